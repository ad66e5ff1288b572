"""Types of values as parts of a page: their words, and a table of their fields."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec import inspect

from sleuth.web.documents.typescript import spell


def part(kind: type[Any], also: str = "", level: int = 3) -> str:
    """The words and the fields of one struct, and what else is to be said of it."""
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType)
    name = kind.__name__ if info.tag is None else info.tag
    words = "\n\n".join([doc(kind), also] if also else [doc(kind)])
    return f"{'#' * level} {name}\n\n{words}\n\n" + "\n".join([*rows(info), ""])


def doc(kind: type[Any]) -> str:
    """The docstring, a paragraph a line."""
    paragraphs = (kind.__doc__ or "").strip().split("\n\n")
    return "\n\n".join(" ".join(each.split()) for each in paragraphs)


def rows(info: inspect.StructType) -> Iterator[str]:
    """The table of fields."""
    if not info.fields:
        return
    yield "| field | type | default |"
    yield "|---|---|---|"
    for field in info.fields:
        default = "" if field.required else f"`{usual(field)}`"
        kind = spell(field.type).replace("|", "\\|")
        yield f"| `{field.encode_name}` | `{kind}` | {default} |"


def usual(field: inspect.Field) -> str:
    """The default of a field, as JSON."""
    value = field.default_factory() if field.default is msgspec.NODEFAULT else field.default
    return msgspec.json.encode(value).decode()
