"""The kernel is tested with a game of its own, so that no change of a real game's content or
rules can disturb these tests."""

import pytest

from laststand.kernel import game as games
from tests.kernel.harbour import game as harbour


@pytest.fixture(autouse=True)
def _harbour_lights(monkeypatch: pytest.MonkeyPatch) -> None:
    """Known during one test, and made anew for it."""
    monkeypatch.setattr(games, "_makers", {**games._makers, "harbour": harbour.make})
    monkeypatch.setattr(games, "_made", {})
