"""Fixed things: games, rules, words, languages, and the API's own description."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from laststand import LaststandError
from laststand.catalogues import typeset
from laststand.server import documents as doc
from laststand.server.catalogues import Catalogues
from laststand.server.http import ENDPOINTS
from laststand.server.problems import Problem
from laststand.server.settings import database_url
from tests.server.stage import Server

API = Path(__file__).parents[2] / "docs" / "api.md"

PO = """
msgid ""
msgstr "Content-Type: text/plain; charset=utf-8\\n"

msgid "There is no such table."
msgstr "Cette table n'existe pas."

#, fuzzy
msgid "There is no such game."
msgstr "Peut-être."

msgid "Undo"
msgstr ""
"""

GAME_PO = """
msgid ""
msgstr "Plural-Forms: nplurals=2; plural=(n > 1);\\n"

msgid "Draw"
msgstr ""
"Pioche "
"!"

msgid "{n} fire"
msgid_plural "{n} fires"
msgstr[0] "{n} feu"
msgstr[1] "{n} feux"
"""


@pytest.fixture
def locale(tmp_path: Path) -> Path:
    folder = tmp_path / "fr" / "LC_MESSAGES"
    folder.mkdir(parents=True)
    (folder / "page.po").write_text(PO, encoding="utf-8")
    (folder / "game.po").write_text(GAME_PO, encoding="utf-8")
    return tmp_path


def test_a_language_has_a_catalogue_for_the_page_and_one_for_each_game(locale: Path) -> None:
    catalogues = Catalogues(locale)
    assert catalogues.languages == ["en", "fr"]
    assert catalogues.of("en").texts == {}
    assert catalogues.of("fr").texts == {
        "page": {"There is no such table.": "Cette table n’existe pas."},
        "game": {"Draw": "Pioche\u202f!", "{n} fire": ["{n} feu", "{n} feux"]},
    }
    with pytest.raises(Problem, match="no-such-language"):
        catalogues.of("../../etc")


@pytest.mark.parametrize(
    ("header", "sentence"),
    [
        ("fr-CH,fr;q=0.9,en;q=0.5", "Cette table n’existe pas."),
        ("de, fr;q=0.3", "Cette table n’existe pas."),
        ("en;q=0.9, fr;q=0.1", "There is no such table."),
        ("", "There is no such table."),
        ("fr;q=high", "There is no such table."),
    ],
)
def test_refusals_are_in_the_language_asked_for(locale: Path, header: str, sentence: str) -> None:
    catalogue = Catalogues(locale).preferred(header)
    assert Problem(404, "no-such-table").sentence(catalogue) == sentence


def test_a_games_rules_content_and_words_are_served_whole(server: Server) -> None:
    for brief in server.http.get("/api/games").json():
        answer = server.http.get(f"/api/games/{brief['id']}")
        whole = msgspec.json.decode(answer.content, type=doc.GameWhole)
        assert whole.rules.rules
        assert all(rule.book in whole.rules.books for rule in whole.rules.rules)
        assert all(entry["page"] for file in whole.content.values() for entry in file)
        assert {"ask", "option", "event", "refusal", "step", "outcome"} <= set(whole.words)
    assert server.http.get("/api/games/chess").json()["code"] == "no-such-game"


def test_fixed_things_are_sent_again_only_when_they_change(server: Server) -> None:
    first = server.http.get("/api/games/stronghold")
    headers = {"if-none-match": first.headers["etag"]}
    again = server.http.get("/api/games/stronghold", headers=headers)
    assert (again.status_code, again.content) == (304, b"")


def test_the_odds_of_a_roll_are_exact_and_known_before_it(server: Server) -> None:
    table = server.lay(seed=2)
    state = table.state()
    for _ in range(60):
        if any(option["notation"] == "roll" for option in state["choice"]["options"]):
            break
        state = table.play(1)
    odds = msgspec.json.decode(table.get("/odds").content, type=doc.Odds)
    assert odds.seq == state["seq"]
    assert odds.odds["roll"]
    for each in odds.odds["roll"]:
        assert 0 <= each.ways <= each.of
        assert 6**5 % each.of == 0  # three dice, and two of them again
        assert each.p == each.ways / each.of


# -- the reader's language ---------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "beginning"),
    [
        ("en", "'fly' is not possible here, only: draw"),
        ("fr", "«\u00a0fly\u00a0» n’est pas possible ici, seulement\u00a0: draw"),
        ("es", "«fly» no es posible aquí, solo: draw"),
    ],
)
def test_a_rules_refusal_is_in_the_readers_language(
    server: Server, language: str, beginning: str
) -> None:
    table = server.lay(seed=1)
    answer = server.http.post(
        f"/api/tables/{table.id}/choices",
        json={"seq": 0, "option": "fly"},
        headers={**table.headers, "accept-language": language},
    )
    assert answer.json()["code"] == "refused"
    assert answer.json()["sentence"].startswith(beginning)


def test_a_live_answer_is_in_the_language_of_the_page(server: Server) -> None:
    table = server.lay(seed=1)
    with table.live(language="es") as live:
        answer = live.ask(type="choose", id="a", seq=0, option="fly")
    assert answer["error"]["sentence"].startswith("«fly» no es posible aquí")


def test_french_is_set_as_printers_set_it() -> None:
    said = typeset("fr", "L'ennemi : « fuir » ? 100 % perdu ; hélas !")
    assert said == (
        "L’ennemi\u00a0: «\u00a0fuir\u00a0»\u202f? 100\u00a0% perdu\u202f; hélas\u202f!"
    )
    assert typeset("es", "¿Huir? 'no': 100 %") == "¿Huir? 'no': 100\u00a0%"


# -- the description -------------------------------------------------------------------


def references(document: Any) -> Iterator[str]:
    if isinstance(document, dict):
        for name, value in document.items():
            if name == "$ref":
                yield value
            else:
                yield from references(value)
    elif isinstance(document, list):
        for value in document:
            yield from references(value)


def test_the_openapi_document_has_every_address_and_every_reference(server: Server) -> None:
    document = server.http.get("/api/openapi.json").json()
    assert document["openapi"].startswith("3.1")
    described = {(m.upper(), p) for p, methods in document["paths"].items() for m in methods}
    plain = {(e.method, re.sub(r":\w+}", "}", e.path)) for e in ENDPOINTS}
    assert described == plain
    known = document["components"]["schemas"]
    assert all(ref.rsplit("/", 1)[1] in known for ref in references(document))
    for method, path in described:
        parameters = document["paths"][path][method.lower()]["parameters"]
        named = {p["name"] for p in parameters if p["in"] == "path"}
        assert named == set(re.findall(r"{(\w+)}", path))


def test_the_written_description_names_every_address() -> None:
    text = API.read_text(encoding="utf-8")
    for endpoint in ENDPOINTS:
        last = re.sub(r":\w+}", "}", endpoint.path).rsplit("/", 1)[1]
        assert last.strip("{}") in text, endpoint.path


def test_what_is_answered_is_what_is_described(server: Server) -> None:
    laid = server.http.post(
        "/api/tables",
        json={
            "game": "stronghold",
            "options": {"players": 2},
            "seats": [{"kind": "here"}, {"kind": "elsewhere"}],
        },
    )
    described = msgspec.json.decode(laid.content, type=doc.Laid)
    assert same_fields(laid.json(), described)
    table = server.lay()
    table.play(4)
    for path, kind in [
        ("", doc.State),
        ("/moments/2", doc.State),
        ("/history", doc.History),
        ("/odds", doc.Odds),
    ]:
        answer = table.get(path)
        assert same_fields(answer.json(), msgspec.json.decode(answer.content, type=kind))
    late = table.post("/choices", seq=0, option="nonsense")
    assert same_fields(late.json(), msgspec.json.decode(late.content, type=doc.Late))
    seat = table.post("/seats/0", kind="elsewhere")
    assert same_fields(seat.json(), msgspec.json.decode(seat.content, type=doc.SeatAnswer))
    tables = server.http.get("/api/tables")
    assert same_fields(tables.json(), msgspec.json.decode(tables.content, type=list[doc.Summary]))


def test_what_never_changes_is_what_its_address_describes(server: Server) -> None:
    named = {"game": "stronghold", "language": "fr"}
    fixed = [e for e in ENDPOINTS if e.method == "GET" and "{id}" not in e.path]
    for endpoint in fixed:
        answer = server.http.get(endpoint.path.format(**named))
        assert answer.status_code == 200, endpoint.path
        described = msgspec.json.decode(answer.content, type=endpoint.gives)
        assert same_fields(answer.json(), described), endpoint.path


def same_fields(sent: Any, described: Any) -> bool:
    """Whether nothing is sent that is not described."""
    return bool(msgspec.json.decode(msgspec.json.encode(described)) == sent)


# -- where tables are kept -------------------------------------------------------------


def test_a_database_is_a_file_or_a_url(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert str(database_url("")) == f"sqlite:///{tmp_path}/laststand/tables.sqlite3"
    assert database_url(str(tmp_path / "a?b")).database == f"{tmp_path}/a?b"
    assert str(database_url("postgresql://me@db/t")) == "postgresql+psycopg://me@db/t"
    with pytest.raises(LaststandError, match="SQLite or PostgreSQL"):
        database_url("mysql://me@db/t")
