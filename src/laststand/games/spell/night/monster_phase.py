"""The Monster Phase and its six parts (Night p. 10 to 14)."""

from __future__ import annotations

from laststand.games.spell.board.monsters import wake_monsters
from laststand.games.spell.board.panic import take_flames
from laststand.games.spell.heroes.damage import RestoreCards, wears_restorable
from laststand.games.spell.heroes.questions import renew
from laststand.games.spell.map.geometry import COIN
from laststand.games.spell.monsters.attacks import (
    Aim,
    AnswerStrikes,
    DealStrikes,
    DrainMana,
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

PANIC = "panic"
FATE_COIN = "fate-coin"


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
        if s.log is not None:
            s.log.tell("MonsterPhaseBegan", "TLS-NIGHT-2", "night", phase=s.phase)
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
                for monster in s.monsters
                if s.ground.is_town[monster.spot] and monster.kind.is_monster
            ]
        )
        if inside == 0:
            return
        if s.log is not None:
            s.log.tell("PanicSpread", "TLS-PANIC-2", PANIC, monsters=inside)
        take_flames(s, max(0, inside - s.total(CALM)), "TLS-PANIC-1", PANIC)


class FlipCoin(Step[Vigil]):
    """TLS-COIN-1: it holds for the whole Monster Phase."""

    def play(self, s: Vigil) -> None:
        s.coin = s.chance.roll(s.box.coin)
        if s.log is not None:
            s.log.tell("CoinFlipped", "TLS-COIN-1", FATE_COIN, side=COIN[s.coin])


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
            s.then(*[RestoreCards(hero) for hero in heroes])
        s.boss.end_phase(s)


PLAIN: dict[str, Step[Vigil]] = {
    "MonsterPhase": MonsterPhase(),
    "SpreadPanic": SpreadPanic(),
    "FlipCoin": FlipCoin(),
    "BossPart": BossPart(),
    "RevealPatterns": RevealPatterns(),
    "MoveMonsters": MoveMonsters(),
    "MoveAndStrike": MoveAndStrike(),
    "DiscardPatterns": DiscardPatterns(),
    "TakeAim": TakeAim(),
    "DealStrikes": DealStrikes(),
    "AnswerStrikes": AnswerStrikes(),
    "EndMonsterPhase": EndMonsterPhase(),
}


def read_step(name: str, words: list[str]) -> Step[Vigil]:
    """A step of the Monster Phase as a position names it; raises ValueError or IndexError where
    the words do not fit."""
    if name in PLAIN and not words:
        return PLAIN[name]
    if name == "RevealPattern":
        return RevealPattern(int(words[0]))
    if name == "MoveMonster":
        return MoveMonster(int(words[0]))
    if name == "Aim":
        return Aim(int(words[0]))
    if name == "DrainMana":
        return DrainMana(int(words[0]), words[1])
    raise ValueError(name)
