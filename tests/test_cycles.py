"""What is made and thrown away at every decision holds nothing that leads back to it, and says so:
the collector need not look at it (`mypyc_attr(acyclic=True)`)."""

import ast

import pytest

from scripts.compile import SOURCE, compiled_files

MARK = "mypyc_attr(acyclic=True"
FILES = [file.relative_to(SOURCE) for file in compiled_files()]


def unmarked_options(codes: dict[str, str]) -> list[str]:
    """The kinds of options, by file, that do not say so."""
    classes = {
        (file, node.name): node
        for file, code in codes.items()
        for node in ast.parse(code).body
        if isinstance(node, ast.ClassDef)
    }
    options = {"Option"}
    grown = True
    while grown:
        found = {name for (_, name), node in classes.items() if options & bases_of(node)}
        grown = not found <= options
        options |= found
    return [
        f"{file}: {name}"
        for (file, name), node in classes.items()
        if (name == "Option" or options & bases_of(node)) and not is_marked(node)
    ]


def bases_of(node: ast.ClassDef) -> set[str]:
    return {base.id for base in node.bases if isinstance(base, ast.Name)}


def is_marked(node: ast.ClassDef) -> bool:
    return any(ast.unparse(mark).startswith(MARK) for mark in node.decorator_list)


@pytest.mark.parametrize("game", ["stronghold", "bastion", "spell"])
def test_no_option_is_searched_for_cycles(game: str) -> None:
    of_game = [file for file in FILES if file.parts[0] == "kernel" or game in file.parts[:2]]
    codes = {str(file): (SOURCE / file).read_text() for file in of_game}
    unsaid = {file: code.replace("acyclic=True", "acyclic=False") for file, code in codes.items()}
    assert len(unmarked_options(unsaid)) > 9
    assert unmarked_options(codes) == []


def test_a_kind_of_option_that_does_not_say_so_is_seen() -> None:
    code = f"@{MARK})\nclass Option: ...\n@{MARK})\nclass Say(Option): ...\nclass Buy(Say): ...\n"
    assert unmarked_options({"options.py": code}) == ["options.py: Buy"]
