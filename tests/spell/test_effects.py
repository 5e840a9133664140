"""Side effects of attacks and the Defense dice (Night p. 9 and 21 to 23)."""

from __future__ import annotations

import pytest

from laststand.games.spell.board.dice import is_hit, shows_stun
from laststand.games.spell.things.words import (
    ARMOR_FACE,
    ARMOR_PIERCING,
    FACES,
    HIT,
    HIT_STUN,
    NO_DODGE,
    Face,
    named,
)
from tests.spell.arrange import Played, Table


def konrad(*monsters: str, **fields: object) -> Table:
    return Table().bare().alone().hero("konrad", at="J10", **fields).monsters(*monsters)


def stunned(played: Played, at: str) -> bool:
    monster = played.monster(at)
    assert monster is not None
    return monster.stunned > 0


# -- dice ------------------------------------------------------------------------------------------


def face_named(word: str) -> Face:
    return named(FACES, word, "", "")


@pytest.mark.rule("TLS-DICE-2", "TLS-DICE-3", "TLS-DICE-4", "TLS-DICE-5", "TLS-DICE-6")
@pytest.mark.parametrize(
    ("face", "plain", "no_dodge", "piercing", "stuns"),
    [
        ("hit", True, True, True, False),
        ("hit_stun", True, True, True, True),
        ("miss", False, False, False, False),
        ("dodge", False, True, False, True),
        ("armor", False, False, True, True),
    ],
)
def test_what_each_face_counts_for(
    face: str, plain: bool, no_dodge: bool, piercing: bool, stuns: bool
) -> None:
    faces = [face_named(face)]
    assert is_hit(faces, 0) == plain
    assert is_hit(faces, NO_DODGE.bit) == no_dodge
    assert is_hit(faces, ARMOR_PIERCING.bit) == piercing
    assert shows_stun(faces) == stuns


@pytest.mark.rule("TLS-DICE-9", "TLS-DICE-10", "TLS-DICE-1")
def test_with_two_dice_both_must_count_and_both_must_show_stun() -> None:
    hit, stun, armor = HIT, HIT_STUN, ARMOR_FACE
    assert is_hit([hit, stun], 0)
    assert not is_hit([hit, armor], 0)
    assert not shows_stun([hit, stun])
    assert shows_stun([armor, stun])


@pytest.mark.rule("TLS-DICE-3", "TLS-EFFECT-10", "TLS-SHAPE-4", "TLS-DICE-7")
def test_a_stun_result_stuns_a_monster_that_is_not_killed() -> None:
    table = konrad("crimson-bulky J9 S", weapons=["war-hammer"])
    played = table.play("attack war-hammer bash J9 => armor")
    assert stunned(played, "J9")
    played = table.play("attack war-hammer bash J9 => hit_stun")
    assert stunned(played, "J9")
    played = table.play("attack war-hammer bash J9 => hit")
    assert not stunned(played, "J9")


@pytest.mark.rule("TLS-DICE-7")
def test_a_stun_lasts_until_the_end_of_the_next_monster_phase_and_no_longer() -> None:
    table = konrad("crimson-bulky J9 S", weapons=["war-hammer"])
    played = table.play("attack war-hammer bash J9 => armor", *["end turn"] * 3)
    played.play("end turn => left")
    assert (played.s.phase, played.hero("konrad").wounds, stunned(played, "J9")) == (2, 0, False)
    played.play("end turn", "end turn", "end turn => left")
    assert (played.s.phase, played.hero("konrad").wounds) == (3, 3)


@pytest.mark.rule("TLS-DICE-8")
def test_bosses_are_never_stunned() -> None:
    table = konrad("corrupted-harpy J9 S", weapons=["war-hammer"])
    played = table.having(harpy="field").play("attack war-hammer bash J9 => armor dodge")
    assert not stunned(played, "J9")


# -- effects ---------------------------------------------------------------------------------------


@pytest.mark.rule("TLS-EFFECT-1")
def test_armor_piercing_hits_through_armor() -> None:
    table = konrad("armored J9 S", weapons=["wood-axe"])
    assert table.play("attack wood-axe chop J9 => armor").monsters == set()
    assert table.play("attack wood-axe hew J9 => armor").monsters == {"armored J9"}


@pytest.mark.rule("TLS-EFFECT-7")
def test_no_dodge_hits_who_dodges() -> None:
    table = konrad("clawer J9 S")
    assert table.play("attack rusty-dagger dagger-toss J9 => dodge").monsters == set()
    assert table.play("attack chipped-sword slash J9 => dodge").monsters == {"clawer J9"}


@pytest.mark.rule("TLS-EFFECT-2")
def test_follow_leads_to_the_spot_of_the_monster_killed_or_to_an_empty_one() -> None:
    table = konrad("clawer J9 S")
    assert table.play("attack chipped-sword lunge J9 => hit").at("konrad") == "J9"
    assert table.play("attack chipped-sword lunge J9 => miss").at("konrad") == "J10"
    assert table.play("attack chipped-sword lunge K10").at("konrad") == "K10"


@pytest.mark.rule("TLS-EFFECT-3")
def test_isolation_rolls_again_once_for_a_monster_with_no_other_in_its_area() -> None:
    table = konrad("clawer J9 S")
    played = table.play("attack rusty-dagger stab J9 => miss")
    assert played.offered == ["keep", "reroll"]
    played.play("reroll => miss")
    assert played.ask == "hero-turn"
    played = konrad("clawer J9 S", "clawer K8 S").play("attack rusty-dagger stab J9 => miss")
    assert played.ask == "hero-turn"


@pytest.mark.rule("TLS-EFFECT-5")
def test_maneuver_moves_back_from_the_impact_spot_or_to_any_adjacent_one() -> None:
    table = konrad("clawer J9 S", weapons=["winged-spear"])
    assert table.play("attack winged-spear vault J9 => hit").at("konrad") == "J11"
    behind = table.builds("house J11").play("attack winged-spear vault J9 => hit")
    assert behind.at("konrad") == "J10"
    played = konrad("clawer J9 S", weapons=["bearded-axe"]).play(
        "attack bearded-axe whirlwind J10 => hit"
    )
    assert played.offered == ["move J9", "move K10", "move J11", "move I10"]


@pytest.mark.rule("TLS-EFFECT-6", "TLS-EFFECT-19")
@pytest.mark.parametrize(("moved", "rerolls"), [(2, 0), (3, 1), (5, 1), (6, 2)])
def test_momentum_rolls_again_once_after_three_spots_and_twice_after_six(
    moved: int, rerolls: int
) -> None:
    played = konrad("clawer J9 S", weapons=["great-axe"], moved=moved).play(
        "attack great-axe heavy-swing J9 => miss"
    )
    for _ in range(rerolls):
        assert played.offered == ["keep", "reroll"]
        played.play("reroll => miss")
    assert played.ask == "hero-turn"


@pytest.mark.rule("TLS-EFFECT-6")
def test_momentum_counts_the_spots_of_this_turn_only() -> None:
    horde = [f"clawer {column}3 S" for column in "DEFG"]
    table = konrad("clawer J9 S", *horde, weapons=["great-axe"], moved=6)
    played = table.play("armor up", *["end turn"] * 3, "attack great-axe heavy-swing J9 => miss")
    assert played.ask == "hero-turn"


@pytest.mark.rule("TLS-EFFECT-17", "TLS-HEROES-5")
def test_rerolls_against_one_target_are_never_more_than_four() -> None:
    table = konrad("clawer J8 S", weapons=["sword-of-the-order"], moved=6, wounds=8)
    table.hero("konrad", perks=["cherry-picking", "berserk"], trait="hunter").hero(
        "konrad", at="J9"
    )
    played = table.play("attack sword-of-the-order blade-dance J8 => miss")
    for _ in range(4):
        played.play("reroll => miss")
    assert played.ask == "impact"


@pytest.mark.rule("TLS-EFFECT-8", "TLS-EFFECT-9")
def test_propagation_leaps_to_others_in_the_area_twice_and_never_twice_to_one() -> None:
    row = ["clawer J6 S", "clawer K5 S", "clawer L5 S", "clawer M5 S"]
    table = konrad(*row, weapons=["duelling-pistol"])
    played = table.play("attack duelling-pistol ricochet J6 => miss")
    assert played.offered == ["bounce K5", "stop"]
    played.play("bounce K5 => hit")
    assert played.offered == ["bounce L5", "stop"]
    played.play("bounce L5 => hit")
    assert played.ask == "hero-turn"
    assert played.monsters == {"clawer J6", "clawer M5"}


@pytest.mark.rule("TLS-EFFECT-8", "TLS-WEAPON-5")
def test_an_attack_whose_further_roll_has_killed_goes_on_and_says_so() -> None:
    table = konrad("clawer J6 S", "clawer K5 S", scrolls=["scroll-of-lightning"], mana=4)
    played = table.play("read scroll-of-lightning scroll-lightning J6 => miss")
    step = played.run.step
    assert step is not None
    assert (step.key(played.s), step.facts(played.s)) == ("Missed", {"monster": "clawer"})
    played.play("reroll mana => hit")
    assert played.offered == ["bounce K5", "stop"]
    assert (step.key(played.s), step.facts(played.s)) == ("AttackSpot", {})


@pytest.mark.rule("TLS-EFFECT-13")
def test_cursed_changes_one_die_of_the_target() -> None:
    table = konrad("clawer J6 S", weapons=["poisoners-crossbow"])
    played = table.play("attack poisoners-crossbow poisoned-quarrel J6")
    assert played.offered == ["dice orange", "leave"]
    assert played.play("dice orange => armor").monsters == {"clawer J6"}
    two = konrad("ochre-bulky J6 S", weapons=["poisoners-crossbow"])
    played = two.play("attack poisoners-crossbow poisoned-quarrel J6")
    assert played.offered == ["dice blue blue", "dice orange orange", "leave"]


@pytest.mark.rule("TLS-EFFECT-11", "TLS-EFFECT-14")
def test_restore_action_gives_another_hero_a_point_back() -> None:
    table = Table().bare().turn("adelheid").hero("adelheid", weapons=["tome-of-secrets"])
    table.hero("konrad", at="N11", actions=2).hero("greta", at="N10")
    played = table.play()
    assert played.aims("quicken") == {"N11"}
    assert played.play("attack tome-of-secrets quicken N11").hero("konrad").actions == 3


@pytest.mark.rule("TLS-EFFECT-12", "TLS-EFFECT-15", "TLS-EFFECT-18")
def test_restore_movement_gives_points_which_wait_for_the_next_turn() -> None:
    table = Table().bare().turn("adelheid").hero("adelheid", weapons=["druidic-staff"])
    table.hero("konrad", at="N11").monsters(*[f"clawer {c}3 S" for c in "DEFGH"])
    played = table.play()
    assert played.aims("natures-gift") == {"M11", "N11", "O13"}
    played.play("attack druidic-staff natures-gift N11", "end turn")
    assert (played.choice.seat, played.hero("konrad").points) == (0, 3)


@pytest.mark.rule("TLS-SHAPE-3")
def test_a_movement_area_moves_the_hero() -> None:
    played = konrad(weapons=["twin-fangs"]).play("attack twin-fangs shadow-step J12")
    assert played.at("konrad") == "J12"


@pytest.mark.rule("TLS-SHAPE-9", "TLS-SHAPE-13")
def test_cross_and_square_with_stun_stun_all_they_attack() -> None:
    table = konrad("crimson-bulky J9 S", "azure-bulky J8 S", weapons=["war-hammer"])
    played = table.play("attack war-hammer hammer-blow J9 => armor armor")
    assert stunned(played, "J9")
    assert stunned(played, "J8")
    table = konrad("crimson-bulky J9 S", "azure-bulky I8 S", weapons=["mountain-breaker"])
    played = table.play("attack mountain-breaker quake J9 => armor armor")
    assert stunned(played, "I8")


@pytest.mark.rule("TLS-SHAPE-16", "TLS-SHAPE-17")
def test_stun_around_spares_the_target_and_stun_area_does_not() -> None:
    monsters = ["crimson-bulky J9 S", "azure-bulky J8 S"]
    table = konrad(*monsters, weapons=["mountain-breaker"])
    played = table.play("attack mountain-breaker aftershock J9 => hit_stun hit_stun")
    assert not stunned(played, "J9")
    assert stunned(played, "J8")
    around = played.monster("J8")
    assert around is not None
    assert around.wounds == 0
    table = konrad(*monsters, weapons=["sledgehammer"])
    played = table.play("attack sledgehammer ground-slam J9 => hit_stun miss")
    assert stunned(played, "J9")
    assert not stunned(played, "J8")


@pytest.mark.rule("TLS-SHAPE-15", "TLS-SHAPE-14")
def test_a_ring_with_range_self_is_centred_on_the_hero_and_spares_him() -> None:
    table = konrad("clawer I9 S", "clawer K11 S", weapons=["storm-axe"])
    played = table.play("attack storm-axe whirl J10 => hit hit")
    assert played.monsters == set()
    assert played.hero("konrad").wounds == 0
