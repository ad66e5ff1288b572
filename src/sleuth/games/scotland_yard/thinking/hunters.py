"""Detectives in the classic version: they put themselves in Mister X's place, and look where he is.

Of all journeys that fit the log, those are likelier that a Mister X by beliefs would have taken: he
weighs his rides by what lies open, so they can weigh them too, from every station he may be on.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise

import numpy as np
from msgspec.structs import replace

from sleuth.games.scotland_yard.board import Board
from sleuth.games.scotland_yard.charts import Station
from sleuth.games.scotland_yard.moves import Move
from sleuth.games.scotland_yard.pieces import FARES, Fare, Field, Options, Purse, Ticket
from sleuth.games.scotland_yard.thinking.detectives import Detective, step
from sleuth.games.scotland_yard.thinking.hunted import TASTE, Scene, Taste, appeal, scene
from sleuth.games.scotland_yard.thinking.packed import Array
from sleuth.games.scotland_yard.thinking.tracks import TICKETS, certain, shared, spots, tracks_of
from sleuth.games.scotland_yard.thinking.worlds import ways
from sleuth.games.scotland_yard.view import View
from sleuth.kernel.moves import Dice

EYE = Detective(1, counts=True)
DOUBT = 0.02  # of a ride's weight does not depend on what he is taken for
LIKELIEST = 40  # stations that are looked at


@dataclass(frozen=True)
class Hunters:
    """Detectives by beliefs: how they take him to think, and how they look ahead."""

    model: Taste = TASTE
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
    black, purses = options.timetable.black - spent, purses_after(options, log)
    board = Board(options, seats, last.taken, lair, log=tuple(past), black=black, purses=purses)
    return rode(scene(board), before, last, model)


def purses_after(options: Options, log: tuple[Field, ...]) -> tuple[Purse, ...]:
    """The detectives' tickets when he filled the last field: paid as a detective here would."""
    assert options.timetable.purse is not None
    purses = [Purse(*options.timetable.purse) for _ in log[-1].taken]
    for before, after in pairwise(log):
        for who, (at, to) in enumerate(zip(before.taken, after.taken, strict=True)):
            fitting = [by for by in FARES if to in options.chart.around[by][at]]
            if at != to and fitting:
                by, left = most_left(purses[who], fitting)
                purses[who] = replace(purses[who], **{by: max(left - 1, 0)})
    return tuple(purses)


def most_left(purse: Purse, fitting: Sequence[Fare]) -> tuple[Fare, int]:
    """The ticket of which most are left, and how many."""
    by = max(fitting, key=lambda each: int(getattr(purse, each)))
    return by, getattr(purse, by)


def rode(here: Scene, before: Array, last: Field, model: Taste) -> Array:
    """One ride further: the more a ride was worth to him, the likelier he took it."""
    if last.at is not None:
        return certain(here.board, last.at)
    assert last.by is not None
    every = tracks_of(here.board.options).ways
    likely = inclined(here, model)
    even = every[last.by] / np.maximum(sum(every[by].sum(axis=1) for by in likely), 1)[:, None]
    found = before @ ((1 - DOUBT) * likely[last.by] + DOUBT * even)
    found[spots(here.board.posts)] = 0
    return shared(found)


def inclined(here: Scene, model: Taste) -> Mapping[Ticket, Array]:
    """How likely he rides from each station (row) to each other, by ticket. Double moves are left
    out: they are taken for two rides."""
    every = tracks_of(here.board.options).ways
    tickets = TICKETS if here.black else FARES
    worth = {by: np.where(every[by] > 0, appeal(here, model, by), -np.inf) for by in tickets}
    top = np.maximum.reduce([each.max(axis=1) for each in worth.values()])[:, None]
    known = np.where(np.isfinite(top), top, 0)
    likes = {by: np.exp((each - known) / model.sway) for by, each in worth.items()}
    total = np.maximum(sum(each.sum(axis=1) for each in likes.values()), 1e-12)[:, None]
    return {by: each / total for by, each in likes.items()}
