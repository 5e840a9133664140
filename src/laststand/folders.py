"""Where and how this program keeps what it keeps."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryFile

from laststand.kernel.errors import LaststandError


def data_folder() -> Path:
    """The user's folder for what programs keep, as the platform has it."""
    home = Path.home()
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = home / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share")
    return base / "laststand"


def expect_writable(folder: Path) -> None:
    """Makes a folder, or says why nothing can be written there: before the work, not after it."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with TemporaryFile(dir=folder):
            pass
    except OSError as error:
        raise LaststandError(f"{folder} cannot be written: {error.strerror}") from None


def write_whole(file: Path, text: str) -> None:
    """Writes a file, or leaves it as it was and says why."""
    draft = file.with_name(f"{file.name}.draft")
    try:
        draft.write_text(text, encoding="utf-8")
        draft.replace(file)
    except OSError as error:
        with suppress(OSError):
            draft.unlink()
        raise LaststandError(f"{file}: {error.strerror}") from None
