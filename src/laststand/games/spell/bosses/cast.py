"""All Bosses there are: which belongs to a scenario, and what positions and views say of each."""

from __future__ import annotations

from typing import Any, Final

from laststand.games.spell.boss import Boss
from laststand.games.spell.bosses import cetusia, dryad, growths, harpy
from laststand.games.spell.bosses.cetusia import Cetusia
from laststand.games.spell.bosses.dryad import Dryad
from laststand.games.spell.bosses.harpy import Harpy
from laststand.games.spell.box import Box, Scenario
from laststand.games.spell.state import Vigil
from laststand.games.spell.things.words import expect as expect_of_content
from laststand.kernel.fields import Fields, expect
from laststand.kernel.part import Part
from laststand.kernel.step import Step


def every_boss(box: Box) -> list[Boss[Vigil]]:
    """Each as it is before anybody has met it."""
    return [Harpy(), Cetusia(box), Dryad()]


def boss_of(box: Box, scenario: Scenario) -> Boss[Vigil]:
    for boss in every_boss(box):
        if boss.id == scenario.boss:
            return boss
    return Boss()


def check_scenarios(box: Box) -> None:
    """Refuses a scenario whose Boss no rule knows."""
    known = ["", *[boss.id for boss in every_boss(box)]]
    for scenario in box.scenarios.values():
        why = f"there is no '{scenario.boss}', only: {', '.join(known[1:])}"
        expect_of_content(scenario.boss in known, scenario.place, "boss", why)


def bosses_of(s: Vigil) -> list[Boss[Vigil]]:
    """The table's own as it is, and the others, which nobody has met."""
    return [s.boss if boss.id == s.boss.id else boss for boss in every_boss(s.box)]


class Cast(Part[Vigil]):
    """What a table says of all of them, met or not."""

    def write(self, s: Vigil) -> dict[str, Any]:
        document: dict[str, Any] = {}
        for boss in bosses_of(s):
            document.update(boss.write(s))
        return document

    def read(self, s: Vigil, fields: Fields) -> None:
        """Reads the table's own, and refuses what is said of another."""
        for boss, unmet in zip(bosses_of(s), every_boss(s.box)):
            boss.read(s, fields)
            before = unmet.write(s)
            for field, value in boss.write(s).items():
                is_own = boss is s.boss or value == before[field]
                fields.expect(is_own, field, "she is not the Boss here")
        s.boss.set_aside(s)

    def check(self, s: Vigil) -> None:
        """The table's own can be where it is, and no figure comes with another."""
        for boss in bosses_of(s):
            for monster in s.horde.monsters:
                strays = boss is not s.boss and boss.owns(monster.kind)
                expect(not strays, "monsters", f"{monster.kind.id} belongs to another scenario")
        s.boss.check(s)

    def view(self, s: Vigil) -> dict[str, Any]:
        seen: dict[str, Any] = {}
        for boss in bosses_of(s):
            seen.update(boss.view(s))
        return seen


STEPS: Final[list[type[Step[Any]]]] = [*harpy.STEPS, *cetusia.STEPS, *dryad.STEPS, *growths.STEPS]
"""The steps of every Boss."""
