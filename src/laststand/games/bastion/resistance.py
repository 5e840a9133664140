"""What a card needs in a combat, and whether dice and tokens are enough for it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from laststand.games.bastion.box import WHITE


@mypyc_attr(acyclic=True)
class Foe:
    """A card as a combat meets it: the faces it still needs by colour, and what counts."""

    def __init__(
        self, needs: list[int], dice: bool, white: bool, equipment: bool, waived: int
    ) -> None:
        self.needs: Final = needs
        self.takes_dice: Final = dice
        self.takes_white: Final = dice and white
        self.takes_equipment: Final = equipment
        self.waived: Final = waived

    @property
    def flags(self) -> str:
        """What counts against it, in a word."""
        return f"{self.takes_dice}{self.takes_white}{self.takes_equipment}"

    def numbers(self) -> list[int]:
        """All there is to it."""
        counts = [int(self.takes_dice), int(self.takes_white), int(self.takes_equipment)]
        return [*self.needs, *counts, self.waived]

    @property
    def is_open(self) -> bool:
        """Whether anything at all is needed against it."""
        return sum(self.needs) > self.waived


def is_enough(foes: list[Foe], faces: list[int], tokens: list[int]) -> bool:
    """LB-COMBAT-1, LB-COMBAT-2, LB-COMBAT-3: whether faces (counted by colour, white last) and
    tokens (by colour) vanquish the foes together; each serves one foe only (LB-TWO-2,
    LB-TWO-4)."""
    if len(foes) == 1:
        foe = foes[0]
        return _is_filled(foe, max(0, _lacking(foe, faces, tokens) - foe.waived), faces[WHITE])
    return _share(foes[0], foes[1], 0, 0, 0, faces, tokens)


def _lacking(foe: Foe, faces: list[int], tokens: list[int]) -> int:
    lacking = 0
    for colour in range(5):
        need = foe.needs[colour]
        if need:
            if foe.takes_dice:
                need -= faces[colour]
            if foe.takes_equipment:
                need -= tokens[colour]
            if need > 0:
                lacking += need
    return lacking


def _is_filled(foe: Foe, lacking: int, white: int) -> bool:
    """LB-COMBAT-2: what is lacking comes from white faces."""
    return lacking == 0 or (foe.takes_white and lacking <= white)


def _share(
    one: Foe,
    other: Foe,
    colour: int,
    lacking_one: int,
    lacking_other: int,
    faces: list[int],
    tokens: list[int],
) -> bool:
    """Tries every way to share what is left, colour by colour."""
    if colour == WHITE:
        short_one = max(0, lacking_one - one.waived)
        short_other = max(0, lacking_other - other.waived)
        return _are_filled(one, other, short_one, short_other, faces[WHITE])
    for faces_for_one in range(faces[colour] + 1):
        for tokens_for_one in range(tokens[colour] + 1):
            open_one = _open(one, colour, faces_for_one, tokens_for_one)
            open_other = _open(
                other, colour, faces[colour] - faces_for_one, tokens[colour] - tokens_for_one
            )
            if _share(
                one,
                other,
                colour + 1,
                lacking_one + open_one,
                lacking_other + open_other,
                faces,
                tokens,
            ):
                return True
            if not one.needs[colour]:
                break
        if not one.needs[colour]:
            break
    return False


def _open(foe: Foe, colour: int, faces: int, tokens: int) -> int:
    need = foe.needs[colour]
    if foe.takes_dice:
        need -= faces
    if foe.takes_equipment:
        need -= tokens
    return max(0, need)


def _are_filled(one: Foe, other: Foe, short_one: int, short_other: int, white: int) -> bool:
    if short_one and not one.takes_white:
        return False
    if short_other and not other.takes_white:
        return False
    return short_one + short_other <= white
