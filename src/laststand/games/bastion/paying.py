"""Combat, from the roll to its result: completing the dice with Equipment, and vanquishing one card
or two at once."""

from __future__ import annotations

from typing import ClassVar, Final

from laststand.games.bastion import told
from laststand.games.bastion.box import COLOURS
from laststand.games.bastion.combat import (
    NO_TOKENS,
    Token,
    accepts,
    accepts_all,
    can_win,
    end_combat,
    foe_on,
    lenders,
    pledged_tokens,
    spare_tokens,
    subsets,
    unpledged,
)
from laststand.games.bastion.dice import roll_combat_dice, second_roll
from laststand.games.bastion.heroes import why_out
from laststand.games.bastion.ongoing import has_power, may_spend_equipment
from laststand.games.bastion.options import (
    AGREE,
    REFUSE,
    SPEND,
    TAKE_BACK,
    WITHDRAW,
    OnSpaces,
    Spend,
    TakeBack,
    singles_and_pairs,
)
from laststand.games.bastion.state import Siege
from laststand.games.bastion.vanquished import vanquish
from laststand.games.bastion.vocabulary import REROLL
from laststand.kernel.action import Action, Actions, Reason, Saying, offer
from laststand.kernel.choice import Flow, Say
from laststand.kernel.events import Fact
from laststand.kernel.step import Number, Of, Shape, Step

# -- the roll ------------------------------------------------------------------------------


def begin_combat(s: Siege, seat: int, spaces: list[int]) -> None:
    """LB-COMBAT-7: the cards are named, then the dice are rolled."""
    s.combat.targets = spaces.copy()
    told.combat_began(s, seat)
    s.then(PAYING)
    if needs_dice(s):
        roll_combat_dice(s, seat)
        if s.dice.faces and has_power(s, seat, REROLL):
            s.then(RollAgain())


def needs_dice(s: Siege) -> bool:
    """LB-COMBAT-9, LB-COMBAT-11: none for a card at resistance 0."""
    for space in s.combat.targets:
        foe = foe_on(s, space)
        if foe.is_open and foe.takes_dice:
            return True
    return False


class RollAgain(Step[Siege]):
    """Feng Li's second roll in a combat."""

    def fits(self, s: Siege) -> bool:
        return len(s.combat.targets) > 0

    def play(self, s: Siege) -> Flow:
        return second_roll(s, s.active, "combat")


# -- the result ----------------------------------------------------------------------------


class Paying(Step[Siege]):
    """Tokens are laid down and taken back one by one, until the player says which cards are
    vanquished or withdraws (LB-FAQ-5). With nothing that could be vanquished the combat fails by
    itself."""

    def fits(self, s: Siege) -> bool:
        return len(s.combat.targets) > 0

    def play(self, s: Siege) -> Flow | None:
        if is_within_reach(s):
            return offer(s, s.active, "pay", "LB-COMBAT-3", WHILE_PAYING, self)
        told.combat_failed(s)
        end_combat(s)
        return None


def is_within_reach(s: Siege) -> bool:
    """Whether any of the cards could be vanquished with all that is at hand or laid down."""
    tokens, spare = pledged_tokens(s), spare_tokens(s, s.active)
    every = [tokens[colour] + spare[colour] for colour in range(len(COLOURS))]
    for spaces in subsets(s.combat.targets):
        if can_win(s, spaces, NO_TOKENS, every):
            return True
    return False


class Withdraw(Saying[Siege]):
    ends = True

    def do(self, s: Siege, option: Say) -> None:
        told.combat_withdrawn(s)
        end_combat(s)


class Vanquish(Action[Siege, OnSpaces]):
    verb = "vanquish"
    ends = True

    def candidates(self, s: Siege) -> list[OnSpaces]:
        return singles_and_pairs(s.horde.ring.vanquish)

    def why_not(self, s: Siege, option: OnSpaces) -> Reason | None:
        for space, name in zip(option.spaces, option.names):
            if space not in s.combat.targets:
                return Reason("not-named", "LB-COMBAT-7", {"space": name})
        tokens = pledged_tokens(s)
        if not accepts_all(s, option.spaces, tokens):
            return Reason("token-not-for-it", "LB-COMBAT-13")
        if not can_win(s, option.spaces, tokens, NO_TOKENS):
            return Reason("not-enough", "LB-COMBAT-1")
        return None

    def options(self, s: Siege) -> list[OnSpaces]:
        tokens = pledged_tokens(s)
        return [
            s.horde.ring.vanquish[spaces[0]][spaces[-1]]
            for spaces in subsets(s.combat.targets)
            if can_win(s, spaces, tokens, NO_TOKENS)
        ]

    def do(self, s: Siege, option: OnSpaces) -> None:
        vanquish(s, s.active, option.spaces)


# -- tokens --------------------------------------------------------------------------------


class SpendToken(Action[Siege, Spend]):
    """Lays a token down: one's own, or another's who must agree (LB-COMBAT-5)."""

    verb = "spend"

    def candidates(self, s: Siege) -> list[Spend]:
        found = SPEND.copy()
        for other, hero in enumerate(s.heroes):
            if other != s.active:
                found.extend(s.answers.borrow[hero.kind])
        return found

    def why_not(self, s: Siege, option: Spend) -> Reason | None:
        owner = owner_of(s, option.hero)
        facts: dict[str, Fact] = {"colour": COLOURS[option.colour], "hero": s.hero_id(owner)}
        if owner != s.active:
            reason = why_not_lent(s, owner)
            if reason is not None:
                return reason
        if unpledged(s, owner, option.colour) == 0:
            if s.combat.refused_of(owner, option.colour):
                return Reason("owner-refused", "LB-COMBAT-5", facts)
            why = "no-such-token" if owner == s.active else "hero-has-no-token"
            return Reason(why, "LB-COMBAT-3", facts)
        if not may_spend_equipment(s):
            return Reason("equipment-forbidden", "LB-CARD-26", facts)
        if not accepts(s, s.combat.targets, option.colour):
            return Reason("wrong-colour", "LB-COMBAT-3", facts)
        if not is_useful(s, option.colour, pledged_tokens(s), spare_tokens(s, s.active)):
            return Reason("leads-nowhere", "LB-COMBAT-13", facts)
        return None

    def options(self, s: Siege) -> list[Spend]:
        seat, tokens, spare = s.active, pledged_tokens(s), spare_tokens(s, s.active)
        useful = [spare[colour] > 0 and is_useful(s, colour, tokens, spare) for colour in range(5)]
        if True not in useful:
            return []
        found = [
            SPEND[colour] for colour in range(5) if useful[colour] and unpledged(s, seat, colour)
        ]
        for other in lenders(s, seat):
            borrow = s.answers.borrow[s.heroes[other].kind]
            for colour in range(5):
                if useful[colour] and unpledged(s, other, colour):
                    found.append(borrow[colour])
        return found

    def do(self, s: Siege, option: Spend) -> None:
        owner = owner_of(s, option.hero)
        if owner == s.active:
            s.combat.pledged.append(Token(owner, option.colour))
        elif s.agreed.lending_is_free:
            lend(s, owner, option.colour)
        else:
            s.then(LendToken(owner, option.colour))


class TakeTokenBack(Action[Siege, TakeBack]):
    """LB-COMBAT-18: until the result is taken."""

    verb = "take back"

    def candidates(self, s: Siege) -> list[TakeBack]:
        found = TAKE_BACK.copy()
        for other, hero in enumerate(s.heroes):
            if other != s.active:
                found.extend(s.answers.give_back[hero.kind])
        return found

    def why_not(self, s: Siege, option: TakeBack) -> Reason | None:
        if s.combat.pledged_of(owner_of(s, option.hero), option.colour):
            return None
        return Reason("not-laid-down", "LB-COMBAT-18", {"colour": COLOURS[option.colour]})

    def options(self, s: Siege) -> list[TakeBack]:
        return super().options(s) if s.combat.pledged else []

    def do(self, s: Siege, option: TakeBack) -> None:
        owner, pledged = owner_of(s, option.hero), s.combat.pledged
        last = [at for at, token in enumerate(pledged) if token.is_like(owner, option.colour)][-1]
        del pledged[last]
        told.token_taken_back(s, owner, option.colour)


def owner_of(s: Siege, hero: str) -> int:
    """Whose token it is: another hero's, who is named, or one's own."""
    return s.seat_of(s.box.hero_ids.index(hero)) if hero else s.active


def why_not_lent(s: Siege, owner: int) -> Reason | None:
    """Why another hero's tokens are out of reach, whatever their colour."""
    reason = why_out(s, owner)
    if reason is not None:
        return reason
    if s.heroes[owner].place != s.heroes[s.active].place:
        return Reason("hero-elsewhere", "LB-COMBAT-4", {"hero": s.hero_id(owner)})
    return None


def is_useful(s: Siege, colour: int, tokens: list[int], spare: list[int]) -> bool:
    """Whether a token more of this colour, enough or not by itself, can still lead to a card
    being vanquished; surplus is allowed (LB-COMBAT-12, LB-FAQ-4)."""
    more = tokens.copy()
    more[colour] += 1
    fewer = spare.copy()
    fewer[colour] -= 1
    for spaces in subsets(s.combat.targets):
        if can_win(s, spaces, more, fewer):
            return True
    return False


class LendToken(Step[Siege]):
    """LB-COMBAT-5: the owner agrees, or is not asked for this token again in this combat. It is
    spent, never handed over (LB-COMBAT-6)."""

    shape: ClassVar[Shape] = (Number("owner"), Of("colour", COLOURS))

    def __init__(self, owner: int, colour: int) -> None:
        self.owner: Final = owner
        self.colour: Final = colour

    def fits(self, s: Siege) -> bool:
        return (
            len(s.combat.targets) > 0
            and self.owner < s.players
            and s.is_in_play(self.owner)
            and s.heroes[self.owner].equipment[self.colour] > 0
        )

    def facts(self, s: Siege) -> dict[str, Fact]:
        return {"hero": s.hero_id(self.owner), "colour": COLOURS[self.colour]}

    def play(self, s: Siege) -> Flow:
        actions: Actions = [Agree(AGREE, self), Refuse(REFUSE, self)]
        return offer(s, self.owner, "lend", "LB-COMBAT-5", actions)


class Agree(Saying[Siege]):
    def __init__(self, say: Say, asked: LendToken) -> None:
        super().__init__(say)
        self.asked: Final = asked

    def do(self, s: Siege, option: Say) -> None:
        lend(s, self.asked.owner, self.asked.colour)


class Refuse(Saying[Siege]):
    def __init__(self, say: Say, asked: LendToken) -> None:
        super().__init__(say)
        self.asked: Final = asked

    def do(self, s: Siege, option: Say) -> None:
        s.combat.refused.append(Token(self.asked.owner, self.asked.colour))
        told.token_refused(s, self.asked.owner)


def lend(s: Siege, owner: int, colour: int) -> None:
    s.combat.pledged.append(Token(owner, colour))
    told.token_lent(s, owner, colour)


PAYING: Final = Paying()
WHILE_PAYING: Final[Actions] = [
    Withdraw(WITHDRAW),
    Vanquish(),
    SpendToken(),
    TakeTokenBack(),
]
