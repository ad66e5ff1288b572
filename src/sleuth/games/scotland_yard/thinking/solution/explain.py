"""What a position is worth, and why: all that Mister X can do, and the best answers to it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import permutations
from typing import Any

import numpy as np

from sleuth.games.scotland_yard.thinking.packed import Array, Packed, plans
from sleuth.games.scotland_yard.thinking.solution.mixes import mix
from sleuth.games.scotland_yard.thinking.solution.mixing import FULL
from sleuth.games.scotland_yard.thinking.solution.retrograde import Key
from sleuth.games.scotland_yard.thinking.solution.strategies import Posts, Worth, observed

SHOWN = 5  # plans that are named
DIGITS = 4


def explained(map_: Packed, worth: Worth, key: Key, posts: Posts, at: int) -> Mapping[str, object]:
    """The value, and each thing that the detectives may see next, the best for Mister X first."""
    stand = tuple(sorted(posts))
    rows = plans(map_, stand, tuple(range(len(stand))))
    seen = [
        choice(key, after, where, rows, worth(after, rows, where))
        for after, where in observed(map_, key, stand, at)
    ]
    seen.sort(key=lambda each: (each["value"], each["tickets"], len(each["mister_x"])))
    value = 1.0 if at in posts or not seen else seen[0]["value"]
    return {
        "field": key[0],
        "mister_x": at + 1,
        "detectives": [post + 1 for post in stand],
        "value": value,
        "choices": seen,
    }


def choice(key: Key, after: Key, where: Sequence[int], rows: Array, worth: Array) -> dict[str, Any]:
    """One thing that they may see: what it leaves, how he mixes, and what they do."""
    found = mix(worth)
    shown = np.argsort(-found.theirs, kind="stable")[:SHOWN]
    return {
        "value": round(found.value / FULL, DIGITS),
        "fields": after[0] - key[0],
        "tickets": key[1] - after[1] + key[2] - after[2],
        "mister_x": {at + 1: share for at, share in zip(where, rounded(found.his), strict=True)},
        "detectives": [
            [round(float(found.theirs[n]), DIGITS), *(rows[n] + 1).tolist()]
            for n in shown
            if found.theirs[n] > 0
        ],
    }


def rounded(shares: Iterable[float]) -> list[float]:
    return [round(float(share), DIGITS) for share in shares]


def can_be(map_: Packed, key: Key, posts: Posts, at: int) -> bool:
    """Could everybody have walked here from the printed start, in so many fields?"""
    filled, _, double = key
    turns = {filled} if double else {filled, filled - 1}
    ways = (map_.distance == 1).astype(np.int64)
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
    found: Array = np.eye(len(ways), dtype=np.int64)
    for _ in range(steps):
        found = (found @ ways > 0).astype(np.int64)
    return found
