"""The rules of the beginner version as a judge reads them: plain recursion, no sets, no arrays."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from sleuth.games.scotland_yard.charts import chart

Posts = tuple[int, ...]
Where = tuple[int, ...]
"""Where Mister X may be as far as the detectives know, lowest first."""


class Layer(NamedTuple):
    """How many fields of the log are filled, and which tickets are left to Mister X."""

    filled: int
    black: int
    double: int


class State(NamedTuple):
    """Mister X is to move, and everybody sees where he stands."""

    layer: Layer
    posts: Posts
    at: int


class Turn(NamedTuple):
    """The detectives are to move."""

    layer: Layer
    posts: Posts
    where: Where


@dataclass(frozen=True)
class Town:
    """A map, the fields that stay covered, and the last one."""

    name: str
    around: dict[int, tuple[int, ...]]
    covered: frozenset[int]
    last: int

    def free(self, at: int, posts: Posts) -> tuple[int, ...]:
        """Where a piece can go."""
        return tuple(to for to in self.around[at] if to not in posts)

    def turns(self, state: State) -> Iterator[Turn]:
        """What the detectives may see after each thing that Mister X can do."""
        (filled, black, double), posts, at = state
        firsts = self.free(at, posts)
        if not firsts:
            return
        for hidden, left in self.ways(filled + 1, black):
            layer = Layer(filled + 1, left, double)
            for where in seen(firsts, hidden):
                yield Turn(layer, posts, where)
            if double:
                yield from self.doubles(filled, left, posts, seen(firsts, hidden))

    def doubles(self, filled: int, black: int, posts: Posts, firsts: list[Where]) -> Iterator[Turn]:
        """The second half of a double move; a first half alone in the dark is shown with it."""
        for hidden, left in self.ways(filled + 2, black):
            for first in firsts:
                ends = tuple(sorted({to for one in first for to in self.free(one, posts)}))
                for where in seen(ends, hidden):
                    yield Turn(Layer(filled + 2, left, 0), posts, where)

    def ways(self, field: int, black: int) -> Iterator[tuple[bool, int]]:
        """Does a move that fills this field stay unseen, and how many black tickets are left?"""
        if field in self.covered:
            yield True, black
            return
        yield False, black
        if black:
            yield True, black - 1

    def ends(self, posts: Posts) -> frozenset[Posts]:
        """Every way in which the detectives can stand at the end of their turn."""
        return frozenset(self._ends(posts, tuple(range(len(posts)))))

    def _ends(self, posts: Posts, todo: tuple[int, ...]) -> Iterator[Posts]:
        able = [who for who in todo if self.free(posts[who], posts)]
        if not able:
            yield tuple(sorted(posts))
        for who in able:
            rest = tuple(other for other in todo if other != who)
            for to in self.free(posts[who], posts):
                yield from self._ends((*posts[:who], to, *posts[who + 1 :]), rest)

    def follows(self, posts: Posts, after: Posts) -> bool:
        """Can the detectives stand so at the end of their turn?

        They move one after another to free stations, each once; who is left cannot move.
        """
        if len(set(after)) != len(posts):
            return False
        return self._goes_on(posts, after, tuple(range(len(posts))))

    def _goes_on(self, posts: Posts, after: Posts, todo: tuple[int, ...]) -> bool:
        if all(post in after for post in posts) and not any(
            self.free(posts[who], posts) for who in todo
        ):
            return True
        for who in todo:
            rest = tuple(other for other in todo if other != who)
            for to in self.free(posts[who], posts):
                moved = (*posts[:who], to, *posts[who + 1 :])
                if to in after and self._goes_on(moved, after, rest):
                    return True
        return False


def seen(ways: Where, hidden: bool) -> list[Where]:
    """One thing to see for all ways, or one for each."""
    return [ways] if hidden else [(to,) for to in ways]


def london() -> Town:
    """The beginners' London."""
    map_ = chart("london")
    table = map_.beginner
    assert table.fields is not None
    return Town("london", dict(map_.streets), table.covered, table.fields)
