"""The table of The Last Spell as numbers for learners. Heroes, Monsters, structures, items, Traits
and Perks are their number in the box and one more; 0 is nothing. The map is five layers of all
spots, row by row."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter

from laststand.games.spell.heroes.hero import DEAD, Hero
from laststand.games.spell.map.spots import COLUMNS, SPOTS
from laststand.games.spell.map.town import Town
from laststand.games.spell.state import Vigil
from laststand.kernel.observation import Field, byte, mark, tell_list
from laststand.kernel.state import State

LAYERS: Final = 5
HEROES: Final = 5
ITEMS: Final = 4
PERKS: Final = 12
HERO_BYTES: Final = 15 + 4 * ITEMS + PERKS
NO_HERO: Final = bytes(HERO_BYTES)
BARE: Final = bytes(LAYERS * SPOTS)
SEATS: Final = 4
SLOTS: Final = 5
PANIC: Final = 7
MIST: Final = 4
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


def observe(state: State, out: BytesWriter) -> None:
    """What lies on the table, after the bytes that are there already."""
    assert isinstance(state, Vigil)
    tell_time(state, out)
    tell_town(state, out)
    for hero in state.heroes[:HEROES]:
        tell_hero(hero, out)
    for _ in range(HEROES - len(state.heroes)):
        out.write(NO_HERO)
    out.write(draw_town(state.town))
    place_figures(state, out)


def tell_time(s: Vigil, out: BytesWriter) -> None:
    out.append(byte(SCENARIOS.index(s.scenario.id)))
    out.append(byte(s.day))
    out.append(mark(s.is_night))
    out.append(byte(s.phase))
    out.append(byte(s.coin))
    out.append(byte(s.first))
    out.append(byte(s.active + 1))


def tell_town(s: Vigil, out: BytesWriter) -> None:
    out.append(byte(s.circle.mages))
    out.append(byte(s.purse.gold))
    out.append(byte(s.purse.materials))
    out.append(byte(s.workers.used))
    out.append(byte(s.quests.killed))
    tell_list(s.panic.flames, PANIC, 0, out)
    for seat in range(SEATS):
        out.append(mark(seat < len(s.passed.seats) and s.passed.seats[seat]))
    for slot in range(SLOTS):
        out.append(byte(len(s.spawn.slots[slot]) if slot < len(s.spawn.slots) else 0))
    tell_list(s.mist.distances, MIST, 0, out)
    out.append(byte(s.quests.schaden + 1))
    out.append(byte(s.quests.freude + 1))


def tell_hero(h: Hero, out: BytesWriter) -> None:
    out.append(byte(h.kind + 1))
    out.append(byte(h.seat))
    out.append(byte(h.status))
    out.append(byte(h.level))
    out.append(byte(h.trait + 1))
    out.append(byte(h.spot // COLUMNS + 1 if h.spot >= 0 else 0))
    out.append(byte(h.spot % COLUMNS + 1 if h.spot >= 0 else 0))
    out.append(byte(h.wounds))
    out.append(byte(h.mana))
    out.append(byte(h.actions))
    out.append(byte(h.points))
    out.append(byte(h.fresh.count(True)))
    out.append(mark(h.is_guarding))
    out.append(mark(h.has_attacked))
    out.append(byte(h.kills))
    tell_list(h.weapons, ITEMS, 1, out)
    tell_list(h.armors, ITEMS, 1, out)
    tell_list(h.scrolls, ITEMS, 1, out)
    tell_list(h.potions, ITEMS, 1, out)
    tell_list(h.perks, PERKS, 1, out)


def place_figures(s: Vigil, out: BytesWriter) -> None:
    """Those who move, on the map with which it ends."""
    start = len(out) - LAYERS * SPOTS
    for number in range(len(s.heroes)):
        if s.heroes[number].spot >= 0:
            out[start + s.heroes[number].spot] = byte(number + 1)
    for monster in s.horde.monsters:
        at = start + SPOTS + monster.spot
        out[at] = byte(monster.kind.number + 1)
        out[at + SPOTS] = byte(monster.hits_left)


def draw_town(town: Town) -> bytes:
    """The map without those who move on it: it seldom changes, and is drawn once."""
    if town.drawn is not None:
        return town.drawn
    layers = BytesWriter()
    layers.write(BARE)
    for structure in town.structures:
        for spot in structure.spots:
            layers[3 * SPOTS + spot] = byte(structure.kind.number + 1)
            layers[4 * SPOTS + spot] = byte(structure.hits_left)
    town.drawn = layers.getvalue()
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
