"""The database goes away for a while; workers die; nothing hangs, and all comes back by itself."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest

from laststand import verify
from tests.server.cable import Cable
from tests.server.stage import Seated, Server, children, is_taken, new_database


@pytest.fixture
def cable(postgres: str) -> Iterator[Cable]:
    """A cable to a database of its own."""
    laid = Cable(new_database(postgres))
    yield laid
    laid.close()


def until(happens: Callable[[], bool]) -> None:
    """Waits for what must come, however long this machine takes over it."""
    while not happens():
        time.sleep(0.05)


def test_a_database_that_is_away_is_told_in_a_sentence_and_comes_back(
    cable: Cable, tmp_path: Path
) -> None:
    errors = tmp_path / "errors"
    server = Server(cable.url, errors, patience_seconds=0.2)
    table = server.lay(options={"players": 2})
    state = table.play(4)
    option = state["choice"]["options"][0]["notation"]
    with table.live() as live:
        live.see(4)
        cable.cut()
        for path in ("", "/record", "/history", "/odds", "/moments/1", "/position"):
            answer = table.get(path)
            assert (answer.status_code, answer.json()["code"]) == (503, "away")
            assert int(answer.headers["retry-after"]) >= 1
        assert table.post("/choices", seq=4, option=option).json()["code"] == "away"
        assert table.post("/seats/0", name="Ada").json()["code"] == "away"
        assert server.http.get("/api/tables").json()["code"] == "away"
        assert live.ask(type="choose", id="a", seq=4, option=option)["error"]["code"] == "away"
        assert live.ask(type="ping", id="b")["ok"]
        assert server.http.get("/api/games").status_code == 200
        cable.mend()
        until(lambda: table.get().status_code == 200)
        assert live.ask(type="choose", id="c", seq=4, option=option)["ok"]
        assert live.see(5)["moments"] == 5
    assert len(verify(table.get("/record").text)) == 5
    server.stop()
    assert "Traceback" not in errors.read_text()


def test_a_choice_waits_for_a_database_that_is_gone_but_for_a_moment(cable: Cable) -> None:
    server = Server(cable.url, patience_seconds=60)
    table = server.lay()
    cable.cut()
    cable.mend()
    assert table.choose("draw")["seq"] == 1
    server.stop()


def test_notices_come_again_after_the_database_was_away(cable: Cable) -> None:
    near = Server(cable.url, poll_seconds=3600)
    far = Server(cable.end.render_as_string(hide_password=False))
    table = far.lay()
    with Seated(near, table.id, []).live() as live:
        live.see(0)
        for round in (1, 2):
            cable.cut()
            until(lambda: Seated(near, table.id, []).get().status_code == 503)
            cable.mend()
            until(lambda: Seated(near, table.id, []).get().status_code == 200)
            table.play(1)
            assert live.see(round)["moments"] == round
    near.stop()
    far.stop()


def test_a_worker_that_dies_is_replaced_also_while_the_database_is_away(cable: Cable) -> None:
    server = Server(cable.url, workers=2, patience_seconds=0.2)
    table = server.lay()
    state = table.play(3)
    until(lambda: len(children(server)) == 2)
    first = children(server)
    cable.cut()
    os.kill(min(first), signal.SIGKILL)
    until(lambda: len(children(server)) == 2 and children(server) != first)
    cable.mend()
    until(lambda: served(table) == 200)
    assert table.state()["view"] == state["view"]
    assert table.play(2)["seq"] == 5
    assert server.process.poll() is None
    server.stop()


def served(table: Seated) -> int:
    try:
        return httpx.get(table.server.address + table.path).status_code
    except httpx.TransportError:
        return 0


def test_killing_the_first_process_frees_the_port(tmp_path: Path) -> None:
    server = Server(str(tmp_path / "t.sqlite3"), workers=2)
    table = server.lay()
    state = table.play(3)
    server.kill()
    until(lambda: not is_taken(server.port))
    server.start()
    assert table.state()["view"] == state["view"]
    server.stop()
