"""A database of the first layout, made by the server as it was, is taken over as it is."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path
from typing import Any

import sqlalchemy as sa

from laststand.server.layouts import LAYOUT
from laststand.server.settings import database_url
from laststand.server.store import metadata, open_database
from tests.server.stage import Seated, Server

FIXTURES = Path(__file__).parent / "fixtures"
KNOWN: list[dict[str, Any]] = json.loads((FIXTURES / "layout-1.json").read_text())


def old_database(folder: Path) -> Path:
    file = folder / "tables.sqlite3"
    database = sqlite3.connect(file)
    database.executescript((FIXTURES / "layout-1.sql").read_text())
    database.close()
    return file


def columns(file: Path) -> dict[str, list[str]]:
    database = sqlite3.connect(file)
    found = {
        name: [row[1] for row in database.execute(f"PRAGMA table_info({name})")]
        for name in metadata.tables
    }
    database.close()
    return found


def test_an_old_database_becomes_as_a_new_one_is(tmp_path: Path) -> None:
    old, new = old_database(tmp_path), tmp_path / "new.sqlite3"
    for file in (old, new):
        open_database(database_url(str(file)))
    assert {name: set(names) for name, names in columns(old).items()} == {
        name: set(names) for name, names in columns(new).items()
    }
    database = sqlite3.connect(old)
    assert database.execute("SELECT schema FROM about").fetchall() == [(LAYOUT,)]
    database.close()


def test_every_table_of_an_old_database_is_there_with_its_people(tmp_path: Path) -> None:
    server = Server(str(old_database(tmp_path)))
    listed = {table["id"] for table in server.http.get("/api/tables").json()}
    for known in KNOWN:
        table = Seated(server, known["id"], known["tokens"])
        answer = table.get()
        assert answer.status_code == 200, (known["what"], answer.text)
        state = answer.json()
        assert state["seq"] >= known["seq"]
        assert [[s["kind"], s["name"], s["bot"]] for s in state["seats"]] == known["seats"]
        assert table.get("/record").status_code == 200
        assert (known["id"] in listed) == (known["what"] not in ("uploaded", "invited"))
        if state["sealed"] is None:
            made = [entry["chosen"]["notation"] for entry in state["history"]]
            assert made[: known["moments"]] == known["history"]
            assert state["rewound"] == known["rewound"]
    server.stop()


def test_an_old_postgresql_database_is_taken_over_too(postgres: str, tmp_path: Path) -> None:
    old = sa.create_engine(f"sqlite:///{old_database(tmp_path)}")
    engine = sa.create_engine(database_url(postgres))
    found = sa.MetaData()
    with old.connect() as source, engine.begin() as target:
        metadata.drop_all(target)
        found.reflect(source)
        found.create_all(target)
        for table in found.sorted_tables:
            rows = [dict(row._mapping) for row in source.execute(sa.select(table))]
            target.execute(table.insert(), rows)
    open_database(database_url(postgres))
    with engine.begin() as connection:
        assert connection.execute(sa.text("SELECT schema FROM about")).scalar() == LAYOUT
        opened = connection.execute(sa.text("SELECT id, open_luck FROM tables")).all()
        assert {known["id"] for known in KNOWN} <= {row.id for row in opened}
        assert not any(row.open_luck for row in opened)
        metadata.drop_all(connection)
    engine.dispose()
    old.dispose()
