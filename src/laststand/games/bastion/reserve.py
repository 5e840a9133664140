"""Inventory and reserve: tokens gained and lost. A player may hold any number (LB-RESERVE-1);
the reserve sets the limit (LB-RESERVE-2, LB-FAQ-2)."""

from __future__ import annotations

from laststand.games.bastion.box import COLOURS
from laststand.games.bastion.options import GAIN, GAIN_CALL, GAIN_LIFE, LOSE, LOSE_CALL
from laststand.games.bastion.state import Hero, Siege
from laststand.kernel.choice import Choice, Option, Pick
from laststand.kernel.step import Flow


def gain_life(s: Siege, seat: int, rule: str, cause: str) -> None:
    if s.life == 0:
        _gain_lost(s, seat, "life", cause)
        return
    s.life -= 1
    hero = s.heroes[seat]
    hero.life += 1
    if s.log is not None:
        s.log.tell("LifeGained", rule, cause, hero=s.hero_id(seat), held=hero.life)


def gain_call(s: Siege, seat: int, rule: str, cause: str) -> None:
    if s.calls == 0:
        _gain_lost(s, seat, "call", cause)
        return
    s.calls -= 1
    s.heroes[seat].calls += 1
    if s.log is not None:
        s.log.tell("CallToArmsGained", rule, cause, hero=s.hero_id(seat))


def gain_equipment(s: Siege, seat: int, colour: int, rule: str, cause: str) -> None:
    if s.equipment[colour] == 0:
        _gain_lost(s, seat, COLOURS[colour], cause)
        return
    s.equipment[colour] -= 1
    s.heroes[seat].equipment[colour] += 1
    if s.log is not None:
        s.log.tell("EquipmentGained", rule, cause, hero=s.hero_id(seat), colour=COLOURS[colour])


def _gain_lost(s: Siege, seat: int, token: str, cause: str) -> None:
    if s.log is not None:
        s.log.tell("GainLost", "LB-RESERVE-2", cause, hero=s.hero_id(seat), token=token)


def lose_equipment(s: Siege, seat: int, colour: int, rule: str, cause: str) -> None:
    s.heroes[seat].equipment[colour] -= 1
    s.equipment[colour] += 1
    if s.log is not None:
        s.log.tell("EquipmentLost", rule, cause, hero=s.hero_id(seat), colour=COLOURS[colour])


def lose_call(s: Siege, seat: int, rule: str, cause: str) -> None:
    s.heroes[seat].calls -= 1
    s.calls += 1
    if s.log is not None:
        s.log.tell("CallToArmsLost", rule, cause, hero=s.hero_id(seat))


def lose_all_equipment(s: Siege, seat: int, rule: str, cause: str) -> None:
    held = s.heroes[seat].equipment
    for colour in range(len(COLOURS)):
        for _ in range(held[colour]):
            lose_equipment(s, seat, colour, rule, cause)


# -- round tokens ------------------------------------------------------------------------


def has_round_token(s: Siege, hero: Hero) -> bool:
    """LB-RESERVE-4: Equipment, and Call to Arms too where the table has settled so."""
    return hero.has_equipment or (s.calls_are_round and hero.calls > 0)


def lose_round_token(s: Siege, seat: int, rule: str, cause: str) -> Flow | None:
    """LB-RESERVE-5: the loser chooses which; LB-RESERVE-3: with none nothing is lost."""
    hero = s.heroes[seat]
    options: list[Option] = [LOSE[colour] for colour in range(5) if hero.equipment[colour]]
    if s.calls_are_round and hero.calls:
        options.append(LOSE_CALL)
    if len(options) > 1:
        return _ask_token(s, seat, options, rule, cause)
    if options:
        _lose_token(s, seat, options[0], rule, cause)
    return None


def _ask_token(s: Siege, seat: int, options: list[Option], rule: str, cause: str) -> Flow:
    option = yield Choice(seat, "lose-token", "LB-RESERVE-5", options)
    _lose_token(s, seat, option, rule, cause)


def _lose_token(s: Siege, seat: int, option: Option, rule: str, cause: str) -> None:
    assert isinstance(option, Pick)
    if option is LOSE_CALL:
        lose_call(s, seat, rule, cause)
    else:
        lose_equipment(s, seat, option.value, rule, cause)


# -- gains of one's choice ---------------------------------------------------------------


def gain_equipment_of_choice(
    s: Siege, seat: int, colours: list[int], ask: str, rule: str, cause: str
) -> Flow | None:
    """One token among those colours that the reserve has."""
    options: list[Option] = [GAIN[colour] for colour in colours if s.equipment[colour]]
    if len(options) > 1:
        return _ask_colour(s, seat, options, ask, rule, cause)
    if options:
        only = options[0]
        assert isinstance(only, Pick)
        gain_equipment(s, seat, only.value, rule, cause)
    else:
        _gain_lost(s, seat, "equipment", cause)
    return None


def _ask_colour(
    s: Siege, seat: int, options: list[Option], ask: str, rule: str, cause: str
) -> Flow:
    option = yield Choice(seat, ask, rule, options)
    assert isinstance(option, Pick)
    gain_equipment(s, seat, option.value, rule, cause)


def gain_life_or_call(s: Siege, seat: int, rule: str, cause: str) -> Flow | None:
    """LB-CARD-18: one of the two that the reserve has."""
    if s.life and s.calls:
        return _ask_reward(s, seat, rule, cause)
    if s.calls:
        gain_call(s, seat, rule, cause)
    else:
        gain_life(s, seat, rule, cause)
    return None


def _ask_reward(s: Siege, seat: int, rule: str, cause: str) -> Flow:
    option = yield Choice(seat, "gain-reward", rule, [GAIN_LIFE, GAIN_CALL])
    if option is GAIN_CALL:
        gain_call(s, seat, rule, cause)
    else:
        gain_life(s, seat, rule, cause)
