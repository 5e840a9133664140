"""How near victory and defeat are, and what the Panic meter is still worth (Night p. 3)."""

from __future__ import annotations

from laststand.games.spell.board.monsters import hit_points_left
from laststand.games.spell.heroes.questions import max_hit_points
from laststand.games.spell.night.dawn import QUEST_NIGHT
from laststand.games.spell.night.end import is_boss_night
from laststand.games.spell.night.quests import is_fulfilled
from laststand.games.spell.state import Vigil
from laststand.kernel.events import Fact
from laststand.kernel.prospect import COST, LOSE, WIN, Prospect


def prospects(s: Vigil) -> list[Prospect]:
    found = [_goal(s)]
    if s.is_night and not is_boss_night(s):
        found.append(_night(s))
    found.append(
        Prospect(
            LOSE,
            "mages",
            "TLS-STRIKE-5",
            {"mages": s.circle.mages, "all": s.box.mages},
            s.circle.mages == 1,
        )
    )
    if s.heroes_in_play():
        found.append(_hero(s))
    if s.scenario.has_quests and s.day <= QUEST_NIGHT:
        found.append(_quests(s))
    found.append(
        Prospect(
            COST, "panic", "TLS-PANIC-1", {"flames": sum(s.panic.flames)}, sum(s.panic.flames) <= 2
        )
    )
    return found


def _goal(s: Vigil) -> Prospect:
    facts: dict[str, Fact] = {"day": max(1, s.day), "days": s.scenario.days}
    if not s.scenario.boss:
        return Prospect(WIN, "survive", "TLS-INTRO-6", facts)
    facts["boss"] = s.scenario.boss
    if is_boss_night(s):
        return Prospect(WIN, "boss-here", "TLS-END-4", facts, s.is_night)
    return Prospect(WIN, "boss-coming", "TLS-END-4", facts)


def _night(s: Vigil) -> Prospect:
    """TLS-END-3: what must still come and fall before dawn."""
    cards = sum([len(slot) for slot in s.spawn.slots])
    left, heroes = hit_points_left(s), s.count_heroes()
    return Prospect(WIN, "dawn", "TLS-END-3", {"left": left, "heroes": heroes, "cards": cards})


def _hero(s: Vigil) -> Prospect:
    """TLS-END-1: the hero nearest to death; TLS-SOLO-8: alone, the last one counts."""
    left = {n: max_hit_points(s, s.heroes[n]) - s.heroes[n].wounds for n in s.heroes_in_play()}
    weakest = min(left, key=lambda hero: left[hero])
    facts: dict[str, Fact] = {"hero": s.hero_id(weakest), "left": left[weakest]}
    if s.is_solo:
        facts["heroes"] = len(left)
        return Prospect(LOSE, "last-hero", "TLS-SOLO-8", facts, len(left) == 1)
    return Prospect(LOSE, "hero", "TLS-END-1", facts, left[weakest] == 1)


def _quests(s: Vigil) -> Prospect:
    """TLS-END-2: by the end of the second Night."""
    drawn = s.quests.drawn()
    met = len([quest for quest in drawn if is_fulfilled(s, quest)])
    facts: dict[str, Fact] = {"met": met, "nights": QUEST_NIGHT + 1 - max(1, s.day)}
    return Prospect(LOSE, "quests", "TLS-END-2", facts, met == 0 and s.day == QUEST_NIGHT)
