"""Moves by number: 0 waits, every other number means the same move always."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache, lru_cache
from math import comb
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sleuth.games import talents
from sleuth.kernel.errors import Malformed
from sleuth.kernel.moves import Choice, Each, Moves, OneOf, Product, Some, weigh

WAIT = 0
KEPT = 1 << 14
"""Moves that are kept by their numbers."""

Mask = NDArray[np.int8]
Ranker = Callable[[Any], int]


def ranker(choice: Choice) -> Ranker:
    """The number of a value among those that a choice allows: what `nth` turns back."""
    match choice:
        case OneOf(values=values):
            return {value: n for n, value in enumerate(values)}.__getitem__
        case Each(places=places):
            rows = [
                ({value: n * worth for n, value in enumerate(place)}, worth)
                for place, worth, _ in weigh(places)
            ]
            return lambda value: sum(row[one] for (row, _), one in zip(rows, value, strict=True))
        case Some(values=values, k=k):
            return _subsets(values, k)
        case _:
            raise TypeError("what is arranged has no fixed numbers")


def _subsets(values: tuple[Any, ...], k: int) -> Ranker:
    at, n = {value: place for place, value in enumerate(values)}, len(values)

    def rank(value: tuple[Any, ...]) -> int:
        """How many subsets come before: those that first differ by an earlier value."""
        found, left, before = 0, k, -1
        for one in value:
            for skipped in range(before + 1, at[one]):
                found += comb(n - skipped - 1, left - 1)
            before, left = at[one], left - 1
        return found

    return rank


Numbered = tuple[int, Product[Any], list[tuple[str, Ranker, int]]]
"""A product of the universe: its first number, itself, and how each field counts."""


class Actions:
    """The numbers of all moves of a match with these options and seats."""

    def __init__(self, name: str, universe: Moves[Any]) -> None:
        self._able = talents(name)
        self._nth = lru_cache(maxsize=KEPT)(universe.nth)
        self.size = 1 + len(universe)
        self._listed = {move: n for n, move in enumerate(universe.listed, start=1)}
        self._products: dict[type[Any], list[Numbered]] = {}
        first = 1 + len(universe.listed)
        for product in universe.products:
            weights = weigh(tuple(product.fields.values()))
            ranks = [
                (name, ranker(choice), worth)
                for name, (choice, worth, _) in zip(product.fields, weights, strict=True)
            ]
            self._products.setdefault(product.kind, []).append((first, product, ranks))
            first += len(product)

    def rank(self, view: Any, move: Any) -> int:
        """The number of a move on offer."""
        return self._rank(self._able.plain(view, move))

    def unrank(self, view: Any, n: int) -> Any:
        """The move behind a number; it need not be on offer."""
        return self._able.real(view, self._nth(n - 1))

    def mask(self, view: Any, offered: Moves[Any]) -> Mask:
        """1 for every move on offer."""
        mask = np.zeros(self.size, np.int8)
        for start, stop in self._spans(view, offered):
            mask[start:stop] = 1
        return mask

    def _spans(self, view: Any, offered: Moves[Any]) -> Iterator[tuple[int, int]]:
        plain = self._able.plain
        for move in offered.listed:
            n = self._rank(plain(view, move))
            yield n, n + 1
        for product in offered.products:
            whole = self._same(product)
            if whole is not None:
                yield whole, whole + len(product)
                continue
            for move in product:
                n = self._rank(plain(view, move))
                yield n, n + 1

    def _same(self, product: Product[Any]) -> int | None:
        """Where the universe has the very same product."""
        for first, ours, _ in self._products.get(product.kind, ()):
            if len(ours) == len(product) and ours.fields == product.fields:
                return first
        return None

    def _rank(self, move: Any) -> int:
        n = self._listed.get(move)
        if n is not None:
            return n
        for first, product, ranks in self._products.get(type(move), ()):
            if product.has(move):
                return first + sum(rank(getattr(move, name)) * worth for name, rank, worth in ranks)
        raise Malformed("move.malformed", said=type(move).__name__)


@cache
def actions(name: str, options: Any, seats: int) -> Actions:
    """The numbers of all moves of a game with these options and seats."""
    universe = talents(name).universe
    if universe is None:
        raise Malformed("envs.none", game=name)
    return Actions(name, universe(options, seats))
