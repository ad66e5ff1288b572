"""What three detectives can expect under the best play of both sides: bounds that are proved.

`values(key)` holds for every set of detectives and every station of Mister X the share of games
that they win at least, rounded down at every step. No step of the analysis enlarges an error, so
the widest gap of each layer, added up from the end of the log, is how far the true value may lie
above: one table proves both bounds. Only what the start can lead to is worked out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from itertools import pairwise
from typing import NamedTuple

import numpy as np

from sleuth.games.scotland_yard import teams, worth
from sleuth.games.scotland_yard.mixing import FULL
from sleuth.games.scotland_yard.packed import Array, Packed
from sleuth.games.scotland_yard.retrograde import TICKETS, Key

LOT = 1000  # sets of detectives in one go
Step = Callable[[worth.Field, Array, Array, Array], float]


class Choice(NamedTuple):
    """What Mister X may do: how it is answered, in which table, and after how many moves."""

    how: str
    after: Key
    moves: int


def keys(map_: Packed) -> list[Key]:
    """Every layer, the last field first; a double move may go one field beyond the log."""
    found = [(fields, *held) for fields in reversed(range(map_.last + 1)) for held in TICKETS]
    return [key for key in found if key[0] < map_.last or not key[2]]


def choices(map_: Packed, key: Key) -> Iterator[Choice]:
    """His choices in the order of their cost; those that only waste a ticket are left out."""
    (fields, black, double), covered = key, map_.covered
    one, two = fields + 1, fields + 2
    dark, later = one in covered, two in covered
    if black or double:
        yield Choice("lower", (fields, black and double, 0), 0)
    if double and black:
        yield Choice("lower", (fields, 0, 1), 0)
    if double and dark:
        yield Choice("seen", (two, black, 0), 2)
    elif double:
        yield Choice("still", (one, black, 0), 1)
    if dark:
        yield Choice("hidden", (one, black, double), 1)
    else:
        yield Choice("seen", (one, black, double), 1)
    if black and not dark:
        yield Choice("hidden", (one, 0, double), 1)
    if black and double and dark != later:
        yield Choice("hidden", (two, 0, 0), 2)


@dataclass
class Values:
    """Backwards through the log, with so many threads."""

    map_: Packed
    posts: tuple[int, ...]
    tables: Callable[[Key], Array]
    errors: dict[Key, float]
    threads: int = 1
    mixed: int = 0
    hears: Callable[[int, int], None] = field(default=lambda done, of: None)

    def __post_init__(self) -> None:
        self.every = teams.threes(self.map_.size)
        self.moves = teams.moves(self.map_, self.every)
        self.ways = teams.slots(self.map_, 0)
        self.fill = (self.ways >= 0).sum(axis=1)
        self.sets = self.reached()

    def field(self, fields: int) -> worth.Field:
        """What the steps need to know of the map."""
        here = self.map_.lair == np.arange(self.map_.size)
        for _ in range(fields):
            here = np.array([here[list(each)].any() for each in self.map_.around])
        return worth.Field(self.every, *self.moves, self.ways, self.fill, here)

    def reached(self) -> list[Array]:
        """The sets that the detectives can form after each number of turns."""
        first = np.zeros(len(self.every), np.bool_)
        first[teams.rank(np.array([self.posts]))] = True
        found = [first]
        for _ in range(self.map_.last):
            found.append(found[-1].copy())
            if not found[-1].all():
                found[-1][:] = False
                worth.become(self.field(0), *found[-2:])
        return found

    def rows(self, key: Key) -> Array:
        """The sets in question: a double move fills two fields in one turn."""
        fields, _, double = key
        wanted = self.sets[fields]
        return np.flatnonzero(wanted if double or not fields else wanted | self.sets[fields - 1])

    def layer(self, key: Key, out: Array) -> None:
        """Fill a table, and note how far it may lie below the truth."""
        steps = [self.step(choice) for choice in choices(self.map_, key)]
        rows, seat = self.rows(key), self.field(key[0])
        cuts = [*range(0, len(rows), LOT), len(rows)]
        lots = [rows[lo:hi] for lo, hi in pairwise(cuts)]
        self.errors[key] = 0.0
        with ThreadPoolExecutor(self.threads) as pool:
            todo = pool.map(partial(self.lot, seat, steps, out), lots)
            for done, error in enumerate(todo, 1):
                self.errors[key] = max(self.errors[key], error)
                self.hears(done, len(lots))

    def lot(self, seat: worth.Field, steps: Sequence[Step], out: Array, lot: Array) -> float:
        """All choices, for some sets."""
        worth.begin(seat, lot, out)
        return max(step(seat, lot, out) for step in steps)

    def step(self, choice: Choice) -> Callable[[worth.Field, Array, Array], float]:
        """One choice as a step that returns its error."""
        over = choice.after[0] >= self.map_.last and choice.how in ("seen", "hidden")
        table = np.empty((0, self.map_.size), np.uint16) if over else self.tables(choice.after)
        known = 0.0 if over else self.errors[choice.after]

        def run(seat: worth.Field, lot: Array, out: Array) -> float:
            if choice.how == "lower":
                worth.lower(lot, table, out)
            elif choice.how == "still":
                worth.still(seat, lot, table, out)
            elif choice.how == "seen":
                worth.seen(seat, lot, table, choice.moves, out)
            else:
                gap, games = worth.hidden(seat, lot, table, choice.moves, out)
                self.mixed += games
                return known + gap
            return known

        return run
