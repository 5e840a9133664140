"""Everything people read is there in every language, and as the language has it."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from laststand.catalogues import Catalogues
from laststand.kernel.events import Event
from tests.conformance.test_counts import PLURAL, facts_of, words_in
from tests.conformance.test_words import placeholders
from tests.web.texts import (
    LANGUAGES,
    SCRIPTS,
    TERMINAL,
    catalogues,
    drawn_games,
    file_of,
    forms,
    game_scripts,
    in_game,
    in_python,
    in_scripts,
    texts,
    translations,
)

EACH = [(language, catalogue) for language in LANGUAGES for catalogue in catalogues()]


@pytest.mark.parametrize(("language", "catalogue"), EACH)
def test_every_text_is_translated(language: str, catalogue: str) -> None:
    translated = translations(language, catalogue)
    lacking = [text for text in texts(catalogue) if not all(forms(translated.get(text, "")))]
    assert sorted(lacking, key=forms) == []


@pytest.mark.parametrize(("language", "catalogue"), EACH)
def test_no_catalogue_translates_what_nobody_says(language: str, catalogue: str) -> None:
    assert sorted(set(translations(language, catalogue)) - texts(catalogue), key=forms) == []


@pytest.mark.parametrize(("language", "catalogue"), EACH)
def test_a_translation_tells_the_same_facts(language: str, catalogue: str) -> None:
    for text, translation in translations(language, catalogue).items():
        facts = sorted(placeholders(forms(text)[0]))
        for form in forms(translation):
            assert sorted(placeholders(form)) == facts, text


@pytest.mark.parametrize(("language", "catalogue"), EACH)
def test_no_translation_goes_on_with_another(language: str, catalogue: str) -> None:
    """A former translation that was left behind the new one."""
    for translation in translations(language, catalogue).values():
        for form in forms(translation):
            assert re.search(r"[^\W\d_A-Z]\.[A-ZÀ-Ý¡¿]", form) is None, form


@pytest.mark.parametrize("language", ["en", *LANGUAGES])
@pytest.mark.parametrize("game", drawn_games())
def test_no_plural_stands_behind_a_one_on_a_board(game: str, language: str) -> None:
    words = words_in(language, game)
    for text in [*in_scripts(game_scripts(game)), *in_python([TERMINAL / f"{game}.py"])]:
        said = words.t(text, **facts_of(text, 1))
        assert PLURAL.findall(said) == [], said


@pytest.mark.parametrize("language", ["en", *LANGUAGES])
@pytest.mark.parametrize("catalogue", ["page", "terminal"])
def test_no_plural_stands_behind_a_one_around_the_board(catalogue: str, language: str) -> None:
    """Every fact may be one, but the most of a range and the names of people."""
    for text in texts(catalogue):
        said = text if language == "en" else translations(language, catalogue)[text]
        for form in [] if isinstance(text, tuple) else forms(said):
            filled = re.sub(r"(?<!–)\{(?!names?\}|most\})\w+\}", "1", form)
            assert PLURAL.findall(filled) == [], form


def test_the_scan_finds_what_scripts_say() -> None:
    assert "The board" in set(in_scripts([SCRIPTS / "panels" / "layout.js"]))


# -- each game's texts are its own -----------------------------------------------------


@pytest.mark.parametrize(("language", "catalogue"), EACH)
def test_no_catalogue_says_a_text_twice(language: str, catalogue: str) -> None:
    po = file_of(language, catalogue).read_text(encoding="utf-8")
    said = Counter(re.findall(r"^msgid (.+(?:\n\".*)*)", po, re.MULTILINE))
    assert [text for text, times in said.items() if times > 1] == []


@pytest.mark.parametrize(("language", "won"), [("fr", "gagnée."), ("es", "ganada.")])
@pytest.mark.parametrize("game", drawn_games())
def test_one_game_that_is_won_is_one(game: str, language: str, won: str) -> None:
    said = words_in(language, game).event(Event("GameEnded", "", "", {"result": "won"}))
    assert said.endswith(won)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", drawn_games())
def test_no_two_catalogues_give_one_context_two_texts(language: str, game: str) -> None:
    """At a game's table its own catalogue is read before the page's, and no other game's. What the
    game says itself is there, so that no head of the page's columns gets into its sentences."""
    own, shared = translations(language, game), translations(language, "page")
    assert own.keys() >= set(in_game(game)) >= own.keys() & shared.keys()
    shown = Catalogues().of(language).translation(game, "page")
    assert shown.texts.keys() | shown.counted.keys() == {forms(text)[0] for text in {*own, *shared}}
    terminal = translations(language, "terminal")
    assert [text for text in own.keys() & terminal.keys() if own[text] != terminal[text]] == []
