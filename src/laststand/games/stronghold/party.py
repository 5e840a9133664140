"""The party: where its pawns stand, who leads which hero, and harm that befalls them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from laststand.games.stronghold import told
from laststand.games.stronghold.options import Pick
from laststand.games.stronghold.places import LUX, PLACES
from laststand.kernel.action import Action, Reason, decide
from laststand.kernel.fields import Fields, named
from laststand.kernel.part import Part
from laststand.kernel.state import GameOver, Outcome

if TYPE_CHECKING:
    from laststand.games.stronghold.state import Realm
    from laststand.kernel.choice import Flow

FULL: Final = 0
DAMAGED: Final = 1
INCAPACITATED: Final = 2
SIDES: Final = ["full", "damaged", "incapacitated"]


class Party(Part["Realm"]):
    """By seat the place of its pawn; by hero the side that shows, and the seat that leads them.
    A rooted party does not move this turn (LS-ENEMY-11); a sheltered one is spared so many
    harms."""

    def __init__(self, players: int, heroes: int) -> None:
        self.pawns = [LUX] * players  # LS-SETUP-7
        self.heroes = [FULL] * heroes  # LS-SETUP-8
        self.owners = [0] * heroes
        self.is_rooted = False
        self.shelters = 0

    def clone(self) -> Party:
        party = Party(0, 0)
        party.pawns = self.pawns.copy()
        party.heroes = self.heroes.copy()
        party.owners = self.owners.copy()
        party.is_rooted = self.is_rooted
        party.shelters = self.shelters
        return party

    def write(self, s: Realm) -> dict[str, Any]:
        return {
            "pawns": named(PLACES, self.pawns),
            "heroes": named(SIDES, self.heroes),
            "owners": self.owners.copy(),
            "rooted": self.is_rooted,
            "shelters": self.shelters,
        }

    def read(self, s: Realm, fields: Fields) -> None:
        heroes = len(s.box.heroes)
        self.pawns = fields.some("pawns", PLACES, s.players)
        self.heroes = fields.some("heroes", SIDES, heroes)
        self.owners = fields.counts("owners", heroes, s.players - 1)
        self.is_rooted = fields.flag("rooted")
        self.shelters = fields.count("shelters")
        is_standing = min(self.heroes) < INCAPACITATED
        fields.expect(is_standing, "heroes", "one hero at least must be standing")

    def view(self, s: Realm) -> dict[str, Any]:
        return {
            "pawns": named(PLACES, self.pawns),
            "heroes": [self._hero_seen(s, hero) for hero in range(len(self.heroes))],
            "rooted": self.is_rooted,
            "shelters": self.shelters,
        }

    def _hero_seen(self, s: Realm, hero: int) -> dict[str, Any]:
        card = s.box.heroes[hero]
        return {
            "id": card.id,
            "side": SIDES[self.heroes[hero]],
            "owner": self.owners[hero],
            "abilities": [side.name for side in card.sides],
        }


def harm_hero(s: Realm, hero: int, rule: str, cause: str) -> None:
    """Full to damaged, damaged to incapacitated. LS-LOSE-1: the last one loses the game."""
    heroes = s.party.heroes
    heroes[hero] = heroes[hero] + 1
    if heroes[hero] == DAMAGED:
        told.hero_damaged(s, hero, rule, cause)
        return
    told.hero_incapacitated(s, hero, rule, cause)
    if health(s) == 0:
        raise GameOver(Outcome(False, "heroes-incapacitated", "LS-LOSE-1", s.lux.score()))


def health(s: Realm) -> int:
    """How many harms would leave nobody standing."""
    left = 0
    for side in s.party.heroes:
        left += INCAPACITATED - side
    return left


class HarmHero(Action["Realm", Pick]):
    """Turns a hero to the damaged side, or incapacitates one who is damaged."""

    verb = "harm"

    def __init__(self, rule: str, cause: str) -> None:
        self.rule = rule
        self.cause = cause

    def candidates(self, s: Realm) -> list[Pick]:
        return [Pick("harm", card.id, hero) for hero, card in enumerate(s.box.heroes)]

    def why_not(self, s: Realm, option: Pick) -> Reason | None:
        if s.party.heroes[option.value] == INCAPACITATED:
            return Reason("hero-incapacitated", "LS-HERO-4", {"hero": option.thing})
        return None

    def do(self, s: Realm, option: Pick) -> None:
        harm_hero(s, option.value, self.rule, self.cause)


def harm_a_hero(s: Realm, rule: str, cause: str) -> Flow | None:
    """The table chooses whom (LS-ENEMY-10, LS-TWO-8), unless the party is sheltered."""
    if s.party.shelters:
        s.party.shelters -= 1
        told.harm_averted(s, rule, cause)
        return None
    seat = s.active if s.players == 1 else None
    return decide(s, seat, "harm-hero", rule, HarmHero(rule, cause))
