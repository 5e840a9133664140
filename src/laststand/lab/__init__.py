"""Many games at once: experiments and what they show, simulation, benchmarks."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import pyarrow as pa


def run(
    experiment: Path | str | Mapping[str, Any],
    *,
    on: str = "local",
    into: Path | str | None = None,
    jobs: int | None = None,
) -> pa.Table:
    """Plays an experiment, a TOML file or a dictionary of the same form, and returns its games
    as an Arrow table. With a folder `into` they are kept there, and only missing ones played."""
    from laststand.lab.runner import run as run_experiment  # needs the extra `lab`

    return run_experiment(experiment, on=on, into=into, jobs=jobs)
