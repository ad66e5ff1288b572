"""What goes over a socket at a table: two closed unions, one for each way."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from sleuth.kernel.data import Await, Data, Millis, Over, Seat, Tagged
from sleuth.kernel.moves import Offered
from sleuth.kernel.talents import Hint, Line
from sleuth.tables.info import TableInfo, Talk

WIRE = 1
"""The version of this language; a page that speaks another is asked to reload."""

CommandId = Annotated[str, Meta(min_length=1, max_length=40)]


class ErrorBody(Data, frozen=True):
    """The one shape of every error, over HTTP and over the socket."""

    code: str
    status: int
    details: dict[str, str | int] = {}


# what a client says


class Hello(Tagged, frozen=True):
    """First word of a client: the version it speaks, and how many facts it has, by seat.

    The stream of a spectator has the key -1.
    """

    wire: int
    have: dict[int, int] = {}


class Play(Tagged, frozen=True):
    """Play a move from a seat. The same id twice is played once, and answered twice."""

    id: CommandId
    seat: Seat
    move: msgspec.Raw


class Say(Tagged, frozen=True):
    """Say something to the table: free text, or a quick phrase."""

    id: CommandId
    text: Annotated[str, Meta(max_length=500)] = ""
    seat: Seat | None = None
    phrase: Annotated[str, Meta(max_length=80)] | None = None
    args: dict[str, str | int] = {}


class AskHint(Tagged, frozen=True):
    """Ask for a hint: step 0 nudges, 1 tells a fact, 2 names a move. Everybody is told."""

    id: CommandId
    seat: Seat
    step: Annotated[int, Meta(ge=0, le=2)]


class Ping(Tagged, frozen=True):
    """Are you there?"""

    n: int = 0


Command = Hello | Play | Say | AskHint | Ping


# what the server says


class Welcome(Tagged, frozen=True):
    """Answer to Hello: who you are, which seats you hold, the table. What you missed follows."""

    wire: int
    you: str | None
    seats: tuple[Seat, ...]
    table: TableInfo
    talk: tuple[Talk, ...]
    now: Millis


class Told(Tagged, frozen=True):
    """News for one seat (none: a spectator): facts `start` and on of its stream, and its new view.

    `lines` are the facts as sentences; `notes` is what the table's assistance writes on the pad.
    """

    seat: Seat | None
    start: int
    facts: tuple[Any, ...]
    lines: tuple[Line | None, ...]
    view: Any
    moves: Offered
    pending: Await | Over
    notes: Any
    now: Millis


class Rewound(Tagged, frozen=True):
    """A takeback: only the first `to` facts of this seat's stream still stand. A Told follows."""

    seat: Seat | None
    to: int


class Table(Tagged, frozen=True):
    """Something about the table changed."""

    table: TableInfo


class Said(Tagged, frozen=True):
    """Somebody said something."""

    talk: Talk


class Hinted(Tagged, frozen=True):
    """The answer to AskHint, for the one who asked."""

    id: str
    seat: Seat
    step: int
    hint: Hint


class Done(Tagged, frozen=True):
    """The command with this id is stored and told."""

    id: str


class Refused(Tagged, frozen=True):
    """The command with this id (none: it could not be read) was refused; nothing changed."""

    id: str | None
    error: ErrorBody


class Pong(Tagged, frozen=True):
    """I am here."""

    n: int
    now: Millis


Message = Welcome | Told | Rewound | Table | Said | Hinted | Done | Refused | Pong
