"""The Shop board: four decks with their top cards open, Potions and Scrolls (Day p. 8, 15, 22)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from laststand.games.spell import told
from laststand.games.spell.box import Box
from laststand.games.spell.day.acting import gain
from laststand.games.spell.heroes.equipment import held_items, stow
from laststand.games.spell.state import Vigil
from laststand.games.spell.things.kinds import Item, Reward
from laststand.games.spell.things.stash import Spares, Stash
from laststand.games.spell.things.words import DECKS, LEVELS, NO_DECK, POTION, SCROLL, ItemKind
from laststand.kernel.action import Action, Actions, Reason, offer, possible, taken
from laststand.kernel.bag import Bag
from laststand.kernel.choice import Flow, Pick, count_of
from laststand.kernel.events import Fact
from laststand.kernel.fields import Fields, bag_of, expect, named, write_bag
from laststand.kernel.part import Part
from laststand.kernel.step import Name, Shape, Step

UNKNOWN: Final = -1
DECK_NAMES: Final = ["Armor deck", "Melee deck", "Ranged deck", "Magic deck"]
SCROLLS: Final = "scrolls"


class Shop(Part[Vigil]):
    """The cards that are on sale, and those that lie in the box. It seldom changes, so clones of
    the table share it until one of them takes it to change it (`shop_to_change`)."""

    def __init__(self, spare: Spares, decks: list[Bag], levels: list[int]) -> None:
        self.is_shared = False
        self.spare = spare
        self.decks = decks
        self.levels = levels  # by deck
        self.scrolls = Stash([])
        self.potions = Stash([])

    @staticmethod
    def none(box: Box) -> Shop:
        """Nothing on sale yet."""
        spare = Spares(vec[i64]([item.count if item.deck >= 0 else 0 for item in box.items]))
        decks = [Bag(name, box.item_ids, [], []) for name in DECK_NAMES]
        return Shop(spare, decks, [1] * len(DECK_NAMES))

    def clone(self) -> Shop:
        self.is_shared = True
        return self

    def copy(self) -> Shop:
        decks = [deck.clone() for deck in self.decks]
        shop = Shop(self.spare.copy(), decks, self.levels.copy())
        shop.scrolls = self.scrolls
        shop.potions = self.potions
        return shop

    # -- as a document -----------------------------------------------------------------------

    def write(self, s: Vigil) -> dict[str, Any]:
        return {
            "decks": [write_bag(deck) for deck in self.decks],
            "deck_levels": self.levels.copy(),
            "shop_scrolls": named(s.box.item_ids, self.scrolls.items),
            "shop_potions": named(s.box.item_ids, self.potions.items),
        }

    def read(self, s: Vigil, fields: Fields) -> None:
        """Of what is left out the Shop has all that nobody holds."""
        held = all_held(s)
        self.scrolls = read_wares(s, fields, "shop_scrolls", SCROLL, held)
        self.potions = read_wares(s, fields, "shop_potions", POTION, held)
        if fields.has("deck_levels"):
            self.levels = fields.counts("deck_levels", len(DECK_NAMES), LEVELS)
            fields.expect(min(self.levels) >= 1, "deck_levels", "the first level is 1")
        self.spare.remove_some(held)
        described = fields.each("decks", len(DECK_NAMES)) if fields.has("decks") else []
        for deck in range(len(DECK_NAMES)):
            if described:
                self.decks[deck] = bag_of(described[deck], DECK_NAMES[deck], s.box.item_ids)
            else:
                self.decks[deck] = laid_deck(s, deck, self.levels[deck])
            self.spare.remove_some(self.decks[deck].contents())

    def check(self, s: Vigil) -> None:
        """Every card of a kind that is somewhere is in the box's number."""
        placed = all_held(s) + self.scrolls.items + self.potions.items
        for deck, bag in enumerate(self.decks):
            cards = bag.contents()
            for number in cards:
                fits = s.item(number).deck == deck
                expect(fits, f"decks[{deck}]", f"misplaced {s.item(number).id}")
            placed.extend(cards)
        for item in s.box.items:
            expect(placed.count(item.number) <= item.count, "decks", f"too many {item.id}")

    def view(self, s: Vigil) -> dict[str, Any]:
        """The decks with the card that lies open on each; face down while the Shop is
        destroyed."""
        return {
            "shop": {
                "open": is_open(s),
                "decks": [view_deck(s, deck) for deck in range(len(DECK_NAMES))],
                "scrolls": named(s.box.item_ids, self.scrolls.items),
                "potions": named(s.box.item_ids, self.potions.items),
            }
        }


def shop_to_change(s: Vigil) -> Shop:
    """The Shop of this table alone."""
    if s.shop.is_shared:
        s.shop = s.shop.copy()
    return s.shop


def view_deck(s: Vigil, deck: int) -> dict[str, Any]:
    top = top_card(s, deck) if is_open(s) else UNKNOWN
    return {
        "deck": DECKS[deck],
        "level": s.shop.levels[deck],
        "cards": len(s.shop.decks[deck]),
        "top": "" if top == UNKNOWN else s.box.item_ids[top],
    }


def all_held(s: Vigil) -> list[int]:
    """What heroes and the Stash have."""
    held = s.purse.stash.items.copy()
    for hero in s.heroes:
        held.extend(held_items(hero))
    return held


def read_wares(s: Vigil, fields: Fields, name: str, kind: ItemKind, held: list[int]) -> Stash:
    if fields.has(name):
        given = sorted(fields.some(name, s.box.item_ids))
        fits = all([s.item(number).kind is kind for number in given])
        fields.expect(fits, name, "misplaced item")
        return Stash(given)
    every = [item.number for item in s.box.items if item.kind is kind for _ in range(item.count)]
    return Stash(left_over(every, held))


def laid_deck(s: Vigil, deck: int, level: int) -> Bag:
    """A deck that a position does not describe: at an open Shop its first card lies face up."""
    cards = s.shop.spare.among(s.box.deck_items[deck][level - 1])
    is_shown = is_open(s) and len(cards) > 0
    pile = Bag.shuffled(DECK_NAMES[deck], s.box.item_ids, cards[1:] if is_shown else cards)
    if is_shown:
        pile.put_on_top(cards[0])
    return pile


def left_over(cards: list[int], taken: list[int]) -> list[int]:
    """Cards without those that are elsewhere."""
    left = cards.copy()
    for card in taken:
        if card in left:
            left.remove(card)
    return left


def is_open(s: Vigil) -> bool:
    """TLS-SHOP-1, TLS-DAMAGE-4."""
    return s.has_structure(s.box.shop)


def form_deck(s: Vigil, deck: int, level: int) -> None:
    """TLS-SETUP-5, TLS-SETUP-6: shuffles the cards of a level that are in the box into a deck;
    those of the deck before go back to the box."""
    shop = shop_to_change(s)
    for number in shop.decks[deck].contents():
        shop.spare.add(number)
    cards = shop.spare.among(s.box.deck_items[deck][level - 1])
    shop.spare.remove_some(cards)
    shop.decks[deck] = Bag.shuffled(DECK_NAMES[deck], s.box.item_ids, cards)
    shop.levels[deck] = level
    show_top(s, deck)


def show_top(s: Vigil, deck: int) -> None:
    """TLS-SETUP-5: the top card lies open while there is a Shop (TLS-SMITH-4)."""
    pile = shop_to_change(s).decks[deck]
    if is_open(s) and not pile.is_empty:
        pile.put_on_top(pile.draw(s.chance))


def show_all(s: Vigil) -> None:
    for deck in range(len(s.shop.decks)):
        show_top(s, deck)


def top_card(s: Vigil, deck: int) -> int:
    """The card that lies open on a deck, or UNKNOWN."""
    layers = s.shop.decks[deck].layers
    if not layers or layers[-1].unknown or len(layers[-1].known) != 1:
        return UNKNOWN
    return layers[-1].known[0]


def draw_item(s: Vigil, deck: int) -> int:
    """Takes the top card of a deck; the next is shown."""
    number = shop_to_change(s).decks[deck].draw(s.chance)
    show_top(s, deck)
    return number


def cycle_decks(s: Vigil) -> None:
    """TLS-PRODUCTION-3, TLS-SHOP-3: the top card of each deck goes to the bottom."""
    for deck, pile in enumerate(shop_to_change(s).decks):
        if not pile.is_empty:
            pile.put_at_bottom(pile.draw(s.chance))
            show_top(s, deck)


def put_back(s: Vigil, item: Item) -> None:
    """TLS-TRADEIN-7: where a sold item goes."""
    shop = shop_to_change(s)
    if item.kind is SCROLL:
        shop.scrolls = shop.scrolls.with_item(item.number)
    elif item.kind is POTION:
        shop.potions = shop.potions.with_item(item.number)
    elif shop.levels[item.deck] == item.level:
        shop.decks[item.deck].put_at_bottom(item.number)
    else:
        shop.spare.add(item.number)


def take_from_shop(s: Vigil, item: Item) -> None:
    """An item that lies open leaves the Shop."""
    if item.kind is SCROLL:
        shop = shop_to_change(s)
        shop.scrolls = shop.scrolls.without(item.number)
    elif item.kind is POTION:
        shop = shop_to_change(s)
        shop.potions = shop.potions.without(item.number)
    else:
        draw_item(s, item.deck)


def wares(s: Vigil) -> list[int]:
    """TLS-TRADEIN-1: what lies open at the Shop."""
    found: list[int] = []
    for deck in range(len(s.shop.decks)):
        number = top_card(s, deck)
        if number != UNKNOWN:
            found.append(number)
    found.extend(s.shop.potions.different)
    found.extend(s.shop.scrolls.different)
    return found


def sale_price(items: list[Item], half: int) -> int:
    """TLS-TRADEIN-5: half of the sum, rounded down, with the half that was left before."""
    return (half + price_of(items)) // 2


def price_of(items: list[Item]) -> int:
    price = 0
    for item in items:
        price += item.price
    return price


# -- equipment as a reward -----------------------------------------------------------------


class GainEquipment(Step[Vigil]):
    """An equipment item of choice for the Stash: the top card of a deck or a Potion from a Ruin
    (TLS-SCAVENGE-5), which gives no Scroll (TLS-SCAVENGE-8); from the Panic meter and Urban Quests
    a Scroll too (TLS-DAWN-5), one unseen while the Shop is destroyed (TLS-DAMAGE-7)."""

    shape: ClassVar[Shape] = (Name("cause"),)

    def __init__(self, cause: str) -> None:
        self.cause: Final = cause

    def facts(self, s: Vigil) -> dict[str, Fact]:
        return {"cause": self.cause}

    def play(self, s: Vigil) -> Flow | None:
        actions: Actions = [DrawEquipment(self.cause), PickEquipment(self.cause)]
        parts = possible(s, actions)
        if count_of(parts) > 1:
            return offer(s, None, "equipment", rule_of(self.cause), actions)
        return taken(s, actions, parts[0][0], None) if parts else None


def give(s: Vigil, reward: Reward, rule: str, cause: str) -> None:
    """Resources at once, equipment by choice."""
    gain(s, reward.resources, rule, cause)
    s.then_all([GainEquipment(cause) for _ in range(reward.equipment)])


def rule_of(cause: str) -> str:
    return "TLS-SCAVENGE-5" if is_of_ruin(cause) else "TLS-DAWN-5"


def is_of_ruin(cause: str) -> bool:
    return cause.startswith("ruin")


class DrawEquipment(Action[Vigil, Pick]):
    """The top card of a deck; of the Scrolls too where they lie face down (TLS-DAMAGE-7)."""

    verb = "draw"

    def __init__(self, cause: str) -> None:
        self.cause: Final = cause

    def candidates(self, s: Vigil) -> list[Pick]:
        decks = [Pick("draw", name, deck) for deck, name in enumerate(DECKS)]
        return [*decks, Pick("draw", SCROLLS, NO_DECK)]

    def why_not(self, s: Vigil, option: Pick) -> Reason | None:
        if option.value == NO_DECK:
            if is_of_ruin(self.cause):
                return NO_SCROLL
            if is_open(s):
                return SCROLLS_OPEN
        if cards_left(s, option.value):
            return None
        return Reason("empty-deck", rule_of(self.cause), {"deck": option.thing})

    def do(self, s: Vigil, option: Pick) -> None:
        deck = option.value
        item = s.item(draw_scroll(s) if deck == NO_DECK else draw_item(s, deck))
        stow(s, item)
        told.equipment_gained(s, item, rule_of(self.cause), self.cause)


def cards_left(s: Vigil, deck: int) -> int:
    return len(s.shop.scrolls.items if deck == NO_DECK else s.shop.decks[deck])


def draw_scroll(s: Vigil) -> int:
    """TLS-DAMAGE-7: one that lies face down."""
    shop = shop_to_change(s)
    number = Bag.shuffled(SCROLLS, s.box.item_ids, shop.scrolls.items).draw(s.chance)
    shop.scrolls = shop.scrolls.without(number)
    return number


class PickEquipment(Action[Vigil, Pick]):
    """A Potion or a Scroll that the Shop has."""

    verb = "pick"

    def __init__(self, cause: str) -> None:
        self.cause: Final = cause

    def candidates(self, s: Vigil) -> list[Pick]:
        first = s.shop.potions.different + s.shop.scrolls.different
        loose = [item.number for item in s.box.items if item.kind in (POTION, SCROLL)]
        rest = [number for number in loose if number not in first]
        return [Pick("pick", s.item(number).id, number) for number in first + rest]

    def why_not(self, s: Vigil, option: Pick) -> Reason | None:
        item = s.item(option.value)
        if item.kind is SCROLL and is_of_ruin(self.cause):
            return NO_SCROLL
        if item.kind is SCROLL and not is_open(s):
            return SCROLLS_CLOSED
        if option.value in s.shop.potions.items + s.shop.scrolls.items:
            return None
        return Reason("not-on-sale", rule_of(self.cause), {"item": item.id})

    def options(self, s: Vigil) -> list[Pick]:
        numbers = s.shop.potions.different
        if is_open(s) and not is_of_ruin(self.cause):
            numbers = numbers + s.shop.scrolls.different
        return [Pick("pick", s.item(number).id, number) for number in numbers]

    def do(self, s: Vigil, option: Pick) -> None:
        item = s.item(option.value)
        take_from_shop(s, item)
        stow(s, item)
        told.equipment_gained(s, item, rule_of(self.cause), self.cause)


NO_SCROLL: Final = Reason("no-scroll", "TLS-SCAVENGE-8")
SCROLLS_OPEN: Final = Reason("scrolls-open", "TLS-DAMAGE-7")
SCROLLS_CLOSED: Final = Reason("scrolls-face-down", "TLS-DAMAGE-7")
