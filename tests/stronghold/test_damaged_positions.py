"""Positions whose parts do not fit together are refused with the field and the reason."""

from typing import Any

import pytest

from laststand import DocumentRefused, Match


def position(**changes: Any) -> dict[str, Any]:
    """A new table for two, where the players have just been given their heroes."""
    match = Match.new("stronghold", seed=1, players=2)
    match.choose(0)
    document = match.position()
    for field, value in changes.items():
        part = document if field == "agenda" else document["state"]
        assert field in part
        part[field] = value
    return document


def bag(*layers: tuple[int, list[str]], pool: list[str]) -> dict[str, Any]:
    return {
        "pool": pool,
        "layers": [{"unknown": unknown, "known": known} for unknown, known in layers],
    }


WRONG: list[tuple[dict[str, Any], str]] = [
    ({"active": 2}, "field 'active': a number from 0 to 1 is expected, not 2"),
    ({"active": -1}, "field 'active': a number from 0 to 1 is expected, not -1"),
    ({"pawns": ["A"]}, "field 'pawns': 2 are expected, not 1"),
    ({"pawns": ["A", "F"]}, "field 'pawns': there is no 'F'"),
    ({"owners": [0, 0, 1, 2]}, "field 'owners': a number from 0 to 1 is expected, not 2"),
    ({"owners": [0, 0, 0, 1]}, "field 'owners': each player leads 2 heroes"),
    ({"heroes": ["incapacitated"] * 4}, "field 'heroes': one hero at least must be standing"),
    ({"fires": 5}, "field 'fires': there are 5 fire spaces"),
    ({"rerolls": 6}, "field 'rerolls': a number from 0 to 5 is expected, not 6"),
    ({"tired": ["dawn-blade"]}, "field 'tired': only held artifacts can be"),
    ({"artifacts": ["dawn-blade"] * 2}, "field 'artifacts': one is held twice"),
    ({"artifacts": ["spoon"]}, "field 'artifacts': there is no 'spoon'"),
    ({"used": [True]}, "field 'used': one for each of the pool is needed"),
    ({"combat": "rolling"}, "field 'pool': three dice in combat"),
    ({"pool": ["star"] * 3, "used": [False] * 3}, "field 'pool': three dice in combat"),
    ({"next_serial": 1}, "field 'next_serial': it is taken already"),
    ({"bosses_beaten": 2}, "field 'bosses_beaten': 2 defeats win the game"),
    ({"discard": ["deaths-bane-1"]}, "field 'locations': 'deaths-bane-1' is in two places"),
    ({"locations": []}, "field 'locations': 5 are expected, not 0"),
    ({"deck": bag((1, []), pool=[])}, "field 'deck.layers': they have places for another"),
    ({"deck": bag((0, []), pool=[])}, "field 'deck.layers': a layer has no cards"),
    ({"deck": bag((0, ["troll"]), pool=[])}, "field 'deck.layers[0].known': there is no 'troll'"),
    ({"agenda": ["BeginTurn 2"]}, "field 'agenda': 'BeginTurn 2' does not fit this table"),
    ({"agenda": ["Spending"]}, "field 'agenda': 'Spending' does not fit this table"),
    ({"agenda": ["SufferHarm 1 5 1"]}, "field 'agenda': 'SufferHarm 1 5 1' does not fit"),
    ({"agenda": ["SetUp"]}, "field 'agenda': 'SetUp' does not fit this table"),
    ({"agenda": ["Feast"]}, "field 'agenda': there is no step 'Feast'"),
]


@pytest.mark.parametrize(("changes", "why"), WRONG)
def test_a_table_that_could_not_be_played_is_refused(changes: dict[str, Any], why: str) -> None:
    with pytest.raises(DocumentRefused) as refused:
        Match.at(position(**changes), seed=1)
    assert str(refused.value).startswith(f"position, {why}")


def with_location(**changes: Any) -> dict[str, Any]:
    """The same table, with A otherwise."""
    document = position()
    document["state"]["locations"][0].update({"enemies": [], **changes})
    return document


def standing(card: str, **changes: Any) -> dict[str, Any]:
    return {"card": card, "serial": 90, "space": 0, "timer": 0, **changes}


TWO = [standing("wolf-rider-a"), standing("wolf-rider-a", serial=91)]

WRONG_LOCATIONS: list[tuple[dict[str, Any], str]] = [
    ({"corruption": 6}, "corruption': a number from 0 to 5 is expected, not 6"),
    ({"corruption": 5}, "corruption': a location is destroyed with 5 corruption, and only then"),
    ({"destroyed": True}, "corruption': a location is destroyed with 5 corruption, and only then"),
    ({"destroyed": True, "corruption": 5}, "chests': nothing lies on a destroyed location"),
    (
        {"destroyed": True, "corruption": 5, "chests": 0, "catapults": ["fight"]},
        "catapults': nothing lies on a destroyed location",
    ),
    (
        {"destroyed": True, "corruption": 5, "chests": 0, "enemies": TWO[:1]},
        "enemies': nothing lies on a destroyed location",
    ),
    ({"enemies": TWO}, "enemies': only a Horde shares a space"),
    (
        {"enemies": [standing("wolf-rider-a", space=7)]},
        "enemies[0].space': a number from 0 to 1 is expected, not 7",
    ),
    (
        {"enemies": [standing("deaths-bane-1", space=2, timer=5)]},
        "enemies[0].timer': a number from 0 to 3 is expected, not 5",
    ),
    (
        {"enemies": [standing("deaths-bane-1", timer=3)]},
        "enemies[0].space': a number from 2 to 2 is expected, not 0",
    ),
    ({"enemies": [standing("draxis-1", space=2)]}, "enemies[0].card': it is of another boss"),
    ({"chest": 1}, "chest': there is no such field"),
]


@pytest.mark.parametrize(("changes", "why"), WRONG_LOCATIONS)
def test_a_location_that_cannot_be_is_refused(changes: dict[str, Any], why: str) -> None:
    with pytest.raises(DocumentRefused) as refused:
        Match.at(with_location(**changes), seed=1)
    assert str(refused.value) == f"position, field 'locations[0].{why}"


def test_only_a_boss_stands_at_lux() -> None:
    with pytest.raises(DocumentRefused, match=r"'at_lux\[0\].card': only a boss stands at Lux"):
        Match.at(position(at_lux=[standing("wolf-rider-a")]), seed=1)


def test_two_enemies_with_one_serial_are_refused() -> None:
    document = position()
    first, second = (
        enemy for place in document["state"]["locations"] for enemy in place["enemies"]
    )
    second["serial"] = first["serial"]
    with pytest.raises(DocumentRefused, match="field 'locations': two enemies have one serial"):
        Match.at(document, seed=1)
