"""How likely each combat is to be won, without and with the tokens at hand."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from laststand.games.bastion.box import COLOURS
from laststand.games.bastion.combat import combat_dice, foe_on, spare_tokens, subsets
from laststand.games.bastion.odds import Foe, chance_to_vanquish
from laststand.games.bastion.options import OnSpaces
from laststand.games.bastion.state import Siege
from laststand.kernel.choice import Choice
from laststand.kernel.events import Fact
from laststand.kernel.game import Odds


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
    facts: dict[str, Fact] = {"cards": cards, "spaces": s.ring.words(spaces), "tokens": tokens}
    return Odds("vanquish-with" if tokens else "vanquish", facts, row.chance)
