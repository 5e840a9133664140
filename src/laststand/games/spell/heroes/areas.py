"""What each attack of the hero whose turn it is would cover, shown before it is chosen."""

from __future__ import annotations

from laststand.games.spell.heroes.aiming import AttackWithWeapon, ReadScroll
from laststand.games.spell.heroes.defenses import Hurl, Shoot
from laststand.games.spell.heroes.ranges import area_spots, directions_to
from laststand.games.spell.map.spots import NOWHERE, SPOT_NAMES
from laststand.games.spell.options import Assault, Fire
from laststand.games.spell.state import Vigil
from laststand.games.spell.things.kinds import AttackType
from laststand.kernel.action import Actions
from laststand.kernel.choice import Option


def view_areas(s: Vigil) -> dict[str, list[str]]:
    """By notation, the spots of every attack that covers more than its impact spot."""
    if s.active < 0 or s.heroes[s.active].spot < 0 or s.attack is not None:
        return {}
    actions: Actions = [Shoot(s.active), Hurl(s.active)]
    if s.heroes[s.active].trapped_by < 0:  # TLS-DRYAD-21
        actions = [AttackWithWeapon(s.active), ReadScroll(s.active), *actions]
    found: dict[str, list[str]] = {}
    for option in [option for action in actions for option in action.options(s)]:
        spots = covered(s, option)
        if len(spots) > 1:
            found[option.notation()] = [SPOT_NAMES[spot] for spot in spots]
    return found


def covered(s: Vigil, option: Option) -> list[int]:
    """The spots an attack would strike, in their order (TLS-ATTACK-9)."""
    if isinstance(option, Assault):
        return spots_of(s, option.attack, option.impact, option.direction)
    if isinstance(option, Fire):
        structure = s.structure_at[option.origin]
        if structure is not None and structure.kind.attack is not None:
            return spots_of(s, structure.kind.attack, option.impact, NOWHERE)
    return []


def spots_of(s: Vigil, attack: AttackType, impact: int, direction: int) -> list[int]:
    if not attack.area.is_wide:
        return [impact]
    if attack.has_direction and direction < 0:
        ways = directions_to(s.heroes[s.active].spot, impact)
        direction = ways[0] if ways else NOWHERE
    return area_spots(s.ground, attack.area, impact, direction)
