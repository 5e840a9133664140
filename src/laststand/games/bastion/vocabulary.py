"""The words in which content says what cards, boards, dice, tiles and heroes do.

A word is one object, defined once: its name in content, where it may stand, what its entry says of
it and, where it acts by itself, what it does. Rules compare words by identity. Content that uses a
word otherwise is refused when it is loaded.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from laststand.kernel.content import refused

if TYPE_CHECKING:
    from laststand.games.bastion.box import Tile
    from laststand.games.bastion.state import Siege
    from laststand.kernel.action import Reason
    from laststand.kernel.choice import Flow


CHANGES: Final = ["life", "loss", "gain", "grasp", "free", "place", "standard"]
"""What effects change and hang on: a hero's life, whose loss may take them out; tokens lost and
gained; figures of the Grasp laid and freed; where heroes and cards are; a raised Standard."""
ANYTHING: Final = " ".join(CHANGES)


def known_changes(words: str) -> list[str]:
    for word in words.split():
        assert word in CHANGES, f"no effect hangs on '{word}'"
    return words.split()


# -- instant effects -----------------------------------------------------------------------


class Effect:
    """Something that happens once: as a card enters, in each Horde phase, as a card leaves, when
    a board is full, or by a face of the Corruption die."""

    word: str = ""
    rule: str = ""
    sufferer: str = "player"
    """`player`: one of them suffers it; `everyone`; or `nobody`, where it touches things."""
    able: str = "in_play"
    """Which players can suffer it, as content calls them."""
    choice: str = "none"
    """What it asks, as content calls it."""
    needs_card: bool = False
    """Whether it is about the card it is printed on."""
    is_for_die: bool = True
    """Whether a face of the Corruption die may bring it."""
    is_for_print: bool = True
    """Whether a card or a board may."""
    changes: str = ""
    """What may be otherwise when it is done, as far as other effects hang on it."""
    hangs_on: str = ""
    """Changes that could give it something to do."""

    def __init__(self) -> None:
        self.id: Final = self.word.replace("_", "-")
        self.changed: Final = known_changes(self.changes)
        self.needed: Final = known_changes(self.hangs_on)
        self.picks_player: Final = self.sufferer == "player"

    def is_able(self, s: Siege, cause: str, seat: int) -> bool:
        """LB-NEUTRAL-4: whether a player is able to be affected."""
        return s.is_in_play(seat)

    def is_dormant(self, s: Siege) -> bool:
        """Whether it is passed over, as nothing has woken it yet."""
        return False

    def is_idle(self, s: Siege, cause: str, seat: int) -> bool:
        """Whether it could do nothing now."""
        if self.is_dormant(s):
            return True
        if not self.picks_player:
            return False
        if s.is_in_play(seat):
            return not self.is_able(s, cause, seat)
        return not any([self.is_able(s, cause, other) for other in s.seats_in_play()])

    def wakes(self, other: Effect) -> bool:
        """Whether it could give another something to do."""
        return any([change in other.needed for change in self.changed])

    def apply(self, s: Siege, cause: str, seat: int) -> Flow | None:
        """What it does; `seat` is the player, or nobody where none is picked."""
        raise NotImplementedError


# -- ongoing effects -----------------------------------------------------------------------


class Ongoing:
    """An effect that lasts as long as its card is in play: a question the rules ask of the cards
    (LB-EFFECT-2)."""

    def __init__(self, word: str, rule: str) -> None:
        self.word: Final = word
        self.rule: Final = rule
        self.bit = 0  # where a card's effects are one number


BLOCK_COMBAT_DIE: Final = Ongoing("block_combat_die", "LB-CARD-22")
IMMUNE_TO_DICE: Final = Ongoing("immune_to_dice", "LB-CARD-23")
IMMUNE_TO_EQUIPMENT: Final = Ongoing("immune_to_equipment", "LB-CARD-24")
IMMUNE_TO_WHITE_FACES: Final = Ongoing("immune_to_white_faces", "LB-CARD-25")
FORBID_EQUIPMENT: Final = Ongoing("forbid_equipment", "LB-CARD-26")
FORBID_CALL_TO_ARMS: Final = Ongoing("forbid_call_to_arms", "LB-CARD-27")
HOLD_IN_FRONT: Final = Ongoing("hold_in_front", "LB-CARD-28")
BLOCK_LINKED_POWER: Final = Ongoing("block_linked_power", "LB-CARD-29")
BLOCK_ALL_POWERS: Final = Ongoing("block_all_powers", "LB-CARD-30")
RALLY_BOARD: Final = Ongoing("rally_board", "LB-CARD-31")
GUARDED_BY_OPPOSITE: Final = Ongoing("guarded_by_opposite", "LB-CARD-32")
GUARDED_BY_BOARD: Final = Ongoing("guarded_by_board", "LB-CARD-33")
BAR_TILE_IN_FRONT: Final = Ongoing("bar_tile_in_front", "LB-CARD-42")
FIRM_WHEN_FULL: Final = Ongoing("firm_when_full", "LB-CARD-43")
IMMUNE_TO_LOWERING: Final = Ongoing("immune_to_lowering", "LB-CARD-44")

ONGOING: Final = [
    BLOCK_COMBAT_DIE,
    IMMUNE_TO_DICE,
    IMMUNE_TO_EQUIPMENT,
    IMMUNE_TO_WHITE_FACES,
    FORBID_EQUIPMENT,
    FORBID_CALL_TO_ARMS,
    HOLD_IN_FRONT,
    BLOCK_LINKED_POWER,
    BLOCK_ALL_POWERS,
    RALLY_BOARD,
    GUARDED_BY_OPPOSITE,
    GUARDED_BY_BOARD,
    BAR_TILE_IN_FRONT,
    FIRM_WHEN_FULL,
    IMMUNE_TO_LOWERING,
]
for _place, _effect in enumerate(ONGOING):
    _effect.bit = 1 << _place


def ongoing_named(words: list[str], place: str) -> list[Ongoing]:
    for word in words:
        if not any([known.word == word for known in ONGOING]):
            raise refused(place, "ongoing", f"'{word}' is no ongoing effect")
    return [known for known in ONGOING if known.word in words]


# -- powers --------------------------------------------------------------------------------


class Power:
    """What a hero can do that no other can (LB-POWER-1)."""

    def __init__(self, word: str) -> None:
        self.word: Final = word


NO_POWER: Final = Power("")
"""Of a player who has not taken a hero yet."""

EXTRA_MOVE: Final = Power("extra_move")
LIFT_GRASP: Final = Power("lift_grasp")
ENCHANT: Final = Power("enchant")
REROLL: Final = Power("reroll")
GRAY_DIE: Final = Power("gray_die")
CROSSBOWS: Final = Power("crossbows")
ACT_TWICE: Final = Power("act_twice")
FALCON: Final = Power("falcon")

POWERS: Final = [
    EXTRA_MOVE,
    LIFT_GRASP,
    ENCHANT,
    REROLL,
    GRAY_DIE,
    CROSSBOWS,
    ACT_TWICE,
    FALCON,
]


def power_named(word: str, place: str) -> Power:
    for power in POWERS:
        if power.word == word:
            return power
    raise refused(place, "power", f"there is no power '{word}'")


# -- tiles ---------------------------------------------------------------------------------


class TileAction:
    """What a Bastion tile does when it is activated."""

    word: str = ""
    element: str = ""
    """The figure that stands on its icon."""
    works_on_warlords: bool | None = None
    """Whether Warlords are like Monsters to it; None: it touches no Horde card."""
    amounts: str = ""
    """The numbers of its entry that it goes by."""

    def why_not(self, s: Siege) -> Reason | None:
        """LB-ACT-7, LB-CALL-6: why it could do nothing now."""
        return None

    def activate(self, s: Siege, tile: Tile, seat: int) -> Flow | None:
        raise NotImplementedError


class Vocabulary:
    """The words that act by themselves, whose definitions are with the rules they follow."""

    def __init__(self, effects: list[Effect], actions: list[TileAction]) -> None:
        self.effects: Final = effects
        self.actions: Final = actions

    def effect(self, word: str) -> Effect | None:
        for effect in self.effects:
            if effect.word == word:
                return effect
        return None

    def on_card(self, words: list[str], place: str, field: str) -> list[Effect]:
        """The effects that a card has in one of its corners."""
        return [self._instant(word, place, field) for word in words]

    def on_board(self, words: list[str], place: str, field: str) -> list[Effect]:
        effects = self.on_card(words, place, field)
        for effect in effects:
            if effect.needs_card:
                raise refused(place, field, f"'{effect.word}' can stand on a card only")
        return effects

    def on_die(self, words: list[str], place: str, field: str) -> list[Effect]:
        effects = []
        for word in words:
            effect = self.effect(word)
            if effect is None or effect.needs_card or not effect.is_for_die:
                raise refused(place, field, f"'{word}' can be no face of the die")
            effects.append(effect)
        return effects

    def _instant(self, word: str, place: str, field: str) -> Effect:
        effect = self.effect(word)
        if effect is None:
            raise refused(place, field, f"'{word}' is no instant effect")
        if not effect.is_for_print:
            raise refused(place, field, f"'{word}' can be a face of the die only")
        return effect

    def action(self, word: str, place: str) -> TileAction:
        for action in self.actions:
            if action.word == word:
                return action
        raise refused(place, "action", f"there is no action '{word}'")
