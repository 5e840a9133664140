"""Puts a table into the documents that people are sent."""

from __future__ import annotations

from typing import Any

from laststand import Choice, Event, Outcome
from laststand.kernel.game import Game
from laststand.kernel.step import Step
from laststand.server import documents as out
from laststand.server.rows import SeatRow, TableRow
from laststand.server.table import Table, shown_option


def common(table: Table, online: set[int], history_from: int, events_from: int) -> out.Common:
    """What everybody sees of a table, with its line of play and its events from some point on."""
    match, row = table.match, table.row
    return out.Common(
        id=row.id,
        game=row.game,
        name=row.name,
        options=row.options,
        seq=table.seq,
        moments=table.moments,
        present=table.moments,
        rewound=table.rewound,
        frozen=table.is_closed,
        sealed=table.sealed or None,
        branch=branch_of(row),
        created=row.created,
        updated=table.updated,
        seed=str(row.seed) if table.seeds_are_told else None,
        seats=[shown_seat(seat, set(table.held.values()), online) for seat in table.seats],
        view=match.view(),
        choice=shown_choice(table),
        coming_up=[shown_step(table.game, step, match.state) for step in match.coming_up],
        outcome=shown_outcome(table.game, match.outcome),
        history_from=history_from,
        history=table.line[history_from:],
        events_from=events_from,
        events=shown_events(table, events_from),
    )


def at_moment(table: Table, moment: int, online: set[int], is_bare: bool) -> out.Common:
    """A table as it stood at an earlier moment; bare: without its history and events."""

    def tell() -> out.Common:
        events_from = len(table.match.events) if is_bare else 0
        return common(table, online, moment if is_bare else 0, events_from)

    shown = table.at(moment, tell)
    shown.present = table.moments
    shown.chosen = table.line[moment] if moment < table.moments else None
    return shown


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


def shown_choice(table: Table) -> out.Choice | None:
    choice: Choice | None = table.match.choice
    if choice is None:
        return None
    words = table.game.words
    return out.Choice(
        seat=choice.seat,
        ask=choice.ask,
        rule=choice.rule,
        label=words.ask(choice),
        options=[shown_option(table.game, option) for option in choice.options],
        refusals=[
            out.Refusal(
                notation=refusal.notation,
                why=refusal.why,
                rule=refusal.rule,
                facts=refusal.facts,
                label=words.refusal(refusal),
            )
            for refusal in table.match.refusals()
        ],
    )


def shown_step(game: Game, step: Step[Any], state: Any) -> out.Step:
    words = step.words()
    return out.Step(
        step=words[0],
        words=" ".join(words),
        facts=step.facts(state),
        label=game.words.step(step, state),
    )


def shown_outcome(game: Game, outcome: Outcome | None) -> out.Outcome | None:
    if outcome is None:
        return None
    return out.Outcome(
        won=outcome.won,
        reason=outcome.reason,
        rule=outcome.rule,
        score=outcome.score,
        label=game.words.outcome(outcome),
    )


def odds(table: Table) -> out.Odds:
    """The odds of the present choice, by option."""
    words = table.game.words
    return out.Odds(
        table.seq,
        {
            notation: [
                out.Odd(
                    key=each.key,
                    facts=each.facts,
                    label=words.sentence("odds", each.key, each.facts),
                    ways=each.chance.numerator,
                    of=each.chance.denominator,
                    p=float(each.chance),
                )
                for each in chances
            ]
            for notation, chances in table.match.odds().items()
        },
    )


def shown_events(table: Table, since: int) -> list[out.Event]:
    """The events from an index on, each with the choice that led to it."""
    events = table.match.events
    shown: list[out.Event] = []
    moment = table.moments
    for n in range(len(events) - 1, since - 1, -1):
        while moment > 0 and table.line[moment - 1].events > n:
            moment -= 1
        made = table.line[moment - 1] if moment > 0 else None
        shown.append(shown_event(table.game, events[n], n, moment, made))
    shown.reverse()
    return shown


def shown_event(game: Game, event: Event, n: int, moment: int, made: out.Made | None) -> out.Event:
    return out.Event(
        n=n,
        moment=moment,
        seat=None if made is None else made.seat,
        step="" if made is None else made.step,
        kind=event.kind,
        rule=event.rule,
        cause=event.cause,
        facts=event.facts,
        label=game.words.event(event),
    )
