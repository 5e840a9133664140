"""Bringing a Horde card into play."""

from __future__ import annotations

from typing import ClassVar, Final

from laststand.games.bastion import told
from laststand.games.bastion.box import BLACK, NO_CARD
from laststand.games.bastion.deck import draw_card
from laststand.games.bastion.effects import HORDE_PHASE, is_cause, suffer_all
from laststand.games.bastion.ongoing import has_power
from laststand.games.bastion.options import OnSpaces
from laststand.games.bastion.placing import board_for, put_card, spaces_for
from laststand.games.bastion.state import Siege
from laststand.games.bastion.tokens import gain_equipment_of_choice
from laststand.games.bastion.vocabulary import FALCON
from laststand.games.bastion.wounded import lose_life
from laststand.kernel.action import Action, Reason, decide
from laststand.kernel.choice import Flow
from laststand.kernel.events import Fact
from laststand.kernel.step import Name, Number, Shape, Step


class BringCard(Step[Siege]):
    """A player takes the first card of the deck and puts it into play. `cause` is the Horde
    phase whose own card it is (LB-HORDE-6), or what makes the player bring one more."""

    shape: ClassVar[Shape] = (Number("seat"), Name("cause"))

    def __init__(self, seat: int, cause: str) -> None:
        self.seat: Final = seat
        self.cause: Final = cause

    def fits(self, s: Siege) -> bool:
        return self.seat < s.players and s.is_in_play(self.seat) and is_cause(s, self.cause)

    def facts(self, s: Siege) -> dict[str, Fact]:
        return {"hero": s.hero_id(self.seat)}

    def play(self, s: Siege) -> Flow | None:
        if s.horde.is_crowded:
            # LB-PLACING-6, LB-PLACING-8; LB-PLACING-7: whoever takes the effect, and there is no
            # entrance effect; LB-PLACING-9: this is looked at before the deck.
            told.card_turned_away(s, self.cause)
            lose_life(s, self.seat, "LB-PLACING-6", self.cause)
            return None
        s.deck.drawn = draw_card(s, self.seat, self.cause)
        return decide(s, self.seat, "place-card", "LB-PLACING-1", Place(self.seat, self.cause))


class Place(Action[Siege, OnSpaces]):
    """The drawn card on its space."""

    verb = "place"

    def __init__(self, seat: int, cause: str) -> None:
        self.seat: Final = seat
        self.cause: Final = cause

    def candidates(self, s: Siege) -> list[OnSpaces]:
        return s.horde.ring.place

    def why_not(self, s: Siege, option: OnSpaces) -> Reason | None:
        space = option.spaces[0]
        if s.horde.spaces[space] != NO_CARD:
            return Reason("space-taken", "LB-PLACING-1", {"space": option.names[0]})
        if space in spaces_for(s, s.deck.drawn, self.seat):
            return None
        card = s.box.cards[s.deck.drawn]
        board = s.board_id(board_for(s, s.deck.drawn, self.seat))
        return Reason("other-board", "LB-PLACING-1", {"card": card.id, "board": board})

    def options(self, s: Siege) -> list[OnSpaces]:
        return [s.horde.ring.place[space] for space in spaces_for(s, s.deck.drawn, self.seat)]

    def do(self, s: Siege, option: OnSpaces) -> Flow | None:
        number = s.deck.drawn
        s.deck.drawn = NO_CARD
        card = s.box.cards[number]
        if put_card(s, number, option.spaces[0], self.cause):
            suffer_all(s, card.id, self.seat, card.entrance)
        if self.cause == HORDE_PHASE and has_power(s, self.seat, FALCON):
            # LB-POWER-BERRIC-1: before the entrance effect, which is only on the agenda.
            rule, cause = "LB-POWER-BERRIC-1", s.hero_id(self.seat)
            held = s.heroes[self.seat].equipment
            colours = [colour for colour in card.colours if colour != BLACK and not held[colour]]
            if colours:
                return gain_equipment_of_choice(s, self.seat, colours, "falcon", rule, cause)
        return None
