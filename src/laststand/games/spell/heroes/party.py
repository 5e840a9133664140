"""All heroes, in play or not."""

from __future__ import annotations

from typing import Any, Final

from laststand.games.spell.heroes.conditions import uses_of
from laststand.games.spell.heroes.equipment import held_items, why_overloaded
from laststand.games.spell.heroes.hero import ATTACKS_OF_A_WEAPON, STATUS, Hero
from laststand.games.spell.heroes.questions import max_hit_points, max_mana
from laststand.games.spell.map.sight import hidden_spots
from laststand.games.spell.map.spots import SPOT_NAMES, spot_names
from laststand.games.spell.state import Vigil, lets_heroes_in
from laststand.games.spell.things.words import EACH_CAMPAIGN
from laststand.kernel.fields import Fields, expect
from laststand.kernel.part import Part

NO_LIMIT: Final = -1


class Party(Part[Vigil]):
    def __init__(self, heroes: list[Hero]) -> None:
        self.heroes = heroes

    def clone(self) -> Party:
        return Party([hero.clone() for hero in self.heroes])

    # -- as a document -------------------------------------------------------------------------

    def write(self, s: Vigil) -> dict[str, Any]:
        return {"heroes": [hero.write(s) for hero in self.heroes]}

    def read(self, s: Vigil, fields: Fields) -> None:
        fields.expect(fields.has("heroes"), "heroes", "it is missing")
        for place, entry in enumerate(fields.each("heroes")):
            mana = entry.count("mana")
            h = Hero.read(s, entry, place)
            most = max(0, max_mana(s, h)) if h.kind >= 0 else mana
            entry.expect(mana <= most, "mana", f"it is {most} at most")
            h.mana = mana if entry.has("mana") else most
            self.heroes.append(h)
            if h.trapped_by >= 0:
                s.supply.figures[h.trapped_by] -= 1
            if h.spot >= 0:
                free = s.hero_at[h.spot] < 0 and s.monster_at[h.spot] is None
                entry.expect(free, "at", f"{SPOT_NAMES[h.spot]} is not free")
                s.hero_at[h.spot] = place

    def check(self, s: Vigil) -> None:
        most = s.players * s.box.seats[s.players].heroes_prepared
        expect(1 <= len(self.heroes) <= most, "heroes", f"there are 1 to {most}")
        for place, hero in enumerate(self.heroes):
            at = f"heroes[{place}]"
            check_place(s, hero, f"{at}.at")
            if hero.kind >= 0:
                lasts = hero.wounds <= max_hit_points(s, hero)
                expect(lasts, f"{at}.wounds", f"{max_hit_points(s, hero)} at most")
            traps = hero.trapped_by < 0 or (hero.spot >= 0 and s.boss.can_trap())
            expect(traps, f"{at}.trapped_by", "nothing can have trapped a hero")
            carried = s.day == 0 or not why_overloaded(s, hero)
            expect(carried, at, "a hero holds more than can be carried")
        self.check_apart(s)

    def check_apart(self, s: Vigil) -> None:
        """Hero and Perk cards exist once; every player has a hero, and the heroes' order is that of
        the players, in which they take turns (TLS-FIRST-1)."""
        for seat in range(s.players):
            has_hero = any([hero.seat == seat for hero in self.heroes])
            expect(has_hero, "heroes", f"player {seat + 1} has no hero")
        seats = [hero.seat for hero in self.heroes]
        expect(seats == sorted(seats), "heroes", "they are in the order of their players")
        kinds = [hero.kind for hero in self.heroes if hero.kind >= 0]
        expect(len(set(kinds)) == len(kinds), "heroes", "a hero is there twice")
        perks = [perk for hero in self.heroes for perk in hero.perks]
        expect(len(set(perks)) == len(perks), "heroes", "a Perk is held twice")

    def view(self, s: Vigil) -> dict[str, Any]:
        return {"heroes": [view_hero(s, number) for number in range(len(self.heroes))]}


def check_place(s: Vigil, hero: Hero, field: str) -> None:
    if hero.spot < 0:
        on_board = s.is_night and hero.is_in_play
        expect(not on_board, field, "by Night every hero stands on the board")
        return
    expect(hero.is_in_play, field, "only heroes in play stand on the board")
    expect(hero.kind >= 0, field, "a hero on the board has a card")
    name = SPOT_NAMES[hero.spot]
    expect(s.ground.is_open[hero.spot], field, f"nobody can stand on {name}")
    expect(not s.is_mist(hero.spot), field, f"{name} is in the Mist")
    structure = s.structure_at[hero.spot]
    enters = structure is None or lets_heroes_in(structure.kind) or s.is_watchtower(hero.spot)
    expect(enters, field, f"nobody can stand on {name}")


# -- as people see them --------------------------------------------------------------------


def view_uses_left(s: Vigil, h: Hero, place: int) -> list[int]:
    """By attack type of a weapon, how often it can still be used; NO_LIMIT if as often as it is
    paid for."""
    item = s.item(h.weapons[place])
    left: list[int] = []
    for at, attack in enumerate(item.attacks):
        most = uses_of(s, h, item, attack)
        slot = place * ATTACKS_OF_A_WEAPON + at
        used = h.uses[slot] if slot < len(h.uses) else 0  # a weapon may have come by Day
        left.append(max(0, most - used) if most else NO_LIMIT)
    return left


def view_hero(s: Vigil, number: int) -> dict[str, Any]:
    h = s.heroes[number]
    if h.kind < 0:
        return {"hero": "", "seat": h.seat, "status": STATUS[h.status]}
    return {
        **h.view(s),
        "hit_points": max_hit_points(s, h),
        "max_mana": max_mana(s, h),
        "uses_left": [view_uses_left(s, h, place) for place in range(len(h.weapons))],
        "items": len(held_items(h)),
        "notepad": notepad(s, h),
        "hidden": not_seen(s, number, h),
    }


def notepad(s: Vigil, h: Hero) -> list[str]:
    """TLS-SAVE-2: abilities that serve once in a campaign and have served, by their cards."""
    spent = [s.box.boons[number] for number in h.spent_boons]
    return [boon.source for boon in spent if boon.each is EACH_CAMPAIGN]


def not_seen(s: Vigil, number: int, h: Hero) -> list[str]:
    """What the hero whose turn it is does not see."""
    if number != s.active or h.spot < 0 or s.is_watchtower(h.spot):
        return []
    return spot_names(hidden_spots(s.town, h.spot))
