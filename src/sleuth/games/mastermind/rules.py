"""The umpire's side: who sees everything, and tells what the printed rules say."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from sleuth.games.mastermind.board import Board, clear, due, fits, offer, tell
from sleuth.games.mastermind.facts import (
    Answered,
    Appointed,
    Challenged,
    Fact,
    Guessed,
    Hidden,
    Ready,
    Revealed,
    Scored,
    Voided,
)
from sleuth.games.mastermind.moves import Answer, Challenge, Guess, Hide, Move
from sleuth.games.mastermind.pieces import (
    ATTEMPTS,
    BONUS,
    FINE,
    Code,
    Key,
    Options,
    Row,
    keys,
    other,
    score,
)
from sleuth.kernel.data import Data, Drawn, Pending, Played, Rang, Seat
from sleuth.kernel.errors import IllegalMove


class State(Data, frozen=True):
    """The whole truth: the open board, and the code behind the shield."""

    board: Board
    code: Code | None = None


def setup(options: Options, seats: int) -> State:
    """Two players, an empty board."""
    del seats
    return State(clear(options))


def pending(state: State) -> Pending:
    """Who or what the match waits for: the open board tells."""
    return due(state.board)


def secret(state: State, seat: Seat | None) -> Code | None:
    """What a seat wonders about: the code that is hidden now."""
    del seat
    return state.code


def decide(state: State, came: Played[Move] | Drawn | Rang) -> Sequence[Fact]:
    """What is told because of this input."""
    if type(came) is Played:
        if came.move not in offer(state.board, came.seat):
            raise refusal(state.board, came.seat, came.move)
        return played(state, came.seat, came.move)
    if type(came) is Drawn:
        return (Appointed(Seat(came.picks[0])),)
    raise IllegalMove("match.no-clock")


def played(state: State, seat: Seat, move: Move) -> Sequence[Fact]:
    """What a legal move tells."""
    if type(move) is Guess:  # nearly always
        return guessed(state, seat, move.code)
    match move:
        case Hide():
            return Hidden(seat, move.code), Ready(seat)
        case Answer():
            return answered(state, Key(move.red, move.white))
        case Challenge():
            return Challenged(seat), *closed(state, state.board.rows)
        case _:
            assert_never(move)


def guessed(state: State, seat: Seat, guess: Code) -> Sequence[Fact]:
    """A row is filled; unless keys are placed by hand, the referee places its key at once."""
    board, code = state.board, state.code
    if board.options.keying == "hand":
        return (Guessed(seat, guess),)
    assert code is not None
    key = score(code, guess)
    told = Guessed(seat, guess, key)
    if key.red < board.options.pegs and len(board.rows) + 1 < board.options.rows:
        return (told,)
    return told, *closed(state, (*board.rows, Row(guess, key)))


def answered(state: State, key: Key) -> Sequence[Fact]:
    """The Codemaker keyed the last row by hand."""
    *before, row = state.board.rows
    told = Answered(key.red, key.white)
    if key.red < state.board.options.pegs and len(before) + 1 < state.board.options.rows:
        return (told,)
    return told, *closed(state, (*before, Row(row.guess, key)))


def closed(state: State, rows: tuple[Row, ...]) -> Sequence[Fact]:
    """The shield comes down, every key is checked, and points are given."""
    board, code = state.board, state.code
    assert code is not None and board.maker is not None
    if faulty := wrong(board.options, code, rows):
        again = board.attempt + 1 < ATTEMPTS
        return Revealed(code), Voided(other(board.maker), FINE, faulty, again)
    found = rows[-1].guess == code
    return Revealed(code), Scored(board.maker, len(rows) + (0 if found else BONUS))


def wrong(options: Options, code: Code, rows: tuple[Row, ...]) -> tuple[int, ...]:
    """The rows whose key is wrong; the referee's own are right."""
    if options.keying == "automatic":
        return ()
    truth = (score(code, row.guess) for row in rows)
    return tuple(n for n, key in enumerate(truth) if rows[n].key not in (None, key))


def refusal(board: Board, seat: Seat, move: Move) -> IllegalMove:
    """Why a move is refused, told from what lies open."""
    if isinstance(move, Challenge) and not isinstance(board.maker, int):
        return IllegalMove("mastermind.not-now")
    match move:
        case Hide() | Guess() if len(move.code) != board.options.pegs:
            return IllegalMove("mastermind.holes", holes=board.options.pegs)
        case Hide() | Guess() if any(c not in board.options.palette for c in move.code):
            return IllegalMove("mastermind.colour", colours=len(board.options.palette))
        case Answer() if Key(move.red, move.white) not in keys(board.options.pegs):
            return IllegalMove("mastermind.key")
        case Challenge() if challengeable(board, seat):
            return IllegalMove("mastermind.some-code-fits")
        case _:
            return IllegalMove("mastermind.not-now")


def challengeable(board: Board, seat: Seat) -> bool:
    """Would a challenge be in place, if only no code fitted?"""
    by_hand = board.options.keying == "hand" and board.ready and seat != board.maker
    return by_hand and fits(board.options, board.rows)


def apply(state: State, fact: Fact) -> State:
    """The truth after a fact."""
    return apply_told(state, fact, tell(state.board, fact))


def apply_told(state: State, fact: Fact, board: Board) -> State:
    """The truth after a fact, of which this became the open board."""
    if type(fact) is Hidden:
        return State(board, fact.code)
    return State(board, state.code if board.ready else None)
