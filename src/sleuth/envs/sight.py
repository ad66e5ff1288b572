"""What is seen, in numbers of a fixed shape: an encoding of a View, which cannot leak."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
from typing import Any

import numpy as np
from msgspec import inspect
from numpy.typing import NDArray

from sleuth.games import game, talents

Sight = NDArray[np.int16]
Writes = Callable[[Any, list[int]], None]

LONG = -(2**15)
"""Comes before a number that takes more than one place: how many digits, and the digits."""

BASE = 2**15
SAME = "options"
"""What is agreed on never changes in an environment, and is not shown."""


def observe(name: str, view: Any) -> Sight:
    """A view in numbers; what there is no room for is left out at the end."""
    wide, out = talents(name).wide, list[int]()
    kind: Any = game(name).view
    writer(kind)(view, out)
    seen = np.zeros(wide, np.int16)
    fits = out[:wide]
    seen[: len(fits)] = fits
    return seen


@cache
def writer(kind: Any) -> Writes:
    """How a value of this kind becomes numbers: in order; what has a length after its length."""
    return _writer(inspect.type_info(kind))


def _writer(info: inspect.Type) -> Writes:
    match info:
        case inspect.StructType(fields=fields):
            return _struct([(f.name, _writer(f.type)) for f in fields if f.name != SAME])
        case inspect.UnionType(types=types):
            return _either(types)
        case inspect.LiteralType(values=values):
            at = {value: n for n, value in enumerate(values)}
            return lambda value, out: out.append(at[value])
        case inspect.VarTupleType(item_type=item):
            return _row(_writer(item))
        case inspect.FrozenSetType(item_type=item):
            row = _row(_writer(item))
            return lambda value, out: row(sorted(value), out)
        case inspect.TupleType(item_types=items):
            parts = [_writer(item) for item in items]
            return lambda value, out: _each(parts, value, out)
        case inspect.Metadata(type=inner):
            return _writer(inner)
        case _:
            return _number


def _struct(inner: list[tuple[str, Writes]]) -> Writes:
    def write(value: Any, out: list[int]) -> None:
        for name, writes in inner:
            writes(getattr(value, name), out)

    return write


def _row(item: Writes) -> Writes:
    return _numbers if item is _number else _things(item)


def _numbers(value: Any, out: list[int]) -> None:
    """A row of whole numbers, in one go where all are short."""
    out.append(len(value))
    if value and (max(value) >= BASE or min(value) <= -BASE):
        for each in value:
            _number(each, out)
    else:
        out += value


def _things(item: Writes) -> Writes:
    """A row of other things; what lay there before is not written anew."""

    @lru_cache(maxsize=1 << 12)
    def written(each: Any) -> tuple[int, ...]:
        alone: list[int] = []
        item(each, alone)
        return tuple(alone)

    def write(value: Any, out: list[int]) -> None:
        out.append(len(value))
        for each in value:
            out += written(each)

    return write


def _each(parts: list[Writes], value: Any, out: list[int]) -> None:
    for writes, each in zip(parts, value, strict=True):
        writes(each, out)


def _either(types: tuple[inspect.Type, ...]) -> Writes:
    """Which of the kinds it is, then the value."""
    kinds = [(_python(each), _writer(each)) for each in types]

    def write(value: Any, out: list[int]) -> None:
        for n, (kind, writes) in enumerate(kinds):
            if isinstance(value, kind):
                out.append(n)
                if value is not None:
                    writes(value, out)
                return
        raise TypeError(type(value).__name__)

    return write


def _python(info: inspect.Type) -> type[Any]:
    """The Python type by which a member of a union is told from the others."""
    match info:
        case inspect.StructType(cls=cls):
            return cls
        case inspect.NoneType():
            return type(None)
        case inspect.VarTupleType() | inspect.TupleType():
            return tuple
        case inspect.LiteralType(values=values):
            return type(values[0])
        case inspect.Metadata(type=inner):
            return _python(inner)
        case _:
            return int


def _number(value: Any, out: list[int]) -> None:
    """A whole number or a truth; a long one takes as many places as it has digits, and two."""
    if -BASE < value < BASE:
        out.append(int(value))
        return
    digits, rest = list[int](), abs(value)
    while rest:
        rest, digit = divmod(rest, BASE)
        digits.append(digit)
    out += [LONG, len(digits) if value > 0 else -len(digits), *digits]
