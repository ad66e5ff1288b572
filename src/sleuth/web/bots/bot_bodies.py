"""What goes to and from bots over HTTP, besides what goes over the socket too."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Raw

from sleuth.kernel.data import Data, Seat, Tagged
from sleuth.tables.info import Figure, Name, Question, TableInfo
from sleuth.web.http.bodies import PersonId, Place
from sleuth.web.socket.wire import CommandId, LanguageCode, Many, Told


class NewBot(Data, frozen=True):
    """How a bot is to be called."""

    name: Name
    figure: Figure = 0


class BotAccount(Data, frozen=True):
    """An account of a bot that somebody made. Its token is shown once, when it is made anew."""

    id: str
    name: str
    figure: int
    token: str | None = None


class WhichBot(Data, frozen=True):
    """A bot account."""

    bot: PersonId


class BotMove(Data, frozen=True):
    """A move from a seat, under the name of a command: the same again does nothing.

    `move` is a value of the game's moves, or text in its notation.
    """

    id: CommandId
    seat: Place
    move: Raw


class MovesWanted(Data, frozen=True):
    """Of which seat of the bot, from which move on, and how many at the most."""

    seat: Place
    start: Many = 0
    most: Annotated[int, Meta(ge=1, le=500)] = 50


class MovesOnOffer(Data, frozen=True):
    """How many moves a seat may make now, and some of them in the game's notation."""

    count: int
    moves: list[str]


class StreamWanted(Data, frozen=True):
    """Which stream of a table to hear: of one seat, or (none) of all that the bot holds.

    `have` is how many facts of it are known, after so many takebacks (`backs`). Who cannot draw
    views names a language in `words`, and gets them as text too.
    """

    seat: Annotated[int, Meta(ge=0, le=15)] | None = None
    have: Many = 0
    backs: Many = 0
    words: LanguageCode = ""


class Called(Tagged, frozen=True, tag="invited"):
    """The host of a table asks the bot to take a chair: sit down, or decline."""

    table: TableInfo


class YourTurn(Tagged, frozen=True, tag="turn"):
    """A seat of the bot is waited for; `told` is all that it knows, as over a socket."""

    table: str
    game: str
    seat: Seat
    told: Told


class Questioned(Tagged, frozen=True, tag="asked"):
    """The others ask for something, a takeback perhaps: consent, or not."""

    table: str
    question: Question


class Finished(Tagged, frozen=True, tag="over"):
    """A match of the bot is over, or was given up."""

    table: TableInfo


class MeetAgain(Tagged, frozen=True, tag="rematch"):
    """Those at a table play again: ask for the rematch there, and sit with them."""

    table: str
    rematch: str


BotEvent = Called | YourTurn | Questioned | Finished | MeetAgain
