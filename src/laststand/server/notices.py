"""PostgreSQL tells its other clients that a table has changed."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

import sqlalchemy as sa

from laststand.server.store import CHANNEL

log: Final = logging.getLogger("laststand.server")


async def listen(url: sa.URL, hear: Callable[[str], Awaitable[None]]) -> None:
    """Passes notices on for as long as the server runs. They are only hints: polling finds
    what they miss."""
    import psycopg

    address = url.set(drivername="postgresql").render_as_string(hide_password=False)
    while True:
        try:
            async with await psycopg.AsyncConnection.connect(address, autocommit=True) as listening:
                await listening.execute(f"LISTEN {CHANNEL}")
                async for notice in listening.notifies():
                    await hear(notice.payload)
        except psycopg.Error as error:
            log.warning("no notices from PostgreSQL (%s); connecting again", error)
            await asyncio.sleep(1)
