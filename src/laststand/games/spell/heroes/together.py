"""Damage that comes to heroes together: what of it is settled first (Night p. 3 and 14)."""

from __future__ import annotations

from laststand.games.spell.board.monsters import monsters_on
from laststand.games.spell.heroes.armors import ways_to_restore
from laststand.games.spell.heroes.damage import BY_EXPLOSION, TakeDamage
from laststand.games.spell.heroes.questions import is_barred
from laststand.games.spell.map.pieces import Monster
from laststand.games.spell.state import Vigil
from laststand.games.spell.things.words import THEN_STRIKE_ADJACENT, USE_ON_DAMAGE, ThenWord


def cards_bring(s: Vigil, damage: TakeDamage, do: ThenWord) -> int:
    """How much of something the cards bring that the hero may use against damage."""
    if damage.source == BY_EXPLOSION:
        return 0
    h = s.heroes[damage.hero]
    n = 0
    for place, number in enumerate(h.armors):
        item = s.item(number)
        if item.use is not USE_ON_DAMAGE or is_barred(s, damage.hero, item):
            continue
        if h.ready[place] or ways_to_restore(s, damage.hero, place):
            n += sum([then.n for then in item.then if then.do is do])
    return n


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
