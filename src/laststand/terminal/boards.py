"""Which drawing belongs to which game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from rich.console import RenderableType
from rich.pretty import Pretty

from laststand.kernel.match import Match
from laststand.kernel.words import Words
from laststand.terminal import bastion, spell, stronghold


@dataclass(frozen=True)
class Drawing:
    """How a game looks: its table, small enough to be drawn again and again; the dice and odds
    of the moment; what the cards on the table say; and the printed text of a thing by its id; all
    in the words of one language."""

    table: Callable[[Match, Words], RenderableType]
    moment: Callable[[Match, Words], RenderableType | None]
    cards: Callable[[Match, Words], RenderableType]
    texts: Callable[[Match, Words], dict[str, str]]


_DRAWINGS = {
    "stronghold": Drawing(
        stronghold.draw_table, stronghold.draw_moment, stronghold.draw_cards, stronghold.texts
    ),
    "bastion": Drawing(bastion.draw_table, bastion.draw_moment, bastion.draw_cards, bastion.texts),
    "spell": Drawing(spell.draw_table, spell.draw_moment, spell.draw_cards, spell.texts),
}

_AS_DATA = Drawing(
    table=lambda match, words: Pretty(match.view()),
    moment=lambda match, words: None,
    cards=lambda match, words: "",
    texts=lambda match, words: {},
)
"""For a game that nobody has drawn: everything face up, as data."""


def drawing_of(game: str) -> Drawing:
    return _DRAWINGS.get(game, _AS_DATA)
