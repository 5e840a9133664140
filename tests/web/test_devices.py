"""A person's seats on another device."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.conftest import Visitor
from tests.web.stage import Served, new_table


def test_a_link_takes_the_seats_to_another_browser_and_can_be_taken_back(
    served: Served, visit: Visitor
) -> None:
    first = visit(served)
    path = new_table(first)
    first.goto(served.address)
    first.click("[data-give-link]")
    link = first.input_value("[data-link]")
    assert link.startswith(f"{served.address}/#device=")
    drawing = first.locator(".devices img")
    assert drawing.evaluate("(image) => image.decode().then(() => image.naturalWidth)") > 100

    second = visit(served, link.removeprefix(served.address))
    row = second.locator(f'[data-table="{path.rpartition("/")[2]}"]')
    expect(row).to_be_visible()
    expect(row).not_to_contain_text("to watch")
    assert "device" not in second.url
    row.click()
    expect(second.locator("[data-option]").first).to_be_visible()

    first.click("[data-take-back]")
    expect(first.locator("[data-take-back]")).to_have_count(0)
    second.goto(served.address)
    expect(second.locator("h1")).to_be_visible()
