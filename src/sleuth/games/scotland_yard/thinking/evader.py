"""How Mister X plays by the table: he avoids what is lost for sure, and spends a ticket only then.

Where all is lost, few of the detectives' plans may still be the right ones: he goes where they are
fewest.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from sleuth.games.scotland_yard.board import Board, hides
from sleuth.games.scotland_yard.moves import Double, Go, Move
from sleuth.games.scotland_yard.pieces import Ticket
from sleuth.games.scotland_yard.thinking.aims import best, drawn, map_of, posts_of
from sleuth.games.scotland_yard.thinking.fugitive import keen
from sleuth.games.scotland_yard.thinking.packed import Array, exits
from sleuth.games.scotland_yard.thinking.solution import sure
from sleuth.games.scotland_yard.thinking.solution.table import Table
from sleuth.games.scotland_yard.thinking.solver import SURE, Sight, equilibrium, outlook
from sleuth.games.scotland_yard.view import View
from sleuth.kernel.moves import Dice


class Option(NamedTuple):
    """Something he can do: the moves it leaves open, and the share of plans that catch him then."""

    shape: Go | None
    by: Ticket | None
    ways: Sequence[int]
    lost: Array
    covered: bool
    later: int
    tickets: tuple[int, int]

    def risk(self) -> int:
        """How many plans win: on the best way, or wherever he went if he goes unseen."""
        if self.covered:
            return int(np.count_nonzero(self.lost.all(axis=0)))
        return min(int(np.count_nonzero(row)) for row in self.lost)  # quicker than by axis


@dataclass(frozen=True)
class Evader:
    """He reads the table, and mixes by so many rounds of regret matching."""

    rounds: int

    def __call__(self, view: View, dice: Dice) -> Move:
        board, at = view.board, view.trail[-1] - 1
        held = sure.known(board.options, board.seats - 1)
        assert held is not None
        least = safest(options(board, held, at))
        to = least.ways[self.way(board, least, dice)] + 1
        return Go(to, least.by) if least.shape is None else Double(least.shape, Go(to, least.by))

    def way(self, board: Board, option: Option, dice: Dice) -> int:
        """In the dark he mixes; in sight the least risk counts first, then the outlook."""
        map_, posts = map_of(board.options), posts_of(board)
        sight = Sight(len(board.log) + option.later, option.tickets, 1, doubtful=True)
        everybody = tuple(range(len(posts)))
        values = outlook(map_, posts, everybody, option.ways, sight).values
        worth = np.where(option.lost, np.int16(SURE), values)
        if option.covered and len(option.ways) > 1:
            return drawn(equilibrium(keen(worth), self.rounds)[0], dice)
        return best(-option.lost.mean(axis=1) - values.max(axis=1) / SURE**2, dice)


def safest(every: Iterator[Option]) -> Option:
    """The first that no plan catches; if there is none, the one that fewest do."""
    least, risk = None, 0
    for option in every:
        count = option.risk()
        if least is None or count < risk:
            least, risk = option, count
        if not risk:
            break
    assert least is not None
    return least


def options(board: Board, held: Table, at: int) -> Iterator[Option]:
    """What he can do, cheapest first: a plain move, the black ticket, double moves."""
    map_, posts = map_of(board.options), posts_of(board)
    asked = sure.turn(held, map_, posts)
    ways, field = exits(map_, at, posts), len(board.log) + 1
    dark, black = hides(board.options, field), board.black

    def lost(to: Sequence[int], later: int, tickets: tuple[int, int]) -> Array:
        return asked.certain((len(board.log) + later, *tickets), to)

    plain = (black, board.doubles)
    yield Option(None, None, ways, lost(ways, 1, plain), dark, 1, plain)
    if black and not dark:
        unseen = (0, board.doubles)
        yield Option(None, "black", ways, lost(ways, 1, unseen), True, 1, unseen)
    if not board.doubles:
        return
    seconds = {first: exits(map_, first, posts) for first in ways}
    every = sorted({to for each in seconds.values() for to in each})
    later = hides(board.options, field + 1)
    kinds: tuple[Ticket | None, ...] = (None, "black") if black and not later else (None,)
    for by in kinds:
        left = (black - (by == "black"), 0)
        fate = lost(every, 2, left)
        for first, onward in seconds.items():
            if onward:
                part = fate[np.searchsorted(every, onward)]
                yield Option(Go(first + 1), by, onward, part, later or by is not None, 2, left)
