"""Everything a player can answer, each with its notation."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from laststand.games.stronghold.icons import FACES, ICONS
from laststand.games.stronghold.places import PLACES
from laststand.kernel.choice import Option, Say
from laststand.kernel.events import Fact

DRAW: Final = Say("draw")
STAY: Final = Say("stay")
ROLL: Final = Say("roll")
KEEP: Final = Say("keep")
DONE: Final = Say("done")
END_TURN: Final = Say("end turn")
GO_ON: Final = Say("go on")
KEEP_ALL: Final = Say("keep all")


@mypyc_attr(acyclic=True)
class Move(Option):
    verb = "move"

    def __init__(self, to: int) -> None:
        self.to: Final = to

    def notation(self) -> str:
        return f"move {PLACES[self.to]}"

    def facts(self) -> dict[str, Fact]:
        return {"at": PLACES[self.to]}


MOVES: Final = [Move(place) for place in range(len(PLACES))]


@mypyc_attr(acyclic=True)
class Reroll(Option):
    """The free second roll of some dice."""

    verb = "reroll"
    is_in_order = False

    def __init__(self, dice: list[int]) -> None:
        self.dice: Final = dice

    def notation(self) -> str:
        return f"reroll {numbers(self.dice)}"

    def facts(self) -> dict[str, Fact]:
        return {"dice": numbered(self.dice)}


@mypyc_attr(acyclic=True)
class SpendTokens(Option):
    """Reroll tokens, one for each of some dice."""

    verb = "token"
    is_in_order = False

    def __init__(self, dice: list[int]) -> None:
        self.dice: Final = dice

    def notation(self) -> str:
        return f"token {numbers(self.dice)}"

    def facts(self) -> dict[str, Fact]:
        return {"dice": numbered(self.dice)}


@mypyc_attr(acyclic=True)
class Defeat(Option):
    """Pays an enemy's whole requirement with certain dice; with none it is only thought of."""

    verb = "defeat"
    is_in_order = False

    def __init__(self, serial: int, name: str, dice: list[int]) -> None:
        self.serial: Final = serial
        self.name: Final = name
        self.dice: Final = dice

    def notation(self) -> str:
        paid = f" with {numbers(self.dice)}" if self.dice else ""
        return f"defeat {self.name}{paid}"

    def facts(self) -> dict[str, Fact]:
        return {"card": self.name, "dice": numbered(self.dice)}


@mypyc_attr(acyclic=True)
class OpenChest(Option):
    verb = "chest"

    def __init__(self, die: int) -> None:
        self.die: Final = die

    def notation(self) -> str:
        return f"chest with {self.die + 1}"

    def facts(self) -> dict[str, Fact]:
        return {"dice": numbered([self.die])}


@mypyc_attr(acyclic=True)
class RemoveCatapult(Option):
    verb = "catapult"

    def __init__(self, icon: int, die: int) -> None:
        self.icon: Final = icon
        self.die: Final = die

    def notation(self) -> str:
        return f"catapult {ICONS[self.icon]} with {self.die + 1}"

    def facts(self) -> dict[str, Fact]:
        return {"icon": ICONS[self.icon], "dice": numbered([self.die])}


@mypyc_attr(acyclic=True)
class UseHero(Option):
    verb = "hero"

    def __init__(self, hero: int, name: str, ability: str, is_idle: bool = False) -> None:
        self.hero: Final = hero
        self.name: Final = name
        self.ability: Final = ability
        self.is_idle = is_idle

    def notation(self) -> str:
        return f"hero {self.name}"

    def key(self) -> str:
        return "UseHero idle" if self.is_idle else "UseHero"

    def facts(self) -> dict[str, Fact]:
        return {"hero": self.name, "ability": self.ability}


@mypyc_attr(acyclic=True)
class UseArtifact(Option):
    verb = "artifact"

    def __init__(self, artifact: int, name: str) -> None:
        self.artifact: Final = artifact
        self.name: Final = name

    def notation(self) -> str:
        return f"artifact {self.name}"

    def facts(self) -> dict[str, Fact]:
        return {"artifact": self.name}


@mypyc_attr(acyclic=True)
class UseSymbol(Option):
    """A bought symbol token: one icon more in this combat."""

    verb = "symbol"

    def __init__(self, icon: int) -> None:
        self.icon: Final = icon

    def notation(self) -> str:
        return f"symbol {ICONS[self.icon]}"

    def facts(self) -> dict[str, Fact]:
        return {"icon": ICONS[self.icon]}


SYMBOLS: Final = [UseSymbol(icon) for icon in range(len(ICONS))]


@mypyc_attr(acyclic=True)
class Buy(Option):
    verb = "buy"

    def __init__(self, ware: int, name: str) -> None:
        self.ware: Final = ware
        self.name: Final = name

    def notation(self) -> str:
        return f"buy {self.name}"

    def facts(self) -> dict[str, Fact]:
        return {"ware": self.name}


@mypyc_attr(acyclic=True)
class Pick(Option):
    """One thing out of several of a kind: a hero, a place, an enemy at a place, a card."""

    def __init__(self, verb: str, thing: str, value: int, place: str = "") -> None:
        self.verb = verb
        self.thing: Final = thing
        self.value: Final = value
        self.place: Final = place

    def notation(self) -> str:
        at = f"@{self.place}" if self.place else ""
        return f"{self.verb} {self.thing}{at}"

    def key(self) -> str:
        return f"Pick {self.verb}"

    def facts(self) -> dict[str, Fact]:
        return {"thing": self.thing, "place": self.place}


@mypyc_attr(acyclic=True)
class TurnDie(Option):
    """A die turned to a face of one's choice."""

    verb = "die"

    def __init__(self, die: int, face: int) -> None:
        self.die: Final = die
        self.face: Final = face

    def notation(self) -> str:
        return f"die {self.die + 1} to {FACES[self.face]}"

    def facts(self) -> dict[str, Fact]:
        return {"dice": numbered([self.die]), "face": FACES[self.face]}


@mypyc_attr(acyclic=True)
class PickDice(Option):
    verb = "dice"
    is_in_order = False

    def __init__(self, dice: list[int]) -> None:
        self.dice: Final = dice

    def notation(self) -> str:
        return f"dice {numbers(self.dice)}"

    def facts(self) -> dict[str, Fact]:
        return {"dice": numbered(self.dice)}


@mypyc_attr(acyclic=True)
class PickHeroes(Option):
    """The heroes of the first player."""

    verb = "heroes"
    is_in_order = False

    def __init__(self, heroes: list[int], names: list[str]) -> None:
        self.heroes: Final = heroes
        self.names: Final = names

    def notation(self) -> str:
        return f"heroes {' '.join(self.names)}"

    def facts(self) -> dict[str, Fact]:
        return {"heroes": self.names}


def numbers(dice: list[int]) -> str:
    return " ".join(numbered(dice))


def numbered(dice: list[int]) -> list[str]:
    """Dice as people number them."""
    return [str(die + 1) for die in dice]
