"""How deep the tests look. Every rule is proved at every depth; what a depth changes is how often
the same is tried: seeds, tables, examples, and which game meets which language and size of page.

LASTSTAND_DEPTH in the environment is one of
    everyday    what `make test` runs, a few minutes long, and what it is when nothing is said
    full        what `make thorough` and CI run
    search      full, and Hypothesis looks for new counterexamples for a long time
CONFORMANCE_TABLES=all, which tests/test_builds.py sets, is for the build that plays quicker: it
plays the conformance suite at every table instead of one for each player count.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from itertools import product
from typing import Any, TypeVar

import pytest

T = TypeVar("T")

DEPTHS = ["everyday", "full", "search"]
DEPTH = os.environ.get("LASTSTAND_DEPTH") or "everyday"
AT_EVERY_TABLE = os.environ.get("CONFORMANCE_TABLES") == "all"

if DEPTH not in DEPTHS:
    raise ValueError(f"LASTSTAND_DEPTH is {DEPTH}, and not one of {', '.join(DEPTHS)}")

IS_EVERYDAY = DEPTH == "everyday"
IS_SEARCH = DEPTH == "search"


def by_depth(everyday: T, full: T) -> T:
    """Which of the two this run takes."""
    return everyday if IS_EVERYDAY else full


def thorough(*cases: tuple[Any, ...]) -> list[Any]:
    """Parameters of a test that are tried at full depth only."""
    return [pytest.param(*case, marks=pytest.mark.thorough) for case in cases]


def first_of(name: str, values: Sequence[Any]) -> pytest.MarkDecorator:
    """A parametrised test of each of these values; the everyday one is the first."""
    deeper = thorough(*[(value,) for value in values[1:]])
    return pytest.mark.parametrize(name, [values[0], *deeper])


def crossed(**values: Sequence[Any]) -> pytest.MarkDecorator:
    """A parametrised test of every combination of these values; the everyday ones are a few, in
    which each value is met once at least."""
    longest = max(map(len, values.values()))
    everyday = [tuple(of[at % len(of)] for of in values.values()) for at in range(longest)]
    rest = [each for each in product(*values.values()) if each not in everyday]
    return pytest.mark.parametrize(tuple(values), [*everyday, *thorough(*rest)])
