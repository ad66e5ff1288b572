"""The table and the pad, drawn for a terminal: every tile has a colour, a letter, a number."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from textwrap import wrap
from typing import Final

from sleuth.games.break_the_code.board import Board, Inquiry, stage
from sleuth.games.break_the_code.notation import asks, letter, reply, short
from sleuth.games.break_the_code.pieces import is_shared
from sleuth.games.break_the_code.thinking.assist import Notes
from sleuth.games.break_the_code.tiles import FIVES, Hand, Tile, colour, number
from sleuth.games.break_the_code.view import View, moves
from sleuth.kernel.picture import Drawing, Motif, Picture, Span, Spans, flowing, row
from sleuth.texts import text

NAME = 11


def tile_span(tile: Tile) -> Span:
    """A tile: its letter and number on its colour."""
    return Span(f" {letter(tile)}{number(tile)} ", f"on {colour(tile)}")


def rack(hand: Hand | None, size: int) -> Iterator[Span]:
    """A hand behind its screen, or laid open."""
    for at in range(size):
        yield tile_span(hand[at]) if hand else Span(" ?? ", "on grey")
        yield Span(" ")


def board(motif: Motif) -> Picture:
    """The hands, the open cards, what was asked and answered, and what was named aloud."""
    view: View = motif.view
    table = view.board
    lines: list[Spans] = [*hands(view, motif.names), row()]
    lines += [row(Span(text("break-the-code.cards"), "bold"), Span(f"  +{len(table.pile)}", "dim"))]
    lines += [line for card in sorted(table.cards) for line in open_card(card, table, motif.room)]
    lines += [row()] if table.asked else []
    lines += [line for each in table.asked for line in inquiry(each, motif)]
    for tried in table.tries:
        sign = Span(" ✓", "green bold") if tried.right else Span(" ✗", "red bold")
        lines.append(row(called(motif.names, tried.seat), *rack(tried.tiles, table.size), sign))
    return Picture(tuple(lines), (0, max(0, len(lines) - 2)) if len(table.asked) > 3 else (0, 0))


def called(names: Sequence[str], seat: int) -> str:
    """A name, as long as there is room for."""
    name = names[seat] if seat < len(names) else text("break-the-code.centre")
    return f"{name[:NAME]:<{NAME}} "


def hands(view: View, names: Sequence[str]) -> Iterator[Spans]:
    """Everybody's tiles as far as this seat sees them, and those in the centre."""
    table = view.board
    seen: dict[int, Hand] = dict(enumerate(table.shown))
    if view.seat is not None and view.hand is not None:
        seen[view.seat] = view.hand
    if view.centre is not None:
        seen[table.seats] = view.centre
    for place in range(table.seats + table.crowd):
        turn = Span("▸", "mark") if place == table.turn else Span(" ")
        yield row(turn, called(names, place), *rack(seen.get(place), table.size))


def open_card(card: int, table: Board, room: int) -> Iterator[Spans]:
    """An open card in words; a star: the asker answers it, too."""
    star = " *" if is_shared(card, table.seats) else ""
    first, *rest = wrap(text(*asks(card, None)) + star, room - 4)
    yield row(Span(f"{card:>3} ", "mark"), first)
    yield from (row("    ", line) for line in rest)


def inquiry(asked: Inquiry, motif: Motif) -> Iterator[Spans]:
    """A question that was asked, and each answer, in as many rows as they need."""
    names, card = motif.names, asked.question.card
    head = row(Span(f"{names[asked.seat][:NAME]}: ", "dim"), text(short(asked.question)))
    said = (
        row(Span(f"  {names[seat][:NAME]} ", "dim"), Span(reply(card, each), "bold"))
        for seat, each in enumerate(asked.answers)
        if each is not None and seat < len(names)
    )
    return flowing(head, said, motif.room)


def pad(motif: Motif) -> Picture:
    """For each hidden hand which tile can stand where."""
    view: View = motif.view
    notes: Notes | None = motif.notes
    if notes is None:
        return Picture()
    lines: list[Spans] = []
    if notes.codes is not None:
        lines.append(row(Span(text("break-the-code.pad.left", n=notes.codes), "bold")))
    for place in hidden(view):
        lines += [*sheet(view.board, notes, place, called(motif.names, place).rstrip())]
    return Picture(tuple(lines))


def hidden(view: View) -> Sequence[int]:
    """The hands that this seat looks for: the other one, or the centre first."""
    table = view.board
    others = [seat for seat in range(table.seats) if seat != view.seat]
    return [table.seats, *others] if table.crowd else others


def sheet(table: Board, notes: Notes, place: int, name: str) -> Iterator[Spans]:
    """Every number at every place: a letter for each colour it may still have."""
    out = {cell[1:] for proof in notes.proofs for cell in proof.crosses if cell[0] == place}
    sure = {cell[1:] for proof in notes.proofs for cell in proof.sure if cell[0] == place}
    heads = (Span(f"{at + 1:^5}", "dim") for at in range(table.size))
    yield row(Span(name, "bold"))
    yield row("   ", *heads)
    for of in range(10):
        cells = (part for at in range(table.size) for part in square(of, at, out, sure))
        yield row(Span(f"{of:>2} ", "dim"), *cells)


def square(
    of: int, at: int, out: set[tuple[int, int]], sure: set[tuple[int, int]]
) -> Iterator[Span]:
    """One number at one place: what is struck out is a dot, what is certain is marked."""
    tiles = (FIVES[0],) if 2 * of in FIVES else (2 * of, 2 * of + 1)
    yield Span(" " if len(tiles) == 2 else "  ")
    for tile in tiles:
        ink = f"on {colour(tile)}" if (at, tile) in sure else colour(tile)
        yield Span("·", "dim") if (at, tile) in out else Span(letter(tile), ink)
    yield Span("  ")


def due(view: View) -> str | None:
    """What this seat has to do."""
    if view.seat is None or not moves(view):
        return None
    stands = stage(view.board)
    if stands == "ask" and view.seat != view.board.turn:
        return "break-the-code.due.aside"
    return f"break-the-code.due.{stands}" if stands in ("ask", "bare", "chance", "last") else None


DRAWING: Final = Drawing(board=board, pad=pad, due=due)
