"""Hints for whoever asks, within a budget, and analyses that are made aside and kept."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from laststand.kernel.record import Record
from laststand.server import documents as doc
from laststand.server.catalogues import Catalogues
from laststand.server.hall import Hall
from laststand.server.settings import Settings
from tests.server.stage import Seated, Server, children
from tests.server.test_luck import seated

QUICK: dict[str, Any] = {"hint_seconds": 0.05, "hint_seconds_per_minute": 1e6}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(str(tmp_path_factory.mktemp("server") / "tables.sqlite3"), **QUICK)
    yield running
    running.stop()


def analysed(table: Seated) -> Any:
    """The analysis of a table, once it is done."""
    said = table.post("/analysis").json()
    while said["state"] == "running":
        time.sleep(0.1)
        said = table.get("/analysis").json()
    return said


def test_whoever_sits_at_a_table_may_ask_how_it_stands_and_what_would_be_good(
    server: Server,
) -> None:
    table = server.lay()
    state = table.play(4)
    said = table.get("/hints").json()
    assert (said["seq"], said["moment"]) == (state["seq"], 4)
    chance = said["standing"]["steward"]
    assert 0 <= chance["low"] <= chance["chance"] <= chance["high"] <= 1
    offered = [option["notation"] for option in state["choice"]["options"]]
    assert said["hints"]
    assert all(hint["notation"] in offered for hint in said["hints"])
    assert said["hints"][0]["behind"] == 0
    assert table.state()["seq"] == state["seq"]


def test_a_moment_of_the_past_can_be_asked_about(server: Server) -> None:
    table = server.lay()
    then = {option["notation"] for option in table.state()["choice"]["options"]}
    now = {option["notation"] for option in table.play(4)["choice"]["options"]}
    assert not now & then  # so that whichever is thought of in so short a time tells them apart
    said = table.get("/hints", at=0).json()
    assert said["moment"] == 0
    hinted = {hint["notation"] for hint in said["hints"]}
    assert hinted
    assert hinted <= then
    assert table.get("/hints", at=99).json()["code"] == "no-such-moment"


def test_who_only_watches_gets_no_hint(server: Server) -> None:
    table = server.lay()
    answer = table.holding().get("/hints")
    assert (answer.status_code, answer.json()["code"]) == (403, "watching-only")


def test_a_table_can_be_laid_without_hints_but_is_analysed_when_it_is_over(
    server: Server,
) -> None:
    table = server.lay(hints=False)
    for answer in (table.get("/hints"), table.post("/analysis")):
        assert (answer.status_code, answer.json()["code"]) == (403, "no-hints")
    assert table.get("/foresight").json()["first"] is None
    table.play(2000)
    assert table.state()["outcome"] is not None
    assert table.get("/hints").status_code == 200


def test_a_branch_of_a_table_without_hints_has_none_until_that_table_is_over(
    server: Server,
) -> None:
    table = server.lay(hints=False)
    branch = seated(server, table.post("/branches", at=0).json())
    answer = branch.get("/hints")
    assert (answer.status_code, answer.json()["code"]) == (403, "no-hints")
    assert branch.state()["hints"] is False
    table.play(2000)
    assert seated(server, table.post("/branches", at=0).json()).get("/hints").status_code == 200
    assert branch.get("/hints").status_code == 403


def test_a_table_tells_whether_it_is_played_with_hints(tmp_path: Path) -> None:
    server = Server(str(tmp_path / "tables.sqlite3"))
    tables = {hints: server.lay(hints=hints) for hints in (True, False)}
    for _ in range(2):
        for hints, table in tables.items():
            assert table.state()["hints"] is hints
            assert table.get("/moments/0").json()["hints"] is hints
            with table.holding().live() as live:
                assert live.hear()["hints"] is hints
        server.kill()
        server.start()
    server.stop()


def test_no_moment_lies_between_a_table_without_hints_and_its_hints(tmp_path: Path) -> None:
    async def lay() -> int:
        settings = Settings(database=str(tmp_path / "tables.sqlite3"))
        hall = Hall(settings, Catalogues(settings.locale))
        write, writes = hall.store.write, 0

        async def counted(table_id: str, work: Any) -> Any:
            nonlocal writes
            writes += 1
            return await write(table_id, work)

        hall.store.write = counted  # type: ignore[method-assign]
        given = await hall.lay(doc.NewTable(game="stronghold", hints=False))
        whole = await hall.store.load(given.id)
        assert whole is not None
        assert not whole.hints
        await hall.close()
        return writes

    assert asyncio.run(lay()) == 1


def test_nobody_is_thought_for_longer_than_their_budget(tmp_path: Path) -> None:
    little: dict[str, Any] = {"hint_seconds": 0.05, "hint_seconds_per_minute": 1.0}
    server = Server(str(tmp_path / "tables.sqlite3"), **little)
    table = server.lay()
    table.play(3)
    codes = [table.get("/hints").status_code for _ in range(3)]
    server.stop()
    assert codes[0] == 200
    assert 429 in codes


def test_an_analysis_is_made_aside_and_kept_with_the_table(tmp_path: Path) -> None:
    server = Server(str(tmp_path / "tables.sqlite3"), **QUICK)
    table = server.lay()
    state = table.play(25)
    said = analysed(table)
    assert (said["state"], said["seq"]) == ("done", state["seq"])
    moments = said["analysis"]["moments"]
    assert [moment["moment"] for moment in moments] == list(range(state["moments"] + 1))
    assert [m["chosen"] for m in moments[:-1]] == [
        made["chosen"]["notation"] for made in state["history"]
    ]
    server.stop()
    server.start()
    assert table.get("/analysis").json() == said
    server.stop()


def test_an_analysis_whose_process_is_killed_is_made_all_the_same(tmp_path: Path) -> None:
    server = Server(str(tmp_path / "tables.sqlite3"), **QUICK)
    table = server.lay()
    moments = table.play(25)["moments"]
    assert table.post("/analysis").json()["state"] == "running"
    while not children(server):
        time.sleep(0.02)
    for worker in children(server):
        os.kill(worker, signal.SIGKILL)
    said = analysed(table)
    server.stop()
    assert said["state"] == "done"
    assert len(said["analysis"]["moments"]) == moments + 1


def test_the_record_of_a_table_that_is_over_carries_its_analysis(server: Server) -> None:
    played = server.lay()
    played.play(8)
    opened = server.http.post(
        "/api/replays", content=played.get("/record").text, headers={"content-type": "text/plain"}
    ).json()
    closed = Seated(server, opened["id"], [opened["owner"]])
    said = analysed(closed)
    record = closed.get("/record").text
    assert Record.read(record).analysis == said["analysis"]
    again = server.http.post(
        "/api/replays", content=record, headers={"content-type": "text/plain"}
    ).json()
    at_once = Seated(server, again["id"], [again["owner"]]).post("/analysis").json()
    assert (at_once["state"], at_once["analysis"]["moments"]) == (
        "done",
        said["analysis"]["moments"],
    )


def test_the_record_of_a_game_that_goes_on_gives_nobody_a_hint(server: Server) -> None:
    table = server.lay()
    table.play(4)
    assert analysed(table)["state"] == "done"
    assert Record.read(table.get("/record").text).analysis is None


def test_an_analysis_of_another_match_is_not_taken(server: Server) -> None:
    table = server.lay()
    table.play(4)
    record = Record.read(table.get("/record").text)
    record.analysis = {"format": "laststand-analysis 1", "luck": 0, "turning": [], "moments": []}
    sent = {"content-type": "text/plain"}
    answer = server.http.post("/api/replays", content=record.write(), headers=sent)
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-record")
