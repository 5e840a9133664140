"""Hatcheries and Seed Mortars, which the Dryad's Pattern cards bring (Night p. 19 and 20)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from laststand.games.spell import told
from laststand.games.spell.board.dice import is_hit, roll_dice
from laststand.games.spell.board.heroes import free_from_token
from laststand.games.spell.board.monsters import place_monster, remove_monster, turn_monster
from laststand.games.spell.board.structures import destroy_structure
from laststand.games.spell.boss import Boss
from laststand.games.spell.bosses.making_room import sweep
from laststand.games.spell.heroes.damage import BY_MONSTER, TakeDamage
from laststand.games.spell.heroes.together import take_together
from laststand.games.spell.map.geometry import COIN_SIDES, DIRECTIONS, TOWARD_TOWN, toward
from laststand.games.spell.map.pieces import Monster
from laststand.games.spell.map.slots import Slot
from laststand.games.spell.map.spots import NOWHERE, SPOT_NAMES
from laststand.games.spell.monsters.figures import figure_for
from laststand.games.spell.monsters.moves import Walk, facing_on, facts_of, move_figure
from laststand.games.spell.state import Vigil
from laststand.games.spell.things.kinds import MonsterKind, Pattern
from laststand.kernel.choice import Flow
from laststand.kernel.events import Fact
from laststand.kernel.step import Name, Number, Of, Shape, Step

GROWTHS: Final = "growths"  # the layer of the Pattern cards
HATCHERY: Final = "hatchery"
SEED_MORTAR: Final = "seed-mortar"
FALL: Final = [0, 2, 3, 4]  # TLS-DRYAD-19: spots toward the Town, by stage
MOST: Final = 6  # TLS-DRYAD-20
FIRST_BROOD: Final = "clawer"  # TLS-DRYAD-24
SECOND_BROOD: Final = "armored"  # TLS-DRYAD-17
LAST_BROOD: Final = "archer"
SQUEEZE: Final = 1  # TLS-DRYAD-21; TLS-DRYAD-32: by a Monster


# How far the Dryad has grown (TLS-DRYAD-9, TLS-DRYAD-10, TLS-DRYAD-11).
NO_DRYAD: Final = 0
BUD: Final = 1
GROWTH: Final = 2
MATURITY: Final = 3
STAGES: Final = ["absent", "bud", "growth", "maturity"]


class Sower(Boss[Vigil]):
    """A Boss whose Pattern cards bring growths, farther into the Town the more it has grown."""

    def __init__(self, id: str) -> None:
        super().__init__(id)
        self.stage = NO_DRYAD
        self.second_broods: list[int] = []  # serials of Hatcheries on their second side
        self.hatched: list[int] = []  # serials of Monsters that have moved already in this phase

    def falling(self, s: Vigil, slot: Slot, pattern: Pattern) -> list[Step[Vigil]]:
        """TLS-DRYAD-5, TLS-DRYAD-26: those of a card, when it is revealed while the Dryad
        stands; straight ahead, whatever the coin shows (TLS-DRYAD-36)."""
        if self.stage == NO_DRYAD:
            return []
        way = TOWARD_TOWN[slot.tile]
        return [
            GrowthFalls(
                s.box.monster_ids[s.box.letters[icon.letter]],
                toward(
                    slot.spot(icon.rank, icon.place, s.mist.distances[slot.tile]),
                    way,
                    FALL[self.stage],
                ),
                way,
            )
            for icon in pattern.layers[GROWTHS]
        ]

    def has_moved(self, monster: Monster) -> bool:
        """TLS-DRYAD-19: what has hatched in this phase."""
        return monster.serial in self.hatched

    def order_is_fixed(self) -> None:
        self.hatched = []

    def on_removal(self, monster: Monster) -> None:
        if self.second_broods:
            self.second_broods = [
                serial for serial in self.second_broods if serial != monster.serial
            ]

    def strike_token(self, s: Vigil, hero: int, spot: int) -> None:
        """TLS-DRYAD-22: Fist on the token under a hero. Another hero's frees by itself, the own
        when both dice are hits."""
        trapped = s.hero_at[spot]
        token = s.box.monsters[s.heroes[trapped].trapped_by]
        if trapped == hero and not is_torn_off(s, token, spot):
            return
        free_from_token(s, trapped)
        told.hero_freed(s, trapped, token, hero)

    def can_trap(self) -> bool:
        return self.stage != NO_DRYAD

    def brood_of(self, monster: Monster) -> int:
        if monster.kind.id != HATCHERY:
            return 0
        return 2 if monster.serial in self.second_broods else 1

    # -- what hatches ----------------------------------------------------------------------

    def take_root(self, s: Vigil, kind: MonsterKind, spot: int) -> None:
        """It faces as one that has moved there, and stays so (TLS-DRYAD-27)."""
        growth = place_monster(s, kind, spot, facing_on(s, spot, s.coin), "TLS-DRYAD-18")
        if kind.id == HATCHERY:
            self.bring_out(s, growth, FIRST_BROOD, "TLS-DRYAD-24")

    def hatch(self, s: Vigil, hatchery: Monster) -> None:
        """TLS-DRYAD-17: from the first brood to the second, and from the second to an Archer in
        the Hatchery's place."""
        if hatchery.serial in self.second_broods:
            self.burst_open(s, hatchery)
            return
        self.second_broods = [*self.second_broods, hatchery.serial]
        told.hatchery_turned(s, hatchery)
        self.bring_out(s, hatchery, SECOND_BROOD, "TLS-DRYAD-17")

    def burst_open(self, s: Vigil, hatchery: Monster) -> None:
        """The Hatchery is gone and its last figure moves as any other."""
        remove_monster(s, hatchery)
        told.hatchery_gone(s, hatchery)
        wanted = s.box.monster(LAST_BROOD)
        kind = figure_for(s, wanted)
        if kind is None:
            return
        told.figure_substituted(s, wanted, kind)
        spot = hatchery.spot
        figure = place_monster(s, kind, spot, facing_on(s, spot, s.coin), "TLS-DRYAD-17")
        self.hatched.append(figure.serial)  # TLS-DRYAD-19
        move_figure(s, figure)

    def bring_out(self, s: Vigil, hatchery: Monster, brood: str, rule: str) -> None:
        """TLS-DRYAD-28: a figure leaves the Hatchery at once, and does not move again in this
        phase (TLS-DRYAD-19)."""
        wanted = s.box.monster(brood)
        kind = figure_for(s, wanted)
        if kind is None:
            return
        facing = facing_on(s, hatchery.spot, s.coin)
        figure = Monster(kind, s.next_serial, hatchery.spot, facing, 0, 0)
        path = Walk(s, figure, s.coin).go()
        spot = path[-1] if path else room_beside(s, figure)
        if spot < 0:
            return
        told.figure_substituted(s, wanted, kind)
        hatched = place_monster(s, kind, spot, facing, rule)
        self.hatched.append(hatched.serial)
        turn_monster(s, hatched, facing_on(s, spot, s.coin), "TLS-FACING-2")


# -- how they come ----------------------------------------------------------------------------


class GrowthFalls(Step[Vigil]):
    """TLS-DRYAD-18: a Hatchery or a Seed Mortar comes down as if it had moved."""

    shape: ClassVar[Shape] = (Name("kind"), Of("spot", SPOT_NAMES), Of("way", DIRECTIONS))

    def __init__(self, kind: str, spot: int, way: int) -> None:
        self.kind: Final = kind
        self.spot: Final = spot
        self.way: Final = way

    def fits(self, s: Vigil) -> bool:
        stands = isinstance(s.boss, Sower) and s.boss.stage != NO_DRYAD
        return stands and self.kind in (HATCHERY, SEED_MORTAR) and s.ground.exists[self.spot]

    def facts(self, s: Vigil) -> dict[str, Fact]:
        return {"monster": self.kind, "at": SPOT_NAMES[self.spot]}

    def play(self, s: Vigil) -> None:
        boss = s.boss
        kind = s.box.monster(self.kind)
        spot = landing(s, self.spot, self.way)
        if (
            not isinstance(boss, Sower)
            or s.supply.figures[kind.number] == 0
            or count_growths(s) >= MOST
            or spot < 0
        ):
            return
        if s.hero_at[spot] >= 0:
            trap(s, s.hero_at[spot], kind)
            return
        sweep(s, spot, "TLS-DRYAD-23", kind.id)
        if s.is_free(spot):
            boss.take_root(s, kind, spot)


def landing(s: Vigil, spot: int, way: int) -> int:
    """TLS-DRYAD-23: on the Dryad or a Monolith it falls on the first free spot toward the Town."""
    if not is_boss_there(s, spot):
        return spot
    while spot >= 0 and not s.is_free(spot):
        spot = s.ground.next[way][spot]
    return spot


def is_boss_there(s: Vigil, spot: int) -> bool:
    monster = s.monster_at[spot]
    return monster is not None and (monster.kind.id == s.boss.id or not monster.kind.is_monster)


def is_growth(kind: MonsterKind) -> bool:
    return kind.id == HATCHERY or kind.id == SEED_MORTAR


def count_growths(s: Vigil) -> int:
    """TLS-DRYAD-20: those on the board and those under heroes."""
    standing = len([monster for monster in s.horde.monsters if is_growth(monster.kind)])
    return standing + len([hero for hero in s.heroes if hero.trapped_by >= 0])


# -- heroes underneath ------------------------------------------------------------------------


def trap(s: Vigil, hero: int, kind: MonsterKind) -> None:
    """TLS-DRYAD-21: it lies under the hero, whom it hurts at once; another token there, or a
    structure, goes (TLS-DRYAD-34)."""
    free_from_token(s, hero)
    h = s.heroes[hero]
    structure = s.structure_at[h.spot]
    if structure is not None:
        destroy_structure(s, structure, "TLS-DRYAD-23", kind.id)
    h.trapped_by = kind.number
    s.supply.figures[kind.number] -= 1
    told.hero_trapped(s, hero, kind)
    s.then(TakeDamage(hero, SQUEEZE, BY_MONSTER, kind.id))


class SqueezeHeroes(Step[Vigil]):
    """TLS-DRYAD-21: at the start of every attack part, too."""

    def play(self, s: Vigil) -> Flow | None:
        due: list[TakeDamage] = []
        for hero in s.heroes_in_play():
            token = s.heroes[hero].trapped_by
            if token >= 0:
                due.append(TakeDamage(hero, SQUEEZE, BY_MONSTER, s.box.monster_ids[token]))
        return take_together(s, due)


def is_torn_off(s: Vigil, token: MonsterKind, spot: int) -> bool:
    """Whether a trapped hero's own Fist hits the token."""
    faces = roll_dice(s, token.dice)
    told.dice_rolled(s, "fist", token, spot, faces)
    if is_hit(faces, 0):
        return True
    told.monster_missed(s, token, spot, "TLS-DRYAD-22", "fist")
    return False


# -- what hatches -----------------------------------------------------------------------------


def hatcheries(s: Vigil) -> list[Step[Vigil]]:
    return [Hatch(monster.serial) for monster in s.horde.monsters if monster.kind.id == HATCHERY]


class Hatch(Step[Vigil]):
    """TLS-DRYAD-17: a Hatchery brings out its next figure."""

    shape: ClassVar[Shape] = (Number("serial"),)

    def __init__(self, serial: int) -> None:
        self.serial: Final = serial

    def facts(self, s: Vigil) -> dict[str, Fact]:
        return facts_of(s, self.serial)

    def play(self, s: Vigil) -> None:
        boss = s.boss
        hatchery = s.find_monster(self.serial)
        if hatchery is not None and isinstance(boss, Sower):
            boss.hatch(s, hatchery)


def room_beside(s: Vigil, figure: Monster) -> int:
    """Ahead, to the coin's side, to the other, behind; or nowhere."""
    ahead = figure.facing
    for way in [ahead, *COIN_SIDES[s.coin][ahead], (ahead + 2) % 4]:
        spot = s.ground.next[way][figure.spot]
        if spot >= 0 and s.is_free(spot) and not s.is_mist(spot):
            return spot
    return NOWHERE


STEPS: Final[list[type[Step[Any]]]] = [GrowthFalls, SqueezeHeroes, Hatch]
