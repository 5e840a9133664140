"""Steps of a Horde board."""

from __future__ import annotations

from typing import ClassVar, Final

from laststand.games.bastion.box import SIDES
from laststand.games.bastion.state import Siege
from laststand.kernel.events import Fact
from laststand.kernel.step import Number, Shape, Step


class OfSide(Step[Siege]):
    """A step of the board on a side."""

    shape: ClassVar[Shape] = (Number("side"),)

    def __init__(self, side: int) -> None:
        self.side: Final = side

    def fits(self, s: Siege) -> bool:
        return self.side < len(SIDES)

    def facts(self, s: Siege) -> dict[str, Fact]:
        return {"board": s.board_id(self.side)}
