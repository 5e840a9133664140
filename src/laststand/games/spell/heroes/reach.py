"""Where a hero can still go in a Hero Phase, for those who look ahead: bots, and whoever is asked
for help. The table stays as it is."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from laststand.games.spell.heroes.hero import Hero
from laststand.games.spell.heroes.moves import can_jump_over, token_points, walks_over
from laststand.games.spell.heroes.questions import jump_cost
from laststand.games.spell.map.spots import NOWHERE, SPOTS, unmarked
from laststand.games.spell.state import Vigil

OUT_OF_REACH: Final = 9999


def points_of(s: Vigil, h: Hero, tokens: list[int]) -> int:
    """TLS-STEP-1: what tokens give when they are turned over where the hero stands now."""
    points = 0
    for turned, value in enumerate(tokens):
        points += token_points(s, h, value, turned == 0)
    return points


class Reach:
    """Every spot a hero can get to with the points there are and all fresh tokens, walking
    (TLS-STEP-3) and jumping (TLS-JUMP-1); from a Watchtower none (TLS-WATCHTOWER-2)."""

    def __init__(self, s: Vigil, hero: int) -> None:
        h = s.heroes[hero]
        self.s: Final = s
        self.h: Final = h
        self.most: Final = h.points + points_of(s, h, h.fresh_tokens())
        self.spots: Final = [h.spot]
        """In the order they are found."""
        self._costs: Final = vec[i64]([OUT_OF_REACH] * SPOTS)
        self._before: Final = vec[i64]([NOWHERE] * SPOTS)
        self._jumped: Final = unmarked()
        self._strides: Final = walks_over(s, hero)
        self._layers: Final[list[list[int]]] = [[h.spot]]
        self._costs[h.spot] = 0
        if not s.is_watchtower(h.spot):
            self._spread()

    def _spread(self) -> None:
        leap = jump_cost(self.h)
        for _ in range(self.most + leap):
            self._layers.append([])
        for cost in range(self.most):
            for spot in self._layers[cost]:
                if self._costs[spot] == cost:
                    self._step_from(spot, cost, leap)

    def _step_from(self, spot: int, cost: int, leap: int) -> None:
        s = self.s
        is_crossed = s.ground.is_low_obstacle[spot]
        for direction in range(4):
            near = s.ground.next[direction][spot]
            if near < 0 or self._costs[near] <= cost + 1:
                continue
            if s.is_free_for_hero(near):
                self._note(near, cost + 1, spot, False)
                continue
            if self._strides and s.ground.is_low_obstacle[near] and not s.is_mist(near):
                self._note(near, cost + 1, spot, False)
            if cost + leap <= self.most and not is_crossed and can_jump_over(s, self.h, near):
                landing = s.ground.next[direction][near]
                if landing >= 0 and s.is_free_for_hero(landing):
                    self._note(landing, cost + leap, spot, True)

    def _note(self, spot: int, cost: int, before: int, jumps: bool) -> None:
        known = self._costs[spot]
        if cost >= known:
            return
        if known == OUT_OF_REACH and not self.s.ground.is_low_obstacle[spot]:
            self.spots.append(spot)
        self._costs[spot] = cost
        self._before[spot] = before
        self._jumped[spot] = jumps
        self._layers[cost].append(spot)

    def cost(self, spot: int) -> int:
        """The points it takes; OUT_OF_REACH where no points are enough."""
        return self._costs[spot]

    def has(self, spot: int) -> bool:
        return self._costs[spot] < OUT_OF_REACH and not self.s.ground.is_low_obstacle[spot]

    def way(self, spot: int) -> list[int]:
        """The spots from the hero's own, without it, to another."""
        way: list[int] = []
        while spot != self.h.spot:
            way.append(spot)
            spot = self._before[spot]
        way.reverse()
        return way

    def begins_with_jump(self, spot: int) -> bool:
        return self._jumped[self.way(spot)[0]]

    def leg(self, spot: int) -> int:
        """How far on the way to another spot the hero gets with one move or one jump."""
        way = self.way(spot)
        leg = way[0]
        for at in way[1:]:
            if self._jumped[way[0]] or self._jumped[at]:
                break
            if not self.s.ground.is_low_obstacle[at]:
                leg = at
        return leg
