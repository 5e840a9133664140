"""Set-up: tiles, boards, players, tokens and deck."""

from __future__ import annotations

from typing import Final

from laststand.games.bastion.box import (
    BLACK,
    BOARD_COLOURS,
    CENTRE,
    ENCHANT,
    PLACES,
    SIDES,
)
from laststand.games.bastion.options import SIT, START, Lay
from laststand.games.bastion.reserve import gain_call, gain_equipment, gain_life
from laststand.games.bastion.state import ON_ICON, Siege
from laststand.games.bastion.turn import BOARD_TURNS
from laststand.kernel.bag import Bag, Layer
from laststand.kernel.choice import Choice, Option, Pick
from laststand.kernel.events import Fact
from laststand.kernel.step import Flow, Step


class SetUp(Step[Siege]):
    """The table is laid and the players sit down."""

    def play(self, s: Siege) -> None:
        build_deck(s)
        sides = [TakeSide(seat) for seat in range(s.players)]
        heroes = [TakeHero(seat) for seat in range(s.players)]
        s.then(LayTiles(), LayBoards(), *sides, *heroes, ChooseFirst(), Muster())


def build_deck(s: Siege) -> None:
    """LB-SETUP-11, LB-FEWER-2, LB-FEWER-3, LB-FEWER-4, LB-LEVEL-1, LB-LEVEL-3, LB-LEVEL-4: so many
    Monsters on top, then, as often as there are Warlords, a Warlord and eight Monsters
    (LB-LEVEL-6, LB-LEVEL-7). Nobody knows which cards were left out (LB-SETUP-13, LB-SETUP-16,
    LB-LEVEL-2): any card not seen yet may be the next."""
    level = s.level
    s.runs = [level.above[s.players - 1], *([level.between] * level.warlords)]
    monsters = Layer(sum(s.runs), [])
    s.monsters = Bag("Monsters", s.box.card_ids, s.box.monsters.copy(), [monsters])
    warlords = Layer(level.warlords, [])
    s.warlords = Bag("Warlords", s.box.card_ids, s.box.warlords.copy(), [warlords])


class LayTiles(Step[Siege]):
    """LB-SETUP-1: at random, unless the table lays the tiles by choice."""

    def play(self, s: Siege) -> Flow | None:
        if s.tiles_chosen:
            return self.ask(s)
        s.tiles = draw_all(s, "tile", s.box.tile_ids)
        self.tell(s)
        return None

    def ask(self, s: Siege) -> Flow:
        ids = s.box.tile_ids
        left = list(range(len(ids)))
        for place in PLACES:
            if len(left) > 1:
                options: list[Option] = [Lay(ids[tile], tile, place) for tile in left]
                option = yield Choice(None, "lay-tile", "LB-SETUP-1", options)
                assert isinstance(option, Lay)
                tile = option.value
            else:
                tile = left[0]
            left.remove(tile)
            s.tiles.append(tile)
        self.tell(s)

    def tell(self, s: Siege) -> None:
        if s.log is not None:
            names = [s.box.tile_ids[tile] for tile in s.tiles]
            s.log.tell("TilesLaid", "LB-SETUP-1", "setup", tiles=names)


class LayBoards(Step[Siege]):
    """LB-SETUP-2, LB-SETUP-3: one on each side, at random unless the table chooses."""

    def play(self, s: Siege) -> Flow | None:
        if s.boards_chosen:
            return self.ask(s)
        s.board_at = draw_all(s, "board", BOARD_COLOURS)
        self.finish(s)
        return None

    def ask(self, s: Siege) -> Flow:
        left = list(range(len(BOARD_COLOURS)))
        for side in SIDES:
            if len(left) > 1:
                options: list[Option] = [Lay(BOARD_COLOURS[board], board, side) for board in left]
                option = yield Choice(None, "lay-board", "LB-SETUP-2", options)
                assert isinstance(option, Lay)
                board = option.value
            else:
                board = left[0]
            left.remove(board)
            s.board_at.append(board)
        self.finish(s)

    def finish(self, s: Siege) -> None:
        s.ring = s.answers.ring(s.board_at)
        if s.log is not None:
            names = [BOARD_COLOURS[board] for board in s.board_at]
            s.log.tell("BoardsLaid", "LB-SETUP-2", "setup", boards=names)


def draw_all(s: Siege, what: str, names: list[str]) -> list[int]:
    """Things laid out in a random order."""
    bag = Bag.shuffled(what, names, list(range(len(names))))
    return [bag.draw(s.chance) for _ in names]


class TakeSide(Step[Siege]):
    """LB-SETUP-3: players choose where they sit; LB-FEWER-5: two of them opposite."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def words(self) -> list[str]:
        return ["TakeSide", str(self.seat)]

    def facts(self, s: Siege) -> dict[str, Fact]:
        return {"seat": self.seat + 1}

    def play(self, s: Siege) -> Flow | None:
        free = self.free_sides(s)
        if len(free) > 1:
            return self.ask(s, free)
        self.sit(s, free[0])
        return None

    def free_sides(self, s: Siege) -> list[int]:
        if s.players == 2 and self.seat == 1:
            return [(s.heroes[0].side + 2) % 4]
        taken = [hero.side for hero in s.heroes]
        return [side for side in range(4) if side not in taken]

    def ask(self, s: Siege, free: list[int]) -> Flow:
        options: list[Option] = [SIT[s.board_at[side]] for side in free]
        option = yield Choice(self.seat, "take-side", "LB-SETUP-3", options)
        assert isinstance(option, Pick)
        self.sit(s, s.side_of(option.value))

    def sit(self, s: Siege, side: int) -> None:
        s.heroes[self.seat].side = side
        if s.log is not None:
            board = s.board_id(side)
            s.log.tell("SideTaken", "LB-SETUP-3", "setup", seat=self.seat + 1, board=board)


class TakeHero(Step[Siege]):
    """LB-SETUP-4: one of the eight heroes, linked to the board in front (LB-FEWER-1)."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def words(self) -> list[str]:
        return ["TakeHero", str(self.seat)]

    def facts(self, s: Siege) -> dict[str, Fact]:
        return {"seat": self.seat + 1}

    def play(self, s: Siege) -> Flow | None:
        taken = [hero.kind for hero in s.heroes]
        free = [kind for kind in range(len(s.box.heroes)) if kind not in taken]
        if s.heroes_chosen:
            return self.ask(s, free)
        self.take(s, Bag.shuffled("hero", s.box.hero_ids, free).draw(s.chance))
        return None

    def ask(self, s: Siege, free: list[int]) -> Flow:
        options: list[Option] = [s.answers.take[kind] for kind in free]
        option = yield Choice(self.seat, "take-hero", "LB-SETUP-4", options)
        assert isinstance(option, Pick)
        self.take(s, option.value)

    def take(self, s: Siege, kind: int) -> None:
        hero = s.heroes[self.seat]
        hero.kind = kind
        hero.power = s.box.heroes[kind].power
        if s.log is not None:
            id = s.hero_id(self.seat)
            s.log.tell("HeroTaken", "LB-SETUP-4", "setup", seat=self.seat + 1, hero=id)


class ChooseFirst(Step[Siege]):
    """LB-TURN-1: the table names the first player, or chance does."""

    def play(self, s: Siege) -> Flow | None:
        sides = sorted([hero.side for hero in s.heroes])
        boards = [s.board_at[side] for side in sides]
        if len(boards) > 1 and s.first_chosen:
            return self.ask(s, boards)
        if len(boards) > 1:
            self.begin(s, Bag.shuffled("first player", BOARD_COLOURS, boards).draw(s.chance))
        else:
            self.begin(s, boards[0])
        return None

    def ask(self, s: Siege, boards: list[int]) -> Flow:
        options: list[Option] = [START[board] for board in boards]
        option = yield Choice(None, "first-player", "LB-TURN-1", options)
        assert isinstance(option, Pick)
        self.begin(s, option.value)

    def begin(self, s: Siege, board: int) -> None:
        s.first = s.side_of(board)
        if s.log is not None:
            hero = s.hero_id(s.hero_at(s.first))
            s.log.tell("FirstPlayerChosen", "LB-TURN-1", "setup", hero=hero)


class Muster(Step[Siege]):
    """The heroes take their tokens: LB-SETUP-7, a black one too at Novice (LB-LEVEL-5). What
    is left is the reserve (LB-SETUP-14, LB-SETUP-15)."""

    def play(self, s: Siege) -> None:
        for seat in range(s.players):
            muster_hero(s, seat)
        s.then(BOARD_TURNS[s.first])


def muster_hero(s: Siege, seat: int) -> None:
    hero = s.heroes[seat]
    hero.place = CENTRE  # LB-SETUP-6
    for _ in range(s.level.life):
        gain_life(s, seat, "LB-SETUP-7", "setup")
    for _ in range(s.level.own_equipment):
        colour = s.board_at[hero.side]  # LB-SETUP-5
        gain_equipment(s, seat, colour, "LB-SETUP-7", "setup")
    for _ in range(s.level.black_equipment):
        gain_equipment(s, seat, BLACK, "LB-LEVEL-5", "setup")
    for _ in range(s.level.calls):
        gain_call(s, seat, "LB-SETUP-7", "setup")
    if hero.power == ENCHANT:
        s.enchantment = ON_ICON
