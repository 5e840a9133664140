"""Positions of real play: nothing is lost on the way through a document, or from the box."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

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


# -- as docs/positions.md describes them -----------------------------------------------------

DOCS = Path(__file__).parents[2] / "docs" / "positions.md"


def section() -> str:
    text = DOCS.read_text(encoding="utf-8")
    return text[text.index("## The Last Stronghold") : text.index("## Last Bastion")]


def names(head: str) -> list[str]:
    """What the first column of a table names."""
    table = section()[section().index(f"| {head} |") :].partition("\n\n")[0]
    rows = [row.split("|")[1] for row in table.splitlines()[2:]]
    return [name.split()[0] for row in rows for name in re.findall(r"`([^`]+)`", row)]


def example() -> Match:
    found = re.search(r"```toml\n(.*?)```", section(), re.DOTALL)
    assert found is not None
    return Match.at(found[1], seed=1)


def test_the_page_about_positions_names_every_field_and_every_step() -> None:
    match = example()
    assert sorted(names("field")) == sorted([*match.position()["state"], "corruption_suffered"])
    assert sorted(names("step")) == sorted(step.__name__ for step in match.game.steps())


def test_the_example_of_the_page_can_be_played() -> None:
    match = example()
    assert match.why_not("defeat deaths-bane-2").rule == "LS-COMBAT-7"
    match.choose("roll", ["fight", "star", "defend"])
    match.choose("keep")
    assert match.why_not("defeat deaths-bane-2").rule == "LS-DEATHSBANE-2"
    match.choose("done")
    match.choose("end turn")
    assert "LocationDestroyed" in [event.kind for event in match.events]
    enemies = match.view()["locations"][2]["enemies"]
    assert [enemy["card"] for enemy in enemies][-1] == "deaths-bane-2"


def test_the_form_of_the_document_is_that_of_the_page() -> None:
    text = DOCS.read_text(encoding="utf-8")
    table = text[text.index("## The document") : text.index("## Piles")]
    named = re.findall(r"^\| `(\w+)` \|", table, re.MULTILINE)
    match = example()
    match.stop(0, "catapults", "never")
    assert named == list(match.position())
