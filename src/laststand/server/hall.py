"""The hall: all rooms of this process, and what other processes do to the same tables."""

from __future__ import annotations

import asyncio
import gc
import logging
import secrets
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, TypeVar

import msgspec

from laststand import LaststandError, Match, Outcome
from laststand.bots.puzzle import lay
from laststand.kernel.lesson import find_lesson
from laststand.server import documents as out
from laststand.server.bots import Bots
from laststand.server.catalogues import Catalogues
from laststand.server.coaching import Coaching
from laststand.server.fixed import known_game
from laststand.server.laying import Given, branched, keys_for, row_of, seat_of
from laststand.server.notices import listen
from laststand.server.problems import Problem
from laststand.server.puzzles import known_puzzle
from laststand.server.room import Room
from laststand.server.rows import Entry, Listed, TableRow, Whole
from laststand.server.settings import Settings
from laststand.server.show import shown_outcome, shown_seat
from laststand.server.store import Away, Store, now
from laststand.server.strangers import Strangers
from laststand.server.table import Table
from laststand.server.tokens import is_id, new_token, plain

T = TypeVar("T")

log: Final = logging.getLogger("laststand.server")

CLEARING: Final = 3600.0
"""Seconds from one look for tables that are kept no longer to the next."""

SWEEPING: Final = 6 * 3600.0
"""Seconds from one sweep of the memory to the next."""


class Hall:
    """Rooms by the ids of their tables."""

    def __init__(
        self,
        settings: Settings,
        catalogues: Catalogues,
        store: Store | None = None,
        bots: Bots | None = None,
    ) -> None:
        self.settings: Final = settings
        self.store: Final = store or Store(settings.url, settings.patience_seconds)
        self.bots: Final = bots or Bots(settings.bot_seconds)
        self.coaching: Final = Coaching(
            self.store, settings.hint_seconds, settings.hint_seconds_per_minute
        )
        self.strangers: Final = Strangers(settings.limits.check_seconds)
        self.catalogues: Final = catalogues
        self.rooms: Final[dict[str, Room]] = {}
        # One: tables that are read take turns with each other, not with the people who play.
        self._loading: Final = ThreadPoolExecutor(1, "load")
        self._watching: list[asyncio.Task[None]] = []
        self._heard: Final[dict[str, int]] = {}
        """Tables to be read again, and the revisions they were last heard to be at."""
        self._catching_up: asyncio.Task[None] | None = None

    def open(self) -> None:
        self._watching.append(asyncio.create_task(self._poll()))
        self._watching.append(asyncio.create_task(self._sweep()))
        if self.settings.keep_days:
            self._watching.append(asyncio.create_task(self._clear()))
        if not self.store.is_sqlite:
            url = self.store.engine.url
            self._watching.append(asyncio.create_task(listen(url, self.hear, self.look_again)))

    async def close(self) -> None:
        for task in (*self._watching, self._catching_up):
            if task is not None:
                task.cancel()
        for room in list(self.rooms.values()):
            await room.close()
        self.bots.close()
        self.coaching.close()
        self.strangers.close()
        self._loading.shutdown()
        await asyncio.to_thread(self.store.close)

    # -- rooms -------------------------------------------------------------------------

    async def room(self, id: str) -> Room:
        """The room of a table, which is then there."""
        room = self.known_room(id)
        try:
            await room.load()
        except BaseException:
            if room.is_idle:
                self.rooms.pop(id, None)
            raise
        return room

    def known_room(self, id: str) -> Room:
        """The room of a table, if there is such a table."""
        if not is_id(id):
            raise Problem(404, "no-such-table")
        room = self.rooms.pop(id, None)
        if room is None:
            room = Room(id, self.store, self.bots, self.aside)
        if not room.cost:
            self._make_way()
        self.rooms[id] = room  # the ones used last are kept longest
        room.used_at = asyncio.get_running_loop().time()
        return room

    def aside(self, work: Callable[..., T], *given: Any) -> Awaitable[T]:
        return asyncio.get_running_loop().run_in_executor(self._loading, work, *given)

    def _make_way(self) -> None:
        """Lets tables leave the memory, also those that people only look at, until there is
        room for another."""
        limits = self.settings.limits
        cost = sum([room.cost for room in self.rooms.values()])
        for id, room in list(self.rooms.items()):
            if len(self.rooms) < limits.rooms and cost < limits.moments:
                return
            if not room.is_busy:
                cost -= room.cost
                room.forget()
                if not room.viewers:
                    del self.rooms[id]

    # -- other processes ---------------------------------------------------------------

    def hear(self, notice: str) -> None:
        """Somebody, perhaps this process, has changed a table, which is at a revision now: a hint
        to read again."""
        id, _, revision = notice.partition(" ")
        room = self.rooms.get(id)
        if room is None or not room.viewers or not _is_number(revision) or room.has(int(revision)):
            return
        self._heard[id] = int(revision)
        if self._catching_up is None:
            self._catching_up = asyncio.create_task(self._catch_up())

    async def _catch_up(self) -> None:
        """Reads the tables that were heard of, one after the other: threads that read at the same
        time would take turns with everybody who plays. How often a table has changed need not be
        asked first; what was heard of it meanwhile is read along."""
        while self._heard:
            id = next(iter(self._heard))
            revision = self._heard.pop(id)
            room = self.rooms.get(id)
            try:
                if room is not None and not room.has(revision):
                    await self._refresh_room(room, revision)
            except Away:
                pass  # it is looked at again
            except Exception:
                log.exception("table %s could not be read again", id)
        self._catching_up = None

    async def look_again(self) -> None:
        """Hints may have been lost."""
        await self._refresh([id for id, room in self.rooms.items() if room.viewers])

    async def _poll(self) -> None:
        """Looks for changes where no hint comes, or one was lost."""
        while True:
            await asyncio.sleep(self.settings.poll_seconds)
            self.forget_idle(asyncio.get_running_loop().time())
            await self.look_again()

    def forget_idle(self, time: float) -> None:
        """Lets go of tables that nobody has watched or asked for lately."""
        since = time - self.settings.limits.idle_seconds
        for id, room in list(self.rooms.items()):
            if room.is_idle and room.used_at < since:
                del self.rooms[id]

    async def _refresh(self, watched: list[str]) -> None:
        told = {id: self.rooms[id].revision for id in watched}
        try:
            found = await self.store.revisions(watched) if watched else {}
            for id in watched:
                room = self.rooms.get(id)
                if room is not None and _is_behind(room.revision, told[id], found.get(id)):
                    await self._refresh_room(room, found.get(id))
        except Away:
            pass  # whoever is there is told when it is back: this comes again
        except Exception:
            log.exception("tables could not be looked at again")

    async def _refresh_room(self, room: Room, revision: int | None) -> None:
        try:
            await room.refresh(revision)
        except Away:
            raise
        except Problem:
            self.rooms.pop(room.id, None)

    # -- what nobody needs any more ----------------------------------------------------

    async def _sweep(self) -> None:
        """Frees what refers to itself and was there when the collector did not look, such as what
        an exception leaves behind: there is little of it. It takes a moment."""
        while True:
            await asyncio.sleep(SWEEPING)
            gc.unfreeze()
            gc.collect()

    async def _clear(self) -> None:
        while True:
            try:
                await self.clear()
            except Away:
                pass  # it will be there the next time
            except Exception:
                log.exception("old tables could not be removed")
            await asyncio.sleep(CLEARING)

    async def clear(self) -> int:
        """Removes the tables that nobody has played at for as long as they are kept; how many."""
        found = await self.store.older(now(self.settings.keep_days))
        removed = [id for id, revision in found.items() if await self.store.delete(id, revision)]
        if removed:
            log.info("%d tables removed: nobody has played at them lately", len(removed))
        return len(removed)

    def counts(self) -> dict[str, float]:
        rooms = list(self.rooms.values())
        return {
            "laststand_viewers": sum([len(room.viewers) for room in rooms]),
            "laststand_rooms": len(rooms),
            "laststand_moments": sum([room.cost for room in rooms]),
        }

    # -- new tables --------------------------------------------------------------------

    async def lay(self, wish: out.NewTable) -> Given:
        """A new table."""
        game = known_game(wish.game)
        try:
            options = game.settle({**wish.options})
        except LaststandError as refused:
            raise Problem(400, "bad-options", reason=str(refused)) from None
        named: dict[str, Any] = {**options}
        match = Match.new(game.id, seed=_seed(wish.seed), **named)
        row = row_of(
            match, name=plain(wish.name), listed=wish.listed, open_luck=wish.seed is not None
        )
        return await self._create(row, [], wish.seats, match, hints=wish.hints)

    async def teach(self, wish: out.NewLesson) -> Given:
        """A table that stands where a game's lesson begins."""
        game = known_game(wish.game)
        lesson = find_lesson(game)
        if lesson is None:
            raise Problem(404, "no-such-lesson")
        match = lesson.begin(_seed(None))
        row = row_of(match, listed=False, position=match.position(), lesson=True)
        seats = [out.SeatWish(name=name) for name in lesson.seats]
        return await self._create(row, [], seats)

    async def pose(self, wish: out.NewPuzzle) -> Given:
        """A table that stands at a puzzle."""
        puzzle = known_puzzle(known_game(wish.game).id, wish.puzzle)
        match = lay(puzzle, _seed(None))
        row = row_of(match, name=plain(wish.name), listed=False, position=puzzle.position)
        return await self._create(row, [], [])

    async def resume(self, wish: out.SavedTable) -> Given:
        """A new table that stands as a save has it, with fresh luck."""
        row, entries = await self.strangers.save(wish.position, _seed(wish.seed))
        row = msgspec.structs.replace(
            row, name=plain(wish.name), listed=wish.listed, open_luck=wish.seed is not None
        )
        return await self._create(row, entries, wish.seats)

    async def branch(self, id: str, wish: out.NewBranch) -> Given:
        """A new table that stands at a moment of another, with fresh luck. While nobody at that
        one may ask for hints, nobody may ask for them here."""
        room = await self.room(id)
        (row, entries), hints = await room.ask(
            lambda table: (branched(table, wish), table.gives_hints)
        )
        return await self._create(row, entries, wish.seats, hints=hints)

    async def _create(
        self,
        row: TableRow,
        entries: list[Entry],
        wishes: list[out.SeatWish],
        match: Match | None = None,
        *,
        hints: bool = True,
    ) -> Given:
        """Keeps a new table; where its match is at hand, nobody has to play it again."""
        wished = keys_for(known_game(row.game).seats({**row.options}), wishes)
        seats = [seat_of(row.game, wish, key) for wish, key in wished]
        given = Given(id=row.id, owner=new_token(), keys=[key for _, key in wished])
        await self.store.create(row, entries, seats, given.held, hints=hints)
        if match is not None:
            whole = Whole(row, entries, seats, given.held, [], hints)
            self.known_room(row.id).lay(Table(whole, match))
        return given

    async def upload(self, text: str) -> Given:
        """A frozen table that shows a record."""
        row, entries, analysis = await self.strangers.record(text)
        given = Given(id=row.id, owner=new_token())
        await self.store.create(row, entries, [], given.held, analysis=analysis)
        return given

    # -- lists -------------------------------------------------------------------------

    async def summaries(
        self, hashes: list[str], ids: list[str] | None, limit: int
    ) -> list[out.Summary]:
        known = None if ids is None else [id for id in ids if is_id(id)]
        found = await self.store.listed(known, hashes, limit)
        return [self._summary(listed, hashes) for listed in found]

    def _summary(self, listed: Listed, hashes: list[str]) -> out.Summary:
        row, held = listed.row, listed.held
        mine = [held[token] for token in hashes if token in held]
        seats = sorted({seat for seat in mine if seat is not None})
        room = self.rooms.get(row.id)
        online = room.online if room is not None else set()
        return out.Summary(
            id=row.id,
            game=row.game,
            name=row.name,
            options=row.options,
            seq=row.seq,
            moments=row.standing.moments,
            ask=row.standing.ask,
            asked=row.standing.asked,
            outcome=_outcome(row),
            rewound=row.standing.rewound,
            frozen=row.frozen,
            lesson=row.lesson,
            seats=[shown_seat(seat, set(held.values()), online) for seat in listed.seats],
            you=out.You(seats=seats, owner=None in mine, watcher=not seats),
            created=row.created,
            updated=row.updated,
        )


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) < 19


def _is_behind(now: int | None, asked: int | None, found: int | None) -> bool:
    """Whether a room that is at a revision now, and was at one when the question was asked, has to
    be read again: what was found is later, or gone, or of a table that was put back as it had
    been. What is older than now only because people went on meanwhile is nothing new."""
    if now is None:
        return False
    return found is None or found > now or (asked is not None and found < asked)


def _seed(wish: int | str | None) -> int:
    return secrets.randbits(63) if wish is None else int(wish)


def _outcome(row: TableRow) -> out.Outcome | None:
    if row.standing.outcome is None:
        return None
    ended: dict[str, Any] = msgspec.json.decode(row.standing.outcome)
    return shown_outcome(Outcome(**ended))
