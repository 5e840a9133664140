"""Face-down piles. A card's identity is decided when it is drawn, never before."""

from __future__ import annotations

from bisect import insort
from typing import Final

from laststand.kernel.chance import DRAWS, Chance


class Layer:
    """A stretch of a pile: so many unknown cards shuffled together with certain known ones."""

    def __init__(self, unknown: int, known: list[int]) -> None:
        self.unknown: Final = unknown
        self.known: Final = known

    @property
    def size(self) -> int:
        return self.unknown + len(self.known)


class Bag:
    """A face-down pile: what may be in it, and what is known of its order.

    `pool` holds the cards whose places are unknown, `layers` the places from the bottom up.
    Cards are numbers into `names`. A layer is never changed, so clones may share it.
    """

    def __init__(self, name: str, names: list[str], pool: list[int], layers: list[Layer]) -> None:
        self.name = name
        self.names = names
        self.pool = pool
        self.layers = layers

    @staticmethod
    def shuffled(name: str, names: list[str], cards: list[int]) -> Bag:
        """A pile of which only the contents are known; `cards` in ascending order."""
        return Bag(name, names, cards.copy(), [Layer(len(cards), [])] if cards else [])

    def clone(self) -> Bag:
        return Bag(self.name, self.names, self.pool.copy(), self.layers.copy())

    def __len__(self) -> int:
        return sum([layer.size for layer in self.layers])

    @property
    def is_empty(self) -> bool:
        return not self.layers

    def draw(self, chance: Chance) -> int:
        """Takes the top card. Unless it is known, this is the moment that decides which it is."""
        top = self.layers.pop()
        if top.unknown == 0 and len(top.known) == 1:
            return top.known[0]
        if chance.is_given:
            card = self._possible(top)[chance.take(self.name, self._possible_names(top))]
            if card in top.known:
                self._take_known(top, top.known.index(card))
            else:
                self._take_unknown(top, self.pool.index(card))
            return card
        card = self._decide(top, chance)
        if chance.heard is not None:
            chance.heard.append(self.names[card])
        return card

    def put_on_top(self, card: int) -> None:
        """Puts a card back that everybody has seen: the next draw is no surprise."""
        self.layers.append(Layer(0, [card]))

    def put_at_bottom(self, card: int) -> None:
        self.layers.insert(0, Layer(0, [card]))

    def shuffle_in(self, card: int) -> None:
        """Shuffles a card into the whole pile: what was known of the order is lost."""
        for layer in self.layers:
            for known in layer.known:
                insort(self.pool, known)
        insort(self.pool, card)
        self.layers = [Layer(len(self.pool), [])]

    def contents(self) -> list[int]:
        """Every card in the pile, in no order."""
        cards = self.pool.copy()
        for layer in self.layers:
            cards.extend(layer.known)
        return sorted(cards)

    def _decide(self, top: Layer, chance: Chance) -> int:
        place = chance.streams[DRAWS].below(top.size)
        if place < len(top.known):
            return self._take_known(top, place)
        return self._take_unknown(top, chance.streams[DRAWS].below(len(self.pool)))

    def _take_known(self, top: Layer, place: int) -> int:
        rest = top.known[:place] + top.known[place + 1 :]
        if top.unknown or rest:
            self.layers.append(Layer(top.unknown, rest))
        return top.known[place]

    def _take_unknown(self, top: Layer, place: int) -> int:
        if top.size > 1:
            self.layers.append(Layer(top.unknown - 1, top.known))
        return self.pool.pop(place)

    def _possible(self, top: Layer) -> list[int]:
        cards = set(top.known)
        if top.unknown:
            cards.update(self.pool)
        return sorted(cards)

    def _possible_names(self, top: Layer) -> list[str]:
        return [self.names[card] for card in self._possible(top)]
