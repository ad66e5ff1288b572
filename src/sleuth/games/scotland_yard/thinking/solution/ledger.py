"""A file of values: what three detectives win, by field, tickets, their stations and his.

A layer has few different values; they stand in a list, and each place holds a number in it. Numbers
of `ROWS` sets at one station of Mister X form a block: one number if all are alike, else deflated.
Blocks are read when they are asked for, so opening is quick and memory stays bounded.
"""

from __future__ import annotations

import struct
import zlib
from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

import numpy as np

from sleuth.games.scotland_yard.thinking.packed import Array
from sleuth.games.scotland_yard.thinking.solution.layers import begun, write_after
from sleuth.games.scotland_yard.thinking.solution.retrograde import Key

MAGIC = b"sleuth scotland-yard values 1\n"
HEAD = struct.Struct("<4sBBBxIII")  # "VALS", fields and tickets, sets, stations, values
ROWS = 2048
KEPT = 1 << 14  # blocks that stay in memory: 64 MB at most
LEVEL = 6


class Page(NamedTuple):
    """Where a layer lies: its values, the number that fills each block, and where blocks begin."""

    sets: int
    values: Array
    fill: Array
    starts: Array


class Ledger:
    """A file of values, open for reading, and for more layers."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.heads: dict[Key, int] = {}
        self.whole = 0
        self.data: Array = np.empty(0, np.uint8)
        self.page = cache(self._page)
        self.block = lru_cache(maxsize=KEPT)(self._block)
        self._scan()

    def _scan(self) -> None:
        """Find all layers that are whole, from the last one known."""
        self.data = np.memmap(self.path, np.uint8, "r")
        if bytes(self.data[: len(MAGIC)]) != MAGIC:
            return
        self.whole = max(self.whole, len(MAGIC))
        while len(head := bytes(self.data[self.whole : self.whole + HEAD.size])) == HEAD.size:
            _, filled, black, double, sets, stations, values = HEAD.unpack(head)
            first = self.whole + HEAD.size + 2 * values + 4 * blocks(sets) * stations
            lengths = self.data[first - 2 * blocks(sets) * stations : first].view("<u2")
            end = first + int(lengths.sum(dtype=np.int64))
            if first > len(self.data) or end > len(self.data):
                break
            self.heads[filled, black, double] = self.whole
            self.whole = end

    def append(self, key: Key, table: Array) -> None:
        """Add a layer."""
        (sets, stations), counts = table.shape, np.zeros(1 << 16, np.int64)
        for at in range(0, sets, ROWS):
            counts += np.bincount(table[at : at + ROWS].ravel(), minlength=1 << 16)
        values = np.argsort(-counts, kind="stable")[: np.count_nonzero(counts)]
        numbers = np.zeros(1 << 16, np.uint16)
        numbers[values] = np.arange(len(values))
        packed = [
            packed_up(numbers[table[at : at + ROWS]], len(values)) for at in range(0, sets, ROWS)
        ]
        fill = np.array([[one for one, _ in lot] for lot in packed], "<u2")
        lengths = np.array([[len(data) for _, data in lot] for lot in packed], "<u2")
        head = HEAD.pack(b"VALS", *key, sets, stations, len(values))
        arrays = (part.tobytes() for part in (values.astype("<u2"), fill, lengths))
        deflated = (data for lot in packed for _, data in lot)
        write_after(self.path, self.whole, (head, *arrays, *deflated))
        self._scan()

    def _page(self, key: Key) -> Page:
        at = self.heads[key]
        *_, sets, stations, count = HEAD.unpack(bytes(self.data[at : at + HEAD.size]))
        number = blocks(sets) * stations
        parts = np.cumsum([at + HEAD.size, 2 * count, 2 * number, 2 * number])
        values, fill, lengths = (
            np.frombuffer(self.data[one:other].tobytes(), "<u2") for one, other in pairwise(parts)
        )
        starts = parts[-1] + np.concatenate([[0], np.cumsum(lengths, dtype=np.int64)])
        return Page(sets, values, fill.reshape(-1, stations), starts)

    def _block(self, key: Key, lot: int, station: int) -> Array:
        """The values of these sets at this station."""
        page = self.page(key)
        number = lot * page.fill.shape[1] + station
        begin, end = page.starts[number], page.starts[number + 1]
        if begin == end:
            return np.broadcast_to(page.values[page.fill[lot, station]], ROWS)
        plain = np.frombuffer(zlib.decompress(self.data[begin:end].tobytes()), np.uint8)
        return page.values[unpacked(plain, len(page.values))]

    def rated(self, key: Key, sets: Array, stations: Sequence[int]) -> Array:
        """What these sets win at these stations: a row for each station."""
        lots, which = np.unique(sets // ROWS, return_inverse=True)
        found = np.empty((len(stations), len(sets)), np.uint16)
        for n, station in enumerate(stations):
            held = np.stack([padded(self.block(key, int(lot), station)) for lot in lots])
            found[n] = held[which, sets % ROWS]
        return found

    def table(self, key: Key) -> Array:
        """A whole layer: a row for each set, a column for each station."""
        page = self.page(key)
        found = np.empty((page.sets, page.fill.shape[1]), np.uint16)
        for lot in range(blocks(page.sets)):
            rows = found[lot * ROWS : (lot + 1) * ROWS]
            for station in range(found.shape[1]):
                rows[:, station] = self._block(key, lot, station)[: len(rows)]
        return found


def blocks(sets: int) -> int:
    """How many lots of sets there are."""
    return -(-sets // ROWS)


def packed_up(numbers: Array, of: int) -> list[tuple[int, bytes]]:
    """A block for each station: the number that fills it, or its bytes, the low ones first."""
    found = []
    for column in np.ascontiguousarray(numbers.T):
        if (column == column[0]).all():
            found.append((int(column[0]), b""))
            continue
        low = column.astype(np.uint8).tobytes()
        high = (column >> 8).astype(np.uint8).tobytes() if of > 1 << 8 else b""
        found.append((0, zlib.compress(low + high, LEVEL)))
    return found


def unpacked(plain: Array, of: int) -> Array:
    """The numbers of a block."""
    if of <= 1 << 8:
        return plain
    low, high = np.split(plain, 2)
    found: Array = low | high.astype(np.uint16) << 8
    return found


def padded(block: Array) -> Array:
    """As many values as in any block."""
    return block if len(block) == ROWS else np.pad(block, (0, ROWS - len(block)))


def beside(table: Path) -> Path:
    """Where the values lie that belong to a table of sure wins."""
    return table.with_suffix(".worth")


def resumed(path: Path) -> Ledger:
    """The file at this place, which is begun if there is none."""
    return Ledger(begun(path, MAGIC))


@cache
def opened(path: Path) -> Ledger | None:
    """The file at this place, if there is one."""
    return Ledger(path) if path.is_file() else None
