"""Positions of real play: nothing is lost on the way through a document, or from the box."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

import pytest

from laststand import Match
from tests.stronghold.arrange import box_of

GAMES = [(boss, players) for boss in ("deaths-bane", "draxis", "alrath") for players in (1, 2)]


def decisions(boss: str, players: int) -> Iterator[Match]:
    """A match with the game's own cards, played at random, at each of its decisions."""
    luck = random.Random(f"{boss} {players}")
    match = Match.new("stronghold", seed=7, boss=boss, players=players, new_timers="next-turn")
    while match.choice is not None:
        yield match
        match.choose(luck.randrange(len(match.choice.options)))


def cards_on_the_table(match: Match) -> Counter[str]:
    view = match.view()
    places = [view["lux"], *view["locations"]]
    cards = [enemy["card"] for place in places for enemy in place["enemies"]]
    for deck in ("enemy", "shaman", "lesh"):
        cards += view["decks"][deck]["may_hold"]
    return Counter(cards + view["discard"] + view["out_of_game"])


@pytest.mark.parametrize(("boss", "players"), GAMES)
def test_a_match_goes_on_the_same_from_its_position_at_any_decision(
    boss: str, players: int
) -> None:
    for match in decisions(boss, players):
        assert Match.at(match.position(), seed=1).digest() == match.digest()


@pytest.mark.rule("LS-COMBAT-10")
@pytest.mark.parametrize(("boss", "players"), GAMES)
def test_no_card_of_the_box_is_ever_lost_or_doubled(boss: str, players: int) -> None:
    for match in decisions(boss, players):
        box = box_of(match)
        numbers = box.starters + box.enemies + box.shamans + box.leshes + box.bosses[boss]
        assert match.choice is not None
        if not match.choice.ask.startswith("scout"):  # then some cards are in somebody's hand
            assert cards_on_the_table(match) == Counter(box.card_ids[n] for n in numbers)


@pytest.mark.rule("LS-CHEST-2", "LS-CATAPULT-6", "LS-CHEST-7")
@pytest.mark.parametrize(("boss", "players"), GAMES)
def test_chests_catapults_and_artifacts_keep_their_number(boss: str, players: int) -> None:
    for match in decisions(boss, players):
        box, view = box_of(match), match.view()
        state = match.game.write(match.state)
        chests = sum(location["chests"] for location in view["locations"])
        standing = sum(len(location["catapults"]) for location in view["locations"])
        assert chests + view["chest_supply"] == box.chest_tokens
        supply = view["decks"]["catapult"]["count"]
        assert standing + supply + len(state["removed_catapults"]) == len(box.catapults)
        deck = view["decks"]["artifact"]["count"]
        held = len(view["artifacts"]) + len(state["spent_artifacts"])
        assert deck + held == len(box.artifacts)
