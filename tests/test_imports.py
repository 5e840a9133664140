"""The package as others import it."""

import subprocess
import sys

import pytest

import laststand


@pytest.mark.parametrize(
    "form",
    [
        "import laststand.games.spell.bosses.dryad as dryad",
        "from laststand.games.spell.bosses import dryad",
        "import laststand.games.spell.bosses.dryad; dryad = laststand.games.spell.bosses.dryad",
        "import laststand; from laststand import games; import laststand.games.spell.bosses.dryad; "
        "dryad = games.spell.bosses.dryad",
    ],
)
def test_the_games_are_a_package_that_can_be_imported_from_in_every_form(form: str) -> None:
    asked = f"{form}; assert dryad.__name__ == 'laststand.games.spell.bosses.dryad'"
    subprocess.run([sys.executable, "-c", asked], check=True)


def test_the_games_are_listed_by_a_function_and_still_by_calling_the_package() -> None:
    listed = laststand.list_games()
    assert [game.id for game in listed] == ["stronghold", "bastion", "spell"]
    called = laststand.games()  # type: ignore[operator]
    assert [game.id for game in called] == [game.id for game in listed]


def test_everything_public_is_there() -> None:
    for name in laststand.__all__:
        assert hasattr(laststand, name), name
    assert issubclass(laststand.OutcomeRefused, laststand.LaststandError)
    assert issubclass(laststand.OutcomeNeeded, laststand.LaststandError)
