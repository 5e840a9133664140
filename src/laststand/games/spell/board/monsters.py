"""Monsters on the board: placed, moved, wounded, stunned, removed."""

from __future__ import annotations

from typing import Final

from laststand.games.spell import told
from laststand.games.spell.map.pieces import NO_STUN, Monster
from laststand.games.spell.state import Vigil
from laststand.games.spell.things.kinds import MonsterKind

# Who is credited with a kill, besides a hero.
NOBODY: Final = -1  # Monsters and Bosses
BY_DEFENSE: Final = -2


def place_monster(s: Vigil, kind: MonsterKind, spot: int, facing: int, rule: str) -> Monster:
    """Puts a figure of the box on a free spot."""
    monster = Monster(kind, s.next_serial, spot, facing, 0, NO_STUN)
    s.next_serial += 1
    s.supply.figures[kind.number] -= 1
    s.horde.monsters.append(monster)
    s.monster_at[spot] = monster
    if kind.spots > 1:
        s.monster_at[spots_of(s, monster)[1]] = monster
    told.monster_spawned(s, kind, spot, rule)
    return monster


def spots_of(s: Vigil, monster: Monster) -> list[int]:
    """The spots a piece stands on: one two spots wide also on the spot to its left."""
    if monster.kind.spots == 1:
        return [monster.spot]
    return [monster.spot, s.ground.next[(monster.facing + 3) % 4][monster.spot]]


def figure_spots(s: Vigil) -> list[int]:
    """Where Monsters and heroes stand."""
    spots: list[int] = []
    for monster in s.horde.monsters:
        spots.append(monster.spot)
        if monster.kind.spots > 1:
            spots.append(spots_of(s, monster)[1])
    for hero in s.heroes:
        if hero.spot >= 0:
            spots.append(hero.spot)
    return spots


def is_on(s: Vigil, monster: Monster, spot: int) -> bool:
    return monster.spot == spot or (monster.kind.spots > 1 and spot in spots_of(s, monster))


def replace_monster(s: Vigil, changed: Monster) -> None:
    """Puts a Monster's changed self in its place in the list; spots are the caller's matter."""
    at = s.place_of(changed.serial)
    assert s.horde.monsters[at].serial == changed.serial
    s.horde.monsters[at] = changed
    s.monster_at[changed.spot] = changed
    if changed.kind.spots > 1:
        for spot in spots_of(s, changed):
            s.monster_at[spot] = changed


def move_monster(s: Vigil, monster: Monster, spot: int) -> Monster:
    """Moves a figure to a free spot; its facing stays (TLS-MOVE-10)."""
    s.monster_at[monster.spot] = None
    moved = monster.moved_to(spot)
    replace_monster(s, moved)
    return moved


def turn_monster(s: Vigil, monster: Monster, facing: int, rule: str) -> Monster:
    if facing == monster.facing:
        return monster
    turned = monster.turned_to(facing)
    replace_monster(s, turned)
    told.monster_turned(s, monster, facing, rule)
    return turned


def stun_monster(s: Vigil, monster: Monster, cause: str) -> None:
    """TLS-DICE-7: until the end of the next Monster Phase; never a Boss (TLS-DICE-8)."""
    if monster.kind.is_boss:
        return
    replace_monster(s, monster.stunned_until(s.phase + 1))
    told.monster_stunned(s, monster, cause)


def wake_monsters(s: Vigil) -> None:
    """TLS-DICE-7: at the end of a Monster Phase the stuns that last until then are over."""
    for monster in s.horde.monsters.copy():
        if monster.stunned and monster.stunned <= s.phase:
            replace_monster(s, monster.stunned_until(NO_STUN))


def wound_monster(s: Vigil, monster: Monster, n: int, hero: int, rule: str, cause: str) -> bool:
    """Deals damage to a Monster; whether it died. `hero` is who is credited with the kill,
    or BY_DEFENSE, or NOBODY."""
    if s.boss.is_unhurt(monster):
        s.boss.tell_unhurt(s, cause)
        return False
    wounds = min(monster.wounds + n, monster.kind.hit_points)
    left = monster.kind.hit_points - wounds
    told.monster_hit(s, monster, n, left, rule, cause)
    if left > 0:
        replace_monster(s, monster.wounded(wounds))
        return False
    if monster.kind.is_monster:
        credit(s, hero)
    kill_monster(s, monster, rule, cause)
    return True


def credit(s: Vigil, hero: int) -> None:
    """A Monster is killed by a hero, or by a Defense, or by nobody who counts."""
    if hero != NOBODY:
        s.quests.killed += 1
    if hero >= 0:
        killer = s.heroes[hero]
        killer.kills += 1
        if s.active >= 0:  # answers in a Monster Phase belong to no Hero Phase and no turn
            killer.kills_in_turn += 1
            killer.kills_in_phase += 1
            killer.best_phase = max(killer.best_phase, killer.kills_in_phase)


def kill_monster(s: Vigil, monster: Monster, rule: str, cause: str) -> None:
    """Takes a Monster that died off the board; none explodes by it (TLS-ABILITY-7). The death of
    the Boss wins at once (TLS-END-4, TLS-VICTORY-1)."""
    remove_monster(s, monster)
    told.monster_killed(s, monster, rule, cause)
    s.boss.on_kill(s, monster)


def remove_monster(s: Vigil, monster: Monster) -> None:
    """Takes a figure off the board and back to the box, nobody having killed it."""
    s.horde.monsters = [other for other in s.horde.monsters if other.serial != monster.serial]
    for spot in spots_of(s, monster):
        s.monster_at[spot] = None
    s.supply.figures[monster.kind.number] += 1
    s.boss.on_removal(monster)


def monsters_in_area(s: Vigil, spot: int) -> list[Monster]:
    return monsters_on(s, s.ground.area[spot])


def monsters_on(s: Vigil, spots: list[int]) -> list[Monster]:
    """Each once, whatever its spots (TLS-DRYAD-1); Monoliths are no Monsters."""
    found: list[Monster] = []
    for spot in spots:
        monster = s.monster_at[spot]
        if monster is None or not monster.kind.is_monster:
            continue
        if monster.kind.spots == 1 or monster not in found:
            found.append(monster)
    return found


def area_of(s: Vigil, monster: Monster) -> list[int]:
    """TLS-AREA-2: the ring around all its spots."""
    if monster.kind.spots == 1:
        return s.ground.area[monster.spot]
    spots = spots_of(s, monster)
    ring = [near for spot in spots for near in s.ground.area[spot] if near not in spots]
    return sorted(set(ring))


def hit_points_left(s: Vigil) -> int:
    """TLS-DAWN-1: what all Monsters have left together."""
    left = 0
    for monster in s.horde.monsters:
        left += monster.hits_left
    return left
