"""The study of the game: do the detectives win for sure, and if not, how likely?"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Literal

from sleuth.games.scotland_yard import table, teams
from sleuth.games.scotland_yard.packed import Packed, packed
from sleuth.games.scotland_yard.retrograde import TICKETS, Analysis
from sleuth.kernel.data import Data
from sleuth.kernel.talents import Progress


class SolveOptions(Data, frozen=True):
    """How many detectives, and where the table of sure wins lies or is to lie."""

    detectives: Literal["3", "4"] = "3"
    table: str | None = None


def solve(options: SolveOptions, progress: Progress) -> Mapping[str, object]:
    """Work out the sure wins, or read them, and say what they mean for the start."""
    path = Path(options.table) if options.table else table.place(int(options.detectives))
    tabulate(packed(), path, options.detectives == "4", progress)
    return {"table": str(path), "megabytes": round(path.stat().st_size / 1e6, 1)}


def tabulate(map_: Packed, path: Path, guarded: bool, progress: Progress) -> None:
    """Find the sure wins of three from the last field back, going on where a file ends."""
    found = table.resumed(path)
    done, total = len(found.index), map_.last * len(TICKETS)
    progress(done, total)
    if done == total:
        return
    every = teams.threes(map_.size)
    moves = teams.moves(map_, every, guarded=guarded)
    analysis = Analysis(map_, every, moves, lambda key: found.layer((3, *key)))
    for fields in reversed(range(map_.last)):
        for key in [(fields, *held) for held in TICKETS if (3, fields, *held) not in found.index]:
            found.append((3, *key), analysis.layer([key])[key])
            progress(len(found.index), total)
