"""What happens round a match. People are named by id alone."""

from __future__ import annotations

from typing import Any, NamedTuple

from sleuth.kernel.data import Millis, Seat, Tagged
from sleuth.kernel.talents import Level
from sleuth.tables import info


class Created(Tagged, frozen=True):
    """Somebody set up the table; with `autostart` it starts when the last chair is taken.

    A `guided` table is a lesson, and follows the script of its game.
    """

    by: str
    seats: int
    autostart: bool = False
    guided: bool = False


class Agreed(Tagged, frozen=True):
    """The host agreed on something else before the start.

    With `anew` all others have to say again that they are ready.
    """

    seats: int
    options: dict[str, Any]
    table: info.TableOptions
    anew: bool


class Sat(Tagged, frozen=True):
    """A person took a chair, and threw a nonce into the seed."""

    seat: Seat
    person: str
    nonce: str = ""


class Stood(Tagged, frozen=True):
    """A chair is free again."""

    seat: Seat


class Placed(Tagged, frozen=True):
    """The host put a bot on a chair."""

    seat: Seat
    bot: str


class Swapped(Tagged, frozen=True):
    """Two chairs changed places."""

    seat: Seat
    other: Seat


class Readied(Tagged, frozen=True):
    """A person is ready to start, or not yet."""

    person: str
    on: bool


class Hosted(Tagged, frozen=True):
    """Somebody else is the host."""

    person: str


class Removed(Tagged, frozen=True):
    """The host sent somebody away; `bot` plays on for them, if a match is on."""

    person: str
    bot: str | None = None


class Invited(Tagged, frozen=True):
    """A bot is asked to sit down here, or no longer."""

    person: str
    on: bool


class Muted(Tagged, frozen=True):
    """Somebody may not talk, or may again."""

    person: str
    on: bool


class Started(Tagged, frozen=True):
    """The match began: from here on, table time runs. The nonces go into the seed."""

    nonces: tuple[str, ...] | None = None


class Asked(Tagged, frozen=True):
    """A seat asked the others; `open` are those that must answer.

    `to` is how far to go back, `level` how much the pad should help.
    """

    what: info.QuestionKind
    by: str
    seat: Seat
    open: tuple[Seat, ...]
    until: Millis
    id: str
    to: int | None = None
    level: Level | None = None


class Answered(Tagged, frozen=True):
    """Somebody agreed to what is asked, for these seats."""

    by: str
    seats: tuple[Seat, ...]
    id: str


class Settled(Tagged, frozen=True):
    """What was asked is decided."""

    yes: bool


class Helped(Tagged, frozen=True):
    """All agreed on how much the pad helps from this game of the match on; the first is 0."""

    level: Level
    game: int


class Paused(Tagged, frozen=True):
    """Table time stands still."""

    at: Millis


class Resumed(Tagged, frozen=True):
    """Table time runs again."""

    by: str
    id: str


class Resigned(Tagged, frozen=True):
    """A seat gave up; `bot` plays on for it, if others do."""

    by: str
    seat: Seat
    id: str
    bot: str | None = None


class Took(Tagged, frozen=True):
    """A bot plays for somebody who is away."""

    seat: Seat
    bot: str


class Reclaimed(Tagged, frozen=True):
    """Somebody plays again for whom a bot has played."""

    seat: Seat


class Shown(Tagged, frozen=True):
    """Once a seat let all who watch see what it sees; by this alone nobody does any more."""

    seat: Seat | None


class Admitted(Tagged, frozen=True):
    """A seat lets one who watches see what it sees, or no longer."""

    seat: Seat
    person: str
    on: bool


class Ended(Tagged, frozen=True):
    """The table is given up."""

    why: info.EndReason
    at: Millis = Millis(0)


class Rematched(Tagged, frozen=True):
    """These people meet again at another table.

    `order` names for each chair there the one here whose sitter takes it; without it nobody moves,
    or all move on as the game has it.
    """

    table: str
    order: tuple[Seat, ...] = ()


class Uploaded(Tagged, frozen=True):
    """The match came as a text; `names` are who sat there, `seed` what the draws followed from."""

    names: tuple[str, ...]
    seed: str | None = None


class Warned(Tagged, frozen=True):
    """Nobody did anything for long: the table will be closed."""


class Stirred(Tagged, frozen=True):
    """Somebody is at the table after all."""


class Circle(NamedTuple):
    """Those to whom something is said: watchers, some seats, or (none named) everybody."""

    channel: info.TalkChannel = "seats"
    to: tuple[Seat, ...] = ()


class Said(Tagged, frozen=True):
    """Somebody at the table said something; a bot speaks for its seat, and has no id.

    `to` are the seats that it was said to, none for all.
    """

    by: str | None
    seat: Seat | None
    at: Millis
    id: str | None = None
    text: str = ""
    phrase: str | None = None
    args: dict[str, Any] = {}
    channel: info.TalkChannel = "seats"
    to: tuple[Seat, ...] = ()

    @property
    def circle(self) -> Circle:
        """Those to whom it was said."""
        return Circle(self.channel, self.to)


class Hinted(Tagged, frozen=True):
    """A seat took a hint."""

    by: str
    seat: Seat
    step: int
    at: Millis
    id: str


Event = (
    Created
    | Agreed
    | Sat
    | Stood
    | Placed
    | Swapped
    | Readied
    | Hosted
    | Removed
    | Invited
    | Muted
    | Started
    | Asked
    | Answered
    | Settled
    | Helped
    | Paused
    | Resumed
    | Resigned
    | Took
    | Reclaimed
    | Shown
    | Admitted
    | Ended
    | Rematched
    | Uploaded
    | Warned
    | Stirred
    | Said
    | Hinted
)
