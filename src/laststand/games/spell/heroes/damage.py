"""Damage to heroes: Armor Up, Armors and Shields, Wounds and death (Night p. 5 and 8)."""

from __future__ import annotations

from typing import ClassVar, Final

from laststand.games.spell import told
from laststand.games.spell.board.heroes import free_from_token, leave_board
from laststand.games.spell.board.monsters import monsters_on, wound_monster
from laststand.games.spell.endings import lose
from laststand.games.spell.heroes.acting import HeroAction, not_held
from laststand.games.spell.heroes.armors import (
    DRAINED,
    RestoreBeforeDrain,
    RestoreCard,
    card_barred,
    cards_not_worn,
)
from laststand.games.spell.heroes.hero import DEAD
from laststand.games.spell.heroes.questions import (
    guard_strength,
    is_barred,
    is_optional,
    less_damage,
    max_hit_points,
    perks_against_damage,
    serves,
    spend,
)
from laststand.games.spell.heroes.step import OfHero, WindowOfHero
from laststand.games.spell.heroes.tokens import (
    gain_mana,
    heal,
    lose_mana,
    mana_to_gain,
    refresh_tokens,
    reward_kill_by_card,
    used_values,
)
from laststand.games.spell.options import (
    ACCEPT,
    DECLINE,
    LET_DIE,
    NO_CARD,
    TAKE_IT,
    OnSpot,
    Restore,
)
from laststand.games.spell.state import Vigil
from laststand.games.spell.things.kinds import Boon, Item, Then
from laststand.games.spell.things.stash import Stash
from laststand.games.spell.things.words import (
    LESS_DAMAGE,
    ON_DYING,
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
from laststand.kernel.action import Actions, Reason, Saying, ask
from laststand.kernel.choice import Flow, Option, Pick, Say
from laststand.kernel.events import Fact
from laststand.kernel.step import Name, Names, Number, Numbers, Of, Shape

# What deals the damage: it decides what helps against it and what comes with it.
BY_MONSTER: Final = 0
BY_ALLY: Final = 1  # TLS-ATTACK-6: armors help, what speaks of Monsters does not
BY_EXPLOSION: Final = 2  # TLS-ABILITY-5: no Armor or Shield helps, Perks and Armor Up do
BY_DRAINER: Final = 3  # TLS-ABILITY-9: a Monster that also takes Mana
SOURCES: Final = ["monster", "ally", "explosion", "drainer"]


class TakeDamage(OfHero):
    """A hero is about to take damage; `cause` is the id of what deals it."""

    shape: ClassVar[Shape] = (Number("hero"), Number("n"), Of("source", SOURCES), Name("cause"))

    def __init__(self, hero: int, n: int, source: int, cause: str) -> None:
        super().__init__(hero)
        self.n: Final = n
        self.source: Final = source
        self.cause: Final = cause

    def facts(self, s: Vigil) -> dict[str, Fact]:
        return {"hero": s.hero_id(self.hero), "n": self.n, "cause": self.cause}

    def play(self, s: Vigil) -> None:
        if not s.heroes[self.hero].is_in_play:
            return
        n = self.n
        if do_perks_help(s, self.source):
            n = lessened(s, self.hero, n, self.cause)
        if n > 0 or self.source == BY_DRAINER:
            s.then(Blow(self.hero, n, self.source, self.cause, []))


def do_perks_help(s: Vigil, source: int) -> bool:
    """They speak of the Monster Phase."""
    return source != BY_ALLY and s.active < 0


class Blow(WindowOfHero):
    """Damage on its way to a hero, and the cards used against it so far, by their places.
    TLS-ARMOR-1, TLS-ARMOR-5: any number of ready cards, each once against one attack; at some
    tables one card. TLS-ARMOR-2: Perks too."""

    window: ClassVar[str] = "take-damage"
    rule: ClassVar[str] = "TLS-ARMOR-1"
    shape: ClassVar[Shape] = (
        Number("hero"),
        Number("n"),
        Of("source", SOURCES),
        Name("cause"),
        Numbers("used"),
    )

    def __init__(self, hero: int, n: int, source: int, cause: str, used: list[int]) -> None:
        super().__init__(hero)
        self.n: Final = n
        self.source: Final = source
        self.cause: Final = cause
        self.used: Final = used

    def fits(self, s: Vigil) -> bool:
        if not super().fits(s):
            return False
        worn = len(s.heroes[self.hero].armors)
        return all([place < worn for place in self.used])

    def facts(self, s: Vigil) -> dict[str, Fact]:
        return {"hero": s.hero_id(self.hero), "n": self.n, "cause": self.cause}

    def actions(self, s: Vigil) -> Actions:
        return [Suffer(self), UseArmor(self), UsePerk(self), RestoreAgainst(self)]

    def is_of_use(self, s: Vigil) -> bool:
        return self.n > 0 and can_use_something(s, self)

    def play(self, s: Vigil) -> Flow | None:
        asked = super().play(s)
        if asked is None:
            self.land(s)
        return asked

    def lowered(self, prevented: int, used: list[int]) -> Blow:
        return Blow(self.hero, self.n - prevented, self.source, self.cause, self.used + used)

    def land(self, s: Vigil) -> None:
        """What is left of the damage is taken, and the Mana with it."""
        if self.used:
            armors = s.heroes[self.hero].armors
            s.then(AfterArmor(self.hero, [s.item(armors[place]).id for place in self.used]))
        if self.source == BY_DRAINER:
            s.then(RestoreBeforeDrain(self.hero), DrainMana(self.hero, self.cause))
        if self.n > 0:
            wound_hero(s, self.hero, self.n, "TLS-STRIKE-1", self.cause)


class DrainMana(OfHero):
    """TLS-ABILITY-9: besides the damage, and whatever was prevented of it (TLS-ABILITY-10), before
    a card brings anything (TLS-ABILITY-13)."""

    shape: ClassVar[Shape] = (Number("hero"), Name("cause"))

    def __init__(self, hero: int, cause: str) -> None:
        super().__init__(hero)
        self.cause: Final = cause

    def facts(self, s: Vigil) -> dict[str, Fact]:
        return {"hero": s.hero_id(self.hero), "cause": self.cause}

    def play(self, s: Vigil) -> None:
        if s.heroes[self.hero].is_in_play:
            lose_mana(s, self.hero, DRAINED, "TLS-ABILITY-9", self.cause)


class AfterArmor(OfHero):
    """What the cards used against an attack bring once its damage is taken, and survived."""

    shape: ClassVar[Shape] = (Number("hero"), Names("items"))

    def __init__(self, hero: int, items: list[str]) -> None:
        super().__init__(hero)
        self.items: Final = items

    def fits(self, s: Vigil) -> bool:
        return super().fits(s) and all([item in s.box.item_numbers for item in self.items])

    def play(self, s: Vigil) -> Flow:
        for id in self.items:
            item = s.box.item(id)
            for then in item.then:
                yield from after_armor(s, self.hero, then, item)


def lessened(s: Vigil, hero: int, n: int, cause: str) -> int:
    """What is left of a Monster's damage after what always counts and Armor Up (TLS-GUARD-2). They
    speak of the Monster Phase, so a Dive Bomb in a hero's turn is not lessened."""
    h = s.heroes[hero]
    left = max(0, n - less_damage(s, h))
    if left > 0 and h.is_guarding:
        h.is_guarding = False
        left = max(0, left - guard_strength(h))
    if left != n:
        told.damage_lessened(s, hero, n - left, cause)
    return left


# -- cards against damage ------------------------------------------------------------------


def can_use_something(s: Vigil, blow: Blow) -> bool:
    return can_use_armor(s, blow) or len(UsePerk(blow).options(s)) > 0


def can_use_armor(s: Vigil, blow: Blow) -> bool:
    """TLS-ARMOR-3, TLS-ARMOR-4: whether a ready card could be used, or a spent one restored."""
    if not s.heroes[blow.hero].armors:
        return False
    return len(UseArmor(blow).options(s)) > 0 or len(RestoreAgainst(blow).options(s)) > 0


def why_no_armor(s: Vigil, blow: Blow) -> Reason | None:
    """Why no card helps against a blow at all."""
    if blow.source == BY_EXPLOSION:
        return NOT_AGAINST_EXPLOSIONS
    return ONE_ARMOR if blow.used and s.rulings.one_armor else None


NOT_AGAINST_EXPLOSIONS: Final = Reason("not-against-explosions", "TLS-ABILITY-5")
ONE_ARMOR: Final = Reason("one-armor", "TLS-ARMOR-5")


class UseArmor(HeroAction[Pick]):
    """TLS-ARMOR-3: a card is turned sideways and prevents damage; one already used against this
    attack does not serve again (TLS-ARMOR-5)."""

    verb = "use"
    ends = True

    def __init__(self, blow: Blow) -> None:
        super().__init__(blow.hero)
        self.blow: Final = blow

    def candidates(self, s: Vigil) -> list[Pick]:
        h = s.heroes[self.hero]
        worn = [Pick("use", s.item(number).id, place) for place, number in enumerate(h.armors)]
        return worn + [Pick("use", item.id, NO_CARD) for item in cards_not_worn(s, h)]

    def why_not(self, s: Vigil, option: Pick) -> Reason | None:
        h = s.heroes[self.hero]
        if option.value == NO_CARD:
            return not_held(s, self.hero, option.thing)
        item = s.item(h.armors[option.value])
        barred = why_no_armor(s, self.blow)
        if barred is not None:
            return barred
        if item.use is not USE_ON_DAMAGE:
            return Reason("not-against-damage", "TLS-ARMOR-1", {"item": item.id})
        if is_barred(s, self.hero, item):
            return card_barred(item)
        if not h.ready[option.value] or option.value in self.blow.used:
            return Reason("card-spent", "TLS-ARMOR-5", {"item": item.id})
        return None

    def options(self, s: Vigil) -> list[Pick]:
        h = s.heroes[self.hero]
        found: list[Pick] = []
        if why_no_armor(s, self.blow) is not None:
            return found
        for place, number in enumerate(h.armors):
            item = s.item(number)
            if not h.ready[place] or place in self.blow.used or item.use is not USE_ON_DAMAGE:
                continue
            if not is_barred(s, self.hero, item):
                found.append(Pick("use", item.id, place))
        return found

    def do(self, s: Vigil, option: Pick) -> None:
        h = s.heroes[self.hero]
        item = s.item(h.armors[option.value])
        h.ready[option.value] = False
        prevented = min(self.blow.n, item.prevent)
        s.then(self.blow.lowered(prevented, [option.value]))
        told.damage_prevented(s, self.hero, item.id, prevented, "TLS-ARMOR-3")


class UsePerk(HeroAction[Pick]):
    """TLS-ARMOR-2: a Perk that prevents damage now and then."""

    verb = "call on"
    ends = True

    def __init__(self, blow: Blow) -> None:
        super().__init__(blow.hero)
        self.blow: Final = blow

    def candidates(self, s: Vigil) -> list[Pick]:
        held = s.heroes[self.hero].boons.that(LESS_DAMAGE)
        others = [boon for boon in s.box.boons if boon.do is LESS_DAMAGE and boon not in held]
        boons = [boon for boon in held + others if is_optional(boon)]
        return [Pick("call on", boon.source, boon.number) for boon in boons]

    def why_not(self, s: Vigil, option: Pick) -> Reason | None:
        h = s.heroes[self.hero]
        boon = s.box.boons[option.value]
        if boon not in h.boons.that(LESS_DAMAGE):
            facts = {"hero": s.hero_id(self.hero), "perk": boon.source}
            return Reason("perk-not-held", "TLS-HEROES-2", {**facts})
        if not do_perks_help(s, self.blow.source):
            return NOT_BY_MONSTER
        if boon.number in h.spent_boons:
            return Reason("perk-spent", "TLS-TRAIT-6", {"perk": boon.source})
        return None if serves(s, h, boon) else Reason("perk-idle", "TLS-TRAIT-6", perk_of(boon))

    def options(self, s: Vigil) -> list[Pick]:
        if not do_perks_help(s, self.blow.source):
            return []
        boons = perks_against_damage(s, s.heroes[self.hero])
        return [Pick("call on", boon.source, boon.number) for boon in boons]

    def do(self, s: Vigil, option: Pick) -> None:
        boon = s.box.boons[option.value]
        prevented = min(self.blow.n, boon.n)
        s.then(self.blow.lowered(prevented, []))
        spend(s.heroes[self.hero], boon)
        told.damage_prevented(s, self.hero, boon.source, prevented, "TLS-ARMOR-2")


NOT_BY_MONSTER: Final = Reason("not-by-a-monster", "TLS-ARMOR-2")


def perk_of(boon: Boon) -> dict[str, Fact]:
    return {"perk": boon.source}


class RestoreAgainst(RestoreCard):
    """Cards that serve against damage and have not served against this one."""

    def __init__(self, blow: Blow) -> None:
        super().__init__(blow.hero)
        self.blow: Final = blow

    def serves(self, item: Item, place: int) -> bool:
        return item.use is USE_ON_DAMAGE and place not in self.blow.used

    def options(self, s: Vigil) -> list[Restore]:
        return [] if why_no_armor(s, self.blow) is not None else super().options(s)

    def why_not(self, s: Vigil, option: Restore) -> Reason | None:
        return why_no_armor(s, self.blow) or super().why_not(s, option)


class Suffer(Saying[Vigil]):
    ends = True

    def __init__(self, blow: Blow) -> None:
        super().__init__(TAKE_IT)
        self.blow: Final = blow

    def do(self, s: Vigil, option: Say) -> None:
        self.blow.land(s)


# -- what cards bring ----------------------------------------------------------------------


def after_armor(s: Vigil, hero: int, then: Then, item: Item) -> Flow:
    """What a card brings once the damage is taken."""
    h = s.heroes[hero]
    if not h.is_in_play or h.wounds >= max_hit_points(s, h):
        return
    if then.do is THEN_GAIN_MANA:
        gain_mana(s, hero, then.n, "TLS-ARMORY-9", item.id)
    elif then.do is THEN_REFRESH_TOKEN:
        yield from regain_tokens(s, hero, then.n, "TLS-ARMORY-10", item)
    elif then.do is THEN_HEAL_OTHER:
        yield from heal_other(s, hero, then.n, item)
    elif then.do is THEN_STRIKE_ADJACENT:
        yield from strike_adjacent(s, hero, then.n, item)
    elif then.do is THEN_WOUND_FOR_MANA or then.do is THEN_WOUND_FOR_TOKENS:
        yield from embrace_darkness(s, hero, then, item)


def heal_other(s: Vigil, hero: int, n: int, item: Item) -> Flow:
    """TLS-ARMORY-13."""
    wounded = [
        other for other in s.heroes_in_play() if other != hero and s.heroes[other].wounds > 0
    ]
    if not wounded:
        return
    options = [Pick("heal", s.hero_id(other), other) for other in wounded]
    whom = yield from ask(s.heroes[hero].seat, "heal-other", "TLS-ARMORY-13", options)
    heal(s, whom.value, n, "TLS-ARMORY-13", item.id)


def strike_adjacent(s: Vigil, hero: int, n: int, item: Item) -> Flow:
    """TLS-ARMORY-14, TLS-ARMORY-25: a hit without dice; not on what nothing hurts (TLS-DRYAD-9)."""
    adjacent = monsters_on(s, s.ground.adjacent[s.heroes[hero].spot])
    beside = [monster for monster in adjacent if not s.boss.is_unhurt(monster)]
    if not beside:
        return
    options = [OnSpot("strike", monster.spot) for monster in beside]
    chosen = yield from ask(s.heroes[hero].seat, "rage", "TLS-ARMORY-14", options)
    kills_before = s.heroes[hero].kills_in_turn
    wound_monster(s, beside[options.index(chosen)], n, hero, "TLS-ARMORY-14", item.id)
    yield from reward_kill_by_card(s, hero, kills_before)


def embrace_darkness(s: Vigil, hero: int, then: Then, item: Item) -> Flow:
    """TLS-ARMORY-20, TLS-ARMORY-21, TLS-ARMORY-25: one Wound that nothing lowers, for Mana or
    for tokens; not if it would kill (TLS-TRAIT-9), and not for nothing."""
    h = s.heroes[hero]
    if h.wounds + 1 >= max_hit_points(s, h):
        return
    for_tokens = then.do is THEN_WOUND_FOR_TOKENS
    if not (can_regain_tokens(s, hero) if for_tokens else mana_to_gain(s, h) > 0):
        return
    rule = "TLS-ARMORY-21" if for_tokens else "TLS-ARMORY-20"
    chosen = yield from ask(h.seat, "darkness", rule, [ACCEPT, DECLINE])
    if chosen is DECLINE:
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
        told.tokens_kept(s, hero, n, item.id)


# -- Wounds and death ----------------------------------------------------------------------


def wound_hero(s: Vigil, hero: int, n: int, rule: str, cause: str) -> None:
    """Wounds go on the card; a hero whose Wounds reach the Hit Points is dying (TLS-LIFE-1)."""
    h = s.heroes[hero]
    most = max_hit_points(s, h)
    h.wounds = min(h.wounds + n, most)
    told.hero_wounded(s, hero, n, most - h.wounds, rule, cause)
    if h.wounds >= most:
        s.then(Dying(hero, cause))


class Dying(OfHero):
    """A hero's Wounds have reached the Hit Points: the last chances, then death."""

    shape: ClassVar[Shape] = (Number("hero"), Name("cause"))

    def __init__(self, hero: int, cause: str) -> None:
        super().__init__(hero)
        self.cause: Final = cause

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
            answer = yield from ask(h.seat, "survive", "TLS-TRAIT-6", [ACCEPT, LET_DIE])
            if answer is ACCEPT:
                survive(s, self.hero)
                return
        for holder, place in saviours(s, self.hero):
            save = Pick("save", s.hero_id(self.hero), place)
            seat = s.heroes[holder].seat
            options: list[Option] = [save, LET_DIE]
            chosen = yield from ask(seat, "save-ally", "TLS-ARMORY-22", options)
            if chosen is save:
                saviour = s.heroes[holder]
                saviour.ready[place] = False
                stay_alive(s, self.hero, "TLS-ARMORY-22", s.item(saviour.armors[place]).id)
                return
        die(s, self.hero, self.cause)


def can_survive(s: Vigil, hero: int) -> bool:
    h = s.heroes[hero]
    for boon in h.boons.that(SURVIVE):
        if boon.on is ON_DYING and boon.number not in h.spent_boons:
            return True
    return False


def survive(s: Vigil, hero: int) -> None:
    h = s.heroes[hero]
    for boon in h.boons.that(SURVIVE):
        if boon.number not in h.spent_boons:
            spend(h, boon)
            stay_alive(s, hero, "TLS-TRAIT-6", boon.source)
            return


def stay_alive(s: Vigil, hero: int, rule: str, cause: str) -> None:
    h = s.heroes[hero]
    h.wounds = max_hit_points(s, h) - 1
    told.hero_saved(s, hero, rule, cause)


def saviours(s: Vigil, hero: int) -> list[tuple[int, int]]:
    """TLS-ARMORY-22: the other heroes with a card that saves an ally, and the card's place."""
    found = []
    for other in s.heroes_in_play():
        h = s.heroes[other]
        for place, number in enumerate(h.armors):
            item = s.item(number)
            saves = item.use is USE_WHEN_ALLY_DIES and h.ready[place]
            if other != hero and saves and not is_barred(s, other, item):
                found.append((other, place))
    return found


def goes_on_without(s: Vigil) -> bool:
    """TLS-END-1: one death loses the game; TLS-SOLO-8: in solo mode the last one does, and in the
    Introduction of a table that says so."""
    return s.is_solo or (s.rulings.all_must_die and s.scenario.number == 0)


def die(s: Vigil, hero: int, cause: str) -> None:
    told.hero_died(s, hero, cause)
    if not goes_on_without(s):
        lose(s, "hero-died", "TLS-END-1")
    leave_board(s, hero)
    free_from_token(s, hero)  # TLS-DRYAD-34
    h = s.heroes[hero]
    h.status = DEAD
    # TLS-SOLO-10: the equipment goes to the Stash, where the next dusk makes it whole (TLS-DUSK-3).
    items = s.purse.stash.items + h.weapons + h.armors + h.scrolls + h.potions
    s.purse.stash = Stash(sorted(items))
    h.weapons, h.armors, h.ready, h.scrolls, h.potions, h.doses = [], [], [], [], [], []
    h.clear_attacks()
    if not s.heroes_in_play():
        lose(s, "no-hero-left", "TLS-SOLO-8")
