"""`sleuth perft`: counts of histories by depth."""

from __future__ import annotations

import click

from sleuth.cli.frame import Framed
from sleuth.cli.output import echo, print_json, read_options
from sleuth.games import game, talents
from sleuth.kernel.codec import convert
from sleuth.kernel.match import start
from sleuth.study.perft import divide, perft
from sleuth.texts import text


@click.command("perft", cls=Framed, help=text("cli.perft"))
@click.argument("name", metavar="GAME")
@click.option("--depth", type=click.IntRange(0, 12), default=3, show_default=True)
@click.option("--options", default=None, help=text("cli.options"))
@click.option("--seats", type=int, default=None)
@click.option("--divide", "divided", is_flag=True, help=text("cli.perft.divide"))
@click.option("--json", "as_json", is_flag=True, help=text("cli.json"))
def command(
    name: str, depth: int, options: str | None, seats: int | None, divided: bool, as_json: bool
) -> None:
    """Count."""
    chosen = game(name)
    usual = (chosen.options(), chosen.seats.start)
    toy, toy_seats = (talents(name).toy or usual) if options is None else usual
    agreed = toy if options is None else convert(read_options(options), chosen.options)
    match = start(chosen, agreed, seats or toy_seats)
    counts = [perft(match, plies) for plies in range(depth + 1)]
    if as_json:
        below = {"divide": divide(match, depth)} if divided and depth else {}
        print_json({"game": name, "depth": depth, "counts": counts, **below})
        return
    for plies, count in enumerate(counts):
        echo(f"{plies:>3}  {count}")
    if divided and depth:
        for came, count in divide(match, depth).items():
            echo(f"{count:>12}  {came}")
