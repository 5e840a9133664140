"""Monsters on the board: placed, moved, wounded, stunned, removed."""

from __future__ import annotations

from typing import Final

from laststand.games.spell.geometry import DIRECTIONS, SPOT_NAMES
from laststand.games.spell.state import Monster, Vigil
from laststand.games.spell.things import MonsterKind
from laststand.kernel.state import GameOver, Outcome

# Who is credited with a kill, besides a hero.
NOBODY: Final = -1  # Monsters and Bosses
BY_DEFENSE: Final = -2


def place_monster(s: Vigil, kind: MonsterKind, spot: int, facing: int, rule: str) -> Monster:
    """Puts a figure of the box on a free spot."""
    monster = Monster(kind, s.next_serial, spot, facing, 0, 0)
    s.next_serial += 1
    s.figures[kind.number] -= 1
    s.monsters.append(monster)
    s.monster_at[spot] = monster
    if s.log is not None:
        s.log.tell("MonsterSpawned", rule, kind.id, monster=kind.id, at=SPOT_NAMES[spot])
    return monster


def replace_monster(s: Vigil, changed: Monster) -> None:
    """Puts a Monster's changed self in its place in the list; spots are the caller's matter."""
    for at, other in enumerate(s.monsters):
        if other.serial == changed.serial:
            s.monsters[at] = changed
    s.monster_at[changed.spot] = changed


def move_monster(s: Vigil, monster: Monster, spot: int) -> Monster:
    """Moves a figure to a free spot; its facing stays (TLS-MOVE-10)."""
    s.monster_at[monster.spot] = None
    moved = Monster(
        monster.kind, monster.serial, spot, monster.facing, monster.wounds, monster.stunned
    )
    replace_monster(s, moved)
    return moved


def turn_monster(s: Vigil, monster: Monster, facing: int, rule: str) -> Monster:
    if facing == monster.facing:
        return monster
    turned = Monster(
        monster.kind, monster.serial, monster.spot, facing, monster.wounds, monster.stunned
    )
    replace_monster(s, turned)
    if s.log is not None:
        s.log.tell(
            "MonsterTurned",
            rule,
            monster.kind.id,
            monster=monster.kind.id,
            at=SPOT_NAMES[monster.spot],
            facing=DIRECTIONS[facing],
        )
    return turned


def stun_monster(s: Vigil, monster: Monster, cause: str) -> None:
    """TLS-DICE-7: until the end of the next Monster Phase; never a Boss (TLS-DICE-8)."""
    if monster.kind.is_boss:
        return
    until = s.phase + 1
    stunned = Monster(
        monster.kind, monster.serial, monster.spot, monster.facing, monster.wounds, until
    )
    replace_monster(s, stunned)
    if s.log is not None:
        at = SPOT_NAMES[monster.spot]
        s.log.tell("MonsterStunned", "TLS-EFFECT-10", cause, monster=monster.kind.id, at=at)


def wake_monsters(s: Vigil) -> None:
    """TLS-DICE-7: at the end of a Monster Phase the stuns that last until then are over."""
    for monster in s.monsters.copy():
        if monster.stunned and monster.stunned <= s.phase:
            replace_monster(
                s,
                Monster(
                    monster.kind, monster.serial, monster.spot, monster.facing, monster.wounds, 0
                ),
            )


def wound_monster(s: Vigil, monster: Monster, n: int, hero: int, rule: str, cause: str) -> bool:
    """Deals damage to a Monster; whether it died. `hero` is who is credited with the kill,
    or BY_DEFENSE, or NOBODY."""
    wounds = min(monster.wounds + n, monster.kind.hit_points)
    left = monster.kind.hit_points - wounds
    if s.log is not None:
        at = SPOT_NAMES[monster.spot]
        s.log.tell("MonsterHit", rule, cause, monster=monster.kind.id, at=at, damage=n, left=left)
    if left > 0:
        hurt = Monster(
            monster.kind, monster.serial, monster.spot, monster.facing, wounds, monster.stunned
        )
        replace_monster(s, hurt)
        return False
    if hero != NOBODY:
        s.killed += 1
    if hero >= 0:
        killer = s.heroes[hero]
        killer.kills += 1
        killer.kills_in_turn += 1
        killer.kills_in_phase += 1
        killer.best_phase = max(killer.best_phase, killer.kills_in_phase)
    kill_monster(s, monster, rule, cause)
    return True


def kill_monster(s: Vigil, monster: Monster, rule: str, cause: str) -> None:
    """Takes a Monster that died off the board; none explodes by it (TLS-ABILITY-7). An Alerion is
    set aside (TLS-HARPY-9); the death of the Boss wins at once (TLS-END-4, TLS-VICTORY-1)."""
    remove_monster(s, monster)
    if s.log is not None:
        at = SPOT_NAMES[monster.spot]
        s.log.tell("MonsterKilled", rule, cause, monster=monster.kind.id, at=at)
    if monster.kind.id == "alerion":
        s.alerions_dead += 1
        s.figures[monster.kind.number] -= 1
        s.alerion_fell_at = monster.spot
    elif monster.kind.id == s.scenario.boss:
        raise GameOver(Outcome(True, "boss-defeated", "TLS-END-4", s.score()))


def remove_monster(s: Vigil, monster: Monster) -> None:
    """Takes a figure off the board and back to the box, nobody having killed it."""
    s.monsters = [other for other in s.monsters if other.serial != monster.serial]
    s.monster_at[monster.spot] = None
    s.figures[monster.kind.number] += 1


def monsters_in_area(s: Vigil, spot: int) -> list[Monster]:
    found: list[Monster] = []
    for near in s.ground.area[spot]:
        monster = s.monster_at[near]
        if monster is not None:
            found.append(monster)
    return found


def hit_points_left(s: Vigil) -> int:
    """TLS-DAWN-1: what all Monsters have left together."""
    return sum([monster.hits_left for monster in s.monsters])
