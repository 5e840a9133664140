"""Perks, Traits and cards used in the own turn (Night p. 8 and 15)."""

from __future__ import annotations

from laststand.games.spell import told
from laststand.games.spell.board.structures import replace_structure, touches, with_shots
from laststand.games.spell.heroes.acting import (
    HeroAction,
    everywhere,
    not_free_for_hero,
    not_held,
)
from laststand.games.spell.heroes.armors import card_barred, cards_not_worn
from laststand.games.spell.heroes.damage import wound_hero
from laststand.games.spell.heroes.hero import Hero
from laststand.games.spell.heroes.moves import shift
from laststand.games.spell.heroes.questions import is_barred, max_hit_points, max_mana, spend
from laststand.games.spell.heroes.tokens import gain_mana
from laststand.games.spell.map.geometry import rows_and_columns
from laststand.games.spell.map.spots import NOWHERE, SPOTS
from laststand.games.spell.options import NO_BOON, NO_CARD, Use
from laststand.games.spell.state import Vigil
from laststand.games.spell.things.kinds import Boon
from laststand.games.spell.things.words import (
    ACT,
    BALLISTA,
    BLINK,
    GAIN_MANA,
    RELOAD_BALLISTA,
    THEN_NEXT_TOKEN,
    USE_IN_TURN,
    USE_ON_DAMAGE,
)
from laststand.kernel.action import NOTHING, Reason
from laststand.kernel.events import Fact


class UseSomething(HeroAction[Use]):
    """TLS-HEROES-3: a Perk or a Trait, for no Action points unless the card says so; a card that
    is used in the own turn (TLS-ARMORY-23)."""

    verb = "use"

    def candidates(self, s: Vigil) -> list[Use]:
        h = s.heroes[self.hero]
        found = [
            Use(s.item(number).id, NO_BOON, place, NOWHERE) for place, number in enumerate(h.armors)
        ]
        found.extend([Use(item.id, NO_BOON, NO_CARD, NOWHERE) for item in cards_not_worn(s, h)])
        for boon in h.boons.every:
            if boon.kind is ACT:
                found.extend(uses_in_question(s, h, boon))
        for boon in s.box.boons:
            if boon.kind is ACT and boon not in h.boons.every:
                found.append(Use(boon.source, boon.number, NO_CARD, NOWHERE))
        for boon in boons_by_themselves(s):
            found.append(Use(boon.source, boon.number, NO_CARD, NOWHERE))
        return found

    def why_not(self, s: Vigil, option: Use) -> Reason | None:
        h = s.heroes[self.hero]
        if option.boon == NO_BOON:
            return self.why_no_card(s, option)
        boon = s.box.boons[option.boon]
        if boon not in h.boons.every:
            facts = {"hero": s.hero_id(self.hero), "perk": boon.source}
            return Reason("perk-not-held", "TLS-HEROES-2", {**facts})
        if boon.kind is not ACT:
            return Reason("perk-by-itself", "TLS-TRAIT-6", {"perk": boon.source})
        return why_not_use(s, h, boon) or why_not_on(s, h, boon, option.spot)

    def why_no_card(self, s: Vigil, option: Use) -> Reason | None:
        if option.place == NO_CARD:
            return not_held(s, self.hero, option.source)
        item = s.item(s.heroes[self.hero].armors[option.place])
        if not s.heroes[self.hero].ready[option.place]:
            return Reason("card-spent", "TLS-ARMOR-3", {"item": item.id})
        if item.use is not USE_IN_TURN:
            rule = "TLS-ARMOR-1" if item.use is USE_ON_DAMAGE else "TLS-ARMOR-3"
            return Reason("not-in-the-turn", rule, {"item": item.id})
        return card_barred(item) if is_barred(s, self.hero, item) else None

    def options(self, s: Vigil) -> list[Use]:
        h = s.heroes[self.hero]
        found: list[Use] = NOTHING
        for place, number in enumerate(h.armors):
            item = s.item(number)
            if item.use is USE_IN_TURN and h.ready[place] and not is_barred(s, self.hero, item):
                found = [*found, Use(item.id, NO_BOON, place, NOWHERE)]
        for boon in h.boons.every:
            if boon.kind is ACT and can_afford(s, h, boon):
                spots = spots_for(s, h, boon)
                found = found + [Use(boon.source, boon.number, NO_CARD, spot) for spot in spots]
        return found

    def do(self, s: Vigil, option: Use) -> None:
        if option.boon == NO_BOON:
            use_card(s, self.hero, option.place)
        else:
            use_perk(s, self.hero, s.box.boons[option.boon], option.spot)


# -- cards ---------------------------------------------------------------------------------


def use_card(s: Vigil, hero: int, place: int) -> None:
    h = s.heroes[hero]
    item = s.item(h.armors[place])
    h.ready[place] = False
    for then in item.then:
        if then.do is THEN_NEXT_TOKEN:
            h.next_token += then.n  # TLS-ARMORY-26
    told.card_used(s, hero, item)


# -- Perks and Traits ----------------------------------------------------------------------


def can_afford(s: Vigil, h: Hero, boon: Boon) -> bool:
    """TLS-TRAIT-9: Wounds are paid only by a hero who survives them."""
    return (
        boon.number not in h.spent_boons
        and h.actions >= boon.action
        and h.mana >= boon.mana
        and h.points >= boon.movement
        and (boon.wounds == 0 or h.wounds + boon.wounds < max_hit_points(s, h))
    )


def spots_for(s: Vigil, h: Hero, boon: Boon) -> list[int]:
    """Where a Perk can be used: on spots, NOWHERE for one that needs none, or not at all."""
    if boon.do is BLINK:
        return [
            spot
            for spot in range(SPOTS)
            if s.is_free_for_hero(spot) and rows_and_columns(h.spot, spot) <= boon.n
        ]
    if boon.do is RELOAD_BALLISTA:
        return [
            ballista.spots[0]
            for ballista in s.structures_of(BALLISTA)
            if ballista.has_shot and touches(s, ballista, h.spot)
        ]
    if boon.do is GAIN_MANA and h.mana - boon.mana < max_mana(s, h):
        return [NOWHERE]
    return []


def boons_by_themselves(s: Vigil) -> list[Boon]:
    """Of each Perk and Trait that nobody uses in a turn the first boon."""
    sources = [boon.source for boon in s.box.boons if boon.kind is ACT]
    found: list[Boon] = []
    for boon in s.box.boons:
        if boon.source not in sources:
            sources.append(boon.source)
            found.append(boon)
    return found


def use_perk(s: Vigil, hero: int, boon: Boon, spot: int) -> None:
    h = s.heroes[hero]
    h.actions -= boon.action
    h.mana -= boon.mana
    h.points -= boon.movement
    spend(h, boon)
    told.perk_used(s, hero, boon.source)
    if boon.wounds:
        wound_hero(s, hero, boon.wounds, "TLS-TRAIT-6", boon.source)
    if boon.do is BLINK:
        shift(s, hero, spot, 0, "TLS-TRAIT-6")
    elif boon.do is RELOAD_BALLISTA:
        ballista = s.structure_at[spot]
        assert ballista is not None
        replace_structure(s, with_shots(ballista, 0, False))
    elif boon.do is GAIN_MANA:
        gain_mana(s, hero, boon.n, "TLS-TRAIT-6", boon.source)


def uses_in_question(s: Vigil, h: Hero, boon: Boon) -> list[Use]:
    """A Perk on every spot that somebody may think of, or on none if it does not serve at all."""
    spots = spots_for(s, h, boon)
    if why_not_use(s, h, boon) is not None:
        spots = [NOWHERE]
    elif boon.do is BLINK:
        spots = everywhere(s, spots)
    elif boon.do is RELOAD_BALLISTA:
        ballistas = [ballista.spots[0] for ballista in s.structures_of(BALLISTA)]
        spots = spots + [spot for spot in ballistas if spot not in spots]
    return [Use(boon.source, boon.number, NO_CARD, spot) for spot in spots]


def why_not_use(s: Vigil, h: Hero, boon: Boon) -> Reason | None:
    """Why a Perk does not serve at all."""
    facts: dict[str, Fact] = {
        "perk": boon.source,
        "action": boon.action,
        "mana": boon.mana,
        "movement": boon.movement,
        "wounds": boon.wounds,
    }
    if boon.number in h.spent_boons:
        return Reason("perk-spent", "TLS-TRAIT-6", facts)
    if boon.wounds and h.wounds + boon.wounds >= max_hit_points(s, h):
        return Reason("perk-deadly", "TLS-TRAIT-6", facts)
    if not can_afford(s, h, boon):
        return Reason("perk-too-dear", "TLS-TRAIT-6", facts)
    if spots_for(s, h, boon):
        return None
    return Reason("mana-full" if boon.do is GAIN_MANA else "perk-nowhere", "TLS-TRAIT-6", facts)


def why_not_on(s: Vigil, h: Hero, boon: Boon, spot: int) -> Reason | None:
    """Why a Perk that serves does not serve on a spot."""
    if spot in spots_for(s, h, boon):
        return None
    if boon.do is not BLINK:
        return Reason("perk-nowhere", "TLS-TRAIT-6", {"perk": boon.source})
    if rows_and_columns(h.spot, spot) > boon.n:
        return Reason("perk-too-far", "TLS-TRAIT-6", {"perk": boon.source, "spots": boon.n})
    return not_free_for_hero(s, spot, "TLS-STEP-3")
