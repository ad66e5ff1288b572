"""How the game is opened: what each first move of Mister X is worth, and each answer to it; and
the line that both sides hold to if each does what it does most often."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import numpy as np

from sleuth.games.scotland_yard.thinking.answers.explain import DIGITS, Prospect, explained, named
from sleuth.games.scotland_yard.thinking.packed import Packed, plans
from sleuth.games.scotland_yard.thinking.solution.mixing import FULL
from sleuth.games.scotland_yard.thinking.solution.retrograde import Key
from sleuth.games.scotland_yard.thinking.solution.strategies import Posts, Worth
from sleuth.kernel.data import Data

SLACK = 0.0002  # by which rounding may tell two equal values apart


class Reply(Data, frozen=True):
    """An answer of the detectives, and what it leaves them."""

    value: float
    detectives: tuple[int, ...]


class FirstMove(Data, frozen=True):
    """A first move: where he may be then, what is left of his tickets, what the detectives win,
    and the answers that leave them as much, of how many there are; then every answer by its worth.
    """

    mister_x: tuple[int, ...]
    fields: int
    black: int
    double: int
    value: float
    best: int
    replies: tuple[Reply, ...]


class LineStep(Data, frozen=True):
    """A turn of the line: where he went, whether that was seen, and where they stood after it."""

    field: int
    mister_x: int
    hidden: tuple[int, ...]
    detectives: tuple[int, ...]
    value: float


class Town(NamedTuple):
    """A map, and what its positions are worth."""

    map_: Packed
    worth: Worth


def first_moves(town: Town, key: Key, posts: Posts, at: int) -> tuple[FirstMove, ...]:
    """All that Mister X can do first, the best for him in front."""
    found = explained(town.map_, town.worth, key, posts, at).prospects
    return tuple(opened_by(town, key, posts, each) for each in found)


def opened_by(town: Town, key: Key, posts: Posts, seen: Prospect) -> FirstMove:
    """One of them, with every answer: in the dark, an answer is worth what it surely gets."""
    stand = tuple(sorted(posts))
    rows = plans(town.map_, stand, tuple(range(len(stand))))
    after = (seen.field, seen.black, seen.double)
    got = town.worth(after, rows, [station - 1 for station in seen.mister_x]).min(axis=0)
    shares = np.round(got / FULL, DIGITS)
    ends = {named(sorted(row)): float(share) for row, share in zip(rows, shares, strict=True)}
    replies = sorted((Reply(share, end) for end, share in ends.items()), key=by_worth)
    best = sum(each.value >= seen.value - SLACK for each in replies)
    fields = seen.field - key[0]
    told = (seen.mister_x, fields, seen.black, seen.double, seen.value)
    return FirstMove(*told, best, tuple(replies))


def by_worth(reply: Reply) -> tuple[float, tuple[int, ...]]:
    """The best for the detectives first."""
    return -reply.value, reply.detectives


def principal_line(town: Town, key: Key, posts: Posts, at: int) -> Iterator[LineStep]:
    """What happens if each side does what it does most often, up to the end."""
    while key[0] < town.map_.last and at not in posts:
        told = explained(town.map_, town.worth, key, posts, at).prospects
        if not told:
            return
        seen = told[0]
        at = seen.mister_x[likeliest(seen.mixed)] - 1
        plan = seen.plans[likeliest([each.share for each in seen.plans])].detectives
        key, posts = (seen.field, seen.black, seen.double), each_his(posts, plan)
        hidden = seen.mister_x if len(seen.mister_x) > 1 else ()
        yield LineStep(seen.field, at + 1, hidden, named(posts), seen.value)


def each_his(posts: Posts, plan: Sequence[int]) -> Posts:
    """Where each detective goes: plans name the ends of those who stand on the lowest first."""
    ends = dict(zip(sorted(posts), plan, strict=True))
    return tuple(ends[post] - 1 for post in posts)


def likeliest(shares: Sequence[float]) -> int:
    """The first of those that come about most often."""
    return max(range(len(shares)), key=lambda n: (shares[n], -n))
