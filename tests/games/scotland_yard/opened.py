"""Matches in which all detectives are content with their starts."""

from __future__ import annotations

from sleuth.games.scotland_yard import GAME
from sleuth.games.scotland_yard.moves import Ready
from sleuth.games.scotland_yard.pieces import Options
from sleuth.kernel.data import Seat
from sleuth.kernel.match import AnyMatch, start


def opened(options: Options, seats: int = 4) -> AnyMatch:
    """Mister X is about to set off, or his start is about to be drawn."""
    match: AnyMatch = start(GAME, options, seats)
    if options.chosen:
        for seat in range(1, seats):
            match = match.play(Seat(seat), Ready())
    return match
