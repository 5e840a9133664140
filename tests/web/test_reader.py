"""The table in words: the same content for whoever hears the page."""

from __future__ import annotations

import pytest

from tests.web.conftest import Visitor
from tests.web.stage import Served, moment, offered, wait_for_moment
from tests.web.test_looks import serious


@pytest.mark.parametrize(
    ("game", "question", "answer"),
    [
        ("stronghold", "where are the scouts", "Ash Scout"),
        ("bastion", "where is the market", "Market"),
        ("spell", "where is the magic circle?", "Circle"),
    ],
)
def test_a_question_is_answered_from_the_board(
    served: Served, visit: Visitor, game: str, question: str, answer: str
) -> None:
    page = visit(served)
    page.click(f'[data-new-game="{game}"]')
    page.click("[data-start]")
    page.wait_for_selector("[data-ask]")
    page.keyboard.press("t")
    page.keyboard.type(question)
    page.keyboard.press("Enter")
    assert answer in page.inner_text("[data-answer]")
    page.fill("#reader-ask", "what can I do")
    page.keyboard.press("Enter")
    assert page.locator("[data-answer] li").count() == len(offered(page))
    assert page.locator("#reader ol li").count() == len(offered(page))
    assert page.locator("#reader [role=log] li").count() > 0
    assert moment(page) == 0
    assert serious(page) == []
    page.keyboard.type("1")
    page.keyboard.press("Enter")
    wait_for_moment(page, 1)
    assert page.evaluate("document.activeElement.id") == "reader-ask", "it goes on here"
    assert page.input_value("#reader-ask") == ""


def test_a_question_is_answered_by_what_bears_most_of_its_words(
    served: Served, visit: Visitor
) -> None:
    page = visit(served)
    page.click('[data-new-game="stronghold"]')
    page.click("[data-start]")
    page.wait_for_selector("[data-ask]")
    page.keyboard.press("t")

    def ask(question: str) -> list[str]:
        page.fill("#reader-ask", question)
        page.keyboard.press("Enter")
        return page.locator("[data-answer] li").all_inner_texts()

    assert [said.split(".")[0] for said in ask("Gate Skulker")] == [
        "Grim Wood (B)",
        "Gate Skulker, B",
    ]
    there = ask("what is at B")
    assert there[0].startswith("Grim Wood (B). Enemies: Gate Skulker.")
    assert [said.split(".")[0] for said in there[1:]] == ["Gate Skulker, B"]
    assert ask("where are the unicorns") == ["Nothing on the table is called that."]
    assert ".." not in " ".join(ask("Reese"))
    page.click("[data-everything]")
    whole = " ".join(page.locator("[data-answer] li").all_inner_texts())
    for thing in ("Desolate Plateau (A)", "Ash Scout, D", "Reese the Warden", "Lux."):
        assert thing in whole


def test_everything_on_the_table_leaves_mere_ground_out(served: Served, visit: Visitor) -> None:
    page = visit(served)
    page.click('[data-new-game="spell"]')
    page.click("[data-start]")
    page.wait_for_selector("[data-ask]")
    page.keyboard.press("t")
    page.click("[data-everything]")
    said = page.locator("[data-answer] li").all_inner_texts()
    assert any("Wooden Wall" in line for line in said)
    assert not any("Surroundings. Sector" in line for line in said)
