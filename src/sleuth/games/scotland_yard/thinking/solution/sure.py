"""What a table of sure wins says about the plans of a turn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache, cached_property, lru_cache, reduce
from itertools import combinations

import numpy as np

from sleuth.games.scotland_yard.pieces import Options
from sleuth.games.scotland_yard.thinking.packed import WORDS, Array, Packed, plans, singles
from sleuth.games.scotland_yard.thinking.solution import proof, teams
from sleuth.games.scotland_yard.thinking.solution.retrograde import Key
from sleuth.games.scotland_yard.thinking.solution.table import Table, opened, place


def known(options: Options, detectives: int) -> Table | None:
    """The table for this match, if there is one: it holds for beginners in London."""
    plain = not options.classic and options.double_move == "fields"
    if not plain or options.chart.name != "london":
        return None
    return opened(place(detectives))


def certain(held: Table, map_: Packed, key: Key, stations: Sequence[int], rows: Array) -> Array:
    """For each station of Mister X and each plan of the detectives: is he caught, or lost?"""
    return Asked(held, map_, rows).certain(key, stations)


def winning(held: Table, map_: Packed, key: Key, stations: Sequence[int], rows: Array) -> Array:
    """Plans that win wherever he is; once some are known, no others are looked for."""
    asked = Asked(held, map_, rows)
    found = asked.caught
    for won in asked.wins(key):
        found = found | won
        if (sure := lost(found, stations).all(axis=0)).any():
            return rows[sure]
    return rows[lost(found, stations).all(axis=0)]


def caught(stations: Sequence[int], rows: Array) -> Array:
    """For each station and each plan: does a detective step on it?"""
    at, found = np.asarray(stations)[:, None], np.zeros((len(stations), len(rows)), bool)
    for column in rows.T:
        found |= column == at
    return found


def lost(won: Array, stations: Sequence[int]) -> Array:
    """For each station and each row of bits: is it among them?"""
    words, found = np.ascontiguousarray(won.T), np.empty((len(stations), len(won)), bool)
    for row, at in zip(found, stations, strict=True):
        np.not_equal(words[at >> 6] & np.uint64(1 << (at & 63)), 0, out=row)
    return found


@lru_cache(maxsize=16)
def turn(held: Table, map_: Packed, posts: tuple[int, ...]) -> Asked:
    """All plans of detectives who stand like this; of the last few turns it is kept what is known,
    since most matches begin alike."""
    return Asked(held, map_, plans(map_, posts, tuple(range(len(posts)))))


class Asked:
    """The plans of a turn, about which a table is asked: teams in which several of them end are
    looked up once, and numbered once however many fields and tickets are asked about."""

    def __init__(self, held: Table, map_: Packed, rows: Array) -> None:
        self.held, self.map_, self.rows = held, map_, rows
        self.won = cache(self._won)

    def certain(self, key: Key, stations: Sequence[int]) -> Array:
        """For each station of Mister X and each plan of the detectives: is he caught, or lost?"""
        return lost(self.won(key), stations)

    def _won(self, key: Key) -> Array:
        """The stations at which he is caught or lost, for each plan."""
        return reduce(np.bitwise_or, self.wins(key), self.caught)

    def wins(self, key: Key) -> Iterator[Array]:
        """The stations at which he is lost, for each plan: by all four first, then by three."""
        if key[0] >= self.map_.last:
            return
        if self.rows.shape[1] > 3 and (4, *key) in self.held.index:
            yield by_four(self.held, self.map_, key, self.numbers)
        if (3, *key) in self.held.index:
            for numbers, which in self.threes:
                yield self.held.rows((3, *key), numbers).take(which, axis=0)

    @cached_property
    def caught(self) -> Array:
        """The stations on which the detectives end, for each plan."""
        return teams.united(singles(self.map_), self.rows)

    @cached_property
    def numbers(self) -> Array:
        return teams.rank(self.rows)

    @cached_property
    def threes(self) -> list[tuple[Array, Array]]:
        who = range(self.rows.shape[1])
        return [alike(self.rows[:, trio], self.map_.size) for trio in combinations(who, 3)]


def alike(rows: Array, size: int) -> tuple[Array, Array]:
    """The numbers of the teams among these, and which of them each row is."""
    place = np.zeros(len(rows), np.int64)
    for column in rows.T:
        present, which = occurring(column, size)
        place = place * len(present) + which
        _, place = occurring(place, int(place.max(initial=0)) + 1)
    first = np.zeros(int(place.max(initial=-1)) + 1, np.int64)
    first[place] = np.arange(len(rows))
    return teams.rank(rows[first]), place


def occurring(numbers: Array, below: int) -> tuple[Array, Array]:
    """The numbers that occur, and which of them each one is: without sorting."""
    index = np.zeros(below, np.int64)
    index[numbers] = 1
    present = np.flatnonzero(index)
    index[present] = np.arange(len(present))
    return present, index[numbers]


def united(held: Table, map_: Packed, key: Key, rows: Array) -> Array:
    """All stations at which he is lost, for each plan."""
    found = np.zeros((len(rows), WORDS), np.uint64)
    return reduce(np.bitwise_or, Asked(held, map_, rows).wins(key), found)


def by_four(held: Table, map_: Packed, key: Key, numbers: Array) -> Array:
    """The stations at which he is lost to sets that the proof for four lists."""
    listed = ranks(map_, key[0] - (1 - key[2]))
    place = np.minimum(np.searchsorted(listed, numbers), len(listed) - 1)
    there = listed[place] == numbers
    found = np.zeros((len(numbers), WORDS), np.uint64)
    if there.any():
        found[there] = held.rows((4, *key), place[there])
    return found


@lru_cache(maxsize=8)
def ranks(map_: Packed, turn: int) -> Array:
    """The numbers of all sets that four can form after so many turns."""
    return teams.rank(proof.places(map_, map_.posts, turn))
