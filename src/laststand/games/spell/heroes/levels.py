"""Heroes level up and gain Perks (Day p. 13)."""

from __future__ import annotations

from typing import ClassVar, Final

from laststand.games.spell import told
from laststand.games.spell.heroes.acting import HeroAction
from laststand.games.spell.heroes.step import OfHero, OfNewHero
from laststand.games.spell.heroes.tokens import fill_mana, is_mana_short, lacking_mana, share_mana
from laststand.games.spell.state import Vigil
from laststand.games.spell.things.kinds import Perk
from laststand.kernel.action import Reason, offer
from laststand.kernel.choice import Flow, Pick
from laststand.kernel.events import Fact
from laststand.kernel.step import Number, Shape

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
    if not s.rulings.tokens_run_out:  # else when all who gain Mana now are counted (TLS-LIMIT-5)
        fill_mana(s, h)
    if level > 1:
        told.hero_levelled(s, hero, level)


class Refill(OfNewHero):
    """TLS-HERO-2: a hero starts with all the Mana that card, Trait and Perks give; where the box
    has not enough for the heroes in play they share it at once (TLS-LIMIT-5). Who is recruited
    later has it then."""

    def play(self, s: Vigil) -> Flow | None:
        if not s.heroes[self.hero].is_in_play:
            return None
        heroes = s.heroes_in_play()
        lacks = lacking_mana(s, heroes)
        if is_mana_short(s, lacks):
            return self.share(s, heroes, lacks)
        fill_mana(s, s.heroes[self.hero])
        return None

    def share(self, s: Vigil, heroes: list[int], lacks: list[int]) -> Flow:
        yield from share_mana(s, heroes, lacks)
        for at, hero in enumerate(heroes):
            s.heroes[hero].mana += lacks[at]


class GainPerk(OfHero):
    """A hero gains a Perk: one the gates allow, or one of a given level (TLS-LAKEBURG-6)."""

    shape: ClassVar[Shape] = (Number("hero"), Number("level"))

    def __init__(self, hero: int, level: int) -> None:
        super().__init__(hero)
        self.level: Final = level

    def fits(self, s: Vigil) -> bool:
        return super().fits(s) and self.level <= LAST_LEVEL

    def play(self, s: Vigil) -> Flow | None:
        learning = LearnPerk(self.hero, self.level)
        if not learning.options(s):
            told.perk_missed(s, self.hero)
            return None
        seat = s.heroes[self.hero].seat
        return offer(s, seat, "take-perk", "TLS-LEVEL-4", [learning])


class LearnPerk(HeroAction[Pick]):
    verb = "learn"

    def __init__(self, hero: int, level: int) -> None:
        super().__init__(hero)
        self.level: Final = level

    def candidates(self, s: Vigil) -> list[Pick]:
        return [Pick("learn", perk.id, number) for number, perk in enumerate(s.box.perks)]

    def why_not(self, s: Vigil, option: Pick) -> Reason | None:
        rule = self.bar(s, option.value)
        if not rule:
            return None
        facts: dict[str, Fact] = {"perk": option.thing, "level": s.box.perks[option.value].level}
        return Reason(PERK_REASONS[rule], rule, facts)

    def bar(self, s: Vigil, perk: int) -> str:
        """The rule that bars a Perk, or nothing."""
        if is_held(s, perk):
            return "TLS-LEVEL-8"
        wanted = s.box.perks[perk]
        if self.level != BY_GATES:
            return "" if wanted.level == self.level else "TLS-LAKEBURG-6"
        if wanted.level > 1 and self.perks_below(s, wanted) < GATE:
            return "TLS-LEVEL-4"
        held = [s.box.perks[other].level for other in s.heroes[self.hero].perks]
        return "TLS-LEVEL-6" if wanted.level == LAST_LEVEL and LAST_LEVEL in held else ""

    def options(self, s: Vigil) -> list[Pick]:
        return [
            Pick("learn", perk.id, number)
            for number, perk in enumerate(s.box.perks)
            if not self.bar(s, number)
        ]

    def perks_below(self, s: Vigil, wanted: Perk) -> int:
        """TLS-LEVEL-5: the hero's Perks of the level below, of any category or of the same."""
        below = [
            s.box.perks[other]
            for other in s.heroes[self.hero].perks
            if s.box.perks[other].level == wanted.level - 1
        ]
        if s.rulings.own_category:
            below = [other for other in below if other.deck == wanted.deck]
        return len(below)

    def do(self, s: Vigil, option: Pick) -> None:
        learn(s, self.hero, option.value, "TLS-LEVEL-3", "upkeep")


PERK_REASONS: Final = {
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
    s.heroes[hero].gather_boons(s.box)
    told.perk_gained(s, hero, perk, rule, cause)
