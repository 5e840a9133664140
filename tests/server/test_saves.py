"""A table saved as a file and laid again: another table, with other people, also later."""

from __future__ import annotations

import json
from typing import Any

import httpx
import pytest

from laststand import Match
from laststand.server.settings import Limits
from tests.server.stage import Seated, Server

CAMPAIGN = {"game": "spell", "options": {"players": 2, "campaign": "yes"}, "seed": 5}


def resume(server: Server, position: Any, **wish: Any) -> httpx.Response:
    return server.http.post("/api/positions", json={"position": position, **wish})


def seated(server: Server, answer: httpx.Response) -> Seated:
    assert answer.status_code == 201, answer.text
    laid = answer.json()
    tokens = [seat["token"] for seat in laid["seats"] if seat["token"]]
    return Seated(server, laid["id"], tokens, laid)


@pytest.mark.parametrize(
    "wish",
    [
        {"game": "stronghold", "options": {"players": 2}},
        {"game": "bastion", "options": {"players": 3}},
        CAMPAIGN,
    ],
    ids=lambda wish: str(wish["game"]),
)
def test_a_table_is_saved_and_laid_as_another_with_other_people(
    server: Server, wish: dict[str, Any]
) -> None:
    table = server.lay(**wish)
    state = table.play(30)
    saved = table.holding().get("/position")
    assert saved.headers["content-disposition"].endswith('.json"')
    people = [{"kind": "here", "name": "Cleo"}, {"kind": "bot", "bot": "random"}]
    other = seated(server, resume(server, saved.json(), seats=people, name="later"))
    shown = other.laid["state"]
    assert shown["view"] == state["view"]
    assert shown["choice"] == state["choice"]
    assert shown["options"] == state["options"]
    assert (shown["name"], shown["moments"], shown["frozen"]) == ("later", 0, False)
    assert [seat["name"] for seat in shown["seats"][:1]] == ["Cleo"]
    assert table.state() == state


def test_the_saves_luck_is_fresh_but_for_a_seed(server: Server) -> None:
    table = server.lay(seed=6)
    table.play(3)
    saved = table.get("/position").json()
    lines = []
    for seed in (1, 1, 2):
        other = seated(server, resume(server, saved, seed=seed))
        lines.append(other.play(40)["history"])
    assert lines[0] == lines[1]
    assert lines[0] != lines[2]


def test_an_earlier_moment_is_saved_too(server: Server) -> None:
    table = server.lay(seed=6)
    earlier = table.play(4)
    present = table.play(4)
    saved = table.get("/position", at=4)
    other = seated(server, resume(server, saved.json()))
    assert other.laid["state"]["view"] == earlier["view"]
    assert table.state() == present
    assert table.get("/position", at=9).json()["code"] == "no-such-moment"


def test_the_text_of_a_file_is_taken_in_json_and_in_toml(server: Server) -> None:
    table = server.lay(seed=6)
    state = table.play(5)
    other = seated(server, resume(server, table.get("/position").text))
    assert other.laid["state"]["view"] == state["view"]
    text = "\n".join(
        f"{key} = {toml(value)}" for key, value in table.get("/position").json().items()
    )
    other = seated(server, resume(server, text))
    assert other.laid["state"]["view"] == state["view"]


def toml(value: Any) -> str:
    if isinstance(value, dict):
        return "{" + ", ".join(f'"{key}" = {toml(field)}' for key, field in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(toml, value)) + "]"
    return json.dumps(value)


def test_a_resumed_table_outlives_the_server(server: Server) -> None:
    table = server.lay(**CAMPAIGN)
    table.play(40)
    other = seated(server, resume(server, table.get("/position").json()))
    state = other.play(15)
    server.stop()
    server.start()
    again = other.state()
    assert again["view"] == state["view"]
    assert again["history"] == state["history"]
    other.play(2)
    assert Match.replay(other.get("/record").text).view() == other.state()["view"]


def test_what_is_wrong_with_a_save_is_said_in_a_sentence(server: Server) -> None:
    table = server.lay(seed=6)
    table.play(5)
    saved = table.get("/position").json()
    for damaged, reason in (
        ("hello", "neither JSON nor TOML"),
        ({}, "missing required field"),
        ({**saved, "game": "chess"}, "there is no game 'chess'"),
        ({**saved, "rules": 99}, "rules 99"),
        ({**saved, "agenda": []}, "field 'agenda'"),
        ({**saved, "agenda": ["Dance"]}, "field 'agenda'"),
        ({**saved, "state": {}}, "field 'turn': it is missing"),
        ({**saved, "options": {"players": 9}}, "players cannot be '9'"),
        ({**saved, "chosen": ["dance"]}, "field 'chosen'"),
    ):
        answer = resume(server, damaged)
        assert (answer.status_code, answer.json()["code"]) == (400, "bad-position"), damaged
        assert reason in answer.json()["facts"]["reason"]


def test_a_finished_game_is_not_resumed(server: Server) -> None:
    table = server.lay(seed=6)
    assert table.play(3000)["outcome"] is not None
    answer = resume(server, table.get("/position").json())
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-position")
    assert "is over" in answer.json()["facts"]["reason"]


def test_a_save_has_its_size_and_its_seats(server: Server) -> None:
    table = server.lay(seed=6)
    saved = table.get("/position").json()
    large = resume(server, " " * Limits().position_bytes)
    assert (large.status_code, large.json()["code"]) == (413, "too-large")
    crowd = resume(server, saved, seats=[{}] * 3)
    assert (crowd.status_code, crowd.json()["code"]) == (400, "bad-seats")
    wrong = server.http.post("/api/positions", content=json.dumps({}), headers={})
    assert wrong.json()["code"] == "wrong-type"
