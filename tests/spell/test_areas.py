"""What the view says an attack would cover, before it is chosen."""

from __future__ import annotations

import pytest

from tests.spell.arrange import Table, game


def near_two() -> Table:
    table = Table().hero("konrad", at="K7", weapons=["great-axe"])
    return table.monsters("clawer K8 S", "armored L8 S").turn("konrad")


@pytest.mark.rule("TLS-ATTACK-9", "TLS-ATTACK-10")
def test_the_view_has_the_spots_of_each_attack_that_covers_several() -> None:
    played = near_two().play()
    areas = played.view["areas"]
    offered = set(played.offered)
    assert set(areas) <= offered
    assert areas["attack great-axe cleave K8"] == ["K8", "L8", "J8", "L9", "K9", "J9"]
    assert "attack great-axe heavy-swing K8" not in areas, "it strikes the impact spot alone"


def test_a_catapult_covers_nine_spots() -> None:
    played = near_two().builds("catapult O10").play()
    [hurl, *_] = played.offers("hurl O10")
    assert len(played.view["areas"][hurl]) == 9


def test_nothing_is_shown_when_it_is_nobodys_turn() -> None:
    assert Table().day().play().view["areas"] == {}


def test_each_monster_in_the_area_has_its_own_odds() -> None:
    played = near_two().play()
    odds = game().odds(played.s, played.choice)["attack great-axe cleave K8"]
    assert [one.facts for one in odds] == [
        {"monster": "clawer", "spot": "K8"},
        {"monster": "armored", "spot": "L8"},
        {"n": 2},
    ]
