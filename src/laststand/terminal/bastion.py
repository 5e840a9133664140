"""Last Bastion drawn with Rich: nine tiles, a Horde board on each side, the heroes."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from laststand.games.bastion.documents import HeroDocument, TileDocument
from laststand.kernel.match import Match
from laststand.kernel.words import Words
from laststand.terminal.chances import percent

COLOURS = {
    "red": ("▲", "R", "red"),
    "green": ("♣", "G", "green"),
    "blue": ("◆", "B", "blue"),
    "yellow": ("■", "Y", "yellow"),
    "black": ("●", "K", "bright_black"),
    "white": ("○", "W", "white"),
}
"""Every colour by shape, letter and colour; white is the joker of the dice."""


def colour(name: str) -> Text:
    shape, letter, style = COLOURS[name]
    return Text(f"{shape}{letter}", style=style)


def counted(amounts: dict[str, int]) -> Text:
    """So many of each colour: '2▲R 1●K'."""
    some = [Text(str(n)).append(colour(name)) for name, n in amounts.items() if n]
    return Text(" ").join(some) if some else Text("–")


# -- the table -----------------------------------------------------------------------------


def draw_table(match: Match) -> RenderableType:
    view, words = match.view(), match.game.words
    heroes = [_hero(hero, view, words) for hero in view["heroes"]]
    return Group(_heading(view, words), _map(view, words), *heroes, _reserve(view, words))


def _heading(view: dict[str, Any], words: Words) -> Rule:
    deck = view["deck"]
    runs = " + ".join(str(run) for run in deck["runs"])
    side = view["turn_side"] if view["turn"] else "set-up"
    return Rule(
        f"{words.name(view['level'])} · turn {view['turn']}, {side} · "
        f"{deck['count']} cards to come ({runs}), Warlords left: {deck['warlords_left']}",
        style="dim",
    )


def _map(view: dict[str, Any], words: Words) -> Table:
    """The tiles, and around them the spaces of the four boards, clockwise from north-west."""
    tiles = [_tile(tile, view, words) for tile in view["tiles"]]
    tiles += [Text("–")] * (9 - len(tiles))
    boards = [[_space(space, words) for space in board["spaces"]] for board in view["boards"]]
    boards += [[Text("–")] * 3] * (4 - len(boards))
    corners = [_board(board, words) for board in view["boards"]] + [Text("–")] * 4
    north, east, south, west = boards
    table = Table(box=box.ROUNDED, show_header=False, show_lines=True, padding=(0, 1))
    for _ in range(5):
        table.add_column(max_width=24, ratio=1)
    table.add_row(corners[0], *north, corners[1])
    for row in range(3):
        table.add_row(west[2 - row], *tiles[row * 3 : row * 3 + 3], east[row])
    table.add_row(corners[3], *south[::-1], corners[2])
    return table


def _board(board: dict[str, Any], words: Words) -> Text:
    """A board's own line, in the corner where its spaces begin."""
    line = Text(f"{board['side']} ", style="dim").append(colour(board["colour"]))
    whose = "neutral" if board["neutral"] else f"player {board['seat'] + 1}"
    line.append(f"\n{whose}")
    return line.append(", full", style="bold red") if board["full"] else line


def _space(space: dict[str, Any], words: Words) -> Text:
    line = Text(f"{space['name']} ", style="bold")
    if space["card"] is None:
        return line.append("trap" if space["trap"] else "–", style="not bold")
    card = space["card"]
    name = words.name(card["id"])
    line.append(name.upper() if card["warlord"] else name, style="not bold").append("\n")
    line.append(counted(space["resistance"]))
    marks = [word for word in ("grasp", "net", "enchanted", "guarded") if space[word]]
    if space["waived"]:
        marks.append(f"−{space['waived']}")
    return line.append("".join(f" {mark}" for mark in marks), style="magenta")


def _tile(tile: dict[str, Any], view: dict[str, Any], words: Words) -> Text:
    line = Text(f"{tile['place']} ", style="bold")
    line.append(words.name(tile["id"]), style="not bold")
    if tile["grasp"]:
        line.append(" ☣ grasp", style="bold magenta")
    here = [hero for hero in view["heroes"] if hero["place"] == tile["place"]]
    for hero in here:
        line.append(f"\n♟{hero['seat'] + 1} {words.name(hero['id'])}", style="bold green")
    return line


def _hero(hero: dict[str, Any], view: dict[str, Any], words: Words) -> Text:
    mark = "▸ " if hero["seat"] == view["active"] else "  "
    line = Text(f"{mark}player {hero['seat'] + 1}: ", style="green")
    if not hero["id"]:
        return line.append("no hero yet", style="dim")
    line.append(words.name(hero["id"]) + " ", style="default")
    if hero["colour"]:
        line.append(colour(hero["colour"]))
    line.append(f" at {hero['place']} " if hero["status"] == "in play" else f" {hero['status']} ")
    line.append(f"♥ {hero['life']} · calls {hero['calls']} · ").append(counted(hero["equipment"]))
    for mark, shown in (("wounded", hero["wounded"]), ("in the Grasp", hero["grasp"])):
        line.append(f" · {mark}" if shown else "", style="magenta")
    line.append("" if hero["power_usable"] else " · no power", style="dim")
    done = [word for word, is_done in view["turn_flags"].items() if is_done]
    if hero["seat"] == view["active"] and done:
        line.append(f" · {', '.join(done)} this turn", style="dim")
    return line


def _reserve(view: dict[str, Any], words: Words) -> Text:
    reserve, elements = view["reserve"], view["elements"]
    line = Text(f"  reserve: ♥ {reserve['life']} · calls {reserve['calls']} · ", style="dim")
    line.append(counted(reserve["equipment"])).append(f" · Grasp figures {reserve['grasp']}")
    for name, where in elements.items():
        line.append(f" · {name} {where}")
    return line


# -- dice ----------------------------------------------------------------------------------


def draw_moment(match: Match) -> RenderableType | None:
    """The card and the dice of the moment and the combat in progress; or the chance of each
    combat that could begin."""
    view, words = match.view(), match.game.words
    lines = []
    if view["drawn"] is not None:
        lines.append(
            Text(f"drawn: {words.name(view['drawn']['id'])}, ").append(
                _printed(view["drawn"], words)
            )
        )
    if view["corruption"]:
        lines.append(Text(f"Corruption die: {_effects([view['corruption']], words)}"))
    if view["dice"]:
        lines.append(Text("dice: ").append(Text(" ").join(colour(face) for face in view["dice"])))
    if view["combat"] is not None:
        lines.append(_combat(view["combat"], words))
    if view["odds"]:
        lines.append(Text(f"odds of all that is fought, with {view['white_dice']} white dice"))
    for row in view["odds"]:
        lines.append(Text(f"{' and '.join(row['spaces'])}: ").append(_chances(row)))
    return Group(*lines) if lines else None


def _chances(row: dict[str, Any]) -> Text:
    chances = []
    for step in row["chances"]:
        chance = Text(f"{percent(Fraction(step['chance']))} ({step['chance']})")
        if step["tokens"]:
            chance.append(" with ").append(counted(step["tokens"]))
        chances.append(chance)
    return Text(", ").join(chances)


def _combat(combat: dict[str, Any], words: Words) -> Text:
    line = Text(f"against {' and '.join(combat['targets'])}")
    for token in combat["pledged"]:
        line.append(f"; {words.name(token['hero'])} spends ").append(colour(token["colour"]))
    for word, key in (("enough for", "won"), ("in reach", "within_reach")):
        sets = [" and ".join(spaces) for spaces in combat[key]]
        line.append(f"; {word}: {', '.join(sets) or 'nothing'}")
    return line


# -- cards ---------------------------------------------------------------------------------


def draw_cards(match: Match) -> RenderableType:
    """What cards, boards, tiles and heroes say, and what the deck may hold."""
    view, words, said = match.view(), match.game.words, texts(match)
    grid = Table.grid(padding=(0, 2))
    for board in view["boards"]:
        effects = f"when full: {_effects(board['effects'], words)}"
        grid.add_row(board["side"], f"{words.name(board['colour'])} Horde board", effects)
        for space in board["spaces"]:
            if space["card"] is not None:
                card = space["card"]
                grid.add_row(space["name"], words.name(card["id"]), _printed(card, words))
    for tile in view["tiles"]:
        grid.add_row(tile["place"], words.name(tile["id"]), said[tile["id"]])
    for hero in view["heroes"]:
        if hero["id"]:
            grid.add_row(f"player {hero['seat'] + 1}", words.name(hero["id"]), said[hero["id"]])
    grid.add_row("die", "Corruption", _effects(view["corruption_die"], words))
    deck = view["deck"]
    grid.add_row("deck", "may hold", _cards(deck["may_hold"], words))
    grid.add_row("", "Warlords may be", _cards(deck["warlords_may_be"], words))
    grid.add_row("discard", "", _cards(view["discard"], words))
    score = ", ".join(f"{name} {points}" for name, points in view["score"].items())
    grid.add_row("score", "as it stands", score)
    return grid


def _printed(card: dict[str, Any], words: Words) -> Text:
    kind = "Warlord" if card["warlord"] else "Monster"
    line = colour(card["colour"]).append(f" {kind}, needs ", style="default")
    line.append(counted(card["needs"]))
    for part in ("entrance", "ongoing", "recurring", "exit"):
        if card[part]:
            line.append(f"; {part}: {_effects(card[part], words)}")
    return line


def _effects(effects: list[str], words: Words) -> str:
    return ", ".join(words.name(effect.replace("_", "-")) for effect in effects)


def _cards(ids: list[str], words: Words) -> str:
    counts = Counter(words.name(id) for id in ids)
    named = [name if count == 1 else f"{count} {name}" for name, count in counts.items()]
    return ", ".join(named) or "nothing"


def texts(match: Match) -> dict[str, str]:
    """What is printed on tiles and heroes."""
    return {
        entry.id: entry.text
        for entries in match.game.content.entries.values()
        for entry in entries
        if isinstance(entry, HeroDocument | TileDocument)
    }
