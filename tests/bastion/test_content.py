"""What is in the box, as the game comes: counts, stated values, a vocabulary without idle words."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from laststand.games.bastion.box import Box
from laststand.games.bastion.game import Bastion
from laststand.games.bastion.instant import EFFECTS
from laststand.games.bastion.vocabulary import ONGOING
from laststand.kernel.errors import DocumentRefused
from laststand.kernel.game import find_game


@pytest.fixture(scope="module")
def box() -> Box:
    game = find_game("bastion")
    assert isinstance(game, Bastion)
    return game.box


def entries(file: str) -> list[Any]:
    return list(find_game("bastion").content.entries[file])


@pytest.mark.rule("LB-SETUP-13")
def test_fifty_monsters_ten_of_each_colour_and_ten_warlords(box: Box) -> None:
    assert Counter(box.cards[number].colour for number in box.monsters) == dict.fromkeys(
        range(5), 10
    )
    assert len(box.warlords) == 10
    assert len({card.id for card in box.cards}) == 60


def doings(card: Any) -> tuple[frozenset[str], ...]:
    """What a card does, but for numbers: neither resistance nor how often it does a thing."""
    zones = (card.entrance, card.ongoing, card.recurring, card.exit)
    return tuple(frozenset(zone) for zone in zones)


def test_no_two_cards_are_alike_but_for_a_number() -> None:
    cards = entries("monsters.toml") + entries("warlords.toml")
    assert [n for n in Counter(doings(card) for card in cards).values() if n > 1] == []


def test_no_card_is_blank() -> None:
    """Each does something before it falls, on a neutral board too."""
    for card in entries("monsters.toml") + entries("warlords.toml"):
        before = {*card.entrance, *card.ongoing, *card.recurring} - {"block_linked_power"}
        assert before != set(), card.id
        assert before != {"lower_standard"}, card.id


def test_only_some_monsters_leave_equipment_behind() -> None:
    leaving = [card.id for card in entries("monsters.toml") if "gain_equipment" in card.exit]
    assert len(leaving) <= 10


def test_every_card_hero_tile_and_board_has_a_line_for_the_tale() -> None:
    files = ("monsters.toml", "warlords.toml", "heroes.toml", "tiles.toml", "boards.toml")
    told = [entry.flavour for file in files for entry in entries(file)]
    assert all(told)
    assert len(set(told)) == len(told)
    assert any("Baleful Queen" in line for line in told)


def test_the_printed_cards_are_as_the_rulebook_shows_them() -> None:
    printed = {card.id: card for card in entries("monsters.toml")}
    summoner = printed["hollow-summoner"]
    assert (summoner.colour, summoner.resistance) == ("blue", 1)
    assert summoner.entrance == ["draw_horde_card"]
    assert (printed["incubus"].colour, printed["incubus"].resistance) == ("red", 2)
    cannon = printed["nefarious-cannon"]
    assert (cannon.colour, cannon.resistance) == ("black", 3)
    assert printed["butcher"].recurring == ["lose_round_token"]
    archdaemon = next(c for c in entries("warlords.toml") if c.id == "archdaemon-of-torment")
    assert archdaemon.exit == ["roll_corruption_die"]


def test_a_card_is_stated_only_where_all_of_it_is() -> None:
    """Of the Hollow Summoner the book tells the entrance; that it does nothing else is ours."""
    fields = {"colour", "resistance", "entrance", "ongoing", "recurring", "exit"}
    for card in entries("monsters.toml"):
        assert card.status == "reconstructed" or fields <= set(card.stated), card.id


def test_the_figure_on_a_tile_is_stated() -> None:
    elements = [tile for tile in entries("tiles.toml") if tile.element]
    assert [tile.id for tile in elements if "element" not in tile.stated] == []
    assert len(elements) == 3


def test_only_the_archdaemon_leaves_nothing_good_behind() -> None:
    for warlord in entries("warlords.toml"):
        good = [word for word in warlord.exit if word.startswith(("gain", "award"))]
        assert bool(good) == (warlord.id != "archdaemon-of-torment")


def test_the_tokens_and_figures_are_47_and_15() -> None:
    counts: Counter[str] = Counter()
    for token in entries("tokens.toml"):
        counts[token.kind] += token.count
    assert counts == {"token": 47, "figure": 15}


def test_the_five_dice() -> None:
    dice = {die.id: die for die in entries("dice.toml")}
    assert sum(die.count for die in dice.values()) == 5
    assert sorted(dice["combat"].faces) == sorted(
        ["red", "green", "blue", "yellow", "black", "white"]
    )
    assert "place_grasp_on_tile" in dice["corruption"].faces


def test_every_effect_is_used_by_some_card_board_or_die() -> None:
    used: set[str] = set()
    for card in entries("monsters.toml") + entries("warlords.toml"):
        used.update(card.entrance + card.ongoing + card.recurring + card.exit)
    for board in entries("boards.toml"):
        used.update(board.full)
    used.update(next(die for die in entries("dice.toml") if die.id == "corruption").faces)
    words = [effect.word for effect in EFFECTS] + [effect.word for effect in ONGOING]
    assert used == set(words)


def test_every_entry_names_rules_of_the_ledger() -> None:
    rules = find_game("bastion").ledger.rules
    for file in ("heroes.toml", "tiles.toml"):
        for entry in entries(file):
            assert entry.rules
            assert [id for id in entry.rules if id not in rules] == []
    for file in ("boards.toml", "dice.toml", "effects.toml", "levels.toml"):
        assert [entry.rule for entry in entries(file) if entry.rule not in rules] == []


def test_levels_agree_with_themselves() -> None:
    for level in entries("levels.toml"):
        for above, monsters in zip(level.above, level.monsters):
            assert above + level.between * level.warlords == monsters


# -- content that says what no rule carries out ------------------------------------------------


@pytest.mark.parametrize(
    ("file", "entry", "message"),
    [
        (
            "monsters.toml",
            '[[monster]]\nid = "incubus"\nexit = ["sing"]',
            "monsters.toml, entry 'incubus', field 'exit': 'sing' is no instant effect",
        ),
        (
            "monsters.toml",
            '[[monster]]\nid = "incubus"\nongoing = ["lose_life"]',
            "monsters.toml, entry 'incubus', field 'ongoing': 'lose_life' is no ongoing effect",
        ),
        (
            "monsters.toml",
            '[[monster]]\nid = "incubus"\nrecurring = ["no_effect"]',
            "field 'recurring': 'no_effect' can be a face of the die only",
        ),
        (
            "boards.toml",
            '[[board]]\nid = "red"\nfull = ["advance_grasp"]',
            "boards.toml, entry 'red', field 'full': 'advance_grasp' can stand on a card only",
        ),
        (
            "dice.toml",
            '[[die]]\nid = "corruption"\nfaces = ["no_effect", "no_effect", "lose_life", '
            '"lose_life", "lose_life", "roll_corruption_die"]',
            "dice.toml, entry 'corruption', field 'faces': 'roll_corruption_die' can be no face",
        ),
        (
            "dice.toml",
            '[[die]]\nid = "gray"\nfaces = ["red", "red", "red", "red", "red", "pink"]',
            "dice.toml, entry 'gray', field 'faces': there is no face 'pink'",
        ),
        (
            "heroes.toml",
            '[[hero]]\nid = "kazgin"\npower = "flight"',
            "heroes.toml, entry 'kazgin', field 'power': there is no power 'flight'",
        ),
        (
            "tiles.toml",
            '[[tile]]\nid = "market"\naction = "dance"',
            "tiles.toml, entry 'market', field 'action': there is no action 'dance'",
        ),
        (
            "tiles.toml",
            '[[tile]]\nid = "market"\nlife = 2',
            "tiles.toml, entry 'market', field 'life': 'take_equipment' has no use for it",
        ),
        (
            "tiles.toml",
            '[[tile]]\nid = "tavern"\ncards = -1',
            "tiles.toml, entry 'tavern', field 'cards': a number that is not negative",
        ),
        (
            "tiles.toml",
            '[[tile]]\nid = "tomb"\nworks_on_warlords = true',
            "tiles.toml, entry 'tomb', field 'works_on_warlords': 'destroy_monster' does otherwise",
        ),
        (
            "tiles.toml",
            '[[tile]]\nid = "tomb"\nelement = "net"',
            "tiles.toml, entry 'tomb', field 'element': 'destroy_monster' has none",
        ),
        (
            "effects.toml",
            '[[effect]]\nid = "lose-life"\nable = "has_equipment"',
            "effects.toml, entry 'lose-life', field 'able': 'lose_life' has 'in_play'",
        ),
        (
            "effects.toml",
            '[[effect]]\nid = "lose-life"\nword = "lose_hope"',
            "effects.toml, entry 'lose-life', field 'word': there is no effect 'lose_hope'",
        ),
        (
            "effects.toml",
            '[[effect]]\nid = "lose-life"\nstated = ["hat"]',
            "entry 'lose-life': there is no field 'hat' that could be stated",
        ),
    ],
)
def test_content_that_no_rule_carries_out_is_refused_with_file_entry_and_field(
    tmp_path: Path, file: str, entry: str, message: str
) -> None:
    (tmp_path / "pack.toml").write_text('name = "wrong"\ngame = "bastion"\n')
    (tmp_path / file).write_text(f"{entry}\n")
    with pytest.raises(DocumentRefused) as refused:
        find_game("bastion", tmp_path)
    assert message in str(refused.value)
