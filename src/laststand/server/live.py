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
    wire: Wire = socket.scope.pop("laststand.wire")  # which has the scope
    try:
        hello = decoded(await asyncio.wait_for(_heard(wire), PATIENCE), _hello)
    except (TimeoutError, Problem):
        await socket.close(4400)
        return
    catalogue = hall.catalogues.preferred(
        hello.language or socket.headers.get("accept-language", "")
    )
    line = Line(socket, wire)
    viewer = Viewer([hashed(token) for token in hello.tokens], hello.seq, catalogue, line.wake)
    try:
        room = await hall.room(socket.path_params["id"])
        await room.enter(viewer)
    except Problem as problem:
        await socket.close(CLOSING.get(problem.status, 4400))
        return
    line.begin(room, viewer)
    try:
        await _receive(wire, hall, room, viewer)  # what somebody asks for is done to its end
    finally:
        room.exit(viewer)
        line.end()


class Line:
    """Sends a viewer what it lacks when there is news; one who is slow gets fewer, later states,
    never a queue. Mostly there is nothing to wait for, and then no task is woken for it."""

    def __init__(self, socket: WebSocket, wire: Wire) -> None:
        self._socket: Final = socket
        self._wire: Final = wire
        self._loop: Final = asyncio.get_running_loop()
        self._ends: tuple[Room, Viewer] | None = None
        """None: it has not begun, or it is over."""
        self._is_due = False
        self._task: asyncio.Task[None] | None = None
        """Sends what has to be waited for."""

    def begin(self, room: Room, viewer: Viewer) -> None:
        self._ends = room, viewer
        self.wake()

    def end(self) -> None:
        self._ends = None
        if self._task is not None:
            self._task.cancel()

    def wake(self) -> None:
        """There is something to send. It goes once whoever brought it has done."""
        if not self._is_due and self._ends is not None:
            self._is_due = True
            self._loop.call_soon(self._send)

    def _send(self) -> None:
        self._is_due = False
        if self._ends is None or self._task is not None:
            return
        room, viewer = self._ends
        if viewer.is_waiting and not self._is_sent_at_once(room, viewer):
            self._task = self._loop.create_task(self._send_in_time(room, viewer))
            self._task.add_done_callback(self._sent)

    def _is_sent_at_once(self, room: Room, viewer: Viewer) -> bool:
        """False: it has to be waited for, or failed and is tried once more."""
        if viewer.gone or not self._wire.is_open:
            return False
        texts: list[bytes | News] = []
        if viewer.is_behind:
            try:
                news = room.news_at_once(viewer)
            except Exception:
                viewer.is_behind = True
                return False
            if news is None:
                return False
            texts.append(news)
        texts += viewer.taken_answers()  # what was answered meanwhile goes along
        self._wire.write_texts(texts)
        return True

    def _sent(self, _: asyncio.Task[None]) -> None:
        self._task = None
        self.wake()  # for what came meanwhile

    async def _send_in_time(self, room: Room, viewer: Viewer) -> None:
        """Sends all there is, and ends the connection if it cannot, or is to."""
        try:
            while viewer.is_waiting and not viewer.gone:
                texts: list[bytes | News] = []
                if viewer.is_behind:
                    texts += await _state(room, viewer)
                texts += viewer.taken_answers()
                if texts:
                    await self._wire.send_texts(texts)
            if not viewer.gone:
                return
            await self._socket.close(viewer.gone)
        except (ClientDisconnected, WebSocketDisconnect):
            pass
        except Exception:
            log.warning("a live connection failed", exc_info=True)
            with suppress(RuntimeError, WebSocketDisconnect):  # it has ended meanwhile
                await self._socket.close(1011)
        self._ends = None
        viewer.left()


async def _state(room: Room, viewer: Viewer) -> list[News]:
    """The state that a viewer lacks, where there is one to send."""
    try:
        return [await room.news_for(viewer)]
    except Away:  # it comes when the table can be read again
        viewer.is_behind = False
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
