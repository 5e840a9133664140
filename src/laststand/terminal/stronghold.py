"""The Last Stronghold drawn with Rich: Lux and its fires, five locations, the party."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from typing import Any

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from laststand.games.stronghold.documents import (
    ArtifactDocument,
    DieDocument,
    HeroDocument,
    WareDocument,
)
from laststand.games.stronghold.odds import chances, targets_at
from laststand.games.stronghold.places import LUX
from laststand.games.stronghold.state import Realm
from laststand.kernel.game import Odds
from laststand.kernel.match import Match
from laststand.kernel.words import Words
from laststand.terminal.chances import percent
from laststand.terminal.phrases import labelled, more, times

ICONS = {
    "fight": ("⚔", "red"),
    "search": ("◉", "cyan"),
    "agility": ("➹", "green"),
    "defend": ("◈", "blue"),
    "star": ("★", "yellow"),
    "corruption": ("☠", "magenta"),
    "reroll": ("↻", "white"),
}
"""Every icon by shape and colour."""

SIDES = ["full", "damaged", "incapacitated"]


def letters(words: Words) -> dict[str, str]:
    """Every icon's letter."""
    return {
        "fight": words.t("F"),
        "search": words.t("S"),
        "agility": words.t("A"),
        "defend": words.t("D"),
        "star": "*",
        "corruption": words.t("C"),
        "reroll": words.t("R"),
    }


def harms(words: Words) -> dict[str, str]:
    """What the end of an enemy's time can bring."""
    return {
        "add_fire": words.t("fire"),
        "corrupt": words.t("corruption"),
        "corrupt_all": words.t("corruption everywhere"),
        "add_catapult": words.t("catapult"),
        "harm_hero": words.t("hero harmed"),
        "draw_enemy": words.t("enemy drawn"),
        "steal_gold": words.t("gold lost"),
        "lose_rerolls": words.t("reroll token lost"),
        "steal_artifact": words.t("artifact stolen"),
        "bury_chests": words.t("chests lost"),
        "destroy_location": words.t("location destroyed"),
    }


def icon(name: str, words: Words) -> Text:
    shape, colour = ICONS[name]
    return Text(f"{shape}{letters(words)[name]}", style=colour)


def icons(names: list[str], words: Words) -> Text:
    return Text(" ").join(icon(name, words) for name in names)


# -- the table -----------------------------------------------------------------------------


def draw_table(match: Match, words: Words) -> RenderableType:
    view = match.view()
    places = Table.grid(padding=(0, 2))
    places.add_row(*_lux(match, view, words))
    for number, place in enumerate(view["locations"]):
        places.add_row(*_location(match, number, place, view, words))
    return Group(_heading(view, words), places, _heroes(view, words), _held(view, words))


def _heading(view: dict[str, Any], words: Words) -> Rule:
    boss, players = view["boss"], len(view["pawns"])
    turn = words.t("turn {turn}", turn=view["turn"]) if view["turn"] else words.t("setup")
    parts = [turn] + ([who(view["active"], words)] if players > 1 and view["turn"] else [])
    parts.append(
        words.t(
            "{boss}: defeated {beaten} of {needed}",
            boss=words.name(boss["id"]),
            beaten=boss["beaten"],
            needed=boss["needed"],
        )
    )
    parts.append(words.t("{count:card} to come", count=view["decks"]["enemy"]["count"]))
    parts += [words.t("the party cannot move")] if view["rooted"] else []
    return Rule(" · ".join(parts), style="dim")


def who(seat: int, words: Words) -> str:
    return words.t("player {number}", number=seat + 1)


def _lux(match: Match, view: dict[str, Any], words: Words) -> list[RenderableType]:
    lux = view["lux"]
    fires = Text("▲" * lux["fires"], style="bold red")
    fires.append("△" * (lux["spaces"] - lux["fires"]), style="dim")
    marks = Text(words.t("fires: {fires} of {all}", fires=lux["fires"], all=lux["spaces"]))
    if lux["wards"]:
        marks.append(", " + words.t("protected {count:time}", count=lux["wards"]), style="cyan")
    enemies = _enemies(match, LUX, lux["enemies"], words)
    return [_place("Lux", "", view), fires, marks, enemies]


def _location(
    match: Match, number: int, place: dict[str, Any], view: dict[str, Any], words: Words
) -> list[RenderableType]:
    name = _place(place["letter"], words.name(place["id"]), view)
    if place["destroyed"]:
        return [name, Text("☠☠☠☠☠", style="red"), Text(words.t("destroyed"), style="red"), Text()]
    corruption = place["corruption"]
    level = Text("☠" * corruption, style="magenta").append("·" * (5 - corruption), style="dim")
    level.append(f" {corruption}" if corruption else "")
    marks = Text(f"▣ {words.t('chest')} " * place["chests"], style="yellow")
    for name_of_icon in place["catapults"]:
        marks.append(words.t("catapult") + " ", style="red").append(icon(name_of_icon, words))
        marks.append(" ")
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
    line.append(icons(enemy["needs"], words))
    if not enemy["wild"]:
        line.append(" " + words.t("no ★"), style="yellow")
    line.append(f" {percent(chance, words)}", style="dim")
    if enemy["timer"]:
        line.append(f" ⧗{enemy['timer']} {_time_up(enemy, words)}", style="yellow")
    if enemy["gold"]:
        line.append(" ●", style="yellow")
    return line


def _time_up(enemy: dict[str, Any], words: Words) -> str:
    """What the end of an enemy's time brings."""
    named = harms(words)
    brought = [
        named[harm["do"]] if harm["n"] == 1 else f"{harm['n']}× {named[harm['do']]}"
        for harm in enemy["harms"]
    ]
    return ", ".join(brought + ([words.t("moves on")] if enemy["moves"] else []))


def _heroes(view: dict[str, Any], words: Words) -> Group:
    """The party; the heroes of each player once it is split."""
    owners = sorted({hero["owner"] for hero in view["heroes"]})
    lines = []
    for seat in owners:
        own = [_hero(hero, words) for hero in view["heroes"] if hero["owner"] == seat]
        whose = who(seat, words) if len(owners) > 1 else words.t("party")
        mark = "▸ " if seat == view["active"] else "  "
        line = Text(mark + labelled(whose, "", words), style="green")
        lines.append(line.append(Text(" · ").join(own)))
    return Group(*lines)


def _hero(hero: dict[str, Any], words: Words) -> Text:
    side = SIDES.index(hero["side"])
    line = Text(words.name(hero["id"]) + " ", style="default")
    line.append(f"{'♥' * (2 - side)}{'♡' * side}{2 - side} ", style="red")
    ability = words.name(hero["abilities"][side]) if side < 2 else words.t("incapacitated")
    return line.append(ability, style="dim")


def _held(view: dict[str, Any], words: Words) -> Text:
    held = [
        Text("● " + words.t("gold {count}", count=view["gold"]), "yellow"),
        Text("↻ " + words.t("{count:reroll-token}", count=view["rerolls"])),
    ]
    for name, count in view["symbols"].items():
        if count:
            held.append(icon(name, words).append(f" {words.name(name)} ×{count}"))
    for artifact in view["artifacts"]:
        tired = f" ({words.t('used')})" if artifact["tired"] else ""
        held.append(Text(f"{words.name(artifact['id'])}{tired}", "cyan"))
    return Text("  ").append(Text(" · ").join(held))


# -- dice ----------------------------------------------------------------------------------


def draw_moment(match: Match, words: Words) -> RenderableType | None:
    """The dice as they lie; or, before they are rolled, what they can show and how likely that
    is enough."""
    combat = match.view()["combat"]
    if combat["faces"]:
        return _dice(combat, words)
    if not combat["can_roll"]:
        return None
    letter = letters(words)
    dice = [
        f"{words.name(die.name)} {''.join(letter[face] for face in die.faces)}"
        for die in match.game.content.entries["dice.toml"]
        if isinstance(die, DieDocument)
    ]
    likely = [_likely(odds, words) for odds in match.odds().get("roll", [])]
    faces = words.t("dice: {dice}", dice=" · ".join(dice))
    chances_of_all = words.t("in this combat: {what}", what=", ".join(likely))
    return Text(f"{faces}\n{chances_of_all}", style="dim")


def _likely(odds: Odds, words: Words) -> str:
    what = words.sentence("odds", odds.key, odds.facts)
    return f"{what} {percent(odds.chance, words)} ({odds.chance})"


def _dice(combat: dict[str, Any], words: Words) -> Text:
    line = Text(words.t("dice: {dice}", dice=""))
    for number, (face, used) in enumerate(zip(combat["faces"], combat["used"]), start=1):
        line.append(f"  {number} ", style="bold")
        if used:
            line.append(words.t("used"), style="dim")
        else:
            line.append(icon(face, words)).append(f" {words.name(face)}")
    if combat["free_reroll"]:
        line.append("   " + words.t("a second roll is left"), style="dim")
    return line


# -- cards ---------------------------------------------------------------------------------


def draw_cards(match: Match, words: Words) -> RenderableType:
    """What the cards in play say, what the merchant sells, and what the piles hold."""
    view, said = match.view(), texts(match, words)
    sides = [words.t("full health"), words.t("damaged")]
    grid = Table.grid(padding=(0, 2))
    for place in [view["lux"], *view["locations"]]:
        for enemy in place["enemies"]:
            grid.add_row(words.t("enemy"), words.name(enemy["name"]), _printed(enemy, words))
    for hero in view["heroes"]:
        for side, ability in zip(sides, hero["abilities"]):
            grid.add_row(words.name(hero["id"]), f"{words.name(ability)}, {side}", said[ability])
    for artifact in view["artifacts"]:
        grid.add_row(words.t("artifact"), words.name(artifact["id"]), said[artifact["id"]])
    for ware in view["merchant"]:
        grid.add_row(words.t("merchant"), words.name(ware["id"]), said[ware["id"]])
    for name, pile in view["decks"].items():
        grid.add_row(words.t("face down"), piles(words).get(name, name), _pile(pile, words))
    grid.add_row(words.t("supply"), words.t("chests"), str(view["chest_supply"]))
    grid.add_row(words.t("face up"), words.t("discard"), _cards(view["discard"], words))
    grid.add_row("", words.t("out of the game"), _cards(view["out_of_game"], words))
    return grid


def piles(words: Words) -> dict[str, str]:
    return {
        "enemy": words.t("Enemy deck"),
        "shaman": words.t("Shaman deck"),
        "lesh": words.t("Lesh deck"),
        "artifact": words.t("Artifact deck"),
        "catapult": words.t("Catapult tokens, face down"),
    }


def abilities(words: Words) -> dict[str, str]:
    """What a card does when it comes, by its word."""
    return {
        "basilisk": words.t("Basilisk: the party does not move this turn."),
        "chieftain": words.t("Chieftain: joins a Horde that draws it."),
        "horde": words.t("Horde: another enemy is drawn; a Horde or Chieftain joins it."),
        "lesh": words.t("Lesh: a card of the Lesh deck comes."),
        "shaman": words.t("Shaman: a card of the Shaman deck comes."),
        "summoner": words.t("Summoner: one more enemy is drawn."),
        "vampire": words.t("Vampire: a hero is harmed."),
    }


def _printed(enemy: dict[str, Any], words: Words) -> Text:
    line = icons(enemy["needs"], words)
    line.append("" if enemy["wild"] else ", " + words.t("a star does not count"))
    if enemy["track"]:
        turns = words.t("every {count:turn}", count=enemy["track"])
        line.append(more(labelled(turns, _time_up(enemy, words), words), words))
    brought = {
        "gold": words.t("gold {count}", count=1),
        "catapult": words.t("catapult"),
        "corruption": words.t("corruption"),
        "adds_chest": words.t("adds a chest"),
        "removes_chest": words.t("removes a chest"),
    }
    if enemy["ability"]:
        line.append(more(abilities(words).get(enemy["ability"], enemy["ability"]), words))
    for word, said in brought.items():
        line.append(more(said, words) if enemy[word] else "")
    return line


def _pile(pile: dict[str, Any], words: Words) -> str:
    order = []
    for layer in pile["order"]:
        known = [words.name(card) for card in layer["known"]]
        if layer["unknown"]:
            known.append(words.t("{count} unknown", count=layer["unknown"]))
        order.append(" + ".join(known))
    cards = words.t("{count:card}", count=pile["count"])
    if len(order) < 2:
        return cards
    layers = order[0] + "".join(more(layer, words) for layer in order[1:])
    return cards + ", " + words.t("from the top: {layers}", layers=layers)


def _cards(ids: list[str], words: Words) -> str:
    counts = Counter(words.name(id) for id in ids)
    return ", ".join(times(name, count) for name, count in counts.items()) or words.t("nothing")


def texts(match: Match, words: Words) -> dict[str, str]:
    """What is printed on heroes (by ability), artifacts and wares."""
    said: dict[str, str] = {}
    for entries in match.game.content.entries.values():
        for entry in entries:
            if isinstance(entry, HeroDocument):
                said |= {side.name: words.text(side.text) for side in (entry.full, entry.damaged)}
            elif isinstance(entry, WareDocument):
                price = words.t("{price:gold}", price=entry.price)
                said[entry.id] = labelled(price, words.text(entry.text), words)
            elif isinstance(entry, ArtifactDocument):
                said[entry.id] = words.text(entry.text)
    return said
