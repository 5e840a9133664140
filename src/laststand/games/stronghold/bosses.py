"""The bosses: how often each must be defeated. Where they go is in `placing`, what their
timers bring in `harms`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from laststand.games.stronghold.places import LUX
from laststand.kernel.fields import Fields, expect
from laststand.kernel.part import Part
from laststand.kernel.state import GameOver, Outcome

if TYPE_CHECKING:
    from laststand.games.stronghold.state import Realm


class Boss(Part["Realm"]):
    """The boss of this game (LS-SETUP-9), and how often it has been defeated: once for each of
    its cards is needed (LS-DEATHSBANE-1, LS-DRAXIS-1, LS-ALRATH-1)."""

    def __init__(self, id: str, cards: list[int]) -> None:
        self.id: Final = id
        self.cards: Final = cards
        self.beaten = 0

    def clone(self) -> Boss:
        boss = Boss(self.id, self.cards)
        boss.beaten = self.beaten
        return boss

    def write(self, s: Realm) -> dict[str, Any]:
        return {"bosses_beaten": self.beaten}

    def read(self, s: Realm, fields: Fields) -> None:
        self.beaten = fields.count("bosses_beaten")
        needed = len(self.cards)
        fields.expect(self.beaten < needed, "bosses_beaten", f"{needed} defeats win the game")

    def check(self, s: Realm) -> None:
        """Each of its cards is in one place."""
        found = s.piles.deck.contents() + s.piles.discard + s.piles.out_of_game
        for place in range(LUX + 1):
            found.extend([enemy.number for enemy in s.land.enemies_at(place)])
        for number in self.cards:
            id = s.box.card_ids[number]
            expect(found.count(number) <= 1, "locations", f"'{id}' is in two places")

    def view(self, s: Realm) -> dict[str, Any]:
        return {"boss": {"id": self.id, "beaten": self.beaten, "needed": len(self.cards)}}


def beat_boss(s: Realm) -> None:
    """LS-BOSS-7: the last defeat wins at once (LS-WIN-1), before any later fire (LS-WIN-2)."""
    s.boss.beaten += 1
    if s.boss.beaten == len(s.boss.cards):
        raise GameOver(Outcome(True, "boss-defeated", "LS-WIN-1", s.lux.score()))
