"""Tables outlive browsers, servers and connections, and are shared by people and bots."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.depth import first_of
from tests.web.conftest import DESK, Visitor
from tests.web.stage import (
    Served,
    choose,
    is_over,
    moment,
    new_table,
    offered,
    open_all_options,
    sit_at,
    wait_for_moment,
)
from tests.web.test_feel import some_way_into
from tests.web.test_looks import PHONE


def invite_second_player(page: Page) -> str:
    """Lays a table for two, the second elsewhere, and gives the invitation's path."""
    page.click('[data-new-game="stronghold"]')
    open_all_options(page)
    page.fill('form input[name="seed"]', "7")
    page.select_option('form select[name="players"]', "2")
    page.locator(".seat-field select").nth(1).select_option("elsewhere")
    page.click("[data-start]")
    page.wait_for_selector("[data-ask]")
    link = page.input_value("[data-invitation]")
    assert page.input_value("[data-inviting] input") == link
    return "/table/" + link.split("/table/")[1]


SUMMONS = """() => {
    window.told = [];
    window.Notification = class {
        static permission = 'granted';
        static requestPermission = async () => 'granted';
        constructor(title, { body }) { window.told.push([title, body]); }
    };
    Object.defineProperty(document, 'hidden', { get: () => true });
}"""


def look_away(page: Page) -> None:
    """Wants to be told of one's turn, and looks at another page; what is told is noted."""
    page.evaluate(SUMMONS)
    page.click("[title=Settings]")
    page.check("[data-summoned]")
    page.keyboard.press("Escape")


def play_until_seat_decides(page: Page, seat: int) -> None:
    for _ in range(30):
        if page.get_attribute("[data-seat-asked]", "data-seat-asked") == str(seat):
            return
        options = offered(page)
        choose(page, "end turn" if "end turn" in options else options[0])
    raise AssertionError(f"seat {seat} is never asked")


def test_two_browsers_at_one_table_see_each_other_choose(served: Served, visit: Visitor) -> None:
    ada = visit(served)
    invitation = invite_second_player(ada)
    ben = visit(served, invitation)
    ben.wait_for_selector("[data-ask]")
    expect(ada.locator("[data-inviting]")).to_have_count(0)
    choose(ada, "heroes elora reese")
    wait_for_moment(ben, 1)
    assert offered(ben) == [], "it is Ada's turn"
    assert offered(ada) != []
    look_away(ben)
    play_until_seat_decides(ada, 1)
    ben.wait_for_function("() => window.told.length === 1")
    [title, asked] = ben.evaluate("window.told[0]")
    assert (title, asked) == (
        "● Your turn: The Last Stronghold",
        ben.inner_text("[data-ask]").partition("\n")[0].strip(),
    )
    wait_for_moment(ben, moment(ada))
    expect(ben.locator("[data-option]").first).to_be_visible()
    assert offered(ada) == []
    choose(ben, "draw")
    wait_for_moment(ada, moment(ben))


def test_at_one_screen_a_decision_that_changes_hands_is_passed_on(
    served: Served, visit: Visitor
) -> None:
    page = visit(served)
    new_table(page, players="2")
    choose(page, "heroes elora reese")
    expect(page.locator(".whose.passed")).to_have_count(0)
    play_until_seat_decides(page, 1)
    expect(page.locator(".whose.passed")).to_have_text("Pass to Player 2")
    choose(page, "draw")
    expect(page.locator(".whose.passed")).to_have_count(0)


def test_a_choice_of_others_is_undone_only_when_they_agree(served: Served, visit: Visitor) -> None:
    ada = visit(served)
    ben = visit(served, invite_second_player(ada))
    ben.wait_for_selector("[data-ask]")
    choose(ada, "heroes elora reese")
    choose(ada, "draw")
    ada.keyboard.press("u")
    expect(ben.locator("[data-request]")).to_contain_text(
        "asks to go back 1 choice, to before: Draw an enemy."
    )
    ben.click("[data-agree]")
    wait_for_moment(ada, 1)
    wait_for_moment(ben, 1)
    assert ben.query_selector(".rewound") is not None


def test_a_watcher_sees_the_table_and_cannot_choose(served: Served, visit: Visitor) -> None:
    page = visit(served)
    path = new_table(page)
    watcher = visit(served, path)
    watcher.wait_for_selector("[data-ask]")
    assert offered(watcher) == []
    choose(page, "draw")
    wait_for_moment(watcher, 1)


def test_a_reload_comes_back_to_the_same_decision(served: Served, visit: Visitor) -> None:
    page = visit(served)
    new_table(page)
    choose(page, "draw")
    before = offered(page)
    page.reload()
    page.wait_for_selector("[data-option]")
    assert (moment(page), offered(page)) == (1, before)
    page.goto(served.address)
    page.click("[data-table]")
    page.wait_for_selector("[data-option]")
    assert offered(page) == before


def test_an_open_page_goes_on_when_the_server_was_killed_and_started(
    own_server: Served, visit: Visitor
) -> None:
    page = visit(own_server)
    new_table(page)
    choose(page, "draw")
    own_server.kill()
    page.wait_for_selector("[data-offline]")
    page.click('[data-option="stay"]')
    own_server.start()
    wait_for_moment(page, 2)
    page.wait_for_selector("[data-offline]", state="detached")
    choose(page, "end turn")


def test_a_page_that_was_offline_catches_up(served: Served, visit: Visitor) -> None:
    ada = visit(served)
    ben = visit(served, invite_second_player(ada))
    ben.wait_for_selector("[data-ask]")
    ben.context.set_offline(True)
    ben.wait_for_selector("[data-offline]")
    choose(ada, "heroes elora reese")
    choose(ada, "draw")
    assert moment(ben) == 0
    ben.context.set_offline(False)
    wait_for_moment(ben, 2)
    ben.wait_for_selector("[data-offline]", state="detached")


@first_of("size", [DESK, PHONE])
def test_a_page_without_a_network_says_so_at_once(
    own_server: Served, visit: Visitor, size: tuple[int, int]
) -> None:
    page = visit(own_server, size=size)
    new_table(page)
    own_server.freeze()  # nobody answers that the connection is to be closed
    page.context.set_offline(True)
    page.wait_for_selector("[data-offline]")
    expect(page.locator("[data-offline]")).to_be_in_viewport()


def test_a_seat_is_handed_to_a_bot_and_taken_back(served: Served, visit: Visitor) -> None:
    page = visit(served)
    new_table(page)
    page.click("#tab-seats")
    expect(page.locator("[data-seat] small").first).to_be_in_viewport(ratio=1)
    expect(page.locator('[data-give-bot="random"]')).to_be_in_viewport()
    page.click('[data-give-bot="random"]')
    page.wait_for_function(
        "() => Number(document.querySelector('[data-moment]').dataset.moment) > 3"
    )
    assert offered(page) == []
    if not is_over(page):
        page.click("[data-take]")
        page.wait_for_selector("[data-option], [data-outcome]")


def held_back(page: Page) -> Callable[[], None]:
    """From the next address on, what the server tells live waits once somebody holds it back; gives
    what holds it back, and lets it come when it is called again."""
    told: list[str | bytes] | None = None
    connections: list[WebSocketRoute] = []

    def stand_between(route: WebSocketRoute) -> None:
        def tell(text: str | bytes) -> None:
            if told is None:
                route.send(text)
            else:
                told.append(text)

        connections.append(route)
        route.connect_to_server().on_message(tell)

    def turn() -> None:
        nonlocal told
        waiting, told = told, [] if told is None else None
        for text in waiting or []:
            connections[-1].send(text)

    page.route_web_socket(re.compile("/live$"), stand_between)
    return turn


DRAW = """async ([at, tokens]) => {
  const headers = { Authorization: `Bearer ${tokens}`, "Content-Type": "application/json" };
  const { seq } = await (await fetch(at, { headers })).json();
  const body = JSON.stringify({ seq, option: "draw" });
  await fetch(`${at}/choices`, { method: "POST", headers, body });
}"""


def test_what_an_answer_has_overtaken_is_not_told_twice(served: Served, visit: Visitor) -> None:
    page = visit(served)
    turn = held_back(page)
    path = new_table(page, players="2")
    choose(page, "heroes elora reese")
    for option in ["draw", "stay", "end turn", "draw", "harm elora", "stay", "end turn"]:
        choose(page, option)
    page.click("#tab-seats")
    turn()
    held = page.evaluate("JSON.parse(localStorage.getItem('laststand.seats'))")
    tokens = ",".join(held[path.removeprefix("/table/")])
    page.evaluate(DRAW, [path.replace("/table/", "/api/tables/"), tokens])
    with page.expect_response(re.compile("/seats/1$")):
        page.click('[data-seat="1"] [data-give-bot="random"]')
    page.wait_for_timeout(100)
    turn()
    expect(page.locator('[data-seat="1"] [data-take]')).to_be_visible()
    wait_for_moment(page, 9)
    expect(page.locator('[data-thing="powder-sapper-b"]')).to_have_count(1)


# -- after the game --------------------------------------------------------------------


def a_lost_game(page: Page) -> str:
    """Lets a bot play a table to its end, and gives its log after the first draw."""
    page.click('[data-new-game="stronghold"]')
    page.select_option('form select[name="level"]', "hard")
    page.click("[data-start]")
    page.wait_for_selector("[data-ask]")
    choose(page, "draw")
    log = page.inner_text(".log")
    page.click("#tab-seats")
    page.click('[data-give-bot="random"]')
    page.wait_for_selector("[data-outcome]")
    page.click("[data-take]")
    page.wait_for_selector("[data-give-bot]")
    return log


def test_a_game_that_is_over_is_played_again_with_the_same_luck(
    served: Served, visit: Visitor
) -> None:
    page = visit(served)
    log = a_lost_game(page)
    over = page.url
    with page.expect_download() as download:
        page.click("[data-outcome] a[download]")
    assert download.value.path().read_text(encoding="utf-8").startswith("laststand")
    page.click("[data-same-luck]")
    page.wait_for_selector('[data-moment="0"]')
    assert page.url != over
    assert "Hard" in page.inner_text(".bar .facts")
    choose(page, "draw")
    assert page.inner_text(".log") == log
    page.goto(over)
    page.click("[data-again]")
    page.wait_for_selector('[data-moment="0"]')
    assert page.url != over
    assert "Hard" in page.inner_text(".bar .facts"), "a new game has the same options"
    assert offered(page) != []


# -- the past --------------------------------------------------------------------------


def a_few_choices(page: Page) -> None:
    new_table(page)
    for notation in ["draw", "move D", "end turn", "draw"]:
        choose(page, notation)


def test_arrows_home_and_end_go_through_the_past(served: Served, visit: Visitor) -> None:
    page = visit(served)
    a_few_choices(page)
    page.keyboard.press("ArrowLeft")
    wait_for_moment(page, 3)
    page.keyboard.press("Home")
    wait_for_moment(page, 0)
    assert offered(page) == [], "the past is looked at, not played"
    assert page.query_selector("#lux .pawn") is not None
    page.keyboard.press("ArrowRight")
    wait_for_moment(page, 1)
    page.keyboard.press("End")
    wait_for_moment(page, 4)
    assert offered(page) != []


def test_the_past_is_leapt_through_turn_by_turn(served: Served, visit: Visitor) -> None:
    page = visit(served)
    a_few_choices(page)
    page.keyboard.press("Shift+ArrowLeft")
    wait_for_moment(page, 3)
    assert page.inner_text(".boss-card .turn b") == "2", "the second turn begins here"
    page.keyboard.press("b")
    page.keyboard.press("Shift+ArrowLeft")
    wait_for_moment(page, 0)
    assert page.inner_text(".boss-card .turn b") == "1"
    assert page.is_disabled('[data-leap="-1"]')
    page.click('[data-leap="1"]')
    wait_for_moment(page, 3)
    page.click('[data-leap="1"]')
    wait_for_moment(page, 4)
    assert offered(page) != [], "the present follows the last turn's beginning"
    assert page.is_disabled('[data-leap="1"]')
    page.click('[data-leap="-1"]')
    wait_for_moment(page, 3)
    page.keyboard.press("?")
    expect(page.locator("#help kbd", has_text="Shift")).to_be_visible()


def test_a_line_of_the_log_leads_to_its_moment(served: Served, visit: Visitor) -> None:
    page = visit(served)
    a_few_choices(page)
    page.click(".kind-PartyMoved .jump")
    wait_for_moment(page, 2)
    assert page.query_selector("#location-D .pawn") is not None


def test_a_link_to_a_moment_shows_it_to_anybody(served: Served, visit: Visitor) -> None:
    page = visit(served)
    a_few_choices(page)
    page.keyboard.press("Home")
    wait_for_moment(page, 0)
    page.click("text=Share")
    shared = re.search(r"/table/\S+#0", page.inner_text("[data-message]"))
    assert shared is not None
    other = visit(served, shared[0])
    wait_for_moment(other, 0)


def test_a_what_if_is_a_table_of_its_own(served: Served, visit: Visitor) -> None:
    page = visit(served)
    a_few_choices(page)
    first = page.url
    page.keyboard.press("ArrowLeft")
    wait_for_moment(page, 3)
    page.click("[data-branch]")
    page.wait_for_function("first => !location.href.startsWith(first.split('#')[0])", arg=first)
    page.wait_for_selector("[data-option]")
    assert moment(page) == 3
    choose(page, "draw")


def test_a_record_saved_is_a_record_opened(served: Served, visit: Visitor, tmp_path: Path) -> None:
    page = visit(served)
    a_few_choices(page)
    with page.expect_download() as download:
        page.click(".past a[href$='/record']")
    file = tmp_path / "record.txt"
    download.value.save_as(file)
    page.goto(served.address)
    page.set_input_files("[data-record-file]", file)
    wait_for_moment(page, 4)
    assert offered(page) == [], "a record is watched"
    page.keyboard.press("Home")
    wait_for_moment(page, 0)


# -- log and rules ---------------------------------------------------------------------


def test_every_event_names_its_rule_and_the_rule_opens(served: Served, visit: Visitor) -> None:
    page = visit(served)
    a_few_choices(page)
    events = page.locator("[data-event]")
    assert events.count() > 5
    assert page.locator("[data-event] [data-rule]").count() == events.count()
    rule = str(page.locator("[data-event] [data-rule]").first.get_attribute("data-rule"))
    page.locator("[data-event] [data-rule]").first.click()
    expect(page.locator(f"#rule-{rule}.wanted")).to_be_visible()


WITHOUT_RULE = """async () => {
  const found = [];
  const times = new Map();
  for (const part of document.querySelectorAll("#board [data-component]")) {
    const kind = `${part.dataset.component.split("-")[0]} ${part.className}`;
    times.set(kind, (times.get(kind) ?? 0) + 1);
    if (times.get(kind) > 2) continue;
    part.focus();
    await new Promise(requestAnimationFrame);
    if (!document.querySelector("#about .source [data-rule]")) found.push(part.dataset.component);
  }
  return found;
}"""
"""Of two components of each kind, those whose card names no rule."""


@first_of("game", ["stronghold", "bastion", "spell"])
def test_every_card_and_tile_leads_to_its_rule(served: Served, visit: Visitor, game: str) -> None:
    page = visit(served)
    sit_at(page, some_way_into(game))
    assert page.evaluate(WITHOUT_RULE) == []
    assert not re.search(r"\b(LS|LB|TLS)-[A-Z]", page.inner_text("body")), "ids are for workshops"
    cited = page.locator("#about .source [data-rule]")
    rule = str(cited.get_attribute("data-rule"))
    page.keyboard.press("?")
    expect(page.locator(f"#panel #rule-{rule}.wanted")).to_be_visible()
    page.hover("#board [data-component] >> nth=2")
    rule = str(cited.get_attribute("data-rule"))
    cited.click()
    expect(page.locator(f"#panel #rule-{rule}.wanted")).to_be_visible()


def test_rules_and_cards_are_searched(served: Served, visit: Visitor) -> None:
    page = visit(served)
    new_table(page)
    page.keyboard.press("/")
    page.keyboard.type("basilisk")
    expect(page.locator(".ledger article").first).to_contain_text(re.compile("basilisk", re.I))
    assert page.locator(".ledger .status.reconstructed").count() > 0, "cards say it is our design"


def test_the_log_is_filtered(served: Served, visit: Visitor) -> None:
    page = visit(served)
    a_few_choices(page)
    everything = page.locator("[data-event]").count()
    page.fill(".filters input", "Turn 2")
    assert page.locator("[data-event]").count() == 1
    page.fill(".filters input", "")
    page.select_option(".filters select", "DrawEnemy")
    assert 0 < page.locator("[data-event]").count() < everything


def test_whoever_never_wants_to_stop_says_so_in_the_settings_or_on_the_spot(
    served: Served, visit: Visitor
) -> None:
    page = visit(served)
    new_table(page)
    page.get_by_role("button", name="Settings").click()
    page.select_option('[data-stop="ability"]', "always")
    page.get_by_role("button", name="Close").first.click()
    for _ in range(40):
        if page.locator("[data-never]").count():
            break
        options = offered(page)
        choose(page, "end turn" if "end turn" in options else options[0])
    expect(page.locator('[data-ask="ability"]')).to_be_visible()
    page.click("[data-never]")
    expect(page.locator('[data-ask="ability"]')).to_have_count(0)
    page.get_by_role("button", name="Settings").click()
    expect(page.locator('[data-stop="ability"]')).to_have_value("never")


def test_help_is_left_with_the_key_that_opens_it_and_enter(served: Served, visit: Visitor) -> None:
    page = visit(served)
    new_table(page)
    table = page.url
    page.keyboard.press("?")
    expect(page.locator("#help")).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.locator("#help")).to_be_hidden()
    assert page.url == table, "Enter leads nowhere else"


def test_the_card_beside_the_board_goes_when_the_keyboard_leaves_it(
    served: Served, visit: Visitor
) -> None:
    page = visit(served)
    new_table(page)
    page.keyboard.press("b")
    expect(page.locator("#about")).to_be_visible()
    page.keyboard.press("o")
    expect(page.locator("#about")).to_have_count(0)
    page.keyboard.press("?")
    expect(page.locator("#help")).to_be_visible()


@first_of("language", ["en", "fr", "es"])
def test_the_tabs_of_a_table_of_several_stand_in_one_line(
    served: Served, visit: Visitor, language: str
) -> None:
    page = visit(served, language=language)
    invite_second_player(page)
    page.click("[data-analyse]")
    tabs = page.locator("[role=tab]")
    expect(tabs).to_have_count(5)
    tops = tabs.evaluate_all("all => all.map(tab => tab.getBoundingClientRect().top)")
    assert len(set(tops)) == 1


def test_what_anyone_may_decide_is_told_as_such(served: Served, visit: Visitor) -> None:
    page = visit(served, language="fr")
    path = new_table(page, players="2")
    expect(page.locator(".whose")).to_have_text("Chacun peut décider")
    watcher = visit(served, path, language="es")
    expect(watcher.locator(".whose")).to_have_text("Esperando a los jugadores.")
