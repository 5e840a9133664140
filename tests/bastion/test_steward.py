"""The steward of Last Bastion: sensible, quick, and the same answer to the same table."""

from __future__ import annotations

from laststand import Match
from laststand.bots import find_bot
from laststand.bots.bastion import answers_of_the_kings, chance
from laststand.games.bastion.combat import foe_on
from laststand.games.bastion.odds import chance_to_vanquish
from laststand.games.bastion.state import Siege
from laststand.kernel.game import find_game
from laststand.lab.simulation import Plan, play_some
from tests.bastion.arrange import Played, Table


def answer(played: Played) -> str:
    run = played.match.run(keeps=True)
    return played.offered[find_bot("steward", "bastion", 1).choose(run)]


def wins(bot: str, games: int) -> int:
    options = find_game("bastion").settle({"players": 4, "level": "novice"})
    return sum(result.won for result in play_some(Plan("bastion", options, bot), range(games)))


def test_it_wins_games_that_chance_alone_does_not() -> None:
    assert wins("random", 12) == 0
    assert wins("steward", 12) >= 4


def test_it_vanquishes_the_last_warlord_when_the_dice_are_enough() -> None:
    table = Table().cards(B2="lady-of-webs").at(mylfaar="E").acts("mylfaar")
    assert answer(table.play("fight B2 => blue blue white")) == "vanquish B2"


def test_it_lays_down_the_tokens_that_bring_a_warlord_down() -> None:
    table = Table().cards(R2="archdaemon-of-torment").at(kazgin="N").gear("kazgin", red=2)
    assert answer(table.acts("kazgin").play("fight R2 => red red blue blue")) == "spend red"


def test_it_leaves_a_curse_alone_that_could_lose_the_game() -> None:
    table = Table().cards(R2="incubus").grasped("market", "tomb").at(teagaan="N").acts("teagaan")
    assert answer(table.play("fight R2 => red red red")) == "withdraw"


def test_with_two_tiles_in_the_grasp_it_frees_them() -> None:
    table = Table().grasped("market", "tomb").at(kazgin="S").acts("kazgin")
    assert answer(table.play()) == "activate fountain"


def test_it_puts_a_monster_on_the_trap() -> None:
    table = Table().having(trap="R3").acts("teagaan")
    assert answer(table.play("end turn => incubus")) == "place R3"


def test_it_lets_the_hero_with_most_life_suffer() -> None:
    table = Table().out("teagaan").full("yellow").life(mylfaar=5, kazgin=1).acts("twindalli")
    assert answer(table.play("end turn")) == "suffer mylfaar"


def test_it_lends_its_tokens() -> None:
    table = Table().cards(R2="incubus").at(teagaan="N", kazgin="N").gear("teagaan")
    played = table.acts("teagaan").play("fight R2 => red blue blue", "spend red (kazgin)")
    assert answer(played) == "agree"


def test_looking_changes_nothing() -> None:
    played = Table().cards(R2="incubus", B1="gloom-spinner!").at(kazgin="NE").acts("kazgin").play()
    before = played.match.digest()
    assert answer(played) == answer(played)
    assert played.match.digest() == before


def test_it_sits_at_the_board_that_costs_least_when_it_is_full() -> None:
    match = Match.new("bastion", players=2, seed=1)
    steward = find_bot("steward", "bastion", 1)
    for expected in ["sit green", "take feng-li"]:
        assert match.choice is not None
        notations = match.choice.notations()
        assert notations[steward.choose(match.run(keeps=True))] == expected
        match.choose(expected)


def test_it_asks_the_ancient_kings_for_what_is_out_of_reach() -> None:
    table = Table().full("green", "yellow").at(kazgin="NE").calls(kazgin=0).having(moved=True)
    assert answer(table.acts("kazgin").play()) == "activate tomb"


def test_having_acted_a_hero_goes_where_there_is_more_to_do_next() -> None:
    table = Table().cards(R1="incubus", Y3="skeleton-rider").at(kazgin="E").acts("kazgin")
    assert answer(table.having(activated=True).play()) == "move C"


def test_chances_are_remembered_by_the_faces_of_the_dice() -> None:
    siege = Table().cards(R1="incubus").play().match.state
    assert isinstance(siege, Siege)
    foe = foe_on(siege, siege.horde.taken()[0])
    white, red = [[0, 1, 2, 3, 4, 5]] * 3, [[0, 0, 0, 0, 0, 0]] * 3
    for dice in (white, red, white):
        expected = float(chance_to_vanquish([foe], dice, [0] * 5))
        assert chance([foe], dice, [0] * 5) == expected
    assert answers_of_the_kings([0], 2) == [([0], 1.0)]
    assert len(answers_of_the_kings([0, 1, 2, 3, 4, 5], 2)) > 1
