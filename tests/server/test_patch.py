"""A patch makes what somebody holds what is there now."""

import json
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from laststand import Match
from laststand.server import documents as out
from laststand.server.patch import difference, patch, patched, pieces, whole
from laststand.server.room import Kept, tell_change

# A field has one type: 1 never becomes true.
plain = st.none() | st.booleans() | st.integers(2, 5) | st.text("ab@=", max_size=2)
documents = st.recursive(
    plain,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text("ab@", max_size=1), inner),
    max_leaves=12,
)


@given(documents, documents)
def test_the_difference_of_two_documents_makes_the_one_the_other(old: Any, new: Any) -> None:
    change = json.loads(json.dumps(difference(old, new)))
    assert patched(old, change) == new


objects = st.dictionaries(st.text("ab@", max_size=1), documents)


@given(objects, objects)
def test_a_patch_of_encoded_pieces_makes_one_document_the_other(
    old: dict[str, Any], new: dict[str, Any]
) -> None:
    assert patched(old, json.loads(patch(pieces(old), pieces(new)))) == new
    assert json.loads(whole(pieces(new))) == new
    assert patch(pieces(new), pieces(new)) == b"null"


@given(documents)
def test_what_is_the_same_has_no_patch(document: Any) -> None:
    assert difference(document, json.loads(json.dumps(document))) is None


def test_a_list_that_loses_an_item_is_told_by_that_item_alone() -> None:
    assert difference([1, 2, 3, 4], [1, 2, 4]) == {"@": [2, 1, []]}


def test_a_list_that_gains_items_is_told_by_these_alone() -> None:
    assert difference([{"a": 1}], [{"a": 1}, {"a": 2}]) == {"@": [1, 0, [{"a": 2}]]}


@pytest.mark.parametrize("game", ["stronghold", "bastion", "spell"])
def test_a_patch_of_a_view_is_much_smaller_than_the_view(game: str) -> None:
    match = Match.new(game, seed=1)
    view = match.view()
    views = patches = 0
    luck = Random(1)
    while match.choice is not None and len(match) < 60:
        match.choose(luck.randrange(len(match.choice.options)))
        after = match.view()
        change = difference(view, after)
        assert patched(view, change) == after
        views += len(json.dumps(after))
        patches += len(json.dumps(change))
        view = after
    assert patches * 4 < views


def course(coming_up: list[out.Step], outcome: out.Outcome | None) -> out.Course:
    return out.Course(
        seq=1,
        moments=1,
        present=1,
        updated="",
        choice=None,
        coming_up=coming_up,
        outcome=outcome,
        history_from=0,
        history=[],
        events_from=0,
        events=[],
    )


STEPS = [out.Step("Draw", "Draw", "Draw", {})]
WON = out.Outcome(True, "won", "LS-WIN-1", 3)


@pytest.mark.parametrize(
    ("steps", "outcome", "told"),
    [
        (STEPS, WON, set()),
        ([], WON, {"coming_up"}),
        (STEPS, None, {"outcome"}),
    ],
)
def test_what_has_not_changed_is_left_out(
    steps: list[out.Step], outcome: out.Outcome | None, told: set[str]
) -> None:
    held = Kept(pieces({"turn": 1}), course(STEPS, WON))
    shown = course(steps, outcome)
    tell_change(shown, Kept(pieces({"turn": 2}), shown), held)
    message = json.loads(msgspec.json.encode(shown))
    assert message["patch"] == {"turn": [2]}
    assert {"coming_up", "outcome", "chosen", "view"} & set(message) == told


def test_who_holds_nothing_is_told_everything() -> None:
    shown = course(STEPS, WON)
    tell_change(shown, Kept(pieces({"turn": 2}), shown), None)
    message = json.loads(msgspec.json.encode(shown))
    assert message["view"] == {"turn": 2}
    assert {"coming_up", "outcome", "chosen"} <= set(message)
