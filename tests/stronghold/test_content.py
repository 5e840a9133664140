"""What is in the box, as the game comes: counts, and a vocabulary without idle words."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from laststand import DocumentRefused, Match
from laststand.games.stronghold.boons import BOONS
from laststand.games.stronghold.box import Box, Card
from laststand.games.stronghold.documents import EnemyDocument
from laststand.games.stronghold.enemies import ABILITIES
from laststand.games.stronghold.harms import HARMS
from laststand.kernel.documents import EntryDocument
from laststand.kernel.game import find_game
from tests.stronghold.arrange import PACK, box_of


@pytest.fixture(scope="module")
def box() -> Box:
    return box_of(Match.new("stronghold", seed=1))


def entries(file: str) -> list[Any]:
    return list(find_game("stronghold").content.entries[file])


def boons() -> list[Any]:
    cards = entries("artifacts.toml") + entries("merchant.toml")
    sides = [side for hero in entries("heroes.toml") for side in (hero.full, hero.damaged)]
    return [boon for source in cards + sides for boon in source.boons]


def in_play() -> list[Any]:
    files = ("starters.toml", "enemies.toml", "shamans.toml", "leshes.toml", "bosses.toml")
    return [entry for file in files for entry in entries(file)]


def test_four_heroes_have_two_different_abilities_each(box: Box) -> None:
    assert len(box.heroes) == 4
    abilities = [side.name for hero in box.heroes for side in hero.sides]
    assert len(abilities) == len(set(abilities)) == 8
    assert all(side.boons for hero in box.heroes for side in hero.sides)


def test_three_dice_of_six_faces_show_all_seven_symbols(box: Box) -> None:
    assert [len(faces) for faces in box.die_faces] == [6, 6, 6]
    assert {face for faces in box.die_faces for face in faces} == set(range(7))


def test_the_enemy_deck_has_enough_cards_and_kinds_beside_two_starters(box: Box) -> None:
    assert len(box.enemies) >= 36
    assert len({box.cards[number].kind for number in box.enemies}) >= 14
    assert len(box.starters) == 2
    assert not {card_kind(box, n) for n in box.starters} & {card_kind(box, n) for n in box.enemies}


def card_kind(box: Box, number: int) -> str:
    return box.cards[number].kind


def test_there_are_six_shaman_and_six_lesh_cards_some_at_home_somewhere_and_some_not(
    box: Box,
) -> None:
    for deck in (box.shamans, box.leshes):
        assert len(deck) == 6
        assert {box.cards[number].at < 0 for number in deck} == {True, False}


def test_there_are_artifacts_wares_and_catapults_enough(box: Box) -> None:
    assert len(box.artifacts) >= 14
    assert len(box.wares) >= 5
    assert len(box.catapults) == 10
    assert set(box.catapults) == {0, 1, 2, 3}


@pytest.mark.rule("LS-DEATHSBANE-1", "LS-DRAXIS-1", "LS-ALRATH-1")
def test_the_bosses_have_two_two_and_three_cards(box: Box) -> None:
    assert {boss: len(cards) for boss, cards in box.bosses.items()} == {
        "deaths-bane": 2,
        "draxis": 2,
        "alrath": 3,
    }


@pytest.mark.rule("LS-DEATHSBANE-2", "LS-DEATHSBANE-3")
def test_deaths_bane_as_printed_comes_to_a_first_and_allows_no_wild_icon(box: Box) -> None:
    first, second = [box.cards[number] for number in box.bosses["deaths-bane"]]
    assert first.at == 0
    assert not first.wild
    assert not second.wild


@pytest.mark.rule("LS-DRAXIS-2", "LS-DRAXIS-3")
def test_draxis_as_printed_stands_at_lux_and_needs_four_icons_each_time(box: Box) -> None:
    cards = [box.cards[number] for number in box.bosses["draxis"]]
    assert [(card.at, card.icons) for card in cards] == [(5, 4), (5, 4)]


def test_every_enemy_of_the_deck_bears_a_letter_and_every_letter_has_its_share(box: Box) -> None:
    letters = Counter(box.cards[number].at for number in box.enemies)
    assert set(letters) == {0, 1, 2, 3, 4}
    assert max(letters.values()) - min(letters.values()) <= 3


def test_every_card_needs_at_least_one_icon_and_no_enemy_more_than_three(box: Box) -> None:
    assert all(1 <= card.icons <= 4 for card in box.cards)
    assert all(card.icons <= 3 for card in box.cards if not card.boss)


def test_a_time_track_and_what_its_end_brings_come_together(box: Box) -> None:
    assert [card.id for card in box.cards if bool(card.timer) != ends_in_something(card)] == []


def ends_in_something(card: Card) -> bool:
    return card.moves or bool(card.harms)


@pytest.mark.rule("LS-HERO-6")
def test_only_artifacts_and_wares_heal() -> None:
    sides = [side for hero in entries("heroes.toml") for side in (hero.full, hero.damaged)]
    healing = {"heal", "restore"}
    assert not healing & {boon.do for side in sides for boon in side.boons}
    assert healing <= {boon.do for boon in boons()}


def test_every_word_of_the_boons_is_used_by_some_card() -> None:
    assert {boon.do for boon in boons()} == {kind.word for kind in BOONS}


def test_every_word_of_the_harms_is_used_by_some_card() -> None:
    used = {harm.do for card in in_play() for harm in card.harms}
    assert used == {kind.word for kind in HARMS}


def test_every_ability_and_every_icon_is_on_some_card() -> None:
    enemies = [card for card in in_play() if isinstance(card, EnemyDocument)]
    assert {card.ability for card in enemies} == {"", *[ability.word for ability in ABILITIES]}
    for icon in ("gold", "catapult", "corruption", "adds_chest", "removes_chest", "moves"):
        assert any(getattr(card, icon) for card in enemies), icon


def test_every_entry_says_where_it_comes_from() -> None:
    for file, documents in find_game("stronghold").content.entries.items():
        for entry in documents:
            assert isinstance(entry, EntryDocument)
            assert entry.page, (file, entry.id)


def test_a_pack_is_laid_over_the_content_entry_by_entry() -> None:
    own, packed = find_game("stronghold"), find_game("stronghold", PACK)
    elora = {hero.id: hero for hero in packed.content.entries["heroes.toml"]}["elora"]
    assert (elora.title, elora.full.name) == ("the Ranger", "Fight")  # type: ignore[attr-defined]
    assert own.content.name == "own"
    assert packed.content.name.startswith("rules-tests@")
    added = len(packed.content.entries["merchant.toml"]) - len(own.content.entries["merchant.toml"])
    assert added == 3


def entry(kind: str, id: str, *lines: str) -> str:
    head = f'id = "{id}"\nname = "X"\nstatus = "reconstructed"\npage = "test"\n'
    return f"[[{kind}]]\n{head}" + "".join(f"{line}\n" for line in lines)


def refused(folder: Path, file: str, text: str) -> str:
    """Why a pack with one file is refused."""
    (folder / "pack.toml").write_text('name = "odd"\ngame = "stronghold"\n')
    (folder / file).write_text(text)
    with pytest.raises(DocumentRefused) as refused:
        find_game("stronghold", folder)
    return str(refused.value)


def test_a_pack_with_an_enemy_that_belongs_nowhere_is_refused(tmp_path: Path) -> None:
    stray = entry("enemy", "stray", 'needs = ["fight"]', "count = 1")
    assert "entry 'stray': a starter or a card of the enemy deck needs a letter" in refused(
        tmp_path, "enemies.toml", stray
    )


def shape(boons: list[Any]) -> list[Any]:
    """What boons do, without their numbers."""
    return [(boon.do, sorted(boon.icons), boon.anywhere) for boon in boons]


def test_no_two_heroes_artifacts_or_wares_are_alike_but_for_a_number() -> None:
    shapes = [
        (getattr(card, "each_turn", False), shape(card.boons))
        for card in entries("artifacts.toml") + entries("merchant.toml")
    ]
    for hero in entries("heroes.toml"):
        shapes += [(False, shape(side.boons)) for side in (hero.full, hero.damaged)]
    assert [alike for alike in shapes if shapes.count(alike) > 1] == []


def test_no_two_enemies_are_alike_but_for_a_number() -> None:
    shapes = [
        (
            sorted(set(card.needs)),
            *(getattr(card, name, False) for name in ("ability", "gold", "catapult", "moves")),
            *(bool(getattr(card, name, 0)) for name in ("corruption", "adds_chest")),
            getattr(card, "removes_chest", False),
            [harm.do for harm in card.harms],
        )
        for card in in_play()
    ]
    assert [alike for alike in shapes if shapes.count(alike) > 1] == []


def test_no_two_cards_of_a_boss_do_the_same() -> None:
    for boss in ("deaths-bane", "draxis", "alrath"):
        cards = [card for card in entries("bosses.toml") if card.boss == boss]
        does = [[harm.do for harm in card.harms] for card in cards]
        assert len(does) == len({tuple(each) for each in does})


def test_every_reconstructed_card_hero_and_place_has_a_line_of_flavour() -> None:
    told = ("artifacts", "heroes", "locations", "bosses", "merchant")
    cards = in_play() + [entry for file in told for entry in entries(f"{file}.toml")]
    assert [card.id for card in cards if not card.flavour] == []
    lines = [card.flavour for card in {card.id: card for card in cards}.values()]
    assert len(lines) == len(set(lines))


def test_what_a_card_states_and_what_we_designed_is_told_apart() -> None:
    elora, bane = entries("heroes.toml")[0], entries("bosses.toml")[0]
    assert elora.status == bane.status == "reconstructed"
    assert {"name", "title"} <= elora.stated.keys()
    assert {"at", "wild"} <= bane.stated.keys()
    assert "needs" not in bane.stated


def test_a_pack_that_states_a_field_that_there_is_not_is_refused(tmp_path: Path) -> None:
    text = '[[hero]]\nid = "elora"\nstated = { hat = "p. 4" }\n'
    why = refused(tmp_path, "heroes.toml", text)
    assert why.endswith("entry 'elora': there is no field 'hat' that could be stated")


def test_the_deck_has_as_many_cards_as_its_file_says(box: Box) -> None:
    assert len(box.enemies) == 44


ODD_BOONS = [
    ('[{ do = "fly" }]', "boons[0].do': there is no boon 'fly'"),
    ('[{ do = "ward" }, { do = "drive", n = 2 }]', "boons[1].n': drive is not counted"),
    ('[{ do = "douse", n = 0 }]', "boons[0].n': douse is done at least once"),
    ('[{ do = "heal", icons = ["fight"] }]', "boons[0].icons': heal names no icons"),
    ('[{ do = "add_icons" }]', "boons[0].icons': add_icons names from 1 to 4 icons"),
    ('[{ do = "sweep", anywhere = true }]', "boons[0].anywhere': sweep has no place"),
    ("[]", "boons': an artifact must do something"),
]


@pytest.mark.parametrize(("boons", "why"), ODD_BOONS)
def test_a_boon_that_no_rule_carries_out_is_refused_with_file_entry_and_field(
    tmp_path: Path, boons: str, why: str
) -> None:
    odd = entry("artifact", "odd", 'text = ""', f"boons = {boons}")
    assert refused(tmp_path, "artifacts.toml", odd) == f"artifacts.toml, entry 'odd', field '{why}"


@pytest.mark.rule("LS-HERO-6", "LS-MERCHANT-2")
def test_a_boon_where_it_cannot_stand_is_refused(tmp_path: Path) -> None:
    side = 'name = "N"\ntext = ""\nboons = [{ do = "heal" }]\n'
    healer = f'[[hero]]\nid = "elora"\n[hero.full]\n{side}'
    assert refused(tmp_path, "heroes.toml", healer).endswith(
        "entry 'elora', field 'full.boons[0].do': a hero cannot heal"
    )
    (tmp_path / "heroes.toml").unlink()
    ware = entry("ware", "odd", 'text = ""', "price = 1", 'boons = [{ do = "turn_die" }]')
    assert refused(tmp_path, "merchant.toml", ware).endswith(
        "entry 'odd', field 'boons[0].do': a ware cannot turn_die"
    )


ODD_ENEMIES = [
    (['ability = "sings"', 'at = ["A"]'], "ability': there is no ability 'sings'"),
    (['at = ["A"]', "count = 2"], "count': a card with letters is there once for each"),
    ([], "count': a card without a letter needs a number"),
    (['at = ["A"]', "timer = 2"], "timer': its end must bring something"),
    (['at = ["A"]', "moves = true"], "timer': without one nothing moves the card"),
    (
        ['at = ["A"]', "timer = 2", "moves = true", 'harms = [{ do = "add_fire" }]'],
        "harms': a card that its timer moves brings none",
    ),
    (
        ['at = ["A"]', "timer = 2", 'harms = [{ do = "weep" }]'],
        "harms[0].do': there is no harm 'weep'",
    ),
    (
        ['at = ["A"]', "timer = 2", 'harms = [{ do = "add_fire", n = 0 }]'],
        "harms[0].n': add_fire is done at least once",
    ),
    (
        ['at = ["A"]', "timer = 2", 'harms = [{ do = "destroy_location" }]'],
        "harms[0].do': only a boss can destroy_location",
    ),
]


@pytest.mark.parametrize(("lines", "why"), ODD_ENEMIES)
def test_an_enemy_of_which_no_rule_would_carry_out_something_is_refused(
    tmp_path: Path, lines: list[str], why: str
) -> None:
    odd = entry("enemy", "odd", 'needs = ["fight"]', *lines)
    assert refused(tmp_path, "enemies.toml", odd).startswith(
        f"enemies.toml, entry 'odd', field '{why}"
    )
