"""The record of a match: lines that are only ever added."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic, TypeVar

from sleuth.kernel.data import Back, Data, Drawn, Played, Rang
from sleuth.kernel.facts import Fact

M = TypeVar("M")
F = TypeVar("F", bound=Fact)
T = TypeVar("T")


class Entry(Data, Generic[M, F], frozen=True):
    """One line of the record: what came in, and what was told because of it."""

    came: Played[M] | Drawn | Rang | Back
    told: tuple[F, ...] = ()


class Log(Sequence[T]):
    """An append-only row: the first `n` items of a list that longer rows may share."""

    __slots__ = ("_items", "_n")

    def __init__(self, items: list[T] | None = None, n: int | None = None) -> None:
        self._items: list[T] = [] if items is None else items
        self._n = len(self._items) if n is None else n

    def add(self, item: T) -> Log[T]:
        """This row and one item more."""
        return Log(longer(self._items, self._n, item), self._n + 1)

    def since(self, n: int) -> Sequence[T]:
        """The items from number `n` on."""
        return self._items[n : self._n]

    def __len__(self) -> int:
        return self._n

    def __getitem__(self, at: Any) -> Any:
        if isinstance(at, slice):
            return self._items[: self._n][at]
        if not -self._n <= at < self._n:
            raise IndexError(at)
        return self._items[at if at >= 0 else at + self._n]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Log) and list(self) == list(other)

    def __hash__(self) -> int:
        return hash(tuple(self))


def longer(items: list[T], n: int, item: T) -> list[T]:
    """These first `n` items, then `item`: in the same list, unless somebody went on from it."""
    if len(items) > n:
        return [*items[:n], item]
    items.append(item)
    return items
