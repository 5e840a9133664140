"""End of the game, and the score."""

from __future__ import annotations

from typing import TYPE_CHECKING

from laststand.games.bastion import told
from laststand.games.bastion.heroes import DEAD
from laststand.kernel.state import GameOver, Outcome
from laststand.kernel.step import Step

if TYPE_CHECKING:
    from laststand.games.bastion.state import Siege


def lose(s: Siege, reason: str, rule: str) -> None:
    """LB-END-1: all lose together, at the very moment."""
    _end(s, False, reason, rule)


def win(s: Siege) -> None:
    _end(s, True, "warlords-vanquished", "LB-END-2")


def _end(s: Siege, won: bool, reason: str, rule: str) -> None:
    points = score(s, won)
    told.scored(s, won, reason, points)
    raise GameOver(Outcome(won, reason, rule, points))


class JudgeVictory(Step["Siege"]):
    """LB-END-9, LB-END-10: judged when every exit effect of the combat has been applied.
    LB-LEVEL-8, LB-LEVEL-9: with Warlords still to come the game goes on."""

    def play(self, s: Siege) -> None:
        if s.deck.warlords_left == 0:
            win(s)


def score(s: Siege, won: bool) -> int:
    """The score sheet; LB-SCORE-6: a defeat counts on a base of 0."""
    if not won and not s.agreed.defeat_counts:
        return 0
    return sum(score_parts(s, won).values())


def score_parts(s: Siege, won: bool) -> dict[str, int]:
    return {
        "victory": s.level.points if won else 0,  # LB-SCORE-1
        "life": sum([hero.life for hero in s.heroes]),  # LB-SCORE-2
        "calls": 2 * sum([hero.calls for hero in s.heroes]),  # LB-SCORE-3
        "dead": -3 * len([hero for hero in s.heroes if hero.status is DEAD]),  # LB-SCORE-4
        "grasp": -4 * s.tiles.in_grasp(),  # LB-SCORE-5
    }
