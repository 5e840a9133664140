"""Armors and Shields, Armor Up, Wounds and death (Night p. 5, 8 and 23)."""

from __future__ import annotations

import pytest

from laststand.games.spell.map.spots import SPOT_NUMBERS
from laststand.games.spell.things.words import ARMOR
from tests.spell.arrange import Played, Table, game
from tests.spell.test_dryad import before_her

BY_MONSTER = "monster clawer"


def struck(n: int, *armors: str, by: str = BY_MONSTER, **fields: object) -> Table:
    """Konrad is about to take damage in a Monster Phase."""
    table = Table().bare().alone().having(active=-1)
    table.hero("konrad", at="J10", armors=list(armors), **fields)
    source, cause = by.split()
    return table.begins(f"TakeDamage 0 {n} {source} {cause}", "HeroTurn 0", "NightRound")


def wounds(played: Played) -> int:
    return played.hero("konrad").wounds


PREVENTS = {
    "worn-pants": (1, "TLS-ARMORY-1"),
    "worn-armor": (1, "TLS-ARMORY-2"),
    "wooden-shield": (1, "TLS-ARMORY-3"),
    "cloth-pants": (2, "TLS-ARMORY-4"),
    "chain-mail-pants": (2, "TLS-ARMORY-5"),
    "cloth-armor": (2, "TLS-ARMORY-6"),
    "turtle-armor": (3, "TLS-ARMORY-12"),
    "tower-shield": (3, "TLS-ARMORY-15"),
}


@pytest.mark.rule("TLS-ARMORY-1", "TLS-ARMORY-2", "TLS-ARMORY-3", "TLS-ARMORY-4")
@pytest.mark.rule("TLS-ARMORY-5", "TLS-ARMORY-6", "TLS-ARMORY-12", "TLS-ARMORY-15")
@pytest.mark.rule("TLS-ARMOR-1", "TLS-ARMOR-3")
@pytest.mark.parametrize("armor", PREVENTS)
def test_plain_cards_take_off_their_damage_and_are_spent(armor: str) -> None:
    played = struck(5, armor).play(f"use {armor}")
    assert wounds(played) == 5 - PREVENTS[armor][0]
    assert played.hero("konrad").ready == [False]


@pytest.mark.rule("TLS-ARMOR-1")
def test_a_card_need_not_be_used() -> None:
    played = struck(2, "worn-pants").play("take damage")
    assert wounds(played) == 2
    assert played.hero("konrad").ready == [True]


@pytest.mark.rule("TLS-ARMOR-5")
def test_any_number_of_ready_cards_serve_each_once_against_one_attack() -> None:
    played = struck(4, "worn-pants", "worn-armor", "iron-shield")
    now = played.play("use iron-shield", "use worn-pants")
    assert now.offered == ["take damage", "use worn-armor"]
    assert wounds(now.play("use worn-armor")) == 1


@pytest.mark.rule("TLS-ARMORY-7", "TLS-ARMOR-4")
def test_chain_mail_armor_is_restored_for_two_mana() -> None:
    table = struck(2, "chain-mail-armor", ready=[False], mana=2)
    played = table.play("restore chain-mail-armor", "use chain-mail-armor")
    assert (wounds(played), played.hero("konrad").mana) == (1, 0)
    assert struck(2, "chain-mail-armor", ready=[False], mana=1).play().ask == "hero-turn"


@pytest.mark.rule("TLS-ARMORY-8", "TLS-ARMOR-4")
def test_the_iron_shield_is_restored_for_a_movement_token() -> None:
    table = struck(2, "iron-shield", ready=[False], fresh=[True, False, True])
    played = table.play("restore iron-shield 2", "use iron-shield")
    assert wounds(played) == 1
    assert played.hero("konrad").fresh == [False, False, True]


@pytest.mark.rule("TLS-ARMORY-9")
def test_the_abandoned_shield_gives_two_mana() -> None:
    played = struck(2, "abandoned-shield", mana=1).play("use abandoned-shield")
    assert (wounds(played), played.hero("konrad").mana) == (1, 3)


@pytest.mark.rule("TLS-ARMORY-10", "TLS-ARMOR-6")
def test_runners_greaves_refresh_a_token_in_the_hero_phase_only() -> None:
    table = struck(3, "runners-greaves", fresh=[False, True, True])
    assert table.play("use runners-greaves").hero("konrad").fresh == [False, True, True]
    table.having(active=0)
    assert table.play("use runners-greaves").hero("konrad").fresh == [True, True, True]


@pytest.mark.rule("TLS-ARMORY-11")
def test_jump_boots_take_off_two() -> None:
    assert wounds(struck(3, "jump-boots").play("use jump-boots")) == 1


@pytest.mark.rule("TLS-ARMORY-13")
def test_healers_armor_heals_another_hero_of_choice() -> None:
    table = struck(3, "healers-armor").hero("greta", wounds=2).hero("adelheid", wounds=1)
    played = table.play("use healers-armor")
    assert played.offered == ["heal greta", "heal adelheid"]
    assert played.play("heal greta").hero("greta").wounds == 1


@pytest.mark.rule("TLS-ARMORY-14", "TLS-ARMORY-25")
def test_the_rage_shield_hits_an_adjacent_monster_without_dice() -> None:
    table = struck(3, "rage-shield").monsters("clawer J9 S", "clawer I9 S")
    played = table.play("use rage-shield")
    assert played.monsters == {"clawer I9"}
    assert played.hero("konrad").kills == 1


@pytest.mark.rule("TLS-ARMORY-14")
def test_the_rage_shield_hits_one_of_several_and_cannot_be_held_back() -> None:
    """Other cards say that the hero may; this one does not."""
    table = struck(3, "rage-shield").monsters("clawer J9 S", "clawer I10 E")
    played = table.play("use rage-shield")
    assert (played.ask, played.offered) == ("rage", ["strike J9", "strike I10"])
    assert played.play("strike I10").monsters == {"clawer J9"}


@pytest.mark.rule("TLS-ARMORY-16")
def test_padded_armor_takes_off_three_and_rules_out_shields() -> None:
    played = struck(5, "padded-armor", "wooden-shield").play()
    assert played.offered == ["take damage", "use padded-armor"]
    assert wounds(played.play("use padded-armor")) == 2


@pytest.mark.rule("TLS-ARMORY-17")
def test_the_heavy_shield_takes_off_three_and_rules_out_armors() -> None:
    played = struck(5, "heavy-shield", "worn-armor").play()
    assert played.offered == ["take damage", "use heavy-shield"]
    assert wounds(played.play("use heavy-shield")) == 2


def two_kills(**fields: object) -> Played:
    table = Table().bare().alone().monsters("clawer J9 S", "clawer J8 S")
    table.hero("konrad", at="J10", weapons=["wood-axe"], **fields)
    return table.play("attack wood-axe hew J9 => hit hit")


@pytest.mark.rule("TLS-ARMORY-18", "TLS-ARMORY-14", "TLS-ARMORY-27")
@pytest.mark.parametrize("fallen", ["hit", "miss"])
def test_the_second_kill_of_a_turn_may_be_the_rage_shields(fallen: str) -> None:
    table = Table().bare().alone().monsters("clawer J6 S", "clawer J9 S", "clawer I10 E")
    armors, ready = ["assassin-armor", "rage-shield"], [False, True]
    table.hero("konrad", at="J10", weapons=["mountain-breaker"], armors=armors, ready=ready)
    table.hero("konrad", scrolls=["scroll-of-darts"])
    played = table.play("read scroll-of-darts scroll-darts J6 => hit", "stop")
    assert played.hero("konrad").ready == ready
    played.play(f"attack mountain-breaker quake J9 => {fallen}", "use rage-shield")
    played.play(*played.offers("strike I10"))
    assert played.hero("konrad").ready == [True, False]


@pytest.mark.rule("TLS-ARMORY-18", "TLS-ARMORY-14", "TLS-ARMORY-27", "TLS-HARPY-2")
def test_the_second_kill_of_a_turn_may_follow_from_a_dive_bomb() -> None:
    table = Table().bare().alone().monsters("alerion J9 S", "clawer J11 N")
    table.having(day=3, harpy="cliff", alerions_dead=2, alerions_placed=3)
    armors, ready = ["assassin-armor", "rage-shield"], [False, True]
    table.hero("konrad", at="J10", armors=armors, ready=ready, perks=["fatality"])
    played = table.play("attack chipped-sword slash J9 => hit hit", "use rage-shield", "strike J11")
    konrad = played.hero("konrad")
    assert (konrad.kills_in_turn, konrad.ready) == (2, [True, False])
    assert konrad.actions == konrad.all_actions  # by Fatality


@pytest.mark.rule("TLS-ARMORY-18", "TLS-ARMORY-14", "TLS-ARMORY-27")
def test_the_second_kill_of_a_turn_may_follow_from_a_shot_of_the_own_side() -> None:
    table = Table().bare().alone().builds("ballista K10")
    table.monsters("clawer J9 S", "clawer J11 N")
    armors, ready = ["assassin-armor", "rage-shield"], [False, True]
    table.hero("konrad", at="J10", armors=armors, ready=ready)
    played = table.play("fist J9 => hit", "shoot K10 J10", "use rage-shield")
    played.play(*played.offers("strike"))
    assert played.hero("konrad").ready == [True, False]


@pytest.mark.rule("TLS-ARMORY-18")
def test_two_kills_in_a_turn_restore_the_assassin_armor() -> None:
    assert two_kills(armors=["assassin-armor"], ready=[False]).hero("konrad").ready == [True]
    assert wounds(struck(2, "assassin-armor").play("use assassin-armor")) == 1


@pytest.mark.rule("TLS-ARMORY-18")
def test_two_kills_in_two_turns_restore_nothing() -> None:
    horde = [f"clawer {column}3 S" for column in "DEFG"]
    table = (
        Table().bare().alone().hero("konrad", at="J10", armors=["assassin-armor"], ready=[False])
    )
    played = table.monsters("clawer J9 S", "clawer I10 E", *horde).play("fist J9 => hit")
    played.play(*["end turn"] * 3, "fist I10 => hit")
    assert (played.hero("konrad").kills, played.hero("konrad").ready) == (2, [False])


@pytest.mark.rule("TLS-ARMORY-19")
def test_two_kills_in_a_turn_refresh_a_token_with_assassin_pants() -> None:
    played = two_kills(armors=["assassin-pants"], fresh=[False, True, True])
    assert played.hero("konrad").fresh == [True, True, True]
    assert wounds(struck(2, "assassin-pants").play("use assassin-pants")) == 1


@pytest.mark.rule("TLS-ARMORY-20", "TLS-ARMORY-25")
def test_the_armor_of_darkness_trades_a_wound_for_four_mana() -> None:
    table = struck(3, "armor-of-darkness", mana=0)
    played = table.play("use armor-of-darkness", "accept")
    assert (wounds(played), played.hero("konrad").mana) == (2, 4)
    played = table.play("use armor-of-darkness", "decline")
    assert (wounds(played), played.hero("konrad").mana) == (1, 0)
    deadly = struck(10, "armor-of-darkness", mana=0).play("use armor-of-darkness")
    assert (wounds(deadly), deadly.ask) == (8, "hero-turn")


@pytest.mark.rule("TLS-ARMORY-20", "TLS-MANA-2")
def test_nobody_is_asked_for_a_wound_that_would_bring_no_mana() -> None:
    played = struck(3, "armor-of-darkness").play("use armor-of-darkness")
    assert (wounds(played), played.ask) == (1, "hero-turn")


@pytest.mark.rule("TLS-ARMORY-21", "TLS-ARMOR-6")
def test_the_pants_of_darkness_trade_a_wound_for_two_tokens_in_the_hero_phase() -> None:
    table = struck(3, "pants-of-darkness", fresh=[False, False, True])
    assert table.play("use pants-of-darkness").ask == "hero-turn"
    played = table.having(active=0).play("use pants-of-darkness", "accept")
    assert (wounds(played), played.hero("konrad").fresh) == (2, [True, True, True])


@pytest.mark.rule("TLS-ARMORY-22")
def test_the_priest_armor_saves_a_dying_ally() -> None:
    table = struck(9).hero("greta", armors=["priest-armor"])
    played = table.play()
    assert (played.choice.seat, played.offered) == (1, ["save konrad", "let die"])
    played.play("save konrad")
    assert wounds(played) == 8
    assert played.hero("greta").ready == [False]
    saved = next(event for event in played.log.events if event.kind == "HeroSaved")
    assert saved.cause == "priest-armor"
    outcome = table.play("let die").outcome
    assert outcome is not None
    assert outcome.reason == "hero-died"


@pytest.mark.rule("TLS-ARMORY-22")
def test_the_priest_armor_does_not_save_its_wearer() -> None:
    outcome = struck(9, "priest-armor").play().outcome
    assert outcome is not None
    assert outcome.reason == "hero-died"


@pytest.mark.rule("TLS-ARMORY-24")
def test_the_cloak_of_evasion_takes_off_six_and_two_tokens_restore_it() -> None:
    assert wounds(struck(7, "cloak-of-evasion").play("use cloak-of-evasion")) == 1
    table = struck(7, "cloak-of-evasion", ready=[False])
    played = table.play()
    assert played.offers("restore") == [
        "restore cloak-of-evasion 2 2",
        "restore cloak-of-evasion 2 3",
    ]


@pytest.mark.rule("TLS-ARMOR-3", "TLS-EQUIP-1")
def test_there_are_thirty_armor_cards_of_24_kinds() -> None:
    armors = [item for item in game().box.items if item.kind is ARMOR]
    assert (len(armors), sum([item.count for item in armors])) == (24, 30)


# -- Armor Up, Perks, death --------------------------------------------------------------------


@pytest.mark.rule("TLS-GUARD-2")
def test_armor_up_takes_one_off_the_first_damage_once() -> None:
    table = struck(2, guarding=True)
    table.begins(f"TakeDamage 0 2 {BY_MONSTER}", f"TakeDamage 0 2 {BY_MONSTER}", "HeroTurn 0")
    assert wounds(table.play()) == 3


@pytest.mark.rule("TLS-GUARD-2", "TLS-ATTACK-6")
def test_armor_up_and_perks_do_not_help_against_allies() -> None:
    assert wounds(struck(2, guarding=True, perks=["organic-armor"], by="ally slash").play()) == 2


@pytest.mark.rule("TLS-ABILITY-5")
def test_no_armor_or_shield_helps_against_an_explosion() -> None:
    assert wounds(struck(4, "tower-shield", "worn-armor", by="explosion boomer").play()) == 4


@pytest.mark.rule("TLS-ABILITY-5", "TLS-GUARD-2", "TLS-ARMOR-2")
def test_armor_up_and_perks_are_no_cards_and_lower_an_explosion() -> None:
    assert wounds(struck(4, guarding=True, by="explosion boomer").play()) == 3
    perk = struck(4, "worn-armor", perks=["organic-armor"], by="explosion boomer").play()
    assert perk.offered == ["take damage", "call on organic-armor"]
    assert perk.refuses("use worn-armor") == "TLS-ABILITY-5"
    assert wounds(perk.play("call on organic-armor")) == 3


@pytest.mark.rule("TLS-GUARD-2")
def test_armor_up_waits_for_the_monster_phase_when_the_harpy_dives_in_a_heros_turn() -> None:
    table = struck(2, guarding=True, perks=["organic-armor"], by="monster dive-bomb")
    played = table.having(active=0).play()
    assert wounds(played) == 2
    assert played.hero("konrad").is_guarding
    assert played.hero("konrad").spent_boons == []


@pytest.mark.rule("TLS-ARMOR-7", "TLS-TRAIT-6")
def test_a_perk_that_lowers_damage_once_a_phase_is_used_when_its_player_says_so() -> None:
    table = struck(2, perks=["organic-armor"])
    table.begins(f"TakeDamage 0 2 {BY_MONSTER}", f"TakeDamage 0 2 {BY_MONSTER}", "HeroTurn 0")
    played = table.play()
    assert (played.ask, played.offered) == ("take-damage", ["take damage", "call on organic-armor"])
    played.play("take damage")
    assert (wounds(played), played.ask) == (2, "take-damage")
    assert wounds(played.play("call on organic-armor")) == 3
    assert wounds(table.play("call on organic-armor")) == 3


@pytest.mark.rule("TLS-ARMOR-2")
def test_why_a_perk_does_not_serve_against_damage() -> None:
    table = struck(2, "worn-armor", perks=["nimbleness"], moved_in_phase=3)
    assert table.play().why("call on nimbleness") == (
        "The condition of Nimbleness is not met. TLS-TRAIT-6"
    )
    assert table.play().refuses("call on organic-armor") == "TLS-HEROES-2"
    ally = struck(2, "worn-armor", perks=["organic-armor"], by="ally slash").play()
    assert ally.why("call on organic-armor") == (
        "Perks help against Monsters in the Monster Phase only. TLS-ARMOR-2"
    )


@pytest.mark.rule("TLS-LIFE-1", "TLS-END-1", "TLS-STRIKE-1")
def test_wounds_that_reach_the_hit_points_kill_and_lose_the_game() -> None:
    assert wounds(struck(8).play()) == 8
    outcome = struck(9).play().outcome
    assert outcome is not None
    assert (outcome.won, outcome.rule) == (False, "TLS-END-1")


@pytest.mark.rule("TLS-TRAIT-6", "TLS-TRAIT-2")
def test_the_blessed_survive_once() -> None:
    table = struck(9, trait="blessed")
    played = table.play("accept")
    assert wounds(played) == 8
    spent = table.hero("konrad", spent_boons=["blessed:1"]).play().outcome
    assert spent is not None


# -- restoring and what follows -----------------------------------------------------------------

HORDE = [f"clawer {column}3 S" for column in "DEFGH"]


def alone(**fields: object) -> Table:
    return Table().bare().alone().hero("konrad", at="J10", **fields).monsters(*HORDE)


@pytest.mark.rule("TLS-ARMOR-4")
def test_tokens_left_at_the_end_of_a_monster_phase_restore_cards_before_they_come_back() -> None:
    table = alone(armors=["iron-shield"], ready=[False], fresh=[True, False, True])
    table.having(active=-1).begins("EndMonsterPhase", "HeroPhase", "NightRound")
    played = table.play()
    assert played.ask == "restore-cards"
    assert played.offered == ["done", "restore iron-shield 2", "restore iron-shield 3"]
    played.play("restore iron-shield 2")
    assert (played.ask, played.hero("konrad").ready) == ("hero-turn", [True])
    assert all(played.hero("konrad").fresh)
    assert table.play("done").hero("konrad").ready == [False]
    spent = alone(armors=["iron-shield"], ready=[False], fresh=[False] * 3).having(active=-1)
    assert spent.begins("EndMonsterPhase", "HeroPhase", "NightRound").play().ask == "hero-turn"


@pytest.mark.rule("TLS-ARMORY-9", "TLS-ARMORY-22")
def test_a_card_brings_what_it_says_to_a_hero_who_is_saved() -> None:
    table = alone(armors=["abandoned-shield"], mana=0).hero("greta", armors=["priest-armor"])
    table.having(active=-1).begins("TakeDamage 0 9 monster clawer", "HeroPhase", "NightRound")
    table.hero("konrad", wounds=8)
    played = table.play("use abandoned-shield")
    assert played.hero("konrad").mana == 0
    played.play(played.offered[0])
    assert (played.hero("konrad").wounds, played.hero("konrad").mana) == (8, 2)


@pytest.mark.rule("TLS-ARMORY-17")
def test_a_heavy_shield_rules_out_everything_an_armor_does() -> None:
    boots = alone(armors=["running-boots", "heavy-shield"], ready=[False, True], mana=4)
    assert boots.play().offers("use", "restore") == []
    pants = alone(weapons=["wood-axe"], armors=["assassin-pants", "heavy-shield"])
    pants.hero("konrad", fresh=[False] * 3).monsters("clawer J9 S", "clawer J8 S")
    assert pants.play("attack wood-axe hew J9 => hit hit").ask == "hero-turn"
    table = alone(armors=["jump-boots"], points=2).hero("konrad", at="U9")
    assert "move U11" in table.play().offered
    assert (
        "move U11" not in table.hero("konrad", armors=["jump-boots", "heavy-shield"]).play().offered
    )


@pytest.mark.rule("TLS-ARMORY-14", "TLS-DRYAD-31")
def test_a_rage_shield_strikes_monsters_and_no_monoliths() -> None:
    table = before_her().hero("konrad", at="K7", armors=["rage-shield"]).having(active=-1)
    table.begins("TakeDamage 0 3 monster clawer", "HeroPhase", "NightRound")
    played = table.play("use rage-shield")
    assert played.s.monster_at[SPOT_NUMBERS["K8"]] is not None
    assert played.ask == "hero-turn"


@pytest.mark.rule("TLS-ARMORY-14", "TLS-DRYAD-9")
@pytest.mark.parametrize(("stage", "hits"), [("bud", 0), ("growth", 1)])
def test_a_rage_shield_does_not_hit_a_bud_that_nothing_hurts(stage: str, hits: int) -> None:
    table = before_her(stage).hero("konrad", at="L7", armors=["rage-shield"]).having(active=-1)
    table.begins("TakeDamage 0 3 monster clawer", "HeroPhase", "NightRound")
    assert len(table.play("use rage-shield").told("MonsterHit")) == hits
