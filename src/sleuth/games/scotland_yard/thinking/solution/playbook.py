"""A certificate to play by: what the detectives do in each turn that can come about, packed.

The proof that three detectives win 11 games of 13 is a strategy; whoever plays it wins as often,
without any table. Turns are numbers in rising order, found by halving; beside them their plans, and
what they promise: a fraction for each turn.
"""

from __future__ import annotations

import lzma
import struct
import zlib
from collections.abc import Iterator, Sequence
from fractions import Fraction
from functools import cache
from hashlib import sha256
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

import numpy as np

from sleuth.games.scotland_yard.thinking.judge.certificate import read
from sleuth.games.scotland_yard.thinking.packed import Array
from sleuth.games.scotland_yard.thinking.solution.retrograde import Key
from sleuth.kernel.errors import Malformed

MAGIC = b"sleuth scotland-yard plays 2\n"
HEAD = struct.Struct("<32sIII")  # the certificate it was made of; turns, plans, signs of promises
ONE, WHERE = 256, 1 << 33  # numbers of single stations, and of all sets of them
Turn = tuple[int, int, list[tuple[int, ...]]]
"""The number of a turn, of its promise, and its plans: a weight and three stations each."""


class Playbook(NamedTuple):
    """Turns by number, where the plans of each begin, the plans and their weights, and what each
    turn promises: the place of a fraction in a list."""

    turns: Array
    begins: Array
    plans: Array
    weights: Array
    kept: Array
    promises: tuple[Fraction, ...]

    def answer(self, number: int) -> tuple[Array, Array] | None:
        """What to do in a turn: plans, and how likely each is; nothing if it is not in the book."""
        at = self._place(number)
        if at is None:
            return None
        part = slice(int(self.begins[at]), int(self.begins[at + 1]))
        weights = self.weights[part].astype(float)
        return self.plans[part], weights / weights.sum()

    def promise(self, number: int) -> Fraction | None:
        """What the detectives get in a turn, wherever he is; nothing if it is not in the book."""
        at = self._place(number)
        return None if at is None else self.promises[int(self.kept[at])]

    def _place(self, number: int) -> int | None:
        at = int(np.searchsorted(self.turns, np.uint64(number)))
        return at if at < len(self.turns) and int(self.turns[at]) == number else None


def numbered(key: Key, posts: Sequence[int], where: Sequence[int]) -> int:
    """A turn as a number: fields and tickets, three stations, and where he may be."""
    filled, black, double = key
    one, two, three = sorted(posts)
    there = where[0] if len(where) == 1 else ONE + zlib.crc32(bytes(sorted(where)))
    number = (filled * 2 + black) * 2 + double
    for part, size in ((one, 256), (two, 256), (three, 256), (there, WHERE)):
        number = number * size + part
    return number


def turns_of(certificate: Path) -> Iterator[Turn]:
    """Every turn of the detectives' side; stations from 0."""
    key: Key = (0, 0, 0)
    lines = read(certificate)[1]
    for line in lines:
        if isinstance(line, dict):
            key = key if "side" in line else (line["filled"], line["black"], line["double"])
            continue
        posts, *scenes = line
        for where, promise, *mix in scenes:
            number = numbered(key, [at - 1 for at in posts], [at - 1 for at in where])
            yield number, promise, [(weight, *(at - 1 for at in plan)) for weight, *plan in mix]


def write(certificate: Path, path: Path) -> int:
    """Pack a certificate to play by; gives the number of turns."""
    found = sorted(turns_of(certificate))
    numbers = np.array([number for number, _, _ in found], "<u8")
    if len(np.unique(numbers)) != len(numbers):
        raise Malformed("solve.damaged", path=str(certificate))
    counts = np.array([len(mix) for _, _, mix in found], np.uint8)
    plans = np.array([plan for _, _, mix in found for _, *plan in mix], np.uint8)
    weights = np.array([weight for _, _, mix in found for weight, *_ in mix], "<u8")
    kept = np.array([promise for _, promise, _ in found], "<u2")
    promises = " ".join(map(str, read(certificate)[0].values)).encode("ascii")
    digest = sha256(certificate.read_bytes()).digest()
    head = HEAD.pack(digest, len(numbers), len(plans), len(promises))
    columns = (np.diff(numbers, prepend=np.uint64(0)), counts, plans.T.copy(), weights, kept)
    body = b"".join(each.tobytes() for each in columns) + promises
    path.write_bytes(MAGIC + head + lzma.compress(body, preset=9))
    return len(numbers)


def load(path: Path) -> Playbook:
    """The book at this place."""
    content = path.read_bytes()
    try:
        front = len(MAGIC) + HEAD.size
        _, turns, plans, promises = HEAD.unpack(content[len(MAGIC) : front])
        body = lzma.decompress(content[front:])
        sizes = np.cumsum([0, 8 * turns, turns, 3 * plans, 8 * plans, 2 * turns, promises])
        if content[: len(MAGIC)] != MAGIC or len(body) != sizes[-1]:
            raise ValueError
    except (lzma.LZMAError, struct.error, ValueError) as wrong:
        raise Malformed("solve.damaged", path=str(path)) from wrong
    return read_in(*(body[begin:end] for begin, end in pairwise(sizes)))


def read_in(*parts: bytes) -> Playbook:
    """The columns of a book, as they lie in it."""
    numbers, counts, plans, weights, kept, promises = parts
    return Playbook(
        np.cumsum(np.frombuffer(numbers, "<u8"), dtype=np.uint64),
        np.concatenate([[0], np.cumsum(np.frombuffer(counts, np.uint8), dtype=np.int64)]),
        np.frombuffer(plans, np.uint8).reshape(3, -1).T,
        np.frombuffer(weights, "<u8"),
        np.frombuffer(kept, "<u2"),
        tuple(map(Fraction, promises.decode("ascii").split())),
    )


def made_of(path: Path) -> bytes:
    """The sum of the certificate of which a book was made."""
    digest: bytes = HEAD.unpack(path.read_bytes()[len(MAGIC) : len(MAGIC) + HEAD.size])[0]
    return digest


def place() -> Path:
    """Where the book lies that comes with the house: three detectives against both tickets."""
    return Path(__file__).parents[2] / "data" / "three-both.plays"


@cache
def opened() -> Playbook | None:
    """The book that comes with the house."""
    return load(place()) if place().is_file() else None
