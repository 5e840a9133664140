"""Windows: moments at which nobody has to do anything, but somebody may. Each person says for
each window whether to be asked there; what they say is part of the record."""

from __future__ import annotations

from typing import Any, ClassVar, TypeVar

from laststand.kernel.action import Actions, offer
from laststand.kernel.choice import Flow
from laststand.kernel.errors import LaststandError
from laststand.kernel.state import State
from laststand.kernel.step import Step
from laststand.kernel.stops import ALWAYS, NEVER, Stops

__all__ = ["Window", "expect_window"]

S = TypeVar("S", bound=State)


class Window(Step[S]):
    """A stop before something happens: asked again until whoever is asked goes on. The first of
    its actions is to go on."""

    window: ClassVar[str] = ""
    """What people know it by."""
    rule: ClassVar[str] = ""
    """What says that something may be done there."""

    def seat(self, s: S) -> int:
        raise NotImplementedError

    def actions(self, s: S) -> Actions:
        raise NotImplementedError

    def is_of_use(self, s: S) -> bool:
        """Whether anything could be used there that does something."""
        raise NotImplementedError

    def matters(self, s: S) -> bool:
        """Whether something in hand would change what is about to happen."""
        raise NotImplementedError

    def play(self, s: S) -> Flow | None:
        seat = self.seat(s)
        wish = s.stops.of(seat, self.window)
        if wish == NEVER or not (self.matters(s) or (wish == ALWAYS and self.is_of_use(s))):
            return None
        return offer(s, seat, self.window, self.rule, self.actions(s), self)


def expect_window(windows: list[type[Window[Any]]], stops: Stops, seats: int) -> None:
    """Refuses wishes of nobody, or for a window that the game does not have."""
    known = [window.window for window in windows]
    for stop in stops.wishes:
        if not 0 <= stop.seat < seats:
            raise LaststandError(f"there is no seat {stop.seat + 1}, only 1 to {seats}")
        if stop.window not in known:
            raise LaststandError(
                f"there is no window '{stop.window}', only: {', '.join(known) or 'none'}"
            )
