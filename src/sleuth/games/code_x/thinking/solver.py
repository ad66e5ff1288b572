"""Codes packed into arrays: which are left, what a question or a look is expected to tell."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from sleuth.games.code_x.clues import Answered, Said
from sleuth.games.code_x.facts import Deciphered, Declared
from sleuth.games.code_x.pieces import KINDS, NAMES, Kind, Token, codes, trait
from sleuth.games.code_x.thinking.cases import Belief, Mask, bits, listed
from sleuth.games.code_x.thinking.worlds import has_room, scarce

Numbers = NDArray[np.int64]
Weights = NDArray[np.float64]


class Tables(NamedTuple):
    """Every code of a box: its tokens as rows and as bits, and what shows on each position.

    `shows` has, for each kind, a row of positions for each value, True where the code shows it.
    """

    codes: Numbers
    masks: Numbers
    holds: NDArray[np.bool_]
    shows: dict[Kind, NDArray[np.bool_]]
    counts: dict[Kind, NDArray[np.int8]]


class Query(NamedTuple):
    """A question: the token that it is asked with, its kind, and a position or the whole code."""

    token: Token
    kind: Kind
    position: int | None = None


@cache
def tables(tokens: int, size: int) -> Tables:
    """The tables of a box with these tokens and codes of this size."""
    rows = np.array(codes(tokens, size), dtype=np.int64)
    masks = (np.int64(1) << (rows - 1)).sum(axis=1)
    holds = np.stack([(rows == token).any(axis=1) for token in range(tokens + 1)])
    shows = {kind: showing(rows, kind) for kind in KINDS}
    counts = {kind: each.sum(axis=1, dtype=np.int8) for kind, each in shows.items()}
    return Tables(rows, masks, holds, shows, counts)


def showing(rows: Numbers, kind: Kind) -> NDArray[np.bool_]:
    """By value and position, which codes show that value there."""
    of = np.array([0, *(trait(token, kind) for token in range(1, int(rows.max()) + 1))])
    traits = of[rows].T
    return np.stack([traits == value for value in range(len(NAMES[kind]))])


def answers(packed: Tables, left: Numbers, query: Query) -> NDArray[Any]:
    """What each of these codes would answer to a question."""
    return showing_of(packed, left, query.kind, trait(query.token, query.kind), query.position)


def showing_of(
    packed: Tables, left: Numbers, kind: Kind, value: int, position: int | None
) -> NDArray[Any]:
    """How many of each of these codes show this; or, of one position, whether it does."""
    if position is None:
        return np.asarray(packed.counts[kind][value, left])
    return np.asarray(packed.shows[kind][value, position, left])


def fitting(packed: Tables, unseen: Mask, said: Iterable[Said]) -> Numbers:
    """The numbers of the codes of unseen tokens that agree with every answer, lowest first."""
    left: Numbers = np.flatnonzero((packed.masks & ~np.int64(unseen)) == 0)
    for clue in said:
        match clue:
            case Answered(kind=kind, value=value, position=position):
                left = left[showing_of(packed, left, kind, value, position) == clue.answer]
            case Deciphered():
                left = left[(packed.codes[left, clue.position] == clue.value) == clue.right]
            case Declared():
                named = packed.masks[left] == bits(clue.code)
                left = left[named == clue.right]
    return left


def roomy(packed: Tables, held: Belief, left: Numbers) -> Numbers:
    """Those of these codes that leave room for everything that lies elsewhere."""
    size = packed.codes.shape[1]
    if scarce(held, size) == ((),):
        return left
    fits = [has_room(held, tuple(packed.codes[n].tolist())) for n in left]
    return np.asarray(left[np.array(fits, dtype=bool)])


def entropy(shares: NDArray[Any]) -> float:
    """Bits in shares that add up to one."""
    shares = shares[shares > 0]
    return float(-(shares * np.log2(shares)).sum())


def asking(packed: Tables, left: Numbers, weights: Weights, query: Query) -> float:
    """The bits that a question is expected to give; weights add up to one."""
    return entropy(np.bincount(answers(packed, left, query), weights=weights))


def looking(packed: Tables, left: Numbers, weights: Weights, may: Mask) -> float:
    """The bits about my code in a token that is any of these, and not in the code."""
    tokens = list(listed(may))
    holds = packed.holds[tokens][:, left]
    room = len(tokens) - holds.sum(axis=0)
    able = room > 0
    if not able.all():
        holds, room, weights = holds[:, able], room[able], weights[able] / weights[able].sum()
    share = weights / room
    token_bits = entropy(share.sum() - holds @ share)
    return max(0.0, token_bits - float(weights @ np.log2(room)))
