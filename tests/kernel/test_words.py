"""Sentences: facts are filled in, and things are called by their names."""

import pytest

from laststand.kernel.choice import Choice, Refusal, Say
from laststand.kernel.events import Event, Fact
from laststand.kernel.state import Outcome
from laststand.kernel.words import Translation, Words
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


# -- counting --------------------------------------------------------------------------

LAMPS = Words(
    {
        "event": {
            "Lit": "{lamp} burns {oil:pint}.",
            "Stored": "{cause}: {oil:pint+wicks:wick}.",
            "Moved": "Now at {lamps:lamp}.",
            "Ranked": "{lamp} is of class {class:roman}.",
        },
        "count": {
            "pint": {"one": "{n} pint", "other": "{n} pints"},
            "wick": {"one": "{n} wick", "other": "{n} wicks"},
            "lamp": {"one": "lamp {n}", "other": "lamps {n}"},
        },
    },
    {"tin": "Tin Lamp", "pier": "the Pier"},
)
FRENCH = LAMPS.translated(
    Translation(
        {"{lamp} burns {oil:pint}.": "{lamp} : {oil:pint}.", "Tin Lamp": "Lampe", "Kept": "Gardé"},
        {"{n} pint": ["{n} pinte", "{n} pintes"]},
        lambda n: int(n > 1),
    )
)


@pytest.mark.parametrize(
    ("oil", "english", "french"),
    [
        (0, "Tin Lamp burns 0 pints.", "Lampe : 0 pinte."),
        (1, "Tin Lamp burns 1 pint.", "Lampe : 1 pinte."),
        (2, "Tin Lamp burns 2 pints.", "Lampe : 2 pintes."),
    ],
)
def test_a_counted_noun_has_the_form_of_its_number(oil: int, english: str, french: str) -> None:
    facts: dict[str, Fact] = {"lamp": "tin", "oil": oil}
    assert LAMPS.sentence("event", "Lit", facts) == english
    assert FRENCH.sentence("event", "Lit", facts) == french


@pytest.mark.parametrize(
    ("oil", "wicks", "sentence"),
    [
        (2, 1, "The Pier: 2 pints, 1 wick."),
        (0, 1, "The Pier: 1 wick."),
        (0, 0, "The Pier: 0 pints."),
    ],
)
def test_of_several_counted_things_those_are_told_that_there_are(
    oil: int, wicks: int, sentence: str
) -> None:
    assert LAMPS.event(Event("Stored", "", "pier", {"oil": oil, "wicks": wicks})) == sentence


def test_named_things_are_counted_too() -> None:
    assert LAMPS.sentence("event", "Moved", {"lamps": "2"}) == "Now at lamp 2."
    assert LAMPS.sentence("event", "Moved", {"lamps": ["2", "3"]}) == "Now at lamps 2, 3."
    assert LAMPS.sentence("event", "Moved", {"lamps": ["tin"]}) == "Now at lamp Tin Lamp."


def test_a_level_is_told_as_cards_print_it() -> None:
    facts: dict[str, Fact] = {"lamp": "tin", "class": 4}
    assert LAMPS.sentence("event", "Ranked", facts) == "Tin Lamp is of class IV."


def test_what_a_language_lacks_stays_english() -> None:
    facts: dict[str, Fact] = {"oil": 1, "wicks": 3}
    assert (
        FRENCH.sentence("event", "Stored", {**facts, "cause": "tin"}) == "Lampe: 1 pinte, 3 wicks."
    )


def test_a_text_of_the_table_has_its_facts_as_they_are() -> None:
    assert FRENCH.t("Kept") == "Gardé"
    assert FRENCH.t("{what}, {n:pint}", what="tin", n=2) == "tin, 2 pintes"
    assert FRENCH.text("Kept") == "Gardé"
