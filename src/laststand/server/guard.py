"""What stands before every request: names, origins, rates, and the headers of every answer."""

from __future__ import annotations

import asyncio
import logging
import re
import time
from contextlib import suppress
from typing import Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import ClientDisconnect
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from laststand.server.addresses import Proxies, counted, origin
from laststand.server.answers import refusal
from laststand.server.catalogues import Catalogues
from laststand.server.doors import Doors
from laststand.server.pages import FILES
from laststand.server.problems import Problem
from laststand.server.settings import Settings
from laststand.server.store import metrics

log: Final = logging.getLogger("laststand.server")

SAFE: Final = ("GET", "HEAD", "OPTIONS")
METHODS: Final = (*SAFE, "POST", "DELETE", "PUT", "PATCH")
_HOST: Final = re.compile(r"[A-Za-z0-9.\-]+(:\d+)?|\[[0-9A-Fa-f:.]+\](:\d+)?")
_FORGET_AFTER: Final = 10_000
FILE_COST: Final = 0.1
"""Of one of the page's files: whoever opens the page for the first time asks for them all."""

HEADERS: Final = {
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}


def content_security_policy(host: str) -> str:
    return (
        "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
        f"font-src 'self'; connect-src 'self' ws://{host} wss://{host}; object-src 'none'; "
        "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    )


class Bucket:
    """So much at once, and so much per second after that."""

    def __init__(self, rate: float, most: float) -> None:
        self.rate: Final = rate
        self.most: Final = most
        self.left = most
        self.at = time.monotonic()

    @property
    def is_full(self) -> bool:
        self.wait()
        return self.left >= self.most

    def wait(self) -> float:
        """How long until there is one to take, in seconds."""
        instant = time.monotonic()
        self.left = min(self.most, self.left + (instant - self.at) * self.rate)
        self.at = instant
        return max(0.0, (1 - self.left) / self.rate)

    def take(self, cost: float = 1) -> float:
        """Takes one, on credit if need be; how long to wait for it."""
        wait = self.wait()
        self.left -= cost
        return wait


class Rates:
    """A bucket for every address."""

    def __init__(self, rate: float, most: float) -> None:
        self.rate: Final = rate
        self.most: Final = most
        self.buckets: dict[str, Bucket] = {}

    def expect(self, address: str, cost: float = 1) -> None:
        """Takes what something costs; refused while the last thing is not paid off."""
        bucket = self.buckets.get(address)
        if bucket is None:
            self._forget()
            bucket = self.buckets[address] = Bucket(self.rate, self.most)
        wait = bucket.wait()
        if wait > 0:
            raise Problem(429, "too-many", wait=int(wait) + 1)
        bucket.take(cost)

    def _forget(self) -> None:
        """Those who have not come for a while; of too many others the first."""
        if len(self.buckets) < _FORGET_AFTER:
            return
        for address in [name for name, bucket in self.buckets.items() if bucket.is_full]:
            del self.buckets[address]
        while len(self.buckets) >= _FORGET_AFTER:
            del self.buckets[next(iter(self.buckets))]


class Guard:
    """Refuses strangers' pages and floods; what passes goes on to the application. Nothing that
    goes wrong there gets past it."""

    def __init__(self, app: ASGIApp, settings: Settings, catalogues: Catalogues) -> None:
        self.app: Final = app
        self.settings: Final = settings
        self.catalogues: Final = catalogues
        self.proxies: Final = Proxies(settings.proxies)
        self.doors: Final = Doors(settings.limits, self.proxies)
        limits = settings.limits
        self.rates: Final = Rates(limits.requests_per_second, limits.requests_at_once)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        self.proxies.settle(scope)
        headers = Headers(scope=scope)
        host = headers.get("host", "")
        scope["laststand.rates"], scope["laststand.doors"] = self.rates, self.doors
        try:
            self._expect_host(host)
            self._expect_origin(scope, headers, host)
            self.rates.expect(counted(scope), FILE_COST if _is_file(scope) else 1)
        except Problem as problem:
            await self._refuse(problem, scope, receive, send)
        else:
            is_live = scope["type"] == "websocket"
            answering = send if is_live else _with_headers(_counting(send, scope), host)
            await self._pass(scope, receive, answering)

    async def _pass(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await self.app(scope, receive, send)
        except ClientDisconnect:
            pass  # whoever goes away is no error
        except asyncio.CancelledError:  # a stop, and what was waited for had not come by then
            if scope["type"] != "http":
                raise
            with suppress(RuntimeError):  # the answer had begun
                await self._refuse(Problem(503, "away", wait=2), scope, receive, send)
        except Exception:
            log.exception("%s %s failed", scope.get("method", "live"), scope["path"][:200])

    async def _refuse(self, problem: Problem, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 1008})  # unopened: 403
            return
        wish = Headers(scope=scope).get("accept-language", "")
        response = refusal(problem, self.catalogues.preferred(wish))
        await response(scope, receive, _with_headers(send, ""))

    def _expect_host(self, host: str) -> None:
        """Names that are not ours come from pages that rebind their own name to this machine."""
        if not _HOST.fullmatch(host):
            raise Problem(403, "wrong-host")
        name = re.sub(r":\d+$", "", host).lower()
        if self.settings.hosts and name not in self.settings.hosts:
            raise Problem(403, "wrong-host")

    def _expect_origin(self, scope: Scope, headers: Headers, host: str) -> None:
        """Browsers say which page sends a message; programs that are no browser need not."""
        page = headers.get("origin")
        acts = scope["type"] == "websocket" or scope["method"] not in SAFE
        if acts and page is not None and page.lower() != origin(scope, host).lower():
            raise Problem(403, "wrong-origin")


def _is_file(scope: Scope) -> bool:
    return bool(scope["path"].startswith(f"{FILES}/"))


def _counting(send: Send, scope: Scope) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            method = scope["method"] if scope["method"] in METHODS else "other"
            metrics.requests[method, message["status"]] += 1
        await send(message)

    return sending


def _with_headers(send: Send, host: str) -> Send:
    policy = content_security_policy(host if _HOST.fullmatch(host) else "localhost")

    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            headers["content-security-policy"] = policy
            for name, value in HEADERS.items():
                headers[name] = value
            headers.setdefault("cache-control", "no-store")
        await send(message)

    return sending
