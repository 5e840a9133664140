"""How many modules of a game stand on each other: no more than can be kept in mind."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

import pytest

from laststand.kernel.game import game_ids

GAMES = Path(__file__).parents[1] / "src" / "laststand" / "games"
DEEPEST = {"stronghold": 15, "bastion": 15, "spell": 14}


def modules_of(game: str) -> dict[str, Path]:
    root = GAMES / game
    files = [file for file in root.rglob("*.py") if file.name != "__init__.py"]
    return {".".join(file.relative_to(root).with_suffix("").parts): file for file in files}


def imported_by(file: Path, game: str, modules: dict[str, Path]) -> set[str]:
    """The modules of the same game that a module imports when it runs, whole or in part: not what
    only its types name."""
    package = f"laststand.games.{game}."
    found: set[str] = set()
    for node in ast.parse(file.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.ImportFrom) and f"{node.module}.".startswith(package):
            named = f"{node.module}."[len(package) :]
            found.update([named.rstrip("."), *[f"{named}{alias.name}" for alias in node.names]])
    return found & modules.keys()


def test_importing_one_module_of_a_room_and_another_from_it_is_seen(tmp_path: Path) -> None:
    file = tmp_path / "course.py"
    file.write_text(
        "from laststand.games.spell.state import Vigil\n"
        "from laststand.games.spell import odds\n"
        "from laststand.games.spell.night import dawn\n"
        "from laststand.games.spelling import others\n"
    )
    modules = dict.fromkeys(["state", "odds", "night.dawn", "others"], file)
    assert imported_by(file, "spell", modules) == {"state", "odds", "night.dawn"}


@pytest.mark.parametrize("game", game_ids())
def test_no_module_of_a_game_stands_on_too_many_others(game: str) -> None:
    modules = modules_of(game)

    @cache
    def depth(module: str) -> int:
        below = imported_by(modules[module], game, modules)
        return 1 + max([depth(other) for other in below], default=0)

    depths = {module: depth(module) for module in modules}
    assert depths["state"] > 1
    assert {module: deep for module, deep in depths.items() if deep > DEEPEST[game]} == {}
