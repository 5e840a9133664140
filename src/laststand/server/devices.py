"""A person's seats on another device: one link, drawn as a QR code too, gives what a browser holds
to the next, or moves it there. It can be used once, within a day; whoever has it can take it back,
and with it what it gave."""

from __future__ import annotations

import io
from collections.abc import AsyncIterator

import segno

from laststand.server import documents as out
from laststand.server.hall import Hall
from laststand.server.problems import Problem
from laststand.server.room import Room
from laststand.server.tokens import hashed, new_token

FORGOTTEN = (401, 404, 409)
"""Tables that are gone, whose seat another has, or that nobody can play any more."""


async def make_link(hall: Hall, wish: out.DeviceWish) -> out.DeviceLink:
    """A link to all these tables; those at which a browser's tokens hold nothing are left out."""
    link, count = new_token(), 0
    for held in wish.tables:
        try:
            room = await hall.room(held.id)
            await room.make_link(hashed(link), [hashed(token) for token in held.tokens], wish.moves)
            count += 1
        except Problem as problem:
            if problem.status not in FORGOTTEN:
                raise
    if not count:
        raise Problem(401, "wrong-token")
    return out.DeviceLink(link, count, drawn(f"{wish.at}/#device={link}"))


async def use_link(hall: Hall, link: str) -> list[out.GivenTable]:
    given = []
    async for room in _rooms(hall, hashed(link)):
        keys = await room.use_link(hashed(link))
        seats = [out.SeatKey(seat, token, None) for seat, token in keys if seat is not None]
        owner = next((token for seat, token in keys if seat is None), None)
        if keys:
            given.append(out.GivenTable(room.id, owner, seats))
    if not given:
        raise Problem(404, "wrong-link")
    return given


async def revoke_link(hall: Hall, link: str) -> None:
    """Takes back a link, used or not. One that nobody knows any more has nothing to take back."""
    async for room in _rooms(hall, hashed(link)):
        await room.revoke_link(hashed(link))


async def _rooms(hall: Hall, link: str) -> AsyncIterator[Room]:
    for id in await hall.store.linked(link):
        try:
            yield await hall.room(id)
        except Problem as problem:
            if problem.status not in FORGOTTEN:
                raise


def drawn(text: str) -> str:
    """A QR code, dark on light whatever the page's colours are: else no camera reads it."""
    svg = io.BytesIO()
    segno.make(text, error="m", micro=False).save(
        svg, kind="svg", xmldecl=False, svgns=True, scale=4, border=4, dark="#000", light="#fff"
    )
    return svg.getvalue().decode()
