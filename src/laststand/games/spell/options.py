"""Everything a player can answer, each with its notation."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from laststand.games.spell.map.geometry import LETTERS
from laststand.games.spell.map.spots import NOWHERE, SPOT_NAMES, SPOTS, spot_name, spot_names
from laststand.games.spell.things.kinds import (
    AttackType,
    Cost,
    DefenseDie,
    Item,
    StructureKind,
)
from laststand.games.spell.things.words import SCROLL
from laststand.kernel.choice import Option, Pick, Say
from laststand.kernel.events import Fact

DONE: Final = Say("done")
PASS: Final = Say("pass")
END_TURN: Final = Say("end turn")
ARMOR_UP: Final = Say("armor up")
TAKE_IT: Final = Say("take damage")
ACCEPT: Final = Say("accept")
DECLINE: Final = Say("decline")
LET_DIE: Final = Say("let die")
KEEP: Final = Say("keep")
STOP: Final = Say("stop")
LEAVE_DICE: Final = Say("leave")


@mypyc_attr(acyclic=True)
class Elsewhere(Say):
    """A further impact at any spot (TLS-ATTACK-11)."""

    is_idle = True


ELSEWHERE: Final = Elsewhere("elsewhere")


TOKENS: Final = [Pick("token", str(value), value) for value in range(10)]
"""Movement tokens by their value."""


@mypyc_attr(acyclic=True)
class Carry(Pick):
    """An item that a hero keeps for the next scenario of a campaign (TLS-LAKEBURG-4)."""

    def __init__(self, item: str, number: int, hero: str) -> None:
        super().__init__("carry", item, number)
        self.hero: Final = hero

    def facts(self) -> dict[str, Fact]:
        return {"thing": self.thing, "hero": self.hero}


@mypyc_attr(acyclic=True)
class ForGold(Pick):
    """A thing that costs Gold: a hero who joins (TLS-SOLO-6), a Mist tile that the Seer sends back
    (TLS-SEER-3), a slot of which it guesses again (TLS-SEER-7)."""

    def __init__(self, verb: str, thing: str, value: int, gold: int) -> None:
        super().__init__(verb, thing, value)
        self.gold: Final = gold

    def facts(self) -> dict[str, Fact]:
        return {**super().facts(), "gold": self.gold}


@mypyc_attr(acyclic=True)
class Refresh(Say):
    """Other cards at the Shop, for Gold (TLS-SHOP-3)."""

    def __init__(self, gold: int) -> None:
        super().__init__("refresh")
        self.gold: Final = gold

    def facts(self) -> dict[str, Fact]:
        return {"gold": self.gold}


@mypyc_attr(acyclic=True)
class OnSpot(Option):
    """A verb and a spot."""

    def __init__(self, verb: str, spot: int) -> None:
        self.verb = verb
        self.spot: Final = spot

    def notation(self) -> str:
        return f"{self.verb} {SPOT_NAMES[self.spot]}"

    def key(self) -> str:
        return self.verb

    def facts(self) -> dict[str, Fact]:
        return {"spot": SPOT_NAMES[self.spot]}


def on_spots(verb: str) -> vec[OnSpot]:
    return vec[OnSpot]([OnSpot(verb, spot) for spot in range(SPOTS)])


# One object for each spot: these are offered by the dozen at every decision of a Hero Phase.
MOVES: Final = on_spots("move")
JUMPS: Final = on_spots("jump")
FISTS: Final = on_spots("fist")
DEPLOYS: Final = on_spots("deploy")
SCAVENGES: Final = on_spots("scavenge")

STASH: Final = -1


@mypyc_attr(acyclic=True)
class Handle(Option):
    """A verb, an item, and the hero who gives or gets it (or the Stash). The box has one object
    for each."""

    def __init__(self, verb: str, item: Item, card: int, who: str) -> None:
        self.verb = verb
        self.item: Final = item
        self.card: Final = card  # of the hero, or STASH
        self.who: Final = who

    def notation(self) -> str:
        return f"{self.verb} {self.item.id} {self.who}"

    def key(self) -> str:
        return f"{self.verb} item"

    def facts(self) -> dict[str, Fact]:
        return {"item": self.item.id, "hero": self.who}


@mypyc_attr(acyclic=True)
class Purchase(Handle):
    """An item of the Shop, for what this player pays (TLS-TRADEIN-2). The box has one object for
    each at its printed price."""

    def __init__(self, item: Item, card: int, who: str, gold: int) -> None:
        super().__init__("buy", item, card, who)
        self.gold: Final = gold

    def at(self, gold: int) -> Purchase:
        """The same for another price."""
        if gold == self.gold:
            return self
        return Purchase(self.item, self.card, self.who, gold)

    def facts(self) -> dict[str, Fact]:
        return {**super().facts(), "gold": self.gold}


def gift(item: Item, whom: str) -> str:
    """An item in the hands of a hero, or in the Stash."""
    return f"{item.id}:{whom}"


@mypyc_attr(acyclic=True)
class Give(Option):
    """An item from one hero to another, or to the Stash, before the first Day. The box has one
    object for each."""

    verb = "give"

    def __init__(self, item: Item, card: int, who: str, to: int, whom: str) -> None:
        self.item: Final = item
        self.card: Final = card  # of the hero who gives it
        self.who: Final = who
        self.to: Final = to  # the hero card of the one who gets it, or STASH
        self.whom: Final = whom
        self.held: Final = gift(item, who)
        self.received: Final = gift(item, whom)

    def notation(self) -> str:
        return f"give {self.item.id} {self.who} {self.whom}"

    def key(self) -> str:
        return "give"

    def facts(self) -> dict[str, Fact]:
        return {"item": self.item.id, "hero": self.who, "to": self.whom}


@mypyc_attr(acyclic=True)
class Sell(Option):
    """Items of the Stash, sold together."""

    verb = "sell"
    is_in_order = False

    def __init__(self, items: list[Item], gold: int) -> None:
        self.items: Final = items
        self.gold: Final = gold

    def notation(self) -> str:
        return f"sell {' '.join([item.id for item in self.items])}"

    def key(self) -> str:
        return "sell"

    def facts(self) -> dict[str, Fact]:
        return {"items": [item.id for item in self.items], "gold": self.gold}


class Sales:
    """What is sold alone or together with one other item, for half of the price: one object for
    each, made when first offered."""

    def __init__(self, items: int) -> None:
        self._made: Final[list[list[Sell | None]]] = [[None] * (items + 1) for _ in range(items)]
        self._alone: Final = items

    def of_one(self, stash: list[Item]) -> list[Sell]:
        """Each of some items in order, copies left out."""
        found: list[Sell] = []
        last: Item | None = None
        for item in stash:
            if item is not last:
                made = self._made[item.number]
                sale = made[self._alone]
                if sale is None:
                    sale = Sell([item], item.price // 2)
                    made[self._alone] = sale
                found.append(sale)
                last = item
        return found

    def of_two(self, stash: list[Item]) -> list[Sell]:
        """Each pair of some items in order; copies are alike."""
        found: list[Sell] = []
        last: Item | None = None
        for at, item in enumerate(stash):
            if item is not last:
                last = item
                self._add_pairs(item, stash[at + 1 :], found)
        return found

    def _add_pairs(self, item: Item, others: list[Item], found: list[Sell]) -> None:
        made = self._made[item.number]
        last: Item | None = None
        for other in others:
            if other is not last:
                last = other
                sale = made[other.number]
                if sale is None:
                    sale = Sell([item, other], (item.price + other.price) // 2)
                    made[other.number] = sale
                found.append(sale)


@mypyc_attr(acyclic=True)
class Build(Option):
    """A structure on its spots; on none while it is asked whether it can be built at all. Sites of
    the Town are numbered, those of kinds that are placed alike in the same way. It costs what the
    card says, unless it is offered for less."""

    verb = "build"
    is_in_order = False

    def __init__(
        self,
        kind: StructureKind,
        spots: list[int],
        number: int = NOWHERE,
        cost: Cost | None = None,
    ) -> None:
        self.kind: Final = kind
        self.spots: Final = spots
        self.number: Final = number
        self.cost: Final = kind.cost if cost is None else cost
        self.first: Final = spots[0] if spots else NOWHERE
        self.last: Final = spots[-1] if spots else NOWHERE

    def notation(self) -> str:
        return " ".join(["build", self.kind.id, *spot_names(self.spots)])

    def key(self) -> str:
        return "build"

    def facts(self) -> dict[str, Fact]:
        return {
            "structure": self.kind.id,
            "spots": spot_names(self.spots),
            "gold": self.cost.gold,
            "materials": self.cost.materials,
        }


@mypyc_attr(acyclic=True)
class OnStructure(Option):
    """A verb and a structure, by its first spot."""

    def __init__(self, verb: str, kind: StructureKind, serial: int, spot: int) -> None:
        self.verb = verb
        self.kind: Final = kind
        self.serial: Final = serial
        self.spot: Final = spot

    def notation(self) -> str:
        return f"{self.verb} {self.kind.id} {SPOT_NAMES[self.spot]}"

    def key(self) -> str:
        return self.verb

    def facts(self) -> dict[str, Fact]:
        return {"structure": self.kind.id, "spot": SPOT_NAMES[self.spot]}


@mypyc_attr(acyclic=True)
class Upgrade(OnStructure):
    """A structure made better for the second price on its card (TLS-BUILD-1)."""

    def __init__(self, kind: StructureKind, serial: int, spot: int) -> None:
        super().__init__("upgrade", kind, serial, spot)
        self.cost: Final = kind.upgrade

    def facts(self) -> dict[str, Fact]:
        return {**super().facts(), "gold": self.cost.gold, "materials": self.cost.materials}


@mypyc_attr(acyclic=True)
class ReplaceCard(Option):
    """A Pattern card of a slot gives way to another (TLS-SEER-7, French); none is named while it
    is asked whether one can."""

    verb = "guess"

    def __init__(self, slot: int, slot_id: str, card: int, card_id: str, gold: int) -> None:
        self.slot: Final = slot
        self.slot_id: Final = slot_id
        self.card: Final = card
        self.card_id: Final = card_id
        self.gold: Final = gold

    def notation(self) -> str:
        return f"guess {self.slot_id} {self.card_id}".rstrip()

    def key(self) -> str:
        return "guess-card"

    def facts(self) -> dict[str, Fact]:
        return {"slot": self.slot_id, "card": self.card_id, "gold": self.gold}


@mypyc_attr(acyclic=True)
class AimAt(OnStructure):
    """The structure a Monster attacks; a hero is a Pick (TLS-TARGET-5)."""

    def key(self) -> str:
        return "aim at"


@mypyc_attr(acyclic=True)
class Deal(Option):
    """Damage that is taken before other damage that comes with it (TLS-STRIKE-10)."""

    verb = "deal"

    def __init__(self, cause: str, hero: str, n: int, place: int) -> None:
        self.cause: Final = cause
        self.hero: Final = hero
        self.n: Final = n
        self.place: Final = place

    def notation(self) -> str:
        return f"deal {self.cause} {self.hero}"

    def key(self) -> str:
        return "deal"

    def facts(self) -> dict[str, Fact]:
        return {"cause": self.cause, "hero": self.hero, "n": self.n}


@mypyc_attr(acyclic=True)
class Mend(Option):
    """Materials spent on a structure's Flames."""

    verb = "repair"

    def __init__(self, kind: StructureKind, serial: int, spot: int, materials: int) -> None:
        self.kind: Final = kind
        self.serial: Final = serial
        self.spot: Final = spot
        self.materials: Final = materials

    def notation(self) -> str:
        return f"repair {self.kind.id} {SPOT_NAMES[self.spot]} {self.materials}"

    def key(self) -> str:
        return "repair"

    def facts(self) -> dict[str, Fact]:
        return {
            "structure": self.kind.id,
            "spot": SPOT_NAMES[self.spot],
            "materials": self.materials,
        }


@mypyc_attr(acyclic=True)
class Assault(Option):
    """An attack type of a weapon on an impact spot, in a direction where two are possible
    (TLS-ATTACK-8); on none while it is asked whether it can be used at all. Weapons alike are told
    apart by their place."""

    verb = "attack"

    def __init__(
        self, item: Item, place: int, number: int, attack: AttackType, impact: int, direction: int
    ) -> None:
        self.item: Final = item
        self.place: Final = place
        self.number: Final = number
        self.attack: Final = attack
        self.impact: Final = impact
        self.direction: Final = direction

    def notation(self) -> str:
        where = "" if self.impact < 0 else f" {SPOT_NAMES[self.impact]}"
        way = "" if self.direction < 0 else f" {LETTERS[self.direction]}"
        return f"{self.verb} {self.item.id} {self.attack.id}{where}{way}"

    def key(self) -> str:
        return f"{self.verb} idle" if self.is_idle else self.verb

    def facts(self) -> dict[str, Fact]:
        return {
            "attack": self.attack.id,
            "item": self.item.id,
            "spot": spot_name(self.impact),
            "direction": "" if self.direction < 0 else LETTERS[self.direction],
        }


@mypyc_attr(acyclic=True)
class Reading(Assault):
    """The attack of a Scroll."""

    verb = "read"


@mypyc_attr(acyclic=True)
class Target(Option):
    """An attack type, to be aimed at any spot that it allows (TLS-ATTACK-11). Where it would do
    anything it is offered by itself."""

    verb = "target"

    def __init__(self, item: Item, place: int, number: int, attack: AttackType) -> None:
        self.item: Final = item
        self.place: Final = place
        self.number: Final = number
        self.attack: Final = attack
        self.is_idle = True

    def notation(self) -> str:
        return f"target {self.item.id} {self.attack.id}"

    def key(self) -> str:
        return "target scroll" if self.item.kind is SCROLL else "target"

    def facts(self) -> dict[str, Fact]:
        return {"item": self.item.id, "attack": self.attack.id}


@mypyc_attr(acyclic=True)
class TargetOfDefense(Option):
    """A Defense, to be fired at any spot that it reaches (TLS-ENGINE-3)."""

    verb = "target"

    def __init__(self, structure: str, serial: int, origin: int) -> None:
        self.structure: Final = structure
        self.serial: Final = serial
        self.origin: Final = origin
        self.is_idle = True

    def notation(self) -> str:
        return f"target {self.structure} {SPOT_NAMES[self.origin]}"

    def key(self) -> str:
        return "target defense"

    def facts(self) -> dict[str, Fact]:
        return {"structure": self.structure, "from": SPOT_NAMES[self.origin]}


@mypyc_attr(acyclic=True)
class Fire(Option):
    """A Defense's shot (TLS-ENGINE-1); at no spot while it is asked whether it can fire at all."""

    def __init__(self, verb: str, origin: int, impact: int) -> None:
        self.verb = verb
        self.origin: Final = origin
        self.impact: Final = impact

    def notation(self) -> str:
        where = "" if self.impact < 0 else f" {SPOT_NAMES[self.impact]}"
        return f"{self.verb} {SPOT_NAMES[self.origin]}{where}"

    def key(self) -> str:
        return f"{self.verb} idle" if self.is_idle else self.verb

    def facts(self) -> dict[str, Fact]:
        return {"from": SPOT_NAMES[self.origin], "spot": spot_name(self.impact)}


class Shots:
    """The shots of a kind of Defense at somebody, one object for each, made when first offered."""

    def __init__(self, verb: str) -> None:
        self.verb: Final = verb
        self._made: Final[list[list[Fire | None]]] = [[] for _ in range(SPOTS)]

    def at(self, origin: int, impacts: vec[i64], marks: vec[bool]) -> list[Fire]:
        """From a spot, at those of some others that are marked."""
        made = self._made[origin]
        if not made:
            made.extend([None] * SPOTS)
        found: list[Fire] = []
        for impact in impacts:
            if marks[impact]:
                shot = made[impact]
                if shot is None:
                    shot = Fire(self.verb, origin, impact)
                    made[impact] = shot
                found.append(shot)
        return found


@mypyc_attr(acyclic=True)
class Restore(Option):
    """A spent card is paid for: with Mana, or with the Movement tokens named by their values."""

    verb = "restore"
    is_in_order = False

    def __init__(self, item: Item, place: int, tokens: list[int]) -> None:
        self.item: Final = item
        self.place: Final = place
        self.tokens: Final = tokens

    def notation(self) -> str:
        values = "".join([f" {value}" for value in self.tokens])
        return f"restore {self.item.id}{values}"

    def key(self) -> str:
        return "restore"

    def facts(self) -> dict[str, Fact]:
        return {"item": self.item.id, "tokens": [str(value) for value in self.tokens]}


@mypyc_attr(acyclic=True)
class Throw(Option):
    """A Potion used on another hero."""

    verb = "throw"

    def __init__(self, item: Item, place: int, hero: int, whom: str) -> None:
        self.item: Final = item
        self.place: Final = place
        self.hero: Final = hero
        self.whom: Final = whom

    def notation(self) -> str:
        return f"throw {self.item.id} {self.whom}"

    def key(self) -> str:
        return "throw"

    def facts(self) -> dict[str, Fact]:
        return {"item": self.item.id, "hero": self.whom}


NO_CARD: Final = -1
NO_BOON: Final = -1


@mypyc_attr(acyclic=True)
class Use(Option):
    """A Perk or Trait used in the own turn, on a spot if it needs one, or a card that is worn."""

    verb = "use"

    def __init__(self, source: str, boon: int, place: int, spot: int) -> None:
        self.source: Final = source
        self.boon: Final = boon
        self.place: Final = place
        self.spot: Final = spot

    def notation(self) -> str:
        where = "" if self.spot < 0 else f" {SPOT_NAMES[self.spot]}"
        return f"use {self.source}{where}"

    def key(self) -> str:
        return "use" if self.spot < 0 else "use at"

    def facts(self) -> dict[str, Fact]:
        return {
            "thing": self.source,
            "spot": spot_name(self.spot),
        }


@mypyc_attr(acyclic=True)
class Reroll(Option):
    """The dice of a missed Monster are rolled again, free or for Mana (TLS-EFFECT-17)."""

    verb = "reroll"

    def __init__(self, is_paid: bool, spot: int, dice: list[DefenseDie]) -> None:
        self.is_paid: Final = is_paid
        self.spot: Final = spot
        self.dice: Final = dice

    def notation(self) -> str:
        return "reroll mana" if self.is_paid else "reroll"

    def key(self) -> str:
        return self.notation()

    def facts(self) -> dict[str, Fact]:
        return {"spot": SPOT_NAMES[self.spot]}


@mypyc_attr(acyclic=True)
class Curse(Option):
    """The dice a Cursed Monster defends with (TLS-EFFECT-13)."""

    verb = "dice"
    is_in_order = False

    def __init__(self, spot: int, dice: list[DefenseDie]) -> None:
        self.spot: Final = spot
        self.dice: Final = dice

    def notation(self) -> str:
        return f"dice {' '.join([die.colour for die in self.dice])}"

    def key(self) -> str:
        return "dice"

    def facts(self) -> dict[str, Fact]:
        return {"dice": [die.colour for die in self.dice]}


@mypyc_attr(acyclic=True)
class TakeBack(Option):
    """An Action token comes back from an attack type, or from elsewhere."""

    verb = "from"

    def __init__(self, place: int, item: str, attack: str) -> None:
        self.place: Final = place
        self.item: Final = item
        self.attack: Final = attack

    def notation(self) -> str:
        return f"from {self.item} {self.attack}" if self.item else "from elsewhere"

    def key(self) -> str:
        return "from" if self.item else "from elsewhere"

    def facts(self) -> dict[str, Fact]:
        return {"item": self.item, "attack": self.attack}
