"""What happens round a match: the second log of a table. People are named by id alone."""

from __future__ import annotations

from typing import Any

from sleuth.kernel.data import Millis, Seat, Tagged


class Created(Tagged, frozen=True):
    """Somebody set up the table; with `autostart` it starts when the last chair is taken."""

    by: str
    seats: int
    autostart: bool = False


class Sat(Tagged, frozen=True):
    """A person took a chair."""

    seat: Seat
    person: str


class Stood(Tagged, frozen=True):
    """A chair is free again."""

    seat: Seat


class Placed(Tagged, frozen=True):
    """The host put a bot on a chair."""

    seat: Seat
    bot: str


class Started(Tagged, frozen=True):
    """The match began: from here on, table time runs."""


class Said(Tagged, frozen=True):
    """Somebody at the table said something; a bot speaks for its seat, and has no id."""

    by: str | None
    seat: Seat | None
    at: Millis
    id: str | None = None
    text: str = ""
    phrase: str | None = None
    args: dict[str, Any] = {}


class Hinted(Tagged, frozen=True):
    """A seat took a hint."""

    by: str
    seat: Seat
    step: int
    at: Millis
    id: str


Event = Created | Sat | Stood | Placed | Started | Said | Hinted
