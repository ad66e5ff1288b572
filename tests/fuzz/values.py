"""Any Python value, and the values that look like the right one."""

from __future__ import annotations

from fractions import Fraction
from typing import Any, get_args

import msgspec
import numpy as np
from hypothesis import strategies as st

from sleuth.games import catalogue
from sleuth.kernel.data import Seat
from sleuth.kernel.match import AnyMatch
from sleuth.kernel.options import Option, describe


class Whole(int):
    """A whole number, but not exactly one."""


class Word(str):
    """A text, but not exactly one."""


class Thorn:
    """It cannot be hashed, and fails when it is compared, counted or turned into anything."""

    def __eq__(self, other: object) -> bool:
        raise ValueError("compared")

    __hash__ = None  # type: ignore[assignment]

    def __bool__(self) -> bool:
        raise ValueError("asked whether")

    def __index__(self) -> int:
        raise ValueError("counted")

    def __str__(self) -> str:
        raise ValueError("told")


NAMES = sorted(catalogue())
KNOTTED: list[Any] = []
KNOTTED.append(KNOTTED)

ODD: list[Any] = [
    *(None, True, False, 0, 1, -1, 2**63, 0.0, 1.0, -0.0, float("nan"), float("inf")),
    *("", "0", "1", "hide RGBY", "mastermind", "\ud800", "\0", "a" * 5000, b"", b"0", bytearray()),
    *((), [], {}, set(), frozenset(), range(2), KNOTTED, ..., NotImplemented, 1j, Fraction(1)),
    *(Whole(0), Whole(1), Word("0"), Word("pass"), np.int64(0), np.True_, np.array([0, 1])),
    *(object(), Thorn(), Thorn, int, len, ValueError("no"), iter(()), msgspec.UNSET),
]

anything: st.SearchStrategy[Any] = st.one_of(
    st.sampled_from(ODD),
    st.integers(),
    st.builds(lambda: 10**5000),
    st.floats(),
    st.text(max_size=20),
    st.recursive(
        st.none() | st.booleans() | st.integers(-2, 20),
        lambda inner: st.lists(inner, max_size=5).map(tuple) | st.lists(inner, max_size=3),
        max_leaves=6,
    ),
)


def lookalikes(value: Any) -> list[Any]:
    """Values that equal this one, or stand where it could."""
    match value:
        case bool() | None:
            return [value, int(bool(value)), float(bool(value)), np.bool_(value), str(value)]
        case int() if abs(value) < 2**63:
            near = [float(value), Whole(value), np.int64(value), str(value), value + 2**64]
            return [value, *near, bool(value), -value, value + 1, None, (value,)]
        case str():
            return [value, Word(value), value.upper(), value.encode(), list(value)]
        case tuple():
            return [value, list(value), value[::-1], value[1:], (*value, *value[:1]), iter(value)]
        case _:
            return [value, type(value), [value], {"type": value}]


@st.composite
def bent(draw: st.DrawFn, value: Any) -> Any:
    """A value of which any part may be another one, or the value itself."""
    if isinstance(value, msgspec.Struct) and draw(st.integers(0, 7)):
        return type(value)(*[draw(bent(getattr(value, n))) for n in value.__struct_fields__])
    if type(value) is tuple and draw(st.integers(0, 7)):
        return tuple([draw(bent(each)) for each in value])
    how = draw(st.integers(0, 19))
    if how < 15:
        return value
    return draw(st.sampled_from(lookalikes(value)) if how < 19 else anything)


def move_kinds(name: str) -> tuple[type[Any], ...]:
    """The kinds of moves of a game."""
    move = catalogue()[name].move
    return get_args(move) or (move,)


@st.composite
def made_up(draw: st.DrawFn, name: str) -> Any:
    """A move of some kind, of this game or of another, filled with anything."""
    kind = draw(st.sampled_from(move_kinds(draw(st.sampled_from([name, name, *NAMES])))))
    return kind(*[draw(anything) for _ in kind.__struct_fields__])


@st.composite
def offered(draw: st.DrawFn, match: AnyMatch, seat: Seat) -> Any:
    """A move that this seat may make, if there is one."""
    moves = match.moves(seat)
    return moves.nth(draw(st.integers(0, len(moves) - 1))) if len(moves) else draw(anything)


def option(each: Option) -> st.SearchStrategy[Any]:
    """A value that this option may have."""
    low, high = each.low or 0, each.high if each.high is not None else 9
    some = st.integers(low, high) if each.values is None else st.sampled_from(each.values)
    return some | st.none() if each.optional else some


def options(name: str) -> st.SearchStrategy[dict[str, Any]]:
    """Some of the options of a game, with values that it allows."""
    known = describe(catalogue()[name].options)
    return st.fixed_dictionaries({}, optional={each.name: option(each) for each in known})
