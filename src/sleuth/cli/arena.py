"""`sleuth arena`: bots play each other, and the figures are printed."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path

import click

from sleuth.cli.charts import Bar, demand_place, drawn_bar, room
from sleuth.cli.charts import save as save_plot
from sleuth.cli.frame import Framed
from sleuth.cli.output import echo, print_json, progress, read_options, tell_forfeits
from sleuth.games import talents
from sleuth.kernel.errors import Malformed
from sleuth.players.arena import Contest, Figures, run
from sleuth.players.driver import PACE
from sleuth.players.jobs import read_jobs
from sleuth.players.own_bots import PATIENCE
from sleuth.study.decisions import keep, keep_told
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
@click.option("--facts", is_flag=True, help=text("cli.arena.facts"))
@click.option("--plot", type=click.Path(dir_okay=False, path_type=Path), help=text("cli.plot"))
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
    facts: bool,
    plot: Path | None,
    as_json: bool,
) -> None:
    """Play many matches."""
    names = tuple(name.strip() for name in bots.split(","))
    paced = int(pace * 1000)
    demand_place(plot)
    if facts and save is None:
        raise Malformed("arena.facts")
    contest = Contest(game, names, games, seed, read_options(options), rotate, paced, patience)
    with progress("cli.arena.progress") as hears:
        kept = None if save is None else partial(keep_told if facts else keep, save)
        found = run(contest, read_jobs(jobs), hears, kept)
    title = text("cli.arena.title", game=text(f"{game}.name"), n=found["games"])
    save_plot(plot, title, rates(found), top=1.0)
    if as_json:
        print_json(found)
    else:
        show(found)


def rates(found: Figures) -> list[Bar]:
    """The shares that were found; where all win or lose together, nobody's wins are counted."""
    games, bars = found["games"], []
    if counts_wins(found):
        within = found["intervals"]["wins"]
        wins = zip(found["bots"], found["wins"], within, strict=True)
        bars += [share(name, won / games, bounds) for name, won, bounds in wins]
    measured = found["intervals"]["measures"]
    known = [name for name in found["rates"] if name in found["measures"]]  # a forfeit has none
    return bars + [share(name, found["measures"][name], measured[name]) for name in known]


def counts_wins(found: Figures) -> bool:
    """Can anybody win alone, or did somebody, because others forfeited?"""
    return not talents(found["game"]).team or found["ties"] < found["games"]


def share(name: str, value: float, bounds: Sequence[float]) -> Bar:
    """A share with its interval."""
    low, high = bounds
    return Bar(name, value, f"{value:6.1%}  [{low:.1%}, {high:.1%}]", low, high)


def show(found: Figures) -> None:
    """The figures for people."""
    bars = rates(found)
    wide = room(14 + 2 + max((len(bar.words) for bar in bars), default=0) + 2)
    kept = {*found["rates"]}
    for bar in (bar for bar in bars if bar.label not in kept):
        echo(line(bar, wide))
    if counts_wins(found):
        echo(f"{text('cli.arena.ties'):>14}  {found['ties'] / found['games']:6.1%}")
    tell_forfeits(found["forfeits"])
    drawn = {bar.label: bar for bar in bars}
    for name, value in found["measures"].items():
        within = found["intervals"]["measures"][name]
        echo(line(drawn[name], wide) if name in kept else measure(name, value, within))


def line(bar: Bar, wide: int) -> str:
    """A share with its interval, drawn."""
    return f"{bar.label:>14}  {bar.words}  {drawn_bar(bar, 1.0, wide)}".rstrip()


def measure(name: str, value: float, bounds: Sequence[float]) -> str:
    """A figure of the game with its interval, if enough was played for one."""
    within = f"  [{bounds[0]:.4f}, {bounds[1]:.4f}]" if bounds else ""
    return f"{name:>14}  {value:.4f}{within}"
