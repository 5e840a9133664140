"""`laststand lab puzzles` on a budget of nothing makes valid puzzles, few of a kind."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from laststand.bots import Weighed, find_sage
from laststand.bots.documents import PuzzleDocument
from laststand.bots.puzzle import find_puzzles, lay, read_puzzles
from laststand.bots.steward import Judgment
from laststand.games.spell.state import Vigil
from laststand.kernel.errors import LaststandError, OptionsRefused
from laststand.lab import puzzles
from laststand.lab.puzzles import (
    Dig,
    Find,
    Glimpse,
    high_of,
    is_far_better,
    likely_of,
    look_through,
    low_of,
    make_puzzles,
    most_promising,
    select,
    write,
)
from laststand.lab.training import SETTINGS

DIG = Dig("bastion", {"players": 1, "level": "normal"}, 7_000_002, 12)
LITTLE: dict[str, Any] = {"games": 1, "thought": 2, "seed": 0, "jobs": 1}


@pytest.fixture(scope="module")
def found() -> list[Find]:
    return look_through(DIG)


def test_what_is_found_is_asked_again_where_it_is_laid(found: list[Find]) -> None:
    assert found
    for find in found:
        match = lay(find.puzzle, seed=5)
        assert match.choice is not None
        assert match.choice.ask == find.puzzle.ask == find.kind[0]
        assert find.puzzle.best in match.choice.notations()
        assert find.puzzle.steward != find.puzzle.best


def test_the_same_game_has_the_same_puzzles(found: list[Find]) -> None:
    assert look_through(DIG) == found


@pytest.mark.parametrize("line", ["{", "[]", '{"dig": "1"}', '{"dig":"1","rules":[],"finds":[]}'])
def test_a_line_that_is_of_no_trove_is_named(tmp_path: Path, line: str) -> None:
    trove = tmp_path / "trove.json"
    trove.write_text(f'{{"dig":"1","rules":["bastion","older"],"finds":[]}}\n{line}\n')
    with pytest.raises(LaststandError, match=r"trove.json, line 2: not what lab puzzles has"):
        puzzles.read_trove(trove, "bastion")


def test_a_trove_that_cannot_be_added_to_is_named(tmp_path: Path) -> None:
    with pytest.raises(LaststandError, match=f"{tmp_path} cannot be written: Is a directory"):
        puzzles.add_to_trove(tmp_path, DIG, [])
    with pytest.raises(LaststandError, match=f"{tmp_path} cannot be read: Is a directory"):
        puzzles.read_trove(tmp_path, "bastion")


def test_what_is_written_is_read_again(found: list[Find], tmp_path: Path) -> None:
    written = [find.puzzle for find in found]
    write(tmp_path / "bastion.json", "a command", written)
    assert read_puzzles(tmp_path / "bastion.json") == written
    assert read_puzzles(tmp_path / "none.json") == []


def test_a_trove_keeps_what_was_found_by_the_same_rules(
    found: list[Find], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    trove = tmp_path / "trove.jsonl"
    assert puzzles.read_trove(trove, "bastion") == ({}, [])
    first = replace(DIG, seed=puzzles.FIRST)
    puzzles.add_to_trove(trove, first, found)
    puzzles.add_to_trove(trove, replace(DIG, game="stronghold", seed=1), found)
    assert puzzles.read_trove(trove, "bastion") == ({first.name: found}, [])
    make_puzzles("bastion", 9, trove=trove, into=tmp_path, **LITTLE)
    assert len(read_puzzles(tmp_path / "bastion.json")) == len(found)
    monkeypatch.setattr(puzzles, "rules_digest", lambda game: "other rules")
    assert puzzles.read_trove(trove, "bastion") == ({}, found)


def test_a_puzzle_of_other_rules_is_weighed_anew(found: list[Find]) -> None:
    old = [replace(find, seed=1) for find in found]
    digs = list(puzzles.old_digs(old, [find.puzzle for find in found], DIG.thought))
    assert [(dig.seed, dig.old) for dig in digs] == [(1, find.puzzle) for find in found]
    assert set(digs[0].table) == {"players", "level", "heroes"}
    again = look_through(digs[0])
    assert [find.puzzle.position for find in again] in ([], [found[0].puzzle.position])
    assert all(find.seed == 1 for find in again)


def test_a_puzzle_that_cannot_be_laid_any_more_is_dropped(found: list[Find]) -> None:
    old = found[0].puzzle
    unknown = msgspec.structs.replace(old, position={**old.position, "state": {}})
    other = msgspec.structs.replace(old, ask="none")
    for puzzle in (unknown, other):
        assert look_through(replace(DIG, old=puzzle)) == []


def test_what_somebody_found_dull_is_not_kept(found: list[Find], tmp_path: Path) -> None:
    trove = tmp_path / "trove.jsonl"
    puzzles.add_to_trove(trove, replace(DIG, seed=puzzles.FIRST), found)
    dull = found[0].puzzle.id
    make_puzzles("bastion", 9, trove=trove, without=[dull], into=tmp_path, **LITTLE)
    kept = read_puzzles(tmp_path / "bastion.json")
    assert [one.id for one in kept] == [f.puzzle.id for f in found if f.puzzle.id != dull]
    assert f"--without {dull}" in (tmp_path / "bastion.json").read_text("utf-8")


def test_half_of_what_is_thought_over_is_of_one_kind_at_the_most() -> None:
    moves = [Glimpse(0.3 - n / 100, n, "move") for n in range(20)]
    attacks = [Glimpse(0.05, 100 + n, "attack") for n in range(3)]
    dig = replace(DIG, game="spell")
    assert most_promising(attacks + moves, dig) == [*moves[:6], *attacks]
    assert most_promising(moves, DIG) == moves[:2]


def test_how_much_better_an_option_is_has_a_range() -> None:
    best, other = Weighed(Judgment(0, 1.0, "best")), Weighed(Judgment(1, 0.0, "other"))
    best.worths, other.worths = [0.5, 0.6, 0.5, 0.6], [0.4, 0.4, 0.4, 0.4]
    assert low_of(best, other) < 0.15 < likely_of(best, other) < high_of(best, other)


def test_in_the_last_spell_it_is_asked_when_few_action_points_are_left() -> None:
    run = lay(find_puzzles("spell")[0], seed=1).run(keeps=True)
    sage = find_sage("spell", 1)
    best = sage.steward.rank(run)[0]
    assert isinstance(run.state, Vigil)
    for hero in run.state.heroes:
        hero.actions = 0
    assert puzzles.is_question(sage, run, best)
    run.state.heroes[run.state.heroes_in_play()[0]].actions = puzzles.FEW_POINTS + 1
    assert not puzzles.is_question(sage, run, best)


def test_few_playouts_decide_nothing() -> None:
    best, other = Weighed(Judgment(0, 1.0, "best")), Weighed(Judgment(1, 0.0, "other"))
    best.worths, other.worths = [0.9] * 71, [0.1] * 71
    assert not is_far_better(best, other)
    best.worths, other.worths = [0.9] * 72, [0.1] * 72
    assert is_far_better(best, other)
    assert not is_far_better(other, best)


def test_a_decision_of_the_last_spell_is_weighed_without_games_to_the_end() -> None:
    old = min(find_puzzles("spell"), key=lambda one: len(one.options))
    dig = replace(DIG, game="spell", thought=4, old=old)
    thought = puzzles.Thought(dig, lay(old, 1))
    thought.weigh(4)
    assert [len(option.worths) for option in thought.weighed] == [4] * len(thought.weighed)
    assert thought.wins_more()
    assert thought.puzzle().played.games == 0
    assert thought.puzzle().reason.why not in puzzles.WHY


def puzzle(number: int) -> PuzzleDocument:
    return find_puzzles("bastion")[number]


def test_few_of_a_kind_are_kept_while_there_are_others() -> None:
    many = [Find(puzzle(0), ("move", "N"), f"{n % 4}", n, 0.2 - n / 1000) for n in range(20)]
    few = [Find(puzzle(1), ("fight", str(n)), f"{n}", 100 + n, 0.05) for n in range(4)]
    kept = select(many + few, 6)
    assert sum(find.kind == ("move", "N") for find in kept) == 2
    assert kept[0] is many[0]


def test_all_are_kept_where_there_are_no_others() -> None:
    many = [Find(puzzle(0), ("move", "N"), "a", n, 0.2) for n in range(5)]
    assert len(select(many, 5)) == 5


def test_only_games_with_values_have_puzzles(tmp_path: Path) -> None:
    assert set(SETTINGS) == {"bastion", "stronghold", "spell"}
    with pytest.raises(OptionsRefused):
        make_puzzles("chess", 1, into=tmp_path, **LITTLE)
