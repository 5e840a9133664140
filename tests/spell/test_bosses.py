"""Each Boss keeps to its own scenario."""

from __future__ import annotations

from typing import Any

import pytest

from laststand.games.spell.bosses.cast import boss_of
from laststand.games.spell.bosses.harpy import HarpyEnters
from laststand.kernel.errors import DocumentRefused
from tests.spell.arrange import Played, Table, game, harpy_of

STEPS = [
    "BringAlerions",
    "HarpyEnters",
    "CetusiaAttacks",
    "PartAppears 0",
    "PartAttacks 1",
    "DryadAppears",
    "DryadAttacks",
    "StepAside 0",
    "SqueezeHeroes",
    "Hatch 1",
    "GrowthFalls hatchery J13 south",
]


@pytest.mark.rule("TLS-BOSS-1", "TLS-INTRO-6")
def test_every_scenario_has_its_own_boss_and_the_introduction_none() -> None:
    box = game().box
    bosses = {id: boss_of(box, scenario).id for id, scenario in box.scenarios.items()}
    assert bosses == {id: scenario.boss for id, scenario in box.scenarios.items()}
    assert bosses["introduction"] == ""


@pytest.mark.rule("TLS-BOSS-1")
@pytest.mark.parametrize("step", STEPS)
def test_without_a_boss_the_steps_of_the_others_do_nothing(step: str) -> None:
    before = Table(scenario="introduction").having(direction="direction-1").play()
    table = Table(scenario="introduction").having(direction="direction-1")
    played = table.begins(step, "HeroTurn 0", "NightRound", "Dawn").play()
    assert game().write(played.s) == game().write(before.s)
    assert played.offered == before.offered


@pytest.mark.rule("TLS-BOSS-1")
@pytest.mark.parametrize(
    ("scenario", "field", "value"),
    [
        ("lakeburg", "harpy", "cliff"),
        ("lakeburg", "alerions_dead", 1),
        ("glenwald", "cetusia_fallen", ["cetusia-tail"]),
        ("gildenberg", "dryad", "bud"),
        ("gildenberg", "hatched", [3]),
        ("introduction", "alerion_fell_at", "K3"),
    ],
)
def test_what_is_said_of_another_boss_is_refused(scenario: str, field: str, value: Any) -> None:
    table = Table(scenario=scenario).having(**{field: value})
    with pytest.raises(DocumentRefused, match=f"'{field}': she is not the Boss here"):
        Played.laid(table)


@pytest.mark.rule("TLS-BOSS-1")
@pytest.mark.parametrize(
    ("scenario", "monster"),
    [
        ("introduction", "alerion"),
        ("lakeburg", "corrupted-harpy"),
        ("glenwald", "cetusia-head"),
        ("gildenberg", "putrefied-dryad"),
        ("gildenberg", "hatchery"),
    ],
)
def test_figures_of_another_boss_are_refused(scenario: str, monster: str) -> None:
    table = Table(scenario=scenario).monsters(f"{monster} K6 S")
    with pytest.raises(DocumentRefused, match="another scenario"):
        Played.laid(table)


@pytest.mark.rule("TLS-HARPY-9")
def test_the_harpy_enters_only_where_an_alerion_fell() -> None:
    state = Played.laid(Table().having(day=3, harpy="cliff"))
    assert not HarpyEnters().fits(state)
    harpy_of(state).fell_at = 0
    assert HarpyEnters().fits(state)
