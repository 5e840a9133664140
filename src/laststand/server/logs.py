"""What the server says of itself: a line for each thing, with its time, and never a flood."""

from __future__ import annotations

import logging
import sys
import time
from typing import Any, Final, Literal

import msgspec

Kind = Literal["lines", "json"]

QUIET: Final = 10.0
"""Seconds in which the same is said but a few times."""
AT_ONCE: Final = 5


class Calm(logging.Filter):
    """Says the same a few times, then only how often it was not said."""

    def __init__(self) -> None:
        super().__init__()
        self._said: dict[str, tuple[float, int]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        key = f"{record.name} {record.levelno} {str(record.msg)[:100]}"
        since, count = self._said.get(key, (0.0, 0))
        now = time.monotonic()
        if now - since > QUIET:
            if count > AT_ONCE:
                record.msg = f"{record.msg} (and {count - AT_ONCE} times more)"
            since, count = now, 0
        if len(self._said) > 1000:
            self._said.clear()
        self._said[key] = (since, count + 1)
        return count < AT_ONCE


class Lines(logging.Formatter):
    """A line for people: time, level, what happened."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(message)s", "%Y-%m-%dT%H:%M:%S%z")


class Json(logging.Formatter):
    """A line for programs, an object."""

    def format(self, record: logging.LogRecord) -> str:
        said: dict[str, Any] = {
            "time": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname.lower(),
            "process": record.process,
            "message": record.getMessage(),
        }
        if record.exc_info:
            said["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(said).decode()


def keep_log(kind: Kind) -> None:
    """Sends everything that is logged to the error output."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Json() if kind == "json" else Lines())
    handler.addFilter(Calm())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("laststand.server").setLevel(logging.INFO)
