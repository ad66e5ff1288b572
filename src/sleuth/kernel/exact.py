"""Is a Python value exactly of a kind? Neither `1.0` nor `True` is a whole number here."""

from __future__ import annotations

from functools import cache
from typing import Any

from msgspec import inspect

BITS = 63
"""Whole numbers are as long as a database and other languages can hold them."""


@cache
def _info(kind: Any) -> inspect.Type:
    return inspect.type_info(kind)


def is_exactly(value: object, kind: Any) -> bool:
    """Does this value have this kind through and through, as if it had been read?

    Python checks no annotation: a move may be built of anything, and equals one that is not.
    """
    return _fits(value, _info(kind))


PLAIN = {inspect.BoolType: bool, inspect.StrType: str, inspect.NoneType: type(None)}
"""Kinds that one Python type says all about."""


def _fits(value: Any, info: inspect.Type) -> bool:
    match info:
        case inspect.UnionType(types=types):
            return any(_fits(value, each) for each in types)
        case inspect.StructType(cls=cls, fields=fields):
            return type(value) is cls and all(
                _fits(getattr(value, field.name), field.type) for field in fields
            )
        case inspect.VarTupleType(item_type=item):
            return type(value) is tuple and all(_fits(each, item) for each in value)
        case inspect.FrozenSetType(item_type=item):
            return type(value) is frozenset and all(_fits(each, item) for each in value)
        case inspect.TupleType(item_types=items):
            whole = type(value) is tuple and len(value) == len(items)
            return whole and all(map(_fits, value, items))
        case inspect.LiteralType(values=values):
            return type(value) in (str, int) and value in values
        case inspect.IntType():
            return type(value) is int and _in_range(value, info)
        case _:
            return type(value) is PLAIN[type(info)]


def _in_range(value: int, info: inspect.IntType) -> bool:
    low = -(2**BITS) if info.ge is None else info.ge
    high = 2**BITS - 1 if info.le is None else info.le
    return low <= value <= high
