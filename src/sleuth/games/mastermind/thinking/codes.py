"""Codes as numbers, without arrays: what the lighter minds count with, wherever they play."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from math import log2
from typing import NamedTuple, TypeAlias

Code: TypeAlias = tuple[int, ...]
Key: TypeAlias = tuple[int, int]


class Size(NamedTuple):
    """How many pegs a code has, and how many colours (a blank is one more colour, the last)."""

    pegs: int
    colours: int

    @property
    def codes(self) -> int:
        return int(self.colours**self.pegs)


@cache
def keys(pegs: int) -> tuple[Key, ...]:
    """Every key that can occur, ascending; a key's id is its place here, so the win is the last."""
    pairs = itertools.product(range(pegs + 1), repeat=2)
    return tuple((r, w) for r, w in pairs if r + w <= pegs and (r, w) != (pegs - 1, 1))


def pack_key(pegs: int, key: Key) -> int:
    return keys(pegs).index(key)


def pack_code(size: Size, code: Code) -> int:
    """The code's rank among all codes, the first hole most significant."""
    rank = 0
    for colour in code:
        rank = rank * size.colours + colour
    return rank


def unpack_code(size: Size, rank: int) -> Code:
    places = range(size.pegs - 1, -1, -1)
    return tuple(rank // size.colours**place % size.colours for place in places)


@lru_cache(maxsize=4)
def bits(size: Size) -> tuple[tuple[int, int], ...]:
    """Each code as two sets of bits: its coloured holes, and its colours counted in unary.

    What two codes share of the first is red; what they share of the second is red and white.
    """
    return tuple(
        (
            sum(1 << colour * size.pegs + hole for hole, colour in enumerate(code)),
            sum((1 << code.count(each)) - 1 << each * size.pegs for each in {*code}),
        )
        for code in itertools.product(range(size.colours), repeat=size.pegs)
    )


@cache
def key_ids(pegs: int) -> bytes:
    """The key id for red * (pegs + 1) + (red + white)."""
    ids = bytearray((pegs + 1) ** 2)
    for packed, (red, white) in enumerate(keys(pegs)):
        ids[red * (pegs + 1) + red + white] = packed
    return bytes(ids)


@lru_cache(maxsize=2048)
def heard_by_all(size: Size, guess: int) -> bytes:
    """The key id that a guess gets from each code, by rank."""
    ids, wide = key_ids(size.pegs), size.pegs + 1
    holes, unary = bits(size)[guess]
    return bytes(
        ids[(holes & each).bit_count() * wide + (unary & other).bit_count()]
        for each, other in bits(size)
    )


def fitting(size: Size, rows: Iterable[tuple[int, int]], of: Sequence[int]) -> Sequence[int]:
    """Those of some codes that fit all these rows, each a guess and the id of its key."""
    for guess, key in rows:
        heard = heard_by_all(size, guess)
        of = [rank for rank in of if heard[rank] == key]
    return of


class Promise(NamedTuple):
    """What a guess promises, every code that is left being as likely."""

    parts: int
    bits: float


def promised(size: Size, guess: int, left: Sequence[int]) -> Promise:
    """How many keys may follow this guess, and what they are expected to tell."""
    heard = heard_by_all(size, guess)
    counts = Counter(heard[rank] for rank in left)
    missing = sum(n * log2(n) for n in counts.values()) / len(left)
    return Promise(len(counts), log2(len(left)) - missing)


def most_parts(size: Size, among: Sequence[int], left: Sequence[int]) -> list[int]:
    """Those of some guesses that the most different keys can follow, if one of `left` is right."""
    parts = [len({heard_by_all(size, guess)[rank] for rank in left}) for guess in among]
    return [guess for guess, n in zip(among, parts, strict=True) if n == max(parts)]
