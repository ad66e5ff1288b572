"""The board and the pad, drawn for a terminal: every peg has its colour and its letter."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from sleuth.games.mastermind.board import Board, offer
from sleuth.games.mastermind.moves import Answer, Challenge, Guess, Hide, Move
from sleuth.games.mastermind.notation import letter, spell, write
from sleuth.games.mastermind.pieces import Code, Colour, Key, Options, Row
from sleuth.games.mastermind.thinking.assist import Notes
from sleuth.games.mastermind.view import View
from sleuth.kernel import picture
from sleuth.kernel.picture import Drawing, Motif, Picture, Span, framed, row
from sleuth.texts import text

PAINT = ("red", "green", "blue", "yellow", "orange", "purple", "white", "black", "cyan")
LISTED = 8  # codes that the pad names one by one


def peg(options: Options, colour: Colour) -> Span:
    """A peg: its letter on its colour; an empty hole is a ring."""
    if options.blanks and colour == options.colours:
        return Span(" ○ ", "dim")
    return Span(f" {letter(options, colour)} ", f"on {PAINT[colour]}")


def pegs(options: Options, code: Code) -> Iterator[Span]:
    """Pegs in a row, with a gap between them."""
    for colour in code:
        yield peg(options, colour)
        yield Span(" ")


def holes(number: int, mark: str, ink: str = "dim") -> Iterator[Span]:
    """Holes without pegs."""
    for _ in range(number):
        yield Span(f" {mark} ", ink)
        yield Span(" ")


def key_pegs(key: Key | None, size: int) -> tuple[Span, ...]:
    """Full discs are red, rings are white, dots are neither."""
    if key is None:
        return (Span("?" * size, "mark"),)
    rest = size - key.red - key.white
    return (
        Span("●" * key.red, "red bold"),
        Span("○" * key.white, "white bold"),
        Span("·" * rest, "dim"),
    )


def line_of(options: Options, n: int, played: Row) -> picture.Spans:
    """A row of the board that is filled."""
    keyed = key_pegs(played.key, options.pegs)
    return row(Span(f"{n:>2}  ", "dim"), *pegs(options, played.guess), " ", *keyed)


def empty_line(options: Options, n: int, now: bool) -> picture.Spans:
    """A row of the board that waits; the next one is marked."""
    ink = "mark" if now else "dim"
    mark = "▸" if now else " "
    return row(Span(f"{n:>2}{mark} ", ink), *holes(options.pegs, "·", ink))


def board(motif: Motif) -> Picture:
    """The shield on top, then the rows from the last to the first, as they stand on the board."""
    view: View = motif.view
    table = view.board
    options = table.options
    between = not table.ready and bool(table.past)
    played = table.past[-1].rows if between else table.rows
    tall = max(options.rows, len(played))
    lines = [shield(view, between)]
    for n in range(tall, 0, -1):
        now = table.ready and n == len(played) + 1
        waits = empty_line(options, n, now)
        lines.append(line_of(options, n, played[n - 1]) if n <= len(played) else waits)
    eye = (4, tall - len(played) + 2)
    return Picture((score(table, motif.names), *framed(lines)), eye)


def score(table: Board, names: Sequence[str]) -> picture.Spans:
    """Who has how many points; who makes the code has a diamond."""
    parts = []
    for seat, name in enumerate(names[:2]):
        maker = " ◆" if seat == table.maker else ""
        parts += [Span(f" {name}{maker} "), Span(f" {table.points[seat]} ", "on grey"), Span("  ")]
    return row(*parts)


def shield(view: View, between: bool) -> picture.Spans:
    """The code, where this seat may see it."""
    table = view.board
    options = table.options
    code = table.past[-1].code if between else view.code or table.shown
    if code is None:
        mark = "?" if table.ready else " "
        return row("    ", *holes(options.pegs, mark, "bold"))
    return row(Span("  = ", "dim"), *pegs(options, code))


def pad(motif: Motif) -> Picture:
    """For each hole what the keys leave of each colour."""
    view: View = motif.view
    notes: Notes | None = motif.notes
    if notes is None:
        known = text("mastermind.pad.maker") if view.code is not None else legend(view)
        return picture.rows(known)
    options = view.board.options
    head = row("    ", *(Span(f"{hole + 1:^5}", "bold") for hole in range(options.pegs)))
    lines = [head, *(of_colour(options, notes, colour) for colour in options.palette)]
    if notes.left is not None:
        lines += [row(), row(Span(text("mastermind.pad.left", n=notes.left), "bold"))]
    few = notes.fit or ()
    if len(few) <= LISTED:
        lines += [row(" ", *pegs(options, code)) for code in few]
    if notes.assumed:
        lines += [row(Span(text("mastermind.pad.assumed"), "dim"))]
    return Picture(tuple(lines))


def legend(view: View) -> str:
    """What letters there are."""
    options = view.board.options
    return " ".join(letter(options, colour) for colour in options.palette)


def of_colour(options: Options, notes: Notes, colour: Colour) -> picture.Spans:
    """A colour in every hole: out, a share of the codes left, or open."""
    out = {cross.hole for cross in notes.crosses if cross.colour == colour}
    cells = []
    for hole in range(options.pegs):
        if hole in out:
            cells.append(Span("  ✗  ", "dim"))
        elif notes.counts is None or not notes.left:
            cells.append(Span("  ·  "))
        else:
            share = notes.counts[hole][colour] / notes.left
            ink = "mark" if share == 1 else "bold" if share >= 0.5 else ""
            cells.append(Span(f"{share:>4.0%} ", ink))
    return row(peg(options, colour), " ", *cells)


def due(view: View) -> str | None:
    """What this seat has to do."""
    kinds = {type(move) for move in offer(view.board, view.seat).listed}
    products = {product.kind for product in offer(view.board, view.seat).products}
    if Answer in kinds:
        return "mastermind.due.answer"
    if Hide in products:
        return "mastermind.due.hide"
    return "mastermind.due.guess" if Guess in products else None


def typed(move: Move, view: View) -> str:
    """A move as people type it: a code in letters, whichever is due."""
    match move:
        case Hide(code=code) | Guess(code=code):
            return spell(view.board.options, code)
        case Answer(red=red, white=white):
            return f"{red}r{white}w"
        case Challenge():
            return write(move)


DRAWING: Final = Drawing(board=board, pad=pad, due=due, spell=typed)
