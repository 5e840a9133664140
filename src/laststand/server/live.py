"""Live connections: a state whenever anything changes, and an answer to every message."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect
from uvicorn.protocols.utils import ClientDisconnected

from laststand.server import documents as doc
from laststand.server.addresses import counted
from laststand.server.answers import error
from laststand.server.guard import Bucket
from laststand.server.hall import Hall
from laststand.server.http import decoded
from laststand.server.news import News
from laststand.server.problems import Problem
from laststand.server.room import Room, Viewer
from laststand.server.store import Away
from laststand.server.tokens import hashed
from laststand.server.wire import Wire

log: Final = logging.getLogger("laststand.server")

PATIENCE: Final = 10.0
"""Seconds to say who one is."""

CLOSING: Final = {401: 4401, 404: 4404, 429: 4429, 503: 1013}

Incoming = doc.Choose | doc.Undo | doc.Agree | doc.StopAt | doc.Ping | doc.Say
_hello: Final = msgspec.json.Decoder(doc.Hello)
_message: Final = msgspec.json.Decoder(Incoming)


async def live(socket: WebSocket) -> None:
    hall: Hall = socket.app.state.hall
    counts: dict[str, int] = socket.app.state.connections
    here = counted(socket.scope)
    await socket.accept()
    if counts.get(here, 0) >= hall.settings.limits.connections:
        await socket.close(4429)
        return
    counts[here] = counts.get(here, 0) + 1
    try:
        await _attend(socket, hall)
    except WebSocketDisconnect:
        pass
    finally:
        counts[here] -= 1
        if not counts[here]:
            del counts[here]


async def _attend(socket: WebSocket, hall: Hall) -> None:
    wire: Wire = socket.scope["laststand.wire"]
    try:
        hello = decoded(await asyncio.wait_for(_heard(wire), PATIENCE), _hello)
    except (TimeoutError, Problem):
        await socket.close(4400)
        return
    catalogue = hall.catalogues.preferred(
        hello.language or socket.headers.get("accept-language", "")
    )
    viewer = Viewer([hashed(token) for token in hello.tokens], hello.seq, catalogue)
    try:
        room = await hall.room(socket.path_params["id"])
        await room.enter(viewer)
    except Problem as problem:
        await socket.close(CLOSING.get(problem.status, 4400))
        return
    sending = asyncio.create_task(_send(socket, wire, room, viewer))
    try:
        await _receive(wire, hall, room, viewer)  # what somebody asks for is done to its end
    finally:
        room.exit(viewer)
        sending.cancel()


async def _send(socket: WebSocket, wire: Wire, room: Room, viewer: Viewer) -> None:
    """Sends on until there is nobody to send to, and ends the connection if it cannot."""
    try:
        await _send_news(wire, room, viewer)
        await socket.close(viewer.gone)
    except (ClientDisconnected, WebSocketDisconnect):
        pass
    except Exception:
        log.warning("a live connection failed", exc_info=True)
        with suppress(RuntimeError, WebSocketDisconnect):  # it has ended meanwhile
            await socket.close(1011)
    finally:
        viewer.left()


async def _send_news(wire: Wire, room: Room, viewer: Viewer) -> None:
    """Sends what the viewer lacks, until there is nothing more to be had; one who is slow gets
    fewer, later states, never a queue."""
    while True:
        await viewer.news.wait()
        viewer.news.clear()
        if viewer.gone:
            return
        texts: list[bytes | News] = []
        if viewer.is_behind:
            texts += await _state(room, viewer)
        texts += viewer.taken_answers()  # what was answered meanwhile goes along
        if texts:
            await wire.send_texts(texts)


async def _state(room: Room, viewer: Viewer) -> list[News]:
    """The state that a viewer lacks, where there is one to send."""
    try:
        return [await room.news_for(viewer)]
    except Away:  # it comes when the table can be read again
        asyncio.get_running_loop().call_later(1, viewer.tell)
    except Problem as problem:
        viewer.leave(CLOSING.get(problem.status, 4400))
    return []


async def _receive(wire: Wire, hall: Hall, room: Room, viewer: Viewer) -> None:
    limits = hall.settings.limits
    bucket = Bucket(limits.messages_per_second, limits.messages_at_once)
    while True:
        received = await _heard(wire)
        if wait := bucket.take():  # a flood is slowed down, not dropped
            await asyncio.sleep(wait)
        await viewer.all_read(limits.answers)
        try:
            message = decoded(received, _message)
        except Problem as problem:
            viewer.answer(_refusal("", problem, viewer))
            continue
        viewer.answer(await _answer(room, viewer, message))


async def _heard(wire: Wire) -> bytes:
    """What somebody says, in frames of whichever kind."""
    message = await wire.receive()
    if message["type"] != "websocket.receive":
        raise WebSocketDisconnect
    return message["bytes"] or b""


async def _answer(room: Room, viewer: Viewer, message: Incoming) -> doc.Answer:
    try:
        seq = await _carry_out(room, viewer.hashes, message)
    except Problem as problem:
        if problem.code == "late":
            viewer.tell()
        return _refusal(message.id, problem, viewer)
    except Exception:
        log.exception("table %s: a message failed", room.id)
        return _refusal(message.id, Problem(500, "failed"), viewer)
    return doc.Answer(id=message.id, ok=True, seq=seq)


async def _carry_out(room: Room, hashes: list[str], message: Incoming) -> int | None:
    match message:
        case doc.Choose():
            return await room.choose(hashes, message.seq, message.option)
        case doc.Undo():
            return await room.undo(hashes, message.seq, message.to)
        case doc.Agree():
            return await room.consent(hashes, message.seq, message.agree)
        case doc.StopAt():
            return await room.stop(hashes, message.seat, message.window, message.wish)
        case doc.Say():
            await room.say(hashes, message)
            return None
        case doc.Ping():
            return None


def _refusal(id: str, problem: Problem, viewer: Viewer) -> doc.Answer:
    return doc.Answer(
        id=id, ok=False, status=problem.status, error=error(problem, viewer.catalogue)
    )
