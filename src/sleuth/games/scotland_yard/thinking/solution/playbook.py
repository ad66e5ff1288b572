"""A certificate to play by: what the detectives do in each turn that can come about, packed.

The proof that three detectives win 11 games of 13 is a strategy, and so is the one that four always
win; whoever plays it wins as often, without any table. Turns are numbers in rising order, found by
halving; beside them their plans, and what they promise: a fraction for each turn.
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

MAGIC = b"sleuth scotland-yard plays 3\n"
HEAD = struct.Struct("<32sBIII")
"""The certificate it was made of; how many detectives; turns, plans, signs of promises."""
NAMES = {3: "three-both", 4: "four-both"}
"""The books that come with the house, by how many detectives."""
ONE = 256  # numbers of single stations
BITS = 57  # of the number of a turn for the posts, eight each, and for where he may be
Turn = tuple[int, int, list[tuple[int, ...]]]
"""The number of a turn, of its promise, and its plans: a weight and a station for each."""


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
    """A turn as a number: fields and tickets, where the detectives stand, and where he may be."""
    filled, black, double = key
    room = 1 << (BITS - 8 * len(posts))
    unseen = ONE + zlib.crc32(bytes(sorted(where))) % (room - ONE)
    number = (filled * 2 + black) * 2 + double
    for post in sorted(posts):
        number = number * 256 + post
    return number * room + (where[0] if len(where) == 1 else unseen)


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
    head = HEAD.pack(digest, plans.shape[1], len(numbers), len(plans), len(promises))
    columns = (np.diff(numbers, prepend=np.uint64(0)), counts, plans.T.copy(), weights, kept)
    body = b"".join(each.tobytes() for each in columns) + promises
    path.write_bytes(MAGIC + head + lzma.compress(body, preset=9))
    return len(numbers)


def load(path: Path) -> Playbook:
    """The book at this place."""
    content = path.read_bytes()
    try:
        front = len(MAGIC) + HEAD.size
        _, team, turns, plans, promises = HEAD.unpack(content[len(MAGIC) : front])
        body = lzma.decompress(content[front:])
        sizes = np.cumsum([0, 8 * turns, turns, team * plans, 8 * plans, 2 * turns, promises])
        if content[: len(MAGIC)] != MAGIC or len(body) != sizes[-1]:
            raise ValueError
    except (lzma.LZMAError, struct.error, ValueError) as wrong:
        raise Malformed("solve.damaged", path=str(path)) from wrong
    return read_in(team, *(body[begin:end] for begin, end in pairwise(sizes)))


def read_in(team: int, *parts: bytes) -> Playbook:
    """The columns of a book, as they lie in it."""
    numbers, counts, plans, weights, kept, promises = parts
    return Playbook(
        np.cumsum(np.frombuffer(numbers, "<u8"), dtype=np.uint64),
        np.concatenate([[0], np.cumsum(np.frombuffer(counts, np.uint8), dtype=np.int64)]),
        np.frombuffer(plans, np.uint8).reshape(team, -1).T,
        np.frombuffer(weights, "<u8"),
        np.frombuffer(kept, "<u2"),
        tuple(map(Fraction, promises.decode("ascii").split())),
    )


def made_of(path: Path) -> bytes:
    """The sum of the certificate of which a book was made."""
    digest: bytes = HEAD.unpack(path.read_bytes()[len(MAGIC) : len(MAGIC) + HEAD.size])[0]
    return digest


def place(detectives: int = 3) -> Path:
    """Where the book lies that comes with the house: so many detectives against both tickets."""
    return Path(__file__).parents[2] / "data" / f"{NAMES[detectives]}.plays"


@cache
def opened(detectives: int = 3) -> Playbook | None:
    """The book that comes with the house."""
    path = place(detectives)
    return load(path) if path.is_file() else None
