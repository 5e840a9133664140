"""The terminal in the languages of the page."""

from __future__ import annotations

import pytest

from tests.cli.command import Command


def test_the_language_is_that_of_the_locale(laststand: Command) -> None:
    done = laststand("play", "stronghold", "--seed", 1, said="q\n", LC_ALL="fr_FR.UTF-8")
    assert "Un ennemi approche. Piochez quand vous voulez." in done.out
    assert "Partie gardée\u00a0: laststand play stronghold --resume" in done.out


def test_a_locale_that_nobody_translated_is_answered_in_english(laststand: Command) -> None:
    done = laststand("play", "stronghold", "--seed", 1, said="q\n", LC_ALL="eo.UTF-8")
    assert "An enemy approaches. Draw when you are ready." in done.out


def test_the_language_asked_for_comes_before_that_of_the_locale(laststand: Command) -> None:
    words = ("play", "stronghold", "--seed", 1, "--language", "es")
    done = laststand(*words, said="why fly\nu\nq\n", LC_ALL="fr_FR.UTF-8")
    assert "Un enemigo se acerca. Roba cuando quieras." in done.out
    assert "«fly» no es posible aquí, solo: draw, hero elora, hero reese," in done.out
    assert "No hay nada que deshacer." in done.out


def test_an_unknown_language_is_refused_with_those_there_are(laststand: Command) -> None:
    complaint = laststand("play", "stronghold", "--language", "eo").complaint
    assert complaint == "there is no language 'eo', only: en, es, fr"


def test_rules_and_replays_are_told_in_the_language_too(laststand: Command) -> None:
    done = laststand("rules", "bastion", "LB-ACT-2", "--language", "fr")
    assert "Agir, c’est faire l’une de ces deux choses" in done.out
    laststand("play", "stronghold", "--seed", 1, said="draw\nq\n")
    told = laststand("replay", laststand.saved(), "--language", "es").out
    assert "Turno 1, jugador 1." in told


@pytest.mark.parametrize("game", ["stronghold", "bastion", "spell"])
def test_the_whole_table_is_drawn_in_every_language(laststand: Command, game: str) -> None:
    for language, player in (("fr", "joueur 2"), ("es", "jugador 2")):
        words = ("play", game, "--seed", 2, "--players", 2, "--language", language)
        done = laststand(*words, said="1\n1\n1\n1\nb\nq\n")
        assert player in done.out.lower()
        assert "player" not in done.out.replace("--players", "")
