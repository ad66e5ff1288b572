"""What lies open on the table, and every rule that needs no secret."""

from __future__ import annotations

from functools import cache, lru_cache

from msgspec.structs import replace

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
from sleuth.games.mastermind.pieces import Code, Key, Options, Row, codes, keys, other, score
from sleuth.kernel.data import Await, Data, Draw, Over, Pending, Seat
from sleuth.kernel.moves import Each, Moves, Product


class Past(Data, frozen=True):
    """One attempt that is over: who made the code, what it was, and what it earned.

    Its rows are kept until a few more attempts are over; how many `guesses` it took stays known.
    """

    game: int
    maker: Seat
    code: Code
    guesses: int
    rows: tuple[Row, ...]
    points: tuple[int, int]
    faulty: tuple[int, ...] = ()


IN_SIGHT = 3  # attempts that are over and can be looked at again, row by row


class Board(Data, frozen=True):
    """The open board: `game` counts finished games; `unkeyed`: the last row waits for its key."""

    options: Options
    maker: Seat | None
    game: int = 0
    attempt: int = 0
    ready: bool = False
    rows: tuple[Row, ...] = ()
    unkeyed: bool = False
    shown: Code | None = None
    points: tuple[int, int] = (0, 0)
    past: tuple[Past, ...] = ()


@cache
def clear(options: Options) -> Board:
    """The board before anything happened."""
    return Board(options, None if options.first is None else Seat(options.first))


def due(board: Board) -> Pending:
    """Who or what the match waits for."""
    maker = board.maker
    if maker is not None and board.game < board.options.games:
        return WAITING[maker if not board.ready or board.unkeyed else 1 - maker]
    if board.game == board.options.games:
        return Over(places(board), "single" if board.options.games == 1 else "points")
    return Draw(of=2)


WAITING = (Await(frozenset({Seat(0)})), Await(frozenset({Seat(1)})))


def places(board: Board) -> tuple[tuple[Seat, ...], ...]:
    """Most points first. A single game has no winner, nor have equal points."""
    first, second = board.points
    if board.options.games == 1 or first == second:
        return ((Seat(0), Seat(1)),)
    return ((Seat(0),), (Seat(1),)) if first > second else ((Seat(1),), (Seat(0),))


NOTHING: Moves[Move] = Moves()


@cache
def _rows_on_offer(options: Options, kind: type[Hide] | type[Guess]) -> Product[Hide | Guess]:
    palette = tuple(options.palette)
    return Product(kind, code=Each((palette,) * options.pegs))


@cache
def _hides(options: Options) -> Moves[Move]:
    return Moves(products=(_rows_on_offer(options, Hide),))


@cache
def _guesses(options: Options) -> Moves[Move]:
    return Moves(products=(_rows_on_offer(options, Guess),))


@cache
def _guesses_or_challenge(options: Options) -> Moves[Move]:
    return Moves((Challenge(),), (_rows_on_offer(options, Guess),))


@cache
def _answers(options: Options) -> Moves[Move]:
    return Moves(tuple(Answer(key.red, key.white) for key in keys(options.pegs)))


def offer(board: Board, seat: Seat | None) -> Moves[Move]:
    """What this seat may do now."""
    maker, options = board.maker, board.options
    if seat is None or maker is None or board.game == options.games:
        return NOTHING
    if seat == maker:
        return (
            _hides(options) if not board.ready else _answers(options) if board.unkeyed else NOTHING
        )
    if not board.ready:
        return NOTHING
    if options.keying == "hand" and not fits(options, board.rows):
        return Moves((Challenge(),)) if board.unkeyed else _guesses_or_challenge(options)
    return NOTHING if board.unkeyed else _guesses(options)


def fits(options: Options, rows: tuple[Row, ...]) -> bool:
    """Is there a code that agrees with every key so far?"""
    return bool(fitting(options, tuple(row for row in rows if row.key is not None)))


@lru_cache(maxsize=256)
def fitting(options: Options, rows: tuple[Row, ...]) -> tuple[Code, ...]:
    """Every code that agrees with these keyed rows, lowest first."""
    if not rows:
        return tuple(codes(options))
    *before, last = rows
    return tuple(c for c in fitting(options, tuple(before)) if score(c, last.guess) == last.key)


def tell(board: Board, fact: Fact) -> Board:
    """The board after an open fact; a secret changes nothing here."""
    if type(fact) is Guessed:  # nearly always
        rows = (*board.rows, Row(fact.code, fact.key))
        return replace(board, rows=rows, unkeyed=fact.key is None)
    match fact:
        case Answered():
            row = Row(board.rows[-1].guess, Key(fact.red, fact.white))
            return replace(board, rows=(*board.rows[:-1], row), unkeyed=False)
        case Ready():
            return replace(board, ready=True)
        case Revealed(code=code):
            return replace(board, shown=code)
        case Scored() | Voided():
            return _closed(board, fact)
        case Appointed(seat=seat):
            return replace(board, maker=seat)
        case Hidden() | Challenged():
            return board


def _closed(board: Board, fact: Scored | Voided) -> Board:
    """The attempt is over; either it is replayed, or the roles switch."""
    assert board.maker is not None and board.shown is not None
    earned = (fact.points, 0) if fact.seat == 0 else (0, fact.points)
    faulty = fact.rows if isinstance(fact, Voided) else ()
    again = isinstance(fact, Voided) and fact.replayed
    rows = board.rows
    past = Past(board.game, board.maker, board.shown, len(rows), rows, earned, faulty)
    return Board(
        board.options,
        maker=board.maker if again else other(board.maker),
        game=board.game + (not again),
        attempt=board.attempt + 1 if again else 0,
        points=(board.points[0] + earned[0], board.points[1] + earned[1]),
        past=(*map(faded, board.past[: 1 - IN_SIGHT]), *board.past[1 - IN_SIGHT :], past),
    )


def faded(past: Past) -> Past:
    """An attempt that is too long ago to be looked at again."""
    return replace(past, rows=())
