"""On a turn: draw an enemy, resolve its ability, move, attack."""

from __future__ import annotations

from typing import ClassVar, Final

from laststand.games.stronghold import told
from laststand.games.stronghold.any_time import AT_ANY_TIME
from laststand.games.stronghold.catapults import (
    catapults_fire,
    catapults_in_place,
    places_of_catapults,
)
from laststand.games.stronghold.combat import ROLLING_DICE, begin_combat
from laststand.games.stronghold.dice import can_roll, take_face_up_rerolls
from laststand.games.stronghold.enemies import draw_enemy
from laststand.games.stronghold.options import DRAW, END_TURN, MOVES, ROLL, STAY, Move
from laststand.games.stronghold.places import PLACES
from laststand.games.stronghold.state import Realm
from laststand.games.stronghold.time_tracks import move_time_tokens
from laststand.games.stronghold.windows import AfterCombat, BeforeCatapults
from laststand.kernel.action import NOTHING, Action, Actions, End, Reason, Saying, offer
from laststand.kernel.choice import Flow, Say
from laststand.kernel.events import Fact
from laststand.kernel.step import Number, Shape, Step


class BeginTurn(Step[Realm]):
    """A player's turn begins: catapults fire before anything else, on every player's turn
    (LS-TWO-6)."""

    shape: ClassVar[Shape] = (Number("seat"),)
    begins_turn = True

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def fits(self, s: Realm) -> bool:
        return self.seat < s.players

    def facts(self, s: Realm) -> dict[str, Fact]:
        return {"seat": self.seat + 1}

    def play(self, s: Realm) -> None:
        s.turn += 1
        s.active = self.seat
        s.party.is_rooted = False  # LS-TWO-10
        s.purse.tired = []
        s.land.is_frozen = False
        s.land.fresh = []  # LS-TIME-3: what came at setup or after time had passed is not new
        told.turn_began(s)
        s.then(DRAW_ENEMY, MOVE_PARTY, ATTACK, END_OF_TURN)  # LS-TURN-1
        if catapults_in_place(s):
            s.then(BEFORE_CATAPULTS, FIRE_CATAPULTS)


class FireCatapults(Step[Realm]):
    """LS-CATAPULT-2: what is left of them when everybody has done what could be done."""

    def play(self, s: Realm) -> None:
        catapults_fire(s)


# -- drawing -------------------------------------------------------------------------------


class DrawEnemy(Step[Realm]):
    """LS-TURN-2: an enemy is drawn and placed; LS-TURN-3: unless the deck is empty."""

    def play(self, s: Realm) -> Flow | None:
        if s.piles.deck.is_empty:
            return None
        return offer(s, s.active, "draw", "LS-TURN-2", DRAWING, self)


class Draw(Saying[Realm]):
    ends = True

    def do(self, s: Realm, option: Say) -> None:
        draw_enemy(s, "LS-TURN-2", "draw")


# -- moving --------------------------------------------------------------------------------


class MoveParty(Step[Realm]):
    """LS-TURN-5: to another place, or nowhere. Each player moves their own pawn (LS-TWO-2)."""

    def play(self, s: Realm) -> Flow:
        return offer(s, s.active, "move", "LS-TURN-5", MOVING, self)


class Go(Action[Realm, Move]):
    """To any location, or to Lux (LS-TURN-6); destroyed or not (LS-TURN-9), even from one that
    the draw has just destroyed (LS-TURN-7)."""

    verb = "move"
    ends = True

    def candidates(self, s: Realm) -> list[Move]:
        return MOVES

    def why_not(self, s: Realm, option: Move) -> Reason | None:
        if s.party.is_rooted:
            return ROOTED
        if option.to == s.party_at:
            return Reason("already-there", "LS-TURN-5", {"at": PLACES[option.to]})
        return None

    def options(self, s: Realm) -> list[Move]:
        return NOTHING if s.party.is_rooted else MOVES_FROM[s.party_at]

    def do(self, s: Realm, option: Move) -> None:
        s.party.pawns[s.active] = option.to
        told.party_moved(s, "LS-TURN-5", "move")


MOVES_FROM: Final = [[move for move in MOVES if move.to != at] for at in range(len(PLACES))]
ROOTED: Final = Reason("rooted", "LS-ENEMY-11")


# -- attacking -----------------------------------------------------------------------------


class Attack(Step[Realm]):
    """LS-TURN-8: the party may attack what is where it stands."""

    def play(self, s: Realm) -> Flow:
        return offer(s, s.active, "attack", "LS-TURN-8", ATTACKING, self)


class RollDice(Saying[Realm]):
    ends = True

    def why_not(self, s: Realm, option: Say) -> Reason | None:
        return None if can_roll(s, s.party_at) else NOTHING_HERE

    def do(self, s: Realm, option: Say) -> None:
        begin_combat(s)
        s.then(ROLLING_DICE, AFTER_COMBAT)


NOTHING_HERE: Final = Reason("nothing-to-roll-for", "LS-COMBAT-2")


class EndTurn(Step[Realm]):
    """Reroll icons pay, time passes, and the turn goes to the other player (LS-TWO-3) or to the
    same one."""

    def key(self, s: Realm) -> str:
        return "EndTurn catapults" if places_of_catapults(s) else "EndTurn"

    def facts(self, s: Realm) -> dict[str, Fact]:
        places = places_of_catapults(s)
        return {"places": places} if places else {}

    def play(self, s: Realm) -> None:
        if s.combat.attacks_again:  # LS-COMBAT-15
            s.combat.attacks_again = False
            s.then(ATTACK, END_OF_TURN)
            return
        take_face_up_rerolls(s)
        s.combat.end_turn()
        s.then(BeginTurn((s.active + 1) % s.players))
        move_time_tokens(s)


DRAW_ENEMY: Final = DrawEnemy()
MOVE_PARTY: Final = MoveParty()
ATTACK: Final = Attack()
BEFORE_CATAPULTS: Final = BeforeCatapults()
FIRE_CATAPULTS: Final = FireCatapults()
AFTER_COMBAT: Final = AfterCombat()
END_OF_TURN: Final = EndTurn()

DRAWING: Final[Actions] = [Draw(DRAW), *AT_ANY_TIME]
MOVING: Final[Actions] = [End(STAY), Go(), *AT_ANY_TIME]
ATTACKING: Final[Actions] = [RollDice(ROLL), End(END_TURN), *AT_ANY_TIME]
