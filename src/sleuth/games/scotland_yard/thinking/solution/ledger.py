"""A file of values: what three detectives win, by field, tickets, their stations and his.

Places lie in blocks, by the quarters of the town in which everybody stands (`quarters`). A block is
one value if all its places are alike; else its values and, deflated, which of them each place has.
Blocks are read when they are asked for, so opening is quick and memory stays bounded. Sums over the
lists of a layer, and those within its blocks, tell when a file is damaged.
"""

from __future__ import annotations

import struct
import zlib
from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

import numpy as np

from sleuth.games.scotland_yard.thinking.packed import Array, Packed
from sleuth.games.scotland_yard.thinking.solution.layers import write_after
from sleuth.games.scotland_yard.thinking.solution.quarters import (
    CELLS,
    QUARTER,
    Quarters,
    near_each_other,
    quartered,
)
from sleuth.games.scotland_yard.thinking.solution.retrograde import Key
from sleuth.kernel.errors import Malformed

MAGIC = b"sleuth scotland-yard values 2\n"
FRONT = struct.Struct("<H")  # how many stations; then their order, two bytes each
HEAD = struct.Struct("<4sBBBxII")  # "VALS", fields and tickets, blocks, sum over the lists
KEPT = 1 << 12  # blocks that stay in memory: 32 MB
LEVEL = 9
FEW = 256  # values of a block: more do not fit into a byte a place


class Page(NamedTuple):
    """A layer: the value that fills each block, and where those begin that more than one fill."""

    fill: Array
    starts: Array


class Ledger:
    """A file of values, open for reading, and for more layers."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.heads: dict[Key, int] = {}
        self.data: Array = np.empty(0, np.uint8)
        self.whole = self._front()
        self.page = cache(self._page)
        self.block = lru_cache(maxsize=KEPT)(self._block)
        self._scan()

    def _front(self) -> int:
        """Read how the town is cut, and where the layers begin."""
        with self.path.open("rb") as file:
            magic, front = file.read(len(MAGIC)), file.read(FRONT.size)
            size = FRONT.unpack(front)[0] if magic == MAGIC and len(front) == FRONT.size else 0
            listed = file.read(2 * size)
            begin = file.tell()
        order = np.frombuffer(listed[: len(listed) // 2 * 2], "<u2").astype(np.int64)
        if not size or sorted(order) != list(range(size)):
            raise self.damaged()
        self.town: Quarters = quartered(order)
        return begin

    def _scan(self) -> None:
        """Find all layers that are whole, from the last one known."""
        self.data = np.asarray(np.memmap(self.path, np.uint8, "r"))
        while len(head := self._bytes(self.whole, self.whole + HEAD.size)) == HEAD.size:
            mark, filled, black, double, blocks, _ = HEAD.unpack(head)
            first = self.whole + HEAD.size + 4 * blocks
            if mark != b"VALS" or first > len(self.data):
                break
            lengths = np.frombuffer(self._bytes(first - 2 * blocks, first), "<u2")
            end = first + int(lengths.sum(dtype=np.int64))
            if end > len(self.data):
                break
            self.heads[filled, black, double] = self.whole
            self.whole = end

    def _bytes(self, begin: int, end: int) -> bytes:
        return self.data[begin:end].tobytes()

    def damaged(self) -> Malformed:
        """What is wrong with this file."""
        return Malformed("solve.damaged", path=str(self.path))

    def append(self, key: Key, table: Array) -> None:
        """Add a layer: a row for each set, a column for each station."""
        packed = [each for lot in self._lots(table) for each in lot]
        fill = np.array([one for one, _ in packed], "<u2").tobytes()
        lengths = np.array([len(data) for _, data in packed], "<u2").tobytes()
        head = HEAD.pack(b"VALS", *key, len(packed), zlib.crc32(fill + lengths))
        write_after(self.path, self.whole, (head, fill, lengths, *(data for _, data in packed)))
        self._scan()

    def _lots(self, table: Array) -> Iterator[list[tuple[int, bytes]]]:
        """All blocks, those of the same three quarters of the detectives at a time."""
        order = np.pad(self.town.order, (0, -len(self.town.order) % QUARTER), mode="edge")
        for sets in self.town.sets:
            there = sets >= 0
            cells = np.zeros((len(order), CELLS), np.uint16)
            cells[:, there] = table[sets[there]][:, order].T
            cells[:, ~there] = cells[:, there][:, :1] if there.any() else 0
            yield [packed_up(each) for each in cells.reshape(-1, QUARTER * CELLS)]

    def _page(self, key: Key) -> Page:
        at = self.heads[key]
        *_, blocks, total = HEAD.unpack(self._bytes(at, at + HEAD.size))
        parts = [at + HEAD.size + 2 * blocks * n for n in range(3)]
        if zlib.crc32(self._bytes(parts[0], parts[2])) != total:
            raise self.damaged()
        fill, lengths = (np.frombuffer(self._bytes(*each), "<u2") for each in pairwise(parts))
        return Page(fill, parts[2] + np.concatenate([[0], np.cumsum(lengths, dtype=np.int64)]))

    def _block(self, key: Key, number: int) -> Array:
        """The values of a block: for each station of his quarter, a row of cells."""
        page = self.page(key)
        begin, end = page.starts[number], page.starts[number + 1]
        if begin == end:
            return np.broadcast_to(page.fill[number], QUARTER * CELLS)
        try:
            return unpacked(zlib.decompress(self._bytes(begin, end)), int(page.fill[number]))
        except (zlib.error, IndexError, ValueError) as wrong:
            raise self.damaged() from wrong

    def rated(self, key: Key, rows: Array, stations: Sequence[int]) -> Array:
        """What these teams win at these stations: a row for each station."""
        town, (blocks, cells) = self.town, self.town.found(rows)
        his = town.place[np.asarray(stations)]
        lots, which = np.unique(blocks, return_inverse=True)
        found = np.empty((len(his), len(rows)), np.uint16)
        for quarter in set((his // QUARTER).tolist()):
            held = np.stack([self.block(key, int(lot) * town.wide + quarter) for lot in lots])
            mine = np.flatnonzero(his // QUARTER == quarter)
            found[mine] = held[which, his[mine, None] % QUARTER * CELLS + cells]
        return found

    def table(self, key: Key) -> Array:
        """A whole layer: a row for each set, a column for each station."""
        town = self.town
        size = len(town.order)
        found = np.empty((int(town.sets.max()) + 1, size), np.uint16)
        for lot, sets in enumerate(town.sets):
            there = np.flatnonzero(sets >= 0)
            held = [self._block(key, lot * town.wide + quarter) for quarter in range(town.wide)]
            cells = np.stack(held).reshape(-1, CELLS)[:size, there]
            found[np.ix_(sets[there], town.order)] = cells.T
        return found


def packed_up(block: Array) -> tuple[int, bytes]:
    """The one value of a block; or how many it has, and their list and places, deflated."""
    if (block == block[0]).all():
        return int(block[0]), b""
    present = np.zeros(1 << 16, bool)
    present[block] = True
    values = np.flatnonzero(present).astype("<u2")
    if len(values) > FEW:
        return 0, zlib.compress(block.astype("<u2").tobytes(), LEVEL)
    which = np.empty(1 << 16, np.uint8)
    which[values] = np.arange(len(values))
    return len(values), zlib.compress(values.tobytes() + which[block].tobytes(), LEVEL)


def unpacked(plain: bytes, count: int) -> Array:
    """The values of a block again."""
    values = np.frombuffer(plain, "<u2", count or -1)
    found = values[np.frombuffer(plain, np.uint8, offset=2 * count)] if count else values
    return found.reshape(QUARTER * CELLS)


def beside(table: Path) -> Path:
    """Where the values lie that belong to a table of sure wins."""
    return table.with_suffix(".worth")


def resumed(path: Path, map_: Packed) -> Ledger:
    """The file at this place, which is begun if there is none."""
    if not path.is_file():
        order = np.array(near_each_other(map_), "<u2")
        path.write_bytes(MAGIC + FRONT.pack(len(order)) + order.tobytes())
    return Ledger(path)


@cache
def opened(path: Path) -> Ledger | None:
    """The file at this place, if there is one."""
    return Ledger(path) if path.is_file() else None


def sound(path: Path) -> Ledger | None:
    """The file at this place, if there is one that can be read: who plays does without another."""
    try:
        return opened(path)
    except Malformed:
        return None
