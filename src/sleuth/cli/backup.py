"""`sleuth backup`: everything the house keeps, in one file, while it is open."""

from __future__ import annotations

from pathlib import Path

import click

from sleuth.cli.frame import Framed
from sleuth.cli.output import echo
from sleuth.texts import text


@click.command("backup", cls=Framed, help=text("cli.backup"))
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
@click.option(
    "--data",
    type=click.Path(file_okay=False, exists=True, path_type=Path),
    default=Path("data"),
    show_default=True,
    envvar="SLEUTH_DATA",
)
def command(file: Path, data: Path) -> None:
    """Copy the database; to restore, put the copy in its place while the house is closed."""
    from sleuth.store.backup import backup
    from sleuth.web.server.settings import Settings

    tables = backup(Settings(data=data).database, file)
    echo(text("cli.backup.done", n=tables, file=str(file)))
