"""How detectives think: each for the whole team, from what lies on the table.

Where they mix, the first one draws from the team's strategy and the others draw on from what he
did: it is worked out alike by all, so they need not talk.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

import numpy as np

from sleuth.games.scotland_yard.board import Board, walks
from sleuth.games.scotland_yard.moves import Go, Move
from sleuth.games.scotland_yard.thinking.aims import assured, best, drawn, map_of, posts_of, unmoved
from sleuth.games.scotland_yard.thinking.packed import Array, plans
from sleuth.games.scotland_yard.thinking.solution import sure
from sleuth.games.scotland_yard.thinking.solver import (
    ROUNDS,
    SURE,
    Outlook,
    Sight,
    equilibrium,
    outlook,
)
from sleuth.games.scotland_yard.thinking.territory import nearest
from sleuth.games.scotland_yard.thinking.worlds import direct, odds
from sleuth.games.scotland_yard.view import View
from sleuth.kernel.data import Seat
from sleuth.kernel.moves import Dice

FAINT = 10  # plans so many times less likely than the likeliest are left out of a mixture


@dataclass(frozen=True)
class Detective:
    """How a detective thinks: how far ahead, and whether it works out where Mister X hides.

    Who `counts` looks at territory and distances alone, whatever the field and his tickets. Who
    `tries` so many plans thinks of those in which all come nearest to him; those that are worse
    than the best by `slack` at most are as good as any, where a catch is worth 1.
    """

    depth: int
    infers: bool = True
    mixes: bool = False
    reads: bool = False
    counts: bool = False
    rounds: int = ROUNDS
    tries: int | None = None
    slack: float = 0.0

    def __call__(self, view: View, dice: Dice) -> Move | None:
        board, seat = view.board, view.seat
        assert seat is not None
        believed = self.belief(view)
        winning = self.winning(board, tuple(believed)) if self.reads else None
        if winning is not None:
            now = winning[free_step(board, seat, winning)]
            if not len(now):
                return None  # somebody else goes first in all these plans
            plan = now[dice.below(len(now))]
        else:
            choose = self.straight if board.options.classic else self.together
            plan = choose(board, seat, believed, dice)
        return step(board, seat, int(plan[seat - 1]) + 1)

    def winning(self, board: Board, stations: tuple[int, ...]) -> Array | None:
        """The plans that win for sure wherever he is, if the table knows any."""
        held = sure.known(board.options, board.seats - 1)
        if held is None:
            return None
        map_ = map_of(board.options)
        rows = plans(map_, posts_of(board), unmoved(board))
        key = (len(board.log), board.black, board.doubles)
        found = sure.winning(held, map_, key, stations, rows)
        return found if len(found) else None

    def belief(self, view: View) -> Mapping[int, float]:
        """Where he may be; who does not work it out goes where he was last seen."""
        log = view.board.log
        seen = [field.at for field in log if field.at is not None]
        if not self.infers and log[-1].at is None and seen:
            return {seen[-1] - 1: 1.0}
        return {at - 1: share for at, share in odds(view).items()}

    def straight(
        self, board: Board, seat: Seat, believed: Mapping[int, float], dice: Dice
    ) -> Array:
        """The plan that is worth most on average."""
        found = self.look(board, posts_of(board), unmoved(board), tuple(believed))
        fine = payable(board, found.plans) & free_step(board, seat, found.plans)
        tried = self.tried(board, found.plans, believed, fine)
        return dearest(found, believed, tried, dice, self.slack)

    def together(
        self, board: Board, seat: Seat, believed: Mapping[int, float], dice: Dice
    ) -> Array:
        """A plan of the whole team, made before anybody moved and gone on with."""
        start, everybody = before(board), tuple(range(board.seats - 1))
        hidden = lairs(board, believed)
        found = self.look(board, start, everybody, hidden)
        fine = free_step(board, seat, found.plans) & kept(board, found.plans)
        if self.mixes and len(believed) > 1:
            weights = fine * mixture(found.values.tobytes(), len(hidden), self.rounds)
            if weights.sum() > 0:
                chosen: Array = found.plans[drawn(weights, dice)]
                return chosen
        if not fine.any():
            return self.straight(board, seat, believed, dice)
        tried = self.tried(board, found.plans, believed, fine)
        return dearest(found, believed, tried, dice, self.slack)

    def tried(self, board: Board, rows: Array, believed: Mapping[int, float], fine: Array) -> Array:
        """Which of the plans that are fine come to mind."""
        among = np.flatnonzero(fine)
        if self.tries is None or len(among) <= self.tries:
            return fine
        found = np.zeros(len(rows), bool)
        found[among[nearest(map_of(board.options), rows[among], believed, self.tries)]] = True
        return found

    def look(
        self, board: Board, posts: tuple[int, ...], free: tuple[int, ...], stations: tuple[int, ...]
    ) -> Outlook:
        tickets = (min(board.black, 1), min(board.doubles, 1))
        sight = Sight(len(board.log), tickets, self.depth, self.reads or self.counts)
        found = outlook(map_of(board.options), posts, free, stations, sight)
        return assured(board, found, tickets) if self.reads else found


def dearest(
    found: Outlook, believed: Mapping[int, float], fine: Array, dice: Dice, slack: float = 0.0
) -> Array:
    """The plan, among those that are fine, that is worth most on average, or nearly."""
    share = np.array([believed.get(at, 0.0) for at in found.stations])
    worth = np.where(fine, share @ found.values, -np.inf)
    chosen: Array = found.plans[best(worth, dice, slack * SURE)]
    return chosen


def before(board: Board) -> tuple[int, ...]:
    """Where the detectives stood when Mister X had moved."""
    return tuple(post - 1 for post in board.log[-1].taken)


def lairs(board: Board, believed: Mapping[int, float]) -> tuple[int, ...]:
    """Where he may have been when the detectives' turn began."""
    searched = direct(board).intersection(board.log[-1].searched).difference(board.log[-1].taken)
    return tuple(sorted({*believed, *(at - 1 for at in searched)}))


@lru_cache(maxsize=64)
def mixture(values: bytes, stations: int, rounds: int) -> Array:
    """The team's mixed strategy, which all of them work out alike: once is enough."""
    worth = np.frombuffer(values, np.int16).reshape(stations, -1)
    certain = (worth == SURE).all(axis=0)
    weights = certain if certain.any() else equilibrium(worth, rounds)[1]
    clear: Array = np.where(weights * FAINT < weights.max(), 0.0, weights)
    return clear


def kept(board: Board, rows: Array) -> Array:
    """Which plans agree with what some have done already?"""
    fine = np.ones(len(rows), bool)
    for mate in board.moved:
        fine &= rows[:, mate - 1] == board.posts[mate - 1] - 1
    return fine


def free_step(board: Board, seat: Seat, rows: Array) -> Array:
    """In which plans can this detective go now, before others make room?"""
    now: Array = np.isin(rows[:, seat - 1], [go.to - 1 for go in walks(board, seat)])
    return now


def payable(board: Board, rows: Array) -> Array:
    """Which plans the detectives' tickets pay for; if none, all are as good as any."""
    fine = np.ones(len(rows), bool)
    if board.options.classic:
        for seat in board.todo:
            ways = [go.to - 1 for go in walks(board, seat)]
            fine &= np.isin(rows[:, seat - 1], ways)
    return fine if fine.any() else np.ones(len(rows), bool)


def step(board: Board, seat: Seat, to: int) -> Go:
    """The step to a station; with tickets, the one of which most are left."""
    ways = list(walks(board, seat))
    fitting = [go for go in ways if go.to == to] or ways
    if not board.options.classic:
        return fitting[0]
    purse = board.purses[seat - 1]
    return max(fitting, key=lambda go: getattr(purse, go.by or "taxi"))


def chase(view: View, dice: Dice) -> Move:
    """Greed: as near as possible to where he may be, on average."""
    board, seat = view.board, view.seat
    assert seat is not None
    away = map_of(board.options).distance
    believed = odds(view)
    ways = list(walks(board, seat))
    near = [-sum(p * int(away[go.to - 1, at - 1]) for at, p in believed.items()) for go in ways]
    return ways[best(np.array(near), dice)]
