"""`sleuth check`: a certificate judged by the game that it is about."""

from __future__ import annotations

import json
import lzma
from pathlib import Path
from time import perf_counter
from typing import Any

import click

from sleuth.cli.frame import Framed
from sleuth.cli.output import echo, print_json
from sleuth.cli.solve import show
from sleuth.games import catalogue, talents
from sleuth.kernel.errors import Malformed, Unproved
from sleuth.texts import explain, text


@click.command("check", cls=Framed, help=text("cli.check"))
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option("--json", "as_json", is_flag=True, help=text("cli.json"))
@click.pass_context
def command(ctx: click.Context, file: Path, as_json: bool) -> None:
    """Say what is proved; what proves nothing is refused, and the exit code is 1."""
    judge = talents(about(file)).check
    if judge is None:
        raise Malformed("check.foreign", file=file.name)
    begun, found = perf_counter(), dict[str, Any]()
    try:
        found = {"ok": True, **judge(file)}
    except Unproved as wrong:
        found = {"ok": False, "code": wrong.code, **wrong.details}
        if not as_json:
            echo(text("cli.check.failed", why=explain(wrong)))
    found["seconds"] = round(perf_counter() - begun, 3)
    if as_json:
        print_json(found)
    elif found["ok"]:
        show(found, as_json)
    ctx.exit(0 if found["ok"] else 1)


def about(file: Path) -> str:
    """The game that the first line names."""
    try:
        with lzma.open(file, "rt", encoding="utf-8") as lines:
            game = str(json.loads(lines.readline())["game"])
    except (lzma.LZMAError, EOFError, OSError, ValueError, KeyError, TypeError) as wrong:
        raise Malformed("check.foreign", file=file.name) from wrong
    if game not in catalogue():
        raise Malformed("check.foreign", file=file.name)
    return game
