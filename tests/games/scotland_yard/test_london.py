"""London by the table: many whole games, and no promise of a win is ever broken."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest

from sleuth.games.scotland_yard.moves import Double, Go, Move
from sleuth.games.scotland_yard.pieces import Options
from sleuth.games.scotland_yard.thinking.bots import LEVELS
from sleuth.games.scotland_yard.thinking.packed import Array, packed, plans
from sleuth.games.scotland_yard.thinking.solution import sure
from sleuth.games.scotland_yard.thinking.solution.table import Table
from sleuth.games.scotland_yard.thinking.worlds import odds
from sleuth.games.scotland_yard.view import View, moves
from sleuth.kernel.data import Seat
from sleuth.kernel.match import AnyMatch
from sleuth.kernel.moves import Dice
from sleuth.players.dice import SeededDice
from tests.games.scotland_yard.opened import opened

GAMES = 400  # of each pairing
MAP = packed()
Fugitive = Callable[[View, Dice], Move | None]


def spender(view: View, dice: Dice) -> Move:
    """Tickets as soon as there are any, and then anything: two moves in the dark if it can be."""
    listed = moves(view).listed
    doubles = [move for move in listed if isinstance(move, Double)]
    dark = [m for m in doubles if "black" in (m.first.by, m.second.by)]
    single = [move for move in listed if isinstance(move, Go) and move.by == "black"]
    some = (dark or doubles or single) if dice.below(3) == 0 else listed
    return some[dice.below(len(some))] if some else listed[dice.below(len(listed))]


def escaper(view: View, dice: Dice) -> Move:
    """The table against itself: from some moves the one that leaves fewest sure answers."""
    held = sure.known(view.board.options, view.board.seats - 1)
    assert held is not None
    listed = [move for move in moves(view).listed if isinstance(move, (Go, Double))]
    tried = [listed[dice.below(len(listed))] for _ in range(4)]
    return min(tried, key=lambda move: answers(held, view, move))


def answers(held: Table, view: View, move: Go | Double) -> int:
    """How many plans win for sure if the detectives see where he went."""
    halves = (move.first, move.second) if isinstance(move, Double) else (move,)
    board, dark = view.board, sum(half.by == "black" for half in halves)
    key = len(board.log) + len(halves), board.black - dark, board.doubles - len(halves) + 1
    posts = tuple(post - 1 for post in board.posts)
    rows = plans(MAP, posts, tuple(range(len(posts))))
    return int(sure.certain(held, MAP, key, [halves[-1].to - 1], rows).sum())


def by_bot(name: str) -> Fugitive:
    """A bot as Mister X."""
    return lambda view, dice: LEVELS[name](view, (), dice, 0).move


def planned(held: Table, match: AnyMatch, dice: Dice) -> tuple[Array, bool]:
    """A plan for all: one that wins for sure if there is one, else one that comes near."""
    board = match.view(None).board
    believed = tuple(sorted(at - 1 for at in odds(match.view(Seat(1)))))
    posts = tuple(post - 1 for post in board.posts)
    rows = plans(MAP, posts, tuple(range(len(posts))))
    key = (len(board.log), board.black, board.doubles)
    good = sure.certain(held, MAP, key, believed, rows)
    winning = rows[good.all(axis=0)]
    if len(winning):
        return winning[dice.below(len(winning))], True
    away = MAP.distance[rows][:, :, list(believed)].astype(int).sum(axis=(1, 2))
    return rows[np.argmin(away - 100 * good.sum(axis=0))], False


def walked(match: AnyMatch, plan: Array) -> AnyMatch:
    """The plan step by step, whoever has room first, until it is done or he is caught."""
    while todo := match.view(None).board.todo:
        posts = match.view(None).board.posts
        free = [seat for seat in todo if plan[seat - 1] + 1 not in posts]
        match = match.play(free[0], Go(int(plan[free[0] - 1]) + 1))
    return match


def promised(held: Table, match: AnyMatch) -> bool:
    """Mister X is to move: does the table say that he is lost?"""
    board, at = match.view(None).board, match.view(Seat(0)).trail[-1] - 1
    posts = np.array([board.posts]) - 1
    row = sure.united(held, MAP, (len(board.log), board.black, board.doubles), posts)[0]
    return bool(int(row[at >> 6]) >> (at & 63) & 1)


def game(held: Table, team: int, fugitive: Fugitive, seed: int) -> tuple[bool, bool]:
    """A whole game through the umpire: was a win promised, and was it won?"""
    match, dice, sure_ = opened(Options(), team + 1), SeededDice("london", seed), False
    while match.view(None).board.over is None:
        sure_ |= promised(held, match)
        move = fugitive(match.view(Seat(0)), dice)
        assert move is not None
        match = match.play(Seat(0), move)
        if match.view(None).board.over is None:
            plan, wins = planned(held, match, dice)
            assert wins or not sure_, "the table promised a win and knows no plan"
            match, sure_ = walked(match, plan), sure_ or wins
    return sure_, match.view(None).board.over in ("caught", "cornered")


PAIRINGS = [(team, name) for team in (3, 4) for name in ("random", "greedy", "spender", "escaper")]


@pytest.mark.nightly
@pytest.mark.parametrize(("team", "name"), PAIRINGS)
def test_no_promise_of_the_table_is_broken(team: int, name: str) -> None:
    held = sure.known(Options(), team)
    if held is None:
        pytest.skip("there is no table: sleuth solve scotland-yard")
    fugitive = {"spender": spender, "escaper": escaper}.get(name) or by_bot(name)
    ends = [game(held, team, fugitive, seed) for seed in range(GAMES)]
    assert all(won for sure_, won in ends if sure_)
    assert sum(sure_ for sure_, _ in ends) > (GAMES // 4 if team == 3 else GAMES - 1)
