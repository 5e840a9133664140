"""What is in the box: every card, tile, board, die and token, as the rules use them."""

from __future__ import annotations

from typing import Final

from laststand.games.bastion.documents import (
    BoardDocument,
    DieDocument,
    EffectDocument,
    HeroDocument,
    LevelDocument,
    MonsterDocument,
    TileDocument,
    TokenDocument,
    WarlordDocument,
)
from laststand.kernel.chance import Die
from laststand.kernel.content import Content
from laststand.kernel.errors import DocumentRefused

# -- colours ---------------------------------------------------------------------------

FACES: Final = ["red", "green", "blue", "yellow", "black", "white"]
COLOURS: Final = FACES[:5]
BOARD_COLOURS: Final = FACES[:4]
BLACK: Final = 4
WHITE: Final = 5

# -- places: tiles 0–8, sides 0–3 clockwise from north, spaces side * 3 + 0…2 clockwise ---

PLACES: Final = ["NW", "N", "NE", "W", "C", "E", "SW", "S", "SE"]
SIDES: Final = ["north", "east", "south", "west"]
CENTRE: Final = 4
SPACES: Final = 12
FRONT: Final = [0, 1, 2, 2, 5, 8, 8, 7, 6, 6, 3, 0]
OPPOSITE: Final = [8, 7, 6, 11, 10, 9, 2, 1, 0, 5, 4, 3]


def _spaces_at(place: int) -> list[int]:
    return [space for space in range(SPACES) if FRONT[space] == place]


def _row_and_column(place: int) -> list[int]:
    """The four spaces at the ends of a tile's row and column."""
    row, column = place // 3, place % 3
    ends = [column, 3 + row, 8 - column, 11 - row]
    return sorted(ends)


def _neighbours(place: int) -> list[int]:
    row, column = place // 3, place % 3
    return [
        other
        for other in range(9)
        if other != place and abs(other // 3 - row) <= 1 and abs(other % 3 - column) <= 1
    ]


SPACES_AT: Final = [_spaces_at(place) for place in range(9)]
IN_LINE: Final = [_row_and_column(place) for place in range(9)]
NEIGHBOURS: Final = [_neighbours(place) for place in range(9)]

# -- effects ---------------------------------------------------------------------------

INSTANT: Final = [
    "no_effect",
    "lose_life",
    "lose_round_token",
    "all_lose_round_token",
    "lose_all_equipment",
    "lose_call_to_arms_or_life",
    "draw_horde_card",
    "roll_corruption_die",
    "place_grasp_on_card",
    "advance_grasp",
    "place_grasp_on_tile",
    "place_grasp_on_tile_in_front",
    "place_grasp_on_hero",
    "place_grasp_on_hero_or_lose_life",
    "lower_standard",
    "gain_life",
    "gain_call_to_arms",
    "gain_life_or_call_to_arms",
    "gain_equipment",
    "award_life",
    "award_call_to_arms",
]
ONGOING: Final = [
    "block_combat_die",
    "immune_to_dice",
    "immune_to_equipment",
    "immune_to_white_faces",
    "forbid_equipment",
    "forbid_call_to_arms",
    "hold_in_front",
    "block_linked_power",
    "block_all_powers",
    "rally_board",
    "guarded_by_opposite",
    "guarded_by_board",
]

# Ongoing effects as bits: a card has several.
BLOCK_COMBAT_DIE: Final = 1
IMMUNE_TO_DICE: Final = 2
IMMUNE_TO_EQUIPMENT: Final = 4
IMMUNE_TO_WHITE_FACES: Final = 8
FORBID_EQUIPMENT: Final = 16
FORBID_CALL_TO_ARMS: Final = 32
HOLD_IN_FRONT: Final = 64
BLOCK_LINKED_POWER: Final = 128
BLOCK_ALL_POWERS: Final = 256
RALLY_BOARD: Final = 512
GUARDED_BY_OPPOSITE: Final = 1024
GUARDED_BY_BOARD: Final = 2048

ABLE_ALWAYS: Final = 0
ABLE_IN_PLAY: Final = 1
ABLE_WITH_ROUND_TOKEN: Final = 2
ABLE_WITH_EQUIPMENT: Final = 3
ABLE_HERO_BOARD_FREE: Final = 4
ABLE_TO_ROLL_CORRUPTION: Final = 5
_ABLE: Final = {
    "nobody": ABLE_ALWAYS,
    "always": ABLE_ALWAYS,
    "in_play": ABLE_IN_PLAY,
    "has_round_token": ABLE_WITH_ROUND_TOKEN,
    "has_equipment": ABLE_WITH_EQUIPMENT,
    "hero_board_free": ABLE_HERO_BOARD_FREE,
    "rolls_corruption_die": ABLE_TO_ROLL_CORRUPTION,
}

# -- powers and tiles --------------------------------------------------------------------

ELMER: Final = "extra_move"
TEAGAAN: Final = "lift_grasp"
MYLFAAR: Final = "enchant"
FENG_LI: Final = "reroll"
KAZGIN: Final = "gray_die"
TWINDALLI: Final = "crossbows"
YSALINE: Final = "act_twice"
BERRIC: Final = "falcon"

POWERS: Final = [ELMER, TEAGAAN, MYLFAAR, FENG_LI, KAZGIN, TWINDALLI, YSALINE, BERRIC]
EXTRA_MOVE: Final = 0
LIFT_GRASP: Final = 1
ENCHANT: Final = 2
REROLL: Final = 3
GRAY_DIE: Final = 4
CROSSBOWS: Final = 5
ACT_TWICE: Final = 6
FALCON: Final = 7

ACTIONS: Final = [
    "take_equipment",
    "heal_hero",
    "raise_standard",
    "destroy_monster",
    "set_trap",
    "throw_net",
    "cleanse_grasp",
    "swap_cards",
    "rest_hero",
]
MARKET: Final = 0
DISPENSARY: Final = 1
STANDARD: Final = 2
TOMB: Final = 3
QUARRY: Final = 4
TREBUCHET: Final = 5
FOUNTAIN: Final = 6
TOWER: Final = 7
TAVERN: Final = 8


class Effect:
    """An instant effect: who can suffer it, and the rule that defines it."""

    def __init__(self, document: EffectDocument) -> None:
        self.word: Final[str] = document.word
        self.picks_player: Final[bool] = document.sufferer == "player"
        self.able: Final[int] = _ABLE[document.able]
        self.rule: Final[str] = document.rule


class Card:
    """A Monster or Warlord. `needs` is its resistance, colour by colour."""

    def __init__(self, id: str, kind: str, colour: int, needs: list[int], warlord: bool) -> None:
        self.id: Final = id
        self.kind: Final = kind
        self.colour: Final = colour
        self.needs: Final = needs
        self.is_warlord: Final = warlord
        self.colours: Final = [number for number, need in enumerate(needs) if need]
        self.ongoing = 0
        self.entrance: list[int] = []
        self.recurring: list[int] = []
        self.exit: list[int] = []


class Board:
    def __init__(self, document: BoardDocument) -> None:
        self.id: Final[str] = document.id
        self.rule: Final[str] = document.rule
        self.linked_only: Final[bool] = document.linked_only
        self.full: Final = _instant(document.full, f"boards.toml, entry '{document.id}'")


class Hero:
    def __init__(self, document: HeroDocument) -> None:
        self.id: Final[str] = document.id
        self.power: Final = POWERS.index(document.power)


class Tile:
    def __init__(self, document: TileDocument) -> None:
        self.id: Final[str] = document.id
        self.dice: Final[int] = document.dice
        self.life: Final[int] = document.life
        self.calls: Final[int] = document.call_to_arms
        self.life_cost: Final[int] = document.life_cost
        self.figures: Final[int] = document.figures
        self.lowers: Final[int] = document.lowers
        self.moves: Final[int] = document.moves
        self.cards: Final[int] = document.cards


class Level:
    def __init__(self, document: LevelDocument) -> None:
        self.id: Final[str] = document.id
        self.warlords: Final[int] = document.warlords
        self.above: Final = list(document.above)
        self.between: Final[int] = document.between
        self.life: Final[int] = document.life
        self.calls: Final[int] = document.call_to_arms
        self.own_equipment: Final[int] = document.own_equipment
        self.black_equipment: Final[int] = document.black_equipment
        self.points: Final[int] = document.points


class Box:
    """Everything in the box, loaded once and never changed."""

    def __init__(self, content: Content) -> None:
        effects = content.load("effects.toml", "effect", EffectDocument)
        self.effects: Final = _effects(effects)
        self.boards: Final = _in_order(
            [Board(board) for board in content.load("boards.toml", "board", BoardDocument)]
        )
        self.linked_boards: Final = [board.id for board in self.boards if board.linked_only]
        self.heroes: Final = [
            Hero(hero) for hero in content.load("heroes.toml", "hero", HeroDocument)
        ]
        self.hero_ids: Final = [hero.id for hero in self.heroes]
        tiles = content.load("tiles.toml", "tile", TileDocument)
        self.tiles: Final = [Tile(tile) for tile in _by_action(tiles)]
        self.tile_ids: Final = [tile.id for tile in self.tiles]
        self.levels: Final = {
            level.id: Level(level) for level in content.load("levels.toml", "level", LevelDocument)
        }
        tokens = {
            token.id: token.count for token in content.load("tokens.toml", "token", TokenDocument)
        }
        self.life: Final[int] = tokens["life"]
        self.equipment: Final = [tokens[f"equipment-{colour}"] for colour in COLOURS]
        self.calls: Final[int] = tokens["call-to-arms"]
        self.grasp: Final[int] = tokens["grasp-of-evil"]
        dice = {die.id: die for die in content.load("dice.toml", "die", DieDocument)}
        self.combat_die: Final = _die(dice["combat"], FACES)
        self.gray_die: Final = _die(dice["gray"], FACES)
        self.corruption_die: Final = _die(dice["corruption"], INSTANT)
        self.combat_faces: Final = [FACES.index(face) for face in self.combat_die.faces]
        self.gray_faces: Final = [FACES.index(face) for face in self.gray_die.faces]
        self.corruption_faces: Final = [INSTANT.index(face) for face in self.corruption_die.faces]
        self.white_dice: Final[int] = dice["combat"].count
        self.cards: Final[list[Card]] = []
        for monster in content.load("monsters.toml", "monster", MonsterDocument):
            self._add_monster(monster)
        self.monsters: Final = list(range(len(self.cards)))
        for warlord in content.load("warlords.toml", "warlord", WarlordDocument):
            self._add_warlord(warlord)
        self.warlords: Final = list(range(len(self.monsters), len(self.cards)))
        self.card_ids: Final = [card.id for card in self.cards]
        self.ongoing: Final = [card.ongoing for card in self.cards]
        self.card_numbers: Final = {card.id: number for number, card in enumerate(self.cards)}
        self._check()

    def _add_monster(self, document: MonsterDocument) -> None:
        colour = COLOURS.index(document.colour)
        needs = [0] * len(COLOURS)
        needs[colour] = document.resistance
        for copy in range(1, document.count + 1):
            card = Card(_copy_id(document.id, copy), document.id, colour, needs, False)
            place = f"monsters.toml, entry '{document.id}'"
            self._add(card, document.entrance, document.recurring, document.exit, place)
            card.ongoing = _bits(document.ongoing, place)

    def _add_warlord(self, document: WarlordDocument) -> None:
        needs = [0] * len(COLOURS)
        for colour_name, need in document.needs.items():
            needs[COLOURS.index(colour_name)] = need
        colour = COLOURS.index(document.placed_as)
        for copy in range(1, document.count + 1):
            card = Card(_copy_id(document.id, copy), document.id, colour, needs, True)
            place = f"warlords.toml, entry '{document.id}'"
            self._add(card, document.entrance, document.recurring, document.exit, place)
            card.ongoing = _bits(document.ongoing, place)

    def _add(
        self, card: Card, entrance: list[str], recurring: list[str], exit: list[str], place: str
    ) -> None:
        card.entrance = _instant(entrance, place)
        card.recurring = _instant(recurring, place)
        card.exit = _instant(exit, place)
        self.cards.append(card)

    def _check(self) -> None:
        """What no single entry can say: that the pieces fit together."""
        if sorted([hero.power for hero in self.heroes]) != list(range(len(POWERS))):
            raise DocumentRefused("heroes.toml: eight heroes are needed, each with its own power")
        if len(self.boards) != len(BOARD_COLOURS):
            raise DocumentRefused("boards.toml: a board of each of the four colours is needed")
        for level in self.levels.values():
            for above in level.above:
                if above + level.between * level.warlords > len(self.monsters):
                    raise DocumentRefused(
                        f"levels.toml, entry '{level.id}': its deck has more Monsters than the "
                        f"{len(self.monsters)} of the box"
                    )
            if level.warlords > len(self.warlords):
                raise DocumentRefused(f"levels.toml, entry '{level.id}': too many Warlords")


def _copy_id(id: str, copy: int) -> str:
    return id if copy == 1 else f"{id}#{copy}"


def _instant(words: list[str], place: str) -> list[int]:
    for word in words:
        if word not in INSTANT:
            raise DocumentRefused(f"{place}: '{word}' is no instant effect")
    return [INSTANT.index(word) for word in words]


def _bits(words: list[str], place: str) -> int:
    bits = 0
    for word in words:
        if word not in ONGOING:
            raise DocumentRefused(f"{place}: '{word}' is no ongoing effect")
        bits |= 1 << ONGOING.index(word)
    return bits


def _effects(documents: list[EffectDocument]) -> list[Effect]:
    """The instant effects in the order of their numbers."""
    known = {document.word: document for document in documents}
    for word in INSTANT + ONGOING:
        if word not in known:
            raise DocumentRefused(f"effects.toml: the effect '{word}' is missing")
    return [Effect(known[word]) for word in INSTANT]


def _in_order(boards: list[Board]) -> list[Board]:
    return sorted(boards, key=lambda board: BOARD_COLOURS.index(board.id))


def _by_action(tiles: list[TileDocument]) -> list[TileDocument]:
    """The tiles in the order of their actions, which the rules know them by."""
    found = {tile.action: tile for tile in tiles}
    if len(found) != len(ACTIONS) or len(tiles) != len(ACTIONS):
        raise DocumentRefused("tiles.toml: nine tiles are needed, each with its own action")
    return sorted(tiles, key=lambda tile: ACTIONS.index(tile.action))


def _die(document: DieDocument, allowed: list[str]) -> Die:
    for face in document.faces:
        if face not in allowed:
            raise DocumentRefused(f"dice.toml, entry '{document.id}': there is no face '{face}'")
    return Die(document.name, list(document.faces))
