"""Whatever is written on a board is read whole, in each language."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from laststand import Match
from tests.web.conftest import Visitor
from tests.web.stage import Served, sit_at

CUT = """() => {
  const found = [];
  const walker = document.createTreeWalker(document.getElementById("board"), NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    const text = walker.currentNode.textContent.trim();
    if (!text || !element.checkVisibility() || element.closest("svg, .unseen")) continue;
    if (element.closest(SHORTENED)) continue;
    const range = document.createRange();
    range.selectNode(walker.currentNode);
    const { left, right, top, bottom, width } = range.getBoundingClientRect();
    for (let box = element; width && box; box = box.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(box);
      const edge = box.getBoundingClientRect();
      const isAside = overflowX !== "visible" && (right > edge.right + 2 || left < edge.left - 2);
      const isBelow = overflowY !== "visible" && (bottom > edge.bottom + 4 || top < edge.top - 4);
      if (isAside || isBelow) found.push(`${text} is cut by .${box.className}`);
      if (box.id === "board") break;
    }
  }
  return found;
}"""

SHORTENED = ".kind b, .deck .ware b, .ware.small b, .seat"
"""What has too little room for the longest names of all languages, and tells them whole when it is
pointed at: the workshop and the Shop of The Last Spell, and names that people give themselves."""


def cut_off(page: Page) -> list[str]:
    page.evaluate("document.fonts.ready")
    found: list[str] = page.evaluate(CUT.replace("SHORTENED", repr(SHORTENED)))
    return found


@pytest.mark.parametrize("language", ["en", "fr", "es"])
@pytest.mark.parametrize("game", ["stronghold", "bastion", "spell"])
def test_no_text_of_a_board_is_cut_off(
    served: Served, visit: Visitor, game: str, language: str
) -> None:
    page = visit(served, language=language)
    match = Match.new(game, seed=5)
    sit_at(page, match.position())
    assert cut_off(page) == []
    for number in range(12):
        assert match.choice is not None
        match.choose(number % len(match.choice.options))
    sit_at(page, match.position())
    assert cut_off(page) == []
