"""A campaign: what follows a scenario that is won (Night p. 17, Day p. 17 to 19)."""

from __future__ import annotations

from typing import Final

from laststand.games.spell import told
from laststand.games.spell.board.heroes import leave_board
from laststand.games.spell.board.monsters import remove_monster
from laststand.games.spell.board.panic import first_space
from laststand.games.spell.box import Scenario
from laststand.games.spell.course import DayAndNight
from laststand.games.spell.day.acting import gain
from laststand.games.spell.day.shop import give, put_back
from laststand.games.spell.endings import is_followed
from laststand.games.spell.heroes.acting import HeroAction
from laststand.games.spell.heroes.equipment import held_items, hold, let_go
from laststand.games.spell.heroes.hero import DEAD, Hero
from laststand.games.spell.heroes.levels import Refill
from laststand.games.spell.heroes.step import OfHero
from laststand.games.spell.options import Carry
from laststand.games.spell.setup import ChooseFirst, ShuffleShop, lay_scenario, take_action_tokens
from laststand.games.spell.state import Vigil
from laststand.games.spell.table import clear_table
from laststand.games.spell.things.kinds import Cost
from laststand.games.spell.things.stash import Stash, different
from laststand.games.spell.things.words import ARMOR, EACH_CAMPAIGN
from laststand.kernel.action import Reason, offer
from laststand.kernel.choice import Flow
from laststand.kernel.events import Fact
from laststand.kernel.step import Step


def next_scenario(s: Vigil) -> Scenario:
    """TLS-GOAL-5."""
    for scenario in s.box.scenarios.values():
        if scenario.number == s.scenario.number + 1:
            return scenario
    return s.scenario


def what_follows(s: Vigil) -> list[Step[Vigil]]:
    """TLS-MODE-1: what lies at the bottom of the agenda while a scenario is played."""
    return [EndScenario()] if is_followed(s) else []


class EndScenario(Step[Vigil]):
    """The Boss is dead. The Panic meter gives its resources to the chest (TLS-SHADOW-1), the Urban
    Quests what the Town has kept for them (TLS-QUEST-5), and the heroes part with what they cannot
    keep, also those who were not recruited (TLS-SOLO-15)."""

    def facts(self, s: Vigil) -> dict[str, Fact]:
        return {"scenario": next_scenario(s).id}

    def play(self, s: Vigil) -> None:
        s.is_night = False
        s.active = -1
        s.attack = None
        s.onslaught.strikes = []
        s.onslaught.answers_due = []
        for monster in s.horde.monsters.copy():
            remove_monster(s, monster)
        for hero in s.heroes_in_play():
            leave_board(s, hero)
        use_shadow_network(s)
        if s.rulings.empties_stash:
            empty_stash(s)
        kept = [KeepItems(hero) for hero, h in enumerate(s.heroes) if h.status != DEAD]
        s.then_all([*kept, LayScenario()])
        remember_quests(s)


def use_shadow_network(s: Vigil) -> None:
    """TLS-SHADOW-1, TLS-SHADOW-2: as at dawn, but resources only."""
    at = first_space(s)
    if at < 0:
        return
    told.panic_rewarded(s, at, "TLS-SHADOW-1", "shadow-network")
    gain(s, s.box.panic[at].resources, "TLS-SHADOW-1", "shadow-network")


def empty_stash(s: Vigil) -> None:
    """TLS-LAKEBURG-4, read strictly."""
    for number in s.purse.stash.items:
        put_back(s, s.item(number))
    s.purse.stash = Stash([])


def remember_quests(s: Vigil) -> None:
    """TLS-QUEST-5."""
    for number in s.quests.drawn():
        quest = s.box.quests[number]
        told.quest_remembered(s, quest.id)
        give(s, quest.legacy, "TLS-QUEST-5", quest.id)


class KeepItems(OfHero):
    """A hero keeps one item for Lakeburg (TLS-LAKEBURG-4), two with at most one Armor for
    Glenwald (TLS-GLENWALD-4, TLS-GLENWALD-10); the others go back (TLS-GLENWALD-5)."""

    def play(self, s: Vigil) -> Flow | None:
        held = held_items(s.heroes[self.hero])
        following = next_scenario(s)
        armors = [number for number in held if s.item(number).kind is ARMOR]
        if len(held) <= following.keeps and len(armors) <= following.keeps_armors:
            return None
        return self.ask(s, following)

    def ask(self, s: Vigil, following: Scenario) -> Flow:
        keeping = KeepItem(self.hero, following)
        while True:
            options = keeping.options(s)
            if not options:
                break
            if len(options) == 1:
                keeping.do(s, options[0])
            else:
                seat = s.heroes[self.hero].seat
                yield from offer(s, seat, "keep-item", rule_of(following), [keeping])
        self.give_back(s, keeping.kept, following)

    def give_back(self, s: Vigil, kept: list[int], following: Scenario) -> None:
        h = s.heroes[self.hero]
        returned = left_over(held_items(h), kept)
        for number in returned:
            let_go(h, s.item(number))
            put_back(s, s.item(number))
        told.items_returned(s, self.hero, returned, rule_of(following))


def rule_of(following: Scenario) -> str:
    return "TLS-LAKEBURG-4" if following.keeps == 1 else "TLS-GLENWALD-4"


class KeepItem(HeroAction[Carry]):
    """One item after the other is kept for a scenario."""

    verb = "carry"

    def __init__(self, hero: int, following: Scenario) -> None:
        super().__init__(hero)
        self.following: Final = following
        self.kept: list[int] = []

    def candidates(self, s: Vigil) -> list[Carry]:
        who = s.hero_id(self.hero)
        held = different(left_over(held_items(s.heroes[self.hero]), self.kept))
        others = [item.number for item in s.box.items if item.number not in held]
        return [Carry(s.item(number).id, number, who) for number in held + others]

    def why_not(self, s: Vigil, option: Carry) -> Reason | None:
        facts: dict[str, Fact] = {"hero": option.hero, "item": option.thing}
        rule = rule_of(self.following)
        if option.value not in left_over(held_items(s.heroes[self.hero]), self.kept):
            why = "kept-already" if option.value in self.kept else "not-held"
            return Reason(why, rule, facts)
        if len(self.kept) >= self.following.keeps:
            return Reason("kept-enough", rule, {"most": self.following.keeps})
        armors = [number for number in self.kept if s.item(number).kind is ARMOR]
        is_armor = s.item(option.value).kind is ARMOR
        if is_armor and len(armors) >= self.following.keeps_armors:
            return Reason("armors-kept", "TLS-GLENWALD-10", {"most": self.following.keeps_armors})
        return None

    def do(self, s: Vigil, option: Carry) -> None:
        self.kept.append(option.value)


def left_over(numbers: list[int], taken: list[int]) -> list[int]:
    left = numbers.copy()
    for number in taken:
        left.remove(number)
    return left


class LayScenario(Step[Vigil]):
    """The next scenario is set up with the heroes there are (TLS-MODE-2): their Traits, Perks and
    level, what they kept, and once-only abilities as they stand on the notepad (TLS-SAVE-2); the
    chest is taken back (TLS-LAKEBURG-3, TLS-GLENWALD-3)."""

    def facts(self, s: Vigil) -> dict[str, Fact]:
        return {"scenario": next_scenario(s).id}

    def play(self, s: Vigil) -> None:
        heroes = [carried_over(s, hero) for hero in s.heroes]
        purse = s.purse
        clear_table(s, next_scenario(s))
        s.heroes.extend(heroes)
        s.purse = purse
        if s.rulings.adds_stock:
            s.purse.take_in(s, Cost(s.scenario.gold, s.scenario.materials))
        for hero in heroes:
            s.shop.spare.remove_some(in_decks(s, held_items(hero)))
        s.shop.spare.remove_some(in_decks(s, purse.stash.items))
        told.scenario_began(s)
        lay_scenario(s)
        refills = [Refill(hero) for hero in range(len(heroes))]
        s.then_all([*refills, ShuffleShop(), ChooseFirst(), DayAndNight(1), *what_follows(s)])


def in_decks(s: Vigil, numbers: list[int]) -> list[int]:
    """Those that belong to the decks rather than to the Shop's Potions and Scrolls."""
    return [number for number in numbers if s.item(number).deck >= 0]


def carried_over(s: Vigil, before: Hero) -> Hero:
    """TLS-LAKEBURG-11: a hero as at set-up, with what a campaign keeps; the dead stay dead and
    those who were not recruited stay available (TLS-SOLO-12)."""
    h = Hero()
    h.kind = before.kind
    h.seat = before.seat
    h.status = before.status
    h.level = before.level
    h.trait_card = before.trait_card
    h.trait = before.trait
    h.perks = before.perks.copy()
    h.boons = before.boons
    h.tokens = before.tokens
    h.fresh = [True] * len(h.tokens)
    take_action_tokens(s, h)
    for number in held_items(before):
        hold(h, s.item(number))
    h.spent_boons = [
        number for number in before.spent_boons if s.box.boons[number].each is EACH_CAMPAIGN
    ]
    return h
