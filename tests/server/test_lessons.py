"""A lesson's table: its luck is the lesson's, and what the lesson does not mean is explained."""

from __future__ import annotations

from pathlib import Path

from laststand.kernel.game import find_game
from laststand.kernel.lesson import find_lesson
from tests.server.stage import Seated, Server


def taught(server: Server, game: str = "stronghold") -> Seated:
    answer = server.http.post("/api/lessons", json={"game": game})
    assert answer.status_code == 201, answer.text
    given = answer.json()
    tokens = [given["owner"], *[seat["token"] for seat in given["seats"]]]
    return Seated(server, given["id"], tokens)


def test_what_chance_brings_is_written_in_the_lesson(server: Server) -> None:
    table = taught(server)
    state = table.state()
    assert state["lesson"]["expects"] == ["draw"]
    assert (state["lesson"]["step"], state["lesson"]["done"]) == (0, False)
    state = table.choose("draw")
    assert state["history"][-1]["outcomes"] == ["powder-sapper-b"]
    assert state["lesson"]["step"] == 1


def test_another_choice_is_refused_with_the_lessons_own_words(server: Server) -> None:
    table = taught(server)
    answer = table.post("/choices", seq=0, option="hero reese")
    assert answer.status_code == 422
    assert answer.json()["code"] == "lesson"
    lesson = find_lesson(find_game("stronghold"))
    assert lesson is not None
    assert answer.json()["sentence"] == lesson.steps[0].wrong
    assert table.state()["moments"] == 0


def test_a_lesson_goes_on_where_it_was_after_a_restart(tmp_path: Path) -> None:
    file = str(tmp_path / "tables.sqlite3")
    server = Server(file)
    table = taught(server)
    table.choose("draw")
    table.choose("move B")
    server.stop()
    server.start()
    assert table.state()["lesson"]["step"] == 2
    state = table.choose("roll")
    assert state["history"][-1]["outcomes"] == ["fight", "reroll", "corruption"]
    server.stop()


def test_a_what_if_from_a_lesson_is_no_lesson(server: Server) -> None:
    table = taught(server)
    answer = server.http.post(f"/api/tables/{table.id}/branches", json={"at": 0})
    assert answer.json()["state"]["lesson"] is None


def test_a_lesson_is_listed_to_whoever_plays_it_and_to_nobody_else(server: Server) -> None:
    table = taught(server)
    listed = server.http.get("/api/tables").json()
    assert table.id not in [other["id"] for other in listed]
    keys = {"Authorization": f"Bearer {','.join(table.tokens)}"}
    [mine] = server.http.get("/api/tables", headers=keys).json()
    assert (mine["id"], mine["lesson"]) == (table.id, True)


def test_only_games_with_a_lesson_teach(server: Server) -> None:
    assert server.http.post("/api/lessons", json={"game": "chess"}).status_code == 404
    assert all(game["lesson"] for game in server.http.get("/api/games").json())
