"""The chase drawn for a terminal: the map one can move in, the travel log, and the pad."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from sleuth.games.scotland_yard.board import Board, detectives, hides, unready
from sleuth.games.scotland_yard.canvas import SIZES, Town, town
from sleuth.games.scotland_yard.charts import Station, Transport
from sleuth.games.scotland_yard.moves import Go
from sleuth.games.scotland_yard.notation import fields
from sleuth.games.scotland_yard.pieces import MISTER_X
from sleuth.games.scotland_yard.thinking.assist import Notes
from sleuth.games.scotland_yard.view import View, moves
from sleuth.kernel.data import Seat
from sleuth.kernel.picture import Drawing, Motif, Picture, Span, Spans, row
from sleuth.texts import text

STREETS: tuple[Transport, ...] = ("taxi", "bus")
EVERY: tuple[Transport, ...] = ("ferry", "taxi", "bus", "underground")
LINES: Final[Mapping[Transport, str]] = {
    "taxi": "yellow dim",
    "bus": "green dim",
    "underground": "red bold",
    "ferry": "cyan dim",
}
BADGES = "①②③④"
COATS = ("blue", "green", "orange", "cyan")
SIGNS: Final = {"taxi": "t", "bus": "b", "underground": "u", "black": "■", None: " "}
PAPER = 30  # columns of the pad


def board(motif: Motif) -> Picture:
    """The map, with everybody whom this seat sees, and where it may go."""
    view: View = motif.view
    chart = view.board.options.chart
    drawn = town(chart, motif.near, EVERY if view.board.options.classic else STREETS)
    shown = labels(view, motif.notes, motif.near)
    eye = drawn.stations.get(looked_at(view) or 0)
    return Picture(tuple(lines(drawn, shown)), eye)


def looked_at(view: View) -> Station | None:
    """The station that matters most to this seat."""
    if view.trail:
        return view.trail[-1]
    posts = view.board.posts
    if view.seat is not None and 0 < view.seat <= len(posts):
        return posts[view.seat - 1]
    return view.board.spotted or next(iter(posts), None)


def labels(view: View, notes: Notes | None, near: int) -> dict[Station, Span]:
    """What is written at each station; what comes later is written over what came before."""
    shown = {
        station: Span(f" {station}" if near else "·", "" if near else "dim")
        for station in view.board.options.chart.stations
    }
    suspected = notes.stations if notes is not None else ()
    most = max(notes.counts, default=0) if notes is not None else 0
    for n, station in enumerate(suspected):
        likely = notes is not None and bool(notes.counts) and 2 * notes.counts[n] >= most
        shown[station] = Span(f"?{station}", "on purple" if likely else "purple bold")
    for station in reached(view):
        sign = "?" if station in suspected else "›"
        shown[station] = Span(f"{sign}{station}", "mark underline")
    where = view.trail[-1] if view.trail else view.board.spotted
    if where is not None:
        shown[where] = Span(f"✕{where}", "on red")
    for n, station in enumerate(view.board.posts):
        sign = "✕" if station == where else BADGES[n]
        shown[station] = Span(f"{sign}{station}", f"on {'red' if sign == '✕' else COATS[n]}")
    return shown


def reached(view: View) -> set[Station]:
    """Where this seat can go with its next step."""
    return {move.to for move in moves(view).listed if isinstance(move, Go)}


def lines(drawn: Town, shown: Mapping[Station, Span]) -> Iterator[Spans]:
    """The map row by row: stations over lines."""
    cells: list[list[Span]] = [[Span(" ")] * drawn.columns for _ in range(drawn.rows)]
    for (x, y), (dots, by) in drawn.lines.items():
        if 0 <= y < drawn.rows and 0 <= x < drawn.columns:
            cells[y][x] = Span(dots, LINES[by])
    for station, span in sorted(shown.items(), key=lambda each: bool(each[1].ink)):
        x, y = drawn.stations[station]
        for n, letter in enumerate(span.text):
            if letter != " " and 0 <= x + n < drawn.columns and 0 <= y < drawn.rows:
                cells[y][x + n] = Span(letter, span.ink)
    for line in cells:
        yield tuple(joined(line))


def joined(cells: Sequence[Span]) -> Iterator[Span]:
    """Neighbours in one ink become one piece."""
    run = cells[0]
    for cell in cells[1:]:
        if cell.ink == run.ink:
            run = Span(run.text + cell.text, run.ink)
        else:
            yield run
            run = cell
    yield run


def pad(motif: Motif) -> Picture:
    """The travel log, the detectives, and where Mister X may be."""
    view: View = motif.view
    table = view.board
    parts: list[Spans] = [head(table), *log(view), row()]
    parts += [detective(table, Seat(seat), motif.names) for seat in detectives(table)]
    if motif.notes is not None and motif.notes.stations:
        parts += [row(), *suspects(view, motif.notes)]
    return Picture(tuple(parts))


def head(table: Board) -> Spans:
    """How full the log is, and Mister X's tickets."""
    return row(
        Span(text("scotland-yard.log.title"), "bold"),
        f" {len(table.log)}/{fields(table)}  ",
        Span(f"■{table.black}", "bold"),
        f"  »{table.doubles}",
    )


def log(view: View) -> Iterator[Spans]:
    """Five fields a row: the ticket, and the station once it lies open; a dot will be covered."""
    table = view.board
    every = range(1, max(fields(table), len(table.log)) + 1)
    for start in range(0, len(every), 5):
        yield tuple(part for n in every[start : start + 5] for part in field(view, n))


def field(view: View, n: int) -> Iterator[Span]:
    """One field of the log; to Mister X, where he was."""
    table = view.board
    if n > len(table.log):
        yield Span(f" {'·' if hides(table.options, n) else '_':>4} ", "dim")
        return
    entry = table.log[n - 1]
    own = view.trail[n] if n < len(view.trail) else None
    station = entry.at or own
    ink = "red bold" if entry.at else "dim"
    yield Span(SIGNS[entry.by], "bold")
    yield Span(f"{station or '?':>4} ", ink)


def detective(table: Board, seat: Seat, names: Sequence[str]) -> Spans:
    """A detective: his station, his tickets, whether he has moved."""
    n = seat - 1
    at = table.posts[n] if n < len(table.posts) else "–"
    purse = table.purses[n] if table.purses else None
    tickets = f" t{purse.taxi} b{purse.bus} u{purse.underground}" if purse else ""
    name = names[seat] if seat < len(names) else str(seat)
    choosing = bool(unready(table))
    done = seat in table.ready if choosing else seat in table.moved
    wishes = "".join(f" ⇄{wish.other}" for wish in table.wishes if wish.seat == seat)
    return row(
        Span(f"{BADGES[n]}{at:>4} ", f"on {COATS[n]}"),
        f" {name[:12]}{tickets}{wishes}",
        Span(" ✓" if done else "", "green bold"),
    )


def suspects(view: View, notes: Notes) -> Iterator[Spans]:
    """Where Mister X may be; with counts, the likeliest first."""
    told = "think" if view.seat == MISTER_X else "left"
    yield row(Span(text(f"scotland-yard.pad.{told}", n=len(notes.stations)), "purple bold"))
    every, total = list(notes.stations), sum(notes.counts)
    if not total:
        yield from wrapped([str(station) for station in every])
        return
    share = dict(zip(notes.stations, notes.counts, strict=True))
    every.sort(key=lambda station: -share[station])
    yield from wrapped([f"{station}·{share[station] / total:.0%}" for station in every])


def wrapped(words: Sequence[str]) -> Iterator[Spans]:
    """Words in rows that fit on the pad."""
    line = ""
    for word in words:
        if len(line) + len(word) + 1 > PAPER:
            yield row(line)
            line = ""
        line = f"{line} {word}".lstrip()
    yield row(line)


def due(view: View) -> str | None:
    """What this seat has to do."""
    table = view.board
    if view.seat is None or not moves(view):
        return None
    if unready(table):
        return "scotland-yard.due.start"
    if view.seat != MISTER_X:
        return "scotland-yard.due.detective"
    covered = hides(table.options, len(table.log) + 1)
    return "scotland-yard.due.dark" if covered else "scotland-yard.due.x"


DRAWING: Final = Drawing(board=board, pad=pad, due=due, nearest=len(SIZES) - 1, usual=1)
