"""What each effect of cards, boards and the Corruption die does."""

from __future__ import annotations

import pytest

from laststand import Match
from tests.bastion.arrange import Played, Table


def suffered(table: Table, word: str, cause: str = "relic-hunter", seat: int = 0) -> Played:
    """Kazgin, or another seat, suffers an effect and then is to act."""
    table.acts("kazgin").begins(f"Suffer {word} {cause} {seat}", "HeroPhase 0")
    return table.play()


def rolled(face: str, table: Table | None = None) -> Played:
    """Teagaan's yellow board is full, and the Corruption die shows a face."""
    return (table or Table()).full("yellow").acts("twindalli").play(f"end turn => {face}")


@pytest.mark.rule("LB-CARD-1", "LB-CORRUPTION-2")
def test_no_effect_is_none_and_two_faces_have_it() -> None:
    played = rolled("no_effect")
    assert played.ask == "hero-phase"
    assert played.lives == [3, 3, 3, 3]
    assert played.view["corruption_die"].count("no_effect") == 2


@pytest.mark.rule("LB-CARD-2", "LB-CORRUPTION-7")
def test_a_lost_life_goes_to_the_reserve() -> None:
    played = rolled("lose_life")
    assert (played.lives, played.reserve["life"]) == ([3, 3, 3, 2], 5)


@pytest.mark.rule("LB-CARD-3", "LB-RESERVE-5", "LB-RESERVE-4")
def test_the_loser_of_a_round_token_chooses_it_among_their_equipment() -> None:
    played = suffered(Table().gear("kazgin", red=2, black=1), "lose_round_token")
    assert (played.seat, played.offered) == (0, ["lose red", "lose black"])
    assert played.play("lose black").gear("kazgin") == {"red": 2}


@pytest.mark.rule("LB-RESERVE-4")
def test_round_tokens_may_include_calls_if_the_table_says_so() -> None:
    played = suffered(Table(round_tokens="equipment-and-calls"), "lose_round_token")
    assert played.offered == ["lose red", "lose call"]
    played.play("lose call")
    assert (played.hero("kazgin")["calls"], played.reserve["calls"]) == (0, 2)


@pytest.mark.rule("LB-CARD-4")
def test_every_hero_loses_a_round_token_clockwise_from_the_active_player() -> None:
    table = Table().gear("mylfaar", blue=1, red=1).gear("teagaan").gear("kazgin", black=1, red=1)
    table.acts("mylfaar").begins("Suffer all_lose_round_token relic-hunter 1", "HeroPhase 1")
    played = table.play()
    assert (played.seat, played.offered) == (1, ["lose red", "lose blue"])
    played.play("lose red")
    assert (played.seat, played.offered) == (0, ["lose red", "lose black"])
    played.play("lose red")
    assert [played.gear(name) for name in ("kazgin", "mylfaar", "twindalli", "teagaan")] == [
        {"black": 1},
        {"blue": 1},
        {},
        {},
    ]


@pytest.mark.rule("LB-CARD-4")
def test_in_a_neutral_turn_they_lose_it_clockwise_from_the_board() -> None:
    table = Table(2).gear("kazgin", red=1, black=1).gear("mylfaar", green=1, black=1)
    table.having(active=-1, turn_side="east")
    table.begins("Suffer all_lose_round_token relic-hunter -1", "EndTurn 1")
    assert table.play().seat == 1


@pytest.mark.rule("LB-CARD-3", "LB-CORRUPTION-6")
def test_one_face_of_the_die_in_the_box_takes_a_round_token() -> None:
    table = Table().gear("teagaan", yellow=2, black=1).full("yellow").acts("twindalli")
    played = of_the_box(table, "end turn => lose_round_token", "lose black")
    assert played.gear("teagaan") == {"yellow": 2}
    assert played.view["corruption_die"].count("lose_round_token") == 1


@pytest.mark.rule("LB-CARD-5")
def test_losing_all_equipment_empties_the_board() -> None:
    played = rolled("lose_all_equipment", Table().gear("teagaan", yellow=2, black=1))
    assert played.gear("teagaan") == {}
    assert played.reserve["equipment"]["yellow"] == 4


@pytest.mark.rule("LB-CARD-7", "LB-CORRUPTION-5")
def test_one_face_makes_the_roller_bring_a_card() -> None:
    played = rolled("draw_horde_card magma-brute")
    assert (played.seat, played.ask) == (3, "place-card")
    assert played.play("place R1").lives == [3, 3, 3, 2]


@pytest.mark.rule("LB-CARD-8", "LB-CORRUPTION-1")
def test_who_is_made_to_roll_suffers_the_face() -> None:
    table = Table().hearing("lose_life")
    assert suffered(table, "roll_corruption_die", "relic-hunter", seat=3).lives == [3, 3, 3, 2]


@pytest.mark.rule("LB-CORRUPTION-8")
def test_a_face_that_cannot_affect_the_roller_does_nothing_and_goes_to_nobody_else() -> None:
    played = rolled("lose_all_equipment", Table().gear("teagaan"))
    assert played.events("EffectIgnored")[0]["rule"] == "LB-CORRUPTION-8"
    assert played.gear("kazgin") == {"red": 1}
    assert (played.seat, played.ask) == (3, "hero-phase")


@pytest.mark.rule("LB-CORRUPTION-3", "LB-CORRUPTION-4", "LB-CARD-11")
def test_one_face_grasps_a_tile_of_the_rollers_choice() -> None:
    played = rolled("place_grasp_on_tile")
    assert (played.seat, len(played.offers("grasp"))) == (3, 9)
    assert played.play("grasp standard").grasped == ["standard"]


@pytest.mark.rule("LB-CARD-13")
def test_a_grasp_on_a_hero_needs_a_free_and_unwounded_board() -> None:
    assert suffered(Table(), "place_grasp_on_hero").hero("kazgin")["grasp"] is True
    played = suffered(Table().wounded("kazgin"), "place_grasp_on_hero")
    assert played.hero("kazgin")["grasp"] is False
    played = suffered(Table().in_grasp("kazgin"), "place_grasp_on_hero")
    assert played.reserve["grasp"] == 11


@pytest.mark.rule("LB-CARD-14")
def test_where_it_cannot_be_placed_a_life_may_be_lost_instead() -> None:
    word = "place_grasp_on_hero_or_lose_life"
    played = suffered(Table(), word)
    assert (played.hero("kazgin")["grasp"], played.lives[0]) == (True, 3)
    for table in (
        Table().wounded("kazgin"),
        Table().in_grasp("kazgin"),
        Table().in_reserve(grasp=0),
    ):
        assert suffered(table, word).lives[0] == 2


@pytest.mark.rule("LB-CARD-15")
def test_a_lowered_standard_returns_to_its_tile_or_to_the_reserve() -> None:
    table = Table().having(standard="blue")
    assert suffered(table, "lower_standard").elements["standard"] == "icon"
    table = Table().having(standard="blue").grasped("standard")
    assert suffered(table, "lower_standard").elements["standard"] == "reserve"


@pytest.mark.rule("LB-CARD-16", "LB-CARD-17")
def test_gains_come_from_the_reserve() -> None:
    played = suffered(Table(), "gain_life")
    assert (played.lives[0], played.reserve["life"]) == (4, 3)
    played = suffered(Table(), "gain_call_to_arms")
    assert (played.hero("kazgin")["calls"], played.reserve["calls"]) == (2, 0)
    assert suffered(Table().calls(teagaan=2), "gain_call_to_arms").hero("kazgin")["calls"] == 1


@pytest.mark.rule("LB-CARD-18")
def test_of_life_and_call_to_arms_only_what_the_reserve_has_can_be_chosen() -> None:
    assert suffered(Table(), "gain_life_or_call_to_arms").offered == ["gain life", "gain call"]
    no_calls = suffered(Table().calls(teagaan=2), "gain_life_or_call_to_arms")
    assert (no_calls.ask, no_calls.lives[0]) == ("hero-phase", 4)
    no_life = suffered(Table().life(teagaan=7), "gain_life_or_call_to_arms")
    assert (no_life.lives[0], no_life.hero("kazgin")["calls"]) == (3, 2)


@pytest.mark.rule("LB-CARD-19", "LB-RESERVE-2")
def test_equipment_is_gained_in_a_colour_the_reserve_has() -> None:
    played = suffered(Table().gear("teagaan", black=4), "gain_equipment")
    assert played.offered == ["gain red", "gain green", "gain blue", "gain yellow"]
    assert played.play("gain red").gear("kazgin") == {"red": 2}


@pytest.mark.rule("LB-CARD-20", "LB-CARD-21", "LB-EFFECT-4")
def test_awards_go_to_a_hero_in_play_of_the_players_choice() -> None:
    played = suffered(Table().out("teagaan"), "award_life")
    assert (played.seat, played.offered) == (
        0,
        ["award kazgin", "award mylfaar", "award twindalli"],
    )
    assert played.play("award mylfaar").lives == [3, 4, 3, 0]
    played = suffered(Table(), "award_call_to_arms")
    assert played.play("award teagaan").hero("teagaan")["calls"] == 2


@pytest.mark.rule("LB-CARD-20", "LB-CARD-21", "LB-RESERVE-2")
@pytest.mark.parametrize("word", ["award_life", "award_call_to_arms"])
def test_nobody_is_named_for_an_award_that_the_reserve_does_not_have(word: str) -> None:
    played = suffered(Table().in_reserve(life=0, calls=0), word)
    assert (played.ask, "GainLost" in played.told) == ("hero-phase", True)


# -- ongoing effects -----------------------------------------------------------------------


@pytest.mark.rule("LB-CARD-22", "LB-EFFECT-2")
def test_each_card_that_blocks_a_die_takes_one_of_three() -> None:
    cards = ["shadow-scout", "raven-swarm", "void-lurker", "gatherer-of-chains"]
    for blocked in range(5):
        names = dict(zip(["G1", "G2", "G3", "Y2"], cards[:blocked]))
        assert Table().cards(**names).acts("kazgin").play().view["white_dice"] == max(
            0, 3 - blocked
        )


@pytest.mark.rule("LB-CARD-22", "LB-COMBAT-1")
def test_a_blocked_die_is_not_rolled_in_combat() -> None:
    table = Table().cards(G1="shadow-scout", R2="magma-brute").at(teagaan="N")
    played = table.gear("teagaan", red=1).acts("teagaan").play("fight R2 => red red")
    assert (played.ask, played.view["dice"]) == ("pay", ["red", "red"])


@pytest.mark.rule("LB-CARD-22")
def test_with_no_die_left_a_combat_is_fought_with_equipment_only() -> None:
    table = Table().cards(G1="shadow-scout", G2="raven-swarm", G3="void-lurker", R2="incubus")
    played = table.at(teagaan="N").gear("teagaan", red=2).acts("teagaan").play("fight R2")
    played.play("spend red", "spend red", "vanquish R2 => no_effect")
    assert "R2" not in played.spaces


@pytest.mark.rule("LB-CARD-23")
def test_the_glass_spider_falls_to_tokens_only() -> None:
    table = Table().cards(B2="glass-spider").at(teagaan="E").gear("teagaan").acts("teagaan")
    assert table.play("fight B2").ask == "hero-phase"
    played = table.gear("teagaan", blue=1).play("fight B2", "spend blue", "vanquish B2")
    assert played.spaces == {}


@pytest.mark.rule("LB-CARD-24")
def test_the_bone_golem_falls_to_dice_only() -> None:
    table = Table().cards(Y2="bone-golem").at(teagaan="W").gear("teagaan", yellow=3)
    played = table.acts("teagaan").play("fight Y2 => yellow yellow red")
    assert played.ask == "hero-phase"
    played = table.play("fight Y2 => yellow yellow white")
    assert played.offered == ["withdraw", "vanquish Y2"]


@pytest.mark.rule("LB-CARD-25")
def test_white_faces_do_not_count_against_the_faceless_regent() -> None:
    table = Table().cards(Y2="faceless-regent").at(teagaan="W")
    table.gear("kazgin").gear("mylfaar").gear("twindalli")
    table.gear("teagaan", red=1, green=1, blue=1).acts("teagaan")
    assert table.play("fight Y2 => white white black").ask == "hero-phase"
    assert table.play("fight Y2 => yellow white black").offers("spend")


@pytest.mark.rule("LB-CARD-26")
def test_under_the_hex_weaver_no_token_helps_anybody() -> None:
    table = Table().cards(R2="incubus", G2="hex-weaver").at(teagaan="N").gear("teagaan", red=2)
    played = table.acts("teagaan").play("fight R2 => red red blue")
    assert played.offered == ["withdraw", "vanquish R2"]
    assert played.refuses("spend red") == "LB-CARD-26"


@pytest.mark.rule("LB-CARD-27")
def test_under_the_queens_inquisitor_nobody_calls_to_arms() -> None:
    played = Table().cards(G2="queens-inquisitor").acts("kazgin").play()
    assert played.offers("call") == []
    assert played.refuses("call market") == "LB-CARD-27"


@pytest.mark.rule("LB-CARD-28")
def test_the_web_warden_holds_the_heroes_in_front_of_it() -> None:
    table = Table(heroes="kazgin elmer twindalli teagaan").cards(R2="web-warden").at(kazgin="N")
    played = table.acts("kazgin").play()
    assert played.offers("move") == []
    assert played.refuses("move C") == "LB-CARD-28"
    assert "give move kazgin" not in table.acts("elmer").play().offered
    tavern = table.at(elmer="N").acts("elmer").play("activate tavern", "rest kazgin => incubus")
    assert tavern.ask == "place-card"
    assert tavern.hero("kazgin")["life"] == 4


@pytest.mark.rule("LB-CARD-29")
def test_the_branded_fiend_blocks_the_power_of_its_boards_hero_only() -> None:
    table = Table().cards(B2="branded-fiend", R2="incubus")
    played = table.acts("mylfaar").play()
    assert played.offers("enchant") == []
    assert played.refuses("enchant R2") == "LB-CARD-29"
    on_green = Table().cards(G2="branded-fiend", R2="incubus").acts("mylfaar").play()
    assert on_green.offers("enchant") == ["enchant R2", "enchant G2"]


@pytest.mark.rule("LB-CARD-30")
def test_the_silencer_blocks_all_powers_but_not_a_placed_enchantment() -> None:
    table = Table().cards(G2="silencer-of-oaths", R2="incubus").having(enchantment="R2")
    played = table.acts("mylfaar").play()
    assert played.offers("enchant") == []
    assert played.resistance("R2") == {"red": 1}


@pytest.mark.rule("LB-CARD-31")
def test_a_drummer_strengthens_the_other_monsters_of_its_board() -> None:
    table = Table().cards(
        R1="orc-drummer", R2="incubus", R3="archdaemon-of-torment", B1="gloom-spinner"
    )
    played = table.acts("kazgin").play()
    assert played.resistance("R1") == {"green": 2}
    assert played.resistance("R2") == {"red": 3}
    assert played.resistance("R3") == {"red": 4}
    assert played.resistance("B1") == {"blue": 1}


@pytest.mark.rule("LB-CARD-32")
def test_the_wailing_empress_is_guarded_from_the_opposite_space() -> None:
    table = Table().cards(R2="wailing-empress").at(kazgin="N").acts("kazgin")
    assert "fight R2" in table.play().offered
    played = table.cards(G2="incubus").play()
    assert played.refuses("fight R2") == "LB-CARD-32"


@pytest.mark.rule("LB-CARD-33")
def test_the_smoke_that_walks_is_guarded_by_its_board() -> None:
    table = Table().cards(R2="smoke-that-walks").at(kazgin="N").acts("kazgin")
    assert "fight R2" in table.play().offered
    played = table.cards(R1="incubus").play()
    assert played.refuses("fight R2") == "LB-CARD-33"


# -- order ---------------------------------------------------------------------------------


@pytest.mark.rule("LB-EFFECT-5")
def test_a_card_that_leaves_without_combat_has_no_exit_effect() -> None:
    table = Table().cards(R2="incubus").at(kazgin="NE").acts("kazgin")
    played = table.play("activate tomb => red red", "destroy R2")
    assert played.discard == ["incubus"]
    assert "CorruptionRolled" not in played.told


@pytest.mark.rule("LB-EFFECT-4", "LB-CARD-19")
def test_exit_effects_are_the_winners() -> None:
    table = Table().cards(G2="troll-chieftain").at(kazgin="S").gear("kazgin").acts("kazgin")
    played = table.play("fight G2 => green green green white", "vanquish G2")
    played.play("gain red", "gain black")
    assert played.gear("kazgin") == {"red": 1, "black": 1}


# -- what only some cards do -------------------------------------------------------------------


@pytest.mark.rule("LB-CARD-34")
def test_a_monster_of_the_same_board_is_put_to_flight_but_no_warlord() -> None:
    table = Table().cards(R1="incubus", R2="butcher", R3="archdaemon-of-torment", B1="thornling")
    played = suffered(table, "put_to_flight", "archdaemon-of-torment")
    assert played.offered == ["rout R1", "rout R2"]
    assert played.refuses("rout R3") == "LB-CARD-34"
    assert played.refuses("rout B1") == "LB-CARD-34"
    played.play("rout R2")
    assert (played.discard, played.lives) == (["butcher"], [3, 3, 3, 3])


@pytest.mark.rule("LB-CARD-34", "LB-COMBAT-17")
def test_the_leader_that_falls_is_not_put_to_flight_itself() -> None:
    table = Table().cards(B2="brood-mother").having(enchantment="B2", standard="blue")
    played = of_the_box(table.at(kazgin="E").acts("kazgin"), "fight B2 => blue red red red")
    played.play("vanquish B2")
    assert (played.discard, played.ask) == (["brood-mother"], "hero-phase")


@pytest.mark.rule("LB-CARD-35")
def test_every_hero_in_front_of_the_card_loses_a_life_and_nobody_else() -> None:
    table = Table().cards(R3="incubus").at(kazgin="NE", teagaan="NE", mylfaar="E")
    assert suffered(table, "burn_in_front", "incubus").lives == [2, 3, 3, 2]
    assert suffered(Table().cards(R3="incubus"), "burn_in_front", "incubus").lives == [3, 3, 3, 3]


@pytest.mark.rule("LB-CARD-36")
def test_a_figure_is_removed_wherever_there_is_one() -> None:
    table = Table().cards(R2="incubus!").grasped("market")
    played = suffered(table, "remove_grasp", "incubus")
    assert played.offered == ["cleanse market", "cleanse R2"]
    assert played.play("cleanse market").grasped == []
    assert suffered(Table().cards(R2="incubus"), "remove_grasp", "incubus").ask == "hero-phase"


@pytest.mark.rule("LB-CARD-37")
def test_the_standard_is_raised_in_another_colour() -> None:
    played = suffered(
        Table().cards(R2="incubus").having(standard="red"), "raise_standard", "incubus"
    )
    assert played.offered == ["raise green", "raise blue", "raise yellow", "raise black", "done"]
    assert played.play("raise blue").elements["standard"] == "blue"


@pytest.mark.rule("LB-CARD-37", "LB-GRASP-4")
def test_the_standard_is_not_raised_from_the_reserve() -> None:
    table = Table().cards(R2="incubus").grasped("standard")
    assert table.play().elements["standard"] == "reserve"
    assert suffered(table, "raise_standard", "incubus").ask == "hero-phase"


@pytest.mark.rule("LB-CARD-38")
def test_the_hero_moves_at_once_and_has_the_move_of_the_phase_still() -> None:
    played = suffered(Table().cards(R2="incubus"), "move_at_once", "incubus")
    assert (played.ask, played.offered[:2]) == ("given-move", ["stay", "move NW"])
    played.play("move NW")
    assert played.hero("kazgin")["place"] == "NW"
    assert "move N" in played.offered
    held = Table().cards(R3="web-warden").at(kazgin="NE")
    assert suffered(held, "move_at_once", "web-warden").ask == "hero-phase"


@pytest.mark.rule("LB-CARD-39")
def test_who_has_no_round_token_pays_with_life() -> None:
    table = Table().cards(R2="incubus").gear("kazgin", red=1)
    played = suffered(table, "lose_round_token_or_life", "incubus")
    assert (played.gear("kazgin"), played.lives[0]) == ({}, 3)
    table = Table().cards(R2="incubus").gear("kazgin")
    assert suffered(table, "lose_round_token_or_life", "incubus").lives == [2, 3, 3, 3]


@pytest.mark.rule("LB-CARD-40")
def test_every_hero_in_play_loses_a_life() -> None:
    table = Table().cards(R2="incubus").out("mylfaar")
    assert suffered(table, "all_lose_life", "incubus").lives == [2, 0, 2, 2]


@pytest.mark.rule("LB-CARD-45")
def test_a_black_token_wards_a_life_and_is_kept() -> None:
    table = Table().cards(R2="incubus").gear("mylfaar", black=1).gear("teagaan", red=2)
    played = suffered(table, "all_unwarded_lose_life", "incubus")
    assert played.lives == [2, 3, 2, 2]
    assert played.gear("mylfaar") == {"black": 1}


@pytest.mark.rule("LB-CARD-46")
def test_a_warlord_vanquished_before_is_avenged() -> None:
    table = Table(level="difficult").cards(R2="incubus").having(warlords_left=2, runs=[3, 8, 8])
    assert suffered(table, "avenge_warlord", "incubus").lives == [3, 3, 3, 3]
    table = Table(level="difficult").cards(R2="incubus").having(warlords_left=1)
    assert suffered(table, "avenge_warlord", "incubus").lives == [2, 2, 2, 2]


@pytest.mark.rule("LB-CARD-47")
def test_vengeance_is_pursued_with_a_token_or_a_life_once_a_warlord_is_vanquished() -> None:
    table = Table(level="difficult").cards(R2="incubus").gear("kazgin", red=1)
    played = suffered(table.having(warlords_left=2, runs=[3, 8, 8]), "pursue_vengeance", "incubus")
    assert (played.gear("kazgin"), played.lives) == ({"red": 1}, [3, 3, 3, 3])
    table = Table(level="difficult").cards(R2="incubus").gear("kazgin", red=1)
    played = suffered(table.having(warlords_left=1), "pursue_vengeance", "incubus")
    assert (played.gear("kazgin"), played.lives) == ({}, [3, 3, 3, 3])
    table = Table(level="difficult").cards(R2="incubus").gear("kazgin")
    played = suffered(table.having(warlords_left=1), "pursue_vengeance", "incubus")
    assert played.lives == [2, 3, 3, 3]


@pytest.mark.rule("LB-CARD-47")
def test_a_horde_phase_passes_over_a_vengeance_that_has_nothing_to_avenge() -> None:
    table = Table(level="difficult").cards(B2="smoke-that-walks").acts("kazgin")
    played = table.having(warlords_left=2, runs=[3, 8]).play("end turn => incubus")
    assert "EffectApplied" not in played.told
    assert played.gear("mylfaar") == {"blue": 1}
    table = Table(level="difficult").cards(B2="smoke-that-walks").acts("kazgin")
    played = table.having(warlords_left=1, runs=[8]).play("end turn => incubus")
    assert played.gear("mylfaar") == {}


@pytest.mark.rule("LB-CARD-41")
def test_a_card_skulks_clockwise_to_the_next_free_space_with_what_lies_on_it() -> None:
    table = Table().cards(R3="incubus!", B1="butcher").having(enchantment="R3")
    played = suffered(table, "skulk", "incubus")
    assert played.spaces == {"B1": "butcher", "B2": "incubus"}
    assert (played.marked, played.elements["enchantment"]) == (["B2"], "B2")
    assert played.events("CardMoved")[0]["rule"] == "LB-CARD-41"


@pytest.mark.rule("LB-CARD-41", "LB-TILE-QUARRY-3", "LB-TILE-QUARRY-4")
def test_a_card_skulks_into_the_trap_which_only_a_warlord_survives() -> None:
    trapped = suffered(Table().cards(R2="incubus").having(trap="R3"), "skulk", "incubus")
    assert (trapped.discard, trapped.elements["trap"]) == (["incubus"], "icon")
    table = Table().cards(R2="lady-of-webs").having(trap="R3")
    assert suffered(table, "skulk", "lady-of-webs").spaces == {"R3": "lady-of-webs"}


@pytest.mark.rule("LB-CARD-41")
def test_with_every_space_taken_nothing_skulks() -> None:
    table = Table().full("red", "blue", "green", "yellow")
    before = suffered(table, "no_effect", "hollow-summoner").spaces
    assert suffered(table, "skulk", "hollow-summoner").spaces == before


def of_the_box(table: Table, *lines: str) -> Played:
    """With the cards as the game comes."""
    return Played(Match.at(table.position, seed=1)).play(*lines)


@pytest.mark.rule("LB-CARD-42")
def test_the_tile_in_front_of_a_lantern_is_reached_by_a_call_to_arms_alone() -> None:
    table = Table().cards(R1="drowned-lantern").at(kazgin="NW").acts("kazgin")
    played = of_the_box(table)
    assert played.refuses("activate market") == "LB-CARD-42"
    assert "call market" in played.offered
    table.having(net="R1")
    assert "activate market" in of_the_box(table).offered


@pytest.mark.rule("LB-CARD-43")
def test_a_forest_troll_stands_firmer_on_a_full_board() -> None:
    table = Table().cards(G1="forest-troll", G2="thornling").acts("kazgin")
    alone = of_the_box(table).resistance("G1")["green"]
    assert of_the_box(table.cards(G3="root-shaman")).resistance("G1")["green"] == alone + 1


@pytest.mark.rule("LB-CARD-44")
def test_neither_standard_nor_enchantment_lowers_a_dust_wraith() -> None:
    table = Table().cards(Y1="dust-wraith").having(standard="yellow", enchantment="Y1")
    assert of_the_box(table.acts("kazgin")).resistance("Y1") == {"yellow": 1}
