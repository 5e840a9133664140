"""What the horde of The Last Spell is about to do: where Monsters go, whom they reach, and what it
is worth to be rid of each of them. The steward looks here before a hero acts."""

from __future__ import annotations

from laststand.games.spell.bosses.dryad import DRYAD
from laststand.games.spell.bosses.harpy import ALERION, Harpy
from laststand.games.spell.heroes.questions import max_hit_points
from laststand.games.spell.map.geometry import COLUMNS, LEFT, RIGHT
from laststand.games.spell.monsters.moves import horde_moves
from laststand.games.spell.state import Hero, Vigil
from laststand.games.spell.things.pieces import Monster
from laststand.games.spell.things.words import USE_ON_DAMAGE, WALL

MAGE = [0.0, 30.0, 9.0, 5.0, 3.0]
"""What a Mage is worth, by how many are left."""
KILL = 1.0
"""What a Monster killed is worth that threatens nothing yet."""
IN_TOWN = 0.4
"""What it costs that a Monster stands in the Town: it spreads panic."""
BLAST = 4
BOSS_HIT = 2.2
"""What a Hit Point of a Boss is worth."""
DRYAD_HIT = 4.5
"""The same of the Dryad, who takes a Mage in each phase once she is grown."""
GROWTH_WORTH = 1.5
"""What a Hatchery or Seed Mortar destroyed is worth."""
STRUCTURES = {"defense": 1.3, "wall": 0.25, "gate": 0.25, "ruin": 0.25}
"""What a hit on a structure costs, by its group; a Building that is not a Ruin costs HOUSE."""
HOUSE = 0.6
NEAR = 2


class Outlook:
    """The next Monster Phase as it would be now, for both sides of the coin, the hero in question
    being anywhere."""

    def __init__(self, s: Vigil, hero: int) -> None:
        self.s = s
        self.threat: dict[int, float] = {}
        """By spot, the damage a hero there must expect."""
        self.zones: dict[int, dict[int, float]] = {}
        """The same by Monster."""
        self.ends: dict[int, list[int]] = {}
        """Where each Monster would stand, one spot for each side of the coin."""
        ways = self.look(hero)
        for monster in s.monsters:
            self.note(monster, [way[monster.serial] for way in ways])
        for spots, damage in s.boss.threats(s):
            self.add_threat(spots, damage)
        self.worths = {monster.serial: self.worth(monster, hero) for monster in s.monsters}

    def look(self, hero: int) -> list[dict[int, list[int]]]:
        """The ways of the horde with the hero off the board."""
        s = self.s
        spot = s.heroes[hero].spot if hero >= 0 else -1
        if spot >= 0:
            s.hero_at[spot] = -1
        ways = [horde_moves(s, coin) for coin in (LEFT, RIGHT)]
        if spot >= 0:
            s.hero_at[spot] = hero
        return ways

    def note(self, monster: Monster, ways: list[list[int]]) -> None:
        """Which spots a Monster reaches with its attack."""
        zone: dict[int, float] = {}
        self.zones[monster.serial] = zone
        self.ends[monster.serial] = [way[-1] for way in ways]
        if monster.stunned > self.s.phase or not monster.kind.aims:
            return
        damage = 0.5 * damage_to_hero(monster)
        threat = self.threat
        for coin, way in enumerate(ways):
            for spot in self.reached(monster, way, coin):
                zone[spot] = zone.get(spot, 0.0) + damage
                threat[spot] = threat.get(spot, 0.0) + damage

    def reached(self, monster: Monster, way: list[int], coin: int) -> set[int]:
        """A Monster stops beside the first hero it meets; one that shoots hits along its line."""
        ground = self.s.ground
        end = way[-1]
        reached: set[int] = set()
        stops = way[-1:] if monster.kind.is_resolute else way
        for spot in stops:
            if spot == end and ground.is_beside_circle[spot] and not monster.kind.strikes_ring:
                continue
            reached.update(ground.adjacent[spot])
        if monster.kind.explodes or monster.kind.strikes_ring:
            reached.update(ground.area[end])
        if monster.kind.range:
            reached.update(self.line(end, ground.arrow[coin][end], monster.kind.range))
        return reached

    def line(self, spot: int, facing: int, length: int) -> list[int]:
        line = []
        for _ in range(length):
            spot = self.s.ground.next[facing][spot]
            if spot < 0 or self.s.ground.is_circle[spot]:
                break
            line.append(spot)
            if self.s.structure_at[spot] is not None:
                break
        return line

    def add_threat(self, spots: list[int], damage: float) -> None:
        for spot in spots:
            self.threat[spot] = self.threat.get(spot, 0.0) + damage

    # -- what a Monster is worth ------------------------------------------------------------------

    def worth(self, monster: Monster, hero: int) -> float:
        """What it is worth to kill a Monster now."""
        s = self.s
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
        if monster.stunned > s.phase:
            return worth + 0.3
        for end, coin in zip(self.ends[monster.serial], (LEFT, RIGHT)):
            worth += 0.5 * self.harm(monster, end, coin)
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
        others = len(s.monsters) - 1
        return 3.0 if others <= 2 * len(s.heroes_in_play()) and s.phase >= NEAR else 0.4

    def harm(self, monster: Monster, end: int, coin: int) -> float:
        """What a Monster does to the Circle and the Town where it is going."""
        s = self.s
        mages = 1 if monster.kind.explodes else monster.kind.damage
        mage = MAGE[s.mages] * min(mages, s.mages)
        harm = IN_TOWN if s.ground.is_town[end] else 0.0
        if self.strikes_circle(monster, end, coin):
            return harm + mage
        steps = steps_to_circle(end)
        pace = max(1, monster.kind.movement)
        harm += mage * (0.45 if steps <= pace else 0.2 if steps <= 2 * pace else 0.05)
        return harm + self.harm_to_structures(monster, end)

    def strikes_circle(self, monster: Monster, end: int, coin: int) -> bool:
        if self.s.ground.is_beside_circle[end]:
            return True
        if not monster.kind.range:
            return False
        ground = self.s.ground
        line = self.line(end, ground.arrow[coin][end], monster.kind.range)
        last = line[-1] if line else end
        ahead = ground.next[ground.arrow[coin][end]][last]
        near = len(line) < monster.kind.range
        return near and ahead >= 0 and ground.is_circle[ahead]

    def harm_to_structures(self, monster: Monster, end: int) -> float:
        worst = 0.0
        for near in self.s.ground.adjacent[end]:
            structure = self.s.structure_at[near]
            if structure is not None:
                group = "wall" if structure.kind.family == WALL else structure.kind.group
                hits = min(monster.kind.damage, structure.hits_left)
                worst = max(worst, STRUCTURES.get(group, HOUSE) * hits)
        return worst

    def harm_to_heroes(self, monster: Monster, hero: int) -> float:
        """What a Monster adds to the danger the other heroes are in, and the hero if that one can
        go nowhere."""
        zone = self.zones[monster.serial]
        harm = 0.0
        for number in self.s.heroes_in_play():
            other = self.s.heroes[number]
            damage = zone.get(other.spot, 0.0)
            if damage and (number != hero or not any(other.fresh)):
                whole = self.threat[other.spot]
                harm += pain(self.s, other, whole) - pain(self.s, other, whole - damage)
        return harm


def damage_to_hero(monster: Monster) -> float:
    return float(BLAST if monster.kind.explodes else monster.kind.damage)


def steps_to_circle(spot: int) -> int:
    """Steps until the Circle is adjacent, as the crow flies."""
    row, column = spot // COLUMNS, spot % COLUMNS
    down = max(11 - row, row - 12, 0)
    across = max(11 - column, column - 12, 0)
    return max(0, down + across - 1)


def reserve(s: Vigil, hero: Hero) -> float:
    """The damage a hero can take, roughly."""
    left = float(max_hit_points(s, hero) - hero.wounds)
    for place, number in enumerate(hero.armors):
        item = s.item(number)
        if hero.ready[place] and item.use == USE_ON_DAMAGE:
            left += 0.7 * item.prevent
    return left + (0.8 if hero.is_guarding else 0.0)


def pain(s: Vigil, hero: Hero, damage: float) -> float:
    """What expected damage to a hero costs: a death loses the game."""
    if damage <= 0:
        return 0.0
    share = damage / reserve(s, hero)
    return min(0.45 * damage + 18.0 * share * share * share, 40.0)
