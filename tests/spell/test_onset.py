"""Whom the horde would strike next, as far as it can be known."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from laststand.games.spell.map.spots import SPOT_NAMES, SPOTS
from laststand.games.spell.monsters.onset import Onset, onsets
from laststand.games.spell.rulings import Rulings
from tests.spell.night_table import Night


def struck(onset: Onset, night: Night) -> set[str]:
    spots = onset.struck_spots(night.s.horde.monsters[0], vec[i64]([0] * SPOTS), 1)
    assert len(spots) == len(set(spots))
    return {SPOT_NAMES[spot] for spot in spots}


@pytest.mark.rule("TLS-MOVE-6")
def test_whoever_stands_beside_the_way_of_a_monster_must_expect_its_attack() -> None:
    night = Night("clawer C11 E", mist=8)
    found = struck(onsets(night.s)[0], night)
    way = onsets(night.s)[0].ways[night.s.horde.monsters[0].serial]
    for spot in way:
        assert {SPOT_NAMES[near] for near in night.s.ground.adjacent[spot]} <= found


@pytest.mark.rule("TLS-TARGET-6")
def test_a_structure_before_the_circle_takes_the_shot() -> None:
    open_line = Night("archer G12 E", town=False, mist=8)
    archer = open_line.s.horde.monsters[0]
    assert onsets(open_line.s)[0].strikes_circle(archer)
    blocked = Night("archer G12 E", town=False, mist=8).builds("house", "K12")
    assert not onsets(blocked.s)[0].strikes_circle(blocked.s.horde.monsters[0])


@pytest.mark.rule("TLS-TARGET-7")
def test_monsters_end_a_line_of_fire_only_where_the_table_says_so() -> None:
    for ruling, seen in (("open", True), ("blocked", False)):
        night = Night("archer G12 E", "monolith J12 E", town=False, mist=8)
        night.s.rulings = Rulings({"monster_line": ruling})
        onset = onsets(night.s)[0]
        line = onset.line(
            night.s.horde.monsters[0], onset.ways[night.s.horde.monsters[0].serial][-1]
        )
        assert any(night.s.ground.is_circle[spot] for spot in line) == seen


@pytest.mark.rule("TLS-TARGET-3")
def test_beside_the_circle_a_monster_leaves_heroes_alone_unless_the_table_says_otherwise() -> None:
    for ruling, expected in (("circle-first", False), ("heroes-first", True)):
        night = Night("clawer K12 E", town=False, mist=8)
        night.s.rulings = Rulings({"first_target": ruling})
        onset = onsets(night.s)[0]
        assert ("K13" in struck(onset, night)) == expected


def test_a_hero_who_may_be_anywhere_does_not_stop_the_horde() -> None:
    night = Night("clawer C11 E", mist=8).heroes(konrad="D11")
    serial = night.s.horde.monsters[0].serial
    stopped, free = onsets(night.s)[0], onsets(night.s, without=0)[0]
    assert len(stopped.ways[serial]) == 1
    assert len(free.ways[serial]) > 1
    assert night.where() == ["C11 E"]
