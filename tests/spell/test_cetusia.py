"""Cetusia, Boss of Lakeburg (Night p. 18)."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from laststand import Match
from laststand.games.spell.board.monsters import NOBODY, stun_monster, wound_monster
from laststand.games.spell.bosses.cetusia import CetusiaAttacks, PartAppears
from laststand.games.spell.map.cetusia_cards import HEAD, TAIL
from laststand.games.spell.map.mist import Mist
from laststand.games.spell.map.pieces import Monster
from laststand.games.spell.map.spots import SPOT_NUMBERS
from laststand.games.spell.monsters.attacks import AnswerStrikes, DealStrikes, TakeAim
from laststand.games.spell.monsters.moves import MoveMonsters
from laststand.games.spell.night.monster_phase import BossPart, EndMonsterPhase, MonsterPhase
from laststand.games.spell.state import Vigil
from laststand.games.spell.things.kinds import MonsterKind
from laststand.kernel.errors import DocumentRefused
from tests.spell.arrange import PACK, REST_OF_NIGHT, Played, Table, cetusia_of, game
from tests.spell.invariants import MOST_CHOICES, check_table
from tests.spell.night_table import BOX, Night

CARDS = ["cetusia-1", "cetusia-2", "cetusia-3", "cetusia-4"]


def third_night(*monsters: str, phase: int = 2, mist: int = 3, coin: str = "left") -> Night:
    """The third Night of Lakeburg, Cetusia scouted; no structures."""
    night = Night(
        *monsters, town=False, scenario="lakeburg", day=3, mist=mist, coin=coin, phase=phase
    )
    night.s.boss.scout(night.s)
    return night


def come(night: Night, card: str) -> Night:
    """Plays a Boss part in which this card is drawn."""
    return night.play(BossPart(), luck=card)


def colours(kind: MonsterKind) -> list[str]:
    return sorted([die.colour for die in kind.dice])


def find(night: Night, part: str) -> Monster:
    return next(
        monster for monster in night.s.horde.monsters if monster.kind.id == f"cetusia-{part}"
    )


def wound(night: Night, part: str, n: int) -> None:
    wound_monster(night.s, find(night, part), n, NOBODY, "TLS-DICE-2", "test")


# -- the two parts ----------------------------------------------------------------------------


@pytest.mark.rule("TLS-CETUSIA-1")
def test_head_and_tail_have_8_and_6_hit_points_and_roll_orange_then_both_dice() -> None:
    for part, hits in (("cetusia-head", 8), ("cetusia-tail", 6)):
        kind = BOX.monster(part)
        assert kind.turned is not None
        assert (kind.hit_points, kind.turned.hit_points) == (hits, hits)
        assert (colours(kind), colours(kind.turned)) == (["orange"], ["blue", "orange"])


@pytest.mark.rule("TLS-CETUSIA-1", "TLS-CETUSIA-6")
def test_heroes_attack_a_part_and_it_rolls_the_dice_of_its_stage() -> None:
    table = lake_table().hero("konrad", at="L8").monsters("cetusia-head L7 S")
    played = table.turn("konrad").play("fist L7 => hit")
    head = played.monster("L7")
    assert head is not None
    assert head.wounds == 1
    table = lake_table(cetusia_fallen=["cetusia-tail"]).hero("konrad", at="L8")
    played = table.monsters("cetusia-head L7 S 3").turn("konrad").play("fist L7 => hit hit")
    head = played.monster("L7")
    assert head is not None
    assert head.wounds == 4


@pytest.mark.rule("TLS-CETUSIA-1")
def test_the_odds_against_a_part_are_those_of_its_stage() -> None:
    for fallen, chance in (([], "1/2"), (["cetusia-tail"], "1/3")):
        table = lake_table(cetusia_fallen=fallen).hero("konrad", at="L8")
        played = table.monsters("cetusia-head L7 S").turn("konrad").play()
        odds = game().odds(played.s, played.choice)["fist L7"]
        assert str(odds[0].chance) == chance


@pytest.mark.rule("TLS-DICE-8")
def test_a_part_is_never_stunned() -> None:
    night = come(third_night(), "cetusia-1")
    stun_monster(night.s, find(night, "head"), "test")
    assert find(night, "head").stunned == 0


# -- coming up --------------------------------------------------------------------------------


@pytest.mark.rule("TLS-CETUSIA-11", "TLS-CETUSIA-8")
def test_a_part_that_comes_up_where_the_other_was_does_not_heal_it() -> None:
    night = third_night("cetusia-head M7 S 2", "cetusia-tail L7 S 3")
    come(night, "cetusia-1")
    assert night.where() == ["L7 S", "J17 N"]
    assert (find(night, "head").wounds, find(night, "tail").wounds) == (2, 3)
    check_table(night.s)


@pytest.mark.rule("TLS-CETUSIA-9")
def test_she_does_not_appear_in_the_first_monster_phase() -> None:
    night = third_night(phase=0).play(MonsterPhase(), luck="left")
    assert night.kinds() == []
    assert cetusia_of(night.s).drawn == []


@pytest.mark.rule("TLS-CETUSIA-10", "TLS-NIGHT-2")
def test_from_the_second_phase_on_a_card_says_where_head_and_tail_come_up() -> None:
    night = third_night(phase=1).play(MonsterPhase(), luck="left cetusia-1")
    assert night.where("cetusia-head") == ["L7 S"]
    assert night.where("cetusia-tail") == ["J17 N"]
    night.play(MonsterPhase(), luck="left cetusia-4")
    assert night.where() == ["O18 N", "M7 S"]
    assert [event.facts["card"] for event in night.events("CetusiaCardDrawn")] == [
        "cetusia-1",
        "cetusia-4",
    ]


@pytest.mark.rule("TLS-CETUSIA-10")
def test_on_other_nights_and_in_other_towns_no_card_is_drawn() -> None:
    for scenario, day in (("lakeburg", 2), ("gildenberg", 3)):
        night = Night(town=False, scenario=scenario, day=day, phase=1)
        assert night.play(MonsterPhase(), luck="left").kinds() == []


@pytest.mark.rule("TLS-CETUSIA-10", "TLS-CETUSIA-8")
def test_a_part_that_comes_up_elsewhere_keeps_its_wounds() -> None:
    night = come(third_night(), "cetusia-1")
    wound(night, "head", 3)
    serial = find(night, "head").serial
    come(night, "cetusia-2")
    assert night.where("cetusia-head") == ["O7 S"]
    assert (find(night, "head").wounds, find(night, "head").serial) == (3, serial)
    assert night.s.monster_at[SPOT_NUMBERS["L7"]] is None


@pytest.mark.rule("TLS-CETUSIA-10")
def test_a_part_may_come_up_where_it_was() -> None:
    night = come(third_night(), "cetusia-1")
    cetusia_of(night.s).drawn = []
    night.s.boss.scout(night.s)
    wound(night, "tail", 2)
    assert come(night, "cetusia-1").where() == ["L7 S", "J17 N"]
    assert find(night, "tail").wounds == 2


@pytest.mark.rule("TLS-CETUSIA-11", "TLS-CETUSIA-15")
@pytest.mark.parametrize(
    ("card", "at", "to"),
    [
        ("cetusia-1", "L7", "L6"),  # the northern lake: north
        ("cetusia-1", "J17", "I17"),  # the southern lake: to the nearer side
        ("cetusia-2", "M17", "N17"),
        ("cetusia-4", "O18", "P18"),
        ("cetusia-3", "L17", "K17"),
    ],
)
def test_a_hero_on_the_spot_is_moved_straight_toward_the_mist(card: str, at: str, to: str) -> None:
    night = come(third_night().heroes(konrad=at), card)
    assert night.asked == "rest"
    assert night.hero("konrad").spot == SPOT_NUMBERS[to]
    assert night.s.hero_at[SPOT_NUMBERS[to]] == 0
    assert len(night.kinds()) == 2
    pushed = night.events("HeroPushed")[0]
    assert (pushed.rule, pushed.facts["to"]) == ("TLS-CETUSIA-11", to)


@pytest.mark.rule("TLS-CETUSIA-11")
def test_the_hero_is_moved_past_what_stands_in_the_way() -> None:
    night = third_night("clawer I17 E", "clawer H17 E").heroes(konrad="J17")
    assert come(night, "cetusia-1").hero("konrad").spot == SPOT_NUMBERS["G17"]


@pytest.mark.rule("TLS-CETUSIA-15")
def test_of_two_mist_tiles_as_near_the_heros_player_chooses() -> None:
    night = third_night().heroes(falk="C9", konrad="L17")
    night.s.mist = Mist([4, 3, 3])
    come(night, "cetusia-3")
    assert (night.asked, night.rule) == ("pushed", "TLS-CETUSIA-15")
    assert night.offered == ["place K17", "place M17"]
    assert night.choice is not None
    assert night.choice.seat == 1
    night.choose("place M17")
    assert night.hero("konrad").spot == SPOT_NUMBERS["M17"]
    assert night.where("cetusia-head") == ["L17 N"]


@pytest.mark.rule("TLS-CETUSIA-16", "TLS-STEP-4")
def test_where_the_mist_leaves_no_spot_the_hero_goes_to_the_nearest_free_one() -> None:
    """With the Mist at two spots the row behind L7 is covered."""
    night = third_night("clawer K7 S", mist=2).heroes(konrad="L7")
    come(night, "cetusia-1")
    assert night.offered == ["place M7", "place L8"]
    night.choose("place L8")
    assert night.hero("konrad").spot == SPOT_NUMBERS["L8"]


@pytest.mark.rule("TLS-CETUSIA-11")
def test_anything_else_on_the_spot_is_removed_and_a_boomer_does_not_explode() -> None:
    night = third_night("boomer L7 S", "clawer J17 N").heroes(konrad="L8")
    come(night, "cetusia-1")
    assert night.kinds() == ["cetusia-head", "cetusia-tail"]
    assert night.hero("konrad").wounds == 0
    assert night.s.supply.figures[BOX.monster("boomer").number] == BOX.monster("boomer").count
    assert (night.s.quests.killed, len(night.events("MonsterKilled"))) == (0, 0)
    assert [event.facts["monster"] for event in night.events("MonsterSwept")] == [
        "boomer",
        "clawer",
    ]


@pytest.mark.rule("TLS-CETUSIA-12")
def test_after_three_cards_all_four_are_shuffled_at_the_end_of_the_phase() -> None:
    night = third_night(phase=1)
    for drawn, card in enumerate(CARDS[:2], 1):
        night.play(MonsterPhase(), luck=f"left {card}")
        assert (len(cetusia_of(night.s).drawn), len(cetusia_of(night.s).deck)) == (drawn, 4 - drawn)
    night.play(BossPart(), CetusiaAttacks(), luck="cetusia-3")
    assert cetusia_of(night.s).drawn == [0, 1, 2]
    night.play(EndMonsterPhase())
    assert (cetusia_of(night.s).drawn, cetusia_of(night.s).deck.contents()) == ([], [0, 1, 2, 3])
    assert night.where() == ["L17 N", "J7 S"]
    night.play(BossPart(), luck="cetusia-3")
    assert cetusia_of(night.s).drawn == [2]


# -- attacking --------------------------------------------------------------------------------


@pytest.mark.rule("TLS-CETUSIA-3")
def test_the_red_areas_are_the_drawings_turned_as_the_part_looks() -> None:
    areas = {
        card.id: [sorted(pattern.spots) for pattern in card.parts] for card in BOX.cetusia_cards
    }
    smash = "K8 L8 M8 K9 L9 M9 L10", "L14 K15 L15 M15 K16 L16 M16"
    assert areas["cetusia-1"][HEAD] == sorted([SPOT_NUMBERS[spot] for spot in smash[0].split()])
    assert areas["cetusia-3"][HEAD] == sorted([SPOT_NUMBERS[spot] for spot in smash[1].split()])
    entrance = "I7 K7 I8 J8 K8 J9"
    assert areas["cetusia-3"][TAIL] == sorted([SPOT_NUMBERS[spot] for spot in entrance.split()])
    row = [f"{column}16" for column in "GHIJKLM"]
    assert areas["cetusia-1"][TAIL] == [SPOT_NUMBERS[spot] for spot in row]


@pytest.mark.rule("TLS-CETUSIA-3", "TLS-CETUSIA-4", "TLS-CETUSIA-14", "TLS-STRIKE-7")
def test_skull_smash_deals_2_to_all_heroes_monsters_and_structures_in_the_area() -> None:
    night = third_night("clawer M8 S", "azure-bulky M9 S", "clawer N8 S")
    night.heroes(konrad="K8", greta="L9", falk="N9").builds("house", "K9").builds("house", "L10")
    come(night, "cetusia-1").play(CetusiaAttacks())
    assert [night.hero(id).wounds for id in ("konrad", "greta", "falk")] == [2, 2, 0]
    assert (night.standing("K9"), night.standing("L10")) == (None, None)
    assert night.where("clawer") == ["N8 S"]
    assert [m.wounds for m in night.s.horde.monsters if m.kind.id == "azure-bulky"] == [2]
    assert (night.s.quests.killed, night.s.circle.mages) == (0, 4)


@pytest.mark.rule("TLS-CETUSIA-4", "TLS-CETUSIA-3")
def test_hydro_catapult_deals_1_where_it_falls_and_nothing_before() -> None:
    night = third_night().heroes(konrad="O8", greta="O10", falk="P12")
    come(night, "cetusia-2").play(CetusiaAttacks())
    assert [night.hero(id).wounds for id in ("konrad", "greta", "falk")] == [0, 1, 1]


@pytest.mark.rule("TLS-CETUSIA-5")
def test_tidal_assault_deals_1_and_tidal_entrance_2() -> None:
    night = third_night().heroes(konrad="G16", greta="M16").builds("wooden-wall", "J16")
    come(night, "cetusia-1").play(CetusiaAttacks())
    assert (night.hero("konrad").wounds, night.hero("greta").wounds) == (1, 1)
    assert night.flames("J16") == 1
    night = third_night().heroes(konrad="L17", greta="M15").builds("wooden-wall", "N16")
    come(night, "cetusia-2").play(CetusiaAttacks())
    assert (night.hero("konrad").wounds, night.hero("greta").wounds) == (2, 2)
    assert night.flames("N16") == 2


@pytest.mark.rule("TLS-CETUSIA-13")
@pytest.mark.parametrize(
    ("left", "card", "wounds"),
    [
        ("head", "cetusia-1", [3, 0]),
        ("head", "cetusia-4", [0, 2]),
        ("tail", "cetusia-4", [2, 0]),
        ("tail", "cetusia-3", [3, 0]),
    ],
)
def test_in_the_second_stage_each_attack_deals_one_more(
    left: str, card: str, wounds: list[int]
) -> None:
    night = come(third_night(), "cetusia-2")
    wound(night, {"head": "tail", "tail": "head"}[left], 8)
    night.heroes(konrad="K8", greta="O14")
    come(night, card).play(CetusiaAttacks())
    assert [night.hero("konrad").wounds, night.hero("greta").wounds] == wounds


@pytest.mark.rule("TLS-CETUSIA-2")
def test_head_then_tail_attack_before_all_other_monsters() -> None:
    """The Clawer that Skull Smash kills does not attack any more, the Archer does."""
    night = third_night("clawer L8 S", "archer L11 N", phase=1).heroes(konrad="L9")
    night.play(MonsterPhase(), luck="left cetusia-1")
    struck = [event.facts["monster"] for event in night.events("MonsterStruck")]
    assert struck == ["archer"]
    attacked = [event.facts["monster"] for event in night.events("CetusiaAttacked")]
    assert attacked == ["cetusia-head", "cetusia-tail"]
    kinds = [event.kind for event in night.log.events]
    assert kinds.index("CetusiaAttacked") < kinds.index("MonsterStruck")


@pytest.mark.rule("TLS-CETUSIA-3", "TLS-CETUSIA-2")
def test_a_part_attacks_nobody_outside_its_red_area_and_neither_moves_nor_turns() -> None:
    night = third_night(phase=1).heroes(konrad="M7")
    night.play(MonsterPhase(), luck="left cetusia-1")
    assert night.hero("konrad").wounds == 0
    assert night.where() == ["L7 S", "J17 N"]
    assert (night.events("MonsterHeld"), night.events("MonsterTurned")) == ([], [])


@pytest.mark.rule("TLS-CETUSIA-3", "TLS-WATCHTOWER-5")
def test_a_watchtower_in_the_area_falls_and_the_hero_on_it_is_unhurt() -> None:
    night = third_night().builds("watchtower", "L9").heroes(konrad="L9")
    come(night, "cetusia-1").play(CetusiaAttacks())
    assert night.hero("konrad").wounds == 0
    assert night.standing("L9") is None


@pytest.mark.rule("TLS-CETUSIA-3", "TLS-ARMOR-1")
def test_armors_help_against_her_attacks() -> None:
    night = third_night().heroes(konrad="L8").wears("konrad", "worn-pants")
    come(night, "cetusia-1").play(CetusiaAttacks()).choose("use worn-pants")
    assert night.hero("konrad").wounds == 1


@pytest.mark.rule("TLS-CETUSIA-3", "TLS-TRAIT-6")
def test_a_hero_who_strikes_back_strikes_an_adjacent_part() -> None:
    night = third_night().heroes(konrad="L8").knows("konrad", "spiky-counter")
    come(night, "cetusia-1").play(CetusiaAttacks(), AnswerStrikes())
    assert find(night, "head").wounds == 1


@pytest.mark.rule("TLS-MOVE-7")
def test_monsters_pass_her_as_they_pass_each_other() -> None:
    night = come(third_night("runner L6 S"), "cetusia-1")
    night.play(MoveMonsters())
    assert night.where("runner")[0] in ("L8 S", "L9 S")


# -- stages and death -------------------------------------------------------------------------


@pytest.mark.rule("TLS-CETUSIA-6", "TLS-CETUSIA-7", "TLS-CETUSIA-8")
@pytest.mark.parametrize(("falls", "left", "hits"), [("head", "tail", 8), ("tail", "head", 6)])
def test_when_a_part_falls_both_cards_turn_and_the_other_goes_on(
    falls: str, left: str, hits: int
) -> None:
    night = come(third_night(), "cetusia-1")
    wound(night, left, 2)
    wound(night, falls, hits - 1)
    assert colours(find(night, left).kind) == ["orange"]
    wound(night, falls, 1)
    assert night.kinds() == [f"cetusia-{left}"]
    assert colours(find(night, left).kind) == ["blue", "orange"]
    assert find(night, left).wounds == 2
    assert len(night.events("CetusiaTurned")) == 1
    assert night.s.supply.figures[BOX.monster(f"cetusia-{falls}").number] == 0


@pytest.mark.rule("TLS-CETUSIA-7")
def test_a_fallen_part_comes_up_no_more_and_its_spot_is_not_cleared() -> None:
    night = come(third_night(), "cetusia-1")
    wound(night, "tail", 6)
    night.heroes(konrad="M17")
    come(night, "cetusia-2").play(CetusiaAttacks())
    assert night.kinds() == ["cetusia-head"]
    assert night.hero("konrad").spot == SPOT_NUMBERS["M17"]
    assert night.hero("konrad").wounds == 0


@pytest.mark.rule("TLS-CETUSIA-8", "TLS-END-4", "TLS-VICTORY-1")
def test_she_is_dead_when_both_parts_are_gone() -> None:
    """The Head is gone; a Boomer deals the Tail its sixth Wound."""
    night = come(third_night(), "cetusia-1")
    wound(night, "head", 8)
    wound(night, "tail", 5)
    night.put("boomer J16 N").heroes(konrad="I16")
    night.play(TakeAim(), DealStrikes(), luck="hit hit")
    assert night.ended == "won TLS-END-4"


@pytest.mark.rule("TLS-CETUSIA-8", "TLS-BOSS-1", "TLS-END-4")
def test_her_night_goes_on_until_she_is_dead() -> None:
    table = lake_table(cetusia_fallen=["cetusia-head"], cetusia_drawn=["cetusia-2"])
    table.hero("konrad", at="M16").hero("greta", at="G9").hero("adelheid", at="G10")
    table.monsters("cetusia-tail M17 N 5").turn("konrad")
    played = table.play("fist M17 => hit hit")
    assert played.outcome is not None
    assert (played.outcome.won, played.outcome.rule) == (True, "TLS-END-4")


# -- the table as a document ------------------------------------------------------------------


def lake_table(**state: Any) -> Table:
    """A Hero Phase of the third Night of Lakeburg, Cetusia's cards beside the board."""
    drawn = state.pop("cetusia_drawn", [])
    left = [card for card in CARDS if card not in drawn]
    deck = {"pool": left, "layers": [{"unknown": len(left), "known": []}]}
    table = Table(scenario="lakeburg").having(
        day=3, mist=[3, 3, 3], phase=2, cetusia_deck=deck, cetusia_drawn=drawn, **state
    )
    return table.begins("HeroTurn 0", "NightRound", "Dawn")


@pytest.mark.rule("TLS-CETUSIA-10", "TLS-CETUSIA-6")
def test_the_view_shows_her_stage_and_what_her_cards_say() -> None:
    shown = lake_table(cetusia_drawn=["cetusia-2"]).play().view["cetusia"]
    assert (shown["stage"], shown["fallen"], shown["drawn"]) == (1, [], ["cetusia-2"])
    assert shown["card"] == "cetusia-2"
    assert shown["cards"][2]["parts"][0] == {
        "monster": "cetusia-head",
        "at": "L17",
        "facing": "north",
        "attack": "skull-smash",
        "damage": 2,
        "area": ["L14", "K15", "L15", "M15", "K16", "L16", "M16"],
    }
    shown = lake_table(cetusia_fallen=["cetusia-head"]).play().view["cetusia"]
    assert (shown["stage"], shown["card"]) == (2, "")
    assert [part["damage"] for card in shown["cards"] for part in card["parts"]] == [2, 3, 3, 2]
    assert Table().play().view["cetusia"] == {}


BAG = {"pool": CARDS, "layers": [{"unknown": 4, "known": []}]}


@pytest.mark.rule("TLS-CETUSIA-12", "TLS-CETUSIA-7")
@pytest.mark.parametrize(
    ("field", "state"),
    [
        ("cetusia_deck", {"cetusia_drawn": ["cetusia-1"], "cetusia_deck": BAG}),
        ("cetusia_deck", {"cetusia_drawn": CARDS, "cetusia_deck": None}),
        ("cetusia_fallen", {"cetusia_fallen": ["cetusia-head", "cetusia-tail"]}),
        ("cetusia_drawn", {"cetusia_drawn": ["cetusia-5"]}),
        (
            "monsters",
            {
                "cetusia_fallen": ["cetusia-head"],
                "monsters": [{"monster": "cetusia-head", "at": "L7", "facing": "south"}],
            },
        ),
    ],
)
def test_positions_in_which_she_cannot_be_played_are_refused(
    field: str, state: dict[str, Any]
) -> None:
    table = lake_table().having(**state)
    with pytest.raises(DocumentRefused, match=f"'{field}'"):
        Played.laid(table)


@pytest.mark.rule("TLS-CETUSIA-10")
def test_elsewhere_her_cards_are_refused() -> None:
    with pytest.raises(DocumentRefused, match="not the Boss"):
        Played.laid(Table().having(cetusia_deck=BAG))


def third_night_match(players: int, seed: int) -> Match:
    """The third Night of Lakeburg from its start, as a match."""
    table = Table(players=players, scenario="lakeburg")
    directions = {"pool": ["direction-3"], "layers": [{"unknown": 1, "known": []}]}
    table.having(day=2, phase=0, night=False, active=-1, mist=[4, 4, 4], directions=directions)
    table.having(direction="direction-1", schaden="", freude="")
    for place, hero in enumerate(table.state["heroes"]):
        hero.update(at="", level=2, perks=[])
        hero.update({"status": "in play", "seat": place})
    return match_of(table.begins("DayAndNight 3"), seed)


def match_of(table: Table, seed: int) -> Match:
    document = {
        "laststand": "position 1",
        "game": "spell",
        "rules": 1,
        "options": dict(table.options),
        "agenda": table.agenda,
        "state": table.state,
    }
    return Match.at(document, seed=seed, content=PACK)


@pytest.mark.rule("TLS-CETUSIA-15", "TLS-CETUSIA-11")
def test_the_table_can_be_set_up_again_while_a_hero_is_being_moved() -> None:
    table = lake_table(cetusia_drawn=["cetusia-3"]).having(mist=[4, 3, 3])
    table.hero("konrad", at="L17").monsters("cetusia-tail M17 N 2")
    table.begins("PartAppears 0", "PartAppears 1", "HeroTurn 0", *REST_OF_NIGHT)
    match = match_of(table, 1)
    assert match.choice is not None
    assert match.choice.notations() == ["place K17", "place N17"]
    placed = Match.at(match.position(), seed=2, content=PACK)
    assert placed.digest() == match.digest()
    for played in (match, placed):
        played.choose("place N17")
        assert played.view()["heroes"][0]["at"] == "N17"
        assert ("cetusia-tail", "J7", 2) in [
            (entry["monster"], entry["at"], entry["wounds"]) for entry in played.view()["monsters"]
        ]


def campaign_table(**state: Any) -> Table:
    table = lake_table(scenario="lakeburg", **state)
    table.options.update(scenario="gildenberg", campaign="yes")
    return table.begins("HeroTurn 0", "NightRound", "Dawn", "EndScenario")


@pytest.mark.rule("TLS-CETUSIA-8", "TLS-VICTORY-1", "TLS-GLENWALD-4")
def test_in_a_campaign_the_table_can_be_set_up_again_once_she_is_dead() -> None:
    table = campaign_table(cetusia_fallen=["cetusia-tail"])
    table.hero("konrad", at="L8", armors=["worn-armor"]).monsters("cetusia-head L7 S 7")
    match = match_of(table, 1)
    match.choose("fist L7", ["hit", "hit"])
    assert match.choice is not None
    assert match.choice.ask == "keep-item"
    placed = Match.at(match.position(), seed=2, content=PACK)
    assert placed.digest() == match.digest()
    assert placed.choice is not None
    assert placed.choice.notations() == match.choice.notations()


@pytest.mark.rule("TLS-CETUSIA-8")
def test_once_she_is_dead_nothing_of_her_scenario_is_left_to_play() -> None:
    table = campaign_table(cetusia_fallen=["cetusia-head", "cetusia-tail"])
    for hero in table.state["heroes"]:
        hero["at"] = ""
    table.having(night=False, phase=0, active=-1)
    with pytest.raises(DocumentRefused, match="the Boss is dead"):
        match_of(table.begins("DayTurn 0", "EndDay", "EndScenario"), 1)


@pytest.mark.rule("TLS-CETUSIA-10", "TLS-CETUSIA-12", "TLS-LAKEBURG-8")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_third_nights_end_and_can_be_set_up_again_at_every_decision(players: int) -> None:
    seen: set[str] = set()
    for seed in range(2):
        match = third_night_match(players, seed)
        luck = Random(seed)
        choices = 0
        while match.choice is not None:
            assert isinstance(match.state, Vigil)
            check_table(match.state)
            if cetusia_of(match.state).drawn or choices % 10 == 0:
                document = match.position()
                assert json.loads(json.dumps(document)) == document
                placed = Match.at(document, seed=seed, content=PACK)
                assert placed.digest() == match.digest()
                assert placed.position() == document
                assert match.branch().digest() == match.digest()
            match.choose(luck.randrange(len(match.choice.options)))
            choices += 1
            assert choices < MOST_CHOICES
        assert match.outcome is not None
        seen.update([event.kind for event in match.events])
        assert Match.replay(match.record(), content=PACK).digest() == match.digest()
    assert {"CetusiaScouted", "CetusiaCardDrawn", "CetusiaAttacked"} <= seen


@pytest.mark.rule("TLS-CETUSIA-10", "TLS-CETUSIA-7")
def test_what_happens_to_her_on_a_copy_of_the_table_leaves_the_table_as_it_is() -> None:
    night = come(third_night(), "cetusia-1")
    copy = night.s.clone()
    copy.boss.boss_part(copy)
    tail = next(monster for monster in copy.horde.monsters if monster.kind.id == "cetusia-tail")
    wound_monster(copy, tail, 6, NOBODY, "TLS-DICE-2", "test")
    assert (len(cetusia_of(copy).drawn), len(cetusia_of(copy).deck), cetusia_of(copy).fallen) == (
        2,
        2,
        [TAIL],
    )
    s = night.s
    assert (len(cetusia_of(s).drawn), len(cetusia_of(s).deck), cetusia_of(s).fallen) == (1, 3, [])
    assert night.kinds() == ["cetusia-head", "cetusia-tail"]


@pytest.mark.rule("TLS-CETUSIA-11")
def test_the_steps_of_a_part_are_read_back() -> None:
    for words in ("PartAppears 0", "PartAttacks 1", "CetusiaAttacks"):
        assert " ".join(game().step(words.split()).words()) == words
    assert isinstance(game().step(["PartAppears", "1"]), PartAppears)
    assert not PartAppears(2).fits(Played.laid(lake_table()))
