"""What stands before the tables: origins, names, sizes, rates, headers."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from laststand.server.pages import Pages
from laststand.server.settings import PACKAGE
from tests.server.stage import CALM, Server

STATIC = PACKAGE / "web" / "static"


def test_another_sites_page_may_not_act(server: Server) -> None:
    secure = server.address.replace("http:", "https:")
    for origin in ("http://evil.example", "null", server.address + ".evil.example", secure):
        answer = server.http.post(
            "/api/tables", json={"game": "stronghold"}, headers={"origin": origin}
        )
        assert (answer.status_code, answer.json()["code"]) == (403, "wrong-origin")


def test_ones_own_page_may_act(server: Server) -> None:
    answer = server.http.post(
        "/api/tables", json={"game": "stronghold"}, headers={"origin": server.address}
    )
    assert answer.status_code == 201


def test_on_loopback_only_loopback_names_are_answered(server: Server) -> None:
    for path in ("/", "/api/tables", "/static/x.js"):
        answer = server.http.get(path, headers={"host": "evil.example"})
        assert (answer.status_code, answer.json()["code"]) == (403, "wrong-host")
    port = server.address.rsplit(":", 1)[1]
    assert server.http.get("/api/games", headers={"host": f"localhost:{port}"}).status_code == 200


def test_the_policy_allows_no_inline_script_and_no_other_host(server: Server) -> None:
    for path in ("/", "/api/games", "/nothing"):
        policy = server.http.get(path).headers["content-security-policy"]
        assert "script-src 'self'" in policy
        assert "style-src 'self'" in policy
        assert "unsafe" not in policy
        assert "frame-ancestors 'none'" in policy
    headers = server.http.get("/").headers
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["x-frame-options"] == "DENY"
    assert headers["referrer-policy"] == "no-referrer"


def test_a_host_name_cannot_change_the_policy(server: Server) -> None:
    answer = server.http.get("/", headers={"host": "localhost; script-src *"})
    assert answer.status_code == 403
    assert "script-src *" not in answer.headers["content-security-policy"]


def test_a_body_that_is_too_large_is_refused(server: Server) -> None:
    answer = server.http.post("/api/tables", json={"game": "x" * 70_000})
    assert (answer.status_code, answer.json()["code"]) == (413, "too-large")
    answer = server.http.post(
        "/api/replays", content=b"x" * 1_100_000, headers={"content-type": "text/plain"}
    )
    assert (answer.status_code, answer.json()["code"]) == (413, "too-large")


def test_a_body_that_is_not_json_is_refused(server: Server) -> None:
    json = {"content-type": "application/json"}
    answer = server.http.post("/api/tables", content=b"{", headers=json)
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-request")
    answer = server.http.post("/api/tables", content=b"game=stronghold")
    assert (answer.status_code, answer.json()["code"]) == (415, "wrong-type")


def test_unknown_addresses_and_methods_are_refused_as_json(server: Server) -> None:
    assert server.http.get("/api/nothing").json()["code"] == "no-such-page"
    assert server.http.get("/static/../settings.py").status_code == 404
    answer = server.http.put("/api/tables")
    assert (answer.status_code, answer.json()["code"]) == (405, "wrong-method")


@pytest.fixture
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    limits = {**CALM, "tables_per_minute": 0.001, "tables_at_once": 2, "connections": 1}
    running = Server(str(tmp_path_factory.mktemp("strict") / "t.sqlite3"), limits=limits)
    yield running
    running.stop()


def test_new_tables_are_limited_and_the_rest_goes_on(strict: Server) -> None:
    codes = [
        strict.http.post("/api/tables", json={"game": "stronghold"}).status_code for _ in range(3)
    ]
    assert codes == [201, 201, 429]
    answer = strict.http.post("/api/tables", json={"game": "stronghold"})
    assert answer.json()["code"] == "too-many"
    assert int(answer.headers["retry-after"]) >= 1
    assert strict.http.get("/api/games").status_code == 200


def test_connections_of_one_address_are_limited(strict: Server) -> None:
    table = strict.lay()
    with table.live() as first:
        first.hear()
        with table.live() as second, pytest.raises(Exception, match="4429"):
            second.hear()
        assert first.ask(type="ping", id="1")["ok"]


def test_requests_are_limited(tmp_path_factory: pytest.TempPathFactory) -> None:
    database = str(tmp_path_factory.mktemp("slow") / "t.sqlite3")
    limits = {**CALM, "requests_per_second": 0.001, "requests_at_once": 20}
    server = Server(database, limits=limits)
    codes = [server.http.get("/api/server").status_code for _ in range(25)]
    assert codes[0] == 200
    assert codes[-1] == 429
    with pytest.raises(httpx.HTTPStatusError, match="429"):
        server.http.get("/").raise_for_status()
    server.stop()


def test_an_address_that_somebody_only_claims_is_not_believed(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    database = str(tmp_path_factory.mktemp("claims") / "t.sqlite3")
    limits = {**CALM, "requests_per_second": 0.001, "requests_at_once": 20}
    server = Server(database, limits=limits)
    codes = [
        server.http.get("/api/server", headers={"x-forwarded-for": f"10.0.0.{n}"}).status_code
        for n in range(25)
    ]
    assert codes[-1] == 429
    server.stop()


def test_a_proxy_that_is_named_is_believed(tmp_path_factory: pytest.TempPathFactory) -> None:
    database = str(tmp_path_factory.mktemp("proxy") / "t.sqlite3")
    limits = {**CALM, "requests_per_second": 0.001, "requests_at_once": 5}
    proxies, names = ["127.0.0.1", "10.1.0.0/16"], ["table.example"]
    server = Server(database, limits=limits, proxies=proxies, names=names)

    def code(way: str, **more: str) -> int:
        headers = {"x-forwarded-for": way, **more}
        return server.http.get("/api/server", headers=headers).status_code

    assert [code(f"192.0.2.{n}") for n in range(20)] == [200] * 20
    assert [code(f"6.6.6.{n}, 192.0.2.99, 10.1.2.3") for n in range(7)][-1] == 429
    assert [code(f"2001:db8:1:2::{n}") for n in range(7)][-1] == 429
    assert code("2001:db8:1:3::1") == 200
    passed_on = {"x-forwarded-for": "192.0.2.50", "x-forwarded-proto": "https"}
    for host, status in (("table.example", 201), ("evil.example", 403)):
        answer = server.http.post(
            "/api/tables",
            json={"game": "stronghold"},
            headers={**passed_on, "host": host, "origin": f"https://{host}"},
        )
        assert answer.status_code == status
    server.stop()


def test_a_name_has_no_signs_that_are_none(server: Server) -> None:
    name = "A\u202ed\u0000a\u200f \u2066\n\tx\u2069\ud800"
    table = server.lay(
        name="\u202eFriday\u0007", seats=[{"kind": "here", "name": "\u0000Ada\u2028"}]
    )
    assert (table.state()["name"], table.state()["seats"][0]["name"]) == ("Friday", "Ada")
    body = b'{"name": ' + json.dumps(name).encode() + b"}"
    headers = {**table.headers, "content-type": "application/json"}
    answer = server.http.post(table.path + "/seats/0", content=body, headers=headers)
    assert answer.status_code in (200, 400)
    table.post("/seats/0", name="A\u202ed\u0000a\u200f \u2066\n\tx\u2069")
    assert table.state()["seats"][0]["name"] == "Ada x"
    family = "\U0001f468\u200d\U0001f469"
    table.post("/seats/0", name=family)
    assert table.state()["seats"][0]["name"] == family


def test_the_next_free_port_is_taken_and_told(server: Server) -> None:
    assert server.said.startswith("Laststand is at http://127.0.0.1:")


# -- the page's files --------------------------------------------------------------------


def test_a_household_opens_the_page_at_once(tmp_path: Path) -> None:
    """Eight browsers at one address, each asking for every file, with the limits that everybody
    has: a file that is refused leaves a page empty."""
    server = Server(str(tmp_path / "t.sqlite3"), limits={"requests_per_second": 0.001})
    edition = re.findall(r'src="(/static/[0-9a-f]{16}/)main.js"', server.http.get("/").text)[0]
    files = [file.relative_to(STATIC).as_posix() for file in STATIC.rglob("*") if file.is_file()]
    read = [name for name in files if name.endswith((".js", ".css"))]
    codes = {server.http.get(edition + name).status_code for _ in range(8) for name in read}
    server.kill()
    assert len(read) > 50
    assert codes == {200}


def test_files_of_an_edition_are_kept_and_others_asked_for_anew(server: Server) -> None:
    page = server.http.get("/")
    edition = re.findall(r"/static/([0-9a-f]{16})/main.js", page.text)[0]
    other = "0" * 16
    kept = server.http.get(f"/static/{edition}/main.js")
    assert "immutable" in kept.headers["cache-control"]
    for path in ("/", f"/static/{other}/main.js", "/static/main.js"):
        answer = server.http.get(path)
        assert (answer.status_code, answer.headers["cache-control"]) == (200, "no-cache")
    assert server.http.get(f"/static/{edition}/nothing.js").status_code == 404
    assert server.http.get(f"/static/{edition}/../../settings.py").status_code == 404


def test_an_edited_file_makes_another_edition(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text('<script src="/static/main.js"></script>')
    (tmp_path / "main.js").write_text("1")
    pages = Pages(tmp_path)
    before = pages.edition()
    assert pages.edition() == before
    (tmp_path / "main.js").write_text("22")
    assert pages.edition() != before
