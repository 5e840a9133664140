"""The table of The Last Stronghold: Lux, the five locations around it, and the party."""

from __future__ import annotations

from typing import Any, Final

from laststand.games.stronghold.bosses import Boss
from laststand.games.stronghold.box import Box
from laststand.games.stronghold.dice import Combat
from laststand.games.stronghold.locations import Land
from laststand.games.stronghold.lux import Lux
from laststand.games.stronghold.party import Party
from laststand.games.stronghold.piles import Piles
from laststand.games.stronghold.purse import Purse
from laststand.kernel.chance import Chance
from laststand.kernel.game import Setting
from laststand.kernel.part import Part
from laststand.kernel.state import State


class Agreed:
    """Rulings that the table may settle otherwise. Immutable, so that clones share them."""

    def __init__(self, options: dict[str, Setting]) -> None:
        self.token_per_corruption: Final = options["corruption_tokens"] == "each"  # LS-DICE-7
        self.timers_move_at_once: Final = options["new_timers"] == "at-once"  # LS-TIME-3
        self.misfit_on_top: Final = options["horde_misfits"] == "top"  # LS-ENEMY-4


class Realm(State):
    """Everything on the table, in parts; and whose turn it is."""

    box: Box
    agreed: Agreed
    players: int

    lux: Lux
    land: Land
    party: Party
    purse: Purse
    piles: Piles
    boss: Boss
    combat: Combat

    turn: int
    active: int

    @staticmethod
    def bare(
        box: Box, agreed: Agreed, players: int, fire_spaces: int, boss: str, chance: Chance
    ) -> Realm:
        """A table with nothing on it but what the box and the options say."""
        s = Realm(chance)
        s.box = box
        s.agreed = agreed
        s.players = players
        s.lux = Lux(fire_spaces)
        s.land = Land()
        s.party = Party(players, len(box.heroes))
        s.purse = Purse()
        s.piles = Piles.none(box)
        s.boss = Boss(boss, box.bosses[boss])
        s.combat = Combat()
        s.turn = 0
        s.active = 0
        return s

    def clone(self) -> Realm:
        s = Realm(self.chance.clone())
        self.hand_on(s)
        s.box = self.box
        s.agreed = self.agreed
        s.players = self.players
        s.lux = self.lux.clone()
        s.land = self.land.clone()
        s.party = self.party.clone()
        s.purse = self.purse.clone()
        s.piles = self.piles.clone()
        s.boss = self.boss.clone()
        s.combat = self.combat.clone()
        s.turn = self.turn
        s.active = self.active
        return s

    def parts(self) -> list[Part[Any]]:
        return [
            self.lux,
            self.land,
            self.party,
            self.purse,
            self.boss,
            self.piles,
            self.combat,
        ]

    @property
    def party_at(self) -> int:
        """Where the pawn of the player whose turn it is stands."""
        return self.party.pawns[self.active]
