"""Exact odds of combats, without and with the tokens at hand: fractions, counted over every way the
dice can fall."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from typing import Any, Final

from laststand.games.bastion.box import COLOURS
from laststand.games.bastion.combat import foe_on, spare_tokens, subsets
from laststand.games.bastion.dice import combat_dice
from laststand.games.bastion.hero_phase import FIGHTS
from laststand.games.bastion.heroes import write_equipment
from laststand.games.bastion.ongoing import has_power
from laststand.games.bastion.options import KEEP, Move, OnSpaces, Reroll
from laststand.games.bastion.resistance import Foe, is_enough
from laststand.games.bastion.state import Siege
from laststand.games.bastion.vocabulary import REROLL
from laststand.kernel.choice import Choice, Option
from laststand.kernel.events import Fact
from laststand.kernel.game import Odds


def chance_to_vanquish(foes: list[Foe], dice: list[list[int]], tokens: list[int]) -> Fraction:
    """How likely these Combat dice (each by its faces), with these tokens spent, vanquish all
    of the foes."""
    good = 0
    every = 1
    for faces in dice:
        every *= len(faces)
    for counts, ways in falls(dice):
        if is_enough(foes, counts, tokens):
            good += ways
    return Fraction(good, every)


_known_falls: dict[str, list[tuple[list[int], int]]] = {}


def falls(dice: list[list[int]]) -> list[tuple[list[int], int]]:
    """Every way these dice can fall, as counts by colour (white last), with the number of
    ordered falls it stands for."""
    key = str(dice)
    if key not in _known_falls:
        ways: dict[tuple[int, ...], int] = {(0, 0, 0, 0, 0, 0): 1}
        for faces in dice:
            ways = _with_die(ways, faces)
        _known_falls[key] = [(list(counts), number) for counts, number in sorted(ways.items())]
    return _known_falls[key]


def _with_die(ways: dict[tuple[int, ...], int], faces: list[int]) -> dict[tuple[int, ...], int]:
    longer: dict[tuple[int, ...], int] = {}
    for counts, number in ways.items():
        for face in faces:
            fallen = list(counts)
            fallen[face] += 1
            key = tuple(fallen)
            longer[key] = longer.get(key, 0) + number
    return longer


_known_seconds: dict[str, Fraction] = {}


def chance_with_second_roll(foes: list[Foe], dice: list[list[int]], tokens: list[int]) -> Fraction:
    """The same where any dice of a fall that is not enough may be rolled once again
    (LB-POWER-FENG-LI-1); those kept are the ones that serve best. All dice are alike."""
    key = str([[foe.needs, foe.flags, foe.waived] for foe in foes] + [tokens, dice])
    if key not in _known_seconds:
        kept: dict[tuple[int, ...], Fraction] = {}
        total = Fraction(0)
        for counts, ways in falls(dice):
            chance = Fraction(1)
            if not is_enough(foes, counts, tokens):
                chance = max(
                    _chance_after(foes, dice, tokens, keep, kept) for keep in parts(counts)
                )
            total += ways * chance
        _known_seconds[key] = total / sum([ways for _, ways in falls(dice)])
    return _known_seconds[key]


def parts(counts: list[int]) -> list[tuple[int, ...]]:
    """Every choice of faces to be kept."""
    return list(product(*[range(count + 1) for count in counts]))


def _chance_after(
    foes: list[Foe],
    dice: list[list[int]],
    tokens: list[int],
    keep: tuple[int, ...],
    known: dict[tuple[int, ...], Fraction],
) -> Fraction:
    if keep not in known:
        again = dice[sum(keep) :]
        good = every = 0
        for counts, ways in falls(again):
            every += ways
            if is_enough(foes, [a + b for a, b in zip(counts, keep)], tokens):
                good += ways
        known[keep] = Fraction(good, every)
    return known[keep]


# -- of a combat that can be begun ---------------------------------------------------------


class Row:
    """The chance to vanquish some cards with certain tokens, counted by colour."""

    def __init__(self, tokens: list[int], chance: Fraction) -> None:
        self.tokens: Final = tokens
        self.chance: Final = chance


def chances(s: Siege, seat: int, spaces: list[int]) -> list[Row]:
    """The chance with no token, then with one fitting token more at a time, each time the one
    that helps most."""
    foes = [foe_on(s, space) for space in spaces]
    dice = combat_dice(s, seat)
    spare = spare_tokens(s, seat)
    rolls_twice = has_power(s, seat, REROLL)
    rows = [Row([0] * 5, _chance(foes, dice, [0] * 5, rolls_twice))]
    while rows[-1].chance < 1:
        better = _with_best_token(foes, dice, rows[-1].tokens, spare, rolls_twice)
        if better is None:
            break
        rows.append(better)
    return rows


def _chance(
    foes: list[Foe], dice: list[list[int]], tokens: list[int], rolls_twice: bool
) -> Fraction:
    if rolls_twice:
        return chance_with_second_roll(foes, dice, tokens)
    return chance_to_vanquish(foes, dice, tokens)


def _with_best_token(
    foes: list[Foe],
    dice: list[list[int]],
    tokens: list[int],
    spare: list[int],
    rolls_twice: bool,
) -> Row | None:
    """One fitting token more, the one that helps most; where none helps alone, one that is
    needed all the same."""
    best: Row | None = None
    for colour in range(5):
        wanted = sum([foe.needs[colour] for foe in foes if foe.takes_equipment])
        if tokens[colour] < min(wanted, spare[colour]):
            more = tokens.copy()
            more[colour] += 1
            row = Row(more, _chance(foes, dice, more, rolls_twice))
            if best is None or row.chance > best.chance:
                best = row
    return best


def odds_of_options(s: Siege, choice: Choice) -> dict[str, list[Odds]]:
    """For each combat that can be begun: every card of it alone, and two together; for each move
    the combats that it leads to; for each second roll what it makes of the one in progress."""
    found: dict[str, list[Odds]] = {}
    for option in choice.options:
        odds = odds_of(s, option)
        if odds:
            found[option.notation()] = odds
    return found


def odds_of(s: Siege, option: Option) -> list[Odds]:
    if isinstance(option, OnSpaces) and option.verb == "fight":
        return odds_of_fight(s, subsets(option.spaces))
    if isinstance(option, Move) and s.is_in_play(s.active) and not s.combat.targets:
        return odds_of_move(s, option)
    if isinstance(option, Reroll) and s.combat.targets:
        return odds_of_second_roll(s, option.dice)
    return odds_of_second_roll(s, []) if option is KEEP and s.combat.targets else []


def odds_of_fight(s: Siege, fights: list[list[int]]) -> list[Odds]:
    return [_odds(s, spaces, row) for spaces in fights for row in chances(s, s.active, spaces)]


def odds_of_move(s: Siege, option: Move) -> list[Odds]:
    """What the hero could fight there this turn, with the tokens at hand there."""
    there = s.clone()
    there.heroes[s.active].place = option.to
    fights = [fight.spaces for fight in FIGHTS[s.active].options(there)]
    return odds_of_fight(there, fights)


def odds_of_second_roll(s: Siege, again: list[int]) -> list[Odds]:
    """What stays lying counts, and so do the tokens at hand."""
    kept = [0] * 6
    for die, face in enumerate(s.dice.faces):
        if die not in again:
            kept[face] += 1
    dice = [s.box.combat_faces] * len(s.dice.faces)
    spare = spare_tokens(s, s.active)
    odds: list[Odds] = []
    for spaces in subsets(s.combat.targets):
        foes = [foe_on(s, space) for space in spaces]
        for tokens in [[0] * 5, spare] if sum(spare) else [[0] * 5]:
            chance = _chance_after(foes, dice, tokens, tuple(kept), {})
            odds.append(_odds(s, spaces, Row(tokens, chance)))
    return odds


def _odds(s: Siege, spaces: list[int], row: Row) -> Odds:
    cards = [s.card_on(space).id for space in spaces]
    tokens = [COLOURS[colour] for colour in range(5) for _ in range(row.tokens[colour])]
    facts: dict[str, Fact] = {
        "cards": cards,
        "spaces": s.horde.ring.words(spaces),
        "tokens": tokens,
    }
    return Odds("vanquish-with" if tokens else "vanquish", facts, row.chance)


# -- as people see it ------------------------------------------------------------------------


def view_odds(s: Siege) -> list[dict[str, Any]]:
    """For each combat the active hero could begin: the exact chance to vanquish all that is
    fought, without a token and with each number of fitting tokens at hand."""
    seat = s.active
    if s.combat.targets or not s.is_in_play(seat):
        return []
    return [
        {"spaces": option.names.copy(), "chances": _rows(s, seat, option.spaces)}
        for option in FIGHTS[seat].options(s)
    ]


def _rows(s: Siege, seat: int, spaces: list[int]) -> list[dict[str, Any]]:
    return [
        {
            "tokens": write_equipment(row.tokens),
            "chance": f"{row.chance.numerator}/{row.chance.denominator}",
        }
        for row in chances(s, seat, spaces)
    ]
