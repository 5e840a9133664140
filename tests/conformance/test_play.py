"""Any sequence of legal choices: every question can be answered, the game's invariants hold,
and the game ends."""

from functools import cache
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from laststand import Match, Refused
from laststand.kernel.choice import Refusal
from laststand.kernel.game import find_game
from tests.conformance.conftest import build
from tests.conformance.invariants import invariants_of
from tests.conformance.sayings import Said, events, note_all, nothing_said, sayings
from tests.conformance.tables import ALL_TABLES, GAMES, TABLES, Table
from tests.conformance.walks import WALKERS, Walker, options, seeds, sensible, steady, steps


def check_choice(match: Match) -> None:
    """The question is one that a seat can answer, in one notation for each option."""
    choice, game = match.choice, match.game
    assert choice is not None
    assert choice.options, f"{choice.ask} leaves nothing to choose"
    assert choice.seat is None or 0 <= choice.seat < game.seats(match.options)
    assert choice.rule in game.ledger.rules
    notations = choice.notations()
    assert len(set(notations)) == len(notations), f"{choice.ask} has options written alike"
    for notation in notations:
        assert notation == " ".join(notation.split()), "a notation has one space between words"
        assert notation
        assert "=>" not in notation, "records put outcomes after an arrow"


def check_refusals(match: Match, refusals: list[Refusal]) -> None:
    """What is refused is not offered, and says by which rule."""
    assert match.choice is not None
    offered = set(match.choice.notations())
    named = [refusal.notation for refusal in refusals]
    assert len(set(named)) == len(named), "one answer is refused twice"
    for refusal in refusals:
        assert refusal.notation not in offered
        assert refusal.rule in match.game.ledger.rules


def check_actions(match: Match) -> None:
    """The options of an action are its candidates that nothing speaks against, in their order,
    however it finds them; and by its verb it is known which action is meant."""
    assert match.choice is not None
    actions = match.choice.actions
    verbs = [action.verb for action in actions]
    assert len(set(verbs)) == len(verbs), "two actions have one verb"
    for action in actions:
        assert action.verb in match.game.verbs(), f"nothing says when to {action.verb}"
        possible = []
        for candidate in action.candidates(match.state):
            assert candidate.verb == action.verb
            assert f"{candidate.notation()} ".startswith(f"{action.verb} ")
            if action.why_not(match.state, candidate) is None:
                possible.append(candidate.notation())
        offered = [option.notation() for option in action.options(match.state)]
        assert offered == possible, f"the options of {action.verb} are found in two ways"


def check_steps(match: Match) -> None:
    """What is to come can be written down and read back."""
    for step in match.coming_up:
        words = step.words()
        assert all(word and word == "".join(word.split()) for word in words)
        assert match.game.step(words).words() == words


def check_events(match: Match, since: int) -> None:
    for event in match.events[since:]:
        assert event.rule in match.game.ledger.rules, f"{event.kind} cites {event.rule}"
        assert event.kind.isidentifier()
        assert event.cause


def check_end(match: Match) -> None:
    assert match.outcome is not None
    assert match.outcome.rule in match.game.ledger.rules
    assert match.coming_up == match.state.agenda[::-1]
    assert match.refusals() == []
    last = match.events[-1]
    assert (last.kind, last.rule) == ("GameEnded", match.outcome.rule)


@cache
def sound(table: Table, walker: Walker, seed: int) -> Said:
    """Plays a game that is sound at every decision, and tells what was said in it. All reasons of
    a long game take long: of the compiled build, which is quick, they are asked for at every third
    decision, of the pure one at every ninth; that a position gives the same reasons as the match
    is asked at every decision elsewhere (test_documents)."""
    check = invariants_of(table.game).check
    is_long = invariants_of(table.game).IS_LONG
    every = 7 if is_long else 1
    asked = 1 if not is_long else 9 if build() == "pure" else 3
    match = table.new(seed)
    told, said = 0, nothing_said()
    for _ in steps(match, walker, seed):
        check(match)
        check_choice(match)
        refusals = match.refusals() if len(match) % asked == 0 else []
        check_refusals(match, refusals)
        note_all(said, sayings(match, refusals))
        if len(match) % every == 0:
            check_actions(match)
        check_steps(match)
        check_events(match, told)
        told = len(match.events)
    check(match)
    check_events(match, told)
    check_end(match)
    note_all(said, sayings(match, []))
    note_all(said, events(match))
    return said


@pytest.mark.parametrize("walker", [*WALKERS, sensible])
@pytest.mark.parametrize("table", ALL_TABLES, ids=str)
def test_a_game_of_legal_choices_is_sound_from_the_set_up_to_the_end(
    table: Table, walker: Walker
) -> None:
    for seed in seeds(table.game, walker):
        sound(table, walker, seed)


@pytest.mark.parametrize("game", GAMES)
@given(data=st.data())
def test_no_sequence_of_choices_breaks_a_game(game: str, data: st.DataObject) -> None:
    """The same, with choices that are made shorter and simpler when they break something."""
    table = data.draw(st.sampled_from(TABLES[game]))
    match = table.new(data.draw(st.integers(0, 2**64 - 1)))
    script = data.draw(st.lists(st.integers(0, 50), max_size=60))
    check = invariants_of(game).check
    limit = invariants_of(game).MOST_CHOICES
    while match.choice is not None and len(match) < limit:
        check(match)
        check_choice(match)
        check_refusals(match, match.refusals())
        check_actions(match)
        match.choose(script.pop(0) % len(options(match)) if script else 0)
    check(match)
    check_end(match)


@pytest.mark.parametrize("table", ALL_TABLES, ids=str)
def test_a_refused_answer_is_refused_with_its_rule_and_changes_nothing(table: Table) -> None:
    match = table.new(1)
    is_long = invariants_of(table.game).IS_LONG
    luck = Random(1)
    for _ in steps(match, steady, 1):
        if is_long and len(match) % 5:
            continue
        before = match.digest()
        refusals = match.refusals()
        for refusal in luck.sample(refusals, min(len(refusals), 20)) if is_long else refusals:
            with pytest.raises(Refused) as refused:
                match.choose(refusal.notation)
            assert refused.value.rule == refusal.rule
            assert refused.value.sentence
        assert match.digest() == before


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_an_option_of_the_table_cites_is_in_the_ledger(game: str) -> None:
    made = find_game(game)
    for option in made.table_options():
        assert option.rule in made.ledger.rules, option.name
        assert option.default in option.values
        assert len(set(option.values)) == len(option.values)
