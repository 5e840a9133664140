"""Whether a table laid from a document, and what is to happen on it, fit together."""

from __future__ import annotations

from typing import Final

from laststand.games.bastion.box import BOARD_COLOURS, ENCHANT, INSTANT, SPACES
from laststand.games.bastion.combat import CardExits, DiscardCard, LendToken, Paying, RollAgain
from laststand.games.bastion.effects import (
    CORRUPTION_DIE,
    HORDE_PHASE,
    ApplyEffects,
    BringCard,
    LoseRoundToken,
    Suffer,
)
from laststand.games.bastion.hero_phase import HeroPhase
from laststand.games.bastion.horde_phase import BoardAction, RecurringEffects
from laststand.games.bastion.state import IN_PLAY, NO_CARD, NOT_IN_GAME, Siege
from laststand.games.bastion.turn import BoardTurn, EndTurn
from laststand.kernel.errors import DocumentRefused

ON_THE_CARD: Final = [
    INSTANT.index("place_grasp_on_card"),
    INSTANT.index("advance_grasp"),
    INSTANT.index("place_grasp_on_tile_in_front"),
]
"""Effects that only a card can bring about."""

CAUSES: Final = [*BOARD_COLOURS, CORRUPTION_DIE, HORDE_PHASE, "tavern"]


def check(s: Siege) -> None:
    """Refuses what could not be played on."""
    expect(s.active < s.players, "active", "there is no such seat")
    to_come = setting_up(s)
    if to_come:
        check_setting_up(s, to_come)
        return
    expect(len(s.tiles) == 9, "tiles", "nine tiles are needed")
    expect(len(s.board_at) == 4, "boards", "four boards are needed")
    check_heroes(s)
    check_cards(s)
    check_elements(s)
    check_combat(s)
    check_steps(s)


def expect(fits: bool, field: str, why: str) -> None:
    if not fits:
        raise DocumentRefused(f"position, field '{field}': {why}")


# -- set-up ----------------------------------------------------------------------------------


def setting_up(s: Siege) -> list[str]:
    """The steps of the set-up that are to come, if the next step is one of them."""
    every = every_set_up_step(s)
    found = [" ".join(step.words()) for step in s.agenda[::-1]]
    if not any([step in every or step == "SetUp" for step in found]):
        return []
    return found


def every_set_up_step(s: Siege) -> list[str]:
    sides = [f"TakeSide {seat}" for seat in range(s.players)]
    heroes = [f"TakeHero {seat}" for seat in range(s.players)]
    return ["LayTiles", "LayBoards", *sides, *heroes, "ChooseFirst", "Muster"]


def check_setting_up(s: Siege, to_come: list[str]) -> None:
    """A table half laid: what is to come is all that is missing."""
    every = every_set_up_step(s)
    done = len(every) - len(to_come) if to_come != ["SetUp"] else 0
    expect(
        to_come == ["SetUp"] or (done >= 0 and to_come == every[done:]),
        "agenda",
        "the set-up goes on to its end",
    )
    expect(s.turn == 0 and not s.targets, "turn", "no turn comes before the set-up is done")
    expect(len(s.tiles) == (9 if done > 0 else 0), "tiles", "as many as are laid")
    expect(len(s.board_at) == (4 if done > 1 else 0), "boards", "as many as are laid")
    seated = max(0, min(s.players, done - 2))
    taken = max(0, min(s.players, done - 2 - s.players))
    for seat, hero in enumerate(s.heroes):
        expect(
            (hero.side >= 0) == (seat < seated), "heroes", "a player sits at no board, or too soon"
        )
        expect((hero.kind >= 0) == (seat < taken), "heroes", "a hero is missing, or comes too soon")
        expect(hero.status == IN_PLAY and hero.life == 0, "heroes", "no tokens before the muster")
    check_distinct_heroes(s)
    expect(s.spaces.count(NO_CARD) == SPACES and not s.fallen, "cards", "none before the set-up")
    if to_come != ["SetUp"]:
        check_cards(s)
    elif s.runs:
        raise DocumentRefused("position, field 'runs': there is no deck before the set-up")


# -- pieces ----------------------------------------------------------------------------------


def check_distinct_heroes(s: Siege) -> None:
    kinds = [hero.kind for hero in s.heroes if hero.kind >= 0]
    sides = [hero.side for hero in s.heroes if hero.side >= 0]
    expect(len(set(kinds)) == len(kinds), "heroes", "two players have the same hero")
    expect(len(set(sides)) == len(sides), "heroes", "two players sit at the same board")


def check_heroes(s: Siege) -> None:
    check_distinct_heroes(s)
    for hero in s.heroes:
        expect(hero.kind >= 0 and hero.side >= 0, "heroes", "each needs a hero and a board")
        in_play = hero.status == IN_PLAY
        expect(in_play == (hero.life > 0), "heroes", "a hero in play has Life, and no other has")
        expect(in_play == (hero.place >= 0), "heroes", "a hero in play has a place, and no other")
        held = hero.calls > 0 or hero.has_equipment or hero.in_grasp
        expect(in_play or not held, "heroes", "a hero who is out has nothing")
    expect(len(s.seats_in_play()) > 0, "heroes", "one hero at least must be in play")
    active = s.active
    linked = active < 0 or (active < s.players and s.heroes[active].side == s.turn_side)
    expect(linked, "active", "the active player's board is not the one whose turn it is")
    expect(active < 0 or s.is_in_play(active), "active", "that hero is not in play")


def check_cards(s: Siege) -> None:
    in_play = [number for number in s.spaces if number != NO_CARD]
    every = s.monsters.pool + s.warlords.pool + in_play + s.discard
    expect(len(set(every)) == len(every), "cards", "a card is in two places")
    expect(len(s.runs) > 0, "runs", "the deck needs a run of Monsters, even of none")
    expect(all([card in s.box.monsters for card in s.monsters.pool]), "monsters", "not a Monster")
    expect(all([card in s.box.warlords for card in s.warlords.pool]), "warlords", "not a Warlord")
    expect(s.grasped.count(True) < 3, "grasped", "a third tile has lost the game")
    for space in s.fallen:
        expect(s.spaces[space] != NO_CARD, "fallen", "no card lies there")
    for space in range(SPACES):
        expect(not s.marked[space] or s.spaces[space] != NO_CARD, "cards", "no card lies there")


def check_elements(s: Siege) -> None:
    expect(s.trap != NOT_IN_GAME, "trap", "it is always in the game")
    expect(s.net != NOT_IN_GAME, "net", "it is always in the game")
    expect(s.standard != NOT_IN_GAME, "standard", "it is always in the game")
    expect(s.trap < 0 or s.spaces[s.trap] == NO_CARD, "trap", "a card lies there")
    expect(s.net < 0 or s.spaces[s.net] != NO_CARD, "net", "no card lies there")
    there = s.enchantment < 0 or s.spaces[s.enchantment] != NO_CARD
    expect(there, "enchantment", "no card lies there")
    bards = [hero for hero in s.heroes if hero.power == ENCHANT]
    in_game = s.enchantment != NOT_IN_GAME
    expect(in_game == (len(bards) > 0), "enchantment", "it is in the game with Mylfaar only")


def check_combat(s: Siege) -> None:
    expect(len(set(s.targets)) == len(s.targets) <= 2, "combat", "one card or two are fought")
    for space in s.targets:
        expect(s.spaces[space] != NO_CARD, "combat", "no card lies there")
    if s.targets:
        expect(s.is_in_play(s.active), "combat", "nobody is active")
    for seat in s.refused:
        expect(seat < s.players, "combat", "there is no such seat")
    for token in s.pledged:
        held = token // 5 < s.players and s.heroes[token // 5].equipment[token % 5]
        expect(held >= s.pledged.count(token), "combat", "a token is laid down that is not held")


# -- what is to happen -------------------------------------------------------------------------


def check_steps(s: Siege) -> None:
    fighting = 0
    for step in s.agenda:
        fits = True
        if isinstance(step, (BoardTurn, BoardAction, EndTurn, RecurringEffects)):
            fits = 0 <= step.side < 4
        elif isinstance(step, HeroPhase):
            fits = 0 <= step.seat < s.players and s.active in (-1, step.seat)
            fits = fits and s.heroes[step.seat].side == s.turn_side
        elif isinstance(step, (Suffer, ApplyEffects)):
            fits = -1 <= step.seat < s.players and has_cause(s, step)
        elif isinstance(step, (BringCard, LoseRoundToken)):
            fits = 0 <= step.seat < s.players and s.is_in_play(step.seat)
            fits = fits and is_cause(s, step.cause)
        elif isinstance(step, (CardExits, DiscardCard)):
            fits = 0 <= step.space < SPACES and step.space in s.fallen
            fits = fits and (isinstance(step, DiscardCard) or 0 <= step.seat < s.players)
        elif isinstance(step, (Paying, RollAgain, LendToken)):
            fits = len(s.targets) > 0
            fighting += 1 if isinstance(step, Paying) else 0
            if isinstance(step, LendToken):
                fits = fits and 0 <= step.owner < s.players and s.is_in_play(step.owner)
                fits = fits and s.heroes[step.owner].equipment[step.colour] > 0
        if isinstance(step, RecurringEffects):
            fits = fits and all([effect.card in s.box.card_numbers for effect in step.effects])
        expect(fits, "agenda", f"the step '{' '.join(step.words())}' does not fit the table")
    expect(fighting == (1 if s.targets else 0), "combat", "a combat is settled once")


def is_cause(s: Siege, cause: str) -> bool:
    return cause in CAUSES or cause in s.box.card_numbers


def has_cause(s: Siege, step: Suffer | ApplyEffects) -> bool:
    effects = [step.effect] if isinstance(step, Suffer) else step.effects
    if not effects or not is_cause(s, step.cause):
        return False
    on_card = any([effect in ON_THE_CARD for effect in effects])
    return not on_card or step.cause in s.box.card_numbers
