"""A file of sure wins: one compressed layer after another, read row by row while playing.

A layer starts with its name and the lengths of its blocks; a block is some rows of bit sets,
deflated. Layers are appended as they are found, so a file that was cut off can be gone on with.
"""

from __future__ import annotations

import struct
import zlib
from functools import cache, lru_cache
from pathlib import Path

import numpy as np

from sleuth.games.scotland_yard.thinking.packed import WORDS, Array
from sleuth.games.scotland_yard.thinking.solution.layers import begun, write_after

Name = tuple[int, int, int, int]
"""Detectives, fields filled, black tickets left, double moves left."""

MAGIC = b"sleuth scotland-yard table 2\n"
HEAD = struct.Struct("<4sBBBBII")  # "LAYR", name, number of rows, number of blocks
ROWS = 64
LEVEL = 1  # of compression: higher ones take longer than finding the layer


class Table:
    """A file of sure wins, open for reading, and for more layers."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.index: dict[Name, Array] = {}
        self.whole = 0
        self.data: Array = np.empty(0, np.uint8)
        self.block = lru_cache(maxsize=1 << 14)(self._block)
        self._scan()

    def _scan(self) -> None:
        """Find all layers that are whole, from the last one known."""
        self.data = np.asarray(np.memmap(self.path, np.uint8, "r"))  # a plain view is quicker
        if bytes(self.data[: len(MAGIC)]) != MAGIC:
            return
        self.whole = max(self.whole, len(MAGIC))
        while len(head := bytes(self.data[self.whole : self.whole + HEAD.size])) == HEAD.size:
            _, *name, _, count = HEAD.unpack(head)
            first = self.whole + HEAD.size + 4 * count
            lengths = self.data[first - 4 * count : first].view("<u4")
            starts = first + np.concatenate([[0], np.cumsum(lengths, dtype=np.int64)])
            if len(lengths) < count or starts[-1] > len(self.data):
                break
            self.index[name[0], name[1], name[2], name[3]] = starts
            self.whole = int(starts[-1])

    def append(self, name: Name, rows: Array) -> None:
        """Add a layer."""
        plain = np.ascontiguousarray(rows)
        lots = [plain[at : at + ROWS] for at in range(0, len(rows), ROWS)]
        blocks = [zlib.compress(lot.tobytes(), LEVEL) for lot in lots]
        head = HEAD.pack(b"LAYR", *name, len(rows), len(blocks))
        lengths = np.array([len(block) for block in blocks], "<u4").tobytes()
        write_after(self.path, self.whole, (head, lengths, *blocks))
        self._scan()

    def _block(self, name: Name, number: int) -> Array:
        starts = self.index[name]
        deflated = self.data[starts[number] : starts[number + 1]].tobytes()
        rows: Array = np.frombuffer(zlib.decompress(deflated), np.uint64).reshape(-1, WORDS)
        return rows

    def layer(self, name: Name) -> Array:
        """A whole layer."""
        return np.concatenate([self._block(name, n) for n in range(len(self.index[name]) - 1)])

    def rows(self, name: Name, numbers: Array) -> Array:
        """Some rows of a layer."""
        wanted, which = np.unique(numbers // ROWS, return_inverse=True)
        blocks = [self.block(name, int(number)) for number in wanted]
        lengths = np.cumsum([0, *(len(block) for block in blocks[:-1])])
        found: Array = np.concatenate(blocks)[lengths[which] + numbers % ROWS]
        return found


class Unpacked(Table):
    """The same with whole layers in memory, for who asks for nearly all of them."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.held = cache(self.layer)

    def rows(self, name: Name, numbers: Array) -> Array:
        """Some rows of a layer."""
        found: Array = self.held(name)[numbers]
        return found


def place(detectives: int) -> Path:
    """Where the table for so many detectives is looked for."""
    return Path(__file__).parents[2] / "data" / f"sure-{detectives}.table"


def resumed(path: Path) -> Table:
    """The table at this place, which is begun if there is none."""
    return Table(begun(path, MAGIC))


@cache
def opened(path: Path) -> Table | None:
    """The table at this place, if there is one."""
    return Table(path) if path.is_file() else None
