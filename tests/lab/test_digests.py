"""Which files decide how a game of bots goes."""

import pytest

from laststand.lab.digests import PACKAGE, rules_digest, rules_files

GAMES = ["stronghold", "bastion", "spell"]


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_of_a_game_are_its_own_and_what_all_share(game: str) -> None:
    files = {file.as_posix() for file in rules_files(game)}
    assert {"kernel/run.py", "bots/sage.py", f"games/{game}/rules.toml"} <= files
    assert f"bots/insight/{game}.py" in files
    assert any(file.startswith(f"bots/weights/{game}-") for file in files)
    others = [name for name in GAMES if name != game]
    assert [file for file in files if any(name in file for name in others)] == []


def test_every_file_of_the_bots_decides_some_game() -> None:
    bots = PACKAGE / "bots"
    known = {file.name for game in GAMES for file in rules_files(game)}
    assert {file.name for file in bots.rglob("*.py")} <= known


def test_two_games_have_two_digests() -> None:
    assert len({rules_digest(game) for game in GAMES}) == len(GAMES)
