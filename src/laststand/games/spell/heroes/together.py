"""Damage that comes to heroes together: what of it is settled first, and whether it matters which
(Night p. 3 and 14)."""

from __future__ import annotations

from collections.abc import Generator

from laststand.games.spell.board.monsters import monsters_on
from laststand.games.spell.heroes.armors import ways_to_restore
from laststand.games.spell.heroes.damage import (
    BY_DRAINER,
    BY_EXPLOSION,
    TakeDamage,
    can_survive,
    goes_on_without,
    saviours,
)
from laststand.games.spell.heroes.questions import (
    guard_strength,
    is_barred,
    is_made_worse,
    max_hit_points,
    perks_against_damage,
)
from laststand.games.spell.map.pieces import Monster
from laststand.games.spell.options import Deal
from laststand.games.spell.state import Vigil
from laststand.games.spell.things.kinds import Item
from laststand.games.spell.things.words import (
    THEN_GAIN_MANA,
    THEN_HEAL_OTHER,
    THEN_STRIKE_ADJACENT,
    THEN_WOUND_FOR_MANA,
    THEN_WOUND_FOR_TOKENS,
    USE_ON_DAMAGE,
    ThenWord,
)
from laststand.kernel.action import ask
from laststand.kernel.choice import Choice, Flow, Option


def take_together(s: Vigil, due: list[TakeDamage]) -> Flow | None:
    """Each of some heroes takes damage at once: whoever may kill the Boss first (TLS-END-6), the
    others as the players say (TLS-STRIKE-10)."""
    first = [damage for damage in due if may_answer_boss(s, damage)]
    others = [damage for damage in due if damage not in first]
    if order_matters(s, others):
        return _in_order(s, first, others)
    s.then_all([*first, *others])
    return None


def _in_order(s: Vigil, ordered: list[TakeDamage], due: list[TakeDamage]) -> Flow:
    while order_matters(s, due):
        at = yield from choose_first(s, due)
        ordered.append(due.pop(at))
    s.then_all([*ordered, *due])


def choose_first(s: Vigil, due: list[TakeDamage]) -> Generator[Choice, Option, int]:
    """The place of the damage that the players put first."""
    options = [
        Deal(damage.cause, s.hero_id(damage.hero), damage.n, due.index(damage))
        for damage in different(due)
    ]
    chosen = yield from ask(None, "order-damage", "TLS-STRIKE-10", options)
    return chosen.place


def different(due: list[TakeDamage]) -> list[TakeDamage]:
    """Of damage that is alike one is enough."""
    found: list[TakeDamage] = []
    for damage in due:
        if not is_among(damage, found):
            found.append(damage)
    return found


def is_among(damage: TakeDamage, others: list[TakeDamage]) -> bool:
    for other in others:
        if is_alike(damage, other):
            return True
    return False


def is_alike(one: TakeDamage, other: TakeDamage) -> bool:
    return one.hero == other.hero and one.n == other.n and one.source == other.source


# -- whether it matters --------------------------------------------------------------------


def order_matters(s: Vigil, due: list[TakeDamage]) -> bool:
    """TLS-STRIKE-10: whether damage taken in another order could end otherwise."""
    if len(due) < 2:
        return False
    kinds = different(due)
    if len(kinds) < 2:
        return False
    for damage in kinds:
        if may_heal_another(s, due, damage) or may_lose_saviour(s, due, damage):
            return True
    for hero in heroes_hit(kinds):
        if is_one_of_several(s, due, kinds, hero):
            return True
    return False


def heroes_hit(due: list[TakeDamage]) -> list[int]:
    """Each once."""
    found: list[int] = []
    for damage in due:
        if damage.hero not in found:
            found.append(damage.hero)
    return found


def may_heal_another(s: Vigil, due: list[TakeDamage], damage: TakeDamage) -> bool:
    """A card heals another who is hit too: not alike before and after if there is no Wound yet, or
    if the hit may kill."""
    n = cards_bring(s, damage, THEN_HEAL_OTHER)
    if n == 0:
        return False
    others = [other.hero for other in due if other.hero != damage.hero]
    return any([s.heroes[hero].wounds < n or may_die(s, due, hero) for hero in others])


def may_lose_saviour(s: Vigil, due: list[TakeDamage], damage: TakeDamage) -> bool:
    """Where the game goes on without a hero who dies, nobody is saved by the dead."""
    if not goes_on_without(s) or not may_die(s, due, damage.hero):
        return False
    return any([may_die(s, due, holder) for holder, _ in saviours(s, damage.hero)])


def may_die(s: Vigil, due: list[TakeDamage], hero: int) -> bool:
    """Whether a hero is hit who dies if nothing lowers the damage."""
    h = s.heroes[hero]
    n = 0
    for damage in due:
        if damage.hero == hero:
            n += damage.n
    return n > 0 and h.wounds + n + is_made_worse(s, h) >= max_hit_points(s, h)


def may_die_early(s: Vigil, due: list[TakeDamage], own: list[TakeDamage]) -> bool:
    """Whether a hero whom several attacks hit may die before the last of them: who is saved from
    the last is saved in any order."""
    hero = own[0].hero
    wounding = (THEN_WOUND_FOR_MANA, THEN_WOUND_FOR_TOKENS)
    if any([cards_bring(s, damage, do) > 0 for damage in own for do in wounding]):
        return may_die(s, due, hero)
    least = min(own, key=lambda damage: damage.n)
    return may_die(s, [damage for damage in due if damage is not least], hero)


def is_one_of_several(s: Vigil, due: list[TakeDamage], kinds: list[TakeDamage], hero: int) -> bool:
    """One hero is hit by different attacks, and something serves against the first of them only,
    saves from the one that kills, or hangs on Mana that one of them takes."""
    own = [damage for damage in kinds if damage.hero == hero]
    if len(own) < 2:
        return False
    is_saved = may_die(s, due, hero) and (can_survive(s, hero) or len(saviours(s, hero)) > 0)
    if is_saved and may_die_early(s, due, own):
        return True
    return is_first_told_apart(s, own) or hangs_on_mana(s, own)


def is_first_told_apart(s: Vigil, own: list[TakeDamage]) -> bool:
    """Armor Up (TLS-GUARD-2), or what makes a first attack worse. It is all the same as long as
    Armor Up is not stronger than an attack, and all else that helps could be used against the
    strongest that is left."""
    h = s.heroes[own[0].hero]
    spared = guard_strength(h) if h.is_guarding else 0
    if spared == 0 and not is_made_worse(s, h):
        return False
    least, most = own[0].n, 0
    for damage in own:
        least = min(least, damage.n)
        if damage.source != BY_EXPLOSION:
            most = max(most, damage.n)
    return least < spared or most - spared < help_at_hand(s, own)


def help_at_hand(s: Vigil, own: list[TakeDamage]) -> int:
    """How much damage of several attacks cards and Perks can prevent; a card that is restored for a
    price serves against each."""
    hero = own[0].hero
    n = 0
    for boon in perks_against_damage(s, s.heroes[hero]):
        n += boon.n
    for item in usable_cards(s, hero):
        is_restored = item.restore_mana > 0 or item.restore_tokens > 0
        n += item.prevent * (len(own) if is_restored else 1)
    return n


def hangs_on_mana(s: Vigil, own: list[TakeDamage]) -> bool:
    """Mana restores a card against one of the attacks, and another drains it (TLS-ABILITY-13) or
    lets a card bring it."""
    h = s.heroes[own[0].hero]
    prices = [s.item(number).restore_mana for number in h.armors]
    words = (THEN_GAIN_MANA, THEN_WOUND_FOR_MANA)
    if is_drained(own):
        if any([0 < price <= h.mana for price in prices]):
            return True
    elif not any([h.mana < price * len(own) for price in prices]):
        return False
    return any([cards_bring(s, damage, do) > 0 for damage in own for do in words])


def is_drained(own: list[TakeDamage]) -> bool:
    for damage in own:
        if damage.source == BY_DRAINER:
            return True
    return False


# -- cards ---------------------------------------------------------------------------------


def cards_bring(s: Vigil, damage: TakeDamage, do: ThenWord) -> int:
    """How much of something the cards bring that the hero may use against damage."""
    if damage.source == BY_EXPLOSION:
        return 0
    n = 0
    for item in usable_cards(s, damage.hero):
        for then in item.then:
            if then.do is do:
                n += then.n
    return n


def usable_cards(s: Vigil, hero: int) -> list[Item]:
    """The cards that serve against damage and are ready, or can be restored."""
    h = s.heroes[hero]
    found: list[Item] = []
    for place, number in enumerate(h.armors):
        item = s.item(number)
        if item.use is not USE_ON_DAMAGE or is_barred(s, hero, item):
            continue
        if h.ready[place] or ways_to_restore(s, hero, place):
            found.append(item)
    return found


# -- the Boss ------------------------------------------------------------------------------


def may_answer_boss(s: Vigil, damage: TakeDamage) -> bool:
    """TLS-END-6: whether a card used against the damage may kill the Boss."""
    n = cards_bring(s, damage, THEN_STRIKE_ADJACENT)
    if n == 0:
        return False
    adjacent = s.ground.adjacent[s.heroes[damage.hero].spot]
    return any([may_fall(s, monster, n) for monster in monsters_on(s, adjacent)])


def may_fall(s: Vigil, monster: Monster, n: int) -> bool:
    """Whether so much damage to a Monster wins the scenario."""
    return monster.hits_left <= n and s.boss.falls_with(monster) and not s.boss.is_unhurt(monster)
