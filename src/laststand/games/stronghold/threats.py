"""What is about to happen, as far as something in hand could change it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from laststand.games.stronghold.places import LUX

if TYPE_CHECKING:
    from laststand.games.stronghold.locations import Enemy


class Threat:
    """What a window stands before. Abilities, icons and harms say what they bring; boons say
    whether they answer it."""

    def __init__(self) -> None:
        self.fires = 0
        self.catapults = False
        self.new_catapults = 0
        self.corruption: Final = [0] * LUX
        self.destroys: Final[list[int]] = []
        """Locations, by more than corruption."""
        self.harm = 0
        self.draws = False
        self.ends_turn = False
        self.steals = False
        self.steals_artifact = False
        self.from_enemies: Final[list[Enemy]] = []
        """Those without whom it would not happen."""
        self.from_where_they_stand: Final[list[Enemy]] = []
        """Of these, who would do something else elsewhere."""
        self.in_the_way: Final[list[Enemy]] = []
        """Those who leave no room for a card that comes or moves on."""

    def causes(self) -> list[Enemy]:
        """Every enemy without whom something would not happen."""
        return self.from_enemies + self.in_the_way
