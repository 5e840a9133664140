"""What the actions of the Main Phase have in common."""

from __future__ import annotations

from typing import Final

from laststand.games.spell import told
from laststand.games.spell.heroes.hero import Hero
from laststand.games.spell.state import Vigil
from laststand.games.spell.things.kinds import Cost
from laststand.kernel.action import Action, O, Reason


class DayAction(Action[Vigil, O]):
    """An action of a certain player."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat


def heroes_of(s: Vigil, seat: int) -> list[Hero]:
    """The heroes in play of a player."""
    return [hero for hero in s.heroes if is_played_by(hero, seat)]


def is_played_by(hero: Hero, seat: int) -> bool:
    return hero.seat == seat and hero.is_in_play


def can_pay(s: Vigil, cost: Cost) -> bool:
    """TLS-BUILD-1: from the Common Stash."""
    return s.purse.gold >= cost.gold and s.purse.materials >= cost.materials


def pay(s: Vigil, cost: Cost) -> None:
    s.purse.gold -= cost.gold
    s.purse.materials -= cost.materials


def gain(s: Vigil, gains: Cost, rule: str, cause: str) -> None:
    """TLS-BUILD-2, TLS-RESOURCE-4."""
    if not gains.is_nothing:
        told.resources_gained(s, s.purse.take_in(s, gains), rule, cause)


def too_little_gold(cost: int, rule: str) -> Reason:
    return Reason("too-little-gold", rule, {"gold": cost})
