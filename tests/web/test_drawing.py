"""What a drawing module needs is there before any browser is."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from pathlib import Path

import pytest

import laststand
from laststand.server.fixed import whole_game
from tests.web.texts import SCRIPTS, WEB

SPRITES = {
    file.stem: re.findall(r'<symbol id="([^"]+)"', file.read_text())
    for file in (SCRIPTS / "icons").glob("*.svg")
}
"""The names of the icons that the page and each game has."""


def in_sight(game: str) -> set[str]:
    """What lies in the sprites that a table of a game has read."""
    return {*SPRITES["page"], *SPRITES.get(game, [])}


def test_every_card_of_the_last_stronghold_has_its_picture() -> None:
    content = whole_game("stronghold").content
    drawn = [
        "enemies", "starters", "shamans", "leshes", "artifacts", "heroes", "locations",
    ]  # fmt: skip
    things = {entry["id"] for file in drawn for entry in content[f"{file}.toml"]}
    things |= {boss["boss"] for boss in content["bosses.toml"]}
    things |= {ware["id"].removeprefix("symbol-") for ware in content["merchant.toml"]}
    assert sorted(things - in_sight("stronghold")) == []


def test_every_figure_card_and_structure_of_the_last_spell_has_its_picture() -> None:
    content = whole_game("spell").content
    drawn = [
        "monsters", "bosses", "heroes", "weapons", "armors", "scrolls", "potions", "buildings",
        "walls", "defenses",
    ]  # fmt: skip
    things = {entry["id"] for file in drawn for entry in content[f"{file}.toml"]}
    assert sorted(things - in_sight("spell")) == []


def test_every_icon_a_script_names_is_the_pages_or_its_games() -> None:
    named = re.compile(r'\b(?:icon|drawnIcon)\("([a-z-]+)"')
    for file in SCRIPTS.rglob("*.js"):
        folder, *rest = file.relative_to(SCRIPTS).with_suffix("").parts
        game = rest[0] if folder == "games" else ""
        assert set(named.findall(file.read_text())) <= in_sight(game), file.name


def test_every_icon_lies_in_one_sprite_and_the_page_knows_in_which() -> None:
    names = [name for sprite in SPRITES.values() for name in sprite]
    assert len(names) == len(set(names))
    wanted = json.loads((WEB / "icons.json").read_text())
    assert {sprite: list(icons) for sprite, icons in wanted.items()} == SPRITES
    lines = (SCRIPTS / "icons" / "names.js").read_text()
    told = {game: icons.split() for game, icons in re.findall(r'(\w+): "(.+)"', lines)}
    assert told | {"page": SPRITES["page"]} == SPRITES


def test_what_is_vendored_has_its_licence_beside_it() -> None:
    for path in [
        "static/vendor/lit.LICENSE",
        "static/fonts/almendra.LICENSE",
        "static/fonts/alegreya-sans.LICENSE",
    ]:
        assert (WEB / path).stat().st_size > 1000
    assert "CC BY 3.0" in (WEB / "CREDITS.md").read_text()
    assert "CC BY 3.0" in (SCRIPTS / "credits.js").read_text()


def test_no_file_of_the_page_names_another_host() -> None:
    address = re.compile(r"""(?:src|href|url|import|fetch)\W{1,3}["'(]?https?://""")
    for file in SCRIPTS.rglob("*"):
        if file.suffix in (".js", ".css", ".html", ".svg"):
            assert not address.search(file.read_text(encoding="utf-8")), file.name


def test_the_page_has_no_inline_script_or_style() -> None:
    """The server's Content-Security-Policy would block them."""
    inline = re.compile(r'\sstyle="|<script(?![^>]*\ssrc=)|<style|\son[a-z]+="')
    for file in [*SCRIPTS.rglob("*.js"), *SCRIPTS.rglob("*.html")]:
        if "vendor" not in file.parts:
            assert not inline.search(file.read_text(encoding="utf-8")), file.name


def test_the_page_draws_only_games_there_are() -> None:
    from tests.web.texts import drawn_games

    assert set(drawn_games()) <= {game.id for game in laststand.list_games()}


@pytest.mark.parametrize("lacking", ["node", "packages"])
def test_types_that_cannot_be_checked_are_no_failure(tmp_path: Path, lacking: str) -> None:
    shutil.copy(WEB / "check.sh", tmp_path)
    tools = ["sh", "dirname"] if lacking == "node" else ["sh", "dirname", "true"]
    for tool in tools:
        found = shutil.which(tool)
        assert found is not None
        (tmp_path / ("node" if tool == "true" else tool)).symlink_to(found)
    said = subprocess.run(
        [tmp_path / "check.sh"], env={"PATH": str(tmp_path)}, capture_output=True, text=True
    )
    assert (said.returncode, said.stderr) == (0, "")
    assert said.stdout.count("\n") == 1
    assert lacking in said.stdout
    assert "not checked" in said.stdout
