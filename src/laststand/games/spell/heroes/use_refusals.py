"""Why a Defense, a Potion, a card or a Perk cannot be used in a hero's turn."""

from __future__ import annotations

from typing import Final

from laststand.games.spell.box import BALLISTA, CATAPULT
from laststand.games.spell.heroes.damage import barred_refusal, is_barred, restore_refusals
from laststand.games.spell.heroes.defenses import shots
from laststand.games.spell.heroes.perks import can_afford, spots_for
from laststand.games.spell.heroes.potions import helps
from laststand.games.spell.heroes.questions import has, max_hit_points
from laststand.games.spell.map.geometry import SPOT_NAMES
from laststand.games.spell.options import Fire
from laststand.games.spell.state import Hero, Vigil
from laststand.games.spell.things.kinds import (
    ACT,
    BLINK,
    GAIN_MANA,
    THEN_GAIN_ACTION,
    THEN_GAIN_MANA,
    THEN_HEAL,
    THEN_REFRESH_TOKEN,
    THROW_POTION,
    USE_IN_TURN,
    USE_ON_DAMAGE,
    Boon,
    Item,
)
from laststand.games.spell.things.pieces import Structure
from laststand.kernel.choice import Refusal
from laststand.kernel.events import Fact


def use_refusals(s: Vigil, hero: int) -> list[Refusal]:
    return [
        *engine_refusals(s),
        *potion_refusals(s, hero),
        *card_refusals(s, hero),
        *perk_refusals(s, hero),
    ]


# -- Defenses ------------------------------------------------------------------------------


def engine_refusals(s: Vigil) -> list[Refusal]:
    refusals: list[Refusal] = []
    for structure in s.structures:
        at = SPOT_NAMES[structure.spots[0]]
        facts: dict[str, Fact] = {"structure": structure.kind.id, "from": at}
        if structure.kind.number == BALLISTA:
            if structure.has_shot:
                refusals.append(Refusal(f"shoot {at}", "has-shot", "TLS-BALLISTA-2", facts))
            else:
                refusals.extend(range_refusals(s, structure, "shoot", "TLS-BALLISTA-2"))
        elif structure.kind.number == CATAPULT:
            if structure.hurls == 0:
                refusals.append(Refusal(f"hurl {at}", "no-hurl-left", "TLS-CATAPULT-3", facts))
            else:
                refusals.extend(range_refusals(s, structure, "hurl", "TLS-CATAPULT-3"))
    return refusals


def range_refusals(s: Vigil, structure: Structure, verb: str, rule: str) -> list[Refusal]:
    """Monsters that a Defense does not reach."""
    reached = [shot.impact for shot in shots(s, structure, verb) if isinstance(shot, Fire)]
    at = SPOT_NAMES[structure.spots[0]]
    refusals = []
    for monster in s.monsters:
        if monster.spot not in reached:
            spot = SPOT_NAMES[monster.spot]
            facts: dict[str, Fact] = {"structure": structure.kind.id, "from": at, "spot": spot}
            refusals.append(Refusal(f"{verb} {at} {spot}", "beyond-the-defense", rule, facts))
    return refusals


# -- Potions -------------------------------------------------------------------------------

POTION_RULES: Final = {
    THEN_REFRESH_TOKEN: "TLS-POTION-2",
    THEN_HEAL: "TLS-POTION-3",
    THEN_GAIN_MANA: "TLS-POTION-4",
    THEN_GAIN_ACTION: "TLS-POTION-5",
}


def potion_refusals(s: Vigil, hero: int) -> list[Refusal]:
    refusals: list[Refusal] = []
    h = s.heroes[hero]
    for number in h.potions:
        item = s.item(number)
        if not helps(s, hero, item):
            refusals.append(no_help(s, hero, item, f"drink {item.id}"))
        for other in s.heroes_in_play():
            if other != hero and has(h, THROW_POTION):
                refusals.extend(throw_refusals(s, hero, other, item))
    return refusals


def no_help(s: Vigil, user: int, item: Item, notation: str) -> Refusal:
    facts: dict[str, Fact] = {"item": item.id, "hero": s.hero_id(user)}
    return Refusal(notation, "no-help", POTION_RULES[item.then[0].do], facts)


def throw_refusals(s: Vigil, hero: int, other: int, item: Item) -> list[Refusal]:
    notation = f"throw {item.id} {s.hero_id(other)}"
    if s.ground.sector[s.heroes[other].spot] != s.ground.sector[s.heroes[hero].spot]:
        facts: dict[str, Fact] = {"hero": s.hero_id(other)}
        return [Refusal(notation, "other-sector", "TLS-TRAIT-6", facts)]
    return [] if helps(s, other, item) else [no_help(s, other, item, notation)]


# -- Armors and Shields --------------------------------------------------------------------


def card_refusals(s: Vigil, hero: int) -> list[Refusal]:
    """In the own turn spent cards are restored and few are used."""
    h = s.heroes[hero]
    refusals: list[Refusal] = []
    for place, number in enumerate(h.armors):
        item = s.item(number)
        facts: dict[str, Fact] = {"item": item.id}
        if not h.ready[place]:
            refusals.append(Refusal(f"use {item.id}", "card-spent", "TLS-ARMOR-3", facts))
            refusals.extend(restore_refusals(s, hero, place))
        elif item.use != USE_IN_TURN:
            rule = "TLS-ARMOR-1" if item.use == USE_ON_DAMAGE else "TLS-ARMOR-3"
            refusals.append(Refusal(f"use {item.id}", "not-in-the-turn", rule, facts))
        elif is_barred(s, hero, item):
            refusals.append(barred_refusal(item))
    return refusals


# -- Perks ---------------------------------------------------------------------------------


def perk_refusals(s: Vigil, hero: int) -> list[Refusal]:
    h = s.heroes[hero]
    refusals: list[Refusal] = []
    for boon in h.boons:
        if boon.kind == ACT:
            notation = f"use {boon.source}"
            facts: dict[str, Fact] = {
                "perk": boon.source,
                "action": boon.action,
                "mana": boon.mana,
                "movement": boon.movement,
                "wounds": boon.wounds,
            }
            why = why_not_use(s, h, boon)
            if why:
                refusals.append(Refusal(notation, why, "TLS-TRAIT-6", facts))
            elif boon.do == BLINK:
                refusals.extend(blink_refusals(s, h, boon))
    return refusals


def why_not_use(s: Vigil, h: Hero, boon: Boon) -> str:
    """Why a Perk does not serve at all, or nothing."""
    if boon.number in h.spent_boons:
        return "perk-spent"
    if boon.wounds and h.wounds + boon.wounds >= max_hit_points(s, h):
        return "perk-deadly"
    if not can_afford(s, h, boon):
        return "perk-too-dear"
    if spots_for(s, h, boon):
        return ""
    return "mana-full" if boon.do == GAIN_MANA else "perk-nowhere"


def blink_refusals(s: Vigil, h: Hero, boon: Boon) -> list[Refusal]:
    """Free spots next to those that can be reached, and no farther."""
    offered = spots_for(s, h, boon)
    beyond = {near for spot in offered for near in s.ground.adjacent[spot]} - {h.spot}
    return [
        Refusal(
            f"use {boon.source} {SPOT_NAMES[spot]}",
            "perk-too-far",
            "TLS-TRAIT-6",
            {"perk": boon.source, "spots": boon.n},
        )
        for spot in sorted(beyond)
        if spot not in offered and s.is_free_for_hero(spot)
    ]
