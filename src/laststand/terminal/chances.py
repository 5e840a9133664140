"""Chances as people read them."""

from __future__ import annotations

from fractions import Fraction


def percent(chance: Fraction) -> str:
    """Rounded, but never to a certainty that is none."""
    if 0 < chance < Fraction(1, 100):
        return "<1%"
    if Fraction(99, 100) < chance < 1:
        return ">99%"
    return f"{float(chance):.0%}"
