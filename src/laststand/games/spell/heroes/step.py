"""A step that is about one hero."""

from __future__ import annotations

from typing import Final

from laststand.games.spell.state import Vigil
from laststand.kernel.events import Fact
from laststand.kernel.step import Step


class OfHero(Step[Vigil]):
    """Named by its class and the hero's number."""

    def __init__(self, hero: int) -> None:
        self.hero: Final = hero

    def words(self) -> list[str]:
        return [type(self).__name__, str(self.hero)]

    def facts(self, s: Vigil) -> dict[str, Fact]:
        return {"hero": s.hero_id(self.hero)}
