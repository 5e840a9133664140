"""Seats: people here, people elsewhere, bots, and coming back."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.stage import Live, Seated, Server, two_people


def until_person(live: Live) -> None:
    """Hears on until the game waits for a person, or is over."""
    while True:
        choice, seats = live.state["choice"], live.state["seats"]
        if choice is None:
            return
        if choice["seat"] is None or seats[choice["seat"]]["bot"] is None:
            return
        live.hear()


def test_an_invitation_gives_its_seat_once(server: Server) -> None:
    ada = server.lay(options={"players": 2}, seats=[{"kind": "here"}, {"kind": "elsewhere"}])
    invitation = ada.laid["seats"][1]["invitation"]
    guest = ada.holding()
    joined = guest.post("/join", invitation=invitation, name="Ben")
    assert joined.status_code == 200
    assert joined.json()["state"]["you"]["seats"] == [1]
    assert joined.json()["state"]["seats"][1]["name"] == "Ben"
    again = guest.post("/join", invitation=invitation)
    assert (again.status_code, again.json()["code"]) == (404, "wrong-invitation")


def test_an_invitation_is_no_token(server: Server) -> None:
    ada = server.lay(options={"players": 2}, seats=[{"kind": "here"}, {"kind": "elsewhere"}])
    guest = ada.holding(ada.laid["seats"][1]["invitation"])
    assert guest.get().status_code == 401


def test_a_bot_answers_for_its_seat(server: Server) -> None:
    table = server.lay(
        options={"players": 2}, seats=[{"kind": "here"}, {"kind": "bot", "bot": "random"}]
    )
    with table.live() as live:
        live.hear()
        while live.state["choice"] is not None and not any(m["bot"] for m in live.history):
            option = live.state["choice"]["options"][0]["notation"]
            answer = live.ask(type="choose", id="", seq=live.state["seq"], option=option)
            assert answer["ok"]
            until_person(live)
    bots = [made for made in table.state()["history"] if made["bot"]]
    assert bots
    assert all((made["bot"], made["by"], made["seat"]) == ("random", None, 1) for made in bots)


def test_bots_alone_play_to_the_end(server: Server) -> None:
    table = server.lay(seats=[{"kind": "bot", "bot": "steward"}])
    with table.holding().live() as live:
        live.hear()
        until_person(live)
        assert live.state["outcome"] is not None


def test_a_seat_is_handed_to_a_bot_and_taken_back(server: Server) -> None:
    table = server.lay()
    handed = table.post("/seats/0", kind="bot", bot="random")
    assert handed.status_code == 200
    assert handed.json()["token"] is None
    assert handed.json()["state"]["seats"][0]["bot"] == "random"
    with table.live() as live:
        live.see(3)
    back = table.post("/seats/0", kind="here").json()["state"]
    assert back["seats"][0]["bot"] is None
    if back["choice"] is not None:
        assert table.play(1)["history"][-1]["by"] == 0


def test_while_a_bot_plays_its_seat_nobody_else_does(server: Server) -> None:
    ada, ben = two_people(server)
    ada.post("/seats/0", kind="bot", bot="random")
    answer = ada.post("/choices", seq=ben.state()["seq"], option="draw")
    assert (answer.status_code, answer.json()["code"]) == (403, "bot-plays")


def test_a_seat_with_a_bot_needs_not_agree_to_an_undo(server: Server) -> None:
    ada, ben = two_people(server)
    ada.play(1)
    mover = ada if ada.state()["choice"]["seat"] == 0 else ben
    other = ben if mover is ada else ada
    mover.choose("draw")
    assert mover.state()["undo"]["needs"] == other.state()["you"]["seats"]
    other.post(f"/seats/{other.state()['you']['seats'][0]}", kind="bot", bot="random")
    assert mover.state()["undo"]["needs"] == []


def test_whoever_lost_the_seat_to_a_bot_has_no_say_in_going_back(server: Server) -> None:
    ada, ben = two_people(server)
    ada.play(2)
    ada.as_owner().post("/seats/1", kind="bot", bot="random")
    ada.as_owner().post("/seats/0", kind="elsewhere")
    assert not ben.state()["undo"]["possible"]
    refused = ben.post("/undo", seq=ben.state()["seq"])
    assert (refused.status_code, refused.json()["code"]) == (403, "bot-plays")
    ben.post("/seats/1", kind="here")
    assert ben.state()["undo"]["possible"]


def test_a_leavers_seat_is_given_to_a_bot_and_then_to_somebody_else(server: Server) -> None:
    ada, ben = two_people(server)
    owner = ada.as_owner()
    assert owner.post("/seats/1", kind="bot").json()["state"]["seats"][1]["bot"] == "steward"
    offered = owner.post("/seats/1", kind="elsewhere", name="Cleo").json()
    assert ben.get().status_code == 401
    cleo = ada.holding().post("/join", invitation=offered["invitation"]).json()
    assert cleo["state"]["seats"][1] == {
        "seat": 1,
        "kind": "elsewhere",
        "name": "Cleo",
        "bot": None,
        "held": True,
        "online": False,
    }


def with_a_void_token(server: Server) -> Seated:
    """Whoever had a whole table to themselves, and has every token of it still, but has invited
    somebody to the second seat."""
    table = server.lay(options={"players": 2})
    everything = table.holding(table.laid["owner"], *table.tokens)
    assert everything.post("/seats/1", kind="elsewhere").status_code == 200
    return everything


def test_a_void_token_beside_others_locks_nobody_out(server: Server) -> None:
    table = with_a_void_token(server)
    assert table.state()["you"] == {"seats": [0], "owner": True, "watcher": False}
    assert table.play(1)["you"]["seats"] == [0]
    assert table.get("/moments/0").status_code == 200
    with table.live() as live:
        assert live.hear()["you"]["seats"] == [0]
        assert live.ask(type="say", id="1", phrase="hello")["ok"]
    held = {"id": table.id, "tokens": table.tokens}
    link = server.http.post("/api/devices", json={"tables": [held]})
    assert (link.status_code, link.json()["tables"]) == (201, 1)
    [given] = server.http.post("/api/devices/use", json={"link": link.json()["link"]}).json()
    assert ([seat["seat"] for seat in given["seats"]], bool(given["owner"])) == ([0], True)
    assert server.http.delete(table.path, headers=table.headers).status_code == 204


def test_a_void_token_beside_others_gives_nothing(server: Server) -> None:
    table = with_a_void_token(server)
    _, first, void = table.tokens
    stranger = server.lay()
    player = table.holding(void, first, "f" * 32, stranger.laid["owner"])
    assert player.state()["you"] == {"seats": [0], "owner": False, "watcher": False}
    refused = server.http.delete(table.path, headers=player.headers)
    assert (refused.status_code, refused.json()["code"]) == (403, "not-the-owner")
    assert player.post("/seats/1", name="Ada").status_code == 403
    answer = player.post("/stops", seat=1, window="catapults", wish="never")
    assert (answer.status_code, answer.json()["code"]) == (403, "not-your-seat")


def test_void_tokens_alone_are_refused(server: Server) -> None:
    table = with_a_void_token(server)
    ousted = table.holding(table.tokens[2], "f" * 32)
    for answer in [
        ousted.get(),
        ousted.post("/choices", seq=0, option="draw"),
        server.http.delete(table.path, headers=ousted.headers),
    ]:
        assert (answer.status_code, answer.json()["code"]) == (401, "wrong-token")


def test_the_owner_takes_a_bots_seat(server: Server) -> None:
    table = server.lay(options={"players": 2}, seats=[{"kind": "here"}, {"kind": "bot"}])
    taken = table.as_owner().post("/seats/1", kind="here").json()
    assert table.holding(taken["token"]).state()["you"]["seats"] == [1]


def test_nobody_changes_anothers_seat(server: Server) -> None:
    ada, ben = two_people(server)
    for change in ({"kind": "bot"}, {"kind": "here"}, {"kind": "elsewhere"}, {"name": "Eve"}):
        answer = ben.post("/seats/0", **change)
        assert (answer.status_code, answer.json()["code"]) == (403, "not-the-owner")
        assert ada.holding().post("/seats/0", **change).status_code == 403


def test_there_is_no_such_seat_and_no_such_bot(server: Server) -> None:
    owner = server.lay().as_owner()
    assert owner.post("/seats/4", kind="bot").json()["code"] == "no-such-seat"
    assert owner.post("/seats/0", kind="bot", bot="hal").json()["code"] == "no-such-bot"


def test_seats_are_not_taken_without_a_token_away_from_home(server: Server) -> None:
    answer = server.lay().holding().post("/home")
    assert (answer.status_code, answer.json()["code"]) == (403, "not-at-home")


@pytest.fixture(scope="module")
def at_home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("home")
    running = Server(str(folder / "tables.sqlite3"), home=True)
    yield running
    running.stop()


def test_at_home_a_browser_that_lost_its_tokens_plays_on(at_home: Server) -> None:
    table = at_home.lay(options={"players": 2}, seats=[{"kind": "here"}, {"kind": "elsewhere"}])
    table.play(1)
    back = Seated(at_home, table.id, []).post("/home").json()
    assert [seat["seat"] for seat in back["seats"]] == [0]
    again = table.holding(back["seats"][0]["token"], back["owner"])
    assert again.state()["you"] == {"seats": [0], "owner": True, "watcher": False}
    assert table.state()["you"]["seats"] == [0]
