"""The file of weights: how a sage's chances are read at each level, and what is refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from laststand import Match
from laststand.bots import find_steward
from laststand.bots.coach import Chance, standing_of
from laststand.bots.value import INSIGHTS, Value, Weights, find_insight, read_weights
from laststand.kernel.errors import DocumentRefused
from laststand.kernel.game import find_game

BY_LEVEL = """
[sage]
error = 0.02

[sage.levels]
normal = { slope = 1.0, shift = 2.0, error = 0.01 }
heroic = { slope = 0.5, shift = -1.0, ahead = 0.25, error = 0.05 }
"""


def weights(tmp_path: Path, sage: str, weighed: str = "", game: str = "bastion") -> Weights:
    file = tmp_path / "some.toml"
    text = f"bias = 0.0\n\n[steward]\nerror = 0.02\n{sage}\n[weights]\n{weighed}"
    file.write_text(text, encoding="utf-8")
    return read_weights(file, find_insight(game))


def said(worths: list[float], known: Weights, level: str, ahead: float = 0.0) -> Chance | None:
    reading = known.reading(level)
    return standing_of(worths, 0.02, worths, reading and reading.at(ahead)).sage


def test_a_table_is_read_as_tables_of_its_level_are(tmp_path: Path) -> None:
    known = weights(tmp_path, BY_LEVEL)
    even = [0.5, 0.5]
    normal, heroic = (said(even, known, level) for level in ("normal", "heroic"))
    assert normal is not None
    assert heroic is not None
    assert normal.as_dict() == {"chance": 0.8808, "low": 0.8708, "high": 0.8908}
    assert heroic.as_dict() == {"chance": 0.2689, "low": 0.2189, "high": 0.3189}


def test_the_more_is_ahead_the_more_may_a_sage_still_gain(tmp_path: Path) -> None:
    known = weights(tmp_path, BY_LEVEL)
    early, normal = said([0.5, 0.5], known, "heroic", 4.0), said([0.5, 0.5], known, "normal", 4.0)
    assert early is not None
    assert normal is not None
    assert early.chance == pytest.approx(0.5)
    assert normal.chance == pytest.approx(0.8808, abs=1e-4)


def test_of_a_level_that_nobody_has_measured_nothing_is_said(tmp_path: Path) -> None:
    known = weights(tmp_path, BY_LEVEL)
    assert said([0.5, 0.5], known, "novice") is None
    assert said([0.5, 0.5], weights(tmp_path, ""), "normal") is None


def test_one_reading_may_be_for_every_level(tmp_path: Path) -> None:
    known = weights(tmp_path, "[sage]\nslope = 1.0\nshift = 0.0\nerror = 0.0\n")
    for level in ("normal", "novice", ""):
        sage = said([0.5, 0.5], known, level)
        assert sage is not None
        assert sage.chance == pytest.approx(0.5)


def test_what_is_certain_stays_certain(tmp_path: Path) -> None:
    known = weights(tmp_path, BY_LEVEL)
    for end in (0.0, 1.0):
        sage = said([end, end], known, "heroic")
        assert sage is not None
        assert sage.chance == end


@pytest.mark.parametrize(
    ("sage", "weighed", "why"),
    [
        ("", "charm = 1.0", "there is no feature 'charm'"),
        ("", "[search]\nbias = 0.0\nweights = { charm = 1.0 }", "there is no feature 'charm'"),
        ("", "[search]\nbias = 0.0\n", "a line has no weights"),
        ("", "[search.weights]\n", "a line has no bias"),
        ("[sage]\nslope = 1.0\nshift = 0.0\n", "", "the sage's reading has no error"),
        ("[sage.levels]\nnormal = { slope = 1.0, error = 0.1 }\n", "", "at normal has no shift"),
        ("[sage.levels]\nmild = { slope = 1.0 }\n", "", "there is no level 'mild'"),
        (
            "[sage.levels]\nheroic = { slope = -0.1, shift = 0.0, error = 0.1 }\n",
            "",
            "at heroic turns chances round: its slope is -0.1",
        ),
    ],
)
def test_a_file_of_weights_that_cannot_be_meant_is_refused(
    tmp_path: Path, sage: str, weighed: str, why: str
) -> None:
    with pytest.raises(DocumentRefused, match=f"some.toml: .*{why}"):
        weights(tmp_path, sage, weighed)


SEARCH = """
[search]
bias = 1.0

[search.weights]
deck = 0.5
"""


def test_the_search_may_have_a_line_of_its_own_and_stewards_keep_theirs(tmp_path: Path) -> None:
    features = [1.0] * len(find_insight("bastion").features)
    plain = weights(tmp_path, BY_LEVEL, "deck = -1.0\n")
    assert not plain.has_search
    told = plain.prospect(features)
    assert told.chance == told.worth == pytest.approx(0.2689, abs=1e-4)
    both = weights(tmp_path, BY_LEVEL, f"deck = -1.0\n{SEARCH}")
    assert both.has_search
    told = both.prospect(features)
    assert told.chance == pytest.approx(0.2689, abs=1e-4)
    assert told.worth == pytest.approx(0.8176, abs=1e-4)


def test_if_stewards_and_if_sages_played_on_are_read_each_from_its_own(tmp_path: Path) -> None:
    reading = weights(tmp_path, BY_LEVEL).reading("normal")
    standing = standing_of([0.2, 0.2], 0.0, [0.5, 0.5], reading)
    assert standing.steward.chance == pytest.approx(0.2)
    assert standing.sage is not None
    assert standing.sage.chance == pytest.approx(0.8808, abs=1e-4)


def test_a_value_may_leave_the_games_of_sages_out(tmp_path: Path) -> None:
    head = "bias = 0.0\n\n[steward]\nerror = 0.02\n\n[weights]\n"
    (tmp_path / "bastion-2.toml").write_text(f"{head}{SEARCH}", encoding="utf-8")
    state = Match.new("bastion", seed=1, players=2).run(keeps=True).state
    insight = find_insight("bastion")
    told = Value(insight, tmp_path).prospect(state)
    assert told.chance == 0.5
    assert told.worth > 0.7
    plain = Value(insight, tmp_path, knows_sages=False).prospect(state)
    assert plain.chance == plain.worth == 0.5


@pytest.mark.parametrize("game", list(INSIGHTS))
def test_an_insight_tells_every_level_of_its_game(game: str) -> None:
    insight = find_insight(game)
    options = {option.name: option.values for option in find_game(game).table_options()}
    levels = [str(level) for level in options.get("level", [])]
    assert sorted(insight.levels) == sorted(levels)
    for level in levels:
        match = Match.new(game, seed=1, level=level)
        state = match.run(keeps=True).state
        assert insight.level(state) == level


@pytest.mark.parametrize("game", ["stronghold", "bastion"])
def test_the_less_of_the_deck_is_left_the_less_is_ahead(game: str) -> None:
    match, steward = Match.new(game, seed=1), find_steward(game)
    told: list[float] = []
    for _ in range(60):
        run = match.run(keeps=True)
        match.choose(steward.choose(run))
        if find_insight(game).is_laid(run.state):
            told.append(find_insight(game).ahead(run.state))
    assert told == sorted(told, reverse=True)
    assert 7.0 > told[0] > told[-1] > 0.0
