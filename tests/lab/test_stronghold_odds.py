"""Exact odds of The Last Stronghold's dice, against falls counted here in another way."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from itertools import combinations, permutations, product
from typing import Any

import pytest

from laststand import Match
from laststand.games.stronghold.game import Stronghold
from laststand.games.stronghold.icons import FACES
from laststand.games.stronghold.odds import Roll, Spending, Target, can_pay, chances
from laststand.kernel.game import find_game
from tests.stronghold.arrange import Table

ROLL = [0, 1, 2]


def dice() -> list[list[str]]:
    """The faces of the three dice as the content gives them."""
    entries: list[Any] = list(find_game("stronghold").content.entries["dice.toml"])
    return [list(die.faces) for die in entries]


def pays(faces: Iterable[str], needs: list[str], wild: bool) -> bool:
    """Whether some of the faces, in some order, are what is needed, one by one."""
    return any(
        all(face == need or (wild and face == "star") for face, need in zip(some, needs))
        for some in permutations(faces, len(needs))
    )


def counted(needs: list[str], wild: bool, kept: dict[int, str] | None = None) -> Fraction:
    """The share of all falls of the dice that pay; dice that are kept do not fall."""
    sides = [
        [kept[number]] if kept is not None and number in kept else die
        for number, die in enumerate(dice())
    ]
    falls = list(product(*sides))
    return Fraction(sum(pays(fall, needs, wild) for fall in falls), len(falls))


def target(needs: list[str], wild: bool, worth: float = 1.0) -> Target:
    return Target("", [needs.count(icon) for icon in FACES[:4]], wild, worth)


def box() -> Any:
    game = find_game("stronghold")
    assert isinstance(game, Stronghold)
    return game.box


REQUIREMENTS = [
    list(icons)
    for count in (1, 2, 3)
    for icons in product(("fight", "search", "agility", "defend"), repeat=count)
    if list(icons) == sorted(icons)
]


@pytest.mark.parametrize("wild", [True, False])
def test_one_roll_pays_for_every_requirement_as_often_as_counting_says(wild: bool) -> None:
    found = chances(box(), [target(needs, wild) for needs in REQUIREMENTS], [0, 0, 0], ROLL)
    assert found == [counted(needs, wild) for needs in REQUIREMENTS]


@pytest.mark.parametrize("again", [[0], [2], [0, 1], [1, 2]])
def test_a_second_roll_keeps_the_other_dice(again: list[int]) -> None:
    lying = ["star", "fight", "search"]
    pool = [FACES.index(face) for face in lying]
    kept = {number: face for number, face in enumerate(lying) if number not in again}
    found = chances(box(), [target(needs, True) for needs in REQUIREMENTS], pool, again)
    assert found == [counted(needs, True, kept) for needs in REQUIREMENTS]


def of_the_table(table: Table, option: str = "roll") -> dict[str, str]:
    odds = table.play().match.odds()[option]
    return {str(each.facts.get("thing", each.key)): str(each.chance) for each in odds}


@pytest.mark.rule("LS-COMBAT-1", "LS-DICE-3")
def test_a_single_fight_is_paid_by_a_fight_or_a_star_on_any_die() -> None:
    # Two of the seven faces of each die of the tests' pack, two dice again: 1 − (5/7)⁵.
    assert of_the_table(Table().enemies("B", "brute-b").attacks("B"))["brute-b"] == "13682/16807"


@pytest.mark.rule("LS-DEATHSBANE-2")
def test_against_deaths_bane_no_star_counts() -> None:
    # At least one fight and one defend among three dice, counted with the best second roll.
    odds = of_the_table(Table().enemies("A", "deaths-bane-1").attacks("A"))
    assert odds["deaths-bane-1"] == "4380/16807"


@pytest.mark.rule("LS-DRAXIS-4")
def test_three_dice_alone_never_beat_draxis() -> None:
    assert (
        of_the_table(Table(boss="draxis").enemies("Lux", "draxis-1").attacks("Lux"))["draxis-1"]
        == "0"
    )


@pytest.mark.rule("LS-CHEST-4", "LS-CATAPULT-5")
def test_chests_and_catapults_have_their_odds_too() -> None:
    table = Table().chests(B=1).catapults("B", "agility").pile("artifact_deck", "relic-heal")
    odds = of_the_table(table.attacks("B"))
    assert (odds["chest"], odds["agility"]) == ("13682/16807", "13682/16807")


@pytest.mark.rule("LS-DICE-4")
def test_the_chance_of_corruption_is_that_of_at_least_one() -> None:
    odds = of_the_table(Table().enemies("B", "brute-b").attacks("B"))
    assert odds["corruption"] == str(1 - Fraction(6, 7) ** 3)


def test_odds_of_the_second_roll_are_given_for_each_set_of_dice() -> None:
    played = Table().enemies("B", "brute-b").attacks("B").play("roll => search search fight")
    odds = {option: each[0].chance for option, each in played.match.odds().items()}
    assert odds["keep"] == 1
    assert odds["reroll 1 2"] == 1
    assert odds["reroll 3"] == Fraction(2, 7)
    assert odds["reroll 2 3"] == 1 - Fraction(5, 7) ** 2


def test_odds_cost_the_match_nothing() -> None:
    match = Match.new("stronghold", seed=9)
    other = Match.new("stronghold", seed=9)
    match.odds()
    for option in ("draw", 0, 0):
        match.choose(option)
        other.choose(option)
        match.odds()
    assert match.digest() == other.digest()


def affordable(faces: list[str], wanted: list[tuple[list[str], bool]]) -> bool:
    """Whether some division of the faces pays for everything wanted."""
    if not wanted:
        return True
    (needs, wild), rest = wanted[0], wanted[1:]
    for chosen in combinations(range(len(faces)), len(needs)):
        left = [face for number, face in enumerate(faces) if number not in chosen]
        if pays([faces[number] for number in chosen], needs, wild) and affordable(left, rest):
            return True
    return False


WANTED = [
    [(["fight"], True), (["search"], True)],
    [(["fight"], False), (["fight"], True)],
    [(["agility", "defend"], False), (["search"], True)],
    [(["fight", "fight"], True), (["defend"], True)],
]


@pytest.mark.parametrize("wanted", WANTED)
def test_one_pool_pays_for_several_things_when_its_faces_can_be_divided(
    wanted: list[tuple[list[str], bool]],
) -> None:
    targets = [target(needs, wild) for needs, wild in wanted]
    for fall in product(FACES, repeat=3):
        counts = [fall.count(face) for face in FACES]
        assert can_pay(counts, targets) == affordable(list(fall), wanted), fall


def test_the_best_spending_is_the_worthiest_set_that_can_be_paid() -> None:
    wanted = [(["fight"], True), (["fight", "search"], True), (["search"], True)]
    worths = [1.0, 2.5, 1.25]
    targets = [
        target(needs, wild, worth) for (needs, wild), worth in zip(wanted, worths, strict=True)
    ]
    for fall in product(FACES, repeat=3):
        best = max(
            sum(worths[number] for number in some)
            for size in range(4)
            for some in combinations(range(3), size)
            if affordable(list(fall), [wanted[number] for number in some])
        )
        assert Spending(targets).best([fall.count(face) for face in FACES]) == best


def test_the_expected_worth_of_a_roll_is_the_mean_over_its_falls() -> None:
    by_face = [0.0, 0.0, 0.0, 0.0, 0.0, -1.0, 0.5]
    roll = Roll(box(), Spending([target(["fight"], True, 3.0)]), [0] * 7, by_face)
    falls = list(product(*dice()))
    worths = [
        3.0 * pays(fall, ["fight"], True) + sum(by_face[FACES.index(face)] for face in fall)
        for fall in falls
    ]
    assert roll.expected_first() == pytest.approx(sum(worths) / len(falls))
