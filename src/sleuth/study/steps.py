"""A match step by step: what each entry told, and what was seen after it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from sleuth.games import talents
from sleuth.kernel.data import Millis, Pending, Played, Seat
from sleuth.kernel.match import AnyMatch, retrace
from sleuth.kernel.record import Entry
from sleuth.kernel.talents import Line


@dataclass(frozen=True, slots=True)
class Stage:
    """How a match stood after one entry that stands."""

    at: Millis
    by: Seat | None
    facts: tuple[Any, ...]
    lines: tuple[Line | None, ...]
    views: tuple[Any, ...]
    pending: Pending


def stages(match: AnyMatch, seat: Seat | None) -> Iterator[Stage]:
    """Every stage, through the eyes of a seat, or with all open; the first before any entry."""
    seats = [Seat(n) for n in range(match.seats)] if seat is None else [seat]
    entries: list[Entry[Any, Any] | None] = [None, *match.standing]
    before: AnyMatch | None = None
    for entry, after in zip(entries, through(match), strict=True):
        told = () if entry is None else reached(entry.told, seat)
        lines = tuple(line(before or after, fact, seat) for fact in told)
        came = None if entry is None else entry.came
        by = came.seat if isinstance(came, Played) else None
        views = tuple(after.view(each) for each in seats)
        yield Stage(after.now, by, told, lines, views, after.pending())
        before = after


def through(match: AnyMatch) -> Iterator[AnyMatch]:
    """The match after each entry that stands."""
    return retrace(match.game, match.options, match.seats, match.standing)


def reached(told: Sequence[Any], seat: Seat | None) -> tuple[Any, ...]:
    """The facts that a seat was told; with all open, every one."""
    return tuple(fact for fact in told if seat is None or fact.reaches(seat))


def line(match: AnyMatch, fact: Any, seat: Seat | None) -> Line | None:
    """The sentence that tells a fact to a seat, or to one whom it reached."""
    hearers = [None, *map(Seat, range(match.seats))] if seat is None else [seat]
    hearer = next((each for each in hearers if fact.reaches(each)), None)
    return talents(match.game.name).notation.line(fact, match.view(hearer))
