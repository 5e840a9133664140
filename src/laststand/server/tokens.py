"""Tokens: 128 random bits that hold a seat, known here only by their hash."""

from __future__ import annotations

import hashlib
import secrets

_LETTERS = "23456789abcdefghjkmnpqrstvwxyz"


def new_token() -> str:
    return secrets.token_hex(16)


def hashed(token: str) -> str:
    """Tokens are random through and through: one round of SHA-256 cannot be turned back."""
    return hashlib.sha256(token.encode()).hexdigest()


def new_id() -> str:
    """A table's id: 58 bits in letters that are not mistaken for one another."""
    return "".join(secrets.choice(_LETTERS) for _ in range(12))
