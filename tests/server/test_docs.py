"""What docs/api.md and docs/server.md list is what there is."""

from __future__ import annotations

import re
from pathlib import Path

import laststand.server
from laststand.server.problems import SENTENCES

DOCS = Path(__file__).parents[2] / "docs"
SERVER = Path(laststand.server.__file__).parent
REFUSED = re.compile(r'(?:Problem|super\(\)\.__init__)\((\d{3}), "([a-z-]+)"')
NO_REFUSALS = {"chance", "another-person"}
"""Sentences that say why an undo is not free."""


def rows(document: str, heading: str) -> list[list[str]]:
    """The cells of a table by its heading."""
    lines = (DOCS / document).read_text(encoding="utf-8").splitlines()
    below = lines[lines.index(heading) + 2 :]
    end = next(number for number, line in enumerate(below) if not line.startswith("|"))
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in below[:end]]


def test_the_table_of_errors_has_every_code_at_its_status() -> None:
    codes = {*SENTENCES, "refused"} - NO_REFUSALS
    listed = [
        (status, code)
        for status, text in rows("api.md", "| status | codes |")
        for code in re.findall(r"`([a-z-]+)`", text)
        if code in codes
    ]
    assert sorted(code for _, code in listed) == sorted(codes)
    sources = [file.read_text(encoding="utf-8") for file in SERVER.glob("*.py")]
    raised = {refused for source in sources for refused in REFUSED.findall(source)}
    assert raised - set(listed) == set()


def test_the_table_of_files_has_every_module_once() -> None:
    named = [
        name
        for files, _ in rows("server.md", "| file | what is in it |")
        for name in re.findall(r"`(\w+\.py)`", files)
    ]
    modules = [file.name for file in SERVER.glob("*.py") if file.name != "__init__.py"]
    assert sorted(named) == sorted(modules)
