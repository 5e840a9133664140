"""What a player knows before choosing: what is certain, what is likely, who asks and why."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, Route, WebSocketRoute, expect

from laststand import Match
from laststand.bots import find_steward
from tests.depth import first_of
from tests.server.test_foresight import before_the_last_fire
from tests.web.conftest import Visitor
from tests.web.stage import Served, choose, moment, new_table, offered, sit_at, wait_for_moment
from tests.web.test_looks import PHONE


def in_combat(*faces: str, tokens: int = 0) -> dict[str, Any]:
    """The party stands at B before a Gate Skulker, a chest and a catapult, and has rolled."""
    match = Match.new("stronghold", seed=3)
    match.choose("draw", ["goblin-raider-a"])
    position = match.position()
    position["state"]["locations"][1]["catapults"] = ["fight"]
    position["state"]["rerolls"] = tokens
    match = Match.at(position, seed=1)
    match.choose("move B")
    match.choose("roll", list(faces))
    return match.position()


def emphasised(page: Page) -> list[str]:
    found: list[str] = page.locator(".options [data-option].main").evaluate_all(
        "elements => elements.map(element => element.dataset.option)"
    )
    return found


@pytest.mark.parametrize("size", [(1280, 720), PHONE])
def test_an_option_that_would_lose_the_game_says_so_before_it_is_chosen(
    served: Served, visit: Visitor, size: tuple[int, int]
) -> None:
    page = visit(served, size=size)
    sit_at(page, before_the_last_fire())
    fatal = page.locator('[data-option="go on"][data-foresees="lost"]')
    expect(fatal).to_contain_text("The siege is lost.")
    expect(page.locator("[data-certain]")).to_contain_text("fires. Fire in Lux: 5 of 5.")
    expect(page.locator("[data-remedy]")).to_have_count(2)
    assert "go on" not in emphasised(page)
    page.click('[data-remedy="buy water-carts"]')
    page.wait_for_selector('[data-moment="1"]')
    expect(page.locator("[data-foresees]")).to_have_count(0)
    expect(page.locator("[data-outcome]")).to_have_count(0)


def test_what_comes_to_lie_under_a_hand_that_rests_is_not_considered(
    served: Served, visit: Visitor
) -> None:
    page = visit(served)
    new_table(page)
    page.click('[data-option="draw"]', position={"x": 20, "y": 20})
    wait_for_moment(page, 1)
    expect(page.locator('[data-option="stay"]:hover')).to_be_visible()
    expect(page.locator(".options .main")).to_be_visible()
    [first] = emphasised(page)
    expect(page.locator("[data-outlook]")).to_have_attribute("data-outlook", first)
    page.hover('[data-option="stay"]', position={"x": 9, "y": 9})
    expect(page.locator("[data-outlook]")).to_have_attribute("data-outlook", "stay")


def test_what_would_do_nothing_comes_last(served: Served, visit: Visitor) -> None:
    page = visit(served)
    new_table(page)
    choose(page, "hero elora")
    choose(page, offered(page)[0])
    assert page.get_attribute("[data-ask]", "data-ask") == "draw"
    heroes = [option for option in offered(page) if option.startswith("hero ")]
    assert heroes == ["hero reese", "hero elora", "hero galathar", "hero forest"]


def test_an_option_that_is_considered_tells_what_is_certain(served: Served, visit: Visitor) -> None:
    page = visit(served)
    sit_at(page, before_the_last_fire())
    page.hover('[data-option="buy water-carts"]')
    expect(page.locator(".outlook")).to_contain_text("Remove one fire token from Lux.")
    expect(page.locator("[data-certain]")).to_contain_text("A fire is put out in Lux: 3 of 5 left.")


def test_catapults_are_named_among_what_is_coming_up(served: Served, visit: Visitor) -> None:
    page = visit(served)
    position = in_combat("fight", "search", "defend")
    sit_at(page, position)
    expect(page.locator('[data-coming="EndTurn"]')).to_contain_text("catapults fire: B")


def test_what_passes_is_not_emphasised_while_something_can_be_done(
    served: Served, visit: Visitor
) -> None:
    page = visit(served)
    sit_at(page, in_combat("fight", "search", "defend"))
    choose(page, "keep")
    expect(page.locator(".options .main")).to_have_count(1)
    assert emphasised(page) != ["done"]


def test_what_passes_is_emphasised_where_nothing_else_is_left(
    served: Served, visit: Visitor
) -> None:
    page = visit(served)
    new_table(page, seed=7)
    expect(page.locator('.main[data-option="draw"]')).to_be_visible()
    expect(page.locator('[data-outlook="draw"]')).to_contain_text("the enemy is drawn for")
    choose(page, "draw")
    expect(page.locator(".options .main")).to_have_count(1)
    assert "stay" not in emphasised(page), "there are places to go"


def hold(page: Page, *dice: int) -> None:
    """Holds these dice and no others, whatever lies held by itself."""
    expect(page.locator(".options .main")).to_have_count(1)
    for die in (1, 2, 3):
        button = page.locator(f'[data-hold="die-{die}"]')
        if (button.get_attribute("aria-pressed") == "true") != (die in dice):
            button.click()
        expect(button).to_have_attribute("aria-pressed", str(die in dice).lower())


def test_dice_that_a_steward_would_keep_lie_held_until_somebody_taps_one(
    served: Served, visit: Visitor
) -> None:
    page = visit(served)
    page.route(re.compile(r"/foresight\?"), held_back := Held())
    sit_at(page, in_combat("corruption", "search", "defend"))
    expect(page.locator('[data-hold][aria-pressed="true"]')).to_have_count(0)
    held_back.let_go()
    expect(page.locator(".holding .main[data-option]")).to_be_visible()
    first = looked_at_first(page)
    assert first.startswith("reroll ")
    assert emphasised(page) == [first]
    kept = {f"die-{die}" for die in "123" if die not in first.split()[1:]}
    held = page.locator('[data-hold][aria-pressed="true"]')
    assert set(held.evaluate_all("dice => dice.map(die => die.dataset.hold)")) == kept


def test_dice_that_somebody_has_tapped_stay_as_they_are(served: Served, visit: Visitor) -> None:
    page = visit(served)
    page.route(re.compile(r"/foresight\?"), held_back := Held())
    sit_at(page, in_combat("corruption", "search", "defend"))
    page.click('[data-hold="die-1"]')
    held_back.let_go()
    expect(page.locator(".holding .main[data-option]")).to_be_visible()
    expect(page.locator('.holding [data-option="reroll 2 3"]')).to_be_visible()


def test_dice_that_are_held_stay_so_when_the_page_connects_anew(
    served: Served, visit: Visitor
) -> None:
    page = visit(served)
    sit_at(page, in_combat("corruption", "search", "defend"))
    hold(page, 1)
    page.context.set_offline(True)
    page.wait_for_selector("[data-offline]")
    page.context.set_offline(False)
    page.wait_for_selector("[data-offline]", state="detached")
    expect(page.locator('.holding [data-option="reroll 2 3"]')).to_be_visible()


def test_dice_are_tapped_to_be_held_and_rolled_again_by_one_button(
    served: Served, visit: Visitor
) -> None:
    page = visit(served)
    sit_at(page, in_combat("corruption", "search", "defend"))
    hold(page)
    expect(page.locator("[data-roll-again]")).to_be_disabled()
    page.click("#die-2")
    expect(page.locator('[data-hold="die-2"]')).to_have_attribute("aria-pressed", "true")
    expect(page.locator('.holding [data-option="reroll 1 3"]')).to_be_visible()
    expect(page.locator('[data-odds="reroll 1 3"]')).to_contain_text("a chest can be opened")
    page.click('[data-hold="die-3"]')
    page.click('.holding [data-option="reroll 1"]')
    page.wait_for_selector('[data-moment="1"]')


def test_dice_are_held_by_keyboard_too(served: Served, visit: Visitor) -> None:
    page = visit(served)
    sit_at(page, in_combat("corruption", "search", "defend"))
    hold(page)
    page.focus("#die-1")
    page.keyboard.press("Enter")
    expect(page.locator("#die-1[data-held]")).to_have_count(1)
    expect(page.locator('.holding [data-option="reroll 2 3"]')).to_be_visible()
    page.keyboard.press("1")
    page.wait_for_selector('[data-moment="1"]')


def test_the_odds_of_the_dice_held_stand_on_the_enemies(served: Served, visit: Visitor) -> None:
    page = visit(served)
    sit_at(page, in_combat("corruption", "search", "defend"))
    hold(page, 2, 3)
    expect(page.locator("[data-chance]")).to_have_text("50%")
    page.click('[data-hold="die-2"]')
    expect(page.locator("[data-chance]")).to_have_text("66.7%")


def test_tokens_pay_where_the_second_roll_is_gone(served: Served, visit: Visitor) -> None:
    page = visit(served)
    sit_at(page, in_combat("corruption", "search", "defend", tokens=2))
    hold(page, 2, 3)
    page.click('.holding [data-option="reroll 1"]')
    page.wait_for_selector('[data-moment="1"]')
    hold(page, 2)
    again = page.locator('.holding [data-option="token 1 3"]')
    expect(again).to_contain_text("costs 2 reroll tokens")


def test_dice_lie_on_the_table_after_the_combat(served: Served, visit: Visitor) -> None:
    page = visit(served)
    new_table(page, seed=7)
    for option in ["draw", "move B", "roll", "keep", "done"]:
        choose(page, option)
    expect(page.locator("#dice .die.rolled")).to_have_count(3)
    choose(page, "draw")
    expect(page.locator("#dice .die.rolled")).to_have_count(0)


def test_where_to_go_shows_what_can_be_done_there_with_the_second_roll(
    served: Served, visit: Visitor
) -> None:
    page = visit(served)
    match = Match.new("stronghold", seed=3)
    match.choose("draw", ["goblin-raider-a"])
    sit_at(page, match.position())
    page.hover('[data-option="move B"]')
    odds = page.locator('[data-odds="move B"]')
    expect(odds).to_contain_text("Gate Skulker can be defeated")
    expect(odds).to_contain_text("88.9%")


@first_of("game", ["stronghold", "bastion", "spell"])
def test_keys_follow_the_order_in_which_answers_are_read(
    served: Served, visit: Visitor, game: str
) -> None:
    page = visit(served)
    match = Match.new(game, seed=5, players=1)
    for number in range(14):
        assert match.choice is not None
        match.choose(number % len(match.choice.options))
    sit_at(page, match.position())
    expect(page.locator(".options .main")).to_have_count(1)
    keys = page.locator(".options [data-key]:visible").evaluate_all(READ)
    assert len(keys) > 1
    assert keys == sorted(keys)


READ = """keys => keys
  .map((key) => ({ number: +key.dataset.key, box: key.parentElement.getBoundingClientRect() }))
  .sort((one, other) => one.box.top - other.box.top || one.box.left - other.box.left)
  .map(({ number }) => number)"""
"""The numbers of keys, line by line and from left to right."""


def test_ways_to_pay_are_one_option_the_cheapest_and_can_be_opened(
    served: Served, visit: Visitor
) -> None:
    page = visit(served)
    sit_at(page, in_combat("star", "fight", "defend"))
    choose(page, "keep")
    shown = page.locator('.options [data-option^="defeat"]:visible')
    expect(shown).to_have_count(1)
    expect(shown).to_have_attribute("data-option", "defeat gate-skulker-b with 2")
    assert "defeat gate-skulker-b with 1" in offered(page)
    page.click('[data-unfold="defeat gate-skulker-b with 2"]')
    expect(page.locator('[data-option="defeat gate-skulker-b with 1"]')).to_be_visible()


def test_an_enemy_that_is_clicked_is_paid_for_with_the_cheapest_dice(
    served: Served, visit: Visitor
) -> None:
    page = visit(served)
    sit_at(page, in_combat("star", "fight", "defend"))
    choose(page, "keep")
    page.click('.enemy[data-thing="gate-skulker-b"]')
    page.wait_for_selector('[data-moment="2"]')
    expect(page.locator("#die-1")).not_to_have_class(re.compile("used"))
    expect(page.locator("#die-2")).to_have_class(re.compile("used"))


def test_a_question_says_why_it_is_asked_and_what_is_left(served: Served, visit: Visitor) -> None:
    page = visit(served)
    sit_at(page, in_combat("fight", "search", "defend", tokens=2))
    expect(page.locator("[data-because]")).to_have_text("Rolling the dice")
    expect(page.locator("[data-left]")).to_have_text("You have 2 reroll tokens.")


def at_deployment() -> dict[str, Any]:
    match = Match.new("spell", players=1, seed=5)
    while match.choice is not None and match.choice.ask != "deploy":
        notations = match.choice.notations()
        match.choose("pass" if "pass" in notations else 0)
    return match.position()


def test_a_spot_is_chosen_on_the_map_and_not_from_a_list(served: Served, visit: Visitor) -> None:
    page = visit(served)
    sit_at(page, at_deployment())
    expect(page.locator(".on-map")).to_contain_text(re.compile(r"Choose on the map: \d+ spots"))
    expect(page.locator("[data-option]:visible")).to_have_count(0)
    assert len(offered(page)) > 100
    spot = offered(page)[0].removeprefix("deploy ")
    page.click(f'[data-component="{spot}"]')
    page.wait_for_selector('[data-moment="1"]')


# -- what a sensible player looks at first ---------------------------------------------


@first_of("game", ["stronghold", "bastion", "spell"])
def test_what_a_steward_would_do_is_emphasised_and_nothing_moves_for_it(
    served: Served, visit: Visitor, game: str
) -> None:
    page = visit(served)
    page.route(re.compile(r"/foresight\?"), held_back := Held())
    sit_at(page, Match.new(game, seed=7, players=1).position())
    expect(page.locator(".options .main")).to_have_count(0)
    page.evaluate("document.fonts.ready")
    before = page.locator(".options button:visible").evaluate_all(BOXES)
    held_back.let_go()
    expect(page.locator(".options .main")).to_have_count(1)
    assert page.locator(".options button:visible").evaluate_all(BOXES) == before
    assert emphasised(page) == [looked_at_first(page)]


BOXES = "buttons => buttons.map(button => Object.values(button.getBoundingClientRect().toJSON()))"


class Held:
    """Holds requests back until they are let go."""

    def __init__(self) -> None:
        self.routes: list[Route] = []

    def __call__(self, route: Route) -> None:
        self.routes.append(route)

    def let_go(self) -> None:
        for route in self.routes:
            route.continue_()


def looked_at_first(page: Page) -> str:
    table = page.url.split("/table/")[1]
    first: str = page.evaluate(
        "async id => (await (await fetch(`/api/tables/${id}/foresight`)).json()).first", table
    )
    return first


def test_a_spot_that_is_looked_at_first_stands_out_on_the_map(
    served: Served, visit: Visitor
) -> None:
    page = visit(served)
    sit_at(page, deploying())
    expect(page.locator("#board [data-first]")).to_have_count(1)
    spot = page.locator("#board [data-first]").get_attribute("data-component")
    assert looked_at_first(page) == f"deploy {str(spot).removeprefix('spot-')}"


def deploying() -> dict[str, Any]:
    """The Last Spell's introduction, where the first hero is deployed."""
    match = Match.new("spell", scenario="introduction", seed=7)
    steward = find_steward("spell")
    while match.choice is not None and match.choice.ask != "deploy":
        match.choose(steward.choose(match.run(keeps=True)))
    return match.position()


# -- what need not be asked ------------------------------------------------------------


def with_nothing_left() -> dict[str, Any]:
    """Last Bastion: once this hero has moved, the turn can only be ended."""
    match = Match.new("bastion", players=1, seed=7)
    steward = find_steward("bastion")
    while True:
        before = match.position()
        assert match.choice is not None
        index = steward.choose(match.run(keeps=True))
        match.choose(index)
        if offers(match) == ["end turn"]:
            return before


def offers(match: Match) -> list[str]:
    return [] if match.choice is None else match.choice.notations()


@pytest.mark.parametrize("asked", [True, False])
def test_a_question_with_one_answer_is_asked_of_those_who_want_it(
    served: Served, visit: Visitor, asked: bool
) -> None:
    page = visit(served, asked=asked)
    sit_at(page, with_nothing_left())
    first = looked_at_first(page)
    page.evaluate("option => document.querySelector(`[data-option='${option}']`).click()", first)
    if asked:
        page.wait_for_selector('[data-moment="1"]')
        page.wait_for_selector("[data-outlook='end turn']")
        assert offered(page) == ["end turn"]
        return
    page.wait_for_selector('[data-moment]:not([data-moment="0"], [data-moment="1"])')
    expect(page.locator("[data-option]")).not_to_have_count(1)
    reached = moment(page)
    page.keyboard.press("u")
    wait_for_moment(page, reached - 1)
    expect(page.locator("[data-option]")).to_have_count(1)


def refusing(page: Page, option: str) -> list[dict[str, Any]]:
    """From the next address on the server's database is away whenever an option is chosen; gives
    what was sent in vain."""
    refused: list[dict[str, Any]] = []

    def stand_between(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def say(text: str | bytes) -> None:
            said = json.loads(text)
            if said.get("option") != option:
                server.send(text)
                return
            refused.append(said)
            if len(refused) > 20:
                return
            error = {"code": "away", "sentence": "The tables cannot be reached."}
            refusal = {"type": "answer", "id": said["id"], "ok": False, "status": 503}
            route.send(json.dumps({**refusal, "error": error}))

        route.on_message(say)

    page.route_web_socket(re.compile("/live$"), stand_between)
    return refused


def test_an_answer_that_was_refused_is_left_to_the_player(served: Served, visit: Visitor) -> None:
    page = visit(served, asked=False)
    refused = refusing(page, "end turn")
    sit_at(page, with_nothing_left())
    first = looked_at_first(page)
    page.evaluate("option => document.querySelector(`[data-option='${option}']`).click()", first)
    expect(page.locator("[data-message]")).to_contain_text("cannot be reached")
    page.wait_for_timeout(300)
    assert len(refused) == 1
    expect(page.locator('[data-option="end turn"]')).to_be_enabled()


def test_whoever_wants_to_be_asked_everything_says_so_in_the_settings(
    served: Served, visit: Visitor
) -> None:
    page = visit(served, asked=False)
    new_table(page)
    page.click('[title="Settings"]')
    page.check("[data-asked]")
    page.reload()
    page.wait_for_selector("[data-ask]")
    assert page.locator("[data-asked]").is_checked()


def test_where_nothing_is_to_be_rolled_again_all_dice_lie_held(
    served: Served, visit: Visitor
) -> None:
    page = visit(served)
    position = in_combat("star", "fight", "search", tokens=3)
    position["state"]["heroes"] = ["incapacitated", "incapacitated", "full", "full"]
    sit_at(page, position)
    expect(page.locator('[data-hold][aria-pressed="true"]')).to_have_count(3)
    assert emphasised(page) == ["keep"]
    expect(page.locator('[data-outlook="keep"]')).to_contain_text("Gate Skulker can be defeated")
    expect(page.locator("[data-roll-again]")).to_contain_text("let go of the dice to be rolled")
    page.keyboard.press("1")
    assert moment(page) == 0, "the key of what rolls is not that of what keeps"
    page.keyboard.press("2")
    wait_for_moment(page, 1)
    expect(page.locator('[data-ask="spend-dice"]')).to_be_visible()


def test_dice_that_can_not_be_rolled_as_they_lie_say_how_many_to_hold(
    served: Served, visit: Visitor
) -> None:
    page = visit(served)
    sit_at(page, in_combat("corruption", "search", "defend"))
    hold(page)
    expect(page.locator("[data-roll-again]")).to_contain_text("hold at least 1 die")


def test_icon_tokens_are_told_among_what_is_left(served: Served, visit: Visitor) -> None:
    page = visit(served)
    position = in_combat("corruption", "search", "defend", tokens=1)
    position["state"]["symbols"] = [0, 0, 0, 1]
    sit_at(page, position)
    expect(page.locator("[data-left]")).to_have_text(
        "You have 1 reroll token, icon tokens (1 defend)."
    )


OVERLAPPING = """([one, others]) => {
  const box = document.querySelector(one).getBoundingClientRect();
  return [...document.querySelectorAll(others)].map((other) => other.getBoundingClientRect())
    .filter(({ left, right }) => left < box.right - 1 && right > box.left + 1)
    .filter(({ top, bottom }) => top < box.bottom - 1 && bottom > box.top + 1).length;
}"""
"""How many of the others lie over the one."""


def test_the_odds_on_half_a_card_leave_its_icons_to_be_read(served: Served, visit: Visitor) -> None:
    page = visit(served)
    match = Match.new("stronghold", seed=3)
    match.choose("draw", ["orc-horde-a", "goblin-horde-b"])
    match.choose("go on", ["goblin-raider-b"])
    sit_at(page, match.position())
    page.hover('[data-option="move A"]')
    expect(page.locator(".stack [data-chance]")).to_have_count(2)
    for enemy in page.locator(".stack .enemy").all():
        mine = f"#{enemy.get_attribute('id')}"
        assert page.evaluate(OVERLAPPING, [f"{mine} .chance", f"{mine} .needs .symbol"]) == 0


def test_icons_that_heroes_add_lie_beside_the_dice_and_make_no_other_room_smaller(
    served: Served, visit: Visitor
) -> None:
    page = visit(served)
    position = in_combat("fight", "search", "defend")
    position["state"]["heroes"] = ["damaged", "full", "full", "full"]
    sit_at(page, position)
    tall = page.locator("#dice").bounding_box()
    choose(page, "hero elora")
    choose(page, "hero galathar")
    expect(page.locator(".added")).to_have_count(4)
    box = page.locator("#dice").bounding_box()
    assert tall is not None
    assert box is not None
    assert box["height"] <= tall["height"] + 1
    for die in (4, 5, 6, 7):
        one = f'[data-component="die-{die}"]'
        assert page.evaluate(OVERLAPPING, [one, f"#dice :is(.die, .added):not({one})"]) == 0
