"""A match: its options, its seed and its choices. Undo, replay, branch and resume are all
the same thing, a prefix played again."""

from __future__ import annotations

import hashlib
import json
import secrets
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

from laststand.kernel.action import is_begun, refusal_of, refusals
from laststand.kernel.chance import (
    GENERATOR,
    LAST_SEED,
    Chance,
    OutcomeNeeded,
    OutcomeRefused,
)
from laststand.kernel.choice import Choice, Option, Refusal
from laststand.kernel.errors import DocumentRefused, LaststandError, OptionsRefused
from laststand.kernel.events import Event, Fact, Log
from laststand.kernel.foresight import Foresight, foresee, remedies
from laststand.kernel.game import Game, Odds, Setting, find_game
from laststand.kernel.position import Position, read_position, write_position
from laststand.kernel.record import LINE, UNKNOWN, Line, Record, generator_words, refused
from laststand.kernel.run import Moment, Run
from laststand.kernel.state import Outcome, State
from laststand.kernel.step import Step
from laststand.kernel.stops import Stop, Stops, read_stop, read_stops
from laststand.kernel.window import expect_window
from laststand.kernel.words import Words

MOST_NAMED: Final = 30
"""Options that a refusal names."""


class Refused(LaststandError):
    """A choice the rules do not allow: the sentence, and the rule that says so; the refusal
    itself, for a sentence in another language."""

    def __init__(self, refusal: Refusal, words: Words) -> None:
        sentence, rule = words.refusal(refusal), refusal.rule
        super().__init__(f"{sentence} ({rule})" if rule else sentence)
        self.refusal = refusal
        self.sentence = sentence
        self.rule = rule


class Decision:
    """A point of the match where somebody chose, or is to choose, or where it ended: what
    was heard on the way to it and whether it was given other than by luck, how many events lie
    before it, where people stopped, and what was chosen there."""

    def __init__(self, moment: Moment, heard: list[str], events: int, given: bool) -> None:
        self.moment = moment
        self.heard = heard
        self.events = events
        self.given = given
        self.stops: Stops = moment.stops
        self.seat: int | None = None
        self.chosen = ""
        self.reseed: int | None = None

    def copy(self) -> Decision:
        copy = self.unmade()
        copy.seat, copy.chosen = self.seat, self.chosen
        return copy

    def unmade(self) -> Decision:
        """The same point, where nothing is chosen yet."""
        copy = Decision(self.moment, self.heard, self.events, self.given)
        copy.stops = self.stops
        copy.reseed = self.reseed
        return copy


class Match:
    """One game being played. Made by `Match.new`, `Match.at` or `Match.replay`."""

    def __init__(self, game: Game, options: dict[str, Setting], seed: int, run: Run) -> None:
        self.game = game
        self.options = options
        self.seed = seed
        self.asks_outcomes = False
        self._origin: dict[str, Any] | None = None
        self._run = run
        self._log = Log()
        self._decisions: list[Decision] = []
        self._now = 0

    # -- beginning ---------------------------------------------------------------------

    @staticmethod
    def new(
        game: str,
        *,
        seed: int | None = None,
        content: Path | str | None = None,
        outcomes: Sequence[str] = (),
        asks_outcomes: bool = False,
        **options: object,
    ) -> Match:
        """A new table. `outcomes` gives the first outcomes of the set-up; `asks_outcomes`
        makes people give all of them, from real dice and cards."""
        found = find_game(game, content)
        settled = found.settle(options)
        luck = settled_seed(seed)
        match = Match(found, settled, luck, Run(found.new(settled, Chance.seeded(luck))))
        match.asks_outcomes = asks_outcomes
        match._begin(list(outcomes))
        return match

    @staticmethod
    def at(
        position: dict[str, Any] | str | Path,
        *,
        seed: int | None = None,
        content: Path | str | None = None,
        outcomes: Sequence[str] = (),
    ) -> Match:
        """A match that starts in the situation a position document describes. `outcomes` gives
        the first outcomes after it."""
        luck = settled_seed(seed)
        place = read_position(position, luck, content)
        match = Match(place.game, place.options, luck, Run(place.state))
        match._origin = place.document
        match._come_into(place, list(outcomes))
        return match

    @staticmethod
    def replay(record: str | Path, *, content: Path | str | None = None) -> Match:
        """The match that a record tells of, with the outcomes that the record names."""
        return replayed(Record.read(record), content)

    def _begin(self, outcomes: list[str]) -> None:
        chance = self._run.state.chance
        self._run.state.log = self._log
        chance.given = outcomes
        chance.asked = self.asks_outcomes
        self._run.advance()
        _expect_all_used(chance)
        self._decisions = [self._present(0)]

    def _come_into(self, place: Position, outcomes: list[str]) -> None:
        """Plays the way into a position's step, which is no part of the match's history, and
        on to the first choice."""
        state = self._run.state
        state.chance.given = place.heard + outcomes
        if not place.heard and not place.chosen:
            state.log = self._log
        try:
            self._run.advance()
            for notation in place.chosen:
                self._run.choose(self._find(notation))
            _expect_all_used(state.chance)
        except OutcomeRefused as impossible:
            if len(state.chance.given) <= len(outcomes):
                raise
            raise DocumentRefused(f"position, field 'heard': {impossible}") from None
        except Refused as refusal:
            raise DocumentRefused(f"position, field 'chosen': {refusal}") from None
        state.log = self._log
        self._decisions = [self._present(len(place.heard))]

    # -- the present -------------------------------------------------------------------

    @property
    def choice(self) -> Choice | None:
        """What is asked now; None when the game is over."""
        return self._run.choice

    @property
    def outcome(self) -> Outcome | None:
        return self._run.outcome

    @property
    def state(self) -> State:
        """The state itself, for bots and tests of rules; not to be changed."""
        return self._run.state

    @property
    def coming_up(self) -> list[Step[Any]]:
        """The agenda, the nearest first: what is still to happen."""
        steps = [] if self._run.step is None else [self._run.step]
        return steps + self._run.state.agenda[::-1]

    @property
    def events(self) -> list[Event]:
        """What happened since the start."""
        return self._log.events[: self._decisions[self._now].events]

    @property
    def history(self) -> list[Decision]:
        """Every decision so far; the last is the present one, where nothing is chosen yet."""
        return [*self._decisions[: self._now], self._decisions[self._now].unmade()]

    @property
    def heard(self) -> list[str]:
        """The chance outcomes since the choice before this one."""
        return self._decisions[self._now].heard

    def __len__(self) -> int:
        """How many choices have been made."""
        return self._now

    @property
    def stops(self) -> Stops:
        """Where people want to be asked, other than when it matters."""
        return self._run.state.stops

    def view(self) -> dict[str, Any]:
        """Everything face up on the table, JSON-able, and nothing else."""
        return self.game.view(self._run.state)

    def run(self, keeps: bool = False) -> Run:
        """An independent run from here, for bots: by default a playout."""
        return self._run.clone(keeps)

    def digest(self) -> str:
        """The same for two matches that stand alike, however they came there."""
        outcome = self.outcome
        document = {
            "game": self.game.id,
            "options": self.options,
            "state": self.game.write(self._run.state),
            "agenda": [step.words() for step in self.coming_up],
            "choice": None if self.choice is None else self.choice.notations(),
            "outcome": None if outcome is None else outcome.as_dict(),
        }
        if self.stops.wishes:
            document["stops"] = self.stops.words()
        text = json.dumps(document, sort_keys=True, separators=(",", ":"))
        return hashlib.sha256(text.encode()).hexdigest()

    # -- choosing ----------------------------------------------------------------------

    def choose(self, option: Option | str | int, outcomes: Sequence[str] = ()) -> None:
        """Makes a choice, by option, notation or number. What chance then brings can be
        given, and a card named that is known to lie on top, though it is no outcome; a refusal
        or a missing outcome leaves the match as it was."""
        index = self._find(option)
        try:
            self._advance(index, list(outcomes))
            return
        except OutcomeRefused:
            pass
        self._advance(index, list(outcomes), names_certain=True)

    def stop(self, seat: int, window: str, wish: str) -> None:
        """Somebody wishes to be asked at a window always, when it matters, or never. It holds from
        the next window on, and goes with the match wherever it is taken back to."""
        self._settle_stops(self.stops.settled(Stop(seat, window, wish)))

    def _settle_stops(self, stops: Stops) -> None:
        expect_window(self.game.windows(), stops, self.game.seats(self.options))
        self._run.settle(stops)
        self._decisions[self._now].moment = self._run.moment()

    def refusals(self, about: str = "") -> list[Refusal]:
        """What somebody may expect among the options, and why it is not there; all of it, or what
        concerns one thing."""
        choice = self.choice
        if choice is None:
            return []
        found = refusals(self._run.state, choice.actions)
        return [refusal for refusal in found if concerns(refusal, about)] if about else found

    def odds(self) -> dict[str, list[Odds]]:
        """By notation, the exact chances of what an option's dice and cards can bring."""
        choice = self.choice
        return {} if choice is None else self.game.odds(self._run.state, choice)

    def foresee(self, option: Option | str | int) -> Foresight:
        """What an option is certain to bring, up to the next chance or decision."""
        return foresee(self._decisions[self._now].moment, self._find(option))

    def remedies(self, option: Option | str | int, plays: int = 200) -> list[Option]:
        """Against an option that is foreseen to lose: those that avert it for certain."""
        choice, index = self.choice, self._find(option)
        assert choice is not None
        moment = self._decisions[self._now].moment
        return [choice.options[other] for other in remedies(moment, index, plays)]

    def why_not(self, notation: str) -> Refused:
        """Why an answer is not among the options: the reason of the action that it names, or that
        it is for another time, or, for what names none, what is possible."""
        notation = " ".join(notation.split())
        refusal = self._refusal(notation) or self._general_refusal(notation)
        return Refused(refusal, self.game.words)

    def _general_refusal(self, notation: str) -> Refusal:
        choice = self.choice
        if choice is None:
            return Refusal(notation, "game-over", "")
        offered = nearest(choice.notations(), notation)
        facts: dict[str, Fact] = {"notation": notation, "offered": ", ".join(offered)}
        return Refusal(notation, "not-possible", choice.rule, facts)

    def _refusal(self, notation: str) -> Refusal | None:
        choice = self.choice
        if choice is None:
            return None
        state = self._run.state
        found = refusal_of(state, choice.actions, notation)
        is_of_now = choice.offers_verb_of(notation) or any(
            [is_begun(notation, action.verb) for action in choice.actions]
        )
        if found is None and is_of_now:
            found = self.game.what_is_absent(state, notation)
        if found is not None or is_of_now:
            return found
        return self.game.at_another_time(notation)

    def _find(self, option: Option | str | int) -> int:
        choice = self.choice
        if choice is None:
            raise self.why_not(str(option))
        if isinstance(option, int):
            if not 0 <= option < len(choice.options):
                facts: dict[str, Fact] = {"number": option, "last": len(choice.options) - 1}
                raise Refused(
                    Refusal(str(option), "no-such-number", choice.rule, facts), self.game.words
                )
            return option
        wanted = option if isinstance(option, str) else option.notation()
        index = choice.find(" ".join(wanted.split()))
        if index is None:
            raise self.why_not(wanted)
        return index

    def _advance(self, index: int, outcomes: list[str], names_certain: bool = False) -> None:
        choice, chance = self.choice, self._run.state.chance
        assert choice is not None
        assert chance.heard is not None
        now = self._decisions[self._now]
        stops = self.stops
        heard_before = len(chance.heard)
        undone = self._log.events[now.events :]
        del self._log.events[now.events :]
        chance.given = outcomes
        chance.asked = self.asks_outcomes
        chance.names_certain = names_certain
        try:
            self._run.choose(index)
            _expect_all_used(chance)
        except (OutcomeNeeded, OutcomeRefused):
            self._log.events[now.events :] = undone
            self._come_back(self._now)
            raise
        del self._decisions[self._now + 1 :]
        now.stops = stops
        now.seat = choice.seat
        now.chosen = choice.options[index].notation()
        self._decisions.append(self._present(heard_before))
        self._now += 1

    def _present(self, heard_before: int) -> Decision:
        chance = self._run.state.chance
        assert chance.heard is not None
        since = chance.heard[heard_before:]
        given = chance.departed >= heard_before
        return Decision(self._run.moment(), since, len(self._log.events), given)

    # -- going back and forth ----------------------------------------------------------

    def undo(self) -> None:
        """Back to the previous choice."""
        if self._now == 0:
            raise LaststandError("there is nothing to undo: no choice has been made")
        self._come_back(self._now - 1)

    def redo(self) -> None:
        """Forward again to where an undo came from."""
        if self._now + 1 >= len(self._decisions):
            raise LaststandError("there is nothing to redo")
        self._come_back(self._now + 1)

    def go_to(self, number: int) -> None:
        """To the decision after so many choices, among all that are remembered."""
        self._decision(number)
        self._come_back(number)

    def _decision(self, number: int) -> Decision:
        if not 0 <= number < len(self._decisions):
            raise LaststandError(
                f"there is no moment {number}, only 0 to {len(self._decisions) - 1}"
            )
        return self._decisions[number]

    def _come_back(self, number: int) -> None:
        decision, stops = self._decisions[number], self.stops
        self._run = Run.resume(decision.moment)
        self._run.state.stops = stops
        self._run.state.log = self._log
        self._now = number

    def as_of(self, number: int) -> Match:
        """The match as it stood after so many choices, independent of this one."""
        decision = self._decision(number)
        match = Match(self.game, self.options, self.seed, Run.resume(decision.moment))
        match._origin = self._origin
        match._decisions = [made.copy() for made in self._decisions[:number]]
        match._decisions.append(decision.unmade())
        match._log.events = self._log.events[: decision.events]
        match._run.state.log = match._log
        match._run.state.stops = self.stops if number == self._now else decision.stops
        match._now = number
        return match

    def branch(self, seed: int | None = None) -> Match:
        """A what-if from here with fresh luck, independent of this match."""
        match = self.as_of(self._now)
        match._reseed(settled_seed(seed))
        return match

    def _reseed(self, seed: int) -> None:
        self._run.reseed(seed)
        self._decisions[self._now].moment = self._run.moment()
        self._decisions[self._now].reseed = seed

    # -- documents ---------------------------------------------------------------------

    def record(self) -> str:
        """The match as a readable text that can be checked and played again."""
        made, said = self._decisions[: self._now + 1], self.stops_said()
        return Record(
            game=self.game.id,
            rules=self.game.version,
            options=dict(self.options),
            seed=self.seed,
            generator=generator_words(any(decision.given for decision in made)),
            content=self.game.content.name,
            position=self._origin,
            start=made[0].heard,
            lines=[
                Line(
                    number, before.seat, before.chosen, after.heard, said[number - 1], before.reseed
                )
                for number, (before, after) in enumerate(pairwise(made), start=1)
            ],
            stops=said[-1],
            reseed=made[-1].reseed,
            outcome=_outcome_words(self.outcome),
            digest=self.digest(),
        ).write()

    def stops_said(self) -> list[list[str]]:
        """Of every decision, what was said before it about where to stop; as records have it."""
        origin = {} if self._origin is None else self._origin
        stops = [decision.stops for decision in self._decisions[: self._now]]
        held = [read_stops(origin.get("stops", [])), *stops, self.stops]
        return [now.changes(before) for before, now in pairwise(held)]

    def position(self) -> dict[str, Any]:
        """The present situation as a document."""
        moment = self._decisions[self._now].moment
        way, heard = Run.way(moment), moment.heard.copy()
        return write_position(self.game, self.options, moment.start, way, heard)

    def replay_line(self, line: Line, by_seed: bool) -> None:
        """Makes the choice of a record's line and checks what it brings."""
        try:
            self._hear_stops(line.stops)
            if line.reseed is not None:
                self._reseed(line.reseed)
            self._expect_seat(line)
            self._advance(self._find(line.chosen), [] if by_seed else line.heard.copy())
        except LaststandError as error:
            raise line.refused(str(error)) from None
        if self.heard != line.heard:
            raise line.refused(
                f"the choice brings {' '.join(self.heard) or 'no outcome'}, "
                f"the record says {' '.join(line.heard) or 'none'}"
            )

    def _hear_stops(self, said: list[str]) -> None:
        for words in said:
            self._settle_stops(self.stops.settled(read_stop(words)))

    def _expect_seat(self, line: Line) -> None:
        choice = self.choice
        if choice is not None and choice.seat != line.seat:
            raise LaststandError(
                f"it is {_seat_words(choice.seat)} to choose, not {_seat_words(line.seat)}"
            )


def replayed(record: Record, content: Path | str | None, by_seed: bool = False) -> Match:
    """A record's match, with the outcomes it names or, to check them, those of its seed."""
    match = _begun(record, content, by_seed)
    if record.start != match.heard:
        raise refused(LINE["start"], f"the set-up brings {' '.join(match.heard) or 'nothing'}")
    for line in record.lines:
        match.replay_line(line, by_seed)
    try:
        match._hear_stops(record.stops)
    except LaststandError as error:
        raise refused(record.last_line - 2, str(error)) from None
    if record.reseed is not None:
        match._reseed(record.reseed)
    return match


def _begun(record: Record, content: Path | str | None, by_seed: bool) -> Match:
    """The match as it stands before the record's first choice."""
    try:
        game = find_game(record.game, content)
    except OptionsRefused as error:
        raise refused(LINE["game"], str(error)) from None
    if record.rules != game.version:
        raise refused(
            LINE["rules"],
            f"the record is of rules {record.rules}, this program plays rules {game.version}",
        )
    if record.content != game.content.name:
        raise refused(
            LINE["content"],
            f"the record was played with content '{record.content}', not '{game.content.name}'",
        )
    outcomes = [] if by_seed else record.start
    if record.position is not None:
        return _begun_at(record.position, record, outcomes, content)
    wishes: dict[str, Any] = dict(record.options)
    try:
        return Match.new(game.id, seed=record.seed, content=content, outcomes=outcomes, **wishes)
    except OptionsRefused as error:
        raise refused(LINE["options"], str(error)) from None
    except OutcomeRefused as impossible:
        raise refused(LINE["start"], str(impossible)) from None


def _begun_at(
    position: dict[str, Any], record: Record, outcomes: list[str], content: Path | str | None
) -> Match:
    """The match at the record's position, whose game and options the record repeats."""
    try:
        match = Match.at(position, seed=record.seed, content=content, outcomes=outcomes)
    except OutcomeRefused as impossible:
        raise refused(LINE["start"], str(impossible)) from None
    except LaststandError as error:
        raise refused(LINE["position"], str(error)) from None
    if record.game != match.game.id:
        raise refused(LINE["game"], f"the position is of '{match.game.id}'")
    told = {name: str(value) for name, value in record.options.items()}
    for name, value in match.options.items():
        if told.pop(name, None) != str(value):
            raise refused(LINE["options"], f"the position has {name}={value}")
    if told:
        raise refused(LINE["options"], f"{match.game.id} has no option '{next(iter(told))}'")
    return match


def verify(source: str | Path, content: Path | str | None = None) -> Match:
    """Checks a record whole: every choice, every outcome, the result and the digest, if that is
    known; the outcomes against the seed too, where they came from it. Names the first line that
    differs."""
    record = Record.read(source)
    match = replayed(record, content, by_seed=record.generator == GENERATOR)
    if record.outcome != _outcome_words(match.outcome):
        raise refused(record.last_line - 1, f"the match is {_outcome_words(match.outcome)}")
    if record.digest not in (UNKNOWN, match.digest()):
        raise refused(record.last_line, f"the digest of the match is {match.digest()}")
    return match


def concerns(refusal: Refusal, thing: str) -> bool:
    """Whether a refusal is about a thing: one of its facts, or a word of what it refuses."""
    for fact in refusal.facts.values():
        if fact == thing or (isinstance(fact, list) and thing in fact):
            return True
    return thing in refusal.notation.split()


def nearest(notations: list[str], notation: str) -> list[str]:
    """Of many notations those that begin with most of the same words, and of these the first."""
    alike = notations
    if len(notations) > MOST_NAMED:
        words = notation.split()
        for count in range(1, len(words) + 1):
            begun = [known for known in alike if is_begun(known, " ".join(words[:count]))]
            if begun:
                alike = begun
    return alike if len(alike) <= MOST_NAMED else [*alike[:MOST_NAMED], "…"]


def _expect_all_used(chance: Chance) -> None:
    if chance.given:
        raise OutcomeRefused(f"'{chance.given[0]}' is one outcome more than this choice brings")


def settled_seed(wish: int | None) -> int:
    """The seed that somebody wishes, or a new one."""
    if wish is None:
        return secrets.randbits(63)
    if not 0 <= wish <= LAST_SEED:
        raise OptionsRefused(f"a seed is a number from 0 to {LAST_SEED}, not {wish}")
    return wish


def _seat_words(seat: int | None) -> str:
    return "anyone's turn" if seat is None else f"seat {seat + 1}'s turn"


def _outcome_words(outcome: Outcome | None) -> str:
    if outcome is None:
        return "unfinished"
    return f"{'won' if outcome.won else 'lost'} {outcome.reason} {outcome.rule}"
