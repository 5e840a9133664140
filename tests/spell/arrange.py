"""Arranging tables of The Last Spell for tests of rules.

The fixed numbers of `pack/` are laid over the game's own, which are tuned from time to time.

A table starts as the first Night of Gildenberg with three players: the structures of set-up, no
Monsters, the Mist five spots away, Konrad on J13 with Chipped Sword and Rusty Dagger, Greta on O13
with the Shortbow, Adelheid on M11 with the Apprentice's Wand. A test changes what matters and plays
on in notation. Chance is written behind an arrow, as in records: "fist K9 => hit".
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from laststand.games.spell.bosses.cetusia import Cetusia
from laststand.games.spell.bosses.dryad import Dryad
from laststand.games.spell.bosses.harpy import Harpy
from laststand.games.spell.game import Spell
from laststand.games.spell.heroes.hero import Hero
from laststand.games.spell.map.geometry import DIRECTIONS
from laststand.games.spell.map.pieces import Monster, Structure
from laststand.games.spell.map.spots import SPOT_NAMES
from laststand.games.spell.state import Vigil
from laststand.kernel.action import refusal_of
from laststand.kernel.chance import Chance
from laststand.kernel.choice import Choice, Refusal
from laststand.kernel.content import Pack
from laststand.kernel.events import Log
from laststand.kernel.run import Run
from laststand.kernel.state import Outcome

PACK = Path(__file__).parent / "pack"
PARTY = [
    {"hero": "konrad", "at": "J13", "weapons": ["chipped-sword", "rusty-dagger"]},
    {"hero": "greta", "at": "O13", "weapons": ["shortbow"]},
    {"hero": "adelheid", "at": "M11", "weapons": ["apprentices-wand"]},
    {"hero": "falk", "at": "K13", "weapons": ["crossbow"]},
]
REST_OF_NIGHT = ["NightRound", "Dawn", "DayAndNight 2"]
LONG_FACING = dict(zip("NESW", DIRECTIONS))


@cache
def game() -> Spell:
    return Spell(Pack(PACK))


def harpy_of(s: Vigil) -> Harpy:
    assert isinstance(s.boss, Harpy)
    return s.boss


def cetusia_of(s: Vigil) -> Cetusia:
    assert isinstance(s.boss, Cetusia)
    return s.boss


def dryad_of(s: Vigil) -> Dryad:
    assert isinstance(s.boss, Dryad)
    return s.boss


class Table:
    """A position being laid; each method changes it and hands it on."""

    def __init__(self, players: int = 3, scenario: str = "gildenberg", **options: Any) -> None:
        wishes: dict[str, object] = {"players": players, "scenario": scenario, **options}
        self.options = game().settle(wishes)
        self.heard: list[str] = []
        self.agenda = ["HeroTurn 0", *REST_OF_NIGHT]
        mist = 6 if scenario == "introduction" else 5
        self.state: dict[str, Any] = {
            "heroes": [dict(hero) for hero in PARTY[: max(players, 1)]],
            "mist": [mist] * 3,
            "active": 0,
        }

    # -- whose turn --------------------------------------------------------------------------

    def turn(self, hero: str) -> Table:
        number = self.number(hero)
        self.state["active"] = number
        return self.begins(f"HeroTurn {number}", *REST_OF_NIGHT)

    def day(self, seat: int = 0, **state: Any) -> Table:
        """The Main Phase of a Day; the heroes are off the board."""
        for hero in self.state["heroes"]:
            hero["at"] = ""
        self.having(night=False, phase=0, active=-1, **state)
        return self.begins(f"DayTurn {seat}", "EndDay", "BeginNight", *REST_OF_NIGHT)

    def begins(self, *agenda: str) -> Table:
        self.agenda = list(agenda)
        return self

    def hearing(self, outcomes: str) -> Table:
        """What chance brings before the first choice."""
        self.heard = outcomes.split()
        return self

    # -- what stands on the board --------------------------------------------------------------

    def bare(self) -> Table:
        """A Town without structures."""
        self.state["structures"] = []
        return self

    def drawn(self, ground: str) -> Table:
        self.state["ground"] = ground
        return self

    def builds(self, *lines: str, **fields: Any) -> Table:
        """Structures besides those that stand: "house K11"."""
        if "structures" not in self.state:
            self.state["structures"] = set_up_structures(str(self.options["scenario"]))
        for line in lines:
            kind, *at = line.split()
            self.state["structures"].append({"structure": kind, "at": at, **fields})
        return self

    def monsters(self, *lines: str) -> Table:
        """Monsters: "clawer K9 S", and perhaps "stunned" or a number of Wounds."""
        placed = self.state.setdefault("monsters", [])
        for line in lines:
            kind, at, facing, *rest = line.split()
            placed.append(
                {
                    "monster": kind,
                    "at": at,
                    "facing": LONG_FACING[facing],
                    "wounds": sum([int(word) for word in rest if word.isdigit()]),
                    "stunned": 2 if "stunned" in rest else 0,
                }
            )
        return self

    # -- heroes and stores ---------------------------------------------------------------------

    def number(self, hero: str) -> int:
        return [entry["hero"] for entry in self.state["heroes"]].index(hero)

    def hero(self, hero: str, **fields: Any) -> Table:
        """Changes a hero; a weapon is taken from whoever holds it."""
        for other in self.state["heroes"]:
            kept = [item for item in other["weapons"] if item not in fields.get("weapons", [])]
            other["weapons"] = kept
        self.state["heroes"][self.number(hero)].update(fields)
        return self

    def alone(self) -> Table:
        """Only Konrad stays on the board; the others are far off in the south-east."""
        for hero, at in (("greta", "U16"), ("adelheid", "U15")):
            self.hero(hero, at=at)
        return self

    def having(self, **state: Any) -> Table:
        self.state.update(state)
        return self

    def play(self, *moves: str) -> Played:
        return Played(self).play(*moves)


def set_up_structures(scenario: str) -> list[dict[str, Any]]:
    table = Table(scenario=scenario)
    document = game().write(Played.laid(table))
    return [
        {"structure": entry["structure"], "at": entry["at"]} for entry in document["structures"]
    ]


class Played:
    """A table in play."""

    def __init__(self, table: Table) -> None:
        self.s = self.laid(table)
        self.log = self.s.log = Log()
        self.run = Run(self.s)
        self.s.chance.given = table.heard.copy()
        self.run.advance()
        assert self.s.chance.given == [], "not all that was given happened"

    @staticmethod
    def laid(table: Table) -> Vigil:
        state = game().read(table.state, table.options, Chance.seeded(1))
        assert isinstance(state, Vigil)
        for text in table.agenda[::-1]:
            state.agenda.append(game().step(text.split()))
        return state

    def play(self, *moves: str) -> Played:
        for move in moves:
            notation, _, outcomes = move.partition(" => ")
            offered = self.offered
            assert notation in offered, f"'{notation}' is not among {offered}"
            self.s.chance.given = outcomes.split()
            self.run.choose(offered.index(notation))
            left = self.s.chance.given
            assert left == [], f"after '{move}' nothing took {left}"
        return self

    @property
    def choice(self) -> Choice:
        assert self.run.choice is not None, self.outcome
        return self.run.choice

    @property
    def ask(self) -> str:
        return self.choice.ask

    @property
    def offered(self) -> list[str]:
        return self.choice.notations()

    def offers(self, *beginnings: str) -> list[str]:
        return [text for text in self.offered if text.startswith(beginnings)]

    def aims(self, attack: str) -> set[str]:
        """The impact spots an attack type is offered on."""
        aimed = [text.split() for text in self.offers("attack ", "read ")]
        return {words[3] for words in aimed if words[2] == attack}

    def refusal(self, notation: str) -> Refusal | None:
        """Why something is not offered, by itself or with all that begins alike."""
        assert notation not in self.offered
        return refusal_of(self.s, self.choice.actions, notation)

    def refuses(self, notation: str) -> str:
        """The rule by which something is not offered."""
        refusal = self.refusal(notation)
        if refusal is None:
            return ""
        assert refusal.rule in game().ledger.rules
        assert refusal.why in game().words.sections["refusal"]
        return refusal.rule

    def why(self, notation: str) -> str:
        """The sentence by which something is not offered, with the rule."""
        refusal = self.refusal(notation)
        assert refusal is not None, f"nothing is said of '{notation}'"
        return f"{game().words.refusal(refusal)} {self.refuses(notation)}"

    @property
    def outcome(self) -> Outcome | None:
        return self.run.outcome

    @property
    def view(self) -> dict[str, Any]:
        return game().view(self.s)

    def told(self, kind: str) -> list[dict[str, Any]]:
        return [event.facts for event in self.log.events if event.kind == kind]

    def hero(self, id: str) -> Hero:
        return self.s.heroes[[self.s.hero_id(at) for at in range(len(self.s.heroes))].index(id)]

    def at(self, id: str) -> str:
        spot = self.hero(id).spot
        return SPOT_NAMES[spot] if spot >= 0 else ""

    def monster(self, at: str) -> Monster | None:
        return self.s.monster_at[SPOT_NAMES.index(at)]

    def structure(self, at: str) -> Structure | None:
        return self.s.structure_at[SPOT_NAMES.index(at)]

    @property
    def monsters(self) -> set[str]:
        return {
            f"{monster.kind.id} {SPOT_NAMES[monster.spot]}" for monster in self.s.horde.monsters
        }

    @property
    def stash(self) -> list[str]:
        return [self.s.box.item_ids[item] for item in self.s.purse.stash.items]
