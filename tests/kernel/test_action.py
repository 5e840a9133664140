"""Actions: what can be done, why something cannot, and what it does. The cellar of an inn, where
a host fetches bottles and mixes them."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from laststand.kernel.action import (
    Action,
    Actions,
    End,
    Reason,
    Saying,
    ask,
    offer,
    refusal_of,
    refusals,
)
from laststand.kernel.chance import Chance
from laststand.kernel.choice import Choice, Flow, Option, Pick, Say
from laststand.kernel.state import State
from laststand.kernel.step import Step

BOTTLES = ["ale", "Mead", "wine"]


class Cellar(State):
    def __init__(self, *held: str) -> None:
        super().__init__(Chance.seeded(1))
        self.held = list(held)
        self.is_lit = False
        self.mixed: list[str] = []


class Fetch(Action[Cellar, Pick]):
    verb = "fetch"

    def candidates(self, s: Cellar) -> list[Pick]:
        return [Pick("fetch", bottle, number) for number, bottle in enumerate(BOTTLES)]

    def why_not(self, s: Cellar, option: Pick) -> Reason | None:
        if option.thing in s.held:
            return Reason("held", "C-1", {"bottle": option.thing})
        return None

    def do(self, s: Cellar, option: Pick) -> None:
        s.held.append(option.thing)


class Mixture(Option):
    verb = "mix"
    is_in_order = False

    def __init__(self, bottles: list[str]) -> None:
        self.bottles = bottles

    def notation(self) -> str:
        return f"mix {' '.join(self.bottles)}"


class Mix(Action[Cellar, Mixture]):
    """Two bottles; which is poured first is asked."""

    verb = "mix"

    def candidates(self, s: Cellar) -> list[Mixture]:
        return [Mixture(list(pair)) for pair in combinations(BOTTLES, 2)]

    def why_not(self, s: Cellar, option: Mixture) -> Reason | None:
        for bottle in option.bottles:
            if bottle not in s.held:
                return Reason("not-held", "C-2", {"bottle": bottle})
        return None

    def do(self, s: Cellar, option: Mixture) -> Flow:
        pours = [Pick("pour", bottle, at) for at, bottle in enumerate(option.bottles)]
        first = yield from ask(0, "pour", "C-2", pours)
        s.mixed = [option.bottles[first.value], option.bottles[1 - first.value]]


class Light(Saying[Cellar]):
    def why_not(self, s: Cellar, option: Say) -> Reason | None:
        return Reason("lit", "C-3") if s.is_lit else None

    def do(self, s: Cellar, option: Say) -> None:
        s.is_lit = True


class Serve(Step[Cellar]):
    def play(self, s: Cellar) -> Flow:
        return offer(s, 0, "serve", "C-1", ACTIONS, self)


ACTIONS: Actions = [End(Say("leave be")), Fetch(), Mix(), Light(Say("light up"))]


def asked(s: Cellar, again: Step[Any] | None = None) -> tuple[Flow, Choice]:
    flow = offer(s, 0, "serve", "C-1", ACTIONS, again)
    return flow, next(flow)


def answer(flow: Flow, choice: Choice, notation: str) -> Choice | None:
    """Answers, and what is asked next in the same flow."""
    index = choice.find(notation)
    assert index is not None
    try:
        return flow.send(choice.options[index])
    except StopIteration:
        return None


def why(s: Cellar, notation: str) -> str | None:
    refusal = refusal_of(s, ACTIONS, notation)
    return None if refusal is None else f"{refusal.notation}: {refusal.why} {refusal.rule}"


# -- asking ------------------------------------------------------------------------------


def test_a_question_offers_the_options_of_its_actions_in_their_order() -> None:
    _, choice = asked(Cellar("ale", "wine"))
    assert choice.notations() == ["leave be", "fetch Mead", "mix ale wine", "light up"]
    assert (choice.seat, choice.ask, choice.rule) == (0, "serve", "C-1")
    assert choice.actions is ACTIONS


def test_the_action_that_is_chosen_is_carried_out_by_its_verb() -> None:
    s = Cellar()
    flow, choice = asked(s)
    assert answer(flow, choice, "fetch wine") is None
    assert s.held == ["wine"]


def test_an_action_may_ask_further() -> None:
    s = Cellar("ale", "wine")
    flow, choice = asked(s)
    pour = answer(flow, choice, "mix ale wine")
    assert pour is not None
    assert pour.notations() == ["pour ale", "pour wine"]
    assert answer(flow, pour, "pour wine") is None
    assert s.mixed == ["wine", "ale"]


def test_a_question_is_asked_again_until_an_action_ends_it() -> None:
    s = Cellar()
    again = Serve()
    flow, choice = asked(s, again)
    answer(flow, choice, "light up")
    assert s.agenda == [again]
    s.agenda.clear()
    flow, choice = asked(s, again)
    answer(flow, choice, "leave be")
    assert s.agenda == []


def test_a_question_that_is_asked_again_comes_after_what_its_action_puts_on_the_agenda() -> None:
    class Ring(Saying[Cellar]):
        def do(self, s: Cellar, option: Say) -> None:
            s.then(bell)

    bell, again, s = Serve(), Serve(), Cellar()
    flow = offer(s, 0, "serve", "C-1", [Ring(Say("ring"))], again)
    choice = next(flow)
    answer(flow, choice, "ring")
    assert s.agenda == [again, bell]


def test_with_one_answer_there_is_no_question() -> None:
    flow = ask(0, "pour", "C-2", [Pick("pour", "ale", 0)])
    with pytest.raises(StopIteration) as done:
        next(flow)
    assert done.value.value.thing == "ale"


# -- why not -----------------------------------------------------------------------------


def test_the_options_are_the_candidates_without_a_reason_and_the_refusals_the_others() -> None:
    s = Cellar("ale")
    s.is_lit = True
    assert [refusal.notation for refusal in refusals(s, ACTIONS)] == [
        "fetch ale",
        "mix ale Mead",
        "mix ale wine",
        "mix Mead wine",
        "light up",
    ]
    assert [option.notation() for option in Fetch().options(s)] == ["fetch Mead", "fetch wine"]
    assert refusals(s, ACTIONS)[0].facts == {"bottle": "ale"}


def test_a_reason_is_given_for_what_is_meant() -> None:
    s = Cellar("ale")
    assert why(s, "fetch ale") == "fetch ale: held C-1"
    assert why(s, "mix ale wine") == "mix ale wine: not-held C-2"
    assert why(s, "fetch wine") is None
    assert why(s, "fetch rum") is None
    assert why(s, "drink ale") is None


def test_a_reason_is_found_in_any_case_and_where_order_means_nothing_in_any_order() -> None:
    s = Cellar("Mead")
    assert why(s, "FETCH mead") == "fetch Mead: held C-1"
    assert why(s, "mix WINE mead") == "mix Mead wine: not-held C-2"


def test_how_something_begins_is_refused_if_nothing_that_begins_so_is_possible() -> None:
    assert why(Cellar(), "mix ale") == "mix ale: not-held C-2"
    assert why(Cellar(), "mix") == "mix: not-held C-2"
    assert why(Cellar("ale", "wine"), "mix") is None


def test_what_is_refused_is_refused_with_all_that_could_follow_it() -> None:
    s = Cellar()
    s.is_lit = True
    assert why(s, "light up at once") == "light up: lit C-3"
    assert why(Cellar(), "light up at once") is None
    assert why(s, "light") is None


def test_a_reason_of_its_own_comes_before_the_reason_of_how_something_begins() -> None:
    class Refill(Action[Cellar, Pick]):
        verb = "fill"

        def candidates(self, s: Cellar) -> list[Pick]:
            return [Pick("fill", text, 0) for text in ("ale", "ale twice", "wine", "wine twice")]

        def why_not(self, s: Cellar, option: Pick) -> Reason | None:
            return None if option.thing == "wine" else Reason(option.thing, "C-1")

    def why_filled(notation: str) -> str:
        refusal = refusal_of(Cellar(), [Refill()], notation)
        return "" if refusal is None else refusal.why

    assert why_filled("fill ale twice") == "ale twice"
    assert why_filled("fill ale thrice") == "ale"
    assert (why_filled("fill wine"), why_filled("fill wine twice")) == ("", "wine twice")


# -- what somebody types -----------------------------------------------------------------


@pytest.mark.parametrize("said", ["mix ale wine", "Mix ALE wine", "mix wine ale"])
def test_an_option_is_found_in_any_case_and_where_order_means_nothing_in_any_order(
    said: str,
) -> None:
    _, choice = asked(Cellar("ale", "wine"))
    assert choice.find(said) == 2


def test_words_whose_order_means_something_must_be_in_order() -> None:
    _, choice = asked(Cellar())
    assert choice.find("Leave Be") == 0
    assert choice.find("be leave") is None
    assert choice.find("ale fetch") is None


def test_what_could_mean_two_things_is_not_guessed() -> None:
    options: list[Option] = [Pick("fetch", "Ale", 0), Pick("fetch", "ale", 1)]
    choice = Choice(0, "serve", "C-1", [options])
    assert (choice.find("fetch Ale"), choice.find("fetch ale")) == (0, 1)
    assert choice.find("fetch ALE") is None
