"""Panic, the Fate coin and how Monsters appear."""

from __future__ import annotations

import pytest

from laststand.games.spell.map.spots import SPOT_NUMBERS
from laststand.games.spell.monsters.figures import figure_for
from laststand.games.spell.monsters.spawn import RevealPatterns
from laststand.games.spell.night.monster_phase import (
    EndMonsterPhase,
    FlipCoin,
    MonsterPhase,
    SpreadPanic,
)
from laststand.games.spell.things.kinds import Pattern
from laststand.kernel.errors import DocumentRefused
from tests.spell.arrange import game, harpy_of
from tests.spell.night_table import BOX, Night

# -- panic and coin ---------------------------------------------------------------------------


@pytest.mark.rule("TLS-PANIC-1", "TLS-PANIC-2")
def test_each_monster_in_the_town_takes_a_flame_stunned_or_not_from_the_left() -> None:
    night = Night("clawer J10 E", "clawer K10 E stunned", "archer P16 N", "clawer H12 E")
    assert night.play(SpreadPanic()).s.panic.flames == [0, 1, 2, 2, 2, 2, 2]
    assert night.events("PanicSpread")[0].facts["monsters"] == 3


@pytest.mark.rule("TLS-PANIC-1")
def test_an_empty_meter_gives_no_flames_to_panic() -> None:
    night = Night("clawer J10 E", "clawer K10 E")
    night.s.panic.flames = [0, 0, 0, 0, 0, 0, 1]
    assert night.play(SpreadPanic()).s.panic.flames == [0] * 7


@pytest.mark.rule("TLS-PANIC-1", "TLS-TRAIT-6")
def test_with_dont_panic_a_flame_fewer_is_taken() -> None:
    night = Night("clawer J10 E", "clawer K10 E").heroes(greta="N15").knows("greta", "dont-panic")
    assert night.play(SpreadPanic()).s.panic.flames[0] == 1


@pytest.mark.rule("TLS-COIN-1")
def test_the_fate_coin_shows_left_or_right() -> None:
    assert Night().play(FlipCoin(), luck="right").s.coin == 1
    assert Night(coin="right").play(FlipCoin(), luck="left").s.coin == 0


@pytest.mark.rule("TLS-COIN-1", "TLS-NIGHT-2", "TLS-PANIC-1")
def test_the_six_parts_of_a_monster_phase_follow_each_other() -> None:
    """The Clawer of the first slot comes, moves and turns with the coin of this phase; the one
    in the Town strikes the Circle after that."""
    night = Night("clawer K13 E", phase=0, day=3).lays(1, "pattern-1").heroes(greta="J10")
    harpy_of(night.s).place = 1
    night.play(MonsterPhase(), luck="left")
    assert night.s.phase == 1
    kinds = [event.kind for event in night.log.events]
    told = ["PanicSpread", "CoinFlipped", "HarpyCried", "PatternsRevealed", "MonsterSpawned"]
    told += ["MonsterMoved", "CardsDiscarded", "MonsterStruck", "MageLost"]
    assert [kinds.index(kind) for kind in told] == sorted([kinds.index(kind) for kind in told])
    assert night.asked == "rest"


@pytest.mark.rule("TLS-DICE-7")
def test_at_the_end_of_the_phase_stuns_are_over() -> None:
    night = Night("clawer D13 E stunned", phase=1)
    assert night.play(EndMonsterPhase()).s.horde.monsters[0].stunned == 2
    night.s.phase = 2
    assert night.play(EndMonsterPhase()).s.horde.monsters[0].stunned == 0


# -- spawn ------------------------------------------------------------------------------------


@pytest.mark.rule("TLS-SPAWN-1", "TLS-SPAWN-2", "TLS-FACING-1")
def test_the_top_card_of_each_slot_is_revealed_and_its_icons_get_figures() -> None:
    night = Night(mist=5).lays(1, "pattern-1", "pattern-2").lays(5, "pattern-4")
    night.play(RevealPatterns())
    assert night.where("clawer") == ["C15 E", "C13 E", "C11 E", "B13 E", "W11 W", "W14 W"]
    assert night.where("armored") == ["V10 W", "V13 W"]
    assert night.s.spawn.slots[0] == [BOX.pattern_ids.index("pattern-2")]
    assert night.s.spawn.revealed == [0, 3]


@pytest.mark.rule("TLS-SPAWN-1")
def test_the_second_phase_reveals_the_other_cards_and_the_third_none() -> None:
    night = Night(mist=5).lays(3, "pattern-1", "pattern-4")
    for count in (4, 8, 8):
        assert len(night.play(RevealPatterns()).s.horde.monsters) == count


@pytest.mark.rule("TLS-SPAWN-1", "TLS-SCOUT-4")
def test_a_card_that_lies_face_down_is_drawn_when_it_is_revealed() -> None:
    night = Night(mist=5).lays(2, "unseen", "unseen").play(RevealPatterns(), luck="pattern-3")
    assert night.where() == ["C3 S", "E3 S", "G3 S", "C2 S"]
    assert len(night.s.spawn.patterns) == 9


@pytest.mark.rule("TLS-SPAWN-2", "TLS-SCOUT-9")
@pytest.mark.parametrize(("mist", "spot"), [(6, "L2"), (4, "L4"), (1, "L7")])
def test_the_spots_of_a_card_advance_with_the_mist(mist: int, spot: str) -> None:
    night = Night(mist=mist).lays(3, "pattern-1").play(RevealPatterns())
    assert f"{spot} S" in night.where("clawer")


@pytest.mark.rule("TLS-SPAWN-3", "TLS-SPAWN-7")
@pytest.mark.parametrize(
    ("scenario", "count"),
    [("introduction", 4), ("gildenberg", 4), ("lakeburg", 6), ("glenwald", 7)],
)
def test_the_scenario_says_which_backgrounds_are_used(scenario: str, count: int) -> None:
    night = Night(scenario=scenario, town=False, mist=6).lays(2, "pattern-1")
    assert len(night.play(RevealPatterns()).s.horde.monsters) == count


@pytest.mark.rule("TLS-SPAWN-4", "TLS-MONSTER-3")
@pytest.mark.parametrize("colour", ["crimson", "azure", "ochre"])
def test_the_colour_on_the_card_says_which_bulky_comes(colour: str) -> None:
    kind = BOX.monster(f"{colour}-bulky")
    card = next(card for card in BOX.patterns if kind.letter in all_letters(card))
    night = Night(scenario="glenwald", town=False, mist=6).lays(2, card.id).play(RevealPatterns())
    bulkies = [id for id in night.kinds() if id.endswith("bulky")]
    assert bulkies == [kind.id]


def all_letters(card: Pattern) -> list[str]:
    return [icon.letter for layer in ("green", "yellow", "red") for icon in card.layers[layer]]


def with_figures_left(wanted: str, **left: int) -> Night:
    """A table on which a figure of a kind is called whose figures have run out."""
    night = Night(mist=5)
    night.s.supply.figures = [0] * len(night.s.supply.figures)
    for id, n in left.items():
        night.s.supply.figures[BOX.monster(id.replace("_", "-")).number] = n
    assert night.s.supply.figures[BOX.monster(wanted).number] == 0
    return night


@pytest.mark.rule("TLS-SPAWN-5")
def test_the_eighteenth_clawer_is_an_armored() -> None:
    night = with_figures_left("clawer", armored=10, archer=10).lays(1, "pattern-1")
    assert night.play(RevealPatterns()).kinds() == ["armored"] * 4
    told = night.events("FigureSubstituted")[0]
    assert (told.facts["wanted"], told.facts["placed"]) == ("clawer", "armored")


@pytest.mark.rule("TLS-SPAWN-5", "TLS-SPAWN-6")
def test_the_order_is_gone_through_from_the_missing_kind_onward_and_round() -> None:
    night = with_figures_left("clawer", winged=1, boomer=1, crimson_bulky=1, ochre_bulky=1)
    night.lays(1, "pattern-1").play(RevealPatterns())
    assert night.kinds() == ["winged", "boomer", "crimson-bulky", "ochre-bulky"]
    later = with_figures_left("armored", clawer=3, winged=1).lays(1, "pattern-4")
    assert later.play(RevealPatterns()).kinds() == ["winged", "clawer", "clawer", "clawer"]


@pytest.mark.rule("TLS-SPAWN-6")
def test_another_bulky_replaces_a_bulky_only_when_the_order_comes_round_to_it() -> None:
    wanted = BOX.monster("crimson-bulky")
    for left, placed in (
        ({"azure_bulky": 1, "clawer": 1}, "clawer"),
        ({"azure_bulky": 1, "accursed": 1}, "accursed"),
        ({"azure_bulky": 1, "ochre_bulky": 1}, "azure-bulky"),
    ):
        kind = figure_for(with_figures_left("crimson-bulky", **left).s, wanted)
        assert kind is not None
        assert kind.id == placed


@pytest.mark.rule("TLS-SPAWN-6")
def test_if_no_figure_is_left_none_is_placed() -> None:
    night = with_figures_left("clawer", runner=1).lays(1, "pattern-1").play(RevealPatterns())
    assert night.kinds() == ["runner"]


@pytest.mark.rule("TLS-SPAWN-8")
@pytest.mark.parametrize(("coin", "spot"), [("left", "C12"), ("right", "C14")])
def test_on_an_occupied_spot_the_figure_stands_beside_it_on_the_coins_side(
    coin: str, spot: str
) -> None:
    """Facing east the left is north. C13 of the card's three front spots is taken."""
    night = Night("archer C13 E", mist=5, coin=coin).lays(1, "pattern-1").play(RevealPatterns())
    assert night.where("clawer")[1] == f"{spot} E"


@pytest.mark.rule("TLS-SPAWN-8")
def test_if_the_coins_side_is_full_the_figure_stands_on_the_other() -> None:
    """From C11 northward C10 and C9 are taken as well."""
    night = Night("archer C11 E", "archer C10 E", "archer C9 E", mist=5).lays(1, "pattern-1")
    assert night.play(RevealPatterns()).where("clawer")[:3] == ["C15 E", "C13 E", "C12 E"]


@pytest.mark.rule("TLS-SPAWN-8")
def test_a_low_obstacle_occupies_an_icons_spot() -> None:
    """With the Mist four spots away the front rank of slot 1 stands in column D, and D11 is one."""
    night = Night(mist=4).lays(1, "pattern-1").play(RevealPatterns())
    assert night.s.ground.is_low_obstacle[SPOT_NUMBERS["D11"]]
    assert night.where("clawer")[:3] == ["D15 E", "D13 E", "D10 E"]


@pytest.mark.rule("TLS-MONSTER-1", "TLS-MONSTER-2", "TLS-MONSTER-4")
def test_the_box_holds_65_figures_of_eight_kinds_and_only_level_3_has_more_hit_points() -> None:
    ordinary = [kind for kind in BOX.monsters if kind.letter and kind.letter in "CRAMWB123X"]
    assert sum([kind.count for kind in ordinary]) == 65
    tough = [kind.id for kind in ordinary if kind.hit_points > 1]
    assert tough == ["crimson-bulky", "azure-bulky", "ochre-bulky", "accursed"]


# -- positions --------------------------------------------------------------------------------


@pytest.mark.rule("TLS-NIGHT-2")
@pytest.mark.parametrize(
    "words", ["SpreadPanic", "RevealPattern 3", "MoveMonster 12", "Aim 7", "DrainMana 1 accursed"]
)
def test_steps_of_the_phase_are_read_back_as_they_are_written(words: str) -> None:
    assert game().step(words.split()).words() == words.split()


def test_a_step_that_does_not_exist_is_refused() -> None:
    with pytest.raises(DocumentRefused, match="there is no step 'DealPeace'"):
        game().step(["DealPeace"])
