"""Decisions a second that are read from a folder of records, each with its view."""

from __future__ import annotations

import tempfile
from functools import partial
from pathlib import Path
from statistics import median
from time import process_time

from sleuth.games import catalogue
from sleuth.players.arena import Contest, run
from sleuth.study.decisions import decisions, keep, keep_told

ROUNDS, GAMES = 7, 20


def main() -> None:
    """Matches of random moves in each game, written and read again: believed, or played again."""
    for name, game in sorted(catalogue().items()):
        contest = Contest(name, ("random",) * game.seats.start, GAMES, "bench", {})
        with tempfile.TemporaryDirectory() as text, tempfile.TemporaryDirectory() as facts:
            run(contest, keep=partial(keep, Path(text)))
            run(contest, keep=partial(keep_told, Path(facts)))
            again, believed = (median(rate(each) for _ in range(ROUNDS)) for each in (text, facts))
        print(f"{name:>16}: {believed:9,.0f} decisions/s read, {again:9,.0f} played again")


def rate(folder: str) -> float:
    """Decisions a second of this process's own time."""
    begun = process_time()
    return sum(1 for _ in decisions(folder)) / (process_time() - begun)
