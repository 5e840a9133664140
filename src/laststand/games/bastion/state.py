"""The table of Last Bastion: nine tiles, four Horde boards around them, and the heroes."""

from __future__ import annotations

from typing import Any, Final

from laststand.games.bastion.box import COLOURS, NOBODY, SPACES, Board, Box, Card, Level
from laststand.games.bastion.combat import Combat
from laststand.games.bastion.deck import Deck
from laststand.games.bastion.deeds import Deeds
from laststand.games.bastion.dice import Dice
from laststand.games.bastion.elements import Elements
from laststand.games.bastion.heroes import Hero, Party
from laststand.games.bastion.horde import Horde
from laststand.games.bastion.options import Answers
from laststand.games.bastion.reserve import Reserve
from laststand.games.bastion.tiles import Tiles
from laststand.kernel.chance import Chance
from laststand.kernel.game import Setting
from laststand.kernel.part import Part
from laststand.kernel.state import State


class Agreed:
    """What the table has settled before the game. Immutable, so that clones share it."""

    def __init__(self, options: dict[str, Setting]) -> None:
        self.tiles_chosen: Final = options["tiles"] == "choose"
        self.boards_chosen: Final = options["boards"] == "choose"
        self.heroes_chosen: Final = options["heroes"] == "choose"
        self.first_chosen: Final = options["first"] == "choose"
        self.calls_are_round: Final = options["round_tokens"] == "equipment-and-calls"
        """LB-RESERVE-4."""
        self.lending_is_free: Final = options["lending"] == "free"  # LB-COMBAT-5
        self.defeat_counts: Final = options["score_of_defeat"] == "count"  # LB-SCORE-6


class Siege(State):
    """Everything on the table, in parts; and whose turn it is."""

    box: Box
    answers: Answers
    level: Level
    agreed: Agreed
    players: int

    tiles: Tiles
    horde: Horde
    party: Party
    heroes: list[Hero]  # the party's, by seat
    reserve: Reserve
    elements: Elements
    deck: Deck
    deeds: Deeds
    dice: Dice
    combat: Combat

    turn: int
    turn_side: int
    active: int
    first: int

    @staticmethod
    def bare(
        box: Box, answers: Answers, agreed: Agreed, players: int, level: Level, chance: Chance
    ) -> Siege:
        """A table with nothing on it: everything is in the reserve."""
        s = Siege(chance)
        s.box = box
        s.answers = answers
        s.level = level
        s.agreed = agreed
        s.players = players
        s.tiles = Tiles.none()
        s.horde = Horde.none(answers.ring([0, 1, 2, 3]))
        s.party = Party.of(players)
        s.heroes = s.party.heroes
        s.reserve = Reserve.full(box)
        s.elements = Elements()
        s.deck = Deck.none(box)
        s.deck.warlords_left = level.warlords
        s.deeds = Deeds()
        s.dice = Dice()
        s.combat = Combat()
        s.turn = 0
        s.turn_side = 0
        s.active = NOBODY
        s.first = 0
        return s

    def clone(self) -> Siege:
        s = Siege(self.chance.clone())
        self.hand_on(s)
        s.box = self.box
        s.answers = self.answers
        s.level = self.level
        s.agreed = self.agreed
        s.players = self.players
        s.tiles = self.tiles.clone()
        s.horde = self.horde.clone()
        s.party = self.party.clone()
        s.heroes = s.party.heroes
        s.reserve = self.reserve.clone()
        s.elements = self.elements.clone()
        s.deck = self.deck.clone()
        s.deeds = self.deeds.clone()
        s.dice = self.dice.clone()
        s.combat = self.combat.clone()
        s.turn = self.turn
        s.turn_side = self.turn_side
        s.active = self.active
        s.first = self.first
        return s

    def parts(self) -> list[Part[Any]]:
        """In the order in which they are read: each may look at those before it."""
        return [
            self.tiles,
            self.horde,
            self.party,
            self.reserve,
            self.elements,
            self.deck,
            self.deeds,
            self.dice,
            self.combat,
        ]

    # -- who and where -----------------------------------------------------------------

    def card_on(self, space: int) -> Card:
        return self.box.cards[self.horde.spaces[space]]

    def space_of(self, card: str) -> int:
        """Where a card lies, by its id, or -1."""
        number = self.box.card_numbers[card]
        for space in range(SPACES):
            if self.horde.spaces[space] == number:
                return space
        return -1

    def board_on(self, side: int) -> Board:
        return self.box.boards[self.horde.board_at[side]]

    def board_id(self, side: int) -> str:
        return COLOURS[self.horde.board_at[side]]

    def side_of(self, colour: int) -> int:
        return self.horde.board_at.index(colour)

    def is_in_play(self, seat: int) -> bool:
        return seat >= 0 and self.heroes[seat].is_in_play

    def seats_in_play(self) -> list[int]:
        return [seat for seat, hero in enumerate(self.heroes) if hero.is_in_play]

    def hero_at(self, side: int) -> int:
        """The seat whose hero is linked to the Horde board of a side, or NOBODY: the board is
        neutral (LB-NEUTRAL-1)."""
        for seat, hero in enumerate(self.heroes):
            if hero.side == side and hero.is_in_play:
                return seat
        return NOBODY

    def seat_of(self, kind: int) -> int:
        """The seat that plays a hero, or NOBODY."""
        for seat, hero in enumerate(self.heroes):
            if hero.kind == kind:
                return seat
        return NOBODY

    def hero_id(self, seat: int) -> str:
        return "" if seat < 0 else self.box.heroes[self.heroes[seat].kind].id

    def asked(self, seat: int) -> int | None:
        """Who answers for a seat: the table, when there is no such hero in play; everybody who
        sits there, with a hero who is out too (LB-WOUND-12)."""
        return seat if self.is_in_play(seat) else None
