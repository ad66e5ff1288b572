"""What is drawn for a terminal: rows of pieces of text, each with the ink it is written in."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

COLOURS = (
    *("red", "green", "blue", "yellow", "orange", "purple", "white", "black", "cyan", "pink"),
    "grey",
)
INKS = frozenset({*COLOURS, "on", "bold", "dim", "underline", "mark"})
"""Words of an ink: a colour, `on` to fill the ground with it, and how strong. No ink is plain.

`mark` is where the eye should go. Ink is never all that tells two things apart: not every terminal
has colours, nor does everybody see them.
"""


class Span(NamedTuple):
    """A piece of text in one ink."""

    text: str
    ink: str = ""


Spans = tuple[Span, ...]


class Picture(NamedTuple):
    """Rows from the top, and the column and row that matter most, where something does."""

    rows: tuple[Spans, ...] = ()
    eye: tuple[int, int] | None = None


ROOM = 43
"""Columns that a board has in a terminal of eighty."""


class Motif(NamedTuple):
    """What is drawn: what a seat sees, what its pad knows, everybody's name, and from how near.

    `room` is how many columns there are; what needs more can be scrolled.
    """

    view: Any
    notes: Any
    names: Sequence[str]
    near: int = 0
    room: int = ROOM


@dataclass(frozen=True, slots=True, kw_only=True)
class Drawing:
    """How a game looks in a terminal: a function of what a seat sees, and of nothing else."""

    board: Callable[[Motif], Picture]
    pad: Callable[[Motif], Picture]
    due: Callable[[Any], str | None]  # of a view: the code of what its seat has to do now
    spell: Callable[[Any, Any], str] | None = None  # a move as people type it, to this view
    nearest: int = 0  # from how near the board can be looked at; 0 shows all of it
    usual: int = 0  # from how near it is looked at first


def row(*parts: str | Span) -> Spans:
    """A row of pieces; bare text is plain."""
    return tuple(Span(part) if isinstance(part, str) else part for part in parts)


def rows(*lines: str | Spans) -> Picture:
    """A picture of these rows."""
    return Picture(tuple(row(line) if isinstance(line, str) else line for line in lines))


def width(line: Iterable[Span]) -> int:
    """How many columns a row takes."""
    return sum(len(span.text) for span in line)


def filled(line: Spans, wide: int) -> Spans:
    """A row made so many columns wide."""
    return (*line, Span(" " * max(0, wide - width(line))))


def framed(lines: Sequence[Spans], ink: str = "dim") -> tuple[Spans, ...]:
    """Rows with a frame round them."""
    wide = max(map(width, lines), default=0)
    edge = "─" * (wide + 2)
    side, end = Span("│ ", ink), Span(" │", ink)
    body = tuple((side, *filled(line, wide), end) for line in lines)
    return row(Span(f"╭{edge}╮", ink)), *body, row(Span(f"╰{edge}╯", ink))


def beside(left: Sequence[Spans], right: Sequence[Spans], gap: int = 2) -> tuple[Spans, ...]:
    """Two blocks of rows, side by side."""
    wide = max(map(width, left), default=0) + gap
    tall = max(len(left), len(right))
    lefts = (*left, *((),) * (tall - len(left)))
    rights = (*right, *((),) * (tall - len(right)))
    return tuple((*filled(a, wide), *b) for a, b in zip(lefts, rights, strict=True))


def flowing(head: Spans, parts: Iterable[Spans], room: int, indent: int = 2) -> Iterator[Spans]:
    """Pieces one behind the other, going on in a new row where the room ends."""
    line, margin = head, row(" " * indent)
    for part in parts:
        if width(line) + width(part) > room and line != margin:
            yield line
            line = margin
        line = (*line, *part)
    yield line


def written(picture: Picture) -> str:
    """A picture as text alone."""
    return "\n".join("".join(span.text for span in line).rstrip() for line in picture.rows)
