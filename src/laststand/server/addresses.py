"""Who sends a request: the address a limit counts by, also behind a proxy."""

from __future__ import annotations

from functools import lru_cache
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Final

from starlette.datastructures import Headers
from starlette.types import Scope

from laststand.kernel.errors import LaststandError

PREFIX: Final = 64
"""Of an IPv6 address; whoever has one has all that begin alike."""


class Proxies:
    """The proxies whose word is believed about where a request comes from."""

    def __init__(self, names: tuple[str, ...], called: str = "a proxy") -> None:
        self._networks: Final = [_network(name, called) for name in names]

    def trusts(self, name: str) -> bool:
        found = _address(name)
        return found is not None and any([found in network for network in self._networks])

    def settle(self, scope: Scope) -> None:
        """Puts the address and the scheme into a request that a trusted proxy passes on."""
        client = scope.get("client")
        if not self._networks or client is None or not self.trusts(client[0]):
            return
        headers = Headers(scope=scope)
        way = [name.strip() for name in headers.get("x-forwarded-for", "").split(",")]
        told = [name for name in way if _address(name) is not None and not self.trusts(name)]
        if told:
            scope["client"] = (told[-1], 0)
        scheme = headers.get("x-forwarded-proto", "").strip().lower()
        if scheme in ("http", "https"):
            scope["scheme"] = scheme.replace("http", "ws") if _is_live(scope) else scheme


def origin(scope: Scope, host: str) -> str:
    """The origin of our own pages, as the request came to us."""
    scheme = scope["scheme"].replace("ws", "http") if _is_live(scope) else scope["scheme"]
    return f"{scheme}://{host}"


def _is_live(scope: Scope) -> bool:
    return bool(scope["type"] == "websocket")


def counted(scope: Scope) -> str:
    """What limits count by: an address, or of IPv6 its network."""
    client = scope.get("client")
    return neighbourhood(client[0]) if client else ""


@lru_cache(maxsize=4096)
def neighbourhood(name: str) -> str:
    found = _address(name)
    if isinstance(found, IPv6Address):
        return str(IPv6Network((found, PREFIX), strict=False))
    return name if found is None else str(found)


def is_loopback(name: str) -> bool:
    found = _address(name)
    return found is not None and found.is_loopback


def _address(name: str) -> IPv4Address | IPv6Address | None:
    try:
        found = ip_address(name.partition("%")[0])
    except ValueError:
        return None
    if isinstance(found, IPv6Address) and found.ipv4_mapped is not None:
        return found.ipv4_mapped
    return found


def _network(name: str, called: str) -> IPv4Network | IPv6Network:
    try:
        return ip_network(name, strict=False)
    except ValueError:
        raise LaststandError(f"{called} is an address or a network, not '{name}'") from None
