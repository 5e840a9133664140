"""How a server is set up, and where it keeps its tables when nobody says."""

from __future__ import annotations

from pathlib import Path

import sqlalchemy as sa
from msgspec import Struct, field

import laststand
from laststand.folders import data_folder
from laststand.kernel.errors import LaststandError
from laststand.server.logs import Kind

PACKAGE = Path(laststand.__file__).parent
LOOPBACK = ("localhost", "127.0.0.1", "[::1]")


class Limits(Struct, frozen=True, kw_only=True):
    """What one address or one connection may ask of the server."""

    requests_per_second: float = 50
    """What takes long counts for several: see the endpoints."""
    requests_at_once: int = 200
    request_seconds: float = 30
    """Until a request is whole."""
    reader_seconds: float = 30
    """Until somebody has read what waits for them."""
    tables_per_minute: float = 60
    tables_at_once: int = 60
    messages_per_second: float = 20
    messages_at_once: int = 60
    answers: int = 32
    """That wait for one who does not read them; then nothing more is heard."""
    connections: int = 100
    """Live ones."""
    sockets: int = 300
    """Connections of any kind."""
    body_bytes: int = 64 * 1024
    record_bytes: int = 1024 * 1024
    position_bytes: int = 256 * 1024
    message_bytes: int = 4 * 1024
    check_seconds: float = 20
    """For which a record or a save is checked."""
    rooms: int = 5000
    moments: int = 50_000
    """Of all tables that are in memory, some 10 to 25 KB each; watched or not, the ones used last
    stay."""
    idle_seconds: float = 900
    """After which a table that nobody watches leaves the memory."""


class Settings(Struct, frozen=True, kw_only=True):
    database: str = ""
    home: bool = False
    """The server of one's own machine: whoever reaches it may take its `here` seats."""
    hosts: tuple[str, ...] = ()
    """Host names the server answers to; none: any."""
    proxies: tuple[str, ...] = ()
    """Addresses or networks of proxies that are believed about where a request comes from."""
    limits: Limits = field(default_factory=Limits)
    bot_seconds: float = 10.0
    """The longest a table waits for a bot; most answer within milliseconds."""
    hint_seconds: float = 0.8
    """For which a coach thinks about a hint."""
    hint_seconds_per_minute: float = 15.0
    """How long, in a minute, a coach thinks for one person."""
    poll_seconds: float = 0.5
    patience_seconds: float = 5.0
    """For which a choice waits for a database that has just gone."""
    log: Kind = "lines"
    keep_days: float = 0
    """After which a table nobody plays at is removed; 0: never."""
    metrics: tuple[str, ...] = ("127.0.0.1", "::1")
    """Addresses or networks that may read what the server counts of itself."""
    static: Path = PACKAGE / "web" / "static"
    locale: Path = PACKAGE / "web" / "locale"

    @property
    def url(self) -> sa.URL:
        return database_url(self.database)


def database_url(database: str) -> sa.URL:
    """A database's URL: as given, of a file, or of the file in the user's data folder."""
    if "://" not in database:
        file = Path(database) if database else data_folder() / "tables.sqlite3"
        return sa.URL.create("sqlite", database=str(file.expanduser().absolute()))
    try:
        url = sa.make_url(database)
    except (sa.exc.ArgumentError, ValueError):
        raise LaststandError("the database is given by a URL that cannot be read") from None
    if url.get_backend_name() not in ("sqlite", "postgresql"):
        raise LaststandError(f"a database is SQLite or PostgreSQL, not '{url.drivername}'")
    if url.drivername in ("postgresql", "postgres"):
        return url.set(drivername="postgresql+psycopg")
    return url
