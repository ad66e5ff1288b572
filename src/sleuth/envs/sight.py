"""What is seen, in numbers of a fixed shape: an encoding of a View, which cannot leak."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterator
from functools import cache, lru_cache, partial
from itertools import groupby
from operator import attrgetter
from struct import Struct
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
SHORT = np.dtype(np.int16)
ONE = Struct("h")
KEPT = 1 << 12
"""Values of one place whose numbers are kept."""

SAME = "options"
"""What is agreed on never changes in an environment, and is not shown."""


def observe(name: str, view: Any) -> Sight:
    """A view in numbers; what there is no room for is left out at the end."""
    return eye(name)(view)


class Eye:
    """One who looks at views of a game: what is as it was before is looked up, not written anew."""

    def __init__(self, name: str) -> None:
        self._wide = talents(name).wide
        self._parts = list[tuple[Callable[[Any], Any], Callable[[Any], bytes]]]()
        info = inspect.type_info(game(name).view)
        for grows, neighbours in groupby(_flat(info), lambda field: _is_row(field[1])):
            group = list(neighbours)
            self._parts += map(_grown, group) if grows else [_small(group)]

    def __call__(self, view: Any) -> Sight:
        """A view in numbers, in an array of its own."""
        numbers = b"".join([known(get(view)) for get, known in self._parts])
        return np.ndarray(self._wide, SHORT, bytearray(numbers.ljust(2 * self._wide, b"\0")))


@cache
def eye(name: str) -> Eye:
    """The house's own."""
    return Eye(name)


Field = tuple[str, inspect.Type]
"""A field of a view, or of what is inside of it: the way to it, and its kind."""


def _flat(info: inspect.Type, path: str = "") -> Iterator[Field]:
    """Every field that is no struct itself."""
    assert isinstance(info, inspect.StructType)
    for field in info.fields:
        if field.name == SAME:
            continue
        if isinstance(field.type, inspect.StructType):
            yield from _flat(field.type, f"{path}{field.name}.")
        else:
            yield f"{path}{field.name}", field.type


def _is_row(info: inspect.Type) -> bool:
    """Is this a row of other things than numbers?"""
    return isinstance(info, inspect.VarTupleType) and _writer(info.item_type) is not _number


def _small(group: list[Field]) -> tuple[Callable[[Any], Any], Callable[[Any], bytes]]:
    """Neighbours that are read at once, and known by what they hold."""
    parts = [_writer(info) for _, info in group]
    write = parts[0] if len(parts) == 1 else partial(_each, parts)
    known = lru_cache(maxsize=KEPT)(partial(_bytes, write))
    return attrgetter(*(path for path, _ in group)), known


def _grown(field: Field) -> tuple[Callable[[Any], Any], Callable[[Any], bytes]]:
    """A row, which mostly grows."""
    path, info = field
    assert isinstance(info, inspect.VarTupleType)
    return attrgetter(path), GrowingRow(_writer(info.item_type))


class GrowingRow:
    """How a row is written: what lay there the last time is not written anew."""

    def __init__(self, item: Writes) -> None:
        self._item = item
        self._last: tuple[tuple[Any, ...], bytes] = (), b""

    def __call__(self, value: tuple[Any, ...]) -> bytes:
        before, numbers = self._last
        if value is not before or not numbers:
            n, new = len(before), list[int]()
            if value[:n] != before:
                n, numbers = 0, b""
            for each in value[n:]:
                self._item(each, new)
            numbers = ONE.pack(len(value)) + numbers[2:] + array("h", new).tobytes()
            self._last = value, numbers
        return numbers


def _bytes(write: Writes, value: Any) -> bytes:
    """What is written of a value, two bytes a number."""
    out: list[int] = []
    write(value, out)
    return array("h", out).tobytes()


def digits(long: int) -> list[int]:
    """A long number: a sign for that, how many digits, below 0 if it is, and the digits."""
    found, rest = list[int](), abs(long)
    while rest:
        rest, digit = divmod(rest, BASE)
        found.append(digit)
    return [LONG, len(found) if long > 0 else -len(found), *found]


def _writer(info: inspect.Type) -> Writes:
    """How a value of this kind becomes numbers: in order; what has a length after its length."""
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
    """Field by field, all of them read at once."""
    fields, parts = reader([name for name, _ in inner]), [writes for _, writes in inner]

    def write(value: Any, out: list[int]) -> None:
        for each, writes in zip(fields(value), parts):  # noqa: B905  hot, and of one length
            writes(each, out)

    return write


def reader(names: list[str]) -> Callable[[Any], tuple[Any, ...]]:
    """These fields of a value."""
    if len(names) > 1:
        return attrgetter(*names)
    return lambda value: tuple(getattr(value, name) for name in names)


def _row(item: Writes) -> Writes:
    return _numbers if item is _number else _things(item)


def _number(value: Any, out: list[int]) -> None:
    """A whole number or a truth."""
    if -BASE < value < BASE:
        out.append(value)
    else:
        out.extend(digits(value))


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
    exact = {kind: (n, writes) for n, (kind, writes) in reversed([*enumerate(kinds)])}

    def write(value: Any, out: list[int]) -> None:
        n, writes = exact.get(type(value)) or kin(value)
        out.append(n)
        if value is not None:
            writes(value, out)

    def kin(value: Any) -> tuple[int, Writes]:
        """A truth is a number, and a kind of a kind."""
        for n, (kind, writes) in enumerate(kinds):
            if isinstance(value, kind):
                return n, writes
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
