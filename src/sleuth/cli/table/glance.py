"""What one seat sees at one moment, all of it gathered: a screen draws this and no more."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sleuth.cli.table.choices import Choices
from sleuth.cli.table.sitting import OurTurn, Seen, Sitting, result, sentences, timed_view, what_now
from sleuth.kernel.data import Over, Seat
from sleuth.kernel.moves import Moves
from sleuth.kernel.picture import Motif, Picture, rows
from sleuth.kernel.talents import Level, Talents
from sleuth.texts import text


@dataclass(frozen=True, slots=True, kw_only=True)
class Glance:
    """A look at the table from one seat (none: from beside it)."""

    name: str
    skills: Talents
    names: tuple[str, ...]
    seat: Seat | None
    asked: OurTurn | None
    seen: Seen
    view: Any
    notes: Any
    level: Level
    lines: tuple[str, ...]
    heard: tuple[str, ...]
    now: str
    stands: str
    waiting: tuple[Seat, ...]
    over: Over | None
    choices: Choices

    @property
    def acts(self) -> bool:
        """Is it for this seat to act?"""
        return self.asked is not None and self.seat in self.asked.seats


def glance(sitting: Sitting, seat: Seat | None, asked: OurTurn | None, notes: Any) -> Glance:
    """Look at the table."""
    seen, over = sitting.seen(seat), sitting.over
    acts = asked is not None and seat is not None and seat in asked.seats
    moves: Moves[Any] = sitting.moves(seat) if acts and seat is not None else Moves()
    now = what_now(sitting, asked, seat)
    if over is not None:
        now = result(sitting.game.name, over, sitting.names, seat)
    return Glance(
        name=sitting.game.name,
        skills=sitting.skills,
        names=tuple(sitting.names),
        seat=seat,
        asked=asked,
        seen=Seen(tuple(seen.facts), tuple(seen.lines), seen.view, seen.blank),
        view=timed_view(sitting, seat),
        notes=notes,
        level=sitting.level,
        lines=tuple(sentences(seen, sitting.names, seat)),
        heard=tuple(sitting.heard),
        now=now,
        stands=sitting.stands(),
        waiting=sitting.waiting(),
        over=over,
        choices=Choices(moves, seen.view, sitting.skills),
    )


def board_of(look: Glance, near: int, room: int) -> Picture:
    """The board, drawn by the game, or as its text where it draws nothing."""
    drawing = look.skills.drawing
    if drawing is not None:
        return drawing.board(Motif(look.view, look.notes, look.names, near, room))
    return rows(*look.skills.notation.show(look.view).splitlines())


def pad_of(look: Glance) -> Picture:
    """The pad, drawn by the game; a game that has none has nothing to write on it."""
    drawing = look.skills.drawing
    if drawing is None:
        return rows(text("cli.table.no-pad"))
    return drawing.pad(Motif(look.view, look.notes, look.names))
