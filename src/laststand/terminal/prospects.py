"""The state of the siege in one line: how it is won, how it is lost, how near each is."""

from __future__ import annotations

from typing import Any, Final

from rich.text import Text

from laststand.kernel.match import Match
from laststand.kernel.prospect import LOSE, WIN
from laststand.kernel.words import Words

STYLES: Final = {WIN: "green", LOSE: "yellow"}


def draw_prospects(match: Match, words: Words) -> Text:
    said = [_prospect(prospect, words) for prospect in match.view()["siege"]]
    return Text(" · ", style="dim").join(said)


def _prospect(prospect: dict[str, Any], words: Words) -> Text:
    sentence = words.sentence("siege", prospect["key"], prospect["facts"])
    style = "bold red" if prospect["presses"] else STYLES.get(prospect["way"], "")
    return Text(f"! {sentence}" if prospect["presses"] else sentence, style=style)
