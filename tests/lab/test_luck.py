"""Luck is nothing on average, whoever plays: over all dice and cards of some games, within two
standard errors. `laststand bench --luck` plays hundreds."""

from __future__ import annotations

import json

import pytest

from laststand.kernel.errors import LaststandError
from laststand.kernel.game import Setting
from laststand.lab.luck import added_up, bench_luck, lucks_of_seed
from laststand.lab.strength import tables_of
from tests.depth import thorough

TABLES: dict[str, list[dict[str, Setting]]] = {
    "stronghold": [{"players": 2, "level": "hard", "boss": "draxis"}, {"boss": "alrath"}],
    "bastion": [{"players": 1}, {"players": 2, "heroes": "random"}],
}
NOTICED = 0.01
"""An expectation that is off by a point in a hundred at each die and card is noticed."""


def games_of(game: str, bot: str, games: int) -> list[list[float]]:
    return [lucks_of_seed(game, TABLES[game], bot, seed) for seed in range(games)]


@pytest.mark.parametrize(
    ("game", "bot", "games"),
    [
        ("stronghold", "steward", 4),
        ("bastion", "steward", 4),
        *thorough(("bastion", "sage:2", 3)),
    ],
)
def test_luck_is_nothing_on_average_and_a_wrong_expectation_would_be_noticed(
    game: str, bot: str, games: int
) -> None:
    played = games_of(game, bot, games)
    luck = added_up(played)
    assert luck.events > 100
    assert any(one > 0 for lucks in played for one in lucks)
    assert luck.is_nothing, luck
    for wrong in (NOTICED, -NOTICED):
        biased = added_up([[one + wrong for one in lucks] for lucks in played])
        assert not biased.is_nothing, biased


def test_luck_is_told_of_the_tables_that_are_asked_for(
    capsys: pytest.CaptureFixture[str],
) -> None:
    with pytest.raises(LaststandError, match="no table has 'no=table', only: stronghold, boss="):
        bench_luck(1, True, only="no=table", jobs=1)
    bench_luck(1, True, only="boss=draxis level=hard", bots=["random"], jobs=1)
    [told] = json.loads(capsys.readouterr().out)
    assert (told["game"], told["bot"], told["games"]) == ("stronghold", "random", 1)
    assert {game for game, _ in tables_of("level=hard")} == {"stronghold"}


def test_the_spread_of_a_sum_is_that_of_its_parts() -> None:
    luck = added_up([[0.3, -0.4], [0.0]])
    assert (luck.games, luck.events) == (2, 3)
    assert luck.mean == pytest.approx(-0.05)
    assert luck.error == pytest.approx(0.25)
