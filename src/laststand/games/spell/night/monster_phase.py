"""The Monster Phase and its six parts (Night p. 10 to 14)."""

from __future__ import annotations

from typing import Any, Final

from laststand.games.spell import told
from laststand.games.spell.board.monsters import wake_monsters
from laststand.games.spell.board.panic import take_flames
from laststand.games.spell.heroes.armors import RestoreCards, wears_restorable
from laststand.games.spell.heroes.damage import DrainMana
from laststand.games.spell.heroes.questions import renew
from laststand.games.spell.monsters.attacks import (
    Aim,
    AnswerStrikes,
    BurnStructures,
    DealStrikes,
    HitCircle,
    MoveAndStrike,
    TakeAim,
)
from laststand.games.spell.monsters.moves import DiscardPatterns, MoveMonster, MoveMonsters
from laststand.games.spell.monsters.spawn import RevealPattern, RevealPatterns
from laststand.games.spell.night.end import is_night_over
from laststand.games.spell.state import Vigil
from laststand.games.spell.things.words import CALM, EACH_MONSTER_PHASE
from laststand.kernel.events import Fact
from laststand.kernel.step import Step


class MonsterPhase(Step[Vigil]):
    """TLS-NIGHT-2: panic, coin, Boss, spawn, movement, attack."""

    def facts(self, s: Vigil) -> dict[str, Fact]:
        return {"phase": s.phase + 1}

    def play(self, s: Vigil) -> None:
        s.phase += 1
        s.active = -1
        for hero in s.heroes:
            hero.extra_tokens = 0
            renew(s, hero, EACH_MONSTER_PHASE)
        told.monster_phase_began(s)
        s.then(
            SpreadPanic(),
            FlipCoin(),
            BossPart(),
            RevealPatterns(),
            *s.boss.after_spawn(s),
            *([] if s.rulings.strikes_at_once else [MoveMonsters()]),
            *s.boss.before_attacks(s),
            MoveAndStrike() if s.rulings.strikes_at_once else TakeAim(),
            DealStrikes(),
            *s.boss.after_attacks(s),
            AnswerStrikes(),
            EndMonsterPhase(),
        )


class SpreadPanic(Step[Vigil]):
    """TLS-PANIC-1: a Flame for each Monster in the Town, stunned or not (TLS-PANIC-2)."""

    def play(self, s: Vigil) -> None:
        inside = len(
            [
                monster
                for monster in s.horde.monsters
                if s.ground.is_town[monster.spot] and monster.kind.is_monster
            ]
        )
        if inside == 0:
            return
        told.panic_spread(s, inside)
        take_flames(s, max(0, inside - s.total(CALM)), "TLS-PANIC-1", "panic")


class FlipCoin(Step[Vigil]):
    """TLS-COIN-1: it holds for the whole Monster Phase."""

    def play(self, s: Vigil) -> None:
        s.coin = s.chance.roll(s.box.coin)
        told.coin_flipped(s)


class BossPart(Step[Vigil]):
    """TLS-NIGHT-2, third part: what the scenario's Boss does before the others come."""

    def play(self, s: Vigil) -> None:
        s.boss.boss_part(s)


class EndMonsterPhase(Step[Vigil]):
    """Stuns of this phase are over (TLS-DICE-7). Tokens that are left may restore cards
    (TLS-ARMOR-4)."""

    def play(self, s: Vigil) -> None:
        wake_monsters(s)
        if not is_night_over(s):
            heroes = [hero for hero in s.heroes_in_order() if wears_restorable(s, hero)]
            s.then_all([RestoreCards(hero) for hero in heroes])
        s.boss.end_phase(s)


MONSTER_PHASE: Final[list[type[Step[Any]]]] = [
    MonsterPhase,
    SpreadPanic,
    FlipCoin,
    BossPart,
    RevealPatterns,
    RevealPattern,
    MoveMonsters,
    MoveMonster,
    MoveAndStrike,
    DiscardPatterns,
    TakeAim,
    Aim,
    DealStrikes,
    BurnStructures,
    HitCircle,
    DrainMana,
    AnswerStrikes,
    EndMonsterPhase,
]
"""Its steps, and those of its parts."""
