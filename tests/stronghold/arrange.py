"""Arranging tables for tests of rules.

A table starts as the position of a new match, with the fixed cards of `pack/` laid over the
game's content, no enemy in play and every deck empty; a test changes what matters and plays on
in notation. Chance is written behind an arrow, as in records: "roll => fight star agility".
Nobody stops at windows but at the end of the turn, unless a test is about them.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from laststand import Match
from laststand.games.stronghold.box import Box
from laststand.games.stronghold.game import Stronghold
from tests.played import MatchPlayed

PACK = Path(__file__).parent / "pack"
PLACES = ["A", "B", "C", "D", "E"]


class Table:
    """A position being laid; each method changes it and hands it on."""

    def __init__(self, players: int = 1, **options: Any) -> None:
        match = Match.new("stronghold", seed=1, content=PACK, players=players, **options)
        if players == 2:
            match.choose("heroes elora reese")
        self.position = match.position()
        self.state: dict[str, Any] = self.position["state"]
        for location in self.state["locations"]:
            location["enemies"] = []
        self.position["stops"] = []
        for seat in range(players):
            self.stops(seat, catapults="never", ability="never", timers="never")
            self.stops(seat, **{"end-turn": "always"})
        for pile in ("deck", "shamans", "leshes", "artifact_deck", "catapults"):
            self.pile(pile)

    def stops(self, seat: int = 0, **wishes: str) -> Table:
        self.position["stops"] += [
            f"P{seat + 1} {window} {wish}" for window, wish in wishes.items()
        ]
        return self

    def stops_where_it_matters(self) -> Table:
        self.position["stops"] = []
        return self

    def begins(self, *agenda: str) -> Table:
        """What is still to happen this turn, in place of the whole turn."""
        self.position["agenda"] = list(agenda)
        return self

    def moves(self) -> Table:
        return self.begins("MoveParty", "Attack", "EndTurn")

    def attacks(self, at: str | None = None) -> Table:
        """The party has moved, and is about to attack."""
        if at is not None:
            self.party(at)
        return self.begins("Attack", "EndTurn")

    def ends_turn(self) -> Table:
        return self.begins("EndTurn")

    def party(self, *places: str) -> Table:
        self.state["pawns"] = list(places)
        return self

    def enemies(self, place: str, *cards: str) -> Table:
        """Cards on a space each, their time tokens on top; 'walker-a:1' has its token on 1 and
        'rabble-a+rabble-b' share a space."""
        for stack in cards:
            taken = [enemy["space"] for enemy in self._enemies(place) if enemy["space"] < 2]
            space = 1 + max(taken, default=-1)
            if place != "Lux" and is_boss(stack.partition(":")[0]):
                space = 2  # a place of its own
            for card in stack.split("+"):
                self._enemies(place).append(self._standing(card, space))
        return self

    def full(self, *places: str) -> Table:
        for place in places:
            self.enemies(place, f"brute-{place.lower()}", f"brute-{place.lower()}")
        return self

    def corruption(self, **points: int) -> Table:
        for place, corruption in points.items():
            self._location(place)["corruption"] = corruption
        return self

    def destroyed(self, *places: str) -> Table:
        for place in places:
            self._location(place).update(destroyed=True, corruption=5, chests=0)
        return self

    def chests(self, **counts: int) -> Table:
        for place, count in counts.items():
            self._location(place)["chests"] = count
        return self

    def catapults(self, place: str, *icons: str) -> Table:
        self._location(place)["catapults"] = list(icons)
        return self

    def heroes(self, **sides: str) -> Table:
        for hero, side in sides.items():
            self.state["heroes"][["elora", "reese", "galathar", "forest"].index(hero)] = side
        return self

    def having(self, **fields: object) -> Table:
        """Any field of the position's state, as it is written there."""
        assert fields.keys() <= self.state.keys()
        self.state.update(fields)
        return self

    def deck(self, *cards: str) -> Table:
        """The enemy deck from the top, and the turn about to begin with a draw."""
        return self.pile("deck", *cards)

    def pile(self, name: str, *cards: str) -> Table:
        """A face-down pile from the top. Its order is known, so that nothing is left to chance."""
        layers = [{"unknown": 0, "known": [card]} for card in reversed(cards)]
        self.state[name] = {"pool": [], "layers": layers}
        return self

    def shuffled(self, name: str, *cards: str) -> Table:
        """A face-down pile of which only the contents are known."""
        layers = [{"unknown": len(cards), "known": []}]
        self.state[name] = {"pool": list(cards), "layers": layers}
        return self

    def play(self, *lines: str) -> Played:
        return Played(Match.at(self.position, seed=1, content=PACK)).play(*lines)

    def _location(self, place: str) -> dict[str, Any]:
        location: dict[str, Any] = self.state["locations"][PLACES.index(place)]
        return location

    def _enemies(self, place: str) -> list[dict[str, Any]]:
        enemies: list[dict[str, Any]] = (
            self.state["at_lux"] if place == "Lux" else self._location(place)["enemies"]
        )
        return enemies

    def _standing(self, text: str, space: int) -> dict[str, Any]:
        card, _, timer = text.partition(":")
        serial = self.state["next_serial"]
        self.state["next_serial"] += 1
        track = int(timer) if timer else track_of(card)
        return {"card": card, "serial": serial, "space": space, "timer": track}


class Played(MatchPlayed):
    """A match in play, and what is read off its table."""

    def enemies(self, place: str) -> list[str]:
        return [enemy["card"] for enemy in self._standing(place)]

    def timers(self, place: str) -> list[int]:
        return [enemy["timer"] for enemy in self._standing(place)]

    def spaces(self, place: str) -> list[int]:
        return [enemy["space"] for enemy in self._standing(place)]

    def location(self, place: str) -> dict[str, Any]:
        location: dict[str, Any] = self.view["locations"][PLACES.index(place)]
        return location

    @property
    def corruption(self) -> list[int]:
        """Of A to E."""
        return [location["corruption"] for location in self.view["locations"]]

    @property
    def chests(self) -> list[int]:
        return [location["chests"] for location in self.view["locations"]]

    @property
    def destroyed(self) -> str:
        """The letters of the destroyed locations."""
        places = self.view["locations"]
        return "".join(location["letter"] for location in places if location["destroyed"])

    @property
    def fires(self) -> int:
        return int(self.view["lux"]["fires"])

    @property
    def heroes(self) -> dict[str, str]:
        return {hero["id"]: hero["side"] for hero in self.view["heroes"]}

    @property
    def deck(self) -> list[str]:
        """What is known of the enemy deck, from the top."""
        return [card for layer in self.view["decks"]["enemy"]["order"] for card in layer["known"]]

    @property
    def told(self) -> list[str]:
        """The kinds of the events, in their order."""
        return [event.kind for event in self.match.events]

    def events(self, kind: str) -> list[dict[str, object]]:
        return [event.as_dict() for event in self.match.events if event.kind == kind]

    def _standing(self, place: str) -> list[dict[str, Any]]:
        view = self.view["lux"] if place == "Lux" else self.location(place)
        standing: list[dict[str, Any]] = view["enemies"]
        return standing


def new(**options: Any) -> Match:
    """A new match with the tests' cards."""
    return Match.new("stronghold", seed=1, content=PACK, **options)


def track_of(card: str) -> int:
    """The length of a card's time track."""
    box = box_of(new())
    return box.cards[box.card_ids.index(card)].timer


def is_boss(card: str) -> bool:
    box = box_of(new())
    return card in box.card_ids and box.cards[box.card_ids.index(card)].boss != ""


def box_of(match: Match) -> Box:
    assert isinstance(match.game, Stronghold)
    return match.game.box
