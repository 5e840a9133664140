"""A person's seats on another device, by a link."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.server.stage import Seated, Server


def link_for(server: Server, *tables: Seated, moves: bool = False) -> Any:
    held = [{"id": table.id, "tokens": table.tokens} for table in tables]
    wish = {"tables": held, "moves": moves, "at": server.address}
    answer = server.http.post("/api/devices", json=wish)
    assert answer.status_code == 201, answer.text
    return answer.json()


def used(server: Server, link: str) -> list[Seated]:
    answer = server.http.post("/api/devices/use", json={"link": link})
    assert answer.status_code == 200, answer.text
    return [
        Seated(
            server,
            given["id"],
            [token for token in (given["owner"], *(s["token"] for s in given["seats"])) if token],
        )
        for given in answer.json()
    ]


def is_refused(server: Server, link: str) -> bool:
    answer = server.http.post("/api/devices/use", json={"link": link})
    return answer.status_code == 404 and answer.json()["code"] == "wrong-link"


def revoke(server: Server, link: str) -> None:
    assert server.http.post("/api/devices/revoke", json={"link": link}).status_code == 204


def test_a_link_gives_another_device_the_seats_of_all_tables_and_keeps_them(
    server: Server,
) -> None:
    tables = [server.lay(options={"players": 2}), server.lay(game="bastion")]
    link = link_for(server, *tables)
    assert link["tables"] == 2
    others = {other.id: other for other in used(server, link["link"])}
    for table in tables:
        other = others[table.id]
        assert other.state()["you"] == table.state()["you"]
        assert not set(other.tokens) & set(table.tokens)
        assert other.play(1)["seq"] == 1
        assert table.play(1)["seq"] == 2


def test_a_link_that_moves_seats_leaves_none_behind(server: Server) -> None:
    table = server.lay(options={"players": 2})
    (other,) = used(server, link_for(server, table, moves=True)["link"])
    assert table.get().status_code == 401
    assert other.play(1)["seq"] == 1


def test_a_link_is_used_once(server: Server) -> None:
    table = server.lay()
    link = link_for(server, table)["link"]
    used(server, link)
    assert is_refused(server, link)
    assert is_refused(server, "0" * 32)


@pytest.mark.parametrize("is_used", [True, False])
def test_a_link_can_be_taken_back_before_and_after_it_was_used(
    server: Server, is_used: bool
) -> None:
    table = server.lay()
    link = link_for(server, table)["link"]
    given = used(server, link) if is_used else []
    revoke(server, link)
    revoke(server, link)
    assert is_refused(server, link)
    for other in given:
        assert other.get().status_code == 401
    assert table.play(1)["seq"] == 1


def test_a_seat_that_has_been_handed_over_since_is_not_given(server: Server) -> None:
    table = server.lay()
    link = link_for(server, table)["link"]
    assert table.as_owner().post("/seats/0", kind="elsewhere").status_code == 200
    assert is_refused(server, link)


def test_only_what_somebody_holds_can_be_linked(server: Server) -> None:
    table = server.lay()
    for id, token in ((table.id, "f" * 32), ("nosuchtable", table.tokens[0])):
        wish = {"tables": [{"id": id, "tokens": [token]}]}
        assert server.http.post("/api/devices", json=wish).status_code == 401
    stranger = Seated(server, table.id, ["f" * 32])
    assert link_for(server, stranger, table)["tables"] == 1


def test_a_link_and_what_it_gave_outlive_the_process(tmp_path: Path) -> None:
    server = Server(str(tmp_path / "tables.sqlite3"))
    table = server.lay()
    link = link_for(server, table)["link"]
    server.kill()
    server.start()
    (other,) = used(server, link)
    server.kill()
    server.start()
    assert other.play(1)["seq"] == 1
    revoke(server, link)
    assert other.get().status_code == 401
    assert table.play(1)["seq"] == 2
    server.stop()


def test_any_process_on_one_database_gives_and_takes_back(postgres: str) -> None:
    one, two = Server(postgres), Server(postgres)
    table = one.lay()
    link = link_for(one, table)["link"]
    (other,) = used(two, link)
    assert Seated(one, other.id, other.tokens).play(1)["seq"] == 1
    revoke(two, link)
    assert Seated(one, other.id, other.tokens).get().status_code == 401
    assert other.get().status_code == 401
    for server in (one, two):
        server.stop()


def test_the_link_is_drawn_dark_on_light(server: Server) -> None:
    drawing = link_for(server, server.lay())["drawing"]
    assert drawing.startswith("<svg ")
    assert 'fill="#fff"' in drawing
    assert 'stroke="#000"' in drawing
    assert "script" not in drawing
