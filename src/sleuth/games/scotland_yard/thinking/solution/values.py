"""What three detectives can expect under the best play of both sides: bounds that are proved.

A table of lower bounds holds for every set of detectives and every station of Mister X a share of
games that they surely win, rounded down at each step; a table of upper bounds a share that they
cannot exceed, rounded up. Only what the start can lead to is worked out, and mixed strategies are
worked out only where the detectives are near, together `near` steps away: see `worth`.

If they are worked out everywhere, one table proves both: no step enlarges an error, and only one in
the dark adds to it, at most the widest gap between the two bounds of a game in its layer.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from itertools import pairwise
from typing import Literal, NamedTuple

import numpy as np

from sleuth.games.scotland_yard.thinking.packed import WORDS, Array, Packed
from sleuth.games.scotland_yard.thinking.solution import teams, worth
from sleuth.games.scotland_yard.thinking.solution.retrograde import TICKETS, Key

LOT = 1000  # sets of detectives in one go
CROWD = 200_000  # of fewer sets, all are near
EVERYWHERE = 10_000
EARLY, CLOSER = 7, 2  # beyond so many fields near is so many steps less
Side = Literal["lower", "upper"]
Ruling = Literal["fields", "round", "short"]
"""A double move fills two fields, and may go one beyond the log; or it costs no turn, so that a
field more is filled after it (`round`); or it may not go beyond the log (`short`)."""
Mixed = tuple[int, int]
"""How many games were mixed, and the widest gap between two bounds of one."""
Step = Callable[[worth.Field, Array, Array], Mixed]


def unsure(key: Key) -> Array:
    """No win is sure."""
    del key
    return np.empty((0, WORDS), np.uint64)


class Choice(NamedTuple):
    """What Mister X may do: how it is answered, in which table, and after how many moves."""

    how: str
    after: Key
    moves: int


def keys(map_: Packed) -> list[Key]:
    """Every layer, the last field first; a double move may go one field beyond the log."""
    found = [(fields, *held) for fields in reversed(range(map_.last + 1)) for held in TICKETS]
    return [key for key in found if key[0] < map_.last or not key[2]]


def end_of(map_: Packed, key: Key, ruling: Ruling) -> int:
    """After how many fields it is over; who had a double move and used it may have one more."""
    return map_.last + (ruling == "round" and not key[2])


def choices(map_: Packed, key: Key, ruling: Ruling = "fields") -> Iterator[Choice]:
    """His choices in the order of their cost; those that only waste a ticket are left out.

    To be seen in a covered field is no choice, but costs him no less than not to be.
    """
    (fields, black, double), covered = key, map_.covered
    one, two = fields + 1, fields + 2
    dark, later = one in covered, two in covered
    if double and ruling == "short" and two > map_.last:
        yield Choice("lower", (fields, black, 0), 0)
        return
    if black or double:
        yield Choice("lower", (fields, black and double, 0), 0)
    if double and black:
        yield Choice("lower", (fields, 0, 1), 0)
    if double and dark:
        yield Choice("seen", (two, black, 0), 2)
    elif double:
        yield Choice("still", (one, black, 0), 1)
    yield Choice("seen", (one, black, double), 1)
    if dark:
        yield Choice("hidden", (one, black, double), 1)
    elif black:
        yield Choice("hidden", (one, 0, double), 1)
    if black and double and dark != later:
        yield Choice("hidden", (two, 0, 0), 2)


@dataclass
class Values:
    """Backwards through the log: tables found so far, and sure wins if they are known."""

    map_: Packed
    tables: Callable[[Key], Array]
    side: Side
    near: int = EVERYWHERE
    sure: Callable[[Key], Array] = unsure
    threads: int = 1
    ruling: Ruling = "fields"
    mixed: int = 0
    errors: dict[Key, int] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.every = teams.threes(self.map_.size)
        self.moves = teams.moves(self.map_, self.every)
        self.ways = teams.slots(self.map_, 0)
        self.fill = (self.ways >= 0).sum(axis=1)
        self.sets = self.reached()

    def field(self, fields: int, near: int = EVERYWHERE) -> worth.Field:
        """What the steps need to know of the map."""
        here = np.arange(self.map_.size) == self.map_.lair
        for _ in range(fields):
            here = np.array([here[list(each)].any() for each in self.map_.around])
        steps, upper = self.map_.distance.astype(np.int16), self.side == "upper"
        return worth.Field(self.every, *self.moves, self.ways, self.fill, here, steps, near, upper)

    def reached(self) -> list[Array]:
        """The sets that the detectives can form after each number of turns."""
        first = np.zeros(len(self.every), np.bool_)
        first[teams.rank(np.array([self.map_.posts[:3]]))] = True
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
        """Fill a table."""
        rows, sure = self.rows(key), (self.sure if key[0] < self.map_.last else unsure)(key)
        near = self.near - (CLOSER if key[0] > EARLY else 0)
        ground = self.field(key[0], near if len(rows) > CROWD else EVERYWHERE)
        steps = [self.step(choice) for choice in choices(self.map_, key, self.ruling)]
        lots = [rows[lo:hi] for lo, hi in pairwise([*range(0, len(rows), LOT), len(rows)])]
        with ThreadPoolExecutor(self.threads) as pool:
            done = list(pool.map(partial(self.lot, ground, steps, sure, out), lots))
        self.mixed += sum(games for games, _ in done)
        self.errors[key] = self.error(key, max(gap for _, gap in done))

    def error(self, key: Key, gap: int) -> int:
        """How far off a layer may be: as far as any it asks, and the gap more after hiding."""
        return max(
            self.errors.get(choice.after, 0) + (gap if choice.how == "hidden" else 0)
            for choice in choices(self.map_, key, self.ruling)
        )

    @staticmethod
    def lot(
        field: worth.Field, steps: Sequence[Step], sure: Array, out: Array, lot: Array
    ) -> Mixed:
        """All choices, for some sets."""
        worth.begin(field, lot, sure, out)
        done = [step(field, lot, out) for step in steps]
        return sum(games for games, _ in done), max(gap for _, gap in done)

    def step(self, choice: Choice) -> Step:
        """One choice, with the table of what comes after it."""
        end = end_of(self.map_, choice.after, self.ruling)
        over = choice.after[0] >= end and choice.how in ("seen", "hidden")
        table = np.empty((0, self.map_.size), np.uint16) if over else self.tables(choice.after)
        return partial(take, choice, table)


def take(choice: Choice, table: Array, field: worth.Field, lot: Array, out: Array) -> Mixed:
    """Lower what is left to what this choice leaves."""
    match choice.how:
        case "lower":
            worth.lower(lot, table, out)
        case "still":
            worth.still(field, lot, table, out)
        case "seen":
            worth.seen(field, lot, table, choice.moves, out)
        case _:
            return worth.hidden(field, lot, table, choice.moves, out)
    return 0, 0
