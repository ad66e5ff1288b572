"""Certificates about small towns, and what `sleuth check` says of them."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from click.testing import CliRunner

from sleuth.cli import main
from sleuth.games.scotland_yard.thinking.judge.town import Town
from sleuth.games.scotland_yard.thinking.packed import Packed
from sleuth.games.scotland_yard.thinking.solution.certificates import Claim, write
from sleuth.games.scotland_yard.thinking.solution.escapes import Escapes
from sleuth.games.scotland_yard.thinking.solution.strategies import Strategy
from sleuth.games.scotland_yard.thinking.solution.worths import by_values
from tests.games.scotland_yard.test_values import everywhere, small

BOTH = (0, 1, 1)
KINDS = {"value": (True, True), "at-least": (True, False), "at-most": (False, True)}


def as_town(map_: Packed) -> Town:
    """The map as the judge wants it, stations numbered from 1."""
    around = {at + 1: tuple(to + 1 for to in ways) for at, ways in enumerate(map_.around)}
    return Town("town", around, map_.covered, map_.last)


@cache
def played(number: int) -> tuple[Strategy, Escapes]:
    """Both sides' strategies in a town."""
    map_, _ = small(number)
    start = (tuple(sorted(map_.posts[:3])), map_.lair)
    theirs = Strategy(map_, by_values(map_, everywhere(number, "lower")[1].__getitem__))
    theirs.spread(BOTH, start)
    theirs.settle()
    his = Escapes(map_, by_values(map_, everywhere(number, "upper")[1].__getitem__))
    his.spread(BOTH, start)
    his.settle()
    return theirs, his


def written(number: int, kind: str, path: Path) -> Town:
    """A certificate of this kind about a town."""
    (map_, brute), (theirs, his) = small(number), played(number)
    value = brute.value(0, map_.lair, map_.posts[:3], (1, 1))
    claim = Claim(kind, "town", BOTH, tuple(sorted(map_.posts[:3])), map_.lair, value)
    sides = KINDS.get(kind, (True, False))
    write(path, claim, theirs if sides[0] else None, his if sides[1] else None)
    return as_town(map_)


def certified(path: Path, *words: str) -> tuple[int, str]:
    """What `sleuth check` says of a file, and its exit code."""
    result = CliRunner().invoke(main, ["check", str(path), *words])
    return result.exit_code, result.stdout
