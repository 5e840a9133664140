"""What is in the box: every card, tile, board, die and token, as the rules use them."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

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
from laststand.games.bastion.vocabulary import (
    ONGOING,
    POWERS,
    Effect,
    Ongoing,
    Vocabulary,
    ongoing_named,
    power_named,
)
from laststand.kernel.chance import Die
from laststand.kernel.content import Content, refused
from laststand.kernel.errors import DocumentRefused

# -- colours ---------------------------------------------------------------------------

FACES: Final = ["red", "green", "blue", "yellow", "black", "white"]
COLOURS: Final = FACES[:5]
BOARD_COLOURS: Final = FACES[:4]
BLACK: Final = 4
WHITE: Final = 5

NO_CARD: Final = -1
"""On a space of a Horde board that is free."""
NOBODY: Final = -1
"""The seat of no player: who is active in a neutral board's turn."""

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

# -- pieces ----------------------------------------------------------------------------


class Card:
    """A Monster or Warlord. `needs` is its resistance, colour by colour."""

    def __init__(self, id: str, kind: str, colour: int, needs: list[int], warlord: bool) -> None:
        self.id: Final = id
        self.kind: Final = kind
        self.colour: Final = colour
        self.needs: Final = needs
        self.is_warlord: Final = warlord
        self.colours: Final = [number for number, need in enumerate(needs) if need]
        self.ongoing: list[Ongoing] = []
        self.ongoing_bits = 0
        self.entrance: list[Effect] = []
        self.recurring: list[Effect] = []
        self.exit: list[Effect] = []


class Board:
    def __init__(self, document: BoardDocument, words: Vocabulary) -> None:
        place = f"boards.toml, entry '{document.id}'"
        self.id: Final[str] = document.id
        self.rule: Final[str] = document.rule
        self.full: Final = words.on_board(document.full, place, "full")
        self.subsides: Final[bool] = document.subsides


class HeroCard:
    def __init__(self, document: HeroDocument) -> None:
        self.id: Final[str] = document.id
        self.power: Final = power_named(document.power, f"heroes.toml, entry '{document.id}'")


class Tile:
    def __init__(self, number: int, document: TileDocument, words: Vocabulary) -> None:
        place = f"tiles.toml, entry '{document.id}'"
        self.number: Final = number
        self.id: Final[str] = document.id
        self.action: Final = words.action(document.action, place)
        self.dice: Final[int] = document.dice
        self.life: Final[int] = document.life
        self.calls: Final[int] = document.call_to_arms
        self.figures: Final[int] = document.figures
        self.lowers: Final[int] = document.lowers
        self.moves: Final[int] = document.moves
        self.cards: Final[int] = document.cards
        self._check(document, place)

    def _check(self, document: TileDocument, place: str) -> None:
        """What the entry says is what its action does."""
        action = self.action
        if document.element != action.element:
            raise refused(place, "element", f"'{action.word}' has {action.element or 'none'}")
        if document.works_on_warlords != action.works_on_warlords:
            raise refused(place, "works_on_warlords", f"'{action.word}' does otherwise")
        amounts = {
            "dice": self.dice,
            "life": self.life,
            "call_to_arms": self.calls,
            "figures": self.figures,
            "lowers": self.lowers,
            "moves": self.moves,
            "cards": self.cards,
        }
        for name, amount in amounts.items():
            if amount and name not in action.amounts.split():
                raise refused(place, name, f"'{action.word}' has no use for it")
            if amount < 0:
                raise refused(place, name, "a number that is not negative is expected")


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


# -- the box ---------------------------------------------------------------------------


class Box:
    """Everything in the box, loaded once and never changed."""

    def __init__(self, content: Content, words: Vocabulary) -> None:
        self.words: Final = words
        _check_effects(content.load("effects.toml", "effect", EffectDocument), words)
        boards = content.load("boards.toml", "board", BoardDocument)
        self.boards: Final = _in_order([Board(board, words) for board in boards])
        self.heroes: Final = [
            HeroCard(hero) for hero in content.load("heroes.toml", "hero", HeroDocument)
        ]
        self.hero_ids: Final = [hero.id for hero in self.heroes]
        self.tiles: Final = _tiles(content.load("tiles.toml", "tile", TileDocument), words)
        self.tile_ids: Final = [tile.id for tile in self.tiles]
        self.tile_of: Final = {tile.action.element: tile for tile in self.tiles}
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
        self.combat_die: Final = _combat_die(dice["combat"])
        self.gray_die: Final = _combat_die(dice["gray"])
        corruption = dice["corruption"]
        self.corruption_die: Final = Die(corruption.name, list(corruption.faces))
        self.combat_faces: Final = [FACES.index(face) for face in self.combat_die.faces]
        self.gray_faces: Final = [FACES.index(face) for face in self.gray_die.faces]
        self.corruption_faces: Final = words.on_die(
            corruption.faces, "dice.toml, entry 'corruption'", "faces"
        )
        self.white_dice: Final[int] = dice["combat"].count
        self.cards: Final[list[Card]] = []
        for monster in content.load("monsters.toml", "monster", MonsterDocument):
            self._add_monster(monster)
        self.monsters: Final = list(range(len(self.cards)))
        for warlord in content.load("warlords.toml", "warlord", WarlordDocument):
            self._add_warlord(warlord)
        self.warlords: Final = list(range(len(self.monsters), len(self.cards)))
        self.ongoing_bits: Final = vec[i64]([card.ongoing_bits for card in self.cards])
        """The ongoing effects by card, a bit for each."""
        self.card_ids: Final = [card.id for card in self.cards]
        self.card_numbers: Final = {card.id: number for number, card in enumerate(self.cards)}
        self._check()

    def _add_monster(self, document: MonsterDocument) -> None:
        colour = COLOURS.index(document.colour)
        needs = [0] * len(COLOURS)
        needs[colour] = document.resistance
        for copy in range(1, document.count + 1):
            card = Card(_copy_id(document.id, copy), document.id, colour, needs, False)
            self._print(card, document, f"monsters.toml, entry '{document.id}'")

    def _add_warlord(self, document: WarlordDocument) -> None:
        needs = [0] * len(COLOURS)
        for colour_name, need in document.needs.items():
            needs[COLOURS.index(colour_name)] = need
        colour = COLOURS.index(document.placed_as)
        for copy in range(1, document.count + 1):
            card = Card(_copy_id(document.id, copy), document.id, colour, needs, True)
            self._print(card, document, f"warlords.toml, entry '{document.id}'")

    def _print(self, card: Card, document: MonsterDocument | WarlordDocument, place: str) -> None:
        words = self.words
        card.entrance = words.on_card(document.entrance, place, "entrance")
        card.recurring = words.on_card(document.recurring, place, "recurring")
        card.exit = words.on_card(document.exit, place, "exit")
        card.ongoing = ongoing_named(document.ongoing, place)
        card.ongoing_bits = sum([effect.bit for effect in card.ongoing])
        self.cards.append(card)

    def _check(self) -> None:
        """What no single entry can say: that the pieces fit together."""
        powers = [hero.power for hero in self.heroes]
        if len(powers) != len(POWERS) or not all([power in powers for power in POWERS]):
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


def _check_effects(documents: list[EffectDocument], words: Vocabulary) -> None:
    """What the entries say of the effects is what these do, and none is missing."""
    for document in documents:
        said = [document.kind, document.sufferer, document.able, document.choice, document.rule]
        done = _done(document, words)
        for field, one, other in zip(["kind", "sufferer", "able", "choice", "rule"], said, done):
            if one != other:
                place = f"effects.toml, entry '{document.id}'"
                raise refused(place, field, f"'{document.word}' has '{other}', not '{one}'")
    known = [document.word for document in documents]
    instant = [effect.word for effect in words.effects]
    for word in instant + [effect.word for effect in ONGOING]:
        if word not in known:
            raise DocumentRefused(f"effects.toml: the effect '{word}' is missing")


def _done(document: EffectDocument, words: Vocabulary) -> list[str]:
    """Kind, sufferer, able, choice and rule of an effect."""
    for ongoing in ONGOING:
        if ongoing.word == document.word:
            return ["ongoing", "everyone", "always", "none", ongoing.rule]
    effect = words.effect(document.word)
    if effect is None:
        place = f"effects.toml, entry '{document.id}'"
        raise refused(place, "word", f"there is no effect '{document.word}'")
    return ["instant", effect.sufferer, effect.able, effect.choice, effect.rule]


def _in_order(boards: list[Board]) -> list[Board]:
    return sorted(boards, key=lambda board: BOARD_COLOURS.index(board.id))


def _tiles(documents: list[TileDocument], words: Vocabulary) -> list[Tile]:
    """The tiles in the order of their actions."""
    for document in documents:
        words.action(document.action, f"tiles.toml, entry '{document.id}'")
    found = {document.action: document for document in documents}
    if len(found) != len(words.actions) or len(documents) != len(words.actions):
        raise DocumentRefused("tiles.toml: nine tiles are needed, each with its own action")
    return [Tile(number, found[action.word], words) for number, action in enumerate(words.actions)]


def _combat_die(document: DieDocument) -> Die:
    for face in document.faces:
        if face not in FACES:
            place = f"dice.toml, entry '{document.id}'"
            raise refused(place, "faces", f"there is no face '{face}'")
    return Die(document.name, list(document.faces))
