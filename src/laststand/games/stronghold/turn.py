"""On a turn: draw an enemy, resolve its ability, move, attack."""

from __future__ import annotations

from typing import Final

from laststand.games.stronghold.any_time import (
    act_any_time,
    any_time_options,
    any_time_refusals,
)
from laststand.games.stronghold.box import LUX, PLACES
from laststand.games.stronghold.catapults import catapults_fire
from laststand.games.stronghold.combat import ROLLING_DICE, begin_combat, can_roll
from laststand.games.stronghold.enemies import draw_enemy
from laststand.games.stronghold.options import DRAW, END_TURN, MOVES, ROLL, STAY, Move
from laststand.games.stronghold.state import Realm
from laststand.games.stronghold.time_tracks import move_time_tokens
from laststand.kernel.choice import Choice, Option, Refusal
from laststand.kernel.events import Fact
from laststand.kernel.step import Flow, Step


class BeginTurn(Step[Realm]):
    """A player's turn begins: catapults fire before anything else, on every player's turn
    (LS-TWO-6)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def words(self) -> list[str]:
        return ["BeginTurn", str(self.seat)]

    def facts(self, s: Realm) -> dict[str, Fact]:
        return {"seat": self.seat + 1}

    def play(self, s: Realm) -> None:
        s.turn += 1
        s.active = self.seat
        s.is_rooted = False  # LS-TWO-10
        s.tired = []
        s.fresh = []  # LS-TIME-3: what came at setup or after time had passed is not new
        if s.log is not None:
            s.log.tell("TurnBegan", "LS-TURN-1", "turn", turn=s.turn, seat=self.seat + 1)
        s.then(DRAW_ENEMY, MOVE_PARTY, ATTACK, END_OF_TURN)  # LS-TURN-1
        catapults_fire(s)


class DrawEnemy(Step[Realm]):
    """LS-TURN-2: an enemy is drawn and placed; LS-TURN-3: unless the deck is empty."""

    def play(self, s: Realm) -> Flow | None:
        return None if s.deck.is_empty else self.ask(s)

    def ask(self, s: Realm) -> Flow:
        options: list[Option] = [DRAW]
        options.extend(any_time_options(s))
        option = yield Choice(s.active, "draw", "LS-TURN-2", options)
        if option is DRAW:
            draw_enemy(s, "LS-TURN-2", "draw")
        else:
            s.then(self)
            yield from act_any_time(s, option)

    def refusals(self, s: Realm, choice: Choice) -> list[Refusal]:
        return any_time_refusals(s) if choice.ask == "draw" else []


class MoveParty(Step[Realm]):
    """LS-TURN-5: to any location, or to Lux (LS-TURN-6); destroyed or not (LS-TURN-9), even
    from one that the draw has just destroyed (LS-TURN-7); or nowhere. Each player moves their
    own pawn (LS-TWO-2)."""

    def play(self, s: Realm) -> Flow:
        option = yield Choice(s.active, "move", "LS-TURN-5", self.options(s))
        if isinstance(option, Move):
            s.pawns[s.active] = option.to
            if s.log is not None:
                s.log.tell("PartyMoved", "LS-TURN-5", "move", at=PLACES[option.to])
        elif option is not STAY:
            s.then(self)
            yield from act_any_time(s, option)

    def options(self, s: Realm) -> list[Option]:
        options: list[Option] = [STAY]
        if not s.is_rooted:
            options.extend([move for move in MOVES if move.to != s.party_at])
        options.extend(any_time_options(s))
        return options

    def refusals(self, s: Realm, choice: Choice) -> list[Refusal]:
        if choice.ask != "move":
            return []
        refusals = any_time_refusals(s)
        if s.is_rooted:
            for place in range(LUX + 1):
                refusals.append(Refusal(f"move {PLACES[place]}", "rooted", "LS-ENEMY-11"))
        else:
            here = PLACES[s.party_at]
            refusals.append(Refusal(f"move {here}", "already-there", "LS-TURN-5", {"at": here}))
        return refusals


class Attack(Step[Realm]):
    """LS-TURN-8: the party may attack what is where it stands."""

    def play(self, s: Realm) -> Flow:
        options: list[Option] = []
        if can_roll(s):
            options.append(ROLL)
        options.append(END_TURN)
        options.extend(any_time_options(s))
        option = yield Choice(s.active, "attack", "LS-TURN-8", options)
        if option is ROLL:
            begin_combat(s)
            s.then(ROLLING_DICE, AFTER_COMBAT)
        elif option is not END_TURN:
            s.then(self)
            yield from act_any_time(s, option)

    def refusals(self, s: Realm, choice: Choice) -> list[Refusal]:
        if choice.ask != "attack":
            return []
        refusals = any_time_refusals(s)
        if not can_roll(s):
            refusals.append(Refusal("roll", "nothing-to-roll-for", "LS-COMBAT-2"))
        return refusals


class AfterCombat(Step[Realm]):
    """What may still be done when the dice have been spent, the merchant above all."""

    def play(self, s: Realm) -> Flow | None:
        options: list[Option] = [END_TURN]
        options.extend(any_time_options(s))
        return self.ask(s, options) if len(options) > 1 else None

    def ask(self, s: Realm, options: list[Option]) -> Flow:
        option = yield Choice(s.active, "end-turn", "LS-MERCHANT-2", options)
        if option is not END_TURN:
            s.then(self)
            yield from act_any_time(s, option)

    def refusals(self, s: Realm, choice: Choice) -> list[Refusal]:
        return any_time_refusals(s) if choice.ask == "end-turn" else []


class EndTurn(Step[Realm]):
    """Time passes, and the turn goes to the other player (LS-TWO-3) or to the same one."""

    def play(self, s: Realm) -> None:
        s.then(BeginTurn((s.active + 1) % s.players))
        move_time_tokens(s)


DRAW_ENEMY: Final = DrawEnemy()
MOVE_PARTY: Final = MoveParty()
ATTACK: Final = Attack()
AFTER_COMBAT: Final = AfterCombat()
END_OF_TURN: Final = EndTurn()
