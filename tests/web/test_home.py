"""The first page: what it proposes, tables that are ours and others', and how to play."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.depth import crossed, first_of
from tests.web.conftest import DESK, Visitor
from tests.web.stage import Served, new_table, sit_at
from tests.web.test_feel import some_way_into
from tests.web.test_looks import PHONE, serious

GAMES = ["stronghold", "bastion", "spell"]

SPRITES = """[...document.querySelectorAll("use")].map(
  (use) => /icons\\/(\\w+)[.]svg#/.exec(use.getAttribute("href"))[1])"""
ALL_DRAWN = """() => [...document.querySelectorAll("use")].every(
  (use) => !use.checkVisibility() || use.getBBox().width > 0)"""


@crossed(game=GAMES, size=[DESK, (1920, 1080), PHONE, (844, 390)])
def test_how_to_play_is_read_from_the_first_page_and_leads_to_the_rules(
    served: Served, visit: Visitor, game: str, size: tuple[int, int]
) -> None:
    page = visit(served, size=size)
    page.click(f'[data-how-to-of="{game}"]')
    page.wait_for_selector(f'[data-how-to="{game}"]')
    assert page.locator(".how-to h3").count() == 4
    assert page.locator(f'[data-learn="{game}"], a[href="/#new={game}"]').count() == 2
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    assert serious(page) == []
    page.locator(".how-to a.rule").first.click()
    wanted = page.locator(".ledger .wanted")
    expect(wanted).to_be_in_viewport()
    rule = page.url.partition("#")[2]
    assert page.url == f"{served.address}/rules/{game}#{rule}"
    assert wanted.get_attribute("id") == f"rule-{rule}"


@first_of("game", GAMES)
def test_icons_are_read_from_the_sprites_of_the_page_and_of_its_game_alone(
    served: Served, visit: Visitor, game: str
) -> None:
    page = visit(served)
    page.wait_for_selector(".picture-art")
    page.wait_for_function(ALL_DRAWN)
    assert set(page.evaluate(SPRITES)) == {"page"}
    sit_at(page, some_way_into(game))
    page.wait_for_function(ALL_DRAWN)
    assert set(page.evaluate(SPRITES)) == {"page", game}


def test_what_dresses_a_board_is_left_with_its_table(served: Served, visit: Visitor) -> None:
    page = visit(served)
    page.click('[data-new-game="spell"]')
    page.click("[data-start]")
    page.wait_for_selector("[data-ask]")
    page.click(".bar .brand")
    page.click('[data-new-game="spell"]')
    games, form = page.locator(".games"), page.locator("#new-table")
    expect(form).to_be_visible()
    above, below = games.bounding_box(), form.bounding_box()
    assert above
    assert below
    assert (above["x"], above["width"]) == (below["x"], below["width"])


def test_whoever_has_won_the_first_game_is_proposed_a_harder_one(
    served: Served, visit: Visitor
) -> None:
    page = visit(served)
    page.click('[data-new-game="spell"]')
    scenario = page.locator('form select[name="scenario"]')
    expect(scenario).to_have_value("introduction")
    page.evaluate(
        """() => localStorage.setItem("laststand.games", JSON.stringify([
          { table: "t", game: "spell", name: "", level: "introduction", won: true, score: 4 }
        ]))"""
    )
    page.click('[data-new-game="spell"]')
    expect(scenario).to_have_value("gildenberg")


def test_a_campaign_is_laid_with_the_town_it_begins_with(served: Served, visit: Visitor) -> None:
    page = visit(served)
    page.click('[data-new-game="spell"]')
    scenario = page.locator('form select[name="scenario"]')
    scenario.select_option("lakeburg")
    page.click("[data-more-options] summary")
    page.select_option('form select[name="campaign"]', "yes")
    expect(scenario).to_have_value("gildenberg")
    expect(scenario.locator("option:not([disabled])")).to_have_count(1)
    expect(page.locator("[data-held]")).to_contain_text(
        "In campaign mode the scenarios are played in order"
    )
    page.select_option('form select[name="campaign"]', "no")
    expect(page.locator("[data-held]")).to_have_count(0)
    scenario.select_option("glenwald")
    page.select_option('form select[name="campaign"]', "yes")
    page.click("[data-start]")
    page.wait_for_selector("[data-ask]")


def test_how_to_play_is_read_at_the_table_at_any_time(served: Served, visit: Visitor) -> None:
    page = visit(served)
    new_table(page)
    page.click("[data-how-to-open]")
    expect(page.locator("dialog#how-to")).to_contain_text("How a turn goes")
    assert serious(page) == []


def test_the_last_spell_proposes_its_introduction_and_says_what_an_option_changes(
    served: Served, visit: Visitor
) -> None:
    page = visit(served)
    expect(page.locator('.main[data-learn="spell"]')).to_be_visible()
    expect(page.locator('[data-game="spell"] .pitch')).to_contain_text("Build the town by day")
    assert page.locator('.main[data-new-game="spell"]').count() == 0, "a lesson comes first"
    page.click('[data-new-game="spell"]')
    assert page.input_value('form select[name="scenario"]') == "introduction"
    page.click('[data-with="bot"]')
    kinds = page.locator(".seat-field select").evaluate_all("all => all.map(one => one.value)")
    assert kinds == ["here", "bot:steward", "bot:steward"]
    expect(page.locator("#new-table")).to_contain_text("the best first game")
    assert not page.locator('form select[name="edition"]').is_visible()
    page.click("[data-more-options] summary")
    assert page.locator('form select[name="edition"]').is_visible()


def rows(page: Page) -> list[str]:
    found: list[str] = page.locator(".tables [data-table]").evaluate_all(
        "links => links.map(link => link.dataset.table)"
    )
    return found


def test_a_deleted_table_can_be_taken_back(served: Served, visit: Visitor) -> None:
    page = visit(served)
    table = new_table(page).removeprefix("/table/")
    page.goto(served.address)
    expect(page.locator('.main[data-new-game="stronghold"]')).to_be_visible()
    row = page.locator(f'.tables li:has([data-table="{table}"])')
    row.locator("button").click()
    page.wait_for_selector("[data-take-back]")
    assert table not in rows(page)
    page.click("[data-take-back]")
    assert table in rows(page)
    row.locator("button").click()
    page.click('a[href="/credits"]')
    page.goto(served.address)
    page.wait_for_selector("[data-new-game]")
    page.wait_for_load_state("networkidle")
    assert table not in rows(page)


def test_tables_of_others_are_a_list_of_their_own(served: Served, visit: Visitor) -> None:
    theirs = new_table(visit(served)).removeprefix("/table/")
    page = visit(served)
    ours = new_table(page).removeprefix("/table/")
    page.goto(served.address)
    page.wait_for_selector(f'[data-others] [data-table="{theirs}"]')
    assert page.locator(f'[data-others] [data-table="{ours}"]').count() == 0
    assert page.locator(f'.tables [data-table="{ours}"]').count() == 1


def test_the_seats_of_a_new_table_stand_in_one_column(served: Served, visit: Visitor) -> None:
    page = visit(served, language="fr")
    page.click('[data-new-game="bastion"]')
    expect(page.locator("#new-table h2")).to_have_text("Nouvelle table\u00a0: Last Bastion")
    assert page.locator(".seat-field").count() == 1, "a first game is for whoever sits here"
    page.select_option('form select[name="players"]', "4")
    lefts = page.locator(".seat-field input").evaluate_all(
        "fields => fields.map(field => field.getBoundingClientRect().left)"
    )
    assert len(lefts) == 4
    assert len(set(lefts)) == 1


def test_a_what_if_is_named_and_leads_back(served: Served, visit: Visitor) -> None:
    page = visit(served)
    path = new_table(page)
    page.click(".past button:has-text('What if')")
    page.wait_for_url(lambda url: path not in url)
    page.click("[data-what-if]")
    page.wait_for_url(lambda url: path in url)


def test_the_tab_says_when_it_is_ones_turn(served: Served, visit: Visitor) -> None:
    page = visit(served)
    path = new_table(page)
    assert page.title() == "● Your turn: The Last Stronghold"
    watching = visit(served, path)
    watching.wait_for_selector("[data-ask]")
    assert watching.title() == "The Last Stronghold"


def test_whoever_loses_a_seat_to_a_bot_is_told(served: Served, visit: Visitor) -> None:
    page = visit(served)
    path = new_table(page)
    tokens = page.evaluate("JSON.parse(localStorage.getItem('laststand.seats'))")
    page.evaluate(
        """async ([path, token]) => {
            await fetch(`/api${path.replace('table', 'tables')}/seats/0`, {
                method: 'POST',
                headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
                body: JSON.stringify({ kind: 'bot', bot: 'random' }),
            });
        }""",
        [path, tokens[path.removeprefix("/table/")][0]],
    )
    page.wait_for_selector("[data-ousted]")
    expect(page.locator("[data-undo]")).to_be_disabled()


def test_all_three_games_are_credited(served: Served, visit: Visitor) -> None:
    page = visit(served, "/credits")
    page.wait_for_selector(".credits")
    for name in ("Jon Merchant", "Antoine Bauza", "Nestore Mangone"):
        assert name in page.inner_text(".credits")


# -- the page's files ------------------------------------------------------------------------


def test_files_are_kept_by_the_browser_and_asked_for_once(served: Served, visit: Visitor) -> None:
    page = visit(served)
    new_table(page)
    page.reload()
    page.wait_for_selector("[data-ask]")
    sent: dict[str, int] = page.evaluate(
        """Object.fromEntries(performance.getEntriesByType("resource")
          .map(({ name, transferSize }) => [new URL(name).pathname, transferSize]))"""
    )
    files = {path: size for path, size in sent.items() if path.startswith("/static/")}
    assert len(files) > 20
    assert [path for path, size in files.items() if size > 0] == []


@crossed(game=GAMES, language=["en", "fr", "es"])
def test_what_a_new_table_asks_fits_a_phone(
    served: Served, visit: Visitor, game: str, language: str
) -> None:
    page = visit(served, size=PHONE, language=language)
    page.click(f'[data-new-game="{game}"]')
    form = page.locator("#new-table")
    expect(form).to_be_visible()
    box = form.bounding_box()
    assert box is not None
    assert box["x"] + box["width"] <= PHONE[0] - box["x"] + 1, "as much room right of it as left"
