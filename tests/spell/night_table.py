"""Arranging a Night for tests of the Monster Phase: the table is laid in Python, a part of the
phase is played, and what stands where is read off in words.

The map is Gildenberg's as drawn in its scenario, with the structures of set-up unless `town` is
False. A Monster is written `clawer D13 E`: kind, spot, facing, and `stunned` or its Wounds.
"""

from __future__ import annotations

from laststand.games.spell.board.heroes import put_hero
from laststand.games.spell.board.monsters import place_monster, replace_monster
from laststand.games.spell.board.structures import place_structure, replace_structure, with_flames
from laststand.games.spell.heroes.hero import IN_PLAY, Hero
from laststand.games.spell.map.geometry import COIN, LETTERS
from laststand.games.spell.map.mist import Mist
from laststand.games.spell.map.pieces import Monster, Structure
from laststand.games.spell.map.spots import SPOT_NAMES, SPOT_NUMBERS
from laststand.games.spell.rulings import Rulings
from laststand.games.spell.state import Vigil
from laststand.games.spell.table import bare_table
from laststand.games.spell.things.boons import Boons
from laststand.kernel.bag import Bag
from laststand.kernel.chance import Chance
from laststand.kernel.choice import Choice
from laststand.kernel.errors import LaststandError
from laststand.kernel.events import Event, Log
from laststand.kernel.run import Run
from laststand.kernel.step import Step
from tests.spell.arrange import game

BOX = game().box
DRAWN = {"W": "wooden-wall", "#": "stone-wall", "H": "house", "S": "shop"}
RUINS = {"a": "ruin-1", "b": "ruin-2", "c": "ruin-3", "d": "ruin-7", "e": "ruin-8", "f": "ruin-11"}


class Night:
    def __init__(
        self,
        *monsters: str,
        town: bool = True,
        mist: int = 5,
        coin: str = "left",
        scenario: str = "gildenberg",
        day: int = 1,
        phase: int = 1,
    ) -> None:
        laid = BOX.scenarios[scenario]
        self.s = bare_table(BOX, laid, 4, Chance.seeded(1), Rulings({}))
        s = self.s
        s.mist = Mist([mist] * 3)
        s.coin = COIN.index(coin)
        s.day, s.phase, s.is_night = day, phase, True
        s.panic.flames = [2] * len(s.panic.flames)
        if town:
            for drawn in s.ground.drawn:
                kind = BOX.structure({**DRAWN, **RUINS}[drawn.letter])
                place_structure(s, kind, drawn.spots)
        self.put(*monsters)
        self.log = s.log = Log()

    # -- laying the table ------------------------------------------------------------------

    def put(self, *lines: str) -> Night:
        for line in lines:
            kind, at, facing, *rest = line.split()
            spot = SPOT_NUMBERS[at]
            placed = place_monster(self.s, BOX.monster(kind), spot, LETTERS.index(facing), "")
            stunned = self.s.phase + 1 if "stunned" in rest else 0
            wounds = sum([int(word) for word in rest if word.isdigit()])
            changed = Monster(placed.kind, placed.serial, spot, placed.facing, wounds, stunned)
            replace_monster(self.s, changed)
        return self

    def heroes(self, **spots: str) -> Night:
        for id, at in spots.items():
            hero = Hero()
            hero.kind = BOX.hero_ids.index(id)
            hero.seat = len(self.s.heroes)
            hero.status = IN_PLAY
            card = BOX.heroes[hero.kind].sides[0]
            hero.mana = card.mana
            hero.tokens = list(card.tokens)
            hero.fresh = [True] * len(hero.tokens)
            self.s.heroes.append(hero)
            put_hero(self.s, hero.seat, SPOT_NUMBERS[at])
        return self

    def wears(self, hero: str, *armors: str) -> Night:
        h = self.hero(hero)
        h.armors = [BOX.item(id).number for id in armors]
        h.ready = [True] * len(armors)
        return self

    def knows(self, hero: str, perk: str) -> Night:
        h = self.hero(hero)
        h.boons = Boons([*h.boons.every, *BOX.perks[BOX.perk_ids.index(perk)].boons])
        return self

    def builds(self, kind: str, *spots: str, flames: int = 0) -> Night:
        built = place_structure(self.s, BOX.structure(kind), [SPOT_NUMBERS[spot] for spot in spots])
        replace_structure(self.s, with_flames(built, flames))
        return self

    def lays(self, slot: int, *cards: str) -> Night:
        """Pattern cards on a slot, from the top; "unseen" for one that lies face down."""
        unseen = -1
        self.s.spawn.slots[slot - 1] = [
            unseen if card == "unseen" else BOX.pattern_ids.index(card) for card in cards
        ]
        self.s.spawn.patterns = Bag.shuffled("Spawn Pattern", BOX.pattern_ids, list(range(10)))
        return self

    # -- playing ---------------------------------------------------------------------------

    def play(self, *steps: Step[Vigil], luck: str = "") -> Night:
        self.s.then_all(list(steps))
        self.s.chance.given = luck.split()
        self.run = Run(self.s)
        self.go_on(-1)
        return self

    def choose(self, notation: str, luck: str = "") -> Night:
        self.s.chance.given = luck.split()
        self.go_on(self.offered.index(notation))
        return self

    def go_on(self, index: int) -> None:
        """Up to the next choice, or until the steps laid out are played: then it rests."""
        self.rests = False
        try:
            if index < 0:
                self.run.advance()
            else:
                self.run.choose(index)
        except LaststandError as error:
            if not str(error).startswith("the agenda is empty"):
                raise
            self.rests = True
        assert self.s.chance.given == [], "more luck was given than was needed"

    @property
    def choice(self) -> Choice | None:
        return None if self.rests else self.run.choice

    @property
    def asked(self) -> str:
        if self.rests:
            return "rest"
        return self.choice.ask if self.choice is not None else ""

    @property
    def rule(self) -> str:
        return self.choice.rule if self.choice is not None else ""

    @property
    def offered(self) -> list[str]:
        return self.choice.notations() if self.choice is not None else []

    @property
    def ended(self) -> str:
        over = self.run.outcome
        return "" if over is None else f"{'won' if over.won else 'lost'} {over.rule}"

    # -- reading the table -----------------------------------------------------------------

    def hero(self, id: str) -> Hero:
        for number in range(len(self.s.heroes)):
            if self.s.hero_id(number) == id:
                return self.s.heroes[number]
        raise KeyError(id)

    def where(self, kind: str = "") -> list[str]:
        """`spot facing` of the Monsters of a kind, in the order in which they were placed."""
        return [
            f"{SPOT_NAMES[monster.spot]} {LETTERS[monster.facing]}"
            for monster in self.s.horde.monsters
            if kind in ("", monster.kind.id)
        ]

    def kinds(self) -> list[str]:
        return [monster.kind.id for monster in self.s.horde.monsters]

    def standing(self, spot: str) -> Structure | None:
        return self.s.structure_at[SPOT_NUMBERS[spot]]

    def flames(self, spot: str) -> int:
        structure = self.standing(spot)
        assert structure is not None
        return structure.flames

    def events(self, kind: str) -> list[Event]:
        return [event for event in self.log.events if event.kind == kind]
