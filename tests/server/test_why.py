"""Reasons when they are asked for, and words when they are wanted."""

from __future__ import annotations

import json

import pytest

from tests.server.stage import Server


def test_a_state_carries_neither_labels_nor_refusals(server: Server) -> None:
    state = server.lay(game="spell", options={"players": 1}).play(5)
    assert "label" not in json.dumps(state)
    assert set(state["choice"]) == {"seat", "ask", "rule", "options"}
    assert set(state["choice"]["options"][0]) == {"notation", "verb", "key", "facts"}


@pytest.mark.parametrize(
    ("language", "label"),
    [("en", "Draw an enemy"), ("fr", "Piocher un ennemi"), ("es", "Robar un enemigo")],
)
def test_a_script_can_have_words_in_a_language(server: Server, language: str, label: str) -> None:
    state = server.lay().state(words=language)
    assert state["choice"]["options"][0]["label"] == label
    assert all(event["label"] for event in state["events"])
    assert all(step["label"] for step in state["coming_up"])


@pytest.mark.parametrize(("scenario", "days"), [("introduction", [1]), ("gildenberg", [1, 2])])
def test_no_day_is_announced_that_never_comes(
    server: Server, scenario: str, days: list[int]
) -> None:
    """The Introduction has one Night, and the agenda knows no more than the next Day."""
    table = server.lay(game="spell", options={"players": 1, "scenario": scenario})
    told: list[int] = []
    for _ in range(12):
        steps = table.play(1)["coming_up"]
        told += [step["facts"]["day"] for step in steps if step["step"] == "DayAndNight"]
    assert sorted(set(told)) == days


def test_a_language_that_is_not_there_is_refused(server: Server) -> None:
    answer = server.lay().get(words="de")
    assert (answer.status_code, answer.json()["code"]) == (404, "no-such-language")


def test_one_may_ask_why_an_answer_is_not_offered(server: Server) -> None:
    table = server.lay()
    table.choose("draw")
    [why] = table.get("/why", option="Move lux", words="en").json()["refusals"]
    assert (why["notation"], why["why"], why["rule"]) == ("move Lux", "already-there", "LS-TURN-5")
    assert why["label"] == "The party is at Lux already."


def test_what_is_offered_has_no_reason_against_it(server: Server) -> None:
    answer = server.lay().get("/why", option="draw").json()
    assert answer == {"seq": 0, "refusals": []}


def test_nonsense_is_answered_with_what_is_possible(server: Server) -> None:
    [why] = server.lay().get("/why", option="fly to the moon").json()["refusals"]
    assert why["why"] == "not-possible"


def test_one_may_ask_what_is_not_possible_with_a_thing(server: Server) -> None:
    table = server.lay()
    refusals = table.get("/why", about="holy-oil").json()["refusals"]
    assert [refusal["notation"] for refusal in refusals] == ["buy holy-oil"]
    assert table.get("/why", about="nothing").json()["refusals"] == []
