"""Chance that anybody can check: draw `i` is made of SHA-256 of the seed, `i` and a counter."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from hashlib import sha256
from itertools import combinations as subsets
from itertools import count, permutations

from sleuth.kernel.data import Draw

Chance = Callable[[Draw, int], tuple[int, ...]]
"""Answers a Draw; the number says how many draws the record had before it."""

WHOLE = 2**256


def numbers(seed: str, i: int) -> Iterator[int]:
    """The endless row of 256-bit numbers behind draw `i`."""
    for counter in count():
        text = f"{seed}:{i}:{counter}"
        yield int.from_bytes(sha256(text.encode()).digest(), "big")


def below(n: int, row: Iterator[int]) -> int:
    """A number under `n`, each as likely: what would favour the low ones is rejected."""
    limit = WHOLE - WHOLE % n
    return next(number for number in row if number < limit) % n


def seeded(seed: str) -> Chance:
    """Chance as played at a table: every draw follows from the seed and its number."""

    def draw(wanted: Draw, i: int) -> tuple[int, ...]:
        row, rest = numbers(seed, i), list(range(wanted.of))
        picks = [rest.pop(below(len(rest), row)) for _ in range(wanted.k)]
        return tuple(picks if wanted.ordered else sorted(picks))

    return draw


def commitment(seed: str) -> str:
    """What is published before the deal, so that the seed cannot be chosen afterwards."""
    return sha256(seed.encode()).hexdigest()


def answers(draw: Draw) -> Iterator[tuple[int, ...]]:
    """Everything that chance may answer."""
    return (permutations if draw.ordered else subsets)(range(draw.of), draw.k)
