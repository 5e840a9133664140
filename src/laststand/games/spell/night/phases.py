"""The Night: Monster Phases and Hero Phases in turn (Night p. 10)."""

from __future__ import annotations

from laststand.games.spell import told
from laststand.games.spell.night.end import is_night_over
from laststand.games.spell.night.hero_phase import HeroPhase
from laststand.games.spell.night.monster_phase import MonsterPhase
from laststand.games.spell.state import Vigil
from laststand.kernel.step import Step


class BeginNight(Step[Vigil]):
    def play(self, s: Vigil) -> None:
        s.is_night = True
        s.phase = 0
        s.active = -1
        s.scavenged = []
        for hero in s.heroes:
            hero.clear_attacks()
        told.night_began(s)


class NightRound(Step[Vigil]):
    """TLS-NIGHT-1: a Monster Phase and a Hero Phase, until the Night is over."""

    def play(self, s: Vigil) -> None:
        if not is_night_over(s):
            s.then(MonsterPhase(), HeroPhase(), self)
