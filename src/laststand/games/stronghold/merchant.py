"""The merchant."""

from __future__ import annotations

from laststand.games.stronghold import told
from laststand.games.stronghold.boons import GainRerolls, can_grant, grant
from laststand.games.stronghold.box import Ware
from laststand.games.stronghold.dice import NOT_IN_COMBAT
from laststand.games.stronghold.options import Buy
from laststand.games.stronghold.state import Realm
from laststand.kernel.action import NOTHING, Action, Reason
from laststand.kernel.choice import Flow
from laststand.kernel.events import Fact


def can_buy(s: Realm, ware: Ware) -> bool:
    if s.combat.part != NOT_IN_COMBAT or s.purse.gold < ware.price:
        return False
    return can_grant(s, ware.boons)


class BuyWare(Action[Realm, Buy]):
    """LS-MERCHANT-2: at any time but in combat, from the first roll to the last die
    (LS-MERCHANT-3)."""

    verb = "buy"

    def candidates(self, s: Realm) -> list[Buy]:
        return [Buy(number, ware.id) for number, ware in enumerate(s.box.wares)]

    def why_not(self, s: Realm, option: Buy) -> Reason | None:
        ware = s.box.wares[option.ware]
        if can_buy(s, ware):
            return None
        facts: dict[str, Fact] = {"ware": ware.id, "price": ware.price, "gold": s.purse.gold}
        if s.combat.part != NOT_IN_COMBAT:
            return Reason("not-in-combat", "LS-MERCHANT-2", facts)
        if s.purse.gold < ware.price:
            return Reason("too-little-gold", "LS-MERCHANT-1", facts)
        if all([isinstance(boon, GainRerolls) for boon in ware.boons]):
            return Reason("five-tokens-held", "LS-MERCHANT-4", facts)
        return Reason("ware-does-nothing-now", "LS-MERCHANT-5", facts)

    def options(self, s: Realm) -> list[Buy]:
        if s.purse.gold == 0 or s.combat.part != NOT_IN_COMBAT:
            return NOTHING
        return [Buy(number, ware.id) for number, ware in enumerate(s.box.wares) if can_buy(s, ware)]

    def do(self, s: Realm, option: Buy) -> Flow:
        """LS-MERCHANT-1: gold for a ware, which does at once what it does."""
        ware = s.box.wares[option.ware]
        s.purse.gold -= ware.price
        told.ware_bought(s, ware.id, ware.price)
        yield from grant(s, ware.boons, "LS-MERCHANT-1", ware.id)
