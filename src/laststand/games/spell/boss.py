"""What the Boss of a scenario adds to the rules: a hook wherever they make room for one."""

from __future__ import annotations

from typing import Any, Final, Generic, TypeVar

from laststand.games.spell.map.pieces import Monster
from laststand.games.spell.map.slots import Slot
from laststand.games.spell.map.spots import NOWHERE
from laststand.games.spell.things.kinds import MonsterKind, Pattern
from laststand.games.spell.things.words import Type
from laststand.kernel.action import Reason
from laststand.kernel.fields import Fields
from laststand.kernel.step import Step

S = TypeVar("S")


class Boss(Generic[S]):
    """The Boss of the Introduction, which has none: nothing is added. Each of the others is in
    bosses/, with its rules and its own part of the state, the position and the view."""

    def __init__(self, id: str = "") -> None:
        self.id: Final = id

    def clone(self) -> Boss[S]:
        return self

    # -- the Day ---------------------------------------------------------------------------

    def scout(self, s: S) -> None:
        """TLS-SCOUT-10: on the last Day, before the Pattern cards are placed."""

    # -- the Monster Phase, in its order ---------------------------------------------------

    def boss_part(self, s: S) -> None:
        """TLS-NIGHT-2, third part: what it does before the others come."""

    def waiting_slot(self, s: S) -> int:
        """The slot whose card is not revealed yet, or NOWHERE."""
        return NOWHERE

    def layers(self) -> list[str]:
        """Layers of the Pattern cards that are in use besides those of the scenario."""
        return []

    def note_arrival(self, kind: MonsterKind) -> None:
        """A figure of a Pattern card has been placed."""

    def falling(self, s: S, slot: Slot, pattern: Pattern) -> list[Step[S]]:
        """What else a card brings when it is revealed."""
        return []

    def after_spawn(self, s: S) -> list[Step[S]]:
        """What follows the last card of a phase."""
        return []

    def has_moved(self, monster: Monster) -> bool:
        """Whether a Monster has moved already when the order of movement is fixed."""
        return False

    def order_is_fixed(self) -> None:
        """From now on the order of movement says who moves."""

    def before_attacks(self, s: S) -> list[Step[S]]:
        """What comes before the attacks of all others."""
        return []

    def after_attacks(self, s: S) -> list[Step[S]]:
        """What comes after them."""
        return []

    def end_phase(self, s: S) -> None:
        """The Monster Phase is over."""

    # -- the Hero Phase --------------------------------------------------------------------

    def before_turns(self, s: S, heroes: list[int]) -> list[Step[S]]:
        """What comes before the first turn, the heroes being in their order."""
        return []

    def why_unhurt(
        self, s: S, monster: Monster, type: Type, origin: int, spot: int
    ) -> Reason | None:
        """Why an attack of that type from there on a Monster does nothing; None where it does
        something."""
        return None

    def is_unhurt(self, monster: Monster) -> bool:
        """Whether nothing at all hurts a Monster now."""
        return False

    def tell_unhurt(self, s: S, cause: str) -> None:
        """Damage was dealt to a Monster that nothing hurts."""

    def strike_token(self, s: S, hero: int, spot: int) -> None:
        """A hero's Fist on the token that lies under whoever stands there."""

    def after_attack(self, s: S) -> None:
        """An attack of a hero or a Defense is over."""

    def can_trap(self) -> bool:
        """Whether a token of its can lie under a hero."""
        return False

    # -- what leaves the board -------------------------------------------------------------

    def on_kill(self, s: S, monster: Monster) -> None:
        """A Monster was killed and is off the board. The Boss's own death ends the scenario
        (TLS-END-4)."""

    def falls_with(self, monster: Monster) -> bool:
        """Whether the Boss is dead when a Monster dies."""
        return False

    def on_removal(self, monster: Monster) -> None:
        """A Monster left the board, killed or not."""

    # -- the position ----------------------------------------------------------------------

    def write(self, s: S) -> dict[str, Any]:
        """Its fields of the position."""
        return {}

    def read(self, s: S, fields: Fields) -> None:
        """Takes its fields from a position; of the state only the box is asked."""

    def set_aside(self, s: S) -> None:
        """Takes the figures that its part of a position keeps out of the game."""

    def side_up(self, kind: MonsterKind) -> MonsterKind:
        """The side of a card that lies up."""
        return kind

    def owns(self, kind: MonsterKind) -> bool:
        """Whether a figure comes with it alone."""
        return False

    def is_defeated(self) -> bool:
        """Whether it is dead, so that the scenario is over."""
        return False

    def check(self, s: S) -> None:
        """Refuses a position in which it cannot be."""

    # -- what people and bots see ----------------------------------------------------------

    def view(self, s: S) -> dict[str, Any]:
        """Its part of the view."""
        return {}

    def brood_of(self, monster: Monster) -> int:
        """Which side of a Hatchery lies up; 0 for anything else."""
        return 0

    def threats(self, s: S) -> list[tuple[list[int], float]]:
        """Spots that it strikes in the coming Monster Phase, and the damage to expect there."""
        return []
