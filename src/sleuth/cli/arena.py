"""`sleuth arena`: bots play each other, and the figures are printed."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path

import click

from sleuth.cli.frame import Framed
from sleuth.cli.output import echo, print_json, progress, read_options, tell_forfeits
from sleuth.kernel.match import AnyMatch
from sleuth.players.arena import Contest, Figures, run
from sleuth.players.driver import PACE
from sleuth.players.jobs import read_jobs
from sleuth.players.own_bots import PATIENCE
from sleuth.study.transcript import write
from sleuth.texts import text


@click.command("arena", cls=Framed, help=text("cli.arena"))
@click.argument("game")
@click.option("--bots", required=True, help=text("cli.arena.bots"))
@click.option("--games", type=click.IntRange(1), default=100, show_default=True)
@click.option("--seed", default="0", show_default=True)
@click.option("--options", default="{}", help=text("cli.options"))
@click.option("--jobs", default="1", show_default=True, help=text("cli.jobs"))
@click.option("--rotate", is_flag=True, help=text("cli.arena.rotate"))
@click.option("--pace", type=float, default=PACE / 1000, show_default=True)
@click.option(
    "--patience", type=float, default=PATIENCE, show_default=True, help=text("cli.patience")
)
@click.option("--save", type=click.Path(path_type=Path), default=None, help=text("cli.arena.save"))
@click.option("--json", "as_json", is_flag=True, help=text("cli.json"))
def command(
    game: str,
    bots: str,
    games: int,
    seed: str,
    options: str,
    jobs: str,
    rotate: bool,
    pace: float,
    patience: float,
    save: Path | None,
    as_json: bool,
) -> None:
    """Play many matches."""
    names = tuple(name.strip() for name in bots.split(","))
    paced = int(pace * 1000)
    contest = Contest(game, names, games, seed, read_options(options), rotate, paced, patience)
    with progress("cli.arena.progress") as hears:
        kept = None if save is None else partial(keep, save)
        found = run(contest, read_jobs(jobs), hears, kept)
    if as_json:
        print_json(found)
    else:
        show(found)


def keep(folder: Path, match: AnyMatch, names: Sequence[str], deal: int, turn: int) -> None:
    """Write the record of one match; equal contests write equal files."""
    headers = {f"name {seat}": name for seat, name in enumerate(names)}
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / f"{match.game.name}-{deal:06}-{turn}.txt"
    file.write_text(write(match, headers), encoding="utf-8")


def show(found: Figures) -> None:
    """The figures for people; where all win or lose together, nobody's wins are counted."""
    games, ties = found["games"], found["ties"]
    if ties < games:
        for name, wins, bounds in zip(
            found["bots"], found["wins"], found["intervals"]["wins"], strict=True
        ):
            rate(name, wins / games, bounds)
        echo(f"{text('cli.arena.ties'):>14}  {ties / games:6.1%}")
    tell_forfeits(found["forfeits"])
    for name, value in found["measures"].items():
        measure(name, value, found["intervals"]["measures"][name], name in found["rates"])


def rate(name: str, share: float, bounds: Sequence[float]) -> None:
    """A share with its interval, drawn."""
    low, high = bounds
    echo(f"{name:>14}  {share:6.1%}  [{low:.1%}, {high:.1%}]  {'█' * round(share * 40)}")


def measure(name: str, value: float, bounds: Sequence[float], is_rate: bool) -> None:
    """A figure of the game with its interval, if enough was played for one."""
    if is_rate:
        rate(name, value, bounds)
        return
    within = f"  [{bounds[0]:.4f}, {bounds[1]:.4f}]" if bounds else ""
    echo(f"{name:>14}  {value:.4f}{within}")
