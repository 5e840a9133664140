"""A hero: the card, the figure, the equipment and what is spent of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import mypyc_attr

from laststand.games.spell.map.spots import NOWHERE, read_spot_or_none, spot_name
from laststand.games.spell.things.boons import NO_BOONS, Boons
from laststand.games.spell.things.words import (
    ARMOR,
    POTION,
    SCROLL,
    WEAPON,
    BoonWord,
    ItemKind,
)
from laststand.kernel.fields import MOST, Fields, named

if TYPE_CHECKING:
    from laststand.games.spell.box import Box
    from laststand.games.spell.state import Vigil

PREPARED: Final = 0
IN_PLAY: Final = 1
DEAD: Final = 2
STATUS: Final = ["prepared", "in play", "dead"]

HIGHEST_LEVEL: Final = 2
NO_SUCH_ATTACK: Final = "a weapon has no such attack type"
ATTACKS_OF_A_WEAPON: Final = 4
TRAPS: Final = ["hatchery", "seed-mortar"]  # TLS-DRYAD-21


@mypyc_attr(acyclic=True)
class Hero:
    def __init__(self) -> None:
        self.kind = -1
        self.seat = 0
        self.status = PREPARED
        self.level = 1
        self.trait_card = -1
        self.trait = -1
        self.perks: list[int] = []
        self.boons: Boons = NO_BOONS  # of the Trait and the Perks
        self.spot = NOWHERE
        self.trapped_by = -1  # the kind of the token that lies under the hero (TLS-DRYAD-21)
        self.wounds = 0
        self.mana = 0
        # Equipment.
        self.weapons: list[int] = []
        self.armors: list[int] = []
        self.ready: list[bool] = []  # by armor
        self.scrolls: list[int] = []
        self.potions: list[int] = []
        self.doses: list[int] = []  # by Potion
        # Movement.
        self.tokens: list[int] = []
        self.fresh: list[bool] = []  # by token
        self.points = 0
        self.extra_tokens = 0  # that stay fresh when used in the coming Hero Phase (TLS-ARMOR-6)
        self.next_token = 0  # points the next token gives besides (TLS-ARMORY-23)
        self.has_turned_token = False  # in this Hero Phase
        self.cries = 0  # tokens that start the coming Hero Phase used (TLS-HARPY-13)
        # Actions.
        self.actions = 0
        self.all_actions = 0  # of this Hero Phase
        self.uses: list[int] = []  # of each attack type, by weapon and attack
        self.laid: list[int] = []  # Action tokens that lie on each attack type
        self.is_guarding = False
        self.has_guarded = False  # in this Hero Phase
        # The turn and the phase.
        self.has_attacked = False  # with a weapon or Fist this turn
        self.attacks_made = 0  # with weapons in this Hero Phase
        self.has_spent_points = False  # Movement points, this turn
        self.moved = 0  # spots this turn
        self.moved_in_phase = 0  # spots in this Hero Phase, or in the last one
        self.kills_in_turn = 0
        self.kills_in_phase = 0
        self.best_phase = 0
        self.kills = 0
        self.spent_boons: list[int] = []

    def clone(self) -> Hero:
        h = Hero()
        h.kind = self.kind
        h.seat = self.seat
        h.status = self.status
        h.level = self.level
        h.trait_card = self.trait_card
        h.trait = self.trait
        h.perks = self.perks.copy()
        h.boons = self.boons
        h.spot = self.spot
        h.trapped_by = self.trapped_by
        h.wounds = self.wounds
        h.mana = self.mana
        h.weapons = self.weapons.copy()
        h.armors = self.armors.copy()
        h.ready = self.ready.copy()
        h.scrolls = self.scrolls.copy()
        h.potions = self.potions.copy()
        h.doses = self.doses.copy()
        h.tokens = self.tokens
        h.fresh = self.fresh.copy()
        h.points = self.points
        h.extra_tokens = self.extra_tokens
        h.next_token = self.next_token
        h.has_turned_token = self.has_turned_token
        h.cries = self.cries
        h.actions = self.actions
        h.all_actions = self.all_actions
        h.uses = self.uses.copy()
        h.laid = self.laid.copy()
        h.is_guarding = self.is_guarding
        h.has_guarded = self.has_guarded
        h.has_attacked = self.has_attacked
        h.attacks_made = self.attacks_made
        h.has_spent_points = self.has_spent_points
        h.moved = self.moved
        h.moved_in_phase = self.moved_in_phase
        h.kills_in_turn = self.kills_in_turn
        h.kills_in_phase = self.kills_in_phase
        h.best_phase = self.best_phase
        h.kills = self.kills
        h.spent_boons = self.spent_boons.copy()
        return h

    def total(self, do: BoonWord) -> int:
        """The sum of what the boons add to something, where no condition is asked."""
        return self.boons.total(do)

    def gather_boons(self, box: Box) -> None:
        """What the hero's Trait and Perks do, in the order they came."""
        boons = [] if self.trait < 0 else list(box.traits[self.trait].boons)
        for perk in self.perks:
            boons.extend(box.perks[perk].boons)
        self.boons = Boons(boons)

    def turn_token(self, value: int, to_fresh: bool) -> None:
        """Turns over one Movement token of that value."""
        for at, token in enumerate(self.tokens):
            if token == value and self.fresh[at] != to_fresh:
                self.fresh[at] = to_fresh
                return

    def clear_attacks(self) -> None:
        """No attack type is used and no Action token lies on one."""
        slots = len(self.weapons) * ATTACKS_OF_A_WEAPON
        self.uses = [0] * slots
        self.laid = [0] * slots

    @property
    def is_in_play(self) -> bool:
        return self.status == IN_PLAY

    def fresh_tokens(self) -> list[int]:
        """The Movement tokens that can still be turned over, the smallest first."""
        return sorted([value for value, is_fresh in zip(self.tokens, self.fresh) if is_fresh])

    # -- as a document -------------------------------------------------------------------------

    def write(self, s: Vigil) -> dict[str, Any]:
        box = s.box
        return {
            "hero": box.hero_ids[self.kind] if self.kind >= 0 else "",
            "seat": self.seat,
            "status": STATUS[self.status],
            "level": self.level,
            "trait_card": self.trait_card,
            "trait": box.trait_ids[self.trait] if self.trait >= 0 else "",
            "perks": named(box.perk_ids, self.perks),
            "at": spot_name(self.spot),
            "trapped_by": box.monster_ids[self.trapped_by] if self.trapped_by >= 0 else "",
            "wounds": self.wounds,
            "mana": self.mana,
            "weapons": named(box.item_ids, self.weapons),
            "armors": named(box.item_ids, self.armors),
            "ready": self.ready.copy(),
            "scrolls": named(box.item_ids, self.scrolls),
            "potions": named(box.item_ids, self.potions),
            "doses": self.doses.copy(),
            "fresh": self.fresh.copy(),
            "points": self.points,
            "extra_tokens": self.extra_tokens,
            "next_token": self.next_token,
            "turned_token": self.has_turned_token,
            "cries": self.cries,
            "actions": self.actions,
            "all_actions": self.all_actions,
            "uses": self.uses.copy(),
            "laid": self.laid.copy(),
            "guarding": self.is_guarding,
            "guarded": self.has_guarded,
            "attacked": self.has_attacked,
            "attacks_made": self.attacks_made,
            "spent_points": self.has_spent_points,
            "moved": self.moved,
            "moved_in_phase": self.moved_in_phase,
            "kills_in_turn": self.kills_in_turn,
            "kills_in_phase": self.kills_in_phase,
            "best_phase": self.best_phase,
            "kills": self.kills,
            "spent_boons": [boon_name(s, number) for number in self.spent_boons],
        }

    @staticmethod
    def read(s: Vigil, fields: Fields, place: int) -> Hero:
        """What is left out is as at the start of a Hero Phase."""
        h = Hero()
        h.read_card(s, fields, place)
        h.read_equipment(s, fields)
        h.read_tokens(s, fields)
        h.read_actions(s, fields)
        h.read_turn(s, fields)
        fields.expect_all_read()
        return h

    def read_card(self, s: Vigil, fields: Fields, place: int) -> None:
        box = s.box
        self.kind = fields.one_or_none("hero", box.hero_ids)
        last = s.players - 1
        self.seat = fields.count("seat", last, default=min(place, last))
        self.status = fields.one("status", STATUS, default=IN_PLAY)
        self.level = fields.count("level", HIGHEST_LEVEL, least=1)
        self.trait = fields.one_or_none("trait", box.trait_ids)
        card = fields.count("trait_card", MOST, least=-1, default=-1)
        fields.expect(card == -1 or card in box.trait_cards, "trait_card", "no such Trait card")
        self.trait_card = box.traits[self.trait].card if self.trait >= 0 else card
        self.perks = fields.some("perks", box.perk_ids)
        self.gather_boons(box)
        self.spent_boons = [read_boon(s, fields, name) for name in fields.texts("spent_boons")]
        self.spot = read_spot_or_none(fields, "at")
        if fields.text("trapped_by"):
            trap = TRAPS[fields.one("trapped_by", TRAPS)]
            self.trapped_by = box.monster(trap).number
        self.wounds = fields.count("wounds")

    def read_equipment(self, s: Vigil, fields: Fields) -> None:
        self.weapons = read_items(s, fields, "weapons", WEAPON)
        self.armors = read_items(s, fields, "armors", ARMOR)
        self.scrolls = read_items(s, fields, "scrolls", SCROLL)
        self.potions = read_items(s, fields, "potions", POTION)
        armors, potions = len(self.armors), len(self.potions)
        self.ready = fields.flags("ready", armors, default=[True] * armors)
        self.doses = [s.item(potion).doses for potion in self.potions]
        if fields.has("doses"):
            self.doses = fields.counts("doses", potions)

    def read_tokens(self, s: Vigil, fields: Fields) -> None:
        if self.kind >= 0:
            self.tokens = s.box.heroes[self.kind].sides[self.level - 1].tokens
        tokens = len(self.tokens)
        self.fresh = fields.flags("fresh", tokens, default=[True] * tokens)
        self.points = fields.count("points")
        self.extra_tokens = fields.count("extra_tokens")
        self.next_token = fields.count("next_token")
        self.has_turned_token = fields.flag("turned_token")
        self.cries = fields.count("cries")

    def read_actions(self, s: Vigil, fields: Fields) -> None:
        self.all_actions = s.box.seats[s.players].actions
        if fields.has("all_actions"):
            self.all_actions = fields.count("all_actions")
        self.actions = self.all_actions
        if fields.has("actions"):
            self.actions = fields.count("actions", self.all_actions)
        slots = len(self.weapons) * ATTACKS_OF_A_WEAPON
        self.uses = fields.counts("uses", default=[0] * slots)
        self.laid = fields.counts("laid", default=[0] * slots)
        if s.is_night and self.is_in_play:
            fields.expect(len(self.uses) == slots, "uses", f"{slots} numbers are needed")
            fields.expect(len(self.laid) == slots, "laid", f"{slots} numbers are needed")
            for at in range(slots):
                attacks = s.item(self.weapons[at // ATTACKS_OF_A_WEAPON]).attacks
                is_there = at % ATTACKS_OF_A_WEAPON < len(attacks)
                fields.expect(is_there or not self.uses[at], "uses", NO_SUCH_ATTACK)
                fields.expect(is_there or not self.laid[at], "laid", NO_SUCH_ATTACK)
        self.is_guarding = fields.flag("guarding")
        self.has_guarded = fields.flag("guarded")

    def read_turn(self, s: Vigil, fields: Fields) -> None:
        self.has_attacked = fields.flag("attacked")
        self.attacks_made = fields.count("attacks_made")
        self.has_spent_points = fields.flag("spent_points")
        self.moved = fields.count("moved")
        self.moved_in_phase = fields.count("moved_in_phase")
        self.kills_in_turn = fields.count("kills_in_turn")
        self.kills_in_phase = fields.count("kills_in_phase")
        self.best_phase = fields.count("best_phase")
        self.kills = fields.count("kills")

    def view(self, s: Vigil) -> dict[str, Any]:
        """What the hero's board and cards show."""
        box = s.box
        return {
            "hero": box.hero_ids[self.kind],
            "seat": self.seat,
            "status": STATUS[self.status],
            "level": self.level,
            "trait": box.trait_ids[self.trait] if self.trait >= 0 else "",
            "perks": named(box.perk_ids, self.perks),
            "at": spot_name(self.spot),
            "trapped": box.monster_ids[self.trapped_by] if self.trapped_by >= 0 else "",
            "wounds": self.wounds,
            "mana": self.mana,
            "tokens": [
                {"value": value, "fresh": fresh} for value, fresh in zip(self.tokens, self.fresh)
            ],
            "extra_tokens": self.extra_tokens,
            "points": self.points,
            "actions": self.actions,
            "all_actions": self.all_actions,
            "attacked": self.has_attacked,
            "weapons": named(box.item_ids, self.weapons),
            "uses": self.uses.copy(),
            "armors": [
                {"item": box.item_ids[item], "ready": ready}
                for item, ready in zip(self.armors, self.ready)
            ],
            "scrolls": named(box.item_ids, self.scrolls),
            "potions": [
                {"item": box.item_ids[item], "doses": doses}
                for item, doses in zip(self.potions, self.doses)
            ],
            "guarding": self.is_guarding,
            "moved": self.moved,
            "kills": self.kills,
        }


def read_items(s: Vigil, fields: Fields, name: str, kind: ItemKind) -> list[int]:
    found = fields.some(name, s.box.item_ids)
    fits = all([s.item(number).kind is kind for number in found])
    fields.expect(fits, name, "misplaced item")
    return found


def boon_name(s: Vigil, number: int) -> str:
    """A boon by its card and its place on it: nimbleness:2."""
    source = s.box.boons[number].source
    first = min([boon.number for boon in s.box.boons if boon.source == source])
    return f"{source}:{number - first + 1}"


def read_boon(s: Vigil, fields: Fields, name: str) -> int:
    source, _, place = name.partition(":")
    found = [boon.number for boon in s.box.boons if boon.source == source]
    is_there = place.isdigit() and 1 <= int(place) <= len(found)
    fields.expect(is_there, "spent_boons", f"there is no '{name}'")
    return found[int(place) - 1]
