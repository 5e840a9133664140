"""The two Urban Quests (Day p. 9, Night p. 16)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from laststand.games.spell import told
from laststand.games.spell.board.panic import first_space
from laststand.games.spell.day.shop import give
from laststand.games.spell.endings import lose
from laststand.games.spell.state import Vigil
from laststand.games.spell.things.words import (
    BUILDINGS_STANDING,
    KILLS_IN_A_PHASE,
    KILLS_OF_EACH_HERO,
    MAGES_LEFT,
    MONSTERS_KILLED,
)
from laststand.kernel.bag import Bag
from laststand.kernel.fields import Fields
from laststand.kernel.part import Part
from laststand.kernel.step import Names, Shape, Step


class Quests(Part[Vigil]):
    """The two cards, or none (-1), and what all heroes together have done. After the second Night
    those lie there that were fulfilled (TLS-QUEST-4)."""

    def __init__(self) -> None:
        self.schaden = -1
        self.freude = -1
        self.killed = 0  # Monsters that heroes and Defenses killed

    def clone(self) -> Quests:
        quests = Quests()
        quests.schaden = self.schaden
        quests.freude = self.freude
        quests.killed = self.killed
        return quests

    def drawn(self) -> list[int]:
        return [quest for quest in (self.schaden, self.freude) if quest >= 0]

    def keep(self, fulfilled: list[int]) -> None:
        """TLS-QUEST-4."""
        self.schaden = self.schaden if self.schaden in fulfilled else -1
        self.freude = self.freude if self.freude in fulfilled else -1

    def write(self, s: Vigil) -> dict[str, Any]:
        ids = s.box.quest_ids
        return {
            "schaden": ids[self.schaden] if self.schaden >= 0 else "",
            "freude": ids[self.freude] if self.freude >= 0 else "",
            "killed": self.killed,
        }

    def read(self, s: Vigil, fields: Fields) -> None:
        self.schaden = fields.one_or_none("schaden", s.box.quest_ids)
        self.freude = fields.one_or_none("freude", s.box.quest_ids)
        self.killed = fields.count("killed")

    def view(self, s: Vigil) -> dict[str, Any]:
        return {
            "quests": [s.box.quest_ids[quest] for quest in self.drawn()],
            "killed": self.killed,
        }


def draw_quests(s: Vigil) -> None:
    """TLS-SETUP-16."""
    quests = range(len(s.box.quests))
    schaden = [number for number in quests if s.box.quests[number].is_schaden]
    freude = [number for number in quests if not s.box.quests[number].is_schaden]
    s.quests.schaden = Bag.shuffled("Schaden", s.box.quest_ids, schaden).draw(s.chance)
    s.quests.freude = Bag.shuffled("Freude", s.box.quest_ids, freude).draw(s.chance)
    told.quests_drawn(s)


class CheckQuests(Step[Vigil]):
    """TLS-END-2, TLS-GOAL-4: one of the two must be fulfilled; each that is rewards, once
    (TLS-QUEST-1, TLS-QUEST-2), and one that is not goes back (TLS-QUEST-4). What the Night left
    was judged before the Panic meter was filled (TLS-QUEST-3)."""

    shape: ClassVar[Shape] = (Names("met"),)

    def __init__(self, met: list[str]) -> None:
        self.met: Final = met

    def fits(self, s: Vigil) -> bool:
        return all([quest in s.box.quest_ids for quest in self.met])

    def play(self, s: Vigil) -> None:
        if not self.met:
            told.quests_failed(s)
            lose(s, "quests-failed", "TLS-END-2")
        s.quests.keep([s.box.quest_ids.index(id) for id in self.met])
        for id in self.met:
            quest = s.box.quests[s.box.quest_ids.index(id)]
            told.quest_fulfilled(s, id)
            give(s, quest.reward, "TLS-QUEST-1", id)


def is_fulfilled(s: Vigil, number: int) -> bool:
    quest = s.box.quests[number]
    n = quest.n
    heroes = [s.heroes[hero] for hero in s.heroes_in_play()]
    if quest.condition is MONSTERS_KILLED:
        return s.quests.killed >= n
    if quest.condition is KILLS_IN_A_PHASE:
        return max([hero.best_phase for hero in s.heroes]) >= n  # the dead too (TLS-SOLO-14)
    if quest.condition is KILLS_OF_EACH_HERO:
        return min([hero.kills for hero in heroes], default=0) >= n
    if quest.condition is MAGES_LEFT:
        return s.circle.mages >= n
    if quest.condition is BUILDINGS_STANDING:
        standing = [
            structure
            for structure in s.structures
            if structure.is_building and not structure.kind.is_ruin
        ]
        return len(standing) >= n
    return 0 <= first_space(s) < n
