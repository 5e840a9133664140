"""Positions of Last Bastion: what could not be on a table is refused, with its field and why."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from laststand import Match
from laststand.kernel.errors import DocumentRefused
from tests.bastion.arrange import PACK, Table

DOCS = Path(__file__).parent.parent.parent / "docs" / "positions-bastion.md"


def refused(table: Table) -> str:
    with pytest.raises(DocumentRefused) as error:
        Match.at(table.position, seed=1, content=PACK)
    return str(error.value)


# -- single fields ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"tiles": ["market"] * 9}, "'tiles': nine different tiles are needed"),
        ({"tiles": ["market"]}, "'tiles': nine different tiles are needed"),
        ({"boards": ["red", "red", "blue", "green"]}, "'boards': four different boards"),
        ({"runs": [60, 8]}, "'runs': the deck has 68 Monsters, only 50 are unseen"),
        ({"net": "Q7"}, "'net': there is no 'Q7'"),
        ({"net": 7}, "'net': a text is expected, not 7"),
        ({"net": "box"}, "'net': it is always in the game"),
        ({"discard": ["nobody"]}, "'discard': there is no 'nobody'"),
        ({"discard": ["incubus"]}, "'cards': a card is in two places"),
        ({"heroes": []}, "'heroes': 4 are expected, not 0"),
        ({"turn_side": "up"}, "'turn_side': there is no 'up'"),
        ({"active": 4}, "'active': a number from -1 to 3 is expected, not 4"),
        ({"active": 1}, "'active': that player's board is not the one whose turn it is"),
        ({"acted_at": "N"}, "'acted_at': nobody has acted"),
        ({"moon": 1}, "'moon': there is no such field"),
        ({"reserve": {"life": 4}}, "'reserve.equipment': it is missing"),
        ({"cards": [{"card": "incubus", "space": "R9"}]}, "'cards[0].space': there is no 'R9'"),
        ({"combat": {"targets": []}}, "'combat.targets': one card or two are fought"),
    ],
)
def test_a_field_that_cannot_be_is_refused(change: dict[str, Any], message: str) -> None:
    assert refused(Table().acts("kazgin").having(**change)).startswith(f"position, field {message}")


def test_a_field_of_a_hero_is_named_with_its_place_in_the_list() -> None:
    table = Table().acts("kazgin")
    table.hero("mylfaar")["board"] = "purple"
    assert "field 'heroes[1].board': there is no 'purple'" in refused(table)


@pytest.mark.parametrize("step", ["Feast", "Suffer joy red 0", "HeroPhase", "BoardTurn north"])
def test_a_step_that_is_not_one_is_refused(step: str) -> None:
    assert f"field 'agenda': there is no step '{step}'" in refused(Table().begins(step))


@pytest.mark.parametrize(
    "step",
    [
        "BoardTurn 4",
        "HeroPhase 4",
        "HeroPhase 1",
        "Suffer lose_life nobody 0",
        "Suffer advance_grasp red 0",
        "ApplyEffects red 0",
        "BringCard 0 nobody",
        "LoseRoundToken 7 red",
        "RecurringEffects 0 nobody:lose_life",
        "RollAgain",
        "LendToken 1 red",
    ],
)
def test_a_step_that_cannot_be_played_here_is_refused(step: str) -> None:
    table = Table().acts("kazgin")
    table.position["agenda"] = [step, *table.position["agenda"]]
    assert f"field 'agenda': '{step}' does not fit this table" in refused(table)


# -- the table as a whole ----------------------------------------------------------------------


@pytest.mark.rule("LB-FEWER-5")
def test_two_players_on_adjacent_boards_are_refused() -> None:
    table = Table(2).acts("kazgin")
    table.hero("mylfaar")["board"] = "blue"
    assert "'heroes': two players sit opposite each other" in refused(table)


def test_two_players_with_one_hero_or_one_board_are_refused() -> None:
    table = Table().acts("kazgin")
    table.hero("mylfaar")["board"] = "red"
    assert "'heroes': two players sit at the same board" in refused(table)
    table = Table().acts("kazgin").having(enchantment="box")
    table.hero("mylfaar")["hero"] = "teagaan"
    assert "'heroes': two players have the same hero" in refused(table)


@pytest.mark.parametrize(
    ("left", "message"),
    [
        (0, "1 are in the deck and 0 in play"),
        (2, "1 are in the deck and 0 in play"),
    ],
)
@pytest.mark.rule("LB-END-2")
def test_warlords_left_are_those_in_the_deck_and_in_play(left: int, message: str) -> None:
    table = Table().acts("kazgin").having(warlords_left=left)
    assert f"'warlords_left': {message}" in refused(table)


@pytest.mark.rule("LB-LEVEL-1")
def test_no_more_warlords_than_the_level_has() -> None:
    table = Table().cards(Y2="marshal-of-bones").having(runs=[3, 8], warlords_left=2)
    assert "'warlords_left': the level has 1" in refused(table.acts("kazgin"))


def test_a_card_that_is_nowhere_is_refused() -> None:
    table = Table().acts("kazgin").having(runs=[10, 8])
    table.state["monsters"] = table.state["monsters"][1:]
    assert "'monsters': a card of the box is nowhere" in refused(table)


@pytest.mark.rule("LB-GRASP-4", "LB-GRASP-5")
@pytest.mark.parametrize(
    ("tile", "element"), [("trebuchet", "net"), ("quarry", "trap"), ("standard", "standard")]
)
def test_an_element_is_on_its_icon_exactly_while_the_tile_is_free(tile: str, element: str) -> None:
    table = Table().grasped(tile).acts("kazgin").having(**{element: "icon"})
    assert f"'{element}': its tile is in the Grasp of Evil" in refused(table)
    table = Table().acts("kazgin").having(**{element: "reserve"})
    assert f"'{element}': its tile is not in the Grasp of Evil" in refused(table)


@pytest.mark.rule("LB-GRASP-4", "LB-POWER-MYLFAAR-3")
def test_the_enchantment_is_on_its_icon_exactly_while_mylfaar_can_have_it() -> None:
    table = Table().in_grasp("mylfaar").acts("kazgin").having(enchantment="icon")
    assert "'enchantment': it lies in the reserve exactly while" in refused(table)
    assert "'enchantment': it lies in" in refused(
        Table().acts("kazgin").having(enchantment="reserve")
    )
    alone = Table(1).acts("kazgin").having(enchantment="icon")
    assert "'enchantment': it is in the game with the hero who enchants" in refused(alone)


@pytest.mark.parametrize(
    ("reserve", "message"),
    [
        ({"life": 99}, "'reserve.life': with those in use there are 111 Life tokens, the box has"),
        ({"calls": 2}, "'reserve.calls': with those in use there are 6 Call to Arms tokens"),
        ({"grasp": 13}, "'reserve.grasp': with those in use there are 13 Grasp of Evil figures"),
    ],
)
@pytest.mark.rule("LB-RESERVE-2")
def test_more_tokens_than_the_box_has_are_refused(reserve: dict[str, int], message: str) -> None:
    assert message in refused(Table().acts("kazgin").in_reserve(**reserve))


@pytest.mark.rule("LB-RESERVE-2")
def test_99_life_on_a_hero_board_is_refused() -> None:
    table = Table().acts("kazgin")
    table.hero("kazgin")["life"] = 99
    assert "there are 112 Life tokens, the box has 16" in refused(table)
    table = Table().acts("kazgin")
    table.hero("kazgin")["equipment"] = {"red": 4}
    assert "there are 7 red Equipment tokens, the box has 4" in refused(table)


@pytest.mark.rule("LB-WOUND-10", "LB-WOUND-18")
def test_a_hero_who_could_not_be_so_is_refused() -> None:
    wounded = Table().wounded("kazgin").in_grasp("kazgin").acts("kazgin")
    assert "'heroes[0].grasp': a wounded hero's board takes no figure" in refused(wounded)
    out = Table().out("teagaan").wounded("teagaan").acts("kazgin")
    assert "'heroes[3].status': a hero taken out a first time is out" in refused(out)
    lifeless = Table().life(teagaan=0).acts("kazgin")
    assert "'heroes[3].life': one in play has some" in refused(lifeless)
    rich = Table().out("teagaan").calls(teagaan=1).acts("kazgin")
    assert "'heroes[3]': a hero who is out has nothing" in refused(rich)


@pytest.mark.rule("LB-COMBAT-4", "LB-COMBAT-14")
def test_a_combat_or_a_fallen_card_that_is_not_brought_to_its_end_is_refused() -> None:
    table = Table().cards(R2="incubus").at(kazgin="N").acts("kazgin")
    combat: dict[str, Any] = {"targets": ["R2"], "faces": ["red"], "pledged": [], "refused": []}
    table.having(combat=combat)
    assert "'agenda': a combat is settled once" in refused(table)
    table.begins("Paying", "HeroPhase 0", "EndTurn 0")
    combat["pledged"] = [{"seat": 1, "colour": "blue"}]
    assert "'combat.pledged': its owner is on another tile" in refused(table)
    combat["pledged"] = [{"seat": 0, "colour": "blue"}]
    assert "'combat.pledged': a token is laid down that is not held" in refused(table)
    fallen = Table().cards(R2="incubus").having(fallen=["R2"]).acts("kazgin")
    assert "'fallen': each leaves play, by one step" in refused(fallen)


def test_a_table_half_laid_goes_on_as_it_began() -> None:
    match = Match.new("bastion", seed=1, players=2)
    position = match.position()
    assert Match.at(position, seed=1).digest() == match.digest()
    position["agenda"] = position["agenda"][:-1]
    with pytest.raises(DocumentRefused, match="'agenda': the set-up goes on to its end"):
        Match.at(position, seed=1)


# -- the document ----------------------------------------------------------------------------


def test_the_example_of_the_document_can_be_played() -> None:
    example = re.search(r"```toml\n(.*?)```", DOCS.read_text(encoding="utf-8"), re.DOTALL)
    assert example is not None
    match = Match.at(tomllib.loads(example[1]), seed=1)
    assert match.choice is not None
    assert "fight R2" in match.choice.notations()
    match.choose("fight R2", ["red", "white", "blue", "black"])
    assert "vanquish R2" in match.choice.notations()


def test_the_document_names_every_field_and_step() -> None:
    text = DOCS.read_text(encoding="utf-8")
    match = Match.at(
        Table().cards(R2="incubus").at(kazgin="N").acts("kazgin").position, seed=1, content=PACK
    )
    match.choose("fight R2", ["red", "red", "blue", "blue"])
    fields = match.position()["state"]
    assert [name for name in fields if f"`{name}`" not in text] == []
    steps = [step.__name__ for step in match.game.steps()]
    assert [step for step in steps if f"`{step}" not in text] == []
