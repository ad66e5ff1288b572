"""A match step by step: what each entry told, and what was seen after it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, NamedTuple

from sleuth.games import talents
from sleuth.kernel.data import Millis, Pending, Played, Seat
from sleuth.kernel.match import AnyMatch, onward, start
from sleuth.kernel.record import Entry
from sleuth.kernel.streams import Hearing, Views, hear
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


class Standpoint(NamedTuple):
    """How a match stands, and what is seen of it."""

    match: AnyMatch
    views: Views


class Reel:
    """A finished match, to be looked through from anywhere.

    Places along it are remembered, so that looking on from one folds next to nothing twice.
    """

    def __init__(self, match: AnyMatch, seat: Seat | None) -> None:
        game, self._seat, self._entries = match.game, seat, match.standing
        self._game, self._tell = game, talents(game.name).notation.line
        self._seats = [Seat(n) for n in range(match.seats)] if seat is None else [seat]
        eyes = [None, *self._seats] if seat is None else [seat]
        views = {each: game.blank(match.options, match.seats, each) for each in eyes}
        self._known = {0: Standpoint(start(game, match.options, match.seats), views)}

    def __len__(self) -> int:
        """How many stages there are."""
        return len(self._entries) + 1

    def stages(self, first: int = 0) -> Iterator[Stage]:
        """Every stage from this one on; number 0 stands before any entry."""
        at = max(0, first - 1) // STRIDE * STRIDE
        while at not in self._known:
            at -= STRIDE
        place = self._known[at]
        if first == 0:
            yield self._stage(place, None)
        entries = self._entries[at:]
        matches = onward(place.match, entries)
        for n, (entry, match) in enumerate(zip(entries, matches, strict=True), at + 1):
            place, heard = self._next(place, entry, match)
            if n % STRIDE == 0:
                self._known[n] = place
            if n >= first:
                yield self._stage(place, entry, heard)

    def _next(
        self, place: Standpoint, entry: Entry[Any, Any], match: AnyMatch
    ) -> tuple[Standpoint, Hearing]:
        """The place after one more entry, and what was heard of it."""
        heard = hear(self._game, self._tell, place.views, entry.told, self._seat is None)
        return Standpoint(match, heard.views), heard

    def _stage(
        self, place: Standpoint, entry: Entry[Any, Any] | None, heard: Hearing | None = None
    ) -> Stage:
        came, match = None if entry is None else entry.came, place.match
        by = came.seat if isinstance(came, Played) else None
        views = tuple(place.views[each] for each in self._seats)
        told = ((), ()) if heard is None else (heard.facts, heard.lines)
        return Stage(match.now, by, *told, views, match.pending())


def stages(match: AnyMatch, seat: Seat | None) -> Iterator[Stage]:
    """Every stage, through the eyes of a seat, or with all open; the first before any entry."""
    return Reel(match, seat).stages()
