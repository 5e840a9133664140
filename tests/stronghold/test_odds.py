"""Odds are exact, and are those of the roll or draw about to be made."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from laststand.kernel.match import Match


def chances(match: Match, option: str) -> dict[str, Fraction]:
    return {
        " ".join([odds.key, *map(str, odds.facts.values())]): odds.chance
        for odds in match.odds()[option]
    }


def before_the_roll() -> Match:
    match = Match.new("stronghold", seed=3)
    match.choose("draw", ["goblin-raider-a"])
    match.choose("move B")
    return match


@pytest.mark.rule("LS-COMBAT-1", "LS-DICE-3")
def test_the_first_roll_is_counted_over_every_fall_of_the_three_dice() -> None:
    match = before_the_roll()
    dice = [die.faces for die in match.state.box.dice]  # type: ignore[attr-defined]
    falls = list(product(*dice))
    fight = sum(1 for fall in falls if {"fight", "star"} & set(fall))
    search = sum(1 for fall in falls if {"search", "star"} & set(fall))
    corruption = sum(1 for fall in falls if "corruption" in fall)
    assert chances(match, "roll") == {
        "defeat gate-skulker-b": Fraction(fight, len(falls)),
        "chest chest": Fraction(search, len(falls)),
        "corruption": Fraction(corruption, len(falls)),
    }


@pytest.mark.rule("LS-COMBAT-5", "LS-DICE-4")
def test_a_second_roll_is_counted_over_the_dice_rolled_again_only() -> None:
    match = before_the_roll()
    match.choose("roll", ["corruption", "search", "defend"])
    faces = match.state.box.dice[1].faces  # type: ignore[attr-defined]
    fight = sum(1 for face in faces if face in ("fight", "star"))
    odds = chances(match, "reroll 2")
    assert odds["defeat gate-skulker-b"] == Fraction(fight, len(faces))
    assert odds["corruption"] == 1
    assert chances(match, "keep")["chest chest"] == 1


@pytest.mark.rule("LS-TURN-2")
def test_the_next_enemy_is_as_likely_at_a_location_as_the_deck_says() -> None:
    match = Match.new("stronghold", seed=3)
    cards = [card for card in match.view()["decks"]["enemy"]["may_hold"] if "-bane-" not in card]
    at_b = sum(1 for card in cards if card.endswith("-b"))
    assert chances(match, "draw")["drawn-at B"] == Fraction(at_b, len(cards))
    assert sum(chances(match, "draw").values()) == 1


@pytest.mark.rule("LS-ENEMY-4")
def test_a_card_known_to_lie_on_top_is_certain() -> None:
    match = Match.new("stronghold", seed=3)
    match.stop(0, "ability", "never")
    match.choose("draw", ["goblin-horde-b", "rot-priest-d"])
    match.choose("stay")
    match.choose("end turn")
    assert chances(match, "draw") == {"drawn-at D": Fraction(1)}
