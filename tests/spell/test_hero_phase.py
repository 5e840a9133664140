"""The Hero Phase and its turns (Night p. 5 and 15)."""

from __future__ import annotations

import pytest

from laststand.games.spell.things.words import WEAPON
from tests.spell.arrange import Played, Table

HORDE = [f"clawer {column}3 S" for column in "DEFGHIJ"]


def konrad(**fields: object) -> Table:
    return Table().bare().alone().hero("konrad", at="J10", **fields).monsters("clawer J9 S", *HORDE)


@pytest.mark.rule("TLS-HEROES-4", "TLS-ATTACK-2", "TLS-FIST-1")
def test_a_turn_has_one_weapon_attack_or_fist() -> None:
    played = konrad().play("attack chipped-sword slash J9 => miss")
    assert played.offers("attack", "fist") == []
    assert played.refuses("attack rusty-dagger stab") == "TLS-HEROES-4"
    assert played.refuses("fist J9") == "TLS-HEROES-4"
    assert "armor up" in played.offered


@pytest.mark.rule("TLS-ATTACK-2")
def test_an_attack_type_is_used_as_often_in_a_hero_phase_as_its_card_shows() -> None:
    played = konrad(attacked=False, uses=[1, 1, 0, 0, 0, 0, 0, 0]).play()
    assert played.refuses("attack chipped-sword lunge") == "TLS-ATTACK-2"
    assert "J9" in played.aims("slash")
    played = konrad(uses=[2, 0, 0, 0, 0, 0, 0, 0]).play()
    assert played.refuses("attack chipped-sword slash") == "TLS-ATTACK-2"


@pytest.mark.rule("TLS-ATTACK-2", "TLS-HEROES-6")
def test_an_attack_type_once_used_up_is_not_there_in_later_turns_of_the_phase() -> None:
    played = konrad().play("attack chipped-sword lunge J9 => miss", *["end turn"] * 3)
    assert (played.ask, played.choice.seat) == ("hero-turn", 0)
    assert played.refuses("attack chipped-sword lunge J9") == "TLS-ATTACK-2"
    assert "J9" in played.aims("slash")


@pytest.mark.rule("TLS-FIST-1", "TLS-FIST-3", "TLS-HERO-5")
def test_fist_costs_an_action_and_deals_one_damage_turn_after_turn() -> None:
    table = konrad(perks=["steady-aim"]).hero("greta", actions=0, fresh=[False] * 3)
    table.hero("adelheid", actions=0, fresh=[False] * 3)
    played = table.play("fist J9 => miss")
    assert played.hero("konrad").actions == 3
    played.play("end turn")
    assert played.choice.seat == 0
    played.play("fist J9 => hit")
    assert played.monster("J9") is None


@pytest.mark.rule("TLS-FIST-2")
def test_fist_activates_no_perk() -> None:
    table = konrad(perks=["cherry-picking", "legendary-assassin"])
    played = table.play("fist J9 => miss")
    assert played.ask == "hero-turn"
    played = table.play("fist J9 => hit")
    assert played.hero("konrad").actions == 3
    assert konrad(perks=["one-by-one"]).play("fist J9 => hit").hero("konrad").points == 0


@pytest.mark.rule("TLS-GUARD-1")
def test_armor_up_costs_an_action_and_is_used_once_per_hero_phase() -> None:
    played = konrad().play("armor up")
    assert played.hero("konrad").actions == 3
    assert played.refuses("armor up") == "TLS-GUARD-1"


@pytest.mark.rule("TLS-HEROES-2", "TLS-HEROES-6", "TLS-FIRST-1")
def test_turns_go_round_until_a_round_does_nothing() -> None:
    table = konrad().begins("HeroPhase", "DayTurn 0").having(first=1)
    played = table.play()
    assert played.choice.seat == 1
    played.play("token 3", "end turn", "armor up", "end turn", "end turn")
    assert played.choice.seat == 1
    played.play("armor up", "end turn", "end turn", "end turn")
    assert (played.choice.seat, played.ask) == (1, "hero-turn")
    played.play("end turn")
    assert played.ask == "day-turn"


@pytest.mark.rule("TLS-HEROES-6")
def test_a_hero_who_can_do_nothing_is_not_asked() -> None:
    table = konrad(actions=0, fresh=[False] * 3).begins("HeroTurn 0", "NightRound")
    assert table.play().choice.seat == 1


@pytest.mark.rule("TLS-END-3", "TLS-DAWN-1")
def test_the_night_ends_when_the_hit_points_left_are_no_more_than_the_heroes() -> None:
    table = Table().bare().alone().hero("konrad", at="J10").monsters("crimson-bulky D3 S 1")
    table.monsters("clawer J9 S")
    played = table.play("attack chipped-sword slash J9 => hit", "end turn")
    assert played.told("NightEnded") == [{"day": 1, "mages": 4}]
    table.having(slots=[["pattern-1"], [], [], [], []])
    played = table.play("attack chipped-sword slash J9 => hit", "end turn")
    assert played.told("NightEnded") == []


@pytest.mark.rule("TLS-HERO-3", "TLS-HERO-4", "TLS-SOLO-2")
@pytest.mark.parametrize(("players", "actions"), [(1, 5), (2, 7), (3, 4), (4, 3)])
def test_action_tokens_depend_on_the_number_of_players(players: int, actions: int) -> None:
    table = Table(players=players).bare().begins("HeroPhase", "NightRound").monsters(*HORDE)
    assert table.play().hero("konrad").actions == actions


@pytest.mark.rule("TLS-ATTACK-1", "TLS-MANA-1")
def test_an_attack_is_paid_with_actions_and_mana() -> None:
    table = Table().bare().turn("adelheid").monsters("clawer M6 S", "clawer N6 S")
    played = table.play("attack apprentices-wand magic-missile M6 => hit", "stop")
    assert (played.hero("adelheid").actions, played.hero("adelheid").mana) == (3, 6)
    poor = table.hero("adelheid", mana=1).play()
    assert poor.refuses("attack apprentices-wand magic-missile") == "TLS-MANA-1"
    tired = table.hero("adelheid", actions=0).play()
    assert tired.refuses("attack apprentices-wand spark") == "TLS-ATTACK-1"


@pytest.mark.rule("TLS-ATTACK-6")
def test_attacks_also_hit_heroes_in_their_area_and_armors_help() -> None:
    table = Table().bare().alone().hero("konrad", at="J10", weapons=["great-axe"])
    table.hero("greta", at="I9", armors=["worn-pants"]).monsters("clawer J9 S")
    played = table.play("attack great-axe cleave J9 => hit")
    assert played.offered == ["take damage", "use worn-pants"]
    played.play("use worn-pants")
    assert played.hero("greta").wounds == 1
    assert played.hero("greta").ready == [False]


@pytest.mark.rule("TLS-ATTACK-7")
def test_attacks_of_heroes_do_not_damage_structures() -> None:
    table = Table().bare().alone().hero("konrad", at="J10", weapons=["great-axe"])
    played = (
        table.builds("wooden-wall I9")
        .monsters("clawer J9 S")
        .play("attack great-axe cleave J9 => hit")
    )
    wall = played.structure("I9")
    assert wall is not None
    assert wall.flames == 0


@pytest.mark.rule("TLS-WEAPON-1", "TLS-WEAPON-2")
def test_two_handed_melee_weapons_deal_two_damage_and_all_others_one() -> None:
    for item in Table().play().s.box.items:
        if item.kind is WEAPON:
            assert item.damage == (2 if item.is_two_handed_melee else 1)


@pytest.mark.rule("TLS-SCROLL-1", "TLS-SCROLL-2", "TLS-SCROLL-3", "TLS-HEROES-3")
def test_a_scroll_is_read_besides_the_attack_as_often_as_mana_lasts() -> None:
    table = konrad(scrolls=["scroll-of-thorns"], perks=["mana-growth"], mana=6)
    played = table.play(
        "attack chipped-sword slash J9 => miss",
        "read scroll-of-thorns scroll-thorns J10 => miss",
        "read scroll-of-thorns scroll-thorns J10 => hit",
    )
    hero = played.hero("konrad")
    assert (hero.mana, hero.actions) == (0, 3)


# -- Potions -------------------------------------------------------------------------------------


@pytest.mark.rule("TLS-POTION-1", "TLS-POTION-2", "TLS-POTION-6", "TLS-POTION-7", "TLS-POTION-8")
def test_a_green_potion_refreshes_a_token_twice_and_is_gone() -> None:
    table = konrad(potions=["potion-green"], fresh=[False, True, False])
    played = table.play("drink potion-green")
    assert played.ask == "refresh-token"
    played.play("token 3")
    assert played.hero("konrad").fresh == [False, True, True]
    assert played.hero("konrad").doses == [1]
    played.play("drink potion-green")
    assert played.hero("konrad").fresh == [True, True, True]
    assert played.hero("konrad").potions == []
    shop = played.view["shop"]["potions"]
    assert shop.count("potion-green") == 1


@pytest.mark.rule("TLS-POTION-3")
def test_a_red_potion_heals_a_wound() -> None:
    played = konrad(potions=["potion-red"], wounds=2).play("drink potion-red")
    assert played.hero("konrad").wounds == 1


@pytest.mark.rule("TLS-POTION-4", "TLS-MANA-2")
def test_a_blue_potion_restores_up_to_three_mana() -> None:
    assert (
        konrad(potions=["potion-blue"], mana=0).play("drink potion-blue").hero("konrad").mana == 3
    )
    assert (
        konrad(potions=["potion-blue"], mana=3).play("drink potion-blue").hero("konrad").mana == 4
    )


@pytest.mark.rule("TLS-POTION-5", "TLS-EFFECT-11")
def test_a_yellow_potion_restores_two_actions_of_the_players_choice() -> None:
    laid = [1, 0, 0, 0, 0, 1, 0, 0]
    table = konrad(potions=["potion-yellow"], actions=1, uses=laid, laid=laid)
    played = table.play("drink potion-yellow")
    assert played.offered == [
        "from chipped-sword slash",
        "from rusty-dagger dagger-toss",
        "from elsewhere",
    ]
    played.play("from rusty-dagger dagger-toss", "from elsewhere")
    hero = played.hero("konrad")
    assert (hero.actions, hero.uses[5], hero.uses[0]) == (3, 0, 1)


@pytest.mark.rule("TLS-POTION-5", "TLS-ATTACK-2")
def test_a_use_of_an_attack_type_is_free_again_once_its_action_token_is_back() -> None:
    table = konrad(potions=["potion-yellow"])
    played = table.play("attack chipped-sword lunge J9 => miss", "armor up", "drink potion-yellow")
    assert played.offered == ["from chipped-sword lunge", "from elsewhere"]
    played.play("from chipped-sword lunge")
    assert (played.hero("konrad").actions, played.ask) == (4, "hero-turn")
    played.play(*["end turn"] * 3)
    assert "J9" in played.aims("lunge")


@pytest.mark.rule("TLS-HARPY-12", "TLS-HARPY-13")
def test_a_cry_costs_one_token_of_the_players_choice_after_the_refresh_and_once() -> None:
    table = konrad(cries=1, fresh=[False] * 3).having(active=-1)
    played = table.begins("HeroPhase", "NightRound", "Dawn", "DayAndNight 2").play()
    assert (played.ask, played.choice.rule) == ("cry", "TLS-HARPY-12")
    assert played.offered == ["token 2", "token 3"]
    played.play("token 3")
    assert (played.hero("konrad").fresh, played.hero("konrad").cries) == ([True, True, False], 0)
    assert played.ask == "hero-turn"


@pytest.mark.rule("TLS-ATTACK-2")
def test_weapons_taken_by_day_are_unused_when_the_night_begins() -> None:
    table = Table().day().hero("konrad", weapons=["chipped-sword"], uses=[2, 1] * 4, laid=[1] * 8)
    hero = table.begins("BeginNight", "DayTurn 0").play().hero("konrad")
    assert (hero.uses, hero.laid) == ([0] * 4, [0] * 4)


@pytest.mark.rule("TLS-GUARD-3")
def test_armor_up_still_protects_when_its_action_token_is_back() -> None:
    played = konrad(potions=["potion-yellow"]).play("armor up", "drink potion-yellow")
    hero = played.hero("konrad")
    assert (hero.actions, hero.is_guarding) == (4, True)
    assert played.refuses("armor up") == "TLS-GUARD-1"


def over_the_day(*agenda: str) -> Played:
    """Konrad takes Armor Up with the last turn of a Night; the Day brings nothing; it is Night."""
    table = Table().bare().alone().hero("konrad", at="J10").having(panic=[0] * 7)
    table.begins("HeroTurn 0", "Dawn", "EndDay", "BeginNight", *agenda)
    played = table.play("armor up", "end turn")
    while played.ask == "deploy":
        played.play(played.offered[0])
    return played


@pytest.mark.rule("TLS-GUARD-4", "TLS-GUARD-2")
def test_armor_up_of_a_nights_last_hero_phase_holds_over_the_day() -> None:
    blow = "TakeDamage 0 2 monster clawer"
    hero = over_the_day(blow, blow, "DayTurn 0").hero("konrad")
    assert (hero.wounds, hero.is_guarding) == (3, False)


@pytest.mark.rule("TLS-GUARD-4", "TLS-GUARD-1")
def test_the_hero_phase_after_it_begins_without_armor_up_and_may_use_it_again() -> None:
    hero = over_the_day("HeroPhase", "NightRound").hero("konrad")
    assert (hero.is_guarding, hero.has_guarded) == (False, False)
