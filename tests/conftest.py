"""What all tests share: how long Hypothesis looks for counterexamples, where bytecode is kept, that
browser tests leave nothing to the others, and what comes first."""

import asyncio
import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from tests.depth import IS_EVERYDAY, IS_SEARCH, by_depth

# The tests start hundreds of processes. Where Python may write no bytecode into the tree, each
# of them would compile all that it imports: they keep it among what is made, and share it.
if os.environ.pop("PYTHONDONTWRITEBYTECODE", ""):
    kept = str(Path(__file__).parent.parent / "build" / "bytecode")
    os.environ.setdefault("PYTHONPYCACHEPREFIX", kept)
    sys.pycache_prefix = os.environ["PYTHONPYCACHEPREFIX"]
    sys.dont_write_bytecode = False

# A process that breaks off says where: pytest sees to its own, this to those that tests start.
os.environ.setdefault("PYTHONFAULTHANDLER", "1")

# The same examples in every run, so that a red test is red for everybody, unless one searches.
settings.register_profile(
    "suite",
    max_examples=2000 if IS_SEARCH else by_depth(everyday=8, full=25),
    derandomize=not IS_SEARCH,
    database=None,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.load_profile("suite")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """The build is made first, beside everything else, and what needs it comes last: every process
    that has done its part then takes some of that."""
    items.sort(key=lambda item: is_marked(item, "last") - is_marked(item, "first"))
    if IS_EVERYDAY:
        left_out = [item for item in items if is_marked(item, "thorough")]
        items[:] = [item for item in items if not is_marked(item, "thorough")]
        config.hook.pytest_deselected(items=left_out)


def is_marked(item: pytest.Item, name: str) -> bool:
    return item.get_closest_marker(name) is not None


@pytest.fixture(autouse=True)
def no_loop() -> Iterator[None]:
    """Playwright's loop goes on in a process that has once run a browser test: what makes a loop
    of its own would find itself within it."""
    running = asyncio._get_running_loop()
    asyncio._set_running_loop(None)
    yield
    asyncio._set_running_loop(running)
