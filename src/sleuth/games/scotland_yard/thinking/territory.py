"""The reference Mister X: two plies, counted in stations that he reaches before any detective."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from sleuth.games.scotland_yard.board import Board, hides
from sleuth.games.scotland_yard.moves import Double, Go, Move
from sleuth.games.scotland_yard.thinking.aims import best, map_of, posts_of
from sleuth.games.scotland_yard.thinking.lightly.town import FINE, TIE
from sleuth.games.scotland_yard.thinking.packed import Array, Packed, exits, plans, singles
from sleuth.games.scotland_yard.thinking.solver import count, wide
from sleuth.games.scotland_yard.view import View
from sleuth.kernel.moves import Dice

LOST = -1000.0  # a move after which he is caught within two turns


@dataclass(frozen=True)
class Territory:
    """He goes where most is left to him after their best answer; in need he spends his tickets.

    In the dark he draws among the moves that are at most `margin` stations worse than the best, in
    sight among those that are at most `open_margin` worse. The
    black ticket is kept for field `dark` and later. Who `fears` so many of their plans thinks of
    those in which they come nearest.
    """

    margin: float = 2.0
    dark: int = 9
    fears: int | None = None
    open_margin: float = 0.0

    def __call__(self, view: View, dice: Dice) -> Move:
        board, at = view.board, view.trail[-1] - 1
        covered = hides(board.options, len(board.log) + 1)
        ways, worth = self.prospects(board, at)
        if worth.max() <= LOST / 2:
            helped = self.ticket(board, ways, worth, dice)
            if helped is not None:
                return helped
        return Go(ways[best(worth, dice, self.slack(covered))] + 1)

    def slack(self, covered: bool) -> float:
        """How much worse than the best a move may be, in the dark or in sight."""
        return self.margin if covered else self.open_margin

    def prospects(self, board: Board, at: int) -> tuple[Sequence[int], Array]:
        """Where he can go, and what is left to him there after the detectives' best plan."""
        ways = exits(map_of(board.options), at, posts_of(board))
        return ways, self.worth(board, at, ways)

    def worth(self, board: Board, at: int, ways: Sequence[int]) -> Array:
        """What each of these ways leaves to him."""
        map_, posts = map_of(board.options), posts_of(board)
        rows = self.feared(map_, posts, at)
        found: Array = left(map_, ways, rows).min(axis=1) + LOST * doomed(map_, ways, rows)
        return found

    def feared(self, map_: Packed, posts: tuple[int, ...], at: int) -> Array:
        """The plans of theirs that he thinks of; who fears none takes them to stay."""
        if self.fears == 0:
            return np.array([posts])
        rows = plans(map_, posts, tuple(range(len(posts))))
        feared: Array = rows[nearest(map_, rows, {at: 1.0}, self.fears)]
        return feared

    def ticket(self, board: Board, ways: Sequence[int], worth: Array, dice: Dice) -> Move | None:
        """The double move if he has it, else the black ticket, if it is late enough."""
        field = len(board.log) + 1
        if board.doubles and (twice := self.doubled(board, ways, dice)) is not None:
            return twice
        if board.black and field >= self.dark and not hides(board.options, field):
            return Go(ways[best(worth, dice, self.margin)] + 1, "black")
        return None

    def doubled(self, board: Board, ways: Sequence[int], dice: Dice) -> Double | None:
        """The best double move."""
        margin = self.slack(hides(board.options, len(board.log) + 2))
        beyond = {way: self.prospects(board, way) for way in ways}
        open_ = [way for way in ways if beyond[way][0]]
        if not open_:
            return None
        first = max(open_, key=lambda way: float(beyond[way][1].max()))
        seconds, worth = beyond[first]
        return Double(Go(first + 1), Go(seconds[best(worth, dice, margin)] + 1))


def nearest(map_: Packed, rows: Array, believed: Mapping[int, float], many: int | None) -> Array:
    """The numbers of so many plans, those first in which all come nearest to where he may be."""
    if many is None or len(rows) <= many:
        return np.arange(len(rows))
    away = map_.distance[:, [*believed]] @ np.array([*believed.values()])
    near = np.round(away[rows].sum(axis=1), FINE)
    chosen: Array = np.argsort(near, kind="stable")[:many]
    return chosen


def left(map_: Packed, stations: Sequence[int], rows: Array) -> Array:
    """For each station of his and each plan: how many stations he then reaches first.

    Equal territories are told apart by the sum of the detectives' distances; less than nothing is
    left to him where he is caught.
    """
    away = wide(map_)
    near = np.minimum.reduce(away[rows.T])
    found = np.stack([count(near > away[at]) for at in stations]).astype(float)
    found += TIE * map_.distance[rows.T][:, :, list(stations)].sum(axis=0, dtype=int).T
    found[(rows[None] == np.asarray(stations)[:, None, None]).any(axis=2)] = -1
    return found


def doomed(map_: Packed, stations: Sequence[int], rows: Array) -> Array:
    """For each station of his: does some plan catch him there, or shut him in for the next turn?"""
    at = np.asarray(stations)
    watched = np.bitwise_or.reduce((map_.masks | singles(map_))[rows.T])
    shut = ((map_.masks[at][:, None] & ~watched) == 0).all(axis=2)
    caught = (rows[None] == at[:, None, None]).any(axis=2)
    found: Array = (shut | caught).any(axis=1)
    return found
