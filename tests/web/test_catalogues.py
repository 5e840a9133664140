"""Everything people read is there in every language."""

from __future__ import annotations

import re

import pytest

from tests.web.texts import LANGUAGES, SCRIPTS, catalogues, in_scripts, texts, translations

EACH = [(language, catalogue) for language in LANGUAGES for catalogue in catalogues()]
PLACES = re.compile(r"\{\w+\}")


@pytest.mark.parametrize(("language", "catalogue"), EACH)
def test_every_text_is_translated(language: str, catalogue: str) -> None:
    translated = translations(language, catalogue)
    assert sorted(text for text in texts(catalogue) if not translated.get(text)) == []


@pytest.mark.parametrize(("language", "catalogue"), EACH)
def test_no_catalogue_translates_what_nobody_says(language: str, catalogue: str) -> None:
    assert sorted(set(translations(language, catalogue)) - texts(catalogue)) == []


@pytest.mark.parametrize(("language", "catalogue"), EACH)
def test_a_translation_tells_the_same_facts(language: str, catalogue: str) -> None:
    for text, translation in translations(language, catalogue).items():
        assert sorted(PLACES.findall(translation)) == sorted(PLACES.findall(text)), text


def test_the_scan_finds_what_scripts_say() -> None:
    assert "The board" in set(in_scripts([SCRIPTS / "panels" / "layout.js"]))
