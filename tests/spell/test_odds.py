"""Exact chances of attacks (Night p. 9)."""

from __future__ import annotations

from fractions import Fraction

import pytest

from laststand.games.spell.odds import chance_of_hit
from laststand.games.spell.things.words import ARMOR_PIERCING, NO_DODGE
from tests.spell.arrange import Played, Table, game


@pytest.mark.rule("TLS-DICE-9", "TLS-EFFECT-17")
@pytest.mark.parametrize(
    ("colours", "bits", "chance"),
    [
        (["blue"], 0, "2/3"),
        (["blue"], NO_DODGE.bit, "5/6"),
        (["orange"], 0, "1/2"),
        (["orange"], ARMOR_PIERCING.bit, "5/6"),
        (["orange", "blue"], 0, "1/3"),
        (["orange", "blue"], NO_DODGE.bit, "5/12"),
        (["orange", "blue"], ARMOR_PIERCING.bit, "5/9"),
        (["orange", "blue"], ARMOR_PIERCING.bit | NO_DODGE.bit, "25/36"),
    ],
)
def test_the_chance_of_a_hit(colours: list[str], bits: int, chance: str) -> None:
    s = Table().play().s
    dice = [s.box.dice[colour] for colour in colours]
    once = Fraction(chance)
    assert chance_of_hit(s, dice, bits, 0) == once
    assert chance_of_hit(s, dice, bits, 2) == 1 - (1 - once) ** 3


@pytest.mark.rule("TLS-ATTACK-6", "TLS-ATTACK-11")
def test_heroes_in_the_area_of_an_attack_are_hit_for_certain() -> None:
    played = Table().hero("greta", at="J12").monsters("clawer J11 S").play()
    odds = game().odds(played.s, played.choice)
    (only,) = odds["attack chipped-sword slash J12"]
    assert (only.key, only.chance) == ("only-hero-hit", Fraction(1))
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


@pytest.mark.rule("TLS-DICE-2", "TLS-WEAPON-2")
def test_the_odds_say_what_a_hit_does() -> None:
    table = Table().bare().alone().hero("konrad", at="J10")
    played = table.monsters("clawer J9 S", "azure-bulky I10 E").play()
    odds = game().odds(played.s, played.choice)
    assert odds["attack chipped-sword slash J9"][0].key == "falls"
    (big,) = odds["attack chipped-sword slash I10"]
    assert (big.key, big.facts["left"]) == ("hit", 2)
    struck = played.play("attack chipped-sword slash I10 => hit")
    hurt = struck.s.horde.monsters[1]
    assert hurt.kind.hit_points - hurt.wounds == 2


@pytest.mark.rule("TLS-DICE-9")
def test_an_area_has_the_odds_of_hitting_all_in_it() -> None:
    table = Table().bare().alone().hero("konrad", at="J10", weapons=["longbow"])
    played = table.monsters("clawer J6 S", "armored K6 W").play()
    odds = game().odds(played.s, played.choice)
    *singles, together = odds["attack longbow volley J6"]
    assert [each.key for each in singles] == ["falls", "falls"]
    assert [each.chance for each in singles] == [Fraction(2, 3), Fraction(1, 2)]
    assert (together.key, together.facts, together.chance) == ("all", {"n": 2}, Fraction(1, 3))


def chances(played: Played) -> dict[str, list[tuple[object, Fraction]]]:
    """By option, where somebody may be hit and how likely."""
    odds = game().odds(played.s, played.choice)
    return {
        notation: [(each.facts["spot"], each.chance) for each in each_of]
        for notation, each_of in odds.items()
    }


@pytest.mark.rule("TLS-EFFECT-17")
def test_a_re_roll_has_the_chance_of_that_one_roll() -> None:
    table = Table().bare().alone().hero("konrad", at="J10").monsters("clawer J9 S")
    played = table.play("attack rusty-dagger stab J9 => miss")
    assert chances(played) == {"reroll": [("J9", Fraction(2, 3))]}


@pytest.mark.rule("TLS-WEAPON-5", "TLS-SHAPE-2")
def test_the_next_impact_spot_counts_a_re_roll_for_mana_while_there_is_one() -> None:
    table = Table().bare().turn("adelheid").monsters("clawer M6 S", "clawer N5 S")
    played = table.play("attack apprentices-wand magic-missile M6 => miss")
    assert chances(played) == {"reroll mana": [("M6", Fraction(2, 3))]}
    kept = table.play("attack apprentices-wand magic-missile M6 => miss", "keep")
    assert chances(kept)["at N5"] == [("N5", Fraction(8, 9))]
    bought = played.play("reroll mana => hit")
    assert chances(bought)["at N5"] == [("N5", Fraction(2, 3))]
    assert chances(bought)["at O13"] == [("O13", Fraction(1))]  # Greta


@pytest.mark.rule("TLS-EFFECT-8")
def test_a_leap_has_the_odds_of_the_monster_it_leaps_to() -> None:
    table = Table().bare().alone().hero("konrad", at="J10", weapons=["duelling-pistol"])
    table.monsters("clawer J6 S", "armored K5 S")
    played = table.play("attack duelling-pistol ricochet J6 => miss")
    assert chances(played) == {"bounce K5": [("K5", Fraction(1, 2))]}


@pytest.mark.rule("TLS-EFFECT-13")
def test_a_cursed_die_is_weighed_against_the_dice_as_they_are() -> None:
    table = Table().bare().alone().hero("konrad", at="J10", weapons=["poisoners-crossbow"])
    played = table.monsters("clawer J6 S").play("attack poisoners-crossbow poisoned-quarrel J6")
    assert chances(played) == {
        "dice orange": [("J6", Fraction(1, 2))],
        "leave": [("J6", Fraction(2, 3))],
    }
