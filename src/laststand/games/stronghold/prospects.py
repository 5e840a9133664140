"""How near victory and defeat are (How to Win, How to Lose)."""

from __future__ import annotations

from laststand.games.stronghold.party import INCAPACITATED
from laststand.games.stronghold.places import LUX
from laststand.games.stronghold.state import Realm
from laststand.kernel.events import Fact
from laststand.kernel.prospect import LOSE, WIN, Prospect


def prospects(s: Realm) -> list[Prospect]:
    fires, spaces = s.lux.fires, s.lux.spaces
    standing = len([side for side in s.party.heroes if side != INCAPACITATED])
    heroes = len(s.party.heroes)
    return [
        _boss(s),
        Prospect(
            LOSE,
            "fires",
            "LS-LOSE-2",
            {"fires": fires, "spaces": spaces},
            fires + 1 >= spaces + s.lux.wards,
        ),
        Prospect(
            LOSE, "heroes", "LS-LOSE-1", {"standing": standing, "heroes": heroes}, standing == 1
        ),
    ]


def _boss(s: Realm) -> Prospect:
    """LS-WIN-1: the boss is in play, or comes within so many cards."""
    boss = s.boss
    beaten, needed = boss.beaten, len(boss.cards)
    if beaten == needed:
        facts: dict[str, Fact] = {"boss": boss.id, "beaten": beaten, "needed": needed}
        return Prospect(WIN, "boss-beaten", "LS-WIN-1", facts)
    if any([boss_stands_at(s, place) for place in range(LUX + 1)]):
        return Prospect(
            WIN,
            "boss-here",
            "LS-WIN-1",
            {"boss": boss.id, "beaten": beaten, "needed": needed},
            True,
        )
    return Prospect(
        WIN,
        "boss-coming",
        "LS-WIN-1",
        {"boss": boss.id, "cards": cards_to_boss(s), "beaten": beaten, "needed": needed},
    )


def boss_stands_at(s: Realm, place: int) -> bool:
    return any([enemy.number in s.boss.cards for enemy in s.land.enemies_at(place)])


def cards_to_boss(s: Realm) -> int:
    """The boss is among so many cards from the top of the deck."""
    count = 0
    for layer in s.piles.deck.layers[::-1]:
        count += layer.size
        if any([number in s.boss.cards for number in layer.known]):
            return count
    return count
