"""Where games are played: processes of this machine, or a Dask cluster. Each place gives an
executor of the standard library; the distribution itself is Dask's."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from concurrent.futures import BrokenExecutor, Executor
from contextlib import contextmanager
from typing import Any

from laststand.kernel.errors import LaststandError
from laststand.lab.pool import Pool

LOCAL, DASK = "local", "dask"
ANSWER = "10s"
"""How long a cluster may take to answer."""

ASK_AGAIN = 2.0
"""Seconds after which a cluster is asked again how many workers it has."""

PROGRAM = "laststand"
INSTALL = "pip install 'laststand[lab]' there too, the same version"
IS_THERE = "__import__('importlib.util').util.find_spec({!r}) is not None"
"""Whether a worker has it, in words that a worker without it understands."""


class Place:
    """Somewhere to play. `lost` are the errors of a worker that died with its work."""

    lost: tuple[type[BaseException], ...] = (BrokenExecutor,)

    def executor(self) -> Executor:
        raise NotImplementedError

    def workers(self) -> int:
        """How many errands can be in work at once, now."""
        raise NotImplementedError

    def renew(self) -> None:
        """Makes the place usable again after a worker was lost."""

    def explained(self, error: Exception) -> Exception:
        """What an error of an errand is to whoever sent it."""
        return error

    def close(self) -> None:
        """Waits for nobody."""


@contextmanager
def opened(where: str, jobs: int | None) -> Iterator[Place]:
    """The place of that name: `local`, `dask`, or the address of a cluster."""
    place = _place(where, jobs)
    try:
        yield place
    finally:
        place.close()


def _place(where: str, jobs: int | None) -> Place:
    if where == LOCAL:
        return LocalPlace(jobs or os.cpu_count() or 1)
    if where == DASK or "://" in where:
        return _dask_place(where, jobs)
    raise LaststandError(
        f"games cannot be played on '{where}', only on local, dask or an address such as "
        "tcp://127.0.0.1:8786"
    )


# -- this machine ----------------------------------------------------------------------


class LocalPlace(Place):
    """A pool of processes. One that dies takes the pool along, so that a new one is made."""

    def __init__(self, jobs: int) -> None:
        self._jobs = jobs
        self._pool = Pool(self._jobs)

    def executor(self) -> Executor:
        return self._pool

    def workers(self) -> int:
        return self._jobs

    def renew(self) -> None:
        self.close()
        self._pool = Pool(self._jobs)

    def close(self) -> None:
        self._pool.stop()


# -- Dask ------------------------------------------------------------------------------


def _dask_place(where: str, jobs: int | None) -> Place:
    try:
        import distributed
    except ModuleNotFoundError as missing:
        raise LaststandError(
            f"a cluster needs '{missing.name}': pip install 'laststand[lab]'"
        ) from None
    if where != DASK:
        _expect_address(distributed, where)
        return DaskPlace(_client(distributed, where), None, where)
    cluster = distributed.LocalCluster(  # type: ignore[no-untyped-call]
        n_workers=jobs or os.cpu_count() or 1,
        threads_per_worker=1,
        dashboard_address=":0",
        silence_logs="CRITICAL",
    )
    return DaskPlace(_client(distributed, cluster), cluster, where)


def _expect_address(distributed: Any, where: str) -> None:
    """A client of an address that is none would be closed for twenty seconds, with a traceback."""
    try:
        distributed.comm.get_address_host(where)
    except ValueError as error:
        raise LaststandError(
            f"{where} is no address of a cluster, such as tcp://127.0.0.1:8786: {error}"
        ) from None


def _client(distributed: Any, where: Any) -> Any:
    try:
        return distributed.Client(where, timeout=ANSWER, set_as_default=False)
    except (OSError, ValueError, TimeoutError, RuntimeError) as error:
        reason = str(error).partition("\n")[0]
        raise LaststandError(f"the cluster at {where} does not answer: {reason}") from None


class DaskPlace(Place):
    """A cluster: its scheduler hands the work of a worker that died to another."""

    def __init__(self, client: Any, cluster: Any, where: str) -> None:
        from distributed.scheduler import KilledWorker

        self.lost = (BrokenExecutor, KilledWorker)
        self._client = client
        self._cluster = cluster
        self._where = where
        self._executor: Executor = client.get_executor(pure=False)
        self._known: set[str] = set()
        self._workers = 0
        self._asked_at = -ASK_AGAIN

    def executor(self) -> Executor:
        return self._executor

    def workers(self) -> int:
        """A client that has lost its scheduler has lost all its futures too."""
        if self._client.status != "running":
            raise self._gone()
        if time.monotonic() - self._asked_at > ASK_AGAIN:
            try:
                found = self._client.ncores()
                self._expect_program(found.keys() - self._known)
            except (OSError, TimeoutError):
                raise self._gone() from None
            self._known = set(found)
            self._workers = sum(found.values())
            self._asked_at = time.monotonic()
        return self._workers

    def _expect_program(self, newcomers: set[str]) -> None:
        """A worker without it cannot read an errand: it says nothing, and dies again and again."""
        if not newcomers:
            return
        found = self._client.run(
            eval, IS_THERE.format(PROGRAM), workers=list(newcomers), on_error="ignore"
        )
        for worker, is_there in found.items():
            if not is_there:
                raise LaststandError(f"the worker at {worker} has no {PROGRAM}: {INSTALL}")

    def explained(self, error: Exception) -> Exception:
        """A scheduler without the program cannot even read what it is sent."""
        missing = error.__cause__
        if not isinstance(missing, ImportError):
            return error
        return LaststandError(
            f"the scheduler at {self._where} cannot read the work ({missing}): {INSTALL}"
        )

    def _gone(self) -> LaststandError:
        return LaststandError(f"the cluster at {self._where} is gone; what was played is kept")

    def close(self) -> None:
        self._executor.shutdown(wait=False)
        self._client.close()
        if self._cluster is not None:
            self._cluster.close()
