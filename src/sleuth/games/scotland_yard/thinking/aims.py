"""What all bots share: the packed side of a board, draws from weights, and what a table adds."""

from __future__ import annotations

import numpy as np

from sleuth.games.scotland_yard.board import Board
from sleuth.games.scotland_yard.pieces import Options
from sleuth.games.scotland_yard.thinking.packed import Array, Packed, packed
from sleuth.games.scotland_yard.thinking.solution import sure
from sleuth.games.scotland_yard.thinking.solver import SURE, Outlook
from sleuth.kernel.moves import Dice

FINE = 1_000_000  # in how many parts the dice cut a probability


def map_of(options: Options) -> Packed:
    return packed(options.chart.name, options.version)


def posts_of(board: Board) -> tuple[int, ...]:
    return tuple(post - 1 for post in board.posts)


def unmoved(board: Board) -> tuple[int, ...]:
    return tuple(n for n in range(board.seats - 1) if n + 1 not in board.moved)


def drawn(weights: Array, dice: Dice) -> int:
    """A number with these probabilities."""
    steps = np.cumsum(weights) / weights.sum()
    return int(np.searchsorted(steps, (dice.below(FINE) + 0.5) / FINE))


def best(worth: Array, dice: Dice, margin: float = 0.0) -> int:
    """The number of the highest value, or one within the margin; the dice choose among them."""
    top = np.flatnonzero(worth >= worth.max() - margin)
    return int(top[dice.below(len(top))])


def assured(board: Board, found: Outlook, tickets: tuple[int, int]) -> Outlook:
    """The outlook with what the table knows for sure."""
    held = sure.known(board.options, board.seats - 1)
    if held is None:
        return found
    key = (len(board.log), *tickets)
    certain = sure.certain(held, map_of(board.options), key, found.stations, found.plans)
    return found._replace(values=np.where(certain, np.int16(SURE), found.values))
