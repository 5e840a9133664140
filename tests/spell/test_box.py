"""What is in the box: the books' numbers, and that nothing the books describe is left unused."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

from laststand.games.spell.box import Box
from laststand.games.spell.game import Spell
from laststand.games.spell.heroes.hero import ATTACKS_OF_A_WEAPON
from laststand.games.spell.things.kinds import AttackType, Item
from laststand.games.spell.things.words import (
    ALL_EFFECTS,
    AREAS,
    ARMOR,
    FACES,
    MELEE,
    NO_DODGE_ON_IMPACT,
    POTION,
    QUEST_CONDITIONS,
    RANGED,
    RANGES,
    SCROLL,
    STUN,
    TYPES,
    WEAPON,
    ItemKind,
)

MOVEMENT_TOKENS = {2: 4, 3: 10, 4: 4}
MANA = 31
MANA_OF_THE_DRYAD = 1
ACTION_TOKENS = 16
SINGLE_FLAMES = 18
BLAST = 4


@cache
def the_box() -> Box:
    """The game's own content, not the fixed numbers of the other tests."""
    return Spell().box


def items(kind: ItemKind) -> list[Item]:
    return [item for item in the_box().items if item.kind == kind]


def attacks() -> list[AttackType]:
    """The attack types of weapons and Scrolls."""
    return [attack for item in items(WEAPON) + items(SCROLL) for attack in item.attacks]


# -- numbers ---------------------------------------------------------------------------------------


@pytest.mark.rule("TLS-EQUIP-2", "TLS-EQUIP-1", "TLS-WEAPON-1")
def test_weapons_are_six_of_each_type_and_level() -> None:
    counts = Counter([(item.type, item.level) for item in items(WEAPON) for _ in range(item.count)])
    assert counts == {(type, level): 6 for type in TYPES for level in (1, 2, 3)}


@pytest.mark.rule("TLS-EQUIP-1")
def test_armors_scrolls_and_potions() -> None:
    armors = Counter([item.level for item in items(ARMOR) for _ in range(item.count)])
    assert armors == {1: 9, 2: 10, 3: 11}
    assert sum([item.count for item in items(SCROLL)]) == 9
    assert [item.count for item in items(POTION)] == [2, 2, 2, 2]


@pytest.mark.rule("TLS-TRAIT-1", "TLS-TRAIT-3")
def test_six_trait_cards_have_two_sides_and_perks_of_level_1_that_differ() -> None:
    box = the_box()
    assert Counter([trait.card for trait in box.traits]) == dict.fromkeys(range(1, 7), 2)
    perks = [box.perks[box.perk_ids.index(trait.perk)] for trait in box.traits]
    assert {perk.level for perk in perks} == {1}
    assert len({perk.id for perk in perks}) == 12


@pytest.mark.rule("TLS-TRAIT-4", "TLS-TRAIT-5")
def test_whatever_sides_are_played_the_box_has_what_the_traits_name() -> None:
    box = the_box()
    for item in box.items:
        cards = {trait.card for trait in box.traits if item.id in (trait.extra, trait.armor)}
        assert len(cards) <= item.count, item.id
    for trait in box.traits:
        forbidden = [boon.what for boon in trait.boons if boon.what]
        assert not (trait.armor.endswith("shield") and "shields" in forbidden)
        assert not (trait.extra.startswith("scroll") and "scrolls" in forbidden)


@pytest.mark.rule("TLS-MONSTER-4", "TLS-MONSTER-5", "TLS-HARPY-1", "TLS-HARPY-5")
def test_what_the_books_say_of_monsters_is_not_tuned() -> None:
    box = the_box()
    stated = {kind.id: (kind.hit_points, kind.movement) for kind in box.monsters}
    assert (stated["clawer"], stated["archer"]) == ((1, 3), (1, 2))
    assert (stated["corrupted-harpy"], stated["alerion"]) == ((7, 5), (1, 3))
    assert all(stated[id][0] == 1 for id in ("runner", "armored", "winged", "boomer"))
    assert box.monster("archer").range == 4


@pytest.mark.rule("TLS-DICE-2", "TLS-DICE-3", "TLS-DICE-4", "TLS-DICE-5", "TLS-DICE-6")
def test_the_dice_show_every_result_of_the_book_and_six_faces_each() -> None:
    faces = [die.faces for die in the_box().dice.values()]
    assert [len(die) for die in faces] == [6, 6]
    assert {face for die in faces for face in die} == set(FACES)


@pytest.mark.rule("TLS-SETUP-16", "TLS-SCOUT-1", "TLS-SCOUT-2", "TLS-SCOUT-3")
def test_quests_directions_and_patterns() -> None:
    box = the_box()
    assert [quest.is_schaden for quest in box.quests] == [True] * 3 + [False] * 3
    assert {quest.condition for quest in box.quests} == set(QUEST_CONDITIONS)
    assert len(box.directions) == 5
    numbers = [str(number) for number in range(1, 11)] + [f"{number}b" for number in range(1, 6)]
    assert [pattern.number for pattern in box.patterns] == numbers


@pytest.mark.rule("TLS-HERO-2", "TLS-STEP-1")
@pytest.mark.parametrize("side", [0, 1])
def test_the_tokens_and_crystals_of_the_box_serve_four_heroes(side: int) -> None:
    sides = [hero.sides[side] for hero in the_box().heroes]
    assert len(sides) == 4
    tokens = Counter([value for card in sides for value in card.tokens])
    assert all(tokens[value] <= MOVEMENT_TOKENS[value] for value in tokens)
    assert sum([card.mana for card in sides]) + MANA_OF_THE_DRYAD <= MANA
    assert all(card.hit_points > BLAST for card in sides)


@pytest.mark.rule("TLS-HERO-3", "TLS-SOLO-2")
def test_the_action_tokens_of_the_box_serve_every_table() -> None:
    for players, seats in the_box().seats.items():
        heroes = seats.heroes_at_once if players == 1 else players
        assert heroes * seats.actions <= ACTION_TOKENS


@pytest.mark.rule("TLS-SETUP-15", "TLS-CATAPULT-2")
def test_flames_and_hurls_of_the_box_serve_set_up_and_catapults() -> None:
    box = the_box()
    assert 2 * len(box.panic) <= SINGLE_FLAMES
    catapult = box.structure("catapult")
    assert catapult.count * catapult.hurls == 4


@pytest.mark.rule("TLS-SETUP-3", "TLS-SETUP-12", "TLS-LAKEBURG-2", "TLS-GLENWALD-2")
@pytest.mark.parametrize(
    ("scenario", "wood", "stone"),
    [("introduction", 7, 0), ("gildenberg", 7, 0), ("lakeburg", 5, 0), ("glenwald", 0, 7)],
)
def test_what_the_maps_show_is_in_the_box(scenario: str, wood: int, stone: int) -> None:
    ground = the_box().scenarios[scenario].ground
    drawn = Counter([piece.letter for piece in ground.drawn])
    assert (drawn["W"], drawn["#"], drawn["H"], drawn["S"]) == (wood, stone, 2, 1)
    assert "".join(sorted(letter for letter in drawn if letter in "abcdef")) == "abcdef"
    assert sum(ground.is_low_obstacle) <= 9
    assert sum(ground.is_tree) <= 4


# -- variety ---------------------------------------------------------------------------------------


@pytest.mark.rule("TLS-ATTACK-3", "TLS-ATTACK-4", "TLS-EFFECT-4")
def test_every_range_area_and_effect_of_the_appendix_is_on_a_card() -> None:
    assert {attack.range for attack in attacks()} == set(RANGES)
    assert {attack.area for attack in attacks()} == set(AREAS)
    bits = 0
    for attack in attacks():
        bits |= attack.effects.bits
    assert bits == ALL_EFFECTS - NO_DODGE_ON_IMPACT.bit  # which is the Catapult's alone
    assert any(attack.effects.bounces for attack in attacks())
    assert any(attack.effects.restore_action for attack in attacks())
    assert any(attack.effects.restore_movement for attack in attacks())
    stunning = {attack.area for attack in attacks() if attack.effects.bits & STUN.bit}
    assert {area.word for area in stunning} >= {"one", "cross", "square"}


@pytest.mark.rule("TLS-ATTACK-3")
def test_no_attack_type_is_on_no_card_and_no_two_weapons_are_alike() -> None:
    used = {attack.id for attack in attacks()}
    assert used == set(the_box().attacks)
    weapons = [
        (item.type, item.hands, item.damage, *[attack.id for attack in item.attacks])
        for item in items(WEAPON)
    ]
    assert len(set(weapons)) == 54
    assert max([len(item.attacks) for item in items(WEAPON)]) <= ATTACKS_OF_A_WEAPON


@pytest.mark.rule("TLS-WEAPON-3", "TLS-WEAPON-2")
def test_ranged_weapons_attack_in_sectors_for_one_and_melee_in_spots() -> None:
    for item in items(WEAPON):
        in_sectors = [attack.is_in_sectors for attack in item.attacks]
        if item.type is RANGED:
            assert (all(in_sectors), item.damage) == (True, 1), item.id
        elif item.type is MELEE:
            assert not any(in_sectors), item.id


@pytest.mark.rule("TLS-SCROLL-1", "TLS-SCROLL-2")
def test_every_scroll_costs_mana_and_no_actions_and_has_no_limit() -> None:
    for item in items(SCROLL):
        (attack,) = item.attacks
        assert (attack.mana > 0, attack.action, attack.uses) == (True, 0, 0), item.id


@pytest.mark.rule("TLS-LEVEL-7")
def test_no_two_perks_are_alike() -> None:
    texts = [
        tuple(
            (boon.kind, boon.do, boon.n, boon.on, *boon.when, boon.each, boon.effect, boon.what)
            for boon in perk.boons
        )
        for perk in the_box().perks
    ]
    assert len(set(texts)) == 42
