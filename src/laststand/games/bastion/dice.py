"""The Combat dice as they lie, and the Corruption die."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from laststand.games.bastion import told
from laststand.games.bastion.box import FACES
from laststand.games.bastion.ongoing import has_power, white_dice
from laststand.games.bastion.options import KEEP, MOST_DICE, REROLLS, Reroll
from laststand.games.bastion.vocabulary import GRAY_DIE, Effect
from laststand.kernel.action import Action, Actions, End, Reason, offer
from laststand.kernel.fields import Fields
from laststand.kernel.part import Part

if TYPE_CHECKING:
    from laststand.games.bastion.state import Siege
    from laststand.kernel.choice import Flow


class Dice(Part["Siege"]):
    """What lies open: the faces of a combat (its part of a position), of the Market, and the face
    of the Corruption die that Feng Li may roll again."""

    def __init__(self) -> None:
        self.faces: list[int] = []
        self.corruption: Effect | None = None

    def clone(self) -> Dice:
        dice = Dice()
        dice.faces = self.faces.copy()
        dice.corruption = self.corruption
        return dice

    def write(self, s: Siege) -> dict[str, Any]:
        return {}

    def read(self, s: Siege, fields: Fields) -> None:
        """The combat reads its own."""

    def view(self, s: Siege) -> dict[str, Any]:
        return {
            "dice": [FACES[face] for face in self.faces],
            "corruption": "" if self.corruption is None else self.corruption.word,
            "corruption_die": [effect.word for effect in s.box.corruption_faces],
            "white_dice": white_dice(s),
        }


# -- Combat dice ---------------------------------------------------------------------------


def roll_white(s: Siege, dice: int) -> list[int]:
    box = s.box
    return [box.combat_faces[s.chance.roll(box.combat_die)] for _ in range(dice)]


def roll_combat_dice(s: Siege, seat: int) -> None:
    """LB-COMBAT-1: the three white dice, but for those the Horde blocks, and the gray one for
    Kazgin (LB-POWER-KAZGIN-1, LB-POWER-KAZGIN-2)."""
    faces = roll_white(s, white_dice(s))
    if has_power(s, seat, GRAY_DIE):
        faces.append(s.box.gray_faces[s.chance.roll(s.box.gray_die)])
    s.dice.faces = faces
    told.dice_rolled(s, seat, "combat")


def combat_dice(s: Siege, seat: int) -> list[list[int]]:
    """The dice that a hero would roll in combat, by their faces."""
    dice = [s.box.combat_faces] * white_dice(s)
    if has_power(s, seat, GRAY_DIE):
        dice.append(s.box.gray_faces)
    return dice


class RollDiceAgain(Action["Siege", Reroll]):
    """LB-POWER-FENG-LI-1: any of the dice once again; LB-POWER-FENG-LI-3: that stands."""

    verb = "reroll"
    ends = True

    def __init__(self, seat: int, cause: str) -> None:
        self.seat: Final = seat
        self.cause: Final = cause

    def candidates(self, s: Siege) -> list[Reroll]:
        return REROLLS[MOST_DICE]

    def why_not(self, s: Siege, option: Reroll) -> Reason | None:
        return NO_SUCH_DIE if option.last >= len(s.dice.faces) else None

    def options(self, s: Siege) -> list[Reroll]:
        return REROLLS[len(s.dice.faces)]

    def do(self, s: Siege, option: Reroll) -> None:
        faces = s.dice.faces
        for die in option.dice:
            faces[die] = s.box.combat_faces[s.chance.roll(s.box.combat_die)]
        told.dice_rerolled(s, self.seat, self.cause)


NO_SUCH_DIE: Final = Reason("no-such-die", "LB-COMBAT-1")


def second_roll(s: Siege, seat: int, cause: str) -> Flow:
    actions: Actions = [End(KEEP), RollDiceAgain(seat, cause)]
    return offer(s, seat, "reroll-dice", "LB-POWER-FENG-LI-1", actions)


# -- the Corruption die --------------------------------------------------------------------


def roll_corruption(s: Siege) -> Effect:
    return s.box.corruption_faces[s.chance.roll(s.box.corruption_die)]
