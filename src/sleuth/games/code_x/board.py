"""What lies open on the table, and every rule that needs no secret."""

from __future__ import annotations

from functools import cache
from typing import Literal, TypeVar

from sleuth.games.code_x.facts import Passed
from sleuth.games.code_x.layout import Spotted
from sleuth.games.code_x.pieces import (
    GEAR,
    Box,
    Code,
    Gear,
    Options,
    Place,
    Tile,
    Token,
    left_of,
)
from sleuth.kernel.data import Await, Data, Draw, Over, Pending, Seat
from sleuth.kernel.errors import Malformed

Step = Literal[
    "codes", "lot", "field", "tiles", "figures", "turn", "ask", "swap", "reactivate", "answer",
    "spy", "end",
]  # fmt: skip
"""What the match stands at: from `turn` on, parts of a turn; `spy` may end it by Espionage."""

T = TypeVar("T")


class Board(Data, frozen=True):
    """The open board. `lying`: places with a face-down token; `up`: tokens beside each screen.

    `spent` are Extra-turn tiles used since the regular turn began.
    """

    options: Options
    seats: int
    hands: tuple[int, ...]
    up: tuple[frozenset[Gear], ...]
    ticks: tuple[tuple[Token | None, ...], ...]
    figures: tuple[Place | None, ...]
    turn: Seat
    step: Step = "codes"
    locked: frozenset[Seat] = frozenset()
    pool: tuple[Tile, ...] = ()
    tiles: tuple[tuple[Tile, ...], ...] = ()
    laid: tuple[Spotted, ...] = ()
    columns: int = 0
    field: tuple[Tile, ...] = ()
    lying: frozenset[Place] = frozenset()
    answerer: Seat | None = None
    extra: bool = False
    spent: frozenset[Place] = frozenset()
    owing: frozenset[Seat] = frozenset()
    turns: int = 0
    winner: Seat | None = None
    opened: tuple[Code, ...] = ()

    @property
    def box(self) -> Box:
        """What is played with."""
        return self.options.box(self.seats)

    @property
    def rows(self) -> int:
        """The rows of the field, as it was laid."""
        return self.box.cells // self.columns

    @property
    def everyone(self) -> tuple[Seat, ...]:
        """All seats."""
        return tuple(map(Seat, range(self.seats)))

    @property
    def over(self) -> bool:
        """Has somebody won, or nobody for too long?"""
        return self.winner is not None or self.turns >= self.box.turns


@cache
def clear(options: Options, seats: int) -> Board:
    """The board before anything happened."""
    box, first = options.box(seats), options.first
    if first is not None and first >= seats:
        raise Malformed("code-x.first", seats=seats)
    return Board(
        options,
        seats,
        hands=(box.dealt,) * seats,
        up=(frozenset(GEAR),) * seats,
        ticks=((None,) * box.code,) * seats,
        figures=(None,) * seats,
        turn=Seat(first or 0),
    )


def due(board: Board) -> Pending:
    """Who or what the match waits for, as far as everybody can see."""
    if board.over:
        return Over(places(board), "stalemate" if board.winner is None else "deciphered")
    match board.step:
        case "codes":
            return Await(frozenset(board.everyone) - board.locked)
        case "lot":
            return Draw(of=board.seats)
        case "field":
            return shuffle(board)
        case "answer":
            assert board.answerer is not None
            return Await(frozenset({board.answerer}))
        case _:
            return Await(frozenset({board.turn}))


def places(board: Board) -> tuple[tuple[Seat, ...], ...]:
    """The winner, then the others; after a stalemate all share one place."""
    if board.winner is None:
        return (board.everyone,)
    return (board.winner,), tuple(seat for seat in board.everyone if seat != board.winner)


def shuffle(board: Board) -> Draw:
    """The next draw for the field: which Action tiles, then how all tiles lie or are dealt."""
    box = board.box
    if not board.pool:
        return Draw(of=len(box.actions), k=box.action)
    n = len(dealt_tiles(board) if board.options.layout == "advanced" else all_tiles(board))
    return Draw(of=n, k=n, ordered=True)


def detective_tiles(board: Board, seat: Seat) -> tuple[Tile, ...]:
    """The tiles of one character."""
    return tuple(Tile(kind, seat) for kind in board.box.questions)


def dealt_tiles(board: Board) -> tuple[Tile, ...]:
    """Action and Duo tiles of this match."""
    return *board.pool, *map(Tile, board.box.duos)


def all_tiles(board: Board) -> tuple[Tile, ...]:
    """Every tile of the field, before it is shuffled."""
    own = (tile for seat in board.everyone for tile in detective_tiles(board, seat))
    return *dealt_tiles(board), *own


def free(board: Board) -> tuple[Place, ...]:
    """Tiles without token or figure; if there is none, those without a token."""
    bare = [cell for cell in range(board.box.cells) if cell not in board.lying]
    return tuple(cell for cell in bare if cell not in board.figures) or tuple(bare)


def standing_on(board: Board) -> Tile:
    """The tile under the figure whose turn it is."""
    place = board.figures[board.turn]
    assert place is not None
    return board.field[place]


def asked_seat(board: Board) -> Seat:
    """Who answers on this tile: its owner, or on a Duo tile the opponent."""
    owner = standing_on(board).owner
    return left_of(board.turn, board.seats) if owner is None else owner


def used(board: Board, seat: Seat) -> tuple[Gear, ...]:
    """The tokens beside a screen that are turned down."""
    return tuple(gear for gear in GEAR if gear not in board.up[seat])


def spying(board: Board) -> tuple[Gear, ...]:
    """The Espionage tokens that can be used now: a swap needs a token behind the screen."""
    up = board.up[board.turn] if board.lying else frozenset()
    able = (("view", True), ("swap", board.hands[board.turn] > 0))
    return tuple(gear for gear in GEAR if (gear, True) in able and gear in up)


def finished(board: Board) -> bool:
    """Is there nothing left to do in this turn?"""
    return board.step == "end" or (board.step == "spy" and not spying(board))


def following(board: Board) -> Passed:
    """Whose turn is next: an extra one, or that of the next seat that owes no skip."""
    if board.extra:
        return Passed(board.turn, extra=True)
    turn, skipped = left_of(board.turn, board.seats), list[Seat]()
    while turn in board.owing and turn not in skipped:
        skipped.append(turn)
        turn = left_of(turn, board.seats)
    return Passed(turn, tuple(skipped))


def put(items: tuple[T, ...], at: int, value: T) -> tuple[T, ...]:
    """The same row with one thing exchanged."""
    return (*items[:at], value, *items[at + 1 :])
