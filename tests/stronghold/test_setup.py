"""Setup."""

from __future__ import annotations

from typing import Any

import pytest

from laststand import Match, OptionsRefused
from tests.stronghold.arrange import Played, Table, box_of, new

ALL_BOSSES = {"deaths-bane": 2, "draxis": 2, "alrath": 3}


def layers(match: Match) -> list[dict[str, Any]]:
    """The enemy deck from the top."""
    order: list[dict[str, Any]] = match.view()["decks"]["enemy"]["order"]
    return order


@pytest.mark.rule("LS-SETUP-1")
def test_one_or_two_players_lead_four_heroes_and_no_more_sit_down() -> None:
    assert len(new(players=1).view()["heroes"]) == 4
    assert len(new(players=2).view()["heroes"]) == 4
    with pytest.raises(OptionsRefused, match="players cannot be '3'"):
        new(players=3)


@pytest.mark.rule("LS-SETUP-2")
@pytest.mark.parametrize(("level", "spaces"), [("normal", 5), ("hard", 4), ("legendary", 3)])
def test_lux_shows_five_four_or_three_fire_spaces_by_level(level: str, spaces: int) -> None:
    lux = new(level=level).view()["lux"]
    assert (lux["spaces"], lux["fires"]) == (spaces, 0)


@pytest.mark.rule("LS-SETUP-3")
def test_locations_lie_in_alphabetical_order_and_hold_two_cards_each() -> None:
    match = new()
    locations = match.view()["locations"]
    assert [location["letter"] for location in locations] == ["A", "B", "C", "D", "E"]
    ids = [location["id"] for location in locations]
    assert ids == sorted(ids)
    assert box_of(match).spaces == [2, 2, 2, 2, 2]


@pytest.mark.rule("LS-SETUP-4")
def test_each_location_starts_with_one_chest() -> None:
    assert Played(new()).chests == [1, 1, 1, 1, 1]


@pytest.mark.rule("LS-SETUP-5")
def test_no_catapults_icon_is_known_while_it_is_in_the_supply() -> None:
    supply = new().view()["decks"]["catapult"]
    assert supply["order"] == [{"unknown": supply["count"], "known": []}]
    assert len(set(supply["may_hold"])) > 1


@pytest.mark.rule("LS-SETUP-6")
def test_all_other_tokens_start_in_the_supply() -> None:
    view = new().view()
    assert (view["gold"], view["rerolls"], view["artifacts"]) == (0, 0, [])
    assert set(view["symbols"].values()) == {0}
    assert view["chest_supply"] == 8 - 5
    assert all(location["catapults"] == [] for location in view["locations"])
    assert all(location["corruption"] == 0 for location in view["locations"])


@pytest.mark.rule("LS-SETUP-19")
def test_gold_and_symbol_tokens_never_run_out() -> None:
    table = Table().enemies("A", "coiner-a").having(gold=99, symbols=[0, 0, 50, 0])
    played = table.attacks("A").play("buy ware-symbol", "roll => fight fight fight", "keep")
    played.play("defeat coiner-a with 1")
    assert (played.view["gold"], played.view["symbols"]["agility"]) == (98, 51)


@pytest.mark.rule("LS-SETUP-7")
def test_the_pawn_starts_on_lux() -> None:
    assert new().view()["pawns"] == ["Lux"]


@pytest.mark.rule("LS-SETUP-8")
def test_all_four_heroes_start_at_full_health() -> None:
    assert list(Played(new()).heroes.values()) == ["full"] * 4


@pytest.mark.rule("LS-SETUP-9")
@pytest.mark.parametrize("boss", ALL_BOSSES)
def test_only_the_chosen_bosss_cards_are_in_the_deck(boss: str) -> None:
    known = [card for layer in layers(new(boss=boss)) for card in layer["known"]]
    assert sorted(known) == [f"{boss}-{n + 1}" for n in range(ALL_BOSSES[boss])]


@pytest.mark.rule("LS-SETUP-10")
def test_the_two_starters_stand_at_their_locations_and_are_not_in_the_deck() -> None:
    match = Played(new())
    assert match.enemies("B") == ["gate-skulker-b"]
    assert match.enemies("D") == ["ash-scout-d"]
    may_hold = match.view["decks"]["enemy"]["may_hold"]
    assert not {"gate-skulker-b", "ash-scout-d"} & set(may_hold)


@pytest.mark.rule("LS-SETUP-11")
def test_starters_timers_start_but_nothing_on_them_resolves() -> None:
    match = Played(new())
    assert (match.timers("B"), match.timers("D")) == ([3], [2])
    assert match.corruption == [0, 0, 0, 0, 0]
    assert match.chests == [1, 1, 1, 1, 1]
    assert match.location("D")["catapults"] == []
    assert list(match.heroes.values()) == ["full"] * 4
    assert match.ask == "draw"


@pytest.mark.rule("LS-SETUP-12")
def test_the_other_enemies_are_a_deck_whose_order_nobody_knows() -> None:
    match = new()
    unknown = [layer["unknown"] for layer in layers(match)]
    assert sum(unknown) == len(box_of(match).enemies)


@pytest.mark.rule("LS-SETUP-13", "LS-SETUP-14", "LS-ALRATH-2")
@pytest.mark.parametrize("boss", ALL_BOSSES)
def test_boss_card_1_lies_between_the_halves_of_the_deck(boss: str) -> None:
    match = new(boss=boss)
    enemies = len(box_of(match).enemies)
    upper, middle, *lower = layers(match)
    assert upper == {"unknown": enemies - enemies // 2, "known": []}
    assert middle == {"unknown": 0, "known": [f"{boss}-1"]}
    assert sum(layer["unknown"] for layer in lower) == enemies // 2


@pytest.mark.rule("LS-SETUP-15", "LS-SETUP-16")
@pytest.mark.parametrize("boss", ["deaths-bane", "draxis"])
def test_boss_card_2_is_in_the_upper_of_the_two_bottom_stacks_of_three(boss: str) -> None:
    assert layers(new(boss=boss))[-2:] == [
        {"unknown": 3, "known": [f"{boss}-2"]},
        {"unknown": 3, "known": []},
    ]


@pytest.mark.rule("LS-SETUP-17", "LS-SETUP-18")
@pytest.mark.parametrize("deck", ["shaman", "lesh", "artifact"])
def test_shaman_lesh_and_artifact_cards_are_shuffled_decks_of_their_own(deck: str) -> None:
    decks = new().view()["decks"]
    assert decks[deck]["count"] > 0
    assert decks[deck]["order"] == [{"unknown": decks[deck]["count"], "known": []}]
    assert not set(decks[deck]["may_hold"]) & set(decks["enemy"]["may_hold"])
