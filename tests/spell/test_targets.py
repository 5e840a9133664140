"""Any spot that an attack allows can be chosen: the attack first, then the spot."""

from __future__ import annotations

import pytest

from tests.spell.arrange import Played, Table, game


def idle(played: Played) -> set[str]:
    return {option.notation() for option in played.choice.options if option.is_idle}


@pytest.mark.rule("TLS-ATTACK-5", "TLS-ATTACK-11")
def test_a_sword_may_strike_an_empty_spot_and_says_that_it_does_nothing() -> None:
    table = Table().bare().alone().hero("konrad", at="J10").monsters("clawer J9 S", "clawer E8 S")
    played = table.play()
    assert "attack chipped-sword slash J11" not in played.offered
    assert "target chipped-sword slash" in idle(played)
    played.play("target chipped-sword slash")
    assert (played.ask, played.choice.rule) == ("target", "TLS-ATTACK-11")
    assert "attack chipped-sword slash J11" in idle(played)
    assert "attack chipped-sword slash J9" in set(played.offered) - idle(played)
    empty = played.choice.options[played.offered.index("attack chipped-sword slash J11")]
    assert game().words.option(empty) == ("Chipped Sword, Slash (it would do nothing there): J11")
    before = played.hero("konrad").actions
    played.play("attack chipped-sword slash J11")
    assert (played.ask, played.hero("konrad").actions) == ("hero-turn", before - 1)
    assert played.offers("attack", "target chipped") == []


@pytest.mark.rule("TLS-ENGINE-3")
def test_a_catapult_hurls_at_any_spot_in_range() -> None:
    table = Table().bare().alone().builds("catapult J10").monsters("clawer J6 S", "clawer E3 S")
    played = table.play()
    offered = set(played.offers("hurl"))
    played.play("target catapult J10")
    assert offered < set(played.offered)
    assert set(played.offered) - idle(played) == offered
    assert "hurl J10 I9" not in played.offered  # its own sector
    assert played.why("hurl J10 I9").endswith("TLS-ENGINE-3")
    somewhere = min(idle(played))
    played.play(somewhere)
    structure = played.structure("J10")
    assert structure is not None
    assert structure.hurls == 1


@pytest.mark.rule("TLS-ATTACK-11", "TLS-EFFECT-5")
def test_a_skirmish_may_choose_every_empty_spot_though_one_in_each_direction_is_offered() -> None:
    table = Table().bare().alone().hero("konrad", at="J10", weapons=["hand-crossbow"])
    played = table.monsters(*[f"clawer {column}3 S" for column in "QRSTU"]).play()
    offered = played.aims("skirmish")
    played.play("target hand-crossbow skirmish")
    allowed = played.aims("skirmish")
    assert offered < allowed
    assert len(allowed) > 20
    west = next(text for text in played.offered if text.split()[3][0] < "I" and text[-1] != "N")
    assert played.play(west).at("konrad") == "K10"


@pytest.mark.rule("TLS-ATTACK-11")
def test_a_spot_that_an_attack_does_not_allow_is_refused_there_too() -> None:
    table = Table().bare().alone().hero("konrad", at="J10").monsters("clawer E8 S", "clawer F8 S")
    played = table.play("target chipped-sword slash")
    assert played.refuses("attack chipped-sword slash J14") == "TLS-ATTACK-3"


@pytest.mark.rule("TLS-ATTACK-11")
def test_a_target_is_refused_for_the_reason_of_its_attack() -> None:
    table = Table().bare().alone().hero("konrad", at="J10", actions=0).monsters("clawer J9 S")
    played = table.builds("ballista K12", shot=True).play()
    assert played.refuses("target chipped-sword slash") == "TLS-ATTACK-1"
    assert played.refuses("target longbow volley") == "TLS-HEROES-2"
    assert played.refuses("target ballista K12") == "TLS-BALLISTA-2"


@pytest.mark.rule("TLS-ATTACK-11")
def test_an_attack_with_nothing_more_to_choose_asks_for_no_target() -> None:
    table = Table().bare().alone().hero("konrad", at="J10", weapons=["chipped-sword"])
    table.monsters(*[f"clawer {spot} S" for spot in ("J9", "J11", "I10", "K10")])
    assert table.play().why("target chipped-sword slash") == (
        "Every spot that Slash could choose is offered. TLS-ATTACK-11"
    )


@pytest.mark.rule("TLS-HEROES-2")
def test_a_hero_who_could_only_strike_where_nobody_is_is_not_asked() -> None:
    table = Table().bare().alone().monsters(*[f"clawer {column}3 S" for column in "DEFGH"])
    resting = table.hero(
        "konrad", at="J10", weapons=["rusty-dagger"], guarded=True, fresh=[False] * 3
    )
    assert resting.play().s.active == 1
    moving = table.hero("konrad", fresh=[True, False, False])
    assert moving.play().s.active == 0


@pytest.mark.rule("TLS-ATTACK-11", "TLS-SHAPE-2")
def test_a_further_impact_may_strike_an_empty_spot() -> None:
    table = Table().bare().alone().hero("konrad", at="J10", scrolls=["scroll-of-darts"], mana=4)
    played = table.monsters("armored J6 S", "clawer E3 S", "clawer F3 S").play(
        "read scroll-of-darts scroll-darts J6 => miss", "keep"
    )
    assert (played.ask, idle(played)) == ("impact", {"elsewhere"})
    played.play("elsewhere")
    assert (played.ask, len(played.offered) > 20) == ("target", True)
    played.play("at K6")
    assert (played.ask, played.monster("J6") is not None) == ("hero-turn", True)


@pytest.mark.rule("TLS-ATTACK-11", "TLS-DICE-8", "TLS-SHAPE-16")
def test_a_stun_around_is_not_offered_where_only_a_boss_stands_whom_nothing_stuns() -> None:
    table = Table().bare().alone().hero("konrad", at="J10", weapons=["sledgehammer"])
    table.having(day=3, harpy="field", alerions_dead=3, alerions_placed=3)
    played = table.monsters("corrupted-harpy J8 S").play()
    assert played.aims("ground-slam") == set()
    assert played.refuses("attack sledgehammer ground-slam J9") == "TLS-ATTACK-11"
    assert table.monsters("clawer I8 S").play().aims("ground-slam") == {"J9"}


@pytest.mark.rule("TLS-ATTACK-11", "TLS-SHAPE-19")
def test_a_stun_around_is_not_offered_where_nobody_is_in_sight() -> None:
    table = Table().bare().builds("house J9").alone()
    table.hero("konrad", at="J10", weapons=["brass-scepter"]).monsters("clawer J6 S")
    beside = {"I5", "I6", "I7", "K5", "K6", "K7"}
    assert table.play().aims("thunderclap") & beside == set()
