"""docs/where.md leads from the chapters of the rulebooks to the modules, and is true."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from laststand.kernel.game import game_ids
from laststand.kernel.ledger import Ledger

ROOT = Path(__file__).parents[1]
GAMES = ROOT / "src" / "laststand" / "games"
PAGE = (ROOT / "docs" / "where.md").read_text(encoding="utf-8")
NAMES = {"stronghold": "The Last Stronghold", "bastion": "Last Bastion", "spell": "The Last Spell"}


def section(game: str) -> str:
    """What the page says of a game alone."""
    return PAGE.split(f"\n## {NAMES[game]}\n", 1)[1].split("\n## ", 1)[0]


def skeleton() -> set[str]:
    return named(PAGE.split("\n## ", 1)[0])


def named(text: str) -> set[str]:
    """The modules in a text: `day/shop.py`."""
    return set(re.findall(r"`([\w/]+\.py)`", text))


def rows(game: str) -> list[tuple[list[str], set[str]]]:
    """Beginnings of rules, and the modules that carry them out."""
    cells = [line.split("|") for line in section(game).splitlines() if line.count("|") == 4]
    return [
        (re.findall(r"`([A-Z-]+)`", rules), named(modules))
        for _, _, rules, modules, _ in cells
        if "`" in rules
    ]


def beginnings(game: str) -> set[str]:
    """How the ids of a ledger begin: LB-TILE for LB-TILE-TAVERN-1 too."""
    ids = Ledger.load(GAMES / game / "rules.toml").rules
    return {"-".join(id.split("-")[:2]) for id in ids}


@pytest.mark.parametrize("game", game_ids())
def test_every_module_of_a_game_is_named(game: str) -> None:
    root = GAMES / game
    files = [file for file in root.rglob("*.py") if file.name != "__init__.py"]
    modules = {file.relative_to(root).as_posix() for file in files}
    assert modules - named(section(game)) - skeleton() == set()


@pytest.mark.parametrize("game", game_ids())
def test_every_module_that_is_named_exists(game: str) -> None:
    missing = [
        name for name in named(section(game)) | skeleton() if not (GAMES / game / name).is_file()
    ]
    assert missing == []


@pytest.mark.parametrize("game", game_ids())
def test_every_chapter_of_a_ledger_has_its_row(game: str) -> None:
    assert {rule for rules, _ in rows(game) for rule in rules} == beginnings(game)


@pytest.mark.parametrize("game", game_ids())
def test_the_modules_of_a_row_cite_its_rules(game: str) -> None:
    for rules, modules in rows(game):
        texts = {name: (GAMES / game / name).read_text(encoding="utf-8") for name in modules}
        for name, text in texts.items():
            assert any(f"{rule}-" in text for rule in rules), f"{name} cites none of {rules}"
        for rule in rules:
            assert any(f"{rule}-" in text for text in texts.values()), f"nothing cites {rule}"
