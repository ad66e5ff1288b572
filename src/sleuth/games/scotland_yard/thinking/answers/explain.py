"""What a position is worth, and why: all that Mister X can do, and the best answers to it.

By the file of values any position that can come about; without it, by the proof that comes with
the house, whatever it speaks of: every position that can come about if the detectives play by it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from itertools import permutations
from typing import Literal

import numpy as np

from sleuth.games.scotland_yard.thinking.packed import Array, Packed, plans
from sleuth.games.scotland_yard.thinking.solution.mixes import mix
from sleuth.games.scotland_yard.thinking.solution.mixing import FULL
from sleuth.games.scotland_yard.thinking.solution.playbook import Playbook, numbered
from sleuth.games.scotland_yard.thinking.solution.retrograde import Key
from sleuth.games.scotland_yard.thinking.solution.strategies import Posts, Worth, observed
from sleuth.kernel.data import Data

SHOWN = 5  # plans that are named
DIGITS = 4


class TeamPlan(Data, frozen=True):
    """Where the detectives stand when their turn is over, and how often they do so."""

    share: float
    detectives: tuple[int, ...]


class Prospect(Data, frozen=True):
    """One thing that the detectives may see next: the fields filled, the tickets left, where he may
    be and how he mixes, what they win then, and what they do.

    How he mixes is not known from a proof, which speaks of the detectives alone.
    """

    value: float
    field: int
    black: int
    double: int
    mister_x: tuple[int, ...]
    mixed: tuple[float, ...]
    plans: tuple[TeamPlan, ...]
    exact: str | None = None


class Explained(Data, frozen=True):
    """A position in which Mister X is to move, what the detectives win, and all that may come.

    By the values, that is if both sides play best; by the proof, whatever Mister X does.
    """

    by: Literal["values", "proof"]
    field: int
    black: int
    double: int
    mister_x: int
    detectives: tuple[int, ...]
    value: float
    prospects: tuple[Prospect, ...]
    exact: str | None = None


def explained(map_: Packed, worth: Worth, key: Key, posts: Posts, at: int) -> Explained:
    """The value, and each thing that the detectives may see next, the best for Mister X first."""
    stand = tuple(sorted(posts))
    rows = plans(map_, stand, tuple(range(len(stand))))
    found = [
        prospect(after, where, rows, worth(after, rows, where))
        for after, where in observed(map_, key, stand, at)
    ]
    value = min((each.value for each in found), default=1.0)
    return Explained("values", *key, at + 1, named(stand), value, in_order(found))


def prospect(after: Key, where: Sequence[int], rows: Array, worth: Array) -> Prospect:
    """One thing that they may see, by its values."""
    found = mix(worth)
    shown = np.argsort(-found.theirs, kind="stable")[:SHOWN]
    answers = tuple(
        TeamPlan(round(float(found.theirs[n]), DIGITS), named(rows[n].tolist()))
        for n in shown
        if found.theirs[n] > 0
    )
    value = round(found.value / FULL, DIGITS)
    return Prospect(value, *after, named(where), rounded(found.his), answers)


def proved(map_: Packed, book: Playbook, key: Key, posts: Posts, at: int) -> Explained:
    """The same by a proof; from where it does not speak of everything, it promises nothing."""
    stand = tuple(sorted(posts))
    turns = list(observed(map_, key, stand, at))
    found = [each for turn in turns if (each := promised(book, stand, *turn))]
    least = min((Fraction(each.exact or 0) for each in found), default=Fraction(1))
    share = least if len(found) == len(turns) else Fraction(0)
    told = in_order(found)
    value = round(float(share), DIGITS)
    return Explained("proof", *key, at + 1, named(stand), value, told, str(share))


def promised(book: Playbook, stand: Posts, after: Key, where: tuple[int, ...]) -> Prospect | None:
    """One thing that they may see, by the proof, if it speaks of it."""
    number = numbered(after, stand, where)
    promise, answer = book.promise(number), book.answer(number)
    if promise is None or answer is None:
        return None
    likely = sorted(zip(answer[1].tolist(), answer[0].tolist(), strict=True), reverse=True)
    answers = tuple(TeamPlan(round(share, DIGITS), named(plan)) for share, plan in likely[:SHOWN])
    value = round(float(promise), DIGITS)
    return Prospect(value, *after, named(where), (), answers, str(promise))


def in_order(found: Iterable[Prospect]) -> tuple[Prospect, ...]:
    """The best for Mister X first; among those that are alike, what costs him least."""
    order = lambda each: (each.value, -each.black - each.double, len(each.mister_x))  # noqa: E731
    return tuple(sorted(found, key=order))


def named(stations: Iterable[int]) -> tuple[int, ...]:
    """Stations as the map numbers them."""
    return tuple(int(at) + 1 for at in stations)


def rounded(shares: Iterable[float]) -> tuple[float, ...]:
    """Shares to some digits."""
    return tuple(round(float(share), DIGITS) for share in shares)


def can_be(map_: Packed, key: Key, posts: Posts, at: int) -> bool:
    """Could everybody have walked here from the printed start, in so many fields?"""
    filled, _, double = key
    turns = {filled} if double else {filled, filled - 1}
    ways = (map_.distance == 1).astype(np.float32)
    walks = {n: walked(ways, n) for n in {*turns, filled} if n >= 0}
    starts = map_.posts[: len(posts)]
    return bool(walks[filled][map_.lair, at]) and any(
        all(walks[n][one, other] for one, other in zip(starts, order, strict=True))
        for n in turns
        if n >= 0
        for order in permutations(posts)
    )


def walked(ways: Array, steps: int) -> Array:
    """Between which stations a walk of exactly so many steps leads."""
    found: Array = np.eye(len(ways), dtype=np.float32)
    for _ in range(steps):
        found = (found @ ways > 0).astype(np.float32)
    return found
