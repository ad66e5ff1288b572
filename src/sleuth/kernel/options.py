"""Options as data: what can be agreed on, with defaults and allowed values, read off the type."""

from __future__ import annotations

from typing import Any

from msgspec import NODEFAULT, inspect

from sleuth.kernel.data import Data


class Option(Data, frozen=True):
    """One thing to agree on. `values` lists what is allowed, or `low` and `high` bound it."""

    name: str
    default: Any
    values: tuple[Any, ...] | None = None
    low: int | None = None
    high: int | None = None
    optional: bool = False


def describe(kind: type[Any]) -> tuple[Option, ...]:
    """The options in a struct, in order."""
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType)
    return tuple(_option(field) for field in info.fields)


def _option(field: inspect.Field) -> Option:
    default = None if field.default is NODEFAULT else field.default
    types = field.type.types if isinstance(field.type, inspect.UnionType) else (field.type,)
    optional = any(isinstance(each, inspect.NoneType) for each in types)
    bare = next(each for each in types if not isinstance(each, inspect.NoneType))
    match bare:
        case inspect.BoolType():
            return Option(field.encode_name, default, (False, True), optional=optional)
        case inspect.LiteralType(values=values):
            return Option(field.encode_name, default, tuple(values), optional=optional)
        case inspect.IntType(ge=low, le=high):
            return Option(field.encode_name, default, None, low, high, optional)
        case _:
            return Option(field.encode_name, default, optional=optional)
