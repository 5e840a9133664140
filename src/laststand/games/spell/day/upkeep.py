"""Upkeep: the Mist, the spawn, production, levels (Day p. 11 to 13)."""

from __future__ import annotations

from typing import ClassVar, Final

from laststand.games.spell import told
from laststand.games.spell.day.scouting import AdvanceMist, ScoutSpawn
from laststand.games.spell.day.shop import cycle_decks, is_open
from laststand.games.spell.heroes.levels import LevelUp, Refill
from laststand.games.spell.heroes.questions import renew
from laststand.games.spell.state import Vigil
from laststand.games.spell.things.words import EACH_DAY
from laststand.kernel.events import Fact
from laststand.kernel.step import Number, Shape, Step


class BeginDay(Step[Vigil]):
    """TLS-UPKEEP-1: the four steps of Upkeep in their order."""

    shape: ClassVar[Shape] = (Number("day"),)
    begins_turn = True

    def __init__(self, day: int) -> None:
        self.day: Final = day

    def fits(self, s: Vigil) -> bool:
        return 1 <= self.day <= s.scenario.days

    def facts(self, s: Vigil) -> dict[str, Fact]:
        return {"day": self.day}

    def play(self, s: Vigil) -> None:
        s.day = self.day
        s.is_night = False
        s.workers.used = 0
        s.passed.begin_day()
        if self.day > 1:
            s.first = next_first(s)
        for hero in s.heroes:
            renew(s, hero, EACH_DAY)
        told.day_began(s)
        order = s.heroes_in_order()
        heroes: list[Step[Vigil]] = [LevelUp(hero) for hero in order]
        if s.rulings.tokens_run_out and self.day == 1:
            heroes.extend([Refill(hero) for hero in order])
        s.then(AdvanceMist(), ScoutSpawn(), Produce(), *heroes)


def next_first(s: Vigil) -> int:
    """TLS-FIRST-2; at some tables the first player stays."""
    return s.first if s.rulings.first_stays else (s.first + 1) % s.players


# -- production ----------------------------------------------------------------------------


class Produce(Step[Vigil]):
    """TLS-PRODUCTION-1; in the French edition not on the first Day (TLS-PRODUCTION-2)."""

    def play(self, s: Vigil) -> None:
        if s.box.is_french and s.day == 1:
            return
        for structure in s.structures:
            kind = structure.kind
            gives = kind.upgrade_produces if structure.is_upgraded else kind.produces
            if gives.is_nothing:
                continue
            told.produced(s, kind, s.purse.take_in(s, gives))
        if is_open(s):  # TLS-PRODUCTION-4
            cycle_decks(s)
            told.shop_cycled(s)
