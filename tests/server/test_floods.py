"""Whoever sends too much, too slowly, or never reads, costs the others nothing."""

from __future__ import annotations

import asyncio
import json
import socket
import zlib
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest

from laststand import Match
from laststand.catalogues import ENGLISH
from laststand.server import documents as doc
from laststand.server.app import listen
from laststand.server.catalogues import Catalogues
from laststand.server.hall import Hall
from laststand.server.room import SHARED
from laststand.server.settings import Limits, Settings
from tests.server.stage import CALM, Seated, Server

LITTLE = 20 * 1024
"""KiB that a flood may cost."""

needs_proc = pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="no /proc")


@contextmanager
def raw(server: Server) -> Iterator[socket.socket]:
    with socket.create_connection(("127.0.0.1", server.port)) as connection:
        connection.settimeout(30)
        yield connection


@contextmanager
def raw_live(table: Seated, extension: str = "") -> Iterator[socket.socket]:
    """A live connection below the WebSocket library, after its first message."""
    with raw(table.server) as connection:
        lines = [
            f"GET {table.path}/live HTTP/1.1",
            "Host: localhost",
            "Upgrade: websocket",
            "Connection: Upgrade",
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
            "Sec-WebSocket-Version: 13",
            f"Sec-WebSocket-Extensions: {extension}",
        ]
        kept = [line for line in lines if not line.endswith(": ")]
        connection.sendall("\r\n".join([*kept, "", ""]).encode())
        while b"\r\n\r\n" not in connection.recv(65536, socket.MSG_PEEK):
            pass
        connection.sendall(frame(json.dumps({"tokens": table.tokens, "seq": None}).encode()))
        yield connection


def frame(text: bytes, is_packed: bool = False) -> bytes:
    """A text in one frame, masked with nothing."""
    length = (
        bytes([0x80 | len(text)]) if len(text) < 126 else b"\xfe" + len(text).to_bytes(2, "big")
    )
    return bytes([0xC1 if is_packed else 0x81]) + length + bytes(4) + text


def send_until_unheard(connection: socket.socket, data: bytes, times: int) -> bool:
    """Sends on; whether the other side stops taking it, or lets go of who does not read."""
    connection.settimeout(2)
    try:
        for _ in range(times):
            connection.sendall(data)
    except (TimeoutError, ConnectionError):
        return True
    return False


def is_ended(connection: socket.socket) -> bool:
    """Whether the other side lets go, once all it has sent is read."""
    try:
        while connection.recv(1 << 20):
            pass
    except ConnectionError:
        pass
    return True


def is_dropped(connection: socket.socket, data: bytes) -> bool:
    """Sends on until the connection breaks."""
    try:
        while True:
            connection.sendall(data)
    except ConnectionError:
        return True


def test_small_answers_do_not_wait_for_more() -> None:
    async def accepted() -> int:
        found = asyncio.get_running_loop().create_future()
        listening = listen("127.0.0.1", 0)
        async with await asyncio.start_server(
            lambda _, writer: found.set_result(writer), sock=listening
        ):
            _, mine = await asyncio.open_connection(*listening.getsockname())
            theirs: asyncio.StreamWriter = await found
            given = theirs.get_extra_info("socket")
            nodelay: int = given.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)
            mine.close()
            theirs.close()
            return nodelay

    assert asyncio.run(accepted()) != 0


def with_hall(folder: Path, limits: Limits, work: Any) -> Any:
    """Does something in a hall of its own, in this process."""

    async def inside() -> Any:
        settings = Settings(database=str(folder / "tables.sqlite3"), limits=limits)
        hall = Hall(settings, Catalogues(settings.locale))
        try:
            return await work(hall)
        finally:
            await hall.close()

    return asyncio.run(inside())


def test_states_of_many_beginnings_are_not_all_kept(tmp_path: Path) -> None:
    async def work(hall: Hall) -> None:
        given = await hall.lay(doc.NewTable(game="stronghold", seed=3))
        room = await hall.room(given.id)
        for seq in range(3):
            for since in range(20):
                await room.state([], ENGLISH, seq, since)
        assert 0 < len(room._shared) <= SHARED

    with_hall(tmp_path, Limits(), work)


def test_tables_leave_the_memory_by_what_they_take(tmp_path: Path) -> None:
    match = Match.new("stronghold", seed=5)
    for _ in range(60):
        if match.choice is not None:
            match.choose(len(match.choice.options) - 1)

    async def work(hall: Hall) -> None:
        kept = []
        for _ in range(6):
            given = await hall.upload(match.record())
            await hall.room(given.id)
            kept.append(given.id)
            assert sum(room.cost for room in hall.rooms.values()) <= 2 * (len(match) + 1)
        assert (await hall.room(kept[0])).cost == len(match) + 1

    with_hall(tmp_path, Limits(moments=len(match) + 1), work)


@needs_proc
def test_answers_that_are_never_read_are_not_piled_up(server: Server) -> None:
    table = server.lay()
    with raw_live(table) as connection:
        before = server.memory
        bad = frame(b'{"type": "' + b"x" * 3000 + b'"}')
        assert send_until_unheard(connection, bad, 100_000)
        assert server.memory - before < LITTLE
    assert table.choose("draw")["seq"] == 1


@needs_proc
def test_frames_that_unpack_to_a_lot_are_unpacked_as_they_are_heard(server: Server) -> None:
    table = server.lay()
    packing = zlib.compressobj(9, zlib.DEFLATED, -15)
    packed = packing.compress(b" " * 4000) + packing.flush(zlib.Z_SYNC_FLUSH)
    assert len(packed) < 40
    with raw_live(table, "permessage-deflate; client_no_context_takeover") as connection:
        before = server.memory
        assert send_until_unheard(connection, frame(packed[:-4], is_packed=True) * 5000, 200)
        assert server.memory - before < LITTLE


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[Server]:
    """A server of little patience that takes few connections."""
    limits = {**CALM, "request_seconds": 0.5, "reader_seconds": 0.5, "sockets": 40}
    running = Server(str(tmp_path / "t.sqlite3"), tmp_path / "errors", limits=limits)
    yield running
    running.stop()


def test_a_request_that_is_never_finished_is_dropped(strict: Server) -> None:
    unfinished = [
        b"",
        b"GET /api/server HTTP/1.1\r\nHost: localhost\r\n",
        b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
        b"Content-Length: 100\r\n\r\n{",
        b"GET /api/server HTTP/1.1\r\nHost: localhost\r\n\r\nGET /api/ser",
    ]
    with ExitStack() as stack:
        connections = [stack.enter_context(raw(strict)) for _ in unfinished]
        for connection, sent in zip(connections, unfinished, strict=True):
            connection.sendall(sent)
        assert all([is_ended(connection) for connection in connections])
    assert strict.http.get("/api/server").status_code == 200


def test_who_never_reads_is_let_go(strict: Server) -> None:
    table = strict.lay(game="spell")
    with raw_live(table.holding()) as connection:
        ping = frame(b'{"type": "ping", "id": "' + b"x" * 60 + b'"}')
        assert is_dropped(connection, ping * 100)
    assert strict.http.get("/api/server").status_code == 200


def test_one_address_takes_no_more_than_its_share_of_connections(strict: Server) -> None:
    with ExitStack() as stack:
        connections = [stack.enter_context(raw(strict)) for _ in range(80)]
        for connection in connections[60:]:
            assert is_ended(connection)
    assert strict.http.get("/api/server").status_code == 200


def test_more_connections_than_files_leave_the_log_short(tmp_path: Path) -> None:
    limits = {**CALM, "request_seconds": 0.5, "sockets": 10_000}
    errors = tmp_path / "errors"
    code = "import resource; resource.setrlimit(resource.RLIMIT_NOFILE, (300, 300)); "
    server = Server(str(tmp_path / "t.sqlite3"), errors, code, limits=limits)
    with ExitStack() as stack:
        for _ in range(600):
            stack.enter_context(raw(server))
        assert is_ended(stack.enter_context(raw(server)))
    assert server.http.get("/api/server").status_code == 200
    server.stop()
    assert errors.stat().st_size < 20_000


def test_records_are_checked_one_at_a_time_and_few_wait(server: Server) -> None:
    async def work(hall: Hall) -> list[Any]:
        match = Match.new("stronghold", seed=5)
        many = [hall.upload(match.record()) for _ in range(30)]
        return await asyncio.gather(*many, return_exceptions=True)

    folder = Path(server.wishes["database"]).parent / "checks"
    folder.mkdir()
    done = with_hall(folder, Limits(), work)
    refused = [str(error) for error in done if isinstance(error, Exception)]
    assert set(refused) == {"too-many"}
    assert 1 <= len(done) - len(refused) <= 9


def test_a_record_that_takes_too_long_to_check_is_refused(tmp_path: Path) -> None:
    async def work(hall: Hall) -> None:
        with pytest.raises(Exception, match="bad-record") as refused:
            await hall.upload(Match.new("stronghold", seed=5).record())
        assert "too long" in refused.value.sentence(ENGLISH)  # type: ignore[attr-defined]

    with_hall(tmp_path, Limits(check_seconds=0.001), work)
