"""The Putrefied Dryad, Boss of Glenwald, and her Monoliths (Night p. 19 and 20)."""

from __future__ import annotations

from typing import Any, Final

from laststand.games.spell import told
from laststand.games.spell.board.circle import lose_mages
from laststand.games.spell.board.monsters import area_of, place_monster, spots_of
from laststand.games.spell.bosses.growths import (
    BUD,
    GROWTH,
    HATCHERY,
    MATURITY,
    NO_DRYAD,
    SEED_MORTAR,
    STAGES,
    Sower,
    SqueezeHeroes,
    hatcheries,
)
from laststand.games.spell.bosses.making_room import push, spots_aside, sweep
from laststand.games.spell.endings import defeat_boss
from laststand.games.spell.heroes.ranges import directions_to
from laststand.games.spell.heroes.step import OfHero
from laststand.games.spell.map.geometry import TOWARD_TOWN, toward
from laststand.games.spell.map.pieces import Monster
from laststand.games.spell.map.spots import NOWHERE, SPOT_NAMES, SPOTS
from laststand.games.spell.monsters.attacks import (
    NOTHING,
    DealStrikes,
    heroes_on,
    is_circle_hit,
    strike,
    structures_on,
)
from laststand.games.spell.monsters.onslaught import AT_CIRCLE, AT_HERO, AT_STRUCTURE
from laststand.games.spell.monsters.spawn import spawn_to_change
from laststand.games.spell.options import OnSpot
from laststand.games.spell.state import Vigil
from laststand.games.spell.things.kinds import MonsterKind
from laststand.games.spell.things.words import FIST, MELEE, Type
from laststand.kernel.action import Reason, ask
from laststand.kernel.choice import Flow
from laststand.kernel.fields import Fields, expect
from laststand.kernel.step import Step

DRYAD: Final = "putrefied-dryad"
MONOLITH: Final = "monolith"
FRONT: Final = 0
MIDDLE: Final = 2  # the place of the slot's front rank, and the next
STRIDE: Final = 3  # TLS-DRYAD-12: spots toward the Town
GROWS: Final = 3  # TLS-DRYAD-16: the Monster Phase in which she begins to grow
TOLL: Final = 1
A_BUD: Final = Reason("a-bud", "TLS-DRYAD-9")
BEHIND_MONOLITHS: Final = Reason("behind-monoliths", "TLS-DRYAD-2")


class Dryad(Sower):
    """She stands from the first Monster Phase of her Night on, and grows."""

    def __init__(self) -> None:
        super().__init__(DRYAD)

    def clone(self) -> Dryad:
        dryad = Dryad()
        dryad.stage = self.stage
        dryad.second_broods = self.second_broods.copy()
        dryad.hatched = self.hatched.copy()
        return dryad

    def is_her_night(self, s: Vigil) -> bool:
        return s.day == s.scenario.days

    def scout(self, s: Vigil) -> None:
        """TLS-GLENWALD-8: where she will appear tonight, facing the Town."""
        told.dryad_scouted(s, slot_of(s))

    # -- how she grows ---------------------------------------------------------------------

    def boss_part(self, s: Vigil) -> None:
        """She appears, or grows (TLS-DRYAD-16) and then Hatcheries hatch (TLS-DRYAD-17)."""
        if not self.is_her_night(s):
            return
        if self.stage == NO_DRYAD:
            self.come(s)
            return
        s.then_all(hatcheries(s))
        if s.phase < GROWS:
            return
        if self.stage == MATURITY:
            lose_mages(s, TOLL, "TLS-DRYAD-16", DRYAD)
            return
        self.stage += 1
        told.dryad_grew(s, STAGES[self.stage])

    def come(self, s: Vigil) -> None:
        """TLS-DRYAD-12: on her Night, where the Direction card shows her."""
        if slot_of(s) < 0:
            return
        heroes = [hero for hero in s.heroes_in_play() if s.heroes[hero].spot in her_place(s)]
        s.then_all([*[StepAside(hero) for hero in heroes], DryadAppears()])

    def take_place(self, s: Vigil) -> None:
        """TLS-DRYAD-12 to TLS-DRYAD-15: a card of her slot goes, everything in her place is
        removed, she stands there with five Monoliths around her, a crystal on Bud."""
        slot = slot_of(s)
        del spawn_to_change(s).slots[slot][:1]
        for spot in her_place(s):
            sweep(s, spot, "TLS-DRYAD-13", DRYAD)
        facing = TOWARD_TOWN[s.box.slots[slot].tile]
        self.stage = BUD  # TLS-DRYAD-15
        told.dryad_appeared(s, slot, body(s))
        place_monster(s, s.box.monster(DRYAD), body(s)[0], facing, "TLS-DRYAD-12")
        for spot in monolith_spots(s):
            if s.is_free(spot):
                place_monster(s, s.box.monster(MONOLITH), spot, facing, "TLS-DRYAD-14")

    def waiting_slot(self, s: Vigil) -> int:
        """TLS-DRYAD-19: the card left on her slot waits for the second phase."""
        return slot_of(s) if self.stage != NO_DRYAD and s.phase == 1 else NOWHERE

    # -- how she attacks -------------------------------------------------------------------

    def before_attacks(self, s: Vigil) -> list[Step[Vigil]]:
        return [SqueezeHeroes()] if self.is_her_night(s) else []

    def after_attacks(self, s: Vigil) -> list[Step[Vigil]]:
        return [DryadAttacks()] if self.is_her_night(s) else []

    def attack(self, s: Vigil) -> None:
        """TLS-DRYAD-7: every hero and structure in her sectors at once."""
        dryad = find_dryad(s)
        spots = self.reach(s, self.stage)
        if dryad is None or not spots:
            return
        told.dryad_attacked(s, STAGES[self.stage])
        for hero in heroes_on(s, spots):
            strike(s, dryad, AT_HERO, hero)
        for structure in structures_on(s, spots):
            strike(s, dryad, AT_STRUCTURE, structure.serial)
        if is_circle_hit(s, spots):
            strike(s, dryad, AT_CIRCLE, NOTHING)
        s.then(DealStrikes())

    def reach(self, s: Vigil, stage: int) -> list[int]:
        """What she attacks: nothing as a Bud (TLS-DRYAD-9), then her Current sectors
        (TLS-DRYAD-10), which are all that her whole Area touches (TLS-DRYAD-8), at Maturity the
        Adjacent ones too (TLS-DRYAD-11)."""
        dryad = find_dryad(s)
        if dryad is None or stage < GROWTH:
            return []
        ground = s.ground
        sectors = {ground.sector[spot] for spot in [*spots_of(s, dryad), *area_of(s, dryad)]}
        if stage == MATURITY:
            sectors.update([far for sector in sectors for far in ground.adjacent_sectors[sector]])
        return [
            spot for spot in range(SPOTS) if ground.exists[spot] and ground.sector[spot] in sectors
        ]

    def threats(self, s: Vigil) -> list[tuple[list[int], float]]:
        """She grows before she strikes."""
        dryad = find_dryad(s)
        if dryad is None:
            return []
        stage = min(MATURITY, self.stage + 1) if s.phase + 1 >= GROWS else self.stage
        return [(self.reach(s, stage), float(dryad.kind.damage))]

    # -- how she is attacked ---------------------------------------------------------------

    def is_unhurt(self, monster: Monster) -> bool:
        """TLS-DRYAD-9: a Bud."""
        return self.stage == BUD and monster.kind.id == DRYAD

    def tell_unhurt(self, s: Vigil, cause: str) -> None:
        told.dryad_unhurt(s, cause)

    def why_unhurt(
        self, s: Vigil, monster: Monster, type: Type, origin: int, spot: int
    ) -> Reason | None:
        """A Bud is not hurt (TLS-DRYAD-9), and melee is kept off by Monoliths."""
        if monster.kind.id != DRYAD:
            return None
        if self.stage == BUD:
            return A_BUD
        if (type is MELEE or type is FIST) and is_shielded(s, origin, spot):
            return BEHIND_MONOLITHS
        return None

    def on_kill(self, s: Vigil, monster: Monster) -> None:
        """TLS-DRYAD-25."""
        if self.falls_with(monster):
            defeat_boss(s)

    def falls_with(self, monster: Monster) -> bool:
        return monster.kind.id == DRYAD

    # -- as a document and a view ----------------------------------------------------------

    def write(self, s: Vigil) -> dict[str, Any]:
        return {
            "dryad": STAGES[self.stage],
            "second_broods": self.second_broods.copy(),
            "hatched": self.hatched.copy(),
        }

    def read(self, s: Vigil, fields: Fields) -> None:
        self.stage = fields.one("dryad", STAGES, default=NO_DRYAD)
        self.second_broods = fields.counts("second_broods")
        self.hatched = fields.counts("hatched")

    def owns(self, kind: MonsterKind) -> bool:
        return kind.id in (DRYAD, MONOLITH, HATCHERY, SEED_MORTAR)

    def check(self, s: Vigil) -> None:
        """She stands once she has appeared, and on her Night she can appear."""
        stands = find_dryad(s) is not None
        expect(stands == (self.stage != NO_DRYAD), "dryad", "she stands where she has a stage")
        waits = self.is_her_night(s) and s.is_night
        named = s.spawn.direction >= 0 or not (waits or stands)
        expect(named, "direction", "no card names her slot")

    def view(self, s: Vigil) -> dict[str, Any]:
        """Where she is expected or stands, how far she has grown, and the spots she attacks
        now."""
        scouted = s.scenario.boss == DRYAD and self.is_her_night(s) and s.spawn.direction >= 0
        return {
            "dryad": {
                "stage": STAGES[self.stage],
                "slot": s.box.slot_ids[slot_of(s)] if scouted else "",
                "reach": [SPOT_NAMES[spot] for spot in self.reach(s, self.stage)],
            }
        }


def find_dryad(s: Vigil) -> Monster | None:
    for monster in s.horde.monsters:
        if monster.kind.id == DRYAD:
            return monster
    return None


# -- where she stands -------------------------------------------------------------------------


def slot_of(s: Vigil) -> int:
    """TLS-GLENWALD-8: the slot that the Direction card names for her."""
    return s.box.directions[s.spawn.direction].dryad if s.spawn.direction >= 0 else NOWHERE


def body(s: Vigil) -> list[int]:
    """TLS-DRYAD-12: the middle of the slot's patch, three spots toward the Town."""
    slot = s.box.slots[slot_of(s)]
    mist = s.mist.distances[slot.tile]
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


def is_shielded(s: Vigil, origin: int, spot: int) -> bool:
    """TLS-DRYAD-2, TLS-DRYAD-30: a Monolith stands on the side the attack comes from, on both
    when it comes from a corner."""
    sides = directions_to(spot, origin)
    return len(sides) > 0 and all([is_covered(s, spot, side) for side in sides])


def is_covered(s: Vigil, spot: int, side: int) -> bool:
    near = s.ground.next[side][spot]
    while near >= 0:
        piece = s.monster_at[near]
        if piece is None or piece.kind.id != DRYAD:
            return piece is not None and piece.kind.id == MONOLITH
        near = s.ground.next[side][near]
    return False


# -- her steps --------------------------------------------------------------------------------


def is_to_come(s: Vigil) -> bool:
    """Whether she can appear: a card names her slot, and she does not stand yet."""
    return isinstance(s.boss, Dryad) and s.spawn.direction >= 0 and s.boss.stage == NO_DRYAD


class StepAside(OfHero):
    """TLS-DRYAD-13: a hero in her place is moved straight toward the Mist; TLS-DRYAD-29: the
    player chooses among spots that are equally near."""

    def fits(self, s: Vigil) -> bool:
        return super().fits(s) and is_to_come(s)

    def play(self, s: Vigil) -> Flow:
        at = s.heroes[self.hero].spot
        place = her_place(s) if isinstance(s.boss, Dryad) else []
        if at in place:
            way = (TOWARD_TOWN[s.box.slots[slot_of(s)].tile] + 2) % 4
            options = [OnSpot("place", spot) for spot in spots_aside(s, at, way, place)]
            seat = s.heroes[self.hero].seat
            chosen = yield from ask(seat, "pushed", "TLS-DRYAD-29", options)
            push(s, self.hero, chosen.spot, "TLS-DRYAD-13", DRYAD)


class DryadAppears(Step[Vigil]):
    """TLS-DRYAD-12, once everybody has stepped aside."""

    def fits(self, s: Vigil) -> bool:
        return is_to_come(s)

    def play(self, s: Vigil) -> None:
        dryad = s.boss
        if isinstance(dryad, Dryad):
            dryad.take_place(s)


class DryadAttacks(Step[Vigil]):
    """TLS-DRYAD-7: after all others."""

    def play(self, s: Vigil) -> None:
        dryad = s.boss
        if isinstance(dryad, Dryad):
            dryad.attack(s)


STEPS: Final[list[type[Step[Any]]]] = [StepAside, DryadAppears, DryadAttacks]
