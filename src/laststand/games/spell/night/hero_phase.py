"""The Hero Phase: turns that go round until nobody does anything (Night p. 15)."""

from __future__ import annotations

from laststand.games.spell.board.structures import replace_structure, with_shots
from laststand.games.spell.box import BALLISTA
from laststand.games.spell.heroes.attack_refusals import (
    fist_refusals,
    guard_refusals,
    trapped_refusals,
    weapon_refusals,
)
from laststand.games.spell.heroes.attacks import (
    attack_options,
    begin_attack,
    begin_fist,
    fist_options,
)
from laststand.games.spell.heroes.damage import restore_card
from laststand.games.spell.heroes.defenses import engine_options, engine_refusals, fire
from laststand.games.spell.heroes.move_refusals import move_refusals
from laststand.games.spell.heroes.moves import (
    climb,
    jump,
    move,
    move_options,
    turn_over,
    walk,
    warp,
)
from laststand.games.spell.heroes.perks import perk_options, perk_refusals, use_perk
from laststand.games.spell.heroes.potions import (
    card_options,
    card_refusals,
    potion_options,
    potion_refusals,
    use_card,
    use_potion,
)
from laststand.games.spell.heroes.questions import holds_of_hero, renew, spend
from laststand.games.spell.heroes.step import OfHero
from laststand.games.spell.night.end import is_night_over
from laststand.games.spell.options import (
    ARMOR_UP,
    END_TURN,
    Assault,
    Fire,
    OnSpot,
    Restore,
    Throw,
    UseBoon,
)
from laststand.games.spell.state import Vigil
from laststand.games.spell.things.words import (
    EACH_ATTACK,
    EACH_HERO_PHASE,
    EACH_TURN,
    GAIN_ACTION,
    ON_HERO_PHASE,
)
from laststand.kernel.choice import Choice, Option, Pick, Refusal
from laststand.kernel.step import Flow, Step


class HeroPhase(Step[Vigil]):
    """TLS-HEROES-1, TLS-HEROES-2: everything is refreshed, then turns in order, unless the Night
    ended with the Monster Phase (TLS-END-3)."""

    def play(self, s: Vigil) -> None:
        if is_night_over(s):
            return
        for structure in s.structures_of(BALLISTA):
            if structure.has_shot:
                replace_structure(s, with_shots(structure, 0, False))
        for hero in s.heroes_in_play():
            refresh(s, hero)
        if s.log is not None:
            s.log.tell("HeroesRefreshed", "TLS-HEROES-1", "night", phase=s.phase)
        s.idle = 0
        order = s.heroes_in_order()
        if not order:
            return
        s.then(*s.boss.before_turns(s, order), BeginTurn(order[0]))


def refresh(s: Vigil, hero: int) -> None:
    """TLS-HEROES-1, TLS-STEP-5: Action points (TLS-HERO-4 alone) and Movement tokens, not Mana."""
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
    for boon in h.boons:
        holds = all([holds_of_hero(condition, h, s) for condition in boon.when])
        if boon.on == ON_HERO_PHASE and boon.do == GAIN_ACTION and holds:
            h.all_actions += boon.n
            spend(h, boon)
    h.actions = h.all_actions


# -- turns ---------------------------------------------------------------------------------


class BeginTurn(OfHero):
    """A hero's turn; points given outside it are still there (TLS-EFFECT-18)."""

    def play(self, s: Vigil) -> None:
        h = s.heroes[self.hero]
        s.active = self.hero
        s.has_acted = False
        h.has_attacked = False
        h.has_spent_points = False
        h.moved = 0
        h.kills_in_turn = 0
        renew(s, h, EACH_TURN)
        s.then(HeroTurn(self.hero))


class HeroTurn(OfHero):
    """One thing the hero does; then again, until the turn is ended. A hero who can do nothing is
    not asked."""

    def play(self, s: Vigil) -> Flow | None:
        if s.heroes[self.hero].is_in_play and s.heroes[self.hero].spot >= 0:
            reach = walk(s, self.hero)
            options = turn_options(s, self.hero, reach)
            if len(options) > 1:
                return self.ask(s, options, reach)
        s.then(EndTurn(self.hero))
        return None

    def ask(self, s: Vigil, options: list[Option], reach: list[list[int]]) -> Flow:
        seat = s.heroes[self.hero].seat
        option = yield Choice(seat, "hero-turn", "TLS-HEROES-2", options)
        if option is END_TURN:
            s.then(EndTurn(self.hero))
            return
        s.has_acted = True
        s.then(self)
        flow = do(s, self.hero, option, reach)
        if flow is not None:
            yield from flow

    def refusals(self, s: Vigil, choice: Choice) -> list[Refusal]:
        return hero_refusals(s, self.hero) if choice.ask == "hero-turn" else []


def turn_options(s: Vigil, hero: int, reach: list[list[int]]) -> list[Option]:
    """TLS-HEROES-2, TLS-HEROES-4: in any order and as often as points last; TLS-HERO-5: Fist,
    Obstacle Jump and Armor Up are every hero's."""
    h = s.heroes[hero]
    if h.trapped_by >= 0:  # TLS-DRYAD-21; Defenses are the players' (TLS-ENGINE-1)
        return [END_TURN, *fist_options(s, hero), *engine_options(s)]
    return [
        END_TURN,
        *attack_options(s, hero),
        *fist_options(s, hero),
        *engine_options(s),
        *move_options(s, hero, reach),
        *([ARMOR_UP] if h.actions and not h.has_guarded else []),
        *potion_options(s, hero),
        *card_options(s, hero),
        *perk_options(s, hero),
    ]


def do(s: Vigil, hero: int, option: Option, reach: list[list[int]]) -> Flow | None:
    if isinstance(option, Assault):
        renew(s, s.heroes[hero], EACH_ATTACK)
        return begin_attack(s, hero, option)
    if isinstance(option, Fire):
        fire(s, hero, option)
    elif isinstance(option, OnSpot):
        go(s, hero, option, reach)
    elif isinstance(option, Restore):
        restore_card(s, hero, option)
    elif isinstance(option, Throw):
        return use_potion(s, hero, option.place, option.hero)
    elif isinstance(option, UseBoon):
        use_perk(s, hero, option)
    elif isinstance(option, Pick):
        if option.verb == "drink":
            return use_potion(s, hero, option.value, hero)
        if option.verb == "token":
            turn_over(s, hero, option.value)
        else:
            use_card(s, hero, option.value)
    else:
        guard(s, hero)
    return None


def go(s: Vigil, hero: int, option: OnSpot, reach: list[list[int]]) -> None:
    if option.verb == "move":
        move(s, hero, option.spot, reach)
    elif option.verb == "jump":
        jump(s, hero, option.spot)
    elif option.verb == "warp":
        warp(s, hero, option.spot)
    elif option.verb == "fist":
        begin_fist(s, hero, option.spot)
    else:
        climb(s, hero, option.spot)


def guard(s: Vigil, hero: int) -> None:
    """TLS-GUARD-1: Armor Up, once per Hero Phase."""
    h = s.heroes[hero]
    h.actions -= 1
    h.has_guarded = True
    h.is_guarding = True
    if s.log is not None:
        s.log.tell("ArmorUp", "TLS-GUARD-1", s.hero_id(hero), hero=s.hero_id(hero))


class EndTurn(OfHero):
    """TLS-STEP-2: points left are lost. TLS-END-3 is tested; TLS-HEROES-6: the phase ends when
    every hero's last turn did nothing."""

    def play(self, s: Vigil) -> None:
        h = s.heroes[self.hero]
        h.points = 0
        s.active = -1
        s.idle = 0 if s.has_acted else s.idle + 1
        if s.has_acted and s.log is not None:
            s.log.tell("TurnEnded", "TLS-STEP-2", s.hero_id(self.hero), hero=s.hero_id(self.hero))
        if is_night_over(s) or s.idle >= len(s.heroes_in_play()):
            return
        s.then(BeginTurn(next_hero(s, self.hero)))


def next_hero(s: Vigil, hero: int) -> int:
    """The next hero in play, clockwise."""
    count = len(s.heroes)
    for steps in range(1, count + 1):
        other = (hero + steps) % count
        if s.heroes[other].is_in_play:
            return other
    return hero


def hero_refusals(s: Vigil, hero: int) -> list[Refusal]:
    """Why something is not among a hero's options."""
    h = s.heroes[hero]
    if h.trapped_by >= 0:
        return [*fist_refusals(s, h), *trapped_refusals(s, h)]
    return [
        *fist_refusals(s, h),
        *guard_refusals(h),
        *move_refusals(s, hero),
        *engine_refusals(s),
        *potion_refusals(s, hero),
        *card_refusals(s, hero),
        *perk_refusals(s, hero),
        *weapon_refusals(s, hero),
    ]
