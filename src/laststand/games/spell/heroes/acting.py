"""What the actions of a hero's turn have in common."""

from __future__ import annotations

from typing import Any, Final

from laststand.games.spell.heroes.hero import Hero
from laststand.games.spell.map.spots import SPOT_NAMES, SPOTS
from laststand.games.spell.state import Vigil
from laststand.kernel.action import Action, O, Reason
from laststand.kernel.choice import Option


class HeroAction(Action[Vigil, O]):
    """An action of a certain hero."""

    def __init__(self, hero: int) -> None:
        self.hero: Final = hero


class Barred(HeroAction[Option]):
    """TLS-DRYAD-21: nothing but Fist is left to a hero on a token, whatever else may be thought
    of."""

    def __init__(self, hero: int, action: Action[Any, Any]) -> None:
        super().__init__(hero)
        self.action: Final = action
        self.verb = action.verb

    def candidates(self, s: Vigil) -> list[Option]:
        return self.action.candidates(s)

    def why_not(self, s: Vigil, option: Option) -> Reason:
        return trapped(s, self.hero)

    def options(self, s: Vigil) -> list[Option]:
        return []


def everywhere(s: Vigil, first: list[int]) -> list[int]:
    """Every spot of the map, some of them first."""
    return first + [spot for spot in range(SPOTS) if s.ground.exists[spot] and spot not in first]


# -- reasons -------------------------------------------------------------------------------


def trapped(s: Vigil, hero: int) -> Reason:
    token = s.box.monster_ids[s.heroes[hero].trapped_by]
    return Reason("trapped", "TLS-DRYAD-21", {"monster": token})


def not_held(s: Vigil, hero: int, item: str) -> Reason:
    return Reason("not-held", "TLS-HEROES-2", {"hero": s.hero_id(hero), "item": item})


def too_few_points(action: int, movement: int, rule: str) -> Reason:
    return Reason("too-few-points", rule, {"action": action, "movement": movement})


def too_little_mana(h: Hero, mana: int, rule: str) -> Reason:
    return Reason("too-little-mana", rule, {"mana": mana, "left": h.mana})


def not_free_for_hero(s: Vigil, spot: int, rule: str) -> Reason | None:
    """Why a hero cannot come to stand on a spot; None: nothing speaks against it."""
    if s.is_mist(spot):
        return IN_THE_MIST
    return None if s.is_free_for_hero(spot) else occupied(s, spot, rule)


def occupied(s: Vigil, spot: int, rule: str) -> Reason:
    return Reason("occupied", rule, {"spot": SPOT_NAMES[spot], "by": s.occupant(spot)})


IN_THE_MIST: Final = Reason("in-the-mist", "TLS-STEP-4")
ON_A_WATCHTOWER: Final = Reason("on-a-watchtower", "TLS-WATCHTOWER-2")
