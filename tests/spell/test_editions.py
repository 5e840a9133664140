"""The English edition with the publisher's errata, and the French one: every difference that
bears on play, in both readings."""

from __future__ import annotations

from typing import Any

import pytest

from laststand.games.spell.things.words import WEAPON
from tests.spell.arrange import Played, Table, game

HORDE = [
    "clawer",
    "runner",
    "archer",
    "armored",
    "winged",
    "boomer",
    "crimson-bulky",
    "azure-bulky",
    "ochre-bulky",
    "accursed",
]


def rich_day(edition: str, scenario: str = "gildenberg", **state: Any) -> Table:
    return Table(edition=edition, scenario=scenario).day(gold=9, materials=9, **state)


@pytest.mark.rule("TLS-CATAPULT-1", "TLS-MINE-1", "TLS-HOUSE-1")
@pytest.mark.parametrize(
    ("edition", "catapult", "mine", "house"), [("en", 3, 2, 3), ("fr", 2, 1, 2)]
)
def test_what_a_catapult_a_gold_mine_and_a_house_cost(
    edition: str, catapult: int, mine: int, house: int
) -> None:
    for kind, gold, materials in (
        ("catapult", 0, catapult),
        ("gold-mine", -1, mine),  # it gives 1 Gold at once
        ("house", house, 0),
    ):
        played = rich_day(edition).play()
        played.play(played.offers(f"build {kind} ")[0])
        assert (played.s.purse.gold, played.s.purse.materials) == (9 - gold, 9 - materials), kind


@pytest.mark.rule("TLS-SEER-3")
@pytest.mark.parametrize(("edition", "gold"), [("en", 3), ("fr", 2)])
def test_what_repelling_the_mist_costs(edition: str, gold: int) -> None:
    played = rich_day(edition).builds("seer J10 K10").play("repel left")
    assert played.s.purse.gold == 9 - gold


@pytest.mark.rule("TLS-ENCUMBRANCE-4")
@pytest.mark.parametrize(("edition", "carries"), [("en", True), ("fr", False)])
def test_a_one_handed_weapon_beside_a_two_handed_one(edition: str, carries: bool) -> None:
    table = rich_day(edition, stash=["sledgehammer"])
    played = table.hero("konrad", weapons=["chipped-sword"]).play()
    assert ("take sledgehammer konrad" in played.offered) == carries


@pytest.mark.rule("TLS-PRODUCTION-2")
@pytest.mark.parametrize(("edition", "cycles"), [("en", True), ("fr", False)])
def test_day_production_on_the_first_day(edition: str, cycles: bool) -> None:
    table = Table(edition=edition).day(day=1, gold=0).builds("gold-mine J10 K10")
    played = table.begins("Produce", "DayTurn 0", "EndDay").play()
    assert bool(played.told("ShopCycled")) == cycles
    assert (played.s.purse.gold > 0) == cycles
    later = Table(edition=edition).day(day=2, gold=0).builds("gold-mine J10 K10")
    assert later.begins("Produce", "DayTurn 0", "EndDay").play().s.purse.gold > 0


@pytest.mark.rule("TLS-HERO-6", "TLS-WALL-1")
@pytest.mark.parametrize(("edition", "jumps"), [("en", False), ("fr", True)])
def test_jumping_over_a_stone_wall(edition: str, jumps: bool) -> None:
    table = Table(edition=edition).bare().builds("stone-wall I13", "wooden-wall J9")
    table.hero("konrad", points=5)
    assert ("jump H13" in table.play().offers("jump")) == jumps
    wooden = Table(edition=edition).bare().builds("wooden-wall I13").hero("konrad", points=5)
    assert "jump H13" in wooden.play().offers("jump")


@pytest.mark.rule("TLS-GATE-7", "TLS-HERO-6")
@pytest.mark.parametrize("hero", ["", "I13"])
@pytest.mark.parametrize(
    ("edition", "gate", "jumps"),
    [
        ("en", "wooden-gate", True),
        ("en", "stone-gate", False),
        ("fr", "wooden-gate", True),
        ("fr", "stone-gate", True),
    ],
)
def test_a_gate_is_jumped_over_as_its_wall_is(
    edition: str, gate: str, jumps: bool, hero: str
) -> None:
    table = Table(edition=edition).bare().builds(f"{gate} I13").hero("konrad", points=5)
    if hero:
        table.hero("greta", at=hero)
    played = table.play()
    assert ("jump H13" in played.offers("jump")) == jumps
    if not jumps:
        assert played.why("jump H13") == (
            "Of Walls and Gates only wooden ones can be jumped over. TLS-GATE-7"
        )


@pytest.mark.rule("TLS-SCAVENGE-4")
@pytest.mark.parametrize(("edition", "beside"), [("en", []), ("fr", ["ruin-1"])])
def test_a_scavenged_ruin_is_gone_or_a_tally_until_the_night(
    edition: str, beside: list[str]
) -> None:
    played = rich_day(edition).play("scavenge L10")
    assert played.view["scavenged"] == beside
    assert played.view["workers"] == 1
    played.play("pick potion-red", "pass", "pass", "pass")
    while not played.s.is_night:
        played.play(played.offered[0])
    assert played.view["scavenged"] == []


@pytest.mark.rule("TLS-SCAVENGE-6")
@pytest.mark.parametrize(("edition", "gold"), [("en", 1), ("fr", 0)])
def test_the_third_base_of_the_example(edition: str, gold: int) -> None:
    played = Table(edition=edition).day(gold=0, materials=0).play("scavenge K14")
    assert (played.s.purse.gold, played.s.purse.materials) == (gold, 2)


def seer_of(edition: str) -> Played:
    table = rich_day(edition).builds("seer J10 K10", upgraded=True)
    slots = [["pattern-1", "pattern-2"], [], [], [], []]
    return table.having(slots=slots, patterns=bag("pattern-3", "pattern-4")).play()


@pytest.mark.rule("TLS-SEER-7")
def test_guess_again_turns_a_pile_or_replaces_a_card() -> None:
    english = seer_of("en").play("guess slot-1")
    assert english.view["spawn"]["slots"][0] == ["pattern-2", "pattern-1"]
    french = seer_of("fr")
    assert french.offers("guess") == ["guess slot-1 pattern-1", "guess slot-1 pattern-2"]
    french.play("guess slot-1 pattern-2 => pattern-4")
    assert french.view["spawn"]["slots"][0] == ["pattern-1", "pattern-4"]
    assert french.s.purse.gold == 9 - 2
    assert len(french.s.spawn.patterns) == 2
    last = french.s.spawn.patterns.layers[0].known
    assert [french.s.box.pattern_ids[card] for card in last] == ["pattern-2"]


@pytest.mark.rule("TLS-SEER-3", "TLS-SEER-7", "TLS-SHOP-3")
@pytest.mark.parametrize(("edition", "repel"), [("en", 3), ("fr", 2)])
def test_what_seer_and_shop_do_for_gold_says_its_price(edition: str, repel: int) -> None:
    options = seer_of(edition).choice.options
    verbs = ("refresh", "repel", "guess")
    prices = {option.verb: option.facts()["gold"] for option in options if option.verb in verbs}
    assert prices == {"refresh": 1, "repel": repel, "guess": 2}


def bag(*cards: str) -> dict[str, Any]:
    return {"pool": list(cards), "layers": [{"unknown": len(cards), "known": []}]}


@pytest.mark.rule("TLS-MONSTER-2", "TLS-EQUIP-2")
def test_what_the_boxes_hold() -> None:
    for box, armored, figures, weapons in (
        (game().box, 10, 65, 54),
        (game().box_for("fr", False), 7, 62, 51),
    ):
        assert box.monster("armored").count == armored
        assert sum(box.monster(id).count for id in HORDE) == figures
        assert sum(item.count for item in box.items if item.kind is WEAPON) == weapons


@pytest.mark.rule("TLS-LAKEBURG-8")
@pytest.mark.parametrize("edition", ["en", "fr"])
def test_pattern_cards_are_placed_on_the_day_of_cetusia_too(edition: str) -> None:
    table = Table(edition=edition, scenario="lakeburg").day(day=3, structures=[])
    played = table.begins("ScoutSpawn", "DayTurn 0", "EndDay").play()
    assert any(played.view["spawn"]["slots"])


def test_every_difference_between_the_editions_has_a_ledger_entry_with_both_readings() -> None:
    rules = [rule for rule in game().ledger.rules.values() if rule.editions]
    assert {rule.ruling for rule in rules} == {
        101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 112, 113,
    }  # fmt: skip
    for rule in rules:
        assert rule.status == "ruling"
        assert rule.alternative
