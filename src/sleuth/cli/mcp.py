"""`sleuth mcp`: a house at whose tables assistants sit, over the Model Context Protocol."""

from __future__ import annotations

import asyncio
from pathlib import Path

import click

from sleuth.cli import options
from sleuth.cli.frame import Framed
from sleuth.kernel.errors import Malformed
from sleuth.texts import text


@click.command("mcp", cls=Framed, help=text("cli.mcp"))
@options.data
@click.option(
    "--port", type=click.IntRange(0, 65535), default=0, show_default=True, help=text("cli.mcp.port")
)
@click.option("--http", type=click.IntRange(1, 65535), help=text("cli.mcp.http"))
@click.option("--house", metavar="URL", help=text("cli.mcp.house"))
def command(data: Path, port: int, http: int | None, house: str | None) -> None:
    """Serve assistants until they have gone."""
    try:
        from sleuth.assistants.serving import serve_assistants, serve_away
    except ModuleNotFoundError as missing:
        raise Malformed("mcp.not-installed") from missing
    if house is None:
        asyncio.run(serve_assistants(data, port, http))
    else:
        asyncio.run(serve_away(house, data, http))
