"""Where three detectives win for sure: bit sets for every set of detectives, field and ticket.

A position at the start of a round is public: the fields filled, Mister X, the detectives and his
tickets. `wins(field, black, double)` holds for each set of detectives the stations of Mister X from
which they catch him whatever he does. It is found from the last field backwards:

- `seen`: the detectives know where he went, and some plan wins;
- `hidden`: one plan wins wherever he went;
- a position is won if that holds after each of his choices, tickets included.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field

import numpy as np

from sleuth.games.scotland_yard import kernels
from sleuth.games.scotland_yard.kernels import Moves
from sleuth.games.scotland_yard.packed import WORDS, Array, Packed, words

TEAM = 3
Key = tuple[int, int, int]
"""Fields filled, black tickets left, double moves left."""

TICKETS = ((0, 0), (1, 0), (0, 1), (1, 1))


def rank(team: Array) -> Array:
    """The number of a set of three detectives, lowest first."""
    one, two, three = team.T.astype(np.int32)
    low, high = np.minimum(one, two), np.maximum(one, two)
    a, b, c = (
        np.minimum(low, three),
        np.maximum(low, np.minimum(high, three)),
        np.maximum(high, three),
    )
    number: Array = a + b * (b - 1) // 2 + c * (c - 1) * (c - 2) // 6
    return number


def teams(size: int) -> Array:
    """Every set of three stations, in the order of their numbers."""
    c, b, a = np.nonzero(np.tri(size, size, -1, bool)[:, :, None] & np.tri(size, size, -1, bool))
    return np.stack([a, b, c], axis=1).astype(np.int16)


def moves(map_: Packed, guarded: bool = False) -> Moves:
    """Every plan of every set. `guarded` leaves out those that a fourth detective could hinder."""
    every = teams(map_.size)
    start = np.zeros(len(every) + 1, np.int64)
    for lot, _ in plans(map_, every, guarded):
        start[lot + 1] += 1
    np.cumsum(start, out=start)
    ends, at = np.empty(start[-1], np.int32), start[:-1].copy()
    for lot, becomes in plans(map_, every, guarded):
        ends[at[lot]] = becomes
        at[lot] += 1
    return Moves(start, ends)


def plans(map_: Packed, every: Array, guarded: bool) -> Iterator[tuple[Array, Array]]:
    """For each way to pick neighbours: the sets for which it is a plan, and what they become."""
    slots = neighbours(map_)
    for lot, after in picked(slots, every, np.arange(len(every)), ()):
        fine = legal(map_, every[lot], after)
        if guarded:
            fine &= unhindered(map_, every[lot], after)
        yield lot[fine], rank(after[fine])


def picked(
    slots: Array, every: Array, lot: Array, chosen: tuple[Array, ...]
) -> Iterator[tuple[Array, Array]]:
    """The n-th neighbour of the first, of the second and of the third, for all n that there are."""
    if len(chosen) == TEAM:
        yield lot, np.stack(chosen, axis=1)
        return
    for slot in slots.T:
        to = slot[every[lot, len(chosen)]]
        there = to >= 0
        if there.any():
            rest = tuple(each[there] for each in chosen)
            yield from picked(slots, every, lot[there], (*rest, to[there]))


def neighbours(map_: Packed) -> Array:
    """The neighbours of each station in a row, −1 beyond; then itself, if two can shut it in."""
    rows = [(*ways, at) if len(ways) < TEAM else ways for at, ways in enumerate(map_.around)]
    found = np.full((map_.size, max(map(len, rows))), -1, np.int16)
    for at, row in enumerate(rows):
        found[at, : len(row)] = row
    return found


def legal(map_: Packed, before: Array, after: Array) -> Array:
    """Nobody shares a station, nobody changes places in a ring, and who stays is shut in."""
    (a, b, c), (p, q, r) = after.T, before.T
    fine: Array = (a != b) & (b != c) & (a != c)
    closer = np.flatnonzero((a == q) | (a == r) | (b == p) | (b == r) | (c == p) | (c == q))
    for ring in (((0, 1), (1, 0)), ((0, 2), (2, 0)), ((1, 2), (2, 1)), RIGHT, LEFT):
        turned = [after[closer, one] == before[closer, other] for one, other in ring]
        fine[closer] &= ~np.logical_and.reduce(turned)
    for who in range(TEAM):
        stays = np.flatnonzero(fine & (after[:, who] == before[:, who]))
        fine[stays] = [shut(map_, after[row], who) for row in stays]
    return fine


RIGHT = ((0, 1), (1, 2), (2, 0))
LEFT = ((0, 2), (2, 1), (1, 0))


def shut(map_: Packed, after: Array, who: int) -> bool:
    """Are all neighbours of a detective taken by the others?"""
    return set(map_.around[after[who]]) <= set(after.tolist())


def unhindered(map_: Packed, before: Array, after: Array) -> Array:
    """A fourth detective on a station of the plan can step aside first, out of everybody's way.

    Neighbours that are taken before and after the plan count twice: that only leaves out more.
    """
    beside = map_.distance == 1
    ways = np.array([len(each) for each in map_.around])
    fine = np.ones(len(before), bool)
    for who in range(TEAM):
        place = after[:, who]
        taken = np.zeros(len(before), np.int8)
        for other in (*before.T, *after.T):
            taken += beside[place, other]
        fine &= (taken < ways[place]) | (place[:, None] == before).any(axis=1)
    return fine


@dataclass
class Analysis:
    """Backwards through the log. Layers above are asked for by `above`, so they may lie on disk."""

    map_: Packed
    moves: Moves
    above: Callable[[Key], Array]
    found: dict[tuple[str, int, int, int], Array] = field(default_factory=dict)

    def __post_init__(self) -> None:
        every = teams(self.map_.size)
        single = np.array([words([at]) for at in range(self.map_.size)])
        self.own: Array = np.bitwise_or.reduce(single[every], axis=1)
        self.near: Array = np.bitwise_or.reduce(self.map_.masks[every], axis=1)

    def layer(self, fields: int) -> Mapping[Key, Array]:
        """The sure wins with so many fields filled, for all tickets."""
        for name, *key in [key for key in self.found if key[1] > fields + 2]:
            del self.found[name, key[0], key[1], key[2]]
        return {(fields, *held): self.wins(fields, *held) for held in TICKETS}

    def wins(self, fields: int, black: int, double: int) -> Array:
        """Mister X is to move: the detectives win after each of his choices."""
        one, two = fields + 1, fields + 2
        dark, later = one in self.map_.covered, two in self.map_.covered
        won = (self.hidden if dark else self.alone)(one, black, double).copy()
        if black and not dark:
            won &= self.hidden(one, 0, double)
        if double:
            won &= self.all(self.hidden(two, black, 0) if later else self.alone(two, black, 0))
        if double and black and dark != later:
            won &= self.hidden_twice(two)
        elif double and black:
            won &= self.all(self.hidden(two, 0, 0))
        return won

    def layer_above(self, key: Key) -> Array:
        """Nothing is won any more once the log is full."""
        if key[0] >= self.map_.last:
            return np.zeros((len(self.own), WORDS), np.uint64)
        return self.above(key)

    def kept(self, name: str, key: Key, make: Callable[[], Array]) -> Array:
        """What was found once is not looked for again."""
        if (name, *key) not in self.found:
            self.found[name, *key] = make()
        return self.found[name, *key]

    def all(self, good: Array) -> Array:
        """One open move more, before which the detectives do nothing."""
        return kernels.every(good, self.own, self.map_.masks)

    def seen(self, *key: int) -> Array:
        """He stands in this field for all to see, and the detectives are to move."""
        k = (key[0], key[1], key[2])
        return self.kept(
            "seen", k, lambda: kernels.reply(self.layer_above(k), self.near, self.moves)
        )

    def alone(self, *key: int) -> Array:
        """He is about to move in plain sight."""
        k = (key[0], key[1], key[2])
        return self.kept("alone", k, lambda: self.all(self.seen(*k)))

    def hidden(self, *key: int) -> Array:
        """He is about to move unseen."""
        k = (key[0], key[1], key[2])
        return self.kept("hidden", k, lambda: self._blind(kernels.blind, k, self.alone(*k)))

    def hidden_twice(self, fields: int) -> Array:
        """He is about to move twice unseen, and has no ticket left after it."""
        k = (fields, 0, 0)
        hopeful = self.all(self.alone(*k))
        return self.kept("twice", k, lambda: self._blind(kernels.blind_twice, k, hopeful))

    def _blind(self, kernel: Callable[..., Array], key: Key, hopeful: Array) -> Array:
        return kernel(self.layer_above(key), hopeful, self.own, self.moves, self.map_.masks)
