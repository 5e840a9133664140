"""The Last Spell drawn with Rich: the map spot by spot, the heroes, the stores, the horde."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from msgspec.structs import asdict
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from laststand.games.spell.documents import (
    ArmorDocument,
    AttackDocument,
    BossDocument,
    BuildingDocument,
    DefenseDocument,
    EffectWordDocument,
    MonsterDocument,
    PotionDocument,
    QuestDocument,
    RuinDocument,
    ScrollDocument,
    TextDocument,
    WallDocument,
    WeaponDocument,
)
from laststand.games.spell.map.letters import LETTER_OF
from laststand.kernel.documents import EntryDocument
from laststand.kernel.match import Match
from laststand.kernel.words import Words
from laststand.terminal.phrases import labelled, times

COLUMNS = "ABCDEFGHIJKLMNOPQRSTUVWX"
WIDE = 3 + 3 * len(COLUMNS)
"""Columns of the terminal that the map needs with three for each spot."""

ARROWS = {"north": "↑", "east": "→", "south": "↓", "west": "←"}
BOSS_LETTERS = {
    "corrupted-harpy": "Y",
    "cetusia-head": "Z",
    "cetusia-tail": "T",
    "putrefied-dryad": "D",
    "monolith": "O",
}
"""Those that no Pattern card shows and that therefore have no letter in the content."""

GROUND = {
    "~": ("░░░", "bright_black"),
    "^": ("^^^", "bright_black"),
    "w": ("≈≈≈", "blue"),
    "T": (" ♣ ", "green"),
    "o": (" o ", "bright_black"),
    "+": (" + ", "yellow"),
    ",": (" , ", "yellow"),
    ".": (" · ", "bright_black"),
    " ": ("   ", ""),
}
"""By the mark of the map: three characters and a style."""

MAGE = (" ◉ ", "bold cyan")
FALLEN = (" ○ ", "bright_black")


# -- the table -----------------------------------------------------------------------------


def ground_names(words: Words) -> dict[str, str]:
    """By the mark of the map: what it is called where it is not plain."""
    return {
        "~": words.t("Mist"),
        "^": words.t("Cliff"),
        "w": words.t("Water"),
        "T": words.t("Tree"),
        "o": words.t("Low Obstacle"),
        "+": words.t("cut-out for a Wall or Gate"),
        ",": words.t("Town"),
    }


def draw_table(match: Match, words: Words) -> RenderableType:
    view = match.view()
    lines = [*_stores(view, words), *_horde(view, words)]
    if not view["night"]:
        lines += [_stash(view, words), *_shop(match, view, words)]
    heroes = Table.grid()
    for number in range(len(view["heroes"])):
        mark = "▸ " if number == view["active"] else "  "
        heroes.add_row(Text(mark, style="green"), _hero(number, view, words))
    board = Map(view, words, letters_of(match))
    return Group(_heading(view, words), board, *map(indented, lines), heroes)


def indented(line: Text) -> Padding:
    return Padding(line, (0, 0, 0, 2))


def _heading(view: dict[str, Any], words: Words) -> Rule:
    parts = [words.name(view["scenario"])] + ([words.t("Campaign")] if view["campaign"] else [])
    if not view["day"]:
        return Rule(" · ".join([*parts, words.t("Setup")]), style="dim")
    if view["night"]:
        phase = view["phase"]
        parts.append(words.t("Night {day}, Monster Phase {phase}", day=view["day"], phase=phase))
        parts.append(words.t("Fate coin: {side}", side=words.name(view["coin"])))
    else:
        parts.append(words.t("Day {day}", day=view["day"]))
    parts.append(words.t("first player {number}", number=view["first"] + 1))
    return Rule(" · ".join(parts), style="dim")


class Map:
    """The map with three characters for each spot, or with one where there is no room."""

    def __init__(self, view: dict[str, Any], words: Words, letters: dict[str, str]) -> None:
        self.view = view
        self.words = words
        self.letters = letters

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        if options.max_width < WIDE:
            yield from self.narrow()
        else:
            yield from self.wide()
        yield Padding(self.legend(), (0, 0, 0, 3))

    def narrow(self) -> Iterator[Text]:
        yield Text(f"   {COLUMNS}", style="dim")
        for number, row in enumerate(self.view["map"], start=1):
            yield Text(f"{number:2} ", style="dim").append(row, style="default")

    def wide(self) -> Iterator[Text]:
        cells = self.cells()
        yield Text("   " + "".join(f" {letter} " for letter in COLUMNS), style="dim")
        for number, row in enumerate(self.view["map"], start=1):
            line = Text(f"{number:2} ", style="dim")
            for letter, mark in zip(COLUMNS, row):
                shown, style = cells.get(f"{letter}{number}", ("", ""))
                if not shown:
                    shown, style = GROUND.get(mark, (f" {mark} ", ""))
                line.append(shown, style=f"not dim {style}")
            yield line

    def cells(self) -> dict[str, tuple[str, str]]:
        """What stands on spots, in three characters, and how it is styled."""
        cells = self.circle()
        for structure in self.view["structures"]:
            cells.update(dict.fromkeys(structure["at"], structure_cell(structure)))
        for monster in self.view["monsters"]:
            cells.update(dict.fromkeys(monster["spots"], self.monster(monster)))
        for number, hero in enumerate(self.view["heroes"], start=1):
            if hero.get("at"):
                below = cells.get(hero["at"], (" ", ""))[0]
                cells[hero["at"]] = (f"♟{number}{below[0]}", "bold green")
        return cells

    def monster(self, monster: dict[str, Any]) -> tuple[str, str]:
        """Where it looks, its letter, and its Hit Points where it has more than one left. A
        stunned one has a z for its arrow."""
        left = monster["hit_points"] - monster["wounds"]
        sign = "z" if monster["stunned"] else ARROWS[monster["facing"]]
        style = "magenta" if monster["stunned"] else "bold red"
        many = " " if left == 1 else str(left) if left < 10 else "+"
        return f"{sign}{self.letters[monster['monster']]}{many}", style

    def circle(self) -> dict[str, tuple[str, str]]:
        """The Magic Circle, with a Mage on as many of its spots as there are Mages."""
        occupied = {monster["at"] for monster in self.view["monsters"]}
        spots = [
            f"{letter}{number}"
            for number, row in enumerate(self.view["map"], start=1)
            for letter, mark in zip(COLUMNS, row)
            if mark == "C" and f"{letter}{number}" not in occupied
        ]
        mages = self.view["mages"]
        return {spot: MAGE if at < mages else FALLEN for at, spot in enumerate(spots)}

    def legend(self) -> Text:
        """What the letters mean, of what there is."""
        parts: list[Text] = []
        heroes = self.view["heroes"]
        for number, hero in enumerate(heroes, start=1):
            if hero["hero"]:
                parts.append(Text(f"♟{number} {self.words.name(hero['hero'])}", "green"))
        horde = Counter(monster["monster"] for monster in self.view["monsters"])
        for kind, count in horde.items():
            named = f"↓{self.letters[kind]} {self.words.name(kind)} ×{count}"
            parts.append(Text(named, "red"))
        if any(monster["stunned"] for monster in self.view["monsters"]):
            parts.append(Text("z " + self.words.t("Stunned"), "magenta"))
        kinds = {structure_letter(s["structure"]): s for s in self.view["structures"]}
        for letter, structure in kinds.items():
            kind = structure["structure"]
            name = self.words.t("Ruin") if letter == "r" else self.words.name(kind)
            parts.append(Text(f"{letter} {name}", "yellow"))
        parts.append(Text("◉ " + self.words.t("Mage"), "cyan"))
        names = ground_names(self.words)
        marks = sorted({mark for row in self.view["map"] for mark in row if mark in names})
        for mark in marks:
            shown, style = GROUND[mark]
            parts.append(Text(f"{shown.strip()[:1]} {names[mark]}", style))
        return Text(" · ", "dim").join(parts)


def structure_letter(kind: str) -> str:
    return "r" if kind.startswith("ruin") else LETTER_OF.get(kind, "?")


def structure_cell(structure: dict[str, Any]) -> tuple[str, str]:
    """Its letter, the hits it stands, and a plus once it is upgraded."""
    letter = structure_letter(structure["structure"])
    upgraded = "+" if structure["upgraded"] else " "
    burned = "bold red" if structure["flames"] else "yellow"
    return f"{letter}{structure['hits_left']}{upgraded}", burned


def letters_of(match: Match) -> dict[str, str]:
    """By kind of Monster, its letter on Pattern cards and here."""
    return {
        entry.id: entry.letter or BOSS_LETTERS.get(entry.id, "!")
        for entry in entries_of(match)
        if isinstance(entry, MonsterDocument | BossDocument)
    }


# -- what the Town has ---------------------------------------------------------------------


def _stores(view: dict[str, Any], words: Words) -> Iterator[Text]:
    parts = [
        "● " + words.t("{n:gold}", n=view["gold"]),
        "▣ " + words.t("{n:material}", n=view["materials"]),
        words.t("{n:worker}", n=view["workers"]),
        words.t("{n:mage}", n=view["mages"]),
    ]
    if view["quests"]:
        quests = ", ".join(words.name(quest) for quest in view["quests"])
        parts.append(words.t("quests: {quests}", quests=quests))
    line = Text(" · ".join(parts))
    passed = [str(seat) for seat, is_out in enumerate(view["passed"], start=1) if is_out]
    if passed and not view["night"]:
        line.append(" · " + words.t("passed: {players}", players=", ".join(passed)), style="dim")
    if view["scavenged"]:
        ruins = ", ".join(words.name(ruin) for ruin in view["scavenged"])
        line.append(" · " + words.t("scavenged today: {ruins}", ruins=ruins), style="dim")
    yield line
    panic = Text(words.t("Panic meter") + " ", style="dim")
    for number, space in enumerate(view["panic"], start=1):
        panic.append(f" {number}", style="dim")
        panic.append("▲" * space["flames"], style="not dim bold red")
        panic.append("" if space["flames"] else "·", style="dim")
    rewarding = next((space for space in view["panic"] if space["flames"]), None)
    given = gains(rewarding, words) if rewarding else words.t("nothing")
    yield panic.append("   " + words.t("would give {reward}", reward=given))
    yield from _worn(view, words)


def gains(space: dict[str, Any], words: Words) -> str:
    """Gold, Materials and equipment in words, what there is of each."""
    given = {what: space[what] for what in ("gold", "materials", "equipment")}
    if not any(given.values()):
        return words.t("nothing")
    return words.t("{gold:gold+materials:material+equipment:equipment}", **given)


def _worn(view: dict[str, Any], words: Words) -> Iterator[Text]:
    """Structures that have more to say than the map shows."""
    said = []
    for structure in view["structures"]:
        notes = structure_notes(structure, words)
        if notes:
            name = f"{words.name(structure['structure'])} {'-'.join(structure['at'])}"
            said.append(labelled(name, ", ".join(notes), words))
    if said:
        yield Text(" · ".join(said), style="yellow")


def structure_notes(structure: dict[str, Any], words: Words) -> list[str]:
    notes = []
    if structure["flames"]:
        notes.append(words.t("{n:flame}", n=structure["flames"]))
        notes.append(words.t("Hits left: {n}", n=structure["hits_left"]))
    if structure["structure"] == "catapult":
        notes.append(words.t("{n:hurl}", n=structure["hurls"]))
    if structure["structure"] == "ballista":
        notes.append(words.t("has shot") if structure["shot"] else words.t("ready"))
    return notes


def _horde(view: dict[str, Any], words: Words) -> Iterator[Text]:
    spawn = view["spawn"]
    line = Text(words.t("Monsters here: {n}", n=len(view["monsters"])))
    line.append(" · " + words.t("Monsters killed: {n}", n=view["killed"]))
    for number, cards in enumerate(spawn["slots"], start=1):
        if cards:
            shown = ", ".join(card_name(card, words) for card in cards)
            line.append(" · " + labelled(words.name(f"slot-{number}"), shown, words))
    if spawn["revealed"]:
        shown = ", ".join(card_name(card, words) for card in spawn["revealed"])
        line.append(" · " + words.t("revealed: {cards}", cards=shown))
    if spawn["tomorrow"]:
        card = words.name(spawn["tomorrow"])
        line.append(" · " + words.t("tomorrow: {card}", card=card), style="dim")
    yield line
    if view["harpy"]["where"] != "absent":
        yield _harpy(view, words)
    if view["cetusia"]:
        yield _cetusia(view, words)
    if view["dryad"]["slot"]:
        yield _dryad(view, words)


def card_name(card: str, words: Words) -> str:
    return "?" if card == "unseen" else words.name(card)


def _harpy(view: dict[str, Any], words: Words) -> Text:
    parts = [words.name("corrupted-harpy")]
    if view["harpy"]["where"] == "cliff":
        side = words.name(view["harpy"]["side"])
        parts.append(words.t("On the Cliff, {side} side", side=side))
    parts.append(words.t("Alerions killed: {n}", n=view["alerions_dead"]))
    return Text(" · ".join(parts), style="bold magenta")


def _dryad(view: dict[str, Any], words: Words) -> Text:
    stage, slot = view["dryad"]["stage"], words.name(view["dryad"]["slot"])
    said = words.t("will appear") if stage == "absent" else words.name(stage)
    name = words.name("putrefied-dryad")
    return Text(f"{name} · " + words.t("{stage}, at {slot}", stage=said, slot=slot), "bold magenta")


def _cetusia(view: dict[str, Any], words: Words) -> Text:
    """Her stage, which of her parts have fallen, and her cards that lie open."""
    cetusia = view["cetusia"]
    parts = [words.name("cetusia"), words.t("Stage {n}", n=cetusia["stage"])]
    parts += [words.t("defeated: {part}", part=words.name(part)) for part in cetusia["fallen"]]
    if cetusia["drawn"]:
        shown = ", ".join(words.name(card) for card in cetusia["drawn"])
        parts.append(words.t("revealed: {cards}", cards=shown))
    return Text(" · ".join(parts), style="bold magenta")


def _stash(view: dict[str, Any], words: Words) -> Text:
    line = Text(words.t("Common Stash") + " ", style="dim")
    return line.append(items(view["stash"], words), style="default")


def _shop(match: Match, view: dict[str, Any], words: Words) -> Iterator[Text]:
    """What lies open, each with its price and, of a deck, how many cards it has."""
    shop, prices = view["shop"], prices_of(match)
    line = Text(words.name("shop") + " ", style="dim")
    if not shop["open"]:
        line.append(words.t("closed"), style="bold red")
    for deck in shop["decks"]:
        name = f"{words.name(deck['deck'])} {'I' * deck['level']}"
        line.append(" · " + labelled(name, "", words), style="dim")
        if deck["top"]:
            line.append(f"{words.name(deck['top'])} ●{prices[deck['top']]}", style="default")
        else:
            line.append(words.t("face down"), style="default")
        line.append(" (" + words.t("{n:card}", n=deck["cards"]) + ")", style="dim")
    yield line
    loose = Counter(shop["scrolls"] + shop["potions"])
    named = [f"{times(words.name(id), count)} ●{prices[id]}" for id, count in loose.items()]
    yield Text(", ".join(named) or words.t("no Scrolls or Potions"))


def prices_of(match: Match) -> dict[str, int]:
    """What each item costs by its card."""
    priced = WeaponDocument | ArmorDocument | ScrollDocument | PotionDocument
    return {entry.id: entry.price for entry in entries_of(match) if isinstance(entry, priced)}


def items(ids: list[str], words: Words) -> str:
    counts = Counter(words.name(id) for id in ids)
    return ", ".join(times(name, count) for name, count in counts.items()) or words.t("nothing")


# -- heroes --------------------------------------------------------------------------------


def _hero(number: int, view: dict[str, Any], words: Words) -> Text:
    hero = view["heroes"][number]
    line = Text(f"♟{number + 1} ", style="green")
    if not hero["hero"]:
        player = words.t("player {number}", number=hero["seat"] + 1)
        return line.append(labelled(player, words.t("no hero yet"), words), style="dim")
    line.append(words.name(hero["hero"]), style="bold default")
    line.append(f" {words.name(hero['trait'])}" if hero["trait"] else "", style="dim")
    line.append(f" {'I' * hero['level']} · ", style="dim")
    line.append(where_is(hero, words) + " · ", style="default")
    left = hero["hit_points"] - hero["wounds"]
    line.append(f"♥ {left}/{hero['hit_points']}", style="red" if hero["wounds"] else "default")
    mana = words.t("Mana {n} of {all}", n=hero["mana"], all=hero["max_mana"])
    line.append(f" · {mana}", style="default")
    if view["night"]:
        line.append(f" · {points(hero, words)}", style="default")
    line.append("\n   ").append(carried(hero, words))
    if hero["perks"]:
        perks = ", ".join(words.name(perk) for perk in hero["perks"])
        line.append(" · " + words.t("Perks: {perks}", perks=perks), style="dim")
    return line


def where_is(hero: dict[str, Any], words: Words) -> str:
    if hero["status"] != "in play":
        return words.t("dead") if hero["status"] == "dead" else words.t("not in play yet")
    if not hero["at"]:
        return words.t("Town")
    if not hero["trapped"]:
        return str(hero["at"])
    held = words.t("Held by the {monster}", monster=words.name(hero["trapped"]))
    return f"{hero['at']}, {held}"


def points(hero: dict[str, Any], words: Words) -> str:
    """Action points, Movement tokens with the used ones in brackets, and points in hand."""
    tokens = [
        str(token["value"]) if token["fresh"] else f"({token['value']})" for token in hero["tokens"]
    ]
    said = [
        words.t("Action points {n} of {all}", n=hero["actions"], all=hero["all_actions"]),
        words.t("tokens {tokens}", tokens=" ".join(tokens)),
    ]
    said += [words.t("{n:movement}", n=hero["points"])] if hero["points"] else []
    said += [words.t("Armor Up")] if hero["guarding"] else []
    said += [words.t("Monsters killed: {n}", n=hero["kills"])] if hero["kills"] else []
    return " · ".join(said)


def carried(hero: dict[str, Any], words: Words) -> Text:
    named = [words.name(weapon) for weapon in hero["weapons"]]
    for armor in hero["armors"]:
        spent = "" if armor["ready"] else f" ({words.t('used up')})"
        named.append(words.name(armor["item"]) + spent)
    named += [words.name(scroll) for scroll in hero["scrolls"]]
    named += [f"{words.name(potion['item'])} ×{potion['doses']}" for potion in hero["potions"]]
    return Text(", ".join(named) or words.t("empty-handed"), style="default")


# -- the moment ----------------------------------------------------------------------------


def draw_moment(match: Match, words: Words) -> RenderableType | None:
    """How many attacks of the horde are still to be dealt, and who does not see everything."""
    view = match.view()
    lines = []
    if view["strikes"]:
        strikes = words.t("attacks of Monsters still to be dealt: {n}", n=view["strikes"])
        lines.append(Text(strikes))
    for hero in view["heroes"]:
        if hero.get("hidden"):
            hidden = " ".join(hero["hidden"])
            lines.append(Text(words.t("out of sight: {spots}", spots=hidden), style="dim"))
    return Group(*lines) if lines else None


# -- cards ---------------------------------------------------------------------------------


def draw_cards(match: Match, words: Words) -> RenderableType:
    """What everything on the table says, where the horde will go, and what the box holds."""
    view, said = match.view(), texts(match, words)
    grid = Table.grid(padding=(0, 2))
    for kind in dict.fromkeys(monster["monster"] for monster in view["monsters"]):
        grid.add_row(words.t("Monster"), words.name(kind), said.get(kind, ""))
    for monster in view["monsters"]:
        name = words.name(monster["monster"])
        grid.add_row(monster["at"], name, monster_line(monster, view, words))
    for card in view["cetusia"].get("cards", []):
        for part in card["parts"]:
            grid.add_row(
                words.name(card["card"]), words.name(part["monster"]), part_line(part, words)
            )
    for kind in dict.fromkeys(structure["structure"] for structure in view["structures"]):
        grid.add_row(words.t("structure"), words.name(kind), said.get(kind, ""))
    for hero in view["heroes"]:
        if hero["hero"]:
            for id in hero_cards(hero):
                grid.add_row(words.name(hero["hero"]), words.name(id), said.get(id, ""))
            for attack in dict.fromkeys(attacks_of(hero["weapons"], match)):
                grid.add_row("", f"  {words.name(attack)}", said.get(attack, ""))
    for id in dict.fromkeys([*view["stash"], *wares(view)]):
        where = words.t("Common Stash") if id in view["stash"] else words.name("shop")
        grid.add_row(where, words.name(id), said.get(id, ""))
    for quest in view["quests"]:
        grid.add_row(words.t("Urban Quest"), words.name(quest), said.get(quest, ""))
    for number, space in enumerate(view["panic"], start=1):
        grid.add_row(words.t("Panic meter"), str(number), gains(space, words))
    for left in view["left"].values():
        counted = ", ".join(f"{words.name(id)} ×{count}" for id, count in left.items())
        grid.add_row(words.t("in the box"), "", counted)
    shop = [_stash(view, words), *_shop(match, view, words)]
    return Group(grid, *map(indented, shop))


def monster_line(monster: dict[str, Any], view: dict[str, Any], words: Words) -> str:
    parts = [words.t("Faces {direction}", direction=words.name(monster["facing"]))]
    parts.append(f"♥ {monster['hit_points'] - monster['wounds']}/{monster['hit_points']}")
    parts += [words.t("Stunned")] if monster["stunned"] else []
    parts += [words.t("Brood {n}", n=monster["brood"])] if monster["brood"] else []
    for side, ways in view["next_moves"].items():
        way = ways.get(str(monster["serial"]), [])
        if len(way) > 1:
            parts.append(labelled(words.name(side), f"→ {way[-1]}", words))
    return ", ".join(parts)


def part_line(part: dict[str, Any], words: Words) -> str:
    """What a card of Cetusia says of her Head or Tail."""
    faces = words.t("Faces {direction}", direction=words.name(part["facing"]))
    damage = words.t("{n:damage}", n=part["damage"])
    name = f"{words.name(part['attack'])}, {damage}"
    attack = labelled(name, " ".join(part["area"]), words)
    return f"{part['at']}, {faces} · {attack}"


def hero_cards(hero: dict[str, Any]) -> list[str]:
    return [
        *([hero["trait"]] if hero["trait"] else []),
        *hero["perks"],
        *hero["weapons"],
        *(armor["item"] for armor in hero["armors"]),
        *hero["scrolls"],
        *(potion["item"] for potion in hero["potions"]),
    ]


def attacks_of(weapons: list[str], match: Match) -> Iterator[str]:
    for entry in entries_of(match):
        if isinstance(entry, WeaponDocument) and entry.id in weapons:
            yield from entry.attacks


def wares(view: dict[str, Any]) -> list[str]:
    shop = view["shop"]
    tops = [deck["top"] for deck in shop["decks"] if deck["top"]]
    return [*tops, *shop["scrolls"], *shop["potions"]]


def ranges(words: Words) -> dict[str, str]:
    return {
        "self": words.t("on oneself"),
        "melee": words.t("adjacent spot"),
        "two": words.t("up to 2 spots in a line"),
        "current": words.t("Current sector"),
        "adjacent": words.t("Adjacent sectors"),
        "far": words.t("Far sectors"),
        "current-adjacent": words.t("Current and Adjacent sectors"),
        "adjacent-far": words.t("Adjacent and Far sectors"),
    }


def areas(words: Words) -> dict[str, str]:
    return {
        "one": words.t("one spot"),
        "spots": words.t("several spots"),
        "line-2": words.t("line of 2"),
        "line-3": words.t("line of 3"),
        "line-3-move": words.t("line of 3, then move beyond"),
        "cross": words.t("cross"),
        "cone": words.t("cone"),
        "square": words.t("square of 9"),
        "rectangle": words.t("rectangle of 6"),
        "ring": words.t("the 8 spots around"),
        "move": words.t("move there"),
        "ally": words.t("another hero"),
        "ally-or-self": words.t("any hero"),
    }


def abilities(words: Words) -> dict[str, str]:
    return {
        "fly": words.t("Fly"),
        "resolute": words.t("Resolute"),
        "explosion": words.t("Explosion"),
        "mana_drain": words.t("Mana Drain"),
    }


# -- what is printed -----------------------------------------------------------------------


def entries_of(match: Match) -> Iterator[EntryDocument]:
    for entries in match.game.content.entries.values():
        yield from entries


def texts(match: Match, words: Words) -> dict[str, str]:
    """What cards, Monsters and structures say; of armors and buildings what the ledger says."""
    said = {entry.id: text_of(entry, match, words) for entry in entries_of(match)}
    return {id: text for id, text in said.items() if text}


def text_of(entry: EntryDocument, match: Match, words: Words) -> str:
    rules = match.game.ledger.rules
    if isinstance(entry, QuestDocument):
        return quest_text(entry, words)
    if isinstance(entry, TextDocument):
        return words.text(entry.text)
    if isinstance(entry, ArmorDocument | PotionDocument):
        return words.text(rules[entry.rule].text)
    if isinstance(entry, BuildingDocument | WallDocument | DefenseDocument):
        return " ".join(words.text(rules[id].text) for id in entry.rules)
    if isinstance(entry, MonsterDocument | BossDocument):
        return monster_text(entry, words)
    if isinstance(entry, RuinDocument):
        given = {"gold": entry.gold, "materials": entry.materials, "equipment": entry.equipment}
        return gains(given, words)
    if isinstance(entry, WeaponDocument):
        damage, hands = entry.damage, entry.hands
        printed = words.t("damage {damage} · {hands:hand}", damage=damage, hands=hands)
        return f"{words.name(entry.type)}, {printed}"
    if isinstance(entry, ScrollDocument):
        return attack_text(match, attack_called(entry.attack, match), words)
    return attack_text(match, entry, words) if isinstance(entry, AttackDocument) else ""


def attack_called(id: str, match: Match) -> AttackDocument:
    for entry in entries_of(match):
        if isinstance(entry, AttackDocument) and entry.id == id:
            return entry
    raise KeyError(id)


def quest_text(quest: QuestDocument, words: Words) -> str:
    reward, legacy = asdict(quest.reward), asdict(quest.legacy)
    gives = words.t("Gives {gold:gold+materials:material+equipment:equipment}.", **reward)
    keeps = words.t(
        "In a campaign it keeps for the next scenario: "
        "{gold:gold+materials:material+equipment:equipment}.",
        **legacy,
    )
    return f"{words.text(quest.text)} {gives} {keeps}"


def monster_text(kind: MonsterDocument | BossDocument, words: Words) -> str:
    numbers = words.t(
        "Hit Points {n} · Movement {movement} · Damage {damage}",
        n=kind.hit_points,
        movement=kind.movement,
        damage=kind.damage,
    )
    dice = " + ".join(words.name(die) for die in kind.dice) or "–"
    parts = [numbers, words.t("Defends with: {dice}", dice=dice)]
    parts += [words.t("range {n}", n=kind.range)] if kind.range else []
    if isinstance(kind, MonsterDocument) and kind.area == "ring":
        parts.append(words.t("its whole Area"))
    named = abilities(words)
    return " · ".join([*parts, *(named.get(ability, ability) for ability in kind.abilities)])


def area_text(attack: AttackDocument, words: Words) -> str:
    if attack.area == "spots":
        return words.t("{n:spot}", n=attack.spots)
    shape = attack.area.removesuffix("-stun")
    stuns = f", {words.t('stuns')}" if shape != attack.area else ""
    return areas(words).get(shape, shape) + stuns


def attack_text(match: Match, attack: AttackDocument, words: Words) -> str:
    costs = {"action": attack.action, "mana": attack.mana, "movement": attack.movement}
    cost = words.t("{action:action+mana:mana+movement:movement}", **costs)
    parts = [cost, ranges(words).get(attack.range, attack.range), area_text(attack, words)]
    parts += [words.t("{n:use}", n=attack.uses)] if attack.uses else []
    effects = match.game.content.entries["effects.toml"]
    named = {one.word: one.id for one in effects if isinstance(one, EffectWordDocument)}
    for effect in attack.effects:
        n = f" {effect.n}" if effect.n > 1 else ""
        parts.append(words.name(named[effect.do]) + n)
    return ", ".join(parts)
