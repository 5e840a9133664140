"""The exact chance of an attack to hit each Monster in its area, and all of them."""

from __future__ import annotations

from fractions import Fraction
from math import prod

from laststand.games.spell.board.dice import faces_that_hit
from laststand.games.spell.heroes.areas import covered
from laststand.games.spell.heroes.attack import Attack
from laststand.games.spell.heroes.attacks import (
    attack_with,
    attack_with_fist,
    bits_against,
    dice_against,
    free_rerolls,
    is_spared,
    is_unseen,
    reroll_price,
    why_not_bought,
)
from laststand.games.spell.heroes.conditions import damage_on, mana_cost, rerolls_by_boons
from laststand.games.spell.heroes.defenses import attack_of
from laststand.games.spell.map.pieces import Monster
from laststand.games.spell.map.spots import SPOT_NAMES
from laststand.games.spell.options import Assault, Curse, Fire, OnSpot, Reroll
from laststand.games.spell.state import Vigil
from laststand.games.spell.things.kinds import DefenseDie
from laststand.games.spell.things.words import FIST, ISOLATION
from laststand.kernel.choice import Choice, Option
from laststand.kernel.events import Fact
from laststand.kernel.game import Odds


def chance_of_hit(s: Vigil, dice: list[DefenseDie], bits: int, rerolls: int) -> Fraction:
    """TLS-DICE-9: every die must count; TLS-EFFECT-17: each re-roll is another chance."""
    once = Fraction(1)
    for die in dice:
        once *= Fraction(faces_that_hit(die, bits), len(die.faces))
    return 1 - (1 - once) ** (1 + rerolls)


def odds_of_options(s: Vigil, choice: Choice) -> dict[str, list[Odds]]:
    """For every attack offered, each Monster in its area; a Cursed die is left as it is, and every
    re-roll that can be had is used. In an attack, for its next spot, its dice and each re-roll."""
    found: dict[str, list[Odds]] = {}
    for option in choice.options:
        chances: list[Odds] = []
        if choice.ask == "hero-turn" or (choice.ask == "target" and s.attack is None):
            attack = planned(s, option)
            if attack is not None:
                chances = chances_of(s, option, attack)
        elif s.attack is not None:
            chances = chances_in(s, s.attack.clone(), choice, option)
        if chances:
            found[option.notation()] = chances
    return found


def chances_in(s: Vigil, attack: Attack, choice: Choice, option: Option) -> list[Odds]:
    """What an answer brings in an attack in progress."""
    if isinstance(option, Reroll):
        monster = target_on(s, option.spot)
        bits = bits_against(s, attack, monster)
        chance = chance_of_hit(s, option.dice, bits, 0)
        return [odds_of_hit(s, attack, monster, option.spot, chance)]
    if choice.ask == "curse":
        change = choice.options[0]
        assert isinstance(change, Curse)
        monster = target_on(s, change.spot)
        dice = option.dice if isinstance(option, Curse) else monster.kind.dice
        chance = against(s, attack, monster, dice)
        return [odds_of_hit(s, attack, monster, change.spot, chance)]
    if isinstance(option, OnSpot) and option.verb in ("at", "bounce"):
        if option.verb == "at":
            attack.impact = option.spot
        return chances_on(s, attack, [option.spot])
    return []


def target_on(s: Vigil, spot: int) -> Monster:
    monster = s.monster_at[spot]
    assert monster is not None
    return monster


def odds_of_hit(s: Vigil, attack: Attack, monster: Monster, spot: int, chance: Fraction) -> Odds:
    """With what the hit does: the Monster falls, or has so many Hit Points left."""
    facts: dict[str, Fact] = {"monster": monster.kind.id, "spot": SPOT_NAMES[spot]}
    if s.boss.is_unhurt(monster):
        return Odds("unhurt", facts, chance)
    left = monster.kind.hit_points - monster.wounds - damage_on(s, attack, monster)
    if left <= 0:
        return Odds("falls", facts, chance)
    return Odds("hit", facts | {"left": left}, chance)


def chances_of(s: Vigil, option: Option, attack: Attack) -> list[Odds]:
    spots = covered(s, option) or [attack.impact]
    if attack.type is FIST and attack.impact == attack.origin:
        return [odds_of_token(s, attack)]
    return chances_on(s, attack, spots)


def chances_on(s: Vigil, attack: Attack, spots: list[int]) -> list[Odds]:
    """Of Monsters first, then of heroes, who are hit for certain (TLS-ATTACK-6)."""
    chances: list[Odds] = []
    struck: list[Monster] = []
    for spot in spots:
        monster = s.monster_at[spot]
        if monster is not None and not is_spared(s, attack, spot):
            chance = against(s, attack, monster, dice_against(s, attack, monster))
            chances.append(odds_of_hit(s, attack, monster, spot, chance))
            struck.append(monster)
            attack.has_struck_wide = attack.has_struck_wide or monster.kind.spots > 1
    if len(struck) > 1 and all(is_steady(s, attack, monster) for monster in struck):
        all_of_them = prod((each.chance for each in chances), start=Fraction(1))
        chances.append(Odds("all", {"n": len(struck)}, all_of_them))
    if attack.type is FIST:
        return chances
    harm = "hero-hit" if chances else "only-hero-hit"  # TLS-ATTACK-11
    return chances + [
        odds_of_hero(s, spot, harm)
        for spot in spots
        if s.hero_at[spot] >= 0 and not is_unseen(s, attack, spot)
    ]


def is_steady(s: Vigil, attack: Attack, monster: Monster) -> bool:
    """Whether its chance is the same whatever becomes of the others: neither a re-roll for being
    isolated nor one of a Perk, which may depend on them."""
    isolates = bits_against(s, attack, monster) & ISOLATION.bit
    return not isolates and rerolls_by_boons(s, attack, monster) == 0


def odds_of_hero(s: Vigil, spot: int, harm: str) -> Odds:
    facts: dict[str, Fact] = {"hero": s.hero_id(s.hero_at[spot]), "spot": SPOT_NAMES[spot]}
    return Odds(harm, facts, Fraction(1))


def odds_of_token(s: Vigil, attack: Attack) -> Odds:
    """TLS-DRYAD-22: a trapped hero's Fist on the token underneath."""
    token = s.box.monsters[s.heroes[attack.hero].trapped_by]
    facts: dict[str, Fact] = {"monster": token.id, "spot": SPOT_NAMES[attack.impact]}
    return Odds("falls", facts, chance_of_hit(s, token.dice, 0, 0))


def planned(s: Vigil, option: Option) -> Attack | None:
    """The attack an option would begin, as far as the dice depend on it."""
    h = s.heroes[s.active]
    if isinstance(option, Assault):
        if not option.attack.strikes:
            return None
        attack = attack_with(s, s.active, option.item, option.number)
        attack.impact = option.impact
        left = h.mana - mana_cost(s, h, option.item, option.attack)
        attack.mana_reroll_used = left < reroll_price(s, attack)
        return attack
    if isinstance(option, Fire):
        return shot(s, option)
    if isinstance(option, OnSpot) and option.verb == "fist":
        attack = attack_with_fist(s, s.active)
        attack.impact = option.spot
        return attack
    return None


def shot(s: Vigil, option: Fire) -> Attack | None:
    structure = s.structure_at[option.origin]
    if structure is None or structure.kind.attack is None:
        return None
    attack = attack_of(s, s.active, structure)
    attack.impact = option.impact
    return attack


def against(s: Vigil, attack: Attack, monster: Monster, dice: list[DefenseDie]) -> Fraction:
    bits = bits_against(s, attack, monster)
    rerolls = free_rerolls(s, attack, monster, bits)
    if why_not_bought(s, attack, monster) is None:
        rerolls += 1
    most = s.box.most_rerolls - attack.rerolled.count(monster.serial)
    return chance_of_hit(s, dice, bits, min(rerolls, most))
