"""Positions: any situation as a document, and what is wrong with a damaged one."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from laststand import DocumentRefused, LaststandError, Match, OutcomeRefused, verify


def position(**changes: Any) -> dict[str, Any]:
    """Night 2: a lamp on top of the pile has been seen."""
    return {
        "laststand": "position 1",
        "game": "harbour",
        "rules": 3,
        "options": {"players": 2, "nights": 3, "sea": "flat"},
        "state": state(),
        "agenda": ["Night 2"],
        **changes,
    }


def state(**changes: Any) -> dict[str, Any]:
    return {
        "lights": 1,
        "lit": ["glass"],
        "pile": ["tin", "tin"],
        "on_top": ["brass"],
        "at_bottom": [],
        **changes,
    }


def mid_step(**changes: Any) -> dict[str, Any]:
    """Night 2: the weather has been rolled twice."""
    return position(**{"chosen": ["roll", "again"], "heard": ["storm", "wind"], **changes})


def reason(document: dict[str, Any] | str | Path) -> str:
    with pytest.raises(DocumentRefused) as refused:
        Match.at(document, seed=1)
    return str(refused.value)


# -- good positions --------------------------------------------------------------------


def test_a_match_starts_where_a_position_says() -> None:
    match = Match.at(position(), seed=1)
    assert match.choice is not None
    assert match.choice.seat == 1
    match.choose("draw")
    assert match.heard == []
    assert match.view()["lit"] == ["glass", "brass"]


def test_a_position_in_the_middle_of_a_step_asks_what_is_asked_there() -> None:
    match = Match.at(mid_step(), seed=1)
    assert match.choice is not None
    assert match.choice.notations() == ["keep", "again"]
    match.choose("again", ["storm"])
    assert match.view()["lights"] == 0


def test_a_position_written_is_a_position_read() -> None:
    for document in (position(chosen=[], heard=[]), mid_step()):
        match = Match.at(document, seed=1)
        assert match.position() == document
        assert Match.at(match.position()).digest() == match.digest()


def test_a_position_may_be_json_toml_or_a_file_of_either(tmp_path: Path) -> None:
    toml = """
    laststand = "position 1"
    game = "harbour"
    rules = 3
    agenda = ["Night 2"]
    options = { players = 2, nights = 3, sea = "flat" }
    chosen = ["roll", "again"]
    heard = ["storm", "wind"]
    [state]
    lights = 1
    lit = ["glass"]
    pile = ["tin", "tin"]
    on_top = ["brass"]
    at_bottom = []
    """
    here = Match.at(mid_step(), seed=1).digest()
    for number, text in enumerate([toml, json.dumps(mid_step(), indent=2)]):
        file = tmp_path / str(number)
        file.write_text(text)
        assert Match.at(text).digest() == Match.at(file).digest() == here


def test_a_position_written_by_hand_may_leave_the_options_to_their_defaults() -> None:
    match = Match.at(position(options={"players": "2"}), seed=1)
    assert match.options == {"players": 2, "nights": 3, "sea": "flat"}


def test_what_happens_before_the_first_choice_of_a_position_is_told_and_recorded() -> None:
    """A position may begin with steps that ask nothing."""
    match = Match.at(position(agenda=["SetUp"], state=state(on_top=[])), seed=1)
    assert match.heard == ["tin"]
    assert [event.kind for event in match.events] == ["LampLit"]
    assert "start: tin\n" in match.record()
    assert verify(match.record()).record() == match.record()
    assert Match.replay(match.record()).record() == match.record()


def test_the_way_into_a_positions_step_is_no_news() -> None:
    match = Match.at(mid_step(), seed=1)
    assert match.heard == []
    assert match.events == []
    assert "start: nothing\n" in match.record()


def test_what_happens_before_the_first_choice_can_be_given() -> None:
    beginning = position(agenda=["SetUp"], state=state(on_top=[], pile=["brass", "tin"]))
    match = Match.at(beginning, seed=1, outcomes=["brass"])
    assert match.heard == ["brass"]
    for outcomes in (["glass"], ["brass", "tin"]):
        with pytest.raises(OutcomeRefused):
            Match.at(beginning, seed=1, outcomes=outcomes)
    text = match.record().replace("start: brass", "start: glass")
    with pytest.raises(DocumentRefused, match=r"^line 7: the pile cannot give 'glass'"):
        Match.replay(text)


def test_the_same_seed_gives_the_same_luck_from_a_position() -> None:
    first, second = Match.at(mid_step(), seed=4), Match.at(mid_step(), seed=4)
    for choice in ("again", "toss"):
        first.choose(choice)
        second.choose(choice)
    assert first.record() == second.record()
    assert verify(first.record()).digest() == first.digest()


def test_a_position_of_the_end_is_the_end() -> None:
    match = Match.at(position(agenda=["Night 4"]), seed=1)
    assert match.choice is None
    assert match.outcome is not None
    assert not match.outcome.won
    assert Match.at(match.position()).digest() == match.digest()


# -- damage ----------------------------------------------------------------------------

CHANGED: list[tuple[dict[str, Any], str]] = [
    (
        {"laststand": "position 2"},
        "position: it is a 'position 2' of rules 3; this program reads 'position 1' of rules 3",
    ),
    ({"rules": 2}, "position: it is a 'position 1' of rules 2; this program reads "),
    ({"rules": "3"}, "position, field 'rules': Expected `int`, got `str`"),
    ({"game": 3}, "position, field 'game': Expected `str`, got `int`"),
    ({"game": "chess"}, "position, field 'game': there is no game 'chess', only: "),
    ({"options": {"players": 3}}, "position, field 'options': players cannot be '3', only"),
    ({"options": {"tide": "low"}}, "position, field 'options': harbour has no option 'tide'"),
    ({"options": {"players": [2]}}, "position, field 'options[...]': Expected `int | str`"),
    ({"luck": 7}, "position: Object contains unknown field `luck`"),
    ({"agenda": []}, "position, field 'agenda': at least one step must be to come"),
    ({"agenda": ["Night"]}, "position, field 'agenda': there is no step 'Night'"),
    ({"agenda": ["Dusk 1"]}, "position, field 'agenda': there is no step 'Dusk 1'"),
    ({"agenda": [""]}, "position, field 'agenda': a step has no name"),
    ({"agenda": ["Night 2", 7]}, "position, field 'agenda[1]': Expected `str`, got `int`"),
    ({"agenda": "Night 2"}, "position, field 'agenda': Expected `array`, got `str`"),
    ({"state": {}}, "position, field 'lights': it is missing"),
    (
        {"state": state(lights=-1)},
        "position, field 'lights': a number from 0 to 9999 is expected, not -1",
    ),
    ({"state": state(lights="many")}, "position, field 'lights': a number from 0 to 9999 is"),
    ({"state": state(lit=["wax"])}, "position, field 'lit': there is no 'wax'"),
    ({"state": state(wicks=1)}, "position, field 'wicks': there is no such field"),
    ({"chosen": ["row"]}, "position, field 'chosen': Nobody rows at night: the skiff stays"),
    ({"chosen": ["dance"]}, "position, field 'chosen': 'dance' is not possible here, only: "),
    ({"chosen": ["wait", "wait", "wait"]}, "position, field 'chosen': The game is over"),
    ({"heard": ["hail"]}, "position, field 'heard': the weather die cannot give 'hail', only"),
    (
        {"heard": ["storm", "wind", "calm"]},
        "position, field 'heard': 'calm' is one outcome more than this choice brings",
    ),
]


@pytest.mark.parametrize(("changes", "why"), CHANGED)
def test_a_damaged_position_is_refused_with_the_field_and_the_reason(
    changes: dict[str, Any], why: str
) -> None:
    assert reason(mid_step(**changes)).startswith(why)


@pytest.mark.parametrize("field", ["laststand", "game", "rules", "options", "state", "agenda"])
def test_a_field_that_is_missing_is_named(field: str) -> None:
    document = position()
    del document[field]
    assert reason(document) == f"position: Object missing required field `{field}`"


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "position: Object missing required field `laststand`"),
        ("what is this?", "position: neither JSON nor TOML: "),
        ("{", "position: neither JSON nor TOML: "),
        ("[1, 2]", "position: neither JSON nor TOML: "),
        ("{" * 100_000, "position: neither JSON nor TOML: "),
        ('{"a":' * 100_000, "position: neither JSON nor TOML: "),
    ],
)
def test_nonsense_is_refused(text: str, why: str) -> None:
    assert reason(text).startswith(why)


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    assert reason(tmp_path / "no.json") == f"{tmp_path / 'no.json'}: No such file or directory"


def anything() -> st.SearchStrategy[Any]:
    plain = st.one_of(
        st.none(), st.booleans(), st.integers(-3, 99), st.text(max_size=5), st.floats()
    )
    return st.one_of(
        plain,
        st.lists(plain, max_size=3),
        st.dictionaries(st.text(max_size=3), plain, max_size=2),
        st.sampled_from(["Night 3", "SetUp", "tin", "brass", "again", "storm"]),
    )


def paths(document: Any, here: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place in a document."""
    inner: list[tuple[Any, ...]] = []
    if isinstance(document, dict):
        inner = [path for key in document for path in paths(document[key], (*here, key))]
    if isinstance(document, list):
        inner = [path for at in range(len(document)) for path in paths(document[at], (*here, at))]
    return [here, *inner] if here else inner


@settings(max_examples=300)
@given(st.data())
def test_no_damage_at_all_makes_anything_but_a_refusal(data: st.DataObject) -> None:
    document = json.loads(json.dumps(mid_step()))
    *way, last = data.draw(st.sampled_from(paths(document)))
    part = document
    for key in way:
        part = part[key]
    damage: Callable[[], Any] = data.draw(
        st.sampled_from(
            [lambda: part.pop(last), lambda: part.__setitem__(last, data.draw(anything()))]
        )
    )
    damage()
    try:
        match = Match.at(document, seed=1)
    except LaststandError:
        return
    assert Match.at(match.position(), seed=1).digest() == match.digest()
