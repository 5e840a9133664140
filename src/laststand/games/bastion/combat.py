"""Combat: rolling the Combat dice, completing them with Equipment, and vanquishing one card or
two at once."""

from __future__ import annotations

from typing import Final

from laststand.games.bastion.box import (
    COLOURS,
    GRAY_DIE,
    IMMUNE_TO_DICE,
    IMMUNE_TO_EQUIPMENT,
    IMMUNE_TO_WHITE_FACES,
    REROLL,
    STANDARD,
)
from laststand.games.bastion.effects import suffer_all
from laststand.games.bastion.end import JudgeVictory
from laststand.games.bastion.odds import Foe, is_enough
from laststand.games.bastion.ongoing import (
    has_power,
    may_spend_equipment,
    ongoing_on,
    rallied,
    white_dice,
)
from laststand.games.bastion.options import AGREE, REFUSE, SPEND, WITHDRAW, OnSpaces, Spend
from laststand.games.bastion.placing import discard_card
from laststand.games.bastion.state import IN_PLAY, Siege
from laststand.games.bastion.tiles import second_roll, tell_dice
from laststand.kernel.choice import Choice, Option, Refusal
from laststand.kernel.events import Fact
from laststand.kernel.step import Flow, Step

# -- resistance ----------------------------------------------------------------------------


def foe_on(s: Siege, space: int) -> Foe:
    """The card on a space as a combat meets it: LB-COMBAT-8, LB-TILE-STANDARD-2, and never
    below 0 (LB-COMBAT-10)."""
    card = s.card_on(space)
    needs = card.needs.copy()
    needs[card.colours[0]] += rallied(s, space)
    waived = 0
    if s.enchantment == space:  # LB-POWER-MYLFAAR-2
        if len(card.colours) == 1:
            needs[card.colours[0]] -= 1
        else:
            waived = 1  # LB-POWER-MYLFAAR-4
    if s.standard >= 0 and card.needs[s.standard]:
        needs[s.standard] -= s.box.tiles[STANDARD].lowers  # LB-TILE-STANDARD-3
    for colour in card.colours:
        if needs[colour] < 0:
            needs[colour] = 0
    effects = ongoing_on(s, space)
    return Foe(
        needs,
        dice=effects & IMMUNE_TO_DICE == 0,  # LB-CARD-23
        white=effects & IMMUNE_TO_WHITE_FACES == 0,  # LB-CARD-25
        equipment=effects & IMMUNE_TO_EQUIPMENT == 0 and may_spend_equipment(s),  # LB-CARD-24
        waived=waived,
    )


def combat_dice(s: Siege, seat: int) -> list[list[int]]:
    """The dice of a hero in combat, by their faces: the white ones no card blocks, and the
    gray one for Kazgin (LB-POWER-KAZGIN-1, LB-POWER-KAZGIN-2)."""
    dice = [s.box.combat_faces] * white_dice(s)
    if has_power(s, seat, GRAY_DIE):
        dice.append(s.box.gray_faces)
    return dice


# -- the roll ------------------------------------------------------------------------------


def begin_combat(s: Siege, seat: int, spaces: list[int]) -> None:
    """LB-COMBAT-7: the cards are named, then the dice are rolled."""
    s.targets = spaces.copy()
    if s.log is not None:
        s.log.tell(
            "CombatBegan", "LB-ACT-5", "combat", hero=s.hero_id(seat), spaces=s.ring.words(spaces)
        )
    s.then(Paying())
    if needs_dice(s):
        s.faces = roll_combat_dice(s, seat)
        if s.faces and has_power(s, seat, REROLL):
            s.then(RollAgain())


def needs_dice(s: Siege) -> bool:
    """LB-COMBAT-9, LB-COMBAT-11: none for a card at resistance 0."""
    for space in s.targets:
        foe = foe_on(s, space)
        if foe.is_open and foe.takes_dice:
            return True
    return False


def roll_combat_dice(s: Siege, seat: int) -> list[int]:
    """LB-COMBAT-1: the three white dice, but for those the Horde blocks."""
    box = s.box
    faces = [box.combat_faces[s.chance.roll(box.combat_die)] for _ in range(white_dice(s))]
    if has_power(s, seat, GRAY_DIE):
        faces.append(box.gray_faces[s.chance.roll(box.gray_die)])
    tell_dice(s, "DiceRolled", "LB-COMBAT-1", "combat", seat, faces)
    return faces


def end_combat(s: Siege) -> None:
    s.targets = []
    s.faces = []
    s.pledged = []
    s.refused = []


class RollAgain(Step[Siege]):
    """Feng Li's second roll in a combat."""

    def play(self, s: Siege) -> Flow:
        yield from second_roll(s, s.active, s.faces, "combat")


# -- what is at hand -----------------------------------------------------------------------


def counted_faces(s: Siege) -> list[int]:
    counts = [0, 0, 0, 0, 0, 0]
    for face in s.faces:
        counts[face] += 1
    return counts


def pledged_tokens(s: Siege) -> list[int]:
    counts = [0, 0, 0, 0, 0]
    for token in s.pledged:
        counts[token % 5] += 1
    return counts


def unpledged(s: Siege, owner: int, colour: int) -> int:
    """Tokens of a colour that a hero has beyond those already laid down."""
    return s.heroes[owner].equipment[colour] - s.pledged.count(owner * 5 + colour)


def lenders(s: Siege, seat: int) -> list[int]:
    """LB-COMBAT-4: heroes on the same tile, who have not refused (LB-COMBAT-5)."""
    place = s.heroes[seat].place
    return [
        other
        for other in range(s.players)
        if other != seat
        and s.heroes[other].status == IN_PLAY
        and s.heroes[other].place == place
        and other not in s.refused
    ]


def subsets(targets: list[int]) -> list[list[int]]:
    """LB-COMBAT-7, LB-TWO-3: any of the cards named, or both."""
    if len(targets) == 1:
        return [targets]
    return [[targets[0]], [targets[1]], targets]


def accepts(s: Siege, spaces: list[int], colour: int) -> bool:
    """LB-COMBAT-12: whether a token of this colour can be spent on one of the cards."""
    for space in spaces:
        if s.card_on(space).needs[colour] and foe_on(s, space).takes_equipment:
            return True
    return False


def accepts_all(s: Siege, spaces: list[int], tokens: list[int]) -> bool:
    for colour in range(5):
        if tokens[colour] and not accepts(s, spaces, colour):
            return False
    return True


def can_win(s: Siege, spaces: list[int], tokens: list[int], spare: list[int]) -> bool:
    """Whether these cards could be vanquished with the tokens laid down, which must all be
    spent on them (LB-COMBAT-13), and any of the spare ones."""
    if not accepts_all(s, spaces, tokens):
        return False
    every = [tokens[colour] + spare[colour] for colour in range(5)]
    return is_enough([foe_on(s, space) for space in spaces], counted_faces(s), every)


def spare_tokens(s: Siege, seat: int) -> list[int]:
    spare = [unpledged(s, seat, colour) for colour in range(5)]
    for other in lenders(s, seat):
        for colour in range(5):
            spare[colour] += unpledged(s, other, colour)
    return spare


# -- paying --------------------------------------------------------------------------------

NO_TOKENS: Final = [0, 0, 0, 0, 0]


class Paying(Step[Siege]):
    """Tokens are laid down one by one, until the player says which cards are vanquished or
    withdraws (LB-FAQ-5). With nothing that could be vanquished the combat fails by itself."""

    def play(self, s: Siege) -> Flow | None:
        options = paying_options(s, s.active)
        if len(options) == 1:
            fail(s, s.active, "CombatFailed", "LB-COMBAT-16")
            return None
        return self.ask(s, options)

    def ask(self, s: Siege, options: list[Option]) -> Flow:
        seat = s.active
        option = yield Choice(seat, "pay", "LB-COMBAT-3", options)
        if isinstance(option, Spend):
            s.then(self)
            pledge(s, seat, option)
        elif isinstance(option, OnSpaces):
            yield from vanquish(s, seat, option.spaces)
        else:
            fail(s, seat, "CombatWithdrawn", "LB-FAQ-5")

    def refusals(self, s: Siege, choice: Choice) -> list[Refusal]:
        return paying_refusals(s, s.active) if choice.ask == "pay" else []


def paying_options(s: Siege, seat: int) -> list[Option]:
    options: list[Option] = [WITHDRAW]
    tokens = pledged_tokens(s)
    for spaces in subsets(s.targets):
        if can_win(s, spaces, tokens, NO_TOKENS):
            options.append(s.ring.vanquish[spaces[0]][spaces[-1]])
    spare = spare_tokens(s, seat)
    useful = [spare[colour] > 0 and is_useful(s, colour, tokens, spare) for colour in range(5)]
    for colour in range(5):
        if useful[colour] and unpledged(s, seat, colour):
            options.append(SPEND[colour])
    for other in lenders(s, seat):
        for colour in range(5):
            if useful[colour] and unpledged(s, other, colour):
                options.append(s.answers.borrow[s.heroes[other].kind][colour])
    return options


def is_useful(s: Siege, colour: int, tokens: list[int], spare: list[int]) -> bool:
    """Whether a token more of this colour, enough or not by itself, can still lead to a card
    being vanquished; surplus is allowed (LB-COMBAT-12, LB-FAQ-4)."""
    more = tokens.copy()
    more[colour] += 1
    fewer = spare.copy()
    fewer[colour] -= 1
    for spaces in subsets(s.targets):
        if can_win(s, spaces, more, fewer):
            return True
    return False


def pledge(s: Siege, seat: int, option: Spend) -> None:
    """Lays a token down: one's own, or another's who must agree (LB-COMBAT-5)."""
    if not option.hero:
        s.pledged.append(seat * 5 + option.colour)
        return
    owner = s.seat_of(s.box.hero_ids.index(option.hero))
    if s.lending_is_free:
        lend(s, owner, option.colour)
    else:
        s.then(LendToken(owner, option.colour))


class LendToken(Step[Siege]):
    """LB-COMBAT-5: the owner agrees, or is not asked again in this combat. The token is spent,
    never handed over (LB-COMBAT-6)."""

    def __init__(self, owner: int, colour: int) -> None:
        self.owner: Final = owner
        self.colour: Final = colour

    def words(self) -> list[str]:
        return ["LendToken", str(self.owner), COLOURS[self.colour]]

    def facts(self, s: Siege) -> dict[str, Fact]:
        return {"hero": s.hero_id(self.owner), "colour": COLOURS[self.colour]}

    def play(self, s: Siege) -> Flow:
        choices: list[Option] = [AGREE, REFUSE]
        option = yield Choice(self.owner, "lend", "LB-COMBAT-5", choices)
        if option is AGREE:
            lend(s, self.owner, self.colour)
        else:
            s.refused.append(self.owner)
            if s.log is not None:
                hero = s.hero_id(self.owner)
                s.log.tell("TokenRefused", "LB-COMBAT-5", "combat", hero=hero)


def lend(s: Siege, owner: int, colour: int) -> None:
    s.pledged.append(owner * 5 + colour)
    if s.log is not None:
        hero = s.hero_id(owner)
        s.log.tell("TokenLent", "LB-COMBAT-4", "combat", hero=hero, colour=COLOURS[colour])


def fail(s: Siege, seat: int, kind: str, rule: str) -> None:
    """LB-COMBAT-16: nothing happens; LB-COMBAT-13: no token is lost."""
    if s.log is not None:
        s.log.tell(kind, rule, "combat", hero=s.hero_id(seat))
    end_combat(s)


# -- vanquished ----------------------------------------------------------------------------


def vanquish(s: Siege, seat: int, spaces: list[int]) -> Flow:
    spend_pledged(s)
    end_combat(s)
    warlords = 0
    for space in spaces:
        card = s.card_on(space)
        s.fallen.append(space)
        warlords += 1 if card.is_warlord else 0
        if s.log is not None:
            name = s.ring.names[space]
            hero = s.hero_id(seat)
            s.log.tell("CardVanquished", "LB-COMBAT-14", hero, card=card.id, space=name, hero=hero)
    s.warlords_left -= warlords
    if warlords:
        s.then(JudgeVictory())
    if len([space for space in spaces if s.card_on(space).exit]) > 1:
        options: list[Option] = [s.ring.first[space] for space in spaces]
        option = yield Choice(seat, "order-vanquished", "LB-TWO-5", options)
        assert isinstance(option, OnSpaces)
        first = option.spaces[0]
    else:
        first = spaces[0] if not s.card_on(spaces[0]).exit else spaces[-1]
    for space in spaces:
        if space != first:
            s.then(CardExits(space, seat))
    s.then(CardExits(first, seat))


def spend_pledged(s: Siege) -> None:
    """LB-FAQ-3: nothing else a player chooses returns Equipment to the reserve."""
    for token in s.pledged:
        owner, colour = token // 5, token % 5
        s.heroes[owner].equipment[colour] -= 1
        s.equipment[colour] += 1
        if s.log is not None:
            hero = s.hero_id(owner)
            s.log.tell("EquipmentSpent", "LB-COMBAT-3", "combat", hero=hero, colour=COLOURS[colour])


class CardExits(Step[Siege]):
    """LB-COMBAT-14: the exit effects of a vanquished card, then the discard pile; until then
    it takes up its space (LB-COMBAT-17)."""

    def __init__(self, space: int, seat: int) -> None:
        self.space: Final = space
        self.seat: Final = seat

    def words(self) -> list[str]:
        return ["CardExits", str(self.space), str(self.seat)]

    def facts(self, s: Siege) -> dict[str, Fact]:
        return {"card": s.card_on(self.space).id}

    def play(self, s: Siege) -> None:
        card = s.card_on(self.space)
        if card.exit:
            s.then(DiscardCard(self.space))
            suffer_all(s, card.id, self.seat, card.exit)
        else:
            discard_card(s, self.space, "LB-COMBAT-14", "combat")


class DiscardCard(Step[Siege]):
    """A vanquished card leaves play when its exit effects are done."""

    def __init__(self, space: int) -> None:
        self.space: Final = space

    def words(self) -> list[str]:
        return ["DiscardCard", str(self.space)]

    def facts(self, s: Siege) -> dict[str, Fact]:
        return {"card": s.card_on(self.space).id}

    def play(self, s: Siege) -> None:
        discard_card(s, self.space, "LB-COMBAT-14", "combat")


# -- why not -------------------------------------------------------------------------------


def paying_refusals(s: Siege, seat: int) -> list[Refusal]:
    tokens = pledged_tokens(s)
    refusals = []
    for spaces in subsets(s.targets):
        if not can_win(s, spaces, tokens, NO_TOKENS):
            notation = s.ring.vanquish[spaces[0]][spaces[-1]].notation()
            if accepts_all(s, spaces, tokens):
                refusals.append(Refusal(notation, "not-enough", "LB-COMBAT-1"))
            else:
                refusals.append(Refusal(notation, "token-not-for-it", "LB-COMBAT-13"))
    for other in range(s.players):
        hero = s.heroes[other]
        if other == seat or hero.status != IN_PLAY:
            continue
        for colour in range(5):
            if hero.equipment[colour]:
                refusal = _borrowing_refusal(s, seat, other, colour)
                if refusal is not None:
                    refusals.append(refusal)
    for colour in range(5):
        refusals.extend(_spending_refusals(s, seat, colour))
    return refusals


def _borrowing_refusal(s: Siege, seat: int, other: int, colour: int) -> Refusal | None:
    facts: dict[str, Fact] = {"hero": s.hero_id(other)}
    notation = f"spend {COLOURS[colour]} ({s.hero_id(other)})"
    if s.heroes[other].place != s.heroes[seat].place:
        return Refusal(notation, "hero-elsewhere", "LB-COMBAT-4", facts)
    if other in s.refused:
        return Refusal(notation, "owner-refused", "LB-COMBAT-5", facts)
    return None


def _spending_refusals(s: Siege, seat: int, colour: int) -> list[Refusal]:
    notation = f"spend {COLOURS[colour]}"
    facts: dict[str, Fact] = {"colour": COLOURS[colour]}
    if unpledged(s, seat, colour) == 0:
        return [Refusal(notation, "no-such-token", "LB-COMBAT-3", facts)]
    if not may_spend_equipment(s):
        return [Refusal(notation, "equipment-forbidden", "LB-CARD-26", facts)]
    if not accepts(s, s.targets, colour):
        return [Refusal(notation, "wrong-colour", "LB-COMBAT-3", facts)]
    return []
