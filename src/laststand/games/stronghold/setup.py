"""Setup."""

from __future__ import annotations

from itertools import combinations

from laststand.games.stronghold import told
from laststand.games.stronghold.icons import ICONS
from laststand.games.stronghold.locations import Location
from laststand.games.stronghold.options import PickHeroes
from laststand.games.stronghold.piles import ARTIFACTS, CATAPULTS, DECK, LESHES, SHAMANS
from laststand.games.stronghold.places import LUX
from laststand.games.stronghold.placing import put
from laststand.games.stronghold.state import Realm
from laststand.kernel.action import ask
from laststand.kernel.bag import Bag, Layer
from laststand.kernel.step import Flow, Step


class SetUp(Step[Realm]):
    """The table is laid; with two players the party is split."""

    def fits(self, s: Realm) -> bool:
        return False

    def play(self, s: Realm) -> None:
        lay_locations(s)
        shuffle_small_decks(s)
        build_deck(s)
        place_starters(s)
        if s.players == 2:
            s.then(SplitParty())


def lay_locations(s: Realm) -> None:
    """LS-SETUP-3, LS-SETUP-4: A to E around Lux, each with its chest."""
    for place in range(LUX):
        s.land.locations.append(Location(s.box.spaces[place], s.box.chests[place]))
        s.piles.chests -= s.box.chests[place]


def shuffle_small_decks(s: Realm) -> None:
    """LS-SETUP-5, LS-SETUP-17, LS-SETUP-18."""
    s.piles.catapults = Bag.shuffled(CATAPULTS, ICONS, s.box.catapults)
    s.piles.shamans = Bag.shuffled(SHAMANS, s.box.card_ids, s.box.shamans)
    s.piles.leshes = Bag.shuffled(LESHES, s.box.card_ids, s.box.leshes)
    s.piles.artifacts = Bag.shuffled(ARTIFACTS, s.box.artifact_ids, s.box.artifact_deck)


def build_deck(s: Realm) -> None:
    """From the bottom: three cards, with Alrath's third card among them (LS-ALRATH-3); three
    with boss card 2 (LS-SETUP-15, LS-ALRATH-4) on top of them (LS-SETUP-16); the rest of the
    lower half; boss card 1 (LS-SETUP-13, LS-ALRATH-2); the upper half (LS-SETUP-14). Which
    enemy lies where nobody knows (LS-SETUP-12)."""
    boss = s.boss.cards
    size = len(s.box.enemies)
    lower = size // 2
    layers = [Layer(3, boss[2:]), Layer(3, [boss[1]])]
    if lower > 6:
        layers.append(Layer(lower - 6, []))
    layers += [Layer(0, [boss[0]]), Layer(size - lower, [])]
    s.piles.deck = Bag(DECK, s.box.card_ids, s.box.enemies.copy(), layers)


def place_starters(s: Realm) -> None:
    """LS-SETUP-10; LS-SETUP-11: their timers start, their abilities do not."""
    for number in s.box.starters:
        card = s.box.cards[number]
        space = s.land.locations[card.at].free_space()
        put(s, card, number, card.at, space, "LS-SETUP-10", "setup")


class SplitParty(Step[Realm]):
    """LS-TWO-1: each player takes two of the four heroes."""

    def play(self, s: Realm) -> Flow:
        ids = [hero.id for hero in s.box.heroes]
        options = [
            PickHeroes(list(pair), [ids[hero] for hero in pair])
            for pair in combinations(range(len(ids)), 2)
        ]
        chosen = yield from ask(None, "split-party", "LS-TWO-1", options)
        s.party.owners = [0 if hero in chosen.heroes else 1 for hero in range(len(ids))]
        told.party_split(s, chosen.names)
