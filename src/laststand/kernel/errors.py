"""What can go wrong, each with one sentence that says what would be accepted."""

from __future__ import annotations


class LaststandError(Exception):
    """The base of everything this program refuses; its text is meant for people."""


class OptionsRefused(LaststandError):
    """Table options that do not fit the game."""


class DocumentRefused(LaststandError):
    """A record, position or content file that cannot be used, with the place and the reason."""
