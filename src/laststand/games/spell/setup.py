"""Set-up: the Town, the heroes and what they start with (Day p. 8 to 11)."""

from __future__ import annotations

from typing import ClassVar, Final

from laststand.games.spell import told
from laststand.games.spell.board.panic import FLAMES_AT_SETUP
from laststand.games.spell.board.structures import put_up, take_structure
from laststand.games.spell.day.shop import form_deck, shop_to_change, take_from_shop
from laststand.games.spell.heroes.acting import HeroAction
from laststand.games.spell.heroes.equipment import (
    held_items,
    hold,
    items_in_order,
    let_go,
    stow,
    why_overloaded,
)
from laststand.games.spell.heroes.hero import IN_PLAY, Hero
from laststand.games.spell.heroes.levels import BY_GATES, GainPerk, Refill, learn, set_level
from laststand.games.spell.heroes.step import OfHero, OfNewHero
from laststand.games.spell.map.letters import KINDS_DRAWN
from laststand.games.spell.map.pieces import Structure
from laststand.games.spell.night.quests import draw_quests
from laststand.games.spell.options import DONE, STASH, Give
from laststand.games.spell.state import Vigil
from laststand.games.spell.things.stash import Stash, different
from laststand.games.spell.things.words import DECKS, POTION, SCROLL, WEAPON
from laststand.kernel.action import Action, Reason, Saying, ask, offer
from laststand.kernel.bag import Bag
from laststand.kernel.choice import Flow, Pick, Say
from laststand.kernel.errors import DocumentRefused
from laststand.kernel.events import Fact
from laststand.kernel.step import Names, Shape, Step

RUIN_LETTERS: Final = ["", "abc", "de", "f"]


class SetUp(Step[Vigil]):
    """TLS-SETUP-1 to TLS-SETUP-17; the Introduction is set up as Gildenberg (TLS-INTRO-7)."""

    def play(self, s: Vigil) -> None:
        if s.heroes or s.structures:
            raise DocumentRefused("position, field 'agenda': set-up has taken place already")
        lay_scenario(s)
        s.purse.gold = s.scenario.gold  # TLS-SETUP-13
        s.purse.materials = s.scenario.materials
        count = s.box.seats[s.players].heroes_prepared * s.players
        s.heroes.extend([new_hero(s, number) for number in range(count)])
        each = range(count)
        s.then(
            *[TakeHero(hero) for hero in each],
            DealTraits(),
            *[TakeTrait(hero) for hero in each],
            *([] if s.is_solo else [EnterPlay()]),
            *[TakeWeapon(hero) for hero in each],  # TLS-LAKEBURG-7: after the Perks
            *([EnterPlay()] if s.is_solo else []),  # TLS-SOLO-1: when all four are prepared
            ShuffleShop(),
            *([] if s.is_solo else [Trade([])]),  # TLS-SOLO-1
            ChooseFirst(),
        )


def lay_scenario(s: Vigil) -> None:
    """What every scenario begins with, alone or in a campaign."""
    build_town(s)
    draw_ruins(s)
    s.panic.fill(FLAMES_AT_SETUP)  # TLS-SETUP-15
    lay_out_shop(s)
    if s.scenario.has_quests:  # TLS-INTRO-4
        draw_quests(s)


def build_town(s: Vigil) -> None:
    """TLS-SETUP-8, TLS-SETUP-9, TLS-SETUP-12, TLS-SETUP-14, TLS-LAKEBURG-2, TLS-GLENWALD-2: as
    the map shows, which for Lakeburg has other boards (TLS-LAKEBURG-1)."""
    built = [
        take_structure(s, s.box.structure(KINDS_DRAWN[drawn.letter]), drawn.spots)
        for drawn in s.ground.drawn
        if drawn.letter in KINDS_DRAWN
    ]
    put_up(s, built)


def draw_ruins(s: Vigil) -> None:
    """TLS-SETUP-10, TLS-SETUP-11: three bases of one spot, two of two, one of three."""
    ruins: list[Structure] = []
    for size in (1, 2, 3):
        bases = [kind.number for kind in s.box.structures if kind.is_ruin and kind.spots == size]
        bag = Bag.shuffled(f"Ruins {size}", s.box.structure_ids, bases)
        for drawn in s.ground.drawn:
            if drawn.letter in RUIN_LETTERS[size]:
                kind = s.box.structures[bag.draw(s.chance)]
                ruins.append(take_structure(s, kind, drawn.spots))
    put_up(s, ruins)
    told.ruins_drawn(s, ruins)


def lay_out_shop(s: Vigil) -> None:
    """TLS-SETUP-7: all Potions and Scrolls that nobody has kept; the decks follow when the heroes
    have chosen."""
    kept = s.purse.stash.items + [item for hero in s.heroes for item in held_items(hero)]
    shop = shop_to_change(s)
    scrolls: list[int] = []
    potions: list[int] = []
    for item in s.box.items:
        left = item.count - kept.count(item.number)
        if item.kind is SCROLL:
            scrolls.extend([item.number] * left)
        elif item.kind is POTION:
            potions.extend([item.number] * left)
    shop.scrolls = Stash(scrolls)
    shop.potions = Stash(potions)


def new_hero(s: Vigil, number: int) -> Hero:
    hero = Hero()
    hero.seat = 0 if s.is_solo else number
    take_action_tokens(s, hero)
    return hero


def take_action_tokens(s: Vigil, hero: Hero) -> None:
    """TLS-HERO-3, TLS-HERO-4: from set-up on."""
    hero.all_actions = s.box.seats[s.players].actions
    hero.actions = hero.all_actions


# -- heroes --------------------------------------------------------------------------------


class TakeHero(OfHero):
    """TLS-HERO-1: each player takes a hero, Level I up, or II in Glenwald (TLS-GLENWALD-7).
    Alone all four are prepared (TLS-SOLO-1)."""

    def facts(self, s: Vigil) -> dict[str, Fact]:
        return {"seat": s.heroes[self.hero].seat + 1}

    def play(self, s: Vigil) -> Flow | None:
        if s.heroes[self.hero].kind >= 0:
            return None
        taking = TakeHeroCard(self.hero)
        free = taking.options(s)
        if s.is_solo or len(free) == 1:
            taking.do(s, free[0])
            return None
        if s.rulings.deals_heroes:
            taking.do(s, by_lot(s, "Heroes", s.box.hero_ids, free))
            return None
        return offer(s, s.heroes[self.hero].seat, "take-hero", "TLS-HERO-1", [taking])


def by_lot(s: Vigil, what: str, names: list[str], picks: list[Pick]) -> Pick:
    """TLS-HERO-7: one of the picks, whose values are places in the names, in ascending order."""
    drawn = Bag.shuffled(what, names, [pick.value for pick in picks]).draw(s.chance)
    return next(pick for pick in picks if pick.value == drawn)


class TakeHeroCard(HeroAction[Pick]):
    verb = "take"

    def candidates(self, s: Vigil) -> list[Pick]:
        return [Pick("take", id, kind) for kind, id in enumerate(s.box.hero_ids)]

    def options(self, s: Vigil) -> list[Pick]:
        taken = [hero.kind for hero in s.heroes]
        ids = s.box.hero_ids
        return [Pick("take", id, kind) for kind, id in enumerate(ids) if kind not in taken]

    def why_not(self, s: Vigil, option: Pick) -> Reason | None:
        for hero in s.heroes:
            if hero.kind == option.value:
                facts: dict[str, Fact] = {"hero": option.thing, "seat": hero.seat + 1}
                return Reason("hero-taken", "TLS-HERO-1", facts)
        return None

    def do(self, s: Vigil, option: Pick) -> None:
        h = s.heroes[self.hero]
        h.kind = option.value
        h.tokens = s.box.heroes[h.kind].sides[h.level - 1].tokens
        h.fresh = [True] * len(h.tokens)
        told.hero_taken(s, self.hero)


class DealTraits(Step[Vigil]):
    """TLS-TRAIT-1: a random Trait card for each hero."""

    def play(self, s: Vigil) -> None:
        bag = Bag.shuffled(
            "Traits", s.box.trait_card_names, list(range(len(s.box.trait_card_names)))
        )
        for hero in s.heroes:
            hero.trait_card = s.box.trait_cards[bag.draw(s.chance)]


class TakeTrait(OfNewHero):
    """TLS-TRAIT-1: one of the card's two sides; with it come a benefit and a limitation
    (TLS-TRAIT-2) and a Scroll or Potion (TLS-TRAIT-4)."""

    def play(self, s: Vigil) -> Flow | None:
        h = s.heroes[self.hero]
        if h.trait >= 0:
            return None
        if h.trait_card not in s.box.trait_cards:
            raise DocumentRefused("position, field 'heroes': a Trait card has not been dealt")
        playing = PlayTrait(self.hero)
        if s.rulings.deals_heroes:
            names = [trait.id for trait in s.box.traits]
            playing.do(s, by_lot(s, "Traits", names, playing.options(s)))
            return None
        return offer(s, h.seat, "take-trait", "TLS-TRAIT-1", [playing])


class PlayTrait(HeroAction[Pick]):
    verb = "play"

    def candidates(self, s: Vigil) -> list[Pick]:
        return [Pick("play", trait.id, number) for number, trait in enumerate(s.box.traits)]

    def options(self, s: Vigil) -> list[Pick]:
        card = s.heroes[self.hero].trait_card
        return [
            Pick("play", trait.id, number)
            for number, trait in enumerate(s.box.traits)
            if trait.card == card
        ]

    def why_not(self, s: Vigil, option: Pick) -> Reason | None:
        if s.box.traits[option.value].card == s.heroes[self.hero].trait_card:
            return None
        facts = {"hero": s.hero_id(self.hero), "trait": option.thing}
        return Reason("another-trait-card", "TLS-TRAIT-1", {**facts})

    def do(self, s: Vigil, option: Pick) -> None:
        h = s.heroes[self.hero]
        h.trait = option.value
        h.gather_boons(s.box)
        told.trait_taken(s, self.hero)
        extra = s.box.item(s.box.traits[h.trait].extra)
        if extra.number not in s.shop.scrolls.items + s.shop.potions.items:
            raise DocumentRefused(f"position, field 'shop': there is no {extra.id} for a Trait")
        take_from_shop(s, extra)
        hold(h, extra)
        told.starting_item_taken(s, self.hero, extra, "TLS-TRAIT-4")


class TakeWeapon(OfNewHero):
    """TLS-TRAIT-5, TLS-TRAIT-7: a weapon of the Trait's type and level, of the player's choice,
    and the Trait's armor if it names one."""

    def play(self, s: Vigil) -> Flow:
        choosing = ChooseWeapon(self.hero)
        if s.rulings.draws_weapons:
            weapons = choosing.options(s)
            choosing.do(s, by_lot(s, "Starting weapons", s.box.item_ids, weapons))
        else:
            seat = s.heroes[self.hero].seat
            yield from offer(s, seat, "starting-weapon", "TLS-TRAIT-7", [choosing])
        armor = s.box.traits[s.heroes[self.hero].trait].armor
        if armor and s.shop.spare.has(s.box.item(armor).number):
            take_spare(s, self.hero, s.box.item(armor).number)


class ChooseWeapon(HeroAction[Pick]):
    verb = "choose"

    def candidates(self, s: Vigil) -> list[Pick]:
        weapons = [item.number for item in s.box.items if item.kind is WEAPON]
        spare = [number for number in weapons if s.shop.spare.has(number)]
        others = [number for number in weapons if not s.shop.spare.has(number)]
        return [Pick("choose", s.item(number).id, number) for number in spare + others]

    def why_not(self, s: Vigil, option: Pick) -> Reason | None:
        trait = s.box.traits[s.heroes[self.hero].trait]
        level = trait.weapon_levels[s.scenario.weapon_level_index]
        item = s.item(option.value)
        facts: dict[str, Fact] = {"item": item.id, "type": trait.weapon.word, "level": level}
        if item.deck != trait.weapon.deck or item.level != level or item.is_epic:
            return Reason("another-weapon", "TLS-TRAIT-5", facts)
        return (
            None if s.shop.spare.has(option.value) else Reason("weapon-taken", "TLS-TRAIT-7", facts)
        )

    def options(self, s: Vigil) -> list[Pick]:
        trait = s.box.traits[s.heroes[self.hero].trait]
        deck, level = trait.weapon.deck, trait.weapon_levels[s.scenario.weapon_level_index]
        return [
            Pick("choose", s.item(number).id, number)
            for number in s.box.deck_items[deck][level - 1]
            if s.shop.spare.has(number) and not s.item(number).is_epic
        ]

    def do(self, s: Vigil, option: Pick) -> None:
        take_spare(s, self.hero, option.value)


def take_spare(s: Vigil, hero: int, number: int) -> None:
    shop_to_change(s).spare.remove(number)
    hold(s.heroes[hero], s.item(number))
    told.starting_item_taken(s, hero, s.item(number), "TLS-TRAIT-5")


class EnterPlay(Step[Vigil]):
    """All heroes enter play; alone, one of the four of the player's choice (TLS-SOLO-1)."""

    def play(self, s: Vigil) -> Flow | None:
        if s.is_solo:
            return begin_alone(s)
        for hero in range(len(s.heroes)):
            enter_play(s, hero)
        s.then_all(starting_perks(s, list(range(len(s.heroes)))))
        return None


def begin_alone(s: Vigil) -> Flow | None:
    beginning = BeginWith()
    if s.rulings.deals_heroes:
        heroes = beginning.options(s)
        beginning.do(s, by_lot(s, "Heroes", [pick.thing for pick in heroes], heroes))
        return None
    return offer(s, 0, "first-hero", "TLS-SOLO-1", [beginning])


class BeginWith(Action[Vigil, Pick]):
    verb = "begin"

    def candidates(self, s: Vigil) -> list[Pick]:
        return [Pick("begin", s.hero_id(hero), hero) for hero in range(len(s.heroes))]

    def do(self, s: Vigil, option: Pick) -> None:
        enter_play(s, option.value)
        s.then_all(starting_perks(s, [option.value]))


def enter_play(s: Vigil, hero: int) -> None:
    if s.heroes[hero].status == IN_PLAY:
        return
    s.heroes[hero].status = IN_PLAY
    learn(
        s,
        hero,
        s.box.perk_ids.index(s.box.traits[s.heroes[hero].trait].perk),
        "TLS-TRAIT-3",
        "setup",
    )
    set_level(s, hero, s.scenario.hero_level)


def starting_perks(s: Vigil, heroes: list[int]) -> list[Step[Vigil]]:
    """TLS-LAKEBURG-5, TLS-LAKEBURG-6, TLS-GLENWALD-6: beyond the Trait's own, in rounds, so that
    nobody takes what another needs (TLS-LEVEL-10)."""
    steps: list[Step[Vigil]] = [
        GainPerk(hero, s.scenario.quick_perks[at] if s.rulings.quick_perks else BY_GATES)
        for at in range(1, s.scenario.perks)
        for hero in heroes
    ]
    return steps + [Refill(hero) for hero in heroes]


class ShuffleShop(Step[Vigil]):
    """TLS-TRAIT-8: when all starting cards are taken the Level I decks are shuffled."""

    def play(self, s: Vigil) -> None:
        for deck in range(len(DECKS)):
            form_deck(s, deck, 1)


# -- trade ---------------------------------------------------------------------------------


class Trade(Step[Vigil]):
    """TLS-TRADE-1: starting cards change hands or go to the Stash, each once (TLS-TRADE-2); nobody
    may be left with more than can be carried."""

    shape: ClassVar[Shape] = (Names("given"),)

    def __init__(self, given: list[str]) -> None:
        self.given: Final = given

    def play(self, s: Vigil) -> Flow:
        return offer(s, None, "trade", "TLS-TRADE-1", [EndTrade(DONE), GiveItem(self.given)])


class EndTrade(Saying[Vigil]):
    def why_not(self, s: Vigil, option: Say) -> Reason | None:
        for hero in s.heroes_in_play():
            rule = why_overloaded(s, s.heroes[hero])
            if rule:
                return Reason("overloaded", rule, {"hero": s.hero_id(hero)})
        return None

    def do(self, s: Vigil, option: Say) -> None:
        return None


class GiveItem(Action[Vigil, Give]):
    """`given` names what was given so far, each as the item and who got it."""

    verb = "give"

    def __init__(self, given: list[str]) -> None:
        self.given: Final = given

    def candidates(self, s: Vigil) -> list[Give]:
        cards = [s.heroes[hero].kind for hero in s.heroes_in_play()]
        found: list[Give] = []
        for card in cards:
            others = [to for to in cards if to != card]
            for number in different(sorted(held_items(s.hero_of(card)))):
                found.extend([s.box.gifts[number][card][to] for to in [STASH, *others]])
        return found

    def why_not(self, s: Vigil, option: Give) -> Reason | None:
        held = held_items(s.hero_of(option.card)).count(option.item.number)
        received = self.given.count(option.held)
        if option.to == STASH or received < held:
            return None
        facts = {"item": option.item.id, "hero": option.who}
        return Reason("given-before", "TLS-TRADE-2", {**facts})

    def options(self, s: Vigil) -> list[Give]:
        cards = [s.heroes[hero].kind for hero in s.heroes_in_play()]
        found: list[Give] = []
        for card in cards:
            held = items_in_order(s.hero_of(card))
            for number in different(held):
                gifts = s.box.gifts[number][card]
                to_stash = gifts[STASH]
                found.append(to_stash)
                received = self.given.count(to_stash.held) if self.given else 0
                if received == 0 or received < held.count(number):
                    for to in cards:
                        if to != card:
                            found.append(gifts[to])
        return found

    def do(self, s: Vigil, option: Give) -> None:
        let_go(s.hero_of(option.card), option.item)
        given = self.given
        if option.to == STASH:
            stow(s, option.item)
        else:
            hold(s.hero_of(option.to), option.item)
            given = [*given, option.received]
        told.item_given(s, option.item, option.who, option.whom)
        s.then(Trade(given))


class ChooseFirst(Step[Vigil]):
    """TLS-FIRST-3."""

    def play(self, s: Vigil) -> Flow | None:
        return self.ask(s) if s.players > 1 else None

    def ask(self, s: Vigil) -> Flow:
        options = [
            Pick("first", s.hero_id(hero), s.heroes[hero].seat) for hero in s.heroes_in_play()
        ]
        chosen = yield from ask(None, "first-player", "TLS-FIRST-3", options)
        s.first = chosen.value
        told.first_player_chosen(s, chosen.thing)
