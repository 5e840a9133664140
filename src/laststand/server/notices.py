"""PostgreSQL tells its other clients that a table has changed."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

import sqlalchemy as sa

from laststand.server.store import CHANNEL

log: Final = logging.getLogger("laststand.server")

QUIET: Final = 10.0
"""Seconds without a notice after which the connection is tried."""


async def listen(
    url: sa.URL, hear: Callable[[str], None], begin: Callable[[], Awaitable[None]]
) -> None:
    """Passes notices on for as long as the server runs, whatever happens to the connection;
    `begin` is called whenever it is new and some may have been missed."""
    address = url.set(drivername="postgresql").render_as_string(hide_password=False)
    while True:
        try:
            await _listen(address, hear, begin)
        except Exception as error:
            reason = str(error).partition("\n")[0]
            log.warning("no notices from PostgreSQL (%s); connecting again", reason)
        await asyncio.sleep(1)


async def _listen(
    address: str, hear: Callable[[str], None], begin: Callable[[], Awaitable[None]]
) -> None:
    import psycopg

    connecting = psycopg.AsyncConnection.connect(address, autocommit=True, connect_timeout=3)
    async with await connecting as listening:
        await listening.execute(f"LISTEN {CHANNEL}")
        await begin()
        while True:
            async for notice in listening.notifies(timeout=QUIET):
                hear(notice.payload)
            async with asyncio.timeout(QUIET):
                await listening.execute("SELECT 1")
