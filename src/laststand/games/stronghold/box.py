"""What is in the box: every card, die and token, as the rules use them."""

from __future__ import annotations

from typing import Final

from laststand.games.stronghold.documents import (
    AbilityDocument,
    ArtifactDocument,
    BossDocument,
    CatapultDocument,
    DieDocument,
    EnemyDocument,
    HeroDocument,
    LevelDocument,
    LocationDocument,
    TokenDocument,
    WareDocument,
)
from laststand.games.stronghold.icons import FACES, ICONS
from laststand.games.stronghold.options import UseHero
from laststand.games.stronghold.places import LUX, PLACES
from laststand.games.stronghold.vocabulary import (
    ARTIFACT,
    HERO,
    NO_ABILITY,
    WARE,
    Boon,
    EnemyAbility,
    Harm,
    Vocabulary,
)
from laststand.kernel.chance import Die
from laststand.kernel.content import Content, refused
from laststand.kernel.errors import DocumentRefused

WHERE_CALLED: Final = -1


class Card:
    """An enemy or boss card. `needs` counts the icons that defeat it, by icon."""

    def __init__(self, id: str, kind: str, at: int, needs: list[str]) -> None:
        self.id: Final = id
        self.kind: Final = kind
        self.at: Final = at
        self.needs: Final = [needs.count(icon) for icon in ICONS]
        self.icons: Final = len(needs)
        self.ability: EnemyAbility = NO_ABILITY
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
    def acts(self) -> bool:
        """Whether something happens when it has been placed (LS-TURN-4)."""
        if self.ability.acts or self.corruption > 0:
            return True
        return self.catapult or self.adds_chest or self.removes_chest


class Ability:
    """What one side of a hero card says, and how it is offered: one object for all decisions."""

    def __init__(self, document: AbilityDocument, boons: list[Boon], hero: int, id: str) -> None:
        self.name: Final[str] = document.name
        self.boons: Final = boons
        self.use: Final = UseHero(hero, id, self.name)
        self.idle_use: Final = UseHero(hero, id, self.name, is_idle=True)


class Hero:
    def __init__(self, document: HeroDocument, words: Vocabulary, number: int) -> None:
        place = f"heroes.toml, entry '{document.id}'"
        full = words.boons_on(HERO, document.full.boons, place, "full.boons")
        damaged = words.boons_on(HERO, document.damaged.boons, place, "damaged.boons")
        self.id: Final[str] = document.id
        self.sides: Final = [
            Ability(document.full, full, number, self.id),
            Ability(document.damaged, damaged, number, self.id),
        ]


class Artifact:
    def __init__(self, document: ArtifactDocument, words: Vocabulary) -> None:
        place = f"artifacts.toml, entry '{document.id}'"
        self.id: Final[str] = document.id
        self.boons: Final = words.boons_on(ARTIFACT, document.boons, place, "boons")
        self.each_turn: Final[bool] = document.each_turn


class Ware:
    def __init__(self, document: WareDocument, words: Vocabulary) -> None:
        place = f"merchant.toml, entry '{document.id}'"
        self.id: Final[str] = document.id
        self.price: Final[int] = document.price
        self.boons: Final = words.boons_on(WARE, document.boons, place, "boons")


class Box:
    """Everything in the box, loaded once and never changed."""

    def __init__(self, content: Content, words: Vocabulary) -> None:
        self.words: Final = words
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
            Hero(hero, words, number)
            for number, hero in enumerate(content.load("heroes.toml", "hero", HeroDocument))
        ]
        self.artifacts: Final = [
            Artifact(card, words)
            for card in content.load("artifacts.toml", "artifact", ArtifactDocument)
        ]
        self.wares: Final = [
            Ware(ware, words) for ware in content.load("merchant.toml", "ware", WareDocument)
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
            place = f"{file}, entry '{kind.id}'"
            check_enemy(kind, place)
            numbers: dict[int, int] = {}
            places = [PLACES.index(letter) for letter in kind.at] or [WHERE_CALLED] * kind.count
            for at in places:
                if at not in numbers:
                    numbers[at] = len(self.cards)
                    self.cards.append(_enemy(kind, at, place, self.words))
                deck.append(numbers[at])
        return sorted(deck)

    def _boss_cards(self, content: Content) -> None:
        for document in content.load("bosses.toml", "boss", BossDocument):
            card = Card(document.id, document.id, PLACES.index(document.at), list(document.needs))
            card.boss = document.boss
            card.number = document.number
            card.wild = document.wild
            card.timer = document.timer
            place = f"bosses.toml, entry '{document.id}'"
            card.harms = self.words.harms_on(document.harms, place, is_boss=True)
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


def check_enemy(kind: EnemyDocument, place: str) -> None:
    """Refuses what no rule would carry out (LS-TIME-5, LS-TIME-6)."""
    if kind.at and kind.count:
        raise refused(place, "count", "a card with letters is there once for each of them")
    if not kind.at and kind.count < 1:
        raise refused(place, "count", "a card without a letter needs a number")
    if kind.moves and kind.harms:
        raise refused(place, "harms", "a card that its timer moves brings none")
    if kind.timer and not kind.moves and not kind.harms:
        raise refused(place, "timer", "its end must bring something")
    if not kind.timer and (kind.moves or kind.harms):
        raise refused(place, "timer", "without one nothing moves the card or brings its harms")


def _enemy(kind: EnemyDocument, at: int, place: str, words: Vocabulary) -> Card:
    id = kind.id if at == WHERE_CALLED else f"{kind.id}-{PLACES[at].lower()}"
    card = Card(id, kind.id, at, list(kind.needs))
    card.ability = words.ability(kind.ability, place)
    card.gold = kind.gold
    card.catapult = kind.catapult
    card.corruption = kind.corruption
    card.adds_chest = kind.adds_chest
    card.removes_chest = kind.removes_chest
    card.timer = kind.timer
    card.moves = kind.moves
    card.harms = words.harms_on(kind.harms, place, is_boss=False)
    return card
