"""The piles beside the board: face down to be drawn from, face up what is done with."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from laststand.games.stronghold.box import Box
from laststand.games.stronghold.icons import ICONS
from laststand.kernel.bag import Bag
from laststand.kernel.fields import Fields, named, write_bag
from laststand.kernel.part import Part

if TYPE_CHECKING:
    from laststand.games.stronghold.state import Realm

DECK: Final = "enemy deck"
SHAMANS: Final = "Shaman deck"
LESHES: Final = "Lesh deck"
ARTIFACTS: Final = "artifact deck"
CATAPULTS: Final = "catapult tokens"


class Piles(Part["Realm"]):
    """Face down the decks and the catapult tokens; the supply of chests; the discard pile, and
    what is out of the game for good."""

    deck: Bag
    shamans: Bag
    leshes: Bag
    artifacts: Bag
    catapults: Bag
    chests: int
    discard: list[int]
    out_of_game: list[int]
    spent_artifacts: list[int]
    removed_catapults: list[int]

    @staticmethod
    def none(box: Box) -> Piles:
        """Everything still in the box but the supply of chests (LS-SETUP-6)."""
        piles = Piles()
        piles.deck = Bag(DECK, box.card_ids, [], [])
        piles.shamans = Bag(SHAMANS, box.card_ids, [], [])
        piles.leshes = Bag(LESHES, box.card_ids, [], [])
        piles.artifacts = Bag(ARTIFACTS, box.artifact_ids, [], [])
        piles.catapults = Bag(CATAPULTS, ICONS, [], [])
        piles.chests = box.chest_tokens
        piles.discard = []
        piles.out_of_game = []
        piles.spent_artifacts = []
        piles.removed_catapults = []
        return piles

    def clone(self) -> Piles:
        piles = Piles()
        piles.deck = self.deck.clone()
        piles.shamans = self.shamans.clone()
        piles.leshes = self.leshes.clone()
        piles.artifacts = self.artifacts.clone()
        piles.catapults = self.catapults.clone()
        piles.chests = self.chests
        piles.discard = self.discard.copy()
        piles.out_of_game = self.out_of_game.copy()
        piles.spent_artifacts = self.spent_artifacts.copy()
        piles.removed_catapults = self.removed_catapults.copy()
        return piles

    def write(self, s: Realm) -> dict[str, Any]:
        return {
            "deck": write_bag(self.deck),
            "shamans": write_bag(self.shamans),
            "leshes": write_bag(self.leshes),
            "artifact_deck": write_bag(self.artifacts),
            "catapults": write_bag(self.catapults),
            "chest_supply": self.chests,
            "discard": named(s.box.card_ids, self.discard),
            "out_of_game": named(s.box.card_ids, self.out_of_game),
            "spent_artifacts": named(s.box.artifact_ids, self.spent_artifacts),
            "removed_catapults": named(ICONS, self.removed_catapults),
        }

    def read(self, s: Realm, fields: Fields) -> None:
        box = s.box
        self.deck = fields.bag("deck", DECK, box.card_ids)
        self.shamans = fields.bag("shamans", SHAMANS, box.card_ids)
        self.leshes = fields.bag("leshes", LESHES, box.card_ids)
        self.artifacts = fields.bag("artifact_deck", ARTIFACTS, box.artifact_ids)
        self.catapults = fields.bag("catapults", CATAPULTS, ICONS)
        self.chests = fields.count("chest_supply")
        self.discard = fields.some("discard", box.card_ids)
        self.out_of_game = fields.some("out_of_game", box.card_ids)
        self.spent_artifacts = fields.some("spent_artifacts", box.artifact_ids)
        self.removed_catapults = fields.some("removed_catapults", ICONS)

    def view(self, s: Realm) -> dict[str, Any]:
        return {
            "decks": {
                "enemy": _pile_seen(self.deck),
                "shaman": _pile_seen(self.shamans),
                "lesh": _pile_seen(self.leshes),
                "artifact": _pile_seen(self.artifacts),
                "catapult": _pile_seen(self.catapults),
            },
            "chest_supply": self.chests,
            "discard": named(s.box.card_ids, self.discard),
            "out_of_game": named(s.box.card_ids, self.out_of_game),
        }


def _pile_seen(bag: Bag) -> dict[str, Any]:
    """How many cards a pile has, what may be among them, and what is known of their order,
    from the top."""
    return {
        "count": len(bag),
        "may_hold": named(bag.names, bag.contents()),
        "order": [
            {"unknown": layer.unknown, "known": named(bag.names, layer.known)}
            for layer in bag.layers[::-1]
        ],
    }
