"""Experiments on a Dask cluster of two workers."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import distributed
import pytest

from laststand.kernel.errors import LaststandError
from laststand.lab.folder import Folder
from laststand.lab.runner import Progress, run


def local_cluster(**settings: Any) -> Any:
    cluster: Any = distributed.LocalCluster
    return cluster(dashboard_address=":0", silence_logs="CRITICAL", **settings)


EXPERIMENT = {
    "games": 30,
    "grid": [{"game": "stronghold", "bot": "random", "options": {"players": [1, 2]}}],
}


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    with local_cluster(n_workers=2, threads_per_worker=1) as cluster:
        yield cluster


def test_a_cluster_gives_the_same_games_with_a_worker_killed_on_the_way(
    cluster: Any, tmp_path: Path
) -> None:
    killed: list[int] = []

    def kill(far: Progress) -> None:
        if far.games_done and not killed:
            killed.append(cluster.workers[0].pid)
            os.kill(killed[0], signal.SIGKILL)

    table = run(EXPERIMENT, on=cluster.scheduler_address, into=tmp_path, hear=kill)
    assert killed
    assert table.equals(run(EXPERIMENT, jobs=1))


def test_a_cluster_that_goes_away_leaves_what_was_played(tmp_path: Path) -> None:
    def leave(far: Progress) -> None:
        if far.games_done:
            own.close()

    with (
        local_cluster(processes=False, n_workers=1) as own,
        pytest.raises(LaststandError, match=r"the cluster at .* is gone; what was played"),
    ):
        run(EXPERIMENT, on=own.scheduler_address, into=tmp_path, hear=leave)
    assert len(Folder(tmp_path).read()) > 0


def test_a_cluster_that_does_not_answer_is_told_in_a_sentence(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("laststand.lab.places.ANSWER", "200ms")
    with pytest.raises(
        LaststandError, match=r"the cluster at tcp://127\.0\.0\.1:9 does not answer"
    ):
        run(EXPERIMENT, on="tcp://127.0.0.1:9")


def test_a_place_that_is_none_is_refused() -> None:
    with pytest.raises(LaststandError, match="games cannot be played on 'moon', only on local,"):
        run(EXPERIMENT, on="moon")


@pytest.mark.parametrize("address", ["http://somewhere", "tcp://", "tcp://somewhere"])
def test_an_address_that_is_none_is_refused_before_anybody_is_asked(address: str) -> None:
    with pytest.raises(
        LaststandError, match=rf"{address} is no address of a cluster, such as tcp://127"
    ):
        run(EXPERIMENT, on=address)


def test_a_worker_without_the_program_is_named(
    cluster: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("laststand.lab.places.PROGRAM", "elsewhere")
    with pytest.raises(
        LaststandError, match=r"the worker at tcp://\S+ has no elsewhere: pip install"
    ):
        run(EXPERIMENT, on=cluster.scheduler_address)


class Unreadable:
    """What only its sender can unpack."""

    def __call__(self, errand: Any) -> None: ...

    def __reduce__(self) -> tuple[Any, ...]:
        return import_module, ("elsewhere",)


def test_a_scheduler_without_the_program_is_told_in_a_sentence(
    cluster: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("laststand.lab.runner.play_errand", Unreadable())
    with pytest.raises(
        LaststandError, match=r"cannot read the work \(No module named 'elsewhere'\): pip install"
    ):
        run(EXPERIMENT, on=cluster.scheduler_address)
