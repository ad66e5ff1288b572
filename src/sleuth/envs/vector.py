"""Mastermind in many copies at once, in numpy: the Codebreaker's side, a code of chance in each."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from sleuth.games.mastermind.pieces import Options, codes
from sleuth.games.mastermind.thinking.solver import feedback
from sleuth.kernel.codec import convert

VectorStep = tuple[NDArray[np.int16], NDArray[np.float32], NDArray[np.bool_], NDArray[np.bool_]]


class ManyCodes:
    """So many attempts side by side; where one ends, the next begins in the same step.

    Action n names the n-th code, lowest first. What is observed is, for each row that is filled,
    the number of the guess plus one and that of its key plus one (`feedback`). Every guess
    costs 1. A code that is found ends its attempt; rows that are used up cut it off.
    """

    def __init__(self, copies: int, options: dict[str, Any] | None = None) -> None:
        agreed: Options = convert(options or {}, Options)
        self.copies = copies
        self.rows = agreed.rows
        self.size = sum(1 for _ in codes(agreed))
        self.keys = np.ascontiguousarray(feedback(agreed.pegs, len(agreed.palette)))
        self._found = self.keys[0, 0]
        self._each = np.arange(copies)
        self.reset(0)

    def reset(self, seed: int) -> NDArray[np.int16]:
        """New codes everywhere; equal seeds, equal codes."""
        self._random = np.random.default_rng(seed)
        self._codes = self._random.integers(self.size, size=self.copies)
        self._row = np.zeros(self.copies, np.int64)
        self._seen = np.zeros((self.copies, self.rows, 2), np.int16)
        return self._seen

    def step(self, guesses: NDArray[np.integer[Any]]) -> VectorStep:
        """One guess in each copy: what is seen, rewards, whose code was found, who was cut off.

        What is seen is the environment's own array: copy what you keep.
        """
        key = self.keys[guesses, self._codes]
        self._seen[self._each, self._row, 0] = guesses + 1
        self._seen[self._each, self._row, 1] = key + 1
        self._row += 1
        found = key == self._found
        cut = (self._row == self.rows) & ~found
        self._begin(np.flatnonzero(found | cut))
        return self._seen, np.full(self.copies, -1.0, np.float32), found, cut

    def _begin(self, over: NDArray[np.intp]) -> None:
        self._codes[over] = self._random.integers(self.size, size=len(over))
        self._row[over] = 0
        self._seen[over] = 0
