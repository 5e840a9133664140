"""How Monsters attack: what they aim at, what their attacks do, and their abilities."""

from __future__ import annotations

import pytest

from laststand.games.spell.board.monsters import kill_monster
from laststand.games.spell.heroes.damage import BY_DRAINER, TakeDamage
from laststand.games.spell.map.cetusia_cards import HEAD
from laststand.games.spell.map.spots import SPOT_NUMBERS
from laststand.games.spell.monsters.attacks import AnswerStrikes, DealStrikes, TakeAim
from laststand.games.spell.night.monster_phase import MonsterPhase
from tests.spell.arrange import cetusia_of
from tests.spell.night_table import Night


def attack(night: Night, luck: str = "") -> Night:
    return night.play(TakeAim(), DealStrikes(), AnswerStrikes(), luck=luck)


def struck(night: Night) -> list[str]:
    return [str(event.facts["target"]) for event in night.events("MonsterStruck")]


# -- the book's example -----------------------------------------------------------------------


@pytest.mark.rule("TLS-TARGET-6")
def test_a_range_4_monster_hits_the_first_target_within_four_spots() -> None:
    night = Night("archer E13 E", town=False).heroes(konrad="I13").builds("house", "J13")
    attack(night)
    assert night.hero("konrad").wounds == 1
    assert night.flames("J13") == 0


@pytest.mark.rule("TLS-TARGET-6")
def test_whoever_is_behind_the_first_target_is_not_hit_though_in_range() -> None:
    night = Night("archer E13 E", town=False).heroes(konrad="F13", greta="H13")
    assert struck(attack(night.builds("house", "I13"))) == ["konrad"]
    night = Night("archer G13 E", town=False).builds("house", "I13").heroes(konrad="J13")
    assert struck(attack(night)) == ["house"]


@pytest.mark.rule("TLS-TARGET-6")
def test_it_hits_nothing_five_spots_away_or_beside_its_line() -> None:
    night = Night("archer E13 E", town=False).heroes(konrad="J13", greta="F12")
    assert struck(attack(night)) == []


# -- targets ----------------------------------------------------------------------------------


@pytest.mark.rule("TLS-TARGET-1", "TLS-TARGET-2")
def test_a_melee_monster_attacks_in_the_attack_part_what_is_on_one_of_four_spots() -> None:
    near = Night("clawer H13 E", town=False).heroes(konrad="H14")
    assert struck(attack(near)) == ["konrad"]
    corner = Night("clawer H13 E", town=False).heroes(konrad="I14")
    assert struck(attack(corner)) == []


@pytest.mark.rule("TLS-TARGET-3")
def test_the_circle_comes_before_a_hero_and_a_hero_before_a_structure() -> None:
    circle = Night("clawer K12 E", town=False).heroes(konrad="J12").builds("house", "K11")
    assert struck(attack(circle)) == ["magic-circle"]
    hero = Night("clawer J12 E", town=False).heroes(konrad="I12").builds("ballista", "J11")
    assert struck(attack(hero)) == ["konrad"]


@pytest.mark.rule("TLS-TARGET-4")
def test_among_heroes_it_is_the_one_with_the_most_wounds() -> None:
    night = Night("clawer F12 E", town=False).heroes(konrad="E12", adelheid="G12")
    night.hero("konrad").wounds = 1
    assert struck(attack(night)) == ["konrad"]


@pytest.mark.rule("TLS-TARGET-4")
@pytest.mark.parametrize(("konrad", "adelheid"), [("E12", "G12"), ("G12", "E12")])
def test_with_equal_wounds_it_is_the_one_with_the_highest_base_mana(
    konrad: str, adelheid: str
) -> None:
    """Adelheid's card shows 8, Konrad's 4; what they have left does not matter."""
    night = Night("clawer F12 E", town=False).heroes(konrad=konrad, adelheid=adelheid)
    night.hero("adelheid").mana = 0
    assert struck(attack(night)) == ["adelheid"]


@pytest.mark.rule("TLS-TARGET-12")
def test_between_heroes_alike_the_players_choose() -> None:
    """Konrad of level 2 and Greta of level 1 both have 5 base Mana."""
    night = Night("clawer F12 E", town=False).heroes(konrad="E12", greta="G12")
    night.hero("konrad").level = 2
    attack(night)
    assert (night.asked, night.rule) == ("aim", "TLS-TARGET-12")
    assert night.offered == ["aim greta", "aim konrad"]
    assert night.choice is not None
    assert night.choice.seat is None
    night.choose("aim greta")
    assert (night.hero("konrad").wounds, night.hero("greta").wounds) == (0, 1)


@pytest.mark.rule("TLS-TARGET-5")
def test_among_structures_it_is_the_one_destroyed_with_the_fewest_attacks() -> None:
    night = Night("clawer H12 E", town=False).builds("house", "I12", flames=1)
    night.builds("wooden-wall", "H13", flames=1)
    assert struck(attack(night)) == ["house"]


@pytest.mark.rule("TLS-TARGET-5")
def test_the_attacks_counted_are_those_of_this_monster() -> None:
    """An Armored deals 2: a Wall with 3 hits left takes two attacks, with 2 left one."""
    night = Night("armored H12 E", town=False).builds("wooden-wall", "I12")
    night.builds("stone-wall", "H13", flames=1).builds("house", "H11")
    assert struck(attack(night)) == ["house"]
    equal = Night("armored H12 E", town=False).builds("wooden-wall", "I12", flames=1)
    equal.builds("house", "H11")
    assert struck(attack(equal)) == ["wooden-wall"]


@pytest.mark.rule("TLS-TARGET-5")
def test_of_equally_weak_structures_defenses_come_before_walls_before_buildings() -> None:
    all_three = Night("clawer H12 E", town=False).builds("house", "H11", flames=1)
    all_three.builds("wooden-wall", "I12", flames=2).builds("ballista", "H13")
    assert struck(attack(all_three)) == ["ballista"]
    two = Night("clawer H12 E", town=False).builds("house", "H11", flames=1)
    two.builds("wooden-gate", "I12", flames=1)
    assert struck(attack(two)) == ["wooden-gate"]


@pytest.mark.rule("TLS-TARGET-5")
def test_between_structures_alike_the_players_choose() -> None:
    night = Night("clawer J12 E", town=False).builds("house", "J11").builds("house", "J13")
    attack(night)
    assert (night.asked, night.rule, night.offered) == (
        "aim",
        "TLS-TARGET-5",
        ["aim house J11", "aim house J13"],
    )
    night.choose("aim house J13")
    assert (night.flames("J11"), night.flames("J13")) == (0, 1)


@pytest.mark.rule("TLS-TARGET-5", "TLS-TRAIT-6")
def test_a_structure_a_hero_fortifies_takes_more_attacks() -> None:
    """Fortress Master takes the Clawer's one damage to the House near Falk."""
    night = Night("clawer J12 E", town=False).builds("house", "J11").builds("house", "J13")
    night.heroes(falk="K10").knows("falk", "fortress-master")
    assert struck(attack(night)) == ["house"]
    assert night.flames("J13") == 1


@pytest.mark.rule("TLS-TARGET-7", "TLS-TARGET-11")
def test_other_monsters_and_obstacles_do_not_block_a_ranged_monsters_line() -> None:
    """A Low Obstacle stands on U10."""
    night = Night("archer U8 S", "clawer U9 S stunned", town=False).heroes(konrad="U11")
    assert night.s.ground.is_low_obstacle[SPOT_NUMBERS["U10"]]
    assert struck(attack(night)) == ["konrad"]


@pytest.mark.rule("TLS-TARGET-6", "TLS-TARGET-3")
def test_a_ranged_monster_hits_the_circle_when_it_is_the_first_in_line() -> None:
    night = Night("archer I12 E", town=False)
    assert attack(night).s.circle.mages == 3
    behind = Night("archer I12 E", town=False).builds("house", "K12")
    assert struck(attack(behind)) == ["house"]


@pytest.mark.rule("TLS-DICE-7")
def test_a_stunned_monster_does_not_attack() -> None:
    night = Night("clawer F12 E stunned", town=False).heroes(konrad="G12")
    assert struck(attack(night)) == []


# -- what attacks do --------------------------------------------------------------------------


@pytest.mark.rule("TLS-STRIKE-1", "TLS-TARGET-8")
def test_the_monsters_strength_is_the_wounds_or_flames_it_deals() -> None:
    hero = Night("armored F12 E", town=False).heroes(konrad="G12")
    assert attack(hero).hero("konrad").wounds == 2
    wall = Night("crimson-bulky H12 E", town=False).builds("stone-wall", "I12")
    assert attack(wall).flames("I12") == 3


@pytest.mark.rule("TLS-STRIKE-2", "TLS-STRIKE-3")
def test_flames_of_a_house_come_from_the_meter_and_those_of_a_wall_from_the_box() -> None:
    house = Night("clawer J12 E", town=False).builds("house", "J11")
    assert attack(house).s.panic.flames == [1, 2, 2, 2, 2, 2, 2]
    for kind in ("wooden-wall", "stone-gate"):
        wall = Night("clawer H12 E", town=False).builds(kind, "I12")
        assert attack(wall).s.panic.flames == [2] * 7
        assert wall.flames("I12") == 1


@pytest.mark.rule("TLS-STRIKE-3")
def test_no_more_flames_are_taken_than_the_hits_a_structure_had_left() -> None:
    night = Night("crimson-bulky J12 E", town=False).builds("house", "J11", flames=1)
    assert attack(night).s.panic.flames == [1, 2, 2, 2, 2, 2, 2]
    assert night.standing("J11") is None


@pytest.mark.rule("TLS-STRIKE-4")
def test_when_the_meter_is_empty_flames_come_from_the_box() -> None:
    night = Night("clawer J12 E", town=False).builds("house", "J11")
    night.s.panic.flames = [0] * 7
    assert attack(night).flames("J11") == 1
    assert night.s.panic.flames == [0] * 7


@pytest.mark.rule("TLS-STRIKE-5", "TLS-STRIKE-6")
def test_each_damage_to_the_circle_removes_a_mage_and_the_last_one_loses_the_game() -> None:
    night = Night("armored K12 E", town=False)
    assert attack(night).s.circle.mages == 2
    assert attack(night).ended == "lost TLS-STRIKE-5"


@pytest.mark.rule("TLS-STRIKE-8")
def test_attacks_are_simultaneous_two_monsters_spend_them_on_one_ballista() -> None:
    night = Night("clawer J12 E", "clawer L10 E", town=False)
    night.builds("ballista", "K10").builds("ballista", "J11").builds("house", "J13")
    night.put("clawer K11 E")
    attack(night)
    assert night.asked == "aim"
    night.choose("aim ballista K10")
    assert night.standing("K10") is None
    assert night.standing("J11") is None
    assert night.flames("J13") == 0
    assert sum(night.s.panic.flames) == 12


@pytest.mark.rule("TLS-STRIKE-8")
def test_a_monster_that_an_answer_kills_has_attacked_all_the_same() -> None:
    """Adelheid's Rage Shield fells the second Clawer before its own blow is dealt."""
    night = Night("clawer F12 E", "clawer G11 S", town=False).heroes(adelheid="G12")
    night.wears("adelheid", "rage-shield")
    attack(night).choose("use rage-shield").choose("strike G11")
    assert night.where() == ["F12 E"]
    assert night.hero("adelheid").wounds == 1


@pytest.mark.rule("TLS-ARMOR-1", "TLS-STRIKE-1")
def test_a_hero_may_use_an_armor_against_each_attack() -> None:
    night = Night("clawer F12 E", town=False).heroes(konrad="G12").wears("konrad", "worn-pants")
    attack(night)
    assert (night.asked, night.offered) == ("take-damage", ["take damage", "use worn-pants"])
    assert night.choose("use worn-pants").hero("konrad").wounds == 0


@pytest.mark.rule("TLS-STRIKE-11", "TLS-STRIKE-8", "TLS-ARMOR-2")
def test_a_structure_that_falls_in_the_same_attacks_is_still_near_the_hero_who_is_hit() -> None:
    """Back Protection needs a structure in Konrad's Area; the Clawer would come first."""
    night = Night("clawer D12 E", "armored G11 W", town=False).heroes(konrad="F11")
    night.builds("house", "E12", flames=1).knows("konrad", "back-protection")
    attack(night)
    assert night.offered == ["take damage", "call on back-protection"]
    night.choose("call on back-protection")
    assert (night.hero("konrad").wounds, night.standing("E12")) == (1, None)


@pytest.mark.rule("TLS-TRAIT-6", "TLS-STRIKE-8", "TLS-STRIKE-9")
@pytest.mark.parametrize(("struck", "left"), [("F12", "G11 S"), ("G11", "F12 E")])
def test_spiky_counter_hits_the_adjacent_attacker_of_choice_after_all_attacks(
    struck: str, left: str
) -> None:
    night = Night("clawer F12 E", "clawer G11 S", "archer C12 E", town=False)
    night.heroes(konrad="G12").knows("konrad", "spiky-counter")
    attack(night)
    assert (night.asked, night.offered) == ("strike-back", ["strike F12", "strike G11"])
    night.choose(f"strike {struck}")
    assert night.hero("konrad").wounds == 3
    assert night.where("clawer") == [left]
    assert (night.hero("konrad").kills, night.s.quests.killed) == (1, 1)
    kinds = [event.kind for event in night.log.events]
    assert kinds.index("MonsterKilled") > max(
        [at for at, kind in enumerate(kinds) if kind == "MonsterStruck"]
    )


@pytest.mark.rule("TLS-STRIKE-9", "TLS-STRIKE-8")
def test_spiky_counter_is_not_lost_on_an_attacker_that_has_fallen_before() -> None:
    night = Night("clawer F12 E", "clawer G11 S", town=False).heroes(konrad="G12")
    night.wears("konrad", "rage-shield").knows("konrad", "spiky-counter")
    attack(night).choose("use rage-shield").choose("strike F12")
    assert night.where() == []


@pytest.mark.rule("TLS-QUEST-1")
def test_a_kill_in_the_monster_phase_counts_for_no_hero_phase() -> None:
    night = Night("clawer F12 E", town=False)
    night.heroes(konrad="G12").knows("konrad", "spiky-counter")
    night.hero("konrad").kills_in_phase = night.hero("konrad").best_phase = 4
    attack(night)
    assert (night.hero("konrad").kills, night.hero("konrad").best_phase) == (1, 4)


@pytest.mark.rule("TLS-TRAIT-6")
def test_spiky_counter_does_not_reach_an_archer_far_away() -> None:
    night = Night("archer C12 E", town=False).heroes(konrad="G12").knows("konrad", "spiky-counter")
    assert attack(night).where() == ["C12 E"]
    assert night.hero("konrad").wounds == 1


@pytest.mark.rule("TLS-TRAIT-6")
def test_spiky_counter_serves_again_in_the_next_monster_phase() -> None:
    night = Night("clawer F12 E", "clawer G11 S", town=False, phase=0)
    night.heroes(konrad="G12").knows("konrad", "spiky-counter")
    night.play(MonsterPhase(), luck="left").choose("strike F12")
    assert night.where() == ["G11 E"]
    assert night.play(MonsterPhase(), luck="left").where() == []


# -- area attacks and abilities ---------------------------------------------------------------


@pytest.mark.rule("TLS-STRIKE-7", "TLS-ABILITY-9", "TLS-TARGET-10")
def test_the_accursed_hits_everything_in_its_area_at_once_and_drains_mana() -> None:
    night = Night("accursed K11 E", "clawer L10 S stunned", town=False)
    night.heroes(konrad="J10", greta="K12").builds("stone-wall", "J11").builds("house", "L11")
    attack(night)
    assert (night.hero("konrad").wounds, night.hero("greta").wounds) == (3, 3)
    assert (night.hero("konrad").mana, night.hero("greta").mana) == (2, 3)
    assert night.flames("J11") == 3
    assert night.standing("L11") is None
    assert night.s.circle.mages == 1
    assert night.kinds() == ["accursed", "clawer"]


@pytest.mark.rule("TLS-STRIKE-7")
def test_an_area_attack_needs_something_adjacent() -> None:
    night = Night("accursed F12 E", town=False).heroes(konrad="G13")
    assert struck(attack(night)) == []


@pytest.mark.rule("TLS-ABILITY-5", "TLS-ABILITY-8")
def test_a_boomer_explodes_for_4_through_any_shield_and_2_to_structures_and_is_removed() -> None:
    night = Night("boomer K11 E", town=False).heroes(konrad="K10", greta="J10")
    night.wears("konrad", "tower-shield").builds("house", "J11").builds("wooden-wall", "J12")
    left = night.s.supply.figures[night.s.horde.monsters[0].kind.number]
    attack(night)
    assert night.asked == "rest"
    assert (night.hero("konrad").wounds, night.hero("greta").wounds) == (4, 4)
    assert night.standing("J11") is None
    assert night.flames("J12") == 2
    assert night.s.circle.mages == 3
    assert night.where() == []
    assert night.s.supply.figures[night.s.box.monster("boomer").number] == left + 1
    assert night.events("MonsterKilled") == []


@pytest.mark.rule("TLS-ABILITY-8")
def test_a_boomer_with_nothing_adjacent_does_not_explode() -> None:
    night = Night("boomer F12 E", "clawer F11 E", town=False).heroes(konrad="G13")
    assert attack(night).kinds() == ["boomer", "clawer"]


@pytest.mark.rule("TLS-ABILITY-6")
@pytest.mark.parametrize(("face", "left"), [("dodge", []), ("hit", []), ("miss", ["F11 E"])])
def test_the_only_other_monster_in_the_area_rolls_as_against_no_dodge(
    face: str, left: list[str]
) -> None:
    night = Night("boomer F12 E", "clawer F11 E", town=False).heroes(konrad="F13")
    assert attack(night, luck=face).where() == left


@pytest.mark.rule("TLS-ABILITY-6")
def test_of_several_monsters_in_the_area_the_players_choose_one() -> None:
    night = Night("boomer F12 E", "clawer F11 E", "armored G13 E", town=False)
    attack(night.heroes(konrad="F13"))
    assert (night.asked, night.rule) == ("explosion", "TLS-ABILITY-6")
    assert night.offered == ["blast F11", "blast G13"]
    night.choose("blast G13", luck="armor")
    assert night.kinds() == ["clawer", "armored"]


@pytest.mark.rule("TLS-ABILITY-6", "TLS-ABILITY-11")
def test_a_hit_by_an_explosion_is_one_damage() -> None:
    night = Night("boomer F12 E", "azure-bulky F11 E 1", town=False).heroes(konrad="F13")
    assert attack(night, luck="hit").s.horde.monsters[0].hits_left == 1
    assert night.s.quests.killed == 0


@pytest.mark.rule("TLS-STRIKE-8", "TLS-ABILITY-6")
@pytest.mark.parametrize("luck", ["hit", "miss"])
def test_two_boomers_side_by_side_both_explode(luck: str) -> None:
    """Whether or not the first one's blast fells the second."""
    night = Night("boomer F12 E", "boomer F11 E", town=False).heroes(konrad="G12")
    night.builds("house", "E11")
    attack(night, luck=luck)
    assert night.where() == []
    assert len(night.events("MonsterExploded")) == 2
    assert night.hero("konrad").wounds == 8


@pytest.mark.rule("TLS-ABILITY-7")
def test_a_boomer_that_is_killed_does_not_explode() -> None:
    night = Night("boomer F12 E", town=False).heroes(konrad="F13")
    kill_monster(night.s, night.s.horde.monsters[0], "TLS-DICE-2", "konrad")
    assert attack(night).hero("konrad").wounds == 0


@pytest.mark.rule("TLS-ABILITY-9", "TLS-ABILITY-10")
def test_mana_is_drained_even_if_the_damage_is_prevented() -> None:
    night = Night("ochre-bulky F12 E", town=False).heroes(konrad="G12")
    night.wears("konrad", "tower-shield")
    attack(night).choose("use tower-shield")
    assert (night.hero("konrad").wounds, night.hero("konrad").mana) == (0, 2)


@pytest.mark.rule("TLS-ABILITY-13", "TLS-ARMORY-9")
@pytest.mark.parametrize(("before", "after"), [(4, 4), (1, 2), (0, 2)])
def test_mana_is_drained_with_the_damage_before_a_card_brings_any(before: int, after: int) -> None:
    night = Night("ochre-bulky F12 E", town=False).heroes(konrad="G12")
    night.wears("konrad", "abandoned-shield").hero("konrad").mana = before
    attack(night).choose("use abandoned-shield")
    assert night.hero("konrad").mana == after


@pytest.mark.rule("TLS-ABILITY-13", "TLS-ARMORY-20")
def test_a_wound_for_mana_is_offered_to_whoever_was_full_before_the_drain() -> None:
    night = Night("ochre-bulky F12 E", town=False).heroes(konrad="G12")
    attack(night.wears("konrad", "armor-of-darkness")).choose("use armor-of-darkness")
    assert (night.asked, night.hero("konrad").mana) == ("darkness", 2)
    assert night.choose("accept").hero("konrad").mana == 4


@pytest.mark.rule("TLS-ABILITY-13", "TLS-ARMOR-4", "TLS-ARMORY-7")
def test_mana_restores_a_card_before_it_is_drained() -> None:
    night = Night("ochre-bulky F12 E", town=False).heroes(konrad="G12")
    night.wears("konrad", "chain-mail-armor").hero("konrad").ready = [False]
    night.hero("konrad").mana = 3
    attack(night).choose("restore chain-mail-armor").choose("use chain-mail-armor")
    assert (night.hero("konrad").wounds, night.hero("konrad").mana) == (2, 0)


@pytest.mark.rule("TLS-ABILITY-13", "TLS-ARMOR-4", "TLS-ARMORY-7")
def test_mana_that_is_about_to_be_drained_restores_the_card_just_used() -> None:
    night = Night("ochre-bulky F12 E", town=False).heroes(konrad="G12")
    night.wears("konrad", "chain-mail-armor").hero("konrad").mana = 3
    attack(night).choose("use chain-mail-armor")
    assert (night.asked, night.rule) == ("restore-before-drain", "TLS-ARMOR-4")
    assert night.offered == ["done", "restore chain-mail-armor"]
    night.choose("restore chain-mail-armor")
    assert (night.hero("konrad").ready, night.hero("konrad").mana) == ([True], 0)


@pytest.mark.rule("TLS-ARMOR-4", "TLS-ARMORY-23")
@pytest.mark.parametrize(("mana", "asked"), [(0, "rest"), (2, "restore-before-drain"), (3, "rest")])
def test_cards_are_restored_before_the_drain_where_not_enough_is_left(
    mana: int, asked: str
) -> None:
    """Running Boots take 1 Mana: of 3 there is 1 left."""
    night = Night("ochre-bulky F12 E", town=False).heroes(konrad="G12")
    night.wears("konrad", "running-boots").hero("konrad").ready = [False]
    night.hero("konrad").mana = mana
    assert attack(night).asked == asked


@pytest.mark.rule("TLS-ABILITY-10", "TLS-GUARD-2")
def test_mana_is_drained_though_nothing_is_left_of_the_damage() -> None:
    night = Night("ochre-bulky F12 E", town=False).heroes(konrad="G12")
    night.s.then(TakeDamage(0, 1, BY_DRAINER, "ochre-bulky"))
    night.hero("konrad").is_guarding = True
    night.play()
    assert (night.hero("konrad").wounds, night.hero("konrad").mana) == (0, 2)


@pytest.mark.rule("TLS-ABILITY-9")
def test_a_hero_does_not_lose_more_mana_than_there_is() -> None:
    night = Night("ochre-bulky F12 E", town=False).heroes(konrad="G12")
    night.hero("konrad").mana = 1
    assert attack(night).hero("konrad").mana == 0


@pytest.mark.rule("TLS-WATCHTOWER-5")
@pytest.mark.parametrize("kind", ["watchtower", "warp-gate"])
def test_a_single_attack_on_a_hero_on_a_defense_wounds_the_hero(kind: str) -> None:
    night = Night("clawer J12 E", town=False).builds(kind, "J11").heroes(falk="J11")
    assert attack(night).hero("falk").wounds == 1
    assert night.standing("J11") is not None


@pytest.mark.rule("TLS-WATCHTOWER-5", "TLS-WATCHTOWER-4", "TLS-WARP-5")
@pytest.mark.parametrize("kind", ["watchtower", "warp-gate"])
def test_area_attacks_take_the_defense_and_spare_the_hero_on_it(kind: str) -> None:
    """Both strike on the table as it was: the second does not find the hero uncovered."""
    night = Night("boomer J12 E", "accursed K10 E", town=False)
    night.builds(kind, "J11").heroes(falk="J11").builds("house", "K9")
    attack(night)
    assert night.hero("falk").wounds == 0
    assert night.standing("J11") is None
    assert night.s.hero_at[SPOT_NUMBERS["J11"]] == 0


@pytest.mark.rule("TLS-STRIKE-7", "TLS-GATE-5")
def test_an_area_attack_hits_a_gate_and_the_hero_in_it() -> None:
    night = Night("boomer H12 E", town=False).builds("stone-gate", "I12").heroes(falk="I12")
    attack(night)
    assert (night.hero("falk").wounds, night.flames("I12")) == (4, 2)


# -- the Boss and the last Mage -----------------------------------------------------------------


def last_mage(*monsters: str, boss: str = "corrupted-harpy K11 E 6") -> Night:
    night = Night(boss, *monsters, town=False, day=3, phase=3)
    night.s.circle.mages = 1
    return night


@pytest.mark.rule("TLS-END-6", "TLS-END-4", "TLS-STRIKE-5")
@pytest.mark.parametrize(("luck", "ended"), [("hit hit", "won TLS-END-4"), ("miss hit", "lost")])
def test_an_explosion_that_takes_boss_and_last_mage_wins(luck: str, ended: str) -> None:
    """The Boomer is beside the Circle, the Harpy in its Area has one Hit Point left."""
    night = attack(last_mage("boomer K12 E"), luck)
    assert night.ended.startswith(ended)
    assert [event.facts["at"] for event in night.events("MonsterExploded")] == ["K12"]


@pytest.mark.rule("TLS-END-6", "TLS-STRIKE-8")
def test_the_boss_falls_first_though_another_monster_strikes_the_circle() -> None:
    night = last_mage("clawer K12 E", "boomer F12 E", boss="corrupted-harpy F11 E 6")
    night.heroes(konrad="G12")
    assert attack(night, "hit hit").ended == "won TLS-END-4"


@pytest.mark.rule("TLS-END-6", "TLS-END-1")
def test_the_boss_falls_first_though_a_hero_dies_with_her() -> None:
    night = last_mage("boomer F12 E", boss="corrupted-harpy E11 E 6").heroes(konrad="G12")
    night.hero("konrad").wounds = 8
    assert attack(night, "hit hit").ended == "won TLS-END-4"


@pytest.mark.rule("TLS-END-6", "TLS-ARMORY-14")
@pytest.mark.parametrize(("wounds", "ended"), [(6, "won TLS-END-4"), (5, "lost TLS-STRIKE-5")])
def test_a_rage_shield_that_can_fell_the_boss_is_used_before_the_last_mage_is_lost(
    wounds: int, ended: str
) -> None:
    night = last_mage("clawer K12 E", boss=f"corrupted-harpy F12 E {wounds}")
    attack(night.heroes(konrad="G12").wears("konrad", "rage-shield"))
    if not night.ended:
        night.choose("use rage-shield")
    assert night.ended == ended


@pytest.mark.rule("TLS-END-6")
def test_cetusia_and_the_dryad_fall_with_what_is_left_of_them() -> None:
    lakeburg = Night("cetusia-tail F12 E", town=False, scenario="lakeburg", day=3)
    tail = lakeburg.s.horde.monsters[0]
    assert not lakeburg.s.boss.falls_with(tail)
    cetusia_of(lakeburg.s).fallen = [HEAD]
    assert lakeburg.s.boss.falls_with(tail)
    glenwald = Night("putrefied-dryad F12 E", "clawer K9 S", scenario="glenwald", town=False, day=3)
    falls = [glenwald.s.boss.falls_with(monster) for monster in glenwald.s.horde.monsters]
    assert falls == [True, False]
