"""Hero cards."""

from __future__ import annotations

from laststand.games.stronghold import told
from laststand.games.stronghold.boons import can_grant, grant
from laststand.games.stronghold.box import Ability
from laststand.games.stronghold.options import UseHero
from laststand.games.stronghold.party import FULL, INCAPACITATED, harm_hero
from laststand.games.stronghold.state import Realm
from laststand.kernel.action import Action, Reason
from laststand.kernel.choice import Flow


def visible_ability(s: Realm, hero: int) -> Ability:
    """LS-HERO-2: only the side that shows."""
    return s.box.heroes[hero].sides[s.party.heroes[hero]]


class UseAbility(Action[Realm, UseHero]):
    """LS-HERO-1: what the side that shows says, of a hero of the player whose turn it is, also
    when it would do nothing but turn the card (LS-HERO-7)."""

    verb = "hero"

    def candidates(self, s: Realm) -> list[UseHero]:
        return [self.of(s, hero) for hero in range(len(s.box.heroes))]

    def of(self, s: Realm, hero: int) -> UseHero:
        card = s.box.heroes[hero]
        ability = card.sides[min(s.party.heroes[hero], len(card.sides) - 1)]
        return ability.use if can_grant(s, ability.boons) else ability.idle_use

    def why_not(self, s: Realm, option: UseHero) -> Reason | None:
        facts = {"hero": option.name}
        if s.party.owners[option.hero] != s.active:
            return Reason("not-your-hero", "LS-TWO-7", {**facts})
        if s.party.heroes[option.hero] == INCAPACITATED:
            return Reason("hero-incapacitated", "LS-HERO-4", {**facts})
        return None

    def options(self, s: Realm) -> list[UseHero]:
        options: list[UseHero] = []
        owners, sides = s.party.owners, s.party.heroes
        for hero in range(len(sides)):
            if owners[hero] == s.active and sides[hero] != INCAPACITATED:
                options.append(self.of(s, hero))
        return options

    def do(self, s: Realm, option: UseHero) -> Flow:
        """The effect first, then the card turns (LS-HERO-3, LS-HERO-4): so the last hero's effect
        may still win the game (LS-HERO-5)."""
        hero = option.hero
        told.ability_used(s, hero, option.ability)
        yield from grant(s, visible_ability(s, hero).boons, "LS-HERO-1", option.name)
        harm_hero(s, hero, "LS-HERO-3" if s.party.heroes[hero] == FULL else "LS-HERO-4", "ability")
