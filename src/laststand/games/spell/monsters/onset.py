"""Where the horde would go next, and whom it would strike there: shown to everybody, and asked by
bots. The table stays as it is."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from laststand.games.spell.board.monsters import move_monster
from laststand.games.spell.map.geometry import LEFT, RIGHT
from laststand.games.spell.map.pieces import Monster
from laststand.games.spell.monsters.attacks import damage_to_hero, is_held_back, line_of_fire
from laststand.games.spell.monsters.moves import Walk, facing_on, in_order, what_holds
from laststand.games.spell.state import Vigil


class Onset:
    """The horde's next movement as it would be now if the Fate coin showed one side, perhaps with
    a hero off the board, who may be anywhere by then."""

    def __init__(self, s: Vigil, coin: int, order: list[Monster], without: int = -1) -> None:
        self.coin: Final = coin
        self.table: Final = s.sketch()
        """The figures as they would stand."""
        self.ways: Final[dict[int, list[int]]] = {}
        """By serial, each beginning where the Monster stands now."""
        if without >= 0 and s.heroes[without].spot >= 0:
            self.table.hero_at[s.heroes[without].spot] = -1
        for monster in order:
            self._move(monster)

    def _move(self, monster: Monster) -> None:
        table = self.table
        way = [] if what_holds(table, monster) else Walk(table, monster, self.coin).go()
        self.ways[monster.serial] = [monster.spot, *way]
        if way:
            move_monster(table, monster, way[-1])

    def facing(self, spot: int) -> int:
        return facing_on(self.table, spot, self.coin)

    def line(self, monster: Monster, end: int) -> list[int]:
        """What one that shoots has before it once it has moved (TLS-TARGET-6)."""
        return list(line_of_fire(self.table, end, self.facing(end), monster.kind.range))

    def strikes_circle(self, monster: Monster) -> bool:
        """TLS-TARGET-3, TLS-TARGET-6: from where it would stand."""
        ground = self.table.ground
        end = self.ways[monster.serial][-1]
        if ground.is_beside_circle[end]:
            return True
        line = self.line(monster, end)
        return len(line) > 0 and ground.is_circle[line[-1]]

    def struck_spots(self, monster: Monster, marks: vec[i64], mark: int) -> list[int]:
        """Where a hero must expect a Monster's attack: beside any spot on its way, since it stops
        there (TLS-MOVE-6), and whatever its attack covers at the end. Each once: `marks`, by spot,
        are set to `mark`."""
        ground = self.table.ground
        kind = monster.kind
        way = self.ways[monster.serial]
        end = way[-1]
        struck: list[int] = []
        if is_held_back(self.table, kind, end):
            return struck
        for spot in way[-1:] if kind.is_resolute else way:
            if spot != end or self.yields_to_hero(monster, end):
                add_new(struck, ground.adjacent[spot], marks, mark)
        if kind.explodes or kind.strikes_ring:
            add_new(struck, ground.area[end], marks, mark)
        if kind.range:
            add_new(struck, self.line(monster, end), marks, mark)
        return struck

    def yields_to_hero(self, monster: Monster, spot: int) -> bool:
        """TLS-TARGET-3: beside the Circle a Monster attacks the Circle, unless it strikes all
        around it or the table says otherwise."""
        table = self.table
        return (
            not table.ground.is_beside_circle[spot]
            or monster.kind.strikes_ring
            or table.rulings.heroes_first
        )


def add_new(found: list[int], spots: list[int], marks: vec[i64], mark: int) -> None:
    for spot in spots:
        if marks[spot] != mark:
            marks[spot] = mark
            found.append(spot)


def onsets(s: Vigil, without: int = -1) -> list[Onset]:
    """One for each side of the Fate coin."""
    order = in_order(s)
    return [Onset(s, coin, order, without) for coin in (LEFT, RIGHT)]


def damage_by(monster: Monster, onset: Onset) -> int:
    """What a Monster's attack does to a hero in the coming phase; nothing while it is stunned."""
    table = onset.table
    if monster.stunned > table.phase or not monster.kind.aims:
        return 0
    return damage_to_hero(monster.kind)
