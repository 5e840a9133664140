"""How Monsters attack (Night p. 9, 10 and 14): first every attack is aimed on the table as it is,
then all are dealt (TLS-STRIKE-8)."""

from __future__ import annotations

from collections.abc import Generator
from typing import ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from laststand.games.spell import told
from laststand.games.spell.board.circle import lose_mages
from laststand.games.spell.board.dice import is_hit, roll_dice
from laststand.games.spell.board.monsters import (
    NOBODY,
    monsters_in_area,
    remove_monster,
    spots_of,
    wound_monster,
)
from laststand.games.spell.board.structures import damage_structure, fortified
from laststand.games.spell.heroes.damage import (
    BY_DRAINER,
    BY_EXPLOSION,
    BY_MONSTER,
    TakeDamage,
)
from laststand.games.spell.heroes.hero import Hero
from laststand.games.spell.heroes.questions import base_mana, leans_on_structure, spend
from laststand.games.spell.heroes.together import (
    choose_first,
    is_alike,
    may_answer_boss,
    may_fall,
    order_matters,
)
from laststand.games.spell.map.pieces import Monster, Structure
from laststand.games.spell.monsters.moves import (
    SERIALS,
    DiscardPatterns,
    facts_of,
    in_order,
    meets,
    move_of,
    moves,
)
from laststand.games.spell.monsters.onslaught import (
    AT_CIRCLE,
    AT_HERO,
    AT_MONSTER,
    AT_STRUCTURE,
    BURST,
    Strike,
)
from laststand.games.spell.options import AimAt, OnSpot
from laststand.games.spell.state import Vigil
from laststand.games.spell.things.kinds import Boon, MonsterKind
from laststand.games.spell.things.words import (
    NO_DODGE,
    ON_ATTACKED,
    STRIKE_BACK,
    WARP_GATE,
    WATCHTOWER,
)
from laststand.kernel.action import ask
from laststand.kernel.choice import Choice, Flow, Option, Pick
from laststand.kernel.events import Fact
from laststand.kernel.step import Name, Number, Numbers, Of, Shape, Step

BLAST: Final = 4  # TLS-ABILITY-5, to heroes
BLASTED: Final = 1  # TLS-ABILITY-11, to a Monster
MAGES_BLASTED: Final = 1  # TLS-ABILITY-8
NEVER: Final = 1000
NOTHING: Final = -1
CIRCLE: Final = "magic-circle"
LINE_OF_FIRE: Final = 8
"""As many spots as most lines reach: there is room for them from the first."""


# -- aim --------------------------------------------------------------------------------------


class TakeAim(Step[Vigil]):
    """TLS-NIGHT-2, sixth part; TLS-TARGET-1: this is when Monsters attack."""

    def play(self, s: Vigil) -> None:
        s.onslaught.strikes = []
        s.then_all([aim_of(monster.serial) for monster in in_order(s) if monster.kind.aims])


class MoveAndStrike(Step[Vigil]):
    """TLS-TARGET-1, read the other way: each Monster attacks as soon as it has moved; only those
    that shoot wait for the attack part."""

    def play(self, s: Vigil) -> None:
        steps: list[Step[Vigil]] = []
        shots: list[Step[Vigil]] = []
        for monster in in_order(s):
            if moves(s, monster):
                steps.append(move_of(monster.serial))
            if monster.kind.aims and monster.kind.range:
                shots.append(aim_of(monster.serial))
            elif monster.kind.aims:
                steps.extend([aim_of(monster.serial), DealStrikes()])
        s.boss.order_is_fixed()
        s.then_all([*steps, DiscardPatterns(), *shots])


class Aim(Step[Vigil]):
    """What one Monster attacks. Where the rules leave it open the players choose."""

    shape: ClassVar[Shape] = (Number("serial"),)

    def __init__(self, serial: int) -> None:
        self.serial: Final = serial

    def facts(self, s: Vigil) -> dict[str, Fact]:
        return facts_of(s, self.serial)

    def play(self, s: Vigil) -> Flow | None:
        monster = s.find_monster(self.serial)
        if monster is None or monster.stunned:  # TLS-DICE-7
            return None
        if is_held_back(s, monster.kind, monster.spot):
            return None
        if monster.kind.explodes:
            return self.explode(s, monster)
        if monster.kind.strikes_ring:
            if meets(s, monster.spot, False):
                aim_at_area(s, monster)
            return None
        if monster.kind.range:
            aim_ahead(s, monster)
            return None
        return self.melee(s, monster)

    def melee(self, s: Vigil, monster: Monster) -> Flow | None:
        """TLS-TARGET-2, TLS-TARGET-3: of what is adjacent the Circle, else a hero, else a
        structure; at some tables a hero before the Circle."""
        if not meets(s, monster.spot, False):
            return None
        heroes = heroes_to_attack(s, monster.spot)
        yields = s.rulings.heroes_first and len(heroes) > 0
        if not yields and s.ground.is_beside_circle[monster.spot]:
            strike(s, monster, AT_CIRCLE, NOTHING)
            return None
        if heroes:
            return self.aim_at_hero(s, monster, heroes)
        structures = structures_to_attack(s, monster)
        if structures:
            return self.aim_at_structure(s, monster, structures)
        return None

    def aim_at_hero(self, s: Vigil, monster: Monster, heroes: list[int]) -> Flow | None:
        if len(heroes) > 1:
            return self.choose_hero(s, monster, heroes)
        strike(s, monster, AT_HERO, heroes[0])
        return None

    def choose_hero(self, s: Vigil, monster: Monster, heroes: list[int]) -> Flow:
        options = [Pick("aim", s.hero_id(hero), hero) for hero in heroes]
        chosen = yield from ask(None, "aim", "TLS-TARGET-12", options)
        strike(s, monster, AT_HERO, chosen.value)

    def aim_at_structure(
        self, s: Vigil, monster: Monster, structures: list[Structure]
    ) -> Flow | None:
        if len(structures) > 1:
            return self.choose_structure(s, monster, structures)
        strike(s, monster, AT_STRUCTURE, structures[0].serial)
        return None

    def choose_structure(self, s: Vigil, monster: Monster, structures: list[Structure]) -> Flow:
        options = [
            AimAt("aim", structure.kind, structure.serial, structure.spots[0])
            for structure in structures
        ]
        chosen = yield from ask(None, "aim", "TLS-TARGET-5", options)
        strike(s, monster, AT_STRUCTURE, chosen.serial)

    def explode(self, s: Vigil, monster: Monster) -> Flow | None:
        """TLS-ABILITY-5, TLS-ABILITY-8."""
        if not meets(s, monster.spot, False):
            return None
        strike(s, monster, BURST, NOTHING)
        aim_at_area(s, monster)
        others = monsters_in_area(s, monster.spot)
        if len(others) > 1 and not s.rulings.blasts_all:
            return self.choose_monster(s, monster, others)
        for other in others:
            strike(s, monster, AT_MONSTER, other.serial)
        return None

    def choose_monster(self, s: Vigil, monster: Monster, others: list[Monster]) -> Flow:
        """TLS-ABILITY-6: of all Monsters in the Area the players choose one."""
        options = [OnSpot("blast", other.spot) for other in others]
        chosen = yield from ask(None, "explosion", "TLS-ABILITY-6", options)
        strike(s, monster, AT_MONSTER, others[options.index(chosen)].serial)


KNOWN_AIMS: Final = [Aim(serial) for serial in range(SERIALS)]
"""By serial, one step for each."""


def aim_of(serial: int) -> Aim:
    return KNOWN_AIMS[serial] if serial < SERIALS else Aim(serial)


def is_held_back(s: Vigil, kind: MonsterKind, spot: int) -> bool:
    """TLS-TARGET-9: in the Mist only those that shoot attack, unless the table says otherwise."""
    return s.is_mist(spot) and (kind.range == 0 or kind.explodes) and not s.rulings.all_in_mist


def strike(s: Vigil, monster: Monster, aim: int, target: int) -> None:
    s.onslaught.strikes.append(Strike(monster.serial, monster.kind, monster.spot, aim, target))


def heroes_to_attack(s: Vigil, spot: int) -> list[int]:
    """TLS-TARGET-4: of the adjacent heroes those with the most Wounds, and of these those with
    the highest base Mana. A hero on a structure is the target, not the structure
    (TLS-WATCHTOWER-5)."""
    best: list[int] = []
    most = (-1, -1)
    for near in s.ground.adjacent[spot]:
        hero = s.hero_at[near]
        if hero < 0:
            continue
        rank = (s.heroes[hero].wounds, base_mana(s, s.heroes[hero]))
        if rank > most:
            most = rank
            best = []
        if rank == most:
            best.append(hero)
    return best


def structures_to_attack(s: Vigil, monster: Monster) -> list[Structure]:
    """TLS-TARGET-5: of the adjacent structures those this Monster destroys with the fewest
    attacks, and of these Defenses before Walls before Buildings."""
    best: list[Structure] = []
    least = (NEVER + 1, 0)
    for near in s.ground.adjacent[monster.spot]:
        structure = s.structure_at[near]
        if structure is None:
            continue
        rank = (attacks_needed(s, monster, structure), structure.kind.family.rank)
        if rank < least:
            least = rank
            best = []
        if rank == least and structure not in best:
            best.append(structure)
    return best


def attacks_needed(s: Vigil, monster: Monster, structure: Structure) -> int:
    damage = monster.kind.damage - fortified(s, structure)
    if damage <= 0:
        return NEVER
    return (structure.hits_left + damage - 1) // damage


def aim_ahead(s: Vigil, monster: Monster) -> None:
    """TLS-TARGET-6: the first target in the direction it faces, within its range."""
    for spot in line_of_fire(s, monster.spot, monster.facing, monster.kind.range):
        structure = s.structure_at[spot]
        if s.ground.is_circle[spot]:
            strike(s, monster, AT_CIRCLE, NOTHING)
        elif s.hero_at[spot] >= 0:
            strike(s, monster, AT_HERO, s.hero_at[spot])
            return
        elif structure is not None:
            strike(s, monster, AT_STRUCTURE, structure.serial)


def line_of_fire(s: Vigil, spot: int, facing: int, length: int) -> vec[i64]:
    """The spots ahead up to the Circle or the first structure, whoever of the heroes is there.
    Obstacles do not end the line (TLS-TARGET-11), nor do Monsters unless the table says so
    (TLS-TARGET-7)."""
    line = vec[i64](capacity=LINE_OF_FIRE)
    for _ in range(length):
        spot = s.ground.next[facing][spot]
        if spot < 0 or (s.rulings.lines_blocked and s.monster_at[spot] is not None):
            break
        line = append(line, spot)
        if s.ground.is_circle[spot] or s.structure_at[spot] is not None:
            break
    return line


def aim_at_area(s: Vigil, monster: Monster) -> None:
    """TLS-STRIKE-7, TLS-TARGET-10: everything in the Area, each once."""
    if any([s.ground.is_circle[near] for near in s.ground.area[monster.spot]]):
        strike(s, monster, AT_CIRCLE, NOTHING)
    for hero in heroes_in_area(s, monster.spot):
        strike(s, monster, AT_HERO, hero)
    for structure in structures_on(s, s.ground.area[monster.spot]):
        strike(s, monster, AT_STRUCTURE, structure.serial)


def heroes_in_area(s: Vigil, spot: int) -> list[int]:
    return heroes_on(s, s.ground.area[spot])


def heroes_on(s: Vigil, spots: list[int]) -> list[int]:
    """Those an area attack hurts: on a Watchtower or Warp Gate a hero is spared
    (TLS-WATCHTOWER-5)."""
    found: list[int] = []
    for spot in spots:
        structure = s.structure_at[spot]
        if s.hero_at[spot] >= 0 and (structure is None or not shelters(structure)):
            found.append(s.hero_at[spot])
    return found


def shelters(structure: Structure) -> bool:
    return structure.kind.defense is WATCHTOWER or structure.kind.defense is WARP_GATE


def structures_on(s: Vigil, spots: list[int]) -> list[Structure]:
    found: list[Structure] = []
    for spot in spots:
        structure = s.structure_at[spot]
        if structure is not None and structure not in found:
            found.append(structure)
    return found


AREA_RULES: Final = ["TLS-HARPY-2", "TLS-CETUSIA-4", "TLS-CETUSIA-5"]


class BurnStructures(Step[Vigil]):
    """A Boss's attack hits all structures somewhere: after the heroes there, to whom they may still
    be of use (TLS-STRIKE-11)."""

    shape: ClassVar[Shape] = (
        Number("n"),
        Of("rule", AREA_RULES),
        Name("cause"),
        Numbers("structures"),
    )

    def __init__(self, n: int, rule: int, cause: str, structures: list[int]) -> None:
        self.n: Final = n
        self.rule: Final = rule
        self.cause: Final = cause
        self.structures: Final = structures

    def facts(self, s: Vigil) -> dict[str, Fact]:
        return {"cause": self.cause}

    def play(self, s: Vigil) -> None:
        for serial in self.structures:
            structure = s.find_structure(serial)
            if structure is not None:
                damage_structure(s, structure, self.n, AREA_RULES[self.rule], self.cause)


def burn(s: Vigil, spots: list[int], n: int, rule: str, cause: str) -> None:
    """All structures somewhere take damage, next."""
    found = [structure.serial for structure in structures_on(s, spots)]
    if found:
        s.then(BurnStructures(n, AREA_RULES.index(rule), cause, found))


class HitCircle(Step[Vigil]):
    """A Boss's attack hits the Circle: after the heroes, of whom one may kill her (TLS-END-6)."""

    shape: ClassVar[Shape] = (Number("n"), Of("rule", AREA_RULES), Name("cause"))

    def __init__(self, n: int, rule: int, cause: str) -> None:
        self.n: Final = n
        self.rule: Final = rule
        self.cause: Final = cause

    def facts(self, s: Vigil) -> dict[str, Fact]:
        return {"cause": self.cause}

    def play(self, s: Vigil) -> None:
        lose_mages(s, self.n, AREA_RULES[self.rule], self.cause)


def strike_circle_in(s: Vigil, spots: list[int], n: int, rule: str, cause: str) -> None:
    """The Circle takes damage, next, where it is hit as a structure is."""
    if is_circle_hit(s, spots):
        s.then(HitCircle(n, AREA_RULES.index(rule), cause))


def is_circle_hit(s: Vigil, spots: list[int]) -> bool:
    """TLS-STRUCTURE-4: what hits all structures somewhere spares the Circle, which is none, unless
    the table says otherwise."""
    return s.rulings.circle_is_hit and any([s.ground.is_circle[spot] for spot in spots])


# -- strike -----------------------------------------------------------------------------------


class DealStrikes(Step[Vigil]):
    """The next of the aimed attacks, until none is left: one that may kill the Boss (TLS-END-6),
    or the one on a hero that the players choose (TLS-STRIKE-10); one on a hero to whom a structure
    is of use before those on structures (TLS-STRIKE-11)."""

    def play(self, s: Vigil) -> Flow | None:
        strikes = s.onslaught.strikes
        if not strikes:
            return None
        s.then(self)
        felling = strike_to_fell_boss(s, strikes)
        struck = strikes_on_heroes(s)
        if felling is None and len(struck) > 1:
            due = [damage_by(strike) for strike in struck]
            if order_matters(s, due):
                return self.ask(s, due)
        leaning = [one for one in struck if leans_on_structure(s, s.heroes[one.target])]
        self.deal(s, felling or (leaning or strikes)[0])
        return None

    def ask(self, s: Vigil, due: list[TakeDamage]) -> Flow:
        at = yield from choose_first(s, due)
        strikes = [strike for strike in s.onslaught.strikes if is_dealing(strike, due[at])]
        self.deal(s, strikes[0])

    def deal(self, s: Vigil, strike: Strike) -> None:
        s.onslaught.strikes.remove(strike)
        deal(s, strike)


def strikes_on_heroes(s: Vigil) -> list[Strike]:
    return [
        strike
        for strike in s.onslaught.strikes
        if strike.aim == AT_HERO and s.heroes[strike.target].is_in_play
    ]


def is_dealing(strike: Strike, damage: TakeDamage) -> bool:
    return strike.aim == AT_HERO and is_alike(damage_by(strike), damage)


def strike_to_fell_boss(s: Vigil, strikes: list[Strike]) -> Strike | None:
    """On the Boss's Night only (TLS-BOSS-1); an Explosion begins with itself."""
    if s.day < s.scenario.days:
        return None
    for one in strikes:
        if may_fell_boss(s, one):
            bursts = [other for other in strikes if is_burst_of(other, one)]
            return bursts[0] if bursts else one
    return None


def may_fell_boss(s: Vigil, one: Strike) -> bool:
    if one.aim == AT_HERO:
        return may_answer_boss(s, damage_by(one))
    monster = s.find_monster(one.target) if one.aim == AT_MONSTER else None
    return monster is not None and may_fall(s, monster, BLASTED)


def is_burst_of(burst: Strike, one: Strike) -> bool:
    return burst.aim == BURST and burst.monster == one.monster


def deal(s: Vigil, strike: Strike) -> None:
    if strike.aim == AT_CIRCLE:
        strike_circle(s, strike)
    elif strike.aim == AT_HERO:
        strike_hero(s, strike)
    elif strike.aim == AT_STRUCTURE:
        strike_structure(s, strike)
    elif strike.aim == AT_MONSTER:
        blast_monster(s, strike)
    else:
        burst(s, strike)


def strike_circle(s: Vigil, strike: Strike) -> None:
    n = MAGES_BLASTED if strike.kind.explodes else strike.kind.damage
    rule = "TLS-TARGET-3" if strike.kind.aims else "TLS-DRYAD-7"
    told.monster_struck(s, strike, CIRCLE, n, rule)
    lose_mages(s, n, "TLS-STRIKE-5", strike.kind.id)


def strike_structure(s: Vigil, strike: Strike) -> None:
    """TLS-TARGET-8; one that another attack has destroyed takes no more."""
    structure = s.find_structure(strike.target)
    if structure is None:
        return
    rule = "TLS-TARGET-5" if strike.kind.aims else "TLS-DRYAD-7"
    told.monster_struck(s, strike, structure.kind.id, strike.kind.damage, rule)
    damage_structure(s, structure, strike.kind.damage, "TLS-STRIKE-1", strike.kind.id)


def strike_hero(s: Vigil, strike: Strike) -> None:
    hero, kind = strike.target, strike.kind
    if not s.heroes[hero].is_in_play:
        return
    damage = damage_by(strike)
    s.then(damage)
    if kind.explodes:
        told.monster_struck(s, strike, s.hero_id(hero), damage.n, "TLS-ABILITY-5")
        return
    rule = "TLS-TARGET-4" if kind.aims else "TLS-DRYAD-7"
    told.monster_struck(s, strike, s.hero_id(hero), damage.n, rule)
    note_answer(s, strike)


def damage_by(strike: Strike) -> TakeDamage:
    """What a hero is about to take from an attack."""
    kind = strike.kind
    source = BY_DRAINER if kind.drains_mana else BY_MONSTER
    if kind.explodes:
        source = BY_EXPLOSION
    return TakeDamage(strike.target, damage_to_hero(kind), source, kind.id)


def damage_to_hero(kind: MonsterKind) -> int:
    return BLAST if kind.explodes else kind.damage


def burst(s: Vigil, strike: Strike) -> None:
    """TLS-ABILITY-5: the figure leaves; nobody has killed it, and what it hits is hit all the
    same."""
    told.monster_exploded(s, strike)
    monster = s.find_monster(strike.monster)
    if monster is not None:
        remove_monster(s, monster)


def blast_monster(s: Vigil, strike: Strike) -> None:
    """TLS-ABILITY-6: the chosen Monster rolls as against No-dodge; a hit is one damage
    (TLS-ABILITY-11)."""
    monster = s.find_monster(strike.target)
    if monster is None:
        return
    faces = roll_dice(s, monster.kind.dice)
    by = strike.kind.id
    told.dice_rolled(s, by, monster.kind, monster.spot, faces)
    if is_hit(faces, NO_DODGE.bit):
        wound_monster(s, monster, BLASTED, NOBODY, "TLS-ABILITY-6", by)
    else:
        told.monster_missed(s, monster.kind, monster.spot, "TLS-ABILITY-6", by)


# -- answers ----------------------------------------------------------------------------------


def note_answer(s: Vigil, strike: Strike) -> None:
    """A hero who strikes back at an adjacent Monster does so when all attacks are dealt."""
    hero, due = s.heroes[strike.target], s.onslaught.answers_due
    answers = len(strikes_back(hero)) > 0 and is_beside(s, strike, hero.spot)
    if answers and strike.monster not in due:
        due.append(strike.monster)


def strikes_back(hero: Hero) -> list[Boon]:
    return [
        boon
        for boon in hero.boons.that(STRIKE_BACK)
        if boon.on is ON_ATTACKED and boon.number not in hero.spent_boons
    ]


def is_beside(s: Vigil, strike: Strike, spot: int) -> bool:
    monster = s.find_monster(strike.monster)
    held = [strike.spot] if monster is None else spots_of(s, monster)
    return any([other in s.ground.adjacent[spot] for other in held])


class AnswerStrikes(Step[Vigil]):
    """A Monster that a hero strikes back at takes its damage, without dice (TLS-TRAIT-6); of
    several that have attacked the player chooses one (TLS-STRIKE-9)."""

    def play(self, s: Vigil) -> Flow | None:
        due = [serial for serial in s.onslaught.answers_due if s.find_monster(serial) is not None]
        s.onslaught.answers_due = []
        hero = who_answers(s)
        return self.answer(s, hero, due) if due and hero >= 0 else None

    def answer(self, s: Vigil, hero: int, due: list[int]) -> Flow:
        for boon in strikes_back(s.heroes[hero]):
            serials = due
            if boon.is_limited:
                chosen = yield from self.choose(s, hero, due)
                serials = [chosen]
            spend(s.heroes[hero], boon)
            for serial in serials:
                monster = s.find_monster(serial)
                if monster is not None:
                    wound_monster(s, monster, boon.n, hero, "TLS-TRAIT-6", s.hero_id(hero))

    def choose(self, s: Vigil, hero: int, due: list[int]) -> Generator[Choice, Option, int]:
        monsters = [monster for monster in s.horde.monsters if monster.serial in due]
        options = [OnSpot("strike", monster.spot) for monster in monsters]
        seat = s.heroes[hero].seat
        chosen = yield from ask(seat, "strike-back", "TLS-STRIKE-9", options)
        return monsters[options.index(chosen)].serial


def who_answers(s: Vigil) -> int:
    """The hero with the Perk, of which there is one card (TLS-LEVEL-8)."""
    for hero in s.heroes_in_play():
        if s.heroes[hero].boons.that(STRIKE_BACK):
            return hero
    return NOTHING
