"""The Grasp of Evil: its figures, on tiles, Hero boards and Horde cards (LB-GRASP-1), and the
elements that stand where one is put."""

from __future__ import annotations

from typing import Final

from laststand.games.bastion import told
from laststand.games.bastion.box import FRONT, PLACES, SPACES
from laststand.games.bastion.elements import reserve, return_to_icon
from laststand.games.bastion.end import lose
from laststand.games.bastion.options import OnFigure
from laststand.games.bastion.state import Siege
from laststand.games.bastion.tiles import TILES_THAT_LOSE, tile_at
from laststand.games.bastion.vocabulary import ENCHANT
from laststand.kernel.action import Reason


def grasp_tile(s: Siege, place: int, rule: str, cause: str) -> None:
    """A figure from the reserve on a tile: none if none is left (LB-GRASP-7) or the tile has
    one (LB-GRASP-9)."""
    if s.reserve.grasp == 0 or s.tiles.grasped[place]:
        return
    s.reserve.grasp -= 1
    _lay_on_tile(s, place, rule, cause)


def _lay_on_tile(s: Siege, place: int, rule: str, cause: str) -> None:
    s.tiles.grasped[place] = True
    told.grasp_placed_on_tile(s, place, rule, cause)
    element = s.elements.on_icon_of(tile_at(s, place).action.element)
    if element is not None:
        reserve(s, element, cause)
    if s.tiles.in_grasp() >= TILES_THAT_LOSE:
        lose(s, "third-tile", "LB-END-6")


def grasp_card(s: Siege, space: int, rule: str, cause: str) -> None:
    """LB-CARD-9: a figure on a Horde card that bears none; LB-GRASP-8: it only counts."""
    if s.reserve.grasp == 0 or s.horde.marked[space]:
        return
    s.reserve.grasp -= 1
    s.horde.marked[space] = True
    told.grasp_placed_on_card(s, space, rule, cause)


def advance_grasp(s: Siege, space: int, rule: str, cause: str) -> None:
    """LB-CARD-10: first a figure on the card, then the figure goes to the tile in front."""
    place = FRONT[space]
    if not s.horde.marked[space]:
        grasp_card(s, space, rule, cause)
    elif not s.tiles.grasped[place]:
        s.horde.marked[space] = False
        told.grasp_advanced(s, space, cause)
        _lay_on_tile(s, place, rule, cause)


def can_grasp_hero(s: Siege, seat: int) -> bool:
    """LB-WOUND-10: neither a hero who is out nor a wounded one."""
    hero = s.heroes[seat]
    is_free = hero.is_in_play and not hero.is_wounded and not hero.in_grasp
    return is_free and s.reserve.grasp > 0


def grasp_hero(s: Siege, seat: int, rule: str, cause: str) -> None:
    s.reserve.grasp -= 1
    hero = s.heroes[seat]
    hero.in_grasp = True
    told.grasp_placed_on_hero(s, seat, rule, cause)
    if hero.power is ENCHANT:
        reserve(s, s.elements.enchantment, cause)


# -- removing figures ----------------------------------------------------------------------


class Bearer:
    """Something that can bear a figure."""

    is_card: bool = False

    def is_in_grasp(self, s: Siege) -> bool:
        raise NotImplementedError

    def free(self, s: Siege, rule: str, cause: str) -> None:
        """The figure goes back to the reserve."""
        raise NotImplementedError


class TileBearer(Bearer):
    def __init__(self, place: int) -> None:
        self.place: Final = place

    def is_in_grasp(self, s: Siege) -> bool:
        return s.tiles.grasped[self.place]

    def free(self, s: Siege, rule: str, cause: str) -> None:
        tile = tile_at(s, self.place)
        s.tiles.grasped[self.place] = False
        s.reserve.grasp += 1
        told.grasp_removed(s, tile.id, rule, cause)
        element = s.elements.on_icon_of(tile.action.element)
        if element is not None:
            return_to_icon(s, element, cause)


class CardBearer(Bearer):
    """A Horde card, a Warlord too (LB-WARLORD-2)."""

    is_card = True

    def __init__(self, space: int) -> None:
        self.space: Final = space

    def is_in_grasp(self, s: Siege) -> bool:
        return s.horde.marked[self.space]

    def free(self, s: Siege, rule: str, cause: str) -> None:
        s.horde.marked[self.space] = False
        s.reserve.grasp += 1
        told.grasp_removed(s, s.card_on(self.space).id, rule, cause)


class HeroBearer(Bearer):
    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def is_in_grasp(self, s: Siege) -> bool:
        return s.heroes[self.seat].in_grasp

    def free(self, s: Siege, rule: str, cause: str) -> None:
        hero = s.heroes[self.seat]
        hero.in_grasp = False
        s.reserve.grasp += 1
        told.grasp_removed(s, s.hero_id(self.seat), rule, cause)
        if hero.power is ENCHANT:
            return_to_icon(s, s.elements.enchantment, cause)


def has_grasp_to_remove(s: Siege) -> bool:
    for is_grasped in s.tiles.grasped:
        if is_grasped:
            return True
    for is_marked in s.horde.marked:
        if is_marked:
            return True
    for hero in s.heroes:
        if hero.in_grasp:
            return True
    return False


def bearers(s: Siege, verb: str) -> list[OnFigure]:
    """Every tile, card and Hero board, whether or not it bears a figure."""
    found = [on_tile(s, verb, place) for place in range(len(PLACES))]
    found.extend([on_card(s, verb, space) for space in range(SPACES)])
    found.extend([on_hero(s, verb, seat) for seat in range(s.players)])
    return found


def figures(s: Siege, verb: str) -> list[OnFigure]:
    """Those that bear one."""
    found = [on_tile(s, verb, place) for place, is_on in enumerate(s.tiles.grasped) if is_on]
    for space, is_marked in enumerate(s.horde.marked):
        if is_marked:
            found.append(on_card(s, verb, space))
    for seat, hero in enumerate(s.heroes):
        if hero.in_grasp:
            found.append(on_hero(s, verb, seat))
    return found


def on_tile(s: Siege, verb: str, place: int) -> OnFigure:
    return OnFigure(verb, TileBearer(place), tile_at(s, place).id)


def on_card(s: Siege, verb: str, space: int) -> OnFigure:
    return OnFigure(verb, CardBearer(space), s.horde.ring.names[space])


def on_hero(s: Siege, verb: str, seat: int) -> OnFigure:
    return OnFigure(verb, HeroBearer(seat), s.hero_id(seat))


def why_not_free(s: Siege, option: OnFigure, rule: str) -> Reason | None:
    if option.bearer.is_in_grasp(s):
        return None
    return Reason("no-figure-there", rule, {"thing": option.name})
