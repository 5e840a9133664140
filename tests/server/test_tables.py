"""Tables over HTTP: laying, looking, choosing."""

from __future__ import annotations

from tests.server.stage import Server


def test_a_table_needs_nothing_but_a_game(server: Server) -> None:
    answer = server.http.post("/api/tables", json={"game": "stronghold"})
    assert answer.status_code == 201
    laid = answer.json()
    assert len(laid["seats"]) == 1
    assert laid["state"]["you"] == {"seats": [0], "owner": True, "watcher": False}
    assert laid["state"]["choice"]["options"]
    assert laid["state"]["seed"] is None


def test_the_same_seed_gives_the_same_table(server: Server) -> None:
    first, second = server.lay(seed=11), server.lay(seed=11)
    assert first.play(12)["view"] == second.play(12)["view"]
    assert server.lay(seed=12).play(12)["view"] != first.state()["view"]


def test_a_seed_may_be_told_as_text_because_it_may_be_long(server: Server) -> None:
    first, second = server.lay(seed=2**62 + 1), server.lay(seed=str(2**62 + 1))
    assert first.play(12)["view"] == second.play(12)["view"]
    for seed in ["", "-1", "1e3", "9" * 20]:
        answer = server.http.post("/api/tables", json={"game": "stronghold", "seed": seed})
        assert (answer.status_code, answer.json()["code"]) == (400, "bad-request"), seed


def test_options_that_do_not_fit_are_refused_with_what_would(server: Server) -> None:
    answer = server.http.post("/api/tables", json={"game": "stronghold", "options": {"players": 7}})
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-options")
    assert "1, 2" in answer.json()["facts"]["reason"]


def test_an_option_cannot_smuggle_in_a_folder_of_content(server: Server) -> None:
    answer = server.http.post(
        "/api/tables", json={"game": "stronghold", "options": {"content": "/etc"}}
    )
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-options")


def test_there_is_no_table_of_an_unknown_game(server: Server) -> None:
    answer = server.http.post("/api/tables", json={"game": "chess"})
    assert (answer.status_code, answer.json()["code"]) == (404, "no-such-game")


def test_more_seats_than_the_game_has_are_refused(server: Server) -> None:
    answer = server.http.post("/api/tables", json={"game": "stronghold", "seats": [{}, {}, {}]})
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-seats")


def test_unknown_fields_are_refused(server: Server) -> None:
    answer = server.http.post("/api/tables", json={"game": "stronghold", "colour": "red"})
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-request")
    assert "colour" in answer.json()["facts"]["reason"]


def test_a_choice_moves_the_table_on_and_tells_what_happened(server: Server) -> None:
    table = server.lay()
    before = table.state()
    after = table.choose("draw")
    assert (after["seq"], after["moments"]) == (1, 1)
    made = after["history"][0]
    assert made["chosen"]["notation"] == "draw"
    assert (made["by"], made["bot"], made["moment"]) == (0, None, 0)
    assert len(made["outcomes"]) >= 1
    new = after["events"][len(before["events"]) :]
    assert new[0]["kind"] == "EnemyDrawn"
    assert new[0]["moment"] == 1
    assert new[0]["facts"]["card"] == made["outcomes"][0]
    assert all(event["rule"] and event["kind"] for event in new)


def test_a_game_is_played_to_its_end_and_then_tells_its_seed(server: Server) -> None:
    table = server.lay(seed=5)
    state = table.play(2000)
    assert state["choice"] is None
    assert state["outcome"]["reason"]
    assert state["seed"] == "5"
    answer = table.post("/choices", seq=state["seq"], option="draw")
    assert (answer.status_code, answer.json()["code"]) == (422, "refused")


def test_a_repeated_choice_is_answered_the_same_and_made_once(server: Server) -> None:
    table = server.lay()
    first = table.post("/choices", seq=0, option="draw")
    again = table.post("/choices", seq=0, option="draw")
    assert (first.status_code, again.status_code) == (200, 200)
    assert first.json() == again.json()
    assert again.json()["seq"] == 1


def test_a_late_choice_is_refused_with_the_present_state(server: Server) -> None:
    table = server.lay()
    state = table.play(2)
    answer = table.post("/choices", seq=0, option="stay")
    assert (answer.status_code, answer.json()["code"]) == (409, "late")
    assert answer.json()["state"] == state


def test_a_choice_for_a_seq_to_come_is_refused(server: Server) -> None:
    answer = server.lay().post("/choices", seq=5, option="draw")
    assert (answer.status_code, answer.json()["code"]) == (409, "late")


def test_what_the_rules_do_not_allow_is_refused_with_the_rule(server: Server) -> None:
    table = server.lay()
    state = table.state()
    [refusal] = table.get("/why", option="buy holy-oil", words="en").json()["refusals"]
    answer = table.post("/choices", seq=0, option=refusal["notation"])
    assert answer.status_code == 422
    assert answer.json()["rule"] == refusal["rule"]
    assert answer.json()["sentence"] == refusal["label"]
    assert table.state() == state


def test_nobody_acts_without_a_token(server: Server) -> None:
    watcher = server.lay().holding()
    assert watcher.state()["you"] == {"seats": [], "owner": False, "watcher": True}
    for answer in [
        watcher.post("/choices", seq=0, option="draw"),
        watcher.post("/undo", seq=0),
        watcher.post("/consent", seq=0, agree=True),
    ]:
        assert (answer.status_code, answer.json()["code"]) == (403, "watching-only")
    assert watcher.state()["seq"] == 0


def test_a_token_of_another_table_is_worth_nothing(server: Server) -> None:
    table, other = server.lay(), server.lay()
    stranger = table.holding(*other.tokens)
    answer = stranger.post("/choices", seq=0, option="draw")
    assert (answer.status_code, answer.json()["code"]) == (401, "wrong-token")
    assert stranger.get().status_code == 401


def test_the_owner_alone_does_not_play(server: Server) -> None:
    answer = server.lay().as_owner().post("/choices", seq=0, option="draw")
    assert (answer.status_code, answer.json()["code"]) == (403, "watching-only")


def test_only_what_is_new_is_sent_to_who_holds_an_earlier_state(server: Server) -> None:
    table = server.lay()
    table.play(4)
    old = table.state()
    table.play(2)
    whole, news = table.state(), table.state(seq=old["seq"])
    assert news["history_from"] == 4
    assert old["history"] + news["history"] == whole["history"]
    assert old["events"] + news["events"] == whole["events"]
    assert table.state(since=3)["events"] == whole["events"][3:]


def test_the_list_shows_listed_tables_and_ones_own(server: Server) -> None:
    listed, hidden = server.lay(name="Friday"), server.lay(listed=False)
    listed.play(1)
    seen = {t["id"]: t for t in server.http.get("/api/tables", params={"limit": 200}).json()}
    assert hidden.id not in seen
    assert seen[listed.id]["name"] == "Friday"
    assert (seen[listed.id]["moments"], seen[listed.id]["ask"]) == (1, "move")
    assert seen[listed.id]["you"]["watcher"]
    mine = server.http.get("/api/tables", headers=hidden.headers).json()
    assert {t["id"]: t["you"]["seats"] for t in mine}[hidden.id] == [0]
    only = server.http.get("/api/tables", params={"ids": f"{hidden.id},nothing"}).json()
    assert [t["id"] for t in only] == [hidden.id]


def test_the_list_knows_all_tables_of_a_browser_that_has_many(server: Server) -> None:
    mine = [server.lay(listed=False) for _ in range(40)]
    void = [f"{n:032x}" for n in range(160)]
    held = void + [token for table in mine for token in (table.laid["owner"], *table.tokens)]
    headers = {"authorization": "Bearer " + ",".join(held)}
    assert len(headers["authorization"]) < 8000, "it passes a proxy"
    found = server.http.get("/api/tables", headers=headers, params={"limit": 200}).json()
    owned = {table["id"] for table in found if table["you"]["owner"] and table["you"]["seats"]}
    assert owned == {table.id for table in mine}


def test_a_browser_may_hold_many_void_tokens_of_a_table(server: Server) -> None:
    table = server.lay()
    kept = table.holding(*[f"{n:032x}" for n in range(60)], *table.tokens)
    assert kept.state()["you"]["seats"] == [0]
    with kept.live() as live:
        assert live.hear()["you"]["seats"] == [0]


def test_its_owner_removes_a_table(server: Server) -> None:
    table = server.lay()
    assert server.http.delete(table.path, headers=table.headers).status_code == 403
    with table.live() as watching:
        watching.hear()
        owner = table.as_owner()
        assert server.http.delete(table.path, headers=owner.headers).status_code == 204
    assert table.get().json()["code"] == "no-such-table"


def test_there_is_no_such_table(server: Server) -> None:
    answer = server.http.get("/api/tables/nothing")
    assert (answer.status_code, answer.json()["code"]) == (404, "no-such-table")
