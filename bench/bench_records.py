"""Decisions a second that are read from a folder of records, each with its view."""

from __future__ import annotations

import tempfile
from functools import partial
from pathlib import Path
from statistics import median
from time import process_time

from sleuth.games import catalogue
from sleuth.players.arena import Contest, run
from sleuth.study.decisions import decisions, keep

ROUNDS, GAMES = 3, 20


def main() -> None:
    """Matches of random moves in each game, written and read again."""
    for name, game in sorted(catalogue().items()):
        with tempfile.TemporaryDirectory() as folder:
            bots = ("random",) * game.seats.start
            contest = Contest(name, bots, GAMES, "bench", {})
            run(contest, keep=partial(keep, Path(folder)))
            rates = [rate(folder) for _ in range(ROUNDS)]
        print(f"{name:>16}: {median(rates):9,.0f} decisions/s read")


def rate(folder: str) -> float:
    """Decisions a second of this process's own time."""
    begun = process_time()
    return sum(1 for _ in decisions(folder)) / (process_time() - begun)
