"""No siege can be sat out: whatever the players do, something is used up that does not return."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from laststand import Match
from laststand.games.bastion.game import Bastion
from laststand.games.bastion.tile_actions import TAVERN
from laststand.kernel.chance import Chance
from laststand.kernel.game import find_game
from laststand.kernel.run import Run
from tests.bastion.arrange import PACK, Table

LONG = 4000
"""More choices than any game has."""

LASTING = {"lose_life", "all_lose_life", "draw_horde_card", "roll_corruption_die"}
"""Effects that use up what does not come back: Life, the deck; or the die that does one of these
sooner or later. A board that throws a Monster off has room for a card of the deck again."""


def test_every_full_board_uses_up_something_that_does_not_return() -> None:
    game = find_game("bastion")
    for board in game.content.entries["boards.toml"]:
        assert board.subsides or LASTING & set(board.full)  # type: ignore[attr-defined]
    die = next(die for die in game.content.entries["dice.toml"] if die.id == "corruption")
    assert LASTING & set(die.faces)  # type: ignore[attr-defined]


@pytest.mark.rule("LB-TILE-TAVERN-2")
def test_the_tavern_gives_no_more_life_than_the_card_it_brings_may_take() -> None:
    game = find_game("bastion")
    assert isinstance(game, Bastion)
    tavern = next(tile for tile in game.box.tiles if tile.action is TAVERN)
    assert (tavern.life, tavern.cards) == (1, 1)


Policy = Callable[[list[str], Random], int]


def rests(options: list[str], luck: Random) -> int:
    """Heals whenever it can, cleanses when it must, fights never."""
    wishes = ["activate tavern", "call tavern", "activate fountain", "rest", "cleanse", "stay"]
    wishes += ["withdraw", "gain life", "keep", "reroll", "move N", "end turn"]
    for wish in wishes:
        for index, option in enumerate(options):
            if option.startswith(wish):
                return index
    return luck.randrange(len(options))


def trades(options: list[str], luck: Random) -> int:
    """Gathers Equipment for ever."""
    for wish in ("activate market", "activate standard", "withdraw", "move NW", "end turn"):
        for index, option in enumerate(options):
            if option == wish:
                return index
    return luck.randrange(len(options))


def idles(options: list[str], luck: Random) -> int:
    return options.index("end turn") if "end turn" in options else luck.randrange(len(options))


def choices_to_the_end(run: Run, policy: Policy, seed: int) -> int:
    luck = Random(seed)
    if run.choice is None:
        run.advance()
    choices = 0
    while run.choice is not None and choices < LONG:
        run.choose(policy(run.choice.notations(), luck))
        choices += 1
    return choices


@pytest.mark.parametrize("policy", [rests, trades, idles])
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_players_who_only_want_to_last_do_not(policy: Policy, players: int) -> None:
    game = find_game("bastion")
    options = game.settle({"players": players})
    for seed in range(5):
        run = Run(game.new(options, Chance.seeded(seed)), keeps=False)
        assert choices_to_the_end(run, policy, seed) < LONG


@pytest.mark.parametrize("board", ["red", "blue", "green", "yellow"])
def test_a_hero_alone_behind_twelve_harmless_monsters_does_not_last(board: str) -> None:
    """The Tavern in the middle and the Fountain beside it, all spaces taken, nobody fighting."""
    tiles = [
        "market",
        "dispensary",
        "tomb",
        "quarry",
        "tavern",
        "tower",
        "standard",
        "fountain",
        "trebuchet",
    ]
    table = Table(1, "elmer").full("red", "blue", "green", "yellow").having(tiles=tiles)
    table.hero("elmer")["board"] = board
    match = Match.at(table.acts("elmer").position, seed=5, content=PACK)
    assert choices_to_the_end(match.run(), rests, 5) < LONG
