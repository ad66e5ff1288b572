"""A match step by step: what each entry told, and what was seen after it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from sleuth.games import talents
from sleuth.kernel.data import Millis, Pending, Played, Seat
from sleuth.kernel.match import AnyMatch, Entry, onward, start
from sleuth.kernel.talents import Line

STRIDE = 50
"""Stages between two places that are remembered."""


@dataclass(frozen=True, slots=True)
class Stage:
    """How a match stood after one entry that stands."""

    at: Millis
    by: Seat | None
    facts: tuple[Any, ...]
    lines: tuple[Line | None, ...]
    views: tuple[Any, ...]
    pending: Pending


class Reel:
    """A finished match, to be looked through from anywhere.

    Places along it are remembered, so that looking on from one folds next to nothing twice.
    """

    def __init__(self, match: AnyMatch, seat: Seat | None) -> None:
        self._seat, self._entries = seat, match.standing
        self._seats = [Seat(n) for n in range(match.seats)] if seat is None else [seat]
        begun = start(match.game, match.options, match.seats)
        for each in (None, *self._seats) if seat is None else self._seats:
            begun.view(each)  # what is looked from at the beginning is folded on with every entry
        self._known = {0: begun}

    def __len__(self) -> int:
        """How many stages there are."""
        return len(self._entries) + 1

    def stages(self, first: int = 0) -> Iterator[Stage]:
        """Every stage from this one on; number 0 stands before any entry."""
        at = max(0, first - 1) // STRIDE * STRIDE
        while at not in self._known:
            at -= STRIDE
        before = self._known[at]
        if first == 0:
            yield self._stage(before, before, None)
        entries = self._entries[at:]
        for n, (entry, after) in enumerate(
            zip(entries, onward(before, entries), strict=True), at + 1
        ):
            if n % STRIDE == 0:
                self._known[n] = after
            if n >= first:
                yield self._stage(before, after, entry)
            before = after

    def _stage(self, before: AnyMatch, after: AnyMatch, entry: Entry[Any, Any] | None) -> Stage:
        told = () if entry is None else reached(entry.told, self._seat)
        lines = tuple(line(before, fact, self._seat) for fact in told)
        came = None if entry is None else entry.came
        by = came.seat if isinstance(came, Played) else None
        views = tuple(after.view(each) for each in self._seats)
        return Stage(after.now, by, told, lines, views, after.pending())


def stages(match: AnyMatch, seat: Seat | None) -> Iterator[Stage]:
    """Every stage, through the eyes of a seat, or with all open; the first before any entry."""
    return Reel(match, seat).stages()


def reached(told: Sequence[Any], seat: Seat | None) -> tuple[Any, ...]:
    """The facts that a seat was told; with all open, every one."""
    return tuple(fact for fact in told if seat is None or fact.reaches(seat))


def line(match: AnyMatch, fact: Any, seat: Seat | None) -> Line | None:
    """The sentence that tells a fact to a seat, or to one whom it reached."""
    hearers = [None, *map(Seat, range(match.seats))] if seat is None else [seat]
    hearer = next((each for each in hearers if fact.reaches(each)), None)
    return talents(match.game.name).notation.line(fact, match.view(hearer))
