"""The Last Spell drawn with Rich: the map spot by spot, the heroes, the stores, the horde."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

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
    MonsterDocument,
    PotionDocument,
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
    "~": ("░░░", "bright_black", "Mist"),
    "^": ("^^^", "bright_black", "Cliff"),
    "w": ("≈≈≈", "blue", "Water"),
    "T": (" ♣ ", "green", "Tree"),
    "o": (" o ", "bright_black", "Low Obstacle"),
    "+": (" + ", "yellow", "cut-out for a Wall or Gate"),
    ",": (" , ", "yellow", "Town"),
    ".": (" · ", "bright_black", ""),
    " ": ("   ", "", ""),
}
"""By the mark of the map: three characters, a style, and the name where it is not plain."""

MAGE = (" ◉ ", "bold cyan")
FALLEN = (" ○ ", "bright_black")


# -- the table -----------------------------------------------------------------------------


def draw_table(match: Match) -> RenderableType:
    view, words = match.view(), match.game.words
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
    name = words.name(view["scenario"]) + (", campaign" if view["campaign"] else "")
    if not view["day"]:
        return Rule(f"{name} · set-up", style="dim")
    when = f"Day {view['day']}"
    if view["night"]:
        when = f"Night {view['day']}, Monster Phase {view['phase']}, coin {view['coin']}"
    return Rule(f"{name} · {when} · first player {view['first'] + 1}", style="dim")


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
                    shown, style, _ = GROUND.get(mark, (f" {mark} ", "", ""))
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
            parts.append(Text("z stunned", "magenta"))
        kinds = {structure_letter(s["structure"]): s for s in self.view["structures"]}
        for letter, structure in kinds.items():
            name = "Ruin" if letter == "r" else self.words.name(structure["structure"])
            parts.append(Text(f"{letter} {name}", "yellow"))
        parts.append(Text("◉ Mage", "cyan"))
        marks = sorted({mark for row in self.view["map"] for mark in row if mark in GROUND})
        for shown, style, name in (GROUND[mark] for mark in marks):
            if name:
                parts.append(Text(f"{shown.strip()[:1]} {name}", style))
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
    line = Text(f"● Gold {view['gold']} · ▣ Materials {view['materials']}")
    line.append(f" · Workers {view['workers']} · Mages {view['mages']}")
    if view["quests"]:
        line.append(" · quests: " + ", ".join(words.name(quest) for quest in view["quests"]))
    passed = [str(seat) for seat, is_out in enumerate(view["passed"], start=1) if is_out]
    if passed and not view["night"]:
        line.append(f" · passed: {', '.join(passed)}", style="dim")
    if view["scavenged"]:
        ruins = ", ".join(words.name(ruin) for ruin in view["scavenged"])
        line.append(f" · scavenged today: {ruins}", style="dim")
    yield line
    panic = Text("Panic ", style="dim")
    for number, space in enumerate(view["panic"], start=1):
        panic.append(f" {number}", style="dim")
        panic.append("▲" * space["flames"], style="not dim bold red")
        panic.append("" if space["flames"] else "·", style="dim")
    rewarding = next((space for space in view["panic"] if space["flames"]), None)
    reward = f"   would give {gains(rewarding)}" if rewarding else "   would give nothing"
    yield panic.append(reward)
    yield from _worn(view, words)


def gains(space: dict[str, Any]) -> str:
    """Gold, Materials and equipment in words, what there is of each."""
    some = [
        f"{space[what]} {name}"
        for what, name in (("gold", "Gold"), ("materials", "Materials"), ("equipment", "equipment"))
        if space[what]
    ]
    return ", ".join(some) or "nothing"


def _worn(view: dict[str, Any], words: Words) -> Iterator[Text]:
    """Structures that have more to say than the map shows."""
    said = []
    for structure in view["structures"]:
        notes = structure_notes(structure)
        if notes:
            name = words.name(structure["structure"])
            said.append(f"{name} {'-'.join(structure['at'])}: {', '.join(notes)}")
    if said:
        yield Text(" · ".join(said), style="yellow")


def structure_notes(structure: dict[str, Any]) -> list[str]:
    notes = []
    if structure["flames"]:
        notes.append(f"{structure['flames']} Flames, stands {structure['hits_left']} more")
    if structure["structure"] == "catapult":
        notes.append(f"{structure['hurls']} Hurls")
    if structure["structure"] == "ballista":
        notes.append("has shot" if structure["shot"] else "ready")
    return notes


def _horde(view: dict[str, Any], words: Words) -> Iterator[Text]:
    spawn = view["spawn"]
    line = Text("Monsters ", style="dim")
    line.append(f"{len(view['monsters'])} here, {view['killed']} killed", style="default")
    for number, cards in enumerate(spawn["slots"], start=1):
        if cards:
            shown = ", ".join(card_name(card, words) for card in cards)
            line.append(f" · slot {number}: {shown}", style="default")
    if spawn["revealed"]:
        shown = ", ".join(card_name(card, words) for card in spawn["revealed"])
        line.append(f" · revealed: {shown}", style="default")
    if spawn["tomorrow"]:
        line.append(f" · tomorrow: {words.name(spawn['tomorrow'])}", style="dim")
    yield line
    if view["harpy"]["where"] != "absent":
        yield _harpy(view)
    if view["cetusia"]:
        yield _cetusia(view, words)
    if view["dryad"]["slot"]:
        yield _dryad(view, words)


def card_name(card: str, words: Words) -> str:
    return "?" if card == "unseen" else words.name(card)


def _harpy(view: dict[str, Any]) -> Text:
    where = view["harpy"]["where"]
    place = {"cliff": f"on the {view['harpy']['side']} side of the Cliff", "field": "on the field"}
    fallen = f"{view['alerions_dead']} Alerions have fallen"
    return Text(f"Corrupted Harpy {place.get(where, where)} · {fallen}", style="bold magenta")


def _dryad(view: dict[str, Any], words: Words) -> Text:
    stage, slot = view["dryad"]["stage"], words.name(view["dryad"]["slot"])
    said = f"will appear at {slot}" if stage == "absent" else f"stands before {slot}: {stage}"
    return Text(f"{words.name('putrefied-dryad')} {said}", style="bold magenta")


def _cetusia(view: dict[str, Any], words: Words) -> Text:
    """Her stage, which of her parts have fallen, and her cards that lie open."""
    cetusia = view["cetusia"]
    line = Text(f"{words.name('cetusia')}, stage {cetusia['stage']}", style="bold magenta")
    for part in cetusia["fallen"]:
        line.append(f" · {words.name(part)} has fallen")
    if cetusia["drawn"]:
        shown = ", ".join(words.name(card) for card in cetusia["drawn"])
        line.append(f" · shown: {shown}")
    return line


def _stash(view: dict[str, Any], words: Words) -> Text:
    return Text("Stash ", style="dim").append(items(view["stash"], words), style="default")


def _shop(match: Match, view: dict[str, Any], words: Words) -> Iterator[Text]:
    """What lies open, each with its price and, of a deck, how many cards it has."""
    shop, prices = view["shop"], prices_of(match)
    line = Text("Shop ", style="dim")
    if not shop["open"]:
        line.append("closed", style="bold red")
    for deck in shop["decks"]:
        line.append(f" · {words.name(deck['deck'])} {'I' * deck['level']}: ", style="dim")
        if deck["top"]:
            line.append(f"{words.name(deck['top'])} ●{prices[deck['top']]}", style="default")
        else:
            line.append("face down", style="default")
        line.append(f" ({deck['cards']} cards)", style="dim")
    yield line
    loose = Counter(shop["scrolls"] + shop["potions"])
    named = [f"{count} {words.name(id)} ●{prices[id]}" for id, count in loose.items()]
    yield Text(", ".join(named) or "no Scrolls or Potions")


def prices_of(match: Match) -> dict[str, int]:
    """What each item costs by its card."""
    priced = WeaponDocument | ArmorDocument | ScrollDocument | PotionDocument
    return {entry.id: entry.price for entry in entries_of(match) if isinstance(entry, priced)}


def items(ids: list[str], words: Words) -> str:
    counts = Counter(words.name(id) for id in ids)
    named = [name if count == 1 else f"{count} {name}" for name, count in counts.items()]
    return ", ".join(named) or "nothing"


# -- heroes --------------------------------------------------------------------------------


def _hero(number: int, view: dict[str, Any], words: Words) -> Text:
    hero = view["heroes"][number]
    line = Text(f"♟{number + 1} ", style="green")
    if not hero["hero"]:
        return line.append(f"player {hero['seat'] + 1}: no hero yet", style="dim")
    line.append(words.name(hero["hero"]), style="bold default")
    line.append(f" {words.name(hero['trait'])}" if hero["trait"] else "", style="dim")
    line.append(f" {'I' * hero['level']} · ", style="dim")
    line.append(where_is(hero) + " · ", style="default")
    left = hero["hit_points"] - hero["wounds"]
    line.append(f"♥ {left}/{hero['hit_points']}", style="red" if hero["wounds"] else "default")
    line.append(f" · Mana {hero['mana']}/{hero['max_mana']}", style="default")
    if view["night"]:
        line.append(f" · {points(hero)}", style="default")
    line.append("\n   ").append(carried(hero, words))
    if hero["perks"]:
        perks = ", ".join(words.name(perk) for perk in hero["perks"])
        line.append(f" · Perks: {perks}", style="dim")
    return line


def where_is(hero: dict[str, Any]) -> str:
    if hero["status"] != "in play":
        return str(hero["status"])
    trapped = f", trapped by a {plain(hero['trapped'])}" if hero["trapped"] else ""
    return f"on {hero['at']}{trapped}" if hero["at"] else "in the Town"


def points(hero: dict[str, Any]) -> str:
    """Action points, Movement tokens with the used ones in brackets, and points in hand."""
    tokens = [
        str(token["value"]) if token["fresh"] else f"({token['value']})" for token in hero["tokens"]
    ]
    said = f"actions {hero['actions']}/{hero['all_actions']} · tokens {' '.join(tokens)}"
    said += f" · points {hero['points']}" if hero["points"] else ""
    said += " · Armor Up" if hero["guarding"] else ""
    return said + (f" · kills {hero['kills']}" if hero["kills"] else "")


def carried(hero: dict[str, Any], words: Words) -> Text:
    named = [words.name(weapon) for weapon in hero["weapons"]]
    for armor in hero["armors"]:
        named.append(words.name(armor["item"]) + ("" if armor["ready"] else " (spent)"))
    named += [words.name(scroll) for scroll in hero["scrolls"]]
    named += [f"{words.name(potion['item'])} ×{potion['doses']}" for potion in hero["potions"]]
    return Text(", ".join(named) or "empty-handed", style="default")


# -- the moment ----------------------------------------------------------------------------


def draw_moment(match: Match) -> RenderableType | None:
    """How many attacks of the horde are still to be dealt, and who does not see everything."""
    view = match.view()
    lines = []
    if view["strikes"]:
        lines.append(Text(f"attacks of Monsters still to be dealt: {view['strikes']}"))
    for hero in view["heroes"]:
        if hero.get("hidden"):
            lines.append(Text(f"out of sight: {' '.join(hero['hidden'])}", style="dim"))
    return Group(*lines) if lines else None


# -- cards ---------------------------------------------------------------------------------


def draw_cards(match: Match) -> RenderableType:
    """What everything on the table says, where the horde will go, and what the box holds."""
    view, words, said = match.view(), match.game.words, texts(match)
    grid = Table.grid(padding=(0, 2))
    for kind in dict.fromkeys(monster["monster"] for monster in view["monsters"]):
        grid.add_row("Monster", words.name(kind), said.get(kind, ""))
    for monster in view["monsters"]:
        grid.add_row(monster["at"], words.name(monster["monster"]), monster_line(monster, view))
    for card in view["cetusia"].get("cards", []):
        for part in card["parts"]:
            grid.add_row(
                words.name(card["card"]), words.name(part["monster"]), part_line(part, words)
            )
    for kind in dict.fromkeys(structure["structure"] for structure in view["structures"]):
        grid.add_row("structure", words.name(kind), said.get(kind, ""))
    for hero in view["heroes"]:
        if hero["hero"]:
            for id in hero_cards(hero):
                grid.add_row(words.name(hero["hero"]), words.name(id), said.get(id, ""))
            for attack in dict.fromkeys(attacks_of(hero["weapons"], match)):
                grid.add_row("", f"  {words.name(attack)}", said.get(attack, ""))
    for id in dict.fromkeys([*view["stash"], *wares(view)]):
        where = "Stash" if id in view["stash"] else "Shop"
        grid.add_row(where, words.name(id), said.get(id, ""))
    for quest in view["quests"]:
        grid.add_row("quest", words.name(quest), said.get(quest, ""))
    for number, space in enumerate(view["panic"], start=1):
        grid.add_row("Panic", f"space {number}", gains(space))
    for what, left in view["left"].items():
        counted = ", ".join(f"{count} {words.name(id)}" for id, count in left.items())
        grid.add_row("in the box", what, counted)
    shop = [_stash(view, words), *_shop(match, view, words)]
    return Group(grid, *map(indented, shop))


def monster_line(monster: dict[str, Any], view: dict[str, Any]) -> str:
    parts = [f"faces {monster['facing']}"]
    parts.append(f"♥ {monster['hit_points'] - monster['wounds']}/{monster['hit_points']}")
    parts += ["stunned"] if monster["stunned"] else []
    parts += [f"brood {monster['brood']}"] if monster["brood"] else []
    for side, ways in view["next_moves"].items():
        way = ways.get(str(monster["serial"]), [])
        if len(way) > 1:
            parts.append(f"{side}: to {way[-1]}")
    return ", ".join(parts)


def part_line(part: dict[str, Any], words: Words) -> str:
    """What a card of Cetusia says of her Head or Tail."""
    attack = f"{words.name(part['attack'])}, damage {part['damage']}"
    return f"on {part['at']}, faces {part['facing']}: {attack} on {' '.join(part['area'])}"


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


RANGES = {
    "two": "up to two spots away",
    "self": "the own spot",
    "current": "Current sector",
    "adjacent": "Adjacent sectors",
    "far": "Far sectors",
    "current-adjacent": "Current and Adjacent sectors",
    "adjacent-far": "Adjacent and Far sectors",
}
AREAS = {
    "one": "one spot",
    "line-3-move": "line 3, the hero moves behind it",
    "move": "the hero moves there",
    "ally": "another hero",
    "ally-or-self": "a hero",
}


# -- what is printed -----------------------------------------------------------------------


def entries_of(match: Match) -> Iterator[EntryDocument]:
    for entries in match.game.content.entries.values():
        yield from entries


def texts(match: Match) -> dict[str, str]:
    """What cards, Monsters and structures say; of armors and buildings what the ledger says."""
    said = {entry.id: text_of(entry, match) for entry in entries_of(match)}
    return {id: text for id, text in said.items() if text}


def text_of(entry: EntryDocument, match: Match) -> str:
    rules = match.game.ledger.rules
    if isinstance(entry, TextDocument):
        return entry.text
    if isinstance(entry, ArmorDocument | PotionDocument):
        return rules[entry.rule].text
    if isinstance(entry, BuildingDocument | WallDocument | DefenseDocument):
        return " ".join(rules[id].text for id in entry.rules)
    if isinstance(entry, MonsterDocument | BossDocument):
        return monster_text(entry)
    if isinstance(entry, RuinDocument):
        return gains(
            {"gold": entry.gold, "materials": entry.materials, "equipment": entry.equipment}
        )
    if isinstance(entry, WeaponDocument):
        hands = "two hands" if entry.hands > 1 else "one hand"
        return f"{entry.type}, damage {entry.damage}, {hands}"
    if isinstance(entry, ScrollDocument):
        return attack_text(attack_called(entry.attack, match))
    return attack_text(entry) if isinstance(entry, AttackDocument) else ""


def attack_called(id: str, match: Match) -> AttackDocument:
    for entry in entries_of(match):
        if isinstance(entry, AttackDocument) and entry.id == id:
            return entry
    raise KeyError(id)


def monster_text(kind: MonsterDocument | BossDocument) -> str:
    parts = [
        f"Hit Points {kind.hit_points}",
        f"movement {kind.movement}",
        f"damage {kind.damage}",
        " and ".join(kind.dice) or "no dice",
    ]
    parts += [f"range {kind.range}"] if kind.range else []
    if isinstance(kind, MonsterDocument) and kind.area == "ring":
        parts.append("its whole Area")
    return ", ".join([*parts, *(plain(ability) for ability in kind.abilities)])


def attack_text(attack: AttackDocument) -> str:
    costs = [
        f"{n} {name}"
        for n, name in (
            (attack.action, "Action"),
            (attack.mana, "Mana"),
            (attack.movement, "Movement"),
        )
        if n
    ]
    area = f"{attack.spots} spots" if attack.area == "spots" else AREAS.get(attack.area)
    parts = [" + ".join(costs) or "free", RANGES.get(attack.range, plain(attack.range))]
    parts.append(area or plain(attack.area))
    parts += [f"uses {attack.uses}"] if attack.uses else []
    for effect in attack.effects:
        n = f" {effect.n}" if effect.n > 1 else ""
        parts.append(plain(effect.do) + n)
    return ", ".join(parts)


def plain(word: str) -> str:
    return word.replace("_", " ").replace("-", " ")
