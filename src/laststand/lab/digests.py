"""Which rules a game was played by: a digest that a row carries and every worker must share."""

from __future__ import annotations

import hashlib
from functools import cache
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent.parent
DIGITS = 12


@cache
def rules_digest(game: str) -> str:
    """Of everything that decides how a game of bots goes: the kernel, the game with its ledger
    and content, the bots. Words are not among it. A compiled build carries the same sources and
    so has the same digest."""
    digest = hashlib.sha256()
    for folder in ("kernel", f"games/{game}", "bots"):
        for file in sorted((PACKAGE / folder).rglob("*")):
            if file.suffix in (".py", ".toml") and file.name != "words.toml":
                digest.update(file.relative_to(PACKAGE).as_posix().encode() + b"\0")
                digest.update(file.read_bytes() + b"\0")
    return digest.hexdigest()[:DIGITS]


@cache
def program_version() -> str:
    try:
        return version("laststand")
    except PackageNotFoundError:
        return "unknown"
