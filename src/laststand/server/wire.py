"""Connections that cost no more than they may: whoever is slow to ask, slow to read, or quick
to send what unpacks to a lot."""

from __future__ import annotations

import asyncio
import logging
from functools import cached_property
from typing import Any, Final, cast

from uvicorn._types import ASGIReceiveEvent, ASGISendEvent
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import (
    PerMessageDeflate,
    ServerPerMessageDeflateFactory,
)
from websockets.http11 import Request as HandshakeRequest
from websockets.protocol import State
from websockets.server import ServerProtocol

from laststand.server.doors import Doors
from laststand.server.news import News, frame, packed_frame

SLICE: Final = 512
"""Bytes that are unpacked at once, and not before what came before them has been heard."""


class Deadline:
    """A connection that ends unless something happens in time."""

    def __init__(self, seconds: float) -> None:
        self.seconds: Final = seconds
        self._timer: asyncio.TimerHandle | None = None

    def begin(self, transport: asyncio.Transport) -> None:
        if self._timer is None:
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(self.seconds, transport.abort)

    def met(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


class Http(H11Protocol):
    """A request must be whole within its time, and what is answered must be read."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.doors: Final[Doors] = cast(Any, self.app).doors
        self._asking: Final = Deadline(self.doors.limits.request_seconds)
        self._reading: Final = Deadline(self.doors.limits.reader_seconds)
        self._is_in = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._is_in = self.doors.enter(self._name)
        if self._is_in:
            self._asking.begin(transport)
        else:
            transport.abort()

    @property
    def _name(self) -> str:
        return self.client[0] if self.client else ""

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        super().connection_lost(exc)

    def _leave(self) -> None:
        self._asking.met()
        self._reading.met()
        if self._is_in:
            self._is_in = False
            self.doors.leave(self._name)

    def data_received(self, data: bytes) -> None:
        if not self._is_in:
            return
        self._asking.begin(self.transport)
        super().data_received(data)
        if self._is_whole():
            self._asking.met()

    def _is_whole(self) -> bool:
        """Whether a request has come to its end, and its answer not yet."""
        cycle: RequestResponseCycle | None = self.cycle
        return cycle is not None and not cycle.more_body and not cycle.response_complete

    def send_400_response(self, msg: str) -> None:
        """Ends a connection on which no request can be read; whoever sent more than one before
        the first was answered is not answered at all."""
        cycle: RequestResponseCycle | None = self.cycle
        if cycle is None or cycle.response_complete:
            super().send_400_response(msg)
            return
        cycle.disconnected = True
        cycle.message_event.set()
        self.transport.abort()

    def handle_websocket_upgrade(self, event: Any) -> None:
        self._leave()
        super().handle_websocket_upgrade(event)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._reading.begin(self.transport)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._reading.met()


class Wire(WebSocketsSansIOProtocol):
    """A WebSocket that sends what has been compressed for all. What comes in is unpacked bit by
    bit, as it is heard; whoever does not read for too long is let go."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.doors: Final[Doors] = cast(Any, self.app).doors
        self.conn.parser.close()  # as below: of uvicorn's, which this one takes the place of
        self.conn = ServerProtocol(
            extensions=[
                ServerPerMessageDeflateFactory(
                    server_no_context_takeover=True, client_no_context_takeover=True
                )
            ],
            max_size=self.config.ws_max_size,
            logger=logging.getLogger("uvicorn.error"),
        )
        self._unheard = b""
        self._reading: Final = Deadline(self.doors.limits.reader_seconds)
        self._is_in = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._is_in = self.doors.enter(self.client[0] if self.client else "")
        if not self._is_in:
            self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._reading.met()
        if self._is_in:
            self._is_in = False
            self.doors.leave(self.client[0] if self.client else "")
        super().connection_lost(exc)
        if not self._unheard:
            self.conn.parser.close()  # it refers to the protocol, which refers to it

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:
            super().data_received(data)
            return
        self._unheard += data
        self._unpack()

    def _unpack(self) -> None:
        while self._unheard and self._is_heard():
            piece, self._unheard = self._unheard[:SLICE], self._unheard[SLICE:]
            super().data_received(piece)
        self._read_on(not self._unheard)

    def _is_heard(self) -> bool:
        """Whether somebody waits for what comes next, if only for the end."""
        return self.close_sent or (self.queue.empty() and self.writable.is_set())

    def send_receive_event_to_app(self) -> None:
        """Passes a message on as it came: whoever reads it finds out whether it is text."""
        heard, self.frames = b"".join(self.frames), []
        if not self.close_sent:
            self.queue.put_nowait({"type": "websocket.receive", "bytes": heard})

    def _read_on(self, is_free: bool) -> None:
        if is_free == self.read_paused and not self.transport.is_closing():
            self.read_paused = not is_free
            if is_free:
                self.transport.resume_reading()
            else:
                self.transport.pause_reading()

    async def receive(self) -> ASGIReceiveEvent:
        message = await self.queue.get()
        self._unpack()
        return message

    def handle_connect(self, event: HandshakeRequest) -> None:
        """Whoever serves the connection finds here what ASGI has no word for."""
        super().handle_connect(event)
        if not self.close_sent:
            cast(Any, self.scope)["laststand.wire"] = self

    async def send(self, message: ASGISendEvent) -> None:
        await self._expect_open()
        await super().send(message)

    @property
    def is_open(self) -> bool:
        """Whether something can be sent now, and the other side reads: nothing piles up here."""
        return (
            self.writable.is_set()
            and not self.close_sent
            and not self.disconnected
            and self.conn.state is State.OPEN
        )

    async def send_texts(self, texts: list[bytes | News]) -> None:
        """Sends several messages in one piece, once the other side reads."""
        await self._expect_open()
        if self.disconnected or self.conn.state is not State.OPEN:
            raise ClientDisconnected
        self.write_texts(texts)

    def write_texts(self, texts: list[bytes | News]) -> None:
        """The same, where the connection is open."""
        frames = [self._frame(text) for text in texts]
        self.transport.write(b"".join([*self.conn.data_to_send(), *frames]))

    async def _expect_open(self) -> None:
        if not self.writable.is_set():
            await self.writable.wait()
        if self.close_sent:  # by a frame that could not be read, while this was made
            raise ClientDisconnected

    def _frame(self, text: bytes | News) -> bytes:
        """Answers are too short to be worth compressing."""
        if isinstance(text, bytes):
            return frame(text)
        if text.is_short or not self._unpacks:
            return frame(text.text)
        return packed_frame(text.packed)

    @cached_property
    def _unpacks(self) -> bool:
        """Whether the other side reads what was compressed with the widest window."""
        return any(
            [
                isinstance(known, PerMessageDeflate) and known.local_max_window_bits == 15
                for known in self.conn.extensions
            ]
        )

    def pause_writing(self) -> None:
        super().pause_writing()
        self._reading.begin(self.transport)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._reading.met()
        self._unpack()
