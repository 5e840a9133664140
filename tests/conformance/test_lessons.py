"""A lesson can be played through as it is written: what it means is offered, and chance brings
what it says. A change of rules that breaks a lesson shows here."""

from __future__ import annotations

import pytest

from laststand import Match
from laststand.kernel.game import find_game
from laststand.kernel.lesson import Lesson, find_lesson
from tests.conformance.tables import GAMES

MOST_ASIDES = 12


def lesson_of(game: str) -> Lesson:
    lesson = find_lesson(find_game(game))
    assert lesson is not None, f"{game} has no lesson"
    return lesson


def play_through(lesson: Lesson, pick: int = 0) -> tuple[Match, list[str]]:
    """The match at the lesson's end, and what was chosen; of several options that are meant the
    first, or the last."""
    match = lesson.begin()
    chosen: list[str] = []
    while lesson.steps_made(chosen) < len(lesson.steps):
        assert match.choice is not None, f"it is over after {chosen[-1]}"
        offered = match.choice.notations()
        scene = lesson.scene(chosen, offered)
        made = lesson.steps_made(chosen)
        assert scene is not None, f"{lesson.steps[made].choose} is not among {offered}"
        match.choose(scene.expects[pick], scene.step.outcomes)
        assert match.heard == scene.step.outcomes, f"{scene.expects[pick]}: luck is not written"
        chosen.append(scene.expects[pick])
    assert len(chosen) - len(lesson.steps) <= MOST_ASIDES
    return match, chosen


@pytest.mark.parametrize("pick", [0, -1])
@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_played_through_as_it_is_written(game: str, pick: int) -> None:
    play_through(lesson_of(game), pick)


@pytest.mark.parametrize("game", GAMES)
def test_every_step_says_something_and_answers_whoever_strays(game: str) -> None:
    lesson = lesson_of(game)
    for step in [*lesson.steps, *lesson.document.aside]:
        assert step.say, step.choose
        assert step.wrong, step.choose
    assert lesson.end


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_begins_the_same_whatever_the_seed(game: str) -> None:
    lesson = lesson_of(game)
    assert lesson.begin(1).digest() == lesson.begin(2).digest()


def test_the_stronghold_lesson_ends_with_the_boss() -> None:
    match, _ = play_through(lesson_of("stronghold"))
    assert match.outcome is not None
    assert match.outcome.won


def test_the_bastion_lesson_leaves_no_tile_in_the_grasp() -> None:
    match, _ = play_through(lesson_of("bastion"))
    kinds = [event.kind for event in match.events]
    assert "GraspPlacedOnTile" in kinds
    assert not any(tile["grasp"] for tile in match.view()["tiles"])


def test_the_spell_lesson_has_an_attack_of_each_type_and_a_defense() -> None:
    match, chosen = play_through(lesson_of("spell"))
    verbs = {option.split()[0] for option in chosen}
    assert verbs >= {"build", "buy", "scavenge", "deploy", "use", "attack", "shoot", "token"}
    weapons = {option.split()[1] for option in chosen if option.startswith("attack")}
    assert weapons == {"chipped-sword", "shortbow", "apprentices-wand"}
    assert match.view()["killed"] == 7
