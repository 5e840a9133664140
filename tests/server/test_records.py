"""Records in and out, moments, branches."""

from __future__ import annotations

import httpx
import pytest

from laststand import Match, verify
from tests.server.stage import Seated, Server


def upload(server: Server, text: str) -> httpx.Response:
    return server.http.post(
        "/api/replays", content=text, headers={"content-type": "text/plain; charset=utf-8"}
    )


def test_a_record_is_downloaded_and_stands_its_check(server: Server) -> None:
    table = server.lay(seed=21)
    state = table.play(25)
    answer = table.get("/record")
    assert answer.headers["content-type"].startswith("text/plain")
    match = verify(answer.text)
    assert len(match) == state["moments"]
    assert match.view() == state["view"]
    assert len(verify(table.get("/record", at=7).text)) == 7
    assert table.state() == state


def test_a_record_is_uploaded_to_be_watched(server: Server) -> None:
    table = server.lay(seed=21)
    state = table.play(25)
    answer = upload(server, table.get("/record").text)
    assert answer.status_code == 201
    shown = answer.json()["state"]
    assert shown["frozen"]
    assert shown["view"] == state["view"]
    assert shown["events"] == state["events"]
    assert shown["seed"] == "21"
    watcher = Seated(server, answer.json()["id"], [])
    assert watcher.post("/choices", seq=shown["seq"], option="draw").json()["code"] == "frozen"


def test_an_uploaded_record_is_removed_by_who_uploaded_it(server: Server) -> None:
    laid = upload(server, Match.new("stronghold", seed=1).record()).json()
    assert laid["state"]["you"]["owner"]
    nobody = Seated(server, laid["id"], [])
    assert server.http.delete(nobody.path).json()["code"] == "not-the-owner"
    owner = nobody.holding(laid["owner"])
    assert server.http.delete(owner.path, headers=owner.headers).status_code == 204
    assert nobody.get().status_code == 404


def test_a_record_of_peoples_own_dice_is_shown_as_they_fell(server: Server) -> None:
    match = Match.new("stronghold", seed=1)
    match.choose("draw", ["wolf-rider-c"])
    shown = upload(server, match.record()).json()["state"]
    assert shown["history"][0]["outcomes"] == ["wolf-rider-c"]
    assert shown["view"] == match.view()


def test_a_record_from_a_position_starts_there(server: Server) -> None:
    first = Match.new("stronghold", seed=4)
    first.choose("draw")
    match = Match.at(first.position(), seed=8)
    match.choose(0)
    shown = upload(server, match.record()).json()["state"]
    assert shown["moments"] == 1
    assert shown["view"] == match.view()


def damage(record: str) -> list[tuple[str, str]]:
    lines = record.splitlines()
    return [
        ("", "line 1"),
        ("hello", "line 1"),
        ("\n".join(lines[:9]), "line 10"),
        (record.replace("1 P1 draw", "1 P1 dance"), "line 8"),
        (record.replace("1 P1 draw", "1 P2 draw"), "line 8"),
        (record.replace("game: stronghold", "game: chess"), "chess"),
        (record.replace("outcome: unfinished", "outcome: won boss-defeated LS-WIN-1"), "line"),
        (record.replace("seed: 21", "seed: 22"), "line 8"),
        (record[:-5] + "0000\n", f"line {len(lines)}"),
        (record.replace("seed: 21", "seed: " + "9" * 5000), "line 5"),
        ("\0" * 100, "line 1"),
    ]


def test_a_damaged_record_is_refused_with_the_line(server: Server) -> None:
    table = server.lay(seed=21)
    table.play(3)
    for text, where in damage(table.get("/record").text):
        answer = upload(server, text)
        assert (answer.status_code, answer.json()["code"]) == (400, "bad-record"), text[:60]
        assert where in answer.json()["facts"]["reason"]


def test_what_is_no_text_is_refused(server: Server) -> None:
    answer = server.http.post(
        "/api/replays", content=b"\xff\xfe", headers={"content-type": "text/plain"}
    )
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-record")
    answer = server.http.post("/api/replays", json={})
    assert (answer.status_code, answer.json()["code"]) == (415, "wrong-type")


def test_every_moment_is_shown_as_it_stood(server: Server) -> None:
    table = server.lay(seed=6)
    seen = [table.state()]
    for _ in range(8):
        seen.append(table.play(1))
    present = table.state()
    for number, state in enumerate(seen):
        moment = table.get(f"/moments/{number}").json()
        for part in ("view", "choice", "coming_up", "history", "events", "moments"):
            assert moment[part] == state[part]
        assert moment["present"] == 8
        assert moment["chosen"] == (present["history"][number] if number < 8 else None)
    bare = table.get("/moments/3", bare=1).json()
    assert (bare["history"], bare["events"]) == ([], [])
    assert table.state() == present
    assert table.get("/moments/9").json()["code"] == "no-such-moment"
    assert table.get("/history").json()["history"] == present["history"]


def test_a_branch_starts_at_a_moment_and_leaves_the_table_as_it_was(server: Server) -> None:
    table = server.lay(seed=6)
    state = table.play(8)
    answer = table.holding().post("/branches", at=5, name="what if")
    assert answer.status_code == 201
    laid = answer.json()
    branch = table.holding(laid["seats"][0]["token"])
    branch.id = laid["id"]
    moment = table.get("/moments/5").json()
    assert laid["state"]["branch"] == {"table": table.id, "at": 5}
    assert (laid["state"]["view"], laid["state"]["moments"]) == (moment["view"], 5)
    branch.play(3000)
    assert table.state() == state
    verify(branch.get("/record").text)
    assert branch.get("/record").text.count("~ seed") == 1


def test_a_record_is_played_on_in_a_branch(server: Server) -> None:
    match = Match.new("stronghold", seed=1)
    match.choose("draw", ["wolf-rider-c"])
    id = upload(server, match.record()).json()["id"]
    laid = Seated(server, id, []).post("/branches", at=1).json()
    branch = Seated(server, laid["id"], [laid["seats"][0]["token"]])
    state = branch.play(6)
    assert state["history"][0]["outcomes"] == ["wolf-rider-c"]
    assert state["moments"] == 7


def test_a_branch_at_no_moment_is_refused(server: Server) -> None:
    answer = server.lay().post("/branches", at=3)
    assert (answer.status_code, answer.json()["code"]) == (404, "no-such-moment")


def test_a_moment_beyond_all_numbers_is_refused(server: Server) -> None:
    answer = server.lay().post("/branches", at=10**400)
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-request")


def test_branches_of_a_branch_and_undo_into_the_past_agree(server: Server) -> None:
    table = server.lay(seed=6)
    table.play(6)
    laid = table.post("/branches", at=4).json()
    branch = Seated(server, laid["id"], [laid["seats"][0]["token"]])
    branch.play(3)
    back = branch.post("/undo", seq=branch.state()["seq"], to=2).json()
    assert (back["moments"], back["rewound"]) == (2, True)
    assert back["view"] == table.get("/moments/2").json()["view"]
    state = branch.play(4)
    verify(branch.get("/record").text)
    server.kill()
    server.start()
    assert branch.state() == state


@pytest.mark.parametrize("moment", ["-1", "x", "1.5"])
def test_a_moment_is_a_number(server: Server, moment: str) -> None:
    assert server.lay().get(f"/moments/{moment}").status_code == 404
