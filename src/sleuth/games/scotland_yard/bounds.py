"""The values on disk, layer by layer: a study that was cut off goes on with the last whole one.

A folder holds the tables that the next layer may ask for (the rest goes), and a list of the layers
found, with the error of each and, once the first field is reached, the value of the start.
"""

from __future__ import annotations

from os import cpu_count
from pathlib import Path

import numpy as np

from sleuth.games.scotland_yard import teams
from sleuth.games.scotland_yard.mixing import FULL
from sleuth.games.scotland_yard.packed import Array, Packed
from sleuth.games.scotland_yard.retrograde import TICKETS, Key
from sleuth.games.scotland_yard.values import Values, keys
from sleuth.kernel.codec import decode, encode
from sleuth.kernel.data import Data
from sleuth.kernel.talents import Progress

Bounds = tuple[float, float]
NEEDED = 2  # fields ahead of the one that is worked on


class Found(Data, frozen=True):
    """One layer: how far its values may lie above what is written, and that of the start."""

    key: Key
    error: float
    start: int


class Shelf:
    """A folder of tables."""

    def __init__(self, folder: Path, shape: tuple[int, int]) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.folder, self.shape, self.list = folder, shape, folder / "found.json"
        kept = decode(self.list.read_bytes(), list[Found]) if self.list.is_file() else []
        self.found: dict[Key, Found] = {each.key: each for each in kept}

    def path(self, key: Key) -> Path:
        """Where a table lies."""
        return self.folder / "{}-{}-{}.values".format(*key)

    def table(self, key: Key) -> Array:
        """A table that was found."""
        return np.memmap(self.path(key), np.uint16, "r", shape=self.shape)

    def fresh(self, key: Key) -> Array:
        """An empty table."""
        return np.memmap(self.path(key), np.uint16, "w+", shape=self.shape)

    def keep(self, found: Found) -> None:
        """Note that a layer is whole, and let go of what nothing asks for any more."""
        self.found[found.key] = found
        part = self.list.with_suffix(".part")
        part.write_bytes(encode(list(self.found.values())))
        part.replace(self.list)
        for key in self.found:
            if key[0] > found.key[0] + NEEDED:
                self.path(key).unlink(missing_ok=True)

    def clear(self) -> None:
        """The answers are enough."""
        for key in self.found:
            self.path(key).unlink(missing_ok=True)


def bounded(map_: Packed, folder: Path, progress: Progress) -> dict[tuple[int, int], Bounds]:
    """What three detectives win from the start, at least and at most, against these tickets."""
    posts, sets = map_.posts[:3], len(teams.threes(map_.size))
    shelf, names = Shelf(folder, (sets, map_.size)), keys(map_)
    todo = [key for key in names if key not in shelf.found]
    progress(len(names) - len(todo), len(names))
    if todo:
        errors = {key: found.error for key, found in shelf.found.items()}
        values = Values(map_, posts, shelf.table, errors, cpu_count() or 1)
        start = int(teams.rank(np.array([posts]))[0])
        for key in todo:
            out = shelf.fresh(key)
            values.layer(key, out)
            shelf.keep(Found(key, errors[key], int(out[start, map_.lair])))
            progress(len(shelf.found), len(names))
    shelf.clear()
    return {held: bounds(shelf.found[0, *held]) for held in TICKETS}


def bounds(found: Found) -> Bounds:
    """Units as shares, rounded away from each other."""
    low, high = found.start / FULL, min(1.0, (found.start + found.error) / FULL)
    return np.floor(low * 1e6) / 1e6, np.ceil(high * 1e6) / 1e6
