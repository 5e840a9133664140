"""The words in which content says what heroes, artifacts, wares and enemies do.

A word is one definition: its name in content, where it may stand, what its entry says of it, and
what it does. What each does is beside its rules, in `boons`, `harms` and `enemies`. Content that
uses a word otherwise is refused when it is loaded.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from laststand.games.stronghold.documents import BoonDocument, HarmDocument
from laststand.games.stronghold.icons import ICONS
from laststand.kernel.content import refused

if TYPE_CHECKING:
    from laststand.games.stronghold.locations import Enemy
    from laststand.games.stronghold.state import Realm
    from laststand.games.stronghold.threats import Threat
    from laststand.kernel.choice import Flow

HERO: Final = "hero"
ARTIFACT: Final = "artifact"
WARE: Final = "ware"
ANYTHING: Final = [HERO, ARTIFACT, WARE]


class Boon:
    """Something good that a hero, an artifact or a ware does."""

    word: ClassVar[str] = ""
    on: ClassVar[list[str]] = ANYTHING
    """What it may stand on."""
    is_counted: ClassVar[bool] = True
    """Whether it is done so many times, or up to so many: `n`."""
    least_icons: ClassVar[int] = 0
    most_icons: ClassVar[int] = 0
    """How many icons its entry names."""
    reaches: ClassVar[bool] = False
    """Whether its entry may say that it works anywhere."""
    leads_on: ClassVar[bool] = False
    """Whether it may put more in hand than there was: gold, an artifact, a hero's ability."""

    def __init__(self, n: int, icons: list[int], anywhere: bool) -> None:
        self.n: Final = n
        self.icons: Final = icons
        self.anywhere: Final = anywhere

    def is_possible(self, s: Realm) -> bool:
        """Whether it would do something now."""
        return True

    def answers(self, s: Realm, threat: Threat) -> bool:
        """Whether it would change what is about to happen."""
        return False

    def grant(self, s: Realm, rule: str, cause: str) -> Flow | None:
        """Does it, and asks what it needs to know."""
        raise NotImplementedError


class Harm:
    """Something bad that a timer brings."""

    word: ClassVar[str] = ""
    is_counted: ClassVar[bool] = True
    is_for_enemies: ClassVar[bool] = True
    """Whether it may stand on enemies, and not on bosses alone."""
    is_for_its_location: bool = False
    """Whether what it does depends on where the card stands."""
    comes_one_by_one: bool = False
    """Whether it brings others with it, which are settled before it comes again."""

    def __init__(self, n: int) -> None:
        self.n: Final = n

    def does_something(self, s: Realm, at: int) -> bool:
        """Whether there is anything that it would do, where its card stands."""
        return True

    def threaten(self, s: Realm, threat: Threat, at: int) -> None:
        """Says what it would bring, where its card stands."""

    def suffer(self, s: Realm, n: int, at: int, cause: str) -> Flow | None:
        """Does it so many times, where its card stands."""
        raise NotImplementedError


class EnemyAbility:
    """What an enemy does when it comes into play."""

    joins_hordes: bool = False
    """Whether a Horde draws the card to itself (LS-ENEMY-2)."""
    acts: bool = False
    """Whether it does something when the card is placed."""
    is_for_its_location: bool = False
    """Whether what it does depends on where the card stands."""

    def __init__(self, word: str) -> None:
        self.word: Final = word

    def does_something(self, s: Realm) -> bool:
        """Whether there is anything that it would do now."""
        return self.acts

    def threaten(self, s: Realm, threat: Threat) -> None:
        """Says what it would bring."""

    def resolve(self, s: Realm, enemy: Enemy, at: int) -> Flow | None:
        return None


NO_ABILITY: Final = EnemyAbility("")


class Vocabulary:
    """All the words that rules carry out."""

    def __init__(
        self,
        boons: list[type[Boon]],
        harms: list[type[Harm]],
        abilities: list[EnemyAbility],
    ) -> None:
        self.boons: Final = boons
        self.harms: Final = harms
        self.abilities: Final = [NO_ABILITY, *abilities]

    def boons_on(
        self, bearer: str, documents: list[BoonDocument], place: str, field: str
    ) -> list[Boon]:
        """The boons of an entry; `field` is where they stand in it."""
        if not documents:
            raise refused(place, field, f"{a(bearer)} must do something")
        return [
            self._boon(bearer, document, place, f"{field}[{number}]")
            for number, document in enumerate(documents)
        ]

    def _boon(self, bearer: str, document: BoonDocument, place: str, field: str) -> Boon:
        kind = self._kind_of_boon(document.do, place, f"{field}.do")
        if bearer not in kind.on:
            raise refused(place, f"{field}.do", f"{a(bearer)} cannot {kind.word}")
        if document.anywhere and not kind.reaches:
            raise refused(place, f"{field}.anywhere", f"{kind.word} has no place")
        if not kind.least_icons <= len(document.icons) <= kind.most_icons:
            raise refused(place, f"{field}.icons", icons_wanted(kind))
        n = counted(document.n, kind.word, kind.is_counted, place, field)
        icons = [ICONS.index(icon) for icon in document.icons]
        return kind(n, icons, document.anywhere)

    def _kind_of_boon(self, word: str, place: str, field: str) -> type[Boon]:
        for kind in self.boons:
            if kind.word == word:
                return kind
        raise refused(place, field, f"there is no boon '{word}'")

    def harms_on(self, documents: list[HarmDocument], place: str, is_boss: bool) -> list[Harm]:
        return [
            self._harm(document, place, f"harms[{number}]", is_boss)
            for number, document in enumerate(documents)
        ]

    def _harm(self, document: HarmDocument, place: str, field: str, is_boss: bool) -> Harm:
        kind = self._kind_of_harm(document.do, place, f"{field}.do")
        if not is_boss and not kind.is_for_enemies:
            raise refused(place, f"{field}.do", f"only a boss can {kind.word}")
        return kind(counted(document.n, kind.word, kind.is_counted, place, field))

    def _kind_of_harm(self, word: str, place: str, field: str) -> type[Harm]:
        for kind in self.harms:
            if kind.word == word:
                return kind
        raise refused(place, field, f"there is no harm '{word}'")

    def ability(self, word: str, place: str) -> EnemyAbility:
        for ability in self.abilities:
            if ability.word == word:
                return ability
        raise refused(place, "ability", f"there is no ability '{word}'")


def counted(n: int | None, word: str, is_counted: bool, place: str, field: str) -> int:
    if n is not None and not is_counted:
        raise refused(place, f"{field}.n", f"{word} is not counted")
    if n is not None and n < 1:
        raise refused(place, f"{field}.n", f"{word} is done at least once")
    return 1 if n is None else n


def icons_wanted(kind: type[Boon]) -> str:
    if kind.most_icons == 0:
        return f"{kind.word} names no icons"
    return f"{kind.word} names from {kind.least_icons} to {kind.most_icons} icons"


def a(bearer: str) -> str:
    return f"an {bearer}" if bearer == ARTIFACT else f"a {bearer}"
