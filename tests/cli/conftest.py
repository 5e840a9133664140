from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.command import Command


@pytest.fixture
def laststand(tmp_path: Path) -> Iterator[Command]:
    command = Command(tmp_path)
    yield command
    for screen in command.screens:
        screen.kill()
