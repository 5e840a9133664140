"""The cable between a server and PostgreSQL, which can be cut and mended."""

from __future__ import annotations

import select
import socket
import threading
from contextlib import suppress

import sqlalchemy as sa


class Cable:
    """Passes on what comes at a port of its own; cut, it ends all that is there and takes
    nothing new."""

    def __init__(self, url: str) -> None:
        self.end = sa.make_url(url)
        self.is_cut = False
        self._lines: list[socket.socket] = []
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.port = self._listening.getsockname()[1]
        threading.Thread(target=self._accept, daemon=True).start()

    @property
    def url(self) -> str:
        here = self.end.set(host="127.0.0.1", port=self.port).difference_update_query(["host"])
        return here.render_as_string(hide_password=False)

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                self._begin(self._listening.accept()[0])

    def _begin(self, near: socket.socket) -> None:
        """A line that cannot be made has ended; those after it have not."""
        try:
            far = None if self.is_cut else self._connect()
        except OSError:
            far = None
        if far is None:
            near.close()
            return
        self._lines = [line for line in self._lines if line.fileno() >= 0] + [near, far]
        threading.Thread(target=_pass_on, args=(near, far), daemon=True).start()

    def _connect(self) -> socket.socket:
        folder = self.end.query.get("host")
        if isinstance(folder, str):
            far = socket.socket(socket.AF_UNIX)
            far.connect(f"{folder}/.s.PGSQL.{self.end.port or 5432}")
            return far
        return socket.create_connection((self.end.host, self.end.port or 5432))

    def cut(self) -> None:
        self.is_cut = True
        lines, self._lines = self._lines, []
        for line in lines:
            with suppress(OSError):
                line.shutdown(socket.SHUT_RDWR)

    def mend(self) -> None:
        self.is_cut = False

    def close(self) -> None:
        self.cut()
        self._listening.close()


def _pass_on(near: socket.socket, far: socket.socket) -> None:
    ways = {near: far, far: near}
    with suppress(OSError), near, far:
        while True:
            for one in select.select(list(ways), [], [])[0]:
                data = one.recv(65536)
                if not data:
                    return
                ways[one].sendall(data)
