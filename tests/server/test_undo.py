"""Undo: free back to chance or another's decision, beyond it only together."""

from __future__ import annotations

from tests.server.stage import Seated, Server, two_people


def test_a_decision_without_chance_is_undone_freely(server: Server) -> None:
    table = server.lay()
    drawn = table.choose("draw")
    moved = table.choose("move B")
    assert moved["undo"]["free"]
    assert moved["undo"]["undoes"]["notation"] == "move B"
    undone = table.post("/undo", seq=2).json()
    assert (undone["seq"], undone["moments"], undone["rewound"]) == (3, 1, False)
    for part in ("view", "choice", "events", "history", "coming_up"):
        assert undone[part] == drawn[part]


def test_undo_says_why_it_stops_at_chance(server: Server) -> None:
    drawn = server.lay().choose("draw")
    undo = drawn["undo"]
    assert (undo["possible"], undo["free"], undo["why"]) == (True, False, "chance")
    assert undo["outcomes"] == drawn["history"][0]["outcomes"]
    assert undo["outcomes"] == ["powder-sapper-e"]
    assert undo["sentence"] == "Dice or cards came since: Powder Sapper."
    assert undo["needs"] == []


def test_who_is_alone_goes_back_beyond_chance_at_once_and_the_match_is_marked(
    server: Server,
) -> None:
    table = server.lay()
    first = table.choose("draw")
    back = table.post("/undo", seq=1).json()
    assert (back["moments"], back["rewound"]) == (0, True)
    again = table.choose("draw")
    assert again["view"] == first["view"]
    assert again["rewound"]
    seen = server.http.get("/api/tables", params={"ids": table.id}).json()
    assert seen[0]["rewound"]


def test_the_same_luck_comes_after_an_undo(server: Server) -> None:
    table = server.lay()
    before = table.play(12)
    back = table.post("/undo", seq=12, to=3).json()
    assert back["moments"] == 3
    assert table.play(9)["view"] == before["view"]


def test_there_is_nothing_to_undo_at_the_start(server: Server) -> None:
    table = server.lay()
    assert table.state()["undo"]["possible"] is False
    answer = table.post("/undo", seq=0)
    assert (answer.status_code, answer.json()["code"]) == (409, "nothing-to-undo")


def test_a_repeated_undo_is_answered_and_done_once(server: Server) -> None:
    table = server.lay()
    table.play(2)
    first, again = table.post("/undo", seq=2, to=1), table.post("/undo", seq=2, to=1)
    assert (first.status_code, again.status_code) == (200, 200)
    assert first.json() == again.json()


def test_a_late_undo_is_refused(server: Server) -> None:
    table = server.lay()
    table.play(4)
    answer = table.post("/undo", seq=2, to=1)
    assert (answer.status_code, answer.json()["code"]) == (409, "late")


def at_seat(state: object, ada: Seated, ben: Seated) -> tuple[Seated, Seated]:
    """Who is to choose, and the other."""
    assert isinstance(state, dict)
    return (ben, ada) if state["choice"]["seat"] == 1 else (ada, ben)


def test_beyond_chance_all_must_agree(server: Server) -> None:
    ada, ben = two_people(server)
    state = ada.play(1)
    mover, other = at_seat(state, ada, ben)
    mover.choose("draw")
    asked = mover.post("/undo", seq=2).json()
    assert asked["moments"] == 2
    request = other.state()["undo"]["request"]
    assert request["to"] == 1
    assert request["waiting"] == other.state()["you"]["seats"]
    again = mover.post("/undo", seq=2).json()
    assert again["moments"] == 2
    agreed = other.post("/consent", seq=2, agree=True).json()
    assert (agreed["moments"], agreed["rewound"], agreed["undo"]["request"]) == (1, True, None)
    repeated = other.post("/consent", seq=2, agree=True)
    assert (repeated.status_code, repeated.json()["seq"]) == (200, 3)


def test_one_who_does_not_agree_ends_the_request(server: Server) -> None:
    ada, ben = two_people(server)
    mover, other = at_seat(ada.play(1), ada, ben)
    mover.choose("draw")
    mover.post("/undo", seq=2)
    refused = other.post("/consent", seq=2, agree=False).json()
    assert (refused["moments"], refused["undo"]["request"]) == (2, None)
    answer = other.post("/consent", seq=2, agree=True)
    assert (answer.status_code, answer.json()["code"]) == (409, "no-request")


def test_a_request_lapses_with_the_next_choice(server: Server) -> None:
    ada, ben = two_people(server)
    mover, other = at_seat(ada.play(1), ada, ben)
    mover.choose("draw")
    mover.post("/undo", seq=2)
    mover.play(1)
    assert other.state()["undo"]["request"] is None
    answer = other.post("/consent", seq=2, agree=True)
    assert (answer.status_code, answer.json()["code"]) == (409, "late")


def test_anothers_decision_is_not_undone_freely(server: Server) -> None:
    ada, ben = two_people(server)
    mover, other = at_seat(ada.play(1), ada, ben)
    mover.choose("draw")
    moved = mover.choose("move B")
    assert moved["undo"]["free"]
    undo = other.state()["undo"]
    assert (undo["free"], undo["why"]) == (False, "another-person")
    assert undo["needs"] == mover.state()["you"]["seats"]
    assert other.post("/undo", seq=3).json()["moments"] == 3
    own = mover.post("/undo", seq=3).json()
    assert (own["moments"], own["rewound"], own["undo"]["request"]) == (2, False, None)


def test_two_seats_of_one_person_need_nobody_elses_consent(server: Server) -> None:
    table = server.lay(options={"players": 2})
    table.play(6)
    back = table.post("/undo", seq=6, to=0).json()
    assert (back["moments"], back["undo"]["request"]) == (0, None)


def test_an_undo_survives_a_fresh_reading_of_the_log(server: Server) -> None:
    table = server.lay()
    table.play(5)
    table.post("/undo", seq=5, to=2)
    state = table.play(3)
    server.kill()
    server.start()
    assert table.state() == state
