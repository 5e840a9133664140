"""The Last Stronghold drawn with Rich: Lux and its fires, five locations, the party."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from typing import Any

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from laststand.games.stronghold.box import LUX
from laststand.games.stronghold.documents import ArtifactDocument, HeroDocument, WareDocument
from laststand.games.stronghold.odds import chances, targets_at
from laststand.games.stronghold.state import Realm
from laststand.kernel.match import Match
from laststand.kernel.words import Words
from laststand.terminal.chances import percent

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

HARMS = {
    "add_fire": "fire",
    "corrupt": "corruption",
    "corrupt_all": "corruption everywhere",
    "add_catapult": "catapult",
    "harm_hero": "hero harmed",
    "draw_enemy": "enemy drawn",
    "steal_gold": "gold lost",
    "lose_rerolls": "reroll lost",
    "destroy_location": "location destroyed",
}

SIDES = ["full", "damaged", "incapacitated"]


def icon(name: str) -> Text:
    shape, letter, colour = ICONS[name]
    return Text(f"{shape}{letter}", style=colour)


def icons(names: list[str]) -> Text:
    return Text(" ").join(icon(name) for name in names)


# -- the table -----------------------------------------------------------------------------


def draw_table(match: Match) -> RenderableType:
    view, words = match.view(), match.game.words
    places = Table.grid(padding=(0, 2))
    places.add_row(*_lux(match, view, words))
    for number, place in enumerate(view["locations"]):
        places.add_row(*_location(match, number, place, view, words))
    return Group(_heading(view, words), places, _heroes(view, words), _held(view, words))


def _heading(view: dict[str, Any], words: Words) -> Rule:
    boss, players = view["boss"], len(view["pawns"])
    turn = f"turn {view['turn']}" if view["turn"] else "set-up"
    if players > 1 and view["turn"]:
        turn += f", player {view['active'] + 1}"
    beaten = f"{words.name(boss['id'])} beaten {boss['beaten']} of {boss['needed']}"
    rooted = " · the party cannot move" if view["rooted"] else ""
    enemies = view["decks"]["enemy"]["count"]
    return Rule(f"{turn} · {beaten} · {enemies} cards to come{rooted}", style="dim")


def _lux(match: Match, view: dict[str, Any], words: Words) -> list[RenderableType]:
    lux = view["lux"]
    fires = Text("▲" * lux["fires"], style="bold red")
    fires.append("△" * (lux["spaces"] - lux["fires"]), style="dim")
    marks = Text(f"{lux['fires']} of {lux['spaces']} fires")
    if lux["wards"]:
        marks.append(f", wards {lux['wards']}", style="cyan")
    enemies = _enemies(match, LUX, lux["enemies"], words)
    return [_place("Lux", "", view), fires, marks, enemies]


def _location(
    match: Match, number: int, place: dict[str, Any], view: dict[str, Any], words: Words
) -> list[RenderableType]:
    name = _place(place["letter"], words.name(place["id"]), view)
    if place["destroyed"]:
        return [name, Text("☠☠☠☠☠", style="red"), Text("destroyed", style="red"), Text()]
    corruption = place["corruption"]
    level = Text("☠" * corruption, style="magenta").append("·" * (5 - corruption), style="dim")
    level.append(f" {corruption}" if corruption else "")
    marks = Text("▣ chest " * place["chests"], style="yellow")
    for name_of_icon in place["catapults"]:
        marks.append("catapult ", style="red").append(icon(name_of_icon)).append(" ")
    return [name, level, marks, _enemies(match, number, place["enemies"], words)]


def _place(letter: str, name: str, view: dict[str, Any]) -> Text:
    alone = len(view["pawns"]) == 1
    here = [
        "♟" if alone else f"♟{seat + 1}" for seat, at in enumerate(view["pawns"]) if at == letter
    ]
    line = Text(f"{letter} ", style="bold").append(name, style="not bold")
    return line.append(" " + "".join(here), style="bold green") if here else line


def _enemies(
    match: Match, place: int, enemies: list[dict[str, Any]], words: Words
) -> RenderableType:
    state = match.state
    assert isinstance(state, Realm)
    targets = targets_at(state, place)[: len(enemies)]
    odds = chances(state.box, targets, [0, 0, 0], [0, 1, 2])
    return Group(*(_enemy(enemy, chance, words) for enemy, chance in zip(enemies, odds)))


def _enemy(enemy: dict[str, Any], chance: Fraction, words: Words) -> Text:
    line = Text(words.name(enemy["name"]) + " ", style="bold" if enemy["boss"] else "")
    line.append(icons(enemy["needs"]))
    if not enemy["wild"]:
        line.append(" no ★*", style="yellow")
    line.append(f" {percent(chance)}", style="dim")
    if enemy["timer"]:
        line.append(f" ⧗{enemy['timer']} {_time_up(enemy)}", style="yellow")
    if enemy["gold"]:
        line.append(" ●", style="yellow")
    return line


def _time_up(enemy: dict[str, Any]) -> str:
    """What the end of an enemy's time brings."""
    harms = [
        HARMS[harm["do"]] if harm["n"] == 1 else f"{harm['n']}× {HARMS[harm['do']]}"
        for harm in enemy["harms"]
    ]
    return ", ".join(harms + (["moves on"] if enemy["moves"] else []))


def _heroes(view: dict[str, Any], words: Words) -> Group:
    """The party; the heroes of each player once it is split."""
    owners = sorted({hero["owner"] for hero in view["heroes"]})
    lines = []
    for seat in owners:
        own = [_hero(hero, words) for hero in view["heroes"] if hero["owner"] == seat]
        who = f"player {seat + 1}" if len(owners) > 1 else "party"
        mark = "▸ " if seat == view["active"] else "  "
        lines.append(Text(f"{mark}{who}: ", style="green").append(Text(" · ").join(own)))
    return Group(*lines)


def _hero(hero: dict[str, Any], words: Words) -> Text:
    side = SIDES.index(hero["side"])
    line = Text(words.name(hero["id"]) + " ", style="default")
    line.append(f"{'♥' * (2 - side)}{'♡' * side}{2 - side} ", style="red")
    return line.append(hero["abilities"][side] if side < 2 else "incapacitated", style="dim")


def _held(view: dict[str, Any], words: Words) -> Text:
    held = [Text(f"● gold {view['gold']}", "yellow"), Text(f"↻ reroll tokens {view['rerolls']}")]
    for name, count in view["symbols"].items():
        if count:
            held.append(icon(name).append(f" {words.name(name)} tokens {count}"))
    for artifact in view["artifacts"]:
        tired = " (used)" if artifact["tired"] else ""
        held.append(Text(f"{words.name(artifact['id'])}{tired}", "cyan"))
    return Text("  ").append(Text(" · ").join(held))


# -- dice ----------------------------------------------------------------------------------


def draw_moment(match: Match) -> RenderableType | None:
    """The dice as they lie; or, before they are rolled, what they can show and how likely that
    is enough."""
    combat, words, state = match.view()["combat"], match.game.words, match.state
    assert isinstance(state, Realm)
    if combat["faces"]:
        return _dice(combat, words)
    if not combat["can_roll"]:
        return None
    dice = [
        f"{name.removesuffix(' die')} {''.join(ICONS[face][1] for face in die.faces)}"
        for die in state.box.dice
        for name in [words.name(die.name)]
    ]
    likely = [
        f"{words.sentence('odds', odds.key, odds.facts)} {percent(odds.chance)} ({odds.chance})"
        for odds in match.odds().get("roll", [])
    ]
    return Text(f"dice: {' · '.join(dice)}\nin one roll: {', '.join(likely)}", style="dim")


def _dice(combat: dict[str, Any], words: Words) -> Text:
    line = Text("dice: ")
    for number, (face, used) in enumerate(zip(combat["faces"], combat["used"]), start=1):
        line.append(f"  {number} ", style="bold")
        if used:
            line.append("used", style="dim")
        else:
            line.append(icon(face)).append(f" {words.name(face)}")
    if combat["free_reroll"]:
        line.append("   a second roll is left", style="dim")
    return line


# -- cards ---------------------------------------------------------------------------------


def draw_cards(match: Match) -> RenderableType:
    """What the cards in play say, what the merchant sells, and what the piles hold."""
    view, words, said = match.view(), match.game.words, texts(match)
    grid = Table.grid(padding=(0, 2))
    for place in [view["lux"], *view["locations"]]:
        for enemy in place["enemies"]:
            grid.add_row("enemy", words.name(enemy["name"]), _printed(enemy))
    for hero in view["heroes"]:
        for side, ability in zip(SIDES, hero["abilities"]):
            grid.add_row(words.name(hero["id"]), f"{ability}, {side}", said[ability])
    for artifact in view["artifacts"]:
        grid.add_row("artifact", words.name(artifact["id"]), said[artifact["id"]])
    for ware in view["merchant"]:
        grid.add_row("merchant", words.name(ware["id"]), said[ware["id"]])
    for name, pile in view["decks"].items():
        grid.add_row("face down", name, _pile(pile, words))
    grid.add_row("supply", "chests", str(view["chest_supply"]))
    grid.add_row("face up", "discard", _cards(view["discard"], words))
    grid.add_row("", "out of the game", _cards(view["out_of_game"], words))
    return grid


def _printed(enemy: dict[str, Any]) -> Text:
    line = icons(enemy["needs"]).append("" if enemy["wild"] else ", a star does not count")
    if enemy["track"]:
        line.append(f"; every {enemy['track']} turns: {_time_up(enemy)}")
    for word in ("ability", "gold", "catapult", "corruption", "adds_chest", "removes_chest"):
        if enemy[word]:
            line.append(f"; {enemy[word] if word == 'ability' else word.replace('_', ' a ')}")
    return line


def _pile(pile: dict[str, Any], words: Words) -> str:
    order = []
    for layer in pile["order"]:
        known = [words.name(card) for card in layer["known"]]
        unknown = [f"{layer['unknown']} unknown"] if layer["unknown"] else []
        order.append(" among ".join(known + unknown))
    if len(order) < 2:
        return f"{pile['count']} cards"
    return f"{pile['count']} cards, from the top: {'; '.join(order)}"


def _cards(ids: list[str], words: Words) -> str:
    counts = Counter(words.name(id) for id in ids)
    named = [name if count == 1 else f"{count} {name}" for name, count in counts.items()]
    return ", ".join(named) or "nothing"


def texts(match: Match) -> dict[str, str]:
    """What is printed on heroes (by ability), artifacts and wares."""
    said: dict[str, str] = {}
    for entries in match.game.content.entries.values():
        for entry in entries:
            if isinstance(entry, HeroDocument):
                said |= {side.name: side.text for side in (entry.full, entry.damaged)}
            elif isinstance(entry, WareDocument):
                said[entry.id] = f"{entry.price} gold: {entry.text}"
            elif isinstance(entry, ArtifactDocument):
                said[entry.id] = entry.text
    return said
