"""The games. Importing this package makes them known; each is loaded when first asked for.

The package may also be called: `laststand.games()` is `laststand.list_games()`.
"""

from __future__ import annotations

import sys
from types import ModuleType

from laststand.kernel.content import Pack
from laststand.kernel.game import Game, register
from laststand.kernel.overview import GameOverview, list_games


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


class _Games(ModuleType):
    """The package: a function of the same name in `laststand` would hide it."""

    def __call__(self) -> list[GameOverview]:
        return list_games()


sys.modules[__name__].__class__ = _Games
