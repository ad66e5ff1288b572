"""What a move was worth: the chance of a catch, by the solved game where its table is at hand.

Without a table it is what the house's expert makes of a place, and not called exact. Where Mister X
goes is his choice and no luck; that a detective finds him is, as far as journeys are alike.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from sleuth.games.scotland_yard.board import Board, hides
from sleuth.games.scotland_yard.moves import Go, Move
from sleuth.games.scotland_yard.pieces import MISTER_X
from sleuth.games.scotland_yard.thinking.aims import map_of, posts_of, unmoved
from sleuth.games.scotland_yard.thinking.detectives import Detective, free_step, kept, payable, step
from sleuth.games.scotland_yard.thinking.hunted import TASTE, plotted
from sleuth.games.scotland_yard.thinking.packed import Array, plans
from sleuth.games.scotland_yard.thinking.solution.mixes import mix
from sleuth.games.scotland_yard.thinking.solution.mixing import FULL
from sleuth.games.scotland_yard.thinking.solution.worths import by_book
from sleuth.games.scotland_yard.thinking.solver import SURE
from sleuth.games.scotland_yard.thinking.tracks import belief, certain, ridden, shared
from sleuth.games.scotland_yard.thinking.valued import known, turn_of
from sleuth.games.scotland_yard.thinking.worlds import odds, worlds
from sleuth.games.scotland_yard.view import View, moves
from sleuth.kernel.insight import Insight, Judgement

EYE: Final = Detective(1, counts=True)


def judge(before: View, move: Move, after: View) -> Judgement | None:
    """A step or a ride; double moves, and who starts where, are not weighed."""
    if not isinstance(move, Go) or (not before.board.log and before.seat != MISTER_X):
        return None
    return rode(before, move) if before.seat == MISTER_X else stepped(before, move, after)


class Team(NamedTuple):
    """The plans that the detectives can still carry out, and their chances at each station."""

    plans: Array
    chances: Array
    shares: Array
    stations: tuple[int, ...]
    exact: bool

    def best(self, fine: Array) -> int:
        """The plan that catches him most often, of some."""
        return int(np.argmax(np.where(fine, self.shares @ self.chances, -1.0)))


def team(view: View) -> Team:
    """What the detectives can do from here on in this turn."""
    board, believed = view.board, {at - 1: share for at, share in odds(view).items()}
    stations = tuple(believed)
    shares = np.array([believed[at] for at in stations])
    book = known(board.options, board.seats - 1)
    if book is None:
        found = EYE.look(board, posts_of(board), unmoved(board), stations)
        fine = payable(board, found.plans)
        return Team(found.plans[fine], found.values[:, fine] / SURE, shares, stations, False)
    turn = turn_of(view)
    rows = turn.rows[kept(board, turn.rows)]
    chances = by_book(map_of(board.options), book)(turn.key, rows, stations) / FULL
    return Team(rows, chances, shares, stations, True)


def stepped(before: View, move: Go, after: View) -> Judgement | None:
    """A detective's step, by the best plan that it leaves to the team."""
    seat, board = before.seat, before.board
    assert seat is not None
    found = team(before)
    column = found.plans[:, seat - 1]
    free, mine = free_step(board, seat, found.plans), column == move.to - 1
    if not (free & mine).any():
        return None  # somebody would have to make room first
    means = found.shares @ found.chances
    plan, top = found.best(free & mine), found.best(free)
    if means[plan] >= means[top]:
        top = plan
    return Judgement(
        start=float(means[top]),
        best=float(means[top]),
        value=float(means[plan]),
        after=found_there(found, plan, move, after),
        best_move=move if top == plan else step(board, seat, int(column[top]) + 1),
        exact=found.exact,
    )


def found_there(found: Team, plan: int, move: Go, after: View) -> float:
    """What the plan is worth once all know whether he was there."""
    if after.board.over in ("caught", "cornered"):
        return 1.0
    away = found.shares * (np.array(found.stations) != move.to - 1)
    return float(away @ found.chances[:, plan] / away.sum()) if away.sum() else 0.0


def rode(before: View, move: Go) -> Judgement:
    """A ride of Mister X among all that his tickets allow; what he hides is no luck."""
    rides = [each for each in moves(before).listed if isinstance(each, Go)]
    exact = known(before.board.options, before.board.seats - 1) is not None
    escapes = {each: 1.0 - caught(before, each) for each in rides}
    best = max(rides, key=escapes.__getitem__)
    if escapes[move] >= escapes[best]:
        best = move
    return Judgement(
        start=escapes[best],
        best=escapes[best],
        value=escapes[move],
        after=escapes[move],
        best_move=best,
        exact=exact,
    )


def caught(view: View, go: Go) -> float:
    """The chance that he is caught after a ride, by all that the detectives can work out."""
    board, field = view.board, len(view.board.log) + 1
    book = known(board.options, board.seats - 1)
    guess = guessed(board, go, field)
    if book is None:
        plot = plotted(board, field, guess, (go.to - 1,), TASTE.plans)
        return float(plot.values[plot.stations.index(go.to - 1)] @ plot.weights)
    map_, posts = map_of(board.options), posts_of(board)
    rows = plans(map_, posts, tuple(range(len(posts))))
    ends = tuple(np.flatnonzero(guess).tolist())
    key = (field, board.black - (go.by == "black"), board.doubles)
    worth = by_book(map_, book)(key, rows, ends)
    row = worth[ends.index(go.to - 1)] / FULL
    return float(row.max() if len(ends) == 1 else row @ mix(worth).theirs)


def guessed(board: Board, go: Go, field: int) -> Array:
    """Where the detectives must look for him after a ride."""
    if not hides(board.options, field) and go.by != "black":
        return certain(board, go.to)
    by = go.by if board.options.classic and go.by is not None else "taxi"
    if board.options.classic:
        return shared(ridden(board, belief(board), by))
    return shared(walked(board))


def walked(board: Board) -> Array:
    """Where he may be after a walk in the dark, without tickets."""
    before, after = belief(board), np.zeros(len(board.options.chart.stations))
    for at in np.flatnonzero(before):
        ends = [to for to in board.options.chart.streets[int(at) + 1] if to not in board.posts]
        after[[to - 1 for to in ends]] += before[at]
    return after


def left(view: View) -> int | None:
    """The stations that a detective cannot exclude: a count, for he chose his way."""
    if view.seat in (None, MISTER_X) or not view.board.log:
        return None
    return len(worlds(view))


def missing(view: View) -> None:
    """Whoever chooses his way leaves no bits."""
    del view


INSIGHT: Final = Insight(unit="chance", judge=judge, left=left, missing=missing)
