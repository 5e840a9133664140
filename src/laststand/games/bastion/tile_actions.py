"""The actions of the nine Bastion tiles."""

from __future__ import annotations

from typing import Final

from laststand.games.bastion import told
from laststand.games.bastion.box import COLOURS, NO_CARD, SPACES, WHITE, Tile
from laststand.games.bastion.bringing import BringCard
from laststand.games.bastion.dice import roll_white, second_roll
from laststand.games.bastion.grasp import bearers, figures, has_grasp_to_remove, why_not_free
from laststand.games.bastion.heroes import DEAD, OUT, of_heroes, why_out
from laststand.games.bastion.moving import can_move, give_move
from laststand.games.bastion.ongoing import has_power, white_dice
from laststand.games.bastion.options import DONE, RAISE, OnFigure, OnSpaces
from laststand.games.bastion.placing import discard_card, move_card, swap_cards
from laststand.games.bastion.reserve import gain_equipment, gain_life
from laststand.games.bastion.state import Siege
from laststand.games.bastion.tokens import EVERY_COLOUR, gain_equipment_of_choice
from laststand.games.bastion.vocabulary import REROLL, TileAction
from laststand.games.bastion.wounded import heal
from laststand.kernel.action import Action, Actions, End, Reason, decide, offer
from laststand.kernel.choice import Flow, Pick
from laststand.kernel.events import Fact


def can_activate(s: Siege, tile: int) -> bool:
    """LB-ACT-7, LB-CALL-6: whether a tile's action has something it could do."""
    return s.box.tiles[tile].action.why_not(s) is None


# -- the Market ----------------------------------------------------------------------------


class TakeEquipment(TileAction):
    """LB-TILE-MARKET-1: two white Combat dice, or those that are free (LB-TILE-MARKET-3)."""

    word = "take_equipment"
    amounts = "dice"

    def why_not(self, s: Siege) -> Reason | None:
        if white_dice(s) == 0:
            return NO_FREE_DIE
        return None if s.reserve.has_equipment else NO_EQUIPMENT_LEFT

    def activate(self, s: Siege, tile: Tile, seat: int) -> Flow | None:
        s.dice.faces = roll_white(s, min(tile.dice, white_dice(s)))
        told.dice_rolled(s, seat, "market")
        if has_power(s, seat, REROLL) or WHITE in s.dice.faces:
            return self.choices(s, seat)
        self.take_matching(s, seat)
        s.dice.faces = []
        return None

    def choices(self, s: Siege, seat: int) -> Flow:
        if has_power(s, seat, REROLL):
            yield from second_roll(s, seat, "market")
        self.take_matching(s, seat)
        for _ in range(s.dice.faces.count(WHITE)):
            rule = "LB-TILE-MARKET-2"
            flow = gain_equipment_of_choice(s, seat, EVERY_COLOUR, "market", rule, "market")
            if flow is not None:
                yield from flow
        s.dice.faces = []

    def take_matching(self, s: Siege, seat: int) -> None:
        for face in s.dice.faces:
            if face != WHITE:
                gain_equipment(s, seat, face, "LB-TILE-MARKET-1", "market")


NO_FREE_DIE: Final = Reason("no-free-die", "LB-TILE-MARKET-3")
NO_EQUIPMENT_LEFT: Final = Reason("no-equipment-left", "LB-RESERVE-2")


# -- the Dispensary ------------------------------------------------------------------------


class HealHero(TileAction):
    """LB-TILE-DISPENSARY-1; LB-TILE-DISPENSARY-2: a hero who is out, not dead."""

    word = "heal_hero"
    amounts = "life call_to_arms"

    def why_not(self, s: Siege) -> Reason | None:
        dead: list[str] = []
        for seat, hero in enumerate(s.heroes):
            if hero.status is OUT:
                return None if s.reserve.life else NO_LIFE_LEFT
            if hero.status is DEAD:
                dead.append(s.hero_id(seat))
        if dead:
            return Reason("only-the-dead", "LB-TILE-DISPENSARY-2", {"hero": dead})
        return NOBODY_OUT

    def activate(self, s: Siege, tile: Tile, seat: int) -> Flow | None:
        return decide(s, seat, "dispensary", "LB-TILE-DISPENSARY-3", Heal(tile))


NO_LIFE_LEFT: Final = Reason("no-life-left", "LB-TILE-DISPENSARY-2")
NOBODY_OUT: Final = Reason("nobody-out", "LB-TILE-DISPENSARY-2")


class Heal(Action[Siege, Pick]):
    verb = "heal"

    def __init__(self, tile: Tile) -> None:
        self.tile: Final = tile

    def candidates(self, s: Siege) -> list[Pick]:
        return of_heroes(s, s.answers.heal)

    def why_not(self, s: Siege, option: Pick) -> Reason | None:
        seat = s.seat_of(option.value)
        if seat >= 0 and s.heroes[seat].status is OUT:
            return None
        rule = "LB-TILE-DISPENSARY-2"
        return why_out(s, seat) or Reason("hero-not-out", rule, {"hero": option.thing})

    def do(self, s: Siege, option: Pick) -> None:
        place = s.tiles.place_of(self.tile.number)
        heal(s, s.seat_of(option.value), place, self.tile.life, self.tile.calls)


# -- the Standard --------------------------------------------------------------------------


class RaiseStandard(TileAction):
    """LB-TILE-STANDARD-1; raised, it flies on until something lowers it (LB-TILE-STANDARD-4)."""

    word = "raise_standard"
    element = "standard"
    works_on_warlords: bool | None = True
    amounts = "lowers"

    def activate(self, s: Siege, tile: Tile, seat: int) -> Flow | None:
        return decide(s, seat, "standard", "LB-TILE-STANDARD-1", RaiseIn())


class RaiseIn(Action[Siege, Pick]):
    verb = "raise"

    def candidates(self, s: Siege) -> list[Pick]:
        return RAISE

    def why_not(self, s: Siege, option: Pick) -> Reason | None:
        if s.elements.standard.at == option.value:
            return Reason("flies-already", "LB-TILE-STANDARD-1", {"colour": option.thing})
        return None

    def do(self, s: Siege, option: Pick) -> None:
        s.elements.standard.at = option.value  # LB-CALL-7: from the reserve too
        told.standard_raised(s, option.value)


# -- the Tomb of the Ancient Kings ---------------------------------------------------------


def why_no_monster(s: Siege, space: int) -> Reason | None:
    """LB-WARLORD-1: Monsters, not Warlords."""
    name = s.horde.ring.names[space]
    if s.horde.spaces[space] == NO_CARD:
        return Reason("no-card-there", "LB-WARLORD-1", {"space": name})
    card = s.card_on(space)
    if card.is_warlord:
        return Reason("not-on-warlords", "LB-WARLORD-1", {"card": card.id, "space": name})
    return None


def has_monster(s: Siege, but: int) -> bool:
    cards = s.box.cards
    for space, number in enumerate(s.horde.spaces):
        if space != but and number != NO_CARD and not cards[number].is_warlord:
            return True
    return False


class DestroyMonster(TileAction):
    """LB-TILE-TOMB-1: the kings answer with Combat dice (LB-TILE-TOMB-2); LB-EFFECT-5: no exit
    effect."""

    word = "destroy_monster"
    works_on_warlords: bool | None = False
    amounts = "dice"

    def why_not(self, s: Siege) -> Reason | None:
        if white_dice(s) < ALIKE:
            return NO_DIE_FOR_THE_KINGS
        return None if has_monster(s, NO_CARD) else NEEDS_MONSTER

    def activate(self, s: Siege, tile: Tile, seat: int) -> Flow:
        s.dice.faces = roll_white(s, min(tile.dice, white_dice(s)))
        told.dice_rolled(s, seat, "tomb")
        if has_power(s, seat, REROLL):
            yield from second_roll(s, seat, "tomb")
        destroy = Destroy()
        if destroy.options(s):
            actions: Actions = [destroy, End(DONE)]
            yield from offer(s, seat, "tomb", "LB-TILE-TOMB-1", actions)
        s.dice.faces = []


NEEDS_MONSTER: Final = Reason("needs-tomb", "LB-TILE-TOMB-1")
NO_DIE_FOR_THE_KINGS: Final = Reason("no-free-die-tomb", "LB-TILE-TOMB-2")


ALIKE: Final = 2
"""LB-TILE-TOMB-1: so many dice must show a Monster's colour."""


class Destroy(Action[Siege, OnSpaces]):
    verb = "destroy"
    ends = True

    def candidates(self, s: Siege) -> list[OnSpaces]:
        return s.horde.ring.destroy

    def why_not(self, s: Siege, option: OnSpaces) -> Reason | None:
        reason = why_no_monster(s, option.spaces[0])
        if reason is not None:
            return reason
        card = s.card_on(option.spaces[0])
        if s.dice.faces.count(card.colour) + s.dice.faces.count(WHITE) >= ALIKE:
            return None
        facts: dict[str, Fact] = {"card": card.id, "colour": COLOURS[card.colour]}
        return Reason("colour-not-rolled", "LB-TILE-TOMB-1", facts)

    def do(self, s: Siege, option: OnSpaces) -> None:
        discard_card(s, option.spaces[0], "LB-TILE-TOMB-1", "tomb")


# -- the Dwarven Quarry --------------------------------------------------------------------


class SetTrap(TileAction):
    """LB-TILE-QUARRY-1."""

    word = "set_trap"
    element = "trap"
    works_on_warlords: bool | None = False

    def why_not(self, s: Siege) -> Reason | None:
        for space, number in enumerate(s.horde.spaces):
            if number == NO_CARD and space != s.elements.trap.at:
                return None
        return NEEDS_SPACE

    def activate(self, s: Siege, tile: Tile, seat: int) -> Flow | None:
        return decide(s, seat, "quarry", "LB-TILE-QUARRY-1", SetOn())


NEEDS_SPACE: Final = Reason("needs-quarry", "LB-TILE-QUARRY-1")


class SetOn(Action[Siege, OnSpaces]):
    verb = "trap"

    def candidates(self, s: Siege) -> list[OnSpaces]:
        return s.horde.ring.trap

    def why_not(self, s: Siege, option: OnSpaces) -> Reason | None:
        space = option.spaces[0]
        if s.horde.spaces[space] != NO_CARD:
            return Reason("space-taken", "LB-TILE-QUARRY-1", {"space": option.names[0]})
        if s.elements.trap.at == space:
            return Reason("trap-there", "LB-TILE-QUARRY-1", {"space": option.names[0]})
        return None

    def do(self, s: Siege, option: OnSpaces) -> None:
        s.elements.trap.at = option.spaces[0]
        told.trap_set(s, option.spaces[0])


# -- the Trebuchet -------------------------------------------------------------------------


class ThrowNet(TileAction):
    """LB-TILE-TREBUCHET-1."""

    word = "throw_net"
    element = "net"
    works_on_warlords: bool | None = False

    def why_not(self, s: Siege) -> Reason | None:
        return None if has_monster(s, s.elements.net.at) else NEEDS_FREE_MONSTER

    def activate(self, s: Siege, tile: Tile, seat: int) -> Flow | None:
        return decide(s, seat, "trebuchet", "LB-TILE-TREBUCHET-1", ThrowOn())


NEEDS_FREE_MONSTER: Final = Reason("needs-trebuchet", "LB-TILE-TREBUCHET-1")


class ThrowOn(Action[Siege, OnSpaces]):
    verb = "net"

    def candidates(self, s: Siege) -> list[OnSpaces]:
        return s.horde.ring.net

    def why_not(self, s: Siege, option: OnSpaces) -> Reason | None:
        space = option.spaces[0]
        if s.elements.net.at == space:
            return Reason("net-there", "LB-TILE-TREBUCHET-1", {"space": option.names[0]})
        return why_no_monster(s, space)

    def options(self, s: Siege) -> list[OnSpaces]:
        net, cards = s.elements.net.at, s.box.cards
        return [
            s.horde.ring.net[space]
            for space, number in enumerate(s.horde.spaces)
            if number != NO_CARD and space != net and not cards[number].is_warlord
        ]

    def do(self, s: Siege, option: OnSpaces) -> None:
        s.elements.net.at = option.spaces[0]
        told.net_thrown(s, option.spaces[0])


# -- the Divine Fountain -------------------------------------------------------------------


class CleanseGrasp(TileAction):
    """LB-TILE-FOUNTAIN-1: one figure, and after each another or no more."""

    word = "cleanse_grasp"
    works_on_warlords: bool | None = True
    amounts = "figures"

    def why_not(self, s: Siege) -> Reason | None:
        return None if has_grasp_to_remove(s) else NEEDS_FIGURE

    def activate(self, s: Siege, tile: Tile, seat: int) -> Flow | None:
        return decide(s, seat, "fountain", "LB-TILE-FOUNTAIN-1", Cleanse(seat, tile.figures))


NEEDS_FIGURE: Final = Reason("needs-fountain", "LB-TILE-FOUNTAIN-1")


class Cleanse(Action[Siege, OnFigure]):
    """So many figures may be removed, this one among them."""

    verb = "cleanse"
    ends = True

    def __init__(self, seat: int, figures: int) -> None:
        self.seat: Final = seat
        self.figures: Final = figures

    def candidates(self, s: Siege) -> list[OnFigure]:
        return bearers(s, "cleanse")

    def why_not(self, s: Siege, option: OnFigure) -> Reason | None:
        return why_not_free(s, option, "LB-TILE-FOUNTAIN-1")

    def options(self, s: Siege) -> list[OnFigure]:
        return figures(s, "cleanse")

    def do(self, s: Siege, option: OnFigure) -> Flow | None:
        option.bearer.free(s, "LB-TILE-FOUNTAIN-1", "fountain")
        if self.figures == 1 or not has_grasp_to_remove(s):
            return None
        more = Cleanse(self.seat, self.figures - 1)
        return offer(s, self.seat, "fountain", "LB-TILE-FOUNTAIN-1", [more, End(DONE)])


# -- the Strategist's Tower ----------------------------------------------------------------


class SwapCards(TileAction):
    """LB-TILE-TOWER-1, LB-TILE-TOWER-2, of Warlords too (LB-WARLORD-2)."""

    word = "swap_cards"
    works_on_warlords: bool | None = True

    def why_not(self, s: Siege) -> Reason | None:
        return None if s.horde.taken() else NEEDS_CARD

    def activate(self, s: Siege, tile: Tile, seat: int) -> Flow | None:
        return decide(s, seat, "tower", "LB-TILE-TOWER-1", Swap())


NEEDS_CARD: Final = Reason("needs-tower", "LB-TILE-TOWER-1")


class Swap(Action[Siege, OnSpaces]):
    verb = "swap"

    def candidates(self, s: Siege) -> list[OnSpaces]:
        swap = s.horde.ring.swap
        return [pair for low in range(SPACES) for pair in swap[low][low + 1 :]]

    def why_not(self, s: Siege, option: OnSpaces) -> Reason | None:
        spaces = s.horde.spaces
        if spaces[option.spaces[0]] == NO_CARD and spaces[option.spaces[1]] == NO_CARD:
            return Reason("no-card-there", "LB-TILE-TOWER-1", {"space": option.names})
        return None

    def options(self, s: Siege) -> list[OnSpaces]:
        swap, spaces = s.horde.ring.swap, s.horde.spaces
        found: list[OnSpaces] = []
        for low in range(SPACES):
            for high in range(low + 1, SPACES):
                if spaces[low] != NO_CARD or spaces[high] != NO_CARD:
                    found.append(swap[low][high])
        return found

    def do(self, s: Siege, option: OnSpaces) -> None:
        one, other = option.spaces
        if s.horde.spaces[one] == NO_CARD:
            move_card(s, other, one, "LB-TILE-TOWER-2", "tower")
        elif s.horde.spaces[other] == NO_CARD:
            move_card(s, one, other, "LB-TILE-TOWER-2", "tower")
        else:
            swap_cards(s, one, other)
            told.cards_swapped(s, option.names)


# -- the Tavern ----------------------------------------------------------------------------


class RestHero(TileAction):
    """LB-TILE-TAVERN-1: a hero rests and may move; LB-TILE-TAVERN-2: then a card comes."""

    word = "rest_hero"
    amounts = "life moves cards"

    def why_not(self, s: Siege) -> Reason | None:
        if s.reserve.life > 0 or any([can_move(s, seat) for seat in s.seats_in_play()]):
            return None
        return NEEDS_REST

    def activate(self, s: Siege, tile: Tile, seat: int) -> Flow | None:
        return decide(s, seat, "tavern", "LB-TILE-TAVERN-1", Rest(tile, seat))


NEEDS_REST: Final = Reason("needs-tavern", "LB-TILE-TAVERN-1")


class Rest(Action[Siege, Pick]):
    verb = "rest"

    def __init__(self, tile: Tile, seat: int) -> None:
        self.tile: Final = tile
        self.seat: Final = seat

    def candidates(self, s: Siege) -> list[Pick]:
        return of_heroes(s, s.answers.rest)

    def why_not(self, s: Siege, option: Pick) -> Reason | None:
        seat = s.seat_of(option.value)
        if seat < 0 or not s.is_in_play(seat):
            return why_out(s, seat)
        if s.reserve.life or can_move(s, seat):
            return None
        return Reason("cannot-rest", "LB-TILE-TAVERN-1", {"hero": option.thing})

    def do(self, s: Siege, option: Pick) -> Flow | None:
        rested, rule = s.seat_of(option.value), "LB-TILE-TAVERN-1"
        for _ in range(self.tile.life):
            gain_life(s, rested, rule, "tavern")
        for _ in range(self.tile.cards):
            s.then(BringCard(self.seat, "tavern"))
        if self.tile.moves and can_move(s, rested):
            return give_move(s, rested, rule, "tavern")
        return None


MARKET: Final = TakeEquipment()
DISPENSARY: Final = HealHero()
STANDARD: Final = RaiseStandard()
TOMB: Final = DestroyMonster()
QUARRY: Final = SetTrap()
TREBUCHET: Final = ThrowNet()
FOUNTAIN: Final = CleanseGrasp()
TOWER: Final = SwapCards()
TAVERN: Final = RestHero()

TILE_ACTIONS: Final[list[TileAction]] = [
    MARKET,
    DISPENSARY,
    STANDARD,
    TOMB,
    QUARRY,
    TREBUCHET,
    FOUNTAIN,
    TOWER,
    TAVERN,
]
