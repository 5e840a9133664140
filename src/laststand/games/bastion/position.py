"""The whole table as a document, and back."""

from __future__ import annotations

from typing import Any, Final

from laststand.games.bastion.box import BOARD_COLOURS, COLOURS, FACES, PLACES, SIDES, SPACES
from laststand.games.bastion.documents import (
    CombatDocument,
    HeroPositionDocument,
    SiegeDocument,
)
from laststand.games.bastion.state import (
    IN_RESERVE,
    NO_CARD,
    NOT_IN_GAME,
    ON_ICON,
    Hero,
    Siege,
)
from laststand.kernel.bag import Bag, Layer
from laststand.kernel.errors import DocumentRefused
from laststand.kernel.fields import numbers

STATUS: Final = ["in play", "out", "dead"]
LYING: Final = {ON_ICON: "icon", IN_RESERVE: "reserve", NOT_IN_GAME: "box"}


def write(s: Siege) -> dict[str, Any]:
    document: dict[str, Any] = {
        "tiles": [s.box.tile_ids[tile] for tile in s.tiles],
        "boards": [BOARD_COLOURS[colour] for colour in s.board_at],
        "grasped": [PLACES[place] for place in range(9) if s.grasped[place]],
        "cards": [write_card(s, space) for space in range(SPACES) if s.spaces[space] != NO_CARD],
        "heroes": [write_hero(s, hero) for hero in s.heroes],
        "reserve": {
            "life": s.life,
            "equipment": write_equipment(s.equipment),
            "calls": s.calls,
            "grasp": s.grasp,
        },
        "trap": write_element(s.trap, s.ring.names),
        "net": write_element(s.net, s.ring.names),
        "standard": write_element(s.standard, COLOURS),
        "enchantment": write_element(s.enchantment, s.ring.names),
        "runs": s.runs.copy(),
        "monsters": [s.box.card_ids[card] for card in s.monsters.pool],
        "warlords": [s.box.card_ids[card] for card in s.warlords.pool],
        "discard": [s.box.card_ids[card] for card in s.discard],
        "fallen": s.ring.words(s.fallen),
        "warlords_left": s.warlords_left,
        "turn": s.turn,
        "turn_side": SIDES[s.turn_side],
        "active": s.active,
        "first": s.first,
        "moved": s.has_moved,
        "activated": s.has_activated,
        "fought": s.has_fought,
        "acted_at": write_place(s.acted_at),
        "extra_move_used": s.extra_move_used,
        "enchanted": s.has_enchanted,
    }
    if s.targets:
        document["combat"] = {
            "targets": s.ring.words(s.targets),
            "faces": [FACES[face] for face in s.faces],
            "pledged": [{"seat": token // 5, "colour": COLOURS[token % 5]} for token in s.pledged],
            "refused": s.refused.copy(),
        }
    return document


def write_card(s: Siege, space: int) -> dict[str, Any]:
    return {"card": s.card_on(space).id, "space": s.ring.names[space], "grasp": s.marked[space]}


def write_hero(s: Siege, hero: Hero) -> dict[str, Any]:
    return {
        "hero": s.box.hero_ids[hero.kind] if hero.kind >= 0 else "",
        "board": BOARD_COLOURS[s.board_at[hero.side]] if hero.side >= 0 else "",
        "place": write_place(hero.place),
        "life": hero.life,
        "equipment": write_equipment(hero.equipment),
        "calls": hero.calls,
        "grasp": hero.in_grasp,
        "wounded": hero.is_wounded,
        "status": STATUS[hero.status],
    }


def write_equipment(tokens: list[int]) -> dict[str, int]:
    return {COLOURS[colour]: count for colour, count in enumerate(tokens) if count}


def write_place(place: int) -> str:
    return PLACES[place] if place >= 0 else ""


def write_element(where: int, names: list[str]) -> str:
    return names[where] if where >= 0 else LYING[where]


# -- and back ------------------------------------------------------------------------------


def read_into(s: Siege, document: SiegeDocument) -> None:
    """Lays the table as the document says."""
    s.tiles = numbers(s.box.tile_ids, document.tiles, "tiles")
    s.board_at = numbers(BOARD_COLOURS, list(document.boards), "boards")
    if len(set(s.board_at)) == 4:
        s.ring = s.answers.ring(s.board_at)
    elif s.board_at:
        raise DocumentRefused("position, field 'boards': four different boards are needed")
    if s.tiles and len(set(s.tiles)) != 9:
        raise DocumentRefused("position, field 'tiles': nine different tiles are needed")
    for place in document.grasped:
        s.grasped[PLACES.index(place)] = True
    for card in document.cards:
        space = read_space(s, card.space, "cards")
        s.spaces[space] = numbers(s.box.card_ids, [card.card], "cards")[0]
        s.marked[space] = card.grasp
    if len(document.heroes) != s.players:
        raise DocumentRefused(f"position, field 'heroes': {s.players} heroes are needed")
    s.heroes = [read_hero(s, hero) for hero in document.heroes]
    s.life = document.reserve.life
    s.equipment = read_equipment(document.reserve.equipment)
    s.calls = document.reserve.calls
    s.grasp = document.reserve.grasp
    s.trap = read_element(document.trap, s.ring.names, "trap")
    s.net = read_element(document.net, s.ring.names, "net")
    s.standard = read_element(document.standard, COLOURS, "standard")
    s.enchantment = read_element(document.enchantment, s.ring.names, "enchantment")
    read_deck(s, document)
    s.fallen = [read_space(s, space, "fallen") for space in document.fallen]
    read_turn(s, document)
    if document.combat is not None:
        read_combat(s, document.combat)


def read_deck(s: Siege, document: SiegeDocument) -> None:
    """The unseen cards, of which so many are in the deck."""
    s.runs = list(document.runs)
    s.warlords_left = document.warlords_left
    s.discard = numbers(s.box.card_ids, document.discard, "discard")
    s.monsters = _pile(s, "Monsters", document.monsters, sum(s.runs))
    s.warlords = _pile(s, "Warlords", document.warlords, max(0, len(s.runs) - 1))


def _pile(s: Siege, name: str, ids: list[str], size: int) -> Bag:
    pool = sorted(numbers(s.box.card_ids, ids, name.lower()))
    if size > len(pool):
        raise DocumentRefused(
            f"position, field 'runs': the deck has {size} {name}, only {len(pool)} are unseen"
        )
    return Bag(name, s.box.card_ids, pool, [Layer(size, [])] if size else [])


def read_turn(s: Siege, document: SiegeDocument) -> None:
    s.turn = document.turn
    s.turn_side = SIDES.index(document.turn_side)
    s.active = document.active
    s.first = document.first
    s.has_moved = document.moved
    s.has_activated = document.activated
    s.has_fought = document.fought
    s.acted_at = read_place(document.acted_at)
    s.extra_move_used = document.extra_move_used
    s.has_enchanted = document.enchanted


def read_combat(s: Siege, document: CombatDocument) -> None:
    s.targets = [read_space(s, space, "combat") for space in document.targets]
    s.faces = [FACES.index(face) for face in document.faces]
    s.pledged = [token.seat * 5 + COLOURS.index(token.colour) for token in document.pledged]
    s.refused = list(document.refused)


def read_hero(s: Siege, document: HeroPositionDocument) -> Hero:
    hero = Hero()
    if document.hero:
        hero.kind = numbers(s.box.hero_ids, [document.hero], "heroes")[0]
        hero.power = s.box.heroes[hero.kind].power
    if document.board:
        hero.side = s.side_of(BOARD_COLOURS.index(document.board))
    hero.place = read_place(document.place)
    hero.life = document.life
    hero.equipment = read_equipment(document.equipment)
    hero.calls = document.calls
    hero.in_grasp = document.grasp
    hero.is_wounded = document.wounded
    hero.status = STATUS.index(document.status)
    return hero


def read_equipment(document: dict[Any, int]) -> list[int]:
    return [document.get(colour, 0) for colour in COLOURS]


def read_place(name: str) -> int:
    return PLACES.index(name) if name else -1


def read_space(s: Siege, name: str, field: str) -> int:
    return numbers(s.ring.names, [name], field)[0]


def read_element(text: str, names: list[str], field: str) -> int:
    for where, word in LYING.items():
        if text == word:
            return where
    return numbers(names, [text], field)[0]
