"""What those at a table hear, and the streams it is taken from."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import reduce
from typing import Any

from sleuth.kernel.data import Await, Back, Millis, Over, Seat
from sleuth.kernel.match import AnyMatch
from sleuth.kernel.moves import Moves
from sleuth.kernel.talents import Line
from sleuth.tables.info import TableInfo, Talk

NOTHING: Moves[Any] = Moves()

Teller = Callable[[Any, Any], Line | None]
"""The sentence that tells a fact to one whose view, before it, was this."""


@dataclass(frozen=True, slots=True, eq=False)
class News:
    """Facts `start` and on of one seat's stream, and what the seat sees and may do now."""

    seat: Seat | None
    start: int
    facts: tuple[Any, ...]
    lines: tuple[Line | None, ...]
    view: Any
    moves: Moves[Any]
    pending: Await | Over
    notes: Any
    now: Millis
    backs: int = 0


@dataclass(frozen=True, slots=True)
class Rewound:
    """Only the first `to` facts of this seat's stream still stand, after so many takebacks."""

    seat: Seat | None
    to: int
    backs: int


Notice = News | Rewound | TableInfo | Talk


@dataclass(slots=True, eq=False)
class Listener:
    """One who is told: a socket.

    `have` counts the facts it has, by seat (None: a watcher's), and `backs` the takebacks that it
    knows of; `dismiss` sends it away.
    """

    person: str | None
    hear: Callable[[Notice], None]
    have: dict[Seat | None, int] = field(default_factory=dict)
    backs: dict[Seat | None, int] = field(default_factory=dict)
    told: set[Seat | None] = field(default_factory=set)
    dismiss: Callable[[], None] = lambda: None

    def keep(self, seats: set[Seat | None]) -> None:
        """Only these streams are still its to hear: of others it is told anew, if ever."""
        for seat in self.told - seats:
            self.told.discard(seat)
            del self.have[seat], self.backs[seat]


class Stream:
    """What one seat was told, fact by fact, each with its sentence.

    It folds on, entry by entry; a takeback that leaves it shorter is counted in `backs`, and
    `stands` is how much it left.
    """

    __slots__ = ("_counts", "_done", "backs", "facts", "lines", "seat", "stands", "view")

    def __init__(self, match: AnyMatch, seat: Seat | None) -> None:
        self.seat = seat
        self.facts: list[Any] = []
        self.lines: list[Line | None] = []
        self.view = match.game.blank(match.options, match.seats, seat)
        self.backs = 0
        self.stands = 0
        self._counts: list[int] = []  # how many facts there were before each entry that stands
        self._done = 0

    def follow(self, match: AnyMatch, line: Teller) -> None:
        """Take in the entries that are new since the last time."""
        see, record = match.game.see, match.record
        for entry in record.since(self._done):
            if isinstance(entry.came, Back):
                self._rewind(match, entry.came.to)
                continue
            self._counts.append(len(self.facts))
            for fact in entry.told:
                if fact.reaches(self.seat):
                    self.facts.append(fact)
                    self.lines.append(line(fact, self.view))
                    self.view = see(self.view, fact)
        self._done = len(record)

    def _rewind(self, match: AnyMatch, to: int) -> None:
        """Only the first `to` entries go on standing."""
        stands = self._counts[to]
        del self._counts[to:]
        if stands < len(self.facts):
            self.backs, self.stands = self.backs + 1, stands
            del self.facts[stands:], self.lines[stands:]
            blank = match.game.blank(match.options, match.seats, self.seat)
            self.view = reduce(match.game.see, self.facts, blank)
