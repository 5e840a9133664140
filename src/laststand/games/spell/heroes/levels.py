"""Heroes level up and gain Perks (Day p. 13)."""

from __future__ import annotations

from typing import Final

from laststand.games.spell.heroes.questions import max_mana
from laststand.games.spell.heroes.step import OfHero
from laststand.games.spell.state import Vigil
from laststand.kernel.choice import Choice, Option, Pick, Refusal
from laststand.kernel.events import Fact
from laststand.kernel.step import Flow

BY_GATES: Final = 0
LAST_LEVEL: Final = 4
GATE: Final = 2


class LevelUp(OfHero):
    """TLS-LEVEL-1 to TLS-LEVEL-3: nothing on the first Day of the first scenario, Level II on the
    first Day of the second, a Perk on every other; so a campaign ends with eight (TLS-LEVEL-9)."""

    def play(self, s: Vigil) -> None:
        if s.day > 1 or s.scenario.number > 2:
            s.then(GainPerk(self.hero, BY_GATES))
        elif s.scenario.number == 2:
            set_level(s, self.hero, 2)


def set_level(s: Vigil, hero: int, level: int) -> None:
    """TLS-LEVEL-2: a side of the hero card, with all its Mana and tokens fresh (TLS-HERO-2)."""
    h = s.heroes[hero]
    h.level = level
    h.tokens = s.box.heroes[h.kind].sides[level - 1].tokens
    h.fresh = [True] * len(h.tokens)
    h.mana = max_mana(s, h)
    if level > 1 and s.log is not None:
        s.log.tell("HeroLevelled", "TLS-LEVEL-2", "upkeep", hero=s.hero_id(hero), level=level)


class GainPerk(OfHero):
    """A hero gains a Perk: one the gates allow, or one of a given level (TLS-LAKEBURG-6)."""

    def __init__(self, hero: int, level: int) -> None:
        super().__init__(hero)
        self.level: Final = level

    def words(self) -> list[str]:
        return [*super().words(), str(self.level)]

    def play(self, s: Vigil) -> Flow | None:
        options = self.options(s)
        return self.ask(s, options) if options else None

    def options(self, s: Vigil) -> list[Option]:
        return [
            Pick("learn", perk.id, number)
            for number, perk in enumerate(s.box.perks)
            if not self.why_not(s, number)
        ]

    def ask(self, s: Vigil, options: list[Option]) -> Flow:
        option = yield Choice(s.heroes[self.hero].seat, "take-perk", "TLS-LEVEL-4", options)
        assert isinstance(option, Pick)
        learn(s, self.hero, option.value, "TLS-LEVEL-3", "upkeep")

    def why_not(self, s: Vigil, perk: int) -> str:
        """The rule that bars a Perk, or nothing."""
        if is_held(s, perk):
            return "TLS-LEVEL-8"
        level = s.box.perks[perk].level
        if self.level != BY_GATES:
            return "" if level == self.level else "TLS-LAKEBURG-6"
        held = [s.box.perks[other].level for other in s.heroes[self.hero].perks]
        if level > 1 and self.perks_below(s, perk) < GATE:  # TLS-LEVEL-4
            return "TLS-LEVEL-4"
        if level == LAST_LEVEL and LAST_LEVEL in held:
            return "TLS-LEVEL-6"
        return ""

    def perks_below(self, s: Vigil, perk: int) -> int:
        """TLS-LEVEL-5: the hero's Perks of the level below, of any category or of the same."""
        wanted = s.box.perks[perk]
        below = [
            s.box.perks[other]
            for other in s.heroes[self.hero].perks
            if s.box.perks[other].level == wanted.level - 1
        ]
        if s.rulings.own_category:
            below = [other for other in below if other.deck == wanted.deck]
        return len(below)

    def refusals(self, s: Vigil, choice: Choice) -> list[Refusal]:
        refusals = []
        for number, perk in enumerate(s.box.perks):
            rule = self.why_not(s, number)
            if rule:
                why = PERK_REFUSALS[rule]
                facts: dict[str, Fact] = {"perk": perk.id, "level": perk.level}
                refusals.append(Refusal(f"learn {perk.id}", why, rule, facts))
        return refusals


PERK_REFUSALS: Final = {
    "TLS-LEVEL-8": "perk-taken",
    "TLS-LAKEBURG-6": "perk-of-other-level",
    "TLS-LEVEL-4": "perk-gate",
    "TLS-LEVEL-6": "second-master-perk",
}


def is_held(s: Vigil, perk: int) -> bool:
    """TLS-LEVEL-7, TLS-LEVEL-8: every card exists once."""
    for hero in s.heroes:
        if perk in hero.perks:
            return True
    return False


def learn(s: Vigil, hero: int, perk: int, rule: str, cause: str) -> None:
    s.heroes[hero].perks.append(perk)
    gather_boons(s, hero)
    if s.log is not None:
        s.log.tell("PerkGained", rule, cause, hero=s.hero_id(hero), perk=s.box.perk_ids[perk])


def gather_boons(s: Vigil, hero: int) -> None:
    """What the hero's Trait and Perks do, in the order they came."""
    h = s.heroes[hero]
    boons = [] if h.trait < 0 else list(s.box.traits[h.trait].boons)
    for perk in h.perks:
        boons.extend(s.box.perks[perk].boons)
    h.boons = boons
