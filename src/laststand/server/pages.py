"""The page and its files.

The page is asked for each time. It names its files by their edition, a digest of all of them, so
that a browser keeps them for good, and what belongs together is never mixed with another edition.
"""

from __future__ import annotations

import re
from hashlib import sha256
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

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
_EDITION: Final = re.compile(r"[0-9a-f]{16}")
FOR_GOOD: Final = "public, max-age=31536000, immutable"
ASKED_ANEW: Final = "no-cache"


class Pages(StaticFiles):
    """Files by edition; without one, or of another edition, as they are now."""

    def __init__(self, folder: Path) -> None:
        super().__init__(directory=folder, check_dir=False)
        self.folder: Final = folder
        self._seen: list[tuple[str, int, int]] = []
        self._edition = ""
        self.edition()

    async def index(self, request: Request) -> Response:
        file = self.folder / "index.html"
        if not file.is_file():
            raise Problem(404, "no-such-page")
        page = file.read_text(encoding="utf-8").replace(f"{FILES}/", f"{FILES}/{self.edition()}/")
        return HTMLResponse(page, headers={"cache-control": ASKED_ANEW})

    def edition(self) -> str:
        """Whoever edits the files sees them at the next reload."""
        files = sorted([file for file in self.folder.rglob("*") if file.is_file()])
        seen = [_looks(file) for file in files]
        if seen != self._seen:
            self._seen, self._edition = seen, _digest(self.folder, files)
        return self._edition

    async def get_response(self, path: str, scope: Scope) -> Response:
        edition, _, file = path.replace("\\", "/").partition("/")
        is_named = _EDITION.fullmatch(edition) is not None
        response = await super().get_response(file if is_named else path, scope)
        is_lasting = is_named and edition == self._edition
        response.headers["cache-control"] = FOR_GOOD if is_lasting else ASKED_ANEW
        return response


def _looks(file: Path) -> tuple[str, int, int]:
    status = file.stat()
    return str(file), status.st_mtime_ns, status.st_size


def _digest(folder: Path, files: list[Path]) -> str:
    found = sha256()
    for file in files:
        found.update(f"{file.relative_to(folder).as_posix()}\n".encode())
        found.update(sha256(file.read_bytes()).digest())
    return found.hexdigest()[:16]
