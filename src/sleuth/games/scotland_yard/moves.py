"""What a seat may do."""

from __future__ import annotations

from sleuth.games.scotland_yard.charts import Station
from sleuth.games.scotland_yard.pieces import Ticket
from sleuth.kernel.data import Seat, Tagged


class Go(Tagged, frozen=True):
    """Go to a neighbouring station. Beginners name no ticket, save that Mister X may go black."""

    to: Station
    by: Ticket | None = None


class Double(Tagged, frozen=True):
    """Mister X goes twice."""

    first: Go
    second: Go


class Exchange(Tagged, frozen=True):
    """Before Mister X sets off, change starts with another detective: who is asked must agree."""

    other: Seat


class Decline(Tagged, frozen=True):
    """Keep the start that another detective asked for."""

    other: Seat


class Ready(Tagged, frozen=True):
    """Be content with one's start: Mister X sets off when all detectives are."""


Move = Go | Double | Exchange | Decline | Ready
