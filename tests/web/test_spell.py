"""People play The Last Spell in the browser."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Locator, Page, Route, expect

from laststand.games.spell.documents import EffectWordDocument
from laststand.games.spell.things.words import EFFECTS
from laststand.kernel.game import find_game
from tests.depth import first_of
from tests.spell.arrange import Table
from tests.web.conftest import DESK, Visitor
from tests.web.stage import (
    Served,
    choose,
    is_over,
    moment,
    offered,
    open_all_options,
    posted,
    stop_time,
    wait_for_moment,
)
from tests.web.test_bastion import state_of
from tests.web.test_colours import colours, contrast
from tests.web.test_looks import CUT, OVERLAPS, PHONE, UNREACHABLE, serious
from tests.web.texts import SCRIPTS

OUTSIDE = """[...document.querySelectorAll('#board [data-component]')].filter(part => {
    const box = part.getBoundingClientRect();
    return box.right > innerWidth + 1 || box.bottom > innerHeight + 1 || box.width < 8;
}).map(part => part.dataset.component)"""

SIZES = first_of("size", [DESK, PHONE])


# -- arranging -------------------------------------------------------------------------------


def night() -> Table:
    """Konrad's turn in the third Night, four Monsters near, the Harpy on the Cliff."""
    table = Table(players=4).having(
        day=3, phase=2, mist=[3, 3, 3], harpy="cliff", harpy_side="right", alerions_dead=1,
        schaden="night-of-knives", freude="calm-streets", direction="direction-1",
        stash=["iron-shield"],
    )  # fmt: skip
    table.builds("ballista J10", "catapult O10")
    table.monsters("clawer K8 S", "armored L8 S", "archer K6 S", "azure-bulky F10 E 1")
    table.hero("konrad", at="K7", points=3, weapons=["great-axe"], potions=["potion-red"])
    return table.turn("konrad")


def day() -> Table:
    return Table(players=2).day(gold=6, materials=6)


def sit_down(page: Page, served: Served, table: Table, *kinds: str) -> list[str]:
    """Goes to a table that stands so; gives the invitations of the seats elsewhere."""
    position = {
        "laststand": "position 1",
        "game": "spell",
        "rules": 1,
        "options": table.options,
        "state": table.state,
        "agenda": table.agenda,
        "chosen": [],
        "heard": table.heard,
    }
    seats = [{"kind": kind} for kind in kinds]
    body = {"position": position, "seed": 3, "seats": seats}
    given = posted(served, "/api/positions", json.dumps(body).encode())
    tokens = [given["owner"], *[seat["token"] for seat in given["seats"] if seat["token"]]]
    page.evaluate(
        "held => localStorage.setItem('laststand.seats', JSON.stringify(held))",
        {given["id"]: tokens},
    )
    page.goto(f"{served.address}/table/{given['id']}")
    page.wait_for_selector("[data-ask]")
    return [
        f"/table/{given['id']}#join={seat['invitation']}"
        for seat in given["seats"]
        if seat["invitation"]
    ]


def component(page: Page, id: str) -> Locator:
    return page.locator(f'#board [data-component="{id}"]')


def spots_that_can(page: Page) -> set[str]:
    found: list[str] = page.locator(".spot[data-can]").evaluate_all(
        "spots => spots.map(spot => spot.dataset.component)"
    )
    return set(found)


def open_matter(page: Page, matter: str) -> None:
    page.click(f'[data-matter="{matter}"]')
    page.wait_for_selector(f'[data-matter="{matter}"][aria-expanded="true"]')


# -- everything face up ----------------------------------------------------------------------


def components_of(view: Any) -> Iterator[str]:
    """Every component that lies open on the table."""
    for row, line in enumerate(view["map"]):
        for column, mark in enumerate(line):
            if mark != " ":
                yield f"{chr(ord('A') + column)}{row + 1}"
    yield from [f"monster-{monster['serial']}" for monster in view["monsters"]]
    for hero in view["heroes"]:
        id = hero["hero"]
        yield f"figure-{id}"
        yield from [f"{part}-{id}" for part in ("hero", "life", "mana", "actions", "points")]
        yield from [f"token-{id}.{index}" for index in range(len(hero["tokens"]))]
        held = [*hero["weapons"], *hero["scrolls"]]
        held += [one["item"] for one in (*hero["armors"], *hero["potions"])]
        yield from [f"held-{id}.{item}" for item in held]
    yield from [f"panic-{index + 1}" for index in range(len(view["panic"]))]
    yield from [f"slot-{index + 1}" for index in range(len(view["spawn"]["slots"]))]
    yield from [f"mist-{tile}" for tile in view["mist"]]
    yield from [f"deck-{deck['deck']}" for deck in view["shop"]["decks"]]
    yield from [f"kind-{kind}" for kind in view["left"]["structures"]]
    yield from [f"stash-{item}" for item in view["stash"]]
    yield from ["when", "coin", "gold", "materials", "workers", "mages", "killed", "panic", "shop"]
    yield from ["direction", "tomorrow", "boss", "boss-plate", "stash"]


def things_of(view: Any) -> Iterator[str]:
    yield from [structure["structure"] for structure in view["structures"]]
    yield from [monster["monster"] for monster in view["monsters"]]
    yield from view["quests"]
    yield from [deck["top"] for deck in view["shop"]["decks"] if deck["top"]]
    yield from [*view["shop"]["scrolls"], *view["shop"]["potions"], *view["stash"]]
    yield view["spawn"]["direction"]


@SIZES
def test_everything_face_up_is_on_the_page(
    served: Served, visit: Visitor, size: tuple[int, int]
) -> None:
    page = visit(served, size=size)
    sit_down(page, served, night())
    view = state_of(page)["view"]
    on_page = page.locator("#board [data-component]").evaluate_all(
        "parts => parts.map(part => part.dataset.component)"
    )
    assert sorted(set(components_of(view)) - set(on_page)) == []
    assert sorted({id for id in on_page if on_page.count(id) > 1}) == []
    things = page.locator("#board [data-thing]").evaluate_all(
        "parts => parts.map(part => part.dataset.thing)"
    )
    assert sorted(set(things_of(view)) - set(things)) == []
    for store in ("gold", "materials", "workers", "mages", "killed"):
        assert component(page, store).inner_text().strip() == str(view[store])
    burning = page.locator(".panic .flames .icon").count()
    assert burning == sum(space["flames"] for space in view["panic"])
    for structure in view["structures"]:
        art = page.locator(f'.structure[data-thing="{structure["structure"]}"] .hits').first
        if "ruin" not in structure["structure"]:
            assert art.text_content() == str(structure["hits_left"])
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    if size == PHONE:
        page.click("[data-larger-map]")
        box = page.locator("#spot-K8").bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44, "a finger wide"
    if size == DESK:
        assert page.evaluate("document.documentElement.scrollHeight") <= DESK[1]
        assert page.evaluate(OUTSIDE) == [], "the whole table fits the screen"


def test_with_text_twice_as_large_everything_is_still_within_reach(
    served: Served, visit: Visitor
) -> None:
    page = visit(served)
    sit_down(page, served, night())
    cut = page.evaluate(CUT)
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    assert page.evaluate(OVERLAPS) == []
    assert sorted(set(page.evaluate(CUT)) - set(cut)) == []
    assert page.evaluate(UNREACHABLE) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= DESK[0]


# -- a hero's turn, step by step -------------------------------------------------------------


def test_an_attack_is_chosen_step_by_step_and_its_area_is_lit_before(
    served: Served, visit: Visitor
) -> None:
    page = visit(served)
    sit_down(page, served, night())
    state = state_of(page)
    notations = [option["notation"] for option in state["choice"]["options"]]
    assert sorted(offered(page)) == sorted(notations), "every option is on the page, once"
    cleave = [notation for notation in notations if notation.startswith("attack great-axe cleave")]
    component(page, "attack-konrad.great-axe.cleave").click()
    page.wait_for_selector('[data-matter="attack great-axe cleave"][aria-expanded="true"]')
    assert spots_that_can(page) == {notation.split()[3] for notation in cleave}
    area = state["view"]["areas"]["attack great-axe cleave K8"]
    assert len(area) > 1
    expect(page.locator("#spot-K8 .chance")).to_be_visible()  # of what is open, before it is aimed
    page.hover("#spot-K8")
    lit = page.wait_for_selector('.area[data-area="attack great-axe cleave K8"]', state="attached")
    assert lit is not None
    assert str(lit.get_attribute("d")).count("M") == len(area)
    odds = "async id => (await fetch(`/api/tables/${id}/odds`)).json()"
    chances = page.evaluate(odds, state["id"])
    known = chances["odds"]["attack great-axe cleave K8"]
    *singly, together = known
    assert {odds["facts"]["spot"] for odds in singly} == {"K8", "L8"}
    assert (together["key"], together["facts"]) == ("all", {"n": 2})
    expect(page.locator(".outlook [data-odds]")).to_contain_text("Clawer on K8 falls")
    page.wait_for_selector("#spot-L8 .chance")
    for odds in singly:
        shown = page.inner_text(f"#spot-{odds['facts']['spot']} .chance")
        assert shown == str(round(100 * odds["p"]))
    page.click("#spot-K8")
    wait_for_moment(page, 1)
    made = [event["facts"] for event in state_of(page)["events"] if event["kind"] == "AttackMade"]
    assert made == [{"hero": "konrad", "item": "great-axe", "attack": "cleave", "at": "K8"}]
    page.wait_for_selector("#dice [data-roll='K8'] .die")
    rolls = page.locator("#dice [data-roll]").evaluate_all(
        "all => all.map(one => one.dataset.roll)"
    )
    assert set(rolls) <= {"K8", "L8"}


def test_the_same_weapon_in_another_hand_stays_closed(served: Served, visit: Visitor) -> None:
    """A pack may have two of a card."""
    page = visit(served)

    def arm(route: Route) -> None:
        answer = route.fetch()
        state = answer.json()
        konrad, greta = state["view"]["heroes"][:2]
        greta["weapons"] = konrad["weapons"]
        route.fulfill(response=answer, json=state)

    page.route(re.compile(r"/api/tables/\w+$"), arm)
    sit_down(page, served, night())
    expect(component(page, "attack-greta.great-axe.cleave")).to_be_visible()
    component(page, "attack-konrad.great-axe.cleave").click()
    opened = page.locator("#board .attack.open").evaluate_all("all => all.map(one => one.id)")
    assert opened == ["attack-konrad.great-axe.cleave"]


def test_any_spot_is_chosen_on_the_map_once_the_attack_is_named(
    served: Served, visit: Visitor
) -> None:
    page = visit(served)
    sit_down(page, served, night())
    page.click('[data-matter="target"]')
    page.click('[data-option="target catapult O10"]')
    wait_for_moment(page, 1)
    options = state_of(page)["choice"]["options"]
    empty = [option["notation"] for option in options if option.get("idle")]
    assert len(empty) > 50
    assert spots_that_can(page) == {option["facts"]["spot"] for option in options}
    page.click(f"#spot-{empty[0].split()[2]}")
    wait_for_moment(page, 2)
    told = [event["facts"] for event in state_of(page)["events"] if event["kind"] == "DefenseFired"]
    assert [facts["at"] for facts in told] == [empty[0].split()[2]]


def test_with_nothing_opened_the_map_offers_steps_and_what_stands_on_it(
    served: Served, visit: Visitor
) -> None:
    page = visit(served)
    sit_down(page, served, night())
    state = state_of(page)
    moves = {
        option["facts"]["spot"]
        for option in state["choice"]["options"]
        if option["key"] in ("move", "jump")
    }
    attacked = {monster["at"] for monster in state["view"]["monsters"]}
    assert moves < spots_that_can(page) <= moves | attacked
    page.click("#spot-K8")
    ways = page.locator("#about .ways button").all_inner_texts()
    assert len(ways) > 2, "several attacks on one Monster"
    page.keyboard.press("Escape")
    page.click('[data-component="token-konrad.0"]')
    wait_for_moment(page, 1)


def test_ghosts_show_the_next_moves_for_both_sides_of_the_coin(
    served: Served, visit: Visitor
) -> None:
    page = visit(served)
    sit_down(page, served, night())
    view = state_of(page)["view"]
    left, right = [view["next_moves"][side] for side in ("left", "right")]
    at = {str(monster["serial"]): monster["at"] for monster in view["monsters"]}
    alike = {serial for serial in at if left[serial] == right[serial]}
    moves = {
        "both": [serial for serial in alike if left[serial][-1] != at[serial]],
        "left": [serial for serial in at.keys() - alike if left[serial][-1] != at[serial]],
        "right": [serial for serial in at.keys() - alike if right[serial][-1] != at[serial]],
    }
    assert any(moves.values())
    for side, serials in moves.items():
        assert page.locator(f".ghost.{side}").count() == len(serials), side
    page.hover("#spot-F10")
    page.wait_for_selector(".ghost.looked")
    assert "Next move" in page.inner_text("#about")


def test_monsters_move_one_by_one_and_the_rest_can_be_skipped(
    served: Served, visit: Visitor
) -> None:
    page = visit(served, once=True)
    sit_down(page, served, Table(players=1).monsters("clawer C10 E", "clawer C14 E").turn("konrad"))
    page.click('[title="Settings"]')
    page.check('input[value="slow"]')
    page.keyboard.press("Escape")
    stop_time(page)
    for _ in range(9):
        if state_of(page)["view"]["phase"] == 2:
            break
        choose(page, "end turn")
    page.wait_for_selector(".telling")
    assert page.locator("#spot-C14 .monster").count() == 1, "it has not moved yet"
    assert offered(page) != [], "nothing waits for the telling"
    page.keyboard.press("Escape")
    page.wait_for_selector(".telling", state="detached")
    assert page.locator("#spot-C14 .monster").count() == 0


# -- the Day as a workshop -------------------------------------------------------------------


def test_a_site_is_chosen_on_the_map_and_elsewhere_it_says_why_not(
    served: Served, visit: Visitor
) -> None:
    page = visit(served)
    sit_down(page, served, day())
    component(page, "kind-gold-mine").click()
    page.wait_for_selector('[data-matter="build gold-mine"][aria-expanded="true"]')
    sites = [
        option["facts"]["spots"]
        for option in state_of(page)["choice"]["options"]
        if option["notation"].startswith("build gold-mine")
    ]
    assert spots_that_can(page) >= {spot for site in sites for spot in site}
    page.hover("#spot-K11")
    page.wait_for_selector("#about .cannot")
    assert "occupied" in page.inner_text("#about .cannot >> nth=0")
    cited = page.locator("#about .cannot [data-rule]").first.get_attribute("data-rule")
    assert str(cited).startswith("TLS-PLACING")
    open_matter(page, "build ballista")
    page.hover("#spot-J11")
    page.click("#spot-J11")
    wait_for_moment(page, 1)
    assert page.locator('.structure[data-thing="ballista"]').count() == 1
    component(page, "kind-catapult").hover()
    page.wait_for_selector("#about")
    assert "Cost: 3 Materials" in page.inner_text("#about")


# -- whole games -----------------------------------------------------------------------------


def key_choice(page: Page) -> None:
    """Answers by keys alone: an attack if there is one, else the first thing in the list; a hero is
    deployed on the map."""
    now = moment(page)
    attack = page.locator('[data-matter^="attack"]')
    if attack.count():
        attack.first.focus()
        page.keyboard.press("Enter")
        page.wait_for_selector(".within:not([hidden]) button:focus")
        page.keyboard.press("Enter")
    elif page.get_attribute("[data-ask]", "data-ask") == "deploy":
        page.keyboard.press("b")
        page.keyboard.press("ArrowDown")
        page.keyboard.press("ArrowRight")
        while page.locator(".spot[data-can]:focus").count() == 0:
            page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
    else:
        page.keyboard.press("1")
    wait_for_moment(page, now + 1)


def test_a_whole_introduction_is_played_by_keyboard_only(served: Served, visit: Visitor) -> None:
    page = visit(served)
    page.click('[data-new-game="spell"]')
    open_all_options(page)
    page.fill('form input[name="seed"]', "8")
    page.select_option('form select[name="players"]', "2")
    page.select_option('form select[name="scenario"]', "introduction")
    page.click("[data-start]")
    page.wait_for_selector("[data-ask]")
    for _ in range(150):
        if is_over(page):
            break
        key_choice(page)
    assert page.get_attribute("[data-outcome]", "data-outcome") in ("won", "lost")


def test_two_browsers_play_at_one_table(served: Served, visit: Visitor) -> None:
    page = visit(served)
    [invitation] = sit_down(page, served, day(), "here", "elsewhere")
    other = visit(served, invitation)
    other.wait_for_selector("[data-ask]")
    assert offered(other) == [], "it is not their turn"
    choose(page, "pass")
    other.wait_for_selector('[data-moment="1"]')
    open_matter(other, "build wooden-wall")
    other.click("#spot-I9")
    for one in (page, other):
        one.wait_for_selector('[data-moment="2"]')
    walls = page.locator('.structure[data-thing="wooden-wall"]').count()
    assert walls == other.locator('.structure[data-thing="wooden-wall"]').count() == 8


# -- for everybody ---------------------------------------------------------------------------


def test_axe_finds_nothing_serious(served: Served, visit: Visitor) -> None:
    """The spots are alike: it looks at those of two rows."""
    page = visit(served)
    sit_down(page, served, night())
    open_matter(page, "attack great-axe cleave")
    assert serious(page, ".spot:nth-child(n+49)") == []


def test_figures_are_told_without_colour(served: Served, visit: Visitor) -> None:
    page = visit(served)
    sit_down(page, served, night())
    state = state_of(page)
    content = page.evaluate("async () => (await fetch('/api/games/spell')).json()")["content"]
    kinds = {entry["id"]: entry for entry in content["monsters.toml"]}
    for monster in state["view"]["monsters"]:
        piece = component(page, f"monster-{monster['serial']}").locator(".piece")
        [shape] = monster["dice"]
        assert shape in str(piece.get_attribute("class")).split()
        assert piece.locator(".letter").text_content() == kinds[monster["monster"]]["letter"]
        words = component(page, monster["at"]).get_attribute("aria-description")
        assert shape in str(words)
    for hero in state["view"]["heroes"]:
        assert component(page, f"figure-{hero['hero']}").inner_text() == str(hero["seat"] + 1)
    shapes = page.locator(".piece .base").evaluate_all(
        "bases => bases.map(base => base.getAttribute('d'))"
    )
    assert len(set(shapes)) == 2, "blue is round, orange is square"


def test_what_can_be_chosen_stands_out_for_those_who_confuse_red_and_green(
    served: Served, visit: Visitor
) -> None:
    page = visit(served)
    for table, matter in ((night(), "move"), (day(), "build ballista")):
        sit_down(page, served, table)
        open_matter(page, matter)
        ring = page.locator(".spot[data-can]").first
        [(edge, _)] = colours(ring.evaluate("part => getComputedStyle(part).boxShadow"))
        for ground in ("field", "town"):
            fill = page.locator(f".ground .{ground}")
            [(under, _)] = colours(fill.evaluate("part => getComputedStyle(part).fill"))
            assert contrast(edge, under) >= 3, (matter, ground)


def test_the_table_speaks_the_readers_language(served: Served, visit: Visitor) -> None:
    page = visit(served, language="fr")
    sit_down(page, served, night())
    assert "Que fait votre héros" in page.inner_text("[data-ask]")
    assert "Baliste" in component(page, "kind-ballista").inner_text()
    assert "Nuit 3" in component(page, "when").inner_text()
    page.select_option(".bar [data-language]", "es")
    page.wait_for_selector("text=Noche 3")
    assert "Balista" in component(page, "kind-ballista").inner_text()
    assert "Griffeur" not in str(component(page, "K8").get_attribute("aria-label"))
    assert "Desgarrador" in str(component(page, "K8").get_attribute("aria-label"))


@SIZES
def test_what_a_matter_opens_is_seen_below_it(
    served: Served, visit: Visitor, size: tuple[int, int]
) -> None:
    page = visit(served, size=size)
    sit_down(page, served, day())
    open_matter(page, "buy")
    opened = page.locator('[data-matter="buy"] + .within [data-option]')
    assert opened.count() > 4
    expect(opened.first).to_be_in_viewport(ratio=1)
    expect(page.locator('[data-matter="buy"]')).to_be_in_viewport()


def test_an_attack_on_several_spots_says_on_how_many(served: Served, visit: Visitor) -> None:
    page = visit(served)
    sit_down(page, served, day())
    page.locator('#board [data-thing="scroll-of-darts"]').first.hover()
    expect(page.locator("#about")).to_contain_text("up to 2 spots")


def test_whoever_has_made_the_one_attack_of_the_turn_is_told_so(
    served: Served, visit: Visitor
) -> None:
    page = visit(served)
    sit_down(page, served, night())
    left = page.locator("[data-left]")
    expect(left).not_to_contain_text("attack")
    open_matter(page, "attack great-axe cleave")
    page.click("#spot-K8")
    wait_for_moment(page, 1)
    expect(left).to_contain_text("This turn's one attack has been made.")


def test_the_signs_and_words_of_a_weapon_are_explained(served: Served, visit: Visitor) -> None:
    page = visit(served)
    sit_down(page, served, night().hero("konrad", at="K7", weapons=["wood-axe", "rusty-dagger"]))
    card = page.locator("#about")
    chip = component(page, "attack-konrad.wood-axe.chop")
    sign = str(chip.locator("small").text_content()).split("×")[1].strip()
    chip.hover()
    expect(card).to_contain_text(f"×{sign}: so often it can still be used in this Hero Phase.")
    expect(card).to_contain_text("Armor Piercing: an armor result counts as a hit.")
    component(page, "attack-konrad.rusty-dagger.dagger-toss").focus()
    expect(card).to_contain_text("No-dodge: a dodge result counts as a hit.")
    page.select_option(".bar [data-language]", "fr")
    chip.hover()
    expect(card).to_contain_text("dans cette phase Héros")


def test_every_effect_of_an_attack_is_explained_by_the_rule_of_its_entry() -> None:
    """The page knows no rule of an effect by itself."""
    script = (SCRIPTS / "games" / "spell" / "about.js").read_text()
    assert re.findall(r"TLS-(?:EFFECT|SHAPE)-\d+", script) == []
    game = find_game("spell")
    entries = game.content.entries["effects.toml"]
    named = {one.word: one.rule for one in entries if isinstance(one, EffectWordDocument)}
    assert set(named) == {effect.word for effect in EFFECTS}
    for effect, rule in named.items():
        assert effect.split("_")[0] in game.ledger.rules[rule].text.lower(), effect


def test_a_potion_says_what_it_does(served: Served, visit: Visitor) -> None:
    page = visit(served)
    sit_down(page, served, day())
    component(page, "ware-potion-red").hover()
    expect(page.locator("#about")).to_contain_text("one Wound of the hero is healed")
    page.select_option(".bar [data-language]", "es")
    component(page, "ware-potion-yellow").hover()
    expect(page.locator("#about")).to_contain_text("Puntos de Acción")


def test_what_a_trait_makes_dearer_is_offered_at_that_price(served: Served, visit: Visitor) -> None:
    page = visit(served)
    sit_down(page, served, day().hero("konrad", trait="gravedigger"))
    open_matter(page, "buy")
    dear = page.locator('[data-option="buy potion-red konrad"]')
    expect(dear).to_contain_text("3 Gold")


def test_what_a_tinker_builds_cheaper_is_offered_at_that_price(
    served: Served, visit: Visitor
) -> None:
    page = visit(served)
    sit_down(page, served, day().hero("konrad", trait="tinker"))
    ballista = page.locator('[data-matter="build ballista"]')
    expect(ballista.locator("small")).to_have_text("1 Material")
    expect(page.locator('[data-matter="build seer"] small')).to_have_text("3 Gold")


def test_the_outlook_says_nothing_twice(served: Served, visit: Visitor) -> None:
    page = visit(served)
    sit_down(page, served, day().builds("wooden-wall I9", flames=2))
    open_matter(page, "repair")
    page.locator('[data-option="repair wooden-wall I9 2"]').hover()
    said = "Repair the Wooden Wall on I9 with 2 Materials"
    expect(page.locator(".outlook h3")).to_have_text(said)


def test_the_one_thing_in_the_stash_is_seen_whole(served: Served, visit: Visitor) -> None:
    page = visit(served, size=(1280, 720))
    sit_down(page, served, day().having(stash=["apprentices-wand"]))
    held = component(page, "stash-apprentices-wand").bounding_box()
    stash = component(page, "stash").bounding_box()
    assert held
    assert stash
    assert held["y"] + held["height"] <= stash["y"] + stash["height"] + 1
