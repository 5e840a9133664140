"""Puts a table into the documents that people are sent."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from msgspec import UNSET

from laststand import Choice, Event, Outcome, Refusal
from laststand.bots import find_steward
from laststand.kernel.choice import Say
from laststand.kernel.step import Step
from laststand.kernel.words import Words
from laststand.server import documents as out
from laststand.server.bots import bot_names
from laststand.server.patch import pieces, whole
from laststand.server.puzzles import shown_puzzle
from laststand.server.rows import SeatRow, TableRow
from laststand.server.table import Table, shown_option

MOST_THINGS: Final = 4
MOST_REASONS: Final = 60
"""What one question may ask for, and what is answered at once."""
FEW_OPTIONS: Final = 12
"""So many are foreseen without being asked for."""
MOST_FORESEEN: Final = 16
MOST_RANKED: Final = 8


def about(table: Table, online: set[int]) -> out.About:
    """What a table is, and who sits there."""
    row, held = table.row, set(table.held.values())
    return out.About(
        id=row.id,
        game=row.game,
        name=row.name,
        options=row.options,
        rewound=table.rewound,
        frozen=table.is_closed,
        hints=table.hints,
        sealed=table.sealed or None,
        branch=branch_of(row),
        created=row.created,
        seed=str(row.seed) if table.seeds_are_told else None,
        luck=table.luck(),
        lesson=shown_lesson(table),
        puzzle=shown_puzzle(table),
        seats=[shown_seat(seat, held, online) for seat in table.seats],
        stops=[out.Stop(stop.seat, stop.window, stop.wish) for stop in table.match.stops.wishes],
    )


def course(
    table: Table, history_from: int, events_from: int, words: Words | None = None
) -> out.Course:
    """How a table stands, but for its view, with its line of play and its events from some point
    on; with words, if somebody wants them, in a language."""
    match = table.match
    return out.Course(
        seq=table.seq,
        moments=table.moments,
        present=table.moments,
        updated=table.updated,
        choice=shown_choice(match.choice, words),
        coming_up=[
            shown_step(step, match.state, words)
            for step in match.coming_up
            if step.is_to_come(match.state)
        ],
        outcome=shown_outcome(match.outcome, words),
        history_from=history_from,
        history=table.line[history_from:],
        events_from=events_from,
        events=shown_events(table, events_from, words),
    )


def view(table: Table) -> msgspec.Raw:
    return msgspec.Raw(whole(pieces(table.match.view())))


def shown_lesson(table: Table) -> out.LessonState | None:
    """What the lesson says here; when it has been played through, its end, for as long as
    nothing else is chosen."""
    lesson = table.lesson
    if lesson is None:
        return None
    scene = table.scene()
    if scene is not None:
        step, says, expects, wrong = scene.number, scene.step.say, scene.expects, scene.step.wrong
    elif lesson.is_just_over([made.chosen.notation for made in table.line]):
        step, says, expects, wrong = len(lesson.steps), lesson.end, [], ""
    else:
        return None
    return out.LessonState(
        step=step,
        steps=len(lesson.steps),
        says=[out.Told(say.text, say.at) for say in says],
        expects=expects,
        wrong=wrong,
        done=scene is None,
    )


def at_moment(
    table: Table, moment: int, online: set[int], is_bare: bool
) -> tuple[out.About, out.Course]:
    """A table as it stood at an earlier moment; bare: without its history and events."""
    past = table.as_of(moment)
    events_from = len(past.match.events) if is_bare else 0
    shown = course(past, moment if is_bare else 0, events_from)
    shown.view = view(past)
    shown.present = table.moments
    shown.chosen = table.line[moment] if moment < table.moments else None
    return about(past, online), shown


def branch_of(row: TableRow) -> out.BranchOf | None:
    if row.branch_of is None or row.branch_at is None:
        return None
    return out.BranchOf(table=row.branch_of, at=row.branch_at)


def shown_seat(seat: SeatRow, held: set[int | None], online: set[int]) -> out.Seat:
    return out.Seat(
        seat=seat.seat,
        kind=seat.kind,
        name=seat.name,
        bot=seat.bot,
        held=seat.seat in held,
        online=seat.seat in online,
    )


def shown_choice(choice: Choice | None, words: Words | None) -> out.Choice | None:
    if choice is None:
        return None
    shown = out.Choice(
        seat=choice.seat,
        ask=choice.ask,
        rule=choice.rule,
        options=[shown_option(option) for option in choice.options],
    )
    if words is not None:
        shown.label = words.ask(choice)
        for said, option in zip(shown.options, choice.options, strict=True):
            said.label = words.option(option)
    return shown


def reasons(table: Table, about: list[str], words: Words | None) -> out.Reasons:
    """Why what concerns some things is not among the options."""
    found: dict[str, Refusal] = {}
    for thing in about[:MOST_THINGS]:
        for refusal in table.match.refusals(thing):
            found.setdefault(refusal.notation, refusal)
    few = list(found.values())[:MOST_REASONS]
    return out.Reasons(table.seq, [shown_refusal(refusal, words) for refusal in few])


def reason(table: Table, notation: str, words: Words | None) -> out.Reasons:
    """Why one answer is not among the options; nothing, if it is."""
    match = table.match
    if match.choice is not None and match.choice.find(" ".join(notation.split())) is not None:
        return out.Reasons(table.seq, [])
    return out.Reasons(table.seq, [shown_refusal(match.why_not(notation).refusal, words)])


def shown_refusal(refusal: Refusal, words: Words | None) -> out.Refusal:
    return out.Refusal(
        notation=refusal.notation,
        why=refusal.why,
        rule=refusal.rule,
        facts=refusal.facts,
        option=UNSET if refusal.option is None else shown_option(refusal.option),
        label=UNSET if words is None else words.refusal(refusal),
    )


def shown_step(step: Step[Any], state: Any, words: Words | None) -> out.Step:
    named = step.words()
    return out.Step(
        step=named[0],
        key=step.key(state),
        words=" ".join(named),
        facts=step.facts(state),
        label=UNSET if words is None else words.step(step, state),
    )


def shown_outcome(outcome: Outcome | None, words: Words | None = None) -> out.Outcome | None:
    if outcome is None:
        return None
    return out.Outcome(
        won=outcome.won,
        reason=outcome.reason,
        rule=outcome.rule,
        score=outcome.score,
        label=UNSET if words is None else words.outcome(outcome),
    )


def odds(table: Table) -> out.Odds:
    """The odds of the present choice, by option."""
    return out.Odds(
        table.seq,
        {
            notation: [
                out.Odd(
                    key=each.key,
                    facts=each.facts,
                    ways=each.chance.numerator,
                    of=each.chance.denominator,
                    p=float(each.chance),
                )
                for each in chances
            ]
            for notation, chances in table.match.odds().items()
        },
    )


def bot_reason(table: Table, moment: int) -> out.BotReason:
    """What the steward who chose at a moment thought of what it chose."""
    if moment >= table.moments or table.line[moment].bot != "steward":
        return out.BotReason("", {})
    chosen = table.line[moment].chosen.notation
    run = table.as_of(moment).match.run(keeps=True)
    for judgment in find_steward(table.row.game).judge(run, False):
        if run.choice is not None and run.choice.options[judgment.index].notation() == chosen:
            return out.BotReason(judgment.why, judgment.facts)
    return out.BotReason("", {})


def foresight(table: Table, notations: list[str]) -> out.Foresight:
    """What some options are certain to bring; if none is named, those that end or pass something,
    and all where there are few, and what a sensible player looks at first, with what it brings."""
    choice = table.match.choice
    if choice is None:
        return out.Foresight(table.seq, {})
    named = [choice.find(notation) for notation in notations]
    is_told = table.hints and not named and table.bot_to_move() is None
    ranked = looked_at_first(table, choice) if is_told else []
    first = ranked[0] if ranked else None
    wanted = [index for index in named if index is not None] if named else foreseen_first(choice)
    if first is not None and first not in wanted:
        wanted.insert(0, first)
    offered = choice.notations()
    foreseen = {offered[index]: foresee(table, index) for index in wanted[:MOST_FORESEEN]}
    then = [offered[index] for index in ranked[1:]]
    return out.Foresight(table.seq, foreseen, None if first is None else offered[first], then)


def looked_at_first(table: Table, choice: Choice) -> list[int]:
    """What the steward would do; if that only passes or ends something, then the others in its
    order, for whoever wants to do something first."""
    if "steward" not in bot_names(table.row.game):
        return []
    steward, run = find_steward(table.row.game), table.match.run(keeps=True)
    first = steward.choose(run)
    if not isinstance(choice.options[first], Say):
        return [first]
    others = [judgment.index for judgment in steward.rank(run) if judgment.index != first]
    return [first, *others[:MOST_RANKED]]


def foreseen_first(choice: Choice) -> list[int]:
    if len(choice.options) <= FEW_OPTIONS:
        return list(range(len(choice.options)))
    return [index for index, option in enumerate(choice.options) if isinstance(option, Say)]


def foresee(table: Table, index: int) -> out.Foreseen:
    seen = table.match.foresee(index)
    averting = table.match.remedies(index) if seen.loses else []
    return out.Foreseen(
        events=[out.Certain(one.kind, one.rule, one.cause, one.facts) for one in seen.events],
        outcome=shown_outcome(seen.outcome),
        chance=bool(seen.chance),
        remedies=[shown_option(option) for option in averting],
    )


def shown_events(table: Table, since: int, words: Words | None) -> list[out.Event]:
    """The events from an index on, each with the choice that led to it."""
    events = table.match.events
    shown: list[out.Event] = []
    moment = table.moments
    for n in range(len(events) - 1, since - 1, -1):
        while moment > 0 and table.line[moment - 1].events > n:
            moment -= 1
        made = table.line[moment - 1] if moment > 0 else None
        shown.append(shown_event(events[n], n, moment, made, words))
    shown.reverse()
    return shown


def shown_event(
    event: Event, n: int, moment: int, made: out.Made | None, words: Words | None
) -> out.Event:
    return out.Event(
        n=n,
        moment=moment,
        seat=None if made is None else made.seat,
        step="" if made is None else made.step,
        kind=event.kind,
        rule=event.rule,
        cause=event.cause,
        facts=event.facts,
        label=UNSET if words is None else words.event(event),
    )
