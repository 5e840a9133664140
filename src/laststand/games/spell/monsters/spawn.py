"""How Monsters appear (Night p. 11 and 12)."""

from __future__ import annotations

from typing import ClassVar, Final

from laststand.games.spell import told
from laststand.games.spell.board.monsters import place_monster
from laststand.games.spell.map.geometry import COIN_SIDES, NOWHERE, TOWARD_TOWN
from laststand.games.spell.map.slots import Slot
from laststand.games.spell.monsters.figures import figure_for
from laststand.games.spell.state import UNSEEN, Vigil
from laststand.games.spell.things.kinds import Icon
from laststand.kernel.events import Fact
from laststand.kernel.step import Number, Shape, Step


class RevealPatterns(Step[Vigil]):
    """TLS-NIGHT-2, fourth part. TLS-SPAWN-1: a slot has two cards at most, so the third Monster
    Phase finds none."""

    def play(self, s: Vigil) -> None:
        waits = s.boss.waiting_slot(s)
        slots = [slot for slot in range(len(s.slots)) if s.slots[slot] and slot != waits]
        s.then(*[RevealPattern(slot) for slot in slots])


class RevealPattern(Step[Vigil]):
    """The top card of one slot is turned up and its figures are placed."""

    shape: ClassVar[Shape] = (Number("slot"),)

    def __init__(self, slot: int) -> None:
        self.slot: Final = slot

    def fits(self, s: Vigil) -> bool:
        return self.slot < len(s.slots)

    def facts(self, s: Vigil) -> dict[str, Fact]:
        return {"slot": s.box.slot_ids[self.slot]}

    def play(self, s: Vigil) -> None:
        if not s.slots[self.slot]:
            return
        card = s.slots[self.slot].pop(0)
        if card == UNSEEN:
            card = s.patterns.draw(s.chance)
        s.revealed.append(card)
        slot = s.box.slots[self.slot]
        pattern = s.box.patterns[card]
        told.patterns_revealed(s, self.slot, card)
        for layer in layers_in_use(s):
            for icon in pattern.layers[layer]:
                place_icon(s, slot, icon)
        s.then(*s.boss.falling(s, slot, pattern))


def layers_in_use(s: Vigil) -> list[str]:
    """TLS-SPAWN-3, TLS-SPAWN-7, and those of the Boss."""
    return [*s.scenario.backgrounds, *s.boss.layers()]


def place_icon(s: Vigil, slot: Slot, icon: Icon) -> None:
    """TLS-SPAWN-2: the icon's figure on the icon's spot. TLS-SPAWN-4: the letter of a Bulky says
    its colour."""
    wanted = s.box.monsters[s.box.letters[icon.letter]]
    kind = figure_for(s, wanted)
    spot = free_spot(s, slot, icon)
    if kind is None or spot < 0:
        return
    told.figure_substituted(s, wanted, kind)
    place_monster(s, kind, spot, TOWARD_TOWN[slot.tile], "TLS-SPAWN-2")  # TLS-FACING-1
    s.boss.note_arrival(kind)


def free_spot(s: Vigil, slot: Slot, icon: Icon) -> int:
    """The icon's spot, or TLS-SPAWN-8: the nearest free one of its rank to the coin's side, then
    to the other."""
    spot = slot.spot(icon.rank, icon.place, s.mist[slot.tile])
    if s.is_free(spot):
        return spot
    for side in COIN_SIDES[s.coin][TOWARD_TOWN[slot.tile]]:
        found = free_along(s, spot, side)
        if found >= 0:
            return found
    return NOWHERE


def free_along(s: Vigil, spot: int, direction: int) -> int:
    """The first free spot of the same Mist tile in a direction along the rank."""
    tile = s.ground.side[spot]
    spot = s.ground.next[direction][spot]
    while spot >= 0 and s.ground.side[spot] == tile:
        if s.is_free(spot):
            return spot
        spot = s.ground.next[direction][spot]
    return NOWHERE
