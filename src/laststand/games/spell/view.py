"""Everything face up on the table, for people and pages: each part shows its own."""

from __future__ import annotations

from typing import Any

from laststand.games.spell.heroes.areas import view_areas
from laststand.games.spell.map.geometry import COIN
from laststand.games.spell.map.letters import LETTER_OF
from laststand.games.spell.map.spots import COLUMNS, ROWS, spot_names
from laststand.games.spell.monsters.onset import onsets
from laststand.games.spell.prospects import prospects
from laststand.games.spell.state import Vigil
from laststand.games.spell.table import parts


def view(s: Vigil) -> dict[str, Any]:
    seen: dict[str, Any] = {
        "scenario": s.scenario.id,
        "campaign": s.rulings.is_campaign,
        "siege": [prospect.as_dict() for prospect in prospects(s)],
        "day": s.day,
        "night": s.is_night,
        "phase": s.phase,
        "coin": COIN[s.coin],
        "first": s.first,
        "active": s.active,
        "map": draw_map(s),
    }
    for part in parts(s):
        seen.update(part.view(s))
    seen["next_moves"] = view_ghosts(s)
    seen["areas"] = view_areas(s)
    return seen


def draw_map(s: Vigil) -> list[str]:
    """The map as text: structures as in a drawn position, Monsters by their letters, heroes by
    their numbers."""
    rows = []
    for row in range(ROWS):
        rows.append("".join([mark(s, row * COLUMNS + column) for column in range(COLUMNS)]))
    return rows


def mark(s: Vigil, spot: int) -> str:
    if s.hero_at[spot] >= 0:
        return str(s.hero_at[spot] + 1)
    monster = s.monster_at[spot]
    if monster is not None:
        return monster.kind.letter or "!"
    structure = s.structure_at[spot]
    if structure is not None:
        return LETTER_OF.get(structure.kind.id, "r")
    ground = s.ground
    if ground.is_mist_or_void(spot, s.mist.distances):
        return "~" if ground.exists[spot] else " "
    if ground.has_cut_out[spot]:
        return "+"
    if ground.is_town[spot] and not ground.is_circle[spot]:
        return ","
    return ground.grid[spot]


def view_ghosts(s: Vigil) -> dict[str, dict[str, list[str]]]:
    """In a Hero Phase, where the horde would go next, by the side of the Fate coin and serial."""
    if s.active < 0:
        return {}
    return {COIN[onset.coin]: ghosts(onset.ways) for onset in onsets(s)}


def ghosts(ways: dict[int, list[int]]) -> dict[str, list[str]]:
    return {str(serial): spot_names(way) for serial, way in ways.items()}
