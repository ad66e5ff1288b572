"""What can happen, and who is told: where Mister X hides reaches him, all else lies open."""

from __future__ import annotations

from sleuth.games.scotland_yard.charts import Station
from sleuth.games.scotland_yard.pieces import Ticket
from sleuth.kernel.data import Seat
from sleuth.kernel.facts import Open, Own, Shadow


class Placed(Open, frozen=True):
    """By lot, somebody starts here, in plain sight."""

    seat: Seat
    at: Station


class Hid(Own, frozen=True):
    """Mister X went here, unseen."""

    to: Station


class Lurked(Shadow, frozen=True):
    """Mister X has drawn his start, and waits there unseen."""


class Wished(Open, frozen=True):
    """A detective asked another to change starts."""

    seat: Seat
    other: Seat


class Declined(Open, frozen=True):
    """A detective keeps the start that another asked for."""

    seat: Seat
    other: Seat


class Readied(Shadow, frozen=True):
    """A detective is content with his start."""

    seat: Seat


class Exchanged(Open, frozen=True):
    """Two detectives changed starts."""

    seat: Seat
    other: Seat


class Doubled(Open, frozen=True):
    """Mister X goes twice in this turn: two fields of the log follow."""


class Travelled(Open, frozen=True):
    """Mister X went here in plain sight, with this ticket if the version knows tickets."""

    to: Station
    by: Ticket | None = None


class Vanished(Shadow, frozen=True):
    """Mister X filled a field of the log that stays covered."""


class Paid(Open, frozen=True):
    """Mister X went unseen, and showed this ticket."""

    by: Ticket


class Stepped(Open, frozen=True):
    """A detective went here, with this ticket if the version knows tickets."""

    seat: Seat
    to: Station
    by: Ticket | None = None


class Surfaced(Open, frozen=True):
    """A covered field of the log (1 is the first) is opened."""

    field: int
    at: Station


class Caught(Open, frozen=True):
    """A detective stepped on Mister X."""

    seat: Seat
    at: Station


class Cornered(Open, frozen=True):
    """Mister X has nowhere to go."""

    at: Station


class Escaped(Open, frozen=True):
    """The last turn of the detectives is over, and Mister X is free."""


class Stranded(Open, frozen=True):
    """No detective can move any more."""


Fact = (
    Placed
    | Hid
    | Lurked
    | Wished
    | Declined
    | Readied
    | Exchanged
    | Doubled
    | Travelled
    | Vanished
    | Paid
    | Stepped
    | Surfaced
    | Caught
    | Cornered
    | Escaped
    | Stranded
)
