"""How the page feels: type that can be read, a layout that stays, drama that never blocks, bots
that can be followed, and what is left when the game is over."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from laststand import Match
from tests.depth import crossed, first_of
from tests.server.test_foresight import before_the_last_fire
from tests.web.conftest import DESK, Visitor
from tests.web.stage import (
    Served,
    choose,
    is_over,
    module,
    new_table,
    offered,
    open_all_options,
    sit_at,
    sit_down,
    wait_for_moment,
)
from tests.web.test_looks import PHONE

GAMES = ["stronghold", "bastion", "spell"]

SMALL_TEXTS = """() => {
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode.textContent.trim();
    const element = walker.currentNode.parentElement;
    if (!text || element.closest("[hidden], dialog, .unseen, [aria-hidden=true]")) continue;
    const range = document.createRange();
    range.selectNode(walker.currentNode);
    const box = range.getBoundingClientRect();
    const size = parseFloat(getComputedStyle(element).fontSize);
    if (box.width > 1 && box.height > 1 && size < 12.99) found.push(`${text}: ${size}`);
  }
  return found;
}"""

PLACES = """() => [...document.querySelectorAll(".ask, .tabs, .board, .past, .bar")].map((part) => {
  const { x, y, width, height } = part.getBoundingClientRect();
  return [part.className, x, y, width, height].join(" ");
})"""


def some_way_into(game: str, choices: int = 14) -> dict[str, Any]:
    match = Match.new(game, players=1, seed=5)
    for number in range(choices):
        assert match.choice is not None
        match.choose(number % len(match.choice.options))
    return match.position()


@pytest.mark.parametrize("game", GAMES)
def test_nothing_that_must_be_read_is_smaller_than_thirteen_pixels(
    served: Served, visit: Visitor, game: str
) -> None:
    page = visit(served, size=DESK)
    sit_at(page, some_way_into(game))
    assert page.evaluate(SMALL_TEXTS) == []


@first_of("game", GAMES)
def test_nothing_moves_when_the_question_changes(served: Served, visit: Visitor, game: str) -> None:
    page = visit(served, size=DESK)
    sit_at(page, some_way_into(game, 6))
    before = page.evaluate(PLACES)
    asks = set()
    for number in range(8):
        asks.add(page.get_attribute("[data-ask]", "data-ask"))
        shown = page.locator("[data-option]:visible")
        if shown.count() == 0:
            page.locator("[data-unfold]:visible, [data-matter]:visible").first.click()
        shown.nth(number % shown.count()).click()
        wait_for_moment(page, number + 1)
        assert page.evaluate(PLACES) == before
    assert len(asks) > 1


@crossed(game=GAMES, size=[PHONE, (844, 390)])
def test_a_phone_either_way_up_shows_the_question_and_the_board(
    served: Served, visit: Visitor, game: str, size: tuple[int, int]
) -> None:
    page = visit(served, size=size)
    sit_at(page, some_way_into(game))
    wide, high = size
    for part in ["[data-ask]", ".board [data-component]"]:
        box = page.locator(part).first.bounding_box()
        assert box is not None
        assert box["y"] < high
        assert box["x"] < wide
    assert page.evaluate("document.documentElement.scrollWidth") <= wide


def in_motion(page: Page, speed: str = "slow") -> None:
    """Motion as whoever has not asked for less sees it."""
    page.emulate_media(reduced_motion="no-preference")
    page.evaluate(
        "speed => localStorage.setItem('laststand.preferences', JSON.stringify({ speed }))", speed
    )


def test_a_defeat_is_a_scene_that_blocks_nothing(served: Served, visit: Visitor) -> None:
    page = visit(served)
    in_motion(page, "normal")
    sit_at(page, before_the_last_fire())
    page.click('[data-option="go on"]')
    expect(page.locator('[data-scene="lost"]')).to_be_attached()
    assert page.evaluate("getComputedStyle(document.getElementById('drama')).pointerEvents") == (
        "none"
    )
    page.keyboard.press("Escape")
    expect(page.locator("#drama > *")).to_have_count(0)
    page.click("[data-again]")
    page.wait_for_selector('[data-moment="0"]')


def test_whoever_wants_no_motion_sees_no_drama(served: Served, visit: Visitor) -> None:
    page = visit(served)
    sit_at(page, before_the_last_fire())
    page.click('[data-option="go on"]')
    page.wait_for_selector("[data-outcome]")
    assert page.locator("#drama > *").count() == 0


def test_the_sound_is_muted_for_good(served: Served, visit: Visitor) -> None:
    page = visit(served)
    new_table(page)
    page.click(".bar [data-sound=on]")
    page.reload()
    expect(page.locator(".bar [data-sound=off]")).to_be_visible()
    choose(page, "draw")


def test_every_moment_has_a_sound(served: Served, visit: Visitor) -> None:
    """Each is played through; a wrong one would be an error on the console."""
    page = visit(served)
    new_table(page)
    page.click("h1")
    heard = page.evaluate(
        """async (address) => {
          const { sound, MOMENTS_HEARD } = await import(address);
          MOMENTS_HEARD.forEach((moment) => sound(moment));
          return MOMENTS_HEARD.length;
        }""",
        module(page, "sound.js"),
    )
    assert heard > 10


def with_a_steward(page: Page) -> None:
    page.click('[data-new-game="stronghold"]')
    open_all_options(page)
    page.fill('form input[name="seed"]', "8")
    page.select_option('form select[name="players"]', "2")
    page.locator(".seat-field select").nth(1).select_option("bot:steward")
    page.click("[data-start]")
    page.wait_for_selector("[data-ask]")


def test_bots_are_followed_move_by_move_and_can_be_hurried(served: Served, visit: Visitor) -> None:
    page = visit(served)
    in_motion(page)
    page.goto(served.address)
    with_a_steward(page)
    for option in ["heroes elora reese", "draw", "stay", "end turn"]:
        page.locator(f'[data-option="{option}"]').click()
    expect(page.locator("[data-bot-move]")).to_be_visible()
    shown = int(str(page.get_attribute("[data-moment]", "data-moment")))
    page.click("[data-skip]")
    expect(page.locator("[data-bot-move]")).to_have_count(0)
    page.wait_for_selector("[data-option]")
    assert int(str(page.get_attribute("[data-moment]", "data-moment"))) > shown
    assert page.locator("[data-bot-move]").count() == 0


def test_a_game_that_is_over_tells_how_it_went_and_is_kept(served: Served, visit: Visitor) -> None:
    page = visit(served)
    path = sit_at(page, before_the_last_fire())
    page.click('[data-option="go on"]')
    page.wait_for_selector("[data-outcome]")
    assert is_over(page)
    assert offered(page) == []
    expect(page.locator("[data-timeline] [data-turn]").first).to_be_attached()
    page.click("[data-check-luck]")
    expect(page.locator('[data-fair-checked="yes"]')).to_be_visible()
    page.goto(served.address + "/yours")
    expect(page.locator(f'[data-kept="{path.removeprefix("/table/")}"]')).to_be_visible()
    expect(page.locator('[data-total="stronghold"]')).to_contain_text("0 (0%)")
    expect(page.locator('[data-feat="first"]')).to_contain_text("not yet")


@cache
def before_a_defeat() -> Match:
    """A game of a person who always goes on, up to the choice that loses it."""
    match = Match.new("stronghold", players=1, seed=5)
    onward = {"draw", "end turn", "go on", "done"}
    while match.outcome is None:
        assert match.choice is not None
        options = match.choice.notations()
        match.choose(next((option for option in options if option in onward), options[0]))
    return match.as_of(len(match) - 1)


def test_a_lost_game_is_taken_up_again_from_its_turning_point(
    served: Served, visit: Visitor
) -> None:
    page = visit(served)
    sit_down(page, served, before_a_defeat())
    page.locator("[data-option]").first.click()
    page.wait_for_selector('[data-outcome="lost"]')
    turns = page.locator("[data-timeline] [data-turn]")
    numbers = turns.evaluate_all("turns => turns.map(turn => Number(turn.dataset.turn))")
    assert numbers == list(range(1, before_a_defeat().view()["turn"] + 1))
    turned = int(str(page.get_attribute("[data-turning-point]", "data-turning-point")))
    assert 0 < turned < len(before_a_defeat())
    lost = page.url
    page.click("[data-turning-point]")
    wait_for_moment(page, turned)
    assert page.url != lost
    page.wait_for_selector("[data-option]")
    assert offered(page) != []


def kept_game(number: int, game: str, won: bool) -> dict[str, Any]:
    told = {"table": f"t{number}", "game": game, "name": "", "level": "", "reason": "", "score": 3}
    return {**told, "won": won, "moments": 9, "ended": "2026-01-01T00:00:00Z", "rewound": False}


def test_feats_follow_from_the_games_that_are_kept(served: Served, visit: Visitor) -> None:
    page = visit(served)
    games = [kept_game(0, "spell", won=False)]
    games += [kept_game(number, game, won=True) for number, game in enumerate(GAMES, 1)]
    page.evaluate("games => localStorage.setItem('laststand.games', JSON.stringify(games))", games)
    page.goto(served.address + "/yours")
    done = page.locator('[data-feat][data-done="true"]')
    expect(done).to_have_count(4)
    expect(page.locator('[data-feat="in-a-row"][data-done="true"]')).to_be_visible()
    expect(page.locator('[data-feat="many"]')).to_contain_text("not yet")


def test_a_seal_that_a_browser_cannot_check_is_not_called_wrong(
    served: Served, visit: Visitor
) -> None:
    page = visit(served)
    page.add_init_script("Object.defineProperty(crypto, 'subtle', { value: undefined })")
    sit_at(page, before_the_last_fire())
    page.click('[data-option="go on"]')
    page.click("[data-check-luck]")
    expect(page.locator('[data-fair-checked="unable"]')).to_be_visible()


def test_the_luck_is_sealed_before_the_first_roll(served: Served, visit: Visitor) -> None:
    page = visit(served)
    new_table(page)
    page.click("#tab-seats")
    expect(page.locator("[data-seal]")).to_have_text(re.compile("^[0-9a-f]{64}$"))
    page.click("[data-agreed] summary")
    expect(page.locator("[data-agreed]")).to_contain_text("Death's Bane")


def two_at_a_table(served: Served, visit: Visitor, language: str = "en") -> tuple[Page, Page]:
    """Whoever lays a table, and who comes to it by an invitation and reads some language."""
    ada = visit(served)
    ada.click('[data-new-game="stronghold"]')
    ada.select_option('form select[name="players"]', "2")
    ada.locator(".seat-field select").nth(1).select_option("elsewhere")
    ada.click("[data-start]")
    ada.wait_for_selector("[data-ask]")
    invitation = "/table/" + ada.input_value("[data-invitation]").split("/table/")[1]
    ben = visit(served, invitation, language=language)
    ben.wait_for_selector("[data-ask]")
    return ada, ben


def test_people_talk_point_and_propose(served: Served, visit: Visitor) -> None:
    ada, ben = two_at_a_table(served, visit, language="es")
    ada.click("#tab-talk")
    ada.click('[data-phrase="hello"]')
    ben.click("#tab-talk")
    expect(ben.locator("[data-said]").first).to_contain_text("¡Hola!")
    ben.fill('.saying input[name="words"]', "<b>hola</b>")
    ben.click("[data-say]")
    expect(ada.locator("[data-said]").first).to_contain_text("<b>hola</b>")
    ben.hover("#lux")
    ben.keyboard.press("p")
    expect(ada.locator("#lux[data-pointed]")).to_have_count(1)
    choose(ada, "heroes elora reese")
    wait_for_moment(ben, 1)
    ben.click('[data-propose="draw"]')
    expect(ada.locator('[data-proposed="draw"]')).to_be_visible()
    ada.click('[data-mute="1"]')
    expect(ada.locator('[data-proposed="draw"]')).to_have_count(0)
    expect(ada.locator(".talk")).not_to_contain_text("hola")
    ada.click('[data-mute="1"]')
    expect(ada.locator('[data-proposed="draw"]')).to_be_visible()
    expect(ada.locator(".talk")).to_contain_text("hola")


def test_what_is_said_after_a_restart_is_heard_and_what_is_sent_again_is_heard_once(
    own_server: Served, visit: Visitor
) -> None:
    ada, ben = two_at_a_table(own_server, visit)
    for page in (ada, ben):
        page.click("#tab-talk")
    ada.click('[data-phrase="hello"]')
    expect(ben.locator("[data-said]")).to_have_count(1)
    own_server.kill()
    own_server.start()
    ada.click('[data-phrase="thanks"]')
    expect(ben.locator("[data-said]").first).to_contain_text("Thank you.")
    ada.evaluate(LOSE_ANSWERS)
    ada.click('[data-phrase="sorry"]')
    expect(ben.locator("[data-said]").first).to_contain_text("Sorry!")
    own_server.kill()
    ada.evaluate("JSON.parse = JSON.whole")
    own_server.start()
    ada.click('[data-phrase="good"]')
    expect(ben.locator("[data-said]").first).to_contain_text("Well done!")
    for page in (ada, ben):
        expect(page.locator("[data-said]")).to_have_count(4)


LOSE_ANSWERS = """() => {
  JSON.whole = JSON.parse;
  JSON.parse = (...given) => {
    const heard = JSON.whole(...given);
    return heard?.type === "answer" ? { type: "lost" } : heard;
  };
}"""
"""What the page says is heard, and the answer lost: it says it again when it has connected anew."""


def test_what_the_dice_of_the_party_felled_is_no_heros_part(served: Served, visit: Visitor) -> None:
    page = visit(served)
    page.goto(served.address)
    events = [
        {"kind": "EnemyDefeated", "cause": "combat", "facts": {"card": "goblin-raider-e"}},
        {"kind": "AbilityUsed", "cause": "elora", "facts": {"hero": "elora"}},
        {"kind": "EnemyDefeated", "cause": "elora", "facts": {"card": "goblin-raider-a"}},
        {"kind": "HeroDamaged", "cause": "ability", "facts": {"hero": "elora"}},
        {"kind": "EnemyDefeated", "cause": "combat", "facts": {"card": "ash-scout-d"}},
    ]
    parts = page.evaluate(
        "async ([address, events]) => (await import(address)).partsOf({ events })",
        [module(page, "chronicle.js"), events],
    )
    felled = {part["hero"]: part["felled"] for part in parts}
    assert felled == {"elora": 1, "": 2}
