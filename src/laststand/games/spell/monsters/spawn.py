"""How Monsters appear (Night p. 11 and 12)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from laststand.games.spell import told
from laststand.games.spell.board.monsters import place_monster
from laststand.games.spell.box import Box
from laststand.games.spell.map.geometry import COIN_SIDES, TOWARD_TOWN
from laststand.games.spell.map.slots import Slot
from laststand.games.spell.map.spots import NOWHERE
from laststand.games.spell.monsters.figures import figure_for
from laststand.games.spell.state import Vigil
from laststand.games.spell.things.kinds import Icon
from laststand.kernel.bag import Bag
from laststand.kernel.events import Fact
from laststand.kernel.fields import Fields, expect, write_bag
from laststand.kernel.part import Part
from laststand.kernel.step import Number, Shape, Step

BASIC_CARDS: Final = 10
CARDS_ON_A_SLOT: Final = 2
UNSEEN: Final = -1
"""A Pattern card that lies face down: it is drawn when it is revealed."""
UNSEEN_CARD: Final = "unseen"


class Spawn(Part[Vigil]):
    """Where Monsters will come from: the Direction cards, and the Pattern cards on the slots. As
    with the Shop, clones share it until one of them takes it to change it."""

    def __init__(self, directions: Bag, patterns: Bag, slots: list[list[int]]) -> None:
        self.is_shared = False
        self.directions = directions
        self.direction = -1
        self.cards: list[int] = []  # the Pattern cards of the scenario, from its first Day on
        self.patterns = patterns
        self.slots = slots  # by slot, its Pattern cards from the top: UNSEEN, or a card
        self.revealed: list[int] = []  # Pattern cards that lie open until the movement is over

    @staticmethod
    def none(box: Box) -> Spawn:
        directions = Bag("Spawn Direction", box.direction_ids, [], [])
        patterns = Bag("Spawn Pattern", box.pattern_ids, [], [])
        return Spawn(directions, patterns, [[] for _ in box.slots])

    def clone(self) -> Spawn:
        self.is_shared = True
        return self

    def copy(self) -> Spawn:
        slots = [cards.copy() for cards in self.slots]
        spawn = Spawn(self.directions.clone(), self.patterns.clone(), slots)
        spawn.direction = self.direction
        spawn.cards = self.cards
        spawn.revealed = self.revealed.copy()
        return spawn

    @property
    def is_to_come(self) -> bool:
        """Whether a Pattern card still lies on a slot (TLS-END-3)."""
        for cards in self.slots:
            if cards:
                return True
        return False

    def write(self, s: Vigil) -> dict[str, Any]:
        return {
            "directions": write_bag(self.directions),
            "direction": s.box.direction_ids[self.direction] if self.direction >= 0 else "",
            "patterns": write_bag(self.patterns),
            **(self.write_deck(s) if s.rulings.mixes_cards else {}),
            **self.write_cards(s),
        }

    def write_deck(self, s: Vigil) -> dict[str, Any]:
        """TLS-SCOUT-14: the cards that lots have chosen."""
        return {"pattern_cards": [card_name(s, card) for card in self.cards]}

    def write_cards(self, s: Vigil) -> dict[str, Any]:
        return {
            "slots": [[card_name(s, card) for card in cards] for cards in self.slots],
            "revealed": [card_name(s, card) for card in self.revealed],
        }

    def read(self, s: Vigil, fields: Fields) -> None:
        box = s.box
        self.direction = fields.one_or_none("direction", box.direction_ids)
        if fields.has("directions"):
            self.directions = fields.bag("directions", "Spawn Direction", box.direction_ids)
        if s.rulings.mixes_cards:
            self.cards = fields.some("pattern_cards", box.pattern_ids)
        if fields.has("patterns"):
            self.patterns = fields.bag("patterns", "Spawn Pattern", box.pattern_ids)
        if fields.has("slots"):
            cards = [UNSEEN_CARD, *box.pattern_ids]  # UNSEEN is one less than the first card
            lists = fields.lists("slots", cards, len(box.slots), CARDS_ON_A_SLOT)
            self.slots = [[card - 1 for card in slot] for slot in lists]
        self.revealed = fields.some("revealed", box.pattern_ids)

    def check(self, s: Vigil) -> None:
        numbers = {s.box.patterns[card].number.removesuffix("b") for card in self.cards}
        is_whole = len(numbers) == len(self.cards) == BASIC_CARDS
        expect(is_whole or not self.cards, "pattern_cards", "one card of each number is expected")
        unseen = sum([cards.count(UNSEEN) for cards in self.slots])
        expect(unseen <= len(self.patterns), "patterns", "too few cards for those placed unseen")

    def view(self, s: Vigil) -> dict[str, Any]:
        """Tonight's Direction card, tomorrow's where it lies open, and the cards on the slots."""
        ids = s.box.direction_ids
        layers = self.directions.layers
        is_known = bool(layers) and layers[-1].unknown == 0 and len(layers[-1].known) == 1
        return {
            "spawn": {
                "direction": ids[self.direction] if self.direction >= 0 else "",
                "tomorrow": ids[layers[-1].known[0]] if is_known else "",
                **self.write_cards(s),
            }
        }


def spawn_to_change(s: Vigil) -> Spawn:
    """The spawn of this table alone."""
    if s.spawn.is_shared:
        s.spawn = s.spawn.copy()
    return s.spawn


def card_name(s: Vigil, card: int) -> str:
    return UNSEEN_CARD if card == UNSEEN else s.box.pattern_ids[card]


class RevealPatterns(Step[Vigil]):
    """TLS-NIGHT-2, fourth part. TLS-SPAWN-1: a slot has two cards at most, so the third Monster
    Phase finds none."""

    def play(self, s: Vigil) -> None:
        waits = s.boss.waiting_slot(s)
        slots = [
            slot for slot in range(len(s.spawn.slots)) if s.spawn.slots[slot] and slot != waits
        ]
        s.then_all([RevealPattern(slot) for slot in slots])


class RevealPattern(Step[Vigil]):
    """The top card of one slot is turned up and its figures are placed."""

    shape: ClassVar[Shape] = (Number("slot"),)

    def __init__(self, slot: int) -> None:
        self.slot: Final = slot

    def fits(self, s: Vigil) -> bool:
        return self.slot < len(s.spawn.slots)

    def facts(self, s: Vigil) -> dict[str, Fact]:
        return {"slot": s.box.slot_ids[self.slot]}

    def play(self, s: Vigil) -> None:
        if not s.spawn.slots[self.slot]:
            return
        spawn = spawn_to_change(s)
        card = spawn.slots[self.slot].pop(0)
        if card == UNSEEN:
            card = spawn.patterns.draw(s.chance)
        spawn.revealed.append(card)
        slot = s.box.slots[self.slot]
        pattern = s.box.patterns[card]
        told.patterns_revealed(s, self.slot, card)
        for layer in layers_in_use(s):
            for icon in pattern.layers[layer]:
                place_icon(s, slot, icon)
        s.then_all(s.boss.falling(s, slot, pattern))


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
    spot = slot.spot(icon.rank, icon.place, s.mist.distances[slot.tile])
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
