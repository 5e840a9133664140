"""The application, and the two ways to start it: at home, and for others."""

from __future__ import annotations

import gc
import multiprocessing
import os
import signal
import socket
import threading
import webbrowser
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Any, Final

import msgspec
import uvicorn
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from uvicorn.config import STARTUP_FAILURE
from uvicorn.supervisors import Multiprocess

from laststand.kernel.errors import LaststandError
from laststand.server import http
from laststand.server.addresses import Proxies, counted
from laststand.server.answers import answer, refusal
from laststand.server.catalogues import Catalogues
from laststand.server.doors import Doors
from laststand.server.guard import Guard, Rates
from laststand.server.hall import Hall
from laststand.server.live import live
from laststand.server.logs import keep_log
from laststand.server.openapi import openapi
from laststand.server.pages import FILES, PAGES, Pages
from laststand.server.problems import Problem
from laststand.server.settings import LOOPBACK, Limits, Settings
from laststand.server.store import metrics, open_database

FIRST_PORT: Final = 8000
PORTS: Final = 100
_CODES: Final = {404: "no-such-page", 405: "wrong-method"}
NEW_OBJECTS: Final = 10_000
"""Made, and not freed, before the collector looks at them: that takes it some milliseconds."""
_ENVIRONMENT: Final = "LASTSTAND_SERVER"


def make_app(settings: Settings) -> Guard:
    """The application behind its guard."""
    catalogues = Catalogues(settings.locale)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        hall = app.state.hall = Hall(settings, catalogues)
        hall.open()
        yield
        await hall.close()

    app = Starlette(
        routes=_routes(settings),
        lifespan=lifespan,
        middleware=[Middleware(GZipMiddleware, minimum_size=1000, compresslevel=5)],
        exception_handlers={
            Problem: _refused,
            HTTPException: _unrouted,
            ClientDisconnect: _gone,
            Exception: _failed,
        },
    )
    app.state.new_tables = Rates(
        settings.limits.tables_per_minute / 60, settings.limits.tables_at_once
    )
    app.state.connections = {}
    return Guard(app, settings, catalogues)


def _routes(settings: Settings) -> list[BaseRoute]:
    pages = Pages(settings.static)

    async def document(request: Request) -> Response:
        return http.lasting(request, openapi())

    counters = readers_of_metrics(settings)

    async def counts(request: Request) -> Response:
        if not _may_count(request, counters):
            raise Problem(404, "no-such-page")
        doors: Doors = request.scope["laststand.doors"]
        now = {"laststand_connections": float(doors.open), **http.hall_of(request).counts()}
        return PlainTextResponse(metrics.text(now), media_type="text/plain; version=0.0.4")

    return [
        Route("/health", _health),
        Route("/metrics", counts),
        *[Route(e.path, _endpoint(e), methods=[e.method]) for e in http.ENDPOINTS],
        Route("/api/openapi.json", document),
        WebSocketRoute("/api/tables/{id}/live", live),
        Route(FILES + "/{path:path}", pages.file),
        *[Route(path, pages.index) for path in PAGES],
    ]


async def _health(request: Request) -> Response:
    """Whether this process can serve: it can if it reaches its database."""
    is_well = await http.hall_of(request).store.is_there()
    return answer({"ok": is_well}, 200 if is_well else 503)


def _may_count(request: Request, counters: Proxies) -> bool:
    """Whoever is named. Behind a proxy that is not, everybody seems to come from there."""
    name = request.client.host if request.client else ""
    is_passed_on = "x-forwarded-for" in request.headers or "forwarded" in request.headers
    is_direct = not is_passed_on or bool(http.hall_of(request).settings.proxies)
    return is_direct and counters.trusts(name)


def _endpoint(described: http.Endpoint) -> Callable[[Request], Awaitable[Response]]:
    async def endpoint(request: Request) -> Response:
        if described.cost > 1:  # one has been taken at the door
            request.scope["laststand.rates"].expect(counted(request.scope), described.cost - 1)
        return await described.handler(request, http.hall_of(request))

    return endpoint


# -- refusals --------------------------------------------------------------------------


async def _refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, Problem)
    hall = http.hall_of(request)
    state = None
    if error.code == "late":
        state = await http.state_now(request, hall, await http.room_of(request, hall))
    return refusal(error, http.catalogue_of(request, hall), state)


async def _unrouted(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    code = _CODES.get(error.status_code, "bad-request")
    return await _refused(request, Problem(error.status_code, code, reason=error.detail))


async def _gone(request: Request, error: Exception) -> Response:
    return Response(status_code=400)  # nobody is left to read it


async def _failed(request: Request, error: Exception) -> Response:
    return await _refused(request, Problem(500, "failed"))


# -- starting --------------------------------------------------------------------------


def readers_of_metrics(settings: Settings) -> Proxies:
    return Proxies(settings.metrics, "who reads /metrics")


def main(
    host: str = "127.0.0.1",
    port: int | None = None,
    database: str | None = None,
    open_browser: bool = False,
    workers: int = 1,
    home: bool | None = None,
    limits: Limits | None = None,
    quiet: bool = False,
    names: Sequence[str] = (),
    **more: Any,
) -> None:
    """Serves until it is stopped. Without a port: the next free one from 8000. `home`, the
    server of one's own machine, is what opens a browser on loopback. `names` are the host names
    it is known by; on loopback it answers to no others. `more` are other settings."""
    is_loopback = host in LOOPBACK or host == "::1"
    settings = Settings(
        database=database or "",
        home=(open_browser if home is None else home) and is_loopback,
        hosts=(*LOOPBACK, *names) if is_loopback or names else (),
        limits=limits or Limits(),
        **more,
    )
    Proxies(settings.proxies)
    readers_of_metrics(settings)
    if workers < 1:
        raise LaststandError(f"at least one process serves, not {workers}")
    open_database(settings.url)
    listening = listen(host, port)
    address = f"http://{_named(host)}:{listening.getsockname()[1]}/"
    if not quiet:
        print(f"Laststand is at {address}  (Ctrl-C stops it; every choice is kept)", flush=True)
    if open_browser:
        threading.Timer(0.5, webbrowser.open, [address]).start()
    _serve(settings, listening, workers)


def _serve(settings: Settings, listening: socket.socket, workers: int) -> None:
    os.environ[_ENVIRONMENT] = msgspec.json.encode(settings, enc_hook=str).decode()
    config = uvicorn.Config(
        "laststand.server.app:app_from_environment",
        factory=True,
        workers=workers,
        log_config=None,
        access_log=False,
        proxy_headers=False,
        server_header=False,
        http="laststand.server.wire:Http",
        ws="laststand.server.wire:Wire",
        ws_max_size=settings.limits.message_bytes,
        timeout_graceful_shutdown=5,
    )
    keep_log(settings.log)
    if workers == 1:
        server = uvicorn.Server(config)
        server.run(sockets=[listening])
        has_begun = server.started
    else:
        processes = Multiprocess(config, sockets=[listening])
        processes.run()
        has_begun = all([p.exitcode != STARTUP_FAILURE for p in processes.processes])
    if not has_begun:
        raise LaststandError("the server could not begin")


def app_from_environment() -> Guard:
    """The application as its settings are passed on to worker processes."""
    settings = msgspec.json.decode(
        os.environ[_ENVIRONMENT], type=Settings, dec_hook=lambda kind, text: kind(text)
    )
    keep_log(settings.log)
    _end_with_the_first()
    app = make_app(settings)
    _collect_seldom()
    return app


def _collect_seldom() -> None:
    """Tables keep every moment, and nothing of them refers to itself: Python's collector would go
    through all of them again and again to find nothing, a tenth of the time of a choice, and hold
    everybody up meanwhile. So it looks at what is new, once, where no choice has been made since
    it last looked, and then no more before the memory is swept (`Hall._sweep`)."""
    gc.set_threshold(NEW_OBJECTS)
    gc.callbacks.append(_Collecting())
    gc.collect()


class _Collecting:
    def __init__(self) -> None:
        self.choices = 0

    def __call__(self, phase: str, info: dict[str, int]) -> None:
        made = metrics.choices.total()
        if phase == "stop" or (info["generation"] == 0 and made > self.choices):
            gc.freeze()
        self.choices = made


def _end_with_the_first() -> None:
    """A worker stops when the process that started it is gone, however that ended: nobody
    else would ever free the port."""
    first = multiprocessing.parent_process()
    if first is None:
        return

    def wait() -> None:
        first.join()
        signal.raise_signal(signal.SIGTERM)

    threading.Thread(target=wait, daemon=True).start()


def listen(host: str, port: int | None) -> socket.socket:
    """A socket at the port, or at the first free one from 8000."""
    if port is not None and not 0 <= port <= 65_535:
        raise LaststandError(f"a port is a number from 0 to 65535, not {port}")
    wanted = range(FIRST_PORT, FIRST_PORT + PORTS) if port is None else [port]
    for number in wanted:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        # By its protocol asyncio knows that small answers need not wait for more.
        listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        if os.name != "nt":
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((host, number))
            listening.listen(2048)
        except (OSError, UnicodeError) as error:
            listening.close()
            last = getattr(error, "strerror", None) or "there is no such name"
        else:
            listening.set_inheritable(True)
            return listening
    raise LaststandError(f"no port to listen at on {host}: {last}")


def _named(host: str) -> str:
    if host in ("0.0.0.0", "::"):
        return socket.gethostname()
    return f"[{host}]" if ":" in host else host
