"""What a position must satisfy besides the form of its document: that the table can be played."""

from __future__ import annotations

from collections import Counter
from typing import Final

from laststand.games.spell.bosses.cast import check_bosses
from laststand.games.spell.day.scouting import CARDS_ON_A_SLOT
from laststand.games.spell.endings import is_followed
from laststand.games.spell.fields import MANY, check_bag, expect, within
from laststand.games.spell.heroes.damage import Dying
from laststand.games.spell.heroes.equipment import held_items, is_overloaded
from laststand.games.spell.heroes.questions import max_hit_points, max_mana
from laststand.games.spell.map.geometry import SPOT_NAMES
from laststand.games.spell.state import (
    AT_HERO,
    ATTACKS_OF_A_WEAPON,
    UNSEEN,
    Attack,
    Hero,
    Vigil,
    lets_heroes_in,
)
from laststand.games.spell.things.words import ARMOR, ENGINE, FIST, POTION, SCROLL, WALL, WEAPON

LEVELS: Final = 3
ALL_EFFECTS: Final = 8191


def check(s: Vigil) -> None:
    """Refuses a table that the rules could never play on."""
    check_course(s)
    check_board(s)
    for hero in s.heroes:
        check_hero(s, hero)
    check_party(s)
    check_items(s)
    check_spawn(s)
    check_bosses(s)
    if s.attack is not None:
        check_attack(s, s.attack)
    for strike in s.strikes:
        if strike.aim == AT_HERO:
            within(strike.target, 0, len(s.heroes) - 1, "strikes")


def check_course(s: Vigil) -> None:
    within(len(s.heroes), 1, s.players * s.box.seats[s.players].heroes_prepared, "heroes")
    within(s.day, 0, s.scenario.days, "day")
    within(s.phase, 0, MANY, "phase")
    within(s.first, 0, s.players - 1, "first")
    within(s.active, -1, len(s.heroes) - 1, "active")
    within(s.mages, 0, s.box.mages, "mages")
    for name, value in (
        ("gold", s.gold),
        ("materials", s.materials),
        ("workers_used", s.workers_used),
        ("killed", s.killed),
        ("idle", s.idle),
        ("next_serial", s.next_serial),
    ):
        within(value, 0, MANY * MANY, name)
    for distance in s.mist:
        within(distance, 1, s.scenario.mist, "mist")
    for flames in s.panic:
        within(flames, 0, MANY, "panic")
    expect(len(s.passed) == s.players, "passed", "a mark for each player is needed")


def check_board(s: Vigil) -> None:
    tally = [s.box.structures[ruin] for ruin in s.scavenged]
    expect(all([ruin.is_ruin for ruin in tally]), "scavenged", "only Ruins are scavenged")
    for structure in s.structures:
        within(structure.flames, 0, structure.kind.hits - 1, "structures")
        within(structure.hurls, 0, MANY, "structures")
        for spot in structure.spots:
            name = SPOT_NAMES[spot]
            expect(s.ground.is_town[spot], "structures", f"{name} is not in the Town")
            fits = structure.kind.family != WALL or s.ground.has_cut_out[spot]
            expect(fits, "structures", f"{name} has no cut-out for a {structure.kind.id}")
    for monster in s.monsters:
        within(monster.wounds, 0, monster.kind.hit_points - 1, "monsters")
        within(monster.stunned, 0, MANY, "monsters")
        expect(s.figures[monster.kind.number] >= 0, "monsters", f"too many {monster.kind.id}")
    serials = [monster.serial for monster in s.monsters]
    serials += [structure.serial for structure in s.structures]
    expect(len(set(serials)) == len(serials), "monsters", "a serial stands there twice")
    within(min([1, *serials]), 1, MANY * MANY, "monsters")
    expect(max([0, *serials]) < s.next_serial, "next_serial", "it must be above every serial")


# -- heroes ---------------------------------------------------------------------------------


def check_hero(s: Vigil, hero: Hero) -> None:
    within(hero.seat, 0, s.players - 1, "heroes")
    has_card = hero.trait_card == -1 or hero.trait_card in s.box.trait_cards
    expect(has_card, "heroes", "no such Trait card")
    for numbers, kind in (
        (hero.weapons, WEAPON),
        (hero.armors, ARMOR),
        (hero.scrolls, SCROLL),
        (hero.potions, POTION),
    ):
        expect(all([s.item(item).kind == kind for item in numbers]), "heroes", "misplaced item")
    slots = len(hero.weapons) * ATTACKS_OF_A_WEAPON
    expect(len(hero.doses) == len(hero.potions), "heroes", "each Potion has its doses")
    if s.is_night and hero.is_in_play:
        expect(len(hero.uses) == slots, "heroes", f"{slots} numbers of uses are needed")
        expect(len(hero.laid) == slots, "heroes", f"{slots} numbers of tokens are needed")
    for n in [*hero.doses, *hero.uses, *hero.laid, *counts(hero)]:
        within(n, 0, MANY, "heroes")
    if hero.kind >= 0:
        within(hero.wounds, 0, max_hit_points(s, hero), "heroes")
        within(hero.mana, 0, max(0, max_mana(s, hero)), "heroes")
    within(hero.actions, 0, hero.all_actions, "heroes")
    expect(sum(hero.laid) <= MANY, "heroes", "too many Action tokens")
    if hero.trapped_by >= 0:
        trapped = hero.spot >= 0 and s.boss.can_trap()
        expect(trapped, "heroes", "nothing can have trapped a hero")
        expect(s.figures[hero.trapped_by] >= 0, "heroes", "too many tokens")
    check_place(s, hero)


def check_party(s: Vigil) -> None:
    """Hero and Perk cards exist once; every player has a hero, and nobody is overloaded once the
    trade is over."""
    for seat in range(s.players):
        has_hero = any([hero.seat == seat for hero in s.heroes])
        expect(has_hero, "heroes", f"player {seat + 1} has no hero")
    kinds = [hero.kind for hero in s.heroes if hero.kind >= 0]
    expect(len(set(kinds)) == len(kinds), "heroes", "a hero is there twice")
    perks = [perk for hero in s.heroes for perk in hero.perks]
    expect(len(set(perks)) == len(perks), "heroes", "a Perk is held twice")
    for hero in s.heroes:
        fits = s.day == 0 or not is_overloaded(s, hero)
        expect(fits, "heroes", "a hero holds more than can be carried")


def counts(hero: Hero) -> list[int]:
    return [
        hero.points,
        hero.extra_tokens,
        hero.next_token,
        hero.cries,
        hero.all_actions,
        hero.attacks_made,
        hero.moved,
        hero.moved_in_phase,
        hero.kills_in_turn,
        hero.kills_in_phase,
        hero.best_phase,
        hero.kills,
    ]


def check_place(s: Vigil, hero: Hero) -> None:
    if hero.spot < 0:
        on_board = s.is_night and hero.is_in_play
        expect(not on_board, "heroes", "by Night every hero stands on the board")
        return
    expect(hero.is_in_play, "heroes", "only heroes in play stand on the board")
    expect(hero.kind >= 0, "heroes", "a hero on the board has a card")
    name = SPOT_NAMES[hero.spot]
    expect(s.ground.is_open[hero.spot], "heroes", f"nobody can stand on {name}")
    expect(not s.is_mist(hero.spot), "heroes", f"{name} is in the Mist")
    structure = s.structure_at[hero.spot]
    enters = structure is None or lets_heroes_in(structure.kind) or s.is_watchtower(hero.spot)
    expect(enters, "heroes", f"nobody can stand on {name}")


# -- cards ----------------------------------------------------------------------------------


def check_items(s: Vigil) -> None:
    """Every card of a kind that is somewhere is in the box's number."""
    placed = Counter(s.stash.items + s.shop_scrolls + s.shop_potions)
    for hero in s.heroes:
        placed.update(held_items(hero))
    for deck, bag in enumerate(s.decks):
        check_bag(bag, "decks")
        within(s.deck_levels[deck], 1, LEVELS, "deck_levels")
        for number in bag.contents():
            expect(s.item(number).deck == deck, "decks", f"misplaced {s.item(number).id}")
        placed.update(bag.contents())
    for item in s.box.items:
        expect(placed[item.number] <= item.count, "decks", f"too many {item.id}")
    for numbers, kind in ((s.shop_scrolls, SCROLL), (s.shop_potions, POTION)):
        expect(all([s.item(item).kind == kind for item in numbers]), "shop", "misplaced item")


def check_spawn(s: Vigil) -> None:
    check_bag(s.directions, "directions")
    check_bag(s.patterns, "patterns")
    unseen = sum([cards.count(UNSEEN) for cards in s.slots])
    expect(unseen <= len(s.patterns), "patterns", "too few cards for those placed unseen")
    expect(UNSEEN not in s.revealed, "revealed", "a revealed card is known")
    for cards in s.slots:
        within(len(cards), 0, CARDS_ON_A_SLOT, "slots")


def check_attack(s: Vigil, a: Attack) -> None:
    within(a.hero, 0, len(s.heroes) - 1, "attack")
    within(a.bits, 0, ALL_EFFECTS, "attack")
    for n in (a.damage, a.impacts_left, a.bounces_left, a.kills, a.lone_kills):
        within(n, 0, MANY, "attack")
    if a.item >= 0:
        within(a.number, 0, len(s.item(a.item).attacks) - 1, "attack")
        expect(a.type == s.item(a.item).type, "attack", "the type is not that of the weapon")
        return
    expect(a.type in (FIST, ENGINE), "attack", "no weapon is named")
    if a.type == ENGINE:
        engine = s.structure_at[a.origin]
        fires = engine is not None and engine.kind.attack is not None
        expect(fires, "attack", "no Defense fires from there")
    expect(a.impacts_left == 0, "attack", "only weapons and Scrolls strike again")


# -- what is to come ------------------------------------------------------------------------

BETWEEN_SCENARIOS: Final = ["EndScenario", "LayScenario"]
AFTER_THE_BOSS: Final = [*BETWEEN_SCENARIOS, "KeepItems"]


LASTING: Final = [*BETWEEN_SCENARIOS, "SetUp", "DayAndNight"]
"""Steps after which there is always another."""


def check_agenda(s: Vigil) -> None:
    """The next scenario of a campaign lies at the bottom, and what is to come has no end before
    the game has."""
    check_campaign(s)
    check_dying(s)
    last = s.agenda[0].words()[0]
    lasts = last in LASTING
    expect(lasts, "agenda", f"nothing follows '{last}': its last step is a DayAndNight")


def check_dying(s: Vigil) -> None:
    """TLS-LIFE-1: who has as many Wounds as Hit Points is about to die."""
    dying = [step.hero for step in s.agenda if isinstance(step, Dying)]
    for number in s.heroes_in_play():
        hero = s.heroes[number]
        lives = number in dying or hero.kind < 0 or hero.wounds < max_hit_points(s, hero)
        expect(lives, "heroes", f"{s.hero_id(number)} has as many Wounds as Hit Points")


def check_campaign(s: Vigil) -> None:
    """A Boss is dead only between two scenarios."""
    names = [step.words()[0] for step in s.agenda]
    followed = names[:1] == ["LayScenario"] or names[:1] == ["EndScenario"]
    expect(followed == is_followed(s), "agenda", "what follows the scenario is no part of it")
    between = [name for name in names[1:] if name in BETWEEN_SCENARIOS]
    expect(not between, "agenda", "only one scenario can follow")
    if s.boss.is_defeated():
        is_over = all([name in AFTER_THE_BOSS for name in names])
        expect(is_over, "agenda", "the Boss is dead and the scenario over")
