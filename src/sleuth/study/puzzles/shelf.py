"""The puzzles that come with the house: a file for each game that poses some, packed."""

from __future__ import annotations

import lzma
from collections.abc import Iterable, Mapping
from functools import cache
from hashlib import sha256
from pathlib import Path
from types import MappingProxyType

from sleuth.games import catalogue, folder, talents
from sleuth.kernel.codec import decode, encode
from sleuth.kernel.errors import NoSuchPuzzle
from sleuth.study.puzzles.puzzle import Puzzle

LENGTH = 12


def place(game: str) -> Path:
    """Where the puzzles of a game lie."""
    return folder(game) / "data" / "puzzles.jsonl.xz"


@cache
def shelf(game: str) -> Mapping[str, Puzzle]:
    """The puzzles of a game by name; none where it poses none."""
    if talents(game).puzzles is None or not place(game).exists():
        return MappingProxyType({})
    return MappingProxyType({each.id: each for each in unpacked(place(game).read_bytes())})


def unpacked(body: bytes) -> list[Puzzle]:
    """Puzzles from a file."""
    return [decode(line, Puzzle) for line in lzma.decompress(body).splitlines()]


def packed(puzzles: Iterable[Puzzle]) -> bytes:
    """The same as a file: a line each, always in the same order."""
    lines = (encode(each) for each in sorted(puzzles, key=lambda each: (each.kind, each.id)))
    return lzma.compress(b"\n".join(lines), preset=9 | lzma.PRESET_EXTREME)


@cache
def shelves() -> Mapping[str, Mapping[str, Puzzle]]:
    """All puzzles, by game, of the games that have some."""
    found = {name: shelf(name) for name in sorted(catalogue())}
    return MappingProxyType({name: each for name, each in found.items() if each})


def puzzle_named(name: str) -> Puzzle:
    """The puzzle of this name."""
    for each in shelves().values():
        if name in each:
            return each[name]
    raise NoSuchPuzzle("puzzle.unknown")


@cache
def edition() -> str:
    """What this set of puzzles is called: another set has another name."""
    names = "\n".join(name for each in shelves().values() for name in sorted(each))
    return sha256(names.encode()).hexdigest()[:LENGTH]
