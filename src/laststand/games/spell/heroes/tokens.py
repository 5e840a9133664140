"""Wounds, Mana, Action and Movement tokens: what comes back and what goes."""

from __future__ import annotations

from typing import Final

from laststand.games.spell import told
from laststand.games.spell.heroes.hero import ATTACKS_OF_A_WEAPON, Hero
from laststand.games.spell.heroes.questions import is_barred, max_mana, spend
from laststand.games.spell.options import TOKENS, TakeBack
from laststand.games.spell.state import Vigil
from laststand.games.spell.things.kinds import Boon
from laststand.games.spell.things.stash import different
from laststand.games.spell.things.words import (
    ENGINE,
    GAIN_ACTION,
    GAIN_MANA,
    GAIN_MOVEMENT,
    HEAL,
    ON_TWO_KILLS,
)
from laststand.kernel.action import O, ask
from laststand.kernel.choice import Flow, Pick

ELSEWHERE: Final = -1


def gain_mana(s: Vigil, hero: int, n: int, rule: str, cause: str) -> None:
    """TLS-MANA-2: never above the maximum."""
    h = s.heroes[hero]
    gained = min(n, mana_to_gain(s, h))
    if gained <= 0:
        return
    h.mana += gained
    told.mana_gained(s, hero, gained, rule, cause)


def mana_to_gain(s: Vigil, h: Hero) -> int:
    """How much a hero lacks, and the box can give (TLS-LIMIT-2)."""
    lacks = max_mana(s, h) - h.mana
    return min(lacks, mana_in_box(s)) if s.rulings.tokens_run_out else lacks


def mana_in_box(s: Vigil) -> int:
    taken = sum([hero.mana for hero in s.heroes if hero.is_in_play])
    return max(0, s.box.mana_crystals - taken)


def fill_mana(s: Vigil, h: Hero) -> None:
    h.mana += mana_to_gain(s, h)


# -- when the box runs out -----------------------------------------------------------------


def lacking_mana(s: Vigil, heroes: list[int]) -> list[int]:
    """How much Mana each of some heroes lacks."""
    return [max(0, max_mana(s, s.heroes[hero]) - s.heroes[hero].mana) for hero in heroes]


def is_mana_short(s: Vigil, lacks: list[int]) -> bool:
    """Whether heroes who gain Mana together lack more than the box has."""
    return s.rulings.tokens_run_out and sum(lacks) > mana_in_box(s)


def share_mana(s: Vigil, heroes: list[int], lacks: list[int]) -> Flow:
    """What each lacks becomes what each gains."""
    options = [Pick("forgo", s.hero_id(hero), hero) for hero in heroes]
    yield from share_out("forgo-mana", options, lacks, mana_in_box(s))


def share_out(asked: str, options: list[O], lacks: list[int], left: int) -> Flow:
    """TLS-LIMIT-5: the players say for each token that the box does not have who goes without."""
    if left <= 0:
        for at in range(len(lacks)):
            lacks[at] = min(lacks[at], 0)
    while sum(lacks) > left:
        lacking = [option for at, option in enumerate(options) if lacks[at] > 0]
        chosen = yield from ask(None, asked, "TLS-LIMIT-5", lacking)
        lacks[options.index(chosen)] -= 1


def lose_mana(s: Vigil, hero: int, n: int, rule: str, cause: str) -> None:
    """TLS-ABILITY-9."""
    h = s.heroes[hero]
    lost = min(n, h.mana)
    h.mana -= lost
    if lost:
        told.mana_drained(s, hero, lost, rule, cause)


def heal(s: Vigil, hero: int, n: int, rule: str, cause: str) -> None:
    h = s.heroes[hero]
    healed = min(n, h.wounds)
    if healed <= 0:
        return
    h.wounds -= healed
    told.wound_healed(s, hero, healed, rule, cause)


def gain_points(s: Vigil, hero: int, n: int, rule: str, cause: str) -> None:
    """Movement points; outside the own turn they are kept for the next (TLS-EFFECT-18)."""
    s.heroes[hero].points += n
    told.movement_gained(s, hero, n, rule, cause)


# -- Movement tokens -----------------------------------------------------------------------


def used_values(s: Vigil, hero: int) -> list[int]:
    """The different values among a hero's used tokens."""
    return different_values(s.heroes[hero], False)


def fresh_values(s: Vigil, hero: int) -> list[int]:
    return different_values(s.heroes[hero], True)


def different_values(h: Hero, are_fresh: bool) -> list[int]:
    return different([value for at, value in enumerate(h.tokens) if h.fresh[at] == are_fresh])


def refresh_tokens(s: Vigil, hero: int, n: int, rule: str, cause: str) -> Flow:
    """So many used tokens of the player's choice are fresh again."""
    for _ in range(n):
        values = used_values(s, hero)
        if not values:
            return
        tokens = [TOKENS[value] for value in values]
        token = yield from ask(s.heroes[hero].seat, "refresh-token", rule, tokens)
        s.heroes[hero].turn_token(token.value, True)
        told.token_refreshed(s, hero, token.value, rule, cause)


# -- Action tokens -------------------------------------------------------------------------


def restore_actions(s: Vigil, hero: int, n: int, rule: str, cause: str) -> Flow:
    """TLS-EFFECT-11, TLS-POTION-5: spent Action tokens come back, the player choosing from
    where; a use of an attack type is free again once its tokens are back."""
    for _ in range(n):
        places = spent_places(s, hero)
        if not places:
            return
        options = [lying_at(s, hero, at) for at in places]
        token = yield from ask(s.heroes[hero].seat, "restore-action", rule, options)
        take_back(s, hero, token.place)
        told.action_restored(s, hero, rule, cause)


def spent_places(s: Vigil, hero: int) -> list[int]:
    """Where spent Action tokens lie: on attack types, or elsewhere."""
    h = s.heroes[hero]
    spent = h.all_actions - h.actions
    places = [at for at, laid in enumerate(h.laid) if laid]
    if spent > sum(h.laid):
        places.append(ELSEWHERE)
    return places


def lying_at(s: Vigil, hero: int, place: int) -> TakeBack:
    if place == ELSEWHERE:
        return TakeBack(place, "", "")
    weapon = s.item(s.heroes[hero].weapons[place // ATTACKS_OF_A_WEAPON])
    return TakeBack(place, weapon.id, weapon.attacks[place % ATTACKS_OF_A_WEAPON].id)


def take_back(s: Vigil, hero: int, place: int) -> None:
    h = s.heroes[hero]
    h.actions += 1
    if place == ELSEWHERE:  # from Fist, or from Armor Up, which still protects (TLS-GUARD-3)
        return
    weapon = s.item(h.weapons[place // ATTACKS_OF_A_WEAPON])
    cost = weapon.attacks[place % ATTACKS_OF_A_WEAPON].action
    h.laid[place] -= 1
    if h.laid[place] <= (h.uses[place] - 1) * cost:
        h.uses[place] -= 1


# -- what kills bring ---------------------------------------------------------------------


def bring(s: Vigil, hero: int, boon: Boon, n: int) -> Flow:
    """A boon serves, so many times at once."""
    if not brings_something(s, s.heroes[hero], boon):
        return
    spend(s.heroes[hero], boon)
    rule = "TLS-TRAIT-6"
    if boon.do is GAIN_ACTION:
        yield from restore_actions(s, hero, boon.n * n, rule, boon.source)
    elif boon.do is GAIN_MANA:
        gain_mana(s, hero, boon.n * n, rule, boon.source)
    elif boon.do is GAIN_MOVEMENT:
        gain_points(s, hero, boon.n * n, rule, boon.source)
    elif boon.do is HEAL:
        heal(s, hero, boon.n * n, rule, boon.source)


def brings_something(s: Vigil, h: Hero, boon: Boon) -> bool:
    """TLS-TRAIT-10: where a boon brings nothing it has not served."""
    if boon.do is GAIN_ACTION:
        return h.actions < h.all_actions
    if boon.do is GAIN_MANA:
        return mana_to_gain(s, h) > 0
    return boon.do is not HEAL or h.wounds > 0


def reward_two_kills(s: Vigil, hero: int) -> Flow:
    """TLS-ARMORY-18, TLS-ARMORY-19: cards that two kills in one turn restore, or that refresh a
    token; when the second falls, and so once a turn (TLS-ARMORY-27)."""
    h = s.heroes[hero]
    for place, number in enumerate(h.armors):
        item = s.item(number)
        if is_barred(s, hero, item):  # TLS-ARMORY-17
            continue
        if item.restore_kills and not h.ready[place]:
            h.ready[place] = True
            told.card_restored(s, hero, item, "TLS-ARMORY-18")
        if item.two_kills_refresh_token:
            yield from refresh_tokens(s, hero, 1, "TLS-ARMORY-19", item.id)


def reward_kill_by_card(s: Vigil, hero: int, kills_before: int) -> Flow:
    """The second Monster of the own turn may fall by a card: under a Dive Bomb, or the shot of a
    Defense. What falls so in the hero's own attack is rewarded when that is over."""
    h, a = s.heroes[hero], s.attack
    if s.active != hero or not h.kills_in_turn >= 2 > kills_before:
        return
    if a is not None and a.type is not ENGINE:
        return
    for boon in h.boons.every:
        if boon.on is ON_TWO_KILLS and not boon.when and boon.number not in h.spent_boons:
            yield from bring(s, hero, boon, 1)
    yield from reward_two_kills(s, hero)
