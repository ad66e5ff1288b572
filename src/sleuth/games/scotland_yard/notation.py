"""Moves as text, facts as sentences, and the chase drawn for a terminal.

A move is its station: `67`, with a ticket where one is shown: `67 black`; two stations are a double
move: `67 82 black`. While starts are chosen: `exchange 3` asks detective 3 to change, or agrees,
`decline 3` keeps the start that he asked for, `ready` is content.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import assert_never

from sleuth.games.scotland_yard.board import Board, detectives, offer, unready, walks
from sleuth.games.scotland_yard.facts import (
    Caught,
    Cornered,
    Declined,
    Exchanged,
    Fact,
    Hid,
    Lurked,
    Paid,
    Placed,
    Readied,
    Stepped,
    Surfaced,
    Travelled,
    Vanished,
    Wished,
)
from sleuth.games.scotland_yard.moves import Decline, Double, Exchange, Go, Move, Ready
from sleuth.games.scotland_yard.pieces import FARES, MISTER_X, Ticket
from sleuth.games.scotland_yard.thinking.worlds import worlds
from sleuth.games.scotland_yard.view import View, moves
from sleuth.kernel.data import Seat
from sleuth.kernel.errors import Malformed
from sleuth.kernel.talents import Line

TICKETS: tuple[Ticket, ...] = (*FARES, "black")
STOP = re.compile(r"(\d{1,3})\s*([a-z]*)\s*")
CHOICE = re.compile(r"(exchange|decline) (\d)")


def write(move: Move) -> str:
    """A move as text."""
    match move:
        case Go():
            return str(move.to) if move.by is None else f"{move.to} {move.by}"
        case Double():
            return f"{write(move.first)} {write(move.second)}"
        case Exchange():
            return f"exchange {move.other}"
        case Decline():
            return f"decline {move.other}"
        case Ready():
            return "ready"
        case _:
            assert_never(move)


def read(text: str, view: View) -> Move:
    """A move from text. Tickets may be shortened, and left out where only one will do."""
    bare = " ".join(text.lower().split())
    if bare == "ready":
        return Ready()
    if found := CHOICE.fullmatch(bare):
        return (Exchange if found[1] == "exchange" else Decline)(Seat(int(found[2])))
    stops = STOP.findall(bare)
    if len(stops) not in (1, 2) or "".join(STOP.split(bare)[::3]):
        raise Malformed("scotland-yard.move-text")
    goes = [Go(int(to), ticket(word)) for to, word in stops]
    return settled(view, goes[0] if len(goes) == 1 else Double(*goes))


def ticket(word: str) -> Ticket | None:
    """A ticket by its name or the beginning of it; `b` alone is the bus."""
    if not word:
        return None
    fits = [each for each in TICKETS if each.startswith(word)]
    if not fits:
        raise Malformed("scotland-yard.ticket-text")
    return fits[0]


def settled(view: View, move: Go | Double) -> Move:
    """In the classic version, the ticket that was left out, if only one leads there."""
    if not view.board.options.classic:
        return move
    on_offer = offer(view.board, view.seat, view.trail[-1] if view.trail else None)
    fitting = [each for each in on_offer if agrees(move, each)]
    return fitting[0] if len(fitting) == 1 else move


def agrees(said: Move, meant: Move) -> bool:
    """Is this the move that was said, up to tickets that were not?"""
    match said, meant:
        case Go(), Go():
            return said.to == meant.to and said.by in (None, meant.by)
        case Double(), Double():
            return agrees(said.first, meant.first) and agrees(said.second, meant.second)
        case _:
            return False


def named(by: Ticket) -> tuple[str, ...]:
    """The code of a ticket's name."""
    return (f"scotland-yard.ticket.{by}",)


def line(fact: Fact, view: View) -> Line | None:
    """The sentence that tells a fact."""
    code = f"scotland-yard.fact.{type(fact).__name__.lower()}"
    match fact:
        case Stepped() | Travelled():
            return ride(code, fact)
        case Vanished() | Lurked() if view.seat == MISTER_X:
            return None
        case Hid():
            return Line(code, {"to": fact.to}, {"who": fact.seat})
        case Paid():
            return Line(code, {"by": named(fact.by)}, {"who": MISTER_X})
        case Placed(seat=seat) if seat == MISTER_X:
            return Line(f"{code}-x", {"at": fact.at}, {"who": seat})
        case Placed() | Caught():
            return Line(code, {"at": fact.at}, {"who": fact.seat})
        case Exchanged() | Wished() | Declined():
            return Line(code, {}, {"who": fact.seat, "other": fact.other})
        case Readied():
            return Line(code, {}, {"who": fact.seat})
        case Surfaced():
            return Line(code, {"at": fact.at, "field": fact.field}, {"who": MISTER_X})
        case _:
            args = {"at": fact.at} if isinstance(fact, Cornered) else {}
            return Line(code, {**args}, {"who": MISTER_X})


def ride(code: str, fact: Stepped | Travelled) -> Line:
    """An open move, with its ticket if the version knows tickets."""
    seat = fact.seat if isinstance(fact, Stepped) else MISTER_X
    if fact.by is None:
        return Line(code, {"to": fact.to}, {"who": seat})
    return Line(f"{code}-by", {"to": fact.to, "by": named(fact.by)}, {"who": seat})


def show(view: View) -> str:
    """The log, where everybody is, and where one can go from there."""
    return "\n".join((head(view.board), log(view), mister_x(view), *yard(view)))


def head(board: Board) -> str:
    """The fields of the log that are filled, of how many, and Mister X's tickets."""
    return f"{len(board.log)}/{fields(board)}  ■{board.black}  »{board.doubles}"


def fields(board: Board) -> int:
    """How many fields the log has: with rounds to count, or at the end, a double move adds one."""
    table, last = board.options.timetable, board.options.last_field
    doubled = table.doubles - board.doubles
    return table.rounds + doubled if last is None else max(last, len(board.log))


def log(view: View) -> str:
    """The fields of the travel log; a covered one shows its ticket, if one was paid."""
    fields = (
        f"{'■' if field.by == 'black' else (field.by or '')[:1]}{field.at or '?'}"
        for field in view.board.log
    )
    return f"{'#':>4}  {' '.join(fields)}".rstrip()


def mister_x(view: View) -> str:
    """Where Mister X is, or may be; to himself, where he can go."""
    ways = sorted({move.to for move in moves(view) if isinstance(move, Go)})
    at = "|".join(map(str, worlds(view)))
    return f"{'X':>4}  {at}{onward(ways if view.seat == MISTER_X else ())}".rstrip()


def yard(view: View) -> Iterator[str]:
    """One line a detective; those who still move show where they can go."""
    board = view.board
    for seat, at in zip(detectives(board), board.posts, strict=False):
        ways = sorted({go.to for go in walks(board, Seat(seat))}) if seat in board.todo else ()
        purse = board.purses[seat - 1] if board.purses else None
        left = f" t{purse.taxi} b{purse.bus} u{purse.underground}" if purse else ""
        yield f"{seat:>4}  {at}{left}{choice(board, Seat(seat))}{onward(ways)}"


def choice(board: Board, seat: Seat) -> str:
    """While starts are chosen: whether this detective is ready, and with whom he would change."""
    if not unready(board):
        return ""
    wishes = "".join(f" ⇄{wish.other}" for wish in board.wishes if wish.seat == seat)
    return f"{wishes} ✓" if seat in board.ready else wishes


def onward(ways: Sequence[int]) -> str:
    """Where one can go from here."""
    return f"  → {' '.join(map(str, ways))}" if ways else ""
