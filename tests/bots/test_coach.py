"""The coach: chances with their range, the best options with a reason, and an analysis that
leaves the match alone."""

from __future__ import annotations

import json
import math
from typing import Any

import pytest

from laststand import Match
from laststand.bots import Weighed, find_steward
from laststand.bots.analysis import analyse, look_at
from laststand.bots.coach import Coach, Hint
from laststand.bots.steward import Judgment
from laststand.bots.tidings import Tidings, foreseen
from laststand.bots.value import INSIGHTS
from laststand.kernel.events import Event, Fact
from laststand.kernel.game import find_game
from tests.bots.test_sage import TABLES, moments


def played(game: str, options: dict[str, Any], seed: int, most: int = 10**6) -> Match:
    match = Match.new(game, seed=seed, **options)
    steward = find_steward(game)
    while match.choice is not None and len(match) < most:
        match.choose(steward.choose(match.run(keeps=True)))
    return match


@pytest.mark.parametrize(("game", "options"), TABLES)
def test_hints_are_options_the_best_first_with_reasons_that_have_words(
    game: str, options: dict[str, Any]
) -> None:
    words = find_game(game).words
    for match in moments(game, options, most=70):
        assert match.choice is not None
        advice = Coach(game, 3, playouts=8).advise(match)
        assert 1 <= len(advice.hints) <= 3
        assert advice.hints[0].behind == 0.0
        for hint in advice.hints:
            assert hint.notation in match.choice.notations()
            assert words.sentence("advice", hint.judgment.why, hint.judgment.facts) != (
                hint.judgment.why
            )
            for theme in hint.themes:
                assert theme in words.sections["theme"]
            for one in hint.foreseen:
                assert words.event(one.event) != one.event.kind
                assert 0 <= min(one.share, one.other) < max(one.share, one.other) <= 1
        json.dumps(advice.as_dict())


@pytest.mark.parametrize("game", list(INSIGHTS))
def test_every_theme_of_a_feature_has_its_words(game: str) -> None:
    said = find_game(game).words.sections["theme"]
    assert {feature.theme for feature in INSIGHTS[game].features} - {""} == set(said)


@pytest.mark.parametrize("game", list(INSIGHTS))
def test_every_event_that_a_hint_may_name_has_its_words(game: str) -> None:
    insight, said = INSIGHTS[game], find_game(game).words.sections["event"]
    assert {*insight.gains, *insight.losses} <= set(said)
    assert not set(insight.gains) & set(insight.losses)


@pytest.mark.parametrize(("game", "options"), TABLES)
def test_where_a_sage_does_not_think_the_first_hint_is_the_stewards_choice(
    game: str, options: dict[str, Any]
) -> None:
    """The set-up, and in The Last Spell the Day: playouts say too little there."""
    first = moments(game, options, most=1)[0]
    assert first.choice is not None
    run = first.run(keeps=True)
    chosen = first.choice.options[find_steward(game).choose(run)].notation()
    for seed in range(4):
        hints = Coach(game, seed, playouts=8).advise(first).hints
        assert (hints[0].notation, hints[0].behind) == (chosen, 0.0)


def test_options_are_about_equal_as_long_as_chance_may_have_made_the_difference() -> None:
    def is_equal(behind: float, error: float) -> bool:
        return Hint("", Judgment(0, 0.0, ""), behind, error).is_equal

    assert is_equal(0.004, 0.0)
    assert is_equal(0.03, 0.02)
    assert not is_equal(0.006, 0.001)
    assert not is_equal(0.05, 0.02)


def test_a_hint_names_what_an_option_wins_and_what_it_averts() -> None:
    insight = INSIGHTS["stronghold"]
    fire = Event("FireAdded", "LS-FIRE-1", "raider", {"fires": 2, "spaces": 6})
    chest = Event("ChestOpened", "LS-CHEST-1", "chest", {"at": "B"})
    moved = Event("PartyMoved", "LS-TURN-5", "move", {"at": "B"})
    option, other = Tidings(), Tidings()
    for number in range(4):
        option.hear([moved, chest], insight)
        other.hear([moved, fire, fire] if number else [moved, fire, chest], insight)
    told = foreseen(option, other, insight)
    assert [(one.event.kind, one.share, one.other) for one in told] == [
        ("FireAdded", 0.0, 1.0),
        ("ChestOpened", 1.0, 0.25),
    ]
    assert foreseen(other, option, insight) == []
    assert foreseen(option, Tidings(), insight) == []


def corrupted(place: str, tokens: int) -> Event:
    facts: dict[str, Fact] = {"at": place, "corruption": tokens}
    return Event("LocationCorrupted", "LS-CORRUPTION-1", "timer", facts)


def test_no_option_averts_a_harm_of_which_it_brings_more() -> None:
    insight = INSIGHTS["stronghold"]
    option, other = Tidings(), Tidings()
    for _ in range(4):
        option.hear([corrupted("B", 2)], insight)
        other.hear([corrupted("B", 1), corrupted("C", 3)], insight)
    averted = foreseen(option, other, insight)
    assert [one.event.facts for one in averted] == [{"at": "C", "corruption": 3}]
    assert foreseen(other, option, insight) == []


def test_what_an_ability_costs_is_not_averted_by_another_option() -> None:
    insight = INSIGHTS["stronghold"]
    reese: dict[str, Fact] = {"hero": "reese"}
    bitten = Event("HeroDamaged", "LS-ENEMY-9", "pale-vampire-e", reese)
    for price in ("LS-HERO-3", "LS-HERO-4"):
        option, other, bold = Tidings(), Tidings(), Tidings()
        for _ in range(4):
            option.hear([], insight)
            other.hear([bitten], insight)
            bold.hear([Event("HeroDamaged", price, "ability", reese)], insight)
        assert [one.event.cause for one in foreseen(option, other, insight)] == ["pale-vampire-e"]
        assert foreseen(option, bold, insight) == []


@pytest.mark.parametrize(("game", "options"), TABLES)
def test_the_same_position_gets_the_same_advice_whatever_luck_is_to_come(
    game: str, options: dict[str, Any]
) -> None:
    match = moments(game, options, most=60)[-1]
    said = [
        Coach(game, 7, playouts=8).advise(Match.at(match.position(), seed=seed)).as_dict()
        for seed in (1, 2)
    ]
    assert said[0] == said[1]


def test_a_chance_lies_in_its_range_and_a_game_that_is_over_is_certain() -> None:
    game, options = TABLES[0]
    match = played(game, options, 3)
    assert match.outcome is not None
    standing = Coach(game, 1, playouts=8).standing(match)
    won = 1.0 if match.outcome.won else 0.0
    assert (standing.steward.low, standing.steward.high) == (won, won)
    open_match = match.as_of(len(match) // 2)
    chance = Coach(game, 1, playouts=8).standing(open_match).steward
    assert 0.0 <= chance.low <= chance.chance <= chance.high <= 1.0


@pytest.mark.parametrize("game", ["stronghold", "bastion"])
def test_if_sages_played_on_is_told_at_every_level(game: str) -> None:
    easier, harder = {"stronghold": ("normal", "legendary"), "bastion": ("normal", "heroic")}[game]
    told = []
    for level in (easier, harder):
        match = played(game, {"level": level, "players": 2}, 4, most=40)
        assert match.outcome is None
        standing = Coach(game, 1, playouts=16).standing(match)
        assert standing.sage is not None
        told.append(standing.sage.chance)
    assert told[0] > told[1]


@pytest.mark.parametrize(("game", "options"), TABLES)
def test_an_analysis_leaves_the_match_as_it_was_and_has_every_moment(
    game: str, options: dict[str, Any]
) -> None:
    match = played(game, options, 5, most=30)
    before, length = match.digest(), len(match)
    analysis = analyse(match, playouts=2)
    assert (match.digest(), len(match)) == (before, length)
    assert [moment.number for moment in analysis.moments] == list(range(length + 1))
    assert [m.chosen for m in analysis.moments] == [d.chosen for d in match.history]
    assert json.loads(json.dumps(analysis.as_dict()))["format"] == "laststand-analysis 1"


def test_an_analysis_in_parts_is_the_same_as_at_once() -> None:
    game, options = TABLES[0]
    match = played(game, options, 5, most=24)
    whole = [moment.as_dict() for moment in analyse(match, seed=2, playouts=4).moments]
    parts = [m for first in (0, 7, 14, 21) for m in look_at(match, range(first, first + 7), 2, 4)]
    assert [moment.as_dict() for moment in parts] == whole


def test_one_playout_makes_no_option_better_beyond_doubt() -> None:
    judgments = [Judgment(index, 1.0, "") for index in range(2)]
    best, other = [Weighed(judgment) for judgment in judgments]
    best.worths, other.worths = [0.9], [0.2]
    assert best.gain_on(other)[1] == math.inf
    told = Hint("", judgments[1], *best.gain_on(other)).as_dict()
    assert (told["low"], told["high"], told["equal"]) == (0.0, 1.0, True)
