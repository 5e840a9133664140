"""Hatcheries and Seed Mortars, which the Dryad's Pattern cards bring (Night p. 19 and 20)."""

from __future__ import annotations

from typing import Final

from laststand.games.spell.board.dice import is_hit, roll_dice, tell_dice
from laststand.games.spell.board.monsters import (
    free_from_token,
    place_monster,
    remove_monster,
    turn_monster,
)
from laststand.games.spell.board.structures import destroy_structure
from laststand.games.spell.bosses.making_room import sweep
from laststand.games.spell.box import Slot
from laststand.games.spell.heroes.damage import BY_MONSTER, TakeDamage
from laststand.games.spell.map.geometry import (
    COIN_SIDES,
    DIRECTIONS,
    NOWHERE,
    SPOT_NAMES,
    TOWARD_TOWN,
    toward,
)
from laststand.games.spell.monsters.figures import figure_for, tell_substitute
from laststand.games.spell.monsters.moves import Walk, facing_on, facts_of, move_figure
from laststand.games.spell.state import Monster, Vigil
from laststand.games.spell.things.kinds import MonsterKind, Pattern
from laststand.kernel.events import Fact
from laststand.kernel.step import Step

GROWTHS: Final = "growths"  # the layer of the Pattern cards
HATCHERY: Final = "hatchery"
SEED_MORTAR: Final = "seed-mortar"
FALL: Final = [0, 2, 3, 4]  # TLS-DRYAD-19: spots toward the Town, by stage
MOST: Final = 6  # TLS-DRYAD-20
FIRST_BROOD: Final = "clawer"  # TLS-DRYAD-24
SECOND_BROOD: Final = "armored"  # TLS-DRYAD-17
LAST_BROOD: Final = "archer"
SQUEEZE: Final = 1  # TLS-DRYAD-21; TLS-DRYAD-32: by a Monster


# -- how they come ----------------------------------------------------------------------------


def growths_of(s: Vigil, slot: Slot, pattern: Pattern) -> list[Step[Vigil]]:
    """TLS-DRYAD-5, TLS-DRYAD-26: those of a card, when it is revealed while the Dryad stands."""
    way = TOWARD_TOWN[slot.tile]
    return [
        GrowthFalls(
            s.box.monster_ids[s.box.letters[icon.letter]],
            toward(slot.spot(icon.rank, icon.place, s.mist[slot.tile]), way, FALL[s.dryad]),
            way,
        )
        for icon in pattern.layers[GROWTHS]
    ]


class GrowthFalls(Step[Vigil]):
    """TLS-DRYAD-18: a Hatchery or a Seed Mortar comes down as if it had moved."""

    def __init__(self, kind: str, spot: int, way: int) -> None:
        self.kind: Final = kind
        self.spot: Final = spot
        self.way: Final = way

    def words(self) -> list[str]:
        return ["GrowthFalls", self.kind, SPOT_NAMES[self.spot], DIRECTIONS[self.way]]

    def facts(self, s: Vigil) -> dict[str, Fact]:
        return {"monster": self.kind, "at": SPOT_NAMES[self.spot]}

    def play(self, s: Vigil) -> None:
        kind = s.box.monster(self.kind)
        spot = landing(s, self.spot, self.way)
        if s.figures[kind.number] == 0 or count_growths(s) >= MOST or spot < 0:
            return
        if s.hero_at[spot] >= 0:
            trap(s, s.hero_at[spot], kind)
            return
        sweep(s, spot, "TLS-DRYAD-23", kind.id)
        if s.is_free(spot):
            take_root(s, kind, spot)


def landing(s: Vigil, spot: int, way: int) -> int:
    """TLS-DRYAD-23: on the Dryad or a Monolith it falls on the first free spot toward the Town."""
    if not is_boss_there(s, spot):
        return spot
    while spot >= 0 and not s.is_free(spot):
        spot = s.ground.next[way][spot]
    return spot


def is_boss_there(s: Vigil, spot: int) -> bool:
    monster = s.monster_at[spot]
    return monster is not None and (monster.kind.spots > 1 or not monster.kind.is_monster)


def is_growth(kind: MonsterKind) -> bool:
    return kind.id == HATCHERY or kind.id == SEED_MORTAR


def count_growths(s: Vigil) -> int:
    """TLS-DRYAD-20: those on the board and those under heroes."""
    standing = len([monster for monster in s.monsters if is_growth(monster.kind)])
    return standing + len([hero for hero in s.heroes if hero.trapped_by >= 0])


def take_root(s: Vigil, kind: MonsterKind, spot: int) -> None:
    """It faces as one that has moved there, and stays so (TLS-DRYAD-27)."""
    growth = place_monster(s, kind, spot, facing_on(s, spot, s.coin), "TLS-DRYAD-18")
    if kind.id == HATCHERY:
        bring_out(s, growth, FIRST_BROOD, "TLS-DRYAD-24")


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
    s.figures[kind.number] -= 1
    if s.log is not None:
        id, at = s.hero_id(hero), SPOT_NAMES[h.spot]
        s.log.tell("HeroTrapped", "TLS-DRYAD-21", kind.id, hero=id, monster=kind.id, at=at)
    s.then(TakeDamage(hero, SQUEEZE, BY_MONSTER, kind.id))


class SqueezeHeroes(Step[Vigil]):
    """TLS-DRYAD-21: at the start of every attack part, too."""

    def play(self, s: Vigil) -> None:
        for hero in s.heroes_in_play()[::-1]:
            token = s.heroes[hero].trapped_by
            if token >= 0:
                s.then(TakeDamage(hero, SQUEEZE, BY_MONSTER, s.box.monster_ids[token]))


def is_trapped(s: Vigil, spot: int) -> bool:
    """Whether a hero stands there on a token."""
    hero = s.hero_at[spot]
    return hero >= 0 and s.heroes[hero].trapped_by >= 0


def strike_token(s: Vigil, hero: int, spot: int) -> None:
    """TLS-DRYAD-22: Fist on the token under a hero. Another hero's frees by itself, the own when
    both dice are hits."""
    trapped = s.hero_at[spot]
    token = s.box.monsters[s.heroes[trapped].trapped_by]
    if trapped == hero:
        faces = roll_dice(s, token.dice)
        tell_dice(s, "DiceRolled", "fist", token.id, spot, faces)
        if not is_hit(faces, 0):
            if s.log is not None:
                at = SPOT_NAMES[spot]
                s.log.tell("MonsterMissed", "TLS-DRYAD-22", "fist", monster=token.id, at=at)
            return
    free_from_token(s, trapped)
    if s.log is not None:
        id = s.hero_id(trapped)
        s.log.tell("HeroFreed", "TLS-DRYAD-22", s.hero_id(hero), hero=id, monster=token.id)


# -- what hatches -----------------------------------------------------------------------------


def hatcheries(s: Vigil) -> list[Step[Vigil]]:
    return [Hatch(monster.serial) for monster in s.monsters if monster.kind.id == HATCHERY]


class Hatch(Step[Vigil]):
    """TLS-DRYAD-17: from the first brood to the second, and from the second to an Archer in the
    Hatchery's place."""

    def __init__(self, serial: int) -> None:
        self.serial: Final = serial

    def words(self) -> list[str]:
        return ["Hatch", str(self.serial)]

    def facts(self, s: Vigil) -> dict[str, Fact]:
        return facts_of(s, self.serial)

    def play(self, s: Vigil) -> None:
        hatchery = s.find_monster(self.serial)
        if hatchery is None:
            return
        if self.serial in s.second_broods:
            burst_open(s, hatchery)
            return
        s.second_broods = [*s.second_broods, self.serial]
        if s.log is not None:
            at = SPOT_NAMES[hatchery.spot]
            s.log.tell("HatcheryTurned", "TLS-DRYAD-17", HATCHERY, at=at)
        bring_out(s, hatchery, SECOND_BROOD, "TLS-DRYAD-17")


def burst_open(s: Vigil, hatchery: Monster) -> None:
    """The Hatchery is gone and its last figure moves as any other."""
    remove_monster(s, hatchery)
    if s.log is not None:
        s.log.tell("HatcheryGone", "TLS-DRYAD-17", HATCHERY, at=SPOT_NAMES[hatchery.spot])
    wanted = s.box.monster(LAST_BROOD)
    kind = figure_for(s, wanted)
    if kind is None:
        return
    tell_substitute(s, wanted, kind)
    spot = hatchery.spot
    figure = place_monster(s, kind, spot, facing_on(s, spot, s.coin), "TLS-DRYAD-17")
    s.hatched.append(figure.serial)  # TLS-DRYAD-19
    move_figure(s, figure)


def bring_out(s: Vigil, hatchery: Monster, brood: str, rule: str) -> None:
    """TLS-DRYAD-28: a figure leaves the Hatchery at once, and does not move again in this phase
    (TLS-DRYAD-19)."""
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
    tell_substitute(s, wanted, kind)
    hatched = place_monster(s, kind, spot, facing, rule)
    s.hatched.append(hatched.serial)
    turn_monster(s, hatched, facing_on(s, spot, s.coin), "TLS-FACING-2")


def room_beside(s: Vigil, figure: Monster) -> int:
    """Ahead, to the coin's side, to the other, behind; or nowhere."""
    ahead = figure.facing
    for way in [ahead, *COIN_SIDES[s.coin][ahead], (ahead + 2) % 4]:
        spot = s.ground.next[way][figure.spot]
        if spot >= 0 and s.is_free(spot) and not s.is_mist(spot):
            return spot
    return NOWHERE
