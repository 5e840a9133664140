"""Actions: what can be done at a decision, why something cannot, and what it does."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, Final, Generic, TypeAlias, TypeVar, cast

from mypy_extensions import mypyc_attr

from laststand.kernel.choice import Choice, Flow, Option, Parts, Refusal, Say, meaning_of
from laststand.kernel.events import Fact
from laststand.kernel.state import State
from laststand.kernel.step import Step

S = TypeVar("S")
O = TypeVar("O", bound=Option)  # noqa: E741

Asking: TypeAlias = Generator[Choice, Option, O]
"""A question in progress, which gives the option chosen, of its own type."""


@mypyc_attr(acyclic=True)
class Reason:
    """Why something is not possible: a sentence by name, the rule, and the sentence's facts."""

    def __init__(self, why: str, rule: str, facts: dict[str, Fact] | None = None) -> None:
        self.why: Final = why
        self.rule: Final = rule
        self.facts: Final[dict[str, Fact]] = facts or {}


class Action(Generic[S, O]):
    """One kind of thing that somebody may do, for whom it is made. Its options are those of its
    candidates that nothing speaks against."""

    verb: str = ""
    """The first words of its options' notation; no two actions of one question share it."""
    ends: bool = False
    """Whether the question that offers it is settled by it, or asked again."""
    has_parts: bool = False
    """Whether its options are in several lists, which `parts` gives as they are."""

    def candidates(self, s: S) -> list[O]:
        """Everything somebody may think of, possible or not. Asked for only with a reason."""
        raise NotImplementedError

    def why_not(self, s: S, option: O) -> Reason | None:
        """Why a candidate is not possible now; None: it is."""
        return None

    def options(self, s: S) -> list[O]:
        """The candidates that are possible; the list is nobody's to change. An action that is
        offered at every turn may find them more directly; conformance holds it to this meaning."""
        return [option for option in self.candidates(s) if self.why_not(s, option) is None]

    def parts(self, s: S) -> list[list[O]]:
        """The same, list by list, if it `has_parts`."""
        return [self.options(s)]

    def do(self, s: S, option: O) -> Flow | None:
        """Carries it out. What asks is a flow."""
        raise NotImplementedError


NOTHING: Final[list[Any]] = []
"""The options of an action that has none now: one list for all, which nobody changes."""

Actions: TypeAlias = list[Action[Any, Any]]
"""What a question offers."""


class Saying(Action[S, Say]):
    """An action that has no object: roll, keep, end the turn."""

    def __init__(self, say: Say) -> None:
        self.say: Final = say
        self.alone: Final = [say]
        self.verb = say.verb

    def candidates(self, s: S) -> list[Say]:
        return self.alone

    def options(self, s: S) -> list[Say]:
        return self.alone if self.why_not(s, self.say) is None else NOTHING


class End(Saying[Any]):
    """Nothing more: the question is settled and what follows is on the agenda."""

    ends = True

    def options(self, s: Any) -> list[Say]:
        return self.alone

    def do(self, s: Any, option: Say) -> Flow | None:
        return None


def ask(
    seat: int | None, asked: str, rule: str, options: list[O], actions: Actions | None = None
) -> Asking[O]:
    """Which of some things: with one answer there is no question."""
    if len(options) == 1:
        return options[0]
    chosen = yield Choice(seat, asked, rule, [cast("list[Option]", options)], actions)
    return cast(O, chosen)


def pick(s: State, seat: int | None, asked: str, rule: str, action: Action[Any, O]) -> Asking[O]:
    """Which of an action's options, with its reasons why not; whoever asks carries it out."""
    return ask(seat, asked, rule, action.options(s), [action])


def offer(
    s: State,
    seat: int | None,
    asked: str,
    rule: str,
    actions: Actions,
    again: Step[Any] | None = None,
) -> Flow:
    """Asks which of some actions is taken, and takes it. A step that asks again until it is
    settled is next on the agenda before the action adds what it brings."""
    chosen = yield Choice(seat, asked, rule, possible(s, actions), actions)
    flow = taken(s, actions, chosen, again)
    if flow is not None:
        yield from flow


def possible(s: State, actions: Actions) -> Parts:
    """The options of all actions, those of one after those of another."""
    parts: Parts = []
    for action in actions:
        if action.has_parts:
            parts.extend(action.parts(s))
            continue
        found = action.options(s)
        if len(found) > 0:
            parts.append(found)
    return parts


def taken(s: State, actions: Actions, chosen: Option, again: Step[Any] | None) -> Flow | None:
    """Carries out the action that an option is of."""
    action = action_of(actions, chosen.verb)
    if again is not None and not action.ends:
        s.then(again)
    return action.do(s, chosen)


def decide(
    s: State, seat: int | None, asked: str, rule: str, action: Action[Any, Any]
) -> Flow | None:
    """Takes an action of which one option must be chosen: with one there is no question."""
    options: list[Option] = action.options(s)
    if len(options) == 1:
        return action.do(s, options[0])
    return _decided(s, Choice(seat, asked, rule, [options], [action]), action)


def _decided(s: State, choice: Choice, action: Action[Any, Any]) -> Flow:
    chosen = yield choice
    flow = action.do(s, chosen)
    if flow is not None:
        yield from flow


def action_of(actions: Actions, verb: str) -> Action[Any, Any]:
    for action in actions:
        if action.verb == verb:
            return action
    raise LookupError(f"no action has the verb '{verb}'")


# -- why not -------------------------------------------------------------------------------


def refusals(s: State, actions: Actions) -> list[Refusal]:
    """Everything somebody may think of that is not possible, each with its reason."""
    found: list[Refusal] = []
    for action in actions:
        for candidate in action.candidates(s):
            refusal = refused(candidate.notation(), action.why_not(s, candidate), candidate)
            if refusal is not None:
                found.append(refusal)
    return found


def refusal_of(s: State, actions: Actions, notation: str) -> Refusal | None:
    """Why something is not possible: by its notation; by the notation of what is refused with all
    that could follow it; or by how it begins, if nothing that begins so is possible."""
    followed: Refusal | None = None
    begun: Refusal | None = None
    is_open = False
    for action in actions:
        if not is_begun(notation, action.verb):
            continue
        for candidate in action.candidates(s):
            known = candidate.notation()
            if candidate.meaning() == meaning_of(notation, candidate.is_in_order):
                return refused(known, action.why_not(s, candidate), candidate)
            if is_begun(notation, known):
                followed = followed or refused(known, action.why_not(s, candidate), candidate)
            elif is_begun(known, notation):
                reason = action.why_not(s, candidate)
                is_open = is_open or reason is None
                begun = begun or refused(notation, reason)
    return followed or (None if is_open else begun)


def refused(notation: str, reason: Reason | None, option: Option | None = None) -> Refusal | None:
    if reason is None:
        return None
    return Refusal(notation, reason.why, reason.rule, reason.facts, option)


def is_begun(notation: str, words: str) -> bool:
    """Whether a notation begins with some words, whatever their case."""
    return f"{notation.casefold()} ".startswith(f"{words.casefold()} ")
