"""The steward of The Last Spell: builds and buys by what it is worth, shoots what threatens the
Circle first, and keeps heroes out of reach."""

from __future__ import annotations

from typing import Final

from laststand.bots.spell.day import (
    HEROES,
    DayMind,
    Deployment,
    equipment_worth,
    gift_worth,
    keeping_worth,
    perk_worth,
    starting_weapon_worth,
    trait_worth,
)
from laststand.bots.spell.hand import Hand
from laststand.bots.spell.outlook import Lookout, Outlook, pain, reserve
from laststand.bots.spell.turn import TurnMind, uses_mana
from laststand.bots.spell.volleys import chance_of_hit
from laststand.bots.steward import Judgment, Steward
from laststand.games.spell.heroes.damage import Blow
from laststand.games.spell.heroes.hero import Hero
from laststand.games.spell.heroes.questions import max_hit_points
from laststand.games.spell.heroes.step import OfHero, WindowOfHero
from laststand.games.spell.options import (
    ACCEPT,
    DECLINE,
    DONE,
    KEEP,
    LEAVE_DICE,
    STOP,
    AimAt,
    Curse,
    Deal,
    Give,
    OnSpot,
    Reroll,
    Restore,
    TakeBack,
)
from laststand.games.spell.state import Vigil
from laststand.games.spell.things.kinds import DefenseDie
from laststand.games.spell.things.words import THEN_HEAL_OTHER, WALL
from laststand.kernel.choice import Choice, Option, Pick, Say
from laststand.kernel.run import Run
from laststand.kernel.step import Step

LITTLE_MANA: Final = 4

WHY: Final = {
    "deploy": "covers-a-side",
    "impact": "target-worth-most",
    "propagate": "target-worth-most",
    "explosion": "target-worth-most",
    "rage": "target-worth-most",
    "strike-back": "target-worth-most",
    "curse": "likelier-hit",
    "reroll": "worth-another-roll",
    "take-hero": "most-useful",
    "take-trait": "most-useful",
    "take-perk": "most-useful",
    "starting-weapon": "does-most-in-a-night",
    "equipment": "does-most-in-a-night",
    "keep-item": "does-most-in-a-night",
    "trade": "more-use-to-another",
    "take-damage": "fits-the-damage",
    "aim": "hurts-least",
    "order-damage": "hurts-least",
    "harpy-enters": "hurts-least",
    "maneuver": "safer-place",
    "pushed": "safer-place",
    "heal-other": "wounded-most",
}
"""By question, what an answer is weighed by."""


class SpellSteward(Steward):
    def __init__(self) -> None:
        self.lookout: Final = Lookout()

    def judge(self, run: Run, thoroughly: bool) -> list[Judgment]:
        s, choice = run.state, run.choice
        assert isinstance(s, Vigil)
        assert choice is not None
        if choice.ask == "hero-turn":
            hand = Hand(s, s.active, self.lookout.look(s, s.active))
            return TurnMind(s, choice, hand).judge(thoroughly)
        if choice.ask == "day-turn":
            return DayMind(s, choice).judge()
        mind = _Mind(s, choice, run.step, self.lookout)
        return [
            Judgment(index, mind.worth(option), mind.why(option))
            for index, option in enumerate(choice.options)
        ]


class _Mind:
    """Every question but those of the Main Phase and of a hero's turn."""

    def __init__(
        self, s: Vigil, choice: Choice, step: Step[Vigil] | None, lookout: Lookout
    ) -> None:
        self.s: Final = s
        self.ask: Final = choice.ask
        self.step: Final = step
        self.lookout: Final = lookout
        self.hero: Final = s.heroes[self.asked()]
        self._deployment: Deployment | None = None

    def asked(self) -> int:
        """The hero it is about: that of the step, or whose turn it is."""
        if isinstance(self.step, (OfHero, WindowOfHero)):
            return self.step.hero
        return max(self.s.active, 0)

    def why(self, option: Option) -> str:
        """The question tells what is weighed; words alone are what is left otherwise."""
        return "nothing-better" if isinstance(option, Say) else WHY.get(self.ask, "worth-most")

    def worth(self, option: Option) -> float:
        if isinstance(option, Pick):
            return self.pick_worth(option)
        if isinstance(option, OnSpot):
            return self.spot_worth(option)
        if isinstance(option, Restore):
            return self.restore_worth(option)
        if isinstance(option, AimAt):
            return self.lure_worth(option)
        if isinstance(option, Deal):
            return self.deal_worth(option)
        if isinstance(option, Curse):
            return self.dice_worth(option.dice)
        if isinstance(option, Reroll):
            return self.reroll_worth(option)
        if isinstance(option, TakeBack):
            return self.take_back_worth(option)
        if isinstance(option, Give):
            return gift_worth(self.s, option)
        return self.word_worth(option)

    # -- set-up, levels, equipment -----------------------------------------------------------------

    def pick_worth(self, option: Pick) -> float:
        s, verb = self.s, option.verb
        if verb == "take":
            return -float(HEROES.index(option.thing)) if option.thing in HEROES else -9.0
        if verb == "play":
            return trait_worth(s, self.hero, option)
        if verb == "learn":
            return perk_worth(s, self.hero, option)
        if verb == "choose":
            return starting_weapon_worth(s, self.hero, option)
        if verb == "carry":
            return keeping_worth(s, self.hero, option)
        if verb in ("draw", "pick"):
            return equipment_worth(s, option)
        if verb == "begin":
            return max_hit_points(s, s.heroes[option.value])
        if verb == "call on":
            return 2.9  # it costs nothing and comes back
        if verb == "use":
            return self.armor_use(option.value)
        if verb == "token":
            return self.token_worth(option.value)
        if verb == "aim":
            return -self.pain(s.heroes[option.value], 1.0)
        if verb == "heal":
            hero = s.heroes[option.value]
            return hero.wounds / max_hit_points(s, hero)
        if verb == "forgo":
            return -float(uses_mana(s, s.heroes[option.value]))
        return 1.0 if verb == "save" else 0.0

    def token_worth(self, value: int) -> float:
        """The Harpy gets the smallest, a refreshed one is the greatest."""
        return -float(value) if self.ask == "cry" else float(value)

    # -- damage -----------------------------------------------------------------------------------

    def damage_due(self) -> int:
        return self.step.n if isinstance(self.step, Blow) else 1

    def hits_left(self) -> int:
        return self.hits_left_of(self.hero)

    def hits_left_of(self, hero: Hero) -> int:
        return max_hit_points(self.s, hero) - hero.wounds

    def armor_use(self, place: int) -> float:
        """The card that fits the damage best; a strong one waits for more while there is time."""
        prevent = self.s.item(self.hero.armors[place]).prevent
        waste = max(0, prevent - self.damage_due())
        if waste >= 2 and self.hits_left() - self.damage_due() > 3:
            return -1.0
        return 2.0 + min(prevent, self.damage_due()) - 0.3 * waste

    def deal_worth(self, option: Deal) -> float:
        """Whoever may heal others is hit last, unless one of them may die before."""
        s = self.s
        hit = [s.heroes[hero] for hero in s.heroes_in_play() if s.hero_id(hero) == option.hero]
        thens = [then.do for armor in hit[0].armors for then in s.item(armor).then]
        if THEN_HEAL_OTHER not in thens:
            return 0.0
        others = [s.heroes[hero] for hero in s.heroes_in_play() if s.heroes[hero] is not hit[0]]
        return 1.0 if min([self.hits_left_of(other) for other in others]) <= option.n else -1.0

    def restore_worth(self, option: Restore) -> float:
        if option.tokens:  # in the Monster Phase they come back by themselves
            return 1.5 if self.s.active < 0 else -1.0
        needs = uses_mana(self.s, self.hero) and self.ask != "restore-before-drain"
        return 1.4 if not needs or self.hits_left() <= 2 else -1.0

    # -- attacks in progress ----------------------------------------------------------------------

    def spot_worth(self, option: OnSpot) -> float:
        if option.verb == "deploy":
            return self.deployment().worth(option.spot)
        if option.verb in ("at", "bounce", "strike", "blast"):
            return self.target_worth(option.spot)
        if self.ask == "harpy-enters":
            return -sum([self.pain(h, 2.0) for h in self.heroes_beside(option.spot)])
        return -self.outlook().threat[option.spot]

    def outlook(self) -> Outlook:
        return self.lookout.look(self.s, self.s.active)

    def pain(self, hero: Hero, damage: float) -> float:
        return pain(reserve(self.s, hero), damage)

    def deployment(self) -> Deployment:
        if self._deployment is None:
            self._deployment = Deployment(self.s, self.hero)
        return self._deployment

    def heroes_beside(self, spot: int) -> list[Hero]:
        s = self.s
        return [s.heroes[s.hero_at[near]] for near in s.ground.area[spot] if s.hero_at[near] >= 0]

    def target_worth(self, spot: int) -> float:
        s = self.s
        if s.hero_at[spot] >= 0:
            return -10.0
        monster = s.monster_at[spot]
        if monster is None:
            return 0.0
        chance = 1.0
        if s.attack is not None:
            chance = chance_of_hit(monster.kind.dice, s.attack.bits)
        return 0.1 + chance * self.outlook().worths[monster.serial]

    def dice_worth(self, dice: list[DefenseDie]) -> float:
        bits = 0 if self.s.attack is None else self.s.attack.bits
        return chance_of_hit(dice, bits)

    def word_worth(self, option: Option) -> float:
        if option is LEAVE_DICE:
            return self.printed_dice_worth()
        if option in (KEEP, STOP):
            return 0.05
        if option is DECLINE and self.ask == "darkness":
            return 0.5 if self.hits_left() <= 4 or not self.lacks_mana() else -0.5
        return 0.05 if option is DONE else 0.1 if option is ACCEPT else 0.0

    def reroll_worth(self, option: Reroll) -> float:
        if option.is_paid:
            return 1.0 if self.should_pay() else -1.0
        return 2.0

    def should_pay(self) -> bool:
        """A Mana for another roll."""
        s = self.s
        attack = s.attack
        if attack is None:
            return False
        hero = s.heroes[attack.hero]
        monster = s.monster_at[attack.impact]
        if monster is None:
            return False
        worth = self.outlook().worths.get(monster.serial, 1.0)
        chance = chance_of_hit(monster.kind.dice, attack.bits)
        return chance * worth >= (0.5 if hero.mana >= 4 else 0.8)

    def printed_dice_worth(self) -> float:
        attack = self.s.attack
        monster = None if attack is None else self.s.monster_at[attack.impact]
        return 0.0 if monster is None else self.dice_worth(monster.kind.dice)

    def lacks_mana(self) -> bool:
        return uses_mana(self.s, self.hero) and self.hero.mana <= LITTLE_MANA

    def lure_worth(self, option: AimAt) -> float:
        """The structure that matters least is attacked."""
        structure = self.s.find_structure(option.serial)
        assert structure is not None
        if structure.kind.is_ruin:
            return 3.0
        if structure.is_building:
            return 1.0 if structure.hits_left > 1 else 0.5
        return 2.0 if structure.kind.family is WALL else 0.0

    def take_back_worth(self, option: TakeBack) -> float:
        """From the attack type that does most."""
        if option.place < 0:
            return 0.0
        attacks = self.s.box.item(option.item).attacks
        attack = next(attack for attack in attacks if attack.id == option.attack)
        return 1.0 / max(1, attack.action)
