"""People play Last Bastion in the browser."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import count, islice
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from laststand import Match
from tests.bastion.arrange import BOARDS, PLACES, TILES, Table
from tests.depth import first_of, thorough
from tests.web.conftest import DESK, Visitor
from tests.web.stage import (
    Served,
    choose,
    hasten,
    module,
    moment,
    offered,
    open_all_options,
    sit_down,
    wait_for_moment,
)
from tests.web.test_choosing import OVERLAPPING
from tests.web.test_colours import CHOOSABLE, colours, contrast, grounds
from tests.web.test_looks import PHONE, TOO_SMALL, check_larger_text, serious

SIZES = first_of("size", [DESK, PHONE])
COLOURS = ["red", "green", "blue", "yellow", "black"]

TWO_AT_THE_CORNER = """
sit red
take kazgin
take elmer
first red => incubus
place R1
move NW
end turn => zombie-lord
place Y3
move NW
call market => red yellow
end turn => pit-overlord
place R2
"""
"""Kazgin and Elmer stand on the Market in the north-west, between the Incubus and the Zombie
Lord; it is Kazgin's turn."""


# -- arranging -------------------------------------------------------------------------------


def played(script: str, **options: Any) -> Match:
    match = Match.new("bastion", outcomes=[*TILES, *BOARDS], **options)
    for line in script.strip().splitlines():
        choice, _, outcomes = line.partition(" => ")
        match.choose(choice, outcomes.split())
    return match


def new_siege(page: Page, seed: int, **options: str) -> None:
    page.click('[data-new-game="bastion"]')
    open_all_options(page)
    page.fill('form input[name="seed"]', str(seed))
    for name, value in options.items():
        page.select_option(f'form select[name="{name}"]', value)
    page.click("[data-start]")
    page.wait_for_selector("[data-ask]")


def state_of(page: Page) -> Any:
    table = page.url.split("/table/")[1].split("#")[0]
    return page.evaluate("async id => (await fetch(`/api/tables/${id}`)).json()", table)


# -- playing on the board --------------------------------------------------------------------


def places_of(page: Page, options: list[Any], view: Any) -> list[list[str]]:
    """Where on the board each option is offered, by the board's own account."""
    found: list[list[str]] = page.evaluate(
        """async ([address, options, view]) => {
            const board = (await import(address)).default;
            return options.map(option => board.places(option, view));
        }""",
        [module(page, "games/bastion.js"), options, view],
    )
    return found


def component(page: Page, id: str) -> Locator:
    return page.locator(f'#board [data-component="{id}"]')


def counted(page: Page, ids: set[str]) -> set[int]:
    """How often the board shows these components."""
    counts: list[int] = page.evaluate(
        'ids => ids.map(id => document.querySelectorAll(`#board [data-component="${id}"]`).length)',
        sorted(ids),
    )
    return set(counts)


def choose_on_board(page: Page, option: Any, place: str) -> None:
    """Clicks a part of the board, and in its menu the option, if it offers several."""
    now = moment(page)
    at = component(page, place)
    assert at.get_attribute("data-can") is not None, f"{option['notation']} at {place}"
    at.evaluate("part => part.click()")
    menu = page.locator(f'#about .ways button[data-way="{option["notation"]}"]')
    page.locator(f'[data-moment="{now + 1}"]').or_(menu.first).first.wait_for(state="attached")
    if moment(page) == now:
        menu.first.click()
    wait_for_moment(page, now + 1)


@pytest.mark.parametrize(
    ("players", "level"), [("1", "novice"), *thorough(("2", "normal"), ("4", "heroic"))]
)
def test_a_whole_game_is_played_on_the_board(
    served: Served, visit: Visitor, players: str, level: str
) -> None:
    page = visit(served)
    new_siege(page, seed=5, players=players, level=level)
    random = Random(int(players))
    seen: set[str] = set()
    while hasten(page, random, seen):
        state = state_of(page)
        options = state["choice"]["options"]
        notations = [option["notation"] for option in options]
        assert sorted(offered(page)) == sorted(notations)
        places = places_of(page, options, state["view"])
        assert all(places), notations
        assert counted(page, {place for at in places for place in at}) == {1}
        chosen = random.randrange(len(options))
        choose_on_board(page, options[chosen], random.choice(places[chosen]))
    outcome = state_of(page)["outcome"]
    assert page.get_attribute("[data-outcome]", "data-outcome") in ("won", "lost")
    assert page.get_attribute("[data-score]", "data-score") == str(outcome["score"])


def test_tiles_and_boards_laid_by_choice_are_taken_from_the_table(
    served: Served, visit: Visitor
) -> None:
    page = visit(served)
    new_siege(page, seed=1, players="1", tiles="choose", boards="choose")
    page.click("#tile-tavern")
    wait_for_moment(page, 1)
    assert page.locator(".tile.at-NW#tile-tavern").count() == 1
    for number in range(7):
        page.locator(".loose").first.click()
        wait_for_moment(page, number + 2)
    assert page.locator(".tile").count() == 9
    page.click("#board-blue")
    wait_for_moment(page, 9)
    assert page.locator(".horde.north.blue").count() == 1


# -- everything face up ----------------------------------------------------------------------


def components_of(view: Any) -> Iterator[str]:
    """Every component that lies open on the table."""
    for tile in view["tiles"]:
        yield f"tile-{tile['id']}"
        if tile["grasp"]:
            yield f"grasp-{tile['id']}"
    for board in view["boards"]:
        yield f"board-{board['colour']}"
        for space in board["spaces"]:
            yield f"space-{space['name']}"
            if space["card"]:
                yield f"card-{space['card']['id']}"
            if space.get("grasp"):
                yield f"grasp-{space['name']}"
    for hero in view["heroes"]:
        yield f"hero-{hero['id']}"
        yield f"figure-{hero['id']}"
        yield f"life-{hero['id']}"
        yield f"calls-{hero['id']}"
        yield from [f"equipment-{hero['id']}-{colour}" for colour in COLOURS]
        if hero["grasp"]:
            yield f"grasp-{hero['id']}"
    yield from [f"reserve-{thing}" for thing in ["life", "calls", "grasp", *COLOURS]]
    yield from [f"standard-{colour}" for colour in COLOURS]
    yield from [element for element, at in view["elements"].items() if at != "box"]
    yield from ["deck", "warlords", "discard", "turn", "dice", "corruption"]


@cache
def some_turns() -> Match:
    """Into the thick of it: many cards, tiles in the Grasp of Evil, a hero or two the worse."""
    match = Match.new("bastion", players=4, seed=11)
    random = Random(11)
    while cards_at_the_bastion(match) < 8:
        assert match.choice is not None
        options = match.choice.notations()
        calm = [option for option in options if not option.startswith(("fight", "call", "activ"))]
        match.choose(random.choice(calm or options))
    return match


def cards_at_the_bastion(match: Match) -> int:
    spaces = [space for board in match.view()["boards"] for space in board["spaces"]]
    return len([space for space in spaces if space["card"] is not None])


@SIZES
def test_everything_face_up_is_on_the_page(
    served: Served, visit: Visitor, size: tuple[int, int]
) -> None:
    page = visit(served, size=size)
    sit_down(page, served, some_turns())
    view = state_of(page)["view"]
    on_page = page.locator("#board [data-component]").evaluate_all(
        "parts => parts.map(part => part.dataset.component)"
    )
    assert sorted(set(components_of(view)) - set(on_page)) == []
    assert sorted({id for id in on_page if on_page.count(id) > 1}) == []
    for card in view["discard"]:
        assert page.locator(f'#discard [data-thing="{card}"]').count() == 1
    assert str(view["deck"]["runs"][0]) in page.inner_text("#deck")
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]


BESIDE = """() => {
    const middle = part => {
        const { x, y, width, height } = part.getBoundingClientRect();
        return { x: x + width / 2, y: y + height / 2 };
    };
    const tiles = [...document.querySelectorAll('#board .tile')];
    const away = (one, other) => Math.hypot(one.x - other.x, one.y - other.y);
    return Object.fromEntries([...document.querySelectorAll('#board .space')].map(space => {
        const at = middle(space);
        tiles.sort((one, other) => away(middle(one), at) - away(middle(other), at));
        return [space.id.replace('space-', ''), tiles[0].id.replace('tile-', '')];
    }));
}"""


def fights_from(place: str) -> list[str]:
    """The spaces of which a lone hero at a place may fight the card, when every space has one."""
    siege = Table(players=1).full(*BOARDS).at(kazgin=place).acts("kazgin").play()
    assert siege.match.choice is not None
    fights = [option.split()[1:] for option in siege.match.choice.notations() if "fight" in option]
    return [spaces[0] for spaces in fights if len(spaces) == 1]


@pytest.mark.rule("LB-ACT-5")
@pytest.mark.parametrize("size", [DESK, PHONE, *thorough(((1920, 1080),), ((844, 390),))])
def test_whoever_stands_beside_a_space_as_it_is_drawn_may_fight_there(
    served: Served, visit: Visitor, size: tuple[int, int]
) -> None:
    page = visit(served, size=size)
    sit_down(page, served, played("sit red\ntake kazgin => incubus\nplace R1", players=1))
    drawn = page.evaluate(BESIDE)
    fought = {space: tile for place, tile in zip(PLACES, TILES) for space in fights_from(place)}
    assert len(drawn) == 12
    assert drawn == fought


def test_the_whole_table_fits_a_screen_of_1280_by_720(served: Served, visit: Visitor) -> None:
    page = visit(served)
    sit_down(page, served, some_turns())
    assert page.evaluate("document.documentElement.scrollHeight") <= 720
    outside = page.evaluate(
        """[...document.querySelectorAll('#board [data-component]')].filter(part => {
            const box = part.getBoundingClientRect();
            return box.right > innerWidth + 1 || box.bottom > innerHeight + 1 || box.width < 8;
        }).map(part => part.dataset.component)"""
    )
    assert outside == []


def test_what_can_be_chosen_on_a_phone_is_large_enough_for_a_finger(
    served: Served, visit: Visitor
) -> None:
    page = visit(served, size=PHONE)
    sit_down(page, served, some_turns())
    while state_of(page)["choice"]["ask"] != "hero-phase":
        choose(page, offered(page)[0])
    assert page.evaluate(TOO_SMALL) == []


@SIZES
def test_axe_finds_nothing_serious(served: Served, visit: Visitor, size: tuple[int, int]) -> None:
    page = visit(served, size=size)
    page.wait_for_selector("[data-new-game]")
    new_siege(page, seed=2, players="2")
    assert serious(page) == []
    sit_down(page, served, played(TWO_AT_THE_CORNER, players=2))
    assert serious(page) == []
    choose(page, "fight R1 Y3")
    assert serious(page) == []


@first_of("light", ["night", "day"])
def test_what_can_be_chosen_is_plainly_outlined(served: Served, visit: Visitor, light: str) -> None:
    page = visit(served)
    page.wait_for_selector("[data-new-game]")
    if light == "day":
        page.click(".bar .light")
    new_siege(page, seed=2, players="2")
    assert faint_outlines(page) == []
    choose(page, offered(page)[0])
    assert faint_outlines(page) == []
    sit_down(page, served, played(TWO_AT_THE_CORNER, players=2))
    assert faint_outlines(page) == []
    choose(page, "fight R1 Y3")
    assert faint_outlines(page) == []


def faint_outlines(page: Page) -> list[str]:
    parts = page.evaluate(CHOOSABLE)
    assert parts
    return [part["name"] for part in parts if outline_contrast(part) < 3]


def outline_contrast(part: Any) -> float:
    [(outline, _)] = colours(part["outline"])
    return min(contrast(outline, under) for under in grounds(part["grounds"]))


def test_with_text_twice_as_large_everything_is_still_within_reach(
    served: Served, visit: Visitor
) -> None:
    page = visit(served)
    sit_down(page, served, some_turns())
    check_larger_text(page, [".tile h3", ".card .name"])
    choose(page, offered(page)[0])


# -- combat ----------------------------------------------------------------------------------


def test_the_exact_chances_are_shown_before_the_roll(served: Served, visit: Visitor) -> None:
    page = visit(served)
    sit_down(page, served, played(TWO_AT_THE_CORNER, players=2))
    shown = {
        row["spaces"][0] if len(row["spaces"]) == 1 else "both": row["chances"]
        for row in state_of(page)["view"]["odds"]
    }
    # Four dice, two faces of six each: 1 − (4/6)⁴ − 4·(2/6)·(4/6)³ = 11/27 for resistance 2.
    assert shown["R1"][0] == {"tokens": {}, "chance": "11/27"}
    for name, row in [("R1", "fight-R1"), ("Y3", "fight-Y3"), ("both", "fight-R1-Y3")]:
        text = component(page, row).inner_text()
        for chance in shown[name]:
            assert chance["chance"] in text
    assert len(shown["both"]) > 2, "with and without each token"
    assert "40.7%" in page.inner_text("#card-incubus")


def test_two_cards_are_fought_from_either_of_them(served: Served, visit: Visitor) -> None:
    page = visit(served)
    for card in ["incubus", "zombie-lord"]:
        sit_down(page, served, played(TWO_AT_THE_CORNER, players=2))
        now = moment(page)
        page.click(f"#card-{card} .likeness")
        page.click("#about .ways button:has-text('both')")
        wait_for_moment(page, now + 1)
        assert state_of(page)["history"][-1]["chosen"]["notation"] == "fight R1 Y3"


def test_every_way_to_pay_is_shown_and_the_owner_of_a_token_is_asked(
    served: Served, visit: Visitor
) -> None:
    page = visit(served)
    match = played(TWO_AT_THE_CORNER, players=2)
    match.choose("fight R1 Y3", ["yellow", "yellow", "white", "green"])
    sit_down(page, served, match)
    assert "enough" in page.inner_text("#vanquish-Y3")
    assert "with Equipment" in page.inner_text("#vanquish-R1-Y3")
    page.click("#pay-elmer-red")
    page.wait_for_selector("#lend-agree")
    assert page.get_attribute("[data-seat-asked]", "data-seat-asked") == "1"
    page.click("#lend-agree")
    page.click(".laid")
    page.wait_for_selector(".laid", state="detached")
    page.click("#pay-elmer-red")
    page.click("#lend-agree")
    page.wait_for_selector(".laid")
    page.click("#vanquish-R1-Y3")
    page.wait_for_selector("[data-ask=order-vanquished]")
    events = [event["kind"] for event in state_of(page)["events"]]
    assert "TokenLent" in events
    page.click("#card-incubus .likeness")
    page.wait_for_selector("[data-ask]:not([data-ask=order-vanquished]), [data-outcome]")


def test_dice_lie_on_the_table_after_a_withdrawal(served: Served, visit: Visitor) -> None:
    page = visit(served)
    match = played(TWO_AT_THE_CORNER, players=2)
    match.choose("fight R1 Y3", ["yellow", "yellow", "white", "green"])
    sit_down(page, served, match)
    fallen = page.locator("#dice").inner_html()
    choose(page, "withdraw")
    assert "combat" not in state_of(page)["choice"]["ask"]
    assert page.locator("#dice .die svg").evaluate_all(DRAWN) == drawn_in(page, fallen)


DRAWN = "dice => dice.map(die => die.textContent.trim())"


def drawn_in(page: Page, markup: str) -> list[str]:
    """The letters on the dice of some markup."""
    found: list[str] = page.evaluate(
        """markup => {
            const tray = new DOMParser().parseFromString(markup, 'text/html');
            return [...tray.querySelectorAll('.die svg')].map(die => die.textContent.trim());
        }""",
        markup,
    )
    assert "".join(found), "something has been rolled"
    return found


def test_on_a_phone_a_question_says_what_the_card_is_that_it_is_about(
    served: Served, visit: Visitor
) -> None:
    page = visit(served, size=PHONE)
    match = Match.new("bastion", seed=5, players=1)
    while match.choice is not None and match.choice.ask != "place-card":
        match.choose(0)
    sit_down(page, served, match)
    subject = page.locator("[data-subject]")
    expect(subject).to_be_in_viewport()
    expect(subject).to_contain_text("Resistance")
    assert page.locator("#board .tile h3").evaluate_all(BROKEN_WORDS) == []


BROKEN_WORDS = """titles => titles.flatMap((title) => {
  const range = document.createRange();
  const text = [...title.childNodes].find(({ nodeType, data }) => nodeType === 3 && data.trim());
  const broken = [...text.data.matchAll(/[^\\s-]+/g)].filter(({ 0: word, index }) => {
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    return range.getClientRects().length > 1;
  });
  return broken.map(([word]) => word);
})"""
"""Words of a title that go over the end of a line."""


# -- drag, keys, score -----------------------------------------------------------------------


def drag(page: Page, what: str, to: str) -> None:
    page.hover(what)
    page.mouse.down()
    page.hover(to)
    page.hover(to)
    page.mouse.up()


def test_a_drawn_card_and_a_hero_are_dragged_to_their_places(
    served: Served, visit: Visitor
) -> None:
    page = visit(served)
    sit_down(page, served, played("sit red\ntake kazgin => incubus", players=1))
    now = moment(page)
    drag(page, "#card-incubus .likeness", "#space-R2")
    wait_for_moment(page, now + 1)
    assert page.locator("#space-R2 #card-incubus").count() == 1
    drag(page, "#figure-kazgin", "#tile-tomb h3")
    wait_for_moment(page, now + 2)
    assert page.locator("#tile-tomb #figure-kazgin").count() == 1
    drag(page, "#figure-kazgin", "#tile-market h3")
    assert page.locator("#tile-tomb #figure-kazgin").count() == 1, "it has moved already"
    assert moment(page) == now + 2


def test_a_call_to_arms_is_dragged_to_a_tile_and_a_hero_to_a_card(
    served: Served, visit: Visitor
) -> None:
    page = visit(served)
    sit_down(page, served, played(TWO_AT_THE_CORNER, players=2))
    now = moment(page)
    drag(page, '[data-component="calls-elmer"]', "#tile-quarry h3")
    assert moment(page) == now, "it is Kazgin's turn"
    drag(page, '[data-component="calls-kazgin"]', "#tile-quarry h3")
    wait_for_moment(page, now + 1)
    assert page.locator("[data-ask]").get_attribute("data-ask") == "quarry"
    page = visit(served)
    sit_down(page, served, played(TWO_AT_THE_CORNER, players=2))
    drag(page, "#figure-kazgin", "#card-incubus .likeness")
    wait_for_moment(page, now + 1)


def test_tokens_are_dragged_to_the_dice_each_from_its_holder(
    served: Served, visit: Visitor
) -> None:
    page = visit(served)
    sit_down(page, served, played(f"{TWO_AT_THE_CORNER}fight R1 => green green", players=2))
    now = moment(page)
    drag(page, '[data-component="equipment-elmer-yellow"]', '[data-component="dice"]')
    assert moment(page) == now, "yellow does not count"
    drag(page, '[data-component="equipment-kazgin-red"]', '[data-component="dice"]')
    wait_for_moment(page, now + 1)
    assert page.locator('[data-option="take back red"]').count() == 1


def test_a_hero_is_moved_with_arrows_and_enter(served: Served, visit: Visitor) -> None:
    page = visit(served)
    sit_down(page, served, played("sit red\ntake kazgin => incubus\nplace R1", players=1))
    now = moment(page)
    page.focus("#tile-standard")
    page.keyboard.press("ArrowUp")
    for _ in range(6):
        if page.evaluate("document.activeElement.dataset.component") == "tile-tavern":
            break
        page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    wait_for_moment(page, now + 1)
    assert page.locator("#tile-tavern #figure-kazgin").count() == 1
    assert page.locator('#board [tabindex="0"]').count() == 1


def test_the_outlook_names_the_tile_that_the_button_names(served: Served, visit: Visitor) -> None:
    page = visit(served)
    sit_down(page, served, played("sit red\ntake kazgin => incubus\nplace R1", players=1))
    page.locator(".options [data-option^='move']", has_text="Tavern").hover()
    told = re.compile(r"^Move to the .* tile \(Tavern\)$")
    expect(page.locator(".outlook h3")).to_have_text(told)


def check_luck(page: Page) -> None:
    """Every die that fell is counted, under a name that people use."""
    table = page.locator("[data-luck] tbody tr")
    assert "_" not in "".join(table.locator("th").all_inner_texts())
    came, expected = (table.locator(f"td:nth-of-type({column})") for column in (1, 2))
    fell = sum(int(text) for text in came.all_inner_texts())
    assert fell > 0
    assert abs(fell - sum(float(text) for text in expected.all_inner_texts())) < 1


def before_the_end() -> Iterator[tuple[Match, str]]:
    """Sieges of a hero who does anything, up to the last choice, and that choice, where it ends
    the siege whatever luck brings: the table has luck of its own."""
    for seed in count(3):
        match = Match.new("bastion", players=1, seed=seed)
        random = Random(seed)
        last = ""
        while match.choice is not None:
            last = random.choice(match.choice.notations())
            match.choose(last)
        before = match.as_of(len(match) - 1)
        if all(is_last(before.branch(), last) for _ in range(12)):
            yield before, last


def is_last(match: Match, choice: str) -> bool:
    match.choose(choice)
    return match.outcome is not None


def test_the_score_sheet_remembers_the_games_before(served: Served, visit: Visitor) -> None:
    page = visit(served)
    scores = []
    for match, last in islice(before_the_end(), 2):
        page.goto(served.address)
        page.wait_for_selector("[data-new-game]")
        sit_down(page, served, match)
        choose(page, last)
        page.wait_for_selector("[data-outcome]")
        scores.append(state_of(page)["outcome"]["score"])
        rows = page.locator("#score tbody td").all_inner_texts()
        assert sum(int(row.replace("−", "-")) for row in rows) == scores[-1]
        check_luck(page)
    page.wait_for_selector(".before li")
    assert str(scores[0]) in page.locator(".before li b").all_inner_texts()


FENG_LI_HAS_ROLLED = """
sit red
take feng-li
take elmer
first red => incubus
place R1
move NW
fight R1 => red blue green
"""


def test_dice_to_be_held_have_the_colours_of_those_on_the_table(
    served: Served, visit: Visitor
) -> None:
    page = visit(served)
    sit_down(page, served, played(FENG_LI_HAS_ROLLED, players=2))
    page.wait_for_selector("[data-holding]")
    painted = "hue => getComputedStyle(hue.querySelector('path')).fill"
    held = page.locator(".hold-die .hue").evaluate_all(f"hues => hues.map({painted})")
    lying = page.locator("#board .cube .hue").evaluate_all(f"hues => hues.map({painted})")
    assert len(set(held)) == 3
    assert held == lying


STANDARD_RAISED = """
sit red
take feng-li
take elmer
first red => incubus
place R1
activate standard
raise yellow
"""


@SIZES
def test_heroes_do_not_hide_in_which_colour_the_standard_flies(
    served: Served, visit: Visitor, size: tuple[int, int]
) -> None:
    page = visit(served, size=size)
    sit_down(page, served, played(STANDARD_RAISED, players=2))
    page.wait_for_selector(".tile .standard-token")
    assert page.locator(".tile.at-C .figure").count() == 2, "both stand there"
    assert page.evaluate(OVERLAPPING, [".tile .standard-token", ".tile.at-C .figure"]) == 0
