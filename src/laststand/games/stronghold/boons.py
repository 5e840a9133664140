"""What heroes, artifacts and wares do: a small vocabulary of good things."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, ClassVar, Final

from laststand.games.stronghold import told
from laststand.games.stronghold.catapults import remove_catapult
from laststand.games.stronghold.chests import add_chest, draw_artifact
from laststand.games.stronghold.defeat import defeat
from laststand.games.stronghold.dice import (
    DICE,
    NOT_IN_COMBAT,
    add_icon,
    can_roll,
    is_unused_die,
    roll_dice,
)
from laststand.games.stronghold.icons import CORRUPTION, ICONS, STAR
from laststand.games.stronghold.locations import Enemy, Location, is_driven_to_lux
from laststand.games.stronghold.lux import douse
from laststand.games.stronghold.options import KEEP_ALL, Pick, PickDice, TurnDie
from laststand.games.stronghold.party import FULL, health
from laststand.games.stronghold.places import EVERYWHERE, LUX, PLACES
from laststand.games.stronghold.purse import gain_gold, gain_rerolls
from laststand.games.stronghold.vocabulary import ARTIFACT, HERO, WARE, Boon
from laststand.kernel.action import Action, Reason, ask, pick

if TYPE_CHECKING:
    from laststand.games.stronghold.state import Realm
    from laststand.games.stronghold.threats import Threat
    from laststand.kernel.choice import Flow, Option
    from laststand.kernel.events import Fact


def can_grant(s: Realm, boons: list[Boon]) -> bool:
    """Whether at least one of the boons would do something now."""
    for boon in boons:
        if boon.is_possible(s):
            return True
    return False


def grant(s: Realm, boons: list[Boon], rule: str, cause: str) -> Flow:
    """Carries out the boons in their order, passing over those that would do nothing."""
    for boon in boons:
        if boon.is_possible(s):
            flow = boon.grant(s, rule, cause)
            if flow is not None:
                yield from flow


# -- dice ------------------------------------------------------------------------------


class AddIcons(Boon):
    word: ClassVar[str] = "add_icons"
    on: ClassVar[list[str]] = [HERO, ARTIFACT]  # the merchant does not sell in combat
    is_counted: ClassVar[bool] = False
    least_icons: ClassVar[int] = 1
    most_icons: ClassVar[int] = 4

    def is_possible(self, s: Realm) -> bool:
        return s.combat.part != NOT_IN_COMBAT

    def grant(self, s: Realm, rule: str, cause: str) -> None:
        for icon in self.icons:
            add_icon(s, icon)
        told.icons_added(s, rule, cause)


class OfUnusedDice(Boon):
    """A boon that changes dice that have paid for nothing yet."""

    on: ClassVar[list[str]] = [HERO, ARTIFACT]

    def is_possible(self, s: Realm) -> bool:
        used = s.combat.used
        return s.combat.part != NOT_IN_COMBAT and not (used[0] and used[1] and used[2])


class TurnADie(OfUnusedDice):
    """One unused die is turned to a star, or to one of the icons named."""

    word: ClassVar[str] = "turn_die"
    is_counted: ClassVar[bool] = False
    most_icons: ClassVar[int] = 4

    def grant(self, s: Realm, rule: str, cause: str) -> Flow:
        options = [TurnDie(die, face) for die in unused_dice(s) for face in self.icons or [STAR]]
        chosen = yield from ask(s.active, "turn-die", rule, options)
        s.combat.pool[chosen.die] = chosen.face
        told.die_turned(s, rule, cause)


class RerollDice(OfUnusedDice):
    """Up to n unused dice are rolled again."""

    word: ClassVar[str] = "reroll_dice"

    def grant(self, s: Realm, rule: str, cause: str) -> Flow:
        dice = unused_dice(s)
        options: list[PickDice] = []
        for count in range(1, min(self.n, len(dice)) + 1):
            options.extend([PickDice(list(chosen)) for chosen in combinations(dice, count)])
        again = yield from ask(s.active, "reroll-dice", rule, options)
        roll_dice(s, again.dice, rule, cause)


class RedeemDie(Boon):
    """An unused die that shows corruption is turned to a star."""

    word: ClassVar[str] = "redeem_die"
    on: ClassVar[list[str]] = [HERO, ARTIFACT]
    is_counted: ClassVar[bool] = False

    def is_possible(self, s: Realm) -> bool:
        if s.combat.part == NOT_IN_COMBAT:
            return False
        return len(corrupt_dice(s)) > 0

    def grant(self, s: Realm, rule: str, cause: str) -> Flow:
        options = [TurnDie(die, STAR) for die in corrupt_dice(s)]
        chosen = yield from ask(s.active, "turn-die", rule, options)
        s.combat.pool[chosen.die] = chosen.face
        told.die_turned(s, rule, cause)


def corrupt_dice(s: Realm) -> list[int]:
    return [die for die in unused_dice(s) if s.combat.pool[die] == CORRUPTION]


def unused_dice(s: Realm) -> list[int]:
    return [die for die in range(DICE) if is_unused_die(s, die)]


# -- heroes and what they hold -----------------------------------------------------------


class Heal(Boon):
    """One side better for n heroes, or n sides for one: chosen one at a time. The incapacitated
    rise to their damaged side (LS-HERO-6)."""

    word: ClassVar[str] = "heal"
    leads_on: ClassVar[bool] = True
    on: ClassVar[list[str]] = [ARTIFACT, WARE]  # LS-HERO-6

    def is_possible(self, s: Realm) -> bool:
        for side in s.party.heroes:
            if side != FULL:
                return True
        return False

    def answers(self, s: Realm, threat: Threat) -> bool:
        return is_last_harm(s, threat)

    def grant(self, s: Realm, rule: str, cause: str) -> Flow:
        heroes = s.party.heroes
        for _ in range(self.n):
            if not self.is_possible(s):
                return
            chosen = yield from pick(s, s.active, "heal-hero", rule, OfHurt())
            heroes[chosen.value] -= 1
            told.hero_healed(s, chosen.value, rule, cause)


class Restore(Boon):
    """One hero to full health, from whichever side."""

    word: ClassVar[str] = "restore"
    leads_on: ClassVar[bool] = True
    on: ClassVar[list[str]] = [ARTIFACT, WARE]  # LS-HERO-6
    is_counted: ClassVar[bool] = False

    def is_possible(self, s: Realm) -> bool:
        return max(s.party.heroes) != FULL

    def answers(self, s: Realm, threat: Threat) -> bool:
        return is_last_harm(s, threat)

    def grant(self, s: Realm, rule: str, cause: str) -> Flow:
        heroes = s.party.heroes
        chosen = yield from pick(s, s.active, "heal-hero", rule, OfHurt())
        while heroes[chosen.value] != FULL:
            heroes[chosen.value] -= 1
            told.hero_healed(s, chosen.value, rule, cause)


class OfHurt(Action["Realm", Pick]):
    verb = "heal"

    def candidates(self, s: Realm) -> list[Pick]:
        return [Pick("heal", card.id, hero) for hero, card in enumerate(s.box.heroes)]

    def why_not(self, s: Realm, option: Pick) -> Reason | None:
        if s.party.heroes[option.value] == FULL:
            return Reason("hero-at-full-health", "LS-HERO-6", {"hero": option.thing})
        return None

    def options(self, s: Realm) -> list[Pick]:
        return [
            Pick("heal", s.box.heroes[hero].id, hero)
            for hero, side in enumerate(s.party.heroes)
            if side != FULL
        ]


def is_last_harm(s: Realm, threat: Threat) -> bool:
    """Whether nobody would be left standing."""
    return threat.harm - s.party.shelters >= health(s)


class Shelter(Boon):
    """The next n harms that enemies would do to heroes are held back."""

    word: ClassVar[str] = "shelter"

    def answers(self, s: Realm, threat: Threat) -> bool:
        return threat.harm > s.party.shelters

    def grant(self, s: Realm, rule: str, cause: str) -> None:
        s.party.shelters += self.n
        told.party_sheltered(s, rule, cause)


class GainGold(Boon):
    word: ClassVar[str] = "gain_gold"
    leads_on: ClassVar[bool] = True

    def grant(self, s: Realm, rule: str, cause: str) -> None:
        gain_gold(s, self.n, rule, cause)


class GainRerolls(Boon):
    word: ClassVar[str] = "gain_rerolls"

    def is_possible(self, s: Realm) -> bool:
        return s.purse.rerolls < s.box.reroll_limit  # LS-MERCHANT-4

    def grant(self, s: Realm, rule: str, cause: str) -> None:
        gain_rerolls(s, self.n, rule, cause)


class GainSymbol(Boon):
    word: ClassVar[str] = "gain_symbol"
    is_counted: ClassVar[bool] = False
    least_icons: ClassVar[int] = 1
    most_icons: ClassVar[int] = 4

    def grant(self, s: Realm, rule: str, cause: str) -> None:
        for icon in self.icons:
            s.purse.symbols[icon] += 1
            told.symbol_gained(s, icon, rule, cause)


class DrawArtifact(Boon):
    word: ClassVar[str] = "draw_artifact"
    leads_on: ClassVar[bool] = True

    def is_possible(self, s: Realm) -> bool:
        return not s.piles.artifacts.is_empty

    def grant(self, s: Realm, rule: str, cause: str) -> None:
        for _ in range(self.n):
            draw_artifact(s, rule, cause)


# -- places ----------------------------------------------------------------------------


class Cleansing(Boon):
    """Up to n corruption is taken from standing locations."""

    def is_possible(self, s: Realm) -> bool:
        return len(corrupted(s)) > 0

    def answers(self, s: Realm, threat: Threat) -> bool:
        return is_ruinous(s, threat)

    def cleanse(self, s: Realm, at: int, rule: str, cause: str) -> None:
        location = s.land.locations[at]
        location.corruption -= min(self.n, location.corruption)
        told.location_cleansed(s, at, rule, cause)


def corrupted(s: Realm) -> list[int]:
    return [at for at, location in enumerate(s.land.locations) if is_corrupted(location)]


class Cleanse(Cleansing):
    """From one of them."""

    word: ClassVar[str] = "cleanse"

    def grant(self, s: Realm, rule: str, cause: str) -> Flow:
        chosen = yield from pick(s, s.active, "cleanse", rule, OfCorrupted())
        self.cleanse(s, chosen.value, rule, cause)


class OfCorrupted(Action["Realm", Pick]):
    verb = "at"

    def candidates(self, s: Realm) -> list[Pick]:
        return place_picks(list(range(LUX)))

    def why_not(self, s: Realm, option: Pick) -> Reason | None:
        location = s.land.locations[option.value]
        if is_corrupted(location):
            return None
        if location.is_destroyed:
            return Reason("location-destroyed", "LS-LOSING-1", {"place": option.thing})
        return Reason("no-corruption-there", "LS-LOSING-1", {"place": option.thing})

    def options(self, s: Realm) -> list[Pick]:
        return place_picks(corrupted(s))


class CleanseAll(Cleansing):
    """From each of them."""

    word: ClassVar[str] = "cleanse_all"

    def grant(self, s: Realm, rule: str, cause: str) -> None:
        for at in corrupted(s):
            self.cleanse(s, at, rule, cause)


def is_ruinous(s: Realm, threat: Threat) -> bool:
    """Whether a corrupted location would be lost."""
    for at, location in enumerate(s.land.locations):
        after = location.corruption + threat.corruption[at]
        if is_corrupted(location) and after >= s.box.corruption_limit:
            return True
    return False


def is_corrupted(location: Location) -> bool:
    return location.corruption > 0 and not location.is_destroyed


class Topple(Boon):
    """Up to n catapults are removed, wherever they stand."""

    word: ClassVar[str] = "topple"

    def is_possible(self, s: Realm) -> bool:
        for location in s.land.locations:
            if location.catapults:
                return True
        return False

    def answers(self, s: Realm, threat: Threat) -> bool:
        return threat.catapults

    def grant(self, s: Realm, rule: str, cause: str) -> Flow:
        for _ in range(self.n):
            options = catapult_picks(s)
            if not options:
                return
            chosen = yield from ask(s.active, "topple", rule, options)
            place, icon = chosen.value // len(ICONS), chosen.value % len(ICONS)
            remove_catapult(s, place, icon, rule, cause)


def catapult_picks(s: Realm) -> list[Pick]:
    return [
        Pick("catapult", ICONS[icon], place * len(ICONS) + icon, PLACES[place])
        for place, location in enumerate(s.land.locations)
        for icon in sorted(set(location.catapults))
    ]


class AddChest(Boon):
    """Where the party stands."""

    word: ClassVar[str] = "add_chest"
    is_counted: ClassVar[bool] = False

    def is_possible(self, s: Realm) -> bool:
        if s.party_at == LUX or s.land.locations[s.party_at].is_destroyed:
            return False
        return s.piles.chests > 0

    def grant(self, s: Realm, rule: str, cause: str) -> None:
        add_chest(s, s.party_at, rule, cause)


class Douse(Boon):
    word: ClassVar[str] = "douse"

    def is_possible(self, s: Realm) -> bool:
        return s.lux.fires > 0

    def answers(self, s: Realm, threat: Threat) -> bool:
        return is_end_of_lux(s, threat)

    def grant(self, s: Realm, rule: str, cause: str) -> None:
        douse(s, self.n, rule, cause)


def is_end_of_lux(s: Realm, threat: Threat) -> bool:
    """Whether every space of Lux would burn."""
    return s.lux.fires + threat.fires - s.lux.wards >= s.lux.spaces


class Ward(Boon):
    """The next n fires are held back from Lux."""

    word: ClassVar[str] = "ward"

    def answers(self, s: Realm, threat: Threat) -> bool:
        return threat.fires > s.lux.wards

    def grant(self, s: Realm, rule: str, cause: str) -> None:
        s.lux.wards += self.n
        told.lux_warded(s, rule, cause)


class March(Boon):
    """After combat the pawn moves, unless a Basilisk has rooted it (LS-ENEMY-11), and the party
    may attack once more: the turn does so when all else is done."""

    word: ClassVar[str] = "march"
    is_counted: ClassVar[bool] = False

    def is_possible(self, s: Realm) -> bool:
        return s.combat.is_fought and s.combat.part == NOT_IN_COMBAT and not s.party.is_rooted

    def answers(self, s: Realm, threat: Threat) -> bool:
        """If there is anything to attack elsewhere."""
        if threat.ends_turn:
            for place in range(LUX + 1):
                if place != s.party_at and can_roll(s, place):
                    return True
        return False

    def grant(self, s: Realm, rule: str, cause: str) -> Flow:
        chosen = yield from pick(s, s.active, "march", rule, OfElsewhere())
        s.party.pawns[s.active] = chosen.value
        s.combat.attacks_again = True
        told.party_moved(s, rule, cause)


class OfElsewhere(Action["Realm", Pick]):
    verb = "at"

    def candidates(self, s: Realm) -> list[Pick]:
        return place_picks(EVERYWHERE)

    def why_not(self, s: Realm, option: Pick) -> Reason | None:
        if option.value == s.party_at:
            return Reason("already-there", "LS-TURN-5", {"at": option.thing})
        return None

    def options(self, s: Realm) -> list[Pick]:
        return place_picks([place for place in EVERYWHERE if place != s.party_at])


def place_picks(places: list[int]) -> list[Pick]:
    return [Pick("at", PLACES[place], place) for place in places]


# -- enemies ---------------------------------------------------------------------------


class Felling(Boon):
    """Enemies that need at most n icons are defeated, never a boss."""

    leads_on: ClassVar[bool] = True

    def fells(self, enemy: Enemy) -> bool:
        return enemy.card.icons <= self.n and not enemy.card.boss


class Smite(Felling):
    """One enemy, here or anywhere."""

    word: ClassVar[str] = "smite"
    reaches: ClassVar[bool] = True

    def is_possible(self, s: Realm) -> bool:
        for enemy in s.land.enemies_at(s.party_at):
            if self.fells(enemy):
                return True
        if self.anywhere:
            for location in s.land.locations:
                for enemy in location.enemies:
                    if self.fells(enemy):
                        return True
        return False

    def answers(self, s: Realm, threat: Threat) -> bool:
        for enemy in threat.causes():
            is_in_reach = self.anywhere or s.land.place_of(enemy.serial) == s.party_at
            if is_in_reach and self.fells(enemy):
                return True
        return False

    def grant(self, s: Realm, rule: str, cause: str) -> Flow:
        chosen = yield from pick(s, s.active, "smite", rule, OfSmitten(self, rule))
        defeat(s, s.land.find(chosen.value), rule, cause)


class OfEnemies(Action["Realm", Pick]):
    """Enemies in play, but no boss; `rule` is that of whatever is used on them."""

    verb = "enemy"

    def __init__(self, rule: str) -> None:
        self.rule: Final = rule

    def candidates(self, s: Realm) -> list[Pick]:
        return enemy_picks(s, [foe for place in EVERYWHERE for foe in s.land.enemies_at(place)])

    def why_not(self, s: Realm, option: Pick) -> Reason | None:
        enemy = s.land.find(option.value)
        if enemy.card.boss:
            return Reason("not-on-bosses", self.rule, {"card": enemy.card.id})
        return self.why_safe(s, enemy)

    def why_safe(self, s: Realm, enemy: Enemy) -> Reason | None:
        """Of one that is no boss."""
        raise NotImplementedError

    def why_elsewhere(self, s: Realm, enemy: Enemy) -> Reason | None:
        if s.land.place_of(enemy.serial) == s.party_at:
            return None
        return Reason("not-at-your-location", self.rule, {"card": enemy.card.id})


class OfSmitten(OfEnemies):
    def __init__(self, smite: Smite, rule: str) -> None:
        super().__init__(rule)
        self.smite: Final = smite

    def why_safe(self, s: Realm, enemy: Enemy) -> Reason | None:
        if not self.smite.fells(enemy):
            facts: dict[str, Fact] = {"card": enemy.card.id, "icons": enemy.card.icons}
            return Reason("too-many-icons", self.rule, {**facts, "most": self.smite.n})
        return None if self.smite.anywhere else self.why_elsewhere(s, enemy)

    def options(self, s: Realm) -> list[Pick]:
        places = EVERYWHERE if self.smite.anywhere else [s.party_at]
        enemies = [enemy for place in places for enemy in s.land.enemies_at(place)]
        return enemy_picks(s, [enemy for enemy in enemies if self.smite.fells(enemy)])


class Sweep(Felling):
    """Every enemy here."""

    word: ClassVar[str] = "sweep"

    def is_possible(self, s: Realm) -> bool:
        for enemy in s.land.enemies_at(s.party_at):
            if self.fells(enemy):
                return True
        return False

    def answers(self, s: Realm, threat: Threat) -> bool:
        for enemy in threat.causes():
            if s.land.place_of(enemy.serial) == s.party_at and self.fells(enemy):
                return True
        return False

    def grant(self, s: Realm, rule: str, cause: str) -> None:
        for enemy in s.land.enemies_at(s.party_at).copy():
            if self.fells(enemy):
                defeat(s, enemy, rule, cause)


class Snipe(Boon):
    """An enemy whose time token is on its last space is defeated, wherever it is; no boss."""

    word: ClassVar[str] = "snipe"
    leads_on: ClassVar[bool] = True
    is_counted: ClassVar[bool] = False

    def is_possible(self, s: Realm) -> bool:
        return len(running_out(s)) > 0

    def answers(self, s: Realm, threat: Threat) -> bool:
        for enemy in threat.causes():
            if enemy.timer == 1 and not enemy.card.boss:
                return True
        return False

    def grant(self, s: Realm, rule: str, cause: str) -> Flow:
        chosen = yield from pick(s, s.active, "smite", rule, OfRunningOut(rule))
        defeat(s, s.land.find(chosen.value), rule, cause)


class OfRunningOut(OfEnemies):
    def why_safe(self, s: Realm, enemy: Enemy) -> Reason | None:
        if enemy.timer == 1:
            return None
        return Reason("not-on-last-space", self.rule, {"card": enemy.card.id})

    def options(self, s: Realm) -> list[Pick]:
        return enemy_picks(s, running_out(s))


def running_out(s: Realm) -> list[Enemy]:
    """Enemies whose time is over at the end of the turn."""
    return [
        enemy
        for location in s.land.locations
        for enemy in location.enemies
        if enemy.timer == 1 and not enemy.card.boss
    ]


class Freeze(Boon):
    """No time token moves at the end of this turn."""

    word: ClassVar[str] = "freeze"
    is_counted: ClassVar[bool] = False

    def is_possible(self, s: Realm) -> bool:
        if s.land.is_frozen or time_has_passed(s):
            return False
        for place in range(LUX + 1):
            for enemy in s.land.enemies_at(place):
                is_running = enemy.timer > 0 and s.land.time_passes_for(enemy, place)
                if is_running and not is_driven_to_lux(enemy.card, place):  # LS-BOSS-10
                    return True
        return False

    def answers(self, s: Realm, threat: Threat) -> bool:
        for enemy in threat.from_enemies:
            if enemy.timer == 1:
                return True
        return False

    def grant(self, s: Realm, rule: str, cause: str) -> None:
        s.land.is_frozen = True
        told.time_frozen(s, rule, cause)


def time_has_passed(s: Realm) -> bool:
    """Whether the time tokens of this turn have moved: the next turn is on the agenda then."""
    for step in s.agenda:
        if step.begins_turn:
            return True
    return False


class StallAll(Boon):
    """Every time token moves back up."""

    word: ClassVar[str] = "stall_all"

    def is_possible(self, s: Realm) -> bool:
        for place in range(LUX + 1):
            for enemy in s.land.enemies_at(place):
                if is_stallable(enemy, place):
                    return True
        return False

    def answers(self, s: Realm, threat: Threat) -> bool:
        for enemy in threat.from_enemies:
            if enemy.timer == 1 and is_stallable(enemy, s.land.place_of(enemy.serial)):
                return True
        return False

    def grant(self, s: Realm, rule: str, cause: str) -> None:
        for enemy in stallable(s):
            move_timer_back(s, enemy, self.n, rule, cause)


def is_stallable(enemy: Enemy, place: int) -> bool:
    """A card whose time token is not on the top space; a boss left without a location has no
    time track any more (LS-BOSS-10)."""
    return 0 < enemy.timer < enemy.card.timer and not is_driven_to_lux(enemy.card, place)


def stallable(s: Realm) -> list[Enemy]:
    return [
        enemy
        for place in range(LUX + 1)
        for enemy in s.land.enemies_at(place)
        if is_stallable(enemy, place)
    ]


def move_timer_back(s: Realm, enemy: Enemy, n: int, rule: str, cause: str) -> None:
    delayed = enemy.with_timer(min(enemy.card.timer, enemy.timer + n))
    s.land.replace(s.land.place_of(enemy.serial), delayed)
    told.timer_delayed(s, delayed, rule, cause)


class Drive(Boon):
    """An enemy is driven from the party's place to a free space elsewhere, its timer as it is."""

    word: ClassVar[str] = "drive"
    is_counted: ClassVar[bool] = False

    def is_possible(self, s: Realm) -> bool:
        return len(drivable(s)) > 0 and len(free_locations(s)) > 0

    def answers(self, s: Realm, threat: Threat) -> bool:
        """What it does to its location is then done to another, or there is room here."""
        driven = drivable(s)
        for enemy in threat.from_where_they_stand + threat.in_the_way:
            if enemy in driven:
                return True
        return False

    def grant(self, s: Realm, rule: str, cause: str) -> Flow:
        chosen = yield from pick(s, s.active, "drive", rule, OfDrivable(rule))
        enemy = s.land.find(chosen.value)
        to = yield from pick(s, s.active, "drive-to", rule, OfFreeLocations(rule))
        s.land.remove(s.party_at, enemy)
        space = s.land.locations[to.value].free_space()
        driven = Enemy(enemy.card, enemy.serial, enemy.number, space, enemy.timer)
        s.land.enemies_at(to.value).append(driven)
        told.enemy_placed(s, driven, to.value, rule, cause)


class OfDrivable(OfEnemies):
    def why_safe(self, s: Realm, enemy: Enemy) -> Reason | None:
        return self.why_elsewhere(s, enemy)

    def options(self, s: Realm) -> list[Pick]:
        return enemy_picks(s, drivable(s))


class OfFreeLocations(Action["Realm", Pick]):
    verb = "at"

    def __init__(self, rule: str) -> None:
        self.rule: Final = rule

    def candidates(self, s: Realm) -> list[Pick]:
        return place_picks(list(range(LUX)))

    def why_not(self, s: Realm, option: Pick) -> Reason | None:
        if option.value in free_locations(s):
            return None
        facts: dict[str, Fact] = {"place": option.thing}
        if option.value == s.party_at:
            return Reason("driven-elsewhere", self.rule, facts)
        if s.land.locations[option.value].is_destroyed:
            return Reason("location-destroyed", "LS-LOSING-1", facts)
        return Reason("no-space-there", self.rule, facts)

    def options(self, s: Realm) -> list[Pick]:
        return place_picks(free_locations(s))


def drivable(s: Realm) -> list[Enemy]:
    return [enemy for enemy in s.land.enemies_at(s.party_at) if not enemy.card.boss]


def free_locations(s: Realm) -> list[int]:
    return [
        place
        for place, location in enumerate(s.land.locations)
        if place != s.party_at and not location.is_destroyed and not location.is_full
    ]


def enemy_picks(s: Realm, enemies: list[Enemy], verb: str = "enemy") -> list[Pick]:
    picks: list[Pick] = []
    for enemy in enemies:
        place = s.land.place_of(enemy.serial)
        name = s.land.name_of(place, enemy)
        picks.append(Pick(verb, name, enemy.serial, PLACES[place]))
    return picks


class Scout(Boon):
    """The top cards are looked at; one may go to the bottom, the others back in any order.
    Looking is not drawing: a boss seen this way is neither placed nor sent to the bottom
    (LS-BOSS-11)."""

    word: ClassVar[str] = "scout"

    def is_possible(self, s: Realm) -> bool:
        return not s.piles.deck.is_empty

    def answers(self, s: Realm, threat: Threat) -> bool:
        return threat.draws

    def grant(self, s: Realm, rule: str, cause: str) -> Flow:
        deck = s.piles.deck
        seen: list[int] = []
        while len(seen) < self.n and not deck.is_empty:
            seen.append(deck.draw(s.chance))
        told.deck_scouted(s, seen, rule, cause)
        sent: list[Option] = [KEEP_ALL]
        sent.extend(card_picks(s, "bottom", [card for card in seen if not s.box.cards[card].boss]))
        chosen = yield from ask(s.active, "scout-bottom", rule, sent)
        if isinstance(chosen, Pick):
            seen.remove(chosen.value)
            deck.put_at_bottom(chosen.value)
        while len(set(seen)) > 1:
            deepest = yield from ask(s.active, "scout-order", rule, card_picks(s, "under", seen))
            seen.remove(deepest.value)
            deck.put_on_top(deepest.value)
        for card in seen:
            deck.put_on_top(card)


def card_picks(s: Realm, verb: str, cards: list[int]) -> list[Pick]:
    return [Pick(verb, s.box.cards[card].id, card) for card in sorted(set(cards))]


BOONS: Final[list[type[Boon]]] = [
    AddIcons,
    TurnADie,
    RerollDice,
    RedeemDie,
    Heal,
    Restore,
    Shelter,
    Cleanse,
    CleanseAll,
    Douse,
    Smite,
    Sweep,
    Snipe,
    Topple,
    Freeze,
    StallAll,
    Drive,
    Scout,
    March,
    GainGold,
    GainRerolls,
    GainSymbol,
    DrawArtifact,
    AddChest,
    Ward,
]
