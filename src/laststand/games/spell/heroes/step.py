"""A step that is about one hero."""

from __future__ import annotations

from typing import ClassVar, Final

from laststand.games.spell.state import Vigil
from laststand.kernel.events import Fact
from laststand.kernel.step import Number, Shape, Step


class OfHero(Step[Vigil]):
    """Named by its class and the hero's number."""

    shape: ClassVar[Shape] = (Number("hero"),)

    def __init__(self, hero: int) -> None:
        self.hero: Final = hero

    def fits(self, s: Vigil) -> bool:
        return self.hero < len(s.heroes)

    def facts(self, s: Vigil) -> dict[str, Fact]:
        return {"hero": s.hero_id(self.hero)}
