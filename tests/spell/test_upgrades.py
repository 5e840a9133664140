"""Upgrades that only later scenarios allow, carried out on a bare Town (Day p. 22 and 23)."""

from __future__ import annotations

from typing import Any

import pytest

from laststand.games.spell.day.building import UpgradeStructure
from laststand.games.spell.day.scouting import place_patterns
from laststand.games.spell.day.seer import guess_again
from laststand.games.spell.options import Upgrade
from tests.spell.arrange import Played, Table


def upgraded(piece: str, **state: Any) -> Played:
    table = Table().day(gold=9, materials=9, **state).bare().builds(piece, "shop O13 O14")
    played = table.play()
    structure = played.structure(piece.split()[1])
    assert structure is not None
    option = Upgrade(structure.kind, structure.serial, structure.spots[0])
    UpgradeStructure(0).do(played.s, option)
    return played


@pytest.mark.rule("TLS-MINE-2")
def test_a_gold_mine_is_upgraded_for_four_materials_and_gives_a_gold() -> None:
    played = upgraded("gold-mine J10 J11")
    assert (played.s.purse.gold, played.s.purse.materials) == (10, 5)


@pytest.mark.rule("TLS-CAMP-2")
def test_a_scavenger_camp_is_upgraded_for_three_gold_and_gives_a_material() -> None:
    played = upgraded("scavenger-camp J10 J11")
    assert (played.s.purse.gold, played.s.purse.materials) == (6, 10)


@pytest.mark.rule("TLS-SMITH-3")
def test_an_upgraded_smith_brings_level_3_and_its_first_card() -> None:
    played = upgraded("blacksmith J10 J11", deck_levels=[1, 2, 1, 1])
    assert (played.s.purse.gold, played.view["shop"]["decks"][1]["level"]) == (5, 3)
    assert [played.s.box.item(item).level for item in played.stash] == [3]


UNSEEN = [["unseen", "unseen"], [], ["unseen", "unseen"], [], []]
PATTERNS = {
    "pool": [f"pattern-{number}" for number in (1, 2, 3, 4, 5)],
    "layers": [{"unknown": 5, "known": []}],
}


@pytest.mark.rule("TLS-SEER-5", "TLS-SEER-6", "TLS-SEER-7")
def test_the_upgraded_seer_turns_the_pattern_cards_up_and_swaps_them() -> None:
    played = upgraded("seer J10 J11", slots=UNSEEN, patterns=PATTERNS, direction="direction-1")
    assert played.s.purse.gold == 7
    first, second = played.view["spawn"]["slots"][0]
    assert "unseen" not in (first, second)
    guess_again(played.s, 0)
    assert (played.s.purse.gold, played.view["spawn"]["slots"][0]) == (5, [second, first])
    played.s.spawn.slots = [[] for _ in range(5)]
    played.s.spawn.patterns = (
        Table().day().begins("ScoutSpawn", "DayTurn 0").play().s.spawn.patterns
    )
    place_patterns(played.s)
    assert all("unseen" not in slot for slot in played.view["spawn"]["slots"])


@pytest.mark.rule("TLS-SCOUT-8", "TLS-SCOUT-13", "TLS-AREA-1")
def test_slots_alerions_and_neighbours() -> None:
    box = Table().play().s.box
    assert [slot.tile for slot in box.slots] == [0, 1, 1, 1, 2]
    assert len([card for card in box.patterns[:10] if card.layers["alerions"]]) == 3
    ground = box.scenarios["gildenberg"].ground
    assert len(ground.adjacent[9 * 24 + 9]) == 4
    assert len(ground.area[9 * 24 + 9]) == 8
