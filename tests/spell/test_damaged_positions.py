"""Positions whose parts do not fit together are refused with the field and the reason."""

from __future__ import annotations

from copy import deepcopy
from functools import cache
from typing import Any

import pytest

from laststand import DocumentRefused, Match
from laststand.games.spell.day.shop import UNKNOWN, top_card
from laststand.games.spell.game import Spell
from laststand.games.spell.map.geometry import drawing_of
from laststand.games.spell.map.spots import SPOT_NUMBERS
from laststand.games.spell.state import Vigil
from laststand.kernel.chance import Chance
from laststand.kernel.position import read_position
from laststand.kernel.run import Run
from tests.spell.arrange import PACK, REST_OF_NIGHT, Table, game


@cache
def night() -> dict[str, Any]:
    """The first Hero Phase of two players who choose the first of everything."""
    spell: Spell = game()
    options = spell.settle({"players": 2})
    run = Run(spell.new(options, Chance.seeded(3)))
    run.advance()
    while run.choice is not None and run.choice.ask != "hero-turn":
        run.choose(0)
    return spell.write(run.state)


def read(state: dict[str, Any], *agenda: str) -> Vigil:
    document = {
        "laststand": "position 1",
        "game": "spell",
        "rules": 1,
        "options": {"players": 2},
        "state": state,
        "agenda": [*agenda, *REST_OF_NIGHT],
    }
    vigil = read_position(document, 1, PACK).state
    assert isinstance(vigil, Vigil)
    return vigil


def damaged(first: dict[str, Any], second: dict[str, Any], **table: Any) -> dict[str, Any]:
    """The Night with fields of the two heroes and of the table changed."""
    state = deepcopy(night())
    for hero, fields in zip(state["heroes"], (first, second)):
        assert set(fields) <= set(hero)
        hero.update(fields)
    assert set(table) <= set(state)
    state.update(table)
    return state


def test_the_night_itself_is_sound() -> None:
    assert read(night(), "HeroTurn 0", "NightRound").day == 1


WRONG: list[tuple[dict[str, Any], dict[str, Any], dict[str, Any], str]] = [
    ({"at": "K11"}, {}, {}, "'heroes[0].at': nobody can stand on K11"),
    ({"at": "L12"}, {}, {}, "'heroes[0].at': nobody can stand on L12"),
    ({"at": "C9"}, {}, {}, "'heroes[0].at': C9 is in the Mist"),
    ({"at": ""}, {}, {}, "'heroes[0].at': by Night every hero stands on the board"),
    ({}, {"hero": "konrad", "mana": 3}, {}, "'heroes': a hero is there twice"),
    (
        {"weapons": ["rusty-dagger"], "laid": [0, 0, 0, 1]},
        {},
        {},
        "'heroes[0].laid': a weapon has no such attack type",
    ),
    ({"perks": ["sprint", "sprint"]}, {}, {}, "'heroes': a Perk is held twice"),
    ({"perks": ["sprint"]}, {"perks": ["sprint"]}, {}, "'heroes': a Perk is held twice"),
    (
        {"potions": ["potion-red"] * 2, "doses": [1, 1]},
        {},
        {"shop_potions": []},
        "'heroes[0]': a hero holds more than can be carried",
    ),
    ({"wounds": 99}, {}, {}, "'heroes[0].wounds': 9 at most"),
    ({"mana": 99}, {}, {}, "'heroes[0].mana': it is 3 at most"),
    ({}, {"armors": ["rusty-dagger"]}, {}, "'heroes[1].armors': misplaced item"),
    ({}, {"doses": [1]}, {}, "'heroes[1].doses': 0 are expected, not 1"),
    ({"actions": 8}, {}, {}, "'heroes[0].actions': a number from 0 to 7 is expected, not 8"),
    ({"spent_boons": ["sprint:2"]}, {}, {}, "'heroes[0].spent_boons': there is no 'sprint:2'"),
    ({}, {}, {"mist": [5, 0, 5]}, "'mist': it never comes to the Town itself"),
    ({}, {}, {"mist": [5, 5, 7]}, "'mist': a number from 0 to 6 is expected, not 7"),
    ({}, {}, {"passed": [True]}, "'passed': 2 are expected, not 1"),
    ({}, {}, {"panic": [1]}, "'panic': 7 are expected, not 1"),
    (
        {},
        {},
        {"slots": [["unseen"] * 3, [], [], [], []]},
        "'slots[0]': a list of at most 2 is expected",
    ),
    ({}, {}, {"stash": ["slot-1"]}, "'stash': there is no 'slot-1'"),
    ({}, {}, {"stash": ["scroll-of-fire"]}, "'decks': too many scroll-of-fire"),
    ({}, {}, {"next_serial": 2}, "'next_serial': it must be above every serial"),
    ({}, {}, {"revealed": ["unseen"]}, "'revealed': there is no 'unseen'"),
]


@pytest.mark.parametrize(("first", "second", "table", "why"), WRONG)
def test_a_table_that_could_not_be_played_is_refused(
    first: dict[str, Any], second: dict[str, Any], table: dict[str, Any], why: str
) -> None:
    with pytest.raises(DocumentRefused) as refused:
        read(damaged(first, second, **table))
    assert str(refused.value) == f"position, field {why}"


@pytest.mark.parametrize(
    ("step", "why"),
    [
        ("Feast", "there is no step 'Feast'"),
        ("HeroTurn two", "there is no step 'HeroTurn two'"),
        ("HeroTurn 0 1", "there is no step 'HeroTurn 0 1'"),
        ("HeroTurn 2", "'HeroTurn 2' does not fit this table"),
        ("DayTurn 2", "'DayTurn 2' does not fit this table"),
        ("GainPerk 0 5", "'GainPerk 0 5' does not fit this table"),
        ("RevealPattern 5", "'RevealPattern 5' does not fit this table"),
        ("CheckQuests fasting", "'CheckQuests fasting' does not fit this table"),
        ("BeginDay 4", "'BeginDay 4' does not fit this table"),
        ("DayAndNight 5", "'DayAndNight 5' does not fit this table"),
        ("AfterArmor 0 nothing", "'AfterArmor 0 nothing' does not fit this table"),
        ("RestoreCards 2", "'RestoreCards 2' does not fit this table"),
        ("PartAttacks 2", "'PartAttacks 2' does not fit this table"),
        ("DryadAppears", "'DryadAppears' does not fit this table"),
        ("HarpyEnters", "'HarpyEnters' does not fit this table"),
    ],
)
def test_a_step_that_does_not_fit_the_table_is_refused(step: str, why: str) -> None:
    with pytest.raises(DocumentRefused) as refused:
        read(night(), step)
    assert str(refused.value) == f"position, field 'agenda': {why}"


def test_an_agenda_that_comes_to_an_end_before_the_game_is_refused() -> None:
    document = {
        "laststand": "position 1",
        "game": "spell",
        "rules": 1,
        "options": {"players": 2},
        "state": night(),
        "agenda": ["SpreadPanic"],
    }
    with pytest.raises(DocumentRefused) as refused:
        Match.at(document, content=PACK)
    assert str(refused.value) == (
        "position, field 'agenda': nothing follows 'SpreadPanic': its last step is a DayAndNight"
    )


@pytest.mark.parametrize(
    ("step", "why"),
    [
        ("DayAndNight 4", "'agenda': the scenario has no such Day"),
        ("SetUp", "'agenda': set-up has taken place already"),
    ],
)
def test_a_step_that_cannot_be_played_now_is_refused_when_its_turn_comes(
    step: str, why: str
) -> None:
    run = Run(read(night(), step))
    with pytest.raises(DocumentRefused, match=f"position, field {why}"):
        run.advance()


def test_a_trait_whose_scroll_or_potion_is_nowhere_is_refused() -> None:
    state = damaged({"trait": "", "trait_card": 6}, {}, shop_potions=[], shop_scrolls=[])
    run = Run(read(state, "TakeTrait 0"))
    run.advance()
    with pytest.raises(DocumentRefused, match="field 'shop': there is no potion-blue for a Trait"):
        run.choose(0)


# -- what cannot be on a table ---------------------------------------------------------------


def refusal_of(table: Table) -> str:
    with pytest.raises(DocumentRefused) as refused:
        read_position(document_of(table), 1, PACK)
    return str(refused.value).removeprefix("position, field ")


def document_of(table: Table) -> dict[str, Any]:
    return {
        "laststand": "position 1",
        "game": "spell",
        "rules": 1,
        "options": table.options,
        "state": table.state,
        "agenda": table.agenda,
    }


def test_a_hero_with_as_many_wounds_as_hit_points_is_about_to_die_or_refused() -> None:
    table = Table().hero("konrad", wounds=9)
    assert refusal_of(table) == "'heroes[0].wounds': konrad has as many Wounds as Hit Points"
    table.begins("Dying 0 clawer", *REST_OF_NIGHT)
    assert read_position(document_of(table), 1, PACK).state.agenda


def test_every_player_has_a_hero() -> None:
    table = Table(players=2)
    table.state["heroes"] = table.state["heroes"][:1]
    assert refusal_of(table) == "'heroes': player 2 has no hero"


def test_heroes_are_in_the_order_in_which_their_players_take_turns() -> None:
    table = Table()
    for hero, seat in zip(table.state["heroes"], (2, 0, 1)):
        hero["seat"] = seat
    assert refusal_of(table) == "'heroes': they are in the order of their players"


def test_walls_stand_on_cut_outs_only() -> None:
    inside = Table().bare().builds("wooden-wall K11")
    assert refusal_of(inside) == "'structures': K11 has no cut-out for a wooden-wall"
    border = Table(scenario="lakeburg").bare().builds("wooden-wall K9")
    assert refusal_of(border) == "'structures': K9 has no cut-out for a wooden-wall"


def test_a_boss_is_on_the_board_when_she_can_be() -> None:
    absent = Table().monsters("corrupted-harpy K6 S")
    assert refusal_of(absent) == "'harpy': she is on the board when she is on the field"
    gone = Table().having(harpy="field")
    assert refusal_of(gone) == "'harpy': she is on the board when she is on the field"
    dead = Table().having(harpy="dead")
    assert refusal_of(dead).startswith("'harpy': there is no 'dead'")
    third = Table().having(day=3)
    assert refusal_of(third) == "'harpy': on her Night she is on the Cliff or on the field"
    lake = Table(scenario="lakeburg").having(day=3)
    assert refusal_of(lake) == "'cetusia_deck': on her Night her cards are there"


def test_mixed_pattern_cards_are_one_of_each_number() -> None:
    cards = [f"pattern-{number}" for number in [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]]
    assert Table(patterns="mixed").having(pattern_cards=cards).play().s.spawn.cards
    twice = Table(patterns="mixed").having(pattern_cards=["pattern-1b", *cards[:9]])
    assert refusal_of(twice) == "'pattern_cards': one card of each number is expected"
    plain = Table().having(pattern_cards=cards)
    assert refusal_of(plain) == "'pattern_cards': there is no such field"


def test_what_no_part_reads_is_no_field() -> None:
    assert refusal_of(Table().having(golds=3)) == "'golds': there is no such field"
    assert refusal_of(Table().hero("konrad", manna=3)) == (
        "'heroes[0].manna': there is no such field"
    )
    assert refusal_of(Table().having(gold="3")) == (
        "'gold': a number from 0 to 9999 is expected, not '3'"
    )


def test_a_spot_that_is_nowhere_is_a_sentence() -> None:
    assert refusal_of(Table().hero("konrad", at="Z9")) == (
        "'heroes[0].at': there is no spot 'Z9': they are A1 to X18"
    )
    assert refusal_of(Table().monsters("clawer K19 S")) == (
        "'monsters[0].at': there is no spot 'K19': they are A1 to X18"
    )


# -- what is drawn and what is left out --------------------------------------------------------


def map_with(**marks: str) -> str:
    """The map of Gildenberg with other marks on some spots."""
    grid = game().box.scenarios["gildenberg"].ground.grid.copy()
    for spot, mark in marks.items():
        grid[SPOT_NUMBERS[spot]] = mark
    return drawing_of(grid)


@pytest.mark.rule("TLS-SETUP-3", "TLS-TREE-4", "TLS-WATER-2")
def test_terrain_that_is_drawn_counts_and_is_written_again() -> None:
    table = Table().drawn(map_with(E6="o", F6="T", G6="w", E4=".")).hero("konrad", at="E5")
    played = table.hero("konrad", points=9).play()
    assert played.why("move E6") == "E6 is occupied: a Low Obstacle. TLS-STEP-3"
    assert played.why("move F6") == "F6 is occupied: a Tree. TLS-STEP-3"
    assert "move E4" in played.offered
    assert "jump E7" in played.offered
    in_water = table.hero("konrad", at="G6", points=0).play("token 3")
    assert in_water.hero("konrad").points == 1
    match = Match.at(document_of(table), content=PACK)
    again = Match.at(match.position(), content=PACK)
    assert again.digest() == match.digest()
    assert again.view() == match.view()


def test_a_drawing_shows_the_structures_unless_they_are_listed() -> None:
    drawn = Table().drawn(map_with(J10="B")).play()
    assert "ballista" in {structure.kind.id for structure in drawn.s.structures}
    listed = Table().drawn(map_with(J10="B")).bare().play()
    assert listed.s.structures == []


def test_a_drawing_of_another_map_is_refused() -> None:
    assert refusal_of(Table().drawn(map_with(L12="o"))) == (
        "'ground': 'o' cannot be drawn on L12, where the map has 'C'"
    )
    assert refusal_of(Table().drawn(map_with(E6="?"))) == (
        "'ground': '?' cannot be drawn on E6, where the map has '.'"
    )


@pytest.mark.rule("TLS-SETUP-5")
def test_at_an_open_shop_cards_lie_face_up_though_no_decks_are_described() -> None:
    shop = Table().day(gold=9).play()
    wares = [top_card(shop.s, deck) for deck in range(4)]
    assert UNKNOWN not in wares
    closed = Table().bare().day(gold=9).play()
    assert [top_card(closed.s, deck) for deck in range(4)] == [UNKNOWN] * 4
