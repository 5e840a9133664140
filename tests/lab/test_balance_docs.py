"""No figure of docs/balance-*.md is typed by hand, and docs/strength.md counts right."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from laststand.bots.value import find_insight
from laststand.kernel.game import find_game, game_ids
from laststand.lab.tables import BLOCK

ROOT = Path(__file__).resolve().parents[2]
LADDER = re.compile(r"<!-- ladder, made by scripts/strength.py -->\n.*?<!-- end -->", re.DOTALL)


@pytest.mark.parametrize("document", sorted((ROOT / "docs").glob("balance-*.md")), ids=str)
def test_figures_stand_in_tables_that_carry_their_command(document: Path) -> None:
    text = document.read_text(encoding="utf-8")
    blocks = [match[0] for match in BLOCK.finditer(text)]
    assert len(blocks) >= 3
    game = document.stem.removeprefix("balance-")
    for block in blocks:
        assert re.search(
            rf"`laststand lab run examples/balance-{game}\.toml( --games \d+)?`", block
        )
    ladders = LADDER.findall(text)
    assert len(ladders) == 1
    assert f"`laststand bench --strength --only {game} --into docs/strength.json`" in ladders[0]
    by_hand = LADDER.sub("", BLOCK.sub("", text)).replace("Wilson's 95 % interval", "")
    assert not re.findall(r"\d+(?:\.\d+)? ?%|\b\d+ of \d+\b|\b\d{2,}\b", by_hand)


@pytest.mark.parametrize("game", game_ids())
def test_the_features_of_a_game_are_counted(game: str) -> None:
    text = " ".join((ROOT / "docs" / "strength.md").read_text(encoding="utf-8").split())
    assert f" {len(find_insight(game).features)} of {find_game(game).name}" in text
