"""What each move of Mister X leaves him: the chance to get away, by the values or by the expert.

By the values he is where he should be as often as he should, and so are the detectives. Without
them he is looked at as the house's expert does, by one turn; then tickets have a price.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import numpy as np

from sleuth.games.scotland_yard.board import Board, hides
from sleuth.games.scotland_yard.moves import Double, Go
from sleuth.games.scotland_yard.thinking.aims import map_of, posts_of
from sleuth.games.scotland_yard.thinking.hunted import NEED, TASTE, plotted
from sleuth.games.scotland_yard.thinking.packed import Array
from sleuth.games.scotland_yard.thinking.solution.ledger import Ledger
from sleuth.games.scotland_yard.thinking.solution.mixes import mix
from sleuth.games.scotland_yard.thinking.solution.mixing import FULL
from sleuth.games.scotland_yard.thinking.solution.worths import by_book
from sleuth.games.scotland_yard.thinking.tracks import belief, certain, ridden, shared
from sleuth.games.scotland_yard.thinking.valued import Desk
from sleuth.games.scotland_yard.view import View, moves

Flight = Go | Double


def escapes(view: View, book: Ledger | None, made: Flight) -> Mapping[Flight, float]:
    """The chance to get away by each move on offer; double moves where they may be needed."""
    rides = [each for each in moves(view) if isinstance(each, Go)]
    twice = [each for each in moves(view) if isinstance(each, Double)]
    if book is not None:
        flights, every = Flights(view, book), list[Flight]([*rides, *twice])
        return {each: flights.escape(each) for each in every}
    found: dict[Flight, float] = {each: 1.0 - feared(view.board, each) for each in rides}
    if isinstance(made, Double) or max(found.values()) < 1.0 - NEED:
        found |= {each: 1.0 - feared(view.board, each) for each in twice}
    return found


class Flights:
    """A place of Mister X and the values of all that he can do from it."""

    def __init__(self, view: View, book: Ledger) -> None:
        board = view.board
        key = (len(board.log), board.black, board.doubles)
        self._board, self._at = board, view.trail[-1] - 1
        self._desk = Desk(book, map_of(board.options), posts_of(board), key)
        self._known: dict[tuple[tuple[int, int, int], tuple[int, ...]], dict[int, float]] = {}

    def escape(self, move: Flight) -> float:
        """The chance to get away by a move, if both sides play on as they should."""
        goes = (move,) if isinstance(move, Go) else (move.first, move.second)
        filled, black, double = self._desk.key
        spent = sum(go.by == "black" for go in goes)
        key = (filled + len(goes), black - spent, double - (len(goes) > 1))
        return 1.0 - self._caught(key, self._ends(goes))[goes[-1].to - 1]

    def _ends(self, goes: tuple[Go, ...]) -> tuple[int, ...]:
        """Where he may be for those who know where he was, and saw what can be seen of this."""
        here = {self._at}
        for n, go in enumerate(goes, len(self._board.log) + 1):
            if hides(self._board.options, n) or go.by == "black":
                here = {to for at in here for to in self._desk.exits(at)}
            else:
                here = {go.to - 1}
        return tuple(sorted(here))

    def _caught(self, key: tuple[int, int, int], ends: tuple[int, ...]) -> dict[int, float]:
        """The chance of a catch at each of these ends, among which the detectives cannot tell."""
        if (key, ends) not in self._known:
            worth = by_book(self._desk.map_, self._desk.book)(key, self._desk.rows, ends)
            rows = worth.max(axis=1) if len(ends) == 1 else worth @ mix(worth).theirs
            self._known[key, ends] = dict(zip(ends, (rows / FULL).tolist(), strict=True))
        return self._known[key, ends]


def feared(board: Board, move: Flight) -> float:
    """The danger after a move as the expert sees it, and the price of the tickets for it."""
    goes = (move,) if isinstance(move, Go) else (move.first, move.second)
    *_, (field, guess) = tracked(board, goes)
    to, price = goes[-1].to - 1, TASTE.double * (len(goes) - 1)
    price += TASTE.black * sum(go.by == "black" for go in goes)
    plot = plotted(board, field, guess, (to,), TASTE.plans)
    return float(plot.values[plot.stations.index(to)] @ plot.weights) + price


def tracked(board: Board, goes: tuple[Go, ...]) -> Iterator[tuple[int, Array]]:
    """The fields that rides fill, and where the detectives must look for him after each."""
    guess = belief(board)
    for field, go in enumerate(goes, len(board.log) + 1):
        if not hides(board.options, field) and go.by != "black":
            guess = certain(board, go.to)
        elif board.options.classic and go.by is not None:
            guess = shared(ridden(board, guess, go.by))
        else:
            guess = shared(walked(board, guess))
        yield field, guess


def walked(board: Board, guess: Array) -> Array:
    """Where he may be after a walk in the dark, without tickets."""
    after = np.zeros(len(board.options.chart.stations))
    for at in np.flatnonzero(guess):
        ends = [to for to in board.options.chart.streets[int(at) + 1] if to not in board.posts]
        after[[to - 1 for to in ends]] += guess[at]
    return after
