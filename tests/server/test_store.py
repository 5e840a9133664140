"""The log itself: one entry for one seq, committed together or not at all."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from laststand.kernel.errors import LaststandError
from laststand.server.load import measure
from laststand.server.rows import Entry, Standing, TableRow
from laststand.server.settings import database_url
from laststand.server.store import Away, Store, Write, metadata, open_database

STANDING = Standing(moments=0, ask="draw", asked=0, outcome=None, rewound=False)


@pytest.fixture(params=["sqlite", "postgresql"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Store]:
    if request.param == "sqlite":
        opened = Store(database_url(str(tmp_path / "tables.sqlite3")))
    else:
        opened = Store(database_url(request.getfixturevalue("postgres")))
    yield opened
    with opened.engine.begin() as connection:
        metadata.drop_all(connection)
    opened.close()


def row(id: str) -> TableRow:
    return TableRow(
        id=id,
        game="stronghold",
        rules=1,
        content="own",
        name="",
        options={"players": 1},
        seed=2**100,
        open_luck=False,
        origin=None,
        start=("wolf", "rider"),
        created="",
        updated="",
        listed=True,
        frozen=False,
        lesson=False,
        branch_of=None,
        branch_at=None,
        revision=1,
        seq=0,
        standing=STANDING,
    )


def choice(option: str) -> Entry:
    return Entry(kind="choice", seat=0, option=option, outcomes=("star", "star"), by=0)


def test_a_seq_is_taken_once(store: Store) -> None:
    async def play() -> list[bool]:
        await store.create(row("one"), [], [], {})
        done = await asyncio.gather(
            *[store.append("one", 1, 0, [choice(f"move {n}")], STANDING) for n in range(20)]
        )
        return [at is not None for at in done]

    taken = asyncio.run(play())
    assert taken.count(True) == 1
    whole = asyncio.run(store.load("one"))
    assert whole is not None
    assert whole.entries == [choice(f"move {taken.index(True)}")]
    assert (whole.row.seq, whole.row.revision) == (1, 2)


def test_what_is_kept_comes_back_as_it_was(store: Store) -> None:
    async def keep() -> None:
        await store.create(row("one"), [choice("draw")], [], {"hash": None, "other": 1})

    asyncio.run(keep())
    whole = asyncio.run(store.load("one"))
    assert whole is not None
    assert whole.row == row("one")
    assert whole.entries == [choice("draw")]
    assert whole.held == {"hash": None, "other": 1}


def test_the_analysis_of_a_table_that_was_removed_meanwhile_is_not_kept(store: Store) -> None:
    async def keep() -> list[tuple[int, str] | None]:
        await store.create(row("one"), [], [], {}, hints=False)
        await store.keep_analysis("one", 3, "kept")
        kept = await store.analysis("one")
        whole = await store.load("one")
        assert whole is not None
        assert not whole.hints
        assert await store.delete("one", 1)
        await store.keep_analysis("one", 4, "too late")
        return [kept, await store.analysis("one")]

    assert asyncio.run(keep()) == [(3, "kept"), None]


@pytest.mark.parametrize("late", [False, True], ids=["all current", "one late"])
def test_choices_that_wait_are_written_in_one_call(
    store: Store, monkeypatch: pytest.MonkeyPatch, late: bool
) -> None:
    held, gate, calls = threading.Event(), threading.Event(), list[int]()
    execute = store._prepared.execute

    def counted(connection: sa.Connection, statement: Any, values: list[dict[str, Any]]) -> int:
        calls.append(len(values))
        return execute(connection, statement, values)

    def wait(connection: sa.Connection) -> None:
        held.set()
        gate.wait()

    async def play() -> list[bool]:
        for name in ("a", "b", "c"):
            await store.create(row(name), [], [], {})
        monkeypatch.setattr(store._prepared, "execute", counted)
        holding = asyncio.create_task(store.write("a", wait))
        await asyncio.to_thread(held.wait)
        appends = [
            store.append("a", 1, 0, [choice("draw")], STANDING),
            store.append("b", 7 if late else 1, 0, [choice("draw")], STANDING),
            store.append("c", 1, 0, [choice("draw"), choice("roll")], STANDING),
        ]
        waiting = [asyncio.create_task(append) for append in appends]
        await asyncio.sleep(0)
        gate.set()
        await holding
        return [at is not None for at in await asyncio.gather(*waiting)]

    assert asyncio.run(play()) == [True, not late, True]
    assert calls[0] == 3
    assert late or calls[1] == 4
    logs = [asyncio.run(store.load(name)) for name in ("a", "b", "c")]
    assert [len(log.entries) for log in logs if log is not None] == [1, 0 if late else 1, 2]


def test_one_bad_write_does_not_take_the_others_with_it(store: Store) -> None:
    def fail(connection: sa.Connection) -> None:
        raise RuntimeError("no")

    async def play() -> tuple[object, object, object]:
        for name in ("a", "b", "c"):
            await store.create(row(name), [], [], {})
        return await asyncio.gather(
            store.append("a", 1, 0, [choice("draw")], STANDING),
            store.write("b", fail),
            store.append("c", 1, 0, [choice("draw")], STANDING),
            return_exceptions=True,
        )

    first, second, third = asyncio.run(play())
    assert first is not None
    assert third is not None
    assert isinstance(second, RuntimeError)
    assert asyncio.run(store.revisions(["a", "b", "c", "d"])) == {"a": 2, "b": 1, "c": 2}


def test_sqlite_flushes_every_commit(tmp_path: Path) -> None:
    store = Store(database_url(str(tmp_path / "tables.sqlite3")))
    with store.engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2
    store.close()


def test_the_load_benchmark_measures_what_was_played() -> None:
    load = measure(tables=3, seconds=2, pace=0.01)
    assert (load.tables, load.people) == (3, 6)
    assert load.choices > 0
    assert 0 < load.p50_ms <= load.p99_ms
    assert 0 < load.bytes_per_choice < 2000  # a state is some 10 KB: the wire carries differences
    assert 0 < load.state_bytes < 4000
    assert load.cpu_ms >= 0
    assert load.idle_kb > 0
    assert len(load.lines()) == 7


def test_whoever_asks_after_the_end_is_told_that_the_database_is_away(tmp_path: Path) -> None:
    """A request may outlast the server's patience at its end: a storm found it answered by 500."""
    store = Store(database_url(str(tmp_path / "tables.sqlite3")))

    async def story() -> None:
        await store.create(row("a"), [], [], {})
        await asyncio.to_thread(store.close)
        with pytest.raises(Away):
            await store.revision("a")
        with pytest.raises(Away):
            await store.append("a", 1, 0, [choice("draw")], STANDING)

    asyncio.run(asyncio.wait_for(story(), 60))


def test_what_comes_up_in_one_round_is_committed_together(tmp_path: Path) -> None:
    store = Store(database_url(str(tmp_path / "tables.sqlite3")))
    commits: list[int] = []
    commit = store._commit

    def counted(batch: list[Write]) -> None:
        commits.append(len(batch))
        commit(batch)

    store._commit = counted  # type: ignore[method-assign]

    async def story() -> None:
        ids = [f"t{n}" for n in range(20)]
        await asyncio.gather(*[store.create(row(id), [], [], {}) for id in ids])
        appended = [store.append(id, 1, 0, [choice("draw")], STANDING) for id in ids]
        assert all(await asyncio.gather(*appended))

    asyncio.run(story())
    store.close()
    assert commits == [20, 20]


def test_only_in_a_rush_the_writer_waits_for_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    waits: list[float] = []
    monkeypatch.setattr("laststand.server.store.GATHERING", 60.0)
    monkeypatch.setattr("laststand.server.store.time.sleep", waits.append)
    store = Store(database_url(str(tmp_path / "tables.sqlite3")))

    async def story() -> None:
        for id in ("a", "b"):
            await store.create(row(id), [], [], {})
        await asyncio.gather(*[store.create(row(id), [], [], {}) for id in ("c", "d")])
        assert waits == []
        await store.create(row("e"), [], [], {})

    asyncio.run(story())
    store.close()
    assert waits[0] == 60.0


def test_a_file_that_is_no_database_stays_as_it_is(tmp_path: Path) -> None:
    file = tmp_path / "notes.txt"
    file.write_text("of somebody else")
    file.chmod(0o644)
    with pytest.raises(LaststandError, match="cannot be used"):
        open_database(sa.URL.create("sqlite", database=str(file)))
    assert (file.read_text(), file.stat().st_mode & 0o777) == ("of somebody else", 0o644)
