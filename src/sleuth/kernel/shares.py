"""Shares as people read them: what is not certain never looks so, however small or large it is."""

from __future__ import annotations

from math import floor, log10


def hundredths(share: float) -> float:
    """A share in hundredths: whole, but near 0 and 100 with as many digits as it takes."""
    whole = round(100 * share)
    if whole not in (0, 100) or share in (0, 1):
        return whole
    rest = 100 * min(share, 1 - share)
    digits = -floor(log10(rest))
    return round(100 * share, digits)
