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
from laststand.terminal.phrases import labelled, more, times

COLOURS = {
    "red": ("▲", "red"),
    "green": ("♣", "green"),
    "blue": ("◆", "blue"),
    "yellow": ("■", "yellow"),
    "black": ("●", "bright_black"),
    "white": ("○", "white"),
}
"""Every colour by shape and colour; white is the joker of the dice."""


def letters(words: Words) -> dict[str, str]:
    """Every colour's letter."""
    return {
        "red": words.t("R"),
        "green": words.t("G"),
        "blue": words.t("B"),
        "yellow": words.t("Y"),
        "black": words.t("K"),
        "white": words.t("W"),
    }


def colour(name: str, words: Words) -> Text:
    shape, style = COLOURS[name]
    return Text(f"{shape}{letters(words)[name]}", style=style)


def counted(amounts: dict[str, int], words: Words) -> Text:
    """So many of each colour: '2▲R 1●K'."""
    some = [Text(str(n)).append(colour(name, words)) for name, n in amounts.items() if n]
    return Text(" ").join(some) if some else Text("–")


# -- the table -----------------------------------------------------------------------------


def draw_table(match: Match, words: Words) -> RenderableType:
    view = match.view()
    heroes = [_hero(hero, view, words) for hero in view["heroes"]]
    return Group(_heading(view, words), _map(view, words), *heroes, _reserve(view, words))


def _heading(view: dict[str, Any], words: Words) -> Rule:
    deck = view["deck"]
    runs = " + ".join(str(run) for run in deck["runs"])
    side = words.name(view["turn_side"]) if view["turn"] else words.t("setup")
    parts = [
        words.name(view["level"]),
        words.t("turn {turn}, {side}", turn=view["turn"], side=side),
        words.t("{count:card} to come ({runs})", count=deck["count"], runs=runs),
        words.t("Warlords left: {count}", count=deck["warlords_left"]),
    ]
    return Rule(" · ".join(parts), style="dim")


def who(seat: int, words: Words) -> str:
    return words.t("player {number}", number=seat + 1)


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
    line = Text(words.name(board["side"]) + " ", style="dim")
    line.append(colour(board["colour"], words))
    whose = words.t("neutral") if board["neutral"] else who(board["seat"], words)
    line.append(f"\n{whose}")
    return line.append(", " + words.t("full"), style="bold red") if board["full"] else line


def _space(space: dict[str, Any], words: Words) -> Text:
    line = Text(words.name(space["name"]) + " ", style="bold")
    if space["card"] is None:
        return line.append(words.name("trap") if space["trap"] else "–", style="not bold")
    card = space["card"]
    name = words.name(card["id"])
    line.append(name.upper() if card["warlord"] else name, style="not bold").append("\n")
    line.append(counted(space["resistance"], words))
    named = {
        "grasp": words.t("grasp"),
        "net": words.t("net"),
        "enchanted": words.t("enchanted"),
        "guarded": words.t("guarded"),
    }
    marks = [said for word, said in named.items() if space[word]]
    if space["waived"]:
        marks.append(f"−{space['waived']}")
    return line.append("".join(f" {mark}" for mark in marks), style="magenta")


def _tile(tile: dict[str, Any], view: dict[str, Any], words: Words) -> Text:
    line = Text(f"{tile['place']} ", style="bold")
    line.append(words.name(tile["id"]), style="not bold")
    if tile["grasp"]:
        line.append(" ☣ " + words.t("grasp"), style="bold magenta")
    here = [hero for hero in view["heroes"] if hero["place"] == tile["place"]]
    for hero in here:
        line.append(f"\n♟{hero['seat'] + 1} {words.name(hero['id'])}", style="bold green")
    return line


def _hero(hero: dict[str, Any], view: dict[str, Any], words: Words) -> Text:
    mark = "▸ " if hero["seat"] == view["active"] else "  "
    line = Text(mark + labelled(who(hero["seat"], words), "", words), style="green")
    if not hero["id"]:
        return line.append(words.t("no hero yet"), style="dim")
    line.append(words.name(hero["id"]) + " ", style="default")
    if hero["colour"]:
        line.append(colour(hero["colour"], words))
    line.append(f" {where_is(hero, words)} ")
    line.append(f"♥ {hero['life']} · " + words.t("calls {count}", count=hero["calls"]) + " · ")
    line.append(counted(hero["equipment"], words))
    marks = [words.t("wounded")] if hero["wounded"] else []
    marks += [words.t("in the Grasp of Evil")] if hero["grasp"] else []
    line.append("".join(f" · {mark}" for mark in marks), style="magenta")
    line.append("" if hero["power_usable"] else " · " + words.t("no power"), style="dim")
    done = [flags(words).get(word, word) for word, is_done in view["turn_flags"].items() if is_done]
    if hero["seat"] == view["active"] and done:
        line.append(" · " + words.t("this turn: {what}", what=", ".join(done)), style="dim")
    return line


def where_is(hero: dict[str, Any], words: Words) -> str:
    if hero["status"] == "in play":
        return words.name(hero["place"])
    return words.t("out") if hero["status"] == "out" else words.t("dead")


def flags(words: Words) -> dict[str, str]:
    """What a hero has done this turn."""
    return {
        "moved": words.t("moved"),
        "activated": words.t("activated"),
        "fought": words.t("fought"),
    }


def _reserve(view: dict[str, Any], words: Words) -> Text:
    reserve, elements = view["reserve"], view["elements"]
    life = labelled(words.t("in the reserve"), f"♥ {reserve['life']}", words)
    line = Text(f"  {life} · ", style="dim")
    line.append(words.t("calls {count}", count=reserve["calls"]) + " · ")
    line.append(counted(reserve["equipment"], words))
    line.append(" · " + words.t("Grasp of Evil figures: {count}", count=reserve["grasp"]))
    places = {
        "icon": words.t("on its tile"),
        "reserve": words.t("in the reserve"),
        "box": words.t("in the box"),
    }
    for name, where in elements.items():
        said = places.get(where) or words.name(where)
        line.append(" · " + labelled(words.name(name), said, words))
    return line


# -- dice ----------------------------------------------------------------------------------


def draw_moment(match: Match, words: Words) -> RenderableType | None:
    """The card and the dice of the moment and the combat in progress; or the chance of each
    combat that could begin."""
    view = match.view()
    lines = []
    if view["drawn"] is not None:
        drawn = words.t("drawn: {card}", card=words.name(view["drawn"]["id"]))
        lines.append(Text(f"{drawn}, ").append(_printed(view["drawn"], words)))
        told = match.game.content.flavours().get(view["drawn"]["kind"], "")
        lines.append(Text(words.text(told), style="italic dim"))
    if view["corruption"]:
        effect = _effects([view["corruption"]], words)
        lines.append(Text(labelled(words.name("corruption"), effect, words)))
    if view["dice"]:
        faces = Text(" ").join(colour(face, words) for face in view["dice"])
        lines.append(Text(words.t("dice: {dice}", dice="")).append(faces))
    if view["combat"] is not None:
        lines.append(_combat(view["combat"], words))
    if view["odds"]:
        dice = words.t("{count:white-die}", count=view["white_dice"])
        lines.append(Text(words.t("odds of all that can be fought, with {dice}", dice=dice)))
    for row in view["odds"]:
        spaces = labelled(_spaces(row["spaces"], words), "", words)
        lines.append(Text(spaces).append(_chances(row, words)))
    return Group(*lines) if lines else None


def _spaces(names: list[str], words: Words) -> str:
    return " + ".join(words.name(name) for name in names)


def _chances(row: dict[str, Any], words: Words) -> Text:
    chances = []
    for step in row["chances"]:
        chance = Text(f"{percent(Fraction(step['chance']), words)} ({step['chance']})")
        if step["tokens"]:
            chance.append(" + ").append(counted(step["tokens"], words))
        chances.append(chance)
    return Text(", ").join(chances)


def _combat(combat: dict[str, Any], words: Words) -> Text:
    line = Text(words.t("against {cards}", cards=_spaces(combat["targets"], words)))
    for token in combat["pledged"]:
        spends = words.t("{hero} spends {token}", hero=words.name(token["hero"]), token="")
        line.append(more(spends, words)).append(colour(token["colour"], words))
    for said, key in ((words.t("enough for"), "won"), (words.t("in reach"), "within_reach")):
        sets = [_spaces(spaces, words) for spaces in combat[key]]
        reached = labelled(said, ", ".join(sets) or words.t("nothing"), words)
        line.append(more(reached, words))
    return line


# -- cards ---------------------------------------------------------------------------------


def draw_cards(match: Match, words: Words) -> RenderableType:
    """What cards, boards, tiles and heroes say, and what the deck may hold."""
    view, said = match.view(), texts(match, words)
    grid = Table.grid(padding=(0, 2))
    for board in view["boards"]:
        name = words.t("{colour} Horde board", colour=words.name(board["colour"]))
        effects = words.t("when full: {effects}", effects=_effects(board["effects"], words))
        grid.add_row(words.name(board["side"]), name, effects)
        for space in board["spaces"]:
            if space["card"] is not None:
                card, where = space["card"], words.name(space["name"])
                grid.add_row(where, words.name(card["id"]), _printed(card, words))
    for tile in view["tiles"]:
        grid.add_row(words.name(tile["place"]), words.name(tile["id"]), said[tile["id"]])
    for hero in view["heroes"]:
        if hero["id"]:
            grid.add_row(who(hero["seat"], words), words.name(hero["id"]), said[hero["id"]])
    grid.add_row("", words.name("corruption"), _effects(view["corruption_die"], words))
    deck = view["deck"]
    grid.add_row(words.t("deck"), words.t("may hold"), _cards(deck["may_hold"], words))
    grid.add_row("", words.t("Warlords may be"), _cards(deck["warlords_may_be"], words))
    grid.add_row(words.t("discard"), "", _cards(view["discard"], words))
    grid.add_row(words.t("score"), "", _score(view["score"], words))
    return grid


def _score(points: dict[str, int], words: Words) -> str:
    named = {
        "victory": words.t("victory"),
        "life": words.name("life"),
        "calls": words.name("call"),
        "dead": words.t("dead heroes"),
        "grasp": words.name("grasp-of-evil"),
    }
    return ", ".join(f"{named.get(name, name)} {value}" for name, value in points.items())


def _printed(card: dict[str, Any], words: Words) -> Text:
    kind = words.t("Warlord, needs") if card["warlord"] else words.t("Monster, needs")
    line = colour(card["colour"], words).append(f" {kind} ", style="default")
    line.append(counted(card["needs"], words))
    parts = {
        "entrance": words.t("entrance"),
        "ongoing": words.t("ongoing"),
        "recurring": words.t("each turn"),
        "exit": words.t("exit"),
    }
    for part, said in parts.items():
        if card[part]:
            line.append(more(labelled(said, _effects(card[part], words), words), words))
    return line


def _effects(effects: list[str], words: Words) -> str:
    return ", ".join(words.name(effect.replace("_", "-")) for effect in effects)


def _cards(ids: list[str], words: Words) -> str:
    counts = Counter(words.name(id) for id in ids)
    return ", ".join(times(name, count) for name, count in counts.items()) or words.t("nothing")


def texts(match: Match, words: Words) -> dict[str, str]:
    """What is printed on tiles, and on heroes beside who they are."""
    found = {}
    for entries in match.game.content.entries.values():
        for entry in entries:
            if isinstance(entry, HeroDocument):
                found[entry.id] = f"{words.text(entry.who)} – {words.text(entry.text)}"
            elif isinstance(entry, TileDocument):
                found[entry.id] = words.text(entry.text)
    return found
