"""Timers that end together: whether it matters which of them comes first (LS-TIME-9)."""

from __future__ import annotations

from typing import Final

from laststand.games.stronghold.places import LUX
from laststand.games.stronghold.state import Realm
from laststand.games.stronghold.threats import Threat
from laststand.games.stronghold.windows import threaten_by_timer


class Ending:
    """A timer that has ended: what it brings, and the way of a card that it moves on."""

    def __init__(self, s: Realm, serial: int) -> None:
        enemy = s.land.find(serial)
        self.at: Final = s.land.place_of(serial)
        self.has_space: Final = self.at != LUX and not enemy.card.boss
        self.brings: Final = Threat()
        threaten_by_timer(s, self.brings, enemy, self.at)
        self.draws: Final = self.brings.draws and not s.piles.deck.is_empty
        self.asks: Final = self.brings.harm > s.party.shelters or (
            self.brings.steals_artifact and len(s.purse.artifacts) > 1
        )
        self.passes: Final[list[int]] = []
        """The full locations on its way (LS-TIME-7)."""
        self.goes_to = -1
        if enemy.card.moves and self.has_space:
            self.passes.extend(s.land.way_on(self.at))
            self.goes_to = self.passes.pop()

    @property
    def reveals(self) -> bool:
        return self.draws or self.brings.new_catapults > 0

    @property
    def does_harm(self) -> bool:
        """Whether there is something to mend when it has come."""
        brings = self.brings
        return bool(brings.fires or brings.harm or brings.destroys or any(brings.corruption))

    def touches(self, place: int) -> bool:
        """Whether it is another thing if a location is destroyed before."""
        return place in (self.at, self.goes_to) or place in self.passes

    def wears_down(self, place: int) -> bool:
        return self.brings.corruption[place] > 0 or place in self.brings.destroys


def order_matters(s: Realm, serials: list[int]) -> bool:
    """Whether these timers, in another order, could bring something else."""
    endings = [Ending(s, serial) for serial in serials]
    return (
        is_told_by_another(endings)
        or is_in_the_way(s, endings)
        or is_swept_away(s, endings)
        or are_catapults_short(s, endings)
        or is_stolen_before_use(s, endings)
    )


def is_told_by_another(endings: list[Ending]) -> bool:
    """A card that is drawn may come anywhere; what comes to light may help to choose."""
    for one in endings:
        for other in endings:
            if other is one:
                continue
            if (one.draws and other.at != LUX) or (one.reveals and other.asks):
                return True
    return False


def is_in_the_way(s: Realm, endings: list[Ending]) -> bool:
    """A card that leaves makes room for one that moves on; two that move on may want one space."""
    for one in endings:
        for other in endings:
            if other is not one and other.has_space and other.at in one.passes:
                return True
    for place, location in enumerate(s.land.locations):
        coming = [one for one in endings if one.goes_to == place and one.at != place]
        taken = {enemy.space for enemy in location.enemies if not enemy.card.boss}
        if len(coming) > 1 and len(coming) > location.spaces - len(taken):
            return not location.is_destroyed
    return False


def is_swept_away(s: Realm, endings: list[Ending]) -> bool:
    """A location that they destroy takes what another of them hangs on."""
    for place, location in enumerate(s.land.locations):
        corruption = location.corruption
        is_lost = False
        for one in endings:
            corruption += one.brings.corruption[place]
            is_lost = is_lost or place in one.brings.destroys
        if location.is_destroyed or not (is_lost or corruption >= s.box.corruption_limit):
            continue
        touched = [one for one in endings if one.touches(place)]
        concerned = [one for one in endings if one.touches(place) or one.wears_down(place)]
        if touched and len(concerned) > 1:
            return True
    return False


def are_catapults_short(s: Realm, endings: list[Ending]) -> bool:
    """LS-CATAPULT-7: for all of them together."""
    bringing = [one for one in endings if one.brings.new_catapults]
    wanted = sum([one.brings.new_catapults for one in bringing])
    return len(bringing) > 1 and wanted > len(s.piles.catapults)


def is_stolen_before_use(s: Realm, endings: list[Ending]) -> bool:
    """LS-STOP-4: what another of them brings may be met with what one of them steals."""
    for one in endings:
        takes = (one.brings.steals and s.purse.gold) or (
            one.brings.steals_artifact and s.purse.artifacts
        )
        if takes and any([other.does_harm for other in endings if other is not one]):
            return True
    return False
