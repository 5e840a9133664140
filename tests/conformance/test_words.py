"""Everything a game says has a sentence in its words.toml, and the sentence has all its facts."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from string import Formatter
from typing import Any

import pytest

import laststand
from laststand.kernel.game import Game, find_game
from tests.conformance.sayings import SECTIONS, Said, note_all, nothing_said
from tests.conformance.tables import GAMES, TABLES
from tests.conformance.test_play import sound
from tests.conformance.walks import WALKERS, seeds, sensible


@cache
def said(game: str) -> Said:
    """What is said at every table of a game, by all walkers."""
    found = nothing_said()
    for table in TABLES[game]:
        for walker in [*WALKERS, sensible]:
            for seed in seeds(game, walker):
                for section, keys in sound(table, walker, seed).items():
                    for key, examples in keys.items():
                        note_all(found, ((section, key, facts) for facts in examples.values()))
    return found


def sentences(game: Game, section: str) -> dict[str, str]:
    return game.words.sections.get(section, {})


@pytest.mark.parametrize("section", SECTIONS)
@pytest.mark.parametrize("game", GAMES)
def test_everything_that_is_said_has_a_sentence(game: str, section: str) -> None:
    written = sentences(find_game(game), section)
    assert said(game)[section], f"no {section} was ever said"
    assert [key for key in said(game)[section] if not written.get(key, "").strip()] == []


@pytest.mark.parametrize("section", SECTIONS)
@pytest.mark.parametrize("game", GAMES)
def test_every_placeholder_of_a_sentence_is_given(game: str, section: str) -> None:
    written = sentences(find_game(game), section)
    missing = [
        f"[{section}] {key}: {{{name}}} is not among {sorted(facts)}"
        for key, examples in said(game)[section].items()
        for facts in examples.values()
        for name in placeholders(written.get(key, ""))
        if name not in facts
    ]
    assert missing == []


CALLS = {
    "Choice": ("ask", 1),
    "ask": ("ask", 1),
    "offer": ("ask", 2),
    "decide": ("ask", 2),
    "Outcome": ("outcome", 1),
    "Reason": ("refusal", 0),
    "Refusal": ("refusal", 1),
    "tell": ("event", 0),
    "Prospect": ("siege", 1),
}
"""By the name of what is called: the section, and which argument is the key."""


def written_in_code(game: str) -> Iterator[tuple[str, str]]:
    """What the code says in so many words, however seldom it comes to it."""
    folder = Path(laststand.__file__).parent / "games" / game
    for file in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef) and is_step(node):
                yield "step", node.name
            if isinstance(node, ast.Call):
                called = ast.unparse(node.func).rpartition(".")[2]
                section, at = CALLS.get(called, ("", 0))
                key = node.args[at] if section and len(node.args) > at else None
                if isinstance(key, ast.Constant):
                    yield section, str(key.value)


def is_step(node: ast.ClassDef) -> bool:
    """A step that can be on an agenda: one that is played, not a base of others."""
    bases = " ".join(ast.unparse(base) for base in node.bases)
    plays = any(isinstance(part, ast.FunctionDef) and part.name == "play" for part in node.body)
    return "Step" in bases and plays


@pytest.mark.parametrize("game", GAMES)
def test_everything_that_the_code_says_has_a_sentence(game: str) -> None:
    found = set(written_in_code(game))
    assert {section for section, _ in found} >= {"ask", "event", "step"}
    made = find_game(game)
    assert sorted((s, key) for s, key in found if key not in sentences(made, s)) == []


def placeholders(sentence: str) -> list[str]:
    """The facts a sentence tells; '{gold:gold+flames:flame}' tells two."""
    told = [(name, spec) for _, name, spec, _ in Formatter().parse(sentence) if name is not None]
    return [
        amount.partition(":")[0] for name, spec in told for amount in f"{name}:{spec}".split("+")
    ]


@pytest.mark.parametrize("game", GAMES)
def test_a_sentence_is_filled_in_and_nothing_in_it_is_called_by_its_id(game: str) -> None:
    made = find_game(game)
    for section, keys in said(game).items():
        for key, examples in keys.items():
            for facts in examples.values():
                sentence = made.words.sentence(section, key, facts)
                assert "{" not in sentence
                ids = re.findall(r"\b[a-z]+(?:-[a-z]+)+\b", without_answers(sentence))
                assert [id for id in ids if is_fact(id, facts)] == [], sentence


def without_answers(sentence: str) -> str:
    """What it says but for what it quotes to be typed: an answer is written with ids."""
    return re.sub(r'"[^"]*"', "", sentence)


def is_fact(id: str, facts: dict[str, Any]) -> bool:
    """Whether a hyphenated word came from the facts: a sentence may well have its own."""
    return any(id in (fact if isinstance(fact, list) else [fact]) for fact in facts.values())


@pytest.mark.parametrize("game", GAMES)
def test_every_sentence_can_be_parsed_and_every_name_is_a_text(game: str) -> None:
    words = find_game(game).words
    texts: list[object] = list(words.names.values())
    for keys in words.sections.values():
        texts += keys.values()
    for text in texts:
        assert isinstance(text, str)
        assert text
        placeholders(text)
