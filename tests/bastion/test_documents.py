"""Positions, records and words of Last Bastion."""

from __future__ import annotations

from random import Random
from typing import Any

from laststand import Match
from laststand.kernel.match import verify
from tests.bastion.arrange import Table

LEVELS = ["novice", "normal", "difficult", "heroic"]


def matches(count: int, **options: Any) -> list[Match]:
    return [
        Match.new(
            "bastion", seed=seed, players=seed % 4 + 1, level=LEVELS[seed // 4 % 4], **options
        )
        for seed in range(count)
    ]


def test_every_position_reads_back_as_it_stands() -> None:
    luck = Random(1)
    for match in matches(12):
        while match.choice is not None and len(match) < 60:
            assert Match.at(match.position(), seed=1).digest() == match.digest()
            match.choose(luck.randrange(len(match.choice.options)))


def test_every_record_plays_again_to_the_same_end() -> None:
    luck = Random(2)
    for match in matches(8):
        while match.choice is not None:
            match.choose(luck.randrange(len(match.choice.options)))
        assert verify(match.record()).digest() == match.digest()


def test_every_question_answer_event_refusal_and_step_has_its_sentence() -> None:
    luck = Random(3)
    for match in matches(24, tiles="choose", boards="choose", round_tokens="equipment-and-calls"):
        words = match.game.words.sections
        while match.choice is not None:
            assert match.choice.ask in words["ask"]
            assert len(set(match.choice.notations())) == len(match.choice.options)
            for option in match.choice.options:
                assert option.key() in words["option"]
                match.game.words.option(option)
            for refusal in match.refusals():
                assert refusal.why in words["refusal"]
                assert refusal.rule in match.game.ledger.rules
                match.game.words.refusal(refusal)
            for step in match.coming_up:
                assert step.words()[0] in words["step"]
                match.game.words.step(step, match.state)
            match.choose(luck.randrange(len(match.choice.options)))
        for event in match.events:
            assert event.kind in words["event"]
            assert event.rule in match.game.ledger.rules
            match.game.words.event(event)
        assert match.outcome is not None
        assert match.outcome.reason in words["outcome"]


def test_nothing_that_is_refused_is_offered() -> None:
    luck = Random(4)
    for match in matches(8):
        while match.choice is not None:
            offered = match.choice.notations()
            assert [r.notation for r in match.refusals() if r.notation in offered] == []
            match.choose(luck.randrange(len(offered)))


def test_pieces_are_conserved_all_through() -> None:
    luck = Random(5)
    for match in matches(16):
        while match.choice is not None:
            expect_conserved(match)
            match.choose(luck.randrange(len(match.choice.options)))


def expect_conserved(match: Match) -> None:
    view = match.view()
    heroes, reserve = view["heroes"], view["reserve"]
    assert reserve["life"] + sum(hero["life"] for hero in heroes) == 16
    assert reserve["calls"] + sum(hero["calls"] for hero in heroes) == 5
    for colour, count in reserve["equipment"].items():
        assert count + sum(hero["equipment"][colour] for hero in heroes) == 4
    spaces = [space for board in view["boards"] for space in board["spaces"] if space["card"]]
    on_cards = sum(space["grasp"] for space in spaces)
    on_tiles = sum(tile["grasp"] for tile in view["tiles"])
    on_heroes = sum(hero["grasp"] for hero in heroes)
    assert reserve["grasp"] + on_cards + on_tiles + on_heroes == 12
    deck = view["deck"]
    unseen = len(deck["may_hold"]) + len(deck["warlords_may_be"])
    drawn = 1 if match.choice is not None and match.choice.ask == "place-card" else 0
    assert unseen + len(spaces) + len(view["discard"]) + drawn == 60
    if match.choice is not None and view["turn"]:
        assert all((hero["life"] > 0) == (hero["status"] == "in play") for hero in heroes)


def test_what_lies_open_while_somebody_chooses_is_seen() -> None:
    drawn = Table().acts("kazgin").play("end turn => incubus").view["drawn"]
    assert (drawn["id"], drawn["needs"]) == ("incubus", {"red": 2})
    table = Table(1, "feng-li").at(feng_li="NW").acts("feng-li")
    assert table.play("activate market => red blue").view["dice"] == ["red", "blue"]
    rolls = Table(heroes="kazgin mylfaar twindalli feng-li").full("yellow").acts("twindalli")
    assert rolls.play("end turn => lose_life").view["corruption"] == "lose_life"
