"""What an experiment file may say."""

from __future__ import annotations

from pathlib import Path

import pytest

from laststand.kernel.errors import LaststandError
from laststand.lab.arrow import cell_id
from laststand.lab.experiment import MOST_GAMES, read_experiment

ROOT = Path(__file__).resolve().parents[2]


def test_every_combination_of_the_lists_is_a_cell() -> None:
    grid = {
        "game": "stronghold",
        "bot": ["random", "steward"],
        "options": {"players": [1, 2], "level": ["normal", "hard"], "boss": "alrath"},
    }
    cells = read_experiment({"games": 1, "grid": [grid]}).cells
    settings = [(cell.bot, cell.options["players"], cell.options["level"]) for cell in cells]
    assert len(set(settings)) == len(cells) == 8
    assert {cell.options["boss"] for cell in cells} == {"alrath"}
    assert {cell.options["new_timers"] for cell in cells} == {"at-once"}
    assert len({cell_id(cell) for cell in cells}) == 8


def test_a_cell_is_called_the_same_every_time() -> None:
    one, two = (read_experiment(ROOT / "examples" / "quick.toml").cells for _ in range(2))
    assert [cell_id(cell) for cell in one] == [cell_id(cell) for cell in two]


def test_without_a_number_of_games_the_width_alone_decides() -> None:
    plan = read_experiment({"width": 0.1, "seed": 5, "grid": [{"game": "bastion"}]})
    assert (plan.games, plan.width, plan.seed) == ((MOST_GAMES,), 0.1, 5)


def test_a_grid_may_have_a_number_of_games_of_its_own() -> None:
    grids = [{"game": "bastion"}, {"game": "spell", "games": 2, "options": {"players": [1, 2]}}]
    assert read_experiment({"games": 9, "grid": grids}).games == (9, 2, 2)


def test_the_command_that_plays_it_again_says_how_many_games() -> None:
    file = ROOT / "examples" / "quick.toml"
    assert read_experiment(file).source == str(file)
    assert read_experiment(file, games=3).source == f"{file} --games 3"
    assert read_experiment({"games": 1, "grid": [{"game": "bastion"}]}).source == ""


@pytest.mark.parametrize("file", sorted((ROOT / "examples").glob("*.toml")), ids=lambda f: f.stem)
def test_the_examples_are_experiments(file: Path) -> None:
    plan = read_experiment(file)
    assert plan.title != file.stem
    assert plan.cells


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("games = 3", "Object missing required field `grid`"),
        ("games = 3\ngrid = []", "a [[grid]] with a game is needed"),
        ("games = 3\n[[grid]]\ngame = 'chess'", "there is no game 'chess', only: stronghold"),
        ("[[grid]]\ngame = 'bastion'", "'games' or 'width' must say how many games are played"),
        ("games = 0\n[[grid]]\ngame = 'bastion'", "'games': a number from 1 to"),
        ("width = 5\n[[grid]]\ngame = 'bastion'", "'width': a share from 0.002 to 1"),
        ("games = 3\ngamse = 4\n[[grid]]\ngame = 'bastion'", "unknown field `gamse`"),
        ("games = 3\n[[grid]]\ngame = 'bastion'\nlevel = 1", "unknown field `level`"),
        ("games = 'x'\n[[grid]]\ngame = 'bastion'", "field 'games': Expected `int | null`"),
        ("games = 3\n[[grid]]\ngame = 'bastion'\nbot = 'nobody'", "there is no bot 'nobody'"),
        ("games = 3\n[[grid]]\ngame = 'bastion'\ncontent = 'x'", "there is no such folder of"),
        ("games = 3\n[[grid]]\ngame = 'bastion'\noptions.hat = 1", "bastion has no option 'hat'"),
        ("games = 3\n[[grid]]\ngame = 'bastion'\noptions.level = ['x']", "level cannot be 'x'"),
        ("games = 3\n[[grid]]\ngame = ['bastion', 'bastion']", "is there twice"),
        ("games = 3\nseed = -1\n[[grid]]\ngame = 'bastion'", "a seed is a number from 0 to"),
        ("games = 3\n[[grid]]\ngame = []", "field 'game': at least one value is needed"),
        ("games = 3\n[[grid]]\ngame = 'bastion'\nbot = []", "field 'bot': at least one value"),
        (
            "games = 3\n[[grid]]\ngame = 'bastion'\noptions.players = []",
            "field 'players': at least",
        ),
        ("games = ", "not TOML"),
    ],
)
def test_a_mistake_is_told_in_one_sentence_with_its_place(
    tmp_path: Path, text: str, sentence: str
) -> None:
    file = tmp_path / "wrong.toml"
    file.write_text(text)
    with pytest.raises(LaststandError) as refused:
        read_experiment(file)
    assert sentence in str(refused.value)
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize("games", [0, MOST_GAMES + 1])
def test_a_number_of_games_besides_the_files_has_the_same_bounds(games: int) -> None:
    with pytest.raises(LaststandError, match=rf"--games: a number from 1 to 1000000, not {games}"):
        read_experiment({"games": 1, "grid": [{"game": "bastion"}]}, games)


def test_the_second_grid_is_named_in_a_complaint() -> None:
    grids = [{"game": "bastion"}, {"game": "bastion", "bot": "nobody"}]
    with pytest.raises(LaststandError, match=r"experiment, \[\[grid\]\] number 2: there is no bot"):
        read_experiment({"games": 1, "grid": grids})
