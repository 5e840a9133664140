"""Hero cards."""

from __future__ import annotations

from laststand.games.stronghold.boons import can_grant, grant
from laststand.games.stronghold.box import Ability
from laststand.games.stronghold.options import UseHero
from laststand.games.stronghold.state import INCAPACITATED, Realm
from laststand.kernel.choice import Option, Refusal
from laststand.kernel.step import Flow


def visible_ability(s: Realm, hero: int) -> Ability:
    """LS-HERO-2: only the side that shows."""
    return s.box.heroes[hero].sides[s.heroes[hero]]


def can_use(s: Realm, hero: int) -> bool:
    """A hero of the player whose turn it is (LS-TWO-7), whose ability would do something."""
    return (
        s.owners[hero] == s.active
        and s.heroes[hero] != INCAPACITATED
        and can_grant(s, visible_ability(s, hero).boons)
    )


def hero_options(s: Realm) -> list[Option]:
    return [
        UseHero(hero, card.id, visible_ability(s, hero).name)
        for hero, card in enumerate(s.box.heroes)
        if can_use(s, hero)
    ]


def use_hero(s: Realm, hero: int) -> Flow:
    """The effect first, then the card turns (LS-HERO-3, LS-HERO-4): so the last hero's effect
    may still win the game (LS-HERO-5)."""
    ability = visible_ability(s, hero)
    if s.log is not None:
        s.log.tell(
            "AbilityUsed",
            "LS-HERO-1",
            s.box.heroes[hero].id,
            hero=s.box.heroes[hero].id,
            ability=ability.name,
        )
    yield from grant(s, ability.boons, "LS-HERO-1", s.box.heroes[hero].id)
    s.harm_hero(hero, "LS-HERO-3" if s.heroes[hero] == 0 else "LS-HERO-4", "ability")


def hero_refusals(s: Realm) -> list[Refusal]:
    refusals = []
    for hero, card in enumerate(s.box.heroes):
        if can_use(s, hero):
            continue
        if s.owners[hero] != s.active:
            why, rule = "not-your-hero", "LS-TWO-7"
        elif s.heroes[hero] == INCAPACITATED:
            why, rule = "hero-incapacitated", "LS-HERO-4"
        else:
            why, rule = "ability-does-nothing-now", "LS-HERO-1"
        refusals.append(Refusal(f"hero {card.id}", why, rule, {"hero": card.id}))
    return refusals
