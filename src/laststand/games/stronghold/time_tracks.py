"""Time tokens: what counts down, and what happens when it has."""

from __future__ import annotations

from typing import ClassVar, Final

from laststand.games.stronghold import told
from laststand.games.stronghold.any_time import AT_ANY_TIME
from laststand.games.stronghold.boons import enemy_picks
from laststand.games.stronghold.enemies import EnemyStep
from laststand.games.stronghold.locations import CLOCKWISE, Enemy, is_driven_to_lux
from laststand.games.stronghold.lux import add_fire
from laststand.games.stronghold.options import Pick
from laststand.games.stronghold.places import LUX
from laststand.games.stronghold.placing import discard_from_game, place_enemy
from laststand.games.stronghold.state import Realm
from laststand.games.stronghold.together import order_matters
from laststand.games.stronghold.windows import BeforeTimer
from laststand.kernel.action import Action, Actions, offer
from laststand.kernel.events import Fact
from laststand.kernel.step import Flow, Number, Numbers, Shape, Step


def move_time_tokens(s: Realm) -> None:
    """LS-TIME-2: every time token in play moves down, each card its own (LS-TIME-4)."""
    ended: list[int] = []
    for place in range(LUX + 1):
        for enemy in s.land.enemies_at(place).copy():
            if enemy.timer == 0 or not s.land.time_passes_for(enemy, place):
                continue
            moved = enemy.with_timer(enemy.timer - 1)
            s.land.replace(place, moved)
            told.timer_moved(s, moved, place)
            if enemy.timer == 1:
                ended.append(enemy.serial)
    if len(ended) == 1:
        s.then(TimerEnds(ended[0]))
    elif ended:
        s.then(TimersEnd(ended))


class TimersEnd(Step[Realm]):
    """LS-TIME-9: of timers that end together the player whose turn it is says which comes next,
    if the order matters; what may be done at any time may be done first. Otherwise from A to E,
    then at Lux."""

    shape: ClassVar[Shape] = (Numbers("serials"),)

    def __init__(self, serials: list[int]) -> None:
        self.serials: Final = serials

    def fits(self, s: Realm) -> bool:
        return len(set(self.serials)) == len(self.serials)

    def facts(self, s: Realm) -> dict[str, Fact]:
        return {"cards": [s.land.find(serial).card.id for serial in self.left(s)]}

    def left(self, s: Realm) -> list[int]:
        return [serial for serial in self.serials if s.land.place_of(serial) >= 0]

    def play(self, s: Realm) -> Flow | None:
        left = self.left(s)
        if len(left) > 1 and order_matters(s, left):
            actions: Actions = [ComeNext(left), *AT_ANY_TIME]
            return offer(s, s.active, "order-timers", "LS-TIME-9", actions, self)
        if left:
            end_timer(s, left[0], left)
            self.stop(s, left[0])
        return None

    def stop(self, s: Realm, serial: int) -> None:
        """Before the first one could act when the turn was about to end (LS-STOP-4)."""


class MoreTimersEnd(TimersEnd):
    """LS-STOP-4: of those that come later each can be met."""

    def stop(self, s: Realm, serial: int) -> None:
        s.then(BeforeTimer(serial))


def end_timer(s: Realm, serial: int, ended: list[int]) -> None:
    """One of those that have ended, and then the others."""
    rest = [other for other in ended if other != serial]
    if rest:
        s.then(MoreTimersEnd(rest))
    s.then(TimerEnds(serial))


class ComeNext(Action[Realm, Pick]):
    """One of the timers that have ended."""

    verb = "first"
    ends = True

    def __init__(self, serials: list[int]) -> None:
        self.serials: Final = serials

    def candidates(self, s: Realm) -> list[Pick]:
        return enemy_picks(s, [s.land.find(serial) for serial in self.serials], "first")

    def do(self, s: Realm, option: Pick) -> None:
        end_timer(s, option.value, self.serials)


class TimerEnds(EnemyStep):
    """A time token has reached the end of its track."""

    def play(self, s: Realm) -> None:
        at = s.land.place_of(self.serial)
        if at < 0:
            return
        enemy = s.land.find(self.serial)
        if is_driven_to_lux(enemy.card, at):
            add_fire(s, 1, "LS-BOSS-10", enemy.card.id)
            s.land.replace(at, enemy.with_timer(1))
        elif enemy.card.moves:
            move_on(s, enemy, at)
        else:
            trigger(s, enemy)


def trigger(s: Realm, enemy: Enemy) -> None:
    """LS-TIME-5: the ability, and only when all of it has happened the card leaves."""
    card = enemy.card
    told.timer_ended(s, card)
    steps: list[Step[Realm]] = []
    for number, harm in enumerate(card.harms):
        steps.append(SufferHarm(enemy.serial, number, harm.n))
    steps.append(FinishTimer(enemy.serial))
    s.then_all(steps)


class FinishTimer(EnemyStep):
    """LS-TIME-5: a card that has triggered is out of the game; a boss starts again (LS-BOSS-9)."""

    def play(self, s: Realm) -> None:
        at = s.land.place_of(self.serial)
        if at < 0:
            return
        enemy = s.land.find(self.serial)
        if enemy.card.boss:
            s.land.replace(at, enemy.with_timer(enemy.card.timer))
        else:
            s.land.remove(at, enemy)
            discard_from_game(s, enemy, "LS-TIME-5", enemy.card.id)


def move_on(s: Realm, enemy: Enemy, at: int) -> None:
    """LS-TIME-6: to the next location clockwise by the placing rules (LS-TIME-7), with the
    timer started again; nothing on the card resolves a second time (LS-TIME-8). The space it
    leaves is free (LS-TIME-11)."""
    s.land.remove(at, enemy)
    told.enemy_moved_on(s, enemy.card)
    place_enemy(s, enemy.number, CLOCKWISE[at], enemy.card.id)


class SufferHarm(EnemyStep):
    """One harm, by its number on the card, of a card whose timer has ended. A card swept away
    by its own corruption does nothing more (LS-TIME-10)."""

    shape: ClassVar[Shape] = (Number("serial"), Number("harm"), Number("n"))

    def __init__(self, serial: int, harm: int, n: int) -> None:
        super().__init__(serial)
        self.harm: Final = harm
        self.n: Final = n

    def fits(self, s: Realm) -> bool:
        if s.land.place_of(self.serial) < 0:
            return True
        return self.harm < len(s.land.find(self.serial).card.harms)

    def play(self, s: Realm) -> Flow | None:
        at = s.land.place_of(self.serial)
        if at < 0:
            return None
        card = s.land.find(self.serial).card
        harm = card.harms[self.harm]
        if harm.comes_one_by_one:
            self.once_more(s)
        return harm.suffer(s, self.n, at, card.id)

    def once_more(self, s: Realm) -> None:
        """Harms that bring others with them come one by one (LS-ENEMY-1)."""
        if self.n > 1:
            s.then(SufferHarm(self.serial, self.harm, self.n - 1))
