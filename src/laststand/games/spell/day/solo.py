"""Solo mode: heroes are recruited (Night, Modo en Solitario)."""

from __future__ import annotations

from laststand.games.spell.heroes.levels import BY_GATES, GainPerk, is_held, learn, set_level
from laststand.games.spell.state import IN_PLAY, PREPARED, Vigil
from laststand.kernel.choice import Option, Pick, Refusal
from laststand.kernel.events import Fact
from laststand.kernel.step import Step


def recruit_price(s: Vigil) -> int:
    """TLS-SOLO-6: the second, third and fourth hero; -1 when there is no other."""
    entered = len([hero for hero in s.heroes if hero.status != PREPARED])
    prices = s.box.seats[s.players].recruit
    return prices[entered - 1] if 0 < entered <= len(prices) else -1


def why_not_recruit(s: Vigil) -> str:
    """TLS-SOLO-3, TLS-SOLO-7: at most three at once, so that a fourth follows a death."""
    if len(s.heroes_in_play()) >= s.box.seats[s.players].heroes_at_once:
        return "TLS-SOLO-3"
    return "" if 0 <= recruit_price(s) <= s.gold else "TLS-SOLO-6"


def recruit_options(s: Vigil) -> list[Option]:
    if not s.is_solo or why_not_recruit(s):
        return []
    return [
        Pick("recruit", s.hero_id(number), number)
        for number, hero in enumerate(s.heroes)
        if hero.status == PREPARED
    ]


def recruit(s: Vigil, hero: int) -> None:
    """TLS-SOLO-4, TLS-SOLO-5, TLS-SOLO-9: the level of the others and one Perk fewer than the
    fewest any of them has, the Trait's first unless another hero has taken it."""
    s.gold -= recruit_price(s)
    others = [s.heroes[number] for number in s.heroes_in_play()]
    level = max([other.level for other in others])
    perks = max(0, min([len(other.perks) for other in others]) - 1)
    s.heroes[hero].status = IN_PLAY
    if s.log is not None:
        s.log.tell("HeroRecruited", "TLS-SOLO-6", "solo", hero=s.hero_id(hero))
    first = s.box.perk_ids.index(s.box.traits[s.heroes[hero].trait].perk)
    if perks and not is_held(s, first):
        learn(s, hero, first, "TLS-SOLO-9", "solo")
        perks -= 1
    set_level(s, hero, level)
    more: list[Step[Vigil]] = [GainPerk(hero, BY_GATES) for _ in range(perks)]
    s.then(*more)


def recruit_refusals(s: Vigil) -> list[Refusal]:
    if not s.is_solo:
        return []
    rule = why_not_recruit(s)
    if not rule:
        return []
    why = "three-heroes" if rule == "TLS-SOLO-3" else "too-little-gold"
    facts: dict[str, Fact] = {"gold": max(0, recruit_price(s))}
    return [
        Refusal(f"recruit {s.hero_id(number)}", why, rule, facts)
        for number, hero in enumerate(s.heroes)
        if hero.status == PREPARED
    ]
