"""Wounds, Mana, Action and Movement tokens: what comes back and what goes."""

from __future__ import annotations

from laststand.games.spell.heroes.questions import max_mana
from laststand.games.spell.options import TOKENS, TakeBack
from laststand.games.spell.state import ATTACKS_OF_A_WEAPON, Hero, Vigil
from laststand.games.spell.things.stash import different
from laststand.kernel.choice import Choice, Option, Pick
from laststand.kernel.step import Flow

ELSEWHERE = -1


def gain_mana(s: Vigil, hero: int, n: int, rule: str, cause: str) -> None:
    """TLS-MANA-2: never above the maximum."""
    h = s.heroes[hero]
    gained = min(n, max_mana(s, h) - h.mana)
    if gained <= 0:
        return
    h.mana += gained
    if s.log is not None:
        s.log.tell("ManaGained", rule, cause, hero=s.hero_id(hero), n=gained, left=h.mana)


def lose_mana(s: Vigil, hero: int, n: int, rule: str, cause: str) -> None:
    """TLS-ABILITY-9."""
    h = s.heroes[hero]
    lost = min(n, h.mana)
    h.mana -= lost
    if lost and s.log is not None:
        s.log.tell("ManaDrained", rule, cause, hero=s.hero_id(hero), n=lost, left=h.mana)


def heal(s: Vigil, hero: int, n: int, rule: str, cause: str) -> None:
    h = s.heroes[hero]
    healed = min(n, h.wounds)
    if healed <= 0:
        return
    h.wounds -= healed
    if s.log is not None:
        s.log.tell("WoundHealed", rule, cause, hero=s.hero_id(hero), n=healed, left=h.wounds)


def gain_points(s: Vigil, hero: int, n: int, rule: str, cause: str) -> None:
    """Movement points; outside the own turn they are kept for the next (TLS-EFFECT-18)."""
    h = s.heroes[hero]
    h.points += n
    if s.log is not None:
        s.log.tell("MovementGained", rule, cause, hero=s.hero_id(hero), n=n, points=h.points)


# -- Movement tokens -----------------------------------------------------------------------


def used_values(s: Vigil, hero: int) -> list[int]:
    """The different values among a hero's used tokens."""
    return different_values(s.heroes[hero], False)


def fresh_values(s: Vigil, hero: int) -> list[int]:
    return different_values(s.heroes[hero], True)


def different_values(h: Hero, are_fresh: bool) -> list[int]:
    return different([value for at, value in enumerate(h.tokens) if h.fresh[at] == are_fresh])


def turn_token(s: Vigil, hero: int, value: int, to_fresh: bool) -> None:
    """Turns over one token of that value."""
    h = s.heroes[hero]
    for at, token in enumerate(h.tokens):
        if token == value and h.fresh[at] != to_fresh:
            h.fresh[at] = to_fresh
            return


def refresh_tokens(s: Vigil, hero: int, n: int, rule: str, cause: str) -> Flow:
    """So many used tokens of the player's choice are fresh again."""
    for _ in range(n):
        values = used_values(s, hero)
        if not values:
            return
        value = values[0]
        if len(values) > 1:
            options: list[Option] = [TOKENS[value] for value in values]
            option = yield Choice(s.heroes[hero].seat, "refresh-token", rule, options)
            assert isinstance(option, Pick)
            value = option.value
        turn_token(s, hero, value, True)
        if s.log is not None:
            s.log.tell("TokenRefreshed", rule, cause, hero=s.hero_id(hero), value=value)


# -- Action tokens -------------------------------------------------------------------------


def restore_actions(s: Vigil, hero: int, n: int, rule: str, cause: str) -> Flow:
    """TLS-EFFECT-11, TLS-POTION-5: spent Action tokens come back, the player choosing from
    where; a use of an attack type is free again once its tokens are back."""
    for _ in range(n):
        places = spent_places(s, hero)
        if not places:
            return
        place = places[0]
        if len(places) > 1:
            options: list[Option] = [lying_at(s, hero, at) for at in places]
            option = yield Choice(s.heroes[hero].seat, "restore-action", rule, options)
            assert isinstance(option, TakeBack)
            place = option.place
        take_back(s, hero, place)
        if s.log is not None:
            left = s.heroes[hero].actions
            s.log.tell("ActionRestored", rule, cause, hero=s.hero_id(hero), left=left)


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
