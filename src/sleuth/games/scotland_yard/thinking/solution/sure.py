"""What a table of sure wins says about the plans of a turn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations

import numpy as np

from sleuth.games.scotland_yard.pieces import Options
from sleuth.games.scotland_yard.thinking.packed import WORDS, Array, Packed
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
    found = caught(stations, rows)
    for more in wins(held, map_, key, rows):
        found |= lost(more, stations)
    return found


def winning(held: Table, map_: Packed, key: Key, stations: Sequence[int], rows: Array) -> Array:
    """Plans that win wherever he is; once some are known, no others are looked for."""
    found = caught(stations, rows)
    for more in wins(held, map_, key, rows):
        found |= lost(more, stations)
        if found.all(axis=0).any():
            break
    return rows[found.all(axis=0)]


def caught(stations: Sequence[int], rows: Array) -> Array:
    """For each station and each plan: does a detective step on it?"""
    found: Array = (rows[None, :, :] == np.asarray(stations)[:, None, None]).any(axis=2)
    return found


def lost(won: Array, stations: Sequence[int]) -> Array:
    """For each station and each row of bits: is it among them?"""
    at = np.asarray(stations)
    found: Array = (won[:, at >> 6] >> (at & 63).astype(np.uint64) & np.uint64(1)).T == 1
    return found


def wins(held: Table, map_: Packed, key: Key, rows: Array) -> Iterator[Array]:
    """The stations at which he is lost, for each plan: by all four first, then by three of them."""
    if key[0] >= map_.last:
        return
    if rows.shape[1] == 3:
        yield held.rows((3, *key), teams.rank(rows))
        return
    if (4, *key) in held.index:
        yield by_four(held, map_, key, rows)
    if (3, *key) in held.index:
        for trio in combinations(range(4), 3):
            yield held.rows((3, *key), teams.rank(rows[:, trio]))


def united(held: Table, map_: Packed, key: Key, rows: Array) -> Array:
    """All stations at which he is lost, for each plan."""
    found = np.zeros((len(rows), WORDS), np.uint64)
    for more in wins(held, map_, key, rows):
        found |= more
    return found


def by_four(held: Table, map_: Packed, key: Key, rows: Array) -> Array:
    """The stations at which he is lost to sets that the proof for four lists."""
    numbers, listed = teams.rank(rows), ranks(map_, key[0] - (1 - key[2]))
    place = np.minimum(np.searchsorted(listed, numbers), len(listed) - 1)
    there = listed[place] == numbers
    found = np.zeros((len(rows), WORDS), np.uint64)
    if there.any():
        found[there] = held.rows((4, *key), place[there])
    return found


@lru_cache(maxsize=8)
def ranks(map_: Packed, turn: int) -> Array:
    """The numbers of all sets that four can form after so many turns."""
    return teams.rank(proof.places(map_, map_.posts, turn))
