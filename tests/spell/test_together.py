"""Damage that comes to heroes together: who takes it first, where that can matter (Night p. 14)."""

from __future__ import annotations

import pytest

from laststand.bots.spell.steward import SpellSteward
from laststand.games.spell.bosses.cetusia import PartAttacks
from laststand.games.spell.bosses.dryad import DryadAttacks
from laststand.games.spell.bosses.growths import GROWTH, MATURITY, SqueezeHeroes
from laststand.games.spell.bosses.harpy import ON_CLIFF, HarpyEnters
from laststand.games.spell.map.cetusia_cards import HEAD, TAIL
from laststand.games.spell.map.spots import SPOT_NAMES, SPOT_NUMBERS
from laststand.games.spell.rulings import Rulings
from laststand.games.spell.things.boons import Boons
from tests.spell.arrange import Table, cetusia_of, dryad_of, game, harpy_of
from tests.spell.night_table import BOX, Night
from tests.spell.test_night_monsters_attacking import attack

pytestmark = pytest.mark.rule("TLS-STRIKE-10")


def ring(**wounds: int) -> Night:
    """An Accursed strikes Konrad, who wears the Healer's Armor, and Greta, for 3 each."""
    night = Night("accursed F12 E", town=False).heroes(konrad="F11", greta="G12")
    for hero, n in wounds.items():
        night.hero(hero).wounds = n
    return night.wears("konrad", "healers-armor")


# -- what helps another -------------------------------------------------------------------------


@pytest.mark.rule("TLS-STRIKE-7", "TLS-ARMORY-13")
def test_the_players_say_whom_an_area_attack_hits_first_if_one_may_heal_the_other() -> None:
    night = attack(ring())
    assert (night.asked, night.rule) == ("order-damage", "TLS-STRIKE-10")
    assert night.choice is not None
    assert night.choice.seat is None
    assert night.offered == ["deal accursed konrad", "deal accursed greta"]
    night.choose("deal accursed greta").choose("use healers-armor")
    assert (night.hero("konrad").wounds, night.hero("greta").wounds) == (1, 2)
    early = attack(ring()).choose("deal accursed konrad").choose("use healers-armor")
    assert early.hero("greta").wounds == 3


@pytest.mark.rule("TLS-ARMORY-13", "TLS-LIFE-1")
def test_a_hero_may_be_healed_before_the_damage_that_would_kill() -> None:
    """Greta has 6 Hit Points."""
    night = attack(ring(greta=3)).choose("deal accursed konrad").choose("use healers-armor")
    assert (night.hero("greta").wounds, night.ended) == (5, "")
    assert attack(ring(greta=3)).choose("deal accursed greta").ended == "lost TLS-END-1"


@pytest.mark.rule("TLS-ARMORY-13")
def test_nobody_is_asked_where_a_hero_is_healed_alike_before_and_after() -> None:
    night = attack(ring(greta=1))
    assert night.asked == "take-damage"
    assert night.choose("use healers-armor").hero("greta").wounds == 3


@pytest.mark.rule("TLS-ARMORY-13", "TLS-ABILITY-5")
def test_nobody_is_asked_if_the_card_cannot_be_used() -> None:
    spent = ring()
    spent.hero("konrad").ready = [False]
    barred = ring().wears("konrad", "healers-armor", "heavy-shield")
    barred.hero("konrad").ready = [True, False]
    blast = Night("boomer F12 E", town=False).heroes(konrad="F11", greta="G12")
    for night in (spent, barred, blast.wears("konrad", "healers-armor")):
        assert attack(night).asked == "rest"


@pytest.mark.rule("TLS-STRIKE-8", "TLS-ARMORY-13")
def test_attacks_of_several_monsters_come_together_too() -> None:
    night = Night("clawer E11 E", "armored H12 W", town=False).heroes(konrad="F11", greta="G12")
    attack(night.wears("konrad", "healers-armor"))
    assert night.offered == ["deal clawer konrad", "deal armored greta"]


@pytest.mark.rule("TLS-ARMORY-22", "TLS-SOLO-8")
@pytest.mark.parametrize("players", [1, 4])
def test_alone_a_saviour_who_may_die_too_is_hit_before_or_after(players: int) -> None:
    """With others the death of either loses the game."""
    night = Night("accursed F12 E", town=False).heroes(konrad="F11", greta="G12")
    night.s.players = players
    night.hero("konrad").wounds, night.hero("greta").wounds = 8, 5
    attack(night.wears("konrad", "priest-armor"))
    asked = "order-damage" if players == 1 else ""
    assert night.asked == asked


# -- what serves against the first of several -----------------------------------------------------


def two() -> Night:
    """A Clawer's 1 damage and an Armored's 2 for Konrad, who has used Armor Up."""
    night = Night("clawer F12 E", "armored H12 W", town=False).heroes(konrad="G12")
    night.hero("konrad").is_guarding = True
    return night


@pytest.mark.rule("TLS-GUARD-2", "TLS-STRIKE-8")
def test_armor_up_serves_against_the_attack_that_the_players_put_first() -> None:
    night = attack(two().wears("konrad", "cloth-armor"))
    assert (night.asked, night.offered) == (
        "order-damage",
        ["deal clawer konrad", "deal armored konrad"],
    )
    night.choose("deal clawer konrad").choose("use cloth-armor")
    assert night.hero("konrad").wounds == 0
    other = attack(two().wears("konrad", "cloth-armor")).choose("deal armored konrad")
    assert other.choose("use cloth-armor").hero("konrad").wounds == 1


@pytest.mark.rule("TLS-GUARD-2")
def test_nobody_is_asked_where_armor_up_takes_the_same_off_either() -> None:
    assert attack(two()).hero("konrad").wounds == 2
    assert attack(two().wears("konrad", "worn-armor")).asked == "take-damage"
    alike = Night("clawer F12 E", "runner H12 W", town=False).heroes(konrad="G12")
    alike.wears("konrad", "cloth-armor").hero("konrad").is_guarding = True
    assert attack(alike).asked == "take-damage"


@pytest.mark.rule("TLS-GUARD-2", "TLS-ARMORY-8")
def test_a_card_that_is_restored_serves_against_the_attack_that_armor_up_does_not_stop() -> None:
    night = attack(two().wears("konrad", "iron-shield")).choose("deal armored konrad")
    night.choose("use iron-shield").choose("restore iron-shield 2").choose("use iron-shield")
    assert night.hero("konrad").wounds == 0


@pytest.mark.rule("TLS-GUARD-2", "TLS-ABILITY-5")
def test_armor_up_may_be_kept_for_an_explosion_that_no_card_stops() -> None:
    night = Night("clawer F12 E", "boomer H12 W", town=False).heroes(konrad="G12")
    night.wears("konrad", "worn-armor").hero("konrad").is_guarding = True
    attack(night).choose("deal boomer konrad").choose("use worn-armor")
    assert night.hero("konrad").wounds == 3


@pytest.mark.rule("TLS-GUARD-2", "TLS-TRAIT-6")
def test_an_armor_up_of_two_is_not_spent_on_one() -> None:
    night = attack(two().knows("konrad", "defensive-training"))
    assert night.choose("deal armored konrad").hero("konrad").wounds == 1


@pytest.mark.rule("TLS-TRAIT-6")
def test_what_makes_the_first_attack_worse_may_fall_on_either() -> None:
    night = two().wears("konrad", "tower-shield")
    konrad = night.hero("konrad")
    konrad.is_guarding = False
    konrad.boons = Boons(BOX.traits[BOX.trait_ids.index("marked")].boons)
    attack(night).choose("deal armored konrad").choose("use tower-shield")
    assert konrad.wounds == 1


@pytest.mark.rule("TLS-ARMORY-22")
def test_of_attacks_that_may_kill_the_weaker_may_come_before_a_hero_is_saved() -> None:
    """Konrad has two Hit Points left; Greta's Priest Armor leaves him one."""
    night = two().heroes(greta="U16").wears("greta", "priest-armor")
    night.hero("konrad").is_guarding = False
    night.hero("konrad").wounds = 7
    attack(night).choose("deal clawer konrad").choose("save konrad")
    assert (night.hero("konrad").wounds, night.ended) == (8, "")


@pytest.mark.rule("TLS-ARMORY-22")
def test_nobody_is_asked_where_a_hero_is_saved_from_the_last_attack_in_any_order() -> None:
    """Konrad has three Hit Points left; after a card that costs a Wound it would be two."""
    night = two().heroes(greta="U16").wears("greta", "priest-armor")
    night.hero("konrad").is_guarding = False
    night.hero("konrad").wounds = 6
    assert attack(night).asked == "save-ally"
    night.choose("save konrad")
    assert (night.hero("konrad").wounds, night.ended) == (8, "")
    dark = two().heroes(greta="U16").wears("greta", "priest-armor")
    dark.wears("konrad", "armor-of-darkness").hero("konrad").is_guarding = False
    dark.hero("konrad").wounds = 6
    assert attack(dark).asked == "order-damage"


@pytest.mark.rule("TLS-ABILITY-9", "TLS-ARMORY-7", "TLS-ARMOR-4")
def test_a_card_may_bring_the_mana_that_restores_another_before_the_next_attack() -> None:
    """Konrad has no Mana; the Shield and the mail against the Armored bring him two."""
    night = Night("clawer F12 E", "armored H12 W", town=False).heroes(konrad="G12")
    night.wears("konrad", "chain-mail-armor", "abandoned-shield").hero("konrad").mana = 0
    night = attack(night)
    assert (night.asked, night.rule) == ("order-damage", "TLS-STRIKE-10")
    night.choose("deal armored konrad")
    night.choose("use chain-mail-armor").choose("use abandoned-shield")
    assert night.hero("konrad").mana == 2


def test_nobody_is_asked_where_mana_for_every_attack_is_there() -> None:
    night = Night("clawer F12 E", "armored H12 W", town=False).heroes(konrad="G12")
    night.wears("konrad", "chain-mail-armor", "abandoned-shield").hero("konrad").mana = 6
    assert attack(night).asked == "take-damage"


def test_mana_that_restores_a_card_may_be_spent_before_it_is_drained() -> None:
    night = Night("clawer F12 E", "ochre-bulky H12 W", town=False).heroes(konrad="G12")
    night.wears("konrad", "chain-mail-armor").hero("konrad").mana = 2
    attack(night).choose("deal clawer konrad").choose("use chain-mail-armor")
    night.choose("restore chain-mail-armor").choose("use chain-mail-armor")
    assert (night.hero("konrad").wounds, night.hero("konrad").mana) == (2, 0)


# -- Bosses ---------------------------------------------------------------------------------------


@pytest.mark.rule("TLS-HARPY-2")
def test_whom_a_dive_bomb_hits_first() -> None:
    night = Night(town=False, day=3).heroes(konrad="F11", greta="G12")
    harpy = harpy_of(night.s)
    harpy.place, harpy.alerions_dead, harpy.fell_at = ON_CLIFF, 3, SPOT_NUMBERS["F12"]
    night.wears("konrad", "healers-armor").play(HarpyEnters())
    assert night.offered == ["deal dive-bomb konrad", "deal dive-bomb greta"]
    night.choose("deal dive-bomb greta").choose("use healers-armor")
    assert (night.hero("konrad").wounds, night.hero("greta").wounds) == (0, 1)


@pytest.mark.rule("TLS-STRIKE-11", "TLS-HARPY-2")
def test_a_structure_that_a_dive_bomb_takes_still_serves_the_perk_of_a_hero_whom_it_hits() -> None:
    night = Night(town=False, day=3).heroes(konrad="F11").builds("ballista", "G11")
    harpy = harpy_of(night.s)
    harpy.place, harpy.alerions_dead, harpy.fell_at = ON_CLIFF, 3, SPOT_NUMBERS["F12"]
    night.knows("konrad", "back-protection").play(HarpyEnters())
    assert night.offered == ["take damage", "call on back-protection"]
    night.choose("call on back-protection")
    assert (night.hero("konrad").wounds, night.standing("G11")) == (1, None)


@pytest.mark.rule("TLS-STRIKE-11", "TLS-CETUSIA-3")
def test_a_structure_that_cetusia_takes_still_serves_the_perk_of_a_hero_whom_she_hits() -> None:
    night = Night(town=False, scenario="lakeburg", day=3, phase=2)
    konrad, ballista = red_spots(night)
    night.heroes(konrad=konrad).builds("ballista", ballista).knows("konrad", "back-protection")
    night.play(PartAttacks(HEAD))
    assert night.offered == ["take damage", "call on back-protection"]
    assert night.choose("call on back-protection").standing(ballista) is None


def red_spots(night: Night) -> list[str]:
    """The Head is about to attack: two neighbours in its red area."""
    cetusia = cetusia_of(night.s)
    cetusia.scout(night.s)
    cetusia.drawn = [0]
    pattern = cetusia.pattern_of(HEAD)
    assert pattern is not None
    night.put(f"cetusia-head {SPOT_NAMES[pattern.spot]} S")
    free = [spot for spot in pattern.spots if night.s.is_free(spot)]
    for spot in free:
        for near in night.s.ground.adjacent[spot]:
            if near in free:
                return [SPOT_NAMES[spot], SPOT_NAMES[near]]
    raise AssertionError("no neighbours there")


@pytest.mark.rule("TLS-CETUSIA-3")
def test_whom_cetusias_attack_hits_first() -> None:
    night = Night(town=False, scenario="lakeburg", day=3, phase=2)
    konrad, greta = red_spots(night)
    night.heroes(konrad=konrad, greta=greta).wears("konrad", "healers-armor")
    night.play(PartAttacks(HEAD))
    assert night.asked == "order-damage"
    cetusia = cetusia_of(night.s)
    pattern = cetusia.pattern_of(HEAD)
    assert pattern is not None
    greta_first = [text for text in night.offered if text.endswith("greta")]
    night.choose(greta_first[0]).choose("use healers-armor")
    assert night.hero("greta").wounds == cetusia.part_kind(HEAD).blows[pattern.attack] - 1


@pytest.mark.rule("TLS-DRYAD-7")
def test_whom_the_dryad_hits_first() -> None:
    night = Night("putrefied-dryad F7 S", town=False, scenario="glenwald", day=3, phase=4)
    dryad_of(night.s).stage = GROWTH
    night.heroes(konrad="F8", greta="H8").wears("konrad", "healers-armor").play(DryadAttacks())
    assert night.offered == ["deal putrefied-dryad konrad", "deal putrefied-dryad greta"]


@pytest.mark.rule("TLS-DRYAD-21")
def test_whom_the_tokens_under_heroes_hurt_first() -> None:
    night = Night(town=False, scenario="glenwald", day=3, phase=4).heroes(konrad="F9", greta="G9")
    for hero, token in (("konrad", "hatchery"), ("greta", "seed-mortar")):
        night.hero(hero).trapped_by = BOX.monster(token).number
    night.wears("konrad", "healers-armor").play(SqueezeHeroes())
    assert night.offered == ["deal hatchery konrad", "deal seed-mortar greta"]


@pytest.mark.rule("TLS-END-6", "TLS-ARMORY-14")
def test_of_heroes_whom_a_boss_hits_the_one_who_may_fell_her_is_hit_first() -> None:
    night = Night("putrefied-dryad F7 S 10", town=False, scenario="glenwald", day=3, phase=4)
    dryad_of(night.s).stage = GROWTH
    night.heroes(konrad="C7", greta="F8").wears("greta", "rage-shield")
    night.hero("konrad").wounds = 8
    night.play(DryadAttacks()).choose("use rage-shield")
    assert night.ended == "won TLS-END-4"


@pytest.mark.rule("TLS-END-6", "TLS-STRUCTURE-4", "TLS-DRYAD-7")
@pytest.mark.parametrize(("wounds", "ended"), [(10, "won TLS-END-4"), (9, "lost TLS-STRIKE-5")])
def test_where_the_dryad_hits_the_circle_too_who_may_fell_her_is_hit_first(
    wounds: int, ended: str
) -> None:
    night = Night(f"putrefied-dryad L8 S {wounds}", town=False, scenario="glenwald", day=3, phase=4)
    night.s.rulings = Rulings({"circle_in_areas": "hit-too"})
    night.s.circle.mages, dryad_of(night.s).stage = 2, MATURITY
    night.heroes(greta="K8").wears("greta", "rage-shield")
    night.play(DryadAttacks()).choose("use rage-shield")
    assert night.ended == ended


@pytest.mark.rule("TLS-END-6", "TLS-STRUCTURE-4", "TLS-CETUSIA-3")
@pytest.mark.parametrize(("wounds", "ended"), [(7, "won TLS-END-4"), (6, "lost TLS-STRIKE-5")])
def test_where_cetusia_hits_the_circle_too_who_may_fell_her_is_hit_first(
    wounds: int, ended: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    night = Night(town=False, scenario="lakeburg", day=3, phase=2)
    night.s.rulings = Rulings({"circle_in_areas": "hit-too"})
    cetusia = cetusia_of(night.s)
    cetusia.scout(night.s)
    cetusia.drawn, cetusia.fallen, night.s.circle.mages = [0], [TAIL], 1
    pattern = cetusia.pattern_of(HEAD)
    assert pattern is not None
    monkeypatch.setattr(pattern, "spots", [SPOT_NUMBERS["L8"], SPOT_NUMBERS["L12"]])
    night.put(f"cetusia-head {SPOT_NAMES[pattern.spot]} S {wounds}")
    night.heroes(konrad="L8").wears("konrad", "rage-shield")
    night.play(PartAttacks(HEAD)).choose("use rage-shield")
    assert night.ended == ended


# -- as it is asked -------------------------------------------------------------------------------


def test_what_is_asked_names_who_takes_how_much_from_what() -> None:
    table = Table().bare().having(active=-1).monsters("accursed J10 S")
    table.hero("konrad", at="J9", armors=["healers-armor"]).hero("greta", at="K10")
    played = table.begins("TakeAim", "DealStrikes", "HeroPhase", "NightRound").play()
    options = [game().words.option(option) for option in played.choice.options]
    assert options == ["Konrad: 3 damage from Accursed", "Greta: 3 damage from Accursed"]


@pytest.mark.parametrize(("wounds", "first"), [(0, "greta"), (3, "konrad")])
def test_the_steward_has_a_healer_hit_last_unless_somebody_may_die(wounds: int, first: str) -> None:
    night = attack(ring(greta=wounds))
    judged = SpellSteward().judge(night.run, False)
    best = max(judged, key=lambda judgment: judgment.score)
    assert night.offered[best.index] == f"deal accursed {first}"
