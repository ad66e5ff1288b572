"""`sleuth serve`: the house on the web."""

from __future__ import annotations

import os
from pathlib import Path

import click

from sleuth.cli import options
from sleuth.cli.frame import Framed
from sleuth.kernel.errors import Malformed
from sleuth.texts import explain, text
from sleuth.texts.written import escaped


class WrongSetting(click.ClickException):
    """What the environment says cannot be meant."""

    exit_code = 2


LEVELS = ("critical", "error", "warning", "info", "debug")


@click.command("serve", cls=Framed, help=text("cli.serve"))
@click.option("--host", default="127.0.0.1", show_default=True, envvar="HOST")
@click.option(
    "--port", type=click.IntRange(0, 65535), default=8000, show_default=True, envvar="PORT"
)
@options.data
@click.option("--store", default="", envvar="SLEUTH_STORE", help=text("cli.serve.store"))
@click.option("--bus", default="", envvar="SLEUTH_BUS", help=text("cli.serve.bus"))
@click.option(
    "--workers",
    type=click.IntRange(1, 64),
    default=1,
    envvar="SLEUTH_WORKERS",
    show_default=True,
    help=text("cli.serve.workers"),
)
@click.option("--host-names", default="", envvar="SLEUTH_HOST_NAMES", metavar="NAME …")
@click.option("--log-level", type=click.Choice(LEVELS), default="info", show_default=True)
def command(
    host: str,
    port: int,
    data: Path,
    store: str,
    bus: str,
    workers: int,
    host_names: str,
    log_level: str,
) -> None:
    """Serve until stopped."""
    from sleuth.web.server.serve import serve
    from sleuth.web.server.settings import Settings

    names = frozenset(host_names.replace(",", " ").split())
    given = {"data": data, "host": host, "host_names": names, "store": store, "bus": bus}
    try:
        settings = Settings.from_environment(os.environ, **given)
    except Malformed as wrong:
        raise WrongSetting(escaped(explain(wrong))) from wrong
    serve(settings, port, log_level, workers)
