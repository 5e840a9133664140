"""The Grasp of Evil: its figures, on tiles, Hero boards and Horde cards (LB-GRASP-1), and the
elements that stand where one is put."""

from __future__ import annotations

from typing import Final

from laststand.games.bastion.box import ENCHANT, FRONT, QUARRY, STANDARD, TREBUCHET
from laststand.games.bastion.end import lose
from laststand.games.bastion.state import IN_PLAY, IN_RESERVE, ON_ICON, Siege

TILES_THAT_LOSE: Final = 3


def grasp_tile(s: Siege, place: int, rule: str, cause: str) -> None:
    """A figure from the reserve on a tile: none if none is left (LB-GRASP-7) or the tile has
    one (LB-GRASP-9)."""
    if s.grasp == 0 or s.grasped[place]:
        return
    s.grasp -= 1
    _lay_on_tile(s, place, rule, cause)


def _lay_on_tile(s: Siege, place: int, rule: str, cause: str) -> None:
    tile = s.tiles[place]
    s.grasped[place] = True
    if s.log is not None:
        s.log.tell("GraspPlacedOnTile", rule, cause, tile=s.box.tiles[tile].id)
    _reserve_element(s, tile, cause)
    if s.grasped.count(True) >= TILES_THAT_LOSE:
        lose(s, "third-tile", "LB-END-6")


def grasp_card(s: Siege, space: int, rule: str, cause: str) -> None:
    """LB-CARD-9: a figure on a Horde card that bears none; LB-GRASP-8: it only counts."""
    if s.grasp == 0 or s.marked[space]:
        return
    s.grasp -= 1
    s.marked[space] = True
    if s.log is not None:
        s.log.tell(
            "GraspPlacedOnCard", rule, cause, card=s.card_on(space).id, space=s.ring.names[space]
        )


def advance_grasp(s: Siege, space: int, cause: str) -> None:
    """LB-CARD-10: first a figure on the card, then the figure goes to the tile in front."""
    place = FRONT[space]
    if not s.marked[space]:
        grasp_card(s, space, "LB-CARD-10", cause)
    elif not s.grasped[place]:
        s.marked[space] = False
        if s.log is not None:
            s.log.tell("GraspAdvanced", "LB-CARD-10", cause, card=s.card_on(space).id)
        _lay_on_tile(s, place, "LB-CARD-10", cause)


def can_grasp_hero(s: Siege, seat: int) -> bool:
    """LB-WOUND-10: neither a hero who is out nor a wounded one."""
    hero = s.heroes[seat]
    return hero.status == IN_PLAY and not hero.is_wounded and not hero.in_grasp and s.grasp > 0


def grasp_hero(s: Siege, seat: int, rule: str, cause: str) -> None:
    s.grasp -= 1
    hero = s.heroes[seat]
    hero.in_grasp = True
    if s.log is not None:
        s.log.tell("GraspPlacedOnHero", rule, cause, hero=s.hero_id(seat))
    if hero.power == ENCHANT and s.enchantment == ON_ICON:
        s.enchantment = IN_RESERVE
        _tell_reserved(s, "enchantment", cause)


# -- removing figures ----------------------------------------------------------------------


def free_tile(s: Siege, place: int, rule: str, cause: str) -> None:
    tile = s.tiles[place]
    s.grasped[place] = False
    s.grasp += 1
    if s.log is not None:
        s.log.tell("GraspRemoved", rule, cause, thing=s.box.tiles[tile].id)
    _return_element(s, tile, cause)


def free_card(s: Siege, space: int, rule: str, cause: str) -> None:
    s.marked[space] = False
    s.grasp += 1
    if s.log is not None:
        s.log.tell("GraspRemoved", rule, cause, thing=s.card_on(space).id)


def free_hero(s: Siege, seat: int, rule: str, cause: str) -> None:
    hero = s.heroes[seat]
    hero.in_grasp = False
    s.grasp += 1
    if s.log is not None:
        s.log.tell("GraspRemoved", rule, cause, thing=s.hero_id(seat))
    if hero.power == ENCHANT and s.enchantment == IN_RESERVE:
        s.enchantment = ON_ICON
        _tell_returned(s, "enchantment", cause)


# -- elements ------------------------------------------------------------------------------


def _reserve_element(s: Siege, tile: int, cause: str) -> None:
    """LB-GRASP-4; LB-GRASP-6: one in use stays where it is."""
    if tile == QUARRY and s.trap == ON_ICON:
        s.trap = IN_RESERVE
        _tell_reserved(s, "trap", cause)
    elif tile == TREBUCHET and s.net == ON_ICON:
        s.net = IN_RESERVE
        _tell_reserved(s, "net", cause)
    elif tile == STANDARD and s.standard == ON_ICON:
        s.standard = IN_RESERVE
        _tell_reserved(s, "standard-figure", cause)


def _return_element(s: Siege, tile: int, cause: str) -> None:
    """LB-GRASP-5."""
    if tile == QUARRY and s.trap == IN_RESERVE:
        s.trap = ON_ICON
        _tell_returned(s, "trap", cause)
    elif tile == TREBUCHET and s.net == IN_RESERVE:
        s.net = ON_ICON
        _tell_returned(s, "net", cause)
    elif tile == STANDARD and s.standard == IN_RESERVE:
        s.standard = ON_ICON
        _tell_returned(s, "standard-figure", cause)


def _tell_reserved(s: Siege, element: str, cause: str) -> None:
    if s.log is not None:
        s.log.tell("ElementReserved", "LB-GRASP-4", cause, element=element)


def _tell_returned(s: Siege, element: str, cause: str) -> None:
    if s.log is not None:
        s.log.tell("ElementReturned", "LB-GRASP-5", cause, element=element)


def home_of(s: Siege, tile: int) -> int:
    """Where a tile's element goes when its use ends: its icon, or the reserve while the tile is
    in the Grasp (LB-GRASP-6)."""
    return IN_RESERVE if s.grasped[s.place_of(tile)] else ON_ICON


def home_of_enchantment(s: Siege) -> int:
    """Mylfaar's board, while she could have it there (LB-POWER-MYLFAAR-3)."""
    for hero in s.heroes:
        if hero.power == ENCHANT and hero.status == IN_PLAY:
            return IN_RESERVE if hero.in_grasp or hero.is_wounded else ON_ICON
    return IN_RESERVE


def lower_standard(s: Siege, rule: str, cause: str) -> None:
    """LB-CARD-15."""
    if s.standard >= 0:
        s.standard = home_of(s, STANDARD)
        if s.log is not None:
            s.log.tell("StandardLowered", rule, cause)
