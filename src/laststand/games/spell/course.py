"""The course of a scenario: Days and Nights (TLS-GOAL-1, TLS-GOAL-2, TLS-GOAL-3)."""

from __future__ import annotations

from typing import ClassVar, Final

from laststand.games.spell import told
from laststand.games.spell.day.dusk import EndDay
from laststand.games.spell.day.main_phase import MainPhase
from laststand.games.spell.day.upkeep import BeginDay
from laststand.games.spell.night.dawn import Dawn
from laststand.games.spell.night.end import is_night_over
from laststand.games.spell.night.hero_phase import HeroPhase
from laststand.games.spell.night.monster_phase import MonsterPhase
from laststand.games.spell.state import Vigil
from laststand.kernel.errors import DocumentRefused
from laststand.kernel.events import Fact
from laststand.kernel.step import Number, Shape, Step


class DayAndNight(Step[Vigil]):
    """One cycle, and then the next. The last Night of a scenario ends the game by itself: with
    the Boss's death (TLS-END-4), in the Introduction at dawn (TLS-INTRO-6)."""

    shape: ClassVar[Shape] = (Number("day"),)

    def __init__(self, day: int) -> None:
        self.day: Final = day

    def fits(self, s: Vigil) -> bool:
        """The Day after the last is to come, but never does."""
        return 1 <= self.day <= s.scenario.days + 1

    def is_to_come(self, s: Vigil) -> bool:
        return self.day <= s.scenario.days

    def facts(self, s: Vigil) -> dict[str, Fact]:
        return {"day": self.day}

    def play(self, s: Vigil) -> None:
        if self.day > s.scenario.days:
            raise DocumentRefused("position, field 'agenda': the scenario has no such Day")
        s.then(
            BeginDay(self.day),
            MainPhase(),
            EndDay(),
            BeginNight(),
            NightRound(),
            Dawn(),
            DayAndNight(self.day + 1),
        )


class BeginNight(Step[Vigil]):
    def play(self, s: Vigil) -> None:
        s.is_night = True
        s.phase = 0
        s.active = -1
        s.workers.scavenged = []
        for hero in s.heroes:
            hero.clear_attacks()
        told.night_began(s)


class NightRound(Step[Vigil]):
    """TLS-NIGHT-1: a Monster Phase and a Hero Phase, until the Night is over."""

    def play(self, s: Vigil) -> None:
        if not is_night_over(s):
            s.then(MonsterPhase(), HeroPhase(), self)
