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
    and content, the bots but for those of other games. Words are not among it. A compiled build
    carries the same sources and so has the same digest."""
    digest = hashlib.sha256()
    for file in rules_files(game):
        digest.update(file.as_posix().encode() + b"\0")
        digest.update((PACKAGE / file).read_bytes() + b"\0")
    return digest.hexdigest()[:DIGITS]


def rules_files(game: str) -> list[Path]:
    """Within the package."""
    found = (
        file.relative_to(PACKAGE)
        for folder in ("kernel", f"games/{game}", "bots")
        for file in sorted((PACKAGE / folder).rglob("*"))
        if file.suffix in (".py", ".toml") and file.name != "words.toml"
    )
    others = {folder.name for folder in (PACKAGE / "games").iterdir() if folder.is_dir()} - {game}
    return [file for file in found if others.isdisjoint((*file.parts, named_after(file)))]


def named_after(file: Path) -> str:
    """bots/bastion.py and weights/bastion-2.toml are Last Bastion's."""
    return file.stem.partition("-")[0]


@cache
def program_version() -> str:
    try:
        return version("laststand")
    except PackageNotFoundError:
        return "unknown"
