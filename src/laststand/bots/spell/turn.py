"""A hero's turn of The Last Spell, one thing after the other: what costs nothing first, then the
best attack, then a safe place."""

from __future__ import annotations

from typing import Final

from laststand.bots.spell.hand import Hand, Plan
from laststand.bots.spell.volleys import ANY_WAY, LEAST, Volley
from laststand.bots.steward import NO_FACTS, Judgment
from laststand.games.spell.heroes.defenses import attack_of
from laststand.games.spell.heroes.hero import Hero
from laststand.games.spell.heroes.questions import max_hit_points, max_mana
from laststand.games.spell.heroes.ranges import directions_to
from laststand.games.spell.map.spots import NOWHERE, SPOT_NAMES
from laststand.games.spell.options import (
    ARMOR_UP,
    END_TURN,
    FISTS,
    NO_BOON,
    Assault,
    Fire,
    OnSpot,
    Restore,
    Throw,
    Use,
)
from laststand.games.spell.state import Vigil
from laststand.games.spell.things.words import (
    ALLY,
    ALLY_OR_SELF,
    SCROLL,
    THEN_GAIN_ACTION,
    THEN_GAIN_MANA,
    THEN_HEAL,
    THEN_REFRESH_TOKEN,
)
from laststand.kernel.choice import Choice, Option, Pick
from laststand.kernel.events import Fact

HURL: Final = 1.9
"""A Hurl waits for as much, in the last phases for less."""
LATE_HURL: Final = 1.2

# What comes first in a turn; each is as much above the next as no attack is worth.
FREE_FRIEND: Final = 800.0
FIRE: Final = 700.0
DRINK: Final = 600.0
HELP: Final = 500.0
ATTACK: Final = 400.0
PERK: Final = 300.0
GUARD: Final = 200.0
REST: Final = 100.0
END: Final = 0.0
NOT_NOW: Final = -100.0
"""All else, by what it would bring."""


class TurnMind:
    """What to do next in a hero's turn."""

    def __init__(self, s: Vigil, choice: Choice, hand: Hand) -> None:
        self.s: Final = s
        self.options: Final = choice.options
        self.hand: Final = hand
        self.h: Final = hand.h
        self.thoroughly = False
        self.judged: Final = [
            Judgment(index, NOT_NOW, "not-now") for index in range(len(choice.options))
        ]

    def judge(self, thoroughly: bool) -> list[Judgment]:
        self.thoroughly = thoroughly
        if thoroughly:
            self.judge_others()
        self.note(END_TURN, END, "nothing-left")
        for stage in range(STAGES):
            if self.consider(stage) and not thoroughly:
                break
        if thoroughly and max([judgment.score for judgment in self.judged]) <= END:
            self.guard_all_the_same()
        return self.judged

    def consider(self, stage: int) -> bool:
        """Whether there is something of the kind to do."""
        if stage == 0:
            return self.free_friend()
        if stage == 1:
            return self.fire()
        if stage == 2:
            return self.drink()
        if stage == 3:
            return self.help()
        if stage == 4:
            return self.attack()
        if stage == 5:
            return self.use_perk()
        if stage == 6:
            return self.guard()
        return self.go_to_rest()

    def note(
        self, option: Option, score: float, why: str, facts: dict[str, Fact] = NO_FACTS
    ) -> bool:
        """Keeps what has been thought of an option; nothing if it is not offered."""
        for index, offered in enumerate(self.options):
            if offered is option:
                if score > self.judged[index].score:
                    self.judged[index] = Judgment(index, score, why, facts)
                return True
        return False

    # Nothing is as urgent.

    def free_friend(self) -> bool:
        """TLS-DRYAD-22: with a Fist, one's own or a friend's."""
        for option in self.options:
            if isinstance(option, OnSpot) and option.verb == "fist":
                hero = self.s.hero_at[option.spot]
                if hero >= 0 and self.s.heroes[hero].trapped_by >= 0:
                    facts: dict[str, Fact] = {"hero": self.s.hero_id(hero)}
                    return self.note(option, FREE_FRIEND, "frees-hero", facts)
        return False

    # Defenses cost nothing.

    def fire(self) -> bool:
        best: Option | None = None
        best_gain = 0.0
        weighed: list[Volley] = []
        volley: Volley | None = None
        origin = NOWHERE
        for option in self.options:
            if not isinstance(option, Fire):
                continue
            if option.origin != origin:
                origin = option.origin
                volley = self.engine(origin, weighed)
            assert volley is not None
            gain = volley.gain_at(option.impact, ANY_WAY)
            if option.verb == "hurl" and gain < (HURL if self.s.phase < 3 else LATE_HURL):
                continue
            if gain > best_gain:
                best, best_gain = option, gain
        if best is None or best_gain < LEAST:
            return False
        return self.note(best, FIRE + best_gain, "costs-nothing")

    def engine(self, origin: int, weighed: list[Volley]) -> Volley:
        """A Defense's shot; those that do the same are weighed once."""
        structure = self.s.structure_at[origin]
        assert structure is not None
        made = attack_of(self.s, self.s.active, structure)
        for volley in weighed:
            like = volley.attack is structure.kind.attack
            if like and volley.bits == made.bits and volley.damage == made.damage:
                return volley
        weighed.append(self.hand.arsenal.engine(structure, made))
        return weighed[-1]

    # Potions: the first dose of a Night comes back at dusk, the second does not.

    def drink(self) -> bool:
        for option in self.options:
            if isinstance(option, Pick) and option.verb == "drink":
                if self.is_thirsty(option.value):
                    return self.note(option, DRINK, "potion-helps-now")
            elif isinstance(option, Throw) and self.helps_friend(option):
                return self.note(option, DRINK, "friend-is-wounded")
        return False

    def is_thirsty(self, place: int) -> bool:
        s, h = self.s, self.h
        item = s.item(h.potions[place])
        is_first = h.doses[place] == item.doses
        for then in item.then:
            if then.do is THEN_HEAL:
                left = max_hit_points(s, h) - h.wounds
                return is_first or left <= 3
            if then.do is THEN_GAIN_MANA:
                lacks = max_mana(s, h) - h.mana
                return uses_mana(s, h) and lacks >= then.n and (is_first or s.day == 3)
            if then.do is THEN_GAIN_ACTION:
                spent = h.all_actions - h.actions
                busy = len(s.horde.monsters) > len(s.heroes)
                return h.actions == 0 and spent >= then.n and busy and (is_first or s.day == 3)
            if then.do is THEN_REFRESH_TOKEN:
                return not any(h.fresh) and self.hand.outlook.threat[h.spot] >= 1.0
        return False

    def helps_friend(self, option: Throw) -> bool:
        friend = self.s.heroes[option.hero]
        heals = [then for then in option.item.then if then.do is THEN_HEAL]
        return bool(heals) and friend.wounds * 2 >= max_hit_points(self.s, friend)

    # Attacks that help a friend instead.

    def help(self) -> bool:
        for option in self.options:
            if not isinstance(option, Assault) or option.attack.strikes:
                continue
            if option.attack.area in (ALLY, ALLY_OR_SELF) and self.is_help(option):
                return self.note(option, HELP, "friend-acts-again")
        return False

    def is_help(self, option: Assault) -> bool:
        friend = self.s.heroes[self.s.hero_at[option.impact]]
        if option.attack.effects.restore_action == 0 or len(self.s.horde.monsters) <= 2:
            return False
        lacks = friend.all_actions - friend.actions
        return lacks > 0 and friend.actions == 0 and self.h.mana >= 3

    # The best attack, and the way there.

    def attack(self) -> bool:
        plans = self.hand.best_plans()
        best = self.hand.best_plan(plans)
        if best is None or not self.note_plan(best):
            return False
        if self.thoroughly:
            for plan in plans:
                self.note_plan(plan)
        return True

    def note_plan(self, plan: Plan) -> bool:
        """The first thing to do for an attack."""
        way = self.hand.way_to(plan.spot, plan.volley.attack.movement)
        if way is not None:
            return self.note(way, ATTACK + plan.score, "leads-to-attack", self.facts_of(plan))
        option = self.find_attack(plan)
        if option is None:
            return False
        return self.note(option, ATTACK + plan.score, "best-attack", self.facts_of(plan))

    def facts_of(self, plan: Plan) -> dict[str, Fact]:
        monster = self.s.monster_at[plan.aim.impact]
        facts: dict[str, Fact] = {
            "attack": plan.volley.attack.id,
            "from": SPOT_NAMES[plan.spot],
            "spot": SPOT_NAMES[plan.aim.impact],
        }
        if monster is not None:
            facts["monster"] = monster.kind.id
            facts["percent"] = round(100 * plan.volley.chances[monster.serial])
        return facts

    def find_attack(self, plan: Plan) -> Option | None:
        volley = plan.volley
        if volley.item is None:
            return FISTS[plan.aim.impact]
        for option in self.options:
            if (
                isinstance(option, Assault)
                and option.impact == plan.aim.impact
                and option.attack is volley.attack
                and option.place == volley.place
                and option.direction in (ANY_WAY, plan.aim.direction)
            ):
                return option
        return None

    # What is left to do.

    def use_perk(self) -> bool:
        for option in self.options:
            if isinstance(option, Use) and self.is_useful(option):
                return self.note(option, PERK, "perk-helps-now")
        return False

    def is_useful(self, option: Use) -> bool:
        s, h = self.s, self.h
        if option.boon == NO_BOON:
            return False
        boon = s.box.boons[option.boon]
        if boon.source == "magic-fuel":
            left = max_hit_points(s, h) - h.wounds
            return left >= 5 and h.mana + boon.n <= max_mana(s, h) and uses_mana(s, h)
        return boon.source == "quick-reload" and h.actions > 0 and len(s.horde.monsters) > 0

    def guard(self) -> bool:
        """Armor Up with an Action point that no attack needs."""
        if self.h.has_attacked or self.hand.outlook.threat[self.h.spot] <= 0.2:
            return False
        return self.note(ARMOR_UP, GUARD, "action-to-spare")

    def guard_all_the_same(self) -> None:
        """Beside the end of a turn in which nothing is left to do, what else its last Action point
        could bring; it may be wanted for another attack."""
        threat = min(self.hand.outlook.threat[self.h.spot], 1.0)
        self.note(ARMOR_UP, NOT_NOW + 1.0 + threat, "guards-all-the-same")

    def go_to_rest(self) -> bool:
        spot = self.hand.best_rest(points_only=self.h.has_attacked)
        if spot == self.h.spot:
            return self.restore()
        way = self.hand.way_to(spot, 0)
        facts: dict[str, Fact] = {"spot": SPOT_NAMES[spot]}
        return way is not None and self.note(way, REST, "safer-place", facts)

    def restore(self) -> bool:
        """A card is made ready again before the horde comes, with Mana that nothing else needs."""
        if uses_mana(self.s, self.h):
            return False
        for option in self.options:
            if isinstance(option, Restore) and not option.tokens and option.item.prevent:
                return self.note(option, REST, "mana-to-spare")
        return False

    # -- all else ---------------------------------------------------------------------------------

    def judge_others(self) -> None:
        """What every other attack and move would bring by itself."""
        volleys = self.hand.arsenal.volleys(self.h.points)
        for index, option in enumerate(self.options):
            if isinstance(option, Assault):
                self.judge_attack(index, volleys, option)
            elif isinstance(option, OnSpot) and option.verb == "fist":
                gain = volleys[-1].gain_at(option.spot, ANY_WAY)
                self.judge_other(index, gain - self.hand.cost(volleys[-1]), "another-attack")
            elif isinstance(option, OnSpot) and option.verb in ("move", "jump"):
                self.judge_other(index, self.hand.rest(option.spot), "another-place")

    def judge_attack(self, index: int, volleys: list[Volley], option: Assault) -> None:
        for volley in volleys:
            if option.attack is volley.attack and option.place == volley.place:
                gain = volley.gain_at(option.impact, self.way_of(volley, option))
                self.judge_other(index, gain - self.hand.cost(volley), "another-attack")

    def way_of(self, volley: Volley, option: Assault) -> int:
        if not volley.attack.has_direction or option.direction >= 0:
            return option.direction
        return directions_to(self.h.spot, option.impact)[0]

    def judge_other(self, index: int, worth: float, why: str) -> None:
        self.judged[index] = Judgment(index, NOT_NOW + worth, why)


STAGES: Final = 8


def uses_mana(s: Vigil, h: Hero) -> bool:
    for number in [*h.weapons, *h.scrolls]:
        item = s.item(number)
        if item.kind is SCROLL:
            return True
        for attack in item.attacks:
            if attack.mana:
                return True
    return False
