"""Set-up: tiles, boards, players, tokens and deck."""

from __future__ import annotations

from typing import ClassVar, Final

from laststand.games.bastion import told
from laststand.games.bastion.box import BLACK, BOARD_COLOURS, CENTRE, PLACES, SIDES
from laststand.games.bastion.deck import build_deck
from laststand.games.bastion.elements import ON_ICON
from laststand.games.bastion.options import SIT, START, Lay
from laststand.games.bastion.reserve import gain_call, gain_equipment, gain_life
from laststand.games.bastion.state import Siege
from laststand.games.bastion.turn import BOARD_TURNS
from laststand.games.bastion.vocabulary import ENCHANT
from laststand.kernel.action import Action, Reason, decide
from laststand.kernel.bag import Bag
from laststand.kernel.choice import Flow, Pick
from laststand.kernel.events import Fact
from laststand.kernel.fields import expect
from laststand.kernel.step import Number, Shape, Step


class SetUp(Step[Siege]):
    """The table is laid and the players sit down."""

    def play(self, s: Siege) -> None:
        build_deck(s)
        s.then_all(steps_of_set_up(s))


def steps_of_set_up(s: Siege) -> list[Step[Siege]]:
    steps: list[Step[Siege]] = [LayTiles(), LayBoards()]
    steps.extend([TakeSide(seat) for seat in range(s.players)])
    steps.extend([TakeHero(seat) for seat in range(s.players)])
    return [*steps, ChooseFirst(), Muster()]


# -- tiles and boards ------------------------------------------------------------------------


class LayTiles(Step[Siege]):
    """LB-SETUP-1: at random, unless the table lays the tiles by choice."""

    def play(self, s: Siege) -> Flow | None:
        if s.agreed.tiles_chosen:
            return self.ask(s)
        s.tiles.laid = draw_all(s, "tile", s.box.tile_ids)
        told.tiles_laid(s)
        return None

    def ask(self, s: Siege) -> Flow:
        for place in PLACES:
            action = LayNext("LB-SETUP-1", place, s.box.tile_ids, s.tiles.laid)
            flow = decide(s, None, "lay-tile", "LB-SETUP-1", action)
            if flow is not None:
                yield from flow
        told.tiles_laid(s)


class LayBoards(Step[Siege]):
    """LB-SETUP-2, LB-SETUP-3: one on each side, at random unless the table chooses."""

    def play(self, s: Siege) -> Flow | None:
        if s.agreed.boards_chosen:
            return self.ask(s)
        s.horde.board_at = draw_all(s, "board", BOARD_COLOURS)
        self.finish(s)
        return None

    def ask(self, s: Siege) -> Flow:
        for side in SIDES:
            action = LayNext("LB-SETUP-2", side, BOARD_COLOURS, s.horde.board_at)
            flow = decide(s, None, "lay-board", "LB-SETUP-2", action)
            if flow is not None:
                yield from flow
        self.finish(s)

    def finish(self, s: Siege) -> None:
        s.horde.ring = s.answers.ring(s.horde.board_at)
        told.boards_laid(s)


class LayNext(Action[Siege, Lay]):
    """One of the things that do not lie yet, beside those that do."""

    verb = "lay"

    def __init__(self, rule: str, at: str, names: list[str], laid: list[int]) -> None:
        self.rule: Final = rule
        self.at: Final = at
        self.names: Final = names
        self.laid: Final = laid

    def candidates(self, s: Siege) -> list[Lay]:
        return [Lay(name, number, self.at) for number, name in enumerate(self.names)]

    def why_not(self, s: Siege, option: Lay) -> Reason | None:
        if option.value in self.laid:
            return Reason("laid-already", self.rule, {"thing": option.thing})
        return None

    def do(self, s: Siege, option: Lay) -> None:
        self.laid.append(option.value)


def draw_all(s: Siege, what: str, names: list[str]) -> list[int]:
    """Things laid out in a random order."""
    bag = Bag.shuffled(what, names, list(range(len(names))))
    return [bag.draw(s.chance) for _ in names]


# -- players ---------------------------------------------------------------------------------


class TakeSide(Step[Siege]):
    """LB-SETUP-3: players choose where they sit; LB-FEWER-5: two of them opposite."""

    shape: ClassVar[Shape] = (Number("seat"),)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def facts(self, s: Siege) -> dict[str, Fact]:
        return {"seat": self.seat + 1}

    def play(self, s: Siege) -> Flow | None:
        return decide(s, self.seat, "take-side", "LB-SETUP-3", Sit(self.seat))


class Sit(Action[Siege, Pick]):
    verb = "sit"

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def candidates(self, s: Siege) -> list[Pick]:
        return [SIT[colour] for colour in s.horde.board_at]

    def why_not(self, s: Siege, option: Pick) -> Reason | None:
        side = s.side_of(option.value)
        if side in [hero.side for hero in s.heroes]:
            return Reason("side-taken", "LB-SETUP-3", {"board": option.thing})
        if s.players == 2 and self.seat == 1 and (s.heroes[0].side + 2) % 4 != side:
            return Reason("sit-opposite", "LB-FEWER-5", {"board": option.thing})
        return None

    def options(self, s: Siege) -> list[Pick]:
        found = []
        taken = [hero.side for hero in s.heroes]
        for side, colour in enumerate(s.horde.board_at):
            is_across = s.players != 2 or self.seat == 0 or (s.heroes[0].side + 2) % 4 == side
            if is_across and side not in taken:
                found.append(SIT[colour])
        return found

    def do(self, s: Siege, option: Pick) -> None:
        s.heroes[self.seat].side = s.side_of(option.value)
        told.side_taken(s, self.seat)


class TakeHero(Step[Siege]):
    """LB-SETUP-4: one of the eight heroes, linked to the board in front (LB-FEWER-1)."""

    shape: ClassVar[Shape] = (Number("seat"),)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def facts(self, s: Siege) -> dict[str, Fact]:
        return {"seat": self.seat + 1}

    def play(self, s: Siege) -> Flow | None:
        take = Take(self.seat)
        if s.agreed.heroes_chosen:
            return decide(s, self.seat, "take-hero", "LB-SETUP-4", take)
        free = [option.value for option in take.options(s)]
        drawn = Bag.shuffled("hero", s.box.hero_ids, free).draw(s.chance)
        take.do(s, s.answers.take[drawn])
        return None


class Take(Action[Siege, Pick]):
    verb = "take"

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def candidates(self, s: Siege) -> list[Pick]:
        return s.answers.take

    def why_not(self, s: Siege, option: Pick) -> Reason | None:
        owner = s.seat_of(option.value)
        if owner < 0:
            return None
        return Reason("hero-taken", "LB-SETUP-4", {"hero": option.thing, "seat": owner + 1})

    def options(self, s: Siege) -> list[Pick]:
        return [pick for pick in s.answers.take if s.seat_of(pick.value) < 0]

    def do(self, s: Siege, option: Pick) -> None:
        hero = s.heroes[self.seat]
        hero.kind = option.value
        hero.power = s.box.heroes[option.value].power
        told.hero_taken(s, self.seat)


class ChooseFirst(Step[Siege]):
    """LB-TURN-1: the table names the first player, or chance does."""

    def play(self, s: Siege) -> Flow | None:
        begin = Begin()
        boards = [option.value for option in begin.options(s)]
        if s.agreed.first_chosen or len(boards) == 1:
            return decide(s, None, "first-player", "LB-TURN-1", begin)
        drawn = Bag.shuffled("first player", BOARD_COLOURS, boards).draw(s.chance)
        begin.do(s, START[drawn])
        return None


class Begin(Action[Siege, Pick]):
    verb = "first"

    def candidates(self, s: Siege) -> list[Pick]:
        return [START[colour] for colour in s.horde.board_at]

    def why_not(self, s: Siege, option: Pick) -> Reason | None:
        if s.hero_at(s.side_of(option.value)) < 0:
            return Reason("nobody-sits-there", "LB-TURN-1", {"board": option.thing})
        return None

    def do(self, s: Siege, option: Pick) -> None:
        s.first = s.side_of(option.value)
        told.first_player_chosen(s)


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
        colour = s.horde.board_at[hero.side]  # LB-SETUP-5
        gain_equipment(s, seat, colour, "LB-SETUP-7", "setup")
    for _ in range(s.level.black_equipment):
        gain_equipment(s, seat, BLACK, "LB-LEVEL-5", "setup")
    for _ in range(s.level.calls):
        gain_call(s, seat, "LB-SETUP-7", "setup")
    if hero.power is ENCHANT:
        s.elements.enchantment.at = ON_ICON


# -- a table half laid -------------------------------------------------------------------------


SET_UP: Final = (SetUp, LayTiles, LayBoards, TakeSide, TakeHero, ChooseFirst, Muster)


def is_setting_up(s: Siege) -> bool:
    return any([isinstance(step, SET_UP) for step in s.agenda])


def check_set_up(s: Siege) -> None:
    """What is to come is all that is missing."""
    every = [" ".join(step.words()) for step in steps_of_set_up(s)]
    to_come = [" ".join(step.words()) for step in s.agenda[::-1]]
    is_begun = to_come != ["SetUp"]
    done = len(every) - len(to_come) if is_begun else 0
    goes_on = not is_begun or (done >= 0 and to_come == every[done:])
    expect(goes_on, "agenda", "the set-up goes on to its end")
    expect(s.turn == 0, "turn", "no turn comes before the set-up is done")
    expect(not s.combat.targets, "combat", "no combat comes before the set-up is done")
    expect(len(s.tiles.laid) == (9 if done > 0 else 0), "tiles", "as many as are laid")
    expect(len(s.horde.board_at) == (4 if done > 1 else 0), "boards", "as many as are laid")
    check_seats(s, done - 2)
    expect(not s.horde.taken() and not s.horde.fallen, "cards", "none before the set-up")
    expect(is_begun == (len(s.deck.runs) > 0), "runs", "the deck is made as the set-up begins")
    if is_begun:
        s.deck.check(s)
    s.reserve.check(s)


def check_seats(s: Siege, done: int) -> None:
    """After so many steps of the players."""
    s.party.check_apart(s)
    for seat, hero in enumerate(s.heroes):
        at = f"heroes[{seat}]"
        is_seated = hero.side >= 0
        expect(is_seated == (seat < done), f"{at}.board", "none yet, or too soon")
        has_hero = hero.kind >= 0
        expect(has_hero == (seat < done - s.players), f"{at}.hero", "none yet, or too soon")
        held = hero.life or hero.calls or hero.has_equipment
        expect(not held and hero.is_in_play, at, "no tokens before the muster")
