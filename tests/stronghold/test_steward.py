"""The steward of The Last Stronghold: it knows every card, and answers windows sensibly."""

from __future__ import annotations

from itertools import product

import pytest

from laststand import Match
from laststand.bots import find_bot
from laststand.kernel.game import find_game
from tests.stronghold.arrange import Table

BOSSES = ["deaths-bane", "draxis", "alrath"]
FILES = ["artifacts.toml", "merchant.toml"]


def used(boss: str, players: int, seed: int) -> set[str]:
    """What artifacts are used and what wares are bought in a game of the steward."""
    match = Match.new("stronghold", seed=seed, boss=boss, players=players)
    bot = find_bot("steward", "stronghold", seed)
    while match.choice is not None:
        match.choose(bot.choose(match.run()))
    return {
        str(event.facts["artifact" if event.kind == "ArtifactUsed" else "ware"])
        for event in match.events
        if event.kind in ("ArtifactUsed", "WareBought")
    }


def test_every_artifact_is_used_and_every_ware_is_bought_within_sixty_games() -> None:
    content = find_game("stronghold").content
    missing = {entry.id for file in FILES for entry in content.entries[file]}
    for seed, boss, players in product(range(10), BOSSES, [1, 2]):
        missing -= used(boss, players, seed)
        if not missing:
            return
    assert missing == set()


def answer(table: Table, *lines: str) -> str:
    """What the steward says where some lines lead."""
    match = table.stops_where_it_matters().play(*lines).match
    assert match.choice is not None
    return match.choice.notations()[find_bot("steward", "stronghold", 1).choose(match.run())]


@pytest.mark.rule("LS-STOP-1")
def test_it_protects_lux_from_the_catapult_that_would_burn_it_down() -> None:
    table = Table().catapults("A", "fight").having(fires=4).begins("EndTurn")
    assert answer(table) == "hero reese"


@pytest.mark.rule("LS-STOP-3")
def test_it_strikes_down_an_engineer_before_the_catapult_stands() -> None:
    table = Table().deck("engineer-a").pile("catapults", "fight")
    assert answer(table, "draw") == "hero galathar"


@pytest.mark.rule("LS-HERO-7")
def test_it_wastes_no_hero() -> None:
    assert answer(Table().deck("brute-a")) == "draw"
