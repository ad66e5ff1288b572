"""What everybody may know about a table, whatever is played at it."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta

from sleuth.kernel.data import Data, Millis, Over, Seat
from sleuth.kernel.talents import Level

Status = Literal["gathering", "playing", "frozen", "over", "ended"]
"""Gathering: before the start. Frozen: nothing can be stored now. Ended: given up, no result."""

Name = Annotated[
    str, Meta(min_length=1, max_length=24, pattern=r"^[^\x00-\x1f\x7f]*\S[^\x00-\x1f\x7f]*$")
]
Figure = Annotated[int, Meta(ge=0, le=11)]
"""Which of the twelve figures stands for a person."""


class TableOptions(Data, frozen=True):
    """What is agreed at a table besides the game's own options."""

    assistance: Level = "facts"
    clock: Literal["none"] = "none"
    spectators: Literal["none", "open"] = "open"
    pace: Literal["human", "instant"] = "human"
    public: bool = False


class Person(Data, frozen=True):
    """Somebody, as the others see them."""

    id: str
    name: str
    figure: int


class SeatInfo(Data, frozen=True):
    """A chair: nobody, a person or a bot sits on it."""

    seat: Seat
    person: Person | None = None
    bot: str | None = None
    online: bool = False


class TableInfo(Data, frozen=True):
    """A table as anybody may see it."""

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


class Talk(Data, frozen=True):
    """Something said at the table: free text, or the code of a quick phrase."""

    n: int
    by: Person | None
    seat: Seat | None
    at: Millis
    text: str = ""
    phrase: str | None = None
    args: dict[str, Any] = {}
