"""Put what `sleuth ladder … --json` printed into the files that the games bring along.

The table for the page of all ladders is printed. Usage: python tools/ladders.py RESULT.json…
"""

from __future__ import annotations

import sys
from itertools import pairwise
from pathlib import Path

import msgspec

from sleuth.kernel import codec
from sleuth.players.cast import BEGINNER, CAST
from sleuth.players.ladder.measured import Ladders, MeasuredLadder, Rung, demand_whole, place, read
from sleuth.texts import catalogue


def put(ladder: MeasuredLadder) -> Path:
    """Write one ladder into the file of its game, in the place of the one of before."""
    demand_whole(ladder.game, ladder)
    at = place(ladder.game)
    others = read(ladder.game, at.read_bytes()) if at.exists() else ()
    kept = [each for each in others if (each.players, each.role) != (ladder.players, ladder.role)]
    at.parent.mkdir(exist_ok=True)
    at.write_text(written(tuple(sorted((*kept, ladder), key=order))), encoding="utf-8")
    return at


def order(ladder: MeasuredLadder) -> tuple[int, str]:
    """The fewest players first."""
    return ladder.players, ladder.role or ""


def written(ladders: Ladders) -> str:
    """One ladder a line, without what a page does not need."""
    lines = (msgspec.json.encode(lean(each)).decode() for each in ladders)
    return "[\n" + ",\n".join(lines) + "\n]\n"


def lean(ladder: MeasuredLadder) -> MeasuredLadder:
    """The same with the eight of the house alone, and without what each match brought."""
    eight = tuple(each for each in ladder.characters if each.name in CAST)
    return msgspec.structs.replace(ladder, characters=eight, pairs=(), forfeits=(), seconds=0.0)


def table(ladder: MeasuredLadder) -> str:
    """Everybody with the interval, the strongest first, and how far above the one below."""
    eight = [each for each in ladder.characters if each.name in CAST]
    steps = ["", *(f"{high.rating - low.rating:.0f}" for low, high in pairwise(eight))]
    lines = [row(each, step) for each, step in zip(eight, steps, strict=True)]
    others = [row(each, "") for each in ladder.characters if each.name == BEGINNER]
    head = ["| | Rating | 95 % | Above the one below |", "|---|---|---|---|"]
    return "\n".join([*head, *reversed(lines), *others])


def row(rung: Rung, step: str) -> str:
    """One line of a table."""
    named = catalogue("en").get(f"cast.{rung.name}", "a careful beginner")
    cells = (named, f"{rung.rating:.0f}", f"{rung.low:.0f} to {rung.high:.0f}", step)
    return f"| {' | '.join(cells)} |".replace("|  |", "| |")


if __name__ == "__main__":
    for name in sys.argv[1:]:
        found = codec.decode(Path(name).read_bytes(), MeasuredLadder)
        print(put(found))
        print(table(found))
