"""Arranging sieges for tests of rules.

A siege starts as the table after set-up, with the fixed cards of `pack/` laid over the game's
content and no card in play; a test changes what matters and plays on in notation. Chance is
written behind an arrow, as in records: "fight R2 => red red blue".

Four players, unless said: boards red north, blue east, green south, yellow west; tiles

    market      tavern    tomb
    quarry      standard  tower
    dispensary  fountain  trebuchet

and Kazgin at red, Mylfaar at blue, Twindalli at green, Teagaan at yellow.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from laststand import Match
from laststand.games.bastion.box import Box
from laststand.games.bastion.game import Bastion
from laststand.kernel.game import find_game
from tests.played import MatchPlayed

PACK = Path(__file__).parent / "pack"
TILES = [
    "market",
    "tavern",
    "tomb",
    "quarry",
    "standard",
    "tower",
    "dispensary",
    "fountain",
    "trebuchet",
]
PLACES = ["NW", "N", "NE", "W", "C", "E", "SW", "S", "SE"]
BOARDS = ["red", "blue", "green", "yellow"]
SIDES = ["north", "east", "south", "west"]
HEROES = ["kazgin", "mylfaar", "twindalli", "teagaan"]
SEATS = {1: ["red"], 2: ["red", "green"], 3: ["red", "blue", "green"], 4: BOARDS}


def box() -> Box:
    game = find_game("bastion", PACK)
    assert isinstance(game, Bastion)
    return game.box


class Table:
    """A position being laid; each method changes it and hands it on."""

    def __init__(self, players: int = 4, heroes: str = "", **options: Any) -> None:
        names = heroes.split() or HEROES[:players]
        cards = box().card_ids
        self.state: dict[str, Any] = {
            "tiles": TILES,
            "boards": BOARDS,
            "grasped": [],
            "cards": [],
            "heroes": [],
            "reserve": {"life": 16, "equipment": {}, "calls": 5, "grasp": 12},
            "trap": "icon",
            "net": "icon",
            "standard": "icon",
            "enchantment": "icon" if "mylfaar" in names else "box",
            "runs": [42 - 4 * (4 - players), 8],
            "monsters": cards[:50],
            "warlords": cards[50:],
            "discard": [],
            "warlords_left": 1,
        }
        for colour in ("red", "green", "blue", "yellow", "black"):
            self.reserve["equipment"][colour] = 4
        for name, board in zip(names, SEATS[players]):
            self.state["heroes"].append(
                {
                    "hero": name,
                    "board": board,
                    "place": "C",
                    "life": 0,
                    "equipment": {},
                    "calls": 0,
                    "grasp": False,
                    "wounded": False,
                    "status": "in play",
                }
            )
            self.life(**{name.replace("-", "_"): 3}).calls(**{name.replace("-", "_"): 1})
            self.gear(name, **{board: 1})
        self.position: dict[str, Any] = {
            "laststand": "position 1",
            "game": "bastion",
            "rules": 1,
            "options": {"players": players, **options},
            "state": self.state,
            "agenda": ["BoardTurn 0"],
        }

    # -- whose turn ----------------------------------------------------------------------

    def turn(self, board: str, heard: str = "") -> Table:
        """The whole turn of a board is to come; `heard` is what chance brings before the first
        choice of it."""
        return self.begins(f"BoardTurn {BOARDS.index(board)}").hearing(heard)

    def hearing(self, outcomes: str) -> Table:
        self.position["heard"] = outcomes.split()
        return self

    def acts(self, hero: str) -> Table:
        """A hero's Hero phase is to come."""
        seat = self.seat(hero)
        side = BOARDS.index(self.hero(hero)["board"])
        self.having(active=seat, turn_side=SIDES[side])
        return self.begins(f"HeroPhase {seat}", f"EndTurn {side}")

    def begins(self, *agenda: str) -> Table:
        self.position["agenda"] = list(agenda)
        return self

    # -- what lies on the table ------------------------------------------------------------

    def cards(self, **spaces: str) -> Table:
        """Cards on spaces; 'butcher!' bears a Grasp of Evil figure."""
        for space, text in spaces.items():
            card = text.rstrip("!")
            self.state["cards"].append({"card": card, "space": space, "grasp": text != card})
            self.reserve["grasp"] -= text != card
            self._out_of_deck(card)
        return self

    def _out_of_deck(self, card: str) -> None:
        runs = self.state["runs"]
        if card in self.state["monsters"]:
            pile = "monsters"
            runs[0] = max(0, runs[0] - 1)
        else:
            pile = "warlords"
            self.state["runs"] = runs[1:] or runs
        self.state[pile] = [other for other in self.state[pile] if other != card]

    def full(self, *boards: str) -> Table:
        """Harmless Monsters on every free space of the boards."""
        taken = [card["space"] for card in self.state["cards"]]
        for board in boards:
            for number in "123":
                space = board[0].upper() + number
                if space not in taken:
                    self.cards(**{space: self._next_harmless()})
        return self

    def _next_harmless(self) -> str:
        known = box()
        for card in self.state["monsters"]:
            kind = known.cards[known.card_numbers[card]]
            if not kind.ongoing and not kind.recurring:
                return str(card)
        raise LookupError("every harmless Monster is in play")

    def grasped(self, *tiles: str) -> Table:
        for tile in tiles:
            self.state["grasped"].append(PLACES[TILES.index(tile)])
            self.reserve["grasp"] -= 1
            element = {"quarry": "trap", "trebuchet": "net", "standard": "standard"}.get(tile, "")
            if element and self.state[element] == "icon":
                self.state[element] = "reserve"
        return self

    def at(self, **places: str) -> Table:
        for name, place in places.items():
            self.hero(name)["place"] = place
        return self

    def life(self, **held: int) -> Table:
        for name, life in held.items():
            self.reserve["life"] += self.hero(name)["life"] - life
            self.hero(name)["life"] = life
        return self

    def calls(self, **held: int) -> Table:
        for name, calls in held.items():
            self.reserve["calls"] += self.hero(name)["calls"] - calls
            self.hero(name)["calls"] = calls
        return self

    def gear(self, hero: str, **tokens: int) -> Table:
        """The hero's Equipment, all of it."""
        for colour, count in self.hero(hero)["equipment"].items():
            self.reserve["equipment"][colour] += count
        for colour, count in tokens.items():
            self.reserve["equipment"][colour] -= count
        self.hero(hero)["equipment"] = tokens
        return self

    def out(self, *heroes: str, status: str = "out") -> Table:
        for name in heroes:
            self.life(**{name: 0}).calls(**{name: 0}).gear(name)
            self.hero(name).update(status=status, place="", wounded=status == "dead")
            self._powerless(name)
        return self

    def _powerless(self, hero: str) -> None:
        if hero == "mylfaar" and self.state["enchantment"] == "icon":
            self.state["enchantment"] = "reserve"

    def wounded(self, *heroes: str) -> Table:
        for name in heroes:
            self.hero(name)["wounded"] = True
            self._powerless(name)
        return self

    def in_grasp(self, *heroes: str) -> Table:
        for name in heroes:
            self.hero(name)["grasp"] = True
            self.reserve["grasp"] -= 1
            self._powerless(name)
        return self

    def having(self, **fields: object) -> Table:
        """Any field of the position's state, as it is written there."""
        self.state.update(fields)
        return self

    def in_reserve(self, **counts: int) -> Table:
        self.reserve.update(counts)
        return self

    # -- and play ------------------------------------------------------------------------

    def play(self, *lines: str) -> Played:
        return Played(Match.at(self.position, seed=1, content=PACK)).play(*lines)

    @property
    def reserve(self) -> dict[str, Any]:
        reserve: dict[str, Any] = self.state["reserve"]
        return reserve

    def hero(self, name: str) -> dict[str, Any]:
        hero: dict[str, Any] = self.state["heroes"][self.seat(name)]
        return hero

    def seat(self, name: str) -> int:
        return [hero["hero"] for hero in self.state["heroes"]].index(name.replace("_", "-"))


class Played(MatchPlayed):
    """A match in play, and what is read off its table."""

    @property
    def score(self) -> int:
        assert self.match.outcome is not None
        return self.match.outcome.score

    @property
    def spaces(self) -> dict[str, str]:
        """The cards in play by space."""
        return {name: space["card"]["id"] for name, space in self._spaces() if space["card"]}

    def space(self, name: str) -> dict[str, Any]:
        return dict(self._spaces())[name]

    def _spaces(self) -> list[tuple[str, dict[str, Any]]]:
        return [
            (space["name"], space) for board in self.view["boards"] for space in board["spaces"]
        ]

    def resistance(self, space: str) -> dict[str, int]:
        needs: dict[str, int] = self.space(space)["resistance"]
        return needs

    @property
    def grasped(self) -> list[str]:
        return [tile["id"] for tile in self.view["tiles"] if tile["grasp"]]

    @property
    def marked(self) -> list[str]:
        """Spaces whose cards bear a Grasp of Evil figure."""
        return [name for name, space in self._spaces() if space["card"] and space["grasp"]]

    def hero(self, name: str) -> dict[str, Any]:
        for hero in self.view["heroes"]:
            if hero["id"] == name:
                found: dict[str, Any] = hero
                return found
        raise LookupError(name)

    def gear(self, name: str) -> dict[str, int]:
        return {colour: count for colour, count in self.hero(name)["equipment"].items() if count}

    @property
    def lives(self) -> list[int]:
        return [hero["life"] for hero in self.view["heroes"]]

    @property
    def reserve(self) -> dict[str, Any]:
        reserve: dict[str, Any] = self.view["reserve"]
        return reserve

    @property
    def elements(self) -> dict[str, str]:
        elements: dict[str, str] = self.view["elements"]
        return elements

    @property
    def discard(self) -> list[str]:
        discard: list[str] = self.view["discard"]
        return discard

    @property
    def runs(self) -> list[int]:
        runs: list[int] = self.view["deck"]["runs"]
        return runs

    @property
    def told(self) -> list[str]:
        """The kinds of the events, in their order."""
        return [event.kind for event in self.match.events]

    def events(self, kind: str) -> list[dict[str, object]]:
        return [event.as_dict() for event in self.match.events if event.kind == kind]
