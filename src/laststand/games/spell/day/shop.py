"""The Shop board: four decks with their top cards open, Potions and Scrolls (Day p. 8, 15, 22)."""

from __future__ import annotations

from bisect import insort
from typing import ClassVar, Final

from laststand.games.spell import told
from laststand.games.spell.heroes.equipment import stow
from laststand.games.spell.state import DECK_NAMES, Vigil
from laststand.games.spell.things.kinds import Item
from laststand.games.spell.things.stash import different
from laststand.games.spell.things.words import DECKS, POTION, SCROLL
from laststand.kernel.action import Action, Actions, Reason, offer, possible, taken
from laststand.kernel.bag import Bag
from laststand.kernel.choice import Flow, Pick
from laststand.kernel.events import Fact
from laststand.kernel.step import Name, Shape, Step

UNKNOWN: Final = -1


def is_open(s: Vigil) -> bool:
    """TLS-SHOP-1, TLS-DAMAGE-4."""
    return s.has_structure(s.box.shop)


def form_deck(s: Vigil, deck: int, level: int) -> None:
    """TLS-SETUP-5, TLS-SETUP-6: shuffles the cards of a level that are in the box into a deck;
    those of the deck before go back to the box."""
    for number in s.decks[deck].contents():
        insort(s.spare, number)
    cards: list[int] = []
    spare: list[int] = []
    for number in s.spare:
        pile = cards if belongs(s.item(number), deck, level) else spare
        pile.append(number)
    s.spare = spare
    s.decks[deck] = Bag.shuffled(DECK_NAMES[deck], s.box.item_ids, cards)
    s.deck_levels[deck] = level
    show_top(s, deck)


def belongs(item: Item, deck: int, level: int) -> bool:
    return item.deck == deck and item.level == level


def show_top(s: Vigil, deck: int) -> None:
    """TLS-SETUP-5: the top card lies open while there is a Shop (TLS-SMITH-4)."""
    pile = s.decks[deck]
    if is_open(s) and not pile.is_empty:
        pile.put_on_top(pile.draw(s.chance))


def show_all(s: Vigil) -> None:
    for deck in range(len(s.decks)):
        show_top(s, deck)


def top_card(s: Vigil, deck: int) -> int:
    """The card that lies open on a deck, or UNKNOWN."""
    layers = s.decks[deck].layers
    if not layers or layers[-1].unknown or len(layers[-1].known) != 1:
        return UNKNOWN
    return layers[-1].known[0]


def draw_item(s: Vigil, deck: int) -> int:
    """Takes the top card of a deck; the next is shown."""
    number = s.decks[deck].draw(s.chance)
    show_top(s, deck)
    return number


def cycle_decks(s: Vigil) -> None:
    """TLS-PRODUCTION-3, TLS-SHOP-3: the top card of each deck goes to the bottom."""
    for deck, pile in enumerate(s.decks):
        if not pile.is_empty:
            pile.put_at_bottom(pile.draw(s.chance))
            show_top(s, deck)


def put_back(s: Vigil, item: Item) -> None:
    """TLS-TRADEIN-7: where a sold item goes."""
    if item.kind == SCROLL:
        insort(s.shop_scrolls, item.number)
    elif item.kind == POTION:
        insort(s.shop_potions, item.number)
    elif s.deck_levels[item.deck] == item.level:
        s.decks[item.deck].put_at_bottom(item.number)
    else:
        insort(s.spare, item.number)


def take_from_shop(s: Vigil, item: Item) -> None:
    """An item that lies open leaves the Shop."""
    if item.kind == SCROLL:
        s.shop_scrolls.remove(item.number)
    elif item.kind == POTION:
        s.shop_potions.remove(item.number)
    else:
        draw_item(s, item.deck)


def wares(s: Vigil) -> list[int]:
    """TLS-TRADEIN-1: what lies open at the Shop."""
    found: list[int] = []
    for deck in range(len(s.decks)):
        number = top_card(s, deck)
        if number != UNKNOWN:
            found.append(number)
    found.extend(different(s.shop_potions))
    found.extend(different(s.shop_scrolls))
    return found


def sale_price(items: list[Item]) -> int:
    """TLS-TRADEIN-5: half of the sum, rounded down."""
    price = 0
    for item in items:
        price += item.price
    return price // 2


# -- equipment as a reward -----------------------------------------------------------------


class GainEquipment(Step[Vigil]):
    """An equipment item of choice for the Stash: the top card of a deck or a Potion from a Ruin
    (TLS-SCAVENGE-5), which gives no Scroll (TLS-SCAVENGE-8); from the Panic meter and Urban Quests
    a Scroll too (TLS-DAWN-5)."""

    shape: ClassVar[Shape] = (Name("cause"),)

    def __init__(self, cause: str) -> None:
        self.cause: Final = cause

    def facts(self, s: Vigil) -> dict[str, Fact]:
        return {"cause": self.cause}

    def play(self, s: Vigil) -> Flow | None:
        actions: Actions = [DrawEquipment(self.cause), PickEquipment(self.cause)]
        options = possible(s, actions)
        if len(options) > 1:
            return offer(s, None, "equipment", rule_of(self.cause), actions)
        return taken(s, actions, options[0], None) if options else None


def rule_of(cause: str) -> str:
    return "TLS-SCAVENGE-5" if is_of_ruin(cause) else "TLS-DAWN-5"


def is_of_ruin(cause: str) -> bool:
    return cause.startswith("ruin")


class DrawEquipment(Action[Vigil, Pick]):
    """The top card of a deck."""

    verb = "draw"

    def __init__(self, cause: str) -> None:
        self.cause: Final = cause

    def candidates(self, s: Vigil) -> list[Pick]:
        return [Pick("draw", name, deck) for deck, name in enumerate(DECKS)]

    def why_not(self, s: Vigil, option: Pick) -> Reason | None:
        if not s.decks[option.value].is_empty:
            return None
        return Reason("empty-deck", rule_of(self.cause), {"deck": option.thing})

    def do(self, s: Vigil, option: Pick) -> None:
        item = s.item(draw_item(s, option.value))
        stow(s, item)
        told.equipment_gained(s, item, rule_of(self.cause), self.cause)


class PickEquipment(Action[Vigil, Pick]):
    """A Potion or a Scroll that the Shop has."""

    verb = "pick"

    def __init__(self, cause: str) -> None:
        self.cause: Final = cause

    def candidates(self, s: Vigil) -> list[Pick]:
        first = different(s.shop_potions) + different(s.shop_scrolls)
        loose = [item.number for item in s.box.items if item.kind in (POTION, SCROLL)]
        rest = [number for number in loose if number not in first]
        return [Pick("pick", s.item(number).id, number) for number in first + rest]

    def why_not(self, s: Vigil, option: Pick) -> Reason | None:
        item = s.item(option.value)
        if item.kind == SCROLL and is_of_ruin(self.cause):
            return NO_SCROLL
        if option.value in s.shop_potions or option.value in s.shop_scrolls:
            return None
        return Reason("not-on-sale", rule_of(self.cause), {"item": item.id})

    def do(self, s: Vigil, option: Pick) -> None:
        item = s.item(option.value)
        take_from_shop(s, item)
        stow(s, item)
        told.equipment_gained(s, item, rule_of(self.cause), self.cause)


NO_SCROLL: Final = Reason("no-scroll", "TLS-SCAVENGE-8")
