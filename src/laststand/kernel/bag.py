"""Face-down piles. A card's identity is decided when it is drawn, never before."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from laststand.kernel.chance import DRAWS, Chance


@mypyc_attr(acyclic=True)
class Layer:
    """A stretch of a pile: so many unknown cards shuffled together with certain known ones."""

    def __init__(self, unknown: int, known: list[int]) -> None:
        self.unknown: Final = unknown
        self.known: Final = known

    @property
    def size(self) -> int:
        return self.unknown + len(self.known)


@mypyc_attr(acyclic=True)
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
            if chance.names_certain:
                chance.pass_certain(self.names[top.known[0]])
            return top.known[0]
        known = len(top.known)
        place = chance.streams[DRAWS].below(top.size)
        if place >= known:
            place = known + chance.streams[DRAWS].below(len(self.pool))
        if chance.is_given:
            place = self._given(top, place, chance)
        elif chance.heard is not None:
            chance.heard.append(self.names[self._at(top, place)])
        return self._take_known(top, place) if place < known else self._take_unknown(top, place)

    def put_on_top(self, card: int) -> None:
        """Puts a card back that everybody has seen: the next draw is no surprise."""
        self.layers.append(Layer(0, [card]))

    def put_at_bottom(self, card: int) -> None:
        self.layers.insert(0, Layer(0, [card]))

    def contents(self) -> list[int]:
        """Every card in the pile, in no order."""
        cards = self.pool.copy()
        for layer in self.layers:
            cards.extend(layer.known)
        return sorted(cards)

    def _at(self, top: Layer, place: int) -> int:
        """The card at a place: first come the layer's known cards, then the pool."""
        known = len(top.known)
        return top.known[place] if place < known else self.pool[place - known]

    def _given(self, top: Layer, lucky: int, chance: Chance) -> int:
        """The place of the card that is given in place of luck's."""
        possible = self._possible(top)
        names = [self.names[card] for card in possible]
        lucky_name = self.names[self._at(top, lucky)]
        card = possible[chance.take(self.name, names, self._weights(top, possible), lucky_name)]
        if card == self._at(top, lucky):
            return lucky
        if card in top.known:
            return top.known.index(card)
        return len(top.known) + self.pool.index(card)

    def _take_known(self, top: Layer, place: int) -> int:
        rest = top.known[:place] + top.known[place + 1 :]
        if top.unknown or rest:
            self.layers.append(Layer(top.unknown, rest))
        return top.known[place]

    def _take_unknown(self, top: Layer, place: int) -> int:
        if top.size > 1:
            self.layers.append(Layer(top.unknown - 1, top.known))
        return self.pool.pop(place - len(top.known))

    def _weights(self, top: Layer, cards: list[int]) -> list[int]:
        """How likely each of these cards is: a known one has a place of the layer, the unknown
        ones share theirs with the whole pool."""
        pool = max(1, len(self.pool))
        return [
            pool * top.known.count(card) + top.unknown * self.pool.count(card) for card in cards
        ]

    def _possible(self, top: Layer) -> list[int]:
        cards = set(top.known)
        if top.unknown:
            cards.update(self.pool)
        return sorted(cards)
