"""The dice of a combat: rolling them, and what their faces are worth.

The pool of a combat is its three dice, then the icons that abilities, artifacts and symbol
tokens have added to it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from laststand.games.stronghold import told
from laststand.games.stronghold.box import Card
from laststand.games.stronghold.icons import CORRUPTION, FACES, REROLL, STAR
from laststand.games.stronghold.places import LUX
from laststand.games.stronghold.placing import corrupt
from laststand.games.stronghold.purse import gain_rerolls
from laststand.kernel.fields import Fields, expect, named
from laststand.kernel.part import Part

if TYPE_CHECKING:
    from laststand.games.stronghold.state import Realm

DICE: Final = 3

NOT_IN_COMBAT: Final = 0
ROLLING: Final = 1
SPENDING: Final = 2
PARTS: Final = ["", "rolling", "spending"]


class Combat(Part["Realm"]):
    """Which part of a combat it is (LS-COMBAT-7), what dice and icons show, which of them are
    used, whether the free second roll is left, and how many corruption icons have been suffered
    (LS-DICE-12); after it, how many reroll icons lie face up until the end of the turn
    (LS-DICE-10); whether one was fought this turn, and whether another may be."""

    def __init__(self) -> None:
        self.part = NOT_IN_COMBAT
        self.pool: list[int] = []
        self.used: list[bool] = []
        self.has_free_reroll = False
        self.corruption = 0
        self.rerolls_face_up = 0
        self.is_fought = False
        self.attacks_again = False

    def clone(self) -> Combat:
        combat = Combat()
        combat.part = self.part
        combat.pool = self.pool.copy()
        combat.used = self.used.copy()
        combat.has_free_reroll = self.has_free_reroll
        combat.corruption = self.corruption
        combat.rerolls_face_up = self.rerolls_face_up
        combat.is_fought = self.is_fought
        combat.attacks_again = self.attacks_again
        return combat

    def end_turn(self) -> None:
        self.is_fought = False

    def begin(self) -> None:
        self.part = ROLLING
        self.rerolls_face_up = 0
        self.pool = [0] * DICE
        self.used = [False] * DICE
        self.has_free_reroll = True
        self.corruption = 0

    def end(self) -> None:
        self.part = NOT_IN_COMBAT
        self.is_fought = True
        self.rerolls_face_up = self.pool.count(REROLL)
        self.pool = []
        self.used = []
        self.corruption = 0

    # -- as a document -----------------------------------------------------------------

    def write(self, s: Realm) -> dict[str, Any]:
        document: dict[str, Any] = {
            "combat": PARTS[self.part],
            "pool": named(FACES, self.pool),
            "used": self.used.copy(),
            "free_reroll": self.has_free_reroll,
            "rerolls_face_up": self.rerolls_face_up,
            "fought": self.is_fought,
            "attacks_again": self.attacks_again,
        }
        if self.corruption != self.corruption_showing:
            document["corruption_suffered"] = self.corruption
        return document

    @property
    def corruption_showing(self) -> int:
        """While dice are spent: as much has been suffered, unless it was more."""
        return self.pool.count(CORRUPTION) if self.part == SPENDING else 0

    def read(self, s: Realm, fields: Fields) -> None:
        self.part = fields.one("combat", PARTS)
        self.pool = fields.some("pool", FACES)
        self.used = fields.flags("used")
        self.has_free_reroll = fields.flag("free_reroll")
        showing = self.corruption_showing
        self.corruption = fields.count("corruption_suffered", DICE, showing, default=showing)
        self.rerolls_face_up = fields.count("rerolls_face_up", DICE)
        self.is_fought = fields.flag("fought")
        self.attacks_again = fields.flag("attacks_again")

    def check(self, s: Realm) -> None:
        expect(len(self.used) == len(self.pool), "used", "one for each of the pool is needed")
        is_rolled = len(self.pool) >= DICE if self.part != NOT_IN_COMBAT else not self.pool
        expect(is_rolled, "pool", "three dice in combat")
        is_suffered = self.part == SPENDING or not self.corruption
        expect(is_suffered, "corruption_suffered", "only while dice are spent")
        is_over = self.part == NOT_IN_COMBAT or not self.rerolls_face_up
        expect(is_over, "rerolls_face_up", "they are counted when combat is over")
        expect(self.is_fought or not self.attacks_again, "attacks_again", "none was made before")

    # -- as people see it ----------------------------------------------------------------

    def view(self, s: Realm) -> dict[str, Any]:
        return {
            "combat": {
                "can_roll": self.part == NOT_IN_COMBAT and can_roll(s, s.party_at),
                "part": PARTS[self.part],
                "faces": named(FACES, self.pool),
                "used": self.used.copy(),
                "free_reroll": self.part == ROLLING and self.has_free_reroll,
                "rerolls_face_up": self.rerolls_face_up,
            }
        }


def can_roll(s: Realm, at: int) -> bool:
    """LS-COMBAT-2: dice are rolled only where there is something to spend them on."""
    if s.land.enemies_at(at):
        return True
    if at == LUX:
        return False
    location = s.land.locations[at]
    return location.chests > 0 or len(location.catapults) > 0


def roll_dice(s: Realm, dice: list[int], rule: str, cause: str) -> None:
    """Rolls some of the three dice. Corruption is suffered after the last roll, so for what is
    rolled again while dice are spent as well (LS-DICE-12)."""
    for die in dice:
        s.combat.pool[die] = s.box.die_faces[die][s.chance.roll(s.box.dice[die])]
    told.dice_rolled(s, rule, cause)
    if s.combat.part == SPENDING:
        suffer_corruption(s)


def is_unused_die(s: Realm, die: int) -> bool:
    """LS-REROLL-2: a die is used once it has paid for something."""
    return die < DICE and not s.combat.used[die]


def add_icon(s: Realm, icon: int) -> None:
    s.combat.pool.append(icon)
    s.combat.used.append(False)


def use(s: Realm, dice: list[int]) -> None:
    """LS-COMBAT-14: each die only once."""
    for die in dice:
        s.combat.used[die] = True


def pays(s: Realm, dice: list[int], card: Card) -> bool:
    """Whether exactly these dice meet the card's whole requirement (LS-COMBAT-8), stars
    standing for any icon (LS-DICE-3) but against a boss who allows none (LS-DEATHSBANE-2)."""
    stars = 0
    missing = card.needs.copy()
    for die in dice:
        face = s.combat.pool[die]
        if face == STAR and card.wild:
            stars += 1
        elif face < STAR and missing[face] > 0:
            missing[face] -= 1
        else:
            return False
    return sum(missing) == stars


def unused(s: Realm) -> list[int]:
    """The dice and icons that can still be spent on something (LS-DICE-1)."""
    combat = s.combat
    return [die for die, face in enumerate(combat.pool) if not combat.used[die] and face <= STAR]


def payable_dice(s: Realm) -> list[int]:
    """Of these only the dice, not the icons beside them (LS-CHEST-1, LS-CATAPULT-4)."""
    return [die for die in unused(s) if die < DICE]


def shows(s: Realm, die: int, icon: int) -> bool:
    """Whether a die can be spent as an icon (LS-CHEST-4, LS-CATAPULT-5: a star can)."""
    return s.combat.pool[die] == icon or s.combat.pool[die] == STAR


def finish_rolling(s: Realm) -> None:
    """LS-DICE-5: when rolling ends and before any die is spent."""
    suffer_corruption(s)


def suffer_corruption(s: Realm) -> None:
    """LS-DICE-4, LS-DICE-6: the party's location is corrupted by the icons that show, and tokens
    are gained for it; LS-DICE-12: as far as that has not been before."""
    before = s.combat.corruption
    icons = s.combat.pool.count(CORRUPTION) - before
    if icons <= 0:
        return
    s.combat.corruption += icons
    if s.party_at != LUX:  # LS-DICE-8; a destroyed location takes no more: LS-DICE-9
        corrupt(s, s.party_at, icons, "LS-DICE-4", "dice")
    if s.agreed.token_per_corruption or before == 0:  # LS-DICE-7
        gain_rerolls(s, icons if s.agreed.token_per_corruption else 1, "LS-DICE-6", "dice")


def take_face_up_rerolls(s: Realm) -> None:
    """LS-DICE-10: at the end of the turn, before time passes (LS-DICE-11)."""
    gain_rerolls(s, s.combat.rerolls_face_up, "LS-DICE-10", "dice")
    s.combat.rerolls_face_up = 0
