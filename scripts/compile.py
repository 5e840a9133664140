"""Builds build/compiled: the whole package, with kernel/, games/ and bots/ compiled by mypyc.

Put build/compiled on PYTHONPATH to run it. Nothing is done when no source has changed. Without a C
compiler, or when the build fails, build/compiled is absent and the program runs as pure Python.
With `--aside COMMAND` nobody waits: where something must be compiled, the command that does it is
started with low priority, and goes on by itself. LASTSTAND_BUILD names another folder than build/,
LASTSTAND_OPTIMISE=0 makes it quicker and slow: for the tests.
"""

import argparse
import fcntl
import hashlib
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import time
from collections.abc import Iterable
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import TextIO

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "laststand"
RECIPE = (ROOT / "setup.py", ROOT / "pyproject.toml", Path(__file__).resolve())

BUILD = ROOT / os.environ.get("LASTSTAND_BUILD", "build")
MYPYC = BUILD / "mypyc"
EXTENSIONS = BUILD / "extensions"
COMPILED = BUILD / "compiled"
LOG = BUILD / "compile.log"
FAILED = BUILD / "compile.failed"
DIGEST = ".digest"


class CannotCompile(Exception):
    """The reason, in a few words for the player."""


class BuildFailed(CannotCompile):
    def __init__(self) -> None:
        super().__init__(f"mypyc failed, see {LOG.relative_to(ROOT)}")


def main() -> int:
    parser = argparse.ArgumentParser(description="Builds build/compiled where sources changed.")
    parser.add_argument(
        "--strict", action="store_true", help="a failed build prints its log and exits with 1"
    )
    parser.add_argument(
        "--aside", nargs=argparse.REMAINDER, metavar="COMMAND", help="compile later, by a command"
    )
    wanted = parser.parse_args()
    BUILD.mkdir(parents=True, exist_ok=True)
    with (BUILD / "compile.lock").open("w") as lock:
        if wanted.aside:
            return begin_aside(lock, wanted.aside)
        return bring_up_to_date(lock, wanted.strict)


def begin_aside(lock: TextIO, command: list[str]) -> int:
    """Says in one line what this start runs."""
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        print("the compiled build is still being made: running pure Python")
        return 0
    try:
        if is_quick():
            print(build(retry=False))
            return 0
        require_compiler()
        start_aside(command)
        print(
            "running pure Python; the compiled build is made meanwhile, with low priority, "
            "and used from the next start on"
        )
    except CannotCompile as reason:
        print(f"{reason}: running pure Python")
    return 0


def is_quick() -> bool:
    """Whether nothing must be compiled: it has been, or has failed."""
    try:
        code = digest(compiled_files())
    except PackageNotFoundError:  # mypyc itself is not here yet
        shutil.rmtree(COMPILED, ignore_errors=True)
        return False
    if recorded(EXTENSIONS) == code or (FAILED.exists() and FAILED.read_text() == code):
        return True
    shutil.rmtree(COMPILED, ignore_errors=True)
    return False


def start_aside(command: list[str]) -> None:
    with LOG.with_suffix(".aside").open("wb") as said:
        subprocess.Popen(
            ["nice", "-n", "19", *command],
            cwd=ROOT,
            stdin=subprocess.DEVNULL,
            stdout=said,
            stderr=subprocess.STDOUT,
            start_new_session=True,  # Control-C is for the table
        )


def bring_up_to_date(lock: TextIO, strict: bool) -> int:
    fcntl.flock(lock, fcntl.LOCK_EX)
    try:
        print(build(retry=strict))
    except CannotCompile as reason:
        print(f"{reason}: running pure Python")
        if strict and isinstance(reason, BuildFailed):
            print(LOG.read_text(), file=sys.stderr)
            return 1
    except KeyboardInterrupt:
        return 130
    return 0


def build(retry: bool) -> str:
    """Brings build/compiled up to date and says what was done."""
    files = package_files()
    everything = digest(files)
    if recorded(COMPILED) == everything:
        return "compiled build: up to date"
    started = time.monotonic()
    code = digest(compiled_files())
    shutil.rmtree(COMPILED, ignore_errors=True)
    if recorded(EXTENSIONS) != code:
        build_extensions(code, retry)
    assemble(files, everything)
    return f"compiled build: made in {time.monotonic() - started:.1f} s"


def package_files() -> list[Path]:
    return sorted(
        file
        for file in SOURCE.rglob("*")
        if file.is_file() and file.parent.name != "__pycache__" and file.suffix != ".so"
    )


def compiled_files() -> list[Path]:
    return [file for file in package_files() if file.suffix == ".py" and is_compiled_layer(file)]


def is_compiled_layer(file: Path) -> bool:
    return file.relative_to(SOURCE).parts[0] in ("kernel", "games", "bots")


def digest(files: Iterable[Path]) -> str:
    """Of the files, of how they are built, and of the interpreter they are built for."""
    total = hashlib.sha256()
    total.update(f"{ROOT} {sys.version} {version('mypy')} {version('setuptools')}".encode())
    for file in (*RECIPE, *files):
        content = file.read_bytes()
        total.update(f"\n{file.relative_to(ROOT)} {len(content)}\n".encode())
        total.update(content)
    return total.hexdigest()


def recorded(folder: Path) -> str | None:
    stamp = folder / DIGEST
    return stamp.read_text() if stamp.exists() else None


def build_extensions(code: str, retry: bool) -> None:
    """A build that has failed is not tried again, unless told to, before a source changes."""
    require_compiler()
    if FAILED.exists() and FAILED.read_text() == code and not retry:
        raise BuildFailed
    FAILED.unlink(missing_ok=True)
    if recorded(EXTENSIONS) is None:  # the last build did not end well: trust nothing it left
        shutil.rmtree(MYPYC, ignore_errors=True)
    shutil.rmtree(EXTENSIONS, ignore_errors=True)
    print("compiling kernel/, games/ and bots/ with mypyc…", file=sys.stderr)
    if run_mypyc():
        (EXTENSIONS / DIGEST).write_text(code)
    else:
        FAILED.write_text(code)
        raise BuildFailed


def require_compiler() -> None:
    command = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    if not shutil.which(command[0]):
        raise CannotCompile("no C compiler found")
    probe = subprocess.run(
        [*command, "-I", sysconfig.get_path("include"), "-fsyntax-only", "-x", "c", "-"],
        input=b"#include <Python.h>\n",
        capture_output=True,
        check=False,
    )
    if probe.returncode:
        raise CannotCompile("the C compiler does not find Python.h")


def run_mypyc() -> bool:
    command = [sys.executable, "setup.py", "--quiet", "build_ext"]
    # Objects of another recipe or another interpreter are never used again.
    objects = MYPYC / "objects" / digest([])
    command += ["--build-lib", str(EXTENSIONS), "--build-temp", str(objects)]
    command += ["--parallel", str(os.cpu_count() or 1)]
    # A cache of its own: mypyc and `make check` would throw out each other's.
    settings = {"LASTSTAND_COMPILE": str(MYPYC), "MYPY_CACHE_DIR": str(MYPYC / "cache")}
    with LOG.open("wb") as log:
        made = subprocess.run(
            command,
            cwd=ROOT,
            env=os.environ | settings,
            stdout=log,
            stderr=subprocess.STDOUT,
            check=False,
        )
    return made.returncode == 0


def assemble(files: list[Path], everything: str) -> None:
    """Made aside and put in place by a rename, so that no half-made package is ever imported."""
    fresh = BUILD / "compiled.new"
    shutil.rmtree(fresh, ignore_errors=True)
    shutil.copytree(EXTENSIONS, fresh)
    for file in files:
        target = fresh / "laststand" / file.relative_to(SOURCE)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(file, target)
    (fresh / DIGEST).write_text(everything)
    fresh.rename(COMPILED)


if __name__ == "__main__":
    sys.exit(main())
