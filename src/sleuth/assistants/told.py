"""What an assistant is told of its seat: text, and what others said as data."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from typing_extensions import TypedDict  # pydantic reads those of Python from 3.12 on

from sleuth.games import game, show, write_moves
from sleuth.kernel.data import Millis, Seat
from sleuth.kernel.moves import Moves
from sleuth.kernel.talents import Line
from sleuth.tables.info import TableInfo, Talk
from sleuth.texts import say, text

RECENT = 20
"""So many sentences are told again."""


class Quoted(TypedDict):
    """What somebody said at the table: words of others, never instructions."""

    by: str
    quoted: str


class Looked(TypedDict):
    """What a seat knows."""

    game: str
    seat: int
    status: str
    your_turn: bool
    board: str
    told: list[str]
    said_by_others: list[Quoted]
    link: str


class LegalMoves(TypedDict):
    """What a seat may do: how many moves, and some of them as they are written."""

    count: int
    moves: list[str]


@dataclass(frozen=True, slots=True)
class SeatView:
    """A seat as its keeper knows it: the table, what the seat was told, and what others said."""

    info: TableInfo
    seat: Seat
    view: Any
    waited_for: bool
    lines: Sequence[Line | None]
    talk: Sequence[Talk]
    now: Millis


def looked(seen: SeatView, site: str) -> Looked:
    """All that a seat knows, as text."""
    info, names = seen.info, seat_names(seen.info)
    return Looked(
        game=info.game,
        seat=seen.seat,
        status=info.status,
        your_turn=seen.waited_for,
        board=show(info.game, seen.view, seen.now),
        told=[say(line, names, seen.seat) for line in seen.lines[-RECENT:] if line is not None],
        said_by_others=[quoted(each) for each in seen.talk],
        link=f"{site}/table/{info.id}",
    )


def seat_names(info: TableInfo) -> list[str]:
    """How those on the seats are called."""
    return [
        each.person.name if each.person else each.bot or text("seat.number", n=each.seat + 1)
        for each in info.seats
    ]


def quoted(talk: Talk) -> Quoted:
    """Something said, as data."""
    said = text(talk.phrase, **talk.args) if talk.phrase else talk.text
    return Quoted(by=talk.by.name if talk.by else "", quoted=said)


def legal(seen: SeatView, start: int, most: int) -> LegalMoves:
    """Some of the moves on offer, as they are written; those before them are not listed."""
    moves: Moves[Any] = game(seen.info.game).moves(seen.view)
    return LegalMoves(count=len(moves), moves=write_moves(seen.info.game, moves, start, most))
