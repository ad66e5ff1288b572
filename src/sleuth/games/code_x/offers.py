"""What a seat may do, and why not: functions of the open board and of its own hand."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations
from typing import Any

from sleuth.games.code_x.board import Board, due, free, spying, used
from sleuth.games.code_x.layout import spots
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
from sleuth.games.code_x.pieces import MOVEMENT, Step, Token, ascending, reach
from sleuth.kernel.data import Await, Seat
from sleuth.kernel.errors import IllegalMove
from sleuth.kernel.moves import Moves, OneOf, Product, Some

NOTHING: Moves[Move] = Moves()
WAYS: tuple[Step, ...] = ("knight", "straight", "diagonal", "anywhere")


def offer(board: Board, seat: Seat | None, hand: tuple[Token, ...]) -> Moves[Move]:
    """What this seat may do now, with these tokens behind its screen."""
    pending = due(board)
    if seat is None or not isinstance(pending, Await) or seat not in pending.seats:
        return NOTHING
    if board.step in ("codes", "tiles", "figures"):
        return set_up(board, seat, hand)
    match board.step:
        case "turn":
            return turns(board, seat)
        case "reactivate":
            return Moves([Reactivate(pair) for pair in combinations(used(board, seat), 2)])
        case "swap":
            return Moves(products=(swaps(board, hand),))
        case "ask":
            return Moves((Decline(),), (asks(board, seat, hand),))
        case "answer":
            slots = OneOf(tuple(sorted(p for p in board.lying if p >= board.box.cells)))
            return Moves(products=(Product(Put, slot=slots, to=OneOf(free(board))),))
        case _:
            return Moves((Finish(),), tuple(spies(board, hand)))


def set_up(board: Board, seat: Seat, hand: tuple[Token, ...]) -> Moves[Move]:
    """Before the first turn: a code, a tile, a place for the figure."""
    match board.step:
        case "codes":
            return Moves(products=(Product(Give, tokens=Some(hand, board.box.code)),))
        case "tiles":
            mine, at = dict.fromkeys(board.tiles[seat]), spots(board.laid, board.box)
            return Moves([Lay(tile, x, y) for tile in mine for x, y in at])
        case _:
            cells = (cell for cell, tile in enumerate(board.field) if tile.owner == seat)
            return Moves([Stand(cell) for cell in cells])


def turns(board: Board, seat: Seat) -> Moves[Move]:
    """The start of a turn: move, or name numbers."""
    box = board.box
    unticked = tuple(n for n, value in enumerate(board.ticks[seat]) if value is None)
    return Moves(goes(board, seat), namings(box.tokens, box.code, unticked))


@cache
def namings(tokens: int, size: int, unticked: tuple[int, ...]) -> tuple[Product[Any], ...]:
    """Any number for a position that is not yet ticked; or any whole code."""
    numbers = tuple(range(1, tokens + 1))
    decipher = Product(Decipher, position=OneOf(unticked), value=OneOf(numbers))
    return decipher, Product(Declare, code=Some(numbers, size))


def goes(board: Board, seat: Seat) -> list[Go]:
    """Every way to move the figure."""
    at, cells = board.figures[seat], range(board.box.cells)
    if at is None:
        return [Go(cell, "enter") for cell in cells]
    ways = [by for by in WAYS if by == "knight" or by in board.up[seat]]
    return [Go(to, by) for by in ways for to in sorted(reach(board.columns, board.rows, at, by))]


def asks(board: Board, seat: Seat, hand: tuple[Token, ...]) -> Product[Ask]:
    """A token of mine; the whole code, or a position that is not yet ticked."""
    unticked = (n for n, value in enumerate(board.ticks[seat]) if value is None)
    return Product(Ask, token=OneOf(hand), position=OneOf((None, *unticked)))


def swaps(board: Board, hand: tuple[Token, ...]) -> Product[Swap]:
    """Any token that lies, for any of mine."""
    return Product(Swap, place=OneOf(tuple(sorted(board.lying))), token=OneOf(hand))


def spies(board: Board, hand: tuple[Token, ...]) -> Iterator[Product[Any]]:
    """Espionage at the end of a turn."""
    able = spying(board)
    if "view" in able:
        yield Product(Peek, place=OneOf(tuple(sorted(board.lying))))
    if "swap" in able:
        yield swaps(board, hand)


def refusal(board: Board, seat: Seat, hand: tuple[Token, ...], move: Move) -> IllegalMove:
    """Why a move is refused, told from what its mover sees."""
    on_offer = offer(board, seat, hand)
    if not on_offer:
        return IllegalMove("code-x.not-your-turn")
    kinds = {type(each) for each in on_offer.listed} | {p.kind for p in on_offer.products}
    if type(move) not in kinds:
        return IllegalMove(f"code-x.{NOT_NOW.get(board.step, 'not-now')}")
    if rising(move) in on_offer:
        return IllegalMove("code-x.rising")
    return IllegalMove(f"code-x.{reason(board, seat, hand, move)}")


def rising(move: Move) -> Move:
    """The same move, with the numbers of a code in order."""
    match move:
        case Give(tokens=tokens):
            return Give(ascending(tokens))
        case Declare(code=code):
            return Declare(ascending(code))
        case _:
            return move


NOT_NOW = {
    "codes": "choose-a-code",
    "tiles": "lay-a-tile",
    "figures": "place-your-figure",
    "turn": "move-or-name",
    "reactivate": "turn-two-up",
    "swap": "swap-first",
    "ask": "ask-or-decline",
    "answer": "place-a-token",
    "spy": "spy-or-finish",
}


def reason(board: Board, seat: Seat, hand: tuple[Token, ...], move: Move) -> str:
    """What is wrong with a move of a kind that is in place."""
    match move:
        case Give():
            return "your-own-tokens"
        case Lay(tile=tile):
            return "edge-to-edge" if tile in board.tiles[seat] else "not-your-tile"
        case Stand():
            return "your-own-tile"
        case Go():
            return "used-up" if used_up(board, seat, move) else "out-of-reach"
        case Reactivate():
            return "two-used-tokens"
        case Decipher() | Declare():
            return wrong_naming(board, seat, move)
        case Ask() | Swap() | Peek() | Put():
            return wrong_token(board, seat, hand, move)
        case _:
            return "not-now"


def wrong_naming(board: Board, seat: Seat, move: Decipher | Declare) -> str:
    """What is wrong with a number that was named."""
    if isinstance(move, Decipher):
        if ticked(board, seat, move.position):
            return "already-ticked"
        if move.position not in range(board.box.code):
            return "no-such-position"
    return "no-such-number"


def wrong_token(
    board: Board, seat: Seat, hand: tuple[Token, ...], move: Ask | Swap | Peek | Put
) -> str:
    """What is wrong with a Code token, or with its place."""
    match move:
        case Ask(token=token) if token not in hand:
            return "not-behind-your-screen"
        case Ask(position=position):
            return "already-ticked" if ticked(board, seat, position) else "no-such-position"
        case Put(slot=slot) if slot in board.lying and slot >= board.box.cells:
            return "not-free"
        case Swap(place=place) if place in board.lying:
            return "not-behind-your-screen"
        case _:
            return "no-token-there"


def used_up(board: Board, seat: Seat, move: Go) -> bool:
    """Does the move ask for a Movement token that is turned down?"""
    return move.by in MOVEMENT and move.by not in board.up[seat]


def ticked(board: Board, seat: Seat, position: int | None) -> bool:
    """Is this position of the seat's code deciphered already?"""
    row = board.ticks[seat]
    return position is not None and 0 <= position < len(row) and row[position] is not None
