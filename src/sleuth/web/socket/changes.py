"""What changed between two values, as a client applies it who knows nothing of their meaning.

The changes are made of the two values as they are spelt, and of nothing else: who was told the one
learns from them what it would have learnt from the other.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from operator import is_
from typing import Any

import msgspec

from sleuth.kernel import codec
from sleuth.kernel.data import Tagged

Path = tuple[str | int, ...]
"""The way to a value: names of fields and numbers of places, from the outside in."""


class Put(Tagged, frozen=True):
    """Another value stands there now; the last name of `at` may be new."""

    at: Path
    value: Any


class Splice(Tagged, frozen=True):
    """In a row, `items` stand in the place of the `gone` that were there from `start` on."""

    at: Path
    start: int
    gone: int
    items: tuple[Any, ...]


Difference = Put | Splice
Differences = list[Difference]


class Misfit(Exception):
    """Changes of something else than what is there."""


def changes(old: Any, new: Any, at: Path = ()) -> tuple[Difference, ...]:
    """What to change in the one, as it is spelt, to have the other, byte for byte."""
    found: list[Difference] = []
    _compare(old, new, at, found)
    return tuple(found)


def _compare(old: Any, new: Any, at: Path, found: Differences) -> None:
    if old is new:  # values are shared wherever nothing happened
        return
    kind = type(new)
    if type(old) is not kind:
        found.append(Put(at, new))
    elif issubclass(kind, msgspec.Struct):
        for name, spelt in _fields(kind):
            before, now = getattr(old, name), getattr(new, name)
            if before is not now:
                _compare(before, now, (*at, spelt), found)
    elif kind is tuple or kind is list:
        _compare_rows(old, new, at, found)
    elif kind is dict:
        _compare_names(old, new, at, found)
    elif not _same(old, new):
        found.append(Put(at, new))


def _same(old: Any, new: Any) -> bool:
    """Are two values that have no parts spelt alike? A set is spelt in the order that it has."""
    if isinstance(new, frozenset | set):
        return tuple(old) == tuple(new)
    return bool(bytes(old) == bytes(new) if isinstance(new, msgspec.Raw) else old == new)


def _compare_rows(
    old: Sequence[Any], new: Sequence[Any], at: Path, found: list[Difference]
) -> None:
    """Place by place, or, in a row that has grown or shrunk, what is between the equal ends."""
    if len(old) == len(new):
        for n, (before, now) in enumerate(zip(old, new, strict=True)):
            if before is not now:
                _compare(before, now, (*at, n), found)
        return
    start = _alike(old, new)
    end = _alike(old[start:][::-1], new[start:][::-1])
    items = tuple(new[start : len(new) - end])
    found.append(Splice(at, start, len(old) - end - start, items))


def _alike(old: Sequence[Any], new: Sequence[Any]) -> int:
    """How many places at the beginning are spelt alike?"""
    if all(map(is_, old, new)):  # the shorter is the beginning of the longer
        return min(len(old), len(new))
    n = 0
    for before, now in zip(old, new, strict=False):
        if before is not now and changes(before, now):
            break
        n += 1
    return n


def _compare_names(
    old: dict[Any, Any], new: dict[Any, Any], at: Path, found: list[Difference]
) -> None:
    """Name by name, if the old names stand there still and in their order; else anew."""
    if [*new][: len(old)] != [*old]:
        found.append(Put(at, new))
        return
    for name, now in new.items():
        if name in old:
            _compare(old[name], now, (*at, str(name)), found)
        else:
            found.append(Put((*at, str(name)), now))


@cache
def _fields(kind: type[msgspec.Struct]) -> tuple[tuple[str, str], ...]:
    """The fields of a struct, and how they are spelt."""
    return tuple(zip(kind.__struct_fields__, kind.__struct_encode_fields__, strict=True))


def changed(value: Any, them: Iterable[Difference]) -> Any:
    """Plain data after these changes; it stays as it is, and Misfit is raised where they do not."""
    for change in them:
        value = _changed(value, change.at, change)
    return value


def _changed(value: Any, at: Path, change: Difference) -> Any:
    """The same one step further in."""
    if not at:
        return _spliced(value, change) if isinstance(change, Splice) else change.value
    step, rest = at[0], at[1:]
    if isinstance(value, dict) and isinstance(step, str) and (step in value or not rest):
        return {**value, step: _changed(value.get(step), rest, change)}
    if isinstance(value, list) and isinstance(step, int) and 0 <= step < len(value):
        return [*value[:step], _changed(value[step], rest, change), *value[step + 1 :]]
    raise Misfit(f"nothing stands at {change.at}")


def _spliced(value: Any, change: Splice) -> list[Any]:
    end = change.start + change.gone
    if not isinstance(value, list) or end > len(value):
        raise Misfit(f"no such row stands at {change.at}")
    return [*value[: change.start], *change.items, *value[end:]]


def read(body: Any) -> tuple[Difference, ...]:
    """Changes as they come over the wire."""
    found: tuple[Difference, ...] = codec.convert(body, tuple[Difference, ...])
    return found
