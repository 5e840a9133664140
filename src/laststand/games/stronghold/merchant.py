"""The merchant."""

from __future__ import annotations

from laststand.games.stronghold.boons import can_grant, grant
from laststand.games.stronghold.box import GAIN_REROLLS, Ware
from laststand.games.stronghold.options import Buy
from laststand.games.stronghold.state import NOT_IN_COMBAT, Realm
from laststand.kernel.choice import Option, Refusal
from laststand.kernel.step import Flow


def can_buy(s: Realm, ware: Ware) -> bool:
    """LS-MERCHANT-2: at any time but in combat, from the first roll to the last die
    (LS-MERCHANT-3)."""
    return s.combat == NOT_IN_COMBAT and s.gold >= ware.price and can_grant(s, ware.boons)


def merchant_options(s: Realm) -> list[Option]:
    if s.gold == 0 or s.combat != NOT_IN_COMBAT:
        return []
    return [Buy(number, ware.id) for number, ware in enumerate(s.box.wares) if can_buy(s, ware)]


def buy(s: Realm, number: int) -> Flow:
    """LS-MERCHANT-1: gold for a ware, which does at once what it does."""
    ware = s.box.wares[number]
    s.gold -= ware.price
    if s.log is not None:
        s.log.tell("WareBought", "LS-MERCHANT-1", "merchant", ware=ware.id, price=ware.price)
    yield from grant(s, ware.boons, "LS-MERCHANT-1", ware.id)


def merchant_refusals(s: Realm) -> list[Refusal]:
    return [refuse_ware(s, ware) for ware in s.box.wares if not can_buy(s, ware)]


def refuse_ware(s: Realm, ware: Ware) -> Refusal:
    if s.combat != NOT_IN_COMBAT:
        why, rule = "not-in-combat", "LS-MERCHANT-2"
    elif s.gold < ware.price:
        why, rule = "too-little-gold", "LS-MERCHANT-1"
    elif s.rerolls == s.box.reroll_limit and ware.boons[0].do == GAIN_REROLLS:
        why, rule = "five-tokens-held", "LS-MERCHANT-4"
    else:
        why, rule = "ware-does-nothing-now", "LS-MERCHANT-1"
    return Refusal(
        f"buy {ware.id}", why, rule, {"ware": ware.id, "price": ware.price, "gold": s.gold}
    )
