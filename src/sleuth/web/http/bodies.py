"""What goes over HTTP, besides what goes over the socket too."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta

from sleuth.kernel.data import Await, Data, Draw, Millis, Over, Seat
from sleuth.kernel.moves import Offered
from sleuth.kernel.options import Option
from sleuth.kernel.talents import Level, Line, Phrase, Role
from sleuth.tables.clerk import Opinion
from sleuth.tables.info import (
    EndReason,
    Figure,
    GuideStep,
    Name,
    Nonce,
    Parts,
    SeatInfo,
)
from sleuth.web.socket.wire import LanguageCode

PersonId = Annotated[str, Meta(min_length=1, max_length=40)]

Place = Annotated[Seat, Meta(ge=0, le=15)]


class LadderInfo(Data, frozen=True):
    """How strong the eight of the house are with so many players, on one side where there are any.

    The ratings were measured: see `sleuth ladder`.
    """

    players: int
    side: str | None
    ratings: dict[str, int]


class GameInfo(Data, frozen=True):
    """A game of the house: how many may play it, what can be agreed on, who plays it.

    `cast` are the eight of the house, the weakest first, and which of the `bots` thinks for each;
    `ladders` tell how strong they are, as far as it was measured. `guests` are bots from elsewhere
    that the host of the house lets in.
    `usual` are options that a lone guest on the first chair likes best, where they are not those
    that the game falls back on. A `timed` game has a clock of its own, and no other.
    """

    name: str
    version: int
    seats: tuple[int, ...]
    options: tuple[Option, ...]
    bots: tuple[str, ...]
    guests: tuple[str, ...]
    cast: dict[str, str]
    levels: tuple[Level, ...]
    measures: tuple[str, ...]
    phrases: tuple[Phrase, ...]
    guide: bool = False  # is there a guided first game?
    roles: tuple[Role, ...] = ()  # by seat, where seats differ for the whole match
    usual: dict[str, Any] = {}
    timed: bool = False
    ladders: tuple[LadderInfo, ...] = ()


class Me(Data, frozen=True):
    """Who is asking; one who never gave a name has none, and an empty id.

    A name that was given once and would be refused today is none: ask for another.
    """

    id: str
    name: str | None
    figure: int


class NewMe(Data, frozen=True):
    """How somebody wants to be called."""

    name: Name
    figure: Figure = 0


class Recovery(Data, frozen=True):
    """A token that moves me to another device, once; it is good for so many seconds.

    The page makes a link of it in which it stands behind a `#`, so that it is sent to nobody.
    """

    token: str
    seconds: int


class Recover(Data, frozen=True):
    """The token of a recovery link. Whoever shows it is that person from now on, and alone."""

    token: Annotated[str, Meta(min_length=1, max_length=80)]


class AtSeat(Data, frozen=True):
    """A chair; who sits down may throw a nonce into the seed, or leave another chair for it."""

    seat: Place
    nonce: Nonce = ""
    instead: bool = False


class TwoSeats(Data, frozen=True):
    """Two chairs, whose people or bots change places."""

    seat: Place
    other: Place


class PersonAtSeat(Data, frozen=True):
    """A chair for somebody who is at the table; who has one already may get another."""

    seat: Place
    person: PersonId


class Whom(Data, frozen=True):
    """Somebody at the table."""

    person: PersonId


class Switch(Data, frozen=True):
    """Yes or no."""

    on: bool


class Mute(Data, frozen=True):
    """Whether somebody may not talk."""

    person: PersonId
    on: bool


class TableLink(Data, frozen=True):
    """The whole address of a table; with `lan` it is that of this machine on its network."""

    url: str
    lan: bool


class BotAtSeat(Data, frozen=True):
    """A bot for a chair; none: take the bot away."""

    seat: Place
    bot: Annotated[str, Meta(max_length=40)] | None


class Nothing(Data, frozen=True):
    """An empty object."""


class Pledge(Data, frozen=True):
    """A promise of the house: SHA-256 of the secret that it will mix into the seed of a table."""

    pledge: str


class GuideInfo(Data, frozen=True):
    """A guided first game, step by step; the learner sits on `seat`."""

    game: str
    seat: Seat
    bot: str
    steps: tuple[GuideStep, ...]


class DrawInfo(Data, frozen=True):
    """What chance was asked, and what it answered."""

    of: int
    k: int
    ordered: bool
    picks: tuple[int, ...]


class MatchInfo(Data, frozen=True):
    """A finished match: all that is needed to replay it and to check its dice.

    `seed` is what the draws follow from; one that was uploaded may have none. See Parts. A match
    that was given up has `ended`, and a result only if somebody resigned. One that was `guided` was
    a lesson with a scripted deal, and has no seed. One that was uploaded `expires` at a moment of
    the calendar, in milliseconds (UTC). `minded`: can those of the house be asked what they would
    have done?
    """

    id: str
    game: str
    version: int
    options: dict[str, Any]
    seats: tuple[SeatInfo, ...]
    result: Over | None
    commitment: str
    seed: str | None
    draws: tuple[DrawInfo, ...]
    hints: tuple[int, ...]
    measures: dict[str, float]
    entries: tuple[Any, ...]
    steps: int
    ended: EndReason | None = None
    parts: Parts | None = None
    uploaded: bool = False
    expires: int | None = None
    review: Any = None
    minded: bool = False
    guided: bool = False


class Step(Data, frozen=True):
    """One entry of a finished match that stands: what was told, and what was seen after it.

    `facts` are those that reached the seat, or all; `views` have one place for the seat, or one for
    each seat in order; so has `shown`, the views as text, if a language was asked for.
    """

    n: int
    at: Millis
    by: Seat | None
    facts: tuple[Any, ...]
    lines: tuple[Line | None, ...]
    views: tuple[Any, ...]
    pending: Await | Draw | Over
    shown: tuple[str, ...] = ()


class Steps(Data, frozen=True):
    """Steps of a finished match, through the eyes of a seat, or (none) with all open.

    The first step has number 0 and stands before the first entry; `all` is how many there are.
    `next` is where the next page begins, and none at the end.
    """

    id: str
    seat: Seat | None
    all: int
    steps: tuple[Step, ...]
    next: int | None


class ToldStep(Data, frozen=True):
    """When something was done, by whom, and what was told of it."""

    at: Millis
    by: Seat | None
    lines: tuple[Line | None, ...]


class Story(Data, frozen=True):
    """All that was told in a finished match, step by step from the one that was asked for on.

    It is what `Steps` tell, without facts and views; `all` and `next` mean the same.
    """

    id: str
    seat: Seat | None
    all: int
    moments: tuple[ToldStep, ...]
    next: int | None


class PastPads(Data, frozen=True):
    """What could be worked out on the pad of a seat after each step, from the one asked for on.

    `pads` are as many as were filled in within the time for it, one at least, each like the `notes`
    of a table that agreed on odds; none where there is nothing to work out. `next` is where the
    next page begins, and none at the end.
    """

    id: str
    seat: Seat
    pads: tuple[Any, ...]
    next: int | None


class Worlds(Data, frozen=True):
    """How many worlds could not be told apart after each step, from the one that was asked for on.

    `worlds` have a row for each step, with one place for the seat, or one for each seat in order:
    none where it was not counted, and `bound` where there were as many or more. `next` is where the
    next page begins, and none at the end.
    """

    id: str
    seat: Seat | None
    bound: int
    worlds: tuple[tuple[int | None, ...], ...]
    next: int | None


class Wanted(Data, frozen=True):
    """Which open tables to list: of which game, and with how many chairs free at least."""

    game: Annotated[str, Meta(max_length=40)] | None = None
    free: Annotated[int, Meta(ge=0, le=15)] = 0


class Eyes(Data, frozen=True, rename={"first": "from"}):
    """Through whose eyes to look (the number of a seat, or `open`), and from which step on.

    A page has no more steps than `most`, where that is less than a page may have. Whoever cannot
    draw the views of a game names a language in `words`, and gets them as text too.
    """

    seat: Annotated[str, Meta(pattern=r"^(open|[0-9]{1,2})$")] = "open"
    first: Annotated[int, Meta(ge=0, le=1_000_000)] = 0
    most: Annotated[int, Meta(ge=1, le=100)] = 100
    words: LanguageCode = ""


class ReviewProgress(Data, frozen=True):
    """So many steps of a review are done, of so many; none at all while nothing is worked out."""

    done: int
    of: int


class DecisionAsked(Data, frozen=True):
    """Which decision: of which seat, by its entry among those that stand."""

    seat: Annotated[int, Meta(ge=0, le=99)]
    n: Annotated[int, Meta(ge=1, le=1_000_000)]


class NewTry(Data, frozen=True):
    """Another move in the place of a decision."""

    seat: Annotated[int, Meta(ge=0, le=99)]
    n: Annotated[int, Meta(ge=1, le=1_000_000)]
    move: Any


class ReviewMoment(Data, frozen=True):
    """What a seat could do then; `said` are the listed moves in words, as far as they are told."""

    seat: int
    n: int
    moves: Offered
    said: tuple[Line, ...]


class Opinions(Data, frozen=True):
    """What each of the house would have done then, the weakest first."""

    seat: int
    n: int
    opinions: tuple[Opinion, ...]


class PositionAsked(Data, frozen=True):
    """A position in a game's own words."""

    position: Annotated[str, Meta(min_length=1, max_length=60, pattern=r"^[a-z0-9 ]+$")]


class PositionKnown(Data, frozen=True):
    """What a game knows of a position, in its own types."""

    game: str
    found: Any


class NewRecord(Data, frozen=True):
    """A match as text, from here or from elsewhere."""

    text: Annotated[str, Meta(min_length=1, max_length=200_000)]


class Health(Data, frozen=True):
    """The house is open."""

    status: Literal["open"]
    wire: int
