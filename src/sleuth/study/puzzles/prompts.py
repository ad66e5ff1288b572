"""What a puzzle asks for, as a sentence of its game."""

from __future__ import annotations

from sleuth.kernel.talents import Line
from sleuth.study.puzzles.puzzle import Puzzle


def prompt(puzzle: Puzzle) -> Line:
    """The sentence that poses a puzzle."""
    gaps = {
        name: int(value) if value == int(value) else value for name, value in puzzle.gaps.items()
    }
    return Line(f"{puzzle.game}.puzzle.{puzzle.kind}", dict(gaps))
