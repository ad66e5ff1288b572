"""What is exactly of a kind: every kind that a move may be made of."""

from __future__ import annotations

from typing import Any

import pytest

from sleuth.kernel.data import Tagged
from sleuth.kernel.exact import is_exactly


class Move(Tagged, frozen=True):
    """A move of a game that nobody wrote yet."""

    word: str
    pair: tuple[int, str]
    some: frozenset[int] = frozenset()


RIGHT = Move("a", (1, "b"), frozenset({2}))


def test_a_move_as_it_is_meant() -> None:
    assert is_exactly(RIGHT, Move)


@pytest.mark.parametrize(
    "wrong",
    [
        Move(1, (1, "b")),  # type: ignore[arg-type]
        Move("a", (1, "b", 3)),  # type: ignore[arg-type]
        Move("a", (True, "b")),
        Move("a", [1, "b"]),  # type: ignore[arg-type]
        Move("a", (1, "b"), {2}),  # type: ignore[arg-type]
        Move("a", (1, "b"), frozenset({2.0})),  # type: ignore[arg-type]
        None,
    ],
)
def test_what_only_equals_one_is_none(wrong: Any) -> None:
    assert not is_exactly(wrong, Move)
