"""Ledger coverage: every rule is cited by code and by a test, and nothing cites a rule that is
not there.

`python -m laststand.kernel.coverage [--json] [ROOT]` reads a source checkout and exits with 1
when something is missing. Code cites a rule by its id anywhere in the text, comments too; a test
by the mark `@pytest.mark.rule("…")` on itself, its class or its module, unless it is marked
`thorough`: a rule is proved whenever tests are run, not at full depth only.
"""

from __future__ import annotations

import argparse
import ast
import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from laststand.kernel.errors import LaststandError
from laststand.kernel.game import game_ids
from laststand.kernel.ledger import Ledger

FUNCTION: Final = (ast.FunctionDef, ast.AsyncFunctionDef)


class Citation:
    """A rule's id as it stands in a file."""

    def __init__(self, id: str, file: str, line: int) -> None:
        self.id = id
        self.file = file
        self.line = line


class Coverage:
    """What a checkout's code and tests cite, against what its ledgers hold."""

    def __init__(self, rules: dict[str, list[str]], games: list[str]) -> None:
        self.rules = {game: ids for game, ids in rules.items() if game in games}
        self.known = {id for ids in rules.values() for id in ids}
        self.by_code: dict[str, set[str]] = {game: set() for game in self.rules}
        self.by_tests: set[str] = set()
        self.unknown: list[Citation] = []

    def cite_by_code(self, citation: Citation, games: list[str]) -> None:
        self.expect_known(citation)
        for game in games:
            self.by_code[game].add(citation.id)

    def cite_by_test(self, citation: Citation) -> None:
        self.expect_known(citation)
        self.by_tests.add(citation.id)

    def expect_known(self, citation: Citation) -> None:
        if citation.id not in self.known:
            self.unknown.append(citation)

    def without_code(self, game: str) -> list[str]:
        return [id for id in self.rules[game] if id not in self.by_code[game]]

    def without_test(self, game: str) -> list[str]:
        return [id for id in self.rules[game] if id not in self.by_tests]

    def gaps(self) -> list[str]:
        """Everything that is wrong, a line each."""
        lines = []
        for game in self.rules:
            lines += [f"{game}: {id} is cited by no code" for id in self.without_code(game)]
            lines += [f"{game}: {id} is cited by no test" for id in self.without_test(game)]
        return lines + [f"{c.file}:{c.line}: {c.id} is in no ledger" for c in self.unknown]

    def summary(self) -> list[str]:
        return [
            f"{game}: {len(ids)} rules, each cited by code and by a test"
            for game, ids in self.rules.items()
        ]

    def as_dict(self) -> dict[str, object]:
        return {
            "covered": not self.gaps(),
            "games": {
                game: {
                    "rules": len(ids),
                    "without_code": self.without_code(game),
                    "without_test": self.without_test(game),
                }
                for game, ids in self.rules.items()
            },
            "unknown": [{"id": c.id, "file": c.file, "line": c.line} for c in self.unknown],
        }


def measure(root: Path, games: list[str]) -> Coverage:
    """The coverage of the checkout at `root`, for these games."""
    source, tests = root / "src" / "laststand", root / "tests"
    for folder in (source, tests):
        if not folder.is_dir():
            raise LaststandError(f"{root} is not a source checkout: it has no {folder.name}/")
    coverage = Coverage(ledgers(source / "games", games), games)
    for file in sorted(source.rglob("*.py")):
        counts_for = games_of(file.relative_to(source), games)
        for citation in citations_in_code(file, root, prefixes(coverage.known)):
            coverage.cite_by_code(citation, counts_for)
    for file in sorted({*tests.rglob("test_*.py"), *tests.rglob("*_test.py")}):
        for citation in citations_in_tests(file, root):
            coverage.cite_by_test(citation)
    return coverage


def ledgers(folder: Path, games: list[str]) -> dict[str, list[str]]:
    """The ids of every ledger there is, also of games that cannot be played yet."""
    for game in games:
        if not (folder / game / "rules.toml").exists():
            raise LaststandError(f"{game} has no ledger: {folder / game / 'rules.toml'}")
    return {
        file.parent.name: list(Ledger.load(file).rules)
        for file in sorted(folder.glob("*/rules.toml"))
    }


def games_of(file: Path, games: list[str]) -> list[str]:
    """The games whose rules a file carries out: its own, or in the kernel any."""
    if file.parts[0] == "kernel":
        return games
    return [game for game in games if file.parts[:2] == ("games", game)]


def prefixes(ids: set[str]) -> list[str]:
    """How ids begin, by game: LS, LB."""
    return sorted({id.partition("-")[0] for id in ids})


def citations_in_code(file: Path, root: Path, beginnings: list[str]) -> Iterator[Citation]:
    if not beginnings:
        return
    id = re.compile(rf"\b(?:{'|'.join(beginnings)})(?:-[A-Z]+)+-\d+\b")
    for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), start=1):
        for found in id.finditer(line):
            yield Citation(found[0], str(file.relative_to(root)), number)


# -- tests -----------------------------------------------------------------------------


def citations_in_tests(file: Path, root: Path) -> Iterator[Citation]:
    """The ids in the rule marks that some test of the file bears."""
    text = file.read_text(encoding="utf-8")
    if "rule" not in text:
        return
    place = str(file.relative_to(root))
    module = ast.parse(text, place)
    for mark in marks_borne(module) or []:
        for argument in mark.args:
            if not (isinstance(argument, ast.Constant) and isinstance(argument.value, str)):
                raise LaststandError(
                    f"{place}:{mark.lineno}: a rule mark must name its ids as plain strings"
                )
            yield Citation(argument.value, place, mark.lineno)


def marks_borne(scope: ast.Module | ast.ClassDef) -> list[ast.Call] | None:
    """The rule marks of a module or class and of all in it that is a test; None: nothing is."""
    borne: list[ast.Call] | None = None
    for node in scope.body:
        if isinstance(node, ast.ClassDef) and is_everyday_test(node):
            inner = marks_borne(node)
            if inner is not None:
                borne = (borne or []) + inner + rule_marks(node.decorator_list)
        elif isinstance(node, FUNCTION) and is_everyday_test(node):
            borne = (borne or []) + rule_marks(node.decorator_list)
    return None if borne is None else borne + rule_marks(pytestmarks(scope))


def is_everyday_test(node: ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    marks = [ast.unparse(decorator) for decorator in node.decorator_list]
    is_thorough = any([mark.endswith("mark.thorough") for mark in marks])
    return node.name.startswith(("test", "Test")) and not is_thorough


def pytestmarks(scope: ast.Module | ast.ClassDef) -> list[ast.expr]:
    return [
        node.value
        for node in scope.body
        if isinstance(node, ast.Assign)
        and any(isinstance(name, ast.Name) and name.id == "pytestmark" for name in node.targets)
    ]


def rule_marks(expressions: list[ast.expr]) -> list[ast.Call]:
    """Calls of `pytest.mark.rule`, also inside the parameters of a parametrised test."""
    return [
        node
        for expression in expressions
        for node in ast.walk(expression)
        if isinstance(node, ast.Call) and ast.unparse(node.func).endswith("mark.rule")
    ]


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m laststand.kernel.coverage",
        description="Checks that every rule is cited by code and by a test.",
    )
    parser.add_argument("root", nargs="?", help="the source checkout (default: this program's)")
    parser.add_argument("--json", action="store_true", help="print the coverage as JSON")
    wishes = parser.parse_args(arguments)
    root = Path(wishes.root) if wishes.root else Path(__file__).resolve().parents[3]
    try:
        coverage = measure(root, game_ids())
    except LaststandError as error:
        print(error, file=sys.stderr)
        return 1
    gaps = coverage.gaps()
    if wishes.json:
        print(json.dumps(coverage.as_dict(), indent=2))
    else:
        print("\n".join(gaps or coverage.summary()))
    return 1 if gaps else 0


if __name__ == "__main__":
    sys.exit(main())
