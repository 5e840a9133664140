"""Face-down piles: nothing is decided before it is drawn, and what is known is kept exactly."""

from collections.abc import Callable, Iterable, Iterator
from fractions import Fraction
from itertools import permutations, product

import pytest

from laststand.kernel.bag import Bag, Layer
from laststand.kernel.chance import DRAWS, Chance, OutcomeNeeded, OutcomeRefused, Stream

NAMES = ["ant", "bee", "cat", "dog", "elk", "boss", "fiend"]
ANT, BEE, CAT, DOG, ELK, BOSS, FIEND = range(7)

Distribution = dict[tuple[int, ...], Fraction]


class EveryWay(Stream):
    """In place of luck: follows one path through the tree of all that can happen."""

    def __init__(self, path: list[int]) -> None:
        super().__init__(0, 0, 0, 0)
        self.path = path
        self.branches: list[int] = []

    def below(self, n: int) -> int:
        self.branches.append(n)
        at = len(self.branches) - 1
        return self.path[at] if at < len(self.path) else 0


def every_way(play: Callable[[Chance], tuple[int, ...]]) -> Distribution:
    """The exact chance of each result, by walking the whole tree of outcomes."""
    found: Distribution = {}
    paths: list[list[int]] = [[]]
    while paths:
        stream = EveryWay(paths.pop())
        chance = Chance.seeded(0)
        chance.streams[DRAWS] = stream
        result = play(chance)
        path = stream.path + [0] * (len(stream.branches) - len(stream.path))
        share = Fraction(1)
        for n in stream.branches:
            share /= n
        found[result] = found.get(result, Fraction(0)) + share
        for at in range(len(stream.path), len(path)):
            paths += [[*path[:at], other] for other in range(1, stream.branches[at])]
    assert sum(found.values()) == 1
    return found


def evenly(piles: Iterable[tuple[int, ...]]) -> Distribution:
    """The chance of each pile, when all that are listed are equally likely."""
    every = list(piles)
    found: Distribution = {}
    for pile in every:
        found[pile] = found.get(pile, Fraction(0)) + Fraction(1, len(every))
    return found


def draw_all(bag: Bag) -> Callable[[Chance], tuple[int, ...]]:
    def play(chance: Chance) -> tuple[int, ...]:
        fresh = bag.clone()
        return tuple(fresh.draw(chance) for _ in range(len(fresh)))

    return play


def shuffled(*cards: int) -> Bag:
    return Bag.shuffled("pile", NAMES, sorted(cards))


def test_a_shuffled_pile_gives_every_order_equally_often() -> None:
    cards = (ANT, ANT, BEE, CAT)
    assert every_way(draw_all(shuffled(*cards))) == evenly(permutations(cards))


def test_a_card_put_back_on_top_is_the_next() -> None:
    bag = shuffled(ANT, BEE, CAT)
    bag.put_on_top(DOG)
    assert every_way(draw_all(bag)) == evenly((DOG, *rest) for rest in permutations([0, 1, 2]))


def test_cards_put_back_on_top_come_in_the_reverse_of_their_order() -> None:
    bag = shuffled(ANT, BEE)
    bag.put_on_top(DOG)
    bag.put_on_top(ELK)
    assert every_way(draw_all(bag)) == evenly((ELK, DOG, *rest) for rest in permutations([0, 1]))


def test_a_card_put_at_the_bottom_is_the_last() -> None:
    bag = shuffled(ANT, BEE, CAT)
    bag.put_at_bottom(DOG)
    bag.put_at_bottom(ELK)
    assert every_way(draw_all(bag)) == evenly((*rest, DOG, ELK) for rest in permutations([0, 1, 2]))


def test_a_card_drawn_and_put_back_is_known_and_the_others_are_as_likely_as_before() -> None:
    def play(chance: Chance) -> tuple[int, ...]:
        bag = shuffled(ANT, BEE, CAT)
        seen = bag.draw(chance)
        bag.put_at_bottom(seen)
        return (seen, *(bag.draw(chance) for _ in range(3)))

    assert every_way(play) == evenly((a, b, c, a) for a, b, c in permutations([0, 1, 2]))


def piles(
    pool: list[int], lower_to_upper: list[tuple[int, list[int]]]
) -> Iterator[tuple[int, ...]]:
    """Every pile there can be, from the top down, each as often as shuffling makes it: the pool
    dealt to the layers' unknown places, then each layer shuffled with what is known in it."""
    for deal in permutations(pool):
        stacks: list[list[tuple[int, ...]]] = []
        at = 0
        for unknown, known in lower_to_upper:
            stacks.append(list(permutations([*deal[at : at + unknown], *known])))
            at += unknown
        for layers in product(*stacks):
            yield tuple(card for layer in layers[::-1] for card in layer)


@pytest.mark.parametrize(
    ("pool", "layers"),
    [
        # a boss that lies under two cards, at the very bottom or above one other card
        ([ANT, BEE, CAT], [(1, [BOSS]), (2, [])]),
        # under exactly two cards
        ([ANT, BEE, CAT, CAT], [(2, []), (0, [BOSS]), (2, [])]),
        # two bosses in layers of their own
        ([ANT, BEE, CAT, DOG], [(2, [FIEND]), (1, [BOSS]), (1, [])]),
        # two bosses shuffled together with one other card
        ([ANT, BEE], [(1, [BOSS, FIEND]), (1, [])]),
        # two bosses alone: their order is unknown, what they are is not
        ([ANT], [(0, [BOSS, FIEND]), (1, [])]),
    ],
)
def test_a_boss_known_to_lie_under_some_cards_comes_exactly_as_often_as_it_should(
    pool: list[int], layers: list[tuple[int, list[int]]]
) -> None:
    bag = Bag("pile", NAMES, sorted(pool), [Layer(unknown, known) for unknown, known in layers])
    assert every_way(draw_all(bag)) == evenly(piles(pool, layers))


def test_what_is_seen_above_a_boss_changes_nothing_about_where_it_lies() -> None:
    bag = Bag("pile", NAMES, [ANT, BEE, CAT], [Layer(2, [BOSS]), Layer(1, [])])

    def play(chance: Chance) -> tuple[int, ...]:
        fresh = bag.clone()
        fresh.put_on_top(fresh.draw(chance))
        return tuple(fresh.draw(chance) for _ in range(4))

    assert every_way(play) == evenly(piles([ANT, BEE, CAT], [(2, [BOSS]), (1, [])]))


def test_the_streams_luck_is_fair_among_the_cards() -> None:
    """The same by the true generator: a boss shuffled with three cards is first once in four."""
    chance = Chance.seeded(99)
    bag = Bag("pile", NAMES, [ANT, BEE, CAT], [Layer(3, [BOSS])])
    first = [bag.clone().draw(chance) for _ in range(8000)]
    for card in (ANT, BEE, CAT, BOSS):
        assert 1880 < first.count(card) < 2120  # three standard deviations and a little


def test_a_known_card_is_no_outcome_and_needs_none_to_be_given() -> None:
    bag = shuffled(ANT, BEE)
    bag.put_on_top(DOG)
    chance = Chance.seeded(1)
    chance.heard = []
    chance.asked = True
    assert bag.draw(chance) == DOG
    assert chance.heard == []


def test_any_card_that_can_be_on_top_can_be_given() -> None:
    for given in ("ant", "bee", "boss"):
        bag = Bag("pile", NAMES, [ANT, ANT, BEE], [Layer(1, []), Layer(2, [BOSS])])
        chance = Chance.seeded(1)
        chance.heard = []
        chance.given = [given]
        assert NAMES[bag.draw(chance)] == given
        assert chance.heard == [given]
        assert len(bag) == 3


def test_giving_every_card_leaves_the_pile_as_drawing_it_by_luck_does() -> None:
    lucky = Bag("pile", NAMES, [ANT, ANT, BEE], [Layer(1, [FIEND]), Layer(2, [BOSS])])
    told = lucky.clone()
    luck, script = Chance.seeded(8), Chance.seeded(8)
    while not lucky.is_empty:
        card = lucky.draw(luck)
        script.given = [NAMES[card]]
        assert told.draw(script) == card
        assert told.pool == lucky.pool
        assert [(layer.unknown, layer.known) for layer in told.layers] == [
            (layer.unknown, layer.known) for layer in lucky.layers
        ]
    assert told.is_empty


@pytest.mark.parametrize("given", ["cat", "fiend", "nonsense"])
def test_a_card_that_cannot_be_on_top_is_refused_with_those_that_can(given: str) -> None:
    bag = Bag("pile", NAMES, [ANT, ANT, BEE], [Layer(1, [FIEND]), Layer(2, [BOSS])])
    chance = Chance.seeded(1)
    chance.given = [given]
    with pytest.raises(OutcomeRefused) as refused:
        bag.draw(chance)
    assert str(refused.value) == (f"the pile cannot give '{given}', only one of: ant, bee, boss")


def test_the_size_and_the_contents_of_a_pile_are_known() -> None:
    bag = Bag("pile", NAMES, [ANT, ANT, BEE], [Layer(1, [FIEND]), Layer(2, [BOSS])])
    bag.put_at_bottom(CAT)
    assert len(bag) == 6
    assert bag.contents() == [ANT, ANT, BEE, CAT, BOSS, FIEND]


def test_a_clone_goes_its_own_way() -> None:
    bag = Bag("pile", NAMES, [ANT, ANT, BEE], [Layer(1, [FIEND]), Layer(2, [BOSS])])
    clone = bag.clone()
    clone.draw(Chance.seeded(1))
    clone.put_on_top(ELK)
    clone.put_at_bottom(DOG)
    assert bag.contents() == [ANT, ANT, BEE, BOSS, FIEND]
    assert [(layer.unknown, layer.known) for layer in bag.layers] == [(1, [FIEND]), (2, [BOSS])]


def test_who_is_asked_for_a_card_is_told_how_likely_each_is() -> None:
    """A layer of two unknown cards and a known one, over a pool with two ants, a bee and a cat."""
    bag = Bag("deck", NAMES, [ANT, ANT, BEE, CAT], [Layer(2, []), Layer(2, [BOSS])])
    chance = Chance.seeded(1)
    chance.asked = True
    with pytest.raises(OutcomeNeeded) as needed:
        bag.clone().draw(chance)
    told = {n: Fraction(w) for n, w in zip(needed.value.names, needed.value.weights, strict=True)}
    whole = sum(told.values())
    drawn = every_way(lambda luck: (bag.clone().draw(luck),))
    assert {NAMES[card]: share for (card,), share in drawn.items()} == {
        name: weight / whole for name, weight in told.items()
    }
