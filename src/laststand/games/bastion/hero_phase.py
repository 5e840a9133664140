"""Hero phase: act and move, in either order or not at all (LB-ACT-1, LB-FAQ-1), and call to
arms at any point between."""

from __future__ import annotations

from typing import ClassVar, Final

from laststand.games.bastion import told
from laststand.games.bastion.box import (
    CENTRE,
    IN_LINE,
    NO_CARD,
    OPPOSITE,
    PLACES,
    SPACES_AT,
)
from laststand.games.bastion.deeds import may_activate, may_fight, why_acted
from laststand.games.bastion.moving import move_hero, moves_of, why_not_to
from laststand.games.bastion.ongoing import (
    has_power,
    is_barred,
    is_guarded,
    is_guarded_by_board,
    is_guarded_by_opposite,
    may_call_to_arms,
    why_powerless,
)
from laststand.games.bastion.options import END_TURN, MOVES, Move, OnSpaces, singles_and_pairs
from laststand.games.bastion.paying import begin_combat
from laststand.games.bastion.powers import Enchant, ExtraMove, GiveMove, LiftGrasp
from laststand.games.bastion.reserve import return_call
from laststand.games.bastion.state import Siege
from laststand.games.bastion.tile_actions import can_activate
from laststand.games.bastion.vocabulary import CROSSBOWS
from laststand.kernel.action import NOTHING, Action, Actions, End, Reason, offer
from laststand.kernel.choice import Flow, Pick
from laststand.kernel.events import Fact
from laststand.kernel.step import Number, Shape, Step


class HeroPhase(Step[Siege]):
    """One choice of the active player; then again, until the turn is ended. An action is over
    before the next choice: no move (LB-MOVE-3) and no Call to Arms (LB-FAQ-6) in its middle. A
    hero who has been taken out does nothing more (LB-WOUND-8, LB-WOUND-9)."""

    shape: ClassVar[Shape] = (Number("seat"),)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def fits(self, s: Siege) -> bool:
        if self.seat >= s.players or s.active not in (-1, self.seat):
            return False
        return s.heroes[self.seat].side == s.turn_side

    def facts(self, s: Siege) -> dict[str, Fact]:
        return {"hero": s.hero_id(self.seat)}

    def play(self, s: Siege) -> Flow | None:
        if not s.is_in_play(self.seat):
            return None
        return offer(s, self.seat, "hero-phase", "LB-ACT-1", HERO_ACTIONS[self.seat], self)


# -- moving --------------------------------------------------------------------------------


class Go(Action[Siege, Move]):
    verb = "move"

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def candidates(self, s: Siege) -> list[Move]:
        return MOVES

    def why_not(self, s: Siege, option: Move) -> Reason | None:
        if s.deeds.has_moved:
            return Reason("moved-already", "LB-ACT-1", {"place": PLACES[option.to]})
        return why_not_to(s, self.seat, option.to)

    def options(self, s: Siege) -> list[Move]:
        return NOTHING if s.deeds.has_moved else moves_of(s, self.seat, MOVES)

    def do(self, s: Siege, option: Move) -> None:
        s.deeds.has_moved = True
        move_hero(s, self.seat, option.to, "LB-MOVE-1", s.hero_id(self.seat))


# -- activating a tile -----------------------------------------------------------------------


class Activate(Action[Siege, Pick]):
    """LB-ACT-3, LB-ACT-4, LB-GRASP-2."""

    verb = "activate"

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def candidates(self, s: Siege) -> list[Pick]:
        return s.answers.activate

    def why_not(self, s: Siege, option: Pick) -> Reason | None:
        place = s.tiles.place_of(option.value)
        facts: dict[str, Fact] = {"tile": option.thing}
        if place != s.heroes[self.seat].place:
            return Reason("not-on-tile", "LB-ACT-3", facts)
        if not may_activate(s, self.seat):
            return why_acted(s, self.seat, s.deeds.has_activated)
        if s.tiles.grasped[place]:
            return Reason("tile-in-grasp", "LB-ACT-4", facts)
        if is_barred(s, place):
            return Reason("tile-barred", "LB-CARD-42", facts)
        return why_no_use(s, option.value, "LB-ACT-7")

    def options(self, s: Siege) -> list[Pick]:
        place = s.heroes[self.seat].place
        tile = s.tiles.laid[place]
        if s.tiles.grasped[place] or not may_activate(s, self.seat) or is_barred(s, place):
            return NOTHING
        if not can_activate(s, tile):
            return NOTHING
        return [s.answers.activate[tile]]

    def do(self, s: Siege, option: Pick) -> Flow | None:
        s.deeds.has_activated = True
        s.deeds.acted_at = s.heroes[self.seat].place
        told.tile_activated(s, self.seat, option.thing)
        return use_tile(s, option.value, self.seat)


def use_tile(s: Siege, number: int, seat: int) -> Flow | None:
    tile = s.box.tiles[number]
    return tile.action.activate(s, tile, seat)


def why_no_use(s: Siege, tile: int, rule: str) -> Reason | None:
    """LB-ACT-7, LB-CALL-6: a tile whose action could do nothing is not used."""
    reason = s.box.tiles[tile].action.why_not(s)
    if reason is None:
        return None
    return Reason(reason.why, rule, {"tile": s.box.tile_ids[tile], **reason.facts})


# -- Call to Arms --------------------------------------------------------------------------


class CallToArms(Action[Siege, Pick]):
    """LB-CALL-1, LB-CALL-3, LB-CALL-5. LB-CALL-2: an extra action, and the token goes to the
    reserve; LB-CALL-4: as often as there are tokens; LB-CALL-7: with elements from the reserve."""

    verb = "call"

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def candidates(self, s: Siege) -> list[Pick]:
        return s.answers.call

    def why_not(self, s: Siege, option: Pick) -> Reason | None:
        if s.heroes[self.seat].calls == 0:
            return Reason("no-call", "LB-CALL-1", {"tile": option.thing})
        if not may_call_to_arms(s):
            return Reason("call-forbidden", "LB-CARD-27", {"tile": option.thing})
        return why_no_use(s, option.value, "LB-CALL-6")

    def options(self, s: Siege) -> list[Pick]:
        if s.heroes[self.seat].calls == 0 or not may_call_to_arms(s):
            return NOTHING
        return [pick for pick in s.answers.call if can_activate(s, pick.value)]

    def do(self, s: Siege, option: Pick) -> Flow | None:
        return_call(s, self.seat)
        told.call_used(s, self.seat, option.thing)
        return use_tile(s, option.value, self.seat)


# -- combat --------------------------------------------------------------------------------


class Fight(Action[Siege, OnSpaces]):
    """LB-ACT-5, LB-TWO-1: the cards adjacent to the hero's tile, one or both; none from the
    centre (LB-ACT-6). LB-POWER-TWINDALLI-1, LB-POWER-TWINDALLI-2: for Twindalli the cards in
    line, and two that lie opposite (LB-POWER-TWINDALLI-3)."""

    verb = "fight"

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def candidates(self, s: Siege) -> list[OnSpaces]:
        return singles_and_pairs(s.horde.ring.fight)

    def why_not(self, s: Siege, option: OnSpaces) -> Reason | None:
        if not may_fight(s, self.seat):
            return why_acted(s, self.seat, s.deeds.has_fought)
        for space in option.spaces:
            reason = self.why_no_foe(s, space)
            if reason is not None:
                return reason
        low, high = option.spaces[0], option.spaces[-1]
        if low == high or are_together(s.heroes[self.seat].place, low, high):
            return None
        return Reason("not-together", "LB-TWO-1", {"spaces": option.names})

    def why_no_foe(self, s: Siege, space: int) -> Reason | None:
        facts: dict[str, Fact] = {"space": s.horde.ring.names[space]}
        if s.horde.spaces[space] == NO_CARD:
            return Reason("no-card-there", "LB-ACT-5", facts)
        if is_guarded_by_opposite(s, space):
            return Reason("guarded-by-opposite", "LB-CARD-32", facts)
        if is_guarded_by_board(s, space):
            return Reason("guarded-by-board", "LB-CARD-33", facts)
        hero = s.heroes[self.seat]
        if space in reach_from(s, self.seat, hero.place):
            return None
        if hero.power is CROSSBOWS and space in IN_LINE[hero.place]:
            return why_powerless(s, self.seat)
        if hero.place == CENTRE and hero.power is not CROSSBOWS:
            return Reason("from-the-centre", "LB-ACT-6", facts)
        return Reason("out-of-reach", "LB-ACT-5", facts)

    def options(self, s: Siege) -> list[OnSpaces]:
        if not may_fight(s, self.seat):
            return NOTHING
        return fights_from(s, self.seat, s.heroes[self.seat].place)

    def do(self, s: Siege, option: OnSpaces) -> None:
        s.deeds.has_fought = True
        s.deeds.acted_at = s.heroes[self.seat].place
        begin_combat(s, self.seat, option.spaces)


def fights_from(s: Siege, seat: int, place: int) -> list[OnSpaces]:
    """What a hero who has not acted could fight from a tile."""
    spaces, fight = s.horde.spaces, s.horde.ring.fight
    reach = reach_from(s, seat, place)
    foes = [space for space in reach if spaces[space] != NO_CARD and not is_guarded(s, space)]
    if not foes:
        return NOTHING
    found = [fight[space][space] for space in foes]
    for low in foes:
        for high in foes:
            if low < high and are_together(place, low, high):
                found.append(fight[low][high])
    return found


def reach_from(s: Siege, seat: int, place: int) -> list[int]:
    """The spaces that a hero reaches from a tile."""
    if s.heroes[seat].power is CROSSBOWS and has_power(s, seat, CROSSBOWS):
        return IN_LINE[place]
    return SPACES_AT[place]


def are_together(place: int, low: int, high: int) -> bool:
    near = SPACES_AT[place]
    return OPPOSITE[low] == high or (low in near and high in near)


FIGHTS: Final = [Fight(seat) for seat in range(4)]
HERO_ACTIONS: Final[list[Actions]] = [
    [
        End(END_TURN),
        Go(seat),
        Activate(seat),
        FIGHTS[seat],
        CallToArms(seat),
        ExtraMove(seat),
        GiveMove(seat),
        LiftGrasp(seat),
        Enchant(seat),
    ]
    for seat in range(4)
]
