"""The steward of The Last Spell in the Night: a hero goes where the best attack can be made that
is worth its danger, and afterwards where it is safe."""

from __future__ import annotations

from typing import NamedTuple

from laststand.bots.spell_horde import Outlook, pain
from laststand.games.spell.board.dice import counts_as_hit
from laststand.games.spell.board.monsters import monsters_in_area, spots_of
from laststand.games.spell.heroes.aiming import why_not_attack
from laststand.games.spell.heroes.attacks import FAST, VERY_FAST
from laststand.games.spell.heroes.conditions import (
    effects_before,
    holds,
    is_isolated,
    mana_cost,
    uses_of,
)
from laststand.games.spell.heroes.defenses import crew
from laststand.games.spell.heroes.moves import WATER_LOSS, can_jump_over
from laststand.games.spell.heroes.questions import (
    first_token_bonus,
    has,
    jump_cost,
    max_hit_points,
    max_mana,
)
from laststand.games.spell.heroes.ranges import (
    LANDING,
    OFFSETS,
    directions_to,
    offset,
    spares_own_area,
    spots_up_to_two,
)
from laststand.games.spell.map.geometry import NOWHERE, rows_and_columns
from laststand.games.spell.map.sight import hidden_from
from laststand.games.spell.options import (
    ARMOR_UP,
    END_TURN,
    FISTS,
    JUMPS,
    MOVES,
    NO_BOON,
    Assault,
    Fire,
    OnSpot,
    Restore,
    Throw,
    Use,
)
from laststand.games.spell.state import ATTACKS_OF_A_WEAPON, Hero, Vigil
from laststand.games.spell.things.kinds import AttackType, Item
from laststand.games.spell.things.pieces import Monster
from laststand.games.spell.things.words import (
    ADJACENT,
    ADJACENT_FAR,
    ALLY,
    ALLY_OR_SELF,
    ARMOR_FACE,
    ARMOR_PIERCING,
    CURRENT,
    CURRENT_ADJACENT,
    CURSED,
    DAMAGE,
    DODGE,
    FAR,
    FAR_SHOT,
    HIT_STUN,
    ISOLATION,
    LINE_3_MOVE,
    MAGIC,
    MELEE,
    MOMENTUM,
    NO_DODGE,
    NO_DODGE_ON_IMPACT,
    ONE,
    RANGE_MELEE,
    RANGE_SELF,
    RANGE_TWO,
    RANGED,
    REROLL,
    RING,
    SCROLL,
    SPOTS,
    SQUARE,
    STUN,
    STUN_AREA,
    STUN_AROUND,
    THEN_GAIN_ACTION,
    THEN_GAIN_MANA,
    THEN_HEAL,
    THEN_REFRESH_TOKEN,
    VISION,
    WEAPON,
    WHEN_ISOLATED,
)
from laststand.kernel.choice import Choice, Option, Pick

ACTION = 0.55
"""What an Action point could bring elsewhere."""
MANA = 0.14
SPARE_MANA = 0.02
TOKEN = 0.12
"""What a Movement token is worth to a hero who may still want to get away."""
LEAST = 0.2
"""An attack is made if it brings as much."""
HURL = 1.9
"""A Hurl waits for as much."""
FRIEND = 4.0
"""What a hit on a friend costs, if the friend survives it."""
DEATH = 60.0
ANY_WAY = -1
MANY = 4
LOOKED_AT = 8
"""Of how many spots it is asked what can be attacked there after the first attack."""
LATER = 0.6
EASED = [1.0, 0.45, 0.3]
"""How much of a danger counts for a hero with none, one or more Movement tokens left."""
VANTAGE_POINTS = 7
"""How many spots of each sector are looked at for attacks whose range is in sectors."""


class Aim(NamedTuple):
    """An impact spot and, if the area has one, its direction, with what the attack brings."""

    gain: float
    impact: int
    direction: int
    target: int


class Volley:
    """An attack type in a hero's hand, and what it would bring wherever it is aimed."""

    def __init__(self, item: Item | None, place: int, at: int, attack: AttackType) -> None:
        self.item = item
        self.place = place
        self.at = at
        self.attack = attack
        self.type = MELEE if item is None else item.type
        self.action = 1 if item is None else attack.action
        self.mana = 0
        self.uses = 0
        self.bits = 0
        self.damage = 1
        self.gains: dict[tuple[int, int], float] = {}
        self.targets: dict[int, float] = {}
        """By Monster, the chance to hit it."""
        self.aims: list[Aim] = []


class Plan(NamedTuple):
    score: float
    spot: int
    volley: Volley
    aim: Aim


class Step(NamedTuple):
    """How a spot is reached: at what cost, from where, and whether by a jump."""

    cost: int
    before: int
    jumps: bool


class Hand:
    """A hero's turn at one moment."""

    def __init__(self, s: Vigil, hero: int, outlook: Outlook) -> None:
        self.s = s
        self.number = hero
        self.h = s.heroes[hero]
        self.outlook = outlook
        self.monsters = s.monsters
        self.tokens = sorted([v for v, fresh in zip(self.h.tokens, self.h.fresh) if fresh])
        self.bonus = 0 if self.h.has_turned_token else first_token_bonus(self.h)
        self.subsets: dict[int, list[int]] = {}
        self.aims_from: dict[tuple[int, int], list[Aim]] = {}
        self.most = self.budget()
        self.reach = self.find_reach()
        self.danger_here = self.danger_of_staying()
        self.vantage_points = self.find_vantage_points()

    # -- where the hero can go --------------------------------------------------------------------

    def budget(self) -> int:
        bonus = self.bonus if self.tokens else 0
        return int(self.h.points + self.points_of(self.tokens) + bonus)

    def points_of(self, tokens: list[int]) -> int:
        """TLS-WATER-2: in Water a token gives less."""
        less = WATER_LOSS if self.s.ground.is_water[self.h.spot] else 0
        return sum(max(1, value - less) for value in tokens)

    def find_reach(self) -> dict[int, Step]:
        """Every spot within the points and tokens left, jumps included."""
        s, h = self.s, self.h
        start = h.spot
        found = {start: Step(0, NOWHERE, False)}
        if s.is_watchtower(start):
            return found
        most = self.most
        leap = jump_cost(h)
        layers: list[list[int]] = [[] for _ in range(most + leap + 2)]
        layers[0].append(start)
        for cost in range(most + 1):
            for spot in layers[cost]:
                if found[spot].cost < cost:
                    continue
                for direction in range(4):
                    near = s.ground.next[direction][spot]
                    if near < 0:
                        continue
                    if s.is_free_for_hero(near):
                        note_step(found, layers, near, Step(cost + 1, spot, False), most)
                    elif cost + leap <= most and can_jump_over(s, h, near):
                        landing = s.ground.next[direction][near]
                        if landing >= 0 and s.is_free_for_hero(landing):
                            note_step(found, layers, landing, Step(cost + leap, spot, True), most)
        return found

    def tokens_for(self, points: int) -> list[int]:
        """The fewest points' worth of tokens that give so many points more."""
        if points <= 0:
            return []
        if points not in self.subsets:
            self.subsets[points] = self.least_tokens(points)
        return self.subsets[points]

    def least_tokens(self, points: int) -> list[int]:
        best: list[int] = self.tokens
        for mask in range(1, 1 << len(self.tokens)):
            chosen = [t for at, t in enumerate(self.tokens) if mask >> at & 1]
            if points <= self.points_of(chosen) + self.bonus and (sum(chosen), len(chosen)) < (
                sum(best),
                len(best),
            ):
                best = chosen
        return best

    def way_to(self, spot: int, extra: int) -> Option | None:
        """The next thing to do on the way to a spot, None once there."""
        h = self.h
        needed = self.reach[spot].cost + extra - h.points
        if needed > 0:
            tokens = self.tokens_for(needed)
            return Pick("token", str(tokens[-1]), tokens[-1]) if tokens else None
        if spot == h.spot:
            return None
        path = [spot]
        while self.reach[path[-1]].before != h.spot:
            path.append(self.reach[path[-1]].before)
        path.reverse()
        if self.reach[path[0]].jumps:
            return JUMPS[path[0]]
        leg = path[0]
        for next_spot in path[1:]:
            if self.reach[next_spot].jumps:
                break
            leg = next_spot
        return MOVES[leg]

    # -- what the hero can attack with ------------------------------------------------------------

    def volleys(self) -> list[Volley]:
        s, h = self.s, self.h
        found: list[Volley] = []
        for place, number in enumerate(h.weapons):
            item = s.item(number)
            for at, attack in enumerate(item.attacks):
                if attack.strikes and self.can_use(item, place, at):
                    found.append(self.volley(item, place, at, attack))
        for number in h.scrolls:
            item = s.item(number)
            if item.attacks[0].strikes and self.can_use(item, -1, 0):
                found.append(self.volley(item, -1, 0, item.attacks[0]))
        if not h.has_attacked and h.actions:
            found.append(self.volley(None, -1, -1, s.box.fist))
        return found

    def can_use(self, item: Item, place: int, at: int) -> bool:
        """Points can still be had from tokens; all else must be there."""
        points = self.h.points
        self.h.points = self.most
        barred = why_not_attack(self.s, self.h, item, place, at)
        self.h.points = points
        return not barred

    def volley(self, item: Item | None, place: int, at: int, attack: AttackType) -> Volley:
        volley = Volley(item, place, at, attack)
        if item is not None:
            volley.mana = mana_cost(self.s, self.h, item, attack)
            volley.bits = effects_before(self.h, self.s, item, attack)
            volley.damage = item.damage + self.added_damage(item)
            volley.uses = self.uses_left(item, place, at)
        self.weigh(volley)
        return volley

    def uses_left(self, item: Item, place: int, at: int) -> int:
        most = uses_of(self.s, self.h, item, item.attacks[at])
        if place < 0 or most == 0:
            return MANY
        return most - self.h.uses[place * ATTACKS_OF_A_WEAPON + at]

    def added_damage(self, item: Item) -> int:
        return sum(
            boon.n
            for boon in self.h.boons
            if boon.do == DAMAGE and all(self.holds(c, item, None) for c in boon.when)
        )

    def holds(self, condition: int, item: Item, monster: Monster | None) -> bool:
        if condition == WHEN_ISOLATED:
            return monster is not None and is_isolated(self.s, monster)
        is_weapon = item.kind == WEAPON
        first = is_weapon and self.h.attacks_made == 0
        return holds(condition, self.h, self.s, item.type, is_weapon, first, item.hands)

    # -- what an attack brings --------------------------------------------------------------------

    def weigh(self, volley: Volley) -> None:
        """Adds up, for every impact spot and direction, what each Monster there is worth."""
        attack = volley.attack
        for monster in self.monsters:
            gain = self.gain(volley, monster)
            if attack.area in (ONE, SPOTS):
                for spot in spots_of(self.s, monster):
                    volley.gains[spot, ANY_WAY] = gain
            else:
                self.spread(volley, monster.spot, gain)
        if attack.effects.bounces:
            self.add_bounces(volley)
        if volley.bits & (STUN_AROUND | STUN_AREA):
            self.add_stuns(volley)
        for number in self.s.heroes_in_play():
            other = self.s.heroes[number]
            if other is not self.h and other.spot >= 0:
                self.spread(volley, other.spot, -self.friend_cost(other, volley.damage))
        self.sort(volley)

    def sort(self, volley: Volley) -> None:
        aims = [
            Aim(gain, impact, way, self.target_on(impact))
            for (impact, way), gain in volley.gains.items()
            if gain >= LEAST
        ]
        aims.sort(reverse=True)
        volley.aims = aims

    def target_on(self, spot: int) -> int:
        monster = self.s.monster_at[spot]
        return NOWHERE if monster is None else monster.serial

    def gain(self, volley: Volley, monster: Monster) -> float:
        worth = self.outlook.worths[monster.serial]
        chance = self.chance(volley, monster)
        volley.targets[monster.serial] = chance
        left = monster.hits_left
        share = 1.0 if volley.damage >= left else 0.85 * volley.damage / left
        gain = chance * share * worth
        if volley.bits & (STUN | STUN_AREA) and not monster.kind.is_boss and not monster.stunned:
            stunned = chance_of_stun(self.s, monster.kind.dice)
            lives = 1.0 - chance if share == 1.0 else 1.0
            gain += 0.6 * lives * stunned * max(0.0, worth - 1.0)
        return gain

    def chance(self, volley: Volley, monster: Monster) -> float:
        bits = volley.bits
        dice = monster.kind.dice
        chance = chance_of_hit(self.s, dice, bits)
        if bits & CURSED and dice:
            chance = max(chance, *[chance_of_hit(self.s, d, bits) for d in cursed_dice(dice)])
        again = self.rerolls(volley, monster)
        return float(1.0 - (1.0 - chance) ** (1.0 + again))

    def rerolls(self, volley: Volley, monster: Monster) -> float:
        item = volley.item
        if item is None:
            return 0.0
        n = 0.0
        for boon in self.h.boons:
            if boon.do == REROLL and all(self.holds(c, item, monster) for c in boon.when):
                n += boon.n
        if volley.bits & ISOLATION and is_isolated(self.s, monster):
            n += 1
        if volley.bits & MOMENTUM:
            n += 2 if self.h.moved >= VERY_FAST else 1 if self.h.moved >= FAST else 0
        if item.type == MAGIC and volley.attack.area == ONE and self.h.mana > volley.mana:
            n += 0.7
        return n

    def spread(self, volley: Volley, spot: int, gain: float) -> None:
        """What is on a spot counts for every aim whose area covers it."""
        gains = volley.gains
        area = volley.attack.area
        if area not in OFFSETS:
            if (spot, ANY_WAY) in gains:
                gains[spot, ANY_WAY] += gain
            return
        ways = range(4) if volley.attack.has_direction else [0]
        for way in ways:
            for forward, right in OFFSETS[area]:
                impact = offset(self.s.ground, spot, way, -forward, -right)
                if impact >= 0:
                    key = (impact, way if volley.attack.has_direction else ANY_WAY)
                    gains[key] = gains.get(key, 0.0) + gain

    def friend_cost(self, other: Hero, damage: int) -> float:
        left = max_hit_points(self.s, other) - other.wounds
        return DEATH if damage >= left else FRIEND * damage

    def add_bounces(self, volley: Volley) -> None:
        single = {monster.serial: self.gain(volley, monster) for monster in self.monsters}
        for (impact, way), gain in list(volley.gains.items()):
            near = sorted(
                [single[m.serial] for m in monsters_in_area(self.s, impact)], reverse=True
            )
            volley.gains[impact, way] = gain + 0.8 * sum(near[: volley.attack.effects.bounces])

    def add_stuns(self, volley: Volley) -> None:
        for (impact, way), gain in list(volley.gains.items()):
            for monster in monsters_in_area(self.s, impact):
                worth = self.outlook.worths[monster.serial]
                stunned = chance_of_stun(self.s, monster.kind.dice)
                gain += 0.6 * stunned * max(0.0, worth - 1.0)
            volley.gains[impact, way] = gain

    # -- the best attack --------------------------------------------------------------------------

    def best_plan(self) -> Plan | None:
        """The best attack now, with a look at what the same spot lets the hero attack after it."""
        volleys = [volley for volley in self.volleys() if volley.aims]
        if not volleys:
            return None
        plans = self.plans(volleys)
        if self.h.actions > 1:
            plans = [self.with_more(plan, volleys) for plan in plans[:LOOKED_AT]]
        if not plans:
            return None
        best = max(plans, key=lambda plan: plan.score)
        return best if best.score >= LEAST - self.cost(best.volley) else None

    def plans(self, volleys: list[Volley]) -> list[Plan]:
        """For every spot that makes sense the best single attack, the best of all first."""
        best: dict[int, Plan] = {}
        for volley in volleys:
            for spot in self.spots_for(volley):
                plan = self.plan(volley, spot)
                if plan is not None and (spot not in best or plan.score > best[spot].score):
                    best[spot] = plan
        return sorted(best.values(), key=lambda plan: -plan.score)

    def plan(self, volley: Volley, spot: int) -> Plan | None:
        cost = self.reach[spot].cost + volley.attack.movement
        if cost > self.most:
            return None
        aim = self.best_aim(volley, spot)
        if aim is None:
            return None
        used = len(self.tokens_for(cost - self.h.points))
        score = aim.gain - self.cost(volley) - TOKEN * used - 0.01 * cost
        danger = self.danger(spot, self.risk(spot), volley, aim, len(self.tokens) - used)
        score -= max(0.0, danger - self.danger_here)
        return Plan(score, spot, volley, aim)

    def danger_of_staying(self) -> float:
        """What it costs to do nothing but stay, as long as something can still be done about it."""
        return EASED[min(len(self.tokens), 2)] * pain(self.s, self.h, self.risk(self.h.spot))

    def risk(self, spot: int) -> float:
        return self.outlook.threat.get(spot, 0.0) + self.unseen(spot)

    def spots_for(self, volley: Volley) -> list[int]:
        """Where to attack from: beside a target, or for ranges in sectors a few good spots of each
        sector in reach."""
        if volley.attack.is_in_sectors:
            return self.vantage_points
        near: set[int] = set()
        for aim in volley.aims:
            if volley.attack.range == RANGE_MELEE:
                near.update(self.s.ground.adjacent[aim.impact])
            elif volley.attack.range == RANGE_TWO:
                near.update(spots_up_to_two(self.s, aim.impact))
            else:
                near.add(aim.impact)
        return sorted(spot for spot in near if spot in self.reach)

    def find_vantage_points(self) -> list[int]:
        by_sector: dict[int, list[tuple[float, int]]] = {}
        for spot, step in self.reach.items():
            worth = pain(self.s, self.h, self.risk(spot)) + 0.05 * step.cost
            by_sector.setdefault(self.s.ground.sector[spot], []).append((worth, spot))
        chosen = {self.h.spot}
        for spots in by_sector.values():
            chosen.update(spot for _, spot in sorted(spots)[:VANTAGE_POINTS])
        return sorted(chosen)

    def with_more(self, plan: Plan, volleys: list[Volley]) -> Plan:
        """A plan with what can be attacked from the same spot in the turns after it."""
        actions = self.h.actions - plan.volley.action
        more: list[tuple[float, int, int]] = []
        for volley in volleys:
            uses = volley.uses - (1 if volley is plan.volley else 0)
            if volley.attack.range == RANGE_SELF or uses <= 0 or volley.item is None:
                continue
            aims = [aim for aim in self.all_aims(volley, plan.spot) if aim.target >= 0][:MANY]
            for aim in aims:
                if aim.target != plan.aim.target:
                    more.append((aim.gain - self.cost(volley), volley.action, aim.target))
        more.sort(reverse=True)
        score = plan.score
        hit: list[int] = []
        for gain, action, target in more:
            if gain > 0 and action <= actions and target not in hit:
                actions -= action
                hit.append(target)
                score += LATER * gain
        return plan._replace(score=score)

    def all_aims(self, volley: Volley, spot: int) -> list[Aim]:
        if volley.attack.range in (RANGE_MELEE, RANGE_TWO):
            aim = self.best_near(volley, spot)
            return [] if aim is None else [aim]
        return [aim for aim in self.aims_in_range(volley, spot) if self.can_aim(volley, spot, aim)]

    def cost(self, volley: Volley) -> float:
        mana = MANA if self.needs_mana() else SPARE_MANA
        return ACTION * volley.action + mana * volley.mana

    def needs_mana(self) -> bool:
        return self.h.mana < max_mana(self.s, self.h) or self.s.phase < 3

    def danger(self, spot: int, risk: float, volley: Volley, aim: Aim, tokens: int) -> float:
        """What it costs to stand there, less what the attack removes of it; a hero with tokens or
        actions left can still do something about it."""
        if risk <= 0:
            return 0.0
        if aim.target >= 0:
            zone = self.outlook.zones[aim.target]
            risk -= volley.targets[aim.target] * zone.get(spot, 0.0)
        eased = EASED[min(tokens, 2)]
        if self.h.actions > volley.action:
            eased *= 0.7
        return eased * pain(self.s, self.h, risk)

    def best_aim(self, volley: Volley, spot: int) -> Aim | None:
        attack = volley.attack
        if attack.range == RANGE_SELF:
            gain = volley.gains.get((spot, ANY_WAY), 0.0)
            return Aim(gain, spot, ANY_WAY, NOWHERE) if gain >= LEAST else None
        if attack.range in (RANGE_MELEE, RANGE_TWO):
            return self.best_near(volley, spot)
        if attack.area == SPOTS:
            return self.best_of_several(volley, spot)
        for aim in self.aims_in_range(volley, spot):
            if self.can_aim(volley, spot, aim):
                return aim
        return None

    def aims_in_range(self, volley: Volley, spot: int) -> list[Aim]:
        """The aims in the sectors that can be reached from the sector of a spot."""
        key = (id(volley), self.s.ground.sector[spot])
        if key not in self.aims_from:
            self.aims_from[key] = [
                aim for aim in volley.aims if self.in_sectors(volley, spot, aim.impact)
            ]
        return self.aims_from[key]

    def best_near(self, volley: Volley, spot: int) -> Aim | None:
        ground = self.s.ground
        near = ground.adjacent[spot]
        if volley.attack.range == RANGE_TWO:
            near = spots_up_to_two(self.s, spot)
        best: Aim | None = None
        several: list[float] = []
        for impact in near:
            way = directions_to(spot, impact)[0] if volley.attack.has_direction else ANY_WAY
            gain = volley.gains.get((impact, way), 0.0)
            if gain < LEAST or not self.can_land(volley, impact, way):
                continue
            if self.is_kept_off(volley, spot, impact):
                continue
            several.append(gain)
            if best is None or gain > best.gain:
                best = Aim(gain, impact, way, self.target_on(impact))
        if best is not None and volley.attack.area == SPOTS:
            several.sort(reverse=True)
            best = best._replace(gain=sum(several[: volley.attack.spots]))
        return best

    def is_kept_off(self, volley: Volley, spot: int, impact: int) -> bool:
        """TLS-DRYAD-2: Monoliths shield the Dryad against melee."""
        s = self.s
        monster = s.monster_at[impact]
        if monster is None:
            return False
        return s.boss.why_unhurt(s, monster, volley.type, spot, impact) is not None

    def can_land(self, volley: Volley, impact: int, way: int) -> bool:
        if volley.attack.area != LINE_3_MOVE:
            return True
        landing = offset(self.s.ground, impact, way, LANDING, 0)
        if landing < 0 or not self.s.is_free_for_hero(landing):
            return False
        return self.outlook.threat.get(landing, 0.0) < 2.0

    def best_of_several(self, volley: Volley, spot: int) -> Aim | None:
        first: Aim | None = None
        gain = 0.0
        left = volley.attack.spots
        for aim in self.aims_in_range(volley, spot):
            if left and self.can_aim(volley, spot, aim):
                first = first or aim
                gain += aim.gain
                left -= 1
        return None if first is None else first._replace(gain=gain)

    def can_aim(self, volley: Volley, spot: int, aim: Aim) -> bool:
        """Whether nothing but the range, which is in sectors, could forbid it from there."""
        ground = self.s.ground
        attack = volley.attack
        if aim.impact == spot:
            return False
        near = aim.impact in ground.area[spot]
        if near and spares_own_area(self.h, volley.type):
            return False
        if near and attack.area in OFFSETS and attack.area != RING:  # the hero would be hit as well
            return False
        if attack.area in (SQUARE, RING) and near:
            return False
        if attack.has_direction and aim.direction not in directions_to(spot, aim.impact):
            return False
        if volley.bits & VISION or volley.type == MELEE or self.s.is_watchtower(spot):
            return True
        if self.s.ground.is_under_tree[aim.impact]:
            return False
        return aim.impact not in hidden_from(self.s.town, spot)

    def in_sectors(self, volley: Volley, spot: int, impact: int) -> bool:
        ground = self.s.ground
        here, there = ground.sector[spot], ground.sector[impact]
        range = volley.attack.range
        if here == there:
            return range in (CURRENT, CURRENT_ADJACENT)
        if there in ground.adjacent_sectors[here]:
            return range in (ADJACENT, CURRENT_ADJACENT, ADJACENT_FAR)
        far = range in (FAR, ADJACENT_FAR) or (volley.type == RANGED and has(self.h, FAR_SHOT))
        return far and there in ground.far_sectors(here)

    # -- a safe place -----------------------------------------------------------------------------

    def best_rest(self, points_only: bool) -> int:
        """Where to be when the horde moves; the spot itself if no other is clearly better."""
        h = self.h
        best = h.spot
        best_rest = self.rest(h.spot) + 0.25
        for spot, step in self.reach.items():
            if points_only and step.cost > h.points:
                continue
            rest = self.rest(spot) - 0.02 * step.cost
            if rest > best_rest:
                best, best_rest = spot, rest
        return best

    def rest(self, spot: int) -> float:
        s = self.s
        worth = -pain(s, self.h, self.outlook.threat.get(spot, 0.0) + self.unseen(spot))
        if not s.ground.is_town[spot]:
            worth -= 0.3
        return worth - 0.05 * max(0, self.distance_to_horde(spot) - 4)

    def unseen(self, spot: int) -> float:
        """What may still come out of the Mist near a spot."""
        s = self.s
        side = s.ground.side[spot]
        if side > 2 or not s.cards_to_come:
            return 0.0
        for slot, cards in enumerate(s.slots):
            if cards and s.box.slots[slot].tile == side:
                away = s.mist[side] - s.ground.distance[spot]
                return 1.2 if away <= 2 else 0.5 if away <= 4 else 0.0
        return 0.0

    def distance_to_horde(self, spot: int) -> int:
        ends = [ends[0] for ends in self.outlook.ends.values()]
        return min([rows_and_columns(spot, end) for end in ends], default=0)


def note_step(
    found: dict[int, Step], layers: list[list[int]], spot: int, step: Step, most: int
) -> None:
    known = found.get(spot)
    if step.cost <= most and (known is None or step.cost < known.cost):
        found[spot] = step
        layers[step.cost].append(spot)


# -- dice ----------------------------------------------------------------------------------------

_known_hits: dict[tuple[str, int], float] = {}


def chance_of_hit(s: Vigil, dice: list[int], bits: int) -> float:
    """The chance of one roll, remembered by the faces."""
    chance = 1.0
    for colour in dice:
        faces = s.box.die_faces[colour]
        key = (str(faces), bits & (NO_DODGE | ARMOR_PIERCING))
        if key not in _known_hits:
            hits = len([face for face in faces if counts_as_hit(face, bits)])
            _known_hits[key] = hits / len(faces)
        chance *= _known_hits[key]
    return chance


def chance_of_stun(s: Vigil, dice: list[int]) -> float:
    if not dice:
        return 0.0
    chance = 1.0
    for colour in dice:
        faces = s.box.die_faces[colour]
        stuns = [face for face in faces if face in (HIT_STUN, DODGE, ARMOR_FACE)]
        chance *= len(stuns) / len(faces)
    return chance


def cursed_dice(dice: list[int]) -> list[list[int]]:
    return [[*dice[:at], 1 - die, *dice[at + 1 :]] for at, die in enumerate(dice)]


# -- a hero's turn -------------------------------------------------------------------------------


class HeroTurnMind:
    """What to do next in a hero's turn."""

    def __init__(self, s: Vigil, choice: Choice, hand: Hand) -> None:
        self.s = s
        self.options = choice.options
        self.hand = hand
        self.h = hand.h

    def choose(self) -> Option:
        return (
            self.free_friend()
            or self.fire()
            or self.drink()
            or self.help()
            or self.attack()
            or self.use_perk()
            or self.guard()
            or self.go_to_rest()
            or END_TURN
        )

    def free_friend(self) -> Option | None:
        """TLS-DRYAD-22: with a Fist, one's own or a friend's."""
        for option in self.options:
            if isinstance(option, OnSpot) and option.verb == "fist":
                hero = self.s.hero_at[option.spot]
                if hero >= 0 and self.s.heroes[hero].trapped_by >= 0:
                    return option
        return None

    # Defenses cost nothing.

    def fire(self) -> Option | None:
        best: Option | None = None
        best_gain = 0.0
        volleys: dict[int, Volley] = {}
        for option in self.options:
            if not isinstance(option, Fire):
                continue
            if option.serial not in volleys:
                volleys[option.serial] = self.engine(option)
            gain = volleys[option.serial].gains.get((option.impact, ANY_WAY), 0.0)
            if option.verb == "hurl" and gain < (HURL if self.s.phase < 3 else 1.2):
                continue
            if gain > best_gain:
                best, best_gain = option, gain
        return best if best_gain >= LEAST else None

    def engine(self, option: Fire) -> Volley:
        structure = self.s.find_structure(option.serial)
        assert structure is not None
        assert structure.kind.attack is not None
        volley = Volley(None, -1, -1, structure.kind.attack)
        volley.bits = structure.kind.attack.effects.bits & ~NO_DODGE_ON_IMPACT
        volley.damage = structure.kind.damage
        for boon in crew(self.s, structure):
            volley.bits |= boon.effect
            volley.damage += boon.n
        self.hand.weigh(volley)
        self.hand.spread(volley, self.h.spot, -self.hand.friend_cost(self.h, volley.damage))
        return volley

    # Potions: the first dose of a Night comes back at dusk, the second does not.

    def drink(self) -> Option | None:
        for option in self.options:
            if isinstance(option, Pick) and option.verb == "drink":
                if self.is_thirsty(option.value):
                    return option
            elif isinstance(option, Throw) and self.helps_friend(option):
                return option
        return None

    def is_thirsty(self, place: int) -> bool:
        s, h = self.s, self.h
        item = s.item(h.potions[place])
        is_first = h.doses[place] == item.doses
        for then in item.then:
            if then.do == THEN_HEAL:
                left = max_hit_points(s, h) - h.wounds
                return is_first or left <= 3
            if then.do == THEN_GAIN_MANA:
                lacks = max_mana(s, h) - h.mana
                return uses_mana(s, h) and lacks >= then.n and (is_first or s.day == 3)
            if then.do == THEN_GAIN_ACTION:
                spent = h.all_actions - h.actions
                busy = len(s.monsters) > len(s.heroes)
                return h.actions == 0 and spent >= then.n and busy and (is_first or s.day == 3)
            if then.do == THEN_REFRESH_TOKEN:
                return not any(h.fresh) and self.hand.outlook.threat.get(h.spot, 0.0) >= 1.0
        return False

    def helps_friend(self, option: Throw) -> bool:
        friend = self.s.heroes[option.hero]
        heals = [then for then in option.item.then if then.do == THEN_HEAL]
        return bool(heals) and friend.wounds * 2 >= max_hit_points(self.s, friend)

    # Attacks that help a friend instead.

    def help(self) -> Option | None:
        for option in self.options:
            if not isinstance(option, Assault) or option.attack.strikes:
                continue
            if option.attack.area in (ALLY, ALLY_OR_SELF) and self.is_help(option):
                return option
        return None

    def is_help(self, option: Assault) -> bool:
        friend = self.s.heroes[self.s.hero_at[option.impact]]
        if option.attack.effects.restore_action == 0 or len(self.s.monsters) <= 2:
            return False
        lacks = friend.all_actions - friend.actions
        return lacks > 0 and friend.actions == 0 and self.h.mana >= 3

    # The best attack, and the way there.

    def attack(self) -> Option | None:
        plan = self.hand.best_plan()
        if plan is None:
            return None
        way = self.hand.way_to(plan.spot, plan.volley.attack.movement)
        return self.find(way) if way is not None else self.find_attack(plan)

    def find(self, wanted: Option) -> Option | None:
        notation = wanted.notation()
        for option in self.options:
            if option is wanted:
                return option
        for option in self.options:
            if isinstance(option, Pick) and option.notation() == notation:
                return option
        return None

    def find_attack(self, plan: Plan) -> Option | None:
        volley = plan.volley
        if volley.item is None:
            return self.find(FISTS[plan.aim.impact])
        for option in self.options:
            if (
                isinstance(option, Assault)
                and option.impact == plan.aim.impact
                and option.attack is volley.attack
                and option.place == volley.place
                and option.direction in (ANY_WAY, plan.aim.direction)
            ):
                return option
        return None

    # What is left to do.

    def use_perk(self) -> Option | None:
        for option in self.options:
            if isinstance(option, Use) and self.is_useful(option):
                return option
        return None

    def is_useful(self, option: Use) -> bool:
        s, h = self.s, self.h
        if option.boon == NO_BOON:
            return False
        boon = s.box.boons[option.boon]
        if boon.source == "magic-fuel":
            left = max_hit_points(s, h) - h.wounds
            return left >= 5 and h.mana + boon.n <= max_mana(s, h) and uses_mana(s, h)
        return boon.source == "quick-reload" and h.actions > 0 and len(s.monsters) > 0

    def guard(self) -> Option | None:
        """Armor Up with an Action point that no attack needs."""
        if self.h.has_attacked or not any(option is ARMOR_UP for option in self.options):
            return None
        return ARMOR_UP if self.hand.outlook.threat.get(self.h.spot, 0.0) > 0.2 else None

    def go_to_rest(self) -> Option | None:
        spot = self.hand.best_rest(points_only=self.h.has_attacked)
        if spot == self.h.spot:
            return self.restore()
        way = self.hand.way_to(spot, 0)
        return None if way is None else self.find(way)

    def restore(self) -> Option | None:
        """A card is made ready again before the horde comes, with Mana that nothing else needs."""
        if uses_mana(self.s, self.h):
            return None
        for option in self.options:
            if isinstance(option, Restore) and not option.tokens and option.item.prevent:
                return option
        return None


def uses_mana(s: Vigil, h: Hero) -> bool:
    for number in [*h.weapons, *h.scrolls]:
        item = s.item(number)
        if item.kind == SCROLL or any(attack.mana for attack in item.attacks):
            return True
    return False
