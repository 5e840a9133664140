"""Tokens: 128 random bits that hold a seat, known here only by their hash."""

from __future__ import annotations

import hashlib
import re
import secrets
import unicodedata
from typing import Final

MOST_AT_A_TABLE: Final = 64
"""Tokens that somebody may send for one table. There are fewer that hold something, but a browser
keeps those of the seats it had."""

MOST_IN_ALL: Final = 240
"""Tokens that somebody may send to find their tables: a header that proxies let pass has 8 KiB."""

_LETTERS = "23456789abcdefghjkmnpqrstvwxyz"


def new_token() -> str:
    return secrets.token_hex(16)


def hashed(token: str) -> str:
    """Tokens are random through and through: one round of SHA-256 cannot be turned back."""
    return hashlib.sha256(token.encode(errors="replace")).hexdigest()


_ID: Final = re.compile("[0-9a-z]{1,16}")
_JOINERS: Final = "\u200c\u200d"
"""Invisible, but part of words and of pictures."""


def is_id(text: str) -> bool:
    """Whether a table may be called so."""
    return _ID.fullmatch(text) is not None


def plain(name: str) -> str:
    """A name without what is no sign: control characters, and those that turn the direction
    of the text around it."""
    signs = [sign for sign in name if sign in _JOINERS or _is_sign(sign)]
    return " ".join("".join(signs).split())


def _is_sign(sign: str) -> bool:
    return sign == " " or unicodedata.category(sign) not in ("Cc", "Cf", "Cs", "Zl", "Zp")


def new_id() -> str:
    """A table's id: 58 bits in letters that are not mistaken for one another."""
    return "".join(secrets.choice(_LETTERS) for _ in range(12))
