"""Processes of this machine that work until they are told otherwise. Control-C is for who sent the
work, and a worker whose sender is gone, goes."""

from __future__ import annotations

import os
import signal
import sys
import threading
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from multiprocessing import current_process, get_context, parent_process
from time import monotonic, sleep
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
Task = TypeVar("Task")
T = TypeVar("T")

QUEUED = 3
"""Pieces of work handed out for each worker, so that none waits for the next."""

FORGETTING = 1.0
"""Seconds within which a pool forgets the work that has not begun."""


class Pool(ProcessPoolExecutor):
    """A worker starts with the first work there is for it, and hears no Control-C even then."""

    def __init__(self, jobs: int) -> None:
        super().__init__(jobs, mp_context=get_context("spawn"), initializer=_begin_work)

    def submit(self, work: Callable[P, T], /, *given: P.args, **named: P.kwargs) -> Future[T]:
        with _control_c_later():
            return super().submit(work, *given, **named)

    def stop(self) -> None:
        """Ends the workers in the midst of their work."""
        workers = list((self._processes or {}).values())
        self.shutdown(wait=False, cancel_futures=True)
        if workers and not self._broken:
            self._wait_until_forgotten()
        for worker in workers:
            worker.terminate()

    def _wait_until_forgotten(self) -> None:
        """Python's pool fails aloud if a worker dies while there is cancelled work in the queue."""
        until = monotonic() + FORGETTING
        while self._cancel_pending_futures and monotonic() < until:
            sleep(0.01)


@contextmanager
def pool(jobs: int | None) -> Iterator[Pool]:
    """So many workers, or one for each core; whatever ends the work early ends them too."""
    workers = Pool(jobs or os.cpu_count() or 1)
    try:
        yield workers
    except BaseException:
        workers.stop()
        raise
    workers.shutdown()


def leave_if_starting() -> None:
    """A worker that starts runs the script again that sent for it, up to where that is guarded:
    what is not ends here, and its sender says why."""
    if getattr(current_process(), "_inheriting", False):
        sys.exit(1)


def without_guard() -> str:
    """What may be missing where workers die before they do anything; empty if no script runs."""
    main = sys.modules["__main__"]
    if main.__spec__ is not None or getattr(main, "__file__", None) is None:
        return ""
    return f'; what {main.__file__} does belongs under: if __name__ == "__main__":'


@contextmanager
def _control_c_later() -> Iterator[None]:
    """What blocks a signal is inherited by the processes that start meanwhile. Another thread may
    hear it all the same, and Python would break off the start of a worker for it: until that is
    done, it is only remembered."""
    if sys.platform == "win32" or threading.current_thread() is not threading.main_thread():
        yield
        return
    heard: list[int] = []
    handler = signal.signal(signal.SIGINT, lambda number, _: heard.append(number))
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
        signal.signal(signal.SIGINT, handler)
    if heard:
        signal.raise_signal(signal.SIGINT)


def _begin_work() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    sender = parent_process()
    assert sender is not None

    def leave() -> None:
        sender.join()
        os._exit(1)

    threading.Thread(target=leave, daemon=True).start()


def as_they_end(
    executor: Executor, work: Callable[[Task], T], tasks: Iterable[Task], at_once: int
) -> Iterator[T]:
    """What comes of each task, whichever ends first; so many are handed out at once, and the next
    when one has ended."""
    left = iter(tasks)
    in_work: set[Future[T]] = set()
    try:
        while True:
            while len(in_work) < at_once and (task := next(left, None)) is not None:
                in_work.add(executor.submit(work, task))
            if not in_work:
                return
            done, in_work = wait(in_work, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()
    finally:
        for future in in_work:
            future.cancel()
