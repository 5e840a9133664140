"""Cetusia, Boss of Lakeburg: her Head and her Tail (Night p. 18)."""

from __future__ import annotations

from typing import Final

from laststand.games.spell.board.monsters import (
    NOBODY,
    monsters_on,
    place_monster,
    replace_monster,
    wound_monster,
)
from laststand.games.spell.board.structures import damage_structure
from laststand.games.spell.bosses.making_room import first_free, nearest_free, push, sweep
from laststand.games.spell.heroes.damage import BY_MONSTER, TakeDamage
from laststand.games.spell.map.geometry import (
    COLUMNS,
    NO_SIDE,
    SPOT_NAMES,
    TOWARD_TOWN,
    TOWN_LEFT,
    TOWN_RIGHT,
    TOWN_TOP,
)
from laststand.games.spell.monsters.attacks import heroes_on, note_answer, structures_on
from laststand.games.spell.options import OnSpot
from laststand.games.spell.state import AT_HERO, Monster, Strike, Vigil
from laststand.games.spell.things.cetusia_cards import CETUSIA, HEAD, PARTS, TAIL, PartPattern
from laststand.games.spell.things.kinds import MonsterKind
from laststand.kernel.bag import Bag
from laststand.kernel.choice import Choice, Option
from laststand.kernel.events import Fact
from laststand.kernel.step import Flow, Step

FIRST_PHASE: Final = 1
CARDS_SHOWN: Final = 3  # TLS-CETUSIA-12
ATTACK_RULES: Final = ["TLS-CETUSIA-4", "TLS-CETUSIA-5"]  # by part


# -- her cards --------------------------------------------------------------------------------


def scout_cetusia(s: Vigil) -> None:
    """TLS-LAKEBURG-8: her four cards are shuffled and lie beside the board."""
    shuffle_cards(s)
    if s.log is not None:
        s.log.tell("CetusiaScouted", "TLS-LAKEBURG-8", CETUSIA)


def shuffle_cards(s: Vigil) -> None:
    cards = list(range(len(s.box.cetusia_cards)))
    s.cetusia_deck = Bag.shuffled("Cetusia", s.box.cetusia_card_ids, cards)
    s.cetusia_drawn = []


def draw_card(s: Vigil) -> None:
    """TLS-CETUSIA-10: a card says where Head and Tail come up, in every Boss part but the first
    (TLS-CETUSIA-9)."""
    if s.cetusia_deck.is_empty or s.phase <= FIRST_PHASE:
        return
    card = s.cetusia_deck.draw(s.chance)
    s.cetusia_drawn.append(card)
    if s.log is not None:
        id = s.box.cetusia_card_ids[card]
        s.log.tell("CetusiaCardDrawn", "TLS-CETUSIA-10", CETUSIA, card=id)
    s.then(*[PartAppears(part) for part in (HEAD, TAIL)])


def end_of_phase(s: Vigil) -> None:
    """TLS-CETUSIA-12."""
    if len(s.cetusia_drawn) >= CARDS_SHOWN:
        shuffle_cards(s)
        if s.log is not None:
            s.log.tell("CetusiaShuffled", "TLS-CETUSIA-12", CETUSIA)


def pattern_of(s: Vigil, part: int) -> PartPattern | None:
    """What the drawn card says of a part that is still there (TLS-CETUSIA-7)."""
    if not s.cetusia_drawn or part in s.cetusia_fallen:
        return None
    return s.box.cetusia_cards[s.cetusia_drawn[-1]].parts[part]


def find_part(s: Vigil, part: int) -> Monster | None:
    for monster in s.monsters:
        if monster.kind.id == PARTS[part]:
            return monster
    return None


def part_kind(s: Vigil, part: int) -> MonsterKind:
    """A part with the side of its card that is up (TLS-CETUSIA-6)."""
    kind = s.box.monster(PARTS[part])
    return kind.turned if s.cetusia_fallen and kind.turned is not None else kind


class OfPart(Step[Vigil]):
    """A step of the Head or the Tail."""

    def __init__(self, part: int) -> None:
        self.part: Final = part

    def words(self) -> list[str]:
        return [type(self).__name__, str(self.part)]

    def facts(self, s: Vigil) -> dict[str, Fact]:
        return {"monster": PARTS[self.part]}


# -- where she comes up -----------------------------------------------------------------------


class PartAppears(OfPart):
    """TLS-CETUSIA-11: a hero on the spot is moved straight toward the Mist, anything else is
    removed."""

    def play(self, s: Vigil) -> Flow | None:
        pattern = pattern_of(s, self.part)
        if pattern is None:
            return None
        if s.hero_at[pattern.spot] >= 0:
            spots = spots_toward_mist(s, pattern.spot)
            if len(spots) > 1:
                return self.ask(s, pattern, spots)
            push(s, s.hero_at[pattern.spot], spots[0], "TLS-CETUSIA-11", CETUSIA)
        come_up(s, self.part, pattern)
        return None

    def ask(self, s: Vigil, pattern: PartPattern, spots: list[int]) -> Flow:
        hero = s.hero_at[pattern.spot]
        options: list[Option] = [OnSpot("place", spot) for spot in spots]
        option = yield Choice(s.heroes[hero].seat, "pushed", "TLS-CETUSIA-15", options)
        assert isinstance(option, OnSpot)
        push(s, hero, option.spot, "TLS-CETUSIA-11", CETUSIA)
        come_up(s, self.part, pattern)


def spots_toward_mist(s: Vigil, spot: int) -> list[int]:
    """TLS-CETUSIA-11: the nearest free spot straight toward the Mist; TLS-CETUSIA-16: where there
    is none, the nearest of all."""
    ahead = [first_free(s, spot, way, []) for way in ways_to_mist(s, spot)]
    free = [to for to in ahead if to >= 0]
    return free or nearest_free(s, spot, [])


def ways_to_mist(s: Vigil, spot: int) -> list[int]:
    """TLS-CETUSIA-15: to the Mist tile of the own side; in the Town and south of it to the
    nearest, which may be two."""
    side = s.ground.side[spot]
    if side != NO_SIDE:
        return [(TOWARD_TOWN[side] + 2) % 4]
    row, column = spot // COLUMNS, spot % COLUMNS
    left, upper, right = s.mist
    away = [
        column - (TOWN_LEFT - 1 - left),
        row - (TOWN_TOP - 1 - upper),
        TOWN_RIGHT + 1 + right - column,
    ]
    return [(TOWARD_TOWN[tile] + 2) % 4 for tile in range(NO_SIDE) if away[tile] == min(away)]


def come_up(s: Vigil, part: int, pattern: PartPattern) -> None:
    """The figure is placed; with all its Wounds if it was on the board before."""
    figure = find_part(s, part)
    if figure is not None:
        s.monster_at[figure.spot] = None
    sweep(s, pattern.spot, "TLS-CETUSIA-11", CETUSIA)
    if figure is None:
        place_monster(s, part_kind(s, part), pattern.spot, pattern.facing, "TLS-CETUSIA-10")
        return
    there = Monster(
        figure.kind, figure.serial, pattern.spot, pattern.facing, figure.wounds, figure.stunned
    )
    replace_monster(s, there)
    if s.log is not None:
        at = SPOT_NAMES[there.spot]
        s.log.tell("CetusiaSurfaced", "TLS-CETUSIA-10", there.kind.id, monster=there.kind.id, at=at)


# -- how she attacks --------------------------------------------------------------------------


class CetusiaAttacks(Step[Vigil]):
    """TLS-CETUSIA-2: before all other Monsters, first the Head, then the Tail."""

    def play(self, s: Vigil) -> None:
        if s.cetusia_drawn:
            s.then(PartAttacks(HEAD), PartAttacks(TAIL))


class PartAttacks(OfPart):
    """TLS-CETUSIA-3: everything in the red area of the card is hit (TLS-CETUSIA-4,
    TLS-CETUSIA-5), one more in the second stage (TLS-CETUSIA-13); Monsters without dice
    (TLS-CETUSIA-14)."""

    def play(self, s: Vigil) -> None:
        pattern = pattern_of(s, self.part)
        figure = find_part(s, self.part)
        if pattern is None or figure is None:
            return
        n = figure.kind.blows[pattern.attack]
        rule = ATTACK_RULES[self.part]
        tell_attack(s, figure, pattern, n, rule)
        heroes = heroes_on(s, pattern.spots)
        for hero in heroes:
            note_answer(s, Strike(figure.serial, figure.kind, figure.spot, AT_HERO, hero))
        for structure in structures_on(s, pattern.spots):
            damage_structure(s, structure, n, rule, pattern.attack)
        for monster in monsters_on(s, pattern.spots):
            wound_monster(s, monster, n, NOBODY, "TLS-CETUSIA-14", pattern.attack)
        s.then(*[TakeDamage(hero, n, BY_MONSTER, pattern.attack) for hero in heroes])


def tell_attack(s: Vigil, figure: Monster, pattern: PartPattern, n: int, rule: str) -> None:
    if s.log is not None:
        s.log.tell(
            "CetusiaAttacked",
            rule,
            figure.kind.id,
            monster=figure.kind.id,
            attack=pattern.attack,
            at=SPOT_NAMES[figure.spot],
            spots=[SPOT_NAMES[spot] for spot in pattern.spots],
            damage=n,
        )
