"""Moments of Scotland Yard to think about: the step that catches him, the ride that saves him."""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from typing import Final

from sleuth.games.scotland_yard.board import Board, finished, put, rides
from sleuth.games.scotland_yard.charts import Around, Station, chart
from sleuth.games.scotland_yard.moves import Go, Move
from sleuth.games.scotland_yard.pieces import MISTER_X, Options
from sleuth.games.scotland_yard.thinking.worlds import worlds
from sleuth.games.scotland_yard.view import View, moves
from sleuth.kernel.data import Seat
from sleuth.kernel.puzzles import Case, Kind, Posed, Proof, Puzzles, Scene

MOST = 12
"""Stations that a turn of the detectives may have to cover."""

CAUGHT, CORNERED, FREE = 1, 2, 0
"""What a station says in a proof."""

AHEAD = 2
"""Turns of the detectives that Mister X may have to survive."""


def pose(view: View, kind: Kind) -> Posed | None:
    """The puzzle of this kind that a seat has before it, if there is one."""
    board = view.board
    if not board.log or not moves(view) or board.options.classic:
        return None
    match kind:
        case "catch" if view.seat != MISTER_X:
            return catching(view)
        case "escape" if view.seat == MISTER_X:
            return escaping(view)
        case _:
            return None


def catching(view: View) -> Posed | None:
    """Exactly one step of this detective leaves the team a turn that ends the chase for sure."""
    board, where = view.board, worlds(view)
    steps = [each for each in moves(view).listed if isinstance(each, Go)]
    assert view.seat is not None
    if len(steps) < 2 or not 1 <= len(where) <= MOST or not in_reach(board, where):
        return None
    seat = view.seat
    found = tuple(
        each for each in steps if any(wins(board, row, where) for row in after(board, seat, each))
    )
    if len(found) != 1 or (len(where) == 1 and found[0].to == where[0]):
        return None
    todo = tuple(sorted(board.posts[seat - 1] for seat in board.todo if seat != view.seat))
    rest = tuple(sorted(board.posts))
    twin = ("catch", board.posts[view.seat - 1], todo, rest, where, len(board.log), board.black)
    gaps = {"left": len(where), "more": len(todo)}
    return Posed(accept=found, twin=twin, gaps=gaps, hard=len(where) / 2 + len(todo))


def in_reach(board: Board, where: tuple[Station, ...]) -> bool:
    """Can he be met or shut in at each of these stations at all? This is only a quick look."""
    streets, taken = board.options.chart.streets, {*board.posts}
    ends = {to for seat in board.todo for to in streets[board.posts[seat - 1]]} | taken
    return all(at in ends or ends.issuperset(streets[at]) for at in where)


def after(board: Board, seat: Seat, go: Go) -> frozenset[tuple[Station, ...]]:
    """Where the detectives can stand at the end of the turn if one of them steps here first."""
    rest = frozenset(each - 1 for each in board.todo if each != seat)
    return turn_ends(board.options.chart.name, put(board.posts, seat - 1, go.to), rest)


def wins(board: Board, row: tuple[Station, ...], where: tuple[Station, ...]) -> bool:
    """Is the chase over with the detectives here, wherever he is of these stations?"""
    return all(fate(board, row, at) != FREE for at in where)


def fate(board: Board, row: tuple[Station, ...], at: Station) -> int:
    """What becomes of him at a station, when the detectives have moved and stand here."""
    if at in row:
        return CAUGHT
    if finished(board):
        return FREE
    free = rides(board.options, at, row, len(board.log) + 1, board.black)
    return FREE if free else CORNERED


def escaping(view: View) -> Posed | None:
    """All but one of his rides can be answered so that he is lost within a turn, or within two.

    Double moves, if he has some left, are not looked at.
    """
    offered = [each for each in moves(view).listed if isinstance(each, Go)]
    for turns in range(1, AHEAD + 1):
        safe = tuple(each for each in offered if survives(view.board, each, turns))
        if len({each.to for each in safe}) == 1 and len({each.to for each in offered}) > 2:
            break
    else:
        return None
    board = view.board
    twin = ("escape", view.trail[-1], tuple(sorted(board.posts)), len(board.log), turns)
    return Posed(accept=safe, twin=twin, gaps={"turns": turns}, hard=turns + len(offered) / 8)


def survives(board: Board, go: Go, turns: int) -> bool:
    """Is he free after so many turns of theirs, whatever the detectives do and see?"""
    return outlasts(board.options, board.posts, go.to, len(board.log) + 1, turns)


def outlasts(
    options: Options, posts: tuple[Station, ...], at: Station, field: int, turns: int
) -> bool:
    """Is he free after so many turns of detectives who stand here, when this field is filled?"""
    streets, last = options.chart.streets, options.last_field
    if any(at in streets[post] for post in posts):
        return False
    if last is not None and field >= last:
        return True
    exits = streets[at]
    if turns == 1 and not {*posts}.union(*(streets[post] for post in posts)).issuperset(exits):
        return True
    everyone = frozenset(range(len(posts)))
    for row in turn_ends(options.chart.name, posts, everyone):
        free = [to for to in exits if to not in row]
        if not free:
            return False
        if turns > 1 and not any(outlasts(options, row, to, field + 1, turns - 1) for to in free):
            return False
    return True


@lru_cache(maxsize=4096)
def turn_ends(
    chart_name: str, posts: tuple[Station, ...], todo: frozenset[int]
) -> frozenset[tuple[Station, ...]]:
    """Every set of stations that the detectives can hold once these have moved, in any order.

    Who is shut in stays where he is.
    """
    streets = chart(chart_name).streets
    choices = [
        (*streets[at], *((at,) if len(streets[at]) < len(posts) else ())) if n in todo else (at,)
        for n, at in enumerate(posts)
    ]
    held = {at for n, at in enumerate(posts) if n not in todo}
    taken, apart = {*posts} - held, len(posts)
    return frozenset(
        tuple(sorted(ends))
        for ends in product(*choices)
        if len({*ends}) == apart and (taken.isdisjoint(ends) or in_turn(streets, posts, ends, todo))
    )


def in_turn(
    streets: Around,
    posts: tuple[Station, ...],
    ends: tuple[Station, ...],
    todo: frozenset[int],
) -> bool:
    """Can these move one after the other so, and is nobody left standing who could walk on?"""
    for n in todo:
        if ends[n] == posts[n] and not {*streets[posts[n]]}.issubset(ends):
            return False
        before = n
        while ends[before] != posts[before] and ends[before] in posts:
            before = posts.index(ends[before])
            if before == n:
                return False
    return True


def proof(view: View, kind: Kind, move: Move) -> Proof:
    """What becomes of him at each station if the turn goes on at its best, or on each ride."""
    if kind == "escape":
        return of_rides(view)
    board, where, row = view.board, worlds(view), view.board.posts
    if isinstance(move, Go) and view.seat is not None and move in moves(view):
        row = max(
            sorted(after(board, view.seat, move)),
            key=lambda row: sum(fate(board, row, at) != FREE for at in where),
        )
    return Proof(tuple(Case((at,), (fate(board, row, at), *row)) for at in where), len(where))


def of_rides(view: View) -> Proof:
    """Where he can go, and for how many turns he is sure to be free there."""
    board = view.board
    ends_ = sorted({each.to for each in moves(view).listed if isinstance(each, Go)})
    rows = [(to, sum(survives(board, Go(to), n) for n in range(1, AHEAD + 1))) for to in ends_]
    return Proof(tuple(Case((to,), (safe,)) for to, safe in rows), len(rows))


PUZZLES: Final = Puzzles(
    kinds=("catch", "escape"),
    pose=pose,
    proof=proof,
    scenes=(
        Scene(bots=("regular",) * 4, options={"detectives": 3}),
        Scene(bots=("regular",) * 5, options={"detectives": 4}),
        Scene(bots=("novice", *("regular",) * 3), options={"detectives": 3}),
        Scene(bots=("regular", *("greedy",) * 4), options={"detectives": 4}),
    ),
    open=(),
    rare=("catch", "escape"),
)
