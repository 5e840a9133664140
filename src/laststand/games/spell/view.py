"""Everything face up on the table, for people and pages."""

from __future__ import annotations

from typing import Any

from laststand.games.spell.board.monsters import spots_of
from laststand.games.spell.bosses.cast import view_bosses
from laststand.games.spell.day.scavenge import workers_left
from laststand.games.spell.day.shop import UNKNOWN, is_open, top_card
from laststand.games.spell.fields import item_names, spot_name, write_card
from laststand.games.spell.heroes.areas import view_areas
from laststand.games.spell.heroes.conditions import is_isolated
from laststand.games.spell.heroes.equipment import held_items
from laststand.games.spell.heroes.questions import max_hit_points, max_mana
from laststand.games.spell.map.geometry import COIN, COLUMNS, DIRECTIONS, ROWS, SPOT_NAMES, TILES
from laststand.games.spell.map.letters import LETTER_OF
from laststand.games.spell.map.sight import hidden_from
from laststand.games.spell.monsters.onset import onsets
from laststand.games.spell.prospects import prospects
from laststand.games.spell.state import STATUS, Hero, Vigil
from laststand.games.spell.things.pieces import Monster, Structure
from laststand.games.spell.things.words import COLOURS, DECKS, EACH_CAMPAIGN


def view(s: Vigil) -> dict[str, Any]:
    return {
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
        "mist": {TILES[side]: distance for side, distance in enumerate(s.mist)},
        "heroes": [view_hero(s, number) for number in range(len(s.heroes))],
        "monsters": [view_monster(s, monster) for monster in s.monsters],
        "structures": [view_structure(structure) for structure in s.structures],
        "mages": s.mages,
        "panic": view_panic(s),
        "gold": s.gold,
        "materials": s.materials,
        "workers": workers_left(s),
        "scavenged": [s.box.structure_ids[ruin] for ruin in s.scavenged],
        "passed": s.passed.copy(),
        "stash": item_names(s, s.stash.items),
        "shop": view_shop(s),
        "spawn": view_spawn(s),
        "quests": [s.box.quest_ids[quest] for quest in (s.schaden, s.freude) if quest >= 0],
        **view_bosses(s),
        "cleared": [SPOT_NAMES[spot] for spot in s.cleared],
        "killed": s.killed,
        "strikes": len(s.strikes),
        "left": view_left(s),
        "next_moves": view_ghosts(s),
        "areas": view_areas(s),
    }


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
    if ground.is_mist_or_void(spot, s.mist):
        return "~" if ground.exists[spot] else " "
    if ground.has_cut_out[spot]:
        return "+"
    if ground.is_town[spot] and not ground.is_circle[spot]:
        return ","
    return ground.grid[spot]


def view_hero(s: Vigil, number: int) -> dict[str, Any]:
    h = s.heroes[number]
    if h.kind < 0:
        return {"hero": "", "seat": h.seat, "status": STATUS[h.status]}
    return {
        "hero": s.hero_id(number),
        "seat": h.seat,
        "status": STATUS[h.status],
        "level": h.level,
        "trait": s.box.trait_ids[h.trait] if h.trait >= 0 else "",
        "perks": [s.box.perk_ids[perk] for perk in h.perks],
        "at": spot_name(h.spot),
        "trapped": s.box.monster_ids[h.trapped_by] if h.trapped_by >= 0 else "",
        "hit_points": max_hit_points(s, h),
        "wounds": h.wounds,
        "max_mana": max_mana(s, h),
        "mana": h.mana,
        "tokens": [{"value": value, "fresh": fresh} for value, fresh in zip(h.tokens, h.fresh)],
        "extra_tokens": h.extra_tokens,
        "points": h.points,
        "actions": h.actions,
        "all_actions": h.all_actions,
        "weapons": item_names(s, h.weapons),
        "uses": h.uses.copy(),
        "armors": [
            {"item": s.item(item).id, "ready": ready} for item, ready in zip(h.armors, h.ready)
        ],
        "scrolls": item_names(s, h.scrolls),
        "potions": [
            {"item": s.item(item).id, "doses": doses} for item, doses in zip(h.potions, h.doses)
        ],
        "items": len(held_items(h)),
        "guarding": h.is_guarding,
        "moved": h.moved,
        "kills": h.kills,
        "notepad": notepad(s, h),
        "hidden": hidden_spots(s, number, h),
    }


def notepad(s: Vigil, h: Hero) -> list[str]:
    """TLS-SAVE-2: abilities that serve once in a campaign and have served, by their cards."""
    spent = [s.box.boons[number] for number in h.spent_boons]
    return [boon.source for boon in spent if boon.each == EACH_CAMPAIGN]


def hidden_spots(s: Vigil, number: int, h: Hero) -> list[str]:
    """What the hero whose turn it is does not see."""
    if number != s.active or h.spot < 0 or s.is_watchtower(h.spot):
        return []
    return [SPOT_NAMES[spot] for spot in sorted(hidden_from(s.town, h.spot))]


def view_monster(s: Vigil, monster: Monster) -> dict[str, Any]:
    return {
        "monster": monster.kind.id,
        "serial": monster.serial,
        "at": SPOT_NAMES[monster.spot],
        "facing": DIRECTIONS[monster.facing],
        "wounds": monster.wounds,
        "hit_points": monster.kind.hit_points,
        "stunned": monster.stunned > 0,
        "dice": [COLOURS[die] for die in monster.kind.dice],
        "alone": is_isolated(s, monster),
        "spots": [SPOT_NAMES[spot] for spot in spots_of(s, monster)],
        "brood": s.boss.brood_of(monster),
    }


def view_structure(structure: Structure) -> dict[str, Any]:
    return {
        "structure": structure.kind.id,
        "serial": structure.serial,
        "at": [SPOT_NAMES[spot] for spot in structure.spots],
        "flames": structure.flames,
        "hits_left": structure.hits_left,
        "upgraded": structure.is_upgraded,
        "hurls": structure.hurls,
        "shot": structure.has_shot,
    }


def view_panic(s: Vigil) -> list[dict[str, int]]:
    return [
        {
            "flames": flames,
            "gold": space.gives.gold,
            "materials": space.gives.materials,
            "equipment": space.equipment,
        }
        for flames, space in zip(s.panic, s.box.panic)
    ]


def view_shop(s: Vigil) -> dict[str, Any]:
    """The decks with the card that lies open on each; face down while the Shop is destroyed."""
    decks = []
    for deck, name in enumerate(DECKS):
        top = top_card(s, deck) if is_open(s) else UNKNOWN
        decks.append(
            {
                "deck": name,
                "level": s.deck_levels[deck],
                "cards": len(s.decks[deck]),
                "top": "" if top == UNKNOWN else s.box.item_ids[top],
            }
        )
    return {
        "open": is_open(s),
        "decks": decks,
        "scrolls": item_names(s, s.shop_scrolls),
        "potions": item_names(s, s.shop_potions),
    }


def view_spawn(s: Vigil) -> dict[str, Any]:
    """Tonight's Direction card, tomorrow's where it lies open, and the cards on the slots."""
    layers = s.directions.layers
    is_known = bool(layers) and layers[-1].unknown == 0 and len(layers[-1].known) == 1
    return {
        "direction": s.box.direction_ids[s.direction] if s.direction >= 0 else "",
        "tomorrow": s.box.direction_ids[layers[-1].known[0]] if is_known else "",
        "slots": [[write_card(s, card) for card in slot] for slot in s.slots],
        "revealed": [write_card(s, card) for card in s.revealed],
    }


def view_left(s: Vigil) -> dict[str, Any]:
    """What the box still holds."""
    return {
        "monsters": {
            kind.id: s.figures[kind.number] for kind in s.box.monsters if s.figures[kind.number]
        },
        "structures": {
            kind.id: s.pieces[kind.number]
            for kind in s.box.structures
            if s.pieces[kind.number] and not kind.is_ruin
        },
    }


def view_ghosts(s: Vigil) -> dict[str, dict[str, list[str]]]:
    """In a Hero Phase, where the horde would go next, by the side of the Fate coin and serial."""
    if s.active < 0:
        return {}
    return {COIN[onset.coin]: ghosts(onset.ways) for onset in onsets(s)}


def ghosts(ways: dict[int, list[int]]) -> dict[str, list[str]]:
    return {str(serial): [SPOT_NAMES[spot] for spot in way] for serial, way in ways.items()}
