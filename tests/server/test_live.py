"""Live connections."""

from __future__ import annotations

import json
import time

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from laststand.server.room import PRESENCE
from tests.server.stage import Live, Seated, Server, two_people


def close_code(live: Live) -> int:
    while True:
        try:
            live.hear()
        except ConnectionClosed as closed:
            return 0 if closed.rcvd is None else closed.rcvd.code


def test_two_at_a_table_see_each_others_choices(server: Server) -> None:
    ada, ben = two_people(server)
    with ada.live() as one, ben.live() as two:
        two.see(0)
        while not one.see(0)["seats"][1]["online"]:  # which is told in its own time
            one.hear()
        option = one.state["choice"]["options"][0]["notation"]
        assert one.ask(type="choose", id="a", seq=0, option=option)["ok"]
        assert two.see(1)["history"][0]["chosen"]["notation"] == option
        seq = 1
        while seq < 30 and one.state["choice"] is not None:
            mover, other = (one, two) if one.state["choice"]["seat"] == 0 else (two, one)
            option = mover.state["choice"]["options"][0]["notation"]
            answer = mover.ask(type="choose", id=str(seq), seq=seq, option=option)
            assert answer == {"type": "answer", "id": str(seq), "ok": True, "seq": seq + 1}
            seq += 1
            other.see(seq)
            mover.see(seq)
        assert one.history == two.history
        assert one.events == two.events
        whole = ada.state()
        assert (one.history, one.events) == (whole["history"], whole["events"])
        lines = {"history": one.history, "events": one.events, "history_from": 0, "events_from": 0}
        assert {**one.state, **lines} == whole
        assert one.patches >= 10


def test_what_a_table_is_comes_again_when_it_has_changed(server: Server) -> None:
    ada, ben = two_people(server)
    told = {"id", "game", "name", "options", "seats", "luck", "stops", "created", "sealed"}
    with ada.live() as live, ben.live() as other:
        other.see(0)
        while not live.see(0)["seats"][1]["online"]:
            live.hear()
        option = live.state["choice"]["options"][0]["notation"]
        live.say(type="choose", id="a", seq=0, option=option)
        chosen = json.loads(live.socket.recv(timeout=60))
        assert chosen["seq"] == 1
        assert not (told | {"outcome", "chosen"}) & set(chosen)
        assert ada.post("/seats/0", name="Eva").status_code == 200
        renamed = chosen
        while renamed["type"] != "state" or "seats" not in renamed:
            renamed = json.loads(live.socket.recv(timeout=60))
        assert told <= set(renamed)
        assert renamed["seats"][0]["name"] == "Eva"


def test_those_who_only_watch_come_and_go_unnoticed(server: Server) -> None:
    table = server.lay()
    with table.live() as live:
        live.see(0)
        assert live.state["seats"][0]["online"]
        for _ in range(20):
            with table.holding().live() as watcher:
                watcher.hear()
        live.say(type="ping", id="1")
        assert live.hear() == {"type": "answer", "id": "1", "ok": True}


def test_comings_and_goings_are_told_together(server: Server) -> None:
    ada, ben = two_people(server)
    with ada.live() as live:
        live.see(0)
        begin, told = time.monotonic(), 0
        for _ in range(20):
            with ben.live() as other:
                other.hear()
        with ben.live() as other:
            other.hear()
            live.say(type="ping", id="1")
            while live.hear()["type"] != "answer":
                told += 1
        assert told <= 2 + (time.monotonic() - begin) / PRESENCE  # unless together: 41
        while live.state["seats"][1]["online"]:
            live.hear()


def test_nobody_chooses_for_another_seat(server: Server) -> None:
    ada, ben = two_people(server)
    state = ada.play(1)
    mover, other = (ada, ben) if state["choice"]["seat"] == 0 else (ben, ada)
    option = state["choice"]["options"][0]["notation"]
    with other.live() as live:
        answer = live.ask(type="choose", id="x", seq=1, option=option)
        assert (answer["ok"], answer["status"]) == (False, 403)
        assert answer["error"]["code"] == "not-your-seat"
    assert mover.choose(option)["seq"] == 2


def test_a_repeated_message_is_answered_and_counts_once(server: Server) -> None:
    table = server.lay()
    with table.live() as live:
        first = live.ask(type="choose", id="1", seq=0, option="draw")
        again = live.ask(type="choose", id="1", seq=0, option="draw")
        assert first == again == {"type": "answer", "id": "1", "ok": True, "seq": 1}
    assert table.state()["seq"] == 1


def test_a_late_message_is_refused_and_the_present_state_comes(server: Server) -> None:
    table = server.lay()
    with table.live() as live:
        live.see(0)
        table.play(3)
        live.see(3)
        live.say(type="choose", id="late", seq=1, option="nonsense")
        heard = [live.hear(), live.hear()]
        assert [message["type"] for message in heard] == ["state", "answer"]
        assert heard[0]["seq"] == 3
        assert heard[1]["error"]["code"] == "late"


def test_the_state_a_choice_brought_comes_before_its_answer(server: Server) -> None:
    table = server.lay()
    with table.live() as live:
        live.hear()
        live.say(type="choose", id="1", seq=0, option="draw")
        heard = [live.hear(), live.hear()]
        assert [message["type"] for message in heard] == ["state", "answer"]
        assert heard[0]["moments"] == 1


def test_who_comes_back_is_sent_only_what_is_missing(server: Server) -> None:
    table = server.lay()
    with table.live() as live:
        live.see(0)
        table.play(3)
        live.see(3)
        history, events = live.history, live.events
    table.play(2)
    with table.live(seq=3, held=live.state) as back:
        back.history, back.events = history, events
        state = back.see(5)
        assert state["history_from"] == 3
        assert len(state["history"]) == 2
        assert back.history == table.state()["history"]
        assert back.events == table.state()["events"]
        assert back.state["view"] == table.state()["view"]


def test_who_comes_back_after_an_undo_forgets_what_no_longer_holds(server: Server) -> None:
    table = server.lay()
    with table.live() as live:
        table.play(4)
        live.see(4)
        history, events = live.history, live.events
    table.post("/undo", seq=4, to=1)
    table.play(1)
    with table.live(seq=4, held=live.state) as back:
        back.history, back.events = history, events
        assert back.see(6)["history_from"] == 1
        assert back.history == table.state()["history"]
        assert back.events == table.state()["events"]
        assert back.state["view"] == table.state()["view"]


def test_others_see_who_is_there(server: Server) -> None:
    ada, ben = two_people(server)
    with ada.live() as one:
        assert [seat["online"] for seat in one.hear()["seats"]] == [True, False]
        with ben.live() as two:
            two.hear()
            assert [seat["online"] for seat in one.hear()["seats"]] == [True, True]
        assert [seat["online"] for seat in one.hear()["seats"]] == [True, False]


def test_a_message_that_cannot_be_read_is_refused_and_the_connection_stays(
    server: Server,
) -> None:
    with server.lay().live() as live:
        live.hear()
        live.socket.send("{")
        assert live.hear()["error"]["code"] == "bad-request"
        live.say(type="dance", id="1")
        assert live.hear()["error"]["code"] == "bad-request"
        assert live.ask(type="ping", id="2")["ok"]


def test_a_wrong_token_ends_the_connection(server: Server) -> None:
    with server.lay().holding("0" * 32).live() as live:
        assert close_code(live) == 4401


def test_a_wrong_first_message_ends_the_connection(server: Server) -> None:
    address = server.address.replace("http", "ws") + server.lay().path + "/live"
    with connect(address) as socket:
        socket.send(json.dumps({"password": "please"}))
        assert close_code(Live(socket)) == 4400


def test_there_is_nothing_to_watch_at_no_table(server: Server) -> None:
    with Seated(server, "nothing", []).live() as live:
        assert close_code(live) == 4404


def test_another_sites_page_gets_no_connection(server: Server) -> None:
    with (
        pytest.raises(InvalidStatus) as refused,
        server.lay().live(Origin="http://evil.example"),
    ):
        pass
    assert refused.value.response.status_code == 403


def test_ones_own_page_gets_a_connection(server: Server) -> None:
    with server.lay().live(Origin=server.address) as live:
        assert live.hear()["type"] == "state"
