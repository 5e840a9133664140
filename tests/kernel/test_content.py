"""Content files and packs: what is loaded, and what is wrong with a faulty file."""

from pathlib import Path
from textwrap import dedent
from typing import Any

import pytest

from laststand import DocumentRefused, Match, verify
from laststand.kernel.content import Content, Pack
from laststand.kernel.documents import EntryDocument
from laststand.kernel.game import find_game
from tests.kernel.harbour.game import FOLDER, LampDocument


class ShipDocument(EntryDocument):
    masts: int
    holds: list[LampDocument] = []  # noqa: RUF012  (msgspec copies it)


SHIP = """
[[ship]]
id = "{id}"
name = "The {id}"
status = "stated"
page = "p. 1"
masts = {masts}
"""


def ship(id: str, masts: object = 2, more: str = "") -> str:
    return SHIP.format(id=id, masts=masts) + more


def write(folder: Path, **files: str) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in files.items():
        (folder / f"{name}.toml").write_text(dedent(text), encoding="utf-8")
    return folder


def ships(folder: Path, pack: Path | None = None) -> list[ShipDocument]:
    return Content(folder, None if pack is None else Pack(pack)).load(
        "ships.toml", "ship", ShipDocument
    )


def reason(folder: Path, pack: Path | None = None) -> str:
    with pytest.raises(DocumentRefused) as refused:
        ships(folder, pack)
    return str(refused.value)


# -- a game's own content --------------------------------------------------------------


def test_entries_come_in_the_order_of_the_file_with_their_provenance(tmp_path: Path) -> None:
    loaded = ships(write(tmp_path, ships=ship("sloop", 1) + ship("brig")))
    assert [(entry.id, entry.masts, entry.status, entry.page) for entry in loaded] == [
        ("sloop", 1, "stated", "p. 1"),
        ("brig", 2, "stated", "p. 1"),
    ]


def test_the_content_remembers_its_entries_by_file_and_by_name(tmp_path: Path) -> None:
    content = Content(write(tmp_path, ships=ship("brig")))
    content.load("ships.toml", "ship", ShipDocument)
    assert [entry.id for entry in content.entries["ships.toml"]] == ["brig"]
    assert content.names() == {"brig": "The brig"}
    assert content.name == "own"


@pytest.mark.parametrize(
    ("second", "why"),
    [
        (ship("brig", '"two"'), "line 9, entry 'brig', field 'masts': Expected `int`, got `str`"),
        (
            ship("brig").replace("masts = 2", ""),
            "line 9, entry 'brig': Object missing required field `masts`",
        ),
        (
            ship("brig", more='flag = "red"\n'),
            "line 9, entry 'brig': Object contains unknown field `flag`",
        ),
        (
            ship("brig").replace("stated", "rumoured"),
            "line 9, entry 'brig', field 'status': Invalid enum value 'rumoured'",
        ),
        (
            ship("brig", more="holds = [{ id = 7 }]\n"),
            "line 9, entry 'brig', field 'holds[0].id': Expected `str`, got `int`",
        ),
        (
            ship("Old Brig"),
            "line 9, entry 'Old Brig', field 'id': Expected `str` matching regex",
        ),
    ],
)
def test_a_mistake_is_reported_with_file_line_entry_and_field(
    tmp_path: Path, second: str, why: str
) -> None:
    assert reason(write(tmp_path, ships=ship("sloop") + second)).startswith(f"ships.toml, {why}")


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("[[ship]]\nmasts = 1\n", "ships.toml, [[ship]] number 1: field 'id' is missing"),
        (ship("brig") + "\n[[ship]]\nid = 7\n", "ships.toml, [[ship]] number 2: field 'id'"),
        (ship("brig") + ship("brig"), "ships.toml: entry 'brig' stands there twice"),
        ("[[boat]]\nid = 'x'\n", "ships.toml: 'boat' is unknown here, only [[ship]]"),
        ("[ship]\nid = 'x'\n", "ships.toml: 'ship' must be an array of tables, [[ship]]"),
        ("ship = 5\n", "ships.toml: 'ship' must be an array of tables, [[ship]]"),
        ("ship = [5]\n", "ships.toml: 'ship' must be an array of tables, [[ship]]"),
        ("[[ship]\n", "ships.toml: not TOML: Expected ']]' at the end of an array declaration"),
    ],
)
def test_a_file_of_the_wrong_shape_is_refused(tmp_path: Path, text: str, why: str) -> None:
    assert reason(write(tmp_path, ships=text)).startswith(why)


@pytest.mark.parametrize("text", [SHIP.replace("[[ship]]", "[[ ship ]]"), "ship = [{{ {inner} }}]"])
def test_an_entry_written_in_another_way_is_named_all_the_same(tmp_path: Path, text: str) -> None:
    inner = 'id = "brig", name = "x", status = "stated", page = "p. 1", masts = "no"'
    file = text.format(id="brig", masts='"no"', inner=inner)
    assert reason(write(tmp_path, ships=file)) in (
        "ships.toml, line 2, entry 'brig', field 'masts': Expected `int`, got `str`",
        "ships.toml, entry 'brig', field 'masts': Expected `int`, got `str`",
    )


def test_a_missing_file_and_one_that_is_no_text_are_named(tmp_path: Path) -> None:
    assert reason(tmp_path) == f"ships.toml: there is no such file in {tmp_path}"
    (tmp_path / "ships.toml").write_bytes(b"\xff\xfe")
    assert reason(tmp_path).startswith("ships.toml: not TOML: ")


# -- packs -----------------------------------------------------------------------------

HEAD = 'name = "My Box"\ngame = "harbour"\n'


def test_a_packs_fields_replace_those_of_the_same_entry_and_no_others(tmp_path: Path) -> None:
    own = write(tmp_path / "own", ships=ship("sloop", 1) + ship("brig"))
    pack = write(tmp_path / "pack", pack=HEAD, ships='[[ship]]\nid = "brig"\nmasts = 7\n')
    assert [(entry.id, entry.name, entry.masts) for entry in ships(own, pack)] == [
        ("sloop", "The sloop", 1),
        ("brig", "The brig", 7),
    ]


def test_a_packs_new_entry_is_added_after_the_others(tmp_path: Path) -> None:
    own = write(tmp_path / "own", ships=ship("sloop", 1))
    pack = write(tmp_path / "pack", pack=HEAD, ships=ship("junk", 3))
    assert [(entry.id, entry.masts) for entry in ships(own, pack)] == [("sloop", 1), ("junk", 3)]


def test_a_pack_need_not_have_every_file(tmp_path: Path) -> None:
    own = write(tmp_path / "own", ships=ship("sloop", 1))
    assert [entry.id for entry in ships(own, write(tmp_path / "pack", pack=HEAD))] == ["sloop"]


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (
            '# mine\n[[ship]]\nid = "sloop"\nmasts = "two"\n',
            "ships.toml, line 2, entry 'sloop', field 'masts': Expected `int`, got `str`",
        ),
        (
            '[[ship]]\nid = "junk"\nmasts = 2\n',
            "ships.toml, line 1, entry 'junk': Object missing required field `name`",
        ),
        ("[[boat]]\n", "ships.toml: 'boat' is unknown here, only [[ship]]"),
        (ship("junk") + ship("junk"), "ships.toml: entry 'junk' stands there twice"),
        ("[ship]\n", "ships.toml: 'ship' must be an array of tables, [[ship]]"),
    ],
)
def test_a_mistake_in_a_pack_is_reported_in_the_same_way_and_as_the_packs(
    tmp_path: Path, text: str, why: str
) -> None:
    own = write(tmp_path / "own", ships=ship("sloop"))
    pack = write(tmp_path / "pack", pack=HEAD, ships=text)
    assert reason(own, pack) == f"pack 'My Box', {why}"


@pytest.mark.parametrize(
    ("head", "why"),
    [
        ('game = "harbour"\n', "pack.toml: Object missing required field `name`"),
        ('name = "x"\n', "pack.toml: Object missing required field `game`"),
        (HEAD + "x = 1\n", "pack.toml: Object contains unknown field `x`"),
        ("name = 7\n", "pack.toml, field 'name': Expected `str`, got `int`"),
        ("name", "pack.toml: not TOML: "),
        ('name = "  "\ngame = "harbour"\n', "pack.toml, field 'name': a name is needed"),
    ],
)
def test_a_pack_with_a_faulty_head_is_refused(tmp_path: Path, head: str, why: str) -> None:
    with pytest.raises(DocumentRefused) as refused:
        Pack(write(tmp_path, pack=head))
    assert str(refused.value).startswith(why)


def test_a_folder_that_is_no_pack_is_refused(tmp_path: Path) -> None:
    with pytest.raises(DocumentRefused, match=r"pack\.toml: there is no such file in "):
        Pack(tmp_path)
    with pytest.raises(DocumentRefused, match="there is no such folder of content"):
        Pack(tmp_path / "nowhere")


# -- packs and matches -----------------------------------------------------------------

BRIGHT = '[[lamp]]\nid = "brass"\nlight = 9\n'


def bright(folder: Path, head: str = HEAD, lamps: str = BRIGHT, **more: str) -> Path:
    return write(folder, pack=head, lamps=lamps, **more)


def new(pack: Path | None, **wishes: Any) -> Match:
    return Match.new("harbour", seed=1, content=pack, outcomes=["brass"], **wishes)


def test_a_match_is_played_with_the_packs_values(tmp_path: Path) -> None:
    assert new(None).view()["lights"] == 2
    assert new(bright(tmp_path)).view()["lights"] == 9


def test_a_pack_for_another_game_is_refused(tmp_path: Path) -> None:
    pack = bright(tmp_path, head='name = "x"\ngame = "stronghold"\n')
    with pytest.raises(DocumentRefused) as refused:
        new(pack)
    assert str(refused.value) == "pack.toml: the pack is for 'stronghold', not for 'harbour'"


def test_a_file_of_a_pack_that_the_game_has_no_use_for_is_refused(tmp_path: Path) -> None:
    with pytest.raises(DocumentRefused) as refused:
        new(bright(tmp_path, lamp=BRIGHT))
    assert str(refused.value) == (
        "pack 'My Box', lamp.toml: harbour has no such file of content, only: lamps.toml"
    )


def test_a_pack_is_named_in_the_record_with_its_contents(tmp_path: Path) -> None:
    match = new(bright(tmp_path))
    line = match.record().splitlines()[5]
    name, _, digest = line.partition("@")
    assert name == "content: My-Box"
    assert len(digest) == 12
    assert verify(match.record(), tmp_path).record() == match.record()
    assert Match.replay(match.record(), content=tmp_path).digest() == match.digest()


def test_a_packs_name_stays_on_one_line_of_the_record(tmp_path: Path) -> None:
    pack = bright(tmp_path, head='name = "My\\n\\tBox "\ngame = "harbour"\n')
    assert new(pack).record().splitlines()[5].startswith("content: My-Box@")


def test_a_record_is_not_replayed_with_other_content(tmp_path: Path) -> None:
    pack, other = bright(tmp_path / "a"), bright(tmp_path / "b", lamps=BRIGHT.replace("9", "8"))
    played = find_game("harbour", pack).content.name
    changed = find_game("harbour", other).content.name
    for text, content, told, have in (
        (new(pack).record(), None, played, "own"),
        (new(None).record(), pack, "own", played),
        (new(pack).record(), other, played, changed),
    ):
        for check in (verify, Match.replay):
            with pytest.raises(DocumentRefused) as refused:
                check(text, content=content)
            assert str(refused.value) == (
                f"line 6: the record was played with content '{told}', not '{have}'"
            )


def test_a_changed_pack_is_loaded_anew(tmp_path: Path) -> None:
    assert new(bright(tmp_path)).view()["lights"] == 9
    assert new(bright(tmp_path, lamps=BRIGHT.replace("9", "5"))).view()["lights"] == 5


def test_a_packs_added_entry_takes_part_in_the_game(tmp_path: Path) -> None:
    wax = '[[lamp]]\nid = "wax"\nname = "Wax"\nstatus = "stated"\npage = "p. 1"\nlight = 4\n'
    match = Match.new("harbour", seed=1, content=bright(tmp_path, lamps=wax), outcomes=["wax"])
    assert match.view()["lit"] == ["wax"]
    assert match.game.words.name("wax") == "Wax"
    assert verify(match.record(), tmp_path).digest() == match.digest()


def test_the_games_own_content_is_not_changed_by_a_pack(tmp_path: Path) -> None:
    find_game("harbour", bright(tmp_path))
    assert [lamp.light for lamp in Content(FOLDER / "content").load(
        "lamps.toml", "lamp", LampDocument
    )] == [2, 1, 1]  # fmt: skip
    assert new(None).view()["lights"] == 2


def test_a_file_of_a_pack_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    (tmp_path / "pack.toml").write_text('name = "mine"\ngame = "stronghold"\n')
    (tmp_path / "dice.toml").mkdir()
    with pytest.raises(DocumentRefused, match=r"dice\.toml: Is a directory"):
        Pack(tmp_path)
    (tmp_path / "dice.toml").rmdir()
    (tmp_path / "pack.toml").unlink()
    (tmp_path / "pack.toml").mkdir()
    with pytest.raises(DocumentRefused, match=r"pack\.toml: Is a directory"):
        Pack(tmp_path)
