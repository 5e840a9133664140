"""The Corrupted Harpy, Boss of Gildenberg, and her Alerions (Night p. 11)."""

from __future__ import annotations

from typing import Any, Final

from laststand.games.spell import told
from laststand.games.spell.board.dice import is_hit, roll_dice
from laststand.games.spell.board.monsters import (
    NOBODY,
    monsters_in_area,
    place_monster,
    wound_monster,
)
from laststand.games.spell.boss import Boss
from laststand.games.spell.endings import defeat_boss
from laststand.games.spell.heroes.damage import BY_MONSTER, TakeDamage
from laststand.games.spell.heroes.step import OfHero
from laststand.games.spell.heroes.together import take_together
from laststand.games.spell.heroes.tokens import fresh_values
from laststand.games.spell.map.geometry import (
    COIN,
    DIRECTIONS,
    HALF,
    LEFT,
    NORTH,
    TOWARD_TOWN,
    rows_and_columns,
)
from laststand.games.spell.map.pieces import Monster
from laststand.games.spell.map.spots import COLUMNS, NOWHERE, SPOTS, read_spot_or_none, spot_name
from laststand.games.spell.monsters.attacks import (
    burn,
    heroes_in_area,
    strike_circle_in,
)
from laststand.games.spell.monsters.moves import facing_on
from laststand.games.spell.options import TOKENS, OnSpot
from laststand.games.spell.state import Vigil
from laststand.games.spell.things.kinds import MonsterKind
from laststand.kernel.action import ask
from laststand.kernel.choice import Flow
from laststand.kernel.fields import Fields, expect
from laststand.kernel.step import Step

HARPY: Final = "corrupted-harpy"
ALERION: Final = "alerion"
ALERIONS: Final = "alerions"  # the layer of the Pattern cards
DIVE_BOMB: Final = "dive-bomb"
BOMB: Final = 2  # TLS-HARPY-2
THIRD: Final = 3  # TLS-HARPY-7: the Monster Phase that brings the missing Alerions
FIRST_SLOT: Final = 0  # TLS-HARPY-8
LAST_SLOT: Final = 4
FRONT: Final = 0

# Where she is (TLS-HARPY-11).
ABSENT: Final = 0
ON_CLIFF: Final = 1
ON_FIELD: Final = 2
PLACES: Final = ["absent", "cliff", "field"]


class Harpy(Boss[Vigil]):
    """She waits on the Cliff until her Alerions have fallen."""

    def __init__(self) -> None:
        super().__init__(HARPY)
        self.place = ABSENT
        self.side = LEFT  # of the Cliff
        self.alerions_placed = 0
        self.alerions_dead = 0
        self.fell_at = NOWHERE  # where the last Alerion fell, until she enters

    def clone(self) -> Harpy:
        harpy = Harpy()
        harpy.place = self.place
        harpy.side = self.side
        harpy.alerions_placed = self.alerions_placed
        harpy.alerions_dead = self.alerions_dead
        harpy.fell_at = self.fell_at
        return harpy

    def scout(self, s: Vigil) -> None:
        """TLS-SCOUT-11: on which side of the Cliff she will stand."""
        self.place = ON_CLIFF
        self.side = s.chance.roll(s.box.coin)
        told.harpy_scouted(s, self.side)

    # -- on the Cliff ----------------------------------------------------------------------

    def boss_part(self, s: Vigil) -> None:
        """TLS-HARPY-12: heroes on her half of the board spend a Movement token, when the coming
        Hero Phase has given them back (TLS-HARPY-13)."""
        if self.place != ON_CLIFF:
            return
        heard = [hero for hero in s.heroes_in_play() if self.is_heard(s, hero)]
        for hero in heard:
            if not s.rulings.cry_fades:
                s.heroes[hero].cries += 1
        told.harpy_cried(s, self.side, heard)

    def is_heard(self, s: Vigil, hero: int) -> bool:
        spot = s.heroes[hero].spot
        if spot < 0:
            return False
        return (spot % COLUMNS < HALF) == (self.side == LEFT)

    def before_turns(self, s: Vigil, heroes: list[int]) -> list[Step[Vigil]]:
        return [SpendCry(hero) for hero in heroes for _ in range(s.heroes[hero].cries)]

    def layers(self) -> list[str]:
        """TLS-HARPY-6: the Alerions that some cards show (TLS-SCOUT-13) come while she waits."""
        return [ALERIONS] if self.place == ON_CLIFF else []

    def note_arrival(self, kind: MonsterKind) -> None:
        if kind.id == ALERION:
            self.alerions_placed += 1

    def after_spawn(self, s: Vigil) -> list[Step[Vigil]]:
        return [BringAlerions()]

    def bring_alerions(self, s: Vigil) -> None:
        """TLS-HARPY-7: those that no card has brought come in the third Monster Phase."""
        if self.place != ON_CLIFF or s.phase < THIRD:
            return
        kind = s.box.monster(ALERION)
        slot = s.box.slots[FIRST_SLOT if s.coin == LEFT else LAST_SLOT]  # TLS-HARPY-8
        for place in range(len(slot.lines)):
            spot = slot.spot(FRONT, place, s.mist.distances[slot.tile])
            if self.alerions_placed < kind.count and s.is_free(spot):
                place_monster(s, kind, spot, TOWARD_TOWN[slot.tile], "TLS-HARPY-7")
                self.alerions_placed += 1

    def on_kill(self, s: Vigil, monster: Monster) -> None:
        """An Alerion is set aside (TLS-HARPY-9)."""
        if self.falls_with(monster):
            defeat_boss(s)
        if monster.kind.id == ALERION:
            self.alerions_dead += 1
            self.fell_at = monster.spot
            s.supply.figures[monster.kind.number] -= 1
            if s.attack is None:  # else when the attack is over
                self.after_attack(s)

    def falls_with(self, monster: Monster) -> bool:
        return monster.kind.id == HARPY

    def is_last_alerion(self, s: Vigil) -> bool:
        """Whether she comes as soon as one more falls."""
        return self.alerions_dead >= s.box.monster(ALERION).count - 1

    # -- onto the field --------------------------------------------------------------------

    def is_due(self, s: Vigil) -> bool:
        """TLS-HARPY-9: the third Alerion has fallen and she is still on the Cliff."""
        return self.place == ON_CLIFF and self.alerions_dead >= s.box.monster(ALERION).count

    def after_attack(self, s: Vigil) -> None:
        if self.is_due(s):
            s.then(HarpyEnters())

    def enter(self, s: Vigil, spot: int) -> Flow | None:
        self.place = ON_FIELD
        self.fell_at = NOWHERE
        told.harpy_entered(s, spot)
        # TLS-HARPY-14: from now on one Monster among the others.
        place_monster(s, s.box.monster(HARPY), spot, facing_on(s, spot, s.coin), "TLS-HARPY-9")
        return dive(s, spot)

    # -- as a document and a view ----------------------------------------------------------

    def write(self, s: Vigil) -> dict[str, Any]:
        return {
            "harpy": PLACES[self.place],
            "harpy_side": COIN[self.side],
            "alerions_placed": self.alerions_placed,
            "alerions_dead": self.alerions_dead,
            "alerion_fell_at": spot_name(self.fell_at),
        }

    def read(self, s: Vigil, fields: Fields) -> None:
        self.place = fields.one("harpy", PLACES, default=ABSENT)
        self.side = fields.one("harpy_side", COIN, default=LEFT)
        self.alerions_placed = fields.count("alerions_placed")
        self.alerions_dead = fields.count("alerions_dead", s.box.monster(ALERION).count)
        self.fell_at = read_spot_or_none(fields, "alerion_fell_at")

    def owns(self, kind: MonsterKind) -> bool:
        return kind.id in (HARPY, ALERION)

    def set_aside(self, s: Vigil) -> None:
        s.supply.figures[s.box.monster(ALERION).number] -= self.alerions_dead

    def check(self, s: Vigil) -> None:
        if s.is_night:
            stands = len([monster for monster in s.horde.monsters if monster.kind.id == HARPY]) > 0
            flies = self.place == ON_FIELD
            expect(stands == flies, "harpy", "she is on the board when she is on the field")
            waits = self.place != ABSENT or s.day < s.scenario.days
            expect(waits, "harpy", "on her Night she is on the Cliff or on the field")

    def view(self, s: Vigil) -> dict[str, Any]:
        """On the Cliff, south of the Town, she faces it (TLS-SCOUT-12)."""
        facing = DIRECTIONS[NORTH] if self.place == ON_CLIFF else ""
        where = {"where": PLACES[self.place], "side": COIN[self.side], "facing": facing}
        return {"harpy": where, "alerions_dead": self.alerions_dead}


# -- her steps --------------------------------------------------------------------------------


class BringAlerions(Step[Vigil]):
    """TLS-HARPY-7."""

    def play(self, s: Vigil) -> None:
        harpy = s.boss
        if isinstance(harpy, Harpy):
            harpy.bring_alerions(s)


class HarpyEnters(Step[Vigil]):
    """She comes down where the last Alerion fell, or as near as can be (TLS-HARPY-10: the players
    choose among spots that are equally near)."""

    def fits(self, s: Vigil) -> bool:
        return isinstance(s.boss, Harpy) and s.boss.fell_at >= 0

    def play(self, s: Vigil) -> Flow:
        harpy = s.boss
        if isinstance(harpy, Harpy) and harpy.is_due(s):
            options = [OnSpot("place", spot) for spot in nearest_landings(s, harpy.fell_at)]
            chosen = yield from ask(None, "harpy-enters", "TLS-HARPY-10", options)
            flow = harpy.enter(s, chosen.spot)
            if flow is not None:
                yield from flow


class SpendCry(OfHero):
    """TLS-HARPY-12, TLS-HARPY-13: a token of the player's choice starts the phase used."""

    def play(self, s: Vigil) -> Flow:
        s.heroes[self.hero].cries -= 1
        tokens = [TOKENS[value] for value in fresh_values(s, self.hero)]
        if tokens:
            token = yield from ask(s.heroes[self.hero].seat, "cry", "TLS-HARPY-12", tokens)
            s.heroes[self.hero].turn_token(token.value, False)
            told.token_forced(s, self.hero, token.value)


STEPS: Final[list[type[Step[Any]]]] = [BringAlerions, HarpyEnters, SpendCry]


# -- where she comes down ---------------------------------------------------------------------


def nearest_landings(s: Vigil, spot: int) -> list[int]:
    """TLS-HARPY-9, TLS-HARPY-10: the spot itself, else those adjacent, else the nearest."""
    if s.is_free(spot):
        return [spot]
    free = [other for other in range(SPOTS) if s.is_free(other)]
    least = min([rows_and_columns(spot, other) for other in free])
    return [other for other in free if rows_and_columns(spot, other) == least]


def dive(s: Vigil, spot: int) -> Flow | None:
    """TLS-HARPY-2: Dive Bomb hits all heroes, structures and Monsters in her Area at once, the
    Monsters without dice (TLS-HARPY-3)."""
    heroes = heroes_in_area(s, spot)
    burn(s, s.ground.area[spot], BOMB, "TLS-HARPY-2", DIVE_BOMB)
    strike_circle_in(s, s.ground.area[spot], BOMB, "TLS-HARPY-2", DIVE_BOMB)
    for monster in monsters_in_area(s, spot):
        if is_bombed(s, monster):
            wound_monster(s, monster, BOMB, NOBODY, "TLS-HARPY-3", DIVE_BOMB)
    return take_together(s, [TakeDamage(hero, BOMB, BY_MONSTER, DIVE_BOMB) for hero in heroes])


def is_bombed(s: Vigil, monster: Monster) -> bool:
    """TLS-HARPY-3; at some tables the Monsters roll."""
    if not s.rulings.bomb_rolls:
        return True
    faces = roll_dice(s, monster.kind.dice)
    told.dice_rolled(s, DIVE_BOMB, monster.kind, monster.spot, faces)
    return is_hit(faces, 0)
