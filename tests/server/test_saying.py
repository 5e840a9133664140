"""What people say at the table, and why bots do what they do."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Any

from tests.server.stage import Live, Server, two_people


def test_the_luck_is_sealed_and_the_seed_told_at_the_end(server: Server) -> None:
    table = server.lay(game="stronghold")
    [luck] = table.state()["luck"]
    seal = hashlib.sha256(f"{table.id}:3".encode()).hexdigest()
    assert (luck["moment"], luck["seal"]) == (0, seal), "the seed was chosen openly"
    [secret] = server.lay(game="stronghold", seed=None).state()["luck"]
    assert secret["seed"] is None
    assert len(secret["seal"]) == 64


def test_a_steward_gives_its_reason_and_others_none(server: Server) -> None:
    table = server.lay(seats=[{"kind": "bot", "bot": "steward"}])
    while not table.state()["outcome"] and table.state()["moments"] < 5:
        pass
    assert table.get("/moments/1/reason").json()["why"] == "dice-do-most-there"
    played = server.lay()
    played.choose("draw")
    assert played.get("/moments/0/reason").json() == {"why": "", "facts": {}}
    assert played.get("/moments/99/reason").json()["why"] == ""


def heard(live: Live, *sayings: dict[str, Any]) -> list[Any]:
    """Says some things, each once the one before is answered, and hears what is said till then."""
    said = []
    for number, saying in enumerate(sayings):
        live.say(type="say", id=f"{number}", **saying)
        while (message := live.hear())["type"] != "answer":
            said += [message] if message["type"] == "said" else []
        assert message["ok"]
    return said


def told(live: Live) -> list[Any]:
    """All that has been said, to whoever comes."""
    live.say(type="ping", id="ping")
    said = []
    while (message := live.hear())["type"] != "answer":
        said += [message] if message["type"] == "said" else []
    return said


def test_what_is_sent_twice_is_said_once(server: Server) -> None:
    ada, ben = two_people(server)
    with ben.live() as listening:
        with ada.live() as live:
            heard(live, {"saying": "one", "text": "Hold!"})  # and the answer is lost on the way
        with ada.live() as live:
            heard(live, {"saying": "one", "text": "Hold!"}, {"saying": "two", "text": "Hold!"})
        assert [(s["saying"], s["text"]) for s in told(listening)] == [
            ("one", "Hold!"),
            ("two", "Hold!"),
        ]


def test_what_is_said_after_a_restart_is_told_apart_from_what_was_said_before(
    tmp_path: Path,
) -> None:
    server = Server(str(tmp_path / "tables.sqlite3"))
    ada, ben = two_people(server)
    same, other = {"saying": "mine", "phrase": "hello"}, {"text": "no id of its own"}
    with ada.live() as live:
        before = heard(live, same, other)
    server.kill()
    server.start()
    with ben.live() as listening, ada.live() as live:
        after = heard(live, same, other)
        assert told(listening) == after
    server.stop()
    assert before[0]["saying"] == after[0]["saying"] == "mine"
    assert before[1]["saying"] != after[1]["saying"]


def test_only_the_last_fifty_things_said_are_told(server: Server) -> None:
    ada, ben = two_people(server)
    with ada.live() as live:
        heard(live, *[{"text": f"{n}"} for n in range(55)])
    with ben.live() as late:
        assert [said["text"] for said in told(late)] == [f"{n}" for n in range(5, 55)]
