"""Trap, Net, Standard and enchantment: each stands on an icon, is put to use, and returns."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from laststand.games.bastion import told
from laststand.games.bastion.box import COLOURS, NO_CARD
from laststand.games.bastion.vocabulary import ENCHANT
from laststand.kernel.fields import Fields, expect
from laststand.kernel.part import Part

if TYPE_CHECKING:
    from laststand.games.bastion.state import Siege

# Where an element lies when it is not in use.
ON_ICON: Final = -1
IN_RESERVE: Final = -2
NOT_IN_GAME: Final = -3
LYING: Final = {ON_ICON: "icon", IN_RESERVE: "reserve", NOT_IN_GAME: "box"}


class Element:
    """A figure or token. In use it is at a space or, the Standard, flies in a colour."""

    def __init__(self, id: str, name: str, at: int) -> None:
        self.id: Final = id
        self.name: Final = name
        self.at = at

    def clone(self) -> Element:
        return Element(self.id, self.name, self.at)

    @property
    def is_in_use(self) -> bool:
        return self.at >= 0


class Elements(Part["Siege"]):
    def __init__(self) -> None:
        self.trap = Element("trap", "trap", ON_ICON)  # LB-SETUP-9
        self.net = Element("net", "net", ON_ICON)  # LB-SETUP-10
        self.standard = Element("standard", "standard-figure", ON_ICON)  # LB-SETUP-8
        self.enchantment = Element("enchantment", "enchantment", NOT_IN_GAME)

    def clone(self) -> Elements:
        elements = Elements()
        elements.trap.at = self.trap.at
        elements.net.at = self.net.at
        elements.standard.at = self.standard.at
        elements.enchantment.at = self.enchantment.at
        return elements

    def all(self) -> list[Element]:
        return [self.trap, self.net, self.standard, self.enchantment]

    def on_icon_of(self, tile_element: str) -> Element | None:
        """What stands on a tile's icon, if anything ever does."""
        for element in (self.trap, self.net, self.standard):
            if element.id == tile_element:
                return element
        return None

    # -- as a document -----------------------------------------------------------------

    def write(self, s: Siege) -> dict[str, Any]:
        return {element.id: _written(s, element) for element in self.all()}

    def read(self, s: Siege, fields: Fields) -> None:
        for element in self.all():
            element.at = _read(s, element, fields)

    def check(self, s: Siege) -> None:
        spaces = s.horde.spaces
        for element in (self.trap, self.net, self.standard):
            expect(element.at != NOT_IN_GAME, element.id, "it is always in the game")
            is_in_grasp = home_of(s, element) == IN_RESERVE
            expect(
                element.at != ON_ICON or not is_in_grasp,
                element.id,
                "its tile is in the Grasp of Evil: it lies in the reserve (LB-GRASP-4)",
            )
            expect(
                element.at != IN_RESERVE or is_in_grasp,
                element.id,
                "its tile is not in the Grasp of Evil: it stands on its icon (LB-GRASP-5)",
            )
        trap, net = self.trap, self.net
        expect(not trap.is_in_use or spaces[trap.at] == NO_CARD, "trap", "a card lies there")
        expect(not net.is_in_use or spaces[net.at] != NO_CARD, "net", "no card lies there")
        self._check_enchantment(s)

    def _check_enchantment(self, s: Siege) -> None:
        at = self.enchantment.at
        has_bard = any([hero.power is ENCHANT for hero in s.heroes])
        expect(
            (at != NOT_IN_GAME) == has_bard,
            "enchantment",
            "it is in the game with the hero who enchants, and only then",
        )
        there = at < 0 or s.horde.spaces[at] != NO_CARD
        expect(there, "enchantment", "no card lies there")
        expect(
            at not in (ON_ICON, IN_RESERVE) or at == home_of_enchantment(s),
            "enchantment",
            "it lies in the reserve exactly while its hero cannot have it (LB-GRASP-4)",
        )

    # -- as people see it ----------------------------------------------------------------

    def view(self, s: Siege) -> dict[str, Any]:
        return {"elements": self.write(s)}


def _names(s: Siege, element: Element) -> list[str]:
    return COLOURS if element.id == "standard" else s.horde.ring.names


def _written(s: Siege, element: Element) -> str:
    return _names(s, element)[element.at] if element.is_in_use else LYING[element.at]


def _read(s: Siege, element: Element, fields: Fields) -> int:
    text = fields.text(element.id)
    for where, word in LYING.items():
        if text == word:
            return where
    return fields.one(element.id, _names(s, element))


# -- icon and reserve ----------------------------------------------------------------------


def reserve(s: Siege, element: Element, cause: str) -> None:
    """LB-GRASP-4; LB-GRASP-6: one in use on a card or a space stays where it is. A raised Standard
    stands on its tile still, and is lowered (LB-TILE-STANDARD-4)."""
    if element is s.elements.standard and element.is_in_use:
        element.at = ON_ICON
        told.standard_lowered(s, "LB-TILE-STANDARD-4", cause)
    if element.at == ON_ICON:
        element.at = IN_RESERVE
        told.element_reserved(s, element, cause)


def return_to_icon(s: Siege, element: Element, cause: str) -> None:
    """LB-GRASP-5."""
    if element.at == IN_RESERVE:
        element.at = ON_ICON
        told.element_returned(s, element, cause)


def home_of(s: Siege, element: Element) -> int:
    """Where a tile's element goes when its use ends: its icon, or the reserve while the tile is
    in the Grasp (LB-GRASP-6)."""
    tile = s.box.tile_of[element.id]
    return IN_RESERVE if s.tiles.grasped[s.tiles.place_of(tile.number)] else ON_ICON


def home_of_enchantment(s: Siege) -> int:
    """Mylfaar's board, while she could have it there (LB-POWER-MYLFAAR-3)."""
    for hero in s.heroes:
        if hero.power is ENCHANT and hero.is_in_play:
            return IN_RESERVE if hero.in_grasp or hero.is_wounded else ON_ICON
    return IN_RESERVE


def lower_standard(s: Siege, rule: str, cause: str) -> None:
    """LB-CARD-15."""
    standard = s.elements.standard
    if standard.is_in_use:
        standard.at = home_of(s, standard)
        told.standard_lowered(s, rule, cause)
