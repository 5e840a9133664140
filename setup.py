"""Names the modules that mypyc compiles; everything else about the project is in pyproject.toml.

A plain install is pure Python. scripts/compile.py sets LASTSTAND_COMPILE to build the extensions.
"""

import os
from pathlib import Path

from setuptools import setup

COMPILED = ("kernel", "games")
# msgspec reads the annotations of its structs, which mypyc erases; an __init__ only re-exports.
INTERPRETED = {"documents.py", "__init__.py", "__main__.py"}


def compiled_modules() -> list[str]:
    root = Path("src/laststand")
    files = (file for folder in COMPILED for file in (root / folder).rglob("*.py"))
    return sorted(str(file) for file in files if file.name not in INTERPRETED)


if os.environ.get("LASTSTAND_COMPILE"):
    from mypyc.build import mypycify

    setup(
        ext_modules=mypycify(
            compiled_modules(),
            opt_level=os.environ.get("LASTSTAND_OPT", "3"),
            group_name="laststand",
            target_dir="build/mypyc",
        )
    )
else:
    setup()
