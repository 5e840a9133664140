"""The Putrefied Dryad and her Monoliths (Night p. 19 and 20).

On the third Night of Glenwald, with the Mist three spots away and Direction card 2, she stands on
L8 and M8; her Monoliths are K8, N8, M7, L9 and M9, so that only L7 is open beside her.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from laststand.games.spell.board.monsters import NOBODY, remove_monster, wound_monster
from laststand.games.spell.bosses.cast import Cast
from laststand.games.spell.bosses.dryad import DryadAppears, DryadAttacks, StepAside
from laststand.games.spell.bosses.growths import BUD, GROWTH, MATURITY, STAGES
from laststand.games.spell.map.spots import SPOT_NAMES, SPOT_NUMBERS
from laststand.games.spell.monsters.attacks import AnswerStrikes, DealStrikes, TakeAim
from laststand.games.spell.monsters.moves import MoveMonsters
from laststand.games.spell.monsters.spawn import RevealPatterns
from laststand.games.spell.night.monster_phase import BossPart, MonsterPhase, SpreadPanic
from laststand.games.spell.odds import odds_of_options
from laststand.kernel.choice import Choice
from laststand.kernel.errors import DocumentRefused
from tests.spell.arrange import Played, Table, dryad_of, game
from tests.spell.night_table import BOX, Night

DRYAD = "putrefied-dryad"
MONOLITHS = ["K8", "N8", "M7", "L9", "M9"]


def third_night(*monsters: str, card: int = 2, mist: int = 3, **settings: Any) -> Night:
    """The Night on which she comes; she is not there yet."""
    night = Night(scenario="glenwald", town=False, day=3, mist=mist, **settings)
    night.s.spawn.direction = BOX.direction_ids.index(f"direction-{card}")
    return night.put(*monsters)


def grown(stage: int, *monsters: str, **settings: Any) -> Night:
    """She stands on L8 and M8 and has grown so far."""
    night = third_night(**settings).play(DryadAppears())
    dryad_of(night.s).stage = stage
    return night.put(*monsters)


def spots(night: Night, kind: str) -> list[str]:
    return [at.split()[0] for at in night.where(kind)]


def before_her(stage: str = "growth", monoliths: list[str] | None = None) -> Table:
    """A hero's turn with the Dryad on L8 and M8; the Town is bare."""
    table = Table(scenario="glenwald").bare()
    table.having(day=3, phase=3, mist=[3, 3, 3], dryad=stage, direction="direction-2")
    around = MONOLITHS if monoliths is None else monoliths
    table.monsters(f"{DRYAD} L8 S", *[f"monolith {at} S" for at in around])
    return table.hero("greta", at="S16").hero("adelheid", at="R16")


def wounds(played: Played) -> int:
    dryad = played.monster("L8")
    assert dryad is not None
    assert played.monster("M8") is dryad
    return dryad.wounds


# -- what she is ------------------------------------------------------------------------------


@pytest.mark.rule("TLS-DRYAD-2", "TLS-DRYAD-6")
def test_the_dryad_and_her_monoliths_have_the_values_of_the_book() -> None:
    dryad, monolith = BOX.monster(DRYAD), BOX.monster("monolith")
    assert (dryad.hit_points, dryad.movement, dryad.damage, dryad.spots) == (11, 0, 2, 2)
    assert sorted([die.colour for die in dryad.dice]) == ["blue", "orange"]
    assert (monolith.hit_points, monolith.dice, monolith.count) == (4, [], 5)


# -- how she appears --------------------------------------------------------------------------


@pytest.mark.rule("TLS-DRYAD-12", "TLS-DRYAD-14", "TLS-DRYAD-15", "TLS-GLENWALD-8")
@pytest.mark.parametrize(
    ("card", "mist", "body", "monoliths"),
    [
        (2, 3, ["L8", "M8"], ["K8", "N8", "M7", "L9", "M9"]),
        (5, 3, ["E8", "F8"], ["D8", "G8", "F7", "E9", "F9"]),
        (1, 3, ["S8", "T8"], ["R8", "U8", "T7", "S9", "T9"]),
        (4, 5, ["L6", "M6"], ["K6", "N6", "M5", "L7", "M7"]),
    ],
)
def test_she_appears_three_spots_before_the_middle_of_her_slot_among_five_monoliths(
    card: int, mist: int, body: list[str], monoliths: list[str]
) -> None:
    night = third_night(card=card, mist=mist).play(BossPart())
    assert night.where(DRYAD) == [f"{body[0]} S"]
    first, second = [night.s.monster_at[SPOT_NUMBERS[at]] for at in body]
    assert first is second is night.s.horde.monsters[0]
    assert spots(night, "monolith") == monoliths
    assert dryad_of(night.s).stage == BUD


@pytest.mark.rule("TLS-DRYAD-12", "TLS-BOSS-1")
@pytest.mark.parametrize(("scenario", "day"), [("glenwald", 2), ("gildenberg", 3)])
def test_she_appears_on_the_third_night_of_glenwald_only(scenario: str, day: int) -> None:
    night = Night(scenario=scenario, town=False, day=day)
    night.s.spawn.direction = 1
    assert night.play(BossPart()).kinds() == []
    assert Cast().view(night.s)["dryad"]["stage"] == "absent"


@pytest.mark.rule("TLS-DRYAD-12", "TLS-DRYAD-19")
def test_the_first_card_of_her_slot_is_removed_and_the_other_waits_for_the_second_phase() -> None:
    night = third_night().lays(3, "pattern-10", "pattern-1").lays(5, "pattern-2", "pattern-6")
    night.play(BossPart(), RevealPatterns())
    first = [event.facts for event in night.events("PatternsRevealed")]
    assert first == [{"slot": "slot-5", "card": "pattern-2"}]
    night.s.phase = 2
    night.play(RevealPatterns())
    second = [event.facts for event in night.events("PatternsRevealed")][1:]
    assert second == [
        {"slot": "slot-3", "card": "pattern-1"},
        {"slot": "slot-5", "card": "pattern-6"},
    ]


@pytest.mark.rule("TLS-DRYAD-12")
def test_a_card_that_is_removed_unseen_stays_unknown() -> None:
    night = third_night().lays(3, "unseen", "unseen").play(BossPart())
    assert night.s.spawn.slots[2] == [-1]
    assert len(night.s.spawn.patterns) == 10


@pytest.mark.rule("TLS-DRYAD-13")
@pytest.mark.parametrize(
    ("at", "to"), [("L8", "L7"), ("M8", "M6"), ("L9", "L7"), ("M9", "M6"), ("K8", "K7")]
)
def test_heroes_in_her_space_are_moved_straight_toward_the_mist(at: str, to: str) -> None:
    night = third_night().heroes(konrad=at, greta="J12").play(BossPart())
    assert SPOT_NAMES[night.hero("konrad").spot] == to
    assert night.s.hero_at[SPOT_NUMBERS[to]] == 0
    assert SPOT_NAMES[night.hero("greta").spot] == "J12"
    assert night.hero("konrad").wounds == 0
    assert night.where(DRYAD) == ["L8 S"]


@pytest.mark.rule("TLS-DRYAD-13")
def test_two_heroes_in_one_line_find_a_spot_each() -> None:
    night = third_night().heroes(konrad="L8", greta="L9").play(BossPart())
    assert [SPOT_NAMES[hero.spot] for hero in night.s.heroes] == ["L7", "L6"]


@pytest.mark.rule("TLS-DRYAD-13", "TLS-DRYAD-29")
def test_a_hero_with_no_free_spot_before_the_mist_takes_one_of_the_nearest() -> None:
    night = third_night("clawer L7 S", "clawer L6 S").heroes(konrad="L8").play(BossPart())
    assert (night.asked, night.rule) == ("pushed", "TLS-DRYAD-29")
    assert night.offered == ["place K7", "place J8", "place K9", "place L10"]
    night.choose("place K7")
    assert SPOT_NAMES[night.hero("konrad").spot] == "K7"
    assert night.where(DRYAD) == ["L8 S"]


@pytest.mark.rule("TLS-DRYAD-13", "TLS-ABILITY-7")
def test_everything_else_in_her_space_is_removed_and_a_boomer_does_not_explode() -> None:
    night = third_night("boomer M8 S", "clawer K8 S", "clawer J8 S").heroes(konrad="L7")
    night.builds("stone-wall", "L9").builds("shop", "M9", "M10").play(BossPart())
    assert spots(night, "clawer") == ["J8"]
    assert spots(night, "boomer") == []
    assert night.s.structures == []
    assert (night.hero("konrad").wounds, night.s.quests.killed) == (0, 0)
    assert night.s.supply.figures[BOX.monster("boomer").number] == BOX.monster("boomer").count


@pytest.mark.rule("TLS-DRYAD-13", "TLS-DRYAD-35")
def test_a_low_obstacle_in_her_space_is_removed_for_good() -> None:
    night = third_night(card=1, mist=4)
    low = SPOT_NUMBERS["S7"]
    assert night.s.ground.is_low_obstacle[low]
    night.play(BossPart())
    assert night.where(DRYAD) == ["S7 S"]
    assert not night.s.ground.is_low_obstacle[low]
    assert night.s.clone().ground is night.s.ground
    assert night.s.scenario.ground.is_low_obstacle[low]  # every other game has it still
    document = game().write(night.s)
    assert document["cleared"] == ["R7", "S7"]


# -- Monoliths --------------------------------------------------------------------------------


@pytest.mark.rule("TLS-DRYAD-2", "TLS-DRYAD-31")
def test_a_monolith_is_hit_without_dice_and_falls_with_the_fourth_damage() -> None:
    table = before_her().hero("konrad", at="J8")
    played = table.play("attack chipped-sword slash K8")
    monolith = played.monster("K8")
    assert monolith is not None
    assert (monolith.wounds, monolith.hits_left) == (1, 3)
    for entry in table.state["monsters"]:
        entry["wounds"] = 3 if entry["at"] == "K8" else 0
    fallen = table.play("attack chipped-sword lunge K8")
    assert fallen.monster("K8") is None
    assert [facts["at"] for facts in fallen.told("MonolithDestroyed")] == ["K8"]
    assert fallen.told("DiceRolled") == []
    assert (fallen.s.quests.killed, fallen.hero("konrad").kills) == (0, 0)
    assert fallen.at("konrad") == "J8"  # nothing was killed: no one follows


@pytest.mark.rule("TLS-DRYAD-2")
def test_fist_and_two_handed_blows_wear_a_monolith_down() -> None:
    table = before_her().hero("konrad", at="J8", weapons=["boar-spear"])
    played = table.play("attack boar-spear thrust K8")
    assert (played.monster("K8") or pytest.fail("gone")).wounds == 2
    assert (table.play("fist K8").monster("K8") or pytest.fail("gone")).wounds == 1


@pytest.mark.rule("TLS-DRYAD-2", "TLS-DRYAD-30")
def test_a_monolith_shields_her_against_melee_from_its_side() -> None:
    spear = before_her().hero("konrad", at="J8", weapons=["boar-spear"])
    played = spear.play()
    assert played.aims("thrust") == {"K8"}
    assert played.refuses("attack boar-spear thrust L8") == "TLS-DRYAD-2"
    played.play("attack boar-spear skewer K8")
    assert wounds(played) == 0
    around = [at for at in MONOLITHS if at != "K8"]
    opened = before_her(monoliths=around).hero("konrad", at="J8", weapons=["boar-spear"])
    assert wounds(opened.play("attack boar-spear thrust L8 => hit hit")) == 2


@pytest.mark.rule("TLS-DRYAD-2", "TLS-DRYAD-30")
@pytest.mark.parametrize(("at", "offered"), [("L6", True), ("M6", False), ("L10", False)])
def test_only_the_open_side_lets_melee_through(at: str, offered: bool) -> None:
    played = before_her().hero("konrad", at=at, weapons=["boar-spear"]).play()
    target = "L8" if at.startswith("L") else "M8"
    assert (target in played.aims("thrust")) is offered


@pytest.mark.rule("TLS-DRYAD-30")
def test_from_a_corner_one_open_side_is_enough() -> None:
    """On K9 both sides of L8 are covered, on K7 the northern one is open."""
    closed = before_her().hero("konrad", at="K9", weapons=["storm-axe"])
    assert wounds(closed.play("attack storm-axe whirl K9")) == 0
    opened = before_her().hero("konrad", at="K7", weapons=["storm-axe"])
    assert wounds(opened.play("attack storm-axe whirl K7 => hit hit")) == 1


@pytest.mark.rule("TLS-DRYAD-2")
def test_ranged_and_magic_attacks_pass_the_monoliths() -> None:
    bow = before_her().hero("konrad", at="K6", weapons=["shortbow"])
    played = bow.play("attack shortbow running-shot M8 => hit hit")
    assert wounds(played) == 1
    wand = before_her().hero("konrad", at="J10", weapons=["apprentices-wand"])
    assert wounds(wand.play("attack apprentices-wand spark L8 => hit hit")) == 1


@pytest.mark.rule("TLS-DRYAD-31", "TLS-PANIC-1")
def test_monoliths_in_the_town_spread_no_panic() -> None:
    night = grown(BUD).play(SpreadPanic())
    assert spots(night, "monolith")[3:] == ["L9", "M9"]
    assert sum(night.s.panic.flames) == 14


@pytest.mark.rule("TLS-DRYAD-31", "TLS-EFFECT-3")
def test_a_monster_beside_monoliths_is_alone_and_one_beside_her_is_not() -> None:
    played = before_her().monsters("clawer J8 S", "clawer L7 S").play()
    alone = {entry["at"]: entry["alone"] for entry in played.view["monsters"]}
    assert (alone["J8"], alone["L7"], alone["L8"]) == (True, False, False)
    assert {entry["at"]: entry["alone"] for entry in before_her().play().view["monsters"]}["L8"]


@pytest.mark.rule("TLS-DRYAD-31", "TLS-MOVE-10")
@pytest.mark.parametrize(("coin", "at", "to"), [("left", "M6", "O7 S"), ("right", "L6", "J7 S")])
def test_monsters_go_round_her_and_her_monoliths(coin: str, at: str, to: str) -> None:
    """The first meets the Monoliths on M7 and N8, the second her body and the Monolith on K8."""
    night = grown(BUD, f"clawer {at} S", coin=coin).play(MoveMonsters())
    assert night.where("clawer") == [to]


# -- attacks on her ---------------------------------------------------------------------------


@pytest.mark.rule("TLS-DRYAD-1")
def test_an_area_over_both_her_spots_damages_her_once() -> None:
    table = before_her(monoliths=[]).hero("konrad", at="J10", weapons=["power-staff"], mana=4)
    played = table.play("attack power-staff fireball L7 => hit hit")
    assert wounds(played) == 1
    assert len(played.told("DiceRolled")) == 1


@pytest.mark.rule("TLS-DRYAD-1")
def test_a_leap_does_not_come_back_to_her_other_spot() -> None:
    table = before_her(monoliths=[]).monsters("clawer K7 S", "clawer N7 S")
    table.hero("konrad", at="J10", weapons=["storm-scepter"], mana=4)
    played = table.play("attack storm-scepter chain-lightning L8 => hit hit")
    assert set(played.offered) == {"bounce K7", "bounce N7", "stop"}
    played.play("bounce K7 => hit")
    assert played.ask != "propagate"  # she is all that is left in its Area
    assert wounds(played) == 1


@pytest.mark.rule("TLS-DRYAD-1", "TLS-DRYAD-31")
def test_a_leap_finds_her_once_and_monoliths_never() -> None:
    """From L7 both her spots and the Monolith on M7 are in reach of a leap."""
    table = before_her().monsters("clawer L7 S")
    table.hero("konrad", at="J10", weapons=["storm-scepter"], mana=4)
    played = table.play("attack storm-scepter chain-lightning L7 => hit")
    assert played.offered == ["bounce L8", "stop"]


@pytest.mark.rule("TLS-DRYAD-31", "TLS-ABILITY-6")
def test_an_explosion_takes_no_notice_of_monoliths() -> None:
    night = grown(GROWTH, "boomer J8 S", "clawer J9 S").heroes(konrad="I8")
    night.play(TakeAim(), DealStrikes(), luck="hit")
    assert spots(night, "clawer") == []
    assert spots(night, "monolith") == MONOLITHS
    assert all(monster.wounds == 0 for monster in night.s.horde.monsters)


@pytest.mark.rule("TLS-DRYAD-31", "TLS-JUMP-1")
def test_leapfrog_leads_over_no_monolith() -> None:
    table = before_her().monsters("hatchery J9 E")
    played = table.hero("konrad", at="J8", perks=["leapfrog"], points=6).play()
    assert "jump J10" in played.offered
    over = before_her().hero("konrad", at="K7", perks=["leapfrog"], points=6).play()
    assert "jump K9" not in over.offered


@pytest.mark.rule("TLS-DRYAD-33")
def test_each_impact_of_one_attack_may_damage_her() -> None:
    table = before_her().hero("konrad", at="K6", weapons=["apprentices-wand"], mana=4)
    played = table.play(
        "attack apprentices-wand magic-missile L8 => hit hit", "at M8 => hit hit", "stop"
    )
    assert wounds(played) == 2


@pytest.mark.rule("TLS-WEAPON-5", "TLS-DRYAD-1")
def test_magic_rolls_again_for_her_on_either_spot() -> None:
    table = before_her().hero("konrad", at="K6", weapons=["apprentices-wand"], mana=4)
    played = table.play("attack apprentices-wand spark M8 => miss hit")
    assert played.offered == ["keep", "reroll mana"]


@pytest.mark.rule("TLS-DRYAD-9")
def test_a_bud_cannot_be_damaged() -> None:
    played = before_her("bud").hero("konrad", at="L7").play()
    assert played.offers("fist") == ["fist M7"]
    assert played.aims("slash") == {"M7"}
    assert played.refuses("fist L8") == "TLS-DRYAD-9"
    assert played.refuses("attack chipped-sword slash L8") == "TLS-DRYAD-9"
    bow = before_her("bud").hero("konrad", at="K6", weapons=["shortbow"]).play()
    assert bow.aims("running-shot") == {"K8", "N8", "M7", "L9"}
    dryad = played.monster("L8")
    assert dryad is not None
    assert not wound_monster(played.s, dryad, 11, NOBODY, "TLS-DICE-2", "test")
    assert wounds(played) == 0


@pytest.mark.rule("TLS-DRYAD-9", "TLS-ENGINE-1")
def test_no_defense_fires_at_a_bud_alone() -> None:
    bud = before_her("bud", monoliths=[]).builds("ballista J10").hero("konrad", at="Q16")
    assert bud.play().offers("shoot") == []
    assert bud.having(dryad="growth").play().offers("shoot") == ["shoot J10 L8"]


@pytest.mark.rule("TLS-DICE-8")
def test_she_is_never_stunned() -> None:
    table = before_her().hero("konrad", at="J10", weapons=["shortbow"])
    played = table.play("attack shortbow pinning-arrow L8 => hit_stun hit_stun")
    dryad = played.monster("L8")
    assert dryad is not None
    assert dryad.stunned == 0


def odds(played: Played, notation: str) -> list[Fraction]:
    choice = played.choice
    assert isinstance(choice, Choice)
    return [chance.chance for chance in odds_of_options(played.s, choice)[notation]]


@pytest.mark.rule("TLS-DRYAD-2", "TLS-DRYAD-6")
def test_the_odds_against_her_pieces() -> None:
    played = before_her().hero("konrad", at="L7").play()
    assert odds(played, "fist L8") == [Fraction(1, 3)]
    assert odds(played, "fist M7") == [Fraction(1)]
    fire = before_her(monoliths=[]).hero("konrad", at="J10", weapons=["power-staff"], mana=4)
    assert odds(fire.play(), "attack power-staff fireball L7") == [Fraction(1, 3)]


@pytest.mark.rule("TLS-DRYAD-25", "TLS-END-4")
def test_her_death_wins_at_once() -> None:
    table = before_her().hero("konrad", at="L7")
    for entry in table.state["monsters"]:
        entry["wounds"] = 10 if entry["monster"] == DRYAD else 0
    outcome = table.play("fist L8 => hit hit").outcome
    assert outcome is not None
    assert (outcome.won, outcome.rule) == (True, "TLS-END-4")


# -- how she grows ----------------------------------------------------------------------------


@pytest.mark.rule("TLS-DRYAD-16")
@pytest.mark.parametrize(
    ("phase", "before", "after"),
    [(2, BUD, BUD), (3, BUD, GROWTH), (4, GROWTH, MATURITY), (5, MATURITY, MATURITY)],
)
def test_the_crystal_moves_on_from_the_third_monster_phase(
    phase: int, before: int, after: int
) -> None:
    night = grown(before, phase=phase).play(BossPart())
    assert dryad_of(night.s).stage == after
    assert night.s.circle.mages == (3 if before == MATURITY else 4)


@pytest.mark.rule("TLS-DRYAD-16", "TLS-STRIKE-5")
def test_at_maturity_the_last_mage_may_fall_to_her() -> None:
    night = grown(MATURITY, phase=7)
    night.s.circle.mages = 1
    assert night.play(BossPart()).ended == "lost TLS-STRIKE-5"


# -- how she attacks --------------------------------------------------------------------------

# Sectors: a b c d above, e f g h in the upper rows of the Town, i j k l in the lower; her Area on
# L8 and M8 touches b, c, f and g.


def hurt(stage: int, *at: str, card: int = 2) -> list[int]:
    night = grown(stage, card=card)
    night.heroes(**dict(zip(("konrad", "greta", "adelheid", "falk"), at)))
    return [hero.wounds for hero in night.play(DryadAttacks()).s.heroes]


@pytest.mark.rule("TLS-DRYAD-9")
def test_a_bud_does_not_attack() -> None:
    assert hurt(BUD, "L7", "J10", "N10", "K7") == [0, 0, 0, 0]


@pytest.mark.rule("TLS-DRYAD-10", "TLS-DRYAD-7")
def test_growing_she_hits_every_hero_in_her_current_sectors_for_two() -> None:
    assert hurt(GROWTH, "I6", "P6", "I12", "P10") == [2, 2, 2, 2]
    assert hurt(GROWTH, "H6", "Q6", "H12", "J13") == [0, 0, 0, 0]


@pytest.mark.rule("TLS-DRYAD-11")
def test_mature_she_hits_the_adjacent_sectors_too() -> None:
    assert hurt(MATURITY, "C6", "V6", "C12", "J16") == [2, 2, 2, 2]
    assert hurt(MATURITY, "C13", "V13", "H16", "Q16") == [0, 0, 0, 0]


@pytest.mark.rule("TLS-DRYAD-8")
def test_her_current_sectors_are_those_of_her_whole_area_not_of_her_base() -> None:
    """On E8 and F8 her base is in sector a, her Area reaches into e."""
    assert hurt(GROWTH, "C6", "C12", "I8", "C13", card=5) == [2, 2, 0, 0]


@pytest.mark.rule("TLS-DRYAD-7")
def test_structures_there_take_two_each_once_and_the_circle_none() -> None:
    night = grown(GROWTH).builds("stone-wall", "I10").builds("shop", "J12", "J13")
    night.builds("stone-wall", "I14").builds("house", "N10").play(DryadAttacks())
    assert (night.flames("I10"), night.flames("J12"), night.flames("I14")) == (2, 2, 0)
    assert night.standing("N10") is None
    assert night.s.circle.mages == 4


@pytest.mark.rule("TLS-DRYAD-7", "TLS-WATCHTOWER-5")
def test_a_watchtower_takes_it_for_the_hero_on_it() -> None:
    night = grown(GROWTH).builds("watchtower", "J10").heroes(konrad="J10").play(DryadAttacks())
    assert (night.standing("J10"), night.hero("konrad").wounds) == (None, 0)


@pytest.mark.rule("TLS-DRYAD-7", "TLS-ARMOR-1")
def test_armors_help_against_her() -> None:
    night = grown(GROWTH).heroes(konrad="J10").wears("konrad", "worn-pants").play(DryadAttacks())
    assert night.choose("use worn-pants").hero("konrad").wounds == 1


@pytest.mark.rule("TLS-DRYAD-7")
def test_she_attacks_after_all_others() -> None:
    night = grown(GROWTH, "clawer J9 S", phase=2).heroes(konrad="J10", greta="S16")
    night.play(MonsterPhase(), luck="left")
    struck = [event.facts["monster"] for event in night.events("MonsterStruck")]
    assert struck == ["clawer", DRYAD]
    assert night.hero("konrad").wounds == 3


@pytest.mark.rule("TLS-DRYAD-7", "TLS-TARGET-2")
def test_she_takes_no_aim_with_the_others() -> None:
    night = grown(GROWTH).heroes(konrad="L7").play(TakeAim(), DealStrikes())
    assert night.hero("konrad").wounds == 0


@pytest.mark.rule("TLS-DRYAD-6")
def test_she_neither_moves_nor_turns() -> None:
    night = grown(GROWTH).play(MoveMonsters())
    assert night.where(DRYAD) == ["L8 S"]
    assert spots(night, "monolith") == MONOLITHS
    assert night.events("MonsterHeld") == []


@pytest.mark.rule("TLS-DRYAD-6", "TLS-TRAIT-6")
@pytest.mark.parametrize(("at", "answered"), [("L7", 1), ("M7", 1), ("L6", 0)])
def test_a_hero_beside_her_body_strikes_back_at_her(at: str, answered: int) -> None:
    night = grown(GROWTH)
    monolith = night.s.monster_at[SPOT_NUMBERS["M7"]]
    assert monolith is not None
    remove_monster(night.s, monolith)
    night.heroes(konrad=at).knows("konrad", "spiky-counter")
    night.play(DryadAttacks(), AnswerStrikes())
    assert night.s.horde.monsters[0].wounds == answered


# -- what people see --------------------------------------------------------------------------


@pytest.mark.rule("TLS-DRYAD-8", "TLS-DRYAD-15")
def test_the_view_shows_her_stage_her_spots_and_what_she_reaches() -> None:
    view = before_her().play().view
    assert (view["dryad"]["stage"], view["dryad"]["slot"]) == ("growth", "slot-3")
    assert {"I6", "P12", "I9"} <= set(view["dryad"]["reach"])
    assert "H6" not in view["dryad"]["reach"]
    assert view["monsters"][0]["spots"] == ["L8", "M8"]
    assert before_her("bud").play().view["dryad"]["reach"] == []


@pytest.mark.rule("TLS-DRYAD-12")
@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"dryad": "absent"}, "dryad"),
        ({"direction": ""}, "direction"),
        ({"cleared": ["L10"]}, "cleared"),
    ],
)
def test_positions_without_her_place_are_refused(change: dict[str, Any], field: str) -> None:
    with pytest.raises(DocumentRefused, match=f"field '{field}'"):
        before_her().having(**change).play()


@pytest.mark.rule("TLS-DRYAD-12")
def test_a_position_says_when_she_cannot_appear() -> None:
    state = Played.laid(before_her())
    assert STAGES[dryad_of(state).stage] == "growth"
    assert not DryadAppears().fits(state)
    assert not StepAside(0).fits(state)
