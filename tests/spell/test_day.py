"""Upkeep and the Main Phase (Day p. 11 to 16 and 20 to 23)."""

from __future__ import annotations

from typing import Any

import pytest

from laststand.games.spell.board.heroes import put_hero
from laststand.games.spell.day.building import BuildStructure
from laststand.games.spell.day.scavenge import workers_left
from laststand.games.spell.map.spots import SPOT_NUMBERS
from tests.spell.arrange import Played, Table, game

# -- upkeep ------------------------------------------------------------------------------------


@pytest.mark.rule("TLS-UPKEEP-1", "TLS-MIST-1", "TLS-MIST-2", "TLS-FIRST-2", "TLS-LEVEL-1")
def test_a_day_begins_with_mist_scouting_production_and_perks() -> None:
    table = Table().day(mist=[6, 6, 6]).begins("BeginDay 1", "MainPhase")
    played = table.play()
    assert (played.s.mist.distances, played.ask, played.s.first) == ([5, 5, 5], "day-turn", 0)
    told = [event.kind for event in played.log.events]
    assert told.index("MistAdvanced") < told.index("DirectionRevealed") < told.index("ShopCycled")
    played = (
        Table()
        .day(mist=[5, 5, 5], direction="direction-1")
        .having(
            directions={
                "pool": ["direction-3", "direction-4"],
                "layers": [{"unknown": 2, "known": []}],
            }
        )
        .begins("BeginDay 2", "MainPhase")
        .play()
    )
    assert (played.s.first, played.ask) == (1, "take-perk")


@pytest.mark.rule("TLS-SCAVENGE-2", "TLS-TRAIT-6")
def test_workers_and_what_serves_once_a_day_are_back_with_the_next_day() -> None:
    table = Table().day(workers_used=2)
    table.hero("konrad", trait="tinker", spent_boons=["tinker:1"])
    assert workers_left(table.play().s) == 0
    played = table.begins("BeginDay 1", "MainPhase").play()
    assert workers_left(played.s) == 2
    assert played.hero("konrad").spent_boons == []


@pytest.mark.rule("TLS-MIST-3")
def test_the_mist_stops_one_spot_from_the_walls() -> None:
    played = Table().day(mist=[1, 2, 3]).begins("AdvanceMist", "DayTurn 0").play()
    assert played.s.mist.distances == [1, 1, 2]


@pytest.mark.rule("TLS-MIST-4")
def test_the_mist_covers_what_is_farther_than_its_tile() -> None:
    s = Table().having(mist=[4, 5, 6]).play().s
    names = {"E13": False, "D13": True, "L4": False, "L3": True, "V13": False, "W13": True}
    assert {name: s.is_mist(SPOT_NUMBERS[name]) for name in names} == names


@pytest.mark.rule("TLS-SCOUT-4", "TLS-SCOUT-5")
def test_tomorrows_direction_is_seen_unless_the_table_plays_otherwise() -> None:
    begin = ["ScoutSpawn", "DayTurn 0"]
    played = Table().day().begins(*begin).hearing("direction-2 direction-5").play()
    assert played.view["spawn"]["direction"] == "direction-2"
    assert played.view["spawn"]["tomorrow"] == "direction-5"
    played = Table(direction_deck="face-down").day().begins(*begin).hearing("direction-2").play()
    assert played.view["spawn"]["tomorrow"] == ""


@pytest.mark.rule("TLS-SCOUT-1", "TLS-SCOUT-2")
def test_the_pattern_deck_has_cards_1_to_10_or_the_b_cards_for_1_to_5() -> None:
    for patterns, first in (("basic", "pattern-1"), ("b-cards", "pattern-1b")):
        played = Table(patterns=patterns).day().begins("ScoutSpawn", "DayTurn 0").play()
        names = [played.s.box.pattern_ids[card] for card in played.s.spawn.patterns.contents()]
        assert len(names) == 10
        assert first in names


@pytest.mark.rule("TLS-SCOUT-10", "TLS-SCOUT-11")
def test_the_harpy_is_scouted_on_the_third_day() -> None:
    deck = {"pool": ["direction-3"], "layers": [{"unknown": 1, "known": []}]}
    table = Table().day(day=3, direction="direction-1", directions=deck)
    played = table.begins("ScoutSpawn", "DayTurn 0").hearing("direction-3 right").play()
    assert played.view["harpy"] == {"where": "cliff", "side": "right", "facing": "north"}
    assert len(played.view["spawn"]["slots"][0]) == 2


@pytest.mark.rule("TLS-PRODUCTION-3", "TLS-PRODUCTION-4", "TLS-PRODUCTION-2")
def test_production_cycles_the_decks_of_the_shop_if_it_stands() -> None:
    begin = ["Produce", "DayTurn 0"]
    assert Table().day().begins(*begin).play().told("ShopCycled") == [{}]
    assert Table().day().bare().begins(*begin).play().told("ShopCycled") == []
    assert Table(edition="fr").day().begins(*begin).play().told("ShopCycled") == []


@pytest.mark.rule("TLS-LEVEL-3", "TLS-LEVEL-4", "TLS-LEVEL-5", "TLS-LEVEL-6", "TLS-LEVEL-8")
def test_perks_have_gates() -> None:
    table = Table().day(day=2).begins("LevelUp 0", "DayTurn 0")
    table.hero("konrad", perks=["fatality"]).hero("greta", perks=["sprint"])
    played = table.play()
    assert played.refuses("learn bodybuilder") == "TLS-LEVEL-4"
    assert played.refuses("learn sprint") == "TLS-LEVEL-8"
    played.play("learn steady-aim")
    two = table.hero("konrad", perks=["fatality", "steady-aim"]).play()
    assert "learn bodybuilder" in two.offered
    assert two.refuses("learn vampire") == "TLS-LEVEL-4"
    three = ["fatality", "steady-aim", "bodybuilder", "mark", "vampire", "thrifty", "berserk"]
    assert table.hero("konrad", perks=three).play().refuses("learn night-owl") == "TLS-LEVEL-6"


# -- turns -------------------------------------------------------------------------------------


@pytest.mark.rule("TLS-MAIN-1", "TLS-MAIN-2", "TLS-MAIN-4")
def test_players_take_turns_of_one_action_until_all_have_passed() -> None:
    table = Table().day(gold=6, materials=9).builds("house P16")
    played = table.play("build wooden-gate I9")
    assert played.choice.seat == 1
    played.play("pass", "pass", "build wooden-gate I10")
    assert played.choice.seat == 0
    played.play("pass")
    assert played.ask == "deploy"


@pytest.mark.rule("TLS-MAIN-1", "TLS-MAIN-4")
def test_whoever_can_do_nothing_is_asked_again_when_others_have_acted() -> None:
    table = Table(2).bare().day(day=1, gold=0, materials=0)
    table.hero("konrad", weapons=[])
    played = table.play()
    assert played.choice.seat == 1
    played.play("leave shortbow greta")
    assert (played.choice.seat, "take shortbow konrad" in played.offered) == (0, True)
    played.play("take shortbow konrad", "pass")
    assert played.ask == "deploy"


# -- building ----------------------------------------------------------------------------------

COSTS = {
    "ballista I9": (0, 2),
    "catapult I9": (0, 3),
    "warp-gate I9": (0, 1),
    "watchtower I9": (0, 1),
    "wooden-wall I9": (0, 2),
    "wooden-gate I9": (0, 2),
    "gold-mine I9 J9": (-1, 2),
    "scavenger-camp I9 J9": (2, -1),
    "house I9": (3, 0),
    "shop I9 J9": (2, 0),
    "armor-maker I9 J9": (3, 0),
    "blacksmith I9 J9": (3, 0),
    "bowyer I9 J9": (3, 0),
    "magic-shop I9 J9": (3, 0),
    "seer I9 J9": (3, 0),
}


def spent(built: str, **options: Any) -> tuple[int, int]:
    played = Table(**options).day(gold=9, materials=9).bare().play(f"build {built}")
    return 9 - played.s.purse.gold, 9 - played.s.purse.materials


@pytest.mark.rule(
    "TLS-BUILD-1", "TLS-BUILD-2", "TLS-RESOURCE-1", "TLS-RESOURCE-2", "TLS-RESOURCE-4"
)
@pytest.mark.rule(
    "TLS-BALLISTA-1", "TLS-CATAPULT-1", "TLS-WARP-1", "TLS-WATCHTOWER-1", "TLS-WALL-2"
)
@pytest.mark.rule("TLS-GATE-1", "TLS-MINE-1", "TLS-CAMP-1", "TLS-HOUSE-1", "TLS-SHOP-2")
@pytest.mark.rule("TLS-SMITH-1", "TLS-SEER-1", "TLS-DAMAGE-1")
@pytest.mark.parametrize("built", COSTS)
def test_what_structures_cost_and_give(built: str) -> None:
    assert spent(built) == COSTS[built]


@pytest.mark.rule("TLS-CATAPULT-1", "TLS-MINE-1", "TLS-HOUSE-1")
def test_what_costs_less_in_the_french_edition() -> None:
    assert spent("catapult I9", edition="fr") == (0, 2)
    assert spent("gold-mine I9 J9", edition="fr") == (-1, 1)
    assert spent("house I9", edition="fr") == (2, 0)


@pytest.mark.rule("TLS-CATAPULT-2")
def test_a_catapult_comes_with_two_hurls() -> None:
    catapult = Table().day(materials=3).bare().play("build catapult I9").structure("I9")
    assert catapult is not None
    assert catapult.hurls == 2


@pytest.mark.rule("TLS-PLACING-1", "TLS-PLACING-6", "TLS-PLACING-7", "TLS-PLACING-8")
def test_where_structures_are_placed() -> None:
    played = Table().day(gold=9, materials=9).play()
    walls = {text.split()[2] for text in played.offers("build wooden-wall")}
    assert "I9" in walls
    assert "L9" not in walls
    assert played.refuses("build wooden-wall J10") == "TLS-PLACING-6"
    assert played.refuses("build ballista K11") == "TLS-PLACING-8"
    assert not played.offers("build ballista H12")
    assert "build ballista J10" in played.offered


@pytest.mark.rule("TLS-PLACING-5")
def test_production_buildings_share_an_area_with_their_own_type_only() -> None:
    table = Table().day(gold=9, materials=9).bare()
    played = table.builds("gold-mine J10 J11", "ruin-1 P16").play()
    assert played.refuses("build house K12") == "TLS-PLACING-5"
    assert played.refuses("build house O15") == "TLS-PLACING-5"
    assert "build gold-mine K11 K12" in played.offered


@pytest.mark.rule("TLS-PLACING-9")
def test_a_structure_is_built_only_while_the_box_has_one() -> None:
    table = Table().day(materials=9).bare().builds("catapult I9", "catapult K9")
    assert table.play().refuses("build catapult") == "TLS-PLACING-9"


@pytest.mark.rule("TLS-LIMIT-1")
def test_in_gildenberg_only_walls_and_gates_are_upgraded() -> None:
    table = Table().day(gold=9, materials=9).bare()
    table.builds("wooden-wall L9", "wooden-gate M9", "gold-mine J11 J12", "seer O11 O12")
    played = table.play()
    assert played.offers("upgrade") == ["upgrade wooden-wall L9", "upgrade wooden-gate M9"]
    assert played.refuses("upgrade gold-mine J11") == "TLS-LIMIT-1"


@pytest.mark.rule("TLS-WALL-3", "TLS-GATE-2")
def test_stone_replaces_wood_and_keeps_its_flames() -> None:
    table = Table().day(materials=4).bare()
    table.builds("wooden-wall L9", flames=2).builds("wooden-gate M9", flames=1)
    played = table.play("upgrade wooden-wall L9", "pass", "pass", "upgrade wooden-gate M9")
    wall, gate = played.structure("L9"), played.structure("M9")
    assert wall is not None
    assert gate is not None
    assert (wall.kind.id, wall.flames, wall.hits_left) == ("stone-wall", 2, 3)
    assert (gate.kind.id, gate.flames, gate.hits_left) == ("stone-gate", 1, 3)


@pytest.mark.rule("TLS-SEER-1", "TLS-SEER-3", "TLS-SEER-4", "TLS-SEERACT-1")
def test_the_seer_pushes_the_mist_back_at_most_to_the_sixth_spot() -> None:
    table = Table().day(gold=9, mist=[4, 5, 6]).bare()
    played = table.play()
    assert played.refuses("repel left") == "TLS-SEERACT-1"
    played.play("build seer I9 J9", "pass", "pass", "repel left")
    assert played.s.mist.distances == [6, 6, 6]
    assert played.s.purse.gold == 3
    assert played.refuses("repel left") == "TLS-SEER-4"


@pytest.mark.rule("TLS-SEER-3")
def test_repelling_the_mist_costs_two_gold_in_the_french_edition() -> None:
    table = Table(edition="fr").day(gold=2).bare().builds("seer I9 J9")
    assert table.play("repel upper").s.purse.gold == 0


# -- equipment ---------------------------------------------------------------------------------


def with_top(table: Table, deck: int, *cards: str) -> Table:
    decks: list[dict[str, object]] = [{"pool": [], "layers": []} for _ in range(4)]
    decks[deck]["layers"] = [{"unknown": 0, "known": [card]} for card in cards[::-1]]
    return table.having(decks=decks)


@pytest.mark.rule("TLS-STASH-1")
def test_equipment_is_taken_from_the_stash_and_left_there() -> None:
    table = Table().day(stash=["iron-shield", "longbow"])
    played = table.play("take iron-shield konrad")
    assert played.stash == ["longbow"]
    played.play("leave shortbow greta", "pass", "pass")
    assert played.stash == ["shortbow", "longbow"]
    played.play("take longbow greta")
    assert played.stash == ["shortbow"]


@pytest.mark.rule("TLS-TRADEIN-1", "TLS-TRADEIN-2", "TLS-TRADEIN-3", "TLS-SHOP-1")
def test_the_top_cards_potions_and_scrolls_are_bought_for_a_hero_or_the_stash() -> None:
    table = with_top(Table().day(gold=6), 1, "wood-axe", "great-axe")
    table.hero("konrad", weapons=["chipped-sword"])
    played = table.play()
    assert played.offers("buy wood-axe") == ["buy wood-axe konrad", "buy wood-axe stash"]
    assert played.offers("buy great-axe") == []
    played.play("buy wood-axe konrad", "buy potion-red greta", "buy scroll-of-darts stash")
    assert played.s.purse.gold == 0
    assert played.stash == ["scroll-of-darts"]
    assert played.view["shop"]["decks"][1]["top"] == "great-axe"


@pytest.mark.rule("TLS-DAMAGE-4", "TLS-DAMAGE-5", "TLS-TRADEIN-6")
def test_without_a_shop_nothing_is_bought_but_items_are_sold() -> None:
    table = with_top(Table().day(gold=9, stash=["longbow"]), 1, "wood-axe").bare()
    played = table.play()
    assert played.offers("buy") == []
    assert played.refuses("buy wood-axe stash") == "TLS-DAMAGE-4"
    assert played.refuses("buy potion-red stash") == "TLS-DAMAGE-5"
    assert played.offers("sell") == ["sell longbow"]


@pytest.mark.rule("TLS-TRADEIN-9")
def test_what_brings_nothing_can_be_sold_all_the_same() -> None:
    played = Table().day(stash=["worn-pants"]).play("sell worn-pants")
    assert (played.s.purse.gold, played.stash) == (0, [])


@pytest.mark.rule("TLS-TRADEIN-4", "TLS-TRADEIN-5")
def test_selling_three_items_of_three_gold_together_brings_four() -> None:
    table = Table().day(stash=["longbow", "crossbow", "great-axe"])
    played = table.play("sell great-axe longbow crossbow")
    assert played.s.purse.gold == 4
    assert played.stash == []
    assert Table().day(stash=["longbow"]).play("sell longbow").s.purse.gold == 1


@pytest.mark.rule("TLS-TRADEIN-8")
def test_of_more_than_four_items_any_number_is_sold_in_one_action() -> None:
    stash = ["longbow", "crossbow", "great-axe", "boar-spear", "wood-axe"]
    played = Table().day(stash=stash).play()
    lots = [len(text.split()) - 1 for text in played.offers("sell")]
    assert set(lots) == {1, 2, 5}
    assert lots.count(2) == 10
    seat = played.choice.seat
    played.play("sell longbow")
    assert (played.ask, played.choice.seat, played.s.purse.gold) == ("sell-more", seat, 1)
    played.play("sell great-axe crossbow")  # nine Gold in all
    assert (played.ask, played.s.purse.gold) == ("day-turn", 4)
    assert played.choice.seat != seat
    assert len(played.stash) == 2


@pytest.mark.rule("TLS-TRADEIN-8")
def test_a_sale_of_many_items_ends_when_its_player_says_so() -> None:
    stash = ["longbow", "crossbow", "great-axe", "boar-spear", "wood-axe"]
    played = Table().day(stash=stash).play("sell longbow", "done")
    assert (played.ask, len(played.stash)) == ("day-turn", 4)


@pytest.mark.rule("TLS-FIRST-1")
def test_heroes_level_up_from_the_first_player_on() -> None:
    table = Table().day(day=1, first=1).begins("BeginDay 2", "MainPhase")
    played = table.play()
    assert (played.ask, played.s.first, played.choice.seat) == ("take-perk", 2, 2)


@pytest.mark.rule("TLS-TRADEIN-7")
def test_a_sold_card_goes_under_its_deck_or_back_to_the_box() -> None:
    table = with_top(Table().day(stash=["longbow", "iron-shield", "potion-red"]), 2, "crossbow")
    played = table.having(shop_potions=[]).play("sell longbow iron-shield potion-red")
    assert played.view["shop"]["decks"][2]["cards"] == 2
    assert played.view["shop"]["potions"] == ["potion-red"]
    assert played.s.shop.spare.has(played.s.box.item("iron-shield").number)


@pytest.mark.rule("TLS-SHOP-3", "TLS-MAIN-3")
def test_the_shop_is_refreshed_for_a_gold_unless_the_table_plays_without() -> None:
    table = with_top(Table().day(gold=1), 1, "wood-axe", "great-axe")
    played = table.play("refresh")
    assert played.s.purse.gold == 0
    assert played.view["shop"]["decks"][1]["top"] == "great-axe"
    assert "refresh" not in Table(shop_ability="no").day(gold=1).play().offered


@pytest.mark.rule("TLS-SCAVENGE-2", "TLS-HOUSE-2")
def test_a_house_built_today_gives_a_worker_today() -> None:
    table = Table().day(gold=3).bare().builds("ruin-2 P9")
    played = table.play()
    assert played.refuses("scavenge P9") == "TLS-SCAVENGE-1"
    played.play("build house I9", "pass", "pass", "scavenge P9")
    assert played.s.purse.gold == 2


@pytest.mark.rule("TLS-SMITH-6", "TLS-BUILDING-3", "TLS-SMITH-4")
def test_a_rebuilt_blacksmith_starts_again_with_level_2_and_its_free_card() -> None:
    table = Table().day(gold=3, deck_levels=[1, 2, 1, 1]).bare()
    played = table.play("build blacksmith I9 J9")
    assert len(played.stash) == 1
    assert played.view["shop"]["decks"][1]["level"] == 2
    assert played.view["shop"]["decks"][1]["top"] == ""


@pytest.mark.rule("TLS-DAMAGE-4", "TLS-SMITH-4", "TLS-SHOP-2")
def test_a_deck_that_lay_face_down_is_open_again_when_the_shop_is_rebuilt() -> None:
    played = Table().day(gold=20).bare().play("build blacksmith I9 J9", "pass")
    assert not played.offers("buy")
    played.play("build shop L9 M9")
    tops = [deck["top"] for deck in played.view["shop"]["decks"]]
    assert tops[1] in [item.id for item in game().box.items if (item.deck, item.level) == (1, 2)]
    assert "" not in tops
    assert played.offers(f"buy {tops[1]}")


# -- the end of the Day ------------------------------------------------------------------------


def at_dusk(**fields: object) -> Played:
    table = Table().day().hero("konrad", **fields)
    return table.begins("Regenerate", "DayTurn 0").play()


@pytest.mark.rule("TLS-DUSK-2", "TLS-DUSK-3", "TLS-MANA-1")
def test_regeneration_fills_mana_heals_a_wound_and_restores_cards_and_potions() -> None:
    hero = at_dusk(
        mana=0, wounds=3, armors=["worn-pants"], ready=[False], potions=["potion-red"], doses=[1]
    ).hero("konrad")
    assert (hero.mana, hero.wounds, hero.ready, hero.doses) == (4, 2, [True], [2])


@pytest.mark.rule("TLS-DUSK-1", "TLS-DUSK-4", "TLS-DUSK-5", "TLS-DUSK-6")
def test_heroes_are_deployed_on_free_spots_out_of_the_mist() -> None:
    table = Table().day().bare().begins("EndDay", "DayTurn 0")
    table.builds("wooden-gate I13", "warp-gate J13", "watchtower K13", "house L10")
    played = table.play()
    for spot in ("I13", "J13", "K13", "D13", "L4"):
        assert f"deploy {spot}" in played.offered
    assert played.refuses("deploy C13") == "TLS-DUSK-5"
    assert played.refuses("deploy L10") == "TLS-DUSK-4"
    played.play("deploy K13")
    assert played.refuses("deploy K13") == "TLS-DUSK-6"


@pytest.mark.rule("TLS-DUSK-1")
def test_heroes_regenerate_before_they_are_deployed_and_catapults_are_recharged_last() -> None:
    table = Table().day().bare().builds("catapult I9", hurls=0).hero("konrad", wounds=2)
    played = table.begins("EndDay", "DayTurn 0").play()
    assert (played.ask, played.hero("konrad").wounds, played.told("CatapultRecharged")) == (
        "deploy",
        1,
        [],
    )
    played.play("deploy J10", "deploy J11", "deploy J12")
    assert played.told("CatapultRecharged") == [{"at": "I9", "hurls": 2}]


@pytest.mark.rule("TLS-DUSK-7")
def test_catapults_are_recharged_to_two_hurls() -> None:
    table = Table().day().bare().builds("catapult I9", hurls=0)
    catapult = table.begins("RechargeCatapults", "DayTurn 0").play().structure("I9")
    assert catapult is not None
    assert catapult.hurls == 2


@pytest.mark.rule("TLS-PLACING-8", "TLS-SPOT-1")
def test_nothing_is_built_where_a_hero_stands_until_he_has_left() -> None:
    s = Table().day(materials=20, gold=20).hero("konrad", at="J11").play().s
    site = "build ballista J11"
    assert site not in [option.notation() for option in BuildStructure(0).options(s)]
    put_hero(s, 0, SPOT_NUMBERS["J12"])
    assert site in [option.notation() for option in BuildStructure(0).options(s)]
