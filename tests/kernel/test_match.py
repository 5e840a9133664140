"""The public API of a match, on Harbour Lights."""

from typing import Any

import pytest

from laststand import (
    Match,
    OptionsRefused,
    OutcomeNeeded,
    OutcomeRefused,
    Refused,
    list_games,
    verify,
)
from laststand.kernel.errors import LaststandError
from laststand.kernel.match import nearest

GAME = ["roll", "again", "keep", "peek", "on top", "draw"]


def new(**wishes: Any) -> Match:
    return Match.new("harbour", **{"seed": 7, "players": 2, **wishes})


def played(*choices: str, **wishes: Any) -> Match:
    match = new(**wishes)
    for choice in choices:
        match.choose(choice)
    return match


def standing(match: Match) -> tuple[Any, ...]:
    """Everything that somebody can see of a match."""
    choice = match.choice
    return (
        match.digest(),
        match.record(),
        match.view(),
        match.position(),
        len(match),
        None if choice is None else choice.notations(),
        [event.as_dict() for event in match.events],
        match.heard,
        [(decision.seat, decision.chosen, decision.heard) for decision in match.history],
        [step.words() for step in match.coming_up],
    )


def offered(match: Match) -> list[str]:
    assert match.choice is not None
    return match.choice.notations()


# -- table options ---------------------------------------------------------------------


def test_options_that_nobody_names_have_their_defaults() -> None:
    match = Match.new("harbour", seed=1)
    assert match.options == {"players": 1, "nights": 3, "sea": "flat"}


def test_an_options_value_may_be_written_as_text() -> None:
    assert new(players="2", nights="6").options == {"players": 2, "nights": 6, "sea": "flat"}


@pytest.mark.parametrize(
    ("wishes", "message"),
    [
        ({"players": 3}, "players cannot be '3', only one of: 1, 2"),
        ({"players": True}, "players cannot be 'True', only one of: 1, 2"),
        ({"players": None}, "players cannot be 'None', only one of: 1, 2"),
        ({"sea": "dry"}, "sea cannot be 'dry', only one of: flat, rough"),
        ({"level": "hard"}, "harbour has no option 'level', only: players, nights, sea"),
        ({"seed": -1}, "a seed is a number from 0 to 18446744073709551615, not -1"),
        (
            {"seed": 2**64},
            "a seed is a number from 0 to 18446744073709551615, not 18446744073709551616",
        ),
    ],
)
def test_wrong_options_are_refused_with_what_is_allowed(
    wishes: dict[str, Any], message: str
) -> None:
    with pytest.raises(OptionsRefused) as refused:
        new(**wishes)
    assert str(refused.value) == message


def test_an_unknown_game_is_refused_with_the_games_there_are() -> None:
    with pytest.raises(OptionsRefused, match=r"^there is no game 'chess', only: .*harbour"):
        Match.new("chess")


def test_the_overview_lists_every_game_with_its_options() -> None:
    overview = {game.id: game for game in list_games()}["harbour"]
    assert overview.name == "Harbour Lights"
    assert [(option.name, option.values, option.default) for option in overview.options] == [
        ("players", [1, 2], 1),
        ("nights", [3, 6], 3),
        ("sea", ["flat", "rough"], "flat"),
    ]


def test_a_match_without_a_seed_gets_one_of_its_own() -> None:
    seeds = {Match.new("harbour").seed for _ in range(5)}
    assert len(seeds) == 5
    assert all(0 <= seed < 2**63 for seed in seeds)


# -- choosing --------------------------------------------------------------------------


def test_a_choice_is_made_by_option_notation_or_number() -> None:
    by_notation, by_number, by_option = new(), new(), new()
    by_notation.choose(" peek  ")
    by_number.choose(offered(by_number).index("peek"))
    assert by_option.choice is not None
    by_option.choose(by_option.choice.options[-1])
    assert standing(by_notation) == standing(by_number) == standing(by_option)


def test_seats_take_turns_and_some_questions_are_for_anyone() -> None:
    match = new()
    seats = []
    for choice in GAME:
        assert match.choice is not None
        seats.append(match.choice.seat)
        match.choose(choice)
    assert seats == [0, None, None, 1, None, 0]


def test_a_refused_choice_says_the_sentence_and_the_rule() -> None:
    match = new()
    with pytest.raises(Refused) as refused:
        match.choose("row")
    assert refused.value.sentence == "Nobody rows at night: the skiff stays ashore."
    assert refused.value.rule == "HL-NIGHT-1"
    assert str(refused.value) == "Nobody rows at night: the skiff stays ashore. (HL-NIGHT-1)"


@pytest.mark.parametrize(
    ("option", "message"),
    [
        ("fly", "'fly' is not possible here, only: roll, toss, wait, draw, peek. (HL-NIGHT-1)"),
        ("", "'' is not possible here, only: roll, toss, wait, draw, peek. (HL-NIGHT-1)"),
        (5, "There is no option 5: they are numbered 0 to 4. (HL-NIGHT-1)"),
        (-1, "There is no option -1: they are numbered 0 to 4. (HL-NIGHT-1)"),
    ],
)
def test_a_choice_that_nobody_offers_is_refused_with_what_is_offered(
    option: str | int, message: str
) -> None:
    match = new()
    with pytest.raises(Refused) as refused:
        match.choose(option)
    assert str(refused.value) == message


def test_what_is_for_another_question_is_refused_by_the_rule_that_says_when() -> None:
    refused = new().why_not("Again please")
    assert (refused.sentence, refused.rule) == ("'again' is for another time.", "HL-NIGHT-2")
    assert played("roll").why_not("keep it").sentence.startswith("'keep it' is not possible here")


def test_what_is_refused_altogether_is_refused_with_all_that_could_follow_it() -> None:
    assert new().why_not("row north").rule == "HL-NIGHT-1"
    assert new().why_not("row north").sentence == new().why_not("row").sentence
    assert new().why_not("rowing").sentence.startswith("'rowing' is not possible here")


def test_of_very_many_options_a_refusal_names_the_nearest() -> None:
    spots = [f"move {n}" for n in range(40)]
    assert nearest(["end", *spots[:20]], "stay") == ["end", *spots[:20]]
    assert nearest(["end", *spots[:20], *spots], "end it") == ["end"]
    assert nearest(["end", *spots], "move 77") == [*spots[:30], "…"]
    assert nearest(["end", *spots], "fly") == ["end", *spots[:29], "…"]


def test_nothing_can_be_chosen_after_the_end() -> None:
    match = played(*GAME)
    assert match.outcome is not None
    assert match.outcome.as_dict() == {
        "won": True,
        "reason": "dawn",
        "rule": "HL-END-1",
        "score": match.view()["lights"],
    }
    assert match.choice is None
    assert match.refusals() == []
    for option in ("roll", 0):
        with pytest.raises(Refused, match="The game is over: nothing is left to choose"):
            match.choose(option)


WRONG = [
    ("row", []),
    ("fly", []),
    (17, []),
    ("roll", ["hail"]),
    ("roll", ["calm", "calm"]),
    ("wait", ["calm"]),
    ("draw", ["lighthouse"]),
]


@pytest.mark.parametrize(("option", "outcomes"), WRONG)
@pytest.mark.parametrize("before", [[], ["roll", "keep"], ["roll", "again", "keep"]])
def test_a_choice_that_is_refused_leaves_the_match_as_it_was(
    before: list[str], option: str | int, outcomes: list[str]
) -> None:
    match, untouched = played(*before), played(*before)
    with pytest.raises((Refused, OutcomeRefused)):
        match.choose(option, outcomes)
    assert standing(match) == standing(untouched)
    for choice in ("draw", "toss"):
        match.choose(choice)
        untouched.choose(choice)
        assert standing(match) == standing(untouched)


@pytest.mark.parametrize("outcomes", [["hail"], ["storm", "calm"]])
def test_a_refused_outcome_in_the_middle_of_a_step_leaves_the_match_as_it_was(
    outcomes: list[str],
) -> None:
    match, untouched = played("roll", "again"), played("roll", "again")
    with pytest.raises(OutcomeRefused):
        match.choose("again", outcomes)
    assert standing(match) == standing(untouched)
    match.choose("again")
    untouched.choose("again")
    assert standing(match) == standing(untouched)


def test_a_refused_choice_after_an_undo_can_still_be_followed_by_a_redo() -> None:
    match = played("toss", "draw")
    there = standing(match)
    match.undo()
    with pytest.raises(OutcomeRefused):
        match.choose("draw", ["lighthouse"])
    with pytest.raises(Refused):
        match.choose("row")
    match.redo()
    assert standing(match) == there


def test_one_outcome_too_many_is_named() -> None:
    with pytest.raises(OutcomeRefused, match="'tails' is one outcome more than this choice"):
        new().choose("toss", ["heads", "tails"])


def test_a_card_that_is_known_to_lie_on_top_may_be_named_though_it_is_no_outcome() -> None:
    def on_top() -> Match:
        match = new(outcomes=["tin"])
        match.choose("peek", ["glass"])
        match.choose("on top")
        return match

    named, unnamed = on_top(), on_top()
    named.choose("draw", ["glass"])
    unnamed.choose("draw")
    assert standing(named) == standing(unnamed)
    assert named.heard == []
    with pytest.raises(OutcomeRefused, match="'brass' is one outcome more"):
        on_top().choose("draw", ["brass"])
    with pytest.raises(OutcomeRefused, match="'tails' is one outcome more"):
        on_top().choose("draw", ["glass", "tails"])


def test_outcomes_can_be_given_to_the_set_up() -> None:
    assert new(outcomes=["brass"]).view()["lit"] == ["brass"]
    with pytest.raises(OutcomeRefused, match="the pile cannot give 'wax', only one of: brass"):
        new(outcomes=["wax"])
    with pytest.raises(OutcomeRefused, match="'glass' is one outcome more"):
        new(outcomes=["brass", "glass"])


# -- people who roll real dice ---------------------------------------------------------


def test_people_who_give_the_outcomes_are_asked_for_those_of_the_set_up() -> None:
    with pytest.raises(OutcomeNeeded) as needed:
        new(asks_outcomes=True)
    assert needed.value.what == "pile"
    assert needed.value.names == ["brass", "glass", "tin"]
    assert new(asks_outcomes=True, outcomes=["tin"]).view()["lit"] == ["tin"]


def test_a_missing_outcome_leaves_the_match_as_it_was_and_can_then_be_given() -> None:
    match = new(asks_outcomes=True, outcomes=["tin"])
    before = standing(match)
    with pytest.raises(OutcomeNeeded) as needed:
        match.choose("roll")
    assert (needed.value.what, needed.value.names) == (
        "weather die",
        ["calm", "calm", "wind", "storm"],
    )
    assert standing(match) == before
    match.choose("roll", ["storm"])
    with pytest.raises(OutcomeNeeded):
        match.choose("again")
    match.choose("again", ["wind"])
    match.choose("keep")
    assert match.view()["lights"] == 1


def test_a_match_that_asks_for_outcomes_asks_again_after_an_undo() -> None:
    match = new(asks_outcomes=True, outcomes=["tin"])
    match.choose("roll", ["storm"])
    match.choose("again", ["wind"])
    match.undo()
    with pytest.raises(OutcomeNeeded):
        match.choose("again")
    match.choose("again", ["calm"])
    assert match.heard == ["calm"]


def test_given_outcomes_are_told_apart_from_the_seeds_in_the_record() -> None:
    lucky = played("wait", "toss").heard[0]
    other = "tails" if lucky == "heads" else "heads"
    match = played("wait")
    match.choose("toss", [lucky])
    assert "seed: 7 sfc32\n" in match.record()
    match.undo()
    match.choose("toss", [other])
    assert "seed: 7 given\n" in match.record()
    assert verify(match.record()).digest() == match.digest()
    match.undo()
    assert "seed: 7 sfc32\n" in match.record()


@pytest.mark.parametrize("outcome", ["calm", "wind", "storm"])
def test_luck_passes_by_while_outcomes_are_given(outcome: str) -> None:
    """So a resumed match goes on with the luck it would have had."""
    told, lucky = new(), new()
    told.choose("roll", [outcome])
    lucky.choose("roll")
    for choice in ("again", "again", "draw", "toss"):
        told.choose(choice)
        lucky.choose(choice)
        assert told.heard == lucky.heard


# -- going back and forth --------------------------------------------------------------


def test_undo_and_redo_go_through_the_same_moments() -> None:
    match = new()
    moments = [standing(match)]
    for choice in GAME:
        match.choose(choice)
        moments.append(standing(match))
    for moment in moments[-2::-1]:
        match.undo()
        assert standing(match) == moment
    for moment in moments[1:]:
        match.redo()
        assert standing(match) == moment
    for number in (3, 0, 6, 5):
        match.go_to(number)
        assert standing(match) == moments[number]


def test_a_choice_made_again_after_an_undo_has_the_same_luck() -> None:
    match = played("roll", "again", "again")
    there = standing(match)
    match.undo()
    match.undo()
    match.choose("again")
    match.choose("again")
    assert standing(match) == there


def test_another_choice_after_an_undo_forgets_what_could_be_redone() -> None:
    match = played("draw", "toss")
    match.undo()
    match.undo()
    match.choose("wait")
    with pytest.raises(LaststandError, match="there is nothing to redo"):
        match.redo()
    assert standing(match) == standing(played("wait"))


@pytest.mark.parametrize(
    ("do", "message"),
    [
        (Match.undo, "there is nothing to undo: no choice has been made"),
        (Match.redo, "there is nothing to redo"),
        (lambda match: match.go_to(1), "there is no moment 1, only 0 to 0"),
        (lambda match: match.go_to(-1), "there is no moment -1, only 0 to 0"),
    ],
)
def test_there_is_nothing_before_the_start_and_after_the_present(do: Any, message: str) -> None:
    match = new()
    before = standing(match)
    with pytest.raises(LaststandError) as refused:
        do(match)
    assert str(refused.value) == message
    assert standing(match) == before


def test_the_match_as_it_stood_is_another_match_and_this_one_is_not_moved() -> None:
    match = played(*GAME)
    there = standing(match)
    for number in range(len(GAME) + 1):
        past = match.as_of(number)
        assert standing(past) == standing(played(*GAME[:number]))
    assert standing(match) == there
    past = match.as_of(2)
    past.choose("again")
    past.choose("toss", ["heads"])
    assert standing(match) == there


def test_the_match_as_it_stood_after_what_was_undone_is_remembered_too() -> None:
    match = played("toss", "draw")
    match.undo()
    assert standing(match.as_of(2)) == standing(played("toss", "draw"))
    with pytest.raises(LaststandError, match="there is nothing to redo"):
        match.as_of(1).redo()
    for number in (3, -1):
        with pytest.raises(LaststandError, match=f"there is no moment {number}, only 0 to 2"):
            match.as_of(number)


# -- history, events, what is coming up ------------------------------------------------


def test_the_history_tells_who_chose_what_and_what_it_brought() -> None:
    match = new(outcomes=["tin"])
    match.choose("roll", ["wind"])
    match.choose("keep")
    match.choose("draw", ["brass"])
    assert [(d.seat, d.chosen, d.heard) for d in match.history] == [
        (0, "roll", ["tin"]),
        (None, "keep", ["wind"]),
        (1, "draw", []),
        (None, "", ["brass"]),
    ]


def test_nothing_is_chosen_yet_at_the_last_decision_of_the_history() -> None:
    match = played("roll", "keep", "toss")
    match.undo()
    match.undo()
    assert [decision.chosen for decision in match.history] == ["roll", ""]
    match.redo()
    assert [decision.chosen for decision in match.history] == ["roll", "keep", ""]


def test_events_are_those_up_to_the_present_moment() -> None:
    match = new(outcomes=["tin"])
    match.choose("draw", ["brass"])
    lit = [(event.kind, event.rule, event.facts) for event in match.events]
    assert lit == [
        ("LampLit", "HL-SETUP-1", {"lamp": "tin"}),
        ("LampLit", "HL-NIGHT-1", {"lamp": "brass"}),
    ]
    match.undo()
    assert len(match.events) == 1
    match.choose("draw", ["glass"])
    assert match.events[-1].facts == {"lamp": "glass"}
    match.choose("wait")
    match.choose("wait")
    assert match.events[-1].as_dict() == {
        "kind": "GameEnded",
        "rule": "HL-END-1",
        "cause": "dawn",
        "result": "lost",
    }
    assert len(match.events) == 3


def test_coming_up_begins_with_the_step_that_asks() -> None:
    match = played("roll")
    assert [step.words() for step in match.coming_up] == [["Night", "1"], ["Night", "2"]]


# -- branches and runs -----------------------------------------------------------------


def test_a_branch_stands_where_the_match_stands_and_goes_its_own_way() -> None:
    match = played("roll", "again")
    before = standing(match)
    branch = match.branch(seed=1)
    assert branch.digest() == match.digest()
    assert branch.view() == match.view()
    for choice in ("keep", "draw", "toss"):
        branch.choose(choice)
    assert standing(match) == before
    match.choose("keep")
    assert len(branch) == 5
    branch.go_to(2)
    assert branch.digest() == before[0]


def test_a_branch_has_luck_of_its_own_and_the_same_seed_gives_the_same() -> None:
    match = new(nights=6)
    lucks = set()
    for seed in range(30):
        weather = []
        for _ in range(2):
            branch = match.branch(seed=seed)
            branch.choose("roll")
            branch.choose("again")
            branch.choose("again")
            weather.append(tuple(heard for d in branch.history[1:] for heard in d.heard))
        assert weather[0] == weather[1]
        lucks.add(weather[0])
    assert len(lucks) > 5


def test_a_branchs_new_seed_stands_in_its_record() -> None:
    branch = played("roll").branch(seed=5)
    branch.choose("keep")
    twice = branch.branch(seed=6)
    twice.choose("draw")
    lines = twice.record().splitlines()[7:-2]
    assert lines[1] == "~ seed 5"
    assert lines[2] == "2 any keep"
    assert lines[3] == "~ seed 6"
    assert lines[4].startswith("3 P2 draw => ")
    assert verify(twice.record()).record() == twice.record()


def test_a_branch_that_has_not_chosen_yet_keeps_its_new_luck_in_its_record() -> None:
    branch = played("roll").branch(seed=5)
    assert branch.record().splitlines()[-3] == "~ seed 5"
    again = Match.replay(branch.record())
    assert again.record() == branch.record()
    for choice in ("again", "again", "draw"):
        branch.choose(choice)
        again.choose(choice)
    assert standing(again) == standing(branch)


def test_a_branch_can_be_undone_to_before_it_began() -> None:
    match = played("roll", "keep")
    branch = match.branch(seed=5)
    branch.choose("draw")
    branch.undo()
    branch.undo()
    branch.choose("again")
    match.undo()
    match.choose("again")
    assert standing(branch) == standing(match)


def test_a_branch_after_an_undo_forgets_what_was_undone() -> None:
    match = played("roll", "keep")
    match.undo()
    branch = match.branch(seed=5)
    with pytest.raises(LaststandError, match="nothing to redo"):
        branch.redo()
    match.redo()
    assert len(match) == 2


def test_a_playout_keeps_nothing_and_leaves_the_match_alone() -> None:
    match = played("roll", "again")
    before = standing(match)
    run = match.run()
    while run.choice is not None:
        run.choose(0)
    assert run.outcome is not None
    assert run.state.log is None
    assert standing(match) == before
    with pytest.raises(LaststandError, match="a playout keeps nothing and cannot be cloned"):
        run.clone()


def test_a_run_that_keeps_can_be_cloned_in_the_middle_of_a_step() -> None:
    run = played("roll", "again").run(keeps=True)
    clone = run.clone()
    assert clone.choice is not None
    assert clone.choice.notations() == ["keep", "again"]
    run.choose(1)
    clone.choose(1)
    assert run.state.chance.heard is not None
    assert clone.state.chance.heard is not None
    assert run.state.chance.heard[-1:] == clone.state.chance.heard[-1:]


def test_a_view_is_the_viewers_own() -> None:
    match = new()
    for weather in ("calm", "wind", "storm"):
        match.choose("roll" if weather == "calm" else "again", [weather])
        before = standing(match)
        match.view()["lit"].clear()
        match.position()["heard"].clear()
        match.events.clear()
        match.history.clear()
        match.go_to(len(match))
        assert standing(match) == before
