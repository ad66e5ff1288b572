"""What goes over HTTP, besides what goes over the socket too."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta

from sleuth.kernel.data import Data, Over, Seat
from sleuth.kernel.options import Option
from sleuth.kernel.talents import Level, Phrase
from sleuth.tables.info import Figure, Name, SeatInfo

Place = Annotated[Seat, Meta(ge=0, le=15)]


class GameInfo(Data, frozen=True):
    """A game of the house: how many may play it, what can be agreed on, who plays it."""

    name: str
    version: int
    seats: tuple[int, ...]
    options: tuple[Option, ...]
    bots: tuple[str, ...]
    levels: tuple[Level, ...]
    measures: tuple[str, ...]
    phrases: tuple[Phrase, ...]


class Me(Data, frozen=True):
    """Who is asking; one who never gave a name has none, and an empty id."""

    id: str
    name: str | None
    figure: int


class NewMe(Data, frozen=True):
    """How somebody wants to be called."""

    name: Name
    figure: Figure = 0


class AtSeat(Data, frozen=True):
    """A chair."""

    seat: Place


class BotAtSeat(Data, frozen=True):
    """A bot for a chair; none: take the bot away."""

    seat: Place
    bot: Annotated[str, Meta(max_length=40)] | None


class Nothing(Data, frozen=True):
    """An empty object."""


class DrawInfo(Data, frozen=True):
    """What chance was asked, and what it answered."""

    of: int
    k: int
    ordered: bool
    picks: tuple[int, ...]


class MatchInfo(Data, frozen=True):
    """A finished match: all that is needed to replay it and to check its dice."""

    id: str
    game: str
    version: int
    options: dict[str, Any]
    seats: tuple[SeatInfo, ...]
    result: Over
    commitment: str
    seed: str
    draws: tuple[DrawInfo, ...]
    hints: tuple[int, ...]
    measures: dict[str, float]
    entries: tuple[Any, ...]


class Health(Data, frozen=True):
    """The house is open."""

    status: str
    wire: int
