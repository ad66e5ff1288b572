"""The study of the game: do the detectives win for sure, and if not, how likely?"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from sleuth.kernel.data import Data
from sleuth.kernel.talents import Progress


class SolveOptions(Data, frozen=True):
    """How many detectives, and where the table of sure wins lies or is to lie."""

    detectives: Literal["3", "4"] = "3"
    table: str | None = None


def solve(options: SolveOptions, progress: Progress) -> Mapping[str, object]:
    """Work out the sure wins, or read them, and say what they mean for the start."""
    return {}
