"""End of the game, and the score."""

from __future__ import annotations

import pytest

from tests.bastion.arrange import Played, Table


@pytest.mark.rule("LB-END-1", "LB-END-2")
def test_all_win_when_the_warlord_is_vanquished() -> None:
    table = Table().cards(B2="lady-of-webs").at(mylfaar="E").acts("mylfaar")
    played = table.play("fight B2 => blue blue white", "vanquish B2", "first award_life")
    assert played.play("award kazgin", "award kazgin").ended == "won LB-END-2"
    assert played.match.choice is None


@pytest.mark.rule("LB-END-3", "LB-END-4")
def test_the_game_is_lost_when_all_heroes_are_out_or_dead() -> None:
    table = Table().out("mylfaar").out("twindalli", status="dead").out("kazgin")
    table.life(teagaan=1).cards(Y2="incubus").at(teagaan="W").acts("teagaan")
    played = table.play("fight Y2 => red red blue", "vanquish Y2 => lose_life")
    assert played.ended == "lost LB-END-3"


@pytest.mark.rule("LB-END-5")
def test_solo_is_lost_when_the_hero_is_out() -> None:
    table = Table(1, "teagaan").life(teagaan=1).cards(R2="incubus").at(teagaan="N")
    played = table.acts("teagaan").play("fight R2 => red red blue", "vanquish R2 => lose_life")
    assert played.ended == "lost LB-END-3"


@pytest.mark.rule("LB-END-7")
def test_drawing_from_an_empty_deck_loses_the_game() -> None:
    table = Table().cards(G2="lady-of-webs").having(runs=[0])
    played = table.acts("kazgin").play("end turn")
    assert played.ended == "lost LB-END-7"


@pytest.mark.rule("LB-END-7", "LB-SETUP-11")
def test_the_eight_last_monsters_can_all_be_drawn() -> None:
    table = Table().cards(G2="lady-of-webs").having(runs=[1]).acts("kazgin")
    played = table.play("end turn => incubus", "place R1")
    assert (played.ended, played.runs) == ("", [0])


def two_warlords(face: str) -> Played:
    table = (
        Table().cards(R3="incubus", B1="lady-of-webs").at(mylfaar="NE").grasped("market", "tomb")
    )
    table.having(standard="blue", enchantment="R3").acts("mylfaar")
    return table.play("fight R3 B1 => blue blue red", "vanquish R3 B1", f"first R3 => {face}")


@pytest.mark.rule("LB-END-10", "LB-END-9")
def test_a_monster_vanquished_with_the_last_warlord_applies_its_exit_first() -> None:
    lost = two_warlords("place_grasp_on_tile").play("grasp quarry")
    assert lost.ended == "lost LB-END-6"
    won = two_warlords("no_effect").play("first B1 award_life", "award kazgin", "award kazgin")
    assert won.ended == "won LB-END-2"


@pytest.mark.rule("LB-END-10")
def test_the_monsters_exit_counts_even_after_the_warlords() -> None:
    table = (
        Table().cards(R3="incubus", B1="lady-of-webs").at(mylfaar="NE").grasped("market", "tomb")
    )
    table.having(standard="blue", enchantment="R3").acts("mylfaar")
    played = table.play("fight R3 B1 => blue blue red", "vanquish R3 B1")
    played.play("first B1 award_life", "award kazgin", "first B1")
    played.play("award kazgin => place_grasp_on_tile")
    assert played.play("grasp quarry").ended == "lost LB-END-6"


@pytest.mark.rule("LB-LEVEL-8", "LB-LEVEL-9")
def test_the_game_goes_on_while_warlords_are_to_come() -> None:
    table = Table(level="difficult").cards(B2="lady-of-webs").having(warlords_left=2, runs=[3, 8])
    played = table.at(mylfaar="E").acts("mylfaar").play("fight B2 => blue blue white")
    played.play("vanquish B2", "first award_life", "award kazgin", "award kazgin")
    assert (played.ended, played.view["deck"]["warlords_left"]) == ("", 1)
    assert played.hero("kazgin")["life"] == 4


# -- the score sheet -----------------------------------------------------------------------


def won(level: str, table: Table | None = None) -> Played:
    table = table or Table(level=level)
    table.cards(B2="archdaemon-of-torment").at(mylfaar="E").gear("kazgin").gear("mylfaar", red=4)
    table.having(warlords_left=1).acts("mylfaar")
    played = table.play("fight B2 => blue blue blue", *["spend red"] * 4)
    return played.play("vanquish B2 => no_effect")


@pytest.mark.rule("LB-SCORE-1", "LB-SCORE-2", "LB-SCORE-3")
@pytest.mark.parametrize(
    ("level", "points"), [("novice", 5), ("normal", 10), ("difficult", 15), ("heroic", 20)]
)
def test_a_victory_scores_by_level_with_life_and_calls(level: str, points: int) -> None:
    assert won(level).score == points + 12 + 2 * 4


@pytest.mark.rule("LB-SCORE-4", "LB-SCORE-5")
def test_dead_heroes_and_grasped_tiles_take_points_away() -> None:
    table = Table().out("twindalli", status="dead").life(kazgin=2, mylfaar=3, teagaan=2)
    table.calls(kazgin=0, mylfaar=1, teagaan=1).grasped("tomb")
    assert won("normal", table).score == 10 + 7 + 4 - 3 - 4


@pytest.mark.rule("LB-SCORE-4")
def test_a_hero_who_is_out_but_not_dead_takes_nothing_away() -> None:
    assert won("normal", Table().out("twindalli")).score == 10 + 9 + 6


@pytest.mark.rule("LB-SCORE-6")
def test_a_defeat_counts_on_a_base_of_0_or_scores_nothing() -> None:
    table = Table().cards(G2="lady-of-webs").having(runs=[0]).grasped("market")
    lost = table.acts("kazgin").play("end turn")
    assert lost.score == 12 + 8 - 4
    table = Table(score_of_defeat="zero").cards(G2="lady-of-webs").having(runs=[0])
    zero = table.acts("kazgin").play("end turn")
    assert zero.score == 0
