"""Where the detectives win for sure: bit sets for every set of detectives, field and ticket.

A position at the start of a round is public: the fields filled, Mister X, the detectives and his
tickets. `wins(field, black, double)` holds for each set of detectives the stations of Mister X from
which they catch him whatever he does. It is found from the last field backwards:

- `seen`: the detectives know where he went, and some plan wins;
- `hidden`: one plan wins wherever he went;
- a position is won if that holds after each of his choices, tickets included.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field

from sleuth.games.scotland_yard.thinking.packed import Array, Packed
from sleuth.games.scotland_yard.thinking.solution import kernels, teams
from sleuth.games.scotland_yard.thinking.solution.kernels import Moves

Key = tuple[int, int, int]
"""Fields filled, black tickets left, double moves left."""

TICKETS = ((0, 0), (1, 0), (0, 1), (1, 1))


@dataclass
class Analysis:
    """Backwards through the log, for the sets in `every`, which `moves` may lead to others.

    Then `after` are the stations of those others. The wins one turn on are asked for by `above`,
    so they may lie on disk.
    """

    map_: Packed
    every: Array
    moves: Moves
    above: Callable[[Key], Array]
    after: Array | None = None
    found: dict[tuple[str, int, int, int], Array] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.own, self.near = teams.bits(self.map_, self.every)
        self.own_after: Array = self.own if self.after is None else self.after

    def layer(self, keys: Iterable[Key]) -> Mapping[Key, Array]:
        """The sure wins of these fields and tickets."""
        wanted = tuple(keys)
        last = max(fields for fields, _, _ in wanted) + 2
        self.found = {key: rows for key, rows in self.found.items() if key[1] <= last}
        return {key: self.wins(*key) for key in wanted}

    def wins(self, fields: int, black: int, double: int) -> Array:
        """Mister X is to move: the detectives win after each of his choices."""
        one, two = fields + 1, fields + 2
        dark, later = one in self.map_.covered, two in self.map_.covered
        won = (self.hidden if dark else self.alone)(one, black, double).copy()
        if black and not dark:
            won &= self.hidden(one, 0, double)
        if double:
            won &= self.all(self.hidden(two, black, 0) if later else self.alone(two, black, 0))
        if double and black and dark != later:
            won &= self.hidden_twice(two)
        elif double and black:
            won &= self.all(self.hidden(two, 0, 0))
        return won

    def good(self, key: Key) -> Array:
        """Where he is caught or lost after a turn; once the log is full, it must be caught."""
        if key[0] >= self.map_.last:
            return self.own_after
        return self.kept("good", key, lambda: self.above(key) | self.own_after)

    def kept(self, name: str, key: Key, make: Callable[[], Array]) -> Array:
        """What was found once is not looked for again."""
        if (name, *key) not in self.found:
            self.found[name, *key] = make()
        return self.found[name, *key]

    def all(self, good: Array) -> Array:
        """One open move more, before which the detectives do nothing."""
        return kernels.every(good, self.own, self.map_.masks)

    def seen(self, *key: int) -> Array:
        """He stands in this field for all to see, and the detectives are to move."""
        k = (key[0], key[1], key[2])
        return self.kept("seen", k, lambda: kernels.reply(self.good(k), self.near, self.moves))

    def alone(self, *key: int) -> Array:
        """He is about to move in plain sight."""
        k = (key[0], key[1], key[2])
        return self.kept("alone", k, lambda: self.all(self.seen(*k)))

    def hidden(self, *key: int) -> Array:
        """He is about to move unseen."""
        k = (key[0], key[1], key[2])
        return self.kept("hidden", k, lambda: self._blind(kernels.blind, k, self.alone(*k)))

    def hidden_twice(self, fields: int) -> Array:
        """He is about to move twice unseen, and has no ticket left after it."""
        k = (fields, 0, 0)
        hopeful = self.all(self.alone(*k))
        return self.kept("twice", k, lambda: self._blind(kernels.blind_twice, k, hopeful))

    def _blind(self, kernel: Callable[..., Array], key: Key, hopeful: Array) -> Array:
        return kernel(self.good(key), hopeful, self.own, self.moves, self.map_.masks)
