"""A campaign of The Last Spell is saved at dawn, goes on after the server stopped, and is laid as
another table from its file."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from laststand.kernel.position import FORMAT
from tests.spell.arrange import Table, game
from tests.web.conftest import Visitor
from tests.web.stage import Served, choose, moment, offered

PANIC = [0, 0, 1, 2, 2, 2, 2]


def dawn() -> dict[str, Any]:
    """The end of the first Night of Lakeburg in a campaign for two, a Clawer left."""
    table = Table(2, campaign="yes").having(scenario="lakeburg", day=1, panic=PANIC, active=-1)
    table.monsters("clawer F7 S").begins("Dawn", "DayAndNight 2", "EndScenario")
    return {
        "laststand": FORMAT,
        "game": "spell",
        "rules": game().version,
        "options": table.options,
        "state": table.state,
        "agenda": table.agenda,
    }


def lay_from(page: Page, file: Path) -> str:
    """Goes on from a save on the first page; the table's id."""
    page.wait_for_selector("[data-new-game]")
    page.set_input_files("[data-save-file]", file)
    page.wait_for_selector("[data-ask]")
    return page.url.rsplit("/", 1)[1]


def asked(page: Page) -> str:
    return str(page.get_attribute("[data-ask]", "data-ask"))


@pytest.mark.rule("TLS-SAVE-1", "TLS-SAVE-2")
def test_a_campaign_is_saved_at_dawn_and_resumed(
    own_server: Served, visit: Visitor, tmp_path: Path
) -> None:
    file = tmp_path / "dawn.json"
    file.write_text(json.dumps(dawn()))
    page = visit(own_server)
    table = lay_from(page, file)
    assert asked(page) == "equipment"
    expect(page.locator(".bar .facts")).to_have_text("Campaign")
    choose(page, "pick potion-red")
    page.wait_for_selector("[data-ask='take-perk']")
    with page.expect_download() as download:
        page.click("[data-save]")
    saved = tmp_path / "saved.json"
    download.value.save_as(saved)
    assert json.loads(saved.read_text())["state"]["scenario"] == "lakeburg"
    perks, at = offered(page), moment(page)

    own_server.kill()
    own_server.start()
    page.goto(own_server.address)
    page.click(f"[data-table='{table}']")
    page.wait_for_selector("[data-ask='take-perk']")
    assert (offered(page), moment(page)) == (perks, at)

    page.goto(own_server.address)
    other = lay_from(page, saved)
    assert other != table
    assert (asked(page), moment(page)) == ("take-perk", 0)
    assert offered(page) == perks
    choose(page, perks[0])
    assert moment(page) == 1


def test_a_file_that_is_no_save_is_refused_with_a_sentence(
    served: Served, visit: Visitor, tmp_path: Path
) -> None:
    file = tmp_path / "letter.json"
    file.write_text("Dear all")
    page = visit(served)
    page.wait_for_selector("[data-new-game]")
    with page.expect_response("**/api/positions"):
        page.set_input_files("[data-save-file]", file)
    expect(page.get_by_role("alert")).to_contain_text("neither JSON nor TOML")


def test_rulings_are_under_a_fold_with_their_sources(served: Served, visit: Visitor) -> None:
    page = visit(served)
    page.wait_for_selector("[data-new-game]")
    page.click("[data-new-game='spell']")
    ruling = page.locator("[data-ruling='panic_refill']")
    assert not ruling.is_visible()
    page.click("[data-rulings] summary")
    expect(ruling).to_contain_text("exactly one Flame")
    expect(ruling).to_contain_text("TLS-DAWN-4")
    ruling.locator("select").select_option("2")
    expect(ruling).to_contain_text("two Flames")
    page.click("[data-start]")
    page.wait_for_selector("[data-ask]")
