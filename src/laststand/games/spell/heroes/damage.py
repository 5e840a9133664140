"""Damage to heroes: Armor Up, Armors and Shields, Wounds and death (Night p. 5 and 8)."""

from __future__ import annotations

from typing import Final

from laststand.games.spell.board.heroes import free_from_token, leave_board
from laststand.games.spell.board.monsters import monsters_on, wound_monster
from laststand.games.spell.endings import lose
from laststand.games.spell.heroes.equipment import is_barred
from laststand.games.spell.heroes.questions import (
    guard_strength,
    less_damage,
    max_hit_points,
    spend,
)
from laststand.games.spell.heroes.step import OfHero
from laststand.games.spell.heroes.tokens import (
    fresh_values,
    gain_mana,
    heal,
    refresh_tokens,
    turn_token,
    used_values,
)
from laststand.games.spell.options import ACCEPT, DECLINE, DONE, LET_DIE, TAKE_IT, OnSpot, Restore
from laststand.games.spell.state import DEAD, Vigil
from laststand.games.spell.things.kinds import Item, Then
from laststand.games.spell.things.stash import Stash
from laststand.games.spell.things.words import (
    ON_DYING,
    SHIELD,
    SURVIVE,
    THEN_GAIN_MANA,
    THEN_HEAL_OTHER,
    THEN_REFRESH_TOKEN,
    THEN_STRIKE_ADJACENT,
    THEN_WOUND_FOR_MANA,
    THEN_WOUND_FOR_TOKENS,
    USE_ON_DAMAGE,
    USE_WHEN_ALLY_DIES,
)
from laststand.kernel.choice import Choice, Option, Pick, Refusal
from laststand.kernel.events import Fact
from laststand.kernel.step import Flow

# What deals the damage: it decides what helps against it.
BY_MONSTER: Final = 0
BY_ALLY: Final = 1  # TLS-ATTACK-6: armors help, what speaks of Monsters does not
BY_EXPLOSION: Final = 2  # TLS-ABILITY-5: no Armor or Shield helps, Perks and Armor Up do
SOURCES: Final = ["monster", "ally", "explosion"]


class TakeDamage(OfHero):
    """A hero is about to take damage; `cause` is the id of what deals it."""

    def __init__(self, hero: int, n: int, source: int, cause: str) -> None:
        super().__init__(hero)
        self.n: Final = n
        self.source: Final = source
        self.cause: Final = cause

    def words(self) -> list[str]:
        return [*super().words(), str(self.n), SOURCES[self.source], self.cause]

    def facts(self, s: Vigil) -> dict[str, Fact]:
        return {"hero": s.hero_id(self.hero), "n": self.n, "cause": self.cause}

    def play(self, s: Vigil) -> Flow | None:
        if not s.heroes[self.hero].is_in_play:
            return None
        n = self.n
        if self.source != BY_ALLY and s.active < 0:
            n = lessened(s, self.hero, n, self.cause)
        if n <= 0:
            return None
        if self.source != BY_EXPLOSION and armor_options(s, self.hero, []):
            return self.ask(s, n)
        wound_hero(s, self.hero, n, "TLS-STRIKE-1", self.cause)
        return None

    def ask(self, s: Vigil, n: int) -> Flow:
        """TLS-ARMOR-1, TLS-ARMOR-5: any number of ready cards, each once against one attack; at
        some tables one card."""
        h = s.heroes[self.hero]
        used: list[int] = []
        while n > 0:
            options = armor_options(s, self.hero, used)
            if not options or (used and s.rulings.one_armor):
                break
            option = yield Choice(h.seat, "take-damage", "TLS-ARMOR-1", [*options, TAKE_IT])
            if option is TAKE_IT:
                break
            if isinstance(option, Restore):
                restore_card(s, self.hero, option)
            elif isinstance(option, Pick):
                used.append(option.value)
                n -= use_armor(s, self.hero, option.value, n)
        if used:
            s.then(AfterArmor(self.hero, [s.item(h.armors[place]).id for place in used]))
        if n > 0:
            wound_hero(s, self.hero, n, "TLS-STRIKE-1", self.cause)

    def refusals(self, s: Vigil, choice: Choice) -> list[Refusal]:
        if choice.ask != "take-damage":
            return []
        return damage_refusals(s, self.hero, choice.notations())


class AfterArmor(OfHero):
    """What the cards used against an attack bring once its damage is taken, and survived."""

    def __init__(self, hero: int, items: list[str]) -> None:
        super().__init__(hero)
        self.items: Final = items

    def words(self) -> list[str]:
        return [*super().words(), *self.items]

    def play(self, s: Vigil) -> Flow:
        for id in self.items:
            item = s.box.item(id)
            for then in item.then:
                yield from after_armor(s, self.hero, then, item)


def lessened(s: Vigil, hero: int, n: int, cause: str) -> int:
    """What is left of a Monster's damage after Perks (TLS-ARMOR-2) and Armor Up (TLS-GUARD-2).
    Both speak of the Monster Phase, so a Dive Bomb in a hero's turn is not lessened."""
    h = s.heroes[hero]
    left = max(0, n - less_damage(s, h))
    if left > 0 and h.is_guarding:
        h.is_guarding = False
        left = max(0, left - guard_strength(h))
    if left != n and s.log is not None:
        by = "perks-and-armor-up"
        s.log.tell("DamagePrevented", "TLS-GUARD-2", cause, hero=s.hero_id(hero), by=by, n=n - left)
    return left


# -- cards ---------------------------------------------------------------------------------


def armor_options(s: Vigil, hero: int, used: list[int]) -> list[Option]:
    """TLS-ARMOR-3, TLS-ARMOR-4: ready cards to use, spent ones to restore. One already used
    against this attack does not serve again (TLS-ARMOR-5)."""
    h = s.heroes[hero]
    options: list[Option] = []
    for place, number in enumerate(h.armors):
        item = s.item(number)
        if place in used or item.use != USE_ON_DAMAGE or is_barred(s, hero, item):
            continue
        if h.ready[place]:
            options.append(Pick("use", item.id, place))
        else:
            options.extend(restore_options(s, hero, place))
    return options


def use_armor(s: Vigil, hero: int, place: int, n: int) -> int:
    """Turns a card sideways; how much of the damage it prevents."""
    h = s.heroes[hero]
    item = s.item(h.armors[place])
    h.ready[place] = False
    prevented = min(n, item.prevent)
    if s.log is not None:
        s.log.tell(
            "DamagePrevented",
            "TLS-ARMOR-3",
            item.id,
            hero=s.hero_id(hero),
            by=item.id,
            n=prevented,
        )
    return prevented


def restore_options(s: Vigil, hero: int, place: int) -> list[Option]:
    """TLS-ARMOR-4: with Mana or with fresh Movement tokens, whichever the card asks for."""
    h = s.heroes[hero]
    item = s.item(h.armors[place])
    if item.restore_mana and h.mana >= item.restore_mana:
        return [Restore(item, place, [])]
    if item.restore_tokens:
        return [Restore(item, place, tokens) for tokens in token_sets(s, hero, item.restore_tokens)]
    return []


class RestoreCards(OfHero):
    """TLS-ARMOR-4: tokens left when a Monster Phase ends may still restore cards before they are
    refreshed."""

    def play(self, s: Vigil) -> Flow | None:
        options = restores_with_tokens(s, self.hero)
        return self.ask(s, options) if options else None

    def ask(self, s: Vigil, options: list[Option]) -> Flow:
        seat = s.heroes[self.hero].seat
        option = yield Choice(seat, "restore-cards", "TLS-ARMOR-4", [*options, DONE])
        if isinstance(option, Restore):
            restore_card(s, self.hero, option)
            s.then(RestoreCards(self.hero))


def wears_restorable(s: Vigil, hero: int) -> bool:
    """Whether a hero has a card that Movement tokens restore."""
    for number in s.heroes[hero].armors:
        if s.item(number).restore_tokens:
            return True
    return False


def restores_with_tokens(s: Vigil, hero: int) -> list[Option]:
    h = s.heroes[hero]
    options: list[Option] = []
    for place, number in enumerate(h.armors):
        item = s.item(number)
        if item.restore_tokens and not h.ready[place] and not is_barred(s, hero, item):
            options.extend(restore_options(s, hero, place))
    return options


def token_sets(s: Vigil, hero: int, n: int) -> list[list[int]]:
    """Every different choice of one or two fresh tokens, by their values."""
    values = fresh_values(s, hero)
    if n == 1:
        return [[value] for value in values]
    h = s.heroes[hero]
    fresh = sorted([value for value, is_fresh in zip(h.tokens, h.fresh) if is_fresh])
    sets: list[list[int]] = []
    for at, first in enumerate(fresh):
        for second in fresh[at + 1 :]:
            if [first, second] not in sets:
                sets.append([first, second])
    return sets


def restore_card(s: Vigil, hero: int, option: Restore) -> None:
    h = s.heroes[hero]
    if option.tokens:
        for value in option.tokens:
            turn_token(s, hero, value, False)
    else:
        h.mana -= option.item.restore_mana
    h.ready[option.place] = True
    if s.log is not None:
        item = option.item.id
        s.log.tell("CardRestored", "TLS-ARMOR-4", item, hero=s.hero_id(hero), item=item)


def after_armor(s: Vigil, hero: int, then: Then, item: Item) -> Flow:
    """What a card brings once the damage is taken."""
    h = s.heroes[hero]
    if not h.is_in_play or h.wounds >= max_hit_points(s, h):
        return
    if then.do == THEN_GAIN_MANA:
        gain_mana(s, hero, then.n, "TLS-ARMORY-9", item.id)
    elif then.do == THEN_REFRESH_TOKEN:
        yield from regain_tokens(s, hero, then.n, "TLS-ARMORY-10", item)
    elif then.do == THEN_HEAL_OTHER:
        yield from heal_other(s, hero, then.n, item)
    elif then.do == THEN_STRIKE_ADJACENT:
        yield from strike_adjacent(s, hero, then.n, item)
    elif then.do == THEN_WOUND_FOR_MANA or then.do == THEN_WOUND_FOR_TOKENS:
        yield from embrace_darkness(s, hero, then, item)


def heal_other(s: Vigil, hero: int, n: int, item: Item) -> Flow:
    """TLS-ARMORY-13."""
    wounded = [
        other for other in s.heroes_in_play() if other != hero and s.heroes[other].wounds > 0
    ]
    if not wounded:
        return
    whom = wounded[0]
    if len(wounded) > 1:
        options: list[Option] = [Pick("heal", s.hero_id(other), other) for other in wounded]
        option = yield Choice(s.heroes[hero].seat, "heal-other", "TLS-ARMORY-13", options)
        assert isinstance(option, Pick)
        whom = option.value
    heal(s, whom, n, "TLS-ARMORY-13", item.id)


def strike_adjacent(s: Vigil, hero: int, n: int, item: Item) -> Flow:
    """TLS-ARMORY-14, TLS-ARMORY-25: a hit without dice."""
    beside = monsters_on(s, s.ground.adjacent[s.heroes[hero].spot])
    if not beside:
        return
    options: list[Option] = [OnSpot("strike", monster.spot) for monster in beside]
    seat = s.heroes[hero].seat
    option = yield Choice(seat, "rage", "TLS-ARMORY-14", [*options, DECLINE])
    if isinstance(option, OnSpot):
        monster = s.monster_at[option.spot]
        assert monster is not None
        wound_monster(s, monster, n, hero, "TLS-ARMORY-14", item.id)


def embrace_darkness(s: Vigil, hero: int, then: Then, item: Item) -> Flow:
    """TLS-ARMORY-20, TLS-ARMORY-21, TLS-ARMORY-25: one Wound that nothing lowers, for Mana or
    for tokens; not if it would kill."""
    h = s.heroes[hero]
    if h.wounds + 1 >= max_hit_points(s, h):
        return
    for_tokens = then.do == THEN_WOUND_FOR_TOKENS
    if for_tokens and not can_regain_tokens(s, hero):
        return
    rule = "TLS-ARMORY-21" if for_tokens else "TLS-ARMORY-20"
    option = yield Choice(h.seat, "darkness", rule, [ACCEPT, DECLINE])
    if option is DECLINE:
        return
    wound_hero(s, hero, 1, rule, item.id)
    if for_tokens:
        yield from regain_tokens(s, hero, then.n, rule, item)
    else:
        gain_mana(s, hero, then.n, rule, item.id)


def can_regain_tokens(s: Vigil, hero: int) -> bool:
    """TLS-ARMOR-6: in the Monster Phase only at a table that keeps them for the Hero Phase."""
    return len(used_values(s, hero)) > 0 if s.active >= 0 else s.rulings.keeps_tokens


def regain_tokens(s: Vigil, hero: int, n: int, rule: str, item: Item) -> Flow:
    """Used tokens are fresh again, or so many stay fresh in the coming Hero Phase."""
    if s.active >= 0:
        yield from refresh_tokens(s, hero, n, rule, item.id)
    elif s.rulings.keeps_tokens:
        s.heroes[hero].extra_tokens += n
        if s.log is not None:
            s.log.tell("TokensKept", "TLS-ARMOR-6", item.id, hero=s.hero_id(hero), n=n)


# -- Wounds and death ----------------------------------------------------------------------


def wound_hero(s: Vigil, hero: int, n: int, rule: str, cause: str) -> None:
    """Wounds go on the card; a hero whose Wounds reach the Hit Points is dying (TLS-LIFE-1)."""
    h = s.heroes[hero]
    most = max_hit_points(s, h)
    h.wounds = min(h.wounds + n, most)
    if s.log is not None:
        left = most - h.wounds
        s.log.tell("HeroWounded", rule, cause, hero=s.hero_id(hero), n=n, left=left)
    if h.wounds >= most:
        s.then(Dying(hero, cause))


class Dying(OfHero):
    """A hero's Wounds have reached the Hit Points: the last chances, then death."""

    def __init__(self, hero: int, cause: str) -> None:
        super().__init__(hero)
        self.cause: Final = cause

    def words(self) -> list[str]:
        return [*super().words(), self.cause]

    def play(self, s: Vigil) -> Flow | None:
        h = s.heroes[self.hero]
        if not h.is_in_play or h.wounds < max_hit_points(s, h):
            return None
        if can_survive(s, self.hero) or saviours(s, self.hero):
            return self.ask(s)
        die(s, self.hero, self.cause)
        return None

    def ask(self, s: Vigil) -> Flow:
        h = s.heroes[self.hero]
        if can_survive(s, self.hero):
            option = yield Choice(h.seat, "survive", "TLS-TRAIT-6", [ACCEPT, LET_DIE])
            if option is ACCEPT:
                survive(s, self.hero)
                return
        for holder, place in saviours(s, self.hero):
            save = Pick("save", s.hero_id(self.hero), place)
            seat = s.heroes[holder].seat
            option = yield Choice(seat, "save-ally", "TLS-ARMORY-22", [save, LET_DIE])
            if option is not LET_DIE:
                s.heroes[holder].ready[place] = False
                stay_alive(s, self.hero, "TLS-ARMORY-22", "priest-armor")
                return
        die(s, self.hero, self.cause)


def can_survive(s: Vigil, hero: int) -> bool:
    h = s.heroes[hero]
    for boon in h.boons:
        if boon.do == SURVIVE and boon.on == ON_DYING and boon.number not in h.spent_boons:
            return True
    return False


def survive(s: Vigil, hero: int) -> None:
    h = s.heroes[hero]
    for boon in h.boons:
        if boon.do == SURVIVE and boon.number not in h.spent_boons:
            spend(h, boon)
            stay_alive(s, hero, "TLS-TRAIT-6", boon.source)
            return


def stay_alive(s: Vigil, hero: int, rule: str, cause: str) -> None:
    h = s.heroes[hero]
    h.wounds = max_hit_points(s, h) - 1
    if s.log is not None:
        s.log.tell("HeroSaved", rule, cause, hero=s.hero_id(hero))


def saviours(s: Vigil, hero: int) -> list[tuple[int, int]]:
    """TLS-ARMORY-22: the other heroes with a card that saves an ally, and the card's place."""
    found = []
    for other in s.heroes_in_play():
        h = s.heroes[other]
        for place, number in enumerate(h.armors):
            item = s.item(number)
            saves = item.use == USE_WHEN_ALLY_DIES and h.ready[place]
            if other != hero and saves and not is_barred(s, other, item):
                found.append((other, place))
    return found


def die(s: Vigil, hero: int, cause: str) -> None:
    """TLS-END-1: one death loses the game; TLS-SOLO-8: in solo mode the last one does, and in the
    Introduction of a table that says so."""
    if s.log is not None:
        s.log.tell("HeroDied", "TLS-LIFE-1", cause, hero=s.hero_id(hero))
    outlives = s.rulings.all_must_die and s.scenario.number == 0
    if not s.is_solo and not outlives:
        lose(s, "hero-died", "TLS-END-1")
    leave_board(s, hero)
    free_from_token(s, hero)  # TLS-DRYAD-34
    h = s.heroes[hero]
    h.status = DEAD
    # TLS-SOLO-10: the equipment goes to the Stash, where the next dusk makes it whole (TLS-DUSK-3).
    items = s.stash.items + h.weapons + h.armors + h.scrolls + h.potions
    s.stash = Stash(sorted(items))
    h.weapons, h.armors, h.ready, h.scrolls, h.potions, h.doses = [], [], [], [], [], []
    h.clear_attacks()
    if not s.heroes_in_play():
        lose(s, "no-hero-left", "TLS-SOLO-8")


# -- why not -------------------------------------------------------------------------------


def barred_refusal(item: Item) -> Refusal:
    """TLS-ARMORY-16, TLS-ARMORY-17: another card rules it out."""
    rule = "TLS-ARMORY-16" if item.slot == SHIELD else "TLS-ARMORY-17"
    return Refusal(f"use {item.id}", "card-barred", rule, {"item": item.id})


def restore_refusals(s: Vigil, hero: int, place: int) -> list[Refusal]:
    """A spent card that cannot be paid for."""
    item = s.item(s.heroes[hero].armors[place])
    notation = f"restore {item.id}"
    if restore_options(s, hero, place):
        return []
    if item.restore_mana:
        facts: dict[str, Fact] = {"mana": item.restore_mana, "left": s.heroes[hero].mana}
        return [Refusal(notation, "too-little-mana", "TLS-ARMOR-4", facts)]
    if item.restore_tokens:
        tokens: dict[str, Fact] = {"item": item.id, "tokens": item.restore_tokens}
        return [Refusal(notation, "too-few-tokens", "TLS-ARMOR-4", tokens)]
    return [Refusal(notation, "restored-at-dusk", "TLS-DUSK-3", {"item": item.id})]


def damage_refusals(s: Vigil, hero: int, offered: list[str]) -> list[Refusal]:
    """Why a card does not serve against the damage that a hero is about to take."""
    h = s.heroes[hero]
    refusals: list[Refusal] = []
    for place, number in enumerate(h.armors):
        item = s.item(number)
        facts: dict[str, Fact] = {"item": item.id}
        if f"use {item.id}" in offered:
            continue
        if item.use != USE_ON_DAMAGE:
            refusals.append(Refusal(f"use {item.id}", "not-against-damage", "TLS-ARMOR-1", facts))
        elif is_barred(s, hero, item):
            refusals.append(barred_refusal(item))
        elif not h.ready[place]:
            refusals.append(Refusal(f"use {item.id}", "card-spent", "TLS-ARMOR-5", facts))
            refusals.extend(restore_refusals(s, hero, place))
    return refusals
