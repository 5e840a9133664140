"""The Horde boards around the Bastion, and the cards on their spaces."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from librt.vecs import vec
from mypy_extensions import i64

from laststand.games.bastion.box import BOARD_COLOURS, COLOURS, NO_CARD, SIDES, SPACES, Card
from laststand.games.bastion.combat import foe_on
from laststand.games.bastion.heroes import write_equipment
from laststand.games.bastion.ongoing import is_guarded
from laststand.games.bastion.options import Ring
from laststand.kernel.fields import Fields, expect, named
from laststand.kernel.part import Part

if TYPE_CHECKING:
    from laststand.games.bastion.state import Siege


class Horde(Part["Siege"]):
    """By side the colour of the board; by space the card, and whether it bears a Grasp of Evil
    figure."""

    def __init__(self, ring: Ring, spaces: vec[i64], marked: list[bool]) -> None:
        self.ring = ring
        self.board_at: list[int] = []
        self.spaces = spaces
        self.marked = marked
        self.fallen: list[int] = []
        """Spaces of cards vanquished and not yet discarded."""

    @staticmethod
    def none(ring: Ring) -> Horde:
        return Horde(ring, vec[i64]([NO_CARD] * SPACES), [False] * SPACES)

    def clone(self) -> Horde:
        horde = Horde(self.ring, self.spaces[:], self.marked.copy())
        horde.board_at = self.board_at.copy()
        if self.fallen:
            horde.fallen = self.fallen.copy()
        return horde

    def is_full(self, side: int) -> bool:
        """LB-HORDE-5: a card on all three spaces; the Trap is no card (LB-TILE-QUARRY-2)."""
        return self.cards_at(side) == 3

    def cards_at(self, side: int) -> int:
        """How many cards lie on a board."""
        n = 0
        for space in range(side * 3, side * 3 + 3):
            if self.spaces[space] != NO_CARD:
                n += 1
        return n

    @property
    def is_crowded(self) -> bool:
        """Whether a card lies on every space."""
        for side in range(len(SIDES)):
            if not self.is_full(side):
                return False
        return True

    def taken(self) -> list[int]:
        return [space for space in range(SPACES) if self.spaces[space] != NO_CARD]

    # -- as a document -----------------------------------------------------------------

    def write(self, s: Siege) -> dict[str, Any]:
        return {
            "boards": named(BOARD_COLOURS, self.board_at),
            "cards": [
                {
                    "card": s.card_on(space).id,
                    "space": self.ring.names[space],
                    "grasp": self.marked[space],
                }
                for space in self.taken()
            ],
            "fallen": self.ring.words(self.fallen),
        }

    def read(self, s: Siege, fields: Fields) -> None:
        self.board_at = fields.some("boards", BOARD_COLOURS)
        if self.board_at:
            fields.expect(
                sorted(self.board_at) == list(range(len(SIDES))),
                "boards",
                "four different boards are needed",
            )
            self.ring = s.answers.ring(self.board_at)
        for card in fields.each("cards"):
            self._read_card(s, card)
        if fields.has("fallen"):
            self.fallen = fields.some("fallen", self.ring.names)

    def _read_card(self, s: Siege, fields: Fields) -> None:
        space = fields.one("space", self.ring.names)
        fields.expect(self.spaces[space] == NO_CARD, "space", "two cards lie there")
        self.spaces[space] = fields.one("card", s.box.card_ids)
        self.marked[space] = fields.flag("grasp", default=False)
        fields.expect_all_read()

    def check(self, s: Siege) -> None:
        expect(len(self.board_at) == len(SIDES), "boards", "four boards are needed")
        for space in self.fallen:
            expect(self.spaces[space] != NO_CARD, "fallen", "no card lies there")
        expect(len(set(self.fallen)) == len(self.fallen), "fallen", "a space stands there twice")

    # -- as people see it ----------------------------------------------------------------

    def view(self, s: Siege) -> dict[str, Any]:
        return {"boards": [_board_seen(s, side) for side in range(len(self.board_at))]}


def _board_seen(s: Siege, side: int) -> dict[str, Any]:
    return {
        "side": SIDES[side],
        "colour": s.board_id(side),
        "seat": s.hero_at(side),
        "neutral": s.hero_at(side) < 0,
        "full": s.horde.is_full(side),
        "effects": [effect.word for effect in s.board_on(side).full],
        "spaces": [_space_seen(s, space) for space in range(side * 3, side * 3 + 3)],
    }


def _space_seen(s: Siege, space: int) -> dict[str, Any]:
    horde, elements = s.horde, s.elements
    seen: dict[str, Any] = {
        "name": horde.ring.names[space],
        "trap": elements.trap.at == space,
        "card": None,
    }
    if horde.spaces[space] != NO_CARD:
        foe = foe_on(s, space)
        seen["card"] = card_seen(s.card_on(space))
        seen["grasp"] = horde.marked[space]
        seen["net"] = elements.net.at == space
        seen["enchanted"] = elements.enchantment.at == space
        seen["resistance"] = write_equipment(foe.needs)
        seen["waived"] = foe.waived
        seen["guarded"] = is_guarded(s, space)
    return seen


def card_seen(card: Card) -> dict[str, Any]:
    """What is printed on a Horde card."""
    return {
        "id": card.id,
        "kind": card.kind,
        "colour": COLOURS[card.colour],
        "warlord": card.is_warlord,
        "needs": write_equipment(card.needs),
        "entrance": [effect.word for effect in card.entrance],
        "ongoing": [effect.word for effect in card.ongoing],
        "recurring": [effect.word for effect in card.recurring],
        "exit": [effect.word for effect in card.exit],
    }
