"""Detectives in the classic version: they guess how Mister X thinks, and look where he would be.

Of all journeys that fit the log, those are likelier that a Mister X by beliefs would have taken.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

import numpy as np

from sleuth.games.scotland_yard.board import Board
from sleuth.games.scotland_yard.charts import Station
from sleuth.games.scotland_yard.moves import Move
from sleuth.games.scotland_yard.pieces import FARES, Field, Options, Purse, Ticket
from sleuth.games.scotland_yard.thinking.detectives import Detective, step
from sleuth.games.scotland_yard.thinking.hunted import Scene, Taste, plotted, scene, spread_out
from sleuth.games.scotland_yard.thinking.packed import Array
from sleuth.games.scotland_yard.thinking.tracks import (
    TICKETS,
    certain,
    ridden,
    shared,
    spots,
    tracks_of,
)
from sleuth.games.scotland_yard.thinking.worlds import ways
from sleuth.games.scotland_yard.view import View
from sleuth.kernel.moves import Dice

MODEL = Taste(near=0.2, sway=0.03)
"""What he is taken to like; double moves are left out of it."""

EYE = Detective(1, counts=True)
DOUBT = 0.01  # of a journey's weight does not depend on what he is taken for
LIKELIEST = 40  # stations that are looked at


@dataclass(frozen=True)
class Hunters:
    """Detectives by beliefs: how they take him to think, and how they look ahead."""

    model: Taste = MODEL
    eye: Detective = EYE

    def __call__(self, view: View, dice: Dice) -> Move:
        board, seat = view.board, view.seat
        assert seat is not None
        plan = self.eye.straight(board, seat, self.believed(view), dice)
        return step(board, seat, int(plan[seat - 1]) + 1)

    def believed(self, view: View) -> dict[int, float]:
        """The likeliest stations, by how he is taken to think."""
        board = view.board
        proved = np.zeros(len(board.options.chart.stations))
        proved[spots(tuple(ways(view)))] = 1
        guess = shared(followed(board, self.model) * proved)
        if not guess.any():
            guess = shared(proved)
        top = np.argsort(-guess, kind="stable")[:LIKELIEST]
        return {int(at): float(guess[at]) for at in top if guess[at] > 0}


def followed(board: Board, model: Taste) -> Array:
    """Where he is, by all that lies open."""
    lairs = board.options.timetable.lairs if board.lair is None else (board.lair,)
    return traced(board.options, board.seats, lairs, board.log, model)


@lru_cache(maxsize=512)
def traced(
    options: Options,
    seats: int,
    lairs: tuple[Station, ...],
    log: tuple[Field, ...],
    model: Taste,
) -> Array:
    """Ride by ride from his start, less the stations that were searched."""
    if not log:
        start = np.zeros(len(options.chart.stations))
        start[spots(lairs)] = 1 / len(lairs)
        return start
    *past, last = log
    if last.searched:
        bare = Field(last.by, last.at, last.taken)
        found = traced(options, seats, lairs, (*past, bare), model).copy()
        found[spots(last.searched)] = 0
        return shared(found)
    before = traced(options, seats, lairs, tuple(past), model)
    spent = sum(field.by == "black" for field in past)
    lair = lairs[0] if len(lairs) == 1 else None
    black, purse = options.timetable.black - spent, options.timetable.purse
    assert purse is not None
    purses = (Purse(*purse),) * (seats - 1)  # of turns long past nobody knows their tickets
    board = Board(options, seats, last.taken, lair, log=tuple(past), black=black, purses=purses)
    return rode(scene(board), before, last, model)


def rode(here: Scene, before: Array, last: Field, model: Taste) -> Array:
    """One ride further: the more a ride was worth to him, the likelier he took it."""
    if last.at is not None:
        return certain(here.board, last.at)
    assert last.by is not None
    liked, every = appeal(here, model), tracks_of(here.board.options).ways
    likely = {by: every[by] * liked[by] for by in liked}
    choice = sum(each.sum(axis=1) for each in likely.values())
    share = likely[last.by] / np.maximum(choice, 1e-12)[:, None]
    even = every[last.by] / np.maximum(every[last.by].sum(axis=1), 1)[:, None]
    found = before @ ((1 - DOUBT) * share + DOUBT * even)
    found[spots(here.board.posts)] = 0
    return shared(found)


def appeal(here: Scene, model: Taste) -> dict[Ticket, Array]:
    """How much he would like to go to each station with each ticket, from wherever he is."""
    worth = {}
    for by in TICKETS if here.black else FARES:
        guess = shared(ridden(here.board, here.guess, by))
        worth[by] = liking(here, model, guess) - model.black * (by == "black")
        worth[by][guess == 0] = -np.inf
    top = max(each.max() for each in worth.values())
    return {by: np.exp((each - top) / model.sway) for by, each in worth.items()}


def liking(here: Scene, model: Taste, guess: Array) -> Array:
    """How much he would like each station if the others think of his place like this."""
    board, size = here.board, len(guess)
    if not guess.any():
        return guess
    plot = plotted(board, here.field, guess, (), model.plans)
    comes = np.sum([np.bincount(each, plot.weights, size) for each in plot.plans.T], axis=0)
    near = comes @ tracks_of(board.options).near
    found: Array = model.wide * spread_out(guess) - comes - model.near * near
    return found
