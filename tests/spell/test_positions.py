"""The description of positions is true."""

import re
import tomllib
from pathlib import Path
from typing import Any

from laststand import Match
from laststand.games.spell.heroes.attack import Attack
from laststand.games.spell.map.geometry import drawing_of
from laststand.games.spell.map.town import lay_ground
from laststand.games.spell.monsters.onslaught import AT_CIRCLE, Strike
from laststand.games.spell.state import Vigil
from tests.spell.arrange import Table, game

DOCS = Path(__file__).parent.parent.parent / "docs" / "positions-spell.md"


def test_the_example_can_be_played() -> None:
    example = re.search(r"```toml\n(.*?)```", DOCS.read_text(encoding="utf-8"), re.DOTALL)
    assert example is not None
    match = Match.at(tomllib.loads(example[1]), seed=1)
    assert match.choice is not None
    assert "fist G13" in match.choice.notations()
    assert "drink potion-red" in match.choice.notations()
    assert match.why_not("token 3").rule == "TLS-STEP-1"
    match.choose("end turn")
    assert Match.at(match.position()).digest() == match.digest()


def everything() -> Vigil:
    """A table on which nothing is left out, whether or not all of it can be at once."""
    s = Table().monsters("clawer K9 S").play().s
    s.attack = Attack(0, -1, -1, s.heroes[0].spot)
    monster = s.horde.monsters[0]
    s.onslaught.strikes = [Strike(monster.serial, monster.kind, monster.spot, AT_CIRCLE, -1)]
    lay_ground(s, drawing_of(s.ground.grid), [])
    return s


def fields_of(document: Any) -> set[str]:
    if isinstance(document, list):
        return {field for entry in document for field in fields_of(entry)}
    if isinstance(document, dict):
        return {*document, *fields_of(list(document.values()))}
    return set()


def test_every_field_and_every_step_is_described() -> None:
    text = DOCS.read_text(encoding="utf-8")
    fields = fields_of(game().write(everything()))
    assert sorted(field for field in fields if f"`{field}`" not in text) == []
    steps = [step.__name__ for step in game().steps()]
    assert [step for step in steps if not re.search(rf"`{step}[ `]", text)] == []
