"""Positions in and out at the terminal: `save FILE.json` and `play GAME --from FILE`."""

from __future__ import annotations

import json
from pathlib import Path

from tests.cli.command import Command

PLAY = ["play", "stronghold", "--seed", "5"]


def saved(laststand: Command, folder: Path) -> Path:
    file = folder / "save.json"
    done = laststand(*PLAY, said=f"1\n1\n1\nsave {file}\nq\n")
    assert done.code == 0, done.err
    return file


def test_a_position_is_saved_and_laid_anew(laststand: Command, tmp_path: Path) -> None:
    file = saved(laststand, tmp_path)
    before = json.loads(file.read_text())
    done = laststand("play", "stronghold", "--from", str(file), "--seed", "9", said="q\n")
    assert (done.code, done.err) == (0, "")
    again = tmp_path / "again.json"
    laststand("play", "stronghold", "--from", str(file), said=f"save {again}\nq\n")
    assert json.loads(again.read_text()) == before


def test_what_is_laid_anew_is_kept_and_resumed(laststand: Command, tmp_path: Path) -> None:
    file = saved(laststand, tmp_path)
    laststand("play", "stronghold", "--from", str(file), said="1\n1\nq\n")
    assert len(laststand.choices()) == 2
    assert laststand("replay", laststand.saved(), "--verify").code == 0
    done = laststand("play", "stronghold", "--resume", said="1\nq\n")
    assert done.code == 0
    assert len(laststand.choices()) == 3


def test_what_is_wrong_is_said_in_one_sentence(laststand: Command, tmp_path: Path) -> None:
    file = saved(laststand, tmp_path)
    broken = tmp_path / "broken.json"
    broken.write_text("{")
    for words, reason in (
        (["stronghold", "--from", str(tmp_path / "none.json")], "none.json: No such file"),
        (["stronghold", "--from", str(broken)], "broken.json: position: neither JSON nor TOML"),
        (["bastion", "--from", str(file)], "this is a game of stronghold, not of bastion"),
        (["stronghold", "--from", str(file), "--players", "2"], "leave out --players"),
        (["stronghold", "--resume", "--from", str(file)], "leave out --from"),
    ):
        done = laststand("play", *words)
        assert done.code == 2
        assert reason in done.err
        assert len(done.err.splitlines()) == 1


def test_a_game_with_a_pack_says_how_it_is_resumed_with_it(
    laststand: Command, tmp_path: Path
) -> None:
    pack = tmp_path / "my box"
    pack.mkdir()
    (pack / "pack.toml").write_text('name = "mine"\ngame = "stronghold"\n')
    left = laststand(*PLAY, "--content", str(pack), said="1\nq\n")
    said = " ".join(left.out.split())
    assert said.endswith(f"Kept: laststand play stronghold --resume --content '{pack}'")
    again = laststand("play", "stronghold", "--resume", "--content", str(pack), said="q\n")
    assert (again.code, again.err) == (0, "")
