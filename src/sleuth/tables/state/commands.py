"""The commands that a table took: each is done once, however often it is sent."""

from __future__ import annotations

from sleuth.kernel.data import Seat
from sleuth.kernel.record import longer

Named = tuple[str | Seat, str]
"""Who gave a command (a person, or the seat that it played from), and the name it was given."""


class Commands:
    """An append-only set: the first `n` of a row that longer sets may share."""

    __slots__ = ("_index", "_n", "_row")

    def __init__(self) -> None:
        self._row: list[Named] = []
        self._index: dict[Named, int] = {}
        self._n = 0

    def add(self, command: Named) -> Commands:
        """These commands and one more."""
        if command in self:
            return self
        more = Commands.__new__(Commands)
        more._row, more._n = longer(self._row, self._n, command), self._n + 1
        shared = more._row is self._row
        more._index = self._index if shared else {each: n for n, each in enumerate(more._row)}
        more._index[command] = self._n
        return more

    def __contains__(self, command: Named) -> bool:
        at = self._index.get(command)
        return at is not None and at < self._n and self._row[at] == command

    def given(self, who: str | Seat) -> int:
        """How many somebody gave."""
        return sum(each[0] == who for each in self._row[: self._n])

    def __len__(self) -> int:
        return self._n

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Commands) and self._row[: self._n] == other._row[: other._n]

    def __hash__(self) -> int:
        return hash(tuple(self._row[: self._n]))
