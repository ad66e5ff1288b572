"""The table drawn for a terminal."""

from __future__ import annotations

from collections.abc import Iterator

from sleuth.games.code_x.board import Board
from sleuth.games.code_x.layout import Spotted
from sleuth.games.code_x.pieces import COLOUR_OF, GEAR, OBJECTS, Place, Tile, TileKind, Token
from sleuth.games.code_x.view import View
from sleuth.texts import text

SHORT: dict[TileKind, str] = {
    "restaurant": "Obj",
    "bar": "Col",
    "film-set": "Rng",
    "reactivate": "Rea",
    "extra-turn": "Ext",
    "swap": "Swp",
}
COLOURS = "GRYBP"
UP = {"straight": "+", "diagonal": "x", "anywhere": "*", "view": "v", "swap": "s"}


def show(view: View) -> str:
    """The field, the Information board, every screen, and what stands behind mine."""
    return "\n".join([*field(view), *board_row(view), *screens(view), *mine(view)])


def field(view: View) -> Iterator[str]:
    """The grid: kind and owner of a tile, its token (`?`, or its number if known), and figures."""
    board = view.board
    if not board.field:
        yield from (laid(each) for each in board.laid)
        yield from (f"  tiles of {seat}: {pile(tiles)}" for seat, tiles in enumerate(board.tiles))
        return
    yield "     " + "".join(f"{'abcde'[x]:<12}" for x in range(board.columns)).rstrip()
    for y in range(board.rows):
        cells = range(y * board.columns, (y + 1) * board.columns)
        yield f"  {y + 1}  " + "".join(f"{cell(view, at):<12}" for at in cells).rstrip()


def laid(spot: Spotted) -> str:
    """A tile that lies while the field floats."""
    return f"  ({spot.x}, {spot.y}) {named(spot.tile)}"


def pile(tiles: tuple[Tile, ...]) -> str:
    """Tiles in front of a seat, as they are written in a move."""
    return " ".join(tile.kind + ("" if tile.owner is None else f":{tile.owner}") for tile in tiles)


def named(tile: Tile) -> str:
    """A tile in four letters: its kind and its owner's seat."""
    return SHORT[tile.kind] + ("" if tile.owner is None else str(tile.owner))


def cell(view: View, at: Place) -> str:
    """One cell of the field."""
    figures = "".join(f"@{seat}" for seat, place in enumerate(view.board.figures) if place == at)
    return " ".join(part for part in (named(view.board.field[at]), lies(view, at), figures) if part)


def lies(view: View, at: Place) -> str:
    """The token in a place, if there is one."""
    known = view.known[at]
    return "" if at not in view.board.lying else f"[{known}]" if known else "[?]"


def board_row(view: View) -> Iterator[str]:
    """The Information board."""
    box = view.board.box
    slots = [lies(view, at) for at in range(box.cells, box.cells + box.slots)]
    yield "  i    " + " ".join(slots)


def screens(view: View) -> Iterator[str]:
    """Each seat: its code as I see it, what it holds, and which of its five tokens are up."""
    board = view.board
    for seat in board.everyone:
        turn = "›" if seat == board.turn else " "
        up = "".join(UP[gear] if gear in board.up[seat] else "." for gear in GEAR)
        held = text("code-x.terminal.behind", n=board.hands[seat])
        yield f"{turn} {seat}  {code(view, board, seat):<14} {up}  {held}"


def code(view: View, board: Board, seat: int) -> str:
    """A code holder; of mine I see what is deciphered."""
    known = (board.opened or view.codes)[seat] or board.ticks[seat]
    return " ".join(str(value or "?") for value in known)


def mine(view: View) -> Iterator[str]:
    """My own tokens, with what they show."""
    if view.seat is not None:
        yield "     " + "  ".join(map(spelt, view.hand))


def spelt(token: Token) -> str:
    """A token: number, object, colour."""
    shows = text(f"code-x.object.{OBJECTS[(token - 1) % 5]}")
    return f"{token} {shows} {COLOURS[COLOUR_OF[token - 1]]}"
