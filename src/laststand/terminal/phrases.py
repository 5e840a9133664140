"""How words stand together in the reader's language."""

from __future__ import annotations

from laststand.kernel.words import Words


def labelled(label: str, what: str, words: Words) -> str:
    """What something is called, and what it is: before a colon French has a space."""
    return words.t("{label}: {what}", label=label, what=what)


def more(what: str, words: Words) -> str:
    """What follows behind a semicolon, with the semicolon."""
    return words.t("; {what}", what=what)


def times(name: str, count: int) -> str:
    """A thing, and how often it is there if more than once: no language changes its name then."""
    return name if count == 1 else f"{name} ×{count}"
