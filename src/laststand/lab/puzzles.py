"""`laststand lab puzzles GAME`: positions where one option is best beyond doubt and the steward
takes another. Stewards play; where a quick look finds a better option, every option is weighed
with fresh luck, the same for each, first briefly, then what is left at length, once more a round
further on, and to the end of the game. What was found is kept in a trove, and the next time goes on
from there; puzzles that were found by other rules are weighed anew."""

from __future__ import annotations

import hashlib
import json
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import fmean
from typing import Any

import msgspec

from laststand.bots import Sage, Weighed, find_sage
from laststand.bots.coach import EQUAL, SURE, Coach
from laststand.bots.documents import (
    MeasuredDocument,
    PlayedDocument,
    PuzzleDocument,
    ReasonDocument,
)
from laststand.bots.puzzle import PUZZLES, lay, read_puzzles
from laststand.bots.sage import FIRST_LOOK, is_plain, mean_of, still_open
from laststand.bots.steward import Judgment
from laststand.bots.value import Prospect
from laststand.folders import expect_writable, write_whole
from laststand.games.spell.state import Vigil
from laststand.kernel.errors import LaststandError, OptionsRefused
from laststand.kernel.game import Setting
from laststand.kernel.match import Match
from laststand.kernel.run import Moment, Run
from laststand.lab.digests import rules_digest
from laststand.lab.pool import pool
from laststand.lab.training import SETTINGS

FIRST = 7_000_000
"""Seeds that no training and no duel has seen."""
ALWAYS_WON = ("spell-introduction",)
OTHERS = 8
"""How many options are looked at quickly besides those that the sage would look at."""
STAGES = (8, 24, 72)
"""Playouts of every option after which a position may be given up, and options that are out of the
question get no more."""
LEAST_THOUGHT = 72
"""Fewer playouts decide nothing, however plain it looks."""
TOLD = 96
"""Playouts that the reason of a puzzle is told by."""
QUICK_GAIN = 0.03
FEW_POINTS = 4
"""Action points that all heroes have left together when one thing may be best."""
NEAR = 6
"""More options that look as good as the best at a quick look are no puzzle, as a rule."""
LEAST_GAIN = 0.025
"""What the best must be worth more than any other, nineteen times out of twenty at least."""
OUT = 3.0
"""Standard errors by which an option is worse than the best, and by `LEAST_GAIN` besides, when it
is out of the question."""
CHANCES = (0.05, 0.97)
"""A game that is as good as over is no puzzle."""
RIGHT = 0.4
"""The share of all options that may be right: whoever guesses shall rather err."""
WHY = {"not-now": "worth-most", "nothing-left": "worth-most"}
"""What a steward thinks of an option that it leaves is no reason to take it."""


@dataclass(frozen=True)
class Hunt:
    """How the puzzles of a game are looked for."""

    games: int = 96
    """How many are looked through."""
    with_sages: bool = False
    """Sages play them: what stewards miss when many answers are still right comes down to one only
    if nobody spoils it before."""
    quick: int = 48
    """Playouts of the quick look at a decision."""
    options: range = range(3, 31)
    """Fewer are no question, more are a search."""
    positions: int = 3
    """How many of one game are thought over, the most promising first."""
    thought: int = 240
    """Playouts of every option of a puzzle."""
    turns: int = 4
    """Further on, at whose end the best must still be better."""
    ends: int = 240
    """Games that are played to their end from a puzzle, for each of two answers."""
    good: int = 2
    """More options that come to the same make a puzzle vague."""
    no_answer: tuple[str, ...] = ()
    """What is no answer to a puzzle."""


HUNTS = {
    "bastion": Hunt(),
    "stronghold": Hunt(),
    "spell": Hunt(
        games=480,
        with_sages=True,
        quick=24,
        options=range(3, 21),
        positions=12,
        thought=192,
        turns=1,
        ends=0,
        good=4,
        no_answer=("end turn", "take damage"),
    ),
}
"""In The Last Spell most options are places and targets, and of many some are always as good; and
where much can be done in any order, more of them leave the best open. A game of it has most
positions, a turn of it is a Hero Phase of all and the Monster Phase that answers it, and as many
games to the end as say something would take too long. A turn can be ended after any other option
as well, and looks better only because of what stewards would do next; and that a card kept is worth
a Wound is said by the value alone, which no game to the end confirms there."""


@dataclass(frozen=True)
class Dig:
    """One game to be looked through, or a puzzle of it to be weighed anew."""

    game: str
    table: dict[str, Setting]
    seed: int
    thought: int
    old: PuzzleDocument | None = None

    @property
    def hunt(self) -> Hunt:
        return HUNTS[self.game]

    @property
    def name(self) -> str:
        return str(self.seed) if self.old is None else f"{self.seed} {self.old.id}"


@dataclass(frozen=True)
class Find:
    """A puzzle, its kind by which it is told from others, and how clear it is."""

    puzzle: PuzzleDocument
    kind: tuple[str, str]
    table: str
    seed: int
    clear: float


def make_puzzles(
    game: str,
    number: int,
    *,
    games: int | None,
    thought: int | None,
    seed: int,
    trove: Path | None = None,
    without: Sequence[str] = (),
    into: Path | None,
    jobs: int | None,
) -> None:
    """Looks through games, those that a trove does not know yet, and keeps so many puzzles, as
    different as they can be, and without those that somebody found dull."""
    if game not in SETTINGS:
        raise OptionsRefused(f"there are no values for '{game}', only for: {', '.join(SETTINGS)}")
    folder = into or PUZZLES
    for place in (folder, *([] if trove is None else [trove.parent])):
        expect_writable(place)
    known, older = read_trove(trove, game)
    thought = thought or HUNTS[game].thought
    digs = [
        *old_digs(older, read_puzzles(folder / f"{game}.json"), thought),
        *_digs(game, games or HUNTS[game].games, seed, thought),
    ]
    found = _each_once([find for some in known.values() for find in some])
    ids = {find.puzzle.id for find in found}
    new = [d for d in digs if d.name not in known and (d.old is None or d.old.id not in ids)]
    with pool(jobs) as workers:
        for done, some in enumerate(workers.map(look_through, new), start=1):
            found = _each_once([*found, *some])
            add_to_trove(trove, new[done - 1], some)
            print(f"{game}: {done} of {len(new)} digs, {len(found)} puzzles", file=sys.stderr)
    chosen = select([find for find in found if find.puzzle.id not in without], number)
    command = f"laststand lab puzzles {game} --number {number}"
    command = " ".join([command, *(f"--without {id}" for id in without)])
    write(folder / f"{game}.json", command, [find.puzzle for find in chosen])
    kinds = Counter(" ".join(find.kind) for find in chosen)
    print(f"{game}: {len(chosen)} puzzles of {len(found)} found; {dict(kinds)}")


def _digs(game: str, games: int, first: int, thought: int) -> Iterator[Dig]:
    """Every setting in turn, and every table of it."""
    settings = [tables for name, tables in SETTINGS[game].items() if name not in ALWAYS_WON]
    for number in range(games):
        tables = settings[number % len(settings)]
        table = tables[number // len(settings) % len(tables)]
        yield Dig(game, table, FIRST + first + number, thought)


def old_digs(older: list[Find], shipped: list[PuzzleDocument], thought: int) -> Iterator[Dig]:
    """What was found by other rules or is there already, each once."""
    seeds = {find.puzzle.id: find.seed for find in older}
    puzzles = {puzzle.id: puzzle for puzzle in [*shipped, *(find.puzzle for find in older)]}
    for id, puzzle in puzzles.items():
        table = _table_of(puzzle)
        yield Dig(puzzle.game, table, seeds.get(id, int(id, 16)), thought, puzzle)


def _table_of(puzzle: PuzzleDocument) -> dict[str, Setting]:
    """What of a puzzle's table tells it from others."""
    told = next(iter(SETTINGS[puzzle.game].values()))[0]
    return {name: puzzle.position["options"][name] for name in told}


def _each_once(found: list[Find]) -> list[Find]:
    """Of a puzzle that was weighed twice what was measured last."""
    return list({find.puzzle.id: find for find in found}.values())


def write(file: Path, command: str, puzzles: list[PuzzleDocument]) -> None:
    """A line for each puzzle."""
    lines = ",\n".join(msgspec.json.encode(puzzle).decode() for puzzle in puzzles)
    write_whole(file, f'{{"made": {json.dumps(command)}, "puzzles": [\n{lines}\n]}}\n')


# -- the trove -------------------------------------------------------------------------


def read_trove(file: Path | None, game: str) -> tuple[dict[str, list[Find]], list[Find]]:
    """By dig, what has been found by these rules and bots; and what by others."""
    known: dict[str, list[Find]] = {}
    older: list[Find] = []
    for line in [] if file is None or not file.exists() else _lines_of(file):
        if line.rules == (game, rules_digest(game)):
            known[line.dig] = line.finds
        elif line.rules[0] == game:
            older += line.finds
    return known, older


class TroveLine(msgspec.Struct):
    """What one dig has found, and by which rules of which game."""

    dig: str
    rules: tuple[str, str]
    finds: list[Find]


def _lines_of(file: Path) -> Iterator[TroveLine]:
    try:
        lines = file.read_bytes().splitlines()
    except OSError as error:
        raise LaststandError(f"{file} cannot be read: {error.strerror}") from None
    for number, line in enumerate(lines, start=1):
        try:
            yield msgspec.json.decode(line, type=TroveLine)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise LaststandError(
                f"{file}, line {number}: not what lab puzzles has written: {error}"
            ) from None


def add_to_trove(file: Path | None, dig: Dig, finds: list[Find]) -> None:
    if file is not None:
        rules = (dig.game, rules_digest(dig.game))
        line = msgspec.json.encode(TroveLine(dig.name, rules, finds))
        try:
            with file.open("ab") as trove:
                trove.write(line + b"\n")
        except OSError as error:
            raise LaststandError(f"{file} cannot be written: {error.strerror}") from None


# -- which are kept --------------------------------------------------------------------


def select(found: list[Find], number: int) -> list[Find]:
    """The clearest, but only few of a kind, of a table and of a game as long as there are
    others."""
    left = sorted(found, key=lambda find: -find.clear)
    kept: list[Find] = []
    for few in range(1, number + 1):
        for find in [find for find in left if find not in kept]:
            if len(kept) < number and _is_different(find, kept, few):
                kept.append(find)
    return kept


def _is_different(find: Find, kept: list[Find], few: int) -> bool:
    kinds = sum(other.kind == find.kind for other in kept)
    tables = sum(other.table == find.table for other in kept)
    games = sum(other.seed == find.seed for other in kept)
    return kinds < few and tables < few and games < max(1, few // 3)


# -- one game --------------------------------------------------------------------------


def look_through(dig: Dig) -> list[Find]:
    """The puzzles of one steward's game; an old one if it still is."""
    if dig.old is not None:
        return _weigh_anew(dig, dig.old)
    wishes: dict[str, Any] = dict(dig.table)
    match = Match.new(dig.game, seed=dig.seed, **wishes)
    sage = find_sage(dig.game, dig.seed, dig.hunt.quick)
    promising: list[Glimpse] = []
    while match.choice is not None:
        run = match.run(keeps=True)
        steward, best, gain = _quick_look(sage, run, dig.hunt.options)
        if gain > QUICK_GAIN:
            promising.append(Glimpse(gain, len(match), match.choice.options[best].key()))
        match.choose(best if dig.hunt.with_sages else steward)
    thoughts = [think_over(dig, match.as_of(one.moment)) for one in most_promising(promising, dig)]
    return [find for find in thoughts if find is not None]


@dataclass(frozen=True)
class Glimpse:
    """What a quick look at a decision promised, and of what kind the better answer was."""

    gain: float
    moment: int
    kind: str


def most_promising(glimpses: list[Glimpse], dig: Dig) -> list[Glimpse]:
    """Those to be thought over, half of them at the most of one kind."""
    most = dig.hunt.positions
    kinds: Counter[str] = Counter()
    kept: list[Glimpse] = []
    for one in sorted(glimpses, key=lambda one: -one.gain):
        if len(kept) < most and kinds[one.kind] < (most + 1) // 2:
            kinds[one.kind] += 1
            kept.append(one)
    return kept


def _weigh_anew(dig: Dig, puzzle: PuzzleDocument) -> list[Find]:
    """A puzzle by the present rules, if they can still lay its table."""
    try:
        match = lay(puzzle, dig.seed)
    except LaststandError:
        return []
    if match.choice is None or match.choice.ask != puzzle.ask:
        return []
    find = think_over(dig, match)
    return [] if find is None else [find]


def _quick_look(sage: Sage, run: Run, options: range) -> tuple[int, int, float]:
    """What the steward chooses, what would be better, and by how much."""
    assert run.choice is not None
    if len(run.choice.options) not in options or not sage.value.insight.is_laid(run.state):
        chosen = sage.steward.choose(run)
        return chosen, chosen, 0.0
    ranking = sage.steward.rank(run)
    if not is_question(sage, run, ranking[0]):
        return ranking[0].index, ranking[0].index, 0.0
    weighed = _weigh_quickly(sage, run, ranking)
    best = sage.prefer(weighed)
    gain, error = best.gain_on(weighed[0])
    near = [option for option in weighed if best.gain_on(option)[0] < LEAST_GAIN]
    return ranking[0].index, best.index, gain - error if len(near) <= NEAR else 0.0


def is_question(sage: Sage, run: Run, best: Judgment) -> bool:
    """What the sage thinks over. Of The Last Spell what is asked at Night when few Action points
    are left, and what the sage leaves to the steward, too: before that much can be done in any
    order, and many answers are as good."""
    state = run.state
    if isinstance(state, Vigil):
        left = sum(state.heroes[hero].actions for hero in state.heroes_in_play())
        return state.is_night and left <= FEW_POINTS
    return sage.value.insight.deserves_thought(run, best)


def _weigh_quickly(sage: Sage, run: Run, ranking: list[Judgment]) -> list[Weighed]:
    """The options that a sage would look at and some others, as it would."""
    listed = sage.value.insight.shortlist(ranking, 1)
    others = [judgment for judgment in ranking if judgment not in listed]
    weighed = [Weighed(judgment) for judgment in [*listed, *others[:OTHERS]]]
    moment = run.moment()
    seeds: list[int] = []
    left = weighed.copy()
    spent, more = 0, FIRST_LOOK
    while more:
        sage.play_some(moment, left, more, seeds, None)
        spent += more * len(left)
        left = still_open(left, 1, 1)
        more = 0 if is_plain(left) else min(len(seeds), max(0, sage.playouts - spent) // len(left))
    return weighed


def think_over(dig: Dig, match: Match) -> Find | None:
    """The puzzle that a decision makes, or none where a second option is about as good."""
    thought = Thought(dig, match)
    if not thought.is_clear():
        return None
    puzzle = thought.puzzle()
    if not puzzle.reason.themes and not puzzle.reason.foreseen and not puzzle.reason.ends:
        return None
    option = thought.choice.options[thought.best.index]
    kind = (thought.choice.ask, option.key())
    table = " ".join(str(value) for value in dig.table.values())
    return Find(puzzle, kind, table, dig.seed, thought.clear)


class Thought:
    """Every option of a decision, weighed with the same luck; the steward's first."""

    def __init__(self, dig: Dig, match: Match) -> None:
        assert match.choice is not None
        self.dig = dig
        self.match = match
        self.choice = match.choice
        self.coach = Coach(dig.game, dig.seed)
        self.sage = self.coach.sage
        self.sage.listens = False
        run = match.run(keeps=True)
        self.line = self.sage.value.weights(run.state).search
        self.moment: Moment = run.moment()
        self.weighed = [Weighed(judgment) for judgment in self.sage.steward.rank(run)]
        self.open = self.weighed.copy()
        self.steward = self.weighed[0]
        self.best = self.steward
        self.good: list[Weighed] = []
        self.ends = min(dig.hunt.ends, dig.thought)
        self.most_good = dig.hunt.good
        self.won_best = self.won_steward = 0

    def _luck(self, part: int, count: int) -> range:
        """Seeds of playouts: every question has luck of its own."""
        first = self.dig.seed * 100_003 + part * 10_007 + len(self.match)
        return range(first % 2**30, first % 2**30 + count)

    @property
    def others(self) -> list[Weighed]:
        return [option for option in self.weighed if option is not self.best]

    @property
    def clear(self) -> float:
        """By how much the best is better than any other that is not as good, at the least."""
        rest = [option for option in self.others if option not in self.good]
        return min([low_of(self.best, option) for option in rest], default=0.0)

    @property
    def notation(self) -> str:
        return self.choice.options[self.best.index].notation()

    def weigh(self, playouts: int) -> None:
        """So many playouts of every option that is not out of the question, with those that it has
        had. The steward's is always among them."""
        for seed in self._luck(1, playouts)[len(self.steward.worths) :]:
            for option in self.open:
                self.sage.play_out(self.moment, option, seed)
        self.best = max(self.open, key=mean_of)
        self.open = [o for o in self.open if o is self.steward or not self._is_out(o)]

    def _is_out(self, option: Weighed) -> bool:
        gain, error = self.best.gain_on(option)
        return gain - OUT * error >= LEAST_GAIN

    def _is_settled(self) -> bool:
        """Whether all others are out of the question, the steward's choice too."""
        is_out = self._is_out(self.steward) and len(self.open) == 2
        return is_out and len(self.steward.worths) >= LEAST_THOUGHT

    def near(self, low: Callable[[Weighed, Weighed], float]) -> list[Weighed]:
        """The options that come near the best."""
        return [option for option in self.others if low(self.best, option) < LEAST_GAIN]

    def may_be_clear(self, near: list[Weighed]) -> bool:
        """Whether few options besides the best come near it, and the steward's does not."""
        if self.best is self.steward or not CHANCES[0] <= self.best.mean <= CHANCES[1]:
            return False
        if self.notation in self.dig.hunt.no_answer:
            return False
        return self.steward not in near and self._are_few(near)

    def _are_few(self, options: list[Weighed]) -> bool:
        """Whether so many answers may be right besides the best; an option that only asks where is
        none of its own."""
        keys = [self.choice.options[option.index].key() for option in options]
        answers = sum(not key.startswith("target") for key in keys)
        return answers <= self.most_good and 1 + len(options) <= RIGHT * len(self.weighed)

    def is_clear(self) -> bool:
        """Whether the best is so beyond doubt, and not only because stewards play on: whoever
        takes another and then the best must be worse off too, or has found it as well."""
        for stage in STAGES:
            if stage < self.dig.thought and not self._is_settled():
                self.weigh(stage)
                if not self.may_be_clear(self.near(likely_of)):
                    return False
        if not self._is_settled():
            self.weigh(self.dig.thought)
        near = self.near(low_of)
        if not self.may_be_clear(near) or not all(map(self._is_as_good, near)):
            return False
        self.good = near
        for option in self.others:
            if option not in near and self._are_few(self.good) and self._is_as_good(option):
                self.good = [*self.good, option]
        if self.steward in self.good or not self._are_few(self.good):
            return False
        return self._is_better_later() and self.wins_more()

    def _is_as_good(self, option: Weighed) -> bool:
        """Whether it comes to the same, or leaves the best open."""
        return high_of(self.best, option) <= EQUAL or self._leads_to_best(option)

    def _leads_to_best(self, option: Weighed) -> bool:
        """Whether the best can still be taken after another option, and then is worth as much."""
        again = Weighed(option.judgment)
        taken = 0
        for number, seed in enumerate(self._luck(1, len(self.best.worths))):
            if number in STAGES and (not taken or self._is_behind(again)):
                return False
            taken += self._play_to_best(option, again, seed)
        return low_of(self.best, again) <= EQUAL

    def _is_behind(self, option: Weighed) -> bool:
        gain, error = self.best.gain_on(option)
        return gain - OUT * error > EQUAL

    def _play_to_best(self, option: Weighed, again: Weighed, seed: int) -> bool:
        run = Run.resume(self.moment, keeps=False)
        run.reseed(seed)
        run.stop_at_turns()
        run.choose(option.index)
        taken = False
        while run.choice is not None:
            best = None if taken else run.choice.find(self.notation)
            taken = taken or best is not None
            run.choose(self.sage.steward.choose(run) if best is None else best)
        again.add(self.coach.prospect_of(run))
        return taken

    def _is_better_later(self) -> bool:
        """Whether it is still better than the steward's choice a round further on."""
        best, steward = Weighed(self.best.judgment), Weighed(self.steward.judgment)
        for number, seed in enumerate(self._luck(2, self.dig.thought)):
            if number in STAGES and is_far_better(best, steward):
                return True
            for option in (best, steward):
                option.add(self._prospect_later(option.index, seed))
        return low_of(best, steward) > 0.0

    def _prospect_later(self, index: int, seed: int) -> Prospect:
        run = Run.resume(self.moment, keeps=False)
        run.reseed(seed)
        run.stop_at_turns()
        run.choose(index)
        prospect = self.coach.prospect_of(run)
        for _ in range(self.dig.hunt.turns):
            if run.outcome is None:
                run.go_on()
                prospect = self.coach.prospect_of(run)
        return prospect

    def wins_more(self) -> bool:
        """Whether it does not win fewer games, when stewards play these to their end: one game
        says little, but no value comes between."""
        if not self.ends:
            return True
        seeds = self._luck(3, self.ends)
        self.won_best = sum(self._is_won(self.best.index, seed) for seed in seeds)
        self.won_steward = sum(self._is_won(self.steward.index, seed) for seed in seeds)
        return self.won_best > self.won_steward

    def _is_won(self, index: int, seed: int) -> bool:
        run = Run.resume(self.moment, keeps=False)
        run.reseed(seed)
        run.choose(index)
        while run.choice is not None:
            run.choose(self.sage.steward.choose(run))
        return run.outcome is not None and run.outcome.won

    def puzzle(self) -> PuzzleDocument:
        position = self.match.position()
        options = {
            self.choice.options[option.index].notation(): self._measured(option)
            for option in self.others
        }
        encoded = msgspec.json.encode([position, self.notation])
        return PuzzleDocument(
            id=hashlib.sha256(encoded).hexdigest()[:8],
            game=self.dig.game,
            position=position,
            ask=self.choice.ask,
            best=self.notation,
            steward=self.choice.options[self.steward.index].notation(),
            chance=round(fmean(self.best.chances), 3),
            played=PlayedDocument(self.ends, self.won_best, self.won_steward),
            reason=self._reason(),
            options=options,
        )

    def _reason(self) -> ReasonDocument:
        """What the coach says of the best beside the steward's choice."""
        best, steward = Weighed(self.best.judgment), Weighed(self.steward.judgment)
        self.sage.listens = True
        for seed in self._luck(4, min(TOLD, self.dig.thought)):
            for option in (best, steward):
                self.sage.play_out(self.moment, option, seed)
        said = self.coach.hint(self.match, best, best, steward, self.line).as_dict()
        said["why"] = WHY.get(said["why"], said["why"])
        reason = {name: said[name] for name in ReasonDocument.__struct_fields__}
        return msgspec.convert(reason, ReasonDocument)

    def _measured(self, option: Weighed) -> MeasuredDocument:
        behind, error = self.best.gain_on(option)
        return MeasuredDocument(
            behind=round(max(0.0, behind), 3),
            low=round(max(0.0, behind - SURE * error), 3),
            high=round(behind + SURE * error, 3),
            good=option in self.good,
        )


def low_of(best: Weighed, other: Weighed) -> float:
    """How much better one is than another, nineteen times out of twenty at the least."""
    gain, error = best.gain_on(other)
    return gain - SURE * error


def is_far_better(best: Weighed, other: Weighed) -> bool:
    """Whether no more playouts are needed to say that one is better."""
    gain, error = best.gain_on(other)
    return len(best.worths) >= LEAST_THOUGHT and gain > OUT * error


def likely_of(best: Weighed, other: Weighed) -> float:
    """The same at the most, as a rule."""
    gain, error = best.gain_on(other)
    return gain + error


def high_of(best: Weighed, other: Weighed) -> float:
    """The same at the most, nineteen times out of twenty."""
    gain, error = best.gain_on(other)
    return gain + SURE * error
