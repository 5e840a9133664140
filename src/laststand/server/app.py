"""The application, and the two ways to start it: at home, and for others."""

from __future__ import annotations

import mimetypes
import os
import socket
import threading
import webbrowser
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any, Final

import msgspec
import uvicorn
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from uvicorn.supervisors import Multiprocess

from laststand.kernel.errors import LaststandError
from laststand.server import http
from laststand.server.answers import refusal
from laststand.server.catalogues import Catalogues
from laststand.server.guard import Guard, Rates
from laststand.server.hall import Hall
from laststand.server.live import live
from laststand.server.openapi import openapi
from laststand.server.problems import Problem
from laststand.server.settings import LOOPBACK, Limits, Settings

FIRST_PORT: Final = 8000
PORTS: Final = 100
_CODES: Final = {404: "no-such-page", 405: "wrong-method"}
_ENVIRONMENT: Final = "LASTSTAND_SERVER"

for _type, _ending in [
    ("text/javascript", ".js"),
    ("text/javascript", ".mjs"),
    ("font/woff2", ".woff2"),
    ("image/svg+xml", ".svg"),
]:
    mimetypes.add_type(_type, _ending)  # some systems' registries say otherwise


def make_app(settings: Settings) -> Starlette:
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
        middleware=[
            Middleware(Guard, settings=settings, catalogues=catalogues),
            Middleware(GZipMiddleware, minimum_size=1000, compresslevel=5),
        ],
        exception_handlers={
            Problem: _refused,
            HTTPException: _unrouted,
            Exception: _failed,
        },
    )
    app.state.new_tables = Rates(
        settings.limits.tables_per_minute / 60, settings.limits.tables_at_once
    )
    app.state.connections = {}
    return app


def _routes(settings: Settings) -> list[BaseRoute]:
    async def index(request: Request) -> Response:
        file = settings.static / "index.html"
        if not file.is_file():
            raise Problem(404, "no-such-page")
        return FileResponse(file, headers={"cache-control": "no-cache"})

    async def document(request: Request) -> Response:
        return http.lasting(request, openapi())

    return [
        *[Route(e.path, _endpoint(e.handler), methods=[e.method]) for e in http.ENDPOINTS],
        Route("/api/openapi.json", document),
        WebSocketRoute("/api/tables/{id}/live", live),
        Mount("/static", _Static(directory=settings.static, check_dir=False)),
        *[Route(path, index) for path in ("/", "/table/{id}", "/credits")],
    ]


def _endpoint(handler: http.Handler) -> Callable[[Request], Awaitable[Response]]:
    async def endpoint(request: Request) -> Response:
        return await handler(request, http.hall_of(request))

    return endpoint


class _Static(StaticFiles):
    """The page's files: asked for again each time, sent again when they have changed."""

    def file_response(self, *args: Any, **kwargs: Any) -> Response:
        response = super().file_response(*args, **kwargs)
        is_font = str(args[0]).endswith(".woff2")
        response.headers["cache-control"] = "max-age=86400" if is_font else "no-cache"
        return response


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


async def _failed(request: Request, error: Exception) -> Response:
    return await _refused(request, Problem(500, "failed"))


# -- starting --------------------------------------------------------------------------


def main(
    host: str = "127.0.0.1",
    port: int | None = None,
    database: str | None = None,
    open_browser: bool = False,
    workers: int = 1,
    home: bool | None = None,
    limits: Limits | None = None,
    quiet: bool = False,
) -> None:
    """Serves until it is stopped. Without a port: the next free one from 8000. `home`, the
    server of one's own machine, is what opens a browser on loopback."""
    is_loopback = host in LOOPBACK or host == "::1"
    settings = Settings(
        database=database or "",
        home=(open_browser if home is None else home) and is_loopback,
        hosts=LOOPBACK if is_loopback else (),
        limits=limits or Limits(),
    )
    listening = _listen(host, port)
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
        log_level="warning",
        ws="laststand.server.wire:Wire",
        ws_max_size=settings.limits.message_bytes,
        timeout_graceful_shutdown=5,
    )
    if workers == 1:
        uvicorn.Server(config).run(sockets=[listening])
        return
    Multiprocess(config, sockets=[listening]).run()


def app_from_environment() -> Starlette:
    """The application as its settings are passed on to worker processes."""
    settings = msgspec.json.decode(
        os.environ[_ENVIRONMENT], type=Settings, dec_hook=lambda kind, text: kind(text)
    )
    return make_app(settings)


def _listen(host: str, port: int | None) -> socket.socket:
    """A socket at the port, or at the first free one from 8000."""
    wanted = range(FIRST_PORT, FIRST_PORT + PORTS) if port is None else [port]
    for number in wanted:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        listening = socket.socket(family, socket.SOCK_STREAM)
        if os.name != "nt":
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((host, number))
            listening.listen(2048)
        except OSError as error:
            listening.close()
            last = error
        else:
            listening.set_inheritable(True)
            return listening
    raise LaststandError(f"no port to listen at on {host}: {last.strerror}")


def _named(host: str) -> str:
    if host in ("0.0.0.0", "::"):
        return socket.gethostname()
    return f"[{host}]" if ":" in host else host
