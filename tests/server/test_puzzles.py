"""A puzzle's table: it is answered once, and what became of the answer is said."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from laststand.bots.documents import PuzzleDocument
from laststand.bots.puzzle import find_puzzles
from tests.server.stage import Seated, Server


def posed(server: Server, puzzle: PuzzleDocument) -> Seated:
    wish = {"game": puzzle.game, "puzzle": puzzle.id, "name": "A puzzle"}
    answer = server.http.post("/api/puzzles", json=wish)
    assert answer.status_code == 201, answer.text
    given = answer.json()
    tokens = [given["owner"], *[seat["token"] for seat in given["seats"]]]
    return Seated(server, given["id"], tokens)


def wrong_answer(puzzle: PuzzleDocument) -> str:
    return puzzle.steward


def test_the_puzzles_of_a_game_are_listed(server: Server) -> None:
    listed = server.http.get("/api/puzzles/bastion").json()
    assert [one["id"] for one in listed] == [one.id for one in find_puzzles("bastion")]
    counts = {game["id"]: game["puzzles"] for game in server.http.get("/api/games").json()}
    assert counts["bastion"] == len(listed)
    assert server.http.get("/api/puzzles/chess").status_code == 404


def test_a_puzzle_stands_as_it_is_and_does_not_tell_its_answer(server: Server) -> None:
    puzzle = find_puzzles("bastion")[0]
    state = posed(server, puzzle).state()
    said = state["puzzle"]
    assert (said["id"], said["number"], said["verdict"]) == (puzzle.id, 1, None)
    assert state["choice"]["ask"] == puzzle.ask
    assert all(seat["kind"] == "here" for seat in state["seats"])


def test_the_right_answer_is_told_why(server: Server) -> None:
    for puzzle in [puzzles[0] for puzzles in map(find_puzzles, ("stronghold", "bastion", "spell"))]:
        table = posed(server, puzzle)
        verdict: dict[str, Any] = table.choose(puzzle.best)["puzzle"]["verdict"]
        assert verdict["right"]
        assert verdict["best"]["notation"] == puzzle.best
        assert verdict["best"]["key"]
        assert verdict["why"] == puzzle.reason.why
        assert verdict["steward_behind"] > 0


def test_a_wrong_answer_is_told_how_much_worse_it_is_and_may_be_taken_back(
    server: Server,
) -> None:
    puzzle = find_puzzles("bastion")[0]
    table = posed(server, puzzle)
    verdict = table.choose(wrong_answer(puzzle))["puzzle"]["verdict"]
    assert not verdict["right"]
    assert 0 < verdict["low"] <= verdict["behind"] <= verdict["high"]
    seq = table.state()["seq"]
    assert table.post("/undo", seq=seq).status_code == 200
    assert table.state()["puzzle"]["verdict"] is None


def test_whoever_plays_on_plays_a_game_like_any_other(server: Server) -> None:
    puzzle = find_puzzles("stronghold")[0]
    table = posed(server, puzzle)
    table.choose(puzzle.best)
    assert table.play(2)["puzzle"] is None


def test_a_puzzle_is_one_after_a_restart_too(tmp_path: Path) -> None:
    server = Server(str(tmp_path / "tables.sqlite3"))
    puzzle = find_puzzles("stronghold")[1]
    table = posed(server, puzzle)
    server.stop()
    server.start()
    assert table.state()["puzzle"]["id"] == puzzle.id
    server.stop()


def test_there_is_no_puzzle_that_nobody_made(server: Server) -> None:
    wish = {"game": "bastion", "puzzle": "none"}
    answer = server.http.post("/api/puzzles", json=wish)
    assert (answer.status_code, answer.json()["code"]) == (404, "no-such-puzzle")
