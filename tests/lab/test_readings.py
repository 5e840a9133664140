"""How a sage's chances are read: at each level in its own way, as far as its games say so."""

from __future__ import annotations

import numpy as np

from laststand.lab.fitting import chances_of
from laststand.lab.readings import Tables, fit_readings, try_readings

TURNS = 5


def at(lines: list[float], ahead: float = 0.0) -> Tables:
    """Tables with such log odds and so much ahead."""
    some = np.array(lines)
    return Tables(some, np.full(len(some), ahead), some, some.astype(int), some.astype(str))


def played(shifts: dict[str, tuple[int, float]], gain: float = 0.0) -> Tables:
    """At each level so many games, won as often as its log odds say with such a shift and such a
    gain by what is ahead."""
    luck = np.random.default_rng(5)
    parts = []
    for level, (games, shift) in shifts.items():
        lines, ahead = luck.normal(size=games), 4 * luck.random(games)
        won = (luck.random(games) < chances_of(lines + shift + gain * ahead)).astype(float)
        parts.append((lines, ahead, won, np.full(games, level)))
    lines, ahead, won, levels = (np.repeat(np.concatenate(part), TURNS) for part in zip(*parts))
    order = np.argsort(luck.random(len(won) // TURNS))
    return Tables(lines, ahead, won, np.repeat(order, TURNS), levels)


def test_log_odds_that_look_alike_are_read_at_each_level_in_its_own_way() -> None:
    tables = played({"normal": (3000, 3.0), "heroic": (3000, -1.0)})
    read = fit_readings(tables, ["heroic", "normal"])
    even = at([0.0], 2.0)
    assert abs(read["normal"].chances(even)[0] - 0.95) < 0.02
    assert abs(read["heroic"].chances(even)[0] - 0.27) < 0.05
    error, by_level = try_readings(tables)
    assert max(error.error, *(found.error for found in by_level.values())) < 0.03


def test_the_fewer_games_of_a_level_the_more_is_it_read_as_the_others_are() -> None:
    often = played({"normal": (400, 2.0), "heroic": (200, -2.0)})
    seldom = played({"normal": (400, 2.0), "heroic": (1, -2.0)})
    even = at([0.0], 2.0)
    said = [
        float(fit_readings(tables, ["heroic", "normal"])["heroic"].chances(even)[0])
        for tables in (often, seldom)
    ]
    assert said[0] < 0.2 < said[1] < 0.88


def test_a_level_nobody_lost_at_is_not_certain_to_be_won() -> None:
    tables = played({"normal": (200, 0.0), "novice": (40, 30.0)})
    assert tables.won[tables.levels == "novice"].all()
    chances = fit_readings(tables, ["normal", "novice"])["novice"].chances(at([-1.0, 1.0]))
    assert 0.9 < chances[0] < chances[1] < 0.999


def test_a_level_that_no_game_was_played_at_is_read_as_all_are() -> None:
    tables = played({"normal": (300, 1.0)})
    read = fit_readings(tables, ["heroic", "normal"])
    assert abs(read["heroic"].shift - read["normal"].shift) < 0.05
    assert abs(read["heroic"].slope - read["normal"].slope) < 0.05


def test_the_more_is_ahead_the_more_may_be_gained() -> None:
    read = fit_readings(
        played({"normal": (1500, -1.0), "hard": (1500, -1.5)}, 0.5), ["hard", "normal"]
    )
    early, late = (read["hard"].chances(at([0.0], ahead))[0] for ahead in (4.0, 0.0))
    assert abs(early - 0.62) < 0.06
    assert abs(late - 0.18) < 0.06


def test_what_is_likelier_stays_likelier() -> None:
    lines = np.tile([-1.0, -0.5, 0.5, 1.0], 40)
    levels = np.repeat(["hard", "normal"], 80)
    tables = Tables(lines, np.zeros(160), (lines < 0).astype(float), np.arange(160), levels)
    for read in fit_readings(tables, ["hard", "normal"]).values():
        assert read.slope == 0.0
        assert abs(read.chances(tables)[0] - 0.5) < 0.1
