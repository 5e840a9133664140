"""Hatcheries and Seed Mortars, and heroes trapped by them (Night p. 19 and 20).

Pattern card 1 shows a Hatchery and card 3 a Seed Mortar. With the Mist three spots away the first
falls from slot 1 on F12, the second on F14, as long as the Dryad is a Bud.
"""

from __future__ import annotations

from contextlib import suppress
from random import Random
from typing import Any

import pytest

from laststand import Match
from laststand.games.spell.bosses.growths import (
    BUD,
    GROWTH,
    HATCHERY,
    MATURITY,
    MOST,
    SEED_MORTAR,
    GrowthFalls,
    SqueezeHeroes,
    count_growths,
    hatcheries,
)
from laststand.games.spell.map.geometry import EAST, SOUTH
from laststand.games.spell.map.spots import SPOT_NAMES, SPOT_NUMBERS
from laststand.games.spell.monsters.attacks import DealStrikes, TakeAim
from laststand.games.spell.monsters.moves import MoveMonsters
from laststand.games.spell.monsters.spawn import RevealPatterns
from laststand.games.spell.night.monster_phase import BossPart, MonsterPhase, SpreadPanic
from laststand.games.spell.state import Vigil
from laststand.kernel.chance import Chance
from laststand.kernel.match import verify
from laststand.kernel.state import GameOver
from laststand.kernel.step import Flow
from tests.spell.arrange import PACK, REST_OF_NIGHT, Played, Table, dryad_of, game
from tests.spell.invariants import check_board, check_dryad, check_figures, check_table
from tests.spell.night_table import BOX, Night
from tests.spell.test_dryad import before_her, grown, odds, spots


def falls(kind: str, at: str, way: int = EAST) -> GrowthFalls:
    return GrowthFalls(kind, SPOT_NUMBERS[at], way)


def left_in_box(night: Night, kind: str) -> int:
    return night.s.supply.figures[BOX.monster(kind).number]


def check_pieces(s: Vigil) -> None:
    check_board(s)
    check_figures(s)
    check_dryad(s)


def barren(night: Night, *kinds: str) -> Night:
    """No figure of these kinds is left."""
    for kind in kinds:
        night.s.supply.figures[BOX.monster(kind).number] = 0
    return night


# -- what they are ----------------------------------------------------------------------------


@pytest.mark.rule("TLS-DRYAD-3", "TLS-DRYAD-4")
def test_hatcheries_and_seed_mortars_have_the_values_of_the_book() -> None:
    hatchery, mortar, archer = [BOX.monster(kind) for kind in (HATCHERY, SEED_MORTAR, "archer")]
    assert (hatchery.hit_points, hatchery.movement, hatchery.damage) == (1, 0, 0)
    assert (mortar.hit_points, mortar.movement, mortar.range) == (1, 0, 7)
    assert mortar.damage == archer.damage
    assert {die.colour for die in hatchery.dice} == {"blue", "orange"}
    assert {die.colour for die in mortar.dice} == {"blue", "orange"}
    assert hatchery.count == mortar.count == 3


@pytest.mark.rule("TLS-DRYAD-3")
def test_any_damage_destroys_a_hatchery_and_counts_as_a_kill() -> None:
    table = before_her().monsters("hatchery J12 E").hero("konrad", at="J13")
    played = table.play("fist J12 => hit hit")
    assert played.monster("J12") is None
    assert played.hero("konrad").kills == 1
    assert table.play("fist J12 => hit miss").monster("J12") is not None


@pytest.mark.rule("TLS-DRYAD-3")
def test_a_hatchery_does_not_attack() -> None:
    night = grown(BUD, "hatchery F12 E").heroes(konrad="F11", greta="G12")
    night.play(TakeAim(), DealStrikes())
    assert [hero.wounds for hero in night.s.heroes] == [0, 0]
    assert night.events("MonsterStruck") == []


@pytest.mark.rule("TLS-DRYAD-4", "TLS-TARGET-6")
@pytest.mark.parametrize(("at", "hurt"), [("G10", 1), ("M10", 1), ("N10", 0), ("F9", 0)])
def test_a_seed_mortar_hits_the_first_target_within_seven_spots(at: str, hurt: int) -> None:
    night = grown(BUD, "seed-mortar F10 E").heroes(konrad=at).play(TakeAim(), DealStrikes())
    assert night.hero("konrad").wounds == hurt


@pytest.mark.rule("TLS-DRYAD-4", "TLS-DRYAD-18", "TLS-DRYAD-27")
def test_neither_moves_nor_turns_again() -> None:
    """On H8 the arrow depends on the coin: the Mortar keeps that of the Night it came in."""
    night = grown(BUD, coin="left").play(falls(SEED_MORTAR, "H8", SOUTH))
    assert night.where(SEED_MORTAR) == ["H8 E"]
    night.s.coin = 1
    night.put("hatchery F12 E").play(MoveMonsters())
    assert night.where(SEED_MORTAR) == ["H8 E"]
    assert night.where(HATCHERY) == ["F12 E"]
    other = grown(BUD, coin="right").play(falls(SEED_MORTAR, "H8", SOUTH))
    assert other.where(SEED_MORTAR) == ["H8 S"]


@pytest.mark.rule("TLS-DRYAD-4", "TLS-DICE-7")
def test_a_stunned_seed_mortar_does_not_shoot() -> None:
    night = grown(BUD, "seed-mortar F10 E stunned").heroes(konrad="H10")
    assert night.play(TakeAim(), DealStrikes()).hero("konrad").wounds == 0


@pytest.mark.rule("TLS-DRYAD-31", "TLS-MOVE-10")
def test_monsters_go_round_hatcheries_and_mortars() -> None:
    night = grown(BUD, "clawer E12 E", "hatchery F12 E", mist=4).play(MoveMonsters())
    assert night.where("clawer") == ["G11 E"]


@pytest.mark.rule("TLS-DRYAD-31", "TLS-PANIC-1")
def test_a_hatchery_in_the_town_spreads_panic_as_a_monster() -> None:
    assert sum(grown(BUD, "hatchery J12 E").play(SpreadPanic()).s.panic.flames) == 13


# -- how they come ----------------------------------------------------------------------------


@pytest.mark.rule("TLS-DRYAD-5", "TLS-DRYAD-18", "TLS-DRYAD-19", "TLS-DRYAD-26")
@pytest.mark.parametrize(("stage", "at"), [(BUD, "F12"), (GROWTH, "G12"), (MATURITY, "H12")])
def test_they_come_with_their_card_two_three_or_four_spots_toward_the_town(
    stage: int, at: str
) -> None:
    night = grown(stage, phase=2).lays(1, "pattern-1").play(RevealPatterns())
    assert night.where(HATCHERY) == [f"{at} E"]
    card = [event.facts["monster"] for event in night.events("MonsterSpawned")][6:]
    assert card.index(HATCHERY) == len(card) - 2  # after the card's figures, before its Clawer


@pytest.mark.rule("TLS-DRYAD-5")
def test_seed_mortars_come_from_their_icons() -> None:
    night = grown(BUD).lays(5, "pattern-3").play(RevealPatterns())
    assert night.where(SEED_MORTAR) == ["S11 W"]
    assert spots(night, HATCHERY) == []


@pytest.mark.rule("TLS-DRYAD-26")
@pytest.mark.parametrize(("day", "scenario"), [(2, "glenwald"), (3, "gildenberg")])
def test_their_icons_are_ignored_when_she_does_not_stand(day: int, scenario: str) -> None:
    night = Night(scenario=scenario, town=False, day=day, mist=3)
    night.lays(1, "pattern-1").lays(5, "pattern-3").play(RevealPatterns())
    assert {HATCHERY, SEED_MORTAR}.isdisjoint(night.kinds())


@pytest.mark.rule("TLS-DRYAD-24", "TLS-DRYAD-19")
def test_a_new_hatchery_brings_a_clawer_that_moves_at_once_and_not_again() -> None:
    night = grown(BUD).play(falls(HATCHERY, "F12"))
    assert night.where("clawer") == ["I12 E"]
    assert dryad_of(night.s).second_broods == []
    assert night.play(MoveMonsters()).where("clawer") == ["I12 E"]
    assert night.play(MoveMonsters()).where("clawer") == ["K12 E"]


@pytest.mark.rule("TLS-DRYAD-20")
def test_there_are_never_more_than_six_in_play() -> None:
    six = [f"hatchery {at} E" for at in ("D9", "D11", "D12")]
    six += [f"seed-mortar {at} E" for at in ("D13", "F9", "F16")]
    night = grown(BUD, *six)
    night.s.supply.figures[BOX.monster(HATCHERY).number] = 1  # however many tiles there were
    assert count_growths(night.s) == MOST == 6
    night.play(falls(HATCHERY, "F12"))
    assert len(spots(night, HATCHERY)) == 3


@pytest.mark.rule("TLS-DRYAD-20")
def test_tokens_under_heroes_are_in_play() -> None:
    five = [f"hatchery {at} E" for at in ("D9", "D11")]
    five += [f"seed-mortar {at} E" for at in ("D13", "F9", "F16")]
    night = grown(BUD, *five).heroes(konrad="F12").play(falls(HATCHERY, "F12"))
    night.s.supply.figures[BOX.monster(SEED_MORTAR).number] = 1
    assert count_growths(night.s) == 6
    assert len(spots(night.play(falls(SEED_MORTAR, "F14")), SEED_MORTAR)) == 3


@pytest.mark.rule("TLS-DRYAD-20")
def test_a_fourth_hatchery_has_no_tile() -> None:
    night = grown(BUD, *[f"hatchery {at} E" for at in ("D9", "D11", "D12")])
    assert len(spots(night.play(falls(HATCHERY, "F12")), HATCHERY)) == 3
    assert night.play(falls(SEED_MORTAR, "F12")).where(SEED_MORTAR) == ["F12 E"]


# -- on what they fall ------------------------------------------------------------------------


@pytest.mark.rule("TLS-DRYAD-23")
def test_what_they_fall_on_is_removed() -> None:
    night = grown(BUD, "boomer F12 E", "seed-mortar F14 E").heroes(konrad="F11")
    night.builds("shop", "J10", "J11")
    night.play(falls(SEED_MORTAR, "F12"), falls(HATCHERY, "F14"), falls(SEED_MORTAR, "J10"))
    assert spots(night, "boomer") == []
    assert spots(night, SEED_MORTAR) == ["F12", "J10"]
    assert spots(night, HATCHERY) == ["F14"]
    assert night.s.structures == []
    assert (night.hero("konrad").wounds, night.s.quests.killed) == (0, 0)


@pytest.mark.rule("TLS-DRYAD-23", "TLS-DRYAD-35")
def test_a_tree_goes_with_its_cover() -> None:
    night = grown(BUD).play(falls(SEED_MORTAR, "E10"))
    assert night.where(SEED_MORTAR) == ["E10 E"]
    assert not night.s.ground.is_tree[SPOT_NUMBERS["E10"]]
    assert not night.s.ground.is_under_tree[SPOT_NUMBERS["F11"]]
    assert night.s.ground.is_tree[SPOT_NUMBERS["D14"]]


@pytest.mark.rule("TLS-DRYAD-23")
@pytest.mark.parametrize("at", ["M7", "M8"])
def test_on_the_dryad_or_a_monolith_they_fall_on_the_first_free_spot_toward_the_town(
    at: str,
) -> None:
    night = grown(BUD).play(falls(SEED_MORTAR, at, SOUTH))
    assert night.where(SEED_MORTAR) == ["M10 S"]
    taken = grown(BUD, "clawer M10 S").play(falls(SEED_MORTAR, at, SOUTH))
    assert spots(taken, SEED_MORTAR) == ["M11"]


# -- broods -----------------------------------------------------------------------------------


@pytest.mark.rule("TLS-DRYAD-17", "TLS-DRYAD-19")
def test_the_second_brood_is_an_armored_and_the_last_an_archer_in_its_place() -> None:
    night = grown(BUD, "hatchery F12 E", phase=2).play(BossPart())
    assert night.where()[6:] == ["F12 E", "H12 E"]
    assert night.kinds()[6:] == [HATCHERY, "armored"]
    assert night.play(MoveMonsters()).where("armored") == ["H12 E"]
    night.play(BossPart())
    assert night.kinds()[6:] == ["armored", "archer"]
    assert night.where("archer") == ["G12 E"]  # held up behind the Armored
    assert dryad_of(night.s).second_broods == []
    assert left_in_box(night, HATCHERY) == 3


@pytest.mark.rule("TLS-DRYAD-17")
def test_the_archer_moves_as_any_monster_and_only_once() -> None:
    night = grown(BUD, "hatchery F12 E", phase=3)
    dryad_of(night.s).second_broods = [night.s.horde.monsters[-1].serial]
    night.play(BossPart())
    assert night.where("archer") == ["H12 E"]
    assert night.play(MoveMonsters()).where("archer") == ["H12 E"]
    held = grown(BUD, "hatchery F12 E", phase=3).heroes(konrad="F11")
    dryad_of(held.s).second_broods = [held.s.horde.monsters[-1].serial]
    assert held.play(*hatcheries(held.s)).where("archer") == ["F12 E"]


@pytest.mark.rule("TLS-DRYAD-17", "TLS-SPAWN-5")
def test_missing_figures_are_replaced_in_the_order_of_the_book() -> None:
    first = barren(grown(BUD), "clawer").play(falls(HATCHERY, "F12"))
    assert first.where("armored") == ["H12 E"]
    second = barren(grown(BUD, "hatchery F12 E"), "armored", "archer").play(BossPart())
    assert second.kinds()[-1] == "runner"
    last = barren(grown(BUD, "hatchery F12 E"), "archer", "runner")
    dryad_of(last.s).second_broods = [last.s.horde.monsters[-1].serial]
    assert last.play(BossPart()).kinds()[-1] == "winged"
    assert [event.facts["wanted"] for event in last.events("FigureSubstituted")] == ["archer"]


@pytest.mark.rule("TLS-DRYAD-28")
def test_what_stands_beside_a_hatchery_does_not_hold_what_hatches() -> None:
    night = grown(BUD).heroes(konrad="F11").play(falls(HATCHERY, "F12"))
    assert night.where("clawer") == ["I12 E"]


@pytest.mark.rule("TLS-DRYAD-28")
@pytest.mark.parametrize(
    ("taken", "coin", "at"),
    [
        (["G12"], "left", "F11"),
        (["G12"], "right", "F13"),
        (["G12", "F11"], "left", "F13"),
        (["G12", "F11", "F13"], "left", "E12"),
        (["G12", "F11", "F13", "E12"], "left", ""),
    ],
)
def test_where_its_way_is_barred_it_stands_beside_the_hatchery(
    taken: list[str], coin: str, at: str
) -> None:
    """Heroes stand in the way, so that it goes no farther."""
    names = ("konrad", "greta", "adelheid", "falk")
    night = grown(BUD, coin=coin, mist=4).heroes(**dict(zip(names, taken)))
    night.play(falls(HATCHERY, "F12"))
    assert spots(night, "clawer") == ([at] if at else [])
    assert left_in_box(night, "clawer") == (16 if at else 17)
    assert spots(night, HATCHERY) == ["F12"]


@pytest.mark.rule("TLS-DRYAD-28")
def test_it_does_not_come_back_onto_its_hatchery() -> None:
    """Mortars bar the way on G12 and G11, a Runner the coin's side on F10: the other side is the
    Hatchery's."""
    night = grown(BUD, "seed-mortar G12 E", "seed-mortar G11 E", "runner F10 E stunned")
    night.put("hatchery F12 E").play(*hatcheries(night.s))
    assert night.where("armored") == ["F11 E"]
    assert night.where(HATCHERY) == ["F12 E"]
    check_pieces(night.s)


@pytest.mark.rule("TLS-DRYAD-24", "TLS-DRYAD-17")
def test_the_view_shows_the_brood() -> None:
    table = before_her().monsters("hatchery F12 E", "seed-mortar F14 E")
    played = table.play()
    broods = {entry["monster"]: entry["brood"] for entry in played.view["monsters"]}
    assert (broods[HATCHERY], broods[SEED_MORTAR]) == (1, 0)
    serial = [entry["serial"] for entry in played.view["monsters"] if entry["brood"]]
    second = table.having(second_broods=serial).play().view["monsters"]
    assert {entry["monster"]: entry["brood"] for entry in second}[HATCHERY] == 2


# -- heroes underneath ------------------------------------------------------------------------


def trapped(kind: str = HATCHERY, **konrad: Any) -> Table:
    """Konrad stands trapped on J13, Greta beside him on K13."""
    table = before_her().hero("konrad", trapped_by=kind, points=3, **konrad)
    return table.hero("greta", at="K13")


@pytest.mark.rule("TLS-DRYAD-21")
@pytest.mark.parametrize("kind", [HATCHERY, SEED_MORTAR])
def test_a_token_that_falls_on_a_hero_traps_and_hurts_the_hero(kind: str) -> None:
    night = grown(BUD).heroes(konrad="F12").play(falls(kind, "F12"))
    assert (night.hero("konrad").wounds, SPOT_NAMES[night.hero("konrad").spot]) == (1, "F12")
    assert night.hero("konrad").trapped_by == BOX.monster(kind).number
    assert night.kinds()[6:] == []  # it does nothing: no Clawer comes
    assert left_in_box(night, kind) == 2
    check_pieces(night.s)


@pytest.mark.rule("TLS-DRYAD-21")
def test_a_trapped_hero_suffers_at_the_start_of_every_attack_part() -> None:
    night = grown(BUD, phase=1).heroes(konrad="F12", greta="S16").play(falls(HATCHERY, "F12"))
    night.play(MonsterPhase(), luck="left")
    assert [hero.wounds for hero in night.s.heroes] == [2, 0]
    assert night.kinds()[6:] == []  # nor does the Hatchery hatch
    assert night.play(SqueezeHeroes()).hero("konrad").wounds == 3


@pytest.mark.rule("TLS-DRYAD-32")
def test_armors_help_against_a_token() -> None:
    night = grown(BUD).heroes(konrad="F12").wears("konrad", "worn-pants")
    night.play(falls(HATCHERY, "F12")).choose("use worn-pants")
    assert night.hero("konrad").wounds == 0
    guarded = grown(BUD).heroes(konrad="F12").play(falls(HATCHERY, "F12"))
    guarded.hero("konrad").is_guarding = True
    assert guarded.play(SqueezeHeroes()).hero("konrad").wounds == 1


@pytest.mark.rule("TLS-DRYAD-21")
def test_a_trapped_hero_can_do_nothing_but_fist_while_defenses_are_fired() -> None:
    table = trapped(potions=["potion-red"], scrolls=["scroll-of-thorns"], wounds=1)
    table.monsters("clawer J12 E").builds("ballista L15")
    played = table.play()
    shots = {option for option in played.offered if option.startswith("shoot L15 ")}
    assert "shoot L15 J12" in shots
    assert set(played.offered) - shots == {
        "end turn",
        "fist J12",
        "fist J13",
        "target ballista L15",
    }
    assert played.refuses("armor up") == "TLS-DRYAD-21"
    assert played.refuses("move I13") == "TLS-DRYAD-21"
    assert played.refuses("attack chipped-sword slash") == "TLS-DRYAD-21"
    assert played.view["heroes"][0]["trapped"] == HATCHERY
    assert played.view["areas"] == {}


@pytest.mark.rule("TLS-DRYAD-22")
def test_the_own_fist_frees_when_both_dice_are_hits() -> None:
    table = trapped()
    missed = table.play("fist J13 => hit dodge")
    assert missed.hero("konrad").trapped_by >= 0
    assert missed.hero("konrad").actions == 3
    played = table.play("fist J13 => hit hit_stun")
    assert played.hero("konrad").trapped_by == -1
    assert played.hero("konrad").wounds == 0
    assert played.offers("fist") == []  # it was the attack of the turn
    assert "move I13" in played.offered
    assert played.s.quests.killed == 0
    check_table(played.s)


@pytest.mark.rule("TLS-DRYAD-22", "TLS-FIST-1")
def test_it_may_be_tried_again_in_the_next_turn_while_action_points_last() -> None:
    played = trapped().play("fist J13 => hit miss")
    assert played.ask == "hero-turn"
    assert played.choice.seat == 1  # with nothing else to do, the turn is over
    played.play("end turn", "end turn")
    assert played.offered == ["end turn", "fist J13"]


@pytest.mark.rule("TLS-DRYAD-22")
def test_another_heros_fist_frees_without_dice_and_without_damage() -> None:
    played = trapped(SEED_MORTAR).turn("greta").play("fist J13")
    assert played.hero("konrad").trapped_by == -1
    assert played.hero("konrad").wounds == 0
    assert played.told("DiceRolled") == []
    assert (played.hero("greta").actions, played.hero("greta").has_attacked) == (3, True)
    assert played.told("HeroFreed") == [{"hero": "konrad", "monster": SEED_MORTAR}]
    check_table(played.s)


@pytest.mark.rule("TLS-DRYAD-22", "TLS-FIST-1")
def test_heroes_who_are_not_trapped_are_no_target_of_fist() -> None:
    played = before_her().hero("greta", at="K13").play()
    assert played.offers("fist") == []


@pytest.mark.rule("TLS-DRYAD-22")
def test_the_odds_of_getting_free() -> None:
    assert odds(trapped().play(), "fist J13") == [pytest.approx(1 / 3)]


@pytest.mark.rule("TLS-DRYAD-34")
def test_a_second_token_takes_the_place_of_the_first() -> None:
    night = grown(BUD).heroes(konrad="F12")
    night.play(falls(HATCHERY, "F12"), falls(SEED_MORTAR, "F12"))
    assert night.hero("konrad").trapped_by == BOX.monster(SEED_MORTAR).number
    assert (night.hero("konrad").wounds, left_in_box(night, HATCHERY)) == (2, 3)


@pytest.mark.rule("TLS-DRYAD-34")
def test_the_gate_under_a_trapped_hero_is_removed() -> None:
    night = grown(BUD).builds("stone-gate", "I12").heroes(konrad="I12")
    night.play(falls(HATCHERY, "I12"))
    assert night.standing("I12") is None
    assert night.hero("konrad").trapped_by >= 0


@pytest.mark.rule("TLS-DRYAD-34", "TLS-SOLO-8")
def test_a_trapped_hero_who_dies_alone_leaves_no_token() -> None:
    night = grown(BUD).heroes(konrad="F12", greta="S16")
    night.s.players = 1
    night.play(falls(HATCHERY, "F12"))
    night.hero("konrad").wounds = 5
    for _ in range(6):
        if night.hero("konrad").is_in_play:
            night.play(SqueezeHeroes())
    assert not night.hero("konrad").is_in_play
    assert night.hero("konrad").trapped_by == -1
    assert left_in_box(night, HATCHERY) == 3


# -- whole Nights -----------------------------------------------------------------------------


def dusk(players: int, seed: int, mist: int = 3) -> Table:
    """The third Night begins, with heroes where the Dryad and her tokens come."""
    luck = Random(seed)
    table = Table(players, "glenwald").having(day=3, phase=0, active=-1, mist=[mist] * 3)
    table.having(direction=f"direction-{luck.randrange(1, 6)}")
    near = ["L8", "E8", "T8", "K6", "F6", "S6", "F12", "F14", "R11", "M6", "D8", "S9"]
    for hero, at in zip(table.state["heroes"], luck.sample(near, 4)):
        hero.update(at=at, level=2)
    return table.begins("ScoutSpawn", "BeginNight", "NightRound", "Dawn", "DayAndNight 1")


def played_match(table: Table, seed: int) -> Match:
    document = {
        "laststand": "position 1",
        "game": "spell",
        "rules": game().version,
        "options": table.options,
        "state": table.state,
        "agenda": table.agenda,
        "chosen": [],
        "heard": [],
    }
    return Match.at(document, seed=seed, content=PACK)


@pytest.mark.rule("TLS-BOSS-1", "TLS-DRYAD-7", "TLS-DRYAD-16", "TLS-DRYAD-20", "TLS-DRYAD-21")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_random_nights_with_the_dryad_end_and_lose_no_piece(players: int) -> None:
    seen = set()
    for seed in range(5):
        luck = Random(seed)
        match = played_match(dusk(players, seed, mist=3 + seed % 3), seed)
        while match.choice is not None:
            assert isinstance(match.state, Vigil)
            check_table(match.state)
            match.choose(luck.randrange(len(match.choice.options)))
        assert match.outcome is not None
        seen.update([event.kind for event in match.events])
        assert all("{" not in game().words.event(event) for event in match.events)
    assert {"DryadAppeared", "DryadGrew", "DryadAttacked"} <= seen


@pytest.mark.rule("TLS-DRYAD-12", "TLS-DRYAD-18", "TLS-DRYAD-21")
@pytest.mark.parametrize("players", [2, 3])
def test_positions_of_her_night_say_exactly_how_it_stands(players: int) -> None:
    """At every choice, and at the beginning of every step."""
    luck = Random(players)
    match = played_match(dusk(players, 11, mist=4), 5)
    for _ in range(60):
        if match.choice is None:
            break
        document = match.position()
        again = Match.at(document, seed=1, content=PACK)
        assert again.position() == document
        assert again.digest() == match.digest()
        assert again.view() == match.view()
        match.choose(luck.randrange(len(match.choice.options)))
    state = match.state.clone()
    assert game().write(state) == game().write(match.state)


@pytest.mark.rule("TLS-DRYAD-18", "TLS-DRYAD-19")
def test_every_step_of_her_night_is_readable_back() -> None:
    """Played step by step, once from a table that is written and read before each of them."""
    seen = set()
    for seed in (7, 15):
        names, tables = step_by_step(dusk(3, seed, mist=4), reread=False)
        assert step_by_step(dusk(3, seed, mist=4), reread=True) == (names, tables)
        seen.update(names)
    assert {"StepAside", "DryadAppears", "GrowthFalls", "Hatch", "DryadAttacks"} <= seen


def step_by_step(table: Table, reread: bool) -> tuple[list[str], list[dict[str, Any]]]:
    s = Played.laid(table)
    s.chance = Chance.seeded(7)
    luck = Random(3)
    names, tables = [], []
    with suppress(GameOver):
        while s.phase < 4:
            if reread:
                s = read_back(s, table)
            step = s.agenda.pop()
            names.append(step.words()[0])
            answer(step.play(s), luck)
            tables.append(game().write(s))
    return names, tables


def read_back(s: Vigil, table: Table) -> Vigil:
    again = game().read(game().write(s), table.options, s.chance)
    assert isinstance(again, Vigil)
    again.agenda = [game().step(step.words()) for step in s.agenda]
    game().check(again)
    return again


def answer(flow: Flow | None, luck: Random) -> None:
    """Answers everything a step asks, by lot."""
    if flow is None:
        return
    with suppress(StopIteration):
        choice = next(flow)
        while True:
            choice = flow.send(luck.choice(choice.options))


@pytest.mark.rule("TLS-DRYAD-7")
def test_a_night_with_her_is_replayed_from_its_record() -> None:
    luck = Random(2)
    match = played_match(dusk(3, 2), 9)
    while match.choice is not None and len(match) < 80:
        match.choose(luck.randrange(len(match.choice.options)))
    replayed = Match.replay(match.record(), content=PACK)
    assert replayed.digest() == match.digest()
    assert verify(match.record(), content=PACK).digest() == match.digest()
    branch = match.branch(seed=4)
    assert branch.position()["state"] == match.position()["state"]


@pytest.mark.rule("TLS-DRYAD-35", "TLS-SIGHT-5")
def test_a_tree_that_a_growth_sweeps_away_hides_nothing_any_more() -> None:
    table = Table(scenario="glenwald").having(day=3, phase=2, direction="direction-1")
    table.having(dryad="growth").monsters("putrefied-dryad P6 S", "clawer E12 N", "clawer D12 N")
    table.hero("greta", at="E9").turn("greta")
    table.begins("HeroTurn 1", "GrowthFalls seed-mortar E10 east", "HeroTurn 1", *REST_OF_NIGHT)
    match = played_match(table, 1)
    before = options_of(match)
    while "GrowthFalls" in [step.words()[0] for step in match.coming_up]:
        match.choose("end turn")
    again = Match.at(match.position(), seed=1, content=PACK)
    assert options_of(match) == options_of(again)
    assert aims_at(before, "E12") == []
    assert len(aims_at(options_of(match), "E12")) > 0


def options_of(match: Match) -> list[str]:
    return [] if match.choice is None else match.choice.notations()


def aims_at(notations: list[str], spot: str) -> list[str]:
    return [text for text in notations if text.startswith("attack") and text.split()[3] == spot]
