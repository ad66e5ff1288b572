"""Put what `sleuth ladder … --json` printed into the files that the games bring along.

Usage: python tools/ladders.py RESULT.json…
"""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec

from sleuth.kernel import codec
from sleuth.players.cast import CAST
from sleuth.players.ladder.measured import Ladders, MeasuredLadder, demand_whole, place, read


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
    """The same with the eight of the house alone, and without what each pair scored."""
    eight = tuple(each for each in ladder.characters if each.name in CAST)
    return msgspec.structs.replace(ladder, characters=eight, pairs=(), seconds=0.0)


if __name__ == "__main__":
    for name in sys.argv[1:]:
        print(put(codec.decode(Path(name).read_bytes(), MeasuredLadder)))
