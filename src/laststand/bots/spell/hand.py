"""A hero of The Last Spell at one moment of a turn: where to go for the best attack that is worth
its danger, and where it is safe."""

from __future__ import annotations

from typing import Final

from laststand.bots.spell.outlook import Outlook, pain, reserve
from laststand.bots.spell.volleys import ANY_WAY, LEAST, MANY, Aim, Arsenal, Volley
from laststand.games.spell.heroes.questions import max_mana
from laststand.games.spell.heroes.ranges import (
    LANDING,
    directions_to,
    is_in_sight,
    needs_sight_from,
    offset,
    spares_own_area,
    spots_up_to_two,
)
from laststand.games.spell.heroes.reach import Reach, points_of
from laststand.games.spell.map.geometry import NO_SIDE, is_in_area, rows_and_columns
from laststand.games.spell.map.spots import NOWHERE
from laststand.games.spell.options import JUMPS, MOVES, TOKENS
from laststand.games.spell.state import Vigil
from laststand.games.spell.things.words import (
    LINE_3_MOVE,
    RANGE_MELEE,
    RANGE_SELF,
    RANGE_TWO,
    SEVERAL_SPOTS,
)
from laststand.kernel.choice import Option

ACTION: Final = 0.55
"""What an Action point could bring elsewhere."""
MANA: Final = 0.14
SPARE_MANA: Final = 0.02
TOKEN: Final = 0.12
"""What a Movement token is worth to a hero who may still want to get away."""
LOOKED_AT: Final = 8
"""Of how many spots it is asked what can be attacked there after the first attack."""
LATER: Final = 0.6
EASED: Final = [1.0, 0.45, 0.3]
"""How much of a danger counts for a hero with none, one or more Movement tokens left."""
VANTAGE_POINTS: Final = 7
"""How many spots of each sector are looked at for attacks whose range is in sectors."""
SAFE_LANDING: Final = 2.0


class Plan:
    """An attack from a spot."""

    def __init__(self, score: float, spot: int, volley: Volley, aim: Aim) -> None:
        self.score: Final = score
        self.spot: Final = spot
        self.volley: Final = volley
        self.aim: Final = aim


def score_of(plan: Plan) -> float:
    return plan.score


class Hand:
    """A hero's turn at one moment."""

    def __init__(self, s: Vigil, hero: int, outlook: Outlook) -> None:
        self.s: Final = s
        self.h: Final = s.heroes[hero]
        self.outlook: Final = outlook
        self.arsenal: Final = Arsenal(s, hero, outlook)
        self.reach: Final = Reach(s, hero)
        self.tokens: Final = self.h.fresh_tokens()
        self.left: Final = reserve(s, self.h)
        self.mana_worth: Final = MANA if self.needs_mana() else SPARE_MANA
        self.coming: Final = [self.is_coming_from(side) for side in range(NO_SIDE)]
        """By side, whether more may still come out of the Mist there."""
        self.danger_here: Final = EASED[min(len(self.tokens), 2)] * self.pain_at(self.h.spot)
        """What it costs to do nothing but stay, as long as something can still be done about it."""
        self._subsets: Final[dict[int, list[int]]] = {}
        self._vantage_points: list[int] | None = None

    def pain_at(self, spot: int) -> float:
        return pain(self.left, self.risk(spot))

    # -- where the hero can go --------------------------------------------------------------------

    def tokens_for(self, points: int) -> list[int]:
        """The fewest points' worth of tokens that give so many points more."""
        if points <= 0:
            return []
        known = self._subsets.get(points)
        if known is None:
            known = self.least_tokens(points)
            self._subsets[points] = known
        return known

    def least_tokens(self, points: int) -> list[int]:
        best = self.tokens
        least = sum(best)
        for mask in range(1, 1 << len(self.tokens)):
            chosen = [token for at, token in enumerate(self.tokens) if mask >> at & 1]
            worth = sum(chosen)
            fewer = worth < least or (worth == least and len(chosen) < len(best))
            if fewer and points <= points_of(self.s, self.h, chosen):
                best, least = chosen, worth
        return best

    def way_to(self, spot: int, extra: int) -> Option | None:
        """The next thing to do on the way to a spot, None once there."""
        needed = self.reach.cost(spot) + extra - self.h.points
        if needed > 0:
            tokens = self.tokens_for(needed)
            return TOKENS[tokens[-1]] if tokens else None
        if spot == self.h.spot:
            return None
        leg = self.reach.leg(spot)
        return JUMPS[leg] if self.reach.begins_with_jump(spot) else MOVES[leg]

    # -- the best attack --------------------------------------------------------------------------

    def best_plan(self, plans: list[Plan]) -> Plan | None:
        """The best of some attacks, if it is worth it."""
        if not plans:
            return None
        best = max(plans, key=score_of)
        return best if best.score >= LEAST - self.cost(best.volley) else None

    def best_plans(self) -> list[Plan]:
        """The best attacks, with a look at what the same spot lets the hero attack after each."""
        every = self.arsenal.volleys(self.reach.most)
        volleys = [volley for volley in every if volley.aims]
        plans = self.plans(volleys)[:LOOKED_AT]
        if self.h.actions > 1:
            return [self.with_more(plan, volleys) for plan in plans]
        return plans

    def plans(self, volleys: list[Volley]) -> list[Plan]:
        """For every spot that makes sense the best single attack, the best of all first."""
        best: dict[int, Plan] = {}
        for volley in volleys:
            for spot in self.spots_for(volley):
                plan = self.plan(volley, spot)
                if plan is None:
                    continue
                known = best.get(spot)
                if known is None or plan.score > known.score:
                    best[spot] = plan
        return sorted(best.values(), key=score_of, reverse=True)

    def plan(self, volley: Volley, spot: int) -> Plan | None:
        cost = self.reach.cost(spot) + volley.attack.movement
        if cost > self.reach.most:
            return None
        aim = self.best_aim(volley, spot)
        if aim is None:
            return None
        used = len(self.tokens_for(cost - self.h.points))
        score = aim.gain - self.cost(volley) - TOKEN * used - 0.01 * cost
        danger = self.danger(spot, self.risk(spot), volley, aim, len(self.tokens) - used)
        score -= max(0.0, danger - self.danger_here)
        return Plan(score, spot, volley, aim)

    def risk(self, spot: int) -> float:
        return self.outlook.threat[spot] + self.unseen(spot)

    def spots_for(self, volley: Volley) -> list[int]:
        """Where to attack from: beside a target, or for ranges in sectors a few good spots of each
        sector in reach."""
        attack = volley.attack
        if attack.is_in_sectors:
            return self.vantage_points()
        near: set[int] = set()
        for aim in volley.aims:
            if attack.range is RANGE_MELEE:
                near.update(self.s.ground.adjacent[aim.impact])
            elif attack.range is RANGE_TWO:
                near.update(spots_up_to_two(self.s, aim.impact))
            else:
                near.add(aim.impact)
        return sorted([spot for spot in near if self.reach.has(spot)])

    def vantage_points(self) -> list[int]:
        if self._vantage_points is None:
            self._vantage_points = self.find_vantage_points()
        return self._vantage_points

    def find_vantage_points(self) -> list[int]:
        by_sector: dict[int, list[tuple[float, int]]] = {}
        for spot in self.reach.spots:
            worth = self.pain_at(spot) + 0.05 * self.reach.cost(spot)
            sector = self.s.ground.sector[spot]
            if sector not in by_sector:
                by_sector[sector] = []
            by_sector[sector].append((worth, spot))
        chosen = {self.h.spot}
        for spots in by_sector.values():
            spots.sort()
            for _, spot in spots[:VANTAGE_POINTS]:
                chosen.add(spot)
        return sorted(chosen)

    def with_more(self, plan: Plan, volleys: list[Volley]) -> Plan:
        """A plan with what can be attacked from the same spot in the turns after it."""
        actions = self.h.actions - plan.volley.action
        more: list[tuple[float, int, int]] = []
        for volley in volleys:
            uses = volley.uses - (1 if volley is plan.volley else 0)
            if volley.attack.range is RANGE_SELF or uses <= 0 or volley.item is None:
                continue
            cost = self.cost(volley)
            for aim in self.best_targets(volley, plan.spot):
                if aim.target != plan.aim.target:
                    more.append((aim.gain - cost, volley.action, aim.target))
        more.sort(reverse=True)
        score = plan.score
        hit: list[int] = []
        for gain, action, target in more:
            if gain > 0 and action <= actions and target not in hit:
                actions -= action
                hit.append(target)
                score += LATER * gain
        return Plan(score, plan.spot, plan.volley, plan.aim)

    def best_targets(self, volley: Volley, spot: int) -> list[Aim]:
        """A few good aims at Monsters from a spot."""
        if volley.attack.range in (RANGE_MELEE, RANGE_TWO):
            aim = self.best_near(volley, spot)
            return [] if aim is None or aim.target < 0 else [aim]
        found: list[Aim] = []
        for aim in volley.aims_from(self.s, self.h, spot):
            if aim.target >= 0 and self.can_aim(volley, spot, aim):
                found.append(aim)
                if len(found) == MANY:
                    break
        return found

    def cost(self, volley: Volley) -> float:
        return ACTION * volley.action + self.mana_worth * volley.mana

    def needs_mana(self) -> bool:
        return self.h.mana < max_mana(self.s, self.h) or self.s.phase < 3

    def danger(self, spot: int, risk: float, volley: Volley, aim: Aim, tokens: int) -> float:
        """What it costs to stand there, less what the attack removes of it; a hero with tokens or
        actions left can still do something about it."""
        if risk <= 0:
            return 0.0
        if aim.target >= 0:
            risk -= volley.chances[aim.target] * self.outlook.zones[aim.target].at(spot)
        eased = EASED[min(tokens, 2)]
        if self.h.actions > volley.action:
            eased *= 0.7
        return eased * pain(self.left, risk)

    # -- aiming -----------------------------------------------------------------------------------

    def best_aim(self, volley: Volley, spot: int) -> Aim | None:
        attack = volley.attack
        if attack.range is RANGE_SELF:
            gain = volley.gain_at(spot, ANY_WAY)
            return Aim(gain, spot, ANY_WAY, NOWHERE) if gain >= LEAST else None
        if attack.range in (RANGE_MELEE, RANGE_TWO):
            return self.best_near(volley, spot)
        if attack.area is SEVERAL_SPOTS:
            return self.best_of_several(volley, spot)
        for aim in volley.aims_from(self.s, self.h, spot):
            if self.can_aim(volley, spot, aim):
                return aim
        return None

    def best_near(self, volley: Volley, spot: int) -> Aim | None:
        attack = volley.attack
        near = self.s.ground.adjacent[spot]
        if attack.range is RANGE_TWO:
            near = spots_up_to_two(self.s, spot)
        best: Aim | None = None
        several: list[float] = []
        for impact in near:
            way = directions_to(spot, impact)[0] if attack.has_direction else ANY_WAY
            gain = volley.gain_at(impact, way)
            if gain < LEAST or not self.can_land(volley, impact, way):
                continue
            if self.is_kept_off(volley, spot, impact):
                continue
            several.append(gain)
            if best is None or gain > best.gain:
                best = Aim(gain, impact, way, self.arsenal.target_on(impact))
        if best is not None and attack.area is SEVERAL_SPOTS:
            several.sort(reverse=True)
            best = best.with_gain(sum(several[: attack.spots]))
        return best

    def is_kept_off(self, volley: Volley, spot: int, impact: int) -> bool:
        """TLS-DRYAD-2: Monoliths shield the Dryad against melee."""
        s = self.s
        monster = s.monster_at[impact]
        return (
            monster is not None
            and s.boss.why_unhurt(s, monster, volley.type, spot, impact) is not None
        )

    def can_land(self, volley: Volley, impact: int, way: int) -> bool:
        if volley.attack.area is not LINE_3_MOVE:
            return True
        landing = offset(self.s.ground, impact, way, LANDING, 0)
        if landing < 0 or not self.s.is_free_for_hero(landing):
            return False
        return self.outlook.threat[landing] < SAFE_LANDING

    def best_of_several(self, volley: Volley, spot: int) -> Aim | None:
        first: Aim | None = None
        gain = 0.0
        left = volley.attack.spots
        for aim in volley.aims_from(self.s, self.h, spot):
            if self.can_aim(volley, spot, aim):
                first = first or aim
                gain += aim.gain
                left -= 1
                if left == 0:
                    break
        return None if first is None else first.with_gain(gain)

    def can_aim(self, volley: Volley, spot: int, aim: Aim) -> bool:
        """Whether nothing but the range, which is in sectors, forbids it from there, nor the good
        of the hero, who would be hit as well."""
        attack = volley.attack
        if is_in_area(spot, aim.impact) and (
            spot == aim.impact or attack.area.is_wide or spares_own_area(self.h, volley.type)
        ):
            return False
        if attack.has_direction and aim.direction not in directions_to(spot, aim.impact):
            return False
        if needs_sight_from(self.s, spot, volley.type, attack, volley.bits):
            return is_in_sight(self.s, spot, aim.impact)
        return True

    # -- a safe place -----------------------------------------------------------------------------

    def best_rest(self, points_only: bool) -> int:
        """Where to be when the horde moves; the spot itself if no other is clearly better."""
        h = self.h
        best = h.spot
        best_rest = self.rest(h.spot) + 0.25
        for spot in self.reach.spots:
            cost = self.reach.cost(spot)
            if points_only and cost > h.points:
                continue
            rest = self.rest(spot) - 0.02 * cost
            if rest > best_rest:
                best, best_rest = spot, rest
        return best

    def rest(self, spot: int) -> float:
        worth = -self.pain_at(spot)
        if not self.s.ground.is_town[spot]:
            worth -= 0.3
        return worth - 0.05 * max(0, self.distance_to_horde(spot) - 4)

    def unseen(self, spot: int) -> float:
        """What may still come out of the Mist near a spot."""
        s = self.s
        side = s.ground.side[spot]
        if side == NO_SIDE or not self.coming[side]:
            return 0.0
        away = s.mist.distances[side] - s.ground.distance[spot]
        return 1.2 if away <= 2 else 0.5 if away <= 4 else 0.0

    def is_coming_from(self, side: int) -> bool:
        for slot, cards in enumerate(self.s.spawn.slots):
            if cards and self.s.box.slots[slot].tile == side:
                return True
        return False

    def distance_to_horde(self, spot: int) -> int:
        nearest = FAR_AWAY
        for end in self.outlook.ends:
            nearest = min(nearest, rows_and_columns(spot, end))
        return nearest if nearest < FAR_AWAY else 0


FAR_AWAY: Final = 99
