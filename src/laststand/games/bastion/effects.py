"""Effects of Horde cards, Horde boards and the Corruption die: who suffers them, and in what
order. An entrance effect is suffered by the active player (LB-EFFECT-1, LB-PLACING-10), an exit
effect by the one who won the combat (LB-EFFECT-4). What each does is in `instant.py`."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from laststand.games.bastion import told
from laststand.games.bastion.box import BOARD_COLOURS, NOBODY
from laststand.games.bastion.heroes import of_heroes, why_out
from laststand.games.bastion.options import First
from laststand.games.bastion.state import Siege
from laststand.games.bastion.vocabulary import Effect
from laststand.kernel.action import Action, Asking, Reason, ask, decide
from laststand.kernel.choice import Flow, Pick
from laststand.kernel.events import Fact
from laststand.kernel.step import Name, Shape, Slot, Step

# Whatever brings an effect about is named by its id: a card, a board by its colour, or these.
CORRUPTION_DIE: Final = "corruption"
HORDE_PHASE: Final = "horde-phase"
CAUSES: Final = [*BOARD_COLOURS, CORRUPTION_DIE, HORDE_PHASE, "tavern"]


def is_cause(s: Siege, cause: str) -> bool:
    return cause in CAUSES or cause in s.box.card_numbers


# -- what steps say of effects ---------------------------------------------------------------

_known: Final[dict[str, Effect]] = {}


def define(effects: list[Effect]) -> list[Effect]:
    """Makes effects known by their words, for agendas that name them."""
    for effect in effects:
        _known[effect.word] = effect
    return effects


def effect_named(word: str) -> Effect:
    if word not in _known:
        raise ValueError(word)
    return _known[word]


class Words(Slot):
    """Effects by their words, to the end of the line."""

    def write(self, value: list[Effect]) -> list[str]:
        return [effect.word for effect in value]

    def read(self, words: list[str]) -> list[Effect]:
        taken = [effect_named(word) for word in words]
        words.clear()
        return taken


class Word(Slot):
    """An effect by its word."""

    def write(self, value: Effect) -> list[str]:
        return [value.word]

    def read(self, words: list[str]) -> Effect:
        return effect_named(self.word(words))


class Seat(Slot):
    """A seat, or -1: nobody's."""

    def read(self, words: list[str]) -> int:
        word = self.word(words)
        if word != str(NOBODY) and not (word.isdecimal() and len(word) == 1):
            raise ValueError(word)
        return int(word)


@mypyc_attr(acyclic=True)
class Due:
    """An effect of a card that is to come."""

    def __init__(self, card: str, effect: Effect) -> None:
        self.card: Final = card
        self.effect: Final = effect

    def is_like(self, other: Due) -> bool:
        return self.card == other.card and self.effect is other.effect


class Dues(Slot):
    """Cards with their effects, to the end of the line: 'butcher:lose_round_token'."""

    def write(self, value: list[Due]) -> list[str]:
        return [f"{due.card}:{due.effect.word}" for due in value]

    def read(self, words: list[str]) -> list[Due]:
        taken = []
        for word in words:
            card, _, effect = word.partition(":")
            taken.append(Due(card, effect_named(effect)))
        words.clear()
        return taken


# -- several at once -------------------------------------------------------------------------


def awake(s: Siege, effects: list[Effect]) -> list[Effect]:
    """But for those that nothing has woken yet."""
    return [effect for effect in effects if not effect.is_dormant(s)]


def to_order(s: Siege, seat: int, dues: list[Due]) -> list[Due]:
    """LB-HORDE-8: of effects that are due together those that somebody is asked about, or, if it
    matters for none of them, the first."""
    asked = [
        due for due in dues if not due.effect.is_idle(s, due.card, seat) or is_woken(due, dues)
    ]
    return asked or dues[:1]


def is_woken(due: Due, dues: list[Due]) -> bool:
    """Whether another of them could give it something to do."""
    for other in dues:
        if other is not due and other.effect.wakes(due.effect):
            return True
    return False


def first_of(s: Siege, seat: int | None, asked: str, rule: str, dues: list[Due]) -> Asking[First]:
    """Which of several cards' effects comes first: by the card, where it has no other to come."""
    options: list[First] = []
    for number, due in enumerate(dues):
        if not any([due.is_like(before) for before in dues[:number]]):
            is_alone = all([due.is_like(other) for other in dues if other.card == due.card])
            space = s.horde.ring.names[s.space_of(due.card)]
            options.append(First(space, None if is_alone else due.effect, due))
    chosen = yield from ask(seat, asked, rule, options)
    return chosen


def suffer_all(s: Siege, cause: str, seat: int, effects: list[Effect]) -> None:
    """Puts a card's or board's effects on the agenda."""
    due = awake(s, effects)
    if len(due) == 1:
        s.then(Suffer(due[0], cause, seat))
    elif due:
        s.then(ApplyEffects(cause, seat, due))


class ApplyEffects(Step[Siege]):
    """Several effects of one card or board: LB-HORDE-3, the active player orders them."""

    shape: ClassVar[Shape] = (Name("cause"), Seat("seat"), Words("effects"))

    def __init__(self, cause: str, seat: int, effects: list[Effect]) -> None:
        self.cause: Final = cause
        self.seat: Final = seat
        self.effects: Final = effects

    def fits(self, s: Siege) -> bool:
        return len(self.effects) > 0 and all(
            [Suffer(effect, self.cause, self.seat).fits(s) for effect in self.effects]
        )

    def facts(self, s: Siege) -> dict[str, Fact]:
        return {"source": self.cause, "effects": [effect.id for effect in self.effects]}

    def play(self, s: Siege) -> Flow:
        dues = [Due(self.cause, effect) for effect in self.effects]
        asked = [due.effect for due in to_order(s, self.seat, dues)]
        kinds = [effect for effect in s.box.words.effects if effect in asked]
        options = [First("", effect, Due(self.cause, effect)) for effect in kinds]
        chosen = yield from ask(s.asked(self.seat), "order-effects", "LB-HORDE-3", options)
        first = chosen.due.effect
        rest = self.effects.copy()
        rest.remove(first)
        suffer_all(s, self.cause, self.seat, rest)
        s.then(Suffer(first, self.cause, self.seat))


# -- one -------------------------------------------------------------------------------------


class Suffer(Step[Siege]):
    """One effect. Without an active hero (seat -1, or a hero taken out since: LB-WOUND-6,
    LB-FAQ-7) the table picks among those able (LB-NEUTRAL-3, LB-NEUTRAL-5), unless the effect
    says itself whom it touches (LB-NEUTRAL-10); with nobody able the effect is ignored
    (LB-NEUTRAL-7, LB-FAQ-8)."""

    shape: ClassVar[Shape] = (Word("effect"), Name("cause"), Seat("seat"))

    def __init__(self, effect: Effect, cause: str, seat: int) -> None:
        self.effect: Final = effect
        self.cause: Final = cause
        self.seat: Final = seat

    def fits(self, s: Siege) -> bool:
        if self.seat >= s.players or not is_cause(s, self.cause):
            return False
        return not self.effect.needs_card or self.cause in s.box.card_numbers

    def facts(self, s: Siege) -> dict[str, Fact]:
        return {"source": self.cause, "effect": self.effect.id}

    def play(self, s: Siege) -> Flow | None:
        effect, seat = self.effect, self.seat
        if effect.picks_player and not s.is_in_play(seat):
            return self.pick(s)
        if effect.picks_player and not effect.is_able(s, self.cause, seat):
            told.effect_ignored(s, effect, self.cause, effect.rule)
            return None
        return apply_effect(s, effect, self.cause, seat)

    def pick(self, s: Siege) -> Flow | None:
        able = [seat for seat in range(s.players) if self.effect.is_able(s, self.cause, seat)]
        if not able or self.effect.is_idle(s, self.cause, NOBODY):
            told.effect_ignored(s, self.effect, self.cause, "LB-NEUTRAL-7")
            return None
        if len(able) == 1:
            return apply_effect(s, self.effect, self.cause, able[0])
        return decide(s, None, "who-suffers", "LB-NEUTRAL-3", SufferForAll(self.effect, self.cause))


class SufferForAll(Action[Siege, Pick]):
    """The table lets one hero suffer what has no player of its own."""

    verb = "suffer"

    def __init__(self, effect: Effect, cause: str) -> None:
        self.effect: Final = effect
        self.cause: Final = cause

    def candidates(self, s: Siege) -> list[Pick]:
        return of_heroes(s, s.answers.suffer)

    def why_not(self, s: Siege, option: Pick) -> Reason | None:
        seat = s.seat_of(option.value)
        if seat < 0 or not s.is_in_play(seat):
            return why_out(s, seat)
        if not self.effect.is_able(s, self.cause, seat):
            return Reason("cannot-be-affected", "LB-NEUTRAL-4", {"hero": option.thing})
        return None

    def do(self, s: Siege, option: Pick) -> Flow | None:
        seat = s.seat_of(option.value)  # LB-NEUTRAL-9: active for all that follows
        told.sufferer_chosen(s, self.effect, self.cause, seat)
        return apply_effect(s, self.effect, self.cause, seat)


def apply_effect(s: Siege, effect: Effect, cause: str, seat: int) -> Flow | None:
    told.effect_applied(s, effect, cause, seat)
    return effect.apply(s, cause, seat)
