"""Chances as people read them."""

from __future__ import annotations

from fractions import Fraction

from laststand.kernel.words import Words


def percent(chance: Fraction, words: Words) -> str:
    """Rounded, but never to a certainty that is none."""
    return words.t("{n}%", n=_hundredths(chance))


def _hundredths(chance: Fraction) -> str:
    if 0 < chance < Fraction(1, 100):
        return "<1"
    if Fraction(99, 100) < chance < 1:
        return ">99"
    return f"{100 * float(chance):.0f}"
