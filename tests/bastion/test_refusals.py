"""Why not: whatever somebody tries has its true reason, and the rule that says so."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from laststand import Match
from tests.bastion.arrange import Played, Table


def why(played: Played, notation: str) -> str:
    assert notation not in played.offered
    return str(played.match.why_not(notation))


# -- the Horde -------------------------------------------------------------------------------


@pytest.mark.rule("LB-WARLORD-1")
@pytest.mark.parametrize(
    ("place", "tile", "try_"),
    [("NE", "tomb => white red", "destroy R2"), ("SE", "trebuchet", "net R2")],
)
def test_a_warlord_is_neither_destroyed_nor_netted(place: str, tile: str, try_: str) -> None:
    table = Table().cards(R2="archdaemon-of-torment", B2="incubus", G2="thornling")
    played = table.at(kazgin=place).acts("kazgin").play(f"activate {tile}")
    assert why(played, try_) == (
        "Archdaemon of Torment is a Warlord: only Monsters can be chosen. (LB-WARLORD-1)"
    )
    assert why(played, try_.replace("R2", "Y1")) == "There is no card on Y1. (LB-WARLORD-1)"


@pytest.mark.rule("LB-PLACING-1", "LB-PLACING-2")
def test_a_card_for_another_board_says_which() -> None:
    played = Table().cards(B1="butcher").acts("teagaan").play("end turn => hollow-summoner")
    assert why(played, "place R1") == (
        "Hollow Summoner goes to the blue Horde board as long as that has a free space. "
        "(LB-PLACING-1)"
    )
    assert why(played, "place B1") == "B1 is taken. (LB-PLACING-1)"
    black = Table().acts("teagaan").play("end turn => siege-tower")
    assert "Siege Tower goes to the red Horde board" in why(black, "place Y1")


@pytest.mark.rule("LB-NEUTRAL-3", "LB-WOUND-1", "LB-WOUND-18")
def test_who_is_out_dead_or_not_in_the_game_suffers_nothing_for_others() -> None:
    table = Table().out("teagaan").out("twindalli", status="dead").cards(Y2="butcher")
    played = table.acts("mylfaar").play("end turn")
    assert played.offered == ["suffer kazgin", "suffer mylfaar"]
    assert why(played, "suffer teagaan") == "Teagaan is out. (LB-WOUND-1)"
    assert why(played, "suffer twindalli") == "Twindalli is dead. (LB-WOUND-18)"
    assert why(played, "suffer elmer") == "Nobody plays that hero. (LB-SETUP-4)"


@pytest.mark.rule("LB-GRASP-9")
def test_a_tile_in_the_grasp_takes_no_second_figure() -> None:
    table = Table().grasped("market").acts("kazgin")
    played = table.begins("Suffer place_grasp_on_tile corruption 0", "HeroPhase 0").play()
    assert why(played, "grasp market") == "The Market is in the Grasp of Evil. (LB-GRASP-9)"


@pytest.mark.rule("LB-RESERVE-4", "LB-RESERVE-5")
def test_a_token_that_is_not_held_or_not_round_is_not_lost() -> None:
    table = Table().cards(R2="butcher").gear("kazgin", red=1, blue=1).acts("teagaan")
    played = table.play("end turn")
    assert played.ask == "lose-token"
    assert why(played, "lose green") == "You have no green token left. (LB-RESERVE-5)"
    assert why(played, "lose call") == (
        "A Call to Arms is not a round token at this table. (LB-RESERVE-4)"
    )


# -- set-up ----------------------------------------------------------------------------------


@pytest.mark.rule("LB-SETUP-3", "LB-SETUP-4", "LB-FEWER-5")
def test_a_hero_or_a_side_that_is_taken_says_by_whom() -> None:
    played = Played(Match.new("bastion", seed=1, players=3)).play("sit red")
    assert why(played, "sit red") == ("Somebody sits at the red Horde board already. (LB-SETUP-3)")
    played.play("sit blue", "sit green", "take kazgin")
    assert why(played, "take kazgin") == "Player 1 plays Kazgin already. (LB-SETUP-4)"
    played.play("take elmer", "take berric")
    assert why(played, "first yellow") == "Nobody sits at the yellow Horde board. (LB-TURN-1)"


@pytest.mark.rule("LB-SETUP-1")
def test_a_tile_lies_once() -> None:
    played = Played(Match.new("bastion", seed=1, tiles="choose")).play("lay market NW")
    assert why(played, "lay market N") == "Market lies already. (LB-SETUP-1)"


# -- the Hero phase ----------------------------------------------------------------------------


@pytest.mark.rule("LB-TILE-DISPENSARY-2", "LB-CALL-6")
def test_the_dispensary_says_what_is_missing() -> None:
    healthy = Table().at(kazgin="SW").acts("kazgin").play()
    nobody = "No hero is out: the Dispensary has nobody to bring back."
    assert why(healthy, "activate dispensary") == f"{nobody} (LB-ACT-7)"
    assert why(healthy, "call dispensary") == f"{nobody} (LB-CALL-6)"
    dead = Table().out("teagaan", status="dead").acts("kazgin").play()
    assert why(dead, "call dispensary") == (
        "The Dispensary does not bring back the dead: Teagaan. (LB-CALL-6)"
    )
    poor = Table().out("teagaan").in_reserve(life=0).acts("kazgin").play()
    assert why(poor, "call dispensary") == (
        "The reserve has no Life token for the Dispensary. (LB-CALL-6)"
    )


@pytest.mark.rule("LB-TILE-MARKET-3")
def test_the_market_says_what_is_missing() -> None:
    blocked = Table().cards(G1="shadow-scout", G2="raven-swarm", G3="void-lurker").acts("kazgin")
    assert "Every white Combat die is blocked" in why(blocked.play(), "call market")
    empty = Table().in_reserve(equipment={}).acts("kazgin").play()  # type: ignore[arg-type]
    assert "The reserve has no Equipment" in why(empty, "call market")


@pytest.mark.rule("LB-POWER-1", "LB-POWER-2", "LB-WOUND-14")
@pytest.mark.parametrize(
    ("hero", "try_"),
    [
        ("elmer", "extra move N"),
        ("elmer", "give move kazgin"),
        ("teagaan", "lift grasp market"),
        ("mylfaar", "enchant R2"),
        ("twindalli", "fight R2"),
    ],
)
def test_a_power_lost_by_a_wound_says_so(hero: str, try_: str) -> None:
    table = Table(2, f"{hero} kazgin").cards(R2="incubus").grasped("market")
    assert try_ in table.acts(hero).play().offered
    lost = table.wounded(hero).play()
    assert lost.refuses(try_) == "LB-WOUND-14"
    assert "has lost the power for good" in why(lost, try_)


@pytest.mark.rule("LB-POWER-1")
def test_the_power_of_another_hero_says_whose_it_is() -> None:
    played = Table().cards(R2="incubus").acts("kazgin").play()
    assert why(played, "enchant R2") == (
        "Kazgin has another power: that is Mylfaar's. (LB-POWER-1)"
    )


@pytest.mark.rule("LB-POWER-ELMER-2", "LB-POWER-TEAGAAN-2", "LB-POWER-MYLFAAR-1", "LB-CARD-28")
def test_a_power_that_cannot_be_used_again_or_there_says_so() -> None:
    elmer = Table(2, "elmer kazgin").cards(R2="web-warden").at(kazgin="N").acts("elmer").play()
    assert why(elmer, "give move kazgin") == "A card holds Kazgin in place. (LB-CARD-28)"
    assert "to another hero, not to Elmer" in why(elmer, "give move elmer")
    used = elmer.play("extra move N")
    assert "The extra move has been used" in why(used, "extra move C")
    teagaan = Table().grasped("market").acts("teagaan").play()
    assert why(teagaan, "lift grasp tavern") == (
        "No Grasp of Evil figure: Tavern. (LB-POWER-TEAGAAN-1)"
    )
    assert teagaan.play("move N").refuses("lift grasp market") == "LB-POWER-TEAGAAN-2"
    mylfaar = Table().cards(R2="incubus", R3="butcher").acts("mylfaar").play()
    assert why(mylfaar, "enchant B1") == "There is no card on B1. (LB-POWER-MYLFAAR-1)"
    assert "placed already this turn" in why(mylfaar.play("enchant R2"), "enchant R3")


@pytest.mark.rule("LB-TWO-1")
def test_two_cards_that_are_not_adjacent_together_say_so() -> None:
    table = Table().cards(R2="incubus", B2="butcher", G2="thornling").acts("twindalli")
    assert why(table.play(), "fight R2 B2") == (
        "These two cannot be fought together: R2, B2. (LB-TWO-1)"
    )


# -- combat ----------------------------------------------------------------------------------


def fighting() -> Played:
    table = Table().at(teagaan="N", kazgin="N").cards(R2="incubus", B2="butcher")
    table.gear("teagaan", red=1, blue=1).gear("kazgin", black=1).acts("teagaan")
    return table.play("fight R2 => red blue blue")


@pytest.mark.rule("LB-CALL-3", "LB-FAQ-6")
def test_a_call_to_arms_in_a_combat_is_for_another_time() -> None:
    played = fighting()
    assert why(played, "call market") == (
        "'Call to Arms' is for another time, not for this question. (LB-CALL-3)"
    )
    assert played.refuses("move C") == "LB-MOVE-3"


@pytest.mark.rule("LB-COMBAT-7", "LB-COMBAT-3", "LB-COMBAT-4")
def test_what_is_not_fought_or_not_held_does_not_count() -> None:
    played = fighting()
    assert why(played, "vanquish B2") == (
        "The card on B2 was not named before the roll. (LB-COMBAT-7)"
    )
    assert why(played, "spend black") == "You have no black token left. (LB-COMBAT-3)"
    assert why(played, "spend red (kazgin)") == "Kazgin has no red token left. (LB-COMBAT-3)"
    assert "counts against none of the cards" in why(played, "spend black (kazgin)")
    assert why(played, "spend red (mylfaar)") == "Mylfaar is on another tile. (LB-COMBAT-4)"


@pytest.mark.rule("LB-COMBAT-13")
def test_a_token_that_leads_to_no_victory_says_so() -> None:
    table = Table().at(teagaan="NE").cards(R3="magma-brute", B1="hollow-summoner")
    played = table.gear("teagaan", red=1).acts("teagaan").play("fight R3 B1 => red blue yellow")
    assert why(played, "spend red") == (
        "Even with a red token more nothing could be vanquished. (LB-COMBAT-13)"
    )


# -- notation --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("MOVE n", "move N"),
        ("Fight b1 r3", "fight R3 B1"),
        ("call  Market", "call market"),
        ("End Turn", "end turn"),
    ],
)
def test_notation_may_be_typed_in_any_case_and_order(typed: str, meant: str) -> None:
    table = Table().at(kazgin="NE").cards(R3="incubus", B1="hollow-summoner").acts("kazgin")
    played = table.play()
    assert meant in played.offered
    choice = played.match.choice
    assert choice is not None
    index = choice.find(" ".join(typed.split()))
    assert index is not None
    assert choice.options[index].notation() == meant


def test_dice_are_named_in_any_order() -> None:
    table = Table(1, "feng-li").cards(R2="magma-brute").at(feng_li="N").gear("feng-li")
    played = table.acts("feng-li").play("fight R2 => red blue blue")
    assert played.play("reroll 3 2 => red white").offered == ["withdraw", "vanquish R2"]


# -- actions ---------------------------------------------------------------------------------


def test_an_actions_options_are_its_candidates_without_a_reason() -> None:
    luck = Random(6)
    for seed in range(12):
        settings: dict[str, Any] = {"players": seed % 4 + 1, "tiles": "choose", "boards": "choose"}
        match = Match.new("bastion", seed=seed, level="novice", **settings)
        while match.choice is not None:
            for action in match.choice.actions:
                candidates = action.candidates(match.state)
                free = [c for c in candidates if action.why_not(match.state, c) is None]
                offered = action.options(match.state)
                assert [o.notation() for o in offered] == [c.notation() for c in free]
            match.choose(luck.randrange(len(match.choice.options)))


@pytest.mark.rule("LB-COMBAT-18")
def test_to_take_back_a_token_is_not_to_take_a_hero() -> None:
    assert Table().acts("kazgin").play().refuses("take back red") == "LB-COMBAT-18"
