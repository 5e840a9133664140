"""A lesson: a guided first game as data. A match that stands where the lesson begins, what is
said and meant at each of its choices, and what chance brings there."""

from __future__ import annotations

from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any, Final

from laststand.kernel.content import read_toml, validated
from laststand.kernel.documents import LessonDocument, LessonStepDocument, SayDocument
from laststand.kernel.game import Game
from laststand.kernel.match import Match

SEED: Final = 1
"""A lesson's luck is written down; the seed only names what no step needs."""


class Scene:
    """Where somebody stands in a lesson: the step, its number, and the options that are meant."""

    def __init__(self, number: int, step: LessonStepDocument, expects: list[str]) -> None:
        self.number = number
        self.step = step
        self.expects = expects


class Lesson:
    """The steps of one game's lesson, in order."""

    def __init__(self, document: LessonDocument) -> None:
        self.game: Final = document.game
        self.document: Final = document
        self.steps: Final = document.step
        self.seats: Final = document.seats
        self.end: Final[list[SayDocument]] = document.end

    @staticmethod
    def load(file: Path) -> Lesson:
        return Lesson(validated(read_toml(file), LessonDocument, file.name))

    def begin(self, seed: int = SEED) -> Match:
        """The table as the lesson lays it."""
        document = self.document
        wishes: dict[str, Any] = dict(document.options)
        match = Match.new(self.game, seed=seed, outcomes=document.start, **wishes)
        for line in document.before:
            choice, _, outcomes = line.partition(" => ")
            match.choose(choice, outcomes.split())
        position = match.position()
        state = _laid(position["state"], document.lay)
        for name, more in document.add.items():
            state[name] = state[name] + more
        position["state"] = state
        return Match.at(position, seed=seed)

    def steps_made(self, chosen: list[str]) -> int:
        """How many steps somebody has made who chose so; an aside is none."""
        made = 0
        for notation in chosen:
            if made < len(self.steps) and takes(self.steps[made], notation):
                made += 1
        return made

    def is_just_over(self, chosen: list[str]) -> bool:
        """Whether the last choice was the lesson's last."""
        steps = len(self.steps)
        return self.steps_made(chosen) == steps and self.steps_made(chosen[:-1]) < steps

    def scene(self, chosen: list[str], offered: list[str]) -> Scene | None:
        """Where whoever chose so and is offered this stands; None: the lesson is over, or what
        is offered is not for it."""
        made = self.steps_made(chosen)
        if made == len(self.steps):
            return None
        for step in [self.steps[made], *self.document.aside]:
            expects = [notation for notation in offered if takes(step, notation)]
            if expects:
                return Scene(made, step, expects)
        return None

    def texts(self) -> list[str]:
        """Everything that the companion may say."""
        said: list[str] = []
        for step in [*self.steps, *self.document.aside]:
            said.extend([say.text for say in step.say])
            if step.wrong:
                said.append(step.wrong)
        return said + [say.text for say in self.end]


def takes(step: LessonStepDocument, notation: str) -> bool:
    return any([fnmatchcase(notation, meant) for meant in step.choose])


def _laid(had: Any, wish: Any) -> Any:
    """A value of a position with a lesson's laid over it: of a table field by field, of tables
    in a row each."""
    if isinstance(wish, dict) and isinstance(had, dict):
        return {**had, **{name: _laid(had.get(name), value) for name, value in wish.items()}}
    if isinstance(wish, list) and isinstance(had, list) and _are_tables(wish, len(had)):
        return [_laid(before, after) for before, after in zip(had, wish)]
    return wish


def _are_tables(wish: list[Any], count: int) -> bool:
    return len(wish) == count and all([isinstance(each, dict) for each in wish])


_found: dict[str, Lesson | None] = {}


def find_lesson(game: Game) -> Lesson | None:
    """The lesson of a game, if its folder has one; read once."""
    if game.id not in _found:
        file = game.content.folder.parent / "lesson.toml"
        _found[game.id] = Lesson.load(file) if file.is_file() else None
    return _found[game.id]
