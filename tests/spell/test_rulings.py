"""Rulings that a table may settle otherwise: each in both readings."""

from __future__ import annotations

from typing import Any

import pytest

from laststand.games.spell.map.spots import SPOT_NUMBERS
from laststand.games.spell.night.monster_phase import MonsterPhase
from laststand.games.spell.rulings import MODES, RULINGS, Rulings
from laststand.kernel.chance import Chance
from laststand.kernel.events import Log
from laststand.kernel.run import Run
from tests.spell.arrange import Played, Table, game
from tests.spell.set_up import asked, new, table_of


def test_every_ruling_has_a_rule_with_both_readings_and_words() -> None:
    words = game().words
    for option in RULINGS:
        rule = game().ledger.rules[option.rule]
        assert rule.status == "ruling", option.name
        assert rule.alternative, option.name
        assert option.default == option.values[0]
        assert option.name in words.sections["table"]
        for value in option.values:
            assert isinstance(value, int) or value in words.names, value
    for option in MODES:
        assert option.name in words.sections["table"]
        assert option.rule in game().ledger.rules


def test_rulings_of_a_table_are_those_it_named_and_the_defaults() -> None:
    settled = Rulings(game().settle({"selling": "shop-only"}))
    assert settled.sells_at_shop
    assert not settled.mist_waits


# -- set-up -----------------------------------------------------------------------------------


def set_up(**options: Any) -> tuple[Run, Log]:
    settled = game().settle({"players": 2, **options})
    run = Run(game().new(settled, Chance.seeded(4)))
    log = run.state.log = Log()
    run.advance()
    while run.choice is not None and run.choice.ask not in ("starting-weapon", "trade"):
        run.choose(0)
    return run, log


@pytest.mark.rule("TLS-TRAIT-7")
def test_starting_weapons_are_chosen_or_drawn() -> None:
    run, log = set_up()
    assert run.choice is not None
    assert run.choice.ask == "starting-weapon"
    assert len(run.choice.options) == 6
    run, log = set_up(starting_cards="top")
    assert run.choice is not None
    assert run.choice.ask == "trade"
    taken = [event for event in log.events if event.rule == "TLS-TRAIT-5"]
    assert len(taken) >= 2


@pytest.mark.rule("TLS-HERO-7")
@pytest.mark.parametrize("players", [1, 3])
def test_heroes_traits_and_weapons_are_drawn_by_lot_where_the_table_agrees(players: int) -> None:
    teams = set()
    for seed in range(1, 9):
        run = new(players, seed=seed, heroes="random")
        assert asked(run)[0] == ("trade" if players > 1 else "day-turn")
        heroes = table_of(run).heroes
        teams.add(tuple([(hero.kind, hero.trait, *hero.weapons) for hero in heroes]))
    assert len(teams) == 8


@pytest.mark.rule("TLS-SCOUT-2")
@pytest.mark.parametrize(("patterns", "suffix"), [("basic", ""), ("b-cards", "b")])
def test_the_b_cards_replace_cards_1_to_5(patterns: str, suffix: str) -> None:
    table = Table(patterns=patterns).day(day=1)
    played = table.begins("ScoutSpawn", "DayTurn 0", "EndDay").play()
    pool = {played.s.box.patterns[card].number for card in played.s.spawn.patterns.contents()}
    assert pool == {f"{number}{suffix}" for number in range(1, 6)} | {
        str(number) for number in range(6, 11)
    }


def learnable(played: Played) -> list[str]:
    return [text.removeprefix("learn ") for text in played.offers("learn")]


# -- the Day ----------------------------------------------------------------------------------


@pytest.mark.rule("TLS-MIST-2")
@pytest.mark.parametrize(("ruling", "distance"), [("advances", 5), ("waits", 6)])
def test_the_mist_on_the_first_day(ruling: str, distance: int) -> None:
    table = Table(mist_on_day_1=ruling).day(day=1, mist=[6, 6, 6])
    assert (
        table.begins("AdvanceMist", "DayTurn 0", "EndDay").play().s.mist.distances == [distance] * 3
    )
    table = Table(mist_on_day_1=ruling).day(day=2, mist=[6, 6, 6])
    assert table.begins("AdvanceMist", "DayTurn 0", "EndDay").play().s.mist.distances == [5] * 3


@pytest.mark.rule("TLS-FIRST-2")
@pytest.mark.parametrize(("ruling", "first"), [("passes", 2), ("stays", 1)])
def test_the_first_player_on_a_later_day(ruling: str, first: int) -> None:
    table = Table(first_player=ruling).day(day=1, first=1)
    played = table.begins("BeginDay 2", "MainPhase", "EndDay").play()
    assert played.s.first == first


@pytest.mark.rule("TLS-LEVEL-5")
def test_the_gate_of_a_perk() -> None:
    box = game().box
    decks = sorted({perk.deck for perk in box.perks})
    first = [next(p for p in box.perks if p.deck == deck and p.level == 1) for deck in decks]
    perks = [first[0].id, first[1].id]

    def higher(ruling: str, perks: list[str]) -> set[str]:
        table = Table(perk_gate=ruling).day(day=2).hero("konrad", perks=perks)
        played = table.begins("LevelUp 0", "DayTurn 0", "EndDay").play()
        found = [box.perks[box.perk_ids.index(perk)] for perk in learnable(played)]
        return {perk.deck for perk in found if perk.level == 2}

    assert higher("any-category", perks) == set(decks)
    assert higher("own-category", perks) == set()
    own = [perk.id for perk in box.perks if perk.deck == decks[0] and perk.level == 1]
    assert higher("own-category", own) == {decks[0]}


@pytest.mark.rule("TLS-TRADEIN-6")
@pytest.mark.parametrize(("ruling", "sells"), [("always", True), ("shop-only", False)])
def test_selling_without_a_shop(ruling: str, sells: bool) -> None:
    table = Table(selling=ruling).bare().day(stash=["tower-shield"])
    played = table.play()
    assert bool(played.offers("sell")) == sells
    if not sells:
        assert played.refuses("sell tower-shield") == "TLS-TRADEIN-6"
    with_shop = Table(selling=ruling).day(stash=["tower-shield"])
    assert with_shop.play().offers("sell")


@pytest.mark.rule("TLS-MAIN-3")
@pytest.mark.parametrize(("ruling", "refreshes"), [("yes", True), ("no", False)])
def test_the_shop_is_refreshed_by_an_action(ruling: str, refreshes: bool) -> None:
    offered = Table(shop_ability=ruling).day(gold=3).play().offered
    assert ("refresh" in offered) == refreshes


@pytest.mark.rule("TLS-SCOUT-5")
@pytest.mark.parametrize(("ruling", "known"), [("face-up", True), ("face-down", False)])
def test_tomorrows_direction_card(ruling: str, known: bool) -> None:
    table = Table(direction_deck=ruling).day(day=1)
    played = table.begins("ScoutSpawn", "DayTurn 0", "EndDay").play()
    assert bool(played.view["spawn"]["tomorrow"]) == known


FAR = [f"archer {column}6 S" for column in "EFGHI"]
"""Enough Monsters far off that the Night goes on."""


# -- the Night --------------------------------------------------------------------------------


@pytest.mark.rule("TLS-END-3")
@pytest.mark.parametrize(
    ("ruling", "over"), [("cards-and-hit-points", False), ("hit-points", True)]
)
def test_a_night_with_cards_to_come(ruling: str, over: bool) -> None:
    table = Table(night_end=ruling).having(slots=[["pattern-1"], [], [], [], []])
    played = table.monsters("clawer F7 S").play("end turn")
    assert bool(played.told("NightEnded")) == over


@pytest.mark.rule("TLS-TARGET-3")
@pytest.mark.parametrize(("ruling", "mages"), [("circle-first", 3), ("heroes-first", 4)])
def test_the_circle_or_a_hero_beside_a_monster(ruling: str, mages: int) -> None:
    """A Clawer on K12 stands beside the Circle on L12 and beside Konrad on J12."""
    table = Table(first_target=ruling).bare().hero("konrad", at="J12").having(active=-1)
    table.monsters("clawer K12 E", *FAR).begins("TakeAim", "DealStrikes", "HeroPhase", "NightRound")
    played = table.play()
    assert played.s.circle.mages == mages
    assert played.hero("konrad").wounds == (0 if mages == 3 else 1)


@pytest.mark.rule("TLS-ABILITY-6")
def test_an_explosion_among_monsters() -> None:
    def blast(ruling: str) -> Table:
        table = Table(explosion=ruling).bare().having(active=-1).hero("konrad", at="J14", wounds=0)
        table.monsters("boomer J13 S", "clawer I13 S", "clawer K13 S", *FAR)
        return table.begins("TakeAim", "DealStrikes", "HeroPhase", "NightRound")

    chosen = blast("one-monster").play()
    assert chosen.ask == "explosion"
    assert set(chosen.offered) == {"blast K13", "blast I13"}
    chosen.play("blast K13 => hit")
    assert "clawer I13" in chosen.monsters
    assert "clawer K13" not in chosen.monsters
    every = blast("every-monster").hearing("hit hit").play()
    assert every.monsters.isdisjoint({"clawer I13", "clawer K13"})


@pytest.mark.rule("TLS-ENGINE-4")
@pytest.mark.parametrize(("ruling", "luck"), [("rolled", " => miss"), ("unrolled", "")])
def test_shots_of_defenses_with_and_without_dice(ruling: str, luck: str) -> None:
    table = Table(engine_dice=ruling).builds("ballista J10").monsters("clawer J7 S")
    played = table.play()
    shot = played.offers("ballista", "fire", "shoot")[0]
    played.play(f"{shot}{luck}")
    assert bool(played.told("DiceRolled")) == bool(luck)
    assert (played.monster("J7") is None) == (not luck)


@pytest.mark.rule("TLS-HARPY-13")
@pytest.mark.parametrize(("ruling", "cries"), [("lasting", 1), ("fleeting", 0)])
def test_what_the_cry_costs(ruling: str, cries: int) -> None:
    table = Table(harpy_cry=ruling).having(day=3, harpy="cliff", harpy_side="left", active=-1)
    played = table.begins("BossPart", "HeroPhase", "NightRound").play()
    assert (played.ask == "cry") == bool(cries)


@pytest.mark.rule("TLS-HARPY-3")
@pytest.mark.parametrize(("ruling", "luck"), [("sure", ""), ("with-dice", "miss")])
def test_dive_bomb_on_monsters(ruling: str, luck: str) -> None:
    table = Table(dive_bomb=ruling).having(
        day=3, harpy="cliff", alerions_dead=3, alerions_placed=3, alerion_fell_at="K6", active=-1
    )
    table.monsters("clawer K5 S").begins("HarpyEnters", "HeroPhase", "NightRound")
    played = table.hearing(luck).play()
    assert (played.monster("K5") is None) == (not luck)
    assert SPOT_NUMBERS["K6"] in [monster.spot for monster in played.s.horde.monsters]


@pytest.mark.rule("TLS-DAWN-4")
@pytest.mark.parametrize("flames", [1, 2])
def test_the_panic_meter_at_dawn(flames: int) -> None:
    table = Table(panic_refill=flames).having(panic=[0] * 7, active=-1)
    played = table.begins("Dawn", "DayAndNight 2").play()
    assert played.s.panic.flames == [flames] * 7


@pytest.mark.rule("TLS-TARGET-1")
@pytest.mark.parametrize("ruling", ["together", "as-they-stop"])
def test_when_monsters_attack(ruling: str) -> None:
    """The Clawer destroys the Wall before the Runner behind it moves, or after."""
    table = Table(monster_strikes=ruling).bare().having(active=-1, coin="left").alone()
    table.hero("konrad", at="U14").builds("wooden-wall J9", flames=2)
    table.monsters("clawer J8 S", "runner J6 S", *FAR)
    table.begins("MonsterPhase", "HeroPhase", "NightRound")
    played = table.hearing("left").play()
    assert played.structure("J9") is None
    struck = [event.kind for event in played.log.events].index("MonsterStruck")
    moved = [at for at, event in enumerate(played.log.events) if event.kind == "MonsterMoved"]
    assert (struck < max(moved)) == (ruling == "as-they-stop")


@pytest.mark.rule("TLS-TARGET-1")
@pytest.mark.parametrize("ruling", ["together", "as-they-stop"])
def test_monsters_that_shoot_wait_until_all_have_moved(ruling: str) -> None:
    table = Table(monster_strikes=ruling).bare().having(active=-1, coin="left").alone()
    table.hero("konrad", at="J13").monsters("archer J10 S", "runner U5 W", *FAR)
    table.begins("MonsterPhase", "HeroPhase", "NightRound")
    events = [event.kind for event in table.hearing("left").play().log.events]
    moved = [at for at, kind in enumerate(events) if kind == "MonsterMoved"]
    assert events.index("MonsterStruck") > max(moved)


@pytest.mark.rule("TLS-TARGET-1", "TLS-CETUSIA-2")
@pytest.mark.parametrize(
    ("ruling", "striking"), [("together", "TakeAim"), ("as-they-stop", "MoveAndStrike")]
)
def test_cetusia_attacks_before_the_others_whenever_they_attack(ruling: str, striking: str) -> None:
    s = Table(scenario="lakeburg", monster_strikes=ruling).play().s
    s.agenda.clear()
    MonsterPhase().play(s)
    steps = [step.words()[0] for step in reversed(s.agenda)]
    assert steps.index("CetusiaAttacks") < steps.index(striking)


@pytest.mark.rule("TLS-TARGET-7")
@pytest.mark.parametrize(("ruling", "wounds"), [("open", 1), ("blocked", 0)])
def test_a_monster_in_the_line_of_an_archer(ruling: str, wounds: int) -> None:
    table = Table(monster_line=ruling).bare().having(active=-1).hero("konrad", at="J13")
    table.monsters("archer J10 S", "clawer J11 S", *FAR)
    played = table.begins("TakeAim", "DealStrikes", "HeroPhase", "NightRound").play()
    assert played.hero("konrad").wounds == wounds


@pytest.mark.rule("TLS-MOVE-12")
@pytest.mark.parametrize(("ruling", "row"), [("one-point", 6), ("free", 7)])
def test_what_a_sideways_step_costs(ruling: str, row: int) -> None:
    """The Low Obstacle on J5 is gone round."""
    table = Table(sideways_step=ruling).bare().having(active=-1, coin="left").alone()
    table.hero("konrad", at="U14").monsters("clawer J4 S", *FAR)
    table.begins("MoveMonsters", "HeroPhase", "NightRound")
    played = table.play()
    assert {text[-1] for text in played.monsters if text.startswith("clawer")} == {str(row)}


@pytest.mark.rule("TLS-ARMOR-5")
@pytest.mark.parametrize(("ruling", "cards"), [("any-number", 2), ("one-card", 1)])
def test_how_many_cards_serve_against_one_attack(ruling: str, cards: int) -> None:
    table = Table(armor_cards=ruling).having(active=-1)
    table.hero("konrad", armors=["worn-pants", "worn-armor"])
    table.begins("TakeDamage 0 4 monster accursed", "HeroPhase", "NightRound")
    played = table.monsters(*FAR).play()
    used = 0
    while played.ask == "take-damage":
        played.play(played.offers("use")[0])
        used += 1
    assert used == cards


@pytest.mark.rule("TLS-END-1")
@pytest.mark.parametrize(("ruling", "over"), [("one-loses", True), ("all-lose", False)])
def test_a_death_in_the_introduction(ruling: str, over: bool) -> None:
    table = Table(scenario="introduction", introduction_deaths=ruling).having(active=-1)
    table.begins("TakeDamage 0 99 monster accursed", "HeroPhase", "NightRound", "Dawn")
    played = table.monsters(*FAR).play()
    assert (played.outcome is not None) == over
    if not over:
        assert played.view["heroes"][0]["status"] == "dead"
        assert played.choice.seat == 1
    gildenberg = Table(introduction_deaths=ruling).having(active=-1)
    gildenberg.begins("TakeDamage 0 99 monster accursed", "HeroPhase", "NightRound")
    assert gildenberg.play().outcome is not None


@pytest.mark.rule("TLS-ARMOR-6", "TLS-ARMORY-10")
@pytest.mark.parametrize(("ruling", "extra"), [("ignored", 0), ("kept", 1)])
def test_movement_restored_in_the_monster_phase(ruling: str, extra: int) -> None:
    table = Table(restored_movement=ruling).having(active=-1, first=0)
    table.hero("konrad", armors=["runners-greaves"])
    table.begins("TakeDamage 0 1 monster accursed", "HeroPhase", "NightRound").monsters(*FAR)
    played = table.play("use runners-greaves")
    assert played.hero("konrad").extra_tokens == extra
    token = played.offers("token")[0]
    played.play(token)
    assert played.hero("konrad").fresh.count(False) == 1 - extra
    assert played.hero("konrad").extra_tokens == 0
