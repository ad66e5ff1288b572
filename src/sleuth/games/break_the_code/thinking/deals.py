"""Three and four players: all deals counted exactly, without listing them.

The tiles a seat does not see are parted in two halves, and each half between two hands. What holds
for a half is counted once for all deals that share it: 900,900 halvings stand for 63,063,000 deals.
Once few hands are left at each place, the deals are listed after all.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property, lru_cache
from math import prod

import numpy as np

from sleuth.games.break_the_code.thinking.solver import (
    Array,
    chosen,
    fitting,
    holdings,
    table,
    unseen,
)
from sleuth.games.break_the_code.thinking.worlds import known
from sleuth.games.break_the_code.view import View


@dataclass(frozen=True, eq=False)
class Halves:
    """Every set of two hands' tiles, how it parts into two hands, and what it leaves over.

    `left[h, j]` and `right[h, j]` are the hands of parting `j` of half `h`. `other[h]` is what
    remains: the one hand outside of it, with three hands, or the other half, with four.
    """

    left: Array
    right: Array
    other: Array


@lru_cache(maxsize=4)
def bits(of: int, size: int) -> tuple[Array, Array]:
    """Each holding as a set of bits, and the holding of each such set."""
    masks = (1 << chosen(of, size)).sum(1).astype(np.int32)
    at = np.full(1 << of, -1, dtype=np.int32)
    at[masks] = np.arange(len(masks))
    return masks, at


@lru_cache(maxsize=4)
def halves(hands: int, size: int) -> Halves:
    """The halves of so many hands' tiles."""
    of = hands * size
    _, at = bits(of, size)
    pairs = chosen(of, 2 * size)
    half = (1 << pairs).sum(1)
    left = (1 << pairs)[:, chosen(2 * size, size)].sum(2)
    right = half[:, None] ^ left
    rest = ((1 << of) - 1) ^ half
    if hands == 4:
        at_half = np.full(1 << of, -1, dtype=np.int32)
        at_half[half] = np.arange(len(half))
        return Halves(at[left].astype(np.int16), at[right].astype(np.int16), at_half[rest])
    return Halves(at[left].astype(np.int16), at[right].astype(np.int16), at[rest])


@dataclass(frozen=True, eq=False)
class Hidden:
    """The hidden hands, the centre last: their places, all holdings, and which may be where."""

    places: tuple[int, ...]
    hands: Array
    size: int
    live: tuple[Array, ...]


def hidden(view: View) -> Hidden:
    """What a seat knows of each hidden hand alone."""
    board, sure = view.board, known(view)
    places = tuple(p for p in range(board.seats + 1) if p != view.seat)
    hands = holdings(board.box, unseen(view))
    live = tuple(
        hands == table(board.box).number(sure[place])
        if place in sure
        else fitting(board, place, hands)
        for place in places
    )
    return Hidden(places, hands, board.box.hand, live)


FEW = 1 << 22
"""Up to so many combinations of hands are tried one by one."""


def deals(view: View) -> Listed | Counted:
    """The deals a seat cannot exclude."""
    found = hidden(view)
    few = prod(int(live.sum()) for live in found.live[:-1]) <= FEW
    return Listed(found) if few else Counted(found)


class Listed:
    """Few deals, a column each: a row of holdings for every hidden place."""

    def __init__(self, found: Hidden) -> None:
        self.places, self.hands = found.places, found.hands
        of = len(found.places) * found.size
        masks, at = bits(of, found.size)
        rows = np.zeros((0, 1), dtype=np.int64)
        taken = np.zeros(1, dtype=np.int32)
        for live in found.live[:-1]:
            some = np.flatnonzero(live)
            before, after = np.nonzero((taken[:, None] & masks[some]) == 0)
            rows = np.vstack([rows[:, before], some[after]])
            taken = taken[before] | masks[some[after]]
        centre = at[((1 << of) - 1) ^ taken]
        self.rows: Array = np.vstack([rows, centre])[:, found.live[-1][centre]]
        self.total: int = self.rows.shape[1]

    def ways(self, nth: int) -> Array:
        """In how many deals each holding is at the n-th hidden place."""
        return np.bincount(self.rows[nth], minlength=len(self.hands))

    def spread(self, most: int) -> Array:
        """Deals evenly spaced among all, `most` at most: a row of holdings for each place."""
        return self.rows if self.total <= most else self.rows[:, spaced(self.total, most)]


def spaced(of: int, most: int) -> Array:
    """So many numbers, evenly spaced."""
    return (np.arange(most) * (of / most)).astype(np.int64)


class Counted:
    """Deals of any number, counted by halves."""

    def __init__(self, found: Hidden) -> None:
        self.places, self.hands, self.live = found.places, found.hands, found.live
        self.halves = halves(len(found.places), found.size)

    def _parted(self, one: int, two: int) -> Array:
        """How many ways each half parts into hands that may be at these two places."""
        live, halves = self.live, self.halves
        found: Array = (live[one][halves.left] & live[two][halves.right]).sum(1)
        return found

    @cached_property
    def _near(self) -> Array:
        """Ways to part each half between the first two places."""
        return self._parted(0, 1)

    @cached_property
    def _far(self) -> Array:
        """Ways to part what each half leaves over between the other places."""
        if len(self.places) == 4:
            found: Array = self._parted(2, 3)[self.halves.other]
            return found
        rest: Array = self.live[2][self.halves.other].astype(np.int64)
        return rest

    @cached_property
    def total(self) -> int:
        """How many deals there are."""
        return int((self._near * self._far).sum())

    def ways(self, nth: int) -> Array:
        """In how many deals each holding is at the n-th hidden place."""
        if nth < 2:
            return self._joined(nth, 1 - nth, self._far)
        outside = np.zeros(len(self.halves.other), dtype=np.int64)
        if len(self.places) == 4:
            outside[self.halves.other] = self._near
            return self._joined(nth, 5 - nth, outside)
        outside[self.halves.other] = self._near * self._far
        return outside

    def _joined(self, nth: int, partner: int, outside: Array) -> Array:
        """Deals by the holding at one place of a half, given the ways outside of that half."""
        weights = self.live[partner][self.halves.right] * outside[:, None]
        counts = np.bincount(self.halves.left.ravel(), weights.ravel(), len(self.hands))
        found: Array = counts.astype(np.int64) * self.live[nth]
        return found

    def spread(self, most: int) -> Array:
        """Deals evenly spaced among all, `most` at most: a row of holdings for each place."""
        ranks = np.arange(self.total) if self.total <= most else spaced(self.total, most)
        upto = np.cumsum(self._near * self._far)
        half = np.searchsorted(upto, ranks, side="right")
        first, second = np.divmod(ranks - (upto - self._near * self._far)[half], self._far[half])
        near = self._nth_parting(0, 1, half, first)
        if len(self.places) == 3:
            return np.array([*near, self.halves.other[half]])
        return np.array([*near, *self._nth_parting(2, 3, self.halves.other[half], second)])

    def _nth_parting(self, one: int, two: int, half: Array, nth: Array) -> tuple[Array, Array]:
        """The n-th way to part each of these halves between two places."""
        left, right = self.halves.left[half], self.halves.right[half]
        ways = (self.live[one][left] & self.live[two][right]).cumsum(1, dtype=np.int16)
        chosen = (ways <= nth[:, None]).sum(1)
        rows = np.arange(len(half))
        return left[rows, chosen], right[rows, chosen]
