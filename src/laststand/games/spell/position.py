"""The whole table as a document, and back."""

from __future__ import annotations

from typing import Any, Final

from laststand.games.spell.board.monsters import spots_of
from laststand.games.spell.board.panic import FLAMES_AT_SETUP
from laststand.games.spell.board.structures import full_hurls, put_up
from laststand.games.spell.bosses.cast import boss_of, read_bosses, write_bosses
from laststand.games.spell.day.shop import belongs, is_open
from laststand.games.spell.documents import (
    AttackPositionDocument,
    HeroPositionDocument,
    MonsterPositionDocument,
    StructurePositionDocument,
    VigilDocument,
)
from laststand.games.spell.fields import (
    UNSEEN_CARD,
    expect,
    item_names,
    one_or_none,
    read_spot,
    read_spots,
    spot_name,
    write_card,
)
from laststand.games.spell.heroes.equipment import held_items
from laststand.games.spell.heroes.levels import gather_boons
from laststand.games.spell.heroes.questions import max_mana
from laststand.games.spell.map.geometry import (
    COIN,
    DIRECTIONS,
    NOWHERE,
    SPOT_NAMES,
    SPOTS,
    drawing_of,
    drawn_structures,
    read_grid,
)
from laststand.games.spell.map.letters import DRAWN, TERRAIN, TOWN_MARKS
from laststand.games.spell.state import (
    AIMS,
    ATTACKS_OF_A_WEAPON,
    DECK_NAMES,
    STATUS,
    UNSEEN,
    Attack,
    Hero,
    Strike,
    Vigil,
)
from laststand.games.spell.things.pieces import Monster, Structure
from laststand.games.spell.things.stash import Stash
from laststand.games.spell.things.words import POTION, SCROLL, TYPES
from laststand.kernel.bag import Bag
from laststand.kernel.errors import DocumentRefused
from laststand.kernel.fields import number, numbers, read_bag, write_bag

ATTACKERS: Final = [*TYPES, "fist", "engine"]


# -- written ------------------------------------------------------------------------------


def write(s: Vigil) -> dict[str, Any]:
    box = s.box
    document: dict[str, Any] = {
        "scenario": s.scenario.id,
        "heroes": [write_hero(s, hero) for hero in s.heroes],
        "structures": [write_structure(structure) for structure in s.structures],
        "monsters": [write_monster(monster) for monster in s.monsters],
        "next_serial": s.next_serial,
        "day": s.day,
        "night": s.is_night,
        "phase": s.phase,
        "coin": COIN[s.coin],
        "first": s.first,
        "active": s.active,
        "mist": s.mist.copy(),
        "mages": s.mages,
        "panic": s.panic.copy(),
        "gold": s.gold,
        "materials": s.materials,
        "workers_used": s.workers_used,
        "scavenged": [s.box.structure_ids[ruin] for ruin in s.scavenged],
        "passed": s.passed.copy(),
        "stash": item_names(s, s.stash.items),
        "decks": [write_bag(deck) for deck in s.decks],
        "deck_levels": s.deck_levels.copy(),
        "shop_scrolls": item_names(s, s.shop_scrolls),
        "shop_potions": item_names(s, s.shop_potions),
        "directions": write_bag(s.directions),
        "direction": box.direction_ids[s.direction] if s.direction >= 0 else "",
        "patterns": write_bag(s.patterns),
        "slots": [[write_card(s, card) for card in slot] for slot in s.slots],
        "revealed": [write_card(s, card) for card in s.revealed],
        "schaden": box.quest_ids[s.schaden] if s.schaden >= 0 else "",
        "freude": box.quest_ids[s.freude] if s.freude >= 0 else "",
        **write_bosses(s),
        "cleared": [SPOT_NAMES[spot] for spot in s.cleared],
        "killed": s.killed,
        "strikes": [write_strike(strike) for strike in s.strikes],
        "answers_due": s.answers_due.copy(),
        "idle": s.idle,
        "acted": s.has_acted,
    }
    if s.drawing:
        document["ground"] = s.drawing
    if s.attack is not None:
        document["attack"] = write_attack(s, s.attack)
    return document


def write_monster(monster: Monster) -> dict[str, Any]:
    return {
        "monster": monster.kind.id,
        "at": SPOT_NAMES[monster.spot],
        "facing": DIRECTIONS[monster.facing],
        "wounds": monster.wounds,
        "stunned": monster.stunned,
        "serial": monster.serial,
    }


def write_structure(structure: Structure) -> dict[str, Any]:
    return {
        "structure": structure.kind.id,
        "at": [SPOT_NAMES[spot] for spot in structure.spots],
        "flames": structure.flames,
        "upgraded": structure.is_upgraded,
        "hurls": structure.hurls,
        "shot": structure.has_shot,
        "serial": structure.serial,
    }


def write_hero(s: Vigil, hero: Hero) -> dict[str, Any]:
    box = s.box
    return {
        "hero": box.hero_ids[hero.kind] if hero.kind >= 0 else "",
        "seat": hero.seat,
        "status": STATUS[hero.status],
        "level": hero.level,
        "trait_card": hero.trait_card,
        "trait": box.trait_ids[hero.trait] if hero.trait >= 0 else "",
        "perks": [box.perk_ids[perk] for perk in hero.perks],
        "at": spot_name(hero.spot),
        "trapped_by": box.monster_ids[hero.trapped_by] if hero.trapped_by >= 0 else "",
        "wounds": hero.wounds,
        "mana": hero.mana,
        "weapons": item_names(s, hero.weapons),
        "armors": item_names(s, hero.armors),
        "ready": hero.ready.copy(),
        "scrolls": item_names(s, hero.scrolls),
        "potions": item_names(s, hero.potions),
        "doses": hero.doses.copy(),
        "fresh": hero.fresh.copy(),
        "points": hero.points,
        "extra_tokens": hero.extra_tokens,
        "next_token": hero.next_token,
        "turned_token": hero.has_turned_token,
        "cries": hero.cries,
        "actions": hero.actions,
        "all_actions": hero.all_actions,
        "uses": hero.uses.copy(),
        "laid": hero.laid.copy(),
        "guarding": hero.is_guarding,
        "guarded": hero.has_guarded,
        "attacked": hero.has_attacked,
        "attacks_made": hero.attacks_made,
        "spent_points": hero.has_spent_points,
        "moved": hero.moved,
        "moved_in_phase": hero.moved_in_phase,
        "kills_in_turn": hero.kills_in_turn,
        "kills_in_phase": hero.kills_in_phase,
        "best_phase": hero.best_phase,
        "kills": hero.kills,
        "spent_boons": [boon_name(s, number) for number in hero.spent_boons],
    }


def boon_name(s: Vigil, number: int) -> str:
    """A boon by its card and its place on it: nimbleness:2."""
    source = s.box.boons[number].source
    first = min([boon.number for boon in s.box.boons if boon.source == source])
    return f"{source}:{number - first + 1}"


def write_strike(strike: Strike) -> dict[str, Any]:
    return {
        "monster": strike.monster,
        "kind": strike.kind.id,
        "at": SPOT_NAMES[strike.spot],
        "aim": AIMS[strike.aim],
        "target": strike.target,
    }


def write_attack(s: Vigil, a: Attack) -> dict[str, Any]:
    return {
        "hero": a.hero,
        "item": s.box.item_ids[a.item] if a.item >= 0 else "",
        "number": a.number,
        "origin": SPOT_NAMES[a.origin],
        "type": ATTACKERS[a.type],
        "weapon": a.is_weapon,
        "first": a.is_first,
        "damage": a.damage,
        "effects": a.bits,
        "impact": SPOT_NAMES[a.impact],
        "direction": DIRECTIONS[a.direction] if a.direction >= 0 else "",
        "spots": [SPOT_NAMES[spot] for spot in a.spots],
        "impacts_left": a.impacts_left,
        "bounces_left": a.bounces_left,
        "attacked": a.attacked.copy(),
        "was_empty": a.was_empty,
        "killed_on_impact": a.killed_on_impact,
        "had_target": a.had_target,
        "has_hit": a.has_hit,
        "kills": a.kills,
        "lone_kills": a.lone_kills,
        "mana_reroll_used": a.mana_reroll_used,
        "struck_wide": a.has_struck_wide,
    }


# -- and back -----------------------------------------------------------------------------


def read_into(s: Vigil, document: VigilDocument) -> None:
    """Lays the table as the document says."""
    read_scenario(s, document.scenario)
    read_ground(s, document.ground)
    read_obstacles(s, list(document.cleared))
    read_bosses(s, document)
    read_structures(s, document)
    read_monsters(s, document)
    read_course(s, document)
    for place, hero in enumerate(document.heroes):
        s.heroes.append(read_hero(s, hero, place))
        gather_boons(s, place)
        complete_hero(s, hero, place)
    read_stores(s, document)
    read_spawn(s, document)
    s.strikes = [
        Strike(
            strike.monster,
            s.box.monsters[number(s.box.monster_ids, strike.kind, "strikes")],
            read_spot(strike.at, "strikes"),
            AIMS.index(strike.aim),
            strike.target,
        )
        for strike in document.strikes
    ]
    s.answers_due = list(document.answers_due)
    if document.attack is not None:
        s.attack = read_attack(s, document.attack)


def read_scenario(s: Vigil, id: str) -> None:
    """In a campaign a later scenario than the table began with (TLS-MODE-1)."""
    began = s.scenario
    if id in ("", began.id):
        return
    scenario = s.box.scenarios.get(id, began)
    reached = s.rulings.is_campaign and scenario.number > began.number
    expect(reached, "scenario", f"'{id}' does not follow {began.id} here")
    s.clear(scenario, boss_of(s.box, scenario))


def read_ground(s: Vigil, drawing: str) -> None:
    """The terrain of a drawing: Low Obstacles, Trees and Water outside the Town."""
    if not drawing:
        return
    drawn_grid = read_grid(drawing, "position, field 'ground'")
    grid = [terrain_drawn(s, spot, drawn_grid[spot]) for spot in range(SPOTS)]
    if grid != s.scenario.ground.grid:
        s.drawing = drawing_of(grid)
        s.town = s.town.on(s.scenario.ground_drawn(s.drawing, []))


def terrain_drawn(s: Vigil, spot: int, mark: str) -> str:
    """What the ground is where a drawing has a mark; the Town, the Cliff and the frame are as the
    map has them."""
    known = s.scenario.ground.grid[spot]
    if known in TERRAIN and mark in TERRAIN:
        return mark
    is_plain = mark == known or mark in DRAWN or (s.ground.is_town[spot] and mark in TOWN_MARKS)
    name = SPOT_NAMES[spot]
    expect(is_plain, "ground", f"'{mark}' cannot be drawn on {name}, where the map has '{known}'")
    return known


def read_obstacles(s: Vigil, names: list[str]) -> None:
    """Low Obstacles and Trees that a Boss has removed."""
    for name in names:
        spot = read_spot(name, "cleared")
        stood = s.ground.is_low_obstacle[spot] or s.ground.is_tree[spot]
        expect(stood, "cleared", f"no obstacle stands on {name}")
        s.clear_obstacle(spot)


# -- the board ----------------------------------------------------------------------------


def read_structures(s: Vigil, document: VigilDocument) -> None:
    standing = document.structures
    if standing is None:
        standing = drawn(s, document.ground)
    serial = 0
    for entry in standing:
        serial = entry.serial or serial + 1
        read_structure(s, entry, serial)
    s.next_serial = serial + 1


def drawn(s: Vigil, drawing: str) -> list[StructurePositionDocument]:
    """The structures of a drawing, or of the scenario's map."""
    pieces = s.ground.drawn
    if drawing:
        pieces = drawn_structures(read_grid(drawing, "position, field 'ground'"))
    found = []
    for piece in pieces:
        if piece.letter not in DRAWN:
            raise DocumentRefused(f"position, field 'ground': no structure '{piece.letter}'")
        at = [SPOT_NAMES[spot] for spot in piece.spots]
        found.append(StructurePositionDocument(structure=DRAWN[piece.letter], at=at))
    return found


def read_structure(s: Vigil, entry: StructurePositionDocument, serial: int) -> None:
    kind = s.box.structures[number(s.box.structure_ids, entry.structure, "structures")]
    spots = read_spots(list(entry.at), "structures")
    if len(spots) != kind.spots:
        raise DocumentRefused(
            f"position, field 'structures': a {kind.id} has {kind.spots} spots, not {len(spots)}"
        )
    hurls = entry.hurls if entry.hurls >= 0 else full_hurls(s, kind)
    structure = Structure(kind, serial, spots, entry.flames, entry.upgraded, hurls, entry.shot)
    for spot in spots:
        if s.structure_at[spot] is not None or not s.ground.is_open[spot]:
            raise DocumentRefused(
                f"position, field 'structures': {SPOT_NAMES[spot]} is not free for {kind.id}"
            )
    put_up(s, [structure])
    s.pieces[kind.number] -= 1
    if s.pieces[kind.number] < 0:
        raise DocumentRefused(f"position, field 'structures': the box has no more {kind.id}")


def read_monsters(s: Vigil, document: VigilDocument) -> None:
    serial = s.next_serial - 1
    for entry in document.monsters:
        serial = entry.serial or serial + 1
        read_monster(s, entry, serial)
    s.monsters.sort(key=serial_of)
    s.next_serial = document.next_serial or max(s.next_serial, serial + 1)


def serial_of(monster: Monster) -> int:
    return monster.serial


def read_monster(s: Vigil, entry: MonsterPositionDocument, serial: int) -> None:
    kind = s.box.monsters[number(s.box.monster_ids, entry.monster, "monsters")]
    kind = s.boss.side_up(kind)
    spot = read_spot(entry.at, "monsters")
    monster = Monster(
        kind, serial, spot, DIRECTIONS.index(entry.facing), entry.wounds, entry.stunned
    )
    for held in spots_of(s, monster):
        if held < 0 or not s.is_free(held):
            raise DocumentRefused(f"position, field 'monsters': {entry.at} is not free")
        s.monster_at[held] = monster
    s.monsters.append(monster)
    s.figures[kind.number] -= 1


def read_course(s: Vigil, document: VigilDocument) -> None:
    s.day = document.day
    s.is_night = document.night
    s.phase = document.phase
    s.coin = COIN.index(document.coin)
    s.first = document.first
    s.active = document.active
    if document.mist is not None:
        s.mist = list(document.mist)
    s.mages = document.mages
    s.panic = [FLAMES_AT_SETUP] * len(s.box.panic)
    if document.panic is not None:
        if len(document.panic) != len(s.panic):
            raise DocumentRefused(f"position, field 'panic': {len(s.panic)} spaces are needed")
        s.panic = list(document.panic)
    s.gold = document.gold
    s.materials = document.materials
    s.workers_used = document.workers_used
    s.scavenged = numbers(s.box.structure_ids, list(document.scavenged), "scavenged")
    if document.passed is not None:
        s.passed = list(document.passed)
    s.killed = document.killed
    s.idle = document.idle
    s.has_acted = document.acted
    s.schaden = one_or_none(s.box.quest_ids, document.schaden, "schaden")
    s.freude = one_or_none(s.box.quest_ids, document.freude, "freude")


# -- heroes -------------------------------------------------------------------------------


def read_hero(s: Vigil, document: HeroPositionDocument, place: int) -> Hero:
    box = s.box
    h = Hero()
    h.kind = one_or_none(box.hero_ids, document.hero, "heroes")
    h.seat = document.seat if document.seat >= 0 else 0 if s.is_solo else place
    h.status = STATUS.index(document.status)
    h.level = document.level
    h.trait = one_or_none(box.trait_ids, document.trait, "heroes")
    h.trait_card = document.trait_card
    if h.trait >= 0:
        h.trait_card = box.traits[h.trait].card
    h.perks = numbers(box.perk_ids, list(document.perks), "heroes")
    h.trapped_by = one_or_none(box.monster_ids, document.trapped_by, "heroes")
    if h.trapped_by >= 0:
        s.figures[h.trapped_by] -= 1
    h.wounds = document.wounds
    h.weapons = numbers(box.item_ids, list(document.weapons), "heroes")
    h.armors = numbers(box.item_ids, list(document.armors), "heroes")
    h.scrolls = numbers(box.item_ids, list(document.scrolls), "heroes")
    h.potions = numbers(box.item_ids, list(document.potions), "heroes")
    h.points = document.points
    h.extra_tokens = document.extra_tokens
    h.next_token = document.next_token
    h.has_turned_token = document.turned_token
    h.cries = document.cries
    h.is_guarding = document.guarding
    h.has_guarded = document.guarded
    h.has_attacked = document.attacked
    h.attacks_made = document.attacks_made
    h.has_spent_points = document.spent_points
    h.moved = document.moved
    h.moved_in_phase = document.moved_in_phase
    h.kills_in_turn = document.kills_in_turn
    h.kills_in_phase = document.kills_in_phase
    h.best_phase = document.best_phase
    h.kills = document.kills
    h.spent_boons = [read_boon(s, name) for name in document.spent_boons]
    return h


def read_boon(s: Vigil, name: str) -> int:
    source, _, place = name.partition(":")
    found = [boon.number for boon in s.box.boons if boon.source == source]
    if not place.isdigit() or not 1 <= int(place) <= len(found):
        raise DocumentRefused(f"position, field 'spent_boons': there is no '{name}'")
    return found[int(place) - 1]


def complete_hero(s: Vigil, document: HeroPositionDocument, place: int) -> None:
    """What depends on the card, and what is left out."""
    h = s.heroes[place]
    if h.kind >= 0:
        h.tokens = s.box.heroes[h.kind].sides[h.level - 1].tokens
        h.mana = document.mana if document.mana >= 0 else max_mana(s, h)
    else:
        h.mana = max(0, document.mana)
    fresh = document.fresh
    h.fresh = [True] * len(h.tokens) if fresh is None or not h.tokens else list(fresh)
    ready = document.ready
    h.ready = [True] * len(h.armors) if ready is None else list(ready)
    doses = document.doses
    h.doses = [s.item(potion).doses for potion in h.potions] if doses is None else list(doses)
    base = s.box.seats[s.players].actions
    h.all_actions = document.all_actions if document.all_actions >= 0 else base
    h.actions = document.actions if document.actions >= 0 else h.all_actions
    slots = len(h.weapons) * ATTACKS_OF_A_WEAPON
    h.uses = [0] * slots if document.uses is None else list(document.uses)
    h.laid = [0] * slots if document.laid is None else list(document.laid)
    if len(h.fresh) != len(h.tokens) or len(h.ready) != len(h.armors):
        raise DocumentRefused(
            f"position, field 'heroes': '{document.hero}' needs a mark for each token and armor"
        )
    if document.at:
        spot = read_spot(document.at, "heroes")
        if s.hero_at[spot] >= 0 or s.monster_at[spot] is not None:
            raise DocumentRefused(f"position, field 'heroes': {document.at} is not free")
        h.spot = spot
        s.hero_at[spot] = place


# -- Shop, Stash and box --------------------------------------------------------------------


def read_stores(s: Vigil, document: VigilDocument) -> None:
    names = s.box.item_ids
    s.stash = Stash(sorted(numbers(names, list(document.stash), "stash")))
    held = [item for hero in s.heroes for item in held_items(hero)] + s.stash.items
    s.shop_scrolls = read_wares(s, document.shop_scrolls, SCROLL, held)
    s.shop_potions = read_wares(s, document.shop_potions, POTION, held)
    if document.deck_levels is not None:
        s.deck_levels = list(document.deck_levels)
        expect(len(s.deck_levels) == len(DECK_NAMES), "deck_levels", "four decks have levels")
    spare = left_over(s, s.spare, held)
    if document.decks is not None:
        expect(len(document.decks) == len(DECK_NAMES), "decks", "four decks are needed")
    for deck in range(len(DECK_NAMES)):
        if document.decks is None:
            level = s.deck_levels[deck]
            cards = [card for card in spare if belongs(s.item(card), deck, level)]
            s.decks[deck] = laid_deck(s, deck, cards)
        else:
            s.decks[deck] = read_bag(DECK_NAMES[deck], names, document.decks[deck], "decks")
        spare = left_over(s, spare, s.decks[deck].contents())
    s.spare = spare


def laid_deck(s: Vigil, deck: int, cards: list[int]) -> Bag:
    """A deck that a position does not describe: at an open Shop its first card lies face up."""
    is_shown = is_open(s) and len(cards) > 0
    pile = Bag.shuffled(DECK_NAMES[deck], s.box.item_ids, cards[1:] if is_shown else cards)
    if is_shown:
        pile.put_on_top(cards[0])
    return pile


def read_wares(s: Vigil, given: list[str] | None, kind: int, held: list[int]) -> list[int]:
    if given is not None:
        return sorted(numbers(s.box.item_ids, list(given), "shop"))
    every = [item.number for item in s.box.items if item.kind == kind for _ in range(item.count)]
    return left_over(s, every, [card for card in held if s.item(card).kind == kind])


def left_over(s: Vigil, cards: list[int], taken: list[int]) -> list[int]:
    """Cards without those that are elsewhere."""
    left = cards.copy()
    for card in taken:
        if card in left:
            left.remove(card)
    return left


def read_spawn(s: Vigil, document: VigilDocument) -> None:
    box = s.box
    s.direction = one_or_none(box.direction_ids, document.direction, "direction")
    if document.directions is not None:
        s.directions = read_bag(
            "Spawn Direction", box.direction_ids, document.directions, "directions"
        )
    if document.patterns is not None:
        s.patterns = read_bag("Spawn Pattern", box.pattern_ids, document.patterns, "patterns")
    if document.slots is not None:
        if len(document.slots) != len(box.slots):
            raise DocumentRefused(f"position, field 'slots': {len(box.slots)} slots are needed")
        s.slots = [[read_card(s, card) for card in slot] for slot in document.slots]
    s.revealed = [read_card(s, card) for card in document.revealed]


def read_card(s: Vigil, card: str) -> int:
    return UNSEEN if card == UNSEEN_CARD else number(s.box.pattern_ids, card, "slots")


def read_attack(s: Vigil, document: AttackPositionDocument) -> Attack:
    item = one_or_none(s.box.item_ids, document.item, "attack")
    a = Attack(document.hero, item, document.number, read_spot(document.origin, "attack"))
    a.type = ATTACKERS.index(document.type)
    a.is_weapon = document.weapon
    a.is_first = document.first
    a.damage = document.damage
    a.bits = document.effects
    a.impact = read_spot(document.impact, "attack")
    a.direction = DIRECTIONS.index(document.direction) if document.direction else NOWHERE
    a.spots = read_spots(list(document.spots), "attack")
    a.impacts_left = document.impacts_left
    a.bounces_left = document.bounces_left
    a.attacked = list(document.attacked)
    a.was_empty = document.was_empty
    a.killed_on_impact = document.killed_on_impact
    a.had_target = document.had_target
    a.has_hit = document.has_hit
    a.kills = document.kills
    a.lone_kills = document.lone_kills
    a.mana_reroll_used = document.mana_reroll_used
    a.has_struck_wide = document.struck_wide
    return a
