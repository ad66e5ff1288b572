"""What is claimed of the printed start, with strategies that prove it, written as certificates."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from pathlib import Path
from typing import Literal, NamedTuple

from sleuth.games.scotland_yard.thinking.packed import Packed
from sleuth.games.scotland_yard.thinking.solution.certificates import Claim, write
from sleuth.games.scotland_yard.thinking.solution.escapes import Escapes
from sleuth.games.scotland_yard.thinking.solution.strategies import (
    EVERY,
    Share,
    Strategy,
    Worth,
)

Side = Literal["detectives", "x"]
CANDIDATES = {3: EVERY, 4: 40}
"""Plans among which the detectives choose: four have thousands that win."""


class Ground(NamedTuple):
    """From where a claim is made: the map, its name, how many detectives, and his tickets."""

    map_: Packed
    name: str
    team: int
    tickets: tuple[int, int]


def certified(
    ground: Ground, path: Path, sure: Worth | None, values: Callable[[], Worth], side: Side | None
) -> dict[str, object]:
    """Write a certificate, of a sure win if there is one; else of both sides, or of one."""
    theirs = his = None
    if sure is not None:
        theirs = planned(ground, sure)
    else:
        worth = values()
        theirs = planned(ground, worth) if side != "x" else None
        his = escaped(ground, worth) if side != "detectives" else None
    claim = claimed(ground, theirs, his, sure is not None)
    write(path, claim, theirs, his)
    size = round(path.stat().st_size / 1e6, 3)
    return {"file": str(path), "kind": claim.kind, "value": str(claim.value), "megabytes": size}


def start(ground: Ground) -> tuple[tuple[int, ...], int]:
    """Where everybody stands."""
    return tuple(sorted(ground.map_.posts[: ground.team])), ground.map_.lair


def planned(ground: Ground, worth: Worth) -> Strategy:
    """What the detectives do."""
    found = Strategy(ground.map_, worth, CANDIDATES[ground.team])
    found.spread((0, *ground.tickets), start(ground))
    found.settle()
    return found


def escaped(ground: Ground, worth: Worth) -> Escapes:
    """What Mister X does."""
    found = Escapes(ground.map_, worth)
    found.spread((0, *ground.tickets), start(ground))
    found.settle()
    return found


def claimed(ground: Ground, theirs: Strategy | None, his: Escapes | None, sure: bool) -> Claim:
    """What both sides prove together: the value if they meet."""
    key, place = (0, *ground.tickets), start(ground)
    low: Share | None = theirs.share(key, *place) if theirs else None
    high: Share | None = his.share(key, *place) if his else None
    kind = "at-most" if low is None else "at-least" if high is None else "value"
    value = high if low is None else low
    assert value is not None
    return Claim("sure" if sure else kind, ground.name, key, *place, Fraction(value))
