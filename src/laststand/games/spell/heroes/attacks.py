"""Heroes attack: choosing, rolling, hitting, and what follows (Night p. 6 and 21 to 23)."""

from __future__ import annotations

from collections.abc import Generator
from typing import ClassVar, Final, TypeAlias

from laststand.games.spell import told
from laststand.games.spell.board.dice import is_hit, roll_dice, shows_stun
from laststand.games.spell.board.monsters import (
    BY_DEFENSE,
    area_of,
    is_on,
    monsters_in_area,
    monsters_on,
    stun_monster,
    wound_monster,
)
from laststand.games.spell.heroes.acting import too_little_mana
from laststand.games.spell.heroes.attack import Attack
from laststand.games.spell.heroes.conditions import (
    damage_on,
    effects_before,
    effects_on,
    holds_in,
    is_isolated,
    mana_cost,
    rerolls_by_boons,
)
from laststand.games.spell.heroes.damage import BY_ALLY, TakeDamage
from laststand.games.spell.heroes.hero import ATTACKS_OF_A_WEAPON
from laststand.games.spell.heroes.moves import shift
from laststand.games.spell.heroes.questions import has
from laststand.games.spell.heroes.ranges import (
    LANDING,
    NO_SPOTS,
    area_spots,
    can_follow,
    directions_to,
    impact_spots,
    maneuver_spots,
    needs_sight,
    offset,
    spares_own_area,
    touches_somebody,
)
from laststand.games.spell.heroes.tokens import (
    bring,
    gain_points,
    restore_actions,
    reward_two_kills,
)
from laststand.games.spell.map.geometry import is_in_area
from laststand.games.spell.map.pieces import Monster
from laststand.games.spell.map.sight import hidden_from
from laststand.games.spell.map.spots import NOWHERE
from laststand.games.spell.options import (
    ELSEWHERE,
    KEEP,
    LEAVE_DICE,
    MOVES,
    STOP,
    Assault,
    Curse,
    OnSpot,
    Reroll,
)
from laststand.games.spell.state import Vigil
from laststand.games.spell.things.kinds import AttackType, Boon, DefenseDie, Item
from laststand.games.spell.things.words import (
    AFTER,
    CURSED,
    ENGINE,
    FACES,
    FIST,
    FOLLOW,
    FREE_MAGIC_REROLL,
    ISOLATION,
    LINE_3_MOVE,
    MAGIC,
    MANEUVER_ANY,
    MANEUVER_BACK,
    MOMENTUM,
    MOVE,
    NO_DODGE,
    NO_DODGE_ON_IMPACT,
    ON_KILL,
    ON_MISSED_ALL,
    ON_TWO_KILLS,
    SEVERAL_SPOTS,
    STUN,
    STUN_AREA,
    STUN_AROUND,
    WEAPON,
    WHEN_ISOLATED,
    Area,
    Face,
)
from laststand.kernel.action import Action, Actions, Reason, Saying, ask
from laststand.kernel.choice import Choice, Option, Say
from laststand.kernel.events import Fact
from laststand.kernel.step import Flow, Names, Number, Shape, Step
from laststand.kernel.window import Window

Dice: TypeAlias = Generator[Choice, Option, list[DefenseDie]]
"""A question about dice, which gives those that are rolled."""

FAST: Final = 3
VERY_FAST: Final = 6
LINE_OF_THREE_AND_LANDING: Final = 4


# -- the attack begins ---------------------------------------------------------------------


def begin_attack(s: Vigil, hero: int, option: Assault) -> Flow | None:
    """TLS-ATTACK-1: the attack is paid for and starts."""
    h = s.heroes[hero]
    item, attack = option.item, option.attack
    mana = mana_cost(s, h, item, attack)
    a = attack_with(s, hero, item, option.number)
    h.actions -= attack.action
    h.mana -= mana
    h.points -= attack.movement
    h.has_spent_points = h.has_spent_points or attack.movement > 0
    if a.is_weapon:
        slot = option.place * ATTACKS_OF_A_WEAPON + option.number
        h.uses[slot] += 1
        h.laid[slot] += attack.action
        h.has_attacked = True
        h.attacks_made += 1
    told.attack_made(s, hero, item.id, attack, option.impact)
    if attack.area is MOVE:
        shift(s, hero, option.impact, 0, "TLS-SHAPE-3")
        return None
    if not attack.strikes:
        return help_ally(s, hero, attack, s.hero_at[option.impact])
    aim(s, a, attack, option.impact, option.direction)
    return None


def attack_with(s: Vigil, hero: int, item: Item, number: int) -> Attack:
    """An attack with a weapon or Scroll, neither paid for nor aimed yet."""
    h = s.heroes[hero]
    a = Attack(hero, item.number, number, h.spot)
    a.type = item.type
    a.is_weapon = item.kind is WEAPON
    a.is_first = a.is_weapon and h.attacks_made == 0
    a.damage = item.damage
    a.bits = item.attacks[number].effects.bits
    a.kills_before = h.kills_in_turn
    return a


def aim(s: Vigil, a: Attack, attack: AttackType, impact: int, direction: int) -> None:
    """The attack's spots are set out and its first is resolved next."""
    if direction < 0:
        ways = directions_to(a.origin, impact)
        direction = ways[0] if ways else NOWHERE
    a.direction = direction
    a.bounces_left = attack.effects.bounces
    a.impacts_left = attack.spots - 1 if attack.area is SEVERAL_SPOTS else 0
    strike_at(s, a, attack.area, impact)
    s.attack = a
    s.then(AttackSpot())


def strike_at(s: Vigil, a: Attack, area: Area, impact: int) -> None:
    a.impact = impact
    a.has_struck_wide = False  # TLS-DRYAD-33
    a.was_empty = s.monster_at[impact] is None and s.hero_at[impact] < 0
    a.killed_on_impact = False
    a.spots = area_spots(s.ground, area, impact, a.direction).copy()


def help_ally(s: Vigil, hero: int, attack: AttackType, ally: int) -> Flow:
    """TLS-EFFECT-11, TLS-EFFECT-12."""
    effects = attack.effects
    if effects.restore_movement:
        gain_points(s, ally, effects.restore_movement, "TLS-EFFECT-12", attack.id)
    yield from restore_actions(s, ally, effects.restore_action, "TLS-EFFECT-11", attack.id)


def begin_fist(s: Vigil, hero: int, impact: int) -> None:
    """TLS-FIST-1, TLS-FIST-3: an Action point for a melee attack of 1 damage, the turn's one."""
    h = s.heroes[hero]
    h.actions -= 1
    h.has_attacked = True
    a = attack_with_fist(s, hero)
    told.attack_made(s, hero, "fist", s.box.fist, impact)
    if s.is_trapped(impact):
        s.boss.strike_token(s, hero, impact)
        return
    aim(s, a, s.box.fist, impact, NOWHERE)


def attack_with_fist(s: Vigil, hero: int) -> Attack:
    h = s.heroes[hero]
    a = Attack(hero, -1, -1, h.spot)
    a.type = FIST
    a.kills_before = h.kills_in_turn
    return a


# -- spot after spot -----------------------------------------------------------------------


def attack_type(s: Vigil, a: Attack) -> AttackType:
    """The attack type of an attack in progress."""
    if a.type is FIST:
        return s.box.fist
    if a.type is ENGINE:
        structure = s.structure_at[a.origin]
        assert structure is not None
        assert structure.kind.attack is not None
        return structure.kind.attack
    return s.item(a.item).attacks[a.number]


class AttackSpot(Step[Vigil]):
    """TLS-ATTACK-9: the next spot of the attack; after the last, the next impact or the end."""

    def play(self, s: Vigil) -> Flow | None:
        a = s.attack
        if a is None:
            return None
        if a.type is not ENGINE and not s.heroes[a.hero].is_in_play:  # TLS-SOLO-13
            s.attack = None
            s.boss.after_attack(s)
            return None
        if not a.spots:
            s.then(ChooseImpact() if a.impacts_left else AttackEnds())
            return None
        spot = a.spots.pop(0)
        s.then(self)
        struck = s.hero_at[spot]
        if struck >= 0 and not is_unseen(s, a, spot) and not is_done_with(s, a, -1 - struck):
            # TLS-ATTACK-6; structures are not damaged (TLS-ATTACK-7)
            a.damaged.append(-1 - struck)
            s.then(TakeDamage(struck, damage_on(s, a, None), BY_ALLY, weapon_name(s, a)))
        monster = s.monster_at[spot]
        if monster is None or is_spared(s, a, spot):
            return None
        return strike(s, a, monster)


def weapon_name(s: Vigil, a: Attack) -> str:
    return attack_type(s, a).id


def is_done_with(s: Vigil, a: Attack, figure: int) -> bool:
    """TLS-SHAPE-18: each impact stands for itself, unless the table says that an attack damages a
    figure once."""
    return s.rulings.hits_once and figure in a.damaged


def is_spared(s: Vigil, a: Attack, spot: int) -> bool:
    """TLS-WEAPON-4, TLS-SIGHT-8; a piece of several spots is attacked once (TLS-DRYAD-1)."""
    monster = s.monster_at[spot]
    if monster is not None:
        if is_done_with(s, a, monster.serial):
            return True
        if monster.kind.spots > 1 and a.has_struck_wide:
            return True
        if s.boss.why_unhurt(s, monster, a.type, a.origin, spot) is not None:
            return True
    if is_unseen(s, a, spot):
        return True
    return is_in_area(a.origin, spot) and spares_own_area(s.heroes[a.hero], a.type)


def is_unseen(s: Vigil, a: Attack, spot: int) -> bool:
    """TLS-SIGHT-8: whether an attack that needs line of sight leaves out who stands there."""
    if a.item < 0:
        return False
    item = s.item(a.item)
    monster = s.monster_at[spot]
    bits = a.bits if monster is None else effects_on(s, a, monster)
    if not needs_sight(s, s.heroes[a.hero], item, item.attacks[a.number], bits):
        return False
    return hidden_from(s.town, a.origin)[spot]


def strike(s: Vigil, a: Attack, monster: Monster) -> Flow:
    """A Monster is attacked: it rolls, and a roll that misses may be rolled again."""
    bits = bits_against(s, a, monster)
    dice = dice_against(s, a, monster)
    if bits & CURSED.bit and dice:
        dice = yield from curse(s, a, monster)
    faces = roll_dice(s, dice)
    if dice:
        told.dice_rolled(s, weapon_name(s, a), monster.kind, monster.spot, faces)
    if not is_hit(faces, bits):
        free = free_rerolls(s, a, monster, bits)
        missed = Missed(monster.serial, free, what_was_rolled(dice, faces))
        if missed.is_of_use(s):
            s.then(missed)
            return
    yield from settle(s, a, monster, bits, faces)


def settle(s: Vigil, a: Attack, monster: Monster, bits: int, faces: list[Face]) -> Flow:
    """A Monster's roll stands: it is hit or missed, and perhaps stunned."""
    a.had_target = True
    a.attacked.append(monster.serial)
    a.has_struck_wide = a.has_struck_wide or monster.kind.spots > 1
    died = False
    if is_hit(faces, bits):
        died = hit(s, a, monster)
    else:
        told.monster_missed(s, monster.kind, monster.spot, "TLS-DICE-4", weapon_name(s, a))
    if not died and bits & (STUN.bit | STUN_AREA.bit) and shows_stun(faces):
        stun(s, a, monster.serial)
    yield from propagate(s, a, monster)


def dice_against(s: Vigil, a: Attack, monster: Monster) -> list[DefenseDie]:
    """TLS-ENGINE-4: Monsters roll against Defenses too, unless the table says otherwise."""
    return [] if a.type is ENGINE and s.rulings.engines_hit else monster.kind.dice


def bits_against(s: Vigil, a: Attack, monster: Monster) -> int:
    """The attack's effects on one target; some No-dodge holds on the impact spot only."""
    bits = effects_on(s, a, monster)
    if bits & NO_DODGE_ON_IMPACT.bit and is_on(s, monster, a.impact):
        bits |= NO_DODGE.bit
    return bits


def curse(s: Vigil, a: Attack, monster: Monster) -> Dice:
    """TLS-EFFECT-13: one of the target's dice may be changed to the other colour."""
    dice = monster.kind.dice
    changes = curses(s, dice)
    options: list[Option] = [Curse(monster.spot, changed) for changed in changes]
    seat = s.heroes[a.hero].seat
    chosen = yield from ask(seat, "curse", "TLS-EFFECT-13", [*options, LEAVE_DICE])
    if not isinstance(chosen, Curse):
        return dice
    told.die_cursed(s, weapon_name(s, a), monster, chosen.dice)
    return chosen.dice


def curses(s: Vigil, dice: list[DefenseDie]) -> list[list[DefenseDie]]:
    """The different ways to change one of the dice."""
    found: list[list[DefenseDie]] = []
    for at, die in enumerate(dice):
        if die not in dice[:at]:
            found.append([*dice[:at], s.box.other_die(die), *dice[at + 1 :]])
    return found


# -- re-rolls ---------------------------------------------------------------------


class Missed(Window[Vigil]):
    """TLS-EFFECT-17, TLS-HEROES-5: a Monster was missed, and its dice may be rolled again, at most
    four times in one attack; the last roll stands. TLS-STOP-1: the attacker's player is asked."""

    window: ClassVar[str] = "reroll"
    rule: ClassVar[str] = "TLS-EFFECT-17"
    shape: ClassVar[Shape] = (Number("serial"), Number("free"), Names("rolled"))

    def __init__(self, serial: int, free: int, rolled: list[str]) -> None:
        self.serial: Final = serial
        self.free: Final = free  # re-rolls without a price that are left
        self.rolled: Final = rolled  # die after die, its colour and its face: blue dodge

    def fits(self, s: Vigil) -> bool:
        words = [face.word for face in FACES]
        return (
            s.attack is not None
            and s.find_monster(self.serial) is not None
            and len(self.rolled) > 0
            and len(self.rolled) % 2 == 0
            and all([colour in s.box.dice for colour in self.rolled[::2]])
            and all([face in words for face in self.rolled[1::2]])
        )

    def dice(self, s: Vigil) -> list[DefenseDie]:
        return [s.box.dice[colour] for colour in self.rolled[::2]]

    def faces(self) -> list[Face]:
        return [named_face(face) for face in self.rolled[1::2]]

    def monster(self, s: Vigil) -> Monster:
        monster = s.find_monster(self.serial)
        assert monster is not None
        return monster

    def key(self, s: Vigil) -> str:
        """Once a further roll has killed the Monster, the attack goes on."""
        return super().key(s) if s.find_monster(self.serial) else AttackSpot.__name__

    def facts(self, s: Vigil) -> dict[str, Fact]:
        monster = s.find_monster(self.serial)
        return {} if monster is None else {"monster": monster.kind.id}

    def seat(self, s: Vigil) -> int:
        return s.heroes[in_progress(s).hero].seat

    def actions(self, s: Vigil) -> Actions:
        return [KeepRoll(self), RollAgain(self)]

    def is_of_use(self, s: Vigil) -> bool:
        return len(RollAgain(self).options(s)) > 0

    def matters(self, s: Vigil) -> bool:
        return self.is_of_use(s)

    def play(self, s: Vigil) -> Flow | None:
        return super().play(s) or self.stand(s, self.faces())

    def stand(self, s: Vigil, faces: list[Face]) -> Flow:
        a, monster = in_progress(s), self.monster(s)
        return settle(s, a, monster, bits_against(s, a, monster), faces)


def in_progress(s: Vigil) -> Attack:
    assert s.attack is not None
    return s.attack


def named_face(word: str) -> Face:
    return next(face for face in FACES if face.word == word)


def what_was_rolled(dice: list[DefenseDie], faces: list[Face]) -> list[str]:
    rolled: list[str] = []
    for die, face in zip(dice, faces):
        rolled += [die.colour, face.word]
    return rolled


class KeepRoll(Saying[Vigil]):
    ends = True

    def __init__(self, missed: Missed) -> None:
        super().__init__(KEEP)
        self.missed: Final = missed

    def do(self, s: Vigil, option: Say) -> Flow:
        return self.missed.stand(s, self.missed.faces())


class RollAgain(Action[Vigil, Reroll]):
    """TLS-EFFECT-17: without a price while any are left, or for Mana (TLS-WEAPON-5)."""

    verb = "reroll"
    ends = True

    def __init__(self, missed: Missed) -> None:
        self.missed: Final = missed

    def candidates(self, s: Vigil) -> list[Reroll]:
        spot, dice = self.missed.monster(s).spot, self.missed.dice(s)
        return [Reroll(False, spot, dice), Reroll(True, spot, dice)]

    def why_not(self, s: Vigil, option: Reroll) -> Reason | None:
        a = in_progress(s)
        if a.rerolled.count(self.missed.serial) >= s.box.most_rerolls:
            return Reason("rerolled-enough", "TLS-HEROES-5", {"most": s.box.most_rerolls})
        if option.is_paid:
            return why_not_bought(s, a, self.missed.monster(s))
        return None if self.missed.free > 0 else NO_FREE_REROLL

    def do(self, s: Vigil, option: Reroll) -> Flow | None:
        a, monster = in_progress(s), self.missed.monster(s)
        free = self.missed.free
        if option.is_paid:
            s.heroes[a.hero].mana -= reroll_price(s, a)
            a.mana_reroll_used = True
        else:
            free -= 1
        a.rerolled.append(monster.serial)
        faces = roll_dice(s, option.dice)
        told.dice_rerolled(s, weapon_name(s, a), monster.kind, monster.spot, faces)
        if is_hit(faces, bits_against(s, a, monster)):
            return self.missed.stand(s, faces)
        s.then(Missed(monster.serial, free, what_was_rolled(option.dice, faces)))
        return None


NO_FREE_REROLL: Final = Reason("no-free-reroll", "TLS-EFFECT-17")


def free_rerolls(s: Vigil, a: Attack, monster: Monster, bits: int) -> int:
    """Isolation (TLS-EFFECT-3), Momentum (TLS-EFFECT-6, TLS-EFFECT-19) and Perks."""
    n = rerolls_by_boons(s, a, monster)
    if bits & ISOLATION.bit and is_isolated(s, monster):
        n += 1
    if bits & MOMENTUM.bit:
        moved = s.heroes[a.hero].moved
        n += 2 if moved >= VERY_FAST else 1 if moved >= FAST else 0
    return n


def why_not_bought(s: Vigil, a: Attack, monster: Monster) -> Reason | None:
    """TLS-WEAPON-5, TLS-WEAPON-6: once per magic attack, against the Monster on an impact spot."""
    if a.type is not MAGIC:
        return NOT_BY_MAGIC
    if a.mana_reroll_used:
        return BOUGHT_ALREADY
    if not is_on(s, monster, a.impact):
        return NOT_ON_IMPACT
    h, price = s.heroes[a.hero], reroll_price(s, a)
    return None if h.mana >= price else too_little_mana(h, price, "TLS-WEAPON-5")


NOT_BY_MAGIC: Final = Reason("reroll-not-by-magic", "TLS-WEAPON-5")
BOUGHT_ALREADY: Final = Reason("reroll-bought", "TLS-WEAPON-6")
NOT_ON_IMPACT: Final = Reason("reroll-not-on-impact", "TLS-WEAPON-6")


def reroll_price(s: Vigil, a: Attack) -> int:
    return 0 if has(s.heroes[a.hero], FREE_MAGIC_REROLL) else 1


# -- hits ----------------------------------------------------------------------------------


def hit(s: Vigil, a: Attack, monster: Monster) -> bool:
    """Deals the damage; whether the Monster died."""
    a.has_hit = True
    a.damaged.append(monster.serial)
    alone = is_isolated(s, monster)
    by = BY_DEFENSE if a.type is ENGINE else a.hero
    damage = damage_on(s, a, monster)
    if not wound_monster(s, monster, damage, by, "TLS-DICE-2", weapon_name(s, a)):
        return False
    if not monster.kind.is_monster:
        return True
    a.kills += 1
    if alone:
        a.lone_kills += 1
    if monster.spot == a.impact:
        a.killed_on_impact = True
    return True


def stun(s: Vigil, a: Attack, serial: int) -> None:
    """TLS-EFFECT-10: a Monster that is not killed."""
    monster = s.find_monster(serial)
    if monster is not None:
        stun_monster(s, monster, weapon_name(s, a))


def propagate(s: Vigil, a: Attack, target: Monster) -> Flow:
    """TLS-EFFECT-8, TLS-EFFECT-9: another Monster in the target's Area, never the same twice."""
    if a.bounces_left == 0:
        return
    options: list[Option] = [
        OnSpot("bounce", other.spot)
        for other in monsters_on(s, area_of(s, target))
        if other.serial not in a.attacked and not is_spared(s, a, other.spot)
    ]
    if not options:
        return
    seat = s.heroes[a.hero].seat
    chosen = yield from ask(seat, "propagate", "TLS-EFFECT-8", [*options, STOP])
    if not isinstance(chosen, OnSpot):
        a.bounces_left = 0
        return
    a.bounces_left -= 1
    a.spots.insert(0, chosen.spot)
    told.propagated(s, weapon_name(s, a), chosen.spot)


class ChooseImpact(Step[Vigil]):
    """TLS-SHAPE-2: the next impact spot, or no more; each is resolved before the next."""

    def play(self, s: Vigil) -> Flow | None:
        a = s.attack
        if a is None or a.item < 0:
            return None
        h = s.heroes[a.hero]
        item = s.item(a.item)
        attack = item.attacks[a.number]
        bits = effects_before(s, h, item, attack)
        allowed = impact_spots(s, h, item, attack, bits)
        spots = [
            spot
            for spot in allowed
            if touches_somebody(s, h, item, attack, spot, NOWHERE, NO_SPOTS)
            and not is_done_there(s, a, spot)
        ]
        if not spots:
            s.then(AttackEnds())
            return None
        return self.ask(s, a, spots, allowed)

    def ask(self, s: Vigil, a: Attack, spots: list[int], allowed: list[int]) -> Flow:
        options: list[Option] = [OnSpot("at", spot) for spot in spots]
        seat = s.heroes[a.hero].seat
        chosen = yield from ask(seat, "impact", "TLS-SHAPE-2", [*options, STOP, ELSEWHERE])
        if chosen is ELSEWHERE:
            anywhere = [OnSpot("at", spot) for spot in allowed]
            chosen = yield from ask(seat, "target", "TLS-ATTACK-11", anywhere)
        if isinstance(chosen, OnSpot):
            a.impacts_left -= 1
            strike_at(s, a, SEVERAL_SPOTS, chosen.spot)
            s.then(AttackSpot())
        else:
            s.then(AttackEnds())


def is_done_there(s: Vigil, a: Attack, spot: int) -> bool:
    """TLS-SHAPE-18: whether nobody is left on a spot whom the attack could damage."""
    monster = s.monster_at[spot]
    figure = monster.serial if monster is not None else -1 - s.hero_at[spot]
    return is_done_with(s, a, figure)


# -- after the attack ----------------------------------------------------------------------


class AttackEnds(Step[Vigil]):
    """Stun around, movement of the hero, what Perks and armors bring, the Boss."""

    def play(self, s: Vigil) -> Flow | None:
        return None if s.attack is None else self.settle(s, s.attack)

    def settle(self, s: Vigil, a: Attack) -> Flow:
        stun_around(s, a)
        if a.type is not ENGINE:
            yield from move_after(s, a)
            yield from reap(s, a)
        s.attack = None
        s.boss.after_attack(s)


def stun_around(s: Vigil, a: Attack) -> None:
    """TLS-SHAPE-16, TLS-SHAPE-17: Monsters in the Area of the impact spot that were not attacked
    roll for the stun alone; those that the attack could not strike do not (TLS-SHAPE-19)."""
    if a.bits & (STUN_AROUND.bit | STUN_AREA.bit) == 0:
        return
    for monster in monsters_in_area(s, a.impact):
        if monster.serial in a.attacked or is_spared(s, a, monster.spot):
            continue
        faces = roll_dice(s, monster.kind.dice)
        told.dice_rolled(s, weapon_name(s, a), monster.kind, monster.spot, faces)
        if shows_stun(faces):
            stun(s, a, monster.serial)


def move_after(s: Vigil, a: Attack) -> Flow:
    h = s.heroes[a.hero]
    if attack_type(s, a).area is LINE_3_MOVE:
        landing = offset(s.ground, a.impact, a.direction, LANDING, 0)
        if landing >= 0 and s.is_free_for_hero(landing):
            shift(s, a.hero, landing, LINE_OF_THREE_AND_LANDING, "TLS-SHAPE-7")
    elif a.bits & FOLLOW.bit:
        if (a.killed_on_impact or a.was_empty) and can_follow(s, h.spot, a.impact):
            shift(s, a.hero, a.impact, 1, "TLS-EFFECT-2")
    elif a.bits & (MANEUVER_BACK.bit | MANEUVER_ANY.bit):
        spots = maneuver_spots(s, h.spot, a.impact, a.bits)
        if spots:
            options = [MOVES[spot] for spot in spots]
            chosen = yield from ask(h.seat, "maneuver", "TLS-EFFECT-5", options)
            shift(s, a.hero, chosen.spot, 1, "TLS-EFFECT-5")


def reap(s: Vigil, a: Attack) -> Flow:
    """What follows from kills and misses, those of a Rage Shield during the attack too; Fist
    activates no Perk (TLS-FIST-2)."""
    h = s.heroes[a.hero]
    second_fell = h.kills_in_turn >= 2 > a.kills_before
    if a.item >= 0:
        for boon in h.boons.every:
            yield from serve(s, a, boon, times(s, a, boon, second_fell))
    if second_fell:
        yield from reward_two_kills(s, a.hero)


def times(s: Vigil, a: Attack, boon: Boon, second_fell: bool) -> int:
    """How often an attack gives occasion to a boon."""
    if boon.kind is not AFTER or boon.number in s.heroes[a.hero].spent_boons:
        return 0
    if boon.on is ON_KILL:
        n = a.lone_kills if WHEN_ISOLATED in boon.when else a.kills
        return min(n, 1) if boon.is_limited else n
    if boon.on is ON_TWO_KILLS:
        return 1 if second_fell else 0
    if boon.on is ON_MISSED_ALL:
        return 1 if a.had_target and not a.has_hit else 0
    return 0


def serve(s: Vigil, a: Attack, boon: Boon, n: int) -> Flow:
    if n == 0 or not all(
        [condition is WHEN_ISOLATED or holds_in(s, condition, a) for condition in boon.when]
    ):
        return
    yield from bring(s, a.hero, boon, n)
