"""The README's examples are true."""

from __future__ import annotations

import doctest
from pathlib import Path

README = Path(__file__).parents[1] / "README.md"


def test_the_examples_of_the_readme_do_what_they_say() -> None:
    result = doctest.testfile(str(README), module_relative=False)
    assert result.attempted > 5
    assert result.failed == 0
