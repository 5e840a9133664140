"""How a server is set up, and where it keeps its tables when nobody says."""

from __future__ import annotations

from pathlib import Path

from msgspec import Struct, field

import laststand
from laststand.folders import data_folder

PACKAGE = Path(laststand.__file__).parent
LOOPBACK = ("localhost", "127.0.0.1", "[::1]")


class Limits(Struct, frozen=True, kw_only=True):
    """What one address or one connection may ask of the server."""

    requests_per_second: float = 50
    requests_at_once: int = 200
    tables_per_minute: float = 60
    tables_at_once: int = 60
    messages_per_second: float = 20
    messages_at_once: int = 60
    connections: int = 100
    body_bytes: int = 64 * 1024
    record_bytes: int = 1024 * 1024
    position_bytes: int = 256 * 1024
    message_bytes: int = 16 * 1024
    rooms: int = 500


class Settings(Struct, frozen=True, kw_only=True):
    database: str = ""
    home: bool = False
    """The server of one's own machine: whoever reaches it may take its `here` seats."""
    hosts: tuple[str, ...] = ()
    """Host names the server answers to; none: any."""
    limits: Limits = field(default_factory=Limits)
    bot_seconds: float = 10.0
    """The longest a table waits for a bot; most answer within milliseconds."""
    poll_seconds: float = 0.5
    static: Path = PACKAGE / "web" / "static"
    locale: Path = PACKAGE / "web" / "locale"

    @property
    def url(self) -> str:
        return database_url(self.database)


def database_url(database: str) -> str:
    """A database's URL: as given, of a file, or of the file in the user's data folder."""
    if "://" in database:
        return database.replace("postgresql://", "postgresql+psycopg://", 1)
    file = Path(database) if database else data_folder() / "tables.sqlite3"
    return f"sqlite:///{file.expanduser().absolute()}"
