"""A drawing as plain text."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Console, RenderableType

from laststand import Match
from laststand.catalogues import Catalogues
from laststand.kernel.chance import Stream
from laststand.terminal.boards import drawing_of


def text_of(*drawings: RenderableType | None, width: int = 400) -> str:
    console = Console(width=width, highlight=False, color_system=None, legacy_windows=False)
    with console.capture() as capture:
        for drawing in drawings:
            if drawing is not None:
                console.print(drawing)
    return capture.get()


def table(match: Match, width: int = 400) -> str:
    return text_of(drawing_of(match.game.id).table(match, match.game.words), width=width)


def everything(match: Match, width: int = 400, language: str = "en") -> str:
    """The table, the dice and odds of the moment, and all that the cards say."""
    drawing = drawing_of(match.game.id)
    words = Catalogues().of(language).words(match.game, "terminal")
    parts = (draw(match, words) for draw in (drawing.table, drawing.moment, drawing.cards))
    return text_of(*parts, width=width)


def moments(match: Match, seed: int, most: int = 400) -> Iterator[Match]:
    """A match at every decision of random play."""
    luck = Stream.seeded(seed, 0)
    yield match
    for _ in range(most):
        if match.choice is None:
            return
        match.choose(luck.below(len(match.choice.options)))
        yield match
