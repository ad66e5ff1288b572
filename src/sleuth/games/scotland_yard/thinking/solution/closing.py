"""What Mister X can promise exactly: where the table leaves a gap, fractions close it.

A table says what a place leaves to the detectives to within some units. Mister X keeps a promise
there, an exact fraction, if the table says so with all its error, if he would escape although they
saw him all the time, or if one of the things he can do keeps it whatever they answer: for the few
answers after which the table does not suffice, the same is asked again. What he promises there is
the simplest fraction that the table allows, so the mixes in between are exact.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction
from functools import lru_cache
from typing import NamedTuple

import numpy as np

from sleuth.games.scotland_yard.thinking.packed import Array, Packed, plans
from sleuth.games.scotland_yard.thinking.solution import teams
from sleuth.games.scotland_yard.thinking.solution.escapes import against
from sleuth.games.scotland_yard.thinking.solution.mixes import useful
from sleuth.games.scotland_yard.thinking.solution.mixing import FULL
from sleuth.games.scotland_yard.thinking.solution.retrograde import Analysis, Key
from sleuth.games.scotland_yard.thinking.solution.strategies import (
    Posts,
    Worth,
    observed,
    sorted_row,
)

Spot = tuple[Key, Posts, int]
"""Fields and tickets, where the detectives stand, and Mister X, who is to move."""


class Demand(NamedTuple):
    """A place after an answer of the detectives, and what must not be exceeded there."""

    posts: Posts
    at: int
    promise: Fraction


class Deed(NamedTuple):
    """Something that Mister X can do, and what it asks of the places after it."""

    after: Key
    demands: tuple[Demand, ...]


class Game(NamedTuple):
    """A turn of the detectives: their plans, where he may be, and what the table says of both."""

    plans: Array
    where: Sequence[int]
    worth: Array
    error: int

    def weights(self, promise: Fraction) -> Sequence[int] | None:
        """Weights of his stations that keep the promise, if the guesses are right."""
        most = self.worth.max(axis=1)
        if most.min() <= promise * FULL:
            return [int(n == most.argmin()) for n in range(len(most))]
        if len(most) == 1 or self.worth.min(axis=0).max() > promise * FULL:
            return None
        rows = self.worth[:, useful(self.worth)].T.tolist()
        games = sorted({tuple(guessed(one, self.error) for one in row) for row in rows})
        share, weights = against(games)
        return weights if share <= promise else None

    def demands(self, weights: Sequence[int], promise: Fraction) -> Iterator[Demand]:
        """What must hold after the plans for which the table with all its error does not suffice.

        What a plan may leave in all is shared out; where it catches him for sure, that is settled.
        """
        total, likely = sum(weights), [n for n, weight in enumerate(weights) if weight]
        most = np.minimum(self.worth.astype(np.int64) + self.error, FULL).astype(object)
        sums = sum(weights[n] * most[n] for n in likely)
        for plan in np.flatnonzero(sums > promise * total * FULL).tolist():
            shares = {n: guessed(int(self.worth[n, plan]), self.error) for n in likely}
            spare = promise * total - sum(weights[n] * share for n, share in shares.items())
            left = [n for n, share in shares.items() if share < 1] or likely
            more = spare / sum(weights[n] for n in left)
            posts = sorted_row(self.plans[plan])
            yield from (Demand(posts, self.where[n], shares[n] + more) for n in left)


@dataclass
class Closing:
    """What Mister X can promise, by tables of lower bounds whose errors are known."""

    map_: Packed
    worth: Worth
    errors: Mapping[Key, int]
    hopes: Mapping[Key, Array]
    kept: dict[Spot, Fraction] = field(default_factory=dict)
    missed: dict[Spot, Fraction] = field(default_factory=dict)

    def keeps(self, key: Key, posts: Posts, at: int, promise: Fraction) -> bool:
        """Can he see to it that no more than this is left to the detectives?"""
        spot = key, posts, at
        if promise >= 1 or self.kept.get(spot, promise + 1) <= promise:
            return True
        if promise < 0 or at in posts or self.missed.get(spot, promise - 1) >= promise:
            return False
        found = not self.hope(key, posts, at) or any(
            all(self.keeps(deed.after, *demand) for demand in deed.demands)
            for deed in sorted(self.deeds(key, posts, at, promise), key=asked)
        )
        (self.kept if found else self.missed)[spot] = promise
        return found

    def hope(self, key: Key, posts: Posts, at: int) -> bool:
        """Is anything left to the detectives here, if they were to see him all the time?"""
        if key[0] >= self.map_.last:
            return False
        row = self.hopes[key[0], 0, key[2]][teams.rank(np.array([posts]))[0]]
        return bool(int(row[at >> 6]) >> (at & 63) & 1)

    def deeds(self, key: Key, posts: Posts, at: int, promise: Fraction) -> Iterator[Deed]:
        """What he can do, as far as the promise may be kept by it."""
        rows = plans(self.map_, posts, tuple(range(len(posts))))
        for after, where in observed(self.map_, key, posts, at):
            error = self.errors[after] if after[0] < self.map_.last else 0
            game = Game(rows, where, self.worth(after, rows, where), error)
            weights = game.weights(promise)
            if weights is not None:
                yield Deed(after, tuple(game.demands(weights, promise)))


def asked(deed: Deed) -> tuple[int, int]:
    """How much is to be shown after this, in places and in tickets."""
    return len(deed.demands), -sum(deed.after[1:])


@lru_cache(maxsize=1 << 12)
def guessed(units: int, error: int) -> Fraction:
    """The simplest fraction that this many units and their error allow."""
    if units in (0, FULL):
        return Fraction(units, FULL)
    return simplest(Fraction(units, FULL), min(Fraction(1), Fraction(units + error, FULL)))


def simplest(low: Fraction, high: Fraction) -> Fraction:
    """The fraction of the least denominator between two."""
    whole = -(-low.numerator // low.denominator)
    if whole <= high:
        return Fraction(whole)
    return whole - 1 + 1 / simplest(1 / (high - whole + 1), 1 / (low - whole + 1))


def hopes(map_: Packed) -> dict[Key, Array]:
    """Where the detectives win if they always see him: elsewhere nothing is left to them.

    Who escapes them in plain sight does so in the dark; a black ticket is no use to him then.
    """
    sight = replace(map_, covered=frozenset())
    every, found = teams.threes(map_.size), dict[Key, Array]()
    analysis = Analysis(sight, every, teams.moves(sight, every), found.__getitem__)
    for filled in reversed(range(map_.last)):
        found |= analysis.layer([(filled, 0, 0), (filled, 0, 1)])
    return found
