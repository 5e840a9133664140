"""Set-up, heroes, Traits, encumbrance (Day p. 8 to 11)."""

from __future__ import annotations

import pytest

from laststand import Match
from laststand.games.spell.heroes.equipment import cannot_carry
from laststand.games.spell.things.words import WEAPON
from laststand.kernel.run import Run
from tests.spell.arrange import Table, game
from tests.spell.set_up import asked, new, table_of, until


def answer(run: Run, *notations: str) -> Run:
    for notation in notations:
        run.choose(asked(run)[1].index(notation))
    return run


@pytest.mark.rule("TLS-SETUP-8", "TLS-SETUP-9", "TLS-SETUP-10", "TLS-SETUP-12", "TLS-SETUP-13")
@pytest.mark.rule("TLS-SETUP-14", "TLS-SETUP-15", "TLS-SETUP-16", "TLS-SETUP-4", "TLS-SETUP-11")
def test_gildenberg_is_laid_as_the_book_says() -> None:
    s = table_of(new())
    counts = [structure.kind.id for structure in s.structures if not structure.kind.is_ruin]
    assert sorted(counts) == ["house"] * 2 + ["shop"] + ["wooden-wall"] * 7
    ruins = [structure.kind for structure in s.structures if structure.kind.is_ruin]
    assert sorted([ruin.spots for ruin in ruins]) == [1, 1, 1, 2, 2, 3]
    assert len({ruin.id for ruin in ruins}) == 6
    assert (s.purse.gold, s.purse.materials, s.circle.mages, s.panic.flames) == (2, 2, 4, [2] * 7)
    assert s.mist.distances == [6, 6, 6]
    assert s.box.quests[s.quests.schaden].is_schaden
    assert not s.box.quests[s.quests.freude].is_schaden
    assert s.supply.pieces[s.box.structure("house").number] == 2


@pytest.mark.rule("TLS-SETUP-1", "TLS-SETUP-2", "TLS-SETUP-3", "TLS-SETUP-17")
def test_the_map_has_a_town_of_eight_by_eight_and_surroundings_six_deep() -> None:
    ground = game().box.scenarios["gildenberg"].ground
    assert len(ground.town) == 64
    assert sum(ground.has_cut_out) == 28
    assert sum(ground.is_low_obstacle) == 9
    assert max(ground.distance) == 8


@pytest.mark.rule("TLS-HERO-1", "TLS-TRAIT-1", "TLS-TRAIT-3", "TLS-TRAIT-4", "TLS-TRAIT-5")
@pytest.mark.rule("TLS-TRAIT-7", "TLS-HERO-2")
def test_heroes_traits_and_starting_cards_are_chosen() -> None:
    run = new(seed=3)
    assert asked(run) == ("take-hero", ["take konrad", "take greta", "take adelheid", "take falk"])
    answer(run, "take greta")
    assert "take greta" not in asked(run)[1]
    until(run, "take-trait")
    s = table_of(run)
    sides = asked(run)[1]
    assert len(sides) == 2
    run.choose(0)
    trait = s.box.traits[s.heroes[0].trait]
    assert [s.box.item_ids[item] for item in s.heroes[0].scrolls + s.heroes[0].potions] == [
        trait.extra
    ]
    until(run, "starting-weapon")
    assert len(asked(run)[1]) == 6
    until(run, "trade")
    hero = s.heroes[0]
    assert [s.box.perk_ids[perk] for perk in hero.perks] == [trait.perk]
    assert hero.weapons
    assert [s.box.item_ids[item] for item in hero.armors] == ([trait.armor] if trait.armor else [])
    assert hero.fresh == [True] * 3


@pytest.mark.rule("TLS-SETUP-5", "TLS-SETUP-7", "TLS-TRAIT-8")
def test_the_shop_shows_the_top_cards_of_level_1_and_all_scrolls_and_potions() -> None:
    run = until(new(), "trade")
    shop = game().view(run.state)["shop"]
    assert [deck["level"] for deck in shop["decks"]] == [1, 1, 1, 1]
    assert all(deck["top"] for deck in shop["decks"])
    held = sum([len(hero.scrolls + hero.potions) for hero in table_of(run).heroes])
    assert len(shop["scrolls"]) + len(shop["potions"]) + held == 9 + 8
    held = sum([len(hero.weapons + hero.armors) for hero in table_of(run).heroes])
    assert sum([deck["cards"] for deck in shop["decks"]]) + held == 18 + 9


@pytest.mark.rule("TLS-TRADE-1", "TLS-TRADE-2", "TLS-ENCUMBRANCE-4")
def test_starting_cards_change_hands_but_nobody_keeps_more_than_can_be_carried() -> None:
    table = Table().day().begins("Trade", "ChooseFirst", "DayTurn 0")
    table.hero("konrad", weapons=["boar-spear"]).hero("greta", weapons=["shortbow"])
    played = table.play("give boar-spear konrad greta")
    assert played.refuses("done") == "TLS-ENCUMBRANCE-4"
    assert played.refuses("give boar-spear greta konrad") == "TLS-TRADE-2"
    played.play("give shortbow greta stash", "done")
    assert played.stash == ["shortbow"]
    assert played.ask == "first-player"


@pytest.mark.rule("TLS-ENCUMBRANCE-1", "TLS-ENCUMBRANCE-2", "TLS-ENCUMBRANCE-3")
@pytest.mark.parametrize(
    ("kind", "one", "other", "rule"),
    [
        ("armors", "worn-armor", "cloth-armor", "TLS-ENCUMBRANCE-1"),
        ("scrolls", "scroll-of-darts", "scroll-of-fire", "TLS-ENCUMBRANCE-2"),
        ("potions", "potion-yellow", "potion-yellow", "TLS-ENCUMBRANCE-3"),
    ],
)
def test_a_trade_does_not_end_with_too_much_of_anything(
    kind: str, one: str, other: str, rule: str
) -> None:
    table = Table().day().begins("Trade", "ChooseFirst", "DayTurn 0")
    table.hero("konrad", **{kind: [one]}).hero("greta", **{kind: [other]})
    assert table.play(f"give {one} konrad greta").refuses("done") == rule


@pytest.mark.rule("TLS-FIRST-3")
def test_the_table_says_who_is_first_player() -> None:
    table = Table().day().begins("ChooseFirst", "MainPhase")
    played = table.play("first greta")
    assert played.choice.seat == 1


# -- encumbrance -------------------------------------------------------------------------------


def refusal(item: str, edition: str = "en", **fields: object) -> str:
    table = Table(edition=edition)
    weapons = fields.pop("weapons", [])
    played = table.hero("konrad", weapons=weapons, **fields).play()
    return cannot_carry(played.s, played.hero("konrad"), game().box.item(item))


@pytest.mark.rule("TLS-ENCUMBRANCE-1")
def test_one_low_armor_one_high_armor_and_one_shield() -> None:
    worn = ["worn-pants", "worn-armor", "wooden-shield"]
    for item in ("cloth-pants", "cloth-armor", "iron-shield"):
        assert refusal(item, armors=worn) == "TLS-ENCUMBRANCE-1"
    assert refusal("cloth-armor", armors=["worn-pants", "wooden-shield"]) == ""


@pytest.mark.rule("TLS-ENCUMBRANCE-2", "TLS-ENCUMBRANCE-3")
def test_one_scroll_and_one_potion_and_two_scrolls_for_the_bookworm() -> None:
    assert refusal("scroll-of-fire", scrolls=["scroll-of-doom"]) == "TLS-ENCUMBRANCE-2"
    assert refusal("potion-red", potions=["potion-blue"]) == "TLS-ENCUMBRANCE-3"
    assert refusal("scroll-of-fire", scrolls=["scroll-of-doom"], trait="bookworm") == ""


@pytest.mark.rule("TLS-ENCUMBRANCE-4")
def test_two_weapons_but_never_two_two_handed_ones() -> None:
    assert refusal("rusty-dagger", weapons=["boar-spear"]) == ""
    assert refusal("longbow", weapons=["boar-spear"]) == "TLS-ENCUMBRANCE-4"
    assert refusal("wood-axe", weapons=["chipped-sword", "rusty-dagger"]) == "TLS-ENCUMBRANCE-4"
    assert refusal("rusty-dagger", "fr", weapons=["boar-spear"]) == "TLS-ENCUMBRANCE-4"
    assert refusal("rusty-dagger", "fr", weapons=["chipped-sword"]) == ""


@pytest.mark.rule("TLS-TRAIT-2")
def test_limitations_of_traits_bar_equipment() -> None:
    assert refusal("wooden-shield", trait="prodigy") == "TLS-TRAIT-2"
    assert refusal("scroll-of-fire", trait="tinker") == "TLS-TRAIT-2"
    assert refusal("great-axe", trait="hunter") == "TLS-TRAIT-2"
    assert refusal("longbow", trait="hunter") == ""


@pytest.mark.rule("TLS-EQUIP-2", "TLS-LEVEL-7", "TLS-LEVEL-8", "TLS-STRUCTURE-1", "TLS-STRUCTURE-2")
@pytest.mark.rule("TLS-STRUCTURE-3", "TLS-MONSTER-1", "TLS-MONSTER-2", "TLS-MONSTER-3")
def test_the_box_holds_what_the_books_count() -> None:
    box = game().box
    assert len([item for item in box.items if item.kind is WEAPON]) == 54
    for deck in {perk.deck for perk in box.perks}:
        levels = sorted([perk.level for perk in box.perks if perk.deck == deck])
        assert levels == [1, 1, 2, 2, 3, 3, 4]
    assert len(box.perks) == 42
    counts = dict.fromkeys(("defense", "wall", "gate", "production", "equipment", "seer"), 0)
    for kind in box.structures:
        if not kind.is_ruin:
            counts[kind.group] += kind.count
    assert counts == {
        "defense": 12,
        "wall": 22,
        "gate": 4,
        "production": 8,
        "equipment": 5,
        "seer": 1,
    }
    assert len([kind for kind in box.structures if kind.is_ruin]) == 12
    figures = {kind.id: kind.count for kind in box.monsters[:10]}
    assert sum(figures.values()) == 65
    assert (figures["clawer"], figures["armored"]) == (17, 10)


@pytest.mark.rule("TLS-SOLO-1", "TLS-SOLO-2")
def test_alone_four_heroes_are_prepared_and_one_begins_without_trade() -> None:
    run = new(players=1)
    until(run, "first-hero")
    assert asked(run)[1] == ["begin konrad", "begin greta", "begin adelheid", "begin falk"]
    answer(run, "begin falk")
    assert asked(run)[0] == "day-turn"
    assert [hero.is_in_play for hero in table_of(run).heroes] == [False, False, False, True]


@pytest.mark.rule("TLS-TRAIT-1")
def test_nobody_is_named_before_a_hero_has_been_taken() -> None:
    match = Match.new("spell", players=2, seed=1)
    said = [match.game.words.step(step, match.state) for step in match.coming_up]
    names = [match.game.words.name(hero) for hero in ("konrad", "greta", "adelheid", "falk")]
    assert "Player 1 gets a Trait" in said
    assert [text for text in said for name in names if name in text] == []
