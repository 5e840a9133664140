"""Experiments: the same games whatever plays them, kept, taken up again, counted once."""

from __future__ import annotations

import multiprocessing
import os
import signal
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.parquet as parquet
import pytest

import laststand.lab
from laststand import Match
from laststand.bots import find_bot
from laststand.kernel.errors import LaststandError
from laststand.lab.arrow import in_order, joined, table_of
from laststand.lab.experiment import read_experiment
from laststand.lab.folder import Folder
from laststand.lab.playing import Errand, play_errand
from laststand.lab.runner import Progress, run


def experiment(games: int = 12, **more: Any) -> dict[str, Any]:
    grid = {"game": "stronghold", "bot": "random", "options": {"players": [1, 2]}}
    return {"title": "small", "games": games, "grid": [grid], **more}


@pytest.fixture(scope="module")
def expected() -> pa.Table:
    """The games of the small experiment, played here without any workers."""
    tables = []
    for cell in read_experiment(experiment()).cells:
        harvest = play_errand(Errand(cell, tuple(range(1, 13))))
        tables.append(table_of(cell, harvest.rows, harvest.version))
    return in_order(joined(tables))


def test_a_row_tells_the_match_of_its_seed() -> None:
    wishes: dict[str, Any] = {"players": 2, "boss": "draxis"}
    grid = {"game": "stronghold", "options": wishes}
    cell = read_experiment({"games": 1, "grid": [grid]}).cells[0]
    row = play_errand(Errand(cell, (7,))).rows[0]

    match = Match.new("stronghold", seed=7, **wishes)
    bot = find_bot("steward", "stronghold", 7)
    while match.choice is not None:
        match.choose(bot.choose(match.run(keeps=True)))
    outcome, events = match.outcome, match.events
    assert outcome is not None
    assert (row.seed, row.won, row.reason) == (7, outcome.won, outcome.reason)
    assert (row.rule, row.score, row.choices) == (outcome.rule, outcome.score, len(match))
    told = row.told
    assert told.turns == match.view()["turn"]
    assert told.heroes == [hero["id"] for hero in match.view()["heroes"]]
    assert all(boss.startswith("draxis-") for boss in told.bosses)
    assert told.killed.total() == sum(event.kind == "EnemyDefeated" for event in events)
    gained = [event.facts["artifact"] for event in events if event.kind == "ArtifactGained"]
    assert list(told.had) == list(dict.fromkeys(gained))
    assert list(told.had.values()) == sorted(told.had.values())


@pytest.mark.parametrize(
    ("game", "options", "things"),
    [
        ("bastion", {"players": 3}, {"heroes": 3, "met": 10, "killed": 1}),
        ("spell", {"players": 2, "scenario": "introduction"}, {"heroes": 2, "had": 4, "met": 4}),
    ],
)
def test_a_row_says_who_was_there_and_what_was_met(
    game: str, options: dict[str, Any], things: dict[str, int]
) -> None:
    table = laststand.lab.run({"games": 1, "grid": [{"game": game, "options": options}]}, jobs=1)
    row = table.to_pylist()[0]
    assert row["option_players"] == options["players"]
    assert len(row["heroes"]) == things.pop("heroes")
    for column, least in things.items():
        assert len(row[column]) >= least
    assert row["stage"]
    assert row["cause"]
    assert row["turns"] > 0


def test_the_same_seeds_give_the_same_table_whoever_plays_them(
    tmp_path: Path, expected: pa.Table
) -> None:
    assert run(experiment(), jobs=2).equals(expected)
    assert expected.column("seed").to_pylist() == [*range(1, 13), *range(1, 13)]


def test_a_second_run_adds_only_what_is_missing(tmp_path: Path, expected: pa.Table) -> None:
    run(experiment(games=9), jobs=1, into=tmp_path)
    heard: list[Progress] = []
    table = run(experiment(), jobs=1, into=tmp_path, hear=heard.append)
    assert heard[-1].new_games == 6
    assert table.equals(expected)
    heard.clear()
    assert run(experiment(), jobs=1, into=tmp_path, hear=heard.append).equals(expected)
    assert heard == []


class Stop(Exception):
    pass


def test_what_was_played_before_a_stop_is_kept_and_gone_on_with(
    tmp_path: Path, expected: pa.Table
) -> None:
    def stop(far: Progress) -> None:
        if far.games_done >= 6:
            raise Stop

    with pytest.raises(Stop):
        run(experiment(), jobs=1, into=tmp_path, hear=stop)
    kept = len(Folder(tmp_path).read())
    assert 6 <= kept < 24
    heard: list[Progress] = []
    table = run(experiment(), jobs=1, into=tmp_path, hear=heard.append)
    assert heard[-1].new_games == 24 - kept
    assert table.equals(expected)


def test_what_is_there_already_is_told_before_a_worker_is(tmp_path: Path) -> None:
    run(experiment(games=9), jobs=1, into=tmp_path)

    def stop(far: Progress) -> None:
        assert (far.workers, far.games_done, far.games, far.new_games) == (0, 18, 24, 0)
        raise Stop

    with pytest.raises(Stop):
        run(experiment(), jobs=1, into=tmp_path, hear=stop)


def test_workers_that_are_killed_are_replaced_and_no_game_counts_twice(
    expected: pa.Table,
) -> None:
    killed: list[int] = []

    def kill(far: Progress) -> None:
        workers = multiprocessing.active_children()
        if workers and far.games_done >= 4 * (len(killed) + 1) and len(killed) < 2:
            pid = workers[0].pid
            assert pid is not None
            os.kill(pid, signal.SIGKILL)
            killed.append(pid)

    table = run(experiment(), jobs=2, hear=kill)
    assert len(killed) == 2
    assert table.equals(expected)


@pytest.mark.parametrize("into", ["", "into='games', "])
def test_a_script_without_a_guard_is_told_to_have_one(tmp_path: Path, into: str) -> None:
    script = tmp_path / "script.py"
    script.write_text(f"import laststand.lab\nlaststand.lab.run({experiment()}, {into}jobs=1)\n")
    asked = [sys.executable, str(script)]
    done = subprocess.run(asked, capture_output=True, text=True, check=False, cwd=tmp_path)
    assert done.stderr.count("Traceback") == 1, done.stderr
    last = done.stderr.splitlines()[-1]
    assert last.startswith("laststand.kernel.errors.LaststandError: workers died ")
    assert last.endswith(f'; what {script} does belongs under: if __name__ == "__main__":')


def test_an_experiment_by_width_plays_until_every_interval_is_that_narrow() -> None:
    table = run(experiment(games=300, width=0.1), jobs=2)
    for players in (1, 2):
        games = [row for row in table.to_pylist() if row["option_players"] == players]
        assert len(games) == 40  # random play never wins: forty defeats are narrow enough


def test_a_folder_of_another_experiment_is_refused_and_left_as_it_is(tmp_path: Path) -> None:
    before = run(experiment(games=2), jobs=1, into=tmp_path)
    other = experiment(games=2)
    other["grid"][0]["options"] = {"players": 1, "level": "hard"}
    with pytest.raises(LaststandError, match=r"another experiment .*\(--into FOLDER\)"):
        run(other, jobs=1, into=tmp_path)
    assert Folder(tmp_path).read().equals(before)


def test_games_by_other_rules_are_not_mixed(tmp_path: Path) -> None:
    small = experiment(games=2)
    run(small, jobs=1, into=tmp_path)
    plan = read_experiment(small)
    file = next((tmp_path / "cells").glob("*.parquet"))
    folder = Folder(tmp_path)
    table = folder.read()
    at = table.column_names.index("rules")
    other = table.set_column(at, "rules", [["older"] * len(table)])
    other = other.set_column(0, "cell", [["elsewhere"] * len(table)])
    folder.add(other)
    file.unlink()
    rules = plan.cells[0].rules
    with pytest.raises(LaststandError, match=rf"other rules of stronghold \(older, now {rules}\)"):
        run(small, jobs=1, into=tmp_path)


def test_two_runs_do_not_write_into_one_folder(tmp_path: Path) -> None:
    with (
        Folder(tmp_path).held(),
        pytest.raises(LaststandError, match="another run is writing into"),
    ):
        run(experiment(), jobs=1, into=tmp_path)


def test_a_damaged_file_of_games_is_named(tmp_path: Path) -> None:
    run(experiment(games=2), jobs=1, into=tmp_path)
    file = next((tmp_path / "cells").glob("*.parquet"))
    file.write_bytes(file.read_bytes()[:100])
    with pytest.raises(LaststandError, match=rf"{file.name} cannot be read as Parquet"):
        run(experiment(games=2), jobs=1, into=tmp_path)


@pytest.mark.parametrize(
    ("columns", "sentence"),
    [
        ({"pet": ["cat"]}, "no column 'cell'"),
        ({"cell": ["c"], "game": [7]}, "column 'game' is int64, not string"),
    ],
)
def test_a_file_of_something_else_is_named(
    tmp_path: Path, columns: dict[str, list[object]], sentence: str
) -> None:
    run(experiment(games=2), jobs=1, into=tmp_path)
    parquet.write_table(pa.table(columns), tmp_path / "cells" / "pets.parquet")
    with pytest.raises(
        LaststandError, match=rf"pets.parquet holds no games of the lab: {sentence}"
    ):
        Folder(tmp_path).read()


def test_a_game_in_two_files_counts_once(tmp_path: Path) -> None:
    table = run(experiment(games=2), jobs=1, into=tmp_path)
    Folder(tmp_path).add(table)
    assert Folder(tmp_path).read().equals(table)


def test_a_pack_travels_to_the_workers_and_is_named_in_the_rows(tmp_path: Path) -> None:
    pack = tmp_path / "pack"
    pack.mkdir()
    (pack / "pack.toml").write_text('name = "soft"\ngame = "stronghold"\n')
    grid = {"game": "stronghold", "bot": "random", "content": ["own", str(pack)]}
    table = run({"games": 2, "grid": [grid]}, jobs=1)
    names = sorted(set(table.column("content").to_pylist()))
    assert names[0] == "own"
    assert names[1].startswith("soft@")


def test_a_worker_with_other_rules_refuses() -> None:
    cell = replace(read_experiment(experiment()).cells[0], rules="0123456789ab")
    with pytest.raises(LaststandError, match=r"a worker has other rules of stronghold \("):
        play_errand(Errand(cell, (1,)))
