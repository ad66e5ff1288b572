"""What else the tables know: first moves, the principal line, what a fourth detective is for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
from msgspec import to_builtins

from sleuth.games.scotland_yard.charts import chart
from sleuth.games.scotland_yard.thinking.answers.opening import (
    FirstMove,
    Town,
    first_moves,
    principal_line,
)
from sleuth.games.scotland_yard.thinking.drawing.opening import (
    firsts_drawn,
    fourth_drawn,
    line_drawn,
)
from sleuth.games.scotland_yard.thinking.packed import Packed
from sleuth.games.scotland_yard.thinking.solution import ledger, sure
from sleuth.games.scotland_yard.thinking.solution.table import Table
from sleuth.games.scotland_yard.thinking.solution.worths import by_book
from sleuth.kernel.errors import Malformed

SHOWN = 5  # answers that are named
BOTH = (0, 1, 1)


def valued_town(map_: Packed, path: Path) -> Town:
    """The values in the file at this place."""
    book = ledger.opened(path)
    if book is None or BOTH not in book.heads:
        raise Malformed("solve.no-values", path=path.name)
    return Town(map_, by_book(map_, book))


def opening(town: Town, name: str, path: Path) -> list[dict[str, Any]]:
    """Draw what each first move is worth, and tell it with the answers."""
    map_ = town.map_
    moves = first_moves(town, BOTH, map_.posts[:3], map_.lair)
    posts = [post + 1 for post in map_.posts[:3]]
    path.write_text(firsts_drawn(chart(name), moves, map_.lair + 1, posts), encoding="utf-8")
    return [told(each) for each in moves]


def told(move: FirstMove) -> dict[str, Any]:
    """A first move with its first and its last answers, and how many there are of each worth."""
    said: dict[str, Any] = to_builtins(move)
    worths = Counter(each.value for each in move.replies)
    said["replies"] = [to_builtins(each) for each in move.replies[:SHOWN]]
    said["worths"] = {str(value): worths[value] for value in sorted(worths, reverse=True)}
    return said


def line(town: Town, name: str, path: Path) -> list[dict[str, Any]]:
    """Draw the principal line, and tell it."""
    map_ = town.map_
    steps = list(principal_line(town, BOTH, map_.posts[:3], map_.lair))
    posts = [post + 1 for post in map_.posts[:3]]
    path.write_text(line_drawn(chart(name), steps, map_.lair + 1, posts), encoding="utf-8")
    return [to_builtins(each) for each in steps]


def fourth(map_: Packed, three: Table, four: Table, name: str, path: Path) -> Mapping[str, int]:
    """Draw where a fourth detective matters against both tickets, and count the stations."""
    posts = [post + 1 for post in map_.posts[:4]]
    marks = [
        "three" if one else "four" if other else "open"
        for one, other in zip(lost_to(map_, three, 3), lost_to(map_, four, 4), strict=True)
    ]
    path.write_text(fourth_drawn(chart(name), marks, map_.lair + 1, posts), encoding="utf-8")
    return Counter(mark for at, mark in enumerate(marks, 1) if at not in posts)


def lost_to(map_: Packed, held: Table, team: int) -> list[bool]:
    """From which stations he is lost with both tickets, if so many stand on their posts."""
    won = sure.united(held, map_, BOTH, np.array([map_.posts[:team]]))
    found: list[bool] = sure.lost(won, range(map_.size))[:, 0].tolist()
    return found
