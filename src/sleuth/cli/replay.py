"""`sleuth replay`: a match again, step by step, from all sides or from one seat's eyes."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import click

from sleuth.cli import options
from sleuth.cli.frame import Framed
from sleuth.cli.output import echo, has_screen
from sleuth.cli.table.sitting import result
from sleuth.games import talents
from sleuth.kernel.data import Over, Seat
from sleuth.kernel.errors import Malformed, NoSuchTable
from sleuth.kernel.match import AnyMatch
from sleuth.store.past import replayed
from sleuth.store.sqlite import SqliteStore
from sleuth.store.store import Stored
from sleuth.study.steps import stages
from sleuth.study.transcript import Transcript, read
from sleuth.texts import say, text
from sleuth.web.server.settings import Settings


@click.command("replay", cls=Framed, help=text("cli.replay"))
@click.argument("source", metavar="FILE|ID")
@click.option("--seat", type=click.IntRange(0), default=None, help=text("cli.replay.seat"))
@click.option("--plain", is_flag=True, help=text("cli.play.plain"))
@options.data
def command(source: str, seat: int | None, plain: bool, data: Path) -> None:
    """Replay a record from a file, or a match of the house by its id."""
    found = find(source, data)
    match: AnyMatch = found.match
    if seat is not None and seat >= match.seats:
        raise Malformed("match.no-such-seat", seat=seat)
    names = [found.headers.get(f"name {n}", str(n)) for n in range(match.seats)]
    if has_screen() and not plain:
        look_through(match, names, None if seat is None else Seat(seat))
        return
    for line in told(match, None if seat is None else Seat(seat), names):
        echo(line)


def look_through(match: AnyMatch, names: list[str], seat: Seat | None) -> None:
    """Show a match on the whole screen, from its first moment."""
    from sleuth.cli.table.recorded import RecordedSitting
    from sleuth.cli.table.screen import TableScreen

    screen = TableScreen(RecordedSitting(match, names), rewound=True)
    screen.seat = seat
    screen.run()


def find(source: str, data: Path) -> Transcript:
    """The record behind a file's name, or the finished match of the house with this id."""
    if Path(source).is_file():
        return read(Path(source).read_text(encoding="utf-8"))
    path = Settings(data=data).database
    stored = asyncio.run(load(path, source)) if path.is_file() else None
    if stored is None:
        raise NoSuchTable("table.unknown")
    match = replayed(stored)
    if not isinstance(match.pending(), Over):
        raise Malformed("match.not-over")
    return Transcript(match, {})


async def load(path: Path, name: str) -> Stored | None:
    """Everything that is stored about a table."""
    store = SqliteStore(path)
    try:
        return await store.load(name)
    finally:
        await store.close()


def told(match: AnyMatch, seat: Seat | None, names: list[str]) -> Iterator[str]:
    """What was told, line by line; without a seat, everything that anybody was told."""
    for n, stage in enumerate(stages(match, seat)):
        yield from (f"{n:>4}  {say(line, names)}" for line in stage.lines if line is not None)
    yield talents(match.game.name).notation.show(match.view(seat))
    if isinstance(over := match.pending(), Over):
        yield result(match.game.name, over, names)
