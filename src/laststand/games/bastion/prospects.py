"""How near victory and defeat are (End of the Game)."""

from __future__ import annotations

from laststand.games.bastion.heroes import IN_PLAY
from laststand.games.bastion.state import Siege
from laststand.games.bastion.tiles import TILES_THAT_LOSE
from laststand.kernel.events import Fact
from laststand.kernel.prospect import LOSE, WIN, Prospect


def prospects(s: Siege) -> list[Prospect]:
    grasped = s.tiles.in_grasp()
    heroes = len(s.heroes)
    lives = [hero.life for hero in s.heroes if hero.status is IN_PLAY]
    fighting = len(lives)
    deck = s.deck
    cards = sum(deck.runs) + max(0, len(deck.runs) - 1)
    return [
        _warlords(s),
        Prospect(
            LOSE,
            "grasp",
            "LB-END-6",
            {"tiles": grasped, "lose": TILES_THAT_LOSE},
            grasped + 1 == TILES_THAT_LOSE,
        ),
        Prospect(
            LOSE, "heroes", "LB-END-3", {"fighting": fighting, "heroes": heroes}, lives == [1]
        ),
        Prospect(LOSE, "deck", "LB-END-7", {"cards": cards}, cards <= heroes),
    ]


def _warlords(s: Siege) -> Prospect:
    """LB-END-2, LB-LEVEL-8: so many to vanquish, and the next under so many cards."""
    deck = s.deck
    coming = max(0, len(deck.runs) - 1)
    if deck.warlords_left == 0:
        return Prospect(WIN, "warlords-vanquished", "LB-END-2", {})
    if deck.warlords_left > coming:
        return Prospect(WIN, "warlord-here", "LB-END-2", {"left": deck.warlords_left}, True)
    above = deck.runs[0]
    facts: dict[str, Fact] = {"left": deck.warlords_left}
    if above == 0:
        return Prospect(WIN, "warlord-next", "LB-END-2", facts, True)
    return Prospect(WIN, "warlord-coming", "LB-END-2", facts | {"cards": above})
