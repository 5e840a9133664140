"""The generator, dice and coins, and outcomes given from outside."""

from collections import Counter
from collections.abc import Iterator
from itertools import islice, pairwise

import pytest

from laststand.kernel.chance import (
    COIN,
    DICE,
    DRAWS,
    Chance,
    Die,
    OutcomeNeeded,
    OutcomeRefused,
    Stream,
)

D6 = Die("die", ["one", "two", "three", "four", "five", "six"])
PENNY = Die("penny", ["heads", "tails"], COIN)


def sfc32(a: int, b: int, c: int) -> Iterator[int]:
    """Doty-Humphrey's generator as PractRand describes it, word by word, from a seed of three
    words: the first fifteen results are thrown away."""
    mask = 2**32 - 1
    counter = 1
    place = 0
    while True:
        result = (a + b + counter) % 2**32
        counter = (counter + 1) % 2**32
        rotated = ((c * 2**21) & mask) + c // 2**11
        a, b, c = b ^ (b // 2**9), (c * 9) % 2**32, (rotated + result) % 2**32
        place += 1
        if place > 15:
            yield result


def words(stream: Stream, count: int) -> list[int]:
    return [stream.word() for _ in range(count)]


def test_the_generator_gives_what_practrands_sfc32_gives() -> None:
    stream = Stream(0xBB3C4104, 0x02294965, 0xDA1CE2A9, 1)
    words(stream, 15)
    assert words(stream, 8) == [
        0x89B5C414, 0x7EE57639, 0xDBE18F7B, 0x94AA0162,
        0xA22BFF0A, 0x21C91FB8, 0x2C6FD6FE, 0xCDA90D13,
    ]  # fmt: skip


@pytest.mark.parametrize("purpose", [DICE, DRAWS, COIN])
@pytest.mark.parametrize("seed", [0, 1, 7, 2**32 - 1, 2**32, 2**63 - 1, 2**64 - 1])
def test_a_seed_and_a_purpose_are_the_three_seed_words_of_sfc32(seed: int, purpose: int) -> None:
    reference = sfc32(seed % 2**32, seed // 2**32 % 2**32, purpose + 1)
    assert words(Stream.seeded(seed, purpose), 200) == list(islice(reference, 200))


def test_the_words_of_seed_7_never_change() -> None:
    """Written down, so that no later generator passes for this one: records rely on it."""
    assert words(Stream.seeded(7, DICE), 4) == SEED_7[DICE]
    assert words(Stream.seeded(7, DRAWS), 4) == SEED_7[DRAWS]
    assert words(Stream.seeded(7, COIN), 4) == SEED_7[COIN]


SEED_7 = {
    DICE: [0xABDD9C51, 0xE16CA401, 0x0ABEA518, 0x6102F2D8],
    DRAWS: [0x32D44159, 0x650D5441, 0x3CE6FB49, 0x3177C03C],
    COIN: [0x46B7802F, 0x64D6F1E4, 0x47F66FDA, 0xCB74FCF4],
}


def test_the_counter_and_every_word_stay_within_32_bits() -> None:
    stream = Stream(2**32 - 1, 2**32 - 1, 2**32 - 1, 2**32 - 1)
    for word in words(stream, 3):
        assert 0 <= word < 2**32
    assert stream.counter == 2


class Scripted(Stream):
    """A stream that gives these words and no others."""

    def __init__(self, *script: int) -> None:
        super().__init__(0, 0, 0, 0)
        self.script = list(script)

    def word(self) -> int:
        return self.script.pop(0)


def test_below_throws_away_the_words_that_would_favour_small_numbers() -> None:
    last_fair = 2**32 - 2**32 % 6 - 1
    stream = Scripted(last_fair + 1, 2**32 - 1, last_fair)
    assert stream.below(6) == 5
    assert stream.script == []


def test_below_takes_every_word_when_the_number_divides_them_evenly() -> None:
    assert Scripted(2**32 - 1).below(2) == 1
    assert Scripted(2**32 - 1).below(2**20) == 2**20 - 1


def test_below_one_asks_for_no_luck() -> None:
    assert Scripted().below(1) == 0


CHI_SQUARE_999 = {1: 10.83, 2: 13.82, 5: 20.52, 6: 22.46, 35: 66.62, 51: 87.97}
"""What one sample in a thousand exceeds, by degrees of freedom."""


@pytest.mark.parametrize("n", [2, 3, 6, 7, 52])
def test_below_is_fair(n: int) -> None:
    stream = Stream.seeded(2024, DICE)
    rolls = 20_000
    counts = Counter(stream.below(n) for _ in range(rolls))
    expected = rolls / n
    chi_square = sum((counts[face] - expected) ** 2 / expected for face in range(n))
    assert set(counts) == set(range(n))
    assert chi_square < CHI_SQUARE_999[n - 1]


def test_one_roll_says_nothing_of_the_next() -> None:
    stream = Stream.seeded(5, DICE)
    rolls = [stream.below(6) for _ in range(20_001)]
    pairs = Counter(pairwise(rolls))
    expected = 20_000 / 36
    chi_square = sum((pairs[a, b] - expected) ** 2 / expected for a in range(6) for b in range(6))
    assert chi_square < CHI_SQUARE_999[35]


def test_neighbouring_seeds_and_the_streams_of_one_seed_have_nothing_in_common() -> None:
    seen = [
        word
        for seed in range(20)
        for stream in Chance.seeded(seed).streams
        for word in words(stream, 50)
    ]
    # Of 3000 words of 32 bits two agree with a chance of one in a thousand.
    assert len(set(seen)) == len(seen)


def test_the_dice_of_a_game_do_not_change_its_draws() -> None:
    rolling, still = Chance.seeded(3), Chance.seeded(3)
    for _ in range(10):
        rolling.roll(D6)
        rolling.roll(PENNY)
    assert words(rolling.streams[DRAWS], 10) == words(still.streams[DRAWS], 10)


def test_a_clone_has_the_same_luck_to_come_and_goes_its_own_way() -> None:
    chance = Chance.seeded(11)
    chance.heard = []
    chance.given = ["six"]
    clone = chance.clone()
    assert clone.heard is None
    assert clone.given == []
    rolls = [clone.roll(D6) for _ in range(20)]
    chance.given = []
    assert [chance.roll(D6) for _ in range(20)] == rolls


def test_reseeding_gives_the_luck_of_the_new_seed() -> None:
    chance = Chance.seeded(1)
    chance.roll(D6)
    chance.reseed(2)
    fresh = Chance.seeded(2)
    assert [chance.roll(D6) for _ in range(20)] == [fresh.roll(D6) for _ in range(20)]


def test_what_is_rolled_is_heard_by_name() -> None:
    chance = Chance.seeded(1)
    chance.heard = []
    faces = [chance.roll(D6), chance.roll(PENNY)]
    assert chance.heard == [D6.faces[faces[0]], PENNY.faces[faces[1]]]


def test_given_outcomes_come_in_their_order_and_are_heard() -> None:
    chance = Chance.seeded(1)
    chance.heard = []
    chance.given = ["six", "tails", "one"]
    assert [chance.roll(D6), chance.roll(PENNY), chance.roll(D6)] == [5, 1, 0]
    assert chance.heard == ["six", "tails", "one"]
    assert not chance.is_given


def test_an_impossible_outcome_is_refused_with_those_that_are_possible() -> None:
    chance = Chance.seeded(1)
    chance.given = ["seven"]
    with pytest.raises(OutcomeRefused) as refused:
        chance.roll(D6)
    assert str(refused.value) == (
        "the die cannot give 'seven', only one of: one, two, three, four, five, six"
    )


def test_people_who_give_the_outcomes_are_asked_for_them() -> None:
    chance = Chance.seeded(1)
    chance.asked = True
    with pytest.raises(OutcomeNeeded) as needed:
        chance.roll(PENNY)
    assert str(needed.value) == "what did the penny give: heads, tails?"
    assert (needed.value.what, needed.value.names) == ("penny", ["heads", "tails"])
    assert needed.value.weights == [1, 1]
