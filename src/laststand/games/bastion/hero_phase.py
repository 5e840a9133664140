"""Hero phase: act and move, in either order or not at all (LB-ACT-1, LB-FAQ-1), and call to
arms at any point between."""

from __future__ import annotations

from typing import Final

from laststand.games.bastion.box import (
    ACT_TWICE,
    CENTRE,
    CROSSBOWS,
    ENCHANT,
    EXTRA_MOVE,
    IN_LINE,
    LIFT_GRASP,
    NEIGHBOURS,
    OPPOSITE,
    PLACES,
    POWERS,
    SPACES,
    SPACES_AT,
)
from laststand.games.bastion.combat import begin_combat
from laststand.games.bastion.moving import can_move, give_move, move_hero
from laststand.games.bastion.ongoing import (
    has_power,
    is_guarded,
    is_guarded_by_board,
    is_guarded_by_opposite,
    is_held,
    is_linked_power_blocked,
    is_power_blocked,
    may_call_to_arms,
)
from laststand.games.bastion.options import END_TURN, EXTRA_MOVES, MOVES, Move, OnSpaces
from laststand.games.bastion.state import NO_CARD, Siege
from laststand.games.bastion.tiles import (
    activate,
    can_activate,
    grasp_options,
    has_grasp_to_remove,
    remove_grasp,
)
from laststand.kernel.choice import Choice, Option, Pick, Refusal
from laststand.kernel.events import Fact
from laststand.kernel.step import Flow, Step


class HeroPhase(Step[Siege]):
    """One choice of the active player; then again, until the turn is ended. An action is over
    before the next choice: no move (LB-MOVE-3) and no Call to Arms (LB-FAQ-6) in its middle. A
    hero who has been taken out does nothing more (LB-WOUND-8, LB-WOUND-9)."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def words(self) -> list[str]:
        return ["HeroPhase", str(self.seat)]

    def facts(self, s: Siege) -> dict[str, Fact]:
        return {"hero": s.hero_id(self.seat)}

    def play(self, s: Siege) -> Flow | None:
        return self.ask(s) if s.is_in_play(self.seat) else None

    def ask(self, s: Siege) -> Flow:
        option = yield Choice(self.seat, "hero-phase", "LB-ACT-1", hero_options(s, self.seat))
        if option is END_TURN:
            return
        s.then(self)
        if isinstance(option, Move):
            take_move(s, self.seat, option)
        elif isinstance(option, OnSpaces):
            act_on_cards(s, self.seat, option)
        elif isinstance(option, Pick):
            flow = act_on_things(s, self.seat, option)
            if flow is not None:
                yield from flow

    def refusals(self, s: Siege, choice: Choice) -> list[Refusal]:
        return hero_refusals(s, self.seat) if choice.ask == "hero-phase" else []


def hero_options(s: Siege, seat: int) -> list[Option]:
    options: list[Option] = [END_TURN]
    place = s.heroes[seat].place
    can_go = can_move(s, seat)
    if can_go and not s.has_moved:
        options.extend([MOVES[to] for to in NEIGHBOURS[place]])
    if may_activate(s, seat):
        tile = s.tiles[place]
        if not s.grasped[place] and can_activate(s, tile):  # LB-ACT-3, LB-ACT-4, LB-GRASP-2
            options.append(s.answers.activate[tile])
    if may_fight(s, seat):
        options.extend(fight_options(s, seat))
    if s.heroes[seat].calls and may_call_to_arms(s):  # LB-CALL-1, LB-CALL-3, LB-CALL-5
        options.extend([s.answers.call[tile] for tile in range(9) if can_activate(s, tile)])
    options.extend(power_options(s, seat, can_go))
    return options


# -- acting --------------------------------------------------------------------------------


def may_activate(s: Siege, seat: int) -> bool:
    """LB-ACT-2: a tile or a combat; LB-POWER-YSALINE-1: both, for Ysaline."""
    if s.has_activated:
        return False
    return not s.has_fought or acts_twice(s, seat)


def may_fight(s: Siege, seat: int) -> bool:
    if s.has_fought:
        return False
    return not s.has_activated or acts_twice(s, seat)


def acts_twice(s: Siege, seat: int) -> bool:
    return s.acted_at == s.heroes[seat].place and has_power(s, seat, ACT_TWICE)


def fight_options(s: Siege, seat: int) -> list[Option]:
    """LB-ACT-5, LB-TWO-1: the cards adjacent to the hero's tile, one or both; none from the
    centre (LB-ACT-6). LB-POWER-TWINDALLI-1, LB-POWER-TWINDALLI-2: for Twindalli the cards in
    line, and two that lie opposite (LB-POWER-TWINDALLI-3)."""
    place = s.heroes[seat].place
    near = SPACES_AT[place]
    crossbows = s.heroes[seat].power == CROSSBOWS and has_power(s, seat, CROSSBOWS)
    reach = IN_LINE[place] if crossbows else near
    foes = [space for space in reach if s.spaces[space] != NO_CARD and not is_guarded(s, space)]
    fight = s.ring.fight
    options: list[Option] = [fight[space][space] for space in foes]
    for low in foes:
        for high in foes:
            if low < high and (OPPOSITE[low] == high or (low in near and high in near)):
                options.append(fight[low][high])
    return options


def act_on_cards(s: Siege, seat: int, option: OnSpaces) -> None:
    if option.verb == "fight":
        s.has_fought = True
        s.acted_at = s.heroes[seat].place
        begin_combat(s, seat, option.spaces)
    elif option.verb == "enchant":
        enchant(s, seat, option.spaces[0])
    else:
        lift_grasp(s, seat, option)


def act_on_things(s: Siege, seat: int, option: Pick) -> Flow | None:
    if option.verb == "activate":
        s.has_activated = True
        s.acted_at = s.heroes[seat].place
        tell_activated(s, seat, option.value, "LB-ACT-3")
        return activate(s, option.value, seat)
    if option.verb == "call":
        return call_to_arms(s, seat, option.value)
    if option.verb == "give move":
        s.extra_move_used = True  # LB-POWER-ELMER-2, LB-POWER-ELMER-3
        given = s.seat_of(option.value)
        return give_move(s, given, "LB-POWER-ELMER-3", s.hero_id(seat))
    lift_grasp(s, seat, option)
    return None


def call_to_arms(s: Siege, seat: int, tile: int) -> Flow | None:
    """LB-CALL-2: an extra action, and the token goes to the reserve; LB-CALL-4: as often as
    there are tokens; LB-CALL-7: with elements from the reserve."""
    s.heroes[seat].calls -= 1
    s.calls += 1
    if s.log is not None:
        hero = s.hero_id(seat)
        s.log.tell("CallToArmsUsed", "LB-CALL-1", hero, hero=hero, tile=s.box.tiles[tile].id)
    return activate(s, tile, seat)


def tell_activated(s: Siege, seat: int, tile: int, rule: str) -> None:
    if s.log is not None:
        hero = s.hero_id(seat)
        s.log.tell("TileActivated", rule, hero, hero=hero, tile=s.box.tiles[tile].id)


def take_move(s: Siege, seat: int, option: Move) -> None:
    hero = s.hero_id(seat) if s.log is not None else ""
    if option is MOVES[option.to]:
        s.has_moved = True
        move_hero(s, seat, option.to, "LB-MOVE-1", hero)
    else:
        s.extra_move_used = True
        move_hero(s, seat, option.to, "LB-POWER-ELMER-1", hero)


# -- powers used between actions (LB-POWER-3) ------------------------------------------------


def power_options(s: Siege, seat: int, can_go: bool) -> list[Option]:
    power = s.heroes[seat].power
    if power > ENCHANT or not has_power(s, seat, power):
        return []
    if power == EXTRA_MOVE:
        return extra_move_options(s, seat, can_go)
    if power == LIFT_GRASP:
        return lift_options(s)
    return enchant_options(s)


def extra_move_options(s: Siege, seat: int, can_go: bool) -> list[Option]:
    """LB-POWER-ELMER-1, LB-POWER-ELMER-2."""
    options: list[Option] = []
    if s.extra_move_used:
        return options
    if can_go:
        options.extend([EXTRA_MOVES[to] for to in NEIGHBOURS[s.heroes[seat].place]])
    for other in s.seats_in_play():
        if other != seat and can_move(s, other):
            options.append(s.answers.give_move[s.heroes[other].kind])
    return options


def lift_options(s: Siege) -> list[Option]:
    """LB-POWER-TEAGAAN-1; LB-POWER-TEAGAAN-2: held in place or not."""
    if s.has_moved or not has_grasp_to_remove(s):
        return []
    return grasp_options(s, s.answers.lift_tile, s.ring.lift, s.answers.lift_hero)


def lift_grasp(s: Siege, seat: int, option: Option) -> None:
    s.has_moved = True
    remove_grasp(s, option, s.answers.lift_tile, "LB-POWER-TEAGAAN-1", s.hero_id(seat))


def enchant_options(s: Siege) -> list[Option]:
    """LB-POWER-MYLFAAR-1: once in a Hero phase, on any card in play."""
    if s.has_enchanted:
        return []
    return [
        s.ring.enchant[space]
        for space in range(SPACES)
        if s.spaces[space] != NO_CARD and space != s.enchantment
    ]


def enchant(s: Siege, seat: int, space: int) -> None:
    s.has_enchanted = True
    s.enchantment = space
    if s.log is not None:
        s.log.tell(
            "EnchantmentPlaced",
            "LB-POWER-MYLFAAR-1",
            s.hero_id(seat),
            card=s.card_on(space).id,
            space=s.ring.names[space],
        )


# -- why not -------------------------------------------------------------------------------


def hero_refusals(s: Siege, seat: int) -> list[Refusal]:
    return [
        *move_refusals(s, seat),
        *activation_refusals(s, seat),
        *call_refusals(s, seat),
        *fight_refusals(s, seat),
        *power_refusals(s, seat),
    ]


def move_refusals(s: Siege, seat: int) -> list[Refusal]:
    place = s.heroes[seat].place
    refusals = []
    for to in range(9):
        facts: dict[str, Fact] = {"place": PLACES[to]}
        notation = f"move {PLACES[to]}"
        if s.has_moved:
            refusals.append(Refusal(notation, "moved-already", "LB-ACT-1", facts))
        elif is_held(s, place):
            refusals.append(Refusal(notation, "held", "LB-CARD-28", facts))
        elif to not in NEIGHBOURS[place]:
            refusals.append(Refusal(notation, "not-adjacent", "LB-MOVE-1", facts))
    return refusals


def activation_refusals(s: Siege, seat: int) -> list[Refusal]:
    refusals = []
    here = s.heroes[seat].place
    for place in range(9):
        tile = s.tiles[place]
        id = s.box.tiles[tile].id
        facts: dict[str, Fact] = {"tile": id}
        notation = f"activate {id}"
        if place != here:
            refusals.append(Refusal(notation, "not-on-tile", "LB-ACT-3", facts))
        elif not may_activate(s, seat):
            refusals.append(Refusal(notation, "acted-already", "LB-ACT-2", facts))
        elif s.grasped[place]:
            refusals.append(Refusal(notation, "tile-in-grasp", "LB-ACT-4", facts))
        elif not can_activate(s, tile):
            refusals.append(Refusal(notation, f"needs-{id}", "LB-ACT-7", facts))
    return refusals


def call_refusals(s: Siege, seat: int) -> list[Refusal]:
    refusals = []
    for tile in range(9):
        id = s.box.tiles[tile].id
        facts: dict[str, Fact] = {"tile": id}
        if s.heroes[seat].calls == 0:
            refusals.append(Refusal(f"call {id}", "no-call", "LB-CALL-1", facts))
        elif not may_call_to_arms(s):
            refusals.append(Refusal(f"call {id}", "call-forbidden", "LB-CARD-27", facts))
        elif not can_activate(s, tile):
            refusals.append(Refusal(f"call {id}", f"needs-{id}", "LB-CALL-6", facts))
    return refusals


def fight_refusals(s: Siege, seat: int) -> list[Refusal]:
    offered = [option.notation() for option in fight_options(s, seat)]
    place = s.heroes[seat].place
    refusals = []
    for space in range(SPACES):
        name = s.ring.names[space]
        notation = f"fight {name}"
        facts: dict[str, Fact] = {"space": name}
        if not may_fight(s, seat):
            refusals.append(Refusal(notation, "acted-already", "LB-ACT-2", facts))
        elif notation in offered:
            continue
        elif s.spaces[space] == NO_CARD:
            refusals.append(Refusal(notation, "no-card-there", "LB-ACT-5", facts))
        elif is_guarded_by_opposite(s, space):
            refusals.append(Refusal(notation, "guarded-by-opposite", "LB-CARD-32", facts))
        elif is_guarded_by_board(s, space):
            refusals.append(Refusal(notation, "guarded-by-board", "LB-CARD-33", facts))
        elif place == CENTRE:
            refusals.append(Refusal(notation, "from-the-centre", "LB-ACT-6", facts))
        else:
            refusals.append(Refusal(notation, "out-of-reach", "LB-ACT-5", facts))
    return refusals


def power_refusals(s: Siege, seat: int) -> list[Refusal]:
    """Why the power cannot be used, whatever it would do."""
    hero = s.heroes[seat]
    facts: dict[str, Fact] = {"hero": s.hero_id(seat)}
    notation = f"power {POWERS[hero.power].replace('_', '-')}"
    if hero.is_wounded:
        return [Refusal(notation, "power-wounded", "LB-WOUND-14", facts)]
    if hero.in_grasp:
        return [Refusal(notation, "power-in-grasp", "LB-GRASP-3", facts)]
    if is_linked_power_blocked(s, seat):
        return [Refusal(notation, "power-blocked", "LB-CARD-29", facts)]
    if is_power_blocked(s, seat):
        return [Refusal(notation, "powers-blocked", "LB-CARD-30", facts)]
    return []
