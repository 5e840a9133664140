"""What a viewer is sent, compressed once for all who lack the same.

A message is one object: a head that only one person sees, and after it what all see alike. On the
wire both are blocks of one deflate stream (RFC 7692, no context takeover): the head as it is, the
rest as it was compressed for whoever came first. So a state costs one encoding and one compression
however many watch, and no connection keeps a compressor, which takes more memory than a table.
"""

from __future__ import annotations

import struct
import zlib
from typing import Final

LONGEST_BLOCK: Final = 65_535
FEW_BYTES: Final = 4096
"""What a small window holds: it is quicker to make."""
SHORT: Final = 2800
"""What is not longer goes as it is: two packets carry it, and packing it would take a sixth of the
processor time of a choice."""
FLUSHED: Final = b"\x00\x00\xff\xff"
"""How a flushed stream ends; the other side adds it."""


class Shared:
    """What all see alike, encoded, and compressed when it is first wanted so."""

    def __init__(self, text: bytes) -> None:
        self.text: Final = text
        self._packed: bytes | None = None

    @property
    def packed(self) -> bytes:
        if self._packed is None:
            window = -12 if len(self.text) <= FEW_BYTES else -15
            stream = zlib.compressobj(zlib.Z_BEST_SPEED, zlib.DEFLATED, window)
            made = stream.compress(self.text) + stream.flush(zlib.Z_SYNC_FLUSH)
            self._packed = made.removesuffix(FLUSHED)
        return self._packed


class News:
    """A message to one viewer."""

    def __init__(self, head: bytes, shared: Shared) -> None:
        self.head: Final = head
        self.shared: Final = shared

    @property
    def text(self) -> bytes:
        return self.head + self.shared.text

    @property
    def is_short(self) -> bool:
        return len(self.head) + len(self.shared.text) <= SHORT

    @property
    def packed(self) -> bytes:
        return stored(self.head) + self.shared.packed


def stored(text: bytes) -> bytes:
    """A text as blocks of a deflate stream that are not compressed."""
    blocks = [text[at : at + LONGEST_BLOCK] for at in range(0, len(text), LONGEST_BLOCK)]
    return b"".join([_header(len(block)) + block for block in blocks])


def _header(length: int) -> bytes:
    return struct.pack("<BHH", 0, length, length ^ 0xFFFF)


# -- frames (RFC 6455) -----------------------------------------------------------------

TEXT: Final = 0x81
"""A text in one frame."""
COMPRESSED: Final = 0x40


def frame(text: bytes) -> bytes:
    return framed(TEXT, text)


def packed_frame(packed: bytes) -> bytes:
    return framed(TEXT | COMPRESSED, packed)


def framed(first: int, payload: bytes) -> bytes:
    length = len(payload)
    if length < 126:
        return bytes((first, length)) + payload
    if length < 65_536:
        return struct.pack("!BBH", first, 126, length) + payload
    return struct.pack("!BBQ", first, 127, length) + payload
