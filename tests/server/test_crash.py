"""Every acknowledged choice survives kill -9."""

from __future__ import annotations

import json
import random
import threading
from pathlib import Path

import httpx
from websockets.exceptions import ConnectionClosed, WebSocketException

from laststand import verify
from tests.server.stage import PATIENCE, Seated, Server


def test_every_acknowledged_choice_is_there_after_kill_9(tmp_path: Path) -> None:
    server = Server(str(tmp_path / "tables.sqlite3"))
    tables = [server.lay(seed=seed, options={"players": 2}) for seed in range(6)]
    acknowledged = {table.id: 0 for table in tables}
    enough = threading.Semaphore(0)

    def play_on(table: Seated) -> None:
        luck = random.Random(table.id)
        http = httpx.Client(base_url=server.address, timeout=60)
        try:
            state = http.get(table.path, headers=table.headers).json()
            while state["choice"] is not None:
                option = luck.choice(state["choice"]["options"])["notation"]
                body = {"seq": state["seq"], "option": option}
                state = http.post(table.path + "/choices", headers=table.headers, json=body).json()
                acknowledged[table.id] = state["seq"]
                enough.release()
        except httpx.TransportError:
            pass
        finally:
            http.close()

    people = [threading.Thread(target=play_on, args=[table]) for table in tables]
    for person in people:
        person.start()
    for _ in range(60):
        enough.acquire()
    server.kill()
    for person in people:
        person.join()
    server.start()
    for table in tables:
        state = table.state()
        assert state["seq"] >= acknowledged[table.id]
        assert state["seq"] <= acknowledged[table.id] + 1
        verify(table.get("/record").text)
    server.stop()
    assert sum(acknowledged.values()) >= 60


def test_an_open_page_goes_on_by_itself_after_a_restart(tmp_path: Path) -> None:
    server = Server(str(tmp_path / "tables.sqlite3"))
    table = server.lay()
    with table.live() as live:
        live.see(0)
        state = table.play(3)
        live.see(3)
        history = live.history
        server.kill()
        try:
            while True:
                live.hear()
        except (ConnectionClosed, WebSocketException):
            pass
    server.start()
    with table.live(seq=3, held=live.state) as back:
        back.history = history
        again = back.hear()
        assert again["history"] == []
        assert again["view"] == state["view"]
        option = state["choice"]["options"][0]["notation"]
        assert back.ask(type="choose", id="on", seq=3, option=option)["ok"]
        assert len(back.history) == 4
    server.stop()


def test_a_choice_sent_again_after_a_crash_counts_once(tmp_path: Path) -> None:
    server = Server(str(tmp_path / "tables.sqlite3"))
    table = server.lay()
    state = table.play(1)
    server.kill()
    server.start()
    again = table.post("/choices", seq=0, option="draw")
    assert again.status_code == 200
    assert json.dumps(again.json()["view"]) == json.dumps(state["view"])
    assert again.json()["seq"] == 1
    server.stop()


def test_luck_goes_on_after_a_restart_as_if_there_had_been_none(tmp_path: Path) -> None:
    server = Server(str(tmp_path / "tables.sqlite3"))
    whole, broken = server.lay(seed=9), server.lay(seed=9)
    expected = whole.play(30)["view"]
    broken.play(15)
    server.kill()
    server.start()
    assert broken.play(15)["view"] == expected
    server.stop()


def test_bots_do_not_outlive_a_server_that_is_killed(tmp_path: Path) -> None:
    server = Server(str(tmp_path / "tables.sqlite3"))
    table = server.lay(seats=[{"kind": "bot", "bot": "random"}])
    with table.holding().live() as live:
        live.see(1)
    server.process.kill()
    # Whatever the server has started shares its output, which ends with the last of them.
    server.process.communicate(timeout=PATIENCE)
    server.http.close()


def test_tokens_are_not_in_the_database(tmp_path: Path) -> None:
    server = Server(str(tmp_path / "tables.sqlite3"))
    seats = [{"kind": "here"}, {"kind": "elsewhere"}]
    table = server.lay(options={"players": 2}, seats=seats)
    server.stop()
    kept = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    assert table.id.encode() in kept
    for token in [*table.tokens, table.laid["owner"], table.laid["seats"][1]["invitation"]]:
        assert len(token) == 32
        assert token.encode() not in kept
