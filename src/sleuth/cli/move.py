"""`sleuth move`: a house in a file becomes one that many processes can share."""

from __future__ import annotations

import asyncio
from pathlib import Path

import click

from sleuth.cli import options
from sleuth.cli.frame import Framed
from sleuth.cli.output import echo
from sleuth.texts import text


@click.command("move", cls=Framed, help=text("cli.move"))
@click.option("--to", "address", required=True, metavar="postgresql://…", help=text("cli.move.to"))
@options.data
@click.option(
    "--from",
    "file",
    type=click.Path(dir_okay=False, path_type=Path),
    help=text("cli.move.from"),
)
def command(address: str, data: Path, file: Path | None) -> None:
    """Copy everything; the file stays as it is."""
    from sleuth.store.opening import demand_postgres
    from sleuth.web.server.settings import Settings

    demand_postgres(address)
    from sleuth.store.moving import move

    tables = asyncio.run(move(file or Settings(data=data).database, address))
    echo(text("cli.move.done", n=tables))
