"""Why something is not possible: one test for each reason, with its sentence and its rule."""

from __future__ import annotations

from typing import Any

import pytest

from laststand import Match
from tests.spell.arrange import Table

# -- attacks ---------------------------------------------------------------------------------


def test_an_attack_out_of_range() -> None:
    played = Table().monsters("clawer E8 S").play()
    assert played.why("attack chipped-sword slash E8") == (
        "E8 is out of range of Slash. TLS-ATTACK-3"
    )


def test_an_attack_type_that_is_used_up_and_a_second_attack_in_a_turn() -> None:
    table = Table().monsters("clawer J12 S").hero("konrad", uses=[0, 1, 0, 0, 0, 0, 0, 0])
    assert table.play().why("attack chipped-sword lunge J12") == (
        "Lunge has no uses left in this Hero Phase: 1 use in all. TLS-ATTACK-2"
    )
    tired = table.hero("konrad", attacked=True).play()
    assert tired.why("attack chipped-sword slash J12") == (
        "You have already attacked this turn. TLS-HEROES-4"
    )
    assert tired.why("fist J12") == "You have already attacked this turn. TLS-HEROES-4"


def test_fist_is_not_aimed_at_a_friend() -> None:
    played = Table().hero("greta", at="J12").play()
    assert played.why("fist J12") == "Greta is on J12: Fist is for Monsters only. TLS-FIST-1"


def test_points_and_mana_that_are_lacking() -> None:
    table = Table().monsters("clawer J12 S", "clawer M8 S").hero("konrad", actions=0)
    assert table.play().why("attack chipped-sword slash J12") == (
        "It takes 1 Action point. TLS-ATTACK-1"
    )
    assert table.play().why("fist J12") == ("It takes 1 Action point. TLS-FIST-1")
    assert table.play().why("armor up") == ("It takes 1 Action point. TLS-GUARD-1")
    poor = table.hero("adelheid", mana=0).turn("adelheid").play()
    assert poor.why("attack apprentices-wand magic-missile M8") == (
        "It costs 2 Mana; the hero has 0. TLS-MANA-1"
    )


def test_the_piece_that_hides_a_monster_is_named() -> None:
    table = Table().bare().builds("stone-wall L9").hero("greta", at="L10")
    played = table.monsters("clawer L6 S").turn("greta").play()
    assert played.why("attack shortbow running-shot L6") == (
        "Stone Wall on L9 hides L6 from the hero. TLS-SIGHT-8"
    )


def test_of_two_pieces_beside_a_hero_the_one_that_hides_is_named() -> None:
    table = Table().bare().builds("house K14", "ruin-1 I14").hero("greta", at="J14")
    table.monsters("clawer M14 S", "clawer F14 S").turn("greta")
    east = table.play().why("attack shortbow running-shot M14")
    assert east == "House on K14 hides M14 from the hero. TLS-SIGHT-8"
    west = table.play().why("attack shortbow running-shot F14")
    assert west == "Ruin of the Cottage on I14 hides F14 from the hero. TLS-SIGHT-8"


def test_a_ranged_weapon_in_the_own_area() -> None:
    played = Table().monsters("clawer O14 S").turn("greta").play()
    assert played.why("attack shortbow running-shot O14") == (
        "A ranged weapon does not attack in the hero's own Area. TLS-WEAPON-4"
    )


def test_a_scroll_that_helps_others() -> None:
    table = Table().hero("konrad", scrolls=["scroll-of-vigor"], mana=4).hero("greta", at="J12")
    played = table.play()
    vigor = played.s.box.item("scroll-of-vigor").attacks[0].id
    assert played.why(f"read scroll-of-vigor {vigor} J13") == (
        "It can only be used on another hero. TLS-EFFECT-14"
    )
    assert played.why(f"read scroll-of-vigor {vigor} J12") == (
        "The hero on J12 has nothing to restore; to choose any spot all the same, answer "
        f'"target scroll-of-vigor {vigor}". TLS-EFFECT-11'
    )
    poor = table.hero("konrad", mana=0).play()
    assert poor.why(f"read scroll-of-vigor {vigor} J12") == (
        "It costs 3 Mana; the hero has 0. TLS-MANA-1"
    )


# -- movement --------------------------------------------------------------------------------


def test_a_spot_that_is_occupied_and_by_what() -> None:
    played = Table().monsters("clawer J12 S").hero("konrad", points=5).play()
    assert played.why("move J12") == "J12 is occupied: Clawer. TLS-STEP-3"
    assert played.why("move O13") == "O13 is occupied: Greta. TLS-STEP-3"
    assert played.why("move K12") == "K12 is occupied: House. TLS-STEP-3"
    assert played.why("move L12") == "L12 is occupied: the Magic Circle. TLS-STEP-3"
    assert played.why("move E4") == "E4 is occupied: a Low Obstacle. TLS-STEP-3"
    assert played.why("move J17") == "J17 is occupied: the Cliff. TLS-STEP-3"


def test_a_spot_that_is_too_far_or_in_the_mist() -> None:
    played = Table().hero("konrad", points=1).play()
    assert played.why("move E13") == ("Out of reach: the hero has 1 Movement point. TLS-STEP-2")
    assert played.why("move C13") == "Heroes never enter the Mist. TLS-STEP-4"


def test_a_token_that_is_used() -> None:
    played = Table().hero("konrad", fresh=[True, True, False]).play()
    assert played.why("token 3") == "You have no unused 3 token. TLS-STEP-1"
    assert "token 2" in played.offered


def test_jumps_that_are_impossible() -> None:
    table = Table().hero("konrad", at="H12", points=2)
    assert table.play().why("jump J12") == ("It takes 3 Movement points. TLS-JUMP-1")
    table.hero("konrad", points=3).monsters("clawer J12 S")
    assert table.play().why("jump J12") == "J12 is occupied: Clawer. TLS-JUMP-2"


def test_watchtowers_that_cannot_be_climbed_or_left() -> None:
    table = Table().builds("watchtower J12").hero("konrad", points=1)
    assert table.play().why("climb J12") == ("It takes 2 Movement points. TLS-WATCHTOWER-2")
    taken = table.hero("konrad", points=3).hero("greta", at="J12").play()
    assert taken.why("climb J12") == "J12 is occupied: Greta. TLS-STEP-3"
    above = Table().builds("watchtower J12").hero("konrad", at="J12", points=1).play()
    assert above.why("descend J11") == ("It takes 2 Movement points. TLS-WATCHTOWER-2")
    assert above.why("descend K12") == "K12 is occupied: House. TLS-STEP-3"
    assert above.why("move J13") == (
        "The hero must first climb down from the Watchtower. TLS-WATCHTOWER-2"
    )


def test_warp_gates_that_are_not_reached() -> None:
    table = Table().builds("warp-gate J12", "warp-gate N11").hero("konrad", points=2)
    assert table.play().why("warp N11") == "The hero must stand on another Warp Gate. TLS-WARP-3"
    table.hero("konrad", at="J12", points=1)
    assert table.play().why("warp N11") == ("It takes 2 Movement points. TLS-WARP-3")
    table.hero("konrad", points=2, mana=0)
    assert table.play().why("warp N11") == "It costs 1 Mana; the hero has 0. TLS-WARP-3"
    table.hero("konrad", mana=1).hero("greta", at="N11")
    assert table.play().why("warp N11") == "N11 is occupied: Greta. TLS-STEP-3"


# -- Defenses --------------------------------------------------------------------------------


def test_a_ballista_that_has_shot_and_a_catapult_without_hurls() -> None:
    played = (
        Table()
        .builds("ballista J11", shot=True)
        .builds("catapult J10", hurls=0)
        .monsters("clawer K7 S")
        .play()
    )
    assert played.why("shoot J11 K7") == (
        "The Ballista on J11 has already shot in this Hero Phase. TLS-BALLISTA-2"
    )
    assert played.why("hurl J10 K7") == (
        "The Catapult on J10 has no Hurl token left. TLS-CATAPULT-3"
    )


def test_a_monster_that_a_defense_does_not_reach() -> None:
    played = Table().builds("ballista J11", "catapult J10").monsters("clawer V16 W").play()
    assert played.why("shoot J11 V16") == (
        "V16 is out of range of the Ballista on J11. TLS-BALLISTA-2"
    )
    near = Table().builds("catapult J10").monsters("clawer J12 S").play()
    assert near.why("hurl J10 J12") == (
        "J12 is in the own sector of the Catapult on J10. TLS-CATAPULT-3"
    )


# -- Potions, cards, Perks -------------------------------------------------------------------


@pytest.mark.rule("TLS-POTION-9")
@pytest.mark.parametrize(
    ("potion", "name", "needs"),
    [
        ("potion-green", "Green Potion", {"fresh": [True, True, False]}),
        ("potion-red", "Red Potion", {"wounds": 1}),
        ("potion-blue", "Blue Potion", {"mana": 2}),
        ("potion-yellow", "Yellow Potion", {"actions": 3}),
    ],
)
def test_a_potion_that_would_do_nothing(potion: str, name: str, needs: dict[str, Any]) -> None:
    played = Table().hero("konrad", potions=[potion]).play()
    assert played.offers("drink") == []
    sentence = f"{name} would do nothing for Konrad now. TLS-POTION-9"
    assert played.why(f"drink {potion}") == sentence
    lacking = Table().hero("konrad", potions=[potion], **needs).play()
    assert lacking.offers("drink") == [f"drink {potion}"]


@pytest.mark.rule("TLS-POTION-9", "TLS-LIMIT-2")
@pytest.mark.parametrize(("tokens", "offered"), [("no-limit", ["drink potion-blue"]), ("box", [])])
def test_a_blue_potion_does_nothing_while_the_box_has_no_mana(
    tokens: str, offered: list[str]
) -> None:
    table = Table(tokens=tokens, players=2).hero("konrad", mana=1, potions=["potion-blue"])
    played = table.play()
    played.s.heroes[1].mana = played.s.box.mana_crystals - 1
    assert played.play("armor up").offers("drink") == offered


def test_a_potion_thrown_too_far_or_to_no_end() -> None:
    table = Table().hero("konrad", potions=["potion-red"], perks=["potion-throw"])
    far = table.hero("greta", at="U16", wounds=1).play()
    assert far.why("throw potion-red greta") == "Greta is not in the Current sector. TLS-TRAIT-6"
    near = table.hero("greta", at="L14", wounds=0).play()
    assert near.why("throw potion-red greta") == (
        "Red Potion would do nothing for Greta now. TLS-POTION-9"
    )


def test_a_card_that_serves_only_against_damage_or_is_spent() -> None:
    table = Table().hero("konrad", armors=["wooden-shield"])
    assert table.play().why("use wooden-shield") == (
        "Wooden Shield is used outside the hero's own turn. TLS-ARMOR-1"
    )
    spent = table.hero("konrad", ready=[False]).play()
    assert spent.why("use wooden-shield") == "The card is used up: Wooden Shield. TLS-ARMOR-3"
    assert spent.why("restore wooden-shield") == (
        "Wooden Shield is restored at the end of the Day, or as its card says. TLS-DUSK-3"
    )


def test_a_card_that_cannot_be_paid_for() -> None:
    boots = Table().hero("konrad", armors=["running-boots"], ready=[False], mana=0).play()
    assert boots.why("restore running-boots") == "It costs 1 Mana; the hero has 0. TLS-ARMOR-4"


def test_against_damage_a_spent_card_does_not_serve() -> None:
    table = Table().hero("konrad", armors=["worn-pants", "wooden-shield"], ready=[False, True])
    played = table.begins("TakeDamage 0 1 monster clawer", "NightRound").play()
    assert played.why("use worn-pants") == "The card is used up: Worn Pants. TLS-ARMOR-5"


def test_a_card_that_another_rules_out() -> None:
    table = Table().hero("konrad", armors=["padded-armor", "wooden-shield"])
    played = table.begins("TakeDamage 0 1 monster clawer", "NightRound").play()
    assert played.why("use wooden-shield") == (
        "Wooden Shield cannot be used beside another card that the hero wears. TLS-ARMORY-16"
    )


def test_perks_that_have_served_or_cost_too_much() -> None:
    table = Table().hero("konrad", perks=["blinker"])
    assert "use blinker J12" in table.play().offered
    assert table.play().play("use blinker J12").why("use blinker J13") == (
        "Blinker has no uses left. TLS-TRAIT-6"
    )
    assert table.hero("konrad", mana=0).play().why("use blinker J12") == (
        "Blinker costs 1 Mana. TLS-TRAIT-6"
    )


def test_perks_that_reach_not_so_far_or_nothing_at_all() -> None:
    blinker = Table().hero("konrad", perks=["blinker"]).play()
    assert blinker.why("use blinker J9") == "Blinker reaches 3 spots. TLS-TRAIT-6"
    reload = Table().builds("ballista J12").hero("konrad", perks=["quick-reload"]).play()
    assert reload.why("use quick-reload J12") == ("Quick Reload can do nothing here. TLS-TRAIT-6")


@pytest.mark.rule("TLS-TRAIT-9")
def test_mana_that_is_full_and_wounds_that_would_kill() -> None:
    table = Table().hero("konrad", perks=["magic-fuel"])
    assert table.play().why("use magic-fuel") == "The hero already has all Mana. TLS-TRAIT-6"
    assert table.hero("konrad", mana=0, wounds=8).play().why("use magic-fuel") == (
        "The Wounds that Magic Fuel costs would kill the hero. TLS-TRAIT-6"
    )


# -- the Day ---------------------------------------------------------------------------------


def day(**state: Any) -> Table:
    return Table().day(**{"gold": 9, "materials": 9, **state})


def test_where_and_why_structures_cannot_be_built() -> None:
    played = day().play()
    assert played.why("build ballista H12") == "Structures stand in the Town only. TLS-PLACING-1"
    assert played.why("build ballista K11") == "K11 is occupied: House. TLS-PLACING-8"
    assert played.why("build ballista L12") == "L12 is occupied: the Magic Circle. TLS-PLACING-8"
    assert played.why("build wooden-wall J10") == (
        "There is no cut-out for a Wall or Gate here. TLS-PLACING-6"
    )
    assert played.why("build stone-wall I9") == (
        "Stone Wall: comes from upgrading the wooden one. TLS-WALL-3"
    )
    assert played.why("build stone-gate I9") == (
        "Stone Gate: comes from upgrading the wooden one. TLS-GATE-2"
    )


def test_what_is_too_near_to_a_building() -> None:
    played = day().play()
    assert played.why("build bowyer M10 M11") == (
        "This spot is in the Area of another Building: Ruin of the Farmhouse. TLS-PLACING-4"
    )
    assert (
        played.why("build house O15")
        == "This spot is in the Area of another Building: Shop. TLS-PLACING-5"
    )


def test_what_cannot_be_paid() -> None:
    played = day(gold=0, materials=0).play()
    assert played.why("build ballista J10") == ("Ballista: costs 2 Materials. TLS-BUILD-1")
    assert played.why("upgrade wooden-wall I12") == ("Wooden Wall: costs 2 Materials. TLS-BUILD-1")


def test_repairs_that_are_not_possible() -> None:
    table = day(materials=3).builds("wooden-gate I10", flames=1)
    played = table.play()
    assert played.why("repair house K11 1") == "The House on K11 is not damaged. TLS-REPAIR-1"
    assert played.why("repair wooden-gate I10 2") == (
        "The Wooden Gate on I10 has 1 Flame: fewer Materials are enough. TLS-REPAIR-1"
    )
    poor = day(materials=0).builds("wooden-gate I10", flames=1).play()
    assert poor.why("repair wooden-gate I10 1") == (
        "The Common Stash has 0 Materials. TLS-REPAIR-1"
    )


def test_what_cannot_be_bought() -> None:
    poor = day(gold=0).play()
    assert poor.why("buy potion-red stash") == "It costs 2 Gold. TLS-TRADEIN-2"
    assert poor.why("buy potion-red konrad") == "It costs 2 Gold. TLS-TRADEIN-2"
    full = day(gold=9).hero("konrad", potions=["potion-blue"]).play()
    assert full.why("buy potion-red konrad") == (
        "Konrad cannot carry Red Potion as well: the limit for Potions is 1. TLS-ENCUMBRANCE-3"
    )
    closed = Table().bare().day(gold=9).play()
    assert closed.why("buy potion-red konrad") == "There is no Shop. TLS-DAMAGE-5"


def test_a_shop_that_cannot_be_refreshed() -> None:
    assert day(gold=0).play().why("refresh") == "It costs 1 Gold. TLS-SHOP-3"
    assert Table().bare().day(gold=9).play().why("refresh") == "There is no Shop. TLS-SHOP-1"
    agreed = Table(shop_ability="no").day(gold=9).play()
    assert agreed.why("refresh") == "At this table the Shop cannot be refreshed. TLS-MAIN-3"


def test_guesses_that_a_seer_cannot_make() -> None:
    cards = [["pattern-1", "pattern-2"], [], [], ["pattern-3"], []]
    none = day(slots=cards).play()
    assert none.why("guess slot-1") == "There is no Seer. TLS-SEERACT-1"
    plain = day(slots=cards).builds("seer J10 J11").play()
    assert plain.why("guess slot-1") == "Only an upgraded Seer has Guess Again. TLS-SEER-7"
    poor = day(slots=cards, gold=0).builds("seer J10 J11", upgraded=True).play()
    assert poor.why("guess slot-1") == "It costs 2 Gold. TLS-SEER-7"
    one = day(slots=cards).builds("seer J10 J11", upgraded=True).play()
    assert one.why("guess slot-4") == "Slot 4 has no second card. TLS-SEER-7"
    assert "guess slot-1" in one.offered


def test_where_a_hero_is_not_deployed() -> None:
    played = Table().day().begins("EndDay", "DayTurn 0").play("deploy O13")
    assert played.why("deploy O13") == "O13 is occupied: Konrad. TLS-DUSK-6"
    assert played.why("deploy K12") == "K12 is occupied: House. TLS-DUSK-4"
    assert played.why("deploy C13") == "Heroes never enter the Mist. TLS-DUSK-5"


# -- what is really tried ------------------------------------------------------------------


def test_fist_at_a_corner_far_away_at_nobody_and_after_the_turns_attack() -> None:
    table = Table().monsters("clawer I14 S", "clawer J12 S")
    assert table.play().why("fist I14") == (
        "Fist reaches the four spots beside the hero; I14 is not one of them. TLS-FIST-1"
    )
    assert table.play().why("fist E8") == (
        "Fist reaches the four spots beside the hero; E8 is not one of them. TLS-FIST-1"
    )
    assert table.play().why("fist J14") == "Nobody is on J14. TLS-FIST-1"
    tired = table.hero("konrad", attacked=True).play()
    assert tired.why("fist J12") == "You have already attacked this turn. TLS-HEROES-4"


def test_jumps_over_what_is_not_jumped() -> None:
    table = Table().builds("watchtower J12").hero("konrad", points=5)
    assert table.play().why("jump J11") == (
        "Watchtower on J12 cannot be jumped over. TLS-WATCHTOWER-2"
    )
    house = Table().hero("konrad", at="J12", points=5).play()
    assert house.why("jump L12") == "House on K12 cannot be jumped over. TLS-HERO-6"
    assert house.why("jump J10") == "There is nothing on J11 to jump over. TLS-JUMP-1"
    assert house.why("jump K13") == (
        "A jump leads straight over one spot; K13 is not behind one beside the hero. TLS-JUMP-1"
    )


def test_a_jump_into_the_mist() -> None:
    table = Table().having(mist=[5, 5, 5]).hero("konrad", at="E5", points=5)
    assert table.play().why("jump E3") == "Heroes never enter the Mist. TLS-STEP-4"


def trapped(**konrad: Any) -> Table:
    table = Table(scenario="glenwald").having(
        day=3, direction="direction-1", dryad="growth", phase=3, mist=[4, 4, 4]
    )
    table.monsters("putrefied-dryad M6 S")
    return table.hero("konrad", trapped_by="hatchery", **konrad)


def test_what_a_trapped_hero_cannot_do() -> None:
    played = trapped(points=5, potions=["potion-red"], wounds=1, armors=["running-boots"]).play()
    for notation in (
        "token 2",
        "drink potion-red",
        "jump J11",
        "use running-boots",
        "move J12",
        "armor up",
        "attack chipped-sword slash J12",
    ):
        assert played.why(notation) == (
            "Hatchery holds the hero: only Fist can be used. TLS-DRYAD-21"
        ), notation
    assert "fist J13" in played.offered


def test_empty_spots_barred_by_a_tree_or_in_the_catapults_own_sector() -> None:
    table = Table(scenario="glenwald").hero("greta", at="G12").turn("greta")
    played = table.monsters("clawer E8 S").play()
    assert played.why("attack shortbow running-shot E13") == ("A Tree covers E13. TLS-TREE-1")
    engine = Table().builds("catapult J10").monsters("clawer E8 E").play()
    assert engine.why("hurl J10 J12") == (
        "J12 is in the own sector of the Catapult on J10. TLS-CATAPULT-3"
    )
    assert engine.why("hurl K10 J12") == "There is no Catapult on K10. TLS-CATAPULT-3"


def test_what_a_hero_does_not_hold() -> None:
    played = Table().monsters("clawer J12 S").play()
    assert played.why("attack shortbow running-shot J12") == (
        "Konrad does not hold Shortbow. TLS-HEROES-2"
    )
    assert played.why("drink potion-red") == "Konrad does not hold Red Potion. TLS-HEROES-2"
    assert played.why("use running-boots") == "Konrad does not hold Running Boots. TLS-HEROES-2"
    assert played.why("use blinker J12") == "Konrad does not have Blinker. TLS-HEROES-2"
    assert played.why("token 9") == "Konrad has no Movement token 9. TLS-HERO-2"
    assert played.why("throw potion-red greta") == "Konrad does not hold Red Potion. TLS-HEROES-2"


def test_an_attack_that_would_strike_nobody() -> None:
    played = Table().monsters("clawer E8 S").play()
    assert played.why("attack chipped-sword slash J12") == (
        "Slash at J12 would strike nobody; to choose any spot all the same, answer "
        '"target chipped-sword slash". TLS-ATTACK-11'
    )


def test_scavenging_where_no_ruin_is() -> None:
    played = day().play()
    assert played.why("scavenge L9") == "There is no Ruin on L9. TLS-SCAVENGE-1"
    assert played.why("scavenge D5") == "There is no Ruin on D5. TLS-SCAVENGE-1"


def test_a_building_on_spots_in_any_order_and_half_outside_the_town() -> None:
    played = day().play()
    reason = "This spot is in the Area of another Building: Ruin of the Farmhouse. TLS-PLACING-4"
    assert played.why("build bowyer M10 M11") == reason
    assert played.why("build bowyer M11 M10") == reason
    assert played.why("BUILD Bowyer m11 m10") == reason
    assert played.why("build bowyer I12 H12") == "Structures stand in the Town only. TLS-PLACING-1"


def test_what_is_not_in_the_stash_is_not_sold_or_taken() -> None:
    played = day(stash=["worn-pants", "worn-armor", "boar-spear"]).play()
    assert played.why("sell shortbow") == (
        "Greta holds Shortbow: only what is in the Common Stash is sold. TLS-TRADEIN-4"
    )
    assert played.why("sell great-axe") == "Great Axe is not in the Common Stash. TLS-TRADEIN-4"
    assert played.why("take great-axe konrad") == (
        "Great Axe is not in the Common Stash. TLS-STASH-1"
    )
    assert played.why("take worn-pants greta") == "Greta is another player's hero. TLS-MAIN-1"
    assert played.why("leave shortbow greta") == "Greta is another player's hero. TLS-MAIN-1"
    assert played.why("leave great-axe konrad") == "Konrad does not hold Great Axe. TLS-STASH-1"


def test_of_many_items_a_large_lot() -> None:
    stash = ["worn-pants", "worn-armor", "boar-spear", "wooden-shield", "great-axe"]
    played = day(stash=stash).play()
    assert played.why("sell boar-spear great-axe wooden-shield") == (
        "Of more than four items one, two or all are named at a time; "
        "more can follow in the same action. TLS-TRADEIN-8"
    )


def test_repairs_with_more_materials_than_there_are() -> None:
    played = day(materials=3).builds("stone-wall I10", flames=4).play()
    assert played.why("repair stone-wall I10 4") == (
        "The Common Stash has 3 Materials. TLS-REPAIR-1"
    )


def test_the_limit_that_keeps_a_hero_from_carrying_more() -> None:
    table = day(stash=["great-axe", "worn-pants", "scroll-of-vigor", "potion-red"])
    table.hero("konrad", armors=["cloth-pants"], scrolls=["scroll-of-darts"])
    played = table.play()
    assert played.why("take great-axe konrad") == (
        "Konrad cannot carry Great Axe as well: a hero has at most two weapons, of which one may be"
        " two-handed. TLS-ENCUMBRANCE-4"
    )
    assert played.why("take worn-pants konrad") == (
        "Konrad cannot carry Worn Pants as well: a hero has at most one each of Low Armor, High"
        " Armor and Shield. TLS-ENCUMBRANCE-1"
    )
    assert played.why("take scroll-of-vigor konrad").endswith(
        "the limit for Scrolls is 1. TLS-ENCUMBRANCE-2"
    )


def test_a_guess_on_an_empty_slot() -> None:
    cards = [["pattern-1", "pattern-2"], [], [], ["pattern-3"], []]
    played = day(slots=cards).builds("seer J10 J11", upgraded=True).play()
    assert played.why("guess slot-2") == "Slot 2 has no card. TLS-SEER-7"


def test_recruits_who_cannot_come() -> None:
    assert day().play().why("recruit greta") == (
        "Heroes are recruited in solo mode only. TLS-SOLO-6"
    )


def test_a_ruin_gives_no_scroll() -> None:
    played = Table().day().begins("GainEquipment ruin-1", "DayTurn 0").play()
    assert played.why("pick scroll-of-darts") == "A Ruin gives no Scroll. TLS-SCAVENGE-8"


def test_a_hero_who_is_taken_and_a_trait_of_another_card() -> None:
    match = Match.new("spell", players=2, seed=1)
    match.choose("take konrad")
    assert match.why_not("take konrad").sentence == "Player 1 has taken Konrad."
    match.choose("take greta")
    assert match.choice is not None
    card = {option.notation().split()[1] for option in match.choice.options}
    other = next(id for id in match.state.box.trait_ids if id not in card)  # type: ignore[attr-defined]
    assert match.why_not(f"play {other}").rule == "TLS-TRAIT-1"


# -- any case, any order, any time -----------------------------------------------------------


def test_notation_is_typed_in_any_case_and_where_order_means_nothing_in_any_order() -> None:
    match = Match.at(day_position(stash=["boar-spear", "winged-spear"]))
    match.choose("Sell winged-spear BOAR-SPEAR")
    assert match.history[0].chosen == "sell boar-spear winged-spear"
    builds = Match.at(day_position())
    builds.choose("BUILD gold-mine j9 i9")
    assert builds.history[0].chosen == "build gold-mine I9 J9"


def test_what_is_for_another_time_says_so() -> None:
    match = Match.at(day_position())
    refused = match.why_not("jump K11")
    assert refused.sentence == "'jump' is for another time, not for this question."
    assert refused.rule == "TLS-JUMP-1"


def test_what_belongs_to_the_question_is_not_for_another_time() -> None:
    match = Match.at(position_of(Table()))
    for notation in ("use magic", "restore shortbow", "drink ale", "throw shortbow greta"):
        assert said(match, notation)[0].startswith(f"'{notation}' is not possible here")


def test_what_is_nowhere_on_the_map_is_refused_like_what_is_not_in_the_town() -> None:
    played = Table().play()
    assert played.why("climb E6") == "There is no Watchtower on E6. TLS-WATCHTOWER-2"
    assert played.why("warp E6") == "There is no Warp Gate on E6. TLS-WARP-3"
    assert played.why("descend E6") == "The hero is not on a Watchtower. TLS-WATCHTOWER-2"
    assert played.why("shoot E6 J12") == "There is no Ballista on E6. TLS-BALLISTA-2"
    assert played.why("hurl E6 J12") == "There is no Catapult on E6. TLS-CATAPULT-3"


def test_a_warp_gate_does_not_lead_to_itself() -> None:
    table = Table().bare().builds("warp-gate K10", "warp-gate N10").hero("konrad", at="K10")
    played = table.hero("konrad", points=4).play()
    assert played.why("warp K10") == "The hero is already on K10. TLS-STEP-3"


@pytest.mark.rule("TLS-TRAIT-6")
def test_a_perk_that_serves_by_itself_is_not_used() -> None:
    played = Table().hero("konrad", perks=["fatality"]).play()
    assert played.why("use fatality") == (
        "Fatality is not used in the turn: it serves when its time comes. TLS-TRAIT-6"
    )
    assert played.why("use sprint") == "Konrad does not have Sprint. TLS-HEROES-2"


@pytest.mark.rule("TLS-DAMAGE-1", "TLS-SOLO-6")
def test_nobody_builds_ruins_and_with_more_players_nobody_is_recruited() -> None:
    match = Match.at(day_position())
    assert said(match, "build ruin-1 K10") == ("Ruins are not built.", "TLS-DAMAGE-1")
    alone = ("Heroes are recruited in solo mode only.", "TLS-SOLO-6")
    assert said(match, "recruit falk") == said(match, "recruit greta") == alone


def test_what_is_not_there_is_not_there_for_another_players_hero_either() -> None:
    match = Match.at(day_position(stash=["great-axe"]))
    assert said(match, "take boar-spear greta")[1] == "TLS-STASH-1"
    assert said(match, "take great-axe greta") == ("Greta is another player's hero.", "TLS-MAIN-1")
    assert said(match, "leave boar-spear greta")[1] == "TLS-MAIN-1"
    assert said(match, "buy winged-spear greta")[1] == "TLS-TRADEIN-1"


def test_nonsense_is_answered_with_what_is_nearest_to_it() -> None:
    match = Match.at(day_position())
    sentence = match.why_not("build house ZZ").sentence
    assert "only: build house " in sentence
    assert "ballista" not in sentence


@pytest.mark.rule("TLS-SETUP-17")
def test_a_spot_that_the_map_does_not_have() -> None:
    by_day = Match.at(day_position())
    for notation in ("build house Z99", "build ballista a0", "build house Y3", "scavenge Z99"):
        spot = notation.split()[-1].upper()
        assert said(by_day, notation) == (f"The map has no spot {spot}.", "TLS-SETUP-17")
    for points in (0, 1):
        by_night = Match.at(position_of(Table().hero("konrad", points=points)))
        for notation in ("move Z99", "Jump z99", "fist A1", "attack chipped-sword slash Z99"):
            spot = notation.split()[-1].upper()
            assert said(by_night, notation) == (f"The map has no spot {spot}.", "TLS-SETUP-17")
    assert said(by_day, "jump Z99")[0] == "'jump' is for another time, not for this question."


@pytest.mark.rule("TLS-STRUCTURE-1")
def test_a_structure_that_does_not_stand_there() -> None:
    match = Match.at(position_of(day().builds("gold-mine I9 J9")))
    nothing = ("There is no Wooden Wall on D5.", "TLS-STRUCTURE-1")
    assert said(match, "upgrade wooden-wall D5") == nothing
    assert said(match, "Repair Wooden-Wall d5 1") == nothing
    assert said(match, "upgrade stone-wall I12")[0] == "There is no Stone Wall on I12."
    assert said(match, "upgrade gold-mine J9")[0] == "The Gold Mine is named by its spot I9."
    assert "is not possible here" in said(match, "upgrade wooden-wall")[0]
    assert "is not possible here" in said(match, "upgrade castle D5")[0]


def said(match: Match, notation: str) -> tuple[str, str]:
    refused = match.why_not(notation)
    return refused.sentence, refused.rule


def day_position(**state: Any) -> dict[str, Any]:
    return position_of(day(**state))


def position_of(table: Table) -> dict[str, Any]:
    return {
        "laststand": "position 1",
        "game": "spell",
        "rules": 1,
        "options": table.options,
        "state": table.state,
        "agenda": table.agenda,
    }
