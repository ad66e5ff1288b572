"""Moves as text, facts as sentences, and the table drawn for a terminal.

Cells are written as on a chess board (`b3`), places of the Information board as `i1` to `i6`; the
record has plain numbers of places, which need no board to be read.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any, assert_never

from msgspec import ValidationError, convert

from sleuth.games.code_x.board import Board
from sleuth.games.code_x.moves import (
    Ask,
    Decipher,
    Declare,
    Decline,
    Finish,
    Give,
    Go,
    Lay,
    Move,
    Peek,
    Put,
    Reactivate,
    Stand,
    Swap,
)
from sleuth.games.code_x.pieces import Gear, Place, Step, Tile, TileKind
from sleuth.games.code_x.sentences import line
from sleuth.games.code_x.terminal import show
from sleuth.games.code_x.view import View
from sleuth.kernel.data import Seat
from sleuth.kernel.errors import Malformed

__all__ = ["line", "read", "show", "write"]

POSITIONS = ("lowest", "middle", "highest")
WHOLE = "all"
CELL = re.compile(r"([a-e])([1-5])")
SLOT = re.compile(r"i([1-6])")


def write(move: Move) -> str:
    """A move as text."""
    match move:
        case Give(tokens=tokens) | Declare(code=tokens):
            return words(name_of(move), *tokens)
        case Lay(tile=tile, x=x, y=y):
            return words("lay", spell_tile(tile), x, y)
        case Go(to=to, by=by):
            return words("go", to, by)
        case Reactivate(gear=gear):
            return words("reactivate", *gear)
        case Ask(token=token, position=position):
            return words("ask", token, spell_position(position))
        case Decipher(position=position, value=value):
            return words("decipher", spell_position(position), value)
        case Stand() | Swap() | Put() | Peek() | Decline() | Finish():
            return words(name_of(move), *(getattr(move, name) for name in move.__struct_fields__))
        case _:
            assert_never(move)


def words(*parts: object) -> str:
    """Words in a row."""
    return " ".join(map(str, parts))


def name_of(move: Move) -> str:
    """The word that a move begins with."""
    return type(move).__name__.lower()


def spell_tile(tile: Tile) -> str:
    """`bar:1` is a Detective tile of seat 1, `bar` a Duo tile."""
    return tile.kind if tile.owner is None else f"{tile.kind}:{tile.owner}"


def spell_position(position: int | None) -> str:
    """Lowest, middle, highest, or all."""
    return WHOLE if position is None else POSITIONS[position]


def read(text: str, view: View) -> Move:
    """A move from text."""
    word, *rest = text.lower().split() or [""]
    try:
        move: Move = READERS[word](rest, view.board)
    except Nowhere:
        raise Malformed("code-x.no-such-place") from None
    except (KeyError, ValueError, IndexError, ValidationError):
        raise Malformed("code-x.text") from None
    return move


class Nowhere(LookupError):
    """A place that is not on the table."""


def read_place(text: str, board: Board) -> Place:
    """A place by its number, as a cell, or on the Information board."""
    box = board.box
    if found := CELL.fullmatch(text):
        column, row = "abcde".index(found[1]), int(found[2]) - 1
        return on_table(column + board.columns * row, column < board.columns and row < board.rows)
    if found := SLOT.fullmatch(text):
        slot = int(found[1]) - 1
        return on_table(box.cells + slot, slot < box.slots)
    place = int(text)
    return on_table(place, 0 <= place < box.cells + box.slots)


def on_table(place: Place, there: bool) -> Place:
    """This place, which must be there."""
    if not there:
        raise Nowhere
    return place


def read_position(text: str) -> int | None:
    """A position by its name or the beginning of it, or by its number from 1."""
    if text.isdecimal():
        return range(1, len(POSITIONS) + 1).index(int(text))
    (found,) = (n for n, name in enumerate((*POSITIONS, WHOLE)) if name.startswith(text))
    return None if found == len(POSITIONS) else found


def read_tile(text: str) -> Tile:
    """A tile as it is spelt."""
    kind, _, owner = text.partition(":")
    return Tile(convert(kind, TileKind), Seat(int(owner)) if owner else None)


def read_go(rest: Sequence[str], board: Board) -> Go:
    """Where to, and how; without a word it is an L, or the way in."""
    on_field = board.figures[board.turn] is not None
    to, by = rest if len(rest) > 1 else (*rest, "knight" if on_field else "enter")
    return Go(read_place(to, board), convert(by, Step))


def read_ask(rest: Sequence[str], board: Board) -> Ask:
    """A token, and a position or the whole code."""
    del board
    token, at = rest if len(rest) > 1 else (*rest, WHOLE)
    return Ask(int(token), read_position(at))


def read_decipher(rest: Sequence[str], board: Board) -> Decipher:
    """A position and a number."""
    del board
    at, value = rest
    position = read_position(at)
    if position is None:
        raise ValueError
    return Decipher(position, int(value))


def read_lay(rest: Sequence[str], board: Board) -> Lay:
    """A tile, and where it shall lie."""
    del board
    tile, x, y = rest
    return Lay(read_tile(tile), int(x), int(y))


def read_swap(rest: Sequence[str], board: Board) -> Swap:
    """A place, and a token of mine for what lies there."""
    place, token = rest
    return Swap(read_place(place, board), int(token))


def read_put(rest: Sequence[str], board: Board) -> Put:
    """A place of the Information board, and a tile."""
    slot, to = rest
    return Put(read_place(slot, board), read_place(to, board))


def one(rest: Sequence[str]) -> str:
    """The only word that follows."""
    (word,) = rest
    return word


def alone(move: Move, rest: Sequence[str]) -> Move:
    """A move of one word."""
    if rest:
        raise ValueError
    return move


READERS: dict[str, Callable[[Sequence[str], Board], Any]] = {
    "give": lambda rest, _: Give(tuple(sorted(map(int, rest)))),
    "lay": read_lay,
    "stand": lambda rest, board: Stand(read_place(one(rest), board)),
    "go": read_go,
    "reactivate": lambda rest, _: Reactivate(tuple(convert(each, Gear) for each in rest)),
    "swap": read_swap,
    "ask": read_ask,
    "decline": lambda rest, _: alone(Decline(), rest),
    "put": read_put,
    "peek": lambda rest, board: Peek(read_place(one(rest), board)),
    "finish": lambda rest, _: alone(Finish(), rest),
    "decipher": read_decipher,
    "declare": lambda rest, _: Declare(tuple(sorted(map(int, rest)))),
}
