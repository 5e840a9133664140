"""The luck to come is nobody's to know before it comes."""

from __future__ import annotations

import json
import re
import sqlite3
from collections.abc import Iterator
from typing import Any

import pytest

from laststand import Match, verify
from tests.server.stage import Seated, Server

GAMES: list[dict[str, Any]] = [
    {"game": "stronghold", "options": {"players": 2}},
    {"game": "bastion", "options": {"players": 2}},
    {"game": "spell", "options": {"players": 1}},
]


def seated(server: Server, laid: Any) -> Seated:
    tokens = [seat["token"] for seat in laid["seats"] if seat["token"]]
    return Seated(server, laid["id"], tokens, laid)


def unfinished(server: Server, choices: int, **wish: Any) -> Seated:
    """A table of fresh luck after so many choices, and not at its end."""
    while True:
        table = server.lay(seed=None, **wish)
        if table.play(choices)["outcome"] is None:
            return table


def answers(table: Seated) -> Iterator[str]:
    """Everything somebody without a token can get about a table, and make of it."""
    watcher = table.holding()
    yield table.server.http.get("/api/tables").text
    for path in ("", "/record", "/position", "/odds", "/history"):
        yield watcher.get(path).text
    with watcher.live() as live:
        yield json.dumps(live.hear())
    for moment in range(watcher.state()["moments"] + 1):
        yield watcher.get(f"/moments/{moment}").text
        yield watcher.get("/record", at=moment).text
        yield watcher.get("/position", at=moment).text
    yield from answers_of_copies(watcher)


def answers_of_copies(watcher: Seated) -> Iterator[str]:
    """What a copy says that anybody makes, and plays to its end where that is near."""
    for moment in (0, watcher.state()["moments"]):
        branch = seated(watcher.server, watcher.post("/branches", at=moment).json())
        yield json.dumps(branch.play(400 if watcher.state()["game"] == "stronghold" else 20))
        yield branch.get("/record").text
    sent = {"content-type": "text/plain"}
    record = watcher.get("/record").text
    uploaded = watcher.server.http.post("/api/replays", content=record, headers=sent)
    yield uploaded.text
    saved = watcher.get("/position").json()
    again = watcher.server.http.post("/api/positions", json={"position": saved})
    yield seated(watcher.server, again.json()).get("/record").text


def numbers(texts: list[str]) -> set[int]:
    """Everything in them that can be a seed: decimal, or hexadecimal as ids and tokens are."""
    found = {int(word) for text in texts for word in re.findall(r"[0-9]+", text) if len(word) < 21}
    for text in texts:
        found |= {int(word, 16) for word in re.findall(r"\b[0-9a-f]{8,16}\b", text)}
    return {number for number in found if number < 2**64}


def foretelling(seeds: set[int], state: Any) -> list[int]:
    """The seeds whose luck brings all that a game's chance has brought."""
    return [seed for seed in seeds if brings(seed, state)]


def brings(seed: int, state: Any) -> bool:
    match = Match.new(state["game"], seed=seed, **state["options"])
    for made in state["history"]:
        if made["chosen"]["notation"] not in (match.choice.notations() if match.choice else []):
            return False
        match.choose(made["chosen"]["notation"])
        if match.heard != made["outcomes"]:
            return False
    return True


@pytest.mark.parametrize("wish", GAMES, ids=lambda wish: str(wish["game"]))
def test_nothing_a_watcher_can_get_foretells_a_game(server: Server, wish: dict[str, Any]) -> None:
    table = unfinished(server, 10, **wish)
    known = list(answers(table))
    state = table.play(25)
    assert sum(len(made["outcomes"]) for made in state["history"]) >= 3
    assert foretelling(numbers(known), state) == []
    assert not numbers(known) & seeds_kept(server, table.id)


def seeds_kept(server: Server, id: str) -> set[int]:
    database = sqlite3.connect(server.wishes["database"])
    rows = database.execute(
        "SELECT seed FROM tables WHERE id = ? UNION SELECT seed FROM entries WHERE table_id = ?",
        [id, id],
    ).fetchall()
    database.close()
    return {int(seed) for (seed,) in rows} - {0}


def test_a_seed_that_was_chosen_is_told_to_all_from_the_start(server: Server) -> None:
    table = server.lay(seed=77)
    table.play(12)
    known = [table.holding().get().text]
    assert table.holding().state()["seed"] == "77"
    assert foretelling(numbers(known), table.play(25)) == [77]
    assert "seed: 77 " in table.get("/record").text


def test_a_save_laid_with_a_seed_tells_it_too(server: Server) -> None:
    saved = server.lay().get("/position").json()
    laid = server.http.post("/api/positions", json={"position": saved, "seed": 78}).json()
    assert laid["state"]["seed"] == "78"
    assert server.http.post("/api/positions", json={"position": saved}).json()["state"]["seed"] is (
        None
    )


def test_an_unfinished_record_names_what_chance_brought_and_stands_its_check(
    server: Server,
) -> None:
    table = unfinished(server, 10)
    state = table.state()
    text = table.get("/record").text
    assert "seed: 0 given" in text
    assert verify(text).view() == state["view"]


def test_the_seed_is_told_with_the_end(server: Server) -> None:
    table = server.lay(seed=None)
    state = table.play(3000)
    assert {int(state["seed"])} == seeds_kept(server, table.id)
    assert f"seed: {state['seed']} sfc32" in table.get("/record").text
    verify(table.get("/record").text)


def test_whoever_goes_back_from_the_end_gets_other_luck(server: Server) -> None:
    table = server.lay(seed=None)
    over = table.play(3000)
    back = table.post("/undo", seq=over["seq"], to=over["moments"] - 6).json()
    assert back["seed"] is None
    assert "seed: 0 given" in table.get("/record").text
    for moment in (3, 0):
        back = table.post("/undo", seq=back["seq"], to=moment).json()
        assert back["moments"] == moment
        assert back["seed"] is None
    again = table.play(3000)
    assert not brings(int(over["seed"]), again)
    verify(table.get("/record").text)
    server.stop()
    server.start()
    assert table.state() == again


def test_the_seed_of_a_finished_branch_is_not_that_of_the_table_it_came_from(
    server: Server,
) -> None:
    table = unfinished(server, 6)
    branch = seated(server, table.holding().post("/branches", at=0).json())
    over = branch.play(3000)
    assert over["outcome"] is not None
    assert not brings(int(over["seed"]), table.play(20))
    record = branch.get("/record").text
    verify(record)
    assert not numbers([record]) & seeds_kept(server, table.id)
