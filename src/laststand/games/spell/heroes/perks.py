"""Perks used as actions of the own turn (Night p. 15)."""

from __future__ import annotations

from laststand.games.spell.board.structures import replace_structure, touches, with_shots
from laststand.games.spell.box import BALLISTA
from laststand.games.spell.heroes.damage import wound_hero
from laststand.games.spell.heroes.moves import shift
from laststand.games.spell.heroes.questions import max_hit_points, max_mana, spend
from laststand.games.spell.heroes.tokens import gain_mana
from laststand.games.spell.map.geometry import NOWHERE, SPOT_NAMES, SPOTS, rows_and_columns
from laststand.games.spell.options import UseBoon
from laststand.games.spell.state import Hero, Vigil
from laststand.games.spell.things.kinds import Boon
from laststand.games.spell.things.words import ACT, BLINK, GAIN_MANA, RELOAD_BALLISTA
from laststand.kernel.choice import Option, Refusal
from laststand.kernel.events import Fact


def perk_options(s: Vigil, hero: int) -> list[Option]:
    """TLS-HEROES-3: no Action points unless the card says so."""
    options: list[Option] = []
    h = s.heroes[hero]
    for boon in h.boons:
        if boon.kind == ACT and can_afford(s, h, boon):
            options.extend(
                [UseBoon(boon.number, boon.source, spot) for spot in spots_for(s, h, boon)]
            )
    return options


def can_afford(s: Vigil, h: Hero, boon: Boon) -> bool:
    """Wounds are paid only by a hero who survives them."""
    return (
        boon.number not in h.spent_boons
        and h.actions >= boon.action
        and h.mana >= boon.mana
        and h.points >= boon.movement
        and (boon.wounds == 0 or h.wounds + boon.wounds < max_hit_points(s, h))
    )


def spots_for(s: Vigil, h: Hero, boon: Boon) -> list[int]:
    """Where a Perk can be used: on spots, NOWHERE for one that needs none, or not at all."""
    if boon.do == BLINK:
        return [
            spot
            for spot in range(SPOTS)
            if s.is_free_for_hero(spot) and rows_and_columns(h.spot, spot) <= boon.n
        ]
    if boon.do == RELOAD_BALLISTA:
        return [
            ballista.spots[0]
            for ballista in s.structures_of(BALLISTA)
            if ballista.has_shot and touches(s, ballista, h.spot)
        ]
    if boon.do == GAIN_MANA and h.mana - boon.mana < max_mana(s, h):
        return [NOWHERE]
    return []


def use_perk(s: Vigil, hero: int, option: UseBoon) -> None:
    h = s.heroes[hero]
    boon = s.box.boons[option.boon]
    h.actions -= boon.action
    h.mana -= boon.mana
    h.points -= boon.movement
    spend(h, boon)
    if s.log is not None:
        s.log.tell("PerkUsed", "TLS-HEROES-3", boon.source, hero=s.hero_id(hero), perk=boon.source)
    if boon.wounds:
        wound_hero(s, hero, boon.wounds, "TLS-TRAIT-6", boon.source)
    if boon.do == BLINK:
        shift(s, hero, option.spot, 0, "TLS-TRAIT-6")
    elif boon.do == RELOAD_BALLISTA:
        ballista = s.structure_at[option.spot]
        assert ballista is not None
        replace_structure(s, with_shots(ballista, 0, False))
    elif boon.do == GAIN_MANA:
        gain_mana(s, hero, boon.n, "TLS-TRAIT-6", boon.source)


# -- why not -------------------------------------------------------------------------------


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
