"""The end of a Night: the Panic meter, Urban Quests, the next Day (Night p. 16)."""

from __future__ import annotations

from typing import Final

from laststand.games.spell import told
from laststand.games.spell.board.heroes import leave_board
from laststand.games.spell.board.monsters import remove_monster
from laststand.games.spell.board.panic import first_space
from laststand.games.spell.day.shop import give
from laststand.games.spell.night.quests import CheckQuests, is_fulfilled
from laststand.games.spell.state import Vigil
from laststand.kernel.state import GameOver, Outcome
from laststand.kernel.step import Step

QUEST_NIGHT: Final = 2


class Dawn(Step[Vigil]):
    """The Night is over: Monsters left are removed (TLS-DAWN-1); the Panic meter is settled
    first, then after the second Night the Urban Quests (TLS-DAWN-7), by what is left now
    (TLS-QUEST-3)."""

    def play(self, s: Vigil) -> None:
        s.is_night = False
        s.active = -1
        told.night_ended(s)
        for monster in s.horde.monsters.copy():
            remove_monster(s, monster)
        if s.day == s.scenario.days and not s.scenario.boss:  # TLS-INTRO-6
            raise GameOver(Outcome(True, "night-survived", "TLS-INTRO-6", s.score()))
        quests = s.scenario.has_quests and s.day == QUEST_NIGHT
        met = [quest for quest in s.quests.drawn() if quests and is_fulfilled(s, quest)]
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
        told.panic_rewarded(s, at, "TLS-DAWN-2", "panic")
        give(s, s.box.panic[at], "TLS-DAWN-2", "panic")


class RefillPanic(Step[Vigil]):
    """TLS-DAWN-4."""

    def play(self, s: Vigil) -> None:
        s.panic.fill(s.rulings.refill)
        told.panic_refilled(s)


class GoHome(Step[Vigil]):
    """TLS-DAWN-6: the heroes leave the board. After the second Night the first act is over
    (TLS-END-5); a table can be saved here, as at any decision (TLS-SAVE-1)."""

    def play(self, s: Vigil) -> None:
        for hero in s.heroes_in_play():
            leave_board(s, hero)
