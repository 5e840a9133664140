"""`laststand simulate`."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from tests.cli.command import Command

QUICK = ["simulate", "stronghold", "--bot", "random", "--level", "legendary", "--seed", "5"]


def simulated(laststand: Command, *words: object) -> dict[str, Any]:
    done = laststand(*QUICK, "--json", *words)
    assert (done.code, done.err) == (0, "")
    document: dict[str, Any] = json.loads(done.out)
    return document


def test_the_seeds_alone_decide_whatever_the_number_of_jobs(laststand: Command) -> None:
    one = simulated(laststand, "--games", 12, "--jobs", 1)
    two = simulated(laststand, "--games", 12, "--jobs", 2)
    assert one["games"] == two["games"]
    assert one["summary"] == two["summary"]


def test_a_game_is_the_same_in_whatever_row_of_seeds_it_stands(laststand: Command) -> None:
    row = simulated(laststand, "--games", 4, "--jobs", 1)["games"]
    tail = simulated(laststand, "--games", 2, "--jobs", 1, "--seed", 7)["games"]
    assert row[2:] == tail


def test_the_json_says_what_was_played_and_what_came_of_it(laststand: Command) -> None:
    document = simulated(laststand, "--games", 3, "--jobs", 1, "--boss", "draxis", "--players=2")
    assert document.keys() == {"plan", "seed", "summary", "seconds", "games"}
    assert document["plan"]["game"] == "stronghold"
    assert document["plan"]["bot"] == "random"
    assert document["plan"]["options"]["boss"] == "draxis"
    assert document["plan"]["options"]["players"] == 2
    assert [game["seed"] for game in document["games"]] == [5, 6, 7]
    summary = document["summary"]
    assert summary["games"] == 3
    assert summary["won"] == sum(game["won"] for game in document["games"])
    assert summary["low"] <= summary["win_rate"] <= summary["high"]
    assert sum(summary["reasons"].values()) == 3
    mean = sum(game["choices"] for game in document["games"]) / 3
    assert summary["mean_choices"] == pytest.approx(mean)


def test_the_text_gives_the_win_rate_with_its_interval_length_reasons_and_speed(
    laststand: Command,
) -> None:
    done = laststand(*QUICK, "--games", 3, "--jobs", 1)
    assert (done.code, done.err) == (0, "")
    lines = done.out.splitlines()
    assert lines[0].startswith("stronghold with random: players=1 level=legendary ")
    assert re.fullmatch(r"won \d of 3: [\d.]+% \(95 %: [\d.]+% to [\d.]+%\)", lines[1])
    assert all(re.fullmatch(r"  [a-z-]+: \d", line) for line in lines[2:-1])
    assert re.fullmatch(r"choices a game: \d+; games/s: [\d.]+", lines[-1])


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("nothing", "there is no game 'nothing', only: stronghold, bastion"),
        ("stronghold --bot nobody", "there is no bot 'nobody', only: random, steward"),
        ("stronghold --colour red", "stronghold has no option 'colour', only: players, level"),
        ("stronghold --boss", "'--boss' needs a value"),
        ("stronghold draxis", "'draxis' is not understood here; options are --name value"),
        ("stronghold --boss draxis=2", "boss cannot be 'draxis=2', only one of: deaths-bane"),
        ("stronghold --players 5", "players cannot be '5', only one of: 1, 2"),
        ("stronghold --seed -1", "a seed is a number from 0 to 18446744073709551615, not -1"),
        ("stronghold --games 2 --seed 18446744073709551615", "a seed is a number from 0 to"),
        ("stronghold --content /nowhere", "/nowhere: there is no such folder of content"),
    ],
)
def test_what_cannot_be_played_is_refused_in_one_sentence(
    laststand: Command, words: str, sentence: str
) -> None:
    assert laststand("simulate", *words.split()).complaint.startswith(sentence)


@pytest.mark.parametrize("number", ["0", "-3", "many", "1.5"])
def test_games_and_jobs_are_numbers_from_one(laststand: Command, number: str) -> None:
    for flag in ("--games", "--jobs"):
        done = laststand("simulate", "stronghold", f"{flag}={number}")
        assert done.code == 2
        assert done.err.endswith(f"{flag}: a number from 1, not '{number}'\n")


def test_a_sage_that_thinks_by_the_clock_plays_too(laststand: Command) -> None:
    played = simulated(laststand, "--bot", "sage:0s", "--games", 1, "--jobs", 1)
    assert played["summary"]["games"] == 1


def test_a_campaign_is_simulated_and_its_defeats_say_where(laststand: Command) -> None:
    words = ["--players", "2", "--campaign", "yes", "--panic-refill", "2", "--bot", "random"]
    done = laststand("simulate", "spell", *words, "--games", "3", "--jobs", "1")
    assert (done.code, done.err) == (0, "")
    assert "campaign=yes" in done.out
    assert "panic_refill=2" in done.out
    assert "selling=" not in done.out
    assert "-in-gildenberg: " in done.out
