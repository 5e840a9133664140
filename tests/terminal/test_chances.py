from fractions import Fraction

import pytest

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
    assert percent(Fraction(chance)) == text
