"""Equipment changes hands: from and to the Stash, at the Shop (Day p. 14 and 15)."""

from __future__ import annotations

from typing import ClassVar, Final, cast

from laststand.games.spell import told
from laststand.games.spell.day.acting import (
    DayAction,
    can_pay,
    heroes_of,
    is_played_by,
    pay,
    too_little_gold,
)
from laststand.games.spell.day.shop import (
    cycle_decks,
    is_open,
    price_of,
    put_back,
    sale_price,
    take_from_shop,
    wares,
)
from laststand.games.spell.heroes.equipment import (
    cannot_carry,
    held_items,
    hold,
    let_go,
    stow,
    why_not_carried,
)
from laststand.games.spell.heroes.hero import Hero
from laststand.games.spell.options import DONE, STASH, Handle, Purchase, Refresh, Sell
from laststand.games.spell.state import Vigil
from laststand.games.spell.things.kinds import Cost, Item
from laststand.games.spell.things.words import PRICE
from laststand.kernel.action import NOTHING, Action, Actions, End, Reason, offer
from laststand.kernel.choice import Flow, Option
from laststand.kernel.events import Fact
from laststand.kernel.step import Number, Shape, Step

FEW_ITEMS: Final = 4


def others(s: Vigil, numbers: list[int]) -> list[int]:
    """The items of the box besides some."""
    return [item.number for item in s.box.items if item.number not in numbers]


def friends_of(s: Vigil, seat: int) -> list[Hero]:
    """The heroes in play of the other players."""
    return [hero for hero in s.heroes if hero.is_in_play and hero.seat != seat]


def not_your_hero(option: Handle) -> Reason:
    return Reason("not-your-hero", "TLS-MAIN-1", {"hero": option.who})


# -- take and leave ------------------------------------------------------------------------


class TakeItem(DayAction[Handle]):
    """TLS-STASH-1: from the Stash, within the encumbrance."""

    verb = "take"

    def candidates(self, s: Vigil) -> list[Handle]:
        stash = s.purse.stash.different
        everybody = heroes_of(s, self.seat) + friends_of(s, self.seat)
        takes = s.box.takes
        return [
            takes[number][hero.kind] for number in stash + others(s, stash) for hero in everybody
        ]

    def why_not(self, s: Vigil, option: Handle) -> Reason | None:
        hero = s.hero_of(option.card)
        if option.item.number not in s.purse.stash.items:
            return Reason("not-in-the-stash", "TLS-STASH-1", {"item": option.item.id})
        if hero.seat != self.seat:
            return not_your_hero(option)
        return why_not_carried(s, hero, option.item)

    def options(self, s: Vigil) -> list[Handle]:
        stash = s.purse.stash.different
        if not stash:
            return NOTHING
        heroes, takes = heroes_of(s, self.seat), s.box.takes
        return [
            takes[number][hero.kind]
            for number in stash
            for hero in heroes
            if not cannot_carry(s, hero, s.item(number))
        ]

    def do(self, s: Vigil, option: Handle) -> None:
        s.purse.stash = s.purse.stash.without(option.item.number)
        hold(s.hero_of(option.card), option.item)
        told.item_taken(s, option.item, option.who)


class LeaveItem(DayAction[Handle]):
    """TLS-STASH-1: into the Stash."""

    verb = "leave"

    def candidates(self, s: Vigil) -> list[Handle]:
        everybody = heroes_of(s, self.seat) + friends_of(s, self.seat)
        leaves = s.box.leaves
        found: list[Handle] = []
        for hero in everybody:
            found.extend([leaves[number][hero.kind] for number in different_items(hero)])
        for hero in everybody:
            found.extend([leaves[number][hero.kind] for number in others(s, held_items(hero))])
        return found

    def why_not(self, s: Vigil, option: Handle) -> Reason | None:
        hero = s.hero_of(option.card)
        if hero.seat != self.seat:
            return not_your_hero(option)
        if option.item.number in held_items(hero):
            return None
        return Reason("not-held", "TLS-STASH-1", {"hero": option.who, "item": option.item.id})

    def options(self, s: Vigil) -> list[Handle]:
        found: list[Handle] = []
        leaves = s.box.leaves
        for hero in s.heroes:
            if is_played_by(hero, self.seat):
                for number in different_items(hero):
                    found.append(leaves[number][hero.kind])
        return found

    def do(self, s: Vigil, option: Handle) -> None:
        let_go(s.hero_of(option.card), option.item)
        stow(s, option.item)
        told.item_left(s, option.item, option.who)


def different_items(hero: Hero) -> list[int]:
    """What a hero holds, copies left out."""
    found: list[int] = []
    add_different(hero.weapons, found)
    add_different(hero.armors, found)
    add_different(hero.scrolls, found)
    add_different(hero.potions, found)
    return found


def add_different(held: list[int], found: list[int]) -> None:
    for at, number in enumerate(held):
        if held.index(number) == at:
            found.append(number)


# -- buying --------------------------------------------------------------------------------


class BuyItem(DayAction[Purchase]):
    """TLS-TRADEIN-1, TLS-TRADEIN-3; nothing while the Shop is destroyed (TLS-DAMAGE-4,
    TLS-DAMAGE-5)."""

    verb = "buy"

    def candidates(self, s: Vigil) -> list[Purchase]:
        own, on_sale = heroes_of(s, self.seat), wares(s)
        change = bargain(own)
        cards = [*[hero.kind for hero in own], STASH]
        friends = [hero.kind for hero in friends_of(s, self.seat)]
        found = [purchase(s, number, card, change) for number in on_sale for card in cards]
        found.extend([purchase(s, number, card, change) for number in on_sale for card in friends])
        rest = others(s, on_sale)
        everybody = cards + friends
        return found + [purchase(s, number, card, change) for number in rest for card in everybody]

    def why_not(self, s: Vigil, option: Purchase) -> Reason | None:
        item = option.item
        if not is_open(s):
            return Reason("no-shop", "TLS-DAMAGE-4" if item.deck >= 0 else "TLS-DAMAGE-5")
        if item.number not in wares(s):
            return Reason("not-on-sale", "TLS-TRADEIN-1", {"item": item.id})
        if option.gold > s.purse.gold:
            return too_little_gold(option.gold, "TLS-TRADEIN-2")
        if option.card == STASH:
            return None
        hero = s.hero_of(option.card)
        if hero.seat != self.seat:
            return Reason("not-your-hero", "TLS-TRADEIN-3", {"hero": option.who})
        return why_not_carried(s, hero, item)

    def options(self, s: Vigil) -> list[Purchase]:
        if s.purse.gold == 0 or not is_open(s):
            return NOTHING
        found: list[Purchase] = []
        heroes = heroes_of(s, self.seat)
        change, gold = bargain(heroes), s.purse.gold
        for number in wares(s):
            item = s.item(number)
            price = price_after(item, change)
            if price > gold:
                continue
            purchases = s.box.purchases[number]
            for hero in heroes:
                if not cannot_carry(s, hero, item):
                    found.append(purchases[hero.kind].at(price))
            found.append(purchases[STASH].at(price))
        return found

    def do(self, s: Vigil, option: Purchase) -> None:
        s.purse.gold -= option.gold
        take_from_shop(s, option.item)
        if option.card == STASH:
            stow(s, option.item)
        else:
            hold(s.hero_of(option.card), option.item)
        told.item_bought(s, option.item, option.who)


def purchase(s: Vigil, number: int, card: int, bargain: int) -> Purchase:
    return s.box.purchases[number][card].at(price_after(s.item(number), bargain))


def price_after(item: Item, bargain: int) -> int:
    """TLS-TRADEIN-2, and what the player's Traits change of it: at least 1."""
    return max(1, item.price + bargain)


def bargain(heroes: list[Hero]) -> int:
    change = 0
    for hero in heroes:
        change += hero.total(PRICE)
    return change


# -- selling -------------------------------------------------------------------------------


class SellItems(DayAction[Sell]):
    """TLS-TRADEIN-4: items of the Stash together. TLS-TRADEIN-6: also without a Shop, unless the
    table says otherwise."""

    verb = "sell"

    def __init__(self, seat: int, half: int = 0) -> None:
        super().__init__(seat)
        self.half: Final = half
        """1 if what this action has sold before was rounded down (TLS-TRADEIN-5)."""

    def candidates(self, s: Vigil) -> list[Sell]:
        stash = [s.item(number) for number in s.purse.stash.items]
        lots = lots_of(stash)
        if len(stash) > FEW_ITEMS:
            lots.extend(lots_of_so_many(stash, 3))
        elsewhere = [[s.item(number)] for number in others(s, s.purse.stash.items)]
        return [Sell(lot, sale_price(lot, self.half)) for lot in [*lots, *elsewhere]]

    def why_not(self, s: Vigil, option: Sell) -> Reason | None:
        if s.rulings.sells_at_shop and not is_open(s):
            return Reason("no-shop", "TLS-TRADEIN-6")
        for item in option.items:
            if item.number not in s.purse.stash.items:
                return why_not_there(s, item)
        held = len(s.purse.stash.items)
        if held > FEW_ITEMS and 2 < len(option.items) < held:
            return LARGE_LOT
        return None

    def options(self, s: Vigil) -> list[Sell]:
        """Remembered by the Stash."""
        if s.rulings.sells_at_shop and not is_open(s):
            return []
        if self.half:
            return find_sales(s, self.half)
        stash = s.purse.stash
        if stash.sales is None:
            stash.sales = cast("list[Option]", find_sales(s, 0))
        return cast("list[Sell]", stash.sales)

    def do(self, s: Vigil, option: Sell) -> None:
        had_many = len(s.purse.stash.items) > FEW_ITEMS
        for item in option.items:
            s.purse.stash = s.purse.stash.without(item.number)
            put_back(s, item)
        gained = s.purse.take_in(s, Cost(option.gold, 0))
        told.items_sold(s, option.items, gained.gold)
        if had_many and s.purse.stash.items:
            s.then(SellMore(self.seat, (self.half + price_of(option.items)) % 2))


class SellMore(Step[Vigil]):
    """TLS-TRADEIN-8: more of many items in the same action."""

    shape: ClassVar[Shape] = (Number("seat"), Number("half"))

    def __init__(self, seat: int, half: int) -> None:
        self.seat: Final = seat
        self.half: Final = half

    def fits(self, s: Vigil) -> bool:
        return self.seat < s.players and self.half in (0, 1)

    def facts(self, s: Vigil) -> dict[str, Fact]:
        return {"seat": self.seat + 1}

    def play(self, s: Vigil) -> Flow:
        actions: Actions = [SellItems(self.seat, self.half), End(DONE)]
        return offer(s, self.seat, "sell-more", "TLS-TRADEIN-8", actions)


LARGE_LOT: Final = Reason("large-lot", "TLS-TRADEIN-8")


def why_not_there(s: Vigil, item: Item) -> Reason:
    """Why an item is not in the Stash: a hero holds it, or nobody has it."""
    for hero in s.heroes:
        if hero.is_in_play and item.number in held_items(hero):
            facts = {"hero": s.box.hero_ids[hero.kind], "item": item.id}
            return Reason("held-by-a-hero", "TLS-TRADEIN-4", {**facts})
    return Reason("not-in-the-stash", "TLS-TRADEIN-4", {"item": item.id})


def find_sales(s: Vigil, half: int) -> list[Sell]:
    """Also what brings nothing (TLS-TRADEIN-9)."""
    stash = [s.item(item) for item in s.purse.stash.items]
    if half:
        return [Sell(lot, sale_price(lot, half)) for lot in lots_of(stash)]
    found = s.box.sales.of_one(stash) + s.box.sales.of_two(stash)
    count = len(stash)
    if count == FEW_ITEMS:
        found.extend([Sell(lot, sale_price(lot, 0)) for lot in lots_of_so_many(stash, 3)])
    if count > 2:
        found.append(Sell(stash, sale_price(stash, 0)))
    return found


def lots_of(stash: list[Item]) -> list[list[Item]]:
    """TLS-TRADEIN-4: any number of items; of many each by itself, each pair, and all, and then more
    (TLS-TRADEIN-8)."""
    lots: list[list[Item]] = []
    most = len(stash) if len(stash) <= FEW_ITEMS else 2
    for count in range(1, most + 1):
        lots.extend(lots_of_so_many(stash, count))
    if len(stash) > most:
        lots.append(stash)
    return lots


def lots_of_so_many(stash: list[Item], count: int) -> list[list[Item]]:
    lots: list[list[Item]] = []
    add_lots(lots, stash, count, 0, [])
    return lots


def add_lots(
    lots: list[list[Item]], stash: list[Item], count: int, begin: int, lot: list[Item]
) -> None:
    """Adds every lot that completes one with so many of the later items; copies are alike."""
    for at in range(begin, len(stash)):
        if at == begin or stash[at] is not stash[at - 1]:
            longer = [*lot, stash[at]]
            if count == 1:
                lots.append(longer)
            else:
                add_lots(lots, stash, count - 1, at + 1, longer)


# -- the Shop's ability --------------------------------------------------------------------


class RefreshShop(Action[Vigil, Refresh]):
    """TLS-MAIN-3, TLS-SHOP-3."""

    verb = "refresh"

    def candidates(self, s: Vigil) -> list[Refresh]:
        return [Refresh(s.box.shop.abilities["refresh"].gold)]

    def why_not(self, s: Vigil, option: Refresh) -> Reason | None:
        if not s.rulings.has_shop_ability:
            return NO_SHOP_ABILITY
        if not is_open(s):
            return Reason("no-shop", "TLS-SHOP-1")
        return None if s.purse.gold >= option.gold else too_little_gold(option.gold, "TLS-SHOP-3")

    def options(self, s: Vigil) -> list[Refresh]:
        price = s.box.shop.abilities["refresh"]
        if s.rulings.has_shop_ability and can_pay(s, price) and is_open(s):
            return [Refresh(price.gold)]
        return NOTHING

    def do(self, s: Vigil, option: Refresh) -> None:
        pay(s, s.box.shop.abilities["refresh"])
        cycle_decks(s)
        told.shop_refreshed(s)


NO_SHOP_ABILITY: Final = Reason("no-shop-ability", "TLS-MAIN-3")
