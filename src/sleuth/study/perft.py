"""Counting histories: how many ways there are to go on, chance and the clock among them."""

from __future__ import annotations

from collections.abc import Iterator

from sleuth.kernel.chance import answers
from sleuth.kernel.data import Await, Draw, Drawn, Millis, Played, Rang, Seat
from sleuth.kernel.match import AnyMatch

STEP = 1000


def inputs(match: AnyMatch) -> Iterator[Played[object] | Drawn | Rang]:
    """Everything that may come in next, each a second after the last."""
    pending = match.pending()
    if isinstance(pending, Draw):
        yield from (Drawn(picks, match.now) for picks in answers(pending))
    elif isinstance(pending, Await):
        at = Millis(match.now + STEP)
        if pending.until is not None:
            yield Rang(pending.until)
        if pending.until is None or at < pending.until:
            for seat in map(Seat, range(match.seats)):
                yield from (Played(seat, move, at) for move in match.moves(seat))


def perft(match: AnyMatch, depth: int) -> int:
    """The number of histories of this length from here."""
    if depth == 0:
        return 1
    return sum(perft(match.enter(came), depth - 1) for came in inputs(match))


def divide(match: AnyMatch, depth: int) -> dict[str, int]:
    """The counts below each first input."""
    return {repr(came): perft(match.enter(came), depth - 1) for came in inputs(match)}
