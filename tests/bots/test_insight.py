"""What a value sees of Last Bastion: who stands where, what each card does, what a steward would
do next."""

from __future__ import annotations

from laststand import Match
from laststand.bots import find_steward
from laststand.bots.insight.bastion import next_side
from laststand.bots.value import find_insight
from laststand.games.bastion.box import FRONT, NO_CARD, SPACES
from laststand.games.bastion.state import Siege


def table(turns: int) -> Siege:
    """A table that stewards have played so many turns at."""
    match = Match.new("bastion", seed=5, players=4)
    steward = find_steward("bastion")
    while match.choice is not None and match.view()["turn"] < turns:
        match.choose(steward.choose(match.run(keeps=True)))
    state = match.run(keeps=True).state
    assert isinstance(state, Siege)
    return state


def seen(s: Siege) -> dict[str, float]:
    insight = find_insight("bastion")
    return dict(zip([feature.name for feature in insight.features], insight.look(s)))


def lay(s: Siege, card: str, space: int) -> None:
    """A card on a space, and no other card anywhere."""
    for other in range(SPACES):
        s.horde.spaces[other] = NO_CARD
    s.horde.spaces[space] = s.box.card_numbers[card]


def test_where_heroes_stand_is_seen() -> None:
    s = table(6)
    lay(s, "butcher", 9)
    for hero in s.heroes:
        hero.place = 8
    assert (seen(s)["cards-near"], seen(s)["in-corners"], seen(s)["places"]) == (0.0, 4.0, 1.0)
    s.heroes[s.hero_at(next_side(s))].place = FRONT[9]
    there = seen(s)
    assert there["next-cards-here"] == 1.0
    s.horde.spaces[9] = NO_CARD
    assert there["next-best"] > seen(s)["next-best"]


def test_what_a_card_does_is_seen_until_the_net_lies_on_it() -> None:
    s = table(6)
    lay(s, "bridge-troll", 3 * next_side(s))
    told = seen(s)
    assert told["stays-burn_in_front"] == told["next-stays-burn_in_front"] == 1.0
    assert told["lasts-bar_tile_in_front"] == 1.0
    s.elements.net.at = 3 * next_side(s)
    assert seen(s)["stays-burn_in_front"] == 0.0


def test_the_odds_against_a_warlord_are_better_with_what_others_lend() -> None:
    s = table(6)
    lay(s, "lady-of-webs", 1)
    s.elements.standard.at = -1
    for hero in s.heroes:
        hero.place, hero.equipment[:] = 8, [0] * 5
    s.heroes[0].place = FRONT[1]
    s.heroes[0].equipment[2] = 2
    alone = seen(s)
    s.heroes[1].place = FRONT[1]
    s.heroes[1].equipment[2] = 1
    lent = seen(s)
    assert lent["odds-together"] >= lent["odds-alone"] >= alone["odds-alone"]
    assert lent["odds-near"] > alone["odds-near"] > 0.0


def test_calls_to_arms_are_seen_by_who_holds_them() -> None:
    s = table(6)
    for hero in s.heroes:
        hero.calls = 0
    s.heroes[s.hero_at(next_side(s))].calls = 2
    told = seen(s)
    assert (told["heroes-with-call"], told["spare-calls"], told["next-calls"]) == (1.0, 1.0, 2.0)
