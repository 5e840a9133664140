"""The drawing of The Last Stronghold."""

from __future__ import annotations

from typing import Any

import pytest

from laststand import Match
from laststand.catalogues import Catalogues
from laststand.kernel.game import find_game
from laststand.terminal.stronghold import ICONS, harms, letters
from tests.stronghold.arrange import Table
from tests.terminal.drawn import everything, moments, table


def lines_with(drawing: str, *parts: str) -> list[str]:
    return [line for line in drawing.splitlines() if all(part in line for part in parts)]


@pytest.fixture(scope="module")
def rich_table() -> Match:
    """A table with something of everything on it, before a roll."""
    return (
        Table(players=2)
        .party("B", "Lux")
        .enemies("B", "brute-b", "walker-b:1")
        .enemies("A", "deaths-bane-1:2")
        .corruption(B=2, C=4)
        .destroyed("E")
        .chests(A=0, B=2, C=1, D=0)
        .catapults("B", "search", "fight")
        .heroes(elora="damaged", forest="incapacitated")
        .having(gold=7, rerolls=4, fires=3, wards=1, symbols=[2, 0, 0, 1])
        .having(artifacts=["relic-heal", "relic-douse"], tired=["relic-heal"])
        .shuffled("deck", "brute-a", "brute-c")
        .pile("shamans", "shaman-a")
        .having(discard=["rabble-a", "rabble-b", "brute-d"], out_of_game=["walker-e"])
        .begins("Attack", "EndTurn")
        .play()
        .match
    )


def test_lux_shows_its_fires_as_shapes_and_in_numbers(rich_table: Match) -> None:
    assert lines_with(table(rich_table), "Lux", "▲▲▲△△", "fires: 3 of 5, protected 1 time")


def test_a_location_shows_corruption_chests_catapults_and_pawns(rich_table: Match) -> None:
    drawing = table(rich_table)
    assert lines_with(drawing, "B Grim Wood ♟1", "☠☠··· 2", "▣ chest ▣ chest", "catapult ◉S", "⚔F")
    assert lines_with(drawing, "C Plane of Fear", "☠☠☠☠· 4", "▣ chest")
    assert lines_with(drawing, "E Whispering Lagoon", "destroyed")
    assert lines_with(drawing, "Lux ", "♟2")


def test_an_enemy_shows_what_it_needs_its_odds_its_time_and_what_that_brings(
    rich_table: Match,
) -> None:
    drawing = table(rich_table)
    # Each die of the tests' pack shows the icon or a star with 2 of its 7 faces.
    assert lines_with(drawing, "Brute ⚔F 64%")
    assert lines_with(drawing, "Walker ➹A 64% ⧗1 moves on")
    assert lines_with(drawing, "deaths-bane-1 ⚔F ◈D no ★ 10% ⧗2 location destroyed")


def test_heroes_stand_with_their_player_and_show_the_side_in_use(rich_table: Match) -> None:
    drawing = table(rich_table)
    assert lines_with(drawing, "▸ player 1: Elora ♥♡1", "Reese ♥♥2")
    assert lines_with(drawing, "  player 2: Galathar ♥♥2", "Forest ♡♡0 incapacitated")


def test_what_the_party_holds_is_counted(rich_table: Match) -> None:
    held = lines_with(table(rich_table), "● gold 7", "↻ 4 reroll tokens")
    assert lines_with(held[0], "⚔F fight ×2", "◈D defend ×1")
    assert lines_with(held[0], "Relic: heal (used)", "Relic: douse")
    assert "search ×" not in held[0]


def test_before_a_roll_the_dice_and_the_exact_odds_are_shown(rich_table: Match) -> None:
    drawing = everything(rich_table)
    assert lines_with(drawing, "dice: sword die FSAD*CR · lantern die FSAD*CR · shield die FSAD*CR")
    assert lines_with(drawing, "in this combat: Brute can be defeated 81% (13682/16807)")


def test_dice_are_numbered_and_shown_by_shape_letter_and_name() -> None:
    played = Table().enemies("B", "brute-b").attacks("B").play("roll => fight star corruption")
    drawing = everything(played.match)
    assert lines_with(
        drawing, "dice:   1 ⚔F fight  2 ★* star  3 ☠C corruption   a second roll is left"
    )
    played.play("keep", "defeat brute-b with 1")
    assert lines_with(everything(played.match), "dice:   1 used  2 ★* star  3 ☠C corruption")
    assert "second roll is left" not in everything(played.match)


def test_cards_wares_and_piles_are_spelled_out(rich_table: Match) -> None:
    drawing = everything(rich_table)
    for ware in rich_table.view()["merchant"]:
        name = rich_table.game.words.name(ware["id"])
        assert lines_with(drawing, "merchant", name, f"{ware['price']} gold: ")
    assert lines_with(drawing, "face down", "Enemy deck", "2 cards")
    assert lines_with(drawing, "face down", "Shaman deck", "1 card")
    assert lines_with(drawing, "supply", "chests", str(rich_table.view()["chest_supply"]))
    assert lines_with(drawing, "discard", "Rabble ×2, Brute")
    assert lines_with(drawing, "out of the game", "Walker")


def test_what_is_known_of_a_pile_is_said_from_the_top() -> None:
    match = Match.new("stronghold", seed=1, boss="alrath")
    (line,) = lines_with(everything(match), "face down", "Enemy deck", "from the top")
    words = match.game.words
    first, second, third = (words.name(f"alrath-{number}") for number in (1, 2, 3))
    assert line.index(first) < line.index(second) < line.index(third)
    assert f"{second} + 3 unknown; {third} + 3 unknown" in line


def test_a_rooted_party_is_told_so() -> None:
    match = Table().having(rooted=True).moves().play().match
    assert "the party cannot move" in table(match)
    assert "the party cannot move" not in table(Table().moves().play().match)


def test_every_icon_and_face_has_a_shape_a_letter_and_a_colour_of_its_own() -> None:
    for marks in zip(*ICONS.values(), strict=True):
        assert len(set(marks)) == len(ICONS)
    for language in ("en", "fr", "es"):
        words = Catalogues().of(language).words(find_game("stronghold"))
        assert len(set(letters(words).values())) == len(ICONS)


@pytest.mark.parametrize("players", [1, 2])
@pytest.mark.parametrize("boss", ["deaths-bane", "draxis", "alrath"])
def test_everything_public_is_in_the_drawing_at_every_moment(players: int, boss: str) -> None:
    match = Match.new("stronghold", seed=players, players=players, boss=boss)
    for moment in moments(match, seed=3):
        assert missing(moment) == []


def missing(match: Match) -> list[str]:
    """What the view names and the drawing does not."""
    view, words, drawing = match.view(), match.game.words, everything(match)
    wanted = [
        words.name(view["boss"]["id"]),
        f"defeated {view['boss']['beaten']} of {view['boss']['needed']}",
        words.t("{count:card} to come", count=view["decks"]["enemy"]["count"]),
        f"fires: {view['lux']['fires']} of {view['lux']['spaces']}",
        f"gold {view['gold']}",
        words.t("{count:reroll-token}", count=view["rerolls"]),
        *(f"{words.name(name)} ×{n}" for name, n in view["symbols"].items() if n),
        *(words.name(artifact["id"]) for artifact in view["artifacts"]),
        *(words.name(ware["id"]) for ware in view["merchant"]),
        *(words.t("{count:card}", count=pile["count"]) for pile in view["decks"].values()),
        *(words.name(card) for card in view["discard"] + view["out_of_game"]),
        *(ability for hero in view["heroes"] for ability in hero["abilities"]),
        *(words.name(place["id"]) for place in view["locations"]),
        *(words.name(face) for face in unused_faces(view["combat"])),
    ]
    for place in [view["lux"], *view["locations"]]:
        wanted += [part for enemy in place["enemies"] for part in parts_of(enemy, match)]
    wanted += ["▣ chest " * place["chests"] for place in view["locations"] if place["chests"]]
    return [part for part in wanted if part not in drawing]


def unused_faces(combat: dict[str, Any]) -> list[str]:
    return [face for face, used in zip(combat["faces"], combat["used"], strict=True) if not used]


def parts_of(enemy: dict[str, Any], match: Match) -> list[str]:
    words = match.game.words
    letter, harm_words = letters(words), harms(words)
    needs = " ".join(f"{ICONS[icon][0]}{letter[icon]}" for icon in enemy["needs"])
    parts = [f"{words.name(enemy['name'])} {needs}"]
    if enemy["timer"]:
        parts.append(f"⧗{enemy['timer']} ")
    return parts + [harm_words[harm["do"]] for harm in enemy["harms"]]
