"""The end of the Day: Regeneration, deployment, Catapults (Day p. 16)."""

from __future__ import annotations

from laststand.games.spell import told
from laststand.games.spell.board.heroes import put_hero
from laststand.games.spell.board.monsters import figure_spots
from laststand.games.spell.board.structures import (
    full_hurls,
    hurls_in_box,
    replace_structure,
    with_shots,
)
from laststand.games.spell.heroes.acting import HeroAction, occupied
from laststand.games.spell.heroes.step import OfHero
from laststand.games.spell.heroes.tokens import (
    gain_mana,
    heal,
    is_mana_short,
    lacking_mana,
    share_mana,
    share_out,
)
from laststand.games.spell.map.pieces import Structure
from laststand.games.spell.map.spots import SPOTS
from laststand.games.spell.options import DEPLOYS, OnSpot
from laststand.games.spell.state import Vigil, lets_heroes_in
from laststand.games.spell.things.words import CATAPULT, HEAL_AT_DUSK, WATCHTOWER
from laststand.kernel.action import Reason, offer
from laststand.kernel.choice import Flow
from laststand.kernel.step import Step


class EndDay(Step[Vigil]):
    """TLS-DUSK-1."""

    def play(self, s: Vigil) -> None:
        order = s.heroes_in_order()
        s.then(Regenerate(), *[Deploy(hero) for hero in order], RechargeCatapults())


class Regenerate(Step[Vigil]):
    """TLS-DUSK-2: all Mana and one Wound; TLS-DUSK-3: Armors, Shields, half-empty Potions."""

    def play(self, s: Vigil) -> Flow | None:
        heroes = s.heroes_in_play()
        lacks = lacking_mana(s, heroes)
        if is_mana_short(s, lacks):
            return self.share(s, heroes, lacks)
        self.regenerate(s, heroes, lacks)
        return None

    def share(self, s: Vigil, heroes: list[int], lacks: list[int]) -> Flow:
        yield from share_mana(s, heroes, lacks)
        self.regenerate(s, heroes, lacks)

    def regenerate(self, s: Vigil, heroes: list[int], mana: list[int]) -> None:
        for at, number in enumerate(heroes):
            hero = s.heroes[number]
            gain_mana(s, number, mana[at], "TLS-DUSK-2", "dusk")
            heal(s, number, max(0, 1 + hero.total(HEAL_AT_DUSK)), "TLS-DUSK-2", "dusk")
            hero.ready = [True] * len(hero.armors)
            hero.doses = [s.item(potion).doses for potion in hero.potions]


class Deploy(OfHero):
    """TLS-DUSK-4: a hero is set on a free spot of the Town or its Surroundings."""

    def play(self, s: Vigil) -> Flow:
        seat = s.heroes[self.hero].seat
        return offer(s, seat, "deploy", "TLS-DUSK-4", [DeployHero(self.hero)])


class DeployHero(HeroAction[OnSpot]):
    verb = "deploy"

    def candidates(self, s: Vigil) -> list[OnSpot]:
        return [DEPLOYS[spot] for spot in range(SPOTS) if s.ground.exists[spot]]

    def why_not(self, s: Vigil, option: OnSpot) -> Reason | None:
        spot = option.spot
        if s.is_mist(spot):
            return Reason("in-the-mist", "TLS-DUSK-5")
        if s.is_free_for_hero(spot) or (s.is_watchtower(spot) and s.hero_at[spot] < 0):
            return None
        return occupied(s, spot, "TLS-DUSK-6" if s.hero_at[spot] >= 0 else "TLS-DUSK-4")

    def options(self, s: Vigil) -> list[OnSpot]:
        left = open_to_deployment(s).copy()
        for spot in figure_spots(s):
            at = place_in(left, spot)
            if at < len(left) and left[at].spot == spot:
                del left[at]
        return left

    def do(self, s: Vigil, option: OnSpot) -> None:
        put_hero(s, self.hero, option.spot)
        told.hero_deployed(s, self.hero)


def place_in(options: list[OnSpot], spot: int) -> int:
    """Where a spot is among some in order, or would be."""
    low, high = 0, len(options)
    while low < high:
        middle = (low + high) // 2
        if options[middle].spot < spot:
            low = middle + 1
        else:
            high = middle
    return low


def open_to_deployment(s: Vigil) -> list[OnSpot]:
    """What neither the Mist covers (TLS-DUSK-5) nor a structure, but Gates, Warp Gates and
    Watchtowers (TLS-DUSK-6). Remembered by the Town for one Mist: do not change the list."""
    memory = s.town.memory
    known = memory.deployment
    if known is None or memory.mist is not s.mist:
        closed = s.mist.veil[:]
        for structure in s.structures:
            if not (lets_heroes_in(structure.kind) or structure.kind.defense is WATCHTOWER):
                for spot in structure.spots:
                    closed[spot] = True
        known = [DEPLOYS[spot] for spot in s.ground.open_spots if not closed[spot]]
        memory.deployment = known
        memory.mist = s.mist
    return known


class RechargeCatapults(Step[Vigil]):
    """TLS-DUSK-7."""

    def play(self, s: Vigil) -> Flow | None:
        catapults = s.structures_of(CATAPULT)
        lacks = [full_hurls(s, catapult.kind) - catapult.hurls for catapult in catapults]
        if s.rulings.tokens_run_out and sum(lacks) > hurls_in_box(s):
            return self.share(s, catapults, lacks)
        self.recharge(s, catapults, lacks)
        return None

    def share(self, s: Vigil, catapults: list[Structure], lacks: list[int]) -> Flow:
        options = [OnSpot("withhold", catapult.spots[0]) for catapult in catapults]
        yield from share_out("forgo-hurl", options, lacks, hurls_in_box(s))
        self.recharge(s, catapults, lacks)

    def recharge(self, s: Vigil, catapults: list[Structure], gains: list[int]) -> None:
        for catapult, gained in zip(catapults, gains):
            if gained:
                hurls = catapult.hurls + gained
                replace_structure(s, with_shots(catapult, hurls, False))
                told.catapult_recharged(s, catapult.spots[0], hurls)
