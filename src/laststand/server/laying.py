"""New tables: their rows, their seats and the keys to these."""

from __future__ import annotations

import secrets
from typing import Any

import msgspec

from laststand import Match
from laststand.server import documents as out
from laststand.server.bots import USUAL_BOT, bot_names
from laststand.server.problems import Problem
from laststand.server.rows import Entry, SeatRow, Standing, TableRow
from laststand.server.store import now
from laststand.server.table import Table, entries_of, fresh_luck
from laststand.server.tokens import hashed, new_id, new_token, plain


class Given(msgspec.Struct, frozen=True, kw_only=True):
    """What somebody is given to play at a table, to remove it and to invite others."""

    id: str
    owner: str
    keys: list[out.SeatKey] = []

    @property
    def held(self) -> dict[str, int | None]:
        """Hashes of its tokens and the seats they hold; None: the owner's."""
        held: dict[str, int | None] = {hashed(self.owner): None}
        return held | {hashed(key.token): key.seat for key in self.keys if key.token is not None}


def row_of(
    match: Match,
    *,
    name: str = "",
    listed: bool = True,
    frozen: bool = False,
    open_luck: bool = False,
    position: dict[str, Any] | None = None,
    lesson: bool = False,
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
        lesson=lesson,
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


def branched(table: Table, wish: out.NewBranch) -> tuple[TableRow, list[Entry]]:
    """The row and the log of a table that stands at a moment of another, with luck of its own."""
    if wish.at > table.moments:
        raise Problem(404, "no-such-moment")
    entries = [*table.prefix(wish.at), fresh_luck()]
    standing = table.as_of(wish.at).standing()
    created = now()
    row = msgspec.structs.replace(
        table.row,
        id=new_id(),
        rules=table.game.version,
        content=table.game.content.name,
        name=plain(wish.name) or table.row.name,
        seed=secrets.randbits(63),
        open_luck=False,
        created=created,
        updated=created,
        frozen=False,
        lesson=False,
        branch_of=table.row.id,
        branch_at=wish.at,
        revision=1,
        seq=len(entries),
        standing=msgspec.structs.replace(standing, moments=wish.at, rewound=False),
    )
    return row, entries


def keys_for(count: int, wishes: list[out.SeatWish]) -> list[tuple[out.SeatWish, out.SeatKey]]:
    """A key for every seat; those nobody says anything of are here."""
    if len(wishes) > count:
        raise Problem(400, "bad-seats", reason=f"the table has {count} seats, not {len(wishes)}")
    wishes = wishes + [out.SeatWish()] * (count - len(wishes))
    return [(wish, _key(seat, wish)) for seat, wish in enumerate(wishes)]


def _key(seat: int, wish: out.SeatWish) -> out.SeatKey:
    return out.SeatKey(
        seat=seat,
        token=new_token() if wish.kind == "here" else None,
        invitation=new_token() if wish.kind == "elsewhere" else None,
    )


def seat_of(game: str, wish: out.SeatWish, key: out.SeatKey) -> SeatRow:
    return SeatRow(
        seat=key.seat,
        kind=wish.kind,
        name=plain(wish.name),
        bot=known_bot(game, wish.bot) if wish.kind == "bot" else None,
        invitation=None if key.invitation is None else hashed(key.invitation),
    )


def known_bot(game: str, name: str | None) -> str:
    names = bot_names(game)
    if name is None:
        return USUAL_BOT if USUAL_BOT in names else names[-1]
    if name not in names:
        raise Problem(404, "no-such-bot")
    return name
