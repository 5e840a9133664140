"""The actions of the nine Bastion tiles."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from laststand.games.bastion.box import (
    COLOURS,
    DISPENSARY,
    FACES,
    FOUNTAIN,
    MARKET,
    QUARRY,
    REROLL,
    SPACES,
    TAVERN,
    TOMB,
    TOWER,
    TREBUCHET,
    WHITE,
)
from laststand.games.bastion.effects import BringCard
from laststand.games.bastion.grasp import free_card, free_hero, free_tile
from laststand.games.bastion.moving import can_move, give_move
from laststand.games.bastion.ongoing import has_power, white_dice
from laststand.games.bastion.options import DONE, KEEP, RAISE, REROLLS, OnSpaces, Reroll
from laststand.games.bastion.placing import discard_card
from laststand.games.bastion.reserve import gain_equipment, gain_equipment_of_choice, gain_life
from laststand.games.bastion.state import NO_CARD, OUT, Siege
from laststand.games.bastion.wounded import heal, lose_life
from laststand.kernel.choice import Choice, Option, Pick
from laststand.kernel.step import Flow


def activate(s: Siege, tile: int, seat: int) -> Flow | None:
    return _ACTIONS[tile](s, seat)


def can_activate(s: Siege, tile: int) -> bool:
    """LB-ACT-7, LB-CALL-6: whether a tile's action has something it could do."""
    if tile == MARKET:  # LB-TILE-MARKET-3
        return white_dice(s) > 0 and sum(s.equipment) > 0
    if tile == DISPENSARY:
        return s.life > 0 and len(heroes_out(s)) > 0  # LB-TILE-DISPENSARY-2
    if tile == TOMB:
        return has_monster(s, NO_CARD)
    if tile == QUARRY:
        return has_free_space_but(s, s.trap)
    if tile == TREBUCHET:
        return has_monster(s, s.net)
    if tile == FOUNTAIN:
        return has_grasp_to_remove(s)
    if tile == TOWER:
        return SPACES - s.spaces.count(NO_CARD) >= 2
    if tile == TAVERN:
        return s.life > 0 or any([can_move(s, seat) for seat in s.seats_in_play()])
    return True


# -- the Market ----------------------------------------------------------------------------


def _market(s: Siege, seat: int) -> Flow | None:
    """LB-TILE-MARKET-1: two white Combat dice, or those that are free (LB-TILE-MARKET-3)."""
    faces = roll_white(s, seat, min(s.box.tiles[MARKET].dice, white_dice(s)), "market")
    if has_power(s, seat, REROLL) or WHITE in faces:
        return _market_choices(s, seat, faces)
    take_matching(s, seat, faces)
    return None


def _market_choices(s: Siege, seat: int, faces: list[int]) -> Flow:
    s.faces = faces
    if has_power(s, seat, REROLL):
        yield from second_roll(s, seat, faces, "market")
    take_matching(s, seat, faces)
    for face in faces:
        if face == WHITE:  # LB-TILE-MARKET-2
            flow = gain_equipment_of_choice(
                s, seat, [0, 1, 2, 3, 4], "market", "LB-TILE-MARKET-2", "market"
            )
            if flow is not None:
                yield from flow
    s.faces = []


def take_matching(s: Siege, seat: int, faces: list[int]) -> None:
    for face in faces:
        if face != WHITE:
            gain_equipment(s, seat, face, "LB-TILE-MARKET-1", "market")


def roll_white(s: Siege, seat: int, dice: int, cause: str) -> list[int]:
    faces = [s.box.combat_faces[s.chance.roll(s.box.combat_die)] for _ in range(dice)]
    tell_dice(s, "DiceRolled", "LB-COMBAT-1", cause, seat, faces)
    return faces


def tell_dice(s: Siege, kind: str, rule: str, cause: str, seat: int, faces: list[int]) -> None:
    if s.log is not None:
        names = [FACES[face] for face in faces]
        s.log.tell(kind, rule, cause, hero=s.hero_id(seat), faces=names)


def second_roll(s: Siege, seat: int, faces: list[int], cause: str) -> Flow:
    """LB-POWER-FENG-LI-1: any of the dice once again; LB-POWER-FENG-LI-3: that stands."""
    options: list[Option] = [KEEP]
    options.extend(REROLLS[len(faces)])
    option = yield Choice(seat, "reroll-dice", "LB-POWER-FENG-LI-1", options)
    if isinstance(option, Reroll):
        for die in option.dice:
            faces[die] = s.box.combat_faces[s.chance.roll(s.box.combat_die)]
        tell_dice(s, "DiceRerolled", "LB-POWER-FENG-LI-3", cause, seat, faces)


# -- the Dispensary ------------------------------------------------------------------------


def heroes_out(s: Siege) -> list[int]:
    """Out, not dead (LB-TILE-DISPENSARY-2)."""
    return [seat for seat in range(s.players) if s.heroes[seat].status == OUT]


def _dispensary(s: Siege, seat: int) -> Flow | None:
    """LB-TILE-DISPENSARY-1."""
    out = heroes_out(s)
    if len(out) > 1:
        return _choose_healed(s, seat, out)
    _heal(s, out[0])
    return None


def _choose_healed(s: Siege, seat: int, out: list[int]) -> Flow:
    options: list[Option] = [s.answers.heal[s.heroes[other].kind] for other in out]
    option = yield Choice(seat, "dispensary", "LB-TILE-DISPENSARY-3", options)
    assert isinstance(option, Pick)
    _heal(s, s.seat_of(option.value))


def _heal(s: Siege, seat: int) -> None:
    tile = s.box.tiles[DISPENSARY]
    heal(s, seat, s.place_of(DISPENSARY), tile.life, tile.calls)


# -- the Standard --------------------------------------------------------------------------


def _standard(s: Siege, seat: int) -> Flow:
    """LB-TILE-STANDARD-1; raised, it flies on (LB-TILE-STANDARD-4)."""
    options: list[Option] = [RAISE[colour] for colour in range(5) if colour != s.standard]
    option = yield Choice(seat, "standard", "LB-TILE-STANDARD-1", options)
    assert isinstance(option, Pick)
    s.standard = option.value  # LB-CALL-7: from the reserve too
    if s.log is not None:
        s.log.tell("StandardRaised", "LB-TILE-STANDARD-1", "standard", colour=COLOURS[option.value])


# -- the Tomb of the Ancient Kings ---------------------------------------------------------


def monsters_in_play(s: Siege) -> list[int]:
    """LB-WARLORD-1: spaces of Monsters, not of Warlords."""
    return [
        space
        for space in range(SPACES)
        if s.spaces[space] != NO_CARD and not s.card_on(space).is_warlord
    ]


def has_monster(s: Siege, but: int) -> bool:
    for space in range(SPACES):
        if space != but and s.spaces[space] != NO_CARD and not s.card_on(space).is_warlord:
            return True
    return False


def _tomb(s: Siege, seat: int) -> Flow:
    """LB-TILE-TOMB-1; LB-EFFECT-5: no exit effect."""
    options: list[Option] = [s.ring.destroy[space] for space in monsters_in_play(s)]
    option = yield Choice(seat, "tomb", "LB-TILE-TOMB-1", options)
    assert isinstance(option, OnSpaces)
    discard_card(s, option.spaces[0], "LB-TILE-TOMB-1", "tomb")
    for _ in range(s.box.tiles[TOMB].life_cost):
        lose_life(s, seat, "LB-TILE-TOMB-1", "tomb")


# -- the Dwarven Quarry --------------------------------------------------------------------


def has_free_space_but(s: Siege, but: int) -> bool:
    for space in range(SPACES):
        if space != but and s.spaces[space] == NO_CARD:
            return True
    return False


def _quarry(s: Siege, seat: int) -> Flow:
    """LB-TILE-QUARRY-1."""
    options: list[Option] = [
        s.ring.trap[space]
        for space in range(SPACES)
        if space != s.trap and s.spaces[space] == NO_CARD
    ]
    option = yield Choice(seat, "quarry", "LB-TILE-QUARRY-1", options)
    assert isinstance(option, OnSpaces)
    s.trap = option.spaces[0]
    if s.log is not None:
        s.log.tell("TrapSet", "LB-TILE-QUARRY-1", "quarry", space=s.ring.names[s.trap])


# -- the Trebuchet -------------------------------------------------------------------------


def _trebuchet(s: Siege, seat: int) -> Flow:
    """LB-TILE-TREBUCHET-1."""
    options: list[Option] = [s.ring.net[space] for space in monsters_in_play(s) if space != s.net]
    option = yield Choice(seat, "trebuchet", "LB-TILE-TREBUCHET-1", options)
    assert isinstance(option, OnSpaces)
    s.net = option.spaces[0]
    if s.log is not None:
        card = s.card_on(s.net).id
        space = s.ring.names[s.net]
        s.log.tell("NetThrown", "LB-TILE-TREBUCHET-1", "trebuchet", card=card, space=space)


# -- the Divine Fountain -------------------------------------------------------------------


def has_grasp_to_remove(s: Siege) -> bool:
    return s.grasp < s.box.grasp


def grasp_options(
    s: Siege, of_tile: list[Pick], of_card: list[OnSpaces], of_hero: list[Pick]
) -> list[Option]:
    """Everything that bears a Grasp of Evil figure, a Warlord too (LB-WARLORD-2)."""
    options: list[Option] = []
    options.extend([of_tile[s.tiles[place]] for place in range(9) if s.grasped[place]])
    options.extend([of_card[space] for space in range(SPACES) if s.marked[space]])
    options.extend([of_hero[hero.kind] for hero in s.heroes if hero.in_grasp])
    return options


def remove_grasp(s: Siege, option: Option, of_tile: list[Pick], rule: str, cause: str) -> None:
    if isinstance(option, OnSpaces):
        free_card(s, option.spaces[0], rule, cause)
    elif isinstance(option, Pick):
        if of_tile[option.value] is option:
            free_tile(s, s.place_of(option.value), rule, cause)
        else:
            free_hero(s, s.seat_of(option.value), rule, cause)


def _fountain(s: Siege, seat: int) -> Flow:
    """LB-TILE-FOUNTAIN-1: one figure, and after each another or no more."""
    of_tile = s.answers.cleanse_tile
    for figure in range(s.box.tiles[FOUNTAIN].figures):
        if not has_grasp_to_remove(s):
            return
        options = grasp_options(s, of_tile, s.ring.cleanse, s.answers.cleanse_hero)
        if figure:
            options.append(DONE)
        option = yield Choice(seat, "fountain", "LB-TILE-FOUNTAIN-1", options)
        if option is DONE:
            return
        remove_grasp(s, option, of_tile, "LB-TILE-FOUNTAIN-1", "fountain")


# -- the Strategist's Tower ----------------------------------------------------------------


def _tower(s: Siege, seat: int) -> Flow:
    """LB-TILE-TOWER-1, of Warlords too (LB-WARLORD-2)."""
    taken = [space for space in range(SPACES) if s.spaces[space] != NO_CARD]
    options: list[Option] = [
        s.ring.swap[low][high] for low in taken for high in taken if low < high
    ]
    option = yield Choice(seat, "tower", "LB-TILE-TOWER-1", options)
    assert isinstance(option, OnSpaces)
    swap_cards(s, option.spaces[0], option.spaces[1])
    if s.log is not None:
        s.log.tell("CardsSwapped", "LB-TILE-TOWER-1", "tower", spaces=option.names)


def swap_cards(s: Siege, one: int, other: int) -> None:
    """Everything on a card goes with it."""
    s.spaces[one], s.spaces[other] = s.spaces[other], s.spaces[one]
    s.marked[one], s.marked[other] = s.marked[other], s.marked[one]
    s.net = _followed(s.net, one, other)
    s.enchantment = _followed(s.enchantment, one, other)


def _followed(element: int, one: int, other: int) -> int:
    if element == one:
        return other
    return one if element == other else element


# -- the Tavern ----------------------------------------------------------------------------


def _tavern(s: Siege, seat: int) -> Flow:
    """LB-TILE-TAVERN-1: a hero rests and may move; LB-TILE-TAVERN-2: then a card comes."""
    tile = s.box.tiles[TAVERN]
    options: list[Option] = [
        s.answers.rest[s.heroes[other].kind]
        for other in s.seats_in_play()
        if s.life or can_move(s, other)
    ]
    option = yield Choice(seat, "tavern", "LB-TILE-TAVERN-1", options)
    assert isinstance(option, Pick)
    rested = s.seat_of(option.value)
    for _ in range(tile.life):
        gain_life(s, rested, "LB-TILE-TAVERN-1", "tavern")
    for _ in range(tile.cards):
        s.then(BringCard(seat, "tavern"))
    if tile.moves and can_move(s, rested):
        yield from give_move(s, rested, "LB-TILE-TAVERN-1", "tavern")


_Action: TypeAlias = Callable[[Siege, int], "Flow | None"]

_ACTIONS: Final[list[_Action]] = [
    _market,
    _dispensary,
    _standard,
    _tomb,
    _quarry,
    _trebuchet,
    _fountain,
    _tower,
    _tavern,
]
