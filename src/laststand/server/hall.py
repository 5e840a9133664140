"""The hall: all rooms of this process, and what other processes do to the same tables."""

from __future__ import annotations

import asyncio
import logging
import secrets
from contextlib import suppress
from typing import Any, Final

import msgspec

from laststand import LaststandError, Match, Outcome, verify
from laststand.kernel.position import position_document
from laststand.kernel.record import Record
from laststand.server import documents as out
from laststand.server.bots import Bots
from laststand.server.catalogues import Catalogues
from laststand.server.fixed import known_game
from laststand.server.notices import listen
from laststand.server.problems import Problem
from laststand.server.room import Room, known_bot
from laststand.server.rows import Entry, Listed, SeatRow, Standing, TableRow
from laststand.server.settings import Settings
from laststand.server.show import shown_outcome, shown_seat
from laststand.server.store import Store, now
from laststand.server.table import Table, entries_of, fresh_luck
from laststand.server.tokens import hashed, new_id, new_token

log: Final = logging.getLogger("laststand.server")


class Hall:
    """Rooms by the ids of their tables."""

    def __init__(self, settings: Settings, catalogues: Catalogues) -> None:
        self.settings: Final = settings
        self.store: Final = Store(settings.url)
        self.bots: Final = Bots(settings.bot_seconds)
        self.catalogues: Final = catalogues
        self.rooms: Final[dict[str, Room]] = {}
        self._watching: list[asyncio.Task[None]] = []

    def open(self) -> None:
        self._watching.append(asyncio.create_task(self._poll()))
        if not self.store.is_sqlite:
            self._watching.append(asyncio.create_task(listen(self.store.engine.url, self.hear)))

    async def close(self) -> None:
        for task in self._watching:
            task.cancel()
        for room in list(self.rooms.values()):
            await room.close()
        self.bots.close()
        await asyncio.to_thread(self.store.close)

    # -- rooms -------------------------------------------------------------------------

    async def room(self, id: str) -> Room:
        """The room of a table, which is then there."""
        room = self.rooms.get(id)
        if room is None:
            self._make_way()
            room = self.rooms[id] = Room(id, self.store, self.bots)
        else:  # the ones used last are kept longest
            self.rooms[id] = self.rooms.pop(id)
        try:
            await room.load()
        except BaseException:
            if room.is_idle:
                self.rooms.pop(id, None)
            raise
        return room

    def _make_way(self) -> None:
        if len(self.rooms) >= self.settings.limits.rooms:
            for id in [id for id, room in self.rooms.items() if room.is_idle][:20]:
                del self.rooms[id]

    # -- other processes ---------------------------------------------------------------

    async def hear(self, id: str) -> None:
        """Somebody has changed a table: a hint to read again."""
        room = self.rooms.get(id)
        if room is None or room.revision is None:
            return
        try:
            found = (await self.store.revisions([id])).get(id)
            if found != room.revision:
                await room.refresh()
        except Problem:
            self.rooms.pop(id, None)

    async def _poll(self) -> None:
        """Looks for changes where no hint comes, or one was lost."""
        while True:
            await asyncio.sleep(self.settings.poll_seconds)
            watched = [id for id, room in self.rooms.items() if room.viewers]
            try:
                found = await self.store.revisions(watched) if watched else {}
                for id in watched:
                    if self._is_stale(id, found.get(id)):
                        with suppress(Problem):
                            await self.rooms[id].refresh()
            except Exception:
                log.exception("the database does not answer; trying again")

    def _is_stale(self, id: str, found: int | None) -> bool:
        room = self.rooms.get(id)
        return room is not None and room.revision is not None and room.revision != found

    # -- new tables --------------------------------------------------------------------

    async def lay(self, wish: out.NewTable) -> tuple[str, list[out.SeatKey], str]:
        """A new table: its owner's token, its seats' keys and its id."""
        game = known_game(wish.game)
        try:
            options = game.settle({**wish.options})
        except LaststandError as refused:
            raise Problem(400, "bad-options", reason=str(refused)) from None
        seed = secrets.randbits(63) if wish.seed is None else int(wish.seed)
        named: dict[str, Any] = {**options}
        match = Match.new(game.id, seed=seed, **named)
        is_chosen = wish.seed is not None
        row = _row(match, name=wish.name, listed=wish.listed, open_luck=is_chosen)
        return await self._create(row, [], game.seats(options), wish.seats)

    async def resume(self, wish: out.SavedTable) -> tuple[str, list[out.SeatKey], str]:
        """A new table that stands as a save has it, with fresh luck."""
        seed = secrets.randbits(63) if wish.seed is None else int(wish.seed)
        try:
            match, origin = await asyncio.to_thread(_resumed, wish.position, seed)
        except LaststandError as refused:
            raise Problem(400, "bad-position", reason=str(refused)) from None
        except Exception as error:  # a save is a stranger's text: nothing in it is our failure
            log.warning("a save cannot be played on: %r", error)
            raise Problem(400, "bad-position", reason="it cannot be played on") from None
        row = _row(
            match,
            name=wish.name,
            listed=wish.listed,
            open_luck=wish.seed is not None,
            position=origin,
        )
        return await self._create(row, [], match.game.seats(match.options), wish.seats)

    async def branch(self, id: str, wish: out.NewBranch) -> tuple[str, list[out.SeatKey], str]:
        """A new table that stands at a moment of another, with fresh luck."""
        room = await self.room(id)
        row, entries = await room.ask(lambda table: _branched(table, wish))
        game = known_game(row.game)
        return await self._create(row, entries, game.seats({**row.options}), wish.seats)

    async def _create(
        self, row: TableRow, entries: list[Entry], count: int, wishes: list[out.SeatWish]
    ) -> tuple[str, list[out.SeatKey], str]:
        if len(wishes) > count:
            raise Problem(
                400, "bad-seats", reason=f"the table has {count} seats, not {len(wishes)}"
            )
        wishes = wishes + [out.SeatWish()] * (count - len(wishes))
        owner = new_token()
        keys = [_key(seat, wish) for seat, wish in enumerate(wishes)]
        seats = [_seat(row.game, wish, key) for wish, key in zip(wishes, keys, strict=True)]
        held: dict[str, int | None] = {hashed(owner): None}
        held |= {hashed(key.token): key.seat for key in keys if key.token is not None}
        await self.store.create(row, entries, seats, held)
        return owner, keys, row.id

    async def upload(self, text: str) -> str:
        """A frozen table that shows a record; its id."""
        try:
            match, record = await asyncio.to_thread(_verified, text)
        except LaststandError as refused:
            raise Problem(400, "bad-record", reason=str(refused)) from None
        except Exception as error:  # a record is a stranger's text: nothing in it is our failure
            log.warning("an uploaded record cannot be played: %r", error)
            raise Problem(400, "bad-record", reason="it cannot be played") from None
        row = _row(match, frozen=True, listed=False, position=record.position)
        await self.store.create(row, entries_of(match), [], {})
        return row.id

    # -- lists -------------------------------------------------------------------------

    async def summaries(
        self, hashes: list[str], ids: list[str] | None, limit: int
    ) -> list[out.Summary]:
        found = await self.store.listed(ids, hashes, limit)
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
            seats=[shown_seat(seat, set(held.values()), online) for seat in listed.seats],
            you=out.You(seats=seats, owner=None in mine, watcher=not seats),
            created=row.created,
            updated=row.updated,
        )


def _resumed(position: dict[str, Any] | str, seed: int) -> tuple[Match, dict[str, Any]]:
    document = position_document(position)
    match = Match.at(document, seed=seed)
    if match.choice is None:
        raise LaststandError("the game in it is over")
    return match, document


def _verified(text: str) -> tuple[Match, Record]:
    return verify(text), Record.read(text)


def _row(
    match: Match,
    *,
    name: str = "",
    listed: bool = True,
    frozen: bool = False,
    open_luck: bool = False,
    position: dict[str, Any] | None = None,
) -> TableRow:
    """The row of a table whose match stands like this."""
    choice, outcome, created = match.choice, match.outcome, now()
    entries = entries_of(match)
    return TableRow(
        id=new_id(),
        game=match.game.id,
        rules=match.game.version,
        content=match.game.content.name,
        name=name,
        options=match.options,
        seed=match.seed,
        open_luck=open_luck,
        origin=None if position is None else msgspec.json.encode(position).decode(),
        start=tuple(match.history[0].heard),
        created=created,
        updated=created,
        listed=listed,
        frozen=frozen,
        branch_of=None,
        branch_at=None,
        revision=1,
        seq=len(entries),
        standing=Standing(
            moments=len(match),
            ask=None if choice is None else choice.ask,
            asked=None if choice is None else choice.seat,
            outcome=None if outcome is None else msgspec.json.encode(outcome.as_dict()).decode(),
            rewound=False,
        ),
    )


def _branched(table: Table, wish: out.NewBranch) -> tuple[TableRow, list[Entry]]:
    if wish.at > table.moments:
        raise Problem(404, "no-such-moment")
    entries = [*table.prefix(wish.at), fresh_luck()]
    present = table.moments
    table.match.go_to(wish.at)
    try:
        standing = table.standing()
    finally:
        table.match.go_to(present)
    created = now()
    row = msgspec.structs.replace(
        table.row,
        id=new_id(),
        name=wish.name or table.row.name,
        seed=secrets.randbits(63),
        open_luck=False,
        created=created,
        updated=created,
        frozen=False,
        branch_of=table.row.id,
        branch_at=wish.at,
        revision=1,
        seq=len(entries),
        standing=msgspec.structs.replace(standing, moments=wish.at, rewound=False),
    )
    return row, entries


def _key(seat: int, wish: out.SeatWish) -> out.SeatKey:
    return out.SeatKey(
        seat=seat,
        token=new_token() if wish.kind == "here" else None,
        invitation=new_token() if wish.kind == "elsewhere" else None,
    )


def _seat(game: str, wish: out.SeatWish, key: out.SeatKey) -> SeatRow:
    return SeatRow(
        seat=key.seat,
        kind=wish.kind,
        name=wish.name,
        bot=known_bot(game, wish.bot) if wish.kind == "bot" else None,
        invitation=None if key.invitation is None else hashed(key.invitation),
    )


def _outcome(row: TableRow) -> out.Outcome | None:
    if row.standing.outcome is None:
        return None
    ended: dict[str, Any] = msgspec.json.decode(row.standing.outcome)
    return shown_outcome(known_game(row.game), Outcome(**ended))
