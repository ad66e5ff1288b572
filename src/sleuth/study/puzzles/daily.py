"""The puzzle of the day: it follows from the date and the set of puzzles, so all have the same."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, date, datetime
from functools import cache
from hashlib import sha256
from typing import Final

from sleuth.study.puzzles.puzzle import Puzzle
from sleuth.study.puzzles.shelf import edition, shelves

FIRST: Final = date(2026, 11, 1)
"""The day of puzzle number 1."""


def today(seconds: float) -> date:
    """The day of the world's clock at this moment."""
    return datetime.fromtimestamp(seconds, UTC).date()


def number(day: date) -> int:
    """Which puzzle of the day it is, counted from the first."""
    return (day - FIRST).days + 1


def daily(day: date) -> Puzzle:
    """The puzzle of this day: games take turns, and none comes again before all have been."""
    games = sorted(shelves())
    turn, at = divmod(number(day), len(games))
    names = shuffled(games[at])
    return shelves()[games[at]][names[turn % len(names)]]


@cache
def shuffled(game: str) -> Sequence[str]:
    """The puzzles of a game in an order that nobody chose, the same in every house."""
    return tuple(sorted(shelves()[game], key=drawn))


def drawn(name: str) -> bytes:
    """The lot of a puzzle in this set."""
    return sha256(f"{edition()}:{name}".encode()).digest()
