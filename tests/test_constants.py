"""Constants of the code that is compiled: mypyc puts a Final in its place; any other name is looked
up in its module whenever it is read."""

import ast

import pytest

from scripts.compile import SOURCE, compiled_files

MADE_FOR_TYPES = ("TypeVar", "TypeAlias")
FILES = [str(file.relative_to(SOURCE)) for file in compiled_files()]


def changeable(code: str) -> list[str]:
    """The constants of a module that are not Final."""
    found: list[str] = []
    for node in ast.parse(code).body:
        if isinstance(node, ast.Assign):
            names = [target.id for target in node.targets if isinstance(target, ast.Name)]
            said = ast.unparse(node.value)
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            names = [node.target.id]
            said = ast.unparse(node.annotation)
        else:
            continue
        if not said.startswith(("Final", *MADE_FOR_TYPES)):
            found += [name for name in names if name.isupper()]
    return found


@pytest.mark.parametrize("layer", ["kernel", "games", "bots"])
def test_what_is_written_in_capitals_never_changes(layer: str) -> None:
    found = {
        file: changeable((SOURCE / file).read_text()) for file in FILES if file.startswith(layer)
    }
    assert {file: names for file, names in found.items() if names} == {}


def test_a_constant_that_could_change_is_seen() -> None:
    code = "S = TypeVar('S')\nONE: Final = 1\nTWO = 2\nTHREE: int = 3\nfour = 4\n"
    assert changeable(code) == ["TWO", "THREE"]
