"""`laststand lab train` on a budget of nothing: games, fit, duel and calibration, and a coach that
then says what a sage's chances are."""

from __future__ import annotations

from math import nan
from pathlib import Path
from shutil import copy2
from typing import Any

import pytest

from laststand.bots.coach import standing_of
from laststand.bots.value import find_insight, read_weights
from laststand.kernel.errors import LaststandError
from laststand.lab.fitting import Line
from laststand.lab.train import Trained, train


@pytest.fixture(scope="module")
def first_training(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The weights that a training with duels has written."""
    folder = tmp_path_factory.mktemp("weights")
    train("stronghold", ["stronghold-draxis"], games=12, duels=2, playouts=2, into=folder, jobs=1)
    return folder / "stronghold-draxis.toml"


@pytest.fixture
def trained(first_training: Path, tmp_path: Path) -> Path:
    """A copy of them, to train on."""
    return Path(copy2(first_training, tmp_path))


def test_a_training_with_duels_tells_the_coach_how_a_sages_chances_are_read(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    train("stronghold", ["stronghold-draxis"], games=12, duels=6, playouts=2, into=tmp_path, jobs=1)
    said = capsys.readouterr().out
    assert "stronghold-draxis: 12 games" in said
    assert "steward" in said
    assert "sage" in said
    weights = read_weights(tmp_path / "stronghold-draxis.toml", find_insight("stronghold"))
    assert set(weights.sage) == {"normal", "hard", "legendary"}
    for level in weights.sage:
        standing = standing_of([0.3, 0.5], 0.1, [0.4, 0.5], weights.reading(level))
        assert standing.sage is not None
        assert standing.sage.low <= standing.sage.chance <= standing.sage.high


def test_a_training_without_duels_keeps_what_an_earlier_one_found(tmp_path: Path) -> None:
    file = tmp_path / "stronghold-draxis.toml"
    part = "[sage]\nslope = 1.10000\nshift = 0.20000\nerror = 0.0300\n"
    file.write_text(f"bias = 0.0\n\n[steward]\nerror = 0.1\n\n{part}\n[weights]\n", "utf-8")
    train("stronghold", ["stronghold-draxis"], games=10, duels=0, into=tmp_path, jobs=1)
    weights = read_weights(file, find_insight("stronghold"))
    reading = weights.reading("hard")
    assert reading is not None
    assert (reading.slope, reading.shift, reading.error) == (1.1, 0.2, 0.03)


@pytest.mark.parametrize(
    ("games", "duels", "sentence"),
    [
        (1, 0, "--games: 0, or a number from 5, not 1"),
        (4, 0, "--games: 0, or a number from 5, not 4"),
        (5, 1, "--duels: 0, or a number from 2, not 1"),
    ],
)
def test_too_few_games_to_try_one_by_the_others_are_refused(
    tmp_path: Path, games: int, duels: int, sentence: str
) -> None:
    with pytest.raises(LaststandError, match=sentence):
        train("stronghold", ["stronghold-draxis"], games=games, duels=duels, into=tmp_path, jobs=1)
    assert not list(tmp_path.iterdir())


def test_own_games_give_the_search_a_line_and_leave_that_of_stewards_alone(
    trained: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("laststand.lab.train.OWN_PLAYOUTS", 2)
    setting, file = "stronghold-draxis", trained
    few: dict[str, Any] = {"playouts": 2, "into": trained.parent, "jobs": 1}
    before = file.read_text("utf-8")
    train("stronghold", [setting], games=6, own_games=5, duels=0, **few)
    assert "6 games of stewards and 5 of sages" in capsys.readouterr().out
    after = file.read_text("utf-8")
    assert after.startswith(before)
    told = read_weights(file, find_insight("stronghold"))
    assert told.has_search
    train("stronghold", [setting], games=6, own_games=5, duels=0, **few)
    assert file.read_text("utf-8") == after
    train("stronghold", [setting], games=0, duels=3, **few)
    assert file.read_text("utf-8").partition("[weights]")[2] == after.partition("[weights]")[2]
    train("stronghold", [setting], games=6, duels=0, **few)
    assert file.read_text("utf-8").partition("[search]")[2] == after.partition("[search]")[2]


def test_own_games_need_games_of_stewards_and_a_line_to_look_along(tmp_path: Path) -> None:
    plan: dict[str, Any] = {"duels": 0, "into": tmp_path, "jobs": 1}
    for games, own, sentence in [
        (5, 4, "--own-games: 0, or a number from 5, not 4"),
        (0, 5, "--own-games: stewards' games teach this line too, not --games 0"),
        (5, 5, "there are no weights 'stronghold-draxis': make them by laststand lab train"),
    ]:
        with pytest.raises(LaststandError, match=sentence):
            train("stronghold", ["stronghold-draxis"], games=games, own_games=own, **plan)
    assert not list(tmp_path.iterdir())


def test_a_line_that_is_none_is_never_written(tmp_path: Path) -> None:
    trained = Trained("stronghold", "stronghold-draxis", Line(nan, [0.0]), [])
    with pytest.raises(LaststandError, match="stronghold-draxis: these games fit no line"):
        trained.write(tmp_path)
    assert not list(tmp_path.iterdir())


def test_a_training_of_no_games_duels_with_the_weights_that_are_there(trained: Path) -> None:
    file, folder = trained, trained.parent
    before = file.read_text("utf-8")
    train("stronghold", ["stronghold-draxis"], games=0, duels=3, playouts=2, into=folder, jobs=1)
    after = file.read_text("utf-8")
    assert before.partition("[sage]")[0] == after.partition("[sage]")[0]
    assert before.partition("[weights]")[2] == after.partition("[weights]")[2]
    assert before != after
    assert after.count("[sage]") == 1
    reading, duels = after.index("[sage]"), after.index("[duels]")
    file.write_text(after[:reading] + after[duels:], "utf-8")
    assert "[duels]" not in Trained.read("stronghold", "stronghold-draxis", folder).head
