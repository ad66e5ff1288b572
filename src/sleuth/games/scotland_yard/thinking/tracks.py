"""The classic version in vectors over all stations: where tickets lead, and what all can work out.

What lies open is the same for both sides, so Mister X knows what the detectives can know of him.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Final

import numpy as np

from sleuth.games.scotland_yard.board import Board
from sleuth.games.scotland_yard.charts import Station, chart
from sleuth.games.scotland_yard.pieces import FARES, Options, Ticket
from sleuth.games.scotland_yard.thinking.packed import Array, packed
from sleuth.games.scotland_yard.thinking.worlds import journeys_to

TICKETS: Final[tuple[Ticket, ...]] = (*FARES, "black")
FADES = 0.5  # what a step of distance leaves of a detective's pull


@dataclass(frozen=True, eq=False)
class Tracks:
    """The ways of each ticket from station to station, and how near all stations are."""

    ways: Mapping[Ticket, Array]
    near: Array


@cache
def tracks(name: str) -> Tracks:
    """The tracks of a map."""
    map_ = chart(name)
    leads = {by: map_.anywhere if by == "black" else map_.around[by] for by in TICKETS}
    ways = {by: matrix(len(map_.stations), each) for by, each in leads.items()}
    return Tracks(ways, FADES ** packed(name, "classic").distance.astype(np.float64))


def matrix(size: int, leads: Mapping[Station, tuple[Station, ...]]) -> Array:
    """1 where a way leads from one station (row) to another."""
    found = np.zeros((size, size))
    for at, ends in leads.items():
        found[at - 1, [end - 1 for end in ends]] = 1
    return found


def tracks_of(options: Options) -> Tracks:
    return tracks(options.chart.name)


def spots(stations: tuple[Station, ...]) -> list[int]:
    """Stations as places in a vector."""
    return [station - 1 for station in stations]


def certain(board: Board, station: Station) -> Array:
    """All know where he is."""
    found = np.zeros(len(board.options.chart.stations))
    found[station - 1] = 1
    return found


@lru_cache(maxsize=512)
def belief(board: Board) -> Array:
    """How likely each station is to those who take all journeys for equally likely."""
    found = np.zeros(len(board.options.chart.stations))
    for station, journeys in journeys_to(board).items():
        found[station - 1] = journeys
    return shared(found)


def shared(weights: Array) -> Array:
    """Weights that sum to 1."""
    total = weights.sum()
    return weights / total if total > 0 else weights


def ridden(board: Board, before: Array, by: Ticket) -> Array:
    """Where he may be after a ride with this ticket."""
    after: Array = before @ tracks_of(board.options).ways[by]
    after[spots(board.posts)] = 0
    return after
