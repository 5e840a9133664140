"""What never changes while the server runs: games, their rules, content and words."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from laststand import OptionsRefused
from laststand.bots.puzzle import find_puzzles
from laststand.kernel.game import Game, find_game, game_ids
from laststand.kernel.lesson import find_lesson
from laststand.server import documents as out
from laststand.server.bots import bot_names
from laststand.server.problems import Problem


def known_game(id: str) -> Game:
    try:
        return find_game(id)
    except OptionsRefused:
        raise Problem(404, "no-such-game") from None


@cache
def games() -> list[out.GameBrief]:
    return [
        out.GameBrief(
            id,
            find_game(id).name,
            _options(find_game(id)),
            bot_names(id),
            find_lesson(find_game(id)) is not None,
            len(find_puzzles(id)),
        )
        for id in game_ids()
    ]


@cache
def whole_game(id: str) -> out.GameWhole:
    game = known_game(id)
    return out.GameWhole(
        id=id,
        name=game.name,
        version=game.version,
        words=game.words.sections,
        counts=game.words.counts,
        names=game.words.names,
        rules=out.Rules(books=game.ledger.books, rules=list(game.ledger.rules.values())),
        content={
            file: [_entry(entry) for entry in entries]
            for file, entries in game.content.entries.items()
        },
        options=_options(game),
        windows=[window.window for window in game.windows()],
        bots=bot_names(id),
    )


def _entry(entry: object) -> dict[str, Any]:
    document: dict[str, Any] = msgspec.to_builtins(entry)
    return document


def _options(game: Game) -> list[out.TableOption]:
    return [
        out.TableOption(
            name=option.name,
            values=option.values,
            default=option.default,
            text=option.text,
            rule=option.rule,
            needs={str(value): {**others} for value, others in option.needs.items()},
        )
        for option in game.table_options()
    ]
