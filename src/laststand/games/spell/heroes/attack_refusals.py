"""Why a hero cannot attack, strike with Fist or Armor Up."""

from __future__ import annotations

from typing import Final

from laststand.games.spell.heroes.attacks import NOT_PLACED, aims, why_not_attack
from laststand.games.spell.heroes.conditions import effects_before, mana_cost, uses_of
from laststand.games.spell.heroes.ranges import needs_sight, spares_own_area, spots_in_range
from laststand.games.spell.map.geometry import SPOT_NAMES, SPOTS, is_in_area
from laststand.games.spell.map.sight import hidden_from, hider
from laststand.games.spell.options import MOVES, Assault
from laststand.games.spell.state import Hero, Vigil
from laststand.games.spell.things.kinds import AttackType, Item
from laststand.games.spell.things.words import ALLY, ALLY_OR_SELF, FIST, LINE_3_MOVE
from laststand.kernel.choice import Refusal
from laststand.kernel.events import Fact

TYPE_REFUSALS: Final = {
    "TLS-HEROES-4": "attacked-already",
    "TLS-ATTACK-2": "attack-used-up",
    "TLS-ATTACK-1": "too-few-points",
    "TLS-MANA-1": "too-little-mana",
}

ONE_ACTION: Final[dict[str, Fact]] = {"action": 1, "movement": 0}


def weapon_refusals(s: Vigil, hero: int) -> list[Refusal]:
    """What stands against the attacks of a hero's weapons and Scrolls."""
    h = s.heroes[hero]
    refusals: list[Refusal] = []
    for place, number in enumerate(h.weapons):
        item = s.item(number)
        for at in range(len(item.attacks)):
            refusals.extend(attack_refusals(s, h, item, place, at))
    for number in h.scrolls:
        refusals.extend(attack_refusals(s, h, s.item(number), NOT_PLACED, 0))
    return refusals


def trapped_refusals(s: Vigil, h: Hero) -> list[Refusal]:
    """TLS-DRYAD-21: nothing but Fist is left to a hero on a token."""
    names = ["armor up"]
    for number in [*h.weapons, *h.scrolls]:
        item = s.item(number)
        names.extend([f"{verb_of(item)} {item.id} {attack.id}" for attack in item.attacks])
    names.extend([MOVES[spot].notation() for spot in range(SPOTS) if s.ground.exists[spot]])
    by: dict[str, Fact] = {"monster": s.box.monster_ids[h.trapped_by]}
    return [Refusal(name, "trapped", "TLS-DRYAD-21", by) for name in names]


def verb_of(item: Item) -> str:
    return "attack" if item.deck >= 0 else "read"


# -- attacks -------------------------------------------------------------------------------


def attack_refusals(s: Vigil, h: Hero, item: Item, place: int, at: int) -> list[Refusal]:
    attack = item.attacks[at]
    name = f"{verb_of(item)} {item.id} {attack.id}"
    facts: dict[str, Fact] = {
        "item": item.id,
        "attack": attack.id,
        "action": attack.action,
        "movement": attack.movement,
        "mana": mana_cost(s, h, item, attack),
        "left": h.mana,
        "uses": uses_of(s, h, item, attack),
    }
    rule = why_not_attack(s, h, item, place, at)
    if rule:
        return [Refusal(name, TYPE_REFUSALS[rule], rule, facts)]
    offered = [
        option.impact
        for option in aims(s, h, item, place, at, attack)
        if isinstance(option, Assault)
    ]
    refusals = []
    for spot in figures_to_aim_at(s, attack):
        if spot not in offered:
            why, rule = why_not_there(s, h, item, attack, spot)
            there = {**facts, "spot": SPOT_NAMES[spot], **hidden_by(s, h, spot)}
            refusals.append(Refusal(f"{name} {SPOT_NAMES[spot]}", why, rule, there))
    return refusals


def figures_to_aim_at(s: Vigil, attack: AttackType) -> list[int]:
    """The spots of Monsters, or of heroes where the attack helps them."""
    if attack.area == ALLY or attack.area == ALLY_OR_SELF:
        return [s.heroes[hero].spot for hero in s.heroes_in_play()]
    return [monster.spot for monster in s.monsters]


def hidden_by(s: Vigil, h: Hero, spot: int) -> dict[str, Fact]:
    """What hides a spot from a hero, and where it is next to the hero."""
    near = hider(s.town, h.spot, spot)
    if near < 0:
        return {"by": "", "near": ""}
    return {"by": s.occupant(near), "near": SPOT_NAMES[near]}


def why_not_there(s: Vigil, h: Hero, item: Item, attack: AttackType, spot: int) -> tuple[str, str]:
    if attack.area == ALLY and spot == h.spot:
        return "not-the-hero", "TLS-EFFECT-14"
    if spot not in spots_in_range(s, h, item, attack) and spot != h.spot:
        return "out-of-range", "TLS-ATTACK-3"
    if attack.area == ALLY or attack.area == ALLY_OR_SELF:
        return "nothing-to-restore", "TLS-EFFECT-11"
    if is_in_area(h.spot, spot) and spares_own_area(h, item.type):
        return "in-own-area", "TLS-WEAPON-4"
    if needs_sight(s, h, item, attack, effects_before(h, s, item, attack)):
        if spot in hidden_from(s.town, h.spot):
            return "out-of-sight", "TLS-SIGHT-8"
        if s.ground.is_under_tree[spot]:
            return "under-a-tree", "TLS-TREE-1"
    if attack.area == LINE_3_MOVE:
        return "landing-occupied", "TLS-SHAPE-7"
    return why_not_boss(s, item.type, h.spot, spot) or ("not-an-attack", "TLS-ATTACK-3")


def why_not_boss(s: Vigil, type: int, origin: int, spot: int) -> tuple[str, str] | None:
    monster = s.monster_at[spot]
    return None if monster is None else s.boss.why_unhurt(s, monster, type, origin, spot)


def fist_refusals(s: Vigil, h: Hero) -> list[Refusal]:
    refusals = []
    for spot in [*s.ground.adjacent[h.spot], h.spot]:
        if s.monster_at[spot] is None and not s.is_trapped(spot):
            if s.hero_at[spot] >= 0 and spot != h.spot:
                refusals.append(friendly(s, spot))
            continue
        barred = why_not_boss(s, FIST, h.spot, spot)
        if barred is not None:
            refusals.append(Refusal(f"fist {SPOT_NAMES[spot]}", *barred))
        elif h.has_attacked:
            refusals.append(Refusal(f"fist {SPOT_NAMES[spot]}", "attacked-already", "TLS-HEROES-4"))
        elif h.actions < 1:
            refusals.append(
                Refusal(f"fist {SPOT_NAMES[spot]}", "too-few-points", "TLS-FIST-1", ONE_ACTION)
            )
    return refusals


def friendly(s: Vigil, spot: int) -> Refusal:
    facts: dict[str, Fact] = {"hero": s.hero_id(s.hero_at[spot]), "spot": SPOT_NAMES[spot]}
    return Refusal(f"fist {SPOT_NAMES[spot]}", "friendly", "TLS-FIST-1", facts)


def guard_refusals(h: Hero) -> list[Refusal]:
    if h.has_guarded:
        return [Refusal("armor up", "guarded-already", "TLS-GUARD-1")]
    if h.actions:
        return []
    return [Refusal("armor up", "too-few-points", "TLS-GUARD-1", ONE_ACTION)]
