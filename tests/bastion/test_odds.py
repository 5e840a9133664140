"""Exact odds: counted over every fall of the dice, never sampled."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from laststand.games.bastion.box import FACES
from laststand.games.bastion.odds import chance_to_vanquish, chance_with_second_roll, falls
from laststand.games.bastion.resistance import Foe, is_enough
from tests.bastion.arrange import Table

DIE = [0, 1, 2, 3, 4, 5]
RED, GREEN, BLUE, YELLOW, BLACK = range(5)


def needing(**colours: int) -> Foe:
    needs = [colours.get(colour, 0) for colour in FACES[:5]]
    return Foe(needs, dice=True, white=True, equipment=True, waived=0)


def chance(foes: list[Foe], dice: int = 3, **tokens: int) -> Fraction:
    held = [tokens.get(colour, 0) for colour in FACES[:5]]
    return chance_to_vanquish(foes, [DIE] * dice, held)


@pytest.mark.rule("LB-COMBAT-1", "LB-COMBAT-2")
@pytest.mark.parametrize(("resistance", "good"), [(0, 216), (1, 152), (2, 56), (3, 8), (4, 0)])
def test_three_dice_without_a_token(resistance: int, good: int) -> None:
    assert chance([needing(red=resistance)]) == Fraction(good, 216)


@pytest.mark.rule("LB-POWER-KAZGIN-1")
@pytest.mark.parametrize(("resistance", "good"), [(1, 1040), (2, 528), (3, 144), (4, 16)])
def test_four_dice(resistance: int, good: int) -> None:
    assert chance([needing(black=resistance)], dice=4) == Fraction(good, 1296)


@pytest.mark.rule("LB-CARD-22")
def test_fewer_dice() -> None:
    assert chance([needing(blue=1)], dice=2) == Fraction(20, 36)
    assert chance([needing(blue=2)], dice=2) == Fraction(4, 36)
    assert chance([needing(blue=1)], dice=1) == Fraction(2, 6)
    assert chance([needing(blue=1)], dice=0) == 0


@pytest.mark.rule("LB-COMBAT-3")
def test_each_token_is_as_good_as_a_face() -> None:
    assert chance([needing(red=3)], red=1) == Fraction(56, 216)
    assert chance([needing(red=3)], red=2) == Fraction(152, 216)
    assert chance([needing(red=3)], red=3) == 1
    assert chance([needing(red=3)], blue=3) == Fraction(8, 216)


@pytest.mark.rule("LB-TWO-2", "LB-TWO-4")
def test_two_monsters_together() -> None:
    incubus_and_summoner = [needing(red=2), needing(blue=1)]
    assert chance(incubus_and_summoner) == Fraction(19, 216)
    assert chance(incubus_and_summoner, red=1) == Fraction(88, 216)
    assert chance(incubus_and_summoner, dice=4) == Fraction(299, 1296)
    assert chance([needing(red=1), needing(red=1)]) == Fraction(56, 216)


def test_warlords_of_several_colours() -> None:
    tyrant = [needing(red=1, green=1, blue=1, yellow=1)]
    tokens = [{}, {"red": 1}, {"red": 1, "green": 1}, {"red": 1, "green": 1, "blue": 1}]
    tokens.append({"red": 1, "green": 1, "blue": 1, "yellow": 1})
    assert [chance(tyrant, **held) * 216 for held in tokens] == [0, 34, 88, 152, 216]
    regent = Foe([1, 1, 1, 1, 1], dice=True, white=False, equipment=True, waived=0)
    held = [{}, *[dict.fromkeys(FACES[:count], 1) for count in range(1, 6)]]
    assert [chance([regent], **tokens) * 216 for tokens in held] == [0, 0, 6, 30, 91, 216]


@pytest.mark.rule("LB-CARD-23", "LB-CARD-24")
def test_what_has_no_effect_counts_nothing() -> None:
    spider = Foe([0, 0, 1, 0, 0], dice=False, white=True, equipment=True, waived=0)
    golem = Foe([0, 0, 0, 3, 0], dice=True, white=True, equipment=False, waived=0)
    assert chance([spider]) == 0
    assert chance([spider], blue=1) == 1
    assert chance([golem], yellow=4) == Fraction(8, 216)


@pytest.mark.rule("LB-POWER-MYLFAAR-4")
def test_a_waived_face_may_be_of_any_colour() -> None:
    tyrant = Foe([1, 1, 1, 1, 0], dice=True, white=True, equipment=True, waived=1)
    assert chance([tyrant]) == Fraction(24 + 36 + 12 + 1, 216)


@pytest.mark.parametrize("dice", [0, 1, 2, 3, 4])
def test_every_ordered_fall_is_counted_once(dice: int) -> None:
    assert sum(ways for _, ways in falls([DIE] * dice)) == 6**dice


@pytest.mark.parametrize(
    "foes",
    [
        [needing(red=2)],
        [needing(red=2), needing(blue=1)],
        [needing(red=1), needing(red=2)],
        [needing(red=1, green=1, blue=1, yellow=1), needing(black=1)],
    ],
)
@pytest.mark.rule("LB-TWO-4")
def test_the_odds_are_those_of_handing_out_every_face_by_hand(foes: list[Foe]) -> None:
    """The same chances by brute force: each face of each fall is handed to each need it fits."""
    wants = [colour for foe in foes for colour in range(5) for _ in range(foe.needs[colour])]
    good = sum(can_be_handed_out(wants, list(fall)) for fall in product(range(6), repeat=3))
    assert chance(foes) == Fraction(good, 216)


def can_be_handed_out(wants: list[int], fall: list[int]) -> bool:
    if not wants:
        return True
    for die, face in enumerate(fall):
        if face in (wants[0], 5) and can_be_handed_out(wants[1:], fall[:die] + fall[die + 1 :]):
            return True
    return False


@pytest.mark.rule("LB-TWO-4")
def test_tokens_and_faces_of_a_shared_colour_are_split_the_best_way() -> None:
    spider = Foe([0, 0, 1, 0, 0], dice=False, white=True, equipment=True, waived=0)
    assert is_enough([spider, needing(blue=1)], [0, 0, 1, 0, 0, 0], [0, 0, 1, 0, 0])
    assert not is_enough([spider, needing(blue=2)], [0, 0, 1, 0, 0, 0], [0, 0, 1, 0, 0])
    assert is_enough([spider, needing(blue=2)], [0, 0, 1, 0, 0, 0], [0, 0, 2, 0, 0])


def test_the_view_tells_the_chance_of_every_combat_without_and_with_each_token() -> None:
    table = Table().cards(R3="incubus", B1="hollow-summoner").at(teagaan="NE")
    odds = table.gear("teagaan", red=1).acts("teagaan").play().view["odds"]
    assert odds == [
        {
            "spaces": ["R3"],
            "chances": [
                {"tokens": {}, "chance": "7/27"},
                {"tokens": {"red": 1}, "chance": "19/27"},
            ],
        },
        {"spaces": ["B1"], "chances": [{"tokens": {}, "chance": "19/27"}]},
        {
            "spaces": ["R3", "B1"],
            "chances": [
                {"tokens": {}, "chance": "19/216"},
                {"tokens": {"red": 1}, "chance": "11/27"},
            ],
        },
    ]


def test_the_view_goes_on_with_tokens_that_help_only_together() -> None:
    table = Table().cards(R2="pit-overlord").at(teagaan="N").gear("kazgin")
    table.cards(G2="shadow-scout").gear("teagaan", red=3, blue=1).acts("teagaan")
    odds = table.play().view["odds"]
    assert [row["chance"] for row in odds[0]["chances"]] == ["0/1", "0/1", "1/9", "5/9"]
    assert odds[0]["chances"][-1]["tokens"] == {"red": 3}


def test_the_match_answers_with_the_odds_of_every_combat_and_each_card_of_it() -> None:
    table = Table().cards(R3="incubus", B1="hollow-summoner").at(teagaan="NE")
    match = table.gear("teagaan", red=1).acts("teagaan").play().match
    odds = match.odds()
    assert set(odds) == {"fight R3", "fight B1", "fight R3 B1"}
    rows = [(row.facts["spaces"], row.facts["tokens"], row.chance) for row in odds["fight R3 B1"]]
    assert rows == [
        (["R3"], [], Fraction(56, 216)),
        (["R3"], ["red"], Fraction(152, 216)),
        (["B1"], [], Fraction(152, 216)),
        (["R3", "B1"], [], Fraction(19, 216)),
        (["R3", "B1"], ["red"], Fraction(88, 216)),
    ]
    for row in odds["fight R3 B1"]:
        assert "vanquished" in match.game.words.sentence("odds", row.key, row.facts)


@pytest.mark.rule("LB-POWER-FENG-LI-1", "LB-POWER-FENG-LI-3")
def test_a_second_roll_keeps_what_serves_best() -> None:
    """Counted over every fall and every choice of dice, for a card that needs two red faces."""

    def is_good(fall: tuple[int, ...]) -> bool:
        return sum(1 for face in fall if face in (RED, 5)) >= 2

    total = Fraction(0)
    for fall in product(DIE, repeat=3):
        best = Fraction(is_good(fall))
        for kept in product([False, True], repeat=3):
            lying = [face for face, keeps in zip(fall, kept) if keeps]
            rolls = list(product(DIE, repeat=3 - len(lying)))
            good = sum(1 for roll in rolls if is_good((*lying, *roll)))
            best = max(best, Fraction(good, len(rolls)))
        total += best
    found = chance_with_second_roll([needing(red=2)], [DIE] * 3, [0] * 5)
    assert found == total / 216
