"""What the end of a timer brings (LS-TIME-5): a small vocabulary of bad things."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from laststand.games.stronghold.catapults import add_catapult
from laststand.games.stronghold.chests import remove_chest
from laststand.games.stronghold.enemies import draw_enemy, threaten_by_call
from laststand.games.stronghold.lux import add_fire
from laststand.games.stronghold.party import harm_a_hero
from laststand.games.stronghold.places import LUX
from laststand.games.stronghold.placing import corrupt, destroy
from laststand.games.stronghold.purse import lose_an_artifact, lose_gold, lose_rerolls
from laststand.games.stronghold.vocabulary import Harm

if TYPE_CHECKING:
    from laststand.games.stronghold.state import Realm
    from laststand.games.stronghold.threats import Threat
    from laststand.kernel.choice import Flow


class AddFire(Harm):
    word: ClassVar[str] = "add_fire"

    def threaten(self, s: Realm, threat: Threat, at: int) -> None:
        threat.fires += self.n

    def suffer(self, s: Realm, n: int, at: int, cause: str) -> None:
        add_fire(s, n, "LS-TIME-5", cause)


class Corrupt(Harm):
    """The card's own location is corrupted."""

    word: ClassVar[str] = "corrupt"
    is_for_its_location = True

    def does_something(self, s: Realm, at: int) -> bool:
        return at != LUX

    def threaten(self, s: Realm, threat: Threat, at: int) -> None:
        if at != LUX:
            threat.corruption[at] += self.n

    def suffer(self, s: Realm, n: int, at: int, cause: str) -> None:
        if at != LUX:
            corrupt(s, at, n, "LS-TIME-5", cause)


class CorruptAll(Harm):
    word: ClassVar[str] = "corrupt_all"

    def threaten(self, s: Realm, threat: Threat, at: int) -> None:
        for place in range(LUX):
            threat.corruption[place] += self.n

    def suffer(self, s: Realm, n: int, at: int, cause: str) -> None:
        for place in range(LUX):
            corrupt(s, place, n, "LS-TIME-5", cause)


class AddCatapult(Harm):
    word: ClassVar[str] = "add_catapult"
    is_for_its_location = True

    def does_something(self, s: Realm, at: int) -> bool:
        return at != LUX and not s.piles.catapults.is_empty

    def threaten(self, s: Realm, threat: Threat, at: int) -> None:
        if at != LUX:
            threat.new_catapults += min(self.n, len(s.piles.catapults))

    def suffer(self, s: Realm, n: int, at: int, cause: str) -> None:
        for _ in range(n):
            add_catapult(s, at, "LS-TIME-5", cause)


class HarmHeroes(Harm):
    word: ClassVar[str] = "harm_hero"
    comes_one_by_one = True

    def threaten(self, s: Realm, threat: Threat, at: int) -> None:
        threat.harm += self.n

    def suffer(self, s: Realm, n: int, at: int, cause: str) -> Flow | None:
        return harm_a_hero(s, "LS-TIME-5", cause)


class DrawEnemies(Harm):
    word: ClassVar[str] = "draw_enemy"
    comes_one_by_one = True

    def does_something(self, s: Realm, at: int) -> bool:
        return not s.piles.deck.is_empty

    def threaten(self, s: Realm, threat: Threat, at: int) -> None:
        threat.draws = True
        threaten_by_call(s, threat, s.piles.deck, self.n)

    def suffer(self, s: Realm, n: int, at: int, cause: str) -> None:
        draw_enemy(s, "LS-TIME-5", cause)


class StealGold(Harm):
    word: ClassVar[str] = "steal_gold"

    def does_something(self, s: Realm, at: int) -> bool:
        return s.purse.gold > 0

    def threaten(self, s: Realm, threat: Threat, at: int) -> None:
        threat.steals = True

    def suffer(self, s: Realm, n: int, at: int, cause: str) -> None:
        lose_gold(s, n, cause)


class LoseRerolls(Harm):
    word: ClassVar[str] = "lose_rerolls"

    def does_something(self, s: Realm, at: int) -> bool:
        return s.purse.rerolls > 0

    def suffer(self, s: Realm, n: int, at: int, cause: str) -> None:
        lose_rerolls(s, n, cause)


class StealArtifact(Harm):
    """The table chooses which."""

    word: ClassVar[str] = "steal_artifact"
    comes_one_by_one = True

    def does_something(self, s: Realm, at: int) -> bool:
        return len(s.purse.artifacts) > 0

    def threaten(self, s: Realm, threat: Threat, at: int) -> None:
        threat.steals_artifact = True

    def suffer(self, s: Realm, n: int, at: int, cause: str) -> Flow | None:
        return lose_an_artifact(s, cause) if s.purse.artifacts else None


class BuryChests(Harm):
    """All chests of the card's location are lost."""

    word: ClassVar[str] = "bury_chests"
    is_counted: ClassVar[bool] = False
    is_for_its_location = True

    def does_something(self, s: Realm, at: int) -> bool:
        return at != LUX and s.land.locations[at].chests > 0

    def suffer(self, s: Realm, n: int, at: int, cause: str) -> None:
        if at != LUX:
            while s.land.locations[at].chests:
                remove_chest(s, at, "LS-TIME-5", cause)


class DestroyLocation(Harm):
    """LS-DEATHSBANE-4: the boss's location is destroyed, and it moves on (LS-DEATHSBANE-5)."""

    word: ClassVar[str] = "destroy_location"
    is_counted: ClassVar[bool] = False
    is_for_enemies: ClassVar[bool] = False

    def does_something(self, s: Realm, at: int) -> bool:
        return at != LUX

    def threaten(self, s: Realm, threat: Threat, at: int) -> None:
        if at != LUX:
            threat.destroys.append(at)

    def suffer(self, s: Realm, n: int, at: int, cause: str) -> None:
        if at != LUX:
            destroy(s, at, "LS-DEATHSBANE-4", cause)


HARMS: Final[list[type[Harm]]] = [
    AddFire,
    Corrupt,
    CorruptAll,
    AddCatapult,
    HarmHeroes,
    DrawEnemies,
    StealGold,
    LoseRerolls,
    StealArtifact,
    BuryChests,
    DestroyLocation,
]
