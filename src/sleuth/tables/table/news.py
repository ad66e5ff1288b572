"""What those at a table hear, and who listens."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import msgspec

from sleuth.kernel.data import Await, Millis, Over, Seat
from sleuth.kernel.moves import Moves, Offered, offered
from sleuth.kernel.talents import Line
from sleuth.tables.info import TableInfo, Talk

NOTHING: Offered = offered(Moves())


class News(msgspec.Struct, frozen=True, eq=False):
    """Facts `start` and on of one seat's stream, and what the seat sees and may do now."""

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


class Sequel(NamedTuple):
    """News for one who was told other news of the same stream before."""

    before: News
    news: News


@dataclass(frozen=True, slots=True)
class Rewound:
    """Only the first `to` facts of this seat's stream still stand, after so many takebacks."""

    seat: Seat | None
    to: int
    backs: int


Notice = News | Sequel | Rewound | TableInfo | Talk


@dataclass(slots=True, eq=False)
class Listener:
    """One who is told: a socket.

    `have` counts the facts it has, by seat (None: a watcher's), and `backs` the takebacks that it
    knows of; `told` are the last news of each stream; `dismiss` sends it away. One who `left`
    before it was let in stays out.
    """

    person: str | None
    hear: Callable[[Notice], None]
    have: dict[Seat | None, int] = field(default_factory=dict)
    backs: dict[Seat | None, int] = field(default_factory=dict)
    told: dict[Seat | None, News] = field(default_factory=dict)
    dismiss: Callable[[], None] = lambda: None
    left: bool = False
    heard: Sequence[tuple[Seat | None, bool]] = ()

    def keep(self, heard: Sequence[tuple[Seat | None, bool]]) -> None:
        """Only these streams are still its to hear: of others it is told anew, if ever."""
        if heard is self.heard:
            return
        self.heard = heard
        for seat in self.told.keys() - {seat for seat, _ in heard}:
            del self.told[seat], self.have[seat], self.backs[seat]
