"""How commands speak: JSON alone goes to stdout, progress and sentences about it to stderr."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import click
import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from sleuth.kernel.codec import decode
from sleuth.kernel.talents import Progress as Hears
from sleuth.players.own_bots import Forfeits
from sleuth.texts import text
from sleuth.texts.written import escaped


def has_screen() -> bool:
    """Can a whole screen be drawn on, by somebody who can answer? Else lines have to do."""
    dumb = os.environ.get("TERM", "") in ("", "dumb") and os.name != "nt"
    both = sys.stdin.isatty() and sys.stdout.isatty()
    return both and not dumb and speaks_unicode()


def speaks_unicode() -> bool:
    """Can the terminal write more than ASCII?"""
    encoding = getattr(sys.stdout, "encoding", None)  # on the whole screen stdout is stood in for
    encoding = encoding or getattr(sys.__stdout__, "encoding", None) or ""
    return encoding.lower().replace("-", "") == "utf8"


def echo(said: str) -> None:
    """A line on stdout; what a terminal would obey, and nobody would see, is spelt out."""
    click.echo(escaped(said))


def print_json(value: Any) -> None:
    """One JSON document on stdout."""
    echo(msgspec.json.format(msgspec.json.encode(value), indent=2).decode())


def read_options(given: str) -> dict[str, Any]:
    """Options as a JSON object on the command line."""
    options: dict[str, Any] = decode(given, dict[str, Any])
    return options


@contextmanager
def progress(code: str) -> Iterator[Hears]:
    """A bar on stderr, where that is a terminal; else silence."""
    console = Console(stderr=True)
    if not sys.stderr.isatty():
        yield lambda done, of: None
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, TimeRemainingColumn(), console=console, transient=True) as bars:
        bar = bars.add_task(text(code), total=None)
        yield lambda done, of: bars.update(bar, completed=done, total=of)


def tell_forfeits(forfeits: Sequence[Forfeits]) -> None:
    """By what somebody's own bots lost matches, a sentence each."""
    for each in forfeits:
        echo(escaped(text("cli.forfeits", bot=each["bot"], n=each["games"], why=each["why"])))
