"""The table of The Last Spell as numbers for learners. Heroes, Monsters, structures, items, Traits
and Perks are their number in the box and one more; 0 is nothing. The map is five layers of all
spots, row by row."""

from __future__ import annotations

from typing import Final

from laststand.games.spell.heroes.hero import DEAD, Hero
from laststand.games.spell.map.spots import COLUMNS, SPOTS
from laststand.games.spell.map.town import Town
from laststand.games.spell.state import Vigil
from laststand.kernel.observation import Field, byte
from laststand.kernel.state import State

HEROES: Final = 5
ITEMS: Final = 4
PERKS: Final = 12
HERO_BYTES: Final = 15 + 4 * ITEMS + PERKS
NO_HEROES: Final = [bytes(HERO_BYTES * count) for count in range(HEROES + 1)]
NOTHING: Final = [[0] * count for count in range(PERKS + 1)]
SEATS: Final = 4
SLOTS: Final = 5
PANIC: Final = 7
MIST: Final = 4
LAYERS: Final = 5
SCENARIOS: Final = ["introduction", "gildenberg", "lakeburg", "glenwald"]

FIELDS: Final = [
    Field("time", 5, "scenario, Day, whether it is Night, Monster Phase, side of the Fate coin"),
    Field("turn", 2, "the first player's seat, the hero whose turn it is and one more"),
    Field("town", 5, "Mages, Gold, Materials, Workers used, Monsters killed"),
    Field("panic", PANIC, "Flames on each space of the Panic meter"),
    Field("passed", SEATS, "by seat, whether it has passed in the Main Phase"),
    Field("spawn", SLOTS, "Pattern cards on each slot"),
    Field("mist", MIST, "how far from the Town each Mist tile lies"),
    Field("quests", 2, "the two Urban Quests"),
    Field(
        "heroes",
        HEROES * HERO_BYTES,
        "for each of five: hero, seat, status, level, Trait, row and one more, column and one "
        "more, Wounds, Mana, Action points, Movement points, fresh Movement tokens, guarding, "
        "attacked, kills; four weapons, armors, Scrolls and Potions; twelve Perks",
    ),
    Field("hero_at", SPOTS, "the map: heroes by number"),
    Field("monster_at", SPOTS, "the map: kinds of Monsters"),
    Field("wounds_at", SPOTS, "the map: Hit Points that Monsters have left"),
    Field("structure_at", SPOTS, "the map: kinds of structures"),
    Field("flames_at", SPOTS, "the map: hits that structures have left"),
]


def observe(state: State, out: list[int]) -> bytearray:
    """What lies on the table, after the bytes that are there already."""
    assert isinstance(state, Vigil)
    tell_time(state, out)
    tell_town(state, out)
    for hero in state.heroes[:HEROES]:
        tell_hero(hero, out)
    lacking = max(0, HEROES - len(state.heroes))
    # Bytes are sooner made of a list than a bytearray is.
    seen = bytearray(bytes(out) + NO_HEROES[lacking] + draw_town(state.town))
    place_figures(state, seen)
    return seen


def tell_time(s: Vigil, out: list[int]) -> None:
    out.append(SCENARIOS.index(s.scenario.id))
    out.append(s.day)
    out.append(1 if s.is_night else 0)
    out.append(byte(s.phase))
    out.append(s.coin)
    out.append(s.first)
    out.append(s.active + 1)


def tell_town(s: Vigil, out: list[int]) -> None:
    out.append(byte(s.circle.mages))
    out.append(byte(s.purse.gold))
    out.append(byte(s.purse.materials))
    out.append(byte(s.workers.used))
    out.append(byte(s.quests.killed))
    tell_list(s.panic.flames, PANIC, 0, out)
    for seat in range(SEATS):
        out.append(1 if seat < len(s.passed.seats) and s.passed.seats[seat] else 0)
    for slot in range(SLOTS):
        out.append(len(s.spawn.slots[slot]) if slot < len(s.spawn.slots) else 0)
    tell_list(s.mist.distances, MIST, 0, out)
    out.append(s.quests.schaden + 1)
    out.append(s.quests.freude + 1)


def tell_hero(h: Hero, out: list[int]) -> None:
    out.append(h.kind + 1)
    out.append(h.seat)
    out.append(h.status)
    out.append(h.level)
    out.append(h.trait + 1)
    out.append(h.spot // COLUMNS + 1 if h.spot >= 0 else 0)
    out.append(h.spot % COLUMNS + 1 if h.spot >= 0 else 0)
    out.append(byte(h.wounds))
    out.append(byte(h.mana))
    out.append(byte(h.actions))
    out.append(byte(h.points))
    out.append(h.fresh.count(True))
    out.append(1 if h.is_guarding else 0)
    out.append(1 if h.has_attacked else 0)
    out.append(byte(h.kills))
    tell_list(h.weapons, ITEMS, 1, out)
    tell_list(h.armors, ITEMS, 1, out)
    tell_list(h.scrolls, ITEMS, 1, out)
    tell_list(h.potions, ITEMS, 1, out)
    tell_list(h.perks, PERKS, 1, out)


def tell_list(things: list[int], most: int, more: int, out: list[int]) -> None:
    """So many of them, each and so much more; 0 where there are fewer."""
    count = min(len(things), most)
    for number in range(count):
        out.append(byte(things[number] + more))
    out.extend(NOTHING[most - count])


def place_figures(s: Vigil, seen: bytearray) -> None:
    """Those who move, on the map with which it ends."""
    start = len(seen) - LAYERS * SPOTS
    for number in range(len(s.heroes)):
        if s.heroes[number].spot >= 0:
            seen[start + s.heroes[number].spot] = number + 1
    for monster in s.horde.monsters:
        at = start + SPOTS + monster.spot
        seen[at] = monster.kind.number + 1
        seen[at + SPOTS] = byte(monster.hits_left)


def draw_town(town: Town) -> bytes:
    """The map without those who move on it: it seldom changes, and is drawn once."""
    if town.drawn is not None:
        return town.drawn
    layers = bytearray(LAYERS * SPOTS)
    for structure in town.structures:
        for spot in structure.spots:
            layers[3 * SPOTS + spot] = structure.kind.number + 1
            layers[4 * SPOTS + spot] = byte(structure.hits_left)
    town.drawn = bytes(layers)
    return town.drawn


def progress(state: State) -> float:
    """How near the team is to winning, from -1 to 1: Nights held, less Mages and heroes lost."""
    assert isinstance(state, Vigil)
    s = state
    dead = sum([1 for hero in s.heroes if hero.status == DEAD]) / max(1, len(s.heroes))
    return (
        (2 * s.day + (1 if s.is_night else 0)) / 8
        - 0.5 * (1 - s.circle.mages / s.box.mages)
        - dead / 2
    )
