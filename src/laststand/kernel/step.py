"""The agenda: what is still to happen, as data."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final, Generic, TypeAlias, TypeVar

from laststand.kernel.choice import Flow
from laststand.kernel.errors import DocumentRefused
from laststand.kernel.events import Fact

__all__ = [
    "Flow",
    "Name",
    "Names",
    "Number",
    "Numbers",
    "Of",
    "Shape",
    "Slot",
    "Step",
    "read_step",
]

S = TypeVar("S")


class Slot:
    """An argument of a step, which is a field of it and a word of a position's agenda."""

    def __init__(self, field: str) -> None:
        self.field: Final = field

    def write(self, value: Any) -> list[str]:
        return [str(value)]

    def read(self, words: list[str]) -> Any:
        """Takes its word, or words, from the front; a ValueError where none fits."""
        raise NotImplementedError

    @staticmethod
    def word(words: list[str]) -> str:
        if not words:
            raise ValueError("a word is missing")
        return words.pop(0)


class Number(Slot):
    """A number that is not negative: a seat, a hero, a serial, so many."""

    def read(self, words: list[str]) -> Any:
        word = self.word(words)
        if not word.isdecimal() or len(word) > 9:
            raise ValueError(word)
        return int(word)


class Numbers(Number):
    """Numbers, to the end of the line."""

    def write(self, value: Any) -> list[str]:
        return [str(number) for number in value]

    def read(self, words: list[str]) -> Any:
        numbers: list[int] = []
        while words:
            numbers.append(super().read(words))
        return numbers


class Name(Slot):
    """A thing by its id."""

    def read(self, words: list[str]) -> str:
        return self.word(words)


class Of(Slot):
    """A number that people know by a name: a direction, a spot."""

    def __init__(self, field: str, names: Sequence[str]) -> None:
        super().__init__(field)
        self.names: Final = names

    def write(self, value: Any) -> list[str]:
        return [self.names[value]]

    def read(self, words: list[str]) -> int:
        return self.names.index(self.word(words))


class Names(Slot):
    """Things by their ids, to the end of the line."""

    def write(self, value: Any) -> list[str]:
        return list(value)

    def read(self, words: list[str]) -> list[str]:
        taken = words.copy()
        words.clear()
        return taken


Shape: TypeAlias = tuple[Slot, ...]


class Step(Generic[S]):
    """Something that will happen. Steps are immutable; in positions they stand by their name and
    the arguments that their shape lists, in the order of their constructor."""

    shape: ClassVar[Shape] = ()
    begins_turn: bool = False
    """Whether a turn of the game begins with it: where tables are compared with one another."""

    def play(self, state: S) -> Flow | None:
        """Carries the step out. One that asks is a generator; one that does not is a plain
        function and returns None."""
        raise NotImplementedError

    def words(self) -> list[str]:
        """The step's name and its arguments."""
        words = [type(self).__name__]
        for slot in self.shape:
            words.extend(slot.write(getattr(self, slot.field)))
        return words

    def fits(self, state: S) -> bool:
        """Whether the step can be played at a table that a position lays."""
        return True

    def key(self, state: S) -> str:
        """The name of the sentence that announces the step."""
        return type(self).__name__

    def is_to_come(self, state: S) -> bool:
        """Whether people are told that it comes: not of what the game never gets to."""
        return True

    def facts(self, state: S) -> dict[str, Fact]:
        """What the sentence that announces the step says: things by their ids."""
        return {}

    def __repr__(self) -> str:
        return f"<{' '.join(self.words())}>"


def read_step(steps: Sequence[type[Step[Any]]], words: list[str]) -> Step[Any]:
    """The step that has these words, of those that a game knows."""
    for kind in steps:
        if words and kind.__name__ == words[0]:
            rest = words[1:]
            try:
                arguments = [slot.read(rest) for slot in kind.shape]
            except ValueError:
                break
            if not rest:
                return kind(*arguments)
            break
    raise DocumentRefused(f"position, field 'agenda': there is no step '{' '.join(words)}'")
