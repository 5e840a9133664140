"""What options are certain to bring, told before one is chosen."""

from __future__ import annotations

import json
from typing import Any

from laststand import Match
from tests.server.stage import Server


def before_the_last_fire() -> dict[str, Any]:
    """Lux has one square left, and this is the last chance before a catapult at B fires."""
    position = Match.new("stronghold", seed=7).position()
    position["state"].update(fires=4, gold=9)
    position["state"]["locations"][1]["catapults"] = ["fight"]
    position["agenda"] = ["Attack", "EndTurn"]
    match = Match.at(position, seed=1)
    match.choose("end turn")
    return match.position()


def foresight(server: Server, *options: str) -> dict[str, Any]:
    laid = server.http.post(
        "/api/positions", json={"position": json.dumps(before_the_last_fire())}
    ).json()
    answer = server.http.get(
        f"/api/tables/{laid['id']}/foresight", params={"option": list(options)}
    )
    found: dict[str, Any] = answer.json()
    return found


def test_what_passes_is_foreseen_without_being_asked_for(server: Server) -> None:
    seen = foresight(server)["foresees"]["go on"]
    assert (seen["outcome"]["won"], seen["outcome"]["reason"]) == (False, "lux-burned")
    assert [event["kind"] for event in seen["events"]][-3:-1] == ["CatapultFired", "FireAdded"]
    remedies = [option["notation"] for option in seen["remedies"]]
    assert remedies == ["hero reese", "buy water-carts"]


def test_one_may_ask_for_certain_options_only(server: Server) -> None:
    seen = foresight(server, "buy water-carts", "fly")["foresees"]
    assert list(seen) == ["buy water-carts"]
    assert seen["buy water-carts"]["outcome"] is None


def test_what_chance_brings_is_not_foreseen(server: Server) -> None:
    table = server.lay(seed=7)
    seen = table.get("/foresight").json()["foresees"]["draw"]
    assert (seen["events"], seen["chance"]) == ([], True)


def test_what_a_sensible_player_looks_at_first_is_told_where_there_are_hints(
    server: Server,
) -> None:
    told = server.lay(seed=7).get("/foresight").json()
    assert told["first"] == "draw"
    assert set(told["then"]) <= {"hero elora", "hero reese", "hero galathar", "hero forest"}
    assert len(told["then"]) == 4, "it only passes: the others follow in the steward's order"
    assert server.lay(seed=7).get("/foresight", option="draw").json()["first"] is None
    assert server.lay(seed=7, hints=False).get("/foresight").json()["first"] is None


def test_an_option_that_would_do_nothing_says_so(server: Server) -> None:
    options = server.lay(seed=7).get("").json()["choice"]["options"]
    idle = [option["notation"] for option in options if option.get("idle")]
    assert idle == ["hero galathar", "hero forest"]
