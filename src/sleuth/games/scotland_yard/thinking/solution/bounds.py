"""The bounds on disk, layer by layer: a study that was cut off goes on with the last whole one.

A folder holds the tables that the next layer may ask for (the rest goes), and a list of the layers
found, each with what it says of the start, and how far off that may be if all games were mixed.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from math import ceil, floor
from pathlib import Path

import numpy as np

from sleuth.games.scotland_yard.thinking.packed import Array, Packed
from sleuth.games.scotland_yard.thinking.solution import teams
from sleuth.games.scotland_yard.thinking.solution.ledger import Ledger
from sleuth.games.scotland_yard.thinking.solution.mixing import FULL
from sleuth.games.scotland_yard.thinking.solution.retrograde import TICKETS, Key
from sleuth.games.scotland_yard.thinking.solution.values import (
    EVERYWHERE,
    Ruling,
    Side,
    Values,
    keys,
)
from sleuth.kernel.codec import decode, encode
from sleuth.kernel.talents import Progress

Bounds = tuple[float, float]
Found = tuple[int, int]
"""What a layer says of the start, in units, and how far off the value may be."""
NEEDED = 2  # fields ahead of the one that is worked on
DIGITS = 10_000
THREADS = 2


class Shelf:
    """A folder of tables."""

    def __init__(self, folder: Path, shape: tuple[int, int]) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.folder, self.shape, self.list = folder, shape, folder / "found.json"
        kept = (
            decode(self.list.read_bytes(), list[tuple[Key, Found]]) if self.list.is_file() else []
        )
        self.found: dict[Key, Found] = dict(kept)

    def path(self, key: Key) -> Path:
        """Where a table lies."""
        return self.folder / "{}-{}-{}.values".format(*key)

    def table(self, key: Key) -> Array:
        """A table that was found."""
        return np.memmap(self.path(key), np.uint16, "r", shape=self.shape)

    def fresh(self, key: Key) -> Array:
        """An empty table."""
        return np.memmap(self.path(key), np.uint16, "w+", shape=self.shape)

    def keep(self, key: Key, found: Found) -> None:
        """Note that a layer is whole, and let go of what nothing asks for any more."""
        self.found[key] = found
        part = self.list.with_suffix(".part")
        part.write_bytes(encode(list(self.found.items())))
        part.replace(self.list)
        self.drop(key[0] + NEEDED)

    def drop(self, beyond: int) -> None:
        """The tables of fields beyond this one go."""
        for key in self.found:
            if key[0] > beyond:
                self.path(key).unlink(missing_ok=True)


def bounded(  # noqa: PLR0913, PLR0917
    map_: Packed,
    folder: Path,
    sure: Callable[[Key], Array],
    near: int | None,
    progress: Progress,
    book: Ledger | None = None,
    ruling: Ruling = "fields",
) -> dict[tuple[int, int], Bounds]:
    """What three detectives win from the start, at least and at most, against these tickets.

    The lower bounds of every place are written into a book, if there is one. A win that is sure
    under the printed ruling is sure under each other one, so the same table of them serves all.
    """
    layers, sides = len(keys(map_)), 1 if near is None else 2
    hear = lambda n, of: progress(n, of * sides)  # noqa: E731
    low = one_side(map_, "lower", folder, sure, near, hear, book, ruling)
    high = {held: (units + error, 0) for held, (units, error) in low.items()}
    if near is not None:
        hear = lambda n, of: progress(layers + n, of * sides)  # noqa: E731
        high = one_side(map_, "upper", folder, sure, near, hear, None, ruling)
    return {held: shares(low[held][0], high[held][0]) for held in TICKETS}


def shares(low: int, high: int) -> Bounds:
    """Units as shares, rounded away from each other."""
    return floor(low * DIGITS / FULL) / DIGITS, min(1.0, ceil(high * DIGITS / FULL) / DIGITS)


def one_side(  # noqa: PLR0913, PLR0917
    map_: Packed,
    side: Side,
    folder: Path,
    sure: Callable[[Key], Array],
    near: int | None,
    progress: Progress,
    book: Ledger | None = None,
    ruling: Ruling = "fields",
) -> dict[tuple[int, int], Found]:
    """The bounds of one kind, worked out or read."""
    size, posts, names = map_.size, np.array([map_.posts[:3]]), keys(map_)
    name = f"{side}-{near or 'all'}" + ("" if ruling == "fields" else f"-{ruling}")
    shelf = Shelf(folder / name, (len(teams.threes(size)), size))
    held = shelf.found if book is None else shelf.found.keys() & book.heads.keys()
    todo = [key for key in names if key not in held]
    progress(len(names) - len(todo), len(names))
    if todo:
        values = Values(map_, partial(kept, shelf, book), side, near or EVERYWHERE, sure, THREADS)
        values.ruling = ruling
        values.errors |= {key: error for key, (_, error) in shelf.found.items()}
        for key in todo:
            out = shelf.fresh(key)
            values.layer(key, out)
            units = int(out[teams.rank(posts)[0], map_.lair])
            shelf.keep(key, (units, values.errors[key]))
            if book is not None:
                book.append(key, out)
            progress(names.index(key) + 1, len(names))
        shelf.drop(-1)
    return {tickets: shelf.found[0, *tickets] for tickets in TICKETS}


def listed(folder: Path) -> dict[Key, Found]:
    """What the lower bounds of all places say of the start, layer by layer, and their errors."""
    return Shelf(folder / "lower-all", (0, 0)).found


def kept(shelf: Shelf, book: Ledger | None, key: Key) -> Array:
    """A table that is still there, or the same out of the book."""
    if book is None or shelf.path(key).is_file():
        return shelf.table(key)
    return book.table(key)
