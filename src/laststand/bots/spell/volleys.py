"""What a hero of The Last Spell can attack with, and what each attack would bring wherever it is
aimed."""

from __future__ import annotations

from typing import Final

from laststand.bots.spell.outlook import Outlook
from laststand.games.spell.board.dice import faces_that_hit
from laststand.games.spell.board.monsters import monsters_in_area, spots_of
from laststand.games.spell.heroes.aiming import why_not_with
from laststand.games.spell.heroes.attack import Attack
from laststand.games.spell.heroes.attacks import (
    attack_with,
    attack_with_fist,
    bits_against,
    curses,
    dice_against,
    free_rerolls,
)
from laststand.games.spell.heroes.conditions import damage_on, effects_before, mana_cost, uses_of
from laststand.games.spell.heroes.hero import ATTACKS_OF_A_WEAPON, Hero
from laststand.games.spell.heroes.questions import max_hit_points
from laststand.games.spell.heroes.ranges import impacts_onto, leads_to
from laststand.games.spell.map.pieces import Monster, Structure
from laststand.games.spell.map.spots import NOWHERE
from laststand.games.spell.state import Vigil
from laststand.games.spell.things.kinds import AttackType, DefenseDie, Item
from laststand.games.spell.things.words import (
    CURSED,
    MAGIC,
    ONE,
    SEVERAL_SPOTS,
    STUN,
    STUN_AREA,
    STUN_AROUND,
)

LEAST: Final = 0.2
"""An attack is made if it brings as much."""
FRIEND: Final = 4.0
"""What a hit on a friend costs, if the friend survives it."""
DEATH: Final = 60.0
BOUGHT: Final = 0.7
"""How much of a re-roll counts that costs Mana."""
ANY_WAY: Final = -1
WAYS: Final = 5
MANY: Final = 4


def aim_number(impact: int, direction: int) -> int:
    """An impact spot with a direction, or ANY_WAY, as one number."""
    return impact * WAYS + direction + 1


class Aim:
    """An impact spot and, if the area has one, its direction, with what the attack brings."""

    def __init__(self, gain: float, impact: int, direction: int, target: int) -> None:
        self.gain: Final = gain
        self.impact: Final = impact
        self.direction: Final = direction
        self.target: Final = target  # the serial of a Monster on the impact spot, or NOWHERE

    def with_gain(self, gain: float) -> Aim:
        return Aim(gain, self.impact, self.direction, self.target)


class Volley:
    """An attack type in a hero's hand, or a Defense's, and what it would bring wherever it is
    aimed."""

    def __init__(self, made: Attack, attack: AttackType, item: Item | None, place: int) -> None:
        self.made: Final = made
        self.attack: Final = attack
        self.item: Final = item
        self.place: Final = place
        self.type: Final = made.type
        self.action = 1 if item is None else attack.action
        self.mana = 0
        self.uses = 0
        self.bits = made.bits
        self.damage = made.damage
        self.gains: Final[dict[int, float]] = {}
        """By number of the aim."""
        self.chances: Final[dict[int, float]] = {}
        """By Monster, the chance to hit it."""
        self.aims: list[Aim] = []
        self._in_range: Final[dict[int, list[Aim]]] = {}

    def gain_at(self, impact: int, direction: int) -> float:
        return self.gains.get(aim_number(impact, direction), 0.0)

    def aims_from(self, s: Vigil, h: Hero, origin: int) -> list[Aim]:
        """The aims in the sectors that can be reached from the sector of a spot."""
        sector = s.ground.sector[origin]
        known = self._in_range.get(sector)
        if known is None:
            known = [
                aim
                for aim in self.aims
                if leads_to(s, h, self.type, self.attack, origin, aim.impact)
            ]
            self._in_range[sector] = known
        return known


class Arsenal:
    """Weighs what a hero can attack with, as the horde is about to move."""

    def __init__(self, s: Vigil, hero: int, outlook: Outlook) -> None:
        self.s: Final = s
        self.hero: Final = hero
        self.h: Final = s.heroes[hero]
        self.outlook: Final = outlook

    # -- what there is ----------------------------------------------------------------------------

    def volleys(self, points: int) -> list[Volley]:
        """Movement points can still be had from tokens; all else must be there."""
        s, h = self.s, self.h
        found: list[Volley] = []
        for place, number in enumerate(h.weapons):
            item = s.item(number)
            for at, attack in enumerate(item.attacks):
                if attack.strikes and not why_not_with(s, h, points, item, place, at):
                    found.append(self.volley(item, place, at))
        for number in h.scrolls:
            item = s.item(number)
            if item.attacks[0].strikes and not why_not_with(s, h, points, item, NOWHERE, 0):
                found.append(self.volley(item, NOWHERE, 0))
        if not h.has_attacked and h.actions:
            fist = Volley(attack_with_fist(s, self.hero), s.box.fist, None, NOWHERE)
            self.weigh(fist)
            found.append(fist)
        return found

    def volley(self, item: Item, place: int, at: int) -> Volley:
        s, h = self.s, self.h
        attack = item.attacks[at]
        volley = Volley(attack_with(s, self.hero, item, at), attack, item, place)
        volley.mana = mana_cost(s, h, item, attack)
        volley.bits = effects_before(s, h, item, attack)
        volley.damage = damage_on(s, volley.made, None)
        volley.uses = self.uses_left(item, place, at)
        self.weigh(volley)
        return volley

    def uses_left(self, item: Item, place: int, at: int) -> int:
        most = uses_of(self.s, self.h, item, item.attacks[at])
        if place < 0 or most == 0:
            return MANY
        return most - self.h.uses[place * ATTACKS_OF_A_WEAPON + at]

    def engine(self, structure: Structure, made: Attack) -> Volley:
        """A Defense's shot, which may hit the hero too."""
        assert structure.kind.attack is not None
        volley = Volley(made, structure.kind.attack, None, NOWHERE)
        self.weigh(volley)
        self.spread(volley, self.h.spot, -self.friend_cost(self.h, volley.damage))
        return volley

    # -- what an attack brings --------------------------------------------------------------------

    def weigh(self, volley: Volley) -> None:
        """Adds up, for every impact spot and direction, what each Monster there is worth."""
        attack = volley.attack
        single = attack.area in (ONE, SEVERAL_SPOTS)
        for monster in self.s.horde.monsters:
            gain = self.gain(volley, monster)
            if single:
                for spot in spots_of(self.s, monster):
                    volley.gains[aim_number(spot, ANY_WAY)] = gain
            else:
                self.spread(volley, monster.spot, gain)
        if attack.effects.bounces:
            self.add_bounces(volley)
        if volley.bits & (STUN_AROUND.bit | STUN_AREA.bit):
            self.add_stuns(volley)
        for other in self.s.heroes:
            if other.is_in_play and other is not self.h and other.spot >= 0:
                self.spread(volley, other.spot, -self.friend_cost(other, volley.damage))
        self.sort(volley)

    def sort(self, volley: Volley) -> None:
        """The best aims first, for ranges in sectors; those nearby are looked at from each spot."""
        worthy: list[tuple[float, int]] = []
        for number, gain in volley.gains.items():
            if gain >= LEAST:
                worthy.append((gain, number))
        if volley.attack.is_in_sectors:
            worthy.sort(reverse=True)
        volley.aims = [self.aim(gain, number) for gain, number in worthy]

    def aim(self, gain: float, number: int) -> Aim:
        impact = number // WAYS
        return Aim(gain, impact, number % WAYS - 1, self.target_on(impact))

    def target_on(self, spot: int) -> int:
        monster = self.s.monster_at[spot]
        return NOWHERE if monster is None else monster.serial

    def gain(self, volley: Volley, monster: Monster) -> float:
        worth = self.outlook.worths[monster.serial]
        chance = self.chance(volley, monster)
        volley.chances[monster.serial] = chance
        left = monster.hits_left
        share = 1.0 if volley.damage >= left else 0.85 * volley.damage / left
        gain = chance * share * worth
        if (
            volley.bits & (STUN.bit | STUN_AREA.bit)
            and not monster.kind.is_boss
            and not monster.stunned
        ):
            stunned = chance_of_stun(monster.kind.dice)
            lives = 1.0 - chance if share == 1.0 else 1.0
            gain += 0.6 * lives * stunned * max(0.0, worth - 1.0)
        return gain

    def chance(self, volley: Volley, monster: Monster) -> float:
        s, made = self.s, volley.made
        dice = dice_against(s, made, monster)
        bits = bits_against(s, made, monster)
        chance = chance_of_hit(dice, bits)
        if bits & CURSED.bit and dice:
            for changed in curses(self.s, dice):
                chance = max(chance, chance_of_hit(changed, bits))
        again = float(free_rerolls(s, made, monster, bits))
        if volley.type is MAGIC and volley.attack.area is ONE and self.h.mana > volley.mana:
            again += BOUGHT
        missed = 1.0 - chance
        if again > 0.0:
            missed = float(missed ** (1.0 + again))
        return 1.0 - missed

    def spread(self, volley: Volley, spot: int, gain: float) -> None:
        """What is on a spot counts for every aim whose area covers it."""
        gains = volley.gains
        area = volley.attack.area
        if not area.is_wide:
            number = aim_number(spot, ANY_WAY)
            if number in gains:
                gains[number] += gain
            return
        ground = self.s.ground
        if not volley.attack.has_direction:
            for impact in impacts_onto(ground, area, spot, 0):
                number = aim_number(impact, ANY_WAY)
                gains[number] = gains.get(number, 0.0) + gain
            return
        for way in range(4):
            for impact in impacts_onto(ground, area, spot, way):
                number = aim_number(impact, way)
                gains[number] = gains.get(number, 0.0) + gain

    def friend_cost(self, other: Hero, damage: int) -> float:
        left = max_hit_points(self.s, other) - other.wounds
        return DEATH if damage >= left else FRIEND * damage

    def add_bounces(self, volley: Volley) -> None:
        single = {monster.serial: self.gain(volley, monster) for monster in self.s.horde.monsters}
        for number, gain in list(volley.gains.items()):
            others = monsters_in_area(self.s, number // WAYS)
            near = sorted([single[other.serial] for other in others], reverse=True)
            volley.gains[number] = gain + 0.8 * sum(near[: volley.attack.effects.bounces])

    def add_stuns(self, volley: Volley) -> None:
        for number, gain in list(volley.gains.items()):
            for monster in monsters_in_area(self.s, number // WAYS):
                worth = self.outlook.worths[monster.serial]
                stunned = chance_of_stun(monster.kind.dice)
                gain += 0.6 * stunned * max(0.0, worth - 1.0)
            volley.gains[number] = gain


# -- dice -----------------------------------------------------------------------------------------


def chance_of_hit(dice: list[DefenseDie], bits: int) -> float:
    """The chance of one roll."""
    chance = 1.0
    for die in dice:
        chance *= faces_that_hit(die, bits) / len(die.faces)
    return chance


def chance_of_stun(dice: list[DefenseDie]) -> float:
    if not dice:
        return 0.0
    chance = 1.0
    for die in dice:
        chance *= len([face for face in die.faces if face.stuns]) / len(die.faces)
    return chance
