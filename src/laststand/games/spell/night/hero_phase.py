"""The Hero Phase: turns that go round until nobody does anything (Night p. 15)."""

from __future__ import annotations

from typing import Any, Final

from laststand.games.spell import told
from laststand.games.spell.board.structures import replace_structure, with_shots
from laststand.games.spell.heroes.acting import Barred, too_few_points
from laststand.games.spell.heroes.aiming import AttackWithWeapon, ReadScroll, StrikeWithFist
from laststand.games.spell.heroes.armors import RestoreCard
from laststand.games.spell.heroes.defenses import Hurl, Shoot
from laststand.games.spell.heroes.moves import Climb, Descend, Jump, TurnToken, Walk, Warp
from laststand.games.spell.heroes.perks import UseSomething
from laststand.games.spell.heroes.potions import Drink, ThrowPotion
from laststand.games.spell.heroes.questions import holds_of_hero, renew, spend
from laststand.games.spell.heroes.step import OfHero
from laststand.games.spell.heroes.targets import ChooseTarget
from laststand.games.spell.night.end import is_night_over
from laststand.games.spell.options import ARMOR_UP, END_TURN
from laststand.games.spell.state import Vigil
from laststand.games.spell.things.words import (
    BALLISTA,
    EACH_HERO_PHASE,
    EACH_TURN,
    GAIN_ACTION,
    ON_HERO_PHASE,
)
from laststand.kernel.action import NOTHING, Actions, Reason, Saying, possible, taken
from laststand.kernel.choice import Choice, Flow, Parts, Say
from laststand.kernel.fields import Fields
from laststand.kernel.part import Part
from laststand.kernel.step import Step

MOST_HEROES: Final = 4


class Turns(Part[Vigil]):
    """How the round of turns goes."""

    def __init__(self) -> None:
        self.idle = 0  # turns in a row in which nothing was done
        self.has_acted = False  # whether the turn in progress did anything

    def clone(self) -> Turns:
        turns = Turns()
        turns.idle = self.idle
        turns.has_acted = self.has_acted
        return turns

    def write(self, s: Vigil) -> dict[str, Any]:
        return {"idle": self.idle, "acted": self.has_acted}

    def read(self, s: Vigil, fields: Fields) -> None:
        self.idle = fields.count("idle")
        self.has_acted = fields.flag("acted")


class HeroPhase(Step[Vigil]):
    """TLS-HEROES-1, TLS-HEROES-2: everything is refreshed, then turns in order, unless the Night
    ended with the Monster Phase (TLS-END-3)."""

    begins_turn = True

    def play(self, s: Vigil) -> None:
        if is_night_over(s):
            return
        for structure in s.structures_of(BALLISTA):
            if structure.has_shot:
                replace_structure(s, with_shots(structure, 0, False))
        for hero in s.heroes_in_play():
            refresh(s, hero)
        told.heroes_refreshed(s)
        s.turns.idle = 0
        order = s.heroes_in_order()
        if not order:
            return
        s.then_all([*s.boss.before_turns(s, order), BEGINS[order[0]]])


def refresh(s: Vigil, hero: int) -> None:
    """TLS-HEROES-1, TLS-STEP-5: Action points (TLS-HERO-4 alone) and Movement tokens, not Mana.
    Armor Up has had its Monster Phase, though a Day came between (TLS-GUARD-4)."""
    h = s.heroes[hero]
    h.all_actions = s.box.seats[s.players].actions
    h.fresh = [True] * len(h.tokens)
    h.points = 0
    h.has_turned_token = False
    h.clear_attacks()
    h.is_guarding = False
    h.has_guarded = False
    h.attacks_made = 0
    h.moved_in_phase = 0
    h.kills_in_phase = 0
    renew(s, h, EACH_HERO_PHASE)
    for boon in h.boons.that(GAIN_ACTION):
        holds = all([holds_of_hero(condition, h, s) for condition in boon.when])
        if boon.on is ON_HERO_PHASE and holds:
            h.all_actions += boon.n
            spend(h, boon)
    h.actions = h.all_actions


# -- turns ---------------------------------------------------------------------------------


class BeginTurn(OfHero):
    """A hero's turn; points given outside it are still there (TLS-EFFECT-18)."""

    def play(self, s: Vigil) -> None:
        h = s.heroes[self.hero]
        s.active = self.hero
        s.turns.has_acted = False
        h.has_attacked = False
        h.has_spent_points = False
        h.moved = 0
        h.kills_in_turn = 0
        renew(s, h, EACH_TURN)
        s.then(HERO_TURNS[self.hero])


class HeroTurn(OfHero):
    """One thing the hero does; then again, until the turn is ended. A hero who can do nothing, or
    only attack where nobody is, is not asked."""

    def play(self, s: Vigil) -> Flow | None:
        h = s.heroes[self.hero]
        if h.is_in_play and h.spot >= 0:
            actions = TURNS[self.hero] if h.trapped_by < 0 else TRAPPED_TURNS[self.hero]
            is_still = h.points == 0 and h.trapped_by < 0
            parts = possible(s, STILL_TURNS[self.hero] if is_still else actions)
            if is_anything_of_use(parts):
                return self.ask(s, actions, parts)
        s.then(ENDS[self.hero])
        return None

    def ask(self, s: Vigil, actions: Actions, parts: Parts) -> Flow:
        seat = s.heroes[self.hero].seat
        chosen = yield Choice(seat, "hero-turn", "TLS-HEROES-2", parts, actions)
        s.turns.has_acted = s.turns.has_acted or chosen is not END_TURN
        flow = taken(s, actions, chosen, self)
        if flow is not None:
            yield from flow


def is_anything_of_use(parts: Parts) -> bool:
    """Whether there is more than to end the turn, and what would do nothing."""
    for part in parts:
        for option in part:
            if option is not END_TURN and not option.is_idle:
                return True
    return False


class EndOfTurn(Saying[Vigil]):
    ends = True

    def __init__(self, hero: int) -> None:
        super().__init__(END_TURN)
        self.hero: Final = hero

    def options(self, s: Vigil) -> list[Say]:
        return self.alone

    def do(self, s: Vigil, option: Say) -> None:
        s.then(ENDS[self.hero])


class ArmorUp(Saying[Vigil]):
    """TLS-GUARD-1: once per Hero Phase."""

    def __init__(self, hero: int) -> None:
        super().__init__(ARMOR_UP)
        self.hero: Final = hero

    def why_not(self, s: Vigil, option: Say) -> Reason | None:
        h = s.heroes[self.hero]
        if h.has_guarded:
            return GUARDED_ALREADY
        return None if h.actions else too_few_points(1, 0, "TLS-GUARD-1")

    def options(self, s: Vigil) -> list[Say]:
        h = s.heroes[self.hero]
        return self.alone if h.actions and not h.has_guarded else NOTHING

    def do(self, s: Vigil, option: Say) -> None:
        h = s.heroes[self.hero]
        h.actions -= 1
        h.has_guarded = True
        h.is_guarding = True
        told.armor_up(s, self.hero)


GUARDED_ALREADY: Final = Reason("guarded-already", "TLS-GUARD-1")


class EndTurn(OfHero):
    """TLS-STEP-2: points left are lost. TLS-END-3 is tested; TLS-HEROES-6: the phase ends when
    every hero's last turn did nothing."""

    def play(self, s: Vigil) -> None:
        h = s.heroes[self.hero]
        h.points = 0
        s.active = -1
        s.turns.idle = 0 if s.turns.has_acted else s.turns.idle + 1
        if s.turns.has_acted:
            told.turn_ended(s, self.hero)
        if is_night_over(s) or s.turns.idle >= s.count_heroes():
            return
        s.then(BEGINS[next_hero(s, self.hero)])


BEGINS: Final = [BeginTurn(hero) for hero in range(MOST_HEROES)]
HERO_TURNS: Final = [HeroTurn(hero) for hero in range(MOST_HEROES)]
ENDS: Final = [EndTurn(hero) for hero in range(MOST_HEROES)]
"""By hero, one step for each, since steps never change."""


def next_hero(s: Vigil, hero: int) -> int:
    """The next hero in play, clockwise."""
    count = len(s.heroes)
    for steps in range(1, count + 1):
        other = (hero + steps) % count
        if s.heroes[other].is_in_play:
            return other
    return hero


# -- what can be done in a turn ------------------------------------------------------------


def innate_and_held(hero: int) -> Actions:
    """TLS-HERO-5: Fist, Obstacle Jump and Armor Up are every hero's."""
    return [
        TurnToken(hero),
        Descend(hero),
        Walk(hero),
        Jump(hero),
        Climb(hero),
        Warp(hero),
        ArmorUp(hero),
        Drink(hero),
        ThrowPotion(hero),
        RestoreCard(hero),
        UseSomething(hero),
    ]


def actions_of(hero: int) -> Actions:
    """TLS-HEROES-2, TLS-HEROES-4: in any order and as often as points last."""
    return [
        EndOfTurn(hero),
        AttackWithWeapon(hero),
        ReadScroll(hero),
        StrikeWithFist(hero),
        Shoot(hero),
        Hurl(hero),
        *innate_and_held(hero),
        ChooseTarget(hero),
    ]


def actions_of_trapped(hero: int) -> Actions:
    """TLS-DRYAD-21; Defenses are the players' (TLS-ENGINE-1)."""
    barred: Actions = [AttackWithWeapon(hero), ReadScroll(hero), *innate_and_held(hero)]
    return [
        EndOfTurn(hero),
        StrikeWithFist(hero),
        Shoot(hero),
        Hurl(hero),
        *[Barred(hero, action) for action in barred],
        ChooseTarget(hero),
    ]


TURNS: Final[list[Actions]] = [actions_of(hero) for hero in range(MOST_HEROES)]
STILL_TURNS: Final[list[Actions]] = [
    [action for action in actions if not isinstance(action, (Walk, Jump, Climb, Descend, Warp))]
    for actions in TURNS
]
"""What can be possible without a Movement point."""
TRAPPED_TURNS: Final[list[Actions]] = [actions_of_trapped(hero) for hero in range(MOST_HEROES)]
