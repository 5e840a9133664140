"""docs/envs.md lists the fields as they are."""

from __future__ import annotations

import pytest

from laststand.envs import IDS, sheet_of
from tests.cli.command import ROOT


@pytest.mark.parametrize("game", sorted(IDS))
def test_every_field_of_an_observation_is_documented_with_its_length(game: str) -> None:
    text = (ROOT / "docs" / "envs.md").read_text(encoding="utf-8")
    part = text.partition(f"### `{game}`")[2].partition("\n### ")[0]
    head = text.partition("### Every game")[2].partition("\n### ")[0]
    for field in sheet_of(game).fields:
        assert f"| `{field.name}` | {field.length} | {field.text} |" in part + head
    assert f"{sheet_of(game).length} bytes, {sheet_of(game).actions} actions" in part
