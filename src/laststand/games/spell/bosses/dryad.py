"""The Putrefied Dryad, Boss of Glenwald, and her Monoliths (Night p. 19 and 20)."""

from __future__ import annotations

from typing import Final

from laststand.games.spell.board.monsters import DRYAD, area_of, place_monster, spots_of
from laststand.games.spell.board.structures import lose_mages
from laststand.games.spell.bosses.growths import hatcheries
from laststand.games.spell.bosses.making_room import push, spots_aside, sweep
from laststand.games.spell.heroes.ranges import directions_to
from laststand.games.spell.heroes.step import OfHero
from laststand.games.spell.map.geometry import NOWHERE, SPOT_NAMES, SPOTS, TOWARD_TOWN, toward
from laststand.games.spell.monsters.attacks import DealStrikes, heroes_on, strike, structures_on
from laststand.games.spell.options import OnSpot
from laststand.games.spell.state import (
    AT_HERO,
    AT_STRUCTURE,
    BUD,
    GROWTH,
    MATURITY,
    NO_DRYAD,
    STAGES,
    Monster,
    Vigil,
)
from laststand.games.spell.things.kinds import FIST, MELEE
from laststand.kernel.choice import Choice, Option
from laststand.kernel.step import Flow, Step

MONOLITH: Final = "monolith"
FRONT: Final = 0
MIDDLE: Final = 2  # the place of the slot's front rank, and the next
STRIDE: Final = 3  # TLS-DRYAD-12: spots toward the Town
GROWS: Final = 3  # TLS-DRYAD-16: the Monster Phase in which she begins to grow
TOLL: Final = 1


def is_her_night(s: Vigil) -> bool:
    return s.scenario.boss == DRYAD and s.day == s.scenario.days


def slot_of(s: Vigil) -> int:
    """TLS-GLENWALD-8: the slot that the Direction card names for her."""
    return s.box.directions[s.direction].dryad if s.direction >= 0 else NOWHERE


def scout_dryad(s: Vigil) -> None:
    """TLS-GLENWALD-8: where she will appear tonight, facing the Town."""
    if s.log is not None:
        slot = s.box.slot_ids[slot_of(s)]
        s.log.tell("DryadScouted", "TLS-GLENWALD-8", DRYAD, slot=slot)


def find_dryad(s: Vigil) -> Monster | None:
    for monster in s.monsters:
        if monster.kind.spots > 1:
            return monster
    return None


# -- how she appears --------------------------------------------------------------------------


def appear(s: Vigil) -> None:
    """TLS-DRYAD-12: on her Night, where the Direction card shows her."""
    if not is_her_night(s) or slot_of(s) < 0:
        return
    heroes = [hero for hero in s.heroes_in_play() if s.heroes[hero].spot in her_place(s)]
    s.then(*[StepAside(hero) for hero in heroes], DryadAppears())


def body(s: Vigil) -> list[int]:
    """TLS-DRYAD-12: the middle of the slot's patch, three spots toward the Town."""
    slot = s.box.slots[slot_of(s)]
    mist = s.mist[slot.tile]
    way = TOWARD_TOWN[slot.tile]
    return [toward(slot.spot(FRONT, place, mist), way, STRIDE) for place in (MIDDLE, MIDDLE + 1)]


def monolith_spots(s: Vigil) -> list[int]:
    """TLS-DRYAD-14: beside her body, before it, and behind its left half."""
    right, left = body(s)
    way = TOWARD_TOWN[s.box.slots[slot_of(s)].tile]
    around = [
        toward(right, (way + 1) % 4, 1),
        toward(left, (way + 3) % 4, 1),
        toward(left, (way + 2) % 4, 1),
        toward(right, way, 1),
        toward(left, way, 1),
    ]
    return [spot for spot in around if spot >= 0]


def her_place(s: Vigil) -> list[int]:
    return [*body(s), *monolith_spots(s)]


class StepAside(OfHero):
    """TLS-DRYAD-13: a hero in her place is moved straight toward the Mist."""

    def play(self, s: Vigil) -> Flow | None:
        place = her_place(s)
        if s.heroes[self.hero].spot not in place:
            return None
        way = (TOWARD_TOWN[s.box.slots[slot_of(s)].tile] + 2) % 4
        spots = spots_aside(s, s.heroes[self.hero].spot, way, place)
        if len(spots) > 1:
            return self.ask(s, spots)
        push(s, self.hero, spots[0], "TLS-DRYAD-13", DRYAD)
        return None

    def ask(self, s: Vigil, spots: list[int]) -> Flow:
        """TLS-DRYAD-29: the player chooses among spots that are equally near."""
        options: list[Option] = [OnSpot("place", spot) for spot in spots]
        option = yield Choice(s.heroes[self.hero].seat, "pushed", "TLS-DRYAD-29", options)
        assert isinstance(option, OnSpot)
        push(s, self.hero, option.spot, "TLS-DRYAD-13", DRYAD)


class DryadAppears(Step[Vigil]):
    """TLS-DRYAD-12 to TLS-DRYAD-15: a card of her slot goes, everything in her place is removed,
    she stands there with five Monoliths around her, a crystal on Bud."""

    def play(self, s: Vigil) -> None:
        slot = slot_of(s)
        s.slots[slot] = s.slots[slot][1:]
        for spot in her_place(s):
            sweep(s, spot, "TLS-DRYAD-13", DRYAD)
        facing = TOWARD_TOWN[s.box.slots[slot].tile]
        s.dryad = BUD  # TLS-DRYAD-15
        if s.log is not None:
            id, at = s.box.slot_ids[slot], [SPOT_NAMES[spot] for spot in body(s)]
            s.log.tell("DryadAppeared", "TLS-DRYAD-12", DRYAD, slot=id, at=at)
        place_monster(s, s.box.monster(DRYAD), body(s)[0], facing, "TLS-DRYAD-12")
        for spot in monolith_spots(s):
            if s.is_free(spot):
                place_monster(s, s.box.monster(MONOLITH), spot, facing, "TLS-DRYAD-14")


# -- how she grows ----------------------------------------------------------------------------


def grow(s: Vigil) -> None:
    """In each Boss part: she appears, or grows (TLS-DRYAD-16) and then Hatcheries hatch
    (TLS-DRYAD-17)."""
    if s.dryad == NO_DRYAD:
        appear(s)
        return
    s.then(*hatcheries(s))
    if s.phase < GROWS:
        return
    if s.dryad == MATURITY:
        lose_mages(s, TOLL, "TLS-DRYAD-16", DRYAD)
        return
    s.dryad += 1
    if s.log is not None:
        s.log.tell("DryadGrew", "TLS-DRYAD-16", DRYAD, stage=STAGES[s.dryad])


# -- how she attacks --------------------------------------------------------------------------


def reached_spots(s: Vigil) -> list[int]:
    """What she attacks: nothing as a Bud (TLS-DRYAD-9), then her Current sectors (TLS-DRYAD-10),
    which are all that her whole Area touches (TLS-DRYAD-8), at Maturity the Adjacent ones too
    (TLS-DRYAD-11)."""
    dryad = find_dryad(s)
    if dryad is None or s.dryad < GROWTH:
        return []
    ground = s.ground
    sectors = {ground.sector[spot] for spot in [*spots_of(s, dryad), *area_of(s, dryad)]}
    if s.dryad == MATURITY:
        sectors.update([far for sector in sectors for far in ground.adjacent_sectors[sector]])
    return [spot for spot in range(SPOTS) if ground.exists[spot] and ground.sector[spot] in sectors]


class DryadAttacks(Step[Vigil]):
    """TLS-DRYAD-7: after all others, every hero and structure in her sectors at once."""

    def play(self, s: Vigil) -> None:
        dryad = find_dryad(s)
        spots = reached_spots(s)
        if dryad is None or not spots:
            return
        if s.log is not None:
            s.log.tell("DryadAttacked", "TLS-DRYAD-7", DRYAD, stage=STAGES[s.dryad])
        for hero in heroes_on(s, spots):
            strike(s, dryad, AT_HERO, hero)
        for structure in structures_on(s, spots):
            strike(s, dryad, AT_STRUCTURE, structure.serial)
        s.then(DealStrikes())


# -- how she is attacked ----------------------------------------------------------------------


def can_be_hurt(s: Vigil, monster: Monster) -> bool:
    """TLS-DRYAD-9: everything but a Bud."""
    return s.dryad != BUD or monster.kind.spots == 1


def withstands(s: Vigil, type: int, origin: int, spot: int) -> bool:
    """Whether an attack on her, there, does nothing: a Bud is not hurt (TLS-DRYAD-9), and melee
    is kept off by Monoliths."""
    return s.dryad == BUD or (type in (MELEE, FIST) and is_shielded(s, origin, spot))


def is_shielded(s: Vigil, origin: int, spot: int) -> bool:
    """TLS-DRYAD-2, TLS-DRYAD-30: a Monolith stands on the side the attack comes from, on both
    when it comes from a corner."""
    sides = directions_to(spot, origin)
    return len(sides) > 0 and all([is_covered(s, spot, side) for side in sides])


def is_covered(s: Vigil, spot: int, side: int) -> bool:
    near = s.ground.next[side][spot]
    while near >= 0:
        piece = s.monster_at[near]
        if piece is None or piece.kind.spots == 1:
            return piece is not None and not piece.kind.is_monster
        near = s.ground.next[side][near]
    return False
