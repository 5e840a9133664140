"""Harbour Lights: the smallest game with everything the kernel has to deal with. A set-up that
draws, turns of two seats, choices of anyone, choices in the middle of a step after dice, draws
and a coin, refusals, an end."""

from __future__ import annotations

from pathlib import Path
from typing import Any, ClassVar

from laststand.kernel.action import Actions, End, Reason, Saying, ask, offer
from laststand.kernel.bag import Bag, Layer
from laststand.kernel.chance import COIN, Chance, Die
from laststand.kernel.choice import Say
from laststand.kernel.content import Content, Pack, read_toml
from laststand.kernel.documents import EntryDocument
from laststand.kernel.fields import Fields
from laststand.kernel.game import Game, Setting, TableOption
from laststand.kernel.ledger import Ledger
from laststand.kernel.state import GameOver, Outcome, State
from laststand.kernel.step import Flow, Number, Shape, Step
from laststand.kernel.words import Words

FOLDER = Path(__file__).parent

WEATHER = Die("weather die", ["calm", "calm", "wind", "storm"])
PENNY = Die("penny", ["heads", "tails"], COIN)


class LampDocument(EntryDocument):
    light: int
    count: int = 1


class Harbour(State):
    players: int
    nights: int
    lamps: list[LampDocument]
    pile: Bag
    lit: list[int]
    lights: int

    @staticmethod
    def bare(players: int, nights: int, lamps: list[LampDocument], chance: Chance) -> Harbour:
        h = Harbour(chance)
        h.players, h.nights, h.lamps = players, nights, lamps
        cards = [number for number, lamp in enumerate(lamps) for _ in range(lamp.count)]
        h.pile = Bag.shuffled("pile", [lamp.id for lamp in lamps], cards)
        h.lit = []
        h.lights = 0
        return h

    def clone(self) -> Harbour:
        h = Harbour(self.chance.clone())
        self.hand_on(h)
        h.players, h.nights, h.lamps = self.players, self.nights, self.lamps
        h.pile = self.pile.clone()
        h.lit = self.lit.copy()
        h.lights = self.lights
        return h

    def light(self, lamp: int, rule: str, cause: str) -> None:
        self.lit.append(lamp)
        self.lights += self.lamps[lamp].light
        if self.log is not None:
            self.log.tell("LampLit", rule, cause, lamp=self.lamps[lamp].id)


class SetUp(Step[Harbour]):
    def play(self, h: Harbour) -> None:
        h.light(h.pile.draw(h.chance), "HL-SETUP-1", "setup")
        h.then(Night(1))


class Night(Step[Harbour]):
    shape: ClassVar[Shape] = (Number("number"),)

    def __init__(self, number: int) -> None:
        self.number = number

    def play(self, h: Harbour) -> Flow:
        if self.number > h.nights:
            raise GameOver(Outcome(h.lights >= 3, "dawn", "HL-END-1", h.lights))
        h.then(Night(self.number + 1))
        return offer(h, (self.number - 1) % h.players, "night", "HL-NIGHT-1", TONIGHT)


class Roll(Saying[Harbour]):
    def do(self, h: Harbour, option: Say) -> Flow:
        face = h.chance.roll(WEATHER)
        for _ in range(2):
            said = yield from ask(None, "weather", "HL-NIGHT-2", [KEEP, AGAIN])
            if said is KEEP:
                break
            face = h.chance.roll(WEATHER)
        if WEATHER.faces[face] == "storm":
            h.lights = 0


class Toss(Saying[Harbour]):
    def do(self, h: Harbour, option: Say) -> None:
        h.lights += 1 - h.chance.roll(PENNY)


class FromPile(Saying[Harbour]):
    def why_not(self, h: Harbour, option: Say) -> Reason | None:
        return Reason("no-lamp-left", "HL-NIGHT-1") if h.pile.is_empty else None


class Draw(FromPile):
    def do(self, h: Harbour, option: Say) -> None:
        h.light(h.pile.draw(h.chance), "HL-NIGHT-1", "draw")


class Peek(FromPile):
    def do(self, h: Harbour, option: Say) -> Flow:
        lamp = h.pile.draw(h.chance)
        said = yield from ask(None, "peek", "HL-NIGHT-1", [ON_TOP, AT_BOTTOM])
        if said is ON_TOP:
            h.pile.put_on_top(lamp)
        else:
            h.pile.put_at_bottom(lamp)


class Row(Saying[Harbour]):
    def why_not(self, h: Harbour, option: Say) -> Reason | None:
        return Reason("no-rowing", "HL-NIGHT-1", {"boat": "skiff"})


KEEP, AGAIN, ON_TOP, AT_BOTTOM = Say("keep"), Say("again"), Say("on top"), Say("at bottom")

TONIGHT: Actions = [
    Roll(Say("roll")),
    Toss(Say("toss")),
    End(Say("wait")),
    Draw(Say("draw")),
    Peek(Say("peek")),
    Row(Say("row")),
]


class HarbourLights(Game):
    id = "harbour"
    version = 3

    def __init__(self, pack: Pack | None = None) -> None:
        content = Content(FOLDER / "content", pack)
        self.lamps = content.load("lamps.toml", "lamp", LampDocument)
        words = Words(read_toml(FOLDER / "words.toml"), content.names())
        super().__init__(content, Ledger.load(FOLDER / "rules.toml"), words)

    def table_options(self) -> list[TableOption]:
        return [
            TableOption("players", [1, 2], 1, "players", "HL-NIGHT-1"),
            TableOption("nights", [3, 6], 3, "nights", "HL-END-1"),
            TableOption("sea", ["flat", "rough"], "flat", "the sea", "HL-NIGHT-1"),
        ]

    def harbour(self, options: dict[str, Setting], chance: Chance) -> Harbour:
        return Harbour.bare(self.seats(options), int(options["nights"]), self.lamps, chance)

    def new(self, options: dict[str, Setting], chance: Chance) -> State:
        harbour = self.harbour(options, chance)
        harbour.then(SetUp())
        return harbour

    def steps(self) -> list[type[Step[Any]]]:
        return [SetUp, Night]

    def verbs(self) -> dict[str, str]:
        return {"keep": "HL-NIGHT-2", "again": "HL-NIGHT-2"}

    def view(self, state: State) -> dict[str, Any]:
        return self.write(state)

    def write(self, state: State) -> dict[str, Any]:
        assert isinstance(state, Harbour)
        pile = state.pile
        unknown = [place for place, layer in enumerate(pile.layers) if layer.unknown]
        first, last = (unknown[0], unknown[-1]) if unknown else (0, -1)
        return {
            "lights": state.lights,
            "lit": [pile.names[lamp] for lamp in state.lit],
            "pile": [pile.names[lamp] for lamp in pile.pool],
            "on_top": [pile.names[layer.known[0]] for layer in pile.layers[last + 1 :]],
            "at_bottom": [pile.names[layer.known[0]] for layer in pile.layers[:first]],
        }

    def read(self, document: dict[str, Any], options: dict[str, Setting], chance: Chance) -> State:
        fields = Fields(document)
        harbour = self.harbour(options, chance)
        names = harbour.pile.names
        harbour.lights = fields.count("lights")
        harbour.lit = fields.some("lit", names)
        pool = sorted(fields.some("pile", names))
        layers = [Layer(0, [lamp]) for lamp in fields.some("at_bottom", names)]
        layers += [Layer(len(pool), [])] if pool else []
        layers += [Layer(0, [lamp]) for lamp in fields.some("on_top", names)]
        fields.expect_all_read()
        harbour.pile = Bag("pile", names, pool, layers)
        return harbour


def make(pack: Pack | None) -> Game:
    return HarbourLights(pack)
