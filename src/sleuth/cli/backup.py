"""`sleuth backup`: everything the house keeps, in one file, while it is open."""

from __future__ import annotations

import asyncio
from pathlib import Path

import click

from sleuth.cli import options
from sleuth.cli.frame import Framed
from sleuth.cli.output import echo
from sleuth.texts import text


@click.command("backup", cls=Framed, help=text("cli.backup"))
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
@options.data
@click.option("--store", default="", envvar="SLEUTH_STORE", help=text("cli.backup.store"))
def command(file: Path, data: Path, store: str) -> None:
    """Copy the database; to restore, put the copy in its place while the house is closed."""
    from sleuth.store.backup import backup
    from sleuth.store.opening import demand_postgres
    from sleuth.web.server.settings import Settings

    if store:
        demand_postgres(store)
        from sleuth.store.moving import copy_out

        tables = asyncio.run(copy_out(store, file))
    else:
        tables = backup(Settings(data=data).database, file)
    echo(text("cli.backup.done", n=tables, file=str(file)))
