"""Solo mode: heroes are recruited (Night, Modo en Solitario)."""

from __future__ import annotations

from typing import Final

from laststand.games.spell import told
from laststand.games.spell.day.acting import DayAction, too_little_gold
from laststand.games.spell.heroes.hero import IN_PLAY, PREPARED
from laststand.games.spell.heroes.levels import BY_GATES, GainPerk, is_held, learn, set_level
from laststand.games.spell.heroes.tokens import fill_mana
from laststand.games.spell.options import ForGold
from laststand.games.spell.state import Vigil
from laststand.kernel.action import NOTHING, Reason
from laststand.kernel.step import Step


def recruit_price(s: Vigil) -> int:
    """TLS-SOLO-6: the second, third and fourth hero; -1 when there is no other."""
    entered = len([hero for hero in s.heroes if hero.status != PREPARED])
    prices = s.box.seats[s.players].recruit
    return prices[entered - 1] if 0 < entered <= len(prices) else -1


class Recruit(DayAction[ForGold]):
    """TLS-SOLO-4, TLS-SOLO-5, TLS-SOLO-9: a hero enters with the level of the others and one Perk
    fewer than the fewest any of them has, the Trait's first unless another hero has taken it."""

    verb = "recruit"

    def candidates(self, s: Vigil) -> list[ForGold]:
        if not s.is_solo:
            return [ForGold("recruit", id, number, 0) for number, id in enumerate(s.box.hero_ids)]
        return [
            ForGold("recruit", s.hero_id(number), number, max(0, recruit_price(s)))
            for number, hero in enumerate(s.heroes)
            if hero.kind >= 0
        ]

    def why_not(self, s: Vigil, option: ForGold) -> Reason | None:
        if not s.is_solo:
            return SOLO_ONLY
        hero = s.heroes[option.value]
        if hero.status != PREPARED:
            why = "in-play-already" if hero.is_in_play else "dead"
            return Reason(why, "TLS-SOLO-12", {"hero": option.thing})
        if s.count_heroes() >= s.box.seats[s.players].heroes_at_once:
            return THREE_HEROES
        gold = recruit_price(s)
        return None if 0 <= gold <= s.purse.gold else too_little_gold(max(0, gold), "TLS-SOLO-6")

    def options(self, s: Vigil) -> list[ForGold]:
        return super().options(s) if s.is_solo else NOTHING

    def do(self, s: Vigil, option: ForGold) -> None:
        hero = option.value
        s.purse.gold -= recruit_price(s)
        others = [s.heroes[number] for number in s.heroes_in_play()]
        level = max([other.level for other in others])
        perks = max(0, min([len(other.perks) for other in others]) - 1)
        s.heroes[hero].status = IN_PLAY
        told.hero_recruited(s, hero)
        first = s.box.perk_ids.index(s.box.traits[s.heroes[hero].trait].perk)
        if perks and not is_held(s, first):
            learn(s, hero, first, "TLS-SOLO-9", "solo")
            perks -= 1
        set_level(s, hero, level)
        fill_mana(s, s.heroes[hero])
        more: list[Step[Vigil]] = [GainPerk(hero, BY_GATES) for _ in range(perks)]
        s.then_all(more)


SOLO_ONLY: Final = Reason("solo-only", "TLS-SOLO-6")
THREE_HEROES: Final = Reason("three-heroes", "TLS-SOLO-3")
"""TLS-SOLO-7: so that a fourth follows a death."""
