"""The Monster Phase and its six parts (Night p. 10 to 14)."""

from __future__ import annotations

from laststand.games.spell.board.monsters import wake_monsters
from laststand.games.spell.board.panic import take_flames
from laststand.games.spell.bosses.cetusia import (
    CetusiaAttacks,
    PartAppears,
    PartAttacks,
    draw_card,
    end_of_phase,
)
from laststand.games.spell.bosses.dryad import (
    DryadAppears,
    DryadAttacks,
    StepAside,
    grow,
    is_her_night,
)
from laststand.games.spell.bosses.growths import (
    HATCHERY,
    SEED_MORTAR,
    GrowthFalls,
    Hatch,
    SqueezeHeroes,
)
from laststand.games.spell.bosses.harpy import BringAlerions, HarpyEnters, cry, is_due
from laststand.games.spell.heroes.armors import RestoreCards, wears_restorable
from laststand.games.spell.heroes.questions import every_total, renew
from laststand.games.spell.map.geometry import COIN, DIRECTIONS, SPOT_NAMES
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
from laststand.games.spell.things.cetusia_cards import PARTS
from laststand.games.spell.things.kinds import CALM, EACH_MONSTER_PHASE
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
            BringAlerions(),
            *([] if s.rulings.strikes_at_once else [MoveMonsters()]),
            CetusiaAttacks(),
            *([SqueezeHeroes()] if is_her_night(s) else []),
            MoveAndStrike() if s.rulings.strikes_at_once else TakeAim(),
            DealStrikes(),
            *([DryadAttacks()] if is_her_night(s) else []),
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
        take_flames(s, max(0, inside - every_total(s, CALM)), "TLS-PANIC-1", PANIC)


class FlipCoin(Step[Vigil]):
    """TLS-COIN-1: it holds for the whole Monster Phase."""

    def play(self, s: Vigil) -> None:
        s.coin = s.chance.roll(s.box.coin)
        if s.log is not None:
            s.log.tell("CoinFlipped", "TLS-COIN-1", FATE_COIN, side=COIN[s.coin])


class BossPart(Step[Vigil]):
    """TLS-NIGHT-2, third part: what the scenario's Boss does before the others come."""

    def play(self, s: Vigil) -> None:
        cry(s)
        draw_card(s)
        if is_her_night(s):
            grow(s)


class EndMonsterPhase(Step[Vigil]):
    """Stuns of this phase are over (TLS-DICE-7); Cetusia's cards may be shuffled; Alerions that
    fell in it may bring the Harpy. Tokens that are left may restore cards (TLS-ARMOR-4)."""

    def play(self, s: Vigil) -> None:
        wake_monsters(s)
        end_of_phase(s)
        if not is_night_over(s):
            heroes = [hero for hero in s.heroes_in_order() if wears_restorable(s, hero)]
            s.then(*[RestoreCards(hero) for hero in heroes])
        if is_due(s):
            s.then(HarpyEnters())


PLAIN: dict[str, Step[Vigil]] = {
    "MonsterPhase": MonsterPhase(),
    "SpreadPanic": SpreadPanic(),
    "FlipCoin": FlipCoin(),
    "BossPart": BossPart(),
    "RevealPatterns": RevealPatterns(),
    "BringAlerions": BringAlerions(),
    "MoveMonsters": MoveMonsters(),
    "MoveAndStrike": MoveAndStrike(),
    "DiscardPatterns": DiscardPatterns(),
    "CetusiaAttacks": CetusiaAttacks(),
    "DryadAppears": DryadAppears(),
    "DryadAttacks": DryadAttacks(),
    "SqueezeHeroes": SqueezeHeroes(),
    "TakeAim": TakeAim(),
    "DealStrikes": DealStrikes(),
    "AnswerStrikes": AnswerStrikes(),
    "EndMonsterPhase": EndMonsterPhase(),
    "HarpyEnters": HarpyEnters(),
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
    if name in ("PartAppears", "PartAttacks"):
        part = range(len(PARTS)).index(int(words[0]))
        return PartAppears(part) if name == "PartAppears" else PartAttacks(part)
    if name == "StepAside":
        return StepAside(int(words[0]))
    if name == "Hatch":
        return Hatch(int(words[0]))
    if name == "GrowthFalls":
        kind = [HATCHERY, SEED_MORTAR].index(words[0])
        way = DIRECTIONS.index(words[2])
        return GrowthFalls([HATCHERY, SEED_MORTAR][kind], SPOT_NAMES.index(words[1]), way)
    if name == "DrainMana":
        return DrainMana(int(words[0]), words[1])
    raise ValueError(name)
