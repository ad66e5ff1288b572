"""Characters of little span, on either side: as `minds` and `territory` have them, in numbers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import exp, log

from msgspec.structs import replace

from sleuth.games.scotland_yard.board import Board, hides, walks
from sleuth.games.scotland_yard.moves import Double, Go, Move
from sleuth.games.scotland_yard.pieces import Field
from sleuth.games.scotland_yard.thinking.aims import posts_of, unmoved
from sleuth.games.scotland_yard.thinking.detectives import step
from sleuth.games.scotland_yard.thinking.fugitive import paid
from sleuth.games.scotland_yard.thinking.lightly.town import (
    Plan,
    Town,
    doomed,
    left,
    nearest,
    plans,
    steps,
    town_of,
)
from sleuth.games.scotland_yard.thinking.solver import DOUBT
from sleuth.games.scotland_yard.thinking.streets import exits
from sleuth.games.scotland_yard.thinking.territory import LOST
from sleuth.games.scotland_yard.thinking.worlds import journeys_to
from sleuth.games.scotland_yard.view import View, moves
from sleuth.kernel.data import Seat
from sleuth.kernel.moves import Dice


def best(worth: Sequence[float], dice: Dice, margin: float = 0.0) -> int:
    """The number of the highest value, or one within the margin; the dice choose among them."""
    least = max(worth) - margin
    top = [n for n, each in enumerate(worth) if each >= least]
    return top[dice.below(len(top))]


@dataclass(frozen=True)
class LightTerritory:
    """Mister X as `territory.Territory` is."""

    margin: float
    fears: int
    dark: int = 9

    def __call__(self, view: View, dice: Dice) -> Move:
        board, at = view.board, view.trail[-1] - 1
        if board.options.classic:
            return self.openly(view, dice)
        ways, worth = self.prospects(board, at)
        if max(worth) <= LOST / 2:
            helped = self.ticket(board, ways, worth, dice)
            if helped is not None:
                return helped
        return Go(ways[best(worth, dice, self.margin)] + 1)

    def openly(self, view: View, dice: Dice) -> Move:
        """In the classic version, where he pays for each ride."""
        ways = sorted({move.to - 1 for move in moves(view).listed if isinstance(move, Go)})
        worth = self.worth(view.board, view.trail[-1] - 1, ways)
        return paid(view, ways[best(worth, dice, self.margin)] + 1, dice)

    def prospects(self, board: Board, at: int) -> tuple[Sequence[int], Sequence[float]]:
        """Where he can go, and what is left to him there after the detectives' best plan."""
        ways = exits(town_of(board.options), at, posts_of(board))
        return ways, self.worth(board, at, ways)

    def worth(self, board: Board, at: int, ways: Sequence[int]) -> Sequence[float]:
        """What each of these ways leaves to him."""
        map_, rows = town_of(board.options), self.feared(board, at)
        return [
            min(left(map_, way, row) for row in rows)
            + LOST * any(doomed(map_, way, row) for row in rows)
            for way in ways
        ]

    def feared(self, board: Board, at: int) -> Sequence[Plan]:
        """The plans of theirs that he thinks of; who fears none takes them to stay."""
        map_, posts = town_of(board.options), posts_of(board)
        if self.fears == 0:
            return [posts]
        return nearest(map_, plans(map_, posts, tuple(range(len(posts)))), {at: 1.0}, self.fears)

    def ticket(
        self, board: Board, ways: Sequence[int], worth: Sequence[float], dice: Dice
    ) -> Move | None:
        """The double move if he has it, else the black ticket, if it is late enough."""
        field = len(board.log) + 1
        if board.doubles and (twice := self.doubled(board, ways, dice)) is not None:
            return twice
        if board.black and field >= self.dark and not hides(board.options, field):
            return Go(ways[best(worth, dice, self.margin)] + 1, "black")
        return None

    def doubled(self, board: Board, ways: Sequence[int], dice: Dice) -> Double | None:
        """The best double move."""
        beyond = {way: self.prospects(board, way) for way in ways}
        open_ = [way for way in ways if beyond[way][0]]
        if not open_:
            return None
        first = max(open_, key=lambda way: max(beyond[way][1]))
        seconds, worth = beyond[first]
        return Double(Go(first + 1), Go(seconds[best(worth, dice, self.margin)] + 1))


@dataclass(frozen=True)
class LightWalker:
    """A detective as `minds.Walker` is."""

    tries: int
    recall: int | None
    alike: float

    def __call__(self, view: View, dice: Dice) -> Move:
        board, seat = view.board, view.seat
        assert seat is not None
        map_, believed = town_of(board.options), self.believed(board)
        open_ = self.open(board, seat)
        turn = dice.below(len(open_))  # of equals any comes to mind first
        few = nearest(
            map_, [*open_[-turn:], *open_[:-turn]] if turn else open_, believed, self.tries
        )
        worth = [log(sum(p * caught(map_, at, row) for at, p in believed.items())) for row in few]
        return step(board, seat, few[best(worth, dice, self.alike)][seat - 1] + 1)

    def open(self, board: Board, seat: Seat) -> Sequence[Plan]:
        """The plans that tickets pay for, and that this one can begin; if none, all."""
        rows = plans(town_of(board.options), posts_of(board), unmoved(board))
        fine: Sequence[Plan] = rows
        if board.options.classic:
            ways = {each: {go.to - 1 for go in walks(board, each)} for each in board.todo}
            paid_for = [row for row in rows if all(row[n - 1] in ways[n] for n in ways)]
            fine = paid_for or rows
        now = {go.to - 1 for go in walks(board, seat)}
        return [row for row in fine if row[seat - 1] in now] or rows

    def believed(self, board: Board) -> Mapping[int, float]:
        """The likeliest stations that come to mind; of equals those nearest to the detectives."""
        found = journeys_to(replace(board, log=recalled(board.log, self.recall)))
        map_, posts = town_of(board.options), posts_of(board)
        away = {at: min(map_.distance[post][at - 1] for post in posts) for at in found}
        order = sorted(found, key=lambda at: (-found[at], away[at], at))[: self.tries]
        total = sum(found[at] for at in order)
        return {at - 1: found[at] / total for at in order}


def recalled(log_: tuple[Field, ...], recall: int | None) -> tuple[Field, ...]:
    """The log as it is remembered: an older ticket was any, and what was searched is forgotten."""
    kept = len(log_) if recall is None else recall
    older, newer = log_[: len(log_) - kept], log_[len(log_) - kept :]
    return (*(replace(each, by=each.by and "black", searched=()) for each in older), *newer)


def caught(map_: Town, at: int, row: Plan) -> float:
    """How near he is to being caught after this plan, 1 where he is."""
    ground = left(map_, at, row)
    if ground < 0:
        return 1.0
    constant, station, step_ = DOUBT
    return 1 / (1 + exp(-(constant + station * ground + step_ * steps(map_, at, row))))
