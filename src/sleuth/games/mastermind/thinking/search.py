"""Exhaustive search for the guesses that find a set of codes in the fewest guesses in all.

A set of possible codes is a big integer, one bit a code, so a guess parts it with a dozen ANDs.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable, Iterator
from copy import copy
from functools import cache, cached_property
from typing import TypeAlias

import numpy as np

from sleuth.games.mastermind.thinking import kernel
from sleuth.games.mastermind.thinking.kernel import DEEP, NEVER, WIDE
from sleuth.games.mastermind.thinking.solver import Array, Size, codes, feedback, keys

Progress: TypeAlias = Callable[[str], None]


def ideal(most: int, answers: int, depth: float) -> list[int]:
    """The least total for 0, 1, 2, ... codes if every answer told all codes apart."""
    totals, level, room = [0], 1, 1
    for n in range(1, most + 1):
        if n > room:
            level, room = level + 1, room + answers**level
        totals.append(totals[-1] + level if level <= depth else NEVER)
    return totals


@cache
def _renamed(size: Size, used: frozenset[int]) -> Array:
    """Each code's rank once the colours not in use are renamed in order of appearance."""
    free = [colour for colour in range(size.colours) if colour not in used]
    ranks = []
    for code in itertools.product(range(size.colours), repeat=size.pegs):
        fresh = iter(free)
        names = {c: c if c in used else next(fresh) for c in dict.fromkeys(code)}
        ranks.append(sum(names[c] * size.colours**i for i, c in enumerate(reversed(code))))
    return np.array(ranks)


class Symmetry:
    """The ways to permute holes and colours that leave every guess so far as it is.

    Guesses that such a way carries into each other are equally good: one of each orbit will do.
    A way is kept as its permutation of holes and the colours it fixes by that; other colours,
    never used in a guess, may be renamed at will.
    """

    def __init__(
        self, size: Size, ways: list[tuple[tuple[int, ...], dict[int, int]]], used: frozenset[int]
    ) -> None:
        self._size, self._ways, self._used = size, ways, used
        self._later: dict[int, Symmetry | None] = {}

    @classmethod
    def whole(cls, size: Size) -> Symmetry:
        return cls(size, [(p, {}) for p in itertools.permutations(range(size.pegs))], frozenset())

    def after(self, guess: int) -> Symmetry | None:
        """What is left of the symmetry once this guess has been made, too; None if nothing is."""
        if guess not in self._later:
            self._later[guess] = self._after(codes(self._size)[guess].tolist())
        return self._later[guess]

    def _after(self, code: list[int]) -> Symmetry | None:
        grown = [(holes, _grown(code, holes, names)) for holes, names in self._ways]
        ways = [(holes, names) for holes, names in grown if names is not None]
        used = self._used | set(code)
        trivial = len(ways) == 1 and len(used) >= self._size.colours - 1
        return None if trivial else Symmetry(self._size, ways, used)

    @cached_property
    def guesses(self) -> Array:
        """The lowest guess of each orbit, ascending."""
        pegs, colours = self._size
        renamed = _renamed(self._size, self._used)
        places = colours ** np.arange(pegs - 1, -1, -1)
        lowest = renamed
        for holes, names in self._ways:
            image = np.array([names.get(colour, colour) for colour in range(colours)])
            moved = image[codes(self._size)[:, holes]] @ places
            lowest = np.minimum(lowest, renamed[moved])
        return np.flatnonzero(lowest == np.arange(len(lowest)))


def _grown(code: list[int], holes: tuple[int, ...], names: dict[int, int]) -> dict[int, int] | None:
    """The renaming that, with this permutation of holes, keeps the code too; None if none does."""
    grown = dict(names)
    for hole, colour in zip(holes, code, strict=True):
        if grown.setdefault(code[hole], colour) != colour:
            return None
    return grown if len(set(grown.values())) == len(grown) else None


class Search:
    """Finds least totals, remembers them, and knows the guess that leads to each."""

    compiles = kernel.COMPILED
    """Are sets without symmetry searched by machine code?"""

    def __init__(self, size: Size, progress: Progress | None = None) -> None:
        self.size, self.progress = size, progress
        self._kinds = len(keys(size.pegs))
        self._table = feedback(*size)
        self._bits = (1 << np.arange(self._kinds, dtype=np.uint32))[self._table]
        if self._kinds <= 16:
            self._bits = self._bits.astype(np.uint16)
        self._won = self._bits.dtype.type(1 << (self._kinds - 1))
        self._masks = [_masks(row, self._kinds - 1) for row in self._table]
        self._known: dict[tuple[int, float], tuple[int, int]] = {}
        self._ideals: dict[float, list[int]] = {}
        self._desk = kernel.desk(size) if self.compiles else None

    def anew(self) -> Search:
        """The same tables, and nothing remembered."""
        fresh = copy(self)
        fresh._known, fresh._ideals = {}, {}
        fresh._desk = kernel.desk(self.size) if self.compiles else None
        return fresh

    def everything(self) -> int:
        return (1 << self.size.codes) - 1

    def pack(self, possible: Array) -> int:
        marks = np.zeros(self.size.codes, bool)
        marks[possible] = True
        return int.from_bytes(np.packbits(marks, bitorder="little").tobytes(), "little")

    def unpack(self, mask: int) -> Array:
        if mask.bit_count() <= self._kinds:
            return np.array([*_ranks(mask)])
        raw = mask.to_bytes((self.size.codes + 7) // 8, "little")
        return np.flatnonzero(np.unpackbits(np.frombuffer(raw, np.uint8), bitorder="little"))

    def parts(self, mask: int, guess: int) -> list[int]:
        """The sets a guess may leave, by key id, the win left out."""
        return [part for answer in self._masks[guess] if (part := mask & answer)]

    def answers(self, guess: int) -> list[int]:
        """The sets of all codes behind each answer to a guess but the win."""
        return self._masks[guess]

    def solve(
        self, mask: int, depth: float = math.inf, symmetry: Symmetry | None = None
    ) -> tuple[int, int]:
        """The least total within `depth` guesses (NEVER if they are too few) and the best guess.

        `symmetry` are ways that leave the set as it is; all of them do for all codes.
        """
        if symmetry is None and mask == self.everything():
            symmetry = Symmetry.whole(self.size)
        total = self._least(mask, depth, NEVER, symmetry)
        if mask.bit_count() <= 2:
            return total, (mask & -mask).bit_length() - 1
        return total, self._known[mask, depth][1]

    def chosen(self, mask: int, symmetry: Symmetry | None = None) -> int:
        """The best guess, the same whatever was searched before: of the guesses that symmetry
        carries into each other it is the one that these ways would try."""
        if symmetry is None or mask.bit_count() < self._kinds:
            return self.solve(mask, symmetry=symmetry)[1]
        if self._desk is not None:
            return self.anew().solve(mask, symmetry=symmetry)[1]
        return self._expand(mask, math.inf, NEVER, symmetry)[1]

    def remembers(self) -> int:
        """Of how many sets it knows what was found."""
        return len(self._known)

    def _ideal(self, depth: float) -> list[int]:
        if depth not in self._ideals:
            self._ideals[depth] = ideal(self.size.codes, self._kinds - 1, depth)
        return self._ideals[depth]

    def _least(self, mask: int, depth: float, bound: int, symmetry: Symmetry | None) -> int:
        """The least total if it is below `bound`; else something between `bound` and it."""
        n = mask.bit_count()
        if n <= 2:
            return 2 * n - 1 if n <= depth else NEVER
        low, guess = self._known.get((mask, depth), (0, -1))
        if guess < 0 and low < bound:
            low, guess = self._expand(mask, depth, bound, symmetry)
            self._known[mask, depth] = low, guess
        return low

    def _expand(
        self, mask: int, depth: float, bound: int, symmetry: Symmetry | None
    ) -> tuple[int, int]:
        """Try guesses, the most promising first, while one may still come below the best."""
        if self._desk is not None and mask != self.everything():
            possible = self.unpack(mask).astype(np.uint16)
            among = np.zeros(0, np.int64) if symmetry is None else symmetry.guesses
            return kernel.least(self._desk, possible, int(min(depth, DEEP)), bound, among)
        bounds, guesses = self._bounds(mask, depth, symmetry)
        if (told := self._at_once(mask.bit_count(), depth, bound, bounds, guesses)) is not None:
            return told
        seen: set[frozenset[int]] = set()
        best, chosen, beyond = bound, -1, NEVER
        for row, low in self._ascending(bounds, guesses):
            if low >= best:
                beyond = min(beyond, low)
                break
            guess = int(guesses[row])
            parts = self.parts(mask, guess)
            if (partition := frozenset(parts)) in seen:
                continue
            seen.add(partition)
            total = self._try(mask, guess, parts, depth, best, symmetry)
            self._report(mask, guess, total, best)
            if total < best:
                best, chosen = total, guess
            else:
                beyond = min(beyond, total)
        return (best, chosen) if chosen >= 0 else (beyond, -1)

    def _at_once(
        self, n: int, depth: float, bound: int, bounds: Array, guesses: Array | range
    ) -> tuple[int, int] | None:
        """What the bounds tell alone: all are too high, or the lowest is of a guess that leaves
        pairs at most, which is its total. So it is with most sets."""
        low = int(bounds.min())
        if low >= bound:
            return low, -1
        if low > 2 * n or depth < 3:
            return None
        row = self.ordered(np.flatnonzero(bounds == low), guesses)[0]
        return low, int(guesses[row])

    def _ascending(self, bounds: Array, guesses: Array | range) -> Iterator[tuple[int, int]]:
        """Rows and their bounds from the lowest on; lazy, since the first few mostly settle it."""
        while (low := int(bounds.min())) < NEVER:
            rows = np.flatnonzero(bounds == low)
            bounds[rows] = NEVER
            yield from ((row, low) for row in self.ordered(rows, guesses).tolist())

    def ordered(self, rows: Array, guesses: Array | range) -> Array:
        """The order in which guesses that look alike are tried: the lowest first."""
        del guesses
        return rows

    def _report(self, mask: int, guess: int, total: int, best: int) -> None:
        if self.progress and mask.bit_count() > self.size.codes // 50:
            code = "".join(map(str, codes(self.size)[guess] + 1))
            prefix = "" if total < best else "at least "
            self.progress(f"{mask.bit_count()} codes, {code}: {prefix}{total}")

    def _try(
        self,
        mask: int,
        guess: int,
        parts: list[int],
        depth: float,
        best: int,
        symmetry: Symmetry | None,
    ) -> int:
        """The total of a guess, or a lower bound of it that is not below `best`."""
        ideals = self._ideal(depth - 1)
        total, open_parts = mask.bit_count(), []
        for part in parts:
            m = part.bit_count()
            low, settled = self._known.get((part, depth - 1), (ideals[m], -1))
            total += low
            if m > 2 and settled < 0:
                open_parts.append((m, low, part))
        if total >= best or not open_parts:
            return total
        later = symmetry.after(guess) if symmetry else None
        for _, low, part in sorted(open_parts):
            total += self._least(part, depth - 1, best - total + low, later) - low
            if total >= best:
                break
        return total

    def _bounds(
        self, mask: int, depth: float, symmetry: Symmetry | None
    ) -> tuple[Array, Array | range]:
        """A lower bound of the total of each guess, and the guesses it is of."""
        n, possible = mask.bit_count(), self.unpack(mask)
        if n < self._kinds or symmetry is None:
            guesses: Array | range = range(self.size.codes)
        else:
            guesses = symmetry.guesses
        if n <= WIDE:
            return self._bounds_by_parts(n, possible, depth, guesses), guesses
        return self._bounds_by_sizes(n, possible, depth, guesses), guesses

    def _bounds_by_parts(
        self, n: int, possible: Array, depth: float, guesses: Array | range
    ) -> Array:
        """A part of m codes costs at least 2m - 1, and the win costs nothing more."""
        heard = np.bitwise_or.reduce(self._bits.take(possible, axis=0), axis=0)
        if not isinstance(guesses, range):
            heard = heard[guesses]
        parts = np.bitwise_count(heard)
        won = (heard >= self._won).view(np.uint8)
        bounds: Array = np.subtract(3 * n, parts + won, dtype=np.int32)
        if depth <= 2:
            bounds[parts < n] = NEVER
        return bounds

    def _bounds_by_sizes(
        self, n: int, possible: Array, depth: float, guesses: Array | range
    ) -> Array:
        rows = len(guesses)
        found = self._table[possible[:, None], guesses]
        cells = found + np.arange(0, rows * self._kinds, self._kinds)
        counts = np.bincount(cells.ravel(), minlength=rows * self._kinds).reshape(rows, -1)
        bounds: Array = n + np.array(self._ideal(depth - 1))[counts[:, :-1]].sum(axis=1)
        return bounds


def _ranks(mask: int) -> Iterator[int]:
    """The codes of a set, ascending; quick for few."""
    while mask:
        lowest = mask & -mask
        yield lowest.bit_length() - 1
        mask ^= lowest


def _masks(row: Array, answers: int) -> list[int]:
    """The set of codes behind each answer but the win."""
    packed = np.packbits(row == np.arange(answers)[:, None], axis=1, bitorder="little")
    return [int.from_bytes(line.tobytes(), "little") for line in packed]
