"""Exact odds of combats, without and with the tokens at hand: fractions, counted over every way the
dice can fall."""

from __future__ import annotations

from fractions import Fraction
from typing import Any, Final

from laststand.games.bastion.box import COLOURS
from laststand.games.bastion.combat import foe_on, spare_tokens, subsets
from laststand.games.bastion.dice import combat_dice
from laststand.games.bastion.hero_phase import FIGHTS
from laststand.games.bastion.heroes import write_equipment
from laststand.games.bastion.options import OnSpaces
from laststand.games.bastion.resistance import Foe, is_enough
from laststand.games.bastion.state import Siege
from laststand.kernel.choice import Choice
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
    rows = [Row([0] * 5, chance_to_vanquish(foes, dice, [0] * 5))]
    while rows[-1].chance < 1:
        better = _with_best_token(foes, dice, rows[-1].tokens, spare)
        if better is None:
            break
        rows.append(better)
    return rows


def _with_best_token(
    foes: list[Foe], dice: list[list[int]], tokens: list[int], spare: list[int]
) -> Row | None:
    """One fitting token more, the one that helps most; where none helps alone, one that is
    needed all the same."""
    best: Row | None = None
    for colour in range(5):
        wanted = sum([foe.needs[colour] for foe in foes if foe.takes_equipment])
        if tokens[colour] < min(wanted, spare[colour]):
            more = tokens.copy()
            more[colour] += 1
            row = Row(more, chance_to_vanquish(foes, dice, more))
            if best is None or row.chance > best.chance:
                best = row
    return best


def odds_of_options(s: Siege, choice: Choice) -> dict[str, list[Odds]]:
    """For each combat that can be begun: every card of it alone, and two together."""
    found: dict[str, list[Odds]] = {}
    for option in choice.options:
        if isinstance(option, OnSpaces) and option.verb == "fight":
            found[option.notation()] = [
                _odds(s, spaces, row)
                for spaces in subsets(option.spaces)
                for row in chances(s, s.active, spaces)
            ]
    return found


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
