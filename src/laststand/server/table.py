"""A table: its match, played from its log, and who may do what at it. Knows no network and
no database."""

from __future__ import annotations

import hashlib
import logging
import secrets
from copy import copy
from typing import Any, Final, Literal, TypeVar

import msgspec
from msgspec import UNSET

from laststand import LaststandError, Match, Option, OutcomeRefused, Refused
from laststand.bots.documents import PuzzleDocument
from laststand.bots.puzzle import puzzle_at
from laststand.catalogues import Catalogue
from laststand.kernel.game import Game, find_game
from laststand.kernel.lesson import Lesson, Scene, find_lesson
from laststand.kernel.record import UNKNOWN, Line, Record, generator_words
from laststand.kernel.stops import Stop, read_stop
from laststand.server import documents as out
from laststand.server.problems import AgainstLesson, Problem, RefusedByRule, worded
from laststand.server.rows import ConsentRow, Entry, SeatRow, Standing, TableRow, Whole

T = TypeVar("T")

log: Final = logging.getLogger("laststand.server")


class Table:
    """One table as its log has it. Entries are applied in order; nothing else changes the match,
    which may be given as it stands before the first."""

    def __init__(self, whole: Whole, match: Match | None = None) -> None:
        self.row: Final = whole.row
        self.hints: Final = whole.hints
        self.game: Final = known_game(whole.row)
        self.sealed: Literal["", "old-rules", "damaged"] = (
            "" if is_present(whole.row, self.game) else "old-rules"
        )
        """Why nobody plays on here: the log is of other rules or does not play to its end. It
        is shown as far as it goes."""
        self.lesson: Final[Lesson | None] = find_lesson(self.game) if whole.row.lesson else None
        self.puzzle: Final[PuzzleDocument | None] = puzzle_of(whole.row)
        self.match = match or begun(whole.row)
        self.line: list[out.Made] = []
        self.log: list[Entry] = []
        self.moments_at: list[int] = [0]
        """The moment the match stood at, for every seq."""
        self.rewound = False
        self.reseeds: list[tuple[int, int]] = []
        """The moments at which the luck was made new, and its seeds."""
        self._over_since: int | None = None
        """The seq at which the game was first over."""
        self._consents_before: list[ConsentRow] = []
        self.luck_is_lost = False
        """Outcomes were others than the seed's: the luck to come must be new."""
        if tuple(self.match.heard) != whole.row.start:
            self.match = begun(whole.row, list(whole.row.start))
            self.luck_is_lost = True
        self.revision = whole.row.revision
        self.updated = whole.row.updated
        self.seats: list[SeatRow] = whole.seats
        self.held: dict[str, int | None] = whole.held
        self.consents: list[ConsentRow] = whole.consents
        self._apply_all(whole.entries)
        if self.seq != whole.row.seq:
            self.sealed = self.sealed or "damaged"

    def _apply_all(self, entries: list[Entry]) -> None:
        for number, entry in enumerate(entries):
            try:
                self.apply(entry)
            except Exception as error:
                log.warning("table %s does not play on at %d: %r", self.row.id, self.seq, error)
                self.sealed = self.sealed or "damaged"
                self.match.go_to(self.moments)
                for left in entries[number:]:
                    self._logged(left)
                return

    @property
    def seq(self) -> int:
        return len(self.log)

    @property
    def moments(self) -> int:
        return len(self.line)

    # -- the log -----------------------------------------------------------------------

    def apply(self, entry: Entry) -> None:
        """Does what an entry of the log says."""
        if entry.kind == "choice":
            self._replay(entry)
        elif entry.kind == "reseed":
            self.match = self.match.branch(entry.seed)
            self.luck_is_lost = False
        elif entry.kind in ("undo", "rewind"):
            self.match.go_to(entry.to)
            del self.line[entry.to :]
            self.rewound = self.rewound or entry.kind == "rewind"
        elif entry.kind == "stop":
            said = read_stop(entry.option)
            self.match.stop(said.seat, said.window, said.wish)
        else:
            raise LaststandError(f"a log has no '{entry.kind}'")
        self._logged(entry)

    @property
    def seeds_are_told(self) -> bool:
        """Whether what leaves the server may name the seeds: the luck to come is none, or it
        was chosen before everybody's eyes."""
        if self.row.frozen or self.match.outcome is not None:
            return True
        return self.row.open_luck and not self.reseeds

    def luck(self) -> list[out.Luck]:
        """The seals of the seeds that all chance of this table comes from, each from some moment
        on; the seeds themselves once they may be told."""
        if self.row.frozen:
            return []
        told = self.seeds_are_told
        return [
            out.Luck(moment, seal_of(self.row.id, seed), str(seed) if told else None)
            for moment, seed in [(0, self.row.seed), *self.reseeds]
        ]

    def _replay(self, entry: Entry) -> None:
        made = self._making(entry.option, entry.by, entry.bot)
        self.match.choose(entry.option, entry.outcomes if self.luck_is_lost else ())
        if tuple(self.match.heard) != entry.outcomes:
            # Another generator, people's own dice, or a branch: the log is right.
            self.match.undo()
            self.match.choose(entry.option, entry.outcomes)
            self.luck_is_lost = True
        made.outcomes = list(self.match.heard)
        self.line.append(made)

    def _logged(self, entry: Entry) -> None:
        if entry.kind == "reseed":
            self.reseeds.append((self.moments, entry.seed))
        self.log.append(entry)
        self.moments_at.append(self.moments)
        if self._over_since is None and self.match.outcome is not None:
            self._over_since = self.seq
        self._consents_before, self.consents = self.consents, []

    def play(self, option: str, by: int | None, bot: str | None = None) -> Entry:
        """Makes a choice in the match; the entry still has to be committed."""
        choice = self.match.choice
        try:
            made = self._making(option, by, bot)
            self._choose(made.chosen.notation)
        except Refused as refused:
            raise RefusedByRule(self.game, refused.refusal) from None
        assert choice is not None
        made.outcomes = list(self.match.heard)
        self.line.append(made)
        entry = Entry(
            kind="choice",
            seat=choice.seat,
            option=made.chosen.notation,
            outcomes=tuple(made.outcomes),
            by=by,
            bot=bot,
        )
        self._logged(entry)
        return entry

    def stop(self, wish: Stop, by: int) -> Entry | None:
        """Settles where a seat is asked; the entry still has to be committed. None: it was
        settled so before."""
        if self.match.stops.of(wish.seat, wish.window) == wish.wish:
            return None
        entry = Entry(kind="stop", seat=wish.seat, option=wish.words(), by=by)
        try:
            self.apply(entry)
        except LaststandError as error:
            raise Problem(400, "bad-request", reason=str(error)) from None
        return entry

    def _choose(self, notation: str) -> None:
        """In a lesson the luck is the lesson's, and what it does not mean is not chosen. Once it
        has lost its thread, under other rules than it was written for, people play on freely."""
        scene = self.scene()
        if scene is None:
            self.match.choose(notation)
            return
        if notation not in scene.expects:
            raise AgainstLesson(self.game, scene.step.wrong)
        try:
            self.match.choose(notation, scene.step.outcomes)
        except OutcomeRefused:
            self.match.choose(notation)

    def scene(self) -> Scene | None:
        """Where the table stands in its lesson; None: it has none, or the lesson is over."""
        choice = self.match.choice
        if self.lesson is None or choice is None:
            return None
        return self.lesson.scene([made.chosen.notation for made in self.line], choice.notations())

    def _making(self, notation: str, by: int | None, bot: str | None) -> out.Made:
        match = self.match
        choice = match.choice
        index = None if choice is None else choice.find(" ".join(notation.split()))
        if choice is None or index is None:
            raise match.why_not(notation)
        return out.Made(
            moment=self.moments,
            seat=choice.seat,
            ask=choice.ask,
            rule=choice.rule,
            chosen=shown_option(choice.options[index]),
            outcomes=[],
            by=by,
            bot=bot,
            events=len(match.events),
            step=match.coming_up[0].words()[0],
        )

    def standing(self) -> Standing:
        choice, outcome = self.match.choice, self.match.outcome
        return Standing(
            moments=self.moments,
            ask=None if choice is None else choice.ask,
            asked=None if choice is None else choice.seat,
            outcome=None if outcome is None else msgspec.json.encode(outcome.as_dict()).decode(),
            rewound=self.rewound,
        )

    def stays_as_it_is(self, added: list[Entry]) -> bool:
        """Whether what was added has changed nothing but the course of the game: a choice that
        ends neither the game, whose seeds are told then, nor a step of a lesson or a puzzle."""
        is_told = self.lesson is not None or self.puzzle is not None
        is_choice = all([entry.kind == "choice" for entry in added])
        return is_choice and not is_told and self.match.outcome is None

    def withdraw(self, added: list[Entry]) -> bool:
        """Takes back what could not be committed. False: only the log can tell how it was."""
        if len(added) != 1 or added[0].kind != "choice":
            return False
        self.match.undo()
        self.line.pop()
        self.log.pop()
        self.moments_at.pop()
        self.consents = self._consents_before
        if self._over_since is not None and self._over_since > self.seq:
            self._over_since = None
        return True

    def is_followed_by(self, whole: Whole) -> bool:
        """Whether a log that was read from this table's last entry on goes on from it."""
        known = self.log[-1:]
        return whole.entries[: len(known)] == known and whole.row.seq == (
            self.seq - len(known) + len(whole.entries)
        )

    def catch_up(self, whole: Whole) -> None:
        """Applies what others have added, the log having been read from the last entry on."""
        self._apply_all(whole.entries[len(self.log[-1:]) :])
        self.revision, self.updated = whole.row.revision, whole.row.updated
        self.seats, self.held, self.consents = whole.seats, whole.held, whole.consents

    def events_before(self, moment: int) -> int:
        """How many events somebody knows who has seen so many choices."""
        if moment == 0:
            return 0
        return self.match.history[moment].events

    def still_holds(self, seq: int) -> int:
        """How much of its line of play somebody who saw an earlier seq can keep."""
        if not 0 <= seq <= self.seq:
            return 0
        return min(self.moments_at[seq:])

    # -- messages that come twice or late ----------------------------------------------

    def expect_repeated_choice(self, you: out.You, seq: int, option: str) -> None:
        """A choice for a seq that is past: fine if it is the very one that was made."""
        entry = self._entry(seq)
        wanted = " ".join(option.split())
        if entry.kind != "choice" or entry.option != wanted or entry.by not in you.seats:
            raise Problem(409, "late")

    def expect_repeated_undo(self, you: out.You, seq: int, to: int | None) -> None:
        entry = self._entry(seq)
        is_same = entry.kind in ("undo", "rewind") and to in (None, entry.to)
        if not is_same or entry.by not in you.seats:
            raise Problem(409, "late")

    def expect_repeated_rewind(self, seq: int, agree: bool) -> None:
        if not agree or self._entry(seq).kind != "rewind":
            raise Problem(409, "late")

    def _entry(self, seq: int) -> Entry:
        if not 0 <= seq < self.seq:
            raise Problem(409, "late")
        return self.log[seq]

    # -- seats -------------------------------------------------------------------------

    def seats_of(self, hashes: list[str]) -> out.You:
        """What a list of tokens holds here."""
        held = [self.held[token] for token in known_tokens(self.held, hashes)]
        mine = sorted({seat for seat in held if seat is not None})
        return out.You(seats=mine, owner=None in held, watcher=not mine)

    def seat(self, number: int) -> SeatRow:
        if not 0 <= number < len(self.seats):
            raise Problem(404, "no-such-seat")
        return self.seats[number]

    @property
    def people(self) -> list[int]:
        """The seats where a person sits and plays."""
        held = set(self.held.values())
        return [seat.seat for seat in self.seats if seat.bot is None and seat.seat in held]

    def bot_to_move(self) -> str | None:
        """The bot that has to answer now, if it is for a bot to answer."""
        choice = self.match.choice
        if choice is None or self.is_closed:
            return None
        if choice.seat is not None:
            return self.seats[choice.seat].bot
        if any(seat.bot is None for seat in self.seats):
            return None
        return self.seats[0].bot

    def chooser(self, you: out.You) -> int:
        """The seat for which somebody answers the present choice."""
        mine = self.expect_playing(you)
        choice = self.match.choice
        if choice is None or choice.seat is None:
            return mine[0]
        if choice.seat not in you.seats:
            raise Problem(403, "not-your-seat")
        if choice.seat not in mine:
            raise Problem(403, "bot-plays")
        return choice.seat

    @property
    def is_closed(self) -> bool:
        """Whether it is only watched."""
        return self.row.frozen or bool(self.sealed)

    @property
    def gives_hints(self) -> bool:
        """Whether whoever sits here may ask for hints: when all is over they may everywhere."""
        return self.hints or self.match.outcome is not None or self.is_closed

    def expect_player(self, you: out.You) -> None:
        if self.is_closed:
            raise Problem(409, self.sealed or "frozen")
        if not you.seats:
            raise Problem(403, "watching-only")

    def expect_playing(self, you: out.You) -> list[int]:
        """The seats that somebody plays; refused when bots have them all."""
        self.expect_player(you)
        mine = self.played_by(you)
        if not mine:
            raise Problem(403, "bot-plays")
        return mine

    def played_by(self, you: out.You) -> list[int]:
        return [seat for seat in you.seats if self.seats[seat].bot is None]

    # -- undo --------------------------------------------------------------------------

    def undo_state(self, you: out.You, catalogue: Catalogue) -> out.UndoState:
        request = self.request()
        to = self.last_persons_moment()
        if self.is_closed or not self.played_by(you) or to is None:
            return out.UndoState(possible=False, request=request)
        return self.undo_to(to, you, catalogue, request)

    def undo_to(
        self, to: int, you: out.You, catalogue: Catalogue, request: out.Request | None
    ) -> out.UndoState:
        """What an undo to a moment means for somebody, and why it is not free."""
        since = self.line[to:]
        outcomes = [name for made in since for name in made.outcomes]
        others = [made.by for made in since if is_anothers(made, you.seats)]
        why, facts = "", dict[str, Any]()
        if outcomes:
            why, facts = "chance", {"outcomes": outcomes}
        elif others:
            why, facts = "another-person", {} if others[-1] is None else {"seat": others[-1]}
        return out.UndoState(
            possible=True,
            free=not why,
            to=to,
            undoes=self.line[to].chosen,
            why=why,  # type: ignore[arg-type]
            sentence=self._why_not_free(why, outcomes, catalogue),
            facts=facts,
            outcomes=outcomes,
            needs=[seat for seat in self.people if seat not in you.seats] if why else [],
            request=request,
        )

    def _why_not_free(self, why: str, outcomes: list[str], catalogue: Catalogue) -> str:
        if not why:
            return ""
        words = catalogue.words(self.game)
        return worded(why, {"outcomes": [words.name(name) for name in outcomes]}, catalogue)

    def last_persons_moment(self) -> int | None:
        """A bot's decisions are not worth coming back to: it would only decide again."""
        for made in reversed(self.line):
            if made.bot is None:
                return made.moment
        return None

    def request(self) -> out.Request | None:
        """Who asks to go back, and who has agreed."""
        if not self.consents:
            return None
        agreed = sorted(consent.seat for consent in self.consents)
        waiting = [seat for seat in self.people if seat not in agreed]
        first = self.consents[0]
        return out.Request(to=first.to, by=first.asker, agreed=agreed, waiting=waiting)

    def undo_target(self, wish: int | None) -> int:
        """The moment an undo leads to."""
        to = self.last_persons_moment() if wish is None else wish
        if to is None or to >= self.moments:
            raise Problem(409, "nothing-to-undo")
        return to

    def rewinding(self, to: int, is_free: bool, by: int) -> list[Entry]:
        """Goes back; the entries still have to be committed. Once a game has been over its
        seeds are told: whoever goes back from there gets other luck."""
        entries = [Entry(kind="undo" if is_free else "rewind", to=to, by=by)]
        self.apply(entries[0])
        if self._over_since is not None and not self.seeds_are_told:
            entries.append(fresh_luck())
            self.apply(entries[1])
        return entries

    # -- copies ------------------------------------------------------------------------

    def as_of(self, moment: int | None) -> Table:
        """The table as it stood at a moment, to be looked at; None: the table itself."""
        if moment is None:
            return self
        if not 0 <= moment <= self.moments:
            raise Problem(404, "no-such-moment")
        past = copy(self)
        past.match, past.line = self.match.as_of(moment), self.line[:moment]
        return past

    def prefix(self, moment: int) -> list[Entry]:
        """The log of a table that was never undone and stands at a moment of this one. It has
        no seed: this table's are secret until its game is over."""
        past = self.match.as_of(moment)
        said = [_stops(words) for words in past.stops_said()]
        entries: list[Entry] = []
        for made in self.line[:moment]:
            entries += said[made.moment]
            entries.append(
                Entry(
                    kind="choice",
                    seat=made.seat,
                    option=made.chosen.notation,
                    outcomes=tuple(made.outcomes),
                    bot=made.bot,
                )
            )
        return entries + said[moment]

    def record(self) -> str:
        """The match as a record. While its luck is secret the record names what chance
        brought, as one of people's own dice does, and no seed."""
        text = self.match.record()
        return text if self.seeds_are_told else without_seeds(text)


def known_tokens(held: dict[str, int | None], hashes: list[str]) -> list[str]:
    """Those of a list of tokens that hold something at a table. A browser may still have some that
    are void, of a seat that was given away, say: they are refused only if it has no other."""
    known = [token for token in dict.fromkeys(hashes) if token in held]
    if hashes and not known:
        raise Problem(401, "wrong-token")
    return known


def fresh_luck() -> Entry:
    return Entry(kind="reseed", seed=secrets.randbits(63))


def seal_of(id: str, seed: int) -> str:
    """What a table shows of a seed before it is told: from it nobody finds the seed, and with the
    seed everybody finds it."""
    return hashlib.sha256(f"{id}:{seed}".encode()).hexdigest()


def without_seeds(text: str) -> str:
    record = Record.read(text)
    record.seed, record.generator, record.reseed = 0, generator_words(given=True), None
    for line in record.lines:
        line.reseed = None
    return record.write()


def is_anothers(made: out.Made, mine: list[int]) -> bool:
    """Whether another person decided this; a bot is no person."""
    return made.bot is None and made.by not in mine


def known_game(row: TableRow) -> Game:
    try:
        return find_game(row.game)
    except LaststandError:
        raise Problem(409, "old-rules") from None


def is_present(row: TableRow, game: Game) -> bool:
    """Whether a table is of the rules and the content that this program has."""
    return (row.rules, row.content) == (game.version, game.content.name)


def puzzle_of(row: TableRow) -> PuzzleDocument | None:
    """The puzzle that a table is: it stands where the puzzle does."""
    if row.origin is None or row.lesson or row.frozen:
        return None
    return puzzle_at(row.game, msgspec.json.decode(row.origin))


def begun(row: TableRow, outcomes: list[str] | None = None) -> Match:
    try:
        return beginning(row, outcomes or [])
    except Exception as refused:
        log.warning("table %s does not begin: %r", row.id, refused)
        raise Problem(409, "old-rules") from None


def beginning(row: TableRow, outcomes: list[str]) -> Match:
    """The match of a table before its first choice, with the outcomes of its set-up given or,
    when there are none, from its seed."""
    if row.origin is not None:
        return Match.at(msgspec.json.decode(row.origin), seed=row.seed, outcomes=outcomes)
    wishes: dict[str, Any] = dict(row.options)
    return Match.new(row.game, seed=row.seed, outcomes=outcomes, **wishes)


def entries_of(match: Match) -> list[Entry]:
    """The log of a match that came as a record."""
    entries: list[Entry] = []
    history, said = match.history, match.stops_said()
    for number, decision in enumerate(history[:-1]):
        entries += _stops(said[number])
        if decision.reseed is not None:
            entries.append(Entry(kind="reseed", seed=decision.reseed))
        entries.append(
            Entry(
                kind="choice",
                seat=decision.seat,
                option=decision.chosen,
                outcomes=tuple(history[number + 1].heard),
            )
        )
    return entries + _stops(said[-1])


def _stops(said: list[str]) -> list[Entry]:
    return [Entry(kind="stop", seat=read_stop(words).seat, option=words) for words in said]


def bare_record(row: TableRow, entries: list[Entry]) -> str:
    """A record of a log that this program cannot play: what was chosen and what chance brought,
    as it was kept. Nobody has checked it, and its digest is not known."""
    lines: list[Line] = []
    stops: list[str] = []
    reseed: int | None = None
    for entry in entries:
        if entry.kind == "choice":
            heard = list(entry.outcomes)
            lines.append(Line(len(lines) + 1, entry.seat, entry.option, heard, stops, reseed))
            stops, reseed = [], None
        elif entry.kind == "reseed":
            reseed = entry.seed
        elif entry.kind == "stop":
            stops.append(entry.option)
        else:
            del lines[entry.to :]
            reseed = None
    over = None if row.standing.outcome is None else msgspec.json.decode(row.standing.outcome)
    text = Record(
        game=row.game,
        rules=row.rules,
        options=dict(row.options),
        seed=row.seed,
        generator=generator_words(given=True),
        content=row.content,
        position=None if row.origin is None else msgspec.json.decode(row.origin),
        start=list(row.start),
        lines=lines,
        stops=stops,
        reseed=reseed,
        outcome=_outcome_words(over),
        digest=UNKNOWN,
    ).write()
    return text if over is not None or row.frozen else without_seeds(text)


def _outcome_words(over: Any) -> str:
    if over is None:
        return "unfinished"
    return f"{'won' if over['won'] else 'lost'} {over['reason']} {over['rule']}"


def shown_option(option: Option) -> out.Option:
    return out.Option(
        notation=option.notation(),
        verb=option.verb,
        key=option.key(),
        facts=option.facts(),
        idle=option.is_idle or UNSET,
    )
