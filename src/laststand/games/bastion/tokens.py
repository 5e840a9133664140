"""Tokens gained and lost where a player chooses which."""

from __future__ import annotations

from typing import Final

from laststand.games.bastion import told
from laststand.games.bastion.options import GAIN, GAIN_CALL, GAIN_LIFE, LOSE, LOSE_CALL
from laststand.games.bastion.reserve import (
    gain_call,
    gain_equipment,
    gain_life,
    has_round_token,
    lose_call,
    lose_equipment,
)
from laststand.games.bastion.state import Siege
from laststand.kernel.action import Action, Reason, decide
from laststand.kernel.choice import Flow, Pick

EVERY_COLOUR: Final = [0, 1, 2, 3, 4]


class LoseToken(Action[Siege, Pick]):
    """LB-RESERVE-5: the loser chooses which round token."""

    verb = "lose"

    def __init__(self, seat: int, rule: str, cause: str) -> None:
        self.seat: Final = seat
        self.rule: Final = rule
        self.cause: Final = cause

    def candidates(self, s: Siege) -> list[Pick]:
        return [*LOSE, LOSE_CALL]

    def why_not(self, s: Siege, option: Pick) -> Reason | None:
        hero = s.heroes[self.seat]
        if option is LOSE_CALL and not s.agreed.calls_are_round:
            return Reason("calls-not-round", "LB-RESERVE-4")
        if option is LOSE_CALL:
            return None if hero.calls else Reason("no-call", "LB-RESERVE-5")
        if hero.equipment[option.value]:
            return None
        return Reason("no-such-token", "LB-RESERVE-5", {"colour": option.thing})

    def options(self, s: Siege) -> list[Pick]:
        hero = s.heroes[self.seat]
        found = [LOSE[colour] for colour in EVERY_COLOUR if hero.equipment[colour]]
        if s.agreed.calls_are_round and hero.calls:
            found.append(LOSE_CALL)
        return found

    def do(self, s: Siege, option: Pick) -> None:
        if option is LOSE_CALL:
            lose_call(s, self.seat, self.rule, self.cause)
        else:
            lose_equipment(s, self.seat, option.value, self.rule, self.cause)


def lose_round_token(s: Siege, seat: int, rule: str, cause: str) -> Flow | None:
    """LB-RESERVE-3: with none nothing is lost."""
    if not has_round_token(s, s.heroes[seat]):
        return None
    return decide(s, seat, "lose-token", "LB-RESERVE-5", LoseToken(seat, rule, cause))


class GainEquipment(Action[Siege, Pick]):
    """One token among some colours, of those that the reserve has."""

    verb = "gain"

    def __init__(self, seat: int, colours: list[int], rule: str, cause: str) -> None:
        self.seat: Final = seat
        self.colours: Final = colours
        self.rule: Final = rule
        self.cause: Final = cause

    def candidates(self, s: Siege) -> list[Pick]:
        return GAIN

    def why_not(self, s: Siege, option: Pick) -> Reason | None:
        if option.value not in self.colours:
            return Reason("another-colour", self.rule, {"colour": option.thing})
        if not s.reserve.equipment[option.value]:
            return Reason("no-colour-in-reserve", "LB-RESERVE-2", {"colour": option.thing})
        return None

    def options(self, s: Siege) -> list[Pick]:
        return [GAIN[colour] for colour in self.colours if s.reserve.equipment[colour]]

    def do(self, s: Siege, option: Pick) -> None:
        gain_equipment(s, self.seat, option.value, self.rule, self.cause)


def gain_equipment_of_choice(
    s: Siege, seat: int, colours: list[int], ask: str, rule: str, cause: str
) -> Flow | None:
    for colour in colours:
        if s.reserve.equipment[colour]:
            return decide(s, seat, ask, rule, GainEquipment(seat, colours, rule, cause))
    told.gain_lost(s, seat, "equipment", cause)
    return None


class GainReward(Action[Siege, Pick]):
    """LB-CARD-18: one of the two that the reserve has."""

    verb = "gain"

    def __init__(self, seat: int, rule: str, cause: str) -> None:
        self.seat: Final = seat
        self.rule: Final = rule
        self.cause: Final = cause

    def candidates(self, s: Siege) -> list[Pick]:
        return [GAIN_LIFE, GAIN_CALL]

    def why_not(self, s: Siege, option: Pick) -> Reason | None:
        left = s.reserve.calls if option is GAIN_CALL else s.reserve.life
        return None if left else Reason("none-in-reserve", "LB-RESERVE-2", {"token": option.thing})

    def do(self, s: Siege, option: Pick) -> None:
        if option is GAIN_CALL:
            gain_call(s, self.seat, self.rule, self.cause)
        else:
            gain_life(s, self.seat, self.rule, self.cause)


def gain_life_or_call(s: Siege, seat: int, rule: str, cause: str) -> Flow | None:
    if not s.reserve.life and not s.reserve.calls:
        told.gain_lost(s, seat, "life", cause)
        return None
    return decide(s, seat, "gain-reward", rule, GainReward(seat, rule, cause))
