"""A position as somebody asks about it, and the answer: by the values if there are any."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from sleuth.games.scotland_yard.thinking.answers.explain import (
    Explained,
    can_be,
    explained,
    proved,
)
from sleuth.games.scotland_yard.thinking.packed import Packed, packed
from sleuth.games.scotland_yard.thinking.solution import ledger, playbook, table
from sleuth.games.scotland_yard.thinking.solution.retrograde import Key
from sleuth.games.scotland_yard.thinking.solution.worths import by_book
from sleuth.kernel.errors import Malformed

HELD: Mapping[str, tuple[int, int]] = {
    "none": (0, 0),
    "black": (1, 0),
    "double": (0, 1),
    "both": (1, 1),
}
ASKED = re.compile(
    rf"(\d{{1,3}}) (\d{{1,3}}) (\d{{1,3}}) (\d{{1,3}}) (\d{{1,2}}) ({'|'.join(HELD)})"
)


class Position(NamedTuple):
    """Fields and tickets, where three detectives stand, and Mister X, who is to move."""

    key: Key
    posts: tuple[int, ...]
    at: int


def explore(text: str) -> Explained:
    """The answer to "82 41 46 124 0 both": Mister X, three detectives, fields filled, tickets."""
    asked = ASKED.fullmatch(text)
    if asked is None:
        raise Malformed("solve.position")
    *stations, fields = map(int, asked.groups()[:5])
    at, *posts = (station - 1 for station in stations)
    position = Position((fields, *HELD[asked[6]]), tuple(posts), at)
    return answered(packed(), position, ledger.beside(table.place(3)))


def answered(map_: Packed, position: Position, path: Path) -> Explained:
    """What is known of a position: by the file at this place, else by the proof of the house."""
    key, posts, at = position
    stations = {at, *posts}
    if len(stations) < 4 or not stations <= set(range(map_.size)) or key[0] >= map_.last:
        raise Malformed("solve.stations")
    book = ledger.opened(path)
    if book is not None and key in book.heads:
        if not can_be(map_, key, posts, at):
            raise Malformed("solve.unreached", fields=key[0])
        return explained(map_, by_book(map_, book), key, posts, at)
    plays = playbook.opened() if map_ is packed() else None
    told = proved(map_, plays, key, posts, at) if plays else None
    if told is None or (not told.prospects and told.value < 1):
        raise Malformed("solve.no-values", path=path.name)
    return told
