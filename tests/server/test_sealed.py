"""Tables of other rules and damaged logs: watched as far as they go, exported, removed."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from laststand import verify
from laststand.kernel.game import find_game
from tests.server.stage import Seated, Server

DAMAGES = {
    "rules": "UPDATE tables SET rules = 99 WHERE id = ?",
    "content": "UPDATE tables SET content = 'another pack' WHERE id = ?",
    "option": "UPDATE entries SET option = 'dance' WHERE table_id = ? AND seq = 5",
    "outcomes": "UPDATE entries SET outcomes = 'dragon' WHERE table_id = ? AND seq = 4",
    "hole": "DELETE FROM entries WHERE table_id = ? AND seq = 5",
    "undo": "UPDATE entries SET kind = 'undo', target = 77 WHERE table_id = ? AND seq = 5",
    "kind": "UPDATE entries SET kind = 'dance' WHERE table_id = ? AND seq = 5",
}
GONE = {
    "game": "UPDATE tables SET game = 'chess' WHERE id = ?",
    "options": "UPDATE tables SET options = '{\"players\": 77}' WHERE id = ?",
    "start": "UPDATE tables SET start = 'dragon dragon' WHERE id = ?",
    "origin": "UPDATE tables SET origin = '{\"a\": 1}' WHERE id = ?",
}


@pytest.fixture(scope="module")
def watched(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("sealed")
    running = Server(str(folder / "tables.sqlite3"), folder / "errors")
    yield running
    running.stop()
    assert "Traceback" not in (folder / "errors").read_text()


@pytest.fixture(scope="module")
def tables(watched: Server) -> dict[str, Seated]:
    """Tables after eight choices, to each of whose logs something has happened."""
    laid = {}
    for damage in {**DAMAGES, **GONE}:
        laid[damage] = watched.lay(options={"players": 2})
        assert laid[damage].play(8)["choice"] is not None
    laid["seed"] = watched.lay(seed=None)
    laid["seed"].play(3)
    watched.stop()
    database = sqlite3.connect(watched.wishes["database"])
    for damage, statement in {**DAMAGES, **GONE, "seed": DAMAGES["rules"]}.items():
        database.execute(statement, [laid[damage].id])
    database.commit()
    database.close()
    watched.start()
    return laid


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_table_that_cannot_be_played_on_is_watched_exported_and_removed(
    tables: dict[str, Seated], damage: str
) -> None:
    table = tables[damage]
    state = table.state()
    is_old = damage in ("rules", "content")
    assert state["frozen"]
    assert state["sealed"] == ("old-rules" if is_old else "damaged")
    assert state["moments"] == (8 if is_old else 4 if damage == "outcomes" else 5)
    assert table.get("/moments/3").json()["moments"] == 3
    assert table.get("/history").status_code == 200
    record = table.get("/record").text
    assert record.startswith("laststand record 1\n")
    assert "digest: unknown" in record
    verify(table.get("/record", at=4).text)
    option = state["choice"]["options"][0]["notation"]
    refused = table.post("/choices", seq=state["seq"], option=option)
    assert (refused.status_code, refused.json()["code"]) == (409, state["sealed"])
    with table.live() as live:
        assert live.hear()["sealed"] == state["sealed"]
    laid = table.post("/branches", at=4).json()
    branch = Seated(
        table.server, laid["id"], [laid["seats"][0]["token"], laid["seats"][1]["token"]]
    )
    assert branch.play(2)["moments"] == 6
    assert removed(table)


@pytest.mark.parametrize("damage", GONE)
def test_a_table_that_cannot_even_begin_is_exported_and_removed(
    tables: dict[str, Seated], damage: str
) -> None:
    table = tables[damage]
    answer = table.get()
    assert (answer.status_code, answer.json()["code"]) == (409, "old-rules")
    assert "8 P" in table.get("/record").text
    assert table.server.http.get("/api/tables").status_code == 200
    assert removed(table)


def removed(table: Seated) -> bool:
    wrong = table.server.http.delete(table.path, headers=table.headers)
    assert wrong.json()["code"] == "not-the-owner"
    owner = table.as_owner().headers
    assert table.server.http.delete(table.path, headers=owner).status_code == 204
    return table.get().status_code == 404


def test_a_program_that_has_the_rules_a_table_began_with_plays_its_record_on(
    tables: dict[str, Seated],
) -> None:
    table = tables["seed"]
    kept = table.get("/record").text
    assert "rules: 99\n" in kept
    theirs = kept.replace("rules: 99\n", f"rules: {find_game('stronghold').version}\n")
    assert len(verify(theirs)) == 3
    opened = table.server.http.post(
        "/api/replays", content=theirs, headers={"content-type": "text/plain"}
    ).json()
    laid = Seated(table.server, opened["id"], []).post("/branches", at=3).json()
    assert Seated.of(table.server, laid).play(2)["moments"] == 5


def test_the_record_of_a_sealed_table_tells_no_seed(tables: dict[str, Seated]) -> None:
    assert "seed: 0 given" in tables["seed"].get("/record").text


def test_the_database_is_for_nobody_elses_eyes(watched: Server) -> None:
    for file in Path(watched.wishes["database"]).parent.glob("tables.sqlite3*"):
        assert file.stat().st_mode & 0o777 == 0o600
