"""Tables of a report laid into a Markdown document, between marks that say which:

    <!-- lab won rows=players columns=level boss=alrath -->
    <!-- end -->

`won` is the win rate by two settings, its rows= and columns=, `ends` how the games of each cell
ended, `bosses` how often each is beaten that comes first, `effects` what the things of one kind= do
to the win rate, `uses` how often they are had, bought and used. Any other word of the form
name=value chooses cells. Each table carries the command that made its games.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

import pyarrow as pa

from laststand.folders import write_whole
from laststand.kernel.errors import LaststandError
from laststand.kernel.game import find_game
from laststand.lab.cells import CellResult, GameResult, results_of
from laststand.lab.folder import Folder
from laststand.lab.statistics import wilson
from laststand.lab.studies import kinds_of_things, studies

Namer = Callable[[object], str]
BLOCK = re.compile(r"(<!-- lab (\w+)([^\n]*?) -->\n).*?(<!-- end -->)", re.DOTALL)


def fill_document(folder: Folder, document: Path) -> int:
    """Writes the tables of a document anew; how many they are."""
    try:
        text = document.read_text(encoding="utf-8")
    except OSError as error:
        raise LaststandError(f"{document} cannot be read: {error.strerror}") from None
    _, source = folder.title()
    table = folder.read()

    def filled(block: re.Match[str]) -> str:
        head, what, words, end = block.groups()
        return f"{head}{_block(table, source, what, _wishes(words))}\n{end}"

    made, count = BLOCK.subn(filled, text)
    if not count:
        raise LaststandError(
            f"{document} has no place for a table: <!-- lab won … -->, <!-- end -->"
        )
    write_whole(document, made)
    return count


def _wishes(words: str) -> dict[str, str]:
    pairs = [word.partition("=") for word in words.split()]
    return {name: value for name, _, value in pairs}


def _block(table: pa.Table, source: str, what: str, wishes: dict[str, str]) -> str:
    makers = {"won": _won, "ends": _ends, "bosses": _bosses, "effects": _effects, "uses": _uses}
    if what not in makers:
        raise LaststandError(f"there is no table '{what}', only: {', '.join(makers)}")
    layout = {name: wishes.pop(name, "") for name in ("rows", "columns", "kind")}
    result = _chosen(results_of(table), wishes)
    lines = makers[what](result, layout)
    return "\n".join([*lines, "", _carried(result, source)])


def _chosen(results: list[GameResult], wishes: dict[str, str]) -> GameResult:
    """The cells that have the wished settings; a document is about one game."""
    game = wishes.pop("game", results[0].game)
    result = next((one for one in results if one.game == game), None)
    cells = [] if result is None else [cell for cell in result.cells if _has(cell, wishes)]
    if result is None or not cells:
        words = " ".join(f"{name}={value}" for name, value in wishes.items())
        raise LaststandError(f"no games of {game} {words} are among them")
    varied = [name for name in result.varied if len({cell.setting[name] for cell in cells}) > 1]
    return GameResult(game, cells, varied)


def _has(cell: CellResult, wishes: dict[str, str]) -> bool:
    return all(str(cell.setting.get(name)) == value for name, value in wishes.items())


# -- tables ----------------------------------------------------------------------------


def _won(result: GameResult, layout: dict[str, str]) -> list[str]:
    rows, columns = layout["rows"], layout["columns"]
    for side in ("rows", "columns"):
        _expect_one_of(result.cells[0].setting, f"{side}=", layout[side])
    cells = {(cell.setting.get(rows), cell.setting.get(columns)): cell for cell in result.cells}
    if len(cells) < len(result.cells):
        left = ", ".join(name for name in result.varied if name not in (rows, columns))
        raise LaststandError(f"a table by {rows} and {columns} needs one value of {left}")
    down, across = (list(dict.fromkeys(key[side] for key in cells)) for side in (0, 1))
    name = _namer(result)
    body = [
        [name(value), *(_rate(cells.get((value, other))) for other in across)] for value in down
    ]
    return _markdown([rows, *(name(value) for value in across)], body)


def _expect_one_of(known: Iterable[str], word: str, given: str) -> None:
    """A table without the word that it needs, or with a wrong one, is refused with the right."""
    names = list(dict.fromkeys(known))
    if given not in names:
        said = f"cannot be '{given}', only" if given else "is needed,"
        raise LaststandError(f"{word} {said} one of: {', '.join(names)}")


def _rate(cell: CellResult | None) -> str:
    return "–" if cell is None else _percent(cell.rate, *cell.interval)


def _percent(rate: float, low: float, high: float) -> str:
    return f"{100 * rate:.0f} % ({100 * low:.0f}–{100 * high:.0f})"


def _ends(result: GameResult, layout: dict[str, str]) -> list[str]:
    """The ways to win first, then defeats, the commonest first."""
    every = sum((cell.reasons() for cell in result.cells), Counter[str]())
    won = {
        reason
        for reason, was_won in zip(*(result.games.column(c).to_pylist() for c in ("reason", "won")))
        if was_won
    }
    reasons = sorted(every, key=lambda reason: (reason not in won, -every[reason]))
    heads = ["", "games", "turns", "choices", *(reason.replace("-", " ") for reason in reasons)]
    name = _namer(result)
    body = [
        [
            ", ".join(name(cell.setting[setting]) for setting in result.varied),
            str(cell.count),
            *(f"{cell.mean(column):.0f}" for column in ("turns", "choices")),
            *(str(cell.reasons()[reason]) for reason in reasons),
        ]
        for cell in result.cells
    ]
    return _markdown(heads, body)


def _bosses(result: GameResult, layout: dict[str, str]) -> list[str]:
    """Of the games a boss came to, and of all games, if the same boss came to each that one came
    to: which one comes is known only as it comes, so that games lost before have none."""
    first_met, first_beaten = Counter[str](), Counter[str]()
    for row in result.games.select(["bosses", "won"]).to_pylist():
        for boss in row["bosses"][:1]:
            first_met[boss] += 1
            first_beaten[boss] += row["won"]
    share = first_met.total() / len(result.games)
    rates = {
        boss: (first_beaten[boss] / met, *wilson(first_beaten[boss], met))
        for boss, met in first_met.items()
    }
    name = _namer(result)
    body = [
        [
            name(boss),
            str(first_met[boss]),
            _percent(*rates[boss]),
            _percent(*(share * bound for bound in rates[boss])),
        ]
        for boss in sorted(rates, key=lambda boss: -rates[boss][0])
    ]
    return _markdown(["first boss", "games it came to", "won of these", "won of all"], body)


def _effects(result: GameResult, layout: dict[str, str]) -> list[str]:
    game = find_game(result.game)
    things = kinds_of_things(game).values()
    known = [*things, *result.cells[0].setting, "heroes", "first-boss"]
    _expect_one_of(known, "kind=", layout["kind"])
    name = _namer(result)
    body = [
        [
            name(effect.thing),
            str(effect.games),
            f"{100 * effect.difference:+.0f} ({100 * effect.low:+.0f} to {100 * effect.high:+.0f})",
        ]
        for study in studies(result)
        for effect in study.effects
        if effect.kind.replace(" ", "-") == layout["kind"]
    ]
    if not body:
        return ["These games are too few, or too much alike, to say."]
    kind = layout["kind"].replace("-", " ")
    return _markdown([kind, "games", "win rate, percentage points"], body)


def _uses(result: GameResult, layout: dict[str, str]) -> list[str]:
    """Of a hundred games; in `had` those in which a thing was had at all."""
    kinds = kinds_of_things(find_game(result.game))
    _expect_one_of(kinds.values(), "kind=", layout["kind"])
    things = [thing for thing, kind in kinds.items() if kind == layout["kind"]]
    found = {column: _counted(result, column) for column in ("had", "bought", "used")}
    told = {column: counts for column, counts in found.items() if any(counts[t] for t in things)}
    name, games = _namer(result), len(result.games) / 100
    most = list(told.values())[-1] if told else Counter[str]()
    body = [
        [name(thing), *(f"{counts[thing] / games:.1f}" for counts in told.values())]
        for thing in sorted(things, key=lambda thing: -most[thing])
    ]
    return _markdown([layout["kind"], *(f"{column}, in 100 games" for column in told)], body)


def _counted(result: GameResult, column: str) -> Counter[str]:
    """How often each thing; of what was had, in how many games."""
    counts = Counter[str]()
    for row in result.games.column(column).to_pylist():
        for thing, number in row:
            counts[thing] += 1 if column == "had" else number
    return counts


def _carried(result: GameResult, source: str) -> str:
    """How many games, by which rules, and the command."""
    counts = sorted({cell.count for cell in result.cells})
    games = f"{counts[0]}" if len(counts) == 1 else f"{counts[0]} to {counts[-1]}"
    first = min(result.games.column("seed").to_pylist())
    rules = ", ".join(sorted(set(result.games.column("rules").to_pylist())))
    bots = ", ".join(sorted(set(result.games.column("bot").to_pylist())))
    command = f": `laststand lab run {source}`" if source else ""
    return f"{games} games a cell by {bots}, seeds from {first} on, rules `{rules}`{command}"


def _namer(result: GameResult) -> Namer:
    names = find_game(result.game).words.names
    return lambda value: names.get(str(value), str(value))


def _markdown(heads: Sequence[str], body: Sequence[Sequence[str]]) -> list[str]:
    lines = [f"| {' | '.join(row)} |" for row in [heads, *body]]
    return [lines[0], "|" + "---|" * len(heads), *lines[1:]]
