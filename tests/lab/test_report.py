"""The report: one page that needs nothing else, and tables of a document."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from laststand.kernel.errors import LaststandError
from laststand.kernel.game import find_game
from laststand.lab.arrow import table_of
from laststand.lab.cells import results_of
from laststand.lab.folder import Folder
from laststand.lab.plots import STAND_INS, not_lost
from laststand.lab.report import report
from laststand.lab.statistics import wilson
from laststand.lab.studies import studies
from laststand.lab.tables import fill_document
from tests.lab import invented
from tests.lab.invented import experiment, row


@pytest.fixture(scope="module")
def page() -> str:
    return report(experiment(), "Heroes & Warlords", "heroes.toml")


@pytest.fixture
def folder(tmp_path: Path) -> Folder:
    made = Folder(tmp_path / "games")
    with made.held():
        made.add(experiment())
        made.entitle("Heroes & Warlords", "heroes.toml")
    return made


def test_the_page_needs_nothing_else(page: str) -> None:
    links = re.findall(r'(?:src|href)="([^"]*)"|url\(([^)]*)\)', page)
    assert all((plain or in_style).startswith("#") for plain, in_style in links)
    assert "<script" not in page
    assert "@import" not in page


def test_its_drawings_are_whole_and_take_the_colours_of_the_page(page: str) -> None:
    drawings = re.findall(r"<svg.*?</svg>", page, re.DOTALL)
    assert len(drawings) >= 6
    for drawing in drawings:
        ElementTree.fromstring(drawing)
        assert "var(--ink)" in drawing
    assert not [colour for colour in STAND_INS if colour in page]
    light, dark = re.findall(r":root \{(.*?)\}", page, re.DOTALL)
    for colour in set(re.findall(r"var\((--\w+)\)", page)):
        assert f"{colour}:" in light
        assert f"{colour}:" in dark


def test_it_tells_each_cell_with_wilsons_interval_and_the_command(page: str) -> None:
    assert "Heroes &amp; Warlords" in page
    assert "<code>laststand lab run heroes.toml</code>" in page
    (result,) = results_of(experiment())
    for cell in result.cells:
        low, high = wilson(cell.won, cell.count)
        assert f"<td>{low:.1%} to {high:.1%}</td>" in page
    for words in ("Kazgin", "Lady of Webs", "heroes taken out", "From the start"):
        assert words in page


def test_the_same_games_give_the_same_page(page: str) -> None:
    assert report(experiment(), "Heroes & Warlords", "heroes.toml") == page


def test_the_hero_who_makes_the_difference_is_found() -> None:
    (result,) = results_of(experiment())
    start = next(study for study in studies(result) if study.title == "From the start")
    best, *others = [effect for effect in start.effects if effect.kind == "heroes"]
    assert best.thing == "kazgin"
    assert best.low > 0.1
    assert len(others) == 5
    assert all(effect.difference < 0.05 for effect in others)
    assert not [effect for effect in start.effects if effect.kind == "players"]


def test_a_survival_curve_falls_with_each_defeat_to_the_win_rate() -> None:
    (result,) = results_of(experiment())
    cell = result.cells[0]
    turns, share = not_lost(cell)
    assert turns == sorted(turns)
    assert share == sorted(share, reverse=True)
    assert share[0] == 1
    assert share[-1] == pytest.approx(cell.rate)


DOCUMENT = """# Balance

Words.

<!-- lab won rows=players columns=level -->
old
<!-- end -->

<!-- lab ends level=normal -->
<!-- end -->

<!-- lab bosses level=normal -->
<!-- end -->

<!-- lab effects kind=heroes -->
<!-- end -->

<!-- lab uses kind=tiles -->
<!-- end -->

More words.
"""


def test_the_tables_of_a_document_are_made_anew_and_carry_the_command(
    folder: Folder, tmp_path: Path
) -> None:
    document = tmp_path / "balance.md"
    document.write_text(DOCUMENT)
    assert fill_document(folder, document) == 5
    text = document.read_text()
    assert "old" not in text
    assert "| players | Novice | Normal |" in text
    assert len(re.findall(r"\| [23] \| \d+ % \(\d+–\d+\) \| \d+ % \(\d+–\d+\) \|", text)) == 2
    assert re.search(r"\| 2 \| 120 \| \d+ \| \d+ \| \d+ \| \d+ \|", text)
    assert "| Kazgin | " in text
    assert text.count("`laststand lab run heroes.toml`") == 5
    assert text.startswith("# Balance\n\nWords.\n")
    assert text.endswith("\nMore words.\n")
    fill_document(folder, document)
    assert document.read_text() == text


def test_a_boss_is_counted_in_the_games_it_came_to_and_as_if_it_had_come_to_all_that_met_one(
    tmp_path: Path,
) -> None:
    met = [row(seed, seed <= 6, ["berric"], "lady-of-webs") for seed in range(1, 13)]
    met += [row(seed, seed <= 15, ["berric"], "marshal-of-bones") for seed in range(13, 25)]
    games = [*met, *(row(seed, False, ["berric"]) for seed in range(25, 49))]
    made = Folder(tmp_path / "games")
    with made.held():
        made.add(table_of(invented.cell(players=1), games, "0.1.0"))
        made.entitle("Warlords", "warlords.toml")
    document = tmp_path / "balance.md"
    document.write_text("<!-- lab bosses -->\n<!-- end -->")
    fill_document(made, document)
    assert document.read_text().splitlines()[1:5] == [
        "| first boss | games it came to | won of these | won of all |",
        "|---|---|---|---|",
        "| Lady of Webs | 12 | 50 % (25–75) | 25 % (13–37) |",
        "| Marshal of Bones | 12 | 25 % (9–53) | 12 % (4–27) |",
    ]


@pytest.mark.parametrize(
    ("block", "sentence"),
    [
        ("none at all", "has no place for a table"),
        ("<!-- lab lost -->\n<!-- end -->", "no table 'lost', only: won, ends, bosses, effects"),
        ("<!-- lab uses kind=hats -->\n<!-- end -->", "kind= cannot be 'hats', only one of: "),
        ("<!-- lab uses -->\n<!-- end -->", "kind= is needed, one of: "),
        ("<!-- lab won rows=level columns=heroes -->\n<!-- end -->", "needs one value of players"),
        ("<!-- lab won rows=hats columns=level -->\n<!-- end -->", "rows= cannot be 'hats', only"),
        ("<!-- lab won rows=level -->\n<!-- end -->", "columns= is needed, one of: "),
        ("<!-- lab ends level=heroic -->\n<!-- end -->", "no games of bastion level=heroic are"),
        ("<!-- lab effects kind=hats -->\n<!-- end -->", "kind= cannot be 'hats', only one of: "),
        ("<!-- lab effects -->\n<!-- end -->", "kind= is needed, one of: "),
    ],
)
def test_a_table_that_cannot_be_made_is_told_in_a_sentence(
    folder: Folder, tmp_path: Path, block: str, sentence: str
) -> None:
    document = tmp_path / "balance.md"
    document.write_text(block)
    with pytest.raises(LaststandError, match=re.escape(sentence)):
        fill_document(folder, document)
    assert document.read_text() == block


def test_a_folder_without_games_is_told_in_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(LaststandError, match="there is no such folder of games"):
        Folder(tmp_path / "nowhere").read()
    (tmp_path / "empty").mkdir()
    with pytest.raises(LaststandError, match="there are no games in it yet"):
        report(Folder(tmp_path / "empty").read(), "", "")


def test_games_of_before_a_table_option_was_added_have_its_default() -> None:
    games = experiment()
    added = next(name for name in games.column_names[::-1] if name.startswith("option_"))
    shorter = results_of(games.drop_columns([added]))
    option = added.removeprefix("option_")
    usual = {each.name: each.default for each in find_game("bastion").table_options()}
    assert {cell.setting[option] for cell in shorter[0].cells} == {usual[option]}
