"""The description of positions is true."""

import re
import tomllib
from pathlib import Path

from laststand import Match
from laststand.games.spell.documents import (
    AttackPositionDocument,
    HeroPositionDocument,
    MonsterPositionDocument,
    StrikeDocument,
    StructurePositionDocument,
    VigilDocument,
)
from tests.spell.arrange import game

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


def test_every_field_and_every_step_is_described() -> None:
    text = DOCS.read_text(encoding="utf-8")
    kinds = [
        VigilDocument,
        HeroPositionDocument,
        MonsterPositionDocument,
        StructurePositionDocument,
        StrikeDocument,
        AttackPositionDocument,
    ]
    fields = {field for kind in kinds for field in kind.__struct_fields__}
    assert sorted(field for field in fields if f"`{field}`" not in text) == []
    steps = [step.__name__ for step in game().steps()]
    assert [step for step in steps if not re.search(rf"`{step}[ `]", text)] == []
