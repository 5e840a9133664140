"""Which games there are, with their options and the values these may have."""

from __future__ import annotations

from laststand.kernel.game import TableOption, find_game, game_ids


class GameOverview:
    """A game in brief."""

    def __init__(self, id: str, name: str, options: list[TableOption]) -> None:
        self.id = id
        self.name = name
        self.options = options


def list_games() -> list[GameOverview]:
    """Every game that is known, in brief."""
    overviews = []
    for id in game_ids():
        game = find_game(id)
        overviews.append(GameOverview(id, game.name, game.table_options()))
    return overviews
