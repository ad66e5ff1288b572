"""Looking back at a match: how far the Codebreaker was after each row."""

from __future__ import annotations

from functools import reduce

from sleuth.games.mastermind.board import Board, clear, fitting, tell
from sleuth.games.mastermind.facts import Fact, Scored, Voided
from sleuth.games.mastermind.pieces import Options, Row
from sleuth.kernel.data import Data
from sleuth.kernel.match import AnyMatch


class Attempt(Data, frozen=True):
    """How many codes there were before the first row, and after each that had a key."""

    trail: tuple[int, ...]


class Review(Data, frozen=True):
    """Every attempt that is over, in the order in which they were played."""

    attempts: tuple[Attempt, ...]


def review(match: AnyMatch) -> Review:
    """Row by row, how many codes were left."""
    return Review(tuple(Attempt(trail(match.options, rows)) for rows in played(match)))


def trail(options: Options, rows: tuple[Row, ...]) -> tuple[int, ...]:
    """How many codes agree with the first rows, from none of them to all that have a key."""
    keyed = tuple(row for row in rows if row.key is not None)
    return tuple(len(fitting(options, keyed[:n])) for n in range(len(keyed) + 1))


def played(match: AnyMatch) -> tuple[tuple[Row, ...], ...]:
    """The rows of each attempt that is over; the board forgets those of long ago."""
    attempts: list[tuple[Row, ...]] = []

    def follow(board: Board, fact: Fact) -> Board:
        if isinstance(fact, Scored | Voided):
            attempts.append(board.rows)
        return tell(board, fact)

    reduce(follow, match.facts(), clear(match.options))
    return tuple(attempts)
