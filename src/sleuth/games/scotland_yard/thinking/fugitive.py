"""How Mister X thinks: where he goes, how he hides, and when he spends his tickets."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from sleuth.games.scotland_yard.board import Board, hides
from sleuth.games.scotland_yard.charts import Station
from sleuth.games.scotland_yard.moves import Double, Go, Move
from sleuth.games.scotland_yard.thinking.aims import best, drawn, map_of, posts_of
from sleuth.games.scotland_yard.thinking.packed import Array, exits
from sleuth.games.scotland_yard.thinking.solver import (
    ROUNDS,
    SURE,
    Outlook,
    Sight,
    equilibrium,
    outlook,
)
from sleuth.games.scotland_yard.view import View, moves
from sleuth.kernel.moves import Dice

KEEN = 12  # plans that are looked at for each way of his
OPEN_END = 20  # the classic version is looked at as if its end were far away


@dataclass(frozen=True)
class MisterX:
    """How Mister X thinks: how far ahead, how he hides, and what each of his tickets must gain.

    Worth runs from 0 (he escapes) to 1 (he is caught). Who does not mix draws among the moves that
    are at most `margin` worse than the best in the dark, and `open_margin` in sight. Who is
    `wary` looks one turn ahead as well: what is lost to the best may be saved from others.
    """

    depth: int
    mixes: bool = False
    margin: float = 0.06
    open_margin: float = 0.02
    black: float = 0.05
    double: float = 0.0
    wary: bool = False
    rounds: int = ROUNDS

    def __call__(self, view: View, dice: Dice) -> Move:
        if view.board.options.classic:
            return self.classic(view, dice)
        board, at = view.board, view.trail[-1] - 1
        field = len(board.log) + 1
        ways = exits(map_of(board.options), at, posts_of(board))
        found = self.look(board, ways, 1, (board.black, board.doubles))
        covered = hides(board.options, field)
        worth = danger(found, covered and self.mixes, self.rounds)
        helped = self.ticket(board, found, dice)
        if helped is not None and helped[1] < worth:
            return helped[0]
        return Go(self.way(found, covered, dice) + 1)

    def way(self, found: Outlook, covered: bool, dice: Dice) -> int:
        """A single move: in the dark it is drawn, by the mixed strategy or from the best few."""
        if covered and self.mixes:
            weights, _, _ = equilibrium(keen(found.values), self.rounds)
            return found.stations[drawn(weights, dice)]
        safe = 1 - found.values.max(axis=1) / SURE
        return found.stations[best(safe, dice, self.margin if covered else self.open_margin)]

    def ticket(self, board: Board, found: Outlook, dice: Dice) -> tuple[Move, float] | None:
        """The ticket that helps most, how it is played, and what he is then worth."""
        field, options = len(board.log) + 1, board.options
        tried: list[tuple[Move, float]] = []
        if board.black and not hides(options, field):
            unseen = self.look(board, found.stations, 1, (0, board.doubles))
            worth = danger(unseen, True, self.rounds) + self.black
            tried.append((Go(self.way(unseen, True, dice) + 1, "black"), worth))
        if board.doubles:
            tried += self.doubled(board, found, dice)
        return min(tried, key=lambda each: each[1], default=None)

    def doubled(self, board: Board, found: Outlook, dice: Dice) -> Sequence[tuple[Move, float]]:
        """Double moves: the second half decides, in plain sight or in the dark."""
        map_, posts, field = map_of(board.options), posts_of(board), len(board.log) + 2
        firsts = list(found.stations)
        seconds = {first: exits(map_, first, posts) for first in firsts}
        every = sorted({to for ways in seconds.values() for to in ways})
        beyond = self.look(board, every, 2, (board.black, 0))
        covered = hides(board.options, field)
        tried: list[tuple[Move, float]] = []
        for first, ways in seconds.items():
            rows = np.searchsorted(every, ways)
            part = Outlook(tuple(ways), beyond.plans, beyond.values[rows])
            to = self.way(part, covered, dice)
            worth = danger(part, covered and self.mixes, self.rounds) + self.double
            tried.append((Double(Go(first + 1), Go(to + 1)), worth))
        return tried

    def look(
        self, board: Board, ways: Sequence[int], later: int, tickets: tuple[int, int]
    ) -> Outlook:
        """He has filled so many fields more, and has these tickets left."""
        posts, field = posts_of(board), len(board.log) + later
        if board.options.classic:
            field = min(field, OPEN_END)
        sight = Sight(field, tickets, self.depth)
        free = tuple(range(len(posts)))
        found = outlook(map_of(board.options), posts, free, tuple(ways), sight)
        if not self.wary:
            return found
        first = outlook(map_of(board.options), posts, free, tuple(ways), sight._replace(depth=1))
        return found._replace(values=(found.values + first.values) // 2)

    def classic(self, view: View, dice: Dice) -> Move:
        """He goes where he is hardest to catch, with a black ticket when he has just been seen."""
        board, on_offer = view.board, [m for m in moves(view).listed if isinstance(m, Go)]
        ways = sorted({go.to - 1 for go in on_offer})
        found = self.look(board, ways, 1, (0, 0))
        covered = hides(board.options, len(board.log) + 1)
        return paid(view, self.way(found, covered, dice) + 1, dice)


def paid(view: View, to: Station, dice: Dice) -> Move:
    """The ride to a station in the classic version: in the dark, just after he was seen, black."""
    board, on_offer = view.board, [m for m in moves(view).listed if isinstance(m, Go)]
    fitting = [go for go in on_offer if go.to == to]
    black = [go for go in fitting if go.by == "black"]
    plain = [go for go in fitting if go.by != "black"]
    just_seen = bool(board.log) and board.log[-1].at is not None
    covered = hides(board.options, len(board.log) + 1)
    chosen = black if (just_seen and black and covered) or not plain else plain
    return chosen[dice.below(len(chosen))]


def keen(worth: Array) -> Array:
    """The matrix of a hidden move with only those plans that come in question: best for some way of
    his, or on the whole."""
    spared = worth.shape[1] - KEEN
    if spared <= 0:
        return worth
    ranks = np.argpartition(np.vstack([worth, worth.sum(axis=0, dtype=np.int32)]), spared, axis=1)
    return worth[:, np.unique(ranks[:, spared:])]


def danger(found: Outlook, mixed: bool, rounds: int = ROUNDS) -> float:
    """What the best single move leaves him worth to the detectives."""
    if mixed:
        return equilibrium(keen(found.values), rounds)[2]
    return float(found.values.max(axis=1).min()) / SURE


def flee(view: View, dice: Dice) -> Move:
    """Greed of Mister X: as far as possible from the nearest, then from all detectives."""
    board = view.board
    away = map_of(board.options).distance
    ways = [move for move in moves(view).listed if isinstance(move, Go) and move.by != "black"]
    ways = ways or [move for move in moves(view).listed if isinstance(move, Go)]
    apart = [away[go.to - 1, list(posts_of(board))].astype(int) for go in ways]
    far = np.array([each.min() * 100 + each.sum() for each in apart], float)
    return ways[best(far, dice)]
