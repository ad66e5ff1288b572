"""What those at a table hear, and the streams it is taken from."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from sleuth.kernel.data import Await, Millis, Over, Seat
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


@dataclass(frozen=True, slots=True)
class Rewound:
    """Only the first `to` facts of this seat's stream still stand."""

    seat: Seat | None
    to: int


Notice = News | Rewound | TableInfo | Talk


@dataclass(slots=True, eq=False)
class Listener:
    """One who is told: a socket. `have` counts the facts it has, by seat (None: a watcher's)."""

    person: str | None
    hear: Callable[[Notice], None]
    have: dict[Seat | None, int] = field(default_factory=dict)
    told: set[Seat | None] = field(default_factory=set)


class Stream:
    """What one seat was told, fact by fact, each with its sentence; it only ever folds on."""

    __slots__ = ("_done", "facts", "lines", "seat", "view")

    def __init__(self, match: AnyMatch, seat: Seat | None) -> None:
        self.seat = seat
        self.facts: list[Any] = []
        self.lines: list[Line | None] = []
        self.view = match.game.blank(match.options, match.seats, seat)
        self._done = 0

    def follow(self, match: AnyMatch, line: Teller) -> None:
        """Take in the entries that are new since the last time."""
        see, standing = match.game.see, match.standing
        for n in range(self._done, len(standing)):
            for fact in standing[n].told:
                if fact.reaches(self.seat):
                    self.facts.append(fact)
                    self.lines.append(line(fact, self.view))
                    self.view = see(self.view, fact)
        self._done = len(standing)
