"""The Horde deck: Monsters, and Warlords among them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from laststand.games.bastion import told
from laststand.games.bastion.box import NO_CARD, Box
from laststand.games.bastion.end import lose
from laststand.games.bastion.horde import card_seen
from laststand.kernel.bag import Bag, Layer
from laststand.kernel.fields import Fields, expect, named
from laststand.kernel.part import Part

if TYPE_CHECKING:
    from laststand.games.bastion.state import Siege


class Deck(Part["Siege"]):
    """`runs`: how many Monsters lie above each Warlord still in the deck, and below the last. Of
    the cards themselves only those not seen yet are known: any of them may be the next."""

    def __init__(self, monsters: Bag, warlords: Bag) -> None:
        self.monsters = monsters
        self.warlords = warlords
        self.runs: list[int] = []
        self.discard: list[int] = []
        self.warlords_left = 0
        """To be vanquished, in the deck or in play."""
        self.drawn = NO_CARD
        """A card to be placed."""

    @staticmethod
    def none(box: Box) -> Deck:
        names = box.card_ids
        return Deck(Bag("Monsters", names, [], []), Bag("Warlords", names, [], []))

    def clone(self) -> Deck:
        deck = Deck(self.monsters.clone(), self.warlords.clone())
        deck.runs = self.runs.copy()
        deck.discard = self.discard.copy()
        deck.warlords_left = self.warlords_left
        deck.drawn = self.drawn
        return deck

    # -- as a document -----------------------------------------------------------------

    def write(self, s: Siege) -> dict[str, Any]:
        return {
            "runs": self.runs.copy(),
            "monsters": named(s.box.card_ids, self.monsters.pool),
            "warlords": named(s.box.card_ids, self.warlords.pool),
            "discard": named(s.box.card_ids, self.discard),
            "warlords_left": self.warlords_left,
        }

    def read(self, s: Siege, fields: Fields) -> None:
        self.runs = fields.counts("runs")
        self.monsters = _pile(s, fields, "Monsters", sum(self.runs))
        self.warlords = _pile(s, fields, "Warlords", max(0, len(self.runs) - 1))
        self.discard = fields.some("discard", s.box.card_ids)
        self.warlords_left = fields.count("warlords_left")

    def check(self, s: Siege) -> None:
        expect(len(self.runs) > 0, "runs", "the deck needs a run of Monsters, even of none")
        monsters, warlords = s.box.monsters, s.box.warlords
        expect(all([c in monsters for c in self.monsters.pool]), "monsters", "not a Monster")
        expect(all([c in warlords for c in self.warlords.pool]), "warlords", "not a Warlord")
        in_play = [s.horde.spaces[space] for space in s.horde.taken()]
        every = self.monsters.pool + self.warlords.pool + in_play + self.discard
        expect(len(set(every)) == len(every), "cards", "a card is in two places")
        expect(len(every) == len(s.box.cards), "monsters", "a card of the box is nowhere")
        self._check_warlords(s, in_play)

    def _check_warlords(self, s: Siege, in_play: list[int]) -> None:
        """LB-END-2: those in the deck and in play are to be vanquished, and no others."""
        fallen = [s.horde.spaces[space] for space in s.horde.fallen]
        standing = [c for c in in_play if c in s.box.warlords and c not in fallen]
        coming = len(self.runs) - 1
        expect(
            self.warlords_left == coming + len(standing),
            "warlords_left",
            f"{coming} are in the deck and {len(standing)} in play",
        )
        expect(
            self.warlords_left <= s.level.warlords,
            "warlords_left",
            f"the level has {s.level.warlords} (LB-LEVEL-1)",
        )

    # -- as people see it ----------------------------------------------------------------

    def view(self, s: Siege) -> dict[str, Any]:
        return {
            "deck": {
                "count": sum(self.runs) + max(0, len(self.runs) - 1),
                "runs": self.runs.copy(),
                "warlords_left": self.warlords_left,
                "may_hold": named(s.box.card_ids, self.monsters.pool),
                "warlords_may_be": named(s.box.card_ids, self.warlords.pool),
            },
            "discard": named(s.box.card_ids, self.discard),
            "drawn": None if self.drawn == NO_CARD else card_seen(s.box.cards[self.drawn]),
        }


def _pile(s: Siege, fields: Fields, called: str, size: int) -> Bag:
    """The unseen cards of a kind, of which so many are in the deck."""
    pool = sorted(fields.some(called.lower(), s.box.card_ids))
    fields.expect(
        size <= len(pool), "runs", f"the deck has {size} {called}, only {len(pool)} are unseen"
    )
    return Bag(called, s.box.card_ids, pool, [Layer(size, [])] if size else [])


def build_deck(s: Siege) -> None:
    """LB-SETUP-11, LB-FEWER-2, LB-FEWER-3, LB-FEWER-4, LB-LEVEL-1, LB-LEVEL-3, LB-LEVEL-4: so many
    Monsters on top, then, as often as there are Warlords, a Warlord and eight Monsters
    (LB-LEVEL-6, LB-LEVEL-7). Nobody knows which cards were left out (LB-SETUP-13, LB-SETUP-16,
    LB-LEVEL-2): any card not seen yet may be the next."""
    level, deck, box = s.level, s.deck, s.box
    deck.runs = [level.above[s.players - 1], *([level.between] * level.warlords)]
    monsters = Layer(sum(deck.runs), [])
    deck.monsters = Bag("Monsters", box.card_ids, box.monsters.copy(), [monsters])
    warlords = Layer(level.warlords, [])
    deck.warlords = Bag("Warlords", box.card_ids, box.warlords.copy(), [warlords])


def draw_card(s: Siege, seat: int, cause: str) -> int:
    """The first card of the deck: a Monster, or the Warlord that lies under so many of them
    (LB-SETUP-11). LB-END-7: with the deck empty the game is lost."""
    deck = s.deck
    if deck.runs[0] == 0 and len(deck.runs) == 1:
        lose(s, "deck-empty", "LB-END-7")
    if deck.runs[0] > 0:
        deck.runs[0] -= 1
        number = deck.monsters.draw(s.chance)
    else:
        del deck.runs[0]
        number = deck.warlords.draw(s.chance)  # LB-SETUP-12: only now is it known which
    told.card_drawn(s, number, seat, cause)
    return number
