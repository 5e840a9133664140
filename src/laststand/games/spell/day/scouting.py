"""The Mist advances and the spawn of the Night is scouted (Day p. 11 and 12)."""

from __future__ import annotations

from typing import Final

from laststand.games.spell import told
from laststand.games.spell.map.mist import Mist
from laststand.games.spell.monsters.spawn import (
    BASIC_CARDS,
    CARDS_ON_A_SLOT,
    UNSEEN,
    spawn_to_change,
)
from laststand.games.spell.state import Vigil
from laststand.kernel.bag import Bag
from laststand.kernel.chance import Die
from laststand.kernel.step import Step

NEAREST_MIST: Final = 1
FARTHEST_MIST: Final = 6
CARDS_REPLACED: Final = 5
EITHER_CARD: Final = Die("card", ["basic", "b-card"])


class AdvanceMist(Step[Vigil]):
    """TLS-MIST-1, TLS-MIST-2: one spot toward the Town, on the first Day too, and never nearer
    than one (TLS-MIST-3); not in the Introduction (TLS-INTRO-1)."""

    def play(self, s: Vigil) -> None:
        if not s.scenario.mist_advances or (s.day == 1 and s.rulings.mist_waits):
            return
        before = s.mist.distances
        s.mist = Mist([max(NEAREST_MIST, distance - 1) for distance in before])
        for side, distance in enumerate(before):
            if s.mist.distances[side] < distance:
                told.mist_advanced(s, side)


def repel_mist(s: Vigil, side: int, rule: str) -> None:
    """A Mist tile goes one spot back, at most to the sixth (TLS-SEER-4)."""
    distance = s.mist.distances[side]
    if distance < FARTHEST_MIST:
        s.mist = s.mist.with_tile(side, distance + 1)
        told.mist_repelled(s, side, rule)


# -- scouting ------------------------------------------------------------------------------


class ScoutSpawn(Step[Vigil]):
    """Where tonight's Monsters come from."""

    def play(self, s: Vigil) -> None:
        spawn = spawn_to_change(s)
        spawn.slots = [[] for _ in s.box.slots]
        spawn.cards = spawn.cards or pattern_cards(s)
        spawn.patterns = Bag.shuffled("Spawn Pattern", s.box.pattern_ids, spawn.cards)
        if s.scenario.fixed_slots:
            for slot, card in zip(s.scenario.fixed_slots, s.scenario.fixed_patterns):
                spawn.slots[slot] = [card]  # TLS-INTRO-2, TLS-INTRO-3
            return
        reveal_direction(s)
        if s.day == s.scenario.days:  # TLS-SCOUT-10
            s.boss.scout(s)
        place_patterns(s)  # TLS-LAKEBURG-8: on Cetusia's Day too


def pattern_cards(s: Vigil) -> list[int]:
    """TLS-SCOUT-1: cards 1 to 10; TLS-SCOUT-2: 1b to 5b for 1 to 5; TLS-SCOUT-14: or for some of
    them by lot."""
    numbers = [str(number) for number in range(1, BASIC_CARDS + 1)]
    for number in range(CARDS_REPLACED):
        by_lot = s.rulings.mixes_cards and s.chance.roll(EITHER_CARD) == 1
        if s.rulings.uses_b_cards or by_lot:
            numbers[number] += "b"
    wanted = set(numbers)
    return [at for at, pattern in enumerate(s.box.patterns) if pattern.number in wanted]


def reveal_direction(s: Vigil) -> None:
    """TLS-SCOUT-3, TLS-SCOUT-4; the deck lies face up, so that tomorrow's card is known
    (TLS-SCOUT-5)."""
    spawn = spawn_to_change(s)
    if spawn.direction < 0 or spawn.directions.is_empty:
        cards = list(range(len(s.box.directions)))
        spawn.directions = Bag.shuffled("Spawn Direction", s.box.direction_ids, cards)
    spawn.direction = spawn.directions.draw(s.chance)
    if s.rulings.directions_open and not spawn.directions.is_empty:
        spawn.directions.put_on_top(spawn.directions.draw(s.chance))
    told.direction_revealed(s, named_slots(s))


def named_slots(s: Vigil) -> list[int]:
    """TLS-SCOUT-6: the slots in the line of the current cycle."""
    return s.box.directions[s.spawn.direction].cycles[s.day - 1]


def place_patterns(s: Vigil) -> None:
    """TLS-SCOUT-6: two cards face down on each slot, face up with Guess Who (TLS-SEER-6)."""
    for slot in named_slots(s):
        spawn_to_change(s).slots[slot] = [UNSEEN] * CARDS_ON_A_SLOT
        told.patterns_placed(s, slot)
    if guesses_who(s):
        turn_up_patterns(s)


def guesses_who(s: Vigil) -> bool:
    for structure in s.structures:
        if structure.kind is s.box.seer and structure.is_upgraded:
            return True
    return False


def turn_up_patterns(s: Vigil) -> None:
    """TLS-SEER-6: every placed card is turned face up."""
    spawn = spawn_to_change(s)
    for slot, cards in enumerate(spawn.slots):
        for at, card in enumerate(cards):
            if card == UNSEEN:
                cards[at] = spawn.patterns.draw(s.chance)
                told.pattern_seen(s, slot, cards[at])
