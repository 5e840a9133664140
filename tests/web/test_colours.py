"""Colour is never alone: whoever confuses red and green sees shapes, letters and words."""

from __future__ import annotations

import base64
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.web.conftest import Visitor
from tests.web.stage import Served, choose, new_table
from tests.web.test_looks import some_turns

Colour = tuple[float, float, float]

DEUTERANOPIA = [
    (0.367322, 0.860646, -0.227968),
    (0.280085, 0.672501, 0.047413),
    (-0.011820, 0.042940, 0.968881),
]
"""On linear red, green and blue: Machado, Oliveira and Fernandes 2009, severity 1."""

SYMBOLS = """() => [...document.querySelectorAll('#board .symbol')].map(symbol => {
    const path = symbol.querySelector('path'), text = symbol.querySelector('text');
    const picture = symbol.querySelector('use'), drawn = getComputedStyle(path);
    const part = symbol.closest('[data-component]');
    const grounds = [];
    const die = symbol.closest('.die-art')?.querySelector('.die-top');
    if (die) grounds.push(getComputedStyle(die).fill);
    let strength = 1;
    for (let around = symbol; around; around = around.parentElement) {
        const { backgroundImage, backgroundColor, opacity } = getComputedStyle(around);
        grounds.push(backgroundImage, backgroundColor);
        strength *= Number(opacity);
    }
    const letters = [text, symbol.parentElement.querySelector('.die-letter')];
    const letter = letters.find(one => one?.checkVisibility())?.textContent ?? '';
    return {
        name: symbol.getAttribute('class').split(' ')[1], shape: path.getAttribute('d'), letter,
        fill: drawn.fill, picture: picture ? getComputedStyle(picture).color : '',
        edge: drawn.stroke, edge_width: parseFloat(drawn.strokeWidth) * path.getScreenCTM().a,
        words: `${part.ariaLabel} ${part.getAttribute('aria-description')}`, strength, grounds,
        is_small: symbol.closest('.sides') !== null,
    };
})"""


CHOOSABLE = """() => [...document.querySelectorAll('#board [data-can]')].map(part => {
    const grounds = [];
    for (let around = part.parentElement; around; around = around.parentElement) {
        const { backgroundImage, backgroundColor } = getComputedStyle(around);
        grounds.push(backgroundImage, backgroundColor);
    }
    return { name: part.dataset.component, outline: getComputedStyle(part).outlineColor, grounds };
})"""

PIXEL = """async shot => {
    const image = new Image();
    image.src = 'data:image/png;base64,' + shot;
    await image.decode();
    const paper = document.createElement('canvas').getContext('2d');
    paper.drawImage(image, 0, 0);
    return [...paper.getImageData(3, image.height / 2, 1, 1).data].slice(0, 3);
}"""


def rolled(page: Page) -> None:
    new_table(page)
    for notation in ["draw", "move B", "roll"]:
        choose(page, notation)


def seen(page: Page) -> list[Any]:
    symbols: list[Any] = page.evaluate(SYMBOLS)
    return symbols


# -- colours -----------------------------------------------------------------------------------


def colours(css: str) -> list[tuple[Colour, float]]:
    """The colours, from 0 to 1, that a computed value names, each with its opacity."""
    found = []
    for kind, inside in re.findall(r"(rgba?|color)\(((?:srgb )?[\d., /e-]+)\)", css):
        numbers = [float(number) for number in re.findall(r"[\d.]+(?:e-\d+)?", inside)]
        scale = 1 if kind == "color" else 255
        red, green, blue = [number / scale for number in numbers[:3]]
        found.append(((red, green, blue), numbers[3] if len(numbers) > 3 else 1.0))
    return found


def grounds(layers: list[str]) -> set[Colour]:
    """Every colour that may lie under a symbol: each stop of each gradient, down to what is
    opaque everywhere."""
    if not layers:
        return {(0, 0, 0)}
    named = colours(layers[0])
    if not named:
        return grounds(layers[1:])
    below = {(0.0, 0.0, 0.0)} if all(alpha == 1 for _, alpha in named) else grounds(layers[1:])
    return {laid_over(top, alpha, under) for top, alpha in named for under in below}


def laid_over(top: Colour, alpha: float, under: Colour) -> Colour:
    red, green, blue = [alpha * a + (1 - alpha) * b for a, b in zip(top, under, strict=True)]
    return (red, green, blue)


def felt(colour: Colour) -> list[float]:
    """Linear red, green and blue as somebody without green cones sees a colour."""
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in colour]
    mixed = [sum(a * b for a, b in zip(row, linear, strict=True)) for row in DEUTERANOPIA]
    return [min(1.0, max(0.0, light)) for light in mixed]


def luminance(colour: Colour) -> float:
    red, green, blue = felt(colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: Colour, other: Colour) -> float:
    low, high = sorted([luminance(one), luminance(other)])
    return (high + 0.05) / (low + 0.05)


def too_faint(symbol: Any) -> Iterator[str]:
    """Where a symbol's contrast falls below three to one: its picture on its colour, and its
    colour on what is around it, which may be an edge wide enough to be seen."""
    [(fill, _)] = colours(symbol["fill"])
    for picture, _ in colours(symbol["picture"]):
        if contrast(picture, fill) < 3:
            yield f"the picture of {symbol['name']}"
    [(edge, _)] = colours(symbol["edge"])
    around = grounds(symbol["grounds"])
    for ground in around:
        is_edged = symbol["edge_width"] >= 1.5 and contrast(edge, ground) >= 3
        if contrast(edge if is_edged else ground, fill) < 3:
            yield f"{symbol['name']} on {ground}"


# -- tests -------------------------------------------------------------------------------------


def test_every_symbol_has_a_shape_a_letter_and_a_word(served: Served, visit: Visitor) -> None:
    page = visit(served)
    rolled(page)
    symbols = seen(page)
    page.goto(served.address)
    some_turns(page)
    symbols += seen(page)
    names = {symbol["name"] for symbol in symbols}
    assert {"fight", "search", "agility", "defend", "star", "corruption", "reroll"} == names
    shapes = {(symbol["name"], symbol["shape"]) for symbol in symbols}
    assert len(shapes) == len({shape for _, shape in shapes}) == len(names)
    for symbol in symbols:
        assert symbol["name"] in symbol["words"].lower(), symbol
        letter = "" if symbol["is_small"] or symbol["name"] == "star" else symbol["name"][0].upper()
        assert symbol["letter"].replace("★", "") == letter, symbol


def test_places_players_and_time_are_told_without_colour(served: Served, visit: Visitor) -> None:
    page = visit(served)
    new_table(page, players="2")
    assert page.locator(".location .letter").all_inner_texts() == list("ABCDE")
    assert page.locator(".pawn b").all_inner_texts() == ["1", "2"]
    assert set(page.locator(".hero .owner").all_inner_texts()) <= {"1", "2"}
    for time in page.locator(".enemy .track").all():
        turns = time.locator("li.on").inner_text()
        assert str(time.get_attribute("aria-label")).startswith(turns)
    assert page.locator(".fires").get_attribute("aria-label")


def test_symbols_and_what_can_be_chosen_stand_out_for_those_who_confuse_red_and_green(
    served: Served, visit: Visitor, tmp_path: Path
) -> None:
    page = visit(served, painted=True)
    client = page.context.new_cdp_session(page)
    client.send("Emulation.setEmulatedVisionDeficiency", {"type": "deuteranopia"})
    for light in ["night", "day"]:
        page.goto(served.address)
        page.wait_for_selector("[data-new-game]")
        if light == "day":
            page.click(".bar .light")
        rolled(page)
        page.screenshot(path=tmp_path / f"{light}.png")
        strong = [symbol for symbol in seen(page) if symbol["strength"] == 1]
        assert len(strong) > 20, "those that are dimmed are spent"
        assert sorted({fault for symbol in strong for fault in too_faint(symbol)}) == []
        parts = page.evaluate(CHOOSABLE)
        assert parts
        for part in parts:
            [(outline, _)] = colours(part["outline"])
            assert min(contrast(outline, under) for under in grounds(part["grounds"])) >= 3, part


def test_the_reckoning_is_the_browsers(served: Served, visit: Visitor) -> None:
    page = visit(served, painted=True)
    new_table(page)
    page.mouse.move(1270, 710)
    page.wait_for_selector("#about", state="hidden")
    client = page.context.new_cdp_session(page)
    client.send("Emulation.setEmulatedVisionDeficiency", {"type": "deuteranopia"})
    for place in "ABCDE":
        letter = page.locator(f".place-{place} .letter")
        shot = base64.b64encode(letter.screenshot()).decode()
        [(hue, _)] = colours(letter.evaluate("part => getComputedStyle(part).backgroundColor"))
        shown = [round(255 * (1.055 * light ** (1 / 2.4) - 0.055)) for light in felt(hue)]
        assert page.evaluate(PIXEL, shot) == pytest.approx(shown, abs=2)


def test_the_reckoning_knows_what_is_confused() -> None:
    assert contrast((1, 1, 1), (0, 0, 0)) > 20.9
    assert contrast((1, 0, 0), (0, 0.68, 0)) < 1.05
    assert grounds(["linear-gradient(rgba(255, 255, 255, 0.5), rgb(0, 0, 0))", "rgb(0, 0, 0)"]) == {
        (0.5, 0.5, 0.5),
        (0.0, 0.0, 0.0),
    }
