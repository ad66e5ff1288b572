"""A puzzle: what one seat was told up to a moment, and the moves that solve it, provably."""

from __future__ import annotations

from functools import reduce
from hashlib import sha256
from typing import Any

import msgspec

from sleuth.games import talents, written_under
from sleuth.kernel.codec import convert, decode, encode
from sleuth.kernel.data import Data, Seat
from sleuth.kernel.errors import Malformed
from sleuth.kernel.game import AnyGame
from sleuth.kernel.puzzles import Kind, Posed, Puzzles
from sleuth.kernel.streams import reaching

EASIEST, STEP = 1000.0, 250.0
"""The rating of a puzzle in which there is nothing to think of, and what more of it adds."""


class Puzzle(Data, frozen=True):
    """A seat's stream, never a record; facts and moves as they go over the wire.

    Its name follows from what is the same for all its twins, so that there is one of them.
    """

    id: str
    game: str
    version: int
    kind: Kind
    options: dict[str, Any]
    seats: int
    seat: Seat
    stream: msgspec.Raw
    accept: msgspec.Raw
    gaps: dict[str, float]
    rating: int


class Unsound(Exception):
    """What is wrong with a puzzle."""


def rules_of(puzzle: Puzzle) -> AnyGame:
    """The rules that it was told under."""
    return written_under(puzzle.game, puzzle.version)


def poser(name: str) -> Puzzles:
    """How a game poses puzzles; a game that poses none has none to ask for."""
    found = talents(name).puzzles
    if found is None:
        raise Malformed("puzzle.none", game=name)
    return found


def facts_of(puzzle: Puzzle) -> tuple[Any, ...]:
    """What the seat was told."""
    return row_of(puzzle.stream, rules_of(puzzle).fact)


def view_of(puzzle: Puzzle) -> Any:
    """What the seat knows: a fold of what it was told, and of nothing else."""
    game = rules_of(puzzle)
    blank = game.blank(convert(puzzle.options, game.options), puzzle.seats, puzzle.seat)
    return reduce(game.see, facts_of(puzzle), blank)


def name_of(game: str, kind: Kind, posed: Posed) -> str:
    """What a puzzle and all its twins are called."""
    known = msgspec.json.encode((game, kind, posed.twin))
    return sha256(known).hexdigest()[:16]


def written(game: AnyGame, kind: Kind, posed: Posed, told: dict[str, Any]) -> Puzzle:
    """A puzzle to keep; `told` is what its seat was told, and at which table."""
    return Puzzle(
        id=name_of(game.name, kind, posed),
        game=game.name,
        version=game.version,
        kind=kind,
        accept=msgspec.Raw(encode(posed.accept)),
        gaps=dict(posed.gaps),
        rating=round(EASIEST + STEP * min(4.0, posed.hard)),
        **told,
    )


def verify(puzzle: Puzzle) -> None:
    """Prove it again from the stream alone: the same moves solve it, and no others."""
    told_all = facts_of(puzzle)
    if tuple(reaching(told_all, puzzle.seat)) != told_all:
        raise Unsound(f"{puzzle.id}: a fact that does not reach the seat")
    told = {name: getattr(puzzle, name) for name in ("options", "seats", "seat", "stream")}
    posed = poser(puzzle.game).pose(view_of(puzzle), puzzle.kind)
    if posed is None:
        raise Unsound(f"{puzzle.id}: nothing follows from what the seat knows")
    again = written(rules_of(puzzle), puzzle.kind, posed, told)
    for name in ("id", "accept", "gaps", "rating"):
        if getattr(again, name) != getattr(puzzle, name):
            raise Unsound(f"{puzzle.id}: its {name} is not what follows")


def solutions(puzzle: Puzzle) -> tuple[Any, ...]:
    """The moves that solve it."""
    return row_of(puzzle.accept, rules_of(puzzle).move)


def row_of(body: msgspec.Raw, kind: Any) -> tuple[Any, ...]:
    """Facts or moves that were written down."""
    found: tuple[Any, ...] = decode(bytes(body), tuple[kind, ...])
    return found


def solves(puzzle: Puzzle, move: Any) -> bool:
    """Is this move one of those that solve it?"""
    able, view = poser(puzzle.game), view_of(puzzle)
    return able.meant(view, move) in {able.meant(view, each) for each in solutions(puzzle)}
