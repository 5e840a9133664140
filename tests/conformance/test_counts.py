"""What is counted agrees with its number, in every language and every sentence."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from string import Formatter

import pytest

from laststand.catalogues import Catalogues
from laststand.kernel.events import Fact
from laststand.kernel.game import find_game
from laststand.kernel.words import Words
from tests.conformance.tables import GAMES

LANGUAGES = ["en", "fr", "es"]
FACTS = re.compile(r"(\w+):([\w-]+)")
PLURAL = re.compile(r"(?<![,\d] )\b1 (?!héros)(\w{3,}[^\Ws]s)\b")
"""A long word that ends in one s, right behind a one that ends no list."""
NUMBERS = [
    "n",
    "count",
    "held",
    "left",
    "flames",
    "gold",
    "materials",
    "price",
    "points",
    "damage",
    "lost",
    "mages",
    "monsters",
    "workers",
    "needed",
    "uses",
    "hurls",
    "distance",
    "timer",
    "turn",
    "fires",
    "spaces",
    "corruption",
    "wards",
    "life",
    "tokens",
]
"""Facts that are numbers of something, also where a sentence only says the number."""
SINGULAR = {"fr": [0, 1], "en": [1], "es": [1]}
"""The numbers that go with a singular: French counts nothing as one thing."""


@cache
def words_in(language: str, game: str) -> Words:
    return Catalogues().of(language).words(find_game(game))


def templates(words: Words) -> Iterator[tuple[str, str, str]]:
    for section, sentences in words.sections.items():
        for key, template in sentences.items():
            yield section, key, template


def facts_of(template: str, number: int) -> dict[str, Fact]:
    """The facts of a sentence: numbers where it counts, else somebody's name."""
    facts: dict[str, Fact] = {}
    for _, name, nouns, _ in Formatter().parse(template):
        for fact, noun in FACTS.findall(f"{name}:{nouns}"):
            facts[fact] = " ".join(["1"] * max(number, 1)) if noun == "die" else number
        if name is not None:
            facts.setdefault(name, number if name in NUMBERS else "Elora")
    return facts


@pytest.mark.parametrize("number", [0, 1, 2])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_number_has_the_form_of_its_noun_beside_it(game: str, language: str, number: int) -> None:
    words = words_in(language, game)
    wrong = plurals(words) if number in SINGULAR[language] else singulars(words)
    for section, key, template in templates(words):
        said = words.sentence(section, key, facts_of(template, number))
        found = [phrase for phrase in wrong if re.search(rf"\b{number} {phrase}\b", said)]
        assert found == [], f"[{section}] {key}: {said}"


def plurals(words: Words) -> list[str]:
    return [nouns(many) for one, many in words.counts.values() if nouns(one) != nouns(many)]


def singulars(words: Words) -> list[str]:
    return [nouns(one) for one, many in words.counts.values() if nouns(one) != nouns(many)]


def nouns(form: str) -> str:
    return form.replace("{n}", "").strip()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_no_plural_stands_behind_a_one(game: str, language: str) -> None:
    """Of nouns that nobody counts as they should be: '{coins} coins' would be '1 coins'."""
    words = words_in(language, game)
    for section, key, template in templates(words):
        said = words.sentence(section, key, facts_of(template, 1))
        assert PLURAL.findall(said) == [], f"[{section}] {key}: {said}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_noun_that_a_sentence_counts_is_known(game: str, language: str) -> None:
    words = words_in(language, game)
    for _, key, template in templates(words):
        for _, name, spec, _ in Formatter().parse(template):
            for _, noun in FACTS.findall(f"{name}:{spec}") if spec else []:
                assert noun == "roman" or noun in words.counts, key
