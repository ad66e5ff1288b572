"""Matches of one's own in bulk: what came in, and what was told, which is folded and believed.

A record for others holds inputs alone and is played again. Whoever plays a hundred thousand
matches to learn from them trusts them: here facts stand beside the inputs, as in the house's store.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

import msgspec

from sleuth.games import written_under
from sleuth.kernel import codec
from sleuth.kernel.data import Data, Over, Played, Seat
from sleuth.kernel.errors import Malformed
from sleuth.kernel.game import AnyGame
from sleuth.kernel.match import AnyMatch, standing
from sleuth.kernel.record import Entry
from sleuth.kernel.streams import seen_on

TORN = (ArithmeticError, AssertionError, AttributeError, LookupError, TypeError, ValueError)
"""What folding runs into where facts do not fit together."""


class ToldMatch(Data, frozen=True):
    """A match as a file has it. `result` is how it ended; `names` are those who played, by seat."""

    game: str
    version: int
    seats: int
    options: msgspec.Raw
    record: msgspec.Raw
    names: tuple[str, ...] = ()
    result: Over | None = None


def write(match: AnyMatch, names: Sequence[str] = ()) -> bytes:
    """A match with all that was told in it."""
    over, game = match.pending(), match.game
    options, record = codec.encode(match.options), codec.encode(list(match.record))
    result = over if isinstance(over, Over) else None
    bodies = msgspec.Raw(options), msgspec.Raw(record)
    return codec.encode(
        ToldMatch(game.name, game.version, match.seats, *bodies, tuple(names), result)
    )


def read(body: bytes) -> tuple[ToldMatch, AnyGame]:
    """A match from a file, and its rules; what stands in it is of the kinds that it says."""
    told: ToldMatch = codec.decode(body, ToldMatch)
    game = written_under(told.game, told.version)
    if told.version != game.version:
        raise Malformed("record.version", version=str(told.version))
    if told.seats not in game.seats:
        raise Malformed("match.seats", seats=told.seats)
    return told, game


@cache
def record_kind(name: str, version: int) -> Any:
    """The type of a whole record of a game."""
    return tuple[codec.entry_kind(written_under(name, version)), ...]  # type: ignore[misc]


def decided(told: ToldMatch, game: AnyGame) -> Iterator[tuple[Seat, Any, Any]]:
    """The decisions that stand: who took them, the view from which, and the move."""
    options = codec.decode(bytes(told.options), game.options)
    record: tuple[Entry[Any, Any], ...] = codec.decode(
        bytes(told.record), record_kind(game.name, game.version)
    )
    every = map(Seat, range(told.seats))
    views = {seat: game.blank(options, told.seats, seat) for seat in every}
    try:
        for entry in standing(record):
            came = entry.came
            if type(came) is Played:
                yield came.seat, views[came.seat], came.move
            views = seen_on(game, views, entry.told)
    except TORN:
        raise Malformed("record.torn") from None
