"""What the detectives do, turn by turn, against everything that Mister X can do from a start.

From the start on: for each thing they may see, a plan that the tables call best, or the plans of a
mix. Then from the end back, in exact fractions: what that is worth, and with which weights.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import NamedTuple, TypeAlias

import numpy as np

from sleuth.games.scotland_yard.thinking.packed import Array, Packed, exits, plans
from sleuth.games.scotland_yard.thinking.solution.exact import equilibrium
from sleuth.games.scotland_yard.thinking.solution.mixing import FULL, support
from sleuth.games.scotland_yard.thinking.solution.retrograde import Key

Posts: TypeAlias = tuple[int, ...]
Place: TypeAlias = tuple[Posts, int]
"""Where the detectives stand, and Mister X, who is to move."""
Scene: TypeAlias = tuple[Posts, tuple[int, ...]]
"""Where the detectives stand, who are to move, and where he may be."""
Share: TypeAlias = Fraction | int
Worth: TypeAlias = Callable[[Key, Array, Sequence[int]], Array]
"""What each plan (a row of stations) is worth at each of these stations, up to `FULL`."""


class Answer(NamedTuple):
    """What the detectives do: plans, their weights, and what it gets wherever he is."""

    plans: tuple[Posts, ...]
    weights: tuple[int, ...]
    share: Share


NOTHING = Answer((), (), 0)
EVERY = 1 << 16
"""More plans than there ever are."""


def observed(
    map_: Packed, key: Key, posts: Posts, at: int
) -> Iterator[tuple[Key, tuple[int, ...]]]:
    """What the detectives may see next: fields and tickets, and where he may be then."""
    filled, black, double = key
    ways = exits(map_, at, posts)
    for dark, left in unseen(map_, filled + 1, black):
        for some in [ways] if dark else [[way] for way in ways]:
            if some:
                yield (filled + 1, left, double), tuple(some)
            if some and double:
                beyond = sorted({to for way in some for to in exits(map_, way, posts)})
                for hid, held in unseen(map_, filled + 2, left):
                    for last in [beyond] if hid else [[to] for to in beyond]:
                        yield (filled + 2, held, 0), tuple(last)


def unseen(map_: Packed, field_: int, black: int) -> list[tuple[bool, int]]:
    """Whether he is unseen in this field, and the black tickets that it leaves."""
    if field_ in map_.covered:
        return [(True, black)]
    return [(False, black), (True, black - 1)] if black else [(False, 0)]


@dataclass
class Strategy:
    """The detectives' strategy from one start."""

    map_: Packed
    worth: Worth
    candidates: int = EVERY
    answers: dict[Key, dict[Scene, Answer]] = field(default_factory=lambda: defaultdict(dict))
    places: dict[Key, set[Place]] = field(default_factory=lambda: defaultdict(set))
    shares: dict[Key, dict[Place, Share]] = field(default_factory=lambda: defaultdict(dict))

    def spread(self, key: Key, start: Place) -> None:
        """Every turn that can come about, with the plans that are to be played in it."""
        self.places[key].add(start)
        for filled in range(key[0], self.map_.last):
            for layer in [each for each in self.places if each[0] == filled]:
                for posts, places in by_posts(self.places[layer]).items():
                    self.meet(layer, posts, places)

    def meet(self, key: Key, posts: Posts, places: Sequence[int]) -> None:
        """All that the detectives may see from these places, and what they do then."""
        scenes: dict[Key, set[tuple[int, ...]]] = defaultdict(set)
        for at in places:
            for after, where in observed(self.map_, key, posts, at):
                scenes[after].add(where)
        for after, wheres in scenes.items():
            fresh = [where for where in wheres if (posts, where) not in self.answers[after]]
            if fresh:
                self.answer(after, posts, sorted(fresh))

    def answer(self, key: Key, posts: Posts, wheres: Sequence[tuple[int, ...]]) -> None:
        """Plans for each of these scenes."""
        rows = plans(self.map_, posts, tuple(range(len(posts))))
        stations = sorted({at for where in wheres for at in where})
        worth = self.worth(key, rows, stations)
        for where in wheres:
            part = worth[[stations.index(at) for at in where]]
            if not part.max(axis=1).all():
                continue  # nothing can be got where they do not even win if they see him
            chosen = self.chosen(key, rows, part, where)
            self.answers[key][posts, where] = Answer(chosen, (1,) * len(chosen), 0)
            for plan in chosen:
                self.arrive(key, plan, where)

    def arrive(self, key: Key, plan: Posts, where: Sequence[int]) -> None:
        """The places to which a plan leads."""
        if key[0] < self.map_.last:
            self.places[key].update((plan, at) for at in where if at not in plan)

    def chosen(
        self, key: Key, rows: Array, worth: Array, where: Sequence[int]
    ) -> tuple[Posts, ...]:
        """The best plan if it is worth as much as seeing him, else those of a mix."""
        least = worth.min(axis=0)
        best = least.max()
        if len(where) > 1 and best < worth.max(axis=1).min():
            return tuple(sorted_row(rows[n]) for n in support(worth))
        return (sorted_row(rows[self.quickest(key, rows, np.flatnonzero(least == best), where)]),)

    def quickest(self, key: Key, rows: Array, among: Array, where: Sequence[int]) -> int:
        """Of plans that are worth as much, the one that would win with fewest fields left.

        If there are too many candidates, those are looked at that are nearest to him.
        """
        filled, black, double = key
        later = filled + 1
        if len(among) > self.candidates:
            among = among[self.nearest(rows[among], where)[: self.candidates]]
        while len(among) > 1 and later <= self.map_.last:
            won = self.worth((later, black, double), rows[among], where).min(axis=0) == FULL
            if not won.any():
                break
            among, later = among[won], later + 1
        known = self.places[key]
        new = [
            sum(at not in plan and (plan, at) not in known for at in where)
            for plan in (sorted_row(rows[n]) for n in among[:50])
        ]
        return int(among[int(np.argmin(new))])

    def nearest(self, rows: Array, where: Sequence[int]) -> Array:
        """Plans in the order of the steps that all of them together are away from him."""
        steps = self.map_.distance.astype(np.int64)[rows][:, :, list(where)]
        return np.argsort(steps.sum(axis=(1, 2)), kind="stable")

    def settle(self) -> None:
        """From the end back: exact weights, and what everything is worth."""
        for key in sorted(self.answers, reverse=True):
            for (posts, where), answer in self.answers[key].items():
                got = [[self.share(key, plan, at) for at in where] for plan in answer.plans]
                self.answers[key][posts, where] = weighed(answer.plans, got)

    def share(self, key: Key, posts: Posts, at: int) -> Share:
        """What a place is worth: the least that any scene after it gets."""
        if at in posts:
            return 1
        if key[0] >= self.map_.last:
            return 0
        if (posts, at) not in self.shares[key]:
            after = observed(self.map_, key, posts, at)
            got = (self.answers[k].get((posts, where), NOTHING).share for k, where in after)
            self.shares[key][posts, at] = min(got, default=1)
        return self.shares[key][posts, at]

    def worths(self) -> set[Share]:
        """Every share that is promised."""
        return {each.share for some in self.answers.values() for each in some.values()}


def weighed(rows: tuple[Posts, ...], got: list[list[Share]]) -> Answer:
    """One plan as it is; several with the weights of an equilibrium."""
    if len(rows) == 1:
        return Answer(rows, (1,), min(got[0]))
    share, weights = equilibrium(got)
    kept = [(plan, weight) for plan, weight in zip(rows, weights, strict=True) if weight]
    return Answer(tuple(plan for plan, _ in kept), tuple(weight for _, weight in kept), share)


def by_posts(places: set[Place]) -> dict[Posts, list[int]]:
    """Mister X's stations by the detectives' posts."""
    found: dict[Posts, list[int]] = defaultdict(list)
    for posts, at in sorted(places):
        found[posts].append(at)
    return found


def sorted_row(row: Array) -> Posts:
    return tuple(sorted(row.tolist()))
