"""The party: harm that befalls its heroes."""

from __future__ import annotations

from laststand.games.stronghold import told
from laststand.games.stronghold.options import Pick
from laststand.games.stronghold.state import INCAPACITATED, Realm
from laststand.kernel.action import Action, Reason, offer
from laststand.kernel.choice import Flow
from laststand.kernel.state import GameOver, Outcome


def harm_hero(s: Realm, hero: int, rule: str, cause: str) -> None:
    """Full to damaged, damaged to incapacitated. LS-LOSE-1: the last one loses the game."""
    s.heroes[hero] += 1
    told.hero_harmed(s, hero, rule, cause)
    if all([side == INCAPACITATED for side in s.heroes]):
        raise GameOver(Outcome(False, "heroes-incapacitated", "LS-LOSE-1", s.score()))


class Harm(Action[Realm, Pick]):
    """Turns a hero to the damaged side, or incapacitates one who is damaged."""

    verb = "harm"

    def __init__(self, rule: str, cause: str) -> None:
        self.rule = rule
        self.cause = cause

    def candidates(self, s: Realm) -> list[Pick]:
        return [Pick("harm", card.id, hero) for hero, card in enumerate(s.box.heroes)]

    def why_not(self, s: Realm, option: Pick) -> Reason | None:
        if s.heroes[option.value] == INCAPACITATED:
            return Reason("hero-incapacitated", "LS-HERO-4", {"hero": option.thing})
        return None

    def do(self, s: Realm, option: Pick) -> None:
        harm_hero(s, option.value, self.rule, self.cause)


def harm_a_hero(s: Realm, rule: str, cause: str) -> Flow:
    """The table chooses whom (LS-ENEMY-10, LS-TWO-8)."""
    seat = s.active if s.players == 1 else None
    yield from offer(s, seat, "harm-hero", rule, [Harm(rule, cause)])
