"""Effects of Horde cards, Horde boards and the Corruption die: who suffers them and what they
do. An entrance effect is suffered by the active player (LB-EFFECT-1, LB-PLACING-10), an exit
effect by the one who won the combat (LB-EFFECT-4)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from laststand.games.bastion.box import (
    ABLE_HERO_BOARD_FREE,
    ABLE_TO_ROLL_CORRUPTION,
    ABLE_WITH_EQUIPMENT,
    ABLE_WITH_ROUND_TOKEN,
    FALCON,
    FRONT,
    GRAY_DIE,
    INSTANT,
    REROLL,
    Effect,
)
from laststand.games.bastion.grasp import (
    advance_grasp,
    can_grasp_hero,
    grasp_card,
    grasp_hero,
    grasp_tile,
    lower_standard,
)
from laststand.games.bastion.ongoing import has_power
from laststand.games.bastion.options import KEEP, REROLL_DIE, FirstEffect, OnSpaces
from laststand.games.bastion.placing import draw_card, put_card, spaces_for
from laststand.games.bastion.reserve import (
    gain_call,
    gain_equipment_of_choice,
    gain_life,
    gain_life_or_call,
    has_round_token,
    lose_all_equipment,
    lose_call,
    lose_round_token,
)
from laststand.games.bastion.state import IN_PLAY, NO_CARD, Siege
from laststand.games.bastion.wounded import lose_life
from laststand.kernel.choice import Choice, Option, Pick, Refusal
from laststand.kernel.events import Fact
from laststand.kernel.step import Flow, Step

# Whatever brings an effect about is named by its id: a card, a board by its colour, or these.
CORRUPTION_DIE: Final = "corruption"
HORDE_PHASE: Final = "horde-phase"


def is_able(s: Siege, effect: Effect, cause: str, seat: int) -> bool:
    """LB-NEUTRAL-4: whether a player is able to be affected."""
    hero = s.heroes[seat]
    if hero.status != IN_PLAY:
        return False
    if cause in s.box.linked_boards and cause != s.board_id(hero.side):
        return False  # LB-BOARD-LINKED-1
    if effect.able == ABLE_WITH_ROUND_TOKEN:
        return has_round_token(s, hero)
    if effect.able == ABLE_WITH_EQUIPMENT:
        return hero.has_equipment
    if effect.able == ABLE_HERO_BOARD_FREE:
        return can_grasp_hero(s, seat)
    if effect.able == ABLE_TO_ROLL_CORRUPTION:
        # LB-POWER-KAZGIN-3
        return cause not in s.box.card_numbers or not has_power(s, seat, GRAY_DIE)
    return True


def suffer_all(s: Siege, cause: str, seat: int, effects: list[int]) -> None:
    """Puts a card's or board's effects on the agenda."""
    if len(effects) == 1:
        s.then(Suffer(effects[0], cause, seat))
    elif effects:
        s.then(ApplyEffects(cause, seat, effects))


class ApplyEffects(Step[Siege]):
    """Several effects of one card or board: LB-HORDE-3, the active player orders them."""

    def __init__(self, cause: str, seat: int, effects: list[int]) -> None:
        self.cause: Final = cause
        self.seat: Final = seat
        self.effects: Final = effects

    def words(self) -> list[str]:
        words = [INSTANT[effect] for effect in self.effects]
        return ["ApplyEffects", self.cause, str(self.seat), *words]

    def facts(self, s: Siege) -> dict[str, Fact]:
        effects = [INSTANT[effect].replace("_", "-") for effect in self.effects]
        return {"source": self.cause, "effects": effects}

    def play(self, s: Siege) -> Flow | None:
        if _are_alike(self.effects):
            self.begin_with(s, self.effects[0])
            return None
        return self.ask(s)

    def ask(self, s: Siege) -> Flow:
        options: list[Option] = [FirstEffect(effect) for effect in sorted(set(self.effects))]
        option = yield Choice(s.asked(self.seat), "order-effects", "LB-HORDE-3", options)
        assert isinstance(option, FirstEffect)
        self.begin_with(s, option.effect)

    def begin_with(self, s: Siege, effect: int) -> None:
        rest = self.effects.copy()
        rest.remove(effect)
        suffer_all(s, self.cause, self.seat, rest)
        s.then(Suffer(effect, self.cause, self.seat))


def _are_alike(effects: list[int]) -> bool:
    return effects.count(effects[0]) == len(effects)


class Suffer(Step[Siege]):
    """One effect. Without an active hero (seat -1, or a hero taken out since: LB-WOUND-6,
    LB-FAQ-7) the table picks among those able (LB-NEUTRAL-3, LB-NEUTRAL-5); with nobody able
    the effect is ignored (LB-NEUTRAL-7, LB-FAQ-8)."""

    def __init__(self, effect: int, cause: str, seat: int) -> None:
        self.effect: Final = effect
        self.cause: Final = cause
        self.seat: Final = seat

    def words(self) -> list[str]:
        return ["Suffer", INSTANT[self.effect], self.cause, str(self.seat)]

    def facts(self, s: Siege) -> dict[str, Fact]:
        effect = INSTANT[self.effect].replace("_", "-")
        return {"source": self.cause, "effect": effect}

    def play(self, s: Siege) -> Flow | None:
        effect = s.box.effects[self.effect]
        seat = self.seat
        if effect.picks_player:
            if not s.is_in_play(seat):
                able = self.able_seats(s)
                if len(able) > 1:
                    return self.ask(s, able)
                if not able:
                    ignore(s, self.effect, self.cause, "LB-NEUTRAL-7")
                    return None
                seat = able[0]
            elif not is_able(s, effect, self.cause, seat):
                ignore(s, self.effect, self.cause, effect.rule)
                return None
        return apply_effect(s, self.effect, self.cause, seat)

    def able_seats(self, s: Siege) -> list[int]:
        effect = s.box.effects[self.effect]
        return [seat for seat in range(s.players) if is_able(s, effect, self.cause, seat)]

    def ask(self, s: Siege, able: list[int]) -> Flow:
        options: list[Option] = [s.answers.suffer[s.heroes[seat].kind] for seat in able]
        option = yield Choice(None, "who-suffers", "LB-NEUTRAL-3", options)
        assert isinstance(option, Pick)
        seat = s.seat_of(option.value)  # LB-NEUTRAL-9: active for all that follows
        if s.log is not None:
            effect = INSTANT[self.effect].replace("_", "-")
            hero = s.hero_id(seat)
            s.log.tell("SuffererChosen", "LB-NEUTRAL-3", self.cause, hero=hero, effect=effect)
        flow = apply_effect(s, self.effect, self.cause, seat)
        if flow is not None:
            yield from flow

    def refusals(self, s: Siege, choice: Choice) -> list[Refusal]:
        if choice.ask != "who-suffers":
            return []
        effect = s.box.effects[self.effect]
        return [
            Refusal(
                f"suffer {s.hero_id(seat)}",
                "cannot-be-affected",
                "LB-NEUTRAL-4",
                {"hero": s.hero_id(seat)},
            )
            for seat in s.seats_in_play()
            if not is_able(s, effect, self.cause, seat)
        ]


def ignore(s: Siege, effect: int, cause: str, rule: str) -> None:
    if s.log is not None:
        word = INSTANT[effect].replace("_", "-")
        s.log.tell("EffectIgnored", rule, cause, effect=word)


def apply_effect(s: Siege, effect: int, cause: str, seat: int) -> Flow | None:
    """What the effect does; `seat` is the player, or nobody where none is picked."""
    if s.log is not None:
        word = INSTANT[effect].replace("_", "-")
        hero = s.hero_id(seat)
        rule = s.box.effects[effect].rule
        s.log.tell("EffectApplied", rule, cause, effect=word, hero=hero)
    return _DO[effect](s, cause, seat)


# -- what each word does -------------------------------------------------------------------


def _no_effect(s: Siege, cause: str, seat: int) -> Flow | None:
    return None  # LB-CARD-1, LB-CORRUPTION-2


def _lose_life(s: Siege, cause: str, seat: int) -> Flow | None:
    lose_life(s, seat, "LB-CARD-2", cause)  # LB-BOARD-RED-1, LB-CORRUPTION-7
    return None


def _lose_round_token(s: Siege, cause: str, seat: int) -> Flow | None:
    return lose_round_token(s, seat, "LB-CARD-3", cause)


def _all_lose_round_token(s: Siege, cause: str, seat: int) -> Flow | None:
    """LB-CARD-4: clockwise from the active player, or from the neutral board."""
    start = s.heroes[seat].side if s.is_in_play(seat) else s.turn_side
    losers: list[Step[Siege]] = []
    for turn in range(4):
        loser = s.hero_at((start + turn) % 4)
        if loser >= 0 and has_round_token(s, s.heroes[loser]):
            losers.append(LoseRoundToken(loser, cause))
    s.then(*losers)
    return None


class LoseRoundToken(Step[Siege]):
    """One hero's loss, where every hero loses a round token."""

    def __init__(self, seat: int, cause: str) -> None:
        self.seat: Final = seat
        self.cause: Final = cause

    def words(self) -> list[str]:
        return ["LoseRoundToken", str(self.seat), self.cause]

    def facts(self, s: Siege) -> dict[str, Fact]:
        return {"hero": s.hero_id(self.seat), "source": self.cause}

    def play(self, s: Siege) -> Flow | None:
        return lose_round_token(s, self.seat, "LB-CARD-4", self.cause)


def _lose_all_equipment(s: Siege, cause: str, seat: int) -> Flow | None:
    lose_all_equipment(s, seat, "LB-CARD-5", cause)  # LB-CORRUPTION-6
    return None


def _lose_call_or_life(s: Siege, cause: str, seat: int) -> Flow | None:
    """LB-CARD-6, LB-BOARD-BLUE-1: the player does not choose between the two."""
    if s.heroes[seat].calls:
        lose_call(s, seat, "LB-CARD-6", cause)
    else:
        lose_life(s, seat, "LB-CARD-6", cause)
    return None


def _draw_horde_card(s: Siege, cause: str, seat: int) -> Flow | None:
    s.then(BringCard(seat, cause))  # LB-CARD-7, LB-BOARD-GREEN-1, LB-CORRUPTION-5
    return None


def _roll_corruption_die(s: Siege, cause: str, seat: int) -> Flow | None:
    """LB-CARD-8, LB-CORRUPTION-1, LB-BOARD-YELLOW-1."""
    face = roll_corruption(s, seat, "CorruptionRolled", cause)
    if has_power(s, seat, REROLL):
        return _roll_again(s, seat, face)
    return apply_face(s, seat, face)


def roll_corruption(s: Siege, seat: int, kind: str, cause: str) -> int:
    face = s.box.corruption_faces[s.chance.roll(s.box.corruption_die)]
    if s.log is not None:
        word = INSTANT[face].replace("_", "-")
        s.log.tell(kind, "LB-CORRUPTION-1", cause, hero=s.hero_id(seat), face=word)
    return face


def _roll_again(s: Siege, seat: int, face: int) -> Flow:
    """LB-POWER-FENG-LI-2; LB-POWER-FENG-LI-3: the second result stands."""
    s.corruption = face
    options: list[Option] = [KEEP, REROLL_DIE]
    option = yield Choice(seat, "reroll-corruption", "LB-POWER-FENG-LI-2", options)
    s.corruption = -1
    if option is REROLL_DIE:
        face = roll_corruption(s, seat, "CorruptionRerolled", s.hero_id(seat))
    flow = apply_face(s, seat, face)
    if flow is not None:
        yield from flow


def apply_face(s: Siege, seat: int, face: int) -> Flow | None:
    """A face that cannot affect the roller does nothing."""
    effect = s.box.effects[face]
    if effect.picks_player and not is_able(s, effect, CORRUPTION_DIE, seat):
        ignore(s, face, CORRUPTION_DIE, "LB-CARD-8")
        return None
    return apply_effect(s, face, CORRUPTION_DIE, seat)


def _grasp_on_card(s: Siege, cause: str, seat: int) -> Flow | None:
    space = s.space_of(cause)
    if space >= 0:
        grasp_card(s, space, "LB-CARD-9", cause)
    return None


def _advance_grasp(s: Siege, cause: str, seat: int) -> Flow | None:
    space = s.space_of(cause)
    if space >= 0:
        advance_grasp(s, space, cause)
    return None


def _grasp_on_tile(s: Siege, cause: str, seat: int) -> Flow | None:
    """LB-CARD-11, LB-CORRUPTION-3: any tile that is not in the Grasp (LB-CORRUPTION-4)."""
    if s.grasp == 0:
        return None
    return _ask_tile(s, cause, seat)


def _ask_tile(s: Siege, cause: str, seat: int) -> Flow:
    options: list[Option] = [
        s.answers.grasp[s.tiles[place]] for place in range(9) if not s.grasped[place]
    ]
    option = yield Choice(s.asked(seat), "grasp-tile", "LB-GRASP-9", options)
    assert isinstance(option, Pick)
    grasp_tile(s, s.place_of(option.value), "LB-CARD-11", cause)


def _grasp_in_front(s: Siege, cause: str, seat: int) -> Flow | None:
    space = s.space_of(cause)
    if space >= 0:
        grasp_tile(s, FRONT[space], "LB-CARD-12", cause)
    return None


def _grasp_on_hero(s: Siege, cause: str, seat: int) -> Flow | None:
    grasp_hero(s, seat, "LB-CARD-13", cause)
    return None


def _grasp_on_hero_or_life(s: Siege, cause: str, seat: int) -> Flow | None:
    """LB-CARD-14: the player does not choose between the two."""
    if can_grasp_hero(s, seat):
        grasp_hero(s, seat, "LB-CARD-14", cause)
    else:
        lose_life(s, seat, "LB-CARD-14", cause)
    return None


def _lower_standard(s: Siege, cause: str, seat: int) -> Flow | None:
    lower_standard(s, "LB-CARD-15", cause)
    return None


def _gain_life(s: Siege, cause: str, seat: int) -> Flow | None:
    gain_life(s, seat, "LB-CARD-16", cause)
    return None


def _gain_call(s: Siege, cause: str, seat: int) -> Flow | None:
    gain_call(s, seat, "LB-CARD-17", cause)
    return None


def _gain_life_or_call(s: Siege, cause: str, seat: int) -> Flow | None:
    return gain_life_or_call(s, seat, "LB-CARD-18", cause)


def _gain_equipment(s: Siege, cause: str, seat: int) -> Flow | None:
    return gain_equipment_of_choice(s, seat, [0, 1, 2, 3, 4], "gain-equipment", "LB-CARD-19", cause)


def _award_life(s: Siege, cause: str, seat: int) -> Flow | None:
    return _award(s, cause, seat, "LB-CARD-20", True)


def _award_call(s: Siege, cause: str, seat: int) -> Flow | None:
    return _award(s, cause, seat, "LB-CARD-21", False)


def _award(s: Siege, cause: str, seat: int, rule: str, is_life: bool) -> Flow | None:
    """The player names a hero in play."""
    seats = s.seats_in_play()
    if len(seats) > 1:
        return _ask_award(s, cause, seat, seats, rule, is_life)
    _give(s, seats[0], rule, cause, is_life)
    return None


def _ask_award(s: Siege, cause: str, seat: int, seats: list[int], rule: str, is_life: bool) -> Flow:
    options: list[Option] = [s.answers.award[s.heroes[other].kind] for other in seats]
    ask = "award-life" if is_life else "award-call"
    option = yield Choice(seat, ask, rule, options)
    assert isinstance(option, Pick)
    _give(s, s.seat_of(option.value), rule, cause, is_life)


def _give(s: Siege, seat: int, rule: str, cause: str, is_life: bool) -> None:
    if is_life:
        gain_life(s, seat, rule, cause)
    else:
        gain_call(s, seat, rule, cause)


_Word: TypeAlias = Callable[[Siege, str, int], "Flow | None"]

_DO: Final[list[_Word]] = [
    _no_effect,
    _lose_life,
    _lose_round_token,
    _all_lose_round_token,
    _lose_all_equipment,
    _lose_call_or_life,
    _draw_horde_card,
    _roll_corruption_die,
    _grasp_on_card,
    _advance_grasp,
    _grasp_on_tile,
    _grasp_in_front,
    _grasp_on_hero,
    _grasp_on_hero_or_life,
    _lower_standard,
    _gain_life,
    _gain_call,
    _gain_life_or_call,
    _gain_equipment,
    _award_life,
    _award_call,
]


# -- bringing a card -----------------------------------------------------------------------


class BringCard(Step[Siege]):
    """A player takes the first card of the deck and puts it into play. `cause` is the Horde
    phase whose own card it is (LB-HORDE-6), or what makes the player bring one more."""

    def __init__(self, seat: int, cause: str) -> None:
        self.seat: Final = seat
        self.cause: Final = cause

    def words(self) -> list[str]:
        return ["BringCard", str(self.seat), self.cause]

    def facts(self, s: Siege) -> dict[str, Fact]:
        return {"hero": s.hero_id(self.seat)}

    def play(self, s: Siege) -> Flow | None:
        if s.all_spaces_taken():
            # LB-PLACING-6, LB-PLACING-8; LB-PLACING-7: whoever takes the effect, and there is no
            # entrance effect; LB-PLACING-9: this is looked at before the deck.
            if s.log is not None:
                s.log.tell("CardTurnedAway", "LB-PLACING-6", self.cause)
            lose_life(s, self.seat, "LB-PLACING-6", self.cause)
            return None
        number = draw_card(s, self.seat, self.cause)
        spaces = spaces_for(s, number, self.seat)
        if len(spaces) > 1:
            s.drawn = number
            return self.ask(s, number, spaces)
        return self.place(s, number, spaces[0])

    def ask(self, s: Siege, number: int, spaces: list[int]) -> Flow:
        options: list[Option] = [s.ring.place[space] for space in spaces]
        option = yield Choice(self.seat, "place-card", "LB-PLACING-1", options)
        assert isinstance(option, OnSpaces)
        s.drawn = NO_CARD
        flow = self.place(s, number, option.spaces[0])
        if flow is not None:
            yield from flow

    def place(self, s: Siege, number: int, space: int) -> Flow | None:
        card = s.box.cards[number]
        if put_card(s, number, space, self.cause):
            suffer_all(s, card.id, self.seat, card.entrance)
        if self.cause == HORDE_PHASE and has_power(s, self.seat, FALCON):
            # LB-POWER-BERRIC-1: before the entrance effect, which is only on the agenda.
            cause = s.hero_id(self.seat)
            return gain_equipment_of_choice(
                s, self.seat, card.colours, "falcon", "LB-POWER-BERRIC-1", cause
            )
        return None

    def refusals(self, s: Siege, choice: Choice) -> list[Refusal]:
        if choice.ask != "place-card":
            return []
        offered = choice.notations()
        return [
            Refusal(f"place {name}", "space-taken" if taken >= 0 else "other-board", choice.rule)
            for name, taken in zip(s.ring.names, s.spaces)
            if f"place {name}" not in offered
        ]
