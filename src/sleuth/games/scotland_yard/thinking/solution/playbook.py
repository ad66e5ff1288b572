"""A certificate to play by: what the detectives do in each turn that can come about, packed.

The proof that three detectives win 11 games of 13 is a strategy; whoever plays it wins as often,
without any table. Turns are numbers in rising order, found by halving; beside them their plans.
"""

from __future__ import annotations

import lzma
import struct
import zlib
from collections.abc import Iterator, Sequence
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

MAGIC = b"sleuth scotland-yard plays 1\n"
HEAD = struct.Struct("<32sII")  # the certificate it was made of, its turns and its plans
ONE, WHERE = 256, 1 << 33  # numbers of single stations, and of all sets of them
Turn = tuple[int, list[tuple[int, ...]]]
"""The number of a turn, and its plans: a weight and three stations each."""


class Playbook(NamedTuple):
    """Turns by number, where the plans of each begin, the plans and their weights."""

    turns: Array
    begins: Array
    plans: Array
    weights: Array

    def answer(self, number: int) -> tuple[Array, Array] | None:
        """What to do in a turn: plans, and how likely each is; nothing if it is not in the book."""
        at = int(np.searchsorted(self.turns, np.uint64(number)))
        if at == len(self.turns) or int(self.turns[at]) != number:
            return None
        part = slice(int(self.begins[at]), int(self.begins[at + 1]))
        weights = self.weights[part].astype(float)
        return self.plans[part], weights / weights.sum()


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
    _, lines = read(certificate)
    for line in lines:
        if isinstance(line, dict):
            key = key if "side" in line else (line["filled"], line["black"], line["double"])
            continue
        posts, *scenes = line
        for where, _, *mix in scenes:
            number = numbered(key, [at - 1 for at in posts], [at - 1 for at in where])
            yield number, [(weight, *(at - 1 for at in plan)) for weight, *plan in mix]


def write(certificate: Path, path: Path) -> int:
    """Pack a certificate to play by; gives the number of turns."""
    found = sorted(turns_of(certificate))
    numbers = np.array([number for number, _ in found], "<u8")
    if len(np.unique(numbers)) != len(numbers):
        raise Malformed("solve.damaged", path=str(certificate))
    counts = np.array([len(mix) for _, mix in found], np.uint8)
    plans = np.array([plan for _, mix in found for _, *plan in mix], np.uint8)
    weights = np.array([weight for _, mix in found for weight, *_ in mix], "<u8")
    head = HEAD.pack(sha256(certificate.read_bytes()).digest(), len(numbers), len(plans))
    columns = (np.diff(numbers, prepend=np.uint64(0)), counts, plans.T.copy(), weights)
    body = lzma.compress(b"".join(each.tobytes() for each in columns), preset=9)
    path.write_bytes(MAGIC + head + body)
    return len(numbers)


def load(path: Path) -> Playbook:
    """The book at this place."""
    content = path.read_bytes()
    try:
        front = len(MAGIC) + HEAD.size
        _, turns, plans = HEAD.unpack(content[len(MAGIC) : front])
        body = lzma.decompress(content[front:])
        sizes = np.cumsum([0, 8 * turns, turns, 3 * plans, 8 * plans])
        if content[: len(MAGIC)] != MAGIC or len(body) != sizes[-1]:
            raise ValueError
    except (lzma.LZMAError, struct.error, ValueError) as wrong:
        raise Malformed("solve.damaged", path=str(path)) from wrong
    parts = [body[begin:end] for begin, end in pairwise(sizes)]
    begins = np.concatenate([[0], np.cumsum(np.frombuffer(parts[1], np.uint8), dtype=np.int64)])
    return Playbook(
        np.cumsum(np.frombuffer(parts[0], "<u8"), dtype=np.uint64),
        begins,
        np.frombuffer(parts[2], np.uint8).reshape(3, -1).T,
        np.frombuffer(parts[3], "<u8"),
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
