"""The steward of The Last Spell: sensible, quick, and the same answer to the same table."""

from __future__ import annotations

import pytest

from laststand import Match
from laststand.bots import find_bot
from laststand.bots.coach import Coach
from laststand.bots.spell.day import DayMind
from laststand.bots.spell.outlook import DEATH, pain
from laststand.kernel.chance import Chance
from laststand.kernel.game import find_game
from laststand.kernel.run import Run
from laststand.lab.simulation import Plan, play_some
from tests.spell.arrange import Played, Table, game
from tests.spell.test_refusals import position_of

SPENT = {"actions": 0, "fresh": [False] * 3}


def answer(played: Played) -> str:
    return played.offered[find_bot("steward", "spell", 1).choose(played.run)]


def goes_on(played: Played, until: str, most: int = 12) -> str:
    """What the steward does in the end: its answers up to the first that begins so."""
    for _ in range(most):
        said = answer(played)
        if said.startswith(until):
            return said
        played.play(said)
    return ""


def wins(bot: str, games: int) -> int:
    options = find_game("spell").settle({"players": 3, "scenario": "introduction"})
    return sum(result.won for result in play_some(Plan("spell", options, bot), range(games)))


def test_it_holds_the_introduction_where_chance_alone_does_not() -> None:
    assert wins("random", 4) <= 1
    assert wins("steward", 8) >= 6


def test_it_shoots_the_monster_beside_the_circle_first() -> None:
    table = Table().bare().alone().turn("adelheid").hero("adelheid", at="M15")
    table.monsters("clawer M11 S", "clawer D3 S", "clawer U14 W", "runner O8 S", "archer F4 S")
    said = goes_on(table.play(), "attack")
    assert said.split()[3] == "M11"


def test_it_does_not_hit_a_friend() -> None:
    table = Table().bare().alone().turn("adelheid")
    table.hero("adelheid", at="K10", weapons=["power-staff"], mana=8)
    table.hero("konrad", at="N6").hero("greta", at="U16")
    table.monsters("clawer M5 S", "clawer N5 S", "clawer O5 S", "clawer M7 S", "clawer O7 S")
    said = goes_on(table.play(), "attack power-staff fireball")
    assert said.split()[3:4] not in (["N6"], ["M6"], ["O6"], ["N5"], ["N7"])


def test_a_hero_about_to_be_struck_gets_away() -> None:
    table = Table().bare().alone().hero("konrad", at="J10", wounds=8, actions=0)
    table.hero("greta", **SPENT).hero("adelheid", **SPENT)
    table.monsters("clawer J8 S", "armored I8 S", "runner K8 S", "clawer D3 S", "clawer E3 S")
    played = table.play()
    said = goes_on(played, "end turn")
    assert said == "end turn"
    assert played.at("konrad") != "J10"


def test_with_nothing_left_to_attack_it_armors_up() -> None:
    table = Table().bare().alone().hero("konrad", at="J10", fresh=[False] * 3)
    table.monsters("clawer J6 S", "clawer D3 S", "clawer E3 S", "clawer F3 S")
    assert answer(table.play()) == "armor up"


def test_beside_the_end_of_a_turn_a_hint_names_armor_up() -> None:
    table = Table().bare().alone().hero("konrad", at="J10", fresh=[False] * 3, attacked=True)
    played = table.monsters("clawer J9 S", "clawer D3 S", "clawer E3 S", "clawer F3 S").play()
    assert {"end turn", "armor up"} <= set(played.offered)
    assert answer(played) == "end turn"
    match = Match.at(position_of(table))
    hinted = [hint.notation for hint in Coach("spell", 3, playouts=16).advise(match).hints]
    assert hinted[:2] == ["end turn", "armor up"]


def test_a_ballista_shoots_before_anything_else() -> None:
    table = Table().bare().alone().builds("ballista L11").hero("konrad", at="J15")
    table.monsters("armored K7 S", "clawer D3 S", "clawer E3 S", "clawer F3 S")
    assert answer(table.play()) == "shoot L11 K7"


def test_the_card_that_fits_is_used_against_damage() -> None:
    table = Table().bare().alone().hero("konrad", at="J10", armors=["worn-pants", "tower-shield"])
    table.monsters("clawer J9 S", "clawer D3 S", "clawer E3 S", "clawer F3 S", "clawer G3 S")
    table.having(active=-1)
    played = table.begins("TakeDamage 0 1 monster clawer", "NightRound").play()
    assert answer(played) == "use worn-pants"


def test_ruins_are_scavenged_before_gold_is_spent() -> None:
    assert answer(Table().day(gold=5, materials=5).play()).startswith("scavenge")


def test_materials_become_a_ballista() -> None:
    played = Table().day(gold=0, materials=2, day=3, workers_used=9).play()
    assert answer(played).startswith("build ballista")


@pytest.mark.parametrize("campaign", ["no", "yes"])
def test_materials_become_walls_on_the_last_day_too(campaign: str) -> None:
    table = Table(campaign=campaign).day(gold=0, materials=2, day=3, workers_used=9)
    for spot in ("J10", "J13", "O10", "O13"):
        table.builds(f"ballista {spot}")
    assert answer(table.play()).startswith("build wooden-wall")


@pytest.mark.parametrize("day", [1, 2, 3])
@pytest.mark.parametrize("scenario", ["gildenberg", "lakeburg", "glenwald"])
def test_gold_goes_to_the_seer_first_on_any_day(scenario: str, day: int) -> None:
    table = Table(scenario=scenario).day(gold=9, materials=0, day=day, workers_used=9)
    assert answer(table.play()).startswith("build seer")


@pytest.mark.parametrize("campaign", ["no", "yes"])
def test_before_a_boss_the_mist_is_sent_back_before_gold_is_spent_or_kept(campaign: str) -> None:
    table = Table(campaign=campaign)
    table.day(gold=4, materials=0, day=3, workers_used=9, mist=[4, 4, 4])
    table.bare().builds("seer J10 J11", "shop N13 N14")
    played = table.having(slots=[[], [], [], [], ["pattern-1", "pattern-3"]]).play()
    assert answer(played) == "repel right"


@pytest.mark.parametrize("scenario", ["gildenberg", "lakeburg", "glenwald"])
def test_gold_buys_no_cards_on_the_last_day_before_another_scenario(scenario: str) -> None:
    """A hero takes an item or two along, the chest all of the Gold."""
    table = Table(campaign="yes").having(scenario=scenario)
    table.day(gold=9, materials=0, day=3, workers_used=9).bare()
    table.builds("seer J10 J11", "shop N13 N14")
    said = answer(table.having(slots=[[], [], [], [], []]).play())
    assert (said == "pass") == (scenario != "glenwald")


@pytest.mark.parametrize("campaign", ["no", "yes"])
def test_what_nobody_can_use_today_is_not_sold_before_another_scenario(campaign: str) -> None:
    """Heroes come to it with one item each."""
    table = Table(players=2, campaign=campaign).day(materials=0, day=3, workers_used=9)
    table.hero("konrad", armors=["worn-pants"]).hero("greta", armors=["worn-pants"])
    played = table.having(stash=["worn-pants"]).play()
    assert answer(played) == ("pass" if campaign == "yes" else "sell worn-pants")


def test_the_mist_is_sent_back_where_the_horde_comes() -> None:
    table = Table().day(day=3, gold=3, mist=[4, 4, 4]).bare().builds("seer J10 J11")
    played = table.having(slots=[[], [], [], [], ["pattern-1", "pattern-3"]]).play()
    assert played.run.choice is not None
    mind = DayMind(played.s, played.run.choice)
    worths = {option.notation(): mind.worth(option) for option in played.run.choice.options}
    assert worths["repel right"] > 0
    assert (worths["repel left"], worths["repel upper"]) == (0, 0)


def test_an_item_is_weighed_by_what_its_buyer_pays() -> None:
    def worth(trait: str) -> float:
        played = Table().day(gold=9).hero("konrad", trait=trait).play()
        assert played.run.choice is not None
        mind = DayMind(played.s, played.run.choice)
        notations = played.run.choice.notations()
        return mind.worth(played.run.choice.options[notations.index("buy potion-red konrad")])

    assert worth("peddler") > worth("mason") > worth("gravedigger") > 0


def test_heroes_are_deployed_in_the_town_and_apart() -> None:
    table = Table().day()
    table.begins("Deploy 0", "Deploy 1", "Deploy 2", "BeginNight", "NightRound")
    played = table.having(slots=[["pattern-1"], [], [], [], ["pattern-3"]]).play()
    for _ in range(3):
        played.play(answer(played)) if played.ask == "deploy" else None
    spots = [played.at(hero) for hero in ("konrad", "greta", "adelheid")]
    assert all(spot[0] in "IJKLMNOP" and 9 <= int(spot[1:]) <= 16 for spot in spots)
    assert len({spot[0] in "IJKL" for spot in spots}) == 2


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_looking_changes_nothing(players: int) -> None:
    spell = game()
    wishes = {"players": players, "scenario": "gildenberg"}
    run = Run(spell.new(spell.settle(wishes), Chance.seeded(players)), keeps=True)
    run.advance()
    for _ in range(120):
        if run.choice is None:
            break
        before = spell.write(run.state)
        index = find_bot("steward", "spell", 1).choose(run)
        assert spell.write(run.state) == before
        assert find_bot("steward", "spell", 2).choose(run) == index
        run.choose(index)


def test_what_a_hero_cannot_bear_costs_most_also_when_nothing_is_left() -> None:
    assert pain(0.0, 1.0) == pain(-1.0, 1.0) == pain(0.5, 9.0) == DEATH > pain(5.0, 1.0)
    assert pain(0.0, 0.0) == 0.0
