"""Sentences: facts are filled in, and things are called by their names."""

import pytest

from laststand.kernel.choice import Choice, Refusal, Say
from laststand.kernel.events import Event, Fact
from laststand.kernel.state import Outcome
from laststand.kernel.words import Words
from tests.kernel.harbour.game import Night

WORDS = Words(
    {
        "ask": {"night": "What tonight?"},
        "option": {"wait": "Let the night pass"},
        "event": {"LampLit": "{lamp} is lit by {cause}, {count} of {of}: {others}."},
        "refusal": {"no-rowing": "The {boat} stays ashore."},
        "step": {"Night": "A night"},
        "outcome": {"dawn": "The sun is up."},
    },
    {"brass": "Brass Lamp", "tin": "Tin Lamp"},
)


@pytest.mark.parametrize(
    ("thing", "name"),
    [
        ("brass", "Brass Lamp"),
        ("brass#2", "Brass Lamp #2"),
        ("unheard-of", "unheard-of"),
        ("", ""),
    ],
)
def test_a_thing_is_called_by_its_name(thing: str, name: str) -> None:
    assert WORDS.name(thing) == name


def test_facts_are_filled_in_as_names_numbers_and_lists() -> None:
    facts: dict[str, Fact] = {"lamp": "brass", "count": 2, "of": 3, "others": ["tin", "brass#2"]}
    event = Event("LampLit", "HL-NIGHT-1", "tin", facts)
    assert WORDS.event(event) == "Brass Lamp is lit by Tin Lamp, 2 of 3: Tin Lamp, Brass Lamp #2."


def test_questions_options_refusals_steps_and_outcomes_have_their_sentences() -> None:
    assert WORDS.ask(Choice(0, "night", "HL-NIGHT-1", [])) == "What tonight?"
    assert WORDS.option(Say("wait")) == "Let the night pass"
    refusal = Refusal("row", "no-rowing", "HL-NIGHT-1", {"boat": "skiff"})
    assert WORDS.refusal(refusal) == "The skiff stays ashore."
    assert WORDS.step(Night(2), None) == "A night"
    assert WORDS.outcome(Outcome(True, "dawn", "HL-END-1")) == "The sun is up."


def test_what_has_no_sentence_is_called_by_its_key() -> None:
    assert WORDS.ask(Choice(0, "morning", "HL-NIGHT-1", [])) == "morning"
