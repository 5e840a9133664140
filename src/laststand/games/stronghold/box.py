"""What is in the box: every card, die and token, as the rules use them."""

from __future__ import annotations

from typing import Final, get_args

from laststand.games.stronghold.documents import (
    AbilityDocument,
    ArtifactDocument,
    BoonDocument,
    BoonWord,
    BossDocument,
    CatapultDocument,
    DieDocument,
    EnemyDocument,
    HarmDocument,
    HeroDocument,
    LevelDocument,
    LocationDocument,
    TokenDocument,
    WareDocument,
)
from laststand.kernel.chance import Die
from laststand.kernel.content import Content
from laststand.kernel.errors import DocumentRefused

FACES: Final = ["fight", "search", "agility", "defend", "star", "corruption", "reroll"]
ICONS: Final = FACES[:4]
FIGHT: Final = 0
SEARCH: Final = 1
AGILITY: Final = 2
DEFEND: Final = 3
STAR: Final = 4
CORRUPTION: Final = 5
REROLL: Final = 6

PLACES: Final = ["A", "B", "C", "D", "E", "Lux"]
LUX: Final = 5
WHERE_CALLED: Final = -1


# What boons do, in the order of their words in the documents.
BOONS: Final[list[str]] = list(get_args(BoonWord))
ADD_ICONS: Final = 0
TURN_DIE: Final = 1
REROLL_DICE: Final = 2
HEAL: Final = 3
CLEANSE: Final = 4
DOUSE: Final = 5
SMITE: Final = 6
TOPPLE: Final = 7
STALL: Final = 8
STALL_ALL: Final = 9
DRIVE: Final = 10
SCOUT: Final = 11
MARCH: Final = 12
GAIN_GOLD: Final = 13
GAIN_REROLLS: Final = 14
GAIN_SYMBOL: Final = 15
DRAW_ARTIFACT: Final = 16
ADD_CHEST: Final = 17
WARD: Final = 18


class Harm:
    """Something bad that a timer brings."""

    def __init__(self, document: HarmDocument) -> None:
        self.do: Final[str] = document.do
        self.n: Final[int] = document.n


class Boon:
    """Something good that a hero, an artifact or a ware does."""

    def __init__(self, document: BoonDocument) -> None:
        self.do: Final = BOONS.index(document.do)
        self.n: Final[int] = document.n
        self.icons: Final = [ICONS.index(icon) for icon in document.icons]
        self.anywhere: Final[bool] = document.anywhere


class Card:
    """An enemy or boss card. `needs` counts the icons that defeat it, by icon."""

    def __init__(self, id: str, kind: str, at: int, needs: list[str]) -> None:
        self.id: Final = id
        self.kind: Final = kind
        self.at: Final = at
        self.needs: Final = [needs.count(icon) for icon in ICONS]
        self.icons: Final = len(needs)
        self.ability = ""
        self.gold = False
        self.catapult = False
        self.corruption = 0
        self.adds_chest = False
        self.removes_chest = False
        self.timer = 0
        self.moves = False
        self.harms: list[Harm] = []
        self.boss = ""
        self.number = 0
        self.wild = True

    @property
    def joins_hordes(self) -> bool:
        """Whether a Horde draws this card to itself."""
        return self.ability == "horde" or self.ability == "chieftain"


class Ability:
    def __init__(self, document: AbilityDocument) -> None:
        self.name: Final[str] = document.name
        self.boons: Final = [Boon(boon) for boon in document.boons]


class Hero:
    def __init__(self, document: HeroDocument) -> None:
        self.id: Final[str] = document.id
        self.sides: Final = [Ability(document.full), Ability(document.damaged)]


class Artifact:
    def __init__(self, document: ArtifactDocument) -> None:
        self.id: Final[str] = document.id
        self.boons: Final = [Boon(boon) for boon in document.boons]
        self.each_turn: Final[bool] = document.each_turn


class Ware:
    def __init__(self, document: WareDocument) -> None:
        self.id: Final[str] = document.id
        self.price: Final[int] = document.price
        self.boons: Final = [Boon(boon) for boon in document.boons]


class Box:
    """Everything in the box, loaded once and never changed."""

    def __init__(self, content: Content) -> None:
        self.levels: Final = {
            level.id: level.fire_spaces
            for level in content.load("levels.toml", "level", LevelDocument)
        }
        locations = content.load("locations.toml", "location", LocationDocument)
        self.location_ids: Final = [location.id for location in locations]
        self.spaces: Final = [location.spaces for location in locations]
        self.chests: Final = [location.chests for location in locations]
        tokens = {
            token.id: token.count for token in content.load("tokens.toml", "token", TokenDocument)
        }
        self.chest_tokens: Final[int] = tokens["chest"]
        self.corruption_limit: Final[int] = tokens["corruption"]
        self.reroll_limit: Final[int] = tokens["reroll"]
        self.catapults: Final = sorted(
            ICONS.index(token.icon)
            for token in content.load("catapults.toml", "catapult", CatapultDocument)
            for _ in range(token.count)
        )
        dice = content.load("dice.toml", "die", DieDocument)
        self.dice: Final = [Die(die.name, list(die.faces)) for die in dice]
        self.die_faces: Final = [[FACES.index(face) for face in die.faces] for die in dice]
        self.heroes: Final = [
            Hero(hero) for hero in content.load("heroes.toml", "hero", HeroDocument)
        ]
        self.artifacts: Final = [
            Artifact(card) for card in content.load("artifacts.toml", "artifact", ArtifactDocument)
        ]
        self.wares: Final = [
            Ware(ware) for ware in content.load("merchant.toml", "ware", WareDocument)
        ]
        self.cards: Final[list[Card]] = []
        self.starters: Final = self._deck(content, "starters.toml")
        self.enemies: Final = self._deck(content, "enemies.toml")
        self.shamans: Final = self._deck(content, "shamans.toml")
        self.leshes: Final = self._deck(content, "leshes.toml")
        self.bosses: Final[dict[str, list[int]]] = {}
        self._boss_cards(content)
        self.card_ids: Final = [card.id for card in self.cards]
        self.artifact_ids: Final = [artifact.id for artifact in self.artifacts]
        self.artifact_deck: Final = list(range(len(self.artifacts)))
        self._check()

    def _deck(self, content: Content, file: str) -> list[int]:
        """The cards of a deck; cards alike in kind and letter share a number."""
        deck: list[int] = []
        for kind in content.load(file, "enemy", EnemyDocument):
            numbers: dict[int, int] = {}
            places = [PLACES.index(letter) for letter in kind.at] or [WHERE_CALLED] * kind.count
            for at in places:
                if at not in numbers:
                    numbers[at] = len(self.cards)
                    self.cards.append(_enemy(kind, at))
                deck.append(numbers[at])
        return sorted(deck)

    def _boss_cards(self, content: Content) -> None:
        for document in content.load("bosses.toml", "boss", BossDocument):
            card = Card(document.id, document.id, PLACES.index(document.at), list(document.needs))
            card.boss = document.boss
            card.number = document.number
            card.wild = document.wild
            card.timer = document.timer
            card.harms = [Harm(harm) for harm in document.harms]
            self.bosses.setdefault(document.boss, []).append(len(self.cards))
            self.cards.append(card)

    def _check(self) -> None:
        """What no single entry can say: that the pieces fit together."""
        if self.location_ids != sorted(self.location_ids) or len(self.location_ids) != LUX:
            raise DocumentRefused("locations.toml: five locations in alphabetical order are needed")
        if len(self.dice) != 3:
            raise DocumentRefused("dice.toml: three dice are needed")
        if len(self.heroes) != 4:
            raise DocumentRefused("heroes.toml: four heroes are needed")
        if len(self.enemies) < 12:
            raise DocumentRefused("enemies.toml: the deck needs at least twelve cards")
        for number in self.starters + self.enemies:
            if self.cards[number].at == WHERE_CALLED:
                raise DocumentRefused(
                    f"entry '{self.cards[number].id}': a starter or a card of the enemy deck needs "
                    "a letter in 'at'"
                )
        for boss, cards in self.bosses.items():
            numbers = [self.cards[card].number for card in cards]
            if numbers not in ([1, 2], [1, 2, 3]):
                raise DocumentRefused(
                    f"bosses.toml: the cards of '{boss}' must be numbered 1, 2 or 1, 2, 3"
                )


def _enemy(kind: EnemyDocument, at: int) -> Card:
    id = kind.id if at == WHERE_CALLED else f"{kind.id}-{PLACES[at].lower()}"
    card = Card(id, kind.id, at, list(kind.needs))
    card.ability = kind.ability
    card.gold = kind.gold
    card.catapult = kind.catapult
    card.corruption = kind.corruption
    card.adds_chest = kind.adds_chest
    card.removes_chest = kind.removes_chest
    card.timer = kind.timer
    card.moves = kind.moves
    card.harms = [Harm(harm) for harm in kind.harms]
    return card
