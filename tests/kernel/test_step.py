"""Steps write themselves into an agenda, and are read from it, by their shape."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest

from laststand.kernel.errors import DocumentRefused
from laststand.kernel.step import Name, Names, Number, Of, Shape, Step, read_step

WINDS = ["north", "east"]


class Dawn(Step[Any]):
    pass


class Sail(Step[Any]):
    shape: ClassVar[Shape] = (Number("seat"), Of("wind", WINDS), Name("boat"))

    def __init__(self, seat: int, wind: int, boat: str) -> None:
        self.seat = seat
        self.wind = wind
        self.boat = boat


class Moor(Step[Any]):
    shape: ClassVar[Shape] = (Number("seat"), Names("boats"))

    def __init__(self, seat: int, boats: list[str]) -> None:
        self.seat = seat
        self.boats = boats


STEPS: list[type[Step[Any]]] = [Dawn, Sail, Moor]


@pytest.mark.parametrize(
    ("step", "text"),
    [
        (Dawn(), "Dawn"),
        (Sail(1, 1, "skiff"), "Sail 1 east skiff"),
        (Moor(0, []), "Moor 0"),
        (Moor(12, ["skiff", "punt"]), "Moor 12 skiff punt"),
    ],
)
def test_a_step_is_its_name_and_its_arguments_and_is_read_back(step: Step[Any], text: str) -> None:
    assert " ".join(step.words()) == text
    assert repr(step) == f"<{text}>"
    again = read_step(STEPS, text.split())
    assert type(again) is type(step)
    assert vars(again) == vars(step)


@pytest.mark.parametrize(
    "text",
    [
        "Dusk",
        "Dawn 1",
        "Sail",
        "Sail 1",
        "Sail 1 east",
        "Sail x east skiff",
        "Sail -1 east skiff",
        "Sail ² east skiff",
        "Sail 9999999999 east skiff",
        "Sail 1 west skiff",
        "Sail 1 east skiff punt",
        "Moor",
    ],
)
def test_what_is_no_step_is_refused_as_it_was_written(text: str) -> None:
    with pytest.raises(DocumentRefused) as refused:
        read_step(STEPS, text.split())
    assert str(refused.value) == f"position, field 'agenda': there is no step '{text}'"
