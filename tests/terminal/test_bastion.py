"""The drawing of Last Bastion."""

from __future__ import annotations

from typing import Any

import pytest

from laststand import Match
from laststand.catalogues import Catalogues
from laststand.kernel.game import find_game
from laststand.terminal.bastion import COLOURS, letters
from tests.terminal.drawn import everything, moments, table


def mark(colour: str) -> str:
    return COLOURS[colour][0] + letters(find_game("bastion").words)[colour]


def test_every_colour_has_a_shape_a_letter_and_a_style_of_its_own() -> None:
    for marks in zip(*COLOURS.values(), strict=True):
        assert len(set(marks)) == len(COLOURS)
    for language in ("en", "fr", "es"):
        words = Catalogues().of(language).words(find_game("bastion"))
        assert len(set(letters(words).values())) == len(COLOURS)


def test_tiles_lie_as_on_the_table_with_the_boards_around_them() -> None:
    match = Match.new("bastion", seed=3, players=4)
    view = match.view()
    order = [line for line in table(match).splitlines() if line.startswith("│")]
    for row in range(3):
        wanted = [tile["place"] for tile in view["tiles"][row * 3 : row * 3 + 3]]
        west = view["boards"][3]["spaces"][2 - row]["name"]
        east = view["boards"][1]["spaces"][row]["name"]
        assert any(in_order(line, [west, *wanted, east]) for line in order)
    north, south = ([space["name"] for space in view["boards"][side]["spaces"]] for side in (0, 2))
    assert any(in_order(line, north) for line in order)
    assert any(in_order(line, south[::-1]) for line in order)


def in_order(line: str, words: list[str]) -> bool:
    """Whether the cells of a line begin with these words, others between them aside."""
    cells = [cell.strip().split(" ")[0] for cell in line.strip("│\n").split("│")]
    return [cell for cell in cells if cell in words] == words


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_everything_public_is_in_the_drawing_at_every_moment(players: int) -> None:
    match = Match.new("bastion", seed=players, players=players)
    for moment in moments(match, seed=5, most=250):
        assert missing(moment) == []


def test_a_table_that_is_still_being_laid_is_drawn() -> None:
    match = Match.new("bastion", seed=1, players=3, tiles="choose", boards="choose")
    for moment in moments(match, seed=1, most=25):
        assert "reserve:" in table(moment, width=80)


@pytest.mark.parametrize("width", [80, 120])
def test_the_table_keeps_to_the_width_of_the_terminal(width: int) -> None:
    match = Match.new("bastion", seed=2, players=4)
    for moment in moments(match, seed=2, most=120):
        assert max(len(line) for line in everything(moment, width).splitlines()) <= width


def missing(match: Match) -> list[str]:
    """What the view names and the drawing does not."""
    view, words = match.view(), match.game.words
    drawing = " ".join(everything(match).replace("│", " ").split())
    reserve, deck = view["reserve"], view["deck"]
    wanted = [
        words.name(view["level"]),
        words.t("{count:card} to come", count=deck["count"]),
        f"Warlords left: {deck['warlords_left']}",
        f"reserve: ♥ {reserve['life']} · calls {reserve['calls']}",
        f"Grasp of Evil figures: {reserve['grasp']}",
        *(f" · {words.name(element)}: " for element in view["elements"]),
        *(words.name(card) for card in view["discard"] + deck["may_hold"]),
        *(words.name(card) for card in deck["warlords_may_be"]),
        *(f" {points}" for points in view["score"].values()),
        *(f"({step['chance']})" for row in view["odds"] for step in row["chances"]),
        *(f"{tile['place']} {words.name(tile['id'])[:8]}" for tile in view["tiles"]),
    ]
    wanted += [part for hero in view["heroes"] if hero["id"] for part in hero_parts(hero, match)]
    for board in view["boards"]:
        wanted += [f"{board['side']} {mark(board['colour'])}"]
        wanted += [part for space in board["spaces"] for part in space_parts(space, match)]
    if view["dice"]:
        wanted.append(f"dice: {' '.join(mark(face) for face in view['dice'])}")
    if view["drawn"] is not None:
        wanted.append(f"drawn: {words.name(view['drawn']['id'])}")
    if view["corruption"]:
        wanted.append(f"Corruption die: {words.name(view['corruption'].replace('_', '-'))}")
    if view["combat"] is not None:
        wanted.append(f"against {' + '.join(view['combat']['targets'])}")
    missing = [part for part in wanted if part not in drawing]
    grasped = sum(tile["grasp"] for tile in view["tiles"])
    return missing if drawing.count("☣") == grasped else [*missing, "grasp"]


def hero_parts(hero: dict[str, Any], match: Match) -> list[str]:
    equipment = " ".join(f"{n}{mark(colour)}" for colour, n in hero["equipment"].items() if n)
    parts = [match.game.words.name(hero["id"]), f"♥ {hero['life']} · calls {hero['calls']}"]
    parts += [equipment] if equipment else []
    parts += ["wounded"] if hero["wounded"] else []
    parts += ["in the Grasp"] if hero["grasp"] else []
    return parts if hero["status"] == "in play" else [*parts, hero["status"]]


def space_parts(space: dict[str, Any], match: Match) -> list[str]:
    if space["card"] is None:
        return [f"{space['name']} Trap" if space["trap"] else f"{space['name']} –"]
    card = space["card"]
    name = match.game.words.name(card["id"])
    needs = " ".join(f"{n}{mark(colour)}" for colour, n in space["resistance"].items() if n)
    shown = name.upper() if card["warlord"] else name
    return [
        f"{space['name']} {shown.split()[0]}",
        f"{space['name']} {name}",
        *([needs] * bool(needs)),
    ]
