"""The whole table as a document, and back: each part writes and reads its own fields."""

from __future__ import annotations

from typing import Any, Final

from laststand.games.spell.endings import is_followed
from laststand.games.spell.heroes.attack import Attack
from laststand.games.spell.heroes.damage import Dying
from laststand.games.spell.heroes.questions import max_hit_points
from laststand.games.spell.map.geometry import COIN
from laststand.games.spell.state import Vigil
from laststand.games.spell.table import clear_table, parts
from laststand.kernel.fields import MOST, Fields, expect

BETWEEN_SCENARIOS: Final = ["EndScenario", "LayScenario"]
AFTER_THE_BOSS: Final = [*BETWEEN_SCENARIOS, "KeepItems"]
LASTING: Final = [*BETWEEN_SCENARIOS, "SetUp", "DayAndNight"]
"""Steps after which there is always another."""


def write(s: Vigil) -> dict[str, Any]:
    document: dict[str, Any] = {
        "scenario": s.scenario.id,
        "day": s.day,
        "night": s.is_night,
        "phase": s.phase,
        "coin": COIN[s.coin],
        "first": s.first,
        "active": s.active,
        "next_serial": s.next_serial,
    }
    for part in parts(s):
        document.update(part.write(s))
    if s.attack is not None:
        document["attack"] = s.attack.write(s)
    return document


# -- read -------------------------------------------------------------------------------------


def read_into(s: Vigil, document: dict[str, Any]) -> None:
    """Lays the table as the document says. What is left out is as on the first Night of a new game:
    the structures of set-up (or those a drawing shows), no Monsters, everything else in the box."""
    fields = Fields(document, is_sparse=True)
    read_scenario(s, fields)
    read_course(s, fields)
    for part in parts(s):
        part.read(s, fields)
    if fields.has("attack"):
        s.attack = Attack.read(s, fields.inner("attack"))
    read_serials(s, fields)
    active = len(s.heroes) - 1
    s.active = fields.count("active", active, least=-1, default=-1)
    fields.expect_all_read()
    for part in parts(s):
        part.check(s)
    if s.attack is not None:
        s.attack.check(s)


def read_scenario(s: Vigil, fields: Fields) -> None:
    """In a campaign a later scenario than the table began with (TLS-MODE-1)."""
    began = s.scenario
    id = fields.text("scenario")
    if id in ("", began.id):
        return
    scenario = s.box.scenarios.get(id, began)
    reached = s.rulings.is_campaign and scenario.number > began.number
    fields.expect(reached, "scenario", f"'{id}' does not follow {began.id} here")
    clear_table(s, scenario)


def read_course(s: Vigil, fields: Fields) -> None:
    s.day = fields.count("day", s.scenario.days, default=1)
    s.is_night = fields.flag("night", default=True)
    s.phase = fields.count("phase", default=1)
    s.coin = fields.one("coin", COIN, default=0)
    s.first = fields.count("first", s.players - 1)


def read_serials(s: Vigil, fields: Fields) -> None:
    """Without a next one, or with 0, it is the one after all others."""
    serials = [monster.serial for monster in s.horde.monsters]
    serials += [structure.serial for structure in s.structures]
    last = max(serials, default=0)
    expect(len(set(serials)) == len(serials), "monsters", "a serial stands there twice")
    s.next_serial = fields.count("next_serial", MOST * MOST) or last + 1
    fields.expect(last < s.next_serial, "next_serial", "it must be above every serial")


# -- what is to come --------------------------------------------------------------------------


def check_agenda(s: Vigil) -> None:
    """The next scenario of a campaign lies at the bottom, and what is to come has no end before
    the game has."""
    check_campaign(s)
    check_dying(s)
    last = s.agenda[0].words()[0]
    lasts = last in LASTING
    expect(lasts, "agenda", f"nothing follows '{last}': its last step is a DayAndNight")


def check_dying(s: Vigil) -> None:
    """TLS-LIFE-1: who has as many Wounds as Hit Points is about to die."""
    dying = [step.hero for step in s.agenda if isinstance(step, Dying)]
    for number in s.heroes_in_play():
        hero = s.heroes[number]
        lives = number in dying or hero.kind < 0 or hero.wounds < max_hit_points(s, hero)
        why = f"{s.hero_id(number)} has as many Wounds as Hit Points" if hero.kind >= 0 else ""
        expect(lives, f"heroes[{number}].wounds", why)


def check_campaign(s: Vigil) -> None:
    """A Boss is dead only between two scenarios."""
    names = [step.words()[0] for step in s.agenda]
    followed = names[:1] == ["LayScenario"] or names[:1] == ["EndScenario"]
    expect(followed == is_followed(s), "agenda", "what follows the scenario is no part of it")
    between = [name for name in names[1:] if name in BETWEEN_SCENARIOS]
    expect(not between, "agenda", "only one scenario can follow")
    if s.boss.is_defeated():
        is_over = all([name in AFTER_THE_BOSS for name in names])
        expect(is_over, "agenda", "the Boss is dead and the scenario over")
