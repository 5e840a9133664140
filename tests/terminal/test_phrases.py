"""What stands between names: colons, percent signs, numbers; and the words of every ending."""

from __future__ import annotations

import re
from io import StringIO
from itertools import islice
from pathlib import Path

import pytest
from rich.console import Console

from laststand import Match
from laststand.catalogues import Catalogues
from laststand.kernel.events import Event
from laststand.kernel.game import find_game
from laststand.terminal.phrases import times
from laststand.terminal.play import Terminal
from tests.conformance.tables import GAMES
from tests.spell.arrange import Table
from tests.terminal.drawn import everything, moments
from tests.terminal.test_spell import match_of
from tests.web.texts import TERMINAL

BEFORE_A_SIGN = re.compile(r"\S[:;](?:\s|$)|\S%", re.MULTILINE)
"""A colon, a semicolon or a percent sign without the space that French has before it."""


def terminal_of(match: Match, language: str) -> Terminal:
    words = Catalogues().of(language).words(match.game, "terminal")
    console = Console(width=400, color_system=None, record=True, file=StringIO())
    return Terminal(match, console, Path("unused.record"), words)


def test_a_thing_that_is_there_more_than_once_keeps_its_name() -> None:
    assert times("Potion verte", 1) == "Potion verte"
    assert times("Potion verte", 2) == "Potion verte ×2"


@pytest.mark.parametrize("game", GAMES)
def test_before_a_colon_and_the_like_french_has_a_space(game: str) -> None:
    match = Match.new(game, seed=2, players=2)
    for moment in islice(moments(match, seed=3, most=240), 0, None, 12):
        terminal = terminal_of(moment, "fr")
        if moment.choice is not None:
            terminal.show_choice(moment.choice)
            terminal.show_odds()
            terminal.why("")
        shown = everything(moment, language="fr") + terminal.console.export_text()
        assert BEFORE_A_SIGN.findall(shown) == []


def test_nobody_writes_a_colon_or_a_semicolon_beside_a_name_by_hand() -> None:
    """But for what the system says of a file."""
    for file in sorted(TERMINAL.glob("*.py")):
        by_hand = re.findall(r'f".*\}[:;] (?!\{error\.).*"|"; "', file.read_text(encoding="utf-8"))
        assert by_hand == [], file


@pytest.mark.parametrize(("language", "box"), [("fr", "\u00a0: dans la boîte"), ("es", ": en la")])
def test_what_is_not_in_the_game_is_in_the_box(language: str, box: str) -> None:
    """The enchantment, where nobody plays Mylfaar."""
    match = Match.new("bastion", seed=3, players=4)
    assert match.view()["elements"]["enchantment"] == "box"
    assert box in everything(match, language=language)


@pytest.mark.parametrize(
    ("language", "potions", "scroll"),
    [
        ("en", ["Red Potion ×2", "Yellow Potion ×2"], "Scroll of Fire ●"),
        ("fr", ["Potion rouge ×2", "Potion jaune ×2"], "Parchemin de feu ●"),
        ("es", ["Poción roja ×2", "Poción amarilla ×2"], "Pergamino de fuego ●"),
    ],
)
def test_potions_and_scrolls_are_counted_behind_their_names(
    language: str, potions: list[str], scroll: str
) -> None:
    by_day = match_of(Table().day(stash=["potion-red", "potion-red"]))
    drawing = everything(by_day, language=language)
    for name in [*potions, scroll]:
        assert name in drawing
    named = "|".join(re.escape(name.split(" ×")[0]) for name in potions)
    assert re.findall(rf"\b\d+ (?:{named})", drawing) == []


@pytest.mark.parametrize("language", ["en", "fr", "es"])
@pytest.mark.parametrize("game", GAMES)
def test_the_log_names_every_ending_in_words(
    game: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    endings = list(find_game(game).words.sections["outcome"])
    told = [Event("GameEnded", "", ending, {"result": "lost"}) for ending in endings]
    terminal = terminal_of(Match.new(game, seed=1), language)
    monkeypatch.setattr(Match, "events", told)
    terminal.told = 0
    terminal.tell_events()
    lines = terminal.console.export_text().splitlines()
    assert len(lines) == len(endings)
    assert [end for end, line in zip(endings, lines, strict=True) if end in line] == []
