"""The games. Importing this package makes them known; each is loaded when first asked for."""

from __future__ import annotations

from laststand.kernel.content import Pack
from laststand.kernel.game import Game, register


def _stronghold(pack: Pack | None) -> Game:
    from laststand.games.stronghold.game import Stronghold

    return Stronghold(pack)


def _bastion(pack: Pack | None) -> Game:
    from laststand.games.bastion.game import Bastion

    return Bastion(pack)


def _spell(pack: Pack | None) -> Game:
    from laststand.games.spell.game import Spell

    return Spell(pack)


register("stronghold", _stronghold)
register("bastion", _bastion)
register("spell", _spell)
