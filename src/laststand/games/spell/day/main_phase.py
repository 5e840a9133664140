"""The Main Phase of the Day: turns of one action each (Day p. 14)."""

from __future__ import annotations

from typing import Final

from laststand.games.spell.day.building import (
    build,
    build_options,
    build_refusals,
    can_pay,
    heroes_of,
    pay,
    repair,
    repair_options,
    repair_refusals,
    upgrade,
    upgrade_options,
    upgrade_refusals,
)
from laststand.games.spell.day.scavenge import scavenge, scavenge_options, scavenge_refusals
from laststand.games.spell.day.seer import (
    guess_again,
    repel,
    replace_card,
    seer_options,
    seer_refusals,
)
from laststand.games.spell.day.shop import (
    cycle_decks,
    is_open,
    put_back,
    sale_price,
    take_from_shop,
    wares,
)
from laststand.games.spell.day.solo import recruit, recruit_options, recruit_refusals
from laststand.games.spell.heroes.equipment import cannot_carry, held_items, hold, let_go, stow
from laststand.games.spell.options import (
    PASS,
    REFRESH,
    STASH,
    Build,
    Handle,
    Mend,
    OnSpot,
    OnStructure,
    ReplaceCard,
    Sell,
)
from laststand.games.spell.state import Hero, Vigil
from laststand.games.spell.things.kinds import Item
from laststand.games.spell.things.stash import different
from laststand.games.spell.things.words import PRICE
from laststand.kernel.choice import Choice, Option, Pick, Refusal
from laststand.kernel.events import Fact
from laststand.kernel.step import Flow, Step

FEW_ITEMS: Final = 4


class MainPhase(Step[Vigil]):
    """TLS-MAIN-1: players take turns from the first player on, clockwise (TLS-FIRST-1)."""

    def play(self, s: Vigil) -> None:
        s.then(DayTurn(s.first))


class DayTurn(Step[Vigil]):
    """One action of a player. TLS-MAIN-4: who passes acts no more today; the phase ends when all
    have."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def words(self) -> list[str]:
        return ["DayTurn", str(self.seat)]

    def facts(self, s: Vigil) -> dict[str, Fact]:
        return {"seat": self.seat + 1}

    def play(self, s: Vigil) -> Flow | None:
        if not s.passed[self.seat]:
            return self.ask(s)
        if not all(s.passed):
            s.then(self.next_turn(s))
        return None

    def next_turn(self, s: Vigil) -> DayTurn:
        return DayTurn((self.seat + 1) % s.players)

    def ask(self, s: Vigil) -> Flow:
        option = yield Choice(self.seat, "day-turn", "TLS-MAIN-2", day_options(s, self.seat))
        s.then(self.next_turn(s))
        if option is PASS:
            s.passed[self.seat] = True
            if s.log is not None:
                s.log.tell("Passed", "TLS-MAIN-1", "day", seat=self.seat + 1)
        else:
            act(s, self.seat, option)

    def refusals(self, s: Vigil, choice: Choice) -> list[Refusal]:
        if choice.ask != "day-turn":
            return []
        return [
            *build_refusals(s, self.seat),
            *upgrade_refusals(s),
            *repair_refusals(s, self.seat),
            *scavenge_refusals(s),
            *shop_refusals(s, self.seat),
            *carry_refusals(s, self.seat),
            *sale_refusals(s),
            *refresh_refusals(s),
            *seer_refusals(s),
            *recruit_refusals(s),
        ]


def day_options(s: Vigil, seat: int) -> list[Option]:
    """TLS-MAIN-2."""
    return [
        PASS,
        *build_options(s, seat),
        *upgrade_options(s),
        *repair_options(s, seat),
        *take_options(s, seat),
        *leave_options(s, seat),
        *buy_options(s, seat),
        *sell_options(s),
        *scavenge_options(s),
        *refresh_options(s),
        *seer_options(s),
        *recruit_options(s),
    ]


def act(s: Vigil, seat: int, option: Option) -> None:
    if isinstance(option, Build):
        build(s, seat, option)
    elif isinstance(option, OnStructure):
        upgrade(s, option)
    elif isinstance(option, Mend):
        repair(s, seat, option)
    elif isinstance(option, Handle):
        handle(s, seat, option)
    elif isinstance(option, Sell):
        sell(s, option)
    elif isinstance(option, OnSpot):
        scavenge(s, option)
    elif isinstance(option, ReplaceCard):
        replace_card(s, option)
    elif isinstance(option, Pick):
        if option.verb == "repel":
            repel(s, option.value)
        elif option.verb == "guess":
            guess_again(s, option.value)
        else:
            recruit(s, option.value)
    else:
        refresh(s)


# -- take and leave ------------------------------------------------------------------------


def take_options(s: Vigil, seat: int) -> list[Option]:
    """TLS-STASH-1: within the encumbrance."""
    heroes = heroes_of(s, seat)
    return [
        s.box.takes[number][hero.kind]
        for number in different(s.stash.items)
        for hero in heroes
        if not cannot_carry(s, hero, s.item(number))
    ]


def leave_options(s: Vigil, seat: int) -> list[Option]:
    return [
        s.box.leaves[number][hero.kind]
        for hero in heroes_of(s, seat)
        for number in held_items(hero)
    ]


def handle(s: Vigil, seat: int, option: Handle) -> None:
    if option.verb == "take":
        s.stash = s.stash.without(option.item.number)
        hold(s.hero_of(option.card), option.item)
        tell_item(s, "ItemTaken", "TLS-STASH-1", option)
    elif option.verb == "leave":
        let_go(s.hero_of(option.card), option.item)
        stow(s, option.item)
        tell_item(s, "ItemLeft", "TLS-STASH-1", option)
    else:
        buy(s, seat, option)


def tell_item(s: Vigil, event: str, rule: str, option: Handle) -> None:
    if s.log is not None:
        s.log.tell(event, rule, "day", item=option.item.id, hero=option.who)


# -- buy and sell --------------------------------------------------------------------------


def price_for(s: Vigil, seat: int, item: Item) -> int:
    return price_after(item, bargain(heroes_of(s, seat)))


def price_after(item: Item, bargain: int) -> int:
    """TLS-TRADEIN-2, and what the player's Traits change of it: at least 1."""
    return max(1, item.price + bargain)


def bargain(heroes: list[Hero]) -> int:
    change = 0
    for hero in heroes:
        change += hero.total(PRICE)
    return change


def buy_options(s: Vigil, seat: int) -> list[Option]:
    """TLS-TRADEIN-1, TLS-TRADEIN-3; nothing while the Shop is destroyed (TLS-DAMAGE-4,
    TLS-DAMAGE-5)."""
    if not is_open(s):
        return []
    options: list[Option] = []
    heroes = heroes_of(s, seat)
    change = bargain(heroes)
    for number in wares(s):
        item = s.item(number)
        if price_after(item, change) > s.gold:
            continue
        purchases = s.box.purchases[number]
        for hero in heroes:
            if not cannot_carry(s, hero, item):
                options.append(purchases[hero.kind])
        options.append(purchases[STASH])
    return options


def buy(s: Vigil, seat: int, option: Handle) -> None:
    s.gold -= price_for(s, seat, option.item)
    take_from_shop(s, option.item)
    if option.card == STASH:
        stow(s, option.item)
    else:
        hold(s.hero_of(option.card), option.item)
    tell_item(s, "ItemBought", "TLS-TRADEIN-2", option)


def sell_options(s: Vigil) -> list[Option]:
    """Remembered by the Stash."""
    if s.rulings.sells_at_shop and not is_open(s):  # TLS-TRADEIN-6
        return []
    stash = s.stash
    if stash.sales is None:
        stash.sales = find_sales(s)
    return stash.sales


def find_sales(s: Vigil) -> list[Option]:
    """TLS-TRADEIN-4: any number of items; of many only each by itself, each pair, and all
    (TLS-TRADEIN-8). What would bring nothing is not offered."""
    options: list[Option] = []
    stash = [s.item(number) for number in s.stash.items]
    most = len(stash) if len(stash) <= FEW_ITEMS else 2
    for count in range(1, most + 1):
        add_lots(options, stash, count, 0, [])
    if len(stash) > most:
        add_lot(options, stash)
    return options


def add_lots(
    options: list[Option], stash: list[Item], count: int, begin: int, lot: list[Item]
) -> None:
    """Adds every lot that completes one with so many of the later items; copies are alike."""
    if count == 0:
        add_lot(options, lot)
        return
    for at in range(begin, len(stash)):
        if at == begin or stash[at] is not stash[at - 1]:
            add_lots(options, stash, count - 1, at + 1, [*lot, stash[at]])


def add_lot(options: list[Option], lot: list[Item]) -> None:
    price = sale_price(lot)
    if price:
        options.append(Sell(lot, price))


def sell(s: Vigil, option: Sell) -> None:
    """TLS-TRADEIN-5, TLS-TRADEIN-6: also without a Shop, unless the table says otherwise."""
    for item in option.items:
        s.stash = s.stash.without(item.number)
        put_back(s, item)
    s.gold += option.gold
    if s.log is not None:
        items = [item.id for item in option.items]
        s.log.tell("ItemsSold", "TLS-TRADEIN-5", "day", items=items, gold=option.gold)


# -- the Shop's ability --------------------------------------------------------------------


def refresh_options(s: Vigil) -> list[Option]:
    """TLS-MAIN-3, TLS-SHOP-3."""
    price = s.box.shop.abilities["refresh"]
    return [REFRESH] if s.rulings.has_shop_ability and is_open(s) and can_pay(s, price) else []


def refresh(s: Vigil) -> None:
    pay(s, s.box.shop.abilities["refresh"])
    cycle_decks(s)
    if s.log is not None:
        s.log.tell("ShopRefreshed", "TLS-SHOP-3", "shop")


# -- why not -------------------------------------------------------------------------------


def shop_refusals(s: Vigil, seat: int) -> list[Refusal]:
    """What cannot be bought at all, for a hero or for the Stash."""
    refusals = []
    for number in wares(s):
        item = s.item(number)
        facts: dict[str, Fact] = {"item": item.id, "gold": price_for(s, seat, item)}
        if not is_open(s):
            rule = "TLS-DAMAGE-4" if item.deck >= 0 else "TLS-DAMAGE-5"
            refusals.append(Refusal(f"buy {item.id}", "no-shop", rule, facts))
        elif price_for(s, seat, item) > s.gold:
            refusals.append(Refusal(f"buy {item.id}", "too-little-gold", "TLS-TRADEIN-2", facts))
    return refusals


def sale_refusals(s: Vigil) -> list[Refusal]:
    """TLS-TRADEIN-5: half of one is nothing. TLS-TRADEIN-6: at some tables nothing without a
    Shop."""
    if s.rulings.sells_at_shop and not is_open(s):
        return [
            Refusal(f"sell {s.item(number).id}", "no-shop", "TLS-TRADEIN-6")
            for number in different(s.stash.items)
        ]
    return [
        Refusal(f"sell {item.id}", "worth-nothing", "TLS-TRADEIN-5", {"items": [item.id]})
        for item in [s.item(number) for number in different(s.stash.items)]
        if sale_price([item]) == 0
    ]


def refresh_refusals(s: Vigil) -> list[Refusal]:
    price = s.box.shop.abilities["refresh"]
    if not s.rulings.has_shop_ability:
        return [Refusal("refresh", "no-shop-ability", "TLS-MAIN-3")]
    if not is_open(s):
        return [Refusal("refresh", "no-shop", "TLS-SHOP-1")]
    if can_pay(s, price):
        return []
    return [Refusal("refresh", "too-little-gold", "TLS-SHOP-3", {"gold": price.gold})]


def carry_refusals(s: Vigil, seat: int) -> list[Refusal]:
    """Items of the Stash and the Shop that a hero cannot carry as well."""
    refusals = []
    for verb, numbers in (("take", different(s.stash.items)), ("buy", wares(s))):
        for number in numbers:
            item = s.item(number)
            for hero in heroes_of(s, seat):
                rule = cannot_carry(s, hero, item)
                if rule:
                    id = s.box.hero_ids[hero.kind]
                    facts: dict[str, Fact] = {"item": item.id, "hero": id}
                    notation = f"{verb} {item.id} {id}"
                    refusals.append(Refusal(notation, "cannot-carry", rule, facts))
    return refusals
