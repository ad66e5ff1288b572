"""Tickets, fields of the travel log, and the options of a match."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta

from sleuth.games.scotland_yard.charts import Chart, Station, Timetable, chart
from sleuth.kernel.data import Data, Seat

MISTER_X: Final = Seat(0)

Fare = Literal["taxi", "bus", "underground"]
Ticket = Literal["taxi", "bus", "underground", "black"]
FARES: tuple[Fare, ...] = ("taxi", "bus", "underground")


class Options(Data, frozen=True):
    """What is agreed on before Mister X sets off. `detectives` follows from the seats if not said.

    `map` is London at every table; Python may play on a toy of `charts`.
    """

    detectives: Literal[3, 4] | None = None
    version: Literal["beginner", "classic"] = "beginner"
    double_move: Literal["fields", "round"] = "fields"
    detective_talk: Literal["open", "private"] = "open"
    map: Annotated[str, Meta(pattern="^london$")] = "london"

    @property
    def chart(self) -> Chart:
        """The map that is played on."""
        return chart(self.map)

    @property
    def timetable(self) -> Timetable:
        """Starts, tickets and fields of the version that is played."""
        return chart(self.map).classic if self.classic else chart(self.map).beginner

    @property
    def classic(self) -> bool:
        return self.version == "classic"

    @property
    def last_field(self) -> int | None:
        """The field that ends the game, if one does: else it is the last round."""
        return None if self.double_move == "round" else self.timetable.fields


class Field(Data, frozen=True):
    """A line of the travel log: the ticket that was shown, and the station once it lies open.

    `taken` are the detectives' stations when Mister X went there, `searched` those on which they
    looked for him afterwards: with them, everybody can work out where he may be.
    """

    by: Ticket | None
    at: Station | None
    taken: tuple[Station, ...]
    searched: tuple[Station, ...] = ()


class Purse(Data, frozen=True):
    """The tickets that a detective has left."""

    taxi: int
    bus: int
    underground: int
