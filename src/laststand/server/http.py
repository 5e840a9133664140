"""The HTTP side of the API: every address once, for the routes and for the OpenAPI document."""

from __future__ import annotations

import hashlib
from collections.abc import Awaitable, Callable
from importlib.metadata import version
from typing import Any, Final, TypeAlias, TypeVar

import msgspec
from starlette.convertors import Convertor, register_url_convertor
from starlette.requests import Request
from starlette.responses import Response

from laststand.catalogues import Catalogue, Texts
from laststand.kernel.documents import PositionDocument
from laststand.kernel.record import Record
from laststand.server import devices, fixed, show
from laststand.server import documents as doc
from laststand.server.addresses import counted
from laststand.server.answers import JSON, answer, encoder, is_held, tagged
from laststand.server.hall import Hall
from laststand.server.laying import Given
from laststand.server.problems import Problem
from laststand.server.puzzles import briefs
from laststand.server.room import Room
from laststand.server.table import Table
from laststand.server.tokens import MOST_AT_A_TABLE, MOST_IN_ALL, hashed

T = TypeVar("T")
Handler: TypeAlias = Callable[[Request, Hall], Awaitable[Response]]

TEXT: Final = "text/plain"
DEAR: Final = 100
"""Choices to be played again that cost as much as another new table."""
REASON: Final = 200
"""Characters of what is wrong that are said."""


class Endpoint(msgspec.Struct, frozen=True, kw_only=True):
    """One method of one address, and what it takes and gives."""

    method: str
    path: str
    summary: str
    handler: Handler
    takes: Any = None
    gives: Any = None
    status: int = 200
    query: dict[str, str] = {}
    cost: int = 1
    """For how many requests it counts."""


# -- what comes in ---------------------------------------------------------------------


def decoded(received: bytes | str, decoder: msgspec.json.Decoder[T]) -> T:
    try:
        return decoder.decode(received)
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        raise Problem(400, "bad-request", reason=str(error)[:REASON]) from None


def hall_of(request: Request) -> Hall:
    hall: Hall = request.app.state.hall
    return hall


def tokens(request: Request, most: int = MOST_AT_A_TABLE) -> list[str]:
    """The hashes of the tokens somebody sends, the first of them if they are too many."""
    scheme, _, sent = request.headers.get("authorization", "").partition(" ")
    if not sent:
        return []
    if scheme.lower() != "bearer":
        raise Problem(401, "wrong-token")
    return [hashed(token.strip()) for token in sent.split(",")[:most] if token.strip()]


async def body(request: Request, most: int) -> bytes:
    """The body, refused as soon as it grows too large."""
    received = bytearray()
    async for chunk in request.stream():
        received += chunk
        if len(received) > most:
            raise Problem(413, "too-large", most=most)
    return bytes(received)


async def document(request: Request, hall: Hall, kind: type[T], most: int = 0) -> T:
    if request.headers.get("content-type", "").partition(";")[0].strip() != JSON:
        raise Problem(415, "wrong-type", type=JSON)
    received = await body(request, most or hall.settings.limits.body_bytes)
    return decoded(received, msgspec.json.Decoder(kind))


class CountConvertor(Convertor[int]):
    """A number in an address, of so few digits that anything can be counted with it."""

    regex = "[0-9]{1,9}"

    def convert(self, value: str) -> int:
        return int(value)

    def to_string(self, value: int) -> str:
        return str(value)


register_url_convertor("count", CountConvertor())


def number(request: Request, name: str) -> int | None:
    text = request.query_params.get(name)
    if text is None:
        return None
    if not (text.isascii() and text.isdecimal() and len(text) < 10):
        raise Problem(400, "bad-request", reason=f"'{name}' must be a number")
    return int(text)


async def room_of(request: Request, hall: Hall) -> Room:
    return await hall.room(request.path_params["id"])


def catalogue_of(request: Request, hall: Hall) -> Catalogue:
    return hall.catalogues.preferred(request.headers.get("accept-language", ""))


# -- what goes out ---------------------------------------------------------------------


def lasting(request: Request, content: object) -> Response:
    """Something that changes only with the program."""
    encoded = encoder.encode(content)
    headers = tagged(hashlib.sha256(encoded).hexdigest(), "no-cache")
    if is_held(request, headers):
        return Response(status_code=304, headers=headers)
    return Response(encoded, media_type=JSON, headers=headers)


async def state_now(request: Request, hall: Hall, room: Room) -> msgspec.Raw:
    return msgspec.Raw(await room.state(tokens(request), catalogue_of(request, hall)))


# -- fixed things ----------------------------------------------------------------------


async def server(request: Request, hall: Hall) -> Response:
    brief = doc.ServerBrief(
        version=version("laststand"),
        home=hall.settings.home,
        languages=hall.catalogues.languages,
    )
    return answer(brief)


async def games(request: Request, hall: Hall) -> Response:
    return lasting(request, fixed.games())


async def game(request: Request, hall: Hall) -> Response:
    return lasting(request, fixed.whole_game(request.path_params["game"]))


async def languages(request: Request, hall: Hall) -> Response:
    return lasting(request, hall.catalogues.languages)


async def catalogue(request: Request, hall: Hall) -> Response:
    return lasting(request, hall.catalogues.of(request.path_params["language"]).texts)


# -- tables ----------------------------------------------------------------------------


def _expect_few_tables(request: Request, cost: float = 1) -> None:
    request.app.state.new_tables.expect(counted(request.scope), cost)


async def lay(request: Request, hall: Hall) -> Response:
    wish = await document(request, hall, doc.NewTable)
    _expect_few_tables(request)
    return await _laid(request, hall, await hall.lay(wish))


async def teach(request: Request, hall: Hall) -> Response:
    wish = await document(request, hall, doc.NewLesson)
    _expect_few_tables(request)
    return await _laid(request, hall, await hall.teach(wish))


async def puzzles(request: Request, hall: Hall) -> Response:
    return lasting(request, briefs(fixed.known_game(request.path_params["game"]).id))


async def pose(request: Request, hall: Hall) -> Response:
    wish = await document(request, hall, doc.NewPuzzle)
    _expect_few_tables(request)
    return await _laid(request, hall, await hall.pose(wish))


async def resume(request: Request, hall: Hall) -> Response:
    wish = await document(request, hall, doc.SavedTable, hall.settings.limits.position_bytes)
    _expect_few_tables(request)
    return await _laid(request, hall, await hall.resume(wish))


async def branch(request: Request, hall: Hall) -> Response:
    wish = await document(request, hall, doc.NewBranch)
    _expect_few_tables(request, 1 + wish.at / DEAR)
    return await _laid(request, hall, await hall.branch(request.path_params["id"], wish))


async def _laid(request: Request, hall: Hall, given: Given, status: int = 201) -> Response:
    state = await _state_given(request, hall, given)
    content = {"id": given.id, "owner": given.owner, "seats": given.keys, "state": state}
    return answer(content, status)


async def _state_given(request: Request, hall: Hall, given: Given) -> msgspec.Raw:
    room = await hall.room(given.id)
    return msgspec.Raw(await room.state(list(given.held), catalogue_of(request, hall)))


async def upload(request: Request, hall: Hall) -> Response:
    if request.headers.get("content-type", "").partition(";")[0].strip() != TEXT:
        raise Problem(415, "wrong-type", type=TEXT)
    text = await body(request, hall.settings.limits.record_bytes)
    _expect_few_tables(request, 1 + text.count(b"\n") / DEAR)
    try:
        given = await hall.upload(text.decode())
    except UnicodeDecodeError:
        raise Problem(400, "bad-record", reason="it is not a text in UTF-8") from None
    state = await _state_given(request, hall, given)
    return answer({"id": given.id, "owner": given.owner, "state": state}, 201)


async def tables(request: Request, hall: Hall) -> Response:
    ids = request.query_params.get("ids")
    limit = min(number(request, "limit") or 50, 200)
    wanted = None if ids is None else ids.split(",")[:200]
    return answer(await hall.summaries(tokens(request, MOST_IN_ALL), wanted, limit))


async def state(request: Request, hall: Hall) -> Response:
    room = await room_of(request, hall)
    shown = await room.state(
        tokens(request),
        catalogue_of(request, hall),
        number(request, "seq"),
        number(request, "since"),
        words_for(request, hall),
    )
    return Response(shown, media_type=JSON)


def words_for(request: Request, hall: Hall) -> Catalogue | None:
    """The language that somebody wants words in besides facts."""
    language = request.query_params.get("words")
    if language is None:
        return None
    if language not in hall.catalogues.languages:
        raise Problem(404, "no-such-language")
    return hall.catalogues.of(language)


async def why(request: Request, hall: Hall) -> Response:
    room = await room_of(request, hall)
    option, about = request.query_params.get("option"), request.query_params.getlist("about")
    catalogue = words_for(request, hall)

    def work(table: Table) -> doc.Reasons:
        words = None if catalogue is None else catalogue.words(table.game)
        if option is not None:
            return show.reason(table, option, words)
        return show.reasons(table, about, words)

    return answer(await room.ask(work))


async def odds(request: Request, hall: Hall) -> Response:
    room = await room_of(request, hall)
    return Response(await room.odds(), media_type=JSON)


async def foresight(request: Request, hall: Hall) -> Response:
    room = await room_of(request, hall)
    options = request.query_params.getlist("option")
    return answer(await room.study(show.foresight, options))


async def remove(request: Request, hall: Hall) -> Response:
    room = hall.known_room(request.path_params["id"])
    await room.remove(tokens(request))
    hall.rooms.pop(room.id, None)
    return Response(status_code=204)


async def choose(request: Request, hall: Hall) -> Response:
    made = await document(request, hall, doc.ChoiceMade)
    room = await room_of(request, hall)
    await room.choose(tokens(request), made.seq, made.option)
    return answer(await state_now(request, hall, room))


async def undo(request: Request, hall: Hall) -> Response:
    wish = await document(request, hall, doc.UndoWish)
    room = await room_of(request, hall)
    await room.undo(tokens(request), wish.seq, wish.to)
    return answer(await state_now(request, hall, room))


async def consent(request: Request, hall: Hall) -> Response:
    said = await document(request, hall, doc.Consent)
    room = await room_of(request, hall)
    await room.consent(tokens(request), said.seq, said.agree)
    return answer(await state_now(request, hall, room))


async def stop(request: Request, hall: Hall) -> Response:
    said = await document(request, hall, doc.StopWish)
    room = await room_of(request, hall)
    await room.stop(tokens(request), said.seat, said.window, said.wish)
    return answer(await state_now(request, hall, room))


async def change_seat(request: Request, hall: Hall) -> Response:
    change = await document(request, hall, doc.SeatChange)
    room = await room_of(request, hall)
    seat = request.path_params["seat"]
    key = await room.change_seat(tokens(request), seat, change)
    return await _seated(request, hall, room, key)


async def join(request: Request, hall: Hall) -> Response:
    joining = await document(request, hall, doc.Joining)
    room = await room_of(request, hall)
    key = await room.join(joining.invitation, joining.name)
    return await _seated(request, hall, room, key)


async def _seated(request: Request, hall: Hall, room: Room, key: doc.SeatKey) -> Response:
    """The state with the token just given, and without those that are void now."""
    sent = tokens(request) + ([hashed(key.token)] if key.token else [])
    held = await room.ask(lambda table: [token for token in sent if token in table.held])
    shown = msgspec.Raw(await room.state(held, catalogue_of(request, hall)))
    content = {"seat": key.seat, "token": key.token, "invitation": key.invitation, "state": shown}
    return answer(content)


async def home(request: Request, hall: Hall) -> Response:
    if not hall.settings.home:
        raise Problem(403, "not-at-home")
    room = await room_of(request, hall)
    return await _laid(request, hall, await room.come_home(), 200)


async def make_link(request: Request, hall: Hall) -> Response:
    wish = await document(request, hall, doc.DeviceWish)
    return answer(await devices.make_link(hall, wish), 201)


async def use_link(request: Request, hall: Hall) -> Response:
    key = await document(request, hall, doc.DeviceKey)
    return answer(await devices.use_link(hall, key.link))


async def revoke_link(request: Request, hall: Hall) -> Response:
    key = await document(request, hall, doc.DeviceKey)
    await devices.revoke_link(hall, key.link)
    return Response(status_code=204)


# -- moments and records ---------------------------------------------------------------


async def moment(request: Request, hall: Hall) -> Response:
    room = await room_of(request, hall)
    is_bare = bool(number(request, "bare"))
    shown = await room.moment(tokens(request), request.path_params["moment"], is_bare)
    return Response(shown, media_type=JSON)


async def bot_reason(request: Request, hall: Hall) -> Response:
    room = await room_of(request, hall)
    return answer(await room.study(show.bot_reason, request.path_params["moment"]))


async def history(request: Request, hall: Hall) -> Response:
    room = await room_of(request, hall)
    return answer(
        await room.ask(lambda table: doc.History(table.seq, table.moments, list(table.line)))
    )


async def record(request: Request, hall: Hall) -> Response:
    room = hall.known_room(request.path_params["id"])
    at = number(request, "at")
    text = await room.record(at)
    if at is None:
        text = await _with_analysis(hall, room, text)
    return _attached(text, "text/plain; charset=utf-8", f"laststand-{room.id}.txt")


async def _with_analysis(hall: Hall, room: Room, text: str) -> str:
    """A record of a game that is over carries its analysis, if somebody had it made; before, that
    would be a hint for everybody."""
    kept = await hall.store.analysis(room.id)
    if kept is None or kept[0] != await room.ask(_seq_at_end):
        return text
    record = Record.read(text)
    record.analysis = msgspec.json.decode(kept[1])
    return record.write()


def _seq_at_end(table: Table) -> int | None:
    is_over = table.match.outcome is not None or table.is_closed
    return table.seq if is_over else None


async def position(request: Request, hall: Hall) -> Response:
    room = await room_of(request, hall)
    at = number(request, "at")
    saved = await room.ask(lambda table: table.as_of(at).match.position())
    text = msgspec.json.format(msgspec.json.encode(saved), indent=1).decode()
    return _attached(text, JSON, f"laststand-{room.id}.json")


def _attached(text: str, media_type: str, name: str) -> Response:
    disposition = f'attachment; filename="{name}"'
    return Response(text, media_type=media_type, headers={"content-disposition": disposition})


# -- hints and analyses ----------------------------------------------------------------


async def _expect_hints(room: Room, hashes: list[str]) -> None:
    """Whoever sits at the table may ask, if it is played with hints or is over."""

    def work(table: Table) -> None:
        you = table.seats_of(hashes)
        if you.watcher and not you.owner and not table.is_closed:
            raise Problem(403, "watching-only")
        if not table.gives_hints:
            raise Problem(403, "no-hints")

    await room.ask(work)


async def hints(request: Request, hall: Hall) -> Response:
    room = await room_of(request, hall)
    await _expect_hints(room, tokens(request))
    at = number(request, "at")

    def work(table: Table) -> tuple[int, int, dict[str, Any]]:
        moment = table.moments if at is None else at
        return table.seq, moment, table.as_of(moment).match.position()

    seq, moment, position = await room.ask(work)
    said = await hall.coaching.advise(counted(request.scope), position)
    return answer({"seq": seq, "moment": moment, **said})


async def begin_analysis(request: Request, hall: Hall) -> Response:
    room = await room_of(request, hall)
    await _expect_hints(room, tokens(request))
    seq, moments = await room.ask(lambda table: (table.seq, table.moments))
    kept = await hall.store.analysis(room.id)
    if kept is None or kept[0] != seq:
        person = counted(request.scope)
        hall.coaching.begin(person, room.id, seq, moments, await room.record(None))
    return await _analysis(hall, room)


async def analysis(request: Request, hall: Hall) -> Response:
    room = await room_of(request, hall)
    await _expect_hints(room, tokens(request))
    return await _analysis(hall, room)


async def _analysis(hall: Hall, room: Room) -> Response:
    seq, of = await room.ask(lambda table: (table.seq, table.moments + 1))
    work, kept = hall.coaching.under_way(room.id), await hall.store.analysis(room.id)
    if work is not None:
        return answer(doc.AnalysisState("running", work.seq, len(work.moments), work.of), 202)
    if kept is None:
        return answer(doc.AnalysisState("none", seq, 0, of))
    return answer(doc.AnalysisState("done", kept[0], of, of, msgspec.Raw(kept[1].encode())))


TABLE: Final = "/api/tables/{id}"

ENDPOINTS: Final = [
    Endpoint(
        method="GET",
        path="/api/server",
        summary="The server itself",
        handler=server,
        gives=doc.ServerBrief,
    ),
    Endpoint(
        method="GET",
        path="/api/games",
        summary="The games and their options",
        handler=games,
        gives=list[doc.GameBrief],
    ),
    Endpoint(
        method="GET",
        path="/api/games/{game}",
        summary="A game's rules, content and words",
        handler=game,
        gives=doc.GameWhole,
    ),
    Endpoint(
        method="GET",
        path="/api/languages",
        summary="The languages there are catalogues of",
        handler=languages,
        gives=list[str],
    ),
    Endpoint(
        method="GET",
        path="/api/catalogues/{language}",
        summary="Translations of every English text",
        handler=catalogue,
        gives=dict[str, Texts],
    ),
    Endpoint(
        method="GET",
        path="/api/tables",
        summary="Tables, the last changed first",
        handler=tables,
        gives=list[doc.Summary],
        query={"ids": "only these, parted by commas", "limit": "at most so many, 50 unless told"},
    ),
    Endpoint(
        method="POST",
        path="/api/tables",
        summary="Lay a new table",
        handler=lay,
        takes=doc.NewTable,
        gives=doc.Laid,
        status=201,
    ),
    Endpoint(
        method="POST",
        path="/api/lessons",
        summary="Lay a table that stands where a game's lesson begins",
        handler=teach,
        takes=doc.NewLesson,
        gives=doc.Laid,
        status=201,
    ),
    Endpoint(
        method="GET",
        path="/api/puzzles/{game}",
        summary="The puzzles of a game",
        handler=puzzles,
        gives=list[doc.PuzzleBrief],
    ),
    Endpoint(
        method="POST",
        path="/api/puzzles",
        summary="Lay a table that stands at a puzzle",
        handler=pose,
        takes=doc.NewPuzzle,
        gives=doc.Laid,
        status=201,
    ),
    Endpoint(
        method="GET",
        path=TABLE,
        summary="A table's state",
        handler=state,
        gives=doc.State,
        query={
            "since": "events from this index on",
            "seq": "only what is new since this seq",
            "words": "a language: sentences besides facts",
        },
    ),
    Endpoint(
        method="GET",
        path=TABLE + "/why",
        summary="Why something is not among the options",
        handler=why,
        gives=doc.Reasons,
        query={
            "option": "an answer that is not offered, in notation",
            "about": "a thing that such answers concern; may be given several times",
            "words": "a language: sentences besides facts",
        },
        cost=2,
    ),
    Endpoint(
        method="GET",
        path=TABLE + "/odds",
        summary="What each option that rolls or draws can bring, exact",
        handler=odds,
        gives=doc.Odds,
        cost=4,
    ),
    Endpoint(
        method="GET",
        path=TABLE + "/hints",
        summary="How the table stands and what would be good; for whoever asks alone",
        handler=hints,
        gives=doc.Advice,
        query={"at": "as it stood at this moment"},
        cost=4,
    ),
    Endpoint(
        method="POST",
        path=TABLE + "/analysis",
        summary="Have the match analysed",
        handler=begin_analysis,
        gives=doc.AnalysisState,
        cost=4,
    ),
    Endpoint(
        method="GET",
        path=TABLE + "/analysis",
        summary="How far the analysis is, and what it says",
        handler=analysis,
        gives=doc.AnalysisState,
    ),
    Endpoint(
        method="GET",
        path=TABLE + "/foresight",
        summary="What options are certain to bring, before one is chosen",
        handler=foresight,
        gives=doc.Foresight,
        query={
            "option": "one that is offered, in notation; may be given several times. None: those "
            "that end or pass something, and all where there are few"
        },
        cost=2,
    ),
    Endpoint(
        method="DELETE",
        path=TABLE,
        summary="Remove a table (its owner)",
        handler=remove,
        status=204,
    ),
    Endpoint(
        method="POST",
        path=TABLE + "/choices",
        summary="Make a choice",
        handler=choose,
        takes=doc.ChoiceMade,
        gives=doc.State,
    ),
    Endpoint(
        method="POST",
        path=TABLE + "/undo",
        summary="Go back, or ask the others to agree to it",
        handler=undo,
        takes=doc.UndoWish,
        gives=doc.State,
    ),
    Endpoint(
        method="POST",
        path=TABLE + "/consent",
        summary="Agree to going back, or not",
        handler=consent,
        takes=doc.Consent,
        gives=doc.State,
    ),
    Endpoint(
        method="POST",
        path=TABLE + "/stops",
        summary="Where a seat wants to be asked although it need not answer",
        handler=stop,
        takes=doc.StopWish,
        gives=doc.State,
    ),
    Endpoint(
        method="POST",
        path=TABLE + "/seats/{seat:count}",
        summary="Hand a seat over, take it back, invite somebody to it, rename it",
        handler=change_seat,
        takes=doc.SeatChange,
        gives=doc.SeatAnswer,
    ),
    Endpoint(
        method="POST",
        path=TABLE + "/join",
        summary="Take a seat by invitation",
        handler=join,
        takes=doc.Joining,
        gives=doc.SeatAnswer,
    ),
    Endpoint(
        method="POST",
        path=TABLE + "/home",
        summary="New tokens on one's own machine",
        handler=home,
        gives=doc.Laid,
    ),
    Endpoint(
        method="GET",
        path=TABLE + "/moments/{moment:count}",
        summary="A table as it stood after so many choices",
        handler=moment,
        gives=doc.State,
        query={"bare": "1: without history and events"},
        cost=4,
    ),
    Endpoint(
        method="GET",
        path=TABLE + "/moments/{moment:count}/reason",
        summary="Why a bot chose as it did at a moment",
        handler=bot_reason,
        gives=doc.BotReason,
        cost=4,
    ),
    Endpoint(
        method="GET",
        path=TABLE + "/history",
        summary="Every choice made",
        handler=history,
        gives=doc.History,
    ),
    Endpoint(
        method="POST",
        path=TABLE + "/branches",
        summary="A new table that stands at a moment of this one",
        handler=branch,
        takes=doc.NewBranch,
        gives=doc.Laid,
        status=201,
    ),
    Endpoint(
        method="GET",
        path=TABLE + "/record",
        summary="The match as a record",
        handler=record,
        gives=TEXT,
        query={"at": "up to this moment"},
        cost=4,
    ),
    Endpoint(
        method="GET",
        path=TABLE + "/position",
        summary="The table as it stands, as a save to be laid again",
        handler=position,
        gives=PositionDocument,
        query={"at": "as it stood at this moment"},
        cost=4,
    ),
    Endpoint(
        method="POST",
        path="/api/devices",
        summary="A link that gives what a browser holds to another device",
        handler=make_link,
        takes=doc.DeviceWish,
        gives=doc.DeviceLink,
        status=201,
        cost=10,
    ),
    Endpoint(
        method="POST",
        path="/api/devices/use",
        summary="Take what a link gives, once",
        handler=use_link,
        takes=doc.DeviceKey,
        gives=list[doc.GivenTable],
        cost=10,
    ),
    Endpoint(
        method="POST",
        path="/api/devices/revoke",
        summary="Take a link back, and what it gave",
        handler=revoke_link,
        takes=doc.DeviceKey,
        status=204,
        cost=10,
    ),
    Endpoint(
        method="POST",
        path="/api/positions",
        summary="A new table that stands as a save has it",
        handler=resume,
        takes=doc.SavedTable,
        gives=doc.Laid,
        status=201,
    ),
    Endpoint(
        method="POST",
        path="/api/replays",
        summary="Upload a record to watch it and branch from it",
        handler=upload,
        takes=TEXT,
        gives=doc.Uploaded,
        status=201,
    ),
]
