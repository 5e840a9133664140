"""What always holds at a table of The Last Spell; see tests/conformance/invariants.py."""

from __future__ import annotations

from collections import Counter

from laststand import Match
from laststand.games.spell.board.monsters import spots_of
from laststand.games.spell.boss import Boss
from laststand.games.spell.bosses.cetusia import Cetusia
from laststand.games.spell.bosses.dryad import DRYAD, Dryad
from laststand.games.spell.bosses.growths import HATCHERY, MOST, count_growths
from laststand.games.spell.bosses.harpy import ALERION, Harpy
from laststand.games.spell.heroes.equipment import held_items
from laststand.games.spell.heroes.questions import max_hit_points, max_mana
from laststand.games.spell.map.cetusia_cards import PARTS
from laststand.games.spell.map.spots import SPOTS
from laststand.games.spell.state import Vigil

MOST_CHOICES = 6000
IS_LONG = True


def check(match: Match) -> None:
    s = match.state
    assert isinstance(s, Vigil)
    check_table(s)


def check_table(s: Vigil) -> None:
    check_board(s)
    check_figures(s)
    check_items(s)
    check_heroes(s)
    check_dryad(s)
    assert s.purse.gold >= 0
    assert s.purse.materials >= 0
    assert s.workers.used >= 0
    assert 0 <= s.circle.mages <= s.box.mages
    assert all(0 <= flames <= 2 for flames in s.panic.flames)
    assert all(1 <= distance <= 6 for distance in s.mist.distances)


def check_board(s: Vigil) -> None:
    """Everything stands where its list says, one figure on a spot, nothing where nothing can."""
    for spot in range(SPOTS):
        hero, monster, structure = s.hero_at[spot], s.monster_at[spot], s.structure_at[spot]
        assert hero < 0 or s.heroes[hero].spot == spot
        assert monster is None or (spot in spots_of(s, monster) and monster in s.horde.monsters)
        assert structure is None or (spot in structure.spots and structure in s.structures)
        assert hero < 0 or monster is None
        if hero >= 0 or monster is not None or structure is not None:
            assert s.ground.is_open[spot]
        if hero >= 0:
            assert not s.is_mist(spot)
        if structure is not None:
            assert s.ground.is_town[spot]
            assert monster is None
    for monster in s.horde.monsters:
        assert all(s.monster_at[spot] is monster for spot in spots_of(s, monster))
        assert 0 <= monster.wounds < monster.kind.hit_points
    for structure in s.structures:
        assert len(structure.spots) == structure.kind.spots
        assert all(s.structure_at[spot] is structure for spot in structure.spots)
        assert 0 <= structure.flames < structure.kind.hits


def check_figures(s: Vigil) -> None:
    on_board = Counter([monster.kind.number for monster in s.horde.monsters])
    on_board.update([hero.trapped_by for hero in s.heroes if hero.trapped_by >= 0])
    for kind in s.box.monsters:
        here = s.supply.figures[kind.number] + on_board[kind.number]
        assert here + set_aside(s.boss).count(kind.id) == kind.count, kind.id
    standing = Counter([structure.kind.number for structure in s.structures])
    for piece in s.box.structures:
        if not piece.is_ruin:
            assert s.supply.pieces[piece.number] + standing[piece.number] == piece.count, piece.id
    serials = [monster.serial for monster in s.horde.monsters]
    serials += [structure.serial for structure in s.structures]
    assert len(set(serials)) == len(serials)
    assert max(serials, default=0) < s.next_serial


def set_aside(boss: Boss[Vigil]) -> list[str]:
    """The figures that a Boss keeps out of the game."""
    if isinstance(boss, Harpy):
        return [ALERION] * boss.alerions_dead
    return [PARTS[part] for part in boss.fallen] if isinstance(boss, Cetusia) else []


def check_items(s: Vigil) -> None:
    """Every card is in exactly one place; only emptied Potions leave the game."""
    if not s.heroes:
        return
    spare = s.shop.spare.among([item.number for item in s.box.items])
    places = Counter(s.purse.stash.items + spare + s.shop.scrolls.items + s.shop.potions.items)
    for hero in s.heroes:
        places.update(held_items(hero))
    for deck in s.shop.decks:
        places.update(deck.contents())
    for item in s.box.items:
        if item.doses:
            assert places[item.number] <= item.count
        else:
            assert places[item.number] == item.count, item.id
    perks = [perk for hero in s.heroes for perk in hero.perks]
    assert len(set(perks)) == len(perks)


def check_heroes(s: Vigil) -> None:
    for hero in s.heroes:
        if hero.kind < 0:
            continue
        assert 0 <= hero.wounds <= max_hit_points(s, hero)
        assert 0 <= hero.mana <= max_mana(s, hero) or not hero.is_in_play
        assert 0 <= hero.actions <= max(hero.all_actions, 0)
        assert hero.points >= 0
        assert len(hero.fresh) == len(hero.tokens)
        assert len(hero.ready) == len(hero.armors)
        assert len(hero.doses) == len(hero.potions)
        assert sum(hero.laid) <= hero.all_actions - hero.actions or not s.is_night


def check_dryad(s: Vigil) -> None:
    """She stands only once she has a stage, until she dies and the scenario with her; only then
    are there growths, six at most."""
    boss = s.boss
    stage = boss.stage if isinstance(boss, Dryad) else 0
    assert len([monster for monster in s.horde.monsters if monster.kind.id == DRYAD]) <= min(
        stage, 1
    )
    assert count_growths(s) <= (MOST if stage else 0)
    assert all(hero.spot >= 0 for hero in s.heroes if hero.trapped_by >= 0)
    hatcheries = {monster.serial for monster in s.horde.monsters if monster.kind.id == HATCHERY}
    assert hatcheries.issuperset(boss.second_broods if isinstance(boss, Dryad) else [])
    assert s.ground is s.scenario.ground_without(s.town.terrain.cleared)
