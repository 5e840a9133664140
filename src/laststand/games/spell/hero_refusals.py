"""Why something is not among a hero's options."""

from __future__ import annotations

from typing import Final

from laststand.games.spell.attacks import NOT_PLACED, aims, why_not_attack
from laststand.games.spell.geometry import SPOT_NAMES, SPOTS
from laststand.games.spell.hero_moves import can_jump_over, jump_landings, walk
from laststand.games.spell.options import JUMPS, MOVES, Assault
from laststand.games.spell.questions import effects_before, has, jump_cost
from laststand.games.spell.ranges import is_under_tree, needs_sight, offset, spots_in_range
from laststand.games.spell.sight import blocker, hidden_from
from laststand.games.spell.state import Hero, Vigil
from laststand.games.spell.things import CLOSE_SHOT, LINE_3_MOVE, RANGED, WALL, AttackType, Item
from laststand.kernel.choice import Refusal
from laststand.kernel.events import Fact

TYPE_REFUSALS: Final = {
    "TLS-HEROES-4": "attacked-already",
    "TLS-ATTACK-2": "attack-used-up",
    "TLS-ATTACK-1": "too-few-points",
    "TLS-MANA-1": "too-little-mana",
}


def hero_refusals(s: Vigil, hero: int) -> list[Refusal]:
    h = s.heroes[hero]
    refusals = [*fist_refusals(s, h), *guard_refusals(h), *move_refusals(s, hero)]
    for place, number in enumerate(h.weapons):
        item = s.item(number)
        for at in range(len(item.attacks)):
            refusals.extend(attack_refusals(s, h, item, place, at))
    for number in h.scrolls:
        refusals.extend(attack_refusals(s, h, s.item(number), NOT_PLACED, 0))
    return refusals


# -- attacks -------------------------------------------------------------------------------


def attack_refusals(s: Vigil, h: Hero, item: Item, place: int, at: int) -> list[Refusal]:
    attack = item.attacks[at]
    verb = "attack" if item.deck >= 0 else "read"
    name = f"{verb} {item.id} {attack.id}"
    facts: dict[str, Fact] = {"item": item.id, "attack": attack.id}
    rule = why_not_attack(s, h, item, place, at)
    if rule:
        return [Refusal(name, TYPE_REFUSALS[rule], rule, facts)]
    offered = [
        option.impact
        for option in aims(s, h, item, place, at, attack)
        if isinstance(option, Assault)
    ]
    refusals = []
    for monster in s.monsters:
        if monster.spot not in offered:
            why, rule = why_not_there(s, h, item, attack, monster.spot)
            there = {**facts, "spot": SPOT_NAMES[monster.spot], "by": blocker(s, h.spot)}
            notation = f"{name} {SPOT_NAMES[monster.spot]}"
            refusals.append(Refusal(notation, why, rule, there))
    return refusals


def why_not_there(s: Vigil, h: Hero, item: Item, attack: AttackType, spot: int) -> tuple[str, str]:
    if spot not in spots_in_range(s, h, item, attack):
        return "out-of-range", "TLS-ATTACK-3"
    if item.type == RANGED and spot in s.ground.area[h.spot] and not has(h, CLOSE_SHOT):
        return "in-own-area", "TLS-WEAPON-4"
    if needs_sight(s, h, item, attack, effects_before(h, s, item, attack)):
        if spot in hidden_from(s, h.spot):
            return "out-of-sight", "TLS-SIGHT-8"
        if is_under_tree(s, spot):
            return "under-a-tree", "TLS-TREE-1"
    if attack.area == LINE_3_MOVE:
        return "landing-occupied", "TLS-SHAPE-7"
    return "not-an-attack", "TLS-ATTACK-3"


def fist_refusals(s: Vigil, h: Hero) -> list[Refusal]:
    refusals = []
    for spot in s.ground.adjacent[h.spot]:
        if s.monster_at[spot] is None:
            continue
        if h.has_attacked:
            refusals.append(Refusal(f"fist {SPOT_NAMES[spot]}", "attacked-already", "TLS-HEROES-4"))
        elif h.actions < 1:
            refusals.append(Refusal(f"fist {SPOT_NAMES[spot]}", "too-few-points", "TLS-FIST-1"))
    return refusals


def guard_refusals(h: Hero) -> list[Refusal]:
    if h.has_guarded:
        return [Refusal("armor up", "guarded-already", "TLS-GUARD-1")]
    return [] if h.actions else [Refusal("armor up", "too-few-points", "TLS-GUARD-1")]


# -- movement ------------------------------------------------------------------------------


def move_refusals(s: Vigil, hero: int) -> list[Refusal]:
    h = s.heroes[hero]
    reach = {spot for ring in walk(s, hero) for spot in ring}
    refusals = []
    for spot in range(SPOTS):
        if s.ground.exists[spot] and spot != h.spot and spot not in reach:
            why, rule = why_not_move(s, spot)
            refusals.append(Refusal(MOVES[spot].notation(), why, rule))
    landings = jump_landings(s, hero)
    for direction in range(4):
        landing = offset(s.ground, h.spot, direction, 2, 0)
        if landing >= 0 and landing not in landings:
            over = s.ground.next[direction][h.spot]
            refusals.extend(why_not_jump(s, h, over, landing))
    return refusals


def why_not_move(s: Vigil, spot: int) -> tuple[str, str]:
    if s.is_mist(spot):
        return "in-the-mist", "TLS-STEP-4"
    if not s.is_free_for_hero(spot):
        return "occupied", "TLS-STEP-3"
    return "too-far", "TLS-STEP-2"


def why_not_jump(s: Vigil, h: Hero, over: int, landing: int) -> list[Refusal]:
    notation = JUMPS[landing].notation()
    structure = s.structure_at[over]
    if not can_jump_over(s, h, over):
        if structure is not None and structure.kind.family == WALL:
            return [Refusal(notation, "stone-wall", "TLS-WALL-1")]
        return []
    if not s.is_free_for_hero(landing):
        return [Refusal(notation, "landing-occupied", "TLS-JUMP-2")]
    if h.points < jump_cost(h):
        return [Refusal(notation, "too-few-points", "TLS-JUMP-1")]
    return []
