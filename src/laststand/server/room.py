"""A table with people around it: what they do is validated, appended, committed, and only
then told."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any, Final, TypeVar

import msgspec

from laststand.server import documents as out
from laststand.server import show
from laststand.server.answers import encoder
from laststand.server.bots import Bots, bot_names
from laststand.server.problems import Problem
from laststand.server.rows import Entry, SeatRow
from laststand.server.store import Store, now
from laststand.server.table import Table, fresh_luck
from laststand.server.tokens import hashed, new_token

T = TypeVar("T")

log: Final = logging.getLogger("laststand.server")


class Viewer:
    """Somebody who watches a room live: whether there is news, and answers that wait."""

    def __init__(self, hashes: list[str], seq: int | None, catalogue: dict[str, str]) -> None:
        self.hashes: Final = hashes
        self.catalogue: Final = catalogue
        self.seq = seq
        """The state this viewer holds."""
        self.news = asyncio.Event()
        self.is_behind = True
        self.answers: list[bytes] = []
        self.gone = 0
        """The code to close the connection with."""

    def tell(self) -> None:
        self.is_behind = True
        self.news.set()

    def answer(self, answer: out.Answer) -> None:
        self.answers.append(encoder.encode(answer))
        self.news.set()

    def leave(self, code: int) -> None:
        self.gone = code
        self.news.set()


class Room:
    """Everything that happens to one table in this process, one thing at a time."""

    def __init__(self, id: str, store: Store, bots: Bots) -> None:
        self.id: Final = id
        self.store: Final = store
        self.bots: Final = bots
        self.lock: Final = asyncio.Lock()
        self.viewers: Final[set[Viewer]] = set()
        self._table: Table | None = None
        self._shared: dict[tuple[int, int], bytes] = {}
        self._odds: bytes | None = None
        self._tasks: set[asyncio.Task[Any]] = set()
        self._bot_plays: asyncio.Task[None] | None = None

    @property
    def is_idle(self) -> bool:
        return not (self.viewers or self.lock.locked() or self._tasks or self._bot_plays)

    @property
    def revision(self) -> int | None:
        return None if self._table is None else self._table.revision

    async def _do(self, work: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """Does something alone, and to its end even if whoever asked for it has gone."""

        async def alone() -> T:
            async with self.lock:
                return await work()

        task = asyncio.create_task(alone())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return await asyncio.shield(task)

    # -- the table in memory, a cache of its log ---------------------------------------

    async def _current(self) -> Table:
        if self._table is None:
            whole = await self.store.load(self.id)
            if whole is None:
                raise Problem(404, "no-such-table")
            table = await asyncio.to_thread(Table, whole)
            self._table = table
            if table.luck_is_lost and not table.row.frozen and table.match.choice is not None:
                await self._renew_luck(table)
            self._told()
        return self._table

    async def _renew_luck(self, table: Table) -> None:
        entry = fresh_luck()
        table.apply(entry)
        await self._commit(table, [entry])

    async def _catch_up(self) -> Table:
        """Reads what other processes have added."""
        table = await self._current()
        whole = await self.store.load(self.id, table.seq)
        if whole is None:
            self._close_all()
            raise Problem(404, "no-such-table")
        if whole.row.revision != table.revision:
            table.catch_up(whole)
            self._told()
        return table

    async def load(self) -> None:
        """Makes sure that there is such a table."""
        if self._table is None:
            await self._do(self._current)

    async def refresh(self) -> None:
        await self._do(self._catch_up)

    async def _commit(self, table: Table, added: list[Entry]) -> bool:
        """Appends what has just been applied; only then anybody hears of it. False: somebody
        else was first, and the table is as they left it."""
        at = now()
        try:
            is_first = await self.store.append(
                self.id, table.seq - len(added), added, table.standing(), at
            )
        except BaseException:
            self._table = None
            raise
        if not is_first:
            self._table = None
            await self._current()
            return False
        table.revision += 1
        table.updated = at
        self._told()
        return True

    def _told(self) -> None:
        self._shared.clear()
        self._odds = None
        for viewer in self.viewers:
            viewer.tell()
        self._wake_bot()

    # -- looking -----------------------------------------------------------------------

    @property
    def online(self) -> set[int]:
        """The seats whose people are connected to this process."""
        held = {} if self._table is None else self._table.held
        seats = {held.get(token) for viewer in self.viewers for token in viewer.hashes}
        return {seat for seat in seats if seat is not None}

    async def state(
        self,
        hashes: list[str],
        catalogue: dict[str, str],
        seq: int | None = None,
        since: int | None = None,
    ) -> bytes:
        async def work() -> bytes:
            table = await self._catch_up()
            you = table.seats_of(hashes)
            return self._state(table, you, catalogue, seq, since)

        return await self._do(work)

    def _state(
        self,
        table: Table,
        you: out.You,
        catalogue: dict[str, str],
        seq: int | None,
        since: int | None = None,
    ) -> bytes:
        history_from = 0 if seq is None else table.still_holds(seq)
        known = table.events_before(history_from if since is None else table.moments)
        events_from = known if since is None else min(since, known)
        key = (history_from, events_from)
        if key not in self._shared:
            shown = show.common(table, self.online, history_from, events_from)
            self._shared[key] = encoder.encode(shown)
        return _joined(table.undo_state(you, catalogue), you, self._shared[key])

    async def moment(self, hashes: list[str], moment: int, is_bare: bool) -> bytes:
        async def work() -> bytes:
            table = await self._current()
            you = table.seats_of(hashes)
            shown = show.at_moment(table, moment, self.online, is_bare)
            return _joined(out.UndoState(possible=False), you, encoder.encode(shown))

        return await self._do(work)

    async def odds(self) -> bytes:
        """The odds of the present choice, computed once however many ask."""

        async def work() -> bytes:
            table = await self._current()
            if self._odds is None:
                self._odds = encoder.encode(await asyncio.to_thread(show.odds, table))
            return self._odds

        return await self._do(work)

    async def ask(self, question: Callable[[Table], T]) -> T:
        """Anything else one may want to know of the table as committed."""

        async def work() -> T:
            return question(await self._current())

        return await self._do(work)

    # -- live --------------------------------------------------------------------------

    async def enter(self, viewer: Viewer) -> None:
        async def work() -> None:
            table = await self._at(viewer.seq or 0)
            table.seats_of(viewer.hashes)
            self.viewers.add(viewer)
            self._told()

        await self._do(work)

    def exit(self, viewer: Viewer) -> None:
        self.viewers.discard(viewer)
        if self._table is not None:
            self._told()

    async def news_for(self, viewer: Viewer) -> bytes:
        """The state as a viewer lacks it."""

        async def work() -> bytes:
            table = await self._current()
            viewer.is_behind = False
            seen, viewer.seq = viewer.seq, table.seq
            you = table.seats_of([token for token in viewer.hashes if token in table.held])
            return self._state(table, you, viewer.catalogue, seen)

        return await self._do(work)

    def _close_all(self) -> None:
        self._table = None
        for viewer in self.viewers:
            viewer.leave(4404)

    # -- choices -----------------------------------------------------------------------

    async def choose(self, hashes: list[str], seq: int, option: str) -> int:
        """Makes a choice; the seq after it. The same message again changes nothing."""

        async def work() -> int:
            table = await self._at(seq)
            you = table.seats_of(hashes)
            table.expect_player(you)
            if seq == table.seq:
                seat = table.chooser(you)
                entry = self._played(table, option, seat, None)
                if await self._commit(table, [entry]):
                    return table.seq
                table = await self._current()
            table.expect_repeated_choice(you, seq, option)
            return seq + 1

        return await self._do(work)

    async def _at(self, seq: int) -> Table:
        """The table, caught up with whoever has seen more of it."""
        table = await self._current()
        return table if seq <= table.seq else await self._catch_up()

    def _played(self, table: Table, option: str, by: int | None, bot: str | None) -> Entry:
        try:
            return table.play(option, by, bot)
        except Problem:
            raise
        except Exception:
            self._table = None  # the match may be half-way: its log is not
            raise

    # -- undo --------------------------------------------------------------------------

    async def undo(self, hashes: list[str], seq: int, to: int | None) -> int:
        async def work() -> int:
            table = await self._at(seq)
            you = table.seats_of(hashes)
            table.expect_player(you)
            if seq != table.seq:
                table.expect_repeated_undo(you, seq, to)
                return seq + 1
            target = table.undo_target(to)
            undo = table.undo_to(target, you, {}, None)
            if undo.needs:
                await self._agree(table, target, you.seats[0], you.seats)
            else:
                await self._go_back(table, target, undo.free, you.seats[0])
            return table.seq

        return await self._do(work)

    async def consent(self, hashes: list[str], seq: int, agree: bool) -> int:
        async def work() -> int:
            table = await self._at(seq)
            you = table.seats_of(hashes)
            table.expect_player(you)
            if seq != table.seq:
                table.expect_repeated_rewind(seq, agree)
                return seq + 1
            request = table.request()
            if request is None:
                raise Problem(409, "no-request")
            if agree:
                await self._agree(table, request.to, request.by, you.seats)
            else:
                await self.store.dissent(self.id)
                table.consents = []
                self._changed(table)
            return table.seq

        return await self._do(work)

    async def _agree(self, table: Table, to: int, asker: int, agreeing: list[int]) -> None:
        table.consents = await self.store.consent(self.id, table.seq, to, asker, agreeing)
        self._changed(table)
        request = table.request()
        if request is not None and not request.waiting:
            await self._go_back(table, to, False, asker)

    async def _go_back(self, table: Table, to: int, is_free: bool, by: int) -> None:
        if not await self._commit(table, table.rewinding(to, is_free, by)):
            raise Problem(409, "late")

    def _changed(self, table: Table) -> None:
        table.revision += 1
        self._told()

    # -- seats -------------------------------------------------------------------------

    async def change_seat(
        self, hashes: list[str], number: int, change: out.SeatChange
    ) -> out.SeatKey:
        async def work() -> out.SeatKey:
            table = await self._catch_up()
            you = table.seats_of(hashes)
            seat = table.seat(number)
            if number not in you.seats and not you.owner:
                raise Problem(403, "not-the-owner")
            key = out.SeatKey(seat=number, token=None, invitation=None)
            changed = _renamed(seat, change.name)
            if change.kind == "bot":
                changed = _handed(changed, table.row.game, change.bot)
            elif change.kind == "elsewhere":
                key.invitation = new_token()
                changed = _offered(changed, key.invitation)
            elif change.kind == "here":
                key.token = None if number in you.seats else new_token()
                changed = _taken(changed, by_owner=key.token is not None)
            is_new = change.kind == "elsewhere" or key.token is not None
            held: dict[str, int | None] = {} if key.token is None else {hashed(key.token): number}
            await self._seat_changed(table, changed, held, is_new, None)
            return key

        return await self._do(work)

    async def join(self, invitation: str, name: str | None) -> out.SeatKey:
        async def work() -> out.SeatKey:
            table = await self._catch_up()
            used = hashed(invitation)
            for seat in table.seats:
                if seat.invitation == used:
                    token = new_token()
                    joined = msgspec.structs.replace(
                        _renamed(seat, name), bot=None, invitation=None
                    )
                    await self._seat_changed(table, joined, {hashed(token): seat.seat}, True, used)
                    return out.SeatKey(seat=seat.seat, token=token, invitation=None)
            raise Problem(404, "wrong-invitation")

        return await self._do(work)

    async def _seat_changed(
        self,
        table: Table,
        seat: SeatRow,
        held: dict[str, int | None],
        forget: bool,
        used: str | None,
    ) -> None:
        if not await self.store.set_seat(self.id, seat, held, forget, used):
            raise Problem(404, "wrong-invitation")
        table.seats[seat.seat] = seat
        if forget:
            table.held = {token: s for token, s in table.held.items() if s != seat.seat}
        table.held |= held
        self._changed(table)

    async def come_home(self) -> tuple[str, list[out.SeatKey]]:
        """New tokens for the owner of the machine, who may take what is `here`."""

        async def work() -> tuple[str, list[out.SeatKey]]:
            table = await self._catch_up()
            owner = new_token()
            here = [seat.seat for seat in table.seats if seat.kind == "here"]
            keys = [out.SeatKey(seat=seat, token=new_token(), invitation=None) for seat in here]
            held: dict[str, int | None] = {hashed(owner): None}
            held |= {hashed(key.token): key.seat for key in keys if key.token is not None}
            await self.store.hold(self.id, held)
            table.held |= held
            self._changed(table)
            return owner, keys

        return await self._do(work)

    async def remove(self, hashes: list[str]) -> None:
        async def work() -> None:
            table = await self._catch_up()
            if not table.seats_of(hashes).owner:
                raise Problem(403, "not-the-owner")
            await self.store.delete(self.id)
            self._close_all()

        await self._do(work)

    # -- bots --------------------------------------------------------------------------

    def _wake_bot(self) -> None:
        table = self._table
        if table is None or self._bot_plays is not None or table.bot_to_move() is None:
            return
        self._bot_plays = asyncio.create_task(self._play_bots())
        self._bot_plays.add_done_callback(self._bot_rests)

    def _bot_rests(self, task: asyncio.Task[None]) -> None:
        self._bot_plays = None
        if not task.cancelled() and task.exception() is not None:
            log.error("table %s: its bot failed", self.id, exc_info=task.exception())
        elif not task.cancelled():
            self._wake_bot()  # it may have been asked again while it was leaving

    async def _play_bots(self) -> None:
        """Bots answer until it is a person's turn; their thinking holds nobody up."""
        while True:
            question = await self.ask(_bot_question)
            if question is None:
                return
            seq, name, position, options = question
            index = await self.bots.choose(name, position, len(options))
            await self._bot_chooses(seq, name, options[index])

    async def _bot_chooses(self, seq: int, name: str, option: str) -> None:
        async def work() -> None:
            table = await self._current()
            if table.seq == seq and table.bot_to_move() == name:
                await self._commit(table, [self._played(table, option, None, name)])

        await self._do(work)

    async def close(self) -> None:
        """Finishes what is under way."""
        if self._bot_plays is not None:
            self._bot_plays.cancel()
        if self._tasks:
            await asyncio.wait(self._tasks)


def _bot_question(table: Table) -> tuple[int, str, dict[str, Any], list[str]] | None:
    name, choice = table.bot_to_move(), table.match.choice
    if name is None or choice is None:
        return None
    return table.seq, name, table.match.position(), choice.notations()


def _joined(undo: out.UndoState, you: out.You, common: bytes) -> bytes:
    """One object of what all see alike, encoded once, and what only one sees."""
    personal = encoder.encode(out.Personal(type="state", you=you, undo=undo))
    return personal[:-1] + b"," + common[1:]


def _renamed(seat: SeatRow, name: str | None) -> SeatRow:
    return seat if name is None else msgspec.structs.replace(seat, name=name)


def _handed(seat: SeatRow, game: str, bot: str | None) -> SeatRow:
    return msgspec.structs.replace(seat, bot=known_bot(game, bot))


def _offered(seat: SeatRow, invitation: str) -> SeatRow:
    return msgspec.structs.replace(seat, kind="elsewhere", invitation=hashed(invitation))


def _taken(seat: SeatRow, by_owner: bool) -> SeatRow:
    taken = msgspec.structs.replace(seat, bot=None)
    return msgspec.structs.replace(taken, kind="here", invitation=None) if by_owner else taken


def known_bot(game: str, name: str | None) -> str:
    names = bot_names(game)
    if name is None:
        return names[-1]
    if name not in names:
        raise Problem(404, "no-such-bot")
    return name
