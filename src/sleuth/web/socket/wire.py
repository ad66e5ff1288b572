"""What goes over a socket at a table: two closed unions, one for each way."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from sleuth.kernel.data import Await, Data, Millis, Over, Seat, Tagged
from sleuth.kernel.moves import Offered
from sleuth.kernel.talents import Hint, Level, Line
from sleuth.tables.info import TableInfo, Talk
from sleuth.web.socket.changes import Put, Splice

WIRE = 3
"""The version of this language; a page that speaks one we no longer know is asked to reload."""

WHOLE = 2
"""The version before, which is still understood: its clients get the view in every Told."""

CommandId = Annotated[str, Meta(min_length=1, max_length=40)]


StreamKey = Annotated[int, Meta(ge=-1, le=15)]
"""A seat, or -1 for a spectator."""

LanguageCode = Annotated[str, Meta(pattern=r"^([a-z]{2})?$")]
"""The code of a language; what the house does not speak is English."""

Many = Annotated[int, Meta(ge=0, le=1_000_000_000)]


class ErrorBody(Data, frozen=True):
    """The one shape of every error, over HTTP and over the socket.

    Too much at once (status 429): `details.wait` is the number of seconds to wait.
    """

    code: str
    status: int
    details: dict[str, str | int] = {}


# what a client says


class Hello(Tagged, frozen=True):
    """First word of a client: the version it speaks, and how many facts it has, by seat.

    The stream of a spectator has the key -1. `backs` are the takebacks that it knows of, by seat
    (`Told.backs`): what was taken back while it was away, it cannot have. A client that cannot draw
    the views of this game names a language in `words`, and gets them as text too (`Told.shown`).
    """

    wire: int
    have: dict[StreamKey, Many] = {}
    backs: dict[StreamKey, Many] = {}
    words: LanguageCode = ""


class Play(Tagged, frozen=True):
    """Play a move from a seat. The same id twice is played once, and answered twice."""

    id: CommandId
    seat: Seat
    move: msgspec.Raw


class Say(Tagged, frozen=True):
    """Say something to the table: free text, or a quick phrase.

    While a match goes on, those who watch are heard by those who watch, and seats with a channel
    of their own (`TableInfo.channels`) by that channel alone, unless they say it `aloud`; else
    everybody hears all. Text and `args` together, the names of gaps included, have 500 characters
    at most, and hide nothing: no control characters, none that steer or cannot be seen.
    """

    id: CommandId
    text: Annotated[str, Meta(max_length=500)] = ""
    seat: Seat | None = None
    phrase: Annotated[str, Meta(max_length=80)] | None = None
    args: dict[str, str | Annotated[int, Meta(ge=-(2**53), le=2**53)]] = {}
    aloud: bool = False


class AskHint(Tagged, frozen=True):
    """Ask for a hint: step 0 nudges, 1 tells a fact, 2 names a move. Everybody is told."""

    id: CommandId
    seat: Seat
    step: Annotated[int, Meta(ge=0, le=2)]


class Ping(Tagged, frozen=True):
    """Are you there?"""

    n: int = 0


class TakeBack(Tagged, frozen=True):
    """Take back the last move of a seat: at once while it told nobody anything, else by consent.

    Done comes when it is taken back or when the others are asked (see `TableInfo.question`).
    """

    id: CommandId
    seat: Seat


class Ask(Tagged, frozen=True):
    """Ask all others to end the match without a result, to pause it, or for other help.

    `level` is how much the pad should help from the next game on, where `what` is help.
    """

    id: CommandId
    seat: Seat
    what: Literal["end", "pause", "help"]
    level: Level | None = None


class Consent(Tagged, frozen=True):
    """Answer the question of this number, for every seat that I hold."""

    id: CommandId
    question: int
    yes: bool


class Resume(Tagged, frozen=True):
    """Go on after a pause. Whoever holds a seat may say so."""

    id: CommandId


class Resign(Tagged, frozen=True):
    """Give up. If others play on, a bot plays for this seat to the end; else the table ends."""

    id: CommandId
    seat: Seat


class Choose(Tagged, frozen=True):
    """What to do about a seat whose person is away (not before `SeatInfo.choice`).

    Wait counts down anew; bot lets one play until the person comes back; end asks the others who
    are there.
    """

    id: CommandId
    seat: Seat
    choice: Literal["wait", "bot", "end"]


class Reclaim(Tagged, frozen=True):
    """Play again from my seat, for which a bot has played."""

    id: CommandId
    seat: Seat


class ShowHand(Tagged, frozen=True, tag="show"):
    """Let somebody who watches see what my seat sees, where the table allows it, or no longer.

    Nobody is let in without being named (`person`, of `TableInfo.guests`); off and unnamed, nobody
    sees it any longer.
    """

    id: CommandId
    seat: Seat
    on: bool
    person: Annotated[str, Meta(min_length=1, max_length=40)] | None = None


Command = (
    Hello
    | Play
    | Say
    | AskHint
    | Ping
    | TakeBack
    | Ask
    | Consent
    | Resume
    | Resign
    | Choose
    | Reclaim
    | ShowHand
)


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

    It comes when a stream is first told over a socket; from then on, Changed. To a client that says
    `wire: 2` everything comes as Told.
    `lines` are the facts as sentences; `notes` is what the table's assistance writes on the pad: if
    that takes long, they are those of before, and a Told without facts brings them later.
    `backs` is how often this stream was rewound: say it in Hello. `shown` is the view as text, for
    those who asked for it in Hello.
    A watcher is told the streams of seats that let it in (`TableInfo.looks`) too, with no moves
    and no notes.
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
    backs: int = 0
    shown: str | None = None


class Changed(Tagged, frozen=True):
    """News for one seat that was told before over this socket: only what changed since then.

    `changes` are made to what the last Told or Changed of this seat left of the fields `view`,
    `moves`, `pending` and `notes`, in their order; then these are what a Told would bring. All else
    is as in Told. Where they do not fit, the client hangs up and says hello without this stream.
    """

    seat: Seat | None
    start: int
    facts: tuple[Any, ...]
    lines: tuple[Line | None, ...]
    changes: tuple[Put | Splice, ...]
    now: Millis
    backs: int = 0
    shown: str | None = None


class StreamRewound(Tagged, frozen=True, tag="rewound"):
    """A takeback: only the first `to` facts of this seat's stream still stand.

    A Told or Changed follows.
    """

    seat: Seat | None
    to: int
    backs: int = 0


class TableChanged(Tagged, frozen=True, tag="table"):
    """Something about the table changed."""

    table: TableInfo


class TalkHeard(Tagged, frozen=True, tag="said"):
    """Somebody said something."""

    talk: Talk


class HintGiven(Tagged, frozen=True, tag="hinted"):
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


Message = (
    Welcome
    | Told
    | Changed
    | StreamRewound
    | TableChanged
    | TalkHeard
    | HintGiven
    | Done
    | Refused
    | Pong
)
