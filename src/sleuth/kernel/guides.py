"""A guided first game: a scripted match with words beside it, read from top to bottom."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sleuth.kernel.data import Drawn, Played, Seat

Cue = Played[Any] | Drawn


@dataclass(frozen=True, slots=True)
class Show:
    """Something to look at: the words, and the marks on the page that they point at."""

    text: str
    point: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Do:
    """A move for the learner to make, by pressing these marks of the page in this order."""

    text: str
    move: Any
    press: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Guide:
    """What is dealt, what the others do, what the learner is asked to do, and what is said."""

    options: Any
    seats: int
    seat: Seat  # the learner's
    script: tuple[Show | Do | Played[Any] | Drawn, ...]
    bot: str = "novice"  # who plays the other seats, also after the script

    @property
    def cues(self) -> tuple[Cue, ...]:
        """The scripted match: everything that comes in, in order."""
        return tuple(cue for cue in map(self._cue, self.script) if cue is not None)

    def _cue(self, line: Show | Do | Cue) -> Cue | None:
        if isinstance(line, Show):
            return None
        return Played(self.seat, line.move) if isinstance(line, Do) else line
