"""The players' heroes: Hero boards, figures and tokens."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import mypyc_attr

from laststand.games.bastion.box import BOARD_COLOURS, CENTRE, COLOURS, PLACES
from laststand.games.bastion.ongoing import has_power
from laststand.games.bastion.vocabulary import NO_POWER
from laststand.kernel.action import Reason
from laststand.kernel.choice import Pick
from laststand.kernel.fields import Fields, expect
from laststand.kernel.part import Part

if TYPE_CHECKING:
    from laststand.games.bastion.state import Siege


class Status:
    """Whether a hero takes part."""

    def __init__(self, word: str) -> None:
        self.word: Final = word


IN_PLAY: Final = Status("in play")
OUT: Final = Status("out")
DEAD: Final = Status("dead")
STATUSES: Final = [IN_PLAY, OUT, DEAD]
STATUS_WORDS: Final = [status.word for status in STATUSES]


@mypyc_attr(acyclic=True)
class Hero:
    """A player's hero: its board, its figure and its tokens."""

    def __init__(self, equipment: list[int]) -> None:
        self.kind = -1
        self.power = NO_POWER
        self.side = -1
        self.place = CENTRE
        self.life = 0
        self.equipment = equipment
        self.calls = 0
        self.in_grasp = False
        self.is_wounded = False
        self.status = IN_PLAY

    def clone(self) -> Hero:
        hero = Hero(self.equipment.copy())
        hero.kind = self.kind
        hero.power = self.power
        hero.side = self.side
        hero.place = self.place
        hero.life = self.life
        hero.calls = self.calls
        hero.in_grasp = self.in_grasp
        hero.is_wounded = self.is_wounded
        hero.status = self.status
        return hero

    @property
    def is_in_play(self) -> bool:
        return self.status is IN_PLAY

    @property
    def has_equipment(self) -> bool:
        for held in self.equipment:
            if held:
                return True
        return False


class Party(Part["Siege"]):
    """All of them, by seat."""

    def __init__(self, heroes: list[Hero]) -> None:
        self.heroes: Final = heroes

    @staticmethod
    def of(players: int) -> Party:
        return Party([Hero([0] * len(COLOURS)) for _ in range(players)])

    def clone(self) -> Party:
        return Party([hero.clone() for hero in self.heroes])

    # -- as a document -----------------------------------------------------------------

    def write(self, s: Siege) -> dict[str, Any]:
        return {"heroes": [_written(s, hero) for hero in self.heroes]}

    def read(self, s: Siege, fields: Fields) -> None:
        for hero, document in zip(self.heroes, fields.each("heroes", len(self.heroes))):
            _read(s, hero, document)

    def check(self, s: Siege) -> None:
        self.check_apart(s)
        for seat, hero in enumerate(self.heroes):
            at = f"heroes[{seat}]"
            expect(hero.kind >= 0 and hero.side >= 0, at, "a hero and a board are needed")
            is_in = hero.is_in_play
            expect(is_in == (hero.life > 0), f"{at}.life", "one in play has some, and no other")
            expect(is_in == (hero.place >= 0), f"{at}.place", "one in play has one, and no other")
            held = hero.calls > 0 or hero.has_equipment or hero.in_grasp
            expect(is_in or not held, at, "a hero who is out has nothing")
            expect(
                not (hero.is_wounded and hero.in_grasp),
                f"{at}.grasp",
                "a wounded hero's board takes no figure (LB-WOUND-10)",
            )
            expect(
                is_in or hero.is_wounded == (hero.status is DEAD),
                f"{at}.status",
                "a hero taken out a first time is out, a wounded one dead (LB-WOUND-18)",
            )
        expect(len(s.seats_in_play()) > 0, "heroes", "one hero at least must be in play")

    def check_apart(self, s: Siege) -> None:
        kinds = [hero.kind for hero in self.heroes if hero.kind >= 0]
        sides = [hero.side for hero in self.heroes if hero.side >= 0]
        expect(len(set(kinds)) == len(kinds), "heroes", "two players have the same hero")
        expect(len(set(sides)) == len(sides), "heroes", "two players sit at the same board")
        expect(
            len(self.heroes) != 2 or len(sides) < 2 or abs(sides[0] - sides[1]) == 2,
            "heroes",
            "two players sit opposite each other (LB-FEWER-5)",
        )

    # -- as people see it ----------------------------------------------------------------

    def view(self, s: Siege) -> dict[str, Any]:
        return {"heroes": [_seen(s, seat) for seat in range(len(self.heroes))]}


def why_out(s: Siege, seat: int) -> Reason | None:
    """Why a hero takes no part, if so."""
    if seat < 0:
        return Reason("hero-not-played", "LB-SETUP-4")
    status = s.heroes[seat].status
    if status is OUT:
        return Reason("hero-out", "LB-WOUND-1", {"hero": s.hero_id(seat)})
    if status is DEAD:
        return Reason("hero-dead", "LB-WOUND-18", {"hero": s.hero_id(seat)})
    return None


def of_heroes(s: Siege, picks: list[Pick]) -> list[Pick]:
    """The answers that name heroes: those of the players by seat, then the others."""
    kinds = [hero.kind for hero in s.heroes]
    others = [kind for kind in range(len(picks)) if kind not in kinds]
    return [picks[kind] for kind in kinds + others]


def write_equipment(tokens: list[int]) -> dict[str, int]:
    return {COLOURS[colour]: count for colour, count in enumerate(tokens) if count}


def read_equipment(fields: Fields) -> list[int]:
    tokens = [fields.count(colour) if fields.has(colour) else 0 for colour in COLOURS]
    fields.expect_all_read()
    return tokens


def write_place(place: int) -> str:
    return PLACES[place] if place >= 0 else ""


def read_place(fields: Fields, name: str) -> int:
    """A tile's place; nothing: none."""
    return fields.one(name, PLACES) if fields.text(name) else -1


def _written(s: Siege, hero: Hero) -> dict[str, Any]:
    return {
        "hero": s.box.hero_ids[hero.kind] if hero.kind >= 0 else "",
        "board": s.board_id(hero.side) if hero.side >= 0 else "",
        "place": write_place(hero.place),
        "life": hero.life,
        "equipment": write_equipment(hero.equipment),
        "calls": hero.calls,
        "grasp": hero.in_grasp,
        "wounded": hero.is_wounded,
        "status": hero.status.word,
    }


def _read(s: Siege, hero: Hero, fields: Fields) -> None:
    if fields.text("hero"):
        hero.kind = fields.one("hero", s.box.hero_ids)
        hero.power = s.box.heroes[hero.kind].power
    if fields.text("board"):
        colour = fields.one("board", BOARD_COLOURS)
        fields.expect(colour in s.horde.board_at, "board", "the boards are not laid yet")
        hero.side = s.side_of(colour)
    hero.place = read_place(fields, "place")
    hero.life = fields.count("life")
    hero.equipment = read_equipment(fields.inner("equipment"))
    hero.calls = fields.count("calls")
    hero.in_grasp = fields.flag("grasp", default=False)
    hero.is_wounded = fields.flag("wounded", default=False)
    if fields.has("status"):
        hero.status = STATUSES[fields.one("status", STATUS_WORDS)]
    fields.expect_all_read()


def _seen(s: Siege, seat: int) -> dict[str, Any]:
    hero = s.heroes[seat]
    return {
        "seat": seat,
        "id": s.box.hero_ids[hero.kind] if hero.kind >= 0 else "",
        "colour": s.board_id(hero.side) if hero.side >= 0 else "",
        "place": write_place(hero.place),
        "life": hero.life,
        "equipment": {colour: hero.equipment[number] for number, colour in enumerate(COLOURS)},
        "calls": hero.calls,
        "grasp": hero.in_grasp,
        "wounded": hero.is_wounded,
        "status": hero.status.word,
        "power_usable": hero.kind >= 0 and hero.is_in_play and has_power(s, seat, hero.power),
    }
