"""What people say at the table, and why bots do what they do."""

from __future__ import annotations

import hashlib

from tests.server.stage import Server


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
