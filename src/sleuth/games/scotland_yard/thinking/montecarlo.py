"""A published way to play the classic version, as a reference: Monte Carlo tree search.

After J. A. M. Nijssen and M. H. M. Winands, *Monte Carlo Tree Search for the Hide-and-Seek Game
Scotland Yard*, IEEE Transactions on Computational Intelligence and AI in Games 4 (4), 2012: one
tree over determinised worlds, playouts that are greedy but for a share of chance, worlds drawn by
how far they are from the nearest detective, and a catch by a mate counted a little less than one's
own. ADR 0032 says what is left out.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from math import log, sqrt

from msgspec.structs import replace

from sleuth.games.scotland_yard.board import Board, fares, hides
from sleuth.games.scotland_yard.charts import Station
from sleuth.games.scotland_yard.moves import Double, Go, Move
from sleuth.games.scotland_yard.pieces import FARES, MISTER_X, Purse, Ticket
from sleuth.games.scotland_yard.thinking.aims import map_of
from sleuth.games.scotland_yard.thinking.worlds import ways
from sleuth.games.scotland_yard.view import View
from sleuth.kernel.moves import Dice

PLAYOUTS = 120
EXPLORES = 0.6
CHANCE = 5  # one move in so many of a playout is anything
MATE = 0.9  # what a mate's catch counts
NEARNESS = (0, 1, 4, 5, 4, 3, 2)  # weight of a world by steps to the nearest detective
EARLY = 2  # fields in which black tickets are kept
HOPELESS = 0.4  # below this share of playouts he moves twice
Step = tuple[Station, Ticket]


@dataclass
class World:
    """A world that may be: a playout goes on in it until somebody has won."""

    board: Board
    at: Station
    posts: list[Station]
    purses: list[Purse]
    black: int
    rounds: int
    turn: int

    def steps(self) -> list[Step]:
        """What whoever is to move can do; black tickets only where they hide something."""
        chart, taken = self.board.options.chart, self.posts
        if self.turn:
            here, paid = self.posts[self.turn - 1], fares(self.purses[self.turn - 1])
            return [(to, by) for by in paid for to in chart.around[by][here] if to not in taken]
        found: list[Step] = [
            (to, by) for by in FARES for to in chart.around[by][self.at] if to not in taken
        ]
        if self.black and (not found or self.worth_hiding()):
            found += [(to, "black") for to in chart.anywhere[self.at] if to not in taken]
        return found

    def worth_hiding(self) -> bool:
        """Not in the first fields, and not where he is seen anyway."""
        return self.rounds >= EARLY and hides(self.board.options, self.rounds + 1)

    def go(self, step: Step) -> None:
        """Somebody moves."""
        to, by = step
        if not self.turn:
            self.at, self.rounds, self.black = to, self.rounds + 1, self.black - (by == "black")
        else:
            purse = self.purses[self.turn - 1]
            self.posts[self.turn - 1] = to
            self.purses[self.turn - 1] = replace(purse, **{by: getattr(purse, by) - 1})
        self.pass_on()

    def pass_on(self) -> None:
        self.turn = (self.turn + 1) % (len(self.posts) + 1)

    def winner(self) -> int | None:
        """The detective who stands on him, or 0 if the rounds are over."""
        if self.at in self.posts:
            return self.posts.index(self.at) + 1
        if not self.turn and self.rounds >= self.board.options.timetable.rounds:
            return MISTER_X
        return None


@dataclass
class Tree:
    """How often each line was played, and what it brought whoever moved last in it."""

    dice: Dice
    visits: dict[tuple[Step, ...], int] = field(default_factory=lambda: defaultdict(int))
    gains: dict[tuple[Step, ...], float] = field(default_factory=lambda: defaultdict(float))

    def grow(self, world: World) -> None:
        """Down the tree, one step out of it, a playout, and back."""
        line: tuple[Step, ...] = ()
        lines: list[tuple[tuple[Step, ...], int]] = []
        inside = True
        while inside and world.winner() is None:
            steps = world.steps()
            if not steps:
                if not world.turn:
                    break
                world.pass_on()
                continue
            mover = world.turn
            line = (*line, self.promising(line, steps))
            inside = self.visits[line] > 0
            lines.append((line, mover))
            world.go(line[-1])
        won = playout(world, self.dice)
        for each, mover in lines:
            self.visits[each] += 1
            self.gains[each] += reward(mover, won)

    def promising(self, line: tuple[Step, ...], steps: Sequence[Step]) -> Step:
        """What was not tried yet, else by what it brought and how rarely it was tried."""
        fresh = [step for step in steps if not self.visits[*line, step]]
        if fresh:
            return fresh[self.dice.below(len(fresh))]
        total = log(sum(self.visits[*line, step] for step in steps))

        def bound(step: Step) -> float:
            seen = self.visits[*line, step]
            return self.gains[*line, step] / seen + EXPLORES * sqrt(total / seen)

        return max(steps, key=bound)

    def best(self) -> tuple[Step, float]:
        """The first step that was played most, and what it brought."""
        firsts = [line for line in self.visits if len(line) == 1]
        top = max(firsts, key=lambda line: self.visits[line])
        return top[0], self.gains[top] / max(1, self.visits[top])


def reward(mover: int, won: int) -> float:
    """All or nothing for Mister X; a detective shares a mate's catch."""
    if MISTER_X in (mover, won):
        return float(mover == won)
    return 1.0 if mover == won else MATE


def playout(world: World, dice: Dice) -> int:
    """To the end: he as far away as he can, they as near as they can, now and then anything."""
    away = map_of(world.board.options).distance
    while (won := world.winner()) is None:
        steps = world.steps()
        if not steps and not world.turn:
            return 1  # he is shut in
        if not steps:
            world.pass_on()
        elif dice.below(CHANCE) == 0:
            world.go(steps[dice.below(len(steps))])
        elif world.turn:
            near = away[world.at - 1]
            world.go(min(steps, key=lambda step: int(near[step[0] - 1])))
        else:
            row = away[[post - 1 for post in world.posts]].min(axis=0)
            world.go(max(steps, key=lambda step: int(row[step[0] - 1])))
    return won


def worlds(view: View, dice: Dice) -> Iterator[World]:
    """Worlds that may be, the likelier the better they fit what is known of those who hide."""
    board, away = view.board, map_of(view.board.options).distance
    stations = sorted(ways(view))
    posts = [post - 1 for post in board.posts]
    steps = [int(away[posts, at - 1].min()) for at in stations]
    weights = [NEARNESS[min(n, len(NEARNESS) - 1)] for n in steps]
    pool = [at for at, weight in zip(stations, weights, strict=True) for _ in range(weight)]
    pool = pool or stations
    turn = 0 if view.seat == MISTER_X else int(view.seat or 0)
    while True:
        at = pool[dice.below(len(pool))]
        yield World(board, at, [*board.posts], [*board.purses], board.black, board.rounds, turn)


def searched(view: View, dice: Dice) -> tuple[Step, float]:
    """What the search finds best, and what that brings."""
    tree, source = Tree(dice), worlds(view, dice)
    for _ in range(PLAYOUTS):
        tree.grow(next(source))
    return tree.best()


def detective(view: View, dice: Dice) -> Move:
    """A detective by search: those who move after him are part of it."""
    (to, by), _ = searched(view, dice)
    return Go(to, by)


def mister_x(view: View, dice: Dice) -> Move:
    """Mister X by search; where it looks bad he moves on at once, if he can."""
    (to, by), share = searched(view, dice)
    first, board = Go(to, by), view.board
    if share >= HOPELESS or not board.doubles:
        return first
    black = board.black - (by == "black")
    world = World(board, to, [*board.posts], [], black, board.rounds + 1, 0)
    away = map_of(board.options).distance[[post - 1 for post in board.posts]].min(axis=0)
    onward = world.steps()
    if not onward:
        return first
    end, ticket = max(onward, key=lambda step: int(away[step[0] - 1]))
    return Double(first, Go(end, ticket))
