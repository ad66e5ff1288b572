"""Tickets, fields of the travel log, and the options of a match."""

from __future__ import annotations

from typing import Final, Literal

from sleuth.games.scotland_yard.charts import Chart, Station, Timetable, chart
from sleuth.kernel.data import Data, Seat

MISTER_X: Final = Seat(0)

Fare = Literal["taxi", "bus", "underground"]
Ticket = Literal["taxi", "bus", "underground", "black"]
FARES: tuple[Fare, ...] = ("taxi", "bus", "underground")


class Options(Data, frozen=True, cache_hash=True):
    """What is agreed on; the number of detectives follows from the seats if it is not said."""

    detectives: Literal[3, 4] | None = None
    version: Literal["beginner", "classic"] = "beginner"
    double_move: Literal["fields", "round"] = "fields"
    detective_talk: Literal["open", "private"] = "open"
    start: Literal["printed", "drawn"] = "printed"

    @property
    def chart(self) -> Chart:
        """The map that is played on."""
        return chart("london")

    @property
    def timetable(self) -> Timetable:
        """Starts, tickets and fields of the version that is played."""
        return self.chart.classic if self.classic else self.chart.beginner

    @property
    def classic(self) -> bool:
        """Is it the version with tickets and undergrounds?"""
        return self.version == "classic"

    @property
    def chosen(self) -> bool:
        """Are the starts printed, for the detectives to choose among? Else they are drawn."""
        return self.start == "printed" and not self.classic

    @property
    def last_field(self) -> int | None:
        """The field that ends the game, if one does: else it is the last round."""
        return None if self.double_move == "round" else self.timetable.fields


class Toy(Options, frozen=True):
    """The same on a smaller map, for tests and studies."""

    on: str = "village"

    @property
    def chart(self) -> Chart:
        """The map that is played on."""
        return chart(self.on)


class Field(Data, frozen=True):
    """A line of the travel log: the ticket that was shown, and the station once it lies open.

    `taken` are the detectives' stations when Mister X went there, `searched` those on which they
    looked for him afterwards: with them, everybody can work out where he may be.
    """

    by: Ticket | None
    at: Station | None
    taken: tuple[Station, ...]
    searched: tuple[Station, ...] = ()


class Wish(Data, frozen=True):
    """A detective would like to change starts with another, who has not answered yet."""

    seat: Seat
    other: Seat


class Purse(Data, frozen=True):
    """The tickets that a detective has left."""

    taxi: int
    bus: int
    underground: int
