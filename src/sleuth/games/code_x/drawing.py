"""The table and the pad, drawn for a terminal: tiles in a grid, tokens by number and colour."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from sleuth.games.code_x.moves import Go, Move, Peek, Put, Stand, Swap
from sleuth.games.code_x.notation import words, write
from sleuth.games.code_x.pieces import (
    ASKS,
    COLOUR_OF,
    COLOURS,
    GEAR,
    OBJECTS,
    Place,
    Tile,
    Token,
)
from sleuth.games.code_x.terminal import UP, laid, pile
from sleuth.games.code_x.thinking.assist import Notes
from sleuth.games.code_x.view import View, moves
from sleuth.kernel.picture import Drawing, Motif, Picture, Span, Spans, filled, flowing, row
from sleuth.texts import text

WIDE, WIDEST = 9, 15  # columns of a tile
PAPER = 30  # columns of the pad
COATS = ("cyan", "orange", "purple", "green", "pink")
"""Colours of the seats."""


def token_span(token: Token) -> Span:
    """A token: its number on its colour, and the letter of that."""
    name = COLOURS[COLOUR_OF[token - 1]]
    return Span(f"{token:>2}{name[0].upper()}", f"on {name}")


def board(motif: Motif) -> Picture:
    """The field, the Information board, everybody's screen, and what stands behind mine."""
    view: View = motif.view
    table = view.board
    field = grid(view, motif.room) if table.field else floating(view)
    lines: list[Spans] = [*field, information(view)]
    lines += [*mine(view, motif.room)] if view.hand else []
    lines += [screen(view, seat, name) for seat, name in enumerate(motif.names)]
    return Picture(tuple(lines), (0, 0))


def floating(view: View) -> Iterator[Spans]:
    """The tiles while players lay them."""
    table = view.board
    yield from (row(laid(each)) for each in table.laid)
    yield from (row(f"  {seat}: {pile(tiles)}") for seat, tiles in enumerate(table.tiles) if tiles)


def grid(view: View, room: int) -> Iterator[Spans]:
    """The tiles in their frame, columns by letters, rows by numbers, as wide as can be."""
    columns, rows = view.board.columns, view.board.rows
    wide = min(max(WIDE, (room - 3) // columns - 1), WIDEST)
    top_line = "┬".join(f"{'abcde'[x]:─^{wide}}" for x in range(columns))
    yield row(Span(f"  ┌{top_line}┐", "dim"))
    for y in range(rows):
        cells = range(y * columns, (y + 1) * columns)
        yield walled(Span(f"{y + 1} ", "dim"), [top(view, at, wide) for at in cells], wide)
        yield walled(Span("  "), [bottom(view, at) for at in cells], wide)
    yield row(Span(f"  └{'┴'.join(['─' * wide] * columns)}┘", "dim"))


def walled(label: Span, cells: Sequence[Spans], wide: int) -> Spans:
    """Cells side by side, with walls between."""
    wall = Span("│", "dim")
    return (label, wall, *(part for cell in cells for part in (*filled(cell, wide), wall)))


def top(view: View, at: Place, wide: int) -> Spans:
    """What a tile is, and whose; one where my figure may go is marked."""
    tile = view.board.field[at]
    goal = at in goals(view)
    ink = "mark underline" if goal else "bold"
    sign = "›" if goal else " "
    room = wide - 1 if tile.owner is None else wide - 3
    return row(Span(f"{sign}{named(tile, room)}", ink), owner(tile))


def named(tile: Tile, room: int) -> str:
    """What happens on a tile, in a word: what is asked there, or what one may do."""
    asks = ASKS.get(tile.kind)
    whole = text(f"code-x.kind.{asks}" if asks else f"code-x.tile.{tile.kind}")
    return whole if len(whole) <= room else text(f"code-x.short.{asks or tile.kind}")


def owner(tile: Tile) -> Span:
    """Whose tile it is, by seat; a Duo tile belongs to nobody."""
    if tile.owner is None:
        return Span("")
    return Span(f" {tile.owner}", f"{COATS[tile.owner]} bold")


def bottom(view: View, at: Place) -> Spans:
    """The token on a tile, and the figures."""
    figures = [
        Span(f"♟{seat}", f"on {COATS[seat]}")
        for seat, place in enumerate(view.board.figures)
        if place == at
    ]
    return row(" ", *lies(view, at), " ", *figures)


def lies(view: View, at: Place) -> tuple[Span, ...]:
    """The token in a place, if there is one."""
    if at not in view.board.lying:
        return (Span("   "),)
    known = view.known[at]
    return (token_span(known) if known else Span(" ? ", "on grey"),)


def goals(view: View) -> set[Place]:
    """Where my figure may go, or stand."""
    if view.seat is None:
        return set()
    found: set[Place] = set()
    for move in moves(view).listed:
        match move:
            case Go(to=place) | Stand(place=place):
                found.add(place)
            case _:
                pass
    return found


def information(view: View) -> Spans:
    """The Information board."""
    box = view.board.box
    slots = range(box.cells, box.cells + box.slots)
    parts = (
        part for n, at in enumerate(slots, 1) for part in (Span(f" i{n} ", "dim"), *lies(view, at))
    )
    return row(Span("▤", "bold"), *parts)


def screen(view: View, seat: int, name: str) -> Spans:
    """A seat: its code as I see it, what it holds, and which of its five tokens are up."""
    table = view.board
    turn = Span("▸", "mark") if seat == table.turn else Span(" ")
    known = (table.opened or view.codes)[seat] or table.ticks[seat]
    code = (part for value in known for part in (code_span(value), Span(" ")))
    up = "".join(UP[gear] if gear in table.up[seat] else "·" for gear in GEAR)
    held = text("code-x.terminal.behind", n=table.hands[seat])
    badge = Span(f"{seat}", f"on {COATS[seat]}")
    return row(turn, badge, f" {name[:10]:<10} ", *code, f" {up} ", Span(held, "dim"))


def code_span(value: Token | None) -> Span:
    """A number of a code, where it is known."""
    return token_span(value) if value else Span(" ? ", "on grey")


def mine(view: View, room: int) -> Iterator[Spans]:
    """My own tokens, with what they show."""
    shown = (
        row(token_span(token), f" {text(f'code-x.object.{OBJECTS[(token - 1) % 5]}')}  ")
        for token in view.hand
    )
    return flowing(row(Span("▦", "bold"), " "), shown, room)


def pad(motif: Motif) -> Picture:
    """For each position the numbers that are not ruled out, and what may lie where."""
    view: View = motif.view
    notes: Notes | None = motif.notes
    if notes is None:
        return Picture()
    lines: list[Spans] = []
    if notes.left is not None:
        lines.append(row(Span(text("code-x.pad.left", n=notes.left), "bold")))
    for position in range(view.board.box.code):
        lines += [row(Span(text(f"code-x.position.{position}"), "bold"))]
        lines += numbers(view, notes, position)
    if notes.lies:
        lines += [row(), row(Span(text("code-x.pad.lies"), "bold"))]
        lines += [
            row(f" {spelt(view, each.place)}  {' '.join(map(str, each.tokens))}"[:PAPER])
            for each in notes.lies
        ]
    return Picture(tuple(lines))


def numbers(view: View, notes: Notes, position: int) -> Iterator[Spans]:
    """Ten numbers a row: a dot where one is ruled out; the likeliest are marked."""
    out = {cross.token for cross in notes.crosses if cross.position == position}
    counts = notes.counts[position] if notes.counts else ()
    most = max(counts, default=0)
    tokens = range(1, view.board.box.tokens + 1)
    for start in range(0, len(tokens), 10):
        yield tuple(
            Span("  ·", "dim")
            if token in out
            else Span(f"{token:>3}", "mark" if most and counts[token - 1] == most else "")
            for token in tokens[start : start + 10]
        )


def due(view: View) -> str | None:
    """What this seat has to do."""
    if view.seat is None or not moves(view):
        return None
    if view.board.step == "turn" and view.board.extra:
        return "code-x.due.extra"
    known = ("answer", "ask", "codes", "figures", "reactivate", "spy", "swap", "tiles", "turn")
    return f"code-x.due.{view.board.step}" if view.board.step in known else None


def spelt(view: View, place: Place) -> str:
    """A place as people write it: a cell as on a chess board, or one of the Information board."""
    table = view.board
    if place >= table.box.cells:
        return f"i{place - table.box.cells + 1}"
    return f"{'abcde'[place % table.columns]}{place // table.columns + 1}"


def typed(move: Move, view: View) -> str:
    """A move as people type it: places by their names."""
    match move:
        case Stand(place=place) | Peek(place=place):
            return words(type(move).__name__.lower(), spelt(view, place))
        case Go(to=to, by=by):
            return words("go", spelt(view, to), *(() if by in ("knight", "enter") else (by,)))
        case Swap(place=place, token=token):
            return words("swap", spelt(view, place), token)
        case Put(slot=slot, to=to):
            return words("put", spelt(view, slot), spelt(view, to))
        case _:
            return write(move)


DRAWING: Final = Drawing(board=board, pad=pad, due=due, spell=typed)
