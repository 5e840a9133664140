"""`laststand lab compare A B`: the games that both played from the same seeds, side by side."""

from __future__ import annotations

from dataclasses import dataclass

import pyarrow as pa

from laststand.kernel.errors import LaststandError
from laststand.kernel.game import Setting
from laststand.lab.cells import CellResult, GameResult, results_of
from laststand.lab.pairs import Pairs

Key = tuple[Setting, ...]
Changed = dict[str, tuple[Setting, Setting]]


@dataclass(frozen=True)
class CellPair:
    """A cell of the first and the cell of the second that it is compared with."""

    name: str
    first_won: int
    second_won: int
    pairs: Pairs


@dataclass(frozen=True)
class Comparison:
    """Of one game: what the two differ in, and the cells that both have."""

    game: str
    changed: Changed
    cells: list[CellPair]

    @property
    def total(self) -> CellPair:
        return CellPair(
            "all",
            sum(cell.first_won for cell in self.cells),
            sum(cell.second_won for cell in self.cells),
            Pairs(
                sum(cell.pairs.count for cell in self.cells),
                sum(cell.pairs.gained for cell in self.cells),
                sum(cell.pairs.lost for cell in self.cells),
            ),
        )


def compare(first: pa.Table, second: pa.Table) -> list[Comparison]:
    """Pairs games of the same game, settings and seed. A setting that has one value in the
    first and another in the second is what is compared."""
    others = {result.game: result for result in results_of(second)}
    found = [
        _compared(result, others[result.game])
        for result in results_of(first)
        if result.game in others
    ]
    made = [comparison for comparison in found if comparison.cells]
    if not made:
        raise LaststandError("the two have no games of the same settings and seeds in common")
    return made


def _compared(first: GameResult, second: GameResult) -> Comparison:
    changed = _changed(first, second)
    names = [name for name in first.cells[0].setting if name not in changed]
    partners = {_key(cell, names): cell for cell in second.cells}
    told = [name for name in [*first.varied, *second.varied] if name in names]
    cells = [
        _paired(cell, partners[_key(cell, names)], list(dict.fromkeys(told)))
        for cell in first.cells
        if _key(cell, names) in partners
    ]
    return Comparison(first.game, changed, [cell for cell in cells if cell.pairs.count])


def _changed(first: GameResult, second: GameResult) -> Changed:
    changed: Changed = {}
    for name in first.cells[0].setting:
        one, two = ({cell.setting[name] for cell in side.cells} for side in (first, second))
        if len(one) == len(two) == 1 and one != two:
            changed[name] = (one.pop(), two.pop())
    return changed


def _key(cell: CellResult, names: list[str]) -> Key:
    return tuple(cell.setting[name] for name in names)


def _paired(first: CellResult, second: CellResult, names: list[str]) -> CellPair:
    one, two = (_won_by_seed(cell.games) for cell in (first, second))
    both = [(one[seed], two[seed]) for seed in one.keys() & two.keys()]
    return CellPair(
        first.words(names),
        sum(was_won for was_won, _ in both),
        sum(is_won for _, is_won in both),
        Pairs(
            len(both),
            sum(is_won and not was_won for was_won, is_won in both),
            sum(was_won and not is_won for was_won, is_won in both),
        ),
    )


def _won_by_seed(games: pa.Table) -> dict[int, bool]:
    return dict(zip(games.column("seed").to_pylist(), games.column("won").to_pylist(), strict=True))
