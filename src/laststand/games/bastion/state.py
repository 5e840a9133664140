"""The table of Last Bastion: nine tiles, four Horde boards around them, and the heroes."""

from __future__ import annotations

from typing import Final

from laststand.games.bastion.box import CENTRE, COLOURS, SPACES, Box, Card, Level
from laststand.games.bastion.options import Answers, Ring
from laststand.kernel.bag import Bag
from laststand.kernel.chance import Chance
from laststand.kernel.state import State

NO_CARD: Final = -1
NOBODY: Final = -1

# Where an element (Trap, Net, Standard, enchantment) lies when it is not in use.
ON_ICON: Final = -1
IN_RESERVE: Final = -2
NOT_IN_GAME: Final = -3

IN_PLAY: Final = 0
OUT: Final = 1
DEAD: Final = 2


class Hero:
    """A player's hero: its board, its figure and its tokens."""

    def __init__(self) -> None:
        self.kind = -1
        self.power = -1
        self.side = -1
        self.place = CENTRE
        self.life = 0
        self.equipment = [0, 0, 0, 0, 0]
        self.calls = 0
        self.in_grasp = False
        self.is_wounded = False
        self.status = IN_PLAY

    def clone(self) -> Hero:
        hero = Hero()
        hero.kind = self.kind
        hero.power = self.power
        hero.side = self.side
        hero.place = self.place
        hero.life = self.life
        hero.equipment = self.equipment.copy()
        hero.calls = self.calls
        hero.in_grasp = self.in_grasp
        hero.is_wounded = self.is_wounded
        hero.status = self.status
        return hero

    @property
    def is_in_play(self) -> bool:
        return self.status == IN_PLAY

    @property
    def has_equipment(self) -> bool:
        for held in self.equipment:
            if held:
                return True
        return False


class Siege(State):
    """Everything on the table."""

    box: Box
    answers: Answers
    ring: Ring
    players: int
    level: Level

    # What the table may settle before the game.
    tiles_chosen: bool
    boards_chosen: bool
    heroes_chosen: bool
    first_chosen: bool
    calls_are_round: bool  # LB-RESERVE-4
    lending_is_free: bool  # LB-COMBAT-5
    defeat_counts: bool  # LB-SCORE-6

    tiles: list[int]  # the tile at each place
    grasped: list[bool]  # by place
    board_at: list[int]  # the colour of the board at each side
    spaces: list[int]  # the card on each space
    marked: list[bool]  # whether the card on a space bears a Grasp of Evil figure
    fallen: list[int]  # spaces of cards vanquished and not yet discarded
    heroes: list[Hero]  # by seat

    # The reserve.
    life: int
    equipment: list[int]
    calls: int
    grasp: int

    # Elements: a space (for the Standard, a colour), or where they lie unused.
    trap: int
    net: int
    standard: int
    enchantment: int

    monsters: Bag
    warlords: Bag
    runs: list[int]  # Monsters above each Warlord still in the deck, and below the last
    discard: list[int]
    warlords_left: int

    # The turn in progress.
    turn: int
    turn_side: int
    active: int
    first: int
    has_moved: bool
    has_activated: bool
    has_fought: bool
    acted_at: int
    extra_move_used: bool
    has_enchanted: bool

    # What lies open in the middle of a step: a card to be placed, a face of the Corruption die.
    drawn: int
    corruption: int

    # The Combat dice as they lie, and the combat in progress.
    faces: list[int]
    targets: list[int]
    pledged: list[int]  # seat * 5 + colour, one for each token
    refused: list[int]

    @staticmethod
    def bare(box: Box, answers: Answers, players: int, level: Level, chance: Chance) -> Siege:
        """A table with nothing on it: everything is in the reserve."""
        s = Siege(chance)
        s.box = box
        s.answers = answers
        s.players = players
        s.level = level
        s.tiles_chosen = False
        s.boards_chosen = False
        s.heroes_chosen = True
        s.first_chosen = True
        s.calls_are_round = False
        s.lending_is_free = False
        s.defeat_counts = True
        s.tiles = []
        s.grasped = [False] * 9
        s.board_at = []
        s.ring = answers.ring([0, 1, 2, 3])
        s.spaces = [NO_CARD] * SPACES
        s.marked = [False] * SPACES
        s.fallen = []
        s.heroes = [Hero() for _ in range(players)]
        s.life = box.life
        s.equipment = box.equipment.copy()
        s.calls = box.calls
        s.grasp = box.grasp
        s.trap = ON_ICON  # LB-SETUP-9
        s.net = ON_ICON  # LB-SETUP-10
        s.standard = ON_ICON  # LB-SETUP-8
        s.enchantment = NOT_IN_GAME
        s.monsters = Bag("Monsters", box.card_ids, [], [])
        s.warlords = Bag("Warlords", box.card_ids, [], [])
        s.runs = []
        s.discard = []
        s.warlords_left = level.warlords
        s.turn = 0
        s.turn_side = 0
        s.active = NOBODY
        s.first = 0
        s.has_moved = False
        s.has_activated = False
        s.has_fought = False
        s.acted_at = -1
        s.extra_move_used = False
        s.has_enchanted = False
        s.drawn = NO_CARD
        s.corruption = -1
        s.targets = []
        s.faces = []
        s.pledged = []
        s.refused = []
        return s

    def clone(self) -> Siege:
        s = Siege(self.chance.clone())
        s.agenda = self.agenda.copy()
        s.box = self.box
        s.answers = self.answers
        s.ring = self.ring
        s.players = self.players
        s.level = self.level
        s.tiles_chosen = self.tiles_chosen
        s.boards_chosen = self.boards_chosen
        s.heroes_chosen = self.heroes_chosen
        s.first_chosen = self.first_chosen
        s.calls_are_round = self.calls_are_round
        s.lending_is_free = self.lending_is_free
        s.defeat_counts = self.defeat_counts
        s.tiles = self.tiles.copy()
        s.grasped = self.grasped.copy()
        s.board_at = self.board_at.copy()
        s.spaces = self.spaces.copy()
        s.marked = self.marked.copy()
        s.fallen = self.fallen.copy()
        s.heroes = [hero.clone() for hero in self.heroes]
        s.life = self.life
        s.equipment = self.equipment.copy()
        s.calls = self.calls
        s.grasp = self.grasp
        s.trap = self.trap
        s.net = self.net
        s.standard = self.standard
        s.enchantment = self.enchantment
        s.monsters = self.monsters.clone()
        s.warlords = self.warlords.clone()
        s.runs = self.runs.copy()
        s.discard = self.discard.copy()
        s.warlords_left = self.warlords_left
        s.turn = self.turn
        s.turn_side = self.turn_side
        s.active = self.active
        s.first = self.first
        s.has_moved = self.has_moved
        s.has_activated = self.has_activated
        s.has_fought = self.has_fought
        s.acted_at = self.acted_at
        s.extra_move_used = self.extra_move_used
        s.has_enchanted = self.has_enchanted
        s.drawn = self.drawn
        s.corruption = self.corruption
        s.targets = self.targets.copy()
        s.faces = self.faces.copy()
        s.pledged = self.pledged.copy()
        s.refused = self.refused.copy()
        return s

    # -- who and where -----------------------------------------------------------------

    def card_on(self, space: int) -> Card:
        return self.box.cards[self.spaces[space]]

    def space_of(self, card: str) -> int:
        """Where a card lies, by its id, or -1."""
        number = self.box.card_numbers[card]
        for space in range(SPACES):
            if self.spaces[space] == number:
                return space
        return -1

    def place_of(self, tile: int) -> int:
        return self.tiles.index(tile)

    def side_of(self, colour: int) -> int:
        return self.board_at.index(colour)

    def is_in_play(self, seat: int) -> bool:
        return seat >= 0 and self.heroes[seat].status == IN_PLAY

    def seats_in_play(self) -> list[int]:
        return [seat for seat in range(self.players) if self.heroes[seat].status == IN_PLAY]

    def hero_at(self, side: int) -> int:
        """The seat whose hero is linked to the Horde board of a side, or NOBODY: the board is
        neutral (LB-NEUTRAL-1)."""
        for seat in range(self.players):
            hero = self.heroes[seat]
            if hero.side == side and hero.status == IN_PLAY:
                return seat
        return NOBODY

    def seat_of(self, kind: int) -> int:
        """The seat that plays a hero, or NOBODY."""
        for seat in range(self.players):
            if self.heroes[seat].kind == kind:
                return seat
        return NOBODY

    def is_full(self, side: int) -> bool:
        """LB-HORDE-5: a card on all three spaces; the Trap is no card (LB-TILE-QUARRY-2)."""
        first = side * 3
        return (
            self.spaces[first] != NO_CARD
            and self.spaces[first + 1] != NO_CARD
            and self.spaces[first + 2] != NO_CARD
        )

    def all_spaces_taken(self) -> bool:
        return NO_CARD not in self.spaces

    def hero_id(self, seat: int) -> str:
        return "" if seat < 0 else self.box.heroes[self.heroes[seat].kind].id

    def board_id(self, side: int) -> str:
        return COLOURS[self.board_at[side]]

    def asked(self, seat: int) -> int | None:
        """Who answers for a seat: the table, when there is no such hero in play; everybody who
        sits there, with a hero who is out too (LB-WOUND-12)."""
        return seat if self.is_in_play(seat) else None
