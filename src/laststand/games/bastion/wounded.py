"""Wounded hero, dead hero."""

from __future__ import annotations

from laststand.games.bastion import told
from laststand.games.bastion.box import COLOURS, NOBODY
from laststand.games.bastion.elements import IN_RESERVE, ON_ICON
from laststand.games.bastion.end import lose
from laststand.games.bastion.heroes import DEAD, IN_PLAY, OUT
from laststand.games.bastion.reserve import gain_call, gain_life
from laststand.games.bastion.state import Siege
from laststand.games.bastion.vocabulary import ENCHANT


def lose_life(s: Siege, seat: int, rule: str, cause: str) -> None:
    """LB-CARD-2; LB-WOUND-1: the last Life token takes the hero out."""
    hero = s.heroes[seat]
    hero.life -= 1
    s.reserve.life += 1
    told.life_lost(s, seat, rule, cause)
    if hero.life == 0:
        take_out(s, seat, cause)


def take_out(s: Siege, seat: int, cause: str) -> None:
    """The figure leaves the Bastion (LB-WOUND-3), the tokens return (LB-WOUND-2), a figure of the
    Grasp too (LB-WOUND-10); LB-WOUND-4: cards and elements in use stay, the enchantment as well
    (LB-WOUND-15). LB-WOUND-18: the second time is death."""
    hero = s.heroes[seat]
    return_tokens(s, seat)
    hero.status = DEAD if hero.is_wounded else OUT
    hero.place = -1
    if hero.in_grasp:
        hero.in_grasp = False
        s.reserve.grasp += 1
    if hero.power is ENCHANT and s.elements.enchantment.at == ON_ICON:
        s.elements.enchantment.at = IN_RESERVE
    if s.active == seat:
        s.active = NOBODY  # LB-WOUND-6
    told.hero_gone(s, seat, cause)
    if not s.seats_in_play():
        # LB-END-3, LB-END-4: the dead count as taken out; LB-END-5: so does a hero alone.
        lose(s, "heroes-taken-out", "LB-END-3")


def return_tokens(s: Siege, seat: int) -> None:
    """LB-WOUND-2."""
    hero = s.heroes[seat]
    for colour in range(len(COLOURS)):
        s.reserve.equipment[colour] += hero.equipment[colour]
        hero.equipment[colour] = 0
    s.reserve.calls += hero.calls
    hero.calls = 0


def heal(s: Siege, seat: int, place: int, life: int, calls: int) -> None:
    """LB-WOUND-11, LB-WOUND-13: back on the Dispensary (LB-WOUND-16), wounded and without its
    power (LB-WOUND-14), with what the reserve has of the tokens (LB-WOUND-17)."""
    hero = s.heroes[seat]
    hero.status = IN_PLAY
    hero.is_wounded = True
    hero.place = place
    given = min(life, s.reserve.life)  # LB-TILE-DISPENSARY-4
    told.hero_healed(s, seat, given)
    for _ in range(given):
        gain_life(s, seat, "LB-WOUND-16", "dispensary")
    for _ in range(calls):
        gain_call(s, seat, "LB-WOUND-17", "dispensary")
