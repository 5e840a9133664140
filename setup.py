"""Names the modules that mypyc compiles; everything else about the project is in pyproject.toml.

A plain install is pure Python. scripts/compile.py sets LASTSTAND_COMPILE, to the folder for the C
files, to build the extensions.
"""

import os
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from threading import Lock
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.errors import ExecError

LAYERS = ("kernel", "games", "bots")
# msgspec reads the annotations of its structs, which mypyc erases; an __init__ only re-exports;
# `python -m` runs source alone.
INTERPRETED = {"documents.py", "__init__.py", "coverage.py"}
# What leads to these is laid apart by the compiler: more of what is played fits in the cache.
SELDOM_CALLED = """\
#include "__native_internal_laststand.h"
__typeof__(CPy_AddTraceback) CPy_AddTraceback __attribute__((cold));
__typeof__(CPy_TypeErrorTraceback) CPy_TypeErrorTraceback __attribute__((cold));
__typeof__(CPy_AttributeError) CPy_AttributeError __attribute__((cold));
__typeof__(CPy_TypeError) CPy_TypeError __attribute__((cold));
"""
CLOSE_TOGETHER = ["-falign-functions=1", "-falign-loops=1", "-falign-jumps=1"]


def compiled_modules() -> list[str]:
    package = Path("src/laststand")
    files = (file for layer in LAYERS for file in (package / layer).rglob("*.py"))
    return sorted(str(file) for file in files if file.name not in INTERPRETED)


class BuildOnEveryCore(build_ext):
    """setuptools compiles the C files of an extension one after the other, and all of them again
    when one has changed. Each begins with a header of one and a half megabytes, or where it only
    leads to a module of those with Python's, which is read once for all of them."""

    def build_extensions(self) -> None:
        compile_in_turn = self.compiler.compile
        folder = Path(os.environ["LASTSTAND_COMPILE"])
        pythons = written(folder / "__python_alone.h", "#include <Python.h>\n")
        natives = written(folder / "__seldom_called.h", SELDOM_CALLED)
        reading = Lock()  # the extensions themselves are compiled side by side

        def compile_at_once(sources: list[str], **settings: Any) -> list[str]:
            def compile_one(source: str) -> list[str]:
                made = self.compiler.object_filenames([source], output_dir=settings["output_dir"])
                is_made = all(is_newer(Path(object), [Path(source), *headers]) for object in made)
                return made if is_made else compile_in_turn([source], **settings)

            is_alone = len(sources) == 1
            header = pythons if is_alone else natives
            headers = [pythons] if is_alone else [*folder.rglob("*.h")]
            with reading:
                self.read_once(header, headers, settings)
            settings["extra_preargs"] = ["-include", str(header)]
            with ThreadPoolExecutor(os.cpu_count()) as cores:
                return [item for objects in cores.map(compile_one, sources) for item in objects]

        self.compiler.compile = compile_at_once
        super().build_extensions()

    def read_once(self, header: Path, headers: list[Path], settings: dict[str, Any]) -> None:
        """Makes a precompiled header, which compilers find beside the header itself."""
        made = header.with_suffix(".h.gch")
        if is_newer(made, headers):
            return
        folders = [*settings["include_dirs"], *self.compiler.include_dirs]
        command = [*self.compiler.compiler_so, *(f"-I{folder}" for folder in folders)]
        command += ["-x", "c-header", str(header), "-o", str(made), *settings["extra_postargs"]]
        with suppress(ExecError):  # a compiler that cannot do that reads it each time
            self.compiler.spawn(command)


def written(file: Path, text: str) -> Path:
    """A file that is left as it is if it says the same."""
    if not file.exists() or file.read_text() != text:
        file.write_text(text)
    return file


def is_newer(made: Path, sources: list[Path]) -> bool:
    """mypyc writes no file anew that stays as it was."""
    if not made.exists():
        return False
    return made.stat().st_mtime > max(source.stat().st_mtime for source in sources)


def extensions() -> list[Extension]:
    from mypyc.build import mypycify

    made: list[Extension] = mypycify(
        compiled_modules(),
        group_name="laststand",
        # 3 takes a fifth longer and makes nothing faster; 0 is made in a quarter of the time.
        opt_level=os.environ.get("LASTSTAND_OPTIMISE", "2"),
        debug_level="0",
        multi_file=True,  # gcc takes three times as long over one C file of everything
        target_dir=os.environ["LASTSTAND_COMPILE"],
    )
    for extension in made:
        # mypyc asks for -Werror: a warning that only a newer compiler knows would fail the build.
        # Functions that no other library can replace are called without a detour, and so are
        # Python's own.
        asked = extension.extra_compile_args  # one list for all of them
        ours = ["-w", "-fvisibility=hidden", "-fno-plt", *CLOSE_TOGETHER]
        extension.extra_compile_args = [*asked, *ours]
    return made


if os.environ.get("LASTSTAND_COMPILE"):
    setup(cmdclass={"build_ext": BuildOnEveryCore}, ext_modules=extensions())
else:
    setup()
