"""Every address and every message, with whatever bytes: `python -m tests.server.fuzz --minutes 10`.

Nothing may give a 500 or a traceback, and the tables go on as if nothing had been sent. Seeded:
the same seed sends the same.
"""

from __future__ import annotations

import argparse
import json
import random
import socket
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.parse import quote_from_bytes

from laststand.server.http import ENDPOINTS
from tests.server.stage import Server

TEXTS: list[Any] = [
    "", "\0", "\ud800", "‮", "a" * 500, "a" * 70_000, "draw", "move B", "0", "-1", "𝕏", "\\", "'",
    '"; DROP TABLE tables; --', "../../etc/passwd", "%00", "{", "true", "stronghold", "spell",
]  # fmt: skip
VALUES: list[Any] = [
    None, True, False, 0, 1, -1, 2**31, 2**63, 2**64, -(2**63), 10**400, 1.5, 1e308, [], {}, [[]],
    {"": ""}, [None] * 100, *TEXTS,
]  # fmt: skip
RAW: list[bytes] = [
    b"", b"{", b"\xff\xfe", b"\x00", b"[" * 100_000, b'{"a":' * 50_000, b"9" * 5000, b"nul", b"NaN",
    b'"\xed\xa0\x80"', b'{"game":"\xff"}', b"1e999999",
    b'{"position":' + b"[" * 3000 + b"]" * 3000 + b"}",
]  # fmt: skip
FIELDS = [
    "game", "options", "seed", "name", "listed", "seats", "position", "at", "seq", "option", "to",
    "agree", "kind", "bot", "invitation", "tokens", "type", "id", "link", "moves",
]  # fmt: skip
HEADERS = [
    "Authorization: Bearer \xff\xfe",
    "Authorization: Basic x",
    "Authorization: Bearer " + ",".join("a" * 32 for _ in range(40)),
    "Accept-Language: \xff;q=1e999,fr;q=x",
    "Accept-Language: " + "fr," * 500,
    "If-None-Match: \xff",
    "X-Forwarded-For: \xff, , ::",
    "Range: bytes=0-1,5-,-3",
    "Accept-Encoding: gzip;q=\xff",
    "Transfer-Encoding: chunked",
    "Expect: 100-continue",
    "Content-Encoding: gzip",
]


class Fuzzer:
    """Sends to a server what nobody sane would."""

    def __init__(self, server: Server, seed: int) -> None:
        self.server = server
        self.luck = random.Random(seed)
        self.witness = server.lay(options={"players": 2})
        self.table = server.lay(options={"players": 2})
        self.known = [self.table.id, self.witness.id, "", "nothing", "a" * 16, "a" * 17, "ü", "\0"]
        self.tokens = [*self.table.tokens, self.table.laid["owner"], "0" * 32, "x"]
        self.seen: dict[int, int] = {}

    # -- HTTP --------------------------------------------------------------------------

    def request(self) -> None:
        endpoint = self.luck.choice(ENDPOINTS)
        method = endpoint.method if self.luck.random() < 0.9 else self.luck.choice(["PUT", "HEAD"])
        path = self.path(endpoint.path)
        body = self.body(endpoint.takes) if method in ("POST", "PUT") else b""
        lines = [f"{method} {path} HTTP/1.1", "Host: localhost", "Connection: close"]
        lines += [f"Authorization: Bearer {self.luck.choice(self.tokens)}"]
        lines += [f"Content-Type: {self.luck.choice(TYPES)}", f"Content-Length: {len(body)}"]
        if self.luck.random() < 0.1:
            lines.append(self.luck.choice(HEADERS))
        sent = "\r\n".join([*lines, "", ""]).encode("latin-1") + body
        self.exchange(sent, f"{method} {path} {body[:300]!r}")

    def path(self, pattern: str) -> str:
        parts = [self.part(part) if part.startswith("{") else part for part in pattern.split("/")]
        path = "/".join(parts)
        if self.luck.random() < 0.3:
            name = self.luck.choice(["seq", "since", "at", "ids", "limit", "bare", "x"])
            path += f"?{name}={self.quoted(self.luck.choice(TEXTS[:5] + VALUES[:16]))}"
        return path

    def part(self, pattern: str) -> str:
        if pattern == "{id}":
            return self.quoted(self.luck.choices(self.known, [8, 1, 1, 1, 1, 1, 1, 1])[0])
        if self.luck.random() < 0.5:
            return str(self.luck.randrange(4))
        return self.luck.choice(
            ["9" * 5000, "-1", "%ff", "%00", "\xb2", "stronghold", "fr", "1e3", "%C3"]
        )

    def quoted(self, value: Any) -> str:
        text = value if isinstance(value, str) else str(value)[:50]
        return quote_from_bytes(text[:3000].encode("utf-8", "surrogatepass"))

    def body(self, takes: Any) -> bytes:
        if self.luck.random() < 0.2:
            return self.luck.choice(RAW)
        if takes == "text/plain":
            return self.mutated(self.table.get("/record").content)
        return self.json(getattr(takes, "__struct_fields__", ("x",)))

    def json(self, fields: tuple[str, ...]) -> bytes:
        document = {name: self.value(name) for name in fields if self.luck.random() < 0.8}
        if self.luck.random() < 0.1:
            document[self.luck.choice(FIELDS)] = self.luck.choice(VALUES)
        sent = json.dumps(document).encode()
        return self.mutated(sent) if self.luck.random() < 0.1 else sent

    def value(self, name: str) -> Any:
        """Now and then something of the right kind, so that more than the reader is reached."""
        if self.luck.random() < 0.4:
            return self.luck.choice(VALUES)
        right: dict[str, Callable[[], Any]] = {
            "game": lambda: self.luck.choice(["stronghold", "bastion", "spell"]),
            "options": lambda: {"players": self.luck.randrange(5)},
            "seats": lambda: [{"kind": self.luck.choice(["here", "elsewhere", "bot"])}] * 2,
            "position": lambda: self.position(),
            "kind": lambda: self.luck.choice(["here", "elsewhere", "bot"]),
            "bot": lambda: self.luck.choice(["random", "steward"]),
            "option": lambda: self.luck.choice(["draw", "move B", "hero reese"]),
            "tokens": lambda: self.tokens[:2],
            "type": lambda: self.luck.choice(["choose", "undo", "consent", "ping"]),
        }
        return right.get(name, lambda: self.luck.randrange(4))()

    def position(self) -> Any:
        saved = self.table.get("/position").json()
        fields = list(saved)
        if self.luck.random() < 0.7:
            saved[self.luck.choice(fields)] = self.luck.choice(VALUES)
        return saved if self.luck.random() < 0.5 else json.dumps(saved)

    def mutated(self, sent: bytes) -> bytes:
        damaged = bytearray(sent)
        for _ in range(self.luck.randrange(1, 6)):
            at = self.luck.randrange(len(damaged) + 1)
            damaged[at : at + self.luck.randrange(3)] = self.luck.randbytes(self.luck.randrange(4))
        return bytes(damaged)

    def exchange(self, sent: bytes, what: str) -> None:
        with socket.create_connection(("127.0.0.1", self.server.port)) as connection:
            connection.settimeout(120)
            connection.sendall(sent)
            heard = b""
            try:
                while chunk := connection.recv(65536):
                    heard += chunk
            except ConnectionError:
                pass
        if heard.startswith(b"HTTP/1.1 100 "):
            heard = heard.partition(b"\r\n\r\n")[2]
        head = heard.partition(b"\r\n\r\n")[0].decode("latin-1").lower()
        status = int(head.split()[1]) if head.startswith("http/1.1 ") else 0
        self.seen[status] = self.seen.get(status, 0) + 1
        assert status < 500, f"{status} for {what}: {heard[-300:]!r}"
        is_ours = status and "invalid http request" not in heard[-60:].decode("latin-1").lower()
        assert not is_ours or "content-security-policy" in head, f"no policy for {what}"

    # -- live --------------------------------------------------------------------------

    def connection(self) -> None:
        """A live connection that says a few things and leaves, politely or not."""
        key = "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA=="
        id = self.quoted(self.luck.choices(self.known, [8, 1, 1, 1, 1, 1, 1, 1])[0])
        lines = [f"GET /api/tables/{id}/live HTTP/1.1", "Host: localhost", "Upgrade: websocket"]
        lines += ["Connection: Upgrade", key, "Sec-WebSocket-Version: 13"]
        if self.luck.random() < 0.5:
            lines.append("Sec-WebSocket-Extensions: permessage-deflate")
        with socket.create_connection(("127.0.0.1", self.server.port)) as connection:
            connection.settimeout(120)
            connection.sendall("\r\n".join([*lines, "", ""]).encode())
            connection.recv(65536)
            try:
                if self.luck.random() < 0.9:
                    hello = {"tokens": self.table.tokens, "seq": self.luck.choice([None, 0, 3])}
                    connection.sendall(self.frame(0x81, json.dumps(hello).encode()))
                for _ in range(self.luck.randrange(6)):
                    connection.sendall(self.odd_frame())
            except ConnectionError:
                pass

    def odd_frame(self) -> bytes:
        fields = ("type", "id", "seq", "option", "to", "agree")
        text = self.luck.choice(RAW[:-1])[:4000] if self.luck.random() < 0.3 else self.json(fields)
        first = self.luck.choices(
            [0x81, 0x82, 0x01, 0x80, 0xC1, 0x89, 0x8A, 0x88, 0x8F], [8] + [1] * 8
        )
        return self.frame(first[0], text[:60_000])

    def frame(self, first: int, text: bytes) -> bytes:
        if len(text) < 126:
            return bytes([first, 0x80 | len(text)]) + bytes(4) + text
        return bytes([first, 0xFE]) + len(text).to_bytes(2, "big") + bytes(4) + text

    # -- what must be so afterwards ----------------------------------------------------

    def check(self) -> None:
        """The table nobody touched goes on."""
        before = self.witness.state()
        assert before["choice"] is None or self.witness.play(1)["seq"] == before["seq"] + 1
        assert self.server.process.poll() is None


TYPES = ["application/json"] * 6 + ["text/plain"] * 3 + ["", "x", "application/json; charset=\xff"]


def fuzz(database: str, folder: Path, seed: int, enough: Callable[[int], bool]) -> dict[int, int]:
    """Sends on until it is enough; how often each status came."""
    errors = folder / "errors"
    server = Server(database, errors, limits={**FREE})
    try:
        fuzzer = Fuzzer(server, seed)
        sent = 0
        while not enough(sent):
            sent += 1
            fuzzer.request()
            if sent % 4 == 0:
                fuzzer.connection()
            if sent % 200 == 0:
                fuzzer.check()
        fuzzer.check()
        return fuzzer.seen
    finally:
        server.stop()
        said = errors.read_text()
        assert "Traceback" not in said, said[-3000:]


FREE = {
    "requests_per_second": 1e6,
    "requests_at_once": 1_000_000,
    "tables_per_minute": 1e6,
    "tables_at_once": 1_000_000,
    "messages_per_second": 1e6,
    "messages_at_once": 1_000_000,
    "request_seconds": 1,
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--database", help="SQLite in a folder of its own unless told")
    wanted = parser.parse_args()
    until = time.monotonic() + 60 * wanted.minutes
    with tempfile.TemporaryDirectory(prefix="laststand-fuzz-") as folder:
        database = wanted.database or f"{folder}/tables.sqlite3"
        seen = fuzz(database, Path(folder), wanted.seed, lambda _: time.monotonic() >= until)
    print("statuses:", dict(sorted(seen.items())))


if __name__ == "__main__":
    main()
