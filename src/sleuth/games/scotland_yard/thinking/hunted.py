"""Mister X in the classic version: he weighs what the detectives can know of him after each ticket.

He knows what lies open, so he can work out for each ticket where they must look for him, where they
are likely to go then, and how many stations that leaves. He draws among the moves that are nearly
as good as the best, the better the likelier, so that his ways are hard to guess.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np
from msgspec.structs import replace

from sleuth.games.scotland_yard.board import Board, hides, rides
from sleuth.games.scotland_yard.charts import Station
from sleuth.games.scotland_yard.moves import Double, Go, Move
from sleuth.games.scotland_yard.pieces import Ticket
from sleuth.games.scotland_yard.thinking.aims import drawn, map_of, posts_of
from sleuth.games.scotland_yard.thinking.detectives import payable
from sleuth.games.scotland_yard.thinking.packed import Array
from sleuth.games.scotland_yard.thinking.solver import SURE, Sight, outlook
from sleuth.games.scotland_yard.thinking.tracks import belief, certain, ridden, shared
from sleuth.games.scotland_yard.view import View
from sleuth.kernel.moves import Dice


class Taste(NamedTuple):
    """What counts beside the danger of being caught at once: detectives near by, stations that are
    left to search, a black ticket, a double move; how much worse a move of his may be and still be
    likely, and a plan of theirs."""

    near: float = 0.5
    wide: float = 0.05
    black: float = 0.04
    double: float = 0.15
    sway: float = 0.01
    plans: float = 0.01


TASTE = Taste()
NEED = 0.12  # the danger from which on he thinks of double moves
LIKELIEST = 20  # stations of his that are looked at


class Scene(NamedTuple):
    """He is to ride: the detectives' places, what they think of his, the field that he fills."""

    board: Board
    guess: Array
    field: int
    black: int

    def rides(self, at: Station) -> tuple[Go, ...]:
        """What he can do from a station."""
        return rides(self.board.options, at, self.board.posts, self.field, self.black)

    def seen(self, go: Go) -> Array:
        """What they think once he has gone there with this ticket."""
        assert go.by is not None
        if not hides(self.board.options, self.field):
            return certain(self.board, go.to)
        return shared(ridden(self.board, self.guess, go.by))

    def after(self, go: Go) -> Scene:
        """The second half of a double move."""
        black = self.black - (go.by == "black")
        return Scene(self.board, self.seen(go), self.field + 1, black)


def scene(board: Board) -> Scene:
    """As the board lies open."""
    return Scene(board, belief(board), len(board.log) + 1, board.black)


def judged(here: Scene, taste: Taste, goes: Sequence[Go]) -> Array:
    """What each ride is worth to him: a ticket is weighed once if nobody sees where it leads."""
    hidden, found = hides(here.board.options, here.field), np.empty(len(goes))
    names = [go.by if hidden else go.to for go in goes]
    for name in dict.fromkeys(names):
        some = [n for n, other in enumerate(names) if other == name]
        guess, ends = here.seen(goes[some[0]]), tuple(goes[n].to - 1 for n in some)
        found[some] = foreseen(here, taste, guess, ends)
    return found - taste.black * np.array([go.by == "black" for go in goes])


def foreseen(here: Scene, taste: Taste, guess: Array, ends: tuple[int, ...]) -> Array:
    """What these ends are worth to him if they think of his place like this."""
    plot = plotted(here.board, here.field, guess, ends, taste.plans)
    ours = plot.values[[plot.stations.index(end) for end in ends]]
    caught = ours >= 1
    fear = caught @ plot.weights + taste.near * (np.where(caught, 0, ours) @ plot.weights)
    worth: Array = taste.wide * spread_out(guess) - fear
    return worth


def appeal(here: Scene, taste: Taste, by: Ticket) -> Array:
    """What each station is worth to him if he goes there with this ticket in the dark, from
    wherever he is; less than anything where it cannot lead."""
    guess = shared(ridden(here.board, here.guess, by))
    ends, found = np.flatnonzero(guess), np.full(len(guess), -np.inf)
    if len(ends):
        found[ends] = foreseen(here, taste, guess, tuple(ends.tolist()))
    return found - taste.black * (by == "black")


def spread_out(guess: Array) -> float:
    """How much there is to search: the entropy of what they think."""
    some = guess[guess > 0]
    return -float(some @ np.log(some))


class Plot(NamedTuple):
    """What the detectives may do next: their plans, how likely each is, and what it is worth at
    the stations that were looked at."""

    stations: tuple[int, ...]
    plans: Array
    weights: Array
    values: Array


def plotted(board: Board, field: int, guess: Array, ends: tuple[int, ...], sway: float) -> Plot:
    """They make the plan that is worth most on average over the likeliest stations, or one that is
    nearly as good."""
    likely = np.argsort(-guess, kind="stable")[:LIKELIEST]
    likely = likely[guess[likely] > 0]
    stations = tuple(sorted({*likely.tolist(), *ends}))
    posts, sight = posts_of(board), Sight(field, (1, 1), 1, doubtful=True)
    found = outlook(map_of(board.options), posts, tuple(range(len(posts))), stations, sight)
    fine = payable(replace(board, todo=tuple(range(1, board.seats))), found.plans)
    values = found.values[:, fine] / SURE
    mean = shared(guess[list(stations)] * np.isin(stations, likely)) @ values
    weights = shared(np.exp((mean - mean.max()) / sway))
    return Plot(stations, found.plans[fine], weights, values)


@dataclass(frozen=True)
class Hunted:
    """Mister X by beliefs."""

    taste: Taste = TASTE

    def __call__(self, view: View, dice: Dice) -> Move:
        here, at = scene(view.board), view.trail[-1]
        goes = here.rides(at)
        worth = judged(here, self.taste, goes)
        found: list[Move] = list(goes)
        if view.board.doubles and worth.max() < -NEED:
            for twice, more in self.doubles(here, goes):
                found, worth = [*found, *twice], np.concatenate([worth, more])
        return found[drawn(np.exp((worth - worth.max()) / self.taste.sway), dice)]

    def doubles(self, here: Scene, goes: Sequence[Go]) -> Iterator[tuple[list[Double], Array]]:
        """Double moves by their first half, and what they are worth."""
        for first in goes:
            between = here.after(first)
            seconds = between.rides(first.to)
            if seconds:
                cost = self.taste.double + self.taste.black * (first.by == "black")
                worth = judged(between, self.taste, seconds) - cost
                yield [Double(first, second) for second in seconds], worth
