"""The page and its files.

The page is asked for each time. It names its files by their edition, a digest of all of them, so
that a browser keeps them for good, and what belongs together is never mixed with another edition.
The files are kept in memory, compressed when they are first asked for: whoever opens the page for
the first time asks for all of them at once, and takes no time from those who play.
"""

from __future__ import annotations

import mimetypes
import re
from functools import cached_property
from gzip import compress
from hashlib import sha256
from pathlib import Path
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from laststand.server.answers import is_held, tagged
from laststand.server.problems import Problem

FILES: Final = "/static"
PAGES: Final = [
    "/",
    "/table/{id}",
    "/how-to/{game}",
    "/puzzles/{game}",
    "/rules/{game}",
    "/credits",
    "/yours",
]
FOR_GOOD: Final = "public, max-age=31536000, immutable"
ASKED_ANEW: Final = "no-cache"
_EDITION: Final = re.compile(r"[0-9a-f]{16}")
_COMPRESSED: Final = (".woff2",)
_TYPES: Final = {
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
    ".html": "text/html",
}
"""Some systems' registries say otherwise."""


class File:
    """One file as it is sent."""

    def __init__(self, path: Path) -> None:
        self.body: Final = path.read_bytes()
        self.digest: Final = sha256(self.body).hexdigest()
        self.type: Final = _TYPES.get(path.suffix) or mimetypes.guess_type(path)[0]
        self.is_compressed: Final = path.suffix in _COMPRESSED

    @cached_property
    def compressed(self) -> bytes:
        return compress(self.body, mtime=0)

    def answer(self, request: Request, keeping: str) -> Response:
        headers = tagged(self.digest, keeping)
        if is_held(request, headers):
            return Response(status_code=304, headers=headers)
        headers["vary"] = "Accept-Encoding"
        if self.is_compressed or "gzip" not in request.headers.get("accept-encoding", ""):
            return Response(self.body, headers=headers, media_type=self.type)
        headers["content-encoding"] = "gzip"
        return Response(self.compressed, headers=headers, media_type=self.type)


class Pages:
    """The page, and its files by edition; without one, or of another edition, as they are now."""

    def __init__(self, folder: Path) -> None:
        self.folder: Final = folder
        self._seen: list[tuple[str, int, int]] = []
        self._files: dict[str, File] = {}
        self._edition = ""
        self.edition()

    async def index(self, request: Request) -> Response:
        edition = self.edition()
        page = self._files.get("index.html")
        if page is None:
            raise Problem(404, "no-such-page")
        text = page.body.decode().replace(f"{FILES}/", f"{FILES}/{edition}/")
        return HTMLResponse(text, headers={"cache-control": ASKED_ANEW})

    async def file(self, request: Request) -> Response:
        path: str = request.path_params["path"]
        edition, _, rest = path.partition("/")
        is_named = _EDITION.fullmatch(edition) is not None
        found = self._files.get(rest if is_named else path)
        if found is None:
            raise HTTPException(404)
        is_lasting = is_named and edition == self._edition
        return found.answer(request, FOR_GOOD if is_lasting else ASKED_ANEW)

    def edition(self) -> str:
        """Whoever edits the files sees them at the next reload."""
        paths = sorted(self.folder.rglob("*"))
        seen = [_looks(path) for path in paths]
        if seen != self._seen or not self._edition:
            files = [path for path in paths if path.is_file()]
            self._files = {path.relative_to(self.folder).as_posix(): File(path) for path in files}
            self._seen, self._edition = seen, _digest(self._files)
        return self._edition


def _looks(path: Path) -> tuple[str, int, int]:
    status = path.stat()
    return str(path), status.st_mtime_ns, status.st_size


def _digest(files: dict[str, File]) -> str:
    listed = [f"{name} {file.digest}\n" for name, file in files.items()]
    return sha256("".join(listed).encode()).hexdigest()[:16]
