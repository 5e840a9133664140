"""`laststand rules` and `laststand content`, and what every command refuses."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.command import Command

PACK = Path(__file__).resolve().parents[1] / "stronghold" / "pack"


def test_rules_prints_the_whole_ledger_with_book_page_and_status(laststand: Command) -> None:
    done = laststand("rules", "stronghold")
    assert (done.code, done.err) == (0, "")
    assert done.out.startswith("LS-SETUP-1  The game is for one or two players")
    assert "\n    The Last Stronghold, rulebook (English), Setup; stated\n" in done.out


def test_rules_prints_a_chapter_by_the_beginning_of_its_ids_and_one_rule_by_its_own(
    laststand: Command,
) -> None:
    chapter = laststand("rules", "stronghold", "ls-dice").out
    assert "LS-DICE-1 " in chapter
    assert "LS-DICE-10 " in chapter
    assert "LS-TURN-1 " not in chapter
    only = laststand("rules", "stronghold", "ls-dice-1").out
    assert "LS-DICE-1 " in only
    assert "LS-DICE-10 " not in only


def test_rules_as_json_are_all_rules_with_all_fields(laststand: Command) -> None:
    rules = json.loads(laststand("rules", "stronghold", "--json").out)
    ids = [rule["id"] for rule in rules]
    assert len(ids) == len(set(ids)) > 100
    assert {"id", "text", "book", "page", "status"} <= rules[0].keys()


def test_content_is_listed_by_provenance(laststand: Command) -> None:
    lines = laststand("content", "stronghold").out.splitlines()
    heads = [line for line in lines if not line.startswith(" ")]
    assert [head.split(":")[0] for head in heads] == ["stated", "ruling", "reconstructed"]
    entries = [line for line in lines if line.startswith("  ") and ".toml " in line]
    assert sum(int(head.split(":")[1]) for head in heads) == len(entries)
    assert any(line.split()[:2] == ["levels.toml", "normal"] for line in lines)


def test_content_says_what_is_stated_of_a_card_and_its_flavour(laststand: Command) -> None:
    english = laststand("content", "stronghold", "--language", "en").out
    assert "stated: name, title\n" in english
    assert "“The king has fled. His purse was slower.”" in english
    assert "“Le roi a fui." in laststand("content", "stronghold", "--language", "fr").out


def test_content_as_json_has_every_file_and_field(laststand: Command) -> None:
    files = json.loads(laststand("content", "stronghold", "--json").out)
    elora = next(hero for hero in files["heroes.toml"] if hero["id"] == "elora")
    assert elora["name"] == "Elora"
    assert elora["status"] == "reconstructed"
    assert elora["full"]["boons"]


def test_a_pack_is_seen_in_the_content(laststand: Command) -> None:
    own = json.loads(laststand("content", "stronghold", "--json").out)
    packed = json.loads(laststand("content", "stronghold", "--content", PACK, "--json").out)
    assert len(own["dice.toml"][0]["faces"]) == 6
    assert len(packed["dice.toml"][0]["faces"]) == 7


def test_a_mistake_in_a_pack_is_said_with_file_line_entry_and_field(
    laststand: Command, tmp_path: Path
) -> None:
    (tmp_path / "pack.toml").write_text('name = "mine"\ngame = "stronghold"\n')
    (tmp_path / "levels.toml").write_text('\n[[level]]\nid = "normal"\nfire_spaces = "five"\n')
    complaint = laststand("content", "stronghold", "--content", tmp_path).complaint
    for part in ("mine", "levels.toml", "line 2", "normal", "fire_spaces"):
        assert part in complaint


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("rules nothing", "there is no game 'nothing', only: stronghold, bastion"),
        ("rules stronghold XX", "stronghold has no rule 'XX'"),
        ("rules stronghold LS-DICE-1 more", "'more' is not understood here"),
        ("content nothing", "there is no game 'nothing', only: stronghold, bastion"),
        ("content stronghold --content /nowhere", "/nowhere: there is no such folder of content"),
        (f"content bastion --content {PACK}", "pack.toml: the pack is for 'stronghold', not"),
        ("content stronghold --colour red", "'--colour' is not understood here"),
    ],
)
def test_what_is_asked_wrongly_is_answered_in_one_sentence(
    laststand: Command, words: str, sentence: str
) -> None:
    assert laststand(*words.split()).complaint.startswith(sentence)


@pytest.mark.parametrize("words", ["nonsense", "rules", "simulate stronghold --games none"])
def test_a_command_line_that_is_no_command_is_answered_with_how_to_write_it(
    laststand: Command, words: str
) -> None:
    done = laststand(*words.split())
    assert (done.code, done.out) == (2, "")
    assert done.err.startswith("usage: laststand")


def test_whoever_reads_only_the_first_line_breaks_nothing(laststand: Command) -> None:
    import subprocess

    words = laststand.words("rules", "stronghold")
    with subprocess.Popen(
        words,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=laststand.environment({"PYTHONUNBUFFERED": "1"}),
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        assert process.stdout.readline().startswith(b"LS-SETUP-1")
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait(60) == 0
