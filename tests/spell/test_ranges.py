"""Ranges, attack areas and line of sight (Night p. 3, 7 and 21 to 23)."""

from __future__ import annotations

import pytest

from laststand.games.spell.heroes.ranges import area_spots, directions_to, spots_in_range
from laststand.games.spell.map.spots import NOWHERE, SPOT_NAMES, SPOT_NUMBERS
from laststand.games.spell.things.words import AREAS, RANGES, SQUARE, named
from tests.spell.arrange import Table, game

BOX = game().box
GROUND = BOX.scenarios["gildenberg"].ground
SECTOR_NAMES = GROUND.sector_names


def sectors_reached(word: str, at: str) -> str:
    sector = GROUND.sector[SPOT_NUMBERS[at]]
    spots = GROUND.in_range[named(RANGES, word, "", "").place][sector]
    return "".join(sorted({SECTOR_NAMES[GROUND.sector[spot]] for spot in spots}))


# The Town's sectors are f g above j k, with o, the Circle, between them; outside lie a b c d in the
# north, e i in the west, h l in the east and m n, the Cliff, where nothing can be aimed at.


@pytest.mark.parametrize(
    ("word", "at", "reached"),
    [
        pytest.param("current", "J10", "f", marks=pytest.mark.rule("TLS-RANGE-1", "TLS-SECTOR-2")),
        pytest.param(
            "adjacent", "J10", "begjo", marks=pytest.mark.rule("TLS-RANGE-2", "TLS-SECTOR-3")
        ),
        pytest.param("far", "J10", "achik", marks=pytest.mark.rule("TLS-RANGE-3", "TLS-SECTOR-4")),
        pytest.param("current-adjacent", "J10", "befgjo", marks=pytest.mark.rule("TLS-RANGE-4")),
        pytest.param("adjacent-far", "J10", "abceghijko", marks=pytest.mark.rule("TLS-RANGE-5")),
        pytest.param("adjacent", "L12", "fgjk", marks=pytest.mark.rule("TLS-SECTOR-6")),
        pytest.param("adjacent", "D5", "be", marks=pytest.mark.rule("TLS-SECTOR-7")),
        pytest.param("far", "D5", "cfi", marks=pytest.mark.rule("TLS-SECTOR-4")),
    ],
)
def test_ranges_in_sectors(word: str, at: str, reached: str) -> None:
    assert sectors_reached(word, at) == reached


@pytest.mark.rule("TLS-SECTOR-1", "TLS-SECTOR-5")
def test_the_town_has_four_sectors_and_the_circle() -> None:
    inside = {SECTOR_NAMES[GROUND.sector[spot]] for spot in GROUND.town}
    outside = {
        SECTOR_NAMES[GROUND.sector[spot]]
        for spot in range(432)
        if GROUND.exists[spot] and not GROUND.is_town[spot]
    }
    assert inside == set("fgjko")
    assert outside == set("abcdehilmn")


@pytest.mark.parametrize(
    ("attack", "spots"),
    [
        pytest.param(
            "slash", "E12 F13 E14 D13", marks=pytest.mark.rule("TLS-RANGE-7", "TLS-RANGE-8")
        ),
        pytest.param(
            "thrust",
            "E12 E11 F13 G13 E14 E15 D13 C13",
            marks=pytest.mark.rule("TLS-RANGE-6", "TLS-RANGE-8"),
        ),
        pytest.param("whirl", "E13", marks=pytest.mark.rule("TLS-RANGE-9")),
    ],
)
def test_ranges_in_spots(attack: str, spots: str) -> None:
    played = Table().hero("konrad", at="E13").play()
    found = spots_in_range(
        played.s, played.hero("konrad"), BOX.item("chipped-sword"), BOX.attacks[attack]
    )
    assert [SPOT_NAMES[spot] for spot in found] == spots.split()


def shape(area: str, direction: int = 0) -> str:
    """The spots of an area with its impact on F6, the attack going north unless said."""
    spots = area_spots(GROUND, named(AREAS, area, "", ""), SPOT_NUMBERS["F6"], direction)
    return " ".join([SPOT_NAMES[spot] for spot in spots])


@pytest.mark.parametrize(
    ("area", "spots"),
    [
        pytest.param("one", "F6", marks=pytest.mark.rule("TLS-SHAPE-1")),
        pytest.param("line-2", "F6 F5", marks=pytest.mark.rule("TLS-SHAPE-5")),
        pytest.param("line-3", "F6 F5 F4", marks=pytest.mark.rule("TLS-SHAPE-6")),
        pytest.param("line-3-move", "F6 F5 F4", marks=pytest.mark.rule("TLS-SHAPE-7")),
        pytest.param("cross", "F6 F5 G6 F7 E6", marks=pytest.mark.rule("TLS-SHAPE-8")),
        pytest.param("rectangle", "F6 E6 G6 E5 F5 G5", marks=pytest.mark.rule("TLS-SHAPE-10")),
        pytest.param("cone", "F6 E5 F5 G5 D4 E4 F4 G4 H4", marks=pytest.mark.rule("TLS-SHAPE-11")),
        pytest.param(
            "square",
            "F6 F5 G5 G6 G7 F7 E7 E6 E5",
            marks=pytest.mark.rule("TLS-SHAPE-12", "TLS-ATTACK-9"),
        ),
        pytest.param("ring", "F5 G5 G6 G7 F7 E7 E6 E5", marks=pytest.mark.rule("TLS-SHAPE-14")),
    ],
)
def test_shapes_of_areas(area: str, spots: str) -> None:
    assert shape(area) == spots


@pytest.mark.rule("TLS-SHAPE-10", "TLS-SHAPE-11", "TLS-ATTACK-8")
def test_a_shape_is_turned_with_the_attack() -> None:
    assert shape("rectangle", 1) == "F6 F5 F7 G5 G6 G7"
    assert shape("cone", 3) == "F6 E7 E6 E5 D8 D7 D6 D5 D4"


@pytest.mark.rule("TLS-ATTACK-10")
def test_an_area_never_reaches_over_the_edge_of_the_map() -> None:
    spots = area_spots(GROUND, SQUARE, SPOT_NUMBERS["A9"], NOWHERE)
    assert {SPOT_NAMES[spot] for spot in spots} == {"A9", "B9", "B10", "A10"}


@pytest.mark.rule("TLS-ATTACK-8")
def test_the_direction_goes_along_the_longer_distance_and_either_way_on_a_tie() -> None:
    def ways(to: str) -> list[int]:
        return directions_to(SPOT_NUMBERS["J10"], SPOT_NUMBERS[to])

    assert ways("K5") == [0]
    assert ways("P12") == [1]
    assert ways("J15") == [2]
    assert ways("F9") == [3]
    assert ways("L12") == [2, 1]


@pytest.mark.rule("TLS-ATTACK-8", "TLS-SHAPE-5")
def test_a_direction_is_asked_only_where_two_are_possible() -> None:
    table = Table().bare().alone().hero("konrad", at="J10", weapons=["crossbow"])
    table.monsters("clawer L8 S", "clawer J6 S")
    played = table.play()
    assert played.offers("attack crossbow twin-bolts L8") == [
        "attack crossbow twin-bolts L8 N",
        "attack crossbow twin-bolts L8 E",
    ]
    assert "attack crossbow twin-bolts J6" in played.offered


# -- sight ---------------------------------------------------------------------------------------


def archer_at(at: str, **fields: object) -> Table:
    return Table().bare().alone().hero("konrad", at=at, weapons=["shortbow"], **fields)


@pytest.mark.rule("TLS-SIGHT-1", "TLS-SIGHT-8")
def test_a_ranged_weapon_does_not_reach_what_the_hero_does_not_see() -> None:
    table = archer_at("K11").builds("house K10").monsters("clawer K5 S", "clawer I6 S")
    played = table.play()
    assert played.aims("running-shot") == {"I6"}
    assert played.refuses("attack shortbow running-shot K5") == "TLS-SIGHT-8"


@pytest.mark.rule("TLS-SIGHT-11")
def test_an_empty_spot_out_of_sight_is_not_aimed_at() -> None:
    table = archer_at("K11").builds("house K10").monsters("clawer I6 S")
    played = table.play("target shortbow running-shot")
    assert "attack shortbow running-shot J6" in played.offered
    assert "attack shortbow running-shot K6" not in played.offered


@pytest.mark.rule("TLS-SIGHT-2")
def test_magic_needs_sight_only_in_sectors() -> None:
    table = archer_at("K11").builds("house K10").monsters("clawer K9 S")
    table.hero("konrad", weapons=["apprentices-wand", "clouded-orb"])
    played = table.play()
    assert played.aims("spark") == set()
    assert "K9" in played.aims("pulse")


@pytest.mark.rule("TLS-SIGHT-3", "TLS-RANGE-6")
def test_melee_needs_no_sight() -> None:
    table = archer_at("K11").builds("house K10").monsters("clawer K9 S")
    assert table.hero("konrad", weapons=["rusty-dagger"]).play().aims("dagger-toss") == {"K9"}


@pytest.mark.rule("TLS-WALL-5", "TLS-GATE-6", "TLS-SIGHT-5")
@pytest.mark.parametrize(
    ("piece", "sees"),
    [
        ("stone-wall L9", False),
        ("stone-gate L9", False),
        ("wooden-wall L9", True),
        ("wooden-gate L9", True),
        ("ballista L9", True),
    ],
)
def test_stone_blocks_sight_and_wood_does_not(piece: str, sees: bool) -> None:
    played = archer_at("L10").builds(piece).monsters("clawer L5 S").play()
    assert ("L5" in played.aims("running-shot")) == sees


@pytest.mark.rule("TLS-SIGHT-10", "TLS-WATCHTOWER-3", "TLS-EFFECT-4")
def test_vision_sees_over_everything() -> None:
    table = archer_at("K11").builds("house K10").monsters("clawer K5 S")
    assert table.play().aims("running-shot") == set()
    on_tower = archer_at("K11").builds("house K10", "watchtower K11").monsters("clawer K5 S")
    assert on_tower.play().aims("running-shot") == {"K5"}
    third_eye = archer_at("K11", perks=["third-eye"]).builds("house K10").monsters("clawer K5 S")
    assert third_eye.play().aims("running-shot") == {"K5"}


@pytest.mark.rule("TLS-WEAPON-4", "TLS-WEAPON-3")
def test_a_ranged_weapon_never_attacks_in_the_own_area() -> None:
    table = archer_at("K11").monsters("clawer L10 S", "clawer I11 S")
    played = table.play()
    assert played.aims("running-shot") == {"I11"}
    assert played.refuses("attack shortbow running-shot L10") == "TLS-WEAPON-4"


@pytest.mark.rule("TLS-WEAPON-4")
def test_the_area_of_a_ranged_attack_leaves_out_monsters_in_the_own_area() -> None:
    table = archer_at("K9").monsters("clawer K8 S", "clawer K7 S")
    table.hero("konrad", weapons=["longbow"])
    played = table.play("attack longbow volley K7 => hit")
    assert played.monsters == {"clawer K8"}


@pytest.mark.rule("TLS-WEAPON-4", "TLS-ATTACK-5")
def test_an_empty_spot_of_the_own_area_may_be_the_impact_spot_of_a_ranged_attack() -> None:
    table = archer_at("K7").monsters("clawer K5 S", "clawer L6 W")
    table.hero("konrad", weapons=["flintlock-pistol"])
    played = table.play()
    assert "K6" in played.aims("grapeshot")
    assert "L6" not in played.aims("grapeshot")
    assert played.play("attack flintlock-pistol grapeshot K6 => hit").monsters == {"clawer L6"}


@pytest.mark.rule("TLS-ATTACK-5", "TLS-EFFECT-16")
def test_the_impact_spot_may_be_empty_or_hold_a_hero() -> None:
    table = Table().bare().hero("adelheid", at="M11", weapons=["power-staff"])
    table.hero("konrad", at="U16").hero("greta", at="M7").turn("adelheid").monsters("clawer N5 S")
    aims = table.play().aims("fireball")
    assert {"M7", "N6", "N5"} <= aims


@pytest.mark.rule("TLS-ATTACK-3", "TLS-ATTACK-4")
def test_what_is_out_of_range_is_refused() -> None:
    played = Table().alone().monsters("clawer J11 S").play()
    assert played.refuses("attack chipped-sword slash J11") == "TLS-ATTACK-3"
    assert played.aims("dagger-toss") == {"J11"}


@pytest.mark.rule("TLS-SIGHT-8")
def test_monsters_out_of_sight_are_left_out_of_areas_and_leaps() -> None:
    far = [f"clawer {column}3 S" for column in "DEFGH"]
    table = Table().bare().alone().builds("house K10").monsters("clawer K6 S", "clawer L6 S", *far)
    bow = table.hero("konrad", at="K11", weapons=["longbow"]).play()
    assert bow.refuses("attack longbow long-shot K6") == "TLS-SIGHT-8"
    bow.play("attack longbow volley L6 => hit")
    assert bow.monster("K6") is not None
    assert bow.monster("L6") is None
    pistol = table.hero("konrad", weapons=["duelling-pistol"]).play(
        "attack duelling-pistol ricochet L6 => hit"
    )
    assert pistol.ask == "hero-turn"


@pytest.mark.rule("TLS-SHAPE-19", "TLS-SIGHT-8")
def test_monsters_out_of_sight_do_not_roll_for_a_stun_around_the_target() -> None:
    table = Table().bare().alone().hero("konrad", at="K11", weapons=["brass-scepter"])
    table.monsters("clawer K6 S", "clawer L6 S", "clawer M6 S", "clawer T3 S", "clawer U3 S")
    seen = table.play("attack brass-scepter thunderclap L6 => hit hit_stun hit_stun")
    stunned = [monster.stunned > 0 for monster in seen.s.horde.monsters]
    assert stunned == [True, True, False, False]
    hidden = table.builds("house K10").play("attack brass-scepter thunderclap L6 => hit hit_stun")
    stunned = [monster.stunned > 0 for monster in hidden.s.horde.monsters]
    assert stunned == [False, True, False, False]


@pytest.mark.rule("TLS-EFFECT-5", "TLS-EFFECT-16")
def test_a_shot_at_an_empty_spot_is_a_way_to_step_back() -> None:
    table = Table().bare().alone().hero("konrad", at="J10", weapons=["hand-crossbow"])
    played = table.monsters(*[f"clawer {column}3 S" for column in "QRSTU"]).play()
    aims = played.aims("skirmish")
    assert len(aims) == 4
    north = min(aims, key=lambda spot: int(spot[1:]))
    assert played.play(f"attack hand-crossbow skirmish {north}").at("konrad") == "J11"
