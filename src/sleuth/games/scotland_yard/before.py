"""Version 1, for records that were written under it: Mister X set off whenever he liked, and before
he did two detectives changed starts when one of them wished it."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from sleuth.games.scotland_yard import rules, view
from sleuth.games.scotland_yard.board import NOTHING, Board, detectives, traders
from sleuth.games.scotland_yard.facts import Exchanged, Fact
from sleuth.games.scotland_yard.moves import Exchange, Move
from sleuth.games.scotland_yard.pieces import MISTER_X, Options
from sleuth.games.scotland_yard.rules import State
from sleuth.games.scotland_yard.view import View
from sleuth.kernel.data import Drawn, Played, Rang, Seat
from sleuth.kernel.moves import Moves


def set_up(board: Board) -> Board:
    """Nobody is waited for: all detectives are ready from the start."""
    return replace(board, ready=tuple(map(Seat, detectives(board))))


def setup(options: Options, seats: int) -> State:
    """Everybody on their starts, and ready."""
    state = rules.setup(options, seats)
    return State(set_up(state.board), state.trail)


def blank(options: Options, seats: int, seat: Seat | None) -> View:
    """What is known before anything was told."""
    fresh = view.blank(options, seats, seat)
    return View(set_up(fresh.board), seat, fresh.trail)


def decide(state: State, came: Played[Move] | Drawn | Rang) -> Sequence[Fact]:
    """As today, but an exchange needs nobody's consent."""
    if isinstance(came, Played) and came.move in exchanges(state.board, came.seat):
        assert isinstance(came.move, Exchange)
        return (Exchanged(came.seat, came.move.other),)
    return rules.decide(state, came)


def moves(seen: View) -> Moves[Move]:
    """What this seat may do now."""
    found = NOTHING if seen.seat is None else exchanges(seen.board, seen.seat)
    return found or view.moves(seen)


def exchanges(board: Board, seat: Seat) -> Moves[Move]:
    """Before the first move, with any of the first three detectives; drawn starts stay."""
    if seat == MISTER_X or board.log or board.over is not None or not board.options.chosen:
        return NOTHING
    return Moves(tuple(map(Exchange, traders(seat))))
