"""The end of a Night: the Panic meter, Urban Quests, the next Day (Night p. 16)."""

from __future__ import annotations

from typing import ClassVar, Final

from laststand.games.spell import told
from laststand.games.spell.board.heroes import leave_board
from laststand.games.spell.board.monsters import remove_monster
from laststand.games.spell.board.panic import first_space
from laststand.games.spell.day.acting import gain
from laststand.games.spell.day.shop import GainEquipment
from laststand.games.spell.endings import lose
from laststand.games.spell.state import Vigil
from laststand.kernel.state import GameOver, Outcome
from laststand.kernel.step import Names, Shape, Step

QUEST_NIGHT: Final = 2

MONSTERS_KILLED: Final = 0
KILLS_IN_A_PHASE: Final = 1
KILLS_OF_EACH_HERO: Final = 2
MAGES_LEFT: Final = 3
BUILDINGS_STANDING: Final = 4


class Dawn(Step[Vigil]):
    """The Night is over: Monsters left are removed (TLS-DAWN-1); the Panic meter is settled
    first, then after the second Night the Urban Quests (TLS-DAWN-7)."""

    def play(self, s: Vigil) -> None:
        s.is_night = False
        s.active = -1
        told.night_ended(s)
        for monster in s.monsters.copy():
            remove_monster(s, monster)
        if s.day == s.scenario.days and not s.scenario.boss:  # TLS-INTRO-6
            raise GameOver(Outcome(True, "night-survived", "TLS-INTRO-6", s.score()))
        quests = s.scenario.has_quests and s.day == QUEST_NIGHT
        drawn = [quest for quest in (s.schaden, s.freude) if quest >= 0]
        met = [quest for quest in drawn if quests and is_fulfilled(s, quest)]
        s.then(
            RewardPanic(),
            RefillPanic(),
            *([CheckQuests([s.box.quest_ids[quest] for quest in met])] if quests else []),
            GoHome(),
        )


class RewardPanic(Step[Vigil]):
    """TLS-DAWN-2: the first space that is not empty gives its resources and equipment to the
    Stash; an empty meter gives nothing (TLS-DAWN-3)."""

    def play(self, s: Vigil) -> None:
        at = first_space(s)
        if at < 0:
            return
        space = s.box.panic[at]
        told.panic_rewarded(s, at, "TLS-DAWN-2", "panic")
        gain(s, space.gives, "TLS-DAWN-2", "panic")
        s.then(*[GainEquipment("panic") for _ in range(space.equipment)])


class RefillPanic(Step[Vigil]):
    """TLS-DAWN-4."""

    def play(self, s: Vigil) -> None:
        s.panic = [s.rulings.refill] * len(s.panic)
        told.panic_refilled(s)


# -- Urban Quests --------------------------------------------------------------------------


class CheckQuests(Step[Vigil]):
    """TLS-END-2, TLS-GOAL-4: one of the two must be fulfilled; each that is rewards, once
    (TLS-QUEST-1, TLS-QUEST-2). What the Night left is judged before the Panic meter is filled."""

    shape: ClassVar[Shape] = (Names("met"),)

    def __init__(self, met: list[str]) -> None:
        self.met: Final = met

    def fits(self, s: Vigil) -> bool:
        return all([quest in s.box.quest_ids for quest in self.met])

    def play(self, s: Vigil) -> None:
        if not self.met:
            told.quests_failed(s)
            lose(s, "quests-failed", "TLS-END-2")
        for id in self.met:
            quest = s.box.quests[s.box.quest_ids.index(id)]
            told.quest_fulfilled(s, id)
            gain(s, quest.reward, "TLS-QUEST-1", id)
            s.then(*[GainEquipment(id) for _ in range(quest.equipment)])


def is_fulfilled(s: Vigil, number: int) -> bool:
    quest = s.box.quests[number]
    n = quest.n
    heroes = [s.heroes[hero] for hero in s.heroes_in_play()]
    if quest.condition == MONSTERS_KILLED:
        return s.killed >= n
    if quest.condition == KILLS_IN_A_PHASE:
        return max([hero.best_phase for hero in heroes], default=0) >= n
    if quest.condition == KILLS_OF_EACH_HERO:
        return min([hero.kills for hero in heroes], default=0) >= n
    if quest.condition == MAGES_LEFT:
        return s.mages >= n
    if quest.condition == BUILDINGS_STANDING:
        standing = [
            structure
            for structure in s.structures
            if structure.is_building and not structure.kind.is_ruin
        ]
        return len(standing) >= n
    return 0 <= first_space(s) < n


class GoHome(Step[Vigil]):
    """TLS-DAWN-6: the heroes leave the board. After the second Night the first act is over
    (TLS-END-5); a table can be saved here, as at any decision (TLS-SAVE-1)."""

    def play(self, s: Vigil) -> None:
        for hero in s.heroes_in_play():
            leave_board(s, hero)
