"""The Corrupted Harpy, Boss of Gildenberg, and her Alerions (Night p. 11)."""

from __future__ import annotations

from typing import Final

from laststand.games.spell.board.dice import is_hit, roll_dice, tell_dice
from laststand.games.spell.board.monsters import (
    NOBODY,
    monsters_in_area,
    place_monster,
    wound_monster,
)
from laststand.games.spell.board.structures import damage_structure
from laststand.games.spell.heroes.damage import BY_MONSTER, TakeDamage
from laststand.games.spell.map.geometry import (
    COIN,
    COLUMNS,
    HALF,
    LEFT,
    NOWHERE,
    SPOT_NAMES,
    SPOTS,
    TOWARD_TOWN,
    rows_and_columns,
)
from laststand.games.spell.monsters.attacks import heroes_in_area, structures_in_area
from laststand.games.spell.monsters.moves import facing_on
from laststand.games.spell.monsters.spawn import ALERION
from laststand.games.spell.options import OnSpot
from laststand.games.spell.state import ON_CLIFF, ON_FIELD, Monster, Vigil
from laststand.kernel.choice import Choice, Option
from laststand.kernel.step import Flow, Step

HARPY: Final = "corrupted-harpy"
DIVE_BOMB: Final = "dive-bomb"
BOMB: Final = 2  # TLS-HARPY-2
THIRD: Final = 3  # TLS-HARPY-7: the Monster Phase that brings the missing Alerions
FIRST_SLOT: Final = 0  # TLS-HARPY-8
LAST_SLOT: Final = 4
FRONT: Final = 0


# -- on the Cliff -----------------------------------------------------------------------------


def cry(s: Vigil) -> None:
    """TLS-HARPY-12: heroes on her half of the board spend a Movement token, when the coming Hero
    Phase has given them back (TLS-HARPY-13)."""
    if s.harpy != ON_CLIFF:
        return
    heard = [hero for hero in s.heroes_in_play() if hears(s, hero)]
    for hero in heard:
        if not s.rulings.cry_fades:
            s.heroes[hero].cries += 1
    if s.log is not None:
        ids = [s.hero_id(hero) for hero in heard]
        s.log.tell("HarpyCried", "TLS-HARPY-12", HARPY, side=COIN[s.harpy_side], heroes=ids)


def hears(s: Vigil, hero: int) -> bool:
    spot = s.heroes[hero].spot
    if spot < 0:
        return False
    return (spot % COLUMNS < HALF) == (s.harpy_side == LEFT)


class BringAlerions(Step[Vigil]):
    """TLS-HARPY-7: those that no card has brought come in the third Monster Phase."""

    def play(self, s: Vigil) -> None:
        if s.harpy != ON_CLIFF or s.phase < THIRD:
            return
        kind = s.box.monster(ALERION)
        slot = s.box.slots[FIRST_SLOT if s.coin == LEFT else LAST_SLOT]  # TLS-HARPY-8
        for place in range(len(slot.lines)):
            spot = slot.spot(FRONT, place, s.mist[slot.tile])
            if s.alerions_placed < kind.count and s.is_free(spot):
                place_monster(s, kind, spot, TOWARD_TOWN[slot.tile], "TLS-HARPY-7")
                s.alerions_placed += 1


# -- onto the field ---------------------------------------------------------------------------


def is_due(s: Vigil) -> bool:
    """TLS-HARPY-9: the third Alerion has fallen and she is still on the Cliff."""
    return s.harpy == ON_CLIFF and s.alerions_dead >= s.box.monster(ALERION).count


class HarpyEnters(Step[Vigil]):
    """She comes down where the last Alerion fell, or as near as can be."""

    def play(self, s: Vigil) -> Flow | None:
        spots = nearest_free(s, s.alerion_fell_at)
        if len(spots) > 1:
            return self.ask(s, spots)
        enter(s, spots[0])
        return None

    def ask(self, s: Vigil, spots: list[int]) -> Flow:
        """TLS-HARPY-10: the players choose among spots that are equally near."""
        options: list[Option] = [OnSpot("place", spot) for spot in spots]
        option = yield Choice(None, "harpy-enters", "TLS-HARPY-10", options)
        assert isinstance(option, OnSpot)
        enter(s, option.spot)


def nearest_free(s: Vigil, spot: int) -> list[int]:
    """TLS-HARPY-9, TLS-HARPY-10: the spot itself, else those adjacent, else the nearest."""
    if s.is_free(spot):
        return [spot]
    free = [other for other in range(SPOTS) if s.is_free(other)]
    least = min([rows_and_columns(spot, other) for other in free])
    return [other for other in free if rows_and_columns(spot, other) == least]


def enter(s: Vigil, spot: int) -> None:
    s.harpy = ON_FIELD
    s.alerion_fell_at = NOWHERE
    if s.log is not None:
        s.log.tell("HarpyEntered", "TLS-HARPY-9", HARPY, at=SPOT_NAMES[spot])
    # TLS-HARPY-14: from now on one Monster among the others.
    place_monster(s, s.box.monster(HARPY), spot, facing_on(s, spot, s.coin), "TLS-HARPY-9")
    dive(s, spot)


def dive(s: Vigil, spot: int) -> None:
    """TLS-HARPY-2: Dive Bomb hits all heroes, structures and Monsters in her Area at once, the
    Monsters without dice (TLS-HARPY-3)."""
    heroes = heroes_in_area(s, spot)
    for structure in structures_in_area(s, spot):
        damage_structure(s, structure, BOMB, "TLS-HARPY-2", DIVE_BOMB)
    for monster in monsters_in_area(s, spot):
        if is_bombed(s, monster):
            wound_monster(s, monster, BOMB, NOBODY, "TLS-HARPY-3", DIVE_BOMB)
    s.then(*[TakeDamage(hero, BOMB, BY_MONSTER, DIVE_BOMB) for hero in heroes])


def is_bombed(s: Vigil, monster: Monster) -> bool:
    """TLS-HARPY-3; at some tables the Monsters roll."""
    if not s.rulings.bomb_rolls:
        return True
    faces = roll_dice(s, monster.kind.dice)
    tell_dice(s, "DiceRolled", DIVE_BOMB, monster.kind.id, monster.spot, faces)
    return is_hit(faces, 0)
