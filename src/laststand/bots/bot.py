"""What a bot is."""

from __future__ import annotations

from laststand.kernel.run import Run


class Bot:
    """Somebody who answers choices. The same seed and the same choices give the same answers."""

    looks_ahead: bool = False
    """Whether it plays on from a decision: then the run must keep its steps' beginnings."""

    def choose(self, run: Run) -> int:
        """The number of the option taken at the run's present choice."""
        raise NotImplementedError
