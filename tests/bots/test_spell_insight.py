"""What a value sees of The Last Spell: how near the horde is, and that the last Night differs."""

from __future__ import annotations

from laststand.bots.insight.spell import CHANGING
from laststand.bots.value import find_insight
from laststand.games.spell.state import Vigil
from tests.spell.night_table import Night


def seen(s: Vigil) -> dict[str, float]:
    insight = find_insight("spell")
    return dict(zip([feature.name for feature in insight.features], insight.look(s)))


def test_how_soon_monsters_are_at_the_circle_is_seen_by_their_pace() -> None:
    told = seen(Night("clawer K12 E", "clawer H12 E", "runner G13 E", "clawer F12 E").s)
    assert (told["monsters"], told["arrived"], told["at-hand"], told["coming"]) == (4, 1, 3, 4)
    assert (told["kind-clawer"], told["kind-runner"]) == (3, 1)
    assert told["unattended"] > 0


def test_monsters_that_would_cost_all_mages_are_seen() -> None:
    night = Night("clawer K12 E")
    night.s.circle.mages = 1
    assert (seen(night.s)["threatened-mages"], seen(night.s)["doomed-mages"]) == (1, 1)
    night.s.circle.mages = 2
    assert seen(night.s)["doomed-mages"] == 0


def test_on_the_last_night_what_changes_counts_a_second_time() -> None:
    for day, is_last in ((1, False), (3, True)):
        told = seen(Night("clawer K12 E", day=day, phase=4).s)
        assert told["last-night"] == float(is_last)
        assert told["late"] == float(is_last)
        for feature in CHANGING:
            expected = told[feature.name] if is_last else 0.0
            assert told[f"final-{feature.name}"] == expected
