"""Ledgers: read in the order of the rulebook, and checked."""

from pathlib import Path

import pytest

from laststand import DocumentRefused
from laststand.kernel.ledger import Ledger

HEAD = 'game = "siege"\nname = "Siege"\n\n[[book]]\nid = "rulebook"\ntitle = "The rulebook"\n'
RULE = """
[[rule]]
id = "SG-TURN-1"
text = "Draw a card."
book = "rulebook"
page = "p. 2"
status = "stated"
"""


def ledger(folder: Path, text: str) -> Ledger:
    file = folder / "rules.toml"
    file.write_text(text, encoding="utf-8")
    return Ledger.load(file)


def test_rules_are_found_by_id_in_the_order_of_the_rulebook(tmp_path: Path) -> None:
    second = RULE.replace("SG-TURN-1", "SG-TURN-2").replace('"stated"', '"ruling"\nruling = 4')
    loaded = ledger(tmp_path, HEAD + second + RULE)
    assert loaded.name == "Siege"
    assert loaded.books == {"rulebook": "The rulebook"}
    assert list(loaded.rules) == ["SG-TURN-2", "SG-TURN-1"]
    assert loaded.rules["SG-TURN-2"].ruling == 4
    assert loaded.rules["SG-TURN-1"].page == "p. 2"


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (HEAD + RULE + RULE, "rules.toml: rule 'SG-TURN-1' stands there twice"),
        (
            HEAD + RULE.replace('book = "rulebook"', 'book = "errata"'),
            "rules.toml: rule 'SG-TURN-1', field 'book': no book 'errata', only rulebook",
        ),
        (
            HEAD + RULE.replace('"stated"', '"guessed"'),
            "rules.toml, field 'rule[0].status': Invalid enum value 'guessed'",
        ),
        (
            HEAD + RULE.replace('page = "p. 2"', ""),
            "rules.toml, field 'rule[0]': Object missing required field `page`",
        ),
        (HEAD + RULE + 'why = "x"\n', "rules.toml, field 'rule[0]': Object contains unknown"),
        ("game =", "rules.toml: not TOML: "),
    ],
)
def test_a_faulty_ledger_is_refused_with_the_rule_and_the_field(
    tmp_path: Path, text: str, why: str
) -> None:
    with pytest.raises(DocumentRefused) as refused:
        ledger(tmp_path, text)
    assert str(refused.value).startswith(why)
