"""Three languages that read as if written in them: what a localiser found does not come back."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from laststand.catalogues import Catalogues
from laststand.server.fixed import whole_game
from tests.conformance.test_counts import NUMBERS
from tests.depth import crossed
from tests.web.conftest import Visitor
from tests.web.stage import Served, module
from tests.web.texts import (
    LANGUAGES,
    Text,
    catalogues,
    drawn_games,
    forms,
    game_scripts,
    page_scripts,
    texts,
    translations,
)

COUNTED_OR_PLACED = {*NUMBERS, "at", "to", "spot", "spots", "space", "spaces", "from", "slot"}
"""Facts before which nothing elides: numbers, and the letters of places."""
COLOURS = {"colour"}
ELIDED = re.compile(r"(?i)\b(?:de|que|le|la|du|au|se|ne|je|jusque) \{(\w+)\}")
FORMAL = re.compile(
    r"(?i)\busted(?:es)?\b"
    r"|(?:^|[.:;¡¿] ?)(?:elija|espere|vuelva|mire|haga|pulse|toque|envíe|abra|guarde|recupere)\b"
)
FALSE_SENSES = {
    "en": r"\bcan not\b|[Rr]e-roll|\b[Ss]et-up\b|Sceptre|usual gates|the own turn|table is laid\.",
    "fr": r"\bSièges\b|[Dd]resser la table|Se bat avec|\bdu côté (?:droite|gauche)\b|hors jeu,"
    r"|\ble Boss\b",
    "es": r"\ba el\b|\bde el\b|Evisión|en el lado (?:izquierda|derecha)|\basientos?\b",
}
PRONOUN = re.compile(r"(?:It|They|She|He|Its|Their)\b")

OFFICIAL: list[tuple[Text, Text, Text]] = [
    (("{n} Gold", "{n} Gold"), ("{n} or", "{n} ors"), ("{n} de Oro", "{n} de Oro")),
    (
        ("{n} Mana", "{n} Mana"),
        ("{n} point de Mana", "{n} points de Mana"),
        ("{n} Punto de Maná", "{n} Puntos de Maná"),
    ),
    ("Mana crystal", "Jeton Mana", "Cristal de Maná"),
    ("Wound crystal", "Jeton Blessure", "Cristal de Herida"),
    ("Cetusia 1", "Apparition de Cétusia 1", "Patrón de Aparición de Cetusia 1"),
    ("Spawn pattern 1", "Apparition 1", "Patrón de Aparición 1"),
    ("Spawn direction 1", "Direction 1", "Dirección de Aparición 1"),
    ("End of Night", "Fin de la Nuit", "Fase de Final de la Noche"),
    ("Mist Pistol", "Pistolet de brume", "Pistola de niebla"),
    ("Cloak of Evasion", "Cape d'évasion", "Manto de Evasión"),
    ("Cursed", "Maudite", "Desafortunado"),
    ("Blink", "Transfert", "Traslación"),
    ("Sledgehammer", "Masse", "Almádena"),
    ("Blessed", "Béni", "Bendecido"),
]
"""What the printed editions of The Last Spell call it, or what reads as they do."""


def said(language: str) -> Iterator[tuple[str, str]]:
    """Every text of a language, with its catalogue."""
    for catalogue in catalogues():
        for english in texts(catalogue):
            text = english if language == "en" else translations(language, catalogue)[english]
            for form in forms(text):
                yield catalogue, form


def test_nothing_that_elides_stands_before_a_name_in_french() -> None:
    """'de {hero}' would be 'de Elora'."""
    wrong = [
        text
        for _, text in said("fr")
        for fact in ELIDED.findall(text)
        if fact not in COUNTED_OR_PLACED | COLOURS
    ]
    assert wrong == []


def test_spanish_says_tu() -> None:
    assert [text for _, text in said("es") if FORMAL.search(text)] == []


@pytest.mark.parametrize("language", ["en", *LANGUAGES])
def test_nothing_is_said_in_a_false_sense_or_spelled_in_two_ways(language: str) -> None:
    false = re.compile(FALSE_SENSES[language])
    assert [text for _, text in said(language) if false.search(text)] == []


@pytest.mark.parametrize("catalogue", catalogues())
def test_no_line_of_french_is_broken_before_a_sign(catalogue: str) -> None:
    shown = Catalogues().of("fr").texts[catalogue]
    for text in shown.values():
        for form in [text] if isinstance(text, str) else text:
            assert re.search(r" [:;?!»%]|« |\w'\w", form) is None, form


def test_no_script_writes_a_colon_behind_a_name_by_hand() -> None:
    for file in [*page_scripts(), *(file for game in drawn_games() for file in game_scripts(game))]:
        assert re.findall(r"\$\{[^{}`]*\}: .*", file.read_text(encoding="utf-8")) == [], file


@crossed(game=drawn_games(), language=["en", *LANGUAGES])
def test_the_page_names_every_ending_in_words(
    served: Served, visit: Visitor, game: str, language: str
) -> None:
    page = visit(served, language=language)
    page.wait_for_selector("[data-new-game]")
    endings = list(whole_game(game).words["outcome"])
    named = page.evaluate(
        """async ([words, api, game, endings]) => {
          const { GameWords } = await import(words);
          const book = new GameWords(await (await import(api)).book(game));
          return endings.map((ending) => book.cause(ending));
        }""",
        [module(page, "words.js"), module(page, "api.js"), game, endings],
    )
    assert [name for ending, name in zip(endings, named, strict=True) if ending in name] == []
    if language != "en":
        texts_of = translations(language, game).values()
        assert {name.replace("’", "'") for name in named} <= {*texts_of}


@pytest.mark.parametrize(("english", "french", "spanish"), OFFICIAL)
def test_things_are_called_as_the_printed_editions_call_them(
    english: Text, french: Text, spanish: Text
) -> None:
    assert translations("fr", "spell")[english] == french
    assert translations("es", "spell")[english] == spanish


@pytest.mark.parametrize("game", drawn_games())
def test_a_rule_names_what_it_is_about(game: str) -> None:
    """Each stands alone where somebody has searched for it."""
    bare = [rule.id for rule in whole_game(game).rules.rules if PRONOUN.match(rule.text)]
    assert bare == []
