"""Ledger coverage, on checkouts made up for it."""

import json
from pathlib import Path
from textwrap import dedent

import pytest

from laststand.kernel.coverage import Coverage, main, measure
from laststand.kernel.errors import LaststandError

RULE = """
[[rule]]
id = "{id}"
text = "A rule."
book = "rulebook"
page = "p. 1"
status = "stated"
"""


class Checkout:
    """A source checkout with one game, `siege`, whose ids begin with SG."""

    def __init__(self, root: Path, *ids: str) -> None:
        self.root = root
        head = 'game = "siege"\nname = "Siege"\n[[book]]\nid = "rulebook"\ntitle = "Rulebook"\n'
        self.write(
            "src/laststand/games/siege/rules.toml", head + "".join(RULE.format(id=id) for id in ids)
        )
        self.code("")
        self.test("")

    def write(self, path: str, text: str) -> None:
        file = self.root / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(dedent(text), encoding="utf-8")

    def code(self, text: str, path: str = "games/siege/turn.py") -> None:
        self.write(f"src/laststand/{path}", text)

    def test(self, text: str, path: str = "siege/test_turn.py") -> None:
        self.write(f"tests/{path}", text)

    def measure(self) -> Coverage:
        return measure(self.root, ["siege"])

    def gaps(self) -> list[str]:
        return self.measure().gaps()


@pytest.fixture
def checkout(tmp_path: Path) -> Checkout:
    return Checkout(tmp_path, "SG-TURN-1", "SG-LONG-NAME-12")


def test_a_rule_must_be_cited_by_code_and_by_a_test(checkout: Checkout) -> None:
    assert checkout.gaps() == [
        "siege: SG-TURN-1 is cited by no code",
        "siege: SG-LONG-NAME-12 is cited by no code",
        "siege: SG-TURN-1 is cited by no test",
        "siege: SG-LONG-NAME-12 is cited by no test",
    ]


def test_code_cites_in_strings_docstrings_and_comments(checkout: Checkout) -> None:
    checkout.code('"""SG-TURN-1: as it says."""\nx = 1  # (SG-LONG-NAME-12)\n')
    assert checkout.measure().without_code("siege") == []


def test_an_id_is_not_found_inside_a_longer_one(checkout: Checkout) -> None:
    checkout.code("# SG-TURN-12 XSG-TURN-1 SG-TURN-1x\n")
    assert checkout.measure().without_code("siege") == ["SG-TURN-1", "SG-LONG-NAME-12"]


def test_the_kernel_may_carry_a_rule_but_another_game_and_a_bot_may_not(
    checkout: Checkout,
) -> None:
    checkout.code("# SG-TURN-1", "kernel/bag.py")
    checkout.code("# SG-LONG-NAME-12", "games/other/turn.py")
    checkout.code("# SG-LONG-NAME-12", "bots/steward.py")
    assert checkout.measure().without_code("siege") == ["SG-LONG-NAME-12"]


@pytest.mark.parametrize(
    "text",
    [
        """
        import pytest
        @pytest.mark.rule("SG-TURN-1")
        def test_it(): ...
        """,
        """
        import pytest
        @pytest.mark.rule("SG-LONG-NAME-12", "SG-TURN-1")
        async def test_it(): ...
        """,
        """
        from pytest import mark
        @mark.rule("SG-TURN-1")
        class TestTurn:
            def test_it(self): ...
        """,
        """
        import pytest
        class TestTurn:
            class TestMore:
                @pytest.mark.rule("SG-TURN-1")
                def test_it(self): ...
        """,
        """
        import pytest
        pytestmark = [pytest.mark.slow, pytest.mark.rule("SG-TURN-1")]
        def test_it(): ...
        """,
        """
        import pytest
        class TestTurn:
            pytestmark = pytest.mark.rule("SG-TURN-1")
            def test_it(self): ...
        """,
        """
        import pytest
        @pytest.mark.parametrize("n", [pytest.param(1, marks=pytest.mark.rule("SG-TURN-1"))])
        def test_it(n): ...
        """,
    ],
)
def test_a_test_cites_by_its_own_mark_its_classes_or_its_modules(
    checkout: Checkout, text: str
) -> None:
    checkout.test(text)
    assert "SG-TURN-1" not in checkout.measure().without_test("siege")


@pytest.mark.parametrize(
    "text",
    [
        # a helper is no test
        """
        import pytest
        @pytest.mark.rule("SG-TURN-1")
        def helper(): ...
        """,
        # neither is a class or a module without one
        """
        import pytest
        @pytest.mark.rule("SG-TURN-1")
        class TestNothing:
            def helper(self): ...
        """,
        """
        import pytest
        pytestmark = pytest.mark.rule("SG-TURN-1")
        """,
        # what runs at full depth only proves nothing on the other days
        """
        import pytest
        @pytest.mark.thorough
        @pytest.mark.rule("SG-TURN-1")
        def test_it(): ...
        """,
        """
        import pytest
        @pytest.mark.rule("SG-TURN-1")
        class TestTurn:
            @pytest.mark.thorough
            def test_it(self): ...
        """,
        # a comment proves nothing
        """
        def test_it(): ...  # pytest.mark.rule("SG-TURN-1")
        """,
    ],
)
def test_a_mark_that_no_test_bears_does_not_count(checkout: Checkout, text: str) -> None:
    checkout.test(text)
    assert "SG-TURN-1" in checkout.measure().without_test("siege")


def test_a_file_that_pytest_does_not_collect_does_not_count(checkout: Checkout) -> None:
    marked = 'import pytest\n@pytest.mark.rule("SG-TURN-1")\ndef test_it(): ...\n'
    checkout.test(marked, "siege/invariants.py")
    assert "SG-TURN-1" in checkout.measure().without_test("siege")


def test_an_unknown_id_is_reported_where_it_stands(checkout: Checkout) -> None:
    checkout.code("\n# SG-TURN-7\n")
    checkout.test('import pytest\n\n@pytest.mark.rule("XX-NO-1")\ndef test_it(): ...\n')
    assert checkout.gaps()[-2:] == [
        "src/laststand/games/siege/turn.py:2: SG-TURN-7 is in no ledger",
        "tests/siege/test_turn.py:3: XX-NO-1 is in no ledger",
    ]


def test_a_game_that_is_not_registered_has_known_ids_but_need_not_be_covered(
    checkout: Checkout,
) -> None:
    checkout.code("# SG-TURN-1")
    coverage = measure(checkout.root, [])
    assert coverage.gaps() == []
    assert coverage.rules == {}


def test_a_mark_must_name_its_ids_literally(checkout: Checkout) -> None:
    checkout.test("import pytest\nX = 'SG-TURN-1'\n@pytest.mark.rule(X)\ndef test_it(): ...\n")
    with pytest.raises(LaststandError, match=r"tests/siege/test_turn\.py:3: a rule mark must"):
        checkout.measure()


def test_a_folder_without_tests_is_no_checkout(tmp_path: Path) -> None:
    (tmp_path / "src" / "laststand").mkdir(parents=True)
    with pytest.raises(LaststandError, match="not a source checkout: it has no tests/"):
        measure(tmp_path, [])


def covered(checkout: Checkout) -> None:
    checkout.code("# SG-TURN-1 SG-LONG-NAME-12")
    checkout.test(
        'import pytest\n@pytest.mark.rule("SG-TURN-1", "SG-LONG-NAME-12")\ndef test_it(): ...\n'
    )


@pytest.fixture
def only_siege(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("laststand.kernel.coverage.game_ids", lambda: ["siege"])


@pytest.mark.usefixtures("only_siege")
def test_the_command_exits_with_1_and_a_line_for_each_gap(
    checkout: Checkout, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([str(checkout.root)]) == 1
    assert capsys.readouterr().out.splitlines() == checkout.gaps()


@pytest.mark.usefixtures("only_siege")
def test_the_command_exits_with_0_when_all_is_covered(
    checkout: Checkout, capsys: pytest.CaptureFixture[str]
) -> None:
    covered(checkout)
    assert main([str(checkout.root)]) == 0
    assert capsys.readouterr().out == "siege: 2 rules, each cited by code and by a test\n"


@pytest.mark.usefixtures("only_siege")
def test_the_command_tells_the_same_as_json(
    checkout: Checkout, capsys: pytest.CaptureFixture[str]
) -> None:
    checkout.code("# SG-TURN-1 SG-TURN-7")
    assert main(["--json", str(checkout.root)]) == 1
    assert json.loads(capsys.readouterr().out) == {
        "covered": False,
        "games": {
            "siege": {
                "rules": 2,
                "without_code": ["SG-LONG-NAME-12"],
                "without_test": ["SG-TURN-1", "SG-LONG-NAME-12"],
            }
        },
        "unknown": [
            {"id": "SG-TURN-7", "file": "src/laststand/games/siege/turn.py", "line": 1},
        ],
    }


@pytest.mark.usefixtures("only_siege")
def test_the_command_says_in_a_line_what_it_cannot_read(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([str(tmp_path)]) == 1
    assert capsys.readouterr().err == f"{tmp_path} is not a source checkout: it has no laststand/\n"
