"""Time tokens: what counts down, and what happens when it has."""

from __future__ import annotations

from laststand.games.stronghold.box import LUX, PLACES, Harm
from laststand.games.stronghold.enemies import add_catapult, draw_enemy, harm_a_hero
from laststand.games.stronghold.placing import (
    corrupt,
    destroy,
    discard_from_game,
    is_driven_to_lux,
    place_enemy,
)
from laststand.games.stronghold.state import CLOCKWISE, Enemy, Realm
from laststand.kernel.events import Fact
from laststand.kernel.step import Flow, Step


def move_time_tokens(s: Realm) -> None:
    """LS-TIME-2: every time token in play moves down, each card its own (LS-TIME-4)."""
    ended: list[Step[Realm]] = []
    for place in range(LUX + 1):
        for enemy in s.enemies_at(place).copy():
            if enemy.timer == 0 or enemy.serial in s.fresh:  # LS-TIME-3
                continue
            s.replace(place, enemy.with_timer(enemy.timer - 1))
            if s.log is not None:
                s.log.tell(
                    "TimerMoved",
                    "LS-TIME-2",
                    "time",
                    card=enemy.card.id,
                    at=PLACES[place],
                    timer=enemy.timer - 1,
                )
            if enemy.timer == 1:
                ended.append(TimerEnds(enemy.serial))
    s.fresh = []
    s.then(*ended)  # LS-TIME-9


class TimerEnds(Step[Realm]):
    """A time token has reached the end of its track."""

    def __init__(self, serial: int) -> None:
        self.serial = serial

    def words(self) -> list[str]:
        return ["TimerEnds", str(self.serial)]

    def facts(self, s: Realm) -> dict[str, Fact]:
        return {"card": s.card_named(self.serial)}

    def play(self, s: Realm) -> Flow | None:
        at = s.place_of(self.serial)
        if at < 0:
            return None
        enemy = s.find(self.serial)
        if is_driven_to_lux(enemy.card, at):
            s.add_fire(1, "LS-DEATHSBANE-6", enemy.card.id)
            s.replace(at, enemy.with_timer(1))
            return None
        if enemy.card.moves:
            move_on(s, enemy, at)
            return None
        return self.trigger(s, enemy)

    def trigger(self, s: Realm, enemy: Enemy) -> Flow:
        """LS-TIME-5: the ability, then out of the game; a boss starts again (LS-BOSS-9)."""
        card = enemy.card
        if s.log is not None:
            s.log.tell("TimerEnded", "LS-TIME-5", card.id, card=card.id)
        for harm in card.harms:
            yield from suffer(s, harm, card.id, s.place_of(self.serial))
        at = s.place_of(self.serial)
        if at < 0:
            return
        if card.boss:
            s.replace(at, enemy.with_timer(card.timer))
        else:
            s.remove(enemy)
            discard_from_game(s, enemy, "LS-TIME-5", card.id)


def move_on(s: Realm, enemy: Enemy, at: int) -> None:
    """LS-TIME-6: to the next location clockwise by the placing rules (LS-TIME-7), with the
    timer started again; nothing on the card resolves a second time (LS-TIME-8)."""
    s.remove(enemy)
    if s.log is not None:
        s.log.tell("EnemyMovedOn", "LS-TIME-6", enemy.card.id, card=enemy.card.id)
    place_enemy(s, enemy.number, CLOCKWISE[at], enemy.card.id)


def suffer(s: Realm, harm: Harm, cause: str, at: int) -> Flow:
    """One harm of a card whose timer has ended; at < 0: the card is gone already."""
    do, n = harm.do, harm.n
    if do == "add_fire":
        s.add_fire(n, "LS-TIME-5", cause)
    elif do == "draw_enemy":
        for _ in range(n):
            draw_enemy(s, "LS-TIME-5", cause)
    elif do == "harm_hero":
        for _ in range(n):
            yield from harm_a_hero(s, "LS-TIME-5", cause)
    elif do == "corrupt_all":
        for place in range(LUX):
            corrupt(s, place, n, "LS-TIME-5", cause)
    elif do == "steal_gold":
        lose_gold(s, n, cause)
    elif do == "lose_rerolls":
        lose_rerolls(s, n, cause)
    elif 0 <= at < LUX:
        harm_location(s, harm, at, cause)


def harm_location(s: Realm, harm: Harm, at: int, cause: str) -> None:
    if harm.do == "corrupt":
        corrupt(s, at, harm.n, "LS-TIME-5", cause)
    elif harm.do == "add_catapult":
        for _ in range(harm.n):
            add_catapult(s, at, "LS-TIME-5", cause)
    elif harm.do == "destroy_location":
        destroy(s, at, "LS-DEATHSBANE-4", cause)  # LS-DEATHSBANE-5: the boss moves on


def lose_gold(s: Realm, n: int, cause: str) -> None:
    lost = min(n, s.gold)
    s.gold -= lost
    if lost and s.log is not None:
        s.log.tell("GoldLost", "LS-TIME-5", cause, count=lost)


def lose_rerolls(s: Realm, n: int, cause: str) -> None:
    lost = min(n, s.rerolls)
    s.rerolls -= lost
    if lost and s.log is not None:
        s.log.tell("RerollsLost", "LS-TIME-5", cause, count=lost)
