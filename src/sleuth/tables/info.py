"""What everybody may know about a table, whatever is played at it."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta

from sleuth.kernel.data import Data, Millis, Over, Seat, Tagged
from sleuth.kernel.talents import Level, Line

Status = Literal["gathering", "playing", "frozen", "over", "ended"]
"""Gathering: before the start. Frozen: nothing can be stored now. Ended: given up, see `ended`."""

EndReason = Literal["resigned", "agreed", "idle"]
"""Why a table ended before its match did."""

TalkChannel = Literal["seats", "watchers"]
"""Seats: said from a seat. Watchers: heard by those who watch, and by nobody who plays."""

QuestionKind = Literal["takeback", "end", "pause", "help"]
"""What one may ask the others to agree to."""

Name = Annotated[str, Meta(min_length=1, max_length=24)]
"""What can be seen, without anything that steers other text, and with a letter or a digit."""

Figure = Annotated[int, Meta(ge=0, le=11)]
"""Which of the twelve figures stands for a person."""

Nonce = Annotated[str, Meta(max_length=64, pattern=r"^[A-Za-z0-9_-]*$")]
"""Something unguessable that a page throws in, so that the house alone cannot choose the seed."""

Commitment = Annotated[str, Meta(max_length=64, pattern=r"^[0-9a-f]*$")]
"""SHA-256 of a secret, in hex: what the house promised before it knew anybody's nonce."""


class PerMove(Tagged, frozen=True):
    """A clock that gives every move so many seconds."""

    seconds: Annotated[int, Meta(ge=5, le=604_800)]


class Bank(Tagged, frozen=True):
    """A clock that gives every seat so many seconds for all its moves, and some for each."""

    seconds: Annotated[int, Meta(ge=10, le=604_800)]
    increment: Annotated[int, Meta(ge=0, le=3600)] = 0


Clock = Literal["none"] | PerMove | Bank


class TableOptions(Data, frozen=True):
    """What is agreed at a table besides the game's own options.

    The clock stands still where the game itself has one running. Spectators: `none` may watch,
    `open` facts only, or besides them what a `seat` sees whose player admits them by name.
    """

    assistance: Level = "facts"
    clock: Clock = "none"
    spectators: Literal["none", "open", "seat"] = "open"
    pace: Literal["calm", "human", "brisk", "instant"] = "human"
    public: bool = False


BOT_ACCOUNT = "~"
"""With this begins the id of a bot's account, and of nobody else: it stands in no other id."""


def is_bot_account(person: str) -> bool:
    """Does a program play through this account?"""
    return person.startswith(BOT_ACCOUNT)


class Person(Data, frozen=True):
    """Somebody, as the others see them; a `bot` is a program that plays through an account."""

    id: str
    name: str
    figure: int
    bot: bool = False


class SeatInfo(Data, frozen=True):
    """A chair: nobody, a person or a bot sits on it; with both, the bot plays for the person.

    `ready` may be taken back before the start. `away` is the moment since which the person is not
    there, `choice` the moment from which the others may choose what to do about it. `left` is what
    the seat's clock holds, as of `TableInfo.now`, and `until` the moment at which it is used up,
    while it runs: ten seconds before, warn. `name` is who sat there in a record from elsewhere.
    `role` is the code of what the seat is for the whole match, where the game tells seats apart.
    """

    seat: Seat
    person: Person | None = None
    bot: str | None = None
    online: bool = False
    ready: bool = True
    away: Millis | None = None
    choice: Millis | None = None
    resigned: bool = False
    left: Millis | None = None
    until: Millis | None = None
    name: str | None = None
    role: str | None = None


class Question(Data, frozen=True):
    """Something that one seat asked all others; `open` are those that have not answered yet.

    Bots and seats in the same hand always agree. One no ends it, and so does silence until
    `until`, or for a takeback the next move. What nobody has to be asked about is done at once.
    `level` is how much the pad should help from the next game on, where that is asked.
    """

    n: int
    what: QuestionKind
    seat: Seat
    agreed: tuple[Seat, ...]
    open: tuple[Seat, ...]
    until: Millis
    level: Level | None = None


class Parts(Data, frozen=True):
    """What the seed was mixed of, shown when nothing is drawn any more.

    `TableInfo.commitment` is SHA-256 of `secret`. The seed is SHA-256 (in hex, of UTF-8 text) of
    the secret and the nonce of each seat in order, joined by colons; a seat that gave none counts
    as empty. Without parts the seed itself was committed to.
    """

    secret: str
    nonces: tuple[str, ...]


class Look(Data, frozen=True):
    """Somebody who watches, and the seat whose player lets them see what it sees."""

    seat: Seat
    person: Person


class GuideStep(Data, frozen=True):
    """One step of a guided game: `text` is the code of its words, `point` are marks on the page.

    A step with a `move` waits until it is made, by pressing the marks in order; others wait for
    the reader. `at` is how much of the script has come in when the step is due.
    """

    text: str
    point: tuple[str, ...]
    move: Any
    at: int


class Guided(Data, frozen=True):
    """A lesson: how far the match has followed its script, and whether it then left it."""

    at: int
    left: bool


class TableInfo(Data, frozen=True):
    """A table as anybody may see it.

    `code` leads here while the table waits for people, and is empty afterwards.
    Moments are table time; `now` is when this was said, and while `paused` time stands still.
    `looks` says who looks into which hand, `shown` is the first seat of those. `closing` is the
    number of seconds after which an idle table is closed, unless somebody does something. `guests`
    are those who are here and have no seat. `rematch` is the table where these people meet again,
    with other roles if they `switched` sides. A `guided` table is a lesson: its deal is scripted,
    nobody else sits there, and it has no seed.
    `awaited` are the seats whose move the match waits for since `moved` (table time), `stands` says
    in words of the game how far it is, `created` is in milliseconds of the calendar (UTC).
    `invited` are bots that were asked to sit down here. `channels` are seats that talk among
    themselves while the match is on: nobody else hears them. `help` is how much the pad helps from
    the next game on, of this match or in a rematch, where all agreed on that.
    """

    id: str
    code: str
    game: str
    options: dict[str, Any]
    table: TableOptions
    host: Person
    status: Status
    seats: tuple[SeatInfo, ...]
    watchers: int
    commitment: str
    seed: str | None = None
    result: Over | None = None
    hints: tuple[int, ...] = ()
    rematch: str | None = None
    switched: bool = False
    created: int = 0
    now: Millis = Millis(0)
    paused: bool = False
    ended: EndReason | None = None
    question: Question | None = None
    shown: Seat | None = None
    muted: tuple[Person, ...] = ()
    invited: tuple[Person, ...] = ()
    closing: int | None = None
    parts: Parts | None = None
    uploaded: bool = False
    guests: tuple[Person, ...] = ()
    guided: Guided | None = None
    channels: tuple[tuple[Seat, ...], ...] = ()
    looks: tuple[Look, ...] = ()
    awaited: tuple[Seat, ...] = ()
    help: Level | None = None
    moved: Millis = Millis(0)
    stands: Line | None = None


class Talk(Data, frozen=True):
    """Something said at the table: free text, or the code of a quick phrase.

    `n` counts what this listener heard. `to` are the seats that it was said to, none for all.
    """

    n: int
    by: Person | None
    seat: Seat | None
    at: Millis
    text: str = ""
    phrase: str | None = None
    args: dict[str, Any] = {}
    channel: TalkChannel = "seats"
    to: tuple[Seat, ...] = ()
