"""The steward of The Last Stronghold: it knows every card, and answers windows sensibly."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import product

import pytest

from laststand import Match
from laststand.bots import find_bot
from laststand.kernel.game import find_game
from tests.stronghold.arrange import Table

BOSSES = ["deaths-bane", "draxis", "alrath"]


@cache
def told() -> Counter[str]:
    """What happens in some games of the steward, by kind of event and thing."""
    counts = Counter[str]()
    for boss, players, seed in product(BOSSES, [1, 2], range(10)):
        match = Match.new("stronghold", seed=seed, boss=boss, players=players)
        bot = find_bot("steward", "stronghold", seed)
        while match.choice is not None:
            match.choose(bot.choose(match.run()))
        for event in match.events:
            thing = event.facts.get("artifact") or event.facts.get("ware")
            counts[f"{event.kind} {thing}"] += 1
    return counts


def ids(file: str) -> list[str]:
    return [entry.id for entry in find_game("stronghold").content.entries[file]]


@pytest.mark.parametrize("artifact", ids("artifacts.toml"))
def test_every_artifact_is_used(artifact: str) -> None:
    assert told()[f"ArtifactUsed {artifact}"] > 0


@pytest.mark.parametrize("ware", ids("merchant.toml"))
def test_every_ware_is_bought(ware: str) -> None:
    assert told()[f"WareBought {ware}"] > 0


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
