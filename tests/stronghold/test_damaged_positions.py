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
    ({"active": 2}, "field 'active': there is no such seat"),
    ({"active": -1}, "'state', field 'active': Expected `int` >= 0"),
    ({"pawns": ["A"]}, "field 'pawns': 2 pawns are needed"),
    ({"pawns": ["A", "F"]}, "'state', field 'pawns[1]': Invalid enum value 'F'"),
    ({"owners": [0, 0, 1, 2]}, "field 'owners': there is no such seat"),
    ({"heroes": ["incapacitated"] * 4}, "field 'heroes': one hero at least must be standing"),
    ({"fires": 5}, "field 'fires': there are 5 fire spaces"),
    ({"rerolls": 6}, "field 'rerolls': at most 5 are held"),
    ({"tired": ["dawn-blade"]}, "field 'tired': only held artifacts can be"),
    ({"artifacts": ["spoon"]}, "field 'artifacts': there is no 'spoon'"),
    ({"used": [True]}, "field 'used': one for each of the pool is needed"),
    ({"combat": "rolling"}, "field 'pool': three dice in combat"),
    ({"pool": ["star"] * 3, "used": [False] * 3}, "field 'pool': three dice in combat"),
    ({"next_serial": 1}, "field 'next_serial': it is taken already"),
    ({"locations": []}, "'state', field 'locations': Expected `array` of length >= 5"),
    ({"deck": bag((1, []), pool=[])}, "field 'deck': its layers have places for another"),
    ({"deck": bag((0, []), pool=[])}, "field 'deck': a layer of the pile has no cards"),
    ({"deck": bag((0, ["troll"]), pool=[])}, "field 'deck': there is no 'troll'"),
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


def test_two_enemies_with_one_serial_are_refused() -> None:
    document = position()
    first, second = (
        enemy for place in document["state"]["locations"] for enemy in place["enemies"]
    )
    second["serial"] = first["serial"]
    with pytest.raises(DocumentRefused, match="field 'locations': two enemies have one serial"):
        Match.at(document, seed=1)
