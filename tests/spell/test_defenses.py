"""Defenses in the Hero Phase, and structures that fall (Day p. 20 to 23, Night p. 15)."""

from __future__ import annotations

import pytest

from laststand.games.spell.board.structures import damage_structure
from tests.spell.arrange import Played, Table

HORDE = [f"clawer {column}3 S" for column in "DEFGH"]


def town(*pieces: str) -> Table:
    return Table().bare().alone().hero("konrad", at="J13").builds(*pieces)


@pytest.mark.rule("TLS-BALLISTA-2", "TLS-ENGINE-1", "TLS-ENGINE-2", "TLS-ENGINE-4")
def test_a_ballista_shoots_once_in_its_own_or_an_adjacent_sector_piercing_armor() -> None:
    table = town("ballista J10", "house J9").monsters("armored J6 S", "armored K4 S", "clawer M5 S")
    played = table.play()
    assert "shoot J10 J6" in played.offered
    assert "shoot J10 M5" not in played.offered
    played.play("shoot J10 J6 => armor")
    assert played.monsters == {"armored K4", "clawer M5"}
    assert played.offers("shoot") == []
    assert played.hero("konrad").actions == 4


@pytest.mark.rule("TLS-BALLISTA-2")
def test_a_ballista_shoots_again_in_the_next_hero_phase() -> None:
    table = town().builds("ballista J10", shot=True).monsters("clawer J6 S", *HORDE)
    assert table.play().offers("shoot") == []
    assert table.begins("HeroPhase", "NightRound").play().offers("shoot") != []


@pytest.mark.rule("TLS-CATAPULT-3", "TLS-ENGINE-3", "TLS-ENGINE-6", "TLS-ENGINE-4")
def test_a_catapult_hits_nine_spots_with_no_dodge_on_the_impact_spot_only() -> None:
    table = town("catapult J10").monsters("clawer J6 S", "clawer K5 S")
    played = table.play("hurl J10 J6 => dodge dodge")
    assert played.monsters == {"clawer K5"}
    played.play("hurl J10 J6 => hit")
    assert played.monsters == set()
    assert played.offers("hurl") == []


@pytest.mark.rule("TLS-CATAPULT-3")
def test_a_catapult_does_not_reach_its_own_sector() -> None:
    played = town("catapult J10").monsters("clawer I9 S", "clawer L5 S").play()
    assert "hurl J10 I9" not in played.offered
    assert "hurl J10 L5" in played.offered


@pytest.mark.rule("TLS-ATTACK-6", "TLS-ENGINE-3")
def test_a_catapult_also_hits_heroes() -> None:
    table = town("catapult J10").hero("greta", at="K6").monsters("clawer J6 S")
    played = table.play("hurl J10 J6 => hit")
    assert played.hero("greta").wounds == 1


@pytest.mark.rule("TLS-CATAPULT-3")
def test_kills_by_defenses_are_no_heros() -> None:
    played = town("ballista J10").monsters("clawer J6 S").play("shoot J10 J6 => hit")
    assert (played.s.quests.killed, played.hero("konrad").kills) == (1, 0)


# -- damage ------------------------------------------------------------------------------------


HITS = {
    "ballista J10": 1,
    "catapult J10": 1,
    "warp-gate J10": 1,
    "watchtower J10": 1,
    "wooden-wall I9": 3,
    "stone-wall I9": 5,
    "wooden-gate I9": 2,
    "stone-gate I9": 4,
    "house J10": 2,
    "gold-mine J10 J11": 3,
    "scavenger-camp J10 J11": 3,
    "shop J10 J11": 3,
    "armor-maker J10 J11": 3,
    "blacksmith J10 J11": 3,
    "bowyer J10 J11": 3,
    "magic-shop J10 J11": 3,
    "seer J10 J11": 3,
    "ruin-1 J10": 2,
    "ruin-7 J10 J11": 3,
    "ruin-11 J10 J11 J12": 4,
}


def damaged(piece: str, times: int) -> Played:
    played = town(piece).play()
    for _ in range(times):
        structure = played.structure(piece.split()[1])
        assert structure is not None
        damage_structure(played.s, structure, 1, "TLS-STRIKE-1", "clawer")
    return played


@pytest.mark.rule(
    "TLS-BALLISTA-3", "TLS-CATAPULT-4", "TLS-WARP-4", "TLS-WATCHTOWER-4", "TLS-WALL-2"
)
@pytest.mark.rule(
    "TLS-WALL-4", "TLS-GATE-1", "TLS-GATE-3", "TLS-HOUSE-3", "TLS-MINE-4", "TLS-CAMP-4"
)
@pytest.mark.rule("TLS-SHOP-2", "TLS-SMITH-5", "TLS-SEER-2", "TLS-RUIN-1", "TLS-BUILDING-1")
@pytest.mark.rule("TLS-BUILDING-2", "TLS-DAMAGE-2", "TLS-DAMAGE-3")
@pytest.mark.parametrize("piece", HITS)
def test_how_much_damage_destroys_what(piece: str) -> None:
    spot = piece.split()[1]
    assert damaged(piece, HITS[piece] - 1).structure(spot) is not None
    assert damaged(piece, HITS[piece]).structure(spot) is None


@pytest.mark.rule("TLS-WARP-5", "TLS-WATCHTOWER-4")
@pytest.mark.parametrize("piece", ["warp-gate", "watchtower"])
def test_a_hero_on_a_structure_that_falls_is_unhurt_and_stays(piece: str) -> None:
    played = town(f"{piece} J13").play()
    structure = played.structure("J13")
    assert structure is not None
    damage_structure(played.s, structure, 1, "TLS-STRIKE-1", "clawer")
    assert (played.at("konrad"), played.hero("konrad").wounds) == ("J13", 0)
    assert played.structure("J13") is None


@pytest.mark.rule("TLS-BUILDING-3", "TLS-DAMAGE-4")
def test_a_destroyed_building_can_be_built_again() -> None:
    played = damaged("shop J10 J11", 3)
    assert played.s.supply.pieces[played.s.box.structure("shop").number] == 1
    assert played.told("ShopClosed") == [{}]
