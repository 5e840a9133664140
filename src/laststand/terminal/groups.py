"""Many options told in few lines: grouped by how their notations begin."""

from __future__ import annotations

MANY = 20
"""More options than this are shown in groups."""

FEW = 5
"""A group of no more than this is shown in full."""

MOST_ENDS = 48
"""So many options of a larger group are named."""


class Group:
    """Options whose notations begin alike: the words they share, how each goes on, and their
    places in the choice."""

    def __init__(self, head: str, places: list[int], ends: list[str]) -> None:
        self.head = head
        self.places = places
        self.ends = ends

    def notations(self) -> list[str]:
        return [f"{self.head} {end}".strip() for end in self.ends]


def grouped(notations: list[str]) -> list[Group]:
    """By first words, and by as many more words as tell a few groups from one another: attacks by
    weapon and attack type, but moves not by every spot."""
    words = [notation.split() for notation in notations]
    found = []
    for places in divided(words, list(range(len(words))), 0):
        found += split(words, places, 1)
    return found


def split(words: list[list[str]], places: list[int], depth: int) -> list[Group]:
    parts = divided(words, places, depth)
    if len(places) <= FEW or len(parts) * 3 > len(places):
        head = " ".join(words[places[0]][:depth])
        return [Group(head, places, [" ".join(words[at][depth:]) for at in places])]
    return [group for part in parts for group in split(words, part, depth + 1)]


def divided(words: list[list[str]], places: list[int], depth: int) -> list[list[int]]:
    """Places by the word their notations have at a depth, in the order of the first of each."""
    parts: dict[str, list[int]] = {}
    for at in places:
        word = words[at][depth] if depth < len(words[at]) else ""
        parts.setdefault(word, []).append(at)
    return list(parts.values())
