"""The nine Bastion tiles."""

from __future__ import annotations

import pytest

from tests.bastion.arrange import Table


@pytest.mark.rule("LB-TILE-MARKET-1", "LB-RESERVE-2")
def test_the_market_gives_the_tokens_two_dice_show_and_a_missing_one_is_lost() -> None:
    table = Table().at(kazgin="NW").gear("teagaan", black=4).acts("kazgin")
    played = table.play("activate market => red black")
    assert played.gear("kazgin") == {"red": 2}
    assert played.events("GainLost")[0]["token"] == "black"


@pytest.mark.rule("LB-TILE-MARKET-2")
def test_white_is_a_colour_of_choice() -> None:
    played = Table().at(kazgin="NW").acts("kazgin").play("activate market => white green")
    assert (played.ask, len(played.offered)) == ("market", 5)
    assert played.play("gain black").gear("kazgin") == {"red": 1, "green": 1, "black": 1}


@pytest.mark.rule("LB-TILE-MARKET-3")
def test_the_market_rolls_the_white_dice_that_are_free() -> None:
    table = Table().at(kazgin="NW").cards(G1="shadow-scout", G2="raven-swarm").acts("kazgin")
    assert table.play("activate market => red").gear("kazgin") == {"red": 2}
    played = table.cards(G3="void-lurker").play()
    assert played.refuses("activate market") == "LB-ACT-7"


@pytest.mark.rule("LB-TILE-DISPENSARY-1", "LB-WOUND-11")
def test_the_dispensary_brings_back_a_hero_who_is_out() -> None:
    table = Table().out("teagaan").at(kazgin="SW").acts("kazgin")
    hero = table.play("activate dispensary").hero("teagaan")
    assert (hero["status"], hero["place"], hero["life"]) == ("in play", "SW", 3)


@pytest.mark.rule("LB-TILE-DISPENSARY-2")
def test_the_dispensary_needs_a_hero_out_and_a_life_in_the_reserve() -> None:
    table = Table().out("teagaan").at(kazgin="SW").life(mylfaar=10).acts("kazgin")
    assert table.reserve["life"] == 0
    assert table.play().refuses("activate dispensary") == "LB-ACT-7"
    dead = Table().out("teagaan", status="dead").at(kazgin="SW").acts("kazgin")
    assert dead.play().refuses("activate dispensary") == "LB-ACT-7"


@pytest.mark.rule("LB-TILE-DISPENSARY-3")
def test_with_several_heroes_out_the_one_who_activates_chooses() -> None:
    table = Table().out("teagaan", "mylfaar").at(kazgin="SW").acts("kazgin")
    played = table.play("activate dispensary")
    assert (played.seat, played.offered) == (0, ["heal mylfaar", "heal teagaan"])
    played.play("heal teagaan")
    assert played.hero("mylfaar")["status"] == "out"


@pytest.mark.rule("LB-TILE-DISPENSARY-4", "LB-WOUND-17")
def test_the_healed_hero_gets_what_the_reserve_has() -> None:
    table = Table().out("teagaan").life(mylfaar=8).calls(mylfaar=3).at(kazgin="SW").acts("kazgin")
    hero = table.play("activate dispensary").hero("teagaan")
    assert (hero["life"], hero["calls"]) == (2, 0)


@pytest.mark.rule("LB-TILE-STANDARD-1", "LB-TILE-STANDARD-2", "LB-TILE-STANDARD-3")
def test_the_standard_lowers_the_resistance_of_its_colour_by_1() -> None:
    table = Table().cards(R2="incubus", B2="lady-of-webs", G2="thornling").acts("kazgin")
    played = table.play("activate standard")
    assert played.offered == [f"raise {c}" for c in ("red", "green", "blue", "yellow", "black")]
    played.play("raise blue")
    assert played.resistance("B2") == {"blue": 2}
    assert played.resistance("R2") == {"red": 2}


@pytest.mark.rule("LB-TILE-STANDARD-1", "LB-TILE-STANDARD-4")
def test_the_standard_flies_until_another_colour_is_chosen() -> None:
    table = Table().having(standard="blue").cards(R2="incubus").acts("kazgin")
    played = table.play("activate standard")
    assert "raise blue" not in played.offered
    assert played.play("raise red").resistance("R2") == {"red": 1}


@pytest.mark.rule("LB-TILE-STANDARD-3")
def test_of_a_warlord_of_several_colours_the_faces_of_that_colour_are_fewer() -> None:
    table = Table().cards(B2="fourfold-tyrant").having(standard="green").acts("kazgin")
    assert table.play().resistance("B2") == {"red": 1, "blue": 1, "yellow": 1}


@pytest.mark.rule("LB-TILE-TOMB-1")
def test_the_tomb_takes_a_monster_of_a_colour_that_two_dice_show() -> None:
    table = Table().cards(R2="incubus", B1="butcher", Y3="dust-wraith!").at(kazgin="NE")
    played = table.acts("kazgin").play("activate tomb => yellow white")
    assert played.offered == ["destroy Y3", "done"]
    assert played.refuses("destroy R2") == "LB-TILE-TOMB-1"
    played.play("destroy Y3")
    assert played.lives == [3, 3, 3, 3]
    assert (played.discard, played.reserve["grasp"]) == (["dust-wraith"], 12)


@pytest.mark.rule("LB-TILE-TOMB-1")
def test_for_the_tomb_white_shows_every_colour_and_nobody_need_be_taken() -> None:
    table = Table().cards(R2="incubus", Y3="dust-wraith").at(kazgin="NE").acts("kazgin")
    played = table.play("activate tomb => white white")
    assert played.offered == ["destroy R2", "destroy Y3", "done"]
    assert played.play("done").discard == []
    assert table.play("activate tomb => green red").discard == []


@pytest.mark.rule("LB-TILE-TOMB-2", "LB-POWER-FENG-LI-1")
def test_the_tomb_rolls_the_white_dice_that_are_free_and_feng_li_rolls_again() -> None:
    table = Table(1, "feng-li").cards(R1="raven-swarm", Y3="dust-wraith")
    table.hero("feng-li")["place"] = "NE"
    played = table.acts("feng-li").play("activate tomb => green yellow")
    assert played.offered == ["keep", "reroll 1", "reroll 2", "reroll 1 2"]
    assert played.play("reroll 1 => yellow").offered == ["destroy Y3", "done"]
    table.cards(Y1="shadow-scout")
    assert "needs two" in str(table.play().match.why_not("activate tomb"))


@pytest.mark.rule("LB-TILE-QUARRY-1")
def test_the_trap_is_set_on_a_free_space_or_moved_to_another() -> None:
    table = Table().cards(R1="incubus").having(trap="R2").at(kazgin="W").acts("kazgin")
    played = table.play("activate quarry")
    assert len(played.offers("trap")) == 10
    assert played.play("trap G2").elements["trap"] == "G2"


@pytest.mark.rule("LB-TILE-QUARRY-2")
def test_a_space_with_the_trap_is_free_and_empty() -> None:
    table = Table().cards(R1="incubus", R2="magma-brute").having(trap="R3").acts("teagaan")
    played = table.play("end turn => pyre-priest")
    assert "BoardFilled" not in played.told
    assert played.discard == ["pyre-priest"]


@pytest.mark.rule("LB-TILE-QUARRY-3", "LB-EFFECT-5")
def test_a_trapped_monster_has_no_effect_at_all_and_the_trap_returns() -> None:
    table = Table().having(trap="R1").acts("teagaan")
    played = table.play("end turn => ember-imp", "place R1")
    assert (played.spaces, played.discard) == ({}, ["ember-imp"])
    assert played.elements["trap"] == "icon"
    assert (played.ask, played.runs) == ("hero-phase", [41, 8])


@pytest.mark.rule("LB-TILE-TREBUCHET-1")
def test_the_net_is_thrown_on_a_monster_or_moved() -> None:
    table = Table().cards(R2="incubus", G2="thornling", Y2="marshal-of-bones").having(net="R2")
    played = table.at(kazgin="SE").acts("kazgin").play("activate trebuchet")
    assert played.elements["net"] == "G2"  # no other Monster


@pytest.mark.rule("LB-TILE-TREBUCHET-2")
def test_a_netted_monster_has_no_recurring_nor_ongoing_effect_but_its_exit_effect() -> None:
    table = Table().cards(R2="butcher", G2="shadow-scout").having(net="R2").acts("teagaan")
    assert table.play("end turn => incubus").gear("kazgin") == {"red": 1}
    table.having(net="G2")
    assert table.play().view["white_dice"] == 3
    table.at(teagaan="S").gear("teagaan", black=1)
    played = table.play("fight G2 => black red red", "vanquish G2")
    assert played.ask == "gain-equipment"


@pytest.mark.rule("LB-TILE-TREBUCHET-3", "LB-COMBAT-15")
def test_the_net_returns_when_its_monster_leaves_play() -> None:
    table = Table().cards(R2="incubus").having(net="R2").at(kazgin="NE").acts("kazgin")
    played = table.play("activate tomb => red white", "destroy R2")
    assert played.elements["net"] == "icon"


@pytest.mark.rule("LB-TILE-FOUNTAIN-1")
def test_the_fountain_removes_one_or_two_figures() -> None:
    table = Table().grasped("market").cards(R2="pyre-priest!").in_grasp("teagaan")
    played = table.at(kazgin="S").acts("kazgin").play("activate fountain")
    assert played.offered == ["cleanse market", "cleanse R2", "cleanse teagaan"]
    played.play("cleanse market")
    assert played.offered == ["cleanse R2", "cleanse teagaan", "done"]
    done = table.play("activate fountain", "cleanse teagaan", "done")
    assert (done.grasped, done.marked, done.reserve["grasp"]) == (["market"], ["R2"], 10)
    played.play("cleanse teagaan")
    assert (played.ask, played.reserve["grasp"]) == ("hero-phase", 11)


@pytest.mark.rule("LB-TILE-TOWER-1")
def test_swapped_cards_keep_what_lies_on_them_and_apply_no_effect() -> None:
    table = Table().cards(R2="pyre-priest!", B1="magma-brute", G3="archdaemon-of-torment")
    table.having(net="R2", enchantment="B1").at(kazgin="E").acts("kazgin")
    played = table.play("activate tower", "swap R2 B1")
    assert played.spaces == {
        "B1": "pyre-priest",
        "R2": "magma-brute",
        "G3": "archdaemon-of-torment",
    }
    assert (played.marked, played.elements["net"]) == (["B1"], "B1")
    assert (played.elements["enchantment"], played.lives[0]) == ("R2", 3)


@pytest.mark.rule("LB-TILE-TOWER-2")
def test_the_tower_moves_a_card_to_a_free_space_and_on_to_the_trap() -> None:
    table = Table().cards(R2="pyre-priest!", B1="marshal-of-bones").having(net="R2", trap="Y1")
    tower = table.at(kazgin="E").acts("kazgin")
    played = tower.play("activate tower")
    assert played.refuses("swap G1 G2") == "LB-TILE-TOWER-1"
    played.play("swap R2 G3")
    assert played.spaces == {"B1": "marshal-of-bones", "G3": "pyre-priest"}
    assert (played.marked, played.elements["net"], played.lives[0]) == (["G3"], "G3", 3)
    trapped = tower.play("activate tower", "swap R2 Y1")
    assert (trapped.discard, trapped.elements["trap"]) == (["pyre-priest"], "icon")
    assert (trapped.elements["net"], trapped.reserve["grasp"]) == ("icon", 12)
    assert tower.play("activate tower", "swap B1 Y1").spaces["Y1"] == "marshal-of-bones"


@pytest.mark.rule("LB-TILE-TAVERN-1")
def test_the_tavern_heals_a_hero_who_moves_by_its_own_players_choice() -> None:
    table = Table().at(kazgin="N").acts("kazgin")
    played = table.play("activate tavern", "rest teagaan")
    assert (played.seat, played.ask, len(played.offered)) == (3, "given-move", 9)
    played.play("move S => incubus")
    assert (played.hero("teagaan")["place"], played.lives) == ("S", [3, 3, 3, 4])


@pytest.mark.rule("LB-TILE-TAVERN-2")
def test_then_the_one_who_activated_the_tavern_brings_a_card() -> None:
    table = Table().at(kazgin="N").acts("kazgin")
    played = table.play("activate tavern", "rest teagaan", "stay => siege-tower")
    assert (played.seat, played.offered) == (0, ["place R1", "place R2", "place R3"])
    played.play("place R1")
    assert (played.seat, played.ask) == (0, "hero-phase")


@pytest.mark.rule("LB-TILE-TAVERN-2", "LB-PLACING-6")
def test_with_all_spaces_taken_the_tavern_gives_no_more_life_than_it_takes() -> None:
    table = Table().full("red", "blue", "green", "yellow").at(kazgin="N").acts("kazgin")
    played = table.play("activate tavern", "rest kazgin", "stay")
    assert played.lives == [3, 3, 3, 3]
