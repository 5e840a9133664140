"""Which drawing belongs to which game."""

from __future__ import annotations

from collections.abc import Callable

from rich.console import RenderableType
from rich.pretty import Pretty

from laststand.kernel.match import Match
from laststand.terminal.stronghold import draw_stronghold

_BOARDS: dict[str, Callable[[Match], RenderableType]] = {
    "stronghold": draw_stronghold,
}


def draw_board(match: Match) -> RenderableType:
    """The table as the game's own drawing shows it, or else everything face up as data."""
    draw = _BOARDS.get(match.game.id)
    return Pretty(match.view()) if draw is None else draw(match)
