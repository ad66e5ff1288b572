"""Four detectives: sure wins on all they can reach in some turns, beyond that by three of them.

Where any three of the four win for sure whatever the fourth does (he can always step aside, see
`teams.unhindered`), the four win. Those are the leaves. Before them lie only some turns, in which
the four can reach so few places that retrograde analysis takes each set of four. That each of them
keeps to the places nearest to Mister X's start makes it quick, and leaves out only wins.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import combinations
from math import comb

import numpy as np

from sleuth.games.scotland_yard.thinking.packed import WORDS, Array, Packed
from sleuth.games.scotland_yard.thinking.solution import teams
from sleuth.games.scotland_yard.thinking.solution.retrograde import Analysis, Key

TURNS = 4
WIDTH = (1, 9, 12, 16, 22)  # how many places each detective keeps to, after each turn
Layer = tuple[int, Mapping[Key, Array]]


def keys(turn: int) -> tuple[Key, ...]:
    """Fields and tickets after so many turns: a double move fills two fields in one."""
    fresh = ((turn, 0, 1), (turn, 1, 1))
    return fresh if not turn else (*fresh, (turn + 1, 0, 0), (turn + 1, 1, 0))


def places(map_: Packed, posts: Sequence[int], turns: int) -> Array:
    """Every set that could stand on the map after so many turns, in the order of their numbers.

    That somebody is shut in and stays is thought of only where they could not stand otherwise.
    """
    found = standing(map_, posts, turns, map_.around)
    if len(found):
        return found
    shut = [(*ways, at) if len(ways) < len(posts) else ways for at, ways in enumerate(map_.around)]
    return standing(map_, posts, turns, shut)


def standing(
    map_: Packed, posts: Sequence[int], turns: int, ways: Sequence[Sequence[int]]
) -> Array:
    """The same, if each detective goes one of these ways in each turn."""
    reach = [[post] for post in posts]
    for width in WIDTH[1 : turns + 1]:
        spread = [{to for at in each for to in ways[at]} for each in reach]
        reach = [sorted(each, key=lambda at: (map_.distance[map_.lair, at], at)) for each in spread]
        reach = [each[:width] for each in reach]
    rows = np.stack(np.meshgrid(*map(sorted, reach), indexing="ij"), axis=-1, dtype=np.int16)
    rows = np.sort(rows.reshape(-1, len(posts)), axis=1)
    rows = rows[(np.diff(rows, axis=1) > 0).all(axis=1)]
    _, first = np.unique(teams.rank(rows), return_index=True)
    found: Array = rows[first]
    return found


def indexed(every: Array, size: int) -> Array:
    """The place of each set in this list, by its number."""
    index = np.full(comb(size, every.shape[1]), -1, np.int32)
    index[teams.rank(every)] = np.arange(len(every), dtype=np.int32)
    return index


def by_three(map_: Packed, every: Array, held: Callable[[Key], Array], key: Key) -> Array:
    """Where some three of each set win for sure; nowhere once the log is full."""
    if key[0] >= map_.last:
        return np.zeros((len(every), WORDS), np.uint64)
    wins = held(key)
    groups = list(combinations(range(every.shape[1]), 3))
    found: Array = wins[teams.rank(every[:, groups[0]])]
    for group in groups[1:]:
        found |= wins[teams.rank(every[:, group])]
    return found


def proved(
    map_: Packed, posts: Sequence[int], held: Callable[[Key], Array], turns: int = TURNS
) -> Iterator[Layer]:
    """The sure wins of four after each number of turns, the latest first; the last is the start."""
    every = places(map_, posts, turns)
    wins = {key: by_three(map_, every, held, key) for key in keys(turns)}
    for turn in reversed(range(turns)):
        after, every = every, places(map_, posts, turn)
        moves = teams.moves(map_, every, indexed(after, map_.size))
        own, _ = teams.bits(map_, after)
        wins = dict(Analysis(map_, every, moves, wins.__getitem__, own).layer(keys(turn)))
        yield turn, wins
