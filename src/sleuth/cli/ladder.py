"""`sleuth ladder`: the characters of the house play each other, and how strong each is is drawn."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from sleuth.cli.charts import demand_place, drawn_within, room
from sleuth.cli.frame import Framed
from sleuth.cli.output import echo, print_json, progress, read_options, tell_forfeits
from sleuth.games import game as rules
from sleuth.players.cast import CAST
from sleuth.players.jobs import cores, read_jobs
from sleuth.players.ladder.climb import climb
from sleuth.players.ladder.pairings import Ladder
from sleuth.players.ladder.picture import called, drawn
from sleuth.players.own_bots import PATIENCE
from sleuth.texts import text


@click.command("ladder", cls=Framed, help=text("cli.ladder"))
@click.argument("game")
@click.option("--players", type=int, help=text("cli.ladder.players"))
@click.option("--role", help=text("cli.ladder.role"))
@click.option("--with", "others", multiple=True, help=text("cli.ladder.with"))
@click.option("--games", type=click.IntRange(1), default=100, show_default=True)
@click.option("--seed", default="0", show_default=True)
@click.option("--options", default="{}", help=text("cli.options"))
@click.option("--jobs", default=cores, help=text("cli.jobs"))
@click.option(
    "--patience", type=float, default=PATIENCE, show_default=True, help=text("cli.patience")
)
@click.option("--plot", type=click.Path(dir_okay=False, path_type=Path), help=text("cli.plot"))
@click.option("--json", "as_json", is_flag=True, help=text("cli.json"))
def command(
    game: str,
    players: int | None,
    role: str | None,
    others: tuple[str, ...],
    games: int,
    seed: str,
    options: str,
    jobs: str,
    patience: float,
    plot: Path | None,
    as_json: bool,
) -> None:
    """Measure how strong everybody of the house is."""
    seats = rules(game).seats.start if players is None else players
    names = (*others, *CAST)
    demand_place(plot)
    ladder = Ladder(game, seats, games, seed, role, read_options(options), names, patience)
    with progress("cli.arena.progress") as hears:
        found = climb(ladder, read_jobs(jobs), hears)
    if plot is not None:
        plot.write_text(drawn(found), encoding="utf-8")
    if as_json:
        print_json(found)
    else:
        show(found)


def show(found: dict[str, Any]) -> None:
    """Everybody's rung, from the top, with its interval drawn on one scale."""
    every: list[dict[str, Any]] = found["characters"]
    low, high = min(each["low"] for each in every), max(each["high"] for each in every)
    wide = room(20 + 2 + 5 + 2 + 14 + 2)
    for each in reversed(every):
        bar = drawn_within(each["low"], each["rating"], each["high"], (low, high), wide)
        within = f"[{each['low']:.0f}, {each['high']:.0f}]"
        echo(f"{called(each['name']):>20}  {each['rating']:5.0f}  {within:>14}  {bar}")
    tell_forfeits(found["forfeits"])
