"""Cetusia, Boss of Lakeburg: her Head and her Tail (Night p. 18)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from laststand.games.spell import told
from laststand.games.spell.board.monsters import (
    NOBODY,
    monsters_on,
    move_monster,
    place_monster,
    replace_monster,
    wound_monster,
)
from laststand.games.spell.boss import Boss
from laststand.games.spell.bosses.making_room import first_free, nearest_for_hero, push, sweep
from laststand.games.spell.box import Box
from laststand.games.spell.endings import defeat_boss
from laststand.games.spell.heroes.damage import BY_MONSTER, TakeDamage
from laststand.games.spell.heroes.together import take_together
from laststand.games.spell.map.cetusia_cards import (
    CETUSIA,
    HEAD,
    PARTS,
    TAIL,
    CetusiaCard,
    PartPattern,
)
from laststand.games.spell.map.geometry import (
    DIRECTIONS,
    NO_SIDE,
    TOWARD_TOWN,
    TOWN_LEFT,
    TOWN_RIGHT,
    TOWN_TOP,
)
from laststand.games.spell.map.pieces import Monster
from laststand.games.spell.map.spots import COLUMNS, SPOT_NAMES
from laststand.games.spell.monsters.attacks import (
    burn,
    heroes_on,
    note_answer,
    strike_circle_in,
)
from laststand.games.spell.monsters.onslaught import AT_HERO, Strike
from laststand.games.spell.options import OnSpot
from laststand.games.spell.state import Vigil
from laststand.games.spell.things.kinds import MonsterKind
from laststand.kernel.action import ask
from laststand.kernel.bag import Bag
from laststand.kernel.choice import Flow
from laststand.kernel.events import Fact
from laststand.kernel.fields import Fields, expect, write_bag
from laststand.kernel.step import Number, Shape, Step

FIRST_PHASE: Final = 1
CARDS_SHOWN: Final = 3  # TLS-CETUSIA-12
ATTACK_RULES: Final = ["TLS-CETUSIA-4", "TLS-CETUSIA-5"]  # by part


class Cetusia(Boss[Vigil]):
    """A card of her own says in each phase where she comes up and what she hits."""

    def __init__(self, box: Box) -> None:
        super().__init__(CETUSIA)
        self.box: Final = box
        self.deck = Bag("Cetusia", box.cetusia_card_ids, [], [])  # empty until she is scouted
        self.drawn: list[int] = []  # cards that lie open, the last one in force
        self.fallen: list[int] = []  # parts that are gone: HEAD, TAIL

    def clone(self) -> Cetusia:
        cetusia = Cetusia(self.box)
        cetusia.deck = self.deck.clone()
        cetusia.drawn = self.drawn.copy()
        cetusia.fallen = self.fallen.copy()
        return cetusia

    # -- her cards -------------------------------------------------------------------------

    def scout(self, s: Vigil) -> None:
        """TLS-LAKEBURG-8: her four cards are shuffled and lie beside the board."""
        self.shuffle()
        told.cetusia_scouted(s)

    def shuffle(self) -> None:
        cards = list(range(len(self.box.cetusia_cards)))
        self.deck = Bag.shuffled("Cetusia", self.box.cetusia_card_ids, cards)
        self.drawn = []

    def boss_part(self, s: Vigil) -> None:
        """TLS-CETUSIA-10: a card says where Head and Tail come up, in every Boss part but the
        first (TLS-CETUSIA-9)."""
        if self.deck.is_empty or s.phase <= FIRST_PHASE:
            return
        card = self.deck.draw(s.chance)
        self.drawn.append(card)
        told.cetusia_card_drawn(s, card)
        s.then_all([PartAppears(part) for part in (HEAD, TAIL)])

    def before_attacks(self, s: Vigil) -> list[Step[Vigil]]:
        return [CetusiaAttacks()]

    def end_phase(self, s: Vigil) -> None:
        """TLS-CETUSIA-12."""
        if len(self.drawn) >= CARDS_SHOWN:
            self.shuffle()
            told.cetusia_shuffled(s)

    def pattern_of(self, part: int) -> PartPattern | None:
        """What the drawn card says of a part that is still there (TLS-CETUSIA-7)."""
        if not self.drawn or part in self.fallen:
            return None
        return self.box.cetusia_cards[self.drawn[-1]].parts[part]

    def part_kind(self, part: int) -> MonsterKind:
        return self.side_up(self.box.monster(PARTS[part]))

    def side_up(self, kind: MonsterKind) -> MonsterKind:
        """TLS-CETUSIA-6: both cards are turned when a part is gone."""
        return kind.turned if self.fallen and kind.turned is not None else kind

    # -- how she dies ----------------------------------------------------------------------

    def on_kill(self, s: Vigil, monster: Monster) -> None:
        """TLS-CETUSIA-7: a part is gone and the other goes on, both cards turned (TLS-CETUSIA-6)
        and its Wounds as they were; without both she is dead (TLS-CETUSIA-8)."""
        if monster.kind.id not in PARTS:
            return
        s.supply.figures[monster.kind.number] -= 1
        self.fallen.append(PARTS.index(monster.kind.id))
        if self.is_defeated():
            defeat_boss(s)
        told.cetusia_turned(s, monster)
        for other in s.horde.monsters.copy():
            if other.kind.turned is not None:
                replace_monster(s, other.of_kind(other.kind.turned))

    def falls_with(self, monster: Monster) -> bool:
        return monster.kind.id in PARTS and len(self.fallen) == len(PARTS) - 1

    def is_defeated(self) -> bool:
        return len(self.fallen) == len(PARTS)

    # -- as a document and a view ----------------------------------------------------------

    def write(self, s: Vigil) -> dict[str, Any]:
        return {
            "cetusia_deck": write_bag(self.deck),
            "cetusia_drawn": [self.box.cetusia_card_ids[card] for card in self.drawn],
            "cetusia_fallen": [PARTS[part] for part in self.fallen],
        }

    def read(self, s: Vigil, fields: Fields) -> None:
        ids = self.box.cetusia_card_ids
        if fields.has("cetusia_deck"):
            self.deck = fields.bag("cetusia_deck", "Cetusia", ids)
        self.drawn = fields.some("cetusia_drawn", ids)
        self.fallen = fields.some("cetusia_fallen", PARTS)

    def owns(self, kind: MonsterKind) -> bool:
        return kind.id in PARTS

    def set_aside(self, s: Vigil) -> None:
        for part in self.fallen:  # TLS-CETUSIA-7
            s.supply.figures[self.box.monster(PARTS[part]).number] -= 1

    def check(self, s: Vigil) -> None:
        """Her cards are all there or not at all, and by Night one part of her is left."""
        cards = self.deck.contents() + self.drawn
        if cards:
            all_there = sorted(cards) == list(range(len(self.box.cetusia_cards)))
            expect(all_there, "cetusia_deck", "each of her cards is needed once")
            expect(not self.deck.is_empty, "cetusia_deck", "no card is left to draw")
        is_scouted = len(cards) > 0 or not s.is_night or s.day < s.scenario.days
        expect(is_scouted, "cetusia_deck", "on her Night her cards are there")
        once = len(set(self.fallen)) == len(self.fallen)
        expect(once, "cetusia_fallen", "a part has fallen twice")
        expect(not (s.is_night and self.is_defeated()), "cetusia_fallen", "one part is left")

    def view(self, s: Vigil) -> dict[str, Any]:
        """Her stage and her cards: which lie open, and what each says of the parts that are
        left. Nothing until she is scouted."""
        if self.deck.is_empty:
            return {"cetusia": {}}
        drawn = [self.box.cetusia_card_ids[card] for card in self.drawn]
        return {
            "cetusia": {
                "stage": 2 if self.fallen else 1,
                "fallen": [PARTS[part] for part in self.fallen],
                "drawn": drawn,
                "card": drawn[-1] if drawn else "",
                "cards": [
                    {"card": card.id, "parts": self.view_parts(card)}
                    for card in self.box.cetusia_cards
                ],
            }
        }

    def view_parts(self, card: CetusiaCard) -> list[dict[str, Any]]:
        return [
            {
                "monster": PARTS[part],
                "at": SPOT_NAMES[pattern.spot],
                "facing": DIRECTIONS[pattern.facing],
                "attack": pattern.attack,
                "damage": self.part_kind(part).blows[pattern.attack],
                "area": [SPOT_NAMES[spot] for spot in pattern.spots],
            }
            for part, pattern in enumerate(card.parts)
            if part not in self.fallen
        ]

    def threats(self, s: Vigil) -> list[tuple[list[int], float]]:
        """TLS-CETUSIA-10: one of the cards not drawn yet says whom she strikes."""
        if self.deck.is_empty or len(self.drawn) >= CARDS_SHOWN:
            return []
        cards = [card for at, card in enumerate(self.box.cetusia_cards) if at not in self.drawn]
        found: list[tuple[list[int], float]] = []
        for card in cards:
            for part, pattern in enumerate(card.parts):
                if part not in self.fallen:
                    damage = self.part_kind(part).blows[pattern.attack]
                    found.append((pattern.spots, damage / len(cards)))
        return found


def find_part(s: Vigil, part: int) -> Monster | None:
    for monster in s.horde.monsters:
        if monster.kind.id == PARTS[part]:
            return monster
    return None


class OfPart(Step[Vigil]):
    """A step of the Head or the Tail."""

    shape: ClassVar[Shape] = (Number("part"),)

    def __init__(self, part: int) -> None:
        self.part: Final = part

    def fits(self, s: Vigil) -> bool:
        return self.part < len(PARTS)

    def facts(self, s: Vigil) -> dict[str, Fact]:
        return {"monster": PARTS[self.part]}

    def pattern(self, s: Vigil) -> PartPattern | None:
        cetusia = s.boss
        return cetusia.pattern_of(self.part) if isinstance(cetusia, Cetusia) else None


# -- where she comes up -----------------------------------------------------------------------


class PartAppears(OfPart):
    """TLS-CETUSIA-11: a hero on the spot is moved straight toward the Mist, anything else is
    removed."""

    def play(self, s: Vigil) -> Flow:
        pattern = self.pattern(s)
        if pattern is None:
            return
        hero = s.hero_at[pattern.spot]
        if hero >= 0:
            options = [OnSpot("place", spot) for spot in spots_toward_mist(s, pattern.spot)]
            seat = s.heroes[hero].seat
            chosen = yield from ask(seat, "pushed", "TLS-CETUSIA-15", options)
            push(s, hero, chosen.spot, "TLS-CETUSIA-11", CETUSIA)
        come_up(s, self.part, pattern)


def spots_toward_mist(s: Vigil, spot: int) -> list[int]:
    """TLS-CETUSIA-11: the nearest free spot straight toward the Mist; TLS-CETUSIA-16: where there
    is none, the nearest of all."""
    ahead = [first_free(s, spot, way, []) for way in ways_to_mist(s, spot)]
    free = [to for to in ahead if to >= 0]
    return free or nearest_for_hero(s, spot, [])


def ways_to_mist(s: Vigil, spot: int) -> list[int]:
    """TLS-CETUSIA-15: to the Mist tile of the own side; in the Town and south of it to the
    nearest, which may be two."""
    side = s.ground.side[spot]
    if side != NO_SIDE:
        return [(TOWARD_TOWN[side] + 2) % 4]
    row, column = spot // COLUMNS, spot % COLUMNS
    left, upper, right = s.mist.distances
    away = [
        column - (TOWN_LEFT - 1 - left),
        row - (TOWN_TOP - 1 - upper),
        TOWN_RIGHT + 1 + right - column,
    ]
    return [(TOWARD_TOWN[tile] + 2) % 4 for tile in range(NO_SIDE) if away[tile] == min(away)]


def come_up(s: Vigil, part: int, pattern: PartPattern) -> None:
    """The figure is placed; with all its Wounds if it was on the board before. The other part is
    not removed: until it comes up itself it is where this one was."""
    figure = find_part(s, part)
    if figure is not None:
        s.monster_at[figure.spot] = None
        other = s.monster_at[pattern.spot]
        if other is not None and other.kind.id in PARTS:
            move_monster(s, other, figure.spot)
    sweep(s, pattern.spot, "TLS-CETUSIA-11", CETUSIA)
    if figure is None:
        kind = s.boss.side_up(s.box.monster(PARTS[part]))
        place_monster(s, kind, pattern.spot, pattern.facing, "TLS-CETUSIA-10")
        return
    there = figure.moved_to(pattern.spot).turned_to(pattern.facing)
    replace_monster(s, there)
    told.cetusia_surfaced(s, there)


# -- how she attacks --------------------------------------------------------------------------


class CetusiaAttacks(Step[Vigil]):
    """TLS-CETUSIA-2: before all other Monsters, first the Head, then the Tail."""

    def play(self, s: Vigil) -> None:
        cetusia = s.boss
        if isinstance(cetusia, Cetusia) and cetusia.drawn:
            s.then(PartAttacks(HEAD), PartAttacks(TAIL))


class PartAttacks(OfPart):
    """TLS-CETUSIA-3: everything in the red area of the card is hit (TLS-CETUSIA-4,
    TLS-CETUSIA-5), one more in the second stage (TLS-CETUSIA-13); Monsters without dice
    (TLS-CETUSIA-14)."""

    def play(self, s: Vigil) -> Flow | None:
        pattern = self.pattern(s)
        figure = find_part(s, self.part)
        if pattern is None or figure is None:
            return None
        n = figure.kind.blows[pattern.attack]
        rule = ATTACK_RULES[self.part]
        told.cetusia_attacked(s, figure, pattern.attack, pattern.spots, n, rule)
        heroes = heroes_on(s, pattern.spots)
        for hero in heroes:
            note_answer(s, Strike(figure.serial, figure.kind, figure.spot, AT_HERO, hero))
        burn(s, pattern.spots, n, rule, pattern.attack)
        strike_circle_in(s, pattern.spots, n, rule, pattern.attack)
        for monster in monsters_on(s, pattern.spots):
            wound_monster(s, monster, n, NOBODY, "TLS-CETUSIA-14", pattern.attack)
        due = [TakeDamage(hero, n, BY_MONSTER, pattern.attack) for hero in heroes]
        return take_together(s, due)


STEPS: Final[list[type[Step[Any]]]] = [PartAppears, CetusiaAttacks, PartAttacks]
