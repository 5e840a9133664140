"""Exact chances of attacks (Night p. 9)."""

from __future__ import annotations

from fractions import Fraction

import pytest

from laststand.games.spell.odds import chance_of_hit
from laststand.games.spell.things import ARMOR_PIERCING, BLUE, NO_DODGE, ORANGE
from tests.spell.arrange import Table, game


@pytest.mark.rule("TLS-DICE-9", "TLS-EFFECT-17")
@pytest.mark.parametrize(
    ("dice", "bits", "chance"),
    [
        ([BLUE], 0, "2/3"),
        ([BLUE], NO_DODGE, "5/6"),
        ([ORANGE], 0, "1/2"),
        ([ORANGE], ARMOR_PIERCING, "5/6"),
        ([ORANGE, BLUE], 0, "1/3"),
        ([ORANGE, BLUE], NO_DODGE, "5/12"),
        ([ORANGE, BLUE], ARMOR_PIERCING, "5/9"),
        ([ORANGE, BLUE], ARMOR_PIERCING | NO_DODGE, "25/36"),
    ],
)
def test_the_chance_of_a_hit(dice: list[int], bits: int, chance: str) -> None:
    s = Table().play().s
    once = Fraction(chance)
    assert chance_of_hit(s, dice, bits, 0) == once
    assert chance_of_hit(s, dice, bits, 2) == 1 - (1 - once) ** 3


@pytest.mark.rule("TLS-ATTACK-6")
def test_heroes_in_the_area_of_an_attack_are_hit_for_certain() -> None:
    played = Table().hero("greta", at="J12").monsters("clawer J11 S").play()
    odds = game().odds(played.s, played.choice)
    (only,) = odds["attack chipped-sword slash J12"]
    assert (only.key, only.chance) == ("hero-hit", Fraction(1))
    assert only.facts == {"hero": "greta", "spot": "J12"}


def test_every_attack_on_a_monster_has_its_odds() -> None:
    table = Table().bare().alone().hero("konrad", at="J10").builds("ballista K12")
    played = table.monsters("clawer J9 S", "armored J6 S").play()
    odds = game().odds(played.s, played.choice)
    assert odds["attack chipped-sword slash J9"][0].chance == Fraction(2, 3)
    assert odds["attack rusty-dagger stab J9"][0].chance == Fraction(8, 9)
    assert odds["fist J9"][0].chance == Fraction(2, 3)
    assert odds["shoot K12 J6"][0].chance == Fraction(5, 6)
    assert "token 2" not in odds
