"""Glenwald: its set-up, its limits, its spawn and its Trees (Day p. 18 and 19, Night p. 12, 17)."""

from __future__ import annotations

from typing import Any

import pytest

from laststand.games.spell.map.spots import SPOT_NAMES
from laststand.games.spell.monsters.moves import MoveMonsters
from laststand.games.spell.monsters.spawn import RevealPatterns
from laststand.games.spell.state import Vigil
from laststand.kernel.chance import Chance
from laststand.kernel.events import Log
from laststand.kernel.run import Run
from tests.spell.arrange import Played, Table, game
from tests.spell.night_table import Night

GROUND = game().box.scenarios["glenwald"].ground


def begun(players: int = 3, **options: object) -> Run:
    settings = game().settle({"players": players, "scenario": "glenwald", **options})
    run = Run(game().new(settings, Chance.seeded(1)), keeps=False)
    run.advance()
    return run


def table_of(run: Run) -> Vigil:
    assert isinstance(run.state, Vigil)
    return run.state


def first_until(run: Run, ask: str) -> Run:
    """The first option of everything before a question."""
    while run.choice is not None and run.choice.ask != ask:
        run.choose(0)
    return run


def levels_offered(run: Run) -> set[int]:
    assert run.choice is not None
    perks = game().box.perks
    return {perks[perk_number(text)].level for text in run.choice.notations()}


def perk_number(notation: str) -> int:
    return game().box.perk_ids.index(notation.split()[1])


# -- set-up -----------------------------------------------------------------------------------


@pytest.mark.rule("TLS-GLENWALD-1", "TLS-TREE-4")
def test_four_trees_stand_on_the_sides_of_the_map() -> None:
    trees = [SPOT_NAMES[spot] for spot in range(432) if GROUND.is_tree[spot]]
    assert trees == ["E10", "T10", "D14", "S15"]
    assert not any(GROUND.is_open[SPOT_NAMES.index(tree)] for tree in trees)


@pytest.mark.rule("TLS-GLENWALD-2", "TLS-GLENWALD-3")
def test_glenwald_is_laid_as_the_book_says() -> None:
    s = table_of(begun())
    standing = [structure.kind.id for structure in s.structures if not structure.kind.is_ruin]
    assert sorted(standing) == ["house"] * 2 + ["shop"] + ["stone-wall"] * 7
    ruins = [structure.kind.spots for structure in s.structures if structure.kind.is_ruin]
    assert sorted(ruins) == [1, 1, 1, 2, 2, 3]
    assert (s.purse.gold, s.purse.materials, s.shop.levels) == (6, 6, [1, 1, 1, 1])
    assert s.quests.schaden >= 0
    assert s.quests.freude >= 0


@pytest.mark.rule("TLS-GLENWALD-6")
def test_five_perks_are_gained_one_after_another_under_the_gates() -> None:
    run = first_until(begun(), "take-perk")
    s = table_of(run)
    assert [len(hero.perks) for hero in s.heroes] == [1, 1, 1]
    seen: list[list[int]] = [[], [], []]
    while run.choice is not None and run.choice.ask == "take-perk":
        assert run.choice.seat is not None
        seen[run.choice.seat].append(max(levels_offered(run)))
        run.choose([level_of(text) for text in notations(run)].index(max(levels_offered(run))))
    assert [len(hero.perks) for hero in s.heroes] == [5, 5, 5]
    assert seen == [[1, 2, 2, 3]] * 3


@pytest.mark.rule("TLS-LEVEL-10")
def test_nobody_takes_all_perks_of_level_1_before_others_have_theirs() -> None:
    run = first_until(begun(4), "take-perk")
    s = table_of(run)
    asked = []
    while run.choice is not None and run.choice.ask == "take-perk":
        asked.append(run.choice.seat)
        run.choose([level_of(text) for text in notations(run)].index(min(levels_offered(run))))
    assert asked == [0, 1, 2, 3] * 4
    assert [len(hero.perks) for hero in s.heroes] == [5, 5, 5, 5]


@pytest.mark.rule("TLS-LEVEL-10")
def test_a_hero_for_whom_no_perk_is_left_is_told_so() -> None:
    """With the same category below for every gate, who takes a Perk of each category soon has
    nothing that is open."""
    run = first_until(begun(4, perk_gate="own-category"), "take-perk")
    s = table_of(run)
    s.log = Log()
    while run.choice is not None and run.choice.ask == "take-perk":
        run.choose([level_of(text) for text in notations(run)].index(min(levels_offered(run))))
    missed = [event.facts["hero"] for event in s.log.events if event.kind == "PerkMissed"]
    short = [s.hero_id(at) for at, hero in enumerate(s.heroes) for _ in range(5 - len(hero.perks))]
    assert sorted(map(str, missed)) == sorted(short) != []


def notations(run: Run) -> list[str]:
    assert run.choice is not None
    return run.choice.notations()


def level_of(notation: str) -> int:
    return game().box.perks[perk_number(notation)].level


@pytest.mark.rule("TLS-GLENWALD-6")
def test_or_quickly_as_two_of_level_1_two_of_level_2_and_one_of_level_3() -> None:
    run = first_until(begun(starting_perks="quick"), "take-perk")
    s = table_of(run)
    while run.choice is not None and run.choice.ask == "take-perk":
        assert len(levels_offered(run)) == 1
        run.choose(0)
    for hero in s.heroes:
        assert sorted([s.box.perks[perk].level for perk in hero.perks]) == [1, 1, 2, 2, 3]


@pytest.mark.rule("TLS-GLENWALD-7", "TLS-HERO-2")
@pytest.mark.parametrize("players", [2, 4])
def test_every_hero_starts_on_level_2_with_the_weapon_of_glenwalds_level(players: int) -> None:
    s = table_of(first_until(begun(players), "first-player"))
    for hero in s.heroes:
        side = s.box.heroes[hero.kind].sides[1]
        assert (hero.level, hero.tokens) == (2, side.tokens)
        assert hero.mana >= side.mana
        trait = s.box.traits[hero.trait]
        assert s.item(hero.weapons[0]).level == trait.weapon_levels[2]


@pytest.mark.rule("TLS-LEVEL-3", "TLS-GLENWALD-6")
def test_on_the_first_day_each_hero_gains_the_sixth_perk() -> None:
    run = first_until(begun(), "first-player")
    run.choose(0)
    assert run.choice is not None
    assert run.choice.ask == "take-perk"
    first_until(run, "day-turn")
    assert [len(hero.perks) for hero in table_of(run).heroes] == [6, 6, 6]


@pytest.mark.rule("TLS-GLENWALD-7", "TLS-SOLO-4")
def test_alone_the_first_hero_starts_as_the_others_do() -> None:
    s = table_of(first_until(begun(1), "day-turn"))
    first = s.heroes[s.heroes_in_play()[0]]
    assert (first.level, len(first.perks)) == (2, 6)


# -- everything can be upgraded ---------------------------------------------------------------

WORKS = [
    "wooden-wall L9",
    "wooden-gate M9",
    "gold-mine J10 J11",
    "scavenger-camp L10 L11",
    "armor-maker N10 N11",
    "blacksmith J13 J14",
    "bowyer O13 O14",
    "magic-shop J15 K15",
    "seer N15 O15",
    "shop L15 M15",
]
UNSEEN = [["unseen", "unseen"], [], ["unseen", "unseen"], [], []]
PATTERNS = {
    "pool": [f"pattern-{number}" for number in range(1, 9)],
    "layers": [{"unknown": 8, "known": []}],
}


def working_town(**state: Any) -> Played:
    table = Table(scenario="glenwald").day(gold=40, materials=40, **state)
    return table.bare().builds(*WORKS).play()


@pytest.mark.rule("TLS-GLENWALD-9")
def test_every_structure_with_an_upgrade_can_be_upgraded() -> None:
    assert working_town().offers("upgrade") == [
        "upgrade wooden-wall L9",
        "upgrade wooden-gate M9",
        "upgrade gold-mine J10",
        "upgrade scavenger-camp L10",
        "upgrade armor-maker N10",
        "upgrade blacksmith J13",
        "upgrade bowyer O13",
        "upgrade magic-shop J15",
        "upgrade seer N15",
    ]


@pytest.mark.rule("TLS-GLENWALD-9")
def test_every_kind_of_structure_can_be_built_but_stone_only_as_an_upgrade() -> None:
    played = Table(scenario="glenwald").day(gold=40, materials=40).bare().builds().play()
    kinds = {text.split()[1] for text in played.offers("build")}
    box = game().box
    assert kinds == {kind.id for kind in box.structures if not kind.is_ruin and not kind.is_stone}


@pytest.mark.rule("TLS-GLENWALD-9", "TLS-SEER-5", "TLS-SEER-6", "TLS-SEER-7")
def test_the_upgraded_seer_guesses_who_and_guesses_again() -> None:
    played = working_town(slots=UNSEEN, patterns=PATTERNS, direction="direction-1", day=2)
    assert played.offers("guess") == []
    played.play("upgrade seer N15")
    first, second = played.view["spawn"]["slots"][2]
    assert "unseen" not in (first, second)
    assert played.offers("guess") == ["guess slot-1", "guess slot-3"]
    played.play("guess slot-3")
    assert played.view["spawn"]["slots"][2] == [second, first]
    assert played.s.purse.gold == 40 - 2 - 2


@pytest.mark.rule("TLS-GLENWALD-9", "TLS-SMITH-3", "TLS-SETUP-6")
@pytest.mark.parametrize(
    ("work", "deck"),
    [("armor-maker N10", 0), ("blacksmith J13", 1), ("bowyer O13", 2), ("magic-shop J15", 3)],
)
def test_upgraded_smiths_bring_the_level_3_decks(work: str, deck: int) -> None:
    played = working_town(deck_levels=[2, 2, 2, 2]).play(f"upgrade {work}")
    assert played.s.shop.levels[deck] == 3
    assert {played.s.item(card).level for card in played.s.shop.decks[deck].contents()} == {3}
    assert [played.s.box.item(item).level for item in played.stash] == [3]


# -- the spawn --------------------------------------------------------------------------------


@pytest.mark.rule("TLS-SPAWN-3")
def test_all_backgrounds_come() -> None:
    night = Night(scenario="glenwald", town=False).lays(3, "pattern-6").play(RevealPatterns())
    assert sorted(night.kinds()) == sorted(
        ["clawer", "armored", "clawer", "winged", "runner", "winged", "accursed"]
    )


@pytest.mark.rule("TLS-GLENWALD-8", "TLS-SCOUT-10")
@pytest.mark.parametrize(("day", "slot"), [(2, ""), (3, "slot-3")])
def test_the_direction_card_of_the_third_day_names_the_dryads_slot(day: int, slot: str) -> None:
    table = Table(scenario="glenwald").day(day=day, mist=[3, 3, 3])
    table.begins("ScoutSpawn", "DayTurn 0", "EndDay").hearing("direction-2 direction-4")
    played = table.play()
    assert played.view["dryad"] == {"stage": "absent", "slot": slot, "reach": []}
    assert [facts["slot"] for facts in played.told("DryadScouted")] == ([slot] if slot else [])
    assert all(
        len(played.s.spawn.slots[slot]) == 2 for slot in (2, 3, 4)
    )  # cards are placed as always


# -- Trees ------------------------------------------------------------------------------------


def glade(*monsters: str, **konrad: Any) -> Table:
    """Bare Town; the Tree on E10 covers D9 to F11."""
    table = Table(scenario="glenwald").bare().monsters(*monsters)
    table.hero("greta", at="U16").hero("adelheid", at="U15")
    return table.hero("konrad", **konrad)


@pytest.mark.rule("TLS-TREE-1")
def test_ranged_attacks_choose_no_impact_spot_in_a_trees_area() -> None:
    played = glade("clawer F11 E", "clawer F12 E", at="H12", weapons=["shortbow"]).play()
    assert played.aims("running-shot") == {"F12"}
    assert played.refuses("attack shortbow running-shot F11") == "TLS-TREE-1"


@pytest.mark.rule("TLS-TREE-1")
def test_nor_does_magic_with_range_in_sectors() -> None:
    played = glade("clawer F11 E", "clawer F12 E", at="H12", weapons=["apprentices-wand"]).play()
    assert played.aims("spark") == played.aims("magic-missile") == {"F12"}
    assert played.refuses("attack apprentices-wand spark F11") == "TLS-TREE-1"
    scroll = glade("clawer F11 E", "clawer F12 E", at="H12", scrolls=["scroll-of-lightning"])
    assert scroll.play().aims("scroll-lightning") == {"F12"}


@pytest.mark.rule("TLS-TREE-1")
def test_magic_without_range_in_sectors_may() -> None:
    table = glade("clawer F11 E", at="F12", weapons=["clouded-orb"])
    assert "F11" in table.play().aims("pulse")


@pytest.mark.rule("TLS-TREE-2")
def test_an_attack_aimed_elsewhere_reaches_under_a_tree_with_its_area() -> None:
    table = glade("clawer F11 E", "clawer F12 E", at="J12", weapons=["longbow"])
    played = table.play("attack longbow volley F12 => hit hit")
    assert played.monsters == set()


@pytest.mark.rule("TLS-TREE-3")
def test_melee_attacks_and_vision_reach_under_a_tree() -> None:
    beside = glade("clawer F11 E", at="F12", weapons=["chipped-sword"])
    assert beside.play("attack chipped-sword slash F11 => hit").monsters == set()
    seer = glade("clawer F11 E", at="J12", weapons=["yew-longbow"]).play()
    assert "F11" in seer.aims("high-arc")
    assert "F11" not in seer.aims("long-shot")


@pytest.mark.rule("TLS-TREE-4", "TLS-MOVE-10")
@pytest.mark.parametrize(("coin", "spot"), [("left", "E9"), ("right", "E11")])
def test_monsters_go_round_a_tree(coin: str, spot: str) -> None:
    night = Night("clawer C10 E", scenario="glenwald", town=False, mist=6, coin=coin)
    assert night.play(MoveMonsters()).where() == [f"{spot} E"]


@pytest.mark.rule("TLS-TREE-4")
def test_heroes_neither_enter_nor_jump_a_tree() -> None:
    played = glade(at="D10", points=6).play()
    assert "move E10" not in played.offered
    assert "jump F10" not in played.offered
    assert played.refuses("move E10") == "TLS-STEP-3"


@pytest.mark.rule("TLS-SIGHT-5", "TLS-SIGHT-6")
def test_a_tree_beside_a_hero_hides_what_is_behind_it() -> None:
    played = glade(at="F10").play()
    assert played.view["heroes"][0]["hidden"] == ["A10", "B10", "C10", "D10"]
