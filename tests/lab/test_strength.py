"""`laststand bench --strength`: rungs that go on where they were, as long as nothing that decides a
game has changed."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from laststand.bots import Sage, find_bot
from laststand.kernel.errors import LaststandError, OptionsRefused
from laststand.lab import strength
from laststand.lab.strength import Rung, bench_strength, paired, read_rungs

TABLE = "stronghold boss=alrath level=normal"


def climb(file: Path, games: int) -> list[Rung]:
    bench_strength(games, False, only=TABLE, bots=["random"], into=file, jobs=1)
    return read_rungs(file)


def test_a_ladder_goes_on_where_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "ladder.json"
    [first] = climb(file, 2)
    assert (len(first.won), len(first.ms), first.bot) == (2, 2, "random")
    first.won = "11"
    strength.write_rungs(file, [first])
    [more] = climb(file, 4)
    assert (more.won[:2], len(more.won)) == ("11", 4)
    monkeypatch.setattr(strength, "rules_digest", lambda game: "other rules")
    [anew] = climb(file, 2)
    assert (anew.rules, len(anew.won)) == ("other rules", 2)
    assert anew.won != "11"


@pytest.mark.parametrize("text", ["{", "{}", '[{"game": "bastion"}]', "\xff"])
def test_a_file_that_is_no_ladder_is_named(tmp_path: Path, text: str) -> None:
    file = tmp_path / "ladder.json"
    file.write_bytes(text.encode("latin-1"))
    with pytest.raises(LaststandError, match=r"ladder.json: not what bench --strength has written"):
        climb(file, 1)
    assert file.read_bytes() == text.encode("latin-1")


def test_only_tables_with_all_the_words_are_played(capsys: pytest.CaptureFixture[str]) -> None:
    bench_strength(1, True, only="boss=draxis level=hard", bots=["random"], jobs=1)
    [rung] = json.loads(capsys.readouterr().out)["ladder"]
    assert (rung["table"], rung["of"]) == ("boss=draxis level=hard", 1)
    for only, sentence in {
        "hard": "no table has 'hard', only: stronghold, boss=alrath, level=normal, boss=draxis, ",
        "spell level=hard": "no table has 'spell level=hard' together",
    }.items():
        with pytest.raises(LaststandError, match=sentence):
            bench_strength(1, True, only=only, bots=["random"], jobs=1)


def test_a_sage_may_be_bounded_by_the_clock() -> None:
    sage = find_bot("sage:2s", "stronghold", 1)
    assert isinstance(sage, Sage)
    assert sage.seconds == 2.0
    other = find_bot("sage:2", "stronghold", 1)
    assert isinstance(other, Sage)
    assert (other.seconds, other.playouts) == (None, 2)
    with pytest.raises(OptionsRefused, match="there is no bot 'sage:s'"):
        find_bot("sage:s", "stronghold", 1)


def test_two_bots_are_compared_on_the_seeds_that_both_have_played() -> None:
    one = Rung("bastion", "", "steward", "", "00110", [])
    two = Rung("bastion", "", "sage", "", "011", [])
    pairs = paired(one, two)
    assert (pairs.count, pairs.gained, pairs.lost) == (3, 1, 0)
