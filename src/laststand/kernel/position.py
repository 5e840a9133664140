"""Positions: any situation of any game as a document, in JSON or TOML."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Any, Final

from laststand.kernel.chance import Chance
from laststand.kernel.content import validated
from laststand.kernel.documents import PositionDocument
from laststand.kernel.errors import DocumentRefused, LaststandError, OptionsRefused
from laststand.kernel.game import Game, Setting, find_game
from laststand.kernel.record import read_text
from laststand.kernel.state import State
from laststand.kernel.stops import Stops, read_stops
from laststand.kernel.window import expect_window

FORMAT: Final = "position 1"


class Position:
    """A situation as read: the state when its step begins, and the way into the step."""

    def __init__(
        self,
        game: Game,
        options: dict[str, Setting],
        state: State,
        chosen: list[str],
        heard: list[str],
        document: dict[str, Any],
    ) -> None:
        self.game = game
        self.options = options
        self.state = state
        self.chosen = chosen
        self.heard = heard
        self.document = document


def write_position(
    game: Game, options: dict[str, Setting], state: State, chosen: list[str], heard: list[str]
) -> dict[str, Any]:
    document = {
        "laststand": FORMAT,
        "game": game.id,
        "rules": game.version,
        "options": dict(options),
        "state": game.write(state),
        "agenda": [" ".join(step.words()) for step in state.agenda[::-1]],
        "chosen": chosen,
        "heard": heard,
    }
    return {**document, "stops": state.stops.words()} if state.stops.wishes else document


def read_position(
    source: dict[str, Any] | str | Path, seed: int, content: Path | str | None
) -> Position:
    """The situation a document describes; refused with the field and the reason."""
    raw = position_document(source)
    document = validated(raw, PositionDocument, "position")
    game = _game(document, content)
    if document.laststand != FORMAT or document.rules != game.version:
        raise DocumentRefused(
            f"position: it is a '{document.laststand}' of rules {document.rules}; "
            f"this program reads '{FORMAT}' of rules {game.version}"
        )
    options = _options(document, game)
    state = game.read(document.state, options, Chance.seeded(seed))
    state.stops = _stops(document, game, options)
    for text in document.agenda[::-1]:
        words = text.split()
        if not words:
            raise DocumentRefused("position, field 'agenda': a step has no name")
        state.agenda.append(game.step(words))
    if not state.agenda:
        raise DocumentRefused("position, field 'agenda': at least one step must be to come")
    game.check(state)
    for step in state.agenda:
        if not step.fits(state):
            raise DocumentRefused(
                f"position, field 'agenda': '{' '.join(step.words())}' does not fit this table"
            )
    return Position(game, options, state, document.chosen, document.heard, raw)


def _game(document: PositionDocument, content: Path | str | None) -> Game:
    try:
        return find_game(document.game, content)
    except OptionsRefused as error:
        raise DocumentRefused(f"position, field 'game': {error}") from None


def _options(document: PositionDocument, game: Game) -> dict[str, Setting]:
    try:
        return game.settle(dict(document.options))
    except OptionsRefused as error:
        raise DocumentRefused(f"position, field 'options': {error}") from None


def _stops(document: PositionDocument, game: Game, options: dict[str, Setting]) -> Stops:
    try:
        stops = read_stops(document.stops)
        expect_window(game.windows(), stops, game.seats(options))
    except LaststandError as error:
        raise DocumentRefused(f"position, field 'stops': {error}") from None
    return stops


def position_document(source: dict[str, Any] | str | Path) -> dict[str, Any]:
    """A position's fields, from its text in JSON or TOML or from a file."""
    return source if isinstance(source, dict) else _parsed(read_text(source))


def _parsed(text: str) -> dict[str, Any]:
    try:
        document = json.loads(text) if text.lstrip().startswith("{") else tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise DocumentRefused(f"position: neither JSON nor TOML: {error}") from None
    if not isinstance(document, dict):
        raise DocumentRefused("position: a table of fields is expected")
    return document
