from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.stage import Server, running_postgres


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on a database of its own, shared by the tests of a file."""
    running = Server(str(tmp_path_factory.mktemp("server") / "tables.sqlite3"))
    yield running
    running.stop()


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The URL of a real PostgreSQL, which ends with the tests."""
    with running_postgres() as url:
        yield url
