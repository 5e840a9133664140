"""What always holds in Last Bastion: see tests/conformance/invariants.py."""

from __future__ import annotations

from laststand import Match
from laststand.games.bastion.box import NO_CARD, SPACES
from laststand.games.bastion.elements import IN_RESERVE, NOT_IN_GAME, ON_ICON
from laststand.games.bastion.heroes import DEAD
from laststand.games.bastion.state import Siege
from laststand.games.bastion.vocabulary import ENCHANT

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
    found = s.deck.monsters.pool + s.deck.warlords.pool + s.deck.discard
    found += [number for number in s.horde.spaces if number != NO_CARD]
    if s.deck.drawn != NO_CARD:
        found.append(s.deck.drawn)
    assert sorted(found) == list(range(len(s.box.cards)))
    assert all(s.horde.spaces[space] != NO_CARD for space in s.horde.fallen)


def check_deck(s: Siege) -> None:
    deck = s.deck
    assert all(run >= 0 for run in deck.runs)
    assert len(deck.monsters) == sum(deck.runs) <= len(deck.monsters.pool)
    assert len(deck.warlords) == len(deck.runs) - 1 <= len(deck.warlords.pool)
    seen = [*deck.discard, *[n for n in s.horde.spaces if n != NO_CARD], deck.drawn]
    warlords = [number for number in seen if number in s.box.warlords]
    assert len(warlords) + len(deck.warlords) == s.level.warlords
    beaten = [number for number in deck.discard if number in s.box.warlords]
    falling = [space for space in s.horde.fallen if s.card_on(space).is_warlord]
    assert deck.warlords_left == s.level.warlords - len(beaten) - len(falling)


def check_tokens(s: Siege) -> None:
    reserve = s.reserve
    assert reserve.life + sum(hero.life for hero in s.heroes) == s.box.life
    assert reserve.calls + sum(hero.calls for hero in s.heroes) == s.box.calls
    for colour, count in enumerate(s.box.equipment):
        held = sum(hero.equipment[colour] for hero in s.heroes)
        assert reserve.equipment[colour] + held == count
        assert all(hero.equipment[colour] >= 0 for hero in s.heroes)
    assert min([reserve.life, reserve.calls, reserve.grasp, *reserve.equipment]) >= 0


def check_grasp(s: Siege, match: Match) -> None:
    placed = s.tiles.in_grasp() + s.horde.marked.count(True)
    placed += sum(hero.in_grasp for hero in s.heroes)
    assert s.reserve.grasp + placed == s.box.grasp
    assert all(s.horde.spaces[space] != NO_CARD for space in range(SPACES) if s.horde.marked[space])
    assert s.tiles.in_grasp() <= (2 if match.outcome is None else 3)


def check_elements(s: Siege) -> None:
    """An element is in the reserve only while its tile is in the Grasp of Evil."""
    elements, spaces = s.elements, s.horde.spaces
    for element in (elements.trap, elements.net, elements.standard):
        in_grasp = s.tiles.grasped[s.tiles.place_of(s.box.tile_of[element.id].number)]
        assert element.at not in (IN_RESERVE, ON_ICON) or (element.at == IN_RESERVE) == in_grasp
    assert elements.trap.at < 0 or spaces[elements.trap.at] == NO_CARD
    assert elements.net.at < 0 or spaces[elements.net.at] != NO_CARD
    enchantment = elements.enchantment.at
    assert enchantment < 0 or spaces[enchantment] != NO_CARD
    bards = [hero for hero in s.heroes if hero.power is ENCHANT]
    assert (enchantment == NOT_IN_GAME) == (not bards)
    for hero in bards:
        able = hero.is_in_play and not hero.in_grasp and not hero.is_wounded
        assert enchantment >= 0 or (enchantment == ON_ICON) == able


def check_heroes(s: Siege) -> None:
    assert len({hero.kind for hero in s.heroes}) == s.players
    assert len({hero.side for hero in s.heroes}) == s.players
    if s.players == 2:
        assert abs(s.heroes[0].side - s.heroes[1].side) == 2
    for hero in s.heroes:
        assert hero.is_in_play == (hero.life > 0) == (hero.place >= 0)
        assert hero.is_in_play or not (hero.calls or hero.has_equipment or hero.in_grasp)
        assert not (hero.is_wounded and hero.in_grasp)
        assert hero.status is not DEAD or hero.is_wounded
    assert s.active < 0 or s.heroes[s.active].side == s.turn_side


def check_combat(s: Siege) -> None:
    combat = s.combat
    assert len(combat.targets) <= 2
    assert all(s.horde.spaces[space] != NO_CARD for space in combat.targets)
    assert combat.targets or not (combat.pledged or combat.refused)
    for token in combat.pledged:
        held = s.heroes[token.owner].equipment[token.colour]
        assert held >= combat.pledged_of(token.owner, token.colour)


def check_end(s: Siege, match: Match) -> None:
    if match.outcome is None:
        assert s.seats_in_play()
    elif match.outcome.won:
        assert s.deck.warlords_left == 0
