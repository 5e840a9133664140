"""Records: written, read, checked; and refused with the line and the reason."""

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from laststand import DocumentRefused, LaststandError, Match, verify
from laststand.kernel.record import Record

RECORD = """\
laststand record 1
game: harbour
rules: 3
options: players=2 nights=6 sea=flat
seed: 7 given
content: own
start: tin
1 P1 roll => storm
2 any again => wind
3 any keep
4 P2 peek => brass
5 any on top
6 P1 draw
~ seed 12
7 P2 toss => heads
8 P1 wait
outcome: unfinished
digest: DIGEST
"""


def written() -> Match:
    match = Match.new("harbour", seed=7, players=2, nights=6, outcomes=["tin"])
    match.choose("roll", ["storm"])
    match.choose("again", ["wind"])
    match.choose("keep")
    match.choose("peek", ["brass"])
    match.choose("on top")
    match.choose("draw")
    match = match.branch(seed=12)
    match.choose("toss", ["heads"])
    match.choose("wait")
    return match


def record() -> str:
    return RECORD.replace("DIGEST", written().digest())


def by_luck() -> str:
    """A record of a whole game, every outcome by the seed."""
    match = Match.new("harbour", seed=5, players=1)
    for choice in ("roll", "again", "keep", "draw", "toss"):
        match.choose(choice)
    return match.record()


def from_a_position() -> str:
    """A record that begins in the middle of a step."""
    match = Match.new("harbour", seed=5, players=2)
    match.choose("roll")
    match = Match.at(match.position(), seed=9)
    for choice in ("again", "keep", "draw"):
        match.choose(choice)
    return match.record()


def with_line(text: str, number: int, line: str | None) -> str:
    """The text with a line changed, or taken out."""
    lines = text.splitlines()
    lines[number - 1 : number] = [] if line is None else [line]
    return "\n".join([*lines, ""])


def reason(text: str, check: Any = verify) -> str:
    with pytest.raises(DocumentRefused) as refused:
        check(text)
    return str(refused.value)


# -- good records ----------------------------------------------------------------------


def test_a_record_is_a_readable_text_with_every_choice_and_outcome() -> None:
    assert written().record() == record()


@pytest.mark.parametrize("make", [record, by_luck, from_a_position])
def test_a_replayed_match_has_the_same_record_and_the_same_luck_to_come(make: Any) -> None:
    text = make()
    match, checked = Match.replay(text), verify(text)
    assert match.record() == checked.record() == text
    assert match.digest() == checked.digest()
    match.undo()
    checked.undo()
    for again in (match, checked):
        again.choose("peek")
    assert match.record() == checked.record()


def test_a_replayed_match_can_be_undone_to_its_start() -> None:
    match = Match.replay(record())
    match.go_to(0)
    assert match.record().splitlines()[6:8] == ["start: tin", "outcome: unfinished"]


def test_a_record_may_come_from_a_file_with_other_line_ends(tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    file.write_bytes(record().replace("\n", "\r\n").encode() + b"\r\n\r\n")
    assert verify(file).record() == record()


def test_a_record_of_another_generator_is_played_by_the_outcomes_it_names() -> None:
    text = by_luck().replace("seed: 5 sfc32", "seed: 6 mt19937")
    assert verify(text).digest() == Match.replay(by_luck()).digest()


def test_options_that_a_record_leaves_out_have_their_defaults() -> None:
    text = by_luck().replace("options: players=1 nights=3 sea=flat", "options: players=1")
    assert verify(text).record() == by_luck()


# -- damage ----------------------------------------------------------------------------


@pytest.mark.parametrize("make", [record, by_luck, from_a_position])
def test_a_truncated_record_is_refused_where_it_ends(make: Any) -> None:
    lines = make().splitlines()
    for kept in range(len(lines)):
        text = "\n".join(lines[:kept])
        assert reason(text).startswith(f"line {kept + 1}: the record ends where ")
        assert reason(text, Match.replay).startswith(f"line {kept + 1}: the record ends where ")


@pytest.mark.parametrize("make", [by_luck, from_a_position])
def test_a_record_with_a_line_taken_out_is_refused(make: Any) -> None:
    lines = make().splitlines()
    for number in range(1, len(lines) + 1):
        assert reason(with_line(make(), number, None)).startswith("line ")


HEAD = [
    (1, "laststand record 2", "this is not a record that I can read: it must begin 'laststand"),
    (1, "", "this is not a record that I can read"),
    (2, "game: chess", "there is no game 'chess', only: "),
    (2, "Game: harbour", "'game: …' should stand here, not 'Game: harbour'"),
    (3, "rules: 2", "the record is of rules 2, this program plays rules 3"),
    (3, "rules: three", "rules must be a number, not 'three'"),
    (3, "rules: -3", "rules must be a number, not '-3'"),
    (4, "options: players=3", "players cannot be '3', only one of: 1, 2"),
    (4, "options: players", "players cannot be '', only one of: 1, 2"),
    (4, "options: tide=low", "harbour has no option 'tide', only: players, nights, sea"),
    (4, "options:", "'options: …' should stand here, not 'options:'"),
    (5, "seed: x sfc32", "seed must be a number, not 'x'"),
    (5, "seed: -1 sfc32", "seed must be a number, not '-1'"),
    (5, f"seed: {2**64} sfc32", "seed must be a number, not '18446744073709551616'"),
    (5, f"seed: {'9' * 5000} sfc32", "seed must be a number, not '9999"),
    (5, "seed: 7", "the generator's name is missing after the seed"),
    (6, "content: mine@1234", "the record was played with content 'mine@1234', not 'own'"),
    (7, "start: wax", "the pile cannot give 'wax', only one of: brass, glass, tin"),
    (7, "start: tin tin", "'tin' is one outcome more than this choice brings"),
    (7, "start: nothing", "the set-up brings "),
]


@pytest.mark.parametrize(("number", "line", "why"), HEAD)
@pytest.mark.parametrize("check", [verify, Match.replay])
def test_a_damaged_head_is_refused_with_its_line(
    number: int, line: str, why: str, check: Any
) -> None:
    assert reason(with_line(record(), number, line), check).startswith(f"line {number}: {why}")


BODY = [
    (8, "1 P2 roll => storm", "it is seat 1's turn to choose, not seat 2's turn"),
    (8, "1 any roll => storm", "it is seat 1's turn to choose, not anyone's turn"),
    (8, "1 P0 roll => storm", "it is seat 1's turn to choose, not seat 0's turn"),
    (9, "2 P1 again => wind", "it is anyone's turn to choose, not seat 1's turn"),
    (8, "1 P1 row", "Nobody rows at night: the skiff stays ashore. (HL-NIGHT-1)"),
    (8, "1 P1 dance", "'dance' is not possible here, only: roll, toss, wait, draw, peek."),
    (8, "1 P1 roll => hail", "the weather die cannot give 'hail', only one of: calm, calm, wind"),
    (8, "1 P1 roll => storm calm", "'calm' is one outcome more than this choice brings"),
    (8, "1 P1 roll", "the choice brings "),
    (10, "3 any keep => calm", "'calm' is one outcome more than this choice brings"),
    (13, "6 P1 draw => brass", "'brass' is one outcome more than this choice brings"),
    (11, "4 P2 peek => lantern", "the pile cannot give 'lantern', only one of: brass, glass, tin"),
    (9, "3 any again => wind", "choice 2 should stand here, not 3"),
    (9, "02 any again => wind", "choice 2 should stand here, not 02"),
    (9, f"{'2' * 5000} any again", "choice 2 should stand here, not 2222"),
    (9, "again", "'again' is not a choice such as '2 P1 …'"),
    (9, "", "'' is not a choice such as '2 P1 …'"),
    (9, "2 Q1 again", "'2 Q1 again' is not a choice such as '2 P1 …'"),
    (14, "~ seed", "'~ seed' is not a choice such as '7 P1 …'"),
    (14, "~ seed x", "a new seed must be a number, not 'x'"),
    (14, f"~ seed {'9' * 5000}", "a new seed must be a number, not '9999"),
    (17, "outcome: won dawn HL-END-1", "the match is unfinished"),
    (17, "outcome; unfinished", "'outcome; unfinished' is not a choice such as '9 P1 …'"),
    (18, "digest: 0", "the digest of the match is "),
    (18, "digest:", "'digest: …' should stand here, not 'digest:'"),
    (18, "9 P2 wait", "'digest: …' should stand here, not '9 P2 wait'"),
]


@pytest.mark.parametrize(("number", "line", "why"), BODY)
def test_a_damaged_body_is_refused_with_its_line(number: int, line: str, why: str) -> None:
    assert reason(with_line(record(), number, line)).startswith(f"line {number}: {why}")


def test_two_new_seeds_in_a_row_are_refused() -> None:
    text = with_line(record(), 14, "~ seed 11\n~ seed 12")
    assert reason(text) == "line 15: '~ seed 12' is not a choice such as '7 P1 …'"


def test_something_after_the_digest_is_refused() -> None:
    assert reason(record() + "9 P2 wait\n") == "line 19: nothing is expected after the digest"
    assert verify(record() + "\n  \n").record() == record()


def test_an_analysis_may_stand_after_the_digest() -> None:
    text = record() + 'analysis: {"luck":0.25}\n'
    read = Record.read(text)
    assert read.analysis == {"luck": 0.25}
    assert read.write() == text
    assert verify(text).record() == record()
    assert reason(record() + "analysis: [1]\n") == "line 19: the analysis is not a table of fields"
    assert reason(text + "more\n") == "line 20: nothing is expected after the digest"


def test_a_choice_after_the_end_is_refused() -> None:
    lines = by_luck().splitlines()
    text = "\n".join([*lines[:-2], "6 P1 wait", *lines[-2:]])
    assert reason(text) == "line 13: The game is over: nothing is left to choose."


def test_a_changed_outcome_is_found_by_the_seed() -> None:
    """Every other face, of every die, coin and draw of the record."""
    text = by_luck()
    tried = 0
    for number, line in enumerate(text.splitlines(), start=1):
        head, arrow, told = line.partition(" => ")
        for other in ("calm", "wind", "storm", "heads", "tails", "brass", "glass", "tin"):
            if not arrow or other == told:
                continue
            changed = with_line(text, number, f"{head} => {other}")
            assert reason(changed) == (
                f"line {number}: the choice brings {told}, the record says {other}"
            )
            tried += 1
    assert tried == 4 * 7


def test_a_changed_start_is_found_by_the_seed() -> None:
    told = by_luck().splitlines()[6].removeprefix("start: ")
    other = "tin" if told != "tin" else "glass"
    assert reason(with_line(by_luck(), 7, f"start: {other}")) == f"line 7: the set-up brings {told}"


def test_a_changed_seed_is_found_by_its_outcomes() -> None:
    assert reason(by_luck().replace("seed: 5 ", "seed: 6 ")).startswith(("line 7: ", "line 8: "))


def test_a_changed_choice_is_found_by_what_it_brings_or_by_the_digest() -> None:
    text = by_luck()
    assert reason(text.replace("5 P1 toss => ", "5 P1 roll => ")).startswith("line 12: ")
    waited = Match.new("harbour", seed=5)
    for _ in range(3):
        waited.choose("wait")
    changed = waited.record().replace("3 P1 wait", "3 P1 peek")
    assert reason(changed).startswith("line 10: the choice brings ")


def test_a_record_that_begins_in_a_position_repeats_its_game_and_options() -> None:
    text = from_a_position()
    assert text.splitlines()[7].startswith('position: {"laststand":"position 1",')
    assert reason(with_line(text, 4, "options: players=1 nights=3 sea=flat")) == (
        "line 4: the position has players=2"
    )
    assert reason(with_line(text, 4, "options: players=2 nights=3")) == (
        "line 4: the position has sea=flat"
    )
    assert reason(with_line(text, 4, "options: players=2 nights=3 sea=flat tide=low")) == (
        "line 4: harbour has no option 'tide'"
    )
    stronghold = Match.new("stronghold", seed=1)
    text = with_line(text, 2, "game: stronghold")
    text = with_line(text, 3, f"rules: {stronghold.game.version}")
    assert reason(text) == "line 2: the position is of 'harbour'"


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("position: {", "the position is not JSON: "),
        ("position: []", "the position is not a table of fields"),
        ("position: null", "the position is not a table of fields"),
        ("position: 7", "the position is not a table of fields"),
        (f"position: {'[' * 100_000}", "the position is not JSON: "),
        ("position: {}", "position: Object missing required field `laststand`"),
    ],
)
def test_a_damaged_position_in_a_record_is_refused_with_its_line(line: str, why: str) -> None:
    assert reason(with_line(from_a_position(), 8, line)).startswith(f"line 8: {why}")


def test_a_position_in_a_record_that_cannot_be_played_is_refused_with_its_line() -> None:
    text = from_a_position()
    position = json.loads(text.splitlines()[7].removeprefix("position: "))
    position["heard"] = ["hail"]
    line = f"position: {json.dumps(position)}"
    assert reason(with_line(text, 8, line)).startswith(
        "line 8: position, field 'heard': the weather die cannot give 'hail'"
    )


def test_a_file_that_is_not_there_or_not_text_is_refused(tmp_path: Path) -> None:
    missing = tmp_path / "no.record"
    assert reason(missing, Match.replay) == f"{missing}: No such file or directory"  # type: ignore[arg-type]
    binary = tmp_path / "binary.record"
    binary.write_bytes(b"laststand record 1\n\xff\xfe\n")
    assert reason(binary, verify) == f"{binary}: not a text in UTF-8"  # type: ignore[arg-type]


@settings(max_examples=300)
@given(st.data())
def test_no_damage_at_all_makes_anything_but_a_refusal_with_a_line(data: st.DataObject) -> None:
    text = data.draw(st.sampled_from([record(), by_luck(), from_a_position()]))
    at = data.draw(st.integers(0, len(text) - 1))
    length = data.draw(st.integers(0, 20))
    patch = data.draw(st.one_of(st.text(max_size=12), st.sampled_from(text.splitlines())))
    damaged = text[:at] + patch + text[at + length :]
    try:
        match = verify(damaged)
    except DocumentRefused as refused:
        assert str(refused).startswith("line ")  # noqa: PT017  (no error is right as well)
    else:
        assert match.digest() == Match.replay(text).digest()


def test_refusals_are_errors_of_this_program() -> None:
    assert issubclass(DocumentRefused, LaststandError)
