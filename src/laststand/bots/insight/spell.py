"""What a value sees of The Last Spell."""

from __future__ import annotations

from typing import Final

from laststand.bots.insight.insight import Feature, Insight, about, sign
from laststand.bots.spell.outlook import STEPS_TO_CIRCLE, Outlook, pain, reserve
from laststand.bots.spell.turn import HELP
from laststand.bots.steward import Judgment
from laststand.games.spell.board.panic import first_space
from laststand.games.spell.heroes.hero import DEAD, Hero
from laststand.games.spell.heroes.questions import max_hit_points
from laststand.games.spell.night.dawn import QUEST_NIGHT
from laststand.games.spell.night.quests import is_fulfilled
from laststand.games.spell.state import Vigil
from laststand.games.spell.things.words import WALL
from laststand.kernel.run import Run
from laststand.kernel.state import State

FEATURES: Final = [
    Feature("alone", "one person plays; of three none of these is 1"),
    Feature("two", "two people play"),
    Feature("four", "four people play"),
    Feature("second-day", "it is the second Day or Night"),
    Feature("last-day", "it is the last"),
    Feature("night", "it is Night"),
    Feature("last-night", "it is the last Night"),
    Feature("phase", "Monster Phases of this Night"),
    Feature("late", "Monster Phases beyond the third of the last Night"),
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
        "panic",
        [
            Feature("panic", "the first space of the Panic meter that is not empty; beyond it all"),
            Feature("flames", "Flames on the meter"),
        ],
    ),
    *about(
        "purse",
        [
            Feature("gold", "gold"),
            Feature("materials", "Materials"),
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
        ],
    ),
    *about(
        "mana",
        [
            Feature("mana", "Mana of all heroes"),
        ],
    ),
    *about(
        "equipment",
        [
            Feature("levels", "levels of all heroes"),
            Feature("perks", "Perks of all heroes"),
            Feature("weapons", "weapons carried"),
            Feature("armor", "damage that armor ready to be used prevents"),
            Feature("doses", "doses of Potions"),
            Feature("scrolls", "Scrolls carried"),
        ],
    ),
    *about(
        "horde",
        [
            Feature("monsters", "Monsters on the board"),
            Feature("hits", "Hit Points that they have together"),
            Feature("in-town", "Monsters in the Town"),
            Feature("near", "Monsters two steps from the Circle or nearer"),
            Feature("nearing", "Monsters five steps from it or nearer"),
            Feature("far", "Monsters farther than nine"),
            Feature("strong", "Monsters with three Hit Points or more"),
            Feature("shooters", "Monsters that shoot"),
            Feature("stunned", "Monsters that are stunned"),
        ],
    ),
    *about(
        "mages",
        [
            Feature("threatened-mages", "Mages that the next phase would cost if nobody acted"),
        ],
    ),
    *about(
        "danger",
        [
            Feature("threat", "damage that heroes where they stand must expect"),
            Feature("pain", "the same by what it costs them"),
        ],
    ),
    *about(
        "horde",
        [
            Feature("urgency", "what it is worth to be rid of all Monsters, bosses apart"),
        ],
    ),
    *about(
        "boss",
        [
            Feature("boss", "the Boss is on the board"),
            Feature("boss-hits", "Hit Points that it has left"),
            Feature("growths", "pieces on the board that never move"),
        ],
    ),
    *about(
        "town",
        [
            Feature("buildings", "Buildings that stand"),
            Feature("ruins", "Ruins"),
            Feature("walls", "hits that walls and gates can take"),
            Feature("defenses", "Defenses"),
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
        ],
    ),
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
        self.candidates = 4
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
        """Only in a hero's turn, and not for what costs nothing, nor on the way to an attack that
        was thought over when the way began."""
        s, choice = run.state, run.choice
        assert isinstance(s, Vigil)
        if choice is None or choice.ask != "hero-turn" or best.score >= HELP:
            return False
        hero = s.heroes[s.active]
        is_on_way = hero.moved > 0 and not hero.has_attacked
        return not (is_on_way and best.why in ("leads-to-attack", "best-attack"))

    def look(self, state: State) -> list[float]:
        assert isinstance(state, Vigil)
        out: list[float] = []
        look_at_time(state, out)
        look_at_town(state, out)
        look_at_heroes(state, out)
        look_at_horde(state, out)
        look_ahead(state, out)
        look_at_structures(state, out)
        return out


def look_at_time(s: Vigil, out: list[float]) -> None:
    last = s.day == s.scenario.days
    out.extend([sign(s.players == 1), sign(s.players == 2), sign(s.players == 4)])
    out.append(sign(s.day == 2))
    out.append(sign(last))
    out.append(sign(s.is_night))
    out.append(sign(s.is_night and last))
    out.append(float(s.phase))
    out.append(float(max(0, s.phase - 3)) if last and s.is_night else 0.0)
    out.append(float(sum([len(slot) for slot in s.spawn.slots])))


def look_at_town(s: Vigil, out: list[float]) -> None:
    space = first_space(s)
    out.append(float(s.circle.mages))
    out.append(sign(s.circle.mages == 1))
    out.append(sign(s.circle.mages == 2))
    out.append(float(space if space >= 0 else len(s.panic.flames)))
    out.append(float(sum(s.panic.flames)))
    out.append(float(s.purse.gold))
    out.append(float(s.purse.materials))


def look_at_heroes(s: Vigil, out: list[float]) -> None:
    heroes = [s.heroes[hero] for hero in s.heroes_in_play()]
    left = [max_hit_points(s, hero) - hero.wounds for hero in heroes]
    reserves = [reserve(s, hero) for hero in heroes]
    out.append(float(len(heroes)))
    out.append(float(sum([1 for hero in s.heroes if hero.status == DEAD])))
    out.append(float(sum(left)))
    out.append(sum(reserves))
    out.append(min(reserves) if reserves else 0.0)
    out.append(float(sum([1 for hits in left if hits <= 2])))
    out.append(float(sum([hero.mana for hero in heroes])))
    out.append(float(sum([hero.level for hero in heroes])))
    out.append(float(sum([len(hero.perks) for hero in heroes])))
    out.append(float(sum([len(hero.weapons) for hero in heroes])))
    out.append(float(sum([ready_armor(s, hero) for hero in heroes])))
    out.append(float(sum([sum(hero.doses) for hero in heroes])))
    out.append(float(sum([len(hero.scrolls) for hero in heroes])))


def ready_armor(s: Vigil, hero: Hero) -> int:
    return sum([s.item(n).prevent for at, n in enumerate(hero.armors) if hero.ready[at]])


def look_at_horde(s: Vigil, out: list[float]) -> None:
    monsters = [m for m in s.horde.monsters if not m.kind.is_boss and m.kind.is_monster]
    steps = [STEPS_TO_CIRCLE[monster.spot] for monster in monsters]
    out.append(float(len(monsters)))
    out.append(float(sum([monster.hits_left for monster in monsters])))
    out.append(float(sum([1 for monster in monsters if s.ground.is_town[monster.spot]])))
    out.append(float(sum([1 for far in steps if far <= 2])))
    out.append(float(sum([1 for far in steps if far <= 5])))
    out.append(float(sum([1 for far in steps if far > 9])))
    out.append(float(sum([1 for monster in monsters if monster.hits_left >= 3])))
    out.append(float(sum([1 for monster in monsters if monster.kind.range])))
    out.append(float(sum([1 for monster in monsters if monster.stunned > s.phase])))


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
    out.append(mages)
    out.append(sum(threats))
    out.append(sum([pain(max(0.5, left), t) for left, t in zip(outlook.reserves, threats)]))
    out.append(worths)
    bosses = [monster for monster in s.horde.monsters if monster.kind.is_boss]
    out.append(sign(len(bosses) > 0))
    out.append(float(sum([monster.hits_left for monster in bosses])))
    out.append(
        float(sum([1 for m in s.horde.monsters if m.kind.movement == 0 and not m.kind.is_boss]))
    )


def look_at_structures(s: Vigil, out: list[float]) -> None:
    structures = s.structures
    out.append(float(sum([1 for t in structures if t.is_building and not t.kind.is_ruin])))
    out.append(float(sum([1 for t in structures if t.kind.is_ruin])))
    out.append(float(sum([t.hits_left for t in structures if t.kind.family is WALL])))
    out.append(float(sum([1 for t in structures if t.is_defense])))
    is_before = s.scenario.has_quests and s.day <= QUEST_NIGHT
    quests = [quest for quest in (s.quests.schaden, s.quests.freude) if is_before and quest >= 0]
    met = sum([1 for quest in quests if is_fulfilled(s, quest)])
    out.append(float(met))
    out.append(sign(is_before and s.day == QUEST_NIGHT and s.is_night and met == 0))
    out.append(s.quests.killed / 10)
