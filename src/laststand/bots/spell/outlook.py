"""What the horde of The Last Spell is about to do to everybody, and what it is worth to be rid of
each Monster. The steward looks here before a hero acts."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from laststand.games.spell.bosses.dryad import DRYAD
from laststand.games.spell.bosses.harpy import ALERION, Harpy
from laststand.games.spell.heroes.hero import Hero
from laststand.games.spell.heroes.questions import max_hit_points
from laststand.games.spell.map.pieces import Monster, Structure
from laststand.games.spell.map.spots import COLUMNS, SPOTS
from laststand.games.spell.monsters.onset import Onset, damage_by, onsets
from laststand.games.spell.state import Vigil
from laststand.games.spell.things.words import USE_ON_DAMAGE, WALL

MAGE: Final = [0.0, 30.0, 9.0, 5.0, 3.0]
"""What a Mage is worth, by how many are left."""
KILL: Final = 1.0
"""What a Monster killed is worth that threatens nothing yet."""
IN_TOWN: Final = 0.4
"""What it costs that a Monster stands in the Town: it spreads panic."""
BOSS_HIT: Final = 2.2
"""What a Hit Point of a Boss is worth."""
DRYAD_HIT: Final = 4.5
"""The same of the Dryad, who takes a Mage in each phase once she is grown."""
GROWTH_WORTH: Final = 1.5
"""What a Hatchery or Seed Mortar destroyed is worth."""
STRUCTURES: Final = {"defense": 1.3, "wall": 0.25, "gate": 0.25, "ruin": 0.25}
"""What a hit on a structure costs, by its group; a Building that is not a Ruin costs HOUSE."""
HOUSE: Final = 0.6
NEAR: Final = 2


class Zone:
    """Where one Monster strikes in the coming phase, for each side of the coin."""

    def __init__(self, damage: float, sides: list[list[int]]) -> None:
        self.damage: Final = damage
        self.sides: Final = sides

    def at(self, spot: int) -> float:
        """The damage that a hero there must expect of it."""
        damage = 0.0
        for spots in self.sides:
            if spot in spots:
                damage += self.damage
        return damage


class Outlook:
    """The next Monster Phase as it would be now, for both sides of the coin, the hero in question
    being anywhere."""

    def __init__(self, s: Vigil, hero: int) -> None:
        self.s: Final = s
        self.threat: Final = vec[float]([0.0] * SPOTS)
        """By spot, the damage a hero there must expect."""
        self.zones: Final[dict[int, Zone]] = {}
        """The same by Monster."""
        self.reserves: Final = [reserve(s, other) for other in s.heroes]
        self.onsets: Final = onsets(s, hero)
        self.ends: Final = [self.onsets[0].ways[monster.serial][-1] for monster in s.horde.monsters]
        """Where the Monsters would stand if the coin showed left."""
        marks = vec[i64]([0] * SPOTS)
        for number, monster in enumerate(s.horde.monsters):
            self.note(monster, marks, 2 * number + 1)
        for spots, damage in s.boss.threats(s):
            self.add_threat(spots, damage)
        self.worths: Final = {
            monster.serial: self.worth(monster, hero) for monster in s.horde.monsters
        }

    def note(self, monster: Monster, marks: vec[i64], mark: int) -> None:
        """Which spots a Monster reaches with its attack."""
        sides: list[list[int]] = []
        damage = 0.5 * damage_by(monster, self.onsets[0])
        if damage > 0.0:
            for onset in self.onsets:
                spots = onset.struck_spots(monster, marks, mark + onset.coin)
                sides.append(spots)
                self.add_threat(spots, damage)
        self.zones[monster.serial] = Zone(damage, sides)

    def add_threat(self, spots: list[int], damage: float) -> None:
        threat = self.threat
        for spot in spots:
            threat[spot] += damage

    # -- what a Monster is worth ------------------------------------------------------------------

    def worth(self, monster: Monster, hero: int) -> float:
        """What it is worth to kill a Monster now."""
        kind = monster.kind
        if kind.is_boss:
            return self.boss_worth(monster)
        if not kind.is_monster:
            return 0.0
        if kind.movement == 0:
            return GROWTH_WORTH
        if kind.id == ALERION:
            return self.alerion_worth()
        worth = KILL + 0.4 * (monster.hits_left - 1)
        if monster.stunned > self.s.phase:
            return worth + 0.3
        for onset in self.onsets:
            worth += 0.5 * self.harm(monster, onset)
        return worth + self.harm_to_heroes(monster, hero)

    def boss_worth(self, monster: Monster) -> float:
        """The Dryad cannot be hurt as a Bud, and then time presses."""
        if self.s.boss.is_unhurt(monster):
            return 0.0
        each = DRYAD_HIT if monster.kind.id == DRYAD else BOSS_HIT
        return each * monster.hits_left + 6.0

    def alerion_worth(self) -> float:
        """The last one brings the Harpy down: not while many others are about."""
        s = self.s
        harpy = s.boss
        if isinstance(harpy, Harpy) and not harpy.is_last_alerion(s):
            return 1.6
        others = len(s.horde.monsters) - 1
        return 3.0 if others <= 2 * len(s.heroes_in_play()) and s.phase >= NEAR else 0.4

    def harm(self, monster: Monster, onset: Onset) -> float:
        """What a Monster does to the Circle and the Town where it is going."""
        s = self.s
        end = onset.ways[monster.serial][-1]
        mages = 1 if monster.kind.explodes else monster.kind.damage
        mage = MAGE[s.circle.mages] * min(mages, s.circle.mages)
        harm = IN_TOWN if s.ground.is_town[end] else 0.0
        if onset.strikes_circle(monster):
            return harm + mage
        steps = STEPS_TO_CIRCLE[end]
        pace = max(1, monster.kind.movement)
        harm += mage * (0.45 if steps <= pace else 0.2 if steps <= 2 * pace else 0.05)
        return harm + self.harm_to_structures(monster, end)

    def harm_to_structures(self, monster: Monster, end: int) -> float:
        worst = 0.0
        for near in self.s.ground.adjacent[end]:
            structure = self.s.structure_at[near]
            if structure is not None:
                worst = max(worst, hit_cost(monster, structure))
        return worst

    def harm_to_heroes(self, monster: Monster, hero: int) -> float:
        """What a Monster adds to the danger the other heroes are in, and the hero if that one can
        go nowhere."""
        zone = self.zones[monster.serial]
        harm = 0.0
        for number in self.s.heroes_in_play():
            other = self.s.heroes[number]
            if other.spot < 0 or self.threat[other.spot] <= 0.0:
                continue
            if number == hero and any(other.fresh):
                continue
            damage = zone.at(other.spot)
            if damage > 0.0:
                whole = self.threat[other.spot]
                left = self.reserves[number]
                harm += pain(left, whole) - pain(left, whole - damage)
        return harm


def hit_cost(monster: Monster, structure: Structure) -> float:
    group = "wall" if structure.kind.family is WALL else structure.kind.group
    hits = min(monster.kind.damage, structure.hits_left)
    return STRUCTURES.get(group, HOUSE) * hits


def steps_from_circle(spot: int) -> int:
    """As the crow flies, along sides."""
    row, column = spot // COLUMNS, spot % COLUMNS
    return max(11 - row, row - 12, 0) + max(11 - column, column - 12, 0)


STEPS_TO_CIRCLE: Final = [max(0, steps_from_circle(spot) - 1) for spot in range(SPOTS)]
"""By spot, steps until the Circle is adjacent."""


def reserve(s: Vigil, hero: Hero) -> float:
    """The damage a hero can take, roughly."""
    if hero.kind < 0:
        return 0.0
    left = float(max_hit_points(s, hero) - hero.wounds)
    for place, number in enumerate(hero.armors):
        item = s.item(number)
        if hero.ready[place] and item.use is USE_ON_DAMAGE:
            left += 0.7 * item.prevent
    return left + (0.8 if hero.is_guarding else 0.0)


DEATH: Final = 40.0


def pain(left: float, damage: float) -> float:
    """What expected damage costs a hero with a reserve: a death loses the game."""
    if damage <= 0.0:
        return 0.0
    if left <= 0.0:
        return DEATH
    share = damage / left
    return min(0.45 * damage + 18.0 * share * share * share, DEATH)


class Lookout:
    """Keeps the last outlook as long as nothing that matters to it has changed."""

    def __init__(self) -> None:
        self.seen: list[object] = []
        self.outlook: Outlook | None = None

    def look(self, s: Vigil, hero: int) -> Outlook:
        seen = what_matters(s, hero)
        outlook = self.outlook
        if outlook is None or outlook.s is not s or seen != self.seen:
            outlook = Outlook(s, hero)
            self.seen = seen
            self.outlook = outlook
        return outlook


def what_matters(s: Vigil, hero: int) -> list[object]:
    """A Boss changes with the phase or with the Monsters; and a hero who can still move may be
    anywhere."""
    seen: list[object] = [
        hero,
        s.phase,
        s.circle.mages,
        s.mist,
        s.town,
        s.horde.monsters.copy(),
    ]
    for number, other in enumerate(s.heroes):
        moves = number == hero and any(other.fresh)
        seen += [NOT_FIXED if moves else other.spot, other.status, reserve(s, other)]
    return seen


NOT_FIXED: Final = -2
