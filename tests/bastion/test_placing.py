"""Placement rules, and Warlord cards."""

from __future__ import annotations

import pytest

from tests.bastion.arrange import Table


@pytest.mark.rule("LB-PLACING-1")
def test_a_coloured_card_goes_to_its_own_board_on_a_space_of_choice() -> None:
    played = Table().cards(G2="thornling").acts("kazgin").play("end turn => orc-poisoner")
    assert (played.seat, played.offered) == (1, ["place G1", "place G3"])
    assert played.refuses("place G2") == "LB-PLACING-1"
    assert played.refuses("place B1") == "LB-PLACING-1"


@pytest.mark.rule("LB-PLACING-2")
def test_a_black_card_goes_to_the_active_players_board() -> None:
    played = Table().acts("kazgin").play("end turn => siege-tower")
    assert played.offered == ["place B1", "place B2", "place B3"]


@pytest.mark.rule("LB-PLACING-3", "LB-NEUTRAL-9")
def test_a_black_card_in_a_neutral_turn_goes_to_the_board_of_the_one_who_took_the_effect() -> None:
    table = Table().out("teagaan").full("yellow").acts("twindalli")
    played = table.play("end turn", "suffer mylfaar => draw_horde_card shadow-knight")
    assert (played.seat, played.offered) == (1, ["place B1", "place B2", "place B3"])
    played.play("place B2 => thornling")
    assert (played.seat, played.offered) == (1, ["place G1", "place G2", "place G3"])


@pytest.mark.rule("LB-PLACING-4", "LB-PLACING-5")
def test_a_card_for_a_full_board_goes_to_any_free_space_of_any_board() -> None:
    table = Table(2).full("red").cards(B1="web-warden").acts("mylfaar")
    table.begins("BringCard 1 tavern", "HeroPhase 1").hearing("hellgate-warden")
    played = table.play()
    assert played.offered == [
        "place B2",
        "place B3",
        "place G1",
        "place G2",
        "place G3",
        "place Y1",
        "place Y2",
        "place Y3",
    ]
    assert [board["neutral"] for board in played.view["boards"]] == [False, True, False, True]


@pytest.mark.rule("LB-PLACING-6", "LB-PLACING-8")
def test_with_twelve_spaces_taken_the_card_stays_unseen_and_a_life_is_lost() -> None:
    table = Table().full("red", "blue", "green", "yellow").acts("mylfaar").gear("twindalli")
    runs = table.state["runs"].copy()
    played = table.play("end turn", "first draw_horde_card")
    assert played.match.heard == []
    assert played.lives == [3, 3, 2, 3]
    assert played.runs == runs
    assert "CardTurnedAway" in played.told


@pytest.mark.rule("LB-PLACING-7")
def test_when_a_neutral_board_called_for_it_its_sufferer_loses_the_life() -> None:
    table = Table().full("red", "blue", "green", "yellow").out("teagaan").acts("twindalli")
    played = table.play("end turn", "suffer mylfaar => draw_horde_card")
    assert played.lives == [2, 2, 3, 0]  # Kazgin's is the red board's, in the next turn
    assert "CardPlaced" not in played.told


@pytest.mark.rule("LB-PLACING-9")
def test_with_twelve_spaces_taken_and_no_deck_only_a_life_is_lost() -> None:
    table = Table().cards(R1="lady-of-webs").full("red", "blue", "green", "yellow")
    table.having(runs=[0]).acts("mylfaar")
    played = table.gear("twindalli").play("end turn", "first draw_horde_card")
    assert played.ended == ""
    assert played.lives == [3, 3, 2, 3]


@pytest.mark.rule("LB-PLACING-10", "LB-EFFECT-1", "LB-CARD-2")
def test_the_entrance_effect_hits_the_active_player_not_the_boards_owner() -> None:
    played = Table().acts("twindalli").play("end turn => magma-brute", "place R1")
    assert played.lives == [3, 3, 3, 2]


@pytest.mark.rule("LB-EFFECT-1")
def test_an_entrance_effect_comes_only_once() -> None:
    played = Table().acts("teagaan").play("end turn => magma-brute", "place R1")
    assert played.lives == [2, 3, 3, 3]
    for outcome in ("drowned-lantern", "troll-chieftain", "ossuary-colossus", "incubus"):
        played.play(f"end turn => {outcome}", played_space(outcome))
    assert played.lives == [2, 3, 3, 3]


def played_space(card: str) -> str:
    spaces = {"drowned": "B1", "troll": "G1", "ossuary": "Y1", "incubus": "R2"}
    return f"place {spaces[card.split('-')[0]]}"


# -- Warlords ------------------------------------------------------------------------------


@pytest.mark.rule("LB-WARLORD-4")
def test_a_warlord_is_placed_by_its_colour() -> None:
    table = Table().having(runs=[0, 8]).acts("kazgin")
    played = table.play("end turn => marshal-of-bones")
    assert played.offered == ["place Y1", "place Y2", "place Y3"]
    played.play("place Y2")
    assert played.runs == [8]
    assert "WarlordAppeared" in played.told


@pytest.mark.rule("LB-WARLORD-5")
def test_a_warlord_of_several_colours_is_placed_as_black() -> None:
    played = Table().having(runs=[0, 8]).acts("kazgin").play("end turn => fourfold-tyrant")
    assert played.offered == ["place B1", "place B2", "place B3"]


@pytest.mark.rule("LB-WARLORD-1")
def test_tomb_trebuchet_and_quarry_do_nothing_to_a_warlord() -> None:
    table = Table().cards(R2="archdaemon-of-torment", B2="incubus", G2="thornling")
    tomb = table.at(kazgin="NE").acts("kazgin").play("activate tomb => white white")
    assert tomb.offered == ["destroy B2", "destroy G2", "done"]
    assert tomb.refuses("destroy R2") == "LB-WARLORD-1"
    trebuchet = table.at(kazgin="SE").acts("kazgin").play("activate trebuchet")
    assert trebuchet.offered == ["net B2", "net G2"]
    assert trebuchet.refuses("net R2") == "LB-WARLORD-1"
    alone = Table().cards(R2="archdaemon-of-torment")
    for place, tile in (("NE", "tomb"), ("SE", "trebuchet")):
        played = alone.at(kazgin=place).acts("kazgin").play()
        assert played.refuses(f"activate {tile}") == "LB-ACT-7"


@pytest.mark.rule("LB-WARLORD-2")
def test_tower_fountain_and_standard_work_on_a_warlord() -> None:
    table = Table().cards(R2="marshal-of-bones!", B2="incubus").having(standard="yellow")
    swapped = table.at(kazgin="E").acts("kazgin").play("activate tower", "swap R2 B2")
    assert swapped.spaces == {"R2": "incubus", "B2": "marshal-of-bones"}
    assert table.at(kazgin="S").acts("kazgin").play("activate fountain").marked == []
    assert table.acts("kazgin").play().resistance("R2") == {"yellow": 3}


@pytest.mark.rule("LB-WARLORD-3", "LB-TILE-QUARRY-4")
def test_a_net_or_trap_in_use_has_no_hold_on_a_warlord() -> None:
    netted = (
        Table()
        .cards(R2="lady-of-webs")
        .having(net="R2")
        .at(kazgin="N")
        .gear("mylfaar")
        .gear("kazgin", blue=4)
    )
    played = netted.acts("kazgin").play("fight R2 => red red red red")
    assert played.ask == "hero-phase"  # no Equipment: the ongoing effect holds
    trapped = Table().having(runs=[0, 8], trap="Y2").acts("kazgin")
    played = trapped.play("end turn => marshal-of-bones", "place Y2")
    assert played.spaces == {"Y2": "marshal-of-bones"}
    assert played.elements["trap"] == "icon"
