"""The compiled build: made from the same source, and the same in everything but speed."""

import fcntl
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.depth import by_depth

ROOT = Path(__file__).parent.parent
UNOPTIMISED = {"LASTSTAND_BUILD": "build/unoptimised", "LASTSTAND_OPTIMISE": "0"}
"""What mypyc makes of the source is tested, not what the C compiler makes of that: a build in a
quarter of the time."""
PLAY = "test_play or test_words"  # what is said in the games that the one plays, the other reads
DOCUMENTS = "test_documents"
REST = f"not ({PLAY} or {DOCUMENTS})"
TABLES = by_depth(everyday="", full="all")
NO_COMPILER = ("no C compiler found", "the C compiler does not find Python.h")


def made() -> Path | None:
    """The compiled package, brought up to date, where there is a C compiler."""
    build = subprocess.run(
        [sys.executable, "scripts/compile.py", "--strict"],
        cwd=ROOT,
        env={**os.environ, **UNOPTIMISED},
        capture_output=True,
        text=True,
        check=False,
    )
    if build.stdout.startswith(NO_COMPILER):
        return None
    assert build.returncode == 0, build.stderr
    return ROOT / UNOPTIMISED["LASTSTAND_BUILD"] / "compiled"


@pytest.fixture(scope="module")
def compiled() -> Path:
    return made() or pytest.skip("no C compiler, or no Python.h")


@pytest.fixture(scope="module")
def quicker() -> Path:
    """The build that plays quicker: the compiled one, if it can be made."""
    return made() or ROOT / "src"


def start(package: Path, *command: str, **settings: str) -> subprocess.Popen[str]:
    """Python on one build of the package."""
    path = os.pathsep.join([str(package), str(ROOT)])
    return subprocess.Popen(
        [sys.executable, *command],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": path, **settings},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )


def finish(process: subprocess.Popen[str]) -> str:
    output, _ = process.communicate()
    assert process.returncode == 0, output
    return output


@pytest.mark.first
def test_both_builds_play_the_same_games(compiled: Path) -> None:
    digests = ("-m", "tests.conformance.digests")
    running = [
        start(package, *digests, CONFORMANCE_TABLES=TABLES) for package in (ROOT / "src", compiled)
    ]
    pure, fast = (finish(process).splitlines() for process in running)
    assert (pure[0], fast[0]) == ("pure", "compiled")
    assert len(pure) > by_depth(everyday=90, full=200)
    assert [line for line in zip(pure[1:], fast[1:], strict=True) if line[0] != line[1]] == []


@pytest.mark.thorough
@pytest.mark.last
@pytest.mark.parametrize("games", ["spell", "not spell"])
@pytest.mark.parametrize("files", [PLAY, DOCUMENTS, REST])
def test_the_quicker_build_passes_the_conformance_suite(
    quicker: Path, games: str, files: str
) -> None:
    """At every table. The pure build passes it every day, at fewer tables; both play the same
    games, as the test above says. In parts, that several processes do side by side."""
    pytest_on_it = ["-m", "pytest", "tests/conformance", "-o", f"pythonpath={quicker} {ROOT}"]
    which = ["-p", "no:cacheprovider", "-k", f"({games}) and ({files})"]
    output = finish(start(quicker, *pytest_on_it, *which, CONFORMANCE_TABLES=TABLES))
    assert f"laststand: {'pure' if quicker == ROOT / 'src' else 'compiled'}" in output
    assert " passed" in output


# -- a first start waits for nothing ---------------------------------------------------


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A checkout in which nothing has been built."""
    for name in ("setup.py", "pyproject.toml", "scripts/compile.py"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        shutil.copy2(ROOT / name, tmp_path / name)
    ignored = shutil.ignore_patterns("web", "__pycache__", "*.so")
    shutil.copytree(ROOT / "src" / "laststand", tmp_path / "src" / "laststand", ignore=ignored)
    return tmp_path


def begin(checkout: Path, *command: str) -> str:
    return finish(start(ROOT / "src", str(checkout / "scripts" / "compile.py"), *command)).strip()


def test_a_first_start_is_pure_while_the_build_is_made_aside(checkout: Path) -> None:
    said = begin(checkout, "--aside", "sh", "-c", "nice > priority; mv priority made")
    if said.startswith(NO_COMPILER):
        pytest.skip(said)
    assert said.startswith("running pure Python; the compiled build is made meanwhile")
    assert len(said.splitlines()) == 1
    while not (checkout / "made").exists():
        time.sleep(0.01)
    assert int((checkout / "made").read_text()) > 0
    assert not (checkout / "build" / "compiled").exists()


def test_a_start_beside_a_build_that_is_under_way_does_not_wait_for_it(checkout: Path) -> None:
    (checkout / "build").mkdir()
    with (checkout / "build" / "compile.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        said = begin(checkout, "--aside", "false")
    assert said == "the compiled build is still being made: running pure Python"


def test_a_build_that_has_failed_is_not_begun_again_before_a_source_changes(
    checkout: Path,
) -> None:
    first = "import runpy, sys; made = runpy.run_path(sys.argv[1]); "
    note = (
        "made['BUILD'].mkdir(); made['FAILED'].write_text(made['digest'](made['compiled_files']()))"
    )
    script = str(checkout / "scripts" / "compile.py")
    finish(start(ROOT / "src", "-c", first + note, script))
    said = begin(checkout, "--aside", "touch", "made")
    if said.startswith(NO_COMPILER):
        pytest.skip(said)
    assert said == "mypyc failed, see build/compile.log: running pure Python"
    assert not (checkout / "made").exists()
