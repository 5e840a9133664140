"""What stands before every request: names, origins, rates, and the headers of every answer."""

from __future__ import annotations

import re
import time
from typing import Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from laststand.server.answers import refusal
from laststand.server.catalogues import Catalogues
from laststand.server.problems import Problem
from laststand.server.settings import Settings

SAFE: Final = ("GET", "HEAD", "OPTIONS")
_HOST: Final = re.compile(r"[A-Za-z0-9.\-]+(:\d+)?|\[[0-9A-Fa-f:.]+\](:\d+)?")
_FORGET_AFTER: Final = 10_000

HEADERS: Final = {
    "x-content-type-options": "nosniff",
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

    def wait(self) -> float:
        """How long until there is one to take, in seconds."""
        instant = time.monotonic()
        self.left = min(self.most, self.left + (instant - self.at) * self.rate)
        self.at = instant
        return max(0.0, (1 - self.left) / self.rate)

    def take(self) -> float:
        """Takes one, on credit if need be; how long to wait for it."""
        wait = self.wait()
        self.left -= 1
        return wait


class Rates:
    """A bucket for every address."""

    def __init__(self, rate: float, most: float) -> None:
        self.rate: Final = rate
        self.most: Final = most
        self.buckets: dict[str, Bucket] = {}

    def expect(self, address: str) -> None:
        if len(self.buckets) > _FORGET_AFTER:
            self.buckets.clear()
        bucket = self.buckets.setdefault(address, Bucket(self.rate, self.most))
        wait = bucket.wait()
        if wait > 0:
            raise Problem(429, "too-many", wait=int(wait) + 1)
        bucket.take()


class Guard:
    """Refuses strangers' pages and floods; what passes goes on to the application."""

    def __init__(self, app: ASGIApp, settings: Settings, catalogues: Catalogues) -> None:
        self.app: Final = app
        self.settings: Final = settings
        self.catalogues: Final = catalogues
        limits = settings.limits
        self.rates: Final = Rates(limits.requests_per_second, limits.requests_at_once)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        host = headers.get("host", "")
        try:
            self._expect_host(host)
            self._expect_origin(scope, headers, host)
            self.rates.expect(address(scope))
        except Problem as problem:
            await self._refuse(problem, scope, receive, send)
        else:
            await self.app(scope, receive, _with_headers(send, host))

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
        origin = headers.get("origin")
        acts = scope["type"] == "websocket" or scope["method"] not in SAFE
        if acts and origin is not None and origin.partition("://")[2] != host:
            raise Problem(403, "wrong-origin")


def address(scope: Scope) -> str:
    client = scope.get("client")
    return client[0] if client else ""


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
