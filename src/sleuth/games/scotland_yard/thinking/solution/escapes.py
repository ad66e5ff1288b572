"""What Mister X does, turn by turn, against every plan of the detectives from a start.

The other side of `strategies`: for each place where something can be gained, the thing to do that
the tables call best, a mix in the dark; then exact fractions from the end back.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from sleuth.games.scotland_yard.thinking.packed import Array, Packed, plans
from sleuth.games.scotland_yard.thinking.solution.exact import equilibrium
from sleuth.games.scotland_yard.thinking.solution.mixing import FULL, bounds
from sleuth.games.scotland_yard.thinking.solution.retrograde import Key
from sleuth.games.scotland_yard.thinking.solution.strategies import (
    Place,
    Posts,
    Share,
    Worth,
    by_posts,
    observed,
    sorted_row,
)


class Way(NamedTuple):
    """What he does: what the detectives see of it, how he mixes, and what it leaves them."""

    after: Key
    where: tuple[int, ...]
    weights: tuple[int, ...]
    share: Share


@dataclass
class Escapes:
    """Mister X's strategy from one start."""

    map_: Packed
    worth: Worth
    ways: dict[Key, dict[Place, Way]] = field(default_factory=lambda: defaultdict(dict))
    places: dict[Key, set[Place]] = field(default_factory=lambda: defaultdict(set))

    def spread(self, key: Key, start: Place) -> None:
        """Every place that can come about, with the thing to do there."""
        self.places[key].add(start)
        for filled in range(key[0], self.map_.last):
            for layer in [each for each in self.places if each[0] == filled]:
                for posts, places in by_posts(self.places[layer]).items():
                    rows = plans(self.map_, posts, tuple(range(len(posts))))
                    for at in places:
                        self.meet(layer, posts, at, rows)

    def meet(self, key: Key, posts: Posts, at: int, rows: Array) -> None:
        """The best thing to do here, and where it may lead."""
        best: tuple[int, Key, tuple[int, ...]] | None = None
        for after, where in observed(self.map_, key, posts, at):
            worth = self.worth(after, rows, where)
            most = bounds(worth)[1]
            if best is None or most < best[0]:
                best = most, after, where
        if best is None or best[0] >= FULL:
            return
        _, after, where = best
        self.ways[key][posts, at] = Way(after, where, (), 1)
        if after[0] < self.map_.last:
            found = {(sorted_row(row), to) for row in rows for to in where if to not in row}
            self.places[after].update(found)

    def settle(self) -> None:
        """From the end back: exact weights, and what everything leaves to the detectives."""
        for key in sorted(self.ways, reverse=True):
            for (posts, at), way in self.ways[key].items():
                got = {
                    tuple(self.share(way.after, sorted_row(row), to) for to in way.where)
                    for row in plans(self.map_, posts, tuple(range(len(posts))))
                }
                share, weights = against(sorted(got))
                self.ways[key][posts, at] = way._replace(weights=weights, share=share)

    def share(self, key: Key, posts: Posts, at: int) -> Share:
        """What is left to the detectives when he is to move here."""
        if at in posts:
            return 1
        if key[0] >= self.map_.last:
            return 0
        found = self.ways[key].get((posts, at))
        return 1 if found is None else found.share

    def worths(self) -> set[Share]:
        """Every share that is promised."""
        return {way.share for ways in self.ways.values() for way in ways.values()}


def against(rows: Sequence[Sequence[Share]]) -> tuple[Share, tuple[int, ...]]:
    """The value of a game, and the weights of the one who picks columns and wants it low."""
    if len(rows[0]) == 1:
        return max(row[0] for row in rows), (1,)
    turned = [[1 - row[n] for row in rows] for n in range(len(rows[0]))]
    value, weights = equilibrium(turned)
    return 1 - value, weights
