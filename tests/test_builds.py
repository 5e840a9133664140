"""The compiled build: made from the same source, and the same in everything but speed."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
COMPILED = ROOT / "build" / "compiled"
NO_COMPILER = ("no C compiler found", "the C compiler does not find Python.h")


@pytest.fixture(scope="module")
def compiled() -> Path:
    """The compiled package, brought up to date."""
    made = subprocess.run(
        [sys.executable, "scripts/compile.py", "--strict"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    if made.stdout.startswith(NO_COMPILER):
        pytest.skip(made.stdout.strip())
    assert made.returncode == 0, made.stderr
    return COMPILED


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


def test_both_builds_play_the_same_games(compiled: Path) -> None:
    running = [
        start(package, "-m", "tests.conformance.digests") for package in (ROOT / "src", compiled)
    ]
    pure, fast = (finish(process).splitlines() for process in running)
    assert (pure[0], fast[0]) == ("pure", "compiled")
    assert len(pure) > 200
    assert [line for line in zip(pure[1:], fast[1:], strict=True) if line[0] != line[1]] == []


def test_the_compiled_build_passes_the_conformance_suite(compiled: Path) -> None:
    pytest_on_it = ["-m", "pytest", "tests/conformance", "-o", f"pythonpath={compiled} {ROOT}"]
    left_out = ["-p", "no:cacheprovider", "--deselect", "tests/conformance/test_words.py"]
    output = finish(start(compiled, *pytest_on_it, *left_out, CONFORMANCE_TABLES="few"))
    assert "laststand: compiled" in output
    assert " passed" in output
