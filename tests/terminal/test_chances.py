from fractions import Fraction

import pytest

from laststand.catalogues import Catalogues
from laststand.kernel.game import find_game
from laststand.terminal.chances import percent


@pytest.mark.parametrize(
    ("chance", "text"),
    [
        ("0", "0%"),
        ("1/1000", "<1%"),
        ("1/100", "1%"),
        ("2/3", "67%"),
        ("99/100", "99%"),
        ("215/216", ">99%"),
        ("1", "100%"),
    ],
)
def test_a_chance_is_rounded_but_never_to_a_certainty(chance: str, text: str) -> None:
    assert percent(Fraction(chance), find_game("stronghold").words) == text


@pytest.mark.parametrize("language", ["fr", "es"])
def test_a_percent_sign_has_a_space_before_it_where_the_language_has_one(language: str) -> None:
    words = Catalogues().of(language).words(find_game("stronghold"), "terminal")
    assert percent(Fraction("2/3"), words) == "67\u00a0%"
    assert percent(Fraction("1/1000"), words) == "<1\u00a0%"
