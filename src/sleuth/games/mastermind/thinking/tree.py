"""Optimal strategy trees: grown by exhaustive search, stored in a few kB, looked up in play."""

from __future__ import annotations

import argparse
import json
import math
import sys
import zlib
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from importlib.resources import files
from pathlib import Path

import numpy as np

from sleuth.games.mastermind.thinking.kernel import NEVER
from sleuth.games.mastermind.thinking.search import Progress, Search
from sleuth.games.mastermind.thinking.solver import TABLE_CODES, Array, Size, expert, keys, split

EXACT = 20  # off the tree, so many codes or fewer are searched exactly


class NotInTree(LookupError):
    """The tree has no answer here: the game went another way, or no such tree is stored."""


@dataclass(frozen=True, slots=True)
class Node:
    """A set of possible codes, the guess to make, and where each key leads.

    `total` counts the guesses still to make, this one included, summed over the possible codes;
    `worst` is the most that one of them needs.
    """

    possible: Array
    guess: int
    replies: dict[int, Node]
    total: int
    worst: int

    @property
    def expected(self) -> float:
        """Guesses still to make on average, this one included."""
        return self.total / len(self.possible)


@dataclass(frozen=True, slots=True)
class Tree:
    """A whole strategy for one size of board: what to guess, whatever the keys."""

    size: Size
    within: int | None
    root: Node
    _by_set: dict[bytes, Node] = field(repr=False, compare=False)

    @property
    def total(self) -> int:
        return self.root.total

    @property
    def worst(self) -> int:
        return self.root.worst

    def at(self, history: Iterable[tuple[int, int]]) -> Node:
        """The node after these (guess, key id) answers; NotInTree if a guess was not the tree's."""
        node = self.root
        for guess, key in history:
            if guess != node.guess or key not in node.replies:
                raise NotInTree(f"guess {guess} with key {key}")
            node = node.replies[key]
        return node

    def find(self, possible: Array) -> Node:
        """The node for exactly these possible codes (ascending), however they came about."""
        try:
            return self._by_set[_packed(possible)]
        except KeyError:
            raise NotInTree(f"{len(possible)} codes") from None


def _packed(possible: Array) -> bytes:
    return bytes(possible.astype(np.uint16))


def _walk(node: Node) -> Iterator[Node]:
    """Every node, each before its replies, replies by key id."""
    yield node
    for reply in node.replies.values():
        yield from _walk(reply)


def grow(size: Size, within: int | None, guesses: Iterator[int]) -> Tree:
    """Build the tree whose guesses, in preorder and by key id, are these.

    Sets of one or two codes take no guess from the list: their lowest code is tried first.
    """
    win = len(keys(size.pegs)) - 1

    def sprout(possible: Array) -> Node:
        guess = int(possible[0]) if len(possible) <= 2 else next(guesses)
        parts = split(size, possible, guess)
        parts.pop(win, None)
        if any(len(part) == len(possible) for part in parts.values()):
            raise ValueError(f"guess {guess} teaches nothing")
        replies = {key: sprout(part) for key, part in parts.items()}
        total = len(possible) + sum(reply.total for reply in replies.values())
        worst = 1 + max((reply.worst for reply in replies.values()), default=0)
        return Node(possible, guess, replies, total, worst)

    root = sprout(np.arange(size.codes))
    return Tree(size, within, root, {_packed(node.possible): node for node in _walk(root)})


def _best_guesses(search: Search, mask: int, depth: float) -> Iterator[int]:
    """The best guess for the set and for all that come of it, in preorder and by key id."""
    if mask.bit_count() > 2:
        _, guess = search.solve(mask, depth)
        yield guess
        for part in search.parts(mask, guess):
            yield from _best_guesses(search, part, depth - 1)


def optimal(
    pegs: int, colours: int, within: int | None = None, progress: Progress | None = None
) -> Tree:
    """The tree of the least total, or of the least total among those of `within` guesses."""
    size = Size(pegs, colours)
    search = Search(size, progress)
    depth = within or math.inf
    if search.solve(search.everything(), depth)[0] >= NEVER:
        raise ValueError(f"no strategy finds every code within {within} guesses")
    return grow(size, within, _best_guesses(search, search.everything(), depth))


def dump(tree: Tree) -> bytes:
    """A line of JSON that says what it is, then the guesses, two bytes each, deflated."""
    header = {
        "pegs": tree.size.pegs,
        "colours": tree.size.colours,
        "within": tree.within,
        "total": tree.total,
        "worst": tree.worst,
    }
    guesses = [node.guess for node in _walk(tree.root) if len(node.possible) > 2]
    body = np.array(guesses, "<u2").tobytes()
    return json.dumps(header).encode() + b"\n" + zlib.compress(body, 9)


def load(raw: bytes) -> Tree:
    """The tree, replayed over every code; ValueError if it is not what its header says."""
    line, _, body = raw.partition(b"\n")
    header = json.loads(line)
    guesses = iter(np.frombuffer(zlib.decompress(body), "<u2").tolist())
    tree = grow(Size(header["pegs"], header["colours"]), header["within"], guesses)
    if (tree.total, tree.worst) != (header["total"], header["worst"]) or any(True for _ in guesses):
        raise ValueError("a stored tree that does not keep its word")
    return tree


def name(size: Size, within: int | None = None) -> str:
    """How the file of a stored tree is called."""
    return f"{size.pegs}x{size.colours}{f'-within-{within}' if within else ''}.tree"


def packaged(named: str) -> Tree:
    """A tree that comes with the package; NotInTree if there is none of that name."""
    file = files("sleuth.games.mastermind") / "data" / named
    if not file.is_file():
        raise NotInTree(named)
    return load(file.read_bytes())


@lru_cache(maxsize=4)
def stored(pegs: int, colours: int, within: int | None = None) -> Tree:
    """The optimal tree that comes with the package; NotInTree if there is none for this size."""
    return packaged(name(Size(pegs, colours), within))


@lru_cache(maxsize=2)
def _search(size: Size) -> Search:
    return Search(size)


def searching(size: Size) -> Search:
    """An exact search on this board that has found nothing yet."""
    return _search(size).anew()


REMEMBERED = 60_000  # sets, of some 500 bytes each


@lru_cache(maxsize=1)
def _remembered(size: Size) -> Search:
    """A search that is used again: what it finds is the same, whatever it found before."""
    return searching(size)


def remembering(size: Size) -> Search:
    """An exact search that knows what was found before: the totals are the same, and sooner."""
    if _remembered(size).remembers() > REMEMBERED:
        forget()
    return _remembered(size)


def forget() -> None:
    """Begin anew: nothing was searched yet. Whoever searches still keeps what is in use."""
    _remembered.cache_clear()


def best(size: Size, possible: Array) -> int:
    """The optimal strategy where it is known: the stored tree, an exact search, else the expert."""
    try:
        return stored(*size).find(possible).guess
    except NotInTree:
        small = len(possible) <= EXACT and size.codes <= TABLE_CODES
        return further(size, possible)[1] if small else expert(size, possible)


def further(size: Size, possible: Array) -> tuple[float, int]:
    """For a few possible codes: the least mean number of guesses still to make, and the guess."""
    search = searching(size)
    total, guess = search.solve(search.pack(possible))
    return total / len(possible), guess


def main(arguments: Sequence[str] | None = None) -> None:
    """Recompute a stored tree."""
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("pegs", type=int)
    parser.add_argument("colours", type=int)
    parser.add_argument("--within", type=int)
    parser.add_argument("--out", type=Path, required=True)
    asked = parser.parse_args(arguments)
    tree = optimal(
        asked.pegs, asked.colours, asked.within, lambda text: print(text, file=sys.stderr)
    )
    asked.out.write_bytes(dump(tree))
    print(f"{asked.out}: total {tree.total}, worst {tree.worst}")


if __name__ == "__main__":
    main()
