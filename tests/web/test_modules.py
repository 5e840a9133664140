"""The page's modules: each stands on others, and none on itself."""

from __future__ import annotations

import re
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

from tests.web.texts import SCRIPTS

IMPORTED = re.compile(r'^(?:import|export)\b(?:[^;"]*?\bfrom)?\s*"(\.[^"]+)"', re.MULTILINE)


def imported_by(module: Path) -> list[Path]:
    """What a module needs before it can run: not what it asks for later, nor what only its types
    name."""
    names = IMPORTED.findall(module.read_text(encoding="utf-8"))
    return [(module.parent / name).resolve() for name in names]


def in_order(modules: list[Path]) -> list[Path]:
    return list(TopologicalSorter({file: imported_by(file) for file in modules}).static_order())


def test_two_modules_that_import_each_other_are_seen(tmp_path: Path) -> None:
    one, other = tmp_path / "one.js", tmp_path / "other.js"
    one.write_text(
        '/** @import { Page } from "./types.js" */\nimport {\n  a,\n} from "./other.js";\n'
    )
    other.write_text('import "./one.js";\n')
    assert imported_by(one) == [other]
    with pytest.raises(CycleError):
        in_order([one, other])


def test_no_module_of_the_page_stands_on_itself() -> None:
    modules = sorted(SCRIPTS.rglob("*.js"))
    assert sorted(in_order(modules)) == modules
