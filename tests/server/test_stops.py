"""Where people stop: wishes are kept with the table's log, and everybody sees them."""

from __future__ import annotations

from laststand import verify
from tests.server.stage import Server, two_people

NEVER = {"seat": 0, "window": "ability", "wish": "never"}


def test_a_wish_is_shown_to_all_and_kept_in_the_record(server: Server) -> None:
    table = server.lay()
    assert table.state()["stops"] == []
    wished = table.post("/stops", **NEVER).json()
    assert (wished["seq"], wished["moments"], wished["stops"]) == (1, 0, [NEVER])
    table.choose("draw")
    record = server.http.get(f"/api/tables/{table.id}/record").text
    assert "~ stop P1 ability never\n1 P1 draw" in record
    verify(record)


def test_the_same_wish_again_changes_nothing(server: Server) -> None:
    table = server.lay()
    table.post("/stops", **NEVER)
    assert table.post("/stops", **NEVER).json()["seq"] == 1


def test_a_wish_outlives_undo_and_the_server(server: Server) -> None:
    table = server.lay()
    table.choose("draw")
    table.post("/stops", **NEVER)
    assert table.post("/undo", seq=2).json()["stops"] == [NEVER]
    server.kill()
    server.start()
    assert table.state()["stops"] == [NEVER]


def test_a_branch_has_the_wishes_of_its_moment(server: Server) -> None:
    table = server.lay()
    table.choose("draw")
    table.post("/stops", **NEVER)
    early = table.post("/branches", at=0).json()["state"]
    late = table.post("/branches", at=1).json()["state"]
    assert (early["stops"], late["stops"]) == ([], [NEVER])


def test_only_whoever_sits_there_wishes_for_a_seat(server: Server) -> None:
    first, second = two_people(server)
    refused = second.post("/stops", **NEVER)
    assert (refused.status_code, refused.json()["code"]) == (403, "not-your-seat")
    assert first.post("/stops", **NEVER).status_code == 200


def test_a_window_that_there_is_not_is_refused(server: Server) -> None:
    refused = server.lay().post("/stops", **{**NEVER, "window": "breakfast"})
    assert (refused.status_code, refused.json()["code"]) == (400, "bad-request")
    assert "breakfast" in refused.json()["sentence"]


def test_a_wish_can_be_made_live(server: Server) -> None:
    table = server.lay()
    with table.live() as live:
        assert live.ask(type="stop", id="a", **NEVER)["ok"]
    assert table.state()["stops"] == [NEVER]


def test_the_game_names_its_windows(server: Server) -> None:
    game = server.http.get("/api/games/stronghold").json()
    assert game["windows"] == ["catapults", "ability", "end-turn", "timers"]
    assert sorted(game["words"]["window"]) == sorted(game["windows"])
