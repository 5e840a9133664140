"""Steps that are about one hero."""

from __future__ import annotations

from typing import ClassVar, Final

from laststand.games.spell.state import Vigil
from laststand.kernel.events import Fact
from laststand.kernel.step import Number, Shape, Step
from laststand.kernel.window import Window


class OfHero(Step[Vigil]):
    """Named by its class and the hero's number."""

    shape: ClassVar[Shape] = (Number("hero"),)

    def __init__(self, hero: int) -> None:
        self.hero: Final = hero

    def fits(self, s: Vigil) -> bool:
        return self.hero < len(s.heroes)

    def facts(self, s: Vigil) -> dict[str, Fact]:
        return {"hero": s.hero_id(self.hero)}


class OfNewHero(OfHero):
    """As long as nobody has taken the hero, it is the player's."""

    def key(self, s: Vigil) -> str:
        return super().key(s) if s.heroes[self.hero].kind >= 0 else f"{super().key(s)} of player"

    def facts(self, s: Vigil) -> dict[str, Fact]:
        h = s.heroes[self.hero]
        return super().facts(s) if h.kind >= 0 else {"seat": h.seat + 1}


class WindowOfHero(Window[Vigil]):
    """TLS-STOP-1: a moment at which a hero's player may use something, and need not. What is
    about to happen always concerns the hero: whenever anything could be used, it matters."""

    shape: ClassVar[Shape] = (Number("hero"),)

    def __init__(self, hero: int) -> None:
        self.hero: Final = hero

    def fits(self, s: Vigil) -> bool:
        return self.hero < len(s.heroes)

    def facts(self, s: Vigil) -> dict[str, Fact]:
        return {"hero": s.hero_id(self.hero)}

    def seat(self, s: Vigil) -> int:
        return s.heroes[self.hero].seat

    def matters(self, s: Vigil) -> bool:
        return self.is_of_use(s)
