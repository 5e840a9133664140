"""What a value sees of The Last Stronghold."""

from __future__ import annotations

from typing import Final

from laststand.bots.insight.insight import Feature, Insight, about, named, sign
from laststand.games.stronghold.icons import ICONS
from laststand.games.stronghold.locations import Enemy
from laststand.games.stronghold.party import DAMAGED, FULL, INCAPACITATED
from laststand.games.stronghold.places import LUX
from laststand.games.stronghold.state import Realm
from laststand.kernel.state import State

HARMS: Final = ["add_fire", "draw_enemy", "harm_hero", "corrupt", "corrupt_all", "add_catapult"]

FEATURES: Final = [
    Feature("two-players", "two people play"),
    *about(
        "fires",
        [
            Feature("fires", "fires in Lux"),
            Feature("fires-left", "fire spaces still dark"),
            Feature("one-fire-left", "one more fire loses the game"),
            Feature("two-fires-left", "two more do"),
            Feature("three-fires-left", "three more do"),
            Feature("wards", "fires to come that are warded off"),
        ],
    ),
    Feature("turn", "turns played, in tens"),
    *about(
        "boss",
        [
            Feature("beaten", "how often the boss has been defeated"),
            Feature("bosses-in-play", "boss cards on the board"),
            Feature("boss-soon", "boss cards whose time token has one space left"),
            Feature("boss-lacks", "icons that the tokens in hand lack against the next boss card"),
            Feature("boss-lacks-in-play", "the same if it is in play"),
        ],
    ),
    *about(
        "deck",
        [
            Feature("deck", "cards in the enemy deck, in tens"),
            Feature("deck-empty", "the deck is empty"),
            Feature("deck-short", "cards fewer than eight in it"),
        ],
    ),
    *about(
        "heroes",
        [
            Feature("full-heroes", "heroes unharmed"),
            Feature("damaged-heroes", "heroes damaged"),
            Feature("heroes-out", "heroes incapacitated"),
            Feature("last-side", "one harm more loses the game"),
            *named(["1", "2", "3", "4"], "hero-stands", "not incapacitated is the hero"),
        ],
    ),
    *about(
        "purse",
        [
            Feature("gold", "gold"),
            Feature("gold-three", "at least three gold"),
            Feature("rerolls", "reroll tokens"),
            *named(list(ICONS), "symbol", "symbol tokens held:"),
        ],
    ),
    *about(
        "artifacts",
        [
            Feature("artifacts", "artifacts held"),
            Feature("lasting-artifacts", "of these, those used once a turn"),
        ],
    ),
    *about(
        "enemies",
        [
            Feature("enemies", "enemies in play"),
            Feature("enemies-at-lux", "enemies at Lux"),
            Feature("hardest", "icons that the hardest enemy needs, bosses apart"),
            Feature("easy-enemies", "enemies that need one icon or two"),
            *named(list(ICONS), "need", "what all enemies need together:"),
        ],
    ),
    *about(
        "enemies",
        [
            Feature("full-locations", "locations without a free space"),
            Feature("crowded", "enemies at the fullest location"),
        ],
    ),
    *about(
        "time",
        [
            *named(HARMS, "now", "at the end of this turn, by time tokens:"),
            *named(HARMS, "soon", "the turn after:"),
            *named(HARMS, "later", "two turns later or more:"),
        ],
    ),
    *about(
        "corruption",
        [
            Feature("corruption", "corruption on all locations"),
            Feature("worst-corruption", "corruption on the worst location that stands"),
            Feature("brink", "locations that one more corruption destroys"),
            Feature("destroyed", "locations destroyed"),
        ],
    ),
    *about(
        "catapults",
        [
            Feature("catapults", "catapults on the board"),
        ],
    ),
    *about(
        "chests",
        [
            Feature("chests", "chests on the board"),
        ],
    ),
]

GAINS: Final = [
    "EnemyDefeated",
    "LocationCleansed",
    "FireRemoved",
    "CatapultRemoved",
    "ChestOpened",
    "ArtifactGained",
    "HeroHealed",
]
LOSSES: Final = [
    "LocationCorrupted",
    "LocationDestroyed",
    "FireAdded",
    "CatapultFired",
    "ChestRemoved",
    "ArtifactLost",
    "HeroDamaged",
    "HeroIncapacitated",
    "TimerEnded",
    "GoldLost",
    "RerollsLost",
]


class StrongholdInsight(Insight):
    def __init__(self) -> None:
        self.features = FEATURES
        self.candidates = 8
        self.levels = ["normal", "hard", "legendary"]
        self.gains = GAINS
        self.losses = LOSSES
        self.price = "ability"  # LS-HERO-3: a hero is damaged for what its ability does

    def setting(self, state: State) -> str:
        assert isinstance(state, Realm)
        return f"stronghold-{state.boss.id}"

    def level(self, state: State) -> str:
        """LS-SETUP-2: a level is how many fire spaces there are."""
        assert isinstance(state, Realm)
        for level, spaces in state.box.levels.items():
            if spaces == state.lux.spaces:
                return level
        return ""

    def ahead(self, state: State) -> float:
        assert isinstance(state, Realm)
        return len(state.piles.deck) / 10

    def is_laid(self, state: State) -> bool:
        assert isinstance(state, Realm)
        return state.turn > 0

    def look(self, state: State) -> list[float]:
        assert isinstance(state, Realm)
        enemies = [e for place in range(LUX + 1) for e in state.land.enemies_at(place)]
        out: list[float] = []
        look_at_lux(state, out)
        look_at_boss(state, enemies, out)
        look_at_party(state, out)
        look_at_purse(state, out)
        look_at_enemies(state, enemies, out)
        look_at_clocks(enemies, out)
        look_at_land(state, out)
        return out


def look_at_lux(s: Realm, out: list[float]) -> None:
    left = s.lux.spaces - s.lux.fires
    out.append(sign(s.players == 2))
    out.append(float(s.lux.fires))
    out.append(float(left))
    out.append(sign(left <= 1))
    out.append(sign(left == 2))
    out.append(sign(left == 3))
    out.append(float(s.lux.wards))
    out.append(s.turn / 10)


def look_at_boss(s: Realm, enemies: list[Enemy], out: list[float]) -> None:
    bosses = [enemy for enemy in enemies if enemy.card.boss]
    card = s.box.cards[s.boss.cards[min(s.boss.beaten, len(s.boss.cards) - 1)]]
    lacks = sum([max(0, need - held) for need, held in zip(card.needs, s.purse.symbols)])
    deck = len(s.piles.deck)
    out.append(float(s.boss.beaten))
    out.append(float(len(bosses)))
    out.append(float(sum([1 for enemy in bosses if enemy.timer == 1])))
    out.append(float(lacks))
    out.append(float(lacks) if bosses else 0.0)
    out.append(deck / 10)
    out.append(sign(deck == 0))
    out.append(float(max(0, 8 - deck)))


def look_at_party(s: Realm, out: list[float]) -> None:
    heroes = s.party.heroes
    out.append(float(heroes.count(FULL)))
    out.append(float(heroes.count(DAMAGED)))
    out.append(float(heroes.count(INCAPACITATED)))
    out.append(sign(sum([INCAPACITATED - side for side in heroes]) <= 1))
    for side in heroes:
        out.append(sign(side < INCAPACITATED))


def look_at_purse(s: Realm, out: list[float]) -> None:
    purse = s.purse
    out.append(float(purse.gold))
    out.append(sign(purse.gold >= 3))
    out.append(float(purse.rerolls))
    for held in purse.symbols:
        out.append(float(held))
    out.append(float(len(purse.artifacts)))
    out.append(float(sum([1 for a in purse.artifacts if s.box.artifacts[a].each_turn])))


def look_at_enemies(s: Realm, enemies: list[Enemy], out: list[float]) -> None:
    others = [sum(enemy.card.needs) for enemy in enemies if not enemy.card.boss]
    out.append(float(len(enemies)))
    out.append(float(len(s.land.at_lux)))
    out.append(float(max(others)) if others else 0.0)
    out.append(float(sum([1 for needs in others if needs <= 2])))
    for icon in range(len(ICONS)):
        out.append(float(sum([enemy.card.needs[icon] for enemy in enemies])))
    locations = s.land.locations
    out.append(float(sum([1 for location in locations if location.is_full])))
    out.append(float(max([len(location.enemies) for location in locations], default=0)))


def look_at_clocks(enemies: list[Enemy], out: list[float]) -> None:
    """What time tokens will bring, by when."""
    by_when = [[0.0] * len(HARMS), [0.0] * len(HARMS), [0.0] * len(HARMS)]
    for enemy in enemies:
        if enemy.timer:
            due = by_when[min(enemy.timer, 3) - 1]
            for harm in enemy.card.harms:
                if harm.word in HARMS:
                    due[HARMS.index(harm.word)] += float(harm.n)
    for due in by_when:
        out.extend(due)


def look_at_land(s: Realm, out: list[float]) -> None:
    standing = [location for location in s.land.locations if not location.is_destroyed]
    corruption = [location.corruption for location in standing]
    brink = s.box.corruption_limit - 1
    out.append(float(sum(corruption)))
    out.append(float(max(corruption)) if corruption else 0.0)
    out.append(float(sum([1 for n in corruption if n >= brink])))
    out.append(float(len(s.land.locations) - len(standing)))
    out.append(float(sum([len(location.catapults) for location in s.land.locations])))
    out.append(float(sum([location.chests for location in standing])))
