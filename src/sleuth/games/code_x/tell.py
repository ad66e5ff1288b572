"""How the open board changes by what everybody is told."""

from __future__ import annotations

from msgspec.structs import replace

from sleuth.games.code_x.board import Board, Step, detective_tiles, put, used
from sleuth.games.code_x.facts import (
    Allotted,
    Appointed,
    Asked,
    Deciphered,
    Declared,
    Declined,
    Earned,
    Fact,
    Laid,
    Locked,
    Moved,
    Opened,
    Passed,
    Peeked,
    Picked,
    Reactivated,
    Spread,
    Stood,
    Swapped,
    Took,
    Went,
)
from sleuth.games.code_x.layout import Spotted, settled
from sleuth.games.code_x.pieces import ASKS, GEAR, Gear, Place, Tile, left_of
from sleuth.kernel.data import Seat


def tell(board: Board, fact: Fact) -> Board:
    """The board after an open fact; a secret changes nothing here."""
    match fact:
        case Went() | Passed() | Deciphered() | Declared():
            return _turned(board, fact)
        case Took() | Peeked() | Swapped() | Asked() | Moved():
            return _handled(board, fact)
        case Reactivated() | Earned() | Declined():
            return _acted(board, fact)
        case Opened(codes=codes):
            return replace(board, opened=codes)
        case _:
            return _set_up(board, fact)


def _turned(board: Board, fact: Went | Passed | Deciphered | Declared) -> Board:
    """How a turn begins."""
    match fact:
        case Went():
            return _went(board, fact)
        case Passed():
            return _passed(board, fact)
        case Deciphered() | Declared():
            return _named(board, fact)


def _handled(board: Board, fact: Took | Peeked | Swapped | Asked | Moved) -> Board:
    """Code tokens change their places, or are looked at."""
    match fact:
        case Took(seat=seat, place=place):
            hands = put(board.hands, seat, board.hands[seat] + 1)
            return replace(board, hands=hands, lying=board.lying - {place}, step="spy")
        case Peeked() | Swapped():
            return _spied(board, fact)
        case Asked(seat=seat, other=other):
            hands = put(board.hands, seat, board.hands[seat] - 1)
            return replace(board, hands=hands, answerer=other, step="answer")
        case Moved(to=to):
            return replace(board, lying=board.lying | {to}, answerer=None, step="spy")


def _acted(board: Board, fact: Reactivated | Earned | Declined) -> Board:
    """What a tile gave, or could have given."""
    match fact:
        case Reactivated(seat=seat, gear=gear):
            up = put(board.up, seat, board.up[seat] | {*gear})
            return replace(board, up=up, step="spy")
        case Earned(seat=seat):
            at = board.figures[seat]
            assert at is not None
            return replace(board, extra=True, spent=board.spent | {at}, step="spy")
        case Declined():
            return replace(board, step="spy")


def _set_up(board: Board, fact: Fact) -> Board:
    match fact:
        case Locked(seat=seat):
            return _locked(board, seat)
        case Appointed(seat=seat):
            return _field_next(replace(board, turn=seat))
        case Picked(tiles=tiles):
            return replace(board, pool=tiles)
        case Spread(field=field):
            return _covered(board, board.box.columns, field)
        case Allotted():
            return _allotted(board, fact)
        case Laid():
            return _laid(board, fact)
        case Stood(seat=seat, place=place):
            turn = left_of(seat, board.seats)
            board = replace(board, figures=put(board.figures, seat, place), turn=turn)
            return replace(board, step="figures" if None in board.figures else "turn")
        case _:
            return board


def _locked(board: Board, seat: Seat) -> Board:
    """A code is chosen; after the last one the field is next."""
    hands = put(board.hands, seat, board.hands[seat] - board.box.code)
    board = replace(board, locked=board.locked | {seat}, hands=hands)
    if len(board.locked) < board.seats:
        return board
    return replace(board, step="lot") if board.options.first is None else _field_next(board)


def _field_next(board: Board) -> Board:
    """Chance lays the field or deals its tiles; a toy may have it laid already."""
    box = board.box
    if box.field:
        return _covered(board, box.columns, box.field)
    pool = tuple(map(Tile, box.actions)) if box.action == len(box.actions) else ()
    return replace(board, pool=pool, step="field")


def _allotted(board: Board, fact: Allotted) -> Board:
    own = (detective_tiles(board, seat) for seat in board.everyone)
    tiles = tuple((*dealt, *mine) for dealt, mine in zip(fact.tiles, own, strict=True))
    laid = () if fact.start is None else (Spotted(fact.start, 0, 0),)
    return replace(board, tiles=tiles, laid=laid, step="tiles")


def _laid(board: Board, fact: Laid) -> Board:
    rest = list(board.tiles[fact.seat])
    rest.remove(fact.tile)
    laid = (*board.laid, Spotted(fact.tile, fact.x, fact.y))
    turn = left_of(fact.seat, board.seats)
    board = replace(board, tiles=put(board.tiles, fact.seat, tuple(rest)), laid=laid, turn=turn)
    return board if any(board.tiles) else _covered(board, *settled(laid))


def _covered(board: Board, columns: int, field: tuple[Tile, ...]) -> Board:
    """The field lies: tokens go onto Action tiles, and what is left onto the Information board."""
    box, duo = board.box, board.options.duo_tiles == "covered"
    cells = [n for n, t in enumerate(field) if t.action or (duo and t.owner is None)]
    left = box.tokens - board.seats * box.dealt - len(cells)
    slots = range(box.cells, box.cells + min(box.slots, left))
    return replace(
        board,
        columns=columns,
        field=field,
        lying=frozenset((*cells, *slots)),
        tiles=(),
        laid=(),
        step="figures" if board.options.figures == "own" else "turn",
    )


def _went(board: Board, fact: Went) -> Board:
    """A figure lands; the tile says which part of the turn is next."""
    up = put(board.up, fact.seat, board.up[fact.seat] - {fact.by})
    figures = put(board.figures, fact.seat, fact.to)
    board = replace(board, up=up, figures=figures)
    return replace(board, step=landing(board, fact.to))


def landing(board: Board, place: Place) -> Step:
    """What the tile under a figure asks for; tokens are taken, and small things done, at once."""
    tile, seat = board.field[place], board.turn
    if place in board.lying or tile.owner == seat:
        return "spy"
    if tile.kind in ASKS:
        return "ask" if board.hands[seat] else "end"
    if tile.kind == "swap" and board.hands[seat] and board.lying:
        return "swap"
    many = tile.kind == "reactivate" and len(used(board, seat)) > 2
    return "reactivate" if many else "spy"


def _spied(board: Board, fact: Peeked | Swapped) -> Board:
    """A swap on its tile leaves Espionage open; an Espionage token ends the turn."""
    if board.step == "swap":
        return replace(board, step="spy")
    gear: Gear = "view" if isinstance(fact, Peeked) else "swap"
    return replace(board, up=put(board.up, fact.seat, board.up[fact.seat] - {gear}), step="end")


def _named(board: Board, fact: Deciphered | Declared) -> Board:
    """Right: a tick and all tokens up, or the win. Wrong: a turn is owed, one at the most."""
    if not fact.right:
        return replace(board, owing=board.owing | {fact.seat}, step="end")
    if isinstance(fact, Declared):
        return replace(board, winner=fact.seat)
    row = put(board.ticks[fact.seat], fact.position, fact.value)
    return replace(
        board,
        ticks=put(board.ticks, fact.seat, row),
        up=put(board.up, fact.seat, frozenset(GEAR)),
        winner=None if None in row else fact.seat,
        step="spy",
    )


def _passed(board: Board, fact: Passed) -> Board:
    return replace(
        board,
        turn=fact.turn,
        turns=board.turns + 1 + len(fact.skipped),
        owing=board.owing - {*fact.skipped},
        extra=False,
        spent=board.spent if fact.extra else frozenset(),
        step="turn",
    )
