"""What is seen, in numbers of a fixed shape: an encoding of a View, which cannot leak."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterator
from functools import cache, lru_cache, partial
from operator import attrgetter
from struct import Struct
from typing import Any

import numpy as np
from msgspec import inspect
from numpy.typing import NDArray

from sleuth.games import game, talents

Sight = NDArray[np.int16]
Paper = array  # of short numbers
Writes = Callable[[Any, "Paper[int]"], None]

LONG = -(2**15)
"""Comes before a number that takes more than one place: how many digits, and the digits."""

BASE = 2**15
SHORT = np.dtype(np.int16)
ONE = Struct("h")
KEPT = 1 << 14
"""Values of one place whose numbers are kept."""

SAME = "options"
"""What is agreed on never changes in an environment, and is not shown."""


def observe(name: str, view: Any) -> Sight:
    """A view in numbers; what there is no room for is left out at the end."""
    return eye(name)(view)


class Eye:
    """One who looks at views of a game: what is the same as the last time is not written anew."""

    def __init__(self, name: str) -> None:
        fields = _fields(name)
        self._room = 2 * talents(name).wide
        self._read = attrgetter(*(path for path, _ in fields))
        self._known = [_known(name, n) for n in range(len(fields))]
        self._last: tuple[tuple[Any, ...], list[bytes]]
        self._last = (Ellipsis,) * len(fields), [b""] * len(fields)

    def __call__(self, view: Any) -> Sight:
        """A view in numbers, in an array of its own."""
        values, (before, written_before) = self._read(view), self._last
        numbers = written_before.copy()  # another thread may look as well
        for n, (value, last) in enumerate(zip(values, before)):  # noqa: B905  hot
            if value is not last:
                numbers[n] = self._known[n](value)
        self._last = values, numbers
        written, paper = b"".join(numbers), bytearray(self._room)
        paper[: len(written)] = written
        return np.ndarray(self._room // 2, SHORT, paper)


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


@cache
def _fields(name: str) -> tuple[Field, ...]:
    """Every field of a game's views, in order."""
    return tuple(_flat(inspect.type_info(game(name).view)))


def _known(name: str, n: int) -> Callable[[Any], bytes]:
    """How a field is written: a row goes on growing, all else is known by what it holds."""
    part = _part(_fields(name)[n][1])
    return _seen_before(name, n) if part is None else GrowingRow(_seen_before(name, n))


def _part(info: inspect.Type) -> inspect.Type | None:
    """What a row of other things than numbers is a row of."""
    if isinstance(info, inspect.VarTupleType) and _writer(info.item_type) is not _number:
        return info.item_type
    return None


@cache
def _seen_before(name: str, n: int) -> Callable[[Any], bytes]:
    """How the values of a field, or the things in its row, are written: all eyes share it."""
    info = _fields(name)[n][1]
    return _kept(_part(info) or info)


def _kept(info: inspect.Type) -> Callable[[Any], bytes]:
    """How things of a kind are written, wherever they lie: those seen before are known."""
    if isinstance(info, inspect.StructType):
        return _kept_struct(info.cls)
    return lru_cache(maxsize=KEPT)(partial(_bytes, _writer(info)))


@cache
def _kept_struct(kind: type[Any]) -> Callable[[Any], bytes]:
    return lru_cache(maxsize=KEPT)(partial(_bytes, _writer(inspect.type_info(kind))))


class GrowingRow:
    """How a row of other things than numbers is written: what lay there is not written anew."""

    def __init__(self, item: Callable[[Any], bytes]) -> None:
        self._item = item
        self._last: tuple[tuple[Any, ...], bytes] = (), b""

    def __call__(self, value: tuple[Any, ...]) -> bytes:
        before, numbers = self._last
        if value[: len(before)] != before:
            before, numbers = (), b""
        numbers += b"".join(map(self._item, value[len(before) :]))
        self._last = value, numbers
        return ONE.pack(len(value)) + numbers


def _bytes(write: Writes, value: Any) -> bytes:
    """What is written of a value, two bytes a number."""
    out = array("h")
    write(value, out)
    return out.tobytes()


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
            return _row(item)
        case inspect.FrozenSetType(item_type=item):
            row = _row(item)
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

    def write(value: Any, out: Paper[int]) -> None:
        for each, writes in zip(fields(value), parts):  # noqa: B905  hot, and of one length
            writes(each, out)

    return write


def reader(names: list[str]) -> Callable[[Any], tuple[Any, ...]]:
    """These fields of a value."""
    if len(names) > 1:
        return attrgetter(*names)
    return lambda value: tuple(getattr(value, name) for name in names)


def _row(item: inspect.Type) -> Writes:
    return _numbers if _writer(item) is _number else _things(_kept(item))


def _number(value: Any, out: Paper[int]) -> None:
    """A whole number or a truth."""
    if -BASE < value < BASE:
        out.append(value)
    else:
        out.extend(digits(value))


def _numbers(value: Any, out: Paper[int]) -> None:
    """A row of whole numbers, in one go where all are short."""
    out.append(len(value))
    if value and (max(value) >= BASE or min(value) <= -BASE):
        for each in value:
            _number(each, out)
    else:
        out.extend(value)


def _things(kept: Callable[[Any], bytes]) -> Writes:
    """A row of other things."""

    def write(value: Any, out: Paper[int]) -> None:
        out.append(len(value))
        for each in value:
            out.frombytes(kept(each))

    return write


def _each(parts: list[Writes], value: Any, out: Paper[int]) -> None:
    for writes, each in zip(parts, value, strict=True):
        writes(each, out)


def _either(types: tuple[inspect.Type, ...]) -> Writes:
    """Which of the kinds it is, then the value."""
    kinds = [(_python(each), _writer(each)) for each in types]
    exact = {kind: (n, writes) for n, (kind, writes) in reversed([*enumerate(kinds)])}

    def write(value: Any, out: Paper[int]) -> None:
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
