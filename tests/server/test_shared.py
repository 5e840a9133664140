"""Several processes at the same tables: any of them serves any table."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
import sqlalchemy as sa

from laststand import LaststandError, verify
from laststand.catalogues import ENGLISH
from laststand.server import documents as doc
from laststand.server.catalogues import Catalogues
from laststand.server.hall import Hall
from laststand.server.problems import Problem
from laststand.server.room import Room, Viewer
from laststand.server.rows import Whole
from laststand.server.settings import Settings, database_url
from laststand.server.store import open_database
from laststand.server.tokens import hashed
from tests.server.stage import Seated, Server, new_database


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def database(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[str]:
    if request.param == "sqlite":
        yield str(tmp_path_factory.mktemp("shared") / "tables.sqlite3")
        return
    yield new_database(request.getfixturevalue("postgres"))


@pytest.fixture(scope="module")
def two_servers(database: str) -> Iterator[tuple[Server, Server]]:
    first, second = Server(database), Server(database)
    yield first, second
    first.stop()
    second.stop()


def elsewhere(table: Seated, server: Server) -> Seated:
    """The same person at another server."""
    return Seated(server, table.id, table.tokens, table.laid)


def test_a_choice_at_one_server_is_seen_live_at_the_other(
    two_servers: tuple[Server, Server],
) -> None:
    here = two_servers[0].lay()
    there = elsewhere(here, two_servers[1])
    with there.live() as live:
        live.see(0)
        state = here.play(5)
        assert live.see(5)["view"] == state["view"]
        assert live.history == state["history"]
        assert live.events == state["events"]


def test_people_at_two_servers_play_one_game(two_servers: tuple[Server, Server]) -> None:
    here = two_servers[0].lay(options={"players": 2})
    there = elsewhere(here, two_servers[1])
    for turn in range(20):
        state = (here, there)[turn % 2].play(1)
    assert state["seq"] == 20
    assert here.state() == there.state()
    verify(there.get("/record").text)


def at_once(people: list[Seated], seq: int, options: list[str]) -> list[int]:
    """All choose at the same moment, each another option; the answers' codes in order."""
    start, codes = threading.Barrier(len(people)), list[int]()

    def choose(person: Seated, option: str) -> None:
        start.wait()
        codes.append(person.post("/choices", seq=seq, option=option).status_code)

    threads = [
        threading.Thread(target=choose, args=pair) for pair in zip(people, options, strict=True)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return sorted(codes)


def at_both(servers: tuple[Server, Server]) -> list[Seated]:
    """Somebody at a new table of the first server, and the same at the second."""
    table = servers[0].lay()
    return [table, elsewhere(table, servers[1])]


def test_of_two_choices_for_one_seq_exactly_one_is_made(
    two_servers: tuple[Server, Server],
) -> None:
    people = at_both(two_servers)
    contested = 0
    for _ in range(15):
        table = people[0]
        state = table.state()
        if state["choice"] is None:  # whoever was quicker has lost the game
            people = at_both(two_servers)
            continue
        options = [option["notation"] for option in state["choice"]["options"][:2]]
        if len(options) < 2:
            table.play(1)
            continue
        contested += 1
        assert at_once(people, state["seq"], options) == [200, 409]
        assert people[1].state() == table.state()
        assert table.state()["seq"] == state["seq"] + 1
    assert contested >= 3


def test_consent_is_given_at_another_server(two_servers: tuple[Server, Server]) -> None:
    first, second = two_servers
    ada = first.lay(options={"players": 2}, seats=[{"kind": "here"}, {"kind": "elsewhere"}])
    joined = Seated(second, ada.id, []).post("/join", invitation=ada.laid["seats"][1]["invitation"])
    ben = Seated(second, ada.id, [joined.json()["token"]])
    state = ada.play(1)
    mover, other = (ada, ben) if state["choice"]["seat"] == 0 else (ben, ada)
    mover.choose("draw")
    mover.post("/undo", seq=2)
    agreed = other.post("/consent", seq=2, agree=True).json()
    assert (agreed["moments"], agreed["rewound"]) == (1, True)
    assert mover.state()["moments"] == 1


def test_a_seat_is_handed_over_at_another_server(two_servers: tuple[Server, Server]) -> None:
    here = two_servers[0].lay()
    there = elsewhere(here, two_servers[1])
    with here.live() as live:
        live.hear()
        there.post("/seats/0", name="Ada")
        while live.hear()["seats"][0]["name"] != "Ada":
            pass


def test_a_table_removed_at_one_server_is_gone_at_the_other(
    two_servers: tuple[Server, Server],
) -> None:
    here = two_servers[0].lay()
    there = elsewhere(here, two_servers[1])
    there.state()
    headers = here.as_owner().headers
    assert two_servers[0].http.delete(here.path, headers=headers).status_code == 204
    assert there.get().json()["code"] == "no-such-table"


def test_what_one_server_acknowledged_every_answer_of_the_other_has(
    two_servers: tuple[Server, Server],
) -> None:
    here = two_servers[0].lay(options={"players": 2})
    there = elsewhere(here, two_servers[1])
    there.state()  # it has the table in memory, and nobody watches there
    for turn in range(1, 9):
        state = here.play(1)
        if state["choice"] is None:
            break
        record = there.get("/record").text
        assert len(verify(record)) == turn
        assert verify(record).view() == state["view"]
        assert there.get("/history").json()["moments"] == turn
        assert there.get("/odds").json()["seq"] == turn
        assert there.get(f"/moments/{turn}").json()["view"] == state["view"]
        assert there.post("/branches", at=turn).status_code == 201


def test_a_token_is_known_everywhere_as_soon_as_it_is_given(
    two_servers: tuple[Server, Server],
) -> None:
    for _ in range(5):
        here = two_servers[0].lay(
            options={"players": 2}, seats=[{"kind": "here"}, {"kind": "elsewhere"}]
        )
        there = Seated(two_servers[1], here.id, [])
        there.state()
        invitation = here.laid["seats"][1]["invitation"]
        token = here.holding().post("/join", invitation=invitation).json()["token"]
        guest = Seated(two_servers[1], here.id, [token])
        assert guest.post("/seats/1", name="Ben").status_code == 200
        assert guest.get().json()["you"]["seats"] == [1]
        with guest.live() as live:
            assert live.hear()["you"]["seats"] == [1]


def test_a_token_that_was_taken_back_does_nothing_anywhere(
    two_servers: tuple[Server, Server],
) -> None:
    here = two_servers[0].lay()
    there = elsewhere(here, two_servers[1])
    assert there.state()["seq"] == 0
    assert here.as_owner().post("/seats/0", kind="elsewhere").status_code == 200
    answer = there.post("/choices", seq=0, option="draw")
    assert (answer.status_code, answer.json()["code"]) == (401, "wrong-token")
    assert here.holding().state()["seq"] == there.holding().state()["seq"] == 0


def test_nothing_is_left_of_a_removed_table(
    two_servers: tuple[Server, Server], database: str
) -> None:
    here = two_servers[0].lay()
    there = elsewhere(here, two_servers[1])
    there.state()
    owner = here.as_owner().headers
    assert two_servers[0].http.delete(here.path, headers=owner).status_code == 204
    answer = there.post("/choices", seq=0, option="draw")
    assert (answer.status_code, answer.json()["code"]) == (404, "no-such-table")
    engine = sa.create_engine(database_url(database))
    with engine.connect() as connection:
        for table in ("tables", "entries", "seats", "tokens", "consents"):
            column = "id" if table == "tables" else "table_id"
            query = sa.text(f"SELECT count(*) FROM {table} WHERE {column} = :id")
            assert connection.execute(query, {"id": here.id}).scalar() == 0
    engine.dispose()


def test_several_workers_behind_one_port_serve_one_table(database: str) -> None:
    server = Server(database, workers=2)
    table = server.lay()
    with table.live() as live:
        live.see(0)
        state = table.play(15)
        assert live.see(15)["view"] == state["view"]
    server.stop()


def test_a_database_of_a_later_layout_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "later.sqlite3"
    engine = sa.create_engine(f"sqlite:///{file}")
    with engine.begin() as connection:
        connection.execute(sa.text("CREATE TABLE about (schema INTEGER PRIMARY KEY)"))
        connection.execute(sa.text("INSERT INTO about VALUES (99)"))
    engine.dispose()
    with pytest.raises(LaststandError, match="layout 99"):
        open_database(database_url(str(file)))


# -- what a process hears of the others --------------------------------------------------


class Two:
    """Two processes on one database, of which the second only hears of the first."""

    def __init__(self, folder: Path) -> None:
        settings = Settings(database=str(folder / "tables.sqlite3"))
        catalogues = Catalogues(settings.locale)
        self.first, self.second = Hall(settings, catalogues), Hall(settings, catalogues)
        self.told = asyncio.Event()

    async def lay(self) -> tuple[str, Room]:
        """A table, and its room in the second, which somebody watches."""
        given = await self.first.lay(doc.NewTable(game="stronghold", options={"players": 1}))
        self.hashes = [hashed(key.token or "") for key in given.keys]
        room = await self.second.room(given.id)
        await room.enter(Viewer([], None, ENGLISH, self.told.set))
        return given.id, room

    async def play(self, id: str) -> str:
        """Makes a choice at the first; the notice of it."""
        room = await self.first.room(id)
        seq, option = await room.ask(lambda table: (table.seq, table.match.choice))
        assert option is not None
        await room.choose(self.hashes, seq, option.notations()[0])
        return f"{id} {room.revision}"

    async def until(self, room: Room, notice: str) -> None:
        while not room.has(int(notice.split()[1])):
            self.told.clear()
            await self.told.wait()

    async def close(self) -> None:
        await self.first.close()
        await self.second.close()


def test_nobody_is_told_that_a_table_is_removed_which_is_not(tmp_path: Path) -> None:
    async def remove() -> None:
        two = Two(tmp_path)
        given = await two.first.lay(doc.NewTable(game="stronghold"))
        delete = two.first.store.delete

        async def delete_late(table_id: str, revision: int) -> bool:
            return await delete(table_id, revision - 1)

        two.first.store.delete = delete_late  # type: ignore[method-assign]
        room = await two.first.room(given.id)
        with pytest.raises(Problem) as refused:
            await room.remove([hashed(given.owner)])
        assert (refused.value.status, refused.value.code) == (503, "away")
        assert await two.second.store.revision(given.id) is not None
        await two.close()

    asyncio.run(remove())


def test_what_is_heard_while_a_table_is_read_is_read_too(tmp_path: Path) -> None:
    async def play() -> None:
        two = Two(tmp_path)
        id, room = await two.lay()
        heard = await two.play(id)
        load = two.second.store.load

        async def load_slowly(table_id: str, since: int = 0) -> Whole | None:
            nonlocal heard
            found = await load(table_id, since)
            two.second.store.load = load  # type: ignore[method-assign]
            heard = await two.play(id)
            two.second.hear(heard)
            return found

        two.second.store.load = load_slowly  # type: ignore[method-assign]
        two.second.hear(heard)
        first = heard
        await two.until(room, first)
        assert heard != first
        await two.until(room, heard)
        await two.close()

    asyncio.run(play())
