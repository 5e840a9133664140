"""A hero's or a Defense's attack in progress."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import mypyc_attr

from laststand.games.spell.map.geometry import DIRECTIONS
from laststand.games.spell.map.spots import NOWHERE, SPOT_NAMES, read_spot, read_spots, spot_names
from laststand.games.spell.things.words import (
    ALL_EFFECTS,
    ATTACKERS,
    ENGINE,
    FIST,
    MELEE,
    Type,
    words_of,
)
from laststand.kernel.fields import MOST, Fields, expect

if TYPE_CHECKING:
    from laststand.games.spell.state import Vigil


@mypyc_attr(acyclic=True)
class Attack:
    """A hero's or a Defense's attack in progress."""

    def __init__(self, hero: int, item: int, number: int, origin: int) -> None:
        self.hero: Final = hero  # who attacks; with a Defense whose turn it is
        self.item: Final = item  # the weapon or Scroll; -1 for the Fist and for Defenses
        self.number: Final = number  # which of its attack types; -1 for the Fist
        self.origin: Final = origin  # the hero's spot, or that of the Defense
        self.type: Type = MELEE
        self.is_weapon = False
        self.is_first = False
        self.damage = 1
        self.bits = 0
        self.impact = NOWHERE
        self.direction = NOWHERE
        self.spots: list[int] = []  # still to be attacked
        self.impacts_left = 0
        self.bounces_left = 0
        self.attacked: list[int] = []  # serials
        self.was_empty = False  # the impact spot held no Monster
        self.killed_on_impact = False
        self.had_target = False
        self.has_hit = False
        self.kills_before = 0  # of the hero in this turn
        self.kills = 0
        self.lone_kills = 0  # of Monsters with no other in their Area
        self.mana_reroll_used = False
        self.rerolled: list[int] = []  # serials, one for each re-roll (TLS-EFFECT-17)
        self.damaged: list[int] = []  # serials of Monsters, and heroes as -1, -2, …
        self.has_struck_wide = False  # a piece of several spots, since the last impact

    def clone(self) -> Attack:
        a = Attack(self.hero, self.item, self.number, self.origin)
        a.type = self.type
        a.is_weapon = self.is_weapon
        a.is_first = self.is_first
        a.damage = self.damage
        a.bits = self.bits
        a.impact = self.impact
        a.direction = self.direction
        a.spots = self.spots.copy()
        a.impacts_left = self.impacts_left
        a.bounces_left = self.bounces_left
        a.attacked = self.attacked.copy()
        a.was_empty = self.was_empty
        a.killed_on_impact = self.killed_on_impact
        a.had_target = self.had_target
        a.has_hit = self.has_hit
        a.kills_before = self.kills_before
        a.kills = self.kills
        a.lone_kills = self.lone_kills
        a.mana_reroll_used = self.mana_reroll_used
        a.rerolled = self.rerolled.copy()
        a.damaged = self.damaged.copy()
        a.has_struck_wide = self.has_struck_wide
        return a

    # -- as a document -------------------------------------------------------------------------

    def write(self, s: Vigil) -> dict[str, Any]:
        return {
            "hero": self.hero,
            "item": s.box.item_ids[self.item] if self.item >= 0 else "",
            "number": self.number,
            "origin": SPOT_NAMES[self.origin],
            "type": self.type.word,
            "weapon": self.is_weapon,
            "first": self.is_first,
            "damage": self.damage,
            "effects": self.bits,
            "impact": SPOT_NAMES[self.impact],
            "direction": DIRECTIONS[self.direction] if self.direction >= 0 else "",
            "spots": spot_names(self.spots),
            "impacts_left": self.impacts_left,
            "bounces_left": self.bounces_left,
            "attacked": self.attacked.copy(),
            "was_empty": self.was_empty,
            "killed_on_impact": self.killed_on_impact,
            "had_target": self.had_target,
            "has_hit": self.has_hit,
            "kills_before": self.kills_before,
            "kills": self.kills,
            "lone_kills": self.lone_kills,
            "mana_reroll_used": self.mana_reroll_used,
            "rerolled": self.rerolled.copy(),
            "damaged": self.damaged.copy(),
            "struck_wide": self.has_struck_wide,
        }

    @staticmethod
    def read(s: Vigil, fields: Fields) -> Attack:
        a = Attack(
            fields.count("hero"),
            fields.one_or_none("item", s.box.item_ids),
            fields.count("number", MOST, least=-1),
            read_spot(fields, "origin"),
        )
        a.type = ATTACKERS[fields.one("type", words_of(ATTACKERS))]
        a.is_weapon = fields.flag("weapon")
        a.is_first = fields.flag("first")
        a.damage = fields.count("damage")
        a.bits = fields.count("effects", ALL_EFFECTS)
        a.impact = read_spot(fields, "impact")
        a.direction = fields.one_or_none("direction", DIRECTIONS)
        a.spots = read_spots(fields, "spots")
        a.impacts_left = fields.count("impacts_left")
        a.bounces_left = fields.count("bounces_left")
        a.attacked = fields.counts("attacked")
        a.was_empty = fields.flag("was_empty")
        a.killed_on_impact = fields.flag("killed_on_impact")
        a.had_target = fields.flag("had_target")
        a.has_hit = fields.flag("has_hit")
        a.kills_before = fields.count("kills_before")
        a.kills = fields.count("kills")
        a.lone_kills = fields.count("lone_kills")
        a.mana_reroll_used = fields.flag("mana_reroll_used")
        a.rerolled = fields.counts("rerolled")
        a.damaged = fields.counts("damaged", least=-len(s.heroes))
        a.has_struck_wide = fields.flag("struck_wide")
        fields.expect_all_read()
        return a

    def check(self, s: Vigil) -> None:
        expect(self.hero < len(s.heroes), "attack.hero", "there is no such hero")
        if self.item >= 0:
            item = s.item(self.item)
            expect(0 <= self.number < len(item.attacks), "attack.number", "it has no such attack")
            expect(self.type is item.type, "attack.type", "the type is not that of the weapon")
            return
        expect(self.type is FIST or self.type is ENGINE, "attack.item", "no weapon is named")
        if self.type is ENGINE:
            engine = s.structure_at[self.origin]
            fires = engine is not None and engine.kind.attack is not None
            expect(fires, "attack.origin", "no Defense fires from there")
        expect(self.impacts_left == 0, "attack.impacts_left", "only weapons and Scrolls do")
