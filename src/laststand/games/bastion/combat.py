"""Combat: the cards that are fought, what they need, and what is at hand against them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from laststand.games.bastion.box import COLOURS, FACES, NO_CARD, Card
from laststand.games.bastion.ongoing import firmness, may_spend_equipment, ongoing_on, rallied
from laststand.games.bastion.resistance import Foe, is_enough
from laststand.games.bastion.vocabulary import (
    IMMUNE_TO_DICE,
    IMMUNE_TO_EQUIPMENT,
    IMMUNE_TO_LOWERING,
    IMMUNE_TO_WHITE_FACES,
)
from laststand.kernel.fields import Fields, expect
from laststand.kernel.part import Part

if TYPE_CHECKING:
    from laststand.games.bastion.state import Siege

NO_TOKENS: Final = [0, 0, 0, 0, 0]


class Token:
    """An Equipment token of somebody's."""

    def __init__(self, owner: int, colour: int) -> None:
        self.owner: Final = owner
        self.colour: Final = colour

    def is_like(self, owner: int, colour: int) -> bool:
        return self.owner == owner and self.colour == colour


class Combat(Part["Siege"]):
    """The combat in progress: the spaces of the cards named (none: there is no combat), the tokens
    laid down, and those that their owners have refused."""

    def __init__(self) -> None:
        self.targets: list[int] = []
        self.pledged: list[Token] = []
        self.refused: list[Token] = []

    def clone(self) -> Combat:
        combat = Combat()
        if self.targets:
            combat.targets = self.targets.copy()
            combat.pledged = self.pledged.copy()
            combat.refused = self.refused.copy()
        return combat

    def pledged_of(self, owner: int, colour: int) -> int:
        return len([token for token in self.pledged if token.is_like(owner, colour)])

    def refused_of(self, owner: int, colour: int) -> int:
        return len([token for token in self.refused if token.is_like(owner, colour)])

    # -- as a document -----------------------------------------------------------------

    def write(self, s: Siege) -> dict[str, Any]:
        if not self.targets:
            return {}
        return {
            "combat": {
                "targets": s.horde.ring.words(self.targets),
                "faces": [FACES[face] for face in s.dice.faces],
                "pledged": _written(self.pledged),
                "refused": _written(self.refused),
            }
        }

    def read(self, s: Siege, fields: Fields) -> None:
        if not fields.has("combat"):
            return
        combat = fields.inner("combat")
        self.targets = combat.some("targets", s.horde.ring.names)
        combat.expect(0 < len(self.targets) <= 2, "targets", "one card or two are fought")
        s.dice.faces = combat.some("faces", FACES)
        self.pledged = _read(s, combat, "pledged")
        self.refused = _read(s, combat, "refused")
        combat.expect_all_read()

    def check(self, s: Siege) -> None:
        if not self.targets:
            return
        at = "combat.targets"
        expect(len(set(self.targets)) == len(self.targets), at, "one stands there twice")
        for space in self.targets:
            expect(s.horde.spaces[space] != NO_CARD, at, "no card lies there")
        expect(s.is_in_play(s.active), "combat", "nobody is active")
        place = s.heroes[s.active].place
        for token in self.pledged:
            owner = s.heroes[token.owner]
            held = owner.equipment[token.colour]
            is_held = held >= self.pledged_of(token.owner, token.colour)
            expect(is_held, "combat.pledged", "a token is laid down that is not held")
            is_here = owner.place == place
            expect(is_here, "combat.pledged", "its owner is on another tile (LB-COMBAT-4)")

    # -- as people see it ----------------------------------------------------------------

    def view(self, s: Siege) -> dict[str, Any]:
        """What is laid down, what could be won."""
        return {"combat": _seen(s) if self.targets else None}


def _written(tokens: list[Token]) -> list[dict[str, Any]]:
    return [{"seat": token.owner, "colour": COLOURS[token.colour]} for token in tokens]


def _read(s: Siege, combat: Fields, name: str) -> list[Token]:
    tokens: list[Token] = []
    for fields in combat.each(name):
        owner, colour = fields.count("seat", s.players - 1), fields.one("colour", COLOURS)
        tokens.append(Token(owner, colour))
        fields.expect_all_read()
    return tokens


def _seen(s: Siege) -> dict[str, Any]:
    ring, combat = s.horde.ring, s.combat
    sets, tokens = subsets(combat.targets), pledged_tokens(s)
    spare = spare_tokens(s, s.active)
    return {
        "targets": ring.words(combat.targets),
        "pledged": [
            {"hero": s.hero_id(token.owner), "colour": COLOURS[token.colour]}
            for token in combat.pledged
        ],
        "won": [ring.words(some) for some in sets if can_win(s, some, tokens, NO_TOKENS)],
        "within_reach": [ring.words(some) for some in sets if can_win(s, some, tokens, spare)],
    }


# -- resistance ----------------------------------------------------------------------------


def foe_on(s: Siege, space: int) -> Foe:
    """The card on a space as a combat meets it: LB-COMBAT-8, LB-TILE-STANDARD-2, and never
    below 0 (LB-COMBAT-10)."""
    card = s.card_on(space)
    needs = card.needs.copy()
    needs[card.colours[0]] += rallied(s, space) + firmness(s, space)
    bits = ongoing_on(s, space)
    waived = 0
    if not bits & IMMUNE_TO_LOWERING.bit:  # LB-CARD-44
        waived = lower(s, space, card, needs)
    return Foe(
        needs,
        dice=not bits & IMMUNE_TO_DICE.bit,  # LB-CARD-23
        white=not bits & IMMUNE_TO_WHITE_FACES.bit,  # LB-CARD-25
        equipment=not bits & IMMUNE_TO_EQUIPMENT.bit  # LB-CARD-24
        and may_spend_equipment(s),
        waived=waived,
    )


def lower(s: Siege, space: int, card: Card, needs: list[int]) -> int:
    """Enchantment and Standard take from what a card needs; how many of several colours are
    waived."""
    waived = 0
    if s.elements.enchantment.at == space:  # LB-POWER-MYLFAAR-2
        if len(card.colours) == 1:
            needs[card.colours[0]] -= 1
        else:
            waived = 1  # LB-POWER-MYLFAAR-4
    flying = s.elements.standard.at
    if flying >= 0 and card.needs[flying]:
        needs[flying] -= s.box.tile_of["standard"].lowers  # LB-TILE-STANDARD-3
    for colour in card.colours:
        if needs[colour] < 0:
            needs[colour] = 0
    return waived


# -- what is at hand -----------------------------------------------------------------------


def counted_faces(s: Siege) -> list[int]:
    counts = [0, 0, 0, 0, 0, 0]
    for face in s.dice.faces:
        counts[face] += 1
    return counts


def pledged_tokens(s: Siege) -> list[int]:
    counts = [0, 0, 0, 0, 0]
    for token in s.combat.pledged:
        counts[token.colour] += 1
    return counts


def unpledged(s: Siege, owner: int, colour: int) -> int:
    """Tokens of a colour that a hero has beyond those already laid down, and those that have been
    refused (LB-COMBAT-5)."""
    held, combat = s.heroes[owner].equipment[colour], s.combat
    if not held or (not combat.pledged and not combat.refused):
        return held
    return held - combat.pledged_of(owner, colour) - combat.refused_of(owner, colour)


def lenders(s: Siege, seat: int) -> list[int]:
    """LB-COMBAT-4: heroes on the same tile."""
    return lenders_at(s, seat, s.heroes[seat].place)


def lenders_at(s: Siege, seat: int, place: int) -> list[int]:
    return [
        other
        for other, hero in enumerate(s.heroes)
        if other != seat and hero.is_in_play and hero.place == place
    ]


def spare_tokens(s: Siege, seat: int) -> list[int]:
    return tokens_at(s, seat, s.heroes[seat].place)


def tokens_at(s: Siege, seat: int, place: int) -> list[int]:
    """What a hero could lay down in a combat on a tile."""
    spare = [unpledged(s, seat, colour) for colour in range(5)]
    for other in lenders_at(s, seat, place):
        for colour in range(5):
            spare[colour] += unpledged(s, other, colour)
    return spare


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


def end_combat(s: Siege) -> None:
    """LB-COMBAT-16: a combat that is not won changes nothing; LB-COMBAT-13: no token is lost."""
    s.combat.targets = []
    s.combat.pledged = []
    s.combat.refused = []
    s.dice.faces = []
