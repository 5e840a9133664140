"""Golden playthroughs and counts, kept in tests/goldens.

For every game and player count a whole match is kept as its record, and as a story: every
question with its options, every choice, outcome and event, to be read as a diff when a rule or
a card has changed. One long game more is kept as a record alone. `counts.json` has the number
of courses from some of their positions.

A change of rules, content or notation that is meant makes them out of date:

    python -m tests.conformance.goldens        writes them all anew
    python -m tests.conformance.goldens bastion    only those of one game
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from laststand import Event, Match
from tests.conformance.invariants import invariants_of
from tests.conformance.perft import courses
from tests.conformance.tables import FOR_EACH_COUNT, GAMES, Table
from tests.conformance.walks import Walker, curious, sensible, steps

FOLDER = Path(__file__).parent.parent / "goldens"
SEED = 7
MOST_COURSES = 1500
MOST_DEPTH = 6


def played(table: Table, walker: Walker) -> Match:
    match = table.new(SEED)
    for _ in steps(match, walker, SEED):
        pass
    return match


def story(match: Match) -> str:
    """A match told from its start to its present moment."""
    lines: list[str] = []
    told = 0
    for at in range(len(match) + 1):
        then = match.as_of(at)
        if at:
            made = then.history[-2]
            seat = "any" if made.seat is None else f"P{made.seat + 1}"
            lines.append(f"{at} {seat} {made.chosen}")
        lines += heard_and_seen(then, told)
        told = len(then.events)
        if then.choice is not None and at < len(match):
            asked = then.choice
            lines.append(f"{asked.ask} ({asked.rule}): {' | '.join(asked.notations())}")
    if match.outcome is not None:
        lines.append(f"{match.outcome}")
    return "\n".join([*lines, ""])


def heard_and_seen(match: Match, told: int) -> Iterator[str]:
    if match.heard:
        yield f"    => {' '.join(match.heard)}"
    for event in match.events[told:]:
        yield f"    {written(event)}"


def written(event: Event) -> str:
    facts = "".join(
        f" {name}={','.join(fact) if isinstance(fact, list) else fact}"
        for name, fact in event.facts.items()
    )
    return f"{event.kind}{facts} ({event.rule}, {event.cause})"


def counts(record: Path, length: int) -> Iterator[dict[str, Any]]:
    """Of some positions of a record: with every outcome, where these are not too many, and by
    luck."""
    for after in (0, length // 3, 2 * length // 3):
        yield from counted(record, after, by_luck=True)
        found = [
            count
            for place in range(after, length)[:6]
            for count in counted(record, place, by_luck=False)
        ]
        yield from sorted(found, key=lambda count: (count["depth"], count["courses"]))[-1:]


def counted(record: Path, after: int, by_luck: bool) -> Iterator[dict[str, Any]]:
    """One position, as deep as stays within MOST_COURSES; nothing if even one choice does not."""
    match = standing(record, after)
    most = MOST_COURSES // 5 if invariants_of(match.game.id).IS_LONG else MOST_COURSES
    depth = count = 0
    while depth < MOST_DEPTH:
        more = courses(match, depth + 1, by_luck, most)
        if more > most:
            break
        depth, count = depth + 1, more
    if depth:
        yield {
            "record": record.name,
            "after": after,
            "by_luck": by_luck,
            "depth": depth,
            "courses": count,
        }


def standing(record: Path, after: int) -> Match:
    """A match set up from the position after so many choices of a record."""
    return Match.at(Match.replay(record).as_of(after).position(), seed=1)


def renew(game: str) -> None:
    folder = FOLDER / game
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.iterdir():
        old.unlink()
    found: list[dict[str, Any]] = []
    for table in FOR_EACH_COUNT[game]:
        match = played(table, curious)
        record = folder / f"{table.options['players']}-players.record"
        record.write_text(match.record(), encoding="utf-8")
        record.with_suffix(".story").write_text(story(match), encoding="utf-8")
        found += counts(record, len(match))
    long = played(FOR_EACH_COUNT[game][0], sensible)
    (folder / "long.record").write_text(long.record(), encoding="utf-8")
    text = ",\n".join(json.dumps(count) for count in found)
    (folder / "counts.json").write_text(f"[\n{text}\n]\n", encoding="utf-8")


if __name__ == "__main__":
    for game in sys.argv[1:] or GAMES:
        print(f"tests/goldens/{game}")
        renew(game)
