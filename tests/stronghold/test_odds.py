"""Odds are exact, and are those of the roll or draw about to be made."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations, product

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


def faces_of(match: Match) -> list[list[str]]:
    return [die.faces for die in match.state.box.dice]  # type: ignore[attr-defined]


def best_second_roll(dice: list[list[str]], fall: tuple[str, ...], wanted: set[str]) -> Fraction:
    """The best chance to see one of some faces after at most two of three dice are rolled again."""
    if wanted & set(fall):
        return Fraction(1)
    best = Fraction(0)
    for again in [*combinations(range(3), 1), *combinations(range(3), 2)]:
        rolls = list(product(*[dice[die] for die in again]))
        best = max(best, Fraction(sum(1 for roll in rolls if wanted & set(roll)), len(rolls)))
    return best


@pytest.mark.rule("LS-COMBAT-1", "LS-COMBAT-5", "LS-COMBAT-6", "LS-DICE-3")
def test_a_combat_is_counted_over_every_fall_and_its_best_second_roll() -> None:
    match = before_the_roll()
    dice = faces_of(match)
    falls = list(product(*dice))
    expected = {
        name: sum((best_second_roll(dice, fall, wanted) for fall in falls), Fraction(0))
        / len(falls)
        for name, wanted in [
            ("defeat gate-skulker-b", {"fight", "star"}),
            ("chest chest", {"search", "star"}),
        ]
    }
    corruption = sum(1 for fall in falls if "corruption" in fall)
    expected["corruption"] = Fraction(corruption, len(falls))
    assert chances(match, "roll") == expected
    assert chances(match, "roll")["defeat gate-skulker-b"] == Fraction(8, 9)


@pytest.mark.rule("LS-COMBAT-5", "LS-DICE-4")
def test_a_second_roll_is_counted_over_the_dice_rolled_again_only() -> None:
    match = before_the_roll()
    match.choose("roll", ["corruption", "search", "defend"])
    faces = faces_of(match)[1]
    fight = sum(1 for face in faces if face in ("fight", "star"))
    odds = chances(match, "reroll 2")
    assert odds["defeat gate-skulker-b"] == Fraction(fight, len(faces))
    assert odds["corruption"] == 1
    assert chances(match, "keep")["chest chest"] == 1


def with_tokens(match: Match, tokens: int) -> Match:
    position = match.position()
    position["state"]["rerolls"] = tokens
    return Match.at(position, seed=1)


@pytest.mark.rule("LS-REROLL-1", "LS-COMBAT-7")
def test_each_reroll_token_is_another_roll_of_the_likeliest_die() -> None:
    match = with_tokens(before_the_roll(), 1)
    match.choose("roll", ["corruption", "search", "defend"])
    faces = faces_of(match)
    miss = [Fraction(sum(1 for face in die if face not in ("fight", "star")), 6) for die in faces]
    odds = chances(match, "reroll 2")
    assert odds["defeat tokens gate-skulker-b 1"] == 1 - miss[1] * min(miss)


@pytest.mark.rule("LS-COMBAT-14")
def test_two_enemies_are_counted_together_too() -> None:
    match = Match.new("stronghold", seed=3)
    match.choose("draw", ["goblin-raider-b"])
    odds = chances(match, "move B")
    [both] = [name for name in odds if name.startswith("defeat both")]
    alone = [chance for name, chance in odds.items() if name.startswith("defeat g")]
    assert len(alone) == 2
    assert 0 < odds[both] < min(alone)


@pytest.mark.rule("LS-TURN-5")
def test_where_to_go_is_weighed_by_what_could_be_defeated_there() -> None:
    match = Match.new("stronghold", seed=3)
    match.choose("draw", ["goblin-raider-a"])
    there = chances(match, "move B")
    match.choose("move B")
    rolled = chances(match, "roll")
    del rolled["corruption"]
    assert there == rolled


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
