"""What a move was worth: the chance of a catch, by the solved game where its table is at hand.

Without a table it is what the house's expert makes of a place, and not called exact. Where Mister X
goes is his choice and no luck; that a detective finds him is, as far as he mixes as he should.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from sleuth.games.scotland_yard.board import Board
from sleuth.games.scotland_yard.moves import Double, Go, Move
from sleuth.games.scotland_yard.pieces import MISTER_X
from sleuth.games.scotland_yard.thinking import valued
from sleuth.games.scotland_yard.thinking.aims import map_of, posts_of, unmoved
from sleuth.games.scotland_yard.thinking.detectives import Detective, free_step, kept, payable, step
from sleuth.games.scotland_yard.thinking.fleeing import escapes
from sleuth.games.scotland_yard.thinking.packed import Array
from sleuth.games.scotland_yard.thinking.solution.ledger import Ledger
from sleuth.games.scotland_yard.thinking.solution.mixes import mix
from sleuth.games.scotland_yard.thinking.solution.mixing import FULL
from sleuth.games.scotland_yard.thinking.solution.worths import by_book
from sleuth.games.scotland_yard.thinking.solver import SURE
from sleuth.games.scotland_yard.thinking.worlds import odds, worlds
from sleuth.games.scotland_yard.view import View
from sleuth.kernel.data import tag
from sleuth.kernel.insight import Insight, Judgement, Prospect
from sleuth.kernel.talents import Argument, Line

EYE: Final = Detective(1, counts=True)


class Team(NamedTuple):
    """The plans that the detectives can still carry out, and their chances at each station."""

    plans: Array
    chances: Array
    shares: Array
    stations: tuple[int, ...]
    exact: bool

    @property
    def means(self) -> Array:
        """How often each plan catches him."""
        found: Array = self.shares @ self.chances
        return found

    def best(self, fine: Array) -> int:
        """The plan that catches him most often, of some."""
        return int(np.argmax(np.where(fine, self.means, -1.0)))


def book_of(board: Board) -> Ledger | None:
    """The values of this match, if they are at hand."""
    return valued.known(board.options, board.seats - 1)


def weigh(view: View, move: Move) -> Prospect | None:
    """A step, a ride or a double move; who starts where is not weighed."""
    if view.seat == MISTER_X:
        return fled(view, move) if isinstance(move, Go | Double) else None
    return stepped(view, move) if isinstance(move, Go) and view.board.log else None


def judge(before: View, move: Move, after: View) -> Judgement | None:
    """The same once all know whether he was there; where he goes is no luck."""
    if (prospect := weigh(before, move)) is None:
        return None
    if before.seat == MISTER_X:
        return prospect.came_out(prospect.value)
    assert isinstance(move, Go)
    return prospect.came_out(found_there(before, move, after))


def team(view: View) -> Team:
    """What the detectives can do from here on in this turn."""
    board, believed = view.board, {at - 1: share for at, share in odds(view).items()}
    if (book := book_of(board)) is not None:
        return by_values(view, book, tuple(believed))
    stations = tuple(believed)
    shares = np.array([believed[at] for at in stations])
    found = EYE.look(board, posts_of(board), unmoved(board), stations)
    fine = payable(board, found.plans)
    return Team(found.plans[fine], found.values[:, fine] / SURE, shares, stations, False)


def by_values(view: View, book: Ledger, stations: tuple[int, ...]) -> Team:
    """By the solved game: in the dark he is where he should be, as often as he should."""
    board, turn = view.board, valued.turn_of(view)
    worth = by_book(map_of(board.options), book)(turn.key, turn.rows, turn.where)
    shares = mix(worth).his if len(turn.where) > 1 else np.ones(1)
    some = [turn.where.index(at) for at in stations]
    if not shares[some].sum():
        shares = np.ones(len(turn.where))  # he went where he never should: anywhere
    still, rows = shares[some] / shares[some].sum(), kept(board, turn.rows)
    return Team(turn.rows[rows], worth[some][:, rows] / FULL, still, stations, True)


def stepped(view: View, move: Go) -> Prospect | None:
    """A detective's step, by the best plan that it leaves to the team."""
    seat, found = view.seat, team(view)
    assert seat is not None
    column, free = found.plans[:, seat - 1], free_step(view.board, seat, found.plans)
    mine = free & (column == move.to - 1)
    if not mine.any():
        return None  # somebody would have to make room first
    plan, top = found.best(mine), found.best(free)
    if found.means[plan] >= found.means[top]:
        top = plan
    return Prospect(
        start=float(found.means[top]),
        best=float(found.means[top]),
        value=float(found.means[plan]),
        best_move=move if top == plan else step(view.board, seat, int(column[top]) + 1),
        exact=found.exact,
    )


def found_there(before: View, move: Go, after: View) -> float:
    """What the plan is worth once all know whether he was there."""
    if after.board.over in ("caught", "cornered"):
        return 1.0
    seat, found = before.seat, team(before)
    assert seat is not None
    free = free_step(before.board, seat, found.plans)
    plan = found.best(free & (found.plans[:, seat - 1] == move.to - 1))
    away = found.shares * (np.array(found.stations) != move.to - 1)
    return float(away @ found.chances[:, plan] / away.sum()) if away.sum() else 0.0


def fled(view: View, move: Go | Double) -> Prospect:
    """A move of Mister X among all that his tickets allow."""
    book = book_of(view.board)
    found = escapes(view, book, move)
    best = max(found, key=found.__getitem__)
    if found[move] >= found[best]:
        best = move
    return Prospect(
        start=found[best],
        best=found[best],
        value=found[move],
        best_move=best,
        exact=book is not None,
    )


def said(view: View, move: Move) -> Line:
    """A move in words."""
    del view
    code = f"scotland-yard.move.{tag(type(move).__name__)}"
    match move:
        case Go(to=to, by=by):
            return Line(code, {"at": to}) if by is None else Line(f"{code}.by", riding(to, by))
        case Double(first=first, second=second):
            black = first.by == "black" or second.by == "black"
            return Line(f"{code}.black" if black else code, {"first": first.to, "at": second.to})
        case _:
            return Line(code)


def riding(to: int, by: str) -> dict[str, Argument]:
    """Where to, and with which ticket."""
    return {"at": to, "by": (f"scotland-yard.ticket.{by}",)}


def left(view: View) -> int | None:
    """The stations that a detective cannot exclude: a count, for he chose his way."""
    if view.seat in (None, MISTER_X) or not view.board.log:
        return None
    return len(worlds(view))


def missing(view: View) -> None:
    """Whoever chooses his way leaves no bits."""
    del view


INSIGHT: Final = Insight(
    unit="chance", weigh=weigh, judge=judge, said=said, left=left, missing=missing
)
