"""The steward of The Last Stronghold: weighs what each place is worth, goes where the dice are
expected to do most, rolls again what pays, and spends heroes only where it matters."""

from __future__ import annotations

from typing import Final

from laststand.bots.steward import Judgment, Steward
from laststand.games.stronghold.boons import (
    AddChest,
    AddIcons,
    Cleanse,
    CleanseAll,
    Douse,
    DrawArtifact,
    Drive,
    Freeze,
    GainGold,
    GainRerolls,
    GainSymbol,
    Heal,
    March,
    RedeemDie,
    RerollDice,
    Restore,
    Scout,
    Shelter,
    Smite,
    Snipe,
    StallAll,
    Sweep,
    Topple,
    TurnADie,
    Ward,
    corrupt_dice,
    running_out,
)
from laststand.games.stronghold.box import Card
from laststand.games.stronghold.dice import NOT_IN_COMBAT
from laststand.games.stronghold.heroes import visible_ability
from laststand.games.stronghold.icons import AGILITY, CORRUPTION, FACES, REROLL, SEARCH, STAR
from laststand.games.stronghold.locations import Enemy
from laststand.games.stronghold.odds import Roll, Spending, Target, no_faces, one
from laststand.games.stronghold.options import (
    Buy,
    Defeat,
    Move,
    OpenChest,
    Pick,
    PickDice,
    RemoveCatapult,
    Reroll,
    SpendTokens,
    TurnDie,
    UseArtifact,
    UseHero,
    UseSymbol,
)
from laststand.games.stronghold.party import DAMAGED, FULL
from laststand.games.stronghold.places import LUX
from laststand.games.stronghold.state import Realm
from laststand.games.stronghold.vocabulary import Boon
from laststand.kernel.choice import Choice, Option, Say
from laststand.kernel.run import Run

FIRES: Final = [14.0, 14.0, 8.0, 5.0, 3.5, 2.5]
"""What one fire is worth avoiding, by how many spaces of Lux are still dark; everything else is
measured against it."""
HERO: Final = 2.2
"""What one side of a hero is worth."""
BOSS: Final = 14.0
"""What beating a card of the boss is worth."""
CHEST: Final = 1.6
"""What a chest opened is worth."""
TOKEN: Final = 0.35
"""What a reroll token is worth."""
GOLD: Final = 0.45
"""What a gold coin is worth."""
COMING: Final = 2.2
"""What an enemy from the deck costs, on the whole."""


WHY: Final = {
    "move": "dice-do-most-there",
    "march": "dice-do-most-there",
    "roll-again": "expected-of-another-roll",
    "reroll-dice": "expected-of-another-roll",
    "spend-dice": "pays-most",
    "turn-die": "pays-most",
    "smite": "most-dangerous",
    "scout-bottom": "most-dangerous",
    "scout-order": "most-dangerous",
    "drive": "most-dangerous",
    "cleanse": "nearest-to-ruin",
    "harm-hero": "can-be-spared",
    "heal-hero": "needs-it-most",
}
"""By question, what an answer is weighed by."""

GOING_ON: Final = {
    "draw": "draw",
    "move": "stay",
    "attack": "roll",
    "roll-again": "keep",
    "keep-dice": "keep",
}
"""By question, the answer that goes on without using anything."""

LAST_CALLS: Final = ("attack", "end-turn", "timers", "order-timers")
"""Questions after which time passes."""

ARRIVALS: Final = {
    "horde": 0.7,
    "summoner": COMING,
    "vampire": HERO,
    "basilisk": 0.6,
    "shaman": 1.6,
    "lesh": 1.4,
}
"""What an ability costs when its card comes."""


class StrongholdSteward(Steward):
    def judge(self, run: Run, thoroughly: bool) -> list[Judgment]:
        state, choice = run.state, run.choice
        assert isinstance(state, Realm)
        assert choice is not None
        mind = _Mind(state, choice)
        return [
            Judgment(index, mind.worth(option), mind.why(option))
            for index, option in enumerate(choice.options)
        ]


class _Mind:
    """One look at the table: what each option is worth now."""

    def __init__(self, s: Realm, choice: Choice) -> None:
        self.s = s
        self.ask = choice.ask
        self.danger = FIRES[s.lux.spaces - s.lux.fires]
        self.places: dict[int, Roll] = {}
        self.spendings: dict[int, Spending] = {}
        self.first_rolls: dict[int, float] = {}
        self.next_rolls: dict[int, float] = {}
        self.fights: Spending | None = None

    # -- what things are worth -----------------------------------------------------------

    def enemy_worth(self, enemy: Enemy, place: int) -> float:
        card = enemy.card
        if card.boss:
            return BOSS
        worth = 1.0 + (0.8 if card.gold else 0.0)
        if enemy.timer and card.harms:
            worth += self.harm(card) * (1.6 if enemy.timer == 1 else 1.0 / enemy.timer + 0.3)
        if place != LUX and self.s.land.locations[place].is_full:
            worth += 0.6 + 0.4 * self.s.land.locations[place].corruption
        return worth

    def harm(self, card: Card) -> float:
        worths = {
            "add_fire": self.danger,
            "draw_enemy": 1.5,
            "harm_hero": HERO,
            "corrupt": 0.8,
            "corrupt_all": 3.0,
            "steal_gold": 0.6,
            "lose_rerolls": TOKEN,
            "add_catapult": self.danger,
            "destroy_location": 6.0,
            "steal_artifact": 1.6 if self.s.purse.artifacts else 0.0,
            "bury_chests": 0.8,
        }
        return sum(worths[harm.word] * harm.n for harm in card.harms)

    def arrival(self, card: Card) -> float:
        """What a card does when it comes."""
        worth = 0.8 * card.corruption + (2 * self.danger if card.catapult else 0.0)
        return worth + ARRIVALS.get(card.ability.word, 0.0)

    def menace(self, card: Card) -> float:
        """What a card would be worth avoiding altogether, were it to come."""
        timed = 0.6 * self.harm(card) if card.timer else 0.0
        return 0.5 * card.icons + self.arrival(card) + timed - (0.8 if card.gold else 0.0)

    def corruption_worth(self, place: int) -> float:
        """What one more corruption there costs."""
        if place == LUX or self.s.land.locations[place].is_destroyed:
            return 0.0
        left = self.s.box.corruption_limit - self.s.land.locations[place].corruption
        return [0.0, 5.0, 1.8, 0.9, 0.6, 0.5][left]

    # -- dice ----------------------------------------------------------------------------

    def roll_at(self, place: int) -> Roll:
        if place not in self.places:
            faces = [0.0] * len(FACES)
            faces[CORRUPTION] = TOKEN - self.corruption_worth(place)
            faces[REROLL] = TOKEN
            extra = self.reserves(place)
            for die, face in enumerate(self.s.combat.pool[3:], start=3):
                if not self.s.combat.used[die]:
                    extra[face] += 1
            self.places[place] = Roll(self.s.box, self.spending_at(place), extra, faces)
        return self.places[place]

    def reserves(self, place: int) -> list[int]:
        """Icons that would be added to the dice against a boss: symbols, artifacts, heroes."""
        icons = no_faces()
        if not any(enemy.card.boss for enemy in self.s.land.enemies_at(place)):
            return icons
        for icon, held in enumerate(self.s.purse.symbols):
            icons[icon] += held
        for boon in self.held_boons():
            for icon in boon.icons if isinstance(boon, AddIcons) else []:
                icons[icon] += 1
        return icons

    def held_boons(self) -> list[Boon]:
        """What artifacts in hand and heroes who can be spared would do."""
        s = self.s
        boons = [boon for card in s.purse.artifacts for boon in s.box.artifacts[card].boons]
        if sum(2 - side for side in s.party.heroes) > 2:
            for hero, side in enumerate(s.party.heroes):
                if s.party.owners[hero] == s.active and side < 2:
                    boons += visible_ability(s, hero).boons
        return boons

    def spending_at(self, place: int) -> Spending:
        if place not in self.spendings:
            self.spendings[place] = Spending(self.targets(place))
        return self.spendings[place]

    def targets(self, place: int) -> list[Target]:
        s = self.s
        targets = [self.target(enemy, place) for enemy in s.land.enemies_at(place)]
        if place != LUX:
            location = s.land.locations[place]
            chests = 0 if s.piles.artifacts.is_empty else min(location.chests, 3)
            targets += [Target("chest", one(SEARCH), True, CHEST)] * chests
            targets += [Target("", one(icon), True, 2 * self.danger) for icon in location.catapults]
        return targets[:6]

    def fight_worth(self, counts: list[int]) -> float:
        """What a pool does to enemies alone: an icon beside the dice serves nothing else."""
        if self.fights is None:
            here = self.s.party_at
            self.fights = Spending([self.target(enemy, here) for enemy in self.enemies_at(here)])
        return self.fights.best(counts)

    def enemies_at(self, place: int) -> list[Enemy]:
        return self.s.land.enemies_at(place)[:6]

    def target(self, enemy: Enemy, place: int) -> Target:
        card = enemy.card
        return Target(card.id, card.needs, card.wild, self.enemy_worth(enemy, place))

    def counts(self) -> list[int]:
        counts = no_faces()
        for die, face in enumerate(self.s.combat.pool):
            if not self.s.combat.used[die]:
                counts[face] += 1
        return counts

    def why(self, option: Option) -> str:
        if isinstance(option, (UseHero, UseArtifact, UseSymbol)):
            return "worth-using-up"
        if isinstance(option, Buy):
            return "worth-its-gold"
        if isinstance(option, Say):
            return "nothing-better"
        return WHY.get(self.ask, "worth-most")

    # -- options -------------------------------------------------------------------------

    def worth(self, option: Option) -> float:
        if isinstance(option, Move):
            return self.place_worth(option.to)
        if isinstance(option, (Reroll, PickDice)):
            return self.rolling_again(option.dice) - 0.01
        if isinstance(option, SpendTokens):
            return self.rolling_again(option.dice) - TOKEN * len(option.dice)
        if isinstance(option, (Defeat, OpenChest, RemoveCatapult)):
            return self.spending(option)
        if isinstance(option, UseHero):
            return self.hero_worth(option.hero, option.is_idle)
        if isinstance(option, UseArtifact):
            card = self.s.box.artifacts[option.artifact]
            price = 0.2 if card.each_turn else 1.0
            return self.base() + self.boons_worth(card.boons) - price
        if isinstance(option, UseSymbol):
            return self.base() + self.with_icons([option.icon]) - 1.5
        if isinstance(option, Buy):
            return self.base() + self.ware_worth(option.ware)
        if isinstance(option, TurnDie):
            return self.turned(option)
        if isinstance(option, Pick):
            return self.pick_worth(option)
        return self.word_worth(option.notation())

    def base(self) -> float:
        """What going on without it is worth, in the measure of the present question."""
        return self.word_worth(GOING_ON.get(self.ask, "done"))

    def word_worth(self, word: str) -> float:
        if word == "stay":
            return self.place_worth(self.s.party_at)
        if word == "keep":
            return self.dice_worth()
        if word == "roll":
            return 0.1
        return 0.0

    def place_worth(self, place: int) -> float:
        known = self.first_rolls.get(place)
        if known is None:
            roll = self.roll_at(place)
            known = roll.expected_first() if roll.spending.targets else 0.0
            self.first_rolls[place] = known
        return known

    def rolling_again(self, dice: list[int]) -> float:
        which = sum([1 << die for die in dice])
        known = self.next_rolls.get(which)
        if known is None:
            known = self.roll_at(self.s.party_at).expected(self.s.combat.pool[:3], dice)
            self.next_rolls[which] = known
        return known

    def turned(self, option: TurnDie) -> float:
        dice = self.s.combat.pool[:3]
        dice[option.die] = option.face
        return self.roll_at(self.s.party_at).worth(dice)

    def spending(self, option: Defeat | OpenChest | RemoveCatapult) -> float:
        """What is paid for now and what the rest of the dice can still pay for."""
        s = self.s
        counts = self.counts()
        if isinstance(option, Defeat):
            enemy = s.land.find(option.serial)
            dice, name = option.dice, enemy.card.id
            worth = self.enemy_worth(enemy, s.party_at)
        elif isinstance(option, OpenChest):
            dice, name, worth = [option.die], "chest", CHEST
        else:
            dice, name, worth = [option.die], "", 2 * self.danger
        stars = 0
        for die in dice:
            counts[s.combat.pool[die]] -= 1
            stars += s.combat.pool[die] == STAR
        spending = self.spending_at(s.party_at)
        return worth + spending.best(counts, spending.first(name)) - 0.01 * stars

    def with_icons(self, icons: list[int]) -> float:
        """What more icons add to the present dice."""
        if self.s.combat.part == NOT_IN_COMBAT:
            return 0.0
        counts = self.counts()
        more = counts.copy()
        for icon in icons:
            more[icon] += 1
        gained = self.fight_worth(more) - self.fight_worth(counts)
        return max(gained, self.toward_boss(counts, more))

    def toward_boss(self, counts: list[int], more: list[int]) -> float:
        """Icons that bring a boss within reach of what is still in reserve."""
        reserves = self.reserves(self.s.party_at)
        for enemy in self.s.land.enemies_at(self.s.party_at):
            if not enemy.card.boss:
                continue
            before, after = missing(counts, enemy.card), missing(more, enemy.card)
            in_reach = missing([a + b for a, b in zip(counts, reserves)], enemy.card) == 0
            if after < before and in_reach:
                return BOSS * (before - after) / before
        return 0.0

    # -- heroes, artifacts, wares ----------------------------------------------------------

    def hero_worth(self, hero: int, is_idle: bool) -> float:
        sides = sum(2 - side for side in self.s.party.heroes)
        if sides <= 1 or is_idle:
            return -100.0
        price = (
            HERO
            * (1.0 if self.s.party.heroes[hero] == FULL else 1.4)
            * (1.6 if sides <= 3 else 1.0)
        )
        return self.base() + self.boons_worth(visible_ability(self.s, hero).boons) - price

    def boons_worth(self, boons: list[Boon]) -> float:
        return sum(self.boon_worth(boon) for boon in boons if boon.is_possible(self.s))

    def boon_worth(self, boon: Boon) -> float:
        worth = self.combat_boon_worth(boon)
        if worth is None:
            worth = self.enemy_boon_worth(boon)
        return self.camp_boon_worth(boon) if worth is None else worth

    def combat_boon_worth(self, boon: Boon) -> float | None:
        """Of what changes the dice."""
        if isinstance(boon, AddIcons):
            return self.with_icons(boon.icons)
        if isinstance(boon, TurnADie):
            return self.turning_worth(boon)
        if isinstance(boon, RedeemDie):
            dice = corrupt_dice(self.s)
            return max([self.turned(TurnDie(die, STAR)) for die in dice]) - self.dice_worth()
        if isinstance(boon, RerollDice):
            return self.reroll_worth(boon)
        return None

    def enemy_boon_worth(self, boon: Boon) -> float | None:
        """Of what deals with enemies and with time."""
        s = self.s
        if isinstance(boon, Smite):
            return self.smite_worth(boon)
        if isinstance(boon, Sweep):
            here = [enemy for enemy in s.land.enemies_at(s.party_at) if boon.fells(enemy)]
            return sum([self.foe_worth(enemy, s.party_at) for enemy in here]) * 0.7
        if isinstance(boon, Snipe):
            places = s.land.place_of
            worth = [self.foe_worth(foe, places(foe.serial)) for foe in running_out(s)]
            return max(worth, default=0.0) if self.ask in LAST_CALLS else 0.0
        if isinstance(boon, StallAll):
            return self.stall_worth(1)
        if isinstance(boon, Freeze):
            return self.stall_worth(0) if self.ask in LAST_CALLS else 0.0
        if isinstance(boon, Drive):
            return self.drive_worth()
        if isinstance(boon, Scout):
            return 0.3 if self.ask == "draw" else 0.0
        if isinstance(boon, March):
            return max([self.place_worth(at) for at in range(LUX + 1) if at != s.party_at])
        return None

    def camp_boon_worth(self, boon: Boon) -> float:
        """Of what heroes, Lux, locations and the purse gain."""
        s = self.s
        if isinstance(boon, Heal):
            return sum(sorted((side * 1.5 for side in s.party.heroes), reverse=True)[: boon.n])
        if isinstance(boon, Restore):
            return 1.4 * HERO * (max(s.party.heroes) - 0.5)
        if isinstance(boon, Shelter):
            return HERO * min(boon.n, self.harm_ahead())
        if isinstance(boon, Cleanse):
            return max((self.cleansed_worth(place, boon.n) for place in range(LUX)), default=0.0)
        if isinstance(boon, CleanseAll):
            return sum([self.cleansed_worth(place, boon.n) for place in range(LUX)])
        if isinstance(boon, Douse):
            return self.danger * 0.8 * min(boon.n, s.lux.fires)
        if isinstance(boon, Topple):
            return 2 * self.danger * min(boon.n, sum(len(at.catapults) for at in s.land.locations))
        if isinstance(boon, Ward):
            return self.ward_worth()
        if isinstance(boon, (AddChest, DrawArtifact)):
            return CHEST
        if isinstance(boon, GainRerolls):
            return TOKEN * min(boon.n, s.box.reroll_limit - s.purse.rerolls)
        return 2.0 if isinstance(boon, GainGold) else 0.0

    def dice_worth(self) -> float:
        return self.roll_at(self.s.party_at).worth(self.s.combat.pool[:3])

    def foe_worth(self, enemy: Enemy, place: int) -> float:
        """What an enemy gone is worth; one that has just come has not done its worst."""
        worth = self.enemy_worth(enemy, place)
        is_new = self.ask == "ability" and enemy.serial == self.s.land.next_serial - 1
        return worth + self.arrival(enemy.card) if is_new else worth

    def harm_ahead(self) -> int:
        """How many heroes enemies are about to harm."""
        if self.ask == "ability":
            return 1
        harmed = 0
        for place in range(LUX + 1):
            for enemy in self.s.land.enemies_at(place):
                if enemy.timer == 1 and self.ask in LAST_CALLS:
                    harmed += sum([h.n for h in enemy.card.harms if h.word == "harm_hero"])
        return harmed

    def drive_worth(self) -> float:
        """Room where the next enemy may come."""
        at = self.s.party_at
        if self.ask != "draw" or at == LUX or not self.s.land.locations[at].is_full:
            return 0.0
        return 0.6 + 0.4 * self.s.land.locations[at].corruption

    def cleansed_worth(self, place: int, n: int) -> float:
        """What some corruption less is worth there."""
        location = self.s.land.locations[place]
        if location.is_destroyed or location.corruption == 0:
            return 0.0
        return self.corruption_worth(place) * 0.5 + 0.2 * min(n, location.corruption) - 0.4

    def turning_worth(self, boon: Boon) -> float:
        if self.s.combat.part == NOT_IN_COMBAT:
            return 0.0
        best = 0.0
        for die in range(3):
            if not self.s.combat.used[die]:
                for face in boon.icons or [STAR]:
                    best = max(best, self.turned(TurnDie(die, face)))
        return best - self.dice_worth()

    def reroll_worth(self, boon: Boon) -> float:
        if self.s.combat.part == NOT_IN_COMBAT or any(self.s.combat.used[:3]):
            return 0.0
        sets = [[0], [1], [2], [0, 1], [0, 2], [1, 2], [0, 1, 2]]
        best = max(self.rolling_again(dice) for dice in sets if len(dice) <= boon.n)
        return best - self.dice_worth()

    def smite_worth(self, boon: Smite) -> float:
        places = range(LUX + 1) if boon.anywhere else [self.s.party_at]
        return max(
            (
                self.foe_worth(enemy, place)
                for place in places
                for enemy in self.s.land.enemies_at(place)
                if boon.fells(enemy)
            ),
            default=0.0,
        )

    def stall_worth(self, most: int) -> float:
        """What it spares to hold back the timers that are about to end; tracks no longer than
        `most` cannot be."""
        return sum(
            self.harm(enemy.card)
            for place in range(LUX + 1)
            for enemy in self.s.land.enemies_at(place)
            if enemy.timer == 1 and enemy.card.timer > most
        )

    def ward_worth(self) -> float:
        """A ward is for a fire that is sure to come, and before all for the last."""
        lux = self.s.lux
        fires_left = lux.spaces - lux.fires - lux.wards
        if self.ask in ("catapults", "timers") or self.fires_ahead():
            return self.danger if lux.wards == 0 or fires_left == 1 else 0.0
        return {1: 5.0, 2: 2.5}.get(fires_left, 0.0)

    def fires_ahead(self) -> int:
        """How many fires timers bring that are about to end, or have ended together."""
        if self.ask not in ("end-turn", "order-timers"):
            return 0
        last = 1 if self.ask == "end-turn" else 0
        return sum(
            [
                harm.n
                for place in range(LUX + 1)
                for enemy in self.s.land.enemies_at(place)
                if enemy.timer == last
                for harm in enemy.card.harms
                if harm.word == "add_fire"
            ]
        )

    def ware_worth(self, number: int) -> float:
        """What it does, against what its gold may buy another time."""
        s = self.s
        ware = s.box.wares[number]
        boon = ware.boons[0]
        spare = max(0, s.purse.gold - ware.price)
        cost = GOLD * ware.price - 0.15 * min(spare, 6)
        if isinstance(boon, GainSymbol):
            return -cost if self.saves_gold() else self.symbol_worth(boon.icons[0]) - cost
        if isinstance(boon, Heal):
            sides = sum([2 - side for side in s.party.heroes])
            return HERO * (1.0 if sides <= 4 else 0.6) - cost
        if isinstance(boon, GainRerolls) and s.purse.rerolls < 2:
            return (2.2 if self.boss_is_there() else 0.8) - cost
        return self.boons_worth(ware.boons) - cost

    def saves_gold(self) -> bool:
        """For water before the last fires, or for a draught before the last heroes; but a boss
        who is there is beaten first."""
        lux = self.s.lux
        is_burning = lux.fires > 0 and lux.spaces - lux.fires <= 2
        is_wounded = sum([2 - side for side in self.s.party.heroes]) <= 3
        return (is_burning or is_wounded) and not self.boss_is_there()

    def boss_is_there(self) -> bool:
        land = self.s.land
        return any(foe.card.boss for place in range(LUX + 1) for foe in land.enemies_at(place))

    def symbol_worth(self, icon: int) -> float:
        """Symbols are kept for the next card of the boss: what it needs most of, and what the
        dice show least."""
        s = self.s
        left = [s.box.cards[card] for card in s.boss.cards if card not in s.piles.discard]
        lacking = left[0].needs[icon] - s.purse.symbols[icon]
        worth = 2.4 + 0.15 * (lacking - 1) - 0.3 * sum(s.purse.symbols)
        return worth + (0.05 if icon == AGILITY else 0.0) if lacking > 0 else 0.0

    def pick_worth(self, pick: Pick) -> float:
        s = self.s
        if self.ask == "harm-hero":
            return 1.0 if s.party.heroes[pick.value] == FULL else 0.0
        if self.ask == "heal-hero":
            return 1.0 if s.party.heroes[pick.value] == DAMAGED else 0.5
        if self.ask in ("smite", "drive"):
            enemy = s.land.find(pick.value)
            return self.foe_worth(enemy, s.land.place_of(pick.value))
        if self.ask in ("scout-bottom", "scout-order"):
            return self.menace(s.box.cards[pick.value]) - COMING
        if self.ask == "order-timers":
            return self.order_worth(s.land.find(pick.value).card)
        if self.ask == "lose-artifact":
            return 0.0 if s.box.artifacts[pick.value].each_turn else 1.0
        if self.ask == "drive-to":
            return -float(len(s.land.locations[pick.value].enemies))
        if self.ask == "cleanse":
            return self.corruption_worth(pick.value)
        if self.ask == "march":
            return self.place_worth(pick.value)
        return 0.0

    def order_worth(self, card: Card) -> float:
        """Of timers that end together: first those whose cards leave, so that others find room."""
        if any([harm.word == "draw_enemy" for harm in card.harms]):
            return -0.02
        return -0.01 if card.moves else 0.0


def missing(counts: list[int], card: Card) -> int:
    """How many icons a pool lacks against a card."""
    lacking = sum(max(0, need - counts[icon]) for icon, need in enumerate(card.needs))
    return max(0, lacking - counts[STAR]) if card.wild else lacking
