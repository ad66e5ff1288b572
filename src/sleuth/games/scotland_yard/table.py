"""A file of sure wins: one compressed layer after another, read row by row while playing.

A layer starts with its key and the lengths of its blocks; a block is some rows of bit sets,
deflated. Layers are appended as they are found, so a file that was cut off can be gone on with.
"""

from __future__ import annotations

import struct
import zlib
from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from io import BufferedReader
from pathlib import Path

import numpy as np

from sleuth.games.scotland_yard.packed import WORDS, Array
from sleuth.games.scotland_yard.retrograde import Key

MAGIC = b"sleuth scotland-yard table 1\n"
HEAD = struct.Struct("<4sBBBxII")  # "LAYR", key, number of rows, number of blocks
ROWS = 128
WIDTH = WORDS * 8


def begin(path: Path) -> None:
    """A new file."""
    path.write_bytes(MAGIC)


def append(path: Path, key: Key, rows: Array) -> None:
    """Add a layer."""
    plain = np.ascontiguousarray(rows)
    blocks = [zlib.compress(plain[at : at + ROWS].tobytes(), 6) for at in range(0, len(rows), ROWS)]
    with path.open("ab") as file:
        file.write(HEAD.pack(b"LAYR", *key, len(rows), len(blocks)))
        file.write(np.array([len(block) for block in blocks], "<u4").tobytes())
        file.writelines(blocks)


class Table:
    """A file of sure wins, open for reading."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.file: BufferedReader = path.open("rb")
        self.index: dict[Key, Array] = {}
        self.whole = self._scan()
        self.block = lru_cache(maxsize=1 << 14)(self._block)

    def _scan(self) -> int:
        """Find all layers that are whole; says where the last of them ends."""
        if self.file.read(len(MAGIC)) != MAGIC:
            return 0
        size, at = self.path.stat().st_size, len(MAGIC)
        while len(head := self.file.read(HEAD.size)) == HEAD.size:
            _, fields, black, double, _, count = HEAD.unpack(head)
            lengths = np.frombuffer(self.file.read(4 * count), "<u4")
            first = at + HEAD.size + 4 * count
            starts = first + np.concatenate([[0], np.cumsum(lengths, dtype=np.int64)])
            if len(lengths) < count or starts[-1] > size:
                break
            self.index[fields, black, double] = starts
            at = int(starts[-1])
            self.file.seek(at)
        return at

    def _block(self, key: Key, number: int) -> Array:
        starts = self.index[key]
        self.file.seek(int(starts[number]))
        deflated = self.file.read(int(starts[number + 1] - starts[number]))
        rows: Array = np.frombuffer(zlib.decompress(deflated), np.uint64).reshape(-1, WORDS)
        return rows

    def layer(self, key: Key) -> Array:
        """A whole layer."""
        return np.concatenate([self._block(key, n) for n in range(len(self.index[key]) - 1)])

    def rows(self, key: Key, numbers: Iterable[int]) -> Array:
        """Some rows of a layer."""
        return np.array([self.block(key, n // ROWS)[n % ROWS] for n in numbers], np.uint64)


def layers(path: Path) -> Iterator[Key]:
    """The layers that are whole."""
    yield from Table(path).index


@cache
def opened(path: str) -> Table | None:
    """The table at this place, if there is one."""
    return Table(Path(path)) if Path(path).is_file() else None
