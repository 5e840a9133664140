"""Set-up, games with fewer players, difficulty levels."""

from __future__ import annotations

from typing import Any

import pytest

from laststand import Match
from laststand.kernel.chance import OutcomeNeeded
from tests.bastion.arrange import BOARDS, PACK, TILES, Played


def new(*lines: str, **options: Any) -> Played:
    match = Match.new(
        "bastion", seed=1, content=PACK, outcomes=[*TILES, *BOARDS], **{"players": 4, **options}
    )
    return Played(match).play(*lines)


FOUR = ["sit red", "sit blue", "sit green"]
FOUR_HEROES = ["take kazgin", "take mylfaar", "take twindalli", "take teagaan"]


def four(**options: Any) -> Played:
    return new(*FOUR, *FOUR_HEROES, "first red => incubus", **options)


@pytest.mark.rule("LB-SETUP-1")
def test_the_nine_tiles_are_laid_at_random_three_by_three() -> None:
    tiles = new().view["tiles"]
    assert [tile["id"] for tile in tiles] == TILES
    assert [tile["place"] for tile in tiles] == ["NW", "N", "NE", "W", "C", "E", "SW", "S", "SE"]
    laid = {
        tuple(tile["id"] for tile in Match.new("bastion", seed=seed).view()["tiles"])
        for seed in range(8)
    }
    assert len(laid) > 1


@pytest.mark.rule("LB-SETUP-1")
def test_the_table_may_lay_the_tiles_by_choice() -> None:
    match = Match.new("bastion", seed=1, content=PACK, tiles="choose")
    played = Played(match).play("lay market NW", "lay tavern N", "lay tomb NE", "lay quarry W")
    assert len(played.offers("lay")) == 5
    played.play("lay standard C", "lay tower E", "lay dispensary SW", "lay trebuchet S")
    assert [tile["id"] for tile in played.view["tiles"]][-2:] == ["trebuchet", "fountain"]


@pytest.mark.rule("LB-SETUP-2")
def test_one_horde_board_lies_on_each_side_and_its_spaces_face_that_sides_tiles() -> None:
    boards = new().view["boards"]
    assert [board["side"] for board in boards] == ["north", "east", "south", "west"]
    assert [board["colour"] for board in boards] == BOARDS
    names = [[space["name"] for space in board["spaces"]] for board in boards]
    assert names[0] == ["R1", "R2", "R3"]
    assert names[3] == ["Y1", "Y2", "Y3"]


@pytest.mark.rule("LB-SETUP-3")
def test_boards_are_laid_at_random_and_players_choose_their_sides() -> None:
    played = new()
    assert (played.seat, played.ask) == (0, "take-side")
    assert played.offered == ["sit red", "sit blue", "sit green", "sit yellow"]
    played.play("sit green")
    assert played.offered == ["sit red", "sit blue", "sit yellow"]
    chosen = Match.new("bastion", seed=1, content=PACK, boards="choose")
    assert Played(chosen).offers("lay") == [
        "lay red north",
        "lay green north",
        "lay blue north",
        "lay yellow north",
    ]


@pytest.mark.rule("LB-SETUP-4", "LB-POWER-1")
def test_each_player_chooses_one_of_the_eight_heroes() -> None:
    played = new(*FOUR)
    assert len(played.offers("take")) == 8
    played.play("take kazgin")
    assert len(played.offers("take")) == 7
    assert "take kazgin" not in played.offered
    powers = {hero.power for hero in played.match.game.content.entries["heroes.toml"]}  # type: ignore[attr-defined]
    assert len(powers) == 8


@pytest.mark.rule("LB-SETUP-4")
def test_heroes_may_be_dealt_at_random() -> None:
    match = Match.new("bastion", seed=3, content=PACK, heroes="random", first="random", players=1)
    played = Played(match).play(match.choice.notations()[0] if match.choice else "")
    assert played.view["heroes"][0]["id"]


@pytest.mark.rule("LB-SETUP-5", "LB-SETUP-7")
def test_each_hero_takes_the_colour_of_its_board_with_3_life_1_equipment_and_1_call() -> None:
    played = four()
    for name, colour in zip(["kazgin", "mylfaar", "twindalli", "teagaan"], BOARDS):
        hero = played.hero(name)
        assert (hero["life"], hero["calls"], hero["colour"]) == (3, 1, colour)
        assert played.gear(name) == {colour: 1}


@pytest.mark.rule("LB-SETUP-6")
def test_every_figure_starts_on_the_central_tile() -> None:
    assert [hero["place"] for hero in four().view["heroes"]] == ["C"] * 4


@pytest.mark.rule("LB-SETUP-8", "LB-SETUP-9", "LB-SETUP-10")
def test_standard_trap_and_net_start_on_their_tiles() -> None:
    elements = four().elements
    assert (elements["standard"], elements["trap"], elements["net"]) == ("icon", "icon", "icon")


@pytest.mark.rule("LB-SETUP-11")
def test_four_players_at_normal_have_42_monsters_a_warlord_and_8_monsters() -> None:
    assert new().runs == [42, 8]


@pytest.mark.rule("LB-SETUP-12", "LB-LEVEL-2")
def test_the_unseen_warlords_may_be_any_of_the_ten_and_are_different() -> None:
    played = four(level="heroic")
    assert len(played.view["deck"]["warlords_may_be"]) == 10
    position = played.match.position()
    position["state"].update(runs=[0, 0, 0, 8])
    position.update(agenda=["BringCard 0 tavern", "BringCard 0 tavern", "HeroPhase 0"])
    position.update(chosen=[], heard=["silencer-of-oaths"])
    later = Played(Match.at(position, seed=1, content=PACK))
    later.match.asks_outcomes = True
    with pytest.raises(OutcomeNeeded) as asked:
        later.play("place R1")
    assert len(asked.value.names) == 9
    assert "silencer-of-oaths" not in asked.value.names


@pytest.mark.rule("LB-SETUP-13")
def test_the_horde_is_50_monsters_and_10_warlords() -> None:
    deck = new().view["deck"]
    assert (len(deck["may_hold"]), len(deck["warlords_may_be"])) == (50, 10)


@pytest.mark.rule("LB-SETUP-14", "LB-SETUP-15")
def test_what_is_not_handed_out_lies_in_the_reserve() -> None:
    reserve = four().reserve
    assert reserve["life"] == 16 - 12
    assert reserve["calls"] == 5 - 4
    assert reserve["grasp"] == 12
    assert reserve["equipment"] == {"red": 3, "green": 3, "blue": 3, "yellow": 3, "black": 4}


@pytest.mark.rule("LB-SETUP-16")
def test_any_monster_may_come_although_some_were_left_out_unseen() -> None:
    match = Match.new("bastion", content=PACK, players=1, asks_outcomes=False, seed=1)
    played = Played(match)
    played.play(played.offered[0])
    match.asks_outcomes = True
    with pytest.raises(OutcomeNeeded) as asked:
        played.play("take kazgin")
    assert played.runs == [30, 8]
    assert len(asked.value.names) == 50


@pytest.mark.rule("LB-TURN-1")
def test_the_table_names_the_first_player_or_chance_does() -> None:
    played = new(*FOUR, *FOUR_HEROES)
    assert (played.seat, played.ask) == (None, "first-player")
    assert played.offered == ["first red", "first blue", "first green", "first yellow"]
    assert played.play("first green => incubus").seat == 2
    drawn = new(*FOUR, *FOUR_HEROES[:3], first="random")
    drawn.play("take teagaan => yellow incubus")
    assert drawn.seat == 3


# -- fewer players -------------------------------------------------------------------------


@pytest.mark.rule("LB-FEWER-1")
def test_boards_without_a_player_are_neutral() -> None:
    played = new("sit red", "sit blue", "sit yellow", players=3)
    assert [board["neutral"] for board in played.view["boards"]] == [False, False, True, False]


DECKS = {
    "novice": [[26, 8], [30, 8], [34, 8], [38, 8]],
    "normal": [[30, 8], [34, 8], [38, 8], [42, 8]],
    "difficult": [[22, 8, 8], [26, 8, 8], [30, 8, 8], [34, 8, 8]],
    "heroic": [[14, 8, 8, 8], [18, 8, 8, 8], [22, 8, 8, 8], [26, 8, 8, 8]],
}


@pytest.mark.rule("LB-FEWER-2", "LB-FEWER-3", "LB-FEWER-4", "LB-LEVEL-1", "LB-LEVEL-3")
@pytest.mark.rule("LB-LEVEL-4", "LB-LEVEL-6", "LB-LEVEL-7")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("level", list(DECKS))
def test_the_deck_of_every_level_and_number_of_players(level: str, players: int) -> None:
    deck = new(players=players, level=level).view["deck"]
    assert deck["runs"] == DECKS[level][players - 1]
    warlords = {"novice": 1, "normal": 1, "difficult": 2, "heroic": 3}[level]
    assert deck["warlords_left"] == warlords
    monsters = 50 - 4 * (4 - players) - (4 if level == "novice" else 0)
    assert deck["count"] == monsters + warlords


@pytest.mark.rule("LB-LEVEL-6", "LB-LEVEL-7")
def test_three_players_at_difficult_have_30_8_8_and_two_warlords() -> None:
    deck = new(players=3, level="difficult").view["deck"]
    assert deck["runs"] == [30, 8, 8]
    assert deck["count"] == 30 + 1 + 8 + 1 + 8


@pytest.mark.rule("LB-FEWER-5")
def test_two_players_sit_opposite() -> None:
    played = new("sit blue", players=2)
    assert [hero["colour"] for hero in played.view["heroes"]] == ["blue", "yellow"]
    assert played.ask == "take-hero"


@pytest.mark.rule("LB-LEVEL-5")
def test_novice_gives_a_black_token_as_well() -> None:
    played = four(level="novice")
    assert played.gear("mylfaar") == {"blue": 1, "black": 1}
    assert played.reserve["equipment"]["black"] == 0
