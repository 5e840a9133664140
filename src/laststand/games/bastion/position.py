"""The whole table as a document, and back: each part writes and reads its own fields."""

from __future__ import annotations

from typing import Any

from laststand.games.bastion.box import NOBODY, SIDES
from laststand.games.bastion.paying import Paying
from laststand.games.bastion.setup import check_set_up, is_setting_up
from laststand.games.bastion.state import Siege
from laststand.games.bastion.vanquished import DiscardCard, ExitEffects
from laststand.kernel.fields import Fields, expect


def write(s: Siege) -> dict[str, Any]:
    document: dict[str, Any] = {
        "turn": s.turn,
        "turn_side": SIDES[s.turn_side],
        "active": s.active,
        "first": s.first,
    }
    for part in s.parts():
        document.update(part.write(s))
    return document


def read_into(s: Siege, document: dict[str, Any]) -> None:
    """Lays the table as the document says."""
    fields = Fields(document)
    for part in s.parts():
        part.read(s, fields)
    last = s.players - 1
    s.turn = fields.count("turn", default=0)
    s.turn_side = fields.one("turn_side", SIDES, default=0)
    s.active = fields.count("active", last, least=NOBODY, default=NOBODY)
    s.first = fields.count("first", len(SIDES) - 1) if fields.has("first") else 0
    fields.expect_all_read()


def check(s: Siege) -> None:
    """What no single field can say: that the table as laid can be played on."""
    if is_setting_up(s):
        check_set_up(s)
        return
    for part in s.parts():
        part.check(s)
    if s.active >= 0:
        is_linked = s.heroes[s.active].side == s.turn_side
        expect(is_linked, "active", "that player's board is not the one whose turn it is")
        expect(s.is_in_play(s.active), "active", "that hero is not in play")
    check_agenda(s)


def check_agenda(s: Siege) -> None:
    """What is begun is brought to its end."""
    settled = len([step for step in s.agenda if isinstance(step, Paying)])
    expect(settled == (1 if s.combat.targets else 0), "agenda", "a combat is settled once")
    leaving: list[int] = []
    for step in s.agenda:
        if isinstance(step, DiscardCard):
            leaving.append(step.space)
        elif isinstance(step, ExitEffects):
            leaving.extend([s.space_of(card) for card in step.cards()])
    expect(sorted(leaving) == sorted(s.horde.fallen), "fallen", "each leaves play, by one step")
