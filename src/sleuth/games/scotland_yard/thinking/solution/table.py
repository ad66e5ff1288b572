"""A file of sure wins: one layer after another, of which any row is read without the others.

Many rows of a layer are alike, so it has a list of the bit sets that occur, and for each row which
of them it is; where too many differ, that is done word by word. All of it is used where it lies, in
the file: nothing is unpacked. Layers are appended as they are found, so a file that was cut off can
be gone on with.
"""

from __future__ import annotations

import struct
from functools import cache
from pathlib import Path
from typing import NamedTuple

import numpy as np

from sleuth.games.scotland_yard.thinking.packed import WORDS, Array
from sleuth.games.scotland_yard.thinking.solution.layers import begun, write_after

Name = tuple[int, int, int, int]
"""Detectives, fields filled, black tickets left, double moves left."""

MAGIC = b"sleuth scotland-yard table 3\n"
HEAD = struct.Struct("<4sBBBB4xII")  # "LAYR", name, number of rows, number of parts
PART = struct.Struct("<II")  # words of a bit set, number of bit sets
FEW = 1 << 16  # bit sets that two bytes tell apart: with more, words are told apart
MIXERS = (0x9E3779B97F4A7C15, 0xC2B2AE3D27D4EB4F, 0x165667B19E3779F9, 3)


class Part(NamedTuple):
    """Some words of each row: the bit sets that occur, and which of them each row has."""

    sets: Array
    which: Array


class Table:
    """A file of sure wins, open for reading, and for more layers."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.index: dict[Name, tuple[Part, ...]] = {}
        self.whole = 0
        self._scan()

    def _scan(self) -> None:
        """Find all layers that are whole, from the last one known."""
        data = np.asarray(np.memmap(self.path, np.uint8, "r"))  # a plain view is quicker
        if data[: len(MAGIC)].tobytes() != MAGIC:
            return
        self.whole = max(self.whole, len(MAGIC))
        while len(head := data[self.whole : self.whole + HEAD.size].tobytes()) == HEAD.size:
            _, detectives, filled, black, double, rows, count = HEAD.unpack(head)
            at, found = self.whole + HEAD.size, []
            for _ in range(count):
                part, at = part_at(data, at, rows)
                found.append(part)
            if at > len(data):
                break
            self.index[detectives, filled, black, double] = tuple(found)
            self.whole = at

    def append(self, name: Name, rows: Array) -> None:
        """Add a layer."""
        parts = parted(np.ascontiguousarray(rows))
        pieces = [HEAD.pack(b"LAYR", *name, len(rows), len(parts))]
        for sets, which in parts:
            pieces += [PART.pack(sets.shape[1], len(sets)), sets.tobytes()]
            pieces += [which.astype(narrowest(len(sets))).tobytes()]
        write_after(self.path, self.whole, pieces)
        self._scan()

    def layer(self, name: Name) -> Array:
        """A whole layer."""
        return self.rows(name, np.arange(len(self.index[name][0].which)))

    def rows(self, name: Name, numbers: Array) -> Array:
        """Some rows of a layer."""
        found = [part.sets[part.which[numbers]] for part in self.index[name]]
        return found[0] if len(found) == 1 else np.concatenate(found, axis=1)


def part_at(data: Array, at: int, rows: int) -> tuple[Part, int]:
    """The part that begins here, and where it ends: beyond the file if it was cut off."""
    if at + PART.size > len(data):
        return Part(data[:0], data[:0]), len(data) + 1
    wide, count = PART.unpack(data[at : at + PART.size].tobytes())
    first, kind = at + PART.size, narrowest(count)
    then = first + 8 * wide * count
    end = then + rows * kind.itemsize
    if end > len(data):
        return Part(data[:0], data[:0]), end
    return Part(data[first:then].view("<u8").reshape(-1, wide), data[then:end].view(kind)), end


def narrowest(count: int) -> np.dtype[np.unsignedinteger]:
    """The numbers by which so many bit sets are told apart."""
    return np.dtype("<u1" if count <= 1 << 8 else "<u2" if count <= FEW else "<u4")


def parted(rows: Array) -> tuple[Part, ...]:
    """Rows told apart as a whole; if too many differ, word by word."""
    whole = told_apart(rows)
    if len(whole.sets) <= FEW:
        return (whole,)
    return tuple(told_apart(rows[:, word : word + 1]) for word in range(WORDS))


def told_apart(rows: Array) -> Part:
    """The different rows, and which of them each one is."""
    mixed = rows * np.array(MIXERS[: rows.shape[1]], np.uint64)
    marks = (mixed ^ (mixed >> np.uint64(29))).sum(axis=1, dtype=np.uint64)
    _, first, which = np.unique(marks, return_index=True, return_inverse=True)
    sets = rows[first]
    if not (sets[which] == rows).all():  # two rows with one mark: compare them whole
        sets, which = np.unique(rows, axis=0, return_inverse=True)
    return Part(sets, which)


def place(detectives: int) -> Path:
    """Where the table for so many detectives is looked for."""
    return Path(__file__).parents[2] / "data" / f"sure-{detectives}.table"


def resumed(path: Path) -> Table:
    """The table at this place, which is begun if there is none."""
    return Table(begun(path, MAGIC))


@cache
def opened(path: Path) -> Table | None:
    """The table at this place, if there is one that can be read."""
    found = Table(path) if path.is_file() and path.stat().st_size else None
    return found if found and found.index else None
