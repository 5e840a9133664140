"""What always holds in The Last Stronghold: see tests/conformance/invariants.py."""

from __future__ import annotations

from collections import Counter

from laststand import Match
from laststand.games.stronghold.dice import NOT_IN_COMBAT
from laststand.games.stronghold.locations import Location
from laststand.games.stronghold.party import INCAPACITATED
from laststand.games.stronghold.places import LUX
from laststand.games.stronghold.state import Realm
from laststand.kernel.bag import Bag

MOST_CHOICES = 2000
IS_LONG = False


def check(match: Match) -> None:
    s = match.state
    assert isinstance(s, Realm)
    if not s.land.locations:
        return  # before the set-up
    check_cards(s, looked_at(match))
    check_artifacts(s)
    check_tokens(s)
    check_enemies(s)
    check_heroes(s, match)
    check_combat(s)
    for place in s.land.locations:
        check_location(s, place)
    piles = s.piles
    for bag in (piles.deck, piles.shamans, piles.leshes, piles.artifacts, piles.catapults):
        check_bag(bag)
    check_end(s, match)


def looked_at(match: Match) -> list[str]:
    """The cards a scout holds in the hand, which are in no pile for as long as the table is
    asked where they go."""
    if match.choice is None or not match.choice.ask.startswith("scout"):
        return []
    scouted = [event for event in match.events if event.kind == "DeckScouted"][-1]
    cards = scouted.facts["cards"]
    assert isinstance(cards, list)
    return cards


def check_cards(s: Realm, held: list[str]) -> None:
    """Every card is in one place: a pile, the table, the discard pile, or out of the game."""
    box, piles = s.box, s.piles
    everything = Counter(box.starters + box.enemies + box.shamans + box.leshes + s.boss.cards)
    found = Counter(piles.deck.contents() + piles.shamans.contents() + piles.leshes.contents())
    found.update(enemy.number for place in range(LUX + 1) for enemy in s.land.enemies_at(place))
    found.update(piles.discard + piles.out_of_game)
    missing = everything - found
    assert not found - everything, "cards doubled"
    assert not missing - Counter(box.card_ids.index(card) for card in held), "cards lost"


def check_artifacts(s: Realm) -> None:
    found = s.piles.artifacts.contents() + s.purse.artifacts + s.piles.spent_artifacts
    assert sorted(found) == list(range(len(s.box.artifacts)))
    assert set(s.purse.tired) <= set(s.purse.artifacts)
    assert all(s.box.artifacts[artifact].each_turn for artifact in s.purse.tired)


def check_tokens(s: Realm) -> None:
    chests = sum(location.chests for location in s.land.locations)
    assert chests + s.piles.chests == s.box.chest_tokens
    assert s.piles.chests >= 0
    catapults = s.piles.catapults.contents() + s.piles.removed_catapults
    for location in s.land.locations:
        catapults = catapults + location.catapults
    assert Counter(catapults) == Counter(s.box.catapults)
    assert 0 <= s.purse.rerolls <= s.box.reroll_limit
    assert s.purse.gold >= 0
    assert s.lux.wards >= 0
    assert all(symbol >= 0 for symbol in s.purse.symbols)
    assert 0 <= s.lux.fires <= s.lux.spaces


def check_location(s: Realm, location: Location) -> None:
    assert 0 <= location.corruption <= s.box.corruption_limit
    assert location.chests >= 0
    assert location.is_destroyed == (location.corruption == s.box.corruption_limit)
    if location.is_destroyed:
        assert not location.enemies
        assert not location.chests
        assert not location.catapults
    bosses = [enemy for enemy in location.enemies if enemy.card.boss]
    assert all(enemy.space == location.spaces for enemy in bosses)
    others = [enemy for enemy in location.enemies if not enemy.card.boss]
    for space, count in Counter(enemy.space for enemy in others).items():
        assert 0 <= space < location.spaces
        if count > 1:  # only Hordes share a space
            assert all(e.card.ability.joins_hordes for e in others if e.space == space)


def check_enemies(s: Realm) -> None:
    standing = [enemy for place in range(LUX + 1) for enemy in s.land.enemies_at(place)]
    serials = [enemy.serial for enemy in standing]
    assert len(set(serials)) == len(serials)
    assert all(0 < serial < s.land.next_serial for serial in serials)
    assert all(enemy.card is s.box.cards[enemy.number] for enemy in standing)
    assert all(0 <= enemy.timer <= max(1, enemy.card.timer) for enemy in standing)
    assert all(enemy.card.boss for enemy in s.land.at_lux)


def check_heroes(s: Realm, match: Match) -> None:
    assert len(s.party.pawns) == s.players
    assert all(0 <= place <= LUX for place in s.party.pawns)
    assert 0 <= s.active < s.players
    assert all(0 <= side <= INCAPACITATED for side in s.party.heroes)
    owned = Counter(s.party.owners)
    if match.choice is None or match.choice.ask != "split-party":
        assert [owned[seat] for seat in range(s.players)] == [4 // s.players] * s.players


def check_combat(s: Realm) -> None:
    assert len(s.combat.pool) == len(s.combat.used)
    assert (len(s.combat.pool) >= 3) == (s.combat.part != NOT_IN_COMBAT)
    assert 0 <= s.combat.rerolls_face_up <= 3


def check_bag(bag: Bag) -> None:
    assert bag.pool == sorted(bag.pool)
    assert sum(layer.unknown for layer in bag.layers) == len(bag.pool)
    assert all(layer.unknown >= 0 and layer.size > 0 for layer in bag.layers)


def check_end(s: Realm, match: Match) -> None:
    """The game is over when it is won or lost, and not otherwise."""
    beaten = sum(1 for number in s.piles.discard if s.box.cards[number].boss)
    assert s.boss.beaten == beaten <= len(s.boss.cards)
    won = beaten == len(s.boss.cards)
    lost = s.lux.fires == s.lux.spaces or all(side == INCAPACITATED for side in s.party.heroes)
    if match.outcome is None:
        assert not won
        assert not lost
    else:
        assert match.outcome.won == won
        assert won or lost
