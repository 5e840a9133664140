"""Harbour Lights: the smallest game with everything the kernel has to deal with. A set-up that
draws, turns of two seats, choices of anyone, choices in the middle of a step after dice, draws
and a coin, refusals, an end."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import msgspec

from laststand.kernel.bag import Bag, Layer
from laststand.kernel.chance import COIN, Chance, Die
from laststand.kernel.choice import Choice, Option, Refusal
from laststand.kernel.content import Content, Pack, read_toml, validated
from laststand.kernel.documents import EntryDocument
from laststand.kernel.errors import DocumentRefused
from laststand.kernel.game import Game, Setting, TableOption
from laststand.kernel.ledger import Ledger
from laststand.kernel.state import GameOver, Outcome, State
from laststand.kernel.step import Flow, Step
from laststand.kernel.words import Words

FOLDER = Path(__file__).parent

WEATHER = Die("weather die", ["calm", "calm", "wind", "storm"])
PENNY = Die("penny", ["heads", "tails"], COIN)


class LampDocument(EntryDocument):
    light: int
    count: int = 1


class HarbourDocument(msgspec.Struct, forbid_unknown_fields=True):
    lights: Annotated[int, msgspec.Meta(ge=0)]
    lit: list[str]
    pile: list[str]
    on_top: list[str]
    at_bottom: list[str]


class Say(Option):
    def __init__(self, word: str) -> None:
        self.word = word

    def notation(self) -> str:
        return self.word


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
        h.agenda = self.agenda.copy()
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
    def __init__(self, number: int) -> None:
        self.number = number

    def words(self) -> list[str]:
        return ["Night", str(self.number)]

    def play(self, h: Harbour) -> Flow:
        if self.number > h.nights:
            raise GameOver(Outcome(h.lights >= 3, "dawn", "HL-END-1", h.lights))
        h.then(Night(self.number + 1))
        words = ["roll", "toss", "wait"] + ([] if h.pile.is_empty else ["draw", "peek"])
        options: list[Option] = [Say(word) for word in words]
        option = yield Choice((self.number - 1) % h.players, "night", "HL-NIGHT-1", options)
        doing = option.notation()
        if doing == "draw":
            h.light(h.pile.draw(h.chance), "HL-NIGHT-1", "draw")
        elif doing == "roll":
            yield from roll(h)
        elif doing == "toss":
            h.lights += 1 - h.chance.roll(PENNY)
        elif doing == "peek":
            yield from peek(h)

    def refusals(self, h: Harbour, choice: Choice) -> list[Refusal]:
        return [Refusal("row", "no-rowing", "HL-NIGHT-1", {"boat": "skiff"})]


def roll(h: Harbour) -> Flow:
    face = h.chance.roll(WEATHER)
    for _ in range(2):
        options: list[Option] = [Say("keep"), Say("again")]
        option = yield Choice(None, "weather", "HL-NIGHT-2", options)
        if option.notation() == "keep":
            break
        face = h.chance.roll(WEATHER)
    if WEATHER.faces[face] == "storm":
        h.lights = 0


def peek(h: Harbour) -> Flow:
    lamp = h.pile.draw(h.chance)
    options: list[Option] = [Say("on top"), Say("at bottom")]
    option = yield Choice(None, "peek", "HL-NIGHT-1", options)
    if option.notation() == "on top":
        h.pile.put_on_top(lamp)
    else:
        h.pile.put_at_bottom(lamp)


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

    def step(self, words: list[str]) -> Step[Any]:
        if words == ["SetUp"]:
            return SetUp()
        if len(words) == 2 and words[0] == "Night" and words[1].isdecimal():
            return Night(int(words[1]))
        raise DocumentRefused(f"position, field 'agenda': there is no step '{' '.join(words)}'")

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
        told = validated(document, HarbourDocument, "position, 'state'")
        harbour = self.harbour(options, chance)
        names = harbour.pile.names
        for lamp in told.lit + told.pile + told.on_top + told.at_bottom:
            if lamp not in names:
                raise DocumentRefused(f"position, 'state': there is no lamp '{lamp}'")
        harbour.lights = told.lights
        harbour.lit = [names.index(lamp) for lamp in told.lit]
        pool = sorted(names.index(lamp) for lamp in told.pile)
        layers = [Layer(0, [names.index(lamp)]) for lamp in told.at_bottom]
        layers += [Layer(len(pool), [])] if pool else []
        layers += [Layer(0, [names.index(lamp)]) for lamp in told.on_top]
        harbour.pile = Bag("pile", names, pool, layers)
        return harbour


def make(pack: Pack | None) -> Game:
    return HarbourLights(pack)
