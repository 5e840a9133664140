"""What each instant effect does."""

from __future__ import annotations

from typing import ClassVar, Final

from laststand.games.bastion import told
from laststand.games.bastion.box import BLACK, FRONT, NO_CARD, PLACES, SPACES
from laststand.games.bastion.bringing import BringCard
from laststand.games.bastion.dice import roll_corruption
from laststand.games.bastion.effects import (
    CORRUPTION_DIE,
    apply_effect,
    define,
    is_cause,
)
from laststand.games.bastion.elements import IN_RESERVE, lower_standard
from laststand.games.bastion.grasp import (
    advance_grasp,
    bearers,
    can_grasp_hero,
    grasp_card,
    grasp_hero,
    grasp_tile,
    has_grasp_to_remove,
    why_not_free,
)
from laststand.games.bastion.heroes import of_heroes, why_out
from laststand.games.bastion.moving import can_move, give_move
from laststand.games.bastion.ongoing import has_power
from laststand.games.bastion.options import DONE, KEEP, REROLL_DIE, OnFigure
from laststand.games.bastion.placing import move_card
from laststand.games.bastion.reserve import (
    gain_call,
    gain_life,
    has_round_token,
    lose_all_equipment,
    lose_call,
)
from laststand.games.bastion.routing import Rout, rout
from laststand.games.bastion.state import Siege
from laststand.games.bastion.tile_actions import RaiseIn
from laststand.games.bastion.tokens import (
    EVERY_COLOUR,
    gain_equipment_of_choice,
    gain_life_or_call,
    lose_round_token,
)
from laststand.games.bastion.vocabulary import ANYTHING, GRAY_DIE, REROLL, Effect
from laststand.games.bastion.wounded import lose_life
from laststand.kernel.action import Action, Actions, End, Reason, ask, decide, offer
from laststand.kernel.choice import Flow, Pick
from laststand.kernel.events import Fact
from laststand.kernel.step import Name, Number, Shape, Step


class NoEffect(Effect):
    """LB-CORRUPTION-2."""

    word = "no_effect"
    rule = "LB-CARD-1"
    sufferer = "nobody"
    able = "nobody"
    is_for_print = False

    def apply(self, s: Siege, cause: str, seat: int) -> Flow | None:
        return None


# -- losses ----------------------------------------------------------------------------------


class LoseLife(Effect):
    """LB-CORRUPTION-7."""

    word = "lose_life"
    rule = "LB-CARD-2"
    changes = "life"

    def apply(self, s: Siege, cause: str, seat: int) -> Flow | None:
        lose_life(s, seat, self.rule, cause)
        return None


class LoseARoundToken(Effect):
    """LB-CORRUPTION-6, LB-BOARD-GREEN-1."""

    word = "lose_round_token"
    rule = "LB-CARD-3"
    able = "has_round_token"
    choice = "token"
    changes = "loss"
    hangs_on = "gain life"

    def is_able(self, s: Siege, cause: str, seat: int) -> bool:
        return s.is_in_play(seat) and has_round_token(s, s.heroes[seat])

    def apply(self, s: Siege, cause: str, seat: int) -> Flow | None:
        return lose_round_token(s, seat, self.rule, cause)


class AllLoseARoundToken(Effect):
    """Clockwise from the active player, or from the neutral board."""

    word = "all_lose_round_token"
    rule = "LB-CARD-4"
    sufferer = "everyone"
    able = "has_round_token"
    choice = "token"
    changes = "loss"
    hangs_on = "gain"

    def is_idle(self, s: Siege, cause: str, seat: int) -> bool:
        return not any([has_round_token(s, s.heroes[each]) for each in s.seats_in_play()])

    def apply(self, s: Siege, cause: str, seat: int) -> Flow | None:
        start = s.heroes[seat].side if s.is_in_play(seat) else s.turn_side
        losers: list[Step[Siege]] = []
        for turn in range(4):
            loser = s.hero_at((start + turn) % 4)
            if loser >= 0 and has_round_token(s, s.heroes[loser]):
                losers.append(LoseRoundToken(loser, cause))
        s.then_all(losers)
        return None


class LoseRoundToken(Step[Siege]):
    """One hero's loss, where every hero loses a round token."""

    shape: ClassVar[Shape] = (Number("seat"), Name("cause"))

    def __init__(self, seat: int, cause: str) -> None:
        self.seat: Final = seat
        self.cause: Final = cause

    def fits(self, s: Siege) -> bool:
        return self.seat < s.players and s.is_in_play(self.seat) and is_cause(s, self.cause)

    def facts(self, s: Siege) -> dict[str, Fact]:
        return {"hero": s.hero_id(self.seat), "source": self.cause}

    def play(self, s: Siege) -> Flow | None:
        return lose_round_token(s, self.seat, "LB-CARD-4", self.cause)


class LoseAllEquipment(Effect):
    word = "lose_all_equipment"
    rule = "LB-CARD-5"
    able = "has_equipment"
    changes = "loss"
    hangs_on = "gain life"

    def is_able(self, s: Siege, cause: str, seat: int) -> bool:
        return s.is_in_play(seat) and s.heroes[seat].has_equipment

    def apply(self, s: Siege, cause: str, seat: int) -> Flow | None:
        lose_all_equipment(s, seat, self.rule, cause)
        return None


class LoseRoundTokenOrLife(Effect):
    """The player does not choose between the two."""

    word = "lose_round_token_or_life"
    rule = "LB-CARD-39"
    choice = "token"
    changes = "loss life"

    def apply(self, s: Siege, cause: str, seat: int) -> Flow | None:
        if has_round_token(s, s.heroes[seat]):
            return lose_round_token(s, seat, self.rule, cause)
        lose_life(s, seat, self.rule, cause)
        return None


class AllLoseLife(Effect):
    word = "all_lose_life"
    rule = "LB-CARD-40"
    sufferer = "everyone"
    changes = "life"

    def apply(self, s: Siege, cause: str, seat: int) -> Flow | None:
        for loser in s.seats_in_play():
            lose_life(s, loser, self.rule, cause)
        return None


class AllUnwardedLoseLife(Effect):
    """LB-BOARD-RED-1: a black Equipment token wards whoever holds it, and is kept."""

    word = "all_unwarded_lose_life"
    rule = "LB-CARD-45"
    sufferer = "everyone"
    changes = "life"
    hangs_on = "loss"

    def is_idle(self, s: Siege, cause: str, seat: int) -> bool:
        return all([s.heroes[each].equipment[BLACK] for each in s.seats_in_play()])

    def apply(self, s: Siege, cause: str, seat: int) -> Flow | None:
        for loser in s.seats_in_play():
            if not s.heroes[loser].equipment[BLACK]:
                lose_life(s, loser, self.rule, cause)
        return None


class AvengeWarlord(AllLoseLife):
    """Nothing if no Warlord has been vanquished."""

    word = "avenge_warlord"
    rule = "LB-CARD-46"

    def is_dormant(self, s: Siege) -> bool:
        return not has_warlord_fallen(s)

    def apply(self, s: Siege, cause: str, seat: int) -> Flow | None:
        return None if self.is_dormant(s) else super().apply(s, cause, seat)


class PursueVengeance(LoseRoundTokenOrLife):
    """Round after round, once a Warlord has been vanquished."""

    word = "pursue_vengeance"
    rule = "LB-CARD-47"

    def is_dormant(self, s: Siege) -> bool:
        return not has_warlord_fallen(s)

    def apply(self, s: Siege, cause: str, seat: int) -> Flow | None:
        return None if self.is_dormant(s) else super().apply(s, cause, seat)


def has_warlord_fallen(s: Siege) -> bool:
    return s.level.warlords > s.deck.warlords_left


class BurnInFront(Effect):
    """Whoever stands before the card, and nobody for them."""

    word = "burn_in_front"
    rule = "LB-CARD-35"
    sufferer = "nobody"
    able = "nobody"
    needs_card = True
    changes = "life"
    hangs_on = "place"

    def is_idle(self, s: Siege, cause: str, seat: int) -> bool:
        return not in_front(s, cause)

    def apply(self, s: Siege, cause: str, seat: int) -> Flow | None:
        for other in in_front(s, cause):
            lose_life(s, other, self.rule, cause)
        return None


def in_front(s: Siege, card: str) -> list[int]:
    """The heroes on the tile before a card."""
    space = s.space_of(card)
    if space < 0:
        return []
    return [seat for seat in s.seats_in_play() if s.heroes[seat].place == FRONT[space]]


class LoseCallOrLife(Effect):
    """The player does not choose between the two."""

    word = "lose_call_to_arms_or_life"
    rule = "LB-CARD-6"
    changes = "loss life"

    def apply(self, s: Siege, cause: str, seat: int) -> Flow | None:
        if s.heroes[seat].calls:
            lose_call(s, seat, self.rule, cause)
        else:
            lose_life(s, seat, self.rule, cause)
        return None


# -- cards and the die -----------------------------------------------------------------------


class DrawHordeCard(Effect):
    """LB-CORRUPTION-5."""

    word = "draw_horde_card"
    rule = "LB-CARD-7"
    changes = ANYTHING

    def apply(self, s: Siege, cause: str, seat: int) -> Flow | None:
        s.then(BringCard(seat, cause))
        return None


class RollCorruptionDie(Effect):
    """LB-CORRUPTION-1, LB-BOARD-YELLOW-1."""

    word = "roll_corruption_die"
    rule = "LB-CARD-8"
    able = "rolls_corruption_die"
    is_for_die = False
    changes = ANYTHING
    hangs_on = "life grasp place"

    def is_able(self, s: Siege, cause: str, seat: int) -> bool:
        """LB-POWER-KAZGIN-3."""
        is_card = cause in s.box.card_numbers
        return s.is_in_play(seat) and not (is_card and has_power(s, seat, GRAY_DIE))

    def apply(self, s: Siege, cause: str, seat: int) -> Flow | None:
        face = roll_corruption(s)
        told.corruption_rolled(s, seat, face, cause)
        if has_power(s, seat, REROLL):
            return self.roll_again(s, seat, face)
        return self.suffer(s, seat, face)

    def roll_again(self, s: Siege, seat: int, face: Effect) -> Flow:
        """LB-POWER-FENG-LI-2; LB-POWER-FENG-LI-3: the second result stands."""
        s.dice.corruption = face
        options = [KEEP, REROLL_DIE]
        chosen = yield from ask(seat, "reroll-corruption", "LB-POWER-FENG-LI-2", options)
        s.dice.corruption = None
        if chosen is REROLL_DIE:
            face = roll_corruption(s)
            told.corruption_rerolled(s, seat, face)
        flow = self.suffer(s, seat, face)
        if flow is not None:
            yield from flow

    def suffer(self, s: Siege, seat: int, face: Effect) -> Flow | None:
        """LB-CORRUPTION-8: a face that cannot affect the roller does nothing."""
        if face.picks_player and not face.is_able(s, CORRUPTION_DIE, seat):
            told.effect_ignored(s, face, CORRUPTION_DIE, "LB-CORRUPTION-8")
            return None
        return apply_effect(s, face, CORRUPTION_DIE, seat)


# -- the Grasp of Evil -----------------------------------------------------------------------


class GraspOnCard(Effect):
    word = "place_grasp_on_card"
    rule = "LB-CARD-9"
    sufferer = "nobody"
    able = "nobody"
    needs_card = True
    changes = "grasp"
    hangs_on = "free life place"

    def is_idle(self, s: Siege, cause: str, seat: int) -> bool:
        space = s.space_of(cause)
        return space < 0 or s.horde.marked[space] or s.reserve.grasp == 0

    def apply(self, s: Siege, cause: str, seat: int) -> Flow | None:
        space = s.space_of(cause)
        if space >= 0:
            grasp_card(s, space, self.rule, cause)
        return None


class AdvanceGrasp(Effect):
    word = "advance_grasp"
    rule = "LB-CARD-10"
    sufferer = "nobody"
    able = "nobody"
    needs_card = True
    changes = "grasp free"
    hangs_on = "free life place"

    def is_idle(self, s: Siege, cause: str, seat: int) -> bool:
        space = s.space_of(cause)
        if space >= 0 and s.horde.marked[space]:
            return s.tiles.grasped[FRONT[space]]
        return space < 0 or s.reserve.grasp == 0

    def apply(self, s: Siege, cause: str, seat: int) -> Flow | None:
        space = s.space_of(cause)
        if space >= 0:
            advance_grasp(s, space, self.rule, cause)
        return None


class GraspOnTile(Effect):
    """LB-BOARD-BLUE-1, LB-CORRUPTION-3: any tile that is not in the Grasp (LB-CORRUPTION-4)."""

    word = "place_grasp_on_tile"
    rule = "LB-CARD-11"
    sufferer = "nobody"
    able = "nobody"
    choice = "tile"
    changes = "grasp"
    hangs_on = "free life"

    def is_idle(self, s: Siege, cause: str, seat: int) -> bool:
        return s.reserve.grasp == 0

    def apply(self, s: Siege, cause: str, seat: int) -> Flow | None:
        if self.is_idle(s, cause, seat):
            return None
        return decide(s, s.asked(seat), "grasp-tile", "LB-GRASP-9", GraspATile(self.rule, cause))


class GraspATile(Action[Siege, Pick]):
    verb = "grasp"

    def __init__(self, rule: str, cause: str) -> None:
        self.rule: Final = rule
        self.cause: Final = cause

    def candidates(self, s: Siege) -> list[Pick]:
        return [s.answers.grasp[s.tiles.laid[place]] for place in range(len(PLACES))]

    def why_not(self, s: Siege, option: Pick) -> Reason | None:
        if s.tiles.grasped[s.tiles.place_of(option.value)]:
            return Reason("tile-in-grasp", "LB-GRASP-9", {"tile": option.thing})
        return None

    def do(self, s: Siege, option: Pick) -> None:
        grasp_tile(s, s.tiles.place_of(option.value), self.rule, self.cause)


class GraspInFront(Effect):
    word = "place_grasp_on_tile_in_front"
    rule = "LB-CARD-12"
    sufferer = "nobody"
    able = "nobody"
    needs_card = True
    changes = "grasp"
    hangs_on = "free life place"

    def is_idle(self, s: Siege, cause: str, seat: int) -> bool:
        space = s.space_of(cause)
        return space < 0 or s.tiles.grasped[FRONT[space]] or s.reserve.grasp == 0

    def apply(self, s: Siege, cause: str, seat: int) -> Flow | None:
        space = s.space_of(cause)
        if space >= 0:
            grasp_tile(s, FRONT[space], self.rule, cause)
        return None


class GraspOnHero(Effect):
    word = "place_grasp_on_hero"
    rule = "LB-CARD-13"
    able = "hero_board_free"
    changes = "grasp"
    hangs_on = "free life"

    def is_able(self, s: Siege, cause: str, seat: int) -> bool:
        return can_grasp_hero(s, seat)

    def apply(self, s: Siege, cause: str, seat: int) -> Flow | None:
        grasp_hero(s, seat, self.rule, cause)
        return None


class GraspOnHeroOrLoseLife(Effect):
    """The player does not choose between the two."""

    word = "place_grasp_on_hero_or_lose_life"
    rule = "LB-CARD-14"
    changes = "grasp life"

    def apply(self, s: Siege, cause: str, seat: int) -> Flow | None:
        if can_grasp_hero(s, seat):
            grasp_hero(s, seat, self.rule, cause)
        else:
            lose_life(s, seat, self.rule, cause)
        return None


class LowerStandard(Effect):
    word = "lower_standard"
    rule = "LB-CARD-15"
    sufferer = "nobody"
    able = "nobody"
    hangs_on = "standard"

    def is_idle(self, s: Siege, cause: str, seat: int) -> bool:
        return not s.elements.standard.is_in_use

    def apply(self, s: Siege, cause: str, seat: int) -> Flow | None:
        lower_standard(s, self.rule, cause)
        return None


class Skulk(Effect):
    """The card goes to the next free space, clockwise."""

    word = "skulk"
    rule = "LB-CARD-41"
    sufferer = "nobody"
    able = "nobody"
    needs_card = True
    changes = "place free"
    hangs_on = "place"

    def is_idle(self, s: Siege, cause: str, seat: int) -> bool:
        return s.space_of(cause) < 0 or s.horde.is_crowded

    def apply(self, s: Siege, cause: str, seat: int) -> Flow | None:
        space = s.space_of(cause)
        for steps in range(1, SPACES):
            to = (space + steps) % SPACES
            if space >= 0 and s.horde.spaces[to] == NO_CARD:
                move_card(s, space, to, self.rule, cause)
                break
        return None


# -- gains -----------------------------------------------------------------------------------


class GainLife(Effect):
    word = "gain_life"
    rule = "LB-CARD-16"
    changes = "gain"
    hangs_on = "life"

    def is_idle(self, s: Siege, cause: str, seat: int) -> bool:
        return s.reserve.life == 0

    def apply(self, s: Siege, cause: str, seat: int) -> Flow | None:
        gain_life(s, seat, self.rule, cause)
        return None


class GainCall(Effect):
    word = "gain_call_to_arms"
    rule = "LB-CARD-17"
    changes = "gain"
    hangs_on = "loss life"

    def is_idle(self, s: Siege, cause: str, seat: int) -> bool:
        return s.reserve.calls == 0

    def apply(self, s: Siege, cause: str, seat: int) -> Flow | None:
        gain_call(s, seat, self.rule, cause)
        return None


class GainLifeOrCall(Effect):
    word = "gain_life_or_call_to_arms"
    rule = "LB-CARD-18"
    choice = "reward"
    changes = "gain"
    hangs_on = "loss life"

    def is_idle(self, s: Siege, cause: str, seat: int) -> bool:
        return s.reserve.life == 0 and s.reserve.calls == 0

    def apply(self, s: Siege, cause: str, seat: int) -> Flow | None:
        return gain_life_or_call(s, seat, self.rule, cause)


class GainAnEquipment(Effect):
    word = "gain_equipment"
    rule = "LB-CARD-19"
    choice = "colour"
    changes = "gain"
    hangs_on = "loss life"

    def is_idle(self, s: Siege, cause: str, seat: int) -> bool:
        return not s.reserve.has_equipment

    def apply(self, s: Siege, cause: str, seat: int) -> Flow | None:
        return gain_equipment_of_choice(s, seat, EVERY_COLOUR, "gain-equipment", self.rule, cause)


class AwardLife(Effect):
    word = "award_life"
    rule = "LB-CARD-20"
    choice = "hero"
    changes = "gain"
    hangs_on = "life"

    def is_idle(self, s: Siege, cause: str, seat: int) -> bool:
        return s.reserve.life == 0

    def apply(self, s: Siege, cause: str, seat: int) -> Flow | None:
        if self.is_idle(s, cause, seat):
            told.gain_lost(s, seat, "life", cause)
            return None
        return decide(s, seat, "award-life", self.rule, GiveLife(self.rule, cause))


class AwardCall(Effect):
    word = "award_call_to_arms"
    rule = "LB-CARD-21"
    choice = "hero"
    changes = "gain"
    hangs_on = "loss life"

    def is_idle(self, s: Siege, cause: str, seat: int) -> bool:
        return s.reserve.calls == 0

    def apply(self, s: Siege, cause: str, seat: int) -> Flow | None:
        if self.is_idle(s, cause, seat):
            told.gain_lost(s, seat, "call", cause)
            return None
        return decide(s, seat, "award-call", self.rule, GiveCall(self.rule, cause))


class Award(Action[Siege, Pick]):
    """The player names a hero in play."""

    verb = "award"

    def __init__(self, rule: str, cause: str) -> None:
        self.rule: Final = rule
        self.cause: Final = cause

    def candidates(self, s: Siege) -> list[Pick]:
        return of_heroes(s, s.answers.award)

    def why_not(self, s: Siege, option: Pick) -> Reason | None:
        return why_out(s, s.seat_of(option.value))


class GiveLife(Award):
    def do(self, s: Siege, option: Pick) -> None:
        gain_life(s, s.seat_of(option.value), self.rule, self.cause)


class GiveCall(Award):
    def do(self, s: Siege, option: Pick) -> None:
        gain_call(s, s.seat_of(option.value), self.rule, self.cause)


# -- what a fallen card leaves the heroes ------------------------------------------------------


class PutToFlight(Effect):
    word = "put_to_flight"
    rule = "LB-CARD-34"
    sufferer = "nobody"
    able = "nobody"
    choice = "monster"
    needs_card = True
    changes = "place free"
    hangs_on = "place"

    def is_idle(self, s: Siege, cause: str, seat: int) -> bool:
        space = s.space_of(cause)
        return space < 0 or not Rout(space // 3, self.rule, cause).options(s)

    def apply(self, s: Siege, cause: str, seat: int) -> Flow | None:
        space = s.space_of(cause)
        return None if space < 0 else rout(s, seat, space // 3, self.rule, cause)


class RemoveGrasp(Effect):
    word = "remove_grasp"
    rule = "LB-CARD-36"
    sufferer = "nobody"
    able = "nobody"
    choice = "figure"
    changes = "free"
    hangs_on = "grasp"

    def is_idle(self, s: Siege, cause: str, seat: int) -> bool:
        return not has_grasp_to_remove(s)

    def apply(self, s: Siege, cause: str, seat: int) -> Flow | None:
        if self.is_idle(s, cause, seat):
            return None
        return decide(s, s.asked(seat), "fountain", self.rule, FreeFigure(self.rule, cause))


class FreeFigure(Action[Siege, OnFigure]):
    verb = "cleanse"

    def __init__(self, rule: str, cause: str) -> None:
        self.rule: Final = rule
        self.cause: Final = cause

    def candidates(self, s: Siege) -> list[OnFigure]:
        return bearers(s, "cleanse")

    def why_not(self, s: Siege, option: OnFigure) -> Reason | None:
        return why_not_free(s, option, self.rule)

    def do(self, s: Siege, option: OnFigure) -> None:
        option.bearer.free(s, self.rule, self.cause)


class RaiseTheStandard(Effect):
    """LB-TILE-STANDARD-1, but not from the reserve (LB-GRASP-4)."""

    word = "raise_standard"
    rule = "LB-CARD-37"
    sufferer = "nobody"
    able = "nobody"
    choice = "standard"
    changes = "standard"
    hangs_on = "free"

    def is_idle(self, s: Siege, cause: str, seat: int) -> bool:
        return s.elements.standard.at == IN_RESERVE

    def apply(self, s: Siege, cause: str, seat: int) -> Flow | None:
        if self.is_idle(s, cause, seat):
            return None
        actions: Actions = [RaiseIn(), End(DONE)]
        return offer(s, s.asked(seat), "standard", self.rule, actions)


class MoveAtOnce(Effect):
    word = "move_at_once"
    rule = "LB-CARD-38"
    choice = "place"
    changes = "place"
    hangs_on = "place life"

    def is_idle(self, s: Siege, cause: str, seat: int) -> bool:
        return s.is_in_play(seat) and not can_move(s, seat)

    def apply(self, s: Siege, cause: str, seat: int) -> Flow | None:
        return give_move(s, seat, self.rule, cause) if can_move(s, seat) else None


EFFECTS: Final = define(
    [
        NoEffect(),
        LoseLife(),
        LoseARoundToken(),
        AllLoseARoundToken(),
        LoseAllEquipment(),
        LoseCallOrLife(),
        DrawHordeCard(),
        RollCorruptionDie(),
        GraspOnCard(),
        AdvanceGrasp(),
        GraspOnTile(),
        GraspInFront(),
        GraspOnHero(),
        GraspOnHeroOrLoseLife(),
        LowerStandard(),
        GainLife(),
        GainCall(),
        GainLifeOrCall(),
        GainAnEquipment(),
        AwardLife(),
        AwardCall(),
        PutToFlight(),
        BurnInFront(),
        RemoveGrasp(),
        RaiseTheStandard(),
        MoveAtOnce(),
        LoseRoundTokenOrLife(),
        AllLoseLife(),
        AllUnwardedLoseLife(),
        AvengeWarlord(),
        PursueVengeance(),
        Skulk(),
    ]
)
