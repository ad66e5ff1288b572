"""`sleuth serve`: the house on the web."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from sleuth.cli import options
from sleuth.cli.frame import Framed
from sleuth.cli.output import echo
from sleuth.kernel.errors import Malformed
from sleuth.texts import explain, text
from sleuth.texts.written import escaped

if TYPE_CHECKING:
    from sleuth.web.server.settings import Settings

PORT, PORTS = 8000, click.IntRange(0, 65535)
NEXT = 100
"""Ports that are tried one after another when nobody asked for a certain one."""


class WrongSetting(click.ClickException):
    """What the environment says cannot be meant."""

    exit_code = 2


STYLES = ("text", "json")
LEVELS = ("critical", "error", "warning", "info", "debug")


@click.command("serve", cls=Framed, help=text("cli.serve"))
@click.option("--host", default="127.0.0.1", show_default=True, envvar="HOST")
@click.option("--port", type=PORTS, default=PORT, show_default=True, envvar="PORT")
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
@click.option("--bots-from", multiple=True, metavar="PACKAGE", help=text("cli.serve.bots-from"))
@click.option("--log", type=click.Choice(STYLES), help=text("cli.serve.log"))
@click.option("--log-level", type=click.Choice(LEVELS), default="info", show_default=True)
def command(
    host: str,
    port: int,
    data: Path,
    store: str,
    bus: str,
    workers: int,
    host_names: str,
    bots_from: tuple[str, ...],
    log: str | None,
    log_level: str,
) -> None:
    """Serve until stopped."""
    from sleuth.players.guest_bots import let_in, try_out
    from sleuth.web.server.logs import LogLines
    from sleuth.web.server.serve import Door, serve

    names = frozenset(host_names.replace(",", " ").split())
    also = {"bots_from": frozenset(bots_from)} if bots_from else {}
    found = settings(data=data, host=host, host_names=names, store=store, bus=bus, **also)
    try_out(let_in(found.bots_from))
    lines = LogLines(log_level, log or usual_style())
    serve(
        found, Door(port, opened=welcome(host) if lines.style == "text" else silent), lines, workers
    )


def at_home(browser: bool) -> None:
    """A house for whoever typed only `sleuth`: in their own folder, on a free port, in view."""
    from platformdirs import user_data_path

    from sleuth.web.server.listening import address, show
    from sleuth.web.server.logs import LogLines
    from sleuth.web.server.serve import Door, serve

    asked, host = os.environ.get("PORT"), os.environ.get("HOST", "127.0.0.1")
    data = Path(os.environ.get("SLEUTH_DATA") or user_data_path("sleuth", appauthor=False))
    found, greet = settings(data=data, host=host), welcome(host)

    def opened(port: int) -> None:
        if port != PORT and not asked:
            echo(text("serve.next-port", taken=PORT, port=port))
        greet(port)
        if browser:
            show(address(host, port))

    door = Door(PORTS(asked), 1, opened) if asked else Door(PORT, NEXT, opened)
    serve(found, door, LogLines("info", usual_style()))


def settings(**given: Any) -> Settings:
    """What was given, and besides it what the environment says."""
    from sleuth.web.server.settings import Settings

    try:
        return Settings.from_environment(os.environ, **given)
    except Malformed as wrong:
        raise WrongSetting(escaped(explain(wrong))) from wrong


def usual_style() -> str:
    """Lines for a person, where one can be reading."""
    return "text" if sys.stderr.isatty() else "json"


def welcome(host: str) -> Callable[[int], None]:
    """Tells the person at the terminal where the house is."""
    from sleuth.web.server.listening import greeting

    return lambda port: echo(greeting(host, port))


def silent(port: int) -> None:
    """Nobody is at the terminal."""
    del port
