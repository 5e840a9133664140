"""What whoever runs a server needs: backups, health, counts, retention, a stop that tells."""

from __future__ import annotations

import asyncio
import gc
import json
import os
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
import sqlalchemy as sa

from laststand import LaststandError, Match
from laststand.cli import main
from laststand.server import show
from laststand.server.archive import backup, restore
from laststand.server.catalogues import Catalogues
from laststand.server.hall import Hall
from laststand.server.laying import row_of
from laststand.server.rows import SeatRow, Whole
from laststand.server.settings import Settings, database_url
from laststand.server.store import metadata
from laststand.server.table import Table
from tests.server.cable import Cable
from tests.server.stage import CALM, START, Seated, Server, new_database
from tests.server.test_live import close_code
from tests.server.test_upgrade import KNOWN, old_database


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    if request.param == "sqlite":
        yield str(tmp_path / "tables.sqlite3")
        return
    url = request.getfixturevalue("postgres")
    yield url
    engine = sa.create_engine(database_url(url))
    with engine.begin() as connection:
        metadata.drop_all(connection)
    engine.dispose()


def test_a_backup_made_while_people_play_is_put_back_while_people_play(
    database: str, tmp_path: Path
) -> None:
    server = Server(database)
    kept, changed = server.lay(), server.lay(options={"players": 2})
    kept.play(5)
    before = changed.play(5)
    file = tmp_path / "backup"
    backup(database_url(database), file)
    assert file.stat().st_mode & 0o777 == 0o600
    after = changed.play(3)
    owner = kept.as_owner().headers
    server.http.delete(kept.path, headers=owner)
    assert kept.get().status_code == 404
    restored, _ = restore(file, database_url(database))
    assert restored == 1
    assert kept.state()["moments"] == 5
    assert kept.play(1)["moments"] == 6
    assert changed.state() == after
    with changed.holding().live() as live:
        live.see(8)
        put, left = restore(file, database_url(database), replaces=True)
        assert (put >= 2, left) == (True, 0)
        while live.hear()["moments"] != 5:
            pass
        assert live.state["view"] == before["view"]
    assert changed.state()["view"] == before["view"]
    assert changed.play(2)["moments"] == 7
    server.stop()


def test_who_watches_is_told_at_once_that_a_table_was_put_back(
    postgres: str, tmp_path: Path
) -> None:
    database = new_database(postgres)
    server = Server(database, poll_seconds=3600)  # only a notice can tell
    table = server.lay()
    before = table.play(3)
    backup(database_url(database), tmp_path / "backup")
    with table.live() as live:
        live.see(before["seq"])
        after = table.play(2)
        live.see(after["seq"])
        assert restore(tmp_path / "backup", database_url(database), replaces=True) == (1, 0)
        while live.hear(timeout=30)["moments"] != before["moments"]:
            pass
        assert live.state["view"] == before["view"]
    server.stop()


def test_a_backup_goes_from_one_kind_of_database_to_the_other(
    postgres: str, tmp_path: Path
) -> None:
    server = Server(postgres)
    table = server.lay(options={"players": 2})
    state = table.play(9)
    backup(database_url(postgres), tmp_path / "backup")
    server.stop()
    other = Server(str(tmp_path / "tables.sqlite3"))
    restore(tmp_path / "backup", database_url(str(tmp_path / "tables.sqlite3")))
    there = Seated(other, table.id, table.tokens)
    assert there.state()["view"] == state["view"]
    assert there.play(1)["seq"] == 10
    other.stop()
    engine = sa.create_engine(database_url(postgres))
    with engine.begin() as connection:
        metadata.drop_all(connection)
    engine.dispose()


def test_a_backup_of_an_older_layout_is_put_back_and_stays_as_it_is(tmp_path: Path) -> None:
    old, file, new = old_database(tmp_path), tmp_path / "backup", tmp_path / "new.sqlite3"
    backup(database_url(str(old)), file)
    whole = file.read_bytes()
    put, left = restore(file, database_url(str(new)))
    assert (put >= len(KNOWN), left) == (True, 0)
    assert file.read_bytes() == whole
    database = sqlite3.connect(old)
    assert database.execute("SELECT schema FROM about").fetchone() == (1,)
    database.close()


def test_backups_have_commands(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    old = str(old_database(tmp_path))
    file = str(tmp_path / "backup")
    assert main(["backup", file, "--database", old]) == 0
    assert main(["restore", file, "--database", str(tmp_path / "new")]) == 0
    assert "left as they are" in capsys.readouterr().out
    for wrong in (
        ["backup", str(tmp_path / "no" / "where"), "--database", old],
        ["backup", file, "--database", str(tmp_path / "nothing")],
        ["restore", str(tmp_path / "nothing"), "--database", old],
        ["restore", str(tmp_path), "--database", old],
    ):
        assert main(wrong) == 2
        assert len(capsys.readouterr().err.splitlines()) == 1
    (tmp_path / "text").write_text("no database, but long enough to be taken for one " * 50)
    with pytest.raises(LaststandError):
        restore(tmp_path / "text", database_url(str(tmp_path / "new")))


def test_health_is_whether_the_database_answers(postgres: str) -> None:
    cable = Cable(postgres)
    server = Server(cable.url)
    assert server.http.get("/health").json() == {"ok": True}
    cable.cut()
    answer = server.http.get("/health")
    assert (answer.status_code, answer.json()) == (503, {"ok": False})
    cable.mend()
    while server.http.get("/health").status_code != 200:
        pass
    server.stop()
    cable.close()


def test_what_the_server_counts_is_told_to_its_own_machine(server: Server) -> None:
    table = server.lay()
    table.play(3)
    with table.live() as live:
        live.hear()
        told = server.http.get("/metrics")
    assert told.headers["content-type"].startswith("text/plain")
    counts = dict(
        line.rsplit(" ", 1) for line in told.text.splitlines() if not line.startswith("#")
    )
    assert float(counts['laststand_choices_total{game="stronghold"}']) >= 3
    assert float(counts["laststand_commit_seconds_count"]) >= 3
    assert float(counts["laststand_viewers"]) == 1
    assert float(counts['laststand_requests_total{method="POST",status="201"}']) >= 1
    passed_on = server.http.get("/metrics", headers={"x-forwarded-for": "192.0.2.1"})
    assert passed_on.json()["code"] == "no-such-page"


def test_tables_are_kept_for_ever_unless_told_otherwise(tmp_path: Path) -> None:
    file = old_database(tmp_path)

    async def cleared(days: float) -> int:
        settings = Settings(database=str(file), keep_days=days)
        hall = Hall(settings, Catalogues(settings.locale))
        hall.open()
        try:
            return await hall.clear() if days else 0
        finally:
            await hall.close()

    def count() -> int:
        database = sqlite3.connect(file)
        found: int = database.execute("SELECT count(*) FROM tables").fetchone()[0]
        database.close()
        return found

    before = count()
    asyncio.run(cleared(0))
    assert count() == before
    database = sqlite3.connect(file)
    database.execute(
        "UPDATE tables SET updated = '2001-01-01T00:00:00.000Z' WHERE id = ?", [KNOWN[0]["id"]]
    )
    database.commit()
    database.close()
    asyncio.run(cleared(3650))
    assert count() == before - 1
    database = sqlite3.connect(file)
    left = database.execute("SELECT count(*) FROM entries WHERE table_id = ?", [KNOWN[0]["id"]])
    assert left.fetchone() == (0,)
    database.close()


def test_a_stop_tells_the_pages_and_loses_nobodys_choice(tmp_path: Path) -> None:
    server = Server(str(tmp_path / "tables.sqlite3"))
    table = server.lay()
    with table.live() as live:
        live.see(0)
        live.say(type="choose", id="a", seq=0, option="draw")
        server.process.terminate()
        assert close_code(live) == 1012
    assert server.process.wait() in (0, -15)
    server._ended()
    server.start()
    with table.live(seq=0) as live:
        live.hear()
        assert live.ask(type="choose", id="a", seq=0, option="draw")["ok"]
    assert table.state()["seq"] == 1
    server.stop()


STOPS_AS_SOMEBODY_COMES = """
import asyncio, signal, uvicorn
from laststand.server.wire import Http

came, begin = asyncio.Event(), Http.__init__

def comes(self, *args, **kwargs):
    begin(self, *args, **kwargs)
    signal.raise_signal(signal.SIGTERM)
    came.set()

async def main_loop(server):
    await came.wait()

Http.__init__, uvicorn.Server.main_loop = comes, main_loop
"""


def test_a_stop_waits_for_nobody_who_was_taken_but_comes_up_only_then(tmp_path: Path) -> None:
    """Such a one could ask on and on: nobody has told them of the stop."""
    wishes = {"port": 0, "database": str(tmp_path / "tables.sqlite3"), "limits": CALM}
    process = subprocess.Popen(
        [sys.executable, "-c", STOPS_AS_SOMEBODY_COMES + START, json.dumps(wishes)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    port = int(process.stdout.readline().split()[3].rstrip("/").rsplit(":", 1)[1])
    request = b"GET /api/server HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
    with socket.create_connection(("127.0.0.1", port)) as door, suppress(ConnectionError):
        door.sendall(request)
        while door.recv(65536):
            door.sendall(request)
    said = process.communicate()[1]
    assert process.returncode in (0, -signal.SIGTERM)
    assert "exceeded" not in said


def test_the_log_is_lines_or_objects(tmp_path: Path) -> None:
    code = (
        "import logging; from laststand.server.logs import keep_log; keep_log({kind!r}); "
        "log = logging.getLogger('laststand.server'); "
        "[log.warning('the same %d', n) for n in range(100)]"
    )
    said = {
        kind: subprocess.run(
            [sys.executable, "-c", code.format(kind=kind)],
            capture_output=True,
            text=True,
            env=dict(os.environ),
        ).stderr.splitlines()
        for kind in ("lines", "json")
    }
    assert 1 <= len(said["lines"]) <= 10
    assert said["lines"][0].endswith("WARNING the same 0")
    first = json.loads(said["json"][0])
    assert (first["level"], first["message"]) == ("warning", "the same 0")


def test_a_table_that_nobody_watches_leaves_the_memory(tmp_path: Path) -> None:
    server = Server(
        str(tmp_path / "tables.sqlite3"), limits={**CALM, "idle_seconds": 0.2}, poll_seconds=0.1
    )
    table = server.lay()
    with table.live() as live:
        live.see(0)
        state = table.play(2)
        other = server.lay()
        other.play(2)
        while counted(server, "laststand_rooms") > 1:
            time.sleep(0.05)
        assert counted(server, "laststand_viewers") == 1
    while counted(server, "laststand_rooms"):
        time.sleep(0.05)
    assert table.state()["seq"] == state["seq"] == 2
    server.stop()


@pytest.mark.parametrize("game", ["stronghold", "bastion", "spell"])
def test_a_table_that_is_let_go_is_freed_though_the_collector_never_looks(game: str) -> None:
    """The server keeps the collector from tables (`app._collect_seldom`): nothing of one may
    refer to itself."""

    def play() -> None:
        match = Match.new(game, players=2, seed=1)
        row = row_of(match, name="", listed=False, open_luck=False)
        table = Table(Whole(row, [], [SeatRow(seat=n, kind="here") for n in range(2)], {}, []))
        for n in range(20):
            choice = table.match.choice
            assert choice is not None
            notations = choice.notations()
            table.play(notations[n % len(notations)], choice.seat)
            show.course(table, 0, 0)
            table.match.view()

    play()  # what is loaded once stays
    gc.collect()
    gc.disable()
    try:
        play()
        assert gc.collect() == 0
    finally:
        gc.enable()


WITHOUT_COLLECTOR = """
import gc, signal, sys
gc.set_threshold = lambda *_: gc.disable()
def tell(*_):
    wires = [one for one in gc.get_objects() if type(one).__name__ in ("Wire", "ServerProtocol")]
    print(len(wires), file=sys.stderr, flush=True)
signal.signal(signal.SIGUSR1, tell)
"""


@pytest.mark.parametrize("is_abrupt", [False, True], ids=["closed", "gone"])
def test_connections_that_have_ended_are_freed_though_the_collector_never_looks(
    tmp_path: Path, is_abrupt: bool
) -> None:
    errors = tmp_path / "errors"
    server = Server(str(tmp_path / "tables.sqlite3"), errors, first=WITHOUT_COLLECTOR)

    def wires() -> int:
        before = errors.read_text().count("\n")
        os.kill(server.process.pid, signal.SIGUSR1)
        while errors.read_text().count("\n") == before:
            time.sleep(0.05)
        return int(errors.read_text().splitlines()[-1])

    table = server.lay()
    for n in range(3):
        with table.live() as live:
            live.see(n)
            table.play(1)
            live.see(n + 1)
            assert wires() == 2
            if is_abrupt:
                live.socket.socket.shutdown(socket.SHUT_RDWR)
        until = time.monotonic() + 10
        while wires() and time.monotonic() < until:
            time.sleep(0.05)
        assert wires() == 0
    server.stop()


def counted(server: Server, name: str) -> float:
    lines = server.http.get("/metrics").text.splitlines()
    return next(float(line.split()[1]) for line in lines if line.startswith(f"{name} "))


def test_what_is_no_backup_is_refused_by_its_own_name(tmp_path: Path) -> None:
    file = tmp_path / "notes.txt"
    file.write_text("not a backup")
    into = database_url(str(tmp_path / "tables.sqlite3"))
    with pytest.raises(LaststandError, match=rf"the database {file} cannot be used: file is not"):
        restore(file, into)
