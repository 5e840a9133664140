"""The fields of a position's state: what does not fit is refused with its path and the reason."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from laststand.kernel.errors import DocumentRefused
from laststand.kernel.fields import Fields, write_bag

NAMES = ["ale", "mead", "wine"]
PILE = {"pool": ["wine", "ale"], "layers": [{"unknown": 2, "known": []}]}


def why(read: Callable[[Fields], object], **document: Any) -> str:
    with pytest.raises(DocumentRefused) as refused:
        read(Fields(document))
    return str(refused.value).removeprefix("position, ")


def test_fields_are_read_as_what_they_are() -> None:
    fields = Fields(
        {
            "gold": 3,
            "symbols": [1, 0],
            "lit": True,
            "used": [True, False],
            "boss": "kraken",
            "told": ["a", "b"],
            "drink": "mead",
            "cellar": ["wine", "wine"],
            "barrel": {"litres": 7},
            "rooms": [{"beds": 1}, {"beds": 2}],
        }
    )
    assert fields.has("gold")
    assert not fields.has("silver")
    assert (fields.count("gold"), fields.counts("symbols", length=2)) == (3, [1, 0])
    assert (fields.flag("lit"), fields.flags("used")) == (True, [True, False])
    assert (fields.text("boss"), fields.texts("told")) == ("kraken", ["a", "b"])
    assert (fields.one("drink", NAMES), fields.some("cellar", NAMES)) == (1, [2, 2])
    assert fields.inner("barrel").count("litres") == 7
    assert [room.count("beds") for room in fields.each("rooms")] == [1, 2]
    fields.expect_all_read()


@pytest.mark.parametrize("value", [-1, 10_000, 1.5, True, "3", None, [3]])
def test_a_number_is_from_0_to_9999(value: Any) -> None:
    shown = f"'{value}'" if isinstance(value, str) else value
    expected = f"field 'gold': a number from 0 to 9999 is expected, not {shown}"
    assert why(lambda fields: fields.count("gold"), gold=value) == expected


def test_a_number_may_have_a_limit_of_its_own() -> None:
    expected = "field 'rerolls': a number from 0 to 5 is expected, not 6"
    assert why(lambda fields: fields.count("rerolls", most=5), rerolls=6) == expected
    assert why(lambda fields: fields.counts("rerolls", most=5), rerolls=[1, 6]) == expected


@pytest.mark.parametrize(
    ("read", "value", "message"),
    [
        (lambda f: f.flag("x"), 1, "true or false is expected, not 1"),
        (lambda f: f.flags("x"), ["yes"], "true or false is expected, not 'yes'"),
        (lambda f: f.text("x"), 1, "a text is expected, not 1"),
        (lambda f: f.texts("x"), "ale", "a list is expected, not 'ale'"),
        (lambda f: f.counts("x", 2), [1], "2 are expected, not 1"),
        (lambda f: f.one("x", NAMES), "rum", "there is no 'rum'"),
        (lambda f: f.one("x", NAMES), 1, "there is no 1"),
        (lambda f: f.some("x", NAMES), ["ale", "rum"], "there is no 'rum'"),
        (lambda f: f.inner("x"), [], "a table of fields is expected"),
        (lambda f: f.text("x"), ["rum"] * 20, f"a text is expected, not {str(['rum'] * 20)[:39]}…"),
    ],
)
def test_what_is_something_else_is_refused(
    read: Callable[[Fields], object], value: Any, message: str
) -> None:
    assert why(read, x=value) == f"field 'x': {message}"


def test_a_field_that_is_missing_is_named_with_its_path() -> None:
    assert why(lambda fields: fields.count("gold")) == "field 'gold': it is missing"
    inner = {"rooms": [{"beds": 1}, {}]}
    assert why(lambda fields: [room.count("beds") for room in fields.each("rooms")], **inner) == (
        "field 'rooms[1].beds': it is missing"
    )


def test_a_field_that_nobody_reads_is_refused() -> None:
    def read(fields: Fields) -> None:
        fields.inner("barrel").expect_all_read()

    assert why(read, barrel={"litres": 7}) == "field 'barrel.litres': there is no such field"
    assert why(Fields.expect_all_read, gold=3) == "field 'gold': there is no such field"


# -- piles -------------------------------------------------------------------------------


def pile(fields: Fields) -> object:
    return fields.bag("deck", "deck of drinks", NAMES)


def test_a_pile_is_read_as_it_is_written() -> None:
    layers = [
        {"unknown": 1, "known": ["mead"]},
        {"unknown": 1, "known": []},
        {"unknown": 0, "known": ["wine"]},
    ]
    document = {"pool": ["ale", "wine"], "layers": layers}
    bag = Fields({"deck": document}).bag("deck", "deck of drinks", NAMES)
    assert write_bag(bag) == document
    assert (bag.name, bag.names, len(bag)) == ("deck of drinks", NAMES, 4)


@pytest.mark.parametrize(
    ("deck", "message"),
    [
        ({**PILE, "top": "ale"}, "field 'deck.top': there is no such field"),
        ({**PILE, "pool": ["rum"]}, "field 'deck.pool': there is no 'rum'"),
        (
            {**PILE, "pool": ["ale"]},
            "field 'deck.layers': they have places for another number of cards than the 1 of the "
            "pool",
        ),
        (
            {"pool": [], "layers": [{"unknown": 0, "known": []}]},
            "field 'deck.layers': a layer has no cards",
        ),
        (
            {"pool": [], "layers": [{"unknown": 0, "known": ["rum"]}]},
            "field 'deck.layers[0].known': there is no 'rum'",
        ),
        ({"pool": [], "layers": [{"known": []}]}, "field 'deck.layers[0].unknown': it is missing"),
    ],
)
def test_a_pile_that_cannot_be_is_refused(deck: dict[str, Any], message: str) -> None:
    assert why(pile, deck=deck) == message
