"""How many come in at once: in all, and from each address."""

from __future__ import annotations

import signal
from collections import Counter
from collections.abc import Callable
from typing import Any, Final

import uvicorn

from laststand.server.addresses import Proxies, neighbourhood
from laststand.server.settings import Limits

SPARE: Final = 128
"""Files that are not connections: the database, its log, static files, pipes."""


class Doors:
    """The connections there are, before anything is known of them but their address. Once the
    server stops nobody is let in: whoever was taken before, and comes up only then, would not be
    told of it, and the stop would wait for them."""

    def __init__(self, limits: Limits, proxies: Proxies, most: int | None = None) -> None:
        self.limits: Final = limits
        self.proxies: Final = proxies
        self.is_stopping: Final = stopping()
        self.most: Final = max(SPARE, most_files() - SPARE) if most is None else most
        self.open = 0
        self._by_address: Counter[str] = Counter()

    def enter(self, name: str) -> bool:
        """Lets a connection in, unless there are too many; a proxy's are many people's."""
        if self.is_stopping():
            return False
        here = neighbourhood(name)
        is_crowd = self._by_address[here] >= self.limits.sockets and not self.proxies.trusts(name)
        if self.open >= self.most or is_crowd:
            return False
        self.open += 1
        self._by_address[here] += 1
        return True

    def leave(self, name: str) -> None:
        here = neighbourhood(name)
        self.open -= 1
        self._by_address[here] -= 1
        if not self._by_address[here]:
            del self._by_address[here]


def stopping() -> Callable[[], bool]:
    """Whether this process has been told to stop: uvicorn knows, which hears the signals. It may
    have been before anybody was let in."""
    hearing: Any = signal.getsignal(signal.SIGTERM)
    server = getattr(hearing, "__self__", None)
    return lambda: isinstance(server, uvicorn.Server) and server.should_exit


def most_files() -> int:
    """How many files this process may have open, raised as far as the system lets it."""
    try:
        import resource
    except ModuleNotFoundError:  # Windows counts sockets otherwise
        return 8192
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = 65_536 if hard == resource.RLIM_INFINITY else min(hard, 65_536)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        return wanted
    return wanted if soft == resource.RLIM_INFINITY else soft
