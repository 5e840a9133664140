"""The real command: `python -m laststand …` in a process of its own, with a data folder of its
own; through pipes, or at a terminal of a certain size."""

from __future__ import annotations

import os
import pty
import re
import select
import struct
import subprocess
import sys
import termios
import time
from dataclasses import dataclass, field
from fcntl import ioctl
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "src"
PATIENCE = 300.0
"""Seconds for what comes at once, on a machine that has much else to do."""
A_WHILE = 5.0
CONTROL_C = b"\x03"


@dataclass(frozen=True)
class Done:
    """What a command said, and how it ended."""

    code: int
    out: str
    err: str

    @property
    def complaint(self) -> str:
        """The one sentence of a command that was refused."""
        assert (self.code, self.out) == (2, ""), self
        assert self.err.startswith("laststand: ")
        assert self.err.count("\n") == 1
        return self.err.removeprefix("laststand: ").strip()


@dataclass(frozen=True)
class Command:
    data: Path
    screens: list[Screen] = field(default_factory=list)

    def __call__(self, *words: object, said: str = "", **settings: str) -> Done:
        done = subprocess.run(
            self.words(*words),
            input=said,
            env=self.environment(settings),
            capture_output=True,
            encoding="utf-8",
            timeout=PATIENCE,
            check=False,
        )
        assert "Traceback" not in done.stderr, done.stderr
        return Done(done.returncode, done.stdout, done.stderr)

    def at_terminal(
        self, *words: object, columns: int = 80, lines: int = 24, **settings: str
    ) -> Screen:
        screen = Screen(self.words(*words), self.environment(settings), columns, lines)
        self.screens.append(screen)
        return screen

    def saved(self, game: str = "stronghold") -> Path:
        return self.data / "laststand" / "terminal" / f"{game}.record"

    def choices(self, game: str = "stronghold") -> list[str]:
        """The choices of the kept game, in notation."""
        lines = self.saved(game).read_text(encoding="utf-8").splitlines()
        return [match[1] for line in lines if (match := re.match(r"\d+ \S+ (.+?)(?: =>|$)", line))]

    @staticmethod
    def words(*words: object) -> list[str]:
        return [sys.executable, "-m", "laststand", *map(str, words)]

    def environment(self, settings: dict[str, str]) -> dict[str, str]:
        inherited = {
            name: value
            for name, value in os.environ.items()
            if name not in ("NO_COLOR", "FORCE_COLOR", "COLUMNS", "LINES")
        }
        own = {"PYTHONPATH": str(SOURCE), "XDG_DATA_HOME": str(self.data), "COLUMNS": "100"}
        return {**inherited, **own, "LC_ALL": "C.UTF-8", **settings}


HEARS_CONTROL_C = "signal.signal(signal.SIGINT, signal.SIG_DFL)"
"""Also where the tests themselves run with it ignored, as a shell's background jobs do."""
IS_AT_A_TERMINAL = f"fcntl.ioctl(0, termios.TIOCSCTTY, 0); {HEARS_CONTROL_C}"


def after(first: str, words: list[str]) -> list[str]:
    """A command whose process does something first. It is a Python of its own that does it: a fork
    of a process with threads, as those of the tests are, may run none."""
    modules = "fcntl, os, resource, signal, sys, termios"
    code = f"import {modules}; {first}; os.execv(sys.argv[1], sys.argv[1:])"
    return [sys.executable, "-I", "-S", "-c", code, *words]


class Screen:
    """A command at a terminal, and somebody who reads and types."""

    def __init__(
        self, words: list[str], environment: dict[str, str], columns: int, lines: int
    ) -> None:
        environment = {**environment, "TERM": "xterm-256color"}
        del environment["COLUMNS"]
        self.hand, foot = pty.openpty()
        ioctl(foot, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))
        self.process = subprocess.Popen(
            after(IS_AT_A_TERMINAL, words),
            stdin=foot,
            stdout=foot,
            stderr=foot,
            env=environment,
            start_new_session=True,
        )
        os.close(foot)
        self.raw = ""
        self.first = self.read()

    def type(self, said: str) -> str:
        """Types a line; what the screen then shows, up to the next question."""
        os.write(self.hand, f"{said}\n".encode())
        return self.read()

    def interrupt(self) -> str:
        """Control-C, pressed again as people do while nothing happens: Python misses one that
        comes between its prompt and the moment it waits for a key."""
        os.write(self.hand, CONTROL_C)
        return self.read(again=CONTROL_C)

    def kill(self) -> None:
        if self.process.poll() is None:
            self.process.kill()
            self.close()

    def close(self) -> int:
        code = self.process.wait(PATIENCE)
        os.close(self.hand)
        return code

    def read(self, again: bytes = b"") -> str:
        """Reads until something is asked or the command ends, colours taken out; types `again`
        whenever nothing comes for a while."""
        self.raw = ""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            if not select.select([self.hand], [], [], A_WHILE)[0]:
                os.write(self.hand, again)
                continue
            try:
                piece = os.read(self.hand, 65536).decode("utf-8", "replace")
            except OSError:  # Linux says so when the other side is closed
                piece = ""
            self.raw += piece
            text = plain(self.raw)
            if not piece or re.search(r"(^|\n)(outcome)?> $", text):
                return text
        raise AssertionError(f"nothing more came after: {self.raw[-500:]}")


def plain(text: str) -> str:
    return re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", text).replace("\r\n", "\n")
