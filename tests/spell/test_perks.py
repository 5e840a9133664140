"""What each Perk and each side of a Trait does (Day p. 10 and 13)."""

from __future__ import annotations

from typing import Any

import pytest

from laststand.games.spell.board.structures import damage_structure
from laststand.games.spell.day.building import build_cost
from laststand.games.spell.day.scavenge import workers_left
from laststand.games.spell.heroes.questions import max_hit_points, max_mana
from tests.spell.arrange import Played, Table

pytestmark = pytest.mark.rule("TLS-TRAIT-6", "TLS-TRAIT-2")


def konrad(*monsters: str, **fields: object) -> Table:
    return Table().bare().alone().hero("konrad", **{"at": "J10", **fields}).monsters(*monsters)


def knows(*perks: str, **fields: object) -> Table:
    return konrad("clawer J9 S", perks=list(perks), **fields)


def rerolls(played: Played) -> int:
    count = 0
    while played.ask == "reroll" and "reroll" in played.offered:
        played.play("reroll => miss")
        count += 1
    return count


# -- melee -----------------------------------------------------------------------------------------


def test_fatality_gives_an_action_back_after_two_kills() -> None:
    table = konrad("clawer J9 S", "clawer J8 S", perks=["fatality"], weapons=["wood-axe"])
    assert table.play("attack wood-axe hew J9 => hit hit").hero("konrad").actions == 4
    assert table.play("attack wood-axe hew J9 => hit miss").hero("konrad").actions == 3


def test_the_two_kills_of_fatality_may_be_of_two_attacks_in_one_turn() -> None:
    table = konrad("clawer J9 S", "clawer J7 S", perks=["fatality"], scrolls=["scroll-of-darts"])
    played = table.play("attack chipped-sword slash J9 => hit")
    assert played.hero("konrad").actions == 3
    played.play("read scroll-of-darts scroll-darts J7 => hit")
    assert played.hero("konrad").actions == 4


def test_sprint_adds_two_points_to_the_first_token() -> None:
    played = knows("sprint").play("token 2", "token 2")
    assert played.hero("konrad").points == 6


def test_bodybuilder_has_two_hit_points_more() -> None:
    played = knows("bodybuilder").play()
    assert max_hit_points(played.s, played.hero("konrad")) == 11


def test_vampire_heals_with_a_melee_kill() -> None:
    played = knows("vampire", wounds=2).play("attack chipped-sword slash J9 => hit")
    assert played.hero("konrad").wounds == 1


@pytest.mark.rule("TLS-TRAIT-10")
def test_fatality_has_not_served_while_no_action_was_spent() -> None:
    darts = "read scroll-of-darts scroll-darts J9 => hit"
    table = konrad("clawer J9 S", "clawer J8 S", perks=["fatality"], scrolls=["scroll-of-darts"])
    assert table.play(darts, "at J8 => hit").hero("konrad").spent_boons == []
    table.hero("konrad", actions=3)
    assert len(table.play(darts, "at J8 => hit").hero("konrad").spent_boons) == 1


@pytest.mark.rule("TLS-TRAIT-10")
def test_vampire_has_not_served_without_a_wound_to_heal() -> None:
    slash = "attack chipped-sword slash J9 => hit"
    assert knows("vampire").play(slash).hero("konrad").spent_boons == []
    assert len(knows("vampire", wounds=2).play(slash).hero("konrad").spent_boons) == 1


def test_relentless_uses_melee_attack_types_once_more() -> None:
    table = knows("relentless", uses=[2, 1, 0, 0, 0, 0, 0, 0])
    assert {"J9"} <= table.play().aims("slash")
    assert "J9" in table.play().aims("lunge")


def test_berserk_hits_harder_and_rolls_again_when_half_dead() -> None:
    table = konrad("crimson-bulky J9 S", perks=["berserk"], wounds=5)
    played = table.play("attack chipped-sword slash J9 => hit")
    bulky = played.monster("J9")
    assert bulky is not None
    assert bulky.wounds == 2
    assert rerolls(table.play("attack chipped-sword slash J9 => miss")) == 1
    assert (
        rerolls(table.hero("konrad", wounds=4).play("attack chipped-sword slash J9 => miss")) == 0
    )


# -- ranged ----------------------------------------------------------------------------------------


def shooter(*perks: str, **fields: object) -> Table:
    return konrad("clawer J6 S", perks=list(perks), weapons=["hand-crossbow"], **fields)


SHOT = "attack hand-crossbow quick-shot J6"


def test_steady_aim_rolls_again_for_who_has_not_moved() -> None:
    assert rerolls(shooter("steady-aim").play(f"{SHOT} => miss")) == 1
    assert rerolls(shooter("steady-aim", spent_points=True).play(f"{SHOT} => miss")) == 0
    walked = shooter("steady-aim").play("token 2", "move J11", "move J10")
    assert rerolls(walked.play(f"{SHOT} => miss")) == 0


def test_perseverance_gives_an_action_back_after_a_miss_once_per_hero_phase() -> None:
    played = shooter("perseverance").play(f"{SHOT} => miss")
    assert played.hero("konrad").actions == 4
    spent = shooter("perseverance", spent_boons=["perseverance:1"])
    assert spent.play(f"{SHOT} => miss").hero("konrad").actions == 3


def test_mark_curses_the_first_ranged_attack() -> None:
    assert shooter("mark").play(SHOT).ask == "curse"
    assert shooter("mark", attacks_made=1).play(f"{SHOT} => miss").ask == "hero-turn"


def test_proximity_shot_attacks_in_the_own_area() -> None:
    table = konrad("clawer J9 S", perks=["proximity-shot"], weapons=["hand-crossbow"])
    assert table.play().aims("quick-shot") == {"J9"}


def test_longer_weapons_reach_far_sectors() -> None:
    table = konrad("clawer N5 S", perks=["longer-weapons"], weapons=["hand-crossbow"])
    assert table.play().aims("quick-shot") == {"N5"}


def test_surgical_strike_pierces_and_cannot_be_dodged() -> None:
    assert shooter("surgical-strike").play(f"{SHOT} => dodge").monsters == set()


# -- magic -----------------------------------------------------------------------------------------


def mage(*perks: str, **fields: object) -> Table:
    return konrad("clawer J6 S", perks=list(perks), weapons=["apprentices-wand"], **fields)


SPARK = "attack apprentices-wand spark J6"


def test_harvester_gains_mana_with_magic_kills() -> None:
    assert mage("harvester", mana=0).play(f"{SPARK} => hit").hero("konrad").mana == 1


def test_what_serves_once_per_attack_serves_with_every_attack() -> None:
    table = mage("harvester", mana=4, scrolls=["scroll-of-darts"]).monsters("clawer K6 S")
    played = table.play(f"{SPARK} => hit", "read scroll-of-darts scroll-darts K6 => hit")
    assert played.hero("konrad").mana == 4 - 2 + 1


def test_mana_growth_has_two_mana_more() -> None:
    played = mage("mana-growth").play()
    assert max_mana(played.s, played.hero("konrad")) == 6


def test_magic_fuel_trades_a_wound_for_three_mana() -> None:
    played = mage("magic-fuel", mana=0).play("use magic-fuel")
    assert (played.hero("konrad").mana, played.hero("konrad").wounds) == (3, 1)
    assert "use magic-fuel" not in played.offered
    assert mage("magic-fuel", mana=0, wounds=8).play().offers("use") == []


def test_critical_runes_make_the_magic_reroll_free() -> None:
    played = mage("critical-runes", mana=0).play(f"{SPARK} => miss")
    assert played.offered == ["keep", "reroll mana"]
    assert played.play("reroll mana => hit").hero("konrad").mana == 0


def test_thrifty_pays_a_mana_less() -> None:
    played = mage("thrifty", mana=4).play("attack apprentices-wand magic-missile J6 => hit")
    assert played.hero("konrad").mana == 3


def test_blinker_moves_three_spots_whatever_lies_between() -> None:
    table = konrad(perks=["blinker"], mana=1).builds("house J11")
    played = table.play("use blinker J12")
    assert (played.at("konrad"), played.hero("konrad").mana) == ("J12", 0)
    assert not played.offers("use blinker")


def test_sheer_power_hits_harder_and_the_first_attack_costs_no_mana() -> None:
    table = konrad(
        "crimson-bulky J6 S", perks=["sheer-power"], weapons=["apprentices-wand"], mana=0
    )
    played = table.play("attack apprentices-wand magic-missile J6 => hit", "stop")
    bulky = played.monster("J6")
    assert bulky is not None
    assert bulky.wounds == 2


# -- assassin --------------------------------------------------------------------------------------


def test_cherry_picking_rolls_again_for_a_lone_monster() -> None:
    assert rerolls(knows("cherry-picking").play("attack chipped-sword slash J9 => miss")) == 1
    two = konrad("clawer J9 S", "clawer J8 S", perks=["cherry-picking"])
    assert rerolls(two.play("attack chipped-sword slash J9 => miss")) == 0


def test_first_blood_cannot_be_dodged() -> None:
    assert knows("first-blood").play("attack chipped-sword slash J9 => dodge").monsters == set()
    later = knows("first-blood", attacks_made=1)
    assert later.play("attack chipped-sword slash J9 => dodge").monsters == {"clawer J9"}


def test_a_scroll_is_not_the_first_attack_and_leaves_it_to_a_weapon() -> None:
    table = mage("first-blood", mana=4, scrolls=["scroll-of-darts"])
    played = table.play("read scroll-of-darts scroll-darts J6 => dodge", "keep", "stop")
    assert played.monsters == {"clawer J6"}
    assert played.play(f"{SPARK} => dodge").monsters == set()


def test_one_by_one_gains_movement_for_a_lone_kill() -> None:
    assert (
        knows("one-by-one").play("attack chipped-sword slash J9 => hit").hero("konrad").points == 2
    )


def test_stunning_stuns_with_one_handed_weapons() -> None:
    table = konrad("crimson-bulky J9 S", perks=["stunning"])
    bulky = table.play("attack chipped-sword slash J9 => armor").monster("J9")
    assert bulky is not None
    assert bulky.stunned


def test_bully_hurts_the_stunned() -> None:
    table = konrad("crimson-bulky J9 S stunned", perks=["bully"])
    bulky = table.play("attack chipped-sword slash J9 => armor").monster("J9")
    assert bulky is not None
    assert bulky.wounds == 2


def test_hexer_curses_with_one_handed_weapons() -> None:
    assert knows("hexer").play("attack chipped-sword slash J9").ask == "curse"


def test_legendary_assassin_gets_an_action_back_for_a_kill() -> None:
    table = knows("legendary-assassin")
    assert table.play("attack chipped-sword slash J9 => hit").hero("konrad").actions == 4


def test_what_serves_once_per_turn_serves_again_in_the_next() -> None:
    far = [f"clawer C{row} E" for row in (3, 4, 5, 6)]
    table = konrad("clawer J9 S", "clawer I10 E", *far, perks=["legendary-assassin"])
    played = table.play("attack chipped-sword slash J9 => hit", *["end turn"] * 3)
    played.play("attack chipped-sword slash I10 => hit")
    assert played.hero("konrad").actions == 4


# -- defense ---------------------------------------------------------------------------------------


def struck(n: int, *perks: str, **fields: object) -> int:
    table = konrad(perks=list(perks), **fields).having(active=-1).builds("house K11")
    table.begins(f"TakeDamage 0 {n} monster clawer", "HeroTurn 0")
    played = table.play()
    for perk in perks:
        if f"call on {perk}" in played.offered:
            played.play(f"call on {perk}")
    return played.hero("konrad").wounds


def test_back_protection_helps_next_to_a_structure() -> None:
    assert struck(2, "back-protection") == 1
    assert struck(2, "back-protection", at="E13") == 2


def test_defensive_training_makes_armor_up_two() -> None:
    assert struck(3, "defensive-training", guarding=True) == 1


def test_organic_armor_takes_one_off() -> None:
    assert struck(2, "organic-armor") == 1


def test_nimbleness_helps_who_moved_four_spots_and_climbs_cheaper() -> None:
    assert struck(2, "nimbleness", moved_in_phase=4) == 1
    assert struck(2, "nimbleness", moved_in_phase=3) == 2
    table = konrad(perks=["nimbleness"], points=1).builds("watchtower K10")
    assert "climb K10" in table.play().offered


def test_resupply_recharges_one_hurl_more() -> None:
    table = Table().day().hero("konrad", perks=["resupply"]).bare().builds("catapult I9", hurls=0)
    catapult = table.begins("RechargeCatapults", "DayTurn 0").play().structure("I9")
    assert catapult is not None
    assert catapult.hurls == 3


def test_quick_reload_lets_a_ballista_shoot_again() -> None:
    table = konrad("clawer J6 S", perks=["quick-reload"]).builds("ballista K10", shot=True)
    played = table.play("use quick-reload K10")
    assert played.hero("konrad").actions == 3
    assert "shoot K10 J6" in played.offered


def test_human_ballista_makes_ballistas_stronger() -> None:
    table = konrad("clawer J6 S", perks=["human-ballista"]).builds("ballista K10")
    assert table.play("shoot K10 J6 => dodge").monsters == set()


@pytest.mark.rule("TLS-WARP-6")
def test_fortress_master_protects_structures_but_no_warp_gate() -> None:
    played = konrad(perks=["fortress-master"]).builds("house K10", "warp-gate K11").play()
    for spot, flames in (("K10", 0), ("K11", None)):
        structure = played.structure(spot)
        assert structure is not None
        damage_structure(played.s, structure, 1, "TLS-STRIKE-1", "clawer")
        after = played.structure(spot)
        assert (None if after is None else after.flames) == flames


# -- survival --------------------------------------------------------------------------------------


def test_leapfrog_jumps_for_two_and_over_monsters() -> None:
    played = knows("leapfrog", points=2).play("jump J8")
    assert (played.at("konrad"), played.hero("konrad").points) == ("J8", 0)


def test_coagulation_heals_one_more_at_dusk() -> None:
    table = Table().day().hero("konrad", perks=["coagulation"], wounds=3)
    assert table.begins("Regenerate", "DayTurn 0").play().hero("konrad").wounds == 1


def test_potion_throw_helps_another_in_the_same_sector() -> None:
    table = konrad(perks=["potion-throw"], potions=["potion-red"]).hero("greta", at="K9", wounds=2)
    table.hero("adelheid", wounds=2)
    played = table.play()
    assert played.offers("throw") == ["throw potion-red greta"]
    assert played.play("throw potion-red greta").hero("greta").wounds == 1


HORDE = [f"clawer {column}3 S" for column in "DEFGH"]


def actions_at_start(*perks: str, **fields: object) -> int:
    table = konrad(*HORDE, perks=list(perks), **fields).begins("HeroPhase", "NightRound")
    return table.play().hero("konrad").actions


def test_adrenaline_rush_and_night_owl_have_an_action_more() -> None:
    assert actions_at_start("adrenaline-rush", wounds=5) == 5
    assert actions_at_start("adrenaline-rush", wounds=4) == 4
    assert actions_at_start("night-owl") == 5


def test_dont_panic_keeps_a_flame() -> None:
    table = konrad("clawer K12 S", "clawer K13 S", *HORDE, perks=["dont-panic"])
    played = table.begins("SpreadPanic", "HeroTurn 0").having(active=-1).play()
    assert sum(played.s.panic.flames) == 13


# -- Traits ----------------------------------------------------------------------------------------


def of(trait: str, **fields: object) -> Played:
    return konrad("clawer J9 S", trait=trait, **fields).play()


@pytest.mark.parametrize(
    ("trait", "hit_points"), [("veteran", 11), ("deserter", 8), ("peddler", 8)]
)
def test_traits_change_hit_points(trait: str, hit_points: int) -> None:
    played = of(trait)
    assert max_hit_points(played.s, played.hero("konrad")) == hit_points


@pytest.mark.parametrize(("trait", "points"), [("veteran", 1), ("deserter", 4), ("mason", 1)])
def test_traits_change_the_first_token(trait: str, points: int) -> None:
    played = of(trait).play("token 2")
    assert played.hero("konrad").points == points
    assert played.play("token 2").hero("konrad").points == points + 2


@pytest.mark.parametrize(("trait", "mana"), [("prodigy", 6), ("blessed", 3)])
def test_traits_change_mana(trait: str, mana: int) -> None:
    played = of(trait)
    assert max_mana(played.s, played.hero("konrad")) == mana


def test_the_bookworm_jumps_for_four() -> None:
    table = konrad(trait="bookworm", points=3).hero("konrad", at="F14")
    assert table.play().refuses("jump H14") == "TLS-JUMP-1"


def test_the_hunter_rolls_again_in_the_first_attack() -> None:
    assert rerolls(of("hunter").play("attack chipped-sword slash J9 => miss")) == 1
    assert rerolls(of("hunter", attacks_made=1).play("attack chipped-sword slash J9 => miss")) == 0


def test_the_poacher_gains_movement_and_does_not_regenerate() -> None:
    assert of("poacher").play("attack chipped-sword slash J9 => hit").hero("konrad").points == 1
    table = Table().day().hero("konrad", trait="poacher", wounds=3)
    assert table.begins("Regenerate", "DayTurn 0").play().hero("konrad").wounds == 3


def test_the_mason_repairs_two_flames_with_a_material() -> None:
    table = Table().day(materials=1).hero("konrad", trait="mason").bare()
    wall = table.builds("stone-wall L9", flames=3).play("repair stone-wall L9 1").structure("L9")
    assert wall is not None
    assert wall.flames == 1


def test_the_tinker_builds_one_defense_a_day_cheaper() -> None:
    table = Table().day(materials=9).hero("konrad", trait="tinker").bare()
    played = table.play("build ballista I9")
    assert played.s.purse.materials == 8
    assert build_cost(played.s, 0, played.s.box.structures[0]).materials == 2


def test_the_gravedigger_is_a_worker_and_buys_dearer() -> None:
    table = Table().day(gold=3).hero("konrad", trait="gravedigger")
    played = table.play("buy potion-red stash")
    assert played.s.purse.gold == 0
    assert workers_left(played.s) == 3


def test_the_peddler_buys_cheaper_but_for_one_gold_at_least() -> None:
    played = Table().day(gold=2).hero("konrad", trait="peddler").play("buy potion-red stash")
    assert played.s.purse.gold == 1


def test_the_view_counts_the_uses_that_a_perk_adds() -> None:
    def left(*perks: str) -> list[list[int]]:
        table = konrad("clawer J9 S", weapons=["wood-axe"], perks=list(perks))
        played = table.play("attack wood-axe hew J9 => miss")
        while played.ask == "reroll":
            played.play("keep")
        hero = next(one for one in played.view["heroes"] if one["hero"] == "konrad")
        found: list[list[int]] = hero["uses_left"]
        return found

    [plain], [more] = left(), left("relentless")
    assert [n + 1 for n in plain] == more
    table = Table().day(gold=9, stash=["wood-axe"]).hero("konrad", weapons=["chipped-sword"])
    held = table.play("take wood-axe konrad").view["heroes"][0]["uses_left"]
    assert len(held) == 2


def prices(played: Played, begins: str) -> set[tuple[object, object]]:
    """Gold and Materials that options say they cost."""
    options = [one for one in played.choice.options if one.notation().startswith(begins)]
    facts = [option.facts() for option in options]
    return {(fact["gold"], fact.get("materials")) for fact in facts}


def test_what_is_bought_and_built_is_offered_at_what_the_traits_make_of_its_price() -> None:
    def offered(trait: str) -> Played:
        table = Table().day(gold=9, materials=9).hero("konrad", trait=trait)
        return table.having(decks=ON_SALE).bare().builds("shop K9 L9", "wooden-wall P9").play()

    assert prices(offered("mason"), "buy potion-red") == {(2, None)}
    assert prices(offered("peddler"), "buy potion-red") == {(1, None)}
    assert prices(offered("peddler"), "buy worn-pants") == {(1, None)}
    assert prices(offered("gravedigger"), "buy potion-red") == {(3, None)}
    assert prices(offered("mason"), "build ballista") == {(0, 2)}
    assert prices(offered("tinker"), "build ballista") == {(0, 1)}
    assert prices(offered("tinker"), "build seer") == prices(offered("mason"), "build seer")
    assert prices(offered("mason"), "upgrade wooden-wall") == {(0, 2)}


def test_the_second_defense_of_a_day_is_offered_at_its_full_price() -> None:
    table = Table().day(materials=9).hero("konrad", trait="tinker").bare()
    played = table.play("build ballista I9", "pass", "pass")
    assert prices(played, "build ballista") == {(0, 2)}


ON_SALE: list[dict[str, Any]] = [
    {"pool": [], "layers": [{"unknown": 0, "known": ["worn-pants"]}]},
    *[{"pool": [], "layers": []} for _ in range(3)],
]


def test_the_marked_curse_their_first_attack_and_take_more() -> None:
    assert of("marked").play("attack chipped-sword slash J9").ask == "curse"
    table = konrad(trait="marked").having(active=-1)
    table.begins("TakeDamage 0 2 monster clawer", "TakeDamage 0 2 monster clawer", "HeroTurn 0")
    assert table.play().hero("konrad").wounds == 5
