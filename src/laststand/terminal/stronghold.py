"""The Last Stronghold drawn with Rich: Lux and its fires, five locations, the party."""

from __future__ import annotations

from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from laststand.games.stronghold.odds import odds_of_next_roll
from laststand.games.stronghold.state import Realm
from laststand.kernel.match import Match
from laststand.kernel.words import Words

ICONS = {
    "fight": ("⚔", "F", "red"),
    "search": ("◉", "S", "cyan"),
    "agility": ("➹", "A", "green"),
    "defend": ("◈", "D", "blue"),
    "star": ("★", "*", "yellow"),
    "corruption": ("☠", "C", "magenta"),
    "reroll": ("↻", "R", "white"),
}
"""Every icon by shape, letter and colour."""


def draw_stronghold(match: Match) -> RenderableType:
    view, words = match.view(), match.game.words
    boards = Columns([_location(place, view, words) for place in view["locations"]])
    return Group(_lux(view, words), boards, _party(view, words), _combat(match, view))


def icon(name: str) -> Text:
    shape, letter, colour = ICONS[name]
    return Text(f"{shape}{letter}", style=colour)


def icons(names: list[str]) -> Text:
    return Text(" ").join(icon(name) for name in names)


def _lux(view: dict[str, Any], words: Words) -> Panel:
    lux, deck = view["lux"], view["decks"]["enemy"]
    fires = "🔥" * lux["fires"] + "▢ " * (lux["spaces"] - lux["fires"])
    boss = view["boss"]
    line = Text(f"{fires}  turn {view['turn']}   deck {deck['count']}   ")
    line.append(f"{words.name(boss['id'])}: {boss['beaten']} of {boss['needed']} beaten")
    lines = [line]
    if lux["wards"]:
        lines.append(Text(f"warded against {lux['wards']} fire", style="cyan"))
    lines.extend(_enemy(enemy, words) for enemy in lux["enemies"])
    if "Lux" in view["pawns"]:
        lines.append(_pawns("Lux", view))
    return Panel(Group(*lines), title="Lux", border_style="yellow")


def _location(place: dict[str, Any], view: dict[str, Any], words: Words) -> Panel:
    letter, title = place["letter"], words.name(place["id"])
    if place["destroyed"]:
        return Panel(
            Group(Text("destroyed", style="red"), _pawns(letter, view)),
            title=f"{letter} {title}",
            border_style="red",
            width=34,
        )
    marks = Text("☠" * place["corruption"] + "·" * (5 - place["corruption"]), style="magenta")
    marks.append("  ▣ chest" * place["chests"], style="yellow")
    for name in place["catapults"]:
        marks.append("  catapult ", style="red").append(icon(name))
    rows = [marks, *(_enemy(enemy, words) for enemy in place["enemies"]), _pawns(letter, view)]
    return Panel(Group(*rows), title=f"{letter} {title}", width=34)


def _pawns(letter: str, view: dict[str, Any]) -> Text:
    here = [f"♟{seat + 1}" for seat, at in enumerate(view["pawns"]) if at == letter]
    return Text(" ".join(here), style="bold green")


def _enemy(enemy: dict[str, Any], words: Words) -> Text:
    line = Text(words.name(enemy["name"]) + " ", style="bold" if enemy["boss"] else "")
    line.append(icons(enemy["needs"]))
    if enemy["timer"]:
        line.append(f" ⧗{enemy['timer']}{'→' if enemy['moves'] else '!'}", style="yellow")
    if enemy["gold"]:
        line.append(" ●", style="yellow")
    if not enemy["wild"]:
        line.append(" no ★", style="dim")
    return line


def _party(view: dict[str, Any], words: Words) -> Panel:
    heroes = []
    for hero in view["heroes"]:
        side = ["full", "damaged", "incapacitated"].index(hero["side"])
        hearts = "♥" * (2 - side) + "♡" * side
        ability = hero["abilities"][side] if side < 2 else "incapacitated"
        heroes.append(Text(f"{words.name(hero['id'])} {hearts} {ability}"))
    held = Text(f"gold {view['gold']}   reroll tokens {view['rerolls']}")
    for name, count in view["symbols"].items():
        if count:
            held.append(f"   {count} ").append(icon(name))
    for artifact in view["artifacts"]:
        tired = " (used)" if artifact["tired"] else ""
        held.append(f"   {words.name(artifact['id'])}{tired}", style="cyan")
    return Panel(Group(Text("   ").join(heroes), held), title="The party", border_style="green")


def _combat(match: Match, view: dict[str, Any]) -> RenderableType:
    combat = view["combat"]
    if combat["faces"]:
        line = Text("dice  ")
        for number, (face, used) in enumerate(zip(combat["faces"], combat["used"]), start=1):
            line.append(f" {number}:").append(Text("used", "dim") if used else icon(face))
        return line
    state = match.state
    if combat["can_roll"] and isinstance(state, Realm):
        words = match.game.words
        odds = odds_of_next_roll(state).items()
        chances = [f"{words.name(name)} {float(chance):.0%} ({chance})" for name, chance in odds]
        return Text("in one roll: " + ", ".join(chances), style="dim")
    return Text("")
