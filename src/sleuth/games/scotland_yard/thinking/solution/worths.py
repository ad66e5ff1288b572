"""What the tables say of plans: how much each is worth at each station of Mister X."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np

from sleuth.games.scotland_yard.thinking.packed import Array, Packed
from sleuth.games.scotland_yard.thinking.solution import sure, teams
from sleuth.games.scotland_yard.thinking.solution.ledger import Ledger
from sleuth.games.scotland_yard.thinking.solution.mixing import FULL
from sleuth.games.scotland_yard.thinking.solution.retrograde import Key
from sleuth.games.scotland_yard.thinking.solution.strategies import Worth
from sleuth.games.scotland_yard.thinking.solution.table import Table


def by_sure_wins(map_: Packed, held: Table) -> Worth:
    """All or nothing, by a table of sure wins."""

    def worth(key: Key, rows: Array, stations: Sequence[int]) -> Array:
        return sure.certain(held, map_, key, stations, rows).astype(np.uint16) * np.uint16(FULL)

    return worth


def by_values(map_: Packed, table: Callable[[Key], Array]) -> Worth:
    """Shares of won games, by tables with a row for each set of three."""

    def worth(key: Key, rows: Array, stations: Sequence[int]) -> Array:
        caught = sure.caught(stations, rows)
        if key[0] >= map_.last:
            return caught.astype(np.uint16) * np.uint16(FULL)
        rated = table(key)[teams.rank(rows)[:, None], np.asarray(stations)]
        return np.where(caught, np.uint16(FULL), rated.T)

    return worth


def by_book(map_: Packed, book: Ledger) -> Worth:
    """The same out of a file of values, read block by block."""

    def worth(key: Key, rows: Array, stations: Sequence[int]) -> Array:
        caught = sure.caught(stations, rows)
        if key[0] >= map_.last:
            return caught.astype(np.uint16) * np.uint16(FULL)
        return np.where(caught, np.uint16(FULL), book.rated(key, rows, stations))

    return worth
