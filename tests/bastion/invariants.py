"""What always holds in Last Bastion: see tests/conformance/invariants.py."""

from __future__ import annotations

from laststand import Match
from laststand.games.bastion.box import ENCHANT, QUARRY, SPACES, STANDARD, TREBUCHET
from laststand.games.bastion.state import (
    DEAD,
    IN_PLAY,
    IN_RESERVE,
    NO_CARD,
    NOT_IN_GAME,
    ON_ICON,
    Siege,
)

MOST_CHOICES = 4000
IS_LONG = False


def check(match: Match) -> None:
    s = match.state
    assert isinstance(s, Siege)
    if not s.turn:
        return  # before the set-up is done
    check_cards(s)
    check_deck(s)
    check_tokens(s)
    check_grasp(s, match)
    check_elements(s)
    check_heroes(s)
    check_combat(s)
    check_end(s, match)


def check_cards(s: Siege) -> None:
    """Every card is in one place: unseen, drawn and to be placed, in play, or discarded."""
    found = s.monsters.pool + s.warlords.pool + s.discard
    found += [number for number in s.spaces if number != NO_CARD]
    if s.drawn != NO_CARD:
        found.append(s.drawn)
    assert sorted(found) == list(range(len(s.box.cards)))
    assert all(s.spaces[space] != NO_CARD for space in s.fallen)


def check_deck(s: Siege) -> None:
    assert all(run >= 0 for run in s.runs)
    assert len(s.monsters) == sum(s.runs) <= len(s.monsters.pool)
    assert len(s.warlords) == len(s.runs) - 1 <= len(s.warlords.pool)
    seen = [*s.discard, *[number for number in s.spaces if number != NO_CARD], s.drawn]
    warlords = [number for number in seen if number in s.box.warlords]
    assert len(warlords) + len(s.warlords) == s.level.warlords
    beaten = [number for number in s.discard if number in s.box.warlords]
    falling = [space for space in s.fallen if s.card_on(space).is_warlord]
    assert s.warlords_left == s.level.warlords - len(beaten) - len(falling)


def check_tokens(s: Siege) -> None:
    assert s.life + sum(hero.life for hero in s.heroes) == s.box.life
    assert s.calls + sum(hero.calls for hero in s.heroes) == s.box.calls
    for colour, count in enumerate(s.box.equipment):
        assert s.equipment[colour] + sum(hero.equipment[colour] for hero in s.heroes) == count
        assert all(hero.equipment[colour] >= 0 for hero in s.heroes)
    assert min([s.life, s.calls, s.grasp, *s.equipment]) >= 0


def check_grasp(s: Siege, match: Match) -> None:
    on_heroes = sum(hero.in_grasp for hero in s.heroes)
    assert s.grasp + s.grasped.count(True) + s.marked.count(True) + on_heroes == s.box.grasp
    assert all(s.spaces[space] != NO_CARD for space in range(SPACES) if s.marked[space])
    assert s.grasped.count(True) <= (2 if match.outcome is None else 3)


def check_elements(s: Siege) -> None:
    """An element is in the reserve only while its tile is in the Grasp of Evil."""
    for tile, element in ((QUARRY, s.trap), (TREBUCHET, s.net), (STANDARD, s.standard)):
        in_grasp = s.grasped[s.place_of(tile)]
        assert element not in (IN_RESERVE, ON_ICON) or (element == IN_RESERVE) == in_grasp
    assert s.trap < 0 or s.spaces[s.trap] == NO_CARD
    assert s.net < 0 or s.spaces[s.net] != NO_CARD
    assert s.enchantment < 0 or s.spaces[s.enchantment] != NO_CARD
    bards = [hero for hero in s.heroes if hero.power == ENCHANT]
    assert (s.enchantment == NOT_IN_GAME) == (not bards)
    for hero in bards:
        able = hero.status == IN_PLAY and not hero.in_grasp and not hero.is_wounded
        assert s.enchantment >= 0 or (s.enchantment == ON_ICON) == able


def check_heroes(s: Siege) -> None:
    assert len({hero.kind for hero in s.heroes}) == s.players
    assert len({hero.side for hero in s.heroes}) == s.players
    if s.players == 2:
        assert abs(s.heroes[0].side - s.heroes[1].side) == 2
    for hero in s.heroes:
        assert (hero.status == IN_PLAY) == (hero.life > 0) == (hero.place >= 0)
        assert hero.status == IN_PLAY or not (hero.calls or hero.has_equipment or hero.in_grasp)
        assert not (hero.is_wounded and hero.in_grasp)
        assert hero.status != DEAD or hero.is_wounded
    assert s.active < 0 or s.heroes[s.active].side == s.turn_side


def check_combat(s: Siege) -> None:
    assert len(s.targets) <= 2
    assert all(s.spaces[space] != NO_CARD for space in s.targets)
    assert s.targets or not (s.pledged or s.refused)
    for token in s.pledged:
        assert s.heroes[token // 5].equipment[token % 5] >= s.pledged.count(token)


def check_end(s: Siege, match: Match) -> None:
    if match.outcome is None:
        assert s.seats_in_play()
    elif match.outcome.won:
        assert s.warlords_left == 0
