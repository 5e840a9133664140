"""A table with people around it: what they do is validated, appended, committed, and only
then told."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Final, Protocol, TypeVar

import msgspec
from msgspec import UNSET

from laststand.catalogues import ENGLISH, Catalogue
from laststand.kernel.stops import Stop
from laststand.server import documents as out
from laststand.server import show
from laststand.server.answers import encoder
from laststand.server.bots import Bots
from laststand.server.laying import Given, known_bot
from laststand.server.news import News, Shared
from laststand.server.patch import Pieces, patch, pieces, whole
from laststand.server.problems import Problem
from laststand.server.rows import ConsentRow, Entry, SeatRow, Whole
from laststand.server.store import Store, metrics
from laststand.server.table import Table, bare_record, fresh_luck, known_tokens
from laststand.server.tokens import hashed, new_token, plain

T = TypeVar("T")

log: Final = logging.getLogger("laststand.server")

TRIES: Final = 20
"""How often something is tried at a table that others change at the same time."""

SHARED: Final = 4
"""States of different beginnings that are kept encoded."""

STATES: Final = 4
"""States that are kept, so that whoever holds one is told what has changed since."""

FEW_BYTES: Final = 2000
"""Less than any view has."""

REMEMBERED: Final = 50
"""The last things said, told to whoever comes."""

PRESENCE: Final = 0.5
"""Seconds within which comings and goings are told together."""


class Stale(Exception):
    """Somebody else has changed the table; nothing has been done."""


class Aside(Protocol):
    """Does what takes long where it holds nobody up."""

    def __call__(self, work: Callable[..., T], *given: Any) -> Awaitable[T]: ...


class Viewer:
    """Somebody who watches a room live: whether there is news, and answers that wait. Whoever
    serves the viewer is woken when there is something to send."""

    def __init__(
        self,
        hashes: list[str],
        seq: int | None,
        catalogue: Catalogue,
        wake: Callable[[], object],
    ) -> None:
        self.hashes: Final = hashes
        self.catalogue: Final = catalogue
        self.wake: Final = wake
        self.seq = seq
        """The state this viewer holds."""
        self.about: bytes | None = None
        """What this viewer was told last of what the table is."""
        self.is_behind = True
        self.answers: list[bytes] = []
        self.read = asyncio.Event()
        self.gone = 0
        """The code to close the connection with."""
        self.is_left = False
        """Nothing is sent any more."""

    @property
    def is_waiting(self) -> bool:
        """Whether there is something to send, if only the end."""
        return self.is_behind or bool(self.answers) or bool(self.gone)

    def tell(self) -> None:
        self.is_behind = True
        self.wake()

    def answer(self, answer: out.Answer) -> None:
        self.answers.append(encoder.encode(answer))
        self.read.clear()
        self.wake()

    def hear(self, said: bytes) -> None:
        self.answers.append(said)
        self.wake()

    def taken_answers(self) -> list[bytes]:
        answers, self.answers = self.answers, []
        self.read.set()
        return answers

    def leave(self, code: int) -> None:
        self.gone = code
        self.wake()

    async def all_read(self, most: int) -> None:
        """Returns once fewer than so many answers wait, or nobody reads them any more."""
        while len(self.answers) >= most and not self.is_left:
            await self.read.wait()

    def left(self) -> None:
        self.is_left = True
        self.read.set()


class Kept:
    """What is kept of a state."""

    def __init__(self, view: Pieces, shown: out.Course) -> None:
        self.view: Final = view
        self.coming_up: Final = shown.coming_up
        self.outcome: Final = shown.outcome


class Room:
    """Everything that happens to one table in this process, one thing at a time. What is read
    is current: the table's revision is asked for first. What is written is written only if the
    table is still as it was; otherwise it is read again, and tried again."""

    def __init__(self, id: str, store: Store, bots: Bots, aside: Aside) -> None:
        self.id: Final = id
        self.store: Final = store
        self.bots: Final = bots
        self.aside: Final = aside
        self.lock: Final = asyncio.Lock()
        self.viewers: Final[set[Viewer]] = set()
        self.used_at = 0.0
        """When somebody last asked for the room, or left it."""
        self._table: Table | None = None
        self._told_revision: int | None = None
        self._online: set[int] = set()
        self._telling: asyncio.TimerHandle | None = None
        self._told_presence = -PRESENCE
        self._shared: OrderedDict[tuple[int, int, int | None, bool], Shared] = OrderedDict()
        self._about: bytes | None = None
        """What the table is, encoded; None: it may have changed."""
        self._states: OrderedDict[int, Kept] = OrderedDict()
        self._odds: bytes | None = None
        self._said: Final[OrderedDict[str, bytes]] = OrderedDict()
        self._under_way = 0
        self._bot_plays: asyncio.Task[None] | None = None

    @property
    def is_idle(self) -> bool:
        return not (self.viewers or self.is_busy)

    @property
    def is_busy(self) -> bool:
        return bool(self.lock.locked() or self._under_way or self._bot_plays)

    @property
    def revision(self) -> int | None:
        """The table's as it was told last; None: nobody here has seen it."""
        return self._told_revision

    def has(self, revision: int) -> bool:
        """Whether all that led to a revision has been told, or nobody here has seen any of it."""
        return self._told_revision is None or revision <= self._told_revision

    @property
    def cost(self) -> int:
        """What the table takes in memory, in moments."""
        return 0 if self._table is None else self._table.moments + 1

    def forget(self) -> None:
        """Lets go of the table in memory; the next who asks has it read again."""
        self._table = None
        self._shared.clear()
        self._states.clear()
        self._about = None
        self._odds = None

    async def _do(self, work: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """Does something alone. Whoever asks for it lets it come to its end, also for somebody
        who has gone; cut short by the end of the server it is done or not, as the log says."""
        self._under_way += 1
        try:
            async with self.lock:
                return await work()
        finally:
            self._under_way -= 1

    async def _change(self, work: Callable[[Table], Coroutine[Any, Any, T]]) -> T:
        """Does something to the table. It is refused, too, only by the table as it stands."""

        async def attempt() -> T:
            table = await self._loaded()
            for _ in range(TRIES):
                try:
                    return await work(table)
                except Stale:
                    table = await self._caught_up()
                except Problem:
                    if await self.store.revision(self.id) == table.revision:
                        raise
                    table = await self._caught_up()
            raise Problem(503, "away", wait=2)

        return await self._do(attempt)

    async def _look(self, work: Callable[[Table], T]) -> T:
        """What there is to know of the table as it stands."""
        async with self.lock:
            return work(await self._current())

    # -- the table in memory, a cache of its log ---------------------------------------

    async def _loaded(self) -> Table:
        """The table as this process knows it."""
        if self._table is None:
            table = await self.aside(Table, await self._whole())
            self._table = table
            if table.luck_is_lost and not table.is_closed and table.match.choice is not None:
                await self._renew_luck(table)
            self._told(table)
            self._tell_presence()
        return self._table

    async def _whole(self, since: int = 0) -> Whole:
        whole = await self.store.load(self.id, since)
        if whole is None:
            self._close_all()
            raise Problem(404, "no-such-table")
        return whole

    async def _renew_luck(self, table: Table) -> None:
        entry = fresh_luck()
        table.apply(entry)
        try:
            await self._commit(table, [entry])
        except Stale:  # whoever was first has renewed it
            await self._loaded()

    async def _current(self) -> Table:
        """The table with all that anybody has been told of, at this process or another."""
        table = await self._loaded()
        if await self.store.revision(self.id) != table.revision:
            table = await self._caught_up()
        return table

    async def _caught_up(self) -> Table:
        """The table with what other processes have added."""
        table = self._table
        if table is None:
            return await self._loaded()
        whole = await self._whole(max(0, table.seq - 1))
        if whole.row.revision == table.revision:
            return table
        if not table.is_followed_by(whole):  # put back from a backup, say
            self.forget()
            return await self._loaded()
        table.catch_up(whole)
        self._told(table)
        return table

    def lay(self, table: Table) -> None:
        """Has a table that has just been laid, and that nobody knows of yet."""
        self._table = table
        self._told(table)

    async def load(self) -> None:
        """Makes sure that there is such a table."""
        if self._table is None:
            async with self.lock:
                await self._loaded()

    async def refresh(self, revision: int | None) -> None:
        """Somebody else seems to have changed the table: it was found to be at a revision."""
        async with self.lock:
            if revision is None or revision != self._told_revision:
                await self._caught_up()

    async def _commit(self, table: Table, added: list[Entry]) -> None:
        """Appends what has just been applied; only then anybody hears of it."""
        at: str | None = None
        try:
            at = await self.store.append(
                self.id, table.revision, table.seq - len(added), added, table.standing()
            )
        finally:
            if at is None and not table.withdraw(added):
                self.forget()
        if at is None:
            raise Stale
        metrics.choices[table.row.game] += added[0].kind == "choice"
        table.updated = at
        self._changed(table, is_same=table.stays_as_it_is(added))

    def _changed(self, table: Table, is_same: bool = False) -> None:
        table.revision += 1
        self._told(table, is_same)

    def _told(self, table: Table, is_same: bool = False) -> None:
        """Something has happened; `is_same`: what the table is has stayed as it was."""
        self._told_revision = table.revision
        self._tell_all(is_same)
        self._wake_bot()

    def _tell_all(self, is_same: bool = False) -> None:
        self._shared.clear()
        if not is_same:
            self._about = None
        self._odds = None
        for viewer in self.viewers:
            viewer.tell()

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
        catalogue: Catalogue,
        seq: int | None = None,
        since: int | None = None,
        words: Catalogue | None = None,
    ) -> bytes:
        def work(table: Table) -> bytes:
            you = table.seats_of(hashes)
            if words is not None:
                return self._worded(table, you, catalogue, words)
            history_from = 0 if seq is None else table.still_holds(seq)
            common = self._common(table, history_from, since)
            return _joined(table.undo_state(you, catalogue), you, common).text

        return await self._look(work)

    def _worded(self, table: Table, you: out.You, catalogue: Catalogue, words: Catalogue) -> bytes:
        about = show.about(table, self._online)
        course = show.course(table, 0, 0, words.words(table.game))
        course.view = show.view(table)
        return _joined(table.undo_state(you, catalogue), you, shared(fields(about), course)).text

    def _common(
        self,
        table: Table,
        history_from: int,
        since: int | None = None,
        held: int | None = None,
        knows: bytes | None = None,
    ) -> Shared:
        """What all see alike, encoded once for those who lack the same: whole, or what has
        changed since the view that they hold and what they know of the table."""
        known = table.events_before(history_from if since is None else table.moments)
        events_from = known if since is None else min(since, known)
        kept = None if held is None else self._states.get(held)
        about = self._told_about(table)
        is_known = kept is not None and about is knows
        key = (history_from, events_from, None if kept is None else held, is_known)
        if key not in self._shared:
            if len(self._shared) >= SHARED:
                self._shared.popitem(last=False)
            shown = show.course(table, history_from, events_from)
            tell_change(shown, self._kept(table, shown), kept)
            self._shared[key] = shared(b"" if is_known else about, shown)
        return self._shared[key]

    def _told_about(self, table: Table) -> bytes:
        """What the table is, encoded: the same object as long as it is the same."""
        if self._about is None:
            self._about = fields(show.about(table, self._online))
        return self._about

    def _kept(self, table: Table, shown: out.Course) -> Kept:
        """The state, kept with the last ones, to tell those who hold them what has changed."""
        kept = self._states.get(table.seq)
        if kept is None:
            if len(self._states) >= STATES:
                self._states.popitem(last=False)
            kept = self._states[table.seq] = Kept(pieces(table.match.view()), shown)
        return kept

    async def moment(self, hashes: list[str], moment: int, is_bare: bool) -> bytes:
        def work(table: Table) -> bytes:
            you = table.seats_of(hashes)
            about, course = show.at_moment(table, moment, self._online, is_bare)
            common = shared(fields(about), course)
            return _joined(out.UndoState(possible=False), you, common).text

        return await self._look(work)

    async def odds(self) -> bytes:
        """The odds of the present choice, computed once however many ask."""
        async with self.lock:
            table = await self._current()
            if self._odds is None:
                self._odds = encoder.encode(await self.aside(show.odds, table))
            return self._odds

    async def study(self, work: Callable[..., T], *given: Any) -> T:
        """What takes a while to find out of the table as it stands."""
        async with self.lock:
            return await self.aside(work, await self._current(), *given)

    async def ask(self, question: Callable[[Table], T]) -> T:
        """Anything else one may want to know of the table."""
        return await self._look(question)

    async def record(self, at: int | None) -> str:
        """The match as a record; of a table that this program cannot play, what its log says."""
        try:
            return await self._look(lambda table: _record(table, at))
        except Problem as problem:
            if problem.code not in SEALED or at is not None:
                raise
        whole = await self._whole()
        return bare_record(whole.row, whole.entries)

    # -- live --------------------------------------------------------------------------

    async def enter(self, viewer: Viewer) -> None:
        def work(table: Table) -> None:
            table.seats_of(viewer.hashes)
            self.viewers.add(viewer)
            viewer.tell()
            for said in self._said.values():
                viewer.hear(said)

        await self._look(work)
        self._tell_presence()

    def exit(self, viewer: Viewer) -> None:
        self.viewers.discard(viewer)
        self.used_at = asyncio.get_running_loop().time()
        self._tell_presence()

    def _tell_presence(self) -> None:
        """Tells who is there: not of each who comes or goes, and nothing of those who watch."""
        if self._telling is not None or self._table is None or self.online == self._online:
            return
        loop = asyncio.get_running_loop()
        wait = self._told_presence + PRESENCE - loop.time()
        if wait > 0:
            self._telling = loop.call_later(wait, self._presence_told)
        else:
            self._presence_told()

    def _presence_told(self) -> None:
        self._telling = None
        if self._table is not None and self.online != self._online:
            self._told_presence = asyncio.get_running_loop().time()
            self._online = self.online
            self._tell_all()

    async def news_for(self, viewer: Viewer) -> News:
        """The state as a viewer lacks it."""
        async with self.lock:
            return self._news(await self._loaded(), viewer)

    def news_at_once(self, viewer: Viewer) -> News | None:
        """The same, unless it has to be waited for: something is being done to the table."""
        if self.lock.locked() or self._table is None:
            return None
        return self._news(self._table, viewer)

    def _news(self, table: Table, viewer: Viewer) -> News:
        viewer.is_behind = False
        seen, viewer.seq = viewer.seq, table.seq
        you = table.seats_of([token for token in viewer.hashes if token in table.held])
        history_from = 0 if seen is None else table.still_holds(seen)
        common = self._common(table, history_from, held=seen, knows=viewer.about)
        viewer.about = self._about
        return _joined(table.undo_state(you, viewer.catalogue), you, common)

    def _close_all(self) -> None:
        self.forget()
        for viewer in self.viewers:
            viewer.leave(4404)

    async def say(self, hashes: list[str], message: out.Say) -> None:
        """Tells everybody who watches at this process what somebody says, once."""

        def work(table: Table) -> None:
            you = table.seats_of(hashes)
            table.expect_player(you)
            if message.saying not in self._said:
                self._tell_saying(_said(message, you.seats[0], table.moments))

        await self._look(work)

    def _tell_saying(self, said: out.Said) -> None:
        if len(self._said) >= REMEMBERED:
            self._said.popitem(last=False)
        text = self._said[said.saying] = encoder.encode(said)
        for viewer in self.viewers:
            viewer.hear(text)

    # -- choices -----------------------------------------------------------------------

    async def choose(self, hashes: list[str], seq: int, option: str) -> int:
        """Makes a choice; the seq after it. The same message again changes nothing."""

        async def work(table: Table) -> int:
            you = table.seats_of(hashes)
            table.expect_player(you)
            if seq != table.seq:
                table.expect_repeated_choice(you, seq, option)
                return await self._again(table, seq)
            seat = table.chooser(you)
            await self._commit(table, [self._played(table, option, seat, None)])
            return table.seq

        return await self._change(work)

    async def _again(self, table: Table, seq: int) -> int:
        """The answer to a message that has been carried out before, to whom it is still due."""
        if await self.store.revision(self.id) != table.revision:
            raise Stale
        return seq + 1

    def _played(self, table: Table, option: str, by: int | None, bot: str | None) -> Entry:
        try:
            return table.play(option, by, bot)
        except Problem:
            raise
        except Exception:
            self.forget()  # the match may be half-way: its log is not
            raise

    # -- undo --------------------------------------------------------------------------

    async def undo(self, hashes: list[str], seq: int, to: int | None) -> int:
        async def work(table: Table) -> int:
            you = table.seats_of(hashes)
            table.expect_playing(you)
            if seq != table.seq:
                table.expect_repeated_undo(you, seq, to)
                return await self._again(table, seq)
            target = table.undo_target(to)
            undo = table.undo_to(target, you, ENGLISH, None)
            if undo.needs:
                await self._agree(table, target, you.seats[0], you.seats)
            else:
                await self._commit(table, table.rewinding(target, undo.free, you.seats[0]))
            return table.seq

        return await self._change(work)

    async def stop(self, hashes: list[str], seat: int, window: str, wish: str) -> int:
        """Settles where a seat is asked; the seq after it."""

        async def work(table: Table) -> int:
            you = table.seats_of(hashes)
            table.expect_player(you)
            if seat not in you.seats:
                raise Problem(403, "not-your-seat")
            entry = table.stop(Stop(seat, window, wish), seat)
            if entry is not None:
                await self._commit(table, [entry])
            return table.seq

        return await self._change(work)

    async def consent(self, hashes: list[str], seq: int, agree: bool) -> int:
        async def work(table: Table) -> int:
            you = table.seats_of(hashes)
            table.expect_playing(you)
            if seq != table.seq:
                table.expect_repeated_rewind(seq, agree)
                return await self._again(table, seq)
            request = table.request()
            if request is None:
                raise Problem(409, "no-request")
            if agree:
                await self._agree(table, request.to, request.by, you.seats)
            else:
                await self._settle_consents(table, [])
            return table.seq

        return await self._change(work)

    async def _agree(self, table: Table, to: int, asker: int, agreeing: list[int]) -> None:
        """Seats agree to go back; once all have, it happens. A wish for another moment takes
        the place of the one before."""
        agreed = [row for row in table.consents if row.to == to]
        have = {row.seat for row in agreed}
        agreed += [ConsentRow(to, seat, asker) for seat in agreeing if seat not in have]
        if all([seat in {row.seat for row in agreed} for seat in table.people]):
            await self._commit(table, table.rewinding(to, False, asker))
        else:
            await self._settle_consents(table, agreed)

    async def _settle_consents(self, table: Table, agreed: list[ConsentRow]) -> None:
        if not await self.store.consent(self.id, table.revision, table.seq, agreed):
            raise Stale
        table.consents = agreed
        self._changed(table)

    # -- seats -------------------------------------------------------------------------

    async def change_seat(
        self, hashes: list[str], number: int, change: out.SeatChange
    ) -> out.SeatKey:
        async def work(table: Table) -> out.SeatKey:
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
            await self._set_seat(table, changed, held, is_new)
            return key

        return await self._change(work)

    async def join(self, invitation: str, name: str | None) -> out.SeatKey:
        async def work(table: Table) -> out.SeatKey:
            used = hashed(invitation)
            for seat in table.seats:
                if seat.invitation == used:
                    token = new_token()
                    joined = msgspec.structs.replace(
                        _renamed(seat, name), bot=None, invitation=None
                    )
                    await self._set_seat(table, joined, {hashed(token): seat.seat}, True)
                    return out.SeatKey(seat=seat.seat, token=token, invitation=None)
            raise Problem(404, "wrong-invitation")

        return await self._change(work)

    async def _set_seat(
        self, table: Table, seat: SeatRow, held: dict[str, int | None], forget: bool
    ) -> None:
        if not await self.store.set_seat(self.id, table.revision, seat, held, forget):
            raise Stale
        table.seats[seat.seat] = seat
        if forget:
            table.held = {token: s for token, s in table.held.items() if s != seat.seat}
        table.held |= held
        self._changed(table)

    async def come_home(self) -> Given:
        """New tokens for the owner of the machine, who may take what is `here`."""

        async def work(table: Table) -> Given:
            here = [seat.seat for seat in table.seats if seat.kind == "here"]
            keys = [out.SeatKey(seat=seat, token=new_token(), invitation=None) for seat in here]
            given = Given(id=self.id, owner=new_token(), keys=keys)
            if not await self.store.hold(self.id, table.revision, given.held):
                raise Stale
            table.held |= given.held
            self._changed(table)
            return given

        return await self._change(work)

    async def make_link(self, link: str, hashes: list[str], moves: bool) -> None:
        """What some tokens hold can be had on another device, by a link."""

        async def work(table: Table) -> None:
            known = known_tokens(table.held, hashes)
            if not await self.store.make_link(self.id, table.revision, link, known, moves):
                raise Stale
            self._changed(table)

        await self._change(work)

    async def use_link(self, link: str) -> list[tuple[int | None, str]]:
        """New tokens for whoever comes by a link, and the seats they hold; None: the owner's."""

        async def work(table: Table) -> list[tuple[int | None, str]]:
            fresh = {giver: new_token() for giver in table.held}
            hashes = {giver: hashed(token) for giver, token in fresh.items()}
            used = await self.store.use_link(self.id, table.revision, link, hashes)
            if used is None:
                raise Stale
            given = [(table.held[giver], fresh[giver]) for giver in used]
            table.held |= {hashes[giver]: table.held[giver] for giver in used}
            table.held = {t: s for t, s in table.held.items() if not used.get(t, False)}
            self._changed(table)
            return given

        return await self._change(work)

    async def revoke_link(self, link: str) -> None:
        async def work(table: Table) -> None:
            void = await self.store.revoke_link(self.id, table.revision, link)
            if void is None:
                raise Stale
            table.held = {t: seat for t, seat in table.held.items() if t not in void}
            self._changed(table)

        await self._change(work)

    async def remove(self, hashes: list[str]) -> None:
        """Removes the table, also one that this program cannot play."""

        async def work() -> None:
            for _ in range(TRIES):
                whole = await self._whole()
                known = known_tokens(whole.held, hashes)
                if not any([whole.held[token] is None for token in known]):
                    raise Problem(403, "not-the-owner")
                if await self.store.delete(self.id, whole.row.revision):
                    self._close_all()
                    return
            raise Problem(503, "away", wait=2)

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
        async def work(table: Table) -> None:
            if table.seq == seq and table.bot_to_move() == name:
                await self._commit(table, [self._played(table, option, None, name)])

        await self._change(work)

    async def close(self) -> None:
        """Finishes what is under way."""
        if self._telling is not None:
            self._telling.cancel()
        async with self.lock:
            if self._bot_plays is not None:
                self._bot_plays.cancel()


SEALED: Final = ("old-rules", "damaged")


def _record(table: Table, at: int | None) -> str:
    if table.sealed and at is None:
        raise Problem(409, table.sealed)
    return table.as_of(at).record()


def _said(message: out.Say, seat: int, moment: int) -> out.Said:
    return out.Said(
        saying=message.saying or new_token(),
        seat=seat,
        moment=moment,
        text=plain(message.text),
        phrase=message.phrase,
        at=message.at,
        option=message.option,
    )


def _bot_question(table: Table) -> tuple[int, str, dict[str, Any], list[str]] | None:
    name, choice = table.bot_to_move(), table.match.choice
    if name is None or choice is None:
        return None
    return table.seq, name, table.match.position(), choice.notations()


def tell_change(shown: out.Course, now: Kept, held: Kept | None) -> None:
    """Tells the view, or, if that is less, what has changed since the state that is held; the
    rest is then left out where it is the same."""
    change = None if held is None else patch(held.view, now.view)
    if held is None or change is None or not is_less(change, now.view):
        shown.view = msgspec.Raw(whole(now.view))
        return
    shown.patch = msgspec.Raw(change)
    shown.chosen = UNSET
    if held.coming_up == now.coming_up:
        shown.coming_up = UNSET
    if held.outcome == now.outcome:
        shown.outcome = UNSET


def is_less(change: bytes, view: Pieces) -> bool:
    length = len(change)
    return length < FEW_BYTES or length < sum([len(value) for value in view.values()])


def fields(about: out.About) -> bytes:
    """The fields of an object, to go into another."""
    return b"," + encoder.encode(about)[1:-1]


def shared(about: bytes, course: out.Course) -> Shared:
    """What all see alike, as the rest of an object that another part comes before."""
    return Shared(about + b"," + encoder.encode(course)[1:])


def _joined(undo: out.UndoState, you: out.You, common: Shared) -> News:
    """One object of what all see alike, encoded once, and what only one sees."""
    return News(encoder.encode(out.Personal(type="state", you=you, undo=undo))[:-1], common)


def _renamed(seat: SeatRow, name: str | None) -> SeatRow:
    return seat if name is None else msgspec.structs.replace(seat, name=plain(name))


def _handed(seat: SeatRow, game: str, bot: str | None) -> SeatRow:
    return msgspec.structs.replace(seat, bot=known_bot(game, bot))


def _offered(seat: SeatRow, invitation: str) -> SeatRow:
    return msgspec.structs.replace(seat, kind="elsewhere", invitation=hashed(invitation))


def _taken(seat: SeatRow, by_owner: bool) -> SeatRow:
    taken = msgspec.structs.replace(seat, bot=None)
    return msgspec.structs.replace(taken, kind="here", invitation=None) if by_owner else taken
