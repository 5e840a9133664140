"""Everything a player can answer, each with its notation."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from laststand.games.bastion.box import BOARD_COLOURS, COLOURS, PLACES, SPACES, Box
from laststand.kernel.choice import Option, Pick, Say
from laststand.kernel.events import Fact

if TYPE_CHECKING:
    from laststand.games.bastion.effects import Due
    from laststand.games.bastion.grasp import Bearer
    from laststand.games.bastion.vocabulary import Effect

END_TURN: Final = Say("end turn")
STAY: Final = Say("stay")
KEEP: Final = Say("keep")
REROLL_DIE: Final = Say("reroll")
DONE: Final = Say("done")
WITHDRAW: Final = Say("withdraw")
AGREE: Final = Say("agree")
REFUSE: Final = Say("refuse")


@mypyc_attr(acyclic=True)
class Move(Option):
    """A hero goes to a tile, by its move or by an extra one."""

    def __init__(self, verb: str, to: int) -> None:
        self.verb = verb
        self.to: Final = to

    def notation(self) -> str:
        return f"{self.verb} {PLACES[self.to]}"

    def key(self) -> str:
        return self.verb

    def facts(self) -> dict[str, Fact]:
        return {"place": PLACES[self.to]}


@mypyc_attr(acyclic=True)
class OnSpaces(Option):
    """A verb and one or two Horde spaces, clockwise from north; typed in either order."""

    is_in_order = False

    def __init__(self, verb: str, spaces: list[int], names: list[str]) -> None:
        self.verb = verb
        self.spaces: Final = spaces
        self.names: Final = names

    def notation(self) -> str:
        return f"{self.verb} {' '.join(self.names)}"

    def key(self) -> str:
        return f"{self.verb} two" if len(self.spaces) == 2 else self.verb

    def facts(self) -> dict[str, Fact]:
        return {"spaces": self.names}


@mypyc_attr(acyclic=True)
class OnFigure(Option):
    """A verb and something that bears a Grasp of Evil figure: a tile, a Horde card by its space,
    or a Hero board."""

    def __init__(self, verb: str, bearer: Bearer, name: str) -> None:
        self.verb = verb
        self.bearer: Final = bearer
        self.name: Final = name

    def notation(self) -> str:
        return f"{self.verb} {self.name}"

    def key(self) -> str:
        return f"{self.verb} card" if self.bearer.is_card else self.verb

    def facts(self) -> dict[str, Fact]:
        return {"spaces": [self.name]} if self.bearer.is_card else {"thing": self.name}


@mypyc_attr(acyclic=True)
class First(Option):
    """Which of several effects comes first: by its card's space, its own word, or both."""

    verb = "first"

    def __init__(self, space: str, effect: Effect | None, due: Due) -> None:
        self.space: Final = space
        self.effect: Final = effect
        self.due: Final = due

    def notation(self) -> str:
        word = "" if self.effect is None else self.effect.word
        return " ".join([part for part in ("first", self.space, word) if part])

    def key(self) -> str:
        return "first card" if self.effect is None else "FirstEffect"

    def facts(self) -> dict[str, Fact]:
        if self.effect is None:
            return {"spaces": [self.space]}
        return {"effect": self.effect.id, "space": self.space}


@mypyc_attr(acyclic=True)
class Lay(Option):
    """A tile or Horde board to its place, when the table lays them by choice."""

    verb = "lay"

    def __init__(self, thing: str, value: int, at: str) -> None:
        self.thing: Final = thing
        self.value: Final = value
        self.at: Final = at

    def notation(self) -> str:
        return f"lay {self.thing} {self.at}"

    def facts(self) -> dict[str, Fact]:
        return {"thing": self.thing, "place": self.at}


@mypyc_attr(acyclic=True)
class Reroll(Option):
    """Some Combat dice again."""

    verb = "reroll"
    is_in_order = False

    def __init__(self, dice: list[int]) -> None:
        self.dice: Final = dice
        self.last: Final = max(dice)
        self.numbers: Final = [str(die + 1) for die in dice]

    def notation(self) -> str:
        return f"reroll {' '.join(self.numbers)}"

    def facts(self) -> dict[str, Fact]:
        return {"dice": self.numbers}


@mypyc_attr(acyclic=True)
class Spend(Option):
    """A token of one's own, or of a hero on the same tile."""

    verb = "spend"

    def __init__(self, colour: int, hero: str) -> None:
        self.colour: Final = colour
        self.hero: Final = hero

    def notation(self) -> str:
        owner = f" ({self.hero})" if self.hero else ""
        return f"spend {COLOURS[self.colour]}{owner}"

    def key(self) -> str:
        return "spend of" if self.hero else "spend"

    def facts(self) -> dict[str, Fact]:
        return {"colour": COLOURS[self.colour], "hero": self.hero}


@mypyc_attr(acyclic=True)
class TakeBack(Option):
    """A token that was laid down, again."""

    verb = "take back"

    def __init__(self, colour: int, hero: str) -> None:
        self.colour: Final = colour
        self.hero: Final = hero

    def notation(self) -> str:
        owner = f" ({self.hero})" if self.hero else ""
        return f"take back {COLOURS[self.colour]}{owner}"

    def key(self) -> str:
        return "take back of" if self.hero else "take back"

    def facts(self) -> dict[str, Fact]:
        return {"colour": COLOURS[self.colour], "hero": self.hero}


MOVES: Final = [Move("move", place) for place in range(9)]
EXTRA_MOVES: Final = [Move("extra move", place) for place in range(9)]
LOSE: Final = [Pick("lose", colour, number) for number, colour in enumerate(COLOURS)]
LOSE_CALL: Final = Pick("lose", "call", len(COLOURS))
GAIN: Final = [Pick("gain", colour, number) for number, colour in enumerate(COLOURS)]
GAIN_LIFE: Final = Pick("gain", "life", 5)
GAIN_CALL: Final = Pick("gain", "call", 6)
RAISE: Final = [Pick("raise", colour, number) for number, colour in enumerate(COLOURS)]
SIT: Final = [Pick("sit", colour, number) for number, colour in enumerate(BOARD_COLOURS)]
START: Final = [Pick("first", colour, number) for number, colour in enumerate(BOARD_COLOURS)]
SPEND: Final = [Spend(colour, "") for colour in range(len(COLOURS))]
TAKE_BACK: Final = [TakeBack(colour, "") for colour in range(len(COLOURS))]


def _sets_of_dice(dice: int) -> list[Reroll]:
    """Every set of so many dice but the empty one, smaller sets first."""
    sets = [[die for die in range(dice) if mask >> die & 1] for mask in range(1, 1 << dice)]
    return [Reroll(chosen) for chosen in sorted(sets, key=len)]


MOST_DICE: Final = 4
REROLLS: Final = [_sets_of_dice(dice) for dice in range(MOST_DICE + 1)]


class Ring:
    """The twelve Horde spaces as they are named when the boards lie in a certain order, with
    the answers that name them."""

    def __init__(self, board_at: list[int]) -> None:
        names = [
            f"{BOARD_COLOURS[board_at[space // 3]][0].upper()}{space % 3 + 1}"
            for space in range(SPACES)
        ]
        self.names: Final = names
        self.place: Final = _on_each("place", names)
        self.trap: Final = _on_each("trap", names)
        self.net: Final = _on_each("net", names)
        self.destroy: Final = _on_each("destroy", names)
        self.rout: Final = _on_each("rout", names)
        self.enchant: Final = _on_each("enchant", names)
        self.fight: Final = _on_sets("fight", names)
        self.vanquish: Final = _on_sets("vanquish", names)
        self.swap: Final = _on_sets("swap", names)

    def words(self, spaces: list[int]) -> list[str]:
        return [self.names[space] for space in spaces]


def _on_each(verb: str, names: list[str]) -> list[OnSpaces]:
    return [OnSpaces(verb, [space], [names[space]]) for space in range(SPACES)]


def _on_sets(verb: str, names: list[str]) -> list[list[OnSpaces]]:
    """By the lower and the higher space; a space with itself is that space alone."""
    singles = _on_each(verb, names)
    return [
        [
            singles[low] if low == high else OnSpaces(verb, [low, high], [names[low], names[high]])
            for high in range(SPACES)
        ]
        for low in range(SPACES)
    ]


def singles_and_pairs(sets: list[list[OnSpaces]]) -> list[OnSpaces]:
    """One space, then two together."""
    found = [sets[space][space] for space in range(SPACES)]
    for low in range(SPACES):
        found.extend(sets[low][low + 1 :])
    return found


class Answers:
    """The answers that name heroes and tiles of a box, made once; and the rings of spaces."""

    def __init__(self, box: Box) -> None:
        heroes = box.hero_ids
        tiles = box.tile_ids
        self.take: Final = _picks("take", heroes)
        self.suffer: Final = _picks("suffer", heroes)
        self.award: Final = _picks("award", heroes)
        self.heal: Final = _picks("heal", heroes)
        self.rest: Final = _picks("rest", heroes)
        self.give_move: Final = _picks("give move", heroes)
        self.activate: Final = _picks("activate", tiles)
        self.call: Final = _picks("call", tiles)
        self.grasp: Final = _picks("grasp", tiles)
        self.borrow: Final = [
            [Spend(colour, hero) for colour in range(len(COLOURS))] for hero in heroes
        ]
        self.give_back: Final = [
            [TakeBack(colour, hero) for colour in range(len(COLOURS))] for hero in heroes
        ]
        self._rings: dict[str, Ring] = {}

    def ring(self, board_at: list[int]) -> Ring:
        key = " ".join([str(colour) for colour in board_at])
        if key not in self._rings:
            self._rings[key] = Ring(board_at)
        return self._rings[key]


def _picks(verb: str, things: list[str]) -> list[Pick]:
    return [Pick(verb, thing, number) for number, thing in enumerate(things)]
