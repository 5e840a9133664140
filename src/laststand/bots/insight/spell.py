"""What a value sees of The Last Spell."""

from __future__ import annotations

from typing import Final

from laststand.bots.insight.insight import Feature, Insight, about, named, sign
from laststand.bots.spell.day import arsenal
from laststand.bots.spell.outlook import STEPS_TO_CIRCLE, Outlook, pain, reserve
from laststand.bots.spell.turn import END, HELP
from laststand.bots.steward import Judgment
from laststand.games.spell.board.panic import first_space
from laststand.games.spell.bosses.cetusia import Cetusia
from laststand.games.spell.bosses.dryad import Dryad
from laststand.games.spell.bosses.harpy import Harpy
from laststand.games.spell.heroes.hero import DEAD, Hero
from laststand.games.spell.heroes.questions import max_hit_points, max_mana
from laststand.games.spell.map.geometry import rows_and_columns
from laststand.games.spell.night.dawn import QUEST_NIGHT
from laststand.games.spell.night.quests import is_fulfilled
from laststand.games.spell.state import Vigil
from laststand.games.spell.things.words import WALL
from laststand.kernel.run import Run
from laststand.kernel.state import State

KINDS: Final = [
    "clawer",
    "runner",
    "archer",
    "armored",
    "winged",
    "boomer",
    "crimson-bulky",
    "azure-bulky",
    "ochre-bulky",
    "accursed",
]

LASTING: Final = [
    Feature("alone", "one person plays; of three none of these is 1"),
    Feature("two", "two people play"),
    Feature("four", "four people play"),
    Feature("second-day", "it is the second Day or Night"),
    Feature("last-day", "it is the last"),
    Feature("night", "it is Night"),
    Feature("last-night", "it is the last Night"),
    Feature("phase", "Monster Phases of this Night"),
    *about(
        "purse",
        [
            Feature("gold", "gold"),
            Feature("materials", "Materials"),
        ],
    ),
    *about(
        "equipment",
        [
            Feature("levels", "levels of all heroes"),
            Feature("perks", "Perks of all heroes"),
            Feature("weapons", "weapons carried"),
            Feature("power", "what the weapons of all heroes do in a Hero Phase"),
            Feature("least-power", "what those of the weakest do"),
            Feature("armors", "armor cards worn"),
            Feature("scrolls", "Scrolls carried"),
            Feature("max-mana", "Mana that all heroes can have"),
        ],
    ),
    *about(
        "town",
        [
            Feature("buildings", "Buildings that stand"),
            Feature("ruins", "Ruins"),
        ],
    ),
    *about(
        "panic",
        [
            Feature("panic", "the first space of the Panic meter that is not empty; beyond it all"),
            Feature("flames", "Flames on the meter"),
        ],
    ),
    *about(
        "quests",
        [
            Feature("quests", "Urban Quests fulfilled so far, until the second Night is over"),
            Feature("no-quest", "the second Night, and none is"),
        ],
    ),
    *about(
        "horde",
        [
            Feature("kills", "Monsters killed, in tens"),
            Feature("mist", "how far the Mist is off on all sides, until the last Day"),
        ],
    ),
    *about(
        "boss",
        [
            Feature("boss", "the Boss is on the board"),
            Feature("boss-hits", "Hit Points that it has left"),
            Feature("boss-stage", "parts of its fight that are over"),
            Feature("boss-steps", "steps of the Boss to the Circle"),
            Feature("boss-apart", "steps from the Boss to the nearest hero"),
            Feature("late", "Monster Phases beyond the third of the last Night"),
            Feature("very-late", "those beyond the fifth"),
            Feature("late-hits", "Hit Points of the Boss times phases beyond the third, in tens"),
        ],
    ),
]
"""What counts the same in every Night."""

CHANGING: Final = [
    Feature("cards", "Pattern cards still to be revealed"),
    *about(
        "mages",
        [
            Feature("mages", "Mages left"),
            Feature("last-mage", "one Mage is left"),
            Feature("two-mages", "two are"),
        ],
    ),
    *about(
        "heroes",
        [
            Feature("heroes", "heroes in play"),
            Feature("dead", "heroes who died"),
            Feature("hit-points", "Hit Points left of all heroes"),
            Feature("reserve", "damage that all can take, armor included"),
            Feature("weakest", "damage that the weakest can take"),
            Feature("at-brink", "heroes with two Hit Points at most"),
            Feature("frail", "heroes who can take four damage at most"),
            Feature("armor", "damage that armor ready to be used prevents"),
            Feature("outside", "heroes outside the Town"),
            Feature("astray", "steps of all heroes to the Circle"),
        ],
    ),
    *about(
        "mana",
        [
            Feature("mana", "Mana of all heroes"),
            Feature("dry", "heroes with one Mana at most"),
            Feature("doses", "doses of Potions"),
        ],
    ),
    *about(
        "horde",
        [
            Feature("monsters", "Monsters on the board"),
            Feature("hits", "Hit Points that they have together"),
            Feature("in-town", "Monsters in the Town"),
            Feature("arrived", "Monsters beside the Circle"),
            Feature("at-hand", "Monsters that one movement brings there"),
            Feature("coming", "Monsters that two bring there"),
            Feature("at-hand-hits", "Hit Points of those that one movement brings there"),
            Feature("coming-hits", "Hit Points of those that two bring there"),
            Feature("at-hand-damage", "damage of those that one movement brings there"),
            Feature("far", "Monsters farther than nine steps"),
            Feature("strong", "Monsters with three Hit Points or more"),
            Feature("stunned", "Monsters that are stunned"),
            Feature("unattended", "steps from those that two bring there to the nearest hero"),
            Feature("growths", "pieces on the board that never move"),
            *named(KINDS, "kind", "Monsters of the kind"),
        ],
    ),
    *about(
        "mages",
        [
            Feature("threatened-mages", "Mages that the next phase would cost if nobody acted"),
            Feature("doomed-mages", "whether that is all there are"),
        ],
    ),
    *about(
        "horde",
        [
            Feature("urgency", "what it is worth to be rid of all Monsters, bosses apart"),
        ],
    ),
    *about(
        "danger",
        [
            Feature("threat", "damage that heroes where they stand must expect"),
            Feature("pain", "the same by what it costs them"),
            Feature("worst", "the greatest share of a hero's reserve that is expected"),
            Feature("trapped", "heroes in a trap"),
        ],
    ),
    *about(
        "town",
        [
            Feature("walls", "hits that walls and gates can take"),
            Feature("defenses", "Defenses"),
            Feature("defense-hits", "hits that Defenses can take"),
            Feature("hurls", "what Catapults still have to hurl"),
        ],
    ),
]
"""What counts otherwise when the Night is the last: each is there a second time, for that Night."""

FEATURES: Final = [
    *LASTING,
    *CHANGING,
    *[Feature(f"final-{f.name}", f"on the last Night: {f.text}", f.theme) for f in CHANGING],
]

GAINS: Final = [
    "MonsterKilled",
    "MonolithDestroyed",
    "RuinScavenged",
    "QuestFulfilled",
    "HeroSaved",
    "HeroFreed",
]
LOSSES: Final = [
    "HeroWounded",
    "HeroDied",
    "HeroTrapped",
    "StructureBurned",
    "StructureDestroyed",
    "MageLost",
    "ManaDrained",
]


ANY: Final = ""
OTHERS: Final = {ANY: 3, "another-attack": 2, "another-place": 1, "not-now": 0}
"""How many options are looked at besides the steward's choice, by why it thinks of them."""


class SpellInsight(Insight):
    def __init__(self) -> None:
        self.features = FEATURES
        self.levels = []
        self.gains = GAINS
        self.losses = LOSSES

    def setting(self, state: State) -> str:
        assert isinstance(state, Vigil)
        return f"spell-{state.scenario.id}"

    def is_laid(self, state: State) -> bool:
        assert isinstance(state, Vigil)
        return state.day > 0

    def shortlist(self, ranking: list[Judgment], kept: int) -> list[Judgment]:
        """The steward's next thoughts, and of all other attacks and places the best."""
        listed = ranking[: max(1, kept)]
        left = dict(OTHERS)
        for judgment in ranking[len(listed) :]:
            kind = judgment.why if judgment.why in left else ANY
            if left[kind] > 0:
                left[kind] -= 1
                listed.append(judgment)
        return listed

    def deserves_thought(self, run: Run, best: Judgment) -> bool:
        """Only in a hero's turn, and not for what costs nothing, nor where nothing is left to do,
        nor on the way to an attack that was thought over when the way began."""
        s, choice = run.state, run.choice
        assert isinstance(s, Vigil)
        if choice is None or choice.ask != "hero-turn" or best.score >= HELP or best.score <= END:
            return False
        hero = s.heroes[s.active]
        is_on_way = hero.moved > 0 and not hero.has_attacked
        return not (is_on_way and best.why in ("leads-to-attack", "best-attack"))

    def look(self, state: State) -> list[float]:
        assert isinstance(state, Vigil)
        out: list[float] = []
        look_at_time(state, out)
        look_at_equipment(state, out)
        look_at_town(state, out)
        look_at_boss(state, out)
        changing: list[float] = []
        look_at_mages(state, changing)
        look_at_heroes(state, changing)
        look_at_horde(state, changing)
        look_ahead(state, changing)
        look_at_defenses(state, changing)
        out.extend(changing)
        out.extend(changing if is_last_night(state) else [0.0] * len(changing))
        return out


def is_last_night(s: Vigil) -> bool:
    return s.is_night and s.day == s.scenario.days


def look_at_time(s: Vigil, out: list[float]) -> None:
    out.extend([sign(s.players == 1), sign(s.players == 2), sign(s.players == 4)])
    out.append(sign(s.day == 2))
    out.append(sign(s.day == s.scenario.days))
    out.append(sign(s.is_night))
    out.append(sign(is_last_night(s)))
    out.append(float(s.phase))


def look_at_equipment(s: Vigil, out: list[float]) -> None:
    heroes = [s.heroes[hero] for hero in s.heroes_in_play()]
    powers = [arsenal(s, hero, hero.weapons) for hero in heroes]
    out.append(float(s.purse.gold))
    out.append(float(s.purse.materials))
    out.append(float(sum([hero.level for hero in heroes])))
    out.append(float(sum([len(hero.perks) for hero in heroes])))
    out.append(float(sum([len(hero.weapons) for hero in heroes])))
    out.append(sum(powers))
    out.append(min(powers) if powers else 0.0)
    out.append(float(sum([len(hero.armors) for hero in heroes])))
    out.append(float(sum([len(hero.scrolls) for hero in heroes])))
    out.append(float(sum([max_mana(s, hero) for hero in heroes])))


def look_at_town(s: Vigil, out: list[float]) -> None:
    structures = s.structures
    out.append(float(sum([1 for t in structures if t.is_building and not t.kind.is_ruin])))
    out.append(float(sum([1 for t in structures if t.kind.is_ruin])))
    space = first_space(s)
    out.append(float(space if space >= 0 else len(s.panic.flames)))
    out.append(float(sum(s.panic.flames)))
    is_before = s.scenario.has_quests and s.day <= QUEST_NIGHT
    quests = [quest for quest in (s.quests.schaden, s.quests.freude) if is_before and quest >= 0]
    met = sum([1 for quest in quests if is_fulfilled(s, quest)])
    out.append(float(met))
    out.append(sign(is_before and s.day == QUEST_NIGHT and s.is_night and met == 0))
    out.append(s.quests.killed / 10)
    out.append(0.0 if is_last_night(s) else float(sum(s.mist.distances)))


def look_at_boss(s: Vigil, out: list[float]) -> None:
    bosses = [monster for monster in s.horde.monsters if monster.kind.is_boss]
    hits = sum([monster.hits_left for monster in bosses])
    late = max(0, s.phase - 3) if is_last_night(s) else 0
    out.append(sign(len(bosses) > 0))
    out.append(float(hits))
    out.append(float(stage_of(s)))
    out.append(float(sum([STEPS_TO_CIRCLE[boss.spot] for boss in bosses])))
    out.append(float(sum([steps_to_hero(s, boss.spot) for boss in bosses])))
    out.append(float(late))
    out.append(float(max(0, late - 2)))
    out.append(late * hits / 10)


def stage_of(s: Vigil) -> int:
    boss = s.boss
    if isinstance(boss, Harpy):
        return boss.alerions_dead + boss.place
    if isinstance(boss, Cetusia):
        return len(boss.fallen)
    return boss.stage if isinstance(boss, Dryad) else 0


def steps_to_hero(s: Vigil, spot: int) -> int:
    """From a spot to the nearest hero, as the crow flies, along sides."""
    steps = [rows_and_columns(spot, h.spot) for h in s.heroes if h.is_in_play and h.spot >= 0]
    return min(steps) if steps else NOBODY


NOBODY: Final = 20
"""How far off the nearest hero is where there is none."""


def look_at_mages(s: Vigil, out: list[float]) -> None:
    out.append(float(sum([len(slot) for slot in s.spawn.slots])))
    out.append(float(s.circle.mages))
    out.append(sign(s.circle.mages == 1))
    out.append(sign(s.circle.mages == 2))


def look_at_heroes(s: Vigil, out: list[float]) -> None:
    heroes = [s.heroes[hero] for hero in s.heroes_in_play()]
    left = [max_hit_points(s, hero) - hero.wounds for hero in heroes]
    reserves = [reserve(s, hero) for hero in heroes]
    spots = [hero.spot for hero in heroes if hero.spot >= 0]
    out.append(float(len(heroes)))
    out.append(float(sum([1 for hero in s.heroes if hero.status == DEAD])))
    out.append(float(sum(left)))
    out.append(sum(reserves))
    out.append(min(reserves) if reserves else 0.0)
    out.append(float(sum([1 for hits in left if hits <= 2])))
    out.append(float(sum([1 for hits in reserves if hits <= 4.0])))
    out.append(float(sum([ready_armor(s, hero) for hero in heroes])))
    out.append(float(sum([1 for spot in spots if not s.ground.is_town[spot]])))
    out.append(float(sum([STEPS_TO_CIRCLE[spot] for spot in spots])))
    out.append(float(sum([hero.mana for hero in heroes])))
    out.append(float(sum([1 for hero in heroes if hero.mana <= 1])))
    out.append(float(sum([sum(hero.doses) for hero in heroes])))


def ready_armor(s: Vigil, hero: Hero) -> int:
    return sum([s.item(n).prevent for at, n in enumerate(hero.armors) if hero.ready[at]])


def look_at_horde(s: Vigil, out: list[float]) -> None:
    monsters = [m for m in s.horde.monsters if not m.kind.is_boss and m.kind.is_monster]
    soon = [m for m in monsters if STEPS_TO_CIRCLE[m.spot] <= m.kind.movement]
    coming = [m for m in monsters if STEPS_TO_CIRCLE[m.spot] <= 2 * m.kind.movement]
    out.append(float(len(monsters)))
    out.append(float(sum([monster.hits_left for monster in monsters])))
    out.append(float(sum([1 for monster in monsters if s.ground.is_town[monster.spot]])))
    out.append(float(sum([1 for monster in monsters if STEPS_TO_CIRCLE[monster.spot] == 0])))
    out.append(float(len(soon)))
    out.append(float(len(coming)))
    out.append(float(sum([monster.hits_left for monster in soon])))
    out.append(float(sum([monster.hits_left for monster in coming])))
    out.append(float(sum([monster.kind.damage for monster in soon])))
    out.append(float(sum([1 for monster in monsters if STEPS_TO_CIRCLE[monster.spot] > 9])))
    out.append(float(sum([1 for monster in monsters if monster.hits_left >= 3])))
    out.append(float(sum([1 for monster in monsters if monster.stunned > s.phase])))
    out.append(float(sum([steps_to_hero(s, monster.spot) for monster in coming])))
    out.append(
        float(sum([1 for m in s.horde.monsters if m.kind.movement == 0 and not m.kind.is_boss]))
    )
    kinds = [monster.kind.id for monster in monsters]
    out.extend([float(kinds.count(kind)) for kind in KINDS])


def look_ahead(s: Vigil, out: list[float]) -> None:
    """What the next Monster Phase would do if everybody stayed as they are."""
    outlook = Outlook(s, -1)
    mages = 0.0
    worths = 0.0
    for monster in s.horde.monsters:
        if monster.kind.is_boss:
            continue
        worths += outlook.worths[monster.serial]
        if monster.stunned > s.phase:
            continue
        for onset in outlook.onsets:
            if onset.strikes_circle(monster):
                mages += 0.5 * monster.kind.damage
    threats = [outlook.threat[h.spot] if h.is_in_play and h.spot >= 0 else 0.0 for h in s.heroes]
    lefts = [max(0.5, left) for left in outlook.reserves]
    out.append(mages)
    out.append(sign(mages >= s.circle.mages))
    out.append(worths)
    out.append(sum(threats))
    out.append(sum([pain(left, threat) for left, threat in zip(lefts, threats)]))
    out.append(max([threat / left for left, threat in zip(lefts, threats)], default=0.0))
    out.append(float(sum([1 for hero in s.heroes if hero.trapped_by >= 0])))


def look_at_defenses(s: Vigil, out: list[float]) -> None:
    defenses = [structure for structure in s.structures if structure.is_defense]
    out.append(float(sum([t.hits_left for t in s.structures if t.kind.family is WALL])))
    out.append(float(len(defenses)))
    out.append(float(sum([structure.hits_left for structure in defenses])))
    out.append(float(sum([structure.hurls for structure in defenses])))
